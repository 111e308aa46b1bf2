"""The words of every game: catalogues side by side, fed by the code with what they need, and free of leftovers.

What only one game has (names shared by both languages, raw keys in play) is tested in its own folder. The code of Fire
in the Lake makes most of its keys by f-strings: what is left over there is tested in tests/fitl.
"""

from __future__ import annotations

import ast
import inspect
import re
import string
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import indochina
from indochina.core import decision
from indochina.core.catalogue import catalogue
from indochina.saigon75.availability import d6
from indochina.saigon75.state import State
from indochina.tonkin.components.communities import award
from indochina.tonkin.replacements.replacement_points import gain_rp

PACKAGE = Path(indochina.__file__).parent
LANGUAGES = [(name, language) for name in indochina.GAMES for language in indochina.rules(name).CATALOGUES]
NO_BREAK = "\u00a0"
SIGNED = "+"
"""The one way in which a number is shown otherwise: with its sign."""
NAMED_ONLY_IN_FRENCH = ("fitl",)
"""A word without a name shows as its key, which may do in English."""
TITLES = ("name.card-", "option.card.reveal.")
"""Titles of cards stay as printed."""


def english(name: str) -> dict[str, str]:
    return dict(indochina.rules(name).CATALOGUES["en"])


def french(name: str) -> dict[str, str]:
    return dict(indochina.rules(name).CATALOGUES["fr"])


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


# --- side by side --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", indochina.GAMES)
def test_both_catalogues_have_the_same_keys(name: str) -> None:
    assert sorted(english(name).keys() - french(name).keys()) == [], "not in French"
    more = french(name).keys() - english(name).keys()
    names = [key for key in more if key.startswith("name.")] if name in NAMED_ONLY_IN_FRENCH else []
    assert sorted(more - set(names)) == [], "not in English"


@pytest.mark.parametrize("name", indochina.GAMES)
def test_both_texts_have_the_same_placeholders(name: str) -> None:
    other = french(name)
    assert [key for key, text in english(name).items() if placeholders(other[key]) != placeholders(text)] == []


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
def test_placeholders_are_named_and_plain(name: str, language: str) -> None:
    for key, text in indochina.rules(name).CATALOGUES[language].items():
        for _, field, spec, conversion in string.Formatter().parse(text):
            assert field is None or (field.isidentifier() and spec in ("", SIGNED) and not conversion), key


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
def test_no_text_is_empty(name: str, language: str) -> None:
    for key, text in indochina.rules(name).CATALOGUES[language].items():
        assert text and text == text.strip(), key
        assert "  " not in text, key


@pytest.mark.parametrize("name", indochina.GAMES)
def test_french_typography(name: str) -> None:
    """A no-break space before : ; ! ? » and after «; typographic apostrophes."""
    for key, text in french(name).items():
        if not key.startswith(TITLES):
            bare = re.sub(r"\{\w+(:\+)?\}", "{}", text)
            assert not re.search(f"(?<!{NO_BREAK})[:;!?»]|«(?!{NO_BREAK})", bare), key
            assert "'" not in bare and '"' not in bare, key


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
def test_names_are_distinct(name: str, language: str) -> None:
    """A player may type a name instead of a key, so two spaces, pieces or cards must not share one."""
    catalogue = indochina.rules(name).CATALOGUES[language]
    words = [word for word in indochina.rules(name).WORDS if f"name.{word}" in catalogue]
    names = [catalogue[f"name.{word}"].casefold() for word in words]
    assert sorted({text for text in names if names.count(text) > 1}) == []


# --- where the words stand -----------------------------------------------------------------------------------

KINDS = {
    "names": ("name.", "decimal"),
    "cards": ("card.",),
    "questions": ("prompt.", "option.", "question."),
    "log": ("log.", "notice."),
    "story": ("story.",),
    "why_not": ("why.",),
    "odds": ("odds.",),
    "opponents": ("reason.", "explain.", "name."),
    "settings": ("scenario.", "setting."),
    "rules": (),
}
"""What each file of words holds, in every game and language."""
NO_CARDS = ("tonkin",)
LANGUAGE_OF_SETTINGS = "en"
"""Scenarios and settings tell of themselves in English."""


