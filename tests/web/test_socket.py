"""The table over the socket: who may sit and hears what, changing seats, coming back, and bots that play on."""

from __future__ import annotations

import json
import random
import time

import pytest
from server import Browser, Server, as_the_engine_says, refused, two_browsers
from websockets.exceptions import InvalidStatus

SOLO = {"NV": "me", "SV": "solo"}


# --- connecting -----------------------------------------------------------------------------------------------


def test_first_the_table_then_the_state(browser, server):
    ann = browser()
    id = ann.make()["id"]
    line = ann.line(id, "NV")
    table, state = line.hear(), line.hear()
    assert (table["type"], table["viewer"], table["online"], table["history"]) == (
        "table",
        "NV",
        {"NV": True, "SV": False},
        "",
    )
    assert (table["table"]["id"], table["table"]["hidden"], table["table"]["mine"]) == (id, True, True)
    assert (state["type"], state["version"], state["made"], state["log_from"], state["by"]) == ("state", 0, 0, 0, None)
    assert (state["ask"], state["waiting_for"], state["result"]) == (None, ["SV"], None)
    assert (state["undo"], state["redo"]) == (False, False)
    assert state["view"] == server.table(id).game.view("NV")["view"]
    assert line.quiet()


def test_the_question_is_for_its_seat_only(people):
    ann, bob, eve, _ = people
    assert ann.ask is None and eve.ask is None
    ask = bob.ask
    assert (ask["name"], ask["seat"], ask["rule"], ask["trail"], ask["odds"]) == ("setup.place", "SV", "C.3", [], False)
    assert ask["prompt"] and all(option["key"] and option["label"] for option in ask["options"])
    assert ask["options"][0]["target"] == {"space": ask["options"][0]["key"]}


def test_the_words_are_in_the_language_asked_for(browser, server):
    _, bob, id = two_browsers(server)
    english, french = bob.sit(id, "SV"), bob.sit(id, "SV", "fr")
    assert english.ask["prompt"] != french.ask["prompt"]
    assert [o["key"] for o in english.ask["options"]] == [o["key"] for o in french.ask["options"]]
    english.choose(english.ask["options"][0]["key"])
    french.until("update")
    assert english.log[-1]["text"] != french.log[-1]["text"]
    odd = bob.sit(id, "SV", "tlh")
    assert odd.ask["prompt"] == english.ask["prompt"]
    bob.close()


def test_who_may_not_sit(browser, server):
    ann, bob, id = two_browsers(server)
    for one, seat in ((ann, "SV"), (bob, "NV"), (browser(), "NV"), (browser("x" * 43), "NV"), (bob, "XX")):
        line = one.line(id, seat)
        assert line.closed() == 4403
        (told,) = line.heard
        refused(json.loads(told), 403)
    line = browser().line("x" * 24)
    assert line.closed() == 4404


def test_a_page_from_elsewhere_gets_no_socket(browser, server):
    ann, _, id = two_browsers(server)
    for origin in ("http://elsewhere.example", "null", "http://127.0.0.1:1", f"{server.url}.elsewhere.example"):
        with pytest.raises(InvalidStatus) as fault:
            ann.line(id, "NV", origin=origin)
        assert fault.value.response.status_code == 403
    assert ann.sit(id, "NV", origin=server.url).seat == "NV"


def test_two_sockets_of_one_seat(browser, server):
    _, bob, id = two_browsers(server)
    one, other = bob.sit(id, "SV"), bob.sit(id, "SV")
    one.choose(one.ask["options"][0]["key"])
    other.until("update")
    other.choose(other.ask["options"][0]["key"])
    one.until("update")
    as_the_engine_says(server, id, [one, other])
    # the one that is behind is told
    one.send("choose", version=1, key="x")
    refused(one.until("refused"), 409)


