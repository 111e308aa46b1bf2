"""Faults as one clear line: exit 2 for what the user can put right, 1 for a fault of ours, 130 for Ctrl-C."""

from __future__ import annotations

import json
import traceback
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from indochina.core.errors import Error, RulesFault

from .screen import errors


class Commands(TyperGroup):
    """The commands; whatever goes wrong in one is told in one line, never as a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Error as fault:
            say(str(fault))
            raise typer.Exit(2) from None
        except RulesFault as fault:
            say(f"{fault}; the position is in {write_crash(Path(), fault.report)}")
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            say("interrupted")
            raise typer.Exit(130) from None
        except (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as fault:
            report = {"fault": repr(fault), "traceback": traceback.format_exc().splitlines()}
            say(f"indochina failed: {fault!r}; what happened is in {write_crash(Path(), report)}")
            raise typer.Exit(1) from None


def say(sentence: str) -> None:
    """One line on stderr, as it is: no wrapping, no markup."""
    line = " ".join(sentence.split("\n"))
    errors.print(line, style="bold red", soft_wrap=True, markup=False, highlight=False)


def write_crash(folder: Path, report: Any, stem: str = "indochina") -> Path:
    """Write a report to a new file in the folder."""
    number = 1
    while True:
        path = folder / f"{stem}-crash{'' if number == 1 else f'-{number}'}.json"
        try:
            with path.open("x", encoding="utf-8") as out:
                json.dump(report, out, ensure_ascii=False, indent=1, default=str)
        except FileExistsError:
            number += 1
            continue
        return path
