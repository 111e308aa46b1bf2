"""What a seat may see of Tonkin, and what it may not."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from indochina import tonkin
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.tonkin.components.zoc import zone
from indochina.tonkin.foresight.forecast import attack, barrage
from indochina.tonkin.foresight.look import look, reach_view, supply_view
from indochina.tonkin.state import Hero, hex_of, units_in
from indochina.tonkin.supply.in_supply import out_of_supply
from indochina.tonkin.view import determinize, known, phase, pile, view, visible

from .build import at, state

STACK = {"X11": "vm-hq vm-sd-1 88-308 36-308 tieu-doan-1 rgt-148 T", "V15": "fef-hq fef-sd-1 gm-1 10-bpcp!"}


def keys(s, units):
    return [s.board.units[u].key for u in units]


def seen(shown, key):
    return [unit["unit"] for unit in shown["hexes"][key]["units"]]


def test_stacks_lie_in_their_order():
    """1.5 From top to bottom: HQ, SD, units; VM lays its weakest unit on top."""
    s = state(STACK)
    assert keys(s, pile(s, hex_of(s, "X11"))) == ["vm-hq", "vm-sd-1", "tieu-doan-1", "rgt-148", "36-308", "88-308"]
    assert keys(s, pile(s, hex_of(s, "V15"))) == ["fef-hq", "fef-sd-1", "10-bpcp", "gm-1"]


def test_a_unit_that_has_lost_steps_may_come_to_lie_on_top():
    """1.5 The order follows what units are worth now; the counters' order decides among equals."""
    s = at("X11: 88-308:2, 36-308, 102-308:2")
    assert keys(s, pile(s, hex_of(s, "X11"))) == ["88-308", "102-308", "36-308"]


@pytest.mark.parametrize("gun", ["45-351", "367-351"])
def test_guns_lie_below_whatever_else_there_is(gun):
    """3.5 VM may keep artillery and Anti-Aircraft secret; alone they lie open [1.5]."""
    s = state({"X11": f"{gun} 88-308", "X13": gun.replace("45", "675") if gun == "45-351" else "rgt-148"})
    assert keys(s, visible(s, hex_of(s, "X11"), "FEF")) == ["88-308"]
    assert keys(s, visible(s, hex_of(s, "X13"), "FEF")) == keys(s, units_in(s, hex_of(s, "X13")))


def test_vm_sees_all():
    """1.5 VM may view all units in FEF stacks, and knows its own."""
    shown = view(state(STACK), "VM")
    assert len(seen(shown, "X11")) == 6 and len(seen(shown, "V15")) == 4
    assert shown["hexes"]["X11"]["hidden"] == shown["hexes"]["V15"]["hidden"] == 0


@pytest.mark.parametrize("seat", ["FEF", None])
def test_the_fef_see_down_to_the_first_unit_with_a_value(seat):
    """1.5 HQ, SD, trench and the first VM unit with a combat or barrage value; how many lie below is counted."""
    shown = view(state(STACK), seat)
    assert seen(shown, "X11") == ["vm-hq", "vm-sd-1", "tieu-doan-1"]
    assert shown["hexes"]["X11"]["hidden"] == 3
    assert shown["hexes"]["X11"]["trench"] == "VM"
    assert len(seen(shown, "V15")) == 4
    assert "88-308" not in json.dumps(shown)


def test_an_sd_alone_hides_nothing():
    """1.5 Where no unit has a value all that lies there is seen."""
    shown = view(at("X11: vm-hq, vm-sd-1"), "FEF")
    assert seen(shown, "X11") == ["vm-hq", "vm-sd-1"] and shown["hexes"]["X11"]["hidden"] == 0


def test_markers_and_steps_of_what_is_seen():
    """1.5 Markers lie on top of the units concerned."""
    shown = view(at("X11: 88-308:3!?, 36-308"), "FEF")
    assert shown["hexes"]["X11"]["units"] == [{"unit": "88-308", "steps": 3, "dg": True, "oos": True}]


