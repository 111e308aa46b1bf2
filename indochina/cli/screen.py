"""What a person sees: consoles, the board of a game, log lines, a question with its options."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol, cast

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from indochina.core.catalogue import Catalogue
from indochina.core.decision import CHANCE, TOP, Decision, Option
from indochina.core.game import Game
from indochina.core.journal import Answer, Entry
from indochina.core.odds import odds

from .words import words

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


class Drawing(Protocol):
    """What a game's `terminal` module offers."""

    def Board(self, game: Game, seat: str | None, hand: bool = True) -> RenderableType: ...

    def legend(self, game: Game) -> RenderableType: ...

    def notice(self, game: Game) -> str: ...


Command = Callable[[Game, str | None, str], RenderableType]
"""A command of one game: what a seat gets to see for what follows the command."""


def drawing(game: Game) -> Drawing:
    return cast(Drawing, import_module(f"indochina.cli.boards.{game.rules.NAME}"))


def own_commands(game: Game) -> Mapping[str, Command]:
    """Commands only this game has."""
    return cast(Mapping[str, Command], getattr(drawing(game), "COMMANDS", {}))


def own_screen(game: Game) -> Collection[str]:
    """Seats that see more of the board than others: at one keyboard with others they have the screen for themselves."""
    return cast(Collection[str], getattr(drawing(game), "OWN_SCREEN", ()))


def fights(game: Game, decision: Decision) -> list[Text]:
    """What the fights a question is about would bring, where a game tells that."""
    foretell = getattr(drawing(game), "fights", None)
    return cast(list[Text], foretell(game, decision)) if foretell else []


def odds_lines(game: Game, decision: Decision, keys: Iterable[str]) -> list[Text]:
    """The outcomes of the dice that follow each answer, with their chances."""
    lines = []
    for key in keys:
        found = odds(game, key, decision.seat, game.messages)
        if found.outcomes:
            lines.append(Text(f"  {game.messages.label(decision, key)}", "bold"))
        for title in dict.fromkeys(outcome.title for outcome in found.outcomes):
            ways = [
                f"{o.text} {'' if found.exact else '~'}{o.probability:.0%}" for o in found.outcomes if o.title == title
            ]
            lines.append(Text(f"    {title}{words(game.language)['colon']}{'; '.join(ways)}"))
        if found.assuming:
            lines.append(Text(f"    {found.assuming}", "dim"))
    return lines


def show_board(game: Game, seat: str | None, hand: bool = True) -> None:
    console.print(drawing(game).Board(game, seat, hand))


def clear() -> None:
    """Clear the screen and what has scrolled off it: somebody's cards were on it."""
    if console.is_terminal:
        console.file.write("\x1b[3J\x1b[2J\x1b[H")
        console.file.flush()


def read_line(prompt: str) -> str:
    """One line typed by a person; from a pipe it is shown too, so that the record reads like a session."""
    typed = input(prompt).strip()
    if not sys.stdin.isatty():
        console.print(typed, markup=False)
    return typed


def rule_mark(rule: str) -> Text:
    return Text(f" [{rule}]", style="dim cyan")


def entry_line(entry: Entry) -> Text:
    return Text(entry.text).append_text(rule_mark(entry.rule))


def reason_lines(game: Game, answers: Iterable[Answer], eyes: Collection[str], detail: bool = False) -> list[Text]:
    """Why a bot chose what it chose, a line for each reason it had; with all that led to it if wanted.

    `eyes` are the seats that look: of others' secret answers nothing is told. Mere numbers are told in detail only:
    what was done tells them too.
    """
    choices: dict[tuple[str, str, str], list[str]] = {}
    details: dict[tuple[str, str, str], list[str]] = {}
    for answer in answers:
        if answer.reason is None or answer.reason.key == "reason.routine":
            continue
        if answer.seat not in eyes and answer.name in game.rules.SECRET_ANSWERS:
            continue
        if not detail and (answer.key.isdigit() or answer.key == "all"):
            continue
        reason = (answer.seat, game.messages.text(answer.reason.key, answer.reason.values), answer.reason.rule)
        choices.setdefault(reason, []).append(game.messages.choice(answer.name, answer.key))
        if detail:
            details.setdefault(reason, []).extend(game.rules.explain(game.messages, answer.reason))
    lines = []
    for (seat, text, rule), names in choices.items():
        colon = words(game.language)["colon"]
        lines.append(Text(f"  {seat} → {', '.join(dict.fromkeys(names))}{colon}{text} [{rule}]", style="dim italic"))
        lines += [Text(f"      {line}", style="dim") for line in details.get((seat, text, rule), ())]
    return lines


