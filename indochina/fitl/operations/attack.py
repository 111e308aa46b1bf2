"""3.3.3 Attack: with Guerrillas on a die, with NVA Troops for certain, or by Ambush (4.4.3, 4.5.3)."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from typing import Any

from indochina.core.decision import Blocked, Decision, Why, choose, why

from ..board import IDS, LOCS, SPACES
from ..cards import PT_76
from ..components.control import can_pay
from ..components.pieces import (
    ACTIVE_OF,
    COIN,
    GUERRILLAS_OF,
    IS_BASE,
    KIND_NAMES,
    KINDS_OF,
    NVA,
    NVA_TROOP,
    OWNER,
    UNDERGROUND_OF,
    US_BASE,
    US_TROOP,
)
from ..dice import die
from ..state import State, coin, count, flip, of, remove, spaces_with, total
from .moving import kind_of, piece_key
from .operation import Operation, Steps
from .rally import tax_enables, tax_first
from .reasons import dearth, reasons

RULE = "3.3.3"
COST = 1
GUERRILLAS, TROOPS, AMBUSH = WAYS = ("guerrillas", "troops", "ambush")


class Attack(Operation):
    """An Attack while it is executed: its Ambushes follow one another (4.1), and what may happen only once."""

    def __init__(self, s: State, faction: str, ways: Collection[str], **limits: Any) -> None:
        super().__init__(s, faction, "attack", **limits)
        self.ways = ways
        self.ambush_over = False
        self.two_removed = False  # Main Force Bns
        self.armor_used = False  # PT-76

    def activities(self) -> list[str]:
        """4.1 Before the first space only an Ambush, if there is nothing to Attack but by Ambush from a LoC."""
        if not self.spaces and not any(
            coin(self.s, x) for x in spaces_with(self.s, KINDS_OF[self.faction]) if self.only is None or x in self.only
        ):
            return []
        return super().activities()

    def may_ambush(self) -> bool:
        """4.1 The one Special Activity is free or already Ambush, going on, and allowed in one more space."""
        from ..special_activities.ambush import ambush_limit, ban_on_ambush

        if not self.special and (self.activity != AMBUSH or self.ambush_over):
            return False
        return (
            AMBUSH in self.ways
            and len(self.activity_spaces) < ambush_limit(self.s)
            and not (self.special and ban_on_ambush(self.s))
        )

    def no_ambush(self) -> Why:
        """4.1, 4.4.3 Why the Attack in a space cannot be an Ambush."""
        from ..special_activities.ambush import ambush_limit

        if self.may_ambush():
            return why("why.underground", "4.4.3")
        if self.ambush_over:
            return why("why.ambush.over", "4.1")
        if self.activity == AMBUSH:
            return why("why.most_spaces", "4.4.3", count=ambush_limit(self.s))
        return self.blocked()[AMBUSH]


def attack(
    s: State,
    faction: str,
    *,
    free: bool = False,
    limited: bool = False,
    special: bool = False,
    only: Collection[int] | None = None,
    most: int | None = None,
    ways: Collection[str] = WAYS,
    after: Operation | None = None,
) -> Generator[Decision, str, Attack]:
    """3.3.3 Spaces with pieces of the faction and of an enemy, 1 Resource each. An Event may restrict the `ways`.

    4.4.3 A LoC without enemies may be selected too if an Ambush from there reaches one.
    """
    op = Attack(s, faction, ways, free=free, limited=limited, special=special, only=only, most=most, after=after)
    if op.special and not op.selectable(attack_spaces(op), COST):
        yield from tax_first(op)
    while True:
        space = yield from op.select_space(lambda: attack_spaces(op), COST, RULE, lambda: no_spaces(op))
        if not isinstance(space, int):
            break
        yield from attack_in(op, space)
    return op


def attack_spaces(op: Attack) -> list[int]:
    """3.3.3 Where the faction and an enemy have pieces; 4.4.3 and LoCs from which it can Ambush."""
    s = op.s
    held = spaces_with(s, KINDS_OF[op.faction])
    return [x for x in held if (coin(s, x) or (x in LOCS and op.may_ambush())) and ways_to_attack(op, x)]


def ways_to_attack(op: Attack, space: int) -> list[str]:
    """3.3.3 Guerrillas or, for NVA, Troops; 4.4.3 or an Ambush. PT-76 (shaded): in one space one enemy per Troop."""
    from ..special_activities.ambush import targets

    s, faction = op.s, op.faction
    keys = []
    if coin(s, space):
        troops = faction == NVA and count(s, NVA_TROOP, space) > 0
        if GUERRILLAS in op.ways and (total(s, GUERRILLAS_OF[faction], space) or not troops):
            keys.append(GUERRILLAS)
        if TROOPS in op.ways and troops:
            keys.append(TROOPS)
            if PT_76 in s.shaded and not op.armor_used:
                keys.append(PT_76)
    if op.may_ambush() and targets(s, faction, space):
        keys.append(AMBUSH)
    return keys


def attack_in(op: Attack, space: int) -> Steps:
    """3.3.3 One Attack, in one of its ways."""
    from ..special_activities.ambush import ambush_in

    s, faction = op.s, op.faction
    way = yield choose(
        faction, "attack.action", RULE, ways_to_attack(op, space), lambda: no_ways(op, space), space=IDS[space],
        guerrillas=total(s, GUERRILLAS_OF[faction], space), troops=count(s, NVA_TROOP, space),
    )  # fmt: skip
    if way == AMBUSH:
        op.special, op.activity = False, AMBUSH
        op.activity_spaces.append(space)
        removed = yield from ambush_in(s, faction, space, two=not op.two_removed)
        op.two_removed |= removed > 1
        return
    op.ambush_over = op.activity == AMBUSH
    if way == GUERRILLAS:
        yield from guerrilla_attack(s, (faction,), space)
    else:
        op.armor_used |= way == PT_76
        yield from troop_attack(s, space, per=1 if way == PT_76 else 2)


def no_ways(op: Attack, space: int) -> Blocked:
    """4.4.3 Why the Attack there cannot be an Ambush."""
    return {} if AMBUSH in ways_to_attack(op, space) else {AMBUSH: op.no_ambush()}


# --- 3.3.3 the two ways -----------------------------------------------------------------------------------------


def guerrilla_attack(s: State, forces: Sequence[str], space: int) -> Steps:
    """3.3.3 All Guerrillas become Active; if the die does not exceed their number, up to 2 enemy pieces go.

    `forces`: the Attacking factions, the one that chooses and suffers first in front (two of them by an Event only).
    """
    if NVA in forces:
        light_armor(s, space)
    for faction in forces:
        flip(s, UNDERGROUND_OF[faction], space)
    guerrillas = sum(count(s, ACTIVE_OF[faction], space) for faction in forces)
    if not guerrillas:
        s.note("log.attack.miss", RULE, faction=forces[0], space=IDS[space])
        return
    roll = yield from die("dice.attack", RULE, space=IDS[space], guerrillas=guerrillas)
    s.note("log.attack.die", RULE, faction=forces[0], space=IDS[space], die=roll, guerrillas=guerrillas)
    if roll <= guerrillas:
        lost = yield from remove_enemies(s, forces[0], space, 2)
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


def remove_enemies(s: State, faction: str, space: int, hits: int) -> Generator[Decision, str, int]:
    """3.3.3 Remove enemy pieces of the Attacker's choice. Returns how many US Troops and Bases were among them.

    3.1 It may leave one of the two enemy factions alone; once it has struck one, it goes on as long as it can.
    """
    struck: set[str] = set()
    lost = 0
    for left in range(hits, 0, -1):
        kinds = exposed(s, space)
        if not kinds:
            break
        keys = [piece_key(space, k) for k in kinds]
        if struck and not any(OWNER[k] in struck for k in kinds):
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


# --- may NVA or VC Attack? --------------------------------------------------------------------------------------


def why_not_attack(
    s: State, faction: str, free: bool = False, only: Collection[int] | None = None, special: bool = False
) -> Why | None:
    """3.1, 3.3.3 Why no space can be selected for Attack; None if one can."""
    op = Attack(s, faction, WAYS, free=True, special=special, only=only)
    if not op.selectable(attack_spaces(op), COST):
        return why("why.attack.nowhere", RULE)
    if free or can_pay(s, faction, COST):
        return None
    if special and tax_enables(s, faction, "attack", only):
        return None
    return dearth(s, faction, COST, RULE)


def can_attack(
    s: State, faction: str, free: bool = False, only: Collection[int] | None = None, special: bool = False
) -> bool:
    """3.3.3 At least one space can be selected; with a Special Activity also a LoC from which to Ambush."""
    return why_not_attack(s, faction, free, only, special) is None


def no_spaces(op: Attack) -> Blocked:
    """Why a space is not offered."""
    able = attack_spaces(op)

    def test(space: int) -> Why | None:
        if space in able:
            return None
        if not of(op.s, op.faction, space):
            return why("why.no_pieces", RULE, faction=op.faction)
        return why("why.attack.no_enemy", RULE)

    return reasons(op, SPACES, test, COST, RULE)
