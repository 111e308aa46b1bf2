"""8.1, 8.4 Events of Non-players: Ineffective ones, rifles, and what they choose in those they play."""

import pytest

from indochina.fitl.board import SPACE
from indochina.fitl.cards import CARDS
from indochina.fitl.components.pieces import KIND, KINDS, TYPE
from indochina.fitl.events.event import EVENT_CARDS
from indochina.fitl.nonplayer import NONPLAYERS
from indochina.fitl.nonplayer.events.play import choose_event, effective
from indochina.fitl.nonplayer.events.rehearsal import rehearse
from indochina.fitl.nonplayer.explain import explain
from indochina.fitl.state import count
from indochina.fitl.words.en import ENGLISH

from .events import by_lot, execute, looked_at, picked, without
from .positions import start, turn, turned


def n(game, space, kind):
    return count(game.state, KIND[kind], SPACE[space])


def on_map(game, kind):
    return sum(game.state.pieces[KIND[kind] :: KINDS])


# --- 8.1 Ineffective Events ---------------------------------------------------------------------------------------


def test_8_1_attleboro_without_a_tunnel_is_ineffective():
    position = "policy: LBJ; pleiku: vc_base; saigon: 6 us_troop"
    assert looked_at("US", 23, position)[1]["np.event.effect"] is False
    assert looked_at("US", 23, position.replace("vc_base", "vc_tunnel, vc_guerrilla"))[0] == "unshaded"


def test_8_1_a_text_that_changes_nothing_is_ineffective():
    assert looked_at("NVA", 108)[0] == ""
    assert looked_at("NVA", 108, "casualties: us_troop")[0] == "shaded"


def test_8_1_remaining_eligible_is_an_effect():
    assert looked_at("VC", 109, "out_of_play: us_troop; saigon: 2 vc_base")[0] == "shaded"


@pytest.mark.parametrize(("faction", "box"), [("NVA", "shaded"), ("US", "unshaded")])
def test_8_1_a_capability_has_an_effect_unless_in_force_on_that_side(faction, box):
    assert looked_at(faction, 8)[0] == box
    assert looked_at(faction, 8, f"{box}: arc_light")[0] == ""
    other = "unshaded" if box == "shaded" else "shaded"
    assert looked_at(faction, 8, f"{other}: arc_light")[0] == box


def last_text(card, side, faction, text="", **fields):
    """8.1 Whether a Momentum Event has an effect when the next card is a Coup card."""
    game = start(faction, text, current=str(card), **({"next": "125", "deck": "3, 126"} | fields))
    return effective(card, side, *rehearse(turned(game, faction), card, side))


COUP_NEXT = {
    (5, "shaded"): False,
    (7, "unshaded"): False,
    (10, "shaded"): True,
    (15, "unshaded"): True,
    (15, "shaded"): False,
    (16, "unshaded"): True,
    (17, "unshaded"): False,
    (22, "shaded"): False,
    (38, "single"): True,
    (39, "shaded"): True,
    (41, "single"): True,
    (46, "unshaded"): True,
    (72, "unshaded"): False,
    (78, "shaded"): True,
    (115, "single"): False,
}


@pytest.mark.parametrize(("card", "side"), list(COUP_NEXT))
def test_8_1_momentum_before_a_coup_card(card, side):
    position = "arvn_resources: 20; aid: 20; trail: 2; nva_resources: 9"
    assert last_text(card, side, "US", position) is COUP_NEXT[card, side]
    assert last_text(card, side, "US", position, next="68") is True


def test_8_1_all_lasting_texts_are_judged():
    assert set(COUP_NEXT) == {(number, side) for number, card in CARDS.items() for side in card.momentum}


def test_8_1_momentum_before_a_coup_card_with_an_effect_at_once():
    assert last_text(22, "shaded", "VC", "hue: passive_support; da-nang: passive_support") is True
    assert last_text(10, "shaded", "NVA", "trail: 2") is False  # ARVN has nothing to lose


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("trail: 2; nva_resources: 9", False),
        ("trail: 0; nva_resources: 9", True),
        ("trail: 4; nva_resources: 9", True),
        ("trail: 4", True),  # it will have earned some
        ("trail: 0", False),
        ("trail: 0; fishhook: nva_base", True),
        ("trail: 2; nva_resources: 9; fishhook: us_troop", True),
        ("trail: 2; fishhook: us_troop", False),
        ("trail: 4; momentum: oriskany", False),
        ("trail: 2; nva_resources: 9; fishhook: us_troop; momentum: oriskany", False),
    ],
)
def test_8_1_adsid_counts_if_the_coup_round_moves_the_trail(text, counts):
    assert last_text(7, "unshaded", "US", text) is counts


