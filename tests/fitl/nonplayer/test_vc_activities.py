"""8.5.1, 8.5.3-8.5.6 The Non-player VC's Special Activities, its Attacks, Agitation and what else it is asked."""

import pytest
from bots import keys

from indochina.fitl.board import HUE, IDS, LOCS, SPACE
from indochina.fitl.components.pieces import KIND_NAMES, US_TROOP, VC
from indochina.fitl.nonplayer.order import attack_plan
from indochina.fitl.nonplayer.turn import first_found
from indochina.fitl.nonplayer.vc.ambush import Ambushes
from indochina.fitl.nonplayer.vc.attack import attacking, may_attack
from indochina.fitl.nonplayer.vc.coup import agitation
from indochina.fitl.nonplayer.vc.subvert import subversion
from indochina.fitl.nonplayer.vc.tax import tax_priority, would_tax
from indochina.fitl.special_activities.tax import taxable
from indochina.fitl.state import count

from .positions import ANY, answer, spaces, start, vc_answers, vc_operation

# --- 8.5.1 TAX -----------------------------------------------------------------------------------------------------


def taxed(s, poor=False):
    word, found = tax_priority(s, taxable(s), poor)
    return word, [IDS[x] for x in found]


def test_8_5_1_tax_locs_with_econ_then_active_support(at):
    text = "saigon: vc_guerrilla, active_support; hue: vc_guerrilla, passive_support; loc-da-nang-dak-to: vc_guerrilla"
    assert taxed(at(text)) == ("np.vc.tax.support", ["saigon"])
    s = at(text + "; loc-hue-da-nang: vc_guerrilla; loc-saigon-can-tho: vc_guerrilla")
    assert taxed(s) == ("np.vc.tax.loc", ["loc-hue-da-nang", "loc-saigon-can-tho"])


def test_8_5_1_no_tax_under_coin_control_nor_with_active_guerrillas(at):
    s = at("saigon: vc_guerrilla, 2 us_troop, active_support; hue: vc_guerrilla_a, active_support")
    assert taxed(s, poor=True) == ("", [])


def test_8_5_1_only_without_resources_active_opposition_then_other_population(at):
    text = "hue: vc_guerrilla; phuoc-long: vc_guerrilla; an-loc: vc_guerrilla, passive_opposition"
    assert taxed(at(text)) == ("", []) and taxed(at(text), True) == ("np.vc.tax.other", ["hue", "an-loc"])
    s = at(text + "; can-tho: vc_guerrilla, active_opposition")
    assert taxed(s, True) == ("np.vc.tax.opposition", ["can-tho"])


@pytest.mark.parametrize("resources, holds", [(9, True), (10, False)])
def test_8_5_1_tax_with_no_more_than_nine_resources(at, resources, holds):
    assert would_tax(at(f"vc_resources: {resources}; loc-hue-da-nang: vc_guerrilla")) is holds


def test_8_5_1_tax_two_econ_first_highest_population_first():
    text = (
        "vc_resources: 3; tay-ninh: arvn_troop, 3 vc_guerrilla_a; loc-hue-da-nang: vc_guerrilla; "
        "loc-saigon-can-tho: vc_guerrilla; an-loc: vc_guerrilla, active_support; hue: vc_guerrilla, active_support; "
        "kontum: vc_guerrilla, active_support; momentum: claymores"
    )
    game, said = vc_operation("attack", text, ANY, game_dice="6")
    assert spaces(said, "tax.space")[:3] == ["loc-saigon-can-tho", "loc-hue-da-nang", "hue"]
    assert len(spaces(said, "tax.space")) == 4 and game.state.resources[VC] == 2 + 2 + 1 + 4 + 2


def test_8_5_1_taxing_for_want_of_resources_goes_on_to_four_spaces():
    held = ("an-loc", "hue", "kontum", "kien-phong", "can-tho")
    _, said = vc_operation("rally", "; ".join(f"{x}: 2 vc_guerrilla, active_opposition" for x in held), ANY)
    found = spaces(said, "tax.space")
    assert set(found[:2]) == {"hue", "kien-phong"} and len(found) == 4


