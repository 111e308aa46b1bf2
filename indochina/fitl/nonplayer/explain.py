"""A Non-player's reason in words: conditions with their dice, priorities with their candidates and tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from indochina.core.catalogue import Messages
from indochina.core.decision import Why


def explain(messages: Messages, reason: Why) -> list[str]:
    """The steps that led to an answer, a line each."""
    return [line for step in reason.values.get("trace", ()) for line in _step(messages, step)]


def _step(messages: Messages, step: dict[str, Any]) -> Iterator[str]:
    rule = f" [{step['rule']}]"
    if "dice" in step:
        rolled = step["rolled"]
        yield messages.text("explain.dice", {"word": step["dice"], "rolled": _dice(rolled), "n": sum(rolled)}) + rule
    elif "test" in step:
        values = {key: value for key, value in step.items() if key not in ("test", "rule", "holds")}
        shown = ", ".join(f"{messages.name(key)} {_shown(messages, value)}" for key, value in values.items())
        key = "explain.holds" if step["holds"] else "explain.fails"
        yield messages.text(key, {"word": step["test"]}) + (f" ({shown})" if shown else "") + rule
    else:
        yield messages.text("explain.priority", {"word": step["priority"], "found": step["found"]}) + rule
        if len(step["candidates"]) > 1:
            yield "  " + messages.text("explain.candidates", {"spaces": step["candidates"]})
        for narrowed in step.get("steps", ()):
            yield "  " + messages.text("explain.narrowed", {"by": narrowed["by"], "spaces": narrowed["left"]})
        if step.get("rolled"):
            yield "  " + messages.text("explain.rolled", {"rolled": _dice(step["rolled"]), "found": step["found"]})


def _dice(rolled: list[int]) -> str:
    return " ".join(str(die) for die in rolled)


def _shown(messages: Messages, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_shown(messages, item) for item in value)
    return messages.name(value) if isinstance(value, str) else str(value)
