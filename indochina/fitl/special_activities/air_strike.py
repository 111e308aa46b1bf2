"""4.2.3 Air Strike (second edition): a die of hits on exposed Insurgents and on the Trail."""

from __future__ import annotations

from indochina.core.decision import END, Blocked, Why, choose, why

from ..board import IDS, OUTSIDE_SOUTH, PROVINCES, SPACE, SPACES
from ..cards import (
    AAA,
    ARC_LIGHT,
    BOMBING_PAUSE,
    DA_NANG_EVENT,
    LASER_GUIDED_BOMBS,
    MIGS,
    ORISKANY,
    ROLLING_THUNDER,
    SA_2S,
    TOP_GUN,
    WILD_WEASELS,
)
from ..components.pieces import (
    ACTIVE_GUERRILLAS,
    INSURGENT,
    KIND_NAMES,
    NVA,
    NVA_KINDS,
    NVA_TROOP,
    OWNER,
    TUNNELS,
    US,
    US_TROOP,
    VC,
)
from ..components.pieces import INSURGENT_BASES as BASES
from ..dice import die
from ..operations.assault_space import troops_first
from ..operations.moving import kind_of, piece_key
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..sequence.deck import monsoon
from ..state import (
    ALL,
    AVAILABLE,
    CASUALTIES,
    State,
    coin,
    count,
    insurgents,
    remove,
    shift_box,
    shift_support,
    spaces_with,
    total,
)
from ..trail import degrade_trail
from .selecting import at_most

RULE = "4.2.3"
TRAIL = "trail"
BANS = {ROLLING_THUNDER: "card 10", DA_NANG_EVENT: "card 22", BOMBING_PAUSE: "card 41"}


def no_air_strike(s: State) -> Why | None:
    """Cards 10, 22 shaded and 41: no Air Strike."""
    return next((why("why.momentum", card) for name, card in BANS.items() if name in s.momentum), None)


def air_strike_limit(s: State) -> int:
    """4.2.3 Six spaces. 2.3.9 Two in Monsoon. Card 115: one."""
    return at_most(s, 2 if monsoon(s) else 6)


def removal_limit(s: State) -> int:
    """4.2.3 As many pieces as there are hits. Card 20 shaded: two. Card 5 shaded: one."""
    return 1 if WILD_WEASELS in s.momentum else 2 if LASER_GUIDED_BOMBS in s.shaded else ALL


def trail_floor(s: State) -> int:
    """Card 31 shaded: an Air Strike does not Degrade the Trail below 2."""
    return 2 if AAA in s.shaded else 0


def can_degrade(s: State) -> bool:
    """4.2.3, 6.7 The Trail can still fall. Card 39 shaded: not at all."""
    return s.trail > trail_floor(s) and ORISKANY not in s.momentum


class AirStrike:
    """One Air Strike while it is flown."""

    def __init__(
        self,
        op: Operation,
        terms: Terms = PLAIN,
        *,
        anywhere: bool = False,
        trail: bool = True,
        per_space: int = ALL,
    ) -> None:
        self.s = op.s
        self.op = op
        self.terms = terms
        self.most = air_strike_limit(op.s) if terms.most is None else terms.most
        self.anywhere = anywhere
        self.trail = trail
        self.per_space = per_space
        self.pieces = removal_limit(op.s) if per_space == ALL else ALL
        """How many may still be removed; an Event that gives the pieces overrides limits (5.1.2)."""
        self.removed: dict[int, int] = {}
        self.struck: dict[int, set[str]] = {}  # whose pieces, in each space

    def why_not_strike(self, space: int) -> Why | None:
        """4.2.3 With a US or ARVN piece. Card 8 unshaded: one space may be a Province without."""
        if not self.terms.allow(space):
            return why("why.event_spaces", "5.1")
        if space in self.removed:
            enough = self.removed[space] >= self.per_space
            return why("why.strike.enough", RULE, count=self.per_space) if enough else None
        if len(self.removed) >= self.most:
            return why("why.most_spaces", RULE, count=self.most)
        if self.anywhere or coin(self.s, space):
            return None
        arc_light = ARC_LIGHT in self.s.unshaded and all(coin(self.s, x) for x in self.removed)
        return None if arc_light and space in PROVINCES else why("why.no_coin_piece", RULE)

    def exposed(self, space: int) -> list[int]:
        """4.2.3 Active pieces: NVA Troops before any Guerrillas, Bases when nothing else is left, no Tunnels.

        Setting `ruling_ignored_troops`: the NVA may be ignored (4.1, 3.1), but not struck after VC while it has Troops
        there.
        """
        s, struck = self.s, self.struck.get(space, set())
        if troops_first(s, space):
            return [NVA_TROOP]
        troops = count(s, NVA_TROOP, space)
        kinds = [] if troops and VC in struck else [NVA_TROOP] if troops else []
        for kind in ACTIVE_GUERRILLAS:
            if count(s, kind, space) and not (troops and (OWNER[kind] == NVA or NVA in struck)):
                kinds.append(kind)
        if not kinds and insurgents(s, space) == total(s, BASES, space):
            kinds = [kind for kind in BASES if kind not in TUNNELS and count(s, kind, space)]
        return kinds

    def targets(self) -> list[str]:
        if not self.pieces:
            return []
        spaces = [x for x in spaces_with(self.s, INSURGENT) if self.why_not_strike(x) is None]
        return [piece_key(x, kind) for x in spaces for kind in self.exposed(x)]

    def blocked(self) -> Blocked:
        blocked: Blocked = {}
        for x in SPACES:
            reason = self.why_not_strike(x) if insurgents(self.s, x) else why("why.no_insurgents", RULE)
            if reason is None and not self.exposed(x):
                reason = why("why.none_exposed", RULE)
            if reason is None and not self.pieces:
                reason = why("why.strike.no_more", RULE)
            if reason is not None:
                blocked[IDS[x]] = reason
        return blocked

    def hit(self, key: str) -> None:
        space, kind = SPACE[key.partition("/")[0]], kind_of(key)
        remove(self.s, kind, space)
        self.pieces -= 1
        self.removed[space] = self.removed.get(space, 0) + 1
        self.struck.setdefault(space, set()).add(OWNER[kind])
        if space not in self.op.activity_spaces:
            self.op.activity_spaces.append(space)
        self.s.note("log.removed", RULE, piece=KIND_NAMES[kind], count=1, space=IDS[space])

    def shift(self) -> None:
        """4.2.3 Each space that lost a piece shifts one level toward Active Opposition.

        Card 20 unshaded: not where it was only one. Card 8 shaded: two levels where it was more than one.
        """
        for space, n in self.removed.items():
            if n == 1 and LASER_GUIDED_BOMBS in self.s.unshaded:
                continue
            levels = -shift_support(self.s, space, -2 if n > 1 and ARC_LIGHT in self.s.shaded else -1)
            if levels:
                self.s.note("log.opposition", RULE, space=IDS[space], count=levels)


