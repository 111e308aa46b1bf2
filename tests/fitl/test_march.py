"""3.3.2 March."""

from procedures import ask, drive

from indochina.fitl.board import (
    HUE,
    KIEN_PHONG,
    LAOS,
    LOC_SAIGON_AN_LOC_BAN_ME_THUOT,
    LOC_SAIGON_CAN_THO,
    NORTH_VIETNAM,
    PLEIKU,
    QUANG_NAM,
    QUANG_TRI,
    SAIGON,
    TAY_NINH,
)
from indochina.fitl.components.pieces import (
    NVA,
    NVA_GUERRILLA_A,
    NVA_GUERRILLA_U,
    NVA_TROOP,
    VC,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
)
from indochina.fitl.operations.march import March
from indochina.fitl.operations.operation import Terms
from indochina.fitl.state import count, total


def test_one_resource_per_province_or_city_and_none_for_locs(at):
    """3.3.2 Pay 1 for each Province or City moved into; LoCs are free."""
    s = at("vc_resources: 1; saigon: 2 vc_guerrilla")
    op = March(s, VC)
    drive(op.execute(), "loc-saigon-can-tho 1 kien-phong")
    assert op.spaces == [LOC_SAIGON_CAN_THO, KIEN_PHONG]
    assert s.resources[VC] == 0
    assert count(s, VC_GUERRILLA_U, KIEN_PHONG) == count(s, VC_GUERRILLA_U, LOC_SAIGON_CAN_THO) == 1


def test_a_destination_is_paid_once_for_all_groups(at):
    """3.3.2 Pieces begin in any spaces; a destination is paid once."""
    s = at("vc_resources: 1; tay-ninh: 2 vc_guerrilla; saigon: vc_guerrilla_a; parrots-beak: vc_base")
    drive(March(s, VC).execute(), "kien-phong tay-ninh all saigon")
    assert (count(s, VC_GUERRILLA_U, KIEN_PHONG), count(s, VC_GUERRILLA_A, KIEN_PHONG)) == (2, 1)
    assert s.resources[VC] == 0


def test_without_resources_only_locs(at):
    """3.3.2 LoCs cost nothing."""
    s = at("saigon: vc_guerrilla")
    decision = ask(March(s, VC).execute())
    assert decision.keys and all(key.startswith("loc") for key in decision.keys)
    assert decision.blocked["kien-phong"].key == "why.resources"
    assert decision.blocked["hue"].key == "why.march.reach"


def test_who_has_marched_does_not_march_again(at):
    """3.3.2 Pieces move into an adjacent space, once."""
    s = at("vc_resources: 9; saigon: vc_guerrilla")
    drive(March(s, VC).execute(), "kien-phong")
    assert count(s, VC_GUERRILLA_U, KIEN_PHONG) == 1


def test_a_limited_operation_has_one_destination(at):
    """2.3.5 Pieces from several spaces, one destination."""
    s = at("vc_resources: 9; saigon: vc_guerrilla; tay-ninh: vc_guerrilla")
    op = March(s, VC, Terms(limited=True))
    drive(op.execute(), "kien-phong saigon tay-ninh")
    assert op.spaces == [KIEN_PHONG] and count(s, VC_GUERRILLA_U, KIEN_PHONG) == 2


def test_2_3_5_a_limited_march_is_over_with_its_destination(at):
    """2.3.5 One destination: once the player is done with it there is nothing more to ask."""
    s = at("vc_resources: 9; saigon: vc_guerrilla; tay-ninh: vc_guerrilla")
    op = March(s, VC, Terms(limited=True))
    drive(op.execute(), "kien-phong saigon done")
    assert op.spaces == [KIEN_PHONG] and count(s, VC_GUERRILLA_U, TAY_NINH) == 1


