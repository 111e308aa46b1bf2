"""What an answer would bring, told beside the question: the chance to take a province (S.6, S.8), a unit that would be
lost to a Diversion (E-15), units beyond the stacking limit (S.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from indochina.core.catalogue import Messages
from indochina.core.decision import CHANCE, END, Decision
from indochina.core.game import Game

from .chances import Fight, Stand, stand
from .combat import able
from .control import control
from .events import ways_out
from .odds import COMBAT, foresee
from .stacking import crowded
from .state import State, count
from .tables import BATTLE_DICE, STACKING_LIMIT
from .turn8 import saigon_contested
from .units import KINDS, KINDS_OF, NV, RESERVE, SAIGON, SPACE, SPACE_IDS, SV, UNIT, VC, Units, other

CHOOSING_UNITS = ("all", "done")
Item = dict[str, str]


def forecasts(game: Game) -> list[str]:
    """The answers to the open question for which there is a forecast."""
    decision = game.decision
    if decision is None:
        return []
    if decision.name == "combat.declare":
        return [key for key in decision.keys if key in SPACE]
    if decision.name == "combat.units":
        return [key for key in CHOOSING_UNITS if key in decision.keys]
    if decision.name in ("combat.bonus", "combat.vc"):
        return decision.keys
    if decision.name == "event.divert":
        return [key for key in decision.keys if not ways_out(game.state, UNIT[key])]
    if decision.name == "move.to":
        return [key for key in decision.keys if is_full(game.state, decision.seat, SPACE[key])]
    if decision.name == "move.unit" and crowded(game.state, decision.seat):
        return [END]
    return []


def forecast(game: Game, key: str, messages: Messages) -> dict[str, Any] | None:
    """What goes into it as `items`, and what is assumed; None if there is nothing to tell of this answer."""
    decision = game.decision
    if decision is None or key not in forecasts(game):
        return None
    if decision.name in COMBAT:
        return of_combat(game, decision, key, messages)
    return {"items": lost(game.state, decision, key, messages), "assuming": ""}


def item(messages: Messages, text: str, value: str, **values: Any) -> Item:
    return {"text": messages.text(text, values), "value": value}


# --- units that would be lost ----------------------------------------------------------------------------------


def is_full(s: State, seat: str, p: int) -> bool:
    return p != RESERVE and count(s, seat, p) >= STACKING_LIMIT


def lost(s: State, decision: Decision, key: str, messages: Messages) -> list[Item]:
    """E-15 The unit has nowhere to go. S.5 Units beyond five are eliminated when movement ends."""
    if decision.name == "event.divert":
        return [item(messages, "odds.diverted_lost", "", unit=key)]
    seat = decision.seat
    full = [SPACE[key]] if decision.name == "move.to" else crowded(s, seat)
    more = 1 if decision.name == "move.to" else 0
    return [
        item(messages, "odds.overstacked", str(count(s, seat, p) + more - STACKING_LIMIT), space=SPACE_IDS[p])
        for p in full
    ]


# --- the chance to take a province -------------------------------------------------------------------------------


def of_combat(game: Game, decision: Decision, key: str, messages: Messages) -> dict[str, Any] | None:
    """The chance that the attacker takes the province, with every number of Air dice SV may still add."""
    found = fight_of(game, decision.name, key)
    if found is None:
        return None
    fight, air, taken = found
    s = game.state
    what, side = purpose(s, fight.province)
    items = []
    for more in range(air + 1):
        now = replace(fight, sv_dice=fight.sv_dice + more)
        chance = now.held_by(s.board, side) if what == "odds.take" else driven_out(now, s, other(side))
        told = item(messages, what, f"{round(100 * chance)} %", side=side, space=SPACE_IDS[fight.province])
        items.append(item(messages, "odds.with_air", told["value"], what=told["text"], count=more) if more else told)
    assumed = [messages.text(name, {}) for name in (*(f"odds.assume.{name}" for name in taken), "odds.holding_on")]
    return {"items": items, "assuming": messages.text("odds.assuming", {"what": assumed})}


def purpose(s: State, p: int) -> tuple[str, str]:
    """S.8 The attacker takes the province; where he controls it already, he drives the others out."""
    return ("odds.take" if control(s, p) != s.active else "odds.drive_out"), s.active


def driven_out(fight: Fight, s: State, side: str) -> float:
    return fight.chance(s.board, lambda sv, nv: not (sv if side == SV else nv))


def fight_of(game: Game, name: str, key: str) -> tuple[Fight, int, list[str]] | None:
    """The combat this answer leads to, how many Air dice SV could still add, and what was assumed until the dice.

    The answers are tried out: the engine says who takes part and how many dice there are.
    """
    snapshot, answers = game.moment
    state = snapshot.copy()
    foresee(state, name, key)
    trial = game.trial(state, chance="person", given=answers).choose(key)
    taken = []
    while (asked := trial.decision) is not None and asked.seat != CHANCE:
        if asked.name not in COMBAT:
            return None
        assumed = COMBAT[asked.name]
        trial.choose(asked.keys[-1] if assumed not in asked.keys else assumed)
        taken.append(asked.name)
    if asked is None or not trial.moment[0].combats:
        return None
    return rolling(trial, list(dict.fromkeys(taken)))


def rolling(trial: Game, taken: list[str]) -> tuple[Fight, int, list[str]]:
    """The combat whose dice are about to be rolled."""
    (p, attackers), s = trial.moment[0].combats[0], trial.state
    attacker, defender = s.active, other(s.active)
    kept_out = [int(answer.key) for answer in trial.moment[1] if answer.name == "combat.vc"]
    engaged: dict[str, Units] = {
        attacker: list(attackers),
        defender: [able(s, p * KINDS + k) if k in KINDS_OF[defender] else 0 for k in range(KINDS)],
    }
    if kept_out:
        engaged[defender][VC] = kept_out[-1]
    if attacker == SV and p == SAIGON and saigon_contested(s):
        engaged[SV] = [s.units[p * KINDS + k] if k in KINDS_OF[SV] else 0 for k in range(KINDS)]
    stands: dict[str, Stand] = {
        side: stand(side, units, count(s, side, p) - sum(units)) for side, units in engaged.items()
    }
    bonus = sum(answer.key == "air" for answer in trial.moment[1] if answer.name == "combat.bonus")
    air, militia = min(s.air, sum(engaged[SV])) - bonus, bool(s.militia[p])
    while (die := trial.decision) is not None and die.name in ("dice.nv", "dice.sv"):
        trial.choose(die.keys[-1])
    dice = next(note.values for _, note in trial.notes() if note.key == "log.dice")
    rolls = {
        side: len([face for face in dice[word] if face != "none"])
        for side, word in ((attacker, "first"), (defender, "second"))
    }
    fight = Fight(p, stands[NV], stands[SV], rolls[NV], rolls[SV], militia)
    return fight, max(0, min(air, BATTLE_DICE - rolls[SV])), taken
