"""1.4 Forces, 1.6 Support, 1.8 tracks: the verbs all rules use."""

import time

from indochina.core.position import parse
from indochina.fitl import board as b
from indochina.fitl import state as st
from indochina.fitl.components import pieces as p
from indochina.fitl.position import from_json
from indochina.fitl.setup import setup


def box(s, name, kind):
    return getattr(s, name)[p.TYPE_OF[kind]]


# --- counting ----------------------------------------------------------------------------------------------------


def test_counting_pieces_of_a_space(at):
    s = at("hue: 2 us_troop, us_irregular_a, 3 arvn_police, nva_troop, 2 vc_guerrilla_u, vc_guerrilla_a, vc_tunnel")
    assert st.count(s, p.VC_GUERRILLA_U, b.HUE) == 2
    assert st.total(s, p.VC_GUERRILLAS, b.HUE) == 3
    assert [st.of(s, f, b.HUE) for f in p.FACTIONS] == [3, 3, 1, 4]
    assert (st.coin(s, b.HUE), st.insurgents(s, b.HUE), st.bases(s, b.HUE)) == (6, 5, 1)


def test_counting_pieces_of_the_map(at):
    s = at("hue: 2 vc_guerrilla_u; saigon: vc_guerrilla_a; loc-saigon-can-tho: vc_guerrilla_u")
    assert st.on_map(s, p.VC_GUERRILLAS) == 4 and st.on_map(s, (p.VC_GUERRILLA_A,)) == 1
    assert st.spaces_with(s, p.VC_GUERRILLAS) == [b.SAIGON, b.HUE, b.LOC_SAIGON_CAN_THO]
    assert st.spaces_with(s, p.VC_GUERRILLAS, b.LOCS) == [b.LOC_SAIGON_CAN_THO]
    assert st.spaces_with(s, (p.VC_GUERRILLA_A, p.NVA_TROOP)) == [b.SAIGON]


# --- 1.4.1 placing and removing -----------------------------------------------------------------------------------


def test_1_4_1_pieces_are_placed_from_available_and_no_more_than_there_are(at):
    s = at("saigon: 28 arvn_police")
    assert st.place(s, p.POLICE, b.HUE, 6) == 2
    assert st.count(s, p.POLICE, b.HUE) == 2 and st.available(s, p.POLICE) == 0
    assert st.place(s, p.POLICE, b.HUE) == 0


def test_1_4_1_an_event_may_place_from_casualties_or_out_of_play(at):
    s = at("casualties: 2 us_troop; out_of_play: 3 us_troop")
    assert st.place(s, p.US_TROOP, b.HUE, 3, st.CASUALTIES) == 2
    assert st.place(s, p.US_TROOP, b.HUE, 2, st.OUT_OF_PLAY) == 2
    assert box(s, "out_of_play", p.US_TROOP) == 1 and st.available(s, p.US_TROOP) == 35


def test_1_4_1_removed_us_pieces_become_casualties_all_others_available(at):
    s = at("hue: 2 us_troop, us_irregular_a, 2 arvn_troop, vc_guerrilla_a")
    assert st.remove(s, p.US_TROOP, b.HUE, 2) == 2
    assert st.remove(s, p.IRREGULAR_A, b.HUE) == 1
    assert st.remove(s, p.ARVN_TROOP, b.HUE, 5) == 2
    assert st.remove(s, p.VC_GUERRILLA_A, b.HUE) == 1
    assert box(s, "casualties", p.US_TROOP) == 2 and box(s, "casualties", p.IRREGULAR_U) == 1
    assert st.available(s, p.ARVN_TROOP) == 30 and st.available(s, p.VC_GUERRILLA_U) == 30
    assert not any(s.pieces)


def test_removed_us_pieces_go_to_available_or_out_of_play_when_told_so(at):
    s = at("hue: 3 us_troop")
    st.remove(s, p.US_TROOP, b.HUE, 1, st.AVAILABLE)
    st.remove(s, p.US_TROOP, b.HUE, 2, st.OUT_OF_PLAY)
    assert [box(s, name, p.US_TROOP) for name in st.BOXES] == [38, 0, 2]


