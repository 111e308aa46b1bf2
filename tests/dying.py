"""Plays the start of a game many times, killed (-9) at another call of the system each time.

`python dying.py FOLDER CHOICES PARTS` leaves in FOLDER a save for every write that a process died at, and prints for
each its name, how many choices had been acknowledged and how many had been made. Killing needs a process of its own,
and starting Python takes longer than playing: so one process is started, and forks.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import indochina
from indochina.cli.autosaves import Autosave


def play(game, path, choices, told):
    autosave = Autosave(game, path)
    os.write(told, b"begun\n")
    for _ in range(choices):
        game.play({"SV": "random", "NV": "random"}, until=1)
        os.write(told, b"made\n")
        autosave.keep(game)
        os.write(told, b"kept\n")


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def at_write(nth, part, parts, told):
    """Die at the n-th write to a file, when that share of it is written."""
    write, calls = os.write, [0]

    def writes(number, data):
        if number != told:
            calls[0] += 1
            if calls[0] == nth:
                write(number, data[: len(data) * part // parts])
                die()
        return write(number, data)

    os.write = writes


def at_call(name):
    """Die at the first call of this name."""
    setattr(os, name, lambda *given: die())


def died(run):
    """What a process told that was killed while it ran; False if it was not killed."""
    here, there = os.pipe()
    child = os.fork()
    if not child:
        os.close(here)
        run(there)
        os._exit(0)
    os.close(there)
    with os.fdopen(here) as told:
        words = told.read().split()
    return words if os.waitpid(child, 0)[1] == signal.SIGKILL else False


def killed_at_writes(folder, choices, parts):
    for nth in range(1, choices + 1):
        for part in range(parts + 1):
            path = folder / f"{nth}-{part}.save"

            def run(told, path=path, nth=nth, part=part):
                at_write(nth, part, parts, told)
                play(indochina.new("saigon75", seed=3), path, choices, told)

            words = died(run)
            assert words, f"write {nth} was not reached"
            print(path.name, words.count("kept"), words.count("made"))


def killed_while_going_on(folder, choices):
    """A save that is gone on with is written whole: died at any call of that, it is the old one or the new one."""
    nobody = os.open(os.devnull, os.O_WRONLY)
    for name in ("fsync", "replace"):
        path = folder / f"{name}.save"
        play(indochina.new("saigon75", seed=3), path, choices, nobody)

        def run(told, path=path, name=name):
            game = indochina.load(path)
            at_call(name)
            play(game, path, 1, told)

        assert died(run) == [], name
        print(path.name, choices, choices)


if __name__ == "__main__":
    killed_at_writes(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
    killed_while_going_on(Path(sys.argv[1]), int(sys.argv[2]))
