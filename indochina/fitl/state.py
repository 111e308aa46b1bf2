"""The state of a game: flat plain data, and the few verbs through which every rule changes it.

Each verb does as much as the rules allow (1.4.1, 1.4.2, 1.8) and returns how much that was. Nothing here asks a
player: choices are in `placing` and in the rules themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from indochina.core.dice import seeded
from indochina.core.journal import Note
from indochina.core.state import StateBase

from .board import LAND, LOCS, NORTH_VIETNAM, POP, SPACES
from .components.pieces import (
    ARVN,
    BASES,
    COIN,
    FACTIONS,
    FORCE,
    FORCE_OF,
    FORCES,
    IS_BASE,
    KINDS,
    NVA,
    NVA_TUNNEL,
    OWNER,
    TERROR_MARKERS,
    TUNNEL_MARKERS,
    TUNNELS,
    TURNED,
    TYPE_OF,
    TYPES,
    US,
    VC,
    VC_TUNNEL,
    Deception,
)

ALL = 255  # as many as there are
AVAILABLE, CASUALTIES, OUT_OF_PLAY = BOXES = ("available", "casualties", "out_of_play")
ACTIVE_SUPPORT, PASSIVE_SUPPORT, NEUTRAL, PASSIVE_OPPOSITION, ACTIVE_OPPOSITION = LEVELS = (2, 1, 0, -1, -2)
UNCONTROLLED, COIN_CONTROL, NVA_CONTROL = range(3)
TRACK = 75  # 1.8 the highest number of Resources, Aid and Patronage


class State(StateBase):
    """Everything a position is. Pieces are counted by `space * KINDS + kind`, boxes by type."""

    __slots__ = parts = (
        "acted", "aid", "aside", "available", "casualties", "control", "control_held", "current", "deception", "deck",
        "econ", "eligible", "ended", "forces", "leader_box", "leader_flipped", "made_ineligible", "momentum", "next",
        "nonplayers", "notes", "options", "out_of_play", "patronage", "peace_talks", "pieces", "pivotal", "played",
        "policy", "resources", "scenario", "shaded", "stage", "stays_eligible", "streams", "support", "terror", "trail",
        "transferred", "unshaded", "winner",
    )  # fmt: skip

    def __new__(cls, *given: Any, **named: Any) -> Self:
        """One with nothing in it yet, for a copy to be made of."""
        return object.__new__(cls)

    def __init__(self) -> None:
        self.scenario = "full"
        self.options: frozenset[str] = frozenset()  # 2.1 those of `scenarios.OPTIONS` that are in use
        self.nonplayers: frozenset[str] = frozenset()  # 8.0 factions run by section 8
        self.stage = "next_card"
        self.pieces = bytearray(KINDS * len(SPACES))
        self.forces = bytearray(FORCES * len(SPACES))  # all pieces of a faction in a space: kept up by `put`
        self.available = bytearray(TYPES)
        self.casualties = bytearray(TYPES)
        self.out_of_play = bytearray(TYPES)
        self.support = [0] * len(SPACES)  # 1.6.1 from 2, Active Support, to -2, Active Opposition
        self.terror = bytearray(len(SPACES))  # 3.3.4 Terror markers; on a LoC 1 is its Sabotage marker
        self.control = bytearray(len(SPACES))  # 1.7 the markers: always adjusted, unless held (6.4, 6.5)
        self.control_held = False
        self.resources = {ARVN: 0, NVA: 0, VC: 0}
        self.aid = 0
        self.patronage = 0
        self.econ = 15  # 6.2.3 Total Econ as marked in the last Resources Phase
        self.trail = 0
        self.eligible = frozenset(FACTIONS)  # 2.3.1 cylinders in the Eligible box as the card begins
        self.acted: tuple[tuple[str, str], ...] = ()  # 2.3 this card: who did what: pass, op, op_sa, limop, event
        self.transferred: frozenset[str] = frozenset()  # 1.5.2 while an Operation runs: `give`, `ask`, tried with it
        self.stays_eligible: frozenset[str] = frozenset()  # 2.3.6 by an Event, whatever was executed
        self.made_ineligible: frozenset[str] = frozenset()  # 2.3.6 by an Event, through the next card
        self.shaded: frozenset[str] = frozenset()  # 5.3 Capabilities in force on their shaded side
        self.unshaded: frozenset[str] = frozenset()
        self.momentum: frozenset[str] = frozenset()  # 5.4 until the next Reset
        self.leader_box: tuple[int, ...] = ()  # 2.4.1 Coup cards, the undermost first
        self.leader_flipped = False  # card 97
        self.peace_talks = False  # card 3: the marker on Linebacker II
        self.pivotal: frozenset[str] = frozenset()  # 2.3.8 factions that still hold their Pivotal Event
        self.current = 0  # the card being played; 0 before the first
        self.next = 0  # the card seen on top of the deck; 0 when there is none
        self.deck: tuple[int, ...] = ()  # face down, below the next card, the top first
        self.played: tuple[int, ...] = ()  # before the current card, in their order
        self.aside: tuple[int, ...] = ()  # 2.1 set aside unseen
        self.deception = Deception()  # 7.3 option: markers held, shown and set aside
        self.policy = ""  # 8.8.1 JFK, LBJ or Nixon
        self.winner = ""
        self.ended = ""  # 7.2 victory: by a victory check; 7.3 final: after the final Coup
        self.streams = seeded(0)
        self.notes: list[Note] = []

    def acting(self) -> str:
        """2.3.4 The faction that executes something now; nobody between the cards and in the Coup Round."""
        return self.acted[-1][0] if self.acted and self.stage in ("card", "action", "operation") else ""

    def copy(self) -> State:
        t = State.__new__(State)
        t.scenario = self.scenario
        t.options = self.options
        t.nonplayers = self.nonplayers
        t.stage = self.stage
        t.pieces = self.pieces[:]
        t.forces = self.forces[:]
        t.available = self.available[:]
        t.casualties = self.casualties[:]
        t.out_of_play = self.out_of_play[:]
        t.support = self.support[:]
        t.terror = self.terror[:]
        t.control = self.control[:]
        t.control_held = self.control_held
        t.resources = self.resources.copy()
        t.aid, t.patronage = self.aid, self.patronage
        t.econ, t.trail = self.econ, self.trail
        t.eligible = self.eligible
        t.acted = self.acted
        t.transferred = self.transferred
        t.stays_eligible = self.stays_eligible
        t.made_ineligible = self.made_ineligible
        t.shaded, t.unshaded = self.shaded, self.unshaded
        t.momentum = self.momentum
        t.leader_box = self.leader_box
        t.leader_flipped, t.peace_talks = self.leader_flipped, self.peace_talks
        t.pivotal = self.pivotal
        t.current, t.next = self.current, self.next
        t.deck, t.played = self.deck, self.played
        t.aside, t.deception, t.policy = self.aside, self.deception, self.policy
        t.winner, t.ended = self.winner, self.ended
        t.streams = self.streams[:]
        t.notes = []
        return t


# --- looking ----------------------------------------------------------------------------------------------------


def count(s: State, kind: int, space: int) -> int:
    """Pieces of one kind in a space."""
    return s.pieces[space * KINDS + kind]


def total(s: State, kinds: tuple[int, ...], space: int) -> int:
    """Pieces of several kinds in a space."""
    pieces, i, n = s.pieces, space * KINDS, 0
    for kind in kinds:
        n += pieces[i + kind]
    return n


def of(s: State, faction: str, space: int) -> int:
    """All pieces of a faction in a space."""
    return s.forces[space * FORCES + FORCE[faction]]


def coin(s: State, space: int) -> int:
    """US and ARVN pieces in a space."""
    i = space * FORCES
    return s.forces[i] + s.forces[i + 1]


def insurgents(s: State, space: int) -> int:
    """NVA and VC pieces in a space."""
    i = space * FORCES
    return s.forces[i + 2] + s.forces[i + 3]


def bases(s: State, space: int) -> int:
    """1.4.2 Bases of all factions in a space."""
    return total(s, BASES, space)


def on_map(s: State, kinds: Iterable[int]) -> int:
    """Pieces of some kinds on the whole map."""
    pieces = s.pieces
    return sum(sum(pieces[kind::KINDS]) for kind in kinds)


def spaces_with(s: State, kinds: Iterable[int], among: Iterable[int] = SPACES) -> list[int]:
    """Spaces that hold any piece of some kinds, in board order."""
    any_of = 0  # a byte per space, or-ed over the kinds
    for kind in kinds:
        any_of |= int.from_bytes(s.pieces[kind::KINDS], "little")
    found = any_of.to_bytes(len(SPACES), "little")
    return [space for space in among if found[space]]


def available(s: State, kind: int) -> int:
    """1.4.1 Available pieces of the kind's type."""
    return s.available[TYPE_OF[kind]]


