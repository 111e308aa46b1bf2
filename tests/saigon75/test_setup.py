"""C Components and set-up."""

from __future__ import annotations

import pytest

import indochina
from indochina.saigon75.cards import CARDS


def new(**settings):
    return indochina.new("saigon75", seed=1, **settings)


def data(game):
    return game.rules.to_json(game.state)


def on_map(game, kind):
    return sum(held.get(kind, 0) for held in data(game).values() if isinstance(held, dict))


def test_the_map_has_twenty_provinces_and_the_three_zones_are_the_norths_reserve():
    """C The South is divided into 20 provinces; Cambodia, Laos and North Vietnam are for NV units only."""
    game = new().choose("suggested")
    assert len(game.view()["view"]["spaces"]) == 20
    assert "reserve" in data(game)


@pytest.mark.parametrize(
    ("kind", "number"),
    [("sv_division", 11), ("ranger", 6), ("marine", 4), ("paratrooper", 3), ("river_patrol", 2), ("mechanized", 7)],
)
def test_the_south_has_the_units_of_the_component_list(kind, number):
    """C.1 Once the free units are placed every SV unit of the component list is on the map."""
    assert on_map(new().choose("suggested"), kind) == number


@pytest.mark.parametrize(
    ("province", "printed"),
    [
        ("quang_tri", {"mechanized": 1}),
        ("hue", {"sv_division": 1}),
        ("da_nang", {"sv_division": 1, "mechanized": 1}),
        ("quang_ngai", {"sv_division": 1}),
        ("kon_tum", {"ranger": 1}),
        ("binh_dinh", {"sv_division": 1}),
        ("pleiku", {"sv_division": 1, "mechanized": 1}),
        ("phu_yen", {}),
        ("dak_lak", {"mechanized": 1}),
        ("khanh_hoa", {}),
        ("dak_nong", {}),
        ("binh_thuan", {}),
        ("phuoc_binh", {}),
        ("xuan_loc", {"sv_division": 1, "mechanized": 1}),
        ("an_loc", {"sv_division": 1, "ranger": 1}),
        ("saigon", {"sv_division": 1, "mechanized": 1}),
        ("long_an", {"sv_division": 1}),
        ("can_tho", {"sv_division": 1, "mechanized": 1}),
        ("kien_giang", {"ranger": 1}),
        ("ca_mau", {"sv_division": 1}),
    ],
)
def test_units_printed_on_a_province_start_there(held, province, printed):
    """C.2 Each province starts with the units printed on it (our reconstructed board)."""
    assert held(new(), province) == printed


def test_most_provinces_carry_printed_units():
    """C.2 The majority of the provinces are marked with starting units."""
    game = new()
    assert sum(bool(space["units"]) for space in game.view()["view"]["spaces"].values()) > 10


def test_one_momentum_token_on_each_of_three_provinces():
    """C.2 The three tokens stand in Quang Tri, Da Nang and Binh Dinh."""
    assert set(new().view()["view"]["tokens"]) == {"quang_tri", "da_nang", "binh_dinh"}


def test_momentum_tokens_are_placed_at_random():
    """C.2 Which of 3, 5, 7 lies where is random; each is used once."""
    seen = set()
    for seed in range(40):
        game = indochina.new("saigon75", seed=seed, options={"momentum": "open"})
        numbers = tuple(game.view()["view"]["tokens"].values())
        assert sorted(numbers) == ["3", "5", "7"]
        seen.add(numbers)
    assert len(seen) == 6


def test_hidden_momentum_tokens_show_no_number():
    """C.2 Face down, the numbers are known to nobody."""
    game = new()
    for seat in ("NV", "SV", None):
        assert set(game.view(seat)["view"]["tokens"].values()) == {"?"}


def test_activation_markers_at_the_start():
    """C.2, S.2 NV starts with three +1 markers, SV with two."""
    tracks = new().view()["view"]["tracks"]
    assert (tracks["nv_plus1"], tracks["sv_plus1"]) == (3, 2)


