"""3.2.4 Assault."""

import pytest
from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.assault import Assault
from indochina.fitl.operations.assault_space import exposed, us_hits
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import can_operate, why_not_operate
from indochina.fitl.state import available, count, tunnels_left


def test_it_takes_own_cubes_and_insurgents(at):
    s = at(
        "hue: us_troop, vc_guerrilla; saigon: us_troop;"
        "can-tho: arvn_troop, vc_guerrilla; da-nang: us_troop, nva_base;"
        "pleiku: us_irregular, us_base, nva_troop"
    )
    decision = ask(Assault(s, "US").execute())
    assert decision.keys == ["hue", "da-nang"]
    assert decision.blocked["saigon"].key == "why.no_insurgents" and decision.blocked["pleiku"].key == "why.no_cubes"


def test_arvn_pays_3_for_each_space(at):
    s = at("arvn_resources: 5; hue: arvn_troop, vc_guerrilla; saigon: arvn_troop, vc_guerrilla")
    op = Assault(s, "ARVN")
    drive(op.execute(), "hue")
    assert s.resources["ARVN"] == 2 and op.spaces == [b.HUE]
    assert not can_operate(s, "ARVN", "assault") and why_not_operate(s, "ARVN", "assault").key == "why.resources"


@pytest.mark.parametrize(
    "text, left",
    [
        ("saigon: 2 arvn_troop, 3 arvn_police, 4 vc_guerrilla_a", 2),
        ("kien-hoa: 2 arvn_troop, 3 arvn_police, 4 vc_guerrilla_a", 3),
        ("loc-saigon-can-tho: 4 arvn_police, 4 vc_guerrilla_a", 2),
        ("pleiku: 5 arvn_troop, 4 vc_guerrilla_a", 3),
        ("tay-ninh: 5 arvn_troop, 6 us_troop, 4 vc_guerrilla_a", 2),
    ],
)
def test_arvn_removes_one_for_two_cubes_three_in_highland_police_in_cities_and_on_locs_only(at, text, left):
    s = at("arvn_resources: 3;" + text)
    drive(Assault(s, "ARVN").execute())
    assert sum(s.pieces[p.VC_GUERRILLA_A :: p.KINDS]) == left


def test_3_2_4_police_alone_in_a_province_may_assault_and_remove_nothing(at):
    """3.2.4 The space needs cubes and Insurgents; Police just do not count there."""
    s = at("arvn_resources: 3; kien-hoa: 4 arvn_police, vc_guerrilla_a")
    drive(Assault(s, "ARVN").execute())
    assert s.resources["ARVN"] == 0 and count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 1


@pytest.mark.parametrize(
    "text, left",
    [
        ("kien-hoa: 2 us_troop, us_base, 5 vc_guerrilla_a", 1),
        ("pleiku: 3 us_troop, 5 vc_guerrilla_a", 4),
        ("pleiku: 2 us_troop, us_base, 5 vc_guerrilla_a", 1),
        ("tay-ninh: 3 us_troop, 4 arvn_troop, 5 vc_guerrilla_a", 2),
    ],
)
def test_us_troops_remove_two_each_at_a_us_base_one_for_two_in_highland_else_one(at, text, left):
    s = at(text)
    drive(Assault(s, "US").execute())
    assert sum(s.pieces[p.VC_GUERRILLA_A :: p.KINDS]) == left


@pytest.mark.parametrize(
    "text, removed",
    [
        ("quang-tri: 2 us_troop, us_base, 6 nva_troop", 4),
        ("quang-tri: us_troop, 6 nva_troop", 0),
        ("tay-ninh: us_troop, us_base, 6 nva_troop", 2),
        ("loc-hue-da-nang: 3 us_troop, 6 nva_troop", 3),
        ("hue: 2 us_troop, arvn_base, 6 nva_troop", 2),
    ],
)
def test_3_2_4_a_us_base_doubles_even_in_highland_an_arvn_base_does_not(at, text, removed):
    """3.2.4 The number of enemies a US Assault removes."""
    s = at(text)
    drive(Assault(s, "US").execute())
    assert available(s, p.NVA_TROOP) == 34 + removed


