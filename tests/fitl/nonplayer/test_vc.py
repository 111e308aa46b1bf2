"""8.5 The Non-player VC: flowchart, Terror, Rally, Attack. March: test_vc_march; activities: test_vc_activities."""

import pytest
from bots import keys

from indochina.fitl.board import HUE, IDS, LAND, POP, SPACE
from indochina.fitl.components.pieces import VC, VC_GUERRILLA_U
from indochina.fitl.nonplayer.vc.rally import bases_to_rally, takes_control
from indochina.fitl.nonplayer.vc.terror import shifted_population
from indochina.fitl.state import COIN_CONTROL, count

from .positions import ANY, answer, conditions, spaces, start, turn, vc_operation, words

# --- 8.5.1 the conditions for Terror ------------------------------------------------------------------------------


def test_8_5_1_terror_if_possible_at_support():
    _, said = turn("VC", "vc_resources: 1; hue: vc_guerrilla, passive_support; aid: 40")
    assert keys(said)[:2] == ["op_sa", "terror"] and said[0].reason.values["what"] == "np.vc.terror.at_support"


def test_8_5_1_no_terror_at_support_without_resources_or_underground_guerrillas():
    for text in ("hue: vc_guerrilla, passive_support", "vc_resources: 1; hue: vc_guerrilla_a, passive_support"):
        game = start("VC", text)
        assert conditions(game, "1 1 6 6 6")["np.vc.terror.at_support"] is False


def test_8_5_1_cadres_unshaded_needs_two_guerrillas_for_terror():
    text = "vc_resources: 1; unshaded: cadres; hue: vc_guerrilla, passive_support"
    assert conditions(start("VC", text), "6 6 6 6 6")["np.vc.terror.at_support"] is False


@pytest.mark.parametrize("dice, holds", [("1 3", True), ("1 4", False)])
def test_8_5_1_terror_if_it_shifts_as_much_population_as_two_dice_show(dice, holds):
    text = "vc_resources: 5; hue: vc_guerrilla; kien-phong: vc_guerrilla, passive_opposition; an-loc: vc_guerrilla_a"
    game = start("VC", text)
    assert conditions(game, dice if holds else f"{dice} 6 6 6")["np.vc.terror.shifts"] is holds


def test_8_5_1_the_population_counted_is_what_resources_can_pay_for(at):
    s = at("saigon: vc_guerrilla; hue: vc_guerrilla; an-loc: vc_guerrilla; phuoc-long: vc_guerrilla")
    assert [shifted_population(s, purse) for purse in (0, 1, 2, 9)] == [0, 6, 8, 9]


def test_8_5_1_not_counted_active_opposition_nor_the_last_underground_one_at_a_base(at):
    s = at(
        "hue: vc_guerrilla, active_opposition; kien-phong: vc_guerrilla, vc_guerrilla_a, vc_base; "
        "kien-hoa: vc_guerrilla, vc_base, passive_opposition; tay-ninh: 2 vc_guerrilla, vc_base"
    )
    assert shifted_population(s, 9) == 2


# --- 8.5.1 the Terror ---------------------------------------------------------------------------------------------


def test_8_5_1_terror_everywhere_it_shifts_highest_population_first():
    text = (
        "vc_resources: 9; aid: 40; an-loc: vc_guerrilla; saigon: vc_guerrilla, active_support; hue: 2 vc_guerrilla; "
        "phuoc-long: vc_guerrilla; can-tho: vc_guerrilla, active_opposition; loc-hue-da-nang: vc_guerrilla"
    )
    game, said = vc_operation("terror", text)
    assert spaces(said, "terror.space")[:3] == ["saigon", "hue", "an-loc"]
    assert game.state.terror[0] == 1 and sum(game.state.terror) == 3


def test_8_5_1_terror_spares_the_last_underground_one_at_a_base_but_not_at_support():
    text = (
        "vc_resources: 9; aid: 40; hue: vc_guerrilla, vc_base, passive_support; "
        "kien-phong: vc_guerrilla, vc_base, passive_opposition; an-loc: vc_guerrilla"
    )
    _, said = vc_operation("terror", text)
    assert spaces(said, "terror.space")[:2] == ["hue", "an-loc"] and "kien-phong" not in keys(said)


