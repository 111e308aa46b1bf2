"""Why a space or piece is not offered: the reason is true, and as special as the rule is."""

from __future__ import annotations

from collections import Counter

import pytest
from procedures import ask

import indochina
from indochina.core.decision import Decision, Why
from indochina.core.dice import Random
from indochina.fitl.board import ADJACENT, CITIES, LOCS, NORTH_VIETNAM, POP, SPACE
from indochina.fitl.components.control import coin_control, nva_control, spendable
from indochina.fitl.components.pieces import (
    COIN_TROOPS,
    CUBES_OF,
    KIND,
    NVA,
    NVA_BASES,
    POLICE,
    RANGERS,
    TROOPS_OF,
    UNDERGROUND_OF,
    US,
    US_BASE,
    US_TROOP,
    VC,
)
from indochina.fitl.coup.commitment import commitment
from indochina.fitl.coup.redeploy import redeploy_nva, redeploy_police, redeploy_troops
from indochina.fitl.coup.support import agitation, pacification
from indochina.fitl.operations.assault import Assault
from indochina.fitl.operations.march import March
from indochina.fitl.operations.operation import Operation, Terms
from indochina.fitl.operations.patrol import Patrol
from indochina.fitl.operations.sweep import Sweep
from indochina.fitl.operations.train import Train
from indochina.fitl.special_activities.air_lift import air_lift
from indochina.fitl.special_activities.air_strike import air_strike
from indochina.fitl.special_activities.transport import transport
from indochina.fitl.state import State, coin, count, insurgents, of, total
from indochina.sim.fuzzing import options_for


def no(decision: Decision, word: str) -> str:
    """The reason against a word, by its key."""
    assert word not in decision.keys
    return decision.blocked[word].key


# --- 3.3.2 March ---------------------------------------------------------------------------------------------------


def test_a_march_with_resources_is_not_told_that_they_are_too_few(at):
    """3.3.2 Who has Marched into South Vietnam stays there, however rich the NVA is."""
    s = at("nva_resources: 27; trail: 2; kontum: nva_troop; saigon: nva_troop")
    decision = ask(March(s, NVA).execute(), "pleiku")
    assert decision.name == "march.space" and "tay-ninh" in decision.keys
    assert no(decision, "phu-bon") == no(decision, "hue") == "why.march.reach"


def test_the_price_of_the_whole_way_is_told(at):
    """3.1, 3.3.2 Two spaces of Laos on the way and the destination."""
    s = at("nva_resources: 2; trail: 2; north-vietnam: nva_troop")
    assert ask(March(s, NVA).execute()).blocked["pleiku"] == Why("why.resources", "3.3.2", {"cost": 3, "have": 2})


@pytest.mark.parametrize(
    ("answers", "word", "reason"),
    [
        ("quang-tri", "saigon", "why.not_adjacent"),
        ("quang-tri", "hue", "why.march.nobody"),
        ("quang-tri", "quang-tri", "why.not_adjacent"),
        ("quang-tri central-laos all done", "central-laos", "why.march.group"),
        ("quang-tri north-vietnam", "saigon", "why.march.not_by"),
        ("quang-tri north-vietnam", "hue", "why.march.nobody"),
    ],
)
def test_from_where_a_group_cannot_come(at, answers, word, reason):
    """3.3.2 Into an adjacent space, with pieces that have not Marched, one group from one space to another."""
    s = at(
        "nva_resources: 27; trail: 2; saigon: nva_troop; north-vietnam: 2 nva_troop, nva_guerrilla; "
        "central-laos: nva_guerrilla, 2 nva_troop; quang-tri: passive_support"
    )
    assert no(ask(March(s, NVA).execute(), answers), word) == reason


def test_who_has_marched_is_not_said_to_be_away(at):
    """3.3.2 Pieces that have Marched stay."""
    s = at("vc_resources: 9; quang-tri: 2 vc_guerrilla; central-laos: vc_guerrilla")
    decision = ask(March(s, VC).execute(), "hue 1 loc-hue-khe-sanh")
    assert decision.name == "march.from" and decision.keys == ["central-laos", "quang-tri"]
    assert no(decision, "hue") == "why.march.marched"


# --- 3.2 Operations of the COIN factions ---------------------------------------------------------------------------


def test_from_where_troops_cannot_sweep(at):
    """3.2.3 Adjacent or over one LoC free of NVA and VC; Troops that have not moved."""
    s = at("hue: 2 us_troop; da-nang: us_troop; saigon: us_troop; loc-hue-da-nang: vc_guerrilla")
    decision = ask(Sweep(s, US).execute(), "quang-tri")
    assert decision.name == "sweep.origin"
    assert no(decision, "saigon") == no(decision, "da-nang") == "why.sweep.far"
    assert no(decision, "quang-tri") == "why.there_already" and no(decision, "quang-nam") == "why.sweep.nobody"


