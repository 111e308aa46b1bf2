"""Cards 71 to 80, each text in full and at its limits."""

import pytest
from procedures import ask, drive

from indochina.fitl.board import SPACE
from indochina.fitl.components.pieces import KIND, TYPE
from indochina.fitl.coup.round import reset_phase
from indochina.fitl.events import execute
from indochina.fitl.operations.assault import Assault
from indochina.fitl.operations.patrol import Patrol
from indochina.fitl.operations.table import can_operate
from indochina.fitl.state import count

from ..event import event

TRAIL = ("central-laos", "southern-laos", "ne-cambodia", "fishhook", "parrots-beak", "sihanoukville")


def has(s, space, kind):
    return count(s, KIND[kind], SPACE[space])


def level(s, *spaces):
    return [s.support[SPACE[x]] for x in spaces]


# --- 71 An Loc ----------------------------------------------------------------------------------------------------


def test_71_unshaded_full_all_nva_troops_go_and_three_arvn_troops_come(at):
    s = at(
        "an-loc: arvn_ranger, 4 nva_troop, nva_guerrilla_u, nva_base; loc-hue-da-nang: arvn_police, nva_troop;"
        "saigon: arvn_troop; hue: us_troop, nva_troop; fishhook: arvn_troop, nva_troop"
    )
    first = ask(execute(s.copy(), "VC", 71, "unshaded"))
    assert (first.seat, first.keys) == ("VC", ["an-loc", "loc-hue-da-nang"])
    event(s, 71, "unshaded", "VC", "an-loc")
    assert not has(s, "an-loc", "nva_troop") and has(s, "an-loc", "arvn_troop") == 3
    assert has(s, "an-loc", "nva_guerrilla_u") == 1 and has(s, "an-loc", "nva_base") == 1
    assert has(s, "loc-hue-da-nang", "nva_troop") == 1


def test_71_unshaded_boundary_without_nva_troops_any_space_with_arvn(at):
    s = at("saigon: arvn_troop; loc-hue-da-nang: arvn_police; fishhook: arvn_troop, nva_troop")
    assert ask(execute(s.copy(), "US", 71, "unshaded")).keys == ["saigon", "loc-hue-da-nang"]
    event(s, 71, "unshaded", "US", "loc-hue-da-nang")
    assert has(s, "loc-hue-da-nang", "arvn_troop") == 3


def test_71_unshaded_boundary_when_none_is_available_arvn_may_take_its_own(at):
    text = "hue: 29 arvn_troop; an-loc: arvn_base, nva_troop"
    s = at(text)
    event(s, 71, "unshaded", "VC")
    assert has(s, "an-loc", "arvn_troop") == 1 and not has(s, "an-loc", "nva_troop")
    s = at(text)
    event(s, 71, "unshaded", "ARVN", "hue/arvn_troop done")
    assert has(s, "an-loc", "arvn_troop") == 2 and has(s, "hue", "arvn_troop") == 28


def test_71_unshaded_boundary_no_question_when_nothing_can_go_or_come(at):
    s = at("hue: 30 arvn_troop; saigon: arvn_police; da-nang: nva_troop")
    before = s.copy()
    event(s, 71, "unshaded", "VC")
    assert s == before


def test_71_unshaded_boundary_no_arvn_in_the_south(at):
    s = at("saigon: us_troop, nva_troop; fishhook: arvn_troop, nva_troop")
    before = s.copy()
    event(s, 71, "unshaded", "US")
    assert s == before


def test_71_shaded_full_troops_march_into_a_city_and_attack_twice(at):
    s = at(
        "next: 125; trail: 1; southern-laos: 4 nva_troop, nva_guerrilla_u; fishhook: 2 nva_troop; an-loc: 5 arvn_police"
    )
    first = ask(execute(s.copy(), "VC", 71, "shaded"))
    assert (first.seat, first.keys) == ("NVA", ["fishhook/nva_troop", "southern-laos/nva_troop"])
    event(s, 71, "shaded", "VC", "southern-laos/nva_troop all fishhook/nva_troop all")
    assert has(s, "an-loc", "nva_troop") == 6 and has(s, "southern-laos", "nva_guerrilla_u") == 1
    assert not has(s, "an-loc", "arvn_police") and s.resources["NVA"] == 0  # three, then the other two


