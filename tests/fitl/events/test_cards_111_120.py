"""Cards 111 to 120."""

import pytest
from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.coup.round import reset_phase
from indochina.fitl.coup.support import agitation
from indochina.fitl.events import execute
from indochina.fitl.events.free import free_activity
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.rally import Rally
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.operations.terror import Terror
from indochina.fitl.sequence.sequence import adjust_eligibility
from indochina.fitl.special_activities import possible
from indochina.fitl.state import available, count, of, on_map, total

from ..event import event

TROOP, BASE, IRREGULAR = p.TYPE["us_troop"], p.TYPE["us_base"], p.TYPE["us_irregular"]
ALL_VC_BASES = "quang-tri: 2 vc_base; binh-dinh: 2 vc_base; tay-ninh: 2 vc_base; kien-hoa: 2 vc_base; hue: vc_base"


def us_box(box):
    return box[TROOP], box[BASE], box[IRREGULAR]


# --- 111 Agent Orange -----------------------------------------------------------------------------------------------


def test_111_unshaded_full_guerrillas_in_jungle_become_active_and_the_us_strikes_two_jungle_spaces(at):
    s = at(
        "trail: 4; tay-ninh: 2 vc_guerrilla, us_troop, passive_support; fishhook: nva_guerrilla, nva_troop;"
        "quang-duc: vc_guerrilla; pleiku: vc_guerrilla, us_troop"
    )
    first = ask(execute(s.copy(), "ARVN", 111, "unshaded"), dice="6")
    assert first.seat == "US" and "trail" not in first.keys
    assert first.keys == ["fishhook/nva_troop", "quang-duc/vc_guerrilla_a", "tay-ninh/vc_guerrilla_a", "end"]
    keys = "fishhook/nva_troop tay-ninh/vc_guerrilla_a"
    assert ask(execute(s.copy(), "ARVN", 111, "unshaded"), keys, "6").keys == [
        "fishhook/nva_guerrilla_a",
        "tay-ninh/vc_guerrilla_a",
        "end",
    ]
    event(s, 111, "unshaded", "ARVN", f"{keys} tay-ninh/vc_guerrilla_a done", "6")
    assert of(s, "VC", b.TAY_NINH) == 0 and count(s, p.NVA_GUERRILLA_A, b.FISHHOOK) == 1
    assert count(s, p.VC_GUERRILLA_A, b.QUANG_DUC) == 1 and count(s, p.VC_GUERRILLA_U, b.PLEIKU) == 1
    assert s.support[b.TAY_NINH] == 0 and s.trail == 4


def test_111_unshaded_boundary_no_insurgents_in_jungle_no_air_strike(at):
    s = at("trail: 3; pleiku: vc_guerrilla, us_troop")
    before = s.copy()
    event(s, 111, "unshaded", "US")
    assert s == before


def test_111_unshaded_boundary_the_hits_are_those_of_the_die(at):
    s = at("tay-ninh: 3 vc_guerrilla")
    event(s, 111, "unshaded", "US", "tay-ninh/vc_guerrilla_a", "1")
    assert count(s, p.VC_GUERRILLA_A, b.TAY_NINH) == 2 and s.support[b.TAY_NINH] == -1


def test_111_shaded_full_jungle_and_highland_with_insurgents_shift_toward_active_opposition(at):
    s = at(
        "tay-ninh: vc_guerrilla, active_support; pleiku: nva_base; kien-hoa: vc_guerrilla; binh-dinh: us_troop;"
        "phuoc-long: vc_guerrilla; hue: vc_guerrilla"
    )
    event(s, 111, "shaded", "VC")
    assert (s.support[b.TAY_NINH], s.support[b.PLEIKU]) == (1, -1)
    assert not any(s.support[x] for x in (b.KIEN_HOA, b.BINH_DINH, b.PHUOC_LONG, b.HUE))


def test_111_shaded_boundary_not_beyond_active_opposition(at):
    s = at("tay-ninh: vc_guerrilla, active_opposition; fishhook: nva_troop")
    event(s, 111, "shaded", "VC")
    assert s.support[b.TAY_NINH] == -2 and s.support[b.FISHHOOK] == 0


# --- 112 Colonel Chau -----------------------------------------------------------------------------------------------


