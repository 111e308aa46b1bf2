"""S.3 Event Cards and the list of events.

An event is in effect during the phase of the player who plays it. Events that act at once are procedures here;
those that change numbers or permissions are read where their rule belongs: E-01, E-02, E-08, E-17, E-19 in
`bonus_dice`, E-05, E-06, E-09 and the NV side of E-10, E-11, E-13 in `combat`, the SV side of E-10 in `movement`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from indochina.core.decision import Blocked, Decision, Procedure, chance, choose, draw, why
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
from .tables import TURNS
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

Steps = Generator[Decision, str, None]


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
    key = yield choose(side, "event.play", "S.3", keys, lambda: not_in_hand(s), reveals=True)
    if key == "exchange":
        card = yield choose(side, "event.discard", "S.10", list(hand), reveals=True)
        new = yield draw("event.replacement", "S.10", list(s.aside))
        s.momentum -= 1
        s.aside = tuple(c for c in s.aside if c != new)
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


def event(s: State) -> Procedure:
    """The event of the card just played; then, with three-card hands, a new card is drawn while there are any [C.7]."""
    if s.event in AT_ONCE:
        yield from AT_ONCE[s.event](s)
    if s.deck and s.hand_size == 3:
        card = yield draw("event.draw", "S.3", list(s.deck))
        s.deck = tuple(c for c in s.deck if c != card)
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
    p = SPACE[(yield choose(SV, "event.province", "E-03", keys, card=AIR_STRIKES))]
    faces, weights = s.board.dice["sv"]
    rolled = []
    for _ in range(2):
        face = yield chance(DICE, "dice.sv", "E-03", faces, weights)
        rolled.append(face)
    s.note("log.strike", "E-03", space=SPACE_IDS[p], faces=rolled)
    for _ in range(rolled.count("X")):
        keys = [UNIT_KEYS[p * KINDS + k] for k in NV_KINDS if s.units[p * KINDS + k]]
        if keys:
            kind = UNIT[(yield choose(SV, "event.hit", "E-03", keys, space=SPACE_IDS[p]))] % KINDS
            reduce(s, p, kind)
            s.note("log.strike_hit", "E-03", unit=KIND_NAMES[kind], space=SPACE_IDS[p])
    stayed = [0] * KINDS
    for _ in range(rolled.count("R")):
        keys = [UNIT_KEYS[p * KINDS + k] for k in NV_KINDS if s.units[p * KINDS + k] > stayed[k]]
        if keys:
            kind = UNIT[(yield choose(SV, "event.push", "E-03", keys, space=SPACE_IDS[p]))] % KINDS
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
            "done"
        ]

    for left in range(5, 0, -1):
        key = yield choose(SV, "event.redeploy", "E-04", keys, left=left)
        if key == "done":
            return
        space, kind = divmod(UNIT[key], KINDS)
        where = s.board.mekong_provinces if kind == RIVER_PATROL else PROVINCES
        spaces = [SPACE_IDS[p] for p in where if p != space]
        to = yield choose(SV, "event.to", "E-04", spaces, unit=KIND_NAMES[kind], space=SPACE_IDS[space])
        take(s, UNIT[key])
        enter(s, SPACE[to], kind, activated=done)
        if not done:
            moved[SPACE[to] * KINDS + kind] += 1
        s.note("log.redeployed", "E-04", unit=KIND_NAMES[kind], space=SPACE_IDS[space], to=to)


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
        return [UNIT_KEYS[p * KINDS + k] for p in provinces for k in SV_KINDS if fresh(s, p * KINDS + k)] + ["done"]

    for left in range(number, 0, -1):
        key = yield choose(NV, "event.freeze", card, keys, card=card, left=left)
        if key == "done":
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
    near = [p for p in s.board.adjacent[space] if control(s, p) == SV and (kind != RIVER_PATROL or s.board.mekong[p])]
    spaces = [SPACE_IDS[p] for p in roomy(s, SV, near)]
    if not spaces:
        remove(s, UNIT[key])
        s.note("log.diverted_lost", "E-15", unit=unit, space=SPACE_IDS[space])
        return
    to = yield choose(SV, "event.to", "E-15", spaces, unit=unit, space=SPACE_IDS[space])
    take(s, UNIT[key])
    enter(s, SPACE[to], kind)
    s.note("log.diverted", "E-15", unit=unit, space=SPACE_IDS[space], to=to)


def evacuation(s: State) -> Steps:
    """E-16 NV chooses a province except Saigon; SV must retreat two units out of it by the rules of retreat."""
    keys = [SPACE_IDS[p] for p in PROVINCES if p != SAIGON and count(s, SV, p)]
    if not keys:
        s.note("log.no_effect", "E-16", card=EVACUATION)
        return
    p = SPACE[(yield choose(NV, "event.province", "E-16", keys, card=EVACUATION))]
    stayed = [0] * KINDS
    for left in (2, 1):
        keys = [UNIT_KEYS[p * KINDS + k] for k in SV_KINDS if s.units[p * KINDS + k] > stayed[k]]
        if keys:
            key = yield choose(SV, "combat.retreat", "E-16", keys, space=SPACE_IDS[p], left=left)
            remains = yield from retreat(s, p, UNIT[key] % KINDS)
            if remains is not None:
                stayed[remains] += 1


def viet_cong_infiltration(s: State) -> Steps:
    """E-18 NV may put one VC battalion, from the reserve or the map, into any province; it is not activated by this."""
    keys = [UNIT_KEYS[p * KINDS + VC] for p in (*PROVINCES, RESERVE) if s.units[p * KINDS + VC]]
    key = yield choose(NV, "event.vc", "E-18", [*keys, "done"])
    if key == "done":
        return
    space = UNIT[key] // KINDS
    spaces = [SPACE_IDS[p] for p in PROVINCES if p != space]
    to = yield choose(NV, "event.to", "E-18", spaces, unit="vc", space=SPACE_IDS[space])
    take(s, UNIT[key])
    enter(s, SPACE[to], VC)
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
