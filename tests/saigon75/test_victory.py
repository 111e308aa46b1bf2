"""S.1 Turns and phases; V victory conditions check."""

from __future__ import annotations

import pytest

import indochina


@pytest.mark.parametrize("turn", range(1, 9))
@pytest.mark.parametrize("held_by", ["militia", "vc, militia", "5 sv_division, vc, militia"])
def test_nv_wins_at_the_end_of_any_turn_if_it_controls_saigon(play, turn, held_by):
    """V Saigon holds a militia marker: the game ends with an NV victory."""
    game = play(f"turn: {turn}; active: SV; stage: momentum; saigon: {held_by}; hue: ranger", dice="quang_tri")
    assert game.over
    assert game.decision is None
    assert game.result["winner"] == "NV"
    assert game.result["turn"] == turn


@pytest.mark.parametrize("turn", range(1, 8))
@pytest.mark.parametrize("held_by", ["ranger", "ranger, 5 nv_division", ""])
def test_otherwise_the_game_goes_on(play, turn, held_by):
    """V, S.1 Before the end of turn 8 nobody has won without Saigon: the next turn begins with the NV phase."""
    place = f"saigon: {held_by};" if held_by else ""
    game = play(f"turn: {turn}; active: SV; stage: momentum; tokens:; {place} hue: ranger", dice="1")
    assert not game.over
    assert game.result is None
    assert (game.state.turn, game.state.active) == (turn + 1, "NV")


@pytest.mark.parametrize("held_by", ["ranger", "ranger, 5 nv_division", ""])
def test_sv_wins_after_turn_8_if_nv_does_not_control_saigon(play, held_by):
    """V Even with no unit left in Saigon."""
    place = f"saigon: {held_by};" if held_by else ""
    game = play(f"turn: 8; active: SV; stage: momentum; {place} hue: ranger")
    assert game.over
    assert game.result["winner"] == "SV"


def test_sv_wins_after_turn_8_even_with_no_units_at_all(play):
    """V The rules know no victory by destruction: an empty Saigon is SV controlled."""
    game = play("turn: 8; active: SV; stage: momentum; hue: 5 nv_division, militia")
    assert game.result["winner"] == "SV"


def test_losing_all_units_before_turn_8_does_not_end_the_game(play):
    """V Only control of Saigon counts."""
    game = play("turn: 5; active: SV; stage: momentum; tokens:; hue: 5 nv_division, militia", dice="1")
    assert not game.over


def test_taking_saigon_in_the_nv_phase_does_not_end_the_game_yet(play):
    """V The check comes at the end of the turn: SV has its phase to take Saigon back."""
    game = play("turn: 5; active: NV; stage: combat; saigon: nv_division; an_loc: 3 ranger", dice="1")
    assert not game.over
    assert game.state.active == "SV"
    assert game.view()["view"]["spaces"]["saigon"]["control"] == "NV"


def test_saigon_taken_back_in_the_sv_phase_saves_the_south(play):
    """V, S.8 After combat as many SV as NV units in Saigon: no NV victory."""
    game = play(
        "turn: 5; active: SV; stage: combat.declare; saigon: sv_division!, nv_division, militia; tokens:",
        ["saigon", "all"],
        dice="blank blank blank 1 1",
    )
    assert not game.over
    assert game.state.turn == 6


def test_without_a_combat_in_saigon_nv_wins(play):
    """V, S.8 SV units stand beside the militia but do not fight: NV controls Saigon and wins."""
    game = play(
        "turn: 5; active: SV; stage: combat.declare; saigon: 3 sv_division!, nv_division, militia; tokens:",
        ["done"],
        dice="1 1",
    )
    assert game.result["winner"] == "NV"


def test_desertion_can_lose_saigon(play):
    """S.1, S.8, V Control is checked after desertion, before the victory check."""
    held_by_nv = "; ".join(
        f"{p}: militia" for p in ("da_nang", "hue", "kon_tum", "pleiku", "dak_lak", "dak_nong", "phuoc_binh")
    )
    game = play(f"turn: 5; active: SV; stage: desertion; saigon: ranger, vc; tokens:; {held_by_nv}", dice="1")
    assert game.result["winner"] == "NV"


def test_the_momentum_check_comes_before_victory(play):
    """S.1 Momentum, then victory: on turn 3 the token is gone when the game ends."""
    game = play("turn: 3; active: SV; stage: momentum; tokens: quang_tri 3; saigon: militia")
    assert game.over
    assert game.view()["view"]["tokens"] == {}


def test_nothing_can_be_chosen_when_the_game_is_over(play):
    """V The game ends."""
    game = play("turn: 8; active: SV; stage: momentum; saigon: ranger")
    assert game.decision is None
    assert game.why_not("Saigon") == ["the game is over"]


def test_the_order_of_a_turn(play):
    """S.1 NV: availability, event, movement, combat. SV: the same, then desertion, Momentum, victory."""
    game = play(
        "turn: 3; active: NV; stage: availability; nv_hand: E-08, E-17; sv_hand: E-01, E-02; deck:; hue: ranger, vc",
        ["done", "E-08", "done", "done"] + ["done", "E-01", "done", "done"],
        dice="1 1 1 quang_tri 1",
    )
    phase = ["dice.activation", "availability.extra", "event.play", "move.unit", "combat.declare"]
    assert [a.name for a in game.answers] == [
        *phase, *phase, "dice.desertion", "momentum.reveal", "dice.activation",
    ]  # fmt: skip
    assert (game.state.turn, game.state.active) == (4, "NV")


def test_a_game_lasts_eight_turns_at_most():
    """S.1 Whoever plays, the game is over by the end of turn 8, with a winner."""
    for seed in range(5):
        game = indochina.new("saigon75", seed=seed).play({"NV": "random", "SV": "random"})
        assert game.over
        assert game.result["turn"] <= 8
        assert game.result["winner"] in ("NV", "SV")
