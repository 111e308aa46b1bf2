"""A disk that is full for a while: the player is told, nothing else can be chosen, and play goes on undamaged."""

from __future__ import annotations

import errno
import json
import os
import resource
import signal
import subprocess
import sys
import threading

import pytest

import indochina

SEATS = "--seat NV=random --seat SV=human"
PLAY = f"play saigon75 --seed 3 {SEATS} --save game.save"
KEYS = ["saigon", "hue", "da_nang", "saigon"]


@pytest.fixture
def disk(monkeypatch):
    """A disk whose next writes fail: `disk(3)` three times, `disk(-1)` for ever."""
    write, left = os.write, [0]

    def writes(number, data):
        if left[0]:
            left[0] -= 1
            write(number, bytes(data)[: len(data) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(number, data)

    monkeypatch.setattr(os, "write", writes)
    return lambda times: left.__setitem__(0, times)


@pytest.fixture
def played(run, tmp_path, disk):
    """A game of two choices, then a full disk."""
    assert run(PLAY, "saigon\nhue\nquit\n").exit_code == 0
    disk(2)
    return tmp_path / "game.save"


def test_enter_tries_again_until_it_is_kept(run, played):
    result = run("play --resume game.save", "da_nang\n\n\nsaigon\nquit\n")
    assert result.exit_code == 0, result.output
    told = [line for line in result.output.splitlines() if "No space left on device" in line]
    assert len(told) == 2
    assert "Enter tries again" in result.output
    game = indochina.load(played)
    assert game.made == 4 and not game.lost_history
    assert run("replay game.save").exit_code == 0


def test_no_other_choice_is_taken_meanwhile(run, played, disk):
    disk(-1)
    result = run("play --resume game.save", "da_nang\nsaigon\nhue\n")
    assert result.exit_code == 1
    assert result.output.count("No space left on device") == 3
    assert "The last choice is not saved" in result.output and "Saved." not in result.output
    assert indochina.load(played).made == 2


@pytest.mark.parametrize(("language", "told"), [("en", "is not saved"), ("fr", "n'est pas sauvé")])
def test_quit_leaves_without_the_last_choice_and_a_copy_may_go_elsewhere(run, played, disk, tmp_path, language, told):
    disk(1)
    result = run(f"play --resume game.save --lang {language}", "da_nang\nsave copy.save\nsave copy.save\nquit\n")
    assert result.exit_code == 0, result.output  # the second `save` tried again, and it was kept
    assert "copy.save exist" in result.output.replace("\n", " ")
    assert indochina.load(tmp_path / "copy.save").made == indochina.load(played).made == 3
    disk(-1)
    result = run(f"play --resume game.save --lang {language}", "saigon\nquit\n")
    assert result.exit_code == 1 and told in result.output
    assert indochina.load(played).made == 3


def test_an_undo_that_cannot_be_kept_waits_too(run, played, disk):
    disk(1)
    result = run("play --resume game.save", "undo\n\nquit\n")
    assert result.exit_code == 0 and "No space left" in result.output
    assert indochina.load(played).made == 1


def test_a_bots_choice_that_cannot_be_kept_waits_for_somebody(run, disk, tmp_path):
    command = "play saigon75 --seed 3 --seat NV=random --seat SV=random --save bots.save"
    disk(1)
    assert run(command, "\n").exit_code == 0
    assert indochina.load(tmp_path / "bots.save").over
    disk(-1)
    result = run(command.replace("bots.save", "more.save"), "")
    assert result.exit_code == 1 and indochina.load(tmp_path / "more.save").made == 0


def test_a_save_that_was_removed_is_written_anew(run, tmp_path, monkeypatch):
    real = indochina.Game.why_not

    def removes(game, target):
        (tmp_path / "game.save").unlink()
        return real(game, target)

    monkeypatch.setattr("indochina.cli.table.Table.why", lambda table, rest: removes(table.game, rest))
    assert run(PLAY, "saigon\nwhy saigon\nhue\nquit\n").exit_code == 0
    assert indochina.load(tmp_path / "game.save").made == 2


def test_a_save_that_another_program_changed_is_left_as_it_is(run, tmp_path, monkeypatch):
    path = tmp_path / "game.save"

    def changes(table, rest):
        path.write_bytes(path.read_bytes() + b'{"undo": 0}\n')

    monkeypatch.setattr("indochina.cli.table.Table.why", changes)
    result = run(PLAY, "saigon\nwhy saigon\nhue\nsave mine.save\nquit\n")
    assert result.exit_code == 1 and "another program has changed it" in result.output
    assert path.read_bytes().endswith(b'{"undo": 0}\n')
    assert indochina.load(tmp_path / "mine.save").made == 2


def test_a_foreign_file_beside_the_save_is_left_alone(run, tmp_path):
    (tmp_path / "game.save.new").write_text("my notes")
    assert run(PLAY, "saigon\nquit\n").exit_code == 0
    assert run("play --resume game.save", "quit\n").exit_code == 0
    assert (tmp_path / "game.save.new").read_text() == "my notes"


def test_a_save_that_is_a_link_stays_one(run, tmp_path):
    assert run(PLAY, "saigon\nquit\n").exit_code == 0
    os.symlink("game.save", tmp_path / "link.save")
    assert run("play --resume link.save", "hue\nquit\n").exit_code == 0
    assert (tmp_path / "link.save").is_symlink()
    assert indochina.load(tmp_path / "game.save").made == 2


# --- a real limit of the system ---------------------------------------------------------------------------------------


def limited(bytes_):
    """What a new process is limited to: files of so many bytes, for now."""

    def limit():
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_, resource.RLIM_INFINITY))

    return limit


