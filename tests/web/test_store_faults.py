"""Faults of the disk and of other programs, with SQLite: nothing told is lost, nothing is half done, and it goes on.

With SOAK=1 processes are killed at many more places in their writing.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import server as in_a_thread
from server import Browser
from store_script import STEPS, add, contents, expected, persist, row
from test_workers import Worker

import indochina
from indochina.core import loading
from indochina.web.store import Unavailable, open_store

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.db"


@pytest.fixture
async def store(path):
    opened = await open_store(str(path))
    await opened.create(row("a"), [b"1"])
    yield opened
    await opened.close()


@pytest.mark.parametrize(("how", "step", "least"), [("statement", 1, 40), ("byte", 5000, 30)])
def test_killed_at_every_write(tmp_path, how, step, least):
    if how == "byte" and os.environ.get("SOAK"):
        step, least = 997, 200
    command = [sys.executable, HERE / "killed_at.py", tmp_path, how, str(step)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= least


async def test_a_full_disk_undoes_all_and_then_goes_on(tmp_path):
    whole = await open_store(str(tmp_path / "whole.db"))
    wanted = await expected(whole)
    await whole.close()
    store = await open_store(str(tmp_path / "games.db"))
    (pages,) = await store._writing.call(lambda db: db.execute("PRAGMA page_count").fetchone())
    full = 0
    for n, (step, answer) in enumerate(STEPS):
        room = pages
        while True:  # a page more of room each time, until it is enough
            await store._writing.call(lambda db, room=room: db.execute(f"PRAGMA max_page_count = {room}").fetchone())
            try:
                given = await step(store)
                break
            except Unavailable as fault:
                assert "full" in str(fault)
                assert await contents(store) == wanted[n]
                full, room = full + 1, room + 1
        assert given == answer
        assert await contents(store) == wanted[n + 1]
        (pages,) = await store._writing.call(lambda db: db.execute("PRAGMA page_count").fetchone())
    assert full >= 4
    await store.close()


async def test_a_damaged_page_is_told_as_unavailable(path):
    store = await open_store(str(path))
    await store.create(row("a"), [b"y" * 3000] * 200)
    await store.close()
    store = await open_store(str(path))
    raw = path.read_bytes()
    with path.open("r+b") as file:
        file.seek(20 * 4096)
        file.write(random.Random(1).randbytes(len(raw) - 20 * 4096))
    with pytest.raises(Unavailable, match="malformed"):
        await store.lines("a")
    path.write_bytes(raw)  # from a backup, say
    await store.close()
    store = await open_store(str(path))
    assert len(await store.lines("a")) == 200
    await store.close()


# The file is taken away, or another one put in its place


async def test_a_file_that_is_taken_away_and_brought_back(store, path):
    away = path.with_name("away.db")
    path.rename(away)
    for step in (add("a", 1, b"2"), lambda store: store.lines("a"), lambda store: store.create(row("b"), [b"1"])):
        with pytest.raises(Unavailable, match="is not there"):
            await step(store)
    assert not path.exists()  # no new store is begun in its place
    away.rename(path)
    lines = await store.lines("a")
    assert lines in ([b"1"], [b"1", b"2"])  # whether it was written was left open
    assert await store.append("a", len(lines), [b"on"], made=1, over=False, waiting_for="")
    assert await store.lines("a") == [*lines, b"on"]


async def test_another_copy_in_its_place(store, path, tmp_path):
    copy, old = tmp_path / "copy.db", tmp_path / "old.db"
    with sqlite3.connect(path) as backing_up, sqlite3.connect(copy) as backup:
        backing_up.backup(backup)
    assert await add("a", 1, *(b"%d" % n for n in range(2, 50)))(store)
    os.link(path, old)
    os.replace(copy, path)
    with pytest.raises(Unavailable, match="is another file now"):
        await store.lines("a")
    assert await store.lines("a") == [b"1"]  # as the copy has it
    assert await add("a", 1, b"another 2")(store)
    await store.close()
    for file, lines in ((path, [b"1", b"another 2"]), (old, [b"%d" % n for n in range(1, 50)])):
        again = await open_store(str(file))
        assert await again.lines("a") == lines  # and the old file has all that was told
        await again.close()


async def test_something_else_in_its_place(store, path, tmp_path):
    old = tmp_path / "old.db"
    path.rename(old)
    path.write_text("Dear diary, " * 1000)
    for _ in range(3):
        with pytest.raises(Unavailable, match="it is not a database"):
            await store.lines("a")
        with pytest.raises(Unavailable, match="it is not a database"):
            await add("a", 1, b"2")(store)
    assert path.read_text() == "Dear diary, " * 1000
    os.replace(old, path)
    lines = await persist(store, lambda store: store.lines("a"))
    assert lines == [b"1"]
    assert await add("a", 1, b"2")(store)


async def test_the_log_of_changes_is_removed(store, path):
    assert await add("a", 1, b"2")(store)
    Path(f"{path}-wal").unlink()
    with pytest.raises(Unavailable):
        await add("a", 2, b"3")(store)
    lines = await persist(store, lambda store: store.lines("a"))
    assert lines in ([b"1", b"2"], [b"1", b"2", b"3"])
    assert await store.append("a", len(lines), [b"on"], made=1, over=False, waiting_for="")
    await store.close()
    again = await open_store(str(path))
    assert await again.lines("a") == [*lines, b"on"]
    await again.close()


# Another program holds the file


@pytest.fixture
def server(path):
    running = in_a_thread.Server(path)
    yield running
    running.stop()


@pytest.fixture
def impatient(monkeypatch):
    """Stores that wait less long for a lock."""
    monkeypatch.setattr("indochina.web.store.sqlite_file.BUSY_SECONDS", 2.0)


def test_a_lock_of_another_program_freezes_nobody(impatient, path, server):
    ann = Browser(server)
    id = ann.make(seats={"NV": "me", "SV": "me"}, seed=1)["id"]
    asked, watching = ann.sit(id, "SV"), ann.sit(id)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    key = asked.ask["options"][0]["key"]
    asked.send("choose", version=asked.version, key=key)
    start = time.monotonic()
    answers = 0
    while time.monotonic() < start + 1:
        assert watching.request("ping", "pong")["type"] == "pong"
        assert ann.get("/api/tables").json()["tables"][0]["id"] == id
        answers += 1
    assert answers >= 5, "others waited for the lock"
    assert asked.until("refused")["status"] == 503
    assert time.monotonic() - start > 1.5, "the lock is waited for"
    other.execute("ROLLBACK")
    other.close()
    asked.until("state")
    assert asked.choose(key)["type"] == "update"
    ann.close()


async def test_however_many_wait_for_a_lock_each_waits_a_bounded_time(impatient, store, path):
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    start = time.monotonic()
    asked = [store.create(row(f"t{n}"), [b"1"]) for n in range(20)]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {Unavailable}
    assert time.monotonic() - start < 20  # not two seconds for each
    other.execute("ROLLBACK")
    other.close()
    assert await store.table("t3") is None
    await store.create(row("t3"), [b"1"])


# A server whose disk fails it


def limit(worker, size):
    """No file of this process may grow over so many bytes: writes fail, as on a disk that is full or broken."""
    _, most = resource.prlimit(worker.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(worker.process.pid, resource.RLIMIT_FSIZE, (size, most))


@pytest.fixture
def worker(path):
    running = Worker(str(path))
    yield running
    running.kill()


def test_a_server_goes_on_when_its_disk_does(worker, path):
    ann = Browser(worker)
    asked = {"seats": {"NV": "me", "SV": "me"}, "seed": 1}
    id = ann.make(**asked)["id"]
    lines = {seat: ann.sit(id, seat) for seat in ("NV", "SV")}
    rng, told = random.Random(1), in_a_thread.play(lines, random.Random(1), 5)
    for size in (0, 8192, 0):
        limit(worker, size)
        line = next(line for line in lines.values() if line.ask)
        refused = 0
        for _ in range(40):  # a file that has room yet takes some more
            key = rng.choice(line.ask["options"])["key"]
            answer = line.choose(key)
            if answer["type"] == "refused":
                assert answer["status"] == 503
                refused += 1
                break
            told.append(key)
            next(other for other in lines.values() if other is not line).until("update")
            line = next(line for line in lines.values() if line.ask)
        assert refused
        assert ann.post("/api/tables", json={**in_a_thread.SAIGON}).status_code == 503
        limit(worker, resource.RLIM_INFINITY)
        for each in lines.values():
            each.until("state")  # unasked: the server looks by itself
            assert each.made == len(told)
        told += in_a_thread.play(lines, rng, 3)
    worker.kill()
    db = sqlite3.connect(path)
    kept = [line for (line,) in db.execute("SELECT line FROM lines WHERE table_id = ? ORDER BY n", (id,))]
    assert [json.loads(line)["choice"] for line in kept if b'"choice"' in line] == told
    assert loading.game_of(b"\n".join(kept), id, indochina.rules).made == len(told)
    db.close()
    ann.close()


def test_bots_go_on_when_the_disk_does(worker):
    ann = Browser(worker)
    id = ann.make(game="fitl", scenario="short", seats={}, seed=4)["id"]
    line = ann.sit(id)
    while line.made < 10:
        line.hear()
    limit(worker, 0)
    made = line.until("state")["made"]  # a choice could not be kept: the server has looked what is there
    assert [line.until("state")["made"] for _ in range(3)] == [made] * 3, "told of what is not kept"
    limit(worker, resource.RLIM_INFINITY)
    while line.made < made + 20:
        line.hear()
    ann.close()


def test_a_table_goes_on_from_an_older_copy(server, path, tmp_path):
    ann = Browser(server)
    id = ann.make(seats={"NV": "me", "SV": "me"}, seed=1)["id"]
    lines = {seat: ann.sit(id, seat) for seat in ("NV", "SV")}
    in_a_thread.play(lines, random.Random(1), 4)
    with sqlite3.connect(path) as backing_up, sqlite3.connect(tmp_path / "copy.db") as backup:
        backing_up.backup(backup)
    in_a_thread.play(lines, random.Random(2), 4)
    shutil.move(tmp_path / "copy.db", path)
    assert ann.get("/api/tables").status_code == 503  # notices it; the table does not
    line = next(line for line in lines.values() if line.ask)
    assert line.choose(line.ask["options"][0]["key"])["status"] == 409
    for each in lines.values():
        assert each.until("state")["made"] == 4
    assert all(each.quiet() for each in lines.values())
    in_a_thread.play(lines, random.Random(3), 4)
    assert len(server.do(server.app.state.tables.store.lines(id))) == server.table(id).lines
    ann.close()
