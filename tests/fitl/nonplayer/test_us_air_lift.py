"""8.8.3 The Non-player US's Air Lift: origins, destinations, how many and which units."""

import pytest
from bots import Script

from indochina.fitl.board import IDS, SPACE
from indochina.fitl.components.pieces import KIND, KIND_NAMES
from indochina.fitl.nonplayer import SHEETS
from indochina.fitl.nonplayer.turn import Turn
from indochina.fitl.nonplayer.us.air_lift_plan import Lift
from indochina.fitl.state import count

from .positions import answer, start, turn

MONSOON = "125"


def lift(text, dice="", **how):
    """An Air Lift worked out from a position; dice by lot unless they are given."""
    fields = {name: how.pop(name) for name in ("policy", "next") if name in how}
    script = Script(dice)
    t = Turn(start("US", text, **{"policy": "JFK"} | fields), "US", SHEETS, script if dice else None)
    found = Lift(t, **{name: [SPACE[x] for x in spaces] for name, spaces in how.items()})
    script.used_up()
    return found


def origins(text, **how):
    return [IDS[x] for x in lift(text, **how).origins]


def moves(text, dice="", **how):
    """From, to, kind of piece and number, in order."""
    return [(IDS[m.start], IDS[m.end], KIND_NAMES[m.kind], m.n) for m in lift(text, dice, **how).moves]


# --- origins ------------------------------------------------------------------------------------------------------


def test_8_8_3_first_origins_have_no_coin_control_support_or_us_base():
    text = (
        "saigon: 9 us_troop; quang-tri: us_troop, vc_guerrilla; kontum: us_troop, us_base, 2 vc_guerrilla; "
        "hue: passive_support, us_troop, vc_guerrilla"
    )
    assert origins(text) == ["quang-tri", "saigon", "kontum"]
    found = lift(text)
    assert [IDS[x] for x in found.exposed] == ["quang-tri"]


def test_8_8_3_first_origins_in_laos_and_cambodia_then_most_us_troops():
    text = (
        "quang-tri: us_troop, 5 vc_guerrilla; quang-nam: 3 us_troop, 5 vc_guerrilla; fishhook: us_troop, nva_troop; "
        "pleiku: 2 us_troop, 5 vc_guerrilla"
    )
    assert origins(text) == ["fishhook", "quang-nam", "pleiku"]


def test_8_8_3_irregulars_alone_make_a_first_origin_and_all_leave_it():
    text = (
        "saigon: active_support, 9 us_troop; pleiku: 2 us_irregular, 3 vc_guerrilla_a; kien-hoa: arvn_police, vc_base"
    )
    assert origins(text) == ["pleiku", "saigon"]
    # Kien Hoa is to have US Troops and COIN Control; an Irregular goes to an empty space, and the other may not stay
    assert moves(text, "5 1") == [
        ("saigon", "kien-hoa", "us_troop", 1),
        ("pleiku", "fishhook", "us_irregular_u", 1),
        ("pleiku", "kien-hoa", "us_irregular_u", 1),
    ]


@pytest.mark.parametrize("policy, next_card, troops", [("Nixon", "1", 2), ("JFK", "1", 0), ("Nixon", MONSOON, 0)])
def test_8_8_3_troops_leave_with_the_only_special_force_if_they_may_enter_laos_and_cambodia(policy, next_card, troops):
    """All US units out of an exposed origin; into Laos or Cambodia for Nixon only, and not in Monsoon."""
    text = "pleiku: 2 us_troop, 2 us_irregular, 5 vc_guerrilla"
    found = moves(text, "5 1", policy=policy, next=next_card)
    assert [move for move in found if "irregular" in move[2]] == [("pleiku", "fishhook", "us_irregular_u", 1)] * 2
    assert sum(n for _, end, kind, n in found if (end, kind) == ("fishhook", "us_troop")) == troops