def test_8_1_before_the_final_coup_card_no_commitment_and_no_reset_count():
    assert last_text(15, "unshaded", "US") is True
    assert last_text(15, "unshaded", "US", deck="3") is False
    assert last_text(7, "unshaded", "US", "trail: 4; nva_resources: 9", deck="3") is False
    assert last_text(7, "unshaded", "US", "trail: 2; nva_resources: 9; fishhook: us_troop", deck="3") is True


def test_8_1_momentum_in_force_already_counts_for_nothing():
    assert last_text(39, "shaded", "NVA", "momentum: oriskany; out_of_play: 40 us_troop") is False
    assert looked_at("VC", 115, "momentum: typhoon_kate")[1]["np.event.effect"] is True  # it remains Eligible


def test_8_1_trying_an_event_out_leaves_the_game_alone():
    game = start("VC", "hue: 3 vc_guerrilla; saigon: 3 us_troop", current="124", next="66")
    before, answers = game.state.copy(), len(game.answers)
    rehearse(turned(game, "VC"), 124, "single")
    assert game.state == before and len(game.answers) == answers


# --- 8.4.1, 8.4.2 -------------------------------------------------------------------------------------------------


def test_8_4_1_a_rifle_declines_the_event():
    assert looked_at("US", 46, "trail: 3") == ("", {"np.event.rifle": True})
    assert looked_at("NVA", 46, "trail: 3")[0] == "shaded"


def test_8_4_1_rifles_are_of_factions_and_stand_once_on_a_card():
    rifles = [(number, faction) for number, card in EVENT_CARDS.items() for faction in card.rifles]
    assert {faction for _, faction in rifles} == set(NONPLAYERS)
    assert len(rifles) == len(set(rifles)) == 105


def test_8_4_1_a_rifle_keeps_a_capability_from_being_played():
    assert looked_at("VC", 31)[0] == "" and looked_at("NVA", 31)[0] == "shaded"


@pytest.mark.parametrize(
    ("faction", "side"), [("NVA", "shaded"), ("VC", "shaded"), ("US", "unshaded"), ("ARVN", "unshaded")]
)
def test_8_4_2_insurgents_use_the_shaded_text_others_the_unshaded(faction, side):
    assert looked_at(faction, 25, "loc-can-tho-chau-doc: vc_guerrilla")[0] == ("" if faction == "NVA" else side)
    assert (
        looked_at(faction, 1, "trail: 3; aid: 9; casualties: us_troop; hue: us_troop; out_of_play: us_troop")[0] == side
    )


def test_8_4_2_a_single_text_is_just_the_event():
    assert looked_at("VC", 106)[0] == "event"


def test_8_4_a_text_that_may_not_be_chosen_is_not_played():
    assert looked_at("NVA", 33, "unshaded: top_gun")[0] == ""


def test_8_4_an_event_is_played_in_a_turn():
    game, said = turn("VC", "aid: 30; patronage: 9", current="83", next="66")
    assert said[0].key == "shaded" and game.state.aid == 15


# --- 8.4.3 as many as possible --------------------------------------------------------------------------------------


def test_8_4_3_up_to_means_the_most():
    game, _ = execute("VC", 53, "shaded", "pleiku: us_base; binh-dinh: arvn_base; phu-bon: arvn_base")
    assert on_map(game, "us_base") + on_map(game, "arvn_base") == 0


def test_8_4_3_as_many_as_possible_are_placed():
    game, _ = execute("NVA", 47, "shaded")
    assert on_map(game, "nva_troop") == 10


def test_8_4_3_as_many_as_possible_are_relocated():
    game, _ = execute("VC", 91, "shaded", "pleiku: us_troop; binh-dinh: 4 us_troop")
    assert on_map(game, "vc_guerrilla_u") == 3 and n(game, "binh-dinh", "us_troop") + n(game, "pleiku", "us_troop") == 2


