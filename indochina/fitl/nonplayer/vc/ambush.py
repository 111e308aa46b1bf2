"""8.5.4 The Non-player VC's Ambush, and what it hits."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Choice

from ...board import ADJACENT, IDS, LOCS, SPACE
from ...cards import MAIN_FORCE_BNS
from ...components.pieces import (
    ARVN_CUBES,
    COIN_BASES,
    OWNER,
    SPECIAL_FORCES,
    US,
    US_TROOP,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
)
from ...state import State, coin, count, total
from ..order import attack_plan, units
from ..turn import Answers, Turn, where
from .pieces import next_removed

LARGE_GROUP = 3
"""8.5.5 Active Guerrillas of a space that Attack."""
BEGINNINGS = ("operation", "event.operation", "event.activity")
"""The questions with which an Operation or a free activity begins."""


def ambushed(s: State, space: int, n: int) -> list[int]:
    """8.5.4 What an Ambush removes: of a single piece that is a cube, US before ARVN; two cubes evenly."""
    found = attack_plan(s, space, n)
    return [US_TROOP] if n == 1 and found and found[0] in ARVN_CUBES and count(s, US_TROOP, space) else found


def reach(space: int) -> tuple[int, ...]:
    """4.4.3 Where an Ambush strikes: from a LoC also into adjacent spaces."""
    return (space, *ADJACENT[space]) if space in LOCS else (space,)


def large_group(s: State, space: int) -> bool:
    """8.5.5 Enemies, at least 3 Active VC Guerrillas and no Underground ones."""
    if not coin(s, space) or count(s, VC_GUERRILLA_U, space):
        return False
    return count(s, VC_GUERRILLA_A, space) >= LARGE_GROUP


class Ambushes(NamedTuple):
    """8.5.4 What an Ambush is chosen from: where it may be, pieces it removes, Ambush spaces and Attacks to follow."""

    spaces: list[int]
    removes: int = 1
    left: int = 1
    attacks: bool = False

    def opens(self, s: State, space: int, target: int) -> bool:
        """8.5.4 It removes so many units at a COIN Base that another Ambush or an Attack could remove the Base."""
        before = units(s, target)
        if not total(s, COIN_BASES, target) or before < self.removes:
            return False
        after = before - self.removes
        if not after and self.left > 1 and any(x != space and target in reach(x) for x in self.spaces):
            return True
        return self.attacks and after <= 1 and target != space and large_group(s, target)

    def steps(self, s: State, opened: bool = False) -> list[tuple[str, list[tuple[int, int]]]]:
        """8.5.4 Its priorities with their candidates, as Ambush spaces and targets."""
        pairs = [(x, y) for x in self.spaces for y in reach(x) if coin(s, y)]
        return [
            ("np.vc.ambush.opens", [] if opened else [(x, y) for x, y in pairs if self.opens(s, x, y)]),
            ("np.vc.ambush.base", [p for p in pairs if total(s, COIN_BASES, p[1]) and units(s, p[1]) < self.removes]),
            ("np.vc.ambush.special_forces", [p for p in pairs if total(s, SPECIAL_FORCES, p[1])]),
            ("np.vc.ambush.cubes", [p for p in pairs if units(s, p[1])]),
        ]

    def strikes_us(self, s: State, target: int) -> bool:
        return any(OWNER[kind] == US for kind in ambushed(s, target, self.removes))


def pick_ambush(t: Turn, ambushes: Ambushes, rule: str) -> tuple[int, int, str] | None:
    """8.5.4 AMBUSH: space, target and why. From LoCs into adjacent spaces if possible, then US pieces first."""
    s = t.s
    if ambushes.removes > 1:
        t.note("np.vc.ambush.main_force", rule, n=ambushes.removes)
    word, pairs = t.first(rule, ambushes.steps(s, any(t.notes("opened", BEGINNINGS))))
    worth = {(x, y): (x != y, ambushes.strikes_us(s, y)) for x, y in pairs}
    best = {x: max(value for (start, _), value in worth.items() if start == x) for x, _ in pairs}
    space = t.pick(
        word,
        rule,
        best,
        where("np.vc.ambush.from_loc", lambda x: best[x][0]),
        where("np.vc.ambush.us", lambda x: best[x][1]),
    )
    if space is None:
        return None
    targets = [y for x, y in pairs if x == space and worth[x, y] == best[x]]
    target = t.pick("np.vc.ambush.target", rule, targets) if targets != [space] else space
    assert target is not None
    return space, target, word


def ambush_removes(t: Turn) -> int:
    """8.5.4 Shaded Main Force Bns is used in the first space where it can remove an extra piece."""
    return 2 if MAIN_FORCE_BNS in t.s.shaded and not any(t.notes("extra", BEGINNINGS)) else 1


def ambush_space(t: Turn) -> Choice | None:
    """8.5.4 AMBUSH after a March, or granted by an Event."""
    ambushes = Ambushes(t.spaces, ambush_removes(t), t.d.values["left"])
    found = pick_ambush(t, ambushes, "8.5.4")
    if found is None:
        return None
    space, target, word = found
    return t.answer(IDS[space], word, "8.5.4", target=IDS[target], opened=word == "np.vc.ambush.opens")


def ambush_remove(t: Turn) -> Choice | None:
    """8.5.4, 8.1.2 In the target chosen; an extra piece there too, else elsewhere within reach."""
    target = SPACE.get(t.told("ambush.space", "attack.space").get("target", ""))
    extra = t.d.stop
    if target is None or not coin(t.s, target) or target not in reach(SPACE[t.d.values["space"]]):
        found = pick_ambush(t, Ambushes([SPACE[t.d.values["space"]]], t.d.values["left"]), "8.5.4")
        if found is None:
            return None
        target = found[1]
    return next_removed(t, target, ambushed(t.s, target, t.d.values["left"]), "8.5.4", extra=extra)


ANSWERS: Answers = {
    "ambush.remove": ambush_remove,
    "ambush.space": ambush_space,
}