def test_71_shaded_full_guerrillas_already_there_may_attack_instead(at):
    s = at("phuoc-long: 2 nva_troop; an-loc: nva_guerrilla_u, 3 arvn_police")
    event(s, 71, "shaded", "NVA", "all guerrillas an-loc/arvn_police troops", "1")
    assert has(s, "an-loc", "nva_guerrilla_a") == 1 and not has(s, "an-loc", "arvn_police")


def test_71_shaded_boundary_a_city_with_enemies_comes_first(at):
    s = at("tay-ninh: 2 nva_troop; saigon: 2 arvn_troop")
    event(s, 71, "shaded", "NVA", "all")
    assert has(s, "saigon", "nva_troop") == 2 and not has(s, "saigon", "arvn_troop")
    s = at("tay-ninh: 2 nva_troop")
    event(s, 71, "shaded", "NVA", "an-loc all")
    assert has(s, "an-loc", "nva_troop") == 2


def test_71_shaded_boundary_nobody_can_march_but_some_may_attack(at):
    s = at("hue: nva_guerrilla_a, arvn_police; da-nang: 2 nva_guerrilla_a, arvn_police; saigon: arvn_troop")
    city = ask(execute(s.copy(), "VC", 71, "shaded"))
    assert (city.seat, city.keys) == ("NVA", ["hue", "da-nang"])
    event(s, 71, "shaded", "VC", "hue", "6, 1")
    assert not has(s, "hue", "arvn_police") and has(s, "da-nang", "arvn_police") == 1


def test_71_shaded_boundary_nothing_at_all(at):
    s = at("saigon: arvn_troop; quang-nam: nva_guerrilla_u")
    before = s.copy()
    event(s, 71, "shaded", "NVA")
    assert s == before


# --- 72 Body Count ------------------------------------------------------------------------------------------------


def test_72_unshaded_full_it_is_in_effect(at):
    s = at()
    event(s, 72, "unshaded", "VC")
    assert s.momentum == {"body_count"} and s.aid == 0


def test_72_unshaded_boundary_other_momentum_stays(at):
    s = at("momentum: claymores")
    event(s, 72, "unshaded", "US")
    assert s.momentum == {"body_count", "claymores"}


def test_72_unshaded_lasting_assault_and_patrol_are_free_and_bring_aid_until_reset(at):
    s = at("saigon: 4 arvn_troop, nva_troop, vc_guerrilla_a; loc-hue-da-nang: 2 us_troop, 2 vc_guerrilla_a")
    assert not can_operate(s, "ARVN", "assault") and not can_operate(s, "ARVN", "patrol")
    event(s, 72, "unshaded", "ARVN")
    assert can_operate(s, "ARVN", "patrol")
    drive(Assault(s, "ARVN").execute(), "both")
    assert s.aid == 3
    drive(Patrol(s, "US").execute(), "done loc-hue-da-nang")
    assert s.aid == 9
    drive(reset_phase(s))
    assert not s.momentum and not can_operate(s, "ARVN", "patrol")


def test_72_unshaded_lasting_the_us_adds_an_arvn_assault_for_nothing(at):
    s = at("saigon: us_troop, 2 arvn_troop, 2 vc_guerrilla_a")
    event(s, 72, "unshaded", "US")
    drive(Assault(s, "US").execute(), "arvn")
    assert (s.aid, s.resources["ARVN"]) == (6, 0)


def test_72_shaded_full_guerrillas_at_active_opposition_and_troops_on_the_trail(at):
    s = at("tay-ninh: active_opposition; kien-phong: active_opposition, us_troop; hue: passive_opposition")
    event(s, 72, "shaded", "US")
    assert [has(s, x, "vc_guerrilla_u") for x in ("tay-ninh", "kien-phong", "hue")] == [1, 1, 0]
    assert [has(s, x, "nva_troop") for x in (*TRAIL, "north-vietnam")] == [2, 2, 2, 2, 2, 2, 0]


