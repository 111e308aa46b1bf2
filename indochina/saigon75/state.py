"""The state of a game: flat plain data, copied in a microsecond."""

from __future__ import annotations

from typing import Any, Self

from indochina.core.dice import seeded
from indochina.core.journal import Note
from indochina.core.state import StateBase

from .board import PRINTED, Board
from .units import (
    DIVISION,
    KINDS,
    MARINE,
    MECHANIZED,
    NV,
    NV_DIVISION,
    NV_REDUCED,
    PARATROOPER,
    PROVINCES,
    RANGER,
    REDUCED,
    RIVER_PATROL,
    SLOTS,
    SV,
    VC,
)

Combat = tuple[int, tuple[int, ...]]
"""A declared combat: the province, and how many units of each kind attack."""


class State(StateBase):
    """Everything a position is. Units are counted by slot (space and kind)."""

    __slots__ = parts = (
        "activated",
        "active",
        "air",
        "air_lost",
        "aside",
        "base",
        "board",
        "combat_limit",
        "combats",
        "crisis",
        "deck",
        "die",
        "discard",
        "event",
        "event_left",
        "frozen",
        "hand_size",
        "hands",
        "infiltration",
        "lost",
        "militia",
        "momentum",
        "notes",
        "plus",
        "plus1",
        "rulings",
        "sites",
        "spent",
        "stage",
        "streams",
        "turn",
        "units",
        "vc_spent",
        "winner",
    )

    def __new__(cls, *given: Any, **named: Any) -> Self:
        """One with nothing in it yet, for a copy to be made of."""
        return object.__new__(cls)

    def __init__(self, board: Board = PRINTED) -> None:
        self.board = board
        self.stage = "setup"
        self.turn = 1
        self.active = NV
        self.units = bytearray(SLOTS)
        self.activated = bytearray(
            SLOTS
        )  # of these, how many have moved or will fight [S.2], or have defended and retreated [S.6]
        self.frozen = bytearray(SLOTS)  # of these, how many an event keeps from moving and fighting
        self.lost = bytearray(KINDS)  # removed from the game, by kind
        self.militia = bytearray(len(PROVINCES))
        self.die = 0  # the activation die of this phase
        self.base = 0  # result on the activation table this phase
        self.plus = 0  # activations added by +1 markers and Momentum Tokens
        self.spent = 0
        self.vc_spent = 0
        self.air = 0  # Air Support markers in their spaces
        self.air_lost = 0
        self.plus1 = (board.pieces["nv_plus1"], board.pieces["sv_plus1"])
        self.infiltration = board.pieces["infiltration"]
        self.momentum = 0  # tokens the NV player holds
        self.sites: tuple[int, ...] = (-1, -1, -1)  # token on each site: its number, -1 face down, 0 gone
        self.hand_size = 3
        self.rulings: frozenset[str] = frozenset()  # other readings than ours that are played: `settings.RULINGS`
        self.hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.deck: tuple[str, ...] = ()
        self.aside: tuple[str, ...] = ()
        self.discard: tuple[str, ...] = ()
        self.event = ""  # the card in effect this phase
        self.event_left = 0  # how often it may still be used
        self.combat_limit = -1  # Limited Offensive: combats still allowed; -1 no limit
        self.crisis = False  # Crisis in Saigon counts at the next desertion
        self.combats: tuple[Combat, ...] = ()
        self.winner = ""
        self.streams = seeded(0)
        self.notes: list[Note] = []

    def acting(self) -> str:
        """The side whose phase it is."""
        return self.active

    def copy(self) -> State:
        t = State.__new__(State)
        t.board = self.board
        t.stage = self.stage
        t.turn = self.turn
        t.active = self.active
        t.units = self.units[:]
        t.activated = self.activated[:]
        t.frozen = self.frozen[:]
        t.lost = self.lost[:]
        t.militia = self.militia[:]
        t.die = self.die
        t.base = self.base
        t.plus = self.plus
        t.spent = self.spent
        t.vc_spent = self.vc_spent
        t.air = self.air
        t.air_lost = self.air_lost
        t.plus1 = self.plus1
        t.infiltration = self.infiltration
        t.momentum = self.momentum
        t.sites = self.sites
        t.hand_size = self.hand_size
        t.rulings = self.rulings
        t.hands = self.hands
        t.deck = self.deck
        t.aside = self.aside
        t.discard = self.discard
        t.event = self.event
        t.event_left = self.event_left
        t.combat_limit = self.combat_limit
        t.crisis = self.crisis
        t.combats = self.combats
        t.winner = self.winner
        t.streams = self.streams[:]
        t.notes = []
        return t


def count(s: State, side: str, space: int) -> int:
    """Units of one side in a space."""
    units, i = s.units, space * KINDS
    if side == NV:
        return units[i + NV_DIVISION] + units[i + NV_REDUCED] + units[i + VC]
    return (
        units[i + DIVISION]
        + units[i + REDUCED]
        + units[i + RANGER]
        + units[i + MARINE]
        + units[i + PARATROOPER]
        + units[i + RIVER_PATROL]
        + units[i + MECHANIZED]
    )


def both_sides(s: State, space: int) -> bool:
    """Is the space occupied by units of both sides?"""
    return count(s, NV, space) > 0 and count(s, SV, space) > 0


def only_vc(s: State, p: int) -> bool:
    """Are Viet Cong the only NV units here? Then only an attack with Rangers or River Patrols reaches them [S.6]."""
    i = p * KINDS
    return not s.units[i + NV_DIVISION] and not s.units[i + NV_REDUCED]


def take(s: State, slot: int, activated: bool = False, frozen: bool = False) -> None:
    """Take one unit out of a slot: an activated or a frozen one if asked, else a fresh one if there is one."""
    s.units[slot] -= 1
    if activated and s.activated[slot]:
        s.activated[slot] -= 1
    elif frozen and s.frozen[slot]:
        s.frozen[slot] -= 1
    else:
        # no fresh unit left: an activated one goes first, then a frozen one
        if s.activated[slot] + s.frozen[slot] > s.units[slot]:
            if s.activated[slot]:
                s.activated[slot] -= 1
            else:
                s.frozen[slot] -= 1


def fresh(s: State, slot: int) -> int:
    """Units of a slot that may still be activated."""
    return s.units[slot] - s.activated[slot] - s.frozen[slot]


def remove(s: State, slot: int, activated: bool = False, frozen: bool = False) -> None:
    """Remove one unit from the game."""
    take(s, slot, activated, frozen)
    s.lost[slot % KINDS] += 1