def test_nva_troops_first_then_active_guerrillas_then_bases(at):
    s = at("kien-hoa: 4 us_troop, 2 nva_troop, nva_guerrilla_a, nva_base")
    drive(Assault(s, "US").execute())
    assert count(s, p.NVA_TROOP, b.KIEN_HOA) == 0 and count(s, p.NVA_BASE, b.KIEN_HOA) == 0
    s = at("kien-hoa: 2 us_troop, 2 nva_troop, nva_guerrilla_a, nva_base")
    drive(Assault(s, "US").execute())
    assert count(s, p.NVA_GUERRILLA_A, b.KIEN_HOA) == 1


def test_the_assaulting_faction_chooses_among_active_guerrillas(at):
    s = at("kien-hoa: us_troop, nva_guerrilla_a, vc_guerrilla_a")
    drive(Assault(s, "US").execute(), "both kien-hoa/vc_guerrilla_a")
    assert count(s, p.NVA_GUERRILLA_A, b.KIEN_HOA) == 1 and count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 0


def test_it_may_strike_one_enemy_and_ignore_the_other(at):
    s = at("kien-hoa: 3 us_troop, nva_guerrilla_a, vc_guerrilla_a")
    drive(Assault(s, "US").execute(), "VC")
    assert count(s, p.NVA_GUERRILLA_A, b.KIEN_HOA) == 1 and count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 0
    s = at("kien-hoa: 3 us_troop, nva_troop, vc_base")
    drive(Assault(s, "US").execute(), "NVA")
    assert count(s, p.VC_BASE, b.KIEN_HOA) == 1


def test_3_2_4_no_guerrilla_of_vc_before_the_nva_troops_even_if_the_nva_is_ignored(at):
    """3.2.4 Any NVA Troops in the space go first. VC behind them may be spared, but not struck alone."""
    s = at("kien-hoa: 3 us_troop, nva_troop, 2 vc_guerrilla_a")
    asked = ask(Assault(s.copy(), "US").execute())
    assert asked.keys == ["both", "NVA"] and asked.blocked["VC"].key == "why.troops_first"
    drive(Assault(s, "US").execute(), "NVA")
    assert (count(s, p.NVA_TROOP, b.KIEN_HOA), count(s, p.VC_GUERRILLA_A, b.KIEN_HOA)) == (0, 2)
    s = at("kien-hoa: us_troop, nva_troop, 2 vc_guerrilla_a")
    drive(Assault(s, "US").execute())  # the one hit can only fall on the Troop: nothing to choose
    assert count(s, p.NVA_TROOP, b.KIEN_HOA) == 0


def test_3_2_4_an_underground_guerrilla_of_vc_is_not_dug_out_before_the_nva_troops(at):
    """Card 28 unshaded: it is one of those removed, in their order; alone only if nothing else would be."""
    s = at("unshaded: search_and_destroy; kien-hoa: us_troop, nva_troop, vc_guerrilla_u")
    drive(Assault(s, "US").execute())
    assert (count(s, p.NVA_TROOP, b.KIEN_HOA), count(s, p.VC_GUERRILLA_U, b.KIEN_HOA)) == (0, 1)
    s = at("unshaded: search_and_destroy; pleiku: us_troop, nva_troop, vc_guerrilla_u")
    drive(Assault(s, "US").execute(), "pleiku/vc_guerrilla_u")  # no hit in Highland
    assert (count(s, p.NVA_TROOP, b.PLEIKU), count(s, p.VC_GUERRILLA_U, b.PLEIKU)) == (1, 0)


def test_underground_guerrillas_stay_and_protect_the_bases(at):
    s = at("kien-hoa: 5 us_troop, vc_guerrilla_u, vc_guerrilla_a, vc_base")
    drive(Assault(s, "US").execute())
    assert count(s, p.VC_GUERRILLA_U, b.KIEN_HOA) == 1 and count(s, p.VC_BASE, b.KIEN_HOA) == 1


