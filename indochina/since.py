"""What happened since somebody last played, as one page: who did what, margins, what changed hands, losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from .core.catalogue import Messages
from .core.game import Game
from .core.reckoning import Reckons
from .core.rules import Tells
from .core.story import START, Retold, Told, chapters, heading, headline, tells


class Doing(NamedTuple):
    """An action in one line, and the card or turn it belongs to: empty if that was begun before."""

    chapter: str
    who: str
    text: str


class Margin(NamedTuple):
    title: str
    before: int
    after: int


class Since(NamedTuple):
    """`lost` says what is counted as losses; `held` are the places that belong to somebody else now."""

    doings: list[Doing]
    margins: list[Margin]
    held: list[str]
    lost: str
    losses: dict[str, int]


def since(game: Game, seat: str | None, first: int, last: int, messages: Messages) -> Since:
    """What a seat may know of choices first+1 to last.

    >>> import indochina
    >>> game = indochina.new("saigon75", seed=1, seats={"NV": "solo", "SV": "solo"}).play(until=120)
    >>> found = since(game, "NV", 60, 120, game.messages)
    >>> found.margins[0].title
    'Provinces under NV control'
    """
    rules = tells(game)
    told: list[Told] = []
    losses: Counter[str] = Counter()
    for one, state in Retold(game, seat, first):
        if one.made > last:
            break
        told.append(one)
        if isinstance(rules, Reckons) and (loss := rules.loss(one.entry, state)):
            losses[loss.side] += loss.n
    before, after = game.at(first).state, game.at(last).state
    said = [
        Doing(
            "" if chapter.key == START and first else heading(chapter, messages),
            action.who,
            headline(rules, action, messages),
        )
        for chapter in chapters(rules, told)
        for action in chapter.actions
        if any(one.effects for one in action.entries)
    ]
    lost = messages.text("story.account.losses", {})
    return Since(
        said, list(_margins(rules, before, after, messages)), _held(rules, before, after, messages), lost, losses
    )


def _margins(rules: Tells, before: Any, after: Any, messages: Messages) -> Iterator[Margin]:
    if isinstance(rules, Reckons):
        was = rules.margins(before)
        for name, now in rules.margins(after).items():
            yield Margin(messages.text(f"story.account.margin.{name}", {}), was[name], now)


def _held(rules: Tells, before: Any, after: Any, messages: Messages) -> list[str]:
    was = rules.held(before)
    changed = {place: holder for place, holder in rules.held(after).items() if holder != was[place]}
    return [
        messages.text("story.effect.set", {"at": place, "before": was[place], "after": holder})
        for place, holder in changed.items()
    ]


def last_played(game: Game, seats: Collection[str]) -> tuple[int, int]:
    """How many choices had been made when one of these seats had last played, and when its turn came again."""
    chosen = [answer.seat in seats for answer in game.answers_back() if answer.chosen]
    last = len(chosen)
    while last and chosen[len(chosen) - last]:
        last -= 1
    first = last
    while first and not chosen[len(chosen) - first]:
        first -= 1
    return first, last