def air_strike(
    op: Operation,
    terms: Terms = PLAIN,
    *,
    hits: int | None = None,
    anywhere: bool = False,
    trail: bool = True,
    per_space: int = ALL,
    must: bool = False,
) -> Steps:
    """4.2.3 Roll a die: so many hits. One removes an Active enemy piece, two Degrade the Trail, once. Each space that
    lost pieces shifts toward Active Opposition.

    An Event may name the spaces (`only`, `most`, `anywhere`: even without COIN pieces), the `hits` instead of a die,
    the pieces `per_space`, leave the `trail` alone, or say that it `must` hit something. Card 5 shaded: either the
    Trail or one piece.
    """
    s = op.s
    op.activity_spaces = []
    strike = AirStrike(op, terms, anywhere=anywhere, trail=trail, per_space=per_space)
    if hits is None:
        hits = yield from die("airstrike.die", RULE)
    s.note("log.air_strike", RULE, hits=hits)
    while hits > 0:
        keys = strike.targets()
        if strike.trail and hits >= 2 and can_degrade(s):
            keys.append(TRAIL)
        if not keys:
            break
        if not must or strike.removed:
            keys.append(END)
        key = yield choose(
            op.faction,
            "airstrike.hit",
            RULE,
            keys,
            strike.blocked,
            left=hits,
            pieces=min(hits, strike.pieces),
            spaces=strike.most - len(strike.removed),
            per_space=per_space,
            struck={IDS[x]: n for x, n in strike.removed.items()},
            ends="air_strike",
        )
        if key == END:
            break
        if key == TRAIL:
            hits -= 2
            strike.trail = False
            yield from strike_trail(s)
        else:
            hits -= 1
            strike.hit(key)
        if per_space == ALL and WILD_WEASELS in s.momentum:
            break
    strike.shift()


def strike_trail(s: State) -> Steps:
    """4.2.3 The Trail falls one box. Card 4 unshaded: two; shaded: only on a roll of 4 to 6, the hits are spent.

    Card 33 shaded: an Available US Troop becomes a Casualty. Card 34 unshaded: the US removes an NVA piece outside
    the South.
    """
    if TOP_GUN in s.shaded and (yield from die("airstrike.trail_die", "card 4")) < 4:
        s.note("log.trail_missed", "card 4")
        return
    boxes = min(2 if TOP_GUN in s.unshaded else 1, s.trail - trail_floor(s))
    if not degrade_trail(s, boxes, RULE):
        return
    if MIGS in s.shaded and TOP_GUN not in s.unshaded:
        if shift_box(s, US_TROOP, AVAILABLE, CASUALTIES):
            s.note("log.migs", "card 33")
    if SA_2S in s.unshaded:
        keys = [
            piece_key(x, kind) for x in OUTSIDE_SOUTH for kind in NVA_KINDS if kind not in TUNNELS and count(s, kind, x)
        ]
        if keys:
            key = yield choose(US, "airstrike.sa_2s", "card 34", keys)
            remove(s, kind_of(key), SPACE[key.partition("/")[0]])
            s.note("log.removed", "card 34", piece=KIND_NAMES[kind_of(key)], count=1, space=key.partition("/")[0])


def possible_air_strike(op: Operation) -> bool:
    """4.2.3 Something exposed to strike, or the Trail."""
    return can_degrade(op.s) or bool(AirStrike(op).targets())
