"""8.8.2-8.8.7 The Non-player US: the flowchart. Its Operations and Special Activities have files of their own."""

import pytest

import indochina
from indochina.core.decision import choose
from indochina.fitl.nonplayer import action
from indochina.fitl.nonplayer.explain import explain
from indochina.fitl.nonplayer.us import flowchart
from indochina.fitl.nonplayer.us.flowchart import event_operation

from .positions import answer, start, turn, turned, words
from .us_turns import MONSOON, NO_CAPABILITY, NO_EVENT, NO_LIFT, conditions, decided


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
    assert conditions(f"phu-bon: {pieces}")[:3] == [*NO_CAPABILITY, ("np.us.assault.base_alone", False)]


@pytest.mark.parametrize("resources, holds", [(18, True), (17, False)])
def test_8_8_3_counts_the_arvn_assault_that_can_be_paid_for(resources, holds):
    text = f"arvn_resources: {resources}; phu-bon: 2 us_troop, 2 arvn_troop, 2 vc_guerrilla_a, vc_base"
    assert conditions(text)[:3] == [*NO_CAPABILITY, ("np.us.assault.base_alone", holds)]


def test_8_8_3_counts_a_successful_roll_against_a_tunnel():
    text = "arvn_resources: 18; phu-bon: us_troop, 2 arvn_troop, vc_tunnel"
    assert conditions(text)[:3] == [*NO_CAPABILITY, ("np.us.assault.base_alone", True)]


def test_8_8_3_counts_capabilities():
    text = "unshaded: abrams; phu-bon: us_troop, vc_guerrilla, vc_base"
    assert conditions(text)[:3] == [*NO_CAPABILITY, ("np.us.assault.base_alone", True)]


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


def test_8_8_5_whether_guerrillas_can_be_activated_is_not_asked():
    """One Troop in Jungle finds nobody, but there is an Underground Guerrilla at Support and a Sweep is possible."""
    text = "tay-ninh: passive_support, us_troop, vc_guerrilla"
    assert decided(text) == ("op_sa", "sweep", "np.us.sweep.hidden")
    assert ("np.us.sweep.able", True) in conditions(text)


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