def test_only_vm_knows_which_objective_is_real():
    """1.9 The FEF may not look at the Political Objective-Markers before the end."""
    s = state(STACK)
    s.objective, s.rumour = hex_of(s, "AB12"), hex_of(s, "V18")
    assert view(s, "FEF")["hexes"]["AB12"] == {"units": [], "hidden": 0, "objective": "?"}
    assert view(s, None)["hexes"]["V18"]["objective"] == "?"
    shown = view(s, "VM")["hexes"]
    assert (shown["AB12"]["objective"], shown["V18"]["objective"]) == ("real", "rumour")


def test_all_is_shown_when_the_game_is_over():
    """1.5, 1.9 Nothing is hidden any more."""
    s = state(STACK)
    s.objective, s.rumour = hex_of(s, "AB12"), hex_of(s, "V18")
    s.stage, s.over = "over", ("VM", "hanoi")
    assert view(s, "FEF") == view(s, "VM") == view(s, None)
    assert view(s, "FEF")["hexes"]["AB12"]["objective"] == "real"


def test_tracks_boxes_and_markers():
    """1.10 All else is open to both."""
    s = state(
        {"V15": "gm-1", "saigon": "gm-2", "eliminated": "8-bpc:0", "box_2": "tieu-doan-1:0", "track": "gm-5"},
        rp=[3, 5],
        ops=[10, 7],
        impulse=2,
        air=4,
        air_left=3,
        trucks=2,
        truck_left=1,
        airstrike=7,
        losses=6,
    )
    s.due[s.board.unit["gm-5"]] = 27
    s.destroyed, s.road_markers = frozenset({hex_of(s, "V15")}), (hex_of(s, "N12"),)
    shown = view(s, "FEF")
    assert shown["tracks"] == {
        "vp": s.vp,
        "vm_rp": 3,
        "fef_rp": 5,
        "vm_ops": 10,
        "fef_ops": 7,
        "impulse": 2,
        "losses": 6,
        "air": 4,
        "air_left": 3,
        "trucks": 2,
        "truck_left": 1,
        "airstrike": 7,
        "delta": shown["tracks"]["delta"],
        "highlands": shown["tracks"]["highlands"],
    }
    assert shown["tracks"]["delta"] + shown["tracks"]["highlands"] == len(shown["friendly"]["VM"])
    assert shown["boxes"]["track"] == [{"unit": "gm-5", "due": 27}]
    assert shown["boxes"]["eliminated"][0]["unit"] == "8-bpc"
    assert shown["boxes"]["box_2"] == [{"unit": "tieu-doan-1", "steps": 0, "dg": False, "oos": False}]
    assert seen(shown, "saigon") == ["gm-2"]
    assert shown["roads"] == {"destroyed": ["V15"], "markers": ["N12"]}
    assert (shown["month"], shown["turn"], shown["rain"]) == ("Oct-52", 25, False)
    assert shown["spending"] == {"VM": None, "FEF": None}


def test_the_sd_that_is_being_spent_is_seen():
    """6.2 It is turned over on the map."""
    s = at("X11: vm-sd-1; V15: fef-sd-2; vm_spending: vm-sd-1; fef_spending: fef-sd-2")
    assert view(s, None)["spending"] == {"VM": "vm-sd-1", "FEF": "fef-sd-2"}


def test_an_officer_is_known_to_his_own_side():
    """6.16 The enemy knows his rank, not his unit."""
    s = state(STACK, heroes=(Hero(0, 3, 2, (1, 2)), Hero()))
    assert view(s, "VM")["heroes"] == {
        "VM": {"rank": 3, "mentions": 2, "unit": "36-308", "others": ["88-308", "102-308"]}
    }
    assert view(s, "FEF")["heroes"] == {"VM": {"rank": 3, "mentions": 2}}


@pytest.mark.parametrize(
    ("stage", "name"),
    [
        ("setup.gcma", "setup"), ("turn", "replacement"), ("vm.supplies", "replacement"), ("vm.move", "vm_move"),
        ("fef.withdrawals", "replacement"), ("fef.move", "fef_move"), ("attrition", "attrition"),
        ("operation", "operation"), ("operation.more", "operation"), ("supply", "supply"), ("end.vm_move", "end"),
        ("victory", "end"), ("over", "over"),
    ],
)  # fmt: skip
def test_phases(stage, name):
    """1.10 Each stage belongs to a phase that has a name."""
    assert phase(stage) == name
    assert f"name.phase.{name}" in tonkin.CATALOGUES["en"]


