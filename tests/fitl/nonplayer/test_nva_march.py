"""8.6.5 The Non-player NVA's March, and the Special Activity after it."""

import pytest

from indochina.core.decision import Why
from indochina.fitl.board import CENTRAL_LAOS, LOCS, NORTH_VIETNAM, SOUTHERN_LAOS, SPACE
from indochina.fitl.components.control import nva_control
from indochina.fitl.components.pieces import KIND, NVA_GUERRILLA_U, NVA_TROOP
from indochina.fitl.nonplayer.nva.march_plan import Marching
from indochina.fitl.state import count

from .positions import answer, start

NO_BASES = "out_of_play: 9 nva_base; "
DICE = [f"{a} {b} {a} {b} {b} {a}" for a in range(1, 7) for b in range(1, 7)]  # whatever they show


def announce(text, trail=2, resources=5, **fields):
    """The first question of a March."""
    text = f"trail: {trail}; nva_resources: {resources}; acted: NVA op_sa; {text}"
    game = start("NVA", text, stage="operation", **fields)
    if game.decision.name == "operation":
        game.choose("march")
    return game


def march(text, **fields):
    """A whole March: the game after it, and what it answered with the reasons."""
    game = announce(text, **fields)
    said = []
    while game.decision is not None and game.state.stage == "operation":
        name = game.decision.name
        key, reason = answer(game)
        said.append((name, key, reason.values["what"]))
        game.choose(key, reason)
    return game, said


def ends(said, word=""):
    return [key for name, key, what in said if name == "march.space" and key in SPACE and what.endswith(word)]


def at(game, space, kind):
    return count(game.state, KIND[kind], SPACE[space])


# --- who stays ------------------------------------------------------------------------------------------------------


def test_8_6_5_two_units_stay_at_a_base_guerrillas_rather_than_troops():
    game, _ = march("north-vietnam: nva_base, nva_guerrilla_a, 5 nva_troop; out_of_play: 8 nva_base", resources=1)
    assert (at(game, "north-vietnam", "nva_guerrilla_a"), at(game, "north-vietnam", "nva_troop")) == (1, 1)
    assert at(game, "quang-tri", "nva_troop") == 4


def test_8_6_5_enough_units_stay_for_the_nva_control_there_was():
    game, said = march(NO_BASES + "pleiku: 6 nva_troop, 2 vc_guerrilla", resources=1)
    assert at(game, "pleiku", "nva_troop") == 3 and len(ends(said)) == 1


def test_8_6_5_guerrillas_go_only_if_they_are_needed():
    game, _ = march(NO_BASES + "central-laos: 2 nva_troop, 4 nva_guerrilla_a; quang-tri: 3 vc_guerrilla", resources=1)
    assert at(game, "quang-tri", "nva_troop") == 2 and at(game, "quang-tri", "nva_guerrilla_a") == 2


@pytest.mark.parametrize("trail, reached", [(3, False), (4, True)])
def test_8_6_5_more_than_one_space_only_with_the_trail_at_4(trail, reached):
    game = announce(NO_BASES + "north-vietnam: 3 nva_guerrilla_a, 4 nva_troop", trail=trail)
    moves = answer(game)[1].values["moves"]
    key = answer(game)[0]
    assert (key not in ("quang-tri", "central-laos")) == reached, (key, moves)


def test_8_6_5_who_has_marched_in_guards_a_base_too():
    # Playbook: a Guerrilla Marched from North Vietnam, so 7 of 9 Troops may leave there and all 9 in Central Laos
    held = "nva_base, 9 nva_troop"
    s = start("NVA", f"trail: 2; north-vietnam: {held}; central-laos: {held}, 2 nva_guerrilla").state
    m = Marching(s, {"arrived": {"central-laos/nva_guerrilla_u": 1}})
    assert m.force(NORTH_VIETNAM) == {NVA_TROOP: 7} and m.force(CENTRAL_LAOS) == {NVA_TROOP: 9}


TO_SOUTHERN_LAOS = (
    "north-vietnam: 3 nva_guerrilla, 2 nva_troop; central-laos: 2 vc_base; ne-cambodia: 2 vc_base; fishhook: 2 vc_base;"
    "parrots-beak: 2 vc_base; sihanoukville: vc_base, nva_base"
)
"""One site for a Base on the Trail, which four units of North Vietnam reach."""