def test_8_4_3_out_of_play_first_then_casualties_then_available():
    game, _ = execute("US", 22, "unshaded", "policy: LBJ; out_of_play: 2 us_troop")
    assert n(game, "da-nang", "us_troop") == 6 and not sum(game.state.out_of_play)
    game, said = execute("ARVN", 90, "unshaded", "out_of_play: arvn_ranger; hue: us_troop; pleiku: 3 us_troop")
    assert picked(said, "event.anywhere") == ["out_of_play/arvn_ranger_u", "available/arvn_base"]
    assert n(game, "pleiku", "arvn_base") == 1


def test_8_1_2_from_boxes_bases_rangers_troops_irregulars():
    game, _ = execute("US", 60, "unshaded", "out_of_play: us_base, 2 us_irregular, 1 us_troop")
    assert game.state.out_of_play[TYPE["us_irregular"]] == 1 and sum(game.state.out_of_play) == 1
    game, _ = execute("ARVN", 65, "unshaded", "out_of_play: 2 us_irregular, 4 us_troop")
    assert game.state.out_of_play[TYPE["us_irregular"]] == 2


def test_8_1_2_to_boxes_in_reverse_order():
    game, _ = execute("VC", 73, "shaded", "casualties: 38 us_troop, 4 us_base, 5 us_irregular")
    assert game.state.out_of_play[TYPE["us_irregular"]] == 1
    assert game.state.out_of_play[TYPE["us_troop"]] == 2
    game, _ = execute("VC", 65, "shaded", "hue: us_base, us_troop, us_irregular", game_dice="2")
    assert n(game, "hue", "us_base") == 1


def test_8_1_2_an_enemy_loses_bases_from_its_boxes_first():
    game, _ = execute(
        "VC", 54, "shaded", "casualties: us_base, 3 us_troop, us_irregular", eligible="US, VC", acted="US op_sa"
    )
    assert game.state.out_of_play[TYPE["us_base"]] == 1


def test_8_1_2_casualties_before_available_before_the_map_go_out_of_play():
    _, said = execute("NVA", 2, "shaded", "casualties: us_troop; hue: us_troop")
    assert [a.key for a in said if a.seat == "US"] == ["casualties/us_troop", "available/us_troop"]


# --- 8.1.2 which pieces ---------------------------------------------------------------------------------------------


def test_8_1_2_bases_then_special_forces_then_cubes_evenly_are_placed():
    game, _ = execute("US", 49, "unshaded", "policy: Nixon; out_of_play: 2 arvn_base, 5 arvn_ranger, 20 arvn_troop")
    assert (on_map(game, "arvn_base"), on_map(game, "arvn_ranger_u")) == (1, 1)
    assert (on_map(game, "arvn_troop"), on_map(game, "arvn_police")) == (2, 2)


def test_8_1_2_never_two_coin_bases_in_a_space_nor_an_arvn_base_in_a_city():
    game, _ = execute("US", 49, "unshaded", "policy: Nixon")
    bases = [x for x in SPACE if n(game, x, "arvn_base")]
    assert len(bases) == 3 and all(SPACE[x] >= 8 for x in bases)
    game, _ = execute("US", 65, "unshaded", "out_of_play: 4 us_base")
    assert len([x for x in SPACE if n(game, x, "us_base")]) == 4


def test_8_1_2_enemy_bases_then_underground_guerrillas_vc_before_nva():
    position = "fishhook: nva_base, vc_guerrilla_a, nva_guerrilla, vc_guerrilla, 2 nva_troop"
    game, said = execute("US", 2, "unshaded", f"policy: Nixon; {position}", game_dice="4")
    assert picked(said, "event.remove") == [
        "fishhook/nva_base",
        "fishhook/vc_guerrilla_u",
        "fishhook/nva_guerrilla_u",
        "fishhook/vc_guerrilla_a",
    ]
    assert n(game, "fishhook", "nva_troop") == 2


def test_8_1_2_a_base_anywhere_before_other_pieces():
    position = (
        "fishhook: vc_guerrilla; parrots-beak: vc_guerrilla; sihanoukville: vc_guerrilla; central-laos: vc_guerrilla"
    )
    game, _ = execute("US", 2, "unshaded", f"policy: Nixon; ne-cambodia: nva_base; {position}", game_dice="1")
    assert on_map(game, "nva_base") == 0