def test_8_5_1_without_want_it_stops_after_locs_and_support():
    text = "hue: vc_guerrilla; kien-hoa: 2 vc_guerrilla, active_opposition; loc-saigon-can-tho: vc_guerrilla"
    _, said = vc_operation("terror", "vc_resources: 2; aid: 40; " + text)
    assert spaces(said, "tax.space") == ["loc-saigon-can-tho"]


# --- 8.5.1 SUBVERT -------------------------------------------------------------------------------------------------


def subvert(text):
    """A Terror in Quang Tri only, then Subversion."""
    return vc_operation("terror", "vc_resources: 11; aid: 40; quang-tri: 2 vc_guerrilla; " + text)


def test_8_5_1_subvert_to_remove_coin_control_from_most_population():
    game, said = subvert(
        "saigon: vc_guerrilla, 4 arvn_troop, active_opposition; hue: vc_guerrilla, 2 arvn_troop, active_opposition; "
        "an-loc: vc_guerrilla, 2 arvn_troop, active_opposition; phuoc-long: vc_guerrilla, 2 arvn_troop; "
        "patronage: 9"
    )
    assert spaces(said, "subvert.space") == ["hue", "an-loc"] and game.state.patronage == 7


def test_8_5_1_subvert_then_to_remove_most_cubes():
    text = (
        "hue: 5 vc_guerrilla, arvn_police, active_opposition; kontum: 5 vc_guerrilla, 2 arvn_police, active_opposition"
    )
    _, said = subvert(text)
    assert spaces(said, "subvert.space") == ["kontum", "hue"] and spaces(said, "subvert.action") == [
        "remove",
        "replace",
    ]


def test_8_5_1_the_only_cube_is_replaced_two_are_removed(at):
    s = at("hue: vc_guerrilla, arvn_police; kontum: vc_guerrilla, arvn_police, arvn_troop")
    assert subversion(s, HUE)[:2] == (1, True) and subversion(s, SPACE["kontum"])[:2] == (2, False)
    assert subversion(at("hue: 30 vc_guerrilla, arvn_police"), HUE).replaces is False


def test_8_5_1_replacing_counts_for_control(at):
    s = at("hue: vc_guerrilla, arvn_police, 2 us_troop; kontum: vc_guerrilla, arvn_police, us_base")
    assert subversion(s, HUE).removes_control is True and subversion(s, SPACE["kontum"]).removes_control is True


@pytest.mark.parametrize(
    "cubes, gone",
    [
        ("3 arvn_police, 3 arvn_troop", ["arvn_troop", "arvn_police"]),
        ("2 arvn_police, 3 arvn_troop", ["arvn_police", "arvn_troop"]),
        ("arvn_police, 3 arvn_troop", ["arvn_troop", "arvn_troop"]),  # the last Police is kept
    ],
)
def test_8_5_1_cubes_evenly_beginning_with_the_fewest(cubes, gone):
    _, said = subvert(f"hue: 9 vc_guerrilla, {cubes}, active_opposition")
    assert [key.partition("/")[2] for key in spaces(said, "subvert.cube")] == gone


# --- 8.5.4 AMBUSH --------------------------------------------------------------------------------------------------


def ambush(s, names, **how):
    word, pairs = first_found(Ambushes([SPACE[x] for x in names.split()], **how).steps(s))
    return word.rpartition(".")[2], [f"{IDS[x]}>{IDS[y]}" for x, y in pairs]


def test_8_5_4_ambush_that_lays_a_base_open_for_another_ambush(at):
    s = at(
        "an-loc: us_base, us_troop, vc_guerrilla; loc-saigon-an-loc-ban-me-thuot: vc_guerrilla; tay-ninh: arvn_ranger"
    )
    names = "an-loc loc-saigon-an-loc-ban-me-thuot"
    assert ambush(s, names, left=2) == ("opens", ["an-loc>an-loc", "loc-saigon-an-loc-ban-me-thuot>an-loc"])
    assert ambush(s, names, left=1)[0] == "special_forces"
    assert ambush(s, "an-loc", left=2)[0] == "cubes"
    both = Ambushes([SPACE["an-loc"], SPACE[names.split()[1]]], 1, 2)
    assert first_found(both.steps(s, opened=True))[0].endswith("special_forces")


