"""8.4.1 What the special Event instructions tell Non-players to choose: a function for each kind of choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from ...board import (
    ADJACENT,
    CAMBODIA,
    CAN_THO,
    CITIES,
    COASTAL,
    HUE,
    IDS,
    LAND,
    POP,
    PROVINCES,
    SAIGON,
    SOUTH,
    SPACE,
    TAY_NINH,
)
from ...components.control import coin_control
from ...components.pieces import (
    ARVN,
    ARVN_TROOP,
    BASES_OF,
    COIN_CUBES,
    ENEMIES,
    GUERRILLAS,
    INSURGENT_BASES,
    IRREGULARS,
    KIND_NAMES,
    NVA,
    NVA_BASE,
    NVA_GUERRILLA_A,
    NVA_GUERRILLA_U,
    NVA_GUERRILLAS,
    NVA_KINDS,
    NVA_TROOP,
    NVA_TUNNEL,
    OWNER,
    POLICE,
    RANGER_U,
    TUNNELS,
    UNDERGROUND_GUERRILLAS,
    US_TROOP,
    VC_BASE,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
)
from ...coup.commitment import LBJ, NIXON
from ...events.cards_051_060 import VoNguyenGiap
from ...events.event import TO_PLACE
from ...operations.moving import piece_key
from ...operations.sweep_space import sweep_strength
from ...state import ALL, AVAILABLE, State, available, coin, count, insurgents, on_map, room, spaces_with, total
from ..turn import Answered, Turn, most, where
from .worth import added, executing, in_event, lacking, most_population, offered_pieces, to_control, us_policy

if TYPE_CHECKING:
    from .choices import EventChoices

RULE = "8.4.1"
Choice = Callable[["EventChoices", Turn], "Answered | None"]
COIN_POPULATION = "np.event.coin_population"


# --- alternatives -------------------------------------------------------------------------------------------------


def take(t: Turn, word: str, *keys: str) -> Answered | None:
    """The first of these that is offered."""
    key = next((key for key in keys if key in t.keys), None)
    return None if key is None else t.answer(key, word, RULE)


def option(word: str, *keys: str) -> Choice:
    """The first of these that is offered, always."""
    return lambda bot, t: take(t, word, *keys)


def option_if(word: str, holds: Callable[[State], bool], key: str, other: str) -> Choice:
    """One alternative if something holds, otherwise the other."""
    return lambda bot, t: take(t, word, key if holds(t.s) else other)


def cookie_way(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 9: LBJ moves Troops to spaces, Nixon to Available."""
    if us_policy(t.s) == LBJ:
        return take(t, "np.policy.lbj", "oop_to_south", "done")
    if us_policy(t.s) == NIXON:
        return take(t, "np.policy.nixon", "oop_to_available", "map_to_available", "done")
    return None


