"""Combat and desertion of the South (S.6, S.9): only with far more dice than the enemy, and for Saigon."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision
from indochina.core.dice import Random
from indochina.core.priorities import Criterion, fewest, most, where

from ...availability import points_left
from ...chances import Fight, stand
from ...state import State, count, fresh, only_vc
from ...tables import BATTLE_DICE, STACKING_LIMIT
from ...units import (
    DIVISION,
    KIND_NAMES,
    KINDS,
    MARINE,
    MECHANIZED,
    NV,
    NV_DIVISION,
    NV_KINDS,
    PARATROOPER,
    RANGER,
    REDUCED,
    RIVER_PATROL,
    SAIGON,
    SPACE,
    SV,
    SV_KINDS,
    Units,
)
from ..opponent import Answering, because, by_priority, kind_of, lose, space_of, spare_the_weak, worth


def combat_declare(s: State, d: Decision, ties: Random) -> Choice:
    """Saigon if NV holds it; elsewhere only with far more dice than the enemy."""
    good = [key for key in d.keys if key not in STOPS and worthwhile(s, SPACE[key])]
    if not good and d.stop:
        return Choice(d.stop, because("no_good_attack", d.rule))
    criteria: list[Criterion[str]] = [
        where("saigon", lambda key: SPACE[key] == SAIGON),
        most("odds", lambda key: count(s, SV, SPACE[key]) - count(s, NV, SPACE[key])),
        fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
    ]
    return by_priority(d, good or [key for key in d.keys if key not in STOPS], criteria, ties)


LIKELY = 0.6  # to take a province back
HARMLESS = 4  # dice of the enemy that an attack may face


def worthwhile(s: State, p: int) -> bool:
    """Saigon if NV controls it; elsewhere where NV's province is likely taken back, or a few enemies are driven out."""
    sv, nv = count(s, SV, p), count(s, NV, p)
    if not nv or not sv:
        return False
    if p == SAIGON and s.militia[p]:
        return True
    hunters = s.units[p * KINDS + RANGER] + s.units[p * KINDS + RIVER_PATROL]
    if only_vc(s, p) and not hunters:
        return False
    units = [s.activated[p * KINDS + k] if k in SV_KINDS else 0 for k in range(KINDS)]
    points = points_left(s)
    for k in SV_KINDS:
        more = min(points, fresh(s, p * KINDS + k))
        units[k] += more
        points -= more
    return likely(s, p, units)


def likely(s: State, p: int, units: Units) -> bool:
    """Is an attack with these units in a province likely to take it back, or to drive the enemy out?"""
    able = sum(units)
    nv = [s.units[p * KINDS + k] if k in NV_KINDS else 0 for k in range(KINDS)]
    if not able:
        return False
    theirs = min(BATTLE_DICE, sum(nv) + s.militia[p])
    ours = min(BATTLE_DICE, able + min(s.air, able))
    fight = Fight(p, stand(NV, nv), stand(SV, units, max(0, count(s, SV, p) - able)), theirs, ours, bool(s.militia[p]))
    if s.militia[p]:
        return theirs <= HARMLESS and fight.held_by(s.board, SV) >= LIKELY
    return fight.chance(s.board, lambda _, enemies: not enemies) >= 0.5


def combat_units(s: State, d: Decision, ties: Random) -> Choice:
    for key in ("all", *KIND_NAMES[:NV_DIVISION]):
        if key in d.keys:
            return Choice(key, because("all_in", d.rule))
    return Choice(d.stop, because("all_in", d.rule))


def combat_bonus(s: State, d: Decision, ties: Random) -> Choice:
    for key in ("counter_attack", "air"):
        if key in d.keys:
            return Choice(key, because("bonus_die", d.rule))
    return Choice("none", because("keep_token", d.rule))


def combat_intelligence(s: State, d: Decision, ties: Random) -> Choice:
    for key in ("nv/X", "nv/R", "sv/blank"):
        if key in d.keys:
            return Choice(key, because("blank_again" if key == "sv/blank" else "spoil", d.rule))
    return Choice("none", because("nothing_to_gain", d.rule))


def combat_stubborn(s: State, d: Decision, ties: Random) -> Choice:
    return Choice("yes", because("hold", d.rule))


def combat_loss(s: State, d: Decision, ties: Random) -> Choice:
    """After full divisions mechanised units; those that fly, land and hunt VC last."""
    return lose(d, DIVISION, MECHANIZED, REDUCED, MARINE, PARATROOPER, RANGER, RIVER_PATROL)


def combat_retreat(s: State, d: Decision, ties: Random) -> Choice:
    """Out of Saigon the weakest goes; elsewhere the strongest is brought to safety."""
    sign = 1 if d.values["space"] == "saigon" else -1
    return spare_the_weak(s, d, {kind: sign * worth(kind) for kind in SV_KINDS})


def retreat_to(s: State, d: Decision, ties: Random) -> Choice:
    """The last unit holds its ground; others go towards Saigon."""
    if "stay" in d.keys:
        return Choice("stay", because("hold", d.rule))
    keys = [key for key in d.keys if key in SPACE]
    if not keys:
        return Choice(d.keys[0], because("only", d.rule, count=1))
    return Choice(min(keys, key=lambda key: s.board.to_saigon[SPACE[key]]), because("near_saigon", d.rule))


def combat_withdraw(s: State, d: Decision, ties: Random) -> Choice:
    """Full divisions leave a lost fight for Saigon, if there is room for them there."""
    p = SPACE[d.values["space"]]
    lost = p != SAIGON and count(s, NV, p) >= count(s, SV, p) + 3
    divisions = [key for key in d.keys if key not in STOPS and kind_of(key) == DIVISION]
    if lost and divisions and SAIGON in s.board.adjacent[p] and count(s, SV, SAIGON) < STACKING_LIMIT:
        return Choice(divisions[0], because("fall_back", d.rule, to="saigon"))
    return Choice(d.stop, because("hold", d.rule))


def desertion_unit(s: State, d: Decision, ties: Random) -> Choice:
    """Not from Saigon if it can be helped; a division that is only reduced before a unit that is gone."""
    criteria: list[Criterion[str]] = [
        where("not_saigon", lambda key: space_of(key) != SAIGON),
        where("only_reduced", lambda key: kind_of(key) == DIVISION),
        where("company", lambda key: count(s, SV, space_of(key)) > 1),
        most("far", lambda key: s.board.to_saigon[space_of(key)]),
    ]
    return by_priority(d, d.keys, criteria, ties)


ANSWERS: dict[str, Answering] = {
    "combat.declare": combat_declare,
    "combat.units": combat_units,
    "combat.bonus": combat_bonus,
    "combat.intelligence": combat_intelligence,
    "combat.stubborn": combat_stubborn,
    "combat.loss": combat_loss,
    "combat.retreat": combat_retreat,
    "retreat.to": retreat_to,
    "combat.withdraw": combat_withdraw,
    "desertion.unit": desertion_unit,
    "withdraw.to": retreat_to,
}
