"""The table over the socket: choosing, taking back, looking back; who hears what, and bots that play on."""

from __future__ import annotations

import json
import random
import time

import pytest
from server import Browser, Server, merge, pass_on, play, random_game, two_browsers, without_nulls
from websockets.exceptions import InvalidStatus

import indochina
from indochina.core.decision import CHANCE
from indochina.core.dice import Random

SOLO = {"NV": "me", "SV": "solo"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("socket") / "tables.db")
    yield running
    running.stop()


@pytest.fixture
def browser(server):
    """Makes new browsers, and closes them."""
    made = []

    def new(cookie=None, at=None):
        made.append(Browser(at or server, cookie))
        return made[-1]

    yield new
    for one in made:
        one.close()


@pytest.fixture
def people(server):
    """Ann (NV) and Bob (SV) at a table of Saigon 75, and Eve who watches: their lines."""
    ann, bob, id = two_browsers(server)
    eve = Browser(server)
    yield ann.sit(id, "NV"), bob.sit(id, "SV"), eve.sit(id), id
    for one in (ann, bob, eve):
        one.close()


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
        assert [option["key"] for option in line.ask["options"]] == [
            option["key"] for option in shown["decision"]["options"]
        ] if line.ask else "decision" not in shown  # fmt: skip


# --- connecting -----------------------------------------------------------------------------------------------


def test_first_the_table_then_the_state(browser, server):
    ann = browser()
    id = ann.make()["id"]
    line = ann.line(id, "NV")
    table, state = line.hear(), line.hear()
    assert (table["type"], table["viewer"], table["online"], table["history"]) == (
        "table", "NV", {"NV": True, "SV": False}, "",
    )  # fmt: skip
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


# --- choosing -------------------------------------------------------------------------------------------------


def test_a_choice_is_told_to_everybody(server, people):
    ann, bob, eve, id = people
    key = bob.ask["options"][3]["key"]
    update = bob.choose(key)
    assert (update["type"], update["from"], update["made"], update["more"]) == ("update", 0, 1, False)
    by = update["by"]
    assert (by["seat"], by["bot"], by["name"], by["key"], by["target"]) == (
        "SV", False, "setup.place", key, {"space": key},
    )  # fmt: skip
    assert (by["reason"], by["dice"]) == (None, [])
    for line in (ann, eve):
        assert line.until("update")["by"] == by
    as_the_engine_says(server, id, people[:3])


def test_a_stale_choice_is_refused_and_the_state_sent_anew(server, people):
    _, bob, _, id = people
    keys = [option["key"] for option in bob.ask["options"]]
    bob.choose(keys[0])
    before = server.hash(id)
    refused(bob.request("choose", "update", version=0, key=keys[1]), 409)
    state = bob.until("state")
    assert (state["version"], state["made"]) == (bob.version, 1)
    refused(bob.request("choose", "update", version=99, key=keys[1]), 409)
    assert server.hash(id) == before
    # the same click sent twice is one choice
    bob.until("state")
    bob.send("choose", version=bob.version, key=keys[0])
    bob.send("choose", version=bob.version, key=keys[0])
    assert bob.until("update", "refused")["type"] == "update"
    refused(bob.until("update", "refused"), 409)
    assert server.table(id).game.made == 2


def test_another_seats_question_is_not_yours_to_answer(server, people):
    ann, bob, eve, id = people
    before, key = server.hash(id), bob.ask["options"][0]["key"]
    for line in (ann, eve):
        refused(line.choose(key), 409)
        line.until("state")
        refused(line.choose(key, sure=True), 409)
        line.until("state")
        refused(line.request("odds", key=key), 409)
        line.until("state")
        assert line.request("why")["blocked"] == []
        for what in ("undo", "redo", "reset"):
            refused(line.take(what), 409)
            line.until("state")
    refused(ann.request("sit", "state", seat="SV"), 403)
    refused(eve.request("sit", "state", seat="SV"), 403)
    assert server.hash(id) == before
    assert bob.quiet()


def test_an_answer_that_is_not_offered(server, people):
    _, bob, _, id = people
    before = server.hash(id)
    for key in ("hanoi", "", "Saigon", "x" * 500):
        refused(bob.choose(key), 422)
    assert server.hash(id) == before


