"""8.6.1 The Non-player NVA's Attack, Ambush and Bombard."""

import pytest

from indochina.fitl.board import PLEIKU, SPACE
from indochina.fitl.components.pieces import KIND
from indochina.fitl.state import coin, count

from .positions import answer, start, turn, words

AWAY = "trail: 2; "
DICE = ["1 1 1 1", "2 4 1 5", "3 6 2 2", "4 3 6 1", "5 1 3 3", "6 6 4 2"]  # whatever they show


def attack(text, **fields):
    """A whole action that is an Attack; the dice are the game's."""
    game, said = turn("NVA", AWAY + text, **fields)
    assert said[0].reason.values["operation"] == "attack", said[0].reason
    return game, said


def chosen(said, name="attack.space"):
    return [a.key for a in said if a.name == name]


def ways_of(said):
    return [(a.key, a.reason.values["way"]) for a in said if a.name == "attack.space" and a.key in SPACE]


def removed(said, name="attack.remove"):
    return [a.key.partition("/")[2] for a in said if a.name == name]


def at(game, space, kind):
    return count(game.state, KIND[kind], SPACE[space])


# --- AMBUSH ---------------------------------------------------------------------------------------------------------


def test_8_6_1_ambushes_first_to_let_troops_remove_a_base():
    game, said = attack(
        "nva_resources: 3; pleiku: 4 nva_troop, us_base, 2 us_troop; loc-kontum-dak-to: nva_guerrilla; "
        "fishhook: nva_guerrilla, arvn_troop"
    )
    assert chosen(said)[0] == "loc-kontum-dak-to" and "np.nva.ambush.base" in words(said)
    assert coin(game.state, PLEIKU) == 0


def test_8_6_1_for_a_base_it_ambushes_from_locs_first():
    _, said = attack("nva_resources: 3; pleiku: us_base, arvn_police, nva_guerrilla; loc-kontum-dak-to: nva_guerrilla")
    assert chosen(said)[:2] == ["loc-kontum-dak-to", "pleiku"]
    game, said = attack("nva_resources: 3; pleiku: us_base, nva_guerrilla; tay-ninh: nva_guerrilla, 2 arvn_police")
    assert chosen(said)[0] == "pleiku" and coin(game.state, PLEIKU) == 0


def test_8_6_1_no_ambush_for_a_base_that_troops_remove_alone():
    _, said = attack("nva_resources: 3; pleiku: us_base, us_troop, 4 nva_troop; loc-kontum-dak-to: nva_guerrilla")
    assert "np.nva.ambush.base" not in set(words(said))


def test_8_6_1_no_ambush_in_spaces_with_4_nva_troops():
    _, said = attack("nva_resources: 3; pleiku: nva_guerrilla, 4 nva_troop, us_base, us_troop")
    assert [a.key for a in said if a.name == "attack.action"] == ["troops"]


@pytest.mark.parametrize(
    "text, first",
    [
        ("fishhook: nva_guerrilla, 2 arvn_troop; pleiku: nva_guerrilla, us_irregular_a", "fishhook"),  # Cambodia
        (
            "loc-kontum-dak-to: nva_guerrilla; pleiku: 2 arvn_troop; tay-ninh: nva_guerrilla, us_irregular_a",
            "loc-kontum-dak-to",
        ),  # from a LoC
        ("pleiku: nva_guerrilla, arvn_police; tay-ninh: nva_guerrilla, us_irregular_a, us_troop", "pleiku"),  # the last
        ("pleiku: nva_guerrilla, 2 us_troop; tay-ninh: nva_guerrilla, arvn_ranger_a, arvn_troop", "tay-ninh"),
        ("pleiku: nva_guerrilla, 2 arvn_police; tay-ninh: nva_guerrilla, us_troop, arvn_police", "tay-ninh"),  # US
    ],
)
def test_8_6_1_order_of_ambushes(text, first):
    game = start("NVA", AWAY + "nva_resources: 3; acted: NVA op_sa; " + text, stage="operation")
    game.choose("attack")
    assert {answer(game, dice)[0] for dice in DICE} == {first}
    assert answer(game)[1].values["way"] == "ambush"


def test_8_6_1_ambushes_in_two_spaces_then_attacks():
    game, said = attack(
        "nva_resources: 9; pleiku: nva_guerrilla, 2 arvn_police; tay-ninh: nva_guerrilla, 2 us_troop; "
        "binh-dinh: nva_guerrilla, 2 arvn_police; quang-tin: 8 nva_troop, 6 arvn_police"
    )
    ways = [a.key for a in said if a.name == "attack.action"]
    assert ways.count("ambush") == 2 and at(game, "quang-tin", "arvn_police") == 2
    assert at(game, "tay-ninh", "us_troop") == 1