def print_lines(lines: Iterable[Text]) -> None:
    """Lines, each with its own indentation; what is too long goes on below its beginning."""
    for line in lines:
        indent = len(line.plain) - len(line.plain.lstrip())
        console.print(Padding(line[indent:], (0, 0, 0, 2 + indent)))


def card_text(game: Game, card: str) -> str:
    """Our wording of a card; empty if the catalogue has none."""
    return game.rules.CATALOGUES[game.language].get(f"card.{card}", "")


def side_texts(catalogue: Catalogue, card: str) -> dict[str, str]:
    """What each text of a card does, by the key it has as an option."""
    keys = ("unshaded", "shaded", "single")
    return {side: text for side in keys if (text := catalogue.get(f"card.{card}.{side}"))}


def show_card(game: Game, decision: Decision) -> None:
    """The card a question is about: each text, whether it may be chosen, and what it would ask for or do now."""
    if "event" in decision.values:  # a Pivotal Event that may be played
        words = game.rules.CATALOGUES[game.language].get(f"card.{decision.values['event']}", "")
        console.print(Padding(Text(words, style="dim"), (0, 0, 0, 2)))
        return
    card = str(decision.values.get("card", ""))
    keys = {"unshaded": "unshaded", "shaded": "shaded", "single": "event"}
    texts = side_texts(game.rules.CATALOGUES[game.language], card)
    blocked = decision.blocked if texts else {}
    if not any(keys[side] in decision.keys or keys[side] in blocked for side in texts):
        return
    for side, words in texts.items():
        key = keys[side]
        offered = key in decision.keys
        name = game.messages.name(side)
        line = Text("✓ " if offered else "✗ ", style="bold green" if offered else "red")
        style = "not bold" if offered else "dim"
        line.append(f"{name}: ", style="bold" if offered else "dim").append(words, style=style)
        if offered:
            line.append(f" → {preview(game, key)}", style="not bold dim italic")
        elif key in blocked:
            line.append(f" → {game.messages.why(blocked[key])}", style="not bold dim italic")
        console.print(Padding(line, (0, 0, 0, 2)))


PREVIEW = 6  # targets named in a preview


def preview(game: Game, key: str) -> str:
    """What an answer would ask for next, or else do: tried on a copy whose dice and cards stay unknown."""
    decision = game.decision
    assert decision is not None
    known = len(game.log)
    trial = game.clone(chance="person").choose(key)
    asked = trial.decision
    if asked is not None and asked.rule == f"card {_card_number(decision)}":
        if asked.seat == CHANCE:
            return asked.prompt
        labels = [option.label for option in asked.options]
        more = f", … ({len(labels)})" if len(labels) > PREVIEW else ""
        return f"{game.messages.name(asked.seat)}: {asked.prompt} {', '.join(labels[:PREVIEW])}{more}"
    done = []
    for entry in trial.log[known + 1 :]:
        if entry.key in ("log.card", "log.monsoon"):
            break
        done.append(entry.text)
    return " ".join(done)


def _card_number(decision: Decision) -> str:
    return str(decision.values.get("card", "")).rpartition("-")[2]