def test_pieces_protect_the_bases_of_their_friend(at):
    s = at("kien-hoa: nva_guerrilla_u, vc_base; tay-ninh: nva_troop, vc_base")
    assert exposed(s, b.KIEN_HOA) == [] and exposed(s, b.TAY_NINH, ("VC",)) == []


def test_arvn_earns_6_aid_for_each_base_the_us_does_not(at):
    s = at("arvn_resources: 3; saigon: 4 arvn_troop, vc_base, nva_base")
    drive(Assault(s, "ARVN").execute(), "both")
    assert s.aid == 12
    s = at("saigon: 4 us_troop, vc_base")
    drive(Assault(s, "US").execute())
    assert s.aid == 0


def test_the_us_may_follow_up_with_arvn_in_one_space_for_3(at):
    text = "saigon: us_troop, 4 arvn_troop, 2 vc_guerrilla_a, vc_base; arvn_resources: 18"
    s = at(text)
    drive(Assault(s, "US").execute(), "arvn")
    assert s.resources["ARVN"] == 15 and count(s, p.VC_BASE, b.SAIGON) == 0 and s.aid == 6
    s = at(text.replace("18", "17"))
    drive(Assault(s, "US").execute())
    assert s.resources["ARVN"] == 17 and count(s, p.VC_BASE, b.SAIGON) == 1


def test_the_follow_up_is_in_one_space_only(at):
    s = at(
        "arvn_resources: 40; saigon: us_troop, 2 arvn_troop, 3 vc_guerrilla_a;"
        "hue: us_troop, 2 arvn_troop, 3 vc_guerrilla_a"
    )
    drive(Assault(s, "US").execute(), "saigon hue arvn hue")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1 and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 2


def test_2_3_5_a_limited_us_assault_may_add_arvn_in_its_one_space(at):
    """2.3.5, 3.2.4 The addition is in the same space."""
    s = at("arvn_resources: 18; saigon: us_troop, 2 arvn_troop, 3 vc_guerrilla_a; hue: us_troop, vc_guerrilla_a")
    op = Assault(s, "US", Terms(limited=True))
    drive(op.execute(), "saigon arvn")
    assert op.spaces == [b.SAIGON] and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1


def test_a_free_us_assault_adds_arvn_for_nothing_unless_the_event_says_no_arvn(at):
    text = "saigon: us_troop, 2 arvn_troop, 3 vc_guerrilla_a"
    s = at(text)
    drive(Assault(s, "US", Terms(free=True)).execute(), "arvn")
    assert count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1
    s = at(text)
    drive(Assault(s, "US", Terms(free=True), arvn=False).execute())
    assert count(s, p.VC_GUERRILLA_A, b.SAIGON) == 2


# --- Tunnels ------------------------------------------------------------------------------------------------------


def test_example_three_us_troops_against_two_tunneled_bases_in_jungle(at):
    """No piece is removed; on 4 to 6 one Tunnel marker goes."""
    for roll, left in (("3", 2), ("4", 1)):
        s = at("tay-ninh: 3 us_troop, 2 vc_tunnel")
        drive(Assault(s, "US").execute(), dice=roll)
        assert count(s, p.VC_TUNNEL, b.TAY_NINH) == left and count(s, p.VC_BASE, b.TAY_NINH) == 2 - left
        assert tunnels_left(s) == 6 - left


def test_removal_stops_at_a_tunnel_and_without_a_hit_left_there_is_no_die(at):
    s = at("tay-ninh: us_troop, vc_guerrilla_a, vc_tunnel")
    drive(Assault(s, "US").execute())
    s = at("tay-ninh: 9 us_troop, vc_guerrilla_a, vc_tunnel")
    drive(Assault(s, "US").execute(), dice="6")
    assert count(s, p.VC_BASE, b.TAY_NINH) == 1


