"""3.2.1 Train: new forces, then Pacification, an ARVN Base or Patronage back into Resources."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import DONE, END, Blocked, Decision, Why, choose, how_many, why

from ..board import CITIES, IDS, LAND, LOCS, NORTH_VIETNAM, POP, SAIGON, SPACE, SPACES
from ..cards import COMBINED_ACTION_PLATOONS, CORDS, MINH
from ..components.control import can_pay, coin_control, dearth, nva_control, pay, pay_and_tell, spendable
from ..components.pieces import (
    ARVN,
    ARVN_BASE,
    ARVN_CUBES,
    ARVN_TROOP,
    COIN_BASES,
    IRREGULAR_U,
    KIND,
    KIND_NAMES,
    POLICE,
    RANGER_U,
    US,
    US_BASE,
    US_TROOP,
)
from ..components.placing import place_own, supply
from ..sequence.deck import leader
from ..state import (
    ACTIVE_SUPPORT,
    PASSIVE_SUPPORT,
    State,
    add_aid,
    add_patronage,
    add_resources,
    available,
    count,
    move,
    of,
    place,
    remove,
    remove_terror,
    room,
    shift_support,
    spaces_with,
    total,
)
from .assault_space import armored_cavalry
from .executing import activities, add, finish, select_space
from .operation import PLAIN, Operation, Steps, Terms

RULE = "3.2.1"
COST = 3


class Train(Operation):
    """3.2.1 In each selected space place forces if wanted: 3 ARVN Resources where they are ARVN pieces. Then, in one
    of them, Pacify, build an ARVN Base (ARVN) or turn Patronage into Resources (US, Saigon).

    Minh: each Training by ARVN adds 5 Aid, when it and its Special Activity are over (the tutorial's first turn).
    """

    name = "train"
    rule = RULE

    def __init__(self, s: State, faction: str, terms: Terms = PLAIN) -> None:
        super().__init__(s, faction, terms)
        self.paid: set[int] = set()
        """Spaces paid for: where ARVN pieces were placed."""

    def on(self, state: State) -> Train:
        op = Train(state, self.faction, self.terms)
        self.hand_over(op)
        op.paid = self.paid.copy()
        return op

    def proceed(self) -> Steps:
        s = self.s
        while isinstance(space := (yield from select_space(self)), int):
            s.note("log.train", RULE, faction=self.faction, space=IDS[space])
            yield from place_in(self, space)
        yield from then(self)
        if self.faction == ARVN and self.spaces and leader(s) == MINH:
            s.note("log.minh", "2.4.1", count=add_aid(s, 5))
        yield from armored_cavalry(self)

    def why_not(self) -> Why | None:
        """3.2.1 There is nowhere to Train. Training as such costs nothing."""
        if any(self.terms.allow(x) and not_trainable(self.s, self.faction, x) is None for x in LAND):
            return None
        return why("why.no_us_piece" if self.faction == US else "why.nva_control", RULE)

    @property
    def closing(self) -> str:
        """3.2.1 When no more spaces are selected it may still Pacify, build a Base, or turn Patronage over."""
        return DONE if open_words(self, Done()) else END

    def candidates(self) -> list[int]:
        return [x for x in LAND if self.no_candidate(x) is None]

    def no_candidate(self, space: int) -> Why | None:
        """4.2.1, 4.3.1 Not where Advise or Govern took place."""
        if self.activity in ("advise", "govern") and space in self.activity_spaces:
            rule = "4.2.1" if self.activity == "advise" else "4.3.1"
            return why("why.activity_there", rule, activity=self.activity)
        return not_trainable(self.s, self.faction, space)


# --- where ------------------------------------------------------------------------------------------------------


def not_trainable(s: State, faction: str, space: int) -> Why | None:
    """3.2.1 Provinces and Cities: with a US piece for the US, without NVA Control for ARVN. 1.4.2 Not the North."""
    if space in LOCS:
        return why("why.loc", RULE)
    if space == NORTH_VIETNAM:
        return why("why.north_vietnam", "1.4.2")
    if faction == US:
        return None if of(s, US, space) else why("why.no_us_piece", RULE)
    return why("why.nva_control", RULE) if nva_control(s, space) else None


# --- placing ------------------------------------------------------------------------------------------------------


def not_placeable(op: Train, kind: int, space: int) -> Why | None:
    """3.2.1 US: Irregulars anywhere; Rangers and cubes at US Bases. ARVN: in Cities and at US or ARVN Bases.

    3 ARVN Resources for a space with ARVN pieces placed.
    """
    s = op.s
    if op.faction == US and kind != IRREGULAR_U and not count(s, US_BASE, space):
        return why("why.no_us_base", RULE)
    if op.faction == ARVN and space not in CITIES and not total(s, COIN_BASES, space):
        return why("why.no_coin_base", RULE)
    if not supply(s, op.faction, kind, space):
        return why("why.none_available", "1.4.1", piece=KIND_NAMES[kind])
    if kind == IRREGULAR_U or space in op.paid or op.terms.free:
        return None
    return dearth(s, op.faction, COST, RULE)


def place_in(op: Train, space: int) -> Steps:
    """3.2.1 One or two Irregulars (US), or one or two Rangers, or up to six ARVN cubes in any mix, or nothing."""
    kinds = ([IRREGULAR_U] if op.faction == US else []) + [RANGER_U, ARVN_TROOP, POLICE]
    left = 6
    while left:
        reason = {kind: not_placeable(op, kind, space) for kind in kinds}
        keys = [KIND_NAMES[kind] for kind in kinds if reason[kind] is None]
        if not keys:
            return
        blocked: Blocked = {KIND_NAMES[kind]: r for kind, r in reason.items() if r is not None}
        key = yield choose(op.faction, "train.piece", RULE, [*keys, DONE], blocked.copy, space=IDS[space], left=left)
        if key == DONE:
            return
        kind = KIND[key]
        there = supply(op.s, op.faction, kind, space)
        n = min(left if kind in ARVN_CUBES else 2, there)
        number = yield how_many(op.faction, "train.count", RULE, n, there=there, space=IDS[space], piece=key)
        placed = yield from place_own(op.s, op.faction, kind, space, int(number), RULE)
        if not placed:
            continue
        op.s.note("log.place", RULE, faction=op.faction, piece=key, count=placed, space=IDS[space])
        if kind == IRREGULAR_U:
            return
        pay_for(op, space)
        if kind == RANGER_U:
            return
        kinds = [ARVN_TROOP, POLICE]
        left -= placed


def pay_for(op: Train, space: int) -> None:
    """3.2.1 3 ARVN Resources for each space where ARVN pieces are placed, once."""
    if space not in op.paid and not op.terms.free:
        pay_and_tell(op.s, op.faction, COST, IDS[space], RULE)
    op.paid.add(space)


# --- then, in one space -------------------------------------------------------------------------------------------


def then(op: Train) -> Steps:
    """3.2.1 In one selected space, if wanted, one of: Pacify, a Base, Patronage. In any order with what a Capability
    and a Special Activity add."""
    done = Done()
    while words := open_words(op, done):
        keys = [*words, *activities(op), END]
        key = yield choose(op.faction, "train.then", RULE, keys, lambda: not_pacified(op), ends=op.name)
        match key:
            case "end":
                return
            case "pacify":
                done.used = key
                keys = [IDS[x] for x in ground(op, done)]
                chosen = yield choose(op.faction, "train.pacify_space", RULE, keys, lambda: no_ground(op, done))
                done.pacified.append(SPACE[chosen])
                yield from pacify_in(op, SPACE[chosen])
            case "base":
                chosen = yield choose(op.faction, "train.base_space", RULE, [IDS[x] for x in sites(op)])
                done.used = key if (yield from build(op, SPACE[chosen])) else ""
            case "patronage":
                done.used = key
                yield from transfer(op)
            case "police":
                done.police = True
                yield from add_police(op)
            case _:
                yield from add(op, key)
    if done.used or done.police:
        yield from finish(op)


class Done:
    """What has been done after placing: the one thing `used`, the spaces Pacified, the Police of card 18."""

    def __init__(self) -> None:
        self.used = ""
        self.pacified: list[int] = []
        self.police = False


def open_words(op: Train, done: Done) -> list[str]:
    """3.2.1 What may be done next. Card 19 unshaded: the US may Pacify in two spaces. Card 18 unshaded: US Training
    adds a Police."""
    us = op.faction == US
    most = 2 if us and CORDS in op.s.unshaded else 1
    again = done.used == "pacify" and len(done.pacified) < most
    able = {
        "pacify": (not done.used or again) and bool(ground(op, done)),
        "base": not done.used and bool(sites(op)),
        "patronage": not done.used and us and SAIGON in op.spaces and op.s.patronage > 0,
        "police": us and not done.police and bool(platoon_spaces(op.s)),
    }
    return [word for word, may in able.items() if may]


def ground(op: Train, done: Done) -> list[int]:
    """3.2.1 Selected spaces that could be Pacified."""
    return [x for x in op.spaces if x not in done.pacified and pacification_steps(op.s, op.faction, x)]


def sites(op: Train) -> list[int]:
    """3.2.1 Selected spaces that could have a Base."""
    return [x for x in op.spaces if can_build(op, x)]


def pacification_cost(s: State) -> int:
    """3.2.1 3 ARVN Resources for a Terror marker or a level. Ky: 4."""
    return 4 if leader(s) == "ky" else 3


def pacification_limit(s: State, faction: str) -> int:
    """Card 19 shaded: US Training Pacifies to Passive Support only."""
    return PASSIVE_SUPPORT if faction == US and CORDS in s.shaded else ACTIVE_SUPPORT


def no_pacification(s: State, faction: str, space: int) -> Why | None:
    """3.2.1 COIN Control and a US piece (US) or ARVN Troops and Police (ARVN); something to do; the Resources."""
    if not coin_control(s, space):
        return why("why.no_coin_control", RULE)
    if faction == US and not of(s, US, space):
        return why("why.no_us_piece", RULE)
    if faction == ARVN and not (count(s, ARVN_TROOP, space) and count(s, POLICE, space)):
        return why("why.no_troops_and_police", RULE)
    limit = pacification_limit(s, faction)
    if not s.terror[space] and (not POP[space] or s.support[space] >= limit):
        return why("why.no_more_support", RULE)
    return dearth(s, faction, pacification_cost(s), RULE)


def pacification_steps(s: State, faction: str, space: int) -> int:
    """3.2.1 How many steps could be paid: all Terror markers first, then up to two levels."""
    if no_pacification(s, faction, space) is not None:
        return 0
    levels = min(2, max(0, pacification_limit(s, faction) - s.support[space])) if POP[space] else 0
    return min(s.terror[space] + levels, spendable(s, faction) // pacification_cost(s))


def no_ground(op: Train, done: Done) -> Blocked:
    """3.2.1 Why a space cannot be Pacified now."""
    blocked = {IDS[x]: why("why.train.not_there", RULE) for x in SPACES if x not in op.spaces} | not_pacified(op)
    return blocked | {IDS[x]: why("why.train.pacified", RULE) for x in done.pacified}


def not_pacified(op: Train) -> Blocked:
    blocked = {IDS[x]: no_pacification(op.s, op.faction, x) for x in op.spaces}
    return {name: reason for name, reason in blocked.items() if reason is not None}


def pacify_in(op: Train, space: int) -> Steps:
    """3.2.1 Paid even when the Training is free."""
    steps = pacification_steps(op.s, op.faction, space)
    cost = pacification_cost(op.s)
    terror = op.s.terror[space]
    number = yield how_many(op.faction, "train.steps", RULE, steps, space=IDS[space], cost=cost, terror=terror)
    pacify(op.s, op.faction, space, int(number), cost)


def pacify(s: State, faction: str, space: int, steps: int, cost: int, rule: str = RULE) -> int:
    """3.2.1, 6.3.1 Pay for steps: each removes a Terror marker or, once none is left, is a level toward Active
    Support. Returns the levels."""
    pay(s, faction, steps * cost)
    terror = remove_terror(s, space, steps)
    levels = shift_support(s, space, steps - terror)
    s.note("log.pacify", rule, faction=faction, space=IDS[space], terror=terror, levels=levels, cost=steps * cost)
    return levels


def can_build(op: Train, space: int) -> bool:
    """3.2.1 ARVN only: three of its cubes, a Base to place, room for it, and 3 Resources unless paid here already."""
    s = op.s
    return (
        op.faction == ARVN
        and total(s, ARVN_CUBES, space) >= 3
        and room(s, ARVN_BASE, space) > 0
        and supply(s, ARVN, ARVN_BASE, space) > 0
        and (op.terms.free or space in op.paid or can_pay(s, ARVN, COST))
    )


def build(op: Train, space: int) -> Generator[Decision, str, bool]:
    """3.2.1 Replace three ARVN cubes with an ARVN Base. False if no Base was taken from elsewhere after all."""
    s = op.s
    troops, police = count(s, ARVN_TROOP, space), count(s, POLICE, space)
    least, most = max(0, 3 - police), min(3, troops)
    number = yield how_many(op.faction, "train.cubes", RULE, most, least=least, there=3, space=IDS[space])
    if not (yield from place_own(s, ARVN, ARVN_BASE, space, 1, RULE)):
        return False
    pay_for(op, space)
    remove(s, ARVN_TROOP, space, int(number))
    remove(s, POLICE, space, 3 - int(number))
    s.note("log.base", RULE, space=IDS[space], troops=int(number), police=3 - int(number))
    return True


def transfer(op: Train) -> Steps:
    """3.2.1 US in Saigon: up to 3 Patronage become ARVN Resources (what exceeds 75 is lost)."""
    most = min(3, op.s.patronage)
    number = yield how_many(op.faction, "train.patronage", RULE, most, there=op.s.patronage)
    add_patronage(op.s, -int(number))
    add_resources(op.s, ARVN, int(number))
    op.s.note("log.patronage_to_resources", RULE, count=int(number))


def platoon_spaces(s: State) -> list[int]:
    """Card 18 unshaded: spaces with US Troops, if there is a Police to place or relocate there."""
    if COMBINED_ACTION_PLATOONS not in s.unshaded:
        return []
    return [x for x in spaces_with(s, (US_TROOP,)) if available(s, POLICE) or spaces_with(s, (POLICE,), not_at(x))]


def not_at(space: int) -> list[int]:
    return [x for x in SPACES if x != space]


def add_police(op: Train) -> Steps:
    """Card 18 unshaded: one Police, Available or from the map, into a space with US Troops; no cost."""
    s, rule = op.s, "card 18"
    chosen = yield choose(op.faction, "train.police_space", rule, [IDS[x] for x in platoon_spaces(s)])
    space = SPACE[chosen]
    keys = ["available"] if available(s, POLICE) else []
    keys += [IDS[x] for x in spaces_with(s, (POLICE,), not_at(space))]
    start = yield choose(op.faction, "train.police_from", rule, keys, space=chosen)
    if start == "available":
        place(s, POLICE, space)
    else:
        move(s, POLICE, SPACE[start], space)
    s.note("log.platoon", rule, space=chosen, start=start)
