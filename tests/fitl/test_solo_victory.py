"""8.9 1-player victory."""

import pytest

import indochina
from indochina.fitl.components.control import lone_player, margin, players
from indochina.fitl.sequence.deck import coup_rounds
from indochina.fitl.setup import setup
from indochina.fitl.victory import final_victory, outcome, ranking, result, victory_check

COIN = {"nva": "nonplayer", "vc": "nonplayer"}
INSURGENT = {"us": "nonplayer", "arvn": "nonplayer"}
ONLY_VC = {"us": "nonplayer", "arvn": "nonplayer", "nva": "nonplayer"}
ONLY_ARVN = {"us": "nonplayer", "nva": "nonplayer", "vc": "nonplayer"}
HOME = "out_of_play: 40 us_troop, 6 us_base"
SECOND_ROUND = "played: 1, 125, 2; current: 126; next: 3; deck: 127"
# Margins with HOME and nothing else: US -50, ARVN -50, NVA -18, VC -35.
OPPOSED = "; ".join(
    f"{x}: active_opposition"
    for x in ("saigon", "hue", "quang-tri", "quang-tin", "binh-dinh", "tay-ninh", "kien-phong")
)  # VC at 36


# --- who is alone -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings, alone",
    [
        (COIN, ("US", "ARVN")),
        (INSURGENT, ("NVA", "VC")),
        (ONLY_VC, ("VC",)),
        ({"us": "nonplayer", "nva": "nonplayer"}, ()),  # ARVN and VC are two players
        ({"us": "nonplayer"}, ()),
        ({}, ()),
        (dict.fromkeys(("us", "arvn", "nva", "vc"), "nonplayer"), ()),
        (COIN | {"together": "no"}, ()),
        (INSURGENT | {"together": "no"}, ()),
        (ONLY_VC | {"together": "no"}, ("VC",)),
    ],
)
def test_8_9_a_lone_player_runs_us_and_arvn_or_nva_and_vc_or_any_one_faction(settings, alone):
    """1.5, 8.9 Two friendly factions against two Non-players are one player's, unless two share them."""
    assert lone_player(setup("full", settings, 1)) == alone


def test_8_9_two_friends_against_two_nonplayers_may_be_two_players():
    s = setup("full", COIN | {"together": "no"}, 1)
    assert players(s) == [("US",), ("ARVN",), ("NVA",), ("VC",)]


# --- the lower margin, and no victory in a Victory Phase --------------------------------------------------------------


@pytest.mark.parametrize(
    "text, faction, n",
    [
        (f"options: sovereignty; nonplayers: NVA, VC; {HOME}; patronage: 30", "US", -50),
        (f"options: politburo; nonplayers: US, ARVN; {HOME}; {OPPOSED}", "NVA", -18),
    ],
)
def test_8_9_the_lower_of_two_margins_counts(at, text, faction, n):
    s = at(text)
    for final in (False, True):
        assert next(p for p in ranking(s, final) if len(p.factions) == 2)[1:] == (faction, n)


@pytest.mark.parametrize(
    "text",
    [
        "options: sovereignty; nonplayers: NVA, VC; patronage: 60; saigon: active_support",
        f"nonplayers: US, NVA, VC; patronage: 60; {HOME}",
        f"nonplayers: US, ARVN, NVA; {HOME}; {OPPOSED}",
    ],
)
def test_8_9_a_lone_player_never_wins_during_a_victory_phase(at, text):
    s = at(text)
    assert not victory_check(s) and result(s) is None and s.notes == []


def test_8_9_two_people_with_two_friendly_factions_may_win_in_a_victory_phase(at):
    s = at(f"nonplayers: NVA, VC; patronage: 60; {HOME}")
    assert victory_check(s) and s.winner == "ARVN" and "outcome" not in result(s)


# --- a Non-player's victory -------------------------------------------------------------------------------------------


def test_8_9_a_nonplayer_that_passes_a_check_beats_the_lone_player(at):
    s = at(f"nonplayers: US, ARVN, VC; {HOME}; {OPPOSED}")
    assert victory_check(s)
    found = result(s)
    assert (found["winner"], found["outcome"], found["players_lose"]) == ("VC", "maoist_revolution", True)


def test_8_9_the_highest_margin_of_the_nonplayers_wins_even_if_the_players_is_higher(at):
    s = at(f"nonplayers: US, NVA, VC; patronage: 70; {HOME}; {OPPOSED}")  # ARVN 20, VC 1
    assert victory_check(s) and s.winner == "VC"