def test_with_hits_for_it_the_base_without_tunnel_goes_first(at):
    s = at("tay-ninh: 2 us_troop, vc_base, vc_tunnel")
    drive(Assault(s, "US").execute(), dice="1")
    assert count(s, p.VC_BASE, b.TAY_NINH) == 0 and count(s, p.VC_TUNNEL, b.TAY_NINH) == 1
    s = at("tay-ninh: us_troop, vc_base, vc_tunnel")
    drive(Assault(s, "US").execute(), "tay-ninh/vc_tunnel", dice="5")
    assert count(s, p.VC_BASE, b.TAY_NINH) == 2


def test_3_2_4_the_follow_up_against_a_tunnel_rolls_and_pays_no_aid(at):
    """3.2.4 A Tunnel marker removed is no Base removed."""
    s = at("arvn_resources: 18; tay-ninh: us_troop, 2 arvn_troop, vc_guerrilla_a, vc_tunnel")
    drive(Assault(s, "US").execute(), "arvn", dice="6")
    assert s.aid == 0 and count(s, p.VC_BASE, b.TAY_NINH) == 1


def test_an_event_may_ignore_tunnels(at):
    s = at("tay-ninh: 2 us_troop, vc_tunnel, vc_base")
    drive(Assault(s, "US", Terms(free=True), tunnels=False).execute())
    assert available(s, p.VC_BASE) == 9 and tunnels_left(s) == 6


# --- Capabilities and Momentum --------------------------------------------------------------------------------------


def test_abrams_unshaded_one_base_first_in_one_space(at):
    s = at("unshaded: abrams; saigon: us_troop, vc_guerrilla_u, vc_base; hue: us_troop, vc_guerrilla_a, vc_base")
    drive(Assault(s, "US").execute(), "saigon saigon/vc_base hue")
    assert count(s, p.VC_BASE, b.SAIGON) == 0 and count(s, p.VC_BASE, b.HUE) == 1


def test_abrams_unshaded_does_not_reach_tunnels_and_may_be_kept(at):
    s = at("unshaded: abrams; saigon: us_troop, vc_guerrilla_u, vc_tunnel; hue: us_troop, vc_guerrilla_a, vc_base")
    drive(Assault(s, "US").execute(), "saigon hue no")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 0 and count(s, p.VC_BASE, b.HUE) == 1


def test_abrams_shaded_two_spaces_at_most(at):
    s = at("shaded: abrams; saigon: us_troop, vc_base; hue: us_troop, vc_base; can-tho: us_troop, vc_base")
    op = Assault(s, "US")
    drive(op.execute(), "saigon hue")
    assert len(op.spaces) == 2


def test_m_48_unshaded_two_more_in_two_spaces_not_lowland(at):
    s = at(
        "unshaded: m_48_patton; saigon: us_troop, 4 vc_guerrilla_a; pleiku: us_troop, 4 vc_guerrilla_a;"
        "kien-hoa: us_troop, 4 vc_guerrilla_a; hue: us_troop, 4 vc_guerrilla_a"
    )
    drive(Assault(s, "US").execute(), "saigon yes hue no pleiku yes kien-hoa")
    left = [count(s, p.VC_GUERRILLA_A, x) for x in (b.SAIGON, b.HUE, b.PLEIKU, b.KIEN_HOA)]
    assert left == [1, 3, 2, 3]


def test_search_and_destroy_unshaded_one_underground_guerrilla_among_those_removed(at):
    s = at("unshaded: search_and_destroy; saigon: 2 us_troop, 2 vc_guerrilla_u, vc_base")
    drive(Assault(s, "US").execute(), "saigon/vc_guerrilla_u")
    assert count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1 and count(s, p.VC_BASE, b.SAIGON) == 1
    s = at("unshaded: search_and_destroy; saigon: 2 us_troop, vc_guerrilla_u, vc_base")
    drive(Assault(s, "US").execute(), "saigon/vc_guerrilla_u")
    assert count(s, p.VC_BASE, b.SAIGON) == 0


