"""1.4.1 Placing one's own forces when the box is empty: they may be taken from elsewhere on the map."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, choose

from ..board import IDS, SPACE, SPACES
from ..state import AVAILABLE, State, available, count, on_map, place, remove, room, total
from .pieces import ARVN, IRREGULARS, KIND, KIND_NAMES, KINDS_OF_TYPE, OWNER, TYPE_OF, US

Placing = Generator[Decision, str, int]

PIECE_KEYS = [f"{space}/{kind}" for space in IDS for kind in KIND_NAMES]
PIECE = {key: slot for slot, key in enumerate(PIECE_KEYS)}


def may_take(faction: str, kind: int) -> bool:
    """1.4.1 A faction takes its own pieces; the US only Irregulars and ARVN pieces, never its Troops and Bases."""
    if faction == US:
        return kind in IRREGULARS or OWNER[kind] == ARVN
    return OWNER[kind] == faction


def takeable(s: State, faction: str, kind: int, space: int) -> list[str]:
    """1.4.1 Pieces of the kind's type in other spaces, if none is Available: `saigon/arvn_police`, in board order."""
    if available(s, kind) or not may_take(faction, kind):
        return []
    kinds = KINDS_OF_TYPE[TYPE_OF[kind]]
    return [f"{IDS[x]}/{KIND_NAMES[k]}" for x in SPACES if x != space for k in kinds if count(s, k, x)]


def supply(s: State, faction: str, kind: int, space: int) -> int:
    """1.4.1, 1.4.2 How many of a kind the faction could place in a space: Available or, if none, from elsewhere."""
    kinds = KINDS_OF_TYPE[TYPE_OF[kind]] if may_take(faction, kind) else ()
    elsewhere = on_map(s, kinds) - total(s, kinds, space)
    return min(room(s, kind, space), available(s, kind) + elsewhere)


def place_own(s: State, faction: str, kind: int, space: int, n: int = 1, rule: str = "1.4.1") -> Placing:
    """1.4.1 Place up to n pieces: Available ones first; each further one the faction may take from elsewhere.

    A Tunneled Base taken from the map loses its marker. Returns how many were placed.
    """
    placed = place(s, kind, space, n)
    while placed < n and room(s, kind, space):
        keys = takeable(s, faction, kind, space)
        if not keys:
            break
        key = yield choose(
            faction, "place.take", rule, [*keys, "done"], piece=KIND_NAMES[kind], space=IDS[space], left=n - placed
        )
        if key == "done":
            break
        start, _, name = key.partition("/")
        remove(s, KIND[name], SPACE[start], 1, AVAILABLE)
        placed += place(s, kind, space)
        s.note("log.take", "1.4.1", faction=faction, piece=name, start=start, space=IDS[space])
    return placed
