"""8.6.4 Infiltrate and 8.6.6 Redeploy of the Non-player NVA."""

import pytest

import indochina
from indochina.fitl.board import SPACE
from indochina.fitl.components.control import nva_control
from indochina.fitl.components.pieces import KIND
from indochina.fitl.nonplayer.nva.redeploy import Redeployment
from indochina.fitl.state import available, count

from .positions import answer, start, turned

DICE = [f"{a} {b} {b} {a}" for a in range(1, 7) for b in range(1, 7)]  # whatever they show


def infiltrate(text, **fields):
    """Rally has improved the Trail; the Special Activity is next."""
    game = start("NVA", f"nva_resources: 2; trail: 0; acted: NVA op_sa; {text}", stage="operation", **fields)
    game.choose("rally")
    game.choose("improve_trail")
    said = []
    while game.decision is not None and game.state.stage == "operation":
        name = game.decision.name
        key, reason = answer(game)
        said.append((name, key))
        game.choose(key, reason)
    return game, said


def spaces(said):
    return [key for name, key in said if name == "infiltrate.space" and key in SPACE]


def at(game, space, kind):
    return count(game.state, KIND[kind], SPACE[space])


def test_8_6_4_first_replaces_vc_bases_where_nva_has_more_pieces_and_no_base():
    game, said = infiltrate(
        "pleiku: vc_base, 2 nva_troop, active_opposition; tay-ninh: vc_base, vc_guerrilla, 2 nva_troop; "
        "binh-dinh: vc_base, nva_base, 2 nva_troop"
    )
    assert at(game, "pleiku", "nva_base") == 1 and game.state.support[SPACE["pleiku"]] == -1
    assert at(game, "tay-ninh", "vc_base") == 1 and at(game, "binh-dinh", "vc_base") == 1
    assert spaces(said)[0] == "pleiku"


@pytest.mark.parametrize(
    "text, first",
    [
        ("pleiku: vc_tunnel, 2 nva_troop; tay-ninh: vc_base, 2 nva_troop", "pleiku"),
        ("pleiku: vc_base, 2 nva_troop; tay-ninh: vc_base, 2 nva_troop", "tay-ninh"),  # Population 2
    ],
)
def test_8_6_4_tunneled_vc_bases_first_then_population(text, first):
    game, _ = infiltrate(text + "; momentum: transport_grp_559")
    assert at(game, first, "nva_base") + at(game, first, "nva_tunnel") == 1
    assert sum(at(game, x, kind) for x in ("pleiku", "tay-ninh") for kind in ("vc_base", "vc_tunnel")) == 1


def test_8_6_4_takes_an_own_base_from_outside_the_south_where_most_nva_pieces_are():
    game, said = infiltrate(
        "pleiku: vc_base, 2 nva_troop; tay-ninh: vc_base, 2 nva_troop; north-vietnam: nva_base, 2 nva_troop; "
        "central-laos: nva_base, 5 nva_troop; quang-tri: nva_base, 9 nva_troop; out_of_play: 6 nva_base"
    )
    assert ("place.take", "central-laos/nva_base") in said
    assert at(game, "tay-ninh", "nva_base") == 1
    assert at(game, "pleiku", "vc_base") == 1  # only one VC Base


def test_8_6_4_no_base_is_taken_from_the_south():
    game, _ = infiltrate("pleiku: vc_base, 2 nva_troop; quang-tri: nva_base, 9 nva_troop; out_of_play: 8 nva_base")
    assert at(game, "pleiku", "vc_base") == 1 and at(game, "quang-tri", "nva_base") == 1


@pytest.mark.parametrize("away, key", [(2, "pleiku/vc_guerrilla_u"), (0, "none")])
def test_8_1_2_no_own_guerrilla_is_taken_off_the_map_to_replace_a_vc_one(away, key):
    text = f"pleiku: vc_guerrilla, 2 nva_guerrilla; north-vietnam: {18 - away} nva_guerrilla; "
    game = start("NVA", f"nva_resources: 2; trail: 0; acted: NVA op_sa; {text}", stage="operation")
    for choice in ("rally", "improve_trail", "infiltrate"):  # Pleiku is the only space
        game.choose(choice)
    assert game.decision.name == "infiltrate.take_over" and answer(game)[0] == key


