"""Whatever is sent: a refusal in one sentence, the game untouched, the server alive."""

from __future__ import annotations

import json
import random
import re
import socket
from contextlib import suppress

import pytest
from server import PATIENCE, SAIGON, Browser, Server, random_game, two_browsers
from websockets.exceptions import ConnectionClosed

from indochina.core import saves

LONE = "\ud800"  # half of a surrogate pair: JSON can say it, UTF-8 cannot


@pytest.fixture(scope="module")
def table(server):
    """A table of Saigon 75 where SV is asked: Ann (NV), Bob (SV) and the table's id."""
    ann, bob, id = two_browsers(server)
    yield ann, bob, id
    ann.close()
    bob.close()


@pytest.fixture(autouse=True)
def untouched(server, table):
    """After each of these tests the game is as it was, and the server answers."""
    _, bob, id = table
    before = server.hash(id)
    yield
    assert server.hash(id) == before
    assert bob.get("/api/games").status_code == 200
    assert bob.get(f"/api/tables/{id}").status_code == 200


def refused(answer, *statuses):
    assert answer.status_code in statuses, (answer.status_code, answer.text[:300])
    assert list(answer.json()) == ["error"]
    sentence = answer.json()["error"]
    assert sentence.strip() and "\n" not in sentence and "Traceback" not in sentence
    assert "content-security-policy" in answer.headers
    return sentence


def nested(depth):
    return "[" * depth + "]" * depth


# --- REST -----------------------------------------------------------------------------------------------------

BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "not UTF-8": b'{"game": "\xff\xfe"}',
    "a list": b"[]",
    "null": b"null",
    "a number": b"1e999",
    "no game": b"{}",
    "game of a wrong type": b'{"game": 7}',
    "game of another type": b'{"game": ["fitl"]}',
    "unknown game": b'{"game": "saigon76"}',
    "a path for a game": b'{"game": "../../etc/passwd"}',
    "a module for a game": b'{"game": "core"}',
    "NUL in the game": b'{"game": "fitl\\u0000"}',
    "half a character in the game": b'{"game": "\\ud800"}',
    "unknown scenario": b'{"game": "fitl", "scenario": "long"}',
    "unknown option": b'{"game": "fitl", "options": {"winner": "US"}}',
    "unknown value": b'{"game": "saigon75", "options": {"hand": "4"}}',
    "option of a wrong type": b'{"game": "saigon75", "options": {"hand": 3}}',
    "half a character in an option": b'{"game": "saigon75", "options": {"hand": "\\ud800"}}',
    "half a character for an option": b'{"game": "saigon75", "options": {"\\ud800": []}}',
    "option against the seats": b'{"game": "fitl", "seats": {"US": "me"}, "options": {"us": "nonplayer"}}',
    "unknown seat": b'{"game": "fitl", "seats": {"NLF": "me"}}',
    "unknown kind of player": b'{"game": "fitl", "seats": {"US": "random"}}',
    "seat of a wrong type": b'{"game": "fitl", "seats": {"US": null}}',
    "half a character for a seat": b'{"game": "fitl", "seats": {"\\ud800": "me"}}',
    "half a character for a seat of a wrong kind": b'{"game": "fitl", "seats": {"\\ud800": 1}}',
    "too many seats": json.dumps({"game": "fitl", "seats": {str(n): "me" for n in range(11)}}).encode(),
    "unknown language": b'{"game": "fitl", "language": "de"}',
    "long title": json.dumps({"game": "fitl", "title": "x" * 81}).encode(),
    "NUL in the title": b'{"game": "saigon75", "title": "a\\u0000b"}',
    "half a character in the title": b'{"game": "saigon75", "title": "\\udfff"}',
    "negative seed": b'{"game": "saigon75", "seed": -1}',
    "huge seed": b'{"game": "saigon75", "seed": 1' + b"0" * 400 + b"}",
    "monstrous seed": b'{"game": "saigon75", "seed": 1' + b"0" * 5000 + b"}",
    "seed of a wrong type": b'{"game": "saigon75", "seed": "seven"}',
    "unknown field": b'{"game": "saigon75", "deck": ["E-01"]}',
    "half a character for a field": b'{"game": "saigon75", "\\ud800": 1}',
    "deep": b'{"game": ' + nested(20_000).encode() + b"}",
    "deep and open": b"[" * 50_000,
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_no_table_is_made_of_a_bad_body(table, body):
    ann, _, _ = table
    before = len(ann.get("/api/tables").json()["tables"])
    refused(ann.post("/api/tables", content=body, headers={"content-type": "application/json"}), 400, 422)
    assert len(ann.get("/api/tables").json()["tables"]) == before


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""])
def test_other_types_than_json(table, kind):
    refused(table[0].post("/api/tables", content=b"game=fitl", headers={"content-type": kind}), 400, 422)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b'{"token": ""}',
        b'{"token": 5}',
        b'{"token": "short"}',
        b'{"token": "\\ud800"}',
        b'{"token": "0123456789abcdef\\ud800"}',
        b'{"token": "0123456789abcdef\\u0000"}',
        b'{"token": "0123456789abcdef\' OR 1=1 --"}',
        b'{"token": "0123456789abcdef", "seat": "SV"}',
        json.dumps({"token": "x" * 129}).encode(),
        b'{"token": ' + nested(20_000).encode() + b"}",
    ],
)
def test_a_bad_token_opens_nothing(server, table, body):
    eve = Browser(server)
    refused(eve.post(f"/api/tables/{table[2]}/join", content=body), 400, 403, 422)
    assert eve.get(f"/api/tables/{table[2]}").json()["seats"]["SV"]["player"] == "taken"
    eve.close()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"text": 5}',
        b'{"client": []}',
        b'{"other": 1}',
        b'{"text": "\\ud800"}',
        json.dumps({"text": "x" * 8001}).encode(),
        b'{"client": ' + nested(20_000).encode() + b"}",
    ],
)
def test_a_bad_report_is_refused(table, body):
    refused(table[0].post(f"/api/tables/{table[2]}/report", content=body), 400, 422)