def patronage(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 63: less Patronage against an ARVN player, the other option for a Non-player ARVN."""
    cuts = ("patronage_to_resources", "patronage_minus_5", "patronage_minus_3", "patronage_4_to_resources")
    if ARVN not in t.s.nonplayers:
        return take(t, "np.card.63", *cuts)
    if "aid_minus_10" in t.keys:
        return None
    return take(t, "np.card.63", "us_to_south", "patronage_plus_3", "aid_plus_10", "neither")


def giap_order(s: State, space: int) -> list[str]:
    """Card 56: Attack or Ambush, then Infiltrate, then Terror if there is Support, finally Rally."""
    troops, enemies = count(s, NVA_TROOP, space), coin(s, space)
    strong = enemies > 1 and troops >= 4
    fit = enemies > 0 and (troops >= 2 or total(s, NVA_GUERRILLAS, space) >= 4)
    fights = ["attack", "ambush"] if strong else ["ambush", "attack"] if fit else ["ambush"]
    return [*fights, "infiltrate", *(["terror"] if s.support[space] > 0 else []), "rally"]


def giap_space(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 56: the next space where it does something."""
    card = VoNguyenGiap(t.s, NVA)
    spaces = [SPACE[key] for key in t.keys if key in SPACE]
    able = [x for x in spaces if set(giap_order(t.s, x)) & set(card.actions(x))]
    return bot.pick_space(t, "np.card.56.nva", RULE, able) or take(t, "np.card.56.nva", "done")


def giap_action(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 56: what it does there."""
    return take(t, "np.card.56.nva", *giap_order(t.s, SPACE[t.d.values["space"]]))


# --- spaces -------------------------------------------------------------------------------------------------------


def americal_space(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 21: LBJ moves Troops to a space, Nixon to Available."""
    if us_policy(t.s) == NIXON:
        return take(t, "np.policy.nixon", AVAILABLE)
    return bot.pick_space(t, "np.policy.lbj", RULE, [SPACE[key] for key in t.keys if key in SPACE])


def space_among(sites: Callable[[State], list[int]]) -> Choice:
    """Spaces that the instruction names come first."""

    def choose(bot: EventChoices, t: Turn) -> Answered | None:
        named = [x for x in sites(t.s) if IDS[x] in t.keys]
        return bot.pick_space(t, "np.event.named", RULE, named)

    return choose


def hill_space(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 36: the most US Troops, then an own Base to tunnel."""
    s = t.s
    own = [kind for kind in BASES_OF[bot.faction] if kind not in TUNNELS]
    return bot.pick_space(
        t, "np.card.36", RULE, [SPACE[key] for key in t.keys],
        most("np.event.us_troops", lambda x: min(3, count(s, US_TROOP, x))),
        where("np.event.own_tunnel", lambda x: total(s, own, x) > 0),
    )  # fmt: skip


def bare_bases(s: State, faction: str) -> list[int]:
    """Provinces of the South with an own Base without Tunnel."""
    own = [kind for kind in BASES_OF[faction] if kind not in TUNNELS]
    return [x for x in spaces_with(s, own, PROVINCES) if x in SOUTH]


def tunnel_space(bot: EventChoices, t: Turn) -> Answered | None:
    """Cards 94, 102: the most Tunnels of its own in the South, then of either Faction."""
    s = t.s
    own = [kind for kind in BASES_OF[bot.faction] if kind not in TUNNELS]
    return bot.pick_space(
        t, "np.card.94", RULE, [SPACE[key] for key in t.keys],
        most("np.event.own_tunnel", lambda x: total(s, own, x) if x in SOUTH else 0),
        most("np.event.tunnels", lambda x: total(s, (NVA_BASE, VC_BASE), x)),
    )  # fmt: skip


# --- card 29 COIN-Controlled Population ---------------------------------------------------------------------------


def troops_elsewhere(s: State, space: int) -> int:
    return on_map(s, (US_TROOP,)) - count(s, US_TROOP, space)


GAINS: dict[int, Callable[[State, int], int]] = {
    36: lambda s, x: min(4, troops_elsewhere(s, x)) + (total(s, INSURGENT_BASES, x) > 0),
    48: lambda s, x: min(3, total(s, GUERRILLAS, x)),
    53: lambda s, x: min(2, count(s, NVA_TROOP, x)),
    56: lambda s, x: 1,
    59: lambda s, x: min(3, total(s, NVA_KINDS, x) - count(s, NVA_TUNNEL, x)),
    68: lambda s, x: min(3, available(s, RANGER_U)),
    84: lambda s, x: 1,
    112: lambda s, x: 1,
}
"""By how much each of these cards changes the balance of pieces in a space for COIN."""


def control_space(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 29: the space in which the most Population comes under COIN Control."""
    s, spaces = t.s, [SPACE[key] for key in t.keys if key in SPACE]
    card = executing(s)
    if card == 117 and t.d.values["purpose"] == TO_PLACE:
        return corps_space(bot, t, spaces)
    if card not in GAINS:
        return None
    gain = GAINS[card]
    return bot.pick_space(
        t, COIN_POPULATION, RULE, spaces, most(COIN_POPULATION, lambda x: added(s, x, gain(s, x)))
    )  # fmt: skip


def corps_space(bot: EventChoices, t: Turn, spaces: list[int]) -> Answered | None:
    """Card 117: a space, or two that touch, where 3 Troops add the most; the second only if it adds something."""
    s = t.s

    def best(*pair: int) -> int:
        return most_population({x: lacking(s, x) for x in pair if not coin_control(s, x)}, 3)

    first = next((a.key for a in in_event(t) if a.name == "event.space"), "")
    if "done" in t.keys and first in SPACE:
        start = SPACE[first]
        spaces = [x for x in spaces if best(start, x) > best(start)]
        return bot.pick_space(t, COIN_POPULATION, RULE, spaces, most(COIN_POPULATION, lambda x: best(start, x)))
    return bot.pick_space(
        t, COIN_POPULATION, RULE, spaces,
        most(COIN_POPULATION, lambda x: max(best(x, y) for y in (x, *ADJACENT[x]) if y in LAND)),
        most("np.event.coin_population_here", lambda x: best(x)),
    )  # fmt: skip


def control_place(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 29: as many pieces as it takes where they add the most COIN-Controlled Population."""
    if (answer := bot.going_on(t, "event.place")) is not None:
        return answer
    return place_for_control(bot, t, COIN_POPULATION, lambda x: bot.placeable(t, [x]).get(x, []))


def place_for_control(
    bot: EventChoices, t: Turn, word: str, kinds: Callable[[int], list[int]]
) -> Answered | None:  # fmt: skip
    spaces = dict.fromkeys(x for x, _ in offered_pieces(t))
    needs = to_control(t.s, t.d.values["left"], spaces)
    x = t.pick(word, RULE, [x for x in needs if kinds(x)], bot.same_space(t, "event.place"))
    return None if x is None else bot.place_in(t, word, RULE, {x: kinds(x)}, n=needs[x])


def control_remove(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 29: as many enemies as it takes where that adds the most COIN-Controlled Population."""
    if (answer := bot.going_on(t, "event.remove")) is not None:
        return answer
    s = t.s
    enemies: dict[int, list[int]] = {}
    for space, kind in offered_pieces(t):
        if OWNER[kind] in ENEMIES[bot.faction]:
            enemies.setdefault(space, []).append(kind)
    needs = to_control(s, t.d.values["left"], enemies, lambda x: total(s, enemies[x], x))
    x = t.pick(COIN_POPULATION, RULE, needs, bot.same_space(t, "event.remove"))
    return None if x is None else bot.remove_in(t, COIN_POPULATION, {x: enemies[x]}, n=needs[x])


def control_move(bot: EventChoices, t: Turn) -> Answered | None:
    """Cards 29, 36: US Troops from where they are not needed for COIN Control."""
    if executing(t.s) != 36 or "moves" in bot.of_event(t, "event.move"):
        return None
    s, left = t.s, t.d.values["left"]
    end = next((a.key for a in in_event(t) if a.name == "event.space"), "")  # if there was only one it is not asked

    def spare(x: int) -> int:
        troops = count(s, US_TROOP, x)
        return min(troops, coin(s, x) - insurgents(s, x) - 1) if coin_control(s, x) and POP[x] else troops

    starts = [x for x, _ in offered_pieces(t)]
    moves = gather(t, starts, spare, left, end)
    short = left - sum(n for _, _, n in moves)
    return bot.next_move(t, COIN_POPULATION, moves + gather(t, starts, lambda x: count(s, US_TROOP, x), short, end))


def gather(t: Turn, starts: Iterable[int], spare: Callable[[int], int], n: int, end: str) -> list[tuple[str, str, int]]:
    """US Troops from these spaces to one: n in all, where most can be spared first."""
    moves = []
    for x in sorted(starts, key=spare, reverse=True):
        k = min(n, spare(x))
        if k > 0:
            moves.append((piece_key(x, US_TROOP), end, k))
            n -= k
    return moves


def control_strike(bot: EventChoices, t: Turn) -> Answered | None:
    """Cards 29, 30: hits where they add the most COIN-Controlled Population."""
    s, per_space, struck = t.s, t.d.values["per_space"], t.d.values["struck"]
    spaces: dict[int, list[int]] = {}
    for x, kind in offered_pieces(t):
        spaces.setdefault(x, []).append(kind)

    def worth(x: int) -> int:
        return added(s, x, min(t.d.values["left"], per_space - struck.get(IDS[x], 0)))

    return bot.hit_in(t, spaces, most(COIN_POPULATION, worth))


# --- placing ------------------------------------------------------------------------------------------------------


def place_at(sites: Callable[[State], list[int]]) -> Choice:
    """Pieces go to spaces that the instruction names."""

    def choose(bot: EventChoices, t: Turn) -> Answered | None:
        return bot.place_in(t, "np.event.named", RULE, bot.placeable(t, sites(t.s)))

    return choose


def vietnamize(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 123: Troops before Police, for the most COIN-Controlled Population."""
    kind = ARVN_TROOP if available(t.s, ARVN_TROOP) else POLICE
    if not available(t.s, kind):
        return None
    answer = place_for_control(bot, t, "np.card.123", lambda x: [kind])
    if answer is not None:
        return answer
    return bot.place_in(t, "np.card.123", RULE, {x: [k] for x, k in offered_pieces(t) if k == kind})


def uprising(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 124: Guerrillas, then Bases, in Saigon, in Hue and in four random Cities."""
    s, left = t.s, t.d.values["left"]
    kinds = [kind for kind in (VC_GUERRILLA_U, VC_BASE) if available(s, kind)]
    if not kinds:
        return None
    cities = [x for x in CITIES if piece_key(x, kinds[0]) in t.keys]
    named = {6: [SAIGON], 5: [HUE]}.get(left, cities)
    x = t.pick("np.card.124", RULE, [x for x in named if x in cities] or cities)
    if x is None:
        return None
    return bot.next_piece(t, "np.card.124", RULE, IDS[x], [(piece_key(x, kinds[0]), 1)])


# --- cards 62, 67 just enough Troops to find the most Guerrillas ------------------------------------------------

SEARCHERS = (US_TROOP, *IRREGULARS)


def spare_troops(s: State, space: int) -> int:
    """US Troops that may leave: the last 3 COIN cubes stay."""
    return max(0, min(count(s, US_TROOP, space), total(s, COIN_CUBES, space) - 3))


def troops_needed(s: State, space: int, reserve: int) -> tuple[int, int]:
    """How many Guerrillas a US Sweep could Activate with this reserve, and how many of it that takes."""
    hidden = total(s, UNDERGROUND_GUERRILLAS, space)
    trial = s.copy()
    slot = space * len(KIND_NAMES) + US_TROOP
    for n in range(reserve + 1):
        trial.pieces[slot] = count(s, US_TROOP, space) + n
        if sweep_strength(trial, SEARCHERS, space) >= hidden:
            return hidden, n
    found = min(hidden, sweep_strength(trial, SEARCHERS, space))
    while reserve:
        trial.pieces[slot] -= 1
        if sweep_strength(trial, SEARCHERS, space) < found:
            break
        reserve -= 1
    return found, reserve


def search(t: Turn, ends: Iterable[int], starts: Iterable[int]) -> tuple[int, int] | None:
    """The space where the most Guerrillas can be Activated with spare Troops, and how many go there."""
    s, spare = t.s, {x: spare_troops(t.s, x) for x in starts}
    plans = {x: troops_needed(s, x, sum(n for y, n in spare.items() if y != x)) for x in ends}
    x = t.pick(
        "np.card.62", RULE, [x for x in plans if plans[x][0]],
        most("np.event.activated", lambda x: plans[x][0]),
    )  # fmt: skip
    return None if x is None else (x, plans[x][1])


def landing_move(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 67: to one coastal space; nobody else moves."""
    if "moves" in bot.of_event(t, "event.move"):
        return None
    found = search(t, [x for x in COASTAL if x in LAND], spaces_with(t.s, (US_TROOP,), COASTAL))
    if found is None or not found[1]:
        return take(t, "np.card.62", "done")
    end, n = found
    starts = [x for x, _ in offered_pieces(t) if x != end]
    return bot.next_move(t, "np.card.62", gather(t, starts, lambda x: spare_troops(t.s, x), n, IDS[end]))


def landing_space(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 67: Sweep where the most Guerrillas are Activated."""
    s = t.s
    return bot.pick_space(
        t, "np.card.62", RULE, [SPACE[key] for key in t.keys],
        most("np.event.activated", lambda x: troops_needed(s, x, 0)[0]),
    )  # fmt: skip


def lift(t: Turn, starts: Iterable[int]) -> tuple[int, int] | None:
    """Card 62: the space of Cambodia for the Air Lift, the same all the time, and how many are still to come."""
    lifted = [SPACE[a.key] for a in in_event(t) if a.name == "airlift.destination"]
    return search(t, lifted[-1:] or CAMBODIA, [x for x in starts if x not in lifted])


def lift_origin(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 62: from where most Troops can be spared; if nobody is needed still 1, for there must be an Air Lift."""
    s, starts = t.s, [SPACE[key] for key in t.keys if key in SPACE]
    end, n = lift(t, starts) or (None, 0)
    starts = [x for x in starts if spare_troops(s, x) and x != end]
    if "done" in t.keys and (not n or not starts):
        return t.answer("done", "np.card.62", RULE)
    x = t.pick("np.card.62", RULE, starts, most("np.event.us_troops", lambda x: spare_troops(s, x)))
    return None if x is None else t.answer(IDS[x], "np.card.62", RULE, to="" if end is None else IDS[end])


def lift_destination(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 62: where the most Guerrillas can be Activated, or where it lifts to already."""
    planned = bot.of_event(t, "airlift.origin").get("to", "")
    if planned not in t.keys:
        found = lift(t, spaces_with(t.s, (US_TROOP,)))
        planned = IDS[found[0]] if found else ""
    return take(t, "np.card.62", planned)


def lift_piece(bot: EventChoices, t: Turn) -> Answered | None:
    return take(t, "np.card.62", f"{t.d.values['start']}/{KIND_NAMES[US_TROOP]}")


def lift_count(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 62: just enough."""
    s, start, end = t.s, SPACE[t.d.values["start"]], SPACE[t.d.values["end"]]
    reserve = sum(spare_troops(s, x) for x in spaces_with(s, (US_TROOP,)) if x != end)
    return bot.number(t, max(1, min(spare_troops(s, start), troops_needed(s, end, reserve)[1])))


# --- card 67 VC ---------------------------------------------------------------------------------------------------


def amphib_from(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 67: Guerrillas from a space with Opposition."""
    s = t.s
    return bot.pick_space(
        t, "np.card.67", RULE, [SPACE[key] for key in t.keys],
        where("np.event.opposition", lambda x: s.support[x] < 0),
        most("np.event.guerrillas", lambda x: min(3, total(s, VC_GUERRILLAS, x))),
    )  # fmt: skip


def amphib_move(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 67: Underground, then Active Guerrillas to one space with Support."""
    s, left = t.s, t.d.values["left"]
    if "moves" in bot.of_event(t, "event.move"):
        return None
    pieces = offered_pieces(t)
    start = pieces[0][0]
    end = t.pick("np.card.67", RULE, [x for x in LAND if s.support[x] > 0 and x != start])
    moves: list[tuple[str, str, int]] = []
    for kind in (VC_GUERRILLA_U, VC_GUERRILLA_A) if end is not None else ():
        n = min(left, count(s, kind, start))
        if n and end is not None:
            moves.append((piece_key(start, kind), IDS[end], n))
            left -= n
    return bot.next_move(t, "np.card.67", moves) or take(t, "np.card.67", "done")


# --- card 92 ------------------------------------------------------------------------------------------------------

UPSTREAM = (*CAMBODIA, TAY_NINH)


def landings(s: State, kind: int) -> list[int]:
    """Provinces around Can Tho with room."""
    return [x for x in ADJACENT[CAN_THO] if x in LAND and room(s, kind, x)]


def fleet(s: State) -> bool:
    """Card 92 NVA: 2 Bases and 2 Guerrillas can go to 2 spaces."""
    bases = sum(count(s, NVA_BASE, x) for x in UPSTREAM)
    guerrillas = sum(total(s, NVA_GUERRILLAS, x) for x in UPSTREAM)
    return bases >= 2 and guerrillas >= 2 and len(landings(s, NVA_BASE)) >= 2


def fleet_move(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 92 NVA: a Base and half of the others to each of two spaces."""
    if "moves" in bot.of_event(t, "event.move"):
        return None
    s = t.s
    ends: list[int] = []
    for _ in range(2):
        x = t.pick("np.card.92.nva", RULE, [x for x in landings(s, NVA_BASE) if x not in ends])
        ends += [] if x is None else [x]
    moves: list[tuple[str, str, int]] = []
    if ends:
        moves += shares(s, ends, (NVA_BASE,), 2)
        others = (NVA_GUERRILLA_U, NVA_GUERRILLA_A, NVA_TROOP)
        moves += shares(s, ends, others, sum(total(s, others, x) for x in UPSTREAM))
    return bot.next_move(t, "np.card.92.nva", moves)


def shares(s: State, ends: list[int], kinds: Iterable[int], n: int) -> list[tuple[str, str, int]]:
    """n pieces from upstream, alternately to the ends; moves of the same kind from the same space are one."""
    moves: dict[tuple[str, str], int] = {}
    pieces = [piece_key(x, kind) for kind in kinds for x in UPSTREAM for _ in range(count(s, kind, x))]
    for i, key in enumerate(pieces[:n]):
        end = IDS[ends[i % len(ends)]]
        moves[key, end] = moves.get((key, end), 0) + 1
    return [(key, end, k) for (key, end), k in moves.items()]


def convoys(s: State) -> dict[int, int]:
    """Card 92 VC: spaces around Can Tho with Support, and how many VC pieces can go there."""
    guerrillas = sum(total(s, VC_GUERRILLAS, x) for x in UPSTREAM)
    bases = sum(count(s, VC_BASE, x) for x in UPSTREAM)
    ends = [x for x in ADJACENT[CAN_THO] if s.support[x] > 0]
    return {x: guerrillas + min(bases, room(s, VC_BASE, x)) for x in ends}


def convoy_size(s: State) -> int:
    return max(convoys(s).values(), default=0)


def convoy_move(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 92 VC: all to one space with Support."""
    if "moves" in bot.of_event(t, "event.move"):
        return None
    s, ends = t.s, convoys(t.s)
    end = t.pick("np.card.92.vc", RULE, ends, most("np.event.pieces", lambda x: ends[x]))
    if end is None:
        return None
    rest = room(s, VC_BASE, end)
    moves: list[tuple[Any, ...]] = []
    for x, kind in offered_pieces(t):
        n = count(s, kind, x)
        if kind == VC_BASE:
            n = min(n, rest)
            rest -= n
        if n:
            moves.append((piece_key(x, kind), IDS[end], n))
    return bot.next_move(t, "np.card.92.vc", moves)


def convoy_to(bot: EventChoices, t: Turn) -> Answered | None:
    """Card 92 VC: if the first piece was not asked for, its way is."""
    if "to" in bot.of_event(t, "event.move"):
        return None
    ends = convoys(t.s)
    x = t.pick("np.card.92.vc", RULE, [x for x in ends if IDS[x] in t.keys], most("np.event.pieces", lambda x: ends[x]))
    return None if x is None else bot.move_on(t, IDS[x], ALL, RULE)