def test_8_5_4_ambush_that_lays_a_base_open_for_an_attack(at):
    s = at("an-loc: us_base, 2 us_troop, 3 vc_guerrilla_a; loc-saigon-an-loc-ban-me-thuot: vc_guerrilla")
    loc = "loc-saigon-an-loc-ban-me-thuot"
    assert ambush(s, loc, left=2, attacks=True) == ("opens", [f"{loc}>an-loc"])
    assert ambush(s, loc, left=2)[0] == "cubes"


def test_104_main_force_bns_removes_unit_and_base_or_two_units(at):
    loc = "loc-saigon-an-loc-ban-me-thuot"
    s = at(f"an-loc: us_base, us_troop, vc_guerrilla; {loc}: vc_guerrilla")
    assert ambush(s, f"an-loc {loc}", removes=2, left=2)[0] == "base"
    s = at(f"an-loc: us_base, 2 us_troop, vc_guerrilla; {loc}: vc_guerrilla")
    assert ambush(s, f"an-loc {loc}", removes=2, left=2)[0] == "opens"


def test_8_5_4_ambush_bases_then_special_forces_then_cubes(at):
    text = "hue: vc_guerrilla, us_troop; da-nang: vc_guerrilla, arvn_ranger_a, arvn_base; "
    s = at(text + "kontum: vc_guerrilla, arvn_base")
    assert ambush(s, "hue da-nang kontum") == ("base", ["kontum>kontum"])
    assert ambush(s, "hue da-nang") == ("special_forces", ["da-nang>da-nang"])
    assert ambush(s, "hue") == ("cubes", ["hue>hue"])


def first_ambush(text, dice=""):
    _, said = vc_operation("attack", "vc_resources: 3; " + text, dice, game_dice="6 6 6")
    return next(a for a in said if a.name == "attack.space")


def test_8_5_4_from_locs_into_adjacent_spaces_first():
    found = first_ambush("kontum: vc_guerrilla, us_troop; loc-saigon-cam-ranh: vc_guerrilla; cam-ranh: arvn_troop")
    assert found.key == "loc-saigon-cam-ranh" and found.reason.values["target"] == "cam-ranh"


def test_8_5_4_then_us_pieces_before_arvn():
    found = first_ambush("kontum: vc_guerrilla, arvn_troop; hue: vc_guerrilla, us_troop")
    assert found.key == "hue"
    found = first_ambush(
        "loc-saigon-cam-ranh: vc_guerrilla; cam-ranh: arvn_troop; saigon: us_troop; hue: vc_guerrilla, us_troop"
    )
    assert found.reason.values["target"] == "saigon"


def test_8_5_4_an_ambush_for_one_piece_removes_a_us_troop_even_if_police_are_fewer():
    text = "hue: vc_guerrilla, 3 us_troop, 2 arvn_police; kontum: vc_guerrilla, arvn_troop, arvn_police"
    assert first_ambush(text).key == "hue"
    _, said = vc_operation("attack", "vc_resources: 1; " + text)
    assert spaces(said, "ambush.remove") == ["hue/us_troop"]


def test_8_5_4_of_arvn_cubes_the_fewest_first_and_two_pieces_evenly():
    _, said = vc_operation("attack", "vc_resources: 1; hue: vc_guerrilla, 3 arvn_troop, 2 arvn_police")
    assert spaces(said, "ambush.remove") == ["hue/arvn_police"]
    text = "vc_resources: 1; shaded: main_force_bns; hue: vc_guerrilla, 3 us_troop, 2 arvn_police"
    _, said = vc_operation("attack", text)
    assert spaces(said, "ambush.remove") == ["hue/arvn_police", "hue/us_troop"]