def test_8_6_5_who_moves_on_from_a_transit_space_without_nva_control_leaves_nobody_there():
    """The four that were to prepare a Base go on for Control: the Guerrillas, too, though Troops would do."""
    game, said = march(TO_SOUTHERN_LAOS, trail=4)
    assert ends(said, "march.base") == ["southern-laos"]
    assert not any(at(game, "southern-laos", kind) for kind in ("nva_troop", "nva_guerrilla_u", "nva_guerrilla_a"))
    to = ends(said, "march.control")[-1]
    assert sum(at(game, to, kind) for kind in ("nva_troop", "nva_guerrilla_u", "nva_guerrilla_a")) == 4


def test_8_6_5_no_single_guerrilla_goes_on_to_a_loc_from_a_transit_space():
    _, said = march(TO_SOUTHERN_LAOS, trail=4)
    assert ends(said, "march.loc") == []


def test_8_6_5_who_was_there_before_may_stay_in_a_transit_space():
    s = start("NVA", "trail: 4; southern-laos: 3 nva_guerrilla, 2 nva_troop, 9 arvn_troop").state
    m = Marching(s, {"arrived": {"southern-laos/nva_guerrilla_u": 2, "southern-laos/nva_troop": 1}})
    assert m.left_behind(SOUTHERN_LAOS, {NVA_TROOP: 1}) == {}  # the one that has not Marched
    assert m.left_behind(SOUTHERN_LAOS, {NVA_TROOP: 2}) == {NVA_GUERRILLA_U: 2}
    assert m.left_behind(SOUTHERN_LAOS, {NVA_TROOP: 2, NVA_GUERRILLA_U: 2}) == {}


# --- 1 a Base in Laos or Cambodia -----------------------------------------------------------------------------------


def test_8_6_5_first_4_units_with_2_guerrillas_for_a_base_in_laos_or_cambodia():
    game, said = march(
        "north-vietnam: 3 nva_guerrilla, 4 nva_troop; central-laos: nva_guerrilla; loc-hue-khe-sanh: vc_guerrilla",
        resources=1,
    )
    assert ends(said, "march.base") == ["central-laos"]
    units = ("nva_guerrilla_u", "nva_guerrilla_a", "nva_troop")
    assert sum(at(game, "central-laos", kind) for kind in units) == 4  # no more than it takes
    assert at(game, "central-laos", "nva_guerrilla_u") == 2 and at(game, "central-laos", "nva_troop") == 2


@pytest.mark.parametrize(
    "text",
    [
        "southern-laos: 2 nva_guerrilla, 2 nva_troop; north-vietnam: 9 nva_guerrilla",  # there is one already
        "central-laos: 2 vc_base; north-vietnam: 9 nva_guerrilla",  # no room
        NO_BASES + "north-vietnam: 9 nva_guerrilla",
        "north-vietnam: nva_guerrilla, 9 nva_troop",  # two Guerrillas cannot come
    ],
)
def test_8_6_5_not_if_a_space_is_ready_or_none_can_be(text):
    assert ends(march(text)[1], "march.base") == []


# --- 2 a LoC --------------------------------------------------------------------------------------------------------


def test_8_6_5_then_an_underground_guerrilla_onto_hue_da_nang():
    text = NO_BASES + "quang-nam: nva_guerrilla; quang-tri: nva_guerrilla, nva_guerrilla_a"
    game, said = march(text, resources=0)
    assert ends(said) == ["loc-hue-da-nang"]
    assert {answer(announce(text, resources=0), dice)[0] for dice in DICE} == {"loc-hue-da-nang"}
    assert at(game, "loc-hue-da-nang", "nva_guerrilla_u") == 1


@pytest.mark.parametrize(
    "on_the_road, loc",
    [
        ("vc_guerrilla", "loc-da-nang-dak-to"),
        ("3 arvn_police", "loc-da-nang-dak-to"),  # it would become Active
        ("2 arvn_police", "loc-hue-da-nang"),
        ("arvn_police; unshaded: main_force_bns", "loc-da-nang-dak-to"),
        ("vc_guerrilla_a", "loc-hue-da-nang"),
    ],
)
def test_8_6_5_the_loc_has_no_underground_guerrilla_and_it_stays_underground(on_the_road, loc):
    text = NO_BASES + f"quang-nam: nva_guerrilla, nva_guerrilla_a; loc-hue-da-nang: {on_the_road}"
    assert ends(march(text, resources=0)[1]) == [loc]