def room(s: State, kind: int, space: int) -> int:
    """1.4.2 How many more of a kind may stack: two bases at most, none on LoCs; no US or ARVN in North Vietnam."""
    if space == NORTH_VIETNAM and kind in COIN:
        return 0
    if not IS_BASE[kind]:
        return ALL
    if space in LOCS:
        return 0
    left = max(0, 2 - bases(s, space))
    return min(left, tunnels_left(s)) if kind in TUNNELS else left


def tunnels_left(s: State) -> int:
    """1.4.4 Tunnel markers not on the map."""
    return TUNNEL_MARKERS - on_map(s, TUNNELS)


def markers_left(s: State) -> int:
    """3.3.4 Terror and Sabotage markers not on the map."""
    return TERROR_MARKERS - sum(s.terror)


# --- 1.4 forces -------------------------------------------------------------------------------------------------


def put(s: State, kind: int, space: int, n: int) -> None:
    """So many pieces more in a space, or fewer, from nowhere: boxes and Control are for who calls."""
    s.pieces[space * KINDS + kind] += n
    s.forces[space * FORCES + FORCE_OF[kind]] += n


def adjust_control(s: State, space: int) -> None:
    """1.7 COIN Control with more US and ARVN than others; NVA Control with more NVA than all others, VC too."""
    if space in LOCS or s.control_held:
        return
    i, forces = space * FORCES, s.forces
    us_arvn, nva, vc = forces[i] + forces[i + 1], forces[i + 2], forces[i + 3]
    s.control[space] = COIN_CONTROL if us_arvn > nva + vc else NVA_CONTROL if nva > us_arvn + vc else UNCONTROLLED