def test_why_something_is_not_offered(browser, server):
    game = until_question(random_game("saigon75", 4, 30), lambda game: len(game.decision.blocked) > 0)
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, id=f"why{time.time_ns()}")
    line = browser(game.decision.seat[0].lower() * 40).sit(id, game.decision.seat)
    found = line.request("why")
    assert found["version"] == line.version
    assert {one["key"] for one in found["blocked"]} == set(game.decision.blocked)
    assert all(one["why"] for one in found["blocked"])
    assert not {one["key"] for one in found["blocked"]} & {option["key"] for option in line.ask["options"]}


def test_a_whole_turn_by_two_browsers(server, people):
    ann, bob, eve, id = people
    rng = random.Random(2)
    lines = {"NV": ann, "SV": bob}
    while ann.view["turn"] == 1:
        play(lines, rng, 1, [eve])
    assert ann.made > 5 and ann.view["turn"] == 2
    as_the_engine_says(server, id, people[:3])
    assert ann.view["hand"] != bob.view["hand"] and eve.view["hand"] == []


# --- the whole of a game --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, options, choices",
    [
        ("saigon75", {}, 100_000),
        ("saigon75", {"hand": "8", "momentum": "open"}, 100_000),
        ("fitl", {}, 150),
        ("fitl", {"deception": "on"}, 100),
    ],
)
def test_patches_and_log_add_up(browser, server, name, options, choices):
    """Applying every update from the beginning gives exactly what a newcomer sees, for each seat and a spectator."""
    rng = random.Random(f"{name}{options}")
    ann = browser()
    seats = indochina.rules(name).SEATS
    id = ann.make(game=name, options=options, seats=dict.fromkeys(seats, "me"))["id"]
    lines = {seat: ann.sit(id, seat) for seat in seats}
    eve = browser().sit(id)
    turned = 0

    def sometimes_back():
        nonlocal turned
        for line in lines.values():
            if line.last["undo"] and rng.random() < 0.1:
                what = rng.choice(["undo", "reset"])
                made, went = line.made, line.take(what)
                assert went["type"] == "update" and went["made"] < made and went["version"] < went["from"]
                pass_on(other for other in (*lines.values(), eve) if other is not line)
                turned += 1
                break

    play(lines, rng, choices, [eve], sometimes_back)
    assert turned > 3
    as_the_engine_says(server, id, [*lines.values(), eve])
    for seat, line in (*lines.items(), (None, eve)):
        fresh = (ann if seat else browser()).sit(id, seat)
        assert (without_nulls(line.view), line.log, line.version) == (
            without_nulls(fresh.view), fresh.log, fresh.version,
        )  # fmt: skip
    if name == "saigon75":
        assert eve.last["result"] and eve.last["waiting_for"] == []


@pytest.mark.parametrize(
    "name, options, choices", [("saigon75", {}, 90), ("fitl", {}, 60), ("fitl", {"deception": "on"}, 40)]
)
def test_looking_back(browser, server, name, options, choices):
    """Moments and steps are what the engine says of that moment, and steps add up."""
    game = random_game(name, 21, choices, options=options)
    seats = game.rules.SEATS
    id = server.put(game, {seat: [seat * 20] for seat in seats}, id=f"back{time.time_ns()}")
    for seat in (*seats, None):
        line = browser(seat * 20 if seat else None).sit(id, seat)
        steps = line.request("steps", **{"from": 0, "to": choices})
        assert (steps["from"], len(steps["steps"])) == (0, choices)
        first = line.request("moment", made=0)
        assert (first["of"], first["by"], first["log_to"]) == (choices, None, game.at(0).noted)
        view, log = first["view"], [e for e in line.log if e["n"] < first["log_to"]]
        for step in steps["steps"]:
            view = merge(view, step["patch"])
            log = [entry for entry in log if entry["n"] < step["log_from"]] + step["log"]
            if step["made"] % 7 and step["made"] < choices:
                continue
            then = game.at(step["made"])
            moment = line.request("moment", made=step["made"])
            assert moment["view"] == then.view(seat)["view"]
            assert without_nulls(view) == without_nulls(moment["view"])
            assert moment["log_to"] == then.noted
            assert moment["waiting_for"] == ([then.decision.seat] if then.decision else [])
            assert moment["by"] == {key: step[key] for key in moment["by"]}
            assert log == [entry for entry in line.log if entry["n"] < moment["log_to"]]
        assert without_nulls(view) == without_nulls(line.view)
        some = line.request("steps", **{"from": 10, "to": 15})
        assert some["steps"] == steps["steps"][10:15]