def test_8_1_2_enemy_cubes_evenly_us_before_arvn():
    game, _ = execute(
        "VC", 100, "shaded", "kien-hoa: vc_guerrilla, 2 us_troop, arvn_troop, 4 arvn_police", game_dice="4"
    )
    assert (n(game, "kien-hoa", "us_troop"), n(game, "kien-hoa", "arvn_troop")) == (0, 1)
    assert n(game, "kien-hoa", "arvn_police") == 2


def test_8_1_2_friendly_pieces_go_in_reverse_order():
    game, said = execute(
        "ARVN", 58, "unshaded", "central-laos: nva_base, 2 nva_guerrilla, 2 nva_guerrilla_a, 3 nva_troop"
    )
    assert [a.key.partition("/")[2] for a in said if a.name == "event.remove"] == [
        "nva_troop",
        "nva_guerrilla_a",
        "nva_guerrilla_u",
    ]
    assert n(game, "central-laos", "nva_base") == 1 and n(game, "central-laos", "nva_guerrilla_u") == 1


def test_5_1_1_own_tunneled_bases_stay():
    game, _ = execute("ARVN", 58, "unshaded", "central-laos: nva_tunnel, 2 nva_troop")
    assert n(game, "central-laos", "nva_tunnel") == 1 and on_map(game, "nva_troop") == 0


# --- 8.4.4 who, what and where --------------------------------------------------------------------------------------


def test_8_4_4_the_executing_faction_benefits_then_its_friend():
    _, said = execute("VC", 91, "shaded", "binh-dinh: 3 us_troop")
    assert picked(said, "event.either") == ["VC"]
    _, said = execute("US", 68, "unshaded")
    assert picked(said, "event.either") == ["irregulars"]
    _, said = execute("US", 106, "event")
    assert {key.partition("/")[2] for key in picked(said, "event.place")} == {"arvn_police"}
    _, said = execute("NVA", 90, "shaded", "pleiku: arvn_troop; binh-dinh: arvn_police")
    assert {key.partition("/")[2] for key in picked(said, "event.place")} == {"nva_guerrilla_u"}


def test_8_4_4_then_a_random_enemy_nonplayers_first():
    position = "pleiku: vc_base, nva_base"
    game, _ = execute("US", 94, "event", position, nonplayers=without("VC"))
    assert n(game, "pleiku", "nva_tunnel") == 1
    game, _ = execute("US", 94, "event", position, nonplayers=without("NVA"))
    assert n(game, "pleiku", "vc_tunnel") == 1


def test_8_4_4_own_tunnels_first():
    game, _ = execute("NVA", 36, "shaded", "pleiku: vc_base, nva_base")
    assert n(game, "pleiku", "nva_tunnel") == 1


@pytest.mark.parametrize(
    ("faction", "keys"),
    [
        ("ARVN", ["aid_plus_10", "patronage_plus_3"]),
        ("VC", ["aid_minus_10", "patronage_minus_5"]),
    ],
)
def test_8_4_4_aid_and_patronage(faction, keys):
    _, said = execute(faction, 64, "event", "aid: 20; patronage: 20")
    assert picked(said, "event.either") == keys


def test_8_4_4_arvn_resources_aid_and_patronage_each_in_its_direction():
    game, _ = execute("ARVN", 85, "shaded", "aid: 9; patronage: 9; arvn_resources: 9")
    assert (game.state.aid, game.state.patronage, game.state.resources["ARVN"]) == (11, 11, 11)
    game, _ = execute("VC", 85, "shaded", "aid: 9; patronage: 9; arvn_resources: 9")
    assert (game.state.aid, game.state.patronage, game.state.resources["ARVN"]) == (7, 7, 7)


def test_8_4_4_the_arvn_adds_us_pieces_rather_than_cut_its_patronage():
    _, said = execute("ARVN", 66, "unshaded", "patronage: 9; out_of_play: us_troop")
    assert picked(said, "event.either") == ["us_to_south"]
    _, said = execute("ARVN", 66, "unshaded", "patronage: 9")
    assert picked(said, "event.either") == ["neither"]


