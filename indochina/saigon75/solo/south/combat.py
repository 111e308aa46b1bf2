"""Combat and desertion of the South (S.6, S.9): only with far more dice than the enemy, and for Saigon."""

from __future__ import annotations

from indochina.core.decision import Choice, Decision
from indochina.core.dice import Random
from indochina.core.priorities import Criterion, fewest, most, where

from ...availability import points_left
from ...state import State, count, fresh
from ...tables import BATTLE_DICE, STACKING_LIMIT
from ...units import (
    DIVISION,
    KIND_NAMES,
    KINDS,
    MECHANIZED,
    NV,
    NV_DIVISION,
    RANGER,
    RIVER_PATROL,
    SAIGON,
    SPACE,
    SV,
    SV_KINDS,
    VC,
)
from ..opponent import Answering, because, by_priority, first_kind, kind_of, space_of, worth


def combat_declare(s: State, d: Decision, ties: Random) -> Choice:
    """Saigon if NV holds it; elsewhere only with far more dice than the enemy."""
    good = [key for key in d.keys if key != "done" and worthwhile(s, SPACE[key])]
    if not good and "done" in d.keys:
        return Choice("done", because("no_good_attack", d.rule))
    criteria: list[Criterion[str]] = [
        where("saigon", lambda key: SPACE[key] == SAIGON),
        most("odds", lambda key: count(s, SV, SPACE[key]) - count(s, NV, SPACE[key])),
        fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
    ]
    return by_priority(d, good or [key for key in d.keys if key != "done"], criteria, ties)


def worthwhile(s: State, p: int) -> bool:
    sv, nv = count(s, SV, p), count(s, NV, p)
    if not nv or not sv:
        return False
    if p == SAIGON and s.militia[p]:
        return True
    hunters = s.units[p * KINDS + RANGER] + s.units[p * KINDS + RIVER_PATROL]
    if nv == s.units[p * KINDS + VC] and not hunters:
        return False
    able = sum(s.activated[p * KINDS + k] for k in SV_KINDS)
    able += min(points_left(s), sum(fresh(s, p * KINDS + k) for k in SV_KINDS))
    ours = min(BATTLE_DICE, able + min(s.air, able))
    theirs = min(BATTLE_DICE, nv + (1 if s.militia[p] else 0))
    return ours >= 2 * theirs + 1


def combat_units(s: State, d: Decision, ties: Random) -> Choice:
    for key in ("all", *KIND_NAMES[:NV_DIVISION]):
        if key in d.keys:
            return Choice(key, because("all_in", d.rule))
    return Choice("done", because("all_in", d.rule))


def combat_bonus(s: State, d: Decision, ties: Random) -> Choice:
    for key in ("counter_attack", "air"):
        if key in d.keys:
            return Choice(key, because("bonus_die", d.rule))
    return Choice("none", because("keep_token", d.rule))


def combat_intelligence(s: State, d: Decision, ties: Random) -> Choice:
    for key in ("nv/X", "nv/R", "sv/blank"):
        if key in d.keys:
            return Choice(key, because("spoil", d.rule))
    return Choice("none", because("nothing_to_gain", d.rule))


def combat_stubborn(s: State, d: Decision, ties: Random) -> Choice:
    return Choice("yes", because("hold", d.rule))


def combat_loss(s: State, d: Decision, ties: Random) -> Choice:
    """Full divisions first: they stay on the map, reduced. Then the units that are missed least."""
    return Choice(first_kind(d, DIVISION, MECHANIZED, 1, 3, 4, RANGER, RIVER_PATROL), because("keep_numbers", d.rule))


def combat_retreat(s: State, d: Decision, ties: Random) -> Choice:
    """Out of Saigon the weakest goes; elsewhere the strongest is brought to safety."""
    sign = 1 if d.values["space"] == "saigon" else -1
    key = min(d.keys, key=lambda key: sign * worth(kind_of(key)))
    return Choice(key, because("keep_strength", d.rule))


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
    divisions = [key for key in d.keys if key != "done" and kind_of(key) == DIVISION]
    if lost and divisions and SAIGON in s.board.adjacent[p] and count(s, SV, SAIGON) < STACKING_LIMIT:
        return Choice(divisions[0], because("fall_back", d.rule, to="saigon"))
    return Choice("done", because("hold", d.rule))


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
