"""6.6, 6.8 What an answer that leads to a fight would bring, item by item, for the board's notes beside the question.

1.5 Only what the seat can see is counted.
"""

from __future__ import annotations

from typing import Any

from indochina.core.catalogue import Messages
from indochina.core.game import Game

from .barrage import able_to_fire
from .battle import attack_value
from .combat import able_to_attack
from .combat_preview import barrage_preview, combat_preview
from .movement import legs_of
from .overrunning import victims
from .state import State
from .view import known, visible

CHOOSING = ("attack.units", "attack.vm_units", "barrage.units", "barrage.vm_units")
TARGETS = ("attack.target", "barrage.target", "move.overrun", "move.overrun_from")
AIRDROP = "3.5"


def forecasts(game: Game) -> list[str]:
    """The answers to the open question that start a fight: for these one is told beforehand what it would bring."""
    s, decision = game.state, game.decision
    if decision is None:
        return []
    if decision.name in TARGETS:
        return decision.keys
    if decision.name in CHOOSING:
        return [key for key in decision.keys if key in ("all", "go")] or decision.keys
    if decision.name == "move.to" and decision.rule == AIRDROP:
        return [key for key in decision.keys if s.holder(s.hex(key)) not in ("", decision.seat)]
    return []


def forecast(game: Game, key: str, messages: Messages) -> dict[str, Any] | None:
    """If this answer is given: strengths and DRM as `items`, `outcomes` with their chances, and what is assumed.

    None if the answer leads to no fight.
    """
    s, decision = game.state, game.decision
    assert decision is not None
    found = fight_of(game, key)
    if found is None:
        return None
    target, preview, everybody = found
    say = messages.text
    items = [{"text": say("odds.strengths", preview), "value": preview["odds"]}] if preview.get("odds") else []
    if "points" in preview:
        items.append({"text": say("odds.points", {}), "value": str(preview["points"])})
    elif not items:
        items.append({"text": say("odds.none" if preview["possible"] else "odds.no_leader", {}), "value": ""})
    if preview.get("outcomes"):
        items += [{"text": messages.name(f"drm.{item}"), "value": f"{value:+}"} for item, value in preview["drms"]]
        items.append({"text": say("odds.drm", {}), "value": f"{preview['drm']:+}"})
    title = say("odds.barrage" if "points" in preview else "odds.result", {"hex": s.key(target)})
    outcomes = [
        {"title": title, "text": say(f"odds.{result}", {}), "probability": round(chance, 4)}
        for result, chance in preview.get("outcomes", {}).items()
        if chance
    ]
    for side, chance in zip((decision.seat, s.holder(target)), preview.get("dg", ())):
        title = say("odds.dg", {"side": side})
        outcomes += [
            {"title": title, "text": say(f"odds.{text}", {}), "probability": round(part, 4)}
            for text, part in (("dg_none", 1 - chance), ("dg_all", chance))
        ]
    assumed = []
    if everybody:
        assumed.append(say("odds.all", {}))
    if "dg" in preview:
        assumed.append(say("odds.leaders", {}))
    if len(visible(s, target, decision.seat)) < len(s.units_in(target)):
        assumed.append(say("odds.in_sight", {}))
    assuming = say("odds.assuming", {"what": assumed}) if assumed and outcomes else ""
    return {"items": items, "outcomes": outcomes, "assuming": assuming, "exact": True}


Fight = tuple[int, dict[str, Any], bool]
"""The hex, what a fight for it would bring, and whether all are taken to join in."""


def fight_of(game: Game, key: str) -> Fight | None:
    """The fight an answer leads to."""
    s, decision = game.state, game.decision
    assert decision is not None
    name, seat, values = decision.name, decision.seat, decision.values
    unit = s.board.unit
    if name == "attack.target":
        able = [u for u in able_to_attack(s, seat)[s.hex(key)] if attack_value(s, u)]
        return attack(s, seat, able, s.hex(key), True)
    if name == "barrage.target":
        guns = able_to_fire(s, seat, game.moment[1][-1].key == "artillery")[s.hex(key)]
        return barrage(s, seat, guns, s.hex(key), True)
    if name in CHOOSING:
        rest = [other for other in decision.keys if other not in ("all", "go")]
        target, fires = s.hex(values["hex"]), name.startswith("barrage")
        if key != "all":
            rest = [key] if key != "go" else []
        elif not fires:
            rest = [other for other in rest if attack_value(s, unit[other])]
        chosen = [*chosen_so_far(game, name), *rest]
        if fires:
            return barrage(s, seat, chosen, target)
        return attack(s, seat, [unit[other] for other in chosen], target)
    if key not in s.board.index:
        return None
    units = [unit[other] for other in values["units"]]
    if name == "move.overrun":
        start = s.hex(values["hex"])
        halts = victims(s, units, start, {u: legs_of(s, u, start) for u in units}).get(s.hex(key), {start: 0})
        return overrun(s, seat, units, s.hex(key), min(halts, key=lambda h: (halts[h], h)))
    if name == "move.overrun_from":
        return overrun(s, seat, units, s.hex(values["hex"]), s.hex(key))
    if decision.rule == AIRDROP and s.holder(s.hex(key)) not in ("", seat):
        return overrun(s, seat, units, s.hex(key), s.hex(values["hex"]), airdrop=True)
    return None


def chosen_so_far(game: Game, name: str) -> list[str]:
    """The units chosen since the question was first put."""
    keys: list[str] = []
    for answer in reversed(game.moment[1]):
        if answer.name != name:
            break
        keys.insert(0, answer.key)
    return keys


def attack(s: State, seat: str, units: list[int], target: int, everybody: bool = False) -> Fight:
    return target, combat_preview(s, units, target, known=known(s, seat) | set(units)), everybody


def overrun(s: State, seat: str, units: list[int], target: int, start: int, airdrop: bool = False) -> Fight:
    seen = known(s, seat) | set(units)
    return target, combat_preview(s, units, target, True, start, airdrop, seen), False


def barrage(s: State, seat: str, keys: list[str], target: int, everybody: bool = False) -> Fight:
    return target, barrage_preview(s, keys, target, known=known(s, seat)), everybody
