"""A step of the example: who does what where, by which answers, and what is then so."""

from collections.abc import Sequence
from typing import Any, NamedTuple

US, ARVN, NVA, VC = "US", "ARVN", "NVA", "VC"

Statement = tuple[str, str, Any]
"""A short name, where to look (`looking.look`), and what is seen there."""


class Step(NamedTuple):
    """`told`: the part of the text and its paragraph, or the first and the last of several: `1.3-1.6`.

    `does` is our retelling; `where` are the spaces it is about. `given` holds before the choices, `holds` after them.
    `choices` are `question: answer`, separated by semicolons, all of them put to `who`. `dice` are those rolled.
    """

    told: str
    does: str
    who: str = ""
    where: str = ""
    given: Sequence[Statement] = ()
    choices: str = ""
    dice: str = ""
    holds: Sequence[Statement] = ()

    @property
    def answers(self) -> list[tuple[str, str]]:
        """The choices as pairs of question and answer."""
        pairs = [choice.split(": ") for choice in self.choices.split("; ") if choice]
        return [(question, key) for question, key in pairs]

    @property
    def paragraphs(self) -> list[str]:
        """Every paragraph it retells: `1.3-1.5` is 1.3, 1.4 and 1.5."""
        first, _, last = self.told.partition("-")
        part, number = first.split(".")
        end = (last or first).split(".")[1]
        return [f"{part}.{n}" for n in range(int(number), int(end) + 1)]
