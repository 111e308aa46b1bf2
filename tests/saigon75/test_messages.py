"""The catalogues of Saigon 75 (what holds for every game: tests/conformance/test_catalogues.py)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import indochina
from indochina.saigon75 import CATALOGUES
from indochina.saigon75.units import SPACE_IDS
from indochina.saigon75.words.en import ENGLISH
from indochina.saigon75.words.fr import FRENCH

GAME = Path(indochina.__file__).parent / "saigon75"
LANGUAGES = sorted(CATALOGUES)


def test_sentences_are_translated() -> None:
    """Only proper names and the faces of the dice may be the same in both languages."""
    same = {key for key, text in ENGLISH.items() if FRENCH.get(key) == text}
    shared_titles = {"name.E-13", "name.E-15"}
    shared_names = {
        f"name.{word}" for word in (*SPACE_IDS, "NV", "SV", "nv", "sv", "laos", "blank", "ranger", "marine")
    }
    assert same <= shared_titles | shared_names | {"option.X", "option.R", "option.blank"}


# --- the catalogues and the code -----------------------------------------------------------------------------

# The solo opponents' criteria are named in their reasons.
CRITERIA = ("where", "most", "fewest")


def criteria(file: Path) -> Iterator[str]:
    """The literal first arguments of calls that name a criterion."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CRITERIA and node.args:
            if isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value)


def test_every_criterion_of_the_opponents_has_a_name() -> None:
    found = {text for file in sorted(GAME.rglob("*.py")) for text in criteria(file)}
    assert len(found) > 10
    assert sorted(text for text in found if f"name.by.{text}" not in ENGLISH) == []


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
