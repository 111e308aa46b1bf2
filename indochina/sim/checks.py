"""What must hold at every decision of every game. Each failure is an AssertionError with a sentence."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import indochina
from indochina.core import naming
from indochina.core import position as notation
from indochina.core.decision import ALL, CHANCE, STOPS, Decision, numbers
from indochina.core.errors import Error
from indochina.core.game import Game

from .requiring import require
from .secrets import check_answers_served, check_secrets, check_shown


class DeadEnd(AssertionError):
    """Somebody is asked and has no legal answer."""


def check_decision(game: Game) -> None:
    """Cheap, for every decision: the state is sound, and who is asked has distinct answers to choose from."""
    game.rules.check(game.state)
    decision = game.decision
    if decision is None:
        require(game.over and game.result is not None, "nobody is asked, but the game is not over")
        return
    keys = decision.keys
    if not keys:
        raise DeadEnd(f"dead end: {decision.name} asks {decision.seat} and offers nothing")
    require(len(set(keys)) == len(keys), f"{decision.name} offers an option twice")
    require(not set(STOPS) <= set(keys), f"{decision.name} can be ended in two ways")
    require(
        len(keys) > 1 or (decision.seat == CHANCE and game.chance == "person"), f"{decision.name} offers only {keys[0]}"
    )
    require(decision.seat in {*game.rules.SEATS, CHANCE}, f"{decision.name} asks an unknown seat {decision.seat}")


def check_deeply(game: Game, tmp_path: Path | None = None) -> None:
    """Heavy, for sampled decisions: clone, save, notation, undo, every option, words, secrets."""
    before = fingerprint(game)
    check_clone(game)
    with ExitStack() as stack:
        check_save(game, tmp_path or Path(stack.enter_context(TemporaryDirectory())))
    check_notation(game)
    check_position(game)
    check_undo(game)
    check_options(game)
    check_words(game)
    check_secrets(game)
    check_answers_served(game)
    check_shown(game)
    require(fingerprint(game) == before, "checking the game has changed it")


def asked(game: Game) -> tuple[Any, ...] | None:
    """The open question."""
    decision = game.decision
    return (decision.seat, decision.name, decision.rule, list(decision.keys)) if decision else None


def fingerprint(game: Game) -> tuple[Any, ...]:
    """Everything two equal games agree in."""
    return game.hash(), asked(game), game.result, game.position()


def same(game: Game, other: Game) -> bool:
    """Two games that share their past agree in all that came since."""
    return (
        game.state == other.state
        and game.state.notes == other.state.notes
        and game.moment == other.moment
        and game.version == other.version
        and asked(game) == asked(other)
    )


def check_clone(game: Game) -> None:
    """The second clone begins where the first has been on its way, if the stage can be taken up there."""
    for twin in (game.clone(), game.clone()):
        require(same(twin, game), "a clone differs from its game")


def check_save(game: Game, folder: Path) -> None:
    path = game.save(folder / "check.save")
    loaded = indochina.load(path)
    path.unlink()
    require(not loaded.lost_history, f"the save cannot be replayed: {loaded.lost_history}")
    require(fingerprint(loaded) == fingerprint(game), "a saved and loaded game differs")
    require(loaded.version == game.version, "a saved and loaded game counts other answers")


def check_notation(game: Game) -> None:
    """The state of this very moment survives its notation."""
    rules = game.rules
    data = notation.Position(rules.to_json(game.state))
    for form, given in (("text", notation.parse(str(data))), ("JSON", json.loads(json.dumps(data)))):
        require(rules.from_json(given) == game.state, f"the state is not the same after its notation as {form}")


def check_position(game: Game) -> None:
    """The game goes on the same from its position."""
    position = game.position()
    for form, given in (("text", str(position)), ("JSON", json.loads(json.dumps(position)))):
        back = indochina.position(game.rules.NAME, given, chance=game.chance)
        require(fingerprint(back) == fingerprint(game), f"the position is not the same after its notation as {form}")


def check_undo(game: Game, before: Any = None) -> None:
    """Undo, where it is allowed, and redo lead back. `before`: the state in which the last choice was made."""
    clone = game.clone()
    try:
        clone.undo()
    except Error:
        require(same(clone, game), "a refused undo has changed the game")
        return
    require(clone.version < game.version, "undo has taken nothing back")
    require(before is None or clone.state == before, "undo does not lead back to the question")
    clone.redo()
    require(same(clone, game), "undo and redo do not lead back")


def check_options(game: Game) -> None:
    """Every option can be chosen and leads to a sound state; none is also called impossible."""
    decision = game.decision
    if decision is None:
        return
    for key in decision.keys:
        clone = game.clone().choose(key)
        require(clone.version > game.version, f"{decision.name} = {key} is not counted")
        check_decision(clone)
    for key in decision.blocked:
        require(key not in decision.keys, f"{decision.name}: {key} is offered and said to be impossible")


def check_number(game: Game, decision: Decision) -> None:
    """How many is asked in one way: from the least to the whole, which `all` names too; its label has the number."""
    counted = [key for key in decision.keys if key.isdigit()]
    if decision.seat == CHANCE or not (decision.whole or len(counted) == len(decision.keys)):
        return
    require(decision.whole in decision.keys, f"{decision.name} does not say how many there are")
    in_order = numbers(int(decision.whole), int(counted[0]))
    require(counted == in_order, f"{decision.name} counts otherwise: {decision.keys}")
    require(naming.meant(game.rules, game.messages, decision, ALL) == decision.whole, f"{decision.name} refuses all")
    label = game.messages.label(decision, decision.whole)
    require(decision.whole in label, f"{decision.name} says {label!r} for {decision.whole}")


def check_question(game: Game) -> None:
    """Prompt, labels and reasons have words in every language."""
    for language in game.rules.CATALOGUES:
        clone = game.clone()
        clone.speak(language)
        decision = clone.decision
        if decision is not None:
            check_number(clone, decision)
            texts = [decision.prompt, *(option.label for option in decision.options)]
            texts += [clone.messages.why(reason) for reason in decision.blocked.values()]
            require(all(texts), f"{decision.name}: a text is empty in {language!r}")


def check_words(game: Game) -> None:
    """The question and the log have words in every language."""
    check_question(game)
    for language in game.rules.CATALOGUES:
        clone = game.clone()
        clone.speak(language)
        require(all(entry.text for entry in clone.log), f"a log entry is empty in {language!r}")
