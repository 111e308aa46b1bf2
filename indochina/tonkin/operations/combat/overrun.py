"""6.4 Overrun: the fight. What it costs and what comes after it is movement: see moving.py."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision

from ...state import State
from .battle import Battle
from .combat import fight


def overrun(
    s: State, attackers: list[int], start: int, target: int, airdrop: bool = False
) -> Generator[Decision, str, bool]:
    """6.4 Units that stand in `start` (airdrop: take off there) overrun a hex; it is fought like any combat.

    If the hex is vacated all of them move in: True, and they may go on. If not they stay, and paratroopers must find a
    hex next to it. Where only an SD or HQ is there is no fight. A unit that an ambush made DG has dropped out and is
    still in `start`: see `State.place`.
    """
    return (yield from fight(s, Battle(s, attackers, target, start, overrun=True, airdrop=airdrop)))
