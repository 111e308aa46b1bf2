"""The only way a rule asks anything: `choose` for a player, `chance` for a die or a draw.

A rule is a generator procedure. It yields a Decision and receives the key of one of its options:

    space = yield choose("VC", "rally.space", "3.3.1", keys)

Options are keys: plain names such as `saigon`, `kon_tum/vc`, `E-07`, `done`. What a key points at
(a space, a unit, a card ...) and how it is called in a language is looked up only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .dice import below
from .errors import Error
from .plain import Plain

if TYPE_CHECKING:
    from .catalogue import Messages

CHANCE = "chance"
END, DONE = STOPS = ("end", "done")
"""The answer that ends an action or a phase, and the one that only closes a question on the way. None offers both."""
ALL = "all"
"""What a person may say for the greatest number that a question of how many offers."""
TOP = -1
"""The `stream` of a draw: the answer is the top of the pile."""

Blocked = dict[str, "Why"]
Procedure = Generator["Decision", str, str]
"""A stage: asks Decisions and returns the name of the next stage."""


class Work(Protocol):
    """What a stage has come to at a question from which it can be taken up again: clones replay only what followed."""

    def on(self, state: Any) -> Work:
        """The same, equal and independent, in a copy of the state."""

    def resume(self) -> Procedure:
        """The rest of the stage, from that question on."""


class Why(Plain):
    """A reason as data: message key, values and rule number. Rendered later, in any language."""

    __slots__ = parts = ("key", "rule", "values")

    def __init__(self, key: str, rule: str, values: Mapping[str, Any]) -> None:
        self.key = key
        self.rule = rule
        self.values = values


_PLAIN: dict[tuple[str, str], Why] = {}
"""Reasons without values, each made once: most are made only to see that there is one."""


def why(key: str, rule: str, **values: Any) -> Why:
    if values:
        return Why(key, rule, values)
    found = _PLAIN.get((key, rule))
    if found is None:
        found = _PLAIN[key, rule] = Why(key, rule, values)
    return found


class Choice(NamedTuple):
    """A player's answer to a Decision: a key, and why."""

    key: str
    reason: Why | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer: its key, what it points at on the board (or None: a button), its label."""

    key: str
    target: dict[str, str] | None
    label: str
    probability: float | None = None


class Decision:
    """One question to one seat, with a finite list of legal answers.

    `keys` may be given as a function: it is then called only if somebody looks at the options,
    which a replay never does. `work`: the stage can be taken up again here.
    """

    __slots__ = (
        "_keys",
        "_why_not",
        "name",
        "reveals",
        "rule",
        "seat",
        "stream",
        "top",
        "values",
        "weights",
        "words",
        "work",
    )

    def __init__(
        self,
        seat: str,
        name: str,
        rule: str,
        keys: list[str] | Callable[[], list[str]],
        why_not: Callable[[], Blocked] | None,
        values: Mapping[str, Any],
        reveals: bool | tuple[str, ...] = False,
        stream: int = 0,
        weights: Sequence[int] | None = None,
        top: str = "",
        work: Work | None = None,
    ) -> None:
        self.seat = seat
        self.name = name
        self.rule = rule
        self._keys = keys
        self._why_not = why_not
        self.values = values
        self.reveals = reveals
        self.stream = stream
        self.weights = weights
        self.top = top
        self.work = work
        self.words: Messages | None = None

    @property
    def keys(self) -> list[str]:
        """The legal answers, in board order."""
        keys = self._keys
        if not isinstance(keys, list):
            keys = self._keys = keys()
        return keys

    def shows(self, key: str) -> bool:
        """Does this answer show the others something hidden?"""
        return self.reveals if isinstance(self.reveals, bool) else key in self.reveals

    @property
    def whole(self) -> str:
        """Of a question of how many: the greatest number; empty if it is another question."""
        return str(self.values["most"]) if self.values.get("there") else ""

    def now_called(self, key: str) -> str:
        """What an answer in a record of an earlier version is called now."""
        if key == ALL and self.whole:
            return self.whole
        return END if key == DONE and END in self.keys else key

    @property
    def stop(self) -> str:
        """The answer that ends what is asked for, or closes the question; empty if it must go on."""
        keys = self.keys
        return END if END in keys else DONE if DONE in keys else ""

    @property
    def blocked(self) -> Blocked:
        """Targets that are not offered, each with the reason and the rule."""
        return self._why_not() if self._why_not else {}

    @property
    def options(self) -> list[Option]:
        assert self.words is not None, "this decision belongs to no game"
        return [self.words.option(self, key) for key in self.keys]

    @property
    def prompt(self) -> str:
        assert self.words is not None, "this decision belongs to no game"
        return self.words.prompt(self)

    @property
    def probabilities(self) -> dict[str, float]:
        """For a chance decision: the probability of each answer."""
        if self.weights is None:
            return dict.fromkeys(self.keys, 1 / len(self.keys))
        total = sum(self.weights)
        return {key: weight / total for key, weight in zip(self.keys, self.weights)}

    def rolled(self, streams: MutableSequence[int]) -> str:
        """For a chance decision: what its stream answers, or the top of the pile."""
        if self.stream == TOP:
            return self.top
        weights = self.weights
        if weights is None:
            return self.keys[below(streams, self.stream, len(self.keys))]
        index, spot = 0, below(streams, self.stream, sum(weights))
        while spot >= weights[index]:
            spot -= weights[index]
            index += 1
        return self.keys[index]

    def face(self, value: str) -> str:
        """For a chance decision: a face named by itself (`X`, `R`, `4`), or by a number that counts through them."""
        keys = self.keys
        if value in keys:
            return value
        faces = [key for key, weight in zip(keys, self.weights or [1] * len(keys)) for _ in range(weight)]
        if value.isdigit() and 1 <= int(value) <= len(faces):
            return faces[int(value) - 1]
        raise Error(f"{self.name}: {value!r} is no face of this die; its faces: {', '.join(keys)}")

    def __repr__(self) -> str:
        return f"<Decision {self.name} for {self.seat} [{self.rule}]: {', '.join(self.keys)}>"


def choose(
    seat: str,
    name: str,
    rule: str,
    keys: list[str] | Callable[[], list[str]],
    why_not: Callable[[], Blocked] | None = None,
    reveals: bool | tuple[str, ...] = False,
    work: Work | None = None,
    **values: Any,
) -> Decision:
    """Ask a seat. `reveals` marks an answer that shows the others something hidden: nobody takes it back.

    True: any answer does; else the keys of those that do. `work`: what the stage is taken up again from, if it can be.
    """
    return Decision(seat, name, rule, keys, why_not, values, reveals, work=work)


def numbers(most: int, least: int = 1) -> list[str]:
    """The answers to how many: one order everywhere, from the least to the whole."""
    return [str(n) for n in range(least, most + 1)]


def how_many(
    seat: str, name: str, rule: str, most: int, *, least: int = 1, there: int | None = None, **values: Any
) -> Decision:
    """Ask a seat for a number. `there`: of how many, if that is more than may be taken."""
    amounts = {"most": most, "there": most if there is None else there}
    return Decision(seat, name, rule, numbers(most, least), None, {**values, **amounts})


def chance(
    stream: int, name: str, rule: str, keys: list[str], weights: Sequence[int] | None = None, **values: Any
) -> Decision:
    """Ask fortune, answered by the stream, a script, a person or a search. Without weights all is equally likely."""
    return Decision(CHANCE, name, rule, keys, None, values, False, stream, weights)


def draw(name: str, rule: str, pile: list[str] | tuple[int, ...], **values: Any) -> Decision:
    """Draw from a pile that lies in the state in its order: fortune answers with the top card.

    To everybody who may not see the pile each card is equally likely, so the options do not show its order; a person
    with real cards may name another. They are put in order only if somebody looks.
    """
    return Decision(CHANCE, name, rule, lambda: sorted(map(str, pile)), None, values, False, TOP, None, str(pile[0]))


def shown(name: str, rule: str) -> Decision:
    """Turn up what was hidden: a draw from a pile of one, so nobody can take back the choice that led to it."""
    return draw(name, rule, ["shown"])
