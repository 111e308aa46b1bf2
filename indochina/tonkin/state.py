"""The state of a game: flat plain data, copied in a few microseconds.

Where a unit is, is a number: a hex, Saigon (one beyond the last hex), or one of the places off the map below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Self

from indochina.core.dice import seeded
from indochina.core.journal import Note
from indochina.core.state import StateBase

from .board import Board, printed
from .components.units import FEF, SIDES, VM, Unit, Values

TRACK, ELIMINATED, BOX_1, BOX_2, OUT, AT_SEA = -1, -2, -3, -4, -5, -6
"""Off the map: on the Turn Track (see `due`), eliminated, Tieu Doan/Pathet Lao boxes, not in this game, the Navy."""
PLACES = {TRACK: "track", ELIMINATED: "eliminated", BOX_1: "box_1", BOX_2: "box_2", OUT: "out", AT_SEA: "at_sea"}

NA_SAN = "na_san"
"""9.0 The training scenario, which is decided by who holds three places and not by VP."""
FULL_STACK = 13
"""1.5 Stacking Points in a hex."""


class Hero(NamedTuple):
    """6.16 A player's officer: the unit he is with (-1: none), rank, mentions in despatches, other units of his."""

    unit: int = -1
    rank: int = 0
    mentions: int = 0
    others: tuple[int, ...] = ()


NOBODYS = ("setup.end", "turn", "attrition", "supply", "scenario.end", "end.attrition", "end.last_attrition", "victory")
"""Stages in which what happens is no side's doing."""


class State(StateBase):
    """Everything a position is."""

    __slots__ = parts = (
        "active", "air", "air_left", "airstrike", "awards", "board", "delta", "destroyed", "dg", "due", "final",
        "heroes", "highlands", "impulse", "losses", "moved", "notes", "objective", "oos", "ops", "options", "over",
        "place", "ran", "road_markers", "rp", "rumour", "scenario", "spending", "stacks", "stage", "steps", "streams",
        "trenches", "truck_left", "trucks", "turn", "used", "vm_friendly", "vp",
    )  # fmt: skip

    def __new__(cls, *given: Any, **named: Any) -> Self:
        """One with nothing in it yet, for a copy to be made of."""
        return object.__new__(cls)

    def __init__(self, board: Board | None = None) -> None:
        self.board = board = board or printed()
        count = len(board.units)
        self.stage = "setup"
        self.scenario = ""
        self.final = ""  # the scenario a campaign ends with; the same one otherwise [9.0]
        self.options: frozenset[str] = frozenset()
        self.turn = 1  # 1 is October 1950
        self.active = VM
        self.place = [OUT] * count
        self.steps = bytearray(count)
        self.dg = bytearray(count)  # 6.14 disorganized
        self.oos = bytearray(count)  # 7.5 has an OoS-Marker
        self.due = bytearray(count)  # the turn a unit on the Turn Track arrives
        self.moved = bytearray(count)  # has moved in this Movement Phase
        self.ran = bytearray(count)  # 6.5, 6.11 ran from, or was overrun by, the stack that moves: bits in ambush.py
        self.stacks: dict[int, tuple[int, ...]] = {}  # units on the map by hex, in the order of the counters
        self.trenches: dict[int, str] = {}  # hex -> side
        self.destroyed: frozenset[int] = frozenset()  # hexes with a Destroyed Road-Marker
        self.road_markers: tuple[int, ...] = ()  # 4.0 hexes, the oldest first
        self.vp = 0
        self.awards = 0  # the part of it that does not come from communities
        self.losses = 0  # regiment steps lost since the last 5 VP
        self.rp = [0, 0]  # Replacement Points: VM, FEF
        self.ops = [0, 0]  # Operation Points left: VM, FEF
        self.impulse = 0  # how many of them may be spent in this row
        self.spending = [-1, -1]  # the SD that is being spent: VM, FEF
        self.air = self.air_left = 0  # Air Transports a turn, and left in this
        self.trucks = self.truck_left = 0
        self.used = 0  # transports used in this Movement Phase or Operation Point, as bits: see transports.py
        self.airstrike = 0  # its barrage value
        self.vm_friendly: frozenset[int] = frozenset()  # community hexes friendly to VM
        self.delta = self.highlands = False  # 1.9 VM has enough communities there
        self.objective = self.rumour = -1  # 1.9 hexes of the two Political Objective markers; which is which is secret
        self.heroes = (Hero(), Hero())  # 6.16 optional: VM, FEF
        self.over: tuple[str, str] | None = None  # winner ("" for a draw) and how
        self.streams = seeded(0)
        self.notes: list[Note] = []

    def acting(self) -> str:
        """The side whose phase it is; nobody in what befalls both."""
        side = self.stage.partition(".")[0].upper()
        if side in SIDES:
            return side
        return "" if self.stage in NOBODYS else self.active

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.board, twin.scenario, twin.final, twin.options = self.board, self.scenario, self.final, self.options
        twin.stage, twin.turn, twin.active = self.stage, self.turn, self.active
        twin.place, twin.steps, twin.dg, twin.oos = self.place[:], self.steps[:], self.dg[:], self.oos[:]
        twin.due, twin.moved, twin.ran = self.due[:], self.moved[:], self.ran[:]
        twin.stacks, twin.trenches = self.stacks.copy(), self.trenches.copy()
        twin.destroyed, twin.road_markers = self.destroyed, self.road_markers
        twin.vp, twin.awards, twin.losses = self.vp, self.awards, self.losses
        twin.rp, twin.ops, twin.impulse, twin.spending = self.rp[:], self.ops[:], self.impulse, self.spending[:]
        twin.air, twin.air_left, twin.trucks, twin.truck_left = self.air, self.air_left, self.trucks, self.truck_left
        twin.used, twin.airstrike, twin.vm_friendly = self.used, self.airstrike, self.vm_friendly
        twin.delta, twin.highlands = self.delta, self.highlands
        twin.objective, twin.rumour, twin.over = self.objective, self.rumour, self.over
        twin.heroes = self.heroes
        twin.streams = self.streams[:]
        twin.notes = []
        return twin


