"""Fire in the Lake against its Non-players: seats and settings, what a bot did and why, its result."""

from __future__ import annotations

import json

import pytest

import indochina
from indochina.core.dice import Random

ALONE = "play fitl --scenario medium --seat US=human --seed 3 --save game.save"


def seated(run, tmp_path, arguments, typed="quit\n"):
    """Who sits where in a new game, and who is a Non-player in its rules."""
    result = run(f"play fitl --seed 3 --scenario short {arguments} --save game.save", typed)
    assert result.exit_code == 0, result.output
    game = indochina.load(tmp_path / "game.save")
    return "".join(game.seats[seat][0] for seat in game.rules.SEATS), sorted(game.state.nonplayers)


@pytest.mark.parametrize(
    ("arguments", "seats", "nonplayers"),
    [
        ("--seat US=human", "hsss", ["ARVN", "NVA", "VC"]),
        ("--seat us=human --seat arvn=human", "hhss", ["NVA", "VC"]),
        ("--seat NVA=solo", "hhsh", ["NVA"]),
        ("--option us=nonplayer", "shhh", ["US"]),
        ("--option us=nonplayer --seat VC=human", "sssh", ["ARVN", "NVA", "US"]),
        ("--seat US=human --seat VC=random", "hssr", ["ARVN", "NVA"]),
    ],
)
def test_a_solo_seat_is_a_nonplayer_in_the_rules(run, tmp_path, arguments, seats, nonplayers):
    assert seated(run, tmp_path, arguments) == (seats, nonplayers)


@pytest.mark.parametrize(
    ("typed", "seats"),
    [("4", "sssh"), ("us", "hsss"), ("1 2", "hhss"), ("nva+vc", "sshh"), ("5", "hhhh"), ("nobody\n\n2", "shss")],
)
def test_the_sides_are_asked_and_may_be_several(run, tmp_path, typed, seats):
    assert seated(run, tmp_path, "", f"{typed}\nquit\n")[0] == seats


def test_one_person_with_two_factions_is_alone(run, tmp_path):
    seated(run, tmp_path, "--seat US=human --seat ARVN=human --option easy=yes")
    options = indochina.load(tmp_path / "game.save").state.options
    assert {"sovereignty", "easy"} <= options


@pytest.mark.parametrize(
    "arguments",
    [
        "play fitl --seat US=human --option us=nonplayer",
        "play fitl --seat US=solo --option us=player",
        "play fitl --seat US=random --option us=nonplayer",
        "simulate fitl --games 1 --option us=player",
        "simulate fitl --games 1 --option us=nonplayer --seat US=random",
    ],
)
def test_seats_that_contradict_the_settings_are_refused(run, arguments):
    result = run(arguments)
    assert result.exit_code == 2 and "contradicts the seats" in result.stderr


@pytest.mark.parametrize("seat", ["VC=human", "US=solo", "NVA=random"])
def test_who_is_a_nonplayer_cannot_be_changed_in_a_saved_game(run, seat):
    run(ALONE, "quit\n")
    result = run(f"play --resume game.save --seat {seat}", "quit\n")
    assert result.exit_code == 2 and "this game was started with" in result.stderr
    assert run("play --resume game.save --seat US=human", "quit\n").exit_code == 0


def test_first_what_a_bot_did_then_why(run):
    lines = [line.strip() for line in run(ALONE, "pass\nquit\n").output.splitlines()]
    did = lines.index("VC: Terror (Operation with Special Activity). [2.3.4]")
    why = next(i for i, line in enumerate(lines) if line.startswith("VC → "))
    assert did < why and "8.5.1" in lines[why]
    assert not any(line.startswith("VC") and " → " not in line for line in lines[why:])
    assert sum("Terror where it shifts" in line for line in lines) == 1, "one line for all spaces of one reason"
    assert "the Operation decided on" not in "".join(lines) and "nothing more to do" not in "".join(lines)


