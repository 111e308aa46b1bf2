"""8.6 The Non-player NVA: its flowchart, Terror and Rally."""

import pytest

from indochina.fitl.board import CENTRAL_LAOS, PLEIKU, SAIGON
from indochina.fitl.components.pieces import NVA_BASE, NVA_GUERRILLA_A, NVA_GUERRILLA_U
from indochina.fitl.nonplayer import action
from indochina.fitl.nonplayer.nva import flowchart
from indochina.fitl.state import count

from .positions import answer, start, turn, words

NOTHING = "trail: 2; "  # neither Attack nor Terror; Rally only by the dice
STACK = "north-vietnam: nva_base, 2 nva_guerrilla, 6 nva_troop; "


def decide(text, dice="", **fields):
    """The action, the Operation announced, and why."""
    key, reason = answer(start("NVA", text, **fields), dice)
    return key, reason.values.get("operation"), reason.values["what"]


def spaces(said, name="rally.space"):
    return [a.key for a in said if a.name == name]


# --- 8.6.1 does it Attack? ------------------------------------------------------------------------------------------


def test_8_6_1_attacks_without_a_die_if_troops_can_remove_a_base():
    found = decide(NOTHING + "nva_resources: 1; pleiku: 4 nva_troop, us_base, us_troop")
    assert found == ("op_sa", "attack", "np.nva.attack")


def test_8_6_1_a_base_that_stays_behind_others_does_not_count():
    assert decide(NOTHING + "nva_resources: 1; pleiku: 4 nva_troop, us_base, 2 us_troop", "3 6 6")[1] != "attack"


def test_8_6_1_an_ambush_from_a_loc_and_troops_together_can_remove_a_base():
    text = "nva_resources: {}; pleiku: 4 nva_troop, us_base, 2 us_troop; loc-kontum-dak-to: nva_guerrilla"
    assert decide(NOTHING + text.format(2))[1] == "attack"
    assert decide(NOTHING + text.format(1), "3 6 6")[1] != "attack"  # each space costs 1


@pytest.mark.parametrize("die, attacks", [("2", True), ("3 6 6", False)])
def test_8_6_1_attacks_if_as_many_enemies_can_be_removed_as_a_die_shows(die, attacks):
    found = decide(NOTHING + STACK + "nva_resources: 3; pleiku: 4 nva_troop, 3 arvn_troop", die)
    assert (found[1] == "attack") == attacks


def test_8_6_1_counts_ambushes_too_but_only_two():
    text = (
        NOTHING
        + "nva_resources: 5; "
        + "; ".join(f"{x}: nva_guerrilla, 3 arvn_police" for x in ("pleiku", "binh-dinh", "tay-ninh"))
    )
    assert decide(text, "2")[1] == "attack"
    assert decide(text, "3 6 6")[1] != "attack"


def test_8_6_1_guerrilla_attacks_do_not_count():
    assert decide(NOTHING + STACK + "nva_resources: 5; pleiku: 6 nva_guerrilla_a, 3 arvn_troop", "6 6")[1] != "attack"


def test_8_6_1_no_more_spaces_count_than_can_be_paid_for():
    text = NOTHING + STACK + "pleiku: 4 nva_troop, 3 arvn_troop; tay-ninh: 4 nva_troop, 3 arvn_troop; "
    assert decide(text + "nva_resources: 2", "4")[1] == "attack"
    assert decide(text + "nva_resources: 1", "3 6 6")[1] != "attack"


def test_8_6_1_pt_76_counts_in_one_space():
    text = NOTHING + STACK + "nva_resources: 3; pleiku: 3 nva_troop, 3 arvn_troop; tay-ninh: 3 nva_troop, 3 arvn_troop"
    assert decide(text + "; shaded: pt_76", "4")[1] == "attack"  # three and one
    assert decide(text + "; shaded: pt_76", "5 6 6")[1] != "attack"
    assert decide(text + "; unshaded: pt_76", "3 6 6")[1] != "attack"  # one Troop is lost first: one and one


# --- 8.6.2 Pass, Event or Operations? -------------------------------------------------------------------------------


