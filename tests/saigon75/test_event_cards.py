"""S.3 Event Cards: playing, drawing, hands, exchange. What each event does is tested elsewhere."""

from __future__ import annotations

import indochina
from indochina.saigon75.cards import CARDS, FAVOURS

NV_TO_PLAY = "turn: 2; active: NV; stage: event.play; available: 5; saigon: ranger; reserve: nv_division;"
SV_TO_PLAY = "turn: 2; active: SV; stage: event.play; available: 5; saigon: ranger;"


def cards(game):
    data = game.rules.to_json(game.state)
    return {name: data[name] for name in ("nv_hand", "sv_hand", "deck", "aside", "discard")}


def test_six_cards_for_the_south_twelve_for_the_north_two_neutral():
    """S.3 Twenty cards: 6 to the advantage of SV, 12 of NV, 2 neutral."""
    sides = list(FAVOURS.values())
    assert len(CARDS) == 20
    assert (sides.count("SV"), sides.count("NV"), sides.count("")) == (6, 12, 2)


def test_the_active_player_must_play_one_card_of_his_hand(play, asked):
    """S.3 He chooses among the cards he holds, and cannot pass."""
    game = play(NV_TO_PLAY + "nv_hand: E-08, E-14, E-17; sv_hand: E-01, E-02, E-03")
    assert game.decision.seat == "NV"
    assert asked(game) == ("event.play", {"E-08", "E-14", "E-17"})
    assert "S.3" in game.why_not("E-01")[0]


def test_the_south_plays_in_its_own_phase(play, asked):
    """S.3 In his phase the SV player is the active player."""
    game = play(SV_TO_PLAY + "nv_hand: E-08, E-14, E-17; sv_hand: E-01, E-02, E-03")
    assert game.decision.seat == "SV"
    assert asked(game) == ("event.play", {"E-01", "E-02", "E-03"})


def test_a_card_that_favours_the_enemy_may_have_to_be_played(play):
    """S.3 With one card in hand that card is played, whomever it helps."""
    game = play(SV_TO_PLAY + "sv_hand: E-17; deck:")
    assert game.state.event == "E-17"
    assert cards(game)["sv_hand"] == []


def test_the_card_is_in_effect_during_the_phase_and_discarded(play):
    """S.3 The event is in effect during the phase of the player who played it, then over."""
    game = play(NV_TO_PLAY + "nv_hand: E-08, E-14, E-17; deck: E-20", ["E-08"])
    assert game.state.event == "E-08"
    game.choose("end")
    assert game.state.active == "SV"
    assert game.state.event == ""
    assert cards(game)["discard"] == ["E-08"]


def test_after_discarding_a_new_card_restores_the_hand_to_three(play):
    """S.3, C.7 The active player draws the top card of the pile; the other player draws nothing."""
    game = play(
        NV_TO_PLAY + "nv_hand: E-08, E-14, E-17; sv_hand: E-01, E-02, E-03; deck: E-20, E-19; aside: E-04", ["E-08"]
    )
    assert cards(game) == {
        "nv_hand": ["E-14", "E-17", "E-20"],
        "sv_hand": ["E-01", "E-02", "E-03"],
        "deck": ["E-19"],
        "aside": ["E-04"],
        "discard": ["E-08"],
    }


def test_the_card_just_drawn_is_not_played_in_the_same_phase(play):
    """S.3 One card a phase: after the draw movement begins."""
    game = play(NV_TO_PLAY + "nv_hand: E-08, E-14, E-17; deck: E-20", ["E-08"])
    assert game.decision.name == "move.unit"


def test_no_draw_with_eight_card_hands(play):
    """S.3 Exception: with the eight-card option no card is drawn."""
    game = play(NV_TO_PLAY + "hand: 8; nv_hand: E-08, E-14, E-17; deck: E-20", ["E-08"])
    assert cards(game)["nv_hand"] == ["E-14", "E-17"]
    assert cards(game)["deck"] == ["E-20"]


