"""Bots, odds, steps and saves are worked out beside the loop: nobody waits for another's, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time

import pytest
from server import Browser, Server, answers_after, random_game, refused, until_question

import indochina
from indochina.core import saves
from indochina.slices import whole
from indochina.web import lanes, worker
from indochina.web.lanes import Answer, Lanes
from indochina.web.messages import encode
from indochina.web.telling import Telling
from indochina.web.viewer import Eyes

BOTS = {"saigon75": {"seats": {}}, "fitl": {"seats": {}, "scenario": "short"}, "tonkin": {"seats": {}}}


def alone(game, seed, scenario=None):
    seats = dict.fromkeys(indochina.rules(game).SEATS, "solo")
    return indochina.new(game, scenario, {}, seats, seed)


async def spent():
    """The time of a processor that this thread has used: on a server's loop, that loop's."""
    return time.thread_time()


class HeldUp:
    """A lane that answers when it is told to, by the one it stands before."""

    def __init__(self, lane):
        self.lane = lane
        self.asked = []
        self.go = asyncio.Event()

    async def ask(self, table, task, kind, wanted, pay=lambda seconds: None):
        self.asked.append(task)
        answer = await self.lane.ask(table, task, kind, lambda: True, pay)
        await self.go.wait()
        return answer


def hold_up(server, id):
    table = server.table(id)
    table.lane = HeldUp(table.lane)
    return table.lane


def passes_play_on(game):
    """A position like this one where an answer leads straight to another seat's question."""

    def wanted(game):
        return straight_on(game) is not None

    return until_question(game, wanted), straight_on(game)


def straight_on(game):
    for key in game.decision.keys:
        after, answers = answers_after(game, key)
        if (
            after.decision
            and after.decision.seat != game.decision.seat
            and len(answers) == 1
            and not answers[0].reveals
        ):
            return key
    return None


def until(condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.01)


# --- bots ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTS)
def test_bots_play_beside_the_loop_as_they_play_in_it(server, browser, game):
    ann = browser()
    id = ann.make(game=game, seed=7, **BOTS[game])["id"]
    line = ann.sit(id)
    while line.last["result"] is None:
        line.hear(60)
    assert server.hash(id) == alone(game, 7, BOTS[game].get("scenario")).play().hash()


def test_the_loop_spends_little_on_bots_that_think_long(server, browser):
    game = alone("tonkin", 3)
    start = time.thread_time()
    game.play(until=200)
    thought = time.thread_time() - start

    ann = browser()
    id = ann.make(game="tonkin", seats={}, seed=3)["id"]
    before = server.do(spent())
    line = ann.sit(id)
    while line.made < 200:
        line.hear(60)
    assert server.do(spent()) - before < thought / 2


def test_the_loop_spends_little_on_visitors_who_look_back(server, browser):
    game = random_game("tonkin", 3, 300)
    id = server.put(game, {"FEF": ["f" * 40], "VM": ["v" * 40]}, id="looking-back")
    telling, start = Telling(game), time.thread_time()
    for n in range(10):
        whole(telling.steps(Eyes(None, "en"), n, 300))
    took = time.thread_time() - start
    eve, before = browser().sit(id), server.do(spent())
    for n in range(10):
        assert eve.request("steps", **{"from": n, "to": 300})["type"] == "steps"
    assert server.do(spent()) - before < took / 4


def test_a_process_that_dies_is_replaced_and_the_bots_play_on(server, browser):
    ann = browser()
    id = ann.make(game="tonkin", seats={}, seed=5)["id"]
    process = server.table(id).lane.process
    line = ann.sit(id)
    killed = set()
    for made in (40, 90, 140):
        while line.made < made:
            line.hear(60)
        until(lambda: process.id not in (None, *killed))
        killed.add(process.id)
        os.kill(process.id, signal.SIGKILL)
    while line.made < 200:
        line.hear(60)
    assert len(killed) == 3
    assert not [raw for raw in line.heard if '"refused"' in raw[:30]]
    played = server.table(id).game
    assert played.hash() == alone("tonkin", 5).play(until=played.made).hash()


