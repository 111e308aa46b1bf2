"""1.5-1.9 Players, Support, Control, Resources of Joint Operations, and the four victory totals (7.2, 7.3)."""

from __future__ import annotations

from indochina.core.decision import Why, why

from ..board import ECON, IDS, LAND, LOCS, POP, POPULATED, TOTAL_ECON
from ..state import (
    COIN_CONTROL,
    NVA_CONTROL,
    UNCONTROLLED,
    State,
    add_resources,
    available,
    coin,
    of,
    on_map,
    release_control,
)
from .pieces import (
    ARVN,
    COIN_FACTIONS,
    FACTIONS,
    INSURGENT_FACTIONS,
    NVA,
    NVA_BASES,
    US,
    US_BASE,
    US_TROOP,
    VC,
    VC_BASES,
)

# 7.2 What each faction's total must exceed.
THRESHOLD = {US: 50, ARVN: 50, NVA: 18, VC: 35}
TIES = (VC, ARVN, NVA, US)  # 7.1 among players, the first of these wins a tie


# --- 1.5 players ------------------------------------------------------------------------------------------------


def players(s: State) -> list[tuple[str, ...]]:
    """1.5 Who plays for himself and which pair is one player's: Politburo NVA and VC, Sovereignty US and ARVN."""
    pairs = []
    if "sovereignty" in s.options and not s.nonplayers & set(COIN_FACTIONS):
        pairs.append((US, ARVN))
    if "politburo" in s.options and not s.nonplayers & set(INSURGENT_FACTIONS):
        pairs.append((NVA, VC))
    alone = [(faction,) for faction in FACTIONS if not any(faction in pair for pair in pairs)]
    return [*pairs, *alone]


def lone_player(s: State) -> tuple[str, ...]:
    """8.9 The factions of the only player, one or a pair, against Non-players; none if there are more players."""
    people = [factions for factions in players(s) if factions[0] not in s.nonplayers]
    return people[0] if len(people) == 1 and s.nonplayers else ()


# --- 1.7 control ------------------------------------------------------------------------------------------------


def coin_control(s: State, space: int) -> bool:
    """1.7 US and ARVN pieces outnumber NVA and VC pieces. A LoC has no Control."""
    return s.control[space] == COIN_CONTROL


def adjust_all_control(s: State, rule: str) -> None:
    """6.4.4, 6.5 Control is adjusted, after pieces have moved without that; the log tells where it changed."""
    before = s.control[:]
    release_control(s)
    changed = [IDS[x] for x in LAND if s.control[x] != before[x]]
    if changed:
        s.note("log.coup.control", rule, spaces=changed)


def nva_control(s: State, space: int) -> bool:
    """1.7 NVA pieces outnumber all others, VC among them."""
    return s.control[space] == NVA_CONTROL


def uncontrolled(s: State, space: int) -> bool:
    return s.control[space] == UNCONTROLLED


def recount(s: State, space: int) -> int:
    """1.7 Control as the pieces give it, whatever the marker says: 6.4 and 6.5 leave markers alone for a while."""
    if space in LOCS:
        return UNCONTROLLED
    return control_of(coin(s, space), of(s, NVA, space), of(s, VC, space))


def control_of(coin: int, nva: int, vc: int) -> int:
    """1.7 Who would Control a space with so many pieces: for what-if questions."""
    return COIN_CONTROL if coin > nva + vc else NVA_CONTROL if nva > coin + vc else UNCONTROLLED


# --- 1.6 support ------------------------------------------------------------------------------------------------


def total_support(s: State) -> int:
    """1.6.2 Population at Passive Support, twice that at Active Support."""
    support = s.support
    return sum(POP[x] * support[x] for x in POPULATED if support[x] > 0)


def total_opposition(s: State) -> int:
    """1.6.2 Population at Passive Opposition, twice that at Active Opposition."""
    support = s.support
    return -sum(POP[x] * support[x] for x in POPULATED if support[x] < 0)


def coin_population(s: State) -> int:
    """1.9 Population under COIN Control."""
    return sum(POP[x] for x in LAND if s.control[x] == COIN_CONTROL)


def nva_population(s: State) -> int:
    """1.9 Population under NVA Control."""
    return sum(POP[x] for x in LAND if s.control[x] == NVA_CONTROL)


# --- 1.9 and 7 victory totals -------------------------------------------------------------------------------------


def victory_total(s: State, faction: str) -> int:
    """1.9 US: Support and Available Troops and Bases; ARVN: COIN Population and Patronage; NVA: its Population and
    Bases on the map; VC: Opposition and Bases on the map."""
    if faction == US:
        return total_support(s) + available(s, US_TROOP) + available(s, US_BASE)
    if faction == ARVN:
        return coin_population(s) + s.patronage
    if faction == NVA:
        return nva_population(s) + on_map(s, NVA_BASES)
    return total_opposition(s) + on_map(s, VC_BASES)


def margin(s: State, faction: str) -> int:
    """7.3 How far a faction is beyond its condition; zero is short of it."""
    return victory_total(s, faction) - THRESHOLD[faction]


# --- 1.8 resources and econ ---------------------------------------------------------------------------------------


def sabotaged(s: State, loc: int) -> bool:
    """3.3.4 A LoC with a Sabotage marker."""
    return s.terror[loc] > 0 and loc in LOCS


def unsabotaged_econ(s: State) -> int:
    """6.2.3 Total Econ as it would be marked now: 15 less the Econ of Sabotaged LoCs."""
    return TOTAL_ECON - sum(ECON[loc] for loc in LOCS if s.terror[loc])


def spendable(s: State, faction: str) -> int:
    """1.8.1 What a faction may spend; the US only what ARVN has above Total Econ."""
    return max(0, s.resources[ARVN] - s.econ) if faction == US else s.resources[faction]


def can_pay(s: State, faction: str, cost: int) -> bool:
    """3.1 Nothing to pay, or enough to spend."""
    return cost <= 0 or spendable(s, faction) >= cost


def pay(s: State, faction: str, cost: int) -> None:
    """1.8.1 Pay from the faction's Resources; the US pays with ARVN's."""
    assert can_pay(s, faction, cost), f"{faction} cannot pay {cost}"
    add_resources(s, faction, -cost)


def pay_and_tell(s: State, faction: str, cost: int, space: str, rule: str) -> None:
    """1.8.1 Pay for a space, and say so: what is bought there is told when it is known."""
    pay(s, faction, cost)
    if cost:
        s.note("log.paid", rule, faction=faction, count=cost, space=space)


def dearth(s: State, faction: str, cost: int, rule: str) -> Why | None:
    """1.8.1, 3.1 Too few Resources: the US also must leave as many as Total Econ."""
    if can_pay(s, faction, cost):
        return None
    if faction == US:
        return why("why.econ", "1.8.1", cost=cost, have=spendable(s, US), econ=s.econ)
    return why("why.resources", rule, cost=cost, have=spendable(s, faction))
