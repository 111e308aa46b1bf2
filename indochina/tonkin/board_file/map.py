"""An owner's board file: the hexes it changes, and whether the map is whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from indochina.core.errors import Error

from ..board import COUNTRY, SIDES_OF_HEX, STEP, TERRAIN
from ..components.units import SIDES
from ..replacements.fef_reinforcements import RED_RIVER
from .fields import AT_LEAST_ONE, check_fields, check_number, check_object, written

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


ON_LAND = ("community", "airstrip", "harbor", "mobilization_center", "supply_center")


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
    for key, x in hexes.items():
        check_hex(f"{where}: {key}", x)
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


def check_hex(where: str, x: Mapping[str, Any]) -> None:
    check_fields(where, x, {**HEX_FIELDS, "q": int, "r": int}, MUST_HAVE)
    for river in x["rivers"]:
        check_river(f"{where}: rivers", river)
    for road in x["roads"]:
        check_fields(f"{where}: roads", road, ROAD_FIELDS, ("side",))
    if "community" in x:
        check_fields(f"{where}: community", x["community"], COMMUNITY_FIELDS, ("name", "kind", "color"))
    elif "vp" in x:
        raise Error(f"{where}: vp without a community")
    if isinstance(x.get("vp"), int):
        check_number(f"{where}: vp", x["vp"], AT_LEAST_ONE)
    if (x["terrain"] == "sea") != (x["country"] == "sea"):
        raise Error(f"{where}: terrain and country must both be sea, or neither")
    drowned = [field for field in ON_LAND if x["terrain"] == "sea" and x.get(field)]
    if drowned:
        raise Error(f"{where}: {drowned[0]} in the sea")
    if x.get("supply_center") == "FEF" and x["country"] == "china":
        raise Error(f"{where}: supply_center: the FEF may not be in China")


def check_river(where: str, river: Mapping[str, Any]) -> None:
    check_fields(where, river, RIVER_FIELDS, ("name", "class", "sides"))
    for side in river["sides"]:
        if side not in SIDES_OF_HEX:
            raise Error(f"{where}: unknown side {written(side)}; sides are {', '.join(SIDES_OF_HEX)}")
    if len(river["sides"]) not in (1, 2):
        raise Error(f"{where}: {river['name']} must cross one side or two, not {len(river['sides'])}")


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
