"""Games are kept while they are played: how, where when nobody says where, and how to go on with one."""

from __future__ import annotations

import os
import shlex
from datetime import datetime
from pathlib import Path

import indochina
from indochina.core import saves
from indochina.core.errors import Error
from indochina.core.game import Game


class Autosave:
    """Keeps a file in step with a game: every choice is on the disk before the next question is shown."""

    def __init__(self, game: Game, path: Path) -> None:
        self.path = saves.save(game, path)
        self._made = game.made
        self._stage = game.state.stage

    def keep(self, game: Game) -> None:
        """Bring the file up to date: append what was chosen since, or what was taken back."""
        lines = saves.lines_since(game, self._made)
        if game.made > self._made and game.state.stage != self._stage:
            lines.append(saves.snapshot_line(game, game.made))
        saves.append_lines(self.path, lines)
        self._made, self._stage = game.made, game.state.stage


def folder() -> Path:
    """`$XDG_DATA_HOME/indochina`, or its usual place."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "indochina"


def new_path(game: str, kind: str = "save") -> Path:
    """A new file named by the game and the time it starts."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Error(f"{place}: cannot make the folder for saves ({fault.strerror}); use --save FILE") from None
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = place / f"{stem}.{kind}", 1
    while path.exists():
        number += 1
        path = place / f"{stem}-{number}.{kind}"
    return path


def latest(game: str | None = None) -> Path | None:
    """The autosave written last, of one game or of any."""
    found = sorted(folder().glob(f"{game or '*'}-*.save"), key=lambda path: path.stat().st_mtime_ns)
    return found[-1] if found else None


def latest_unfinished(game: str) -> Path | None:
    """The latest autosave of a game, if it can be gone on with."""
    path = latest(game)
    if path is None:
        return None
    try:
        return None if indochina.load(path).over else path
    except Error:
        return None


def resume_command(path: Path) -> str:
    return f"indochina play --resume {shlex.quote(str(path))}"