def written(file: Path) -> list[str]:
    """The keys that are written out in a file, as often as they are."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    keys = [key for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys]
    texts = [key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return [text for text in texts if re.match(r"[a-z]+\.|decimal$", text)]


def files(name: str, language: str) -> dict[str, list[Path]]:
    """The files of words by kind; a kind too long for one file has a folder."""
    folder = PACKAGE / name / "words" / language
    found = {file.stem: [file] for file in folder.glob("*.py") if file.stem != "__init__"}
    return found | {sub.name: sorted(sub.glob("*.py")) for sub in folder.iterdir() if (sub / "__init__.py").exists()}


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
def test_words_stand_in_the_files_of_their_kind(name: str, language: str) -> None:
    """Who knows one game finds his way in the others."""
    kinds = set(KINDS)
    kinds -= {"cards"} if name in NO_CARDS else set()
    kinds -= {"settings"} if language == LANGUAGE_OF_SETTINGS else set()
    found = files(name, language)
    assert set(found) == kinds
    for kind, parts in found.items():
        assert [key for part in parts for key in written(part) if not key.startswith(KINDS[kind])] == []


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
def test_a_word_stands_in_one_place(name: str, language: str) -> None:
    keys = Counter(key for parts in files(name, language).values() for part in parts for key in written(part))
    assert len(keys) > 200
    assert [key for key, count in keys.items() if count > 1] == []


def test_a_catalogue_refuses_a_word_from_two_places() -> None:
    assert catalogue({"name.a": "A"}, {"name.b": "B"}) == {"name.a": "A", "name.b": "B"}
    with pytest.raises(ValueError, match=r"stand in two places: name\.a\."):
        catalogue({"name.a": "A"}, {"name.b": "B", "name.a": "A"})


# --- the catalogues and the code -----------------------------------------------------------------------------


class Use(NamedTuple):
    """A message the code asks for, and the values it gives; `values` is None where it passes on a `**mapping`."""

    where: str
    key: str
    values: frozenset[str] | None


class Call(NamedTuple):
    """How a call names its message: the place of the argument, what goes before it, the parameters that are no values
    (None: the values are given elsewhere), and the values the function adds."""

    place: int
    prefix: str
    own: set[str] | None
    added: frozenset[str] = frozenset()


def parameters(function: object) -> set[str]:
    return set(inspect.signature(function).parameters)  # type: ignore[arg-type]


CALLS = {
    "note": Call(0, "", parameters(State.note) | {"only"}),
    "why": Call(0, "", parameters(decision.why)),
    "Why": Call(0, "", None),
    "choose": Call(1, "prompt.", parameters(decision.choose)),
    "how_many": Call(1, "prompt.", parameters(decision.how_many), frozenset({"most", "there"})),
    "chance": Call(1, "prompt.", parameters(decision.chance)),
    "draw": Call(0, "prompt.", parameters(decision.draw)),
    "d6": Call(0, "prompt.", parameters(d6)),
    "because": Call(0, "reason.", {"key", "rule"}),
    "Order": Call(-1, "reason.", None),
    "award": Call(2, "", parameters(award), frozenset({"vp", "level"})),
    "gain_rp": Call(3, "", parameters(gain_rp), frozenset({"side", "points", "total"})),
}
# What an f-string that makes a key can become. (The callers of `because` are scanned themselves.)
FILLED: dict[str, dict[str, tuple[str, ...]]] = {
    "saigon75": {"dice.{}": ("dice.nv", "dice.sv", "dice.air")},
    "tonkin": {
        "combat.{}_leader": ("combat.attack_leader", "combat.defence_leader"),
        "dice.dg_{}": ("dice.dg_attacker", "dice.dg_defender"),
        "why.limit_{}": tuple(f"why.limit_{x}" for x in
                         ("anywhere", "vietnam", "laos", "highlands", "indochina", "clear", "river_and_coast")),
        "move.vm_{}": ("move.vm_units", "move.vm_continue"),
        "move.{}": ("move.units", "move.continue"),
    },
}  # fmt: skip
SCANNED = tuple(FILLED)
FOUND = {
    "saigon75": {
        "log.momentum_won", "log.momentum_gone", "log.dice", "why.no_points", "why.discarded", "prompt.move.unit",
        "prompt.dice.nv", "prompt.dice.air", "prompt.event.draw", "prompt.dice.activation", "prompt.momentum.reveal",
    },
    "tonkin": {
        "log.turn", "log.combat", "log.objectives_moved", "log.sd_captured", "why.no_trucks", "prompt.move.hex",
        "prompt.combat.attack_leader", "prompt.dice.combat", "prompt.dice.dg_attacker",
    },
}  # fmt: skip
KEY = re.compile(r"(?:log|why|prompt|reason)\.\w+(?:\.\w+)*")


@cache
def trees(folder: Path) -> list[tuple[str, ast.Module]]:
    files = [f for f in sorted(folder.rglob("*.py")) if "words" not in f.relative_to(PACKAGE).parts]
    return [(str(f.relative_to(PACKAGE)), ast.parse(f.read_text(encoding="utf-8"))) for f in files]


def texts(name: str, node: ast.expr) -> Iterator[str]:
    """The literal texts an argument can be; nothing for one that comes from elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(name, node.body)
        yield from texts(name, node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from texts(name, value)
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        yield from FILLED[name].get("".join(str(part) for part in parts), ())


def called(node: ast.Call) -> str:
    """The function of `CALLS` that is called. `game.choose(...)` answers a question, it asks none."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr if node.func.attr in ("note", "why") else ""
    return node.func.id if isinstance(node.func, ast.Name) else ""


@cache
def calls(name: str) -> list[tuple[str, ast.Call]]:
    """All calls that name a message, in the code of the game and of the core."""
    return [
        (f"{file}:{node.lineno}", node)
        for file, tree in (*trees(PACKAGE / name), *trees(PACKAGE / "core"))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and called(node) in CALLS and node.args[CALLS[called(node)].place :]
    ]


@cache
def uses(name: str) -> list[Use]:
    found = []
    for where, node in calls(name):
        call = CALLS[called(node)]
        given = [keyword.arg for keyword in node.keywords]
        values = None
        if call.own is not None and None not in given:
            values = frozenset(word for word in given if word and word not in call.own) | call.added
        elif called(node) == "Why" and len(node.args) == 3 and isinstance(node.args[2], ast.Dict):
            values = frozenset(str(key.value) for key in node.args[2].keys if isinstance(key, ast.Constant))
        found += [Use(where, call.prefix + text, values) for text in texts(name, node.args[call.place])]
    return found


@cache
def literals(name: str) -> dict[str, str]:
    """Every string in the code that looks like the key of a message, or is the name of a question, with where it is."""
    strings = {
        node.value: f"{file}:{node.lineno}"
        for file, tree in (*trees(PACKAGE / name), *trees(PACKAGE / "core"))
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    keys = {text: where for text, where in strings.items() if KEY.fullmatch(text) and not text.endswith("_")}
    return keys | dict.fromkeys({f"prompt.{text}" for text in strings} & english(name).keys(), "")


@pytest.mark.parametrize("name", SCANNED)
def test_the_scan_finds_the_calls(name: str) -> None:
    assert FOUND[name] <= {use.key for use in uses(name)}
    assert "why.other_question" in {use.key for use in uses(name)} & literals(name).keys()


@pytest.mark.parametrize("name", SCANNED)
def test_every_message_the_code_asks_for_exists(name: str) -> None:
    missing = [f"{use.where}: {use.key}" for use in uses(name) if use.key not in english(name)]
    missing += [f"{where}: {key}" for key, where in literals(name).items() if key not in english(name)]
    assert missing == []


@pytest.mark.parametrize("name", SCANNED)
def test_every_message_gets_the_values_it_shows(name: str) -> None:
    catalogue = english(name)
    short = [
        f"{use.where}: {key} shows {{{word}}}"
        for use in uses(name)
        for key in (
            use.key,
            *(f"{use.key}.{seat}" for seat in indochina.rules(name).SEATS),
            use.key.replace("prompt.", "why.else."),
        )
        if key in catalogue and use.values is not None
        for word in sorted(placeholders(catalogue[key]) - use.values)
    ]
    assert short == []


@pytest.mark.parametrize("name", SCANNED)
def test_no_message_is_left_over(name: str) -> None:
    made = {f"{before}{text}" for filled in FILLED[name].values() for text in filled for before in ("", "prompt.")}
    used = {use.key for use in uses(name)} | literals(name).keys() | made
    questions = [key.removeprefix("prompt.") for key in used if key.startswith("prompt.")]
    used |= {f"why.else.{question}" for question in questions}
    used |= {f"prompt.{question}.{seat}" for question in questions for seat in indochina.rules(name).SEATS}
    beginnings = ("log.", "why.", "prompt.", "reason.")
    assert [key for key in english(name) if key.startswith(beginnings) and key not in used] == []


@pytest.mark.parametrize("name", SCANNED)
def test_every_rule_that_is_cited_has_a_heading(name: str) -> None:
    """Every rule number that a question, an entry of the log or a reason gives is one of the rulebook's."""
    cited = {
        text: where
        for where, node in calls(name)
        for argument in node.args
        for text in texts(name, argument)
        if re.fullmatch(r"(?:[A-Z]+\.?)?\d+(?:\.\d+)*", text)
    }
    assert {rule: where for rule, where in cited.items() if rule not in indochina.rules(name).RULEBOOK} == {}
