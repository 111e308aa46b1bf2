"""A full disk, a broken disk, no memory, kill -9: the save holds what was acknowledged, and play goes on afterwards.

With SOAK=1 the disk is full once at every single byte, and every write is killed at more places.
"""

from __future__ import annotations

import errno
import os
import subprocess
import sys

import dying
import pytest

import indochina
from indochina.cli.autosaves import Autosave
from indochina.core.errors import Error

SOAK = bool(os.environ.get("SOAK"))
CHOICES = 40 if SOAK else 26
RANDOM = {"SV": "random", "NV": "random"}
STEP = 1 if SOAK else 61
"""Every how many bytes the disk is full once."""


def begun():
    return indochina.new("saigon75", seed=3, seats=RANDOM)


def played(path, keep, arm=lambda: None):
    """A short game, kept by `keep(autosave, game)` after every choice, one of them taken back and made again.

    `arm` is called when the save has been begun: from then on something may go wrong.
    """
    game = begun()
    autosave = Autosave(game, path)
    arm()
    for n in range(CHOICES):
        game.play(until=1)
        keep(autosave, game)
        if n == 8:
            game.undo()
            keep(autosave, game)
    return game


class Stubborn:
    """Keeps a choice in spite of faults: after each the save must hold what it held, then it is tried again.

    If what was written cannot be cut off (`cut` is false), it may hold the choice that was tried, too.
    """

    def __init__(self, cut=True):
        self.faults, self.held, self.cut = 0, 0, cut

    def __call__(self, autosave, game):
        while True:
            try:
                autosave.keep(game)
            except Error as fault:
                self.faults += 1
                assert str(fault).startswith(f"{autosave.path}: cannot write the save (") and "\n" not in str(fault)
                assert autosave.behind
                loaded = indochina.load(autosave.path)
                assert loaded.made in ([self.held] if self.cut else [self.held, game.made])
                assert not loaded.lost_history
            else:
                self.held = game.made
                assert not autosave.behind
                return


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    """The save of the same game when nothing goes wrong, and how many of its bytes were appended."""
    path = tmp_path_factory.mktemp("undisturbed") / "game.save"
    begun_with = []
    played(path, lambda autosave, game: autosave.keep(game), lambda: begun_with.append(path.stat().st_size))
    return path.read_bytes(), path.stat().st_size - begun_with[0]


def full_once(after, patch):
    """The disk takes `after` more bytes, is then full for one write, and has room again."""
    write, room = os.write, [after]

    def writes(number, data):
        if room and room[0] == 0:
            room.clear()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        done = write(number, bytes(data)[: room[0]] if room else data)
        if room:
            room[0] -= done
        return done

    patch.setattr(os, "write", writes)


def test_a_disk_full_at_any_byte_damages_nothing(tmp_path, monkeypatch, undisturbed):
    whole, appended = undisturbed
    assert appended > 5_000
    path = tmp_path / "game.save"
    for after in range(0, appended, STEP):
        keep = Stubborn()
        with monkeypatch.context() as patch:
            played(path, keep, lambda after=after, patch=patch: full_once(after, patch))
        assert keep.faults == 1, after
        assert path.read_bytes() == whole, after


class Failing:
    """A call of the system that fails from the `first`-th time on, `times` times in a row."""

    def __init__(self, real, first, times, fault):
        self.real, self.fault = real, fault
        self.failing = range(first, first + times)
        self.calls = 0

    def __call__(self, *given, **named):
        self.calls += 1
        if self.calls in self.failing:
            raise self.fault
        return self.real(*given, **named)


BROKEN = OSError(errno.EIO, os.strerror(errno.EIO))


@pytest.mark.parametrize("fault", [BROKEN, MemoryError()], ids=["broken disk", "no memory"])
@pytest.mark.parametrize("calls", [("open",), ("write",), ("fsync",), ("write", "ftruncate"), ("fsync", "ftruncate")])
@pytest.mark.parametrize("times", [1, 3])
def test_a_fault_of_any_call_damages_nothing(tmp_path, monkeypatch, undisturbed, fault, calls, times):
    """Even if what was half written cannot be cut off at once."""
    whole, _ = undisturbed
    path = tmp_path / "game.save"
    for first in range(1, CHOICES + 1, 1 if SOAK else 5):
        keep = Stubborn(cut="ftruncate" not in calls)
        with monkeypatch.context() as patch:

            def arm(patch=patch, first=first):
                for call in calls:
                    patch.setattr(os, call, Failing(getattr(os, call), first, times, fault))

            played(path, keep, arm)
        assert keep.faults >= times, first
        assert path.read_bytes() == whole, first


def test_killed_at_every_write_it_loads_and_goes_on(tmp_path):
    choices, parts = (40, 40) if SOAK else (20, 3)
    command = [sys.executable, dying.__file__, str(tmp_path), str(choices), str(parts)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr
    deaths = [line.split() for line in done.stdout.splitlines()]
    assert len(deaths) == choices * (parts + 1) + 2
    whole = indochina.new("saigon75", seed=3).play(RANDOM, until=choices + 1)
    for name, kept, made in deaths:
        path = tmp_path / name
        game = indochina.load(path)
        assert int(kept) <= game.made <= int(made) <= int(kept) + 1, name
        assert not game.lost_history
        autosave = Autosave(game, path)  # as when it is resumed
        while game.made <= choices:
            game.play(RANDOM, until=1)
            autosave.keep(game)
        again = indochina.load(path)
        assert again.hash() == whole.hash() and again.made == whole.made == choices + 1, name
