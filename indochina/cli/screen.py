"""What a person sees: consoles, the board of a game, log lines, a question with its options."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from indochina.core import view
from indochina.core.decision import CHANCE, TOP, Decision, Option
from indochina.core.game import Game
from indochina.core.journal import Answer, Entry
from indochina.core.rules import Rules, asides, card_sides
from indochina.odds import odds

from .drawing import Lists, drawing, introduction
from .words import words

LONGEST_LINE = 4_000
"""Of what is typed, nothing beyond this is looked at; Python reads numbers of up to 4,300 digits."""
WIDEST = 1_000


def forget_absurd_size() -> None:
    """A terminal has 1 to 1,000 columns and lines: whatever else the environment says is not its size."""
    for name in ("COLUMNS", "LINES"):
        size = os.environ.get(name, "1")
        if not (size.isdecimal() and len(size) < 9 and 1 <= int(size) <= WIDEST):
            del os.environ[name]


forget_absurd_size()
console = Console(highlight=False, markup=False)
errors = Console(stderr=True, highlight=False, markup=False)


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
    if console.is_terminal and not console.is_dumb_terminal:
        console.file.write("\x1b[3J\x1b[2J\x1b[H")
        console.file.flush()
    elif console.is_terminal:
        console.print("\n" * console.height)


def read_line(prompt: str) -> str:
    """One line typed by a person; from a pipe it is shown too, so that the record reads like a session."""
    typed = input(prompt).strip()[:LONGEST_LINE]
    if not sys.stdin.isatty():
        console.print(typed)
    return typed


def complain(sentence: str) -> None:
    """What was typed cannot be done."""
    console.print(Text(sentence, style="yellow"))


def rule_mark(rule: str) -> Text:
    return Text(f" [{rule}]", style="dim cyan")


def entry_line(entry: Entry) -> Text:
    """The entry with its rule; whose action caused it goes before it, unless it begins with that."""
    by = f"{entry.actor} · " if entry.actor and not entry.text.startswith(entry.actor) else ""
    return Text(by, style="dim").append(entry.text, "not dim").append_text(rule_mark(entry.rule))


STEPS, CANDIDATES = 1, 2
"""How deep reasons are told: the steps that led to them; the candidates of each step with their figures, too."""
DEEP = "    "
"""How a line of candidates begins."""


def layers(lines: Iterable[str], depth: int) -> list[str]:
    """What led to a reason, as deep as it is wanted."""
    return [line for line in lines if depth >= CANDIDATES or not line.startswith(DEEP)] if depth else []


def reason_lines(game: Game, answers: Iterable[Answer], eyes: Collection[str], depth: int = 0) -> list[Text]:
    """Why a bot chose what it chose, a line for each reason it had; if wanted with the steps that led to it, and deeper
    with their candidates.

    `eyes` are the seats that look: of others' secret answers nothing is told. Mere numbers, and that there is nothing
    more to do, are told in detail only: what was done tells them too.
    """
    choices: dict[tuple[str, str, str], list[str]] = {}
    details: dict[tuple[str, str, str], list[str]] = {}
    for answer in answers:
        if answer.reason is None:
            continue
        if answer.seat not in eyes and answer.name in game.rules.SECRET_ANSWERS:
            continue
        if not depth and (answer.key.isdigit() or answer.key == "all"):
            continue
        told = view.reason(game.rules, answer.reason, game.messages)
        if told is None or (answer.reason.key == "reason.routine" and not layers(told["lines"], depth)):
            continue
        reason = (answer.seat, told["text"], told["rule"])
        choices.setdefault(reason, []).append(game.messages.choice(answer.name, answer.key))
        details.setdefault(reason, []).extend(layers(told["lines"], depth))
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


def side_texts(rules: Rules, language: str, card: str) -> dict[str, str]:
    """What each text of a card does, if it has several."""
    catalogue = rules.CATALOGUES[language]
    return {side: text for side in card_sides(rules) if (text := catalogue.get(f"card.{card}.{side}"))}


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
    if decision.seat != CHANCE and (spent := view.so_far(game, decision, game.messages)):
        console.print(Text(f"  {' · '.join(spent)}", style="dim"))
    for line in introduction(game, decision):
        console.print(Padding(line, (0, 0, 0, 2)))
    if decision.stream == TOP and decision.seat == CHANCE:
        return  # the pile is nobody's to look through
    options = decision.options
    if all(option.key.isdigit() for option in options):
        console.print(Text("  ").append(" / ".join(option.label for option in options), style="bold"))
        return
    board = drawing(game)
    lists = board if isinstance(board, Lists) else None
    unlisted = lists.unlisted(options) if lists else []
    apart = asides(game.rules)
    items = list(_items(game, options, lists, {*unlisted, *apart}))
    if any("/" in option.key or "card" in (option.target or {}) for option in options):
        console.print(_even_columns(items, 1 if "card" in (options[0].target or {}) else max(1, console.width // 39)))
    else:
        console.print(Columns(items, padding=(0, 3), column_first=True))
    for line in closed(game, decision):
        console.print(Padding(line, (0, 0, 0, 2)))
    if lists and unlisted:
        console.print(lists.summed_up(unlisted, game.language))
    if beside := [f"{n} {option.label}" for n, option in enumerate(options, start=1) if option.key in apart]:
        console.print(Text(f"  {words(game.language)['besides']}{', '.join(beside)}", style="dim"))


def closed(game: Game, decision: Decision) -> list[Text]:
    """Where nothing but buttons is offered: the buttons that are not, each with the reason."""
    if decision.seat == CHANCE:
        return []
    colon = words(game.language)["colon"]
    return [
        Text("✗ ", style="red").append(f"{one['label']}{colon}{one['why']} [{one['rule']}]", "not bold dim")
        for one in view.denied(game, decision, game.messages)
    ]


def _even_columns(items: list[Text], columns: int) -> Table:
    """Long items in columns of one width, read downwards; what is too long goes on in the next line."""
    columns = min(columns, len(items))
    high = -(-len(items) // columns)
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(columns):
        table.add_column(ratio=1)
    table.add_row(*(Text("\n").join(items[i * high : (i + 1) * high]) for i in range(columns)))
    return table


def _items(game: Game, options: list[Option], lists: Lists | None, hide: Collection[str] = ()) -> Iterable[Text]:
    """Options as numbered items; units that stand in one space share a line."""
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
            colon = words(game.language)["colon"].rstrip()
            shared = Text(f"{game.messages.name(space)}{colon}", style="bold").append_text(_numbered(number, name, " "))
            continue
        if shared is not None:
            yield shared
            shared, space = None, ""
        text = _numbered(number, lists.listed(option) if lists else option.label, "")
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
        body.append(f"\n{name}{words(game.language)['colon']}{value}", style="dim")
    title = Text(f" {how_it_ended(game)} ", style="bold")
    console.print(Panel(body, title=title, border_style="green", expand=False, padding=(1, 4)))


@contextmanager
def bar(what: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A progress bar on stderr, for a terminal only; yields what to call when one more is done."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(what, total=total, completed=done)
        yield lambda: progress.advance(task)