def test_8_8_3_an_origin_of_irregulars_takes_no_space_from_those_that_have_troops():
    text = "pleiku: us_irregular, 3 vc_guerrilla_a; saigon: 9 us_troop; hue: passive_support, 3 vc_guerrilla"
    assert moves(text, selected=["hue"])[0] == ("saigon", "hue", "us_troop", 3)
    found = moves(text, "5 1", selected=["hue"], next=MONSOON)  # one origin in Monsoon, and it has no Troops
    assert found == [("pleiku", "fishhook", "us_irregular_u", 1)]


def test_8_8_3_further_origins_by_the_units_that_may_leave():
    text = "saigon: 9 us_troop; hue: 3 us_troop, 5 arvn_troop, arvn_police; da-nang: 2 us_troop; can-tho: us_troop"
    # Saigon 8, Hue 3 and 4 (no more than four ARVN may be lifted), Da Nang 1, Can Tho none
    assert origins(text) == ["saigon", "hue", "da-nang"]


def test_8_8_3_three_coin_units_stay_at_support():
    text = "saigon: passive_support, us_base, 2 us_troop, arvn_police; hue: passive_support, 4 us_troop"
    assert origins(text) == ["hue"]


def test_8_8_3_one_origin_in_monsoon():
    assert origins("saigon: 9 us_troop; hue: 4 us_troop", next=MONSOON) == ["saigon"]


def test_8_8_3_troops_needed_for_the_assault_stay():
    text = "hue: 5 us_troop, 2 vc_guerrilla_a; da-nang: 5 us_troop, 2 vc_guerrilla_a"
    found = lift(text, assaults=["hue"])
    assert [found.movable(KIND["us_troop"], SPACE[x]) for x in ("hue", "da-nang")] == [2, 2]
    text = "hue: 5 us_troop, 4 vc_guerrilla_a; da-nang: arvn_police, us_base, 5 us_troop, 4 vc_guerrilla_a"
    found = lift(text, assaults=[])
    assert found.needed(SPACE["hue"]) == 4 and found.needed(SPACE["da-nang"]) == 2  # two hits each at a Base


def test_8_8_3_troops_needed_for_the_sweep_stay():
    text = "tay-ninh: 9 us_troop, 2 vc_guerrilla; da-nang: 3 us_troop, us_irregular, 2 vc_guerrilla"
    found = lift(text, selected=["tay-ninh", "da-nang"])
    assert found.needed(SPACE["tay-ninh"]) == 4 and found.needed(SPACE["da-nang"]) == 1


# --- destinations of a Sweep ----------------------------------------------------------------------------------------


def test_8_8_3_with_a_sweep_lifts_to_activate_all():
    text = "saigon: 9 us_troop; hue: passive_support, 3 vc_guerrilla"
    assert moves(text, selected=["hue"])[0] == ("saigon", "hue", "us_troop", 3)


def test_8_8_3_with_a_sweep_then_more_than_half_then_control():
    text = "saigon: 4 us_troop; hue: passive_support, 4 vc_guerrilla"
    assert moves(text, selected=["hue"]) == [("saigon", "hue", "us_troop", 3)]
    text = "saigon: 4 us_troop, 2 arvn_troop; hue: passive_support, 3 vc_guerrilla"
    # 3 US to Activate, then 1 US and no more: Saigon keeps its Control with the ARVN Troops
    assert moves(text, selected=["hue"])[:2] == [
        ("saigon", "hue", "us_troop", 3),
        ("saigon", "hue", "us_troop", 1),
    ]


def test_8_8_3_arvn_troops_help_control_but_do_not_activate():
    text = "saigon: 2 us_troop, 4 arvn_troop, arvn_police; hue: passive_support, {} vc_guerrilla"
    assert moves(text.format(3), selected=["hue"])[:2] == [
        ("saigon", "hue", "us_troop", 2),
        ("saigon", "hue", "arvn_troop", 2),
    ]
    assert moves(text.format(5), selected=["hue"])[:2] == [
        ("saigon", "hue", "us_troop", 2),
        ("saigon", "hue", "arvn_troop", 4),
    ]
    assert not lift(text.format(5), selected=["hue"]).reached


