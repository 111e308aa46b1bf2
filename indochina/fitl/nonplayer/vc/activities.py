"""8.5.1, 8.5.4 The Non-player VC's Special Activities, and what they remove."""

from __future__ import annotations

from typing import NamedTuple

from ...board import ADJACENT, ECON, IDS, LOCS, POP, SPACE
from ...cards import MAIN_FORCE_BNS
from ...components.control import coin_control, control_of
from ...components.pieces import (
    ARVN_CUBES,
    COIN_BASES,
    NVA,
    OWNER,
    SPECIAL_FORCES,
    US,
    US_TROOP,
    VC,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
)
from ...operations.moving import piece_key
from ...special_activities.tax import taxable
from ...state import ACTIVE_OPPOSITION, ACTIVE_SUPPORT, COIN_CONTROL, State, available, coin, count, of, total
from ..order import attack_plan, removal_plan
from ..turn import Answered, Criterion, Turn, most, where
from .coup import VCCoup

ENOUGH = 9
"""8.5.1 With more Resources than this VC does not Tax."""
LARGE_GROUP = 3
"""8.5.5 Active Guerrillas of a space that Attack."""
FOR_WANT = ("np.vc.tax.opposition", "np.vc.tax.other")
"""8.5.1 What VC Taxes only for want of Resources."""
BEGINNINGS = ("operation", "event.operation", "event.activity")
"""The questions with which an Operation or a free activity begins."""
BY_ECON: Criterion[int] = most("np.vc.econ", lambda x: ECON[x])
POPULATION: Criterion[int] = most("np.vc.population", lambda x: POP[x])


# --- 8.5.1 Tax and Subvert ----------------------------------------------------------------------------------------


def tax_priority(s: State, spaces: list[int], poor: bool) -> tuple[str, list[int]]:
    """8.5.1 TAX: LoCs with Econ, then Active Support; without Resources then Active Opposition, then other Population.

    The first of these that has candidates, and its candidates.
    """
    steps = [
        ("np.vc.tax.loc", [x for x in spaces if ECON[x]]),
        ("np.vc.tax.support", [x for x in spaces if s.support[x] == ACTIVE_SUPPORT]),
    ]
    if poor:
        steps.append(("np.vc.tax.opposition", [x for x in spaces if s.support[x] == ACTIVE_OPPOSITION]))
        steps.append(("np.vc.tax.other", [x for x in spaces if POP[x]]))
    return next(((word, found) for word, found in steps if found), ("", []))


def would_tax(s: State) -> bool:
    """8.5.1 VC has no more than 9 Resources and a space to Tax by its priorities."""
    resources = s.resources[VC]
    return resources <= ENOUGH and bool(tax_priority(s, taxable(s), not resources)[1])


class Subversion(NamedTuple):
    """4.5.2, 8.5.1 What VC would do in a space: how many cubes leave, whether one is replaced, COIN Control removed."""

    cubes: int
    replaces: bool
    removes_control: bool


def subversion(s: State, space: int) -> Subversion:
    """8.5.1 SUBVERT: two cubes are removed; the only one is replaced, if a Guerrilla is Available."""
    cubes = min(2, total(s, ARVN_CUBES, space))
    replaces = cubes == 1 and available(s, VC_GUERRILLA_U) > 0
    after = control_of(coin(s, space) - cubes, of(s, NVA, space), of(s, VC, space) + replaces)
    return Subversion(cubes, replaces, coin_control(s, space) and after != COIN_CONTROL)


# --- 8.5.4 Ambush and what it hits --------------------------------------------------------------------------------