def test_8_5_4_the_base_laid_open_is_then_removed():
    loc = "loc-saigon-an-loc-ban-me-thuot"
    game, said = vc_operation(
        "attack", f"vc_resources: 2; an-loc: us_base, us_troop, vc_guerrilla; {loc}: vc_guerrilla"
    )
    assert spaces(said, "attack.space")[:2] == [loc, "an-loc"]
    assert spaces(said, "ambush.remove") == ["an-loc/us_troop", "an-loc/us_base"]
    assert game.state.resources[VC] == 0


def test_8_5_4_no_base_is_laid_open_without_resources_for_the_second_ambush():
    loc = "loc-saigon-an-loc-ban-me-thuot"
    text = f"vc_resources: 1; an-loc: us_base, us_troop, vc_guerrilla; {loc}: vc_guerrilla; tay-ninh: arvn_ranger"
    _, said = vc_operation("attack", text)
    assert spaces(said, "ambush.remove") == ["tay-ninh/arvn_ranger_u"]


def test_104_main_force_bns_is_used_in_the_first_space_that_allows_it():
    text = "hue: vc_guerrilla, 3 us_troop, 3 arvn_police; kontum: vc_guerrilla, arvn_troop"
    game, said = vc_operation("attack", "vc_resources: 2; shaded: main_force_bns; " + text)
    assert spaces(said, "ambush.remove") == ["hue/us_troop", "hue/arvn_police", "kontum/arvn_troop"]
    assert game.decision.name != "ambush.remove"


def test_104_main_force_bns_from_a_loc_takes_the_extra_piece_from_another_space():
    text = "loc-saigon-cam-ranh: vc_guerrilla; cam-ranh: arvn_ranger; saigon: us_troop"
    _, said = vc_operation("attack", "vc_resources: 1; shaded: main_force_bns; " + text)
    assert spaces(said, "ambush.remove") == ["cam-ranh/arvn_ranger_u", "saigon/us_troop"]


def test_101_booby_traps_unshaded_one_ambush():
    text = "vc_resources: 3; unshaded: booby_traps; hue: vc_guerrilla, us_troop; kontum: vc_guerrilla, us_troop"
    _, said = vc_operation("attack", text, "3 3")
    assert spaces(said, "attack.space") == ["hue"]


# --- 8.5.5 Attack --------------------------------------------------------------------------------------------------


def test_8_5_5_attack_with_three_active_and_no_underground_guerrillas(at):
    s = at(
        "hue: 3 vc_guerrilla_a, arvn_troop; kontum: 2 vc_guerrilla_a, arvn_troop; an-loc: 4 vc_guerrilla_a, "
        "vc_guerrilla, arvn_troop; can-tho: 3 vc_guerrilla_a"
    )
    assert first_found(attacking(s, list(range(47)))) == ("np.vc.attack.cubes", [HUE])


def test_8_5_5_bases_then_special_forces_then_cubes(at):
    text = "hue: 3 vc_guerrilla_a, arvn_troop; kontum: 3 vc_guerrilla_a, 2 arvn_troop, arvn_ranger, us_base; "
    s = at(text + "an-loc: 3 vc_guerrilla_a, arvn_base, arvn_troop")
    assert first_found(attacking(s, list(range(47)))) == ("np.vc.attack.base", [SPACE["an-loc"]])
    assert first_found(attacking(at(text), list(range(47)))) == ("np.vc.attack.special_forces", [SPACE["kontum"]])


def test_8_5_5_us_pieces_first():
    text = "vc_resources: 1; hue: 3 vc_guerrilla_a, 2 arvn_troop; kontum: 3 vc_guerrilla_a, us_troop, arvn_troop"
    _, said = vc_operation("attack", text, game_dice="6")
    assert spaces(said, "attack.space") == ["kontum"]


def test_8_5_5_ambushes_come_before_attacks():
    text = "hue: 3 vc_guerrilla_a, us_base; kontum: vc_guerrilla, arvn_police; an-loc: vc_guerrilla, us_troop"
    _, said = vc_operation("attack", "vc_resources: 3; " + text, game_dice="3")
    assert spaces(said, "attack.space") == ["an-loc", "kontum", "hue"]
    assert spaces(said, "attack.remove") == ["hue/us_base"]


