"""8.8.3 The Air Strike of the Non-player US."""

from bots import keys

from .positions import held, us_operation, us_possible, words

STRIKE = "out_of_play: 6 us_irregular; "
"""The test begins the Air Strike with a Training, which has nothing to place."""


def air_strike(text, hits, dice="", more_dice="", **fields):
    game, said = us_operation(
        "train", STRIKE + text, dice, game_dice=f"{hits} {more_dice}", activity="air_strike", **fields
    )
    return game, [answer for answer in said if answer.name.startswith("airstrike")]


def test_8_8_3_air_strike_first_spends_two_hits_on_the_trail():
    game, said = air_strike("trail: 2; saigon: us_troop, vc_guerrilla_a", 3)
    assert keys(said) == ["trail", "saigon/vc_guerrilla_a"]
    assert game.state.trail == 1 and next(words(said)) == "np.us.strike.trail"


def test_8_8_3_one_hit_is_not_enough_for_the_trail():
    game, said = air_strike("trail: 2; saigon: us_troop, vc_guerrilla_a", 1)
    assert keys(said) == ["saigon/vc_guerrilla_a"] and game.state.trail == 2


def test_8_8_3_shaded_aaa_keeps_the_trail_at_2():
    _, said = air_strike("trail: 2; shaded: aaa; saigon: us_troop, vc_guerrilla_a", 3)
    assert keys(said) == ["saigon/vc_guerrilla_a"]


def test_8_8_3_then_removes_nva_control_and_ceases_there():
    game, said = air_strike(
        "saigon: us_troop; hue: arvn_police, 3 nva_troop; kien-phong: us_troop, vc_base, active_opposition", 3
    )
    assert keys(said) == ["hue/nva_troop", "hue/nva_troop", "kien-phong/vc_base"]
    assert list(words(said)) == ["np.us.strike.control", "np.us.strike.control", "np.us.strike.base"]
    assert held(game, "hue", "nva_troop") == 1


def test_8_8_3_nva_control_over_the_most_population_together():
    # Tay Ninh (2) for two hits, or Hue (2) for one and Da Nang (1) for one.
    _, said = air_strike(
        "saigon: us_troop; tay-ninh: arvn_police, 3 nva_troop; hue: arvn_police, 2 nva_troop; "
        "da-nang: arvn_police, 2 nva_troop",
        2,
        "1 1",
    )
    assert sorted(keys(said)) == ["da-nang/nva_troop", "hue/nva_troop"]


def test_8_8_3_a_control_begun_is_ended_before_another():
    _, said = air_strike(
        "saigon: us_troop; tay-ninh: arvn_police, 3 nva_troop; quang-tri: arvn_police, 3 nva_troop", 3, "2 6 5 5"
    )
    assert keys(said) == ["quang-tri/nva_troop", "quang-tri/nva_troop", "tay-ninh/nva_troop"]
    assert list(words(said))[2] == "np.us.strike.pieces"


def test_8_8_3_nva_control_without_population_does_not_count():
    _, said = air_strike("saigon: us_troop, vc_base; phuoc-long: arvn_troop, 2 nva_troop", 1)
    assert keys(said) == ["saigon/vc_base"]


def test_8_8_3_nva_control_that_cannot_be_removed_does_not_count():
    _, said = air_strike("saigon: us_troop, vc_base; hue: arvn_police, 4 nva_troop", 2)
    assert keys(said) == ["saigon/vc_base", "hue/nva_troop"]


def test_8_8_3_vc_are_left_alone_to_remove_nva_control():
    _, said = air_strike("saigon: us_troop; hue: arvn_police, 2 vc_guerrilla_a, 4 nva_guerrilla_a", 1)
    assert keys(said) == ["hue/nva_guerrilla_a"]


def test_8_8_3_then_locs_with_coin_pieces_the_nearest_to_saigon_first():
    _, said = air_strike(
        "saigon: us_troop, vc_base; loc-hue-da-nang: arvn_police, vc_guerrilla_a; "
        "loc-saigon-can-tho: arvn_police, 2 vc_guerrilla_a",
        4,
    )
    can_tho = "loc-saigon-can-tho/vc_guerrilla_a"
    assert keys(said) == [can_tho, can_tho, "loc-hue-da-nang/vc_guerrilla_a", "saigon/vc_base"]


def test_8_8_3_then_bases_then_the_most_pieces():
    _, said = air_strike(
        "saigon: us_troop, 3 vc_guerrilla_a; hue: arvn_police, vc_guerrilla_a, vc_base; "
        "can-tho: us_troop, vc_guerrilla_a",
        5,
    )
    assert keys(said) == ["hue/vc_guerrilla_a", "hue/vc_base", *["saigon/vc_guerrilla_a"] * 3]
    assert list(words(said))[::2] == ["np.us.strike.base", "np.us.strike.pieces", "np.us.strike.pieces"]


