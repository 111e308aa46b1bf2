"""Every heading of a rulebook has code that carries it out and a test that states it."""

import ast

import pytest

import indochina
from indochina.sim.coverage import cited, coverage, docstrings

pytestmark = pytest.mark.pure  # reads docstrings from the sources


@pytest.mark.parametrize("game", indochina.GAMES)
def test_no_rule_is_without_code_or_test(game):
    rows = coverage(game)
    assert rows
    assert [row.rule for row in rows if not row.code] == []
    assert [row.rule for row in rows if not row.tests] == []


def test_a_rule_number_is_not_found_in_a_longer_one(tmp_path):
    (tmp_path / "a.py").write_text('def f():\n    """S.10 and S.6b, not the others."""\n')
    assert cited(tmp_path, ["S.1", "S.10", "S.6", "S.6b"]) == {"S.10": ["a.f"], "S.6b": ["a.f"]}


def test_a_function_without_docstring_cites_nothing():
    assert list(docstrings(ast.parse("def f():\n    pass"))) == [("", ""), ("f", "")]