def test_72_shaded_boundary_too_few_pieces_go_where_the_executing_faction_says(at):
    opposed = "hue: active_opposition; kontum: active_opposition; an-loc: active_opposition"
    s = at(f"saigon: 28 vc_guerrilla_u, 37 nva_troop; {opposed}")
    first = ask(execute(s.copy(), "US", 72, "shaded"))
    assert (first.seat, first.keys) == ("US", ["hue", "kontum", "an-loc"])
    assert ask(execute(s.copy(), "US", 72, "shaded"), "kontum").keys == ["hue", "an-loc"]
    event(s, 72, "shaded", "US", "kontum hue fishhook central-laos")
    assert [has(s, x, "vc_guerrilla_u") for x in ("hue", "kontum", "an-loc")] == [1, 1, 0]
    assert [has(s, x, "nva_troop") for x in TRAIL] == [1, 0, 0, 2, 0, 0]


def test_72_shaded_boundary_vc_may_go_on_with_its_own_from_the_map(at):
    s = at("saigon: 29 vc_guerrilla_u; hue: active_opposition; kontum: active_opposition; an-loc: active_opposition")
    event(s, 72, "shaded", "VC", "kontum hue saigon/vc_guerrilla_u done")
    assert [has(s, x, "vc_guerrilla_u") for x in ("hue", "kontum", "an-loc", "saigon")] == [1, 1, 0, 28]
    assert has(s, "fishhook", "nva_troop") == 2


def test_72_shaded_boundary_nva_may_go_on_with_its_troops(at):
    s = at("saigon: 40 nva_troop")
    event(s, 72, "shaded", "NVA", "fishhook saigon/nva_troop saigon/nva_troop done")
    assert [has(s, x, "nva_troop") for x in TRAIL] == [0, 0, 0, 2, 0, 0]


# --- 73 Great Society ---------------------------------------------------------------------------------------------


def test_73_unshaded_full_a_commitment_phase(at):
    s = at("casualties: 4 us_troop, us_base, us_irregular; saigon: 4 us_troop, us_base; hue: active_support")
    first = ask(execute(s.copy(), "VC", 73, "unshaded"))
    assert (first.seat, first.name) == ("US", "coup.casualties")
    event(s, 73, "unshaded", "VC", "saigon 3 saigon/us_troop available 3 saigon/us_base done hue")
    assert has(s, "saigon", "us_troop") == 4 and has(s, "saigon", "us_base") == 0
    assert [s.out_of_play[TYPE[x]] for x in ("us_troop", "us_base")] == [1, 1] and not any(s.casualties)
    assert level(s, "hue") == [1]  # four came home: VC shifts two Population
    assert s.acted == () and s.eligible == {"US", "ARVN", "NVA", "VC"}


def test_73_unshaded_boundary_medevac_applies_now_and_stays(at):
    s = at("momentum: medevac_unshaded; casualties: 4 us_troop, us_base")
    event(s, 73, "unshaded", "US", "done")
    assert s.available[TYPE["us_troop"]] == 40 and s.out_of_play[TYPE["us_base"]] == 1
    assert s.momentum == {"medevac_unshaded"}


def test_73_unshaded_boundary_control_is_that_of_the_beginning(at):
    s = at("hue: us_troop, vc_guerrilla_u; kontum: us_troop")
    keys = ask(execute(s, "US", 73, "unshaded")).keys
    assert "kontum/us_troop" in keys and "hue/us_troop" not in keys


def test_73_shaded_full_the_us_moves_three_available_pieces_out_of_play(at):
    s = at()
    assert ask(execute(s.copy(), "VC", 73, "shaded")).seat == "US"
    event(s, 73, "shaded", "VC", "us_troop 2 us_base")
    assert [s.out_of_play[TYPE[x]] for x in ("us_troop", "us_base", "us_irregular")] == [2, 1, 0]
    assert [s.available[TYPE[x]] for x in ("us_troop", "us_base", "us_irregular")] == [38, 5, 6]


def test_73_shaded_boundary_fewer_are_available(at):
    s = at("saigon: 39 us_troop, 6 us_irregular_u; out_of_play: 6 us_base")
    event(s, 73, "shaded", "NVA")
    assert s.out_of_play[TYPE["us_troop"]] == 1 and has(s, "saigon", "us_troop") == 39
    event(s, 73, "shaded", "NVA")
    assert s.out_of_play[TYPE["us_troop"]] == 1


