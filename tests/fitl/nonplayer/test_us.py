"""8.8 The Non-player US: the flowchart, Assault (8.8.3), Patrol (8.8.4) and Sweep (8.8.5). Air Lift: own file."""

import pytest
from bots import keys

import indochina
from indochina.core.decision import choose
from indochina.fitl.board import IDS, SPACE
from indochina.fitl.components.pieces import KIND
from indochina.fitl.nonplayer import action
from indochina.fitl.nonplayer.explain import explain
from indochina.fitl.nonplayer.us import flowchart
from indochina.fitl.nonplayer.us.flowchart import event_activity, event_operation
from indochina.fitl.nonplayer.us.patrol import fewest_ends
from indochina.fitl.state import count

from .positions import answer, start, turn, turned, words

NO_EVENT = "VC event"  # the Event has been played: there is only an Operation or Pass
MONSOON = "125"
NO_LIFT = "medevac_shaded"


def decided(text, dice="", **fields):
    """The action, the Operation with it, and the reason in a word."""
    game = start("US", text, **fields)
    key, reason = answer(game, dice)
    return key, reason.values.get("operation", ""), reason.values["what"]


def conditions(text, dice="", **fields):
    """The conditions tested and whether each holds, in order."""
    _, reason = answer(start("US", text, **fields), dice)
    return [(step["test"], step["holds"]) for step in reason.values["trace"] if "test" in step]


def there(game, space, kind):
    return count(game.state, KIND[kind], SPACE[space])


def spaces(said, name):
    return [a.key for a in said if a.name == name and a.key in SPACE]


def said_of(said, name):
    return [a.key for a in said if a.name == name]


# --- 8.8.2-8.8.7 the flowchart ------------------------------------------------------------------------------------


def test_8_8_2_passes_to_wait_for_a_us_capability():
    assert decided("saigon: us_base", "1", next="11") == ("pass", "", "np.capability.wait")


def test_8_8_2_does_not_wait_if_the_roll_is_too_low():
    text = "saigon: us_base; hue: passive_support, vc_guerrilla, us_troop; leader_box: 125"
    assert decided(text, "1", next="11")[1] == "sweep"


@pytest.mark.parametrize("die, rule", [("2", "8.8.2"), ("1", "8.8.6")])
def test_8_8_2_plays_any_capability_by_a_die_otherwise_only_if_no_operation_comes_first(die, rule):
    """Card 116 is a VC Capability. With too low a die it is still an Event that may be played after all (8.8.6)."""
    key, reason = answer(start("US", "leader_box: 125; hue: us_troop", current="116"), die)
    assert (key, reason.rule) == ("unshaded", rule)
    text = "leader_box: 125; hue: passive_support, us_troop, vc_guerrilla"
    assert decided(text, die, current="116")[0] == ("unshaded" if die == "2" else "op_sa")


def test_8_8_3_assaults_if_assault_alone_removes_a_base():
    text = "phu-bon: 3 us_troop, 2 vc_guerrilla_a, vc_base"
    assert decided(text) == ("op_sa", "assault", "np.us.assault.base_alone")


@pytest.mark.parametrize(
    "pieces",
    [
        "2 us_troop, 2 vc_guerrilla_a, vc_base",  # too few hits
        "4 us_troop, 2 vc_guerrilla_a, vc_guerrilla_u, vc_base",  # one is Underground
        "4 us_troop, 2 vc_guerrilla_a, vc_tunnel",  # only the marker could go
    ],
)
def test_8_8_3_no_assault_if_the_base_would_stay(pieces):
    assert conditions(f"phu-bon: {pieces}")[0] == ("np.us.assault.base_alone", False)


@pytest.mark.parametrize("resources, holds", [(18, True), (17, False)])
def test_8_8_3_counts_the_arvn_assault_that_can_be_paid_for(resources, holds):
    text = f"arvn_resources: {resources}; phu-bon: 2 us_troop, 2 arvn_troop, 2 vc_guerrilla_a, vc_base"
    assert conditions(text)[0] == ("np.us.assault.base_alone", holds)


def test_8_8_3_counts_a_successful_roll_against_a_tunnel():
    text = "arvn_resources: 18; phu-bon: us_troop, 2 arvn_troop, vc_tunnel"
    assert conditions(text)[0] == ("np.us.assault.base_alone", True)


def test_8_8_3_counts_capabilities():
    text = "unshaded: abrams; phu-bon: us_troop, vc_guerrilla, vc_base"
    assert conditions(text)[0] == ("np.us.assault.base_alone", True)


