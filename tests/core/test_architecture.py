"""The shape of the software, asserted from its source."""

import ast
from pathlib import Path

import pytest

import indochina

ROOT = Path(indochina.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
GAMES = ("saigon75", "fitl", "tonkin")


def imports(path):
    """The modules of ours that a file imports, as dotted names; those under `if TYPE_CHECKING` count too."""
    package = ["indochina", *path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module.split(".") if node.module else [])])
            for alias in node.names:
                yield f"{module}.{alias.name}"


def part(dotted):
    names = dotted.split(".")
    return names[1] if names[0] == "indochina" and len(names) > 1 else None


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_who_may_import_whom(path):
    where = path.relative_to(ROOT).parts[0]
    parts = {part(name) for name in imports(path)} - {None}
    if where == "core":
        assert parts <= {"core"}, "the core knows nothing of ours"
    elif where in GAMES:
        assert parts <= {"core", where}, "a game imports the core and itself"
    elif where == "players":
        assert parts <= {"core", "players"}


@pytest.mark.parametrize("path", [p for p in MODULES if p.relative_to(ROOT).parts[0] in ("core", *GAMES)], ids=str)
def test_the_engine_needs_nothing_but_python(path):
    if path.name == "terminal.py":
        return
    import sys

    for name in imports(path):
        top = name.split(".")[0]
        assert top in ("indochina", "__future__") or top in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_rules_never_import_their_opponents_or_the_terminal():
    for path in (ROOT / "saigon75").glob("*.py"):
        if path.name not in ("__init__.py", "terminal.py"):
            assert not any(".solo" in name or ".terminal" in name for name in imports(path)), path.name


def generators(trees):
    """Names of functions that contain a yield of their own."""
    found = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                own = [n for n in ast.walk(node) if isinstance(n, ast.Yield | ast.YieldFrom)]
                nested = [
                    n for f in ast.walk(node) if isinstance(f, ast.FunctionDef | ast.Lambda) and f is not node
                    for n in ast.walk(f) if isinstance(n, ast.Yield | ast.YieldFrom)
                ]  # fmt: skip
                if len(own) > len(nested):
                    found.add(node.name)
    return found


@pytest.mark.parametrize("game", [g for g in GAMES if (ROOT / g).exists()])
def test_no_procedure_is_called_without_yield_from_and_no_question_is_asked_into_the_air(game):
    trees = {p: ast.parse(p.read_text()) for p in (ROOT / game).rglob("*.py") if "terminal" not in p.name}
    procedures = generators(trees.values())
    asks = {"choose", "chance", "draw", "d6"}
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
                continue
            name = node.value.func.id if isinstance(node.value.func, ast.Name) else None
            assert name not in procedures, f"{path.name}:{node.lineno}: {name}() without yield from does nothing"
            assert name not in asks, f"{path.name}:{node.lineno}: {name}() without yield asks nobody"


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_modules_are_small(path):
    lines = len(path.read_text().splitlines())
    assert lines <= 700, f"{path.relative_to(ROOT)} has {lines} lines"
