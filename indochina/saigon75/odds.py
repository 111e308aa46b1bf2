"""The odds of Saigon 75's dice: combat (S.6, S.7), activations (S.2) and the events that roll (E-03, E-07, E-12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from indochina.core.decision import END
from indochina.core.journal import Note
from indochina.core.rules import LAST, ROLLED

from .state import State
from .units import NV, SV, other

# S.6 Between declaring a combat and its dice. Units that cannot all be activated attack in the order offered.
COMBAT: Mapping[str, str] = {
    "combat.declare": END,
    "combat.units": "all",
    "combat.vc": LAST,
    "combat.bonus": "none",
    "dice.nv": ROLLED,
    "dice.sv": ROLLED,
    "dice.air": ROLLED,
}
ODDS: Mapping[str, Mapping[str, str]] = {
    "combat.declare": COMBAT,
    "combat.units": COMBAT,
    "combat.vc": COMBAT,
    "combat.bonus": COMBAT,
    "combat.reroll": COMBAT,                                                # S.10
    "combat.intelligence": COMBAT,                                          # E-05
    "event.province": {"dice.sv": ROLLED},                                  # E-03
    "event.play": {"dice.sv": ROLLED, "dice.event": ROLLED},                # E-03, E-07, E-12
    "availability.extra": {"dice.activation": ROLLED, "dice.event": ROLLED},  # S.10; the event if it is the last card
    "move.to": {"dice.air": ROLLED},                                        # S.4, S.7
}  # fmt: skip

Say = Callable[..., str]
Line = tuple[str, int, str]
"""Title, place among the rows of that title, text."""


def foresee(s: State, name: str, key: str) -> None:
    """S.6 The combat that is being declared is looked at as if no other came first; `done` begins the first of all."""
    if name == "combat.units" or (name == "combat.declare" and key != END):
        s.combats = ()


def outcomes(before: State, dice: Sequence[str], notes: Sequence[Note], say: Say) -> list[Line]:
    """What the dice did, as the rules noted it."""
    if "dice.activation" in dice or "dice.event" in dice:
        return [line for note in notes for line in numbers(note, say)]
    strike = next((note for note in notes if note.key == "log.strike"), None)
    if strike is not None:
        faces = strike.values["faces"]
        return results(strike.values["space"], {SV: list(faces)}, say)
    fought = [note for note in (*before.notes, *notes) if note.key in ("log.dice", "log.reroll")]
    if not fought:
        return air_losses(dice, notes, say)
    roll = fought[0].values
    faces = {roll["attacker"]: list(roll["first"]), roll["defender"]: list(roll["second"])}
    for again in fought[1:]:
        if again.key == "log.dice":
            break
        mine = faces[again.values["side"]]
        mine[mine.index(again.values["face"])] = again.values["new"]
    return results(roll["space"], faces, say) + air_losses(dice, notes, say)


def numbers(note: Note, say: Say) -> Iterator[Line]:
    """S.2, S.10, E-12 How many activations. E-07 How many combats."""
    if note.key in ("log.momentum_reroll", "log.directive"):
        n = note.values["points"]
        yield say("odds.activations"), n, str(n)
    elif note.key == "log.limited":
        n = note.values["count"]
        yield say("odds.combats"), n, str(n)


def results(space: str, faces: Mapping[str, list[str]], say: Say) -> list[Line]:
    """S.6a The X each side suffers, and the balance of R."""
    lines = []
    for side in (SV, NV):
        if other(side) in faces:
            n = faces[other(side)].count("X")
            lines.append((say("odds.hits", side=side, space=space), n, str(n)))
    balance = sum((1 if side == NV else -1) * rolled.count("R") for side, rolled in faces.items())
    text = say("odds.no_retreat")
    if balance:
        text = say("odds.retreat", side=SV if balance > 0 else NV, count=abs(balance))
    return [*lines, (say("odds.retreats", space=space), balance, text)]


def air_losses(dice: Sequence[str], notes: Sequence[Note], say: Say) -> list[Line]:
    """S.7 Air markers lost, if any were committed."""
    if "dice.air" not in dice:
        return []
    n = sum(note.key == "log.air_lost" for note in notes)
    return [(say("odds.air"), n, str(n))]
