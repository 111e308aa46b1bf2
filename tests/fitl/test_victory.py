"""7 Victory, and 1.5 Politburo and Sovereignty."""

import pytest

from indochina.fitl.victory import final_victory, players, ranking, result, victory_check

HOME = "out_of_play: 40 us_troop, 6 us_base"
# Margins: US by Support, ARVN by Patronage, NVA and VC by Bases, all else empty.


def winner(s):
    return s.winner if victory_check(s) else None


@pytest.mark.parametrize(
    "text, who",
    [
        (f"{HOME}; saigon: active_support; hue: active_support; quang-tri: active_support", None),
        ("saigon: active_support", "US"),  # 12 and 46 Available: 58
        ("out_of_play: 8 us_troop; saigon: active_support", None),  # 50 does not exceed 50
        ("out_of_play: 7 us_troop; saigon: active_support", "US"),
        (f"{HOME}; patronage: 50", None),
        (f"{HOME}; patronage: 50; da-nang: arvn_police", "ARVN"),
        (f"{HOME}; north-vietnam: 2 nva_base; central-laos: 2 nva_base; saigon: nva_troop; hue: nva_troop;"
         "quang-tri: nva_troop; tay-ninh: nva_troop; kien-phong: nva_troop", None),  # 4 and 14
        (f"{HOME}; north-vietnam: 2 nva_base; central-laos: 2 nva_base; fishhook: nva_base; saigon: nva_troop;"
         "hue: nva_troop; quang-tri: nva_troop; tay-ninh: nva_troop; kien-phong: nva_troop", "NVA"),
    ],
)  # fmt: skip
def test_7_2_each_condition_must_be_exceeded(at, text, who):
    assert winner(at(text)) == who


def test_7_2_vc_needs_more_than_35_of_opposition_and_bases(at):
    opposed = ["saigon", "hue", "quang-tri", "quang-tin", "binh-dinh", "tay-ninh", "kien-phong"]
    text = f"{HOME}; " + "; ".join(f"{x}: active_opposition" for x in opposed)  # 2 x 18 = 36
    assert winner(at(text)) == "VC"
    assert winner(at(text.replace("hue: active_opposition", "hue: vc_base"))) is None  # 33


def test_7_1_of_several_the_highest_margin_wins_whoever_met_the_condition(at):
    s = at("patronage: 60; saigon: active_support")  # US 58, ARVN 60
    assert victory_check(s)
    assert [(p.faction, p.margin) for p in ranking(s, final=False)] == [
        ("ARVN", 10),
        ("US", 8),
        ("NVA", -18),
        ("VC", -35),
    ]


@pytest.mark.parametrize(
    "text, order",
    [
        (f"{HOME}; patronage: 15", ["NVA", "VC", "ARVN", "US"]),  # VC and ARVN at -35
        (f"{HOME}; patronage: 32", ["ARVN", "NVA", "VC", "US"]),  # ARVN and NVA at -18
        ("out_of_play: 14 us_troop", ["NVA", "US", "VC", "ARVN"]),  # NVA and US at -18
        ("out_of_play: 14 us_troop; nonplayers: US", ["US", "NVA", "VC", "ARVN"]),
    ],
)
def test_7_1_ties_go_to_nonplayers_then_vc_arvn_nva(at, text, order):
    assert [place.faction for place in ranking(at(text), final=True)] == order


def test_7_1_if_a_nonplayer_passes_the_check_all_players_lose(at):
    s = at("patronage: 60; saigon: active_support; nonplayers: US")
    assert victory_check(s)
    assert s.winner == "US" and result(s)["players_lose"]


def test_7_1_a_nonplayer_short_of_its_condition_does_not_end_the_game(at):
    s = at(f"{HOME}; nonplayers: US, VC; patronage: 40")
    assert not victory_check(s) and result(s) is None


def test_7_3_after_the_final_coup_the_highest_margin_wins_even_if_negative(at):
    s = at(f"{HOME}; patronage: 45")
    assert final_victory(s) == "over"
    assert (s.winner, s.ended) == ("ARVN", "final")
    assert result(s)["ranking"][0] == {"factions": ["ARVN"], "faction": "ARVN", "margin": -5}
    assert not result(s)["players_lose"]


def test_7_3_the_players_place_is_known_to_the_last(at):
    s = at(f"{HOME}; patronage: 45")
    final_victory(s)
    assert [p["faction"] for p in result(s)["ranking"]] == ["ARVN", "NVA", "VC", "US"]


def test_1_5_without_the_options_everybody_plays_for_himself(at):
    assert players(at()) == [("US",), ("ARVN",), ("NVA",), ("VC",)]