# --- 74 Lam Son 719 -----------------------------------------------------------------------------------------------


def test_74_unshaded_full_troops_in_laos_a_limited_operation_and_the_trail(at):
    s = at("trail: 4; southern-laos: 3 nva_troop; central-laos: arvn_troop, nva_troop")
    first = ask(execute(s.copy(), "US", 74, "unshaded"))
    assert (first.seat, first.keys) == ("US", ["central-laos", "southern-laos"])
    keys = "southern-laos southern-laos/arvn_troop all"
    operation = ask(execute(s.copy(), "US", 74, "unshaded"), keys)
    assert (operation.seat, operation.keys) == ("ARVN", ["train", "sweep", "assault"])
    event(s, 74, "unshaded", "US", keys + " assault")
    assert has(s, "southern-laos", "arvn_troop") == 6 and has(s, "southern-laos", "nva_troop") == 0
    assert has(s, "central-laos", "nva_troop") == 1  # one space only
    assert (s.trail, s.resources["ARVN"]) == (2, 0)


def test_74_unshaded_boundary_no_troops_and_nothing_for_arvn_to_do(at):
    s = at("trail: 1; southern-laos: 3 nva_troop; momentum: oriskany")
    event(s, 74, "unshaded", "VC", "southern-laos done")
    assert not has(s, "southern-laos", "arvn_troop") and s.trail == 0


def test_74_unshaded_boundary_no_sweep_in_monsoon(at):
    s = at("next: 125; trail: 3; southern-laos: 3 nva_troop")
    operation = ask(execute(s, "ARVN", 74, "unshaded"), "southern-laos southern-laos/arvn_troop 5")
    assert operation.name == "event.place" and operation.keys == ["southern-laos/arvn_troop", "end"]
    s = at("next: 125; trail: 3; southern-laos: 3 nva_troop")
    operation = ask(execute(s, "ARVN", 74, "unshaded"), "southern-laos southern-laos/arvn_troop 5 done")
    assert operation.keys == ["train", "assault"]


def test_74_unshaded_boundary_a_limited_sweep_has_one_destination(at):
    s = at("southern-laos: nva_guerrilla_u; pleiku: 3 arvn_troop; trail: 2")
    event(s, 74, "unshaded", "ARVN", "southern-laos done pleiku all")
    assert has(s, "southern-laos", "arvn_troop") == 3 and has(s, "southern-laos", "nva_guerrilla_a") == 1
    assert s.trail == 0


def test_74_shaded_full_six_and_one_for_each_arvn_piece_in_laos(at):
    s = at("southern-laos: 2 arvn_troop, arvn_ranger; central-laos: arvn_base, us_troop; fishhook: arvn_troop")
    s.resources["NVA"] = 3
    event(s, 74, "shaded", "VC")
    assert s.resources["NVA"] == 13


def test_74_shaded_boundary_none_there_and_75_at_most(at):
    s = at("fishhook: arvn_troop; nva_resources: 65")
    event(s, 74, "shaded", "NVA")
    assert s.resources["NVA"] == 71
    event(s, 74, "shaded", "NVA")
    assert s.resources["NVA"] == 75


# --- 75 Sihanouk --------------------------------------------------------------------------------------------------


def test_75_unshaded_full_the_us_sweeps_cambodia_and_assaults_in_one_space(at):
    s = at(
        "next: 125; tay-ninh: 4 us_troop; kien-phong: 2 us_troop; kien-giang: arvn_troop;"
        "fishhook: 2 nva_troop, vc_guerrilla_u; parrots-beak: nva_troop, 2 arvn_troop"
    )
    first = ask(execute(s.copy(), "NVA", 75, "unshaded"))
    assert (first.seat, first.keys) == ("NVA", ["US", "ARVN"])
    keys = "US fishhook tay-ninh all parrots-beak kien-phong all done"
    chosen = ask(execute(s.copy(), "NVA", 75, "unshaded"), keys)
    assert (chosen.seat, chosen.name, chosen.keys) == ("US", "assault.space", ["fishhook", "parrots-beak"])
    event(s, 75, "unshaded", "NVA", keys + " fishhook both")
    assert has(s, "fishhook", "us_troop") == 4 and has(s, "parrots-beak", "us_troop") == 2
    assert s.available[TYPE["vc_guerrilla"]] == 30 and not has(s, "fishhook", "nva_troop")
    assert has(s, "parrots-beak", "nva_troop") == 1


