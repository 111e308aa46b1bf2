"""1.5.2 Negotiation: NVA and VC may give each other Resources while one of them acts.

The offer is bounded: with each action of one of them, each of the two may give once, before the action or between two
spaces of its Operation. `give` is the acting faction's gift; `ask` lets its friend give. The setting `transfers`
switches the offer off.
"""

from __future__ import annotations

from collections.abc import Collection, Generator

from indochina.core.decision import Decision, how_many

from ..state import TRACK, State, add_resources
from .pieces import FRIEND, INSURGENT_FACTIONS

GIVE, ASK = TRANSFERS = ("give", "ask")


def giver(faction: str, key: str) -> str:
    """1.5.2 Who gives: the acting faction, or its friend when asked."""
    return faction if key == GIVE else FRIEND[faction]


def most(s: State, who: str) -> int:
    """1.5.2 Up to half of the giver's Resources, rounded down, as far as the other's track reaches (1.8)."""
    return min(s.resources[who] // 2, TRACK - s.resources[FRIEND[who]])


def transfers(s: State, faction: str, tried: Collection[str]) -> list[str]:
    """1.5.2 The transfers that can still be made with this action."""
    if faction not in INSURGENT_FACTIONS or "transfers" not in s.options:
        return []
    return [key for key in TRANSFERS if key not in tried and may_give(s, giver(faction, key))]


def may_give(s: State, who: str) -> bool:
    """1.5.2 It has something to give; 8.1.2 a Non-player never does."""
    return who not in s.nonplayers and most(s, who) > 0


def transfer(s: State, faction: str, key: str) -> Generator[Decision, str, int]:
    """1.5.2 The giver names how much, or nothing. Returns how much it was."""
    who = giver(faction, key)
    held = s.resources[who]
    n = int((yield how_many(who, "transfer", "1.5.2", most(s, who), least=0, there=held, faction=FRIEND[who])))
    add_resources(s, who, -n)
    add_resources(s, FRIEND[who], n)
    if n:
        s.note("log.transfer", "1.5.2", actor=faction, faction=who, friend=FRIEND[who], n=n)
    return n