def hold_control(s: State) -> None:
    """6.4, 6.5 From now on pieces move without adjusting Control."""
    s.control_held = True


def release_control(s: State) -> None:
    """6.4.4, 6.5 Now adjust Control everywhere."""
    s.control_held = False
    for space in LAND:
        adjust_control(s, space)


def place(s: State, kind: int, space: int, n: int = 1, source: str = AVAILABLE) -> int:
    """1.4.1 Put up to n pieces from a box on the map, within stacking. Guerrillas and SF come in underground."""
    box: bytearray = getattr(s, source)
    n = min(n, box[TYPE_OF[kind]], room(s, kind, space))
    box[TYPE_OF[kind]] -= n
    put(s, kind, space, n)
    adjust_control(s, space)
    return n


def remove(s: State, kind: int, space: int, n: int = 1, to: str = "") -> int:
    """1.4.1 Take up to n pieces off the map: US ones to Casualties unless told otherwise, all others to Available.

    1.4.4 A tunneled base leaves with its marker; where tunnels protect, do not name them.
    """
    n = min(n, s.pieces[space * KINDS + kind])
    box: bytearray = getattr(s, to or (CASUALTIES if OWNER[kind] == US else AVAILABLE))
    put(s, kind, space, -n)
    box[TYPE_OF[kind]] += n
    adjust_control(s, space)
    return n


def move(s: State, kind: int, start: int, end: int, n: int = 1) -> int:
    """1.4.2 Move up to n pieces to another space, within stacking. 1.4.3 They stay underground or active."""
    if start == end:
        return 0
    n = min(n, s.pieces[start * KINDS + kind])
    put(s, kind, start, -n)  # first, so that a moving tunnel does not want a second marker
    there = min(n, room(s, kind, end))
    put(s, kind, start, n - there)
    put(s, kind, end, there)
    adjust_control(s, start)
    adjust_control(s, end)
    return there


def shift_box(s: State, kind: int, start: str, end: str, n: int = 1) -> int:
    """Move up to n pieces from one box to another: Available, Casualties, out of play."""
    boxes: tuple[bytearray, bytearray] = (getattr(s, start), getattr(s, end))
    n = min(n, boxes[0][TYPE_OF[kind]])
    boxes[0][TYPE_OF[kind]] -= n
    boxes[1][TYPE_OF[kind]] += n
    return n