def test_8_4_4_the_most_bases_then_the_most_pieces():
    game, _ = execute("US", 24, "unshaded", "phu-bon: us_troop, 5 vc_guerrilla; binh-tuy: us_troop, vc_base")
    assert n(game, "binh-tuy", "vc_base") == 0 and n(game, "phu-bon", "vc_guerrilla_u") == 5
    game, _ = execute(
        "VC",
        37,
        "shaded",
        "hue: us_troop, nva_troop; kontum: 2 us_troop, nva_troop",
        eligible="US, VC",
        acted="US op_sa",
    )
    assert n(game, "kontum", "us_troop") == 0
    game, _ = execute(
        "VC", 113, "shaded", "pleiku: arvn_police, 2 us_base; loc-hue-da-nang: arvn_police; phu-bon: 4 arvn_police"
    )
    assert on_map(game, "vc_base") == 1 and on_map(game, "vc_guerrilla_u") == 4


def test_8_4_4_card_37_the_base_with_the_most_nva_troops_near():
    game, _ = execute(
        "ARVN",
        37,
        "unshaded",
        "hue: us_base, us_troop; quang-tri: 2 nva_troop; saigon: us_base, us_troop; tay-ninh: 5 nva_troop; "
        "pleiku: us_base, us_troop; southern-laos: nva_troop",
        dice="3 3",
    )
    assert on_map(game, "nva_troop") == 3 and n(game, "tay-ninh", "nva_troop") == 0


def test_8_4_4_card_59_the_most_pieces_where_there_are_no_bases():
    crowd = "pleiku: us_base, nva_troop; kontum: nva_troop; binh-dinh: 2 nva_troop; phu-bon: 3 nva_troop"
    game, _ = execute("US", 59, "unshaded", f"{crowd}; southern-laos: nva_troop")
    assert n(game, "phu-bon", "nva_troop") == 0 and on_map(game, "nva_troop") == 5


def test_8_4_3_card_117_the_most_pieces_of_two_spaces_that_touch():
    position = "hue: 4 arvn_troop; saigon: 3 arvn_troop; tay-ninh: 2 arvn_troop"
    game, _ = execute("VC", 117, "shaded", position, game_dice="5")
    assert on_map(game, "arvn_troop") == 4 and n(game, "hue", "arvn_troop") == 4
    game, _ = execute("VC", 117, "shaded", f"{position}; phu-bon: arvn_base", game_dice="5")
    assert on_map(game, "arvn_base") == 0


def test_8_4_4_card_100_the_enemy_that_loses_more():
    position = "policy: Nixon; kien-hoa: us_troop, 3 vc_guerrilla, nva_base"
    _, said = execute("US", 100, "unshaded", position)
    assert picked(said, "event.either") == ["all_nva"]
    _, said = execute("US", 100, "unshaded", position.replace("nva_base", "3 nva_guerrilla"))
    assert picked(said, "event.either") == ["all_vc"]


def test_8_4_4_the_other_factions_pieces_are_removed():
    game, _ = execute("VC", 17, "shaded", "hue: us_base, vc_guerrilla; pleiku: us_base, vc_guerrilla, nva_guerrilla")
    assert n(game, "pleiku", "nva_guerrilla_u") == 0 and on_map(game, "vc_guerrilla_u") == 2


def test_8_4_4_free_operations_by_the_factions_own_flowchart():
    _, said = execute(
        "ARVN", 92, "unshaded", "kien-hoa: 4 arvn_troop, 2 nva_troop; ba-xuyen: 4 arvn_troop, vc_guerrilla"
    )
    fights = {a.reason.values["what"]: a.key for a in said if a.name == "event.fight"}
    assert fights == {"np.event.fight": "assault", "np.event.sweep": "sweep"}


def test_8_4_4_the_us_assaults_to_remove_a_base_or_nva_troops_else_sweeps():
    _, said = execute("US", 92, "unshaded", "kien-hoa: 4 us_troop, vc_base; ba-xuyen: 4 us_troop, vc_guerrilla")
    assert sorted(picked(said, "event.fight")) == ["assault", "sweep"]


def test_8_4_4_where_to_operate_as_for_a_us_sweep():
    position = "pleiku: nva_guerrilla, passive_support; binh-dinh: nva_guerrilla; hue: 2 nva_troop; saigon: 6 us_troop"
    _, said = execute("US", 44, "unshaded", position)
    assert picked(said, "event.space") == ["pleiku"]


