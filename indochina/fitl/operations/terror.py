"""3.3.4 Terror: markers in Provinces and Cities, Sabotage on LoCs, and the population's favour."""

from __future__ import annotations

from collections.abc import Collection, Generator

from indochina.core.decision import Blocked, Decision, Why, why

from ..board import IDS, LOCS, SPACES
from ..cards import CADRES
from ..components.control import can_pay
from ..components.pieces import NVA, NVA_TROOP, UNDERGROUND_OF, VC, VC_GUERRILLAS
from ..state import NEUTRAL, State, count, flip, place_terror, shift_support, shift_toward, spaces_with, total
from .operation import Operation, Steps
from .rally import lose_guerrillas, tax_enables, tax_first
from .reasons import dearth, reasons

RULE = "3.3.4"


def terror(
    s: State,
    faction: str,
    *,
    free: bool = False,
    limited: bool = False,
    special: bool = False,
    only: Collection[int] | None = None,
    most: int | None = None,
    after: Operation | None = None,
) -> Generator[Decision, str, Operation]:
    """3.3.4 Spaces with an Underground Guerrilla or, for NVA, a Troop; 1 Resource per Province or City, LoCs free."""
    op = Operation(s, faction, "terror", free=free, limited=limited, special=special, only=only, most=most, after=after)
    if op.special and not op.selectable(terror_spaces(s, faction), terror_cost):
        yield from tax_first(op)
    while True:
        space = yield from op.select_space(lambda: terror_spaces(s, faction), terror_cost, RULE, lambda: no_spaces(op))
        if not isinstance(space, int):
            break
        yield from terror_in(s, faction, space)
    return op


def terror_cost(space: int) -> int:
    return 0 if space in LOCS else 1


def terror_spaces(s: State, faction: str) -> list[int]:
    """3.3.4 An Underground Guerrilla; NVA Troops do too. Cadres (unshaded): VC needs two Guerrillas to give up."""
    kinds = (UNDERGROUND_OF[faction],) + ((NVA_TROOP,) if faction == NVA else ())
    spaces = spaces_with(s, kinds)
    if faction == VC and CADRES in s.unshaded:
        spaces = [x for x in spaces if total(s, VC_GUERRILLAS, x) >= 2]
    return spaces


def terror_in(s: State, faction: str, space: int) -> Steps:
    """3.3.4 One Underground Guerrilla, if any, becomes Active; a marker, if there is none yet and one is left.

    In a Province or City VC shifts one level toward Active Opposition, NVA any Support one level toward Neutral,
    whether or not a marker was placed. Cadres (unshaded): VC removes two of its Guerrillas.
    """
    name = IDS[space]
    flip(s, UNDERGROUND_OF[faction], space, 1)
    if faction == VC and CADRES in s.unshaded:
        n = min(2, total(s, VC_GUERRILLAS, space))  # one: only in Tet, by setting
        yield from lose_guerrillas(s, VC, space, n, "terror.cadres", "card 116")
        s.note("log.cadres", "card 116", space=name)
    marker = place_terror(s, space)
    if space in LOCS:
        s.note("log.sabotage" if marker else "log.terror.no_marker", RULE, faction=faction, space=name)
        return
    if faction == VC:
        levels = -shift_support(s, space, -1)
    else:
        levels = shift_toward(s, space, NEUTRAL) if s.support[space] > 0 else 0
    s.note("log.terror", RULE, faction=faction, space=name, marker=int(marker), levels=levels)


# --- may NVA or VC use Terror? ----------------------------------------------------------------------------------


def why_not_terror(
    s: State, faction: str, free: bool = False, only: Collection[int] | None = None, special: bool = False
) -> Why | None:
    """3.1, 3.3.4 Why no space can be selected for Terror; None if one can."""
    spaces = [x for x in terror_spaces(s, faction) if only is None or x in only]
    if not spaces:
        return why("why.terror.nowhere", RULE)
    if any(free or can_pay(s, faction, terror_cost(x)) for x in spaces):
        return None
    if special and tax_enables(s, faction, "terror", only):
        return None
    return dearth(s, faction, 1, RULE)


def can_terror(
    s: State, faction: str, free: bool = False, only: Collection[int] | None = None, special: bool = False
) -> bool:
    """3.3.4 At least one space can be selected."""
    return why_not_terror(s, faction, free, only, special) is None


def no_spaces(op: Operation) -> Blocked:
    """Why a space is not offered."""
    s, faction = op.s, op.faction
    able = terror_spaces(s, faction)

    def test(space: int) -> Why | None:
        if space in able:
            return None
        if count(s, UNDERGROUND_OF[faction], space):
            return why("why.terror.cadres", "card 116")
        return why("why.terror.underground", RULE)

    return reasons(op, SPACES, test, terror_cost, RULE)
