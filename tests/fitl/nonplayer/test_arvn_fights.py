"""8.7.4 Assault and Raid, 8.7.5 Sweep by the Non-player ARVN."""

import pathlib
import re

import pytest
from bots import keys

import indochina
from indochina.core.journal import Answer
from indochina.fitl.board import BINH_TUY, HUE, KIEN_HOA, PLEIKU, QUANG_DUC, SAIGON, SPACE, TAY_NINH
from indochina.fitl.components.control import coin_control
from indochina.fitl.components.pieces import ARVN_TROOP, RANGERS, UNDERGROUND_GUERRILLAS, VC_BASE, VC_GUERRILLA_A
from indochina.fitl.nonplayer.arvn import flowchart as arvn
from indochina.fitl.nonplayer.arvn.assault import after_raid
from indochina.fitl.nonplayer.arvn.assault_plan import BASE, CONTROL, LAST, TWO, assault_rank
from indochina.fitl.nonplayer.arvn.raid import pick_raid, raided
from indochina.fitl.nonplayer.arvn.transport_plan import plan_transport
from indochina.fitl.state import count, insurgents, total
from indochina.fitl.words.en.opponents.arvn import ARVN as ARVN_WORDS

from .positions import answer, arvn_choice, arvn_operation, arvn_turn, scarce, start, turned

RICH = "arvn_resources: 20; "
CITIES = ("saigon", "hue", "da-nang", "kontum", "qui-nhon", "cam-ranh", "an-loc", "can-tho")


def assault(text, dice="", game_dice=None, **fields):
    return arvn_operation("assault", RICH + text, dice, game_dice=game_dice, **fields)


def sweep(text, dice="", **fields):
    return arvn_operation("sweep", RICH + text, dice, **fields)


# --- 8.7.4 whether to Assault ---------------------------------------------------------------------------------------


def assault_tests(text):
    found, tests = arvn_choice(RICH + text)
    return found, [tests.get(f"np.arvn.assault.if_{name}") for name in ("control", "troops", "base")]


def test_8_7_4_assault_if_it_alone_would_change_control():
    assert assault_tests("kien-hoa: 2 arvn_troop, 2 vc_guerrilla_a")[1][0] is True
    assert assault_tests("kien-hoa: 4 arvn_troop, 2 vc_guerrilla_a")[1][0] is False
    assert assault_tests("kien-hoa: 2 arvn_police, 2 vc_guerrilla_a")[1][0] is False  # Police do not fight in Provinces


def test_8_7_4_card_70_changes_nothing_for_an_assault_that_is_only_considered():
    """The US Troops there would strike with the Police by that Event, not in ARVN's own Operation."""
    text = RICH + "kien-hoa: 2 us_troop, 2 arvn_police, 4 vc_guerrilla_a"
    assert arvn_choice(text, current="70", next="68")[1]["np.arvn.assault.if_control"] is False


def test_8_7_4_assault_to_change_control_before_any_sweep():
    text = "kien-hoa: 2 arvn_troop, 2 vc_guerrilla_a; hue: 4 arvn_police, us_troop, 2 vc_guerrilla"
    assert assault_tests(text)[0] == "assault"
    assert assault_tests(text.replace("2 arvn_troop", "arvn_troop"))[0] == "sweep"


def test_8_7_4_assault_if_it_alone_could_remove_an_nva_troop():
    found, (control, troops, _) = assault_tests("kien-hoa: 5 arvn_troop, 2 nva_troop, nva_guerrilla")
    assert (control, troops) == (False, True) and found == "assault"
    assert assault_tests("pleiku: 2 arvn_troop, us_troop, 2 nva_troop")[1][1] is False  # Highland takes three


def test_8_7_4_assault_enemies_at_a_base_without_underground_guerrillas():
    text = "kien-hoa: 6 arvn_troop, vc_guerrilla_a, vc_base"
    found, (control, troops, base) = assault_tests(text)
    assert (control, troops, base) == (False, False, True) and found == "assault"
    assert assault_tests(text.replace("vc_guerrilla_a", "vc_guerrilla_a, vc_guerrilla"))[1][2] is False


def test_8_7_4_assault_if_it_changes_control_of_any_space_even_without_population():
    text = "phuoc-long: 2 arvn_troop, 2 vc_guerrilla_a; hue: 4 arvn_police, us_troop, 2 vc_guerrilla"
    found, (control, *_) = assault_tests(text)
    assert control is True and found == "assault"


