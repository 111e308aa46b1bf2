"""What players are told: why nothing is asked, and what is still possible."""

from __future__ import annotations

import re

import pytest
from procedures import Run, drive
from rich.console import Console

import indochina
from indochina import tonkin
from indochina.cli.boards.tonkin import COMMANDS, Board, foretell, goal
from indochina.core.catalogue import Messages
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.tonkin.foresight.forecast import forecast, forecasts
from indochina.tonkin.foresight.memory import remembered
from indochina.tonkin.movement.phase import move_phase_stage
from indochina.tonkin.replacements.fef_replacements import fef_replacements
from indochina.tonkin.replacements.vm_replacements import vm_replacements
from indochina.tonkin.state import hex_of, units_in

from .build import again, at, state


def told(s, seat=None, language="en"):
    """The log as a seat reads it."""
    messages = Messages(tonkin.CATALOGUES[language], tonkin.target)
    return [messages.text(note.key, note.values) for note in s.notes if note.told(seat)]


# --- 2.2, 2.6 why no replacements are asked for


def test_without_points_no_step_is_replaced():
    """2.2, 2.6"""
    s = at("X11: vm-hq, 88-308:2; V15: gm-1:2; vm_rp: 0; fef_rp: 0")
    drive(vm_replacements(s))
    drive(fef_replacements(s))
    assert told(s) == [
        "Viet Minh has no Replacement Points left: no steps are replaced.",
        "France has no Replacement Points left: no steps are replaced.",
    ]


def test_points_are_kept_if_nobody_has_lost_a_step():
    """2.2, 2.6 1.5 That no VM unit has is for VM alone."""
    s = at("X11: vm-hq, 88-308; V15: gm-1; vm_rp: 2; fef_rp: 4")
    drive(vm_replacements(s))
    drive(fef_replacements(s))
    assert told(s, "VM")[0] == "Viet Minh keeps its Replacement Points (2): no unit has lost a step."
    assert told(s, "FEF") == ["France keeps its Replacement Points (4): no unit has lost a step."]


def test_those_who_have_lost_steps_and_get_none_are_named_each_with_the_reason():
    """2.2 B, 2.6 B One is OoS, one too far away, one costs too much."""
    s = at("X11: vm-hq, 88-308:2?; R18: 48-320:1; V15: gm-1:1; N14: 2-2-rei:1; vm_rp: 2; fef_rp: 1")
    drive(vm_replacements(s))
    drive(fef_replacements(s))
    assert told(s, "VM")[0].endswith("88/308 · OoS, 48/320 · too far from HQ and Supply Centers.")
    assert told(s, "FEF") == [
        "France keeps its Replacement Points (1): nobody can get one now. GM 1 · costs more than there is, "
        "2/2 REI · too far from Supply Centers and an HQ that gets replacements."
    ]


def test_who_can_replace_a_step_is_asked_and_told_nothing():
    """2.6 B"""
    s = at("V15: 8-bpc:1; fef_rp: 2")
    run = Run(again(fef_replacements, "fef.replacements", s))
    assert run.open.keys == ["8-bpc", "end"] and told(s) == []


# --- 3.5 after an airstrip was closed


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"V15": "1-2-rei", "N14": "2-2-rei", "N13": "45-351"}, "They can still go by land, by truck."),
        ({"V15": "1-bep", "N14": "2-2-rei", "N13": "45-351"}, "They can still go by land, by truck, by air."),
    ],
    ids=["infantry", "paratroopers"],
)
def test_after_an_airstrip_is_closed_one_is_told_what_is_still_legal(position, sentence):
    """3.5 Nobody lands there in this Phase; the units have not moved and may go otherwise, paratroopers by a drop."""
    s = state(position, air_left=1, stage="fef.move")
    unit = position["V15"]
    drive(move_phase_stage(s, "FEF", "x"), "V15 air N14 45-351" if unit == "1-bep" else "V15 air 45-351")
    closed, still = told(s, "FEF")[-2:]
    assert closed == (
        "The airstrip of Na San is closed by VM guns: no takeoff or landing there in this Phase or Operation Point."
    )
    assert still.startswith("In Hanoi, not moved: ") and still.endswith(sentence)