def test_cards_set_aside_are_not_drawn_when_the_pile_is_empty(play):
    """C.7 Four cards stay aside: with the pile used up the hand shrinks."""
    game = play(NV_TO_PLAY + "nv_hand: E-08, E-14, E-17; deck:; aside: E-20, E-19", ["E-08"])
    assert cards(game)["nv_hand"] == ["E-14", "E-17"]
    assert cards(game)["aside"] == ["E-20", "E-19"]


def test_a_game_of_eight_turns_uses_eight_cards_a_player():
    """S.3, C.7 One card a phase; three in hand at the start of turns 1 to 6, then the last cards are played."""
    for hand in ("3", "8"):
        game = indochina.new("saigon75", seed=5, options={"hand": hand})
        while game.decision is not None:
            if game.state.stage == "event.play" and game.state.turn <= 6 and hand == "3":
                assert len(game.state.hands[0 if game.state.active == "NV" else 1]) == 3
            game.play({"NV": "random", "SV": "random"}, until=1)
        played = [e.values["side"] for e in game.log if e.key == "log.event"]
        assert played == ["NV", "SV"] * (len(played) // 2)
        assert len(played) == 2 * game.state.turn


def test_crisis_in_saigon_played_by_the_north_lasts_until_desertion(play):
    """S.3 Exception: this card is kept on the board through the SV phase, until desertion, not beyond."""
    game = play(NV_TO_PLAY + "nv_hand: E-14, E-08", ["E-14", "end"], dice="1 1")
    assert game.state.active == "SV"
    assert game.state.crisis
    game.choose("end").choose("end")
    assert game.state.turn == 3
    assert not game.state.crisis


# --- S.10 exchanging a card ------------------------------------------------------------------------------------

AIDED = NV_TO_PLAY + "momentum: 1; nv_hand: E-08, E-14, E-17; deck: E-20; aside: E-12, E-19, E-01, E-02"


def test_a_token_exchanges_a_card_for_one_of_the_four_set_aside(play, asked):
    """S.10 NV discards a card and draws a replacement from the cards set aside; the token is gone."""
    game = play(AIDED, ["exchange", "E-14"])
    assert cards(game) == {
        "nv_hand": ["E-08", "E-17", "E-12"],
        "sv_hand": [],
        "deck": ["E-20"],
        "aside": ["E-19", "E-01", "E-02"],
        "discard": ["E-14"],
    }
    assert game.state.momentum == 0
    assert asked(game) == ("event.play", {"E-08", "E-17", "E-12"})


def test_the_replacement_can_be_played_at_once(play):
    """S.10 The new card can be played at any time, in this phase already."""
    game = play(AIDED, ["exchange", "E-14", "E-12"])
    assert game.state.event == "E-12"


def test_the_exchange_is_a_choice(play):
    """S.10 The token may be kept; the event of the card played is unchanged."""
    game = play(AIDED, ["E-08"])
    assert game.state.momentum == 1


def test_the_card_discarded_in_an_exchange_has_no_effect(play):
    """S.10 It is discarded, not played."""
    game = play(AIDED, ["exchange", "E-14"])
    assert not game.state.crisis
    assert game.state.event == ""


def test_no_exchange_without_a_token(play):
    """S.10 It takes a Momentum Token."""
    assert "exchange" not in play(AIDED.replace("momentum: 1", "momentum: 0")).decision.keys


def test_each_exchange_takes_a_token(play):
    """S.10 Two tokens allow two exchanges, three tokens are not needed."""
    game = play(AIDED.replace("momentum: 1", "momentum: 2"), ["exchange", "E-14", "exchange", "E-17"])
    assert cards(game)["nv_hand"] == ["E-08", "E-12", "E-19"]
    assert "exchange" not in game.decision.keys


def test_the_south_has_no_exchange(play):
    """S.10 Tokens serve the NV player during his turn."""
    game = play(SV_TO_PLAY + "momentum: 1; sv_hand: E-01, E-02, E-03; aside: E-12, E-19")
    assert "exchange" not in game.decision.keys
