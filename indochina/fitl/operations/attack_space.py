"""3.3.3 An Attack in one space: with Guerrillas on a die, with NVA Troops for certain; what it costs both sides."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from indochina.core.decision import Decision, choose

from ..board import IDS
from ..cards import PT_76
from ..components.activating import become_active
from ..components.pieces import (
    ACTIVE_OF,
    COIN,
    IS_BASE,
    KIND_NAMES,
    NVA,
    NVA_TROOP,
    OWNER,
    UNDERGROUND_OF,
    US_BASE,
    US_TROOP,
)
from ..dice import die
from ..state import State, count, remove
from .moving import kind_of, piece_key
from .operation import Steps

RULE = "3.3.3"


def guerrilla_attack(s: State, forces: Sequence[str], space: int) -> Steps:
    """3.3.3 All Guerrillas become Active; if the die does not exceed their number, up to 2 enemy pieces go: 1 or 2, as
    the Attacker likes (setting `ruling_attack`: 2 if it can).

    `forces`: the Attacking factions, the one that chooses and suffers first in front (two of them by an Event only).
    """
    if NVA in forces:
        light_armor(s, space)
    for faction in forces:
        become_active(s, UNDERGROUND_OF[faction], space, RULE)
    guerrillas = sum(count(s, ACTIVE_OF[faction], space) for faction in forces)
    if not guerrillas:
        s.note("log.attack.miss", RULE, faction=forces[0], space=IDS[space])
        return
    roll = yield from die("dice.attack", RULE, space=IDS[space], guerrillas=guerrillas)
    s.note("log.attack.die", RULE, faction=forces[0], space=IDS[space], die=roll, guerrillas=guerrillas)
    if roll <= guerrillas:
        lost = yield from remove_enemies(s, forces[0], space, 2, up_to="ruling_attack" not in s.options)
        attrition(s, [ACTIVE_OF[faction] for faction in forces], space, lost)


def troop_attack(s: State, space: int, per: int = 2) -> Steps:
    """3.3.3 One enemy piece for every two NVA Troops, rounded down; no Guerrilla becomes Active."""
    light_armor(s, space)
    hits = count(s, NVA_TROOP, space) // per
    s.note("log.attack.troops", RULE, space=IDS[space], hits=hits)
    lost = yield from remove_enemies(s, NVA, space, hits)
    attrition(s, [NVA_TROOP], space, lost)


def light_armor(s: State, space: int) -> None:
    """PT-76 (unshaded): each space in which NVA Attacks or Ambushes first costs it a Troop."""
    if PT_76 in s.unshaded and remove(s, NVA_TROOP, space):
        s.note("log.light_armor", "card 45", space=IDS[space])


def exposed(s: State, space: int) -> list[int]:
    """3.3.3 Enemy kinds that may be removed now: a Base only when no other US or ARVN piece is left in the space."""
    present = [k for k in COIN if count(s, k, space)]
    return [k for k in present if not IS_BASE[k]] or present


def remove_enemies(s: State, faction: str, space: int, hits: int, up_to: bool = False) -> Generator[Decision, str, int]:
    """3.3.3 Remove enemy pieces of the Attacker's choice. Returns how many US Troops and Bases were among them.

    3.1 It may leave one of the two enemy factions alone; once it has struck one, it goes on as long as it can, unless
    it removes `up_to` so many.
    """
    struck: set[str] = set()
    lost = 0
    for left in range(hits, 0, -1):
        kinds = exposed(s, space)
        if not kinds:
            break
        keys = [piece_key(space, k) for k in kinds]
        if struck and (up_to or not any(OWNER[k] in struck for k in kinds)):
            keys.append("done")
        key = yield choose(faction, "attack.remove", RULE, keys, space=IDS[space], left=left)
        if key == "done":
            break
        kind = kind_of(key)
        remove(s, kind, space)
        struck.add(OWNER[kind])
        lost += kind in (US_TROOP, US_BASE)
        s.note("log.attack.remove", RULE, faction=faction, piece=KIND_NAMES[kind], space=IDS[space])
    return lost


def attrition(s: State, kinds: Sequence[int], space: int, lost: int) -> None:
    """3.3.3 For each US Troop or Base removed the Attacker loses one of the pieces that Attacked, while it has any."""
    for kind in kinds:
        n = remove(s, kind, space, lost)
        lost -= n
        if n:
            s.note("log.attrition", RULE, piece=KIND_NAMES[kind], space=IDS[space], count=n)