def test_8_6_1_an_ambush_strikes_special_forces_then_us_then_arvn_troops_and_police_evenly():
    text = AWAY + "nva_resources: 3; acted: NVA op_sa; tay-ninh: nva_guerrilla, 3 arvn_troop, 2 arvn_police; "
    text += "pleiku: nva_guerrilla, us_troop, arvn_ranger_a, arvn_troop, arvn_police"
    game = start("NVA", text, stage="operation")
    said = []
    game.choose("attack")
    while game.decision is not None and game.state.stage == "operation":
        key, reason = answer(game)
        said.append((game.decision.name, key))
        game.choose(key, reason)
    assert [key for name, key in said if name == "ambush.remove"] == ["pleiku/arvn_ranger_a", "tay-ninh/arvn_police"]


@pytest.mark.parametrize("resources, ways", [(3, ["ambush", "troops"]), (4, ["troops"])])
def test_8_6_1_with_4_resources_it_bombards_rather_than_ambush_a_single_piece(resources, ways):
    _, said = attack(
        f"nva_resources: {resources}; pleiku: nva_guerrilla, 2 arvn_police; "
        "quang-tin: 12 nva_troop, 6 arvn_troop, 3 arvn_police"
    )
    assert [way for _, way in ways_of(said)] == ways
    assert ("bombard" in chosen(said)) == (resources == 4)


def test_8_6_1_unless_there_is_nothing_else_to_attack():
    game, _ = turn("NVA", AWAY + "nva_resources: 9; pleiku: nva_guerrilla, 2 arvn_police", dice="1")
    assert at(game, "pleiku", "arvn_police") == 1


@pytest.mark.parametrize("resources, bases", [(9, 1), (3, 0)])
def test_8_6_1_with_4_resources_not_even_for_a_single_base(resources, bases):
    game, said = attack(
        f"nva_resources: {resources}; pleiku: nva_guerrilla, us_base; quang-tin: 8 nva_troop, 6 arvn_troop"
    )
    assert at(game, "pleiku", "us_base") == bases and ("bombard" in chosen(said)) == (bases == 1)


def test_8_6_1_two_ambushes_that_remove_a_base_are_no_single_piece():
    game, said = attack(
        "nva_resources: 9; pleiku: us_base, arvn_police, nva_guerrilla; loc-kontum-dak-to: nva_guerrilla; "
        "quang-tin: 8 nva_troop, 6 arvn_troop"
    )
    assert chosen(said)[:2] == ["loc-kontum-dak-to", "pleiku"] and coin(game.state, PLEIKU) == 0


# --- BOMBARD --------------------------------------------------------------------------------------------------------

GUNS = "nva_resources: 9; quang-tin: 12 nva_troop, 9 arvn_police; "


def test_8_6_1_bombards_before_the_attack_if_it_cannot_ambush():
    game, said = attack(GUNS + "quang-nam: 3 us_troop; binh-dinh: 3 arvn_troop")
    assert chosen(said)[0] == "bombard"
    assert at(game, "quang-nam", "us_troop") == 2 and at(game, "binh-dinh", "arvn_troop") == 2


@pytest.mark.parametrize(
    "text, first",
    [
        ("quang-nam: 3 arvn_troop, nva_guerrilla_a; binh-dinh: us_base, us_troop", "quang-nam"),  # NVA pieces there
        ("quang-nam: 3 us_troop; binh-dinh: arvn_base, arvn_troop", "binh-dinh"),  # a COIN Base
        ("quang-nam: 3 us_troop; binh-dinh: 5 arvn_troop", "quang-nam"),  # US Troops
    ],
)
def test_8_6_1_order_of_bombard_spaces(text, first):
    game = start("NVA", AWAY + GUNS + "acted: NVA op_sa; " + text, stage="operation")
    for key in ("attack", "bombard"):
        game.choose(key)
    assert {answer(game, dice)[0] for dice in DICE} == {first}


@pytest.mark.parametrize("capability, n", [("", 2), ("unshaded: long_range_guns", 1), ("shaded: long_range_guns", 3)])
def test_8_6_1_long_range_guns_bombard_one_or_three_spaces(capability, n):
    spaces = "quang-nam: 3 us_troop; binh-dinh: 3 us_troop; da-nang: 3 us_troop; "
    game, _ = attack(GUNS + spaces + capability)
    assert sum(at(game, x, "us_troop") for x in ("quang-nam", "binh-dinh", "da-nang")) == 9 - n


