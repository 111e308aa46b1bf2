"""A save from anybody: it is content, of a bounded size, and is read in time that grows with its length alone."""

import gc
import json
import os
import threading
import time

import pytest

import indochina
from indochina import Error, Why
from indochina.core import loading, saves, view
from indochina.core.save_lines import ITEMS, NAME, TEXT
from indochina.tonkin.board import BOARDS_KEPT, Board, default

STUCK = 20.0
"""CPU seconds. What is read here takes less than two; read over and over it took from forty to hundreds."""


def rows_of(game):
    return [json.loads(json.dumps(line)) for line in saves.lines(game)]


def written(rows):
    return b"".join(json.dumps(row).encode() + b"\n" for row in rows)


def read(rows):
    return loading.game_of(rows if isinstance(rows, bytes) else written(rows), "it", indochina.rules)


def refused(rows):
    with pytest.raises(Error) as caught:
        read(rows)
    sentence = str(caught.value)
    assert sentence.startswith("it: ") and "\n" not in sentence
    assert len(sentence) < 2_000
    return sentence


@pytest.fixture(scope="module")
def rows():
    game = indochina.new("saigon75", seed=4)
    return rows_of(game.play({"NV": "random:1", "SV": "random:2"}, until=60))


@pytest.fixture(scope="module")
def long_game():
    """A whole game of bots, whose saves hold their reasons."""
    seats = dict.fromkeys(indochina.rules("fitl").SEATS, "solo")
    return indochina.new("fitl", "full", seats=seats, seed=1).play()


# --- content, never a path ------------------------------------------------------------------------------------

SETUPS = {"saigon75": {}, "tonkin": {}, "fitl": {"US": "human"}}


@pytest.mark.parametrize("game", SETUPS)
def test_a_save_does_not_open_the_file_it_names_as_its_board(game, tmp_path):
    """Nor does its snapshot: whoever brings it must not learn what files are here, nor what is in them."""
    secret = tmp_path / "secret"
    secret.write_text('{"password": {}}')
    head, *rest = rows_of(indochina.new(game, seed=1))
    for path in (secret, tmp_path / "nowhere"):
        named = {**head, "start": {**head["start"], "board": str(path)}}
        snapshot = {**rest[-1], "state": {**rest[-1]["state"], "board": str(path)}}
        for save in ([named], [named, snapshot]):
            sentence = refused(save)
            assert "password" not in sentence and "no such file" not in sentence.lower()
            assert str(path) not in sentence or "unknown name" in sentence


