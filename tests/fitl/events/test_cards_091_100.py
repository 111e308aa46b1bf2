"""Cards 91 to 100."""

import pytest
from procedures import ask

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.events import execute
from indochina.fitl.sequence.deck import leader, leader_cards
from indochina.fitl.state import count

from ..event import event


def on(s, *pieces):
    """How many there are of each: `hue/arvn_troop`."""
    return [count(s, p.KIND[piece.partition("/")[2]], b.SPACE[piece.partition("/")[0]]) for piece in pieces]


def box(s, name, piece):
    return getattr(s, name)[p.TYPE[piece]]


def question(s, number, side, faction, keys="", dice=""):
    """The question that is open after these answers; the position itself stays."""
    return ask(execute(s.copy(), faction, number, side), keys, dice)


def levels(s, *names):
    return [s.support[b.SPACE[name]] for name in names]


# --- 91 Bob Hope ----------------------------------------------------------------------------------------------------


def test_91_unshaded_full_troops_to_a_city_and_a_casualty_for_every_2(at):
    s = at(
        "pleiku: 6 us_troop; saigon: arvn_troop; hue: us_troop; can-tho: us_troop, vc_guerrilla; "
        "casualties: us_base, us_irregular, 2 us_troop"
    )
    asked = question(s, 91, "unshaded", "US")
    assert asked.seat == "US" and asked.keys == ["saigon", "hue"]
    event(s, 91, "unshaded", "US", "hue 5 us_base us_irregular")
    assert on(s, "pleiku/us_troop", "hue/us_troop", "can-tho/us_troop") == [1, 6, 1]
    assert [box(s, "casualties", piece) for piece in ("us_base", "us_irregular", "us_troop")] == [0, 0, 2]
    assert box(s, "available", "us_base") == 6 and box(s, "available", "us_irregular") == 6


def test_91_unshaded_boundary_one_troop_brings_nothing_and_no_casualty_can_be_missing(at):
    s = at("pleiku: us_troop; saigon: arvn_troop; casualties: us_base")
    event(s, 91, "unshaded", "VC")
    assert on(s, "saigon/us_troop") == [1] and box(s, "casualties", "us_base") == 1
    s = at("pleiku: 4 us_troop; saigon: arvn_troop; casualties: us_base")
    event(s, 91, "unshaded", "US", "all")
    assert on(s, "saigon/us_troop") == [4] and box(s, "casualties", "us_base") == 0


def test_91_unshaded_boundary_no_city_under_coin_control(at):
    s = at("pleiku: 4 us_troop; saigon: arvn_troop, vc_guerrilla; casualties: us_base")
    event(s, 91, "unshaded", "US")
    assert on(s, "pleiku/us_troop") == [4] and box(s, "casualties", "us_base") == 1


def test_91_shaded_full_nva_or_vc_moves_3_us_troops_and_places_guerrillas(at):
    s = at("pleiku: 2 us_troop; tay-ninh: 2 us_troop; hue: us_troop")
    assert question(s, 91, "shaded", "US").keys == ["NVA", "VC"]
    assert question(s, 91, "shaded", "US", "VC").seat == "VC"
    moves = "VC pleiku/us_troop saigon all tay-ninh/us_troop can-tho"
    asked = question(s, 91, "shaded", "US", moves)
    assert asked.seat == "VC" and asked.keys == ["pleiku/nva_guerrilla_u", "pleiku/vc_guerrilla_u"]
    event(s, 91, "shaded", "US", f"{moves} pleiku/vc_guerrilla_u 1 pleiku/nva_guerrilla_u tay-ninh/vc_guerrilla_u")
    assert on(s, "pleiku/us_troop", "saigon/us_troop", "tay-ninh/us_troop", "can-tho/us_troop") == [0, 2, 1, 1]
    assert on(s, "pleiku/vc_guerrilla_u", "pleiku/nva_guerrilla_u", "tay-ninh/vc_guerrilla_u") == [1, 1, 1]
    assert not any(s.casualties)


def test_91_shaded_boundary_fewer_or_none_may_move(at):
    s = at("pleiku: 2 us_troop")
    event(s, 91, "shaded", "NVA", "NVA pleiku/us_troop saigon 1 done pleiku/nva_guerrilla_u")
    assert on(s, "pleiku/us_troop", "saigon/us_troop", "pleiku/nva_guerrilla_u") == [1, 1, 1]
    event(s, 91, "shaded", "NVA", "NVA done")
    assert on(s, "pleiku/us_troop") == [1] and box(s, "available", "nva_guerrilla") == 19


def test_91_shaded_boundary_troops_in_cities_and_bases_stay(at):
    s = at("hue: 2 us_troop; pleiku: us_base; loc-hue-da-nang: us_troop")
    event(s, 91, "shaded", "VC")
    assert on(s, "hue/us_troop", "loc-hue-da-nang/us_troop") == [2, 1] and box(s, "available", "vc_guerrilla") == 30


