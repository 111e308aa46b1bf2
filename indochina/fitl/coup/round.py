"""2.4, 6.0, 6.1, 6.6 The Coup card, the Victory Phase that opens its Round and the Reset that closes it."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, Procedure, how_many
from indochina.core.rules import OVER

from ..board import IDS, SPACES
from ..cards import FAILED_ATTEMPTS, MIGS
from ..components.pieces import (
    ACTIVE_GUERRILLAS,
    ARVN,
    ARVN_CUBES,
    ARVN_TROOP,
    FACTIONS,
    IRREGULAR_A,
    NVA,
    POLICE,
    RANGER_A,
)
from ..deception import before_showing
from ..operations.operation import Steps
from ..sequence.deck import coup_follows_coup, final_coup, leader, seat_leader
from ..state import State, add_resources, count, flip_all, remove, total
from ..trail import degrade_trail, improve_trail
from ..victory import final_victory, victory_check


def coup_card(s: State) -> Procedure:
    """2.4 First the card's immediate instructions, then it goes to the RVN Leader box, then the Coup Round.

    6.0 No second Coup Round in a row: the card only has its effect; if it is the final one, the game ends.
    """
    if s.current in FAILED_ATTEMPTS:
        yield from failed_attempt(s)
    seat_leader(s, s.current)
    s.note("log.coup.leader", "2.4.1", leader=leader(s) or "no_leader")
    if not coup_follows_coup(s):
        return "coup.victory"
    s.note("log.coup.no_coup_round", "6.0")
    if not final_coup(s):
        return "next_card"
    yield from before_showing(s)
    return final_victory(s)


def failed_attempt(s: State) -> Steps:
    """2.4 Cards 129, 130: of the ARVN cubes in each space one in three deserts, rounded down; ARVN says which."""
    yield from desertion(s, "2.4")


def desertion(s: State, rule: str) -> Generator[Decision, str, list[int]]:
    """2.4 One in three ARVN cubes of each space goes, rounded down; ARVN says which. Returns the spaces."""
    spaces = [x for x in SPACES if total(s, ARVN_CUBES, x) >= 3]
    for space in spaces:
        troops, police = count(s, ARVN_TROOP, space), count(s, POLICE, space)
        n = (troops + police) // 3
        least, most = max(0, n - police), min(n, troops)
        t = int((yield how_many(ARVN, "coup.desertion", rule, most, least=least, there=n, space=IDS[space], n=n)))
        remove(s, ARVN_TROOP, space, t)
        remove(s, POLICE, space, n - t)
        s.note("log.coup.desertion", rule, space=IDS[space], n=n)
    return spaces


def victory_phase(s: State) -> Procedure:
    """6.1 If anybody has met its condition the game ends; else the Round goes on."""
    yield from ()
    return OVER if victory_check(s) else "coup.resources"


def reset_phase(s: State) -> Procedure:
    """6.6 Trail off its ends, markers and Momentum away, everybody Underground and Eligible; then the next card."""
    yield from ()
    if s.trail == 0:
        improve_trail(s, 1, "6.6")
    elif s.trail == 4:
        degrade_trail(s, 1, "6.6")
    if MIGS in s.unshaded:
        s.note("log.coup.migs", "5.3", n=-add_resources(s, NVA, -6))
    s.terror[:] = bytes(len(SPACES))
    flip_all(s, (*ACTIVE_GUERRILLAS, IRREGULAR_A, RANGER_A))
    s.momentum = frozenset()
    s.eligible = frozenset(FACTIONS)
    s.acted = ()
    s.stays_eligible = s.made_ineligible = frozenset()
    s.note("log.coup.reset", "6.6")
    return "next_card"