def test_112_unshaded_full_a_police_in_each_of_6_provinces(at):
    s = at("tay-ninh: arvn_police")
    first = ask(execute(s.copy(), "US", 112, "unshaded"))
    assert first.keys == [b.IDS[x] for x in b.PROVINCES if x != b.NORTH_VIETNAM]
    event(s, 112, "unshaded", "US", "tay-ninh fishhook quang-tri quang-nam quang-tin kien-hoa")
    assert count(s, p.POLICE, b.TAY_NINH) == 2
    others = (b.FISHHOOK, b.QUANG_TRI, b.QUANG_NAM, b.QUANG_TIN, b.KIEN_HOA)
    assert all(count(s, p.POLICE, x) == 1 for x in others) and on_map(s, (p.POLICE,)) == 7


def test_112_unshaded_boundary_only_as_many_as_are_available_unless_their_owner_takes_more_from_the_map(at):
    s = at("saigon: 29 arvn_police")
    event(s, 112, "unshaded", "VC", "tay-ninh")
    assert count(s, p.POLICE, b.TAY_NINH) == 1 and count(s, p.POLICE, b.SAIGON) == 29
    s = at("saigon: 29 arvn_police")
    event(s, 112, "unshaded", "ARVN", "tay-ninh quang-tri quang-tri/arvn_police saigon/arvn_police done")
    assert count(s, p.POLICE, b.QUANG_TRI) == 1 and count(s, p.POLICE, b.SAIGON) == 28


def test_112_shaded_full_3_provinces_with_arvn_shift_and_get_a_vc_guerrilla(at):
    s = at(
        "quang-tri: arvn_troop, active_support; quang-nam: arvn_base; quang-tin: arvn_ranger; binh-dinh: arvn_police;"
        "pleiku: us_troop; hue: arvn_troop; phuoc-long: arvn_troop; kien-hoa: arvn_troop, active_opposition"
    )
    first = ask(execute(s.copy(), "VC", 112, "shaded"))
    assert first.keys == ["quang-tri", "quang-nam", "quang-tin", "binh-dinh"]
    event(s, 112, "shaded", "VC", "quang-tri quang-nam binh-dinh")
    assert [s.support[x] for x in (b.QUANG_TRI, b.QUANG_NAM, b.BINH_DINH, b.QUANG_TIN)] == [1, -1, -1, 0]
    assert all(count(s, p.VC_GUERRILLA_U, x) == 1 for x in (b.QUANG_TRI, b.QUANG_NAM, b.BINH_DINH))
    assert on_map(s, p.VC_GUERRILLAS) == 3


def test_112_shaded_boundary_those_that_cannot_shift_come_last_but_get_their_guerrilla(at):
    held = "quang-tri: arvn_troop; phuoc-long: arvn_troop; fishhook: arvn_troop"
    s = at(f"{held}; kien-hoa: arvn_troop, active_opposition")
    event(s, 112, "shaded", "US", "phuoc-long kien-hoa")
    assert s.support[b.QUANG_TRI] == -1 and s.support[b.PHUOC_LONG] == 0
    assert [of(s, "VC", x) for x in (b.QUANG_TRI, b.PHUOC_LONG, b.KIEN_HOA, b.FISHHOOK)] == [1, 1, 1, 0]


def test_112_shaded_boundary_without_guerrillas_they_only_shift(at):
    s = at("quang-tri: arvn_troop; phuoc-long: arvn_troop; hue: 30 vc_guerrilla")
    event(s, 112, "shaded", "NVA")
    assert s.support[b.QUANG_TRI] == -1 and of(s, "VC", b.QUANG_TRI) == of(s, "VC", b.PHUOC_LONG) == 0


def test_112_shaded_boundary_where_nothing_can_be_done_nothing_is_asked(at):
    empty = "fishhook: arvn_troop; phuoc-long: arvn_troop; central-laos: arvn_troop; parrots-beak: arvn_troop"
    s = at(f"{empty}; hue: 30 vc_guerrilla")
    before = s.copy()
    event(s, 112, "shaded", "NVA")
    assert s == before


# --- 113 Ruff Puff --------------------------------------------------------------------------------------------------


def test_113_unshaded_full_up_to_8_police_in_south_vietnam_locs_too(at):
    s = at()
    offered = ask(execute(s.copy(), "ARVN", 113, "unshaded")).keys
    assert offered == [*(f"{b.IDS[x]}/arvn_police" for x in b.SOUTH), "end"]
    event(s, 113, "unshaded", "ARVN", "loc-hue-da-nang/arvn_police 2 saigon/arvn_police all")
    assert count(s, p.POLICE, b.LOC_HUE_DA_NANG) == 2 and count(s, p.POLICE, b.SAIGON) == 6


