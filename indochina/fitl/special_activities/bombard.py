"""4.4.2 Bombard: NVA artillery against massed Troops and Bases."""

from __future__ import annotations

from indochina.core.decision import Why, choose, why

from ..board import ADJACENT, IDS
from ..cards import LONG_RANGE_GUNS, TYPHOON_KATE
from ..components.pieces import COIN_BASES, COIN_TROOPS, KIND_NAMES, NVA, NVA_TROOP
from ..operations.moving import kind_of, piece_key
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..state import State, count, remove, spaces_with, total
from .selecting import next_space

RULE = "4.4.2"


def bombard(op: Operation, terms: Terms = PLAIN) -> Steps:
    """4.4.2 One or two spaces: remove a US Troop, to Casualties, or an ARVN Troop from each."""
    s = op.s
    op.activity_spaces = []
    while True:
        space = yield from next_space(
            op, "bombard", RULE, bombardable(s), bombard_limit(s), terms, lambda x: no_bombard(s, x)
        )
        if space is None:
            break
        keys = [piece_key(space, kind) for kind in COIN_TROOPS if count(s, kind, space)]
        kind = kind_of((yield choose(NVA, "bombard.remove", RULE, keys, space=IDS[space])))
        remove(s, kind, space)
        s.note("log.bombard", RULE, piece=KIND_NAMES[kind], space=IDS[space])


def bombard_limit(s: State) -> int:
    """4.4.2 Two spaces. Long Range Guns: one (unshaded) or three (shaded)."""
    return 1 if LONG_RANGE_GUNS in s.unshaded else 3 if LONG_RANGE_GUNS in s.shaded else 2


def ban_on_bombard(s: State) -> Why | None:
    """Typhoon Kate: no Bombard, unless a later Event grants it (5.1.2)."""
    return why("why.momentum", "card 115") if TYPHOON_KATE in s.momentum else None


def massed(s: State, space: int) -> bool:
    """4.4.2 Three US or ARVN Troops together, or a Base of theirs."""
    return total(s, COIN_TROOPS, space) >= 3 or total(s, COIN_BASES, space) > 0


def in_range(s: State, space: int) -> bool:
    """4.4.2 Three NVA Troops stand together there or in one adjacent space."""
    return any(count(s, NVA_TROOP, x) >= 3 for x in (space, *ADJACENT[space]))


def bombardable(s: State) -> list[int]:
    """4.4.2 Massed enemies within range, and a Troop among them to remove."""
    return [x for x in spaces_with(s, COIN_TROOPS) if massed(s, x) and in_range(s, x)]


def possible_bombard(op: Operation) -> bool:
    """4.4.2 Somewhere NVA can Bombard. It may accompany any Operation. 5.1.2 Granted alone it goes before a ban."""
    return op.faction == NVA and not (op.name and ban_on_bombard(op.s)) and bool(bombardable(op.s))


def no_bombard(s: State, space: int) -> Why | None:
    """Why a space cannot be Bombarded."""
    if not massed(s, space):
        return why("why.bombard.few", RULE)
    if not total(s, COIN_TROOPS, space):
        return why("why.bombard.no_troops", RULE)
    return None if in_range(s, space) else why("why.bombard.range", RULE)