def test_8_5_5_removes_special_forces_then_troops_and_police_evenly(at):
    s = at("hue: us_base, arvn_base, arvn_ranger, 2 us_troop, arvn_police, 2 arvn_troop")
    assert [KIND_NAMES[k] for k in attack_plan(s, HUE, 9)] == [
        "arvn_ranger_u",
        "us_troop",
        "us_troop",
        "arvn_troop",
        "arvn_troop",
        "arvn_police",
        "us_base",
        "arvn_base",
    ]


def test_8_5_5_an_even_pair_stays_even_over_two_questions():
    text = "vc_resources: 1; hue: 6 vc_guerrilla_a, 3 us_troop, 3 arvn_police"
    _, said = vc_operation("attack", text, game_dice="1")
    assert spaces(said, "attack.remove") == ["hue/us_troop", "hue/arvn_police"]


def test_8_5_5_claymores_leaves_only_attacks(at):
    text = "hue: vc_guerrilla, arvn_troop; "
    assert may_attack(at(text), True) and not may_attack(at(text), False)
    assert not may_attack(at("momentum: claymores; " + text), True)


def test_8_5_5_without_an_ambush_tax():
    text = "vc_resources: 2; hue: 3 vc_guerrilla_a, arvn_troop; loc-saigon-can-tho: vc_guerrilla"
    _, said = vc_operation("attack", text, game_dice="6")
    assert [a.key for a in said if a.name == "attack.space"] == ["hue", "tax", "end"]


def test_8_5_5_never_subvert_with_an_attack():
    text = (
        "vc_resources: 12; unshaded: booby_traps; hue: 3 vc_guerrilla_a, arvn_troop; pleiku: vc_guerrilla, arvn_police"
    )
    _, said = vc_operation("attack", text + "; momentum: claymores", game_dice="6")
    assert "subvert" not in keys(said)


# --- 8.5.6 Agitate -------------------------------------------------------------------------------------------------


def agitate(text, dice=""):
    game = start("VC", text, stage="coup.agitation", current="125")
    return vc_answers(game, dice, lambda: game.state.stage != "coup.agitation", game.version), game


def test_8_5_6_for_the_greatest_total_shift():
    text = "hue: vc_guerrilla; an-loc: vc_guerrilla, passive_support; saigon: vc_guerrilla, passive_opposition"
    said, game = agitate("vc_resources: 9; " + text)
    assert spaces(said, "coup.agitate") == ["saigon", "hue", "an-loc"]
    assert spaces(said, "coup.agitate_steps") == ["1", "2", "2"] and game.state.resources[VC] == 4


def test_8_5_6_then_at_support_then_without_terror():
    said, _ = agitate("vc_resources: 2; hue: vc_guerrilla; kien-phong: vc_guerrilla, passive_support")
    assert spaces(said, "coup.agitate")[0] == "kien-phong"
    said, _ = agitate("vc_resources: 3; hue: vc_guerrilla, terror; kien-phong: vc_guerrilla")
    assert spaces(said, "coup.agitate")[0] == "kien-phong"


def test_8_5_6_then_by_lot():
    said, _ = agitate("vc_resources: 2; hue: vc_guerrilla; kien-phong: vc_guerrilla", "6 4")
    assert spaces(said, "coup.agitate")[0] == "kien-phong"


def test_8_5_6_terror_is_removed_only_for_a_shift(at):
    s = at("hue: vc_guerrilla, terror; an-loc: vc_guerrilla, terror, active_opposition")
    assert [agitation(s, HUE, purse) for purse in (1, 2, 3, 9)] == [0, 2, 4, 4]
    assert agitation(s, SPACE["an-loc"], 9) == 0
    said, game = agitate("vc_resources: 1; hue: vc_guerrilla, terror; an-loc: vc_guerrilla, terror, active_opposition")
    assert spaces(said, "coup.agitate") == [] and game.state.resources[VC] == 1


def test_116_cadres_unshaded_agitation_costs_active_guerrillas():
    said, _ = agitate("vc_resources: 2; unshaded: cadres; hue: 2 vc_guerrilla, vc_guerrilla_a")
    assert spaces(said, "cadres.underground") == ["1"]