# --- 92 SEALORDS ----------------------------------------------------------------------------------------------------

DELTA = (
    "kien-phong: 2 arvn_troop, 2 vc_guerrilla; kien-hoa: 2 us_troop, 2 arvn_police, 3 vc_guerrilla_a; "
    "loc-can-tho-chau-doc: 2 arvn_police, vc_guerrilla_a; can-tho: 4 arvn_troop, vc_guerrilla_a;"
)


def test_92_unshaded_full_arvn_then_us_sweep_or_assault_around_can_tho(at):
    s = at(DELTA)
    asked = question(s, 92, "unshaded", "VC")
    assert asked.seat == "ARVN" and asked.keys == ["sweep", "assault"] and asked.values["space"] == "kien-phong"
    later = question(s, 92, "unshaded", "VC", "sweep sweep kien-phong")
    assert later.seat == "US" and later.values["space"] == "kien-hoa"
    assert on(s, "kien-phong/vc_guerrilla_u") == [2]
    event(s, 92, "unshaded", "VC", "sweep sweep kien-phong assault done")
    assert on(s, "kien-phong/vc_guerrilla_u", "kien-phong/vc_guerrilla_a") == [0, 2]
    assert on(s, "loc-can-tho-chau-doc/vc_guerrilla_a", "kien-hoa/vc_guerrilla_a") == [0, 1]
    assert on(s, "can-tho/vc_guerrilla_a") == [1] and s.resources["ARVN"] == 0


def test_92_unshaded_full_it_is_in_each_space_and_free(at):
    s = at("kien-phong: 2 arvn_troop, vc_guerrilla_a; ba-xuyen: 2 arvn_troop, vc_guerrilla_a; arvn_resources: 7")
    event(s, 92, "unshaded", "US", "assault assault kien-phong")
    assert on(s, "kien-phong/vc_guerrilla_a", "ba-xuyen/vc_guerrilla_a") == [0, 0] and s.resources["ARVN"] == 7


def test_92_unshaded_boundary_even_in_monsoon_and_nothing_without_enemies(at):
    s = at("current: 92; next: 125; kien-phong: us_irregular, vc_guerrilla; kien-hoa: us_troop; ba-xuyen: vc_guerrilla")
    event(s, 92, "unshaded", "US")
    assert on(s, "kien-phong/vc_guerrilla_a", "ba-xuyen/vc_guerrilla_u") == [1, 1]


def test_92_shaded_full_one_insurgent_moves_from_cambodia_and_tay_ninh(at):
    s = at(
        "tay-ninh: 2 vc_guerrilla, vc_base, vc_tunnel; parrots-beak: vc_guerrilla_a, nva_troop; pleiku: vc_guerrilla"
    )
    assert question(s, 92, "shaded", "US").keys == ["NVA", "VC"]
    asked = question(s, 92, "shaded", "US", "VC")
    assert asked.seat == "VC"
    assert asked.keys == ["parrots-beak/vc_guerrilla_a", "tay-ninh/vc_guerrilla_u", "tay-ninh/vc_base"]
    assert asked.values["left"] == 4
    ends = question(s, 92, "shaded", "US", "VC tay-ninh/vc_guerrilla_u").keys
    assert ends == [b.IDS[x] for x in b.ADJACENT[b.CAN_THO]]
    bases = question(s, 92, "shaded", "US", "VC tay-ninh/vc_base").keys
    assert bases == ["kien-phong", "kien-hoa", "ba-xuyen", "kien-giang"]
    keys = "VC tay-ninh/vc_base kien-giang tay-ninh/vc_guerrilla_u loc-can-tho-chau-doc all"
    event(s, 92, "shaded", "US", f"{keys} parrots-beak/vc_guerrilla_a kien-hoa")
    assert on(s, "kien-giang/vc_base", "loc-can-tho-chau-doc/vc_guerrilla_u", "kien-hoa/vc_guerrilla_a") == [1, 2, 1]
    assert on(s, "tay-ninh/vc_tunnel", "parrots-beak/nva_troop", "pleiku/vc_guerrilla_u") == [1, 1, 1]


def test_92_shaded_boundary_any_number_but_one_and_tunnels_do_not_move(at):
    s = at("tay-ninh: vc_tunnel; fishhook: 2 nva_troop, nva_tunnel")
    assert "done" not in question(s, 92, "shaded", "VC").keys
    event(s, 92, "shaded", "VC", "ba-xuyen 1 done")
    assert on(s, "ba-xuyen/nva_troop", "fishhook/nva_troop", "tay-ninh/vc_tunnel", "fishhook/nva_tunnel") == [
        1,
        1,
        1,
        1,
    ]
    s = at("tay-ninh: vc_tunnel")
    event(s, 92, "shaded", "VC")
    assert on(s, "tay-ninh/vc_tunnel") == [1]


