"""What happened between two choices, as it is sent: actions with their headlines, entries with what each changed."""

from __future__ import annotations

from typing import Any

from indochina.core import view
from indochina.core.catalogue import Messages
from indochina.core.game import Game
from indochina.core.story import START, Action, Chapter, Retold, Told, chapters, effect_text, heading, headline, tells
from indochina.core.table import Became, Effect
from indochina.since import since
from indochina.slices import Work

from .messages import patch, text

PLAIN = (int, str, type(None))
"""What a marker shows that is sent as it is; of a pile or a hand the words are enough."""


def retelling(game: Game, seat: str | None, words: Messages, first: int, last: int) -> Work[str]:
    """What a seat may know of choices first+1 to last. Each entry brings the board on, `rest` what none has told."""
    told: list[Told] = []
    patches: dict[int, dict[str, Any]] = {}
    board = view.board(game.at(first), seat)
    for one, state in Retold(game, seat, first):
        if one.made > last:
            break
        now = view.board_then(game, state, seat)
        patches[one.entry.n], board = patch(board, now), now
        told.append(one)
        yield
    actions = [
        _action(game, chapter, action, words, patches, first)
        for chapter in chapters(tells(game), told)
        for action in chapter.actions
    ]
    rest = patch(board, view.board(game.at(last), seat))
    return text({"type": "story", "from": first, "to": last, "actions": actions, "rest": rest})


def page_since(game: Game, seat: str | None, words: Messages, first: int, last: int) -> Work[str]:
    """The same as one page: who did what, margins, what changed hands, losses."""
    yield
    found = since(game, seat, first, last, words)
    return text(
        {
            "type": "since",
            "from": first,
            "to": last,
            "doings": [doing._asdict() for doing in found.doings],
            "margins": [margin._asdict() for margin in found.margins],
            "held": found.held,
            "lost": found.lost,
            "losses": found.losses,
        }
    )


def _action(
    game: Game, chapter: Chapter, action: Action, words: Messages, patches: dict[int, dict[str, Any]], first: int
) -> dict[str, Any]:
    """`chapter` is the heading of the card or turn, empty if that was begun before what is told."""
    return {
        "who": action.who,
        "what": action.what,
        "chapter": "" if chapter.key == START and first else heading(chapter, words),
        "headline": headline(tells(game), action, words),
        "entries": [{**_entry(one, words), "patch": patches[one.entry.n]} for one in action.entries],
    }


def _entry(told: Told, words: Messages) -> dict[str, Any]:
    entry = told.entry
    named = [word for value in entry.values.values() for word in view.plain_words(value)]
    about = {"n": entry.n, "made": told.made, "key": entry.key, "rule": entry.rule, "actor": entry.actor}
    return about | {
        "text": words.text(entry.key, entry.values),
        "words": named,
        "dice": [view.die(one, key, words) for one, key in told.dice],
        "effects": [_effect(effect, words) for effect in told.effects],
    }


def _effect(effect: Effect, words: Messages) -> dict[str, Any]:
    shown = effect._asdict()
    if isinstance(effect, Became):
        shown |= {name: value for name in ("before", "after") if isinstance(value := shown.pop(name), PLAIN)}
    return {**shown, "text": effect_text(effect, words)}
