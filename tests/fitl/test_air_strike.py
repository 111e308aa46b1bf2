"""4.2.3 Air Strike (second edition)."""

import pytest
from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.operation import PLAIN, Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.air_strike import air_strike
from indochina.fitl.state import count

VC_IN_HUE = "hue/vc_guerrilla_a"


def op(s, name="assault"):
    return OPERATIONS[name](s, "US", Terms(special=True))


def strike(s, keys="", dice="", terms=PLAIN, **more):
    return drive(air_strike(op(s), terms, **more), keys, dice)


def test_it_accompanies_any_operation(at):
    s = at("hue: us_troop, vc_guerrilla_a")
    assert all("air_strike" in possible(op(s, name)) for name in ("train", "patrol", "sweep", "assault"))


def test_the_die_gives_the_hits_one_for_each_active_piece(at):
    s = at("hue: us_troop, 3 vc_guerrilla_a, vc_guerrilla_u")
    strike(s, f"{VC_IN_HUE} {VC_IN_HUE}", "2")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1 and count(s, p.VC_GUERRILLA_U, b.HUE) == 1


def test_it_takes_a_us_or_arvn_piece_in_the_space(at):
    s = at("hue: vc_guerrilla_a; saigon: arvn_police, vc_guerrilla_a; can-tho: us_irregular, vc_guerrilla_a")
    decision = ask(air_strike(op(s)), dice="6")
    assert decision.keys == ["saigon/vc_guerrilla_a", "can-tho/vc_guerrilla_a", "end"]
    assert decision.blocked["hue"].key == "why.no_coin_piece"


def test_hits_may_be_left_over(at):
    s = at("hue: us_troop, 2 vc_guerrilla_a")
    strike(s, f"{VC_IN_HUE} done", "6")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1


def test_two_hits_degrade_the_trail_by_one_box_once(at):
    s = at("trail: 3")
    strike(s, "trail", "6")
    assert s.trail == 2
    s = at("trail: 3")
    strike(s, "", "1")
    assert s.trail == 3


def test_hits_are_shared_between_trail_and_pieces(at):
    s = at("trail: 3; hue: us_troop, 4 vc_guerrilla_a")
    strike(s, f"{VC_IN_HUE} trail {VC_IN_HUE}", "4")
    assert s.trail == 2 and count(s, p.VC_GUERRILLA_A, b.HUE) == 2


def test_nva_troops_before_guerrillas(at):
    s = at("hue: us_troop, nva_troop, nva_guerrilla_a")
    strike(s, "hue/nva_troop hue/nva_guerrilla_a", "3")
    assert count(s, p.NVA_GUERRILLA_A, b.HUE) == 0


def test_4_2_3_no_guerrilla_of_vc_either_before_the_nva_troops(at):
    s = at("hue: us_troop, nva_troop, 2 vc_guerrilla_a")
    assert ask(air_strike(op(s.copy())), dice="6").keys == ["hue/nva_troop", "end"]
    assert ask(air_strike(op(s)), "hue/nva_troop", "6").keys == ["hue/vc_guerrilla_a", "end"]


def test_setting_ignored_troops_vc_may_be_struck_but_not_both_out_of_order(at):
    text = "options: ruling_ignored_troops; hue: us_troop, 2 nva_troop, 2 vc_guerrilla_a"
    decision = ask(air_strike(op(at(text))), dice="6")
    assert decision.keys == ["hue/nva_troop", "hue/vc_guerrilla_a", "end"]
    s = at(text)
    assert ask(air_strike(op(s)), "hue/vc_guerrilla_a", "6").keys == ["hue/vc_guerrilla_a", "end"]
    s = at(text)
    assert ask(air_strike(op(s)), "hue/nva_troop", "6").keys == ["hue/nva_troop", "end"]


def test_bases_only_where_nothing_else_remains_and_no_tunnels(at):
    s = at(
        "hue: us_troop, vc_guerrilla_u, vc_base; saigon: us_troop, vc_tunnel;"
        "da-nang: us_troop, vc_guerrilla_a, nva_base"
    )
    strike(s, "da-nang/vc_guerrilla_a da-nang/nva_base", "6")
    assert count(s, p.NVA_BASE, b.DA_NANG) == 0
    assert count(s, p.VC_BASE, b.HUE) == 1 and count(s, p.VC_TUNNEL, b.SAIGON) == 1


def test_4_2_3_it_reaches_locs_without_any_shift_and_bases_last(at):
    """4.2.3 A LoC has no Support to lose."""
    s = at("loc-hue-da-nang: us_troop, vc_guerrilla_a; hue: us_troop, nva_guerrilla_u, nva_base")
    strike(s, "loc-hue-da-nang/vc_guerrilla_a", "4")
    assert count(s, p.NVA_BASE, b.HUE) == 1 and s.support[b.LOC_HUE_DA_NANG] == 0