def test_8_6_5_one_loc_only_and_not_from_another_loc():
    _, said = march(NO_BASES + "quang-nam: 3 nva_guerrilla", resources=0)
    assert len(ends(said)) == 1
    game = start("NVA", "trail: 2; nva_resources: 1; loc-da-nang-dak-to: nva_guerrilla; " + NO_BASES)
    assert answer(game, "6 6")[0] == "op_sa"  # for Control elsewhere
    assert "march.loc" not in [
        w.rpartition("nva.")[2] for _, _, w in march(NO_BASES + "loc-da-nang-dak-to: nva_guerrilla")[1]
    ]


# --- 3 Control ------------------------------------------------------------------------------------------------------


def test_8_6_5_then_control_of_the_highest_population():
    game, said = march(NO_BASES + "central-laos: 4 nva_troop; quang-tri: vc_guerrilla, us_base", resources=1)
    assert ends(said) == ["quang-tri"] and nva_control(game.state, SPACE["quang-tri"])  # 2 against Quang Nam's 1


def test_8_6_5_control_in_three_spaces_at_most_and_groups_stay_together():
    game, said = march(
        NO_BASES + "pleiku: 3 nva_troop; tay-ninh: 3 nva_troop; kien-phong: 3 nva_troop; ba-xuyen: 3 nva_troop",
        resources=9,
    )
    assert len(ends(said, "march.control")) == 3
    assert not [x for x in LOCS if count(game.state, KIND["nva_troop"], x)]


@pytest.mark.parametrize(
    "text, end",
    [
        # one group is enough
        (
            "quang-tin: 3 vc_guerrilla; binh-dinh: 6 vc_guerrilla; southern-laos: 6 nva_troop; "
            "pleiku: 6 nva_troop, 2 vc_guerrilla",
            "quang-tin",
        ),
        # no US Base
        ("quang-tin: us_base; binh-dinh: vc_guerrilla; southern-laos: 4 nva_troop", "binh-dinh"),
        # a VC Base but no NVA Base
        ("quang-tin: vc_guerrilla; binh-dinh: vc_base; southern-laos: 4 nva_troop", "binh-dinh"),
    ],
)
def test_8_6_5_order_of_spaces_of_equal_population(text, end):
    game = announce(NO_BASES + text, resources=1)
    assert {answer(game, dice)[0] for dice in DICE} == {end}


def test_8_6_5_several_groups_if_it_takes_them():
    game, _ = march(
        NO_BASES + "quang-tri: 5 vc_guerrilla; north-vietnam: 4 nva_troop; central-laos: 4 nva_troop", resources=1
    )
    assert at(game, "quang-tri", "nva_troop") == 6


@pytest.mark.parametrize("momentum, reached", [("", True), ("momentum: claymores; ", False)])
def test_8_6_5_claymores_are_reckoned_with(momentum, reached):
    text = momentum + NO_BASES + "central-laos: 5 nva_guerrilla; quang-tri: passive_support, 3 vc_guerrilla; "
    _, said = march(text + "loc-hue-khe-sanh: vc_guerrilla")
    assert ("quang-tri" in ends(said)) == reached  # four would come, and one be lost


# --- 4 the front ----------------------------------------------------------------------------------------------------


def test_8_6_5_finally_most_rear_troops_next_to_coin_control_in_the_south():
    rest = "; ".join(f"{x}: 9 vc_guerrilla" for x in ("quang-tri", "central-laos"))
    game, said = march(NO_BASES + rest + "; north-vietnam: 6 nva_troop; hue: arvn_police")
    assert ends(said, "march.front") == ["quang-tri"]
    assert at(game, "north-vietnam", "nva_troop") == 1  # Control stays


def test_8_6_5_troops_next_to_coin_control_stay():
    rest = "; ".join(f"{x}: 12 vc_guerrilla" for x in ("quang-tri", "quang-nam"))
    _, said = march(NO_BASES + rest + "; hue: 3 nva_troop, 20 arvn_police; loc-hue-khe-sanh: 3 nva_troop")
    assert ends(said, "march.front") == []


