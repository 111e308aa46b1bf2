"""6.4 Redeploy Phase: out of Laos and Cambodia, then ARVN Troops, Police and NVA Troops. Control waits till the end.

A move is: from where, to where, how many. Each piece moves once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from indochina.core.decision import END, Blocked, Procedure, Why, choose, how_many, why

from ..board import CITIES, IDS, LAND, LOCS, OUTSIDE_SOUTH, PROVINCES, SAIGON, SPACE, SPACES, TRAIL_COUNTRY
from ..components.control import adjust_all_control, coin_control, nva_control
from ..components.pieces import (
    ARVN,
    ARVN_TROOP,
    COIN,
    COIN_BASES,
    KIND_NAMES,
    NVA,
    NVA_BASES,
    NVA_TROOP,
    POLICE,
    US_TROOP,
)
from ..deception import before_showing
from ..operations.operation import Steps
from ..sequence.deck import final_coup
from ..state import AVAILABLE, OUT_OF_PLAY, State, coin, count, hold_control, move, remove, total
from ..victory import final_victory


def leave_laos_and_cambodia(s: State) -> None:
    """6.4.1 US and ARVN pieces there are removed: US Troops out of play, all others to Available."""
    for space in TRAIL_COUNTRY:
        gone = coin(s, space)
        for kind in COIN:
            remove(s, kind, space, count(s, kind, space), OUT_OF_PLAY if kind == US_TROOP else AVAILABLE)
        if gone:
            s.note("log.coup.leave", "6.4.1", space=IDS[space], n=gone)


def troops_must_leave(s: State, space: int, bases: bool = True) -> bool:
    """6.4.2 ARVN Troops may not stay on LoCs nor in Provinces without COIN Bases. `bases`: whether Bases count."""
    return space in LOCS or (space in PROVINCES and not (bases and total(s, COIN_BASES, space)))


def troops_may_enter(s: State, space: int, bases: bool = True) -> bool:
    """6.4.2 Saigon, Cities without NVA Control, and wherever a US or ARVN Base is."""
    if space == SAIGON or (space in CITIES and not nva_control(s, space)):
        return True
    return bases and total(s, COIN_BASES, space) > 0


def police_may_enter(s: State, space: int) -> bool:
    """6.4.2 LoCs, and COIN-Controlled spaces within South Vietnam."""
    return space in LOCS or (space not in OUTSIDE_SOUTH and coin_control(s, space))


def redeploy(
    s: State,
    seat: str,
    kind: int,
    may_enter: Callable[[int], bool],
    must_leave: Callable[[int], bool],
    rule: str,
) -> Steps:
    """6.4 Pieces of one kind move, as often as their owner likes: those that must, and any others."""
    arrived = bytearray(len(SPACES))
    enter = [x for x in SPACES if may_enter(x)]
    prompt = f"redeploy.{KIND_NAMES[kind]}"

    def movable(space: int) -> int:
        return count(s, kind, space) - arrived[space]

    def keys() -> list[str]:
        spaces = [x for x in SPACES if movable(x) and (len(enter) > 1 or x not in enter)] if enter else []
        must = any(must_leave(x) for x in spaces)
        return [*(IDS[x] for x in spaces), *(() if must else (END,))]

    def ends(start: int) -> list[str]:
        return [IDS[x] for x in enter if x != start]

    def why_not() -> Blocked:
        offered = keys()
        blocked: Blocked = {IDS[x]: stays(s, kind, movable(x), x, rule) for x in SPACES if IDS[x] not in offered}
        if (must := next((x for x in SPACES if movable(x) and must_leave(x)), None)) is not None:
            blocked[END] = why("why.coup.must_redeploy", rule, space=IDS[must])
        return blocked

    while True:
        key = yield choose(seat, f"{prompt}.from", rule, keys, why_not)
        if key == END:
            return
        start = SPACE[key]
        here: Blocked = {key: why("why.there_already", rule)}
        end = SPACE[(yield choose(seat, f"{prompt}.to", rule, partial(ends, start), here.copy, space=key))]
        there = count(s, kind, start)
        asked = how_many(seat, f"{prompt}.count", rule, movable(start), there=there, start=key, space=IDS[end])
        n = int((yield asked))
        arrived[end] += move(s, kind, start, end, n)
        s.note("log.coup.redeploy", rule, piece=KIND_NAMES[kind], n=n, start=key, space=IDS[end])


def stays(s: State, kind: int, movable: int, space: int, rule: str) -> Why:
    """6.4 Why nothing leaves a space: nothing is there, it has moved, or there is no other place to go to."""
    if not count(s, kind, space):
        return why("why.coup.none_to_redeploy", rule, piece=KIND_NAMES[kind])
    return why("why.coup.no_other_place", rule) if movable else why("why.coup.has_moved", rule)


def redeploy_arvn_troops(s: State, seat: str = ARVN, bases: bool = True, rule: str = "6.4.2") -> Steps:
    """6.4.2 ARVN Troops to Cities without NVA Control, COIN Bases or Saigon; Control is judged as it is marked."""
    yield from redeploy(
        s,
        seat,
        ARVN_TROOP,
        lambda x: troops_may_enter(s, x, bases),
        lambda x: troops_must_leave(s, x, bases),
        rule,
    )


def redeploy_troops(s: State) -> Procedure:
    """6.4.1, 6.4.2 First all COIN pieces leave Laos and Cambodia; then ARVN moves its Troops."""
    hold_control(s)
    leave_laos_and_cambodia(s)
    yield from redeploy_arvn_troops(s)
    return "coup.redeploy_police"


def redeploy_police(s: State) -> Procedure:
    """6.4.2 ARVN then may move any Police to LoCs and to COIN-Controlled spaces of the South."""
    yield from redeploy(s, ARVN, POLICE, lambda x: police_may_enter(s, x), lambda x: False, "6.4.2")
    return "coup.redeploy_nva"


def redeploy_nva(s: State) -> Procedure:
    """6.4.3 NVA may move Troops to its Bases. 6.4.4 Control is adjusted. 6.4.5 After the final Coup the game ends."""
    yield from redeploy(s, NVA, NVA_TROOP, lambda x: x in LAND and total(s, NVA_BASES, x) > 0, lambda x: False, "6.4.3")
    adjust_all_control(s, "6.4.4")
    if not final_coup(s):
        return "coup.commitment"
    yield from before_showing(s)
    return final_victory(s)
