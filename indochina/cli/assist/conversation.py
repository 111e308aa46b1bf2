"""The conversation at the table: what is asked, what is told, and the commands."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from indochina.cli.answers import meant
from indochina.cli.arguments import copy_path
from indochina.cli.drawing import drawing
from indochina.cli.keeping import keep
from indochina.cli.screen import card_text, complain, console, read_line, rule_mark, show_board, show_question
from indochina.core.decision import Decision
from indochina.core.errors import Error
from indochina.core.files import cause
from indochina.core.game import Game
from indochina.fitl import NAME
from indochina.fitl.assist.edits import edit, read_card
from indochina.fitl.assist.names import meant as named
from indochina.fitl.assist.orders import LEVEL_WORDS, counted
from indochina.fitl.assist.run import Dice, dice_question, is_die, is_draw, table_game
from indochina.fitl.assist.session import Session, Step
from indochina.fitl.board import IDS, LOCS, NAMES, POP, SPACE
from indochina.fitl.components.pieces import KINDS

FURTHEST_IN = " " * 8
"""How lines of candidates begin in a reason told after an order."""
HELP = """Enter, ok     go on: the next Non-player acts, the next card is turned, the next phase of a Coup Round
did US op_sa  what a player did, after you changed the position: pass, op, op_sa, limop, event
play          be asked for a player's action step by step instead
again         take the last action of a Non-player back and let it roll anew
undo, redo    take back or do again whatever was typed last      why    why the Non-player did that, step by step
why more      the same with the candidates of each step and their figures
orders        the last orders once more       auto on, auto off   the program rolls the dice, or you do
board, show hue, text 68     the board, a space, what a card does       position, save FILE, quit

