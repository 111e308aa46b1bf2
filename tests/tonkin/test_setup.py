"""9.0 Setting up: the players' choices."""

import pytest
from procedures import Run, drive

from indochina.tonkin.board import printed
from indochina.tonkin.components.communities import friend_of, territory
from indochina.tonkin.scenarios import SCENARIOS, count_communities, gcma, placements, tieu_doan
from indochina.tonkin.setup import (
    begin,
    free,
    gcmas,
    lost_steps,
    matched,
    objectives,
    places,
    regiments,
    room,
    setup,
    tieu_doan_reach,
    tieu_doans,
    to_place,
)
from indochina.tonkin.state import FULL_STACK, hex_key, hex_keys, hex_of, put, stacking_points
from indochina.tonkin.victory import stake

from .build import at, where
from .test_scenarios import DEFAULTS

STAGES = {
    "setup.regiments": regiments, "setup.steps": lost_steps, "setup.tieu_doan": tieu_doans,
    "setup.objectives": objectives, "setup.gcma": gcmas, "setup.end": begin,
}  # fmt: skip


def start(scenario):
    return setup(scenario, DEFAULTS, 1, (), printed())


def through(s, answers=lambda decision: decision.keys[-1]):
    """Play the whole set-up; by default everybody takes the last option, which is `suggested`."""
    asked = []
    while s.stage in STAGES:
        procedure = STAGES[s.stage](s)
        try:
            decision = next(procedure)
            while True:
                asked.append(decision)
                decision = procedure.send(answers(decision))
        except StopIteration as end:
            s.stage = end.value
    return asked


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("pick", [-1, 0])
def test_every_scenario_can_be_set_up(scenario, pick):
    """9.0 Suggested, or always the first hex offered: every unit is on the map, none overstacked or among enemies."""
    s = start(scenario)
    through(s, lambda decision: decision.keys[pick])
    assert s.stage == "turn" and s.active == "VM" and s.vp == territory(s) + s.awards
    assert all(s.place[p.unit] >= 0 and s.board.distance(s.place[p.unit], p.hex) <= p.within for p in placements(s))
    assert all(s.place[u] >= 0 for u in [*tieu_doan(s), *gcma(s)])
    for h, stack in s.stacks.items():
        assert len({s.board.units[u].side for u in stack}) == 1 and stacking_points(s, h) <= FULL_STACK
    level = s.board.scenarios[scenario]["vp_level"]
    assert level is None or s.vp == level
    assert (s.objective >= 0) == (scenario != "na_san")


def test_suggested_takes_all_vm_placements_but_not_the_secret_choice():
    """9.0 One answer, then the objective."""
    s = start("hoa_binh")
    names = [d.name for d in through(s)]
    assert names == ["setup.vm_unit", "objective.hex", "objective.vm_real"]


def test_a_regiment_is_set_up_within_its_range_not_on_the_enemy():
    """9.0 (3) Units of a division may stand in different hexes."""
    s = start("hanoi")
    first = to_place(s)[0]
    offered = hex_keys(s, places(s, first))
    assert s.board.units[first.unit].key == "36-308" and "W12" in offered and "V12" in offered and "V15" not in offered
    assert drive(regiments(s), "W11") == "setup.regiments" and where(s, "36-308") == "W11"
    drive(regiments(s), "V13")
    assert where(s, "88-308") == "V13"
    assert [n.only for n in s.notes if n.key == "log.vm_placed"] == ["VM", "VM"]


def test_blocked_hexes_say_why():
    """9.0, 3.1"""
    s = start("cao_bang")
    for p in to_place(s):
        if s.board.units[p.unit].key == "174-316":
            from indochina.tonkin.setup import no_place

            assert "AB10" in no_place(s, p)


def test_vm_chooses_which_unit_of_a_division_has_lost_a_step():
    """9.0 (3) `(-1)` is one step for the division, without VP or the step track."""
    s = start("hoa_binh")
    while s.stage == "setup.regiments":
        key = next(iter(hex_keys(s, places(s, to_place(s)[0])))) if to_place(s) else ""
        s.stage = drive(regiments(s), key)
    before = s.vp
    run = Run(lost_steps(s), "165-312")
    assert run.asked[0].keys == ["141-312", "165-312", "209-312"] and run.result == "setup.steps"
    assert s.steps[s.board.unit["165-312"]] == 3 and (s.vp, s.losses) == (before, 0)
    assert drive(lost_steps(s)) == "setup.tieu_doan"


def test_each_tieu_doan_has_a_mobilization_center_of_its_own_up_to_two_hexes_away():
    """9.0 (3) Even across FEF units [1.4], not on them, not in China."""
    s = start("hanoi")
    s.stage = "setup.tieu_doan"
    through(s, lambda d: d.keys[0])
    reach = tieu_doan_reach(s, tieu_doan(s)[0])
    hexes = [s.place[u] for u in tieu_doan(s)]
    assert len(matched(hexes, reach)) == len(hexes) == 12