# --- 93 Senator Fulbright -------------------------------------------------------------------------------------------


def test_93_unshaded_full_the_us_takes_4_pieces_home(at):
    s = at("saigon: 3 us_troop, us_base; pleiku: us_irregular; kontum: arvn_troop")
    asked = question(s, 93, "unshaded", "VC")
    assert asked.seat == "US" and asked.keys == ["saigon/us_troop", "saigon/us_base", "pleiku/us_irregular_u"]
    event(s, 93, "unshaded", "VC", "saigon/us_base saigon/us_troop all")
    assert on(s, "saigon/us_base", "saigon/us_troop", "pleiku/us_irregular_u") == [0, 0, 1]
    assert box(s, "available", "us_troop") == 40 and box(s, "available", "us_base") == 6 and not any(s.casualties)


def test_93_unshaded_boundary_all_if_there_are_no_more(at):
    s = at("saigon: 2 us_troop; hue: us_base")
    event(s, 93, "unshaded", "US")
    assert on(s, "saigon/us_troop", "hue/us_base") == [0, 0] and box(s, "available", "us_troop") == 40


def test_93_shaded_full_a_base_out_of_play_and_less_aid(at):
    s = at("saigon: us_base; aid: 20")
    event(s, 93, "shaded", "VC")
    assert box(s, "out_of_play", "us_base") == 1 and box(s, "available", "us_base") == 4 and s.aid == 11


def test_93_shaded_boundary_no_base_available_and_aid_at_0(at):
    s = at("saigon: us_base; casualties: 5 us_base; aid: 4")
    event(s, 93, "shaded", "NVA")
    assert box(s, "out_of_play", "us_base") == 0 and on(s, "saigon/us_base") == [1] and s.aid == 0


# --- 94 Tunnel Rats -------------------------------------------------------------------------------------------------


def test_94_single_full_tunnels_in_2_provinces(at):
    s = at("tay-ninh: vc_base, nva_base; quang-tri: nva_base; pleiku: vc_base, vc_tunnel; saigon: us_troop, vc_base")
    asked = question(s, 94, "single", "VC")
    assert asked.seat == "VC" and asked.keys == ["quang-tri", "pleiku", "tay-ninh"]
    event(s, 94, "single", "VC", "tay-ninh pleiku tay-ninh/vc_base")
    assert on(s, "tay-ninh/vc_tunnel", "tay-ninh/nva_base", "pleiku/vc_tunnel", "quang-tri/nva_base") == [1, 1, 2, 1]


def test_94_single_full_or_a_tunneled_base_goes_where_us_troops_are(at):
    s = at("tay-ninh: us_troop, vc_tunnel, nva_tunnel; pleiku: nva_tunnel; quang-tri: nva_base")
    assert question(s, 94, "single", "US").keys == ["tunnels", "tunneled_base"]
    event(s, 94, "single", "US", "tunneled_base tay-ninh/vc_tunnel")
    assert on(s, "tay-ninh/vc_tunnel", "tay-ninh/nva_tunnel", "pleiku/nva_tunnel") == [0, 1, 1]
    assert box(s, "available", "vc_base") == 9


def test_94_single_boundary_markers_run_out_or_nothing_can_be_done(at):
    s = at("quang-tri: 2 nva_tunnel; binh-dinh: 2 vc_tunnel; quang-nam: nva_tunnel; pleiku: vc_base; tay-ninh: vc_base")
    event(s, 94, "single", "NVA", "tay-ninh")
    assert on(s, "tay-ninh/vc_tunnel", "pleiku/vc_base") == [1, 1]
    event(s, 94, "single", "NVA")
    assert on(s, "pleiku/vc_base") == [1]


# --- 95 Westmoreland ------------------------------------------------------------------------------------------------

SEARCH = (
    "saigon: 3 us_troop; kien-phong: 2 vc_guerrilla; kien-hoa: 2 us_troop, 2 arvn_troop, 3 vc_guerrilla_a; trail: 2;"
)


def test_95_unshaded_full_air_lift_then_sweep_and_assault_then_air_strike(at):
    s = at(SEARCH)
    lift = "saigon kien-phong all done"
    assert question(s, 95, "unshaded", "VC").seat == "US"
    asked = question(s, 95, "unshaded", "VC", lift)
    assert asked.seat == "US" and asked.keys == ["sweep", "assault"] and asked.values["space"] == "kien-phong"
    struck = question(s, 95, "unshaded", "VC", f"{lift} sweep assault", "3")
    assert struck.seat == "US" and "trail" in struck.keys  # no ARVN Assault was offered
    event(s, 95, "unshaded", "VC", f"{lift} sweep assault trail kien-phong/vc_guerrilla_a", "3")
    assert on(s, "saigon/us_troop", "kien-phong/us_troop", "kien-phong/vc_guerrilla_u") == [0, 3, 0]
    assert on(s, "kien-phong/vc_guerrilla_a", "kien-hoa/vc_guerrilla_a") == [1, 1]
    assert s.trail == 1 and levels(s, "kien-phong", "kien-hoa") == [-1, 0]