def test_a_limited_patrol_goes_to_one_place_only(at):
    """2.3.5 From where the one destination cannot be reached nothing moves: there are roads, though."""
    s = at("saigon: us_troop; hue: us_troop; da-nang: us_troop; loc-hue-da-nang: vc_guerrilla")
    decision = ask(Patrol(s, US, Terms(limited=True)).execute(), "saigon loc-saigon-can-tho")
    assert decision.name == "patrol.origin" and no(decision, "hue") == "why.patrol.one_end"


def test_only_on_a_loc_a_patrol_assaults(at):
    """3.2.2"""
    s = at("saigon: us_troop, vc_guerrilla_a; loc-saigon-can-tho: us_troop, vc_guerrilla_a; hue: us_troop")
    decision = ask(Patrol(s, US).execute(), "done")
    assert decision.name == "patrol.assault" and no(decision, "saigon") == "why.patrol.not_loc"


def test_only_where_training_is_the_us_pacifies(at):
    """3.2.1"""
    s = at("arvn_resources: 40; econ: 15; saigon: us_troop; hue: us_troop; da-nang: us_troop; can-tho: us_troop")
    decision = ask(Train(s, US).execute(), "saigon done hue done done pacify")
    assert decision.name == "train.pacify_space" and no(decision, "da-nang") == "why.train.not_there"


# --- 4 Special Activities ------------------------------------------------------------------------------------------


def test_an_air_lift_that_must_bring_cubes_to_enemies_is_not_told_of_the_number_of_spaces(at):
    """4.1, 4.2.2 An Assault that needs an Air Lift first."""
    s = at("saigon: us_troop; hue: vc_guerrilla_a; can-tho: vc_guerrilla_a")
    decision = ask(air_lift(Assault(s, US, Terms(special=True))))
    assert decision.keys == ["hue", "can-tho"]
    assert no(decision, "da-nang") == "why.first_to_enemies" and no(decision, "north-vietnam") == "why.north_vietnam"


def test_where_a_transport_cannot_go(at):
    """4.3.2 Not into the North (1.4.2), not past NVA and VC."""
    s = at("hue: 2 arvn_troop; saigon: arvn_troop; loc-hue-da-nang: vc_guerrilla")
    decision = ask(transport(Operation(s, "ARVN")), "hue")
    assert no(decision, "north-vietnam") == "why.north_vietnam" and no(decision, "saigon") == "why.not_reached"
    assert no(decision, "hue") == "why.there_already"


def test_what_an_air_strike_does_not_hit(at):
    """4.2.3 With COIN pieces, Active ones; no Tunnels."""
    s = at("saigon: us_troop, vc_guerrilla_a, vc_guerrilla; hue: us_troop; da-nang: us_troop, vc_guerrilla_u")
    decision = ask(air_strike(Operation(s, US), hits=3))
    assert no(decision, "hue") == "why.no_insurgents" and no(decision, "da-nang") == "why.none_exposed"


# --- 6 Coup Rounds -------------------------------------------------------------------------------------------------


def test_nobody_pacifies_or_agitates_a_loc(at):
    """6.3.1, 6.3.2"""
    s = at("arvn_resources: 40; saigon: us_troop, arvn_police; hue: arvn_troop, arvn_police")
    assert no(ask(pacification(s)), "loc-hue-da-nang") == "why.loc"
    s = at("vc_resources: 9; saigon: vc_guerrilla; hue: vc_guerrilla")
    assert no(ask(agitation(s)), "loc-hue-da-nang") == "why.loc"


@pytest.mark.parametrize(
    ("phase", "answers", "word", "reason"),
    [
        (redeploy_troops, "", "da-nang", "why.coup.none_to_redeploy"),
        (redeploy_troops, "kontum", "kontum", "why.there_already"),
        (redeploy_police, "", "da-nang", "why.coup.none_to_redeploy"),
        (redeploy_nva, "", "da-nang", "why.coup.none_to_redeploy"),
        (redeploy_nva, "pleiku", "pleiku", "why.there_already"),
    ],
)
def test_what_does_not_redeploy(at, phase, answers, word, reason):
    """6.4.2, 6.4.3"""
    s = at(
        "kontum: 2 arvn_troop; saigon: 2 arvn_troop, 2 arvn_police; hue: arvn_police, arvn_troop; pleiku: 2 nva_troop; "
        "central-laos: nva_base; southern-laos: nva_base; quang-tri: nva_troop"
    )
    assert no(ask(phase(s), answers), word) == reason


def test_where_troops_do_not_redeploy_to():
    """6.4.2 The reason in general stands for all other spaces."""
    game = indochina.position(
        "fitl", "stage: coup.redeploy_troops; current: 125; kontum: 2 arvn_troop; saigon: 2 arvn_troop, us_troop"
    )
    game.choose("saigon")
    assert game.why_not("Quang Tri") == [
        "neither Saigon nor a City without NVA Control, nor a US or ARVN Base that counts [6.4.2]"
    ]