def test_8_6_4_places_troops_where_most_guerrillas_are_and_replaces_all_but_two():
    game, said = infiltrate(
        "central-laos: nva_base, 3 nva_guerrilla, nva_guerrilla_a; north-vietnam: 2 nva_base, 3 nva_guerrilla; "
        "fishhook: nva_base"
    )
    assert spaces(said) == ["central-laos", "north-vietnam"]
    assert at(game, "central-laos", "nva_troop") == 2 + 2  # Trail and Base, then for the Active and one more
    assert at(game, "central-laos", "nva_guerrilla_u") == 2 and at(game, "central-laos", "nva_guerrilla_a") == 0
    assert at(game, "north-vietnam", "nva_troop") == 3 + 1


@pytest.mark.parametrize(
    "text, first",
    [
        ("central-laos: nva_base, 3 nva_guerrilla; southern-laos: 2 nva_base, 3 nva_guerrilla", "southern-laos"),
        # all around Sihanoukville is NVA Control, not so at Northeast Cambodia
        (
            "sihanoukville: nva_base, 4 nva_guerrilla; parrots-beak: nva_troop; kien-giang: nva_troop; "
            "ne-cambodia: nva_base, 4 nva_guerrilla",
            "ne-cambodia",
        ),
    ],
)
def test_8_6_4_then_two_bases_then_no_nva_control_in_or_around(text, first):
    game = start("NVA", f"nva_resources: 2; trail: 0; acted: NVA op_sa; {text}", stage="operation")
    for key in ("rally", "improve_trail", "infiltrate"):
        game.choose(key)
    assert {answer(game, dice)[0] for dice in DICE} == {first}


@pytest.mark.parametrize("guerrillas, done", [(3, False), (4, True)])
def test_8_6_4_only_if_4_troops_or_a_base_are_placed(guerrillas, done):
    _, said = infiltrate(f"central-laos: nva_base, {guerrillas} nva_guerrilla")
    assert (("special.after", "infiltrate") in said) == done


def test_8_6_4_places_no_more_troops_than_are_available():
    game, _ = infiltrate("central-laos: nva_base, 6 nva_guerrilla; out_of_play: 35 nva_troop")
    assert at(game, "central-laos", "nva_troop") == 5 and available(game.state, KIND["nva_troop"]) == 0
    assert at(game, "central-laos", "nva_guerrilla_u") == 3


# --- 8.6.6 Redeploy -------------------------------------------------------------------------------------------------


def redeploy(text, final=False, dice=""):
    """The Redeploy Phase of the NVA: the game after it, and where Troops went from, to, how many."""
    deck = "next: 0; deck: " if final else "next: 1; deck: 126"
    data = f"scenario: full; stage: coup.redeploy_nva; current: 125; nonplayers: NVA; {deck}; {text}"
    game = indochina.position("fitl", data)
    moves, move = [], []
    while game.decision is not None and game.decision.name.startswith("redeploy.nva_troop"):
        key, reason = answer(game, dice)
        game.choose(key, reason)
        if key != "done":
            move.append(key)
        if game.decision is None or not game.decision.name.endswith((".to", ".count")):
            moves, move = [*moves, move], []
    return game, moves


def test_8_6_6_first_two_units_for_each_base():
    game, _ = redeploy("north-vietnam: nva_base, 8 nva_troop; fishhook: nva_base; pleiku: nva_base, nva_guerrilla")
    assert at(game, "fishhook", "nva_troop") == 2 and at(game, "pleiku", "nva_troop") == 1


def test_8_6_6_then_adds_nva_control_with_only_the_troops_needed():
    game, _ = redeploy(
        "north-vietnam: nva_base, 9 nva_troop; binh-dinh: nva_base, 2 nva_guerrilla, 5 vc_guerrilla; "
        "pleiku: nva_base, 2 nva_guerrilla, 4 vc_guerrilla"
    )
    assert at(game, "binh-dinh", "nva_troop") == 3 and at(game, "pleiku", "nva_troop") == 2
    assert nva_control(game.state, SPACE["binh-dinh"])