# New spaces at ARVN cubes, then the Bases, then two more; one level at Kien Phong, two at Hue.
CADRES = (
    "shaded: cadres; hue: vc_base, 3 vc_guerrilla; kien-phong: vc_base, 2 vc_guerrilla, passive_opposition; "
    "can-tho: arvn_troop; da-nang: arvn_troop; "
)


@pytest.mark.parametrize("dice, agitated", [("3 3", ["agitate"]), ("6 4", ["done", "agitate"])])
def test_8_5_3_cadres_shaded_agitates_in_the_rally_space_with_the_greatest_shift(dice, agitated):
    game, said = vc_operation("rally", CADRES + "vc_resources: 9", f"1 5 {dice} 1 1 1 1", box="op")
    assert spaces(said, "rally.space")[2] == ("hue" if dice == "3 3" else "kien-phong")
    assert [a.key for a in said if a.name == "rally.agitate"] == agitated
    assert game.state.support[HUE] == -2 and game.state.support[SPACE["kien-phong"]] == -1


def test_8_5_3_cadres_shaded_agitates_with_what_the_rally_leaves():
    game, said = vc_operation("rally", CADRES + "vc_resources: 7", "1 5 3 3 1 1 1 1", box="op")
    assert len(spaces(said, "rally.space")) == 6 and game.state.support[HUE] == -1
    game, said = vc_operation("rally", CADRES + "vc_resources: 6", "1 5 3 3 1 1 1 1", box="op")
    assert len(spaces(said, "rally.space")) == 6 and game.state.support[HUE] == 0


def test_8_5_3_cadres_shaded_spends_all_while_it_can_still_tax():
    game, said = vc_operation("rally", CADRES + "vc_resources: 5; loc-saigon-can-tho: vc_guerrilla", ANY)
    assert game.state.support[HUE] == -2 and "tax" in spaces(said, "rally.space")


# --- Coup Round ----------------------------------------------------------------------------------------------------


def withdraw(text, pieces, dice=""):
    """The spaces VC shifts when the US has brought so many Troops home."""
    game = start("VC", f"saigon: 20 us_troop; {text}", stage="coup.commitment", current="125")
    game.choose("saigon/us_troop").choose("available").choose(str(pieces))
    if game.decision.name == "coup.commit":
        game.choose("end")
    if game.decision is None or game.decision.name != "coup.withdrawal":
        return []
    said = vc_answers(game, dice, lambda: game.decision.name != "coup.withdrawal", game.version)
    return spaces(said, "coup.withdrawal")


AT_ACTIVE_OPPOSITION = "; ".join(
    f"{x}: active_opposition"
    for x in (
        "da-nang",
        "kontum",
        "qui-nhon",
        "cam-ranh",
        "can-tho",
        "quang-tri",
        "quang-nam",
        "quang-tin",
        "binh-dinh",
        "pleiku",
        "phu-bon",
        "khanh-hoa",
        "quang-duc",
        "binh-tuy",
        "tay-ninh",
        "kien-hoa",
        "ba-xuyen",
        "kien-giang",
    )
)


def test_6_5_withdrawal_shifts_passive_support_first():
    text = AT_ACTIVE_OPPOSITION + "; hue: passive_support; kien-phong: neutral; an-loc: passive_support"
    assert set(withdraw(text, 6, ANY)) == {"hue", "an-loc"}


def test_6_5_withdrawal_uses_all_shifts_it_can():
    # 2 Population: Hue alone, although An Loc is at Passive Support and Hue is not
    assert withdraw(AT_ACTIVE_OPPOSITION + "; an-loc: passive_support; kien-phong: active_opposition", 4) == ["hue"]


def test_6_5_withdrawal_adds_most_opposition():
    found = withdraw(AT_ACTIVE_OPPOSITION + "; an-loc: neutral; hue: neutral; kien-phong: active_opposition", 6)
    assert found == ["hue", "an-loc"]


