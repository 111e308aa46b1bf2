"""A Non-player's reason in words, in layers: the steps, their tie-breaks and dice, then the candidates with figures.

A line's indentation is its layer: conditions, bullets and numbers begin at the margin, tie-breaks and dice two spaces
in, candidates and their figures four.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from indochina.core.catalogue import Messages
from indochina.core.decision import Why

from ..board import SPACE
from .bullets import BULLETS, CONDITIONS
from .lots import lots

TIE_BREAK, CANDIDATE = "  ", "    "
Told = Mapping[str, Any]


def explain(messages: Messages, reason: Why) -> list[str]:
    """The steps that led to an answer, a line each."""
    lines: list[str] = []
    found: set[str] = set()
    for step in reason.values.get("trace", ()):
        lines += _step(messages, step, found)
        found.add(step.get("priority", ""))
    return lines


def cite(messages: Messages, reason: Why) -> str:
    """The rule of a reason with its bullet: `8.6.5, bullet 3`."""
    return _cited(messages, reason.rule, reason.values.get("what", ""))


def _cited(messages: Messages, rule: str, word: str, condition: bool = False) -> str:
    tables = (CONDITIONS, BULLETS) if condition else (BULLETS, CONDITIONS)
    place = next((table[rule, word] for table in tables if (rule, word) in table), None)
    if place is None:
        return rule
    part, n = place
    return messages.text("explain.bullet", {"rule": f"{rule} {messages.name(part)}" if part else rule, "n": n})


def _step(messages: Messages, step: Told, found: set[str]) -> Iterator[str]:
    """`found`: priorities that have had a candidate in this reason."""
    if "dice" in step:
        rolled = step["rolled"]
        text = messages.text("explain.dice", {"word": step["dice"], "rolled": _dice(rolled), "n": sum(rolled)})
        yield f"{text} [{_cited(messages, step['rule'], step['dice'], condition=True)}]"
    elif "test" in step:
        yield from _test(messages, step)
    elif "note" in step:
        yield from _note(messages, step)
    elif "skipped" in step:
        for word in step["skipped"]:
            text = messages.text("explain.none_left" if word in found else "explain.none", {"word": word})
            yield f"{text} [{_cited(messages, step['rule'], word)}]"
    else:
        yield from _priority(messages, step)


def _test(messages: Messages, step: Told) -> Iterator[str]:
    """A condition with what it was tested on; figures of single spaces go to the candidates."""
    values = {k: v for k, v in step.items() if k not in ("test", "rule", "holds", "figures") and v != []}
    shown = ", ".join(f"{messages.name(key)} {_shown(messages, value)}" for key, value in values.items())
    text = messages.text("explain.holds" if step["holds"] else "explain.fails", {"word": step["test"]})
    yield text + (f" ({shown})" if shown else "") + f" [{_cited(messages, step['rule'], step['test'], condition=True)}]"
    yield from _figures(messages, step)


def _note(messages: Messages, step: Told) -> Iterator[str]:
    yield f"{messages.text('explain.' + step['note'], step)} [{_cited(messages, step['rule'], step['note'])}]"
    yield from _figures(messages, step)


def _figures(messages: Messages, step: Told) -> Iterator[str]:
    if figures := step.get("figures"):
        yield CANDIDATE + ", ".join(f"{messages.name(name)} {_shown(messages, n)}" for name, n in figures.items())


def _priority(messages: Messages, step: Told) -> Iterator[str]:
    """A bullet with what was selected; its tie-breaks; the lot; the candidates."""
    left: Sequence[str] = step["candidates"]
    only = len(left) == 1
    text = messages.text(
        "explain.only" if only else "explain.priority", {"word": step["priority"], "found": step["found"]}
    )
    yield f"{text} [{_cited(messages, step['rule'], step['priority'])}]"
    if not only:
        yield CANDIDATE + messages.text("explain.candidates", {"spaces": left})
    for tried in step.get("steps", ()):
        yield from _tie_break(messages, tried, left)
        left = tried.get("left", left)
    if "rolled" in step:
        yield from _lot(messages, step, left)


def _tie_break(messages: Messages, tried: Told, before: Sequence[str]) -> Iterator[str]:
    """Whom a nested priority leaves, or that it leaves all."""
    if "left" in tried:
        yield TIE_BREAK + messages.text("explain.narrowed", {"by": tried["by"], "spaces": tried["left"]})
        figures = tried.get("figures", ())
        if figures and not isinstance(figures[0], bool):
            pairs = (f"{messages.name(name)} {_number(n)}" for name, n in zip(before, figures))
            yield CANDIDATE + ", ".join(pairs)
        return
    figure = tried["all"]
    key = "explain.equal" if not isinstance(figure, bool) else "explain.all" if figure else "explain.nobody"
    yield TIE_BREAK + messages.text(key, {"by": tried["by"], "n": _number(figure)})


def _number(figure: float) -> str:
    """A figure as it is counted: what is to be the fewest is kept negative."""
    return f"{abs(figure):g}"


def _lot(messages: Messages, step: Told, left: Sequence[str]) -> Iterator[str]:
    """8.2, 8.3 Dice on the Random Spaces map; where they are about no spaces, an equal chance."""
    if not all(name in SPACE for name in left):
        if step["rolled"]:
            values = {"rolled": _dice(step["rolled"]), "n": len(left), "found": step["found"]}
            yield TIE_BREAK + messages.text("explain.chance", values)
        return
    for key, values, way in lots([SPACE[name] for name in left], step["rolled"], step.get("exchanged", False)):
        yield TIE_BREAK + messages.text(f"explain.{key}", values)
        if len(way) > 2:
            yield CANDIDATE + " → ".join(messages.name(name) for name in way)


def _dice(rolled: Sequence[int]) -> str:
    return " ".join(str(die) for die in rolled)


def _shown(messages: Messages, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_shown(messages, item) for item in value)
    return messages.name(value) if isinstance(value, str) else str(value)
