"""The odds of Fire in the Lake's dice: Attack (3.3.3), Tunnels in an Assault (3.2.4), Air Strike (4.2.3), Cobras."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from indochina.core.journal import Note
from indochina.core.rules import FIRST, ROLLED

from .board import SPACE
from .special_activities.air_strike import can_degrade
from .state import State, coin

ASSUMED: Mapping[str, str] = {
    "attack.action": "guerrillas",
    "assault.patton": "no",
    "assault.target": "both",
    "assault.abrams": "no",
    "assault.underground": "no",
    "assault.piece": FIRST,
    "advise.action": "assault",
    "dice.attack": ROLLED,
    "assault.tunnel": ROLLED,
    "assault.cobras": ROLLED,
    "airstrike.die": ROLLED,
    "airstrike.trail_die": ROLLED,
}
ODDS: Mapping[str, Mapping[str, str]] = dict.fromkeys(
    (
        "attack.space",
        "attack.action",  # 3.3.3
        "assault.space",
        "assault.arvn",
        "assault.patton",
        "assault.target",
        "assault.abrams",
        "assault.underground",
        "assault.piece",
        "assault.base",
        "patrol.assault",
        "advise.space",
        "advise.action",
        "transport.assault",  # 3.2.4
        "train.space",
        "train.then",
        "patrol.origin",
        "sweep.space",
        "special.after",
        "airstrike.hit",  # 4.2.3
        "operation",  # where its only space follows by itself
    ),
    ASSUMED,
)

Line = tuple[str, int, str]
"""Title, place among the rows of that title, text."""


def foresee(s: State, name: str, key: str) -> None:
    """Dice follow at once or not at all: nothing is in the way."""


def outcomes(before: State, dice: Sequence[str], notes: Sequence[Note], say: Callable[..., str]) -> list[Line]:
    """What the dice did, as the rules noted it: a title for each die."""
    told = {note.key: note.values for note in notes[::-1]}
    lines: list[Line] = []

    def tell(title: str, place: int, text: str, **values: object) -> None:
        lines.append((say(title, **values), place, say(text, **values)))

    if "dice.attack" in dice:
        roll = told["log.attack.die"]
        hit = roll["die"] <= roll["guerrillas"]
        count = min(2, coin(before, SPACE[roll["space"]]))
        tell("odds.attack", not hit, "odds.attack.hit" if hit else "odds.attack.miss", space=roll["space"], count=count)
    if "assault.tunnel" in dice:
        collapsed = "log.tunnel_collapsed" in told
        space = told["log.tunnel_collapsed" if collapsed else "log.tunnel_holds"]["space"]
        tell("odds.tunnel", not collapsed, "odds.tunnel.gone" if collapsed else "odds.tunnel.holds", space=space)
    if "assault.cobras" in dice:
        lost = "log.cobras_loss" in told
        tell("odds.cobras", not lost, "odds.cobras.lost" if lost else "odds.cobras.none")
    if "airstrike.die" in dice:
        hits = told["log.air_strike"]["hits"]
        tell("odds.air_strike", hits, "odds.air_strike.hits", count=hits)
        if can_degrade(before):
            tell("odds.trail", hits < 2, "odds.trail.enough" if hits > 1 else "odds.trail.short")
    if "airstrike.trail_die" in dice:
        missed = "log.trail_missed" in told
        tell("odds.trail", missed, "odds.trail.missed" if missed else "odds.trail.falls")
    return lines
