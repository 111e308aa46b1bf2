"""8.4.3, 8.1.2 What a Non-player places by an Event, and where."""

from __future__ import annotations

from collections.abc import Callable, Collection

from indochina.core.decision import Choice

from ...board import CITIES, IDS, SPACES
from ...components.pieces import COIN_BASES, KIND_NAMES, OWNER, POLICE, TROOPS, TYPE_OF
from ...operations.moving import piece_key
from ...state import AVAILABLE, count, total
from ..order import box_rank, even_cubes, group, kept_apart
from ..turn import Answers, Criterion, Turn
from .either import benefits
from .pieces import going_on, next_piece, piece_shifts, same_space
from .worth import offered_pieces


def event_place(t: Turn) -> Choice | None:
    """8.4.3, 8.1.2 Bases, then Guerrillas and Special Forces, then cubes evenly; own pieces before others."""
    return going_on(t, "event.place") or place_in(t, "np.event.place", "8.4.3", placeable(t))


def placeable(t: Turn, only: Collection[int] = SPACES) -> dict[int, list[int]]:
    """8.1.2, 8.4.4 Spaces and the kinds to be placed there first: of whoever benefits, COIN Bases apart."""
    pairs = [(x, kind) for x, kind in offered_pieces(t) if x in only]
    pairs = [(x, kind) for x, kind in pairs if kept_apart(t.s, kind, x, CITIES) and in_box(t, kind)]
    if not pairs:
        return {}
    owner = benefits(t, {OWNER[kind] for _, kind in pairs})
    rank = placing_order(t)
    best = min(rank(kind) for _, kind in pairs if OWNER[kind] == owner)
    found: dict[int, list[int]] = {}
    for x, kind in pairs:
        if OWNER[kind] == owner and rank(kind) == best:
            found.setdefault(x, []).append(kind)
    return found


def in_box(t: Turn, kind: int) -> bool:
    """8.1.2 It does not take its pieces off the map to place them."""
    box: bytearray = getattr(t.s, t.d.values["source"])
    return box[TYPE_OF[kind]] > 0


def placing_order(t: Turn) -> Callable[[int], int]:
    """8.1.2 Another order for pieces that come from out of play or Casualties."""
    return group if t.d.values["source"] == AVAILABLE else lambda kind: box_rank(KIND_NAMES[kind])


def place_in(
    t: Turn, word: str, rule: str, spaces: dict[int, list[int]], *first: Criterion[int], n: int | None = None
) -> Choice | None:
    """8.4.4 Place in one of these spaces up to n pieces of the kinds given with it."""
    nested = [*first, *piece_shifts(t, "event.place"), same_space(t, "event.place")]
    x = t.pick(word, rule, spaces, *nested)
    if x is None:
        return None
    n = t.d.values["left"] if n is None else min(n, t.d.values["left"])
    return next_piece(t, word, rule, IDS[x], placing_plan(t, x, spaces[x], n))


def placing_plan(t: Turn, space: int, kinds: list[int], n: int) -> list[tuple[str, int]]:
    """8.1.2 How many of each kind: Troops and Police evenly, one COIN Base."""
    s, box = t.s, getattr(t.s, t.d.values["source"])
    if len(kinds) == 2 and POLICE in kinds:
        troop = next(kind for kind in kinds if kind != POLICE)
        troops = total(s, TROOPS, space)
        cubes = even_cubes(troops, count(s, POLICE, space), n, box[TYPE_OF[troop]], box[TYPE_OF[POLICE]])
        plan = {troop: sum(cubes), POLICE: len(cubes) - sum(cubes)}
        return [(piece_key(space, kind), k) for kind, k in plan.items() if k]
    kind = kinds[0]
    return [(piece_key(space, kind), 1 if kind in COIN_BASES else min(n, box[TYPE_OF[kind]]))]


ANSWERS: Answers = {
    "event.place": event_place,
}