@pytest.mark.parametrize("pieces, holds", [("us_base", True), ("us_troop", True), ("us_irregular", False)])
def test_8_8_3_assaults_if_nva_troops_are_with_us_troops_or_base(pieces, holds):
    text = f"phu-bon: {pieces}, nva_troop; saigon: 4 us_troop"
    assert ("np.us.assault.troops", holds) in conditions(text)


def test_8_8_3_air_lift_counts_for_whether_an_assault_can_remove_enemies():
    text = "phu-bon: us_base, nva_troop; saigon: 4 us_troop"
    assert decided(text, policy="JFK") == ("op_sa", "assault", "np.us.assault.troops")


def test_8_8_3_if_none_sweeps():
    text = f"momentum: {NO_LIFT}; phu-bon: us_base, nva_troop; hue: vc_guerrilla; quang-tri: 3 us_troop"
    assert decided(text) == ("op_sa", "sweep", "np.us.sweep.instead")


def test_8_8_3_if_none_by_card_78_sweeps():
    text = "momentum: general_lansdale; phu-bon: us_troop, nva_troop; hue: us_troop, vc_guerrilla"
    assert decided(text) == ("op_sa", "sweep", "np.us.sweep.instead")


def test_8_8_4_patrols_in_monsoon_out_of_laos():
    text = "central-laos: 2 us_troop; hue: passive_support, us_troop, vc_guerrilla"
    assert decided(text, next=MONSOON) == ("op_sa", "patrol", "np.us.patrol")


def test_8_8_4_trains_in_monsoon_if_nobody_is_in_laos_or_cambodia():
    text = "hue: passive_support, us_troop, vc_guerrilla"
    assert decided(text, next=MONSOON) == ("op_sa", "train", "np.us.train")


def test_8_8_4_trains_in_monsoon_if_no_road_leads_out():
    assert decided("ne-cambodia: 2 us_troop; hue: us_troop", next=MONSOON)[1] == "train"


def test_8_8_5_sweeps_if_guerrillas_are_underground_at_support():
    text = "hue: passive_support, us_troop, vc_guerrilla"
    assert decided(text) == ("op_sa", "sweep", "np.us.sweep.hidden")


def test_8_8_5_no_sweep_without_support():
    found = conditions("hue: us_troop, vc_guerrilla", acted=NO_EVENT)
    assert ("np.us.sweep.hidden", False) in found and ("np.us.sweep.able", True) not in found


def test_8_8_5_if_no_sweep_is_possible_trains():
    text = "saigon: us_base; hue: passive_support, vc_guerrilla"
    assert decided(text, policy="LBJ") == ("op_sa", "train", "np.us.train")


def test_8_8_6_the_event_comes_after_sweep_and_before_train(monkeypatch):
    for module in (action, flowchart):
        monkeypatch.setattr(module, "choose_event", lambda t, rule: t.answer("unshaded", "np.us.event", rule))
    assert decided("hue: us_troop")[0] == "unshaded"
    assert decided("hue: passive_support, us_troop, vc_guerrilla")[1] == "sweep"
    assert decided("hue: us_troop", next=MONSOON)[1] == "train"


def test_8_8_7_trains_if_nothing_else_applies():
    assert decided("hue: us_troop", acted=NO_EVENT) == ("op_sa", "train", "np.us.train")


def test_8_8_7_if_no_training_is_possible_sweeps():
    text = "out_of_play: 6 us_irregular; quang-tri: 2 us_troop; hue: vc_guerrilla"
    assert decided(text, acted=NO_EVENT) == ("op_sa", "sweep", "np.us.sweep.instead")


def test_8_8_7_passes_if_neither_is_possible():
    text = "out_of_play: 6 us_irregular; quang-tri: us_troop"
    assert decided(text, acted=NO_EVENT)[0] == "pass"
    assert decided(f"{text}; hue: vc_guerrilla", acted=NO_EVENT, next=MONSOON)[0] == "pass"


@pytest.mark.parametrize(
    "text, operation",
    [
        ("hue: us_troop, vc_guerrilla_a, vc_guerrilla", "sweep"),
        ("hue: us_troop, vc_guerrilla; saigon: us_troop, vc_base", "assault"),
    ],
)
def test_8_4_4_a_free_operation_is_the_one_of_the_flowchart(text, operation):
    t = turned(start("US", text), "US")
    t.d = choose("US", "event.operation", "5.5", ["sweep", "assault"])
    assert event_operation(t)[0] == operation