def test_a_person_is_not_held_up_by_bots_and_what_they_thought_of_before_an_undo_is_dropped(server, browser):
    game, key = passes_play_on(random_game("saigon75", 31, 25))
    seat, ann = game.decision.seat, browser("a" * 40)
    line = ann.sit(server.put(game, {seat: ["a" * 40]}, id="undone"), seat)
    lane = hold_up(server, "undone")
    assert line.choose(key)["undo"]
    until(lambda: lane.asked)
    assert line.request("ping", "pong")["type"] == "pong"
    assert line.request("state")["made"] == line.made
    made = line.made
    assert line.take("undo")["made"] == made - 1
    server.loop.call_soon_threadsafe(lane.go.set)
    assert line.quiet(1.0)
    assert (line.made, bool(line.ask)) == (made - 1, True)
    line.choose(key)
    while line.made == made:
        line.hear()
    assert line.last["by"]["bot"]


def test_a_server_stops_while_its_bots_think(tmp_path):
    server = Server(tmp_path / "games.db")
    ann = Browser(server)
    id = ann.make(game="tonkin", seats={}, seed=2)["id"]
    line = ann.sit(id)
    while line.made < 10:
        line.hear(60)
    process = server.table(id).lane.process.id
    start = time.monotonic()
    ann.close()
    server.stop()
    assert time.monotonic() - start < 10
    until(lambda: not os.path.exists(f"/proc/{process}"))


# --- looking things up --------------------------------------------------------------------------------------------


def test_a_player_plays_on_while_odds_are_worked_out(server, browser):
    game = random_game("saigon75", 31, 0)
    while game.decision.name not in game.rules.ODDS:
        game.choose(random.Random(game.version).choice(game.decision.keys))
    seat, ann = game.decision.seat, browser("a" * 40)
    id = server.put(game, {seat: ["a" * 40] for seat in game.rules.SEATS}, id="odds-beside")
    line = ann.sit(id, seat)
    lane = hold_up(server, id)
    key = line.ask["options"][0]["key"]
    line.send("odds", key=key)
    until(lambda: lane.asked)
    assert line.choose(key)["type"] == "update"
    server.loop.call_soon_threadsafe(lane.go.set)
    answer = line.until("odds", "refused")
    assert "gone on" in refused(answer, 409)  # they were those of another question
    assert answer["re"] == "odds"
    assert line.quiet(0.5)  # and the game is not shown anew for that


def test_steps_that_were_told_once_are_not_worked_out_again(server, browser):
    game = random_game("saigon75", 8, 40)
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, id="steps-kept")
    eve = browser().sit(id)
    lane = hold_up(server, id)
    server.loop.call_soon_threadsafe(lane.go.set)
    first = eve.request("steps", **{"from": 10, "to": 20})
    assert eve.request("steps", **{"from": 10, "to": 20}) == first
    assert len(lane.asked) == 1
    assert eve.request("steps", **{"from": 10, "to": 21}) != first
    assert len(lane.asked) == 2


def test_steps_of_choices_that_were_taken_back_are_told_anew(server, browser):
    ann = browser()
    id = ann.make(seats={"NV": "me", "SV": "me"}, seed=1)["id"]
    line = ann.sit(id, "SV")
    first, second = (option["key"] for option in line.ask["options"][:2])
    line.choose(first)
    assert line.request("steps", **{"from": 0, "to": 1})["steps"][0]["key"] == first
    line.take("undo")
    line.choose(second)
    assert line.request("steps", **{"from": 0, "to": 1})["steps"][0]["key"] == second


# --- a process and its lane ---------------------------------------------------------------------------------------


class Counting:
    """A task that rests so many times."""

    def __init__(self, rests=0, fail=False):
        self.rests, self.fail = rests, fail

    def work(self, game):
        for _ in range(self.rests):
            time.sleep(0.001)
            yield
        if self.fail:
            raise ZeroDivisionError("a bug")
        return game.made


def lines_of(game):
    return [encode(line) for line in saves.lines(game)]


