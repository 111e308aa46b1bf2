"""Files, numbers and texts nobody would give: one sentence, the right exit code, nothing lost."""

from __future__ import annotations

import json
import os
import sys

import pytest

import indochina

DIGITS = "9" * 5000
DEEP = '{"a":' * 100_000
SEATS = ["--seat", "NV=random", "--seat", "SV=human"]
PLAY = ["play", "saigon75", "--seed", "3", *SEATS]
SIMULATE = ["simulate", "saigon75", "--games", "2", "--jobs", "1", "--seat", "NV=random", "--seat", "SV=random"]
ASSIST = ["assist", "fitl", "--scenario", "short", "--bots", "NVA,VC"]


def told(result, code=2):
    """The one sentence of a command that was refused."""
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    assert len(result.stderr) < 3_000
    return result.stderr


# --- files that are none of ours --------------------------------------------------------------------------------------

READERS = {
    "play --resume": ["play", "--resume", "x"],
    "replay": ["replay", "x"],
    "assist --resume": ["assist", "fitl", "--resume", "x"],
    "assist --position": ["assist", "fitl", "--bots", "US", "--position", "x"],
    "position": ["position", "fitl", "x"],
    "board of saigon75": [*PLAY, "--board", "x"],
    "board of tonkin": ["play", "tonkin", "--board", "x"],
    "board of a simulation": [*SIMULATE, "--board", "x"],
    "results": [*SIMULATE, "--out", "x"],
}


@pytest.mark.parametrize("kind", ["folder", "pipe", "large"])
@pytest.mark.parametrize("command", READERS.values(), ids=READERS)
def test_what_is_no_plain_file_is_not_waited_for(run, command, kind):
    if kind == "folder":
        os.mkdir("x")
    elif kind == "pipe":
        os.mkfifo("x")
    else:
        with open("x", "wb") as file:
            file.truncate(3 << 30)
    assert told(run(command)).startswith("x: ")
    assert os.path.exists("x")


@pytest.mark.parametrize(
    "content", [DEEP, f'{{"a": {DIGITS}}}', f"a = {DIGITS}", "a = " + "[" * 100_000, "\0\0", "\udcff"]
)
@pytest.mark.parametrize(
    "name", ["assist --resume", "assist --position", "position", "board of saigon75", "board of tonkin", "results"]
)
def test_absurd_files_are_refused(run, tmp_path, name, content):
    raw = content.encode(errors="surrogateescape") + b"\n"
    (tmp_path / "x").write_bytes(raw)
    told(run(READERS[name]))
    assert (tmp_path / "x").read_bytes() == raw


@pytest.mark.parametrize(
    "line", ['{"at": "x"}', '{"at": 99}', '{"run": 5}', '{"run": ["x", 5]}', '{"step": 5}', '{"step": {}}',
             '{"step": {"what": 5, "headline": [], "state": {}}}',
             '{"step": {"what": "x", "headline": "x", "state": {"stage": "y"}}}'],
)  # fmt: skip
def test_a_session_with_a_senseless_line_is_refused(run, tmp_path, line):
    assert run([*ASSIST, "--save", "x"], "\naid 20\nquit\n").exit_code == 0
    (tmp_path / "x").write_text((tmp_path / "x").read_text() + line + "\n")
    told(run("assist fitl --resume x", "quit\n"))


@pytest.mark.parametrize(
    ("field", "value"),
    [("winner", [1]), ("winner", 5), ("turn", {}), ("choices", "x"), ("seconds", "x"), ("seed", True), ("seed", "1")],
)
def test_senseless_results_are_refused_and_kept(run, tmp_path, field, value):
    path = tmp_path / "r.jsonl"
    assert run([*SIMULATE, "--out", "r.jsonl"]).exit_code == 0
    first, rest = path.read_text().split("\n", 1)
    path.write_text(json.dumps({**json.loads(first), field: value}) + "\n" + rest)
    kept = path.read_bytes()
    assert "line 1: not a results file" in told(run([*SIMULATE, "--out", "r.jsonl"]))
    assert path.read_bytes() == kept


# --- positions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", indochina.GAMES)
@pytest.mark.parametrize(
    "stated",
    [
        DEEP, f'{{"turn": {DIGITS}}}', f"turn: {DIGITS}", "turn: " + DEEP, f'turn: {{"a": {DIGITS}}}', "stage: nowhere",
        "choices: x", "streams: x", "streams: 1, 2, z", '{"stage": [1]}', "current: ²", 'active: {"a": 1}',
        '{"choices": 5}',
    ],
    ids=lambda text: text[:20],
)  # fmt: skip
def test_a_senseless_position_is_refused(run, game, stated):
    sentence = told(run(["position", game, "-"], stated))
    assert "position" in sentence or "recorded answer" in sentence


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        [*PLAY[:2], *SEATS, "--seed", DIGITS],
        [*PLAY[:2], *SEATS, "--seed", "\udcff"],
        [*PLAY[:2], *SEATS, "--seed", "x" * 31],
        [*PLAY, "--dice", DIGITS],
        [*PLAY, "--dice", "1," * 1_001],
        [*PLAY, "--option", "[/bold]"],
        [*SIMULATE, "--games", DIGITS],
        [*SIMULATE, "--games", "1" + "0" * 18],
        [*SIMULATE, "--seed", DIGITS],
        [*SIMULATE, "--seed", "9" * 4000],
        [*SIMULATE, "--jobs", "1000000"],
        ["fuzz", "saigon75", "--games", "1" + "0" * 30],
        ["fuzz", "saigon75", "--deep", DIGITS],
        ["replay", "x", "--speed", "inf"],
        ["replay", "x", "--speed", "nan"],
        ["bench", "web", "--seconds", "inf"],
        ["bench", "saigon75", "--repeat", DIGITS],
        ["serve", "--port", "99999"],
        ["serve", "--port", "-1"],
    ],
    ids=lambda command: " ".join(word[:12] for word in command[-2:]),
)  # fmt: skip
def test_absurd_options_are_usage_errors(run, command, tmp_path):
    result = run(command)
    assert result.exit_code == 2 and "Usage" in result.stderr, result.output
    assert not list(tmp_path.glob("*"))


