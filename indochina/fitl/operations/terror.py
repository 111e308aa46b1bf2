"""3.3.4 Terror: markers in Provinces and Cities, Sabotage on LoCs, and the population's favour."""

from __future__ import annotations

from indochina.core.decision import Why, why

from ..board import IDS, LOCS
from ..cards import CADRES
from ..components.activating import become_active
from ..components.pieces import NVA, NVA_TROOP, UNDERGROUND_OF, VC, VC_GUERRILLAS
from ..state import NEUTRAL, State, place_terror, shift_support, shift_toward, spaces_with, total
from .executing import no_insurgent_space, select_space, tax_first
from .operation import Operation, Steps
from .rally import lose_guerrillas

RULE = "3.3.4"


class Terror(Operation):
    """3.3.4 Spaces with an Underground Guerrilla or, for NVA, a Troop; 1 Resource per Province or City, LoCs free."""

    name = "terror"
    rule = RULE

    def prepare(self) -> Steps:
        yield from tax_first(self)

    def proceed(self) -> Steps:
        while isinstance(space := (yield from select_space(self)), int):
            yield from terror_in(self.s, self.faction, space)

    def why_not(self) -> Why | None:
        return no_insurgent_space(self, "why.terror.nowhere")

    def candidates(self) -> list[int]:
        return terror_spaces(self.s, self.faction)

    def no_candidate(self, space: int) -> Why | None:
        if not total(self.s, terrorists(self.faction), space):
            return why("why.terror.nva" if self.faction == NVA else "why.underground", RULE, faction=self.faction)
        return why("why.terror.cadres", "card 116") if lacks_cadres(self.s, self.faction, space) else None

    def price(self, space: int) -> int:
        return 0 if space in LOCS else 1


def terrorists(faction: str) -> tuple[int, ...]:
    """3.3.4 An Underground Guerrilla; NVA Troops do too."""
    return (UNDERGROUND_OF[NVA], NVA_TROOP) if faction == NVA else (UNDERGROUND_OF[VC],)


def lacks_cadres(s: State, faction: str, space: int) -> bool:
    """Cadres (unshaded): VC needs two Guerrillas to give up."""
    return faction == VC and CADRES in s.unshaded and total(s, VC_GUERRILLAS, space) < 2


def terror_spaces(s: State, faction: str) -> list[int]:
    """3.3.4 Where a faction could use Terror."""
    return [x for x in spaces_with(s, terrorists(faction)) if not lacks_cadres(s, faction, x)]


def terror_in(s: State, faction: str, space: int) -> Steps:
    """3.3.4 One Underground Guerrilla, if any, becomes Active; a marker, if there is none yet and one is left.

    In a Province or City VC shifts one level toward Active Opposition, NVA any Support one level toward Neutral,
    whether or not a marker was placed. Cadres (unshaded): VC removes two of its Guerrillas.
    """
    name = IDS[space]
    become_active(s, UNDERGROUND_OF[faction], space, RULE, 1)
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
