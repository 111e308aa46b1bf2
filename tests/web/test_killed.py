"""The server is killed at random moments while many games are played: what a viewer was told is never lost.

With SOAK=1 whole games are played instead of their first choices.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from urllib.request import Request, urlopen

import pytest
import server as server_in_a_thread
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import indochina
from indochina.core import loading, saves
from indochina.sim.web_load import Server, free_port
from indochina.web import bots
from indochina.web.making import new_table
from indochina.web.messages import encode
from indochina.web.models import NewTable
from indochina.web.store import Unavailable, open_store
from indochina.web.tokens import COOKIE, hashed, new_token

pytestmark = pytest.mark.anyio

SIDE_BY_SIDE = 20
LONGEST = 4 * 3600 if os.environ.get("SOAK") else 900  # seconds
CHOICES = 10**6 if os.environ.get("SOAK") else 26
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)
KINDS = (
    {"game": "saigon75", "seats": {"NV": "me", "SV": "me"}},
    {"game": "saigon75", "seats": {"NV": "me", "SV": "solo"}},
    {"game": "fitl", "scenario": "short", "seats": {"US": "me", "ARVN": "me", "NVA": "me", "VC": "me"}},
    {"game": "fitl", "scenario": "medium", "seats": {"US": "solo", "ARVN": "solo", "NVA": "solo", "VC": "me"}},
)


class Scripted:
    """A game whose players answer by a seed, and what they were told of it."""

    def __init__(self, seed, token, port):
        self.asked_for = NewTable(**KINDS[seed % len(KINDS)], seed=seed)
        self.people = [seat for seat, who in self.asked_for.seats.items() if who == "me"]
        self.rng = random.Random(seed)
        self.token, self.port = token, port
        self.number = seed % 250  # everybody is at home somewhere else
        self.told = {}  # number of a choice -> its seat and key
        self.heard = 0
        self.undoing = False
        self.finished = False
        self.restarts = -1

    async def make(self, store):
        game, row, _ = new_table(self.asked_for, hashed(self.token))
        self.id = row.id
        await store.create(row, [encode(line) for line in saves.lines(game)])

    async def play(self, choices):
        """Play until so many choices are made or the game is over, and go on whenever the server is there again."""
        goal = len(self.told) + choices
        self.finished = False
        while not self.finished:
            self.restarts += 1
            try:
                await self.sit(goal)
            except BROKEN:
                await asyncio.sleep(0.05)

    async def sit(self, goal):
        lines = {}
        try:
            for seat in self.people:
                url = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/socket?seat={seat}"
                cookie = {"Cookie": f"{COOKIE}={self.token}", "X-Forwarded-For": f"10.0.0.{self.number}"}
                line = lines[seat] = Line(
                    await connect(url, additional_headers=cookie, compression=None, max_size=None)
                )
                while line.last is None:
                    self.hear(line, await line.hear())
            lead = next(iter(lines.values()))
            while True:
                while not lead.settled(self.people):
                    self.hear(lead, await lead.hear())
                for line in lines.values():
                    while line.last["version"] != lead.last["version"]:
                        self.hear(line, await line.hear())
                if lead.last["result"] or lead.last["made"] >= goal:
                    self.finished = True
                    return
                lead = lines[lead.last["waiting_for"][0]]
                await self.answer(lead)
        finally:
            for line in lines.values():
                line.wire.transport.abort()

    async def answer(self, line):
        """The player who is asked answers, or takes the last choice back, and hears of it."""
        last = line.last
        self.undoing = last["undo"] and self.rng.random() < 0.1
        request = {"type": "undo", "version": last["version"]}
        if not self.undoing:
            request = {**request, "type": "choose", "key": self.rng.choice(last["ask"]["options"])["key"]}
        await line.wire.send(json.dumps(request))
        while line.last is last:
            message = await line.hear()
            self.hear(line, message)
            if message["type"] == "refused":
                assert message["status"] == 429, message
                await asyncio.sleep(0.1)
                await line.wire.send(json.dumps(request))
        self.undoing = False

    def hear(self, line, message):
        """Note what is acknowledged."""
        made = message.get("made")
        self.heard += message["type"] == "update"
        if message["type"] == "state":
            if self.undoing:  # it was written before the server was killed, or it was not
                self.forget(made)
            assert made >= max(self.told, default=0), "a choice was lost"
        elif message["type"] == "update":
            if message["version"] < message["from"]:
                self.forget(made)
            else:
                by = message["by"]
                if by["key"] is not None:
                    assert self.told.setdefault(made, (by["seat"], by["key"])) == (by["seat"], by["key"])

    def forget(self, made):
        self.told = {n: choice for n, choice in self.told.items() if n <= made}

    def check(self, raw):
        """The record has every choice that was told, in its order, and leads where the engine alone leads."""
        _, rest = saves.read_lines(raw, self.id)
        choices = [(line["seat"], line["choice"]) for line in rest if "choice" in line]
        assert [choices[n - 1] for n in sorted(self.told)] == [self.told[n] for n in sorted(self.told)]
        alone, _, _ = new_table(self.asked_for, hashed(self.token))
        for _, key in choices:
            alone.choose(key)
        loaded = loading.game_of(raw, self.id, indochina.rules)
        assert not loaded.lost_history
        assert loaded.hash() == alone.hash()
        assert loaded.made == len(choices)


class Line:
    def __init__(self, wire):
        self.wire = wire
        self.last = None

    async def hear(self):
        try:
            async with asyncio.timeout(30):
                message = json.loads(await self.wire.recv())
        except TimeoutError:
            raise AssertionError(f"nothing more was heard after {str(self.last)[:300]}") from None
        if message["type"] == "update":
            assert message["from"] == self.last["version"]
        if message["type"] in ("state", "update"):
            self.last = message
        return message

    def settled(self, people):
        """Is a person asked, or the game over?"""
        return self.last["result"] or self.last["waiting_for"][0] in people


async def killed_and_killed_again(store_url, number, between):
    """Play so many games; kill the server each time that up to so many updates were heard."""
    rng, latest = random.Random(number), time.monotonic() + LONGEST
    token, port = new_token(), free_port()
    games = [Scripted(seed, token, port) for seed in range(number)]
    store = await open_store(store_url)
    for game in games:
        await game.make(store)
    await store.close()
    room = asyncio.Semaphore(SIDE_BY_SIDE)

    async def take_part(game):
        async with room:
            await game.play(CHOICES)

    server = await asyncio.to_thread(Server, store_url, port)
    tasks = [asyncio.create_task(take_part(game)) for game in games]
    playing = asyncio.gather(*tasks)
    kills = 0
    try:
        while not playing.done():
            assert time.monotonic() < latest, "the games do not go on"
            until = sum(game.heard for game in games) + rng.randrange(between)
            while not playing.done() and sum(game.heard for game in games) < until and time.monotonic() < latest:
                await asyncio.sleep(rng.uniform(0, 0.02))
            server.kill()
            kills += 1
            if not playing.done():
                server = await asyncio.to_thread(Server, store_url, port)
        await playing
        server.kill()  # the last games may have ended while it was starting
        assert kills >= 5, "too few kills to show anything"
        assert sum(game.restarts for game in games) >= 5 * kills, "too few games were hit"

        store = await open_store(store_url)  # while the server is dead
        for game in games:
            game.check(b"\n".join(await store.lines(game.id)))
        await store.close()

        server = await asyncio.to_thread(Server, store_url, port)
        for game in games:
            game.check(await asyncio.to_thread(save_of, game))
        await asyncio.gather(*(game.play(2) for game in games[:SIDE_BY_SIDE]))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.kill()


def save_of(game):
    url = f"http://127.0.0.1:{game.port}/api/tables/{game.id}/save"
    with urlopen(Request(url, headers={"Cookie": f"{COOKIE}={game.token}"}), timeout=20) as answer:
        return answer.read()


async def test_no_choice_is_lost_with_sqlite(tmp_path):
    await killed_and_killed_again(str(tmp_path / "games.db"), 200, 2000)


async def test_no_choice_is_lost_with_postgresql(database):
    number, between = (200, 600) if os.environ.get("SOAK") else (100, 800)
    await killed_and_killed_again(database, number, between)


@pytest.fixture
def running(tmp_path):
    server = server_in_a_thread.Server(tmp_path / "games.db")
    yield server
    server.stop()


@pytest.mark.parametrize("written", [False, True], ids=["not written", "written"])
def test_what_the_store_did_not_answer_is_told_to_nobody(running, written):
    ann = server_in_a_thread.Browser(running)
    id = ann.make(seats={"NV": "me", "SV": "me"}, seed=1)["id"]
    nv, sv = ann.sit(id, "NV"), ann.sit(id, "SV")
    nv.until("online")
    nv_heard = len(nv.heard)
    store = running.app.state.tables.store
    append = store.append

    async def silent(*given, **named):
        if written:
            await append(*given, **named)
        raise Unavailable("the store does not answer just now")

    store.append = silent
    assert sv.choose(sv.ask["options"][0]["key"])["status"] == 503
    assert nv.quiet() and len(nv.heard) == nv_heard
    store.append = append

    assert ann.get(f"/api/tables/{id}").json()["made"] == int(written)  # what the store has, and nothing else
    for line in (nv, sv):
        assert line.until("state")["made"] == int(written)
    server_in_a_thread.play({"NV": nv, "SV": sv}, random.Random(1), 10)
    lines = running.do(store.lines(id))
    assert [json.loads(line)["n"] for line in lines if b'"choice"' in line] == list(range(1, 11 + written))
    assert running.hash(id) == loading.game_of(ann.get(f"/api/tables/{id}/save").content, id, indochina.rules).hash()


def test_bots_go_on_when_the_store_answers_again(running, monkeypatch):
    monkeypatch.setattr(bots, "RETRY", 0.05)
    ann = server_in_a_thread.Browser(running)
    id = ann.make(game="fitl", scenario="short", seats={}, seed=4)["id"]
    store = running.app.state.tables.store
    append, tries = store.append, []

    async def silent(*given, **named):
        tries.append(given)
        if len(tries) % 3:
            raise Unavailable("the store does not answer just now")
        return await append(*given, **named)

    store.append = silent
    line = ann.sit(id)
    while line.made < 100:
        line.hear()
    assert len(tries) > 10
