"""Faults of PostgreSQL and of the network: callers see the right answer, or Unavailable, and nothing is done twice.

With SOAK=1 the connection is cut at every single piece of what is said.
"""

from __future__ import annotations

import asyncio
import os

import asyncpg
import pytest
from proxy import Proxy
from store_script import BOB, LINK, OTHER_LINK, STEPS, add, contents, expected, persist, play, row

from indochina.web.store import DELETED, SEATS, Unavailable, open_store

pytestmark = pytest.mark.anyio

KINDS = {
    "08006": "connection failure",
    "0A000": "feature not supported",
    "22000": "data exception",
    "25006": "read-only standby",
    "40001": "serialization failure",
    "40003": "statement completion unknown",
    "40P01": "deadlock",
    "42501": "insufficient privilege",
    "42P01": "undefined table",
    "53000": "insufficient resources",
    "53100": "disk full",
    "53200": "out of memory",
    "53300": "too many connections",
    "53400": "configuration limit",
    "55P03": "lock not available",
    "57014": "query canceled",
    "57P01": "admin shutdown",
    "57P02": "crash shutdown",
    "57P03": "cannot connect now",
    "58000": "system error",
    "58030": "io error",
    "72000": "snapshot too old",
    "XX000": "internal error",
    "XX001": "data corrupted",
}
TRIGGER = """
CREATE SEQUENCE indochina.tries;
CREATE FUNCTION indochina.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (nextval('indochina.tries') - 1) % {every} = 0 THEN
        RAISE EXCEPTION USING ERRCODE = '{code}', MESSAGE = '{code} it is';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER fail AFTER INSERT OR UPDATE OR DELETE ON indochina.tables EXECUTE FUNCTION indochina.fail();
CREATE TRIGGER fail AFTER INSERT OR UPDATE OR DELETE ON indochina.seats EXECUTE FUNCTION indochina.fail();
"""
OURS = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'indochina'"
END = OURS.replace("*", "pg_terminate_backend(pid)")


@pytest.fixture
async def admin(database):
    connection = await asyncpg.connect(database)
    yield connection
    await connection.close()


@pytest.fixture
async def store(database):
    opened = await open_store(database)
    yield opened
    await opened.close()


@pytest.fixture
async def wanted(store, admin):
    """What the store is to have before the script and after each of its steps. It is empty again."""
    states = await expected(store)
    await admin.execute("TRUNCATE indochina.tables CASCADE")
    return states


@pytest.mark.parametrize("code", KINDS, ids=[f"{code} {name}" for code, name in KINDS.items()])
async def test_what_fails_now_and_then_is_done_in_the_end(store, admin, wanted, code):
    await admin.execute(TRIGGER.format(every=6, code=code))
    await play(store)
    assert await contents(store) == wanted[-1]
    assert await admin.fetchval("SELECT last_value FROM indochina.tries") > len(STEPS)


@pytest.mark.parametrize("code", KINDS, ids=[f"{code} {name}" for code, name in KINDS.items()])
async def test_what_fails_on_and_on_is_unavailable_and_changes_nothing(store, admin, wanted, code, monkeypatch):
    monkeypatch.setattr("indochina.web.store.postgresql.BUSY_SECONDS", 0.05)
    await play(store)
    for n, (step, answer) in enumerate(STEPS):
        if n not in (1, 4, 5):
            continue
        await admin.execute("TRUNCATE indochina.tables CASCADE")
        for before, _ in STEPS[:n]:
            await before(store)
        await admin.execute(TRIGGER.format(every=1, code=code))
        with pytest.raises(Unavailable, match=f"{code} it is"):
            await step(store)
        assert await contents(store) == wanted[n]
        await admin.execute("DROP FUNCTION indochina.fail CASCADE; DROP SEQUENCE indochina.tries")
        assert await step(store) == answer
        assert await contents(store) == wanted[n + 1]


# The network


@pytest.fixture
async def proxy(database):
    between = Proxy(database)
    await between.start()
    yield between
    await between.stop()


@pytest.mark.parametrize("way", ["lost", "arrives"])
async def test_cut_anywhere_nothing_is_lost_or_done_twice(proxy, admin, wanted, way):
    store = await open_store(proxy.url)
    number, cuts = 1, 0
    while True:
        await admin.execute("TRUNCATE indochina.tables CASCADE")
        proxy.cut(number, way)
        await play(store)
        assert await contents(store) == wanted[-1]
        if not proxy.cuts:
            break  # all was said before that piece
        cuts += 1
        number += 1 if os.environ.get("SOAK") else 5
    assert cuts >= 10
    await store.close()


class Ears:
    def __init__(self):
        self.heard = []

    def __call__(self, *what):
        self.heard.append(what)


