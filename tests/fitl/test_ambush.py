"""4.4.3 and 4.5.3 Ambush."""

from procedures import Run, ask, drive

from indochina.fitl.board import CAN_THO, HUE, KIEN_HOA, KIEN_PHONG, LOC_HUE_DA_NANG, LOC_SAIGON_CAN_THO, PLEIKU, SAIGON
from indochina.fitl.components.pieces import (
    NVA,
    NVA_GUERRILLA_A,
    NVA_GUERRILLA_U,
    NVA_TROOP,
    POLICE,
    TYPE,
    US_TROOP,
    VC,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
)
from indochina.fitl.operations.attack import Attack
from indochina.fitl.operations.march import March
from indochina.fitl.operations.operation import Operation, Terms
from indochina.fitl.special_activities.ambush import ambush, possible_ambush, targets
from indochina.fitl.state import count


def test_with_attack_one_guerrilla_one_enemy_no_roll_no_attrition(at):
    """4.4.3 In an Attack space: one Underground Guerrilla becomes Active, one enemy goes, nothing else."""
    s = at("vc_resources: 1; hue: 3 vc_guerrilla, 2 us_troop")
    op = Attack(s, VC, Terms(special=True))
    drive(op.execute(), "hue ambush")
    assert op.activity == "ambush" and not op.special
    assert (count(s, VC_GUERRILLA_U, HUE), count(s, VC_GUERRILLA_A, HUE), count(s, US_TROOP, HUE)) == (2, 1, 1)
    assert s.casualties[TYPE["us_troop"]] == 1


def test_it_replaces_the_attack_there(at):
    """4.4.3 It modifies the Attack, it does not add a second one; the space is paid for."""
    s = at("nva_resources: 2; hue: 2 nva_guerrilla, 3 arvn_police; pleiku: nva_guerrilla, arvn_police")
    drive(Attack(s, NVA, Terms(special=True)).execute(), "hue ambush pleiku guerrillas", dice="6")
    assert count(s, POLICE, HUE) == 2 and count(s, POLICE, PLEIKU) == 1 and s.resources[NVA] == 0


def test_in_one_or_two_spaces(at):
    """4.4.3 Two at most."""
    position = "vc_resources: 9; hue: vc_guerrilla, arvn_police; pleiku: vc_guerrilla, arvn_police; "
    s = at(position + "saigon: vc_guerrilla, arvn_police")
    drive(Attack(s, VC, Terms(special=True)).execute(), "hue ambush pleiku ambush saigon", dice="6")
    assert not count(s, POLICE, HUE) and not count(s, POLICE, PLEIKU) and count(s, POLICE, SAIGON) == 1


def test_ambushes_follow_one_another(at):
    """4.1 The Special Activity is executed at one time: not again after another kind of Attack."""
    position = "vc_resources: 9; hue: vc_guerrilla, arvn_police; pleiku: vc_guerrilla, arvn_police; "
    s = at(position + "saigon: vc_guerrilla, arvn_police")
    drive(Attack(s, VC, Terms(special=True)).execute(), "hue ambush pleiku guerrillas saigon", dice="6 6")
    assert count(s, POLICE, SAIGON) == 1 and count(s, VC_GUERRILLA_A, SAIGON) == 1


def test_4_1_an_attack_between_ambushes_ends_them_and_the_reason_is_told(at):
    """4.1 The Special Activity takes place at one time, and the game says so."""
    s = at(
        "vc_resources: 9; hue: vc_guerrilla, arvn_police; pleiku: vc_guerrilla, arvn_police; "
        "saigon: 2 vc_guerrilla, arvn_police"
    )
    run = Run(Attack(s, VC, Terms(special=True)).execute(), "hue ambush pleiku guerrillas saigon", dice="6")
    decision = run.asked[-1]
    assert decision.keys == ["guerrillas"] and decision.blocked["ambush"].key == "why.ambush.over"


def test_needs_an_underground_guerrilla(at):
    """4.4.3 At least one that will Attack must be Underground."""
    s = at("vc_resources: 1; hue: 2 vc_guerrilla_a, arvn_police")
    drive(Attack(s, VC, Terms(special=True)).execute(), dice="6")
    assert targets(s, VC, HUE) == []


def test_not_without_a_special_activity(at):
    """2.3.4 An Operation alone has no Ambush."""
    s = at("vc_resources: 1; hue: 2 vc_guerrilla, arvn_police")
    drive(Attack(s, VC).execute(), dice="6")
    assert count(s, POLICE, HUE) == 1