def test_looking_back_leaves_the_game_alone(server, people):
    ann, bob, eve, id = people
    play({"NV": ann, "SV": bob}, random.Random(1), 10, [eve])
    before, version = server.hash(id), bob.version
    for made in range(11):
        eve.request("moment", made=made)
    eve.request("steps", **{"from": 0, "to": 10})
    assert server.hash(id) == before and bob.quiet()
    bob.request("state")
    assert bob.version == version


# --- taking back ----------------------------------------------------------------------------------------------


def test_undo_and_redo(server, people):
    ann, bob, eve, id = people
    first = server.hash(id)
    keys = [option["key"] for option in bob.ask["options"][:2]]
    assert bob.choose(keys[0])["undo"] is True
    second = server.hash(id)
    bob.choose(keys[1])
    third = server.hash(id)
    pass_on([ann, ann, eve, eve])
    assert bob.last["undo"] and not ann.last["undo"] and not eve.last["undo"]
    refused(ann.take("undo"), 409)
    undone = bob.take("undo")
    assert (undone["made"], undone["undo"], undone["redo"], undone["by"]) == (1, True, True, None)
    pass_on([eve])
    assert eve.last["undo"] is eve.last["redo"] is False
    assert server.hash(id) == second
    assert bob.take("undo")["made"] == 0
    assert server.hash(id) == first and not bob.last["undo"]
    refused(bob.take("undo"), 409)
    bob.until("state")
    pass_on([eve])
    assert [bob.take("redo")["made"], bob.take("redo")["made"]] == [1, 2]
    pass_on([eve, eve])
    assert server.hash(id) == third
    refused(bob.take("redo"), 409)
    bob.until("state")
    # another choice after an undo ends what could be done again
    bob.take("undo")
    assert bob.choose(keys[0])["redo"] is False
    refused(bob.take("redo"), 409)
    pass_on([eve, eve])
    as_the_engine_says(server, id, [eve])


def test_a_stale_undo_is_refused(server, people):
    _, bob, _, id = people
    bob.choose(bob.ask["options"][0]["key"])
    before = server.hash(id)
    for what in ("undo", "redo", "reset"):
        refused(bob.request(what, "update", version=0), 409)
        bob.until("state")
    assert server.hash(id) == before


def test_reset_goes_back_to_where_play_came_to_one(server, people):
    ann, bob, eve, id = people
    first = server.hash(id)
    for _ in range(4):
        bob.choose(bob.ask["options"][0]["key"])
        pass_on([ann, eve])
    reset = bob.take("reset")
    assert (reset["made"], reset["undo"]) == (0, False)
    pass_on([ann, eve])
    assert server.hash(id) == first
    as_the_engine_says(server, id, people[:3])


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


def test_dice_cannot_be_taken_back(browser, server):
    id, lines, seat, key = put_where(
        server, browser, lambda game, after, answers, key: any(a.seat == CHANCE for a in answers)
    )
    line = lines[seat]
    update = line.choose(key)
    assert update["by"]["dice"] or server.table(id).game.rolled
    assert update["undo"] is False
    before = server.hash(id)
    for what in ("undo", "reset"):
        assert "dice" in refused(line.take(what), 409)
    assert server.hash(id) == before


def test_another_persons_choice_cannot_be_taken_back(browser, server):
    id, lines, seat, key = put_where(
        server, browser,
        lambda game, after, answers, key: (
            after.decision is not None and after.decision.seat != game.decision.seat and len(answers) == 1
        ),
    )  # fmt: skip
    mine = lines.pop(seat)
    (theirs,) = lines.values()
    assert mine.choose(key)["undo"] is True  # nobody has answered yet
    pass_on([theirs])
    theirs.choose(theirs.ask["options"][0]["key"])
    mine.until("update")
    assert mine.last["undo"] is False
    before = server.hash(id)
    for what in ("undo", "reset"):
        refused(mine.take(what), 409)
    assert server.hash(id) == before


def test_reset_stops_at_dice(browser, server):
    """One's own choices after a die go, those before it stay."""
    id, lines, seat, key = put_where(
        server, browser,
        lambda game, after, answers, key: (
            any(a.seat == CHANCE for a in answers) and after.decision is not None
            and after.decision.seat == game.decision.seat
            and after.clone().choose(after.decision.keys[0]).version == after.version + 1
        ),
    )  # fmt: skip
    line = lines[seat]
    line.choose(key)
    made, rolled = line.made, server.hash(id)
    assert line.choose(line.ask["options"][0]["key"])["undo"] is True
    assert line.take("reset")["made"] == made
    assert server.hash(id) == rolled
    assert line.last["undo"] is False