# --- 8.8.3 Assault ------------------------------------------------------------------------------------------------


def assaults(text, dice="", **fields):
    fields.setdefault("momentum", f"{NO_LIFT}, rolling_thunder")
    game, said = turn("US", text, dice, **fields)
    return game, said, spaces(said, "assault.space")


def test_8_8_3_first_where_all_active_enemies_can_be_removed():
    text = "phu-bon: us_troop, vc_base; kien-phong: 4 us_troop, 5 vc_guerrilla_a; ba-xuyen: us_troop, 3 vc_guerrilla_a"
    _, said, order = assaults(text, shaded="cobras", game_dice="6 6")
    assert order == ["phu-bon", "kien-phong"]
    assert [a.reason.values["what"] for a in said if a.name == "assault.space"][:2] == [
        "np.us.assault.all",
        "np.us.assault.most",
    ]


def test_8_8_3_then_more_than_half_then_any():
    text = (
        "phu-bon: us_troop, vc_base; kien-giang: 1 us_troop, 3 vc_guerrilla_a; "
        "ba-xuyen: 2 us_troop, 3 vc_guerrilla_a; kien-hoa: 1 us_troop, 2 vc_guerrilla_a"
    )
    game = start("US", text, momentum=f"{NO_LIFT}, rolling_thunder")
    order, seen = [], []
    while game.decision is not None and len(order) < 4:
        key, reason = answer(game, "")
        if game.decision.name == "assault.space":
            order.append(key)
            seen.append(reason.values["what"].rpartition(".")[2])
        game.choose(key, reason)
    assert order[:2] == ["phu-bon", "ba-xuyen"] and set(order[2:]) == {"kien-giang", "kien-hoa"}
    assert seen == ["all", "most", "any", "any"]


@pytest.mark.parametrize(
    "better, worse",
    [
        # removes NVA Control at Population 1+, even if the other has a Base and a US Base
        (
            "ba-xuyen: 2 us_troop, 2 nva_troop, nva_guerrilla_u",
            "kien-hoa: us_base, 3 us_troop, vc_guerrilla_a, vc_base",
        ),
        # removes a Base
        ("ba-xuyen: us_troop, vc_base", "kien-hoa: us_base, 3 us_troop, 3 vc_guerrilla_a"),
        # rolls for a Tunnel
        ("ba-xuyen: us_troop, vc_tunnel", "kien-hoa: us_base, 3 us_troop, 3 vc_guerrilla_a"),
        # at a US Base
        ("ba-xuyen: us_base, us_troop, vc_guerrilla_a", "kien-hoa: 3 us_troop, 3 vc_guerrilla_a"),
        # highest Population
        ("kien-hoa: us_troop, vc_guerrilla_a", "ba-xuyen: 3 us_troop, 3 vc_guerrilla_a"),
        # the most enemies
        ("kien-hoa: 3 us_troop, 3 vc_guerrilla_a", "kien-giang: us_troop, vc_guerrilla_a"),
    ],
)
def test_8_8_3_order_of_assaults(better, worse):
    text = f"{worse}; {better}; phu-bon: us_base, nva_troop"
    game = start("US", text, momentum=f"{NO_LIFT}, rolling_thunder")
    for _ in range(2):
        key, reason = answer(game)
        game.choose(key, reason)
    assert answer(game)[0] == better.partition(":")[0]


@pytest.mark.parametrize("card", ["cobras", "abrams"])
def test_8_8_3_stops_after_two_spaces_with_card_11_or_13_shaded(card):
    text = "phu-bon: us_troop, vc_base; ba-xuyen: us_troop, vc_base; kien-hoa: us_troop, vc_base"
    order = assaults(text, shaded=card, game_dice="6 6")[2]
    assert len(order) == 2 and order[0] == "kien-hoa"
    assert len(assaults(text)[2]) == 3


def test_8_8_3_search_and_destroy_shaded_keeps_out_of_provinces_at_support():
    text = (
        "phu-bon: passive_support, us_troop, vc_base; ba-xuyen: passive_support, us_troop, vc_guerrilla_a; "
        "kien-hoa: passive_support, us_troop, nva_troop; hue: passive_support, us_troop, vc_guerrilla_a; "
        "kien-giang: us_troop, vc_guerrilla_a"
    )
    order = assaults(text, shaded="search_and_destroy")[2]
    assert set(order) == {"phu-bon", "kien-hoa", "hue", "kien-giang"}


