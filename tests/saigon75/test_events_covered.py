"""Every Event Card is tested for both sides that can play it."""

from __future__ import annotations

import test_events_neutral  # noqa: F401  (fills the register)
import test_events_nv  # noqa: F401
import test_events_nv_units  # noqa: F401
import test_events_sv  # noqa: F401
from event_cases import NV, SV, TESTED

from indochina.saigon75.cards import CARDS


def test_every_card_is_tested_for_both_sides():
    """S.3 Either player may hold any card and must play it: 20 cards, two sides."""
    assert len(CARDS) == 20
    assert sorted({(card, side) for card in CARDS for side in (NV, SV)} - TESTED) == []
