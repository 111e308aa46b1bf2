"""8.5.4 The Non-player VC's March: who may leave, which destinations, and what follows."""

import pytest
from bots import keys

import indochina
from indochina.fitl.board import HUE, IDS, LOC_SAIGON_CAN_THO, SPACE
from indochina.fitl.components.pieces import VC, VC_GUERRILLA_A, VC_GUERRILLA_U, VC_GUERRILLAS
from indochina.fitl.nonplayer import NONPLAYERS
from indochina.fitl.nonplayer.vc.march import (
    NOTHING,
    Marched,
    destinations,
    leaving,
    may_march,
    parties,
    party,
)
from indochina.fitl.state import count, of, total

from .positions import ANY, answer, spaces, start, vc_operation, words

U, A = "vc_guerrilla_u", "vc_guerrilla_a"


def able(s, name):
    return leaving(s, SPACE[name], NOTHING).most


# --- who may leave --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, n",
    [
        ("hue: 3 vc_guerrilla", 2),
        ("hue: vc_guerrilla", 0),
        ("hue: 3 vc_guerrilla_a, vc_base", 1),
        ("hue: 3 vc_guerrilla, vc_tunnel", 1),
    ],
)
def test_8_5_4_two_stay_at_a_base_one_elsewhere_in_the_south(at, text, n):
    assert able(at(text), "hue") == n


def test_8_5_4_outside_the_south_and_on_locs_nobody_needs_to_stay_except_at_bases(at):
    s = at("fishhook: 2 vc_guerrilla; parrots-beak: 3 vc_guerrilla, vc_base; loc-hue-da-nang: 2 vc_guerrilla")
    assert [able(s, x) for x in ("fishhook", "parrots-beak", "loc-hue-da-nang")] == [2, 1, 2]


@pytest.mark.parametrize(
    "text, n",
    [
        ("hue: 4 vc_guerrilla, 2 arvn_troop", 2),  # a third would give COIN Control
        ("hue: 4 vc_guerrilla, 2 nva_troop", 2),  # NVA Control
        ("hue: 4 vc_guerrilla, 9 arvn_troop", 3),  # COIN Control is there already
        ("hue: 4 vc_guerrilla, arvn_troop, nva_troop", 3),
    ],
)
def test_8_5_4_no_leaving_that_adds_coin_or_nva_control(at, text, n):
    assert able(at(text), "hue") == n


def test_8_5_4_who_has_marched_moves_no_more_and_is_not_who_stays(at):
    # 8.1.1: who can move is found before anybody moves
    s = at("hue: 3 vc_guerrilla")
    assert leaving(s, HUE, Marched({f"hue/{U}": 1}, [])).most == 1


# --- 3.3.2 unseen ---------------------------------------------------------------------------------------------------


def test_8_5_4_underground_guerrillas_go_where_they_stay_so(at):
    s = at("quang-tri: 6 vc_guerrilla, 2 vc_guerrilla_a; hue: passive_support, arvn_police")
    assert party(s, SPACE["quang-tri"], HUE, NOTHING) == {U: 2}
    s = at("quang-tri: 6 vc_guerrilla, 2 vc_guerrilla_a; hue: arvn_police")
    assert party(s, SPACE["quang-tri"], HUE, NOTHING) == {U: 6, A: 1}


def test_8_5_4_where_all_would_be_seen_only_active_ones_go(at):
    s = at("quang-tri: 3 vc_guerrilla, 2 vc_guerrilla_a; hue: passive_support, 3 arvn_police")
    assert party(s, SPACE["quang-tri"], HUE, NOTHING) == {A: 2}


def test_104_main_force_bns_unshaded_lets_single_ones_pass(at):
    s = at("unshaded: main_force_bns; quang-tri: 6 vc_guerrilla; hue: passive_support; quang-nam: 3 vc_guerrilla")
    assert parties(s, HUE, NOTHING) == {"quang-tri": {U: 1}}


def test_3_3_2_one_group_on_a_way_where_it_may_be_noticed(at):
    s = at("quang-tri: 6 vc_guerrilla; hue: passive_support")
    assert parties(s, HUE, Marched({}, ["quang-tri/hue"])) == {}


# --- 8.5.4 LoCs -----------------------------------------------------------------------------------------------------


