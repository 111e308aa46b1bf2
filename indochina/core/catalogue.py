"""Messages are keys and values; a catalogue per language turns them into sentences.

Keys: `prompt.<decision>` (or `prompt.<decision>.<seat>`), `log.<entry>`, `why.<reason>`, `why.else.<decision>` (why
anything is not offered of which the decision says nothing itself), `reason.<bot reason>`, `option.<key>`,
`name.<word>`, `question.spaces_left` (what a question ends with that knows of a limit).
A bot's `reason.routine` is one that tells a reader nothing new.
A value that is itself a word of the catalogue (`saigon`, `ranger`) is shown by its name in the language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

from .decision import ALL, CHANCE, Decision, Option, Why

Catalogue = Mapping[str, str]
Target = Callable[[str], dict[str, str] | None]


def plain(name: str) -> str:
    """A name as people type it, reduced to letters and digits: `Đà Nẵng`, `da nang` and `da_nang` agree.

    >>> plain("Đà Nẵng"), plain("da_nang"), plain("E-07")
    ('danang', 'danang', 'e07')
    """
    text = unicodedata.normalize("NFKD", name.replace("Đ", "D").replace("đ", "d").casefold())
    return re.sub(r"[^a-z0-9]", "", text)


def catalogue(*parts: Catalogue) -> dict[str, str]:
    """The words of all parts; each key has one place, so a key that two parts have is a mistake."""
    merged: dict[str, str] = {}
    for part in parts:
        if twice := sorted(merged.keys() & part.keys()):
            raise ValueError(f"Words that stand in two places: {', '.join(twice)}.")
        merged |= part
    return merged


class Messages:
    """The words of one game in one language."""

    def __init__(self, catalogue: Catalogue, target: Target, names: Mapping[str, str] | None = None) -> None:
        self._catalogue = catalogue
        self._target = target
        self._names = names or {}

    def name(self, word: str) -> str:
        """A word's name; `space/unit` gives both names."""
        if word in self._names:
            return self._names[word]
        text = self._catalogue.get(f"name.{word}")
        if text is None and "/" in word and " " not in word:  # a sentence is no word
            return " · ".join(self.name(part) for part in word.split("/"))
        return word if text is None else text

    def text(self, key: str, values: Mapping[str, Any]) -> str:
        shown = {k: self._value(v) for k, v in values.items()}
        return self._catalogue[key].format_map(shown)

    def _value(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._value(v)) for v in value)
        if isinstance(value, float):
            return str(value).replace(".", self._catalogue.get("decimal", "."))
        return value

    def why(self, reason: Why) -> str:
        """A reason with its rule: `the province is full [S.5]`."""
        text = self.text(reason.key, reason.values)
        return f"{text} [{reason.rule}]" if reason.rule else text

    def otherwise(self, decision: Decision) -> Why | None:
        """`why.else.<decision>` with the values of the question; nothing if the catalogue has none."""
        key = f"why.else.{decision.name}"
        return Why(key, decision.rule, decision.values) if key in self._catalogue else None

    def has(self, key: str) -> bool:
        """Is there a message of this key?"""
        return key in self._catalogue

    def asks(self, name: str) -> bool:
        """Is there a question of this name?"""
        return f"prompt.{name}" in self._catalogue

    def prompt(self, decision: Decision) -> str:
        """`prompt.<decision>.<seat>` if the catalogue has it, else `prompt.<decision>`.

        Where the question knows of a limit (`spaces_left`), it ends with how many are left.
        """
        own = f"prompt.{decision.name}.{decision.seat}"
        asked = self.text(own if own in self._catalogue else f"prompt.{decision.name}", decision.values)
        if "spaces_left" not in decision.values:
            return asked
        return f"{asked} {self.text('question.spaces_left', decision.values)}"

    def label(self, decision: Decision, key: str) -> str:
        """`option.<decision>.<key>` if the catalogue has it, else `option.<key>`, else the key's name.

        The greatest number says whether it is all that are there (`option.whole`), or of how many (`option.most`).
        """
        for message in (f"option.{decision.name}.{key}", f"option.{key}"):
            if message in self._catalogue:
                return self.text(message, decision.values)
        if key == decision.whole:
            values = decision.values
            return self.text("option.whole" if values["most"] == values["there"] else "option.most", values)
        return self.name(key)

    def says_all(self, typed: str) -> bool:
        """Does a person say that it shall be all of them?"""
        said = [ALL, *self._catalogue.get("option.whole.said", "").split()]
        return plain(typed) in said

    def choice(self, name: str, key: str) -> str:
        """The label a past choice had; its name where the label has numbers of the question in it."""
        own = f"option.{name}.{key}"
        label = self._catalogue.get(own if own in self._catalogue else f"option.{key}", "{")
        return self.name(key) if "{" in label else label

    def option(self, decision: Decision, key: str) -> Option:
        probability = decision.probabilities[key] if decision.seat == CHANCE else None
        return Option(key, self._target(key), self.label(decision, key), probability)

    def find(self, words: list[str], name: str) -> str | None:
        """The word a person means: by key, by name, without accents, capitals or spaces."""
        if name in words:
            return name
        wanted = plain(name)
        for word in words:
            if plain(word) == wanted or plain(self.name(word)) == wanted:
                return word
        return None
