"""How friends come: what the page is told of the server's address, and links as QR codes."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
import segno
from server import Browser, Server

from indochina.web.names import Names
from indochina.web.qr import blocks, svg

LINK = "http://192.168.1.5:8765/table/abcdefgh#seat=abcdefghijklmnop"


@pytest.mark.parametrize(
    ("names", "friends", "only_here"),
    [
        (Names(friends=""), "", True),
        (Names(friends="http://192.168.1.5:8765"), "http://192.168.1.5:8765", False),
        (Names(public="https://games.example", friends=""), "https://games.example", False),
        (Names(), "", False),
    ],
    ids=["this machine", "network", "public", "not said"],
)
def test_the_page_is_told_where_friends_reach_the_server(server, browser, monkeypatch, names, friends, only_here):
    monkeypatch.setattr(server.app.state.names, "friends", names.friends)
    monkeypatch.setattr(server.app.state.names, "public", names.public)
    assert browser().get("/api/address").json() == {"friends": friends, "only_here": only_here}


def test_a_link_is_drawn_as_a_qr_code(browser):
    answer = browser().post("/api/qr", json={"link": LINK})
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "no-store", "the link of a seat is a secret"
    assert answer.content == svg(LINK) != svg(LINK + "q")


@pytest.mark.parametrize("link", ["", "javascript:alert(1)", "http://x/elsewhere", "http://x/table/a b", LINK + "<"])
def test_only_links_of_tables_are_drawn(browser, link):
    assert browser().post("/api/qr", json={"link": link}).status_code == 422


def test_qr_codes_are_limited_by_address(tmp_path):
    server = Server(tmp_path / "tables.db", codes_a_minute=2)
    try:
        ann = Browser(server)
        statuses = [ann.post("/api/qr", json={"link": LINK}).status_code for _ in range(3)]
        ann.close()
    finally:
        server.stop()
    assert statuses == [200, 200, 429]


def modules(border):
    """Which modules of the code are dark."""
    return [[bool(dark) for dark in row] for row in segno.make_qr(LINK).matrix_iter(border=border)]


def test_the_picture_is_the_code_on_a_light_ground_with_its_quiet_zone():
    picture = ElementTree.fromstring(svg(LINK))
    name = "{http://www.w3.org/2000/svg}"
    size = len(modules(4))
    assert picture.tag == f"{name}svg" and picture.get("viewBox") == f"0 0 {size} {size}"
    ground, dark = picture.findall(f"{name}path")
    assert ground.get("fill") == "#fff" and dark.get("stroke") == "#000"


def test_the_code_in_a_terminal_has_two_rows_in_each_line():
    rows = []
    for line in blocks(LINK):
        rows += [[sign in "▀█" for sign in line], [sign in "▄█" for sign in line]]
    wanted = modules(2)
    assert rows[: len(wanted)] == wanted and not any(map(any, rows[len(wanted) :]))