def test_8_8_3_with_a_sweep_not_where_more_than_two_nva_troops_are():
    text = "saigon: 9 us_troop; hue: passive_support, vc_guerrilla, 3 nva_troop"
    assert moves(text, selected=["hue"]) == []


# --- destinations of an Assault -------------------------------------------------------------------------------------


def test_8_8_3_example_two_bases_protected_by_two_guerrillas():
    text = (
        "saigon: active_support, 12 us_troop; kien-hoa: 2 vc_guerrilla_a, vc_base; "
        "ba-xuyen: 2 vc_guerrilla_a, vc_base; phu-bon: us_troop, vc_base"
    )
    game, said = turn("US", text, policy="JFK")
    order = [a.key for a in said if a.name == "assault.space"]
    assert order[:2] == ["phu-bon", "air_lift"] and set(order[2:4]) == {"kien-hoa", "ba-xuyen"}
    assert not any(count(game.state, KIND["vc_base"], SPACE[x]) for x in ("kien-hoa", "ba-xuyen"))


def test_8_8_3_with_an_assault_just_enough_troops():
    text = "saigon: 9 us_troop; kien-hoa: us_troop, 4 vc_guerrilla_a, vc_guerrilla"
    assert moves(text, assaults=[])[0] == ("saigon", "kien-hoa", "us_troop", 3)


def test_8_8_3_in_highland_two_troops_for_each_hit():
    text = "saigon: 9 us_troop; quang-tri: 3 vc_guerrilla_a"
    assert moves(text, assaults=[])[0] == ("saigon", "quang-tri", "us_troop", 6)


def test_8_8_3_not_where_only_half_could_be_removed():
    text = "saigon: active_support, 5 us_troop; kien-hoa: 4 vc_guerrilla_a"
    assert moves(text, assaults=[]) == []
    text = "saigon: active_support, 6 us_troop; kien-hoa: 4 vc_guerrilla_a"
    assert moves(text, assaults=[]) == [("saigon", "kien-hoa", "us_troop", 3)]


def test_8_8_3_assault_destinations_in_the_order_of_assaults():
    text = "saigon: active_support, 9 us_troop; kien-hoa: 3 vc_guerrilla_a; ba-xuyen: vc_base"
    assert [m[1] for m in moves(text, assaults=[])] == ["ba-xuyen", "kien-hoa"]


def test_8_8_3_no_reinforcement_where_all_can_be_removed_already():
    text = "saigon: active_support, 9 us_troop; kien-hoa: 3 us_troop, 3 vc_guerrilla_a"
    assert moves(text, assaults=[]) == []


def test_8_8_3_search_and_destroy_shaded_forbids_the_destination():
    text = "saigon: active_support, 9 us_troop; kien-hoa: passive_support, 2 vc_guerrilla_a"
    assert moves(text, assaults=[]) != []
    assert moves(f"shaded: search_and_destroy; {text}", assaults=[]) == []


def test_8_8_3_reinforces_no_more_spaces_than_may_be_assaulted():
    text = "saigon: active_support, 12 us_troop; kien-hoa: vc_guerrilla_a; ba-xuyen: vc_guerrilla_a"
    assert len(moves(text, assaults=["saigon"])) == 2
    assert [m[1] for m in moves(f"shaded: cobras; {text}", assaults=["saigon"])] == ["kien-hoa"]


def test_8_8_3_an_assault_that_only_the_air_lift_makes_possible():
    text = "phu-bon: us_base, 2 nva_troop; saigon: active_support, 8 us_troop"
    game, _ = turn("US", text, policy="LBJ")
    assert count(game.state, KIND["us_troop"], SPACE["phu-bon"]) == 1  # two hits at a Base
    assert not count(game.state, KIND["nva_troop"], SPACE["phu-bon"])


