"""S.8 Province control check, and the Quyet Thang militia."""

from __future__ import annotations

from .state import State, count
from .units import KINDS, NV, NV_DIVISION, PROVINCES, SAIGON, SPACE_IDS, SV


def control(s: State, p: int) -> str:
    """S.8 Units of one side alone control a province; both sides' or none: NV with a militia marker, else SV."""
    sv, nv = count(s, SV, p) > 0, count(s, NV, p) > 0
    if sv != nv:
        return SV if sv else NV
    return NV if s.militia[p] else SV


def nv_provinces(s: State) -> int:
    """How many provinces the NV player controls."""
    return sum(control(s, p) == NV for p in PROVINCES)


def make_way(s: State, space: int, kind: int) -> None:
    """S.8 An SV unit that is about to enter removes a militia marker that stands there on its own."""
    if kind < NV_DIVISION and s.militia[space] and not count(s, NV, space):
        s.militia[space] = 0
        s.note("log.militia_removed", "S.8", space=SPACE_IDS[space])


def enter(s: State, space: int, kind: int, number: int = 1, activated: bool = False) -> None:
    """Units enter a space, where a militia marker makes way. They leave where they were after that."""
    slot = space * KINDS + kind
    make_way(s, space, kind)
    s.units[slot] += number
    if activated:
        s.activated[slot] += number


def control_after_combat(s: State, p: int) -> None:
    """S.8 After a combat under militia: SV takes the province back with more units than NV (in Saigon: as many).

    A marker that is left all alone stays.
    """
    if not s.militia[p]:
        return
    sv, nv = count(s, SV, p), count(s, NV, p)
    if sv and (sv > nv or (p == SAIGON and sv == nv)):
        s.militia[p] = 0
        s.note("log.militia_removed", "S.8", space=SPACE_IDS[p])


def control_check(s: State) -> None:
    """S.8 A militia marker goes into each province NV controls, and leaves one that only SV units occupy."""
    for p in PROVINCES:
        held = control(s, p) == NV
        if held != s.militia[p]:
            s.militia[p] = held
            s.note("log.militia_placed" if held else "log.militia_removed", "S.8", space=SPACE_IDS[p])