def test_8_8_3_search_and_destroy_shaded_a_tunnel_is_no_base():
    text = "phu-bon: us_troop, vc_base; ba-xuyen: passive_support, us_troop, vc_tunnel"
    assert assaults(text, shaded="search_and_destroy")[2] == ["phu-bon"]


def test_8_8_3_adds_arvn_in_the_first_space_where_it_removes_more():
    """In Phu Bon the US needs no help; in Kien Hoa ARVN removes the third; in Kien Phong it would, but is used up."""
    text = (
        "arvn_resources: 24; phu-bon: 2 arvn_troop, us_troop, vc_base; "
        "kien-hoa: 2 us_troop, 2 arvn_troop, 3 vc_guerrilla_a; kien-phong: us_troop, 2 arvn_troop, 3 vc_guerrilla_a"
    )
    game, said, _ = assaults(text)
    assert said_of(said, "assault.space")[:4] == ["phu-bon", "kien-hoa", "arvn", "kien-phong"]
    assert not there(game, "kien-hoa", "vc_guerrilla_a")
    assert there(game, "kien-phong", "vc_guerrilla_a") == 2
    assert game.state.resources["ARVN"] == 21


def test_8_8_3_does_not_add_arvn_below_econ():
    text = "arvn_resources: 17; phu-bon: us_troop, vc_base; kien-hoa: 2 us_troop, 2 arvn_troop, 3 vc_guerrilla_a"
    assert "arvn" not in keys(assaults(text)[1])


def test_8_8_3_air_strikes_after_the_assault_if_no_air_lift_is_possible():
    text = "trail: 2; phu-bon: us_troop, vc_base; kien-hoa: us_troop, 3 vc_guerrilla_a"
    _, said = turn("US", text, momentum=NO_LIFT, game_dice="6")
    assert said_of(said, "assault.space")[:3] == ["phu-bon", "kien-hoa", "air_strike"]


def test_8_8_3_assault_air_lifts_whatever_the_policy():
    text = "phu-bon: us_troop, vc_base; saigon: active_support, 8 us_troop; kien-hoa: arvn_police"
    for policy in ("JFK", "LBJ", "Nixon"):
        _, said = turn("US", text, policy=policy)
        assert said_of(said, "assault.space")[:2] == ["phu-bon", "air_lift"]


def test_8_1_2_removes_vc_before_nva_and_underground_first():
    text = "phu-bon: us_troop, vc_base; kien-hoa: 1 us_troop, nva_guerrilla_a, vc_guerrilla_a, nva_guerrilla_u, vc_base"
    game, _, _ = assaults(text)
    assert there(game, "kien-hoa", "nva_guerrilla_a") and not there(game, "kien-hoa", "vc_guerrilla_a")
    game, _, _ = assaults(text, unshaded="search_and_destroy")
    assert not there(game, "kien-hoa", "nva_guerrilla_u")


def test_8_1_2_uses_patton_where_it_removes_more():
    text = "unshaded: m_48_patton; saigon: us_troop, vc_base; qui-nhon: us_troop, 3 vc_guerrilla_a, vc_guerrilla"
    game, said, _ = assaults(text)
    assert said_of(said, "assault.patton") == ["yes"]
    assert not there(game, "qui-nhon", "vc_guerrilla_a")
    text = "unshaded: m_48_patton; saigon: us_troop, vc_base; qui-nhon: us_troop, vc_guerrilla_a, 2 vc_guerrilla"
    assert said_of(assaults(text)[1], "assault.patton") == ["no"]


def test_8_1_2_uses_abrams_on_a_base():
    text = "unshaded: abrams; phu-bon: us_troop, vc_guerrilla, vc_base, nva_base"
    _, said, _ = assaults(text)
    assert said_of(said, "assault.abrams") == ["phu-bon/vc_base"]


# --- 8.8.4 Patrol -------------------------------------------------------------------------------------------------


def patrols(text, dice="", **fields):
    fields.setdefault("next", MONSOON)
    return turn("US", text, dice, **fields)


def test_8_8_4_all_us_troops_go_to_one_city_without_active_support():
    text = (
        "central-laos: 3 us_troop; southern-laos: us_troop; saigon: active_support; hue: active_support; "
        "da-nang: passive_support; kontum: active_support; qui-nhon: active_support; cam-ranh: active_support; "
        "an-loc: active_support; can-tho: active_support"
    )
    game, said = patrols(text)
    assert there(game, "da-nang", "us_troop") == 4
    assert keys(said)[0] == "op_sa"


