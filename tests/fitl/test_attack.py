"""3.3.3 Attack."""

from procedures import ask, drive

from indochina.fitl.board import HUE, PLEIKU, QUANG_TRI, SAIGON
from indochina.fitl.components.pieces import (
    ARVN_BASE,
    ARVN_TROOP,
    IRREGULAR_U,
    NVA,
    NVA_GUERRILLA_A,
    NVA_GUERRILLA_U,
    NVA_TROOP,
    POLICE,
    TYPE,
    US_BASE,
    US_TROOP,
    VC,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
)
from indochina.fitl.operations.attack import Attack
from indochina.fitl.operations.attack_space import guerrilla_attack
from indochina.fitl.operations.operation import Terms
from indochina.fitl.state import coin, count


def test_spaces_with_own_and_enemy_pieces_one_resource_each(at):
    """3.3.3 Where the faction and an enemy have pieces; 1 Resource per space, LoCs too."""
    s = at(
        "vc_resources: 2; hue: vc_guerrilla, arvn_police; pleiku: vc_guerrilla; "
        "loc-hue-da-nang: vc_guerrilla, arvn_police; saigon: arvn_police"
    )
    decision = ask(Attack(s, VC).execute())
    assert decision.keys == ["hue", "loc-hue-da-nang"]
    assert decision.blocked["pleiku"].key == "why.attack.no_enemy"
    drive(Attack(s, VC).execute(), "hue loc-hue-da-nang", dice="6 6")
    assert s.resources[VC] == 0


def test_all_guerrillas_activate_and_the_roll_must_not_exceed_them(at):
    """3.3.3 All become Active first, and count whether or not they were; equal is a success, one more is not."""
    s = at("vc_resources: 1; hue: vc_guerrilla_u, 2 vc_guerrilla_a, 3 arvn_police")
    drive(Attack(s, VC).execute(), "hue/arvn_police", dice="3")
    assert count(s, VC_GUERRILLA_A, HUE) == 3 and count(s, POLICE, HUE) == 1
    s = at("vc_resources: 1; hue: vc_guerrilla_u, 2 vc_guerrilla_a, 3 arvn_police")
    drive(Attack(s, VC).execute(), dice="4")
    assert count(s, VC_GUERRILLA_A, HUE) == 3 and count(s, POLICE, HUE) == 3


def test_3_3_3_a_vc_attack_leaves_nva_guerrillas_alone(at):
    """3.3.3 Only the executing faction's Guerrillas become Active and count."""
    s = at("vc_resources: 1; hue: 2 vc_guerrilla_u, 3 nva_guerrilla_u, 2 arvn_police")
    drive(Attack(s, VC).execute(), dice="3")
    assert count(s, NVA_GUERRILLA_U, HUE) == 3 and count(s, POLICE, HUE) == 2


def test_removed_pieces_may_be_of_both_factions_and_underground(at):
    """3.3.3 The Attacker chooses, from either faction, Underground Special Forces too."""
    s = at("vc_resources: 1; hue: 6 vc_guerrilla, 2 us_troop, us_irregular_u, arvn_troop")
    drive(Attack(s, VC).execute(), "hue/us_irregular_u hue/arvn_troop", dice="1")
    assert (count(s, IRREGULAR_U, HUE), count(s, ARVN_TROOP, HUE), count(s, US_TROOP, HUE)) == (0, 0, 2)
    assert s.casualties[TYPE["us_irregular"]] == 1
    assert count(s, VC_GUERRILLA_A, HUE) == 6


def test_bases_go_last(at):
    """3.3.3 No US or ARVN Base before any other piece of either faction."""
    s = at("vc_resources: 1; hue: 6 vc_guerrilla, us_base, arvn_police")
    drive(Attack(s, VC).execute(), "hue/us_base", dice="1")
    assert not coin(s, HUE)
    s = at("vc_resources: 1; hue: 6 vc_guerrilla, us_base, 2 arvn_police")
    drive(Attack(s, VC).execute(), "hue/arvn_police", dice="1")
    assert count(s, US_BASE, HUE) == 1


