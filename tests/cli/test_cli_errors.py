"""Mistakes are told in one line on stderr, with exit code 2, and nothing is overwritten."""

from __future__ import annotations

import json

import pytest

import indochina
from indochina.core.errors import RulesFault

SEATS = "--seat NV=random --seat SV=human"


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play saigon76", "unknown game 'saigon76'"),
        ("simulate saigon76", "unknown game 'saigon76'"),
        ("fuzz saigon76", "unknown game 'saigon76'"),
        ("bench saigon76", "unknown game 'saigon76'"),
        ("position saigon76 x", "unknown game 'saigon76'"),
        (f"play saigon75 {SEATS} --scenario tet", "unknown scenario 'tet'"),
        ("play saigon75 --seat US=human", "unknown seat 'US'"),
        ("play saigon75 --seat NV=hal", "unknown player 'hal'"),
        ("simulate saigon75 --seat NV=human", "seat NV: a person cannot play a series"),
        (f"play saigon75 {SEATS} --option size=3", "unknown option 'size'"),
        (f"play saigon75 {SEATS} --option hand=4", "option 'hand' is 3 or 8"),
        (f"play saigon75 {SEATS} --lang xx", "unknown language 'xx'"),
        (f"play saigon75 {SEATS} --chance fate", "not 'fate'"),
        (f"play saigon75 {SEATS} --board nowhere.toml", "nowhere.toml: cannot read the board file"),
        (f"play saigon75 {SEATS} --save nowhere/game.save", "there is no folder nowhere"),
        ("play --resume nowhere.save", "nowhere.save: no such file"),
        ("play --resume", "no saved game"),
        ("replay nowhere.save", "nowhere.save: no such file"),
        ("position saigon75 nowhere.pos", "nowhere.pos: neither a position nor a file"),
        ("position saigon75 moon:1", "unknown name 'moon'"),
        ("position saigon75 {bad", "position: not JSON"),
        ("bench saigon75 --players hal", "unknown players 'hal'"),
    ],
)
def test_one_clear_line_and_exit_2(run, tmp_path, command, told):
    result = run(command)
    assert result.exit_code == 2, result.output
    assert told in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.output
    assert not list(tmp_path.glob("*.json"))


@pytest.mark.parametrize(
    "command",
    [
        "play saigon75 --nonsense",
        "simulate saigon75 --games 0",
        "play saigon75 --seat NV",
        "play --resume x --seed 3",
    ],
)
def test_bad_flags_are_usage_errors(run, command):
    result = run(command)
    assert result.exit_code == 2
    assert "Usage" in result.stderr


def test_a_foreign_file_is_never_overwritten(run, tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Mum")
    for command in (f"play saigon75 {SEATS} --save letter.txt", "play --resume letter.txt", "replay letter.txt"):
        assert run(command).exit_code == 2
    assert run("simulate saigon75 --games 1 --seat NV=random --seat SV=random --out letter.txt").exit_code == 2
    assert letter.read_text() == "Dear Mum"


def test_an_older_save_is_not_replaced_by_a_new_game(run, tmp_path):
    run(f"play saigon75 {SEATS} --seed 1 --save game.save", "saigon\n")
    kept = (tmp_path / "game.save").read_bytes()
    result = run(f"play saigon75 {SEATS} --seed 2 --save game.save")
    assert result.exit_code == 2 and "exists already" in result.stderr
    assert (tmp_path / "game.save").read_bytes() == kept


@pytest.mark.parametrize(("field", "value", "told"), [("indochina", 99, "format 99"), ("rules", 99, "version 99")])
def test_a_save_of_another_version_is_refused_and_kept(run, tmp_path, field, value, told):
    path = indochina.new("saigon75", seed=1).choose("saigon").save(tmp_path / "game.save")
    head, rest = path.read_text().split("\n", 1)
    path.write_text(json.dumps({**json.loads(head), field: value}) + "\n" + rest)
    kept = path.read_bytes()
    for command in ("play --resume game.save", "replay game.save"):
        result = run(command)
        assert result.exit_code == 2 and told in result.stderr
    assert path.read_bytes() == kept


def test_replay_names_the_line_that_differs(run, tmp_path):
    game = indochina.new("saigon75", seed=1).choose("saigon").choose("hue").choose("hue")
    path = game.save(tmp_path / "game.save")
    lines = path.read_text().splitlines()
    changed = json.loads(lines[2])
    changed["choice"] = "da_nang"
    path.write_text("\n".join([*lines[:2], json.dumps(changed), *lines[3:]]) + "\n")
    result = run("replay game.save")
    assert result.exit_code == 2
    assert "line 3: choice 2: it leads to another position" in result.stderr
    assert "all hashes equal" not in result.output
    assert run("replay game.save --to 1").exit_code == 0


def test_a_fault_of_the_rules_leaves_a_crash_file_and_the_save(run, tmp_path, monkeypatch):
    def fail(self, key, reason=None):
        raise RulesFault("the rules failed", {"position": "here"})

    monkeypatch.setattr("indochina.core.game.Game.choose", fail)
    result = run(f"play saigon75 {SEATS} --seed 1 --save game.save", "saigon\n")
    assert result.exit_code == 1
    assert "the rules failed" in result.stderr
    assert json.loads((tmp_path / "game-crash.json").read_text())["position"] == "here"
    assert (tmp_path / "game.save").exists()


def test_every_command_has_help_with_an_example(run):
    for command in ("play", "replay", "simulate", "fuzz", "bench", "position"):
        result = run(f"{command} --help")
        assert result.exit_code == 0
        assert f"indochina {command}" in result.output.split("Example", 1)[1]
