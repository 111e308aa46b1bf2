"""The card a question is about: each text, whether it may be chosen, and what it would ask for or do now."""

from __future__ import annotations

from rich.text import Text

from indochina.cli.screen import card_text, side_texts
from indochina.cli.words import words
from indochina.core.decision import CHANCE, Decision
from indochina.core.game import Game

QUESTIONS = ("action.first", "action.second", "pivotal", "pivotal.trump")
ANSWERS = {"unshaded": "unshaded", "shaded": "shaded", "single": "event"}
"""The answer that executes a text."""
PREVIEW = 6
"""Targets named in a preview."""


def introduce(game: Game, decision: Decision) -> list[Text]:
    """2.3.4 The texts of the card that is played, where its Event may or might be executed. 2.3.8 A Pivotal Event."""
    if decision.name not in QUESTIONS:
        return []
    if "event" in decision.values:
        return [Text(card_text(game, decision.values["event"]), style="dim")]
    texts = side_texts(game.rules, game.language, str(decision.values.get("card", "")))
    blocked = decision.blocked if texts else {}
    if not any(ANSWERS[side] in decision.keys or ANSWERS[side] in blocked for side in texts):
        return []
    lines = []
    colon = words(game.language)["colon"]
    for side, text in texts.items():
        key, name = ANSWERS[side], game.messages.name(side)
        if key in decision.keys:
            line = Text("✓ ", style="bold green").append(f"{name}{colon}", style="bold").append(text, style="not bold")
            line.append(f" → {preview(game, key)}", style="not bold dim italic")
        else:
            line = Text("✗ ", style="red").append(f"{name}{colon}{text}", style="dim")
            if key in blocked:
                line.append(f" → {game.messages.why(blocked[key])}", style="not bold dim italic")
        lines.append(line)
    return lines


def preview(game: Game, key: str) -> str:
    """What an answer would ask for next, or else do: tried on a copy whose dice and cards stay unknown."""
    decision = game.decision
    assert decision is not None
    known = len(game.log)
    trial = game.clone(chance="person").choose(key)
    asked = trial.decision
    number = str(decision.values.get("card", "")).rpartition("-")[2]
    if asked is not None and asked.rule == f"card {number}":
        if asked.seat == CHANCE:
            return asked.prompt
        labels = [option.label for option in asked.options]
        more = f", … ({len(labels)})" if len(labels) > PREVIEW else ""
        who = f"{game.messages.name(asked.seat)}{words(game.language)['colon']}"
        return f"{who}{asked.prompt} {', '.join(labels[:PREVIEW])}{more}"
    done = []
    for entry in trial.log[known + 1 :]:
        if entry.key in ("log.card", "log.monsoon"):
            break
        done.append(entry.text)
    return " ".join(done)