def test_8_6_1_bombard_removes_us_troops_before_arvn():
    game, _ = attack(GUNS + "quang-nam: 2 us_troop, 3 arvn_troop")
    assert at(game, "quang-nam", "us_troop") == 1 and at(game, "quang-nam", "arvn_troop") == 3


# --- ATTACK ---------------------------------------------------------------------------------------------------------


def test_8_6_1_troops_that_remove_two_then_four_guerrillas_then_troops_that_remove_one():
    _, said = attack(
        "nva_resources: 9; pleiku: 12 nva_troop, 6 arvn_police; tay-ninh: 4 nva_guerrilla_a, 2 arvn_police; "
        "binh-dinh: 2 nva_troop, 2 arvn_police; phuoc-long: 3 nva_guerrilla_a, 2 arvn_police",
        game_dice="6",
    )
    assert [x for x, _ in ways_of(said)] == ["pleiku", "tay-ninh", "binh-dinh"]


@pytest.mark.parametrize(
    "text, first",
    [
        ("fishhook: 4 nva_troop, 3 arvn_police; pleiku: 4 nva_troop, us_base, us_troop", "fishhook"),
        ("tay-ninh: 4 nva_troop, 3 us_irregular_a; pleiku: 4 nva_troop, arvn_base, arvn_troop", "pleiku"),
        ("tay-ninh: 4 nva_troop, 3 us_troop; pleiku: 4 nva_troop, arvn_ranger_a, 2 arvn_troop", "pleiku"),
        ("tay-ninh: 4 nva_troop, 3 us_troop; pleiku: 4 nva_troop, 3 arvn_troop", "tay-ninh"),
    ],
)
def test_8_6_1_order_within_a_kind_of_attack(text, first):
    game = start("NVA", AWAY + "nva_resources: 2; momentum: typhoon_kate; acted: NVA op_sa; " + text, stage="operation")
    game.choose("attack")
    assert {answer(game, dice)[0] for dice in DICE} == {first}


def test_8_1_2_an_attack_removes_special_forces_then_cubes_by_turns_and_the_base_last():
    game, said = attack(
        "nva_resources: 1; momentum: typhoon_kate; "
        "pleiku: 14 nva_troop, us_base, arvn_ranger_a, us_troop, arvn_troop, 3 arvn_police"
    )
    assert removed(said)[:4] == ["arvn_ranger_a", "us_troop", "arvn_police", "arvn_troop"]
    assert coin(game.state, PLEIKU) == 0


def test_8_6_1_pt_76_is_used_where_it_removes_most_more():
    _, said = attack(
        "nva_resources: 9; shaded: pt_76; fishhook: 4 nva_troop, 3 arvn_police; pleiku: 6 nva_troop, 9 arvn_police; "
        "tay-ninh: 10 nva_troop, 6 arvn_police"
    )
    assert dict(ways_of(said)) == {"fishhook": "troops", "pleiku": "pt_76", "tay-ninh": "troops"}


def test_8_6_1_pt_76_lets_a_single_troop_attack():
    game, _ = turn("NVA", AWAY + "nva_resources: 1; shaded: pt_76; pleiku: nva_troop, 2 arvn_police", dice="1")
    assert at(game, "pleiku", "arvn_police") == 1


def test_8_6_1_pt_76_unshaded_leaves_too_few_troops():
    _, said = attack(
        "nva_resources: 9; unshaded: pt_76; pleiku: 9 nva_troop, us_base, us_troop; tay-ninh: 2 nva_troop, arvn_police"
    )
    assert [x for x, _ in ways_of(said)] == ["pleiku"]


def test_8_4_4_an_attack_that_must_take_place_goes_anywhere():
    text = "nva_resources: 0; trail: 2; pleiku: 2 nva_guerrilla_a, arvn_police; acted: VC pass"
    game = start("NVA", text, current="50")
    game.choose("shaded")
    while game.decision.name != "event.operation" or game.decision.seat != "NVA":
        game.choose(answer(game)[0])
    game.choose("attack")
    assert any(a.name == "attack.space" and a.key == "pleiku" for a in game.answers_back())


# --- card 14 --------------------------------------------------------------------------------------------------------


def test_card_14_shaded_the_nva_removes_two_cubes_that_patrolled():
    text = "shaded: m_48_patton; saigon: 3 us_troop; acted: US op; loc-saigon-can-tho: 3 vc_guerrilla_a"
    game = start("US", text, stage="operation", nonplayers="NVA")
    for key in ("patrol", "saigon", "loc-saigon-can-tho", "all", "end"):
        game.choose(key)
    while game.decision.seat == "US":
        game.choose("end")
    assert game.decision.name == "patrol.rpg"
    assert answer(game)[0] == "loc-saigon-can-tho/us_troop"
