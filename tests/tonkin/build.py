"""Positions for the tests, in the notation of the game, and what is read from them."""

from __future__ import annotations

from indochina.core.position import parse
from indochina.tonkin.components.communities import settle, territory
from indochina.tonkin.movement.costs import edges, extra_cost, gait_of, hex_cost
from indochina.tonkin.movement.reach import reach
from indochina.tonkin.position import from_json
from indochina.tonkin.state import PLACES, State, hex_key, hex_of, holder, index_of, put
from indochina.tonkin.supply.in_supply import out_of_supply

OFF_MAP = {name: place for place, name in PLACES.items()}


def state(units: dict[str, str] | None = None, month: str = "Oct-52", **fields) -> State:
    """A position that a test puts together, or that no game can reach.

    `units` says what stands where: `{"V14": "gm-1 2-2-rei:1 10-bpcp!", "box_2": "tieu-doan-1"}`.
    `:1` is the number of steps left, `!` DG, `?` OoS; `T` and `D` in place of a unit are a Trench and a Destroyed
    Road-Marker. Other fields are set as given; `spending=("vm-sd-1", "")` names the SD.
    """
    s = State()
    s.scenario = s.final = "plaine_des_jarres"
    s.turn = next(turn["turn"] for turn in s.board.turns if turn["month"] == month)
    trenches = []
    for where, words in (units or {}).items():
        place = OFF_MAP[where] if where in OFF_MAP else hex_of(s, where)
        for word in words.split():
            if word == "T":
                trenches.append(place)
                continue
            if word == "D":
                s.destroyed |= {place}
                continue
            name = word.rstrip("!?")
            key, _, steps = name.partition(":")
            u = s.board.unit[key]
            s.steps[u] = int(steps) if steps else s.board.units[u].steps
            s.dg[u], s.oos[u] = "!" in word, "?" in word
            put(s, u, place)
    for place in trenches:
        s.trenches[place] = holder(s, place)
    settle(s)
    s.vp = territory(s)
    for name, value in fields.items():
        if name == "spending":
            for side, key in zip(("VM", "FEF"), value):
                s.spending[index_of(side)] = s.board.unit[key] if key else -1
        else:
            setattr(s, name, value)
    s.notes.clear()
    return s


def at(text: str = "") -> State:
    """A position in the notation of the game, in October 1952 if no month is stated: `at("V14: gm-1, 10-bpcp!")`."""
    return from_json({"scenario": "plaine_des_jarres", "month": "Oct-52", **parse(text)})


def again(stage, name, s):
    """A stage that is entered anew for each choice, until it leads to another one; the name of that."""
    while (following := (yield from stage(s))) == name:
        pass
    return following


def where(s: State, key: str) -> str:
    """Where a unit is: its hex, or the name of a place off the map."""
    place = s.place[s.board.unit[key]]
    return hex_key(s, place) if place >= 0 else PLACES[place]


def steps(s: State, key: str) -> int:
    return s.steps[s.board.unit[key]]


def is_dg(s: State, key: str) -> bool:
    return bool(s.dg[s.board.unit[key]])


def units(s: State, keys: str) -> list[int]:
    """The units of these names: `"gm-1 2-2-rei"`."""
    return [s.board.unit[key] for key in keys.split()]


def costs(s: State, key: str, **how) -> dict[str, int]:
    """Where a unit gets, by itself or `truck=True`, and the movement points it pays."""
    u = s.board.unit[key]
    return {hex_key(s, h): way[0] for h, way in reach(s, [u], s.place[u], **how).items()}


def in_supply(s: State, key: str) -> bool:
    unit = s.board.units[s.board.unit[key]]
    return unit.index not in out_of_supply(s, unit.side)


def cost(s: State, key: str, a: str, b: str, truck: bool = False, roads: bool = True) -> int | None:
    """The movement points a unit pays to go from a hex to the next; None if it cannot."""
    unit, start, to = s.board.unit[key], hex_of(s, a), hex_of(s, b)
    edge = next((e for e in edges(s.board, (gait_of(s.board.units[unit], truck),))[start] if e.to == to), None)
    return edge and hex_cost(s, edge, start, roads) + extra_cost(s, unit)


def notes(s: State) -> list[str]:
    return [note.key for note in s.notes]