def test_8_7_4_assault_if_it_cannot_sweep():
    text = "kien-hoa: 6 arvn_troop, 2 vc_guerrilla_a"
    game_found, tests = arvn_choice(RICH + text + "; saigon: 5 us_troop", next="125")
    assert tests["np.arvn.sweep.possible"] is False and game_found == "assault"


def test_8_7_4_patrol_then_train_if_no_assault_is_possible():
    _, tests = arvn_choice(RICH + "kien-hoa: 3 arvn_police, 2 us_troop, vc_guerrilla", next="125")
    assert tests["np.arvn.assault.possible"] is False and "np.arvn.patrol.possible" in tests


# --- 8.7.4 Assault --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, rank",
    [
        ("kien-hoa: 6 arvn_troop, 2 vc_guerrilla_a, vc_base", (BASE, 0)),
        ("kien-hoa: 2 arvn_troop, vc_tunnel", (BASE, 0)),  # a roll for the Tunnel
        ("kien-hoa: 6 arvn_troop, 3 vc_guerrilla_a, vc_base", (TWO, 3)),  # not yet the Base
        ("kien-hoa: 4 arvn_troop, 2 nva_troop, 3 nva_guerrilla", (CONTROL, 4)),  # both NVA Control and COIN Control
        ("kien-hoa: 2 arvn_troop, 2 vc_guerrilla_a", (CONTROL, 2)),
        ("phuoc-long: 2 arvn_troop, 2 vc_guerrilla_a", (CONTROL, 0)),  # no Population
        ("phuoc-long: 4 arvn_troop, 2 nva_troop, 3 nva_guerrilla", (CONTROL, 0)),  # both Controls of nobody are a tie
        ("kien-hoa: 4 arvn_troop, vc_guerrilla_a", (LAST, 0)),
        ("kien-hoa: 6 arvn_troop, 2 vc_guerrilla_a, vc_guerrilla", (TWO, 2)),
        ("kien-hoa: 3 arvn_troop, vc_guerrilla_a, vc_guerrilla", None),
        ("kien-hoa: 9 arvn_troop, vc_guerrilla, vc_base", None),
    ],
)
def test_8_7_4_what_an_assault_is_for(at, text, rank):
    assert assault_rank(at(text), SPACE[text.partition(":")[0]]) == rank


def test_8_7_4_assault_in_the_order_of_the_priorities_in_up_to_three_spaces():
    _, said = assault(
        "kien-hoa: 6 arvn_troop, 2 vc_guerrilla_a, vc_base; tay-ninh: 2 arvn_troop, 2 vc_guerrilla_a;"
        "ba-xuyen: 4 arvn_troop, vc_guerrilla_a; quang-tin: 6 arvn_troop, 2 vc_guerrilla_a, vc_guerrilla",
        momentum="typhoon_kate",
    )
    assert keys(said, "assault.space") == ["kien-hoa", "tay-ninh", "ba-xuyen", "end"]


def test_8_7_4_assault_first_where_most_population_changes_control():
    _, said = assault(
        "ba-xuyen: 2 arvn_troop, 2 vc_guerrilla_a; kien-hoa: 2 arvn_troop, 2 vc_guerrilla_a;"
        "quang-tin: 4 arvn_troop, 2 nva_troop, 3 nva_guerrilla",
        momentum="typhoon_kate",
    )
    # Quang Tin loses NVA Control and gets COIN Control: twice 2.
    assert keys(said, "assault.space")[:3] == ["quang-tin", "kien-hoa", "ba-xuyen"]


def test_8_7_4_assault_last_where_most_enemies_fall():
    _, said = assault(
        "quang-tin: 6 arvn_troop, 2 vc_guerrilla_a, vc_guerrilla;"
        "kien-hoa: 9 arvn_troop, 3 vc_guerrilla_a, vc_guerrilla",
        momentum="typhoon_kate",
    )
    assert keys(said, "assault.space")[:2] == ["kien-hoa", "quang-tin"]


def test_8_7_4_a_raid_comes_first():
    _, said = assault("kien-hoa: 2 arvn_ranger, 4 arvn_troop, 3 vc_guerrilla, vc_guerrilla_a, vc_base")
    assert keys(said, "assault.space")[0] == "raid" and keys(said, "raid.space")[0] == "kien-hoa"


