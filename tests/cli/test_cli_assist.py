"""The table assistant: a session as somebody types it."""

from __future__ import annotations

import re

NEW = "assist fitl --scenario full --bots NVA,VC --save table.assist"


def test_it_asks_for_scenario_non_players_and_first_card(run):
    result = run("assist fitl --save table.assist", "long\nfull\nfrance\nnva vc\n999\n68\nquit\n")
    assert result.exit_code == 0, result.output
    assert "unknown scenario 'long'" in result.output
    assert "unknown faction 'france'" in result.output
    assert "unknown card '999'" in result.output
    assert "68 Green Berets is played now: turn up the card behind it and type its number." in result.output
    assert "indochina assist fitl --resume table.assist" in result.output


def test_a_card_with_players_and_non_players(run):
    """Card 68: ARVN, US, VC, NVA in this order; the players edit and say what they did, the Non-players get orders."""
    typed = [
        "68", "69",  # the first two cards
        "move 2 us troops saigon hue", "-9 police hue", "did vc pass", "did arvn pass", "did us pass",
        "", "auto on", "why", "+1 vc guerrilla saigon", "again", "orders", "ok", "quit",
    ]  # fmt: skip
    result = run(NEW, "\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    told = result.output
    assert "1st Eligible: ARVN, a player." in told
    assert "Move 2 US Troops from Saigon to Hue." in told
    assert "Police: only 2 in Hue" in told
    assert "ARVN is next on this card, not VC" in told
    assert "ARVN cylinder: to Pass." in told
    assert "Enter lets it act." in told
    assert "cylinder: to Operation" in told
    assert "1. " in told and "[8." in told
    assert "Saigon: place 1 Underground VC Guerrilla." in told
    assert "indochina assist fitl --resume table.assist" in told


def test_why_tells_the_steps_and_why_more_the_candidates_too(run):
    typed = ["68", "69", "did arvn pass", "did us pass", "auto on", "", "why", "why more", "quit"]
    _, steps, more = run(NEW, "\n".join(typed) + "\n").output.split("> why")
    assert re.search(r"\[8\.5\.\d, bullet \d\]", steps), "whatever the dice were, VC went by its bullets"
    assert "candidates: " not in steps and "candidates: " in more


def test_dice_are_typed_together_or_apart_and_checked(run, tmp_path):
    position = tmp_path / "start.txt"
    position.write_text("stage: action; current: 68; next: 116; eligible: VC; nonplayers: VC; leader_box: 125\n")
    result = run("assist fitl --position start.txt --save table.assist", "\n7\n1 2\nok\nundo\n\n2\nboard\nquit\n")
    assert result.exit_code == 0, result.output
    assert "VC rolls a die: die against RVN Leader cards?" in result.output
    assert "a die shows 1 to 6, not 7" in result.output
    assert "1 dice are rolled here, not 2" not in result.output
    assert "a single die is rolled here, not 2" in result.output
    assert "VC: Pass" in result.output
    assert "VC cylinder: to Pass." in result.output
    assert "VC:pass" in result.output  # on the board


def test_a_session_is_resumed_with_the_question_that_was_open(run, tmp_path):
    (tmp_path / "start.txt").write_text(
        "stage: action; current: 68; next: 116; eligible: VC; nonplayers: VC; leader_box: 125\n"
    )
    run("assist fitl --position start.txt --save table.assist", "aid 20\n\n")
    result = run("assist fitl --resume table.assist", "2\nposition\n")
    assert result.output.count("VC rolls a die") == 1
    assert "VC: Pass" in result.output
    assert "aid: 20" in result.output
    assert "acted: VC pass" in result.output


def test_a_player_may_be_asked_for_the_whole_action(run):
    result = run(NEW, "68\n69\nplay\npass\nquit\n")
    assert "ARVN: 1st Eligible on 68 Green Berets: what will you execute?" in result.output
    assert "ARVN: Pass" in result.output


def test_help_nonsense_and_wrong_files(run, tmp_path):
    result = run(NEW, "68\n69\n?\nxyzzy\nshow hue\ntext 68\nsave p.txt\nsave p.txt\nquit\n")
    assert "did US op_sa" in result.output
    assert "'xyzzy' is no command and no change of the position" in result.output
    assert "Hue: Neutral, 2 ARVN Troops, 2 Police" in result.output
    assert "p.txt exists already" in result.output
    assert (tmp_path / "p.txt").read_text().startswith("game: fitl")
    assert "exists already" in run(NEW, "68\n").output
    assert run("assist saigon75").exit_code != 0
    assert "not a session" in run("assist fitl --resume p.txt").output
    again = run("assist fitl --position p.txt --save other.assist", "quit\n")
    assert "1st Eligible: ARVN" in again.output


def test_help_lists_it(run):
    assert "assist" in run("--help").output
    assert "--position" in run("assist --help").output
