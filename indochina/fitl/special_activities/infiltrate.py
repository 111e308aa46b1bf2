"""4.4.1 Infiltrate: Troops come down the Trail, or NVA takes over VC pieces."""

from __future__ import annotations

from indochina.core.decision import Why, choose, how_many, why

from ..board import IDS, SPACE
from ..cards import MCNAMARA_LINE, TRANSPORT_GRP_559
from ..components.pieces import (
    KIND_NAMES,
    NVA,
    NVA_BASES,
    NVA_COUNTERPART,
    NVA_GUERRILLAS,
    NVA_KINDS,
    NVA_TROOP,
    VC,
    VC_KINDS,
)
from ..components.placing import place_own, supply, takeable
from ..operations.moving import kind_of, piece_key
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..state import AVAILABLE, NEUTRAL, State, available, count, of, place, remove, shift_toward, spaces_with, total
from .selecting import at_most, next_space

RULE = "4.4.1"
TROOPS, TAKE_OVER = "troops", "take_over"


def infiltrate(op: Operation, terms: Terms = PLAIN) -> Steps:
    """4.4.1 One or two spaces with an NVA Base or more NVA than VC pieces; in each, one of the two procedures."""
    s = op.s
    op.activity_spaces = []
    while True:
        space = yield from next_space(
            op, "infiltrate", RULE, infiltratable(s), infiltrate_limit(s), terms, lambda x: no_infiltrate(s, x)
        )
        if space is None:
            break
        way = yield choose(NVA, "infiltrate.action", RULE, ways(s, space), space=IDS[space])
        if way == TROOPS:
            yield from bring_troops(s, space)
        else:
            yield from take_over(s, space)


def infiltrate_limit(s: State) -> int:
    """4.4.1 Two spaces. 559th Transport Group, Typhoon Kate: one."""
    return at_most(s, 1 if TRANSPORT_GRP_559 in s.momentum else 2)


def ban_on_infiltrate(s: State) -> Why | None:
    """McNamara Line: no Infiltrate, unless a later Event grants it (5.1.2)."""
    return why("why.momentum", "card 38") if MCNAMARA_LINE in s.momentum else None


def infiltratable(s: State) -> list[int]:
    """4.4.1 Spaces in which one of the two procedures changes anything."""
    return [x for x in spaces_with(s, NVA_KINDS) if ways(s, x)]


def ways(s: State, space: int) -> list[str]:
    """4.4.1 Troops at an NVA Base; a take-over where NVA outnumbers VC and there are VC pieces or Opposition."""
    keys = []
    if total(s, NVA_BASES, space) and supply(s, NVA, NVA_TROOP, space):
        keys.append(TROOPS)
    if of(s, NVA, space) > of(s, VC, space) and (s.support[space] < 0 or replaceable(s, space)):
        keys.append(TAKE_OVER)
    return keys


def bring_troops(s: State, space: int) -> Steps:
    """4.4.1 Place Troops up to the Trail and the NVA Bases there. Then replace Guerrillas by further Troops, one for
    one and only as long as there are Troops for it."""
    there = supply(s, NVA, NVA_TROOP, space)
    most = min(s.trail + total(s, NVA_BASES, space), there)
    n = int((yield how_many(NVA, "infiltrate.count", RULE, most, least=0, there=there, space=IDS[space])))
    placed = yield from place_own(s, NVA, NVA_TROOP, space, n, RULE)
    s.note("log.infiltrate.troops", RULE, space=IDS[space], count=placed)
    while supply(s, NVA, NVA_TROOP, space) and total(s, NVA_GUERRILLAS, space):
        keys = [piece_key(space, kind) for kind in NVA_GUERRILLAS if count(s, kind, space)]
        every = total(s, NVA_GUERRILLAS, space)
        if 1 < every <= available(s, NVA_TROOP):
            keys.append("all")
        key = yield choose(NVA, "infiltrate.replace", RULE, [*keys, "done"], space=IDS[space])
        if key == "done":
            break
        kinds = NVA_GUERRILLAS if key == "all" else (kind_of(key),)
        for kind in kinds:
            wanted = count(s, kind, space) if key == "all" else 1
            added = yield from place_own(s, NVA, NVA_TROOP, space, wanted, RULE)
            remove(s, kind, space, added)
            if added:
                s.note("log.infiltrate.guerrillas", RULE, space=IDS[space], count=added)


def replaceable(s: State, space: int) -> list[int]:
    """4.4.1 VC pieces whose NVA counterpart is Available, or can be made so by taking one from elsewhere (1.4.1)."""
    kinds = []
    for kind in VC_KINDS:
        if count(s, kind, space):
            new = NVA_COUNTERPART[kind]
            if available(s, new) or takeable(s, NVA, new, space):
                kinds.append(kind)
    return kinds


def take_over(s: State, space: int) -> Steps:
    """4.4.1 Opposition shifts one level toward Neutral. Then NVA may replace one VC piece by its own counterpart.

    A Tunneled Base stays Tunneled. A Guerrilla comes in Underground (1.4.3).
    """
    if s.support[space] < 0:
        shift_toward(s, space, NEUTRAL)
        s.note("log.infiltrate.shift", RULE, space=IDS[space])
    kinds = replaceable(s, space)
    if not kinds:
        return
    keys = [piece_key(space, kind) for kind in kinds]
    key = yield choose(NVA, "infiltrate.take_over", RULE, [*keys, "none"], space=IDS[space])
    if key == "none":
        return
    kind = kind_of(key)
    yield from make_available(s, NVA, NVA_COUNTERPART[kind], space, RULE)
    remove(s, kind, space)
    place(s, NVA_COUNTERPART[kind], space)
    s.note("log.infiltrate.take_over", RULE, space=IDS[space], piece=KIND_NAMES[kind])


def make_available(s: State, faction: str, kind: int, space: int, rule: str) -> Steps:
    """1.4.1 If no piece of the kind is Available the faction takes one of its own from elsewhere on the map."""
    if available(s, kind):
        return
    keys = takeable(s, faction, kind, space)
    key = yield choose(faction, "place.take", rule, keys, piece=KIND_NAMES[kind], space=IDS[space], left=1)
    start, _, name = key.partition("/")
    remove(s, kind_of(key), SPACE[start], 1, AVAILABLE)
    s.note("log.take", "1.4.1", faction=faction, piece=name, start=start, space=IDS[space])


def possible_infiltrate(op: Operation) -> bool:
    """4.4.1 Somewhere NVA can Infiltrate; which Operations it accompanies is a matter of 4.1.1.

    5.1.2 A ban counts with an Operation only: an activity granted alone (the Operation has no name) goes before it.
    """
    return op.faction == NVA and not (op.name and ban_on_infiltrate(op.s)) and bool(infiltratable(op.s))


def no_infiltrate(s: State, space: int) -> Why | None:
    """Why a space cannot be Infiltrated."""
    if ways(s, space):
        return None
    if not of(s, NVA, space):
        return why("why.no_pieces", RULE, faction=NVA)
    if total(s, NVA_BASES, space):
        return why("why.infiltrate.no_troops", RULE)
    if of(s, NVA, space) > of(s, VC, space):
        return why("why.infiltrate.nothing", RULE)
    return why("why.infiltrate.outnumbered", RULE)