def test_8_7_4_transport_to_enable_the_assault_of_the_highest_priority():
    game, said = assault("saigon: 9 arvn_troop; kien-hoa: arvn_troop, vc_base; binh-tuy: arvn_troop, 2 vc_guerrilla_a")
    assert keys(said, "assault.space") == ["transport", "kien-hoa", "end"]
    assert keys(said, "transport.destination") == ["kien-hoa"] and not count(game.state, VC_BASE, KIEN_HOA)


def test_8_7_4_no_transport_that_enables_nothing():
    _, said = assault("saigon: 9 arvn_troop; kien-hoa: 6 arvn_troop, vc_base")
    assert keys(said, "assault.space")[0] == "kien-hoa"


def test_8_7_4_the_rangers_that_come_along_count_too():
    text = "kien-hoa: 2 arvn_troop, vc_base; saigon: 9 us_troop, 2 arvn_troop, {}; binh-tuy: 2 vc_guerrilla_a"
    _, said = assault(text.format("us_base"))
    assert keys(said, "transport.destination") == ["binh-tuy"]  # the Assault would then add COIN Control
    _, said = assault(text.format("2 arvn_ranger_a"))
    assert keys(said, "assault.space") == ["kien-hoa", "end"]  # with the Rangers it would have it before


# --- 8.7.4 Raid -----------------------------------------------------------------------------------------------------


def test_8_7_4_raid_only_if_it_removes_a_piece(at):
    assert raided(at("kien-hoa: arvn_ranger, vc_guerrilla"), KIEN_HOA) is not None
    assert raided(at("kien-hoa: arvn_ranger, vc_tunnel"), KIEN_HOA) is None
    assert raided(at("kien-hoa: arvn_ranger_a, vc_guerrilla"), KIEN_HOA) is None  # nobody Underground


def test_8_7_4_a_ranger_moves_in_only_if_its_space_stays_coin_controlled(at):
    text = "saigon: arvn_ranger, arvn_troop{}; kien-hoa: vc_guerrilla"
    assert raided(at(text.format("")), KIEN_HOA).moves == [(SAIGON, RANGERS[0])]
    assert raided(at(text.format(", vc_guerrilla")), KIEN_HOA) is None


def test_8_7_4_more_than_one_ranger_only_to_add_coin_control(at):
    s = at("saigon: 3 arvn_ranger, 2 arvn_troop; kien-hoa: 3 vc_guerrilla")
    assert len(raided(s, KIEN_HOA).moves) == 2  # one enemy is left
    s = at("saigon: 2 arvn_ranger, 2 arvn_troop; kien-hoa: 4 vc_guerrilla")
    assert len(raided(s, KIEN_HOA).moves) == 1  # two are left: three Rangers would be needed
    s = at("saigon: 3 arvn_ranger, 2 arvn_troop; kien-hoa: vc_guerrilla")
    assert len(raided(s, KIEN_HOA).moves) == 1


@pytest.mark.parametrize(
    "text, first",
    [
        # a Base, behind one Guerrilla
        ("kien-hoa: arvn_ranger, 3 arvn_troop, vc_guerrilla_a, vc_base; hue: arvn_ranger, 2 vc_guerrilla", "kien-hoa"),
        # Control, even without Population, before Underground Guerrillas
        ("phuoc-long: arvn_ranger, vc_guerrilla_a; hue: arvn_ranger, 9 arvn_police, 2 vc_guerrilla", "phuoc-long"),
        # the most Population, not the most changes of Control
        ("hue: arvn_ranger, 2 vc_guerrilla_a; phuoc-long: arvn_ranger, 2 nva_troop", "hue"),
        # NVA Control and COIN Control count together
        ("hue: arvn_ranger, vc_guerrilla, vc_guerrilla; kien-hoa: arvn_ranger, 2 nva_troop", "kien-hoa"),
        (
            "kien-hoa: arvn_ranger, 5 arvn_police, 2 vc_guerrilla_a; hue: arvn_ranger, 9 arvn_police, vc_guerrilla",
            "hue",
        ),
    ],
)
def test_8_7_4_raid_bases_then_control_then_underground_guerrillas(text, first):
    _, said = sweep(text)
    assert keys(said, "raid.space")[0] == first


