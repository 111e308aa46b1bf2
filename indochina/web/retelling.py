"""What happened between two choices, as it is sent: actions with their headlines, entries with what each changed."""

from __future__ import annotations

from typing import Any

from indochina.core import view
from indochina.core.battles import Battle, Fights
from indochina.core.catalogue import Messages
from indochina.core.game import Game
from indochina.core.story import (
    START,
    Action,
    Chapter,
    Retold,
    Told,
    begun,
    chapters,
    effect_text,
    heading,
    headline,
    tells,
)
from indochina.core.table import Became, Effect
from indochina.since import since
from indochina.slices import Work

from .messages import patch, text

PLAIN = (int, str, type(None))
"""What a marker shows that is sent as it is; of a pile or a hand the words are enough."""


class Scene:
    """The battles in what is told: of one begun before, what had been seen of it."""

    def __init__(self, game: Game, words: Messages) -> None:
        self._rules = game.rules if isinstance(game.rules, Fights) else None
        self._words = words
        self._now: Battle | None = None
        self._number = -1
        self.battles: dict[int, dict[str, Any]] = {}

    def follow(self, one: Told, seen: dict[str, Any], told: bool) -> None:
        """The next entry, what was seen before it, and whether it is told or comes before what is."""
        if self._rules is None:
            return
        found = self._rules.battle(one.entry, seen, self._now)
        if found is not None and found is not self._now:
            self._number = one.entry.n
            sides = [{"seat": seat, "pieces": dict(pieces)} for seat, pieces in found.sides]
            place = {"place": found.place, "name": self._words.name(found.place) if found.place else ""}
            self.battles[self._number] = {**place, "sides": sides, "entries": [], "dice": [], "lines": []}
        self._now = found
        if found is None:
            return
        battle = self.battles[self._number]
        if told:
            battle["entries"].append(one.entry.n)
        else:
            battle["dice"] += self.dice(one)
            battle["lines"] += self.lines(one)

    def dice(self, one: Told) -> list[dict[str, Any]]:
        cast = [(view.die(die, key, self._words), die.name) for die, key in one.dice]
        return [{**die, "seat": self._now.cast_by(name) if self._now else ""} for die, name in cast]

    def lines(self, one: Told) -> list[str]:
        """An entry in words; and if its modifiers are over a limit, that they are."""
        said = [self._words.text(one.entry.key, one.entry.values)]
        if self._rules and (limit := self._rules.capped(one.entry)):
            said.append(self._words.text(*limit))
        return said


def retelling(game: Game, seat: str | None, words: Messages, first: int, last: int) -> Work[str]:
    """What a seat may know of choices first+1 to last. Each entry brings the board on, `rest` what none has told."""
    told: list[Told] = []
    more: dict[int, dict[str, Any]] = {}
    scene = Scene(game, words)
    begin = stage_of(game, first)
    board, seen = view.board(game.at(first), seat), view.board(game.at(begin), seat)
    for one, state in Retold(game, seat, begin):
        if one.made > last:
            break
        now = view.board_then(game, state, seat)
        scene.follow(one, seen, one.made > first)
        seen = now
        if one.made > first:
            lines = scene.lines(one)
            more[one.entry.n] = {"dice": scene.dice(one), "more": lines[1:], "patch": patch(board, now)}
            board = now
            told.append(one)
        yield
    actions = [
        _action(game, chapter, action, words, more, first)
        for chapter in chapters(tells(game), told)
        for action in chapter.actions
    ]
    battles = {str(n): battle for n, battle in scene.battles.items() if battle["entries"]}
    rest = patch(board, view.board(game.at(last), seat))
    return text({"type": "story", "from": first, "to": last, "actions": actions, "battles": battles, "rest": rest})


def stage_of(game: Game, made: int) -> int:
    """How many choices had been made when the stage began in which this one was: a battle may have begun in it."""
    return next((begun(past) for past in game.past() if begun(past) < made), 0)


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
    game: Game, chapter: Chapter, action: Action, words: Messages, more: dict[int, dict[str, Any]], first: int
) -> dict[str, Any]:
    """`chapter` is the heading of the card or turn, empty if that was begun before what is told."""
    return {
        "who": action.who,
        "what": action.what,
        "chapter": "" if chapter.key == START and first else heading(chapter, words),
        "headline": headline(tells(game), action, words),
        "entries": [{**_entry(one, words), **more[one.entry.n]} for one in action.entries],
    }


def _entry(told: Told, words: Messages) -> dict[str, Any]:
    entry = told.entry
    named = [word for value in entry.values.values() for word in view.plain_words(value)]
    about = {"n": entry.n, "made": told.made, "key": entry.key, "rule": entry.rule, "actor": entry.actor}
    return about | {
        "text": words.text(entry.key, entry.values),
        "words": named,
        "effects": [_effect(effect, words) for effect in told.effects],
    }


def _effect(effect: Effect, words: Messages) -> dict[str, Any]:
    shown = effect._asdict()
    if isinstance(effect, Became):
        shown |= {name: value for name in ("before", "after") if isinstance(value := shown.pop(name), PLAIN)}
    return {**shown, "text": effect_text(effect, words)}