def test_8_8_3_bases_first_at_active_opposition_then_at_the_lowest_population():
    bases = "saigon: us_troop, vc_base, {}; can-tho: us_troop, vc_base; kien-phong: us_troop, vc_base, {}"
    assert keys(air_strike(bases.format("active_opposition", "passive_opposition"), 1)[1]) == ["saigon/vc_base"]
    assert keys(air_strike(bases.format("active_support", "passive_support"), 1)[1]) == ["can-tho/vc_base"]


def test_8_8_3_pieces_first_at_active_opposition_then_at_the_lowest_population():
    pieces = "saigon: us_troop, vc_guerrilla_a, {}; can-tho: us_troop, vc_guerrilla_a; hue: us_troop, vc_guerrilla_a"
    assert keys(air_strike(pieces.format("active_opposition"), 1)[1]) == ["saigon/vc_guerrilla_a"]
    assert keys(air_strike(pieces.format("active_support"), 1)[1]) == ["can-tho/vc_guerrilla_a"]


def test_8_8_3_a_base_that_the_hits_do_not_reach_is_no_base():
    _, said = air_strike(
        "saigon: us_troop, 2 vc_guerrilla_a; hue: us_troop, 2 vc_guerrilla_a, vc_base; can-tho: us_troop, vc_base",
        2,
    )
    assert keys(said)[0] == "can-tho/vc_base"


def test_8_8_3_pieces_are_struck_in_the_order_of_4_2_3_and_vc_before_nva():
    _, said = air_strike("saigon: 9 us_troop, nva_troop, nva_guerrilla_a, vc_guerrilla_a, nva_base", 4)
    assert keys(said) == [
        "saigon/nva_troop",
        "saigon/vc_guerrilla_a",
        "saigon/nva_guerrilla_a",
        "saigon/nva_base",
    ]


def test_8_8_3_unshaded_arc_light_strikes_first_in_a_province_without_coin_pieces():
    _, said = air_strike(
        "unshaded: arc_light; can-tho: us_troop, vc_base; tay-ninh: vc_guerrilla_a; kien-hoa: vc_base, vc_guerrilla_a; "
        "quang-tri: nva_troop, vc_guerrilla",
        4,
    )
    assert keys(said) == ["kien-hoa/vc_guerrilla_a", "kien-hoa/vc_base", "can-tho/vc_base"]


def test_8_8_3_arc_light_goes_by_the_same_priorities():
    _, said = air_strike(
        "unshaded: arc_light; saigon: us_troop, vc_base; kien-hoa: vc_base; quang-tri: 2 nva_troop, vc_guerrilla", 1
    )
    assert keys(said) == ["quang-tri/nva_troop"] and list(words(said)) == ["np.us.strike.control"]


def test_8_8_3_monsoon_limits_the_spaces_of_a_plan():
    # Saigon is no NVA Control; three Cities of 1 for one hit each, Hue of 2 for three: in two spaces Hue and a City.
    cities = "; ".join(f"{city}: arvn_police, 2 nva_troop" for city in ("kontum", "an-loc", "can-tho"))
    _, said = air_strike(f"saigon: us_troop; {cities}; hue: arvn_police, 4 nva_troop; next: 126", 4, "1 1")
    assert keys(said, "airstrike.hit").count("hue/nva_troop") == 3


def test_8_8_3_shaded_laser_guided_bombs_limit_the_pieces_of_a_plan():
    _, said = air_strike(
        "shaded: laser_guided_bombs; saigon: us_troop; hue: arvn_police, 4 nva_troop; "
        "can-tho: arvn_police, 2 nva_troop",
        6,
    )
    assert keys(said)[0] == "can-tho/nva_troop"


def test_card_34_8_1_2_sa_2s_take_a_base_then_guerrillas():
    _, said = air_strike(
        "unshaded: sa_2s; trail: 1; saigon: us_troop; central-laos: nva_troop, nva_guerrilla; "
        "north-vietnam: nva_base, nva_tunnel",
        2,
    )
    assert keys(said, "airstrike.sa_2s") == ["north-vietnam/nva_base"]
    _, said = air_strike(
        "unshaded: sa_2s; trail: 1; saigon: us_troop; central-laos: nva_troop, nva_guerrilla_a; "
        "north-vietnam: nva_tunnel; fishhook: nva_guerrilla_u",
        2,
    )
    assert keys(said, "airstrike.sa_2s") == ["fishhook/nva_guerrilla_u"]


def test_8_8_3_an_air_strike_is_possible_if_it_could_remove_a_piece_or_degrade_the_trail():
    base = "saigon: us_troop, us_base"
    assert not us_possible(base, "air_strike")
    assert us_possible(base + "; trail: 1", "air_strike")
    assert not us_possible(base + "; trail: 2; shaded: aaa", "air_strike")
    assert us_possible(base + "; trail: 3; shaded: aaa", "air_strike")
    assert not us_possible(base + "; trail: 3; momentum: oriskany", "air_strike")
    assert not us_possible(base + "; trail: 3; momentum: bombing_pause", "air_strike")
    assert us_possible("saigon: us_troop, us_base, vc_guerrilla_a", "air_strike")
    assert not us_possible("saigon: us_troop, us_base, vc_guerrilla_u", "air_strike")