def test_8_5_1_equal_population_is_drawn_by_lot():
    text = "vc_resources: 1; aid: 40; hue: vc_guerrilla; kien-phong: vc_guerrilla; an-loc: vc_guerrilla"
    _, said = vc_operation("terror", text, "6 4")  # 64 is Kien Phong
    assert spaces(said, "terror.space")[0] == "kien-phong"


def test_8_5_1_at_0_resources_it_taxes_before_it_goes_on():
    text = "vc_resources: 1; aid: 40; saigon: vc_guerrilla; hue: vc_guerrilla; loc-saigon-can-tho: vc_guerrilla"
    game, said = vc_operation("terror", text)
    assert keys(said)[:4] == ["saigon", "tax", "loc-saigon-can-tho", "end"] and spaces(said, "terror.space")[2] == "hue"
    assert game.state.resources[VC] == 1


@pytest.mark.parametrize("resources, aid, sabotage", [(13, 29, True), (12, 29, False), (13, 30, False)])
def test_8_5_1_rich_and_with_little_aid_it_sabotages_locs(resources, aid, sabotage):
    # one Resource goes to Hue: 12 must be left
    text = f"vc_resources: {resources}; aid: {aid}; hue: vc_guerrilla; loc-hue-da-nang: vc_guerrilla"
    _, said = vc_operation("terror", text)
    assert ("loc-hue-da-nang" in spaces(said, "terror.space")) is sabotage


def test_8_5_1_no_terror_on_sabotaged_locs():
    text = "vc_resources: 20; hue: vc_guerrilla; loc-hue-da-nang: vc_guerrilla, sabotage; saigon: arvn_troop"
    _, said = vc_operation("terror", text)
    assert spaces(said, "terror.space") == ["hue"]


def test_8_5_1_a_tax_after_the_terror_ends_it():
    # 14 Resources after the Tax: it could Sabotage now, but Op and Special Activity are complete
    locs = ("loc-saigon-can-tho", "loc-hue-da-nang", "loc-hue-khe-sanh", "loc-da-nang-qui-nhon")
    game, said = vc_operation(
        "terror", "vc_resources: 10; hue: vc_guerrilla; " + "; ".join(f"{x}: 2 vc_guerrilla" for x in locs), ANY
    )
    assert spaces(said, "terror.space") == ["hue", "tax"] and set(spaces(said, "tax.space")) == set(locs)
    assert game.state.resources[VC] == 14


def test_116_cadres_unshaded_costs_active_guerrillas_first():
    text = "vc_resources: 1; aid: 40; unshaded: cadres; hue: 3 vc_guerrilla, vc_guerrilla_a, passive_support"
    game, said = vc_operation("terror", text, box="op")
    assert keys(said)[1:3] == ["hue/vc_guerrilla_a", "hue/vc_guerrilla_a"]
    assert count(game.state, VC_GUERRILLA_U, HUE) == 2


# --- 8.5.2 Event or Operations ------------------------------------------------------------------------------------


def test_8_5_2_passes_to_wait_for_its_own_capability():
    game, said = turn("VC", "vc_resources: 1", dice="6 6 1", next="104")
    assert keys(said) == ["pass"] and said[0].reason.values["waits_for"] == 104
    assert game.state.resources[VC] == 2


def test_8_5_2_does_not_wait_if_the_die_does_not_exceed_the_leader_box():
    game = start("VC", "vc_resources: 1; leader_box: 125", next="104")
    assert conditions(game, "6 6 1 6 6 6")["np.capability.wait"] is False
    assert answer(game, "6 6 2")[0] == "pass"


def test_8_5_2_terror_comes_before_waiting():
    _, said = turn("VC", "vc_resources: 1; aid: 40; hue: vc_guerrilla, passive_support", next="104")
    assert keys(said)[1] == "terror"


# --- 8.5.3-8.5.5 which Operation ----------------------------------------------------------------------------------

TWO_BASES = "vc_resources: 4; hue: 4 vc_guerrilla_a; kien-phong: 3 vc_guerrilla_a, 2 vc_guerrilla"


def test_8_5_3_rally_if_it_would_place_two_bases():
    game = start("VC", TWO_BASES)
    found = conditions(game, "6 6")
    assert found["np.vc.rally.bases"] is True and found["np.vc.rally.possible"] is True