@pytest.mark.parametrize(
    "client",
    [
        {"a": LONE},
        {LONE: 1},
        {"a": 10**30},
        {"a": [None, True, 1.5, {"b": "\0"}]},
        {"a": float("nan")},
        {"a": json.loads(nested(300))},
        {"a": json.loads(nested(900))},
    ],
    ids=["half a character", "half a character for a name", "huge", "odd", "not a number", "nested", "deep"],
)
def test_a_report_of_an_odd_client(table, client):
    """What a client tells of itself is taken or refused, but never a fault."""
    body = json.dumps({"client": client}).encode()
    answer = table[0].post(f"/api/tables/{table[2]}/report", content=body)
    assert answer.status_code == 200 or refused(answer, 400, 422)
    if answer.status_code == 200:
        answer.json()


@pytest.mark.parametrize(
    "id",
    [
        "x" * 24,
        "' OR 1=1 --",
        "x'; DROP TABLE tables; --" + "x" * 9,
        "%00" * 9,
        "a" * 7,
        "a" * 65,
        "a" * 5000,
        "%F0%9F%98%80" * 9,
        "%ED%A0%80" * 9,
        "..%2f..%2fetc%2fpasswd",
        "$(id)xxxxxxx",
        "%25s%25s%25s%25s",
    ],
)
def test_an_id_that_is_none(server, table, id):
    ann, _, _ = table
    for answer in (
        ann.get(f"/api/tables/{id}"),
        ann.delete(f"/api/tables/{id}"),
        ann.get(f"/api/tables/{id}/save"),
        ann.post(f"/api/tables/{id}/join", json={"token": "x" * 43}),
        ann.post(f"/api/tables/{id}/report", json={}),
        ann.post(f"/api/tables/{id}/seats/NV/link"),
    ):
        refused(answer, 404, 405, 422)


@pytest.mark.parametrize(
    "seat", ["XX", "nv", "%00", "' OR 1=1 --", "x" * 21, "%F0%9F%98%80", "%ED%A0%80", "..", "chance"]
)
def test_a_seat_that_is_none(table, seat):
    refused(table[0].post(f"/api/tables/{table[2]}/seats/{seat}/link"), 404, 405, 422)