@pytest.mark.parametrize(
    "nonplayers, text, winner, name",
    [
        ("NVA, VC", "", "NVA", "mechanized_reunification"),
        ("NVA, VC", "kien-phong: active_opposition; north-vietnam: 1 nva_troop", "NVA", "mechanized_reunification"),
        ("NVA, VC", OPPOSED, "VC", "maoist_revolution"),
        ("US, ARVN", "patronage: 40", "ARVN", "mandarin_redux"),
    ],
)
def test_8_9_after_the_final_round_the_best_nonplayer_wins_if_the_player_is_not_ahead(
    at, nonplayers, text, winner, name
):
    options = "sovereignty" if "VC" in nonplayers else "politburo"
    s = at(f"options: {options}; nonplayers: {nonplayers}; {HOME}; {text}")
    final_victory(s)
    assert (s.winner, outcome(s), result(s)["players_lose"]) == (winner, name, True)
    assert [(note.key, note.rule) for note in s.notes] == [(f"log.{name}", "8.9")]


def test_8_9_a_nonplayer_us_has_its_own_outcome(at):
    s = at("nonplayers: US, ARVN, NVA; saigon: passive_support")  # US 46 + 6
    assert victory_check(s) and result(s)["outcome"] == "mcnamara_redemption"


@pytest.mark.parametrize(
    "text, winner",
    [
        (f"nonplayers: ARVN, NVA, VC; {HOME}; patronage: 15", "NVA"),  # NVA -18, VC and ARVN -35
        (f"nonplayers: ARVN, NVA, VC; {HOME}; patronage: 32", "ARVN"),  # ARVN and NVA at -18
        (
            f"nonplayers: ARVN, NVA, VC; {HOME}; saigon: passive_opposition; hue: passive_opposition;"
            "kien-phong: passive_opposition; tay-ninh: passive_opposition; quang-tri: passive_opposition;"
            "binh-dinh: passive_opposition; da-nang: vc_base; quang-nam: vc_base; kien-hoa: passive_opposition;"
            "patronage: 35",
            "VC",
        ),
    ],
)
def test_8_9_ties_of_nonplayers_go_to_vc_then_arvn_then_nva(at, text, winner):
    s = at(text)
    final_victory(s)
    assert s.winner == winner
    tied = [f for f in s.nonplayers if margin(s, f) == margin(s, winner)]
    assert len(tied) > 1 or winner == "NVA"


# --- draw or victory --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "patronage, winner, name",
    [
        (32, "NVA", "mechanized_reunification"),  # ARVN -18 as NVA: a tie is a Non-player's (7.1)
        (33, "ARVN", "soldiering_on"),
        (37, "ARVN", "soldiering_on"),
        (38, "ARVN", "communism_contained"),
    ],
)
def test_8_9_up_to_a_lead_of_5_it_is_a_stalemate_from_6_on_a_victory(at, patronage, winner, name):
    s = at(f"nonplayers: US, NVA, VC; {HOME}; patronage: {patronage}")
    final_victory(s)
    assert (s.winner, result(s)["outcome"], result(s)["lead"]) == (winner, name, patronage - 32)


@pytest.mark.parametrize(
    "text, name",
    [
        (f"nonplayers: US, ARVN, VC; {HOME}", "national_liberation"),  # NVA -18, the next VC -35
        (f"nonplayers: US, ARVN, NVA; {HOME}; {OPPOSED}", "national_liberation"),
        (f"options: politburo; nonplayers: US, ARVN; {HOME}; {OPPOSED}", "national_liberation"),
        ("options: sovereignty; nonplayers: NVA, VC; patronage: 60; saigon: active_support", "communism_contained"),
    ],
)
def test_8_9_a_victory_is_named_by_the_players_side(at, text, name):
    s = at(text)
    final_victory(s)
    assert result(s)["outcome"] == name and not result(s)["players_lose"]


def test_8_9_the_lowest_margin_of_the_player_is_compared_with_the_highest_nonplayer(at):
    """The rulebook's example: US +2, ARVN higher, NVA -8, VC -4: 6 ahead."""
    support = ("saigon", "hue", "binh-dinh", "kien-phong", "kien-hoa", "can-tho")  # Population 15
    opposed = ("quang-nam", "pleiku", "phu-bon", "khanh-hoa")  # 12 with the Provinces of the Bases
    s = at(
        "options: sovereignty, difficulty_b; nonplayers: NVA, VC; patronage: 54; out_of_play: 20 us_troop, 4 us_base;"
        "quang-tri: active_opposition, 2 vc_base; quang-tin: active_opposition, 2 vc_base; binh-tuy: nva_troop;"
        "tay-ninh: active_opposition, 2 vc_base; kien-giang: active_opposition, vc_base; north-vietnam: 2 nva_base;"
        "central-laos: 2 nva_base; southern-laos: 2 nva_base; fishhook: 2 nva_base; ne-cambodia: nva_base;"
        + "; ".join([f"{x}: active_support" for x in support] + [f"{x}: active_opposition" for x in opposed])
    )
    assert [margin(s, f) for f in ("US", "ARVN", "NVA", "VC")] == [2, 4, -8, -4]
    final_victory(s)
    assert (result(s)["outcome"], result(s)["lead"]) == ("communism_contained", 6)


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["short", "medium", "full"])
@pytest.mark.parametrize("period", ["no", "yes"])
@pytest.mark.parametrize("settings, coin", [(COIN, True), (ONLY_ARVN, True), (INSURGENT, False), (ONLY_VC, False)])
def test_8_9_difficulty_a_sets_up_the_medium_capabilities_against_the_player_and_only_those(
    scenario, period, settings, coin
):
    s = setup(scenario, settings | {"difficulty_a": "yes", "period_events": period}, 3)
    if coin:
        assert (s.shaded, s.unshaded) == ({"aaa", "main_force_bns", "sa_2s", "search_and_destroy"}, set())
    else:
        assert (s.shaded, s.unshaded) == (set(), {"arc_light", "m_48_patton"})
    set_out = {28, 31, 34, 104} if coin else {8, 14}
    assert not set_out & {s.next, *s.deck, *s.aside}
    assert len({*range(1, 121)} & {s.next, *s.deck, *s.aside}) == 120 - len(set_out)


