"""The table a game is played at in a terminal: people type, bots answer, every choice is saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from rich.text import Text

from indochina.core import view
from indochina.core.decision import CHANCE, TOP, Decision
from indochina.core.errors import Error
from indochina.core.game import Game, Player
from indochina.core.journal import Answer
from indochina.core.rules import Actions

from .answers import meant, reason_against, why_not
from .arguments import copy_path
from .autosaves import Autosave, resume_command
from .drawing import Command, drawing, foretold, own_commands, own_screen
from .keeping import NotKept, keep
from .orders import answers_of, several
from .rulebook import rule_lines, sheet_lines
from .screen import (
    CANDIDATES,
    STEPS,
    card_text,
    clear,
    complain,
    console,
    entry_line,
    odds_lines,
    print_lines,
    read_line,
    reason_lines,
    show_board,
    show_question,
    show_result,
)
from .story import since_lines
from .words import words


class Leave(Exception):
    """Somebody leaves the table; the game is saved."""


class Table:
    def __init__(self, game: Game, people: Sequence[str], players: Mapping[str, Player], autosave: Autosave) -> None:
        self.game = game
        self.people = list(people)
        self.players = dict(players)
        self.autosave = autosave
        self.say = words(game.language)
        self.seen = game.noted
        self.news: list[Text] = []
        self.drawn: dict[str, Any] | None = None
        self.cards_shown_to = ""
        self.thoughts: list[Answer] = []
        acts = game.rules if isinstance(game.rules, Actions) else None
        self.beginnings = acts.ACTION_QUESTIONS if acts else ()
        self.endings = acts.ACTION_OVER if acts else ()
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "log": self.log,
            "since": self.since,
            "save": self.save,
            "board": self.board,
            "card": self.card,
            "rule": self.rule,
            "sheet": self.sheet,
            "position": self.position,
            "quit": self.quit,
            "odds": self.odds,
        }
        for name, command in own_commands(game).items():
            self.commands[name] = partial(self.show, command)

    # --- the loop -------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while (decision := self.game.decision) is not None:
                if self.thoughts and (decision.seat != self.thoughts[-1].seat or decision.name in self.beginnings):
                    self.tell_reasons()
                if decision.seat in self.players:
                    self.let_play(decision.seat)
                else:
                    self.ask(decision)
        except (EOFError, Leave, NotKept):
            self.take_leave()
            return
        self.tell_reasons()
        self.tell_news()
        show_board(self.game, self.viewer(None), hand=False)
        show_result(
            self.game,
            self.viewer(None),
            {
                self.say["choices"]: self.game.made,
                self.say["kept"]: self.autosave.path,
                self.say["watch"]: f"indochina replay {self.autosave.path}",
            },
        )

    def take_leave(self) -> None:
        """How to go on, and whether something is lost."""
        parting = "behind" if self.autosave.behind else "resume"
        console.print()
        console.print(self.say[parting].format(command=resume_command(self.autosave.path)), soft_wrap=True)

    def keep(self) -> None:
        """See the game on the disk: before that nothing is told, and nothing else can be chosen."""
        keep(lambda: self.autosave.keep(self.game), self.save, self.say["try_again"])

    def let_play(self, seat: str) -> None:
        """One choice of a bot; its reason is told after all it did."""
        self.game.play({seat: self.players[seat]}, until=1)
        self.keep()
        self.thoughts.append(next(answer for answer in self.game.answers_back() if answer.chosen))
        self.gather_news()

    def tell_reasons(self) -> None:
        self.news += reason_lines(self.game, self.thoughts, self.eyes())
        self.thoughts = []

    def ask(self, decision: Decision) -> None:
        """Show a person the board and the question, and read until the game has moved."""
        secret = len(self.people) > 1 and (self.shows_cards(decision) or decision.seat in own_screen(self.game))
        if decision.seat not in (self.cards_shown_to, CHANCE):
            self.cards_shown_to = ""
        if secret and self.cards_shown_to != decision.seat:
            clear()
            console.print(Text(self.say["pass"].format(seat=self.game.messages.name(decision.seat)), style="bold"))
            read_line("")
            self.cards_shown_to = decision.seat
        self.tell_news()
        self.draw(decision, only_if_new=True)
        show_question(self.game, decision)
        self.foretell(decision)
        if decision.stream == TOP and decision.seat == CHANCE:
            console.print(self.say["top"], style="dim")
        version, question = self.game.version, self.game.decision
        while self.game.version == version and self.game.decision is question:
            self.read(decision)
        if secret:
            clear()

    def read(self, decision: Decision) -> None:
        """Read one line: a command, or an answer to the question."""
        typed = read_line(f"{decision.seat}> ")
        command, _, rest = typed.partition(" ")
        try:
            if command in self.commands and typed not in decision.keys:
                self.commands[command](rest.strip())
            elif typed or (decision.stream == TOP and decision.seat == CHANCE):
                self.answer(decision, typed)
        except Error as fault:
            complain(str(fault))

    def answer(self, decision: Decision, typed: str) -> None:
        found = meant(self.game.messages, decision, typed) if typed else decision.keys[:1]
        if not found and decision.seat != CHANCE and several(typed):
            self.order(typed)
        elif len(found) > 1:
            names = ", ".join(self.game.messages.label(decision, key) for key in found[:8])
            complain(self.say["ambiguous"].format(typed=typed, names=names + (" ..." if len(found) > 8 else "")))
        elif not found:
            complain(reason_against(self.game, typed))
        else:
            self.choose(found[0])

    def order(self, typed: str) -> None:
        """Several answers in one line: all of them, or none."""
        for key in answers_of(self.game, typed):
            self.choose(key)

    def choose(self, key: str) -> None:
        self.game.choose(key)
        self.keep()
        self.gather_news()

    # --- what is shown --------------------------------------------------------------------------------------

    def shows_cards(self, decision: Decision) -> bool:
        """Does the question show somebody's hand?"""
        rules = self.game.rules
        return decision.seat != CHANCE and any("card" in (rules.target(key) or {}) for key in decision.keys)

    def foretell(self, decision: Decision) -> None:
        """What answers would bring, and what the end of the action would give up."""
        print_lines(foretold(self.game, decision))
        messages, colon = self.game.messages, self.say["colon"]
        told = view.warnings(self.game, decision.stop, messages) if decision.stop else []
        if told:
            label = messages.label(decision, decision.stop)
            print_lines([Text(f"  {label}{colon}{' '.join(told)}", style="yellow")])

    def viewer(self, decision: Decision | None) -> str | None:
        """Whose eyes are at the screen. Two people see only what is open, except when a hand must be shown."""
        if len(self.people) == 1:
            return self.people[0]
        if decision is None or not (self.shows_cards(decision) or decision.seat in own_screen(self.game)):
            return None
        return decision.seat

    def eyes(self) -> list[str]:
        """The seats before which secrets may be told: one person's alone."""
        return self.people if len(self.people) == 1 else []

    def draw(self, decision: Decision, only_if_new: bool = False) -> None:
        viewer = self.viewer(decision)
        view = self.game.rules.view(self.game.state, viewer)
        if not only_if_new or view != self.drawn:
            console.print()
            show_board(self.game, viewer, hand=not self.shows_cards(decision))
            self.drawn = view
        console.print()

    def gather_news(self) -> None:
        """Take up the log entries since the last look that the viewer may read; a new turn of play ends an action."""
        for entry in self.game.entries(self.viewer(None), since=self.seen):
            if entry.key in self.endings:
                self.tell_reasons()
            self.news.append(entry_line(entry))
        self.seen = self.game.noted

    def tell_news(self) -> None:
        if any(self.news):
            console.print()
            print_lines(self.news)
        self.news = []

    # --- commands -------------------------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        console.print(Text(self.say["help"]))
        if cards := self.cards():
            console.print(Text(self.say["help_card"].format(card=cards[0])))
        console.print(drawing(self.game).legend(self.game))

    def why(self, rest: str) -> None:
        if not rest:
            raise Error(self.say["which"].format(command="why", example="why saigon"))
        reasons = why_not(self.game, rest)
        console.print(Text("\n".join(reasons) if reasons else self.say["offered"].format(name=rest)))

    def undo(self, rest: str) -> None:
        chosen = (a.seat for a in self.game.answers_back() if a.chosen and a.seat in self.people)
        self.game.undo(next(chosen, None))
        self.moved(self.say["undone"])

    def redo(self, rest: str) -> None:
        """Make the undone choice again, and those of the bots that followed it."""
        self.game.redo()
        self.keep()
        while (decision := self.game.decision) is not None and decision.seat in self.players:
            try:
                self.game.redo()
            except Error:
                break
            self.keep()
        self.moved(self.say["redone"])

    def moved(self, sentence: str) -> None:
        self.keep()
        self.seen = self.game.noted
        self.news = [Text(sentence, style="green")]

    def log(self, rest: str) -> None:
        first, _, second = rest.partition(" ")
        if first == "why":
            asked = second.split()
            depth = CANDIDATES if asked[:1] == ["more"] else STEPS
            number = asked[-1] if asked else ""
            self.log_reasons(max(1, int(number)) if number.isdecimal() else 10, depth)
            return
        lines = [entry_line(entry) for entry in self.game.entries(self.viewer(self.game.decision))]
        print_lines(lines[-max(1, int(first) if first.isdecimal() else 20) :])

    def log_reasons(self, number: int, depth: int) -> None:
        """The last reasons of bots, the latest last, each with the conditions and priorities behind it."""
        given: list[list[Text]] = []
        for answer in self.game.answers_back():
            if lines := reason_lines(self.game, [answer], self.eyes(), depth):
                given.append(lines)
            if len(given) == number:
                break
        if not given:
            raise Error(self.say["no_reason"])
        print_lines([line for lines in reversed(given) for line in lines])

    def since(self, rest: str) -> None:
        """What the others did since one last played."""
        print_lines(since_lines(self.game, self.viewer(self.game.decision), self.people))

    def save(self, rest: str) -> None:
        path = self.autosave.path
        if rest:
            path = copy_path(rest, self.say["exists"])
            self.game.save(path)
        console.print(self.say["saved"].format(path=path), soft_wrap=True)

    def board(self, rest: str) -> None:
        if self.game.decision is not None:
            self.draw(self.game.decision)
            show_question(self.game, self.game.decision)
            self.foretell(self.game.decision)

    def show(self, command: Command, rest: str) -> None:
        """A command of this game only."""
        console.print(command(self.game, self.viewer(self.game.decision), rest))

    def odds(self, rest: str) -> None:
        """What the dice may bring: for one answer, or for each."""
        decision = self.game.decision
        if decision is None:
            return
        keys = meant(self.game.messages, decision, rest) if rest else decision.keys
        if not keys:
            raise Error(reason_against(self.game, rest))
        lines = [] if rest else foretold(self.game, decision)
        lines += odds_lines(self.game, decision, keys) if decision.name in self.game.rules.ODDS else []
        if not lines:
            raise Error(self.say["no_odds"])
        print_lines(lines)

    def cards(self) -> list[str]:
        """The cards of this game; some have none."""
        return [word for word in self.game.rules.WORDS if card_text(self.game, word)]

    def card(self, rest: str) -> None:
        cards = self.cards()
        if not cards:
            raise Error(self.say["no_cards"].format(game=self.game.rules.TITLE))
        if not rest:
            raise Error(self.say["which"].format(command="card", example=f"card {cards[0]}"))
        card = self.game.messages.find(cards, rest) or next(
            (c for c in cards if _number(c) == (_number(rest) or 0)), None
        )
        if card is None:
            raise Error(self.say["unknown_card"].format(card=rest))
        name = Text(f"{card} {self.game.messages.name(card)}. ", style="bold")
        console.print(name.append(card_text(self.game, card), style="not bold"))

    def rule(self, rest: str) -> None:
        """A rule in our words; without a number that of the question."""
        asked = self.game.decision.rule if self.game.decision else ""
        print_lines(rule_lines(self.game.rules, self.game.language, rest or asked))

    def sheet(self, rest: str) -> None:
        print_lines(sheet_lines(self.game.rules, self.game.language))

    def position(self, rest: str) -> None:
        console.print(self.say["whole"], style="dim")
        console.print(str(self.game.position()), soft_wrap=True)

    def quit(self, rest: str) -> None:
        raise Leave


def _number(card: str) -> int | None:
    """The number in a card's name as people write it: 7 for `E-07`, `e7` and `7`."""
    digits = "".join(letter for letter in card if letter.isdecimal())
    return int(digits[:9]) if digits else None