def test_what_the_us_does_not_commit(at):
    """6.5 Available, COIN Control, LoCs and Saigon; at most 2 Bases in a space (1.4.2)."""
    s = at(
        "saigon: 2 us_base, 3 us_troop; hue: us_troop, 2 vc_guerrilla; da-nang: us_base; quang-tri: us_troop, us_base; "
        "can-tho: arvn_troop"
    )
    decision = ask(commitment(s))
    assert (
        no(decision, "hue/us_troop") == "why.coup.no_coin_control"
        and no(decision, "can-tho") == "why.coup.none_to_commit"
    )
    decision = ask(commitment(s), "da-nang/us_base")
    assert no(decision, "saigon") == no(decision, "loc-hue-da-nang") == "why.stacking"
    assert no(decision, "da-nang") == "why.there_already" and no(decision, "hue") == "why.coup.no_coin_control"


# --- what is said is true ------------------------------------------------------------------------------------------


def claims(s: State, seat: str, x: int, reason: Why) -> bool:
    """What reasons say of a space, where that can be seen on the board."""
    v = reason.values
    known = {
        "why.loc": lambda: x in LOCS,
        "why.patrol.not_loc": lambda: x not in LOCS,
        "why.off_road": lambda: x not in LOCS and x not in CITIES,
        "why.north_vietnam": lambda: x == NORTH_VIETNAM,
        "why.not_adjacent": lambda: x not in ADJACENT[SPACE[v["space"]]],
        "why.no_insurgents": lambda: not insurgents(s, x),
        "why.no_cubes": lambda: not total(s, CUBES_OF[seat], x),
        "why.no_coin_piece": lambda: not coin(s, x),
        "why.no_us_piece": lambda: not of(s, US, x),
        "why.no_us_base": lambda: not count(s, US_BASE, x),
        "why.no_pieces": lambda: not of(s, v["faction"], x),
        "why.underground": lambda: not count(s, UNDERGROUND_OF[v["faction"]], x),
        "why.terror.nva": lambda: not total(s, (UNDERGROUND_OF[NVA], *TROOPS_OF[NVA]), x),
        "why.no_coin_control": lambda: not coin_control(s, x),
        "why.coup.no_coin_control": lambda: not coin_control(s, x),
        "why.coup.coin_control": lambda: coin_control(s, x),
        "why.tax.control": lambda: coin_control(s, x),
        "why.nva_control": lambda: nva_control(s, x),
        "why.rally.support": lambda: s.support[x] > 0,
        "why.no_support": lambda: s.support[x] <= 0,
        "why.resources": lambda: spendable(s, seat) < v["cost"] and v["have"] == spendable(s, seat),
        "why.econ": lambda: spendable(s, US) < v["cost"],
        "why.march.marched": lambda: of(s, seat, x) > 0,
        "why.sweep.moved": lambda: coin(s, x) > 0,
        "why.coup.none_to_redeploy": lambda: not count(s, KIND[v["piece"]], x),
        "why.coup.has_moved": lambda: of(s, seat, x) > 0,
        "why.coup.none_to_commit": lambda: not total(s, (US_TROOP, US_BASE), x),
        "why.coup.no_police": lambda: not count(s, POLICE, x),
        "why.coup.no_vc": lambda: not of(s, VC, x),
        "why.coup.no_population": lambda: not POP[x],
        "why.coup.active_opposition": lambda: s.support[x] == -2,
        "why.no_rangers_near": lambda: not any(total(s, RANGERS, y) for y in (x, *ADJACENT[x])),
        "why.bombard.no_troops": lambda: not total(s, COIN_TROOPS, x),
        "why.infiltrate.outnumbered": lambda: not total(s, NVA_BASES, x) and of(s, NVA, x) <= of(s, VC, x),
    }  # fmt: skip
    return known[reason.key]() if reason.key in known else True


@pytest.mark.parametrize("seed", range(6))
def test_what_a_reason_says_can_be_seen_on_the_board(seed):
    """In random games of all scenarios, at one decision in four: also that nothing is offered and refused at once."""
    scenario = list(indochina.rules("fitl").SCENARIOS)[seed % 3]
    game = indochina.new("fitl", scenario, options_for("fitl", seed, scenario), seed=seed)
    rng, seen = Random(f"true/{seed}"), Counter[str]()
    while (decision := game.decision) is not None:
        if rng.below(4) == 0:
            for word, reason in decision.blocked.items():
                assert word not in decision.keys
                place = word.partition("/")[0]
                if place in SPACE:
                    assert claims(game.state, decision.seat, SPACE[place], reason), (decision, word, reason)
                    seen[reason.key] += 1
        game.choose(rng.choice(decision.keys))
    assert len(seen) > 20
