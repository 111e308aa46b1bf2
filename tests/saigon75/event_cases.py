"""Tools of the tests of the Event Cards: positions in one line, and a register of what is tested."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import indochina
from indochina.core import position as notation
from indochina.core.game import Game

NV, SV = "NV", "SV"
TESTED: set[tuple[str, str]] = set()
"""Every card and side that at least one test is about."""


def covers(card: str, *sides: str) -> Callable[[Callable], Callable]:
    """Mark a test: it is about this card when these sides play it."""

    def mark(test: Callable) -> Callable:
        TESTED.update((card, side) for side in sides)
        return test

    return mark


def both(card: str) -> Callable[[Callable], Callable]:
    """Mark a test that is run twice: once with NV, once with SV playing the card."""

    def mark(test: Callable) -> Callable:
        return covers(card, NV, SV)(pytest.mark.parametrize("side", [NV, SV])(test))

    return mark


def _start(stage: str, side: str, text: str, choices: tuple[str, ...], dice: str, **more: str) -> Game:
    stated = {"turn": "2", "active": side, "stage": stage, "available": "7", "infiltration": "0", "hand": "8"}
    game = indochina.position("saigon75", stated | more | notation.parse(text), dice=dice)
    return answer(game, *choices)


def played(side: str, card: str, text: str, *choices: str, dice: str = "") -> Game:
    """The side plays the card, its only one, in its event sub-phase; then these choices."""
    return _start("event.play", side, text, choices, dice, **{f"{side.lower()}_hand": card})


def in_combat(side: str, card: str, text: str, *choices: str, dice: str = "") -> Game:
    """The side has played the card and all movement is over: it declares its combats; then these choices."""
    return _start("combat.declare", side, text, choices, dice, event=card)


def answer(game: Game, *choices: str) -> Game:
    for choice in choices:
        game.choose(game.decision.now_called(choice))
    return game


def units(game: Game, space: str) -> str:
    """What stands in a space now, in the notation of positions."""
    held = game.rules.to_json(game.state).get(space, {})
    return ", ".join(word if n == 1 else f"{n} {word}" for word, n in held.items())


def lost(game: Game, kind: str) -> int:
    return game.rules.to_json(game.state)["lost"].get(kind, 0)


def rolled(game: Game) -> list[tuple[int, int]]:
    """How many battle dice attacker and defender rolled, for each combat so far."""
    return [
        tuple(0 if faces == ["none"] else len(faces) for faces in (entry.values["first"], entry.values["second"]))
        for entry in game.log
        if entry.key == "log.dice"
    ]


def happened(game: Game, key: str) -> int:
    """How often an entry stands in the log."""
    return sum(entry.key == key for entry in game.log)


def asked(game: Game) -> tuple[str, str]:
    """Who is asked what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.name
