"""Games are kept while they are played: how, where when nobody says where, and how to go on with one."""

from __future__ import annotations

import os
import shlex
from contextlib import ExitStack, suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import indochina
from indochina.core import saves
from indochina.core.errors import Error, Prevented
from indochina.core.files import Growing
from indochina.core.game import Game

from .locks import InUse, locked


class Autosave:
    """Keeps a file in step with a game: every choice is on the disk before the next question is shown."""

    def __init__(self, game: Game, path: Path) -> None:
        self.path = path
        self.behind = False
        """Does the file lack something of the game, because it could not be written?"""
        self._begin(game)

    def _begin(self, game: Game) -> None:
        saves.save(game, self.path)
        self._file = Growing(self.path)
        self._made = game.made
        self._stage = game.state.stage

    def keep(self, game: Game) -> None:
        """Bring the file up to date: append what was chosen since, or what was taken back.

        If that cannot be done the file is as it was, and it can be tried again.
        """
        self.behind = True
        if self.path.exists():
            lines = saves.lines_since(game, self._made)
            if game.made > self._made and game.state.stage != self._stage:
                lines.append(saves.snapshot_line(game, game.made))
            self._file.append(lines)
            self._made, self._stage = game.made, game.state.stage
        else:  # somebody has removed it
            self._begin(game)
        self.behind = False


def folder() -> Path:
    """`$XDG_DATA_HOME/indochina`, or its usual place."""
    home = os.environ.get("XDG_DATA_HOME")
    try:
        return (Path(home) if home else Path.home() / ".local" / "share") / "indochina"
    except RuntimeError:
        raise Prevented("there is no home directory to keep games in; set HOME or XDG_DATA_HOME") from None


def new_path(locks: ExitStack, game: str, kind: str = "save") -> Path:
    """A new file named by the game and the time it starts; nobody else writes it until `locks` are freed."""
    place = folder()
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    try:
        place.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            path = place / f"{stem}{'' if number == 1 else f'-{number}'}.{kind}"
            if not path.exists() and _locked_new(locks, path):
                break
    except OSError as fault:
        raise Prevented(f"{place}: cannot make the folder for saves ({fault.strerror}); use --save FILE") from None
    return path


def _locked_new(locks: ExitStack, path: Path) -> bool:
    """Lock a file that is still to be made; False if somebody else was faster."""
    with ExitStack() as attempt:
        try:
            attempt.enter_context(locked(path))
        except InUse:
            return False
        if path.exists():
            return False
        locks.push(attempt.pop_all())
    return True


def latest(game: str | None = None) -> Path | None:
    """The autosave written last, of one game or of any."""
    found = []
    try:
        for path in folder().glob(f"{game or '*'}-*.save"):
            with suppress(FileNotFoundError):  # removed meanwhile, or a link to nowhere
                found.append((path.stat().st_mtime_ns, path))
    except OSError as fault:
        raise Prevented(f"{folder()}: cannot be read ({fault.strerror})") from None
    return max(found)[1] if found else None


def latest_unfinished(game: str) -> Path | None:
    """The latest autosave of a game, if it can be gone on with: read, not over, and not in use."""
    try:
        path = latest(game)
        if path is None or indochina.load(path).over:
            return None
        with locked(path):
            return path
    except Error:
        return None


def resume_command(path: Path) -> str:
    return f"indochina play --resume {shlex.quote(str(path))}"