def march_word(s, names, marched=NOTHING, purse=1):
    found = destinations(s, [SPACE[x] for x in names.split()], marched, purse)
    return found.word, [IDS[x] for x in found.plans]


def test_8_5_4_first_onto_locs_with_econ_and_without_an_underground_guerrilla(at):
    s = at("can-tho: 3 vc_guerrilla; loc-can-tho-chau-doc: vc_guerrilla")
    names = "kien-hoa loc-saigon-can-tho loc-can-tho-chau-doc loc-can-tho-bac-lieu loc-can-tho-long-phu"
    assert march_word(s, names) == ("np.vc.march.loc", ["loc-saigon-can-tho", "loc-can-tho-long-phu"])


def test_8_5_4_not_onto_a_loc_where_it_would_be_seen(at):
    s = at("can-tho: 3 vc_guerrilla; loc-saigon-can-tho: 3 arvn_police")
    assert march_word(s, "loc-saigon-can-tho kien-hoa")[0] == "np.vc.march.population"


def test_8_5_4_not_with_active_guerrillas_nor_from_a_loc_that_would_be_bare(at):
    s = at("can-tho: 3 vc_guerrilla_a; kien-hoa: vc_guerrilla")
    assert march_word(s, "loc-saigon-can-tho", purse=0) == ("", [])
    s = at("loc-cam-ranh-da-lat: vc_guerrilla")
    assert march_word(s, "loc-saigon-da-lat", purse=0) == ("", [])
    s = at("loc-cam-ranh-da-lat: 2 vc_guerrilla")
    assert march_word(s, "loc-saigon-da-lat", purse=0) == ("np.vc.march.loc", ["loc-saigon-da-lat"])


def test_8_5_4_at_most_three_locs_for_nothing():
    game, said = vc_operation("march", "can-tho: 9 vc_guerrilla; hue: 9 vc_guerrilla", ANY, box="op")
    assert len(spaces(said, "march.space")) == 3 and spaces(said, "march.space")[0] == "loc-saigon-can-tho"
    assert set(words([a for a in said if a.name == "march.space" and a.key != "end"])) == {"np.vc.march.loc"}
    assert count(game.state, VC_GUERRILLA_U, LOC_SAIGON_CAN_THO) == 1 and game.state.resources[VC] == 0


def test_8_5_4_from_where_underground_ones_are_left_behind():
    text = "can-tho: vc_guerrilla, vc_guerrilla_a; kien-hoa: 2 vc_guerrilla; "
    closed = "loc-can-tho-chau-doc: 3 arvn_police; loc-can-tho-long-phu: 3 arvn_police"
    _, said = vc_operation("march", text + closed, box="op")
    assert said[0].key == "loc-saigon-can-tho" and spaces(said, "march.from")[0] == "kien-hoa"


# --- 8.5.4 Population -----------------------------------------------------------------------------------------------


def into(text, dice="", **fields):
    """The Population destinations of a March; LoCs near by are closed by Police."""
    _, said = vc_operation("march", text, dice, box="op", **fields)
    return [a.key for a in said if a.name == "march.space" and a.reason and a.reason.values["what"] != "np.done"]


CLOSED = "; ".join(f"{x}: 3 arvn_police" for x in ("loc-hue-khe-sanh", "loc-hue-da-nang")) + "; "


def test_8_5_4_then_into_population_with_most_underground_guerrillas(at):
    s = at("quang-tri: 2 vc_guerrilla, 3 vc_guerrilla_a; da-nang: 3 vc_guerrilla; " + CLOSED)
    found = destinations(s, [SPACE["hue"], SPACE["quang-nam"], SPACE["central-laos"]], NOTHING, 1)
    assert found.word == "np.vc.march.population" and [IDS[x] for x in found.plans] == ["hue", "quang-nam"]
    score = found.nested[0].score
    assert score(HUE) == 2 and score(SPACE["quang-nam"]) == 4


def test_8_5_4_short_of_active_opposition_first(at):
    s = at("quang-tri: 5 vc_guerrilla; hue: active_opposition; " + CLOSED)
    score = destinations(s, [HUE, SPACE["quang-nam"]], NOTHING, 1).nested[0].score
    assert score(HUE) == 0 and score(SPACE["quang-nam"]) == 4