def test_8_8_3_the_last_troops_that_can_assault_are_not_lifted_away():
    """They stand without COIN Control: lifted to the Police they would leave the Assault no space."""
    text = "phu-bon: 2 us_troop, 5 nva_troop; ba-xuyen: arvn_police"
    game, said = turn("US", text, policy="JFK", momentum="rolling_thunder")
    assert next(a.key for a in said if a.name == "assault.space") == "phu-bon"
    assert count(game.state, KIND["nva_troop"], SPACE["phu-bon"]) == 3


# --- Police ---------------------------------------------------------------------------------------------------------


def test_8_8_3_gets_us_troops_and_control_to_police_without_active_support():
    text = "saigon: active_support, 9 us_troop; kien-hoa: arvn_police; ba-xuyen: active_support, arvn_police"
    assert moves(text) == [("saigon", "kien-hoa", "us_troop", 1)]
    text = "saigon: active_support, 9 us_troop; kien-hoa: arvn_police, 3 vc_guerrilla"
    assert moves(text) == [("saigon", "kien-hoa", "us_troop", 3)]


def test_8_8_3_not_where_both_are_there_or_control_cannot_be_had():
    text = "saigon: active_support, 6 us_troop; kien-hoa: arvn_police, us_troop; ba-xuyen: arvn_police, 8 vc_guerrilla"
    assert moves(text) == []


def test_8_8_3_us_before_arvn_and_troops_before_special_forces():
    text = (
        "hue: 2 us_troop, us_irregular, arvn_troop, arvn_ranger, 2 arvn_police; kien-hoa: arvn_police, 4 vc_guerrilla"
    )
    assert moves(text)[:3] == [
        ("hue", "kien-hoa", "us_troop", 2),
        ("hue", "kien-hoa", "us_irregular_u", 1),
        ("hue", "kien-hoa", "arvn_troop", 1),
    ]


def test_8_8_3_an_arvn_troop_alone_is_no_us_troop():
    text = "hue: 5 arvn_troop, arvn_police, us_troop; kien-hoa: arvn_police, vc_guerrilla; can-tho: 4 arvn_troop"
    assert all(m[2] != "arvn_troop" or m[1] == "kien-hoa" for m in moves(text))
    assert moves("hue: active_support, 9 arvn_troop; kien-hoa: arvn_police, vc_guerrilla") == []


def test_8_8_3_a_potential_origin_that_becomes_a_destination_is_replaced():
    text = (
        "saigon: active_support, 12 us_troop; quang-tin: 4 us_troop, arvn_police, 6 vc_guerrilla; "
        "hue: active_support, 5 us_troop; da-nang: active_support, 4 us_troop"
    )
    found = lift(text)
    assert [IDS[x] for x in found.ends] == ["quang-tin"]
    assert [IDS[x] for x in found.origins] == ["saigon", "hue", "da-nang"]
    assert [(IDS[m.start], m.n) for m in found.moves] == [("saigon", 2)]


# --- spaces, leftovers, Special Forces ------------------------------------------------------------------------------


def test_8_8_3_four_spaces_in_all():
    text = "saigon: active_support, 12 us_troop; " + "; ".join(
        f"{x}: arvn_police" for x in ("kien-hoa", "ba-xuyen", "kien-giang", "kien-phong")
    )
    found = lift(text)
    assert len(found.ends) == 3 and [IDS[x] for x in found.used] == ["saigon"]
    found = lift(text.replace("12 us_troop", "4 us_troop") + "; hue: active_support, 4 us_troop")
    assert len(found.ends) == 2 and len(found.used) == 2


def test_8_8_3_one_destination_in_monsoon():
    text = "saigon: active_support, 12 us_troop; kien-hoa: arvn_police; ba-xuyen: arvn_police"
    found = lift(text, next=MONSOON)
    assert len(found.ends) == len(found.used) == 1


