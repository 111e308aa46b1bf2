"""6.3 Support Phase: Pacification by US and ARVN, Agitation by VC."""

from __future__ import annotations

from indochina.core.decision import END, Blocked, Procedure, choose, how_many, why

from ..board import IDS, LAND, LOCS, POP, SPACE
from ..cards import BLOWTORCH_KOMER, CADRES, EVENTS, MANDATE_OF_HEAVEN
from ..components.control import coin_control, pay, spendable
from ..components.pieces import (
    ARVN,
    ARVN_TROOP,
    POLICE,
    US,
    US_TROOP,
    VC,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
)
from ..operations.operation import Steps
from ..sequence.deck import leader
from ..state import ACTIVE_OPPOSITION, ACTIVE_SUPPORT, State, count, of, remove, remove_terror, shift_support, total

SPACES_EACH_PHASE = 4
LEVELS_EACH_SPACE = 2
KY = 127


# --- 6.3.1 pacification -------------------------------------------------------------------------------------------


def pacification_cost(s: State) -> int:
    """6.3.1 3 ARVN Resources for a Terror marker or level; 4 under Ky; 1 with Blowtorch Komer.

    5.1.2 Where both are in force the later one counts: Komer, unless Ky comes with this very Coup. 5.4 Komer counts in
    a Coup Round only, not where an Event Pacifies (card 64). Setting `ruling_ky`: always 4 under Ky.
    """
    ky = leader(s) == "ky"
    ky_holds = ky and (s.current == KY or "ruling_ky" in s.options)
    if BLOWTORCH_KOMER in s.momentum and s.current not in EVENTS and not ky_holds:
        return 1
    return 4 if ky else 3


def steps_to_support(s: State, space: int, shifted: int = 0, most: int = LEVELS_EACH_SPACE) -> int:
    """6.3.1 Terror markers to remove, then levels to shift toward Active Support, at most 2 levels in a Phase."""
    levels = min(most - shifted, ACTIVE_SUPPORT - s.support[space]) if POP[space] else 0
    return s.terror[space] + levels


def why_not_pacify(
    s: State, faction: str, space: int, shifted: int = 0, cost: int | None = None, levels: int = LEVELS_EACH_SPACE
) -> Blocked:
    """6.3.1 COIN Control, Police, the faction's own Troops, something to do and Resources to do it with."""
    name = IDS[space]
    cost = pacification_cost(s) if cost is None else cost
    if not coin_control(s, space):
        return {name: why("why.coup.no_coin_control", "6.3.1")}
    if not count(s, POLICE, space):
        return {name: why("why.coup.no_police", "6.3.1")}
    if not count(s, US_TROOP if faction == US else ARVN_TROOP, space):
        return {name: why("why.coup.no_troops", "6.3.1", faction=faction)}
    if not steps_to_support(s, space, shifted, levels):
        return {name: why("why.coup.nothing_to_pacify", "6.3.1")}
    if spendable(s, faction) < cost:
        return {name: why("why.coup.resources", "1.8.1" if faction == US else "6.3.1", cost=cost)}
    return {}


def pacification(s: State) -> Procedure:
    yield from pacify(s)
    return "coup.agitation"


def pacify(s: State, cost: int | None = None, levels: int = LEVELS_EACH_SPACE) -> Steps:
    """6.3.1 US, then ARVN, in up to 4 spaces together: those of the US are lost to ARVN, even where both could act.

    Mandate of Heaven, shaded, leaves ARVN 1 of them. `cost`, `levels`: as an Event says (card 96).
    """
    shifted: dict[int, int] = {}
    yield from pacify_as(s, US, shifted, SPACES_EACH_PHASE, cost, levels)
    left = SPACES_EACH_PHASE - len(shifted)
    yield from pacify_as(s, ARVN, shifted, min(1, left) if MANDATE_OF_HEAVEN in s.shaded else left, cost, levels)


