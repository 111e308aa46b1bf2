"""The one scenario there is."""

from __future__ import annotations

SCENARIOS = {"standard": "Summer 1973 to Spring 1975, eight turns"}
