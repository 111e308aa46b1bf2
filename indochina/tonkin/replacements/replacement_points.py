"""2.2, 2.6 Replacement Points and Supply Dumps: what both sides have in common."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any

from indochina.core.decision import Blocked, Decision, Why, choose, why

from ..board import Board, per_board
from ..components.communities import settle
from ..components.tracing import active_centers
from ..components.units import FEF, VM
from ..state import TRACK, State, dumps_of, hex_key, hex_keys, hex_of, index_of, put, units_at

SAVED = 8
"""Points that may be kept from one Game Turn to the next."""
MOST_DUMPS = 9
"""SD a side may have on the map."""
RANGE = 3
"""Hexes from an HQ or a Supply Center within which points are received and units withdrawn."""
Ask = Generator[Decision, str, None]


def gain_rp(s: State, side: str, n: int, key: str, rule: str, **values: Any) -> None:
    """A side receives (with a minus: loses) Replacement Points; `key` is the log entry that says what for."""
    s.rp[index_of(side)] += n
    s.note(key, rule, side=side, points=n, total=s.rp[index_of(side)], **values)


def save_points(s: State) -> None:
    """2.2 B, 2.6 B Between two Game Turns only so many points are kept; the others are gone."""
    for side, rule in ((VM, "2.2"), (FEF, "2.6")):
        lost = s.rp[index_of(side)] - SAVED
        if lost > 0:
            s.rp[index_of(side)] = SAVED
            s.note("log.rp_lost", rule, side=side, points=lost, total=SAVED)


def chart(s: State) -> Mapping[str, Any]:
    """The line of the Reinforcement Chart for this Game Turn."""
    return s.board.turns[s.turn - 1]


def due_units(s: State, side: str) -> list[int]:
    """Units on the Turn Track whose turn has come, in the order of the counters."""
    return [u for u in units_at(s, TRACK, side) if s.due[u] <= s.turn]


def to_track(s: State, unit: int, turns: int) -> None:
    """A unit goes to the Turn Track, so many Game Turns ahead, whole and without markers."""
    put(s, unit, TRACK)
    s.due[unit] = s.turn + turns
    s.steps[unit] = s.board.units[unit].steps
    s.dg[unit] = s.oos[unit] = 0


def bring_in(s: State, unit: int, h: int) -> None:
    """A unit comes onto the map whole and without markers. Communities follow (`settle`) once that has been told."""
    put(s, unit, h)
    s.due[unit] = 0
    s.steps[unit] = s.board.units[unit].steps
    s.dg[unit] = s.oos[unit] = 0


@per_board
def over_land(board: Board, h: int, reach: int) -> tuple[int, ...]:
    """1.4 Hexes at most so far away over passable hexes, whoever stands in them: for the two exceptions to tracing."""
    ring, found = [h], {h}
    for _ in range(reach):
        ring = [n for a in ring for n in board.adjacent[a] if n not in found and board.land[n]]
        found.update(ring)
    return tuple(sorted(found))


# --- the mix of points and SD [2.2 A, 2.6 A] --------------------------------------------------------------------


def mixes(s: State, side: str, choices: Mapping[str, tuple[int, int]]) -> list[str]:
    """The mixes a side may choose: those whose SD it may have and can place."""
    room = MOST_DUMPS - len(dumps_of(s, side)) if active_centers(s, side) else 0
    return [key for key, (_, dumps) in choices.items() if dumps <= room]


def not_mixed(s: State, side: str, rule: str, choices: Mapping[str, tuple[int, int]]) -> Blocked:
    offered = mixes(s, side, choices)
    reason = why("why.dumps_full", rule, most=MOST_DUMPS) if active_centers(s, side) else why("why.no_center", rule)
    return {key: reason for key in choices if key not in offered}


def receive(s: State, side: str, rule: str, choices: Mapping[str, tuple[int, int]]) -> Ask:
    """2.2 A, 2.6 A A side chooses its mix of points and SD, then a Supply Center for each SD."""
    key = yield choose(
        side,
        "supplies.mix",
        rule,
        lambda: mixes(s, side, choices),
        lambda: not_mixed(s, side, rule, choices),
        total=s.rp[index_of(side)],
        dumps=len(dumps_of(s, side)),
    )
    points, dumps = choices[key]
    if points:
        gain_rp(s, side, points, "log.rp_received", rule)
    yield from place_dumps(s, side, dumps, rule, lambda: active_centers(s, side))


def place_dumps(
    s: State, side: str, count: int, rule: str, hexes: Callable[[], list[int]], where: str = "at_center"
) -> Ask:
    """Place new SD one by one, only `where` they may come; what a side may not have or cannot place is lost."""
    for left in range(count, 0, -1):
        spare = [u for u in s.board.of_type[f"{side} SD"] if s.place[u] < 0]
        if not spare or len(dumps_of(s, side)) >= MOST_DUMPS or not hexes():
            s.note("log.sd_lost", rule, side=side, count=left)
            return
        key = yield choose(
            side,
            "supplies.hex",
            rule,
            lambda: hex_keys(s, hexes()),
            lambda: held_centers(s, side) if where == "at_center" else {},
            left=left,
            where=where,
        )
        bring_in(s, spare[0], hex_of(s, key))
        s.note("log.sd_received", rule, side=side, hex=key)
        settle(s, [hex_of(s, key)])


def held_centers(s: State, side: str) -> Blocked:
    """1.6 Supply Centers of a side that the enemy occupies."""
    return {
        hex_key(s, h): why("why.center_held", "1.6") for h in s.board.centers[side] if h not in active_centers(s, side)
    }


# --- why no replacements are asked for -----------------------------------------------------------------------------


def tell_unasked(s: State, side: str, rule: str, candidates: Mapping[str, Why | None]) -> None:
    """2.2 B, 2.6 B Where no unit can get a point, say why nobody is asked. 1.5 Who of the VM has losses is its secret.

    `candidates` are units with lost steps and eliminated ones, each with the reason why it gets none (None: it can).
    """
    lacking = [f"{key}/lack.{reason.key.removeprefix('why.')}" for key, reason in candidates.items() if reason]
    if len(lacking) < len(candidates):
        return
    only, total = VM if side == VM else None, s.rp[index_of(side)]
    if lacking:
        s.note("log.not_replaced", rule, only, side=side, total=total, units=lacking)
    else:
        s.note("log.nobody_hurt", rule, only, side=side, total=total)


# --- steps replaced in this phase -------------------------------------------------------------------------------


def count_replaced(s: State, unit: int) -> None:
    """2.2 B Remember that a regiment has replaced a step: nobody moves in this phase, so `moved` counts them."""
    s.moved[unit] += 1


def replaced(s: State, unit: int) -> int:
    """Steps a regiment has replaced in this phase, with points and with Tieu Doan."""
    return s.moved[unit]


def forget_replaced(s: State) -> None:
    s.moved = bytearray(len(s.moved))
