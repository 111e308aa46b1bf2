"""What players read: numbers agree with their nouns, limits that run down are told, and nobody is offered to finish who
cannot."""

from __future__ import annotations

import re
import string

import pytest

import indochina
from indochina.core.dice import Random
from indochina.fitl import CATALOGUES
from indochina.sim.fuzzing import options_for

KINDS = ("prompt.", "option.", "log.", "why.", "odds.", "notice.")
NUMBERS = {
    "aid", "bases", "cards", "chosen", "cost", "count", "die", "drop", "earned", "econ", "guerrillas", "have", "hits",
    "lead", "left", "levels", "marker", "most", "n", "need", "others", "pieces", "police", "pop", "spaces", "terror",
    "resources", "there", "total", "trail", "triple", "troops", "us",
}  # fmt: skip
WORDS = {
    "action", "activity", "after", "band", "before", "box", "by", "capability", "card", "end", "event", "faction",
    "friend", "how", "kind", "leader", "level", "markers", "momentum", "name", "operation", "other", "piece", "policy",
    "prompt", "purpose", "side", "space", "start", "target", "track", "what", "activities", "ends",
}  # fmt: skip
PLURAL = re.compile(r"(?<![\d.,-])1 (?:(?!is\b|was\b|dans\b|sous\b|plus\b|moins\b)[A-Za-zéèÉ]+[sx])\b")
"""`1 Resources`, `1 spaces left`, `1 Ressources`."""
STOPS = re.compile(r"\b(?:finish|stop|terminez|arrêtez)\b", re.IGNORECASE)
ENDS = {"done", "end"}


def texts(language: str) -> dict[str, str]:
    """Those with numbers in them; `why.pivotal.*` and others may use a list of spaces by the name of a number."""
    return {key: text for key, text in CATALOGUES[language].items() if key.startswith(KINDS)}


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(text) if field}


@pytest.mark.parametrize("language", CATALOGUES)
def test_one_is_never_followed_by_a_plural(language):
    """Every text with 1 in the place of every number."""
    found = {
        key: text.format_map({f: 1 if f in NUMBERS else "X" for f in fields(text)})
        for key, text in texts(language).items()
    }
    assert {key: text for key, text in found.items() if PLURAL.search(text)} == {}


def test_every_value_of_a_text_is_known_as_a_number_or_a_word():
    """So that the test above looks at all of them."""
    known = {field for text in texts("en").values() for field in fields(text)}
    assert known - NUMBERS - WORDS == set()


@pytest.mark.parametrize("seed", range(3))
def test_what_is_read_in_random_games(seed):
    """No plural after 1; `or finish` only where one can; how many are left wherever the question knows it."""
    scenario = list(indochina.rules("fitl").SCENARIOS)[seed]
    game = indochina.new("fitl", scenario, options_for("fitl", seed, scenario), seed=seed)
    rng = Random(f"wording/{seed}")
    looked = 0
    while (decision := game.decision) is not None and game.version < 800:
        for language in CATALOGUES:
            game.speak(language)
            prompt, labels = decision.prompt, [option.label for option in decision.options]
            assert not [text for text in (prompt, *labels) if PLURAL.search(text)], decision.name
            assert ENDS & {*decision.keys} or not STOPS.search(prompt), (decision.name, prompt)
            left = decision.values.get("left")
            assert left is None or str(left) in prompt, (decision.name, prompt)
            looked += 1
        game.choose(rng.choice(decision.keys))
    for language in CATALOGUES:
        game.speak(language)
        assert [entry.text for entry in game.log if PLURAL.search(entry.text)] == []
    assert looked > 200
