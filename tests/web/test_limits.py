"""What anybody may ask for: limits that a new socket does not reset, and connections that are not held for nothing."""

from __future__ import annotations

import asyncio
import json
import socket
import time

import pytest
from server import PATIENCE, Browser, Server, random_game, refused

from indochina.core import saves
from indochina.web import connections, importing, limits
from indochina.web.limits import Limits, address_of
from indochina.web.making import read_save
from indochina.web.messages import encode
from indochina.web.process import TooLong
from indochina.web.tokens import COOKIE
from indochina.web.viewer import Refused

MANY = 1_000_000


@pytest.fixture
def serve(tmp_path):
    """Makes a server with these limits."""
    running = []

    def start(**fewer):
        running.append(Server(tmp_path / f"{len(running)}.db", **fewer))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def anyio_backend():
    return "asyncio"


def answers(line, count):
    """How so many pings are answered."""
    for _ in range(count):
        line.send("ping")
    found = [line.until("pong", "refused") for _ in range(count)]
    return [message.get("status", 200) for message in found]


# --- messages and looking up --------------------------------------------------------------------------------------


def test_a_fresh_socket_and_cookie_start_no_new_allowance(serve):
    server = serve(messages_a_second=(MANY, 10), address_messages_a_second=(MANY, 15))
    ann = Browser(server)
    id = ann.make()["id"]
    eve = Browser(server, "e" * 40)
    assert answers(eve.sit(id), 12)[-1] == 429
    assert answers(eve.sit(id), 5)[0] == 429  # the same browser, another socket
    assert 429 in answers(Browser(server, "f" * 40).sit(id), 12)[:10]  # another browser, the same address
    assert set(answers(ann.sit(id, "NV"), 40)) == {200}  # who plays is not a spectator


def test_what_is_looked_up_is_paid_for(serve):
    server = serve(looking_a_minute=(MANY, MANY), address_looking_a_minute=(MANY, 0.02))
    game = random_game("saigon75", 8, 60)
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, id="p" * 24)
    eve, n = Browser(server).sit(id), 0
    while (told := eve.request("steps", **{"from": 0, "to": 60 - n}))["type"] == "steps":
        n += 1
        assert n < 50, "nothing was paid"
    assert "looked up" in refused(told, 429)
    assert refused(Browser(server, "e" * 40).sit(id).request("why"), 429)
    assert Browser(server).get(f"/api/tables/{id}/save").status_code == 429
    player = Browser(server, "n" * 40).sit(id, "NV")
    assert player.request("steps", **{"from": 0, "to": 60})["type"] == "steps"


def test_sockets_of_one_address(serve):
    server = serve(sockets=2)
    ann = Browser(server)
    id = ann.make()["id"]
    first, second = ann.sit(id), ann.sit(id)
    third = ann.line(id)
    refused(third.until("refused"), 429)
    assert third.closed() == 1013
    first.close()
    until_closed = time.monotonic() + PATIENCE
    while True:  # until the server has noticed
        again = ann.line(id)
        if again.until("table", "refused")["type"] == "table":
            break
        assert time.monotonic() < until_closed
    assert second.request("ping", "pong")["type"] == "pong"


def test_an_address_is_a_household():
    def of(host):
        return address_of({"client": (host, 1)})

    assert of("192.0.2.7") == "192.0.2.7" != of("192.0.2.8")
    assert of("2001:db8:1:2::3") == of("2001:db8:1:2:ffff::4") != of("2001:db8:1:3::3")
    assert of("::ffff:192.0.2.7") == "192.0.2.7"
    assert (of("testclient"), address_of({"client": None})) == ("testclient", "")


# --- saves from elsewhere -----------------------------------------------------------------------------------------


class Stub:
    """A process that reads when it is told to."""

    def __init__(self, fault=None):
        self.go = asyncio.Event()
        self.fault = fault

    async def call(self, seconds, work, raw):
        await self.go.wait()
        if self.fault:
            raise self.fault
        return importing.Outcome(raw, (0, ""), 100.0)

    async def stop(self):
        pass