def test_3_3_3_guerrillas_that_succeed_remove_one_or_two_as_they_like(at):
    """3.3.3 Up to 2: one at least, and the second is not forced on an Attacker who would pay for it."""
    s = at("vc_resources: 1; hue: 2 vc_guerrilla, 2 us_troop")
    assert ask(Attack(s.copy(), VC).execute(), dice="1").keys == ["hue/us_troop", "done"]  # one has gone, unasked
    drive(Attack(s, VC).execute(), "done", dice="1")
    assert count(s, US_TROOP, HUE) == 1 and count(s, VC_GUERRILLA_A, HUE) == 1


def test_one_enemy_may_be_ignored_but_not_spared_by_troops(at):
    """3.1 It may strike just one enemy; once struck, that one suffers as much as possible."""
    s = at("nva_resources: 1; hue: 4 nva_troop, 2 us_troop, arvn_police")
    assert ask(Attack(s.copy(), NVA).execute(), "hue/arvn_police").keys == ["hue/us_troop", "done"]
    assert ask(Attack(s, NVA).execute(), "hue/us_troop").keys == ["hue/us_troop", "hue/arvn_police"]


def test_us_pieces_are_casualties_and_cost_as_many_attackers(at):
    """3.3.3 US pieces go to Casualties; each US Troop or Base costs one of the Attacking pieces."""
    s = at("vc_resources: 1; hue: 4 vc_guerrilla, us_troop, us_base")
    drive(Attack(s, VC).execute(), "hue/us_base", dice="4")
    assert s.casualties[TYPE["us_troop"]] == s.casualties[TYPE["us_base"]] == 1
    assert count(s, VC_GUERRILLA_A, HUE) == 2


def test_3_3_3_arvn_and_special_forces_cost_no_attacker(at):
    """3.3.3 Attrition for US Troops and Bases only, not for Irregulars or ARVN pieces."""
    s = at("nva_resources: 1; hue: 4 nva_troop, us_irregular_a, arvn_base")
    drive(Attack(s, NVA).execute(), "hue/arvn_base")
    assert count(s, NVA_TROOP, HUE) == 4 and not count(s, ARVN_BASE, HUE)


def test_attrition_takes_no_more_than_there_are(at):
    """3.3.3 From that space, of the kind that Attacked."""
    s = at("nva_resources: 1; hue: nva_guerrilla, 5 nva_troop, 2 us_troop")
    drive(Attack(s, NVA).execute(), "guerrillas hue/us_troop", dice="1")
    assert count(s, NVA_GUERRILLA_A, HUE) == 0 and count(s, NVA_TROOP, HUE) == 5


def test_nva_troops_remove_one_per_two_without_a_roll(at):
    """3.3.3 Instead, one enemy per two NVA Troops rounded down; no Guerrilla becomes Active."""
    s = at("nva_resources: 1; hue: 5 nva_troop, nva_guerrilla_u, 4 arvn_troop")
    drive(Attack(s, NVA).execute(), "troops")
    assert count(s, ARVN_TROOP, HUE) == 2 and count(s, NVA_GUERRILLA_U, HUE) == 1
    assert count(s, NVA_TROOP, HUE) == 5


def test_troops_suffer_attrition(at):
    """3.3.3 Troops were used, so Troops are lost."""
    s = at("nva_resources: 1; hue: 4 nva_troop, nva_guerrilla_u, 3 us_troop")
    drive(Attack(s, NVA).execute(), "troops")
    assert count(s, NVA_TROOP, HUE) == 2 and count(s, US_TROOP, HUE) == 1


