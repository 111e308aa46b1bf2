"""Looking back: the game as it stood after any choice, and records that grow by lines."""

import json

import pytest

import indochina
from indochina.core import saves
from indochina.core.errors import Error


@pytest.fixture(params=["saigon75", "fitl"])
def game(request):
    started = indochina.new(request.param, seed=4)
    return started.play(dict.fromkeys(started.rules.SEATS, "random"), until=150)


def test_the_game_at_a_choice_is_the_game_that_was(game):
    again = indochina.new(game.rules.NAME, seed=4)
    players = dict.fromkeys(game.rules.SEATS, "random")
    for made in range(0, 150, 7):
        again.play(players, until=made - again.made)
        then = game.at(made)
        assert (then.made, then.version, then.noted) == (made, again.version, again.noted)
        assert then.hash() == again.hash()
        assert then.decision.name == again.decision.name
        assert [entry.text for entry in then.log] == [entry.text for entry in again.log]


def test_looking_back_does_not_touch_the_game(game):
    before = game.hash(), game.version, game.decision.keys
    game.at(3).play(dict.fromkeys(game.rules.SEATS, "random"), until=10)
    assert (game.hash(), game.version, game.decision.keys) == before


@pytest.mark.parametrize("made", [-1, 151])
def test_there_is_no_such_choice(game, made):
    with pytest.raises(Error, match=f"there is no choice {made}: 150 have been made"):
        game.at(made)


def test_the_log_from_an_entry_on_is_the_end_of_the_log(game):
    whole = game.notes()
    assert [n for n, _ in whole] == list(range(game.noted))
    for since in (0, 1, game.noted // 2, game.noted - 1, game.noted):
        assert game.notes(since) == whole[since:]


def test_turns_back_are_the_choices_with_what_followed_them(game):
    turns = list(game.turns_back())
    assert len(turns) == game.made == 150
    opening, forward = [], []
    for answer in game.answers:
        if answer.how in ("", "person"):
            forward.append([answer])
        else:
            (forward[-1] if forward else opening).append(answer)
    assert turns[::-1] == forward
    assert sum(map(len, turns)) + len(opening) == game.version


def test_dice_rolled_after_the_last_choice_are_told(game):
    rolled = 0
    for made in range(149):
        then = game.at(made)
        turn = list(game.turns_back())[149 - made]
        then.feed(turn)
        assert [key for _, key in then.rolled] == [answer.key for answer in turn if answer.seat == "chance"]
        rolled += len(then.rolled)
    assert rolled


def test_a_record_grown_by_lines_is_the_save(game, tmp_path):
    """Choices appended in any portions, with hashes or without, and taken back, lead to the same game."""
    lines = list(saves.lines(game.at(0)))
    lines += saves.lines_since(game.at(1), 0, hashed=False)
    lines += saves.lines_since(game.at(90), 1)
    lines += saves.lines_since(game.at(60), 90)
    lines += saves.lines_since(game, 60, hashed=False)
    path = tmp_path / "grown.save"
    path.write_text("\n".join(json.dumps(line) for line in lines))
    loaded = indochina.load(path)
    assert (loaded.hash(), loaded.version, loaded.lost_history) == (game.hash(), game.version, "")
    assert ["hash" in line for line in lines if "choice" in line].count(True) == 1


def test_a_wrong_hash_is_noticed_in_a_record_that_has_few(game, tmp_path):
    lines = [*saves.lines(game.at(0)), *saves.lines_since(game.at(90), 0), *saves.lines_since(game, 90, hashed=False)]
    next(line for line in lines if "hash" in line)["hash"] = "before"
    path = tmp_path / "grown.save"
    path.write_text("\n".join(json.dumps(line) for line in lines))
    assert "choice 90 leads to another position than it did" in indochina.load(path).lost_history


@pytest.mark.parametrize(("name", "seats"), [("saigon75", ("NV", "SV")), ("tonkin", ("FEF", "VM"))])
def test_the_log_knows_after_which_choice_each_entry_was_written(name, seats):
    """Entry n is new in the game as it stood after that choice; a clone, an undone choice and a save know the same."""
    game = indochina.new(name, seed=3).play(dict.fromkeys(seats, "random"), until=60)
    when = game.when()
    assert len(when) == game.noted and when == sorted(when)
    noted = [game.at(made).noted for made in range(game.made + 1)]
    assert when == [next(made for made, upto in enumerate(noted) if n < upto) for n in range(game.noted)]
    assert len(set(when)) > 10
    assert game.clone().when(5) == game.at(game.made).when(5) == when[5:]
    assert game.when(game.noted) == []
    for made in range(game.made):
        assert game.at(made).when() == when[: noted[made]]