@pytest.mark.parametrize(
    "text, bases",
    [
        ("hue: 4 vc_guerrilla", 1),
        ("hue: 4 vc_guerrilla; kien-phong: 3 vc_guerrilla", 1),
        ("hue: 4 vc_guerrilla; kien-phong: 4 vc_guerrilla, passive_support", 1),
        ("hue: 4 vc_guerrilla; kien-phong: 4 vc_guerrilla, vc_base, nva_base", 1),
        ("hue: 4 vc_guerrilla; kien-phong: 4 vc_guerrilla", 2),
        (
            "hue: 4 vc_guerrilla; kien-phong: 4 vc_guerrilla; kien-hoa: 2 vc_base; "
            "an-loc: 2 vc_base; tay-ninh: 2 vc_base; binh-tuy: 2 vc_base",
            1,
        ),
    ],
)
def test_8_5_3_bases_that_a_rally_would_place(at, text, bases):
    assert bases_to_rally(at(text), 6, True) == bases


def test_8_5_3_bases_after_taxing_at_0_resources(at):
    text = "hue: 4 vc_guerrilla_a; kien-phong: 4 vc_guerrilla_a; "
    assert bases_to_rally(at(text + "loc-saigon-can-tho: vc_guerrilla"), 0, True) == 2
    assert bases_to_rally(at(text + "loc-saigon-can-tho: vc_guerrilla"), 0, False) == 0
    assert bases_to_rally(at(text + "loc-hue-da-nang: vc_guerrilla"), 0, True) == 1
    # to Tax where the Guerrillas are makes them go over to Support
    assert bases_to_rally(at("hue: 4 vc_guerrilla; kien-phong: 4 vc_guerrilla"), 0, True) == 0


@pytest.mark.parametrize("dice, operation", [("1 1 1", "rally"), ("1 1 2", "march")])
def test_8_5_3_rally_if_three_dice_show_less_than_the_guerrillas_available(dice, operation):
    # 26 of 30 Guerrillas are on the map
    text = "vc_resources: 2; tay-ninh: 26 vc_guerrilla_a, active_opposition, 2 vc_base"
    game = start("VC", text)
    assert conditions(game, f"6 6 {dice}")[f"np.vc.{operation}.possible"] is True


def test_8_5_3_if_no_rally_is_possible_march():
    # no Resources, nobody to Tax with but Guerrillas under COIN Control; a LoC is free
    text = "saigon: 2 vc_guerrilla, 2 us_troop, us_base, active_opposition"
    found = conditions(start("VC", text), "6 6 1 1 1")
    assert found["np.vc.rally.possible"] is False and found["np.vc.march.possible"] is True


def test_8_5_3_neither_rally_march_nor_attack_pass():
    _, said = turn("VC", "saigon: vc_guerrilla_a, arvn_troop", dice="6 6 1 1 1")
    assert keys(said) == ["pass"] and list(words(said)) == ["np.vc.pass"]


CROWD = "phuoc-long: 15 vc_guerrilla_a; "
"""So that three dice may show more than the Guerrillas Available."""


def test_8_5_4_in_monsoon_attack_instead_of_march():
    game = start("VC", CROWD + "vc_resources: 2; hue: 3 vc_guerrilla_a, arvn_police", next="125")
    assert answer(game, "6 6 6 6 6")[1].values["operation"] == "attack"
    game = start("VC", CROWD + "vc_resources: 2; hue: 3 vc_guerrilla_a, arvn_police")
    assert answer(game, "6 6 6 6 6")[1].values["operation"] == "march"


@pytest.mark.parametrize("group", ["2 vc_guerrilla_a, arvn_police", "3 vc_guerrilla_a"])
def test_8_5_5_nor_an_attack_rally(group):
    game = start("VC", CROWD + f"vc_resources: 1; hue: {group}", next="125")
    found = conditions(game, "6 6 6 6 6")
    assert found["np.vc.attack.possible"] is False and found["np.vc.rally.possible"] is True


def test_8_5_5_no_attack_without_resources():
    game = start("VC", CROWD + "hue: 3 vc_guerrilla_a, arvn_police; loc-saigon-can-tho: vc_guerrilla", next="125")
    found = conditions(game, "6 6 6 6 6")
    assert found["np.vc.attack.possible"] is False and found["np.vc.rally.possible"] is True


