"""Whatever changes on the map is told: after every choice the entries since name each space or unit that changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import indochina
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.journal import Note
from indochina.core.view import plain_words
from indochina.fitl.board import IDS
from indochina.fitl.components.pieces import KINDS, TURNED
from indochina.saigon75.units import KINDS as UNIT_KINDS
from indochina.saigon75.units import SPACE_IDS
from indochina.tonkin.state import hex_key

WHOLE_MAP = ("log.coup.reset", "log.rangers_underground", "log.suggested", "log.vm_set_up")
"""Entries that tell what happens to all of a kind, wherever they are."""
TURNING = ("log.activated", "log.march.active", "log.event.flipped", "log.rally.flip", "log.event.tunnel", "log.tunnel")
MOST = 3_000
"""So many choices of a game are looked at: a campaign of Tonkin has thousands."""

Changes = Iterator[tuple[str, ...]]
"""Of each thing that changed, the names by any of which an entry may tell of it."""


def named(notes: list[Note]) -> set[str]:
    words = {word for note in notes for value in note.values.values() for word in plain_words(value)}
    return words | {part for word in words for part in word.split("/")}


def fitl(before: Any, after: Any) -> Changes:
    for x, name in enumerate(IDS):
        held = slice(x * KINDS, (x + 1) * KINDS)
        there = (before.support[x], before.terror[x], before.pieces[held])
        if there != (after.support[x], after.terror[x], after.pieces[held]):
            yield (name,)


def saigon75(before: Any, after: Any) -> Changes:
    for p, name in enumerate(SPACE_IDS):
        held = slice(p * UNIT_KINDS, (p + 1) * UNIT_KINDS)
        if before.units[held] != after.units[held]:
            yield (name,)


def tonkin(before: Any, after: Any) -> Changes:
    for u, unit in enumerate(after.board.units):
        was, now = ((s.place[u], s.steps[u], s.dg[u]) for s in (before, after))
        if was != now and max(was[0], now[0]) >= 0:  # on the map
            yield (unit.key, *(hex_key(after, place) for place in (was[0], now[0]) if place >= 0))


def tracks(game: str, state: Any) -> tuple[Any, ...]:
    if game == "fitl":
        boxes = tuple(bytes(box) for box in (state.available, state.casualties, state.out_of_play))
        return (dict(state.resources), state.aid, state.patronage, state.trail, *boxes)
    return (state.momentum, state.air) if game == "saigon75" else (state.vp,)


CHANGES: dict[str, Callable[[Any, Any], Changes]] = {"fitl": fitl, "saigon75": saigon75, "tonkin": tonkin}
SCENARIOS = [(name, scenario) for name in indochina.GAMES for scenario in indochina.rules(name).SCENARIOS]


def steps(game: Game, rng: Random) -> Iterator[tuple[Any, list[Note]]]:
    """Each choice of a game at random: the state before it, and the entries since."""
    while game.decision is not None and game.made < MOST:
        before, noted = game.state.copy(), game.noted
        game.choose(rng.choice(game.decision.keys))
        yield before, [note for _, note in game.notes(noted)]


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_every_change_of_the_map_and_the_tracks_is_told(name: str, scenario: str) -> None:
    """1.4.1 What is placed while more may be taken from elsewhere is told when all of it is there."""
    game = indochina.new(name, scenario, seed=4)
    told = 0
    for before, notes in steps(game, Random(f"told/{name}/{scenario}")):
        words, keys = named(notes), {note.key for note in notes}
        placing = game.decision is not None and game.decision.name == "place.take"
        for names in CHANGES[name](before, game.state):
            assert not words.isdisjoint(names) or placing or not keys.isdisjoint(WHOLE_MAP), (names, sorted(keys))
            told += 1
        if tracks(name, before) != tracks(name, game.state):
            assert notes or placing, (before.stage, before)
    assert told > 50


@pytest.mark.parametrize("scenario", ["short", "medium"])
def test_1_4_3_a_piece_that_is_turned_over_is_told_as_such(scenario: str) -> None:
    """Also who becomes Active by its own Attack, Terror, Ambush, Raid or Tax."""
    game = indochina.new("fitl", scenario, seed=2)
    turned = 0
    for before, notes in steps(game, Random(f"turned/{scenario}")):
        words = named([note for note in notes if note.key in TURNING])
        everywhere = {note.key for note in notes} & {*WHOLE_MAP}
        for slot, n in enumerate(before.pieces):
            x, kind = divmod(slot, KINDS)
            other = x * KINDS + TURNED[kind]
            if other > slot and n > game.state.pieces[slot] and before.pieces[other] < game.state.pieces[other]:
                now = game.state.pieces[slot] + game.state.pieces[other]
                if before.pieces[slot] + before.pieces[other] == now:
                    assert IDS[x] in words or everywhere, (IDS[x], [note.key for note in notes])
                    turned += 1
    assert turned > 5


@pytest.mark.parametrize("name", indochina.GAMES)
def test_every_entry_says_whose_action_caused_it(name: str) -> None:
    """Those of nobody's action, such as a new card or the Coup Round, say nobody's; the view carries it too."""
    game = indochina.new(name, seed=5)
    rng = Random("whose")
    while game.decision is not None and game.made < 400:
        game.choose(rng.choice(game.decision.keys))
    actors = {entry.actor for entry in game.log}
    assert set(game.rules.SEATS) <= actors <= {*game.rules.SEATS, ""}
    assert [entry["actor"] for entry in game.view(None)["log"]] == [entry.actor for entry in game.entries(None)]


def test_in_fire_in_the_lake_it_is_the_faction_that_executes_something() -> None:
    """2.3.4 US Advice is the action of the US, though ARVN carries it out; the next card is nobody's."""
    game = indochina.new("fitl", "short", seed=6)
    rng = Random("acting")
    while game.decision is not None:
        game.choose(rng.choice(game.decision.keys))
    first = {entry.actor for entry in game.log if entry.key == "log.operation"}
    assert first == {"US", "ARVN", "NVA", "VC"}
    for entry in game.log:
        if entry.key in ("log.operation", "log.pass", "log.march"):
            assert entry.actor == entry.values.get("faction", entry.actor)
        if entry.key in ("log.card", "log.coup.reset"):
            assert entry.actor == ""