def test_5_1_3_an_air_lift_without_use_goes_from_the_first_potential_origin():
    position = "policy: LBJ; central-laos: nva_troop, 3 nva_guerrilla; saigon: 6 us_troop; hue: 4 us_troop"
    game, said = execute("US", 44, "unshaded", f"{position}; can-tho: 9 us_troop")
    assert picked(said, "airlift.origin")[0] == "can-tho" and not by_lot(said)
    assert n(game, "central-laos", "us_troop") == 1


# --- 8.4.5 shifts ---------------------------------------------------------------------------------------------------


def test_8_4_5_the_vc_gain_opposition_then_cut_support():
    _, said = execute(
        "VC",
        66,
        "shaded",
        "hue: active_support; da-nang: passive_support; kontum: active_support; qui-nhon: active_support",
    )
    assert set(picked(said, "event.space")) == {"hue", "kontum", "qui-nhon"}
    _, said = execute("VC", 97, "shaded", "hue: vc_guerrilla, active_support; da-nang: vc_guerrilla")
    assert picked(said, "event.space") == ["da-nang"]


def test_8_4_5_the_nva_cuts_support_then_adds_the_least_opposition():
    _, said = execute("NVA", 83, "shaded", "saigon: active_opposition; hue: passive_support")
    assert picked(said, "event.space")[0] == "hue"
    opposed = "; ".join(
        f"{x}: passive_opposition" for x in ("da-nang", "kontum", "qui-nhon", "cam-ranh", "an-loc", "can-tho")
    )
    _, said = execute("NVA", 83, "shaded", opposed)
    assert "saigon" not in picked(said, "event.space") and "hue" not in picked(said, "event.space")


def test_8_4_5_the_arvn_cuts_opposition_then_adds_the_least_support():
    opposed = "hue: us_troop, passive_opposition; binh-dinh: us_troop, active_opposition"
    position = f"{opposed}; kontum: us_troop; quang-tri: us_troop"
    _, said = execute("ARVN", 78, "unshaded", position)
    assert picked(said, "event.space") == ["binh-dinh"]
    _, said = execute("ARVN", 78, "unshaded", "quang-tri: us_troop; kontum: us_troop")
    assert picked(said, "event.space") == ["kontum"]


def test_8_4_5_the_us_gains_support_then_cuts_opposition():
    opposed = "hue: us_troop, passive_opposition; binh-dinh: us_troop, active_opposition"
    position = f"{opposed}; kontum: us_troop; quang-tri: us_troop"
    _, said = execute("US", 78, "unshaded", position)
    assert picked(said, "event.space") == ["binh-dinh"]


def test_8_4_5_a_loss_that_must_be_is_the_least():
    loyal = "saigon: active_support, us_troop; hue: active_support; kontum: passive_support"
    position = f"policy: Nixon; {loyal}; da-nang: active_opposition"
    _, said = execute("US", 80, "event", position)
    assert picked(said, "event.space") and not {"saigon", "hue", "kontum"} & set(picked(said, "event.space"))


@pytest.mark.parametrize(
    ("faction", "key"), [("US", "shift_support"), ("ARVN", "shift_support"), ("VC", "shift_opposition")]
)
def test_8_4_5_card_106_the_direction(faction, key):
    _, said = execute(faction, 106, "event")
    assert picked(said, "event.direction") == [key, key]


def test_8_4_5_card_106_the_spaces():
    _, said = execute(
        "VC", 106, "event", "tay-ninh: active_opposition; binh-tuy: passive_opposition; quang-duc: vc_guerrilla"
    )
    assert sorted(picked(said, "event.space")) == ["kien-hoa", "kien-phong"]
    _, said = execute(
        "US", 106, "event", "tay-ninh: active_support; kien-hoa: passive_opposition; kien-phong: active_support"
    )
    assert "kien-hoa" not in picked(said, "event.space")


def test_8_4_4_a_base_rather_than_other_pieces():
    position = "pleiku: us_base; kontum: nva_base, 2 nva_troop; binh-dinh: 3 nva_troop; phu-bon: 3 nva_troop"
    game, _ = execute("US", 59, "unshaded", position)
    assert n(game, "kontum", "nva_base") == 0


