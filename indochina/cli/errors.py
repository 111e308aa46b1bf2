"""Faults as one clear line: exit 2 for what the user can put right, 1 for what cannot be done, 130 for Ctrl-C."""

from __future__ import annotations

import json
import tempfile
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from indochina.core.errors import Error, Prevented, RulesFault
from indochina.core.files import cause

from .screen import errors

LONGEST = 2_000
"""Letters of a fault that are shown: what was typed or read may be of any length."""


class Commands(TyperGroup):
    """The commands; whatever goes wrong in one is told in one line, never as a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort, TyperException, BrokenPipeError):
            raise
        except KeyboardInterrupt:
            say("interrupted")
            raise typer.Exit(130) from None
        except Exception as fault:
            raise typer.Exit(told(fault)) from None


def told(fault: Exception) -> int:
    """Tell what went wrong; the exit code for it."""
    if isinstance(fault, Error):
        say(str(fault))
        return 1 if isinstance(fault, Prevented) else 2
    if isinstance(fault, OSError):
        say(f"{fault.filename or 'cannot go on'}: {cause(fault)}")
    elif isinstance(fault, MemoryError):
        say("there is not enough memory for this")
    elif isinstance(fault, RulesFault):
        say(f"{fault}; the position is in {write_crash(Path(), fault.report)}")
    else:
        report = {"fault": repr(fault), "traceback": traceback.format_exc().splitlines()}
        say(f"indochina failed: {fault!r}; what happened is in {write_crash(Path(), report)}")
    return 1


def say(sentence: str) -> None:
    """One line on stderr, as it is: no wrapping, no markup, and nothing that a terminal would take for a command."""
    if len(sentence) > LONGEST:
        sentence = f"{sentence[: LONGEST // 2]} ... {sentence[-LONGEST // 2 :]}"
    line = "".join(letter if letter.isprintable() else " " for letter in sentence)
    with suppress(OSError):
        errors.print(line, style="bold red", soft_wrap=True)


def write_crash(folder: Path, report: Any, stem: str = "indochina") -> str:
    """Write a report to a new file in the folder, or where temporary files go; where it is, or that it is nowhere."""
    text = json.dumps(report, ensure_ascii=False, indent=1, default=str)
    for place in (folder, Path(tempfile.gettempdir())):
        with suppress(OSError):
            return str(_new_file(place, stem, text))
    return "no file, for none can be written here"


def _new_file(folder: Path, stem: str, text: str) -> Path:
    number = 1
    while True:
        path = folder / f"{stem}-crash{'' if number == 1 else f'-{number}'}.json"
        try:
            with path.open("x", encoding="utf-8", errors="backslashreplace") as out:
                out.write(text)
        except FileExistsError:
            number += 1
            continue
        return path
