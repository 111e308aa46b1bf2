"""C.2 - C.7 Set-up: printed units, the South's free placements, reserve, Event Cards."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

from indochina.core.decision import Blocked, Decision, Procedure, choose, draw, why
from indochina.core.dice import DECK, seeded, shuffled
from indochina.core.errors import Error

from .board import Board
from .cards import CARDS
from .settings import RULINGS
from .state import State, count
from .tables import FREE_UNITS, STACKING_LIMIT
from .units import (
    KIND,
    KIND_NAMES,
    KINDS,
    NV,
    NV_DIVISION,
    PROVINCES,
    RESERVE,
    RIVER_PATROL,
    SPACE,
    SPACE_IDS,
    SV,
    VC,
)

ASIDE = 4  # C.7 cards set aside, unknown to both players


def setup(scenario: str, settings: Mapping[str, str], seed: int | str, deck: Sequence[str], board: Board) -> State:
    """C.2 Units printed on the map. C.4 All NV units in the reserve. C.5 No Air marker bought, no division reduced.

    C.6 Turn 1. C.7 The cards are shuffled; they are dealt once the free units stand on the map (C.3).
    """
    s = State(board)
    s.streams = seeded(seed)
    s.units[:] = board.setup
    s.units[RESERVE * KINDS + NV_DIVISION] = board.pieces["nv_division"]
    s.units[RESERVE * KINDS + VC] = board.pieces["vc"]
    s.active = SV
    s.hand_size = int(settings["hand"])
    s.rulings = frozenset(name for name in RULINGS if settings.get(name) == "yes")
    shuffle(s, deck)
    if settings["momentum"] == "open":
        s.sites = tuple(shuffled(s.streams, DECK, [3, 5, 7]))
    return s


def shuffle(s: State, top: Sequence[str]) -> None:
    """C.7 All twenty cards in one pile, those named on top of it in their order."""
    for card in top:
        if card not in CARDS:
            raise Error(f"deck: unknown card {card!r}: cards are E-01 to E-20")
    if len(set(top)) != len(top):
        raise Error("deck: a card is named twice")
    rest = shuffled(s.streams, DECK, [card for card in CARDS if card not in top])
    s.deck = (*top, *rest)


def deal(s: State) -> Procedure:
    """C.7 Three cards (eight for players who know the game) to each player, first NV, then SV; four set aside.

    Games begun when the cards were dealt before C.3 hold theirs already.
    """
    if s.hands == ((), ()):
        yield from first_hand(s, NV)
        yield from first_hand(s, SV)
        s.deck, s.aside = s.deck[:-ASIDE], s.deck[-ASIDE:]
    s.active = NV
    s.note("log.turn", "S.1", actor="", turn=1, season="season.1")
    return "availability"


def first_hand(s: State, side: str) -> Generator[Decision, str, None]:
    """C.7 The first cards of one player, from the top of the pile."""
    hand: tuple[str, ...] = ()
    while s.deck and len(hand) < s.hand_size:
        card = yield draw("setup.deal", "C.7", list(s.deck), side=side, left=s.hand_size - len(hand))
        s.deck = tuple(c for c in s.deck if c != card)
        hand = (*hand, card)
    s.hands = (hand, ()) if side == NV else (s.hands[0], hand)
    s.note("log.dealt", "C.7", only=side, actor="", cards=list(hand))


def to_place(s: State) -> int | None:
    """The kind of unit the SV player places next, in the order of C.3; None when all are on the map."""
    for name in FREE_UNITS:
        kind = KIND[name]
        if sum(s.units[kind::KINDS]) < s.board.pieces[name]:
            return kind
    return None


def placements(s: State, kind: int) -> list[str]:
    """C.3 Any province that is not full; River Patrols only on the Mekong."""
    where = s.board.mekong_provinces if kind == RIVER_PATROL else PROVINCES
    return [SPACE_IDS[p] for p in where if count(s, SV, p) < STACKING_LIMIT]


def not_placeable(s: State, kind: int) -> Blocked:
    blocked: Blocked = {"reserve": why("why.nv_zone", "C.3")}
    for p in PROVINCES:
        if kind == RIVER_PATROL and not s.board.mekong[p]:
            blocked[SPACE_IDS[p]] = why("why.mekong_only", "C.3")
        elif count(s, SV, p) >= STACKING_LIMIT:
            blocked[SPACE_IDS[p]] = why("why.full", "S.5", limit=STACKING_LIMIT)
    return blocked


def place_units(s: State) -> Procedure:
    """C.3 The SV player places Rangers, Marines, Paratroopers and River Patrols in provinces of his choice."""
    kind = to_place(s)
    if kind is None:
        return "setup.deal"
    keys = placements(s, kind)
    first = kind == KIND["ranger"] and sum(s.units[kind::KINDS]) == s.board.pieces["ranger"] - FREE_UNITS["ranger"]
    if first:
        keys.append("suggested")
    key = yield choose(
        SV,
        "setup.place",
        "C.3",
        keys,
        lambda: not_placeable(s, kind),
        unit=KIND_NAMES[kind],
        left=s.board.pieces[KIND_NAMES[kind]] - sum(s.units[kind::KINDS]),
    )
    if key == "suggested":
        for province, units in s.board.suggested.items():
            for name, number in units.items():
                s.units[SPACE[province] * KINDS + KIND[name]] += number
        s.note("log.suggested", "C.3")
    else:
        s.units[SPACE[key] * KINDS + kind] += 1
        s.note("log.place", "C.3", unit=KIND_NAMES[kind], to=key)
    return "setup"
