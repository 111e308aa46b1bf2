"""What the tests of the server share: a running server, browsers that call it, and a viewer as the client keeps it."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import sys
import threading
import time
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime

import httpx
import uvicorn
import uvloop
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import indochina
from indochina.core import saves
from indochina.players import player
from indochina.web import app as application
from indochina.web.connections import OPTIONS
from indochina.web.limits import Limits
from indochina.web.messages import encode
from indochina.web.reading import read_whole, since_header
from indochina.web.store import Seat, TableRow
from indochina.web.tokens import COOKIE, hashed

PATIENCE = 20.0
MANY = 1_000_000
NO_LIMITS = Limits(MANY, (MANY, MANY), (MANY, MANY), (MANY, MANY), (MANY, MANY), MANY, MANY, MANY)
sys.setswitchinterval(0.0005)  # servers and browsers are threads of one process here
WHEN = datetime(2026, 7, 9, 12, 30, tzinfo=UTC)
SAIGON = {"game": "saigon75", "seats": {"NV": "me", "SV": "open"}}


class Server:
    """The application on uvicorn, in a thread, as `indochina serve` runs it."""

    def __init__(self, store, idle=600.0, limits=NO_LIMITS, listening=None, **fewer):
        """Without limits on how often, but for those that are named."""
        self.app = application.create(str(store), idle, replace(limits, **fewer))
        self.store = str(store)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = f"http://{self.host}"
        self._server = uvicorn.Server(
            uvicorn.Config(
                self.app,
                log_level="critical",
                timeout_graceful_shutdown=1,
                **OPTIONS,
                **{"proxy_headers": False, **(listening or {})},
            )
        )
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive() and time.monotonic() < until, "the server does not start"
            time.sleep(0.01)

    def _run(self):
        async def serve():
            self.loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._listening])

        uvloop.run(serve())

    def stop(self):
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    def do(self, work):
        """Run a coroutine on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, id):
        return self.do(self.app.state.tables.table(id))

    def hash(self, id):
        """The hash of a table's game, as the store has it: of what would be there after a restart."""
        lines = self.do(self.app.state.tables.store.lines(id))
        return read_whole(since_header(lines)).hash()

    def put(self, game, holders, id, title="A table", record=None):
        """Put a game on a table, its seats held by these browsers (cookies); the others are bots."""
        seats = tuple(Seat(s, "person" if s in holders else "solo", s in holders) for s in game.rules.SEATS)
        row = TableRow(
            id,
            game.rules.NAME,
            title,
            str(game.meta.get("scenario", "")),
            hashed("maker"),
            0,
            game.made,
            game.over,
            game.decision.seat if game.decision else "",
            WHEN,
            WHEN,
            seats,
            {seat: frozenset(map(hashed, cookies)) for seat, cookies in holders.items()},
        )
        lines = saves.lines(game) if record is None else record
        self.do(self.app.state.tables.store.create(row, [encode(line) for line in lines]))
        return id


class Browser:
    """Somebody's browser: keeps its cookie, calls the server, opens sockets."""

    def __init__(self, server, cookie=None):
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)  # loading certificates takes long
        if cookie:
            self.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
        self._open = ExitStack()

    @property
    def cookie(self):
        return self.http.cookies.get(COOKIE)

    def get(self, path, **named):
        return self.http.get(path, **named)

    def post(self, path, **named):
        return self.http.post(path, **named)

    def delete(self, path, **named):
        return self.http.delete(path, **named)

    def make(self, **wanted):
        """Make a table; the answer as JSON."""
        answer = self.post("/api/tables", json={**SAIGON, **wanted})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def join(self, link):
        """Follow a seat's link."""
        id, token = re.fullmatch(r"/table/([\w-]+)#seat=([\w-]+)", link).groups()
        return self.post(f"/api/tables/{id}/join", json={"token": token})

    def sit(self, id, seat=None, language="en", **named):
        """Open the socket of a table and hear who sits there and how the game stands."""
        line = self.line(id, seat, language, **named)
        line.until("state")
        return line

    def line(self, id, seat=None, language="en", origin=None):
        query = f"?language={language}" + (f"&seat={seat}" if seat else "")
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        url = f"ws://{self.server.host}/api/tables/{id}/socket{query}"
        wire = connect(url, additional_headers=headers, origin=origin, max_size=None, max_queue=None, compression=None)
        return Line(self._open.enter_context(wire))

    def close(self):
        self._open.close()
        self.http.close()


