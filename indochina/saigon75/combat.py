"""S.6 Fighting the combats that were declared: dice, results, losses, retreats."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from indochina.core.decision import Blocked, Decision, Procedure, Why, chance, choose, how_many, why
from indochina.core.dice import DICE

from .air import air_attrition
from .bonus_dice import declare_bonus
from .cards import (
    ARMOURED_SUPPORT,
    CORRUPTION,
    INTELLIGENCE,
    PARALYSED_LEADERSHIP,
    STUBBORN_RESISTANCE,
    VIET_CONG_ATTACK,
)
from .control import control_after_combat, control_check
from .retreat import move_out, not_refuges, reduce, refuges, retreat, roomy
from .settings import HELD_UNIT, SECOND_COMBAT
from .stacking import eliminate_excess
from .state import State, count
from .turn8 import saigon_contested
from .units import (
    KIND_NAMES,
    KINDS,
    KINDS_OF,
    MECHANIZED,
    NV,
    NV_DIVISION,
    RANGER,
    RIVER_PATROL,
    SAIGON,
    SLOTS,
    SPACE,
    SPACE_IDS,
    SV,
    UNIT,
    UNIT_KEYS,
    VC,
    Units,
    other,
)
from .unoffered import out_of_combat, slots_in, unoffered

YES_NO = ["yes", "no"]


def combat(s: State) -> Procedure:
    """S.6 The next declared combat: one round, results simultaneous; the defender applies them first."""
    if not s.combats:
        yield from eliminate_excess(s)
        control_check(s)
        return end_of_phase(s)
    (p, attackers), s.combats = s.combats[0], s.combats[1:]
    attacker, defender = s.active, other(s.active)
    units = {attacker: list(attackers), defender: [0] * KINDS}
    dice: dict[str, int] = {}
    air = 0
    for side in (attacker, defender):
        if side == defender:
            units[side] = yield from defenders(s, p, attackers)
        giving = dice_from_units(s, p, side, units[side])
        engaged = sum(units[side]) - held_back(s, p, side)
        dice[side], markers = yield from declare_bonus(s, p, side, side == attacker, giving, engaged)
        air += markers
    faces: dict[str, list[str]] = {}
    for side in (attacker, defender):
        faces[side] = yield from roll(s, side, dice[side])
    s.note(
        "log.dice",
        "S.6a",
        space=SPACE_IDS[p],
        attacker=attacker,
        defender=defender,
        first=faces[attacker][:] or ["none"],
        second=faces[defender][:] or ["none"],  # a die rolled again changes these
    )
    yield from air_attrition(s, air)
    yield from rerolls(s, faces)
    if attacker == SV and p == SAIGON and saigon_contested(s):
        units[SV] = [s.units[p * KINDS + k] if k < NV_DIVISION else 0 for k in range(KINDS)]
    hits, retreats = yield from results(s, faces, units)
    for side in (defender, attacker):
        yield from losses(s, p, side, units[side], hits[side])
        yield from retreats_of(s, p, side, units[side], retreats[side])
    yield from armoured_support(s, p, units[SV])
    yield from withdraw(s, p, units[SV])
    control_after_combat(s, p)
    return "combat"


def defenders(s: State, p: int, attackers: tuple[int, ...]) -> Generator[Decision, str, Units]:
    """S.6 All enemy units defend; but without Rangers or River Patrols in the attack NV may keep its VC out of it.

    Ruling: a unit that has fought in another combat of the phase takes no part, nor does one held by E-20.
    """
    side = other(s.active)
    units = [able(s, p * KINDS + k) if k in KINDS_OF[side] else 0 for k in range(KINDS)]
    if side == NV and units[VC] and not attackers[RANGER] and not attackers[RIVER_PATROL]:
        there = s.units[p * KINDS + VC]
        number = yield how_many(NV, "combat.vc", "S.6", units[VC], least=0, there=there, space=SPACE_IDS[p])
        units[VC] = int(number)
    return units


def able(s: State, slot: int) -> int:
    """Units of a slot that can take part in its defence."""
    held = 0 if HELD_UNIT in s.rulings else s.frozen[slot]
    return s.units[slot] - s.activated[slot] - held


def dice_from_units(s: State, p: int, side: str, units: Units) -> int:
    """S.6a A die per unit engaged. E-10 in the NV phase: none for SV mechanised units. E-20: none for the unit held."""
    number = sum(units) - held_back(s, p, side)
    if side == SV and s.active == NV and s.event == VIET_CONG_ATTACK:
        number -= units[MECHANIZED]
    return number


def held_back(s: State, p: int, side: str) -> int:
    """E-20 By the other ruling: units that share in the results, but give no die."""
    if side == s.active or HELD_UNIT not in s.rulings:
        return 0
    return sum(s.frozen[p * KINDS + k] for k in KINDS_OF[side])


def has_fought(s: State, side: str) -> bool:
    """S.6 A unit takes part in one combat a phase. Does one of this side that leaves its combat count as having fought?

    Attackers are activated anyway.
    """
    return side == s.active or SECOND_COMBAT not in s.rulings


def roll(s: State, side: str, number: int) -> Generator[Decision, str, list[str]]:
    name = "nv" if side == NV else "sv"
    faces, weights = s.board.dice[name]
    rolled = []
    for _ in range(number):
        face = yield chance(DICE, f"dice.{name}", "S.6a", faces, weights)
        rolled.append(face)
    return rolled


def rerolls(s: State, faces: dict[str, list[str]]) -> Generator[Decision, str, None]:
    """S.10 In his phase NV may spend a token to roll one of his dice again. E-05 SV: one die of either side."""
    while s.active == NV and s.momentum and faces[NV]:
        keys = [f"nv/{face}" for face in sorted(set(faces[NV]))]
        key = yield choose(
            NV, "combat.reroll", "S.10", [*keys, "none"], nv=faces[NV], sv=faces[SV] or ["none"], tokens=s.momentum
        )
        if key == "none":
            break
        s.momentum -= 1
        yield from roll_again(s, faces, key, "S.10")
    if s.event == INTELLIGENCE and s.event_left and (faces[NV] or faces[SV]):
        keys = [f"{side.lower()}/{face}" for side in (NV, SV) for face in sorted(set(faces[side]))]
        key = yield choose(
            SV, "combat.intelligence", "E-05", [*keys, "none"], nv=faces[NV] or ["none"], sv=faces[SV] or ["none"]
        )
        if key != "none":
            s.event_left -= 1
            yield from roll_again(s, faces, key, "E-05")


def roll_again(s: State, faces: dict[str, list[str]], key: str, rule: str) -> Generator[Decision, str, None]:
    name, _, face = key.partition("/")
    side = name.upper()
    new = yield from roll(s, side, 1)
    faces[side][faces[side].index(face)] = new[0]
    s.note("log.reroll", rule, side=side, face=face, new=new[0])


def results(
    s: State, faces: dict[str, list[str]], units: dict[str, Units]
) -> Generator[Decision, str, tuple[dict[str, int], dict[str, int]]]:
    """S.6a X reduces an enemy unit; the balance of R makes as many enemy units retreat. Events may change both.

    E-13 (NV phase) turns the X NV suffers into R, E-11 (NV phase) the R SV suffers into X, for one combat each;
    E-06 lets SV ignore its retreats in one combat. All three are declared after the roll.
    """
    x = {side: faces[other(side)].count("X") for side in (NV, SV)}
    r = {side: faces[other(side)].count("R") for side in (NV, SV)}
    if s.event == CORRUPTION and s.active == NV and s.event_left and x[NV]:
        if (yield choose(NV, "combat.corruption", "E-13", YES_NO, count=x[NV])) == "yes":
            s.event_left -= 1
            r[NV] += x[NV]
            x[NV] = 0
            s.note("log.corruption", "E-13")
    balance = r[SV] - r[NV]
    must = {SV: max(0, balance), NV: max(0, -balance)}
    if must[SV] and s.event_left:
        if s.event == PARALYSED_LEADERSHIP and s.active == NV:
            if (yield choose(NV, "combat.paralysed", "E-11", YES_NO, count=must[SV])) == "yes":
                s.event_left -= 1
                x[SV] += must[SV]
                must[SV] = 0
                s.note("log.paralysed", "E-11")
        elif s.event == STUBBORN_RESISTANCE:
            if (yield choose(SV, "combat.stubborn", "E-06", YES_NO, count=must[SV])) == "yes":
                s.event_left -= 1
                must[SV] = 0
                s.note("log.stubborn", "E-06")
    return x, must


def losses(s: State, p: int, side: str, units: Units, number: int) -> Generator[Decision, str, None]:
    """S.6a Each X reduces one of the units engaged; their owner chooses which."""
    for left in range(number, 0, -1):
        keys = [UNIT_KEYS[p * KINDS + k] for k in KINDS_OF[side] if units[k]]
        if not keys:
            return
        safe = partial(out_of_combat, s, side, p, units, [0] * KINDS)
        key = yield choose(side, "combat.loss", "S.6a", keys, safe, space=SPACE_IDS[p], left=left)
        kind = UNIT[key] % KINDS
        units[kind] -= 1
        remains = reduce(s, p, kind, activated=side == s.active)
        if remains is not None:
            units[remains] += 1
        s.note(
            "log.reduced" if remains is not None else "log.eliminated",
            "S.6a",
            side=side,
            unit=KIND_NAMES[kind],
            space=SPACE_IDS[p],
        )


def retreats_of(s: State, p: int, side: str, units: Units, number: int) -> Generator[Decision, str, None]:
    """S.6a For each R in the balance one unit retreats, of its owner's choice; R beyond the units have no effect.

    S.6b When all units of a side would have to leave the province, the last of them may stay.
    """
    stayed = [0] * KINDS
    all_leave = sum(units) == count(s, side, p) <= number
    for left in range(number, 0, -1):
        keys = [UNIT_KEYS[p * KINDS + k] for k in KINDS_OF[side] if units[k] > stayed[k]]
        if not keys:
            return
        stay = partial(out_of_combat, s, side, p, units, stayed)
        key = yield choose(side, "combat.retreat", "S.6b", keys, stay, space=SPACE_IDS[p], left=left)
        kind = UNIT[key] % KINDS
        units[kind] -= 1
        remains = yield from retreat(
            s,
            p,
            kind,
            may_stay=all_leave and sum(units) == sum(stayed),
            activated=side == s.active,
            fought=has_fought(s, side),
        )
        if remains is not None:
            units[remains] += 1
            stayed[remains] += 1


def armoured_support(s: State, p: int, units: Units) -> Generator[Decision, str, None]:
    """E-09 After one combat of the phase NV may inflict one more X on the SV units of that combat."""
    if s.event == ARMOURED_SUPPORT and s.event_left and any(units):
        if (yield choose(NV, "combat.armoured", "E-09", YES_NO, space=SPACE_IDS[p])) == "yes":
            s.event_left -= 1
            s.note("log.armoured", "E-09", space=SPACE_IDS[p])
            yield from losses(s, p, SV, units, 1)


def withdraw(s: State, p: int, units: Units) -> Generator[Decision, str, None]:
    """S.6b After a combat SV units of it may retreat of their own will. T8 Not from a contested Saigon.

    E-20 Nor a unit that may not move.
    """
    if p == SAIGON and saigon_contested(s):
        return
    while True:
        free = [k for k in KINDS_OF[SV] if units[k] and s.units[p * KINDS + k] > s.frozen[p * KINDS + k]]
        ways = {k: roomy(s, SV, refuges(s, p, k)) for k in free}
        keys = [UNIT_KEYS[p * KINDS + k] for k, spaces in ways.items() if spaces]
        if not keys:
            return
        stay = partial(not_withdrawn, s, p, units, keys)
        key = yield choose(SV, "combat.withdraw", "S.6b", [*keys, "done"], stay, space=SPACE_IDS[p])
        if key == "done":
            return
        kind = UNIT[key] % KINDS
        to = yield choose(
            SV,
            "withdraw.to",
            "S.6b",
            [SPACE_IDS[q] for q in ways[kind]],
            partial(not_refuges, s, p, kind),
            unit=KIND_NAMES[kind],
            space=SPACE_IDS[p],
        )
        units[kind] -= 1
        move_out(s, p, kind, SPACE[to], activated=s.active == SV, fought=has_fought(s, SV))
        s.note("log.withdraw", "S.6b", unit=KIND_NAMES[kind], space=SPACE_IDS[p], to=to)


def not_withdrawn(s: State, p: int, units: Units, keys: list[str]) -> Blocked:
    """S.6b Why SV units in the province cannot retreat of their own will."""

    def bound(slot: int) -> Why:
        if not units[slot % KINDS]:
            return why("why.not_engaged", "S.6")
        return (
            why("why.frozen", s.event, card=s.event)
            if not s.units[slot] > s.frozen[slot]
            else why("why.nowhere", "S.6b")
        )

    return unoffered(s, slots_in(SV, p), keys, bound)


def end_of_phase(s: State) -> str:
    """S.2 All units are turned back to their fresh side; the event is over. Then SV's phase, or the end of the turn."""
    s.activated = bytearray(SLOTS)
    s.frozen = bytearray(SLOTS)
    s.die = s.base = s.plus = s.spent = s.vc_spent = 0
    s.event, s.event_left, s.combat_limit = "", 0, -1
    if s.active == NV:
        s.active = SV
        return "availability"
    return "desertion"