def test_search_and_destroy_unshaded_even_without_a_hit(at):
    s = at("unshaded: search_and_destroy; pleiku: us_troop, nva_troop, vc_guerrilla_u")
    drive(Assault(s, "US").execute(), "pleiku/vc_guerrilla_u")
    assert count(s, p.VC_GUERRILLA_U, b.PLEIKU) == 0 and count(s, p.NVA_TROOP, b.PLEIKU) == 1


def test_cards_11_and_28_unshaded_do_not_add_to_the_number_removed(at):
    """Cards 11 and 28: they change which pieces go, not how many."""
    s = at("unshaded: abrams, search_and_destroy; saigon: us_troop, vc_guerrilla_u, vc_guerrilla_a, vc_base")
    drive(Assault(s, "US").execute(), "saigon/vc_base")
    assert (count(s, p.VC_GUERRILLA_U, b.SAIGON), count(s, p.VC_GUERRILLA_A, b.SAIGON)) == (1, 1)


def test_card_28_unshaded_does_not_put_underground_guerrillas_before_troops(at):
    """Card 28 unshaded: NVA Troops still go first."""
    s = at("unshaded: search_and_destroy; saigon: 2 us_troop, 2 nva_troop, nva_guerrilla_u")
    drive(Assault(s, "US").execute())
    assert count(s, p.NVA_TROOP, b.SAIGON) == 0 and count(s, p.NVA_GUERRILLA_U, b.SAIGON) == 1


def test_search_and_destroy_shaded_shifts_assaulted_provinces_not_cities(at):
    s = at(
        "shaded: search_and_destroy; arvn_resources: 40;"
        "kien-hoa: us_troop, 2 arvn_troop, 3 vc_guerrilla_a; saigon: us_troop, vc_guerrilla_a"
    )
    drive(Assault(s, "US").execute(), "kien-hoa saigon arvn")
    assert s.support[b.KIEN_HOA] == -1 and s.support[b.SAIGON] == 0
    s = at("shaded: search_and_destroy; arvn_resources: 3; kien-hoa: arvn_troop, vc_guerrilla_a")
    drive(Assault(s, "ARVN").execute())
    assert s.support[b.KIEN_HOA] == -1


def test_card_28_shaded_the_follow_up_earns_aid_and_shifts_no_second_level(at):
    """3.2.4, card 28 shaded: US and ARVN Assault in a Province are one shift."""
    s = at("shaded: search_and_destroy; arvn_resources: 18; kien-hoa: us_troop, 2 arvn_troop, vc_guerrilla_a, vc_base")
    drive(Assault(s, "US").execute(), "arvn")
    assert s.aid == 6 and s.support[b.KIEN_HOA] == -1


def test_cobras_shaded_each_us_assault_space_costs_a_troop_on_1_to_3(at):
    s = at(
        "shaded: cobras; arvn_resources: 40; saigon: 2 us_troop, 2 arvn_troop, 4 vc_guerrilla_a; hue: us_troop, vc_base"
    )
    drive(Assault(s, "US").execute(), "saigon hue arvn", dice="3,4")
    assert s.casualties[p.TYPE["us_troop"]] == 1 and count(s, p.US_TROOP, b.HUE) == 1


def test_cards_11_13_14_and_28_arvn_assaults_do_not_use_us_capabilities(at):
    """Cards 11, 14, 28 unshaded and 13 shaded speak of US Assault."""
    s = at(
        "arvn_resources: 3; unshaded: abrams, m_48_patton, search_and_destroy; shaded: cobras;"
        "saigon: 2 arvn_troop, us_troop, vc_guerrilla_u, vc_guerrilla_a, vc_base"
    )
    drive(Assault(s, "ARVN").execute())
    assert count(s, p.VC_GUERRILLA_A, b.SAIGON) == 0 and count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1
    assert count(s, p.VC_BASE, b.SAIGON) == 1


