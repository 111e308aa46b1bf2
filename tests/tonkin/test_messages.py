"""The catalogues of Tonkin: complete, consistent, fed by the code with what they need, and free of leftovers."""

from __future__ import annotations

import ast
import inspect
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

import indochina
from indochina import tonkin
from indochina.core import decision
from indochina.core.game import Game
from indochina.tonkin import (
    communities,
    messages_combat,
    messages_frame,
    messages_movement,
    messages_replacements,
    messages_solo,
    replacement_points,
)
from indochina.tonkin.board import printed
from indochina.tonkin.messages_en import ENGLISH
from indochina.tonkin.messages_fr import FRENCH
from indochina.tonkin.names import WORDS
from indochina.tonkin.state import State

PACKAGE = Path(indochina.__file__).parent
GAME = PACKAGE / "tonkin"
CORE = PACKAGE / "core"
CATALOGUES = {"en": ENGLISH, "fr": FRENCH}
LANGUAGES = sorted(CATALOGUES)
NO_BREAK = "\u00a0"
SIGNED = "+"
"""The one way in which a number is shown otherwise: with its sign."""


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


# --- the catalogues side by side -----------------------------------------------------------------------------


def test_both_catalogues_have_the_same_keys() -> None:
    assert sorted(ENGLISH.keys() - FRENCH.keys()) == [], "not in French"
    assert sorted(FRENCH.keys() - ENGLISH.keys()) == [], "not in English"


def test_no_message_is_written_by_two_parts() -> None:
    parts = (
        messages_movement, messages_combat, messages_replacements, messages_frame, messages_solo,
    )  # fmt: skip
    keys = [key for part in parts for key in part.EN]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


def test_both_texts_have_the_same_placeholders() -> None:
    different = [key for key in ENGLISH if key in FRENCH and placeholders(FRENCH[key]) != placeholders(ENGLISH[key])]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_named_and_plain(language: str) -> None:
    for key, text in CATALOGUES[language].items():
        for _, name, spec, conversion in string.Formatter().parse(text):
            assert name is None or (name.isidentifier() and spec in ("", SIGNED) and not conversion), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    for key, text in CATALOGUES[language].items():
        assert text and text == text.strip(), key
        assert "  " not in text, key


def test_sentences_are_translated() -> None:
    """Only proper names, numbers and signs may be the same in both languages."""
    same = {key for key, text in ENGLISH.items() if FRENCH.get(key) == text}
    board = printed()
    shared = {f"name.{word}" for word in (*board.ids, *board.unit, "VM", "FEF", "pathet_lao", "gcma", "dna", "DG&DL")}
    shared |= {f"name.{name}" for name in board.scenarios} | {"name.drm.gcma"}
    assert sorted(same - shared) == []


def test_french_typography() -> None:
    """A no-break space before : ; ! ? » and after «; typographic apostrophes."""
    for key, text in FRENCH.items():
        bare = re.sub(r"\{\w+(:\+)?\}", "{}", text)
        assert not re.search(f"(?<!{NO_BREAK})[:;!?»]", bare), key
        assert not re.search(f"«(?!{NO_BREAK})", bare), key
        assert "'" not in bare and '"' not in bare, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_kind_are_distinct(language: str) -> None:
    """A player may type a name instead of a key, so two hexes or units must not share one."""
    words = [w for w in tonkin.WORDS if f"name.{w}" in CATALOGUES[language]]
    names = [CATALOGUES[language][f"name.{w}"].casefold() for w in words]
    assert sorted({name for name in names if names.count(name) > 1}) == []


# --- the catalogues and the code -----------------------------------------------------------------------------


class Use(NamedTuple):
    """A message the code asks for, and the values it gives; `values` is None where it passes on a `**mapping`."""

    where: str
    key: str
    values: frozenset[str] | None


def parameters(function: object) -> set[str]:
    return set(inspect.signature(function).parameters)  # type: ignore[arg-type]


# How a call names its message: the place of the argument, what goes before it, the parameters that are no values, and
# the values the function adds.
CALLS: dict[str, tuple[int, str, set[str], set[str]]] = {
    "note": (0, "", parameters(State.note), set()),
    "why": (0, "", parameters(decision.why), set()),
    "choose": (1, "prompt.", parameters(decision.choose), set()),
    "chance": (1, "prompt.", parameters(decision.chance), set()),
    "award": (2, "", parameters(communities.award), {"vp", "level"}),
    "gain_rp": (3, "", parameters(replacement_points.gain_rp), {"side", "points", "total"}),
    "because": (0, "reason.", {"key", "rule"}, set()),
}
# What an f-string that makes a key can become.
FILLED = {
    "combat.{}_leader": ("combat.attack_leader", "combat.defence_leader"),
    "dice.dg_{}": ("dice.dg_attacker", "dice.dg_defender"),
    "why.limit_{}": [f"why.limit_{x}" for x in
                     ("anywhere", "vietnam", "laos", "highlands", "indochina", "clear", "river_and_coast")],
    "move.vm_{}": ("move.vm_units", "move.vm_continue"),
    "move.{}": ("move.units", "move.continue"),
}  # fmt: skip
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
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        yield from FILLED.get("".join(str(part) for part in parts), ())


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
            place, prefix, own, added = CALLS[called(node)]
            if not node.args[place:]:
                continue
            given = [keyword.arg for keyword in node.keywords]
            values = None
            if None not in given:
                values = frozenset(name for name in given if name and name not in own) | added
            found += [Use(f"{file}:{node.lineno}", prefix + text, values) for text in texts(node.args[place])]
    return found


