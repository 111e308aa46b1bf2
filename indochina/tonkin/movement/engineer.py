"""4.0 The engineer builds roads."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, Why, choose, why

from ..board import Board
from ..components.units import ENGINEER, VM
from ..state import State, hex_key, hex_keys, hex_of
from .transports import ROAD


def most_markers(board: Board) -> int:
    """How many Road-Markers there are: reconstructed, in the tables an owner can replace."""
    return int(board.tables["terrain_effects"]["road_marker"]["count"]["value"])


def no_building(s: State, units: list[int], h: int) -> Why | None:
    """Why no road can be built: the engineer alone places a Road-Marker under itself, where none lies."""
    if len(units) > 1 or s.board.units[units[0]].kind != ENGINEER:
        return why("why.engineer_only", "4.0")
    return why("why.road_there", "4.0") if h in s.road_markers else None


def build(s: State, unit: int) -> None:
    """The engineer stays and builds; the Road-Marker is placed when all others have moved."""
    s.used |= ROAD
    s.note("log.builds_road", "4.0", hex=hex_key(s, s.place[unit]))


def finish_road(s: State) -> Generator[Decision, str, None]:
    """Place the Road-Marker. If all are on the map VM picks one of them up; old roads decay."""
    if not s.used & ROAD:
        return
    s.used &= ~ROAD
    h = next((s.place[u.index] for u in s.board.units if u.kind == ENGINEER and s.place[u.index] >= 0), -1)
    if h < 0 or h in s.road_markers:
        return
    if len(s.road_markers) >= most_markers(s.board):
        key = yield choose(
            VM, "road.from", "4.0", hex_keys(s, s.road_markers), hex=hex_key(s, h), count=len(s.road_markers)
        )
        old = hex_of(s, key)
        s.road_markers = tuple(x for x in s.road_markers if x != old)
        if not s.board.roads[old]:
            s.destroyed -= {old}  # no road is left there that could be destroyed
        s.note("log.road_decays", "4.0", hex=key)
    s.road_markers = (*s.road_markers, h)
    s.note("log.road_built", "4.0", hex=hex_key(s, h))
