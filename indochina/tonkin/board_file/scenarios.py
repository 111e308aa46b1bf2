"""An owner's board file: the scenarios it changes, and whether they can be set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from indochina.core.errors import Error

from ..board import Board
from ..components.units import NO_COMBAT, SIDES
from ..movement.limits import ends
from ..state import FULL_STACK
from .fields import ANY_NUMBER, LEVELS, check_fields, check_number, check_texts, fits, written

COUNTED = {
    "Tieu Doan": "tieu_doan",
    "Pathet Lao": "pathet_lao",
    "GCMA": "GCMA",
    "Navy": "navy",
    "Airstrike": "airstrike",
}
"""The field of a scenario that says how many of these there are: they are in no list of units."""
RESULTS = ("Draw", *(f"{side} {degree}" for side in SIDES for degree in ("marginal", "substantial", "strategic")))
"""8.0 What the bands of a Victory Point Scale are called."""
SCENARIO_FIELDS: dict[str, Any] = {
    "name": str, "number": int, "start": str, "end": str, "start_turn": int, "end_turn": int, "src": dict,
    "vp_level": (int, None), "political_objective": (str, None), "air_transports": int, "vm_trucks": int,
    "airstrike": int, "navy": bool, "vp_scale": list, "historical": int, "FEF": list, "VM": list, "GCMA": int,
    "tieu_doan": int, "pathet_lao": list, "not_deployed": list, "not_deployed_rule": str, "notes": str,
    "victory": list, "victory_src": str, "special": list, "confirmed_placements": list, "vm_trenches": list,
    "destroyed_roads": list,
}  # fmt: skip
FEF_GROUP: dict[str, Any] = {"hex": str, "units": list, "trench": bool}
VM_GROUP: dict[str, Any] = {"hex": str, "units": list, "within": int, "steps_lost": int}
SAYS: dict[str, tuple[str, ...]] = {
    "setup": ("FEF", "VM", "GCMA", "tieu_doan", "pathet_lao", "not_deployed", "vm_trenches", "destroyed_roads"),
    "vp": ("vp_level", "vp_scale", "victory"),
    "political_objective": ("political_objective",),
    "start": ("start", "start_turn"),
    "end": ("end", "end_turn"),
}
"""Which fields of a scenario each note on its source is about: replaced by the owner, it is no longer reconstructed."""
OWNER = "owner"


def merge_scenarios(where: str, cards: dict[str, Any], changes: Mapping[str, Any]) -> None:
    for name, fields in changes.items():
        if name not in cards:
            raise Error(f"{where}: unknown scenario {name!r}; there is {', '.join(cards)}")
        check_fields(f"{where}: {name}", fields, SCENARIO_FIELDS)
        card = cards[name]
        card.update({field: value for field, value in fields.items() if field != "src"})
        for what, about in SAYS.items():
            if what in card["src"] and any(field in fields for field in about):
                card["src"][what] = OWNER
        card["src"].update(fields.get("src", {}))


def check_scenario(where: str, data: Mapping[str, Any], card: Mapping[str, Any]) -> None:
    """Every hex and unit of a card exists, there are counters enough, and markers lie where they can lie."""
    hexes, units = data["map"]["hexes"], data["units"]["units"]
    used: dict[str, int] = {}
    for side, fields in (("FEF", FEF_GROUP), ("VM", VM_GROUP)):
        for group in card[side]:
            check_fields(f"{where}: {side}", group, fields, tuple(fields))
            check_group(f"{where}: {side}", side, group, data, used)
    for name in ("tieu_doan", "GCMA", "air_transports", "vm_trucks", "airstrike"):
        check_number(f"{where}: {name}", card.get(name), ANY_NUMBER)
    check_number(f"{where}: vp_level", card["vp_level"], LEVELS)
    check_names(f"{where}: not_deployed", "FEF", card["not_deployed"], units, used)
    for name in card["not_deployed"]:
        if units[name]["kind"] in NO_COMBAT:
            raise Error(f"{where}: not_deployed: {name} cannot come by the Turn Track")
    check_counts(where, card, units, used)
    check_markers(where, card, hexes)
    check_held(where, card, hexes)
    check_months(where, card, data["reinforcements"]["turns"])
    check_scale(where, card)


def check_group(where: str, side: str, group: Mapping[str, Any], data: Mapping[str, Any], used: dict[str, int]) -> None:
    """Units of a side that are set up together."""
    hexes, units, h = data["map"]["hexes"], data["units"]["units"], group["hex"]
    at_sea = side == "FEF" and h == "saigon"
    if h not in hexes and not at_sea:
        raise Error(f"{where}: unknown hex {h!r}")
    check_names(f"{where}: {h}", side, group["units"], units, used)
    if not group["units"]:
        raise Error(f"{where}: {h}: there are no units")
    for name in ("within", "steps_lost"):
        check_number(f"{where}: {h}: {name}", group.get(name), ANY_NUMBER)
    if at_sea and group["trench"]:
        raise Error(f"{where}: there is no trench in Saigon")
    if group.get("steps_lost", 0) > sum(units[name]["steps"] - 1 for name in group["units"]):
        raise Error(f"{where}: {h}: {group['steps_lost']} steps are too many to have lost")


def check_counts(where: str, card: Mapping[str, Any], units: Mapping[str, Any], used: dict[str, int]) -> None:
    """There are counters for all that is set up, and both HQ are."""
    for entry in card["pathet_lao"]:
        if not (isinstance(entry, list) and len(entry) == 2 and fits(entry[0], str) and fits(entry[1], int)):
            raise Error(f"{where}: pathet_lao: each entry is a hex and a number, not {written(entry)}")
        check_number(f"{where}: pathet_lao: {entry[0]}", entry[1], ANY_NUMBER)
        used["Pathet Lao"] = used.get("Pathet Lao", 0) + entry[1]
    used["Tieu Doan"] = card["tieu_doan"]
    used["GCMA"] = card.get("GCMA", 0)
    for name, count in used.items():
        if count > units[name]["count"]:
            raise Error(f"{where}: {count} {name} are set up, but there are only {units[name]['count']}")
    for name in ("VM HQ", "FEF HQ"):
        if name not in used:
            raise Error(f"{where}: {name} is missing in the set-up")


def check_markers(where: str, card: Mapping[str, Any], hexes: Mapping[str, Any]) -> None:
    """Markers lie in hexes of the map: the objective in a VP-Hex, destroyed roads where there are roads."""
    for name in ("vm_trenches", "destroyed_roads"):
        check_texts(f"{where}: {name}", card.get(name, []))
    objective = card["political_objective"]
    places = [entry[0] for entry in card["pathet_lao"]]
    places += [*card.get("vm_trenches", ()), *card.get("destroyed_roads", ())]
    places += [objective] if objective else []
    for key in places:
        if key not in hexes:
            raise Error(f"{where}: unknown hex {key!r}")
    if objective and not isinstance(hexes[objective].get("vp"), int):
        raise Error(f"{where}: political_objective: {objective} is no VP-Hex")
    for key in card.get("destroyed_roads", ()):
        if not hexes[key]["roads"]:
            raise Error(f"{where}: destroyed_roads: {key} has no road")


def check_held(where: str, card: Mapping[str, Any], hexes: Mapping[str, Any]) -> None:
    """The FEF is in Hanoi; VM is nowhere where the FEF is, and in its trenches."""
    held = {group["hex"] for group in card["FEF"]}
    hanoi = next(key for key, x in hexes.items() if x.get("vp") == "W")
    if hanoi not in held:
        raise Error(f"{where}: FEF: nobody is in {hanoi} (Hanoi), where VM would have won")
    viet = {group["hex"] for group in card["VM"] if not group["within"]}
    for key in card.get("vm_trenches", ()):
        if key not in viet:
            by = "held by the FEF" if key in held else "not held by VM"
            raise Error(f"{where}: vm_trenches: {key} is {by}")
    for group in card["VM"]:
        if not group["within"] and group["hex"] in held:
            raise Error(f"{where}: VM: {group['hex']} is held by the FEF")


def check_months(where: str, card: Mapping[str, Any], turns: list[Mapping[str, Any]]) -> None:
    if not 1 <= card["start_turn"] <= card["end_turn"] <= len(turns):
        raise Error(
            f"{where}: start_turn and end_turn must lie between 1 and {len(turns)}, the end not before the start"
        )
    for verb, name in (("starts", "start"), ("ends", "end")):
        month = turns[card[f"{name}_turn"] - 1]["month"]
        if card[name] != month:
            raise Error(f"{where}: it {verb} in {card[name]}, but turn {card[f'{name}_turn']} is {month}")


def check_names(where: str, side: str, names: list[Any], units: Mapping[str, Any], used: dict[str, int]) -> None:
    """The units of a list exist and are of the side; each is counted in `used`."""
    check_texts(where, names)
    for name in names:
        if name not in units:
            raise Error(f"{where}: unknown unit {name!r}")
        if units[name]["side"] != side:
            raise Error(f"{where}: {name} is a unit of the other side")
        if name in COUNTED:
            raise Error(f"{where}: {name} is set up by {COUNTED[name]}, not in a list of units")
        used[name] = used.get(name, 0) + 1


def check_scale(where: str, card: Mapping[str, Any]) -> None:
    """The bands of the Victory Point Scale follow each other without a gap."""
    previous: int | None = None
    for n, band in enumerate(card.get("vp_scale", ())):
        whole = isinstance(band, list) and len(band) == 3 and isinstance(band[0], str)
        if not whole or not all(fits(edge, (int, None)) for edge in band[1:]):
            raise Error(f"{where}: vp_scale: each band is a name, a lowest and a highest level, not {written(band)}")
        if None not in band and band[1] > band[2]:
            raise Error(f"{where}: vp_scale: {band[0]} begins at {band[1]}, above its end {band[2]}")
        if n and (previous is None or band[1] != previous + 1):
            raise Error(f"{where}: vp_scale: {band[0]} must begin one above the band before it")
        previous = band[2]
    if card["vp_level"] is None:  # Na San is not decided by VP
        return
    bands = card.get("vp_scale", ())
    if not bands:
        raise Error(f"{where}: vp_scale: the scale is missing")
    for name, _, _ in bands:
        if name not in RESULTS:
            raise Error(f"{where}: vp_scale: {name!r} is no result; there is {', '.join(RESULTS)}")
    if bands[0][1] is not None or bands[-1][2] is not None:
        raise Error(f"{where}: vp_scale: the first band has no lowest level and the last no highest")


def check_places(where: str, board: Board) -> None:
    """9.0, 3.8, 1.5 Nobody is set up where he may not be, nor too many in one hex."""
    for name, card in board.scenarios.items():
        placed = [
            (f"{side}: ", u, group["hex"])
            for side in SIDES
            for group in card[side]
            for u in group["units"]
            if not group.get("within")
        ]
        placed += [("", "Pathet Lao", key) for key, count in card["pathet_lao"] for _ in range(count)]
        points: dict[tuple[str, str], int] = {}
        for side, type_name, key in placed:
            h = board.saigon if key == "saigon" else board.index[key]
            unit = board.units[board.of_type[type_name][0]]
            if not ends(board)[unit.index][h]:
                raise Error(f"{where}: scenarios: {name}: {side}{type_name} may not be in {key}")
            points[unit.side, key] = points.get((unit.side, key), 0) + unit.values[unit.steps].stacking
            if h != board.saigon and points[unit.side, key] > FULL_STACK:
                raise Error(f"{where}: scenarios: {name}: more than {FULL_STACK} Stacking Points are in {key}")
