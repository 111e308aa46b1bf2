"""7.3 Victory Deception and Handicap, one test for each sentence."""

from collections import Counter

import pytest
from rich.console import Console

import indochina
from indochina import fitl
from indochina.cli.boards.fitl import Board
from indochina.core.dice import Random
from indochina.core.errors import Error
from indochina.core.position import parse
from indochina.fitl.check import check
from indochina.fitl.components.pieces import DECEPTION_MIX, FACTIONS, HIDDEN_ASSET, Deception
from indochina.fitl.deception import ALL_MARKERS, agendas, holders, own_markers, pairs, redeal
from indochina.fitl.position import from_json, to_json
from indochina.fitl.sequence.sequence import action_keys, why_not_action
from indochina.fitl.settings import SETTINGS
from indochina.fitl.victory import final_victory, ranking, result, victory_check
from indochina.sim import checks

HOME = "out_of_play: 40 us_troop, 6 us_base"
TROOPS = "saigon: 4 us_troop, 4 arvn_troop, 2 arvn_police, vc_guerrilla; hue: 4 arvn_troop; arvn_resources: 40; econ: 5"
# Card 68 names ARVN first, then the US: if the US has executed something, ARVN is 2nd Eligible.
SECOND = f"current: 68; next: 4; stage: action; acted: {{acted}}; options: deception; {TROOPS}"
ASSET = "deception_held: ARVN hidden_asset, ARVN empty_threat, VC hidden_agenda, VC hidden_asset"


def new(seed=1, scenario="short", **options):
    return indochina.new("fitl", scenario, {"deception": "on", **options}, seed=seed)


def second(held=ASSET, acted="US op"):
    return indochina.position("fitl", f"{SECOND.format(acted=acted)}; {held}")


def all_kinds(s):
    found = s.deception
    return Counter([kind for _, kind in (*found.held, *found.shown)] + list(found.aside))


# --- the markers and the draw ---------------------------------------------------------------------------------------


def test_1_9_there_are_twelve_markers_of_three_kinds():
    """1.9 Twelve; the mix is ours, and the player who sets the option is told so."""
    assert sum(DECEPTION_MIX.values()) == len(ALL_MARKERS) == 12
    assert set(DECEPTION_MIX.values()) == {4} and len(DECEPTION_MIX) == 3
    assert "RECONSTRUCTED" in SETTINGS["deception"].help and "four of each" in SETTINGS["deception"].help


@pytest.mark.parametrize("seed", range(5))
def test_7_3_each_player_draws_two_and_the_rest_are_set_aside(seed):
    """7.3 At start two markers for each of four players; four remain."""
    s = new(seed).state
    assert all(len(own_markers(s, f)) == 2 for f in FACTIONS) and len(s.deception.aside) == 4
    assert all_kinds(s) == DECEPTION_MIX


def test_7_3_the_draw_is_blind():
    """7.3 Another seed deals other markers; the same seed the same ones."""
    assert len({new(seed).state.deception for seed in range(12)}) > 6
    assert new(3).state.deception == new(3).state.deception


def test_7_3_non_players_draw_nothing():
    """7.3 Players draw; 8.0 a Non-player is none."""
    s = new(vc="nonplayer").state
    assert holders(s) == ["US", "ARVN", "NVA"]
    assert not own_markers(s, "VC") and len(s.deception.aside) == 6


def test_7_3_who_runs_two_factions_draws_once():
    """1.5, 7.3 Two markers for a player, not for a faction: either of his seats sees them."""
    game = new(sovereignty="yes")
    assert holders(game.state) == ["US", "NVA", "VC"]
    assert len(own_markers(game.state, "US")) == 2
    views = [game.view(seat)["view"]["deception"] for seat in ("US", "ARVN")]
    assert views[0] == views[1] and len(views[0]["own"]) == 2
    assert all(any(e["key"] == "log.deception.own" for e in game.view(seat)["log"]) for seat in ("US", "ARVN"))


def test_7_3_without_the_option_nothing_changes():
    """7.3 Optional: no markers, no names in the notation, no part of the view, the same deck."""
    off, on = indochina.new("fitl", "short", seed=1), new(1)
    assert off.state.deception == Deception()
    assert not any("deception" in name or "handicap" in name for name in to_json(off.state))
    assert "deception" not in off.view("US")["view"]
    assert off.state.deck == on.state.deck
    assert indochina.new("fitl", "short", {"handicap": "US"}, seed=1).hash() == off.hash()


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_7_3_only_the_holder_sees_his_markers():
    """7.3 One's own are shown; of the others, and of those set aside, only the number."""
    game = new()
    for seat in FACTIONS:
        found = game.view(seat)["view"]["deception"]
        assert found["own"] == own_markers(game.state, seat)
        assert found["held"] == dict.fromkeys(FACTIONS, 2) and found["aside"] == 4
        assert found["shown"] == {faction: [] for faction in FACTIONS}
    assert game.view(None)["view"]["deception"]["own"] == []


