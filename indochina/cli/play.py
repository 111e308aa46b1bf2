"""`indochina play`: a game in the terminal."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import indochina
from indochina.core.errors import Error, RulesFault
from indochina.core.game import Game
from indochina.core.rules import Rules
from indochina.players import has_opponents, player

from . import autosaves
from .arguments import (
    NAMES,
    BoardFile,
    Options,
    OtherLanguage,
    Scenario,
    Seats,
    pairs,
    refuse_existing,
    rules_of,
    seated,
)
from .drawing import aim, drawing
from .errors import say, write_crash
from .locks import locked
from .screen import console, read_line
from .table import Table
from .words import words

LONGEST_SEED, MOST_DICE, LONGEST_FACE = 30, 1_000, 30


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=f"Which game: {NAMES}.")] = None,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="With --resume: the saved game.")] = None,
    scenario: Scenario = None,
    option: Options = None,
    seat: Seats = None,
    seed: Annotated[
        str | None, typer.Option(metavar="N", help="Seed for dice and cards; a new one by default.")
    ] = None,
    board: BoardFile = None,
    dice: Annotated[
        str | None, typer.Option(metavar='"4,5,1"', help="The first dice to be rolled; the seed rolls the rest.")
    ] = None,
    chance: Annotated[
        str | None,
        typer.Option(
            metavar="stream|person", help="person: you roll real dice, draw real cards and type what they show."
        ),
    ] = None,
    lang: OtherLanguage = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save here instead of in the usual place.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue FILE, or the latest game.")] = False,
) -> None:
    """Play a game in the terminal, against solo opponents or with several people at one keyboard.

    If you name a person for a seat, solo opponents take the seats you leave out; otherwise people take them. Every
    choice is saved at once: after a crash or Ctrl-C, continue with --resume.

    Example: [bold]indochina play saigon75[/bold]

    Example: [bold]indochina play saigon75 --seat NV=solo --option hand=8[/bold]

    Example: [bold]indochina play fitl --seat US=human --seat ARVN=human[/bold]

    Example: [bold]indochina play tonkin --scenario na_san --seat FEF=human[/bold]

    Example: [bold]indochina play --resume[/bold]
    """
    if resume:
        _refuse_new_game_flags(scenario=scenario, option=option, seed=seed, board=board, dice=dice, chance=chance)
        _play_at(lambda locks: _table_again(locks, _saved(game, file), seat, save, lang))
        return
    lang = lang or "en"
    if game is None:
        game, scenario = _ask_game(scenario, lang)
    if file is not None:
        raise typer.BadParameter("a FILE is read only with --resume", param_hint="FILE")
    begin = partial(
        indochina.new,
        game,
        scenario,
        pairs("--option", option),
        seed=_seed(seed),
        dice=_dice(dice),
        board=board,
        chance=chance or "stream",
        language=lang,
    )
    _play_at(lambda locks: _new_table(locks, rules_of(game), begin, seat, save, lang))


def _play_at(table: Callable[[ExitStack], Table]) -> None:
    """Play at a table, whose save nobody else writes meanwhile."""
    with ExitStack() as locks:
        _play_on(table(locks))


def _table_again(locks: ExitStack, path: Path, seat: list[str] | None, save: Path | None, lang: str | None) -> Table:
    """A saved game, with the people who go on with it."""
    if os.path.isfile(path):
        locks.enter_context(locked(save or path))
    game = indochina.load(path)
    game.speak(lang := lang or game.language)
    game.seats = _seats_again(game, {**game.seats, **seated(game.rules, seat)}, lang)
    table = _sit_down(game, _place_to_go_on(locks, game, path, save, lang))
    console.print(words(lang)["resumed"].format(n=game.made), style="dim")
    return table


def _new_table(
    locks: ExitStack, law: Rules, begin: Callable[..., Game], seat: list[str] | None, save: Path | None, lang: str
) -> Table:
    """A new game; `begin` starts it once it is known who sits where."""
    named = begin(seats=seated(law, seat)).seats  # whatever is wrong is told before anybody is asked
    if save is not None:
        refuse_existing(save, "go on with it by --resume, or choose another name")
        locks.enter_context(locked(save))
    waiting = autosaves.latest_unfinished(law.NAME) if save is None else None
    if waiting:
        command = autosaves.resume_command(waiting)
        console.print(words(lang)["unfinished"].format(command=command), style="dim", soft_wrap=True)
    game = begin(seats=_all_seats(law, named or _ask_side(law, lang)))
    return _sit_down(game, save or autosaves.new_path(locks, law.NAME))


def _refuse_new_game_flags(**given: object) -> None:
    """What is settled when a game starts cannot be changed when it goes on."""
    for name, value in given.items():
        if value is not None:
            raise typer.BadParameter("belongs to a new game, not to --resume", param_hint=f"--{name}")


def _seed(given: str | None) -> int | str | None:
    if given is None:
        return None
    if len(given) > LONGEST_SEED or not given.isprintable():
        raise typer.BadParameter(f"a number, or a text of at most {LONGEST_SEED} letters", param_hint="--seed")
    return int(given) if given.isdecimal() else given


def _dice(given: str | None) -> str | None:
    """The dice as they are; which faces there are is known when they are rolled."""
    rolled = (given or "").replace(",", " ").split()
    if len(rolled) > MOST_DICE or any(len(die) > LONGEST_FACE or not die.isprintable() for die in rolled):
        raise typer.BadParameter(f"at most {MOST_DICE} dice, such as 4,5,1", param_hint="--dice")
    return given


def _saved(game: str | None, file: Path | None) -> Path:
    """The save to go on with: the file named, or the latest autosave (of the game named)."""
    if file is None and game is not None and game not in indochina.GAMES:
        file = Path(game)
        game = None
    if game is not None:
        rules_of(game)
    path = file or autosaves.latest(game)
    if path is None:
        raise Error(f"no saved game{f' of {game}' if game else ''} in {autosaves.folder()}")
    if game is not None and file is not None and (found := indochina.load(path).rules.NAME) != game:
        raise Error(f"{path}: a game of {found}, not of {game}")
    return path


def _place_to_go_on(locks: ExitStack, game: Game, path: Path, save: Path | None, lang: str) -> Path:
    """The same file; a new one if asked for, or if part of the history could not be read."""
    if save is not None and os.path.realpath(save) != os.path.realpath(path):
        refuse_existing(save, "choose another name")
    if game.lost_history:
        console.print(words(lang)["lost_history"].format(what=game.lost_history), style="yellow", soft_wrap=True)
        return save or autosaves.new_path(locks, game.rules.NAME)
    return save or path


def _ask_game(scenario: str | None, lang: str) -> tuple[str, str | None]:
    """Which game, and which scenario of it, if there are several and none was named?"""
    game = _ask_one(words(lang)["which_game"], {name: indochina.rules(name).TITLE for name in indochina.GAMES})
    scenarios = indochina.rules(game).SCENARIOS
    if scenario is None and len(scenarios) > 1:
        scenario = _ask_one(words(lang)["which_scenario"], dict(scenarios))
    return game, scenario


def _ask_one(question: str, names: dict[str, str]) -> str:
    """One of several, by number or key."""
    console.print(question, style="bold")
    for number, name in enumerate(names.values(), start=1):
        console.print(Text(f" {number} ", style="bold cyan").append(name, "default"))
    known = {str(number): key for number, key in enumerate(names, start=1)} | {key: key for key in names}
    while True:
        try:
            typed = read_line("> ").casefold()
        except EOFError:
            raise typer.Exit(0) from None
        if typed in known:
            return known[typed]


def _ask_side(law: Rules, lang: str) -> dict[str, str]:
    """Which sides does the person play? The others are the solo opponents'; without those, all are people's."""
    if not has_opponents(law):
        return dict.fromkeys(law.SEATS, "human")
    several = len(law.SEATS) > 2
    sides = {seat.casefold(): {seat} for seat in law.SEATS} | {"all" if several else "both": set(law.SEATS)}
    sides |= {str(number): side for number, side in enumerate(list(sides.values()), start=1)}
    console.print(words(lang)["which_sides" if several else "which_side"], style="bold")
    for number, name in enumerate([*law.SEATS, words(lang)["all" if several else "both"]], start=1):
        console.print(Text(f" {number} ", style="bold cyan").append(name, "default"))
    while True:
        try:
            typed = re.split(r"[\s,+]+", read_line("> ").casefold())
        except EOFError:
            raise typer.Exit(0) from None
        if all(word in sides for word in typed):
            own = set().union(*(sides[word] for word in typed))
            return {seat: "human" if seat in own else "solo" for seat in law.SEATS}


def _all_seats(law: Rules, named: dict[str, str]) -> dict[str, str]:
    """Who sits where: beside a person the solo opponents take the seats nobody is named for, else people do."""
    others = "solo" if "human" in named.values() and has_opponents(law) else "human"
    return {seat: named.get(seat, others) for seat in law.SEATS}


def _seats_again(game: Game, named: dict[str, str], lang: str) -> dict[str, str]:
    """Who goes on playing a saved game. Where the rules know the solo opponents, nobody else can take their seats."""
    law = game.rules
    known = law.nonplayers(game.state)
    if known is None:
        return _all_seats(law, named or _ask_side(law, lang))
    for seat, who in named.items():
        if (who == "solo") != (seat in known):
            began = "solo" if seat in known else "a player"
            raise Error(f"seat {seat}={who}: this game was started with {began} there")
    return {seat: named.get(seat, "solo" if seat in known else "human") for seat in law.SEATS}


def _sit_down(game: Game, path: Path) -> Table:
    players = {seat: found for seat, who in game.seats.items() if (found := player(game, seat, who)) is not None}
    people = [seat for seat in game.rules.SEATS if seat not in players]
    return Table(game, people, players, autosaves.Autosave(game, path))


def _play_on(table: Table) -> None:
    game, path = table.game, table.autosave.path
    say_words = words(game.language)
    title = Text(game.rules.TITLE, style="bold reverse").append("  ", "default")
    title.append(", ".join(f"{seat} {who}" for seat, who in game.seats.items()), "not reverse")
    console.print(title)
    if wins := aim(game):
        console.print(wins)
    notice = drawing(game).notice(game)
    if notice:
        console.print(notice, style="dim")
    console.print(say_words["autosave"].format(path=path), style="dim", soft_wrap=True)
    if table.people:
        console.print(say_words["hint"], style="dim")
    try:
        table.run()
        if table.autosave.behind:
            raise typer.Exit(1)
    except RulesFault as fault:
        crash = write_crash(path.parent, {"save": str(path), **fault.report}, path.stem)
        say(f"{fault}; the game is saved in {path}, the position in {crash}")
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        table.take_leave()
        raise typer.Exit(130) from None
