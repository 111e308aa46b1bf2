"""The paragraphs of every rulebook in our own words: complete, in both languages alike, and leading somewhere.

They stand in `words/<language>/rules`: `RULES` (number -> text; another paragraph is referred to as `[3.2.1]`) and
`SHEET` (titled lists of lines), in French also `HEADINGS` (number -> heading).
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import indochina
from indochina.core.rules import REFERENCE, Sheet, Worded, card_cited, paragraph

PACKAGE = Path(indochina.__file__).parent
GAMES = tuple(indochina.GAMES)
LANGUAGES = ("en", "fr")
SPOKEN = [(name, language) for name in GAMES for language in LANGUAGES]
LONGEST = 700
NO_BREAK = "\u00a0"
CITED = re.compile(r"[A-Z]\.\d+[a-z]?|\d+(?:\.\d+)+|T\d|card \d+|[A-Z]-\d+")


def worded(name: str) -> Worded:
    rules = indochina.rules(name)
    assert isinstance(rules, Worded)
    return rules


def lines(sheet: Sheet) -> list[str]:
    return [line for title, rows in sheet for line in (title, *rows)]


def said(name: str, language: str) -> dict[str, str]:
    """Everything that is said in a language, by where it stands."""
    game = worded(name)
    sheet = {f"sheet {n}": line for n, line in enumerate(lines(game.SHEETS[language]))}
    headings = {f"heading {number}": text for number, text in game.HEADINGS[language].items()}
    return {**game.RULES[language], **headings, **sheet}


def references(text: str) -> list[str]:
    return sorted(REFERENCE.findall(text))


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_paragraph_has_a_heading_and_a_text(name: str, language: str) -> None:
    numbers = list(indochina.rules(name).RULEBOOK)
    assert list(worded(name).RULES[language]) == numbers
    assert list(worded(name).HEADINGS[language]) == numbers


@pytest.mark.parametrize("name", GAMES)
def test_the_headings_in_english_are_those_of_the_rulebook(name: str) -> None:
    assert worded(name).HEADINGS["en"] == indochina.rules(name).RULEBOOK


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_what_a_text_refers_to_exists(name: str, language: str) -> None:
    numbers = indochina.rules(name).RULEBOOK
    lost = {
        where: [number for number in references(text) if number not in numbers or number == where]
        for where, text in said(name, language).items()
    }
    assert {where: wrong for where, wrong in lost.items() if wrong} == {}


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_refer_to_the_same_paragraphs(name: str) -> None:
    english, french = said(name, "en"), said(name, "fr")
    assert english.keys() == french.keys()
    assert {key: text for key, text in french.items() if references(text) != references(english[key])} == {}


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_tell_the_same_numbers(name: str) -> None:
    english, french = ({k: sorted(re.findall(r"\d+", v)) for k, v in said(name, one).items()} for one in LANGUAGES)
    assert {key: (english[key], french[key]) for key in english if english[key] != french[key]} == {}


@pytest.mark.parametrize("name", GAMES)
def test_the_sheets_have_the_same_shape(name: str) -> None:
    """A list in one language has as many lines as in the other."""
    english, french = (worded(name).SHEETS[language] for language in LANGUAGES)
    assert [len(rows) for _, rows in english] == [len(rows) for _, rows in french]
    assert len(english) >= 3 and all(rows for _, rows in english)


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_texts_are_short_and_tidy(name: str, language: str) -> None:
    for where, text in said(name, language).items():
        assert text and text == text.strip() and "  " not in text, where
        assert len(text) <= LONGEST, f"{where}: {len(text)}"
        assert text.count("[") == text.count("]") == len(references(text)), where


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_texts_are_sentences(name: str, language: str) -> None:
    for number, text in worded(name).RULES[language].items():
        assert text[0].isupper() or not text[0].isalpha(), number
        assert text[-1] in ".:)", number


@pytest.mark.parametrize("name", GAMES)
def test_the_french_has_french_typography(name: str) -> None:
    """A no-break space before : ; ! ? » and after «; typographic apostrophes."""
    for where, text in said(name, "fr").items():
        assert not re.search(f"(?<!{NO_BREAK})[:;!?»]|«(?!{NO_BREAK})", text), where
        assert "'" not in text and '"' not in text, where


def cited(name: str) -> dict[str, str]:
    """Every text in the code of a game that is a rule to be cited, and where it stands."""
    found: dict[str, str] = {}
    for file in sorted((PACKAGE / name).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CITED.fullmatch(node.value):
                found.setdefault(node.value, f"{file.relative_to(PACKAGE)}:{node.lineno}")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_is_cited_leads_to_a_text(name: str) -> None:
    """To the paragraph, the one above it, the first below it, or the card it is printed on."""
    rules = indochina.rules(name)
    cards = [key.removeprefix("card.") for key in rules.CATALOGUES["en"] if re.fullmatch(r"card\.[^.]+", key)]
    texts = worded(name).RULES["en"]
    lost = [
        f"{where}: {rule}"
        for rule, where in cited(name).items()
        if paragraph(texts, rule) is None and card_cited(cards, rule) is None
    ]
    assert lost == []


@pytest.mark.parametrize("name", GAMES)
def test_settings_cite_rules_that_lead_to_a_text(name: str) -> None:
    """The help of a setting may begin with the rule it is about."""
    rules = indochina.rules(name)
    told = [setting.help for setting in rules.SETTINGS.values()] + list(rules.HELP["fr"].values())
    begin = [match[0] for text in told if (match := re.match(r"[A-Z]\.\d+[a-z]?|\d+(?:\.\d+)+", text))]
    assert begin
    assert [rule for rule in begin if paragraph(worded(name).RULES["en"], rule) is None] == []