def test_bots_choices_can_be_taken_back_with_ones_own(browser, server):
    """Over a bot's choices without dice one may go back; the bot then answers anew."""
    ann = browser()
    for seed in range(30):
        id = ann.make(seats={"NV": "solo", "SV": "me"}, seed=seed)["id"]
        line = ann.sit(id, "SV")
        line.until_asked()
        for _ in range(40):
            before, made = server.hash(id), line.made
            line.choose(line.ask["options"][0]["key"])
            line.until_asked()
            if line.ask is None:
                break
            if line.last["undo"] and line.last["by"]["bot"]:
                bots, after = line.made - made - 1, server.hash(id)
                assert bots > 0
                assert line.take("undo")["made"] == made
                assert server.hash(id) == before
                line.take("redo")
                line.until_asked()
                assert server.hash(id) == after
                return
        line.close()
    pytest.fail("no bot ever played without dice")


def test_the_end_of_a_game_among_people_is_final(browser, server):
    """Everybody may have the save of a finished game: going on from there would be with open cards."""
    game = random_game("saigon75", 9, 100_000)
    back = next(n for n in range(game.made - 1, 0, -1) if game.at(n).decision)
    id = server.put(game.at(back), {"NV": ["n" * 40], "SV": ["s" * 40]}, id=f"end{time.time_ns()}")
    lines = {seat: browser(seat[0].lower() * 40).sit(id, seat) for seat in ("NV", "SV")}
    play(lines, random.Random(1), 1000)
    before = server.hash(id)
    for line in lines.values():
        assert line.last["result"] and not line.last["undo"] and not line.last["redo"]
        for what in ("undo", "reset", "redo"):
            refused(line.take(what), 409)
    assert server.hash(id) == before


# --- confirming -----------------------------------------------------------------------------------------------


def test_a_choice_that_passes_play_is_confirmed(browser, server):
    id, lines, seat, key = put_where(
        server, browser,
        lambda game, after, answers, key: (
            after.decision is not None and after.decision.seat != game.decision.seat and len(answers) == 1
        ),
    )  # fmt: skip
    line, before = lines[seat], server.hash(id)
    assert line.choose(key, confirm=True) == {"type": "confirm", "version": line.version, "key": key}
    assert server.hash(id) == before
    assert all(other.quiet() for other in lines.values())
    assert line.choose(key, confirm=True, sure=True)["type"] == "update"


def test_a_choice_that_does_not_pass_play_needs_no_confirming(people):
    _, bob, _, _ = people
    assert bob.choose(bob.ask["options"][0]["key"], confirm=True)["type"] == "update"


def test_confirming_does_not_look_at_dice(browser, server):
    """Whether to confirm is the same whatever the dice to come, though who is asked next may depend on them."""
    id, lines, seat, key = put_where(
        server, browser,
        lambda game, after, answers, key: (
            len(answers) > 1 and answers[1].seat == CHANCE and answers[1].name.startswith("dice")
        ),
    )  # fmt: skip
    table = server.table(id)
    real = table.game
    said = set()
    for seed in range(20):
        table.game = real.determinize(seat, Random(seed))
        said.add(table._passes_play(key))
    table.game = real
    assert len(said) == 1
    wanted = "confirm" if said.pop() else "update"
    assert lines[seat].choose(key, confirm=True)["type"] == wanted


def test_the_end_of_a_turn_is_confirmed_though_dice_follow(browser, server):
    """The set-up of South Vietnam ends with dice for the North's activations."""
    ann = browser()
    id = ann.make(game="saigon75", seats={"NV": "open", "SV": "me"})["id"]
    line = ann.sit(id, "SV")
    assert line.choose("suggested", confirm=True)["type"] == "confirm"


def test_a_card_that_is_drawn_is_confirmed(browser, server):
    _, lines, seat, key = put_where(
        server, browser,
        lambda game, after, answers, key: len(answers) > 1 and answers[1].name in ("event.draw", "event.replacement"),
    )  # fmt: skip
    assert lines[seat].choose(key, confirm=True)["type"] == "confirm"


