"""6.10 Leading units: whose morale counts, and who takes the first loss."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, choose, why

from ...components.units import ANTI_AIRCRAFT, ARTILLERY, ENGINEER, GCMA, PATHET_LAO, TIEU_DOAN
from ...state import State, hex_key
from .battle import Battle
from .strength import attack_value, morale

NEVER = (ARTILLERY, ENGINEER, ANTI_AIRCRAFT)
"""Never lead an attack."""
LIGHT = (TIEU_DOAN, PATHET_LAO, GCMA)
"""Lead only if nobody else can."""


def attack_leaders(s: State, attackers: list[int]) -> list[int]:
    """Who may lead an attack: never artillery, engineer or AA; light troops only if there are no others."""
    units = s.board.units
    able = [u for u in attackers if units[u].kind not in NEVER]
    return [u for u in able if units[u].kind not in LIGHT] or able


def defence_leaders(s: State, defenders: list[int]) -> list[int]:
    """Who may lead a defence: light troops, artillery, engineer and AA only if there are no others."""
    units = s.board.units
    return [u for u in defenders if units[u].kind not in NEVER + LIGHT] or defenders


def not_leaders(s: State, units: list[int], able: list[int], role: str) -> Blocked:
    """Why the others may not lead."""
    kinds = s.board.units
    blocked: Blocked = {}
    for u in units:
        if u not in able:
            never = role == "attack" and kinds[u].kind in NEVER
            blocked[kinds[u].key] = why("why.never_leads" if never else "why.leads_last", "6.10")
    return blocked


def choose_leaders(s: State, b: Battle) -> Generator[Decision, str, None]:
    """6.10 First the attacker chooses a leading unit, then the defender."""
    b.leader = yield from lead(s, b, b.side, "attack", attack_leaders(s, b.attackers))
    b.defence_leader = yield from lead(s, b, b.defender, "defence", defence_leaders(s, b.defenders))


def lead(s: State, b: Battle, side: str, role: str, able: list[int]) -> Generator[Decision, str, int]:
    """One side chooses its leading unit."""
    units = s.board.units
    key = yield choose(
        side,
        f"combat.{role}_leader",
        "6.10",
        [units[u].key for u in able],
        lambda: not_leaders(s, b.fighting(side), able, role),
        hex=hex_key(s, b.target),
        morale=[f"{units[u].key}/{morale(s, u, b.stack(s, u))}" for u in able],
    )
    leader = s.board.unit[key]
    s.note("log.leads", "6.10", side=side, unit=key, morale=morale(s, leader, b.stack(s, leader)))
    return leader


def fit(s: State, attackers: list[int]) -> bool:
    """Can these attack at all: one of them must be able to lead [6.10], and their total must not be 0 [7.5]."""
    return bool(attack_leaders(s, attackers)) and any(attack_value(s, u) for u in attackers)