def test_8_8_4_two_cities_only_if_needed():
    """An Insurgent on Saigon - An Loc keeps the Troops of the Fishhook from all Cities but An Loc."""
    text = "central-laos: us_troop; fishhook: 2 us_troop; an-loc: vc_guerrilla"
    game, _ = patrols(f"{text}; loc-saigon-an-loc-ban-me-thuot: vc_guerrilla; da-nang: 2 vc_guerrilla")
    assert there(game, "an-loc", "us_troop") == 2
    assert not there(game, "central-laos", "us_troop")


def test_8_8_4_a_city_with_active_support_before_a_loc():
    cities = IDS[:8]
    text = "southern-laos: 2 us_troop; " + "; ".join(f"{city}: active_support" for city in cities)
    game, _ = patrols(text)
    assert sum(there(game, city, "us_troop") for city in cities) == 2


def test_8_8_4_on_a_loc_assaults_where_most_are_removed():
    text = (
        "central-laos: 2 us_troop; loc-hue-khe-sanh: 3 vc_guerrilla_a; loc-can-tho-bac-lieu: us_troop, vc_guerrilla_a"
    )
    game, said = patrols(text, momentum="rolling_thunder")
    assert there(game, "loc-hue-khe-sanh", "us_troop") == 2
    assert said_of(said, "patrol.assault")[0] == "loc-hue-khe-sanh"
    assert there(game, "loc-hue-khe-sanh", "vc_guerrilla_a") == 1


def test_8_8_4_fewest_ends_is_exact():
    reach = {1: {10, 11}, 2: {11, 12}, 3: {12}}
    assert fewest_ends(reach, [10, 11, 12]) == 2
    assert fewest_ends({1: {10}, 2: {10}}, [10, 11]) == 1
    assert fewest_ends({}, [10]) == 0


@pytest.mark.parametrize("policy, activity", [("LBJ", "air_strike"), ("JFK", "advise"), ("Nixon", "advise")])
def test_8_8_4_special_activity_after_patrol(policy, activity):
    text = "trail: 2; central-laos: us_troop; kien-hoa: 4 arvn_troop, vc_guerrilla_a"
    _, said = patrols(text, policy=policy, game_dice="3")
    assert [a.reason.rule for a in said if a.key == activity] == ["8.8.4"]


def test_8_8_4_air_lifts_if_neither_air_strike_nor_advise_is_possible():
    text = "trail: 0; central-laos: us_troop; saigon: 4 us_troop; kien-hoa: arvn_police"
    for policy in ("LBJ", "JFK", "Nixon"):
        _, said = patrols(text, policy=policy)
        assert "air_lift" in keys(said)


# --- 8.8.5 Sweep --------------------------------------------------------------------------------------------------


def sweeps(text, dice="", **fields):
    fields.setdefault("policy", "LBJ")
    fields.setdefault("momentum", "rolling_thunder")
    game, said = turn("US", text, dice, **fields)
    return game, said, spaces(said, "sweep.space")


def plan(text, dice="", **fields):
    """The spaces selected and the moves worked out with the first of them."""
    fields.setdefault("policy", "LBJ")
    game = start("US", text, **fields)
    for _ in range(2):
        game.choose(*answer(game))
    _, reason = answer(game, dice)
    sweep = reason.values["sweep"]
    return sweep["spaces"], [(start, end, n) for start, end, _, n, _ in sweep["moves"]]


def test_8_8_5_selects_all_spaces_with_us_pieces_then_two_without():
    text = (
        "hue: passive_support, vc_guerrilla, us_troop; kontum: us_irregular, vc_guerrilla; "
        "ba-xuyen: vc_guerrilla; kien-hoa: vc_guerrilla; kien-giang: vc_guerrilla; saigon: vc_guerrilla_a, us_troop"
    )
    selected, _ = plan(text)
    assert selected[:2] == ["hue", "kontum"]
    assert sorted(selected[2:]) == ["kien-giang", "kien-hoa"]


@pytest.mark.parametrize(
    "better, worse",
    [
        ("ba-xuyen: passive_support, us_troop, vc_guerrilla", "saigon: us_base, us_troop, vc_guerrilla"),
        ("ba-xuyen: us_troop, vc_guerrilla, vc_base", "saigon: us_troop, vc_guerrilla"),
        ("ba-xuyen: us_base, us_troop, vc_guerrilla", "saigon: us_troop, vc_guerrilla"),
        ("saigon: us_troop, vc_guerrilla", "ba-xuyen: us_troop, vc_guerrilla"),
    ],
)
def test_8_8_5_order_of_selection(better, worse):
    text = f"hue: passive_support, vc_base, us_troop, vc_guerrilla; {worse}; {better}"
    assert plan(text)[0] == ["hue", better.partition(":")[0], worse.partition(":")[0]]