def test_8_6_2_passes_for_an_own_capability_on_a_die_above_the_leader_cards():
    found = decide(NOTHING + STACK + "nva_resources: 3; leader_box: 126", "2", next="31")
    assert found == ("pass", None, "np.capability.wait")


def plays(monkeypatch):
    for module in (action, flowchart):
        monkeypatch.setattr(module, "choose_event", lambda t, rule: t.answer("shaded", "np.done", rule))


@pytest.mark.pure
def test_8_6_2_plays_the_event_if_no_capability_is_about(monkeypatch):
    plays(monkeypatch)
    assert decide(NOTHING + STACK + "nva_resources: 0")[0] == "shaded"


def test_8_6_2_no_event_if_the_die_for_the_own_capability_fails(monkeypatch):
    plays(monkeypatch)
    assert decide(NOTHING + STACK + "nva_resources: 3; leader_box: 126", "1 6 6", next="31")[:2] == ("op_sa", "rally")


def test_8_6_2_a_current_capability_needs_the_die(monkeypatch):
    plays(monkeypatch)
    text = NOTHING + STACK + "nva_resources: 3; leader_box: 126"
    assert decide(text, "2", current="19")[0] == "shaded"
    assert decide(text, "1 6 6", current="19")[:2] == ("op_sa", "rally")


def test_8_6_2_passes_without_resources():
    assert decide(NOTHING + STACK + "nva_resources: 0") == ("pass", None, "np.nva.broke")


def test_8_6_1_attack_goes_before_the_event(monkeypatch):
    plays(monkeypatch)
    assert decide(NOTHING + "nva_resources: 1; pleiku: 4 nva_troop, us_base, us_troop")[1] == "attack"


# --- 8.6.3 Terror ---------------------------------------------------------------------------------------------------

SUPPORT = "saigon: nva_guerrilla, active_support; hue: nva_troop, passive_support; "
SUPPORT += "quang-tri: nva_guerrilla, passive_support; "


@pytest.mark.parametrize(
    "resources, die, terror",
    [
        (5, "6", True),  # 6 + 2 + 2 Population, but a die shows at most 6
        (1, "6", True),
        (0, "", False),
    ],
)
def test_8_6_3_terror_if_the_die_does_not_exceed_the_population_at_support(resources, die, terror):
    assert (decide(NOTHING + SUPPORT + f"nva_resources: {resources}", die)[1] == "terror") == terror


def test_8_6_3_population_is_limited_by_resources():
    text = NOTHING + STACK + "hue: nva_troop, passive_support; quang-tri: nva_guerrilla, passive_support; "
    assert decide(text + "nva_resources: 2", "4")[1] == "terror"
    assert decide(text + "nva_resources: 1", "3 6 6")[1] != "terror"


@pytest.mark.parametrize("held", ["nva_guerrilla_a, active_support", "nva_guerrilla", "nva_troop, active_opposition"])
def test_8_6_3_needs_support_and_a_troop_or_an_underground_guerrilla(held):
    assert decide(NOTHING + STACK + f"nva_resources: 5; quang-tri: {held}", "6 6")[1] != "terror"


def test_8_6_3_terror_everywhere_at_support_the_highest_population_first():
    game, said = turn("NVA", NOTHING + SUPPORT + "nva_resources: 2; pleiku: nva_troop", "6 1 1")
    assert spaces(said, "terror.space")[0] == "saigon"
    assert len(spaces(said, "terror.space")) == 2 and game.state.resources["NVA"] == 0
    game, said = turn("NVA", NOTHING + SUPPORT + "nva_resources: 9; pleiku: nva_troop")
    assert set(spaces(said, "terror.space")[:3]) == {"saigon", "hue", "quang-tri"}
    assert game.state.terror[PLEIKU] == 0 and game.state.support[SAIGON] == 1


def test_8_6_3_then_bombards():
    _, said = turn("NVA", NOTHING + SUPPORT + "nva_resources: 9; central-laos: 3 nva_troop; quang-nam: 3 arvn_troop")
    assert spaces(said, "terror.space")[3] == "bombard"


