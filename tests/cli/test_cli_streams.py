"""Streams that are closed, full or of few letters, terminals of odd sizes, and Ctrl-C at any moment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

import indochina

CODE = "from indochina_command import main; main()"
PLAY = "play saigon75 --seed 3 --seat NV=random --seat SV=human --save game.save"
SIMULATE = "simulate saigon75 --games 1 --jobs 1 --seat NV=random --seat SV=random"


@pytest.fixture
def shell(tmp_path):
    """Run a command by a shell, with what it does to its streams; `INDOCHINA` is the program."""

    def command(line, typed="", **environment):
        script = line.replace("INDOCHINA", f"'{sys.executable}' -c '{CODE}'")
        return subprocess.run(
            ["bash", "-c", f"set -o pipefail; {script}"], input=typed, capture_output=True, text=True, cwd=tmp_path,
            env={**os.environ, **environment}, timeout=120, errors="replace",
        )  # fmt: skip

    return command


def quiet(result):
    """No traceback, and at most one line of complaint."""
    assert "Traceback" not in result.stderr and "Exception ignored" not in result.stderr, result.stderr
    assert len(result.stderr.strip().splitlines()) <= 1, result.stderr
    return result


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("INDOCHINA play < /dev/null", 0),
        ("INDOCHINA play <&-", 0),
        (f"INDOCHINA {PLAY} <&-", 0),
        (f"INDOCHINA {PLAY} >&- 2>&- <&-", 0),
        ("INDOCHINA assist fitl --scenario short --bots NVA <&-", 0),
        ("INDOCHINA position saigon75 <&-", 0),
        ("INDOCHINA position saigon75 < /dev/null >&-", 0),
        (f"INDOCHINA {SIMULATE} --out r.jsonl <&- >&- 2>&-", 0),
        ("INDOCHINA play saigon76 2>&-", 2),
        ("INDOCHINA play saigon76 2> /dev/full", 2),
        (f"INDOCHINA {PLAY} > /dev/full", 1),
        ("INDOCHINA play --help > /dev/full", 1),
        ("INDOCHINA --version > /dev/full", 1),
        ("INDOCHINA settings fitl > /dev/full", 1),
        (f"INDOCHINA {SIMULATE} --json > /dev/full", 1),
        ("INDOCHINA position saigon75 < /dev/null > /dev/full", 1),
        ("INDOCHINA cards fitl | head -1", 1),
        (f"INDOCHINA {PLAY} | head -1", 1),
    ],
)
def test_closed_and_full_streams_are_no_fault_of_ours(shell, line, code):
    result = quiet(shell(line))
    assert result.returncode == code, result.stderr
    if "> /dev/full" in line and "2>" not in line:
        assert "No space left on device" in result.stderr


def test_choices_are_kept_though_nobody_sees_them(shell, tmp_path):
    assert quiet(shell(f"INDOCHINA {PLAY} >&-", "saigon\nhue\n")).returncode == 0
    assert indochina.load(tmp_path / "game.save").made == 2


def test_a_closed_stream_is_not_taken_for_the_save(shell, tmp_path):
    """The next file that is opened would have its number."""
    quiet(shell(f"INDOCHINA {PLAY} <&- >&- 2>&-"))
    quiet(shell("INDOCHINA play --resume game.save >&- 2>&-", "saigon\nquit\n"))
    assert indochina.load(tmp_path / "game.save").made == 1


def test_a_name_that_is_no_text_will_do(shell, tmp_path):
    name = "$'caf\\xe9.save'"
    assert quiet(shell(f"INDOCHINA {PLAY.replace('game.save', name)}", "saigon\nsave\nquit\n")).returncode == 0
    assert quiet(shell(f"INDOCHINA play --resume {name}", "hue\nquit\n")).returncode == 0
    assert indochina.load(tmp_path / "caf\udce9.save").made == 2


@pytest.mark.parametrize(
    "environment",
    [
        {"LANG": "C", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"TERM": "dumb"},
        {"NO_COLOR": "1"},
        {"COLUMNS": "20"},
        {"COLUMNS": "1"},
        {"COLUMNS": "0", "LINES": "0"},
        {"COLUMNS": "1000000000"},
        {"COLUMNS": "9" * 5000},
    ],
    ids=str,
)
@pytest.mark.parametrize("game", ["saigon75 --seat SV=human", "fitl --seat US=human", "tonkin --seat FEF=human"])
def test_any_terminal_will_do(shell, environment, game):
    typed = "1\n?\nboard\nlog\nodds\nwhy saigon\n1\nposition\nquit\n"
    result = quiet(shell(f"INDOCHINA play {game} --seed 3 --lang fr --save game.save", typed, **environment))
    assert result.returncode == 0, result.stderr
    assert "indochina play --resume game.save" in result.stdout
    assert len(result.stdout) > 2_000


@pytest.mark.parametrize(
    "environment",
    [{"HOME": "/dev/null", "XDG_DATA_HOME": ""}, {"XDG_DATA_HOME": "/dev/null"}, {"XDG_DATA_HOME": "/" + "x" * 5000}],
)
def test_where_nothing_can_be_kept_one_sentence_says_so(shell, environment):
    result = quiet(shell(f"INDOCHINA {PLAY.replace('--save game.save', '')}", "saigon\n", **environment))
    assert result.returncode == 1 and "cannot make the folder for saves" in result.stderr
    assert quiet(shell(f"INDOCHINA {PLAY}", "saigon\nquit\n", **environment)).returncode == 0


# --- Ctrl-C -----------------------------------------------------------------------------------------------------------


def interrupted(tmp_path, line, loaded, after=0.0):
    """A command in a group of its own that gets Ctrl-C so many seconds after it has loaded a module."""
    process = subprocess.Popen(
        [sys.executable, "-X", "importtime", "-c", CODE, *line.split()], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, cwd=tmp_path, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    try:
        assert any(row.split("|")[-1].strip() == loaded for row in iter(process.stderr.readline, "")), loaded
        time.sleep(after)
        os.killpg(process.pid, signal.SIGINT)
        output, faults = process.communicate(timeout=60)
    finally:
        process.kill()
    return process.returncode, output, "".join(row for row in faults.splitlines(True) if "import time:" not in row)


@pytest.mark.parametrize(
    "loaded", ["indochina.core.errors", "indochina", "rich.console", "typer.core", "indochina.cli"]
)
def test_ctrl_c_while_it_loads_ends_it_without_a_word(tmp_path, loaded):
    code, output, faults = interrupted(tmp_path, PLAY, loaded)
    assert code == 130 and "Traceback" not in faults, output + faults


@pytest.mark.parametrize(
    "line",
    [
        PLAY,
        "fuzz saigon75 --games 100000 --jobs 2",
        f"{SIMULATE.replace('--games 1', '--games 100000').replace('--jobs 1', '--jobs 2')} --out r.jsonl",
    ],
)
@pytest.mark.parametrize("after", [0.01, 0.1, 0.3, 0.6, 1.2, 2.5])
def test_ctrl_c_at_any_moment_ends_with_130_and_without_a_traceback(tmp_path, line, after):
    code, output, faults = interrupted(tmp_path, line, "indochina.cli", after)
    assert code == 130, output + faults
    assert "Traceback" not in faults, faults


@pytest.mark.parametrize(("after", "codes"), [(0.01, [0, 130]), (0.4, [0, 130]), (6, [0])])
def test_ctrl_c_is_how_a_server_ends(tmp_path, after, codes):
    code, output, faults = interrupted(tmp_path, "serve --store games.db", "indochina.cli", after)
    assert code in codes and "Traceback" not in faults, output + faults


def test_ctrl_c_ends_an_assistant_with_130(tmp_path):
    code, output, faults = interrupted(tmp_path, "assist fitl --scenario short --bots NVA", "indochina.cli", 2)
    assert code == 130 and "Traceback" not in output + faults