def replace(s: State, kind: int, space: int, new: int, n: int = 1, to: str = AVAILABLE) -> int:
    """1.4.1 Replace n pieces; one whose replacement is not Available or cannot stack is simply removed (5.1.1)."""
    return place(s, new, space, remove(s, kind, space, n, to))


def flip(s: State, kind: int, space: int, n: int = ALL) -> int:
    """1.4.3 Turn up to n pieces of a kind over: underground ones active, active ones underground."""
    i, turned = space * KINDS + kind, space * KINDS + TURNED[kind]
    n = min(n, s.pieces[i])
    s.pieces[i] -= n
    s.pieces[turned] += n
    return n


def flip_all(s: State, kinds: Iterable[int], among: Iterable[int] = SPACES) -> int:
    """1.4.3 Turn over all pieces of some kinds in some spaces, or on the whole map."""
    return sum(flip(s, kind, space) for space in among for kind in kinds)


def tunnel(s: State, kind: int, space: int, n: int = 1) -> int:
    """1.4.4 Tunnel markers onto NVA or VC bases that have none: kind is NVA_BASE or VC_BASE."""
    return flip(s, kind, space, min(n, tunnels_left(s)))


def collapse(s: State, kind: int, space: int, n: int = 1) -> int:
    """3.2.4 Remove Tunnel markers and leave the bases: kind is NVA_TUNNEL or VC_TUNNEL."""
    assert kind in (NVA_TUNNEL, VC_TUNNEL)
    return flip(s, kind, space, n)


# --- 1.6 support and 3.3.4 markers --------------------------------------------------------------------------------


def set_support(s: State, space: int, level: int) -> int:
    """1.6.1 Set a space to a level; without Population it is always Neutral. Returns the levels it moved."""
    if not POP[space]:
        return 0
    before = s.support[space]
    s.support[space] = max(ACTIVE_OPPOSITION, min(ACTIVE_SUPPORT, level))
    return s.support[space] - before


def shift_support(s: State, space: int, levels: int) -> int:
    """1.6.1 Shift toward Active Support (positive) or Active Opposition (negative). Returns the levels it moved."""
    return set_support(s, space, s.support[space] + levels)


def shift_toward(s: State, space: int, level: int, n: int = 1) -> int:
    """1.6.1 Shift up to n levels toward a level, never past it. Returns how many."""
    gap = level - s.support[space]
    return abs(shift_support(s, space, max(-n, min(n, gap))))


def place_terror(s: State, space: int, second: bool = False) -> bool:
    """3.3.4 A Terror marker, or Sabotage on a LoC, if one is left and none is there. An Event may add a second."""
    if (s.terror[space] and (not second or space in LOCS)) or not markers_left(s):
        return False
    s.terror[space] += 1
    return True


def remove_terror(s: State, space: int, n: int = 1) -> int:
    """3.3.4 Remove up to n Terror markers, or a LoC's Sabotage."""
    n = min(n, s.terror[space])
    s.terror[space] -= n
    return n


# --- 1.8 tracks -------------------------------------------------------------------------------------------------


def add_resources(s: State, faction: str, n: int) -> int:
    """1.8 Add to (or take from) a faction's Resources within 0 and 75; the US uses ARVN's. Returns the change."""
    purse = ARVN if faction == US else faction
    before = s.resources[purse]
    s.resources[purse] = max(0, min(TRACK, before + n))
    return s.resources[purse] - before


def add_aid(s: State, n: int) -> int:
    """1.8 Aid up or down within 0 and 75. Returns the change."""
    before, s.aid = s.aid, max(0, min(TRACK, s.aid + n))
    return s.aid - before


def add_patronage(s: State, n: int) -> int:
    """1.8 Patronage up or down within 0 and 75. Returns the change."""
    before, s.patronage = s.patronage, max(0, min(TRACK, s.patronage + n))
    return s.patronage - before


def shift_trail(s: State, boxes: int) -> int:
    """6.7 Improve (positive) or Degrade (negative) the Trail within 0 and 4. Returns the change."""
    before, s.trail = s.trail, max(0, min(4, s.trail + boxes))
    return s.trail - before
