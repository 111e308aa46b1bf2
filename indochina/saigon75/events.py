"""S.3 Event Cards and the list of events.

An event is in effect during the phase of the player who plays it. Events that act at once are procedures here;
those that change numbers or permissions are read where their rule belongs: E-01, E-02, E-08, E-17, E-19 in
`bonus_dice`, E-05, E-06, E-09 and the NV side of E-10, E-11, E-13 in `combat`, the SV side of E-10 in `movement`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from indochina.core.decision import END, Blocked, Decision, Procedure, Why, chance, choose, draw, why
from indochina.core.dice import DICE

from .availability import d6, table_result
from .cards import (
    AIR_STRIKES,
    CARDS,
    CORRUPTION,
    CRISIS_IN_SAIGON,
    DIVERSION,
    EVACUATION,
    HO_CHI_MINH_DIRECTIVE,
    LIMITED_OFFENSIVE,
    MOUNTAINEERS_REVOLT,
    PARALYSED_LEADERSHIP,
    STRATEGIC_REDEPLOYMENT,
    USES,
    VIET_CONG_INFILTRATION,
)
from .control import control, enter
from .retreat import reduce, retreat, roomy
from .state import State, count, fresh, remove, take
from .tables import STACKING_LIMIT, TURNS
from .turn8 import saigon_contested
from .units import (
    KIND_NAMES,
    KINDS,
    NV,
    NV_KINDS,
    PROVINCES,
    RESERVE,
    RIVER_PATROL,
    SAIGON,
    SLOTS_OF,
    SPACE,
    SPACE_IDS,
    SV,
    SV_KINDS,
    UNIT,
    UNIT_KEYS,
    VC,
)
from .unoffered import empty_of, out_of_combat, unoffered

Steps = Generator[Decision, str, None]
Cards = tuple[str, ...]


# --- S.3 playing a card --------------------------------------------------------------------------------------


def hand_of(s: State, side: str) -> tuple[str, ...]:
    return s.hands[0 if side == NV else 1]


def set_hand(s: State, side: str, hand: tuple[str, ...]) -> None:
    s.hands = (hand, s.hands[1]) if side == NV else (s.hands[0], hand)


def not_in_hand(s: State) -> Blocked:
    hand = hand_of(s, s.active)
    return {
        card: why("why.discarded" if card in s.discard else "why.not_in_hand", "S.3")
        for card in CARDS
        if card not in hand
    }


def play_card(s: State) -> Procedure:
    """S.3 The active player must play one of his cards. S.10 Before that, NV may spend a token to exchange one card
    for one of the four set aside."""
    side = s.active
    hand = hand_of(s, side)
    if not hand:
        return "movement.start"
    keys = list(hand)
    if side == NV and s.momentum and s.aside:
        keys.append("exchange")
    key = yield choose(side, "event.play", "S.3", keys, lambda: not_in_hand(s), reveals=hand)
    if key == "exchange":
        card = yield choose(side, "event.discard", "S.10", list(hand), lambda: not_in_hand(s), reveals=True)
        new = yield draw("event.replacement", "S.10", [*s.aside, *s.deck])
        s.momentum -= 1
        s.aside, s.deck = without(new, s.aside, s.deck)
        s.discard += (card,)
        set_hand(s, side, (*(c for c in hand if c != card), new))
        s.note("log.exchange", "S.10", card=card)
        s.note("log.drawn", "S.10", only=side, card=new)
        return "event.play"
    set_hand(s, side, tuple(card for card in hand if card != key))
    s.discard += (key,)
    s.event, s.event_left = key, USES.get(key, 0)
    s.note("log.event", "S.3", side=side, card=key)
    return "event"


def without(card: str, pile: Cards, unseen: Cards) -> tuple[Cards, Cards]:
    """Take a card from a pile. Nobody knows which cards lie in it and which in the other one that nobody has seen: a
    person may turn up a real card that we had in the other; then one of this pile takes its place there."""
    if card in pile:
        return tuple(c for c in pile if c != card), unseen
    return pile[:-1], tuple(pile[-1] if c == card else c for c in unseen)


def event(s: State) -> Procedure:
    """The event of the card just played; then, with three-card hands, a new card is drawn while there are any [C.7]."""
    if s.event in AT_ONCE:
        yield from AT_ONCE[s.event](s)
    if s.deck and s.hand_size == 3:
        card = yield draw("event.draw", "S.3", [*s.deck, *s.aside])
        s.deck, s.aside = without(card, s.deck, s.aside)
        set_hand(s, s.active, (*hand_of(s, s.active), card))
        s.note("log.drawn", "S.3", only=s.active, card=card)
    return "movement.start"


# --- events that act at once ---------------------------------------------------------------------------------


def air_strikes(s: State) -> Steps:
    """E-03 SV chooses a province and rolls two SV battle dice; the results hit NV units there of SV's choice.

    No Air marker is needed and none is lost.
    """
    keys = [SPACE_IDS[p] for p in PROVINCES if count(s, NV, p)]
    if not keys:
        s.note("log.no_effect", "E-03", card=AIR_STRIKES)
        return
    p = SPACE[(yield choose(SV, "event.province", "E-03", keys, lambda: empty_of(s, NV, "E-03"), card=AIR_STRIKES))]
    faces, weights = s.board.dice["sv"]
    rolled = []
    for _ in range(2):
        face = yield chance(DICE, "dice.sv", "E-03", faces, weights)
        rolled.append(face)
    s.note("log.strike", "E-03", space=SPACE_IDS[p], faces=rolled)
    for left in range(rolled.count("X"), 0, -1):
        keys = [UNIT_KEYS[p * KINDS + k] for k in NV_KINDS if s.units[p * KINDS + k]]
        if keys:
            kind = UNIT[(yield choose(SV, "event.hit", "E-03", keys, space=SPACE_IDS[p], left=left))] % KINDS
            reduce(s, p, kind)
            s.note("log.strike_hit", "E-03", unit=KIND_NAMES[kind], space=SPACE_IDS[p])
    stayed = [0] * KINDS
    for left in range(rolled.count("R"), 0, -1):
        keys = [UNIT_KEYS[p * KINDS + k] for k in NV_KINDS if s.units[p * KINDS + k] > stayed[k]]
        if keys:
            stay = partial(out_of_combat, s, NV, p, list(s.units[p * KINDS : (p + 1) * KINDS]), stayed)
            kind = UNIT[(yield choose(SV, "event.push", "E-03", keys, stay, space=SPACE_IDS[p], left=left))] % KINDS
            remains = yield from retreat(s, p, kind)
            if remains is not None:
                stayed[remains] += 1


def strategic_redeployment(s: State) -> Steps:
    """E-04 SV may put up to five units anywhere in South Vietnam; River Patrols stay on the Mekong.

    In the SV phase these units count as activated and moved, outside the limit. T8 None leaves a contested Saigon.
    """
    done = s.active == SV
    moved = [0] * len(s.units)

    def keys() -> list[str]:
        shut = SAIGON if saigon_contested(s) else None
        return [UNIT_KEYS[i] for i in SLOTS_OF[SV] if s.units[i] and fresh(s, i) > moved[i] and i // KINDS != shut] + [
            END
        ]

    def settled(slot: int) -> Why:
        shut = slot // KINDS == SAIGON and saigon_contested(s)
        return why("why.saigon_stays", "T8") if shut else why("why.redeployed", "E-04")

    for left in range(5, 0, -1):
        key = yield choose(
            SV, "event.redeploy", "E-04", keys, lambda: unoffered(s, SLOTS_OF[SV], keys(), settled), left=left
        )
        if key == END:
            return
        space, kind = divmod(UNIT[key], KINDS)
        where = s.board.mekong_provinces if kind == RIVER_PATROL else PROVINCES
        spaces = [SPACE_IDS[p] for p in where if p != space]
        out = partial(not_redeployed, s, UNIT[key], "E-04")
        to = yield choose(SV, "event.to", "E-04", spaces, out, unit=KIND_NAMES[kind], space=SPACE_IDS[space])
        enter(s, SPACE[to], kind, activated=done)
        take(s, UNIT[key])
        if not done:
            moved[SPACE[to] * KINDS + kind] += 1
        s.note("log.redeployed", "E-04", unit=KIND_NAMES[kind], space=SPACE_IDS[space], to=to)


def not_redeployed(s: State, slot: int, rule: str) -> Blocked:
    """E-04, E-18 Where a unit that may go anywhere in South Vietnam cannot go: River Patrols stay on the Mekong."""
    space, kind = divmod(slot, KINDS)
    blocked: Blocked = {"reserve": why("why.no_province" if kind == VC else "why.nv_zone", rule)}
    if kind == RIVER_PATROL:
        blocked |= {SPACE_IDS[p]: why("why.mekong_only", rule) for p in PROVINCES if not s.board.mekong[p]}
    return blocked | {SPACE_IDS[space]: why("why.already_there", rule)}


def limited_offensive(s: State) -> Steps:
    """E-07 A die: on 1-2 no combat this phase, on 3-4 one, on 5-6 two."""
    die = int((yield d6("dice.event", "E-07")))
    s.combat_limit = (die - 1) // 2
    s.note("log.limited", "E-07", die=die, count=s.combat_limit)


def paralysed_leadership(s: State) -> Steps:
    """E-11 In the SV phase availability, except +1 markers, is halved, rounded down. NV phase: `combat.results`."""
    if s.active == SV:
        s.base //= 2
        s.note("log.halved", "E-11", points=s.base + s.plus)
    yield from ()


def ho_chi_minh_directive(s: State) -> Steps:
    """E-12 Played by NV: +1 to the activation die already rolled, or +1D6 on turn 8. Cancelled when SV plays it."""
    if s.active == SV:
        s.note("log.no_effect", "E-12", card=HO_CHI_MINH_DIRECTIVE)
        return
    extra = int((yield d6("dice.event", "E-12"))) if s.turn == TURNS else 1
    s.die += extra
    s.base = table_result(s, s.die)
    s.note("log.directive", "E-12", count=extra, points=s.base)


def corruption(s: State) -> Steps:
    """E-13 In the SV phase NV names up to four SV units that neither move nor attack; on turn 8 none in Saigon.

    (NV phase: see `combat.results`.)
    """
    if s.active == NV:
        return
    provinces = [p for p in PROVINCES if not (s.turn == TURNS and p == SAIGON)]
    yield from freeze(s, CORRUPTION, 4, provinces)


def mountaineers_revolt(s: State) -> Steps:
    """E-20 NV names an SV unit in a mountain province: it neither moves nor fights this phase, not even in defence."""
    yield from freeze(s, MOUNTAINEERS_REVOLT, 1, [p for p in PROVINCES if s.board.mountain[p]])


def freeze(s: State, card: str, number: int, provinces: list[int]) -> Steps:
    def keys() -> list[str]:
        return [UNIT_KEYS[p * KINDS + k] for p in provinces for k in SV_KINDS if fresh(s, p * KINDS + k)] + [END]

    def spared(slot: int) -> Why:
        if slot // KINDS in provinces:
            return why("why.frozen", card, card=card)
        return why("why.spares_saigon" if card == CORRUPTION else "why.not_mountain", card, card=card)

    for left in range(number, 0, -1):
        key = yield choose(
            NV,
            "event.freeze",
            card,
            keys,
            lambda: unoffered(s, SLOTS_OF[SV], keys(), spared),
            card=card,
            left=left,
        )
        if key == END:
            return
        s.frozen[UNIT[key]] += 1
        space, kind = divmod(UNIT[key], KINDS)
        s.note("log.frozen", card, unit=KIND_NAMES[kind], space=SPACE_IDS[space])


def crisis_in_saigon(s: State) -> Steps:
    """E-14 NV counts as controlling one more province at the next desertion."""
    s.crisis = True
    yield from ()


def diversion(s: State) -> Steps:
    """E-15 NV names an SV unit; SV moves it to an adjacent SV controlled province. If it cannot, it is eliminated."""
    keys = [UNIT_KEYS[p * KINDS + k] for p in PROVINCES for k in SV_KINDS if s.units[p * KINDS + k]]
    if not keys:
        s.note("log.no_effect", "E-15", card=DIVERSION)
        return
    key = yield choose(NV, "event.divert", "E-15", keys)
    space, kind = divmod(UNIT[key], KINDS)
    unit = KIND_NAMES[kind]
    spaces = [SPACE_IDS[p] for p in ways_out(s, UNIT[key])]
    if not spaces:
        remove(s, UNIT[key])
        s.note("log.diverted_lost", "E-15", unit=unit, space=SPACE_IDS[space])
        return
    no_way = partial(not_ways_out, s, UNIT[key])
    to = yield choose(SV, "event.to", "E-15", spaces, no_way, unit=unit, space=SPACE_IDS[space])
    enter(s, SPACE[to], kind)
    take(s, UNIT[key])
    s.note("log.diverted", "E-15", unit=unit, space=SPACE_IDS[space], to=to)


def ways_out(s: State, slot: int) -> list[int]:
    """E-15 Where a diverted unit may go: adjacent SV controlled provinces with room; River Patrols on the Mekong."""
    space, kind = divmod(slot, KINDS)
    near = [p for p in s.board.adjacent[space] if control(s, p) == SV and (kind != RIVER_PATROL or s.board.mekong[p])]
    return roomy(s, SV, near)


def not_ways_out(s: State, slot: int) -> Blocked:
    """E-15 Why a diverted unit cannot go to the other provinces."""
    space, kind = divmod(slot, KINDS)
    blocked: Blocked = {"reserve": why("why.nv_zone", "E-15")}
    for p in PROVINCES:
        if p == space:
            blocked[SPACE_IDS[p]] = why("why.already_there", "E-15")
        elif p not in s.board.adjacent[space]:
            blocked[SPACE_IDS[p]] = why("why.not_adjacent", "E-15")
        elif kind == RIVER_PATROL and not s.board.mekong[p]:
            blocked[SPACE_IDS[p]] = why("why.mekong_only", "S.4")
        elif control(s, p) != SV:
            blocked[SPACE_IDS[p]] = why("why.enemy_control", "E-15")
        elif not roomy(s, SV, [p]):
            blocked[SPACE_IDS[p]] = why("why.full", "S.5", limit=STACKING_LIMIT)
    return blocked


def evacuation(s: State) -> Steps:
    """E-16 NV chooses a province except Saigon; SV must retreat two units out of it by the rules of retreat."""
    keys = [SPACE_IDS[p] for p in PROVINCES if p != SAIGON and count(s, SV, p)]
    if not keys:
        s.note("log.no_effect", "E-16", card=EVACUATION)
        return
    p = SPACE[(yield choose(NV, "event.province", "E-16", keys, lambda: not_evacuated(s), card=EVACUATION))]
    stayed = [0] * KINDS
    for left in (2, 1):
        keys = [UNIT_KEYS[p * KINDS + k] for k in SV_KINDS if s.units[p * KINDS + k] > stayed[k]]
        if keys:
            stay = partial(out_of_combat, s, SV, p, list(s.units[p * KINDS : (p + 1) * KINDS]), stayed)
            key = yield choose(SV, "combat.retreat", "E-16", keys, stay, space=SPACE_IDS[p], left=left)
            remains = yield from retreat(s, p, UNIT[key] % KINDS)
            if remains is not None:
                stayed[remains] += 1


def not_evacuated(s: State) -> Blocked:
    return empty_of(s, SV, "E-16") | {SPACE_IDS[SAIGON]: why("why.spares_saigon", "E-16", card=EVACUATION)}


def viet_cong_infiltration(s: State) -> Steps:
    """E-18 NV may put one VC battalion, from the reserve or the map, into any province; it is not activated by this."""
    keys = [UNIT_KEYS[p * KINDS + VC] for p in (*PROVINCES, RESERVE) if s.units[p * KINDS + VC]]
    key = yield choose(NV, "event.vc", "E-18", [*keys, END])
    if key == END:
        return
    space = UNIT[key] // KINDS
    spaces = [SPACE_IDS[p] for p in PROVINCES if p != space]
    out = partial(not_redeployed, s, UNIT[key], "E-18")
    to = yield choose(NV, "event.to", "E-18", spaces, out, unit="vc", space=SPACE_IDS[space])
    enter(s, SPACE[to], VC)
    take(s, UNIT[key])
    s.note("log.infiltrated", "E-18", space=SPACE_IDS[space], to=to)


AT_ONCE: dict[str, Callable[[State], Steps]] = {
    AIR_STRIKES: air_strikes,
    STRATEGIC_REDEPLOYMENT: strategic_redeployment,
    LIMITED_OFFENSIVE: limited_offensive,
    PARALYSED_LEADERSHIP: paralysed_leadership,
    HO_CHI_MINH_DIRECTIVE: ho_chi_minh_directive,
    CORRUPTION: corruption,
    CRISIS_IN_SAIGON: crisis_in_saigon,
    DIVERSION: diversion,
    EVACUATION: evacuation,
    VIET_CONG_INFILTRATION: viet_cong_infiltration,
    MOUNTAINEERS_REVOLT: mountaineers_revolt,
}
