"""`indochina bench web`, in small: the figures are there, and are such as they can be."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from indochina import Error
from indochina.sim import web_load
from indochina.web.store import open_store

pytestmark = pytest.mark.anyio


def bench(*words):
    command = [sys.executable, "-m", "indochina", "bench", "web", "--tables", "3", "--seconds", "1", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=400)


def test_figures_of_a_small_load():
    done = bench("--repeat", "1", "--rate", "30", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["store"], report["workers"], report["tables"], report["repeat"]) == ("SQLite", 1, 3, 1)
    found = {figure["name"]: figure for figure in report["figures"]}
    assert all(figure["low"] <= figure["median"] <= figure["high"] for figure in found.values())
    paced, saturated = found["paced: choices a second"]["median"], found["saturated: choices a second"]["median"]
    assert 5 < paced < 31  # as many as asked for, or fewer on a machine that has no time
    assert saturated > paced
    for load in ("paced", "saturated"):
        assert 0 < found[f"{load}: p50"]["median"] <= found[f"{load}: p99"]["median"] < 5000
        assert found[f"{load}: choices per server-CPU-second"]["median"] > 20
        assert found[f"{load}: one costs"]["median"] > 100
    assert found["saturated: p99"]["mark"] == "≤ 67"
    assert 0 < found["paced: reference disk, p99"]["median"] < 5000
    assert 5 < found["memory of a live game"]["median"] < 20_000
    assert 1 < found["size of a game in the store"]["median"] < 1000
    assert found["choices made in it"]["median"] > 10
    assert 0 < found["an idle game is back after"]["median"] < 5000


def test_a_small_load_beside_bots_and_floods():
    done = bench("--repeat", "1", "--rate", "30", "--bots", "2", "--floods", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["bots"], report["floods"]) == (2, True)
    found = {figure["name"]: figure["median"] for figure in report["figures"]}
    assert 0 < found["beside: p50"] <= found["beside: p99"] <= found["beside: longest"]
    assert found["beside: bots' choices a second"] > 0
    assert 0 < found["beside: another's request, longest"] < 60_000  # so much would be one that was refused


async def test_a_load_on_postgresql_tells_the_databases_part_and_leaves_nothing_behind(database):
    # CPU time is counted by hundredths of a second: at 300 choices a second the database has some to show
    done = bench("--repeat", "1", "--rate", "300", "--store", database, "--workers", "2", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["store"], report["workers"]) == ("PostgreSQL", 2)
    found = {figure["name"]: figure["median"] for figure in report["figures"]}
    for load in ("paced", "saturated"):
        assert 5 < found[f"{load}: the database for one"] < 20_000
    assert "paced: reference disk, p99" not in found  # whose disk it is, only the database knows
    store = await open_store(database)
    async with store._pool.acquire() as connection:
        assert await connection.fetchval("SELECT count(*) FROM tables") == 0
    await store.close()


def test_several_workers_need_a_store_they_can_share():
    with pytest.raises(Error, match="postgresql"):
        web_load.measure("", 2, 3, 1.0, 30.0)


def test_a_delay_is_what_that_share_did_not_exceed():
    load = web_load.Load(4, 1.0, 1.0, None, 1e-7, [0.004, 0.001, 0.002, 0.003])
    assert load.delay(0.5) == 3
    assert load.delay(0.99) == 4