@pytest.mark.parametrize("card", ["booby_traps", "combined_action_platoons"])
def test_8_8_5_two_spaces_at_most_with_card_18_or_101_shaded(card):
    text = (
        "hue: passive_support, vc_guerrilla, us_troop; kontum: us_troop, vc_guerrilla; can-tho: us_troop, vc_guerrilla"
    )
    assert len(plan(text, shaded=card)[0]) == 2
    assert len(plan(text)[0]) == 3


def test_8_8_5_spaces_out_of_the_south_without_us_pieces_for_nixon_only():
    text = "hue: passive_support, vc_guerrilla, us_troop; central-laos: nva_guerrilla; "
    text += "southern-laos: us_irregular, nva_guerrilla"
    assert plan(text)[0] == ["hue", "southern-laos"]
    assert plan(text, policy="Nixon")[0] == ["hue", "southern-laos", "central-laos"]


def test_8_8_5_moves_just_enough_troops_to_activate_all():
    text = "hue: passive_support, us_troop, 3 vc_guerrilla; quang-tri: 5 us_troop"
    assert plan(text)[1][:1] == [("quang-tri", "hue", 2)]


def test_8_8_5_in_jungle_two_troops_for_each():
    text = "tay-ninh: passive_support, us_troop, 2 vc_guerrilla; saigon: 9 us_troop"
    assert plan(text)[1][0] == ("saigon", "tay-ninh", 3)


def test_8_8_5_moves_to_activate_more_than_half_if_not_all():
    text = "hue: passive_support, 4 vc_guerrilla; quang-tri: 4 us_troop"
    assert plan(text)[1] == [("quang-tri", "hue", 3)]


def test_8_8_5_sends_nobody_if_not_even_half_can_be_activated():
    text = "kontum: us_troop, vc_guerrilla; hue: passive_support, 4 vc_guerrilla; quang-tri: 3 us_troop"
    assert plan(text)[1] == []


def test_8_8_5_all_before_half_and_support_first():
    text = (
        "hue: passive_support, 3 vc_guerrilla; quang-nam: 2 vc_guerrilla; quang-tri: 3 us_troop; "
        "kontum: us_troop, vc_guerrilla"
    )
    assert plan(text)[1] == [("quang-tri", "quang-nam", 2)]
    text = (
        "hue: passive_support, 2 vc_guerrilla; quang-nam: 2 vc_guerrilla; quang-tri: 3 us_troop; "
        "kontum: us_troop, vc_guerrilla"
    )
    assert plan(text)[1] == [("quang-tri", "hue", 2)]


def test_8_8_5_finally_moves_to_add_coin_control():
    text = "hue: passive_support, us_troop, vc_guerrilla, 2 vc_guerrilla_a; quang-tri: 5 us_troop"
    assert plan(text)[1] == [("quang-tri", "hue", 3)]


def test_8_8_5_does_not_enter_where_more_than_two_nva_troops_are():
    text = "hue: passive_support, vc_guerrilla, {} nva_troop; quang-tri: 8 us_troop; kontum: us_troop, vc_guerrilla"
    assert plan(text.format(2))[1] == [("quang-tri", "hue", 1), ("quang-tri", "hue", 3)]
    assert plan(text.format(3))[1] == []


def test_8_8_5_changes_no_control_at_the_origin():
    text = "hue: passive_support, 3 vc_guerrilla; quang-tri: 5 us_troop, {}"
    assert plan(text.format("vc_guerrilla_a"))[1] == [("quang-tri", "hue", 3)]
    moves = plan(text.format("2 vc_guerrilla_a"))[1]
    assert moves == [("quang-tri", "hue", 2)]
    # without COIN Control: NVA Control may not come up
    assert plan(text.format("5 nva_guerrilla_a") + "; kontum: us_troop, vc_guerrilla")[1] == []


def test_8_8_5_keeps_three_coin_units_at_support():
    text = "hue: passive_support, 3 vc_guerrilla; quang-tri: passive_support, 4 us_troop, us_base, {}"
    assert plan(text.format("arvn_police"))[1] == [("quang-tri", "hue", 2)]
    assert plan(text.format("2 arvn_police"))[1] == [("quang-tri", "hue", 3)]