def test_every_stage_has_a_phase():
    """1.10"""
    assert all(f"name.phase.{phase(stage)}" in tonkin.CATALOGUES["fr"] for stage in (*tonkin.STAGES, "over"))


# --- dealing anew ----------------------------------------------------------------------------------------------

TWO_STACKS = {
    "X11": "tieu-doan-1 36-308 88-308:3", "W6": "tieu-doan-2 98-316 102-308:3", "V11": "rgt-148 141-312",
    "V15": "gm-1", "U19": "165-312",
}  # fmt: skip


def test_hidden_units_change_places_and_nothing_else_is_seen_to_change():
    """1.5 As many counters in each hex as before, the same on top, the same steps in all."""
    s = state(TWO_STACKS, stage="fef.supplies")
    before = view(s, "FEF")
    places = set()
    for seed in range(30):
        twin = s.copy()
        determinize(twin, "FEF", Random(seed))
        tonkin.check(twin)
        assert view(twin, "FEF") == before and view(twin, None) == before
        assert sorted(twin.steps) == sorted(s.steps) and twin.streams[:2] != s.streams[:2]
        assert known(twin, "FEF") == known(s, "FEF")
        places.add(tuple(twin.place))
    assert len(places) > 2
    assert all(s.place[u] != hex_of(s, "X11") or s.board.units[u].side == "VM" for u in range(len(s.place)))


def test_who_is_dg_below_the_top_is_dealt_anew_but_not_which_stacks_have_a_zoc():
    """1.3, 1.5 France does not see who is DG in a stack; where it may not go tells it that somebody there is not."""
    s = state(
        {
            "X11": "tieu-doan-1! 36-308! 98-316",
            "W6": "tieu-doan-2 88-308! 174-316",
            "V11": "rgt-148! 9-304!",
            "V15": "gm-1",
        },
        stage="fef.supplies",
    )
    before, zoc, found = view(s, "FEF"), zone(s, "VM"), set()
    for seed in range(60):
        twin = s.copy()
        determinize(twin, "FEF", Random(seed))
        assert view(twin, "FEF") == before and zone(twin, "VM") == zoc
        found.add(bytes(twin.dg))
    assert len(found) > 3


def test_a_look_knows_of_a_zoc_whoever_has_it():
    """1.3, 1.5 Below a DG unit lies one that is not: France may not pass, and is told so, but not by whom."""
    s = at("V14: gm-1; W13: tieu-doan-1!, 36-308; stage: fef.move")
    free = at("V14: gm-1; W13: tieu-doan-1!, 36-308!; stage: fef.move")
    reached = [look(each, None, "FEF", "reach", "V14")["groups"][0]["hexes"] for each in (s, free)]
    assert reached[0].keys() < reached[1].keys()
    other = at("V14: gm-1; W13: tieu-doan-1!, 88-308; stage: fef.move")
    assert look(other, None, "FEF", "reach", "V14") == look(s, None, "FEF", "reach", "V14")
    offered = Game(tonkin, s, meta={}).choose("V14").decision
    assert {key for key, way in reached[0].items() if way["kind"] == "walk"} <= set(offered.keys)


def test_whose_officer_the_enemys_is_is_dealt_anew():
    """6.16 Each side knows its own."""
    s = at("options: hero; U19: 36-308; X11: 88-308; V15: 1-bep, 10-bpcp; vm_hero: 88-308, 1, 0; fef_hero: 1-bep, 2, 3")
    found = {}
    for seat in ("VM", "FEF"):
        found[seat] = set()
        for seed in range(20):
            twin = s.copy()
            determinize(twin, seat, Random(seed))
            tonkin.check(twin)
            assert view(twin, seat) == view(s, seat)
            found[seat].add(tuple(s.board.units[hero.unit].key for hero in twin.heroes))
    assert found == {
        "VM": {("88-308", "1-bep"), ("88-308", "10-bpcp")},
        "FEF": {("88-308", "1-bep"), ("36-308", "1-bep")},
    }


