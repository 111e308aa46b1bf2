"""Combat of the North (S.6): where the dice favour it, and always for Saigon."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision
from indochina.core.dice import Random
from indochina.core.priorities import Criterion, fewest, most, where

from ...availability import points_left
from ...state import State, count, fresh
from ...tables import BATTLE_DICE, TURNS, VC_ACTIVATIONS
from ...units import (
    KIND_NAMES,
    KINDS,
    NV_DIVISION,
    NV_KINDS,
    NV_REDUCED,
    SAIGON,
    SPACE,
    SV,
    VC,
)
from ..opponent import Answering, because, by_priority, first_kind, kind_of, lose, spare_the_weak


def combat_declare(s: State, d: Decision, ties: Random) -> Choice:
    """Saigon first; everywhere where NV rolls at least half as many dice as SV could."""
    good = [key for key in d.keys if key not in STOPS and worthwhile(s, SPACE[key])]
    if not good:
        return Choice(d.stop, because("no_good_attack", d.rule))
    criteria: list[Criterion[str]] = [
        where("saigon", lambda key: SPACE[key] == SAIGON),
        most("odds", lambda key: _attackers(s, SPACE[key]) - count(s, SV, SPACE[key])),
        fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
    ]
    return by_priority(d, good, criteria, ties)


def _attackers(s: State, p: int) -> int:
    units = sum(s.activated[p * KINDS + k] for k in NV_KINDS)
    more = sum(fresh(s, p * KINDS + k) for k in (NV_DIVISION, NV_REDUCED))
    vc = min(VC_ACTIVATIONS - s.vc_spent, fresh(s, p * KINDS + VC))
    return units + min(points_left(s), more) + vc


def worthwhile(s: State, p: int) -> bool:
    if p == SAIGON or s.turn == TURNS:
        return True
    bonus = 1 if s.infiltration and s.board.border[p] else 0
    ours = min(BATTLE_DICE, _attackers(s, p) + bonus)
    theirs = min(BATTLE_DICE, count(s, SV, p) + min(s.air, count(s, SV, p)))
    return ours * 2 >= theirs


def combat_units(s: State, d: Decision, ties: Random) -> Choice:
    for key in ("all", *(KIND_NAMES[k] for k in (NV_DIVISION, NV_REDUCED, VC)), "done"):
        if key in d.keys:
            return Choice(key, because("all_in", d.rule))
    return Choice(d.keys[0], because("all_in", d.rule))


def combat_vc(s: State, d: Decision, ties: Random) -> Choice:
    return Choice(d.keys[-1], because("all_in", d.rule))


def combat_bonus(s: State, d: Decision, ties: Random) -> Choice:
    """Infiltration markers and Uprising wherever they count; Momentum Tokens only for Saigon."""
    for key in ("infiltration", "uprising"):
        if key in d.keys:
            return Choice(key, because("bonus_die", d.rule))
    if "momentum" in d.keys and d.values["space"] == "saigon":
        return Choice("momentum", because("storm_saigon", d.rule))
    return Choice("none", because("keep_token", d.rule))


def combat_reroll(s: State, d: Decision, ties: Random) -> Choice:
    if "nv/blank" in d.keys and s.turn >= TURNS - 1:
        return Choice("nv/blank", because("blank_again", d.rule))
    return Choice("none", because("keep_token", d.rule))


def combat_corruption(s: State, d: Decision, ties: Random) -> Choice:
    return Choice("yes", because("spare_units", d.rule))


def combat_paralysed(s: State, d: Decision, ties: Random) -> Choice:
    return Choice("yes", because("hit_harder", d.rule))


def combat_armoured(s: State, d: Decision, ties: Random) -> Choice:
    return Choice("yes", because("hit_harder", d.rule))


def combat_loss(s: State, d: Decision, ties: Random) -> Choice:
    """After full divisions VC, then reduced divisions."""
    return lose(d, NV_DIVISION, VC, NV_REDUCED)


def combat_retreat(s: State, d: Decision, ties: Random) -> Choice:
    """From Saigon a full division, which is reduced and stays; elsewhere a reduced one, to be rebuilt."""
    saigon = d.values["space"] == "saigon"
    if saigon and any(kind_of(key) == NV_DIVISION for key in d.keys):
        return Choice(first_kind(d, NV_DIVISION, NV_REDUCED, VC), because("keep_numbers", d.rule))
    return spare_the_weak(s, d, {NV_REDUCED: 0, NV_DIVISION: 1, VC: 2})


def retreat_to(s: State, d: Decision, ties: Random) -> Choice:
    """The last unit stays; in Saigon a full division is reduced rather than give way; else the reserve to rebuild,
    or the province nearest to Saigon."""
    if "stay" in d.keys:
        return Choice("stay", because("hold", d.rule))
    if "reduce" in d.keys and (d.values["space"] == "saigon" or len(d.keys) == 1 or "eliminate" in d.keys):
        return Choice("reduce", because("hold", d.rule))
    if "reserve" in d.keys:
        return Choice("reserve", because("to_reserve", d.rule))
    keys = [key for key in d.keys if key in SPACE] or d.keys
    key = min(keys, key=lambda key: s.board.to_saigon[SPACE[key]] if key in SPACE else 99)
    return Choice(key, because("near_saigon", d.rule))


ANSWERS: dict[str, Answering] = {
    "combat.declare": combat_declare,
    "combat.units": combat_units,
    "combat.vc": combat_vc,
    "combat.bonus": combat_bonus,
    "combat.reroll": combat_reroll,
    "combat.corruption": combat_corruption,
    "combat.paralysed": combat_paralysed,
    "combat.armoured": combat_armoured,
    "combat.loss": combat_loss,
    "combat.retreat": combat_retreat,
    "retreat.to": retreat_to,
}