def test_4_1_an_ambush_is_missing_for_a_reason(at):
    """4.1 Why an Attack cannot be an Ambush: nobody Underground, no more spaces, over, forbidden, not granted."""
    attackers = "hue: vc_guerrilla, nva_troop, arvn_police; pleiku: vc_guerrilla, arvn_police; "
    attackers += "saigon: vc_guerrilla, arvn_police; nva_resources: 9; vc_resources: 9"

    def reason(position, keys="", dice="", **limits):
        run = Attack(at(f"{attackers}{position}"), VC, Terms(**limits)).execute()
        return ask(run, keys, dice).blocked["ambush"].key

    assert reason("", special=True) == "why.activity.attack"
    assert reason("; momentum: claymores", special=True) == "why.momentum"
    assert reason("") == "why.activity.none" and reason("", limited=True) == "why.activity.limited"


def test_bases_last(at):
    """4.4.3 The enemy piece is removed normally, Bases last."""
    s = at("vc_resources: 1; hue: vc_guerrilla, us_base, arvn_police")
    assert targets(s, VC, HUE) == ["hue/arvn_police"]


def test_4_4_3_from_a_loc_it_looks_at_bases_space_by_space(at):
    """4.4.3 A Base goes last in its own space; pieces of other spaces do not protect it."""
    s = at("loc-hue-da-nang: vc_guerrilla_u; hue: arvn_base; da-nang: us_troop, us_base")
    assert targets(s, VC, LOC_HUE_DA_NANG) == ["hue/arvn_base", "da-nang/us_troop"]


def test_example_the_mekong(at):
    """4.4.3 The rulebook's example: from the Mekong LoC with Econ 2 into any adjacent space, twice the same."""
    s = at(
        "loc-saigon-can-tho: nva_guerrilla; saigon: arvn_police; can-tho: us_base; kien-phong: 2 arvn_police; "
        "kien-hoa: us_troop, us_base"
    )
    assert targets(s, NVA, LOC_SAIGON_CAN_THO) == [
        "saigon/arvn_police",
        "can-tho/us_base",
        "kien-phong/arvn_police",
        "kien-hoa/us_troop",
    ]
    s = at(
        "nva_resources: 2; loc-saigon-can-tho: nva_guerrilla; loc-can-tho-chau-doc: nva_guerrilla; "
        "kien-phong: 2 arvn_police; saigon: arvn_police; can-tho: arvn_police"
    )
    drive(
        Attack(s, NVA, Terms(special=True)).execute(),
        "loc-saigon-can-tho kien-phong/arvn_police loc-can-tho-chau-doc kien-phong/arvn_police",
    )
    assert count(s, POLICE, KIEN_PHONG) == 0 and count(s, NVA_GUERRILLA_A, LOC_SAIGON_CAN_THO) == 1


def test_a_loc_needs_no_enemy(at):
    """4.4.3 A LoC without enemies may be selected for Attack with Ambush, and only so."""
    s = at("vc_resources: 1; loc-saigon-can-tho: vc_guerrilla; saigon: 2 us_troop")
    assert Attack(s, VC).why_not() is not None and (Attack(s, VC, Terms(special=True)).why_not() is None)
    op = Attack(s, VC, Terms(special=True))
    drive(op.execute())
    assert op.activity == "ambush" and count(s, US_TROOP, SAIGON) == 1 and s.resources[VC] == 0
    s = at("loc-saigon-can-tho: vc_guerrilla; saigon: 2 us_troop")
    assert (
        Attack(s, VC, Terms(special=True)).why_not() is not None
    )  # the only Special Activity cannot both Tax and Ambush


# --- with March


def test_with_march_in_a_destination(at):
    """4.4.3 In a space Marched into, with a Guerrilla that Marched there and is still Underground."""
    s = at("vc_resources: 1; tay-ninh: 2 vc_guerrilla; saigon: us_troop")
    op = March(s, VC, Terms(special=True))
    drive(op.execute(), "saigon all ambush")
    assert op.activity == "ambush" and count(s, US_TROOP, SAIGON) == 0
    assert (count(s, VC_GUERRILLA_U, SAIGON), count(s, VC_GUERRILLA_A, SAIGON)) == (1, 1)


def test_not_where_nobody_marched_underground(at):
    """4.4.3 Who was there before, or became Active on arrival, does not Ambush."""
    s = at("vc_resources: 1; tay-ninh: vc_guerrilla_a; saigon: vc_guerrilla_u, us_troop, terror")
    decision = ask(March(s, VC, Terms(special=True)).execute(), "saigon")
    assert "ambush" not in decision.keys


def test_from_a_loc_marched_into_at_no_cost(at):
    """4.4.3 LoCs cost nothing to March into; the Ambush reaches adjacent spaces."""
    s = at("kien-hoa: vc_guerrilla; saigon: arvn_police, us_troop; can-tho: arvn_base")
    drive(March(s, VC, Terms(special=True)).execute(), "loc-saigon-can-tho ambush can-tho/arvn_base")
    assert count(s, VC_GUERRILLA_A, LOC_SAIGON_CAN_THO) == 1 and not count(s, VC_GUERRILLA_A, CAN_THO)


