"""Who may call this server, and by what name: a name that somebody else made point here is not ours."""

from __future__ import annotations

import http.client
import json
from functools import partial

import pytest
import uvicorn
from server import SAIGON, Browser, Server
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from indochina import Error
from indochina.cli import app
from indochina.web import names
from indochina.web.names import Names, hostname, names_of, public_origin
from indochina.web.tokens import COOKIE


def ask(server, *hosts, method="GET", path="/api/games", body=None, **headers):
    """A request with these Host headers, and no other."""
    line = http.client.HTTPConnection(server.host, timeout=20)
    line.putrequest(method, path, skip_host=True)
    for host in hosts:
        line.putheader("Host", host)
    for name, value in headers.items():
        line.putheader(name.replace("_", "-"), value)
    if body is not None:
        line.putheader("Content-Length", str(len(body)))
        line.putheader("Content-Type", "application/json")
    line.endheaders(body)
    answer = line.getresponse()
    text = answer.read()
    line.close()
    return answer, text


def port_of(server):
    return server.host.partition(":")[2]


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example:{port}", "localhost.evil.example", "10.0.0.1", ""],
)
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/static/style.css", "/nowhere"])
def test_another_name_is_not_ours(server, host, path):
    answer, text = ask(server, host.format(port=port_of(server)), path=path)
    assert answer.status == 421
    assert list(json.loads(text)) == ["error"] and "--public-url" in json.loads(text)["error"]
    assert answer.headers["content-security-policy"]


def test_a_page_whose_name_was_made_to_point_here_learns_and_does_nothing(server):
    """DNS rebinding: to its browser the page at evil.example is this server's own."""
    ann = Browser(server)
    id = ann.make()["id"]
    evil = f"evil.example:{port_of(server)}"
    page = {"Origin": f"http://{evil}", "Cookie": f"{COOKIE}={ann.cookie}"}
    for method, path in (
        ("GET", f"/api/tables/{id}"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("DELETE", f"/api/tables/{id}"),
    ):
        answer, text = ask(server, evil, method=method, path=path, body=json.dumps(SAIGON).encode(), **page)
        assert answer.status == 421 and id.encode() not in text
    url = f"ws://{server.host}/api/tables/{id}/socket"
    with pytest.raises(InvalidStatus), connect(url, additional_headers={**page, "Host": evil}):
        pass
    assert len(ann.get("/api/tables").json()["tables"]) == 1
    ann.close()


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}", "LOCALHOST", "localhost:80", "[::1]:{port}"])
def test_our_own_names(server, host):
    answer, _ = ask(server, host.format(port=port_of(server)))
    assert answer.status == 200


def test_one_name_and_no_more(server):
    answer, _ = ask(server, "localhost", "evil.example")
    assert answer.status in (400, 421)
    answer, _ = ask(server)
    assert answer.status in (400, 421)


def scope(host, server=("127.0.0.1", 8765), **headers):
    rows = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {"headers": [(b"host", host.encode()), *rows], "server": server}


def test_the_address_a_connection_came_in_by_is_ours():
    """So friends on the same network reach a server on 0.0.0.0 by its number, whatever it is today."""
    known = Names()
    assert known.ours(scope("192.168.1.5:8765", ("192.168.1.5", 8765)))
    assert known.ours(scope("192.168.1.5:8765", ("::ffff:192.168.1.5", 8765)))
    assert known.ours(scope("[fe80::1]:8765", ("fe80::1", 8765)))
    assert not known.ours(scope("192.168.1.6:8765", ("192.168.1.5", 8765)))
    assert not known.ours(scope("", ("", 0)))
    assert not known.ours(scope("friend", None))


def test_a_server_on_every_address_goes_by_the_name_of_its_machine(monkeypatch):
    monkeypatch.setattr(names.socket, "gethostname", lambda: "Pavilion.lan")
    known = Names(names_of("0.0.0.0"))
    for host in ("pavilion.lan:8765", "Pavilion.local", "localhost"):
        assert known.ours(scope(host))
    assert not known.ours(scope("evil.example"))
    assert names_of("games.lan") == ["games.lan"]


def test_the_public_address_is_ours():
    known = Names(public="https://Games.example")
    assert known.ours(scope("games.example")) and known.ours(scope("games.example:443"))
    # whether or not the proxy passes on the name it was called by
    assert known.own_page(scope("games.example", origin="https://games.example"))
    assert known.own_page(scope("127.0.0.1:8765", origin="https://games.example"))
    assert not known.own_page(scope("127.0.0.1:8765", origin="https://evil.example"))
    assert not known.own_page(scope("127.0.0.1:8765", origin="null"))
    assert not Names().own_page(scope("127.0.0.1:8765", origin="https://games.example"))


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://games.example", "https://games.example"),
        ("https://games.example/", "https://games.example"),
        ("https://games.example:443", "https://games.example"),
        ("http://games.example:8080", "http://games.example:8080"),
    ],
)
def test_a_public_address(url, origin):
    assert public_origin(url) == origin


@pytest.mark.parametrize(
    "url",
    ["games.example", "ftp://games.example", "https://", "https://a/b", "https://a?b", "https://a:x", "https://[", ""],
)
def test_what_is_no_public_address(url):
    with pytest.raises(Error, match=r"https://games\.example"):
        public_origin(url)


def test_names_of_hosts():
    assert hostname("a.b:80") == "a.b" and hostname("[::1]:80") == "::1" and hostname("[0:0::1]") == "::1"
    assert hostname("[::1") == "" and hostname("[::1]x") == "" and hostname("") == ""