UNANSWERED = [
    (lambda store: store.create(row("new"), [b"1"]), None, []),
    (add("a", 1, b"2", b"3"), True, [("a", 3)]),
    (lambda store: store.delete("a"), True, [("a", DELETED)]),
    (lambda store: store.set_link("a", "US", OTHER_LINK), None, [("a", SEATS)] * 2),  # done again: it is the same link
    (lambda store: store.take_seat("a", LINK, BOB), "VC", [("a", SEATS)]),
]


@pytest.mark.parametrize(("step", "answer", "told"), UNANSWERED, ids=["create", "append", "delete", "link", "seat"])
async def test_a_change_whose_answer_is_lost_is_looked_for(proxy, database, step, answer, told):
    store, other = await open_store(proxy.url), await open_store(database)
    ears = Ears()
    await other.watch(ears)
    number = 0
    for _ in range(3):  # twice without a fault: the last piece then said is the server's answer to the change
        for id in ("a", "new"):
            await other.delete(id)
        await other.create(row("a"), [b"1"])
        await asyncio.sleep(0.1)
        ears.heard.clear()
        proxy.cut(number, "lost")
        assert await step(store) == answer
        number = proxy.pieces
    assert proxy.cuts == 1
    await asyncio.sleep(0.1)
    assert ears.heard == told
    await store.close()
    await other.close()


async def test_a_store_whose_connections_are_ended_again_and_again(store, admin):
    """Every line that was acknowledged is there, once, in its place."""
    tables, lines = 6, 40
    for n in range(tables):
        await store.create(row(f"t{n}"), [b"1"])
    ended = written = 0

    async def end():
        nonlocal ended
        while True:
            ended += await admin.fetchval(END)
            until = written + 3  # some are to come through in between, however slow the machine is
            while written < until:
                await asyncio.sleep(0.001)

    async def write(id):
        nonlocal written
        for n in range(1, lines):
            assert await persist(store, add(id, n, b"%s %d" % (id.encode(), n + 1))), (id, n)
            assert len(await persist(store, lambda store: store.lines(id))) == n + 1
            written += 1

    ending = asyncio.create_task(end())
    await asyncio.gather(*(write(f"t{n}") for n in range(tables)))
    ending.cancel()
    for n in range(tables):
        assert await store.lines(f"t{n}") == [b"1", *(b"t%d %d" % (n, k) for k in range(2, lines + 1))]
    assert ended > 20


RIGHTS = "SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA indochina"


@pytest.fixture
async def guest(database, admin):
    """The store as opened by a role that is no superuser."""
    await (await open_store(database)).close()
    await admin.execute(f"CREATE ROLE guest LOGIN; GRANT USAGE ON SCHEMA indochina TO guest; GRANT {RIGHTS} TO guest")
    opened = await open_store(database.replace("indochina@", "guest@"))
    await opened.create(row("a"), [b"1"])
    yield opened
    await opened.close()
    await admin.execute("DROP OWNED BY guest; DROP ROLE guest")


async def test_too_many_connections(guest, admin, database):
    await admin.execute("ALTER ROLE guest CONNECTION LIMIT 0")
    assert await admin.fetchval(END) >= 1
    with pytest.raises(asyncpg.TooManyConnectionsError):
        await asyncpg.connect(database.replace("indochina@", "guest@"))
    asked = asyncio.create_task(add("a", 1, b"2")(guest))
    await asyncio.sleep(0.3)
    assert not asked.done()
    await admin.execute("ALTER ROLE guest CONNECTION LIMIT -1")
    assert await asked
    assert await guest.lines("a") == [b"1", b"2"]


async def test_a_role_that_loses_its_rights(guest, admin, monkeypatch):
    monkeypatch.setattr("indochina.web.store.postgresql.BUSY_SECONDS", 0.1)
    await admin.execute(f"REVOKE {RIGHTS} FROM guest")
    for step in (add("a", 1, b"2"), lambda store: store.lines("a"), lambda store: store.delete("a")):
        with pytest.raises(Unavailable, match="permission denied"):
            await step(guest)
    await admin.execute(f"GRANT {RIGHTS} TO guest")
    assert await add("a", 1, b"2")(guest)
    assert await guest.lines("a") == [b"1", b"2"]


async def test_a_server_that_falls_silent(store, admin, monkeypatch):
    """A backend that waits for ever, here for a lock, is given up. What it may write later is found."""
    monkeypatch.setattr("indochina.web.store.postgresql.TIMEOUT", 0.3)
    monkeypatch.setattr("indochina.web.store.postgresql.BUSY_SECONDS", 0.5)
    await store.create(row("a"), [b"1"])
    async with admin.transaction():
        await admin.execute("LOCK TABLE indochina.tables IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(Unavailable):
            await add("a", 1, b"2")(store)
        with pytest.raises(Unavailable):
            await store.table("a")
    lines = await persist(store, lambda store: store.lines("a"))
    assert await store.append("a", len(lines), [b"on"], made=1, over=False, waiting_for="")
    assert await store.lines("a") == [*lines, b"on"]
