"""Which build of the package is running, and how to get the faster one."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from indochina.cli import app, faster
from indochina.core.build import BUILD


def run(*arguments):
    return CliRunner().invoke(app, list(arguments), catch_exceptions=False)


def test_the_version_names_the_build():
    result = run("--version")
    assert result.exit_code == 0 and f", {BUILD}: " in result.output


def test_bench_names_the_build():
    result = run("bench", "saigon75", "--players", "solo", "--repeat", "1", "--json")
    assert json.loads(result.stdout)["machine"]["build"] == BUILD


@pytest.mark.parametrize(
    ("games", "compiled", "compiler", "told"),
    [(2, False, "cc", True), (1, False, "cc", False), (2, True, "cc", False), (2, False, None, False)],
)
def test_who_wants_many_games_hears_of_the_compiled_build(monkeypatch, games, compiled, compiler, told):
    monkeypatch.setattr(faster, "MANY", 2)
    monkeypatch.setattr(faster, "COMPILED", compiled)
    monkeypatch.setattr(faster.shutil, "which", lambda name: compiler)
    result = run("simulate", "saigon75", "--games", str(games), "--jobs", "1")
    assert result.exit_code == 0
    assert ("make fast" in result.stderr) is told
