"""The catalogues of Saigon 75: complete, consistent, fed by the code with what they need, and free of leftovers."""

from __future__ import annotations

import ast
import inspect
import re
import string
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import indochina
from indochina.core import decision
from indochina.saigon75 import CATALOGUES
from indochina.saigon75.availability import d6
from indochina.saigon75.messages_en import ENGLISH
from indochina.saigon75.messages_fr import FRENCH
from indochina.saigon75.state import State
from indochina.saigon75.units import SPACE_IDS

PACKAGE = Path(indochina.__file__).parent
GAME = PACKAGE / "saigon75"
CORE = PACKAGE / "core"
LANGUAGES = sorted(CATALOGUES)
NO_BREAK = "\u00a0"


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


# --- the catalogues side by side -----------------------------------------------------------------------------


def test_both_catalogues_have_the_same_keys() -> None:
    assert sorted(ENGLISH.keys() - FRENCH.keys()) == [], "not in French"
    assert sorted(FRENCH.keys() - ENGLISH.keys()) == [], "not in English"


@pytest.mark.parametrize("key", sorted(ENGLISH.keys() & FRENCH.keys()))
def test_both_texts_have_the_same_placeholders(key: str) -> None:
    assert placeholders(FRENCH[key]) == placeholders(ENGLISH[key])


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_named_and_plain(language: str) -> None:
    for key, text in CATALOGUES[language].items():
        for _, name, spec, conversion in string.Formatter().parse(text):
            assert name is None or (name.isidentifier() and not spec and not conversion), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    for key, text in CATALOGUES[language].items():
        assert text and text == text.strip(), key
        assert "  " not in text, key


def test_sentences_are_translated() -> None:
    """Only proper names and the faces of the dice may be the same in both languages."""
    same = {key for key, text in ENGLISH.items() if FRENCH.get(key) == text}
    shared_titles = {"name.E-13", "name.E-15"}
    shared_names = {
        f"name.{word}" for word in (*SPACE_IDS, "NV", "SV", "nv", "sv", "laos", "blank", "ranger", "marine")
    }
    assert same <= shared_titles | shared_names | {"option.X", "option.R", "option.blank"}


def test_french_typography() -> None:
    """A no-break space before : ; ! ? » and after «; typographic apostrophes."""
    for key, text in FRENCH.items():
        assert not re.search(f"(?<!{NO_BREAK})[:;!?»]", text), key
        assert not re.search(f"«(?!{NO_BREAK})", text), key
        assert "'" not in text and '"' not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_kind_are_distinct(language: str) -> None:
    """A player may type a name instead of a key, so two spaces, pieces or cards must not share one."""
    words = [w for w in indochina.rules("saigon75").WORDS if f"name.{w}" in CATALOGUES[language]]
    names = [CATALOGUES[language][f"name.{w}"].casefold() for w in words]
    assert sorted({name for name in names if names.count(name) > 1}) == []


# --- the catalogues and the code -----------------------------------------------------------------------------


class Use(NamedTuple):
    """A message the code asks for, and the values it gives; `values` is None where it passes on a `**mapping`."""

    where: str
    key: str
    values: frozenset[str] | None


def parameters(function: Callable[..., Any]) -> set[str]:
    return set(inspect.signature(function).parameters)


# How a call names its message: the place of the argument, what goes before it, and the parameters that are no values
# (None: the values are given elsewhere).
CALLS: dict[str, tuple[int, str, set[str] | None]] = {
    "note": (0, "", parameters(State.note)),
    "why": (0, "", parameters(decision.why)),
    "choose": (1, "prompt.", parameters(decision.choose)),
    "chance": (1, "prompt.", parameters(decision.chance)),
    "draw": (0, "prompt.", parameters(decision.draw)),
    "d6": (0, "prompt.", parameters(d6)),
    "because": (0, "reason.", {"key", "rule"}),
    "Order": (-1, "reason.", None),
}
# The solo opponents' criteria are named in their reasons.
CRITERIA = ("where", "most", "fewest")
# What an f-string that makes a key can become. (The callers of `because` are scanned themselves.)
FILLED = {"dice.{}": ("dice.nv", "dice.sv", "dice.air"), "reason.{}": ()}
KEY = re.compile(r"(?:log|why|prompt|reason)\.\w+(?:\.\w+)*")


@cache
def trees(folder: Path) -> list[tuple[str, ast.Module]]:
    files = [f for f in sorted(folder.rglob("*.py")) if not f.name.startswith("messages_")]
    return [(str(f.relative_to(PACKAGE)), ast.parse(f.read_text(encoding="utf-8"))) for f in files]


def texts(node: ast.expr) -> Iterator[str]:
    """The literal texts an argument can be; nothing for one that comes from elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from texts(value)
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        yield from FILLED["".join(str(part) for part in parts)]


def called(node: ast.Call) -> str:
    """The function of `CALLS` that is called. `game.choose(...)` answers a question, it asks none."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr if node.func.attr in ("note", "why") else ""
    return node.func.id if isinstance(node.func, ast.Name) else ""


@cache
def uses() -> list[Use]:
    found = []
    for file, tree in trees(GAME):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or called(node) not in CALLS:
                continue
            place, prefix, own = CALLS[called(node)]
            if not node.args[place:]:
                continue
            given = [keyword.arg for keyword in node.keywords]
            values = None
            if own is not None and None not in given:
                values = frozenset(name for name in given if name and name not in own)
            found += [Use(f"{file}:{node.lineno}", prefix + text, values) for text in texts(node.args[place])]
    return found