@pytest.mark.parametrize("path", ["/api/games", "/api/tables", "/api/games/fitl/board"])
@pytest.mark.parametrize("language", ["de", "", "EN", "../en", "%00", "en&language=xx"])
def test_a_language_that_is_none(table, path, language):
    refused(table[0].get(f"{path}?language={language}"), 422)


@pytest.mark.parametrize(
    "game", ["dienbienphu", "core", "..", "%2e%2e", "web", "fitl%00", "%ED%A0%80", "x" * 41, "__init__"]
)
def test_a_game_that_is_none(table, game):
    refused(table[0].get(f"/api/games/{game}/board"), 404, 422)


PATHS = [
    "/static/../app.py",
    "/static/..%2fapp.py",
    "/static/%2e%2e/app.py",
    "/static/%2e%2e%2fapp.py",
    "/static/....//app.py",
    "/static/..%5capp.py",
    "/static//etc/passwd",
    "/static/%00",
    "/static/style.css%00.js",
    "/static/" + "x" * 5000,
    "/static/",
    "/static/boards",
    "/static/boards/../../tables.py",
    "/static/.",
    "/static/%ED%A0%80",
    "/static/%252e%252e/app.py",
    "/static/" + "../" * 20 + "etc/passwd",
    "//etc/passwd",
    "/../app.py",
    "/.git/config",
    "/table",
    "/table/a/b",
    "/api",
    "/docs",
    "/openapi.json",
    "/static/__pycache__",
    "/static/style.css/x",
]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out(server, path):
    """Asked raw: a client library would tidy the path first."""
    status, body = raw(server, f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
    assert status in (400, 404, 405, 307), (status, body[:200])
    assert b"import" not in body and b"root:" not in body
    if status == 404:
        assert list(json.loads(body)) == ["error"]


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS", "HEAD", "BREW"])
def test_other_methods(table, method):
    for path in ("/api/tables/import", "/api/games", f"/api/tables/{table[2]}/join", "/", "/static/style.css"):
        answer = table[0].http.request(method, path)
        assert answer.status_code in (404, 405, 422) or (method == "HEAD" and answer.status_code == 200), (path, answer)


# --- sizes ----------------------------------------------------------------------------------------------------


def raw(server, request, more=b""):
    """Send bytes, read all that comes: the status and the body."""
    with socket.create_connection(server.host.split(":"), PATIENCE) as wire:
        wire.sendall(request)
        with suppress(OSError):  # the server may have heard enough
            wire.sendall(more)
        head, body = b"", b""
        while b"\r\n\r\n" not in head:
            head += wire.recv(65536)
        head, _, body = head.partition(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", head)
        while length and len(body) < int(length[1]):
            body += wire.recv(65536)
    return int(head.split()[1]), body


def chunked(total, size=65536):
    part = b"%x\r\n" % size + b"x" * size + b"\r\n"
    return part * (total // size) + b"0\r\n\r\n"


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/import", "/api/tables/{id}/join", "/api/tables/{id}/report", "/nowhere"]
)
def test_ten_megabytes_are_too_much(server, table, path):
    path = path.format(id=table[2])
    answer = table[0].post(path, content=b"x" * 10_000_000)
    assert "larger than" in refused(answer, 413)
    head = f"POST {path} HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    status, body = raw(server, f"{head}Content-Length: 10000000\r\n\r\n".encode())  # refused before it is sent
    assert (status, list(json.loads(body))) == (413, ["error"])


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/import", "/api/tables/{id}/join", "/api/tables/{id}/report"]
)
def test_ten_megabytes_in_chunks_are_too_much(server, table, path):
    def body():
        for _ in range(160):
            yield b" " * 65536

    refused(table[0].post(path.format(id=table[2]), content=body()), 413)


def test_a_body_that_does_not_need_to_be_read(server, table):
    """Also where nobody reads the body, endless chunks do not keep the server."""
    head = f"GET /api/games HTTP/1.1\r\nHost: {server.host}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    status, _ = raw(server, head.encode(), chunked(10_000_000))
    assert status in (200, 413)


def test_a_small_body_may_not_be_large(table):
    refused(table[0].post("/api/tables", json={**SAIGON, "title": "x" * 70_000}), 413)
    assert table[0].post("/api/tables/import", content=b"x" * 70_000).status_code == 400


def test_twenty_tables_a_minute(tmp_path):
    server = Server(tmp_path / "few.db", tables_a_minute=20)
    try:
        browsers = [Browser(server) for _ in range(25)]
        answers = [browser.post("/api/tables", json=SAIGON) for browser in browsers]
        assert [answer.status_code for answer in answers] == [201] * 20 + [429] * 5
        assert "20 a minute" in refused(answers[-1], 429)
        refused(browsers[0].post("/api/tables/import", content=b"x"), 429)
        assert browsers[0].get("/api/tables").status_code == 200
    finally:
        server.stop()


# --- saves ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def save():
    game = random_game("saigon75", 11, 40)
    return [json.loads(json.dumps(line)) for line in saves.lines(game)]


def written(lines):
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def test_the_save_itself_is_good(table, save):
    assert table[0].post("/api/tables/import", content=written(save)).status_code == 201


FOREIGN = {
    "nothing": b"",
    "empty lines": b"\n\n\n",
    "no save": b"hello",
    "JSON": b'{"a": 1}',
    "a list": b"[]",
    "null": b"null",
    "binary": bytes(range(256)),
    "deep": b"[" * 100_000,
    "deep header": b'{"indochina": 1, "start": ' + nested(50_000).encode() + b"}",
    "a picture": b"\x89PNG\r\n\x1a\n" * 50,
    "UTF-16": '{"indochina": 1}'.encode("utf-16"),
    "a record": b'{"indochina-record": 1, "game": "saigon75"}',
}


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN)
def test_a_foreign_file_is_no_save(table, content):
    before = len(table[0].get("/api/tables").json()["tables"])
    refused(table[0].post("/api/tables/import", content=content), 400, 422)
    assert len(table[0].get("/api/tables").json()["tables"]) == before