def test_95_unshaded_boundary_2_of_several_spaces_by_choice_of_the_us(at):
    s = at("saigon: 2 us_troop, vc_guerrilla; hue: us_troop, vc_guerrilla; da-nang: us_troop, vc_guerrilla")
    assert question(s, 95, "unshaded", "ARVN", "saigon kontum 1 done").keys == ["saigon", "hue", "da-nang"]
    event(s, 95, "unshaded", "ARVN", "saigon kontum 1 done saigon hue sweep sweep hue done", "4")
    assert on(s, "saigon/vc_guerrilla_a", "hue/vc_guerrilla_a", "da-nang/vc_guerrilla_u") == [1, 1, 1]


def test_95_unshaded_boundary_monsoon_limits_the_lift_but_not_the_sweep(at):
    s = at("current: 95; next: 125; saigon: 2 us_troop; kontum: us_troop; hue: vc_guerrilla")
    assert question(s, 95, "unshaded", "US", "saigon hue 1").keys == ["saigon", "hue", "end"]
    event(s, 95, "unshaded", "US", "saigon hue all done sweep done", "2")
    assert on(s, "hue/vc_guerrilla_a", "hue/us_troop") == [1, 2]


def test_95_unshaded_boundary_momentum_does_not_stop_it_and_without_us_there_is_nothing(at):
    s = at("momentum: typhoon_kate, da_nang_event; saigon: us_troop; trail: 2")
    event(s, 95, "unshaded", "US", "hue done trail", "2")
    assert on(s, "hue/us_troop") == [1] and s.trail == 1
    s = at("hue: vc_guerrilla_a")
    event(s, 95, "unshaded", "US")
    assert on(s, "hue/vc_guerrilla_a") == [1]


def test_95_shaded_full_3_provinces_without_police_shift_2_levels(at):
    s = at("pleiku: passive_support; quang-nam: arvn_police, active_support; tay-ninh: us_troop, active_support")
    asked = question(s, 95, "shaded", "VC")
    assert asked.seat == "VC" and not {"quang-nam", "phuoc-long", "saigon", "central-laos"} & set(asked.keys)
    event(s, 95, "shaded", "VC", "quang-tri pleiku tay-ninh")
    assert levels(s, "quang-tri", "pleiku", "tay-ninh", "quang-nam", "quang-tin") == [-2, -1, 0, 2, 0]


def test_95_shaded_boundary_one_level_is_enough_but_one_there_must_be(at):
    fixed = {
        "pleiku": "neutral",
        "tay-ninh": "neutral",
        "binh-tuy": "passive_opposition",
        "ba-xuyen": "passive_opposition",
    }
    s = at("; ".join(f"{b.IDS[x]}: {fixed.get(b.IDS[x], 'active_opposition')}" for x in b.PROVINCES if b.POP[x]))
    assert question(s, 95, "shaded", "VC").keys == ["pleiku", "binh-tuy", "tay-ninh", "ba-xuyen"]
    event(s, 95, "shaded", "US", "ba-xuyen binh-tuy pleiku")
    assert levels(s, "pleiku", "tay-ninh", "binh-tuy", "ba-xuyen") == [-2, 0, -2, -2]


# --- 96 APC ---------------------------------------------------------------------------------------------------------

PACIFIED = (
    "saigon: us_troop, arvn_troop, arvn_police, terror; hue: us_troop, arvn_police; "
    "can-tho: arvn_troop, arvn_police, passive_support; kontum: arvn_troop, us_troop; "
)


def test_96_unshaded_full_us_then_arvn_pacify_free_one_level_each(at):
    s = at(PACIFIED)
    asked = question(s, 96, "unshaded", "VC")
    assert asked.seat == "US" and asked.keys == ["saigon", "hue", "end"]
    assert question(s, 96, "unshaded", "VC", "saigon").keys == ["1", "2"]  # the marker, a level
    asked = question(s, 96, "unshaded", "VC", "saigon 2 hue")
    assert asked.seat == "ARVN" and asked.keys == ["can-tho", "end"]
    event(s, 96, "unshaded", "VC", "saigon 2 hue can-tho")
    assert levels(s, "saigon", "hue", "can-tho", "kontum") == [1, 1, 2, 0]
    assert s.terror[b.SAIGON] == 0 and s.resources["ARVN"] == 0


def test_96_unshaded_boundary_arvn_completes_what_the_us_began_but_no_second_level(at):
    s = at(PACIFIED)
    event(s, 96, "unshaded", "US", "saigon 1 done saigon can-tho")
    assert levels(s, "saigon", "can-tho") == [1, 2] and s.terror[b.SAIGON] == 0