def test_sv_places_three_rangers_four_marines_three_paratroopers_and_two_river_patrols():
    """C.3 The SV player, and nobody else, places twelve additional units."""
    game = new()
    placed = []
    while game.state.stage == "setup":
        assert game.decision.seat == "SV"
        placed.append(game.decision.values["unit"])
        game.choose("can_tho" if len(placed) in (11, 12) else ["hue", "ca_mau", "phu_yen", "dak_nong"][len(placed) % 4])
    assert placed == ["ranger"] * 3 + ["marine"] * 4 + ["paratrooper"] * 3 + ["river_patrol"] * 2


def test_free_units_go_to_any_province():
    """C.3 Rangers, Marines and Paratroopers: provinces of his choice, all twenty of them."""
    game = new()
    for kind in ("ranger", "marine", "paratrooper"):
        assert game.decision.values["unit"] == kind
        assert len([key for key in game.decision.keys if key != "suggested"]) == 20
        for province in ("hue", "phu_yen", "dak_nong", "ca_mau")[: {"marine": 4}.get(kind, 3)]:
            game.choose(province)


def test_river_patrols_start_on_the_mekong_only():
    """C.3 River Patrols only in Ca Mau, Can Tho, Kien Giang, Long An."""
    game = new()
    for province in ("hue", "hue", "hue", "phu_yen", "phu_yen", "phu_yen", "phu_yen", "dak_nong", "dak_nong", "hue"):
        game.choose(province)
    assert game.decision.values["unit"] == "river_patrol"
    assert set(game.decision.keys) == {"ca_mau", "can_tho", "kien_giang", "long_an"}
    assert "C.3" in game.why_not("Saigon")[0]


def test_no_more_than_five_units_are_placed_in_a_province():
    """C.3, S.5 The stacking limit holds for the set-up."""
    game = new()
    for _ in range(3):
        game.choose("saigon")
    assert "saigon" not in game.decision.keys
    assert "S.5" in game.why_not("Saigon")[0]


def test_all_northern_units_start_in_the_reserve(held):
    """C.4 All NV divisions and VC battalions are in the reserve, none on the map; 15 and 6 on our board."""
    game = new().choose("suggested")
    assert held(game, "reserve") == {"nv_division": 15, "vc": 6}
    assert all(
        not {"nv_division", "nv_reduced", "vc"} & set(space["units"])
        for space in game.view()["view"]["spaces"].values()
    )


def test_five_infiltration_markers_at_the_start():
    """C.4 NV has five Infiltration markers."""
    assert new().view()["view"]["tracks"]["infiltration"] == 5


def test_no_militia_on_the_map_at_the_start():
    """C.4, S.8 The militia markers lie in their own space, and all provinces are under SV control."""
    for space in new().view()["view"]["spaces"].values():
        assert not space["militia"]
        assert space["control"] == "SV"


def test_air_markers_and_reduced_divisions_start_off_the_board():
    """C.5 No Air Support marker is in its space, no reduced division on the map."""
    game = new().choose("suggested")
    assert game.view()["view"]["tracks"]["air"] == 0
    assert on_map(game, "sv_reduced") == on_map(game, "nv_reduced") == 0


def test_the_game_starts_in_summer_1973_with_the_north():
    """C.6, S.1 The turn marker is on 1; the NV phase comes first."""
    game = new().choose("suggested")
    assert (game.view()["view"]["turn"], game.view()["view"]["season"], game.view()["view"]["active"]) == (
        1,
        "Summer 1973",
        "NV",
    )


def test_sv_places_its_free_units_before_anybody_sees_a_card():
    """C.3 comes before C.7: while SV places its units all twenty cards lie in one pile."""
    game = new()
    for seat in ("NV", "SV"):
        view = game.view(seat)["view"]
        assert view["hand"] == [] and view["cards"] == {"NV": 0, "SV": 0, "deck": 20, "aside": 0}
    game.choose("suggested")
    assert [len(game.view(seat)["view"]["hand"]) for seat in ("NV", "SV")] == [3, 3]


