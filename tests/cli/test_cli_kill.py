"""Killed or interrupted at any moment, a game goes on without loss."""

from __future__ import annotations

import signal
import threading
import time

import indochina

COMMAND = "play saigon75 --seed 3 --seat NV=solo --seat SV=human --save game.save"


def wait_for(path, choices):
    """Wait until the file holds so many choices."""
    for _ in range(400):
        if path.exists() and path.read_text().count('"choice"') >= choices:
            return
        time.sleep(0.05)
    raise AssertionError("the choices were not saved")


def test_kill_9_loses_no_choice(start, tmp_path):
    path = tmp_path / "game.save"
    process = start(COMMAND)
    process.stdin.write("saigon\nhue\nda_nang\nsaigon\n")
    process.stdin.flush()
    wait_for(path, 4)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert process.returncode == -signal.SIGKILL
    with path.open("a") as torn:
        torn.write('{"n": 5, "seat": "SV", "deci')
    resumed = start("play --resume game.save")
    output, faults = resumed.communicate("hue\nquit\n", timeout=30)
    assert resumed.returncode == 0, faults
    assert "resumed after 4 choices" in output
    unbroken = indochina.new("saigon75", seed=3)
    for key in ("saigon", "hue", "da_nang", "saigon", "hue"):
        unbroken.choose(key)
    game = indochina.load(path)
    assert game.hash() == unbroken.hash() and game.seats == {"NV": "solo", "SV": "human"}


def read_until(process, words, times):
    """What a process has printed when these words have appeared so often; it is killed if they do not."""
    give_up = threading.Timer(60, process.kill)
    give_up.start()
    shown = ""
    while shown.count(words) < times and (letter := process.stdout.read(1)):
        shown += letter
    give_up.cancel()
    assert shown.count(words) == times, shown
    return shown


def test_ctrl_c_leaves_cleanly_with_130(start):
    process = start(COMMAND)
    process.stdin.write("saigon\n")
    process.stdin.flush()
    shown = read_until(process, "SV> ", 2)  # it waits for the second answer
    process.send_signal(signal.SIGINT)
    output, faults = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "indochina play --resume game.save" in shown + output
    assert "Traceback" not in faults