def test_113_unshaded_boundary_it_may_be_fewer_or_none(at):
    s = at()
    event(s, 113, "unshaded", "VC", "hue/arvn_police 1 done")
    assert on_map(s, (p.POLICE,)) == 1


def test_113_shaded_full_5_police_outside_cities_become_vc_pieces_one_of_them_a_base(at):
    s = at("saigon: 3 arvn_police; tay-ninh: 3 arvn_police; hue: arvn_police; loc-hue-da-nang: 3 arvn_police")
    first = ask(execute(s.copy(), "VC", 113, "shaded"))
    assert first.seat == "VC" and first.keys == ["tay-ninh", "loc-hue-da-nang"]
    base = "tay-ninh/vc_base"
    offered = ask(execute(s.copy(), "NVA", 113, "shaded"), "tay-ninh")
    assert offered.seat == "NVA" and offered.keys == ["tay-ninh/vc_guerrilla_u", base]
    event(s, 113, "shaded", "VC", f"tay-ninh tay-ninh/vc_guerrilla_u tay-ninh {base} tay-ninh")
    assert count(s, p.VC_GUERRILLA_U, b.TAY_NINH) == 2 and count(s, p.VC_BASE, b.TAY_NINH) == 1
    assert count(s, p.VC_GUERRILLA_U, b.LOC_HUE_DA_NANG) == 2 and count(s, p.POLICE, b.LOC_HUE_DA_NANG) == 1
    assert on_map(s, (p.POLICE,)) == 5 and on_map(s, p.VC_BASES) == 1


def test_113_shaded_boundary_stacking_keeps_the_base_away_and_fewer_than_5_are_all_replaced(at):
    s = at("tay-ninh: 2 arvn_police, 2 us_base; loc-hue-da-nang: arvn_police")
    event(s, 113, "shaded", "VC", "tay-ninh tay-ninh")
    assert count(s, p.VC_GUERRILLA_U, b.TAY_NINH) == 2 and count(s, p.VC_GUERRILLA_U, b.LOC_HUE_DA_NANG) == 1
    assert on_map(s, (p.POLICE,)) == 0


def test_113_shaded_boundary_vc_may_take_its_replacements_from_the_map(at):
    s = at(f"{ALL_VC_BASES}; pleiku: 30 vc_guerrilla; kien-phong: 2 arvn_police")
    base = "kien-phong/vc_base"
    assert ask(execute(s.copy(), "VC", 113, "shaded")).keys == ["kien-phong/vc_guerrilla_u", base, "end"]
    event(s, 113, "shaded", "VC", f"{base} hue/vc_base kien-phong/vc_guerrilla_u pleiku/vc_guerrilla_u")
    assert count(s, p.VC_BASE, b.KIEN_PHONG) == 1 and count(s, p.VC_GUERRILLA_U, b.KIEN_PHONG) == 1
    assert count(s, p.VC_BASE, b.HUE) == 0 and count(s, p.VC_GUERRILLA_U, b.PLEIKU) == 29


def test_113_shaded_boundary_without_vc_pieces_the_police_are_just_removed(at):
    s = at(f"{ALL_VC_BASES}; pleiku: 30 vc_guerrilla, 6 arvn_police")
    event(s, 113, "shaded", "US")
    assert count(s, p.POLICE, b.PLEIKU) == 1 and on_map(s, p.VC_GUERRILLAS) == 30 and on_map(s, p.VC_BASES) == 9


# --- 114 Tri Quang --------------------------------------------------------------------------------------------------


def test_114_unshaded_full_up_to_3_cities_are_set_to_passive_support(at):
    s = at("saigon: active_opposition; hue: passive_opposition; kontum: passive_support; an-loc: active_support")
    offered = ask(execute(s.copy(), "ARVN", 114, "unshaded")).keys
    assert offered == ["saigon", "hue", "da-nang", "qui-nhon", "cam-ranh", "can-tho", "end"]
    event(s, 114, "unshaded", "ARVN", "saigon hue da-nang")
    assert [s.support[x] for x in (b.SAIGON, b.HUE, b.DA_NANG, b.QUI_NHON, b.AN_LOC)] == [1, 1, 1, 0, 2]


def test_114_unshaded_boundary_it_may_be_none(at):
    s = at("saigon: active_opposition")
    event(s, 114, "unshaded", "VC", "done")
    assert s.support[b.SAIGON] == -2


