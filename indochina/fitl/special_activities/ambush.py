"""4.4.3 and 4.5.3 Ambush: one Underground Guerrilla strikes for certain, and from LoCs into adjacent spaces."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, Why, choose, why

from ..board import ADJACENT, IDS, LOCS, SPACE
from ..cards import BOOBY_TRAPS, CLAYMORES, MAIN_FORCE_BNS
from ..components.activating import become_active
from ..components.pieces import GUERRILLAS_OF, INSURGENT_FACTIONS, KIND_NAMES, NVA, UNDERGROUND_OF, VC
from ..operations.attack_space import exposed, light_armor
from ..operations.moving import kind_of, piece_key
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..state import State, coin, count, of, remove, spaces_with, total
from .selecting import at_most, next_space

RULE = {NVA: "4.4.3", VC: "4.5.3"}
MARCH = "march"


def ambush(op: Operation, terms: Terms = PLAIN, *, even_active: bool = False) -> Steps:
    """4.4.3 With a March, in one or two of its destinations. An Event's free Ambush is as if an Attack took place.

    With an Attack it is one of the ways to Attack: see `operations.attack`. `even_active`: an Event allows it where
    all Guerrillas are Active, and with others than those that Marched.
    """
    s, faction = op.s, op.faction
    op.activity_spaces = []
    two = True
    while True:
        spaces = ambush_spaces(op, even_active)
        space = yield from next_space(
            op, "ambush", RULE[faction], spaces, ambush_limit(s), terms, lambda x: no_ambush(op, x, even_active)
        )
        if space is None:
            break
        removed = yield from ambush_in(s, faction, space, two)
        two = two and removed < 2


def ambush_limit(s: State) -> int:
    """4.4.3 Two spaces. Booby Traps (unshaded), Typhoon Kate: one."""
    return at_most(s, 1 if BOOBY_TRAPS in s.unshaded else 2)


def ban_on_ambush(s: State) -> Why | None:
    """Claymores: no Ambush, unless a later Event grants it (5.1.2)."""
    return why("why.momentum", "card 17") if CLAYMORES in s.momentum else None


def ban_on_unnamed_ambush(s: State) -> bool:
    """Setting: Claymores also stop an Ambush that an Event grants as any Special Activity (cards 56, 69)."""
    return "ruling_claymores" in s.options and ban_on_ambush(s) is not None


def ambush_spaces(op: Operation, even_active: bool = False) -> list[int]:
    """4.4.3 A Guerrilla that Marched there and is still Underground; otherwise any Underground one; and a target."""
    s, faction = op.s, op.faction
    spaces = spaces_with(s, GUERRILLAS_OF[faction])
    if op.name == MARCH:
        u = UNDERGROUND_OF[faction]
        spaces = [x for x in spaces if x in op.spaces and (even_active or op.arrived_at(x, u))]
    return [x for x in spaces if targets(s, faction, x, even_active)]


def targets(s: State, faction: str, space: int, even_active: bool = False) -> list[str]:
    """4.4.3 What an Ambush may remove, Bases last: enemy pieces there and, from a LoC, in any adjacent space."""
    if not count(s, UNDERGROUND_OF[faction], space) and not (even_active and total(s, GUERRILLAS_OF[faction], space)):
        return []
    return victims(s, space)


def victims(s: State, space: int) -> list[str]:
    spaces = (space, *ADJACENT[space]) if space in LOCS else (space,)
    return [piece_key(x, kind) for x in spaces if coin(s, x) for kind in exposed(s, x)]


def ambush_in(s: State, faction: str, space: int, two: bool = True) -> Generator[Decision, str, int]:
    """4.4.3 One Guerrilla becomes Active, one enemy piece is removed: no die, no attrition. Returns how many.

    Main Force Battalions (shaded): one of the VC's Ambush spaces may remove two; `two` if it still can.
    """
    rule = RULE[faction]
    if faction == NVA:
        light_armor(s, space)
    become_active(s, UNDERGROUND_OF[faction], space, rule, 1)
    most = 2 if two and faction == VC and MAIN_FORCE_BNS in s.shaded else 1
    removed = 0
    while removed < most and (keys := victims(s, space)):
        if removed:
            keys.append("done")
        key = yield choose(faction, "ambush.remove", rule, keys, space=IDS[space], left=most - removed)
        if key == "done":
            break
        where = SPACE[key.partition("/")[0]]
        remove(s, kind_of(key), where)
        removed += 1
        s.note("log.ambush", rule, faction=faction, space=IDS[space], piece=KIND_NAMES[kind_of(key)], target=IDS[where])
    return removed


def possible_ambush(op: Operation) -> bool:
    """4.4.3 May be named with a March once a Guerrilla has arrived; an Attack offers it in each space itself.

    5.1.2 Granted alone it goes before a ban.
    """
    return (
        op.faction in INSURGENT_FACTIONS
        and op.name != "attack"
        and not (op.name and ban_on_ambush(op.s))
        and bool(ambush_spaces(op))
    )


def no_ambush(op: Operation, space: int, even_active: bool = False) -> Why | None:
    """Why a space cannot be an Ambush space."""
    s, faction = op.s, op.faction
    if space in ambush_spaces(op, even_active):
        return None
    if not of(s, faction, space):
        return why("why.no_pieces", RULE[faction], faction=faction)
    if op.name == MARCH and space not in op.spaces:
        return why("why.ambush.not_marched", RULE[faction])
    if not targets(s, faction, space, even_active) and victims(s, space):
        return why("why.underground", RULE[faction], faction=faction)
    if not victims(s, space):
        return why("why.ambush.no_enemy", RULE[faction])
    return why("why.ambush.not_marched", RULE[faction])
