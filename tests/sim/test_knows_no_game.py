"""What is there for every game knows none of them, by name or by its words: a game says itself what it has."""

import ast
from pathlib import Path

import pytest

import indochina

ROOT = Path(indochina.__file__).parent
OWN = ("cli/boards", "cli/assist")
"""What draws one game, and the command that is one game's own."""
GENERAL = [
    path
    for folder in ("core", "players", "sim", "web", "cli")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not str(path.relative_to(ROOT)).startswith(OWN)
]
EXAMPLES = ("help", "examples")
"""Arguments of a command or a field that are read by people only."""
SPOKEN = {
    "reason.routine", "why.over", "why.other_question", "option.whole", "option.most", "option.whole.said",
    "question.spaces_left",
}  # fmt: skip
"""Messages that the core itself names (`core/catalogue.py`)."""


def words_in(tree):
    """The strings a module works with: not those that are there to be read."""
    read = {id(node.body[0].value) for node in ast.walk(tree) if documented(node)}
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            read |= {id(s) for k in call.keywords if k.arg in EXAMPLES for s in ast.walk(k.value)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in read:
            yield node.value


def documented(node):
    holders = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    return isinstance(node, holders) and ast.get_docstring(node) is not None


def imported(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module or ''}.{alias.name}" for alias in node.names)


@pytest.fixture(scope="module")
def own_messages():
    """The keys of messages that some games have and others have not."""
    catalogues = [set(indochina.rules(game).CATALOGUES["en"]) for game in indochina.GAMES]
    own = set.union(*catalogues) - set.intersection(*catalogues) - SPOKEN
    return {key for key in own if "." in key}


@pytest.mark.parametrize("path", GENERAL, ids=lambda path: str(path.relative_to(ROOT)))
def test_general_code_knows_no_game(path, own_messages):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    games = set(indochina.GAMES)
    assert not [name for name in imported(tree) if games & set(name.split("."))]
    words = set(words_in(tree))
    assert not words & games, "a game is named"
    assert not words & own_messages, "messages of one game"


SIDES = {side for game in indochina.GAMES for side in getattr(indochina.rules(game), "CARD_SIDES", ())} - {"single"}


@pytest.mark.parametrize("path", GENERAL, ids=lambda path: str(path.relative_to(ROOT)))
def test_general_code_does_not_know_the_sides_of_cards(path):
    assert SIDES and not SIDES & set(words_in(ast.parse(path.read_text(encoding="utf-8"))))


def test_the_guard_notices(own_messages):
    told = ast.parse(
        'def f(name):\n    """As in fitl."""\n    return name == "fitl" or g(name, help="fitl") or "log.card"'
    )
    assert sorted(words_in(told)) == ["fitl", "log.card"] and "log.card" in own_messages
    assert list(imported(ast.parse("from indochina.fitl.state import State"))) == ["indochina.fitl.state.State"]
