"""4.3.3 Raid: Rangers close in and strike. The strike itself serves Advise as well (4.2.1)."""

from __future__ import annotations

from indochina.core.decision import Why, choose, why

from ..board import ADJACENT, IDS, NORTH_VIETNAM, SPACE, SPACES
from ..components.activating import become_active
from ..components.pieces import INSURGENT, IS_BASE, KIND_NAMES, OWNER, RANGER_A, RANGER_U, RANGERS, TUNNELS
from ..operations.moving import Arrivals, kind_of, piece_key
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..state import State, count, move, on_map, remove, total
from .selecting import at_most, next_space

RULE = "4.3.3"


def raid(op: Operation, terms: Terms = PLAIN) -> Steps:
    """4.3.3 One or two spaces: adjacent Rangers move in as they are; then, if wanted, an Underground Ranger there
    becomes Active and removes two enemies."""
    s = op.s
    op.activity_spaces = []
    arrivals = Arrivals()
    while True:
        space = yield from next_space(op, "raid", RULE, raidable(s), at_most(s, 2), terms, lambda x: no_raid(s, x))
        if space is None:
            return
        s.note("log.raid", RULE, space=IDS[space])
        yield from close_in(s, op.faction, space, arrivals)
        if count(s, RANGER_U, space) and strikeable(s, space):
            if (yield choose(op.faction, "raid.strike", RULE, ["yes", "no"], space=IDS[space])) == "yes":
                if arrivals.count(s, RANGER_U, space) == count(s, RANGER_U, space):  # it moved in, and stays
                    arrivals.add(space, {RANGER_U: -1, RANGER_A: 1})
                yield from strike(s, op.faction, space, RANGER_U, RULE)


def no_raid(s: State, space: int) -> Why | None:
    """4.3.3 A Ranger in the space or next to it; not in the North (1.4.2)."""
    if space == NORTH_VIETNAM:
        return why("why.north_vietnam", "1.4.2")
    near = total(s, RANGERS, space) or any(total(s, RANGERS, x) for x in ADJACENT[space])
    return None if near else why("why.no_rangers_near", RULE)


def raidable(s: State) -> list[int]:
    return [x for x in SPACES if no_raid(s, x) is None]


def possible_raid(op: Operation) -> bool:
    return on_map(op.s, RANGERS) > 0


def close_in(s: State, seat: str, space: int, arrivals: Arrivals) -> Steps:
    """4.3.3 Any adjacent Rangers, each once, Underground or Active as they are."""
    while True:
        keys = [piece_key(x, kind) for x in ADJACENT[space] for kind in arrivals.movable(s, RANGERS, x)]
        if not keys:
            return
        everyone = ["all"] if len(keys) > 1 or count_of(s, keys[0]) > 1 else []
        key = yield choose(seat, "raid.move", RULE, [*keys, *everyone, "done"], space=IDS[space])
        if key == "done":
            return
        for start in keys if key == "all" else [key]:
            x, kind = SPACE[start.partition("/")[0]], kind_of(start)
            n = move(s, kind, x, space, arrivals.movable(s, RANGERS, x)[kind] if key == "all" else 1)
            arrivals.add(space, {kind: n})
            s.note("log.move", RULE, piece=KIND_NAMES[kind], count=n, start=IDS[x], space=IDS[space])


def count_of(s: State, key: str) -> int:
    return count(s, kind_of(key), SPACE[key.partition("/")[0]])


# --- 4.2.1, 4.3.3 the strike of Special Forces ------------------------------------------------------------------


def strikeable(s: State, space: int) -> list[int]:
    """4.2.1, 4.3.3 Any enemy piece, Underground ones too; Bases only when nothing else is there; never a Tunnel."""
    others = [kind for kind in INSURGENT if not IS_BASE[kind] and count(s, kind, space)]
    return others or [kind for kind in INSURGENT if IS_BASE[kind] and kind not in TUNNELS and count(s, kind, space)]


def strike(s: State, seat: str, space: int, force: int, rule: str) -> Steps:
    """4.2.1, 4.3.3 Activate an Underground Irregular or Ranger: it removes two enemies of the seat's choice.

    3.1 The other faction may be ignored, so it may stop when the one struck has nothing more to lose.
    """
    become_active(s, force, space, rule, 1)
    owner = ""
    for left in (2, 1):
        kinds = strikeable(s, space)
        if not kinds:
            return
        keys = [piece_key(space, kind) for kind in kinds]
        if owner and all(OWNER[kind] != owner for kind in kinds):
            keys.append("done")
        key = yield choose(seat, "strike.piece", rule, keys, space=IDS[space], left=left)
        if key == "done":
            return
        owner = OWNER[kind_of(key)]
        remove(s, kind_of(key), space)
        s.note("log.removed", rule, piece=KIND_NAMES[kind_of(key)], count=1, space=IDS[space])