@pytest.mark.parametrize("settings", [{}, {"us": "nonplayer"}, COIN | {"together": "no"}])
def test_8_9_the_options_are_a_lone_players_only(settings):
    s = setup("full", settings | {"easy": "yes", "difficulty_a": "yes", "difficulty_b": "yes"}, 1)
    assert not s.options & {"easy", "difficulty_a", "difficulty_b"} and not s.shaded | s.unshaded


def test_8_9_easy_is_kept_in_the_position():
    game = indochina.new("fitl", "short", COIN | {"easy": "yes", "difficulty_b": "yes"}, seed=1)
    again = indochina.position("fitl", game.position())
    assert {"easy", "difficulty_b", "sovereignty"} <= again.state.options and again.hash() == game.hash()


LEADING = f"options: sovereignty, difficulty_b; nonplayers: NVA, VC; {HOME}"  # both at -50, NVA at -18


def test_8_9_difficulty_b_a_player_behind_in_the_second_victory_phase_loses(at):
    s = at(f"{LEADING}; {SECOND_ROUND}")
    assert victory_check(s)
    assert (s.winner, s.ended, outcome(s)) == ("NVA", "victory", "mechanized_reunification")
    assert [note.key for note in s.notes] == ["log.behind", "log.mechanized_reunification"]


def test_8_9_difficulty_b_is_ignored_in_the_first_coup_round(at):
    assert not victory_check(at(f"{LEADING}; played: 1, 2; current: 126; next: 3; deck: 127"))


def test_8_9_difficulty_b_is_an_option(at):
    text = f"{LEADING}; {SECOND_ROUND}"
    assert not victory_check(at(text.replace(", difficulty_b", "")))


def test_8_9_difficulty_b_each_of_the_players_factions_must_keep_up(at):
    """Patronage 40 puts ARVN at -10, but the US are behind NVA; the US alone ahead are not enough either."""
    assert victory_check(at(f"{LEADING}; {SECOND_ROUND}; patronage: 40"))
    s = at(f"{LEADING.replace(HOME, '')} {SECOND_ROUND}; patronage: 40; out_of_play: 10 us_troop")  # US -14, ARVN -10
    assert not victory_check(s)


@pytest.mark.parametrize("patronage, lost", [(31, True), (32, False), (33, False)])
def test_8_9_difficulty_b_an_equal_margin_is_not_lower(at, patronage, lost):
    options = "options: difficulty_b; nonplayers: US, NVA, VC"
    assert victory_check(at(f"{options}; {HOME}; {SECOND_ROUND}; patronage: {patronage}")) is lost


def test_8_9_difficulty_b_any_nonplayer_may_be_the_one_ahead(at):
    options = "options: difficulty_b; nonplayers: US, NVA, VC"
    s = at(f"{options}; {SECOND_ROUND}; out_of_play: 10 us_troop; patronage: 33")  # US -14, ARVN -17, NVA -18
    assert victory_check(s) and (s.winner, outcome(s)) == ("US", "mcnamara_redemption")


@pytest.mark.parametrize(
    "cards, n",
    [
        ("played: 1, 2; current: 3", 0),
        ("played: 1, 2; current: 125", 1),
        ("played: 1, 125, 126; current: 2", 1),  # 6.0 the second Coup card in a row has no Round
        ("played: 1, 125, 126, 2; current: 127", 2),
        ("leader_box: 125, 126; played: 1; current: 127", 1),  # those of a scenario's past do not count
    ],
)
def test_8_9_coup_rounds_are_those_of_this_game(at, cards, n):
    assert coup_rounds(at(f"{cards}; next: 4; deck: 128")) == n


# --- a whole game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [COIN, ONLY_VC])
def test_8_9_a_whole_game_ends_with_an_outcome_in_words(settings):
    game = indochina.new("fitl", "short", settings, seed=11)
    game.play(dict.fromkeys(game.rules.SEATS, "random:1"))
    found = game.result
    assert found["outcome"] and game.messages.name(found["outcome"]) in game.log[-1].text
    assert found["players_lose"] is (found["winner"] in game.state.nonplayers)