def test_75_unshaded_full_an_arvn_assault_is_added_at_no_cost(at):
    s = at("parrots-beak: us_troop, 2 arvn_troop, 2 nva_troop")
    event(s, 75, "unshaded", "US", "US parrots-beak done arvn")
    assert not has(s, "parrots-beak", "nva_troop") and s.resources["ARVN"] == 0


def test_75_unshaded_boundary_only_who_can_and_only_cambodia(at):
    s = at("tay-ninh: 2 arvn_troop, nva_troop; hue: us_troop")
    sweeping = ask(execute(s.copy(), "US", 75, "unshaded"))
    assert (sweeping.seat, sweeping.keys) == ("ARVN", ["fishhook", "parrots-beak"])
    event(s, 75, "unshaded", "US", "fishhook tay-ninh all done")
    assert has(s, "fishhook", "arvn_troop") == 2 and has(s, "tay-ninh", "nva_troop") == 1


def test_75_unshaded_boundary_nobody_near(at):
    s = at("hue: us_troop, arvn_troop; fishhook: nva_troop")
    before = s.copy()
    event(s, 75, "unshaded", "US")
    assert s == before


def test_75_shaded_full_vc_then_nva_rally_in_cambodia_and_march_from_there(at):
    s = at("next: 125; trail: 1; fishhook: vc_guerrilla_u, 2 nva_troop; tay-ninh: vc_guerrilla_u; hue: nva_troop")
    first = ask(execute(s.copy(), "US", 75, "shaded"))
    assert (first.seat, first.name) == ("VC", "rally.space")
    assert first.keys == ["ne-cambodia", "fishhook", "parrots-beak", "sihanoukville"]
    vc = "fishhook sihanoukville done tay-ninh all kien-giang"
    march = ask(execute(s.copy(), "US", 75, "shaded"), "fishhook sihanoukville done")
    assert (march.seat, march.name) == ("VC", "march.space")
    nva = ask(execute(s.copy(), "US", 75, "shaded"), vc)
    assert (nva.seat, nva.name) == ("NVA", "rally.space")
    event(s, 75, "shaded", "US", vc + " fishhook done tay-ninh fishhook/nva_troop all done done")
    assert has(s, "tay-ninh", "vc_guerrilla_u") == 3 and has(s, "kien-giang", "vc_guerrilla_u") == 1
    assert has(s, "tay-ninh", "nva_troop") == 2 and has(s, "fishhook", "nva_guerrilla_u") == 1
    assert (s.resources["VC"], s.resources["NVA"]) == (0, 0) and has(s, "hue", "nva_troop") == 1


def test_75_shaded_boundary_nva_moves_on_along_the_trail_only_through_rally_spaces(at):
    s = at("trail: 1; ne-cambodia: 2 nva_troop; fishhook: nva_troop")
    vc = "sihanoukville done kien-giang "
    near = ask(execute(s.copy(), "NVA", 75, "shaded"), vc + "ne-cambodia done")
    assert (near.seat, near.name, near.keys) == ("NVA", "march.space", ["southern-laos", "fishhook", "pleiku"])
    far = vc + "ne-cambodia fishhook done tay-ninh"
    assert "ne-cambodia/nva_troop" in ask(execute(s.copy(), "NVA", 75, "shaded"), far).keys
    event(s, 75, "shaded", "NVA", far + " ne-cambodia/nva_troop all done done")
    assert has(s, "tay-ninh", "nva_troop") == 2 and has(s, "fishhook", "nva_troop") == 1


def test_75_shaded_boundary_improving_the_trail_costs_resources(at):
    s = at("trail: 1; nva_resources: 2")
    event(s, 75, "shaded", "VC", "sihanoukville done kien-giang fishhook improve_trail tay-ninh")
    assert (s.trail, s.resources["NVA"]) == (2, 0) and has(s, "tay-ninh", "nva_guerrilla_u") == 1