def test_pieces_move_between_boxes(at):
    s = at("casualties: 2 us_troop, us_base")
    assert st.shift_box(s, p.US_TROOP, st.CASUALTIES, st.OUT_OF_PLAY, 5) == 2
    assert st.shift_box(s, p.US_BASE, st.CASUALTIES, st.AVAILABLE) == 1
    assert box(s, "out_of_play", p.US_TROOP) == 2 and st.available(s, p.US_BASE) == 6


def test_1_4_1_a_piece_whose_replacement_is_not_available_is_simply_removed(at):
    s = at("saigon: 29 vc_guerrilla_u; hue: 3 arvn_police")
    assert st.replace(s, p.POLICE, b.HUE, p.VC_GUERRILLA_U, 2) == 1
    assert st.count(s, p.POLICE, b.HUE) == 1 and st.count(s, p.VC_GUERRILLA_U, b.HUE) == 1


def test_replaced_irregulars_go_to_available_not_to_casualties(at):
    s = at("pleiku: 2 us_irregular_u")
    st.replace(s, p.IRREGULAR_U, b.PLEIKU, p.VC_GUERRILLA_U, 2)
    assert st.available(s, p.IRREGULAR_U) == 6 and st.count(s, p.VC_GUERRILLA_U, b.PLEIKU) == 2


# --- 1.4.2 stacking -----------------------------------------------------------------------------------------------


def test_1_4_2_no_more_than_two_bases_of_any_factions_in_a_space(at):
    s = at("tay-ninh: us_base, vc_tunnel; hue: arvn_base")
    assert st.place(s, p.NVA_BASE, b.TAY_NINH) == 0
    assert st.place(s, p.VC_BASE, b.HUE, 2) == 1 and st.room(s, p.US_BASE, b.HUE) == 0
    assert st.available(s, p.NVA_BASE) == 9 and st.available(s, p.VC_BASE) == 7


def test_1_4_2_no_base_on_a_loc(at):
    s = at()
    assert st.place(s, p.VC_BASE, b.LOC_HUE_DA_NANG) == 0
    assert st.place(s, p.VC_GUERRILLA_U, b.LOC_HUE_DA_NANG) == 1


def test_1_4_2_only_nva_and_vc_enter_north_vietnam(at):
    s = at("central-laos: 2 us_troop, arvn_ranger_u")
    for kind in p.COIN:
        assert st.place(s, kind, b.NORTH_VIETNAM) == 0, p.KIND_NAMES[kind]
    for kind in p.INSURGENT:
        assert st.room(s, kind, b.NORTH_VIETNAM) > 0, p.KIND_NAMES[kind]
    assert st.move(s, p.US_TROOP, b.CENTRAL_LAOS, b.NORTH_VIETNAM, 2) == 0
    assert st.count(s, p.US_TROOP, b.CENTRAL_LAOS) == 2


def test_5_1_1_a_base_is_removed_rather_than_replaced_where_stacking_forbids(at):
    s = at("hue: us_base, arvn_base, 2 arvn_troop")
    assert st.replace(s, p.ARVN_TROOP, b.HUE, p.VC_BASE) == 0
    assert st.count(s, p.ARVN_TROOP, b.HUE) == 1


# --- 1.4.3 underground, 1.4.4 tunnels -----------------------------------------------------------------------------


def test_1_4_3_moving_does_not_change_underground_status(at):
    s = at("hue: 2 vc_guerrilla_u, vc_guerrilla_a")
    assert st.move(s, p.VC_GUERRILLA_U, b.HUE, b.QUANG_TRI, 5) == 2
    assert st.move(s, p.VC_GUERRILLA_A, b.HUE, b.LOC_HUE_DA_NANG) == 1
    assert st.count(s, p.VC_GUERRILLA_U, b.QUANG_TRI) == 2
    assert st.count(s, p.VC_GUERRILLA_A, b.LOC_HUE_DA_NANG) == 1