# --- AMBUSH, INFILTRATE, BOMBARD ------------------------------------------------------------------------------------


def test_8_6_5_ambushes_with_those_that_marched_to_remove_a_base():
    game, said = march(
        NO_BASES + "quang-nam: nva_guerrilla, nva_guerrilla_a; hue: us_base; loc-hue-da-nang: arvn_police", resources=0
    )
    assert "ambush" in [key for name, key, _ in said if name == "march.space"]
    assert at(game, "hue", "us_base") == 0


def test_8_6_5_then_a_us_troop_with_the_other_ambush():
    text = NO_BASES + "quang-nam: nva_guerrilla, nva_guerrilla_a; hue: us_base; da-nang: us_troop, 2 arvn_police; "
    text += "southern-laos: 2 nva_guerrilla; quang-tin: us_troop; loc-kontum-dak-to: vc_guerrilla; "
    text += "loc-da-nang-dak-to: vc_guerrilla"
    game = ambushing(text + "; pleiku: 3 vc_guerrilla", ["loc-hue-da-nang", "quang-tin"])
    assert game.state.casualties[0] == 1 and at(game, "hue", "us_base") == 0


def test_8_6_5_else_a_cube_on_a_loc():
    text = NO_BASES + "quang-nam: 2 nva_guerrilla, nva_guerrilla_a; hue: us_base; quang-tin: 2 arvn_police; "
    game = ambushing(
        text + "loc-da-nang-dak-to: arvn_police; da-nang: arvn_police", ["loc-hue-da-nang", "loc-da-nang-dak-to"]
    )
    assert at(game, "loc-da-nang-dak-to", "arvn_police") == 0 and at(game, "da-nang", "arvn_police") == 1


def ambushing(text, spaces):
    """An Underground Guerrilla has Marched into each of these spaces; now the bot Ambushes."""
    game = announce(text)
    for space in spaces:
        game.choose(space)
        while game.decision.name != "march.space":
            pieces = [key for key in game.decision.keys if key.endswith("guerrilla_u")]
            done = [key for key in game.decision.keys if key == "done"]
            game.choose((["1"] if "1" in game.decision.keys else pieces or done or game.decision.keys)[0])
    key, reason = "ambush", Why(*answer(game).reason.held()[:2], {"what": "np.nva.ambush.base", "over": True})
    game.choose(key, reason)
    while game.decision.name.startswith("ambush"):
        game.choose(*answer(game))
    return game


def test_8_6_5_no_ambush_that_removes_no_base():
    _, said = march(NO_BASES + "quang-nam: nva_guerrilla, nva_guerrilla_a; hue: us_troop, arvn_police", resources=0)
    assert "ambush" not in [key for name, key, _ in said if name == "march.space"]


def test_8_6_5_else_infiltrates_else_bombards():
    text = "north-vietnam: nva_base, 5 nva_guerrilla, 6 nva_troop; quang-nam: 3 us_troop; out_of_play: 8 nva_base"
    assert "infiltrate" in [key for _, key, _ in march(text, next="67")[1]]
    assert "bombard" in [key for _, key, _ in march(text + ", 34 nva_troop", resources=1)[1]]


def test_8_6_5_nothing_more_after_the_special_activity():
    _, said = march("north-vietnam: nva_base, 5 nva_guerrilla, 6 nva_troop; out_of_play: 8 nva_base")
    names = [name for name, _, _ in said]
    after = names.index("infiltrate.count")
    assert [key for name, key, _ in said[after:] if name == "march.space"] == ["end"]


# --- 8.4.1 the March of an Event ------------------------------------------------------------------------------------


def event_march(text, card):
    """The question for the first destination of a free March that a card grants."""
    game = start("NVA", text, current=card)
    game.choose("shaded")
    while game.decision.name != "march.space":
        game.choose("march" if "march" in game.decision.keys else answer(game)[0])
    return game


@pytest.mark.parametrize("card", ["56", "59"])
def test_8_4_1_giap_and_plei_mei_march_most_troops_to_a_us_base_first(card):
    text = NO_BASES + "trail: 2; southern-laos: 5 nva_troop; quang-tin: us_base, 9 us_troop"
    key, reason = answer(event_march(text, card))
    assert key == "quang-tin" and reason.values["moves"] == [["southern-laos", "southern-laos/nva_troop", 4]]


