"""Position notation of Tonkin: a state as JSON data with plain names, and back.

    scenario: na_san; month: Oct-52; stage: fef.move; V14: gm-1, 2-2-rei:1, 10-bpcp!; track: gm-5@31; trenches: V15 FEF

Hexes (by id or community), `saigon` and the boxes hold units: `:1` is the number of steps left, `!` DG, `?` OoS, `@31`
the turn in which a unit on the Turn Track arrives. Left out: units are whole, those not stated are not in the game, and
the VP-Level is what the communities make.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from indochina.core import position as notation
from indochina.core.catalogue import plain
from indochina.core.errors import Error
from indochina.core.rules import OVER

from .board import DELTA, HIGHLANDS, Board, per_board
from .board_file.file import of as board_of
from .check import sound
from .components.communities import enough, friend_of, territory
from .components.units import FEF, SIDES, VM
from .scenarios import SCENARIOS
from .settings import SETTINGS
from .stages import STAGES
from .state import AT_SEA, OUT, PLACES, TRACK, Hero, State, hex_key, hex_keys, holder, month_of, put, units_at

PILES = {name: place for place, name in PLACES.items() if place != OUT}
"""The places off the map that hold units."""
NUMBERS = {
    "losses": 9, "vm_rp": 99, "fef_rp": 99, "vm_ops": 10, "fef_ops": 10, "impulse": 10, "air": 99, "air_left": 99,
    "trucks": 99, "truck_left": 99, "used": 1 << 60, "airstrike": 99,
}  # fmt: skip
"""Numbers and the most each can be."""
PAIRS = ("rp", "ops")
FIELDS = (
    "game", "board", "scenario", "until", "options", "month", "turn", "stage", "active", "vp", *NUMBERS, *PILES,
    "saigon", "moved", "ran", "trenches", "destroyed", "road_markers", "objective", "rumour", "vm_spending",
    "fef_spending", "vm_hero", "fef_hero", "winner", "how", "streams", "seed",
)  # fmt: skip
WORD = re.compile(r"([^:!?@]+)(?::(\d+))?([!?]*)(?:@(\d+))?")
LOWEST, HIGHEST = -999, 999
"""No VP-Level is beyond these."""


# --- writing ---------------------------------------------------------------------------------------------------


def to_json(s: State) -> dict[str, Any]:
    """Everything the state is, by plain names."""
    data: dict[str, Any] = {"game": "tonkin"}
    if s.board.changes:
        data["board"] = s.board.changes
    data |= {"scenario": s.scenario, "until": s.final, "options": sorted(s.options), "month": month_of(s)}
    data |= {"stage": s.stage, "active": s.active, "vp": s.vp}
    for name in NUMBERS:
        data[name] = number_of(s, name)
    for h in sorted(s.stacks):
        data[hex_key(s, h)] = [word(s, u) for u in s.stacks[h]]
    for name, place in PILES.items():
        if held := units_at(s, place):
            data[name] = [word(s, u) for u in held]
    units = s.board.units
    for name, marks in (("moved", s.moved), ("ran", s.ran)):
        data[name] = [f"{u.key}:{marks[u.index]}" if marks[u.index] > 1 else u.key for u in units if marks[u.index]]
    data["trenches"] = [f"{hex_key(s, h)} {s.trenches[h]}" for h in sorted(s.trenches)]
    data["destroyed"] = hex_keys(s, s.destroyed)
    data["road_markers"] = [hex_key(s, h) for h in s.road_markers]
    if s.objective >= 0:
        data |= {"objective": hex_key(s, s.objective), "rumour": hex_key(s, s.rumour)}
    data |= of_sides(s)
    if s.over is not None:
        data |= {"winner": s.over[0] or "draw", "how": s.over[1]}
    data["streams"] = [f"{x:x}" for x in s.streams]
    return data


def of_sides(s: State) -> dict[str, Any]:
    """The SD that a side spends and its officer, if it has them."""
    units = s.board.units
    data: dict[str, Any] = {}
    for side, sd, hero in zip(SIDES, s.spending, s.heroes):
        if sd >= 0:
            data[f"{side.lower()}_spending"] = units[sd].key
        if hero != Hero():
            keys = [units[u].key if u >= 0 else "none" for u in (hero.unit, *hero.others)]
            data[f"{side.lower()}_hero"] = [keys[0], str(hero.rank), str(hero.mentions), *keys[1:]]
    return data


def number_of(s: State, name: str) -> int:
    side, _, pair = name.partition("_")
    return int(getattr(s, pair)[side == "fef"] if pair in PAIRS else getattr(s, name))


def word(s: State, unit: int) -> str:
    """A unit with what is to be said of it: `gm-1`, `2-2-rei:1`, `10-bpcp!`, `gm-5@31`."""
    u = s.board.units[unit]
    text = u.key if s.steps[unit] == usual_steps(s, unit, s.place[unit]) else f"{u.key}:{s.steps[unit]}"
    text += "!" * s.dg[unit] + "?" * s.oos[unit]
    return f"{text}@{s.due[unit]}" if s.due[unit] else text


def usual_steps(s: State, unit: int, place: int) -> int:
    """The steps a unit has there if nothing else is said."""
    return s.board.units[unit].steps if place >= 0 or place in (TRACK, AT_SEA) else 0


# --- reading ---------------------------------------------------------------------------------------------------


def from_json(data: Mapping[str, Any]) -> State:
    """A state from its notation; whatever is wrong is named."""
    if data.get("game", "tonkin") != "tonkin":
        raise Error(f"position: this is a position of {data['game']!r}, not of tonkin")
    s = State(board_of(data.get("board") or {}))
    data = plain_names(s.board, data)
    s.scenario = one_of("scenario", data.get("scenario") or next(iter(SCENARIOS)), SCENARIOS)
    s.final = one_of("until", data.get("until") or s.scenario, SCENARIOS)
    s.options = frozenset(one_of("options", word, SETTINGS) for word in notation.words(data.get("options")))
    s.turn = read_turn(s, data)
    s.stage = one_of("stage", data.get("stage") or "vm.move", (*STAGES, OVER))
    usual = FEF if "fef" in s.stage or s.stage == "setup.gcma" else VM
    s.active = one_of("active", data.get("active") or usual, SIDES)
    read_numbers(s, data)
    read_units(s, data)
    read_markers(s, data)
    read_people(s, data)
    read_points(s, data)
    if data.get("winner"):
        winner = one_of("winner", data["winner"], (*SIDES, "draw"))
        s.over = ("" if winner == "draw" else winner, str(data.get("how") or "vp"))
    if s.stage == OVER and s.over is None:
        raise Error("position: a game that is over has a winner: VM, FEF or draw")
    s.streams = notation.streams(data)
    return notation.checked(s, sound)


@per_board
def aliases(board: Board) -> tuple[dict[str, str], dict[str, str]]:
    """Fields and units by their names as people type them: `Dien Bien Phu`, `GM 1`, `88/308`."""
    fields = {plain(name): name for name in (*(c.name for c in board.communities), *board.ids, *FIELDS)}
    fields |= {plain(c.name): board.ids[c.hex] for c in board.communities}
    units: dict[str, str] = {}
    for u in board.units:
        for name in (u.name, u.key):
            units[plain(name)] = u.key
    return fields, units


def plain_names(board: Board, data: Mapping[str, Any]) -> dict[str, Any]:
    def field_of(name: str) -> str | None:
        return name if name in FIELDS or name in board.index else aliases(board)[0].get(plain(name))

    return notation.fields(data, field_of, ": neither a hex nor a community, a box or a track")


def one_of(name: str, value: Any, known: Iterable[str]) -> str:
    if value not in known:
        raise Error(f"position: {name} must be {', '.join(known)}, not {value!r}")
    return str(value)


def read_turn(s: State, data: Mapping[str, Any]) -> int:
    """The month, or the number of its turn; else the first of the scenario."""
    months = [str(turn["month"]) for turn in s.board.turns]
    if data.get("month"):
        if data["month"] not in months:
            raise Error(f"position: month must be from {months[0]} to {months[-1]}, not {data['month']!r}")
        return months.index(str(data["month"])) + 1
    return notation.number("turn", data.get("turn", s.board.scenarios[s.scenario]["start_turn"]), 1, len(months))


def read_numbers(s: State, data: Mapping[str, Any]) -> None:
    for name, most in NUMBERS.items():
        number = notation.number(name, data.get(name, 0), 0, most)
        side, _, pair = name.partition("_")
        if pair in PAIRS:
            getattr(s, pair)[side == "fef"] = number
        else:
            setattr(s, name, number)
    # Who states how many transports there are but not how many are left has them all.
    if "air_left" not in data:
        s.air_left = s.air
    if "truck_left" not in data:
        s.truck_left = s.trucks
    s.air, s.trucks = max(s.air, s.air_left), max(s.trucks, s.truck_left)


def unit_named(s: State, field: str, name: Any) -> int:
    key = str(name).strip()
    if key not in s.board.unit:
        key = aliases(s.board)[1].get(plain(key), "")
    if key not in s.board.unit:
        raise Error(f"position: {field}: unknown unit {name!r}; units are gm-1, 88-308, tieu-doan-3, vm-sd-1 ...")
    return s.board.unit[key]


def hex_named(s: State, field: str, name: Any) -> int:
    """A hex by its id or its community."""
    key = str(name).strip()
    found = key if key in s.board.index else aliases(s.board)[0].get(plain(key), "")
    if found not in s.board.index:
        raise Error(f"position: {field}: {key!r} is no hex")
    return s.board.index[found]


def read_units(s: State, data: Mapping[str, Any]) -> None:
    places = PILES | {"saigon": s.board.saigon} | s.board.index
    stated: dict[int, str] = {}
    for field, value in data.items():
        if field not in places:
            continue
        for text in notation.words(value):
            match = WORD.fullmatch(text)
            if match is None:
                raise Error(f"position: {field}: {text!r} is not of the form unit:steps!?@turn")
            unit = unit_named(s, field, match[1])
            key = s.board.units[unit].key
            if unit in stated:
                raise Error(f"position: {key} is in {stated[unit]} and in {field}")
            stated[unit] = field
            place = places[field]
            usual, most = usual_steps(s, unit, place), s.board.units[unit].steps
            s.steps[unit] = notation.number(f"{field}: steps of {key}", match[2], 0, most) if match[2] else usual
            s.dg[unit], s.oos[unit] = "!" in match[3], "?" in match[3]
            s.due[unit] = notation.number(f"{field}: turn of {key}", match[4] or 0, 0, 255)
            put(s, unit, place)
    for field, marks in (("moved", s.moved), ("ran", s.ran)):
        for text in notation.words(data.get(field)):
            name, _, count = text.partition(":")
            marks[unit_named(s, field, name)] = notation.number(f"{field}: {name}", count or 1, 1, 255)


def read_markers(s: State, data: Mapping[str, Any]) -> None:
    """`trenches: V15 FEF, U12` (without a side: of who is there), `destroyed: V15, W15`, `objective: Lang Son` ..."""
    for text in notation.words(data.get("trenches")):
        name, _, side = text.rpartition(" ") if text.endswith(SIDES) else (text, "", "")
        h = hex_named(s, "trenches", name)
        s.trenches[h] = one_of(f"trenches: whoever digs in {name}", side or holder(s, h), SIDES)
    s.destroyed = frozenset(hex_named(s, "destroyed", name) for name in notation.words(data.get("destroyed")))
    s.road_markers = tuple(hex_named(s, "road_markers", name) for name in notation.words(data.get("road_markers")))
    for field in ("objective", "rumour"):
        if data.get(field):
            setattr(s, field, hex_named(s, field, data[field]))


def read_people(s: State, data: Mapping[str, Any]) -> None:
    """The SD that are being spent, and officers: `vm_hero: 88-308, 3, 2, 36-308` (unit, rank, mentions, others)."""
    heroes = []
    for index, side in enumerate(SIDES):
        field = f"{side.lower()}_spending"
        if data.get(field):
            s.spending[index] = unit_named(s, field, data[field])
        field = f"{side.lower()}_hero"
        words = notation.words(data.get(field)) or ["none", "0", "0"]
        if len(words) < 3:
            raise Error(f"position: {field} is a unit (or none), a rank, mentions in despatches, and other units")
        unit, rank, mentions, *others = words
        heroes.append(
            Hero(
                -1 if unit == "none" else unit_named(s, field, unit),
                notation.number(f"{field}: rank", rank, 0, 4),
                notation.number(f"{field}: mentions", mentions, 0, 99),
                tuple(unit_named(s, field, u) for u in others),
            )
        )
    s.heroes = (heroes[0], heroes[1])


def read_points(s: State, data: Mapping[str, Any]) -> None:
    """1.8, 1.9 Whose communities are follows from the units; what of the VP-Level they do not make, awards made."""
    s.vm_friendly = frozenset(h for h in s.board.community if friend_of(s, h) == VM)
    s.delta, s.highlands = enough(s, DELTA), enough(s, HIGHLANDS)
    made = territory(s)
    s.vp = notation.number("vp", data["vp"], LOWEST, HIGHEST) if "vp" in data else made
    s.awards = s.vp - made
