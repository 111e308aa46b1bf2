"""`indochina serve` on a store that cannot be opened: one sentence, exit code 2, and nothing is overwritten."""

from __future__ import annotations

import asyncio
import ctypes
import os
import random
import sqlite3
import subprocess
import sys

import asyncpg
import pytest

from indochina.sim.web_load import free_port
from indochina.web.store import open_store, sqlite_file
from indochina.web.store.sqlite_file import open_file

pytestmark = pytest.mark.anyio


def serve(store, **how):
    """What `indochina serve` says of a store it cannot open."""
    command = [sys.executable, "-m", "indochina", "serve", "--store", str(store), "--port", str(free_port())]
    return told(subprocess.run(command, capture_output=True, text=True, timeout=60, **how))


def told(done):
    """The one sentence that a command ended with."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""  # no address is promised
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("cannot open the store ")
    return sentence


def contents(folder):
    return {
        path.name: path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
        if not path.name.endswith("-shm")  # SQLite's notes for those who have it open just now
    }


def games(path, number=50):
    """A store with some games."""
    db = open_file(path)
    with sqlite_file.transaction(db):
        for n in range(number):
            table = (f"t{n:05}", "fitl", "", "short", b"x" * 32, 100, 99, 0, "US", 0.0, 0.0)
            db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 11)})", table)
            db.executemany("INSERT INTO lines VALUES (?, ?, ?)", ((f"t{n:05}", k, b"y" * 200) for k in range(100)))
    return db


def test_a_file_that_is_no_database(tmp_path):
    path = tmp_path / "diary.db"
    path.write_text("Dear diary, " * 1000)
    before = contents(tmp_path)
    assert serve(path).endswith("diary.db: it is not a database")
    assert contents(tmp_path) == before


def test_a_folder(tmp_path):
    assert serve(tmp_path).endswith("it is not a file")


def test_a_place_below_a_file(tmp_path):
    (tmp_path / "file").write_text("mine")
    assert serve(tmp_path / "file" / "games.db").endswith("file is not a folder")
    assert (tmp_path / "file").read_text() == "mine"


def test_a_damaged_file(tmp_path):
    path = tmp_path / "games.db"
    games(path).close()
    raw = bytearray(path.read_bytes())
    raw[40 * 4096 : 60 * 4096] = random.Random(1).randbytes(20 * 4096)
    path.write_bytes(raw)
    before = contents(tmp_path)
    assert "games.db: it is damaged (" in serve(path)
    assert contents(tmp_path) == before


def test_a_file_cut_short(tmp_path):
    path = tmp_path / "games.db"
    games(path).close()
    os.truncate(path, path.stat().st_size // 2)
    before = contents(tmp_path)
    assert "games.db: it is damaged (" in serve(path)
    assert contents(tmp_path) == before


def test_a_damaged_file_keeps_what_its_log_has(tmp_path):
    """A server was killed, and then the file was damaged: what is still in the log may be all that can be saved."""
    path = tmp_path / "games.db"
    pid = os.fork()
    if not pid:
        db = games(path)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("UPDATE tables SET title = 'the last change'")
        os._exit(0)
    os.waitpid(pid, 0)
    raw = bytearray(path.read_bytes())
    raw[40 * 4096 : 60 * 4096] = random.Random(1).randbytes(20 * 4096)
    path.write_bytes(raw)
    before = contents(tmp_path)
    assert before["games.db-wal"]
    assert "games.db: it is damaged (" in serve(path)
    assert contents(tmp_path) == before


def test_a_file_that_another_program_holds(tmp_path):
    path = tmp_path / "games.db"
    games(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert serve(path).endswith("database is locked")
    other.close()


CAP_DAC_OVERRIDE, PR_CAPBSET_DROP = 1, 24


def as_anybody():
    """Let root, too, be held up by rights."""
    ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE)


def test_no_right_to_write(tmp_path):
    path = tmp_path / "games.db"
    games(path).close()
    path.chmod(0o444)
    tmp_path.chmod(0o555)
    before = contents(tmp_path)
    try:
        assert serve(path, preexec_fn=as_anybody).endswith(("readonly database", "unable to open database file"))
        assert serve(tmp_path / "new.db", preexec_fn=as_anybody).endswith("Permission denied")
        assert serve(tmp_path / "new" / "games.db", preexec_fn=as_anybody).endswith("Permission denied")
    finally:
        tmp_path.chmod(0o755)
    assert contents(tmp_path) == before


def test_a_file_that_may_only_be_read(tmp_path):
    path = tmp_path / "games.db"
    games(path).close()
    path.chmod(0o444)
    before = path.read_bytes()
    assert serve(path, preexec_fn=as_anybody).endswith("readonly database")
    assert path.read_bytes() == before


# PostgreSQL


def test_nobody_answers():
    said = serve(f"postgresql://someone:hunter2@127.0.0.1:{free_port()}/games")
    assert "in PostgreSQL: " in said and "hunter2" not in said


async def test_no_such_user_or_database(database):
    assert 'role "stranger" does not exist' in serve(database.replace("indochina@", "stranger@"))
    assert 'database "nothing" does not exist' in serve(database.replace("/postgres?", "/nothing?"))


async def test_a_wrong_password(postgres_server, database):
    admin = await asyncpg.connect(database)
    await admin.execute("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    rules = postgres_server.place / "data" / "pg_hba.conf"
    before = rules.read_text()
    rules.write_text("local all guarded scram-sha-256\n" + before)
    try:
        await admin.fetchval("SELECT pg_reload_conf()")
        await asyncio.sleep(0.2)
        said = serve(database.replace("indochina@", "guarded:hunter2@"))
        assert 'password authentication failed for user "guarded"' in said and "hunter2" not in said
    finally:
        rules.write_text(before)
        await admin.fetchval("SELECT pg_reload_conf()")
        await admin.execute("DROP ROLE guarded")
        await admin.close()


@pytest.fixture
async def guest(database):
    """A role that may do what it is granted, as SQL, in a store that is there."""
    await (await open_store(database)).close()
    admin = await asyncpg.connect(database)
    await admin.execute("CREATE ROLE guest LOGIN")

    async def may(*rights):
        for right in rights:
            await admin.execute(f"GRANT {right} TO guest")
        return database.replace("indochina@", "guest@")

    yield may
    await admin.execute("DROP OWNED BY guest; DROP ROLE guest")
    await admin.close()


USE = "USAGE ON SCHEMA indochina"
READ = "SELECT ON ALL TABLES IN SCHEMA indochina"


@pytest.mark.parametrize(
    "rights",
    [(), (USE,), (USE, READ), (USE, READ, "INSERT, DELETE ON ALL TABLES IN SCHEMA indochina")],
    ids=["none", "use", "read", "no update"],
)
async def test_a_role_without_rights(guest, rights):
    assert "permission denied" in serve(await guest(*rights))


async def test_a_role_with_all_rights_may(guest):
    url = await guest(USE, READ, "INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA indochina")
    await (await open_store(url)).close()


async def test_a_copy_that_is_only_read(database):
    await (await open_store(database)).close()
    admin = await asyncpg.connect(database)
    await admin.execute("ALTER ROLE indochina SET default_transaction_read_only = on")
    try:
        assert "read-only transaction" in serve(database)
    finally:
        await admin.execute("SET default_transaction_read_only = off")
        await admin.execute("ALTER ROLE indochina RESET default_transaction_read_only")
        await admin.close()