Changing the position, at any time when nothing is asked:
hue: 2 us troops, police, passive support, terror    what is named replaces what was there
+2 nva troop hue   -1 police saigon   move 2 us troops saigon hue   flip 1 vc guerrilla hue
+1 us troop hue casualties   -1 us troop hue available   casualties: 3 us troops   out of play: 2 arvn troops
aid 20   vc resources 7   trail +1   patronage -2   card 68   next 12   leader 129 125
eligible US, VC   shaded cadres   unshaded abrams   momentum claymores   no cadres   nonplayers NVA, VC
any other `name: value` of docs/positions.md"""


NOT_KEPT = (
    "Nothing else can be done until this is saved: Enter tries again, save FILE writes the position elsewhere, "
    "quit leaves without what was typed last."
)


class Leave(Exception):
    """Somebody leaves the table; everything is saved."""


class Assistant:
    """The conversation: what is asked, what is told, and the commands."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.behind = False
        """Does the file lack what was done last, because it could not be written?"""
        self.write, session.keep = session.keep, self.keep
        self.commands: dict[str, Callable[[str], None]] = {
            "": self.go,
            "ok": self.go,
            "go": self.go,
            "bots": self.go,
            "play": self.play,
            "did": self.did,
            "again": self.again,
            "undo": self.undo,
            "redo": self.redo,
            "why": self.why,
            "orders": self.orders,
            "auto": self.auto,
            "board": self.board,
            "show": self.show,
            "text": self.text,
            "position": self.position,
            "save": self.save,
            "?": self.help,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        path = self.session.path
        console.print(Text("Fire in the Lake: table assistant", style="bold reverse"))
        console.print(f"Everything is saved in {path}. ? for help.", style="dim", soft_wrap=True)
        if self.session.at:
            self.tell(self.last_run())
        self.now()
        try:
            while True:
                self.read()
        finally:
            saved = "What was typed last is not saved. Go on before it with" if self.behind else "Saved. Go on with"
            console.print(f"\n{saved}: indochina assist {NAME} --resume {shlex.quote(str(path))}", soft_wrap=True)

    def keep(self, line: Mapping[str, Any]) -> None:
        """See it on the disk before anything else is done."""
        self.behind = True
        keep(lambda: self.write(line), self.save, NOT_KEPT)
        self.behind = False

    def read(self) -> None:
        """One line: an answer, a command or a change of the position."""
        run = self.session.run
        typed = read_line(f"{self.asked()}> ")
        word, _, rest = typed.partition(" ")
        try:
            if run is not None and self.answer(typed):
                return
            if run is None and typed.isdecimal() and self.session.turns_card:
                self.session.go()
                self.answer(typed)
                return
            if word.casefold() in self.commands:
                self.commands[word.casefold()](rest.strip())
            elif run is not None and edit(self.session.step.state, typed) is None:
                complain(f"no answer to the question and no command: {typed!r}")
            elif (step := self.session.edit(typed)) is not None:
                self.tell_edit(step)
            else:
                complain(f"{typed!r} is no command and no change of the position; ? for help")
        except Error as fault:
            complain(str(fault))

    def asked(self) -> str:
        run = self.session.run
        if run is None or run.question is None:
            return "table"
        if is_draw(run.question):
            return "card"
        return run.question.faction if isinstance(run.question, Dice) else run.question.seat

    # --- questions ----------------------------------------------------------------------------------------------

    def answer(self, typed: str) -> bool:
        """Take what was typed as an answer; False if it cannot be one."""
        run = self.session.run
        assert run is not None and run.question is not None
        question = run.question
        if isinstance(question, Dice):
            dice = typed.replace(",", "").replace(" ", "")
            if not dice.isdecimal():
                return False
            self.after(self.session.answer(*dice_rolled(question, dice)))
        elif not typed and is_draw(question):
            self.after(self.session.answer(question.top))
        elif not typed:
            self.ask()
        elif typed.partition(" ")[0].casefold() in self.commands and typed not in question.keys:
            return False
        elif key := answer_meant(run.game, question, typed):
            self.after(self.session.answer(key))
        else:
            return False
        return True

    def ask(self) -> None:
        """Put the open question."""
        run = self.session.run
        if run is None or run.question is None:
            return
        question = run.question
        console.print()
        if isinstance(question, Dice):
            console.print(Text(dice_question(question), style="bold").append_text(rule_mark(question.rule)))
        elif is_draw(question):
            console.print(
                Text(f"{question.prompt} Which is it? (number or title; Enter: the program draws)", style="bold")
            )
        else:
            show_question(run.game, question)

    def after(self, step: Step | None) -> None:
        """Something has happened: tell the orders, or ask what is asked."""
        if step is None:
            self.ask()
        else:
            self.tell(step)
            self.next_words()

    # --- telling ------------------------------------------------------------------------------------------------

    def tell(self, step: Step) -> None:
        console.print()
        console.print(Text(step.headline, style="bold reverse"))
        table = Table.grid(padding=(0, 1))
        table.add_column(width=4, justify="right")
        table.add_column()
        for number, line in enumerate(step.orders, start=1):
            table.add_row(Text(f"{number}.", style="bold cyan"), Text(line))
        if not step.orders:
            table.add_row("", Text("Nothing to move.", style="dim"))
        for line in step.markers:
            table.add_row("", Text(line, style="italic"))
        console.print(table)

    def tell_edit(self, step: Step) -> None:
        lines = [*step.orders, *step.markers]
        console.print(Text("\n".join(lines) if lines else "Nothing has changed.", style="green"))

    def next_words(self) -> None:
        console.print()
        console.print(Text(self.session.next_words(), style="bold"))

    # --- commands -----------------------------------------------------------------------------------------------

    def go(self, rest: str) -> None:
        if self.session.run is not None:
            self.ask()
        elif self.session.waits_for_person:
            self.next_words()
        else:
            self.after(self.session.go())

    def play(self, rest: str) -> None:
        if self.session.run is not None:
            self.ask()
        else:
            self.after(self.session.go())

    def did(self, rest: str) -> None:
        self.tell_edit(self.session.did(rest))
        self.next_words()

    def again(self, rest: str) -> None:
        self.after(self.session.again())

    def undo(self, rest: str) -> None:
        console.print(Text(self.session.undo(), style="green"))
        self.now()

    def redo(self, rest: str) -> None:
        console.print(Text(self.session.redo(), style="green"))
        self.now()

    def now(self) -> None:
        if self.session.run is not None:
            self.ask()
        else:
            self.next_words()

    def why(self, rest: str) -> None:
        run = self.session.run
        lines = run.why if run is not None else self.last_run().why
        if rest != "more":
            lines = [line for line in lines if not line.startswith(FURTHEST_IN)]
        console.print(Text("\n".join(lines) if lines else "No Non-player decided anything.", style="dim"))

    def orders(self, rest: str) -> None:
        self.tell(self.last_run())

    def last_run(self) -> Step:
        """The last thing that was not typed by a person."""
        session = self.session
        return next((step for step in reversed(session.steps[: session.at + 1]) if step.what == "run"), session.step)

    def auto(self, rest: str) -> None:
        word = rest.split()[-1] if rest else ""
        if word not in ("on", "off"):
            raise Error("auto on, or auto off?")
        self.session.rolls = word == "on"
        console.print("The program rolls the dice." if self.session.rolls else "You roll the dice.", style="green")
        if self.session.run is not None and self.session.rolls and is_die(self.session.run.question):
            self.after(self.session.answer())

    def game(self) -> Game:
        """The position as a game that stands still."""
        return table_game(self.session.state)

    def board(self, rest: str) -> None:
        show_board(self.game(), None)

    def show(self, rest: str) -> None:
        """What one space holds."""
        x = SPACE[named(rest, IDS, "space")]
        s = self.session.state
        held = [counted(n, kind) for kind, n in enumerate(s.pieces[x * KINDS : x * KINDS + KINDS]) if n]
        words = [LEVEL_WORDS[s.support[x]]] if POP[x] else []
        words += [f"{s.terror[x]} {'Sabotage' if x in LOCS else 'Terror'}"] if s.terror[x] else []
        console.print(Text(f"{NAMES[x]}: {', '.join([*words, *held]) or 'empty'}"))

    def text(self, rest: str) -> None:
        """What a card does: the one named, or the one played."""
        card = f"card-{read_card(rest) if rest else self.session.state.current}"
        game = self.game()
        console.print(
            Text(f"{game.messages.name(card)}. ", style="bold").append(card_text(game, card), style="not bold")
        )

    def position(self, rest: str) -> None:
        console.print(str(self.game().position()), soft_wrap=True)

    def save(self, rest: str) -> None:
        """A copy of the position, in its notation."""
        if not rest:
            raise Error("save where? For example: save table.txt")
        path = copy_path(rest, "{path} exists already and is left as it is; choose another name")
        try:
            path.write_text(f"{self.game().position()}\n", encoding="utf-8")
        except (OSError, ValueError) as fault:
            raise Error(f"{path}: cannot write the position ({cause(fault)})") from None
        console.print(f"The position is in {path}", soft_wrap=True)

    def help(self, rest: str) -> None:
        console.print(Text(HELP))
        console.print(drawing(self.game()).legend(self.game()))

    def quit(self, rest: str) -> None:
        raise Leave


def dice_rolled(question: Dice, dice: str) -> list[str]:
    """As many dice as were asked for, 1 to 6 each."""
    for die in dice:
        if die not in "123456":
            raise Error(f"a die shows 1 to 6, not {die}")
    if len(dice) != question.n:
        wanted = "a single die is" if question.n == 1 else f"{question.n} dice are"
        raise Error(f"{wanted} rolled here, not {len(dice)}")
    return list(dice)


def answer_meant(game: Game, question: Decision, typed: str) -> str | None:
    """The one option that was meant, a card by its number or title; None if nothing fits."""
    keys = meant(game.messages, question, typed)
    if is_draw(question) and typed not in question.keys:
        number = str(read_card(typed))
        if number not in question.keys:
            raise Error(f"card {number} cannot be turned now: it has been seen already or is not in this game")
        keys = [number]
    if len(keys) > 1:
        names = ", ".join(game.messages.label(question, key) for key in keys[:8])
        raise Error(f"{typed!r} could be: {names}")
    return keys[0] if keys else None
