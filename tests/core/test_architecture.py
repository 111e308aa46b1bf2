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
    import sys

    for name in imports(path):
        top = name.split(".")[0]
        assert top in ("indochina", "__future__") or top in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_rules_never_import_their_opponents():
    for path in (ROOT / "saigon75").glob("*.py"):
        if path.name != "__init__.py":
            assert not any(".solo" in name for name in imports(path)), path.name


def yields(node):
    """Does a function contain a yield of its own, not only in functions inside it?"""
    own = [n for n in ast.walk(node) if isinstance(n, ast.Yield | ast.YieldFrom)]
    nested = [
        n for f in ast.walk(node) if isinstance(f, ast.FunctionDef | ast.Lambda) and f is not node
        for n in ast.walk(f) if isinstance(n, ast.Yield | ast.YieldFrom)
    ]  # fmt: skip
    return len(own) > len(nested)


def module_name(path):
    return ".".join(["indochina", *path.relative_to(ROOT).with_suffix("").parts]).removesuffix(".__init__")


def procedures(trees):
    """Procedures by their full names, and the names of methods that are procedures in every class that has them."""
    functions, methods, plain = set(), set(), set()
    for path, tree in trees.items():
        inside = {id(f) for c in ast.walk(tree) if isinstance(c, ast.ClassDef) for f in c.body}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                if id(node) in inside:
                    (methods if yields(node) else plain).add(node.name)
                elif yields(node):
                    functions.add(f"{module_name(path)}.{node.name}")
    return functions, methods - plain


@pytest.mark.parametrize("game", [g for g in GAMES if (ROOT / g).exists()])
def test_no_procedure_is_called_without_yield_from_and_no_question_is_asked_into_the_air(game):
    trees = {p: ast.parse(p.read_text()) for p in (ROOT / game).rglob("*.py")}
    functions, methods = procedures(trees)
    asks = {"choose", "chance", "draw", "d6"}
    for path, tree in trees.items():
        known = {f"{module_name(path)}.{name}" for name in (n.name for n in tree.body if hasattr(n, "name"))}
        known |= set(imports(path))
        here = {name.rpartition(".")[2] for name in known & functions}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
                continue
            called = node.value.func
            where = f"{path.name}:{node.lineno}"
            if isinstance(called, ast.Name):
                assert called.id not in here, f"{where}: {called.id}() without yield from does nothing"
                assert called.id not in asks, f"{where}: {called.id}() without yield asks nobody"
            elif isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == "self":
                assert called.attr not in methods, f"{where}: self.{called.attr}() without yield from does nothing"