def test_96_unshaded_boundary_4_spaces_in_all_and_1_for_arvn_under_the_mandate(at):
    arvn = "; ".join(f"{name}: arvn_troop, arvn_police" for name in ("saigon", "hue", "da-nang", "kontum", "an-loc"))
    s = at(arvn)
    event(s, 96, "unshaded", "ARVN", "saigon hue da-nang kontum")
    assert sum(s.support) == 4
    s = at(arvn + "; shaded: mandate_of_heaven")
    event(s, 96, "unshaded", "ARVN", "hue")
    assert sum(s.support) == 1


def test_96_unshaded_boundary_nobody_can(at):
    s = at("saigon: us_troop, arvn_troop; hue: us_troop, arvn_police, 3 vc_guerrilla")
    event(s, 96, "unshaded", "US")
    assert not any(s.support)


def test_96_shaded_full_tet_returns_to_vc_if_it_was_played(at):
    s = at("current: 96; played: 50, 60, 124, 70; pivotal: US, NVA; saigon: vc_guerrilla")
    event(s, 96, "shaded", "NVA")
    assert s.pivotal == {"US", "NVA", "VC"} and s.played == (50, 60, 70)
    assert on(s, "saigon/vc_guerrilla_u") == [1] and not any(s.terror)


def test_96_shaded_full_if_not_vc_executes_its_text_and_keeps_the_card(at):
    s = at("current: 96; played: 50; saigon: vc_guerrilla, passive_support")
    asked = question(s, 96, "shaded", "NVA")
    assert asked.seat == "VC" and "hue/vc_base" in asked.keys
    event(s, 96, "shaded", "NVA", "hue/vc_guerrilla_u all")
    assert s.terror[b.SAIGON] == 1 and s.support[b.SAIGON] == 0
    assert on(s, "saigon/vc_guerrilla_a", "hue/vc_guerrilla_u") == [1, 6]
    assert s.pivotal == {"US", "ARVN", "NVA", "VC"} and s.played == (50,) and s.current == 96


def test_96_shaded_boundary_pivotal_events_not_in_use_the_text_is_executed_all_the_same(at):
    s = at("scenario: short; current: 96; saigon: vc_guerrilla")
    assert not s.pivotal
    event(s, 96, "shaded", "VC", "hue/vc_guerrilla_u all")
    assert s.terror[b.SAIGON] == 1 and not s.pivotal


# --- 97 Brinks Hotel ------------------------------------------------------------------------------------------------


def test_97_unshaded_full_4_patronage_to_resources_and_the_leader_is_flipped(at):
    s = at("aid: 20; patronage: 10; arvn_resources: 5; leader_box: 129, 127")
    assert question(s, 97, "unshaded", "NVA").keys == ["aid_plus_10", "patronage_4_to_resources"]
    event(s, 97, "unshaded", "NVA", "patronage_4_to_resources")
    assert (s.patronage, s.resources["ARVN"], s.aid) == (6, 9, 20)
    assert s.leader_flipped and leader(s) == "" and leader_cards(s) == 2


def test_97_unshaded_full_or_10_aid(at):
    s = at("aid: 70; patronage: 10; leader_box: 125")
    event(s, 97, "unshaded", "US", "aid_plus_10")
    assert (s.patronage, s.resources["ARVN"], s.aid) == (10, 0, 75) and leader(s) == ""


@pytest.mark.parametrize("cards", ["", "leader_box: 129"])
def test_97_unshaded_boundary_minh_and_failed_attempts_are_not_flipped(at, cards):
    s = at("patronage: 0;" + cards)
    before = leader(s)
    event(s, 97, "unshaded", "US")
    assert s.aid == 10 and not s.leader_flipped and leader(s) == before


def test_97_unshaded_boundary_no_more_than_there_is_and_no_more_than_75(at):
    s = at("aid: 75; patronage: 3")
    event(s, 97, "unshaded", "US")
    assert (s.patronage, s.resources["ARVN"]) == (0, 3)
    s = at("aid: 75; patronage: 9; arvn_resources: 73")
    event(s, 97, "unshaded", "US")
    assert (s.patronage, s.resources["ARVN"]) == (7, 75)
    s = at("aid: 75; patronage: 0; leader_box: 125")
    event(s, 97, "unshaded", "US")
    assert s.leader_flipped


def test_97_shaded_full_a_city_with_vc_shifts_2_levels_and_gets_another_terror_marker(at):
    s = at("saigon: vc_base, active_support, terror; hue: vc_guerrilla; da-nang: nva_troop; pleiku: vc_guerrilla")
    assert question(s, 97, "shaded", "VC").keys == ["saigon", "hue"]
    event(s, 97, "shaded", "VC", "saigon")
    assert levels(s, "saigon", "hue") == [0, 0] and s.terror[b.SAIGON] == 2 and s.terror[b.HUE] == 0