def test_8_8_5_troops_needed_to_activate_stay():
    text = "hue: passive_support, 2 vc_guerrilla; quang-tri: 3 us_troop, 2 vc_guerrilla"
    assert plan(text)[1] == []


def test_8_8_5_troops_come_from_laos_and_cambodia_first():
    text = "quang-tri: passive_support, 2 vc_guerrilla; hue: 5 us_troop; central-laos: 2 us_troop"
    assert plan(text, "3 3")[1][:2] == [("central-laos", "quang-tri", 1), ("hue", "quang-tri", 1)]  # 33 would be Hue


def test_8_8_5_into_laos_and_cambodia_for_nixon_only():
    text = "hue: passive_support, 2 us_troop, vc_guerrilla; central-laos: us_irregular, 2 nva_guerrilla; "
    text += "quang-tri: 9 us_troop"
    assert plan(text)[1] == []
    assert plan(text, policy="Nixon")[1] == [("quang-tri", "central-laos", 3)]


def test_8_8_5_the_moves_are_made_and_vc_activated_before_nva():
    text = "hue: passive_support, 2 vc_guerrilla, 2 nva_guerrilla; quang-tri: 4 us_troop"
    game, said, order = sweeps(text)
    assert order == ["hue"] and said_of(said, "sweep.count") == ["3"]
    assert there(game, "hue", "us_troop") == 3
    assert (there(game, "hue", "vc_guerrilla_a"), there(game, "hue", "nva_guerrilla_a")) == (2, 1)


def test_8_8_5_troops_of_one_space_reach_each_of_two_others_as_worked_out():
    """To Activate 2 go to Hue and 3 to Quang Nam; then, for COIN Control, 2 and 1 more."""
    text = "hue: passive_support, 2 vc_guerrilla, vc_guerrilla_a; quang-nam: 3 vc_guerrilla; quang-tri: 12 us_troop"
    game, _, _ = sweeps(text)
    assert [there(game, x, "us_troop") for x in ("hue", "quang-nam", "quang-tri")] == [4, 4, 4]
    assert there(game, "quang-nam", "vc_guerrilla_a") == 3


@pytest.mark.parametrize("policy, activity", [("LBJ", "air_strike"), ("JFK", "air_lift"), ("Nixon", "air_lift")])
def test_8_8_5_special_activity_by_policy(policy, activity):
    text = "trail: 2; hue: passive_support, us_troop, vc_guerrilla; saigon: active_support, 8 us_troop; "
    text += "kien-hoa: arvn_police"
    _, said, _ = sweeps(text, policy=policy, momentum="", game_dice="6")
    assert {"air_strike", "air_lift"} & set(keys(said)) == {activity}


def test_8_8_5_air_strikes_if_no_air_lift_is_possible():
    text = "trail: 2; hue: passive_support, us_troop, vc_guerrilla"
    _, said, _ = sweeps(text, policy="JFK", momentum=NO_LIFT, game_dice="6")
    assert "air_strike" in keys(said)


def test_8_8_5_air_lift_reaches_a_selected_space():
    text = "hue: passive_support, us_troop, vc_guerrilla; can-tho: passive_support, 2 vc_guerrilla; da-nang: 4 us_troop"
    game, said, order = sweeps(text, policy="JFK", momentum="")
    assert order == ["hue", "can-tho"]
    assert said_of(said, "sweep.space")[1] == "air_lift"
    assert there(game, "can-tho", "vc_guerrilla_a") == 2


def test_8_8_5_air_lift_alone_can_make_a_sweep_possible():
    text = "can-tho: passive_support, 2 vc_guerrilla; da-nang: 4 us_troop"
    game, _, order = sweeps(text, policy="JFK", momentum="")
    assert order == ["can-tho"] and there(game, "can-tho", "vc_guerrilla_a") == 2


def test_card_13_unshaded_strikes_a_base_first():
    text = (
        "unshaded: cobras; hue: passive_support, us_troop, vc_guerrilla; kontum: us_irregular, vc_guerrilla; "
        "saigon: us_troop, vc_guerrilla; qui-nhon: us_troop, vc_guerrilla"
    )
    _, said, _ = sweeps(text)
    assert said_of(said, "sweep.cobras") == ["hue", "saigon"]


# --- 8.4.1, 8.4.4 Operations that Events give ------------------------------------------------------------------------


