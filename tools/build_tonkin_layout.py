"""Makes indochina/web/client/boards/tonkin/layout.json: where everything on the map of Tonkin is drawn, from its hexes.

The same data always make the same map. Lines are lists of points, each told from the one before; the client draws
smooth curves through them. Run it again after a change of data/map.json, data/units.json or data/scenarios.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
from indochina.tonkin.board import SIDE, STEP, default
from indochina.tonkin.components.communities import DELTA_COMMUNITIES, HIGHLANDS_COMMUNITIES
from indochina.tonkin.components.units import expand
from indochina.tonkin.operations.combat.losses import HITS
from tools.tonkin_art import GROUND_SIGNS, art
from tools.tonkin_grid import (
    LEFT,
    MAP_HIGH,
    MAP_WIDE,
    SIZE,
    TOP,
    Ground,
    centre,
    parsed,
)
from tools.tonkin_terrain import Relief, areas, borders, islands, signs
from tools.tonkin_ways import Ways

FILE = Path(__file__).parent.parent / "indochina" / "web" / "client" / "boards" / "tonkin" / "layout.json"


def hex_data(ground: Ground) -> dict[str, list[Any]]:
    found = {}
    for at, id in ground.ids.items():
        h = ground.hexes[at]
        x, y = centre(at)
        terrain = "islands" if h.get("island_chain") else f"coastal {h['terrain']}" if h["coastal"] else h["terrain"]
        found[id] = [round(x), round(y), terrain, h["country"]]
        prints: dict[str, Any] = {}
        if town := h.get("community"):
            prints |= {"name": town["name"], "kind": town["kind"], "side": "VM" if town["color"] == "red" else "FEF"}
            prints |= {"region": h["region"]}
        for sign in ("vp", "supply_center", "airstrip", "harbor", "mobilization_center"):
            if h.get(sign):
                prints[sign] = h[sign]
        if number := h.get("setup_number"):
            prints["setup"] = [number["number"], "VM" if number["color"] == "red" else "FEF"]
        if prints:
            found[id].append(prints)
    return found


def ways_through(ground: Ground) -> dict[str, dict[str, str]]:
    """What goes through hexes and what they lie in, to be told of: roads to other hexes, rivers, regions."""
    roads, rivers = {}, {}
    regions: dict[str, list[str]] = {}
    for (q, r), id in ground.ids.items():
        h = ground.hexes[q, r]
        beyond = [STEP[SIDE[road["side"]]] for road in h["roads"]]
        if led := [ground.ids[q + dq, r + dr] for dq, dr in beyond if (q + dq, r + dr) in ground.ids]:
            roads[id] = " ".join(led)
        if h["rivers"]:
            rivers[id] = ",".join(dict.fromkeys(f"{river['class']}:{river['name']}" for river in h["rivers"]))
        if h["region"]:
            regions.setdefault(h["region"], []).append(id)
    return {"roads": roads, "rivers": rivers, "regions": {name: " ".join(ids) for name, ids in regions.items()}}


def unit_types(data: dict[str, Any]) -> tuple[dict[str, Any], dict[str, list[str]]]:
    """What is printed on each type of counter (combat, barrage, morale, stacking by steps left); type, name of each."""
    types: dict[str, Any] = {}
    units: dict[str, list[str]] = {}
    for unit in expand(data["units"]["units"]):
        printed = data["units"]["units"][unit.type]
        types.setdefault(unit.type, {
            "side": unit.side, "kind": unit.kind, "bar": printed["bar"], "move": unit.move, "motorized": unit.motorized,
            "defence": unit.defence_only, "values": [list(values) for values in unit.values[1:]],
        })  # fmt: skip
        units[unit.key] = [unit.type] if unit.name == unit.type else [unit.type, unit.name]
    return types, units


def most(data: dict[str, Any]) -> dict[str, int]:
    """Where tracks end, or what is worth VP."""
    arrivals = [entry for turn in data["reinforcements"]["turns"] for entry in turn["FEF"]]
    return {
        "delta": DELTA_COMMUNITIES,
        "highlands": HIGHLANDS_COMMUNITIES,
        "losses": HITS,
        "airstrike": max(entry.get("airstrike", 0) for entry in arrivals),
    }


def layout() -> dict[str, Any]:
    data = default()
    ground = Ground(data["map"]["hexes"])
    ways = Ways(ground)
    rivers = ways.rivers()
    relief = Relief(ground, [parsed(text) for lines in rivers.values() for text in lines])
    types, units = unit_types(data)
    found = areas(ground)
    edges = borders(ground)
    return {
        "viewBox": [LEFT, TOP, MAP_WIDE, MAP_HIGH],
        "map": {"x": LEFT, "y": TOP, "width": MAP_WIDE, "height": MAP_HIGH},
        "size": round(SIZE, 3),
        "lines": {**edges, **rivers, "road": ways.roads()},
        "land": [[name, found[name]] for name in ("land", "delta", "forest", "mountain")]
        + [list(r) for r in relief.levels()],
        "hachures": relief.hachures(),
        "china": found["china"],
        "signs": [[kind, GROUND_SIGNS[kind], places] for kind, tiles in signs(ground).items() for places in tiles],
        "islands": islands(ground),
        "river_names": ways.river_labels(),
        "road_names": ways.road_labels(),
        "hexes": hex_data(ground),
        **ways_through(ground),
        "saigon": [LEFT + 1930, TOP + 1990],
        "types": types,
        "units": units,
        "turns": [[turn["month"], turn["rain"]] for turn in data["reinforcements"]["turns"]],
        "scenarios": {name: row["start_turn"] for name, row in data["scenarios"]["scenarios"].items()},
        "most": most(data),
        **art(),
    }


def main() -> None:
    whole = layout()
    FILE.write_text(json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    for name, part in whole.items():
        print(f"{len(json.dumps(part)):8} {name}")
    print(f"{FILE.stat().st_size:8} in all")


if __name__ == "__main__":
    main()