def test_8_6_6_the_most_population_if_it_cannot_be_all():
    game, _ = redeploy(
        "north-vietnam: nva_base, 5 nva_troop; binh-dinh: nva_base, 2 nva_guerrilla, 5 vc_guerrilla; "
        "pleiku: nva_base, 2 nva_guerrilla, 4 vc_guerrilla"
    )
    assert at(game, "binh-dinh", "nva_troop") == 3 and at(game, "pleiku", "nva_troop") == 0


@pytest.mark.parametrize("dice, first", [("6 6", "pleiku"), ("4 5", "phu-bon")])
def test_8_6_6_8_2_equal_spaces_by_lot_whatever_they_need(dice, first):
    """Both have Population 1; three Troops can be spared: Pleiku needs all of them, Phu Bon one."""
    text = (
        "north-vietnam: nva_base, 5 nva_troop; pleiku: nva_base, 2 nva_guerrilla, 5 vc_guerrilla;"
        "phu-bon: nva_base, 2 nva_guerrilla, 3 vc_guerrilla"
    )
    data = f"scenario: full; stage: coup.redeploy_nva; current: 125; nonplayers: NVA; next: 1; deck: 126; {text}"
    t = turned(indochina.position("fitl", data), "NVA", dice)
    assert next(row[1] for row in Redeployment(t).plan()) == first


def test_8_6_6_then_removes_coin_control():
    game, _ = redeploy(
        "north-vietnam: nva_base, 5 nva_troop; pleiku: nva_base, 2 nva_guerrilla, 6 arvn_police, vc_guerrilla"
    )
    assert at(game, "pleiku", "nva_troop") == 2 and game.state.control[SPACE["pleiku"]] == 0


@pytest.mark.parametrize("dice", DICE)
def test_8_6_6_finally_all_others_next_to_coin_control_in_the_south(dice):
    game, _ = redeploy(
        "north-vietnam: nva_base, 9 nva_troop; fishhook: nva_base, 2 nva_guerrilla; pleiku: nva_base, 2 nva_guerrilla; "
        "kontum: arvn_police; an-loc: arvn_police",
        dice=dice,
    )
    assert at(game, "pleiku", "nva_troop") == 7 and at(game, "north-vietnam", "nva_troop") == 2


def test_8_6_6_outside_the_south_if_there_is_no_other():
    game, _ = redeploy("north-vietnam: nva_base, 9 nva_troop; fishhook: nva_base, 2 nva_guerrilla; an-loc: arvn_police")
    assert at(game, "fishhook", "nva_troop") == 7


def test_8_6_6_never_loses_nva_control_nor_adds_coin_control():
    game, _ = redeploy(
        "binh-dinh: 4 nva_troop, 2 vc_guerrilla; quang-tri: 4 nva_troop, 4 arvn_police; "
        "pleiku: nva_base, 2 nva_guerrilla; kontum: arvn_police"
    )
    assert at(game, "binh-dinh", "nva_troop") == 4  # next to COIN Control already
    assert at(game, "quang-tri", "nva_troop") == 4
    game, _ = redeploy("ba-xuyen: 4 nva_troop, 2 vc_guerrilla; pleiku: nva_base, 2 nva_guerrilla; kontum: arvn_police")
    assert at(game, "ba-xuyen", "nva_troop") == 3 and at(game, "pleiku", "nva_troop") == 1


def test_8_6_6_in_the_final_round_bases_need_no_guard():
    text = "north-vietnam: nva_base, 3 nva_troop; binh-dinh: nva_base, 2 nva_guerrilla, 5 vc_guerrilla"
    assert at(redeploy(text)[0], "binh-dinh", "nva_troop") == 0
    assert at(redeploy(text, final=True)[0], "binh-dinh", "nva_troop") == 3
    text = "north-vietnam: nva_base, 3 nva_troop; fishhook: nva_base"
    assert at(redeploy(text)[0], "fishhook", "nva_troop") == 1
    assert at(redeploy(text, final=True)[0], "fishhook", "nva_troop") == 0