HEADERS = {
    "newer format": {"indochina": 2},
    "newer rules": {"rules": 10**6},
    "unknown game": {"game": "tonkin9"},
    "a module": {"game": "core"},
    "no start": {"start": None},
    "no then": {"then": 5},
    "rules of a wrong type": {"rules": "2"},
    "unknown chance": {"chance": "luck"},
    "dice on a table": {"chance": "person"},
    "unknown language": {"language": "de"},
    "language of a wrong type": {"language": ["en"]},
    "unknown player": {"seats": {"NV": "nobody", "SV": "human"}},
    "player of a wrong type": {"seats": {"NV": {"a": 1}}},
    "seats of a wrong type": {"seats": [1]},
    "unknown seat": {"seats": {"XX": "human"}},
}


@pytest.mark.parametrize("change", HEADERS.values(), ids=HEADERS)
def test_a_save_with_a_bad_header(table, save, change):
    refused(table[0].post("/api/tables/import", content=written([{**save[0], **change}, *save[1:]])), 400, 422)


def test_a_save_by_a_newer_version_says_so(table, save):
    newer = written([{**save[0], "rules": 10**6}, *save[1:]])
    assert "update indochina" in refused(table[0].post("/api/tables/import", content=newer), 400)


def test_a_truncated_save(server, table, save):
    """Cut off anywhere: what is whole is read, or it is refused. A line torn at the end is not a choice yet."""
    content = written(save)
    rng = random.Random(3)
    for cut in [*rng.sample(range(len(content)), 12), 10, len(content) - 2]:
        answer = table[0].post("/api/tables/import", content=content[:cut])
        if answer.status_code == 201:
            assert answer.json()["made"] == content[:cut].count(b'"choice"') or answer.json()["made"] <= 40
            assert table[0].get(f"/api/tables/{answer.json()['id']}").status_code == 200
        else:
            refused(answer, 400, 422)


ODD = [None, True, -1, 10**30, 1.5, "", "x", LONE, "\0", [], [[]], {}, {"a": 1}, "E-01", "saigon", float("inf")]


def odd_places(value, path=()):
    """Every place inside a save's line."""
    yield path
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from odd_places(part, (*path, key))


def put(value, path, new):
    if not path:
        return new
    copied = value.copy()
    copied[path[0]] = put(value[path[0]], path[1:], new)
    return copied