def test_8_5_4_then_where_a_base_has_room():
    text = CLOSED + "vc_resources: 1; quang-tri: 3 vc_guerrilla; quang-nam: 2 nva_base"
    assert into(text) == ["hue"]


def test_8_5_4_then_to_remove_coin_control_from_most_population():
    text = CLOSED + "vc_resources: 1; quang-tri: 3 vc_guerrilla; hue: arvn_troop; quang-nam: us_troop"
    assert into(text) == ["hue"]
    assert into(text.replace("hue: arvn_troop", "hue: 4 arvn_troop")) == ["quang-nam"]


def test_8_5_4_then_by_lot():
    text = CLOSED + "vc_resources: 1; quang-tri: 3 vc_guerrilla"
    assert into(text, "3 6") == ["quang-nam"] and into(text, "3 3") == ["hue"]


def test_8_5_4_all_who_may_go_do_and_who_stays_is_active():
    text = CLOSED + "vc_resources: 1; quang-tri: 3 vc_guerrilla, 2 vc_guerrilla_a; quang-nam: 2 nva_base"
    game, _ = vc_operation("march", text, box="op")
    s = game.state
    assert (count(s, VC_GUERRILLA_U, HUE), count(s, VC_GUERRILLA_A, HUE)) == (3, 1)
    assert count(s, VC_GUERRILLA_A, SPACE["quang-tri"]) == 1 and s.resources[VC] == 0


def test_8_5_4_several_origins():
    text = (
        CLOSED + "vc_resources: 1; quang-tri: 3 vc_guerrilla; da-nang: 2 vc_guerrilla, vc_guerrilla_a; "
        "hue: active_opposition; loc-da-nang-qui-nhon: 3 arvn_police"
    )
    game, said = vc_operation("march", text, box="op")
    assert spaces(said, "march.space") == ["quang-nam"] and spaces(said, "march.from") == ["da-nang", "quang-tri"]
    assert of(game.state, VC, SPACE["quang-nam"]) == 4


def test_8_5_4_who_can_arrive_nowhere_unseen_marches_all_the_same():
    # 3 cubes at Support in each City and Province near by: first the Active one, then an Underground one; one stays
    near = "; ".join(f"{x}: passive_support, 3 arvn_police" for x in ("hue", "quang-nam"))
    text = CLOSED + near + "; vc_resources: 2; quang-tri: 2 vc_guerrilla, vc_guerrilla_a"
    game, said = vc_operation("march", text, ANY, box="op")
    assert set(spaces(said, "march.space")) == {"hue", "quang-nam"} and game.state.resources[VC] == 0
    assert total(game.state, VC_GUERRILLAS, SPACE["quang-tri"]) == 1


def test_8_5_4_where_all_are_seen_none_arrives_underground(at):
    s = at("quang-tri: 3 vc_guerrilla; hue: passive_support, 3 arvn_police; " + CLOSED)
    found = destinations(s, [HUE], NOTHING, 1)
    assert may_march(s, 1) and found.plans == {HUE: {"quang-tri": {U: 2}}} and found.nested[0].score(HUE) == 0


def test_8_5_4_first_those_go_who_are_not_seen(at):
    s = at("quang-tri: 3 vc_guerrilla; hue: passive_support, 3 arvn_police; " + CLOSED)
    assert list(destinations(s, [HUE, SPACE["quang-nam"]], NOTHING, 1).plans) == [SPACE["quang-nam"]]


def test_8_5_4_without_resources_only_locs(at):
    s = at("quang-tri: 3 vc_guerrilla; " + CLOSED)
    assert not may_march(s, 0) and may_march(s, 1)


# --- 8.5.4 NVA Control ----------------------------------------------------------------------------------------------


def test_8_5_4_finally_to_remove_a_player_s_nva_control(at):
    text = "phuoc-long: nva_troop; fishhook: 2 vc_guerrilla, 2 vc_guerrilla_a; an-loc: 9 us_troop, vc_base; "
    names = "phuoc-long central-laos"
    s = at(text)
    assert march_word(s, names) == ("np.vc.march.nva_control", ["phuoc-long"])
    assert march_word(at("nonplayers: NVA; " + text), names) == ("", [])
    assert march_word(at(text.replace("nva_troop", "5 nva_troop")), names)[1] == []