def test_everybody_hears_who_comes_and_goes(browser, server):
    ann, bob, id = two_browsers(server)
    here = ann.sit(id, "NV")
    assert here.online == {"NV": True, "SV": False}
    one, other = bob.sit(id, "SV"), bob.sit(id, "SV")
    here.until("online"), here.until("online")
    assert here.online == one.online == {"NV": True, "SV": True}
    one.close()
    assert here.until("online")["online"] == {"NV": True, "SV": True}
    other.close()
    assert here.until("online")["online"] == {"NV": True, "SV": False}
    eve = browser().sit(id)
    assert eve.online == here.until("online")["online"] == {"NV": True, "SV": False}


def test_a_seat_that_is_taken_is_told_to_all(browser, server):
    ann, bob = browser(), browser()
    table = ann.make()
    line = ann.sit(table["id"], "NV")
    assert line.table["seats"]["SV"]["player"] == "open"
    bob.join(table["links"]["SV"])
    assert line.until("table")["table"]["seats"]["SV"]["player"] == "taken"
    assert line.seat == "NV" and "links" not in line.table


def test_a_deleted_table_closes_its_sockets(browser, server):
    ann, bob, id = two_browsers(server)
    lines = [ann.sit(id, "NV"), bob.sit(id, "SV"), browser().sit(id)]
    assert ann.delete(f"/api/tables/{id}").status_code == 204
    assert [line.closed() for line in lines] == [4410] * 3
    assert bob.line(id, "SV").closed() == 4404


def test_ping(people):
    assert people[0].request("ping", "pong") == {"type": "pong"}


# --- sitting elsewhere ----------------------------------------------------------------------------------------


def test_hot_seat(browser, server):
    """Two people at one browser: they sit in turn, and each sees only his own hand."""
    ann, eve = browser(), browser()
    id = ann.make(seats={"NV": "me", "SV": "me"})["id"]
    line, watching = ann.sit(id, "SV"), eve.sit(id)
    rng = random.Random(4)
    hands = {}
    for _ in range(60):
        asked = line.last["waiting_for"][0]
        if asked != line.seat:
            assert line.ask is None
            line.send("sit", seat=asked)
            assert line.until("table")["viewer"] == asked
            line.until("state")
        assert line.ask["seat"] == asked
        hands[asked] = line.view["hand"]
        assert line.choose(rng.choice(line.ask["options"])["key"])["type"] == "update"
    assert set(hands) == {"NV", "SV"} and not set(hands["NV"]) & set(hands["SV"])
    as_the_engine_says(server, id, [line])
    line.send("sit", seat=None)
    line.until("state")
    assert (line.seat, line.ask, line.view["hand"]) == (None, None, [])
    assert line.request("sit", "state", seat="SV", language="fr")["view"]["hand"]
    assert watching.view["hand"] == []


def test_a_gap_is_filled_by_asking_for_the_state(server, people):
    _, bob, eve, id = people
    bob.choose(bob.ask["options"][0]["key"])
    eve.version = 77  # as if something had been missed
    with pytest.raises(AssertionError):
        eve.until("update")
    state = eve.request("state")
    assert state["log_from"] == 0 and state["by"]["seat"] == "SV"
    as_the_engine_says(server, id, [eve])


def test_coming_back_gives_the_state(browser, server):
    _, bob, id = two_browsers(server)
    line = bob.sit(id, "SV")
    line.choose(line.ask["options"][0]["key"])
    line.close()
    again = bob.sit(id, "SV")
    assert (again.version, again.made, again.view, again.log) == (line.version, 1, line.view, line.log)
    assert again.ask == line.ask and again.last["undo"]


# --- bots -----------------------------------------------------------------------------------------------------


def test_bots_play_on_by_themselves(browser, server):
    ann = browser()
    id = ann.make(seats=SOLO, seed=5)["id"]
    line, eve = ann.sit(id, "NV"), browser().sit(id)
    line.until_asked()
    bots = [json.loads(raw) for raw in line.heard if '"type":"update"' in raw]
    assert bots and all(update["by"]["bot"] and update["by"]["seat"] == "SV" for update in bots)
    assert all(update["by"]["reason"]["text"] for update in bots)
    assert [update["more"] for update in bots] == [True] * (len(bots) - 1) + [False]
    while eve.version < line.version:
        eve.until("update")
    as_the_engine_says(server, id, [line, eve])