def test_75_shaded_boundary_without_a_rally_space_nobody_marches(at):
    s = at("fishhook: vc_guerrilla_u, nva_troop; out_of_play: 20 nva_guerrilla")
    event(s, 75, "shaded", "VC", "sihanoukville done kien-giang")
    assert has(s, "fishhook", "nva_troop") == 1 and has(s, "kien-giang", "vc_guerrilla_u") == 1


# --- 76 Annam -----------------------------------------------------------------------------------------------------


def test_76_unshaded_full_resources_for_each_space_with_both(at):
    s = at(
        "nva_resources: 10; vc_resources: 8; patronage: 3; hue: nva_troop, vc_base; loc-hue-da-nang: nva_guerrilla_u,"
        "vc_guerrilla_a; fishhook: nva_base, vc_guerrilla_u; saigon: vc_base; tay-ninh: nva_troop"
    )
    event(s, 76, "unshaded", "US")
    assert (s.resources["NVA"], s.resources["VC"], s.patronage) == (7, 5, 5)


def test_76_unshaded_boundary_not_below_zero_nor_above_75(at):
    s = at("vc_resources: 1; nva_resources: 1; patronage: 74; hue: nva_troop, vc_base; kontum: nva_troop, vc_base")
    event(s, 76, "unshaded", "VC")
    assert (s.resources["NVA"], s.resources["VC"], s.patronage) == (0, 0, 75)
    s = at("vc_resources: 1; nva_resources: 1; hue: nva_troop; kontum: vc_base")
    event(s, 76, "unshaded", "VC")
    assert (s.resources["NVA"], s.resources["VC"], s.patronage) == (1, 1, 2)


def test_76_shaded_full_hue_da_nang_and_a_province_lose_support(at):
    s = at(
        "hue: active_support; da-nang: passive_support; quang-tri: active_support; quang-tin: passive_support;"
        "quang-nam: passive_opposition; binh-dinh: active_support"
    )
    first = ask(execute(s.copy(), "NVA", 76, "shaded"))
    assert (first.seat, first.keys) == ("NVA", ["quang-tri", "quang-tin"])
    event(s, 76, "shaded", "NVA", "quang-tri")
    assert level(s, "hue", "da-nang", "quang-tri", "quang-tin", "binh-dinh") == [0, 0, 0, 1, 2]


def test_76_shaded_boundary_opposition_stays_and_no_province_has_support(at):
    s = at("hue: active_opposition; da-nang: active_support; binh-dinh: active_support")
    event(s, 76, "shaded", "VC")
    assert level(s, "hue", "da-nang", "binh-dinh") == [-2, 0, 2]


# --- 77 Detente ---------------------------------------------------------------------------------------------------


def test_77_unshaded_full_resources_are_halved_and_five_troops_go_out_of_play(at):
    s = at("nva_resources: 13; vc_resources: 8; hue: 3 nva_troop")
    event(s, 77, "unshaded", "US")
    assert (s.resources["NVA"], s.resources["VC"]) == (6, 4)
    assert s.out_of_play[TYPE["nva_troop"]] == 5 and s.available[TYPE["nva_troop"]] == 32
    assert has(s, "hue", "nva_troop") == 3


def test_77_unshaded_boundary_nothing_to_halve_and_fewer_troops(at):
    s = at("nva_resources: 1; hue: 38 nva_troop")
    event(s, 77, "unshaded", "VC")
    assert (s.resources["NVA"], s.resources["VC"]) == (0, 0)
    assert s.out_of_play[TYPE["nva_troop"]] == 2 and has(s, "hue", "nva_troop") == 38