def test_97_shaded_boundary_cities_that_can_shift_come_first_and_none_without_vc(at):
    s = at("saigon: vc_base, active_opposition; hue: vc_guerrilla, passive_opposition")
    event(s, 97, "shaded", "VC")
    assert s.support[b.HUE] == -2 and s.terror[b.HUE] == 1 and s.terror[b.SAIGON] == 0
    s = at("saigon: vc_base; hue: vc_guerrilla, passive_opposition")
    event(s, 97, "shaded", "US", "hue")
    assert levels(s, "saigon", "hue") == [0, -2]
    s = at("saigon: vc_base, active_opposition")
    event(s, 97, "shaded", "VC")
    assert s.terror[b.SAIGON] == 1
    s = at("saigon: vc_base, active_opposition, 15 terror; hue: vc_base, active_opposition")
    event(s, 97, "shaded", "VC")
    assert s.terror[b.SAIGON] == 15
    s = at("saigon: nva_troop; pleiku: vc_base")
    event(s, 97, "shaded", "VC")
    assert not any(s.terror) and not any(s.support)


# --- 98 Long Tan ----------------------------------------------------------------------------------------------------


def test_98_unshaded_full_2_us_troops_from_out_of_play_to_a_province(at):
    s = at("out_of_play: 3 us_troop")
    keys = question(s, 98, "unshaded", "US").keys
    assert keys == [b.IDS[x] for x in b.PROVINCES if x != b.NORTH_VIETNAM]
    event(s, 98, "unshaded", "US", "pleiku")
    assert on(s, "pleiku/us_troop") == [2] and box(s, "out_of_play", "us_troop") == 1
    assert box(s, "available", "us_troop") == 37


def test_98_unshaded_full_or_all_guerrillas_leave_jungle_with_us_troops(at):
    s = at(
        "tay-ninh: us_troop, 2 vc_guerrilla, nva_guerrilla_a, nva_troop, vc_base; quang-duc: us_troop, vc_guerrilla_a; "
        "fishhook: us_base, nva_guerrilla; pleiku: us_troop, vc_guerrilla; out_of_play: us_troop"
    )
    assert question(s, 98, "unshaded", "VC").keys == ["long_tan_troops", "long_tan_guerrillas"]
    event(s, 98, "unshaded", "VC", "long_tan_guerrillas")
    assert on(s, "tay-ninh/vc_guerrilla_u", "tay-ninh/nva_guerrilla_a", "quang-duc/vc_guerrilla_a") == [0, 0, 0]
    assert (
        on(s, "tay-ninh/nva_troop", "tay-ninh/vc_base", "fishhook/nva_guerrilla_u", "pleiku/vc_guerrilla_u") == [1] * 4
    )
    assert box(s, "out_of_play", "us_troop") == 1


def test_98_unshaded_boundary_one_troop_or_nothing_at_all(at):
    s = at("out_of_play: us_troop")
    event(s, 98, "unshaded", "US", "kien-hoa")
    assert on(s, "kien-hoa/us_troop") == [1]
    s = at("tay-ninh: us_base, vc_guerrilla")
    event(s, 98, "unshaded", "US")
    assert on(s, "tay-ninh/vc_guerrilla_u") == [1]


def test_98_shaded_full_a_us_base_and_a_us_troop_become_casualties(at):
    s = at("tay-ninh: us_base, 2 us_troop, vc_guerrilla, vc_guerrilla_a; phuoc-long: us_troop, 3 vc_guerrilla")
    event(s, 98, "shaded", "VC")
    assert on(s, "tay-ninh/us_base", "tay-ninh/us_troop", "phuoc-long/us_troop") == [0, 1, 1]
    assert box(s, "casualties", "us_base") == 1 and box(s, "casualties", "us_troop") == 1


def test_98_shaded_boundary_2_guerrillas_in_a_jungle_are_needed_and_one_us_piece_is_enough(at):
    s = at("tay-ninh: us_base, us_troop, vc_guerrilla, nva_guerrilla; pleiku: us_base, us_troop, 2 vc_guerrilla")
    event(s, 98, "shaded", "VC")
    assert not any(s.casualties)
    s = at("phuoc-long: us_troop, 2 vc_guerrilla; quang-duc: us_base, 2 vc_guerrilla; binh-tuy: 2 vc_guerrilla")
    assert question(s, 98, "shaded", "NVA").keys == ["phuoc-long", "quang-duc"]
    event(s, 98, "shaded", "NVA", "quang-duc")
    assert box(s, "casualties", "us_base") == 1 and on(s, "phuoc-long/us_troop") == [1]


# --- 99 Masher/White Wing -------------------------------------------------------------------------------------------

BINH_DINH = "binh-dinh: us_base, arvn_police, 2 vc_guerrilla, 3 nva_troop; kontum: arvn_troop; qui-nhon: us_troop;"


