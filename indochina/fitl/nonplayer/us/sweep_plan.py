"""8.8.5 The Non-player US's Sweep: which spaces it selects, and which Troops move into them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from indochina.core.decision import Choice

from ...board import CAMBODIA, IDS, JUNGLE, LAND, LAOS, LOCS, NORTH_VIETNAM, OUTSIDE_SOUTH, POP, SPACE, SPACES
from ...cards import BOOBY_TRAPS, COMBINED_ACTION_PLATOONS
from ...components.control import coin_control, control_of
from ...components.pieces import (
    COIN_BASES,
    COIN_CUBES,
    IRREGULARS,
    KIND,
    KIND_NAMES,
    NVA,
    NVA_TROOP,
    UNDERGROUND_GUERRILLAS,
    US,
    US_TROOP,
    VC,
)
from ...coup.commitment import NIXON
from ...operations.sweep import origins
from ...operations.sweep_space import sweep_strength, sweepers
from ...state import State, bases, coin, count, insurgents, move, of, spaces_with, total
from ..events.as_us import as_us, names_every_space
from ..turn import Criterion, Turn, most, where
from .policy import policy

FORCES = sweepers(US)
TROOPS = (US_TROOP,)
FEW_NVA_TROOPS = 2
KEPT_AT_SUPPORT = 3


class Move(NamedTuple):
    """So many pieces of a kind, of those that were there, from one space to another. In memory: see `written`."""

    start: int
    end: int
    kind: int
    n: int
    had: int

    def done(self, s: State) -> bool:
        """What it takes away has gone. No space that gives pieces away receives others."""
        return count(s, self.kind, self.start) < self.had

    def written(self) -> list[str | int]:
        return [IDS[self.start], IDS[self.end], KIND_NAMES[self.kind], self.n, self.had]


def read_moves(written: list[list[Any]]) -> list[Move]:
    return [Move(SPACE[start], SPACE[end], KIND[kind], n, had) for start, end, kind, n, had in written]


def write_moves(moves: Sequence[Move]) -> list[list[str | int]]:
    return [move.written() for move in moves]


def so_many(t: Turn, move: Move | None, word: str, rule: str, **memory: Any) -> Choice:
    """The number of a move as an answer, within what may go. One, if it must move somebody without a use."""
    wanted = move.n if move else 1
    return t.answer(str(min(wanted, t.d.values["most"])), word, rule, **memory)


def nested(s: State) -> tuple[Criterion[int], ...]:
    """8.8.5 Support, then any Base, then the highest Population."""
    return (
        where("np.us.sweep.support", lambda x: s.support[x] > 0),
        where("np.us.sweep.bases", lambda x: bases(s, x) > 0),
        most("np.us.population", lambda x: POP[x]),
    )


def foreign(space: int) -> bool:
    """1.3.5 Laos or Cambodia."""
    return space in LAOS or space in CAMBODIA


def goes_to(s: State, space: int) -> bool:
    """8.8.3, 8.8.5 Troops go outside the South for Nixon only."""
    return policy(s) == NIXON or space not in OUTSIDE_SOUTH


def hidden(s: State, space: int) -> int:
    return total(s, UNDERGROUND_GUERRILLAS, space)


def found(s: State, space: int, cubes: tuple[int, ...] = TROOPS) -> int:
    """3.2.3 How many Guerrillas a US Sweep with what is there would Activate; by an Event with other cubes too."""
    return min(hidden(s, space), sweep_strength(s, (*cubes, *IRREGULARS), space))


def guerrillas_at_support(s: State) -> list[int]:
    """8.8.5 Underground Guerrillas where there is Support."""
    return [x for x in spaces_with(s, UNDERGROUND_GUERRILLAS, LAND) if s.support[x] > 0]


# --- where ------------------------------------------------------------------------------------------------------------


def select(t: Turn, only: Collection[int] | None = None) -> list[int]:
    """8.8.5 All spaces with Underground Guerrillas and US pieces, then up to two without; two in all with card 18 or
    card 101 shaded; outside the South for Nixon only. `only`: an Event names the spaces, also outside if US pieces are
    there. All of them, if its text names every one."""
    s = t.s
    every = names_every_space(t)
    limit = 2 if {BOOBY_TRAPS, COMBINED_ACTION_PLATOONS} & s.shaded and not every else len(SPACES)
    spaces = [
        x for x in spaces_with(s, UNDERGROUND_GUERRILLAS, LAND) if x != NORTH_VIETNAM and (only is None or x in only)
    ]
    ours = [x for x in spaces if of(s, US, x) or (as_us(t) and total(s, COIN_CUBES, x))]
    others = [x for x in spaces if x not in ours and goes_to(s, x)]
    ours = [x for x in ours if only is not None or goes_to(s, x)]
    if limit == 2:
        t.note("np.us.sweep.two", "8.8.5", n=limit)
    elif not every:
        t.test("np.us.sweep.limited", "8.8.5", False)
    if t.tells and (barred := [IDS[x] for x in spaces if not goes_to(s, x)]) and only is None:
        t.note("np.us.sweep.policy", "8.8.5", policy=policy(s), spaces=barred)
    selected = in_order(t, "np.us.sweep.ours", ours, min(limit, len(ours)))
    more = len(others) if every else min(limit - len(selected), 2, len(others))
    return selected + in_order(t, "np.us.sweep.others", others, more)


def in_order(t: Turn, word: str, spaces: list[int], n: int) -> list[int]:
    """So many of them, in the order of the nested priorities."""
    left, chosen = spaces[:], list[int]()
    if not left:
        t.skip("8.8.5", word)
    while len(chosen) < n:
        x = t.pick(word, "8.8.5", left, *nested(t.s))
        assert x is not None
        left.remove(x)
        chosen.append(x)
    return chosen


# --- what may leave, what is wanted -----------------------------------------------------------------------------------


def spare(s: State, space: int) -> int:
    """8.8.5 How many COIN units may leave: no change of Control, three COIN units stay at Support."""
    if space in LOCS:
        return coin(s, space)
    n, nva, vc = coin(s, space), of(s, NVA, space), of(s, VC, space)
    units = n - total(s, COIN_BASES, space)
    most_leave = units if s.support[space] <= 0 else max(0, units - KEPT_AT_SUPPORT)
    now = control_of(n, nva, vc)
    while most_leave and control_of(n - most_leave, nva, vc) != now:
        most_leave -= 1
    return most_leave


def troops_to_activate(s: State, space: int, guerrillas: int) -> int:
    """3.2.3 How many US Troops it takes, with the Irregulars there, to Activate so many Guerrillas."""
    needed = 2 * guerrillas if space in JUNGLE else guerrillas
    return max(0, needed - total(s, IRREGULARS, space))


def goals(s: State, space: int, cubes: tuple[int, ...] = TROOPS) -> dict[str, int]:
    """8.8.5 How many more US Troops it takes to Activate all Guerrillas, or more than half."""
    n = hidden(s, space)
    troops = total(s, cubes, space)
    return {
        "np.us.sweep.all": troops_to_activate(s, space, n) - troops if n else 0,
        "np.us.sweep.half": troops_to_activate(s, space, n // 2 + 1) - troops if n else 0,
    }


def short_of_control(s: State, space: int) -> int:
    """1.7 How many more COIN pieces it takes to have COIN Control."""
    return 0 if coin_control(s, space) else insurgents(s, space) - coin(s, space) + 1


def may_enter(s: State, space: int) -> bool:
    """8.8.5 No more than two NVA Troops there; Laos and Cambodia for Nixon only."""
    return count(s, NVA_TROOP, space) <= FEW_NVA_TROOPS and goes_to(s, space)


def tell_leaving(t: Turn, w: State, start: int, end: int, n: int, there: int) -> None:
    """8.8.5 Write down how many Troops leave a space, and what keeps the others: three COIN units, Control."""
    if not t.tells:
        return
    units = coin(w, start) - total(w, COIN_BASES, start)
    word = "np.us.sweep.leaving"
    if n < there and n >= spare(w, start):
        three = w.support[start] > 0 and units - KEPT_AT_SUPPORT <= n
        word = "np.us.sweep.three" if three else "np.us.sweep.keeps"
    t.note(word, "8.8.5", space=IDS[start], end=IDS[end], n=n, of=there)


# --- moving -----------------------------------------------------------------------------------------------------------


def space_by_space(s: State, moves: list[Move], spaces: list[int]) -> list[Move]:
    """3.2.3 The moves as the Sweep will ask for them: all into the first space, then all into the next."""
    left: dict[tuple[int, int], int] = {}
    found = []
    for m in sorted(moves, key=lambda m: spaces.index(m.end)):
        had = left.get((m.start, m.kind), count(s, m.kind, m.start))
        left[m.start, m.kind] = had - m.n
        found.append(m._replace(had=had))
    return found


class Marching:
    """8.8.5 The moves of a Sweep, worked out on a copy of the state.

    `cubes`: an Event moves these as US Troops, the first of them first.
    """

    def __init__(self, t: Turn, selected: list[int], cubes: tuple[int, ...] = TROOPS) -> None:
        self.t = t
        self.w = t.s.copy()
        self.selected = selected
        self.cubes = cubes
        self.moves: list[Move] = []
        self.tell_barred()
        self.tell_kept()
        for word in ("np.us.sweep.all", "np.us.sweep.half"):
            self.tell_needs(word, {x: goals(self.w, x, cubes)[word] for x in self.open()})
            while self.reinforce(word, {x: goals(self.w, x, cubes)[word] for x in self.open()}):
                pass
        self.tell_needs("np.us.sweep.control", {x: short_of_control(self.w, x) for x in self.open()})
        while self.reinforce("np.us.sweep.control", {x: short_of_control(self.w, x) for x in self.open()}):
            pass
        self.moves = space_by_space(t.s, self.moves, selected)

    def tell_barred(self) -> None:
        """8.8.5 Write down the selected spaces that Troops may not enter: more than two NVA Troops are there."""
        if self.t.tells and (many := [IDS[x] for x in self.selected if count(self.w, NVA_TROOP, x) > FEW_NVA_TROOPS]):
            self.t.note("np.us.sweep.nva_troops", "8.8.5", spaces=many)

    def tell_kept(self) -> None:
        """8.8.5 Write down the spaces near by whose Troops may not all leave: so many of so many may."""
        if not self.t.tells:
            return
        near = {o for x in self.open() for o in origins(self.w, x) if total(self.w, self.cubes, o)}
        kept = {o: (self.movable(o), total(self.w, self.cubes, o)) for o in sorted(near)}
        if figures := {IDS[o]: f"{n} ({there})" for o, (n, there) in kept.items() if n < there}:
            self.t.note("np.us.sweep.kept", "8.8.5", figures=figures)

    def tell_needs(self, word: str, wanted: dict[int, int]) -> None:
        """8.8.5 Write down how many more Troops each selected space needs for this, and how many can come."""
        if not self.t.tells or not any(n > 0 for n in wanted.values()):
            return
        figures = {IDS[x]: n for x, n in wanted.items() if n > 0}
        able = {IDS[x]: sum(self.movable(o) for o in self.origins(x)) for x, n in wanted.items() if n > 0}
        self.t.note("np.us.sweep.needs", "8.8.5", what=word, spaces=list(figures), figures=figures)
        self.t.note("np.us.sweep.come", "8.8.5", figures=able)

    def open(self) -> list[int]:
        """8.8.5 Selected spaces that Troops may enter and that have not given any away."""
        given = {move.start for move in self.moves}
        return [x for x in self.selected if x not in given and may_enter(self.w, x)]

    def reinforce(self, word: str, wanted: dict[int, int]) -> bool:
        """8.8.5 Send as many as wanted to the first of these spaces that can have them; False if there is none."""
        able = [x for x, n in wanted.items() if 0 < n <= sum(self.movable(o) for o in self.origins(x))]
        x = self.t.pick(word, "8.8.5", able, *nested(self.w))
        if x is None:
            return False
        n = wanted[x]
        while n:
            o = self.t.pick("np.us.sweep.origin", "8.8.5", self.origins(x), where("np.us.foreign", foreign))
            assert o is not None
            left = min(n, self.movable(o))
            n -= left
            tell_leaving(self.t, self.w, o, x, left, total(self.w, self.cubes, o))
            for kind in self.cubes:
                if k := min(left, count(self.w, kind, o)):
                    self.moves.append(Move(o, x, kind, k, count(self.w, kind, o)))
                    left -= move(self.w, kind, o, x, k)
        return True

    def origins(self, space: int) -> list[int]:
        return [o for o in origins(self.w, space) if self.movable(o)]

    def movable(self, space: int) -> int:
        """8.8.5 Troops that have not moved, and are not needed to Activate Guerrillas where they are."""
        troops = total(self.w, self.cubes, space)
        if not troops or any(move.end == space for move in self.moves):
            return 0
        if space in self.selected:
            troops -= min(troops, troops_to_activate(self.w, space, found(self.w, space, self.cubes)))
        return min(troops, spare(self.w, space))

    def takes_place(self) -> bool:
        """3.2.3 US forces are, or come, where it is to Sweep."""
        return any(total(self.w, FORCES, x) for x in self.selected)
