"""Two server processes on one PostgreSQL database: any of them serves any table, and nobody diverges."""

from __future__ import annotations

import json
import random
import time

import pytest
import server as in_a_thread
from server import Browser

import indochina
from indochina.core import loading, saves
from indochina.sim import web_load
from indochina.web.bots import Bots
from indochina.web.limits import MESSAGES_A_SECOND, Allowance
from indochina.web.making import new_table
from indochina.web.models import NewTable
from indochina.web.store import open_store
from indochina.web.tokens import hashed

pytestmark = pytest.mark.anyio

US_ALONE = {"game": "fitl", "scenario": "short", "seats": {"US": "me", "ARVN": "solo", "NVA": "solo", "VC": "solo"}}


class Worker(web_load.Server):
    """One `indochina serve`, where tests find its address."""

    def __init__(self, store):
        port = web_load.free_port()
        super().__init__(store, port)
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"


@pytest.fixture
def workers(database):
    both = [Worker(database), Worker(database)]
    yield both
    for worker in both:
        worker.kill()


@pytest.fixture
def sides(workers):
    """One person's browser, at both workers."""
    here = Browser(workers[0])
    here.make()  # the first answer brings the cookie
    there = Browser(workers[1], here.cookie)
    yield here, there
    here.close()
    there.close()


async def record(database, id):
    """What the store has of a table: its choices, and the game they lead to."""
    store = await open_store(database)
    raw = b"\n".join(await store.lines(id))
    await store.close()
    _, rest = saves.read_lines(raw, id)
    game = loading.game_of(raw, id, indochina.rules)
    assert not game.lost_history
    return [(line["seat"], line["choice"]) for line in rest if "choice" in line], game


def saved_hash(browser, id):
    """The hash of the game as a worker has it in memory."""
    return loading.game_of(browser.get(f"/api/tables/{id}/save").content, id, indochina.rules).hash()


async def replayed_alone(database, id, asked, maker):
    choices, game = await record(database, id)
    alone, _, _ = new_table(NewTable(**asked), hashed(maker))
    for _, key in choices:
        alone.choose(key)
    assert alone.hash() == game.hash()
    return game


def messages(line, *kinds):
    """What a line has heard of these types."""
    return [message for message in map(json.loads, line.heard) if message["type"] in kinds]


def settle(*lines, seats):
    """Hear until all are at the same version, and a person of these seats is asked or the game is over."""
    while not (lines[0].last["result"] or lines[0].last["waiting_for"][0] in seats):
        lines[0].hear()
    for line in lines[1:]:
        while line.version != lines[0].version:
            line.hear()


def test_choices_undo_and_redo_are_seen_at_the_other_worker(sides):
    here, there = sides
    id = here.make(seats={"NV": "me", "SV": "me"}, seed=3)["id"]
    near = {seat: here.sit(id, seat) for seat in ("NV", "SV")}
    far = {seat: there.sit(id, seat) for seat in ("NV", "SV")}
    rng = random.Random(3)
    for n in range(60):
        seat = near["NV"].last["waiting_for"][0]
        acting, seeing = (near, far) if n % 2 else (far, near)  # by turns at one worker and at the other
        line = acting[seat]
        if line.last["undo"] and rng.random() < 0.3:
            assert line.take("undo")["type"] == "update"
            if rng.random() < 0.5:
                settle(line, *near.values(), *far.values(), seats=("NV", "SV"))
                assert not seeing[seat].last["redo"]  # what can be done again is known where it was undone
                assert line.take("redo")["type"] == "update"
        else:
            assert line.choose(rng.choice(line.ask["options"])["key"])["type"] == "update"
        settle(line, *near.values(), *far.values(), seats=("NV", "SV"))
        for seat in ("NV", "SV"):
            assert far[seat].view == near[seat].view
            assert far[seat].log == near[seat].log
            assert far[seat].ask == near[seat].ask
            assert far[seat].last["by"] == near[seat].last["by"]
            assert far[seat].last["undo"] == near[seat].last["undo"]
    assert saved_hash(here, id) == saved_hash(there, id)


def test_nothing_undone_can_be_done_again_after_a_choice_at_the_other_worker(sides):
    here, there = sides
    id = here.make(seats={"NV": "me", "SV": "me"}, seed=1)["id"]
    near, far = here.sit(id, "SV"), there.sit(id, "SV")
    first, second = (option["key"] for option in near.ask["options"][:2])
    near.choose(first)
    far.until("update")
    assert near.take("undo")["redo"]
    far.until("update")
    far.choose(second)
    settle(far, near, seats=("NV", "SV"))
    assert not near.last["redo"]
    assert near.take("redo")["status"] == 409
    assert saved_hash(here, id) == saved_hash(there, id)


def test_taken_seats_are_seen_at_the_other_worker(workers, sides):
    here, there = sides
    table = here.make()  # NV is the maker's, SV open
    far = there.sit(table["id"], "NV")
    assert far.table["seats"]["SV"]["player"] == "open"
    friend = Browser(workers[0])
    assert friend.join(table["links"]["SV"]).status_code == 200
    assert far.until("table")["table"]["seats"]["SV"]["player"] == "taken"
    friend_there = Browser(workers[1], friend.cookie)
    assert friend_there.sit(table["id"], "SV").seat == "SV"
    stranger = Browser(workers[1])
    assert stranger.join(table["links"]["SV"]).status_code == 403  # it works once, whichever worker is asked
    assert friend_there.join(table["links"]["SV"]).status_code == 200  # but for who has the seat
    for one in (friend, friend_there, stranger):
        one.close()


