"""How the package is compiled: what `setup.py` does to its sources, and that what runs says which build it is."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from indochina.core import build, decision

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("indochina_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("source", "marked"),
    [
        ("TRACK = 75  # 1.8", "TRACK: Final = 75  # 1.8"),
        ("SPACE: dict[str, int] = {}", "SPACE: Final[dict[str, int]] = {}"),
        ("NV, SV = 'NV', 'SV'", "NV: Final = 'NV'; SV: Final = 'SV'"),
        (
            "GIVE, ASK = BOTH = ('give', 'ask')",
            "BOTH: Final = ('give', 'ask'); GIVE: Final = 'give'; ASK: Final = 'ask'",
        ),
        (
            "HUE, SAIGON = SPACES = range(len(TABLE))",
            "SPACES: Final = range(len(TABLE)); HUE: Final = 0; SAIGON: Final = 1",
        ),
        ("Steps = Generator[int, str, None]", "Steps = Generator[int, str, None]"),
        ("A = TypeVar('A')", "A = TypeVar('A')"),
        ("FIRST, SECOND = found()", "FIRST, SECOND = found()"),
    ],
)
def test_constants_are_marked_on_their_own_line(setup: ModuleType, source: str, marked: str) -> None:
    text = setup.finals(f"import sys\n\n{source}\n")
    assert text == f"import sys; from typing import Final\n\n{marked}\n"


def test_what_a_class_assigns_side_by_side_is_assigned_one_after_another(setup: ModuleType) -> None:
    text = setup.finals("import sys\nclass March:\n    name, rule = 'march', RULE\n    free = False\n")
    assert text.splitlines()[2:] == ["    name = 'march'; rule = RULE", "    free = False"]


def test_every_line_stays_where_it_is_so_that_tracebacks_are_true(setup: ModuleType) -> None:
    for file in setup.compiled():
        source = file.read_text(encoding="utf-8")
        marked = setup.finals(source)
        ast.parse(marked)
        places = [_places(ast.parse(text)) for text in (source, marked)]
        assert places[0] == places[1], file


def _places(tree: ast.Module) -> list[tuple[str, int]]:
    return [(node.name, node.lineno) for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))]


def test_all_three_games_and_the_core_are_compiled(setup: ModuleType) -> None:
    compiled = {file.relative_to(ROOT / "indochina").as_posix() for file in setup.compiled()}
    assert {"core/game.py", "fitl/state.py", "tonkin/state.py", "saigon75/state.py", "sim/fuzzing.py"} <= compiled
    assert not {name for name in compiled if name.startswith(("web/", "cli/")) or "/words/" in name}


def test_it_is_told_which_build_is_running() -> None:
    is_python = str(decision.__file__).endswith(".py")
    assert build.COMPILED is not is_python
    assert build.BUILD in (["pure Python"] if is_python else ["compiled"])


def test_nothing_is_looked_for_among_what_is_unpacked_on_the_spot(setup: ModuleType) -> None:
    """The compiler fails at `x in (a, *rest)`: that is given a name first."""
    for file in setup.compiled():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
                among = node.comparators[0]
                parts = among.elts if isinstance(among, (ast.Tuple, ast.List)) else []
                assert not any(isinstance(part, ast.Starred) for part in parts), f"{file}:{node.lineno}"


def test_protocols_that_are_asked_for_at_run_time_stay_interpreted(setup: ModuleType) -> None:
    """mypyc leaves nothing of a Protocol that `isinstance` could ask."""
    asked = [file for file in setup.SOURCE.rglob("*.py") if "@runtime_checkable" in file.read_text(encoding="utf-8")]
    assert asked and not set(asked) & set(setup.compiled())
