"""Cards 51 to 60."""

from procedures import ask

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.events import execute
from indochina.fitl.sequence.sequence import adjust_eligibility, next_eligible
from indochina.fitl.state import coin, count, of, on_map, total

from ..event import event

US_TROOP_TYPE, US_BASE_TYPE, IRREGULAR_TYPE = p.TYPE["us_troop"], p.TYPE["us_base"], p.TYPE["us_irregular"]
ARVN_BASE_TYPE = p.TYPE["arvn_base"]
MONSOON = "next: 125; "


# --- 51 301st Supply Battalion ----------------------------------------------------------------------------------


def test_51_unshaded_full_six_pieces_but_bases_outside_the_south(at):
    s = at(
        "north-vietnam: 3 nva_troop, nva_base; southern-laos: 2 nva_guerrilla, vc_guerrilla_a;"
        "fishhook: 3 vc_guerrilla; tay-ninh: vc_guerrilla"
    )
    first = ask(execute(s.copy(), "ARVN", 51, "unshaded"))
    assert first.seat == "ARVN" and first.keys == [
        "north-vietnam/nva_troop",
        "southern-laos/nva_guerrilla_u",
        "southern-laos/vc_guerrilla_a",
        "fishhook/vc_guerrilla_u",
    ]
    keys = "north-vietnam/nva_troop 2 southern-laos/nva_guerrilla_u all southern-laos/vc_guerrilla_a"
    event(s, 51, "unshaded", "ARVN", f"{keys} fishhook/vc_guerrilla_u")
    assert of(s, "NVA", b.NORTH_VIETNAM) == 2 and not of(s, "NVA", b.SOUTHERN_LAOS) and not of(s, "VC", b.SOUTHERN_LAOS)
    assert of(s, "VC", b.FISHHOOK) == 2 and of(s, "VC", b.TAY_NINH) == 1


def test_51_unshaded_boundary_fewer_than_six(at):
    s = at("north-vietnam: 3 nva_troop, nva_base; central-laos: nva_tunnel, 2 nva_guerrilla_a; saigon: nva_troop")
    event(s, 51, "unshaded", "US")
    assert [of(s, "NVA", x) for x in (b.NORTH_VIETNAM, b.CENTRAL_LAOS, b.SAIGON)] == [1, 1, 1]


def test_51_shaded_full_trail_and_a_die_of_resources(at):
    s = at("trail: 1; nva_resources: 2")
    event(s, 51, "shaded", "VC", dice="5")
    assert (s.trail, s.resources["NVA"]) == (3, 7)


def test_51_shaded_boundary_trail_4_and_resources_75(at):
    s = at("trail: 3; nva_resources: 73")
    event(s, 51, "shaded", "NVA", dice="6")
    assert (s.trail, s.resources["NVA"]) == (4, 75)


# --- 52 RAND ----------------------------------------------------------------------------------------------------


