"""Battles as scenes: every one of a recorded game has sides and dice, and nothing that comes after it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import indochina
from indochina.core.journal import Entry
from indochina.slices import whole
from indochina.web.retelling import retelling

RECORDED = Path(__file__).parents[1] / "games"
FOUGHT = {
    "saigon75": ("log.dice", "log.reduced", "log.no_retreat"),
    "fitl": ("log.assault", "log.attack.die", "log.attack.troops", "log.ambush", "log.bombard"),
    "tonkin": ("log.attack", "log.overrun", "log.combat", "log.fires", "log.barrage"),
}
"""Entries that belong to a battle in every game."""


@pytest.mark.parametrize("name", ["saigon75-solo-solo-hand3-dealt-sv", "fitl-bots-short-arvn"])
def test_the_fights_of_a_recorded_game_are_battles(name: str) -> None:
    game = indochina.load(RECORDED / f"{name}.save")
    told = json.loads(whole(retelling(game, None, game.messages, 0, game.made)))
    entries = {entry["n"]: entry for action in told["actions"] for entry in action["entries"]}
    fought = {n for battle in told["battles"].values() for n in battle["entries"]}
    assert told["battles"], "something is fought"
    assert {n for n, entry in entries.items() if entry["key"] in FOUGHT[game.rules.NAME]} <= fought
    for battle in told["battles"].values():
        seats = [side["seat"] for side in battle["sides"]]
        assert len(seats) == len({*seats}) and {*seats} <= {*game.rules.SEATS}
        assert all(die["seat"] in seats for n in battle["entries"] for die in entries[n]["dice"])
        assert not battle["dice"] and not battle["lines"], "all of it is told"


def test_a_drm_over_its_limit_is_told_with_what_counts() -> None:
    """6.8 Items of +6 in all count as +3; within the limit nothing is said."""
    rules, words = indochina.rules("tonkin"), indochina.new("tonkin", seed=1).messages

    def entry(drm: str, *items: str) -> Entry:
        return Entry(1, "log.combat", "6.8", {"drm": drm, "items": list(items)}, "VM", words)

    limit = rules.capped(entry("+3", "drm.morale/+4", "drm.airstrike/+2"))
    assert rules.capped(entry("-1", "drm.forest/-1")) is None
    assert rules.capped(entry("+0", "drm.none")) is None
    english = indochina.new("tonkin", seed=1).messages
    assert english.text(*limit) == "DRM +6, capped at +3"