def test_8_4_5_pieces_where_they_bring_the_better_shift():
    game, _ = execute(
        "NVA", 26, "shaded", "pleiku: us_irregular; fishhook: 3 us_irregular; binh-dinh: us_irregular, passive_support"
    )
    assert n(game, "binh-dinh", "us_irregular_u") == 0
    game, _ = execute("ARVN", 87, "unshaded", "quang-tri: passive_opposition; quang-tin: active_opposition")
    assert (game.state.support[SPACE["quang-tri"]], game.state.support[SPACE["quang-tin"]]) == (0, -1)


# --- 8.4.7 by lot ---------------------------------------------------------------------------------------------------


def test_8_4_7_rand_flips_a_us_capability_by_lot():
    position = "unshaded: cobras, abrams, cords"
    chosen = set()
    for die in "135":
        _, said = execute("NVA", 52, "shaded", position, dice=die)
        assert by_lot(said) == ["event.capability"]
        chosen |= set(picked(said, "event.capability"))
    assert chosen == {"cobras", "abrams", "cords"}


def test_8_4_7_economic_aid_shaded_by_lot():
    _, said = execute("NVA", 43, "shaded", "trail: 1")
    assert by_lot(said) == ["event.either"]


def test_8_2_as_much_as_possible_in_the_space_that_was_rolled():
    game, _ = execute("US", 50, "unshaded", "policy: LBJ; out_of_play: 4 us_troop", dice="3 3")
    assert n(game, "hue", "us_troop") == 4
    game, _ = execute("US", 65, "unshaded", "out_of_play: us_base, 3 us_troop", dice="3 3")
    assert n(game, "hue", "us_base") == 1 and n(game, "hue", "us_troop") == 3


def test_8_3_spaces_by_lot_are_locs_last():
    """Card 99 with nobody to Ambush."""
    for die in "123456":
        _, said = execute("VC", 99, "shaded", "tay-ninh: 2 vc_guerrilla", dice=f"{die} 2 " * 9)
        assert by_lot(said)[0] == "march.space" and not picked(said, "march.space")[0].startswith("loc-")


# --- the explanation --------------------------------------------------------------------------------------------------


def test_every_reason_has_words():
    for card, side, faction, text in (
        (29, "unshaded", "ARVN", "binh-dinh: us_irregular, 3 vc_guerrilla; pleiku: us_irregular, 3 vc_guerrilla"),
        (78, "unshaded", "ARVN", "quang-tri: us_troop; kontum: us_troop"),
        (94, "event", "VC", "pleiku: vc_base; binh-dinh: 2 vc_base; phu-bon: nva_base"),
        (26, "shaded", "NVA", "pleiku: us_irregular; fishhook: 3 us_irregular"),
    ):
        game, said = execute(faction, card, side, text)
        lines = [
            line
            for a in said
            for line in [game.messages.name(a.reason.values["what"]), *explain(game.messages, a.reason)]
        ]
        assert lines and not any("np." in line for line in lines)


def test_words_of_events_are_short():
    assert all(len(text) <= 40 for key, text in ENGLISH.items() if key.startswith(("name.np.event", "name.np.card")))


@pytest.mark.parametrize("faction", list(NONPLAYERS))
def test_a_decision_to_play_or_not_explains_itself(faction):
    game = start(faction, "aid: 9; patronage: 9", current="64", next="66")
    t = turned(game, faction)
    choose_event(t, "8.4")
    lines = explain(game.messages, t.answer("event", "np.event.play", "8.4")[1])
    assert lines and not any("np." in line for line in lines)


def test_68_the_other_irregulars_turn_no_space_and_are_chosen_by_lot():
    """8.4.4, 8.4.5 Only the Province is chosen for its shift: Saigon, which does not turn, is no better."""
    position = (
        "tay-ninh: us_irregular, active_support; saigon: us_irregular, active_support; phuoc-long: 2 us_irregular"
    )
    game, said = execute("VC", 68, "shaded", position, dice="6 2")
    assert picked(said, "event.remove") == ["phuoc-long/us_irregular_u"] and game.state.support[SPACE["tay-ninh"]] == -2
    assert count(game.state, KIND["us_irregular_u"], SPACE["saigon"]) == 1
