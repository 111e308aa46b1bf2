"""8.7.7 Redeploy by the Non-player ARVN: Troops for Control and Cities, then Police. And desertion (2.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any

from indochina.core.decision import Choice

from ...board import (
    CITIES,
    IDS,
    LAND,
    LOC_SAIGON_AN_LOC_BAN_ME_THUOT,
    LOCS,
    OUTSIDE_SOUTH,
    POP,
    PROVINCES,
    SPACE,
    SPACES,
)
from ...components.control import coin_control, control_of, nva_control, recount
from ...components.pieces import ARVN_TROOP, COIN_CUBES, NVA, POLICE, VC
from ...coup.redeploy import police_may_enter, troops_may_enter, troops_must_leave
from ...state import ALL, COIN_CONTROL, NVA_CONTROL, State, coin, count, insurgents, of, put, total
from ..turn import Answers, Criterion, Turn, most, where
from .limits import remove_own

RULE = "8.7.7"
CUBES = 3
"""8.7.7 COIN cubes in each City and left in each space, and Police on Route 13 and 14."""
ROUTE = LOC_SAIGON_AN_LOC_BAN_ME_THUOT


def room_to_leave(w: State, space: int) -> int:
    """8.7.7 Cubes that may leave: COIN Control is not lost, and three COIN cubes stay."""
    keeps = coin(w, space) - insurgents(w, space) - 1 if recount(w, space) == COIN_CONTROL else ALL
    return max(0, min(keeps, total(w, COIN_CUBES, space) - CUBES))


def to_coin_control(w: State, space: int) -> int:
    """Pieces missing for COIN Control."""
    return max(0, insurgents(w, space) - coin(w, space) + 1)


def most_worth(purse: Iterable[list[tuple[int, int]]], left: int) -> int:
    """The most that can be had with so many pieces: of each space one of its pairs of pieces and worth, or none.

    >>> most_worth([[(7, 200)], [(2, 100)], [(2, 100)], [(3, 100)]], 7)
    300
    """
    best = [0] * (left + 1)
    for options in purse:
        best = [max(b, *(best[n - c] + w if c <= n else 0 for c, w in options)) for n, b in enumerate(best)]
    return best[left]


class Planning(ABC):
    """8.7.7 A Redeployment of one kind while it is made out, on a copy of the map whose markers do not move (6.4)."""

    def __init__(self, t: Turn, s: State, kind: int, ends: list[int], bases: bool = True) -> None:
        self.t = t
        self.s = s
        self.w = s.copy()
        self.kind = kind
        self.ends = ends
        self.bases = bases
        """Whether Bases let Troops stay (not by card 90)."""
        self.arrived = [0] * len(SPACES)
        self.kept: set[int] = set()
        """Spaces chosen for Control, which give nothing away."""
        self.moves: list[list[str | int]] = []
        """From, to, how many, and a word for what."""
        self.word = "np.arvn.redeploy"
        self.source = "np.arvn.redeploy.police_from" if kind == POLICE else "np.arvn.redeploy.from"

    def movable(self, space: int) -> int:
        return count(self.w, self.kind, space) - self.arrived[space]

    def shift(self, start: int, end: int, n: int) -> None:
        there = count(self.w, self.kind, start)
        self.t.note("np.arvn.redeploy.moves", RULE, space=IDS[start], end=IDS[end], n=n, of=there)
        put(self.w, self.kind, start, -n)
        put(self.w, self.kind, end, n)
        self.arrived[end] += n
        self.moves.append([IDS[start], IDS[end], n, self.word])

    def sources(self, end: int, groups: Iterable[Callable[[int], int]]) -> list[dict[int, int]]:
        """By group in their order: how many may come from where."""
        spaces = [x for x in SPACES if x != end and x not in self.kept]
        return [{x: n for x in spaces if (n := min(self.movable(x), group(x))) > 0} for group in groups]

    @abstractmethod
    def supply(self, end: int) -> list[dict[int, int]]:
        """Where pieces for a destination come from, the first group first."""

    def plenty(self, group: dict[int, int]) -> Criterion[int]:
        """8.7.7 Of a group of sources that with the most pieces to spare."""
        return most("np.arvn.able", group.__getitem__)

    def able(self, spaces: Iterable[int]) -> dict[int, int]:
        """How many can come to each of these spaces."""
        groups = self.supply(-1)
        everyone = sum(sum(group.values()) for group in groups)
        return {x: everyone - sum(group.get(x, 0) for group in groups) for x in spaces}

    def bring(self, end: int, n: int) -> None:
        """Move up to n pieces to a space: of the first group of sources, from where most may come."""
        while n > 0:
            group = next((group for group in self.supply(end) if group), None)
            if group is None:
                return
            start = self.t.pick(self.source, RULE, group, self.plenty(group))
            assert start is not None
            taken = min(n, group[start])
            self.shift(start, end, taken)
            n -= taken

    def worth(self, space: int, n: int) -> int:
        """8.7.7 What n more pieces there do for total Control: Population that changes to COIN Control and from NVA
        Control; a space counts a little, too."""
        w, before = self.w, recount(self.w, space)
        after = control_of(coin(w, space) + n, of(w, NVA, space), of(w, VC, space))
        return 100 * POP[space] * ((after == COIN_CONTROL) + (before == NVA_CONTROL)) + 1

    def for_control(self, word: str, wanted: dict[int, list[int]]) -> None:
        """8.7.7 As much total Control as possible with all pieces there are; equal spaces by lot (8.2).

        `wanted`: by space the numbers of pieces with which Control changes. Who is chosen gives nothing away.
        """
        groups = self.supply(-1)
        given = {x: sum(group.get(x, 0) for group in groups) for x in SPACES}
        left, purse = sum(given.values()), dict[int, list[tuple[int, int]]]()
        for x, numbers in wanted.items():
            purse[x] = [(n + given[x], self.worth(x, n)) for n in numbers]
        self.word = word
        if self.t.tells and wanted:
            figures = {IDS[x]: list(numbers) for x, numbers in wanted.items()}
            self.t.note("np.arvn.redeploy.needs", RULE, what=word, n=left, figures=figures)
        chosen: dict[int, int] = {}
        while best := most_worth(purse.values(), left):
            found: dict[int, tuple[int, int]] = {}
            for x, options in purse.items():
                others = [purse[y] for y in purse if y != x]
                fits = [o for o in options if o[0] <= left and o[1] + most_worth(others, left - o[0]) == best]
                if fits:
                    found[x] = max(fits, key=lambda o: o[1])
            sure = [x for x in found if most_worth([purse[y] for y in purse if y != x], left) < best]
            in_best: Criterion[int] = where("np.arvn.total_control", found.__contains__)
            end = self.t.pick(word, RULE, sure[:1] or list(purse), *([] if sure else [in_best]))
            assert end is not None
            del purse[end]
            chosen[end] = found[end][0] - given[end]
            left -= found[end][0]
        self.kept = set(chosen)
        if not chosen:
            self.t.skip(RULE, word)
        for end, n in chosen.items():
            self.bring(end, n)

    def fill(self, word: str, lacking: Callable[[], dict[int, int]], whole: bool = True) -> None:
        """Bring what is lacking, by lot. `whole`: all that a space lacks, or nothing."""
        given_up: set[int] = set()
        self.word = word
        while True:
            short = {x: n for x, n in lacking().items() if x not in given_up}
            needed = {x: short[x] for x, n in self.able(short).items() if n >= (short[x] if whole else 1)}
            end = self.t.pick(word, RULE, needed)
            if end is None:
                return
            given_up.add(end)
            self.bring(end, needed[end])

    def short_cities(self) -> dict[int, int]:
        """8.7.7 Cities without NVA Control and with fewer than three COIN cubes."""
        return {
            x: n
            for x in self.ends
            if x in CITIES and not nva_control(self.s, x) and (n := CUBES - total(self.w, COIN_CUBES, x)) > 0
        }


class Troops(Planning):
    """8.7.7 ARVN Troops."""

    def supply(self, end: int) -> list[dict[int, int]]:
        """Those that must move, then what others do not need."""
        return self.sources(end, (self.bound, self.surplus))

    def bound(self, space: int) -> int:
        return ALL if troops_must_leave(self.s, space, self.bases) else 0

    def surplus(self, space: int) -> int:
        return 0 if self.bound(space) else room_to_leave(self.w, space)

    def make(self) -> list[list[str | int]]:
        self.for_control("np.arvn.redeploy.control", self.shifting())
        self.fill("np.arvn.redeploy.city", self.short_cities, whole=False)
        left = [x for x in SPACES if self.bound(x) and self.movable(x)]
        if left:
            self.word = "np.arvn.redeploy.rest"
            end = self.t.pick("np.arvn.redeploy.rest", RULE, self.ends)
            for start in left:
                if end is not None and start != end:
                    self.shift(start, end, self.movable(start))
        return self.moves

    def shifting(self) -> dict[int, list[int]]:
        """8.7.7 Where Troops would add COIN Control, or at a COIN Base or in Saigon at least remove NVA Control."""
        w = self.w
        found = {x: [n] for x in self.ends if (n := to_coin_control(w, x))}
        for x in found:
            if recount(w, x) == NVA_CONTROL:
                found[x].append(of(w, NVA, x) - coin(w, x) - of(w, VC, x))
        return found


class Police(Planning):
    """8.7.7 ARVN Police."""

    def supply(self, end: int) -> list[dict[int, int]]:
        """From LoCs with enemies, then from Provinces and Cities that can do without."""
        return self.sources(end, (self.endangered, self.surplus))

    def plenty(self, group: dict[int, int]) -> Criterion[int]:
        """8.7.7 Where most Police are, spare or not."""
        return most("np.arvn.most_police", lambda x: count(self.w, POLICE, x))

    def endangered(self, space: int) -> int:
        return ALL if space in LOCS and insurgents(self.w, space) else 0

    def surplus(self, space: int) -> int:
        """The last Police stays; and all where Troops have left that kept COIN Control."""
        if space in LOCS or (coin_control(self.s, space) and recount(self.w, space) != COIN_CONTROL):
            return 0
        return min(count(self.w, POLICE, space) - 1, room_to_leave(self.w, space))

    def make(self) -> list[list[str | int]]:
        self.fill("np.arvn.redeploy.city", self.short_cities, whole=False)
        self.fill("np.arvn.redeploy.route", self.route)
        self.for_control("np.arvn.redeploy.keep", self.slipping())
        self.fill("np.arvn.redeploy.province", lambda: self.unpoliced(PROVINCES))
        self.fill("np.arvn.redeploy.police", lambda: self.unpoliced(CITIES))
        return self.moves

    def route(self) -> dict[int, int]:
        """8.7.7 Exactly three on Route 13 and 14, if no enemy is there."""
        n = CUBES - count(self.w, POLICE, ROUTE)
        return {ROUTE: n} if n > 0 and not insurgents(self.w, ROUTE) and ROUTE in self.ends else {}

    def slipping(self) -> dict[int, list[int]]:
        """8.7.7 COIN-Controlled spaces that Troops have left, with what keeps them."""
        held = [x for x in self.ends if x in LAND and coin_control(self.s, x)]
        return {x: [n] for x in held if (n := to_coin_control(self.w, x))}

    def unpoliced(self, among: Iterable[int]) -> dict[int, int]:
        """8.7.7 Provinces and Cities under COIN Control without Police."""
        w = self.w
        return {
            x: 1
            for x in among
            if x in self.ends
            and x not in OUTSIDE_SOUTH
            and not count(w, POLICE, x)
            and (x in CITIES or recount(w, x) == COIN_CONTROL)
        }


# --- the questions of the Redeploy Phase ------------------------------------------------------------------------------


def make_redeployment(t: Turn) -> list[list[str | int]]:
    """A plan for the kind that is being moved."""
    if t.d.name.startswith("redeploy.arvn_police"):
        return Police(t, t.s, POLICE, [x for x in SPACES if police_may_enter(t.s, x)]).make()
    bases = t.d.rule == "6.4.2"
    return Troops(t, t.s, ARVN_TROOP, [x for x in SPACES if troops_may_enter(t.s, x, bases)], bases).make()


def redeployment(t: Turn) -> tuple[list[Any], int] | None:
    """The plan and how many of its moves have their destination."""
    name = t.d.name.rpartition(".")[0]
    return t.plan(f"{name}.to", f"{name}.from")


def word_of(move: list[Any]) -> str:
    """What a planned move is for; a save of an earlier version does not tell."""
    return str(move[3]) if len(move) > 3 else "np.arvn.redeploy"


def redeploy_from(t: Turn) -> Choice | None:
    plan = redeployment(t)
    moves, i = plan if plan is not None else (make_redeployment(t), 0)
    if i < len(moves) and moves[i][0] in t.keys:
        memory = {} if plan is not None else {"plan": moves, "card": t.s.current}
        return t.answer(str(moves[i][0]), word_of(moves[i]), RULE, **memory)
    return None if t.d.stop else any_start(t)


def any_start(t: Turn) -> Choice | None:
    """What must still leave, to a space by lot."""
    starts = [SPACE[key] for key in t.keys]
    space = t.pick("np.arvn.redeploy.must", RULE, starts, where("np.arvn.must_leave", lambda x: x not in CITIES))
    return None if space is None else t.answer(IDS[space], "np.arvn.redeploy.must", RULE)


def redeploy_to(t: Turn) -> Choice | None:
    """As planned; the plan is made here if there was only one space to leave."""
    plan = redeployment(t)
    moves, i = plan if plan is not None else (make_redeployment(t), 0)
    if i < len(moves) and moves[i][0] == t.d.values["space"] and moves[i][1] in t.keys:
        memory = {} if plan is not None else {"plan": moves, "card": t.s.current}
        return t.answer(str(moves[i][1]), word_of(moves[i]), RULE, **memory)
    space = t.pick("np.arvn.redeploy.rest", RULE, [SPACE[key] for key in t.keys])
    return None if space is None else t.answer(IDS[space], "np.arvn.redeploy.rest", RULE)


def redeploy_count(t: Turn) -> Choice:
    plan = redeployment(t)
    step = plan[0][plan[1] - 1] if plan is not None and 0 < plan[1] <= len(plan[0]) else None
    matches = step is not None and step[:2] == [t.d.values["start"], t.d.values["space"]]
    n = str(step[2]) if step is not None and matches else ""
    return t.answer(n if n in t.keys else t.d.whole, word_of(step) if step else "np.arvn.redeploy", RULE)


def coup_desertion(t: Turn) -> Choice:
    """8.1.2 Own cubes go evenly, beginning with what is most; the last Police last."""
    return remove_own(t, t.d.values["n"])


ANSWERS: Answers = {
    "coup.desertion": coup_desertion,
    "redeploy.arvn_police.count": redeploy_count,
    "redeploy.arvn_police.from": redeploy_from,
    "redeploy.arvn_police.to": redeploy_to,
    "redeploy.arvn_troop.count": redeploy_count,
    "redeploy.arvn_troop.from": redeploy_from,
    "redeploy.arvn_troop.to": redeploy_to,
}
