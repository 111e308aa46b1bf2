"""The story of a game in the terminal: chapters, a headline for each action, its entries and what each changed."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.text import Text

from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.core.story import effect_text, heading, headline, story, tells
from indochina.since import last_played, since

from .screen import rule_mark
from .words import words


def story_lines(game: Game) -> Iterator[Text]:
    """All that happened, secrets included."""
    rules, said = tells(game), game.messages
    for chapter in story(game).chapters:
        yield Text(heading(chapter, said), style="bold cyan")
        for action in chapter.actions:
            yield Text("  ").append(headline(rules, action, said), style="bold")
            for told in action.entries:
                yield Text(f"    {told.entry.text}").append_text(rule_mark(told.entry.rule))
                for effect in told.effects:
                    yield Text(f"      {effect_text(effect, said)}", style="dim")


def since_lines(game: Game, seat: str | None, people: Collection[str]) -> Iterator[Text]:
    """What happened since these people last played, as a seat may know it."""
    say, (first, last) = words(game.language), last_played(game, people)
    found = since(game, seat, first, last, game.messages)
    if not found.doings:
        raise Error(say["nothing_since"])
    chapter = ""
    for one in found.doings:
        if one.chapter != chapter:
            chapter = one.chapter
            yield Text(chapter, style="bold cyan")
        yield Text(f"  {one.text}")
    for title, before, after in found.margins:
        changed = f"{before} → {after}" if before != after else f"{after}"
        yield Text(f"{title}{say['colon']}{changed}", style="bold" if before != after else "dim")
    if found.held:
        yield Text(f"{say['held']}{say['colon']}{'; '.join(found.held)}")
    if found.losses:
        losses = ", ".join(f"{game.messages.name(side)} {n}" for side, n in found.losses.items())
        yield Text(f"{found.lost}{say['colon']}{losses}")