def test_8_4_1_plei_mei_lets_only_troops_outside_the_south_march():
    text = NO_BASES + "trail: 0; southern-laos: 3 nva_troop; pleiku: 9 nva_troop; binh-dinh: 4 vc_guerrilla"
    game = event_march(text, "59")
    assert game.decision.values["origins"][0] == "north-vietnam"
    assert all(move[0] != "pleiku" for move in answer(game)[1].values["moves"])


def easter(text):
    """Easter Offensive at the first question for a destination."""
    game = start(
        "NVA", text + "leader_box: 126, 127", nonplayers="NVA", stage="card", pivotal="NVA", eligible="US, NVA"
    )
    while game.decision.name != "march.space":
        game.choose(answer(game)[0])
    return game


def test_8_4_1_easter_offensive_goes_where_a_us_base_is_and_sets_up_no_base():
    text = "trail: 0; southern-laos: 2 nva_guerrilla_a, 6 nva_troop; central-laos: 2 nva_guerrilla_a; "
    game = easter(text + "quang-tin: us_base; ")
    assert game.state.current == 122
    key, reason = answer(game)
    assert (key, reason.values["phase"]) == ("quang-tin", "control")


def test_5_5_a_free_march_goes_far_along_the_trail():
    game = event_march(NO_BASES + "trail: 1; central-laos: 6 nva_troop; kien-phong: us_base, 3 arvn_police", "56")
    key, reason = answer(game)
    assert key == "kien-phong" and reason.values["moves"] == [["parrots-beak", "central-laos/nva_troop", 5]]


BLOCKED = "trail: 0; quang-tri: 7 vc_guerrilla; central-laos: 7 vc_guerrilla; "


def test_8_4_1_easter_offensive_goes_over_a_loc_to_add_control():
    game = easter(BLOCKED + "north-vietnam: 5 nva_troop; hue: 2 vc_guerrilla; ")
    key, reason = answer(game)
    assert (key, reason.values["what"]) == ("loc-hue-khe-sanh", "np.nva.march.by_loc")
    assert reason.values["moves"] == [["north-vietnam", "north-vietnam/nva_troop", 4]]  # Control stays
    while game.state.current == 122 and game.decision.seat == "NVA":
        game.choose(*answer(game))
    assert at(game, "hue", "nva_troop") == 4 and nva_control(game.state, SPACE["hue"])


@pytest.mark.parametrize("text", ["hue: 4 vc_guerrilla", "hue: 2 vc_guerrilla; loc-hue-khe-sanh: arvn_police"])
def test_8_4_1_easter_offensive_takes_no_loc_that_does_not_lead_to_control(text):
    _, reason = answer(easter(BLOCKED + f"north-vietnam: 5 nva_troop; {text}; "))
    assert reason.values["what"] != "np.nva.march.by_loc"


def test_8_4_1_easter_offensive_highest_population_first_over_a_loc_or_not():
    # Quang Tri at once, or Hue over the LoC: both have 2 Population, only one group; one of them, then the other
    text = "trail: 0; central-laos: 7 vc_guerrilla; north-vietnam: 5 nva_troop; hue: 2 vc_guerrilla, us_base; "
    key, reason = answer(easter(text))
    assert (key, reason.values["what"]) == ("loc-hue-khe-sanh", "np.nva.march.by_loc")  # where there is a US Base


@pytest.mark.parametrize("hue, answered", [("2 vc_guerrilla", "march"), ("5 vc_guerrilla", "end")])
def test_8_4_1_easter_offensive_moves_troops_on_from_locs_if_that_adds_control(hue, answered):
    text = "trail: 0; north-vietnam: 4 nva_troop, 5 vc_guerrilla; leader_box: 126, 127; "
    text += f"quang-tri: 5 vc_guerrilla; central-laos: 5 vc_guerrilla; hue: {hue}"
    game = start("NVA", text, nonplayers="NVA", stage="card", pivotal="NVA", eligible="US, NVA")
    game.choose("play")
    for key in ("loc-hue-khe-sanh", "all"):
        game.choose(key)
    assert game.decision.name == "event.operation" and game.decision.keys == ["march", "end"]
    assert answer(game)[0] == answered