def test_an_sd_whose_airstrip_was_closed_has_no_other_way():
    """3.3, 3.5 An FEF SD moves only by transport."""
    s = state({"N14": "fef-sd-1 2-2-rei", "V15": "1-2-rei", "N13": "45-351"}, air_left=1, stage="fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "N14 fef-sd-1 V15 45-351")
    assert told(s, "FEF")[-1] == "In Na San, not moved: FEF SD 1. They cannot go in any other way now."


# --- 1.9 C, 9.0 what wins


def announced(scenario, language="en", until="same"):
    game = indochina.new("tonkin", scenario, {"until": until}, seed=1, language=language)
    return game, tonkin.notice(game.messages, scenario, game.state)


def test_na_san_says_what_wins_and_that_it_is_not_vp():
    """9.0 Three places; at once Hanoi and the VM HQ."""
    _, text = announced("na_san")
    assert text.startswith(
        "What wins: how many of Nghia Lo, Na San, Tuyen Quang are VM-friendly after December 1952 and the End of the "
        "Game Sequence: 0 France complete; 1 France marginal; 2 Viet Minh marginal; 3 Viet Minh complete. Victory "
        "Points do not count here. At once: Viet Minh by occupying Hanoi, France by eliminating the VM HQ."
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scenario", list(tonkin.SCENARIOS))
def test_every_scenario_says_what_wins(scenario, language):
    """8.0 The whole scale, where it begins and when it counts; on the page, in the lobby and in the terminal."""
    game, text = announced(scenario, language)
    assert text == tonkin.notice(game.messages, scenario), "the lobby says the same"
    assert goal(game) in text
    card = game.state.board.scenarios[scenario]
    last = game.messages.name(game.state.board.turns[card["end_turn"] - 1]["month"])
    assert last in text and game.messages.name("V15") in text
    for _, low, high in card.get("vp_scale") or ():
        assert f"{low}–{high}" in text or f"≤{high}" in text or f"≥{low}" in text
    assert card["vp_level"] is None or str(card["vp_level"]) in text


def test_a_campaign_says_when_its_last_scenario_is_over():
    """9.0"""
    _, text = announced("cao_bang", until="hanoi")
    assert "after June 1951" in text and "≤27 Viet Minh strategic" in text and "It begins at 65." in text


VP = re.compile(r"VP|Victory Point")


def test_vp_are_not_shown_in_na_san():
    """9.0 Neither on the board nor in the log nor by the opponents; what counts is."""
    game = indochina.new("tonkin", "na_san", seats={"VM": "solo", "FEF": "solo"}, seed=4).play()
    assert {note.key for _, note in game.notes()} >= {"log.changed_sides", "log.eliminated"}
    assert not [text for text in (entry.text for entry in game.log) if VP.search(text)]
    reasons = [answer.reason for answer in game.answers if answer.reason]
    assert reasons and not [reason for reason in reasons if VP.search(game.messages.why(reason))]
    view = game.view("VM")["view"]
    assert [view["tracks"][name] for name in ("vp", "losses", "delta", "highlands")] == [None] * 4
    assert view["goals"]["hexes"] == ["R12", "N14", "V11"] and view["scale"] == []
    console = Console(width=200, color_system=None)
    with console.capture() as captured:
        console.print(Board(game, "VM"))
    assert not VP.search(captured.get()) and "Nghia Lo " in captured.get() and "If over now" in captured.get()


def test_vp_are_shown_where_they_count():
    """1.9"""
    game = indochina.new("tonkin", "hanoi", seed=1)
    view = game.view("VM")["view"]
    assert view["tracks"]["vp"] == 46 and view["goals"] is None and len(view["scale"]) == 7


# --- 7.0 supply


def spending(answers="", units=None):
    """VM before the Operation Phase: one SD supplies a regiment far from all centers."""
    position = units or {"R18": "48-320 vm-sd-1", "X11": "vm-hq 88-308 vm-sd-2", "V15": "fef-hq gm-1"}
    game = Game(tonkin, state(position, stage="operation", active="VM"))
    for key in answers.split():
        game.choose(key)
    return game


def test_before_an_sd_is_spent_one_is_told_whom_it_puts_out_of_supply():
    """6.2, 7.2 The spent SD is gone when supply is checked."""
    game = spending()
    assert game.decision.name == "operation.spend" and forecasts(game) == ["X11", "R18"]
    assert forecast(game, "R18", game.messages)["items"] == [
        {"text": "out of supply then, as all stands: 48/320 · R18", "value": "1"}
    ]
    assert forecast(game, "X11", game.messages)["items"] == [
        {"text": "nobody is out of supply for it, as all stands", "value": "0"}
    ]
    assert [line.plain for line in foretell(game, game.decision)] == [
        "  Thai Nguyen: nobody is out of supply for it, as all stands [0]",
        "  R18: out of supply then, as all stands: 48/320 · R18 [1]",
    ]


def test_an_sd_moved_to_the_hq_supplies_from_there():
    """6.2"""
    game = spending("none")
    assert game.decision.name == "operation.bring"
    assert forecast(game, "R18", game.messages)["items"][0]["value"] == "1"


@pytest.mark.parametrize("answers", ["R18 ", "X11 "])
def test_the_supply_command_agrees_with_the_log(answers):
    """7.1 With the SD spent and nobody moved, the Supply Check finds those that the command named."""
    game = spending(answers)
    console = Console(width=200, color_system=None)
    with console.capture() as captured:
        console.print(COMMANDS["supply"](game, "VM", ""))
    named = "48/320 (R18)" in captured.get()
    while game.state.stage != "vm.supplies":
        keys = game.decision.keys
        game.choose(next(key for key in ("pass_all", "pass", "keep", "rp4", "none", "done") if key in keys))
    checked = [note for _, note in game.notes() if note.key in ("log.out_of_supply", "log.all_supplied")]
    viet_minh = next(note for note in checked if note.values["side"] == "VM")
    assert (viet_minh.key == "log.out_of_supply") == named == (answers == "R18 ")
    assert "which is being spent and gone by then" in captured.get()
    with console.capture() as captured:
        console.print(COMMANDS["supply"](game, "VM", ""))
    assert ("Viet Minh, with an OoS-Marker since the last Supply Check (1): 48/320 (R18)" in captured.get()) == named


# --- 1.5 stacking


CROWD = {"V15": "gm-1 gm-2 gm-3", "V14": "gm-4 2-2-rei", "X11": "vm-hq"}


def test_stacking_points_used_and_left_are_told():
    """1.5 13 in a hex; of a stack one does not see wholly nothing is told."""
    game = Game(tonkin, state({**CROWD, "X11": "vm-hq tieu-doan-1 88-308"}, stage="fef.move", active="FEF"))
    console = Console(width=200, color_system=None)
    with console.capture() as captured:
        console.print(COMMANDS["hex"](game, "FEF", "V15"))
        console.print(COMMANDS["hex"](game, "FEF", "X11"))
        console.print(Board(game, "FEF"))
    assert captured.get().count("Stacking Points: ") == 1
    assert "Stacking Points: 12 of 13, 1 left" in captured.get()
    assert "V15 Hanoi GM 1, GM 3, GM 2 [12/13]" in captured.get()
    view = tonkin.view(game.state, "FEF")["hexes"]
    assert view["V15"]["stacking"] == 12 and "stacking" not in view["X11"]


def test_one_is_warned_before_a_stack_grows_too_high_and_before_it_costs_steps():
    """1.5 When units go there, and when the Phase is about to end."""
    game = Game(tonkin, state(CROWD, stage="fef.move", active="FEF"))
    assert forecasts(game) == []
    game.choose("V14").choose("all").choose("walk")
    assert forecasts(game) == ["V15"]
    assert forecast(game, "V15", game.messages)["items"] == [
        {
            "text": "Hanoi would be overstacked: steps are lost unless others leave it before the Phase or Operation "
            "Point ends",
            "value": "17/13",
        }
    ]
    game.choose("V15")
    assert forecasts(game) == ["end"]
    assert [line.plain for line in foretell(game, game.decision)] == [
        "  End the Movement Phase: Hanoi is overstacked: steps are lost when this Phase or Operation Point ends [17/13]"
    ]


# --- 6.8 what has been seen


STACK = {
    "V13": "tieu-doan-1 36-308 88-308", "V14": "gm-1 gm-2 fef-sd-1", "X11": "vm-hq", "V15": "fef-hq gm-3",
    "W13": "rgt-42",
}  # fmt: skip


def second_attack(*before):
    s = state(
        STACK, stage="operation.point", active="FEF", ops=[0, 10], impulse=10, spending=("", "fef-sd-1"), over=None
    )
    game = Game(tonkin, s, dice=["1"] * 40)
    for key in ("attack", "V13", "all", *before):
        game.choose(key)
    while game.decision.name != "operation.option":
        keys = game.decision.keys
        game.choose(next((key for key in ("stay", "no", "stand", "done") if key in keys), keys[0]))
    return game.choose("attack")


def test_a_forecast_counts_units_that_were_shown_and_have_not_moved_since():
    """6.8, 1.5 After a first attack France knows the stack, though two of its counters are covered again."""
    first = Game(
        tonkin, state(STACK, stage="operation.point", active="FEF", ops=[0, 10], impulse=10, spending=("", "fef-sd-1"))
    ).choose("attack")
    assert "only the counters in sight are there" in forecast(first, "V13", first.messages)["assuming"]
    game = second_attack()
    told = forecast(game, "V13", game.messages)
    assert "only the counters in sight are there" not in told["assuming"]
    fighting = strengths(game)
    assert told["items"][0]["text"].endswith(f"against {fighting}")


def strengths(game):
    s = game.state
    return sum(s.board.units[u].values[s.steps[u]].combat for u in units_in(s, hex_of(s, "V13")))


@pytest.mark.parametrize("scenario", list(tonkin.SCENARIOS))
def test_what_is_remembered_is_there(scenario):
    """1.5 In random games: every unit that France remembers stands where it was seen, with no step lost unseen."""
    game = indochina.new("tonkin", scenario, seed=2)
    rng = Random(scenario)
    found = 0
    while game.decision is not None and game.version < 1500:
        if rng.below(4) == 0:
            there, units = remembered(game, "FEF")
            assert there is game.state, "nobody is put anywhere"
            found += len(units)
        game.choose(rng.choice(game.decision.keys))
    assert found


def test_leaders_who_make_no_difference_share_a_line():
    """6.10 Two regiments of the same morale: one forecast."""
    s = state(
        {"V13": "36-308 88-308 102-308 vm-sd-1", "V14": "2-2-rei", "X11": "vm-hq", "V15": "fef-hq gm-1"},
        stage="operation.point", active="VM", ops=[10, 10], impulse=2, spending=("vm-sd-1", ""),
    )  # fmt: skip
    game = Game(tonkin, s)
    for key in ("attack", "all"):
        game.choose(key)
    assert game.decision.name == "combat.attack_leader"
    lines = [line.plain for line in foretell(game, game.decision)]
    assert len(lines) == 1 and lines[0].startswith("  36/308, 88/308, 102/308: ")


def test_what_a_side_does_in_its_own_phase_is_its_doing():
    """2.2, 2.6 Nobody is asked for them, and the other side has answered last; 1.10 the month is nobody's."""
    game = indochina.new("tonkin", "na_san", seats={"VM": "solo", "FEF": "solo"}, seed=1).play(until=8)
    told = {(entry.rule, entry.actor) for entry in game.log if entry.rule in ("2.2", "2.6", "1.10")}
    assert {("2.2", "VM"), ("2.6", "FEF"), ("1.10", "")} <= told
    assert not {("2.2", "FEF"), ("2.6", "VM")} & told