def test_a_deleted_table_is_gone_at_the_other_worker(sides):
    here, there = sides
    id = here.make()["id"]
    far = there.sit(id, "NV")
    assert here.delete(f"/api/tables/{id}").status_code == 204
    assert far.closed() == 4410
    assert there.get(f"/api/tables/{id}").status_code == 404
    assert here.get(f"/api/tables/{id}").status_code == 404


RACES = 200


@pytest.mark.parametrize("game", ["saigon75", "fitl"])
async def test_of_racing_choices_one_wins(sides, database, game):
    here, there = sides
    people = indochina.rules(game).SEATS
    asked = {"game": game, "seats": dict.fromkeys(people, "me"), "seed": 11}
    id = here.make(**asked)["id"]
    near = {seat: here.sit(id, seat) for seat in people}
    far = {seat: there.sit(id, seat) for seat in people}
    rng, won, told = random.Random(11), {"near": 0, "far": 0}, []
    unhurried = Allowance(MESSAGES_A_SECOND - 10, 1)  # else both may be refused for sending too much
    for _ in range(RACES):
        while not unhurried.take():
            time.sleep(0.01)
        made = len(told)
        for line in (*near.values(), *far.values()):
            while line.made != made:
                line.hear()
        if line.last["result"]:
            break
        seat, version = line.last["waiting_for"][0], line.version
        racing = {"near": near[seat], "far": far[seat]}
        keys = dict(zip(racing, (option["key"] for option in rng.sample(near[seat].ask["options"], 2))))
        for side in rng.sample(list(racing), 2):
            racing[side].send("choose", version=version, key=keys[side])
        for line in racing.values():
            while line.made != made + 1:
                line.hear()
        winner = next(side for side, key in keys.items() if key == racing[side].last["by"]["key"])
        loser = racing["far" if winner == "near" else "near"]
        assert loser.until("refused")["status"] == 409
        assert loser.until("state")["made"] == made + 1
        won[winner] += 1
        told.append((seat, keys[winner]))
    assert min(won.values()) > 0, "a race that the same side always wins is none"
    choices, _ = await record(database, id)
    assert choices == told
    refused = [message for line in (*near.values(), *far.values()) for message in messages(line, "refused")]
    assert len(refused) == len(told), "exactly one wins"
    stored = await replayed_alone(database, id, asked, here.cookie)
    assert saved_hash(here, id) == saved_hash(there, id) == stored.hash()


async def test_bots_are_played_once(sides, database):
    here, there = sides
    asked = {**US_ALONE, "seed": 5}
    id = here.make(**asked)["id"]
    near, far = here.sit(id, "US"), there.sit(id, "US")
    rng = random.Random(5)
    settle(near, far, seats=("US",))
    for n in range(40):
        acting, seeing = (near, far) if n % 2 else (far, near)
        acting.choose(rng.choice(acting.ask["options"])["key"])
        settle(acting, seeing, seats=("US",))
    for line in (near, far):
        heard = messages(line, "state", "update")
        assert [message["type"] for message in heard].count("state") == 1, "a viewer was thrown back to the whole"
        assert [message["made"] for message in heard] == list(range(heard[0]["made"], near.made + 1))
        assert any(message["by"] and message["by"]["bot"] for message in heard)
    await replayed_alone(database, id, asked, here.cookie)
    assert saved_hash(here, id) == saved_hash(there, id)


@pytest.mark.parametrize("when", ["watched meanwhile", "watched afterwards"])
async def test_when_a_worker_is_killed_in_a_bots_turn_the_other_goes_on(workers, sides, database, when):
    here, there = sides
    asked = {"game": "fitl", "scenario": "short", "seats": {}, "seed": 4}  # four bots
    id = here.make(**asked)["id"]
    near = here.sit(id)
    far = there.sit(id) if when == "watched meanwhile" else None
    while near.made < 20:
        near.hear()
    workers[0].kill()
    if far is None:
        far = there.sit(id)
    while far.last["result"] is None:
        far.hear()
    assert far.made > near.made
    game = await replayed_alone(database, id, asked, here.cookie)
    assert game.over


@pytest.fixture
def servers(database):
    """Two servers in this process, where one can see what they do."""
    both = [in_a_thread.Server(database), in_a_thread.Server(database)]
    yield both
    for server in both:
        server.stop()


def test_only_the_worker_where_a_person_chose_thinks_for_the_bots(servers, monkeypatch):
    thinking = []
    some_choices = Bots._some_choices

    async def noted(bots, choices):
        thinking.append(bots.table.store)
        await some_choices(bots, choices)

    monkeypatch.setattr(Bots, "_some_choices", noted)
    here = Browser(servers[0])
    id = here.make(**US_ALONE, seed=5)["id"]
    near = here.sit(id, "US")
    near.until_asked()
    far = Browser(servers[1], here.cookie).sit(id, "US")
    rng = random.Random(5)
    for acting, seeing, server in [(near, far, servers[0]), (far, near, servers[1])] * 3:
        thinking.clear()
        while not thinking:
            acting.choose(rng.choice(acting.ask["options"])["key"])
            settle(acting, seeing, seats=("US",))
        assert set(thinking) == {server.app.state.tables.store}
