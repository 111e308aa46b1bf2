"""The rules or a bot fail: nothing is lost, and everybody hears of it in one sentence."""

from __future__ import annotations

import pytest
from server import Browser, Server

from indochina.core.game import Game

SENTENCE = "the program failed here and has changed nothing: please report the problem"


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path / "games.db")
    yield running
    running.stop()


def break_rules(monkeypatch, seat):
    """From now on the rules fail after any choice of this seat."""
    send = Game._send

    def broken(self, key):
        if key is not None and self._answers and self._answers[-1].seat == seat and not self._answers[-1].how:
            raise ZeroDivisionError("a bug")
        return send(self, key)

    monkeypatch.setattr(Game, "_send", broken)


def test_a_choice_the_rules_fail_at_changes_nothing(server, monkeypatch):
    ann = Browser(server)
    id = ann.make(game="saigon75", seats={"NV": "me", "SV": "me"})["id"]
    line = ann.sit(id, "SV")
    before = server.hash(id)
    with monkeypatch.context() as broken:
        break_rules(broken, "SV")
        answer = line.request("choose", "refused", version=line.version, key=line.ask["options"][0]["key"])
    assert (answer["status"], answer["message"]) == (500, SENTENCE)
    assert server.hash(id) == before
    line.choose(line.ask["options"][0]["key"])
    assert server.hash(id) != before


def test_a_bot_that_fails_is_told_and_what_it_did_half_way_is_not_kept(server, monkeypatch):
    ann = Browser(server)
    id = ann.make(game="saigon75", seats={"NV": "solo", "SV": "me"})["id"]
    line = ann.sit(id, "SV")
    with monkeypatch.context() as broken:
        break_rules(broken, "NV")
        while line.ask:
            line.choose(line.ask["options"][-1]["key"])
        assert line.until("refused")["message"] == SENTENCE
        made = line.made
    assert server.table(id).row.id == id
    again = ann.sit(id, "SV")
    assert again.made >= made
    assert again.until_asked()
