"""Who holds a seat: by a cookie that we gave, by a link that is his; and what he is told of those who know more."""

from __future__ import annotations

import re
import time
from contextlib import suppress

import httpx
import pytest
from server import SAIGON, Browser, Server, random_game, two_browsers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from indochina.web.headers import HEADERS_SIZE
from indochina.web.tokens import COOKIE, cookie_in, hashed, new_cookie, signed


def refused(answer, status):
    assert answer.status_code == status, answer.text
    assert list(answer.json()) == ["error"]
    sentence = answer.json()["error"]
    assert sentence.strip() and "\n" not in sentence
    return sentence


def player(browser, id, seat):
    return browser.get(f"/api/tables/{id}").json()["seats"][seat]["player"]


def sits(browser, id, seat):
    line = browser.sit(id, seat)
    assert line.seat == seat
    return line


# --- cookies --------------------------------------------------------------------------------------------------


def test_a_cookie_of_backslashes_takes_no_time():
    """The standard library's reader takes ten seconds for it, in which nobody else is served."""
    value = COOKIE.encode() + b'="' + b"\\" * 60_000 + b'"'
    before = time.process_time()
    assert cookie_in([(b"cookie", value)]) is None
    assert time.process_time() - before < 2


@pytest.mark.parametrize("path", ["/", "/api/tables", "/static/style.css"])
def test_headers_are_limited(server, path):
    for value in ("\\" * 60_000, "x" * HEADERS_SIZE):
        answer = httpx.get(server.url + path, headers={"cookie": f'{COOKIE}="{value}"'})
        assert "16 kB" in refused(answer, 431)
        assert "content-security-policy" in answer.headers
    many = httpx.get(server.url + path, headers=[(f"x-{n}", "x" * 500) for n in range(40)])
    refused(many, 431)
    assert httpx.get(server.url + path, headers={"x": "y" * (HEADERS_SIZE // 2)}).status_code == 200


def test_a_socket_with_long_headers_is_refused(server):
    ann = Browser(server)
    url = f"ws://{server.host}/api/tables/{ann.make()['id']}/socket"
    long = [(f"x-{n}", "x" * 7_000) for n in range(3)]
    with pytest.raises(InvalidStatus, match="403"), connect(url, additional_headers=long):
        pass
    with connect(url, additional_headers=long[:2]) as wire:
        assert wire.recv()
    ann.close()


@pytest.mark.parametrize(
    ("header", "found"),
    [
        (b"indochina=" + b"a" * 43, "a" * 43),
        (b"other=1; indochina=" + b"a" * 43 + b"; more=2", "a" * 43),
        (b" indochina=" + b"a" * 43 + b" ", "a" * 43),
        (b"indochina=; indochina=" + b"a" * 43, "a" * 43),
        (b"xindochina=" + b"a" * 43, None),
        (b'indochina="' + b"a" * 43 + b'"', None),
        (b"indochina=", None),
        (b"indochina=" + b"a" * 129, None),
        (b"indochina=" + b"\xe9" * 43, None),
        (b"indochina", None),
        (b"", None),
    ],
)
def test_our_cookie_among_others(header, found):
    assert cookie_in([(b"host", b"x"), (b"cookie", header)]) == found


def test_only_what_we_signed_is_ours():
    secret, other = b"1" * 32, b"2" * 32
    cookies = {new_cookie(secret) for _ in range(20)}
    assert len(cookies) == 20
    for cookie in cookies:
        assert re.fullmatch(r"[\w-]{43}", cookie)
        assert signed(secret, cookie) and not signed(other, cookie)
        changed = ("A" if cookie[0] != "A" else "B") + cookie[1:]
        assert not signed(secret, changed)
    for cookie in ("", "a" * 43, "a" * 40, "_" * 43):
        assert not signed(secret, cookie)


@pytest.mark.parametrize("cookie", ["a" * 43, "x" * 40, "known-to-the-attacker-" * 2])
def test_a_made_up_cookie_is_nobody(server, cookie):
    """Whoever plants one in another's browser does not know what that browser holds."""
    victim = Browser(server)
    victim.http.headers["cookie"] = f"{COOKIE}={cookie}"
    answer = victim.post("/api/tables", json=SAIGON)
    given = answer.cookies[COOKIE]
    assert given != cookie and "set-cookie" in answer.headers
    eve = Browser(server, cookie)
    assert eve.get("/api/tables").json() == {"tables": []}
    refused(eve.delete(f"/api/tables/{answer.json()['id']}"), 403)
    joined = victim.join(answer.json()["links"]["SV"])
    assert joined.cookies[COOKIE] not in (cookie, given)
    for browser in (victim, eve):
        browser.close()


def test_a_cookie_from_before_they_were_signed_goes_on(server):
    """Whoever holds a seat or made a table by it is known."""
    old = "o" * 43
    id = server.put(random_game("saigon75", 3, 5), {"NV": [old], "SV": ["p" * 43]}, id=f"old{time.time_ns()}")
    ann = Browser(server, old)
    sits(ann, id, "NV").close()
    answer = ann.post("/api/tables", json=SAIGON)
    assert answer.status_code == 201 and "set-cookie" not in answer.headers
    assert {table["id"] for table in ann.get("/api/tables").json()["tables"]} == {id, answer.json()["id"]}
    ann.close()


def test_a_browser_becomes_known_once(server):
    ann = Browser(server)
    answer = ann.post("/api/browser")
    assert (answer.status_code, answer.content) == (204, b"")
    cookie = ann.cookie
    assert "httponly" in answer.headers["set-cookie"].lower()
    for again in (ann.post("/api/browser"), ann.post("/api/tables", json=SAIGON)):
        assert "set-cookie" not in again.headers
    assert ann.cookie == cookie
    ann.close()


def test_a_cookie_is_good_after_a_restart_too(tmp_path):
    first = Server(tmp_path / "tables.db")
    ann = Browser(first)
    ann.post("/api/browser")
    cookie = ann.cookie
    ann.close()
    first.stop()
    second = Server(tmp_path / "tables.db")
    again = Browser(second, cookie)
    assert "set-cookie" not in again.post("/api/browser").headers
    again.close()
    second.stop()


# --- taking a seat --------------------------------------------------------------------------------------------


def test_a_lost_answer_does_not_lose_the_seat(browser):
    """The seat is taken, the answer never comes: the same browser asks again and sits."""
    ann, bob, eve = browser(), browser(), browser()
    table = ann.make()
    link = table["links"]["SV"]
    bob.post("/api/browser")
    for _ in range(3):
        joined = bob.join(link)
        assert joined.status_code == 200
        assert joined.json()["seats"]["SV"]["player"] == "you"
    refused(eve.join(link), 403)
    sits(bob, table["id"], "SV").close()
    assert bob.join(link).json()["seats"]["SV"]["player"] == "you"
    refused(eve.join(link), 403)


def test_who_sits_elsewhere_gains_nothing_by_a_used_link(browser):
    ann, bob = browser(), browser()
    table = ann.make()
    bob.join(table["links"]["SV"])
    again = ann.join(table["links"]["SV"])
    assert again.json()["seats"]["SV"]["player"] == "taken" and again.json()["seats"]["NV"]["player"] == "you"
    assert ann.line(table["id"], "SV").closed() == 4403


def test_a_new_link_for_a_seat_whose_holder_never_came(browser):
    """A browser that lost both the answer and its cookie, or the wrong one, does not keep the seat."""
    ann, lost, bob = browser(), browser(), browser()
    table = ann.make()
    lost.join(table["links"]["SV"])
    seat = ann.get(f"/api/tables/{table['id']}").json()["seats"]["SV"]
    assert (seat["player"], seat["arrived"]) == ("taken", False)
    link = ann.post(f"/api/tables/{table['id']}/seats/SV/link").json()["link"]
    assert player(ann, table["id"], "SV") == "open"
    assert lost.line(table["id"], "SV").closed() == 4403
    assert bob.join(link).status_code == 200
    sits(bob, table["id"], "SV")
    refused(ann.post(f"/api/tables/{table['id']}/seats/SV/link"), 403)


def test_who_has_come_keeps_the_seat_though_he_is_away(browser):
    ann, bob = browser(), browser()
    table = ann.make()
    bob.join(table["links"]["SV"])
    sits(bob, table["id"], "SV").close()
    refused(ann.post(f"/api/tables/{table['id']}/seats/SV/link"), 403)


def test_who_makes_a_link_of_his_own_seat_keeps_it(browser):
    """Even if he has not opened the table yet."""
    ann, bob = browser(), browser()
    table = ann.make()
    bob.join(table["links"]["SV"])
    assert bob.post(f"/api/tables/{table['id']}/seats/SV/link").status_code == 200
    sits(bob, table["id"], "SV").close()


# --- who else holds it ----------------------------------------------------------------------------------------


def test_a_seat_tells_its_holder_who_else_holds_it(browser, server):
    ann, bob, id = two_browsers(server)
    line = sits(bob, id, "SV")
    assert line.table["seats"]["SV"]["others"] == 0
    telephone = browser()
    joined = telephone.join(bob.post(f"/api/tables/{id}/seats/SV/link").json()["link"])
    assert joined.json()["seats"]["SV"]["others"] == 1
    while line.until("table")["table"]["seats"]["SV"]["others"] != 1:
        pass
    assert ann.get(f"/api/tables/{id}").json()["seats"]["SV"]["others"] == 0, "nobody else's business"
    assert browser().get(f"/api/tables/{id}").json()["seats"]["SV"]["others"] == 0


def test_a_holder_can_hold_his_seat_alone(browser, server):
    ann, bob, id = two_browsers(server)
    sits(bob, id, "SV").close()
    link = bob.post(f"/api/tables/{id}/seats/SV/link").json()["link"]
    eve = browser()
    eve.join(link)
    watching = sits(eve, id, "SV")
    refused(ann.delete(f"/api/tables/{id}/seats/SV/others"), 403)
    refused(browser().delete(f"/api/tables/{id}/seats/SV/others"), 403)
    refused(bob.delete(f"/api/tables/{id}/seats/XX/others"), 403)
    assert bob.delete(f"/api/tables/{id}/seats/SV/others").status_code == 204
    assert watching.closed() == 4403
    assert player(bob, id, "SV") == "you" and player(eve, id, "SV") == "taken"
    refused(eve.join(link), 403)


def test_who_gives_a_seat_away_does_not_hold_it_any_more(browser, server):
    ann = browser()
    id = ann.make(seats={"NV": "me", "SV": "me"})["id"]
    line = sits(ann, id, "SV")
    link = ann.post(f"/api/tables/{id}/seats/SV/link?give=true").json()["link"]
    assert player(ann, id, "SV") == "you", "until somebody has it"
    bob, eve = browser(), browser()
    joined = bob.join(link).json()
    assert joined["seats"]["SV"] == {"player": "you", "name": "SV", "arrived": True, "others": 0}
    assert line.closed() == 4403
    assert player(ann, id, "SV") == "taken"
    assert ann.line(id, "SV").closed() == 4403
    refused(ann.post(f"/api/tables/{id}/seats/SV/link"), 403)
    refused(eve.join(link), 403)
    assert bob.join(link).json()["seats"]["SV"]["player"] == "you"
    theirs = sits(bob, id, "SV")
    assert theirs.choose(theirs.ask["options"][0]["key"])["made"] == 1


def test_who_gave_a_seat_away_cannot_choose_for_it(browser, server):
    """Not even with a choice that is on its way."""
    ann = browser()
    id = ann.make(seats={"NV": "me", "SV": "me"})["id"]
    line = sits(ann, id, "SV")
    key = line.ask["options"][0]["key"]
    browser().join(ann.post(f"/api/tables/{id}/seats/SV/link?give=true").json()["link"])
    with suppress(ConnectionClosed):
        line.send("choose", version=0, key=key)
    assert line.closed() == 4403
    assert server.table(id).game.made == 0


# --- who knows the dice ---------------------------------------------------------------------------------------


def foreseen(browser, id):
    return browser.get(f"/api/tables/{id}").json()["foreseen"]


def test_a_seed_nobody_chose_is_nobodys(browser, server):
    ann, bob, id = two_browsers(server)
    assert not foreseen(ann, id) and not foreseen(bob, id)
    assert ann.get(f"/api/tables/{id}/save").headers["content-disposition"].endswith('.record"')
    ann.post(f"/api/tables/{id}/report", json={})
    assert not foreseen(bob, id)


@pytest.mark.parametrize("give", ["", "?give=true"])
def test_whoever_joins_a_table_whose_seed_was_chosen_is_told(browser, give):
    ann, bob = browser(), browser()
    refused(ann.post("/api/tables", json={**SAIGON, "seed": 7}), 422)
    id = ann.make(seats={"NV": "me", "SV": "me"}, seed=7)["id"]
    joined = bob.join(ann.post(f"/api/tables/{id}/seats/SV/link{give}").json()["link"])
    assert joined.json()["foreseen"]
    assert sits(bob, id, "SV").table["foreseen"] and foreseen(browser(), id)


def test_whoever_joins_an_imported_game_is_told(browser):
    ann, bob = browser(), browser()
    first = ann.make(seats={"NV": "me", "SV": "me"})["id"]
    save = ann.get(f"/api/tables/{first}/save").content
    id = ann.post("/api/tables/import", content=save).json()["id"]
    joined = bob.join(ann.post(f"/api/tables/{id}/seats/SV/link?give=true").json()["link"])
    assert joined.json()["foreseen"] and sits(bob, id, "SV").table["foreseen"]


@pytest.mark.parametrize("how", ["save", "report"])
def test_whoever_joins_a_game_whose_save_has_gone_out_is_told(browser, how):
    """In it are the dice to come: whoever has it can play ahead, and then let others in."""
    ann, bob = browser(), browser()
    id = ann.make(seats={"NV": "me", "SV": "me"})["id"]
    line = sits(ann, id, "NV")
    assert not line.table["foreseen"]
    answer = ann.get(f"/api/tables/{id}/save") if how == "save" else ann.post(f"/api/tables/{id}/report", json={})
    assert answer.status_code == 200
    assert line.until("table")["table"]["foreseen"]
    joined = bob.join(ann.post(f"/api/tables/{id}/seats/SV/link?give=true").json()["link"])
    assert joined.json()["foreseen"]


def test_a_game_given_on_before_its_save_went_out_is_as_any_other(browser):
    ann, bob = browser(), browser()
    id = ann.make(seats={"NV": "me", "SV": "me"})["id"]
    bob.join(ann.post(f"/api/tables/{id}/seats/SV/link?give=true").json()["link"])
    assert ann.get(f"/api/tables/{id}/save").headers["content-disposition"].endswith('.record"')
    assert not foreseen(bob, id)


def test_of_a_finished_game_there_is_nothing_to_know(browser, server):
    id = server.put(random_game("saigon75", 6, 100_000), {"NV": ["n" * 40], "SV": ["s" * 40]}, id=f"f{time.time_ns()}")
    eve = browser()
    assert eve.get(f"/api/tables/{id}/save").headers["content-disposition"].endswith('.save"')
    assert not foreseen(eve, id)
    assert not server.do(server.app.state.tables.store.table(id)).foreseen


def test_the_store_knows_no_cookie(browser, server):
    ann = browser()
    ann.make()
    with open(server.store, "rb") as file, open(f"{server.store}-wal", "rb") as more:
        kept = file.read() + more.read()
    assert ann.cookie.encode() not in kept and hashed(ann.cookie) in kept
