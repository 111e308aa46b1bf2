"""The store falls silent while games are played: tables and their bots go on by themselves when it answers again."""

from __future__ import annotations

import asyncio
import random
import time

import asyncpg
import pytest
import server as in_a_thread
from server import Browser

import indochina
from indochina.core import loading
from indochina.web.store import Unavailable

BOTS = {"game": "fitl", "scenario": "short", "seats": {}, "seed": 4}
END = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE application_name = 'indochina' AND pid <> pg_backend_pid()"""


@pytest.fixture
def server(database):
    running = in_a_thread.Server(database)
    yield running
    running.stop()


@pytest.fixture
def impatient(monkeypatch):
    """Stores that give up earlier."""
    monkeypatch.setattr("indochina.web.store.postgresql.BUSY_SECONDS", 0.3)


@pytest.fixture
def on_sqlite(tmp_path):
    running = in_a_thread.Server(tmp_path / "games.db")
    yield running
    running.stop()


def sql(database, *statements):
    async def execute():
        admin = await asyncpg.connect(database)
        for statement in statements:
            await admin.execute(statement)
        await admin.close()

    asyncio.run(execute())


def hear_to(line, made):
    while line.made < made:
        message = line.hear()
        assert message["type"] != "refused", message


def standstill(line, seconds=2):
    """Hear until no choice has come for so long: a server that looks again and again tells the same position."""
    made, since = line.made, time.monotonic()
    while time.monotonic() < since + seconds:
        try:
            assert line.hear(seconds)["type"] != "refused"
        except TimeoutError:
            return
        if line.made != made:
            made, since = line.made, time.monotonic()


def whole(server, id):
    """The record of a table leads where the engine leads alone: no choice is missing or there twice."""
    raw = b"\n".join(server.do(server.app.state.tables.store.lines(id)))
    game = loading.game_of(raw, id, indochina.rules)
    assert not game.lost_history
    return game


def test_a_table_of_bots_goes_on_after_the_database_was_stopped(impatient, server, postgres_server):
    ann = Browser(server)
    id = ann.make(**BOTS)["id"]
    line = ann.sit(id)
    hear_to(line, 20)
    postgres_server.stop()
    try:
        standstill(line)
        made = line.made
    finally:
        postgres_server.start()
    hear_to(line, made + 20)
    assert whole(server, id).made >= made + 20
    ann.close()


def test_a_table_of_bots_goes_on_however_often_its_connections_are_ended(server, database):
    ann = Browser(server)
    id = ann.make(**BOTS)["id"]
    line = ann.sit(id)
    for made in range(10, 100, 10):
        hear_to(line, made)
        sql(database, END)
    hear_to(line, 110)
    assert whole(server, id).made >= 110
    ann.close()


def test_a_table_of_bots_goes_on_after_the_database_was_read_only(impatient, server, database):
    ann = Browser(server)
    id = ann.make(**BOTS)["id"]
    line = ann.sit(id)
    hear_to(line, 20)
    sql(database, "ALTER ROLE indochina SET default_transaction_read_only = on", END)
    try:
        standstill(line)
        made = line.made
        assert ann.post("/api/tables", json=in_a_thread.SAIGON).status_code == 503
    finally:
        sql(database, "SET default_transaction_read_only = off", "ALTER ROLE indochina RESET ALL", END)
    hear_to(line, made + 20)
    ann.close()


def test_people_go_on_after_the_database_was_stopped(impatient, server, postgres_server):
    ann = Browser(server)
    id = ann.make(seats={"NV": "me", "SV": "me"}, seed=1)["id"]
    lines = {seat: ann.sit(id, seat) for seat in ("NV", "SV")}
    in_a_thread.play(lines, random.Random(1), 4)
    line = next(line for line in lines.values() if line.ask)
    key = line.ask["options"][0]["key"]
    postgres_server.stop()
    try:
        assert line.choose(key)["status"] == 503
        assert ann.get("/api/tables").status_code == 503
    finally:
        postgres_server.start()
    for each in lines.values():
        assert each.until("state")["made"] == 4  # by itself: nobody has to ask
    in_a_thread.play(lines, random.Random(2), 4)
    assert whole(server, id).made == 8
    ann.close()


@pytest.mark.parametrize("written", [False, True], ids=["not written", "written"])
def test_after_a_choice_that_was_not_answered_the_table_goes_on_by_itself(on_sqlite, written):
    """Also the bot that is to play next, if the choice was written."""
    ann = Browser(on_sqlite)
    id = ann.make(seats={"NV": "me", "SV": "solo"}, seed=1)["id"]
    line = ann.sit(id, "NV")
    line.until_asked()
    store = on_sqlite.app.state.tables.store
    append = store.append
    while not (after := bot_follows(on_sqlite, id)):
        line.choose(line.ask["options"][0]["key"])
        line.until_asked()

    async def silent(*given, **named):
        store.append = append
        if written:
            await append(*given, **named)
        raise Unavailable("the store does not answer just now")

    store.append, made = silent, line.made
    assert line.choose(after)["status"] == 503
    assert line.until("state")["made"] == made + written
    if written:
        hear_to(line, made + 2)  # the bot has played
    else:
        assert line.choose(after)["type"] == "update"
    ann.close()


def bot_follows(server, id):
    """An answer to the open question after which the bot is asked, if there is one."""
    game = server.table(id).game
    for key in game.decision.keys:
        after = game.clone().choose(key)
        if after.decision and after.decision.seat == "SV":
            return key
    return None


def test_a_seat_that_was_taken_is_taken_though_the_store_then_fell_silent(on_sqlite):
    ann, bob = Browser(on_sqlite), Browser(on_sqlite)
    table = ann.make()
    watching = ann.sit(table["id"], "NV")
    store = on_sqlite.app.state.tables.store
    look, faults = store.table, []

    async def silent(id):
        if not faults:
            faults.append(id)
            raise Unavailable("the store does not answer just now")
        return await look(id)

    store.table = silent
    assert bob.join(table["links"]["SV"]).status_code == 200
    assert faults
    assert watching.until("table")["table"]["seats"]["SV"]["player"] == "taken"
    assert bob.sit(table["id"], "SV").seat == "SV"
    ann.close()
    bob.close()


@pytest.mark.parametrize("hours", [-100, 100])
def test_clocks_of_other_machines_do_not_hold_up_the_bots(server, database, hours):
    """The process that played them is gone, and the clock of its machine or of the database was wrong."""
    ann = Browser(server)
    id = ann.make(**BOTS)["id"]
    line = ann.sit(id)
    hear_to(line, 10)
    server.stop()
    ann.close()
    sql(database, f"UPDATE indochina.tables SET updated = updated + {hours * 3600}")
    other = in_a_thread.Server(database)
    bob = Browser(other)
    line = bob.sit(id)
    hear_to(line, line.made + 10)
    bob.close()
    other.stop()