@pytest.mark.parametrize(
    "command",
    [["play", DIGITS], ["play", "--resume", DIGITS], [*PLAY, "--lang", DIGITS], ["cards", "fitl", DIGITS],
     ["assist", "fitl", "--scenario", DIGITS], ["assist", "fitl", "--scenario", "short", "--bots", DIGITS],
     ["play", "saigon75", "--scenario", "\x1b[2J"], ["position", "saigon75", "x" * 5000]],
    ids=lambda command: " ".join(word[:12] for word in command),
)  # fmt: skip
def test_absurd_names_are_told_in_a_sentence(run, command):
    assert "\x1b" not in told(run(command))


@pytest.mark.parametrize("name", ["[bold].save", "x[/b].save", "a b'c.save"])
def test_any_name_of_a_file_will_do(run, tmp_path, name):
    (tmp_path / name).parent.mkdir(exist_ok=True)
    result = run([*PLAY, "--save", name], "saigon\nsave\nquit\n")
    assert result.exit_code == 0, result.output
    again = run(["play", "--resume", name], "hue\nquit\n")
    assert again.exit_code == 0, again.output
    assert indochina.load(name).made == 2
    if "'" not in name:
        assert result.output.count(name) == again.output.count(name) + 1 == 3


@pytest.mark.parametrize("save", ["x" * 5000, "x" * 255, "nowhere/x", "x/y"])
def test_where_no_save_can_be_one_sentence_says_so(run, save, tmp_path):
    (tmp_path / "x").write_text("")
    told(run([*PLAY, "--save", save], "saigon\n"), 2 if "/" in save else 1)
    told(run([*ASSIST, "--save", save], "\n"), 2 if "/" in save else 1)


def test_a_crash_is_told_where_nothing_can_be_written(run, tmp_path, monkeypatch):
    def fail(*given, **named):
        raise RuntimeError("oh no")

    monkeypatch.setattr(sys.modules["indochina.cli.settings"], "Table", fail)
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    sentence = told(run("settings fitl"), 1)
    assert "oh no" in sentence and "oh no" in json.loads((tmp_path / "indochina-crash.json").read_text())["fault"]
    monkeypatch.setattr("tempfile.tempdir", "/dev/null")
    assert "oh no" in told(run("settings fitl"), 1)


def test_out_of_memory_is_a_sentence(run, monkeypatch):
    def fail(*given, **named):
        raise MemoryError

    monkeypatch.setattr(sys.modules["indochina.cli.settings"], "Table", fail)
    assert "memory" in told(run("settings fitl"), 1)


# --- what is typed ----------------------------------------------------------------------------------------------------

TYPED = [
    DIGITS, f"log {DIGITS}", f"log why {DIGITS}", f"card {DIGITS}", f"why {DIGITS}", f"odds {DIGITS}", f"hex {DIGITS}",
    f"reach {DIGITS}", f"supply {DIGITS}", f"map {DIGITS}", "²", "log ²", "card ²", "\0", "\x1b[2J", "[/bold]",
    "save .", "save /nowhere/x", "save ~nosuchuser/x", "save a\0b", "save /dev/full", f"save {'x' * 3000}",
    "x" * 1_000_000, "why [/bold]", "log -1", "save", "odds", "card", "why",
]  # fmt: skip


@pytest.mark.parametrize("game", ["saigon75 --seat SV=human", "fitl --seat US=human", "tonkin --seat FEF=human"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_is_typed_the_game_goes_on(run, tmp_path, game, language):
    typed = "\n".join([*TYPED, "1", "quit", ""])
    result = run(f"play {game} --seed 3 --lang {language} --save game.save", typed)
    assert result.exit_code == 0, result.output[-3000:]
    assert indochina.load("game.save").made >= 1
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.save"]


ASSISTED = [
    f"aid {DIGITS}", f"trail +{DIGITS}", f"+{DIGITS} nva troop hue", f"-{DIGITS} police saigon",
    f"show {DIGITS}", f"text {DIGITS}", f"card {DIGITS}", f"hue: {DIGITS} us troops",
    f"move {DIGITS} us troops saigon hue", f"casualties: {DIGITS} us troops",
    "save a\0b", f"save {'x' * 3000}", "save ~nosuchuser/x", "save nowhere/x", "stage: nowhere", f"momentum: {DEEP}",
    "did US ²", "+² nva troop hue", "trail +²", "flip ² vc guerrilla hue", "streams: x", "choices: x", "auto", "\0",
    "[/b]", DIGITS, "undo",
]  # fmt: skip


def test_whatever_is_typed_the_assistant_goes_on(run):
    result = run([*ASSIST, "--save", "x"], "\n".join(["", *ASSISTED, "aid 20", "quit", ""]))
    assert result.exit_code == 0, result.output[-3000:]
    assert "aid: 20" in run("assist fitl --resume x", "position\nquit\n").output