def test_114_shaded_full_three_cities_shift_and_a_vc_piece_comes_to_saigon(at):
    s = at("saigon: active_support; hue: passive_support; kontum: active_support")
    assert ask(execute(s.copy(), "VC", 114, "shaded")).keys == ["saigon/vc_guerrilla_u", "saigon/vc_base"]
    event(s, 114, "shaded", "VC", "saigon/vc_base")
    assert [s.support[x] for x in (b.SAIGON, b.HUE, b.DA_NANG, b.KONTUM)] == [1, 0, -1, 2]
    assert count(s, p.VC_BASE, b.SAIGON) == 1 and of(s, "VC", b.SAIGON) == 1


def test_114_shaded_boundary_stacking_leaves_the_guerrilla_and_active_opposition_stays(at):
    s = at("saigon: active_opposition, us_base, arvn_base")
    event(s, 114, "shaded", "VC")
    assert s.support[b.SAIGON] == -2 and count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1


def test_114_shaded_boundary_vc_may_take_a_base_from_the_map(at):
    s = at(ALL_VC_BASES)
    event(s, 114, "shaded", "VC", "saigon/vc_base hue/vc_base")
    assert count(s, p.VC_BASE, b.SAIGON) == 1 and count(s, p.VC_BASE, b.HUE) == 0
    s = at(ALL_VC_BASES)
    event(s, 114, "shaded", "NVA")
    assert count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1


# --- 115 Typhoon Kate -----------------------------------------------------------------------------------------------


def test_115_single_full_it_is_in_force_and_the_faction_stays_eligible(at):
    s = at("acted: ARVN event")
    event(s, 115, "single", "ARVN")
    assert s.momentum == {"typhoon_kate"}
    adjust_eligibility(s)
    assert s.eligible == {"US", "ARVN", "NVA", "VC"}


def test_115_single_boundary_other_momentum_stays_and_only_the_executing_faction_stays_eligible(at):
    s = at("momentum: claymores; acted: NVA op_sa, VC event")
    event(s, 115, "single", "VC")
    assert s.momentum == {"claymores", "typhoon_kate"}
    adjust_eligibility(s)
    assert s.eligible == {"US", "ARVN", "VC"}


BANNED = "hue: 3 us_troop, 3 arvn_troop; saigon: 3 us_troop; quang-tri: 3 nva_troop; kontum: us_irregular; trail: 2"


@pytest.mark.parametrize(
    "faction, operation, activity",
    [("US", "train", "air_lift"), ("ARVN", "train", "transport"), ("NVA", "attack", "bombard")],
)
def test_115_single_lasting_no_air_lift_transport_or_bombard_until_reset(at, faction, operation, activity):
    s = at(f"{BANNED}; current: 128; momentum: typhoon_kate")

    def offered():
        return possible(OPERATIONS[operation](s, faction, Terms(special=True)))

    assert activity not in offered()
    drive(reset_phase(s))
    assert not s.momentum and activity in offered()


def test_115_single_lasting_other_activities_take_place_in_one_space(at):
    taxed = "tay-ninh: vc_guerrilla; kien-hoa: vc_guerrilla; quang-tri: vc_guerrilla"
    s = at(f"momentum: typhoon_kate; {taxed}")
    drive(free_activity(s, "VC", ("tax",)), "tay-ninh")
    assert on_map(s, (p.VC_GUERRILLA_U,)) == 2
    assert "kien-hoa" in ask(free_activity(at(taxed), "VC", ("tax",)), "tay-ninh").keys


def test_115_single_lasting_an_air_strike_hits_one_space_and_the_trail(at):
    s = at("momentum: typhoon_kate; trail: 2; hue: us_troop, vc_guerrilla_a; kontum: us_troop, vc_guerrilla_a")
    drive(free_activity(s, "US", ("air_strike",)), "hue/vc_guerrilla_a trail", "6")
    assert of(s, "VC", b.HUE) == 0 and of(s, "VC", b.KONTUM) == 1 and s.trail == 1


# --- 116 Cadres -----------------------------------------------------------------------------------------------------


def test_116_unshaded_full_the_marker_shows_its_unshaded_side(at):
    s = at()
    event(s, 116, "unshaded", "US")
    assert s.unshaded == {"cadres"}


def test_116_unshaded_boundary_it_ends_the_shaded_text(at):
    s = at("shaded: cadres")
    event(s, 116, "unshaded", "US")
    assert s.unshaded == {"cadres"} and not s.shaded