@pytest.mark.parametrize("dice, first", [("6 2", "phuoc-long"), ("5 1", "fishhook")])
def test_8_7_4_raid_for_control_without_population_is_a_tie_whatever_changes(dice, first):
    """In the Fishhook NVA Control goes and COIN Control comes, in Phuoc Long only the latter."""
    t = turned(
        start("ARVN", "phuoc-long: arvn_ranger, vc_guerrilla_a; fishhook: arvn_ranger, 2 nva_troop"), "ARVN", dice
    )
    assert pick_raid(t, t.s, [SPACE["phuoc-long"], SPACE["fishhook"]])[0] == SPACE[first]


def test_8_7_4_raid_up_to_two_spaces_and_typhoon_kate_one():
    text = "kien-hoa: 2 arvn_ranger, vc_guerrilla; hue: arvn_ranger, vc_guerrilla; an-loc: arvn_ranger, vc_guerrilla"
    assert len([x for x in keys(sweep(text)[1], "raid.space") if x != "done"]) == 2
    assert len(keys(sweep(text, momentum="typhoon_kate")[1], "raid.space")) == 1


def test_8_7_4_rangers_that_moved_in_do_not_raid_again_elsewhere():
    text = "saigon: 2 arvn_ranger, 2 arvn_troop; kien-hoa: 3 vc_guerrilla; ba-xuyen: 4 vc_guerrilla"
    game, said = sweep(text)
    assert keys(said, "raid.space") == ["kien-hoa", "end"] and total(game.state, RANGERS, KIEN_HOA) == 2


def test_8_7_4_raid_removes_underground_vc_before_active_and_nva():
    game, _ = sweep("kien-hoa: arvn_ranger, vc_guerrilla_a, vc_guerrilla, nva_guerrilla, nva_troop, 4 arvn_police")
    assert insurgents(game.state, KIEN_HOA) == 2 and not total(game.state, UNDERGROUND_GUERRILLAS, KIEN_HOA)


def test_8_7_4_a_raid_with_no_assault_after_it_goes_with_a_patrol():
    garrison = "; ".join(f"{x}: 2 us_troop, arvn_police" for x in CITIES)
    text = RICH + garrison + "; kien-hoa: arvn_ranger, 2 arvn_police, 3 vc_guerrilla"
    game, said = arvn_turn(text, next="125")
    assert said[0].reason.values["what"] == "np.arvn.raid_patrol"
    # 8.7.3 There is nobody to move: nothing but the Raid takes place.
    assert [a.key for a in said[1:]] == ["patrol", "raid", "kien-hoa", "yes", "end", "end"]
    assert insurgents(game.state, KIEN_HOA) == 1
    _, said = arvn_turn(text + "; loc-saigon-can-tho: 3 arvn_police, nva_troop", next="125")
    assert keys(said, "patrol.assault") == ["loc-saigon-can-tho"] and "raid.space" not in [a.name for a in said]


def test_8_7_4_a_ranger_that_has_struck_is_not_counted_on_to_strike_again():
    text = "quang-duc: arvn_police, arvn_ranger, vc_guerrilla; tay-ninh: us_base, 2 arvn_troop, arvn_police,"
    found, tests = arvn_choice(RICH + text + "nva_guerrilla, vc_guerrilla, vc_guerrilla_a, vc_tunnel")
    # From Quang Duc it could go to Tay Ninh, and there would be COIN Control without an Assault.
    assert tests["np.arvn.assault.if_control"] is True and found == "assault"
    text = "saigon: 2 arvn_ranger, 2 arvn_troop; kien-hoa: 3 vc_guerrilla; ba-xuyen: 2 vc_guerrilla"
    game = start("ARVN", RICH + text, acted="US event", eligible="US, ARVN")
    after = after_raid(turned(game, "ARVN"))
    assert total(after, RANGERS, KIEN_HOA) == 2 and insurgents(after, SPACE["ba-xuyen"]) == 2  # who moved in stays


def test_8_7_4_the_patrol_after_a_raid_moves_too():
    text = RICH + "saigon: 9 us_troop, 9 arvn_police; kien-hoa: arvn_ranger, 2 arvn_police, 3 vc_guerrilla"
    game, said = arvn_turn(text, next="125")
    assert keys(said, "patrol.origin")[0] == "raid" and "saigon" in keys(said, "patrol.origin")
    assert "govern" not in [a.key for a in said] and insurgents(game.state, KIEN_HOA) == 1