def test_each_space_that_lost_a_piece_shifts_one_level_toward_opposition(at):
    s = at(
        "hue: us_troop, 2 vc_guerrilla_a;"
        "saigon: passive_support, us_troop, vc_guerrilla_a; can-tho: us_troop, vc_guerrilla_a"
    )
    strike(s, f"{VC_IN_HUE} {VC_IN_HUE} saigon/vc_guerrilla_a", "3")
    assert (s.support[b.HUE], s.support[b.SAIGON], s.support[b.CAN_THO]) == (-1, 0, 0)


def test_1_6_1_at_active_opposition_it_shifts_no_further(at):
    """1.6.1 The end of the scale."""
    s = at("kien-hoa: active_opposition, arvn_troop, 2 vc_guerrilla_a")
    strike(s, "kien-hoa/vc_guerrilla_a kien-hoa/vc_guerrilla_a", "5")
    assert s.support[b.KIEN_HOA] == -2


def test_six_spaces_two_in_monsoon_and_one_under_typhoon_kate(at):
    cities = ("saigon", "hue", "da-nang", "kontum", "qui-nhon", "cam-ranh", "an-loc")
    text = "; ".join(f"{city}: us_troop, vc_guerrilla_a" for city in cities)
    keys = " ".join(f"{city}/vc_guerrilla_a" for city in cities[:6])
    strike(at(text), keys, "6")
    strike(at(text + "; next: 125"), "hue/vc_guerrilla_a saigon/vc_guerrilla_a", "6")
    strike(at(text + "; next: 125; momentum: typhoon_kate"), "hue/vc_guerrilla_a", "6")


def test_monsoon_limits_spaces_not_pieces(at):
    s = at("hue: us_troop, 6 vc_guerrilla_a; next: 125")
    strike(s, " ".join([VC_IN_HUE] * 6), "6")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 0


def test_under_typhoon_kate_the_trail_may_fall_as_well(at):
    s = at("hue: us_troop, vc_guerrilla_a; trail: 2; momentum: typhoon_kate")
    strike(s, f"{VC_IN_HUE} trail", "3")
    assert s.trail == 1


# --- Capabilities and Momentum --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rolling_thunder", "da_nang_event", "bombing_pause"])
def test_momentum_may_forbid_it(at, name):
    s = at(f"hue: us_troop, vc_guerrilla_a; trail: 2; momentum: {name}")
    assert "air_strike" not in possible(op(s)) and "air_strike" in possible(op(s), by_event=True)


def test_wild_weasels_either_the_trail_or_one_piece(at):
    text = "hue: us_troop, 3 vc_guerrilla_a; trail: 2; momentum: wild_weasels"
    s = at(text)
    strike(s, VC_IN_HUE, "6")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 2 and s.trail == 2
    s = at(text)
    strike(s, "trail", "6")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 3 and s.trail == 1


def test_adsid_takes_6_nva_resources_when_the_trail_changes(at):
    s = at("trail: 3; nva_resources: 10; momentum: adsid; unshaded: top_gun")
    strike(s, "trail", "2")
    assert s.trail == 1 and s.resources["NVA"] == 4


def test_oriskany_no_degrading(at):
    s = at("trail: 3; momentum: oriskany; hue: us_troop, vc_guerrilla_a")
    assert "trail" not in ask(air_strike(op(s)), dice="6").keys
    assert "air_strike" not in possible(op(at("trail: 3; momentum: oriskany")))


def test_top_gun_unshaded_two_boxes(at):
    s = at("trail: 4; unshaded: top_gun")
    strike(s, "trail", "3")
    assert s.trail == 2


def test_top_gun_shaded_only_on_4_to_6_and_the_hits_are_spent(at):
    s = at("trail: 4; shaded: top_gun; hue: us_troop, 3 vc_guerrilla_a")
    strike(s, f"trail {VC_IN_HUE}", "3 3")
    assert s.trail == 4 and count(s, p.VC_GUERRILLA_A, b.HUE) == 2
    s = at("trail: 4; shaded: top_gun")
    strike(s, "trail", "6 4")
    assert s.trail == 3


def test_card_4_shaded_top_gun_is_tried_once(at):
    """Card 4 shaded, 4.2.3: one attempt on the Trail each Air Strike."""
    s = at("trail: 3; shaded: top_gun")
    strike(s, "trail", "6 1")
    assert s.trail == 3