def imports(process, **fewer):
    found = importing.Imports(Limits(**fewer))
    while not found._free.empty():
        found._free.get_nowait()
    found._processes = [process]
    found._free.put_nowait(process)
    return found


@pytest.mark.anyio
async def test_one_save_at_a_time_and_only_so_many_wait():
    stub = Stub()
    reading = imports(stub)
    first = asyncio.create_task(reading.read(b"first", "a"))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="one at a time") as fault:
        await reading.read(b"again", "a")
    assert fault.value.status == 429
    others = [asyncio.create_task(reading.read(b"other", f"o{n}")) for n in range(importing.WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="try again") as fault:
        await reading.read(b"too many", "z")
    assert fault.value.status == 503
    stub.go.set()
    assert await first == b"first"
    await asyncio.gather(*others)
    with pytest.raises(Refused, match="wait a minute") as fault:
        await reading.read(b"much", "a")
    assert fault.value.status == 429


@pytest.mark.anyio
async def test_a_save_that_takes_too_long_is_refused_and_paid_for():
    stub = Stub(TooLong("too long"))
    stub.go.set()
    reading = imports(stub, saves_a_minute=15.0)
    with pytest.raises(Refused, match="takes too long") as fault:
        await reading.read(b"long", "a")
    assert fault.value.status == 422
    with pytest.raises(Refused, match="wait a minute"):
        await reading.read(b"long", "a")


def test_a_save_is_read_in_a_process_of_its_own(serve):
    server = serve()
    game = random_game("fitl", 3, 30)
    raw = b"\n".join(encode(line) for line in saves.lines(game))
    ann = Browser(server)
    table = ann.post("/api/tables/import", content=raw)
    assert table.status_code == 201
    assert (table.json()["made"], table.json()["waiting_for"]) == (30, [game.decision.seat])
    assert server.hash(table.json()["id"]) == game.hash()
    process = server.app.state.tables.imports._processes[0].id
    assert process is not None
    assert read_save(raw).about.made == 30
    assert ann.post("/api/tables/import", content=b"no save").status_code == 400
    assert server.app.state.tables.imports._processes[0].id == process  # a bad save ends nothing


# --- connections --------------------------------------------------------------------------------------------------


def raw_connection(server, host="127.0.0.1", small=False):
    wire = socket.socket()
    if small:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.settimeout(PATIENCE)
    wire.bind((host, 0))
    name, port = server.host.split(":")
    wire.connect((name, int(port)))
    return wire


def frame(message):
    data = json.dumps(message).encode()
    return bytes([0x81, 128 | len(data)]) + bytes(4) + data


def close_code(heard):
    """The code of the closing frame that is the last of what was heard."""
    at = heard.rfind(b"\x88\x02")
    return int.from_bytes(heard[at + 2 : at + 4], "big") if at >= 0 else None


def unread(server, id):
    """A socket of somebody who asks for the state again and again and reads nothing."""
    wire = raw_connection(server, small=True)
    request = f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
    request += f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
    wire.sendall(f"{request}Cookie: {COOKIE}=none\r\n\r\n".encode())
    assert wire.recv(30).startswith(b"HTTP/1.1 101")
    end = time.monotonic() + PATIENCE
    while not server.table(id).viewers:
        assert time.monotonic() < end
        time.sleep(0.01)
    for _ in range(400):
        wire.sendall(frame({"type": "state"}))
    return wire


def test_a_socket_that_never_reads_is_closed(serve):
    server = serve()
    game = random_game("saigon75", 8, 200)
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, id="u" * 24)
    wire = unread(server, id)
    table, heard = server.table(id), b""
    end = time.monotonic() + PATIENCE
    while not any(viewer.send.__self__.closing for viewer in table.viewers):
        assert time.monotonic() < end, "it is not closed"
        time.sleep(0.02)
    while part := wire.recv(2**20):
        heard = heard[-100:] + part
    assert close_code(heard) == 4408


