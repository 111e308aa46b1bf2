"""The store of tables: whatever is promised of it, of both kinds."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import asyncpg
import pytest

from indochina import Error
from indochina.web.store import DELETED, SEATS, Gone, Seat, TableRow, Unavailable, open_store, sqlite_file
from indochina.web.store.table import SCHEMA

pytestmark = pytest.mark.anyio

ANN, BOB, EVE = (bytes([n]) * 32 for n in (1, 2, 3))
LINK, OTHER_LINK = bytes([8]) * 32, bytes([9]) * 32
THEN = datetime(2026, 7, 9, 12, 30, 15, 123456, tzinfo=UTC)


def row(id="t1", **changes):
    seats = (Seat("US", "person", True), Seat("ARVN", "solo"), Seat("VC", "person", False, LINK))
    made = TableRow(
        id,
        "fitl",
        "Tet",
        "short",
        ANN,
        lines=1,
        made=0,
        over=False,
        waiting_for="US",
        updated=THEN,
        created=THEN,
        seats=seats,
        holders={"US": frozenset({ANN})},
    )
    return replace(made, **changes)


def note(made=1, over=False, waiting_for="VC"):
    return {"made": made, "over": over, "waiting_for": waiting_for}


@pytest.fixture
async def store(store_url):
    opened = await open_store(store_url)
    yield opened
    await opened.close()


# Keeping tables


async def test_a_table_comes_back_as_it_was_given(store):
    await store.create(row(), [b"header"])
    assert await store.table("t1") == row()
    assert await store.lines("t1") == [b"header"]


async def test_a_table_without_seats_or_lines(store):
    bare = row(seats=(), holders={}, lines=0)
    await store.create(bare, [])
    assert await store.table("t1") == bare
    assert await store.lines("t1") == []


async def test_the_line_count_is_that_of_the_lines(store):
    await store.create(row(lines=99), [b"1", b"2"])
    assert (await store.table("t1")).lines == 2


async def test_what_is_not_there(store):
    for id in ("t1", "", "' OR 1=1 --", "t\0", "\ud800", "x" * 5000):
        assert await store.table(id) is None
        assert await store.lines(id) is None
        assert await store.delete(id) is False
        assert await store.take_seat(id, LINK, BOB) is None
        with pytest.raises(Gone):
            await store.append(id, 0, [b"1"], **note())
        with pytest.raises(Gone):
            await store.set_link(id, "VC", LINK)


async def test_an_id_is_used_once(store):
    await store.create(row(), [b"mine"])
    with pytest.raises(Error, match="already"):
        await store.create(row(maker=EVE), [b"hers", b"too"])
    assert await store.table("t1") == row()
    assert await store.lines("t1") == [b"mine"]


async def test_unicode(store):
    title, line = "Điện Biên Phủ – « à 19 h » 🎲", '{"title": "Huế ❤"}'.encode()
    await store.create(row(title=title), [line])
    assert (await store.table("t1")).title == title
    assert await store.lines("t1") == [line]


@pytest.mark.parametrize("title", ["a\0b", "\ud800"])
async def test_text_that_no_database_keeps_is_refused(store, title):
    with pytest.raises(Error, match="cannot be kept"):
        await store.create(row(title=title), [b"1"])
    assert await store.table("t1") is None


async def test_hostile_text_is_only_text(store):
    words = "'); DROP TABLE tables; --"
    await store.create(row(words, title=words, waiting_for=words), [words.encode()])
    assert await store.append(words, 1, [b"2"], **note(waiting_for=words))
    assert (await store.table(words)).title == words
    assert (await store.table(words)).waiting_for == words


async def test_two_thousand_lines(store):
    lines = [b"%d " % n + b"x" * (n % 700) for n in range(2000)]
    await store.create(row(), lines)
    assert await store.lines("t1") == lines
    assert await store.append("t1", 2000, lines, **note())
    assert await store.lines("t1") == lines + lines
    assert await store.lines("t1", after=3998) == lines[-2:]


async def test_lines_after(store):
    await store.create(row(), [b"1", b"2", b"3"])
    assert await store.lines("t1", after=1) == [b"2", b"3"]
    assert await store.lines("t1", after=3) == []
    assert await store.lines("t1", after=7) == []


async def test_lines_are_of_their_own_table(store):
    await store.create(row("a"), [b"a"])
    await store.create(row("ab"), [b"ab"])
    assert await store.append("a", 1, [b"a2"], **note())
    assert await store.lines("a") == [b"a", b"a2"]
    assert await store.lines("ab") == [b"ab"]


async def test_reopening(store_url):
    first = await open_store(store_url)
    await first.create(row(), [b"1"])
    assert await first.append("t1", 1, [b"2", b"3"], **note())
    before = await first.table("t1")
    await first.close()
    second = await open_store(store_url)
    assert await second.table("t1") == before
    assert await second.lines("t1") == [b"1", b"2", b"3"]
    await second.close()


# Tables of a browser


async def test_tables_of_a_browser_latest_first(store):
    for n, id in enumerate(["old", "middle", "new"]):
        await store.create(row(id, updated=THEN + timedelta(days=n)), [b"1"])
    await store.create(row("hers", maker=EVE, holders={"US": frozenset({EVE})}), [b"1"])
    assert [t.id for t in await store.tables_of(ANN)] == ["new", "middle", "old"]
    assert [t.id for t in await store.tables_of(ANN, limit=2)] == ["new", "middle"]
    assert [t.id for t in await store.tables_of(EVE)] == ["hers"]
    assert await store.tables_of(BOB) == []
    assert await store.append("old", 1, [b"2"], **note())
    assert [t.id for t in await store.tables_of(ANN)] == ["old", "new", "middle"]


async def test_tables_of_who_only_holds_a_seat_are_whole(store):
    await store.create(row(), [b"1"])
    await store.create(row("t2"), [b"1"])
    assert await store.take_seat("t1", LINK, BOB) == "VC"
    (mine,) = await store.tables_of(BOB)
    assert mine == await store.table("t1")
    assert mine.holders == {"US": frozenset({ANN}), "VC": frozenset({BOB})}
    assert [seat.seat for seat in mine.seats] == ["US", "ARVN", "VC"]


# Appending


async def test_append_adds_lines_and_notes_where_the_game_stands(store):
    await store.create(row(), [b"1"])
    asked = datetime.now(UTC)
    assert await store.append("t1", 1, [b"2", b"3"], made=7, over=True, waiting_for="") is True
    table = await store.table("t1")
    assert (table.lines, table.made, table.over, table.waiting_for) == (3, 7, True, "")
    assert abs(table.updated - asked) < timedelta(seconds=30)
    assert table.created == THEN
    assert await store.lines("t1") == [b"1", b"2", b"3"]


@pytest.mark.parametrize("after", [0, 1, 3, 200])
async def test_a_stale_append_changes_nothing(store, after):
    await store.create(row(), [b"1", b"2"])
    before = await store.table("t1")
    assert await store.append("t1", after, [b"x"], **note(over=True)) is False
    assert await store.table("t1") == before
    assert await store.lines("t1") == [b"1", b"2"]


async def test_of_racing_appends_exactly_one_wins(store):
    await store.create(row(), [b"1"])
    for after in range(1, 11):
        racers = [store.append("t1", after, [b"%d" % n], **note(made=n)) for n in range(20)]
        outcomes = await asyncio.gather(*racers)
        assert outcomes.count(True) == 1
        assert (await store.table("t1")).made == outcomes.index(True)
        assert await store.lines("t1", after=after) == [b"%d" % outcomes.index(True)]


async def test_appends_in_a_row_need_not_wait_for_each_other(store):
    await store.create(row(), [b"1"])
    assert await asyncio.gather(*(store.append("t1", n, [b"%d" % (n + 1)], **note(n)) for n in range(1, 30)))
    assert await store.lines("t1") == [b"%d" % n for n in range(1, 31)]
    assert (await store.table("t1")).made == 29


async def test_each_of_a_group_has_its_own_outcome(store):
    for n in range(50):
        await store.create(row(f"t{n}"), [b"1"])
    await store.delete("t7")

    def one(n):
        lines = [b"%d-%d" % (n, k) for k in range(n % 4)]  # also none, and several
        return store.append(f"t{n}", 1 if n % 3 else 5, lines, **note(made=n))

    outcomes = await asyncio.gather(*map(one, range(50)), return_exceptions=True)
    for n, outcome in enumerate(outcomes):
        if n == 7:
            assert isinstance(outcome, Gone)
            continue
        assert outcome is (n % 3 != 0)
        assert await store.lines(f"t{n}") == [b"1"] + ([b"%d-%d" % (n, k) for k in range(n % 4)] if outcome else [])
        assert (await store.table(f"t{n}")).made == (n if outcome else 0)


async def test_a_cancelled_append_is_carried_out_and_disturbs_no_other(store):
    await store.create(row("a"), [b"1"])
    await store.create(row("b"), [b"1"])
    impatient = asyncio.create_task(store.append("a", 1, [b"2"], **note()))
    patient = asyncio.create_task(store.append("b", 1, [b"2"], **note()))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient is True
    assert await store.append("b", 2, [b"3"], **note()) is True
    assert await store.lines("a") == [b"1", b"2"]


async def test_closing_writes_what_waits(store_url):
    first = await open_store(store_url)
    await first.create(row(), [b"1"])
    waits = asyncio.create_task(first.append("t1", 1, [b"2"], **note()))
    await asyncio.sleep(0)
    await first.close()
    assert await waits is True
    second = await open_store(store_url)
    assert await second.lines("t1") == [b"1", b"2"]
    await second.close()


async def test_two_stores_on_the_same_tables(store_url):
    """As two server processes: the check of the line count holds between them."""
    one, two = await open_store(store_url), await open_store(store_url)
    for n in range(10):
        await one.create(row(f"t{n}"), [b"1"])
    order = list(range(10))
    for after in range(1, 6):
        here = [one.append(f"t{n}", after, [b"one"], **note()) for n in order]
        there = [two.append(f"t{n}", after, [b"two"], **note()) for n in reversed(order)]
        outcomes = await asyncio.gather(*here, *there)
        assert all(mine != other for mine, other in zip(outcomes[:10], reversed(outcomes[10:])))
    assert [len(await two.lines(f"t{n}")) for n in order] == [6] * 10
    await one.close()
    await two.close()


# Deleting


async def test_delete(store):
    await store.create(row(), [b"1"])
    await store.create(row("t2"), [b"1"])
    assert await store.delete("t1") is True
    assert await store.delete("t1") is False
    assert await store.table("t1") is None
    assert await store.lines("t1") is None
    assert [t.id for t in await store.tables_of(ANN)] == ["t2"]
    assert await store.take_seat("t1", LINK, BOB) is None
    with pytest.raises(Gone):
        await store.append("t1", 1, [b"2"], **note())


async def test_a_deleted_id_made_again_has_nothing_of_before(store):
    await store.create(row(), [b"1", b"2"])
    await store.take_seat("t1", LINK, BOB)
    await store.delete("t1")
    await store.create(row(), [b"new"])
    assert await store.table("t1") == row()
    assert await store.lines("t1") == [b"new"]


# Seats


async def test_an_invitation_works_once(store):
    await store.create(row(), [b"1"])
    assert await store.take_seat("t1", LINK, BOB) == "VC"
    assert await store.take_seat("t1", LINK, EVE) is None
    table = await store.table("t1")
    assert table.seats[2] == Seat("VC", "person", False, None)
    assert table.holders == {"US": frozenset({ANN}), "VC": frozenset({BOB})}


async def test_of_racing_browsers_one_takes_the_seat(store):
    browsers = [bytes([n]) * 32 for n in range(20)]
    await store.create(row(), [b"1"])
    outcomes = await asyncio.gather(*(store.take_seat("t1", LINK, browser) for browser in browsers))
    assert outcomes.count("VC") == 1 and outcomes.count(None) == 19
    assert (await store.table("t1")).holders["VC"] == {browsers[outcomes.index("VC")]}


async def test_the_link_of_a_taken_seat_is_for_another_device(store):
    await store.create(row(), [b"1"])
    await store.set_link("t1", "US", OTHER_LINK)
    assert await store.take_seat("t1", OTHER_LINK, BOB) == "US"
    assert await store.take_seat("t1", OTHER_LINK, BOB) == "US"
    table = await store.table("t1")
    assert table.holders["US"] == {ANN, BOB}
    assert table.seats[0] == Seat("US", "person", True, OTHER_LINK)


async def test_a_new_link_ends_the_earlier(store):
    await store.create(row(), [b"1"])
    await store.set_link("t1", "VC", OTHER_LINK)
    assert await store.take_seat("t1", LINK, BOB) is None
    assert await store.take_seat("t1", OTHER_LINK, BOB) == "VC"


async def test_a_seat_is_taken_when_its_holder_has_come(store):
    await store.create(row(), [b"1"])
    await store.take_seat("t1", LINK, BOB)
    await store.sat("t1", "VC")
    assert (await store.table("t1")).seats[2] == Seat("VC", "person", True, None)
    await store.set_link("t1", "VC", OTHER_LINK)
    assert (await store.table("t1")).holders["VC"] == {BOB}, "who has come stays"


async def test_a_new_link_ends_who_never_came(store):
    await store.create(row(), [b"1"])
    await store.take_seat("t1", LINK, BOB)
    await store.set_link("t1", "VC", OTHER_LINK)
    assert (await store.table("t1")).holders == {"US": frozenset({ANN})}
    assert await store.take_seat("t1", OTHER_LINK, EVE) == "VC"
    assert (await store.table("t1")).holders["VC"] == {EVE}


async def test_one_browser_holds_a_seat_alone(store):
    await store.create(row(holders={"US": frozenset({ANN, EVE}), "VC": frozenset({EVE})}), [b"1"])
    await store.set_link("t1", "US", OTHER_LINK)
    await store.take_seat("t1", OTHER_LINK, BOB)
    await store.only_holder("t1", "US", BOB)
    table = await store.table("t1")
    assert table.holders == {"US": frozenset({BOB}), "VC": frozenset({EVE})}
    assert table.seats[0] == Seat("US", "person", True, None)
    assert await store.take_seat("t1", OTHER_LINK, EVE) is None


async def test_that_a_game_can_be_foreseen_is_kept(store):
    await store.create(row(), [b"1"])
    await store.create(row("t2", foreseen=True), [b"1"])
    assert not (await store.table("t1")).foreseen and (await store.table("t2")).foreseen
    for _ in range(2):
        await store.foresee("t1")
        await store.foresee("nowhere")
    assert (await store.table("t1")).foreseen
    assert all(table.foreseen for table in await store.tables_of(ANN))


async def test_the_secret_stays_the_same(store_url):
    one, other = await open_store(store_url), await open_store(store_url)
    made = await asyncio.gather(one.secret(), other.secret(), one.secret())
    assert len(set(made)) == 1 and len(made[0]) == 32
    await one.close()
    await other.close()
    again = await open_store(store_url)
    assert await again.secret() == made[0]
    await again.close()


async def test_a_link_is_of_its_own_table(store):
    await store.create(row(), [b"1"])
    await store.create(row("t2", seats=(Seat("VC", "person", False, OTHER_LINK),), holders={}), [b"1"])
    assert await store.take_seat("t2", LINK, BOB) is None
    assert await store.take_seat("t1", OTHER_LINK, BOB) is None


async def test_a_link_of_no_seat(store):
    await store.create(row(), [b"1"])
    with pytest.raises(Gone):
        await store.set_link("t1", "NVA", OTHER_LINK)


# Killed

APPENDING = """
import asyncio, sys
from indochina.web.store import open_store

