"""The shape of the software, asserted from its source."""

import ast
import builtins
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import indochina

ROOT = Path(indochina.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
GAMES = tuple(indochina.GAMES)
OPPONENTS = ("solo", "nonplayer", "assist")
ASKS = {"choose", "chance", "draw", "shown"}
"""What makes a Decision: nobody is asked unless it is yielded."""
HEAVY = {"uvicorn", "asyncpg", "indochina.web", "indochina.sim.web_load", "indochina.web.app"}
"""Loaded when they are used, because they take a moment or are not needed by most."""
LINES, FUNCTION_LINES = 400, 60


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def within(path: Path) -> tuple[str, ...]:
    return path.relative_to(ROOT).parts


def name_of(path: Path) -> str:
    return ".".join(["indochina", *path.relative_to(ROOT).with_suffix("").parts]).removesuffix(".__init__")


def imported(path: Path, node: ast.AST) -> Iterator[str]:
    """The dotted names that one import statement brings."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        package = ["indochina", *within(path)[:-1]]
        base = package[: len(package) - node.level + 1] if node.level else []
        module = ".".join([*base, *(node.module.split(".") if node.module else [])])
        yield from (f"{module}.{alias.name}" for alias in node.names)


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, as dotted names; those under `if TYPE_CHECKING` count too."""
    for node in ast.walk(tree(path)):
        yield from imported(path, node)


def part(dotted: str) -> str | None:
    names = dotted.split(".")
    return names[1] if names[0] == "indochina" and len(names) > 1 else None


def every(*folders: str) -> list[Path]:
    return [path for path in MODULES if not folders or within(path)[0] in folders]


def each_module(*folders: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", every(*folders), ids=lambda path: str(path.relative_to(ROOT)))


# --- who knows whom -----------------------------------------------------------------------------------------------


@each_module()
def test_who_may_import_whom(path: Path) -> None:
    where = within(path)[0]
    parts = {part(name) for name in imports(path)} - {None}
    if where == "core":
        assert parts <= {"core"}, "the core knows nothing of ours"
    elif where in GAMES:
        assert parts <= {"core", where}, "a game imports the core and itself"
    elif where == "players":
        assert parts <= {"core", "players"}


@each_module("core", *GAMES)
def test_the_engine_needs_nothing_but_python(path: Path) -> None:
    for name in imports(path):
        top = name.split(".")[0]
        assert top in ("indochina", "__future__") or top in sys.stdlib_module_names, f"{path.name} imports {name}"


@each_module(*GAMES)
def test_rules_never_import_their_opponents(path: Path) -> None:
    if (len(within(path)) == 2 and path.name == "__init__.py") or within(path)[1] in OPPONENTS:
        return
    for name in imports(path):
        assert not set(name.split(".")[2:3]) & set(OPPONENTS), f"imports {name}"


@each_module()
def test_nothing_is_imported_late_but_what_is_heavy(path: Path) -> None:
    for function in functions_in(tree(path)):
        for node in ast.walk(function):
            for name in imported(path, node):
                heavy = any(name == one or name.startswith(f"{one}.") for one in HEAVY)
                store = within(path)[:2] == ("web", "store")  # a store is loaded by the address it is asked for
                assert heavy or store, f"{path.name}:{node.lineno}: {name} inside a function hides a cycle"


# --- small rooms --------------------------------------------------------------------------------------------------


@each_module()
def test_a_module_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LINES


@each_module()
def test_a_function_fits_on_a_screen(path: Path) -> None:
    long = [f.name for f in functions_in(tree(path)) if f.end_lineno - f.lineno >= FUNCTION_LINES]
    assert not long


def test_the_same_thing_has_the_same_name_in_every_game() -> None:
    """Who knows one game finds his way in the others."""
    frame = {
        "__init__", "ahead", "board", "check", "odds", "position", "rulebook", "scenarios", "settings", "setup",
        "stages", "state", "story", "victory", "view",
    }  # fmt: skip
    for game in GAMES:
        assert frame <= {path.stem for path in (ROOT / game).glob("*.py")}, game
    words = {"names", "questions", "log", "story", "why_not", "odds", "opponents", "rules"}
    for game in GAMES:
        english, french = (rooms(ROOT / game / "words" / language) for language in ("en", "fr"))
        assert english - {"cards"} == words, game
        assert french == english | {"settings"}, f"{game}: in English the settings say themselves what they mean"


def rooms(folder: Path) -> set[str]:
    """The modules and packages of a folder."""
    return {path.stem for path in folder.iterdir() if path.stem[0] != "_"}


# --- a procedure must be run --------------------------------------------------------------------------------------


def functions_in(node: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [n for n in ast.walk(node) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """What is in a function, but not in functions inside it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            yield child
            yield from own_nodes(child)


def yields(function: ast.FunctionDef) -> bool:
    """Is it a procedure? A generator that is no mere iterator."""
    plain = function.returns is not None and ast.unparse(function.returns).startswith("Iter")
    return not plain and any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))


class Known:
    """The procedures of a game: functions by their full names, methods by their classes."""

    def __init__(self, paths: list[Path]) -> None:
        self.functions: set[str] = set()
        self.methods: dict[str, dict[str, bool]] = {}
        self.bases: dict[str, list[str]] = {}
        for path in paths:
            for node in tree(path).body:
                if isinstance(node, ast.FunctionDef) and yields(node):
                    self.functions.add(f"{name_of(path)}.{node.name}")
                elif isinstance(node, ast.ClassDef):
                    self.bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
                    self.methods[node.name] = {f.name: yields(f) for f in node.body if isinstance(f, ast.FunctionDef)}

    def is_procedure(self, cls: str, method: str) -> bool:
        if method in self.methods.get(cls, {}):
            return self.methods[cls][method]
        return any(self.is_procedure(base, method) for base in self.bases.get(cls, ()))


def class_named(annotation: ast.expr | None) -> str:
    """The class that an annotation names; of `Rally | None` the first."""
    if isinstance(annotation, ast.BinOp):
        return class_named(annotation.left)
    return annotation.id if isinstance(annotation, ast.Name) else ""


def types_of(function: ast.FunctionDef, enclosing: dict[str, str], cls: str) -> dict[str, str]:
    """Variables of a function whose class can be told: arguments by annotation, what a constructor made, self."""
    types = dict(enclosing)
    for argument in [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]:
        types[argument.arg] = class_named(argument.annotation)
    if cls and function.args.args and function.args.args[0].arg == "self":
        types["self"] = cls
    for node in own_nodes(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name):
            types |= {t.id: node.value.func.id for t in node.targets if isinstance(t, ast.Name)}
    return types


class Wasted:
    """Finds the calls of procedures that are not run, and questions that nobody is asked, in one module."""

    def __init__(self, path: Path, known: Known) -> None:
        self.path, self.known = path, known
        names = set(imports(path))
        defined = {f"{name_of(path)}.{node.name}" for node in tree(path).body if isinstance(node, ast.FunctionDef)}
        self.procedures = {full.rpartition(".")[2] for full in (defined | names) & known.functions}
        self.asks = {ask for ask in ASKS if f"indochina.core.decision.{ask}" in names}

    def is_procedure(self, call: ast.Call, types: dict[str, str]) -> bool:
        match call.func:
            case ast.Name(name):
                return name in self.procedures and name not in types
            case ast.Attribute(ast.Name(variable), method):
                return self.known.is_procedure(types.get(variable, ""), method)
            case ast.Attribute(ast.Call(ast.Name("super")), method):
                bases = self.known.bases.get(types.get("self", ""), ())
                return any(self.known.is_procedure(base, method) for base in bases)
        return False

    def faults(self, call: ast.Call, parent: ast.AST, types: dict[str, str], runs: bool) -> Iterator[str]:
        """What is wrong with a call, by what is done with it; `runs`: it stands in a procedure itself."""
        where = f"{self.path.relative_to(ROOT)}:{call.lineno}: {ast.unparse(call.func)}()"
        if self.is_procedure(call, types) and not isinstance(parent, ast.YieldFrom) and not handed_on(parent, runs):
            yield f"{where} without yield from does nothing"
        asks = isinstance(call.func, ast.Name) and call.func.id in self.asks
        if asks and not isinstance(parent, ast.Yield | ast.Return | ast.Lambda):
            yield f"{where} without yield asks nobody"

    def visit(self, node: ast.AST, parent: ast.AST, types: dict[str, str], runs: bool, cls: str) -> Iterator[str]:
        if isinstance(node, ast.ClassDef):
            cls = node.name
        elif isinstance(node, ast.FunctionDef):
            types, runs = types_of(node, types, cls), yields(node)
        elif isinstance(node, ast.Call):
            yield from self.faults(node, parent, types, runs)
        for child in ast.iter_child_nodes(node):
            yield from self.visit(child, parent if isinstance(node, ast.IfExp) else node, types, runs, cls)


def handed_on(parent: ast.AST, runs: bool) -> bool:
    """A procedure is for somebody else to run: it is returned, or handed to a dry run, `play(state, procedure)`."""
    if isinstance(parent, ast.Call):
        return isinstance(parent.func, ast.Name) and not hasattr(builtins, parent.func.id)
    return isinstance(parent, ast.Lambda) or (isinstance(parent, ast.Return) and not runs)


def wasted(path: Path, known: Known) -> list[str]:
    return list(Wasted(path, known).visit(tree(path), tree(path), {}, False, ""))


@pytest.mark.parametrize("game", GAMES)
def test_no_procedure_is_called_without_yield_from_and_no_question_is_asked_into_the_air(game: str) -> None:
    paths = every(game)
    known = Known(paths)
    assert len(known.functions) > 20
    assert not [fault for path in paths for fault in wasted(path, known)]


FAULTS = {
    "a call alone": "def f(op: Op):\n    proc(op)\n",
    "a call whose value is kept": "def f(op: Op):\n    n = proc(op)\n    yield n\n",
    "a call in a condition": "def f(op: Op):\n    if proc(op):\n        yield\n",
    "a method of an argument": "def f(op: Op):\n    op.add()\n",
    "a method of what a constructor made": "def f():\n    op = Op()\n    op.add()\n",
    "a method kept": "def f():\n    op = Op()\n    n = op.add()\n    yield n\n",
    "a method of the base": "def f(op: More):\n    op.add()\n",
    "a method of its own": "class Own(Op):\n    def g(self):\n        self.add()\n",
    "a call handed to len": "def f(op: Op):\n    return len(proc(op))\n",
    "one of two": "def f(op: Op):\n    yield from proc(op) if op else 0\n    n = proc(op) if op else 0\n",
    "returned by a procedure": "def f(op: Op):\n    yield\n    return proc(op)\n",
    "a question": "def f():\n    key = choose('US', 'x', '1', [])\n    yield key\n",
}
FINE = {
    "run": "def f(op: Op):\n    n = yield from proc(op)\n    yield from op.add()\n",
    "either of two": "def f(op: Op):\n    yield from proc(op) if op else op.add()\n",
    "handed on": "def f(op: Op):\n    return proc(op)\n",
    "another's method of that name": "def f(op: Op, seen: set):\n    seen.add(op)\n",
    "asked": "def f():\n    key = yield choose('US', 'x', '1', [])\n",
}
HEAD = "from indochina.core.decision import choose\n"
RULES = "def proc(op):\n    yield\nclass Op:\n    def add(self):\n        yield\nclass More(Op):\n    pass\n"


@pytest.mark.parametrize("text", [*FAULTS.values(), *FINE.values()], ids=[*FAULTS, *FINE])
def test_the_guard_of_procedures_guards(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    path = tmp_path / "module.py"
    path.write_text(HEAD + RULES + text)
    assert bool(wasted(path, Known([path]))) == (text in FAULTS.values())
