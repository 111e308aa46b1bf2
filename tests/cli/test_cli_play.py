"""The play loop: what a person types and sees."""

from __future__ import annotations

from functools import partial

import pytest

import indochina
from indochina.core.dice import Random

ONE = "play saigon75 --seed 3 --seat NV=random --seat SV=human --save game.save"
TWO = "play saigon75 --seed 3 --seat NV=human --seat SV=human --save game.save"


def test_a_number_a_key_a_name_and_a_beginning_all_answer(run, tmp_path):
    result = run(ONE, "1\nda_nang\nHue\nquang n\nquit\n")
    assert result.exit_code == 0, result.output
    chosen = [a.key for a in indochina.load(tmp_path / "game.save").answers if a.how == ""]
    assert chosen == ["quang_tri", "da_nang", "hue", "quang_ngai"]


def test_an_ambiguous_beginning_is_told_and_nothing_is_chosen(run, tmp_path):
    result = run(ONE, "quang\nquit\n")
    assert "could be: Quang Tri, Quang Ngai" in result.output
    assert indochina.load(tmp_path / "game.save").version == 0


def test_end_of_input_saves_and_tells_how_to_go_on(run):
    result = run(ONE, "suggested\n")
    assert result.exit_code == 0
    assert "indochina play --resume game.save" in result.output


def test_resume_goes_on_where_the_game_was_left(run, tmp_path):
    run(ONE, "saigon\nhue\n")
    result = run("play --resume game.save", "position\nquit\n")
    assert result.exit_code == 0
    assert "resumed after 2 choices" in result.output
    assert "saigon: sv_division, ranger, mechanized" in result.output
    assert [a.key for a in indochina.load(tmp_path / "game.save").answers] == ["saigon", "hue"]


def test_resume_without_a_file_takes_the_latest_and_a_new_game_mentions_it(run, tmp_path):
    run("play saigon75 --seed 3 --seat NV=random --seat SV=human", "saigon\n")
    saves = list((tmp_path / "data" / "indochina").glob("saigon75-*.save"))
    assert len(saves) == 1
    assert str(saves[0]) in run("play saigon75 --seat NV=random --seat SV=human", "").output.replace("\n", "")
    saves[0].touch()
    assert "resumed after 1 choices" in run("play --resume", "").output


def test_undo_goes_back_to_the_persons_own_choice_and_redo_makes_it_again(run, tmp_path):
    result = run(ONE, "saigon\nhue\nundo\nundo\nredo\nquit\n")
    assert "Taken back." in result.output
    game = indochina.load(tmp_path / "game.save")
    assert [a.key for a in game.answers] == ["saigon"]


def test_undo_before_any_choice_is_refused_in_a_sentence(run):
    assert "cannot undo: no choice has been made" in run(ONE, "undo\nquit\n").output


def test_why_log_card_help_board_and_save(run, tmp_path):
    result = run(
        ONE, "why reserve\nwhy saigon\nlog 5\ncard 7\ncard E-99\n?\nboard\nsave copy.save\nsave copy.save\nquit\n"
    )
    assert "only NV units may go there [C.3]" in result.output
    assert "saigon is offered" in result.output
    assert "E-07 Limited Offensive. Roll a die" in result.output
    assert "unknown card 'E-99'" in result.output
    assert "what a card does" in result.output
    assert "the notation of the position, with all that is hidden" in result.output, "before the command is given"
    assert "▲ mountain" in result.output
    assert result.output.count("I Corps") >= 2
    assert (tmp_path / "copy.save").exists()
    assert "copy.save exists already" in result.output


def test_nonsense_is_told_from_what_the_rules_forbid(run):
    result = run(ONE, "xyzzy\nreserve\nquit\n")
    assert "no option begins with 'xyzzy'" in result.output
    assert "only NV units may go there [C.3]" in result.output


def test_side_is_asked_when_no_seat_is_named(run):
    result = run("play saigon75 --seed 3 --save game.save", "7\nSV\nsuggested\nlog why\nquit\n")
    assert "Which side do you play?" in result.output
    assert "NV solo, SV human" in result.output
    assert result.exit_code == 0


def test_reasons_of_the_opponent_are_shown(run):
    result = run("play saigon75 --seed 5 --seat SV=human --save game.save", "suggested\nlog why\nquit\n")
    assert "NV → " in result.output


def test_reconstructed_data_are_mentioned_unless_an_owner_gives_a_board(run, tmp_path):
    assert "Reconstructed" in run(ONE).output
    (tmp_path / "mine.toml").write_text('[names]\nhue = "Thua Thien"\n')
    other = run("play saigon75 --seat NV=random --seat SV=human --save b.save --board mine.toml").output
    assert "Reconstructed" not in other and "Thua Thien"[:9] in other


def test_two_people_pass_the_keyboard_before_a_hand_is_shown(run):
    game = indochina.new("saigon75", seed=3)
    nv, sv = game.state.hands
    result = run(TWO, "suggested\ndone\n")
    assert "Pass the keyboard to NV" in result.output
    before, _, _ = result.output.partition("Pass the keyboard")
    assert "Play an Event Card" not in result.output
    assert not any(card in before for card in (*nv, *sv))
    shown = run(TWO.replace("game.save", "b.save"), "suggested\ndone\n\nquit\n").output
    assert all(card in shown for card in nv)
    assert not any(f"{card} " in shown for card in sv)


