"""What holds in every position of a game."""

from __future__ import annotations

from .state import State, count
from .units import (
    KIND_NAMES,
    KINDS,
    NV,
    NV_DIVISION,
    NV_KINDS,
    NV_REDUCED,
    PROVINCES,
    RESERVE,
    SLOTS,
    SPACE_IDS,
    SV,
    VC,
)


def check(s: State) -> None:
    """Invariants of every reachable position."""
    pieces = s.board.pieces
    totals = [sum(s.units[kind::KINDS]) + s.lost[kind] for kind in range(KINDS)]
    assert totals[0] + totals[1] == pieces["sv_division"], f"SV divisions: {totals[0] + totals[1]}"
    assert totals[NV_DIVISION] + totals[NV_REDUCED] == pieces["nv_division"], "NV divisions not conserved"
    for kind in (*range(2, NV_DIVISION), VC):
        placed = s.stage != "setup" or kind == VC
        assert totals[kind] == pieces[KIND_NAMES[kind]] or not placed, f"{KIND_NAMES[kind]}: {totals[kind]}"
    for slot in range(SLOTS):
        assert s.activated[slot] + s.frozen[slot] <= s.units[slot], f"marks exceed units in slot {slot}"
    assert not any(s.units[RESERVE * KINDS : RESERVE * KINDS + NV_DIVISION]), "SV units in the NV reserve"
    assert 0 <= s.air <= 5 and s.air + s.air_lost <= pieces["air"], f"air markers {s.air}+{s.air_lost}"
    assert set(s.militia) <= {0, 1}
    cards = [*s.hands[0], *s.hands[1], *s.deck, *s.aside, *s.discard]
    assert len(cards) == len(set(cards)), f"a card is in two places: {cards}"
    if s.stage in ("availability", "combat.declare", "event.play", "desertion"):
        for space in PROVINCES:
            for side in (NV, SV):
                assert count(s, side, space) <= 5, f"{side} overstacked in {SPACE_IDS[space]}"
    assert s.spent >= 0 and s.vc_spent <= 2 and s.momentum >= 0 and 0 <= s.infiltration <= pieces["infiltration"]
    assert NV_KINDS[0] == NV_DIVISION