def test_aaa_shaded_not_below_2(at):
    s = at("trail: 3; shaded: aaa; unshaded: top_gun")
    strike(s, "trail", "6")
    assert s.trail == 2
    assert "air_strike" not in possible(op(at("trail: 2; shaded: aaa")))


def test_migs_shaded_cost_an_available_troop_unless_top_gun(at):
    s = at("trail: 3; shaded: migs")
    strike(s, "trail", "2")
    assert s.casualties[p.TYPE["us_troop"]] == 1
    s = at("trail: 3; shaded: migs; unshaded: top_gun")
    strike(s, "trail", "2")
    assert s.casualties[p.TYPE["us_troop"]] == 0


def test_sa_2s_unshaded_remove_an_nva_piece_outside_the_south(at):
    s = at(
        "trail: 3; unshaded: sa_2s; central-laos: nva_base, nva_tunnel, vc_guerrilla;"
        "north-vietnam: nva_guerrilla; hue: nva_troop"
    )
    assert ask(air_strike(op(s)), "trail", "2").keys == [
        "north-vietnam/nva_guerrilla_u",
        "central-laos/nva_base",
    ]
    s = at("trail: 3; unshaded: sa_2s; central-laos: nva_base")
    strike(s, "trail", "2")
    assert count(s, p.NVA_BASE, b.CENTRAL_LAOS) == 0


def test_cards_33_and_34_migs_and_sa_2s_only_when_the_trail_fell(at):
    """Cards 33 shaded and 34 unshaded: a failed strike on the Trail sets off neither."""
    s = at("trail: 3; shaded: top_gun, migs; unshaded: sa_2s; central-laos: nva_troop")
    strike(s, "trail", "2 3")
    assert not any(s.casualties) and count(s, p.NVA_TROOP, b.CENTRAL_LAOS) == 1


def test_arc_light_unshaded_one_province_without_coin_pieces(at):
    s = at(
        "unshaded: arc_light; north-vietnam: nva_troop; central-laos: nva_troop;"
        "hue: nva_troop; da-nang: us_troop, nva_troop"
    )
    decision = ask(air_strike(op(s)), dice="6")
    assert decision.keys == ["da-nang/nva_troop", "north-vietnam/nva_troop", "central-laos/nva_troop", "end"]
    strike(s, "central-laos/nva_troop da-nang/nva_troop", "6")
    assert count(s, p.NVA_TROOP, b.NORTH_VIETNAM) == 1


def test_card_8_unshaded_the_arc_light_province_may_be_struck_last(at):
    """Card 8 unshaded: one of the spaces, whichever in order."""
    s = at("unshaded: arc_light; fishhook: 2 nva_troop; hue: us_troop, vc_guerrilla_a")
    strike(s, "hue/vc_guerrilla_a fishhook/nva_troop fishhook/nva_troop", "3")
    assert count(s, p.NVA_TROOP, b.FISHHOOK) == 0


def test_arc_light_shaded_two_levels_where_more_than_one_piece_fell(at):
    s = at("shaded: arc_light; hue: us_troop, 2 vc_guerrilla_a; saigon: us_troop, vc_guerrilla_a")
    strike(s, f"{VC_IN_HUE} {VC_IN_HUE} saigon/vc_guerrilla_a", "3")
    assert s.support[b.HUE] == -2 and s.support[b.SAIGON] == -1


def test_laser_guided_bombs_unshaded_no_shift_where_only_one_fell(at):
    s = at("unshaded: laser_guided_bombs; hue: us_troop, 2 vc_guerrilla_a; saigon: us_troop, vc_guerrilla_a")
    strike(s, f"{VC_IN_HUE} {VC_IN_HUE} saigon/vc_guerrilla_a", "3")
    assert s.support[b.HUE] == -1 and s.support[b.SAIGON] == 0


def test_laser_guided_bombs_shaded_two_pieces_at_most(at):
    s = at("shaded: laser_guided_bombs; hue: us_troop, 3 vc_guerrilla_a; trail: 3")
    strike(s, f"{VC_IN_HUE} {VC_IN_HUE} trail", "6")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1 and s.trail == 2


# --- Events -------------------------------------------------------------------------------------------------------


def test_an_event_may_give_hits_places_and_pieces_for_each_space(at):
    s = at("hue: 3 vc_guerrilla_a; da-nang: vc_guerrilla_a; trail: 3")
    keys, terms = f"{VC_IN_HUE} {VC_IN_HUE} da-nang/vc_guerrilla_a", Terms(only=b.COASTAL, most=3)
    strike(s, keys, terms=terms, hits=6, per_space=2, anywhere=True, trail=False)
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1 and s.trail == 3
