"""1.4.1 Own forces taken from elsewhere on the map when none is Available."""

import pytest
from procedures import Run, ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.components.placing import place_own, supply, takeable
from indochina.fitl.state import available, count, tunnels_left


def test_available_pieces_are_placed_without_a_question(at):
    s = at("hue: vc_guerrilla")
    run = Run(place_own(s, "VC", p.VC_GUERRILLA_U, b.SAIGON, 3))
    assert not run.asked and run.result == 3


def test_a_faction_may_take_its_own_piece_from_another_space_if_none_is_available(at):
    s = at("hue: 20 vc_guerrilla_a; pleiku: 10 vc_guerrilla_u")
    decision = ask(place_own(s, "VC", p.VC_GUERRILLA_U, b.SAIGON))
    assert decision.seat == "VC" and decision.keys == ["hue/vc_guerrilla_a", "pleiku/vc_guerrilla_u", "done"]
    assert drive(place_own(s, "VC", p.VC_GUERRILLA_U, b.SAIGON), "hue/vc_guerrilla_a") == 1
    assert count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1 and count(s, p.VC_GUERRILLA_A, b.HUE) == 19


def test_it_need_not(at):
    s = at("hue: 30 vc_guerrilla_u")
    assert drive(place_own(s, "VC", p.VC_GUERRILLA_U, b.SAIGON, 2), "done") == 0


def test_available_pieces_go_first_and_only_then_pieces_of_the_map(at):
    s = at("hue: 29 arvn_police")
    assert ask(place_own(s.copy(), "ARVN", p.POLICE, b.SAIGON, 3)).values["left"] == 2
    assert drive(place_own(s, "ARVN", p.POLICE, b.SAIGON, 3), "hue/arvn_police done") == 2
    assert takeable(at("hue: 29 arvn_police"), "ARVN", p.POLICE, b.SAIGON) == []


def test_us_training_may_take_police_and_irregulars_but_no_us_troops_or_bases(at):
    s = at(
        "hue: 40 us_troop, us_base, 6 us_irregular, 30 arvn_police; saigon: us_base; pleiku: 2 us_base;"
        "khanh-hoa: 2 us_base"
    )
    assert takeable(s, "US", p.POLICE, b.DA_NANG) == ["hue/arvn_police"]
    assert takeable(s, "US", p.IRREGULAR_U, b.DA_NANG) == ["hue/us_irregular_u"]
    assert takeable(s, "US", p.US_TROOP, b.DA_NANG) == [] == takeable(s, "US", p.US_BASE, b.DA_NANG)
    run = Run(place_own(s, "US", p.US_TROOP, b.DA_NANG))
    assert not run.asked and run.result == 0


@pytest.mark.parametrize("faction", ["NVA", "US", "ARVN"])
def test_no_faction_takes_the_pieces_of_another(at, faction):
    s = at("hue: 30 vc_guerrilla")
    assert takeable(s, faction, p.VC_GUERRILLA_U, b.SAIGON) == []


def test_a_tunneled_base_taken_from_the_map_loses_its_marker(at):
    s = at("tay-ninh: 2 vc_tunnel; hue: vc_base; pleiku: 2 vc_base; phu-bon: 2 vc_base; kien-hoa: 2 vc_base")
    assert drive(place_own(s, "VC", p.VC_BASE, b.SAIGON), "tay-ninh/vc_tunnel") == 1
    assert count(s, p.VC_BASE, b.SAIGON) == 1 and tunnels_left(s) == 5 and available(s, p.VC_BASE) == 0


def test_nothing_is_taken_where_stacking_leaves_no_room(at):
    s = at(
        "saigon: us_base, arvn_base; tay-ninh: 2 vc_base; hue: vc_base; pleiku: 2 vc_base; phu-bon: 2 vc_base;"
        "kien-hoa: 2 vc_base"
    )
    run = Run(place_own(s, "VC", p.VC_BASE, b.SAIGON))
    assert not run.asked and run.result == 0
    assert supply(s, "VC", p.VC_BASE, b.SAIGON) == 0


def test_supply_counts_available_pieces_and_those_elsewhere(at):
    s = at("hue: 4 arvn_ranger; saigon: arvn_ranger")
    assert supply(s, "ARVN", p.RANGER_U, b.SAIGON) == 5
    assert supply(s, "NVA", p.RANGER_U, b.SAIGON) == 1


def test_pieces_already_in_the_space_are_not_elsewhere(at):
    s = at("saigon: 20 nva_guerrilla_a")
    assert takeable(s, "NVA", p.NVA_GUERRILLA_U, b.SAIGON) == []
    assert supply(s, "NVA", p.NVA_GUERRILLA_U, b.SAIGON) == 0