def test_8_8_3_all_us_units_leave_an_exposed_origin():
    text = "quang-tri: 4 us_troop, us_irregular, arvn_troop, 9 vc_guerrilla; kien-hoa: arvn_police"
    assert moves(text) == [
        ("quang-tri", "kien-hoa", "us_troop", 1),
        ("quang-tri", "kien-hoa", "us_troop", 3),
        ("quang-tri", "kien-hoa", "us_irregular_u", 1),
    ]


def test_8_8_3_a_special_force_to_an_empty_space_in_laos_or_cambodia():
    text = (
        "saigon: active_support, 6 us_troop, us_irregular; central-laos: nva_troop; southern-laos: nva_troop; "
        "ne-cambodia: nva_troop; fishhook: nva_troop; parrots-beak: nva_troop"
    )
    for how in ({"policy": "LBJ"}, {"next": MONSOON}):
        assert moves(text, **how) == [("saigon", "sihanoukville", "us_irregular_u", 1)]
    assert moves(text.replace("us_irregular", "arvn_ranger"))[0][2] == "arvn_ranger_u"
    assert moves(f"{text}; sihanoukville: vc_base") == []


def test_8_8_3_no_special_force_if_all_spaces_are_used():
    text = "saigon: active_support, 12 us_troop, us_irregular; " + "; ".join(
        f"{x}: arvn_police" for x in ("kien-hoa", "ba-xuyen", "kien-giang")
    )
    assert {m[2] for m in moves(text)} == {"us_troop"}


@pytest.mark.parametrize(
    "policy, season, enters", [("JFK", "67", False), ("Nixon", "67", True), ("Nixon", MONSOON, False)]
)
def test_8_8_3_troops_into_laos_and_cambodia_for_nixon_only_and_not_in_monsoon(policy, season, enters):
    text = "saigon: active_support, 8 us_troop; fishhook: 2 nva_guerrilla_a, nva_base"
    assert bool(moves(text, assaults=[], policy=policy, next=season)) == enters


def test_8_8_3_no_more_than_four_others_in_all():
    text = "hue: us_troop, 9 arvn_troop, 3 arvn_police, us_base; kien-hoa: arvn_police, {} vc_guerrilla"
    assert moves(text.format(5)) == [("hue", "kien-hoa", "us_troop", 1), ("hue", "kien-hoa", "arvn_troop", 4)]
    assert moves(text.format(6)) == []


def test_8_2_equal_destinations_are_drawn():
    text = "saigon: active_support, 4 us_troop; kien-hoa: arvn_police; ba-xuyen: arvn_police"
    assert moves(text, "1 4")[0][1] == "kien-hoa"
    assert moves(text, "2 2")[0][1] == "ba-xuyen"


def test_the_moves_are_made_as_worked_out():
    text = "saigon: active_support, 12 us_troop; hue: passive_support, us_troop, vc_guerrilla; "
    text += "kien-hoa: arvn_police, 2 vc_guerrilla_a"
    game = start("US", text, policy="JFK")
    while game.decision is not None and game.decision.name != "special.after" and game.state.current == 68:
        game.choose(*answer(game))
    assert count(game.state, KIND["us_troop"], SPACE["kien-hoa"]) == 2


def test_8_4_4_an_event_lifts_into_one_space_as_for_a_sweep_then_as_for_an_assault():
    text = "saigon: active_support, 12 us_troop; {}; ba-xuyen: arvn_police"
    into = {"into": ["kien-hoa"], "selected": ["kien-hoa"], "assaults": []}
    assert moves(text.format("kien-hoa: vc_guerrilla, vc_tunnel"), **into) == [
        ("saigon", "kien-hoa", "us_troop", 1),
        ("saigon", "kien-hoa", "us_troop", 2),
    ]
    assert moves(text.format("kien-hoa: 4 nva_troop"), **into) == [("saigon", "kien-hoa", "us_troop", 4)]