def test_116_unshaded_lasting_terror_takes_two_guerrillas_and_needs_them(at):
    s = at("unshaded: cadres; vc_resources: 5; hue: 3 vc_guerrilla, passive_support; kontum: vc_guerrilla")
    assert ask(Terror(s.copy(), "VC").execute(), "").keys == ["hue/vc_guerrilla_u", "hue/vc_guerrilla_a"]
    drive(Terror(s, "VC").execute(), "hue/vc_guerrilla_a")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 1 and s.terror[b.HUE] == 1 and s.support[b.HUE] == 0
    assert s.terror[b.KONTUM] == 0
    s = at("vc_resources: 5; hue: 3 vc_guerrilla; kontum: vc_guerrilla")
    drive(Terror(s, "VC").execute(), "hue kontum")
    assert of(s, "VC", b.HUE) == 3 and s.terror[b.KONTUM] == 1


def test_116_unshaded_lasting_agitation_takes_two_guerrillas(at):
    s = at("unshaded: cadres; vc_resources: 5; tay-ninh: 3 vc_guerrilla_a; kien-hoa: vc_guerrilla")
    drive(agitation(s), "tay-ninh 1")
    assert count(s, p.VC_GUERRILLA_A, b.TAY_NINH) == 1 and s.support[b.TAY_NINH] == -1


def test_116_shaded_full_the_marker_shows_its_shaded_side(at):
    s = at()
    event(s, 116, "shaded", "VC")
    assert s.shaded == {"cadres"}


def test_116_shaded_boundary_it_ends_the_unshaded_text(at):
    s = at("unshaded: cadres")
    event(s, 116, "shaded", "NVA")
    assert s.shaded == {"cadres"} and not s.unshaded


AGITATORS = "vc_resources: 9; tay-ninh: vc_base, 4 us_troop; kien-hoa: vc_base, 4 us_troop"


def test_116_shaded_lasting_one_rally_space_with_a_base_may_agitate_under_coin_control(at):
    s = at(f"shaded: cadres; {AGITATORS}")
    drive(Rally(s, "VC").execute(), "tay-ninh 1 agitate 2 kien-hoa 1 done")
    assert (s.support[b.TAY_NINH], s.support[b.KIEN_HOA], s.resources["VC"]) == (-2, 0, 5)


def test_116_shaded_lasting_not_without_the_marker(at):
    s = at(AGITATORS)
    drive(Rally(s, "VC").execute(), "tay-ninh 1 done")
    assert s.support[b.TAY_NINH] == 0


# --- 117 Corps Commanders -------------------------------------------------------------------------------------------


