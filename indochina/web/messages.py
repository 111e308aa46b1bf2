"""What goes over a socket: the messages a client may send, as types, and the parts of those it gets.

Views come from the games' allow-lists. Nothing here looks into a state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from indochina.core.catalogue import Messages
from indochina.core.decision import TOP, Decision
from indochina.core.game import Game
from indochina.core.journal import Answer, Note
from indochina.core.rules import Rules

PLAIN = ("done", "none", "yes", "no", "all", "go")
"""Answers that say nothing about the way to a later question."""


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    version: int
    key: str
    confirm: bool = False
    sure: bool = False


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    version: int


class Redo(msgspec.Struct, tag="redo", forbid_unknown_fields=True):
    version: int


class Reset(msgspec.Struct, tag="reset", forbid_unknown_fields=True):
    version: int


class State(msgspec.Struct, tag="state", forbid_unknown_fields=True):
    pass


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    seat: str | None = None
    language: str = ""


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    pass


class Odds(msgspec.Struct, tag="odds", forbid_unknown_fields=True):
    key: str


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    name: str
    at: str = ""


class Moment(msgspec.Struct, tag="moment", forbid_unknown_fields=True):
    made: int


class Steps(msgspec.Struct, tag="steps", rename={"first": "from", "last": "to"}, forbid_unknown_fields=True):
    first: int
    last: int


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


Request = Choose | Undo | Redo | Reset | State | Sit | Why | Odds | Look | Moment | Steps | Ping
read = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def text(message: dict[str, Any]) -> str:
    """A message as it is sent."""
    return encode(message).decode()


def log_entry(messages: Messages, n: int, note: Note) -> dict[str, Any]:
    return {
        "n": n, "key": note.key, "rule": note.rule, "text": messages.text(note.key, note.values),
        "words": [word for value in note.values.values() for word in plain_words(value)],
    }  # fmt: skip


def plain_words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from plain_words(item)


def log_entries(seat: str | None, messages: Messages, notes: Iterable[tuple[int, Note]]) -> list[dict[str, Any]]:
    """Those entries of the log that a seat may read."""
    return [log_entry(messages, n, note) for n, note in notes if note.told(seat)]


def ask(game: Game, messages: Messages, forecasts: list[str]) -> dict[str, Any] | None:
    """The open question as its seat sees it; `forecasts` are the answers of which it can be told what they bring."""
    decision = game.decision
    if decision is None:
        return None
    card = decision.values.get("card")
    return {
        "name": decision.name,
        "seat": decision.seat,
        "rule": decision.rule,
        "prompt": messages.prompt(decision),
        "card": card if isinstance(card, str) and card else None,
        "trail": trail(game, messages),
        "options": [
            {"key": key, "label": messages.label(decision, key), "target": game.rules.target(key)}
            for key in decision.keys
        ],
        "odds": forecasts or decision.name in game.rules.ODDS,
    }


def trail(game: Game, messages: Messages) -> list[str]:
    """What the seat that is asked has chosen on the way to this question: the last few words, no places or numbers."""
    decision = game.decision
    assert decision is not None
    _, answers = game.moment
    words = [
        messages.choice(answer.name, answer.key)
        for answer in answers
        if answer.seat == decision.seat and answer.how != "auto"
        if answer.key not in PLAIN and not answer.key.isdigit()
        if game.rules.target(answer.key) is None
    ]
    return list(dict.fromkeys(words))[-3:]


def blocked(game: Game, messages: Messages) -> list[dict[str, Any]]:
    """What is not offered now, and why."""
    decision = game.decision
    if decision is None:
        return []
    return [
        {
            "key": word, "target": game.rules.target(word), "rule": reason.rule,
            "why": messages.text(reason.key, reason.values),
        }
        for word, reason in decision.blocked.items()
    ]  # fmt: skip


class Made:
    """A choice that was made: the question, the answer, and the dice that followed."""

    __slots__ = ("answer", "decision", "rolled")

    def __init__(self, decision: Decision, answer: Answer, rolled: list[tuple[Decision, str]]) -> None:
        self.decision = decision
        self.answer = answer
        self.rolled = rolled

    def step(self, rules: Rules, seat: str | None, bot: bool, messages: Messages) -> dict[str, Any]:
        """The choice as one seat sees it: a secret answer is shown to its own seat only, a drawn card to nobody."""
        decision, answer = self.decision, self.answer
        open_to = seat == answer.seat or decision.name not in rules.SECRET_ANSWERS
        reason = answer.reason
        return {
            "seat": answer.seat,
            "bot": bot,
            "name": decision.name,
            "key": answer.key if open_to else None,
            "label": messages.label(decision, answer.key) if open_to else None,
            "target": rules.target(answer.key) if open_to else None,
            "rule": decision.rule,
            "reason": None
            if reason is None or not open_to
            else {
                "text": messages.text(reason.key, reason.values),
                "rule": reason.rule,
                "lines": rules.explain(messages, reason),
            },
            "dice": [
                {
                    "name": die.name, "prompt": messages.prompt(die), "label": messages.label(die, key), "key": key,
                    "rule": die.rule,
                }
                for die, key in self.rolled
                if die.stream != TOP
            ],
        }  # fmt: skip


def patch(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The JSON merge patch from one view to another.

    >>> patch({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 1, "b": {"c": 4}})
    {'b': {'c': 4, 'd': None}}
    """
    if old is new:
        return {}
    changed: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key)
        if before == value:
            continue
        changed[key] = patch(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    for key in old:
        if key not in new:
            changed[key] = None
    return changed
