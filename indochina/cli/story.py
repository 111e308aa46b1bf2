"""The story of a game in the terminal: chapters, a headline for each action, its entries and what each changed."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from indochina.core.game import Game
from indochina.core.story import effect_text, heading, headline, story, tells

from .screen import rule_mark


def story_lines(game: Game) -> Iterator[Text]:
    """All that happened, secrets included."""
    rules, words = tells(game), game.messages
    for chapter in story(game).chapters:
        yield Text(heading(chapter, words), style="bold cyan")
        for action in chapter.actions:
            yield Text("  ").append(headline(rules, action, words), style="bold")
            for told in action.entries:
                yield Text(f"    {told.entry.text}").append_text(rule_mark(told.entry.rule))
                for effect in told.effects:
                    yield Text(f"      {effect_text(effect, words)}", style="dim")