@pytest.mark.parametrize("game", ["saigon75", "tonkin"])
def test_a_save_does_not_wait_for_a_pipe(game, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    head, *_ = rows_of(indochina.new(game, seed=1))
    reader = threading.Thread(target=refused, args=([{**head, "start": {**head["start"], "board": str(pipe)}}],))
    reader.start()
    reader.join(10)
    waits = reader.is_alive()
    if waits:  # let it go
        os.close(os.open(pipe, os.O_WRONLY))
        reader.join()
    assert not waits


@pytest.mark.parametrize("game", ["saigon75", "tonkin"])
def test_a_position_does_not_open_a_file_either(game, tmp_path):
    path = tmp_path / "board"
    path.write_text("")
    for position in (f"board: {path}", {"board": str(path)}):
        with pytest.raises(Error, match="board") as caught:
            indochina.position(game, position)
        assert str(path) not in str(caught.value)


def test_a_board_that_a_person_names_is_read_and_saved_as_content(tmp_path):
    path = tmp_path / "my.json"
    path.write_text('{"units": {"1/2 REI": {"combat": 2}}}')
    for named in (path, str(path)):
        game = indochina.new("tonkin", seed=1, board=named)
        save = game.save(tmp_path / "a.save")
        assert indochina.load(save).state.board.changes == {"units": {"1/2 REI": {"combat": 2}}}
    path.unlink()
    assert indochina.load(save).hash() == game.hash()


# --- sizes ----------------------------------------------------------------------------------------------------


def nested(depth):
    return json.loads("[" * depth + "]" * depth)


HUGE = {
    "deep": nested(100),
    "a long text": "x" * (TEXT + 1),
    "a long list": ["x"] * (ITEMS + 1),
    "a large object": {str(n): n for n in range(ITEMS + 1)},
    "a great number": 10**100,
    "a greater one": -(10**100),
    "infinity": float("inf"),
    "no number": float("nan"),
    "a long name": {"x" * (TEXT + 1): 1},
}


@pytest.mark.parametrize("value", HUGE.values(), ids=HUGE)
@pytest.mark.parametrize("place", ["scenario", "options", "seats", "start", "more"])
def test_nothing_in_a_header_is_too_large(rows, value, place):
    head = (
        {**rows[0], "start": {**rows[0]["start"], "saigon": value}} if place == "start" else {**rows[0], place: value}
    )
    refused([head, *rows[1:]])


@pytest.mark.parametrize("value", HUGE.values(), ids=HUGE)
@pytest.mark.parametrize("place", ["choice", "reason", "then", "hash", "more"])
def test_nothing_in_a_choice_is_too_large(rows, value, place):
    sentence = refused([*rows[:5], {**rows[5], place: value}, *rows[6:]])
    assert "line 6" in sentence


@pytest.mark.parametrize("row", [b"[" * 100_000, b'{"n": 1' + b"0" * 5_000 + b"}", b'{"a": ' + b"[" * 50_000])
def test_what_json_itself_chokes_on(rows, row):
    assert "line 2" in refused(written(rows[:1]) + row + b"\n" + written(rows[1:]))
    refused(row + b"\n")


@pytest.mark.parametrize("field", ["scenario", "seed", "chance", "language"])
def test_names_are_short(rows, field):
    refused([{**rows[0], field: "x" * (NAME + 1)}, *rows[1:]])


@pytest.mark.parametrize("field", ["options", "seats"])
def test_names_of_players_and_settings_are_short(rows, field):
    refused([{**rows[0], field: {"NV": "x" * (NAME + 1)}}, *rows[1:]])
    refused([{**rows[0], field: {"x" * (NAME + 1): "human"}}, *rows[1:]])


BOARDS = {
    "saigon75": lambda name: {"names": {"hue": name}},
    "tonkin": lambda name: {"map": {"N14": {"community": {"name": name, "kind": "city", "color": "red"}}}},
}


@pytest.mark.parametrize("game", BOARDS)
def test_names_on_a_board_are_short(game):
    with pytest.raises(Error, match=f"{NAME} letters"):
        indochina.new(game, seed=1, board=BOARDS[game]("x" * (NAME + 1)))
    assert indochina.new(game, seed=1, board=BOARDS[game]("x" * NAME)).decision is not None


def test_units_of_an_owner_have_short_names_and_are_not_thousands():
    unit = default()["units"]["units"]["1/2 REI"]
    with pytest.raises(Error, match=f"{NAME} letters"):
        indochina.new("tonkin", seed=1, board={"units": {"x" * (NAME + 1): unit}})
    with pytest.raises(Error, match="at most 999 counters"):
        indochina.new("tonkin", seed=1, board={"units": {f"no {n}": {**unit, "count": 99} for n in range(20)}})


def test_streams_are_numbers_of_64_bits(rows):
    start = rows[0]["start"]
    for word in ("1" + "0" * 16, "-1", "f" * 500):
        refused([{**rows[0], "start": {**start, "streams": [word, *start["streams"][1:]]}}])


ODD_LINES = [
    {},
    {"undo": "x"},
    {"undo": None},
    {"choice": 5},
    {"n": "1", "seat": "SV", "decision": "", "choice": "", "then": []},
    {"n": 1, "seat": "SV", "decision": "", "choice": "", "then": [["a"]]},
    {"n": 1, "seat": "SV", "decision": "", "choice": "", "then": [["a", "b", 3]]},
    {"n": 1, "seat": "SV", "decision": "", "choice": "", "then": [], "reason": ["a"]},
    {"n": 1, "seat": "SV", "decision": "", "choice": "", "then": [], "reason": ["a", "b", []]},
    {"snapshot": "x", "state": {}, "then": []},
    {"snapshot": 1, "state": [], "then": []},
]


@pytest.mark.parametrize("line", ODD_LINES, ids=str)
def test_a_line_that_is_none_is_named(rows, line):
    assert refused([*rows[:4], line, *rows[4:]]) == "it: line 5: the save is damaged"


# --- time -----------------------------------------------------------------------------------------------------


def cpu_of(rows):
    raw = rows if isinstance(rows, bytes) else written(rows)
    before = time.process_time()
    try:
        game = read(raw)
    except Error:
        game = None
    return time.process_time() - before, game, len(raw)


def test_a_hundred_thousand_undo_lines():
    """Each took the time of all lines before it."""
    head, *_ = rows_of(indochina.new("saigon75", seed=3))
    line = {"n": 1, "seat": "SV", "decision": "setup.place", "choice": "saigon", "then": []}
    choices = b"".join(json.dumps({**line, "n": n}).encode() + b"\n" for n in range(1, 5_001))
    seconds, game, size = cpu_of(written([head]) + choices + b'{"undo":5000}\n' * 25_000 + b'{"undo":0}\n')
    assert size > 700_000 and game is not None and game.made == 0
    assert seconds < STUCK


def test_undo_lines_take_back_what_they_took_back(rows):
    head, *rest = rows
    choices = [row for row in rest if "choice" in row]
    back = [*choices[:10], {"undo": 4}, *choices[4:8], {"undo": 8}, {"undo": 0}, *choices[:3], {"undo": 2}]
    assert read([head, *back]).made == 2
    assert read([head, *choices[:5], rest[-1], {"undo": 3}, *choices[3:6]]).made == 6


def test_a_save_all_of_whose_hashes_are_wrong(long_game):
    """It was replayed once for every choice after its snapshot: 1,830 times."""
    head, *rest = rows_of(long_game)
    begin = {"snapshot": 0, "state": head["start"], "then": head["then"]}
    wrong = [{**row, "hash": "0" * 12} for row in rest if "choice" in row]
    seconds, game, size = cpu_of([head, begin, *wrong])
    assert size > 500_000 and game is not None
    assert f"choices 1 to {len(wrong)} must be made again" in game.lost_history
    assert seconds < STUCK


def test_what_is_right_after_wrong_hashes_is_kept(long_game):
    """The last choice that led where it did counts, whatever was wrong on the way there."""
    head, *rest = rows_of(long_game)
    begin = {"snapshot": 0, "state": head["start"], "then": head["then"]}
    choices = [row for row in rest if "choice" in row][:300]
    wrong = [{**row, "hash": "0" * 12} if n % 2 else row for n, row in enumerate(choices)]
    wrong[0] = {**wrong[0], "hash": "0" * 12}
    game = read([head, begin, *wrong])
    assert "choices 300 to 300 must be made again" in game.lost_history and game.made == 299


def test_boards_that_came_and_went_are_not_kept():
    """What is worked out for a board was kept for ever, and the board with it: a megabyte for each save."""
    for n in range(BOARDS_KEPT * 2 + 1):
        game = indochina.new("tonkin", seed=1, board={"units": {"1/2 REI": {"combat": n % 9}}})
        game.choose(game.decision.keys[0])
    del game
    gc.collect()
    assert sum(isinstance(thing, Board) for thing in gc.get_objects()) <= BOARDS_KEPT + 1


def test_a_reason_that_cannot_be_told_is_left_out():
    """A save has it from another version, or somebody made it up."""
    game = indochina.new("saigon75", seed=4)
    for why in (Why("reason.gone", "1", {}), Why("reason.routine", "1", {"n": []}), Why("", "", {})):
        told = view.reason(game.rules, why, game.messages)
        assert told is None or told["text"]
    assert view.reason(game.rules, Why("reason.gone", "1", {}), game.messages) is None