def test_an_attack_may_have_no_effect(at):
    """2.3.4 A space may be selected even if nothing comes of it."""
    s = at("vc_resources: 1; hue: vc_base, arvn_police")
    op = Attack(s, VC)
    drive(op.execute())
    assert op.spaces == [HUE]
    assert count(s, POLICE, HUE) == 1


def test_limited_attack_is_one_space(at):
    """2.3.5 One space, no Ambush."""
    s = at("vc_resources: 9; hue: vc_guerrilla, arvn_police; pleiku: vc_guerrilla, arvn_police")
    op = Attack(s, VC, Terms(limited=True, special=True))
    drive(op.execute(), "pleiku", dice="6")
    assert op.spaces == [PLEIKU]


def test_pt_76_unshaded_a_troop_first(at):
    """PT-76, unshaded: each NVA Attack space first costs an NVA Troop, also when Guerrillas Attack."""
    s = at("nva_resources: 1; hue: 4 nva_troop, 4 arvn_troop; unshaded: pt_76")
    drive(Attack(s, NVA).execute())
    assert count(s, NVA_TROOP, HUE) == 3 and count(s, ARVN_TROOP, HUE) == 3
    s = at("nva_resources: 1; hue: nva_troop, nva_guerrilla, arvn_troop; unshaded: pt_76")
    drive(Attack(s, NVA).execute(), "guerrillas", dice="6")
    assert count(s, NVA_TROOP, HUE) == 0


def test_pt_76_shaded_one_space_one_enemy_per_troop(at):
    """PT-76, shaded: in one space of the Attack each Troop removes an enemy."""
    s = at("nva_resources: 2; hue: 3 nva_troop, 4 arvn_troop; quang-tri: 3 nva_troop, 4 arvn_troop; shaded: pt_76")
    drive(Attack(s, NVA).execute(), "hue pt_76 quang-tri")
    assert count(s, ARVN_TROOP, HUE) == 1 and count(s, ARVN_TROOP, QUANG_TRI) == 3


def test_an_event_may_restrict_the_way(at):
    """5.5 All NVA Troops Attack: no Guerrillas."""
    s = at("hue: nva_guerrilla, arvn_troop; pleiku: 2 nva_troop, nva_guerrilla, 3 arvn_troop")
    drive(Attack(s, NVA, Terms(free=True), ways=["troops"]).execute())
    assert count(s, ARVN_TROOP, PLEIKU) == 2 and count(s, NVA_GUERRILLA_U, HUE) == 1


def test_an_event_may_join_vc_and_nva(at):
    """Tet: Guerrillas of both count for one roll; VC is removed before NVA."""
    s = at("hue: 2 vc_guerrilla, nva_guerrilla, 3 us_troop")
    drive(guerrilla_attack(s, (VC, NVA), HUE), "hue/us_troop", dice="3")
    assert count(s, VC_GUERRILLA_A, HUE) == 0 and count(s, NVA_GUERRILLA_A, HUE) == 1


def test_why_not(at):
    """3.1 No enemy, or no Resources."""
    assert Attack(at("vc_resources: 1; hue: vc_guerrilla"), VC).why_not().key == "why.attack.nowhere"
    assert Attack(at("hue: vc_guerrilla, arvn_base"), VC).why_not().key == "why.resources"
    assert Attack(at("hue: vc_guerrilla, arvn_base"), VC, Terms(free=True)).why_not() is None


def test_tax_during_an_attack(at):
    """4.1 Other Special Activities accompany an Attack between its spaces."""
    s = at("vc_resources: 1; hue: vc_guerrilla, arvn_police; saigon: 2 vc_guerrilla_u, arvn_police")
    op = Attack(s, VC, Terms(special=True))
    drive(op.execute(), "hue guerrillas tax saigon", dice="6 6")
    assert op.activity == "tax" and s.resources[VC] == 12 - 1
    assert count(s, VC_GUERRILLA_U, SAIGON) == 0 and not count(s, ARVN_BASE, SAIGON)
