"""4.3.1 Govern: ARVN draws Aid, or Patronage out of Aid, from where it is supported."""

from __future__ import annotations

from indochina.core.decision import Why, choose, why

from ..board import IDS, LAND, LOCS, POP, SAIGON
from ..cards import MANDATE_OF_HEAVEN
from ..components.control import coin_control
from ..components.pieces import ARVN_CUBES, US_TROOP
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..sequence.deck import leader
from ..state import NEUTRAL, State, add_aid, add_patronage, count, shift_toward, total
from .selecting import at_most, next_space

RULE = "4.3.1"
AID, PATRONAGE, UNSHIFTED = "aid", "patronage", "patronage_unshifted"


def govern(op: Operation, terms: Terms = PLAIN) -> Steps:
    """4.3.1 One or two spaces: each brings Aid, or turns Aid into Patronage and loses a level of Support.

    Young Turks: 2 Patronage for the activity. Card 86 unshaded: once without losing Support.
    """
    s = op.s
    op.activity_spaces = []
    mandate = MANDATE_OF_HEAVEN in s.unshaded
    while True:
        space = yield from next_space(
            op, "govern", RULE, governable(op), govern_limit(s), terms, lambda x: no_govern(op, x)
        )
        if space is None:
            break
        keys = [AID]
        if can_divert(s, space):
            keys += [PATRONAGE, UNSHIFTED] if mandate else [PATRONAGE]
        key = yield choose(
            op.faction, "govern.action", RULE, keys, space=IDS[space], pop=POP[space], triple=3 * POP[space]
        )
        if key == AID:
            s.note("log.govern_aid", RULE, space=IDS[space], count=add_aid(s, 3 * POP[space]))
            continue
        divert(s, space)
        if key == UNSHIFTED:
            mandate = False
        else:
            shift_toward(s, space, NEUTRAL)
            s.note("log.less_support", RULE, space=IDS[space])
    if leader(s) == "young_turks":
        s.note("log.young_turks", "2.4.1", count=add_patronage(s, 2))


def govern_limit(s: State) -> int:
    """4.3.1 Two spaces. Card 86 shaded: one. Card 115: one."""
    return at_most(s, 1 if MANDATE_OF_HEAVEN in s.shaded else 2)


def no_govern(op: Operation, space: int) -> Why | None:
    """4.3.1 COIN Control and Support, not Saigon, not where Training is."""
    if space in LOCS:
        return why("why.loc", RULE)
    if space == SAIGON:
        return why("why.saigon", RULE)
    if op.name == "train" and space in op.spaces:
        return why("why.training_there", RULE)
    if not coin_control(op.s, space):
        return why("why.no_coin_control", RULE)
    return None if op.s.support[space] > NEUTRAL else why("why.no_support", RULE)


def governable(op: Operation) -> list[int]:
    return [x for x in LAND if no_govern(op, x) is None]


def can_divert(s: State, space: int) -> bool:
    """4.3.1 More ARVN cubes than US Troops, and some Aid to divert."""
    return s.aid > 0 and total(s, ARVN_CUBES, space) > count(s, US_TROOP, space)


def divert(s: State, space: int) -> None:
    """4.3.1 The Population, as far as there is Aid, goes from Aid to Patronage (what exceeds 75 is lost)."""
    taken = -add_aid(s, -POP[space])
    add_patronage(s, taken)
    s.note("log.govern_patronage", RULE, space=IDS[space], count=taken)


def possible_govern(op: Operation) -> bool:
    return govern_limit(op.s) > 0 and bool(governable(op))