def test_the_player_chooses_kind_and_count(at):
    """3.3.2 Any of its Guerrillas or Troops desired."""
    s = at("nva_resources: 1; north-vietnam: 4 nva_troop, 2 nva_guerrilla_u, nva_guerrilla_a")
    drive(
        March(s, NVA).execute(),
        "quang-tri north-vietnam/nva_troop 3 north-vietnam/nva_guerrilla_u all done done",
    )
    assert (count(s, NVA_TROOP, QUANG_TRI), count(s, NVA_GUERRILLA_U, QUANG_TRI)) == (3, 2)
    assert (count(s, NVA_TROOP, NORTH_VIETNAM), count(s, NVA_GUERRILLA_A, NORTH_VIETNAM)) == (1, 1)


# --- Activation


def test_example_two_guerrillas_into_kien_phong(at):
    """3.3.2 The rulebook's example: two join two Police at Support; four are too many, so they are Active."""
    s = at("vc_resources: 1; parrots-beak: 2 vc_guerrilla; kien-phong: passive_support, 2 arvn_police")
    drive(March(s, VC).execute(), "kien-phong all")
    assert count(s, VC_GUERRILLA_A, KIEN_PHONG) == 2


def test_three_pass_unseen(at):
    """3.3.2 It must exceed 3."""
    s = at("vc_resources: 1; parrots-beak: vc_guerrilla; kien-phong: passive_support, 2 arvn_police, arvn_base")
    drive(March(s, VC).execute(), "kien-phong")
    assert count(s, VC_GUERRILLA_U, KIEN_PHONG) == 1


def test_without_support_nobody_notices(at):
    """3.3.2 Only on LoCs and at Support."""
    s = at("vc_resources: 1; parrots-beak: 5 vc_guerrilla; kien-phong: 2 arvn_police")
    drive(March(s, VC).execute(), "kien-phong all")
    assert count(s, VC_GUERRILLA_U, KIEN_PHONG) == 5


def test_1_4_3_marching_keeps_active_and_underground(at):
    """1.4.3 Moving does not turn anybody over, where nobody notices the group."""
    s = at("vc_resources: 1; tay-ninh: 2 vc_guerrilla_a, vc_guerrilla_u")
    drive(March(s, VC).execute(), "kien-phong all")
    assert (count(s, VC_GUERRILLA_A, KIEN_PHONG), count(s, VC_GUERRILLA_U, KIEN_PHONG)) == (2, 1)


def test_special_forces_count_on_a_loc(at):
    """3.3.2 Irregulars and Rangers count with the cubes, also on LoCs."""
    s = at("saigon: 2 vc_guerrilla; loc-saigon-can-tho: us_irregular_u, arvn_ranger_a")
    drive(March(s, VC).execute(), "loc-saigon-can-tho all")
    assert count(s, VC_GUERRILLA_A, LOC_SAIGON_CAN_THO) == 2


def test_3_3_2_nva_and_vc_pieces_do_not_count_at_the_destination(at):
    """3.3.2 The group and US and ARVN cubes and Special Forces; no Bases, no Insurgents who are there."""
    s = at(
        "vc_resources: 1; tay-ninh: 3 vc_guerrilla_u; "
        "kien-phong: active_support, 4 nva_troop, 2 vc_guerrilla_u, us_base, arvn_base"
    )
    drive(March(s, VC).execute(), "kien-phong all done")
    assert count(s, VC_GUERRILLA_U, KIEN_PHONG) == 5


def test_3_3_2_only_the_marching_guerrillas_become_active(at):
    """3.3.2 Guerrillas of the moving group; who stood there stays Underground."""
    s = at("tay-ninh: 4 vc_guerrilla_u; loc-saigon-an-loc-ban-me-thuot: 2 vc_guerrilla_u")
    drive(March(s, VC).execute(), "loc-saigon-an-loc-ban-me-thuot all done")
    loc = LOC_SAIGON_AN_LOC_BAN_ME_THUOT
    assert (count(s, VC_GUERRILLA_U, loc), count(s, VC_GUERRILLA_A, loc)) == (2, 4)


