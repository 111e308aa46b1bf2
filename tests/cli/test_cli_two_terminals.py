"""A save is written by one terminal at a time; the lock ends with its process, however that ends."""

from __future__ import annotations

import os
import signal
import sys
import threading

import pytest

import indochina
from indochina.cli.locks import InUse, locked

SEATS = "--seat NV=random --seat SV=human"


def read_until(process, words):
    """Wait until a process has printed these words; it is killed if it does not."""
    give_up = threading.Timer(60, process.kill)
    give_up.start()
    shown = ""
    while words not in shown and (letter := process.stdout.read(1)):
        shown += letter
    give_up.cancel()
    assert words in shown, shown


@pytest.fixture
def first(start, tmp_path):
    """A terminal in which a game is being played."""
    process = start(f"play saigon75 --seed 3 {SEATS} --save game.save")
    process.stdin.write("saigon\n")
    process.stdin.flush()
    read_until(process, "SV> ")
    read_until(process, "SV> ")
    return process


def test_the_second_terminal_is_told_and_changes_nothing(run, first, tmp_path):
    os.symlink("game.save", tmp_path / "link.save")
    kept = (tmp_path / "game.save").read_bytes()
    for command in ("play --resume game.save", "play --resume link.save", "play --resume game.save --seat NV=solo"):
        result = run(command)
        assert result.exit_code == 1, result.output
        assert "in use by another terminal" in result.stderr and len(result.stderr.splitlines()) == 1
    assert (tmp_path / "game.save").read_bytes() == kept
    assert run("replay game.save").exit_code == 0  # reading is free
    copy = run("play --resume game.save --save other.save", "quit\n")
    assert copy.exit_code == 0 and indochina.load(tmp_path / "other.save").made == 1
    _, faults = first.communicate("hue\nquit\n", timeout=60)
    assert first.returncode == 0, faults
    assert run("play --resume game.save", "quit\n").output.count("resumed after 2 choices") == 1


def test_the_lock_ends_with_a_killed_process(run, first):
    first.send_signal(signal.SIGKILL)
    first.wait()
    result = run("play --resume game.save", "hue\nquit\n")
    assert result.exit_code == 0 and "resumed after 1 choices" in result.output
    assert indochina.load("game.save").made == 2


def test_an_autosave_in_use_is_no_game_that_waits(run, start, tmp_path):
    process = start(f"play saigon75 --seed 3 {SEATS}")
    read_until(process, "SV> ")
    result = run(f"play saigon75 --seed 4 {SEATS}", "quit\n")
    assert result.exit_code == 0 and "unfinished" not in result.output
    assert run("play --resume", "quit\n").exit_code == 0  # the latest is the second now
    process.kill()
    process.wait()
    assert "unfinished" in run(f"play saigon75 --seed 5 {SEATS}", "quit\n").output
    assert len(list((tmp_path / "data" / "indochina").glob("*.save"))) == 3


def test_nothing_is_left_beside_the_save(run, tmp_path):
    run(f"play saigon75 --seed 3 {SEATS} --save game.save", "saigon\nquit\n")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.save"]


def test_a_lock_left_behind_is_no_lock(run, tmp_path):
    (tmp_path / ".game.save.lock").write_text("")
    assert run(f"play saigon75 --seed 3 {SEATS} --save game.save", "saigon\nquit\n").exit_code == 0


def test_locks_that_take_turns_are_never_held_twice(tmp_path):
    """Taken and freed by many at once: removing the lock's file must not let two in."""
    path, inside, most, wrong = tmp_path / "x", [0], [0], []

    def take():
        for _ in range(200):
            try:
                with locked(path):
                    inside[0] += 1
                    if inside[0] > 1:
                        wrong.append(inside[0])
                    most[0] += 1
                    inside[0] -= 1
            except InUse:
                pass

    threads = [threading.Thread(target=take) for _ in range(4)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert most[0] > 200 and not wrong


def test_two_simulations_do_not_write_one_file(run, tmp_path):
    command = "simulate saigon75 --games 1 --jobs 1 --seat NV=random --seat SV=random --out r.jsonl"
    with locked(tmp_path / "r.jsonl"):
        result = run(command)
    assert result.exit_code == 1 and "in use by another terminal" in result.stderr
    assert run(command).exit_code == 0


def test_two_assistants_do_not_write_one_session(run, tmp_path):
    command = "assist fitl --scenario short --bots NVA,VC --save table.assist"
    assert run(command, "\nquit\n").exit_code == 0
    with locked(tmp_path / "table.assist"):
        result = run("assist fitl --resume table.assist")
    assert result.exit_code == 1 and "in use by another terminal" in result.stderr
