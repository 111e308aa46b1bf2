"""8.6.6 The Non-player NVA in the Redeploy Phase."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import Any

from indochina.core.decision import Choice

from ...board import ADJACENT_LAND, IDS, LAND, OUTSIDE_SOUTH, POP, SPACES
from ...components.control import control_of, recount
from ...components.pieces import NVA, NVA_BASES, NVA_GUERRILLAS, NVA_TROOP, VC
from ...sequence.deck import final_coup
from ...state import COIN_CONTROL, NVA_CONTROL, coin, count, move, of, spaces_with, total
from ..turn import Answers, Criterion, Turn, most, where

RULE = "8.6.6"
GUARD = 2
"""8.6.6 NVA units kept at its Bases."""
UNITS = (*NVA_GUERRILLAS, NVA_TROOP)


class Redeployment:
    """8.6.6 The moves of one phase, found on a copy of the state."""

    def __init__(self, t: Turn) -> None:
        self.t = t
        self.s = t.s.copy()
        self.final = final_coup(t.s)
        self.arrived = [0] * len(SPACES)
        self.moves: list[list[Any]] = []

    def plan(self) -> list[list[Any]]:
        if not self.t.test("np.nva.redeploy.final", RULE, self.final):
            self.guard_bases()
        self.add_control()
        self.remove_control()
        self.go_forward()
        return self.moves

    # --- who may leave --------------------------------------------------------------------------------------------

    def spare(self, space: int) -> int:
        """8.6.6 Troops that may leave: NVA Control stays, no COIN Control comes, 2 units stay at Bases."""
        s = self.s
        n = count(s, NVA_TROOP, space) - self.arrived[space]
        if n <= 0:
            return 0
        if space in LAND:
            us_arvn, nva, vc = coin(s, space), of(s, NVA, space), of(s, VC, space)
            now = control_of(us_arvn, nva, vc)
            if now == NVA_CONTROL:
                n = min(n, nva - us_arvn - vc - 1)
            elif now != COIN_CONTROL:
                n = min(n, nva + vc - us_arvn)
            if not self.final and total(s, NVA_BASES, space):
                n = min(n, total(s, UNITS, space) - GUARD)
        return max(0, n)

    def pool(self, ends: Collection[int]) -> int:
        return sum(self.spare(x) for x in SPACES if x not in ends)

    def bring(self, end: int, n: int, word: str, ends: Collection[int] = (), among: Collection[int] = SPACES) -> None:
        """So many Troops to a space: from the space with most to spare, not from others that need some."""
        while n > 0:
            starts = [x for x in among if x != end and x not in ends and self.spare(x)]
            start = self.t.pick("np.nva.redeploy.from", RULE, starts, most("np.nva.spare", self.spare))
            if start is None:
                return
            k = min(n, self.spare(start))
            self.t.note(
                "np.nva.redeploy.moves", RULE, space=IDS[start], end=IDS[end], n=k, of=count(self.s, NVA_TROOP, start)
            )
            self.arrived[end] += move(self.s, NVA_TROOP, start, end, k)
            self.moves.append([IDS[start], IDS[end], k, word])
            n -= k

    # --- 8.6.6 the steps -------------------------------------------------------------------------------------------

    def ends(self) -> list[int]:
        """6.4.3 Where NVA Bases are."""
        return spaces_with(self.s, NVA_BASES)

    def guard_bases(self) -> None:
        """8.6.6 At least 2 units at each Base."""
        s = self.s
        while True:
            short = [x for x in self.ends() if total(s, UNITS, x) < GUARD]
            if not short or not self.pool(short):
                self.t.skip(RULE, "np.nva.redeploy.guard")
                return
            x = self.t.pick("np.nva.redeploy.guard", RULE, short)
            assert x is not None
            self.bring(x, GUARD - total(s, UNITS, x), "np.nva.redeploy.guard", short)

    def wanting(self, space: int) -> int:
        """1.7 Troops that would add NVA Control."""
        s = self.s
        return coin(s, space) + of(s, VC, space) + 1 - of(s, NVA, space)

    def add_control(self) -> None:
        """8.6.6 The most Population, then the most spaces, with only the Troops needed; equal spaces by lot (8.2)."""
        able = [x for x in self.ends() if recount(self.s, x) != NVA_CONTROL]
        spare, everyone = {x: self.spare(x) for x in able}, self.pool(())
        needs = {x: self.wanting(x) for x in able}
        if self.t.tells and needs:
            figures = {IDS[x]: n for x, n in needs.items()}
            self.t.note("np.nva.redeploy.needs", RULE, n=everyone, figures=figures)
        best, equal = (0, 0), list[tuple[int, ...]]()
        for n in range(1, len(able) + 1):
            for ends in combinations(able, n):
                worth = sum(POP[x] for x in ends), n
                if worth >= best and sum(needs[x] + spare[x] for x in ends) <= everyone:
                    best, equal = worth, [ends] if worth > best else [*equal, ends]
        chosen: list[int] = []
        while left := [x for x in able if x not in chosen and any(x in ends for ends in equal)]:
            sure = [x for x in left if all(x in ends for ends in equal)]
            most_control: Criterion[int] = where("np.nva.total_control", left.__contains__)
            x = self.t.pick("np.nva.redeploy.control", RULE, sure[:1] or able, *([] if sure else [most_control]))
            assert x is not None
            chosen.append(x)
            equal = [ends for ends in equal if x in ends]
        if not chosen:
            self.t.skip(RULE, "np.nva.redeploy.control")
        for x in chosen:
            self.bring(x, self.wanting(x), "np.nva.redeploy.control", chosen)

    def remove_control(self) -> None:
        """8.6.6 Where COIN has Control and cannot be driven out."""
        s = self.s
        while True:
            able = [x for x in self.ends() if recount(s, x) == COIN_CONTROL and self.excess(x) <= self.pool((x,))]
            x = self.t.pick("np.nva.redeploy.remove", RULE, able)
            if x is None:
                return
            self.bring(x, self.excess(x), "np.nva.redeploy.remove")

    def excess(self, space: int) -> int:
        """1.7 Troops that would remove COIN Control."""
        s = self.s
        return coin(s, space) - of(s, NVA, space) - of(s, VC, space)

    def go_forward(self) -> None:
        """8.6.6 All other Troops to one space next to COIN Control, in the South if possible."""
        s = self.s
        front = {x for x in SPACES if any(recount(s, y) == COIN_CONTROL for y in ADJACENT_LAND[x])}
        behind = [x for x in SPACES if x not in front and recount(s, x) != COIN_CONTROL and self.spare(x)]
        if not behind:
            self.t.skip(RULE, "np.nva.redeploy.forward")
            return
        x = self.t.pick(
            "np.nva.redeploy.forward",
            RULE,
            [x for x in self.ends() if x in front],
            where("np.nva.south", lambda x: x not in OUTSIDE_SOUTH),
        )
        if x is not None:
            self.bring(x, sum(self.spare(y) for y in behind), "np.nva.redeploy.forward", among=behind)


# --- the questions: all moves are planned at once and then made one by one --------------------------------------------


def redeploy_nva_troop_from(t: Turn) -> Choice | None:
    before = t.told("redeploy.nva_troop.from")
    if before.get("card") == t.s.current:
        plan = before["plan"][1:]
    else:
        plan = Redeployment(t).plan()
    plan = [row for row in plan if row[0] in t.keys]
    if not plan:
        return t.answer(t.d.stop, "np.done", RULE, card=t.s.current, plan=[])
    return t.answer(plan[0][0], plan[0][3], RULE, card=t.s.current, plan=plan)


def redeploy_nva_troop_to(t: Turn) -> Choice | None:
    plan = t.told("redeploy.nva_troop.from").get("plan")
    if plan and plan[0][1] in t.keys:
        return t.answer(plan[0][1], plan[0][3], RULE)
    return None


def redeploy_nva_troop_count(t: Turn) -> Choice | None:
    plan = t.told("redeploy.nva_troop.from").get("plan")
    if plan and str(plan[0][2]) in t.keys:
        return t.answer(str(plan[0][2]), plan[0][3], RULE)
    return None


ANSWERS: Answers = {
    "redeploy.nva_troop.count": redeploy_nva_troop_count,
    "redeploy.nva_troop.from": redeploy_nva_troop_from,
    "redeploy.nva_troop.to": redeploy_nva_troop_to,
}