def test_general_lansdale_shaded_no_us_assault(at):
    s = at("momentum: general_lansdale; arvn_resources: 9; saigon: us_troop, arvn_troop, vc_base")
    assert why_not_operate(s, "US", "assault").rule == "card 78" and can_operate(s, "ARVN", "assault")


def test_body_count_costs_nothing_and_pays_3_aid_for_each_guerrilla(at):
    s = at("momentum: body_count; saigon: 6 arvn_troop, nva_troop, vc_guerrilla_a, nva_guerrilla_a")
    drive(Assault(s, "ARVN").execute(), "both")
    assert s.aid == 6
    s = at("momentum: body_count; saigon: us_troop, 2 arvn_troop, 2 vc_guerrilla_a")
    drive(Assault(s, "US").execute(), "arvn")
    assert s.aid == 6 and s.resources["ARVN"] == 0


def test_card_72_body_count_lets_the_us_add_arvn_though_resources_are_below_econ(at):
    """Card 72: it costs nothing, so the floor does not matter."""
    s = at("momentum: body_count; arvn_resources: 2; saigon: us_troop, 2 arvn_troop, vc_guerrilla_a, nva_guerrilla_a")
    drive(Assault(s, "US").execute(), "VC arvn")
    assert s.resources["ARVN"] == 2 and s.aid == 6


def test_card_72_body_count_pays_nothing_for_troops_and_bases(at):
    """Card 72: 3 Aid for each Guerrilla; a Base removed by ARVN is still 6."""
    s = at("momentum: body_count; saigon: 6 arvn_troop, nva_troop, vc_guerrilla_a, vc_base")
    drive(Assault(s, "ARVN").execute(), "both")
    assert s.aid == 9


# --- Events and Special Activities ------------------------------------------------------------------------------------


def test_an_event_may_name_the_enemy(at):
    s = at("saigon: 8 arvn_troop, nva_troop, vc_guerrilla_a")
    drive(Assault(s, "ARVN", Terms(free=True), targets=("NVA",)).execute())
    assert count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1 and count(s, p.NVA_TROOP, b.SAIGON) == 0


def test_as_if_us_all_coin_cubes_are_us_troops(at):
    s = at("phu-bon: us_base, us_troop, arvn_police, 9 vc_guerrilla_a")
    assert us_hits(s, b.PHU_BON, as_us=True) == 4
    drive(Assault(s, "ARVN", Terms(free=True, only=[b.PHU_BON]), as_us=True).execute())
    assert count(s, p.VC_GUERRILLA_A, b.PHU_BON) == 5


def test_an_air_lift_first_may_make_the_assault_possible(at):
    s = at("saigon: 3 us_troop; pleiku: 4 vc_guerrilla_a; hue: us_irregular")
    assert not can_operate(s, "US", "assault") and can_operate(s, "US", "assault", Terms(special=True))
    op = Assault(s, "US", Terms(special=True))
    drive(op.execute(), "all done")
    assert op.activity == "air_lift" and op.spaces == [b.PLEIKU] and count(s, p.VC_GUERRILLA_A, b.PLEIKU) == 3


def test_a_transport_first_may_make_the_assault_possible(at):
    s = at("arvn_resources: 3; saigon: 4 arvn_troop; tay-ninh: 2 vc_guerrilla_a")
    assert not can_operate(s, "ARVN", "assault") and can_operate(s, "ARVN", "assault", Terms(special=True))
    op = Assault(s, "ARVN", Terms(special=True))
    drive(op.execute(), "all")
    assert op.spaces == [b.TAY_NINH] and count(s, p.VC_GUERRILLA_A, b.TAY_NINH) == 0


def test_limited_means_one_space(at):
    s = at("saigon: us_troop, vc_base; hue: us_troop, vc_base")
    op = Assault(s, "US", Terms(limited=True))
    drive(op.execute(), "hue")
    assert op.spaces == [b.HUE]