def test_99_unshaded_full_both_troops_sweep_and_assault_as_us(at):
    s = at(BINH_DINH + "tay-ninh: vc_guerrilla, us_troop; kien-hoa: us_troop, nva_troop; arvn_resources: 2")
    assert question(s, 99, "unshaded", "VC").keys == ["US", "ARVN"]
    asked = question(s, 99, "unshaded", "VC", "ARVN")
    assert asked.seat == "ARVN" and asked.keys == ["binh-dinh", "kien-hoa"]
    event(s, 99, "unshaded", "VC", "ARVN binh-dinh kontum qui-nhon both")
    assert on(s, "binh-dinh/us_troop", "binh-dinh/arvn_troop", "binh-dinh/arvn_police") == [1, 1, 1]
    # 2 Troops at a US Base: 4 hits; Police count for nothing; one of the two Guerrillas is left, found by the Sweep
    assert on(s, "binh-dinh/nva_troop", "binh-dinh/vc_guerrilla_u", "binh-dinh/vc_guerrilla_a") == [0, 0, 1]
    assert s.resources["ARVN"] == 2


def test_99_unshaded_boundary_us_decides_even_in_monsoon_with_arvn_troops_alone(at):
    s = at("current: 99; next: 125; kien-hoa: arvn_troop, vc_guerrilla, vc_guerrilla_a; can-tho: arvn_troop")
    asked = question(s, 99, "unshaded", "ARVN", "US")
    assert asked.seat == "US" and asked.values["space"] == "kien-hoa" and asked.keys == ["can-tho", "done"]
    event(s, 99, "unshaded", "ARVN", "US can-tho")
    assert on(s, "kien-hoa/vc_guerrilla_u", "kien-hoa/vc_guerrilla_a") == [0, 0]


@pytest.mark.parametrize("faction, found", [("US", 4), ("ARVN", 3)])
def test_99_unshaded_boundary_special_forces_of_the_faction_named_search_too_but_police_do_not(at, faction, found):
    s = at("kien-hoa: us_troop, arvn_troop, 2 us_irregular, arvn_ranger, 3 arvn_police, 9 vc_guerrilla")
    event(s, 99, "unshaded", "VC", faction)
    assert on(s, "kien-hoa/vc_guerrilla_u", "kien-hoa/vc_guerrilla_a") == [9 - found, found - 2]


def test_99_unshaded_boundary_where_there_is_something_to_assault_if_anywhere(at):
    s = at("kien-hoa: us_troop, vc_base; tay-ninh: arvn_troop, vc_guerrilla; ba-xuyen: arvn_troop")
    assert question(s, 99, "unshaded", "US", "US").values["space"] == "kien-hoa"
    event(s, 99, "unshaded", "US", "US done")
    assert on(s, "kien-hoa/vc_base", "kien-hoa/us_troop") == [0, 1]
    s = at("hue: us_troop; tay-ninh: vc_guerrilla")
    assert {"hue", "quang-tri"} <= set(question(s, 99, "unshaded", "US", "US").keys)
    event(s, 99, "unshaded", "US", "US quang-tri hue")
    assert on(s, "quang-tri/us_troop") == [1]


def test_99_unshaded_boundary_nobody_to_sweep(at):
    s = at("kien-hoa: arvn_police, vc_guerrilla_a")
    event(s, 99, "unshaded", "US")
    assert on(s, "kien-hoa/vc_guerrilla_a") == [1]


def test_99_shaded_full_guerrillas_march_and_ambush_in_each_destination(at):
    s = at(
        "tay-ninh: 2 vc_guerrilla_a, nva_guerrilla; saigon: us_troop, arvn_troop; an-loc: arvn_base; "
        "kien-phong: us_troop, vc_guerrilla"
    )
    assert question(s, 99, "shaded", "US").keys == ["VC", "NVA"]
    assert question(s, 99, "shaded", "US", "VC").seat == "VC"
    march = "VC saigon tay-ninh 1 done an-loc done"
    asked = question(s, 99, "shaded", "US", march)
    assert asked.keys == ["saigon", "an-loc"]  # not Kien Phong, into which nobody Marched
    event(s, 99, "shaded", "US", f"{march} saigon saigon/us_troop")
    assert on(s, "saigon/us_troop", "saigon/arvn_troop", "an-loc/arvn_base", "kien-phong/us_troop") == [0, 1, 0, 1]
    assert on(s, "saigon/vc_guerrilla_a", "an-loc/vc_guerrilla_a") == [1, 1] and box(s, "casualties", "us_troop") == 1


