"""8.7 What limits the Non-player ARVN: its purse, how many spaces, and what may leave one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from indochina.core.decision import Choice
from indochina.core.journal import Answer

from ...components.control import coin_control
from ...components.pieces import ARVN, COIN_BASES
from ...sequence.sequence import LIMOP
from ...state import ALL, State, coin, insurgents, total
from ..turn import Turn, spaces_in

MOST_SPACES = 3
"""8.7.2, 8.7.4, 8.7.5 Train, Assault and Sweep select up to three spaces."""


OPERATION_QUESTIONS = ("operation", "operation.instead", "event.operation")


def units(s: State, space: int) -> int:
    """US and ARVN cubes and Special Forces in a space."""
    return coin(s, space) - total(s, COIN_BASES, space)


def spare(s: State, space: int) -> int:
    """How many pieces may leave a space without losing COIN Control there."""
    return coin(s, space) - insurgents(s, space) - 1 if coin_control(s, space) else ALL


def planned(t: Turn, counted: str, *others: str) -> tuple[list[Any], int] | None:
    """The plan written down on this card with an answer to one of these questions, and how many times the first of
    them has been answered since, that answer included."""
    n = 0
    for answer in t.earlier():
        if answer.name in OPERATION_QUESTIONS or answer.name.startswith("action"):
            break
        if answer.name == counted or answer.name in others:
            n += answer.name == counted
            values = answer.reason.values if answer.reason is not None else {}
            if "plan" in values:
                return (values["plan"], n) if values["card"] == t.s.current else None
    return None


def answers(t: Turn, name: str, after: str = "") -> list[Answer]:
    """Answers to one question since another, or since the Operation began: the latest first."""
    found: list[Answer] = []
    for answer in t.earlier():
        if answer.name == after or answer.name in OPERATION_QUESTIONS or answer.name.startswith("action"):
            break
        if answer.name == name:
            found.append(answer)
    return found


def operation_of(t: Turn) -> str:
    """The Operation that is being executed; "" if an Event grants a Special Activity alone."""
    for answer in t.earlier():
        if answer.name in OPERATION_QUESTIONS:
            return answer.key
        if answer.name == "event.activity" or answer.name.startswith("action"):
            break
    return ""


def limited(t: Turn) -> bool:
    """2.3.5 A Limited Operation: by the option of 8.9, or an Event that lets ARVN choose one (cards 50, 74)."""
    if t.s.stage == "operation":
        return t.s.acted[-1][1] == LIMOP
    for answer in t.earlier():
        if answer.name == "event.operation":
            return answer.how != "auto"
        if answer.name.startswith("action"):
            break
    return False


def affordable(t: Turn, cost: int) -> int:
    """How many spaces it can pay for; by an Event they are free (5.5)."""
    if cost and (t.s.stage == "operation" or t.d.name.startswith("action")):
        return t.s.resources[ARVN] // cost
    return ALL


def amount(t: Turn, n: int, word: str, rule: str) -> Choice:
    """So many, or as many as there are."""
    return t.answer(str(n) if str(n) in t.keys else "all", word, rule)


def most_spaces(t: Turn, unrestricted: Collection[int]) -> int:
    """8.7.4, 8.7.5 Three; as many as an Event names, if it names some."""
    offered = {*t.spaces, *spaces_in(t.d.values["chosen"])}
    named = t.s.stage != "operation" and any(x not in offered for x in unrestricted)
    return ALL if named else MOST_SPACES
