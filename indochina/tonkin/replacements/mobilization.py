"""2.4 Mobilization of Tieu Doan and Pathet Lao."""

from __future__ import annotations

from functools import partial

from indochina.core.decision import END, Blocked, Procedure, choose, why
from indochina.core.rules import OVER

from ..board import LAOS, VIETNAM, Board, per_board
from ..components.communities import friendly, settle
from ..components.units import FEF, PATHET_LAO, TIEU_DOAN, VM
from ..state import BOX_1, BOX_2, NA_SAN, State, hex_key, hex_keys, hex_of, holder, on_map, put, units_at
from ..victory import hanoi_taken
from .replacement_points import bring_in, over_land

MOBILIZATION_RANGE = 2
TRAINING_TIEU_DOAN = 2
"""9.0 Tieu Doan that may come back in a turn of Na San."""


@per_board
def centers_in(board: Board, country: int) -> tuple[int, ...]:
    """Mobilization Centers of a country."""
    return tuple(h for h, star in enumerate(board.mobilization) if star and board.country[h] == country)


def boxed(s: State, kind: str) -> list[int]:
    """The units of a kind in Box 2."""
    return [u for u in units_at(s, BOX_2) if s.board.units[u].kind == kind]


def tieu_doan_due(s: State) -> int:
    """2.4 Half the VM-friendly VP-Hexes in Vietnam, rounded up, and never more than wait in Box 2."""
    board = s.board
    hexes = sum(friendly(s, h, VM) for h in board.vp_hexes if board.country[h] == VIETNAM)
    number = TRAINING_TIEU_DOAN if s.scenario == NA_SAN else (hexes + 1) // 2
    return min(number, len(boxed(s, TIEU_DOAN)))


def around(s: State, center: int) -> list[int]:
    """Hexes in Vietnam within 2 of a center without FEF units; such units in between do not matter [1.4]."""
    return [h for h in around_center(s.board, center) if holder(s, h) != FEF]


@per_board
def around_center(board: Board, center: int) -> tuple[int, ...]:
    """Hexes in Vietnam within 2 of a center."""
    return tuple(h for h in over_land(board, center, MOBILIZATION_RANGE) if board.country[h] == VIETNAM)


def open_centers(s: State, used: tuple[int, ...]) -> list[int]:
    """Centers without a Tieu Doan of this phase that have room for one around them."""
    return [
        center
        for center in centers_in(s.board, VIETNAM)
        if center not in used and any(holder(s, h) != FEF for h in around_center(s.board, center))
    ]


def center_keys(s: State, used: tuple[int, ...]) -> list[str]:
    return [*hex_keys(s, open_centers(s, used)), END]


def around_keys(s: State, center: int) -> list[str]:
    return hex_keys(s, around(s, center))


def closed_centers(s: State, used: tuple[int, ...]) -> Blocked:
    offered = open_centers(s, used)
    return {
        hex_key(s, h): why("why.center_used", "2.4") if h in used else why("why.center_surrounded", "2.4")
        for h in centers_in(s.board, VIETNAM)
        if h not in offered
    }


def held_around(s: State, center: int) -> Blocked:
    near = over_land(s.board, center, MOBILIZATION_RANGE)
    return {hex_key(s, h): why("why.fef_there", "2.4") for h in near if holder(s, h) == FEF}


def lao_centers(s: State) -> list[int]:
    """VM-friendly Mobilization Centers in Laos, if there are more of them than Pathet Lao on the map."""
    centers = [h for h in centers_in(s.board, LAOS) if friendly(s, h, VM)]
    there = sum(u.kind == PATHET_LAO for u in on_map(s, VM))
    return centers if len(centers) > there else []


def mobilization(s: State) -> Procedure:
    """2.4 VM may place Tieu Doan of Box 2, each within 2 hexes of a Mobilization Center of its own in Vietnam.

    One that rises in an empty Hanoi has won [1.9 C]. Then VM may place one Pathet Lao on a VM-friendly center in Laos.
    At the end Box 1 is emptied into Box 2.
    """
    used: tuple[int, ...] = ()
    for left in range(tieu_doan_due(s), 0, -1):
        key = yield choose(
            VM,
            "mobilization.center",
            "2.4",
            partial(center_keys, s, used),
            partial(closed_centers, s, used),
            left=left,
        )
        if key == END:
            break
        center = hex_of(s, key)
        used = (*used, center)
        to = yield choose(
            VM, "mobilization.hex", "2.4", partial(around_keys, s, center), partial(held_around, s, center), hex=key
        )
        bring_in(s, boxed(s, TIEU_DOAN)[0], hex_of(s, to))
        s.note("log.tieu_doan_mobilized", "2.4", hex=to)
        settle(s, [hex_of(s, to)])
        if hanoi_taken(s):
            return OVER
    if boxed(s, PATHET_LAO) and lao_centers(s):
        key = yield choose(VM, "mobilization.pathet_lao", "2.4", [*hex_keys(s, lao_centers(s)), "done"])
        if key != "done":
            bring_in(s, boxed(s, PATHET_LAO)[0], hex_of(s, key))
            s.note("log.pathet_lao_mobilized", "2.4", hex=key)
            settle(s, [hex_of(s, key)])
    for u in units_at(s, BOX_1):
        put(s, u, BOX_2)
    return "vm.objectives"
