"""What the lobby and the board need to know of each game before it is played: the same for everybody."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Any

import indochina
from indochina.core.catalogue import Catalogue, Messages
from indochina.core.rules import REFERENCE, Neighbours, Notices, Rules, Worded, card_sides

from .messages import encode


def languages() -> list[str]:
    return ["en", "fr"]


def catalogue_in(rules: Rules, language: str) -> Catalogue:
    return rules.CATALOGUES.get(language) or rules.CATALOGUES["en"]


@cache
def games(language: str) -> list[dict[str, Any]]:
    """Each game with its scenarios, settings and seats."""
    found = []
    for name in indochina.GAMES:
        rules = indochina.rules(name)
        words = catalogue_in(rules, language)
        told = rules.HELP.get(language, {})
        by_seat = rules.seat_options(dict.fromkeys(rules.SEATS, "solo"))
        found.append({
            "name": name, "title": rules.TITLE, "version": rules.VERSION,
            "seats": [{"id": seat, "name": words.get(f"name.{seat}", seat)} for seat in rules.SEATS],
            "scenarios": [
                {
                    "name": scenario, "title": scenario_title(rules, scenario, language),
                    "notice": notice(rules, Messages(words, rules.target), scenario),
                }
                for scenario in rules.SCENARIOS
            ],
            "settings": [
                {
                    "name": setting, "values": list(about.values),
                    "help": told.get(f"setting.{setting}", about.help),
                }
                for setting, about in rules.SETTINGS.items()
                if setting not in by_seat
            ],
            "languages": list(rules.CATALOGUES),
        })  # fmt: skip
    return found


def scenario_title(rules: Rules, scenario: str, language: str) -> str:
    """A scenario by its title; its plain name if it has none (a stated position has no scenario)."""
    return rules.HELP.get(language, {}).get(f"scenario.{scenario}") or rules.SCENARIOS.get(scenario, scenario or "...")


def notice(rules: Rules, messages: Messages, scenario: str, state: Any = None) -> str:
    """What a player ought to know of a scenario, or of a game that is played: what wins, what is not as printed."""
    return rules.notice(messages, scenario, state) if isinstance(rules, Notices) else ""


@cache
def board(game: str, language: str) -> tuple[bytes, str]:
    """All that does not change during a game, as JSON, and its ETag."""
    rules = indochina.rules(game)
    words, sides = catalogue_in(rules, language), card_sides(rules)
    file = resources.files("indochina.web").joinpath("client", "boards", game, "layout.json")
    layout = json.loads(file.read_text(encoding="utf-8"))
    data = encode({
        "game": game, "language": language, "layout": layout,
        "names": {key.removeprefix("name."): text for key, text in words.items() if key.startswith("name.")},
        "cards": {
            key.removeprefix("card."): card(words, key.removeprefix("card."), sides)
            for key in words
            if key.startswith("card.") and key.count(".") == 1
        },
        "adjacent": rules.NEIGHBOURS if isinstance(rules, Neighbours) else {},
    })  # fmt: skip
    return data, tag(data)


def tag(data: bytes) -> str:
    """The ETag of an answer."""
    return f'"{blake2b(data, digest_size=9).hexdigest()}"'


@cache
def rulebook(game: str, language: str) -> tuple[bytes, str]:
    """The rules of a game in our own words with what refers to what, and its sheet, as JSON, and its ETag."""
    rules = indochina.rules(game)
    worded = rules if isinstance(rules, Worded) else None
    headings = worded.HEADINGS[language] if worded else rules.RULEBOOK
    texts = worded.RULES[language] if worded else dict.fromkeys(headings, "")
    leads = {rule: list(dict.fromkeys(REFERENCE.findall(text))) for rule, text in texts.items()}
    data = encode({
        "game": game, "language": language,
        "rules": [
            {
                "rule": rule, "heading": heading, "text": texts[rule], "to": leads[rule],
                "from": [other for other in headings if rule in leads[other]],
            }
            for rule, heading in headings.items()
        ],
        "sheet": [{"title": title, "lines": lines} for title, lines in (worded.SHEETS[language] if worded else ())],
    })  # fmt: skip
    return data, tag(data)


def card(words: Catalogue, name: str, sides: Sequence[str]) -> dict[str, Any]:
    """A card in our own words."""
    number = "".join(letter for letter in name if letter.isdecimal()).lstrip("0")
    texts = [
        {"side": side, "name": words.get(f"name.{side}", side), "text": text}
        for side in sides
        if (text := words.get(f"card.{name}.{side}"))
    ]
    if not texts:
        texts = [{"side": "single", "name": "", "text": words[f"card.{name}"]}]
    return {
        "number": number, "title": words[f"name.{name}"].removeprefix(f"{number} "),
        "head": words.get(f"card.{name}.head", ""), "texts": texts,
    }  # fmt: skip