# --- odds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name, how", [("saigon75", {}), ("fitl", {}), ("tonkin", {"scenario": "hanoi"})])
def test_odds_of_what_leads_to_dice(browser, server, name, how):
    def has_odds(game):
        if game.decision.name not in game.rules.ODDS:
            return False
        return any(odds_of(game, key) for key in game.decision.keys)

    def odds_of(game, key):
        from indochina.core.odds import odds

        return odds(game, key, game.decision.seat, game.messages).outcomes

    game = until_question(random_game(name, 3, 10, **how), has_odds)
    id = server.put(game, {seat: [seat * 20] for seat in game.rules.SEATS}, id=f"odds{time.time_ns()}")
    line = browser(game.decision.seat * 20).sit(id, game.decision.seat)
    assert line.ask["odds"]
    before = server.hash(id)
    told = 0
    for key in game.decision.keys:
        found = line.request("odds", key=key)
        assert (found["type"], found["key"], found["version"]) == ("odds", key, line.version)
        assert isinstance(found["exact"], bool) and isinstance(found["assuming"], str)
        titles = {}
        for outcome in found["outcomes"]:
            titles[outcome["title"]] = titles.get(outcome["title"], 0) + outcome["probability"]
        assert all(abs(total - 1) < 0.01 for total in titles.values())
        told += len(titles)
    assert told and server.hash(id) == before
    refused(line.request("odds", key="nothing"), 422)


# --- looking things up ----------------------------------------------------------------------------------------

POSITION = (
    "scenario: hanoi; stage: {stage}; until: hanoi; air: 2; airstrike: 3; vm_rp: 6; fef_rp: 6;"
    "Thai Nguyen: vm-hq, vm-sd-1; T15: tieu-doan-1, {one}; U13: tieu-doan-2, {other}; AA13: tieu-doan-5, 48-320;"
    "Hanoi: fef-hq, fef-sd-1, gm-1; Haiphong: fef-sd-2, 1-rcc; W15: gm-4, 2-2-rei; V13: gm-2; Lang Son: 10-bpcp;"
    "objective: Lang Son; rumour: Haiphong; seed: 5"
)


def tonkin_table(server, browser, stage, one="36-308, 98-316", other="88-308, 174-316, 9-304"):
    """A game of Tonkin at a table, and who sits at it; `one` and `other` lie hidden under Tieu Doan."""
    game = indochina.position("tonkin", POSITION.format(stage=stage, one=one, other=other))
    id = server.put(game, {"VM": ["v" * 20], "FEF": ["f" * 20]}, id=f"tonkin{time.time_ns()}")
    return browser("v" * 20).sit(id, "VM"), browser("f" * 20).sit(id, "FEF"), browser().sit(id)


def test_how_far_the_units_of_a_stack_get(browser, server):
    """3.1 Each unit with its own hexes, what they cost and the way there; nothing has happened by looking."""
    _, fef, _ = tonkin_table(server, browser, "fef.move")
    found = fef.request("look", name="reach", at="W15")
    assert (found["type"], found["name"], found["at"], found["version"]) == ("look", "reach", "W15", fef.version)
    groups = found["data"]["groups"]
    assert sorted(unit for group in groups for unit in group["units"]) == ["2-2-rei", "gm-4"]
    for way in (way for group in groups for way in group["hexes"].values() if way["kind"] == "walk"):
        assert way["path"][0] == "W15" and way["cost"] > 0
    assert fef.quiet()


def test_a_question_shows_what_each_answer_costs(browser, server):
    """3.1 The hexes offered to the units that move together, and only to who is asked."""
    vm, fef, eve = tonkin_table(server, browser, "fef.move")
    for key in ("W15", "all", "walk"):
        fef.choose(key)
    assert fef.ask["name"] == "move.to"
    offered = {option["key"] for option in fef.ask["options"] if option["target"]}
    hexes = fef.request("look", name="question")["data"]["hexes"]
    assert hexes.keys() == offered
    assert all(way["path"][0] == "W15" and way["path"][-1] == key for key, way in hexes.items())
    for other in (vm, eve):
        assert other.request("look", name="question")["data"]["hexes"] == {}


def test_supply_and_its_dangers(browser, server):
    """7.0 Of one's own side; who watches sees the side whose move it is."""
    vm, fef, eve = tonkin_table(server, browser, "fef.move")
    supplied = fef.request("look", name="supply")["data"]["hexes"]
    assert supplied["W15"] == {"kind": "supply", "path": ["V15", "W15"]} and "AB12" not in supplied
    danger = fef.request("look", name="danger")["data"]["hexes"]
    assert danger == {"AB12": {"kind": "out"}, "V13": {"kind": "risk"}}, "Lang Son; only Hanoi supplies GM 2"
    assert eve.request("look", name="danger")["data"]["hexes"] == danger
    assert vm.request("look", name="danger")["data"]["hexes"]["T15"] == {"kind": "out"}


