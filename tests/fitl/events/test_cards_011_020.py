"""Cards 11 to 20."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.coup.commitment import commitment_phase
from indochina.fitl.coup.round import reset_phase
from indochina.fitl.coup.support import pacification_cost
from indochina.fitl.events import execute
from indochina.fitl.operations.assault import Assault
from indochina.fitl.operations.march import March
from indochina.fitl.operations.operation import Operation, Terms
from indochina.fitl.operations.patrol import Patrol
from indochina.fitl.operations.sweep import Sweep
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.operations.train import Train
from indochina.fitl.sequence.sequence import adjust_eligibility
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.air_strike import air_strike
from indochina.fitl.state import available, bases, count, on_map

from ..event import event

TROOP, BASE = p.TYPE["us_troop"], p.TYPE["us_base"]
ROAD = b.LOC_HUE_DA_NANG
CAPABILITIES = {
    11: "abrams",
    13: "cobras",
    14: "m_48_patton",
    18: "combined_action_platoons",
    19: "cords",
    20: "laser_guided_bombs",
}
OTHER = {"unshaded": "shaded", "shaded": "unshaded"}


def placed(at, number, side):
    """5.3 The marker goes on its side and nothing else changes."""
    s = at("trail: 2; aid: 20; hue: us_troop, vc_guerrilla_a; unshaded: top_gun; shaded: migs")
    before = s.copy()
    event(s, number, side, "VC")
    assert getattr(s, side) == getattr(before, side) | {CAPABILITIES[number]}
    assert getattr(s, OTHER[side]) == getattr(before, OTHER[side])
    setattr(s, side, getattr(before, side))
    assert s == before


def turned(at, number, side):
    """5.3 The marker leaves its other side."""
    s = at(f"{OTHER[side]}: {CAPABILITIES[number]}, aaa")
    event(s, number, side, "NVA")
    assert getattr(s, side) == {CAPABILITIES[number]} and getattr(s, OTHER[side]) == {"aaa"}


def with_and_without(at, number, side, text):
    """A position after this side was executed, and one after the marker was then flipped."""
    s, flipped = at(text), at(text)
    event(s, number, side, "US")
    event(flipped, number, side, "US")
    event(flipped, number, OTHER[side], "US")
    return s, flipped


# --- 11 Abrams ----------------------------------------------------------------------------------------------------


def test_11_unshaded_full_the_marker(at):
    placed(at, 11, "unshaded")


def test_11_unshaded_boundary_it_replaces_the_shaded_side(at):
    turned(at, 11, "unshaded")


def test_11_unshaded_lasting_one_base_first_in_one_space_until_flipped(at):
    text = "saigon: us_troop, vc_guerrilla_a, vc_base; hue: us_troop, vc_guerrilla_a, vc_base"
    s, flipped = with_and_without(at, 11, "unshaded", text)
    drive(Assault(s, "US").execute(), "saigon saigon/vc_base hue")
    assert bases(s, b.SAIGON) == 0 and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1 and bases(s, b.HUE) == 1
    drive(Assault(flipped, "US").execute(), "saigon hue")
    assert bases(flipped, b.SAIGON) == 1 and count(flipped, p.VC_GUERRILLA_A, b.SAIGON) == 0


def test_11_shaded_full_the_marker(at):
    placed(at, 11, "shaded")


def test_11_shaded_boundary_it_replaces_the_unshaded_side(at):
    turned(at, 11, "shaded")


def test_11_shaded_lasting_two_assault_spaces_until_flipped(at):
    text = "saigon: us_troop, vc_guerrilla_a; hue: us_troop, vc_guerrilla_a; can-tho: us_troop, vc_guerrilla_a"
    s, flipped = with_and_without(at, 11, "shaded", text)
    op = Assault(s, "US")
    drive(op.execute(), "saigon hue")
    assert len(op.spaces) == 2
    op = Assault(flipped, "US")
    drive(op.execute(), "saigon hue can-tho")
    assert len(op.spaces) == 3


# --- 12 Capt Buck Adams -------------------------------------------------------------------------------------------


def test_12_unshaded_full_all_insurgents_outside_the_south_active_and_1_nva_base_removed(at):
    s = at(
        "north-vietnam: 3 nva_guerrilla_u, nva_base; central-laos: nva_guerrilla_u, vc_guerrilla_u, vc_base;"
        "fishhook: nva_base; hue: nva_guerrilla_u, nva_base, vc_guerrilla_u"
    )
    first = ask(execute(s.copy(), "ARVN", 12, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["north-vietnam/nva_base", "fishhook/nva_base"]
    event(s, 12, "unshaded", "ARVN", "fishhook/nva_base")
    assert count(s, p.NVA_GUERRILLA_A, b.NORTH_VIETNAM) == 3
    assert count(s, p.NVA_GUERRILLA_A, b.CENTRAL_LAOS) == 1 and count(s, p.VC_GUERRILLA_A, b.CENTRAL_LAOS) == 1
    assert count(s, p.NVA_GUERRILLA_U, b.HUE) == 1 and count(s, p.VC_GUERRILLA_U, b.HUE) == 1
    assert bases(s, b.FISHHOOK) == 0 and bases(s, b.NORTH_VIETNAM) == 1 and bases(s, b.CENTRAL_LAOS) == 1


def test_12_unshaded_boundary_a_tunneled_base_stays_and_one_in_the_south_is_out_of_reach(at):
    s = at("central-laos: nva_tunnel, vc_guerrilla_u; hue: nva_base")
    event(s, 12, "unshaded", "US")
    assert count(s, p.NVA_TUNNEL, b.CENTRAL_LAOS) == 1 and bases(s, b.HUE) == 1
    assert count(s, p.VC_GUERRILLA_A, b.CENTRAL_LAOS) == 1


def test_12_unshaded_boundary_the_nva_may_choose_its_own_tunnel(at):
    s = at("central-laos: nva_tunnel; fishhook: nva_base")
    assert ask(execute(s, "NVA", 12, "unshaded")).keys == ["central-laos/nva_tunnel", "fishhook/nva_base"]


def test_12_shaded_full_a_base_at_nva_control_abroad_and_3_guerrillas_underground_anywhere(at):
    s = at(
        "north-vietnam: nva_troop; central-laos: 2 nva_guerrilla_a; fishhook: vc_guerrilla_a;"
        "hue: 2 nva_guerrilla_a; pleiku: 3 nva_troop, nva_guerrilla_a; saigon: vc_guerrilla_a"
    )
    first = ask(execute(s.copy(), "VC", 12, "shaded"))
    assert first.seat == "VC" and first.keys == ["north-vietnam/nva_base", "central-laos/nva_base"]
    then = ask(execute(s.copy(), "VC", 12, "shaded"), "central-laos/nva_base")
    assert then.seat == "VC" and then.keys == ["hue", "central-laos", "pleiku"]
    event(s, 12, "shaded", "VC", "central-laos/nva_base hue 1 pleiku central-laos")
    assert count(s, p.NVA_BASE, b.CENTRAL_LAOS) == 1 and available(s, p.NVA_BASE) == 8
    assert [count(s, p.NVA_GUERRILLA_U, x) for x in (b.HUE, b.PLEIKU, b.CENTRAL_LAOS)] == [1, 1, 1]
    assert [count(s, p.NVA_GUERRILLA_A, x) for x in (b.HUE, b.PLEIKU, b.CENTRAL_LAOS)] == [1, 0, 1]
    assert count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1 and count(s, p.VC_GUERRILLA_A, b.FISHHOOK) == 1


def test_12_shaded_boundary_no_room_no_control_and_only_2_guerrillas_all_flip(at):
    s = at("north-vietnam: 2 nva_base; central-laos: nva_troop, vc_guerrilla_u; hue: 2 nva_guerrilla_a")
    event(s, 12, "shaded", "NVA")
    assert on_map(s, p.NVA_BASES) == 2 and count(s, p.NVA_GUERRILLA_U, b.HUE) == 2


def test_12_shaded_boundary_none_available_the_nva_may_take_one_from_the_map_others_not(at):
    text = (
        "central-laos: nva_troop; hue: 2 nva_base; saigon: 2 nva_base; kontum: 2 nva_base; an-loc: 2 nva_base;"
        "can-tho: nva_base"
    )
    s = at(text)
    event(s, 12, "shaded", "VC")
    assert not count(s, p.NVA_BASE, b.CENTRAL_LAOS)
    assert ask(execute(s.copy(), "NVA", 12, "shaded")).keys == ["central-laos/nva_base", "end"]
    event(s, 12, "shaded", "NVA", "central-laos/nva_base can-tho/nva_base")
    assert count(s, p.NVA_BASE, b.CENTRAL_LAOS) == 1 and not count(s, p.NVA_BASE, b.CAN_THO)


def test_12_shaded_boundary_all_active_ones_in_one_space_leave_no_choice(at):
    s = at("hue: 5 nva_guerrilla_a")
    event(s, 12, "shaded", "VC")
    assert count(s, p.NVA_GUERRILLA_U, b.HUE) == 3 and count(s, p.NVA_GUERRILLA_A, b.HUE) == 2


# --- 13 Cobras ----------------------------------------------------------------------------------------------------


def test_13_unshaded_full_the_marker(at):
    placed(at, 13, "unshaded")


def test_13_unshaded_boundary_it_replaces_the_shaded_side(at):
    turned(at, 13, "unshaded")


def test_13_unshaded_lasting_an_active_enemy_in_two_sweep_spaces_until_flipped(at):
    text = "saigon: us_troop, nva_troop, vc_guerrilla_a; hue: us_troop, vc_guerrilla_a; can-tho: us_troop, vc_base"
    s, flipped = with_and_without(at, 13, "unshaded", text)
    drive(Sweep(s, "US", moves=False).execute(), "saigon hue can-tho saigon can-tho")
    assert not count(s, p.NVA_TROOP, b.SAIGON) and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1
    assert not bases(s, b.CAN_THO) and count(s, p.VC_GUERRILLA_A, b.HUE) == 1
    drive(Sweep(flipped, "US", moves=False).execute(), "saigon hue can-tho")
    assert count(flipped, p.NVA_TROOP, b.SAIGON) == 1 and bases(flipped, b.CAN_THO) == 1


def test_13_shaded_full_the_marker(at):
    placed(at, 13, "shaded")


def test_13_shaded_boundary_it_replaces_the_unshaded_side(at):
    turned(at, 13, "shaded")


def test_13_shaded_lasting_each_us_assault_space_rolls_once_until_flipped(at):
    text = "arvn_resources: 40; saigon: 2 us_troop, 2 arvn_troop, 4 vc_guerrilla_a; hue: us_troop, vc_guerrilla_a"
    s, flipped = with_and_without(at, 13, "shaded", text)
    drive(Assault(s, "US").execute(), "saigon hue arvn", "3,4")
    assert s.casualties[TROOP] == 1 and count(s, p.US_TROOP, b.SAIGON) == 1 and count(s, p.US_TROOP, b.HUE) == 1
    drive(Assault(flipped, "US").execute(), "saigon hue arvn")
    assert not any(flipped.casualties)


# --- 14 M-48 Patton -----------------------------------------------------------------------------------------------


def test_14_unshaded_full_the_marker(at):
    placed(at, 14, "unshaded")


def test_14_unshaded_boundary_it_replaces_the_shaded_side(at):
    turned(at, 14, "unshaded")


def test_14_unshaded_lasting_two_more_in_two_spaces_outside_lowland_until_flipped(at):
    text = (
        "saigon: us_troop, 4 vc_guerrilla_a; pleiku: 2 us_troop, 4 vc_guerrilla_a;"
        "kien-hoa: us_troop, 4 vc_guerrilla_a; hue: us_troop, 4 vc_guerrilla_a"
    )
    where = (b.SAIGON, b.HUE, b.PLEIKU, b.KIEN_HOA)
    s, flipped = with_and_without(at, 14, "unshaded", text)
    drive(Assault(s, "US").execute(), "saigon yes hue no pleiku yes kien-hoa")
    assert [count(s, p.VC_GUERRILLA_A, x) for x in where] == [1, 3, 1, 3]
    drive(Assault(flipped, "US").execute(), "saigon hue pleiku kien-hoa")
    assert [count(flipped, p.VC_GUERRILLA_A, x) for x in where] == [3, 3, 3, 3]


def test_14_shaded_full_the_marker(at):
    placed(at, 14, "shaded")


def test_14_shaded_boundary_it_replaces_the_unshaded_side(at):
    turned(at, 14, "shaded")


def test_14_shaded_lasting_the_nva_removes_cubes_that_patrolled_until_flipped(at):
    moves = "hue loc-hue-da-nang all done"
    s, flipped = with_and_without(at, 14, "shaded", "hue: 3 us_troop; saigon: us_troop")
    asked = ask(Patrol(s.copy(), "US").execute(), moves)
    assert asked.seat == "NVA" and asked.keys == ["loc-hue-da-nang/us_troop", "done"]
    drive(Patrol(s, "US").execute(), f"{moves} loc-hue-da-nang/us_troop loc-hue-da-nang/us_troop")
    assert count(s, p.US_TROOP, ROAD) == 1 and s.casualties[TROOP] == 2
    drive(Patrol(flipped, "US").execute(), moves)
    assert count(flipped, p.US_TROOP, ROAD) == 3


# --- 15 Medevac ---------------------------------------------------------------------------------------------------


def test_15_unshaded_full_momentum_only(at):
    s = at("casualties: 4 us_troop, us_base")
    event(s, 15, "unshaded", "US")
    assert s.momentum == {"medevac_unshaded"} and s.casualties[TROOP] == 4 and not s.stays_eligible


def test_15_unshaded_boundary_it_does_not_ground_air_lifts(at):
    s = at("hue: us_troop")
    event(s, 15, "unshaded", "US")
    assert s.momentum and "air_lift" in possible(OPERATIONS["train"](s, "US", Terms(special=True)))


def test_15_unshaded_lasting_the_next_commitment_brings_all_troops_home_bases_not(at):
    s = at("current: 128; casualties: 9 us_troop, us_base; out_of_play: 31 us_troop")
    event(s, 15, "unshaded", "VC")
    after = s.copy()
    ask(commitment_phase(s))
    assert (s.available[TROOP], s.casualties[TROOP], s.out_of_play[TROOP], s.out_of_play[BASE]) == (9, 0, 31, 1)
    s.control_held = False
    drive(reset_phase(after))
    assert not after.momentum
    drive(commitment_phase(after), "saigon 6 done")
    assert after.out_of_play[TROOP] == 34 and count(after, p.US_TROOP, b.SAIGON) == 6


def test_15_shaded_full_the_executing_faction_stays_eligible_and_momentum(at):
    s = at("acted: NVA event")
    event(s, 15, "shaded", "NVA")
    assert s.momentum == {"medevac_shaded"} and s.stays_eligible == {"NVA"}
    adjust_eligibility(s)
    assert "NVA" in s.eligible


def test_15_shaded_boundary_casualties_are_not_touched(at):
    s = at("current: 128; casualties: 9 us_troop; out_of_play: 31 us_troop")
    event(s, 15, "shaded", "ARVN")
    assert s.momentum and ask(commitment_phase(s)).name == "coup.casualties" and s.out_of_play[TROOP] == 34
    s.control_held = False


def test_15_shaded_lasting_no_air_lift_until_reset(at):
    s = at("current: 128; hue: us_troop")
    event(s, 15, "shaded", "VC")
    op = OPERATIONS["train"](s, "US", Terms(special=True))
    assert "air_lift" not in possible(op)
    drive(reset_phase(s))
    assert "air_lift" in possible(op)


# --- 16 Blowtorch Komer -------------------------------------------------------------------------------------------


def test_16_unshaded_full_10_aid_and_momentum(at):
    s = at("aid: 20; hue: arvn_troop, arvn_police, passive_support")
    event(s, 16, "unshaded", "US")
    assert s.aid == 30 and s.momentum == {"blowtorch_komer"} and s.support[b.HUE] == 1


def test_16_unshaded_boundary_aid_stops_at_75(at):
    s = at("aid: 70")
    event(s, 16, "unshaded", "ARVN")
    assert s.aid == 75


def test_16_unshaded_lasting_pacification_costs_1_in_the_support_phase_until_reset_not_in_training(at):
    s = at("current: 128; arvn_resources: 30; hue: us_troop, passive_support")
    event(s, 16, "unshaded", "US")
    assert pacification_cost(s) == 1
    drive(Train(s, "US").execute(), "done pacify")
    assert s.support[b.HUE] == 2 and s.resources["ARVN"] == 27
    drive(reset_phase(s))
    assert pacification_cost(s) == 3


KOMER = (
    "aid: 20; hue: us_troop, arvn_police, active_support; saigon: arvn_troop, arvn_police;"
    "kien-hoa: nva_troop, arvn_police; can-tho: us_troop; kontum: arvn_police;"
    "pleiku: arvn_troop, arvn_police, active_opposition; phuoc-long: us_troop, arvn_police;"
    "loc-saigon-can-tho: arvn_troop, arvn_police"
)


def test_16_shaded_full_10_aid_less_and_a_space_with_troops_and_police_shifts(at):
    s = at(KOMER)
    asked = ask(execute(s.copy(), "ARVN", 16, "shaded"))
    assert asked.seat == "ARVN" and asked.keys == ["saigon", "hue", "kien-hoa"]
    event(s, 16, "shaded", "ARVN", "hue")
    assert s.aid == 10 and s.support[b.HUE] == 1 and s.support[b.SAIGON] == 0 and not s.momentum


def test_16_shaded_full_nva_troops_are_troops_too(at):
    s = at("kien-hoa: nva_troop, arvn_police")
    event(s, 16, "shaded", "VC")
    assert s.support[b.KIEN_HOA] == -1


def test_16_shaded_boundary_nowhere_to_shift_and_aid_stops_at_0(at):
    s = at("aid: 4; hue: us_troop, arvn_police, active_opposition; saigon: us_troop")
    event(s, 16, "shaded", "VC")
    assert s.aid == 0 and s.support[b.HUE] == -2 and s.support[b.SAIGON] == 0


# --- 17 Claymores -------------------------------------------------------------------------------------------------


def test_17_unshaded_full_the_executing_faction_stays_eligible_and_momentum(at):
    s = at("acted: ARVN event; hue: us_base, vc_guerrilla_u")
    event(s, 17, "unshaded", "ARVN")
    assert s.stays_eligible == {"ARVN"} and s.momentum == {"claymores"} and bases(s, b.HUE) == 1
    adjust_eligibility(s)
    assert "ARVN" in s.eligible


def test_17_unshaded_boundary_only_the_executing_faction(at):
    s = at("acted: US op_sa, VC event")
    event(s, 17, "unshaded", "VC")
    adjust_eligibility(s)
    assert s.eligible == {"ARVN", "NVA", "VC"}


def test_17_unshaded_lasting_no_ambush_and_mined_marches_until_reset(at):
    text = (
        "current: 128; vc_resources: 9; hue: vc_guerrilla_u, arvn_police; parrots-beak: 2 vc_guerrilla_u;"
        "kien-phong: passive_support, 2 arvn_police"
    )
    for momentum in (True, False):
        s = at(text)
        event(s, 17, "unshaded", "US")
        if not momentum:
            drive(reset_phase(s))
        assert ("ambush" in possible(Operation(s, "VC"))) is not momentum
        drive(March(s, "VC").execute(), "kien-phong all done")
        assert count(s, p.VC_GUERRILLA_A, b.KIEN_PHONG) == (1 if momentum else 2)


def test_17_shaded_full_a_coin_base_and_an_underground_insurgent_from_one_space(at):
    s = at(
        "hue: us_base, arvn_base, vc_guerrilla_u, nva_guerrilla_u, nva_guerrilla_a; saigon: us_base, vc_guerrilla_u;"
        "kontum: us_base, vc_guerrilla_a; an-loc: vc_base, vc_guerrilla_u"
    )
    first = ask(execute(s.copy(), "VC", 17, "shaded"))
    assert first.seat == "VC" and first.keys == ["saigon", "hue"]
    assert ask(execute(s.copy(), "VC", 17, "shaded"), "hue").keys == ["hue/us_base", "hue/arvn_base"]
    then = ask(execute(s.copy(), "VC", 17, "shaded"), "hue hue/us_base")
    assert then.keys == ["hue/nva_guerrilla_u", "hue/vc_guerrilla_u"]
    event(s, 17, "shaded", "VC", "hue hue/us_base hue/nva_guerrilla_u")
    assert s.casualties[BASE] == 1 and count(s, p.ARVN_BASE, b.HUE) == 1 and bases(s, b.SAIGON) == 1
    assert count(s, p.NVA_GUERRILLA_U, b.HUE) == 0 and count(s, p.VC_GUERRILLA_U, b.HUE) == 1
    assert not s.momentum and not s.stays_eligible


def test_17_shaded_full_an_arvn_base_becomes_available(at):
    s = at("hue: arvn_base, vc_guerrilla_u")
    event(s, 17, "shaded", "NVA")
    assert available(s, p.ARVN_BASE) == 3 and not any(s.casualties) and available(s, p.VC_GUERRILLA_U) == 30


def test_17_shaded_boundary_no_space_with_both_nothing_is_removed(at):
    s = at("hue: us_base, vc_guerrilla_a; saigon: vc_guerrilla_u, us_troop; an-loc: vc_base, vc_guerrilla_u")
    before = s.copy()
    event(s, 17, "shaded", "VC")
    assert s == before
    s = at("hue: us_base, vc_guerrilla_a, vc_guerrilla_u; an-loc: vc_base, vc_guerrilla_u")
    event(s, 17, "shaded", "VC")
    assert not bases(s, b.HUE) and not count(s, p.VC_GUERRILLA_U, b.HUE) and count(s, p.VC_GUERRILLA_A, b.HUE) == 1


# --- 18 Combined Action Platoons ----------------------------------------------------------------------------------


def test_18_unshaded_full_the_marker(at):
    placed(at, 18, "unshaded")


def test_18_unshaded_boundary_it_replaces_the_shaded_side(at):
    turned(at, 18, "unshaded")


def test_18_unshaded_lasting_training_adds_a_police_where_us_troops_are_until_flipped(at):
    s, flipped = with_and_without(at, 18, "unshaded", "hue: us_troop; pleiku: us_irregular")
    drive(Train(s, "US").execute(), "pleiku done done police")
    assert count(s, p.POLICE, b.HUE) == 1 and s.resources["ARVN"] == 0
    drive(Train(flipped, "US").execute(), "pleiku done done")
    assert count(flipped, p.POLICE, b.HUE) == 0


def test_18_shaded_full_the_marker(at):
    placed(at, 18, "shaded")


def test_18_shaded_boundary_it_replaces_the_unshaded_side(at):
    turned(at, 18, "shaded")


def test_18_shaded_lasting_two_us_sweep_spaces_until_flipped(at):
    s, flipped = with_and_without(at, 18, "shaded", "hue: us_troop; saigon: us_troop; can-tho: us_troop")
    op = Sweep(s, "US", moves=False)
    drive(op.execute(), "hue saigon")
    assert len(op.spaces) == 2
    op = Sweep(flipped, "US", moves=False)
    drive(op.execute(), "hue saigon can-tho")
    assert len(op.spaces) == 3


# --- 19 CORDS -----------------------------------------------------------------------------------------------------


def test_19_unshaded_full_the_marker(at):
    placed(at, 19, "unshaded")


def test_19_unshaded_boundary_it_replaces_the_shaded_side(at):
    turned(at, 19, "unshaded")


def test_19_unshaded_lasting_training_pacifies_in_two_spaces_until_the_marker_is_gone(at):
    text = "arvn_resources: 60; hue: us_troop; da-nang: us_troop"
    s, without = at(text), at(text)
    event(s, 19, "unshaded", "US")
    drive(Train(s, "US").execute(), "hue done da-nang done pacify hue 2 pacify 2")
    assert s.support[b.HUE] == 2 and s.support[b.DA_NANG] == 2 and s.resources["ARVN"] == 60 - 12
    drive(Train(without, "US").execute(), "hue done da-nang done pacify hue 2")
    assert without.support[b.HUE] == 2 and without.support[b.DA_NANG] == 0


def test_19_shaded_full_the_marker(at):
    placed(at, 19, "shaded")


def test_19_shaded_boundary_it_replaces_the_unshaded_side(at):
    turned(at, 19, "shaded")


def test_19_shaded_lasting_us_training_stops_at_passive_support_until_flipped(at):
    s, flipped = with_and_without(at, 19, "shaded", "arvn_resources: 60; hue: us_troop")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.support[b.HUE] == 1
    drive(Train(flipped, "US").execute(), "done pacify 2")
    assert flipped.support[b.HUE] == 2


# --- 20 Laser Guided Bombs ----------------------------------------------------------------------------------------

STRUCK = "hue: us_troop, 3 vc_guerrilla_a; saigon: us_troop, vc_guerrilla_a"


def strike(s, keys, dice):
    drive(air_strike(OPERATIONS["assault"](s, "US", Terms(special=True))), keys, dice)


def test_20_unshaded_full_the_marker(at):
    placed(at, 20, "unshaded")


def test_20_unshaded_boundary_it_replaces_the_shaded_side(at):
    turned(at, 20, "unshaded")


def test_20_unshaded_lasting_no_shift_where_only_one_fell_until_flipped(at):
    s, flipped = with_and_without(at, 20, "unshaded", STRUCK)
    strike(s, "saigon/vc_guerrilla_a hue/vc_guerrilla_a hue/vc_guerrilla_a", "3")
    assert s.support[b.SAIGON] == 0 and s.support[b.HUE] == -1
    strike(flipped, "saigon/vc_guerrilla_a hue/vc_guerrilla_a", "6")
    assert flipped.support[b.SAIGON] == -1 and flipped.support[b.HUE] == -1


def test_20_shaded_full_the_marker(at):
    placed(at, 20, "shaded")


def test_20_shaded_boundary_it_replaces_the_unshaded_side(at):
    turned(at, 20, "shaded")


def test_20_shaded_lasting_two_pieces_at_most_until_flipped(at):
    s, flipped = with_and_without(at, 20, "shaded", STRUCK)
    strike(s, "hue/vc_guerrilla_a hue/vc_guerrilla_a", "6")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1 and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1
    strike(flipped, "hue/vc_guerrilla_a hue/vc_guerrilla_a hue/vc_guerrilla_a saigon/vc_guerrilla_a", "6")
    assert not on_map(flipped, p.VC_GUERRILLAS)