def test_groups_from_different_spaces_are_tested_apart(at):
    """3.3.2 What moves from one space to another is one group; two spaces make two groups."""
    s = at("vc_resources: 1; parrots-beak: 3 vc_guerrilla; tay-ninh: 2 vc_guerrilla; kien-phong: passive_support")
    drive(March(s, VC).execute(), "kien-phong parrots-beak all tay-ninh all")
    assert count(s, VC_GUERRILLA_U, KIEN_PHONG) == 5


def test_troops_count_in_the_group(at):
    """3.3.2 The group's number of pieces: Troops too."""
    s = at("nva_resources: 1; north-vietnam: 3 nva_troop, nva_guerrilla; quang-tri: passive_support")
    drive(March(s, NVA).execute(), "quang-tri all")
    assert count(s, NVA_GUERRILLA_A, QUANG_TRI) == 1


def test_main_force_bns_unshaded_more_than_one(at):
    """Main Force Battalions, unshaded: Active if the sum exceeds 1, for VC and NVA."""
    s = at("vc_resources: 1; parrots-beak: 2 vc_guerrilla; kien-phong: passive_support; unshaded: main_force_bns")
    drive(March(s, VC).execute(), "kien-phong all")
    assert count(s, VC_GUERRILLA_A, KIEN_PHONG) == 2


def test_claymores_remove_one_of_each_group_that_activates(at):
    """Claymores: a group that becomes Active loses one Guerrilla; one that does not loses none."""
    s = at(
        "vc_resources: 1; parrots-beak: 2 vc_guerrilla; tay-ninh: vc_guerrilla; "
        "kien-phong: passive_support, 2 arvn_police; momentum: claymores"
    )
    drive(March(s, VC).execute(), "kien-phong parrots-beak all tay-ninh")
    assert (count(s, VC_GUERRILLA_A, KIEN_PHONG), count(s, VC_GUERRILLA_U, KIEN_PHONG)) == (1, 1)


def test_claymores_and_main_force_bns_take_a_lone_guerrilla_next_to_one_police(at):
    """Cards 17 and 104 together: a lone Guerrilla next to one Police is noticed and lost."""
    s = at(
        "vc_resources: 1; tay-ninh: vc_guerrilla_u; kien-phong: passive_support, arvn_police; "
        "momentum: claymores; unshaded: main_force_bns"
    )
    drive(March(s, VC).execute(), "kien-phong")
    assert total(s, VC_GUERRILLAS, KIEN_PHONG) == 0


# --- the Trail


def test_nva_moves_on_along_the_trail_and_pays_each_space(at):
    """3.3.2 From Laos and Cambodia NVA moves on, paying each added destination once."""
    s = at("nva_resources: 3; trail: 1; north-vietnam: 6 nva_troop")
    drive(March(s, NVA).execute(), "pleiku all")
    assert count(s, NVA_TROOP, PLEIKU) == 6 and s.resources[NVA] == 0


def test_spaces_on_the_way_are_paid_only_once(at):
    """3.3.2 Once only for each destination: the second group on the same way pays just the rest."""
    s = at("nva_resources: 4; trail: 2; north-vietnam: 6 nva_troop")
    drive(March(s, NVA).execute(), "pleiku 2 quang-nam 2 done")
    assert s.resources[NVA] == 0
    assert (count(s, NVA_TROOP, PLEIKU), count(s, NVA_TROOP, QUANG_NAM)) == (2, 2)


def test_3_3_2_the_way_and_its_price_are_shown(at):
    """3.3.2 The question names the spaces on the way and what the move costs; the log names the way."""
    s = at("nva_resources: 9; trail: 1; north-vietnam: 6 nva_troop")
    decision = ask(March(s, NVA).execute(), "pleiku")
    assert (decision.values["by"], decision.values["cost"]) == (["central-laos", "southern-laos"], 3)
    drive(March(s, NVA).execute(), "pleiku all")
    assert any(note.key == "log.march_by" for note in s.notes)


def test_unaffordable_ways_are_not_offered(at):
    """3.1 The whole way must be paid."""
    s = at("nva_resources: 2; trail: 2; north-vietnam: nva_troop")
    decision = ask(March(s, NVA).execute())
    assert "southern-laos" in decision.keys and "pleiku" not in decision.keys
    reason = decision.blocked["pleiku"]
    assert (reason.key, reason.values) == ("why.resources", {"cost": 3, "have": 2})