@cache
def literals() -> dict[str, str]:
    """Every string in the code that looks like the key of a message, or is the name of a question, with where it is."""
    strings = {
        node.value: f"{file}:{node.lineno}"
        for file, tree in (*trees(GAME), *trees(CORE))
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    questions = {f"prompt.{text}" for text in strings} & ENGLISH.keys()
    keys = {text: where for text, where in strings.items() if KEY.fullmatch(text) and not text.endswith("_")}
    return keys | dict.fromkeys(questions, "")


@cache
def made() -> set[str]:
    """Keys that f-strings of the code make."""
    return {f"{before}{text}" for filled in FILLED.values() for text in filled for before in ("", "prompt.")}


def test_the_scan_finds_the_calls() -> None:
    found = {use.key for use in uses()}
    assert {
        "log.turn", "log.combat", "log.objectives_moved", "log.sd_captured", "why.no_trucks", "prompt.move.hex",
        "prompt.combat.attack_leader", "prompt.dice.combat", "prompt.dice.dg_attacker",
    } <= found  # fmt: skip
    assert {"why.other_question", "why.over", "why.no_demolition"} & literals().keys()


def test_every_message_the_code_asks_for_exists() -> None:
    missing = [f"{use.where}: {use.key}" for use in uses() if use.key not in ENGLISH]
    missing += [f"{where}: {key}" for key, where in literals().items() if key not in ENGLISH]
    assert missing == []


def test_every_message_gets_the_values_it_shows() -> None:
    short = [
        f"{use.where}: {use.key} shows {{{name}}}"
        for use in uses()
        if use.key in ENGLISH and use.values is not None
        for name in sorted(placeholders(ENGLISH[use.key]) - use.values)
    ]
    assert short == []


def test_no_message_is_left_over() -> None:
    used = {use.key for use in uses()} | literals().keys() | made()
    assert [key for key in ENGLISH if key.startswith(("log.", "why.", "prompt.", "reason.")) and key not in used] == []


def test_every_rule_that_is_cited_has_a_heading() -> None:
    """Every rule number that a question, an entry of the log or a reason gives is one of the rulebook's."""
    cited = {}
    for file, tree in trees(GAME):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in CALLS:
                for argument in node.args:
                    for text in texts(argument):
                        if re.fullmatch(r"\d+\.\d+", text):
                            cited[text] = f"{file}:{node.lineno}"
    assert {rule: where for rule, where in cited.items() if rule not in tonkin.RULEBOOK} == {}


def test_secret_answers_are_questions_of_the_game() -> None:
    """1.5 All questions whose last part begins with vm_ have secret answers; officers of the FEF are secret too."""
    asked = {key.removeprefix("prompt.") for key in ENGLISH if key.startswith("prompt.")}
    assert set(tonkin.SECRET_ANSWERS) <= asked
    secret = {name for name in asked if name.rpartition(".")[2].startswith("vm_")}
    assert secret | {"hero.unit", "hero.others"} == set(tonkin.SECRET_ANSWERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_has_a_name(language: str) -> None:
    board = printed()
    catalogue = CATALOGUES[language]
    plain = [w for w in tonkin.WORDS if w not in board.index]
    assert [w for w in plain if f"name.{w}" not in catalogue] == []
    assert [board.ids[c.hex] for c in board.communities if f"name.{board.ids[c.hex]}" not in catalogue] == []
    assert [w for w in WORDS if f"name.{w}" not in catalogue] == []
    parts = {part for parts in board.reconstructed.values() for part in parts}
    assert [part for part in sorted(parts) if f"name.data.{part}" not in catalogue] == []


# --- the catalogues in play ----------------------------------------------------------------------------------

# A key that shows instead of its name: log.turn, vm_move, rgt-148, {unit}.
RAW = re.compile(
    r"\w_\w|\b(?:name|log|prompt|why|reason|option|drm|phase)\.\w|[{}]|None|\b(?:rgt|tieu-doan|vm-sd|fef-sd)-\d"
)


def same_in_every_language(key: str) -> bool:
    """Numbers, and hexes without a community, are shown as they are."""
    return key.isdigit() or key in printed().index


def told(scenario: str, seed: int, language: str, hero: str) -> Game:
    state = tonkin.setup(scenario, {"until": "same", "hero": hero}, seed, (), tonkin.read_board(None))
    return Game(tonkin, state, meta={"seed": seed}, language=language, chance="person" if seed % 2 else "stream")


@pytest.mark.parametrize("scenario", list(tonkin.SCENARIOS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_game_is_told_in_words(language: str, scenario: str) -> None:
    """Prompts and labels, reasons at some questions, every log entry. Every other game asks for the dice as well."""
    seed = list(tonkin.SCENARIOS).index(scenario)
    game = told(scenario, seed, language, "yes" if seed % 3 == 0 else "no")
    random = Random(seed)
    while (asked := game.decision) is not None and game.version < 800:
        if random.randrange(4) == 0:
            assert not RAW.search(asked.prompt), (asked.name, asked.prompt)
            for option in asked.options:
                assert option.label != option.key or same_in_every_language(option.key), (asked.name, option)
                assert not RAW.search(option.label), (asked.name, option)
        if random.randrange(20) == 0:
            for word, reason in asked.blocked.items():
                assert not RAW.search(game.messages.text(reason.key, reason.values)), (asked.name, word, reason)
        game.choose(random.choice(asked.keys))
    log = game.log
    assert len(log) > 50
    for entry in log:
        assert not RAW.search(entry.text), entry
