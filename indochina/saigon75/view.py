"""What a seat may see, and a fair guess at what it may not."""

from __future__ import annotations

from typing import Any

from indochina.core.dice import Random

from .availability import available, points_left
from .board import neighbours
from .control import control, nv_provinces
from .momentum import FACE_DOWN, SITES
from .state import State, count
from .tables import SEASONS, STACKING_LIMIT
from .units import KIND_NAMES, KINDS, NV, PROVINCES, RESERVE, SPACE_IDS, SV


def view(s: State, seat: str | None) -> dict[str, Any]:
    """The board is open to all; a hand only to its owner; deck and cards set aside are only counted.

    S.5 Of each province it is told how many units of a side there are, and how many more there may be.
    """
    hands = dict(zip((NV, SV), s.hands))
    return {
        "turn": s.turn,
        "season": SEASONS[s.turn - 1],
        "active": s.active,
        "stage": s.stage,
        "spaces": {
            SPACE_IDS[p]: {
                "units": units_in(s, p),
                "militia": bool(s.militia[p]),
                "control": control(s, p),
                "stacking": {side: count(s, side, p) for side in (NV, SV)},
                "left": {side: max(0, STACKING_LIMIT - count(s, side, p)) for side in (NV, SV)},
            }
            for p in PROVINCES
        },
        "adjacent": neighbours(s.board) if "adjacency" in s.board.changes else None,
        "reserve": units_in(s, RESERVE),
        "lost": {KIND_NAMES[k]: n for k, n in enumerate(list(s.lost)) if n},
        "tracks": {
            "die": s.die,
            "available": available(s),
            "left": points_left(s),
            "vc_activated": s.vc_spent,
            "air": s.air,
            "air_lost": s.air_lost,
            "infiltration": s.infiltration,
            "momentum": s.momentum,
            "nv_plus1": s.plus1[0],
            "sv_plus1": s.plus1[1],
            "nv_provinces": nv_provinces(s),
        },
        "tokens": {
            SPACE_IDS[SITES[i]]: "?" if number == FACE_DOWN else str(number)
            for i, number in enumerate(s.sites)
            if number
        },
        "hand": sorted(hands[seat]) if seat in hands else [],
        "cards": {"NV": len(s.hands[0]), "SV": len(s.hands[1]), "deck": len(s.deck), "aside": len(s.aside)},
        "discard": list(s.discard),
        "event": s.event,
        "event_left": s.event_left,
        "combat_limit": s.combat_limit if s.combat_limit >= 0 else None,
        "crisis": s.crisis,
        "combats": [{"space": SPACE_IDS[p], "units": list(units)} for p, units in s.combats],
        "reconstructed": not s.board.changes,
    }


def units_in(s: State, space: int) -> dict[str, dict[str, int]]:
    """Units by kind: how many, and how many of them are activated or held by an event."""
    found = {}
    for k, name in enumerate(KIND_NAMES):
        slot = space * KINDS + k
        if s.units[slot]:
            found[name] = {"count": s.units[slot], "activated": s.activated[slot], "frozen": s.frozen[slot]}
    return found


def determinize(s: State, seat: str, rng: Random, now: State | None = None) -> dict[str, str]:
    """Deal anew all cards the seat cannot know: the other hand, the deck, the cards set aside."""
    nv, sv = s.hands
    theirs = sv if seat == NV else nv
    unknown = rng.shuffled([*sorted((*theirs, *s.deck, *s.aside))])
    n, d = len(theirs), len(s.deck)
    dealt = tuple(unknown[:n])
    s.hands = (nv, dealt) if seat == NV else (dealt, sv)
    s.deck = tuple(unknown[n : n + d])
    s.aside = tuple(unknown[n + d :])
    s.streams = [rng.below(1 << 32) << 32 | rng.below(1 << 32) for _ in s.streams[:2]] + s.streams[2:]
    return {}