def test_1_4_3_pieces_flip_both_ways(at):
    s = at("hue: 3 vc_guerrilla_u, arvn_ranger_a")
    assert st.flip(s, p.VC_GUERRILLA_U, b.HUE, 2) == 2
    assert (st.count(s, p.VC_GUERRILLA_U, b.HUE), st.count(s, p.VC_GUERRILLA_A, b.HUE)) == (1, 2)
    assert st.flip(s, p.RANGER_A, b.HUE) == 1 and st.count(s, p.RANGER_U, b.HUE) == 1
    assert st.flip(s, p.VC_GUERRILLA_A, b.HUE) == 2


def test_6_6_all_guerrillas_flip_underground_at_once(at):
    s = at("hue: vc_guerrilla_a; saigon: 2 nva_guerrilla_a; loc-hue-da-nang: vc_guerrilla_a")
    assert st.flip_all(s, p.ACTIVE_GUERRILLAS) == 4
    assert st.on_map(s, p.UNDERGROUND_GUERRILLAS) == 4


def test_1_4_4_a_tunneled_base_leaves_with_its_marker(at):
    s = at("tay-ninh: vc_tunnel")
    assert st.tunnels_left(s) == 5
    st.remove(s, p.VC_TUNNEL, b.TAY_NINH)
    assert st.available(s, p.VC_BASE) == 9 and st.tunnels_left(s) == 6


def test_1_4_4_one_tunnel_marker_a_base_and_six_in_all(at):
    s = at("tay-ninh: vc_base, vc_tunnel; hue: 2 vc_base; pleiku: 2 nva_tunnel; fishhook: 2 nva_tunnel")
    assert st.tunnel(s, p.VC_BASE, b.TAY_NINH, 2) == 1
    assert st.tunnel(s, p.VC_BASE, b.HUE) == 0
    assert st.count(s, p.VC_TUNNEL, b.TAY_NINH) == 2


def test_3_2_4_a_tunnel_marker_may_go_alone(at):
    s = at("tay-ninh: 2 vc_tunnel")
    assert st.collapse(s, p.VC_TUNNEL, b.TAY_NINH) == 1
    assert st.count(s, p.VC_BASE, b.TAY_NINH) == 1 and st.count(s, p.VC_TUNNEL, b.TAY_NINH) == 1


def test_4_4_1_a_vc_tunnel_becomes_an_nva_tunnel_even_with_all_markers_on_the_map(at):
    s = at("tay-ninh: 2 vc_tunnel; pleiku: 2 nva_tunnel; fishhook: 2 nva_tunnel")
    assert st.replace(s, p.VC_TUNNEL, b.TAY_NINH, p.NVA_TUNNEL) == 1
    assert st.count(s, p.NVA_TUNNEL, b.TAY_NINH) == 1 and st.tunnels_left(s) == 0


# --- 1.6 support --------------------------------------------------------------------------------------------------


def test_1_6_1_support_has_five_levels(at):
    s = at("hue: passive_support")
    assert st.shift_support(s, b.HUE, 3) == 1 and s.support[b.HUE] == st.ACTIVE_SUPPORT
    assert st.shift_support(s, b.HUE, -9) == -4 and s.support[b.HUE] == st.ACTIVE_OPPOSITION
    assert st.set_support(s, b.HUE, st.NEUTRAL) == 2


def test_1_6_2_locs_and_provinces_without_population_are_always_neutral(at):
    s = at()
    for space in (b.LOC_HUE_DA_NANG, b.PHUOC_LONG, b.CENTRAL_LAOS):
        assert st.shift_support(s, space, 1) == 0 and st.set_support(s, space, st.ACTIVE_OPPOSITION) == 0
        assert s.support[space] == st.NEUTRAL


