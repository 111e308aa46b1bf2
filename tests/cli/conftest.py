"""Running commands, in this process and as a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from indochina.cli import app


@pytest.fixture(autouse=True)
def own_place(tmp_path, monkeypatch):
    """Saves and crash files of a test go nowhere else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run():
    """Run a command: `run("play saigon75 --seed 3", "1\\nquit\\n")`; arguments may also be a list."""

    def command(arguments, typed=""):
        words = arguments.split() if isinstance(arguments, str) else arguments
        return CliRunner().invoke(app, words, input=typed)

    return command


@pytest.fixture
def start(tmp_path):
    """Start a command as a process with pipes."""
    begun = []

    def process(arguments):
        code = "from indochina.cli import main; main()"
        one = subprocess.Popen(
            [sys.executable, "-u", "-c", code, *arguments.split()],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}, cwd=tmp_path,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored in what a shell runs by `&`
        )  # fmt: skip
        begun.append(one)
        return one

    yield process
    for one in begun:
        if one.poll() is None:
            one.kill()
        one.communicate()