def test_log_why_tells_the_conditions_priorities_and_dice_behind_it(run):
    output = run(ALONE, "pass\nlog why 40\nlog why 1\nquit\n").output
    before, _, last = output.partition("log why 1\n")
    assert "no candidate" in before and "Random Spaces " in before and ": yes" in before
    assert "VC → " not in last and "ARVN → " in last


def test_log_why_goes_deeper_layer_by_layer(run):
    """One line, then the steps with bullets and tie-breaks, then the candidates with their figures."""
    output = run(ALONE, "pass\nlog why 40\nlog why more 40\nquit\n").output
    first, _, rest = output.partition("log why 40\n")
    steps, _, more = rest.partition("log why more 40\n")
    assert "Terror where it shifts" in first and "no candidate" not in first and "candidates: " not in first
    assert "[8.5.1, bullet 2]" in steps and "no candidate" in steps and "candidates: " not in steps
    assert "[8.5.1, bullet 2]" in more and "no candidate" in more and "candidates: " in more


def test_replay_shows_reasons_and_with_why_all_that_led_to_them(run):
    run(ALONE, "pass\nquit\n")
    plain, detailed = run("replay game.save").output, run("replay game.save --why").output
    assert "Terror where it shifts" in plain and "no candidate" not in plain
    assert "no candidate" in detailed and "candidates: " not in detailed and "all hashes equal" in detailed
    deepest = run("replay game.save --why-more").output
    assert "no candidate" in deepest and "candidates: " in deepest and "all hashes equal" in deepest


def test_undo_goes_back_to_the_last_choice_of_a_person_though_bots_have_acted_since(run, tmp_path):
    command = "play fitl --scenario medium --seat US=human --seat NVA=human --seed 3 --save game.save"
    result = run(command, "pass\nundo\nquit\n")
    assert "Taken back." in result.output
    game = indochina.load(tmp_path / "game.save")
    assert game.decision.seat == "US" and game.version == 1 and not game.state.acted


@pytest.mark.parametrize(("seats", "seed"), [("--seat US=human --seat ARVN=human", 5), ("--seat VC=human", 6)])
def test_a_lone_players_game_is_played_to_its_outcome(run, tmp_path, seats, seed):
    rng = Random(seed)
    typed = "".join(f"{rng.choice([1, 1, 1, 2, 2, 3, 3, 4, 5, 6])}\n" for _ in range(5000))
    result = run(f"play fitl --scenario short --seed {seed} {seats} --save game.save", typed)
    assert result.exit_code == 0, result.output[-500:]
    game = indochina.load(tmp_path / "game.save")
    outcome = game.messages.name(game.result["outcome"])
    assert f" {outcome}  ─" in result.output and f"{outcome}!" in result.output
    assert outcome in run("replay game.save").output


def test_simulate_plays_all_seats_with_nonplayers(run):
    figures = json.loads(run("simulate fitl --scenario short --games 2 --jobs 1 --json").stdout)
    assert figures["games"] == 2 and "us=nonplayer" in figures["setup"] and "vc=nonplayer" in figures["setup"]
    assert set(figures["turns"]) <= {"1", "2", "3"}


def test_bench_tells_how_long_bots_think_and_where(run):
    result = run("bench fitl --players bots --repeat 1 --json")
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    names = [measure["name"] for measure in figures["measures"]]
    assert names[:2] == ["a game of bots", "an action, median"] and "an action of VC, median" in names
    assert all(measure["median"] > 0 for measure in figures["measures"])
    assert any(module.startswith("fitl.nonplayer") for module, _ in figures["profile"]["modules"])
    assert sum(share for _, share in figures["profile"]["modules"]) <= 1


def test_bench_of_bots_needs_a_game_with_actions(run):
    result = run("bench saigon75 --players bots --repeat 1")
    assert result.exit_code == 2 and "no actions to be timed" in result.stderr
