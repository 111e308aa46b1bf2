"""Settings of a game: 9.0 campaigns, 6.16 heroes."""

from __future__ import annotations

from indochina.core.rules import Setting

from .scenarios import CAMPAIGN

SETTINGS = {
    "until": Setting(("same", *CAMPAIGN), "9.0 campaign: go on until the end of a later scenario"),
    "hero": Setting(("no", "yes"), "6.16 each player commands an officer who may be promoted, or killed"),
}
