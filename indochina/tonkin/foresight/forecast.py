"""6.6, 6.8 What an answer that leads to a fight would bring, item by item, for the board's notes beside the question.

1.5 Only what the seat can see is counted.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice
from typing import Any

from indochina.core.catalogue import Messages
from indochina.core.decision import Decision
from indochina.core.game import Game
from indochina.core.journal import Note

from ..components.units import VM
from ..movement.river_transport import riders
from ..operations.barrage import AIRSTRIKE, able_to_fire
from ..operations.combat.attack import able_to_attack
from ..operations.combat.bolshevik_spirit import STEPS_NEEDED
from ..operations.combat.leaders import defence_leaders
from ..operations.combat.overrun import unready
from ..operations.combat.strength import attack_value
from ..state import State, battle_units, enemy, hex_key, hex_of, holder, put, units_in
from ..view import known
from .combat_preview import barrage_preview, combat_preview
from .memory import remembered
from .warnings import warned, warning

CHOOSING = ("attack.units", "attack.vm_units", "barrage.units", "barrage.vm_units")
TARGETS = ("attack.target", "barrage.target", "move.overrun", "move.overrun_from")
LEADERS = ("combat.attack_leader", "combat.defence_leader")
AIRDROP = "3.5"
IN_SIGHT = "odds.in_sight"
"""That nothing is there but what one knows of; its value: how many counters one does not."""


def forecasts(game: Game) -> list[str]:
    """The answers to the open question that start a fight or cost something: of these it is told beforehand what."""
    s, decision = game.state, game.decision
    if decision is None:
        return []
    if decision.name in TARGETS + LEADERS:
        return decision.keys
    if decision.name in CHOOSING:
        return [key for key in decision.keys if key in ("all", "go")] or decision.keys
    found = warned(game)
    if decision.name == "move.to" and decision.rule == AIRDROP:
        found += [key for key in decision.keys if holder(s, hex_of(s, key)) not in ("", decision.seat)]
    return found


def forecast(game: Game, key: str, messages: Messages) -> dict[str, Any] | None:
    """If this answer is given: strengths and DRM as `items`, `outcomes` with their chances, and what is assumed.

    Of an answer that leads to no fight: what else it costs; None if nothing.
    """
    s = game.state
    found = fight_of(game, key)
    if found is None:
        costs = [{"text": text, "value": value} for text, value in warning(game, key, messages)]
        return {"items": costs, "outcomes": [], "assuming": "", "exact": True} if costs else None
    target, preview, assumed = found
    say = messages.text
    items = [{"text": say("odds.strengths", preview), "value": preview["odds"]}] if preview.get("odds") else []
    if "points" in preview:
        items.append({"text": say("odds.points", {}), "value": str(preview["points"])})
    elif not items:
        items.append({"text": say("odds.none" if preview["possible"] else "odds.no_leader", {}), "value": ""})
    if preview.get("outcomes"):
        items += [{"text": messages.name(f"drm.{item}"), "value": f"{value:+}"} for item, value in preview["drms"]]
        items.append({"text": say("odds.drm", {}), "value": f"{preview['drm']:+}"})
    title = say("odds.barrage" if "points" in preview else "odds.result", {"hex": hex_key(s, target)})
    outcomes = [
        {"title": title, "text": say(f"odds.{result}", {}), "probability": round(chance, 4)}
        for result, chance in preview.get("outcomes", {}).items()
        if chance
    ]
    for side, order in zip((enemy(holder(s, target)), holder(s, target)), preview.get("order", ())):
        title = say("odds.dg", {"side": side})
        outcomes += [
            {"title": title, "text": say(f"odds.{text}", {}), "probability": round(part, 4)}
            for text, part in order.items()
        ]
    assuming = say("odds.assuming", {"what": [say(*what) for what in assumed]}) if assumed else ""
    return {"items": items, "outcomes": outcomes, "assuming": assuming, "exact": True}


Assumed = list[tuple[str, dict[str, Any]]]
Fight = tuple[int, dict[str, Any], Assumed]
"""The hex, what a fight for it would bring, and what is taken for granted: messages with their values."""


def fight_of(game: Game, key: str) -> Fight | None:
    """The fight an answer leads to, with what the seat has seen of the enemy."""
    decision = game.decision
    assert decision is not None
    name, seat, values = decision.name, decision.seat, decision.values
    if name in LEADERS:
        return led_by(game, game.state.board.unit[key])
    if name not in TARGETS + CHOOSING and not (name == "move.to" and decision.rule == AIRDROP):
        return None
    s, seen = remembered(game, seat)
    if name == "attack.target":
        able = [u for u in able_to_attack(s, seat)[hex_of(s, key)] if attack_value(s, u)]
        return attack(s, seat, able, hex_of(s, key), True, seen)
    if name == "barrage.target":
        guns = able_to_fire(s, seat, game.moment[1][-1].key == "artillery")[hex_of(s, key)]
        return barrage(s, seat, guns, hex_of(s, key), True, seen)
    if name in CHOOSING:
        return with_units(game, decision, key)
    units = [s.board.unit[other] for other in values["units"]]
    if name == "move.overrun":
        return best_overrun(game, seat, units, key)
    if name == "move.overrun_from":
        return overrun(s, seat, units, hex_of(s, values["hex"]), hex_of(s, key), boarded=afloat(game), seen=seen)
    if holder(s, hex_of(s, key)) not in ("", seat):
        return overrun(s, seat, units, hex_of(s, key), hex_of(s, values["hex"]), airdrop=True, seen=seen)
    return None


def with_units(game: Game, decision: Decision, key: str) -> Fight:
    """6.6, 6.8 The attack or barrage by the units chosen so far and those of an answer."""
    s, seen = remembered(game, decision.seat)
    unit = s.board.unit
    rest = [other for other in decision.keys if other not in ("all", "go")]
    target, fires = hex_of(s, decision.values["hex"]), decision.name.startswith("barrage")
    if key != "all":
        rest = [key] if key != "go" else []
    elif not fires:
        rest = [other for other in rest if attack_value(s, unit[other])]
    chosen = [*chosen_so_far(game, decision.name), *rest]
    if fires:
        return barrage(s, decision.seat, chosen, target, seen=seen)
    return attack(s, decision.seat, [unit[other] for other in chosen], target, seen=seen)


def best_overrun(game: Game, seat: str, units: list[int], key: str) -> Fight:
    """6.4 The overrun of a hex from the best of the hexes to halt in."""
    s, seen = remembered(game, seat)
    halts = next_keys(game, key)["move.overrun_from"]
    boarded, target = afloat(game), hex_of(s, key)
    fights = {halt: overrun(s, seat, units, target, hex_of(s, halt), boarded=boarded, seen=seen) for halt in halts}
    halt = max(halts, key=lambda halt: fights[halt][1].get("drm", 0))
    target, preview, assumed = fights[halt]
    return target, preview, [*([("odds.from", {"hex": halt})] if len(halts) > 1 else []), *assumed]


def chosen_so_far(game: Game, name: str) -> list[str]:
    """The units chosen since the question was first put."""
    keys: list[str] = []
    for answer in game.moment[1][::-1]:
        if answer.name != name:
            break
        keys.insert(0, answer.key)
    return keys


def next_keys(game: Game, key: str) -> dict[str, list[str]]:
    """What can be answered to the questions that follow an answer, up to the first that is not answered by itself."""
    ahead = game.clone(chance="person")
    ahead.choose(key)
    found: dict[str, list[str]] = {}
    for answer in list(islice(ahead.answers_back(), ahead.version - game.version - 1))[::-1]:
        found.setdefault(answer.name, [answer.key])
    if ahead.decision is not None:
        found.setdefault(ahead.decision.name, ahead.decision.keys)
    return found


def afloat(game: Game) -> bool:
    """3.6 Do DNA carry those that move now?"""
    return next((answer.key for answer in game.answers_back() if answer.name == "move.how"), "") == "river"


def attack(
    s: State, seat: str, units: list[int], target: int, everybody: bool = False, seen: Collection[int] = ()
) -> Fight:
    """6.8 An attack; `seen` are hidden enemies that the seat has seen before and that are still there."""
    sight = known(s, seat).union(seen)
    preview = combat_preview(s, units, target, known=sight.union(units))
    return target, preview, assumptions(s, sight, target, preview, everybody)


def overrun(
    s: State,
    seat: str,
    units: list[int],
    target: int,
    start: int,
    airdrop: bool = False,
    boarded: bool = False,
    seen: Collection[int] = (),
) -> Fight:
    """6.4 They fight from where they halt, and an SD that comes along is there too.

    3.6 `boarded` on DNA: those passengers join that can.
    """
    able = [u for u in units if not boarded or not unready(s, [u])]
    there = s.copy()
    for u in units if not airdrop else ():
        put(there, u, start)
    sight = known(s, seat).union(seen)
    preview = combat_preview(there, able, target, True, start, airdrop, sight.union(units))
    everybody = boarded and any(s.board.units[u].battle for u in riders(s, able))
    return target, preview, assumptions(s, sight, target, preview, everybody)


def barrage(
    s: State, seat: str, keys: list[str], target: int, everybody: bool = False, seen: Collection[int] = ()
) -> Fight:
    sight = known(s, seat).union(seen)
    preview = barrage_preview(s, keys, target, known=sight)
    assumed = assumptions(s, sight, target, preview, everybody)
    near = [u for h in (target, *s.board.adjacent[target]) for u in units_in(s, h)]
    if AIRSTRIKE in keys and not sight.issuperset(near) and "flak" not in dict(preview["drms"]):
        assumed.append(("odds.no_flak", {}))
    return target, preview, assumed


def assumptions(s: State, sight: Collection[int], target: int, preview: dict[str, Any], everybody: bool) -> Assumed:
    """What is taken for granted of a fight that has not begun; `sight` are the units that the seat knows of."""
    hidden = sum(u not in sight for u in units_in(s, target))
    assumed = {"odds.all": everybody and preview.get("outcomes"), "odds.leaders": "order" in preview}
    found: Assumed = [(what, {}) for what, taken in assumed.items() if taken]
    return [*found, *([(IN_SIGHT, {"hidden": hidden})] if hidden else [])]


def led_by(game: Game, unit: int) -> Fight:
    """6.10 The fight that is under way, with this leading unit: both stacks have been shown."""
    s, decision = game.state, game.decision
    assert decision is not None
    target = hex_of(s, decision.values["hex"])
    attackers, overruns, airdrop = under_way(s, s.notes)
    leaders, assumed = [unit], []
    if decision.name == "combat.defence_leader":
        leads = next(note for note in s.notes[::-1] if note.key == "log.leads")
        leaders.insert(0, s.board.unit[leads.values["unit"]])
    elif len(defence_leaders(s, battle_units(s, target))) > 1:
        assumed.append("combat.defence_leader")
    if s.board.units[leaders[0]].side == VM and s.steps[leaders[0]] >= STEPS_NEEDED:
        assumed.append("combat.bolshevik")
    if "hero" in s.options:
        assumed.append("combat.front")
    seen = known(s, decision.seat) | {*attackers, *units_in(s, target)}
    start = s.place[attackers[0]] if overruns else -1
    preview = combat_preview(s, attackers, target, overruns, start, airdrop, seen, leaders)
    return target, preview, [(f"odds.assume.{name}", {}) for name in assumed]


def under_way(s: State, notes: Sequence[Note]) -> tuple[list[int], bool, bool]:
    """6.8 Who attacks in the latest fight told of, whether it is an overrun, and whether from the air.

    6.11 Who was eliminated by an ambush is gone, and who was made DG takes no part in an overrun.
    """
    at = max(i for i, note in enumerate(notes) if note.key in ("log.attack", "log.overrun"))
    overruns = notes[at].key == "log.overrun"
    units = [s.board.unit[key] for key in notes[at].values["units"]]
    fighting = [u for u in units if s.steps[u] and s.board.units[u].battle and not (overruns and s.dg[u])]
    return fighting, overruns, overruns and (at == 0 or notes[at - 1].key != "log.overrun_paid")