class Line:
    """One socket, with what a client keeps of what it heard: view, log, question."""

    def __init__(self, wire):
        self.wire = wire
        self.seat = None
        self.view = self.ask = self.table = self.online = self.last = None
        self.version = self.made = -1
        self.log = []
        self.heard = []

    def hear(self, timeout=PATIENCE):
        raw = self.wire.recv(timeout)
        assert isinstance(raw, str)
        message = json.loads(raw)
        self.heard.append(raw)
        kind = message["type"]
        if kind == "table":
            self.table, self.online, self.seat = message["table"], message["online"], message["viewer"]
        elif kind == "online":
            self.online = message["online"]
        elif kind == "state":
            self.view = message["view"]
            self.log = message["log"]
            self._now(message)
        elif kind == "update":
            assert message["from"] == self.version, f"an update from {message['from']}, the client is at {self.version}"
            self.view = merge(self.view, message["patch"])
            self.log = [entry for entry in self.log if entry["n"] < message["log_from"]] + message["log"]
            self._now(message)
        return message

    def _now(self, message):
        self.version, self.made, self.ask, self.last = message["version"], message["made"], message["ask"], message

    def until(self, *kinds, timeout=PATIENCE):
        """Hear until a message of one of these types comes."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["type"] in kinds:
                return message

    def until_asked(self, timeout=60):
        """Hear until this seat is asked, or the game is over."""
        end = time.monotonic() + timeout
        while self.ask is None and self.last["result"] is None:
            self.hear(max(0.01, end - time.monotonic()))
        return self.ask

    def send(self, type, **rest):
        self.wire.send(json.dumps({"type": type, **rest}))

    def request(self, type, *kinds, **rest):
        """Send a request; its answer, or a refusal."""
        self.send(type, **rest)
        return self.until(*(kinds or (type,)), "refused")

    def choose(self, key, **rest):
        return self.request("choose", "update", "confirm", version=self.version, key=key, **rest)

    def take(self, what):
        """`undo`, `redo` or `reset`."""
        return self.request(what, "update", version=self.version)

    def closed(self):
        """Hear what is left; the code with which the server closed."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as fault:
            return fault.rcvd.code

    def quiet(self, seconds=0.15):
        """Nothing comes for a while, but for who comes and goes."""
        try:
            while (message := self.hear(seconds))["type"] == "online":
                pass
        except TimeoutError:
            return True
        raise AssertionError(f"not quiet: {message}")

    def close(self):
        self.wire.close()


def merge(target, patch):
    """JSON merge patch, RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


def without_nulls(value):
    """To a merge patch, a null and nothing at all are the same."""
    if isinstance(value, dict):
        return {key: without_nulls(part) for key, part in value.items() if part is not None}
    return value


def pass_on(lines):
    """Let every line hear one update."""
    for line in lines:
        line.until("update")


def play(lines, rng, choices, watchers=(), each=None):
    """People answer at random; everybody hears each choice. Returns the keys chosen."""
    everybody, chosen = [*lines.values(), *watchers], []
    while len(chosen) < choices and any(line.last["result"] is None for line in lines.values()):
        line = next(line for line in lines.values() if line.ask)
        key = rng.choice(line.ask["options"])["key"]
        assert line.choose(key)["type"] == "update"
        pass_on(other for other in everybody if other is not line)
        chosen.append(key)
        if each:
            each()
    return chosen


def two_browsers(server, **wanted):
    """A table of Saigon 75 made by Ann (NV) and joined by Bob (SV)."""
    ann, bob = Browser(server), Browser(server)
    table = ann.make(**wanted)
    for link in table["links"].values():
        assert bob.join(link).status_code == 200
    return ann, bob, table["id"]


def random_game(name, seed, choices, seats=None, **how):
    """A game some choices into it, answered at random."""
    game = indochina.new(name, seats=seats or dict.fromkeys(indochina.rules(name).SEATS, "human"), seed=seed, **how)
    rng = random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            break
        bot = player(game, game.decision.seat, game.seats.get(game.decision.seat, "human"))
        answer = bot.choose(game) if bot else rng.choice(game.decision.keys)
        game.choose(*answer) if isinstance(answer, tuple) else game.choose(answer)
    return game


def until_question(game, wanted, most=2000):
    """Play at random until a question like this comes."""
    rng = random.Random(1)
    for _ in range(most):
        assert game.decision is not None, "the game ended first"
        if wanted(game):
            return game
        game.choose(rng.choice(game.decision.keys))
    raise AssertionError("no such question")


def answers_after(game, key):
    after = game.clone().choose(key)
    return after, list(after.answers_back())[: after.version - game.version][::-1]


def put_where(server, browser, wanted, seed=31):
    """A game in which some answer to the open question leads to what is wanted: id, lines, who is asked, its key."""

    def good(game):
        return any(wanted(game, *answers_after(game, key), key) for key in game.decision.keys)

    game = until_question(random_game("saigon75", seed, 25), good)
    key = next(key for key in game.decision.keys if wanted(game, *answers_after(game, key), key))
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, id=f"put{time.time_ns()}")
    lines = {seat: browser(seat[0].lower() * 40).sit(id, seat) for seat in ("NV", "SV")}
    return id, lines, game.decision.seat, key


def refused(message, status):
    assert (message["type"], message["status"]) == ("refused", status), message
    assert message["message"].strip()
    return message["message"]


def as_the_engine_says(server, id, lines):
    """What each line keeps is what the engine shows its seat."""
    game = server.table(id).game
    for line in lines:
        shown = game.view(line.seat)
        assert without_nulls(line.view) == without_nulls(shown["view"])
        assert [(entry["n"], entry["text"]) for entry in line.log] == [(e["n"], e["text"]) for e in shown["log"]]
        assert (line.version, line.made, line.last["waiting_for"]) == (game.version, game.made, shown["waiting_for"])
        assert (
            [option["key"] for option in line.ask["options"]]
            == [option["key"] for option in shown["decision"]["options"]]
            if line.ask
            else "decision" not in shown
        )