def test_a_group_that_stopped_on_the_trail_may_still_move_on(at):
    """3.3.2 If the previous destination was in Laos or Cambodia."""
    s = at("nva_resources: 9; trail: 1; north-vietnam: nva_troop")
    drive(March(s, NVA).execute(), "central-laos quang-nam")
    assert count(s, NVA_TROOP, QUANG_NAM) == 1 and s.resources[NVA] == 7


def test_no_moving_on_at_trail_zero(at):
    """3.3.2 Not with the Trail at 0."""
    s = at("nva_resources: 9; trail: 0; north-vietnam: nva_troop")
    assert ask(March(s, NVA).execute()).keys == ["central-laos", "quang-tri", "loc-hue-khe-sanh"]


def test_no_moving_on_in_a_limited_operation(at):
    """3.3.2 Not in a Limited Operation."""
    s = at("nva_resources: 9; trail: 3; north-vietnam: nva_troop")
    assert ask(March(s, NVA, Terms(limited=True)).execute()).keys == ["central-laos", "quang-tri", "loc-hue-khe-sanh"]


def test_vc_does_not_use_the_trail(at):
    """3.3.2 NVA only."""
    s = at("vc_resources: 9; trail: 3; north-vietnam: vc_guerrilla")
    assert ask(March(s, VC).execute()).keys == ["central-laos", "quang-tri", "loc-hue-khe-sanh"]


def test_pieces_from_the_south_may_use_the_trail_too(at):
    """3.3.2 In from the South, along, and out again."""
    s = at("nva_resources: 3; trail: 1; quang-tri: 2 nva_guerrilla")
    drive(March(s, NVA).execute(), "pleiku all")
    assert count(s, NVA_GUERRILLA_U, PLEIKU) == 2 and s.resources[NVA] == 0


def test_coin_control_does_not_stop_the_trail(at):
    """3.3.2 COIN Control of a space on the way does not matter."""
    s = at("nva_resources: 3; trail: 1; north-vietnam: nva_troop; central-laos: 5 us_troop; southern-laos: arvn_troop")
    drive(March(s, NVA).execute(), "pleiku")
    assert count(s, NVA_TROOP, PLEIKU) == 1


def test_3_3_2_who_entered_the_south_does_not_move_on(at):
    """3.3.2 Only from Laos and Cambodia: who entered the South stays."""
    s = at("nva_resources: 9; trail: 4; southern-laos: nva_troop")
    drive(March(s, NVA).execute(), "pleiku")
    assert count(s, NVA_TROOP, PLEIKU) == 1


def test_trail_four_is_free_into_and_out_of_laos_and_cambodia(at):
    """3.3.2 At 4 nothing is paid into or out of these spaces; other moves cost as ever."""
    s = at("nva_resources: 1; trail: 4; north-vietnam: 3 nva_troop; pleiku: nva_troop")
    drive(March(s, NVA).execute(), "pleiku 2 phu-bon done")
    assert s.resources[NVA] == 0 and count(s, NVA_TROOP, PLEIKU) == 2


def test_trail_four_then_a_group_from_the_south_pays(at):
    """3.3.2 The destination is paid when a group enters it by a step that is not free."""
    s = at("nva_resources: 1; trail: 4; southern-laos: nva_troop; phu-bon: nva_troop")
    drive(March(s, NVA).execute(), "pleiku southern-laos phu-bon")
    assert s.resources[NVA] == 0 and count(s, NVA_TROOP, PLEIKU) == 2


def test_trail_four_is_free_even_for_a_limited_operation(at):
    """3.3.2 The price does not depend on the kind of Operation."""
    s = at("nva_resources: 0; trail: 4; southern-laos: 2 nva_troop")
    drive(March(s, NVA, Terms(limited=True)).execute(), "pleiku all")
    assert count(s, NVA_TROOP, PLEIKU) == 2