def test_a_socket_that_asks_for_much_at_once_and_reads_it_is_not_closed(serve):
    server = serve()
    game = random_game("saigon75", 8, 200)
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, id="u" * 24)
    line = Browser(server).sit(id)
    line.wire.socket.sendall(frame({"type": "state"}) * 100)
    sizes = [len(line.heard[-1]) for _ in range(100) if line.until("state")]
    assert sum(sizes) > 2_000_000  # more than may be left unread


def test_a_socket_that_is_closed_and_still_does_not_read_is_ended(serve, monkeypatch):
    monkeypatch.setattr(connections, "READING_SECONDS", 0.3)
    server = serve()
    game = random_game("saigon75", 8, 200)
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, id="u" * 24)
    wire = unread(server, id)
    table = server.table(id)
    end = time.monotonic() + PATIENCE
    while table.viewers:
        assert time.monotonic() < end, "it is not ended"
        time.sleep(0.02)
    wire.close()


@pytest.mark.parametrize("first", [b"", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"], ids=["first", "second"])
@pytest.mark.parametrize("begun", [b"G", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow"])
def test_headers_that_do_not_come(serve, monkeypatch, first, begun):
    monkeypatch.setattr(connections, "HEADERS_SECONDS", 0.4)
    wire = raw_connection(serve())
    if first:
        wire.sendall(first)
        assert wire.recv(2**16).startswith(b"HTTP/1.1 200")
    start = time.monotonic()
    wire.sendall(begun)
    with pytest.raises(ConnectionResetError):
        while wire.recv(2**16):
            pass
        raise ConnectionResetError
    assert time.monotonic() - start < 10


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/import"])
def test_a_body_that_does_not_come(serve, monkeypatch, path):
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.4)
    server = serve()
    wire = raw_connection(server)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
    )
    wire.sendall(head.encode() + b'{"game"')
    heard = b""
    while part := wire.recv(2**16):
        heard += part
    assert heard.startswith(b"HTTP/1.1 408")
    assert json.loads(heard.partition(b"\r\n\r\n")[2]) == {"error": "the request did not come in time"}


def test_connections_of_one_address(serve, monkeypatch):
    monkeypatch.setattr(connections, "OF_ONE_ADDRESS", 3)
    server = serve()
    theirs = [raw_connection(server, "127.0.0.2") for _ in range(3)]
    with raw_connection(server, "127.0.0.2") as fourth, pytest.raises(ConnectionResetError):
        fourth.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        if not fourth.recv(100):
            raise ConnectionResetError
    assert Browser(server).get("/api/games").status_code == 200  # from elsewhere
    theirs.pop().close()
    end = time.monotonic() + PATIENCE
    while True:  # until the server has noticed
        with raw_connection(server, "127.0.0.2") as again:
            try:
                again.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                if again.recv(100).startswith(b"HTTP/1.1 200"):
                    break
            except ConnectionResetError:
                pass
        assert time.monotonic() < end
    for wire in theirs:
        wire.close()


# --- memory -------------------------------------------------------------------------------------------------------


def test_the_idlest_tables_are_forgotten_when_there_are_too_many(serve):
    server = serve()
    live = server.app.state.tables.live
    for n in range(4):
        server.put(random_game("saigon75", n, 60), {"NV": ["n" * 40], "SV": ["s" * 40]}, id=f"t{n}")
    assert server.table("t0").size > 200_000
    server.app.state.tables.memory = int(3.4 * server.table("t0").size)
    ann = Browser(server, "n" * 40)
    line = ann.sit("t0", "NV")
    server.table("t1")
    server.table("t2")
    assert set(live) == {"t0", "t1", "t2"}
    server.table("t1")
    server.table("t3")
    assert set(live) == {"t0", "t1", "t3"}  # t2 had been idle longest, and t0 is looked at
    others = [ann.sit("t1", "NV"), ann.sit("t3", "NV")]
    server.table("t2")
    assert set(live) == {"t1", "t2", "t3"}
    assert line.closed() == 1013
    assert ann.sit("t0", "NV").made == 60  # who comes again finds the table as it was
    assert len(others) == 2
