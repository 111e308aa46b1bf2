"""Cards 81 to 90."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.coup.support import pacification
from indochina.fitl.events import execute
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities.govern import govern
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


# --- 81 CIDG ------------------------------------------------------------------------------------------------------


def test_81_unshaded_full_a_die_roll_of_vc_guerrillas_become_any_mix_of_the_three(at):
    s = at("saigon: 2 vc_guerrilla_a; hue: 2 vc_guerrilla; parrots-beak: vc_guerrilla; tay-ninh: vc_base")
    first = question(s, 81, "unshaded", "US", dice="3")
    assert first.seat == "US" and first.keys == ["saigon/vc_guerrilla_a", "hue/vc_guerrilla_u"]
    keys = "saigon/vc_guerrilla_a all saigon/us_irregular_u 1 saigon/arvn_police hue/arvn_ranger_u"
    event(s, 81, "unshaded", "US", keys, "3")
    assert on(s, "saigon/vc_guerrilla_a", "saigon/us_irregular_u", "saigon/arvn_police") == [0, 1, 1]
    assert on(s, "hue/vc_guerrilla_u", "hue/arvn_ranger_u") == [1, 1]
    assert on(s, "parrots-beak/vc_guerrilla_u", "tay-ninh/vc_base") == [1, 1]
    assert box(s, "available", "vc_guerrilla") == 28


def test_81_unshaded_boundary_without_replacement_they_are_just_removed(at):
    s = at("loc-hue-da-nang: vc_guerrilla; out_of_play: 30 arvn_police, 6 arvn_ranger, 6 us_irregular")
    event(s, 81, "unshaded", "NVA", dice="6")
    assert on(s, "loc-hue-da-nang/vc_guerrilla_u") == [0] and box(s, "available", "vc_guerrilla") == 30


def test_81_unshaded_boundary_arvn_may_take_its_replacement_from_the_map(at):
    s = at("hue: vc_guerrilla; saigon: arvn_police; out_of_play: 29 arvn_police, 6 arvn_ranger, 6 us_irregular")
    event(s, 81, "unshaded", "ARVN", "hue/arvn_police saigon/arvn_police", "1")
    assert on(s, "hue/arvn_police", "saigon/arvn_police", "hue/vc_guerrilla_u") == [1, 0, 0]


def test_81_shaded_full_all_of_a_highland_go_to_available_for_2_vc_guerrillas(at):
    s = at("pleiku: 2 arvn_police, arvn_ranger_a, us_irregular, arvn_troop; binh-dinh: arvn_police; hue: arvn_police")
    assert question(s, 81, "shaded", "VC").keys == ["binh-dinh", "pleiku"]
    event(s, 81, "shaded", "VC", "pleiku")
    assert on(s, "pleiku/arvn_police", "pleiku/arvn_ranger_a", "pleiku/us_irregular_u") == [0, 0, 0]
    assert on(s, "pleiku/vc_guerrilla_u", "pleiku/arvn_troop", "binh-dinh/arvn_police") == [2, 1, 1]
    assert box(s, "available", "us_irregular") == 6 and not any(s.casualties)


def test_81_shaded_boundary_one_piece_is_replaced_by_two_and_none_by_none(at):
    s = at("pleiku: arvn_police")
    event(s, 81, "shaded", "NVA")
    assert on(s, "pleiku/arvn_police", "pleiku/vc_guerrilla_u") == [0, 2]
    s = at("pleiku: arvn_troop; hue: arvn_police; kien-hoa: us_irregular")
    event(s, 81, "shaded", "VC")
    assert box(s, "available", "vc_guerrilla") == 30 and on(s, "hue/arvn_police", "kien-hoa/us_irregular_u") == [1, 1]


def test_81_shaded_boundary_only_vc_may_take_guerrillas_from_the_map(at):
    s = at("pleiku: arvn_police; saigon: 30 vc_guerrilla")
    t = s.copy()
    event(s, 81, "shaded", "NVA")
    assert on(s, "pleiku/arvn_police", "pleiku/vc_guerrilla_u", "saigon/vc_guerrilla_u") == [0, 0, 30]
    event(t, 81, "shaded", "VC", "pleiku/vc_guerrilla_u saigon/vc_guerrilla_u done")
    assert on(t, "pleiku/vc_guerrilla_u", "saigon/vc_guerrilla_u") == [1, 29]


# --- 82 Domino Theory -----------------------------------------------------------------------------------------------


def test_82_unshaded_full_up_to_3_us_pieces_bases_too(at):
    s = at("out_of_play: 3 us_troop, us_base, us_irregular, arvn_troop; aid: 5")
    assert question(s, 82, "unshaded", "US").keys == ["domino_us", "domino_arvn", "domino_money"]
    event(s, 82, "unshaded", "US", "domino_us us_base us_troop all")
    assert [box(s, "out_of_play", piece) for piece in ("us_troop", "us_base", "us_irregular", "arvn_troop")] == [
        1,
        0,
        1,
        1,
    ]
    assert box(s, "available", "us_troop") == 39 and box(s, "available", "us_base") == 6
    assert s.aid == 5 and s.resources["ARVN"] == 0


def test_82_unshaded_full_or_up_to_6_arvn_pieces(at):
    s = at("out_of_play: 7 arvn_troop, arvn_base, us_troop")
    event(s, 82, "unshaded", "ARVN", "domino_arvn arvn_base arvn_troop all")
    assert [box(s, "out_of_play", piece) for piece in ("arvn_troop", "arvn_base", "us_troop")] == [2, 0, 1]
    assert box(s, "available", "arvn_troop") == 28 and box(s, "available", "arvn_base") == 3


def test_82_unshaded_full_or_9_resources_and_9_aid(at):
    s = at("out_of_play: us_troop; aid: 10; arvn_resources: 20")
    event(s, 82, "unshaded", "ARVN", "domino_money")
    assert s.aid == 19 and s.resources["ARVN"] == 29 and box(s, "out_of_play", "us_troop") == 1


def test_82_unshaded_boundary_fewer_or_none_may_come_and_75_is_the_limit(at):
    s = at("out_of_play: us_troop, us_base")
    event(s, 82, "unshaded", "VC", "domino_us us_troop done")
    assert box(s, "out_of_play", "us_troop") == 0 and box(s, "out_of_play", "us_base") == 1
    s = at("aid: 70; arvn_resources: 75")
    event(s, 82, "unshaded", "US")
    assert s.aid == 75 and s.resources["ARVN"] == 75
    event(s, 82, "unshaded", "US")
    assert s.aid == 75


def test_82_shaded_full_3_available_us_troops_go_out_of_play(at):
    s = at("saigon: 2 us_troop; casualties: us_troop; aid: 20")
    event(s, 82, "shaded", "VC")
    assert box(s, "out_of_play", "us_troop") == 3 and box(s, "available", "us_troop") == 34
    assert box(s, "casualties", "us_troop") == 1 and on(s, "saigon/us_troop") == [2] and s.aid == 11


def test_82_shaded_boundary_only_available_ones_and_no_aid_below_0(at):
    s = at("saigon: 38 us_troop; casualties: us_troop; aid: 4")
    event(s, 82, "shaded", "NVA")
    assert box(s, "out_of_play", "us_troop") == 1 and on(s, "saigon/us_troop") == [38] and s.aid == 0


# --- 83 Election ----------------------------------------------------------------------------------------------------


def test_83_unshaded_full_3_spaces_from_passive_to_active_support(at):
    places = ("saigon", "hue", "kontum", "pleiku")
    s = at("; ".join(f"{name}: passive_support" for name in places) + "; can-tho: active_opposition; aid: 7")
    assert question(s, 83, "unshaded", "ARVN").keys == list(places)
    event(s, 83, "unshaded", "ARVN", "saigon pleiku kontum")
    assert levels(s, *places, "can-tho") == [2, 1, 2, 2, -2] and s.aid == 17


def test_83_unshaded_boundary_fewer_spaces_and_75_aid(at):
    s = at("hue: passive_support; saigon: active_support; aid: 70")
    event(s, 83, "unshaded", "US")
    assert levels(s, "hue", "saigon", "da-nang") == [2, 2, 0] and s.aid == 75


def test_83_shaded_full_2_cities_a_level_toward_opposition(at):
    s = at("saigon: active_support; hue: passive_opposition; can-tho: active_opposition; aid: 20")
    asked = question(s, 83, "shaded", "VC")
    assert asked.seat == "VC" and set(asked.keys) == {b.IDS[x] for x in b.CITIES} - {"can-tho"}
    event(s, 83, "shaded", "VC", "saigon hue")
    assert levels(s, "saigon", "hue", "can-tho", "da-nang") == [1, -2, -2, 0] and s.aid == 5


def test_83_shaded_boundary_one_city_left_and_aid_down_to_0(at):
    s = at("; ".join(f"{b.IDS[x]}: active_opposition" for x in b.CITIES if x != b.HUE) + "; aid: 10")
    event(s, 83, "shaded", "NVA")
    assert s.support[b.HUE] == -1 and s.aid == 0 and sum(s.support) == -15


# --- 84 To Quoc -----------------------------------------------------------------------------------------------------


def test_84_unshaded_full_a_troop_and_a_police_wherever_nva_is_in_the_south(at):
    s = at(
        "quang-tri: nva_base; loc-hue-khe-sanh: nva_troop; saigon: nva_guerrilla; central-laos: nva_troop; hue: vc_base"
    )
    event(s, 84, "unshaded", "US")
    for name in ("quang-tri", "loc-hue-khe-sanh", "saigon"):
        assert on(s, f"{name}/arvn_troop", f"{name}/arvn_police") == [1, 1], name
    assert box(s, "available", "arvn_troop") == 27 and box(s, "available", "arvn_police") == 27


def test_84_unshaded_boundary_too_few_the_executing_faction_says_where(at):
    s = at("saigon: nva_troop; hue: nva_troop; out_of_play: 29 arvn_troop, 30 arvn_police")
    asked = question(s, 84, "unshaded", "VC")
    assert asked.seat == "VC" and asked.keys == ["saigon", "hue"]
    event(s, 84, "unshaded", "VC", "hue")
    assert on(s, "hue/arvn_troop", "saigon/arvn_troop", "hue/arvn_police") == [1, 0, 0]


def test_84_unshaded_boundary_arvn_may_take_its_own_from_the_map(at):
    s = at("saigon: nva_troop; pleiku: arvn_police; out_of_play: 29 arvn_police")
    event(s, 84, "unshaded", "ARVN", "saigon saigon/arvn_police pleiku/arvn_police")
    assert on(s, "saigon/arvn_troop", "saigon/arvn_police", "pleiku/arvn_police") == [1, 1, 0]


CUBES = (
    "saigon: 4 arvn_troop, 3 arvn_police; hue: 3 arvn_police; pleiku: 4 arvn_troop, 3 us_troop; kontum: 3 arvn_troop;"
)


def test_84_shaded_full_arvn_loses_1_cube_in_3_and_3_such_spaces_get_vc_guerrillas(at):
    s = at(CUBES + "can-tho: 2 arvn_troop; north-vietnam: 3 nva_troop")
    assert question(s, 84, "shaded", "VC").seat == "ARVN"
    asked = question(s, 84, "shaded", "VC", "1")
    assert asked.seat == "VC" and asked.keys == ["saigon", "hue", "kontum", "pleiku"]
    event(s, 84, "shaded", "VC", "1 saigon pleiku kontum")
    assert on(s, "saigon/arvn_troop", "saigon/arvn_police", "hue/arvn_police") == [3, 2, 2]
    assert on(s, "pleiku/arvn_troop", "pleiku/us_troop", "kontum/arvn_troop", "can-tho/arvn_troop") == [3, 3, 2, 2]
    assert [on(s, f"{name}/vc_guerrilla_u")[0] for name in ("saigon", "hue", "pleiku", "kontum")] == [1, 0, 1, 1]
    assert on(s, "north-vietnam/nva_troop") == [3]


def test_84_shaded_boundary_nothing_is_asked_where_all_spaces_get_one(at):
    s = at("hue: 3 arvn_police; kontum: 3 arvn_troop; pleiku: 4 arvn_troop")
    event(s, 84, "shaded", "NVA")
    assert on(s, "hue/vc_guerrilla_u", "kontum/vc_guerrilla_u", "pleiku/vc_guerrilla_u") == [1, 1, 1]


def test_84_shaded_boundary_no_three_cubes_no_guerrillas(at):
    s = at("saigon: arvn_troop, arvn_police; can-tho: 2 us_troop, 2 arvn_police")
    event(s, 84, "shaded", "VC")
    assert on(s, "saigon/arvn_troop", "saigon/arvn_police") == [1, 1] and box(s, "available", "vc_guerrilla") == 30


def test_84_shaded_boundary_one_vc_guerrilla_available_goes_where_the_executing_faction_says(at):
    s = at("hue: 3 arvn_police; kontum: 3 arvn_troop; tay-ninh: 29 vc_guerrilla")
    event(s, 84, "shaded", "NVA", "kontum")
    assert on(s, "kontum/vc_guerrilla_u", "hue/vc_guerrilla_u", "tay-ninh/vc_guerrilla_u") == [1, 0, 29]


# --- 85 USAID -------------------------------------------------------------------------------------------------------


def test_85_unshaded_full_3_coin_controlled_spaces_a_level_toward_support(at):
    s = at(
        "saigon: 2 arvn_troop; hue: us_troop, passive_support; pleiku: us_troop, active_opposition; "
        "kontum: arvn_police; can-tho: passive_support; phuoc-long: us_troop; an-loc: us_troop, active_support"
    )
    asked = question(s, 85, "unshaded", "US")
    assert asked.keys == ["saigon", "hue", "kontum", "pleiku"]
    event(s, 85, "unshaded", "US", "saigon hue pleiku")
    assert levels(s, "saigon", "hue", "pleiku", "kontum", "can-tho", "phuoc-long") == [1, 2, -1, 0, 1, 0]


def test_85_unshaded_boundary_as_many_as_there_are(at):
    s = at("hue: us_troop; da-nang: us_troop, active_support")
    event(s, 85, "unshaded", "ARVN")
    assert levels(s, "hue", "da-nang", "saigon") == [1, 2, 0]


def test_85_shaded_full_each_of_the_three_up_or_down_by_2(at):
    s = at("arvn_resources: 10; aid: 10; patronage: 10")
    event(s, 85, "shaded", "VC", "aid_plus_2 patronage_minus_2 arvn_resources_minus_2")
    assert (s.resources["ARVN"], s.aid, s.patronage) == (8, 12, 8)


def test_85_shaded_boundary_at_least_one_and_within_0_and_75(at):
    s = at("arvn_resources: 75; aid: 0; patronage: 74")
    keys = ["aid_plus_2", "patronage_plus_2", "arvn_resources_minus_2", "patronage_minus_2"]
    assert question(s, 85, "shaded", "US").keys == keys
    event(s, 85, "shaded", "US", "patronage_plus_2 done")
    assert (s.resources["ARVN"], s.aid, s.patronage) == (75, 0, 75)


# --- 86 Mandate of Heaven -------------------------------------------------------------------------------------------

SUPPORT = "hue: active_support, 2 arvn_police, arvn_troop; can-tho: passive_support, arvn_troop, arvn_police; aid: 20;"


def governing(s, keys=""):
    return ask(govern(OPERATIONS["patrol"](s.copy(), "ARVN", Terms(special=True))), keys)


def test_86_unshaded_full_the_marker_shows_its_unshaded_side(at):
    s = at("shaded: mandate_of_heaven")
    event(s, 86, "unshaded", "ARVN")
    assert s.unshaded == {"mandate_of_heaven"} and not s.shaded


def test_86_unshaded_boundary_without_it_every_patronage_costs_support(at):
    s = at(SUPPORT)
    assert "patronage_unshifted" not in governing(s, "hue").keys
    event(s, 86, "unshaded", "VC")
    assert "patronage_unshifted" in governing(s, "hue").keys


def test_86_unshaded_lasting_one_govern_space_keeps_its_support(at):
    s = at(SUPPORT)
    event(s, 86, "unshaded", "ARVN")
    assert "patronage_unshifted" not in governing(s, "hue patronage_unshifted can-tho").keys
    drive(govern(OPERATIONS["patrol"](s, "ARVN", Terms(special=True))), "hue patronage_unshifted can-tho patronage")
    assert levels(s, "hue", "can-tho") == [2, 0] and s.patronage == 3


def test_86_shaded_full_the_marker_shows_its_shaded_side(at):
    s = at("unshaded: mandate_of_heaven")
    event(s, 86, "shaded", "VC")
    assert s.shaded == {"mandate_of_heaven"} and not s.unshaded


def test_86_shaded_boundary_the_us_pacifies_as_before(at):
    s = at("arvn_resources: 60; hue: us_troop, arvn_police; can-tho: us_troop, arvn_police")
    event(s, 86, "shaded", "NVA")
    assert ask(pacification(s), "hue 1").keys == ["can-tho", "end"]


def test_86_shaded_lasting_one_govern_space_and_one_arvn_pacification(at):
    s = at(SUPPORT.replace("active", "passive") + "arvn_resources: 30")
    t = s.copy()
    event(s, 86, "shaded", "VC")
    drive(govern(OPERATIONS["patrol"](s, "ARVN", Terms(special=True))), "hue aid")
    assert s.aid == 26
    assert ask(pacification(t), "hue").seat == "ARVN"
    drive(pacification(s), "hue")
    assert levels(s, "hue", "can-tho") == [2, 1]


# --- 87 Nguyen Chanh Thi --------------------------------------------------------------------------------------------


def test_87_unshaded_full_3_arvn_pieces_near_hue_and_each_space_shifts_once(at):
    s = at("quang-tri: passive_opposition")
    asked = question(s, 87, "unshaded", "US")
    spaces = {key.partition("/")[0] for key in asked.keys}
    assert {"hue", "quang-tri", "southern-laos", "da-nang", "loc-da-nang-qui-nhon", "quang-tin"} <= spaces
    assert not spaces & {"qui-nhon", "binh-dinh", "north-vietnam", "kontum"}
    event(s, 87, "unshaded", "US", "hue/arvn_base 1 quang-tri/arvn_troop all")
    assert on(s, "hue/arvn_base", "quang-tri/arvn_troop") == [1, 2] and levels(s, "hue", "quang-tri", "da-nang") == [
        1,
        0,
        0,
    ]


def test_87_unshaded_boundary_fewer_pieces_and_no_shift_on_a_loc(at):
    s = at("out_of_play: 29 arvn_troop, 30 arvn_police, 6 arvn_ranger, 3 arvn_base")
    event(s, 87, "unshaded", "VC", "loc-hue-da-nang/arvn_troop")
    assert on(s, "loc-hue-da-nang/arvn_troop") == [1] and not any(s.support)


def test_87_unshaded_boundary_two_bases_are_the_limit(at):
    s = at("hue: us_base, vc_base")
    keys = question(s, 87, "unshaded", "ARVN").keys
    assert "hue/arvn_base" not in keys and "da-nang/arvn_base" in keys and "loc-hue-da-nang/arvn_base" not in keys


def test_87_shaded_full_2_arvn_pieces_become_vc_pieces_and_patronage_moves(at):
    s = at("hue: arvn_base, us_base; da-nang: arvn_police, arvn_troop; qui-nhon: arvn_police; patronage: 10")
    asked = question(s, 87, "shaded", "VC")
    assert asked.seat == "VC" and asked.keys == ["hue/arvn_base", "da-nang/arvn_troop", "da-nang/arvn_police"]
    keys = "hue/arvn_base da-nang/arvn_police hue/vc_base da-nang/vc_guerrilla_u"
    t = s.copy()
    event(s, 87, "shaded", "VC", f"{keys} patronage_minus_4")
    assert on(s, "hue/arvn_base", "hue/vc_base", "da-nang/arvn_police", "da-nang/vc_guerrilla_u") == [0, 1, 0, 1]
    assert on(s, "da-nang/arvn_troop", "qui-nhon/arvn_police") == [1, 1] and s.patronage == 6
    event(t, 87, "shaded", "ARVN", f"{keys} patronage_plus_4")
    assert t.patronage == 14


def test_87_shaded_boundary_nobody_there_and_patronage_at_its_ends(at):
    s = at("qui-nhon: 2 arvn_troop; patronage: 0")
    event(s, 87, "shaded", "VC")
    assert on(s, "qui-nhon/arvn_troop") == [2] and s.patronage == 4
    s = at("patronage: 75")
    event(s, 87, "shaded", "ARVN")
    assert s.patronage == 71


def test_87_shaded_boundary_stacking_and_no_vc_piece_left(at):
    s = at("hue: arvn_troop, us_base, nva_base; patronage: 0")
    event(s, 87, "shaded", "NVA")
    assert on(s, "hue/arvn_troop", "hue/vc_guerrilla_u") == [0, 1]
    s = at("hue: arvn_troop, us_base, nva_base; tay-ninh: 30 vc_guerrilla; patronage: 0")
    event(s, 87, "shaded", "NVA")
    assert on(s, "hue/arvn_troop", "hue/vc_guerrilla_u", "hue/vc_base") == [0, 0, 0]


# --- 88 Phan Quang Dan ----------------------------------------------------------------------------------------------


def test_88_unshaded_full_saigon_toward_support_and_patronage(at):
    s = at("saigon: passive_opposition; patronage: 10")
    event(s, 88, "unshaded", "ARVN")
    assert s.support[b.SAIGON] == 0 and s.patronage == 15 and not s.made_ineligible


def test_88_unshaded_boundary_active_support_and_75(at):
    s = at("saigon: active_support; patronage: 73")
    event(s, 88, "unshaded", "US")
    assert s.support[b.SAIGON] == 2 and s.patronage == 75


def test_88_shaded_full_toward_neutral_less_patronage_and_arvn_ineligible(at):
    s = at("saigon: active_support; patronage: 10")
    event(s, 88, "shaded", "VC")
    assert s.support[b.SAIGON] == 1 and s.patronage == 5 and s.made_ineligible == {"ARVN"}
    s = at("saigon: passive_opposition; patronage: 10")
    event(s, 88, "shaded", "US")
    assert s.support[b.SAIGON] == 0


def test_88_shaded_boundary_neutral_stays_and_patronage_ends_at_0(at):
    s = at("patronage: 3")
    event(s, 88, "shaded", "NVA")
    assert s.support[b.SAIGON] == 0 and s.patronage == 0 and s.made_ineligible == {"ARVN"}


# --- 89 Tam Chau ----------------------------------------------------------------------------------------------------


def test_89_unshaded_full_saigon_toward_passive_support_and_patronage(at):
    s = at("saigon: active_opposition; patronage: 10")
    event(s, 89, "unshaded", "ARVN")
    assert s.support[b.SAIGON] == -1 and s.patronage == 16


def test_89_unshaded_boundary_active_support_falls_and_passive_support_stays(at):
    s = at("saigon: active_support; patronage: 72")
    event(s, 89, "unshaded", "US")
    assert s.support[b.SAIGON] == 1 and s.patronage == 75
    event(s, 89, "unshaded", "US")
    assert s.support[b.SAIGON] == 1


def test_89_shaded_full_a_vc_piece_a_shift_and_less_patronage(at):
    s = at("saigon: active_support; patronage: 10")
    asked = question(s, 89, "shaded", "NVA")
    assert asked.seat == "NVA" and asked.keys == ["saigon/vc_guerrilla_u", "saigon/vc_base"]
    event(s, 89, "shaded", "NVA", "saigon/vc_base")
    assert on(s, "saigon/vc_base") == [1] and s.support[b.SAIGON] == 1 and s.patronage == 4


def test_89_shaded_boundary_two_bases_active_opposition_and_no_patronage(at):
    s = at("saigon: us_base, arvn_base, active_opposition; patronage: 2")
    event(s, 89, "shaded", "VC")
    assert on(s, "saigon/vc_guerrilla_u", "saigon/vc_base") == [1, 0]
    assert s.support[b.SAIGON] == -1 and s.patronage == 0


# --- 90 Walt Rostow -------------------------------------------------------------------------------------------------


def test_90_unshaded_full_2_arvn_pieces_from_anywhere_to_coin_control(at):
    s = at("saigon: 2 arvn_troop; hue: arvn_ranger_a, 3 vc_guerrilla; can-tho: us_troop; out_of_play: arvn_base")
    asked = question(s, 90, "unshaded", "VC")
    assert asked.seat == "VC" and {"available/arvn_base", "out_of_play/arvn_base", "saigon/arvn_troop"} < set(
        asked.keys
    )
    assert question(s, 90, "unshaded", "VC", "out_of_play/arvn_base").keys == ["saigon", "can-tho"]
    event(s, 90, "unshaded", "VC", "out_of_play/arvn_base can-tho hue/arvn_ranger_a saigon")
    assert on(s, "can-tho/arvn_base", "hue/arvn_ranger_a", "saigon/arvn_ranger_u") == [1, 0, 1]
    assert box(s, "out_of_play", "arvn_base") == 0 and box(s, "available", "arvn_base") == 2
    assert box(s, "available", "arvn_ranger") == 5


def test_90_unshaded_boundary_no_coin_control_and_no_room(at):
    s = at("saigon: arvn_troop, vc_guerrilla")
    event(s, 90, "unshaded", "ARVN")
    assert on(s, "saigon/arvn_troop") == [1] and box(s, "available", "arvn_troop") == 29
    s = at("saigon: us_base, arvn_base, arvn_troop")
    keys = question(s, 90, "unshaded", "ARVN").keys
    assert "available/arvn_police" in keys
    assert not {"available/arvn_base", "saigon/arvn_base", "saigon/arvn_troop"} & set(keys)


def test_90_unshaded_boundary_two_different_pieces(at):
    s = at(
        "saigon: us_troop; can-tho: us_troop; out_of_play: 29 arvn_troop, 30 arvn_police, 6 arvn_ranger, 3 arvn_base"
    )
    keys = question(s, 90, "unshaded", "VC", "available/arvn_troop saigon").keys
    assert "out_of_play/arvn_police" in keys and "saigon/arvn_troop" not in keys
    event(s, 90, "unshaded", "VC", "available/arvn_troop saigon out_of_play/arvn_troop saigon")
    assert on(s, "saigon/arvn_troop") == [2]


def test_90_shaded_full_guerrillas_at_arvn_and_its_troops_leave_even_bases(at):
    s = at(
        "pleiku: 2 arvn_troop, us_base; central-laos: arvn_ranger; loc-hue-da-nang: arvn_troop; saigon: arvn_troop; "
        "hue: nva_troop; kien-hoa: us_troop"
    )
    first = question(s, 90, "shaded", "US")
    assert first.seat == "US" and first.keys == ["central-laos/nva_guerrilla_u", "central-laos/vc_guerrilla_u"]
    guerrillas = "central-laos/vc_guerrilla_u pleiku/nva_guerrilla_u"
    asked = question(s, 90, "shaded", "US", guerrillas)
    assert asked.seat == "ARVN" and asked.keys == ["saigon", "pleiku", "loc-hue-da-nang"]
    ends = question(s, 90, "shaded", "US", f"{guerrillas} pleiku").keys
    assert ends == [b.IDS[x] for x in b.CITIES if x != b.HUE]
    event(s, 90, "shaded", "US", f"{guerrillas} pleiku saigon 2 loc-hue-da-nang da-nang done")
    assert on(s, "central-laos/vc_guerrilla_u", "pleiku/nva_guerrilla_u", "kien-hoa/vc_guerrilla_u") == [1, 1, 0]
    assert on(s, "saigon/arvn_troop", "da-nang/arvn_troop", "pleiku/arvn_troop", "pleiku/us_base") == [3, 1, 0, 1]
    assert on(s, "central-laos/arvn_ranger_u") == [1]


def test_90_shaded_boundary_no_arvn_nothing_happens(at):
    s = at("pleiku: us_troop; saigon: arvn_police")
    event(s, 90, "shaded", "VC")
    assert box(s, "available", "vc_guerrilla") == 30 and box(s, "available", "nva_guerrilla") == 20


def test_90_shaded_boundary_too_few_guerrillas_the_executing_faction_says_where(at):
    s = at("pleiku: arvn_police; kien-hoa: arvn_police; north-vietnam: 20 nva_guerrilla; tay-ninh: 29 vc_guerrilla")
    event(s, 90, "shaded", "US", "kien-hoa")
    assert on(s, "kien-hoa/vc_guerrilla_u", "pleiku/vc_guerrilla_u") == [1, 0]
