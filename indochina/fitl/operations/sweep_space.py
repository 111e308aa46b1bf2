"""3.2.2, 3.2.3 The search of a Sweep in one space: whose pieces, how many Guerrillas they find, what Events add."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from indochina.core.decision import choose

from ..board import IDS, JUNGLE, SPACE
from ..cards import BOOBY_TRAPS, COBRAS
from ..components.pieces import (
    COIN_CUBES,
    COIN_TROOPS,
    CUBES_OF,
    IRREGULARS,
    KIND_NAMES,
    OWNER,
    SPECIAL_FORCES_OF,
    TROOPS_OF,
    TUNNELS,
    UNDERGROUND_GUERRILLAS,
    VC,
)
from ..dice import die
from ..state import State, count, flip, remove, total
from .assault_space import exposed
from .moving import kind_of, piece_key
from .operation import Steps


def sweepers(faction: str, as_us: bool = False, counted: tuple[int, ...] = ()) -> tuple[int, ...]:
    """3.2.3 What Activates: the Faction's cubes and its Special Forces."""
    return (*COIN_CUBES, *IRREGULARS) if as_us else (*(counted or CUBES_OF[faction]), *SPECIAL_FORCES_OF[faction])


def movers(faction: str, as_us: bool = False, counted: tuple[int, ...] = ()) -> tuple[int, ...]:
    """3.2.3 What moves: the Faction's Troops."""
    return COIN_CUBES if as_us else counted or TROOPS_OF[faction]


def sweep_strength(s: State, forces: tuple[int, ...], space: int) -> int:
    """3.2.3 A Guerrilla for each cube and Special Force; in Jungle for every two."""
    n = total(s, forces, space)
    return n // 2 if space in JUNGLE else n


def activate(s: State, seat: str, space: int, n: int, rule: str) -> Steps:
    """3.2.2, 3.2.3 Activate n enemy Guerrillas; which, is the choice of `seat` if it cannot turn up all of them.

    3.1 It may search for both enemies, or for one and ignore the other.
    """
    targets = [kind for kind in UNDERGROUND_GUERRILLAS if count(s, kind, space)]
    if n > 1 and len(targets) > 1:
        enemies = [OWNER[kind] for kind in targets]
        key = yield choose(seat, "activate.target", "3.1", ["both", *enemies], space=IDS[space], left=n)
        targets = [kind for kind in targets if key in ("both", OWNER[kind])]
    while n > 0:
        kinds = [kind for kind in targets if count(s, kind, space)]
        hidden = total(s, tuple(kinds), space)
        if not hidden:
            return
        if n >= hidden or len(kinds) == 1:
            for kind in kinds:
                found = flip(s, kind, space, n)
                n -= found
                s.note("log.activated", rule, piece=KIND_NAMES[kind], count=found, space=IDS[space])
            return
        key = yield choose(
            seat, "activate.piece", rule, [piece_key(space, kind) for kind in kinds], space=IDS[space], left=n
        )
        flip(s, kind_of(key), space, 1)
        n -= 1
        s.note("log.activated", rule, piece=KIND_NAMES[kind_of(key)], count=1, space=IDS[space])


def cobras(s: State, seat: str, spaces: Collection[int]) -> Steps:
    """Card 13 unshaded: in two Sweep spaces an Active enemy without Tunnel is removed, Troops first, Bases last."""
    if COBRAS not in s.unshaded:
        return
    used: list[int] = []
    while len(used) < 2:
        open_to = [x for x in sorted(spaces) if x not in used and cobra_targets(s, x)]
        if not open_to:
            return
        keys = [*(IDS[x] for x in open_to), "done"]
        key = yield choose(seat, "sweep.cobras", "card 13", keys, left=2 - len(used))
        if key == "done":
            return
        space = SPACE[key]
        used.append(space)
        pieces = [piece_key(space, kind) for kind in cobra_targets(s, space)]
        piece = yield choose(seat, "sweep.cobras_piece", "card 13", pieces, space=key)
        remove(s, kind_of(piece), space)
        s.note("log.removed", "card 13", piece=KIND_NAMES[kind_of(piece)], count=1, space=key)


def cobra_targets(s: State, space: int) -> list[int]:
    return [kind for kind in exposed(s, space) if kind not in TUNNELS]


def booby_traps(s: State, space: int, troops: Sequence[int]) -> Steps:
    """Card 101 shaded: after the Sweep, on 1 to 3, VC removes a Sweeping Troop in each space (US to Casualties)."""
    kinds = [kind for kind in troops if kind in COIN_TROOPS and count(s, kind, space)]
    if BOOBY_TRAPS not in s.shaded or not kinds:
        return
    if (yield from die("sweep.booby_traps", "card 101", space=IDS[space])) > 3:
        return
    key = yield choose(VC, "sweep.loss", "card 101", [piece_key(space, kind) for kind in kinds], space=IDS[space])
    remove(s, kind_of(key), space)
    s.note("log.booby_traps", "card 101", piece=KIND_NAMES[kind_of(key)], space=IDS[space])