def show_question(game: Game, decision: Decision) -> None:
    """The one-sentence prompt with its rule, then the options."""
    seat = game.messages.name(decision.seat)
    prompt = (
        Text(f"{seat}{words(game.language)['colon']}", style="bold")
        .append(decision.prompt)
        .append_text(rule_mark(decision.rule))
    )
    console.print(prompt)
    if isinstance(chosen := decision.values.get("chosen"), list) and chosen:
        names = ", ".join(game.messages.name(key) for key in chosen)
        console.print(Text(f"  {words(game.language)['chosen']}{names}", style="dim"))
    if decision.name.startswith(("action", "pivotal")):
        show_card(game, decision)
    if decision.stream == TOP and decision.seat == CHANCE:
        return  # the pile is nobody's to look through
    options = decision.options
    if all(option.key.isdigit() for option in options):
        console.print(Text("  ").append(" / ".join(option.key for option in options), style="bold"))
        return
    unnamed = nameless(options)
    items = list(_items(game, options, hide=unnamed))
    if any("/" in option.key or "card" in (option.target or {}) for option in options):
        console.print(_even_columns(items, 1 if "card" in (options[0].target or {}) else max(1, console.width // 39)))
    else:
        console.print(Columns(items, padding=(0, 3), column_first=True))
    for line in closed(game, decision, options):
        console.print(Padding(line, (0, 0, 0, 2)))
    if unnamed:
        console.print(
            Text(words(game.language)["hexes"].format(n=len(unnamed)), "dim").append(runs(unnamed), "not dim")
        )


def closed(game: Game, decision: Decision, options: list[Option]) -> list[Text]:
    """Where nothing but buttons is offered: the buttons that are not, each with the reason."""
    if decision.seat == CHANCE or any(option.target for option in options):
        return []
    shut = {key: why for key, why in decision.blocked.items() if game.rules.target(key) is None}
    return [
        Text("✗ ", style="red").append(
            f"{label}{words(game.language)['colon']}{game.messages.why(why)}", "not bold dim"
        )
        for key, why in shut.items()
        if (label := game.messages.label(decision, key)) != key
    ]


MANY = 36
"""Hexes that are listed one by one."""


def nameless(options: list[Option]) -> list[str]:
    """The hexes called by nothing but their ids, if there are too many hexes to list them one by one."""
    hexes = [option for option in options if "hex" in (option.target or {})]
    return [option.key for option in hexes if option.label == option.key] if len(hexes) > MANY else []


def runs(hexes: list[str]) -> str:
    """Hexes in board order, those side by side in a row as one.

    >>> runs(["Y3", "Z3", "AA3", "V4"])
    'Y3–AA3, V4'
    """
    found: list[list[str]] = []
    for key in hexes:
        if found and _next_to(found[-1][-1], key):
            found[-1].append(key)
        else:
            found.append([key])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)


def _next_to(a: str, b: str) -> bool:
    """Is the second hex the next one of its row? Columns are A to Z, then AA to AZ."""
    (column, row), (other, same) = (_place(key) for key in (a, b))
    return row == same and other == column + 1


def _place(key: str) -> tuple[int, str]:
    letters = key.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - ord("A") + 1
    return column, key[len(letters) :]


def _even_columns(items: list[Text], columns: int) -> Table:
    """Long items in columns of one width, read downwards; what is too long goes on in the next line."""
    columns = min(columns, len(items))
    high = -(-len(items) // columns)
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(columns):
        table.add_column(ratio=1)
    table.add_row(*(Text("\n").join(items[i * high : (i + 1) * high]) for i in range(columns)))
    return table


def _items(game: Game, options: list[Option], hide: Collection[str] = ()) -> Iterable[Text]:
    """Options as numbered items; units that stand in one space share a line, hexes have id and name."""
    shared: Text | None = None
    space = ""
    for number, option in enumerate(options, start=1):
        if option.key in hide:
            continue
        target = option.target or {}
        if "unit" in target and "/" in option.key:
            name = game.messages.name(target["kind"])
            where = option.key.partition("/")[0]
            if where == space and shared is not None:
                shared.append_text(_numbered(number, name, " "))
                continue
            if shared is not None:
                yield shared
            space = where
            shared = Text(f"{game.messages.name(space)}:", style="bold").append_text(_numbered(number, name, " "))
            continue
        if shared is not None:
            yield shared
            shared, space = None, ""
        text = _numbered(number, option.label, "")
        if "hex" in target and option.label != option.key:
            text = _numbered(number, f"{option.key} {option.label}", "")
        if "card" in target:
            text = _numbered(number, f"{option.key} {option.label}", "")
            text.append(f"  {card_text(game, option.key)}", style="not bold dim")
        yield text
    if shared is not None:
        yield shared


def _numbered(number: int, name: str, before: str) -> Text:
    return Text(f"{before}", style="not bold").append(f"{number:>2} ", style="bold cyan").append(name, style="not bold")


def how_it_ended(game: Game) -> str:
    """Who has won; or what the game has come to, where the rules have a name for that."""
    result = game.result or {}
    if "outcome" in result:
        return game.messages.name(result["outcome"])
    if result.get("winner") == "draw":
        return words(game.language)["draw"]
    return words(game.language)["wins"].format(winner=game.messages.name(str(result.get("winner", "?"))))


def show_result(game: Game, seat: str | None, facts: dict[str, Any]) -> None:
    """Who has won, how, and where the game is kept."""
    entries = game.entries(seat)
    body = Text(entries[-1].text if entries else "", justify="center")
    for name, value in facts.items():
        body.append(f"\n{name}: {value}", style="dim")
    title = f"[bold] {how_it_ended(game)} [/bold]"
    console.print(Panel(body, title=title, border_style="green", expand=False, padding=(1, 4)))


@contextmanager
def bar(what: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A progress bar on stderr, for a terminal only; yields what to call when one more is done."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(what, total=total, completed=done)
        yield lambda: progress.advance(task)