def test_99_shaded_boundary_at_most_3_spaces_and_no_nva_troops(at):
    s = at("current: 99; next: 125; quang-tri: 4 nva_guerrilla, 2 nva_troop")
    asked = question(s, 99, "shaded", "NVA", "hue 1 quang-nam 1 central-laos 1")
    assert set(asked.keys) <= {"hue", "quang-nam", "central-laos", "end"}
    assert question(s, 99, "shaded", "NVA", "hue").values["piece"] == "nva_guerrilla_u"


def test_99_shaded_boundary_no_enemy_no_ambush_and_no_guerrillas_no_march(at):
    s = at("tay-ninh: vc_guerrilla; hue: us_troop")
    event(s, 99, "shaded", "VC", "kien-phong")
    assert on(s, "kien-phong/vc_guerrilla_u", "hue/us_troop") == [1, 1]
    s = at("tay-ninh: vc_base, nva_troop; saigon: us_troop")
    event(s, 99, "shaded", "NVA")
    assert on(s, "tay-ninh/nva_troop", "saigon/us_troop") == [1, 1]


# --- 100 Rach Ba Rai ------------------------------------------------------------------------------------------------

DELTA_CAMP = "kien-hoa: us_troop, 2 vc_guerrilla, vc_base, 2 nva_troop, nva_guerrilla; ba-xuyen: vc_guerrilla;"


def test_100_unshaded_full_all_vc_leave_a_lowland_with_us_troops(at):
    s = at(DELTA_CAMP + "hue: us_troop, vc_guerrilla")
    assert question(s, 100, "unshaded", "US").keys == ["all_vc", "all_nva"]
    event(s, 100, "unshaded", "US", "all_vc")
    assert on(s, "kien-hoa/vc_guerrilla_u", "kien-hoa/vc_base", "kien-hoa/nva_troop", "kien-hoa/nva_guerrilla_u") == [
        0,
        0,
        2,
        1,
    ]
    assert on(s, "ba-xuyen/vc_guerrilla_u", "hue/vc_guerrilla_u") == [1, 1]


def test_100_unshaded_full_or_all_nva_but_troops(at):
    s = at(DELTA_CAMP)
    event(s, 100, "unshaded", "VC", "all_nva")
    assert on(s, "kien-hoa/vc_guerrilla_u", "kien-hoa/vc_base", "kien-hoa/nva_troop", "kien-hoa/nva_guerrilla_u") == [
        2,
        1,
        2,
        0,
    ]


def test_100_unshaded_boundary_tunneled_bases_and_nva_troops_stay(at):
    s = at("kien-hoa: us_troop, vc_tunnel, nva_troop; kien-phong: us_base, vc_guerrilla")
    event(s, 100, "unshaded", "US")
    assert on(s, "kien-hoa/vc_tunnel", "kien-hoa/nva_troop", "kien-phong/vc_guerrilla_u") == [1, 1, 1]
    s = at("kien-hoa: us_troop, vc_tunnel, vc_guerrilla")
    event(s, 100, "unshaded", "US")
    assert on(s, "kien-hoa/vc_tunnel", "kien-hoa/vc_guerrilla_u") == [1, 0]


def test_100_shaded_full_a_die_roll_of_cubes_and_a_vc_piece(at):
    s = at("kien-hoa: 2 us_troop, us_base, 2 arvn_police, arvn_troop, vc_guerrilla; hue: us_troop, vc_guerrilla")
    asked = question(s, 100, "shaded", "NVA", dice="3")
    assert asked.seat == "NVA" and asked.keys == ["kien-hoa/us_troop", "kien-hoa/arvn_troop", "kien-hoa/arvn_police"]
    event(s, 100, "shaded", "NVA", "kien-hoa/us_troop all kien-hoa/arvn_police kien-hoa/vc_base", "3")
    assert on(s, "kien-hoa/us_troop", "kien-hoa/us_base", "kien-hoa/arvn_police", "kien-hoa/arvn_troop") == [0, 1, 1, 1]
    assert on(s, "kien-hoa/vc_base", "kien-hoa/vc_guerrilla_u", "hue/us_troop") == [1, 1, 1]
    assert box(s, "casualties", "us_troop") == 2 and box(s, "available", "arvn_police") == 29


def test_100_shaded_boundary_lowland_with_cubes_first_and_no_more_than_there_are(at):
    s = at("kien-hoa: us_troop, vc_base, us_base; ba-xuyen: vc_guerrilla; kien-phong: us_troop")
    event(s, 100, "shaded", "VC", dice="6")
    assert on(s, "kien-hoa/us_troop", "kien-hoa/vc_guerrilla_u", "kien-phong/us_troop") == [0, 1, 1]
    s = at("ba-xuyen: vc_guerrilla")
    event(s, 100, "shaded", "US", "ba-xuyen/vc_guerrilla_u", "2")
    assert on(s, "ba-xuyen/vc_guerrilla_u") == [2]
    s = at("pleiku: vc_guerrilla, us_troop")
    event(s, 100, "shaded", "VC")
    assert on(s, "pleiku/us_troop") == [1]