def test_1_5_politburo_wins_in_a_coup_round_if_either_faction_meets_its_condition(at):
    opposed = ["saigon", "hue", "quang-tri", "quang-tin", "binh-dinh", "tay-ninh", "kien-phong"]
    s = at(f"{HOME}; options: politburo; " + "; ".join(f"{x}: active_opposition" for x in opposed))
    assert winner(s) == "VC"
    assert result(s)["ranking"][0] == {"factions": ["NVA", "VC"], "faction": "VC", "margin": 1}


def test_1_5_politburo_uses_the_lower_margin_after_the_final_coup(at):
    s = at(f"{HOME}; options: politburo; patronage: 20; fishhook: 2 nva_base")  # NVA -16, VC -35, ARVN -30
    final_victory(s)
    assert s.winner == "ARVN"
    assert [p["margin"] for p in result(s)["ranking"]] == [-30, -35, -50]


def test_1_5_sovereignty_ends_play_only_if_both_meet_their_conditions(at):
    s = at("options: sovereignty; patronage: 45; saigon: active_support")  # US 8, ARVN -5
    assert not victory_check(s)
    s = at("options: sovereignty; patronage: 55; saigon: active_support")
    assert winner(s) == "ARVN"
    assert result(s)["ranking"][0] == {"factions": ["US", "ARVN"], "faction": "ARVN", "margin": 5}


def test_1_5_sovereignty_uses_the_lower_margin_after_the_final_coup(at):
    s = at("options: sovereignty; patronage: 20; saigon: active_support")  # US 8, ARVN -30; NVA -18
    final_victory(s)
    assert s.winner == "NVA"


def test_1_5_a_pair_with_a_nonplayer_is_no_pair(at):
    assert players(at("options: politburo, sovereignty; nonplayers: VC")) == [("US", "ARVN"), ("NVA",), ("VC",)]


def test_1_5_a_player_of_two_factions_at_the_same_margin_is_told_by_the_one_that_wins_ties(at):
    s = at(f"{HOME}; options: sovereignty")
    assert ("ARVN", -50) in [(p.faction, p.margin) for p in ranking(s, final=True)]


OPPOSED = "; ".join(
    f"{x}: active_opposition"
    for x in ("saigon", "hue", "quang-tri", "quang-tin", "binh-dinh", "tay-ninh", "kien-phong")
)  # VC at 36


@pytest.mark.parametrize(
    "text",
    [
        "options: sovereignty; nonplayers: NVA, VC; patronage: 55; saigon: active_support",  # both beyond
        "nonplayers: NVA, VC, US; patronage: 55; " + HOME,
        f"options: politburo; nonplayers: US, ARVN; {HOME}; {OPPOSED}",
    ],
)
def test_6_1_8_9_a_lone_player_never_wins_during_a_victory_phase(at, text):
    s = at(text)
    assert not victory_check(s) and not s.winner


def test_6_1_8_9_a_nonplayer_still_ends_the_lone_players_game(at):
    s = at(f"nonplayers: US, NVA, VC; patronage: 60; {HOME}; {OPPOSED}")
    assert winner(s) == "VC" and result(s)["players_lose"]


def test_8_9_a_lone_player_of_nva_and_vc_uses_the_lower_margin_in_coup_rounds_too(at):
    s = at(f"options: politburo; nonplayers: US, ARVN; {HOME}; {OPPOSED}")
    assert ranking(s, final=False)[0][1:] == ("NVA", -18)


def test_7_2_two_players_against_nonplayers_win_in_a_victory_phase(at):
    assert winner(at(f"nonplayers: US, NVA; patronage: 55; {HOME}")) == "ARVN"


def test_7_1_if_several_nonplayers_pass_the_best_of_them_wins(at):
    s = at(f"nonplayers: ARVN, VC; patronage: 53; {HOME}; {OPPOSED}")  # ARVN 3, VC 1
    assert winner(s) == "ARVN"


def test_7_1_players_lose_together_only_if_a_nonplayer_passes_a_check(at):
    s = at(f"nonplayers: VC; patronage: 55; {HOME}")
    assert winner(s) == "ARVN" and not result(s)["players_lose"]
    assert [(note.key, note.rule, note.values) for note in s.notes] == [
        ("log.won.victory", "7.2", {"faction": "ARVN", "n": 5})
    ]
    s = at(f"nonplayers: VC, NVA; {HOME}")
    final_victory(s)
    assert s.winner == "NVA" and not result(s)["players_lose"]
    assert [(note.key, note.rule) for note in s.notes] == [("log.won.final", "7.3")]