# --- 8.6.4 does it Rally? -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice, operation", [("6 5", "rally"), ("6 6", "march")])
def test_8_6_4_rallies_if_more_guerrillas_are_available_than_two_dice_show(dice, operation):
    text = NOTHING + "nva_resources: 5; north-vietnam: 2 nva_base, 8 nva_guerrilla, 6 nva_troop"  # 12 Available
    assert decide(text, dice)[1] == operation


@pytest.mark.parametrize(
    "units, operation",
    [
        ("2 nva_guerrilla_a, 2 vc_guerrilla", "rally"),
        ("2 nva_guerrilla_a, vc_guerrilla, nva_troop", "rally"),
        ("2 nva_guerrilla_a, vc_guerrilla", "march"),
        ("nva_guerrilla_a, 3 nva_troop", "march"),
    ],
)
def test_8_6_4_rallies_to_place_a_base(units, operation):
    text = NOTHING + f"nva_resources: 5; north-vietnam: 2 nva_base, 18 nva_guerrilla; southern-laos: {units}"
    assert decide(text, "6 6")[1] == operation


@pytest.mark.parametrize(
    "text, operation",
    [
        ("trail: 1; north-vietnam: 2 nva_base, 14 nva_guerrilla, 6 nva_troop", "rally"),
        ("trail: 2; north-vietnam: 2 nva_base, 14 nva_guerrilla, 6 nva_troop", "march"),
        (
            "trail: 2; north-vietnam: nva_base, 14 nva_guerrilla, 6 nva_troop; "
            "pleiku: nva_base, nva_troop, 3 arvn_police",
            "rally",
        ),
        (
            "trail: 2; north-vietnam: nva_base, 14 nva_guerrilla, 6 nva_troop; pleiku: nva_base, 2 nva_guerrilla_a",
            "march",
        ),
    ],
)
def test_8_6_4_rallies_at_a_low_trail_or_a_base_with_fewer_than_2_units(text, operation):
    assert decide(text + "; nva_resources: 5; out_of_play: 7 nva_base", "6 6")[1] == operation


def test_8_6_4_marches_if_no_rally_is_possible_and_rallies_if_no_march_is():
    none_left = "trail: 1; nva_resources: 2; north-vietnam: 20 nva_guerrilla, 6 nva_troop; out_of_play: 9 nva_base"
    assert decide(none_left, "6 6")[1] == "march"
    assert decide(NOTHING + STACK + "nva_resources: 5", "6 6", next="125")[1] == "rally"  # Monsoon
    nothing = "trail: 2; nva_resources: 2; north-vietnam: 20 nva_guerrilla; out_of_play: 9 nva_base"
    assert decide(nothing, "6 6", next="125") == ("pass", None, "np.nva.nothing")


# --- 8.6.4 Rally ----------------------------------------------------------------------------------------------------


def rally(text, **fields):
    """A Rally: the dice are the game's own."""
    return turn("NVA", "trail: 1; " + text, **fields)


def test_8_6_4_first_a_base_where_4_insurgent_units_with_2_nva_guerrillas_are():
    game, said = rally(
        "nva_resources: 1; pleiku: nva_guerrilla_a, nva_guerrilla, 2 vc_guerrilla; "
        "tay-ninh: nva_guerrilla, 3 vc_guerrilla"
    )
    assert spaces(said)[0] == "pleiku" and "np.nva.rally.base" in words(said)
    assert count(game.state, NVA_BASE, PLEIKU) == 1


def test_8_6_4_no_base_at_support_nor_without_room():
    text = "nva_resources: 1; pleiku: 4 nva_guerrilla, passive_support; tay-ninh: 4 nva_guerrilla, 2 vc_base"
    assert "np.nva.rally.base" not in set(words(rally(text)[1]))


def test_8_1_2_active_guerrillas_are_replaced_first():
    game, _ = rally("nva_resources: 1; pleiku: nva_guerrilla_a, 2 nva_guerrilla, nva_troop")
    assert count(game.state, NVA_GUERRILLA_A, PLEIKU) == 0 and count(game.state, NVA_GUERRILLA_U, PLEIKU) == 1