# --- 8.7.5 Sweep ----------------------------------------------------------------------------------------------------


def test_8_7_5_sweep_if_nothing_else_applies_but_not_in_monsoon():
    text = RICH + "hue: 4 arvn_police, 2 vc_guerrilla, us_troop"
    assert arvn_choice(text)[0] == "sweep"
    assert arvn_choice(text, next="125")[0] != "sweep"


@pytest.mark.parametrize(
    "text, first",
    [
        ("hue: 2 arvn_police, vc_guerrilla; da-nang: 2 arvn_police, vc_guerrilla, passive_support", "da-nang"),
        ("hue: 2 arvn_police, nva_guerrilla; da-nang: 2 arvn_police, vc_guerrilla", "da-nang"),
        ("hue: 2 arvn_police, vc_guerrilla; da-nang: 2 arvn_police, vc_guerrilla", "hue"),
        ("hue: 2 us_troop, vc_guerrilla; da-nang: arvn_ranger_a, vc_guerrilla", "da-nang"),
    ],
)
def test_8_7_5_sweep_where_arvn_and_underground_guerrillas_are(text, first):
    _, said = sweep(text)
    assert keys(said, "sweep.space")[0] == first


def test_8_7_5_up_to_three_spaces_and_only_what_it_can_pay():
    text = "; ".join(f"{x}: 2 arvn_police, vc_guerrilla" for x in ("hue", "da-nang", "kontum", "qui-nhon"))
    assert len([x for x in keys(sweep(text)[1], "sweep.space") if x != "end"]) == 3
    game, said = arvn_operation("sweep", "arvn_resources: 7; " + text)
    assert len([x for x in keys(said, "sweep.space") if x != "end"]) == 2 and game.state.resources["ARVN"] == 1


def test_8_7_5_troops_move_in_to_activate_all_and_no_more():
    game, _ = sweep("saigon: 9 arvn_troop; kien-hoa: arvn_police, 3 vc_guerrilla, 9 us_troop")
    assert count(game.state, ARVN_TROOP, KIEN_HOA) == 2 and not total(game.state, UNDERGROUND_GUERRILLAS, KIEN_HOA)


def test_8_7_5_in_jungle_they_come_in_pairs():
    game, _ = sweep("saigon: 6 arvn_troop; tay-ninh: arvn_police, 3 vc_guerrilla, 9 us_troop", momentum="typhoon_kate")
    assert count(game.state, ARVN_TROOP, TAY_NINH) == 3 and total(game.state, UNDERGROUND_GUERRILLAS, TAY_NINH) == 1


def test_8_7_5_troops_go_where_they_activate_most():
    text = "tay-ninh: 2 arvn_police, 3 vc_guerrilla, 9 us_troop, passive_support; "
    text += "kien-hoa: arvn_police, 3 vc_guerrilla, 9 us_troop"
    game, said = sweep("saigon: 5 arvn_troop; " + text, momentum="typhoon_kate")
    assert keys(said, "sweep.space")[0] == "tay-ninh"  # Support, but two Troops would find only one there
    assert count(game.state, ARVN_TROOP, KIEN_HOA) == 2 and not count(game.state, ARVN_TROOP, TAY_NINH)
    t = turned(start("ARVN", "saigon: 3 arvn_troop; " + text), "ARVN")
    plan = plan_transport(t, t.s, "sweep", [TAY_NINH, KIEN_HOA])
    assert plan is not None and plan.moves == [(KIEN_HOA, ARVN_TROOP, 2)]


def test_8_7_5_three_units_and_coin_control_stay_behind():
    game, _ = sweep("saigon: 4 arvn_troop; kien-hoa: arvn_police, 3 vc_guerrilla, 9 us_troop", momentum="typhoon_kate")
    assert count(game.state, ARVN_TROOP, SAIGON) == 3
    text = "saigon: 6 arvn_troop, 4 vc_guerrilla_a; kien-hoa: arvn_police, 3 vc_guerrilla, 9 us_troop"
    game, _ = sweep(text, momentum="typhoon_kate")
    assert count(game.state, ARVN_TROOP, SAIGON) == 5 and coin_control(game.state, SAIGON)


