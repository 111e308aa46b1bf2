"""An owner's board file: what it replaces, checked with clear errors.

The file has the shape of the data: `map` and `units` by hex and by unit, each field replacing ours; `tables` entry by
entry; `reinforcements` by turn; `scenarios` by scenario. `null` takes away what a hex has.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from indochina.core.errors import Error

from ..board import COUNTRY, SIDES_OF_HEX, STEP, TERRAIN, Board
from ..components.units import GCMA, HQ, NAVY, NO_COMBAT, PATHET_LAO, SD, SIDES, TIEU_DOAN, expand
from ..movement.limits import ends
from ..replacements.fef_reinforcements import RED_RIVER
from ..replacements.replacement_points import MOST_DUMPS
from ..state import FULL_STACK
from ..victory import NA_SAN
from ..words.en import ENGLISH
from .fields import ANY_NUMBER, AT_LEAST_ONE, check_fields, check_number, check_object, check_texts, fits, said, written
from .tables import check_tables

HEX_FIELDS: dict[str, Any] = {
    "terrain": TERRAIN, "base": ("clear", "rough", "sea"), "country": COUNTRY, "region": ("delta", "highlands", None),
    "coastal": bool, "rivers": list, "roads": list, "community": dict, "airstrip": bool, "harbor": bool,
    "mobilization_center": bool, "supply_center": SIDES, "island_chain": bool, "setup_number": dict, "src": dict,
    "vp": (int, "W"),
}  # fmt: skip
MUST_HAVE = ("terrain", "base", "country", "region", "coastal", "rivers", "roads")
RIVER_FIELDS: dict[str, Any] = {
    "name": str, "class": ("major", "minor"), "sides": list, "source": SIDES_OF_HEX, "src": str,
}  # fmt: skip
ROAD_FIELDS: dict[str, Any] = {"name": str, "side": SIDES_OF_HEX, "to": str, "src": str}
COMMUNITY_FIELDS: dict[str, Any] = {
    "name": str, "kind": ("city", "town", "village"), "color": ("red", "blue"),
    "src": str, "color_src": str, "kind_src": str,
}  # fmt: skip
UNIT_FIELDS: dict[str, Any] = {
    "id": str, "side": SIDES, "kind": str, "combat": (int, None), "barrage": (int, None), "move": int,
    "motorized": bool, "morale": int, "stacking": int, "steps": (1, 2, 4), "bar": str, "count": int, "tags": list,
    "reinforcement_number": (int, None), "reduced": (dict, None), "combat_defence_only": bool, "src": dict, "note": str,
}  # fmt: skip
UNIT_NEEDS = tuple(
    field for field in UNIT_FIELDS if field not in ("id", "combat_defence_only", "src", "note", "tags", "bar")
)
TURN_FIELDS: dict[str, Any] = {
    "turn": int, "month": str, "rain": bool, "vm_number": (int, None), "FEF": list, "VM": list,
    "withdraw": ("any", "para", "REI", "Navy", None),
}  # fmt: skip
ENTRY_FIELDS: dict[str, dict[str, Any]] = {
    "FEF": {"unit": str, "air_transport": int, "airstrike": int, "src": str},
    "VM": {"unit": str, "truck": int, "replacement_points": int, "src": str},
}
UNIT_NUMBERS = {
    "combat": ANY_NUMBER, "barrage": ANY_NUMBER, "move": ANY_NUMBER, "morale": (0, 9), "stacking": (0, 4),
    "count": AT_LEAST_ONE, "reinforcement_number": AT_LEAST_ONE,
}  # fmt: skip
"""What the rules can use; 1.5, 2.5 know no unit of more than 4 Stacking Points."""
OF_THEIR_OWN = {
    "VM HQ": HQ, "FEF HQ": HQ, "VM SD": SD, "FEF SD": SD, "Tieu Doan": TIEU_DOAN, "Pathet Lao": PATHET_LAO,
    "GCMA": GCMA, "Navy": NAVY, "Airstrike": "airstrike",
}  # fmt: skip
"""Types of counters the rules name, with their kind, which no other has."""
COUNTED = {
    "Tieu Doan": "tieu_doan",
    "Pathet Lao": "pathet_lao",
    "GCMA": "GCMA",
    "Navy": "navy",
    "Airstrike": "airstrike",
}
"""The field of a scenario that says how many of these there are: they are in no list of units."""
OPTIONS = {key.rpartition(".")[2] for key in ENGLISH if key.startswith("option.")} | {"airstrike"}
"""Answers a player can give beside the name of a unit."""
LEVELS = (-999, 999)
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


def merged(where: str, data: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The data with an owner's corrections in place, checked as a whole."""
    for table, part in changes.items():
        if table not in data:
            raise Error(f"{where}: unknown table {table!r}; a board file may hold {', '.join(data)}")
        check_object(f"{where}: {table}", part)
    known_ends = open_sides(data["map"]["hexes"])
    kinds = {
        side: tuple(dict.fromkeys(unit["kind"] for unit in data["units"]["units"].values() if unit["side"] == side))
        for side in SIDES
    }
    tables = copy.deepcopy(data["tables"])
    months = [turn["month"] for turn in data["reinforcements"]["turns"]]
    merge_map(f"{where}: map", data["map"]["hexes"], inner(where, changes, "map", "hexes"))
    merge_units(f"{where}: units", data["units"]["units"], inner(where, changes, "units", "units"))
    merge_tables(f"{where}: tables", data["tables"], changes.get("tables", {}))
    merge_turns(f"{where}: reinforcements", data["reinforcements"]["turns"], changes.get("reinforcements", {}))
    cards = data["scenarios"]["scenarios"]
    merge_scenarios(f"{where}: scenarios", cards, inner(where, changes, "scenarios", "scenarios"))
    check_map(f"{where}: map", data["map"]["hexes"], known_ends)
    check_units(f"{where}: units", data["units"]["units"], kinds)
    check_turns(f"{where}: reinforcements", data, months)
    for name, card in cards.items():
        if card["vp_level"] is None and name != NA_SAN:
            raise Error(f"{where}: scenarios: {name}: vp_level must be a number, not null")
        check_scenario(f"{where}: scenarios: {name}", data, card)
    check_tables(f"{where}: tables", data, tables)
    return data