def test_all_that_enter_from_one_space_are_one_group(at):
    """3.3.2 Pieces that come along the Trail join those that leave the last space with them."""
    s = at(
        "nva_resources: 9; trail: 1; north-vietnam: 2 nva_guerrilla; central-laos: 2 nva_guerrilla; "
        "quang-tri: passive_support"
    )
    drive(
        March(s, NVA).execute(),
        "quang-tri central-laos central-laos/nva_guerrilla_u all north-vietnam/nva_guerrilla_u all",
    )
    assert count(s, NVA_GUERRILLA_A, QUANG_TRI) == 4


def test_separate_ways_are_separate_groups(at):
    """3.3.2 The same pieces by two different ways stay Underground."""
    s = at(
        "nva_resources: 9; trail: 1; north-vietnam: 2 nva_guerrilla; central-laos: 2 nva_guerrilla; "
        "quang-tri: passive_support"
    )
    drive(
        March(s, NVA).execute(),
        "quang-tri central-laos central-laos/nva_guerrilla_u all done north-vietnam all",
    )
    assert count(s, NVA_GUERRILLA_U, QUANG_TRI) == 4


# --- Monsoon, Events


def test_no_march_in_monsoon(at):
    """2.3.9 Not while a Coup card is next; an Event's March may (5.1.1)."""
    s = at("vc_resources: 9; saigon: vc_guerrilla; next: 125")
    assert March(s, VC).why_not().key == "why.monsoon"
    assert March(s, VC, Terms(free=True)).why_not() is None


def test_why_not(at):
    """3.1 Nothing to move, or nothing to pay with."""
    assert March(at("vc_resources: 9; saigon: vc_base"), VC).why_not().key == "why.march.nothing"
    assert March(at("sihanoukville: vc_guerrilla"), VC).why_not().key == "why.resources"
    assert March(at("saigon: vc_guerrilla"), VC).why_not() is None


def test_an_event_may_name_origins_kinds_and_destinations(at):
    """5.5 Free, from some spaces, with Troops only, into so many spaces."""
    position = "trail: 1; north-vietnam: 2 nva_troop, nva_guerrilla; quang-nam: nva_troop"
    s = at(position)
    decision = ask(March(s, NVA, Terms(free=True, most=1), kinds=[NVA_TROOP], origins=[NORTH_VIETNAM, *LAOS]).execute())
    assert "da-nang" not in decision.keys and "pleiku" in decision.keys
    drive(
        March(s, NVA, Terms(free=True, only=[HUE, SAIGON, QUANG_TRI]), kinds=[NVA_TROOP]).execute(),
        "north-vietnam 1 done done",
    )
    assert count(s, NVA_TROOP, QUANG_TRI) == 1


# --- with Special Activities


def test_troops_infiltrated_on_the_way_may_march(at):
    """4.1 A Special Activity during the March: what it places may March too."""
    s = at("nva_resources: 9; trail: 1; central-laos: nva_base; southern-laos: nva_guerrilla")
    drive(
        March(s, NVA, Terms(special=True)).execute(),
        "pleiku infiltrate 2 quang-tri all",
    )
    assert count(s, NVA_TROOP, QUANG_TRI) == 2


def test_a_guerrilla_that_ambushed_does_not_march_again(at):
    """3.3.2, 4.4.3 Turned over by the Ambush, it has still Marched."""
    s = at("vc_resources: 9; tay-ninh: vc_guerrilla; saigon: arvn_police")
    drive(March(s, VC, Terms(special=True)).execute(), "saigon ambush")
    assert count(s, VC_GUERRILLA_A, SAIGON) == 1


def test_one_group_from_one_space_to_another(at):
    """3.3.2 On the Trail too: a second group does not follow the first the same way, so nobody moves forever."""
    s = at("trail: 4; central-laos: 2 nva_troop")
    decision = ask(March(s, NVA).execute(), "southern-laos 1")
    assert "southern-laos" not in decision.keys and "central-laos" in decision.keys
