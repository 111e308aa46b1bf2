"""A record whose beginning the rules take no more: the game goes on from its snapshot, and keeps what is new."""

from __future__ import annotations

import asyncio
import time

import pytest
from server import Browser, Server, random_game

from indochina.core import saves
from indochina.web import worker
from indochina.web.reading import read


def changed(game):
    """The lines of its save, of which the first choice is not what it was."""
    head, first, *rest = saves.lines(game)
    return [head, {**first, "choice": "nowhere"}, *rest]


@pytest.fixture
def table(server, browser):
    """A table with such a record, and who is asked there."""
    game = random_game("saigon75", 7, 40)
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, f"lost{time.time_ns()}", record=changed(game))
    seats = {seat: browser(seat[0].lower() * 40).sit(id, seat) for seat in ("NV", "SV")}
    yield id, game, seats
    server.do(server.app.state.tables.delete(id))


def kept(server, id):
    return server.do(server.app.state.tables.store.lines(id))


def read_from_the_store(server, id):
    return asyncio.run(read(kept(server, id)))


def choose_three(seats):
    for _ in range(3):
        line = next(line for line in seats.values() if line.ask)
        other = next(one for one in seats.values() if one is not line)
        line.choose(line.ask["options"][0]["key"])
        other.until("update")


def test_choices_made_after_a_loss_are_there_when_the_table_is_read_again(server, table):
    id, game, seats = table
    before = kept(server, id)
    assert server.hash(id) == game.hash()
    choose_three(seats)
    now = server.table(id).game
    again = read_from_the_store(server, id)
    assert now.hash() != game.hash() and again.hash() == now.hash() and again.made == now.made
    assert not again.lost_history, "what is written from now on can be replayed"
    assert kept(server, id)[: len(before)] == before, "and what was written before is kept"


def test_a_choice_after_a_loss_can_be_taken_back(server, table):
    id, game, seats = table
    line = next(line for line in seats.values() if line.ask)
    assert line.choose(line.ask["options"][0]["key"])["undo"]
    line.take("undo")
    assert read_from_the_store(server, id).hash() == server.table(id).game.hash() == game.hash()


def test_everybody_is_told_what_is_lost_as_long_as_the_table_stands(server, browser, table):
    id, _, seats = table
    told = server.table(id).history
    assert told.startswith("choices 1 to ") and "cannot be replayed" in told
    choose_three(seats)
    other = Server(server.store)
    late = Browser(other, "n" * 40)
    try:
        assert other.table(id).history == told
        assert late.line(id, "NV").until("table")["history"] == told
    finally:
        late.close()
        other.stop()


def test_what_thinks_beside_the_loop_follows_a_record_that_begins_anew(server, table):
    id, _, seats = table
    old = kept(server, id)
    followed = worker.Followed(old)
    assert done(followed.game()).lost_history
    choose_three(seats)
    followed.follow(kept(server, id)[len(old) :])
    assert done(followed.game()).hash() == server.hash(id)


def done(work):
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def test_another_server_process_goes_on_where_the_first_began_anew(server, table):
    """Both have read the old record; the second must not write on in it."""
    id, _, seats = table
    other = Server(server.store)
    try:
        assert other.table(id).game.hash() == server.hash(id)
        choose_three(seats)
        theirs = other.table(id)
        other.do(theirs.catch_up())
        assert other.table(id).game.hash() == server.hash(id)
        assert theirs.lost == "" and theirs.lines == len(kept(server, id))
    finally:
        other.stop()
