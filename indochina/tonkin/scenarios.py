"""9.0 The six scenarios and campaigns: what stands where before the players set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .board import DELTA, HIGHLANDS, Board
from .components.communities import enough, friend_of, territory
from .components.units import FEF, PATHET_LAO, SIDES, TIEU_DOAN, VM
from .replacements.fef_reinforcements import POSTPONED
from .state import AT_SEA, BOX_1, BOX_2, TRACK, State, hex_of, holder, put

SCENARIOS = {
    "na_san": "Na San, October to December 1952: the training scenario",
    "cao_bang": "Cao Bang, October to December 1950",
    "hanoi": "Hanoi, January to June 1951",
    "hoa_binh": "Hoa Binh, December 1951 to February 1952",
    "plaine_des_jarres": "Plaine des Jarres, October 1952 to May 1953",
    "dien_bien_phu": "Dien Bien Phu, November 1953 to July 1954",
}
CAMPAIGN = ("cao_bang", "hanoi", "hoa_binh", "plaine_des_jarres", "dien_bien_phu")
OCCUPIED_REACH = 2
"""9.0 How far from its place a unit is set up if the enemy is there."""


class Placement(NamedTuple):
    """A VM unit and where it is set up: in a hex, or so many hexes from it. Units of a group share step losses."""

    unit: int
    hex: int
    within: int
    group: int


def counters(board: Board, names: Sequence[str], taken: set[int]) -> list[int]:
    """The counters meant by names such as `Thai`, of which there are several: the next that are not taken."""
    found = []
    for name in names:
        unit = next(u for u in board.of_type[name] if u not in taken)
        taken.add(unit)
        found.append(unit)
    return found


def placements(s: State) -> list[Placement]:
    """9.0 (3) The VM units of the card but Tieu Doan, in order. A Pathet Lao whose hex the FEF hold goes near it."""
    board = s.board
    card = board.scenarios[s.scenario]
    taken: set[int] = set()
    found = []
    for n, group in enumerate(card["VM"]):
        for unit in counters(board, group["units"], taken):
            found.append(Placement(unit, hex_of(s, group["hex"]), group["within"], n))
    for place, count in card["pathet_lao"]:
        h = hex_of(s, place)
        for unit in counters(board, ["Pathet Lao"] * count, taken):
            found.append(Placement(unit, h, OCCUPIED_REACH if holder(s, h) == FEF else 0, -1))
    return found


def reserves(board: Board, card: Mapping[str, Any]) -> list[int]:
    """9.0 (3) Pathet Lao that the card does not place."""
    used = sum(count for _, count in card["pathet_lao"])
    return [u.index for u in board.units if u.kind == PATHET_LAO][used:]


def tieu_doan(s: State) -> list[int]:
    """9.0 (3) The Tieu Doan of the scenario."""
    units = [u.index for u in s.board.units if u.kind == TIEU_DOAN]
    return units[: s.board.scenarios[s.scenario]["tieu_doan"]]


def gcma(s: State) -> list[int]:
    """9.0 (4) The GCMA of the scenario."""
    return list(s.board.of_type["GCMA"][: s.board.scenarios[s.scenario].get("GCMA", 0)])


def deploy(s: State, unit: int, h: int) -> None:
    """Put a unit on the map at full strength."""
    s.steps[unit] = s.board.units[unit].steps
    put(s, unit, h)


def away(s: State, unit: int, place: int, due: int = 0) -> None:
    """A unit off the map: at full strength, or in a box, where it has no steps as if it had been lost."""
    s.steps[unit] = 0 if place in (BOX_1, BOX_2) else s.board.units[unit].steps
    put(s, unit, place)
    s.due[unit] = due


def count_communities(s: State) -> None:
    """9.0 (5) Whose communities are; the VP-Level stays that of the card, which has them all in it [1.9]."""
    s.vm_friendly = frozenset(h for h in s.board.community if friend_of(s, h) == VM)
    s.delta, s.highlands = enough(s, DELTA), enough(s, HIGHLANDS)
    if s.board.scenarios[s.scenario]["vp_level"] is None:
        s.vp = territory(s)
    s.awards = s.vp - territory(s)


def french(s: State, card: Mapping[str, Any]) -> None:
    """9.0 (2) FEF units with their trenches; those that are used elsewhere will come by the Turn Track."""
    taken: set[int] = set()
    for group in card["FEF"]:
        for unit in counters(s.board, group["units"], taken):
            deploy(s, unit, hex_of(s, group["hex"]))
        if group["trench"]:
            s.trenches[hex_of(s, group["hex"])] = FEF
    for unit in counters(s.board, card["not_deployed"], taken):
        away(s, unit, TRACK, s.turn + POSTPONED)
    navy = s.board.of_type["Navy"][0]
    if card["navy"]:
        away(s, navy, AT_SEA)


def markers(s: State, card: Mapping[str, Any]) -> None:
    """9.0 (3) VM trenches and destroyed roads, where a card has any."""
    for key in card.get("vm_trenches", ()):
        s.trenches[hex_of(s, key)] = VM
    s.destroyed = frozenset(hex_of(s, key) for key in card.get("destroyed_roads", ()))


def turn_track(s: State, card: Mapping[str, Any]) -> None:
    """9.0 (1) Reinforcements of this month and later: of counters of which there are several, those not set up."""
    expected = {placement.unit for placement in placements(s)} | {*tieu_doan(s), *gcma(s)}
    taken = expected | {u.index for u in s.board.units if s.steps[u.index]}
    for month in s.board.turns[card["start_turn"] - 1 :]:
        for side in SIDES:
            for entry in month[side]:
                for unit in s.board.of_type.get(entry.get("unit", ""), ()):
                    if unit not in taken:
                        taken.add(unit)
                        away(s, unit, TRACK, month["turn"])
                        break