def done(here, *request):
    """What comes of a request, however many slices it takes."""
    reply = here.begin(worker.Request(*request))
    while reply.how == worker.MORE:
        reply = here.go_on(request[0])
    return reply


def test_a_process_reads_a_record_once_and_then_only_what_is_new():
    game = random_game("saigon75", 2, 30)
    lines, here = lines_of(game), worker.Worker()
    assert done(here, 1, Counting(), "t", 0, lines)[::3] == (worker.DONE, len(lines))
    before = game.made
    for _ in range(5):
        game.choose(game.decision.keys[0])
    new = [encode(line) for line in saves.lines_since(game, before)]
    more = done(here, 2, Counting(), "t", len(lines), new)
    assert (more.how, more.value, more.lines) == (worker.DONE, 35, len(lines) + 5)
    assert done(here, 3, Counting(), "t", len(lines) + 5, [b'{"undo":33}']).value == 33
    assert done(here, 4, Counting(), "t", len(lines), new).how == worker.LACKING
    assert done(here, 5, Counting(), "elsewhere", 3, new).how == worker.LACKING


def test_what_takes_long_is_put_down_and_taken_up():
    lines, here = lines_of(random_game("saigon75", 2, 3)), worker.Worker()
    reply, slices = here.begin(worker.Request(1, Counting(60), "t", 0, lines)), 1
    while reply.how == worker.MORE:
        assert (
            done(here, 1000 + slices, Counting(), "t", len(lines), []).value == 3
        )  # in between others have their turn
        reply, slices = here.go_on(1), slices + 1
    assert (reply.how, reply.value) == (worker.DONE, 3)
    assert slices > 1
    assert here.go_on(1).how == worker.LACKING
    here.begin(worker.Request(2, Counting(10**6), "t", len(lines), []))
    here.drop(2)
    assert here.go_on(2).how == worker.LACKING


def test_only_so_many_games_are_remembered():
    lines, here = lines_of(random_game("saigon75", 2, 3)), worker.Worker()
    for n in range(worker.TABLES + 1):
        done(here, n, Counting(), f"t{n}", 0, lines)
    assert done(here, -1, Counting(), "t0", len(lines), []).how == worker.LACKING
    assert done(here, -2, Counting(), "t1", len(lines), []).how == worker.DONE


class OneRecord:
    """A store with one record."""

    def __init__(self, lines):
        self.record = lines

    async def lines(self, id, after=0):
        return self.record[after:]


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.mark.anyio
async def test_nobodys_request_is_worked_out_and_those_who_wait_come_by_turns():
    lines = lines_of(random_game("saigon75", 2, 20))
    beside = Lanes(OneRecord(lines), most=1)
    lane = beside.of("t")
    try:
        assert await lane.ask("t", Odd(), lanes.ASKED, lambda: True) == Answer(20, len(lines))
        assert await lane.ask("t", Odd(), lanes.ASKED, lambda: False) is None
        ended = []

        async def ask(name, task, kind):
            await lane.ask(name, task, kind, lambda: True)
            ended.append(name)

        asks = [ask(f"bots{n}", Slow(5), lanes.ALONE) for n in range(10)]
        await asyncio.gather(*asks, ask("person", Slow(1), lanes.ASKED))
        assert ended.index("person") < 4, ended
        with pytest.raises(indochina.Error, match="please report"):
            await lane.ask("t", Odd(fail=True), lanes.ASKED, lambda: True)
        assert (await lane.ask("t", Odd(), lanes.ASKED, lambda: True)).value == 20
    finally:
        await beside.stop()


class Odd(Counting):
    pass


class Slow(Counting):
    """So many slices."""

    def work(self, game):
        for _ in range(self.rests):
            time.sleep(worker.SLICE)
            yield
        return game.made


def test_several_servers_share_the_processors(monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    assert len(Lanes(OneRecord([]))._lanes) == 4
    monkeypatch.setenv(lanes.SERVERS_VARIABLE, "4")
    assert len(Lanes(OneRecord([]))._lanes) == 1
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert len(Lanes(OneRecord([]))._lanes) == 1