def test_a_tieu_doan_must_move_if_the_center_is_held():
    """9.0 (3) V14 is held by GM 3."""
    s = start("hanoi")
    near = tieu_doan_reach(s, tieu_doan(s)[0])[hex_of(s, "V14")]
    assert hex_of(s, "V14") not in near and hex_of(s, "V13") in near and hex_of(s, "T14") in near


def test_one_center_serves_one_tieu_doan_only():
    """9.0 (3) Who is near two centers leaves the other one free."""
    reach = {1: [10, 11], 2: [11, 12]}
    assert room([], reach) == [10, 11, 12]
    assert room([11], reach) == [10, 11, 12]
    assert room([10], reach) == [11, 12]
    assert room([10, 11], reach) == []


def test_tieu_doan_that_find_no_hex_go_to_box_1():
    """9.0 (3)"""
    s = start("hanoi")
    s.stage = "setup.tieu_doan"
    centers = [h for h in range(len(s.board.ids)) if s.board.mobilization[h] and s.board.country[h] == 0]
    for h in sorted({x for c in centers for x in s.board.within(c, 2)}):
        s.stacks[h] = (s.board.unit["bvn-4"],)  # the FEF everywhere
    assert drive(tieu_doans(s)) == "setup.objectives"
    assert where(s, "tieu-doan-1") == where(s, "tieu-doan-12") == "box_1"


def test_one_marker_on_the_hex_of_the_card():
    """9.0 (3), 1.9 A"""
    s = start("hoa_binh")
    through(s)
    assert "S17" in (hex_key(s, s.objective), hex_key(s, s.rumour))


def test_gcma_go_to_the_highlands_near_a_friendly_community_each():
    """9.0 (4) The FEF choose, after VM has set up."""
    s = start("na_san")
    asked = through(s)
    assert [d.seat for d in asked] == ["VM", "FEF"]
    s = start("plaine_des_jarres")
    asked = through(s, lambda d: d.keys[0])
    assert sum(d.name == "setup.gcma" for d in asked) == 6
    for u in gcma(s):
        assert s.board.region[s.place[u]] == "highlands"


def test_gcma_for_whom_no_community_is_left_are_used_elsewhere_also_when_suggested():
    """9.0 (4), 2.5 Two friendly communities take two GCMA, not all six."""
    s = at("stage: setup.gcma")
    spare = iter([u.index for u in s.board.units if u.side == "VM" and u.battle])
    kept = [hex_of(s, "J13"), hex_of(s, "AG13")]
    for c in s.board.communities:
        if c.region == "highlands" and c.hex not in kept and friend_of(s, c.hex) == "FEF":
            unit = next(spare)
            s.steps[unit] = s.board.units[unit].steps
            put(s, unit, c.hex)
    count_communities(s)
    assert [h for h in s.board.community if s.board.region[h] == "highlands" and h not in s.vm_friendly] == kept
    assert drive(gcmas(s), "suggested") == "setup.gcma"
    for _ in range(4):
        assert drive(gcmas(s)) == "setup.gcma"
    assert drive(gcmas(s)) == "setup.end"
    assert sorted(where(s, f"gcma-{n}") for n in range(1, 7)) == sorted(["J13", "AG13", *["track"] * 4])


@pytest.mark.parametrize(
    ("scenario", "places"),
    [
        ("na_san", ["N14", "R12"]),
        ("plaine_des_jarres", ["AD14", "J13", "M9", "N14", "R12", "S17"]),
        ("dien_bien_phu", ["AD14", "C20", "J13", "M9", "R12", "S17"]),
    ],
)
def test_the_suggested_gcma_stand_where_victory_is_decided(scenario, places):
    """9.0 (4) Each in a community of its own that counts for victory and that VM could soon take."""
    s = start(scenario)
    through(s)
    found = sorted(hex_key(s, s.place[u]) for u in gcma(s))
    assert found == places
    assert all(stake(s, hex_of(s, key)) and hex_of(s, key) not in s.vm_friendly for key in found)


def test_one_gcma_per_community():
    """9.0 (4) With a single friendly community in reach of a hex, a second GCMA finds no place there."""
    from indochina.tonkin.setup import gcma_reach

    s = at("G14: gcma-1")
    reach = {k: v for k, v in gcma_reach(s, s.board.unit["gcma-2"]).items() if k == hex_of(s, "G14")}
    assert room([hex_of(s, "G14")], reach) == [] and room([], reach)


def test_nobody_is_set_up_on_an_sd_or_hq_of_the_enemy():
    """9.0, 3.1"""
    s = at("V14: fef-sd-1; N13: vm-sd-1")
    assert not free(s, s.board.unit["tieu-doan-1"], hex_of(s, "V14"))
    assert not free(s, s.board.unit["gcma-1"], hex_of(s, "N13"))
    assert free(s, s.board.unit["tieu-doan-1"], hex_of(s, "V13"))
