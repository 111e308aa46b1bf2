"""5.1 What the texts of Events do with Support, markers, tracks and Eligibility."""

from __future__ import annotations

from ..board import IDS
from ..state import (
    NEUTRAL,
    add_aid,
    add_patronage,
    add_resources,
    place_terror,
    set_support,
    shift_toward,
)
from ..trail import degrade_trail, improve_trail
from .asking import Asking

LEVELS = ("active_opposition", "passive_opposition", "neutral", "passive_support", "active_support")


class Tracks(Asking):
    """An Event while it is executed, as far as it changes Support, markers, tracks and Eligibility."""

    def shift(self, space: int, levels: int, toward: int) -> int:
        """1.6.1 Shift a space so many levels toward a level, never past it. Returns how many it moved."""
        return self._shifted(space, shift_toward(self.s, space, toward, levels))

    def set_to(self, space: int, level: int) -> int:
        """1.6.1 Set a space to a level. Returns how many levels it moved."""
        return self._shifted(space, abs(set_support(self.s, space, level)))

    def remove_support(self, space: int) -> int:
        """1.6.2 A space with Support becomes Neutral."""
        return self.set_to(space, NEUTRAL) if self.s.support[space] > NEUTRAL else 0

    def _shifted(self, space: int, levels: int) -> int:
        if levels:
            level = LEVELS[self.s.support[space] + 2]
            self.s.note("log.event.support", self.rule, space=IDS[space], level=level)
        return levels

    def add_terror(self, space: int) -> bool:
        """3.3.4 A Terror marker although one may be there already; Sabotage on a LoC only once."""
        placed = place_terror(self.s, space, second=True)
        if placed:
            self.s.note("log.event.terror", self.rule, space=IDS[space])
        return placed

    def resources(self, faction: str, n: int) -> int:
        """1.8 Resources up or down. Returns the change."""
        return self._track(f"{faction.lower()}_resources", add_resources(self.s, faction, n))

    def aid(self, n: int) -> int:
        return self._track("aid", add_aid(self.s, n))

    def patronage(self, n: int) -> int:
        return self._track("patronage", add_patronage(self.s, n))

    def _track(self, track: str, change: int) -> int:
        if change:
            self.s.note("log.event.track", self.rule, track=track, n=f"{change:+d}")
        return change

    def improve(self, boxes: int) -> int:
        """6.7 Improve the Trail."""
        return improve_trail(self.s, boxes, self.rule)

    def degrade(self, boxes: int) -> int:
        """6.7 Degrade the Trail; 5.1.2 whatever Oriskany says."""
        return degrade_trail(self.s, boxes, self.rule, event=True)

    # --- eligibility ------------------------------------------------------------------------------------------------

    def stay_eligible(self) -> None:
        """2.3.6 The executing faction remains Eligible."""
        self.s.stays_eligible |= {self.faction}
        self.s.note("log.event.eligible", self.rule, faction=self.faction)

    def ineligible(self, faction: str) -> None:
        """2.3.6 A faction is Ineligible through the next card."""
        self.s.made_ineligible |= {faction}
        self.s.note("log.event.ineligible", self.rule, faction=faction)

    def eligible(self, faction: str) -> None:
        """2.3.6 A faction's cylinder goes to the Eligible ones, wherever it is. It still acts but once on a card."""
        self.s.eligible |= {faction}
        if any(faction == acted for acted, _ in self.s.acted):
            self.s.stays_eligible |= {faction}
        self.s.note("log.event.eligible", self.rule, faction=faction)
