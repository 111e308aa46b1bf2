"""4.2.1 Advise: ARVN forces and Irregulars strike under US direction, and Aid grows."""

from __future__ import annotations

from indochina.core.decision import Why, choose, why

from ..board import IDS, LAND, NORTH_VIETNAM, SPACES
from ..components.pieces import ARVN, ARVN_CUBES, IRREGULAR_U, RANGER_U
from ..operations.assault_space import assault_in, no_enemies
from ..operations.moving import kind_of, piece_key
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..operations.sweep_space import activate, booby_traps, cobras, movers, sweep_strength, sweepers
from ..sequence.deck import monsoon
from ..state import State, add_aid, count, total
from .raid import strike, strikeable
from .selecting import at_most, next_space

RULE = "4.2.1"
SWEEP, ASSAULT = "sweep", "assault"


def advise(op: Operation, terms: Terms = PLAIN) -> Steps:
    """4.2.1 One or two spaces without Training: in each ARVN Sweeps in place or Assaults, or an Underground Irregular
    or Ranger becomes Active and removes two enemies. Then 6 Aid if wanted."""
    s, faction = op.s, op.faction
    op.activity_spaces = []
    swept: list[int] = []
    while True:
        space = yield from next_space(
            op, "advise", RULE, advisable(op), at_most(s, 2), terms, lambda x: no_advice(op, x)
        )
        if space is None:
            break
        key = yield choose(faction, "advise.action", RULE, ways(s, space), space=IDS[space])
        s.note("log.advise", RULE, space=IDS[space], action=key.partition("/")[2] or key)
        if key == SWEEP:
            swept.append(space)
            yield from activate(s, faction, space, sweep_strength(s, sweepers(ARVN), space), RULE)
        elif key == ASSAULT:
            yield from assault_in(s, faction, ARVN, space)
        else:
            yield from strike(s, faction, space, kind_of(key), RULE)
    yield from cobras(s, faction, swept)
    for space in swept:
        yield from booby_traps(s, space, movers(ARVN))
    if (yield choose(faction, "advise.aid", RULE, ["yes", "no"], aid=s.aid)) == "yes":
        s.note("log.aid", RULE, count=add_aid(s, 6))


def ways(s: State, space: int) -> list[str]:
    """4.2.1 What could be done in a space: Sweep (Provinces and Cities, not in Monsoon), Assault, or a strike."""
    keys = []
    if space in LAND and total(s, sweepers(ARVN), space) and not monsoon(s):
        keys.append(SWEEP)
    if no_enemies(s, ARVN_CUBES, space) is None:
        keys.append(ASSAULT)
    if strikeable(s, space):
        keys += [piece_key(space, kind) for kind in (IRREGULAR_U, RANGER_U) if count(s, kind, space)]
    return keys


def no_advice(op: Operation, space: int) -> Why | None:
    """4.2.1 Not where Training is; somebody must be there who can do something. Nor where alone Training could be
    (2.3.4)."""
    if space == NORTH_VIETNAM:
        return why("why.north_vietnam", "1.4.2")
    if op.name == "train" and space in op.spaces:
        return why("why.training_there", RULE)
    if not ways(op.s, space):
        return why("why.nobody_to_advise", RULE)
    if op.name == "train" and not op.spaces and op.candidates() == [space]:
        return why("why.training_needs_it", "2.3.4")
    return None


def advisable(op: Operation) -> list[int]:
    return [x for x in SPACES if no_advice(op, x) is None]


def possible_advise(op: Operation) -> bool:
    return any(no_advice(op, x) is None for x in SPACES)