def units(s: State, space: int) -> int:
    """US and ARVN pieces other than Bases."""
    return coin(s, space) - total(s, COIN_BASES, space)


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

    def priority(self, s: State, opened: bool = False) -> tuple[str, list[tuple[int, int]]]:
        """8.5.4 The first of its priorities that has candidates, as Ambush spaces and targets."""
        pairs = [(x, y) for x in self.spaces for y in reach(x) if coin(s, y)]
        steps = [
            ("np.vc.ambush.opens", [] if opened else [(x, y) for x, y in pairs if self.opens(s, x, y)]),
            ("np.vc.ambush.base", [p for p in pairs if total(s, COIN_BASES, p[1]) and units(s, p[1]) < self.removes]),
            ("np.vc.ambush.special_forces", [p for p in pairs if total(s, SPECIAL_FORCES, p[1])]),
            ("np.vc.ambush.cubes", [p for p in pairs if units(s, p[1])]),
        ]
        return next(((word, found) for word, found in steps if found), ("", []))

    def strikes_us(self, s: State, target: int) -> bool:
        return any(OWNER[kind] == US for kind in ambushed(s, target, self.removes))


class VCActivities(VCCoup):
    """8.5 What accompanies and follows the Non-player VC's Operations."""

    # --- 8.5.1 Tax and Subvert ------------------------------------------------------------------------------------

    def tax_when_broke(self, t: Turn, **memory: object) -> Answered | None:
        """8.5.1, 8.5.3 At 0 Resources it Taxes, if possible, before it goes on."""
        if "tax" not in t.keys or t.s.resources[VC] or not would_tax(t.s):
            return None
        t.test("np.vc.broke", "8.5.1", True)
        return t.answer("tax", "np.vc.tax.broke", "8.5.1", **memory)

    def tax_after(self, t: Turn) -> Answered | None:
        """8.5.1 TAX after the Operation, if it has not Taxed yet."""
        if "tax" in t.keys and t.test("np.vc.would_tax", "8.5.1", would_tax(t.s), vc_resources=t.s.resources[VC]):
            return t.answer("tax", "np.vc.tax", "8.5.1", over=True)
        return None

    def over(self, t: Turn) -> bool:
        """8.5.1 Op and Special Activity are complete: the latter came after the Operation."""
        return bool(t.d.values["chosen"] and t.memory(t.d.name).get("over"))

    def tax_or_subvert(self, t: Turn) -> Answered | None:
        """8.5.1 Tax or, if it will not, Subvert."""
        tax = self.tax_after(t)
        if tax is None and "subvert" in t.keys:
            return t.answer("subvert", "np.vc.subvert", "8.5.1", over=True)
        return tax

    special_after = tax_or_subvert

    def tax_space(self, t: Turn) -> Answered | None:
        """8.5.1 TAX. Once it Taxes for want of Resources it goes on as far as it may."""
        s = t.s
        poor = not s.resources[VC] or bool(t.d.values["chosen"] and t.memory("tax.space").get("poor"))
        word, found = tax_priority(s, t.spaces, poor)
        x = t.pick(word, "8.5.1", found, BY_ECON if word == "np.vc.tax.loc" else POPULATION)
        if x is None:
            return None
        return t.answer(IDS[x], word, "8.5.1", poor=word in FOR_WANT)

    def subvert_space(self, t: Turn) -> Answered | None:
        """8.5.1 SUBVERT: to remove COIN Control from most Population, then to remove most cubes."""
        done = {x: subversion(t.s, x) for x in t.spaces}
        x = t.pick(
            "np.vc.subvert", "8.5.1", done,
            where("np.vc.removes_coin_control", lambda x: done[x].removes_control),
            most("np.vc.population", lambda x: POP[x] if done[x].removes_control else 0),
            most("np.vc.cubes", lambda x: done[x].cubes),
        )  # fmt: skip
        return None if x is None else t.answer(IDS[x], "np.vc.subvert", "8.5.1")

    def subvert_action(self, t: Turn) -> Answered:
        """8.5.1 Replace only where there is just one ARVN cube."""
        if subversion(t.s, SPACE[t.d.values["space"]]).replaces:
            return t.answer("replace", "np.vc.subvert.replace", "8.5.1")
        return t.answer("remove", "np.vc.subvert.remove", "8.5.1")

    def subvert_cube(self, t: Turn) -> Answered:
        """8.5.1 Troops and Police evenly."""
        space = SPACE[t.d.values["space"]]
        return self.next_removed(t, space, removal_plan(t.s, space, t.d.values["left"], ARVN_CUBES), "8.5.1")

    def next_removed(self, t: Turn, space: int, plan: list[int], rule: str, **memory: object) -> Answered:
        """8.1.2 The next of several pieces to remove from a space: what was planned with the first of them goes on."""
        then = t.memory(t.d.name).get("then", ()) if t.d.values["left"] == 1 else ()
        if then and then[0] in t.keys:
            return t.answer(then[0], "np.vc.remove", rule, **memory)
        keys = [piece_key(space, kind) for kind in plan]
        return t.answer(keys[0], "np.vc.remove", rule, then=keys[1:], **memory)

    # --- 8.5.4 Ambush ---------------------------------------------------------------------------------------------

    def pick_ambush(self, t: Turn, ambushes: Ambushes, rule: str) -> tuple[int, int, str] | None:
        """8.5.4 AMBUSH: space, target and why. From LoCs into adjacent spaces if possible, then US pieces first."""
        s = t.s
        word, pairs = ambushes.priority(s, self.remembered(t, "opened"))
        worth = {(x, y): (x != y, ambushes.strikes_us(s, y)) for x, y in pairs}
        best = {x: max(value for (start, _), value in worth.items() if start == x) for x, _ in pairs}
        space = t.pick(
            word, rule, best,
            where("np.vc.ambush.from_loc", lambda x: best[x][0]), where("np.vc.ambush.us", lambda x: best[x][1]),
        )  # fmt: skip
        if space is None:
            return None
        targets = [y for x, y in pairs if x == space and worth[x, y] == best[x]]
        target = t.pick("np.vc.ambush.target", rule, targets) if targets != [space] else space
        assert target is not None
        return space, target, word

    def remembered(self, t: Turn, name: str) -> bool:
        """Something it wrote down during this Operation or this Event's activity."""
        for answer in t.earlier():
            if answer.name in BEGINNINGS:
                return False
            if answer.reason is not None and answer.reason.values.get(name):
                return True
        return False

    def ambush_removes(self, t: Turn) -> int:
        """8.5.4 Shaded Main Force Bns is used in the first space where it can remove an extra piece."""
        return 2 if MAIN_FORCE_BNS in t.s.shaded and not self.remembered(t, "extra") else 1

    def ambush_space(self, t: Turn) -> Answered | None:
        """8.5.4 AMBUSH after a March, or granted by an Event."""
        ambushes = Ambushes(t.spaces, self.ambush_removes(t), t.d.values["left"])
        found = self.pick_ambush(t, ambushes, "8.5.4")
        if found is None:
            return None
        space, target, word = found
        return t.answer(IDS[space], word, "8.5.4", target=IDS[target], opened=word == "np.vc.ambush.opens")

    def ambush_remove(self, t: Turn) -> Answered | None:
        """8.5.4, 8.1.2 In the target chosen; an extra piece there too, else elsewhere within reach."""
        target = SPACE.get(t.memory("ambush.space", "attack.space").get("target", ""))
        extra = "done" in t.keys
        if target is None or not coin(t.s, target) or target not in reach(SPACE[t.d.values["space"]]):
            found = self.pick_ambush(t, Ambushes([SPACE[t.d.values["space"]]], t.d.values["left"]), "8.5.4")
            if found is None:
                return None
            target = found[1]
        return self.next_removed(t, target, ambushed(t.s, target, t.d.values["left"]), "8.5.4", extra=extra)

    def attack_remove(self, t: Turn) -> Answered:
        """8.5.5, 8.1.2 Special Forces, then Troops and Police evenly, Bases when nothing else is left."""
        space = SPACE[t.d.values["space"]]
        return self.next_removed(t, space, attack_plan(t.s, space, t.d.values["left"]), "8.5.5")