def inner(where: str, changes: Mapping[str, Any], table: str, name: str) -> Mapping[str, Any]:
    """The entries of a table; its inner name (`hexes`, `units` ...) may be left out."""
    part = changes.get(table, {})
    entries: Mapping[str, Any] = part[name] if set(part) == {name} else part
    check_object(f"{where}: {table}: {name}", entries)
    return entries


# --- merging --------------------------------------------------------------------------------------------------


def merge_map(where: str, hexes: dict[str, Any], changes: Mapping[str, Any]) -> None:
    for key, fields in changes.items():
        if key not in hexes:
            raise Error(f"{where}: unknown hex {key!r}")
        check_object(f"{where}: {key}", fields)
        for name, value in fields.items():
            if name not in HEX_FIELDS:
                raise Error(f"{where}: {key}: unknown field {name!r}; there is {', '.join(HEX_FIELDS)}")
            if value is None and name not in MUST_HAVE:
                hexes[key].pop(name, None)
            else:
                hexes[key][name] = value


def merge_units(where: str, units: dict[str, Any], changes: Mapping[str, Any]) -> None:
    for name, fields in changes.items():
        if fields is None and name in units:
            del units[name]
            continue
        if fields is None:
            raise Error(f"{where}: there is no unit {name!r} to take away")
        check_object(f"{where}: {name}", fields)
        missing = [field for field in UNIT_NEEDS if field not in fields]
        if name not in units and missing:
            raise Error(f"{where}: there is no unit {name!r}; a new one must be given whole, with {', '.join(missing)}")
        units[name] = {**units.get(name, {"id": name}), **fields}