def test_77_shaded_full_nva_adds_resources_and_vc_rallies_in_six_spaces(at):
    s = at("nva_resources: 2; fishhook: nva_base; trail: 2")
    first = ask(execute(s.copy(), "US", 77, "shaded"))
    assert (first.seat, first.keys) == ("NVA", ["nva_resources_plus_9", "free_infiltrate"])
    assert ask(execute(s.copy(), "US", 77, "shaded"), "nva_resources_plus_9").seat == "VC"
    spaces = "hue kontum saigon tay-ninh quang-tri fishhook"
    event(s, 77, "shaded", "US", f"nva_resources_plus_9 {spaces}")
    assert s.resources["NVA"] == 11 and s.resources["VC"] == 0
    assert [has(s, x, "vc_guerrilla_u") for x in spaces.split()] == [1] * 6


def test_77_shaded_full_or_nva_infiltrates_and_vc_may_stop_early(at):
    s = at("fishhook: nva_base; trail: 2; momentum: mcnamara_line")
    event(s, 77, "shaded", "VC", "free_infiltrate 3 hue done")
    assert has(s, "fishhook", "nva_troop") == 3 and s.resources["NVA"] == 0
    assert has(s, "hue", "vc_guerrilla_u") == 1


def test_77_shaded_boundary_nowhere_to_infiltrate_and_nva_at_75(at):
    s = at("nva_resources: 70")
    event(s, 77, "shaded", "NVA", "hue done")
    assert s.resources["NVA"] == 75
    event(s, 77, "shaded", "NVA", "hue done")
    assert s.resources["NVA"] == 75 and has(s, "hue", "vc_guerrilla_u") == 2


# --- 78 General Lansdale ------------------------------------------------------------------------------------------


def test_78_unshaded_full_a_space_to_active_support_with_a_second_terror_marker(at):
    s = at(
        "saigon: us_troop; hue: arvn_police, active_opposition, terror; tay-ninh: us_irregular_u; kontum: vc_base;"
        "quang-tri: us_troop, active_support; phuoc-long: us_troop; loc-hue-da-nang: arvn_troop; patronage: 4"
    )
    first = ask(execute(s.copy(), "VC", 78, "unshaded"))
    assert (first.seat, first.keys) == ("VC", ["hue", "tay-ninh"])
    event(s, 78, "unshaded", "VC", "hue")
    assert level(s, "hue") == [2] and s.terror[SPACE["hue"]] == 2 and s.patronage == 5


def test_78_unshaded_boundary_no_space_can_be_set_and_no_marker_is_left(at):
    s = at("saigon: us_troop; phuoc-long: us_troop; quang-tri: us_troop, active_support")
    event(s, 78, "unshaded", "US", "quang-tri")
    assert s.terror[SPACE["quang-tri"]] == 1 and level(s, "saigon") == [0] and s.patronage == 1
    s = at("saigon: us_troop, 14 terror; quang-tri: us_troop, active_support, terror; patronage: 75")
    event(s, 78, "unshaded", "US")
    assert s.terror[SPACE["quang-tri"]] == 1 and s.patronage == 75


def test_78_unshaded_boundary_nobody_outside_saigon(at):
    s = at("saigon: us_troop; hue: vc_base")
    event(s, 78, "unshaded", "ARVN")
    assert level(s, "saigon", "hue") == [0, 0] and not any(s.terror) and s.patronage == 1


def test_78_shaded_full_patronage_and_no_us_assault(at):
    s = at("patronage: 1")
    event(s, 78, "shaded", "ARVN")
    assert s.patronage == 4 and s.momentum == {"general_lansdale"}


def test_78_shaded_boundary_75_at_most(at):
    s = at("patronage: 74")
    event(s, 78, "shaded", "VC")
    assert s.patronage == 75 and s.momentum == {"general_lansdale"}


def test_78_shaded_lasting_no_us_assault_until_reset(at):
    s = at("arvn_resources: 9; saigon: us_troop, arvn_troop, vc_base")
    assert can_operate(s, "US", "assault")
    event(s, 78, "shaded", "VC")
    assert not can_operate(s, "US", "assault") and can_operate(s, "ARVN", "assault")
    drive(reset_phase(s))
    assert can_operate(s, "US", "assault")


# --- 79 Henry Cabot Lodge -----------------------------------------------------------------------------------------


def test_79_unshaded_full_aid(at):
    s = at("aid: 5")
    event(s, 79, "unshaded", "US")
    assert s.aid == 25