def test_two_march_destinations(at):
    """4.4.3 One or two spaces; after the first it may stop."""
    s = at("vc_resources: 2; tay-ninh: 2 vc_guerrilla; saigon: us_troop; kien-phong: arvn_police")
    drive(March(s, VC, Terms(special=True)).execute(), "saigon 1 kien-phong ambush saigon kien-phong")
    assert not count(s, US_TROOP, SAIGON) and not count(s, POLICE, KIEN_PHONG)


def test_trail_march_into_laos_and_ambush_there(at):
    """4.4.3 NVA Ambushes where it stopped, in Laos too."""
    s = at("nva_resources: 9; trail: 1; north-vietnam: nva_guerrilla; central-laos: us_troop")
    drive(March(s, NVA, Terms(special=True)).execute(), "central-laos ambush done")
    assert s.casualties[TYPE["us_troop"]] == 1


# --- lasting effects

TWO = "hue: nva_guerrilla, arvn_police; pleiku: nva_guerrilla, arvn_police"


def test_booby_traps_unshaded_one_space(at):
    """Booby Traps, unshaded: VC and NVA Ambush in one space at most."""
    s = at(f"nva_resources: 9; unshaded: booby_traps; {TWO}")
    drive(Attack(s, NVA, Terms(special=True)).execute(), "hue ambush pleiku", dice="6")
    assert count(s, POLICE, PLEIKU) == 1


def test_typhoon_kate_one_space(at):
    """Typhoon Kate: Special Activities in one space at most."""
    s = at(f"nva_resources: 9; momentum: typhoon_kate; {TWO}")
    drive(Attack(s, NVA, Terms(special=True)).execute(), "hue ambush pleiku", dice="6")
    assert count(s, POLICE, PLEIKU) == 1


def test_claymores_no_ambush(at):
    """Claymores: no Ambush, neither with Attack nor with March."""
    s = at("vc_resources: 9; momentum: claymores; hue: vc_guerrilla, arvn_police")
    drive(Attack(s, VC, Terms(special=True)).execute(), "hue", dice="6")
    assert count(s, POLICE, HUE) == 1
    s = at("vc_resources: 9; momentum: claymores; tay-ninh: vc_guerrilla; saigon: us_troop")
    drive(March(s, VC, Terms(special=True)).execute(), "saigon done")
    assert count(s, US_TROOP, SAIGON) == 1


def test_main_force_bns_shaded_two_in_one_vc_space(at):
    """Main Force Battalions, shaded: one VC Ambush space may remove two, three in all."""
    s = at(
        "vc_resources: 9; shaded: main_force_bns; hue: vc_guerrilla, 3 arvn_police; pleiku: vc_guerrilla, 3 arvn_police"
    )
    drive(Attack(s, VC, Terms(special=True)).execute(), "hue ambush hue/arvn_police pleiku ambush")
    assert count(s, POLICE, HUE) == 1 and count(s, POLICE, PLEIKU) == 2


def test_main_force_bns_may_wait_for_the_second_space(at):
    """Main Force Battalions, shaded: it may, so the first space can be content with one."""
    s = at(
        "vc_resources: 9; shaded: main_force_bns; hue: vc_guerrilla, 3 arvn_police; pleiku: vc_guerrilla, 3 arvn_police"
    )
    drive(Attack(s, VC, Terms(special=True)).execute(), "hue ambush done pleiku ambush pleiku/arvn_police")
    assert count(s, POLICE, HUE) == 2 and count(s, POLICE, PLEIKU) == 1


def test_main_force_bns_is_not_for_nva(at):
    """Main Force Battalions, shaded: VC only."""
    s = at("nva_resources: 9; shaded: main_force_bns; hue: nva_guerrilla, 3 arvn_police")
    drive(Attack(s, NVA, Terms(special=True)).execute(), "ambush")
    assert count(s, POLICE, HUE) == 2


def test_pt_76_unshaded_costs_a_troop(at):
    """PT-76, unshaded: also where NVA Ambushes."""
    s = at("nva_resources: 9; unshaded: pt_76; hue: nva_guerrilla, 2 nva_troop, 3 arvn_police")
    drive(Attack(s, NVA, Terms(special=True)).execute(), "ambush")
    assert count(s, NVA_TROOP, HUE) == 1 and count(s, NVA_GUERRILLA_U, HUE) == 0


def test_a_free_ambush_is_as_if_an_attack(at):
    """4.4.3, 5.5 By an Event, without an Operation; it may allow Active Guerrillas."""
    s = at("hue: vc_guerrilla_a, 2 arvn_police; kien-hoa: vc_guerrilla_u, arvn_police")
    op = Operation(s, VC)
    assert possible_ambush(op)
    drive(ambush(op, Terms(most=2), even_active=True), "hue kien-hoa")
    assert count(s, POLICE, HUE) == 1 and count(s, POLICE, KIEN_HOA) == 0