def merge_tables(where: str, table: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Entry by entry, as deep as the tables go; a number replaces the number, a list the list."""
    for name, value in changes.items():
        if name not in table:
            raise Error(f"{where}: unknown entry {name!r}; there is {', '.join(table)}")
        old = table[name]
        if isinstance(old, dict):
            check_object(f"{where}: {name}", value)
            merge_tables(f"{where}: {name}", old, value)
        elif old is not None and (not isinstance(value, type(old)) or isinstance(value, bool) != isinstance(old, bool)):
            raise Error(f"{where}: {name} must be {said(type(old))}, not {written(value)}")
        else:
            table[name] = value


def merge_turns(where: str, turns: list[Any], changes: Mapping[str, Any]) -> None:
    """Turns are named by number or month: `{"turns": {"9": {...}, "Oct-52": {...}}}`."""
    part = changes.get("turns", changes)
    if not isinstance(part, Mapping):
        raise Error(f"{where}: turns must be an object by turn or month, not {written(part)}")
    for key, fields in part.items():
        turn = next((turn for turn in turns if key in (str(turn["turn"]), turn["month"])), None)
        if turn is None:
            raise Error(f"{where}: unknown turn {key!r}; turns are 1 to {len(turns)}, or months such as Oct-52")
        check_fields(f"{where}: {key}", fields, TURN_FIELDS)
        turn.update(fields)


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


# --- checks of the whole --------------------------------------------------------------------------------------


def neighbours(hexes: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """The hexes around each, by side, where the map goes on."""
    at = {(x["q"], x["r"]): key for key, x in hexes.items()}
    return {
        key: {
            side: at[x["q"] + dq, x["r"] + dr]
            for side, (dq, dr) in zip(SIDES_OF_HEX, STEP)
            if (x["q"] + dq, x["r"] + dr) in at
        }
        for key, x in hexes.items()
    }


def opposite(side: str) -> str:
    return SIDES_OF_HEX[(SIDES_OF_HEX.index(side) + 3) % 6]


def open_sides(hexes: Mapping[str, Any]) -> set[tuple[str, str, str]]:
    """6.9 Hexsides on which a river begins: it crosses them though there is no river beyond, nor sea."""
    around = neighbours(hexes)
    found = set()
    for key, x in hexes.items():
        for river in x["rivers"]:
            for side in river["sides"]:
                beyond = around[key].get(side)
                if beyond is None or hexes[beyond]["terrain"] == "sea":
                    continue
                if not any(opposite(side) in other["sides"] for other in hexes[beyond]["rivers"]):
                    found.add((key, river["name"], side))
    return found


def check_map(where: str, hexes: Mapping[str, Any], known_ends: set[tuple[str, str, str]]) -> None:
    fields = {**HEX_FIELDS, "q": int, "r": int}
    on_land = ("community", "airstrip", "harbor", "mobilization_center", "supply_center")
    for key, x in hexes.items():
        place = f"{where}: {key}"
        check_fields(place, x, fields, MUST_HAVE)
        for river in x["rivers"]:
            check_fields(f"{place}: rivers", river, RIVER_FIELDS, ("name", "class", "sides"))
            for side in river["sides"]:
                if side not in SIDES_OF_HEX:
                    raise Error(f"{place}: rivers: unknown side {written(side)}; sides are {', '.join(SIDES_OF_HEX)}")
            if len(river["sides"]) not in (1, 2):
                raise Error(f"{place}: rivers: {river['name']} must cross one side or two, not {len(river['sides'])}")
        for road in x["roads"]:
            check_fields(f"{place}: roads", road, ROAD_FIELDS, ("side",))
        if "community" in x:
            check_fields(f"{place}: community", x["community"], COMMUNITY_FIELDS, ("name", "kind", "color"))
        if "vp" in x and "community" not in x:
            raise Error(f"{place}: vp without a community")
        if isinstance(x.get("vp"), int):
            check_number(f"{place}: vp", x["vp"], AT_LEAST_ONE)
        if (x["terrain"] == "sea") != (x["country"] == "sea"):
            raise Error(f"{place}: terrain and country must both be sea, or neither")
        for field in on_land:
            if x["terrain"] == "sea" and x.get(field):
                raise Error(f"{place}: {field} in the sea")
        if x.get("supply_center") == "FEF" and x["country"] == "china":
            raise Error(f"{place}: supply_center: the FEF may not be in China")
    if not any(river["name"] == RED_RIVER for x in hexes.values() for river in x["rivers"]):
        raise Error(f"{where}: the {RED_RIVER} is missing")
    check_roads(where, hexes)
    for key, name, side in sorted(open_sides(hexes) - known_ends):
        if not any(r["name"] == name and r.get("source") == side for r in hexes[key]["rivers"]):
            beyond = neighbours(hexes)[key][side]
            raise Error(
                f"{where}: {key}: {name} crosses {side} but does not go on in {beyond}; "
                f'if it begins there, add "source": "{side}" to it'
            )
    if sum(x.get("vp") == "W" for x in hexes.values()) != 1:
        raise Error(f'{where}: exactly one hex (Hanoi) has vp "W"')


def check_roads(where: str, hexes: Mapping[str, Any]) -> None:
    around = neighbours(hexes)
    for key, x in hexes.items():
        for road in x["roads"]:
            side = road["side"]
            beyond = around[key].get(side)
            if beyond is None:
                raise Error(f"{where}: {key}: a road leads {side} off the map")
            if road.get("to", beyond) != beyond:
                raise Error(f"{where}: {key}: the road over {side} leads to {beyond}, not to {road['to']}")
            if not any(back["side"] == opposite(side) for back in hexes[beyond]["roads"]):
                raise Error(
                    f"{where}: {key}: a road leads {side} to {beyond}, but {beyond} has none back over {opposite(side)}"
                )


def check_units(where: str, units: Mapping[str, Any], kinds: Mapping[str, tuple[str, ...]]) -> None:
    for name, unit in units.items():
        place = f"{where}: {name}"
        unit.setdefault("tags", [])
        check_fields(place, unit, UNIT_FIELDS, UNIT_NEEDS)
        check_texts(f"{place}: tags", unit["tags"])
        for field, limits in UNIT_NUMBERS.items():
            check_number(f"{place}: {field}", unit[field], limits)
        can_be = kinds[unit["side"]]
        if unit["kind"] not in can_be:
            raise Error(f"{place}: kind must be one of {', '.join(can_be)}, not {unit['kind']!r}")
        check_steps(place, unit)
    for name, kind in OF_THEIR_OWN.items():
        if name not in units and name != "Airstrike":  # which is a number
            raise Error(f"{where}: {name} is missing")
        for other, unit in units.items():
            if other == name and unit["kind"] != kind:
                raise Error(f"{where}: {name}: kind must be {kind}, not {unit['kind']!r}")
            if unit["kind"] == kind and OF_THEIR_OWN.get(other) != kind:
                raise Error(f"{where}: {other}: kind must be another, {kind} is {name}")
    for side in SIDES:
        for name in (f"{side} HQ", f"{side} SD"):
            if units[name]["side"] != side:
                raise Error(f"{where}: {name}: side must be {side}")
        check_number(f"{where}: {side} SD: count", units[f"{side} SD"]["count"], (1, MOST_DUMPS))
    for name in ("VM HQ", "FEF HQ", "Navy"):
        if units[name]["count"] != 1:
            raise Error(f"{where}: {name}: there is only one")
    found: dict[str, str] = {}
    for counter in expand(units):
        if not counter.key or counter.key in OPTIONS:
            raise Error(f"{where}: {counter.name!r} cannot be the name of a unit")
        if counter.key in found:
            raise Error(f"{where}: {counter.name} and {found[counter.key]} have names too much alike")
        found[counter.key] = counter.name


def check_steps(where: str, unit: Mapping[str, Any]) -> None:
    """6.13 A unit with several steps has a back; HQ, SD, Navy and those that go to the boxes have one step."""
    if unit["steps"] == 1:
        return
    if unit["kind"] in (*NO_COMBAT, TIEU_DOAN, PATHET_LAO):
        raise Error(f"{where}: steps must be 1, not {unit['steps']}")
    if not unit["reduced"]:
        raise Error(f"{where}: a unit with {unit['steps']} steps needs its reduced side")
    check_fields(
        f"{where}: reduced", unit["reduced"],
        {"combat": (int, None), "barrage": (int, None), "morale": int, "stacking": int, "src": str}, ("stacking",),
    )  # fmt: skip
    for field in ("combat", "barrage", "morale", "stacking"):
        check_number(f"{where}: reduced: {field}", unit["reduced"].get(field), UNIT_NUMBERS[field])


def check_turns(where: str, data: Mapping[str, Any], months: list[str]) -> None:
    units = data["units"]["units"]
    for n, turn in enumerate(data["reinforcements"]["turns"], 1):
        place = f"{where}: {months[n - 1]}"
        if (turn["turn"], turn["month"]) != (n, months[n - 1]):
            raise Error(f"{place}: it is turn {n}, and must stay so")
        check_number(f"{place}: vm_number", turn["vm_number"], LEVELS)
        for side in SIDES:
            for entry in turn[side]:
                check_fields(f"{place}: {side}", entry, ENTRY_FIELDS[side])
                given = [field for field in entry if field != "src"]
                if len(given) != 1:
                    one = said(tuple(field for field in ENTRY_FIELDS[side] if field != "src"))
                    raise Error(f"{place}: {side}: each entry is one of {one}, not {written(entry)}")
                if given != ["unit"]:
                    check_number(f"{place}: {side}: {given[0]}", entry[given[0]], ANY_NUMBER)
                    continue
                unit = entry["unit"]
                if unit not in units:
                    raise Error(f"{place}: unknown unit {unit!r}")
                if units[unit]["side"] != side:
                    raise Error(f"{place}: {unit} is a unit of the other side")
                if units[unit]["kind"] in (HQ, SD, "airstrike"):
                    raise Error(f"{place}: {unit} is no reinforcement")


def check_scenario(where: str, data: Mapping[str, Any], card: Mapping[str, Any]) -> None:
    """Every hex and unit of a card exists, there are counters enough, and markers lie where they can lie."""
    hexes, units, months = data["map"]["hexes"], data["units"]["units"], data["reinforcements"]["turns"]
    used: dict[str, int] = {}
    for side, fields in (("FEF", FEF_GROUP), ("VM", VM_GROUP)):
        for group in card[side]:
            check_fields(f"{where}: {side}", group, fields, tuple(fields))
            at_sea = side == "FEF" and group["hex"] == "saigon"
            if group["hex"] not in hexes and not at_sea:
                raise Error(f"{where}: {side}: unknown hex {group['hex']!r}")
            check_names(f"{where}: {side}: {group['hex']}", side, group["units"], units, used)
            if not group["units"]:
                raise Error(f"{where}: {side}: {group['hex']}: there are no units")
            for name in ("within", "steps_lost"):
                check_number(f"{where}: {side}: {group['hex']}: {name}", group.get(name), ANY_NUMBER)
            if at_sea and group["trench"]:
                raise Error(f"{where}: FEF: there is no trench in Saigon")
            if group.get("steps_lost", 0) > sum(units[name]["steps"] - 1 for name in group["units"]):
                raise Error(f"{where}: VM: {group['hex']}: {group['steps_lost']} steps are too many to have lost")
    for name in ("tieu_doan", "GCMA", "air_transports", "vm_trucks", "airstrike"):
        check_number(f"{where}: {name}", card.get(name), ANY_NUMBER)
    check_number(f"{where}: vp_level", card["vp_level"], LEVELS)
    check_names(f"{where}: not_deployed", "FEF", card["not_deployed"], units, used)
    for name in card["not_deployed"]:
        if units[name]["kind"] in NO_COMBAT:
            raise Error(f"{where}: not_deployed: {name} cannot come by the Turn Track")
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
    for name in ("vm_trenches", "destroyed_roads"):
        check_texts(f"{where}: {name}", card.get(name, []))
    places = [entry[0] for entry in card["pathet_lao"]]
    places += [*card.get("vm_trenches", ()), *card.get("destroyed_roads", ())]
    places += [card["political_objective"]] if card["political_objective"] else []
    for key in places:
        if key not in hexes:
            raise Error(f"{where}: unknown hex {key!r}")
    if card["political_objective"] and not isinstance(hexes[card["political_objective"]].get("vp"), int):
        raise Error(f"{where}: political_objective: {card['political_objective']} is no VP-Hex")
    for key in card.get("destroyed_roads", ()):
        if not hexes[key]["roads"]:
            raise Error(f"{where}: destroyed_roads: {key} has no road")
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
    if not 1 <= card["start_turn"] <= card["end_turn"] <= len(months):
        raise Error(
            f"{where}: start_turn and end_turn must lie between 1 and {len(months)}, the end not before the start"
        )
    for verb, name in (("starts", "start"), ("ends", "end")):
        month = months[card[f"{name}_turn"] - 1]["month"]
        if card[name] != month:
            raise Error(f"{where}: it {verb} in {card[name]}, but turn {card[f'{name}_turn']} is {month}")
    check_scale(where, card)


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
        placed = [(f"{side}: ", u, group["hex"]) for side in SIDES for group in card[side] for u in group["units"]
                  if not group.get("within")]  # fmt: skip
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