def begin(tmp_path, command, most):
    return subprocess.Popen(
        [sys.executable, "-u", "-c", "from indochina.cli import main; main()", *command.split()],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path,
        preexec_fn=limited(most),
    )  # fmt: skip


def read_until(process, words):
    give_up = threading.Timer(60, process.kill)
    give_up.start()
    shown = ""
    while words not in shown and (letter := process.stdout.read(1)):
        shown += letter
    give_up.cancel()
    assert words in shown, shown
    return shown


def test_a_process_that_may_write_no_more_goes_on_when_it_may(run, tmp_path):
    path = tmp_path / "game.save"
    assert run(PLAY, "quit\n").exit_code == 0
    process = begin(tmp_path, "play --resume game.save", path.stat().st_size + 200)  # in the middle of the second line
    try:
        process.stdin.write("\n".join([*KEYS[:2], ""]))
        process.stdin.flush()
        shown = read_until(process, "Enter tries again")
        assert "cannot write the save (File too large)" in shown
        assert indochina.load(path).made == 1 and path.read_bytes().endswith(b"\n")
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        output, faults = process.communicate("\n" + "\n".join([*KEYS[2:], "quit", ""]), timeout=60)
    finally:
        process.kill()
    assert process.returncode == 0, output + faults
    game = indochina.load(path)
    expected = indochina.new("saigon75", seed=3)
    for key in KEYS:
        expected.choose(key)
    assert game.hash() == expected.hash() and not game.lost_history


def test_a_game_that_cannot_be_begun_leaves_nothing(tmp_path):
    process = begin(tmp_path, PLAY, 100)
    _, faults = process.communicate("saigon\n", timeout=60)
    assert process.returncode == 1 and "game.save: cannot write the save (File too large)" in faults
    assert len(faults.strip().splitlines()) == 1
    assert not [path for path in tmp_path.iterdir() if path.is_file()]


def test_a_game_that_cannot_be_gone_on_with_is_kept(run, tmp_path):
    assert run(PLAY, "saigon\nquit\n").exit_code == 0
    kept = (tmp_path / "game.save").read_bytes()
    process = begin(tmp_path, "play --resume game.save", 100)
    _, faults = process.communicate("hue\n", timeout=60)
    assert process.returncode == 1 and "cannot write the save (File too large)" in faults
    assert (tmp_path / "game.save").read_bytes() == kept


def test_a_simulation_keeps_what_it_could_write_and_goes_on(run, tmp_path):
    command = "simulate saigon75 --games 8 --jobs 1 --seat NV=random --seat SV=random --out r.jsonl"
    process = begin(tmp_path, command, 700)
    _, faults = process.communicate(timeout=60)
    path = tmp_path / "r.jsonl"
    kept = path.read_bytes()
    whole = len(kept.splitlines())
    assert process.returncode == 1 and kept.endswith(b"\n") and 0 < whole < 8
    assert faults.strip().endswith(f"{whole} results are kept, the same command goes on")
    assert run(command).exit_code == 0
    assert path.read_bytes().startswith(kept)
    assert [json.loads(row)["seed"] for row in path.read_text().splitlines()] == list(range(1, 9))


def test_an_assistant_waits_for_room_too(run, tmp_path, disk):
    command = "assist fitl --scenario short --bots NVA,VC --save table.assist"
    assert run(command, "\naid 20\nquit\n").exit_code == 0
    disk(1)
    result = run("assist fitl --resume table.assist", "aid 21\n\naid 22\nquit\n")
    assert result.exit_code == 0 and result.output.count("No space left on device") == 1
    disk(-1)
    result = run("assist fitl --resume table.assist", "aid 23\nsave where.txt\nquit\n")
    assert result.exit_code == 1 and "What was typed last is not saved" in result.output
    assert "aid: 23" in (tmp_path / "where.txt").read_text()
    disk(0)
    shown = run("assist fitl --resume table.assist", "position\nundo\nundo\nquit\n")
    assert "aid: 22" in shown.output and shown.output.count("Taken back: aid") == 2


def test_an_assistants_torn_line_is_cut_off(run, tmp_path):
    path = tmp_path / "table.assist"
    assert (
        run("assist fitl --scenario short --bots NVA,VC --save table.assist", "\naid 20\naid 21\nquit\n").exit_code == 0
    )
    path.write_bytes(path.read_bytes()[:-30])
    assert run("assist fitl --resume table.assist", "aid 22\nquit\n").exit_code == 0
    shown = run("assist fitl --resume table.assist", "position\nundo\nquit\n")
    assert shown.exit_code == 0, shown.output
    assert "aid: 22" in shown.output and "Taken back: aid 22" in shown.output