def test_a_shift_toward_neutral_stops_there(at):
    s = at("hue: passive_support; saigon: active_opposition")
    assert st.shift_toward(s, b.HUE, st.NEUTRAL, 2) == 1 and s.support[b.HUE] == 0
    assert st.shift_toward(s, b.SAIGON, st.NEUTRAL) == 1 and s.support[b.SAIGON] == st.PASSIVE_OPPOSITION
    assert st.shift_toward(s, b.SAIGON, st.ACTIVE_SUPPORT, 2) == 2 and s.support[b.SAIGON] == st.PASSIVE_SUPPORT


# --- 3.3.4 markers ------------------------------------------------------------------------------------------------


def test_3_3_4_one_terror_marker_a_space_unless_an_event_adds_another(at):
    s = at()
    assert st.place_terror(s, b.HUE) and not st.place_terror(s, b.HUE)
    assert st.place_terror(s, b.HUE, second=True) and s.terror[b.HUE] == 2
    assert st.remove_terror(s, b.HUE) == 1 and st.remove_terror(s, b.HUE, 5) == 1


def test_3_3_4_a_loc_is_sabotaged_once(at):
    s = at()
    assert st.place_terror(s, b.LOC_HUE_DA_NANG)
    assert not st.place_terror(s, b.LOC_HUE_DA_NANG, second=True)


def test_3_3_4_terror_and_sabotage_share_15_markers(at):
    s = at()
    spaces = [*b.CITIES, *b.LOCS]
    assert [st.place_terror(s, space) for space in spaces].count(True) == 15
    assert st.markers_left(s) == 0 and not st.place_terror(s, b.HUE, second=True)


# --- 1.8 tracks ---------------------------------------------------------------------------------------------------


def test_1_8_resources_aid_and_patronage_stay_between_0_and_75(at):
    s = at("vc_resources: 74; aid: 2; patronage: 70")
    assert st.add_resources(s, "VC", 5) == 1 and st.add_resources(s, "VC", -80) == -75
    assert st.add_aid(s, -6) == -2 and st.add_patronage(s, 9) == 5
    assert (s.resources["VC"], s.aid, s.patronage) == (0, 0, 75)


def test_1_8_1_the_us_has_no_resources_of_its_own_and_adds_to_arvns(at):
    s = at("arvn_resources: 10")
    assert st.add_resources(s, "US", 3) == 3 and s.resources["ARVN"] == 13


def test_6_7_the_trail_runs_from_0_to_4(at):
    s = at("trail: 3")
    assert st.shift_trail(s, 2) == 1 and st.shift_trail(s, -6) == -4 and s.trail == 0


# --- the state itself -----------------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_shares_nothing_that_changes(at):
    s = setup("medium", {}, seed=1)
    t = s.copy()
    assert t == s
    for change in (
        lambda t: st.place(t, p.POLICE, b.HUE),
        lambda t: st.remove(t, p.US_TROOP, b.SAIGON),
        lambda t: st.shift_box(t, p.US_TROOP, st.AVAILABLE, st.OUT_OF_PLAY),
        lambda t: st.shift_support(t, b.HUE, -1),
        lambda t: st.place_terror(t, b.HUE),
        lambda t: st.add_resources(t, "VC", 1),
        lambda t: t.streams.__setitem__(0, 1),
    ):
        change(t)
        assert t != s
        t = s.copy()
        assert t == s, "the change reached the original"


def test_every_slot_is_copied():
    s = from_json(parse("current: 68; trail: 1"))
    for name in st.State.parts:
        assert hasattr(s.copy(), name), name
    s.note("log.test", "1.4", n=1)
    assert len(s.notes) == 1 and s.copy().notes == []


def test_a_copy_takes_a_few_microseconds():
    s = setup("full", {}, seed=1)
    best = min(_time_copies(s) for _ in range(5))
    assert best < 25e-6, f"{best * 1e6:.1f} µs"  # 2 to 3 on a quiet machine


def _time_copies(s):
    start = time.perf_counter()
    for _ in range(1000):
        s.copy()
    return (time.perf_counter() - start) / 1000
