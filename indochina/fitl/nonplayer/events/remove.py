"""8.4.4, 8.1.2 What a Non-player removes by an Event, and where."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...board import IDS
from ...components.pieces import COIN_FACTIONS, ENEMIES, FRIEND, KIND_NAMES, OWNER, TUNNELS, US_TROOP
from ...operations.moving import piece_key
from ...state import AVAILABLE, CASUALTIES, OUT_OF_PLAY
from ..order import removal_plan
from ..turn import Answers, Criterion, Turn
from .pieces import going_on, next_piece, piece_shifts, same_space
from .worth import enemy_order, first_ones, friendly_order, offered_pieces, reverse_box_order


def event_remove(t: Turn) -> Choice | None:
    """8.4.4, 8.1.2 Enemies first; among friendly pieces the other Faction's first, in reverse order."""
    if (answer := going_on(t, "event.remove")) is not None:
        return answer
    for box in (CASUALTIES, AVAILABLE):
        key = f"{box}/{KIND_NAMES[US_TROOP]}"
        if key in t.keys:
            return t.answer(key, "np.event.box", "8.1.2")
    pairs = offered_pieces(t)
    enemies = [(x, kind) for x, kind in pairs if OWNER[kind] in ENEMIES[t.faction]]
    if enemies:
        return remove_in(t, "np.event.remove_enemy", first_ones(enemies, enemy_order))
    others = [(x, kind) for x, kind in pairs if OWNER[kind] == FRIEND[t.faction]]
    if others:
        return remove_in(t, "np.event.others", first_ones(others, friendly_order), friendly=True)
    own = [(x, kind) for x, kind in pairs if kind not in TUNNELS] or ([] if t.d.stop else pairs)
    boxed = t.d.values.get("to") in (OUT_OF_PLAY, CASUALTIES) and t.faction in COIN_FACTIONS
    return remove_in(
        t, "np.event.remove_own", first_ones(own, reverse_box_order if boxed else friendly_order), friendly=True
    )


def remove_in(
    t: Turn,
    word: str,
    spaces: dict[int, list[int]],
    *first: Criterion[int],
    friendly: bool = False,
    n: int | None = None,
) -> Choice | None:
    """8.4.4 Remove up to n pieces of the kinds given with one of these spaces."""
    s = t.s
    nested = [*first, *piece_shifts(t, "event.remove"), same_space(t, "event.remove")]
    x = t.pick(word, "8.4.4", spaces, *nested)
    if x is None:
        return None
    n = t.d.values["left"] if n is None else min(n, t.d.values["left"])
    plan: dict[str, int] = {}
    for kind in removal_plan(s, x, n, spaces[x], friendly):
        key = piece_key(x, kind)
        plan[key] = plan.get(key, 0) + 1
    return next_piece(t, word, "8.1.2", IDS[x], list(plan.items()))


# --- 4.2.3 Air Strikes that an Event gives to whoever executes it -----------------------------------------------------


def airstrike_hit(t: Turn) -> Choice | None:
    """8.4.4 The Trail, then pieces by 8.1.2 in spaces by lot (cards 30 and 40, ARVN)."""
    if "trail" in t.keys:
        return t.answer("trail", "np.event.strike", "8.4.4")
    pairs = offered_pieces(t)
    return hit_in(t, first_ones(pairs, enemy_order))


def hit_in(t: Turn, spaces: dict[int, list[int]], *first: Criterion[int]) -> Choice | None:
    x = t.pick("np.event.strike", "8.4.4", spaces, *first)
    if x is None:
        return None
    return t.answer(piece_key(x, min(spaces[x], key=enemy_order)), "np.event.strike", "8.4.4")


ANSWERS: Answers = {
    "airstrike.hit": airstrike_hit,
    "event.remove": event_remove,
}