LOOKS = [("reach", "T15"), ("reach", "U13"), ("reach", "W15"), ("reach", "V13"), ("supply", ""), ("danger", ""),
         ("question", "")]  # fmt: skip


def test_looking_shows_nothing_that_is_hidden(browser, server):
    """1.5 Two games that differ only below the tops of VM stacks answer France and who watches with the same bytes."""
    hidden = [("36-308, 98-316", "88-308, 174-316, 9-304"), ("45-351, tieu-doan-3", "tieu-doan-4, 151-351, 36-308")]
    for stage in ("fef.move", "vm.move"):
        told = []
        for one, other in hidden:
            vm, fef, eve = tonkin_table(server, browser, stage, one, other)
            if stage == "vm.move":  # some of them are about to leave
                vm.choose("T15")
                vm.choose(one.split(", ")[0])
                vm.choose("go")
                assert vm.ask["name"] == "move.to"
                fef.until("update")
            for line in (fef, eve):
                line.request("state")
            heard = []
            for line in (fef, eve):
                for name, at in LOOKS:
                    assert line.request("look", name=name, at=at)["type"] == "look"
                    heard.append(line.heard[-1])
            own = vm.request("look", name="reach", at="T15")["data"]["groups"]
            assert sum(len(group["units"]) for group in own) == 3
            told.append(heard)
        assert told[0] == told[1]


def test_the_odds_of_a_fight_are_told_before_it(browser, server):
    """6.4, 6.8 Strengths, DRM item by item and chances of what an answer leads to; 1.5 of what France can see."""
    told = []
    for other in ("88-308, 174-316, 9-304", "tieu-doan-3, tieu-doan-4, 45-351"):
        _, fef, _ = tonkin_table(server, browser, "fef.move", other=other)
        for key in ("V13", "overrun"):
            assert fef.choose(key)["type"] == "update"
        assert fef.ask["name"] == "move.overrun" and fef.ask["odds"] == [o["key"] for o in fef.ask["options"]]
        found = fef.request("odds", key="U13")
        texts = [item["text"] for item in found["items"]]
        assert texts[0] == "9 against 1" and texts[-1] == "DRM in all"
        assert sum(int(item["value"]) for item in found["items"][1:-1]) >= int(found["items"][-1]["value"])
        chances = {}
        for outcome in found["outcomes"]:
            chances[outcome["title"]] = chances.get(outcome["title"], 0) + outcome["probability"]
        assert len(chances) == 3 and all(abs(total - 1) < 0.01 for total in chances.values())
        assert "in sight" in found["assuming"]
        told.append(fef.heard[-1])
    assert told[0] == told[1]


@pytest.mark.parametrize(
    "asked, status",
    [
        ({"name": "treasure"}, 422),
        ({"name": "reach", "at": "Z99"}, 422),
        ({"name": "reach"}, 422),
        ({"name": "supply", "at": "V15"}, 422),
        ({"name": "reach", "at": "V" * 3000}, 422),
        ({"name": "reach", "at": "V" * 5000}, 413),
        ({"name": "reach", "at": 7}, 400),
        ({"at": "V15"}, 400),
        ({"name": "reach", "at": "V15", "seat": "VM"}, 400),
    ],
)
def test_what_cannot_be_looked_up(browser, server, asked, status):
    _, fef, _ = tonkin_table(server, browser, "fef.move")
    assert len(refused(fef.request("look", **asked), status)) < 200
    assert fef.request("look", name="reach", at="V15")["type"] == "look"


def test_a_game_with_nothing_to_look_up(people):
    ann, _, _, _ = people
    assert "Saigon 75" in refused(ann.request("look", name="reach", at="hue"), 422)


@pytest.mark.parametrize("language, words", [("en", "Reconstructed for Hanoi"), ("fr", "Reconstitué pour Hanoï")])
def test_what_is_not_as_printed_is_told(browser, server, language, words):
    """The rules say which data of a scenario are reconstructed: in the lobby, and at the table."""
    ann = browser()
    for game in ann.get("/api/games", params={"language": language}).json()["games"]:
        for scenario in game["scenarios"]:
            assert bool(scenario["notice"]) == (game["name"] == "tonkin")
            if scenario["name"] == "hanoi":
                assert words in scenario["notice"]
    id = ann.make(game="tonkin", scenario="hanoi", seats={"VM": "me", "FEF": "solo"})["id"]
    assert words in ann.line(id, "VM", language).hear()["notice"]
    id = ann.make()["id"]
    assert ann.line(id, "NV", language).hear()["notice"] == ""


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