def test_79_unshaded_boundary_75_at_most(at):
    s = at("aid: 60")
    event(s, 79, "unshaded", "US")
    assert s.aid == 75


def test_79_shaded_full_three_arvn_pieces_for_patronage(at):
    s = at("hue: 2 arvn_troop, arvn_base, us_troop; saigon: arvn_ranger_a; patronage: 1")
    first = ask(execute(s.copy(), "VC", 79, "shaded"))
    assert first.seat == "VC" and "end" in first.keys and "hue/us_troop" not in first.keys
    event(s, 79, "shaded", "VC", "hue/arvn_base hue/arvn_troop all")
    assert not has(s, "hue", "arvn_troop") and not has(s, "hue", "arvn_base")
    assert has(s, "saigon", "arvn_ranger_a") == 1 and s.available[TYPE["arvn_base"]] == 3
    assert s.patronage == 7 and s.made_ineligible == {"ARVN"}


def test_79_shaded_boundary_none_or_one(at):
    s = at("hue: 2 arvn_troop; patronage: 74")
    event(s.copy(), 79, "shaded", "NVA", "done")
    event(s, 79, "shaded", "NVA", "hue/arvn_troop 1 done")
    assert has(s, "hue", "arvn_troop") == 1 and s.patronage == 75 and s.made_ineligible == {"ARVN"}
    s = at()
    event(s, 79, "shaded", "ARVN")
    assert s.patronage == 0 and s.made_ineligible == {"ARVN"}


# --- 80 Light at the End of the Tunnel ----------------------------------------------------------------------------


def test_80_single_full_four_us_pieces_go_home(at):
    s = at("saigon: 3 us_troop, us_base, active_support; hue: us_irregular_a, passive_support; patronage: 3")
    first = ask(execute(s.copy(), "VC", 80, "single"))
    assert first.seat == "VC" and "done" not in first.keys
    keys = "saigon/us_troop 2 saigon/us_base hue/us_irregular_a saigon saigon hue kontum"
    event(s, 80, "single", "VC", keys + " north-vietnam/nva_troop 10 fishhook/nva_troop all")
    assert has(s, "saigon", "us_troop") == 1 and not any(s.casualties)
    assert [s.available[TYPE[x]] for x in ("us_troop", "us_base", "us_irregular")] == [39, 6, 6]
    assert s.patronage == 11 and level(s, "saigon", "hue", "kontum") == [0, 0, -1]
    assert has(s, "north-vietnam", "nva_troop") == 10 and has(s, "fishhook", "nva_troop") == 6
    assert s.stays_eligible == {"VC"}


def test_80_single_full_one_piece_is_enough(at):
    s = at("saigon: 3 us_troop")
    event(s, 80, "single", "US", "1 done hue fishhook/nva_troop all")
    assert has(s, "saigon", "us_troop") == 2 and s.patronage == 2 and level(s, "hue") == [-1]
    assert has(s, "fishhook", "nva_troop") == 4 and s.stays_eligible == {"US"}


def test_80_single_boundary_no_us_piece_on_the_map(at):
    s = at("saigon: arvn_troop, active_support")
    event(s, 80, "single", "ARVN")
    assert s.patronage == 0 and level(s, "saigon") == [2] and s.stays_eligible == {"ARVN"}


def test_80_single_boundary_spaces_that_can_shift_and_troops_that_are_left(at):
    s = at("phuoc-long: us_troop; hue: 38 nva_troop, active_opposition; patronage: 74")
    shift = ask(execute(s.copy(), "VC", 80, "single"))
    assert not {"hue", "phuoc-long", "fishhook", "loc-hue-da-nang"} & set(shift.keys)
    event(s, 80, "single", "VC", "saigon fishhook/nva_troop all")
    assert has(s, "fishhook", "nva_troop") == 2 and s.patronage == 75 and level(s, "saigon") == [-1]


@pytest.mark.parametrize("space", ["saigon", "loc-hue-da-nang", "tay-ninh"])
def test_80_single_boundary_troops_only_outside_the_south(at, space):
    keys = ask(execute(at("hue: us_troop"), "US", 80, "single"), "hue").keys
    assert f"{space}/nva_troop" not in keys and len(keys) == 7