@pytest.mark.parametrize("seed", range(3))
def test_a_save_with_something_odd_anywhere(table, save, seed):
    """Never a fault; and what is taken can be looked at and played on."""
    ann, _, _ = table
    rng = random.Random(seed)
    for _ in range(25):
        n = rng.choice([0, 0, len(save) - 1, rng.randrange(len(save))])
        path = rng.choice(list(odd_places(save[n]))[1:])
        odd = rng.choice(ODD)
        lines = [*save[:n], put(save[n], path, odd), *save[n + 1 :]]
        if rng.random() < 0.5:  # a reader that cannot replay goes on from the snapshot
            lines = (
                [{**lines[0], "start": {**lines[0]["start"], "turn": 3}}, *lines[1:]] if n else lines[:1] + lines[-1:]
            )
        answer = ann.post("/api/tables/import", content=written(lines))
        if answer.status_code != 201:
            refused(answer, 400, 422)
            continue
        id = answer.json()["id"]
        assert ann.get(f"/api/tables/{id}").status_code == 200, (path, odd)
        assert ann.get(f"/api/tables/{id}/save").status_code == 200, (path, odd)
        line = ann.sit(id)
        line.close()


# --- sockets --------------------------------------------------------------------------------------------------

MESSAGES = {
    "nothing": "",
    "no JSON": "{",
    "a list": "[]",
    "null": "null",
    "a number": "5",
    "no type": "{}",
    "unknown type": '{"type": "win"}',
    "type of a wrong type": '{"type": {}}',
    "no version": '{"type": "choose", "key": "saigon"}',
    "no key": '{"type": "choose", "version": 0}',
    "version of a wrong type": '{"type": "choose", "version": "0", "key": "saigon"}',
    "huge version": '{"type": "choose", "version": 1' + "0" * 3000 + ', "key": "saigon"}',
    "version out of range": '{"type": "choose", "version": 1e400, "key": "saigon"}',
    "negative version": '{"type": "choose", "version": -1, "key": "saigon"}',
    "unknown field": '{"type": "choose", "version": 0, "key": "saigon", "seat": "NV"}',
    "unknown key": '{"type": "choose", "version": 0, "key": "hanoi"}',
    "NUL": '{"type": "choose", "version": 0, "key": "\\u0000"}',
    "half a character": '{"type": "choose", "version": 0, "key": "\\ud800"}',
    "key of a wrong type": '{"type": "choose", "version": 0, "key": ["saigon"]}',
    "a label for a key": '{"type": "choose", "version": 0, "key": "Saigon"}',
    "deep": '{"x": ' + nested(1900) + ', "type": "ping"}',
    "deep and open": "[" * 4000,
    "5 kB": '{"type": "odds", "key": "' + "x" * 5000 + '"}',
    "5 kB of wide letters": '{"type": "odds", "key": "' + "é" * 2500 + '"}',
    "unknown seat": '{"type": "sit", "seat": "XX"}',
    "the other seat": '{"type": "sit", "seat": "NV"}',
    "seat of a wrong type": '{"type": "sit", "seat": []}',
    "chance": '{"type": "sit", "seat": "chance"}',
    "unknown language": '{"type": "sit", "seat": "SV", "language": "de"}',
    "odds of nothing": '{"type": "odds", "key": "nothing"}',
    "a moment to come": '{"type": "moment", "made": 10000}',
    "a moment before": '{"type": "moment", "made": -1}',
    "a huge moment": '{"type": "moment", "made": 1' + "0" * 3000 + "}",
    "steps before": '{"type": "steps", "from": -5, "to": -1}',
    "half steps": '{"type": "steps", "from": 0}',
    "undo of nothing": '{"type": "undo", "version": 0}',
    "redo of nothing": '{"type": "redo", "version": 0}',
    "reset of nothing": '{"type": "reset", "version": 0}',
}


@pytest.mark.parametrize("message", MESSAGES.values(), ids=MESSAGES)
def test_a_bad_message_is_refused(table, message):
    _, bob, id = table
    line = bob.sit(id, "SV")
    assert line.version == 0
    line.wire.send(message)
    answer = line.until("refused")
    assert 400 <= answer["status"] < 500
    assert answer["message"].strip() and "\n" not in answer["message"]
    assert line.request("ping", "pong")["type"] == "pong"
    line.close()


