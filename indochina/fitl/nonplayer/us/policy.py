"""8.8.1 The US Policy, as instructions on cards read it too."""

from __future__ import annotations

from ...events.instruction import us_policy as policy

__all__ = ["policy"]
