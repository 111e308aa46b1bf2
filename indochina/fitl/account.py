"""How a game went, in figures: margins, losses, dice."""

from __future__ import annotations

from indochina.core.decision import Decision
from indochina.core.journal import Entry
from indochina.core.reckoning import Fortune, Loss

from .components.pieces import ARVN, KIND, NVA, OWNER, US, VC
from .state import State
from .view import totals

EVENTS = ("log.event",)
GOAL = 0
"""7.2 A margin is what a faction has beyond what it must exceed."""


def margins(s: State) -> dict[str, int]:
    """7.3 Each faction's margin, as far as everybody can see: Hidden Agendas are not in it."""
    return {faction: total["margin"] for faction, total in totals(s).items()}


PIECES = (
    "log.removed", "log.event.removed", "log.attack.remove", "log.attrition", "log.ambush", "log.bombard",
    "log.subvert.remove", "log.subvert.replace", "log.rpg", "log.booby_traps",
)  # fmt: skip
"""Entries that name the piece that is lost."""
OTHERS = {"log.cobras_loss": (US, 1), "log.light_armor": (NVA, 1), "log.coup.cadres": (VC, 2)}
"""Entries that are about one kind of piece only."""
REPLACED = "3.3.1"
"""Guerrillas that are removed by this rule have become a Base."""


def loss(entry: Entry, s: State) -> Loss | None:
    """Pieces removed by what others did, by an Event, or as the price of a fight; not those that are moved home."""
    key, values = entry.key, entry.values
    if key in PIECES and entry.rule != REPLACED:
        return Loss(OWNER[KIND[values["piece"]]], values.get("count", 1))
    if key == "log.claymores":
        return Loss(values["faction"], 1)
    if key == "log.coup.desertion":
        return Loss(ARVN, values["n"])
    return Loss(*OTHERS[key]) if key in OTHERS else None


def fortunes(die: Decision, s: State) -> list[Fortune]:
    """3.3.3, 4.2.3, 3.2.4 Attacks by Guerrillas, hits from the air, Tunnels; cards 4, 13 and 101."""
    faces = {key: int(key) for key in die.keys if key.isdigit()}
    high = {key: int(face > 3) for key, face in faces.items()}
    if die.name == "dice.attack":
        return [Fortune(s.acting(), "attack", {key: int(n <= die.values["guerrillas"]) for key, n in faces.items()})]
    found = {
        "airstrike.die": Fortune(US, "air_strike", faces),
        "airstrike.trail_die": Fortune(US, "trail", high),
        "assault.tunnel": Fortune(s.acting(), "tunnel", high),
        "assault.cobras": Fortune(US, "spared", high),
        "sweep.booby_traps": Fortune(s.acting(), "spared", high),
        "event.die": Fortune("", "event", faces),
    }
    return [found[die.name]] if die.name in found else []
