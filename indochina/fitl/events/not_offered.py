"""5.1 Why a question of an Event about pieces does not offer a space or a kind of piece.

What the text names is what was asked for: `kinds` of pieces, `among` spaces. What is offered all the same, `ask` leaves
out.
"""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Blocked, Why, why

from ..board import IDS, SPACES
from ..components.pieces import KIND_NAMES, TUNNELS, TYPE_OF
from ..state import State, room, total

RULE = "5.1"


def not_named(kinds: Collection[int], among: Collection[int]) -> Blocked:
    """5.1 Spaces and kinds of pieces that the text does not name."""
    blocked: Blocked = {IDS[x]: why("why.event_spaces", RULE) for x in SPACES if x not in among}
    return blocked | {name: why("why.event.kind", RULE) for kind, name in enumerate(KIND_NAMES) if kind not in kinds}


def not_there(s: State, kinds: Collection[int], among: Collection[int]) -> Blocked:
    """5.1 The same, and spaces where none of the pieces is."""
    none = why("why.event.none_there", RULE)
    return not_named(kinds, among) | {IDS[x]: none for x in among if not total(s, tuple(kinds), x)}


def not_removed(s: State, kinds: Collection[int], among: Collection[int]) -> Blocked:
    """5.1.1 Nor a Base that is Tunneled."""
    bare = tuple(kind for kind in kinds if kind not in TUNNELS)
    tunnel = why("why.event.tunnel", "5.1.1")
    spaces = [x for x in among if total(s, tuple(kinds), x) and not total(s, bare, x)]
    return not_there(s, kinds, among) | {IDS[x]: tunnel for x in spaces}


def not_placed(s: State, kinds: Collection[int], among: Collection[int], source: str) -> Blocked:
    """1.4.1, 1.4.2 Nothing left to place, or no room."""
    box: bytearray = getattr(s, source)
    blocked = not_named(kinds, among)
    for kind in kinds:
        if not box[TYPE_OF[kind]]:
            blocked[KIND_NAMES[kind]] = why("why.event.box_empty", "1.4.1", box=source)
    return blocked | {IDS[x]: why("why.stacking", "1.4.2") for x in among if not any(room(s, k, x) for k in kinds)}


def not_entered(start: int, ends: Collection[int]) -> Blocked:
    """1.4.2 Where a piece cannot go: it is there already, the text does not name it, or there is no room."""

    def reason(space: int) -> Why:
        if space == start:
            return why("why.there_already", RULE)
        return why("why.stacking", "1.4.2") if space in ends else why("why.event_spaces", RULE)

    return {IDS[x]: reason(x) for x in SPACES}


def no_more_placed(among: Collection[int], left: Collection[int], able: Collection[int]) -> Blocked:
    """5.1 Each space once; 1.4.1, 1.4.2 and only where a piece can be placed."""
    cannot = why("why.event.no_place", "1.4.1")
    blocked: Blocked = {IDS[x]: cannot for x in left if x not in able}
    blocked |= {IDS[x]: why("why.selected", RULE) for x in among if x not in left}
    return blocked | {IDS[x]: why("why.event_spaces", RULE) for x in SPACES if x not in among}