def test_8_5_4_without_resources_rally_begins_with_tax():
    # 8.5.4 EXAMPLE: no LoC to March onto, no Attack: Rally, which begins with Tax
    game = start("VC", "phuoc-long: 14 vc_guerrilla_a; kien-phong: vc_guerrilla, active_opposition")
    key, reason = answer(game, "6 6 6 6 6")
    assert key == "op_sa" and reason.values["operation"] == "rally"
    game.choose(key, reason)
    assert game.decision.name == "operation"
    game.choose(*answer(game))  # Kien Phong is the only space to Tax
    assert game.decision.name == "rally.space" and game.state.resources[VC] == 4
    assert game.state.support[SPACE["kien-phong"]] == -1


@pytest.mark.parametrize(
    "text, dice, operation",
    [
        ("hue: vc_guerrilla, passive_support", "", "terror"),
        ("hue: 3 vc_guerrilla_a, active_opposition", "6 6 1 1 1", "rally"),
        ("hue: 3 vc_guerrilla_a, active_opposition; phuoc-long: 15 vc_guerrilla_a", "6 6 6 6 6", "march"),
    ],
)
def test_8_4_4_an_event_s_free_operation_is_chosen_by_the_flowchart(text, dice, operation):
    game = start("VC", text, current="50").choose("shaded")  # free Limited Operations, of VC first
    assert answer(game, dice)[0] == operation


# --- 8.5.3 the Rally ----------------------------------------------------------------------------------------------


def rally(text, dice="", box="op", **fields):
    """Without a Special Activity, unless a test is about that."""
    return vc_operation("rally", text, dice, box=box, **fields)


def test_8_5_3_a_base_where_four_guerrillas_are_active_ones_make_way():
    _, said = rally("vc_resources: 1; hue: 3 vc_guerrilla, vc_guerrilla_a; tay-ninh: 3 vc_guerrilla_a")
    assert keys(said)[:3] == ["hue", "base", "hue/vc_guerrilla_a"]
    assert next(words(said)) == "np.vc.rally.base"


def test_8_5_3_no_base_without_room_or_availability():
    for text in (
        "tay-ninh: 4 vc_guerrilla, vc_base, nva_base",
        "tay-ninh: 4 vc_guerrilla; hue: 2 vc_base; "
        "kien-hoa: 2 vc_base; an-loc: 2 vc_base; kien-phong: 2 vc_base; binh-tuy: vc_base",
    ):
        _, said = rally("vc_resources: 1; can-tho: arvn_troop; " + text)
        assert keys(said)[0] == "can-tho"


def test_8_5_3_new_spaces_are_two_first_with_arvn_cubes_then_with_population():
    text = "vc_resources: 3; phuoc-long: arvn_troop; tay-ninh: vc_guerrilla"
    _, said = rally(text, "6 1")  # 61 is An Loc, among all spaces with Population
    assert spaces(said, "rally.space") == ["phuoc-long", "an-loc", "tay-ninh"]
    assert [w for w in words(said) if "rally" in w] == [
        "np.vc.rally.new_cubes",
        "np.vc.rally.new_populated",
        "np.vc.rally.few",
    ]


def test_8_5_3_population_is_no_tie_break_among_spaces_with_arvn_cubes():
    text = "vc_resources: 1; phuoc-long: arvn_troop, nva_troop; hue: arvn_troop, nva_troop"
    _, said = rally(text, "6 2")  # 62 is Phuoc Long, without Population
    assert spaces(said, "rally.space") == ["phuoc-long"]


def test_8_5_3_8_1_4_no_new_space_without_arvn_cubes_or_population():
    """The bullet has no candidate and is skipped: next are 1 to 3 VC Guerrillas, then the South; never empty Laos."""
    text = "; ".join(f"{IDS[x]}: {'vc_guerrilla' if x == HUE else 'passive_support'}" for x in LAND if POP[x])
    _, said = rally(f"vc_resources: 2; {text}")
    assert spaces(said, "rally.space") == ["hue", "phuoc-long"]
    assert [word for word in words(said) if "action" not in word] == ["np.vc.rally.few", "np.vc.rally.other"]


def test_8_5_3_a_new_space_that_loses_coin_control_comes_first():
    text = "vc_resources: 1; hue: arvn_troop; saigon: 2 arvn_troop; kien-phong: 3 arvn_troop"
    _, said = rally(text)
    assert spaces(said, "rally.space") == ["hue"]


