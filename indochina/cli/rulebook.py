"""The rules in our own words, in the terminal: a paragraph, a search, the sheet."""

from __future__ import annotations

from rich.text import Text

from indochina.core.errors import Error
from indochina.core.rules import REFERENCE, Rules, Worded, card_cited, paragraph

from .screen import side_texts
from .words import words


def rule_lines(rules: Rules, language: str, wanted: str) -> list[Text]:
    """A paragraph by its number, with what refers to it; the card a rule is printed on; or where words occur."""
    said = words(language)
    book = worded(rules, said)
    texts, headings = book.RULES[language], book.HEADINGS[language]
    spelling = {number.casefold(): number for number in texts}
    if number := paragraph(texts, spelling.get(wanted.casefold(), wanted)):
        lines = [heading(number, headings[number]), marked(texts[number])]
        if citing := [other for other, text in texts.items() if f"[{number}]" in text]:
            lines.append(Text(f"{said['cited_in']}{', '.join(citing)}", style="dim"))
        return lines
    catalogue = rules.CATALOGUES[language]
    cards = [key.removeprefix("card.") for key in catalogue if key.startswith("card.") and key.count(".") == 1]
    if card := card_cited(cards, wanted):
        sides = side_texts(rules, language, card) or {"": catalogue[f"card.{card}"]}
        return [heading("", catalogue[f"name.{card}"]), *(Text(text) for text in sides.values())]
    asked = wanted.casefold().split()
    found = [
        number
        for number, text in texts.items()
        if all(word in f"{number} {headings[number]} {text}".casefold() for word in asked)
    ]
    if not found:
        raise Error(said["unknown_rule"].format(rule=wanted))
    return [heading(number, headings[number]) for number in found]


def sheet_lines(rules: Rules, language: str) -> list[Text]:
    """How one wins, the order of play, costs and limits."""
    lines = []
    for title, rows in worded(rules, words(language)).SHEETS[language]:
        lines += [Text(title, style="bold"), *(Text("  ").append_text(marked(row)) for row in rows)]
    return lines


def worded(rules: Rules, said: dict[str, str]) -> Worded:
    if not isinstance(rules, Worded):
        raise Error(said["no_rules"].format(game=rules.TITLE))
    return rules


def heading(number: str, text: str) -> Text:
    return Text(f"{number} {text}".strip(), style="bold")


def marked(text: str) -> Text:
    """A text whose references stand out."""
    line = Text(text)
    line.highlight_regex(REFERENCE, "dim cyan")
    return line
