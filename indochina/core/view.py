"""What one viewer gets: the board, the log, the question if it is theirs, what that does not offer, each step.

Made of the games' allow-lists, never by deleting secrets from the whole. Nobody is shown what is not made here.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from .catalogue import Messages
from .decision import TOP, Decision, Why
from .journal import Answer, Note
from .rules import Rules, action_stages, asides, cites_of, foreign, warns_of

if TYPE_CHECKING:
    from .game import Game

PLAIN = ("done", "end", "none", "yes", "no", "all", "go")
"""Answers that say nothing about the way to a later question."""


class Step(NamedTuple):
    """A choice that was made: the question, the answer, and the dice that followed."""

    decision: Decision
    answer: Answer
    rolled: list[tuple[Decision, str]]


def eyes(game: Game, seat: str | None) -> str | None:
    """Whose view a seat has: its own if there are secrets, else everybody's."""
    return seat if game.rules.hidden(game.state) else None


def board(game: Game, seat: str | None) -> dict[str, Any]:
    return board_then(game, game.state, seat)


def board_then(game: Game, state: Any, seat: str | None) -> dict[str, Any]:
    """The board as a seat saw it in a state of this game."""
    return game.rules.view(state, seat if game.rules.hidden(state) else None)


def entry(n: int, note: Note, words: Messages) -> dict[str, Any]:
    named = [word for value in note.values.values() for word in plain_words(value)]
    text = words.text(note.key, note.values)
    return {"n": n, "key": note.key, "rule": note.rule, "actor": note.actor, "text": text, "words": named}


def plain_words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from plain_words(item)


def log(notes: Iterable[tuple[int, Note]], seat: str | None, words: Messages) -> list[dict[str, Any]]:
    """Those entries of the log that a seat may read."""
    return [entry(n, note, words) for n, note in notes if note.told(seat)]


def question(game: Game, words: Messages, forecasts: Iterable[str] = ()) -> dict[str, Any] | None:
    """The open question as its seat sees it; `forecasts` are the answers of which it can be told what they bring."""
    decision = game.decision
    if decision is None:
        return None
    card = decision.values.get("card")
    target, keys, apart = game.rules.target, decision.keys, asides(game.rules)
    return {
        "name": decision.name,
        "seat": decision.seat,
        "rule": decision.rule,
        "prompt": words.prompt(decision),
        "card": card if isinstance(card, str) and card else None,
        "trail": trail(game, decision, words),
        "chosen": chosen(game, decision),
        "so_far": so_far(game, decision, words),
        "options": [
            {"key": key, "label": words.label(decision, key), "target": target(key)}
            | ({"aside": True} if key in apart else {})
            for key in keys
        ],
        "denied": denied(game, decision, words),
        "odds": list(forecasts) or decision.name in game.rules.ODDS,
    }


def trail(game: Game, decision: Decision, words: Messages) -> list[str]:
    """What the seat that is asked has chosen on the way to this question: the last few words, no places or numbers."""
    chosen = [
        words.choice(answer.name, answer.key)
        for answer in game.moment[1]
        if answer.seat == decision.seat and answer.how != "auto"
        if answer.key not in PLAIN and not answer.key.isdigit()
        if game.rules.target(answer.key) is None
    ]
    return list(dict.fromkeys(chosen))[-3:]


def warnings(game: Game, key: str, words: Messages) -> list[str]:
    """What an answer to the open question gives up, a sentence each."""
    warns = warns_of(cast(Hashable, game.rules))
    return warns.warnings(game, key, words) if warns else []


def chosen(game: Game, decision: Decision) -> list[dict[str, str]]:
    """The places and things on the board that the seat has chosen since the action began, each once."""
    keys = dict.fromkeys(answer.key for answer in game.moment[1] if answer.seat == decision.seat)
    targets = (game.rules.target(key) for key in keys)
    return [target for target in targets if target is not None]