def test_7_3_the_log_tells_only_the_holder():
    """7.3 What was drawn may be read by who drew it."""
    game = new()
    for seat in FACTIONS:
        told = [e for e in game.view(seat)["log"] if e["key"] == "log.deception.own"]
        assert [e["values"]["faction"] for e in told] == [seat]
    assert not [e for e in game.view(None)["log"] if "deception" in e["key"]]


def test_7_3_those_set_aside_may_not_be_inspected():
    """7.3 To a seat every marker that is not its own may be anywhere."""
    s = new(2).state
    own, found = own_markers(s, "US"), set()
    for n in range(30):
        t = s.copy()
        redeal(t, "US", Random(n))
        check(t)
        assert own_markers(t, "US") == own
        found.add(t.deception.aside)
    assert len(found) > 5


def test_a_guess_depends_on_nothing_that_is_hidden():
    """Whoever guesses by a known lot, as forecasts do, comes to the same whatever the others hold."""
    s = new(2).state
    guesses = []
    for n in range(8):
        t = s.copy()
        redeal(t, "US", Random(n))
        redeal(t, "US", Random("lot"))
        guesses.append(t.deception)
    assert all(guess == guesses[0] for guess in guesses)


@pytest.mark.parametrize("options", [{}, {"handicap": "NVA", "handicap_next": "US"}, {"politburo": "yes"}])
def test_no_seat_can_tell_a_guess_from_the_truth(options, tmp_path):
    game = new(5, **options)
    rng = Random("deception")
    for n in range(160):
        if game.decision is None:
            break
        checks.check_decision(game)
        if n % 4 == 0:
            checks.check_secrets(game)
        if n % 50 == 0:
            checks.check_deeply(game, tmp_path)
        game.choose(rng.choice(game.decision.keys))


