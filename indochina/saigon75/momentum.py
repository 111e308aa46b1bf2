"""S.10 Momentum Tokens."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from indochina.core.decision import DONE, END, Blocked, Decision, chance, choose, why
from indochina.core.dice import DECK

from .control import control, enter
from .reserve import can_reconstitute, not_reconstituted, reconstitute
from .state import State, fresh
from .tables import MOMENTUM_SITES, MOMENTUM_TURNS
from .units import KIND_NAMES, KINDS, NV, RESERVE, SLOTS_OF, SPACE, SPACE_IDS, UNIT, UNIT_KEYS
from .unoffered import unoffered

SITES = tuple(SPACE[name] for name in MOMENTUM_SITES.split())
FACE_DOWN, GONE = -1, 0


def strategic_movement(s: State) -> Generator[Decision, str, None]:
    """S.10 At the start of movement a token moves two NV units anywhere: activated, but outside the turn's limit."""
    while s.momentum and any(fresh(s, i) for i in SLOTS_OF[NV]):
        keys = ["strategic", "reconstitute", END] if can_reconstitute(s) else ["strategic", END]
        key = yield choose(NV, "momentum.strategic", "S.10", keys, lambda: not_reconstituted(s), tokens=s.momentum)
        if key == END:
            return
        if key == "reconstitute":
            reconstitute(s)
            continue
        s.momentum -= 1
        for left in (2, 1):
            keys = [UNIT_KEYS[i] for i in SLOTS_OF[NV] if fresh(s, i)]
            if left == 1:
                keys.append(DONE)
            if not keys:
                break
            tired = partial(unoffered, s, SLOTS_OF[NV], keys, lambda slot: why("why.moved", "S.4"))
            rest = "or_done" if left == 1 else ""
            key = yield choose(NV, "momentum.unit", "S.10", keys, tired, left=left, rest=rest)
            if key == DONE:
                break
            space, kind = divmod(UNIT[key], KINDS)
            spaces = [SPACE_IDS[p] for p in range(RESERVE + 1) if p != space]
            here: Blocked = {SPACE_IDS[space]: why("why.already_there", "S.10")}
            to = yield choose(
                NV, "momentum.to", "S.10", spaces, here.copy, unit=KIND_NAMES[kind], space=SPACE_IDS[space]
            )
            enter(s, SPACE[to], kind, activated=True)
            s.units[UNIT[key]] -= 1
            s.note("log.strategic", "S.10", unit=KIND_NAMES[kind], space=SPACE_IDS[space], to=to)


def momentum_check(s: State) -> Generator[Decision, str, None]:
    """S.10 End of turns 3, 5 and 7: the token with the turn's number goes to NV if NV controls its province.

    Otherwise it leaves the game. A token that lies face down is turned up now.
    """
    if s.turn not in MOMENTUM_TURNS:
        return
    if s.turn not in s.sites:
        hidden = [SPACE_IDS[SITES[i]] for i, number in enumerate(s.sites) if number == FACE_DOWN]
        if not hidden:
            return
        found = yield chance(DECK, "momentum.reveal", "S.10", hidden, turn=s.turn)
        site = SITES.index(SPACE[found])
    else:
        site = s.sites.index(s.turn)
    s.sites = tuple(GONE if i == site else number for i, number in enumerate(s.sites))
    won = control(s, SITES[site]) == NV
    if won:
        s.momentum += 1
    s.note("log.momentum_won" if won else "log.momentum_gone", "S.10", number=s.turn, space=SPACE_IDS[SITES[site]])