@cache
def built() -> list[Use]:
    """`Why("why.key", rule, {...})` written out."""
    found = []
    for file, tree in (*trees(GAME), *trees(CORE)):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Why" and node.args:
                values = None
                if len(node.args) == 3 and isinstance(node.args[2], ast.Dict):
                    names = [str(name.value) for name in node.args[2].keys if isinstance(name, ast.Constant)]
                    values = frozenset(names) if len(names) == len(node.args[2].keys) else None
                found += [Use(f"{file}:{node.lineno}", text, values) for text in texts(node.args[0])]
    return found


@cache
def literals() -> dict[str, str]:
    """Every string in the code that looks like the key of a message, with where it is."""
    return {
        node.value: f"{file}:{node.lineno}"
        for file, tree in (*trees(GAME), *trees(CORE))
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value)
    }


def test_the_scan_finds_the_calls() -> None:
    found = {use.key for use in uses()}
    assert {
        "log.momentum_won", "log.momentum_gone", "log.dice", "why.no_points", "why.discarded", "prompt.move.unit",
        "prompt.dice.nv", "prompt.dice.air", "prompt.event.draw", "prompt.dice.activation", "prompt.momentum.reveal",
    } <= found  # fmt: skip
    assert "why.other_question" in {use.key for use in built()}
    assert "why.air_full" in literals()


def test_every_message_the_code_asks_for_exists() -> None:
    missing = [f"{use.where}: {use.key}" for use in (*uses(), *built()) if use.key not in ENGLISH]
    missing += [f"{where}: {key}" for key, where in literals().items() if key not in ENGLISH]
    assert missing == []


def test_every_criterion_of_the_opponents_has_a_name() -> None:
    missing = [
        f"{file}:{node.lineno}: name.by.{text}"
        for file, tree in trees(GAME)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and called(node) in CRITERIA and node.args
        for text in texts(node.args[0])
        if f"name.by.{text}" not in ENGLISH
    ]
    assert missing == []


def test_every_message_gets_the_values_it_shows() -> None:
    short = [
        f"{use.where}: {use.key} shows {{{name}}}"
        for use in (*uses(), *built())
        if use.key in ENGLISH and use.values is not None
        for name in sorted(placeholders(ENGLISH[use.key]) - use.values)
    ]
    assert short == []


def test_no_message_is_left_over() -> None:
    used = {use.key for use in (*uses(), *built())} | literals().keys()
    assert [key for key in ENGLISH if key.startswith(("log.", "why.", "prompt.", "reason.")) and key not in used] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_has_a_name(language: str) -> None:
    law = indochina.rules("saigon75")
    catalogue = CATALOGUES[language]
    units = [w for w in law.WORDS if "/" in w]
    plain = [w for w in law.WORDS if w not in units]
    assert [w for w in plain if f"name.{w}" not in catalogue and f"option.{w}" not in catalogue] == []
    messages = indochina.new("saigon75", seed=0, language=language).messages
    assert [w for w in units if "_" in messages.name(w) or messages.name(w) == w] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_a_text(language: str) -> None:
    cards = [w for w in indochina.rules("saigon75").WORDS if w.startswith("E-")]
    assert len(cards) == 20
    assert [c for c in cards if not {f"name.{c}", f"card.{c}"} <= CATALOGUES[language].keys()] == []


# --- the catalogues in play ----------------------------------------------------------------------------------

# A key that shows instead of its name: sv_division, E-07, season.3, bonus.air, by.odds, {unit}.
RAW = re.compile(r"\w_\w|\bE-\d\d\b|\b(?:name|log|prompt|why|reason|option|card|season|bonus|by)\.\w|[{}]|None")


def same_in_every_language(key: str) -> bool:
    """Numbers and the faces X and R are shown as they are."""
    return key.isdigit() or key in ("X", "R")


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_game_is_told_in_words(language: str, seed: int) -> None:
    """Every prompt, option, reason and log entry. Every other game asks for the dice and draws as well."""
    game = indochina.new(
        "saigon75",
        seed=seed,
        language=language,
        chance="person" if seed % 2 else "stream",
        options={"hand": 8 if seed % 4 > 1 else 3, "momentum": "open" if seed % 3 == 0 else "hidden"},
    )
    random = Random(seed)
    while (asked := game.decision) is not None:
        assert not RAW.search(asked.prompt), (asked.name, asked.prompt)
        for option in asked.options:
            assert option.label != option.key or same_in_every_language(option.key), (asked.name, option)
            assert not RAW.search(option.label), (asked.name, option)
        for word, reason in asked.blocked.items():
            assert not RAW.search(game.messages.text(reason.key, reason.values)), (asked.name, word, reason)
        game.choose(random.choice(asked.keys))
    assert game.result is not None
    log = game.log
    assert len(log) > 50
    for entry in log:
        assert not RAW.search(entry.text), entry


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opponents_give_their_reasons_in_words(language: str, seed: int) -> None:
    game = indochina.new("saigon75", seed=seed, language=language).play({"NV": "solo", "SV": "solo"})
    reasons = [answer.reason for answer in game.answers if answer.reason is not None]
    assert len(reasons) > 50
    for reason in reasons:
        assert not RAW.search(game.messages.text(reason.key, reason.values)), reason