def test_a_binary_message_is_refused(table):
    _, bob, id = table
    line = bob.sit(id, "SV")
    key = line.ask["options"][0]["key"]
    for content in (b"", b"\xff\x00", json.dumps({"type": "choose", "version": 0, "key": key}).encode()):
        line.wire.send(content)
        assert line.until("refused", "update")["status"] == 400
    assert line.request("ping", "pong")["type"] == "pong"
    line.close()


def test_steps_that_are_not_there(table):
    _, bob, id = table
    line = bob.sit(id, "SV")
    for first, last in ((0, 0), (5, 3), (0, 10**30), (10**30, 0), (10**6, 10**7)):
        assert line.request("steps", **{"from": first, "to": last})["steps"] == []
    line.close()


def test_a_message_of_a_megabyte_ends_the_socket(table):
    _, bob, id = table
    line = bob.sit(id, "SV")
    line.wire.send("x" * 1_000_000)
    assert line.closed() == 1009


@pytest.mark.parametrize(
    "query",
    ["seat=XX", "seat=NV", "seat=chance", "seat=%00", "seat=%ED%A0%80", "seat=SV&seat=NV&seat=", "seat=%27%20OR%201"],
)
def test_a_seat_that_is_not_yours(server, table, query):
    eve = Browser(server)
    line = eve.line(table[2] + "/socket?" + query + "&x=", None)
    assert line.closed() in (4403, 1006)
    assert "view" not in "".join(line.heard)
    eve.close()


def test_a_hundred_messages_at_once(tmp_path):
    server = Server(tmp_path / "slow.db", messages_a_second=(60, 60))
    try:
        bob = Browser(server)
        id = bob.make(seats={"NV": "me", "SV": "me"})["id"]
        line = bob.sit(id, "SV")
        key = line.ask["options"][0]["key"]
        for _ in range(100):
            line.send("ping")
        line.send("choose", version=0, key=key)
        answers = [line.until("pong", "refused", "update") for _ in range(101)]
        too_many = [answer for answer in answers if answer["type"] == "refused"]
        assert len(too_many) >= 30 and {answer["status"] for answer in too_many} == {429}
        assert answers[-1]["type"] == "refused" and server.table(id).game.made == 0
        bob.close()
    finally:
        server.stop()


def test_nothing_is_chosen_in_a_finished_game(server, table):
    game = random_game("saigon75", 8, 100_000)
    id = server.put(game, {"NV": ["a" * 40], "SV": ["b" * 40]}, id="over" * 6)
    before = server.hash(id)
    ann = Browser(server, "a" * 40)
    line = ann.sit(id, "NV")
    assert line.ask is None and line.last["result"] == game.result
    for key in ("done", "saigon", "E-01"):
        answer = line.choose(key)
        assert (answer["type"], answer["status"]) == ("refused", 409)
        assert "over" in answer["message"]
    for what in ("undo", "redo", "reset"):
        assert line.take(what)["status"] == 409
    assert line.request("odds", key="done")["status"] == 409
    assert line.request("why")["blocked"] == []
    assert server.hash(id) == before
    ann.close()


def test_random_bytes_on_a_socket(server, table):
    rng = random.Random(1)
    _, bob, id = table
    line = bob.sit(id, "SV")
    words = [
        "type",
        "choose",
        "key",
        "version",
        "sit",
        "seat",
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        '"',
        "0",
        "-1",
        "null",
        "\\u",
        "é",
        "\0",
    ]
    for _ in range(150):
        line.wire.send("".join(rng.choice(words) for _ in range(rng.randrange(1, 12))))
        assert line.until("refused")["status"] == 400
    line.close()


def test_a_torn_connection_harms_nobody(server, table):
    _, bob, id = table
    for _ in range(5):
        line = bob.sit(id, "SV")
        line.wire.socket.shutdown(socket.SHUT_RDWR)
        with pytest.raises(ConnectionClosed):
            while True:
                line.hear()
    watcher = Browser(server).sit(id)
    assert watcher.online in ({"NV": False, "SV": False}, {"NV": False, "SV": True})
    watcher.close()
