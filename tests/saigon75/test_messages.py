"""The catalogues of Saigon 75 (what holds for every game: tests/conformance/test_catalogues.py)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from wording import called_as_many

import indochina
from indochina.saigon75 import CATALOGUES
from indochina.saigon75.units import SPACE_IDS
from indochina.saigon75.words.en import ENGLISH
from indochina.saigon75.words.fr import FRENCH

GAME = Path(indochina.__file__).parent / "saigon75"
LANGUAGES = sorted(CATALOGUES)


def test_sentences_are_translated() -> None:
    """Only proper names and the faces of the dice may be the same in both languages."""
    filled = {"story.deed.card", "story.deed.event", "story.deed.turn", "story.track"}  # nothing but what is filled in
    same = {key for key, text in ENGLISH.items() if FRENCH.get(key) == text} - filled
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


# --- one and many, and what is left ----------------------------------------------------------------------------

ONE = re.compile(
    r"(?<!\+)\b1 (?:(?!of|sur|de|in|and|et)\w+ )?(?:activations|units|retreats|combats|markers|provinces|turns|"
    r"tokens|cards|unités|reculs|marqueurs|tours|jetons|cartes|divisions)\b|\bthe 1\b|\b[Ll]es 1\b"
)
"""One of something that is called as if it were many."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_called_as_if_it_were_many(language: str) -> None:
    """Every sentence with its numbers set to 1, where it can be 1: no `1 activations`, no `the 1 retreats`."""
    never_one = {"limit", "most"}  # the tables' limits, two VC and five dice or units: never 1
    assert called_as_many(CATALOGUES[language], ONE, never_one) == {}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("language, words", [("en", "or stop"), ("fr", "ou terminez")])
def test_nobody_is_told_of_an_end_that_is_not_offered(language: str, words: str, seed: int) -> None:
    """A question says that one may be done if, and only if, one may, where the board is asked for."""
    game = indochina.new("saigon75", seed=seed, language=language)
    random = Random(seed)
    while (asked := game.decision) is not None:
        named = any(game.rules.target(key) for key in asked.keys)
        assert (words in asked.prompt) == (named and bool(asked.stop)), (asked.name, asked.prompt)
        game.choose(random.choice(asked.keys))


def test_activations_run_down_while_attackers_are_chosen() -> None:
    """S.2 What is left is counted without those chosen; only then can one be done."""
    units = "hue: 3 ranger, marine, nv_division"
    game = indochina.position("saigon75", f"turn: 3; stage: combat.declare; active: SV; available: 3; {units}")
    game.choose("hue")
    assert game.decision.prompt == "Attack in Hue: add units (chosen: 0, activations left: 3)."
    game.choose("ranger")
    assert game.decision.prompt == "Attack in Hue: add units (chosen: 1, activations left: 2), or stop."


def test_a_limit_of_combats_is_told_while_it_runs_down() -> None:
    """E-07"""
    units = "hue: ranger, nv_division; da_nang: ranger, nv_division; pleiku: ranger, nv_division"
    text = f"turn: 3; stage: combat.declare; active: SV; available: 3; event: E-07; combat_limit: 2; {units}"
    game = indochina.position("saigon75", text)
    assert "(activations left: 3, combats allowed: 2), or stop." in game.decision.prompt
    game.choose("hue").choose("all")
    assert "(activations left: 2, combats allowed: 1), or stop." in game.decision.prompt


def test_saigon_that_must_attack_is_not_told_that_it_may_be_done() -> None:
    """T8"""
    units = "saigon: 2 ranger!, nv_division; hue: ranger!, nv_division"
    game = indochina.position("saigon75", f"turn: 8; stage: combat.declare; active: SV; available: 5; {units}")
    assert game.decision.keys == ["hue", "saigon"] and game.decision.prompt.endswith(
        "in the order of fighting (activations left: 5)."
    )
