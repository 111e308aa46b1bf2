"""4.5.2 Subvert: ARVN cubes desert or go over to the VC, and Patronage with them."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, Why, choose, why

from ..board import IDS
from ..components.pieces import ARVN_CUBES, KIND_NAMES, VC, VC_GUERRILLA_U
from ..components.placing import supply
from ..operations.moving import kind_of, piece_key
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..state import State, add_patronage, count, place, remove, spaces_with, total
from .infiltrate import make_available
from .selecting import at_most, next_space

RULE = "4.5.2"
REMOVE, REPLACE = "remove", "replace"


def subvert(op: Operation, terms: Terms = PLAIN) -> Steps:
    """4.5.2 One or two spaces with an Underground VC Guerrilla, which stays so, and ARVN cubes.

    In the end Patronage drops by 1 for every two ARVN pieces that left, counted together and rounded down.
    """
    s = op.s
    op.activity_spaces = []
    gone = 0
    while True:
        space = yield from next_space(
            op, "subvert", RULE, subvertible(s), subvert_limit(s), terms, lambda x: no_subvert(s, x)
        )
        if space is None:
            break
        gone += yield from subvert_in(s, space)
    drop = -add_patronage(s, -(gone // 2))
    s.note("log.subvert.patronage", RULE, count=gone, drop=drop)


def subvert_limit(s: State) -> int:
    """4.5.2 Two spaces. Typhoon Kate: one."""
    return at_most(s, 2)


def subvertible(s: State) -> list[int]:
    """4.5.2 An Underground VC Guerrilla and any ARVN cube."""
    return [x for x in spaces_with(s, (VC_GUERRILLA_U,)) if total(s, ARVN_CUBES, x)]


def subvert_in(s: State, space: int) -> Generator[Decision, str, int]:
    """4.5.2 Remove two ARVN cubes (the only one, if there is just one), or replace one by a VC Guerrilla.

    Returns how many cubes left.
    """
    keys = [REMOVE] + ([REPLACE] if supply(s, VC, VC_GUERRILLA_U, space) else [])
    way = yield choose(VC, "subvert.action", RULE, keys, space=IDS[space])
    number = 1 if way == REPLACE else min(2, total(s, ARVN_CUBES, space))
    for left in range(number, 0, -1):
        cubes = [piece_key(space, kind) for kind in ARVN_CUBES if count(s, kind, space)]
        key = yield choose(VC, "subvert.cube", RULE, cubes, space=IDS[space], left=left)
        if way == REPLACE:
            yield from make_available(s, VC, VC_GUERRILLA_U, space, RULE)
        remove(s, kind_of(key), space)
        if way == REPLACE:
            place(s, VC_GUERRILLA_U, space)
        s.note(f"log.subvert.{way}", RULE, piece=KIND_NAMES[kind_of(key)], space=IDS[space])
    return number


def possible_subvert(op: Operation) -> bool:
    """4.5.2 Somewhere VC can Subvert; which Operations it accompanies is a matter of 4.1.1."""
    return op.faction == VC and bool(subvertible(op.s))


def no_subvert(s: State, space: int) -> Why | None:
    """Why a space cannot be Subverted."""
    if not count(s, VC_GUERRILLA_U, space):
        return why("why.underground", RULE, faction=VC)
    return None if total(s, ARVN_CUBES, space) else why("why.subvert.no_cubes", RULE)