# --- proxies --------------------------------------------------------------------------------------------------


@pytest.fixture
def served(monkeypatch, tmp_path):
    """What `indochina serve` would have uvicorn do, given these arguments."""
    return partial(serve, monkeypatch, tmp_path)


def serve(monkeypatch, tmp_path, *arguments):
    asked = {}
    monkeypatch.setattr(uvicorn, "run", lambda *_, **how: asked.update(how))
    for variable in (
        names.NAMES_VARIABLE,
        names.PUBLIC_VARIABLE,
        names.FRIENDS_VARIABLE,
        "INDOCHINA_STORE",
        "INDOCHINA_IDLE",
        "INDOCHINA_SERVERS",
    ):
        monkeypatch.setenv(variable, "")
    result = CliRunner().invoke(app, ["serve", "--store", str(tmp_path / "games.db"), *arguments])
    return result, asked


@pytest.fixture
def at_home(monkeypatch):
    """A machine with one address in a network."""
    monkeypatch.setattr(names, "addresses", lambda: ["192.168.1.5"])


def test_only_this_machine_is_heard_unless_asked_for(served, at_home):
    _, asked = served()
    assert asked["host"] == "127.0.0.1"
    assert Names.from_environment().only_here
    served("--host", "localhost")
    assert Names.from_environment().only_here


def test_lan_listens_for_friends_and_prints_where_they_come_to(served, at_home):
    result, asked = served("--lan", "--port", "8799")
    assert asked["host"] == "0.0.0.0"
    assert "Friends on the same network open http://192.168.1.5:8799/" in result.output
    known = Names.from_environment()
    assert known.friends == "http://192.168.1.5:8799" and not known.only_here
    assert known.ours(scope("192.168.1.5:8799", None))


def test_every_address_is_for_friends_too(served, at_home):
    served("--host", "0.0.0.0", "--port", "8799")
    assert Names.from_environment().friends == "http://192.168.1.5:8799"
    assert names.friends_origin("10.0.0.7", 80) == "http://10.0.0.7:80"
    assert names.friends_origin("fd00::7", 80) == "http://[fd00::7]:80"
    assert names.friends_origin("127.0.0.2", 80) == ""


@pytest.mark.parametrize(("arguments", "sentence"), [(["--lan"], "no address"), (["--lan", "--host", "::1"], "--host")])
def test_lan_without_a_network_or_with_a_host_is_refused_in_a_sentence(served, monkeypatch, arguments, sentence):
    monkeypatch.setattr(names, "addresses", list)
    result, asked = served(*arguments)
    assert not asked and result.exit_code == 2 and sentence in result.output


def test_the_addresses_of_this_machine_are_those_others_can_use():
    """Never its own name for itself, and none twice."""
    found = names.addresses()
    assert len(found) == len(set(found))
    assert not any(address.startswith("127.") or address == "0.0.0.0" for address in found)


def test_links_for_friends_name_what_friends_can_reach():
    """Who plays on the server's own machine sends the network's address; who came by another name sends that."""
    home = Names(friends="http://192.168.1.5:8765")
    for host in ("localhost:8765", "127.0.0.1:8765", "[::1]:8765"):
        assert home.for_friends(scope(host)) == "http://192.168.1.5:8765"
    assert home.for_friends(scope("pavilion.local:8765")) == ""
    public = Names(public="https://games.example", friends="")
    assert public.for_friends(scope("localhost:8765")) == "https://games.example" and not public.only_here
    assert Names().for_friends(scope("localhost:8765")) == "" and not Names().only_here


def test_nobody_is_believed_who_forwards_unless_named(served):
    _, asked = served()
    assert asked["proxy_headers"] is False and asked["forwarded_allow_ips"] == ""
    _, asked = served("--behind-proxy", "10.0.0.1", "--behind-proxy", "10.1.0.0/16")
    assert asked["proxy_headers"] is True and asked["forwarded_allow_ips"] == "10.0.0.1,10.1.0.0/16"


def test_what_serve_leaves_for_its_processes(served):
    served("--host", "127.0.0.1", "--public-url", "https://games.example/")
    known = Names.from_environment()
    assert known.public == "https://games.example"
    assert known.ours(scope("games.example")) and known.ours(scope("127.0.0.1")) and not known.ours(scope("x.example"))


@pytest.mark.parametrize(
    "arguments", [("--public-url", "games.example"), ("--behind-proxy", "proxy.example"), ("--behind-proxy", "*")]
)
def test_a_bad_option_is_refused_in_a_sentence(served, arguments):
    result, asked = served(*arguments)
    assert result.exit_code != 0 and not asked
    assert isinstance(result.exception, Error | SystemExit)


@pytest.mark.parametrize(("trusted", "secure"), [("127.0.0.1", True), ("10.0.0.1", False), ("", False)])
def test_only_a_proxy_that_was_named_says_who_calls(tmp_path, trusted, secure):
    server = Server(tmp_path / "tables.db", listening={"proxy_headers": bool(trusted), "forwarded_allow_ips": trusted})
    try:
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4", "x-forwarded-host": "evil.example"}
        browser = Browser(server)
        answer = browser.post("/api/tables", json=SAIGON, headers=headers)
        assert answer.status_code == 201
        assert ("secure" in answer.headers["set-cookie"].lower()) is secure
        browser.close()
    finally:
        server.stop()
