"""Invariants of every reachable position."""

from __future__ import annotations

from .board import IDS, LOCS, NORTH_VIETNAM, POP, SPACES
from .cards import CAPABILITIES, COUPS, EVENTS, MOMENTUM, PIVOTALS
from .components.control import recount
from .components.pieces import (
    BASES,
    COIN,
    FACTIONS,
    KINDS_OF,
    KINDS_OF_TYPE,
    POOL_OF,
    TERROR_MARKERS,
    TYPE_NAMES,
    TYPES,
)
from .components.transfers import TRANSFERS
from .deception import check_markers as check_deception
from .state import TRACK, State, bases, of, on_map, total, tunnels_left


def check(s: State) -> None:
    check_pieces(s)
    check_markers(s)
    check_cards(s)
    check_deception(s)


def check_pieces(s: State) -> None:
    """1.4.1 All 229 pieces are somewhere. 1.4.2 Stacking. 1.7 Control markers agree with the pieces."""
    for t in range(TYPES):
        found = on_map(s, KINDS_OF_TYPE[t]) + s.available[t] + s.casualties[t] + s.out_of_play[t]
        assert found == POOL_OF[t], f"{found} {TYPE_NAMES[t]} where the game has {POOL_OF[t]}"
        assert TYPE_NAMES[t].startswith("us_") or not s.casualties[t], f"{TYPE_NAMES[t]} among the Casualties"
        assert not TYPE_NAMES[t].startswith("vc_") or not s.out_of_play[t], f"{TYPE_NAMES[t]} out of play"
    assert not total(s, tuple(COIN), NORTH_VIETNAM), "US or ARVN pieces in North Vietnam"
    for space in SPACES:
        assert bases(s, space) <= 2, f"more than two bases in {IDS[space]}"
        for faction in FACTIONS:
            held = total(s, tuple(KINDS_OF[faction]), space)
            assert of(s, faction, space) == held, f"{IDS[space]} counts {of(s, faction, space)} {faction}, not {held}"
        assert s.control_held or s.control[space] == recount(s, space), f"wrong Control in {IDS[space]}"
    for loc in LOCS:
        assert not total(s, BASES, loc), f"a base on {IDS[loc]}"
        assert not s.control[loc], f"Control of {IDS[loc]}"
    assert tunnels_left(s) >= 0, "too many Tunnel markers"


def check_markers(s: State) -> None:
    """1.6.1 Only populated spaces take sides. 3.3.4 Fifteen markers. 1.8, 6.7 Tracks within their ends."""
    for space in SPACES:
        assert -2 <= s.support[space] <= 2, f"level {s.support[space]} in {IDS[space]}"
        assert POP[space] or not s.support[space], f"{IDS[space]} has no Population to take sides"
    assert all(s.terror[loc] <= 1 for loc in LOCS), "a LoC sabotaged twice"
    assert sum(s.terror) <= TERROR_MARKERS, "more than 15 Terror and Sabotage markers"
    for name, value in (*s.resources.items(), ("aid", s.aid), ("patronage", s.patronage)):
        assert 0 <= value <= TRACK, f"{name} at {value}"
    assert 0 <= s.trail <= 4 and 0 <= s.econ <= 15, f"trail {s.trail}, econ {s.econ}"
    for factions in (s.eligible, s.stays_eligible, s.made_ineligible, s.pivotal, s.nonplayers):
        assert factions <= set(FACTIONS), f"unknown faction among {sorted(factions)}"
    acted = [faction for faction, _ in s.acted]
    assert len(acted) == len(set(acted)), f"a faction acted twice: {acted}"
    assert s.transferred <= set(TRANSFERS), f"unknown transfer among {sorted(s.transferred)}"


def check_cards(s: State) -> None:
    """Each card is in one place; a Coup card may lie in the RVN Leader box once it is played."""
    to_come = [number for number in (s.next, *s.deck, *s.aside) if number]
    cards = [*to_come, *(number for number in (s.current, *s.played) if number)]
    assert len(cards) == len(set(cards)), "a card is in two places"
    assert all(n in EVENTS or n in COUPS or n in PIVOTALS for n in cards), "an unknown card"
    assert not set(s.leader_box) & set(to_come), "a Coup card is both in the RVN Leader box and to come"
    assert all(n in COUPS for n in s.leader_box) and len(set(s.leader_box)) == len(s.leader_box), "RVN Leader box"
    assert s.leader_box or not s.leader_flipped, "no leader to be flipped"
    assert not s.shaded & s.unshaded, "a Capability on both sides"
    assert s.shaded | s.unshaded <= set(CAPABILITIES), "unknown Capability"
    assert s.momentum <= set(MOMENTUM), "unknown Momentum"