def test_6_5_withdrawal_active_support_only_if_shifts_are_left_over():
    text = AT_ACTIVE_OPPOSITION + "; kien-phong: active_support; an-loc: active_support; "
    assert withdraw(text + "hue: neutral", 4) == ["hue"]
    assert withdraw(text + "hue: neutral", 6) == ["hue", "an-loc"]


def test_6_5_withdrawal_active_support_is_not_used_to_shift_passive_support_elsewhere():
    text = AT_ACTIVE_OPPOSITION.replace("kontum: active_opposition", "kontum: active_support")
    assert withdraw(text + "; an-loc: passive_support; kien-phong: active_opposition", 4) == ["hue"]


def test_8_3_sabotage_goes_to_the_highest_econ_while_markers_last():
    land = [x for x in IDS[:30] if x not in ("north-vietnam",)][:14]
    game = start("VC", "; ".join(f"{x}: terror" for x in land), stage="coup.resources", current="125")
    key, reason = answer(game)
    assert game.decision.name == "coup.sabotage" and key == "loc-saigon-can-tho"
    assert reason.values["what"] == "np.vc.sabotage" and SPACE[key] in LOCS


# --- 8.1.2 other pieces --------------------------------------------------------------------------------------------


def test_8_1_2_booby_traps_a_us_troop_before_an_arvn_one():
    game = start("US", "shaded: booby_traps; hue: us_troop, arvn_troop, vc_guerrilla", current="99", game_dice="1 1 1")
    game.choose("unshaded").choose("US")
    while game.decision.name != "sweep.loss":
        keys_ = game.decision.keys
        game.choose("hue" if "hue" in keys_ else game.decision.stop or keys_[0])
    assert answer(game)[0] == "hue/us_troop"


def test_8_1_2_a_nonplayer_nva_transfers_nothing():
    game = start("VC", "nva_resources: 9; hue: vc_guerrilla", nonplayers="US", options="transfers")
    game.choose("ask")
    assert game.decision.seat == "NVA" and game.decision.name == "transfer"
    for dice in ("", "6"):
        key, reason = answer(game, dice)
        assert key == "0" and "transfer nothing" in game.messages.why(reason)


def test_8_1_2_a_nonplayer_transfers_nothing():
    game = start("NVA", "vc_resources: 9; hue: nva_guerrilla", nonplayers="US", options="transfers")
    game.choose("ask")
    assert game.decision.seat == "VC" and answer(game)[0] == "0"


def test_8_4_4_a_free_activity_is_the_one_of_the_operation_the_flowchart_leads_to():
    text = "hue: vc_guerrilla, passive_support, arvn_troop; loc-saigon-can-tho: vc_guerrilla; vc_resources: "
    assert answer(macv(text + "1"))[0] == "tax"
    assert answer(macv(text + "10"))[0] == "subvert"
    text = "phuoc-long: 15 vc_guerrilla_a; hue: 3 vc_guerrilla, arvn_troop, active_opposition; vc_resources: 10"
    assert answer(macv(text, next="125"), "6 6 6 6 6")[0] == "ambush"


def macv(text, **fields):
    """MACV: NVA and then VC have a free Special Activity."""
    game = start("VC", text, current="69", **fields).choose("event")
    return game.choose("nva_then_vc") if game.decision.name == "event.either" else game


def test_104_main_force_bns_is_used_again_in_an_ambush_by_event():
    # VC Ambushes in Hue, then NVA plays MACV (card 69) and VC may Ambush there once more
    text = "shaded: main_force_bns; vc_resources: 1; hue: 2 vc_guerrilla, 5 us_troop"
    game = start("VC", text, eligible="VC, NVA", current="69").choose("op_sa").choose("attack")
    said = vc_answers(game, "", lambda: game.state.stage != "operation", game.version)
    assert len(spaces(said, "ambush.remove")) == 2
    game.choose("event")
    if game.decision.name == "event.either":
        game.choose("nva_then_vc")
    if game.decision.name == "event.activity":
        game.choose("ambush")
    vc_answers(game, "", lambda: game.decision.name != "ambush.remove", game.version)
    assert count(game.state, US_TROOP, HUE) == 1