def test_8_6_4_then_guerrillas_at_coin_control_in_laos_or_cambodia_then_lone_bases_then_other_bases():
    _, said = rally(
        "nva_resources: 3; fishhook: arvn_troop; central-laos: nva_base, nva_troop; "
        "north-vietnam: nva_base, 2 nva_troop; saigon: arvn_troop"
    )
    assert spaces(said)[:3] == ["fishhook", "central-laos", "north-vietnam"]


def test_8_6_4_then_random_spaces_without_support_three_in_all():
    game, said = rally("nva_resources: 9; saigon: passive_support", dice="")
    chosen = [a.key for a in said if a.name == "rally.space" and a.key not in ("done", "improve_trail")]
    assert len(chosen) == 3 and "saigon" not in chosen
    assert game.state.resources["NVA"] == 4 and game.state.trail == 2  # the Trail for 2 more


def test_8_6_4_at_a_base_all_guerrillas_allowed():
    game, _ = rally("nva_resources: 1; central-laos: nva_base")
    assert count(game.state, NVA_GUERRILLA_U, CENTRAL_LAOS) == 2  # Trail and Base


def test_8_6_4_takes_no_guerrilla_from_elsewhere_and_improves_the_trail_only():
    game, said = rally("nva_resources: 5; central-laos: 20 nva_guerrilla; out_of_play: 9 nva_base")
    assert spaces(said)[0] == "improve_trail" and game.state.resources["NVA"] == 3


@pytest.mark.parametrize(
    "trail, resources, after",
    [
        (1, 6, 2),  # 3 are left after three spaces
        (1, 5, 1),
        (3, 12, 4),  # 9 are left
        (3, 11, 3),
    ],
)
def test_8_6_4_improves_the_trail_if_3_resources_are_left_9_with_the_trail_at_3(trail, resources, after):
    text = f"trail: {trail}; nva_resources: {resources}; central-laos: nva_base"
    assert turn("NVA", text)[0].state.trail == after


def test_8_6_4_sa_2s_improve_it_by_two():
    assert turn("NVA", "trail: 2; nva_resources: 6; central-laos: nva_base; shaded: sa_2s")[0].state.trail == 4


@pytest.mark.parametrize("resources, n", [(4, 1), (3, 3)])
def test_8_6_4_aaa_unshaded_one_space_if_the_trail_will_be_improved(resources, n):
    game, said = rally(f"nva_resources: {resources}; unshaded: aaa")
    assert len([key for key in spaces(said) if key not in ("done", "improve_trail")]) == n
    assert game.state.trail == (2 if n == 1 else 1)


def test_8_6_4_bombards_if_infiltrate_would_place_neither_a_base_nor_4_troops():
    text = "nva_resources: 3; central-laos: 2 nva_base, 3 nva_troop; quang-nam: 3 arvn_troop; out_of_play: {} nva_troop"
    assert "bombard" in spaces(rally(text.format(34))[1])  # 3 Troops
    assert "infiltrate" in spaces(rally(text.format(33))[1])  # the fourth for a Guerrilla


# --- questions without an action before ------------------------------------------------------------------------------


def test_8_6_a_position_in_the_middle_of_an_action_follows_the_flowchart_too():
    game = start("NVA", NOTHING + STACK + "nva_resources: 4; acted: NVA op_sa", stage="operation")
    assert game.decision.name == "operation"
    assert answer(game, "1 1")[0] == "rally"


def test_8_4_4_a_free_operation_of_its_choice_follows_the_flowchart():
    text = "trail: 2; nva_resources: 0; north-vietnam: 2 nva_base, 20 nva_guerrilla, 6 nva_troop; "
    assert free(text, "6 6")[0] == "march"  # it costs nothing
    assert free(text + "pleiku: nva_troop, passive_support", "1") == ("terror", "np.nva.terror")
    assert free(text + "pleiku: 2 nva_troop, us_base") == ("attack", "np.nva.attack")


def free(text, dice=""):
    """Card 50 shaded: the NVA has its own choice of a free Operation."""
    game = start("NVA", text, current="50")
    game.choose("shaded")
    while game.decision.name != "event.operation" or game.decision.seat != "NVA":
        game.choose(answer(game)[0])
    key, reason = answer(game, dice)
    return key, reason.values["what"]