def test_a_single_player_never_sees_the_other_hand(run):
    game = indochina.new("saigon75", seed=3)
    output = run(ONE, "quit\n").output
    assert all(card in output for card in game.state.hands[1])
    assert not any(card in output for card in game.state.hands[0])


def test_cards_and_dice_of_a_physical_table_are_typed(run, tmp_path):
    result = run(
        "play saigon75 --seed 3 --seat NV=human --seat SV=random --chance person --save game.save", "quit\n"
    )  # fmt: skip
    assert result.exit_code == 0
    game = indochina.load(tmp_path / "game.save")
    assert game.decision.name == "setup.deal"
    result = run("play --resume game.save", "".join(f"E-0{card}\n" for card in range(1, 7)) + "5\nquit\n")
    assert "NV rolls 5 for availability" in result.output
    hands = indochina.load(tmp_path / "game.save").state.hands
    assert hands == (("E-01", "E-02", "E-03"), ("E-04", "E-05", "E-06"))


def test_scripted_dice_come_first(run):
    assert "NV rolls 5 for availability" in run([*ONE.split(), "--dice", "5,1"], "suggested\nquit\n").output


def test_a_whole_game_of_bots_ends_with_its_result_and_replays(run, tmp_path):
    result = run("play saigon75 --seed 4 --seat NV=random --seat SV=random --save game.save")
    assert result.exit_code == 0, result.output
    game = indochina.load(tmp_path / "game.save")
    assert game.over and "indochina replay game.save" in result.output
    replayed = run("replay game.save")
    choices = sum(a.how == "" for a in game.answers)
    assert f"{choices} choices replayed, all hashes equal" in replayed.output
    assert run("play --resume game.save").exit_code == 0


def test_french_words(run):
    output = run([*ONE.split(), "--lang", "fr"], "quit\n").output
    assert "Chaque choix est sauvé" in output and "Tour" in output


@pytest.mark.parametrize("width", [50, 80, 100, 120, 200])
def test_the_board_fits_every_width(width):
    from rich.console import Console

    from indochina.cli.boards.saigon75 import Board

    game = indochina.new("saigon75", seed=4).play({"NV": "random", "SV": "random"}, until=120)
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(Board(game, "SV"))
    lines = captured.get().splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width
    for province in ("Quang Tri", "Saigon", "Ca Mau"):
        assert any(province in line for line in lines)


@pytest.mark.parametrize(("name", "seed", "last"), [("fitl", 5, 200), ("saigon75", 7, 10_000)])
def test_a_game_is_played_to_its_end_at_one_keyboard(run, tmp_path, name, seed, last):
    """People who type one number after another come to the end of the game; every question can be shown.

    A whole game of Saigon 75; of Fire in the Lake, whose board takes long to draw so often, the last choices.
    """
    people, random = (dict.fromkeys(indochina.rules(name).SEATS, who) for who in ("human", "random"))
    begin = partial(indochina.new, name, "short" if name == "fitl" else None, seats=people, seed=seed)
    length = begin().play(random).made
    begin().play(random, until=max(0, length - last)).save(tmp_path / "game.save")
    rng = Random(seed)
    typed = "".join(f"{rng.choice([1, 1, 1, 2, 2, 3, 3, 4, 5, 6])}\n" for _ in range(5000))
    result = run("play --resume game.save", typed)
    assert result.exit_code == 0, result.output[-500:]
    assert "Watch it again" in result.output


def test_without_a_game_it_asks_which_one_which_scenario_and_which_side(run):
    result = run("play --seed 3", "nonsense\n2\n3\n1\nquit\n")
    assert result.exit_code == 0, result.output
    for words in (
        "Which game?",
        "Fire in the Lake",
        "Which scenario?",
        "Short",
        "US human, ARVN solo, NVA solo, VC solo",
    ):
        assert words in result.output
    assert "Which scenario?" not in run("play --seed 3", "1\n1\nquit\n").output, "Saigon 75 has only one"
    assert run("play --seed 3", "").exit_code == 0, "nobody answers"


def test_a_resumed_game_keeps_its_language(run):
    command = "play saigon75 --seed 3 --seat NV=random --seat SV=human --save game.save --lang fr"
    begun = run(command, "saigon\nquit\n").output
    assert "cinq noms de province" in begun and "five province names" not in begun
    assert "Partie reprise après 1 choix" in run("play --resume game.save", "quit\n").output
    assert "Game resumed after 1 choices" in run("play --resume game.save --lang en", "quit\n").output
    assert "Game resumed after 1 choices" in run("play --resume game.save", "quit\n").output


def test_lists_have_the_colon_of_their_language(run):
    typed = "quit\n"
    english = run("play fitl --seed 4 --scenario short --seat VC=human --save a.save", typed).output
    french = run("play fitl --seed 4 --scenario short --seat VC=human --save b.save --lang fr", typed).output
    assert "✓ unshaded Event: " in english
    assert "✓ Événement non ombré : " in french