def so_far(game: Game, decision: Decision, words: Messages) -> list[str]:
    """What the action or phase has cost and brought until now: Resources, tracks and margins as they were and are."""
    alone = game.state.stage in action_stages(cast(Hashable, game.rules))
    before = game.moment[0] if alone else game.phase
    found = game.rules.figures(before, game.state, eyes(game, decision.seat))
    return [words.text(change.key, change.values) for change in found]


def denied(game: Game, decision: Decision, words: Messages) -> list[dict[str, str]]:
    """Actions that are not possible now, each with the reason, if the question is about actions and not the board."""
    target = game.rules.target
    if any(target(key) for key in decision.keys):
        return []
    others = foreign(game.rules)
    shut = {key: why for key, why in decision.blocked.items() if target(key) is None and why.key not in others}
    return [
        {"key": key, "label": label, "why": words.text(why.key, why.values), "rule": why.rule}
        for key, why in shut.items()
        if (label := words.choice(decision.name, key)) != key
    ]


def blocked(game: Game, words: Messages) -> list[dict[str, Any]]:
    """What the open question does not offer, and why; last, as `*`, why anything else of the kind is not offered."""
    decision = game.decision
    if decision is None:
        return []
    target = game.rules.target
    found = list(decision.blocked.items())
    if (otherwise := words.otherwise(decision)) and any(target(key) for key in decision.keys):
        found.append(("*", otherwise))
    return [
        {"key": word, "target": target(word), "rule": why.rule, "why": words.text(why.key, why.values)}
        for word, why in found
    ]


def step(game: Game, made: Step, seat: str | None, bot: bool, words: Messages) -> dict[str, Any]:
    """A choice as one seat sees it: a secret answer is shown to its own seat only, a drawn card to nobody."""
    rules, (decision, answer, rolled) = game.rules, made
    told: dict[str, Any] = {"seat": answer.seat, "bot": bot, "name": decision.name, "rule": decision.rule}
    told |= {"key": None, "label": None, "target": None, "reason": None}
    if seat == answer.seat or decision.name not in rules.SECRET_ANSWERS:
        told |= {"key": answer.key, "label": words.label(decision, answer.key), "target": rules.target(answer.key)}
        if answer.reason is not None:
            told["reason"] = reason(rules, answer.reason, words)
    told["dice"] = [die(one, key, words) for one, key in rolled if one.stream != TOP]
    return told


def die(rolled: Decision, key: str, words: Messages) -> dict[str, Any]:
    """A die that was cast."""
    label = words.label(rolled, key)
    return {"name": rolled.name, "prompt": words.prompt(rolled), "label": label, "key": key, "rule": rolled.rule}


def reason(rules: Rules, why: Why, words: Messages) -> dict[str, Any] | None:
    """Why a bot answered as it did; None if it cannot be told: a save may have it from another version, or made up."""
    try:
        cites = cites_of(cast(Hashable, rules))
        rule = cites.cite(words, why) if cites is not None else why.rule
        return {"text": words.text(why.key, why.values), "rule": rule, "lines": rules.explain(words, why)}
    except (LookupError, TypeError, ValueError, AttributeError):
        return None


def view_of(game: Game, seat: str | None, since: int = 0) -> dict[str, Any]:
    """All of it that a program wants to know, as `Game.view` gives it; the log from entry number `since` on."""
    decision, words = game.decision, game.messages
    notes = [(n, note) for n, note in game.notes(since) if note.told(seat)]
    view: dict[str, Any] = {
        "game": game.rules.NAME,
        "version": game.version,
        "viewer": seat,
        "waiting_for": [decision.seat] if decision else [],
        "result": game.result,
        "view": board(game, seat),
        "log": [{**entry(n, note, words), "values": dict(note.values)} for n, note in notes],
    }
    if decision is not None and decision.seat == seat and (asked := question(game, words)):
        prompt = {"key": f"prompt.{decision.name}", "values": dict(decision.values), "text": asked["prompt"]}
        options = [one if one["target"] else {**one, "button": one["label"]} for one in asked["options"]]
        view["decision"] = {**asked, "prompt": prompt, "options": options, "blocked": blocked(game, words)}
    return view
