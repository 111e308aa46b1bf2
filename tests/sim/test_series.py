"""Series of games: order, results file, figures."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial

import pytest

from indochina.core.errors import Error
from indochina.sim.games import Setup, play_one
from indochina.sim.parallel import in_order
from indochina.sim.results import Results
from indochina.sim.summary import summary, wilson

RECORD = {"seed": 1, "winner": "NV", "turn": 7, "choices": 300, "seconds": 0.5}


def test_results_come_in_the_order_of_the_items():
    assert list(in_order(partial(pow, 2), range(30), jobs=2)) == [2**n for n in range(30)]


def test_leaving_early_ends_the_processes():
    results = in_order(abs, range(-1000, 0), jobs=2)
    assert next(results) == 1000
    results.close()


SLEEPERS = """
import time
from indochina.sim.parallel import in_order

def work(n):
    print("at work", flush=True)
    time.sleep(600)

if __name__ == "__main__":
    list(in_order(work, range(2), jobs=2))
"""


def test_workers_do_not_outlive_a_parent_that_is_killed(tmp_path):
    """Their output ends only when all of them are gone."""
    script = tmp_path / "sleepers.py"
    script.write_text(SLEEPERS)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as parent:
        assert [parent.stdout.readline() for _ in range(2)] == ["at work\n"] * 2
        parent.kill()
        assert parent.communicate(timeout=60) == ("", None)


def test_play_one_is_repeatable():
    setup = Setup("saigon75", {"NV": "random", "SV": "random"}, options={"hand": "8"})
    first, second = play_one(setup, 5), play_one(setup, 5)
    assert {**first, "seconds": 0} == {**second, "seconds": 0}
    settings = "hand=8 momentum=hidden ruling_held_unit=no ruling_second_combat=no"
    assert str(setup) == f"saigon75/2 scenario=standard {settings} NV=random SV=random"


def test_results_are_read_back(tmp_path):
    path = tmp_path / "r.jsonl"
    Results("x", path).add(RECORD)
    assert Results("x", path).records == {1: RECORD}


@pytest.mark.parametrize("torn", ['{"setup": "x", "se', '{"se', "{"])
def test_a_torn_last_line_is_cut_off(tmp_path, torn):
    path = tmp_path / "r.jsonl"
    Results("x", path).add(RECORD)
    whole = path.read_text()
    for before in (whole, ""):
        path.write_text(before + torn)
        assert len(Results("x", path).records) == before.count("\n")
        assert path.read_text() == before


@pytest.mark.parametrize(
    "content", ["Dear Mum", "Dear Mum\n", '{"a": 1}\n', "[]\n", json.dumps({"setup": "y", **RECORD}) + "\n", "\n"]
)
def test_a_foreign_file_is_refused_untouched(tmp_path, content):
    path = tmp_path / "r.jsonl"
    path.write_text(content)
    with pytest.raises(Error):
        Results("x", path)
    assert path.read_text() == content


def test_figures():
    records = [{**RECORD, "seed": n, "winner": "NV" if n < 3 else "SV", "turn": 6 + n % 3} for n in range(4)]
    figures = summary("x", ("NV", "SV"), records)
    assert figures["wins"]["NV"] == {"games": 3, "rate": 0.75, "low": 0.3006, "high": 0.9544}
    assert figures["turns"] == {"6": {"NV": 1, "SV": 1}, "7": {"NV": 1, "SV": 0}, "8": {"NV": 1, "SV": 0}}
    assert figures["games_per_cpu_second"] == 2.0


def test_wilson_stays_between_0_and_1():
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(5, 5)[1] == 1.0 and wilson(0, 5)[0] == 0.0
    assert [round(x, 4) for x in wilson(50, 100)] == [0.4038, 0.5962]
