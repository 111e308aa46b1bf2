"""How a session begins: with a scenario, with the position on the table, or where it was left."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

import typer

import indochina
from indochina.cli import autosaves
from indochina.cli.arguments import pairs, refuse_existing
from indochina.cli.locks import locked
from indochina.cli.screen import complain, console, read_line
from indochina.core.errors import Error
from indochina.core.files import read_file
from indochina.core.position import parse
from indochina.fitl import NAME
from indochina.fitl.assist.edits import edit, factions
from indochina.fitl.assist.session import Session
from indochina.fitl.components.pieces import FACTIONS
from indochina.fitl.position import from_json
from indochina.fitl.scenarios import SCENARIOS
from indochina.fitl.state import State

T = TypeVar("T")


def session(
    scenario: str | None,
    bots: str | None,
    option: list[str] | None,
    position: Path | None,
    resume: Path | None,
    save: Path | None,
    locks: ExitStack,
) -> Session:
    """The session; nobody else writes its file until `locks` are freed."""
    if resume is not None:
        if scenario or bots or option or position or save:
            raise typer.BadParameter("nothing else goes with --resume", param_hint="--resume")
        if os.path.isfile(resume):
            locks.enter_context(locked(resume))
        return Session.load(resume)
    if scenario is not None and position is None:
        scenario = _scenario(list(SCENARIOS), scenario)
    if save is not None:
        refuse_existing(save, "go on with it by --resume, or choose another name")
        locks.enter_context(locked(save))
    start = _start(scenario, bots, option, position)
    return Session.begin(start, save or autosaves.new_path(locks, NAME, "assist"))


def _start(scenario: str | None, bots: str | None, option: list[str] | None, position: Path | None) -> State:
    if position is not None:
        if scenario or option:
            raise typer.BadParameter("the position says this itself", param_hint="--scenario, --option")
        try:
            state = from_json(parse(read_file(position, "position").decode()))
        except UnicodeDecodeError:
            raise Error(f"{position}: cannot read the position (it is not text)") from None
        if bots is not None or not state.nonplayers:
            state.nonplayers = _bots(bots)
        return state
    names = list(SCENARIOS)
    if scenario is None:
        scenario = _ask(f"Which scenario? {', '.join(names)}", lambda typed: _scenario(names, typed))
    run = _bots(bots)
    seats = {faction: "solo" if faction in run else "human" for faction in FACTIONS}
    game = indochina.new(NAME, scenario, pairs("--option", option), seats, chance="person")
    return _first_card(game.start.copy())


def _scenario(names: list[str], typed: str) -> str:
    found = [name for name in names if typed and name.startswith(typed.casefold())]
    if len(found) != 1:
        raise Error(f"unknown scenario {typed!r}: there is {', '.join(names)}")
    return found[0]


def _bots(given: str | None) -> frozenset[str]:
    def read(typed: str) -> frozenset[str]:
        found = factions([typed])
        if not found:
            raise Error("name at least one faction")
        return found

    if given is not None:
        return read(given)
    return _ask(f"Which factions are Non-players? {', '.join(FACTIONS)}; several: NVA, VC", read)


def _first_card(state: State) -> State:
    """The top of the real deck; the program has dealt one of its own."""

    def read(typed: str) -> State:
        return (edit(state, f"next {typed}") or state) if typed else state

    return _ask("Which card lies on top of the deck, the first to be played? (Enter: the program draws one)", read)


def _ask(question: str, read: Callable[[str], T]) -> T:
    """Ask until the answer can be read."""
    console.print(question, style="bold")
    while True:
        try:
            return read(read_line("> "))
        except Error as fault:
            complain(str(fault))
