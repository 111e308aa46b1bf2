"""Which code carries out a rule, and which tests state it: read from the rule numbers in docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import indochina
from indochina.core.rules import card_sides


class Row(NamedTuple):
    rule: str
    heading: str
    code: list[str]
    tests: list[str]


def coverage(game: str) -> list[Row]:
    """A row per heading of the rulebook. Tests are looked for in a checkout, beside the package."""
    rules = indochina.rules(game)
    package = Path(indochina.__file__).parent
    code = cited(package / game, rules.RULEBOOK)
    tests = cited(package.parent / "tests" / game, rules.RULEBOOK)
    return [Row(rule, heading, code.get(rule, []), tests.get(rule, [])) for rule, heading in rules.RULEBOOK.items()]


class CardRow(NamedTuple):
    title: str
    side: str
    lasts: bool
    full: list[str]
    boundary: list[str]
    lasting: list[str]


def card_coverage(game: str) -> list[CardRow]:
    """A row per text of a card, with its tests: `test_<number>_<side>_full_...`, `..._boundary_...`, `..._lasting_...`.

    The texts are those of the catalogue (`card.<name>.<side>`).
    """
    rules = indochina.rules(game)
    catalogue, sides = rules.CATALOGUES["en"], card_sides(rules)
    found: dict[tuple[str, str, str], list[str]] = {}
    for path in sorted((Path(indochina.__file__).parent.parent / "tests" / game).rglob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            if match := re.match(rf"test_(\d+)_({'|'.join(sides)})_(full|boundary|lasting)_", name):
                found.setdefault((match[1], match[2], match[3]), []).append(name.removeprefix(match[0]))
    rows = []
    for key in catalogue:
        if text := re.fullmatch(rf"card\.(\D*(\d+))\.({'|'.join(sides)})", key):
            card, number, side = text.groups()
            title = catalogue[f"name.{card}"]
            tests = [found.get((number, side, what), []) for what in ("full", "boundary", "lasting")]
            rows.append(CardRow(title, side, f"{key}.lasts" in catalogue, *tests))
    return rows


def cited(folder: Path, rules: Iterable[str]) -> dict[str, list[str]]:
    """For each rule number the functions, classes and modules of a folder whose docstring or name cites it."""
    numbers = sorted(rules, key=len, reverse=True)
    pattern = re.compile(rf"(?<![\w.])({'|'.join(re.escape(n) for n in numbers)})(?![\w]|\.\d)")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        where = ".".join(path.relative_to(folder).with_suffix("").parts)
        for name, text in docstrings(ast.parse(path.read_text(encoding="utf-8"))):
            for rule in dict.fromkeys(pattern.findall(f"{number_in(name)} {text}")):
                found.setdefault(rule, []).append(f"{where}.{name}" if name else where)
    return found


def number_in(name: str) -> str:
    """The rule number a test is named after; empty if there is none.

    >>> number_in("test_6_3_1_us_then_arvn"), number_in("test_words")
    ('6.3.1', '')
    """
    found = re.match(r"test_(\d+(?:_\d+)*)_", name)
    return found[1].replace("_", ".") if found else ""


def docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Everything that has a docstring, by its name; the module itself by the empty name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module):
            yield "", ast.get_docstring(node) or ""
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