def test_8_5_4_nva_control_active_ones_go_first_vc_bases_first(at):
    s = at("phuoc-long: nva_troop, nva_base, vc_base; tay-ninh: 3 vc_guerrilla, 2 vc_guerrilla_a")
    found = destinations(s, [SPACE["phuoc-long"]], NOTHING, 1)
    assert found.plans[SPACE["phuoc-long"]] == {"tay-ninh": {A: 2, U: 2}}
    assert found.nested[0].score(SPACE["phuoc-long"]) and not found.nested[0].score(HUE)


# --- AMBUSH, TAX OR SUBVERT -----------------------------------------------------------------------------------------


def test_8_5_4_after_the_march_ambush_and_that_is_all():
    text = "vc_resources: 1; can-tho: 3 vc_guerrilla, 2 arvn_troop; saigon: 2 us_troop"
    game, said = vc_operation("march", text)
    asked = [a.key for a in said if a.name == "march.space"]
    assert asked[0] == "loc-saigon-can-tho" and "ambush" in asked and asked[-1] == "end"
    assert asked.index("ambush") == len(asked) - 2
    assert total(game.state, VC_GUERRILLAS, SPACE["can-tho"]) == 2


def test_8_5_4_claymores_no_ambush_so_tax():
    text = "momentum: claymores; vc_resources: 1; can-tho: 3 vc_guerrilla, 2 arvn_troop; saigon: 2 us_troop"
    _, said = vc_operation("march", text)
    assert "tax" in keys(said) and "ambush" not in keys(said)


def test_8_5_4_nobody_to_ambush_or_tax_subvert():
    text = CLOSED + "vc_resources: 11; quang-tri: 2 vc_guerrilla; pleiku: vc_guerrilla, arvn_police"
    _, said = vc_operation("march", text, ANY)
    assert [a.key for a in said if a.name == "march.space"][1:] == ["subvert", "end"]


# --- stated in the middle, events -----------------------------------------------------------------------------------


def test_8_4_1_masher_marches_to_where_it_can_ambush():
    text = "quang-tri: 4 vc_guerrilla; hue: arvn_troop; quang-nam: us_irregular"
    game = start("VC", text, current="99").choose("shaded")
    while game.decision.name != "march.space":
        game.choose("VC" if "VC" in game.decision.keys else game.decision.keys[0])
    key, reason = answer(game)
    assert key == "quang-nam" and reason.values["what"] == "np.vc.ambush.special_forces"


def test_75_sihanouk_lets_only_guerrillas_in_cambodia_march():
    text = "ne-cambodia: 2 vc_guerrilla; quang-duc: 5 vc_guerrilla, active_opposition; loc-kontum-dak-to: 3 arvn_police"
    game = start("VC", text, current="75").choose("shaded")
    starts = {}
    while game.decision.seat == "VC" and game.state.current == 75:
        key, reason = answer(game)
        if game.decision.name == "march.space" and key in SPACE:
            assert "quang-duc" not in game.decision.values["origins"]
            starts[key] = set(reason.values["plan"])
        game.choose(key, reason)
    assert starts["pleiku"] == {"ne-cambodia"} and "quang-duc" not in set().union(*starts.values())


def test_8_5_4_without_memory_of_a_plan_whoever_may_goes():
    game = start("VC", CLOSED + "vc_resources: 1; quang-tri: 3 vc_guerrilla, 2 vc_guerrilla_a").choose("op")
    game.choose("march").choose("hue")
    key, _ = answer(game)
    assert game.decision.name == "march.piece" and key == f"quang-tri/{U}"


def test_8_1_a_saved_game_goes_on_as_it_would_have(tmp_path):
    text = "can-tho: 3 vc_guerrilla, vc_guerrilla_a; hue: 4 vc_guerrilla; saigon: 3 us_troop, 2 arvn_police"
    game = start("VC", "vc_resources: 3; " + text).choose("op_sa").choose("march")
    other = game
    while game.state.stage == "operation":
        key, reason = NONPLAYERS["VC"].choose(game)
        other = indochina.load(other.save(tmp_path / "game.json"))
        assert NONPLAYERS["VC"].choose(other)[0] == key
        game.choose(key, reason)
        other.choose(key, reason)