def test_a_game_against_bots_is_played_to_its_end(browser, server):
    ann = browser()
    id = ann.make(seats=SOLO, seed=6)["id"]
    line = ann.sit(id, "NV")
    rng = random.Random(6)
    while line.until_asked():
        line.choose(rng.choice(line.ask["options"])["key"])
    assert line.last["result"]["winner"] in ("NV", "SV")
    as_the_engine_says(server, id, [line])
    (listed,) = ann.get("/api/tables").json()["tables"]
    assert (listed["over"], listed["result"], listed["waiting_for"]) == (True, line.last["result"], [])


def test_nobody_answers_for_a_bot(browser, server):
    ann = browser()
    id = ann.make(seats=SOLO, seed=5)["id"]
    assert ann.line(id, "SV").closed() == 4403


def test_a_table_of_bots_alone_plays_while_it_is_watched(browser, server):
    ann = browser()
    id = ann.make(seats={"NV": "solo", "SV": "solo"}, seed=3)["id"]
    time.sleep(0.2)
    assert server.table(id).game.made == 0
    line = browser().sit(id)
    for _ in range(30):
        line.until("update")
    line.close()
    time.sleep(0.3)
    stopped = server.table(id).game.made
    time.sleep(0.3)
    assert stopped == server.table(id).game.made or server.table(id).game.over
    again = browser().sit(id)
    while again.last["result"] is None:
        again.until("update")
    as_the_engine_says(server, id, [again])


def test_bots_play_on_after_a_restart(browser, tmp_path):
    """The server ends while a bot is to play; another starts: the bots go on, and nothing told is lost."""
    first = Server(tmp_path / "tables.db")
    ann = Browser(first)
    id = ann.make(game="fitl", seats={"US": "me"}, seed=12)["id"]
    line = ann.sit(id, "US")
    while line.made < 6:
        if line.ask:
            line.choose(line.ask["options"][0]["key"])
        else:
            line.until("update")
    told = line.made
    cookie = ann.cookie
    ann.close()
    first.stop()
    second = Server(tmp_path / "tables.db")
    try:
        bob = Browser(second, cookie)
        again = bob.sit(id, "US")
        assert again.made >= told
        again.until_asked()
        assert again.ask["seat"] == "US"
        as_the_engine_says(second, id, [again])
        bob.close()
    finally:
        second.stop()


def test_an_idle_table_is_forgotten_and_comes_back(browser, tmp_path):
    server = Server(tmp_path / "tables.db", idle=0.2)
    try:
        bob = Browser(server)
        id = bob.make(seats={"NV": "me", "SV": "me"})["id"]
        line = bob.sit(id, "SV")
        line.choose(line.ask["options"][0]["key"])
        time.sleep(0.5)
        live = server.app.state.tables.live
        assert id in live  # somebody looks
        line.close()
        until = time.monotonic() + 10
        while id in live and time.monotonic() < until:
            time.sleep(0.05)
        assert id not in live
        again = bob.sit(id, "SV")
        assert (again.view, again.log, again.version) == (line.view, line.log, line.version)
        assert again.last["undo"]
        bob.close()
    finally:
        server.stop()


def test_a_choice_is_made_though_who_made_it_leaves_at_once(browser, server):
    ann, bob, id = two_browsers(server)
    here = ann.sit(id, "NV")
    for n in range(10):
        line = bob.sit(id, "SV")
        line.send("choose", version=line.version, key=line.ask["options"][0]["key"])
        line.wire.socket.close()
        assert here.until("update")["made"] == n + 1
    as_the_engine_says(server, id, [here])
