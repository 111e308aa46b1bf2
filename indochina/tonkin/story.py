"""The story of a game: what lies on the table, and how entries of the log come to actions and headlines."""

from __future__ import annotations

from functools import partial

from indochina.core.journal import Entry
from indochina.core.rules import EVERYTHING, Deed
from indochina.core.table import AT, Cells, Layout, Marks, Members, Pairs, Pile, Seen, Table, Track, Tracks, Whereabouts

from .board import Board, per_board
from .components.units import FEF, SIDES, VM
from .state import PLACES, State, hex_key
from .view import known, phase, sees_all

BOOKKEEPING = {
    "board": "agreed on before the game",
    "options": "agreed on before the game",
    "final": "agreed on before the game",
    "scenario": "agreed on before the game",
    "active": "whose phase it is: each entry says so itself",
    "stacks": "where the units are, by hex: the same as `place`",
    "vm_friendly": "whose a community is follows from the units in it and near it",
    "delta": "follows from the communities",
    "highlands": "follows from the communities",
    "awards": "the part of the VP that does not come from communities",
    "impulse": "Operation Points that may be spent in this row; its entry shows them",
    "moved": "units that have moved in this phase",
    "ran": "who has run from, or was overrun by, the stack that moves",
    "used": "transports used in this phase or Operation Point",
    "stage": "where the procedure is",
    "streams": "what the dice will show",
    "notes": "the log itself",
}


def hexes(board: Board) -> dict[int, str]:
    return dict(enumerate((*board.ids, "saigon")))


def open_to_all(board: Board) -> tuple[Layout, ...]:
    """What everybody sees, whatever is hidden in the stacks."""
    by_side = {index: side.lower() for index, side in enumerate(SIDES)}
    spent = {u.index: u.key for u in board.units} | {-1: None}
    return (
        Pairs("trenches", dict, hexes(board)),
        Members("destroyed", hexes(board)),
        Pile("road_markers", hexes(board)),
        *(Track(name) for name in ("turn", "vp", "losses", "airstrike")),
        Tracks("rp", {index: f"{side}_rp" for index, side in by_side.items()}, list),
        Tracks("ops", {index: f"{side}_ops" for index, side in by_side.items()}, list),
        Tracks("spending", {index: f"{side}_spending" for index, side in by_side.items()}, list, spent),
        *(Track(name) for name in ("air", "air_left", "trucks", "truck_left", "over")),
    )


@per_board
def whole(board: Board) -> Table:
    units = [unit.key for unit in board.units]
    marks = [Marks(name, units, name, kind=bytearray) for name in ("steps", "dg", "oos", "due")]
    secret = (
        Track("objective", hexes(board) | {-1: None}),
        Track("rumour", hexes(board) | {-1: None}),
        Track("heroes"),
    )
    places = Whereabouts("place", units, hexes(board) | PLACES)
    return Table((places, *marks, *open_to_all(board), *secret))


@per_board
def seen(board: Board, seat: str | None) -> Table:
    looks = (Seen(partial(units_seen, seat), pieces=True), Seen(partial(marks_seen, seat)))
    return Table((*looks, *open_to_all(board)))


def table(state: State, seat: str | None) -> Table:
    """1.5, 1.9, 6.16 All is open but VM stacks below their top unit, which objective is real, and officers."""
    return whole(state.board) if seat == EVERYTHING else seen(state.board, seat)


def in_sight(s: State, seat: str | None) -> list[int]:
    """1.5 The units a seat can tell: those off the map, and of those on it what lies on top."""
    shown = known(s, seat)
    return [u for u, place in enumerate(s.place) if place < 0 or u in shown]


def units_seen(seat: str | None, s: State) -> Cells:
    """Where each unit is that can be told, and how many others of the VM are in a hex."""
    places = hexes(s.board) | PLACES
    sight = in_sight(s, seat)
    found: Cells = {(s.board.units[u].key, AT): places[s.place[u]] for u in sight}
    for u in {*range(len(s.place))} - {*sight}:
        cell = (hex_key(s, s.place[u]), "vm_hidden")
        found[cell] = found.get(cell, 0) + 1
    return found


def marks_seen(seat: str | None, s: State) -> Cells:
    """Steps and markers of the units that can be told; the objectives and officers as far as they are known."""
    found: Cells = {}
    for u in in_sight(s, seat):
        for name, value in (("steps", s.steps), ("dg", s.dg), ("oos", s.oos), ("due", s.due)):
            found[s.board.units[u].key, name] = value[u]
    for h, name in ((s.objective, "objective"), (s.rumour, "rumour")):
        if h >= 0:
            found[hex_key(s, h), "objectives"] = name if sees_all(s, seat) else "?"
    for side, hero in zip(SIDES, s.heroes):
        found["", f"{side.lower()}_hero"] = hero if side == seat else (hero.rank, hero.mentions)
    return found


def held(s: State) -> dict[str, str]:
    """1.9 To whom each community is friendly."""
    return {hex_key(s, h): VM if h in s.vm_friendly else FEF for h in s.board.community}


CHAPTERS = {"log.turn": "story.chapter.turn"}
FIGURES = ("vp", "vm_rp", "fef_rp", "air", "trucks")


def action(entry: Entry, stage: str) -> str:
    return "turn" if entry.key in CHAPTERS else phase(stage)


IN_HEXES = {
    "log.attack": "attack", "log.overrun": "overrun", "log.fires": "fires", "log.trench": "trench",
    "log.reorganized": "reorganized", "log.road_destroyed": "road_destroyed", "log.advance": "advance",
    "log.vp_hex": "taken", "log.changed_sides": "taken",
}  # fmt: skip
"""What is done in one hex after another."""
COUNTED = {
    "log.placed": "placed", "log.vm_placed": "placed", "log.suggested": "suggested", "log.turn": "turn",
    "log.objectives": "objectives", "log.vm_arrived": "arrived", "log.vm_arrived_seen": "arrived",
    "log.fef_arrived": "arrived", "log.tieu_doan_mobilized": "arrived", "log.pathet_lao_mobilized": "arrived",
    "log.rebuilt": "rebuilt", "log.step_back": "step_back", "log.vm_step_back": "step_back",
    "log.vm_step_back_seen": "step_back", "log.sd_received": "sd_received", "log.withdrawn": "withdrawn",
    "log.road_built": "road_built", "log.attrition": "attrition", "log.out_of_supply": "out_of_supply",
    "log.spend": "spend", "log.spend_none": "spend_none", "log.no_operations": "no_operations",
    "log.point": "points", "log.ambush": "ambush", "log.step_lost": "step_lost", "log.step_lost_seen": "step_lost",
    "log.eliminated": "eliminated", "log.retreat": "retreat", "log.retreat_before": "retreat",
    "log.victory": "won", "log.victory_na_san": "won", "log.hanoi": "hanoi", "log.vm_hq": "vm_hq", "log.draw": "draw",
}  # fmt: skip
"""What is told once, or by how many there were."""
MOVES = ("log.moved", "log.carried", "log.moved_seen")


def deed(entry: Entry) -> Deed | None:
    """What an entry comes to in a headline."""
    if entry.key in MOVES:
        return Deed("moved", "to")
    if entry.key in IN_HEXES:
        return Deed(IN_HEXES[entry.key], "hex")
    return Deed(COUNTED[entry.key], "") if entry.key in COUNTED else None
