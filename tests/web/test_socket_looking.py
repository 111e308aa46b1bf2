"""Looking over the socket: back at moments of the game, and things up on the board."""

from __future__ import annotations

import random
import time

import pytest
from server import merge, play, random_game, refused, without_nulls

import indochina

# --- looking back ---------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("name", "choices"), [("saigon75", 90), ("fitl", 60), ("tonkin", 120)])
def test_the_story_leads_from_one_moment_to_the_other(browser, server, name, choices):
    """The patches of its entries and what is left over add up; it has the entries the viewer may read, and the dice."""
    game = random_game(name, 21, choices)
    seats = game.rules.SEATS
    id = server.put(game, {seat: [seat * 20] for seat in seats}, id=f"told{time.time_ns()}")
    for seat in (*seats, None):
        line = browser(seat * 20 if seat else None).sit(id, seat)
        story = line.request("story", **{"from": 10, "to": choices - 5})
        view = line.request("moment", made=10)["view"]
        entries = [entry for action in story["actions"] for entry in action["entries"]]
        for entry in entries:
            view = merge(view, entry["patch"])
        view = merge(view, story["rest"])
        assert without_nulls(view) == without_nulls(line.request("moment", made=choices - 5)["view"])
        read = [(entry["n"], entry["made"], entry["text"]) for entry in line.log if 10 < entry["made"] <= choices - 5]
        assert [(entry["n"], entry["made"], entry["text"]) for entry in entries] == read
        assert all(action["headline"] and action["entries"] for action in story["actions"])
        page = line.request("since", **{"from": 10, "to": choices - 5})
        acting = [action for action in story["actions"] if any(entry["effects"] for entry in action["entries"])]
        assert [doing["text"] for doing in page["doings"]] == [action["headline"] for action in acting]
        assert page["margins"] and page["lost"]
        assert line.request("story", **{"from": 5, "to": 3})["type"] == "refused"


@pytest.mark.parametrize("name", ["saigon75", "fitl"])
def test_each_entry_of_the_log_names_the_choice_that_wrote_it(browser, server, name):
    """The moment after that choice has it, the one before has not; secrets of others leave gaps, no shifts."""
    game = random_game(name, 21, 40)
    seats = game.rules.SEATS
    id = server.put(game, {seat: [seat * 20] for seat in seats}, id=f"made{time.time_ns()}")
    for seat in (seats[0], None):
        line = browser(seat * 20 if seat else None).sit(id, seat)
        assert line.log and {entry["made"] for entry in line.log} <= set(range(41))
        for entry in line.log[:: max(1, len(line.log) // 8)]:
            assert entry["n"] < line.request("moment", made=entry["made"])["log_to"]
            if entry["made"]:
                assert entry["n"] >= line.request("moment", made=entry["made"] - 1)["log_to"]


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


LOOKS = [
    ("reach", "T15"),
    ("reach", "U13"),
    ("reach", "W15"),
    ("reach", "V13"),
    ("supply", ""),
    ("danger", ""),
    ("question", ""),
    ("there", "U14"),
    ("there", "S16"),
]


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
        assert texts[0] == "9 against 1" and texts[-1] == "total DRM"
        assert sum(int(item["value"]) for item in found["items"][1:-1]) >= int(found["items"][-1]["value"])
        chances = {}
        for outcome in found["outcomes"]:
            chances[outcome["title"]] = chances.get(outcome["title"], 0) + outcome["probability"]
        assert len(chances) == 3 and all(abs(total - 1) < 0.01 for total in chances.values())
        assert "in sight" in found["assuming"]
        told.append(fef.heard[-1])
    assert told[0] == told[1]


# --- before one commits ------------------------------------------------------------------------------------------

SWEEP = (
    "stage: operation; current: 68; next: 2; acted: ARVN op; arvn_resources: 12; hue: 2 arvn_troop, 3 vc_guerrilla;"
    "saigon: arvn_troop, vc_guerrilla"
)


def sweeping(server, browser, language="en"):
    """ARVN is about to Sweep; who watches sits beside it."""
    game = indochina.position("fitl", SWEEP).choose("sweep")
    id = server.put(game, {seat: [seat * 20] for seat in game.rules.SEATS}, id=f"ahead{time.time_ns()}")
    return browser("ARVN" * 20).sit(id, "ARVN", language), browser("VC" * 20).sit(id, "VC")


def test_what_an_answer_would_change_is_told_before_it(browser, server):
    """3.2.3 The Guerrillas that the Sweep will Activate, and what it costs; nothing has happened by asking."""
    arvn, _ = sweeping(server, browser)
    found = arvn.request("ahead", key="hue")
    assert (found["type"], found["key"], found["version"], found["then"]) == ("ahead", "hue", arvn.version, "ends")
    turned = {"at": "hue", "text": "VC Guerrilla, turning Active: 2", "kinds": ["vc_guerrilla_u", "vc_guerrilla_a"]}
    cost = {"at": "", "text": "ARVN Resources: 12 → 9", "kinds": [], "sign": ""}
    assert found["changes"] == [{**turned, "sign": "2"}, cost]
    assert arvn.quiet()
    assert arvn.choose("hue")["type"] == "update"
    assert arvn.ask["so_far"] == ["ARVN Resources: 12 → 9"]


def test_only_who_is_asked_may_look_ahead(browser, server):
    arvn, vc = sweeping(server, browser)
    refused(vc.request("ahead", key="hue"), 409)
    vc.until("state")
    refused(arvn.request("ahead", key="nowhere"), 422)
    refused(arvn.request("ahead"), 400)
    refused(arvn.request("ahead", key="hue", seat="VC"), 400)
    assert arvn.request("ahead", key="saigon")["type"] == "ahead"


def test_looking_ahead_shows_nothing_that_is_hidden(browser, server):
    """1.5 France is told the same of its moves, whatever lies below the tops of VM stacks."""
    told = []
    for one, other in (
        ("36-308, 98-316", "88-308, 174-316, 9-304"),
        ("45-351, tieu-doan-3", "tieu-doan-4, 36-308, 9-304"),
    ):
        _, fef, _ = tonkin_table(server, browser, "fef.move", one, other)
        heard = []
        for key in ("W15", "all", "walk"):
            fef.choose(key)
        for option in fef.ask["options"][::6]:
            assert fef.request("ahead", key=option["key"])["type"] == "ahead"
            heard.append(fef.heard[-1])
        assert any("out of supply" in line for line in heard)
        told.append(heard)
    assert told[0] == told[1]


def test_what_is_not_possible_comes_with_the_question(browser, server):
    """2.3.9 No Sweep while a Coup card is next."""
    text = (
        "stage: operation; current: 68; next: 125; acted: US op; hue: 3 us_troop, 3 vc_guerrilla_a; da-nang: us_troop"
    )
    game = indochina.position("fitl", text)
    id = server.put(game, {"US": ["us" * 20]}, id=f"denied{time.time_ns()}")
    line = browser("us" * 20).sit(id, "US")
    (sweep,) = [one for one in line.ask["denied"] if one["key"] == "sweep"]
    assert (sweep["label"], sweep["rule"]) == ("Sweep", "2.3.9") and "Coup" in sweep["why"]


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
