"""2.5 FEF reinforcements."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from indochina.core.decision import END, Blocked, Decision, Procedure, Why, choose, why

from ..board import HIGHLANDS, LAOS, VIETNAM, Board, per_board
from ..components.communities import award, friendly, settle
from ..components.tracing import active_centers, within_range
from ..components.units import FEF, GCMA, NAVY, THAI, VM, Unit
from ..movement.limits import may_enter
from ..movement.ship_transport import all_harbors
from ..state import AT_SEA, NA_SAN, State, hex_keys, hex_of, holder, put
from .replacement_points import bring_in, chart, due_units, to_track

POSTPONED = 6
"""2.5, 2.7, 9.0 Game Turns until a unit that is not brought in, withdrawn, or used elsewhere may come again."""
NAVY_VP = 2
GCMA_RANGE = 2
VIETNAMESE_BATTALIONS = ("BVN", "BVN garr")
RED_RIVER = "Red River"


def small(unit: Unit) -> bool:
    """2.5, 2.6 Has the unit, whole, 1 or 2 Stacking Points? Else it has 3 or 4."""
    return unit.values[unit.steps].stacking <= 2


def vp_cost(unit: Unit) -> int:
    """2.5 VP deducted for a unit that is brought in: by its Stacking Points; for the Navy its own."""
    if unit.kind == NAVY:
        return NAVY_VP
    return 1 if small(unit) else 2


# --- where units arrive -----------------------------------------------------------------------------------------


@per_board
def west_of_red_river(board: Board, h: int) -> bool:
    """On the Red River or west of it: a hex of the river lies in it or further east in its row.

    Rows that the river does not touch are measured by the nearest row that it does.
    """
    river = [x for x in range(len(board.ids)) if any(r.name == RED_RIVER for r in board.rivers[x])]
    rows = [board.axial[x][1] for x in river]
    q, r = board.axial[h]
    row = min(max(r, min(rows)), max(rows))
    return bool(2 * q + r <= max(2 * board.axial[x][0] + row for x in river if board.axial[x][1] == row))


def thai_villages(s: State) -> list[int]:
    """FEF-friendly villages with a blue name in the Highlands of Vietnam, on or west of the Red River."""
    return [
        c.hex
        for c in s.board.communities
        if c.kind == "village"
        and c.side == FEF
        and c.region == HIGHLANDS
        and c.country == VIETNAM
        and west_of_red_river(s.board, c.hex)
        and friendly(s, c.hex, FEF)
    ]


def gcma_communities(s: State, used: tuple[int, ...]) -> list[int]:
    """FEF-friendly communities in the Highlands that have not received a GCMA in this phase."""
    return [
        c.hex for c in s.board.communities if c.region == HIGHLANDS and c.hex not in used and friendly(s, c.hex, FEF)
    ]


def gcma_hexes(s: State, community: int) -> list[int]:
    """Hexes of the Highlands within 2 of a community."""
    near = within_range(s, [community], FEF, GCMA_RANGE)
    return [h for h in sorted(near) if s.board.region[h] == HIGHLANDS]


def harbors(s: State, unit: Unit) -> list[int]:
    """Harbors, Saigon among them, where the unit may be [3.6, 3.8, 4.0], and without VM units, SD or HQ in it."""
    return [h for h in all_harbors(s.board) if holder(s, h) != VM and may_enter(s, unit.index, h) is None]


def fef_arrivals(s: State, unit: Unit, used: tuple[int, ...]) -> list[int]:
    """2.5 Where a unit arrives, by its kind; for a GCMA the communities near which it may.

    Thai units in their villages, Laotian units and BVN in a FEF Supply Center of their country, all others in a harbor.
    """
    country = s.board.country
    if unit.kind == THAI:
        return thai_villages(s)
    if unit.kind == GCMA:
        return gcma_communities(s, used)
    if "laotian" in unit.tags:
        return [h for h in active_centers(s, FEF) if country[h] == LAOS]
    if unit.type in VIETNAMESE_BATTALIONS:
        return [h for h in active_centers(s, FEF) if country[h] == VIETNAM]
    return harbors(s, unit)


def arrives_in(unit: Unit) -> str:
    """2.5 The word for the places where a unit of this kind arrives."""
    if unit.kind in (THAI, GCMA):
        return "at_village" if unit.kind == THAI else "near_community"
    if "laotian" in unit.tags:
        return "at_center_laos"
    return "at_center_vietnam" if unit.type in VIETNAMESE_BATTALIONS else "at_harbor"


# --- the stage --------------------------------------------------------------------------------------------------


def arriving(s: State, used: tuple[int, ...]) -> dict[str, Why | None]:
    """Units whose turn has come, each with the reason why it cannot be brought in (None: it can)."""
    units = s.board.units
    return {
        units[u].key: None
        if units[u].kind == NAVY or fef_arrivals(s, units[u], used)
        else why("why.no_arrival", "2.5", turns=POSTPONED)
        for u in due_units(s, FEF)
    }


def arriving_keys(s: State, used: tuple[int, ...]) -> list[str]:
    return [*(key for key, reason in arriving(s, used).items() if not reason), END]


def not_arriving(s: State, used: tuple[int, ...]) -> Blocked:
    return {key: reason for key, reason in arriving(s, used).items() if reason}


def gcma_keys(s: State, community: int) -> list[str]:
    return hex_keys(s, gcma_hexes(s, community))


def arrival_keys(s: State, unit: Unit, used: tuple[int, ...]) -> list[str]:
    return hex_keys(s, fef_arrivals(s, unit, used))


def place(s: State, unit: Unit, used: tuple[int, ...]) -> Generator[Decision, str, tuple[int, ...]]:
    """Pay for a unit and place it; a GCMA near a community that then counts among the used ones."""
    cost = vp_cost(unit)
    hexes: Callable[[], list[str]] = partial(arrival_keys, s, unit, used)
    if unit.kind == GCMA:
        community = yield choose(FEF, "reinforcements.community", "2.5", hexes, unit=unit.key, vp=cost)
        used = (*used, hex_of(s, community))
        hexes = partial(gcma_keys, s, hex_of(s, community))
    key = yield choose(FEF, "reinforcements.hex", "2.5", hexes, unit=unit.key, vp=cost, where=arrives_in(unit))
    bring_in(s, unit.index, hex_of(s, key))
    award(s, -cost, "log.fef_arrived", "2.5", unit=unit.key, hex=key)
    settle(s, [hex_of(s, key)])
    return used


def fef_reinforcements(s: State) -> Procedure:
    """2.5 Airstrike and Air Transports come by themselves; units only if the French pay VP for them.

    Units that are not brought in, or that find no place, are postponed by six Game Turns. 9.0 None in Na San.
    The stage is entered anew for each unit, unless communities that got their GCMA have to be remembered.
    """
    if s.scenario == NA_SAN:
        return "fef.supplies"
    for entry in chart(s)["FEF"]:
        if "air_transport" in entry and entry["air_transport"] > s.air:  # the number France has from now on
            s.air_left += entry["air_transport"] - s.air
            s.air = entry["air_transport"]
            s.note("log.air_transports", "2.5", count=s.air)
        elif "airstrike" in entry and entry["airstrike"] > s.airstrike:
            s.airstrike = entry["airstrike"]
            s.note("log.airstrike_grows", "2.5", value=s.airstrike)
    used: tuple[int, ...] = ()
    while waiting := due_units(s, FEF):
        key = yield choose(
            FEF,
            "reinforcements.unit",
            "2.5",
            partial(arriving_keys, s, used),
            partial(not_arriving, s, used),
            count=len(waiting),
            level=s.vp,
            turns=POSTPONED,
        )
        if key == END:
            break
        u = s.board.unit[key]
        unit = s.board.units[u]
        if unit.kind == NAVY:
            put(s, u, AT_SEA)
            award(s, -NAVY_VP, "log.navy_back", "2.5")
        else:
            used = yield from place(s, unit, used)
        if not used:
            return "fef.reinforcements"
    for u in due_units(s, FEF):
        to_track(s, u, POSTPONED)
        s.note("log.fef_postponed", "2.5", unit=s.board.units[u].key, turns=POSTPONED)
    return "fef.supplies"