def pacify_as(
    s: State,
    faction: str,
    shifted: dict[int, int],
    most: int,
    cost: int | None = None,
    levels: int = LEVELS_EACH_SPACE,
) -> Steps:
    """6.3.1 One faction's Pacification in up to `most` spaces. `shifted`: levels moved by either faction so far."""
    mine: list[int] = []
    price = pacification_cost(s) if cost is None else cost

    def open_to(space: int) -> bool:
        return space not in mine and len(mine) < most

    def keys() -> list[str]:
        spaces = (x for x in LAND if open_to(x) and not why_not_pacify(s, faction, x, shifted.get(x, 0), price, levels))
        return [*(IDS[x] for x in spaces), END]

    def why_not() -> Blocked:
        blocked: Blocked = {IDS[x]: why("why.loc", "6.3.1") for x in LOCS}
        for x in LAND:
            if x in mine:
                blocked[IDS[x]] = why("why.coup.once", "6.3.1")
            elif open_to(x):
                blocked |= why_not_pacify(s, faction, x, shifted.get(x, 0), price, levels)
            else:
                blocked[IDS[x]] = why("why.coup.four_spaces", "6.3.1", n=most)
        return blocked

    while True:
        left = most - len(mine)
        key = yield choose(faction, "coup.pacify", "6.3.1", keys, why_not, cost=price, levels=levels, left=left)
        if key == END:
            return
        space = SPACE[key]
        mine.append(space)
        before = shifted.get(space, 0)
        most_steps = steps_to_support(s, space, before, levels)
        if price:
            most_steps = min(most_steps, spendable(s, faction) // price)
        n = int((yield how_many(faction, "coup.pacify_steps", "6.3.1", most_steps, space=key, cost=price)))
        pay(s, faction, n * price)
        terror = remove_terror(s, space, n)
        shifted[space] = before + shift_support(s, space, n - terror)
        s.note("log.coup.pacify", "6.3.1", faction=faction, space=key, n=n, cost=n * price)


# --- 6.3.2 agitation ----------------------------------------------------------------------------------------------


def steps_to_opposition(s: State, space: int) -> int:
    """6.3.2 Terror markers to remove, then up to 2 levels to shift toward Active Opposition."""
    levels = min(LEVELS_EACH_SPACE, s.support[space] - ACTIVE_OPPOSITION) if POP[space] else 0
    return s.terror[space] + levels


def why_not_agitate(s: State, space: int, rule: str = "6.3.2", coin_control_allowed: bool = False) -> Blocked:
    """6.3.2 VC pieces, no COIN Control, something to do, a Resource; with unshaded Cadres two Guerrillas to give up."""
    name = IDS[space]
    if not of(s, VC, space):
        return {name: why("why.coup.no_vc", rule)}
    if coin_control(s, space) and not coin_control_allowed:
        return {name: why("why.coup.coin_control", rule)}
    if not steps_to_opposition(s, space):
        return {name: why("why.coup.nothing_to_agitate", rule)}
    if CADRES in s.unshaded and total(s, VC_GUERRILLAS, space) < 2:
        return {name: why("why.coup.cadres", "5.3")}
    if not s.resources[VC]:
        return {name: why("why.coup.resources", rule, cost=1)}
    return {}


def agitation(s: State) -> Procedure:
    """6.3.2 VC may Agitate in up to 4 spaces, at 1 Resource for each Terror marker or level."""
    chosen: list[int] = []

    def keys() -> list[str]:
        return [*(IDS[x] for x in LAND if x not in chosen and not why_not_agitate(s, x)), END]

    def why_not() -> Blocked:
        blocked: Blocked = {IDS[x]: why("why.loc", "6.3.2") for x in LOCS}
        blocked |= {IDS[x]: why("why.coup.once", "6.3.2") for x in chosen}
        for x in LAND:
            if x not in chosen:
                blocked |= why_not_agitate(s, x)
        return blocked

    while len(chosen) < SPACES_EACH_PHASE:
        key = yield choose(VC, "coup.agitate", "6.3.2", keys, why_not, left=SPACES_EACH_PHASE - len(chosen))
        if key == END:
            break
        chosen.append(SPACE[key])
        yield from agitate_in(s, SPACE[key])
    return "coup.redeploy_troops"


def agitate_in(s: State, space: int, rule: str = "6.3.2") -> Steps:
    """6.3.2 Agitate in one space. Unshaded Cadres: 2 VC Guerrillas there are removed for it."""
    if CADRES in s.unshaded:
        under, active = count(s, VC_GUERRILLA_U, space), count(s, VC_GUERRILLA_A, space)
        least, most = max(0, 2 - active), min(2, under)
        n = int((yield how_many(VC, "cadres.underground", "5.3", most, least=least, there=2, space=IDS[space])))
        remove(s, VC_GUERRILLA_U, space, n)
        remove(s, VC_GUERRILLA_A, space, 2 - n)
        s.note("log.coup.cadres", "5.3", space=IDS[space])
    most_steps = min(steps_to_opposition(s, space), s.resources[VC])
    n = int((yield how_many(VC, "coup.agitate_steps", rule, most_steps, space=IDS[space])))
    pay(s, VC, n)
    terror = remove_terror(s, space, n)
    shift_support(s, space, terror - n)
    s.note("log.coup.agitate", rule, space=IDS[space], n=n)