def test_a_placement_is_not_taken_back_once_the_cards_are_dealt():
    """C.7 SV places its units without knowing what is dealt."""
    game = new(chance="person").choose("suggested").choose("E-20")
    with pytest.raises(indochina.Error, match="a card drawn"):
        game.undo("SV")


def test_with_real_cards_the_first_hands_are_asked_for():
    """C.7 `--chance person`: the cards dealt to NV, then those dealt to SV; four of the others are set aside."""
    game = indochina.new("saigon75", seed=1, chance="person").choose("suggested")
    for number, card in enumerate(("E-20", "E-19", "E-18", "E-01", "E-02", "E-03")):
        asked = game.decision
        assert (asked.name, asked.rule, asked.seat) == ("setup.deal", "C.7", "chance")
        assert asked.values == {"side": "NV" if number < 3 else "SV", "left": 3 - number % 3}
        assert len(asked.keys) == 20 - number
        game.choose(card)
    cards = data(game)
    assert cards["nv_hand"] == ["E-20", "E-19", "E-18"] and cards["sv_hand"] == ["E-01", "E-02", "E-03"]
    assert len(cards["aside"]) == 4 and len(cards["deck"]) == 10
    assert game.decision.name == "dice.activation"


@pytest.mark.parametrize("place", ["deck", "aside"])
def test_with_real_cards_any_card_that_nobody_has_seen_may_be_drawn(place):
    """C.7 Four cards are set aside unknown: with real cards nobody can tell the program which."""
    text = "active: NV; stage: event; event: E-14; nv_hand: E-08, E-17; deck: E-01, E-02, E-03; aside: E-04, E-05"
    game = indochina.position("saigon75", text, chance="person")
    before = data(game)
    assert game.decision.name == "event.draw" and game.decision.keys == ["E-01", "E-02", "E-03", "E-04", "E-05"]
    card = before[place][0]
    after = data(game.choose(card))
    assert after["nv_hand"] == ["E-08", "E-17", card]
    assert (len(after["deck"]), len(after["aside"])) == (2, 2)
    assert {card, *after["deck"], *after["aside"]} == {*before["deck"], *before["aside"]}


def test_games_begun_when_the_cards_were_dealt_first_keep_their_hands():
    """Saves of version 1 of the rules begin with both hands dealt."""
    hands = {"nv_hand": ["E-08", "E-14", "E-17"], "sv_hand": ["E-01", "E-02", "E-03"]}
    aside = ["E-04", "E-05", "E-06", "E-07"]
    deck = [card for card in CARDS if card not in (*hands["nv_hand"], *hands["sv_hand"], *aside)]
    old = {**data(new()), **hands, "aside": aside, "deck": deck}
    cards = data(indochina.position("saigon75", old).choose("suggested"))
    assert {place: cards[place] for place in (*hands, "aside", "deck")} == {**hands, "aside": aside, "deck": deck}


def test_three_cards_each_and_four_set_aside():
    """C.7 Three Event Cards to each player, four set aside, the rest to draw from: twenty different cards."""
    cards = data(new(options={"hand": 3}).choose("suggested"))
    assert [len(cards[place]) for place in ("nv_hand", "sv_hand", "aside", "deck")] == [3, 3, 4, 10]
    assert len({c for place in ("nv_hand", "sv_hand", "aside", "deck") for c in cards[place]}) == 20


def test_eight_cards_each_for_players_who_know_the_game():
    """C.7 With hands of eight only the four cards set aside are left over."""
    cards = data(new(options={"hand": 8}).choose("suggested"))
    assert [len(cards[place]) for place in ("nv_hand", "sv_hand", "aside", "deck")] == [8, 8, 4, 0]


def test_the_cards_set_aside_are_unknown_to_both_players():
    """C.7 Neither player sees the four cards, nor the other's hand."""
    game = new().choose("suggested")
    cards = data(game)
    for seat, hand in (("NV", "nv_hand"), ("SV", "sv_hand")):
        view = game.view(seat)["view"]
        assert set(view["hand"]) == set(cards[hand])
        assert "aside" not in view and view["cards"]["aside"] == 4
