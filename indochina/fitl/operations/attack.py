"""3.3.3 Attack: with Guerrillas on a die, with NVA Troops for certain, or by Ambush (4.4.3, 4.5.3)."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Blocked, Why, choose, why

from ..board import IDS, LOCS
from ..cards import PT_76
from ..components.pieces import GUERRILLAS_OF, KINDS_OF, NVA, NVA_TROOP
from ..special_activities.ambush import ambush_in, ambush_limit, ban_on_ambush, targets
from ..state import State, coin, count, of, spaces_with, total
from .attack_space import RULE, guerrilla_attack, troop_attack
from .executing import no_insurgent_space, not_added, select_space, tax_first
from .operation import PLAIN, Operation, Steps, Terms

COST = 1
GUERRILLAS, TROOPS, AMBUSH = WAYS = ("guerrillas", "troops", "ambush")


class Attack(Operation):
    """3.3.3 Spaces with pieces of the faction and of an enemy, 1 Resource each. An Event may restrict the `ways`.

    4.4.3 A LoC without enemies may be selected too if an Ambush from there reaches one. Ambushes follow one another
    (4.1).
    """

    name = "attack"
    rule = RULE

    def __init__(self, s: State, faction: str, terms: Terms = PLAIN, ways: Collection[str] = WAYS) -> None:
        super().__init__(s, faction, terms)
        self.ways = ways
        self.ambush_over = False
        self.two_removed = False  # Main Force Bns
        self.armor_used = False  # PT-76

    def on(self, state: State) -> Attack:
        op = Attack(state, self.faction, self.terms)
        self.hand_over(op)
        op.ambush_over, op.two_removed, op.armor_used = self.ambush_over, self.two_removed, self.armor_used
        return op

    def prepare(self) -> Steps:
        yield from tax_first(self)

    def proceed(self) -> Steps:
        while isinstance(space := (yield from select_space(self)), int):
            yield from attack_in(self, space)

    def why_not(self) -> Why | None:
        return no_insurgent_space(self, "why.attack.nowhere")

    def candidates(self) -> list[int]:
        """3.3.3 Where the faction and an enemy have pieces; 4.4.3 and LoCs from which it can Ambush."""
        return [x for x in spaces_with(self.s, KINDS_OF[self.faction]) if self.attackable(x)]

    def attackable(self, space: int) -> bool:
        near = coin(self.s, space) or (space in LOCS and self.may_ambush())
        return bool(near) and bool(ways_to_attack(self, space))

    def no_candidate(self, space: int) -> Why | None:
        if not of(self.s, self.faction, space):
            return why("why.no_pieces", RULE, faction=self.faction)
        if self.attackable(space):
            return None
        return why("why.attack.way", "5.1") if coin(self.s, space) else why("why.attack.no_enemy", RULE)

    def price(self, space: int) -> int:
        return COST

    def may_add(self) -> bool:
        """4.1 Before the first space only an Ambush, if there is nothing to Attack but by Ambush from a LoC."""
        return self.special and (bool(self.spaces) or self.enemies_met())

    def enemies_met(self) -> bool:
        held = spaces_with(self.s, KINDS_OF[self.faction])
        return any(coin(self.s, x) for x in held if self.terms.allow(x))

    def may_ambush(self) -> bool:
        """4.1 The one Special Activity is free or already Ambush, going on, and allowed in one more space."""
        if not self.special and (self.activity != AMBUSH or self.ambush_over):
            return False
        return (
            AMBUSH in self.ways
            and len(self.activity_spaces) < ambush_limit(self.s)
            and not (self.special and ban_on_ambush(self.s))
        )

    def no_ambush(self) -> Why:
        """4.1, 4.4.3 Why the Attack in a space cannot be an Ambush."""
        if self.may_ambush():
            return why("why.underground", "4.4.3", faction=self.faction)
        if self.ambush_over:
            return why("why.ambush.over", "4.1")
        if self.activity == AMBUSH:
            return why("why.most_spaces", "4.4.3", count=ambush_limit(self.s))
        return not_added(self)[AMBUSH]


def ways_to_attack(op: Attack, space: int) -> list[str]:
    """3.3.3 Guerrillas or, for NVA, Troops; 4.4.3 or an Ambush. PT-76 (shaded): in one space one enemy per Troop."""
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
    s, faction = op.s, op.faction
    way = yield choose(
        faction,
        "attack.action",
        RULE,
        ways_to_attack(op, space),
        lambda: no_ways(op, space),
        space=IDS[space],
        guerrillas=total(s, GUERRILLAS_OF[faction], space),
        troops=count(s, NVA_TROOP, space),
    )
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