async def main():
    store = await open_store(sys.argv[1])
    async def play(id):
        for n in range(1, 10**9):
            assert await store.append(id, n, [b"%d" % (n + 1)], made=n, over=False, waiting_for="US")
            print(id, n + 1, flush=True)
    await asyncio.gather(*(play(f"t{n}") for n in range(4)))

asyncio.run(main())
"""


@pytest.mark.parametrize("moment", range(4))
async def test_kill_9_loses_no_acknowledged_append(store_url, moment):
    store = await open_store(store_url)
    for n in range(4):
        await store.create(row(f"t{n}"), [b"1"])
    await store.close()
    process = subprocess.Popen([sys.executable, "-c", APPENDING, store_url], stdout=subprocess.PIPE, text=True)
    give_up = threading.Timer(60, process.kill)
    give_up.start()
    enough = random.Random(moment).randint(20, 300)
    told = [process.stdout.readline() for _ in range(enough)]
    process.send_signal(signal.SIGKILL)
    told += process.stdout.readlines()
    give_up.cancel()
    assert process.wait() == -signal.SIGKILL
    acknowledged = {id: int(n) for id, n in (line.split() for line in told if line.endswith("\n"))}
    assert len(acknowledged) == 4
    store = await open_store(store_url)
    for id, n in acknowledged.items():
        lines = await store.lines(id)
        assert len(lines) in (n, n + 1)  # one more may have been written and not yet told
        assert lines == [b"%d" % k for k in range(1, len(lines) + 1)]
        assert (await store.table(id)).lines == len(lines)
        assert await store.append(id, len(lines), [b"on"], **note())
    await store.close()


# SQLite only


async def test_the_file_is_synced_private_and_its_directory_made(tmp_path):
    path = tmp_path / "some" / "where" / "tables.db"
    store = await open_store(str(path))
    await store.create(row(), [b"1"])
    assert await store._writing.call(lambda db: db.execute("PRAGMA synchronous").fetchone()) == (2,)  # FULL
    assert await store._writing.call(lambda db: db.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    await store.close()
    assert [file.name for file in path.parent.iterdir()] == ["tables.db"]


async def test_a_store_named_memory_is_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store = await open_store(":memory:")
    await store.create(row(), [b"1"])
    await store.close()
    assert (tmp_path / ":memory:").stat().st_size > 0


def foreign_database(path):
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()


def newer_database(path):
    asyncio.run(make_empty(path))
    with sqlite3.connect(path) as ours:
        ours.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    ours.close()


async def make_empty(path):
    await (await open_store(str(path))).close()


REFUSED = [
    (lambda path: path.write_text("Dear diary, " * 100), "it is not a database"),
    (lambda path: path.write_text("short"), "it is not a database"),
    (foreign_database, "it is a database of something else"),
    (newer_database, f"it is of a later version of indochina ({SCHEMA + 1}, not {SCHEMA})"),
]


@pytest.mark.parametrize("make, reason", REFUSED, ids=["text", "short", "foreign", "newer"])
def test_a_file_that_is_not_ours_is_refused_and_left_as_it_is(tmp_path, make, reason):
    path = tmp_path / "some.db"
    make(path)
    before = path.read_bytes()
    with pytest.raises(Error) as refusal:
        asyncio.run(open_store(str(path)))
    assert str(refusal.value) == f"cannot open the store {path}: {reason}"
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


async def test_places_where_no_file_can_be(tmp_path):
    (tmp_path / "file").write_text("")
    for place in (tmp_path, tmp_path / "file" / "tables.db", "/proc/nowhere/tables.db"):
        with pytest.raises(Error, match=r"^cannot open the store /"):
            await open_store(str(place))


async def test_a_locked_file_is_told_and_nothing_is_written(tmp_path, monkeypatch):
    monkeypatch.setattr("indochina.web.store.sqlite_file.BUSY_SECONDS", 0.05)
    path = str(tmp_path / "tables.db")
    store = await open_store(path)
    await store.create(row(), [b"1"])
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.append("t1", 1, [b"2"], **note())
    other.execute("ROLLBACK")
    other.close()
    assert await store.append("t1", 1, [b"2"], **note())
    await store.close()


async def test_an_address_of_another_kind_is_refused():
    with pytest.raises(Error, match="a file, or a PostgreSQL database"):
        await open_store("mysql://root:secret@localhost/games")


# Opening at once

OPENING = """
import asyncio, sys
from indochina.web.store import open_store
sys.stdin.readline()
asyncio.run(asyncio.wait_for(open_store(sys.argv[1]), 30))
"""


def test_processes_that_start_together_make_the_tables_once(store_url):
    command = [sys.executable, "-c", OPENING, store_url]
    pipes = {"stdin": subprocess.PIPE, "stderr": subprocess.PIPE}
    processes = [subprocess.Popen(command, **pipes) for _ in range(6)]
    for process in processes:
        process.stdin.write(b"go\n")
        process.stdin.flush()
    for process in processes:
        _, faults = process.communicate(timeout=60)
        assert process.returncode == 0, faults.decode()


@pytest.mark.parametrize("looks", [1, 2])
def test_tables_that_another_process_makes_between_two_looks_are_ours(tmp_path, looks):
    path = tmp_path / "tables.db"
    db = sqlite3.connect(path, isolation_level=None)
    seen = []

    class Meanwhile:
        def execute(self, statement):
            seen.append(db.execute(statement).fetchone())
            if len(seen) == looks:
                sqlite_file.open_file(path).close()
            return SimpleNamespace(fetchone=lambda: seen[-1])

    assert sqlite_file._ours(Meanwhile(), path)


# PostgreSQL only


class Ears:
    """Collects what `watch` tells."""

    def __init__(self):
        self.heard = []

    def __call__(self, id, lines):
        self.heard.append((id, lines))

    async def wait_for(self, *expected):
        for _ in range(500):
            if self.heard == list(expected):
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"heard {self.heard}, not {list(expected)}")


@pytest.fixture
async def two(database):
    stores = await open_store(database), await open_store(database)
    yield stores
    for store in stores:
        await store.close()


async def test_each_worker_hears_what_the_other_changes_and_not_itself(two):
    one, other = two
    ears, others = Ears(), Ears()
    await one.watch(ears)
    await other.watch(others)
    await one.create(row(), [b"1"])
    assert await one.append("t1", 1, [b"2", b"3"], **note())
    await others.wait_for(("t1", 3))
    assert await other.append("t1", 3, [b"4"], **note())
    await ears.wait_for(("t1", 4))
    assert not await other.append("t1", 3, [b"stale"], **note())
    assert await other.take_seat("t1", LINK, BOB) == "VC"
    await other.set_link("t1", "VC", OTHER_LINK)
    assert await other.delete("t1")
    await ears.wait_for(("t1", 4), ("t1", SEATS), ("t1", SEATS), ("t1", DELETED))
    await others.wait_for(("t1", 3))


async def test_a_lost_listener_listens_again_and_says_that_it_missed_something(two, database):
    one, other = two
    ears = Ears()
    await one.watch(ears)
    await other.create(row(), [b"1"])
    admin = await asyncpg.connect(database)
    listening = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    end = f"SELECT count(pg_terminate_backend(pid)) {listening}"
    while await admin.fetchval(f"SELECT count(*) {listening}") > 1:  # those of an earlier test are still going
        await asyncio.sleep(0.02)
    assert await admin.fetchval(end) == 1
    await ears.wait_for(("", 0))
    assert await other.append("t1", 1, [b"2"], **note())
    await ears.wait_for(("", 0), ("t1", 2))
    assert await admin.fetchval(end) == 1
    await ears.wait_for(("", 0), ("t1", 2), ("", 0))
    await admin.close()


async def test_a_listener_whose_server_falls_silent_listens_again(postgres_server, two, monkeypatch):
    one, other = two
    ears = Ears()
    monkeypatch.setattr("indochina.web.store.listening.HEARTBEAT", 0.3)
    await one.watch(ears)
    await other.create(row(), [b"1"])
    await asyncio.sleep(1)
    assert ears.heard == []  # a server that answers is listened to on and on
    (listening,) = await other._pool.fetchval("SELECT array_agg(pid) FROM pg_stat_activity WHERE query = 'SELECT 1'")
    os.kill(listening, signal.SIGSTOP)
    try:
        await ears.wait_for(("", 0))
    finally:
        os.kill(listening, signal.SIGCONT)
    assert await other.append("t1", 1, [b"2"], **note())
    await ears.wait_for(("", 0), ("t1", 2))


async def test_the_store_comes_back_after_the_server_does(postgres_server, database, monkeypatch):
    monkeypatch.setattr("indochina.web.store.postgresql.BUSY_SECONDS", 0.5)
    store = await open_store(database)
    ears = Ears()
    await store.watch(ears)
    await store.create(row(), [b"1"])
    postgres_server.stop()
    try:
        with pytest.raises(Unavailable):
            await store.append("t1", 1, [b"2"], **note())
        with pytest.raises(Unavailable):
            await store.table("t1")
    finally:
        postgres_server.start()
    await ears.wait_for(("", 0))
    assert await store.append("t1", 1, [b"2"], **note())
    assert await store.lines("t1") == [b"1", b"2"]
    await store.close()


async def test_a_newer_postgresql_store_is_refused(database):
    await (await open_store(database)).close()
    admin = await asyncpg.connect(database)
    await admin.execute("UPDATE indochina.schema_version SET version = version + 1")
    with pytest.raises(Error, match=f"later version of indochina \\({SCHEMA + 1}, not {SCHEMA}\\)"):
        await open_store(database)
    await admin.close()


@pytest.mark.parametrize(
    "address",
    [
        "someone:hunter2@127.0.0.1:5699/db",
        "someone:hunter2@127.0.0.1:many/db",
        "someone:hun/ter2@127.0.0.1/db",
        "someone:hunter2",
        "someone:hunter2@/db?host=/nowhere",
        "hunter2@[::1/db",
        "a@127.0.0.1:5699/db?password=hunter2",
        "a@127.0.0.1:5699/db?sslmode=hunter2",
    ],
)
async def test_a_server_that_cannot_be_reached_is_told_without_the_password(address):
    with pytest.raises(Error, match=r"^cannot open the store in PostgreSQL: ") as refusal:
        await open_store(f"postgresql://{address}")
    assert "hun" not in str(refusal.value) and "ter2" not in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert refusal.value.__cause__ is None


async def test_an_unknown_database_is_told(database):
    with pytest.raises(Error, match='database "nothing" does not exist'):
        await open_store(database.replace("/postgres?", "/nothing?"))
