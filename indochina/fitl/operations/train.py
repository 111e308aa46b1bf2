"""3.2.1 Train: new forces, then Pacification, an ARVN Base or Patronage back into Resources."""

from __future__ import annotations

from collections.abc import Collection, Generator

from indochina.core.decision import Blocked, Decision, Why, choose, why

from ..board import CITIES, IDS, LAND, LOCS, NORTH_VIETNAM, POP, SAIGON, SPACE, SPACES
from ..cards import COMBINED_ACTION_PLATOONS, CORDS, MINH
from ..components.control import can_pay, coin_control, nva_control, pay, spendable
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
from .assault import armored_cavalry
from .operation import Operation, Steps
from .reasons import dearth, reasons

RULE = "3.2.1"
COST = 3


def train(
    s: State,
    faction: str,
    *,
    free: bool = False,
    limited: bool = False,
    special: bool = False,
    only: Collection[int] | None = None,
    most: int | None = None,
    after: Operation | None = None,
) -> Generator[Decision, str, Operation]:
    """3.2.1 In each selected space place forces if wanted: 3 ARVN Resources where they are ARVN pieces. Then, in one
    of them, Pacify, build an ARVN Base (ARVN) or turn Patronage into Resources (US, Saigon).

    Minh: each Training by ARVN adds 5 Aid.
    """
    op = Operation(s, faction, "train", free=free, limited=limited, special=special, only=only, most=most, after=after)
    paid: set[int] = set()
    while isinstance(
        space := (yield from op.select_space(lambda: candidates(op), 0, RULE, lambda: not_candidates(op))), int
    ):
        s.note("log.train", RULE, faction=faction, space=IDS[space])
        if faction == ARVN and len(op.spaces) == 1 and leader(s) == MINH:
            s.note("log.minh", "2.4.1", count=add_aid(s, 5))
        yield from place_in(op, space, paid)
    yield from then(op, paid)
    yield from armored_cavalry(op)
    return op


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


def why_not_train(
    s: State, faction: str, free: bool = False, only: Collection[int] | None = None, special: bool = False
) -> Why | None:
    """3.2.1 Why there is nowhere to Train. Training as such costs nothing."""
    if any((only is None or x in only) and not_trainable(s, faction, x) is None for x in LAND):
        return None
    return why("why.no_us_piece" if faction == US else "why.nva_control", RULE)


def can_train(
    s: State, faction: str, free: bool = False, only: Collection[int] | None = None, special: bool = False
) -> bool:
    return why_not_train(s, faction, free, only, special) is None


def candidates(op: Operation) -> list[int]:
    """4.2.1, 4.3.1 Not where Advise or Govern took place."""
    barred = op.activity_spaces if op.activity in ("advise", "govern") else ()
    return [x for x in LAND if x not in barred and not_trainable(op.s, op.faction, x) is None]


def not_candidates(op: Operation) -> Blocked:
    def test(x: int) -> Why | None:
        if op.activity in ("advise", "govern") and x in op.activity_spaces:
            return why("why.activity_there", "4.2.1" if op.activity == "advise" else "4.3.1", activity=op.activity)
        return not_trainable(op.s, op.faction, x)

    return reasons(op, SPACES, test, 0, RULE)


# --- placing ------------------------------------------------------------------------------------------------------


def not_placeable(op: Operation, kind: int, space: int, paid: Collection[int]) -> Why | None:
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
    if kind == IRREGULAR_U or space in paid or op.free:
        return None
    return dearth(s, op.faction, COST, RULE)


def place_in(op: Operation, space: int, paid: set[int]) -> Steps:
    """3.2.1 One or two Irregulars (US), or one or two Rangers, or up to six ARVN cubes in any mix, or nothing."""
    kinds = ([IRREGULAR_U] if op.faction == US else []) + [RANGER_U, ARVN_TROOP, POLICE]
    left = 6
    while left:
        reason = {kind: not_placeable(op, kind, space, paid) for kind in kinds}
        keys = [KIND_NAMES[kind] for kind in kinds if reason[kind] is None]
        if not keys:
            return
        blocked: Blocked = {KIND_NAMES[kind]: r for kind, r in reason.items() if r is not None}
        key = yield choose(
            op.faction, "train.piece", RULE, [*keys, "done"], blocked.copy, space=IDS[space], left=left
        )  # fmt: skip
        if key == "done":
            return
        kind = KIND[key]
        n = min(left if kind in ARVN_CUBES else 2, supply(op.s, op.faction, kind, space))
        number = yield choose(
            op.faction, "train.count", RULE, [str(i) for i in range(1, n + 1)], space=IDS[space], piece=key
        )  # fmt: skip
        placed = yield from place_own(op.s, op.faction, kind, space, int(number), RULE)
        if not placed:
            continue
        op.s.note("log.place", RULE, faction=op.faction, piece=key, count=placed, space=IDS[space])
        if kind == IRREGULAR_U:
            return
        pay_for(op, space, paid)
        if kind == RANGER_U:
            return
        kinds = [ARVN_TROOP, POLICE]
        left -= placed