def event(card, text, policy="JFK"):
    """The US executes the unshaded text of a card; its answers by name."""
    game = start("US", text, current=card, policy=policy)
    game.choose("unshaded")
    said = []
    while game.decision is not None and game.state.current == int(card):
        key, reason = answer(game)
        said.append((game.decision.name, key))
        game.choose(key, reason)
    return game, said


def test_8_4_1_card_70_moves_police_first_then_arvn_and_us_troops_to_remove_all():
    text = (
        "phu-bon: 2 vc_guerrilla, vc_base; qui-nhon: 3 arvn_police, us_troop; cam-ranh: 2 arvn_troop, us_troop; "
        "loc-qui-nhon-cam-ranh: arvn_police, nva_guerrilla_a"
    )
    game, said = event("70", text)
    assert not any(there(game, "phu-bon", kind) for kind in ("vc_guerrilla_u", "vc_guerrilla_a", "vc_base"))
    assert there(game, "phu-bon", "arvn_police") == 3 and there(game, "qui-nhon", "us_troop") == 1
    assert not there(game, "loc-qui-nhon-cam-ranh", "nva_guerrilla_a")
    assert ("sweep.space", "phu-bon") in said


@pytest.mark.parametrize("policy, activity", [("JFK", "advise"), ("LBJ", "air_strike"), ("Nixon", "air_strike")])
def test_8_4_1_card_69_advises_for_jfk_otherwise_air_strikes(policy, activity):
    game = start(
        "US", "trail: 2; kien-hoa: 4 arvn_troop, vc_guerrilla_a; saigon: us_troop", current="69", policy=policy
    )
    t = turned(game, "US")
    t.d = choose("US", "event.activity", "5.5", ["advise", "air_lift", "air_strike"])
    assert event_activity(t)[0] == activity
    t.d = choose("US", "event.activity", "5.5", ["advise", "air_lift"])
    assert event_activity(t)[0] == "advise"


def test_8_4_4_card_44_lifts_just_enough_into_the_space():
    game, _ = event("44", "saigon: active_support, 9 us_troop; kien-hoa: 3 nva_troop, nva_guerrilla")
    assert there(game, "kien-hoa", "us_troop") == 3 and not there(game, "kien-hoa", "nva_troop")


def test_8_4_4_an_event_takes_troops_to_laos_or_cambodia_for_nixon_only():
    """Underground Guerrillas and a Base are in Laos, but JFK moves no Troops there."""
    text = "saigon: active_support, 9 us_troop; central-laos: nva_guerrilla, nva_base; kien-hoa: 3 nva_troop"
    game, said = event("44", text)
    assert ("event.space", "kien-hoa") in said and not there(game, "kien-hoa", "nva_troop")
    assert not there(game, "central-laos", "us_troop")
    assert ("event.space", "central-laos") in event("44", text, policy="Nixon")[1]


def test_8_8_3_an_event_that_forces_troops_into_laos_gets_one_of_them():
    game, _ = event("44", "saigon: active_support, 9 us_troop; central-laos: nva_guerrilla, nva_base")
    assert there(game, "central-laos", "us_troop") == 1


# --- it has no memory of its own ------------------------------------------------------------------------------------


def test_a_game_loaded_in_the_middle_goes_on_the_same(tmp_path):
    text = "hue: passive_support, 3 vc_guerrilla; quang-tri: 5 us_troop; can-tho: vc_guerrilla; da-nang: 4 us_troop"
    game = start("US", text, policy="JFK")
    ends = []
    for save_at in (None, 3, 5, 7):
        game = start("US", text, policy="JFK")
        step = 0
        while game.decision is not None and game.state.current == 68 and game.decision.seat == "US" and step < 40:
            if step == save_at:
                path = tmp_path / f"{step}.json"
                game.save(path)
                game = indochina.load(path)
            game.choose(*answer(game))
            step += 1
        ends.append([x.key for x in game.answers_back()])
    assert all(end == ends[0] for end in ends)


def test_every_word_has_its_wording():
    text = "unshaded: cobras; hue: passive_support, 3 vc_guerrilla; quang-tri: 5 us_troop; can-tho: vc_guerrilla"
    game, said = turn("US", text, policy="JFK")
    lines = [line for a in said for line in explain(game.messages, a.reason)]
    assert lines and not any("np." in line for line in lines)
    assert not any("np." in game.messages.text(a.reason.key, a.reason.values) for a in said)
    assert list(words(said))