def test_in_the_middle_of_a_stage_units_that_nobody_could_tell_apart_stand_for_each_other():
    """1.5 Also in answers that name them; but not who has been seen or heard of since."""
    s = state(
        {"X11": "tieu-doan-1 36-308", "W6": "tieu-doan-2 88-308", "V15": "gm-1", "N14": "10-bpcp"}, stage="vm.move"
    )
    game = Game(tonkin, s, meta={}).choose("X11").choose("36-308")
    answers = {tuple(a.key for a in game.determinize("FEF", Random(seed)).moment[1]) for seed in range(20)}
    assert answers == {("X11", "36-308"), ("X11", "88-308")}


def test_two_units_that_are_alike_change_places_half_of_the_time():
    """1.5 France cannot tell which of two artillery regiments lies where."""
    s = at("N13: tieu-doan-1, 45-351; X11: tieu-doan-2, 675-351; stage: fef.supplies")
    swapped = 0
    for seed in range(200):
        twin = s.copy()
        determinize(twin, "FEF", Random(seed))
        swapped += twin.place[s.board.unit["45-351"]] == hex_of(s, "X11")
    assert 60 < swapped < 140


def test_nothing_is_dealt_anew_where_vm_has_answered():
    """1.5 In stages in which VM chooses units by name they stay where they are."""
    s = state(TWO_STACKS, stage="vm.move")
    twin = s.copy()
    determinize(twin, "FEF", Random(1))
    assert twin.place == s.place


def test_nothing_is_dealt_anew_once_vm_may_have_named_a_gun():
    """1.5, 2.6, 3.5 VM may declare a gun while France replaces by air: its answer must stay possible."""
    s = at(
        "N14: fef-hq, 10-bpcp:1; N13: tieu-doan-1, 45-351; X11: tieu-doan-2, 675-351; V15: gm-1;"
        "fef_rp: 4; air: 2; stage: fef.replacements"
    )
    game = Game(tonkin, s, meta={})
    for key in ("10-bpcp", "fly", "45-351"):
        game.choose(key)
    assert game.decision.name == "replacements.unit"
    for seed in range(20):
        assert game.determinize("FEF", Random(seed)).view("FEF") == game.view("FEF")


def test_vm_knows_its_own_units():
    """1.5 For VM only the dice are unknown."""
    s = state(TWO_STACKS, stage="fef.supplies")
    s.objective, s.rumour = hex_of(s, "AB12"), hex_of(s, "V18")
    for seed in range(10):
        twin = s.copy()
        determinize(twin, "VM", Random(seed))
        assert (twin.place, twin.objective) == (s.place, s.objective) and twin.streams[0] != s.streams[0]


def test_the_real_objective_is_dealt_anew():
    """1.9 Either marker may be the real one."""
    s = state(STACK, stage="fef.move")
    s.objective, s.rumour = hex_of(s, "AB12"), hex_of(s, "V18")
    found = set()
    for seed in range(20):
        twin = s.copy()
        determinize(twin, "FEF", Random(seed))
        found.add((twin.objective, twin.rumour))
    assert found == {(s.objective, s.rumour), (s.rumour, s.objective)}


def test_what_has_scored_is_no_secret():
    """1.9 At the end of a scenario of a campaign the marker that scores is shown."""
    s = state(STACK, stage="scenario.end")
    s.objective, s.rumour = hex_of(s, "AB12"), hex_of(s, "V18")
    for seed in range(10):
        twin = s.copy()
        determinize(twin, "FEF", Random(seed))
        assert twin.objective == s.objective