def pay_for(op: Operation, space: int, paid: set[int]) -> None:
    """3.2.1 3 ARVN Resources for each space where ARVN pieces are placed, once."""
    if space not in paid and not op.free:
        pay(op.s, op.faction, COST)
    paid.add(space)


# --- then, in one space -------------------------------------------------------------------------------------------


def then(op: Operation, paid: set[int]) -> Steps:
    """3.2.1 In one selected space, if wanted, one of: Pacify, a Base, Patronage. In any order with what a Capability
    and a Special Activity add.

    Card 19 unshaded: the US may Pacify in two of them. Card 18 unshaded: US Training adds a Police.
    """
    s, pacified, used, police = op.s, list[int](), "", False
    while True:
        words = []
        ground = [x for x in op.spaces if x not in pacified and pacification_steps(s, op.faction, x)]
        most = 2 if op.faction == US and CORDS in s.unshaded else 1
        if ground and (not used or (used == "pacify" and len(pacified) < most)):
            words.append("pacify")
        sites = [x for x in op.spaces if can_build(op, x, paid)]
        if sites and not used:
            words.append("base")
        if op.faction == US and SAIGON in op.spaces and s.patronage and not used:
            words.append("patronage")
        if op.faction == US and not police and platoon_spaces(s):
            words.append("police")
        if not words:
            if used or police:
                yield from op.finish()
            return
        keys = [*words, *op.activities(), "done"]
        key = yield choose(op.faction, "train.then", RULE, keys, lambda: not_pacified(op))
        match key:
            case "done":
                return
            case "pacify":
                used = key
                chosen = yield choose(op.faction, "train.pacify_space", RULE, [IDS[x] for x in ground])
                pacified.append(SPACE[chosen])
                yield from pacify_in(op, SPACE[chosen])
            case "base":
                chosen = yield choose(op.faction, "train.base_space", RULE, [IDS[x] for x in sites])
                used = key if (yield from build(op, SPACE[chosen], paid)) else ""
            case "patronage":
                used = key
                yield from transfer(op)
            case "police":
                police = True
                yield from add_police(op)
            case _:
                yield from op.add(key)


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


def not_pacified(op: Operation) -> Blocked:
    blocked = {IDS[x]: no_pacification(op.s, op.faction, x) for x in op.spaces}
    return {name: reason for name, reason in blocked.items() if reason is not None}


def pacify_in(op: Operation, space: int) -> Steps:
    """3.2.1 Paid even when the Training is free."""
    steps = pacification_steps(op.s, op.faction, space)
    cost = pacification_cost(op.s)
    keys = [str(n) for n in range(1, steps + 1)]
    number = yield choose(
        op.faction, "train.steps", RULE, keys, space=IDS[space], cost=cost, terror=op.s.terror[space]
    )  # fmt: skip
    pacify(op.s, op.faction, space, int(number), cost)


def pacify(s: State, faction: str, space: int, steps: int, cost: int, rule: str = RULE) -> int:
    """3.2.1, 6.3.1 Pay for steps: each removes a Terror marker or, once none is left, is a level toward Active
    Support. Returns the levels."""
    pay(s, faction, steps * cost)
    terror = remove_terror(s, space, steps)
    levels = shift_support(s, space, steps - terror)
    s.note("log.pacify", rule, faction=faction, space=IDS[space], terror=terror, levels=levels, cost=steps * cost)
    return levels


def can_build(op: Operation, space: int, paid: Collection[int]) -> bool:
    """3.2.1 ARVN only: three of its cubes, a Base to place, room for it, and 3 Resources unless paid here already."""
    s = op.s
    return (
        op.faction == ARVN
        and total(s, ARVN_CUBES, space) >= 3
        and room(s, ARVN_BASE, space) > 0
        and supply(s, ARVN, ARVN_BASE, space) > 0
        and (op.free or space in paid or can_pay(s, ARVN, COST))
    )


def build(op: Operation, space: int, paid: set[int]) -> Generator[Decision, str, bool]:
    """3.2.1 Replace three ARVN cubes with an ARVN Base. False if no Base was taken from elsewhere after all."""
    s = op.s
    troops, police = count(s, ARVN_TROOP, space), count(s, POLICE, space)
    keys = [str(n) for n in range(max(0, 3 - police), min(3, troops) + 1)]
    number = yield choose(op.faction, "train.cubes", RULE, keys, space=IDS[space])
    if not (yield from place_own(s, ARVN, ARVN_BASE, space, 1, RULE)):
        return False
    pay_for(op, space, paid)
    remove(s, ARVN_TROOP, space, int(number))
    remove(s, POLICE, space, 3 - int(number))
    s.note("log.base", RULE, space=IDS[space], troops=int(number), police=3 - int(number))
    return True


def transfer(op: Operation) -> Steps:
    """3.2.1 US in Saigon: up to 3 Patronage become ARVN Resources (what exceeds 75 is lost)."""
    most = min(3, op.s.patronage)
    number = yield choose(op.faction, "train.patronage", RULE, [str(n) for n in range(1, most + 1)])
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


def add_police(op: Operation) -> Steps:
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