def test_a_board_that_others_may_look_at_hides_ones_own_markers():
    game = second()
    texts = []
    for hand in (True, False):
        console = Console(width=160, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        console.print(Board(game, "ARVN", hand))
        texts.append(console.export_text())
    assert "yours: Empty Threat, Hidden Asset" in texts[0] and "VC hides 2" in texts[0]
    assert "Empty Threat" not in texts[1] and "ARVN hides 2" in texts[1]


# --- Empty Threat and Hidden Agenda -----------------------------------------------------------------------------------


def test_7_3_empty_threat_has_no_effect(at):
    """7.3 No margin, no option."""
    s = at(f"options: deception; {HOME}; patronage: 50; deception_held: ARVN empty_threat, ARVN empty_threat")
    assert not victory_check(s)
    assert HIDDEN_ASSET not in second("deception_held: ARVN empty_threat").decision.keys


def test_7_3_empty_threat_is_revealed_at_game_end(at):
    """7.3 All markers still held are shown when the game is over, those set aside are not."""
    s = at(f"options: deception; {HOME}; deception_held: VC empty_threat, US hidden_asset")
    assert final_victory(s) == "over"
    assert s.deception.held == () and len(s.deception.aside) == 10
    assert s.deception.shown == (("US", "hidden_asset"), ("VC", "empty_threat"))
    assert [n.values["faction"] for n in s.notes if n.key == "log.deception.shown" and n.only is None] == ["US", "VC"]


def test_7_3_each_hidden_agenda_adds_one_to_the_margin_in_a_victory_check(at):
    """7.2, 7.3 50 does not exceed 50; with an Agenda the margin is 1."""
    text = f"options: deception; {HOME}; patronage: {{}}; deception_held: ARVN hidden_agenda, ARVN {{}}"
    assert not victory_check(at(text.format(49, "empty_threat")))
    s = at(text.format(50, "empty_threat"))
    assert victory_check(s) and s.winner == "ARVN"
    s = at(text.format(49, "hidden_agenda"))
    assert victory_check(s) and result(s)["ranking"][0]["margin"] == 1
    assert ("ARVN", "hidden_agenda") in s.deception.shown


def test_7_3_hidden_agenda_counts_after_the_final_coup(at):
    """7.3 ARVN at -19 and NVA at -18: with two Agendas ARVN is first."""
    text = f"options: deception; {HOME}; patronage: 31; deception_held: ARVN hidden_agenda, ARVN hidden_agenda"
    s = at(text)
    final_victory(s)
    assert s.winner == "ARVN" and [p.margin for p in ranking(s, True)] == [-17, -18, -35, -50]


def test_7_3_hidden_agenda_is_permanent_and_stays_hidden_while_nobody_wins(at):
    """7.3 Added for good; a check that nobody passes tells nothing."""
    s = at(f"options: deception; {HOME}; patronage: 40; deception_held: ARVN hidden_agenda")
    assert not victory_check(s) and not victory_check(s)
    assert agendas(s, ("ARVN",)) == 1 and s.deception.shown == () and s.notes == []
    assert fitl.view(s, "US")["totals"]["ARVN"]["margin"] == -10


def test_7_3_hidden_agenda_is_added_to_the_margin_of_the_player(at):
    """1.5, 7.3 Who runs two factions adds it to the margin that counts for him."""
    s = at(f"options: deception, sovereignty; {HOME}; deception_held: US hidden_agenda")
    assert next(p for p in ranking(s, True) if "ARVN" in p.factions).margin == -49


# --- Hidden Asset -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("acted", ["US op", "US op_sa"])
def test_7_3_hidden_asset_converts_a_limited_operation_option(acted):
    """2.3.4, 7.3 Wherever a Limited Operation is offered, a full one with Special Activity is too."""
    game = second(acted=acted)
    keys = game.decision.keys
    assert game.decision.seat == "ARVN" and keys[keys.index("limop") + 1] == HIDDEN_ASSET
    game.choose(HIDDEN_ASSET)
    assert game.state.acted[-1] == ("ARVN", "op_sa") and game.decision.values["box"] == "op_sa"


@pytest.mark.parametrize("acted", ["US event", ""])
def test_7_3_hidden_asset_is_for_limited_operations_only(acted):
    """2.3.4, 7.3 First Eligible, or second after the Event: nothing to convert."""
    held = "deception_held: US hidden_asset, ARVN hidden_asset"
    game = second(held, acted)
    assert HIDDEN_ASSET not in game.decision.keys
    assert "Limited Operation" in game.why_not("Hidden Asset")[0]


def test_7_3_hidden_asset_works_for_its_holder_only():
    """7.3 Another player's marker is of no use; the reason is given."""
    game = second("deception_held: US hidden_asset")
    assert HIDDEN_ASSET not in game.decision.keys
    assert "hold no Hidden Asset" in game.why_not(HIDDEN_ASSET)[0]


def test_7_3_hidden_asset_is_revealed_and_spent():
    """7.3 Players reveal as they use; one marker converts one option."""
    game = second().choose(HIDDEN_ASSET)
    assert own_markers(game.state, "ARVN") == ["empty_threat"]
    found = game.view("US")["view"]["deception"]
    assert found["shown"]["ARVN"] == [HIDDEN_ASSET] and found["held"]["ARVN"] == 1
    assert [e["key"] for e in game.view(None)["log"]].count("log.deception.asset") == 1
    game = second("deception_shown: ARVN hidden_asset; deception_held: ARVN hidden_agenda")
    assert HIDDEN_ASSET not in game.decision.keys


def test_7_3_a_player_of_two_factions_uses_his_hidden_asset_with_either():
    """1.5, 7.3 The marker is the player's."""
    text = SECOND.format(acted="US op").replace("options: deception", "options: deception, sovereignty")
    game = indochina.position("fitl", f"{text}; deception_held: US hidden_asset").choose(HIDDEN_ASSET)
    assert game.state.deception.shown == (("US", HIDDEN_ASSET),)


def test_7_3_hidden_asset_is_not_offered_where_the_question_itself_would_tell_of_it(at):
    """1.5.2, 7.3 After transfers only the Limited Operation may be left: it is then forced, marker or not."""
    s = at(
        "current: 1; stage: action; acted: US op; eligible: NVA; options: deception, transfers; nva_resources: 1;"
        "deception_held: NVA hidden_asset; north-vietnam: nva_base, nva_guerrilla"
    )
    assert action_keys(s, "NVA", {"ask": 1}) == ["limop"]
    assert action_keys(s, "NVA", {}) == ["limop", HIDDEN_ASSET, "pass"]
    assert why_not_action(s, "NVA", {"ask": 1})[HIDDEN_ASSET].key == "why.asset.limop"


def test_7_3_what_was_revealed_is_not_taken_back_by_others():
    """7.3 Undo stops at the answer that showed the marker, and at no other answer to that question."""
    game = second("deception_held: US hidden_asset", acted="").choose("op").choose("train")
    rng = Random("undo")
    while game.decision.name != "action.second":
        game.choose(rng.choice(game.decision.keys))
    plain = game.clone().choose("limop")
    assert [a.reveals for a in plain.answers if a.name == "action.second"] == [False]
    game.choose(HIDDEN_ASSET)
    assert [a.reveals for a in game.answers if a.name == "action.second"] == [True]
    with pytest.raises(Error, match="US has shown"):
        game.undo("ARVN")
    assert plain.undo("ARVN").decision.seat == "ARVN"


# --- Handicap ---------------------------------------------------------------------------------------------------------


def test_7_3_an_inexperienced_player_selects_any_two():
    """7.3 Handicap: all pairs of kinds are offered, before the first card."""
    game = new(handicap="NVA")
    assert (game.decision.seat, game.decision.name, len(game.decision.keys)) == ("NVA", "deception.select", 6)
    assert game.state.current == 0
    game.choose("hidden_agenda+hidden_agenda")
    assert own_markers(game.state, "NVA") == ["hidden_agenda"] * 2


def test_7_3_the_experienced_draw_blindly_from_those_remaining():
    """7.3 Handicap: then two for each of the others, of the ten that are left."""
    s = new(handicap="NVA").choose("hidden_agenda+hidden_asset").state
    assert all(len(own_markers(s, f)) == 2 for f in FACTIONS)
    assert all_kinds(s) == DECEPTION_MIX


def test_7_3_the_least_experienced_selects_first():
    """7.3 Handicap: the next inexperienced one selects from what he left."""
    game = new(handicap="VC", handicap_next="US").choose("hidden_asset+hidden_asset")
    assert game.decision.seat == "US" and len(game.state.deception.aside) == 10
    assert pairs(["hidden_asset", "empty_threat"]) == ["empty_threat+hidden_asset"]
    game.choose("hidden_asset+hidden_asset")
    assert "hidden_asset" not in game.state.deception.aside + tuple(own_markers(game.state, "ARVN"))


def test_7_3_the_selection_is_secret():
    """7.3 Handicap: nobody else reads of it, and a guess may give him other markers."""
    game = new(handicap="NVA").choose("hidden_agenda+hidden_agenda")
    assert not any("NVA" in str(e["values"]) for e in game.view("US")["log"] if "deception" in e["key"])
    guesses = {tuple(own_markers(game.determinize("US", Random(n)).state, "NVA")) for n in range(20)}
    assert len(guesses) > 2


def test_7_3_who_selects_second_knows_what_the_first_has_taken():
    """7.3 Handicap: he sees what is left; a guess for him agrees with that."""
    game = new(handicap="VC", handicap_next="US").choose("hidden_asset+hidden_asset")
    for _ in range(2):
        for n in range(5):
            assert own_markers(game.determinize("US", Random(n)).state, "VC") == ["hidden_asset"] * 2
        if game.decision.name == "deception.select":
            game.choose("hidden_agenda+hidden_agenda")


def test_7_3_a_handicap_for_a_non_player_or_twice_for_a_player_is_no_more_than_one():
    """1.5, 7.3 Inexperienced are players: a Non-player selects nothing, a pair of factions selects once."""
    assert new(handicap="VC", vc="nonplayer").decision.name != "deception.select"
    game = new(handicap="VC", handicap_next="NVA", politburo="yes")
    assert game.decision.seat == "NVA" and game.state.deception.handicap == ("NVA",)


# --- notation and invariants ------------------------------------------------------------------------------------------


def test_the_notation_carries_the_markers():
    for game in (
        new(4),
        second().choose(HIDDEN_ASSET),
        new(handicap="VC", handicap_next="US").choose(pairs(ALL_MARKERS)[0]),
    ):
        checks.check_notation(game)
        assert from_json(to_json(game.state)) == game.state


@pytest.mark.parametrize(
    "text, fault",
    [
        ("deception_held: US hidden_agenda", "Deception markers"),
        ("deception_aside: empty_threat", "Deception markers"),
        ("handicap: US", "Handicap without Deception"),
        ("options: deception; deception_held: US bluff", "is not a faction and one of"),
        ("options: deception; deception_aside: empty_threat", "Deception markers"),
        ("options: deception; nonplayers: VC; deception_held: VC empty_threat", "not all are players"),
        (
            "options: deception; deception_held: US empty_threat, US empty_threat;deception_shown: US hidden_asset",
            "more than two",
        ),
    ],
)
def test_a_wrong_number_of_markers_is_named(text, fault):
    with pytest.raises(Error, match=fault):
        from_json(parse(text))


def test_7_3_what_ends_the_game_and_shows_the_markers_is_not_taken_back():
    """The last Redeployment before the markers are shown is a choice that nobody may try out."""
    game = indochina.position(
        "fitl",
        f"current: 128; deck:; stage: coup.redeploy_nva; options: deception; {ASSET};"
        " north-vietnam: nva_troop, nva_base; central-laos: nva_base",
    )
    assert game.decision.name == "redeploy.nva_troop.from"
    game.choose("end")
    assert game.over and not game.state.deception.held
    with pytest.raises(Error, match="cannot undo: dice have been rolled, a card drawn or something hidden shown since"):
        game.undo()