# --- reading ---------------------------------------------------------------------------------------------------


def is_over(s: State) -> bool:
    """1.9, 8.0 Has somebody won, or is it a draw?"""
    return s.over is not None


def values_of(s: State, unit: int) -> Values:
    """What a unit is worth with the steps it has."""
    return s.board.units[unit].values[s.steps[unit]]


def units_in(s: State, h: int) -> tuple[int, ...]:
    return s.stacks.get(h, ())


def holder(s: State, h: int) -> str:
    """The side that occupies a hex, HQ and SD included; empty if nobody does."""
    stack = s.stacks.get(h)
    return s.board.units[stack[0]].side if stack else ""


def battle_units(s: State, h: int) -> list[int]:
    """Units with a combat or barrage value in a hex: not HQ, SD."""
    units = s.board.units
    return [u for u in s.stacks.get(h, ()) if units[u].battle]


def stacking_points(s: State, h: int) -> int:
    """1.5 Stacking Points in a hex."""
    return sum(values_of(s, u).stacking for u in s.stacks.get(h, ()))


def on_map(s: State, side: str) -> Iterator[Unit]:
    """The units of a side on the map or in Saigon, in the order of the counters."""
    for unit, place in zip(s.board.units, s.place):
        if place >= 0 and unit.side == side:
            yield unit


def units_at(s: State, place: int, side: str = "") -> list[int]:
    """Units in a place off the map (or in a hex), in the order of the counters."""
    units = s.board.units
    return [u for u, where in enumerate(s.place) if where == place and (not side or units[u].side == side)]


def hex_keys(s: State, hexes: Iterable[int]) -> list[str]:
    ids = s.board.ids
    return [ids[h] if h < len(ids) else "saigon" for h in sorted(hexes)]


def hex_key(s: State, h: int) -> str:
    """The key of a hex: its printed id, or `saigon`."""
    ids = s.board.ids
    return ids[h] if h < len(ids) else "saigon"


def hex_of(s: State, key: str) -> int:
    """The hex of a key."""
    return s.board.saigon if key == "saigon" else s.board.index[key]


def month_of(s: State) -> str:
    return str(s.board.turns[s.turn - 1]["month"])


def rain_season(s: State) -> bool:
    """1.7 June to September."""
    return bool(s.board.turns[s.turn - 1]["rain"])


def hq_of(s: State, side: str) -> int:
    """The HQ of a side: its unit."""
    return s.board.of_type[f"{side} HQ"][0]


def dumps_of(s: State, side: str) -> list[int]:
    """The SD of a side on the map."""
    return [u for u in s.board.of_type[f"{side} SD"] if s.place[u] >= 0]


# --- changing (see also losses.py and communities.py) ----------------------------------------------------------


def put(s: State, unit: int, place: int) -> None:
    """Put a unit somewhere, on the map or off it. Whose communities are is settled by `communities.settle`."""
    old = s.place[unit]
    if old >= 0:
        rest = tuple(u for u in s.stacks[old] if u != unit)
        if rest:
            s.stacks[old] = rest
        else:
            del s.stacks[old]
    s.place[unit] = place
    if place >= 0:
        s.stacks[place] = tuple(sorted((*s.stacks.get(place, ()), unit)))


# --- sides -----------------------------------------------------------------------------------------------------


def index_of(side: str) -> int:
    """Where a side stands in pairs such as `rp`: VM 0, FEF 1."""
    return 0 if side == VM else 1


def enemy(side: str) -> str:
    return FEF if side == VM else VM