def test_8_7_5_then_to_add_coin_control_in_a_selected_space():
    text = "saigon: 9 arvn_troop; kien-hoa: arvn_police, vc_guerrilla, 2 vc_guerrilla_a; "
    game, said = sweep(text + OTHERS)
    assert keys(said, "sweep.space")[0] == "kien-hoa" and count(game.state, ARVN_TROOP, KIEN_HOA) == 3


OTHERS = "; ".join(
    f"{x}: us_troop" for x in ("quang-duc", "binh-tuy", "tay-ninh", "kien-phong", "ba-xuyen", "can-tho", "an-loc")
)
"""All that Troops from Saigon reach is Controlled."""


def test_8_7_5_then_in_others_the_highest_population_then_at_bases():
    text = "saigon: 6 arvn_troop; " + OTHERS.replace("quang-duc: us_troop", "quang-duc: nva_base")
    text = text.replace("binh-tuy: us_troop", "binh-tuy: vc_guerrilla_a") + "; kien-hoa: us_troop; cam-ranh: us_troop"
    text += "; khanh-hoa: us_troop; pleiku: us_troop"
    game, said = sweep(text, momentum="typhoon_kate")
    # Three may leave: two for a space with one enemy, so only one space; the Base decides.
    assert [x for x in keys(said, "sweep.space") if x != "end"] == ["quang-duc"]
    assert count(game.state, ARVN_TROOP, QUANG_DUC) == 2 and not count(game.state, ARVN_TROOP, BINH_TUY)
    assert not count(game.state, ARVN_TROOP, PLEIKU)


def test_8_7_5_transport_if_there_was_no_raid_to_activate_more():
    text = "saigon: 8 arvn_troop; hue: 2 arvn_police, 4 vc_guerrilla, 9 us_troop; kien-hoa: us_troop; "
    game, said = sweep(text + "cam-ranh: us_troop; khanh-hoa: us_troop; pleiku: us_troop; " + OTHERS)
    assert keys(said, "sweep.space") == ["hue", "transport", "end"]
    assert count(game.state, ARVN_TROOP, HUE) == 2 and not total(game.state, UNDERGROUND_GUERRILLAS, HUE)


def test_8_7_5_transport_into_jungle_in_pairs_with_what_is_there():
    text = "saigon: us_troop; can-tho: 5 arvn_troop; tay-ninh: arvn_police, 3 vc_guerrilla, 9 us_troop; " + OTHERS
    text = text.replace("tay-ninh: us_troop; ", "").replace(
        "can-tho: us_troop", "kien-hoa: us_troop; kien-giang: us_troop"
    )
    game, said = sweep(text)
    assert keys(said, "transport.destination") == ["tay-ninh", "end"]
    assert count(game.state, ARVN_TROOP, TAY_NINH) == 3 and total(game.state, UNDERGROUND_GUERRILLAS, TAY_NINH) == 1


def test_8_7_5_no_transport_after_a_raid():
    _, said = sweep("saigon: 8 arvn_troop; hue: 2 arvn_police, 6 vc_guerrilla, 9 us_troop, arvn_ranger; " + OTHERS)
    assert keys(said, "sweep.space")[0] == "raid" and "transport" not in keys(said, "sweep.space")


def test_8_7_5_vc_guerrillas_are_activated_before_nva_ones():
    game, _ = sweep("hue: 2 arvn_police, 2 vc_guerrilla, 2 nva_guerrilla, 9 us_troop", momentum="typhoon_kate")
    assert [count(game.state, kind, HUE) for kind in UNDERGROUND_GUERRILLAS] == [2, 0]


def test_8_7_5_assault_if_no_sweep_is_possible():
    found, tests = arvn_choice(RICH + "hue: 3 arvn_police, vc_guerrilla_a")
    assert tests["np.arvn.sweep.possible"] is False and found == "assault"


# --- what the Special Activity leaves behind, Events, memory ----------------------------------------------------------


def test_8_7_4_an_assault_whose_raid_removes_all_enemies_becomes_a_patrol():
    game, said = assault("hue: 2 arvn_troop, arvn_ranger, vc_guerrilla_a")
    assert keys(said, "assault.space", "operation.instead") == ["raid", "patrol"]
    assert game.state.resources["ARVN"] == 17