def test_views_of_a_game_show_no_secret():
    """1.5, 1.9 What the FEF and a spectator see through a random game does not depend on what they may not know."""
    state = tonkin.setup("cao_bang", {"until": "same", "hero": "no"}, 3, (), tonkin.read_board(None))
    game, rng = Game(tonkin, state, meta={"seed": 3}), Random(3)
    for n in range(400):
        if game.decision is None:
            break
        if n % 10 == 0:
            for seat in ("VM", "FEF"):
                other = game.determinize(seat, rng)
                assert other.view(seat) == game.view(seat)
            assert game.determinize("FEF", rng).view(None) == game.view(None)
        game.choose(rng.choice(game.decision.keys))


# --- what a player asks the board ------------------------------------------------------------------------------


def test_reach_with_cost_and_path():
    """3.1 Every hex a unit gets to, with what it costs and the way."""
    s = at("V14: gm-1; X11: 36-308")
    hexes = reach_view(s, "FEF", "gm-1")["hexes"]
    assert hexes["V15"] == {"cost": 1, "path": ["V14", "V15"], "kind": "walk"}
    assert all(
        way["path"][0] == "V14" and way["path"][-1] == key for key, way in hexes.items() if way["kind"] == "walk"
    )
    for way in hexes.values():
        if way["kind"] == "walk":
            steps = [hex_of(s, key) for key in way["path"]]
            assert all(b in s.board.adjacent[a] for a, b in pairwise(steps))


def test_overruns_are_shown_apart():
    """6.4 An enemy hex next to the unit can be overrun."""
    s = at("V14: gm-1; V13: tieu-doan-1")
    assert reach_view(s, "FEF", "gm-1")["hexes"]["V13"]["kind"] == "overrun"


def test_nobody_asks_how_far_the_enemy_gets():
    """1.5 A unit of the other side, an unknown one and one off the map reach nothing."""
    s = at("V14: gm-1; box_2: tieu-doan-1:0")
    for seat, key in (("VM", "gm-1"), ("FEF", "gm-99"), ("VM", "tieu-doan-1")):
        assert reach_view(s, seat, key) == {"hexes": {}}


def test_supply_is_shown_for_what_is_seen():
    """7.0 Hexes in supply, and the units seen that are not."""
    s = at("V15: gm-1; J13: 10-bpcp; F22: 36-308, 88-308")
    assert supply_view(s, "FEF", "VM")["out"] == ["10-bpcp"]
    assert "V15" in supply_view(s, "FEF", "FEF")["hexes"]
    assert len(supply_view(s, "VM", "VM")["out"]) == 2
    assert len(supply_view(s, "VM", "FEF")["out"]) == 1


def test_7_2_7_3_supply_where_nobody_stands():
    """Whether units would be in supply in a hex: of one's own side, by what one sees, or by communities."""
    s = at("V15: fef-hq, fef-sd-1; S14: tieu-doan-1, 36-308; stage: fef.move")

    def there(seat, hex, state=s):
        return look(state, None, seat, "there", hex)

    assert there("FEF", "U14") == {"side": "FEF", "supply": True, "but": []}
    assert there("FEF", "R14") == {"side": "FEF", "supply": False, "but": ["thai"]}, "near Nghia Lo"
    assert there("VM", "F22") == {"side": "VM", "supply": False, "but": []}
    assert there(None, "U14")["side"] == "FEF", "who watches is told of the side to move"
    assert there("FEF", "S14") == there("FEF", "Q1") == {}, "the enemy is there; no French unit may be"
    # an SD that is being spent is gone when supply is checked, a trench supplies
    spent = at("N14: fef-sd-1; stage: operation.point; active: FEF; fef_spending: fef-sd-1; trenches: M13 FEF")
    assert there("FEF", "N13", at("N14: fef-sd-1"))["supply"] and not there("FEF", "N13", spent)["supply"]
    assert there("FEF", "M13", spent)["supply"]
    for seat in ("FEF", "VM"):
        shown = look(s, None, seat, "supply", "")["hexes"]
        assert {id for id in s.board.ids if there(seat, id).get("supply")} == {
            id for id in shown if id in s.board.index and there(seat, id)
        }


