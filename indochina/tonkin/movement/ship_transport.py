"""3.7 Ship Transport."""

from __future__ import annotations

from indochina.core.decision import Blocked, Why, why

from ..board import LAOS, Board, per_board
from ..components.communities import friendly
from ..components.units import FEF
from ..state import State, hex_key
from .limits import may_enter
from .transports import SHIP, no_room


@per_board
def all_harbors(board: Board) -> tuple[int, ...]:
    """Harbors are printed; Saigon is one too."""
    return (*(h for h, harbor in enumerate(board.harbor) if harbor), board.saigon)


def no_ship(s: State, units: list[int], start: int) -> Why | None:
    """Why these units cannot go by ship: 12 Stacking Points in all, from harbor to harbor, of the FEF only."""
    if s.board.units[units[0]].side != FEF:
        return why("why.fef_only", "3.7")
    if start not in all_harbors(s.board):
        return why("why.no_harbor", "3.7")
    return no_room(s, SHIP, units) or (None if harbors(s, units, start) else why("why.nowhere", "3.7"))


def harbors(s: State, units: list[int], start: int) -> list[int]:
    """FEF-friendly harbors a ship can take all these units to.

    Between Vientiane and the coast a ship calls at Saigon, and goes on only another time.
    """
    board = s.board
    places = [h for h in all_harbors(board) if h != start]
    if start != board.saigon:
        inland = board.country[start] == LAOS
        places = [h for h in places if h == board.saigon or (board.country[h] == LAOS) == inland]
    return [
        h for h in places if (h == board.saigon or friendly(s, h, FEF)) and not any(may_enter(s, u, h) for u in units)
    ]


def no_landfall(s: State, units: list[int], start: int) -> Blocked:
    """Why a ship does not end in other harbors."""
    board, offered, blocked = s.board, harbors(s, units, start), {}
    for h in all_harbors(board):
        if h in offered or h == start:
            continue
        reason = next((reason for u in units if (reason := may_enter(s, u, h))), None)
        if h != board.saigon and not friendly(s, h, FEF):
            reason = why("why.not_fef_friendly", "3.7")
        blocked[hex_key(s, h)] = reason or why("why.by_saigon", "3.7")
    return blocked