def uncle_ho(text):
    """Card 50: ARVN executes two free Limited Operations of its choice."""
    game = start("ARVN", scarce(text), current="50")
    game.choose("unshaded")
    said = []
    while game.state.current == 50 and game.decision is not None and not game.decision.name.startswith("action"):
        key, reason = answer(game)
        said.append(Answer("ARVN", game.decision.name, key, "", False, reason))
        game.choose(key, reason)
    return game, said


def test_8_4_4_free_operations_are_chosen_by_the_flowchart_and_stay_limited():
    garrison = "4 arvn_police, us_troop, 2 vc_guerrilla"
    game, said = uncle_ho(f"hue: {garrison}; da-nang: {garrison}")
    assert keys(said, "event.operation") == ["sweep", "sweep"]
    assert keys(said, "sweep.space") == ["hue", "da-nang"] and game.state.resources["ARVN"] == 9
    game, said = uncle_ho("kien-hoa: 2 arvn_troop, 2 vc_guerrilla_a; hue: 2 arvn_police, 2 vc_guerrilla_a")
    assert keys(said, "event.operation") == ["assault", "assault"]
    assert [count(game.state, VC_GUERRILLA_A, x) for x in (HUE, KIEN_HOA)] == [1, 1]


def test_8_4_4_two_free_limited_patrols_each_to_one_destination():
    text = "saigon: 5 arvn_police, us_troop; kontum: 5 arvn_police, us_troop; loc-saigon-can-tho: 9 vc_guerrilla;"
    _, said = uncle_ho(text + "loc-saigon-cam-ranh: vc_guerrilla; loc-saigon-da-lat: vc_guerrilla")
    assert keys(said, "event.operation") == ["patrol", "patrol"]
    assert sorted(set(keys(said, "patrol.destination"))) == ["loc-saigon-cam-ranh", "loc-saigon-da-lat"]


def test_8_1_a_loaded_game_goes_on_as_it_would_have(tmp_path):
    text = "saigon: 9 arvn_troop, 6 arvn_police; kien-hoa: arvn_police, 3 vc_guerrilla, 9 us_troop; hue: 4 arvn_police,"
    text += "2 vc_guerrilla; loc-saigon-can-tho: vc_guerrilla; loc-saigon-cam-ranh: 2 vc_guerrilla"
    for operation in ("sweep", "patrol"):
        told = {}
        for reload in (False, True):
            game = start("ARVN", scarce(RICH + text), acted="US event", eligible="US, ARVN")
            game.choose("op_sa")
            game.choose(operation)
            told[reload] = []
            while game.decision is not None and game.state.stage == "operation":
                if reload:
                    game = indochina.load(game.save(tmp_path / "arvn.save"))
                key, reason = answer(game)
                told[reload].append((game.decision.name, key))
                game.choose(key, reason)
        assert told[False] == told[True] and len(told[True]) > 6


@pytest.mark.parametrize(
    "before",
    [
        "patrol saigon",
        "patrol saigon loc-saigon-can-tho",
        "sweep kien-hoa",
        "sweep kien-hoa saigon",
        "train transport saigon",
        "train hue",
        "train govern hue",
        "assault raid",
        "assault raid kien-hoa",
    ],
)
def test_8_1_it_goes_on_where_somebody_else_began(before):
    text = (
        "saigon: 9 arvn_troop, 6 arvn_police, arvn_ranger; kien-hoa: arvn_police, 3 vc_guerrilla; hue: 4 arvn_police,"
    )
    text += "2 vc_guerrilla, active_support; loc-saigon-can-tho: vc_guerrilla; aid: 9"
    game = start("ARVN", scarce(RICH + text, 6, 6), acted="US event", eligible="US, ARVN")
    for key in ("op_sa", *before.split()):
        assert game.decision is not None
        if key in game.decision.keys:
            game.choose(key)
    while game.decision is not None and game.state.stage == "operation":
        key, reason = answer(game)
        assert key in game.decision.keys
        game.choose(key, reason)


@pytest.mark.pure
def test_every_word_of_a_reason_has_its_text():
    folder = pathlib.Path(arvn.__file__).parent
    text = "".join(path.read_text() for path in folder.glob("*.py"))
    used = set(re.findall(r'"(np\.arvn\.[a-z_.]+)"', text))
    words = {"np." + key.partition(".np.")[2] for key in ARVN_WORDS}
    named = ("train", "patrol", "raid_patrol", "sweep", "assault", "govern", "transport", "raid")
    assert words == used | {f"np.arvn.{name}" for name in named}