def test_where_the_units_chosen_so_far_get_together():
    """3.1 Who moves and how is still asked: the hexes are those that the question where to will offer."""
    game = Game(tonkin, at("V14: gm-1, 2-2-rei, 2-13-dble; V15: fef-hq, fef-sd-1; air: 3; stage: fef.move"), meta={})
    game.choose("V14")
    assert look(game.state, game.decision, "FEF", "question", "")["hexes"] == {}, "nobody yet"
    for key in ("2-2-rei", "gm-1"):
        game.choose(key)
        told = look(game.state, game.decision, "FEF", "question", "")["hexes"]
        how = game.clone().choose("go")
        ways = how.decision.keys if how.decision.name == "move.how" else [""]
        offered = set()
        for way in ways:
            offered |= {*(how.clone().choose(way) if way else how).decision.keys}
        assert told.keys() == {key for key in offered if key in game.state.board.index}


def test_the_odds_of_a_fight_count_what_is_seen():
    """6.8, 1.5 VM knows all it attacks; the FEF only what lies on top."""
    s = at("V14: gm-1, gm-4; V13: tieu-doan-1, 36-308, 88-308")
    french, vietnamese = ([s.board.unit[key] for key in keys] for keys in (("gm-1", "gm-4"), ("36-308", "88-308")))
    assert attack(s, "FEF", french, hex_of(s, "V13"))[1]["defence"] == 1
    assert attack(s, "VM", vietnamese, hex_of(s, "V14"))[1]["odds"] != ""
    _, shot, _ = barrage(at("V14: racm; V13: tieu-doan-1, 36-308"), "FEF", ["racm"], hex_of(s, "V13"))
    assert shot["points"] == 4 and sum(shot["outcomes"].values()) == pytest.approx(1)


def test_1_3_whose_zoc_a_hex_is_in_everybody_is_told():
    """A stack has its ZoC by the units below its DG top unit too: France knows it by where it may go."""
    s = state({"X11": "88-308 tieu-doan-1!", "V15": "gm-1"})
    for seat in ("VM", "FEF", None):
        shown = view(s, seat)["zoc"]
        assert set(shown["VM"]) == {s.board.ids[h] for h in zone(s, "VM")} >= {"X10", "Y11"}
        assert set(shown["FEF"]) == {s.board.ids[h] for h in zone(s, "FEF")}
    s = state({"X11": "88-308! tieu-doan-1!"})
    assert view(s, "FEF")["zoc"]["VM"] == []


def test_1_5_what_is_left_of_the_stacking_points_is_told_where_all_of_a_stack_is_seen():
    s = state(STACK)
    shown = view(s, "FEF")
    assert shown["full_stack"] == 13
    for hex, here in (("V15", shown["hexes"]["V15"]), ("X11", view(s, "VM")["hexes"]["X11"])):
        assert here["stacking"] + here["left"] == 13, hex
    assert not {"stacking", "left"} & set(shown["hexes"]["X11"])
    full = state({"V15": "gm-1 gm-2 gm-3 gm-4"})
    assert view(full, "FEF")["hexes"]["V15"]["left"] == 0


def cut(shown):
    return [unit["unit"] for here in shown["hexes"].values() for unit in here["units"] if unit.get("cut")]


def test_7_0_units_that_would_be_found_out_of_supply_are_told():
    """6.2 An SD that is being spent is gone by then."""
    s = state({"J14": "88-308", "N14": "vm-sd-1 36-308"})
    assert cut(view(s, "VM")) == ["88-308"]
    s.spending[0] = s.board.unit["vm-sd-1"]
    assert cut(view(s, "VM")) == ["88-308", "36-308"]


def test_1_5_a_regiment_below_the_top_cuts_no_river_for_who_does_not_see_it():
    """7.4 Of VM units only a regiment cuts River Supply: that it does would tell France that one lies there."""
    units = {"S14": "2-2-rei", "V15": "dna-1"}
    for hidden, found in (("tieu-doan-2", set()), ("88-308", {"2-2-rei"})):
        s = state({**units, "U14": f"tieu-doan-1 {hidden}"})
        assert cut(view(s, "FEF")) == cut(view(s, "VM")) == []
        assert out_of_supply(s, "FEF") == {s.board.unit[unit] for unit in found}