def test_117_unshaded_full_arvn_places_3_troops_in_two_adjacent_spaces_and_sweeps_both_free(at):
    s = at("out_of_play: 5 arvn_troop; kien-hoa: 2 vc_guerrilla; ba-xuyen: 2 vc_guerrilla; can-tho: arvn_troop")
    first = ask(execute(s.copy(), "NVA", 117, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["arvn_troop", "end"]
    spaces = ask(execute(s.copy(), "NVA", 117, "unshaded"), "arvn_troop 2 done")
    assert spaces.seat == "ARVN" and spaces.keys == [b.IDS[x] for x in b.LAND if x != b.NORTH_VIETNAM]
    near = ask(execute(s.copy(), "NVA", 117, "unshaded"), "arvn_troop 2 done kien-hoa").keys
    assert near == ["saigon", "can-tho", "kien-phong", "ba-xuyen", "end"]
    keys = "arvn_troop 2 done kien-hoa ba-xuyen kien-hoa/arvn_troop 2 ba-xuyen/arvn_troop"
    sweeps = ask(execute(s.copy(), "NVA", 117, "unshaded"), keys)
    assert sweeps.seat == "ARVN" and sweeps.keys == ["kien-hoa", "ba-xuyen"]
    event(s, 117, "unshaded", "NVA", f"{keys} kien-hoa done can-tho done")
    assert s.out_of_play[p.TYPE["arvn_troop"]] == 3 and available(s, p.ARVN_TROOP) == 23
    assert count(s, p.ARVN_TROOP, b.KIEN_HOA) == 2 and count(s, p.ARVN_TROOP, b.BA_XUYEN) == 2
    assert count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 2 and count(s, p.VC_GUERRILLA_A, b.BA_XUYEN) == 2
    assert s.resources["ARVN"] == 0 and s.eligible == {"US", "ARVN", "NVA", "VC"}


def test_117_unshaded_full_or_in_one_space_even_in_monsoon(at):
    s = at("current: 117; next: 127; kien-hoa: 4 vc_guerrilla")
    event(s, 117, "unshaded", "ARVN", "kien-hoa done")
    assert count(s, p.ARVN_TROOP, b.KIEN_HOA) == 3 and count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 3


def test_117_unshaded_boundary_what_is_not_available_must_come_from_out_of_play(at):
    s = at("out_of_play: 4 arvn_troop; hue: 25 arvn_troop; kien-hoa: vc_guerrilla")
    assert ask(execute(s.copy(), "US", 117, "unshaded")).keys == ["1", "2", "3"]
    assert "done" not in ask(execute(s.copy(), "US", 117, "unshaded"), "1").keys
    event(s, 117, "unshaded", "US", "1 1 done kien-hoa done")
    assert count(s, p.ARVN_TROOP, b.KIEN_HOA) == 3
    assert s.out_of_play[p.TYPE["arvn_troop"]] == 2 and available(s, p.ARVN_TROOP) == 0


def test_117_unshaded_boundary_with_neither_arvn_may_take_troops_from_the_map_or_leave_it(at):
    s = at("hue: 30 arvn_troop")
    event(s, 117, "unshaded", "VC", "kien-hoa done done")
    assert count(s, p.ARVN_TROOP, b.HUE) == 30
    s = at("hue: 30 arvn_troop; kien-hoa: vc_guerrilla")
    take = "kien-hoa/arvn_troop hue/arvn_troop"
    event(s, 117, "unshaded", "VC", f"kien-hoa done {take} done")
    assert count(s, p.ARVN_TROOP, b.KIEN_HOA) == 1 and count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 1


def test_117_unshaded_boundary_a_space_in_which_no_troop_was_placed_is_not_swept(at):
    s = at("ba-xuyen: vc_guerrilla; kien-hoa: vc_guerrilla; can-tho: arvn_troop")
    event(s, 117, "unshaded", "ARVN", "kien-hoa ba-xuyen kien-hoa/arvn_troop all done")
    assert count(s, p.ARVN_TROOP, b.KIEN_HOA) == 3 and count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 1
    assert count(s, p.VC_GUERRILLA_U, b.BA_XUYEN) == 1


def test_117_shaded_full_a_die_of_arvn_pieces_leaves_two_adjacent_spaces_and_arvn_is_ineligible(at):
    s = at("saigon: 2 arvn_troop, arvn_base; kien-hoa: 2 arvn_police, arvn_ranger; hue: arvn_troop")
    first = ask(execute(s.copy(), "VC", 117, "shaded"), dice="5")
    assert first.seat == "VC" and first.keys == ["saigon", "hue", "kien-hoa"]
    keys = "saigon saigon/arvn_base saigon/arvn_troop 1 kien-hoa/arvn_police all"
    event(s, 117, "shaded", "VC", f"{keys} kien-hoa/arvn_ranger_u", "5")
    assert (of(s, "ARVN", b.SAIGON), of(s, "ARVN", b.KIEN_HOA), of(s, "ARVN", b.HUE)) == (1, 0, 1)
    assert s.made_ineligible == {"ARVN"}
    adjust_eligibility(s)
    assert s.eligible == {"US", "NVA", "VC"}


def test_117_shaded_boundary_one_space_is_enough_where_it_holds_enough(at):
    s = at("saigon: 3 arvn_troop; kien-hoa: 2 arvn_police; hue: 2 arvn_troop")
    assert ask(execute(s.copy(), "NVA", 117, "shaded"), "saigon", "2").keys == ["kien-hoa", "end"]
    event(s, 117, "shaded", "NVA", "hue", "2")
    assert (of(s, "ARVN", b.SAIGON), of(s, "ARVN", b.KIEN_HOA), of(s, "ARVN", b.HUE)) == (3, 2, 0)


def test_117_shaded_boundary_too_few_pieces_as_many_as_the_spaces_hold_go_and_none_at_all(at):
    s = at("saigon: arvn_troop; kien-hoa: arvn_police; hue: arvn_troop")
    t = s.copy()
    event(t, 117, "shaded", "ARVN", "hue", "6")
    assert (of(t, "ARVN", b.SAIGON), of(t, "ARVN", b.KIEN_HOA), of(t, "ARVN", b.HUE)) == (1, 1, 0)
    event(s, 117, "shaded", "NVA", "saigon", "6")
    assert (of(s, "ARVN", b.SAIGON), of(s, "ARVN", b.KIEN_HOA), of(s, "ARVN", b.HUE)) == (0, 0, 1)
    s = at()
    event(s, 117, "shaded", "NVA", "", "6")
    assert s.made_ineligible == {"ARVN"}


# --- 118 Korean War Arms --------------------------------------------------------------------------------------------


def test_118_unshaded_full_vc_removes_a_guerrilla_where_it_has_2_and_there_is_no_nva_base(at):
    s = at(
        "hue: 2 vc_guerrilla; kontum: vc_guerrilla; tay-ninh: 2 vc_guerrilla, vc_guerrilla_a; loc-hue-da-nang:"
        "2 vc_guerrilla_a; central-laos: 3 vc_guerrilla, nva_base; fishhook: 3 vc_guerrilla, nva_tunnel"
    )
    asked = ask(execute(s.copy(), "US", 118, "unshaded"))
    assert asked.seat == "VC" and asked.keys == ["tay-ninh/vc_guerrilla_u", "tay-ninh/vc_guerrilla_a"]
    event(s, 118, "unshaded", "US", "tay-ninh/vc_guerrilla_a")
    left = {x: of(s, "VC", x) for x in (b.HUE, b.KONTUM, b.TAY_NINH, b.LOC_HUE_DA_NANG, b.CENTRAL_LAOS, b.FISHHOOK)}
    assert list(left.values()) == [1, 1, 2, 1, 3, 3]
    assert count(s, p.VC_GUERRILLA_U, b.TAY_NINH) == 2 and available(s, p.VC_GUERRILLA_U) == 19


def test_118_unshaded_boundary_nowhere_two(at):
    s = at("hue: vc_guerrilla, 2 vc_base; kontum: vc_guerrilla_a")
    before = s.copy()
    event(s, 118, "unshaded", "US")
    assert s == before


def test_118_shaded_full_any_vc_piece_in_each_of_3_spaces(at):
    s = at()
    assert len(ask(execute(s.copy(), "VC", 118, "shaded")).keys) == len(b.SPACES)
    event(s, 118, "shaded", "VC", "north-vietnam north-vietnam/vc_base loc-hue-da-nang saigon saigon/vc_guerrilla_u")
    assert count(s, p.VC_BASE, b.NORTH_VIETNAM) == 1 and count(s, p.VC_GUERRILLA_U, b.LOC_HUE_DA_NANG) == 1
    assert count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1 and on_map(s, p.VC_KINDS) == 3


def test_118_shaded_boundary_no_base_where_two_are_and_no_more_pieces_than_available(at):
    s = at(f"{ALL_VC_BASES}; kontum: 28 vc_guerrilla")
    event(s, 118, "shaded", "NVA", "saigon hue")
    assert count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1 and count(s, p.VC_GUERRILLA_U, b.HUE) == 1
    assert on_map(s, p.VC_KINDS) == 39
    s = at("saigon: us_base, arvn_base")
    event(s, 118, "shaded", "VC", "saigon hue hue/vc_base kontum kontum/vc_guerrilla_u")
    assert count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1 and count(s, p.VC_BASE, b.HUE) == 1


# --- 119 My Lai -----------------------------------------------------------------------------------------------------


def test_119_unshaded_full_2_available_us_troops_go_out_of_play_and_patronage_rises(at):
    s = at("hue: 5 us_troop; casualties: 5 us_troop; patronage: 10")
    event(s, 119, "unshaded", "ARVN")
    assert s.out_of_play[TROOP] == 2 and available(s, p.US_TROOP) == 28 and s.patronage == 12
    assert s.casualties[TROOP] == 5


def test_119_unshaded_boundary_one_troop_available_and_patronage_at_its_end(at):
    s = at("hue: 39 us_troop; patronage: 74")
    event(s, 119, "unshaded", "ARVN")
    assert s.out_of_play[TROOP] == 1 and count(s, p.US_TROOP, b.HUE) == 39 and s.patronage == 75


def test_119_shaded_full_active_opposition_where_us_troops_are_and_vc_places_there(at):
    s = at(
        "aid: 20; quang-tri: us_troop, active_support; kien-hoa: us_troop; hue: us_troop; pleiku: us_base;"
        "tay-ninh: arvn_troop"
    )
    assert ask(execute(s.copy(), "NVA", 119, "shaded")).keys == ["quang-tri", "kien-hoa"]
    event(s, 119, "shaded", "NVA", "quang-tri")
    assert s.support[b.QUANG_TRI] == -2 and s.support[b.KIEN_HOA] == 0 and s.aid == 14
    assert count(s, p.VC_BASE, b.QUANG_TRI) == 1 and count(s, p.VC_GUERRILLA_U, b.QUANG_TRI) == 1


def test_119_shaded_boundary_provinces_where_more_of_it_can_be_done_come_first(at):
    s = at("aid: 20; phuoc-long: us_troop; kien-hoa: us_troop; quang-tri: us_troop, us_base, arvn_base")
    event(s, 119, "shaded", "US")
    assert s.support[b.KIEN_HOA] == -2 and of(s, "VC", b.KIEN_HOA) == 2
    s = at("aid: 20; phuoc-long: us_troop; quang-tri: us_troop, 2 us_base, active_opposition")
    event(s, 119, "shaded", "US")
    assert s.support[b.PHUOC_LONG] == 0 and of(s, "VC", b.PHUOC_LONG) == 2 and s.aid == 14


def test_119_shaded_boundary_no_province_with_us_troops_only_aid_falls(at):
    s = at("aid: 5; hue: us_troop; quang-tri: us_irregular")
    event(s, 119, "shaded", "VC")
    assert s.aid == 0 and on_map(s, p.VC_KINDS) == 0


def test_119_shaded_boundary_vc_decides_about_its_pieces_on_the_map(at):
    s = at(f"{ALL_VC_BASES}; kien-giang: us_troop")
    asked = ask(execute(s.copy(), "US", 119, "shaded"))
    assert asked.seat == "VC"
    event(s, 119, "shaded", "US", "kien-giang/vc_base hue/vc_base")
    assert count(s, p.VC_BASE, b.KIEN_GIANG) == 1 and count(s, p.VC_BASE, b.HUE) == 0


# --- 120 US Press Corps ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "box, keys, n",
    [
        ("", "fishhook/us_base hue/us_irregular_u hue/us_troop all", 4),
        ("129, 125", "fishhook/us_base hue/us_irregular_u hue/us_troop all", 4),
        ("129, 125, 126", "fishhook/us_base hue/us_irregular_u", 2),
        ("129, 130, 125, 126, 127", "fishhook/us_base hue/us_irregular_u", 2),
    ],
)
def test_120_unshaded_full_us_pieces_from_out_of_play_4_or_2_by_the_leader_box(at, box, keys, n):
    s = at(f"leader_box: {box}; out_of_play: 5 us_troop, us_base, us_irregular")
    first = ask(execute(s.copy(), "ARVN", 120, "unshaded"))
    assert first.seat == "ARVN" and "north-vietnam/us_troop" not in first.keys
    event(s, 120, "unshaded", "ARVN", keys)
    assert on_map(s, p.US_KINDS) == n and sum(us_box(s.out_of_play)) == 7 - n
    assert count(s, p.US_BASE, b.FISHHOOK) == 1 and count(s, p.IRREGULAR_U, b.HUE) == 1


def test_120_unshaded_boundary_fewer_out_of_play_and_none(at):
    s = at("out_of_play: 2 us_troop")
    event(s, 120, "unshaded", "US", "hue/us_troop all")
    assert count(s, p.US_TROOP, b.HUE) == 2
    s = at("leader_box: 129, 130, 125, 126, 127, 128; out_of_play: 2 us_troop")
    event(s, 120, "unshaded", "US")
    assert s.out_of_play[TROOP] == 2


def test_120_shaded_full_troop_casualties_by_the_leader_box_and_all_bases_go_out_of_play(at):
    s = at("leader_box: 129, 125, 126; casualties: 5 us_troop, 2 us_base, us_irregular")
    event(s, 120, "shaded", "NVA")
    assert us_box(s.casualties) == (2, 0, 1) and us_box(s.out_of_play) == (3, 2, 0)


def test_120_shaded_boundary_minh_is_no_card_but_bases_go_and_fewer_troops_than_cards_all_go(at):
    s = at("casualties: 5 us_troop, us_base")
    event(s, 120, "shaded", "VC")
    assert us_box(s.casualties) == (5, 0, 0) and us_box(s.out_of_play) == (0, 1, 0)
    s = at("leader_box: 129, 125, 126; casualties: 2 us_troop")
    event(s, 120, "shaded", "VC")
    assert us_box(s.out_of_play) == (2, 0, 0) and total(s, tuple(p.US_KINDS), b.SAIGON) == 0