def test_8_5_3_coin_control_without_population_does_not_count(at):
    s = at(
        "phuoc-long: vc_guerrilla, 2 arvn_troop; hue: vc_guerrilla, 2 arvn_troop; kontum: vc_guerrilla, 3 arvn_troop"
    )
    found = [takes_control(s, SPACE[x], "1", COIN_CONTROL) for x in ("phuoc-long", "hue", "kontum")]
    assert found == [False, True, False]


@pytest.mark.parametrize("nonplayers, dice", [("US, ARVN, VC", ""), ("US, ARVN, NVA, VC", "1 2")])
def test_8_5_3_nva_control_is_removed_if_nva_is_a_player(nonplayers, dice):
    # both without Guerrillas and with ARVN cubes; 12 is Saigon, and from there the arrows lead to Hue last
    text = "vc_resources: 1; hue: arvn_troop, 2 nva_troop; saigon: arvn_troop, nva_troop"
    _, said = rally(text, dice, nonplayers=nonplayers)
    assert spaces(said, "rally.space") == ["saigon" if dice else "hue"]


def test_8_5_3_at_a_base_as_many_guerrillas_as_possible():
    text = "vc_resources: 3; tay-ninh: vc_base, vc_guerrilla; hue: arvn_troop; saigon: arvn_troop"
    _, said = rally(text, ANY)
    assert spaces(said, "rally.space")[2] == "tay-ninh" and keys(said)[-2] == "3"


def test_8_5_3_a_base_with_four_underground_is_not_short_of_them():
    text = "tay-ninh: vc_base, nva_base, 4 vc_guerrilla; an-loc: 2 vc_guerrilla; hue: arvn_troop; saigon: arvn_troop"
    _, said = rally("vc_resources: 3; " + text, ANY)
    assert spaces(said, "rally.space")[2] == "an-loc"


def test_8_5_3_where_one_to_three_guerrillas_are_then_elsewhere_in_the_south():
    text = "vc_resources: 4; an-loc: 3 vc_guerrilla; hue: arvn_troop; saigon: arvn_troop"
    _, said = rally(text, "1 1 2 5")  # 11 is Saigon; 25 is Southern Laos, Quang Tri follows
    assert spaces(said, "rally.space") == ["saigon", "hue", "an-loc", "quang-tri"]
    assert [word for word in words(said) if "action" not in word] == [
        "np.vc.rally.new_cubes",
        "np.vc.rally.new_cubes",
        "np.vc.rally.few",
        "np.vc.rally.other",
    ]


def test_8_5_3_without_guerrillas_available_those_at_a_base_go_underground():
    text = "tay-ninh: vc_base, nva_base, 25 vc_guerrilla_a; phuoc-long: 5 vc_guerrilla_a, 2 nva_base"
    _, said = rally("vc_resources: 1; " + text)
    assert keys(said)[:2] == ["tay-ninh", "flip"]


def test_8_5_3_never_takes_guerrillas_from_the_map():
    # 29 on the map: one is Available, though the Base would allow three
    text = "vc_resources: 3; tay-ninh: vc_base, nva_base, vc_guerrilla; phuoc-long: 28 vc_guerrilla_a, 2 nva_base"
    _, said = rally(text, ANY)
    assert "place.take" not in [answer.name for answer in said]


def test_8_5_3_at_0_resources_it_taxes_then_rallies_on():
    text = (
        "vc_resources: 1; hue: arvn_troop, vc_guerrilla_a; loc-saigon-can-tho: vc_guerrilla; kontum: 2 arvn_police; "
        "saigon: 2 arvn_police"
    )
    game, said = rally(text, "1 1", box="op_sa")
    assert spaces(said, "rally.space")[:3] == ["saigon", "tax", "kontum"]
    assert game.state.resources[VC] == 0


def test_8_5_3_at_most_six_spaces():
    held = ("saigon", "hue", "an-loc", "kontum", "tay-ninh", "kien-phong", "kien-hoa")
    text = "vc_resources: 9; can-tho: 2 arvn_troop; da-nang: 2 arvn_troop; " + "; ".join(
        f"{x}: vc_guerrilla" for x in held
    )
    game, said = rally(text, ANY)
    assert len(spaces(said, "rally.space")) == 6 and game.state.resources[VC] == 3