def test_52_unshaded_full_a_shaded_us_capability_is_turned(at):
    s = at("shaded: cords, abrams, aaa, mandate_of_heaven; unshaded: cobras")
    first = ask(execute(s.copy(), "ARVN", 52, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["abrams", "cords"]
    event(s, 52, "unshaded", "ARVN", "cords")
    assert s.shaded == {"abrams", "aaa", "mandate_of_heaven"} and s.unshaded == {"cobras", "cords"}


def test_52_unshaded_full_top_gun_then_cancels_migs(at):
    s = at("shaded: top_gun, migs")
    event(s, 52, "unshaded", "US")
    assert s.unshaded == {"top_gun"} and s.shaded == set()


def test_52_unshaded_boundary_no_us_capability_shows_its_shaded_side(at):
    s = at("shaded: aaa, cadres, abrams")
    event(s, 52, "unshaded", "US")
    event(s, 52, "unshaded", "US")
    assert s.shaded == {"aaa", "cadres"} and s.unshaded == {"abrams"}


def test_52_shaded_full_an_unshaded_us_capability_is_turned(at):
    s = at("unshaded: cords, top_gun, booby_traps; shaded: abrams")
    first = ask(execute(s.copy(), "ARVN", 52, "shaded"))
    assert first.seat == "ARVN" and first.keys == ["top_gun", "cords"]
    event(s, 52, "shaded", "ARVN", "top_gun")
    assert s.unshaded == {"cords", "booby_traps"} and s.shaded == {"abrams", "top_gun"}


def test_52_shaded_boundary_none_unshaded(at):
    s = at("unshaded: migs, armored_cavalry, abrams")
    event(s, 52, "shaded", "VC")
    event(s, 52, "shaded", "VC")
    assert s.unshaded == {"migs", "armored_cavalry"} and s.shaded == {"abrams"}


# --- 53 Sappers -------------------------------------------------------------------------------------------------


def test_53_unshaded_full_two_troops_in_three_spaces(at):
    s = at(
        "hue: 3 nva_troop; loc-hue-da-nang: 2 nva_troop, nva_guerrilla; pleiku: 2 nva_troop; tay-ninh: nva_troop;"
        "fishhook: 4 nva_troop"
    )
    first = ask(execute(s.copy(), "ARVN", 53, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["hue", "pleiku", "tay-ninh", "loc-hue-da-nang", "end"]
    event(s, 53, "unshaded", "ARVN", "hue loc-hue-da-nang pleiku")
    counts = [count(s, p.NVA_TROOP, x) for x in (b.HUE, b.LOC_HUE_DA_NANG, b.PLEIKU, b.TAY_NINH, b.FISHHOOK)]
    assert counts == [1, 0, 0, 1, 4] and of(s, "NVA", b.LOC_HUE_DA_NANG) == 1
    assert s.stays_eligible == {"ARVN"}


def test_53_unshaded_boundary_up_to_three_and_one_troop_is_all_there_is(at):
    s = at("hue: nva_troop; pleiku: 2 nva_troop")
    event(s, 53, "unshaded", "NVA", "done")
    assert on_map(s, (p.NVA_TROOP,)) == 3 and s.stays_eligible == {"NVA"}
    event(s, 53, "unshaded", "US", "hue done")
    assert not of(s, "NVA", b.HUE) and of(s, "NVA", b.PLEIKU) == 2
    s = at("fishhook: 2 nva_troop")
    event(s, 53, "unshaded", "US")
    assert of(s, "NVA", b.FISHHOOK) == 2 and s.stays_eligible == {"US"}


def test_53_shaded_full_one_us_and_two_arvn_bases(at):
    s = at("pleiku: us_base, arvn_base; tay-ninh: us_base, arvn_base; fishhook: arvn_base, us_troop; saigon: us_base")
    first = ask(execute(s.copy(), "VC", 53, "shaded"))
    assert first.seat == "VC" and first.keys == ["pleiku/us_base", "tay-ninh/us_base", "end"]
    event(s, 53, "shaded", "VC", "pleiku/us_base pleiku/arvn_base fishhook/arvn_base")
    assert s.casualties[US_BASE_TYPE] == 1 and s.available[ARVN_BASE_TYPE] == 2
    assert coin(s, b.PLEIKU) == 0 and coin(s, b.FISHHOOK) == 1 and coin(s, b.TAY_NINH) == 2 and coin(s, b.SAIGON) == 1


def test_53_shaded_boundary_not_from_cities_and_fewer_if_wanted(at):
    s = at("saigon: us_base, arvn_base")
    event(s, 53, "shaded", "NVA")
    assert coin(s, b.SAIGON) == 2
    s = at("pleiku: us_base, arvn_base")
    event(s, 53, "shaded", "US", "done done")
    assert coin(s, b.PLEIKU) == 2


# --- 54 Son Tay -------------------------------------------------------------------------------------------------


def test_54_unshaded_full_us_executes_it_and_stays_eligible(at):
    s = at("casualties: 3 us_troop, us_base; current: 54; stage: action; acted: US event")
    event(s, 54, "unshaded", "US")
    assert s.casualties[US_TROOP_TYPE] == 1 and s.casualties[US_BASE_TYPE] == 1 and s.available[US_TROOP_TYPE] == 39
    assert next_eligible(s) == "VC"  # not NVA, first on the card, and not the US again
    adjust_eligibility(s)
    assert s.eligible == {"US", "ARVN", "VC"}


def test_54_unshaded_full_the_us_cylinder_comes_from_wherever_it_is(at):
    s = at("casualties: 2 us_troop; current: 54; stage: action; eligible: ARVN, VC; acted: VC event")
    assert next_eligible(s) == "ARVN"
    event(s, 54, "unshaded", "VC")
    assert s.available[US_TROOP_TYPE] == 40
    assert next_eligible(s) == "US"
    s.acted = (*s.acted, ("US", "pass"))
    adjust_eligibility(s)
    assert s.eligible == {"US", "ARVN"}


def test_54_unshaded_boundary_no_troops_among_the_casualties_and_nva_executes_it(at):
    s = at("casualties: us_base; current: 54; stage: action; acted: NVA event")
    event(s, 54, "unshaded", "NVA")
    assert s.casualties[US_BASE_TYPE] == 1 and s.made_ineligible == {"NVA"}
    adjust_eligibility(s)
    assert s.eligible == {"US", "ARVN", "VC"}


def test_54_shaded_full_any_two_casualties_and_us_ineligible(at):
    s = at("casualties: 3 us_troop, us_base, us_irregular; current: 54; stage: action; acted: NVA event")
    first = ask(execute(s.copy(), "NVA", 54, "shaded"))
    assert first.seat == "NVA" and first.keys == ["us_troop", "us_base", "us_irregular"]
    event(s, 54, "shaded", "NVA", "us_base us_troop")
    assert s.out_of_play[US_BASE_TYPE] == 1 and s.out_of_play[US_TROOP_TYPE] == 1 and s.casualties[US_TROOP_TYPE] == 2
    assert next_eligible(s) == "VC"
    s.acted = (*s.acted, ("VC", "pass"))
    assert next_eligible(s) == "ARVN"
    adjust_eligibility(s)
    assert s.eligible == {"ARVN", "VC"}


def test_54_shaded_boundary_one_casualty_only(at):
    s = at("casualties: us_irregular")
    event(s, 54, "shaded", "VC")
    assert s.out_of_play[IRREGULAR_TYPE] == 1 and not any(s.casualties) and s.made_ineligible == {"US"}


# --- 55 Trucks --------------------------------------------------------------------------------------------------


def test_55_unshaded_full_four_pieces_each_of_laos_and_cambodia(at):
    s = at(
        "trail: 3; central-laos: 3 nva_troop, nva_base; southern-laos: 2 nva_guerrilla, vc_guerrilla;"
        "fishhook: 5 nva_troop, nva_base; north-vietnam: nva_troop"
    )
    first = ask(execute(s.copy(), "US", 55, "unshaded"))
    assert first.seat == "NVA" and first.keys == [
        "central-laos/nva_troop",
        "central-laos/nva_base",
        "southern-laos/nva_guerrilla_u",
    ]
    event(
        s,
        55,
        "unshaded",
        "US",
        "central-laos/nva_base southern-laos/nva_guerrilla_u all fishhook/nva_troop all",
    )
    assert s.trail == 1
    assert count(s, p.NVA_TROOP, b.CENTRAL_LAOS) == 2 and of(s, "NVA", b.SOUTHERN_LAOS) == 0
    assert count(s, p.NVA_TROOP, b.FISHHOOK) == 1 and count(s, p.NVA_BASE, b.FISHHOOK) == 1
    assert of(s, "VC", b.SOUTHERN_LAOS) == 1 and of(s, "NVA", b.NORTH_VIETNAM) == 1


def test_55_unshaded_boundary_fewer_pieces_a_tunnel_only_by_choice_trail_0(at):
    s = at("trail: 1; central-laos: nva_tunnel, nva_troop; fishhook: 2 nva_troop")
    event(s, 55, "unshaded", "US", "central-laos/nva_troop done")
    assert s.trail == 0 and count(s, p.NVA_TUNNEL, b.CENTRAL_LAOS) == 1
    assert not count(s, p.NVA_TROOP, b.CENTRAL_LAOS) and not of(s, "NVA", b.FISHHOOK)
    s = at("trail: 1; central-laos: nva_tunnel, 4 nva_troop")
    event(s, 55, "unshaded", "US", "central-laos/nva_tunnel")
    assert of(s, "NVA", b.CENTRAL_LAOS) == 1 and not count(s, p.NVA_TUNNEL, b.CENTRAL_LAOS)


def test_55_shaded_full_resources_and_bases_moved(at):
    s = at(
        "trail: 2; nva_resources: 1; vc_resources: 2; central-laos: 2 nva_base; fishhook: nva_base, nva_tunnel;"
        "north-vietnam: nva_base"
    )
    first = ask(execute(s.copy(), "VC", 55, "shaded"))
    assert first.seat == "NVA" and first.keys == ["central-laos/nva_base", "fishhook/nva_base", "end"]
    ends = ask(execute(s.copy(), "VC", 55, "shaded"), "central-laos/nva_base")
    assert ends.keys == ["southern-laos", "ne-cambodia", "parrots-beak", "sihanoukville"]
    event(s, 55, "shaded", "VC", "fishhook/nva_base sihanoukville central-laos/nva_base fishhook done")
    assert s.resources["NVA"] == 5 and s.resources["VC"] == 6
    assert [count(s, p.NVA_BASE, x) for x in (b.CENTRAL_LAOS, b.FISHHOOK, b.SIHANOUKVILLE)] == [1, 1, 1]
    assert count(s, p.NVA_TUNNEL, b.FISHHOOK) == 1 and count(s, p.NVA_BASE, b.NORTH_VIETNAM) == 1


def test_55_shaded_boundary_trail_0_no_bases_and_75(at):
    s = at("trail: 0; nva_resources: 1; fishhook: nva_tunnel; north-vietnam: nva_base")
    event(s, 55, "shaded", "NVA")
    assert s.resources["NVA"] == 1 and count(s, p.NVA_TUNNEL, b.FISHHOOK) == 1
    s = at("trail: 4; nva_resources: 70; vc_resources: 74")
    event(s, 55, "shaded", "NVA")
    assert s.resources["NVA"] == 75 and s.resources["VC"] == 75


# --- 56 Vo Nguyen Giap ------------------------------------------------------------------------------------------


def test_56_unshaded_full_two_guerrillas_for_a_troop_in_three_spaces(at):
    s = at(
        "hue: 2 vc_guerrilla, nva_guerrilla_a; tay-ninh: 2 vc_guerrilla_a; fishhook: 3 nva_guerrilla;"
        "saigon: vc_guerrilla; loc-hue-da-nang: 2 vc_guerrilla"
    )
    first = ask(execute(s.copy(), "US", 56, "unshaded"))
    assert first.seat == "US" and first.keys == ["hue", "fishhook", "tay-ninh", "loc-hue-da-nang"]
    event(s, 56, "unshaded", "US", "hue tay-ninh fishhook hue/vc_guerrilla_u 1 hue/nva_guerrilla_a")
    assert [count(s, p.NVA_TROOP, x) for x in (b.HUE, b.TAY_NINH, b.FISHHOOK, b.SAIGON)] == [1, 1, 1, 0]
    assert total(s, p.GUERRILLAS, b.HUE) == 1 and count(s, p.VC_GUERRILLA_U, b.HUE) == 1
    assert total(s, p.GUERRILLAS, b.TAY_NINH) == 0 and total(s, p.GUERRILLAS, b.FISHHOOK) == 1
    assert of(s, "VC", b.LOC_HUE_DA_NANG) == 2


def test_56_unshaded_boundary_fewer_spaces_and_no_troop_to_replace_them(at):
    s = at("hue: 2 vc_guerrilla; saigon: vc_guerrilla; north-vietnam: 40 nva_troop")
    event(s, 56, "unshaded", "ARVN")
    assert not of(s, "VC", b.HUE) and not of(s, "NVA", b.HUE) and of(s, "VC", b.SAIGON) == 1


def test_56_unshaded_boundary_nva_may_take_the_troop_from_the_map(at):
    s = at("hue: 2 vc_guerrilla; north-vietnam: 40 nva_troop")
    event(s, 56, "unshaded", "NVA", "hue/nva_troop north-vietnam/nva_troop")
    assert count(s, p.NVA_TROOP, b.HUE) == 1 and count(s, p.NVA_TROOP, b.NORTH_VIETNAM) == 39


GIAP = (
    MONSOON + "trail: 1; nva_resources: 0; north-vietnam: 4 nva_troop, 4 nva_guerrilla; quang-tri: 3 arvn_troop;"
    "central-laos: nva_base; hue: 3 arvn_police"
)


def test_56_shaded_full_march_into_three_spaces_and_act_in_each(at):
    s = at(GIAP)
    first = ask(execute(s.copy(), "VC", 56, "shaded"))
    assert first.seat == "NVA" and first.keys == ["march", "end"]
    march = (
        "march quang-tri north-vietnam/nva_troop 3 done central-laos north-vietnam/nva_guerrilla_u 2 done "
        "loc-hue-khe-sanh north-vietnam north-vietnam/nva_guerrilla_u 1 done done"
    )
    full = ask(execute(s.copy(), "VC", 56, "shaded"), march)
    assert full.keys == ["quang-tri", "loc-hue-khe-sanh", "end"]  # no fourth space
    march += " done"
    where = ask(execute(s.copy(), "VC", 56, "shaded"), march)
    assert where.seat == "NVA" and where.keys == ["quang-tri", "central-laos", "loc-hue-khe-sanh", "end"]
    actions = ask(execute(s.copy(), "VC", 56, "shaded"), march + " quang-tri")
    assert actions.seat == "NVA" and actions.keys == ["rally", "march", "attack", "terror", "bombard"]
    actions = ask(execute(s.copy(), "VC", 56, "shaded"), march + " loc-hue-khe-sanh")
    assert actions.keys == ["march", "terror", "ambush"]
    keys = " quang-tri attack central-laos infiltrate 2 done loc-hue-khe-sanh ambush hue/arvn_police"
    event(s, 56, "shaded", "VC", march + keys)
    assert count(s, p.NVA_TROOP, b.QUANG_TRI) == 3 and count(s, p.ARVN_TROOP, b.QUANG_TRI) == 2
    assert count(s, p.NVA_TROOP, b.CENTRAL_LAOS) == 2 and count(s, p.NVA_GUERRILLA_U, b.CENTRAL_LAOS) == 2
    assert count(s, p.NVA_GUERRILLA_A, b.LOC_HUE_KHE_SANH) == 1 and count(s, p.POLICE, b.HUE) == 2
    assert of(s, "NVA", b.NORTH_VIETNAM) == 2 and s.resources["NVA"] == 0


def test_56_shaded_full_a_second_march_into_the_same_space(at):
    """ "Any" Operation: another March, into that space, by pieces that have Marched too."""
    s = at("quang-tri: 2 nva_troop; hue: us_troop")
    event(s, 56, "shaded", "NVA", "march loc-hue-khe-sanh 1 done loc-hue-khe-sanh march")
    assert count(s, p.NVA_TROOP, b.LOC_HUE_KHE_SANH) == 2


def test_56_shaded_boundary_no_operation_in_a_space_if_not_desired(at):
    s = at("quang-tri: 2 nva_troop; hue: us_troop")
    event(s, 56, "shaded", "NVA", "march hue all done")
    assert count(s, p.NVA_TROOP, b.HUE) == 2 and count(s, p.US_TROOP, b.HUE) == 1


def test_56_shaded_boundary_a_rally_must_be_in_the_space(at):
    """Improving the Trail alone is no Rally within Hue, which is at Support."""
    s = at("nva_resources: 9; trail: 1; quang-tri: nva_troop; hue: passive_support, us_troop")
    actions = ask(execute(s, "NVA", 56, "shaded"), "march hue hue")
    assert actions.keys == ["attack", "terror"]


def test_56_shaded_boundary_it_may_decline_all_of_it(at):
    s = at(GIAP)
    event(s, 56, "shaded", "NVA", "done")
    assert of(s, "NVA", b.NORTH_VIETNAM) == 8 and s.resources["NVA"] == 0
    event(at("hue: us_troop"), 56, "shaded", "NVA")


# --- 57 International Unrest ------------------------------------------------------------------------------------


def test_57_unshaded_full_any_two_casualties_become_available(at):
    s = at("casualties: 2 us_troop, us_base, us_irregular")
    first = ask(execute(s.copy(), "ARVN", 57, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["us_troop", "us_base", "us_irregular"]
    event(s, 57, "unshaded", "ARVN", "us_base us_irregular")
    assert s.available[US_BASE_TYPE] == 6 and s.available[IRREGULAR_TYPE] == 6 and s.casualties[US_TROOP_TYPE] == 2


def test_57_unshaded_boundary_one_or_none(at):
    s = at("casualties: us_troop")
    event(s, 57, "unshaded", "US")
    assert s.available[US_TROOP_TYPE] == 40
    event(s, 57, "unshaded", "US")
    assert s.available[US_TROOP_TYPE] == 40


def test_57_shaded_full_two_available_troops_out_of_play_and_a_die(at):
    s = at("nva_resources: 3; saigon: us_troop")
    event(s, 57, "shaded", "VC", dice="4")
    assert s.out_of_play[US_TROOP_TYPE] == 2 and s.available[US_TROOP_TYPE] == 37
    assert s.resources["NVA"] == 7 and count(s, p.US_TROOP, b.SAIGON) == 1


def test_57_shaded_boundary_one_available_and_75(at):
    s = at("nva_resources: 74; saigon: 39 us_troop")
    event(s, 57, "shaded", "NVA", dice="6")
    assert s.out_of_play[US_TROOP_TYPE] == 1 and s.resources["NVA"] == 75 and count(s, p.US_TROOP, b.SAIGON) == 39


# --- 58 Pathet Lao ----------------------------------------------------------------------------------------------


def test_58_unshaded_full_nva_removes_six_from_the_north_and_laos(at):
    s = at(
        "north-vietnam: 4 nva_troop, nva_base; central-laos: 3 nva_guerrilla; southern-laos: nva_base, vc_guerrilla;"
        "fishhook: nva_troop"
    )
    first = ask(execute(s.copy(), "US", 58, "unshaded"))
    assert first.seat == "NVA" and first.keys == [
        "north-vietnam/nva_troop",
        "north-vietnam/nva_base",
        "central-laos/nva_guerrilla_u",
        "southern-laos/nva_base",
    ]
    event(
        s,
        58,
        "unshaded",
        "US",
        "southern-laos/nva_base north-vietnam/nva_troop 3 central-laos/nva_guerrilla_u all",
    )
    assert [of(s, "NVA", x) for x in (b.NORTH_VIETNAM, b.CENTRAL_LAOS, b.SOUTHERN_LAOS, b.FISHHOOK)] == [2, 1, 0, 1]
    assert of(s, "VC", b.SOUTHERN_LAOS) == 1


def test_58_unshaded_boundary_fewer_pieces_and_no_tunnel_by_force(at):
    s = at("north-vietnam: nva_troop; central-laos: nva_tunnel, nva_base; fishhook: nva_troop")
    event(s, 58, "unshaded", "ARVN", "north-vietnam/nva_troop central-laos/nva_base done")
    assert not of(s, "NVA", b.NORTH_VIETNAM) and of(s, "NVA", b.CENTRAL_LAOS) == 1 and of(s, "NVA", b.FISHHOOK) == 1


def test_58_shaded_full_without_cubes_in_laos_the_trail_improves(at):
    """Only US and ARVN cubes count: not Special Forces, not Insurgents, not Cambodia."""
    s = at("trail: 1; central-laos: us_irregular, arvn_ranger, nva_troop, vc_guerrilla; fishhook: 2 us_troop")
    event(s, 58, "shaded", "VC")
    assert s.trail == 3 and coin(s, b.CENTRAL_LAOS) == 2 and coin(s, b.FISHHOOK) == 2


def test_58_shaded_full_cubes_leave_laos(at):
    s = at(
        "trail: 1; central-laos: 2 us_troop, arvn_troop, us_irregular; southern-laos: arvn_troop, arvn_police, us_base;"
        "fishhook: us_troop, arvn_base; pleiku: us_base; hue: 2 nva_troop; kontum: arvn_police"
    )
    first = ask(execute(s.copy(), "VC", 58, "shaded"))
    assert first.seat == "US" and first.name == "event.move_to"
    assert len(first.keys) == len(b.SOUTH) and "loc-hue-da-nang" in first.keys
    us = "loc-hue-da-nang 1 saigon"
    troops = ask(execute(s.copy(), "VC", 58, "shaded"), us + " central-laos/arvn_troop")
    assert troops.seat == "ARVN" and troops.keys == [
        "saigon",
        "da-nang",
        "kontum",
        "qui-nhon",
        "cam-ranh",
        "an-loc",
        "can-tho",
        "pleiku",
    ]
    keys = us + " central-laos/arvn_troop pleiku kontum"
    police = ask(execute(s.copy(), "VC", 58, "shaded"), keys)
    assert police.seat == "ARVN" and police.keys == ["kontum", "pleiku", *(b.IDS[x] for x in b.LOCS)]
    event(s, 58, "shaded", "VC", keys + " loc-hue-da-nang")
    assert s.trail == 1
    assert coin(s, b.CENTRAL_LAOS) == 1 and coin(s, b.SOUTHERN_LAOS) == 1 and coin(s, b.FISHHOOK) == 2
    assert count(s, p.US_TROOP, b.LOC_HUE_DA_NANG) == 1 and count(s, p.US_TROOP, b.SAIGON) == 1
    assert count(s, p.ARVN_TROOP, b.PLEIKU) == 1 and count(s, p.ARVN_TROOP, b.KONTUM) == 1
    assert count(s, p.POLICE, b.LOC_HUE_DA_NANG) == 1


def test_58_shaded_boundary_saigon_takes_arvn_troops_even_under_nva_control_and_trail_at_4(at):
    cities = "; ".join(f"{b.IDS[x]}: 2 nva_troop" for x in b.CITIES)
    s = at(f"trail: 4; central-laos: arvn_troop; {cities}")
    event(s, 58, "shaded", "NVA")
    assert count(s, p.ARVN_TROOP, b.SAIGON) == 1 and s.trail == 4
    event(s, 58, "shaded", "NVA")
    assert s.trail == 4


# --- 59 Plei Mei ------------------------------------------------------------------------------------------------


def test_59_unshaded_full_three_pieces_from_one_space_near_a_coin_base(at):
    s = at(
        "pleiku: us_base; southern-laos: 2 nva_troop, nva_guerrilla, nva_base, vc_guerrilla; fishhook: 2 nva_troop;"
        "loc-kontum-dak-to: 3 nva_guerrilla; central-laos: 5 nva_troop; north-vietnam: 3 nva_troop"
    )
    first = ask(execute(s.copy(), "ARVN", 59, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["southern-laos", "fishhook", "loc-kontum-dak-to"]
    event(s, 59, "unshaded", "ARVN", "southern-laos southern-laos/nva_base southern-laos/nva_troop all")
    assert of(s, "NVA", b.SOUTHERN_LAOS) == 1 and of(s, "VC", b.SOUTHERN_LAOS) == 1
    assert count(s, p.NVA_GUERRILLA_U, b.SOUTHERN_LAOS) == 1 and of(s, "NVA", b.LOC_KONTUM_DAK_TO) == 3


def test_59_unshaded_boundary_a_space_with_fewer_pieces_may_be_chosen(at):
    s = at("kontum: us_base, nva_guerrilla; pleiku: 3 nva_troop")
    assert ask(execute(s.copy(), "NVA", 59, "unshaded")).keys == ["kontum", "pleiku"]
    event(s, 59, "unshaded", "NVA", "kontum")
    assert not of(s, "NVA", b.KONTUM) and of(s, "NVA", b.PLEIKU) == 3


def test_59_unshaded_boundary_fewer_pieces_no_tunnel_no_base_near(at):
    s = at("pleiku: arvn_base, nva_tunnel, 2 nva_troop; central-laos: 5 nva_troop")
    event(s, 59, "unshaded", "US")
    assert of(s, "NVA", b.PLEIKU) == 1 and of(s, "NVA", b.CENTRAL_LAOS) == 5
    event(s, 59, "unshaded", "US")
    assert of(s, "NVA", b.PLEIKU) == 1


PLEI_MEI = (
    MONSOON + "trail: 1; nva_resources: 0; north-vietnam: 3 nva_guerrilla;"
    "saigon: nva_troop, 2 nva_guerrilla_a, us_troop; kontum: arvn_troop, arvn_police; hue: nva_guerrilla"
)


def test_59_shaded_full_march_along_the_trail_then_attack(at):
    s = at(PLEI_MEI)
    first = ask(execute(s.copy(), "VC", 59, "shaded"))
    assert first.seat == "NVA" and first.name == "march.space" and "pleiku" in first.keys
    assert "da-nang" not in first.keys  # next to Hue, from where nothing Marches
    asked = ask(execute(s.copy(), "VC", 59, "shaded"), "pleiku all")
    assert asked.seat == "NVA" and asked.keys == ["attack", "ambush"]
    event(s, 59, "shaded", "VC", "pleiku all attack guerrillas", dice="2")
    assert count(s, p.NVA_GUERRILLA_U, b.PLEIKU) == 3 and s.resources["NVA"] == 0
    assert coin(s, b.SAIGON) == 0 and coin(s, b.KONTUM) == 2
    assert s.casualties[US_TROOP_TYPE] == 1 and of(s, "NVA", b.SAIGON) == 2  # attrition, as in any Attack


def test_59_shaded_full_ambush_with_an_active_guerrilla_that_did_not_march(at):
    s = at("saigon: nva_troop, 2 nva_guerrilla_a, us_troop; momentum: claymores; hue: nva_troop, arvn_police")
    asked = ask(execute(s.copy(), "NVA", 59, "shaded"))
    assert asked.seat == "NVA" and asked.keys == ["attack", "ambush"]
    event(s, 59, "shaded", "NVA", "ambush")
    assert s.casualties[US_TROOP_TYPE] == 1 and of(s, "NVA", b.SAIGON) == 3 and coin(s, b.HUE) == 1


def test_59_shaded_boundary_only_from_outside_the_south_and_one_space_of_attack(at):
    s = at("saigon: 2 nva_troop, us_troop; hue: 2 nva_troop, arvn_police; pleiku: nva_guerrilla")
    asked = ask(execute(s.copy(), "US", 59, "shaded"))
    assert asked.seat == "NVA" and asked.name == "attack.space" and asked.keys == ["saigon", "hue"]
    event(s, 59, "shaded", "US", "hue")
    assert coin(s, b.HUE) == 0 and coin(s, b.SAIGON) == 1 and of(s, "NVA", b.PLEIKU) == 1
    s = at("pleiku: nva_guerrilla")
    event(s, 59, "shaded", "NVA")
    assert of(s, "NVA", b.PLEIKU) == 1


# --- 60 War Photographer ----------------------------------------------------------------------------------------


def test_60_unshaded_full_any_three_us_pieces_become_available(at):
    s = at("out_of_play: 3 us_troop, 2 us_base, us_irregular, 5 arvn_troop")
    first = ask(execute(s.copy(), "ARVN", 60, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["us_troop", "us_base", "us_irregular"]
    event(s, 60, "unshaded", "ARVN", "us_base all us_troop")
    assert s.available[US_BASE_TYPE] == 6 and s.available[US_TROOP_TYPE] == 38 and s.out_of_play[IRREGULAR_TYPE] == 1


def test_60_unshaded_boundary_fewer_out_of_play(at):
    s = at("out_of_play: us_troop, 3 arvn_troop")
    event(s, 60, "unshaded", "US")
    assert s.available[US_TROOP_TYPE] == 40 and s.out_of_play[p.TYPE["arvn_troop"]] == 3


def test_60_shaded_full_nva_places_six_and_stays_eligible(at):
    s = at("nva_resources: 4")
    first = ask(execute(s.copy(), "NVA", 60, "shaded"))
    assert first.seat == "NVA" and first.keys == [f"{b.IDS[x]}/nva_troop" for x in b.OUTSIDE_SOUTH]
    event(s, 60, "shaded", "NVA", "fishhook/nva_troop 2 north-vietnam/nva_troop all")
    assert count(s, p.NVA_TROOP, b.FISHHOOK) == 2 and count(s, p.NVA_TROOP, b.NORTH_VIETNAM) == 4
    assert s.resources["NVA"] == 10 and s.stays_eligible == {"NVA"}


def test_60_shaded_boundary_another_faction_executes_it_few_troops_and_75(at):
    s = at("nva_resources: 72; quang-tri: 38 nva_troop")
    first = ask(execute(s.copy(), "VC", 60, "shaded"))
    assert first.seat == "NVA"
    event(s, 60, "shaded", "VC", "fishhook/nva_troop all done")
    assert count(s, p.NVA_TROOP, b.FISHHOOK) == 2 and s.resources["NVA"] == 75
    assert s.stays_eligible == set()
