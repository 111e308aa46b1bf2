"""The odds of Saigon 75's dice, computed by hand from their faces.

NV: X X R R and two blanks; SV: X R R and three blanks; air: two aircraft and four blanks.
"""

from __future__ import annotations

import pytest

import indochina
from indochina.ahead import AS_MANY
from indochina.core.rules import ROLLED
from indochina.odds import odds
from indochina.saigon75 import ODDS
from indochina.saigon75.words.en import ENGLISH

SV_ATTACKS = "turn: 2; active: SV; stage: combat.declare; available: 5; "
NV_ATTACKS = "turn: 2; active: NV; stage: combat.declare; available: 9; infiltration: 0; "
# One die each: S.6a the balance of R is 1 for SV to bear if NV rolls R and SV does not.
ONE_EACH = [
    ("Hits on SV in Hue", "0", 2 / 3), ("Hits on SV in Hue", "1", 1 / 3),
    ("Hits on NV in Hue", "0", 5 / 6), ("Hits on NV in Hue", "1", 1 / 6),
    ("Retreats from Hue", "NV: 1", 2 / 9), ("Retreats from Hue", "none", 5 / 9), ("Retreats from Hue", "SV: 1", 2 / 9),
]  # fmt: skip
AIR_ONE = [("Air Support markers lost", "0", 2 / 3), ("Air Support markers lost", "1", 1 / 3)]


def ask(game, key):
    return odds(game, key, game.decision.seat, game.messages)


def rows(found, title=""):
    return [(x.title, x.text, x.probability) for x in found.outcomes if x.title.startswith(title)]


def close(expected):
    return [(title, text, pytest.approx(p)) for title, text, p in expected]


def hits(on, *chances, space="Hue"):
    return close([(f"Hits on {on} in {space}", str(n), p) for n, p in enumerate(chances)])


# --- combat --------------------------------------------------------------------------------------------------


def test_one_unit_against_one(play):
    game = play(SV_ATTACKS + "hue: sv_division, nv_division; saigon: ranger, vc")
    found = ask(game, "hue")
    assert rows(found) == close(ONE_EACH) and found.exact


def test_two_dice_against_one(play):
    """5/6 x 5/6, 2 x 1/6 x 5/6, 1/6 x 1/6."""
    game = play(SV_ATTACKS + "hue: 2 sv_division, nv_division; saigon: ranger, vc")
    assert rows(ask(game, "hue"), "Hits on NV") == hits("NV", 25 / 36, 10 / 36, 1 / 36)


def test_the_faces_are_those_of_the_board(play):
    """An owner's board file may say that the NV die has five X and a blank."""
    position = {
        "board": {"dice": {"nv": ["X", "X", "X", "X", "X", "blank"]}},
        "turn": 2, "active": "SV", "stage": "combat.declare", "available": 5,
        "hue": "sv_division, nv_division", "saigon": "ranger, vc",
    }  # fmt: skip
    found = ask(play(position), "hue")
    assert rows(found, "Hits on SV") == hits("SV", 1 / 6, 5 / 6)
    title = "Retreats from Hue"  # no R for SV to suffer
    assert rows(found, title) == close([(title, "NV: 1", 1 / 3), (title, "none", 2 / 3)])


def test_what_is_taken_for_granted_is_said(play):
    game = play(NV_ATTACKS + "momentum: 1; air: 1; hue: 2 nv_division, ranger; saigon: vc, ranger")
    found = ask(game, "hue")
    assert found.assuming == (
        "Assuming: as many units as possible attack, no other combat comes first, no further bonus dice."
    )
    assert rows(found, "Hits on SV") == hits("SV", 4 / 9, 4 / 9, 1 / 9)
    game.choose("hue").choose("nv_division")
    assert ask(game, "done").assuming == "Assuming: no other combat comes first, no further bonus dice."


def test_units_that_cannot_all_be_activated_attack_as_far_as_activations_reach(play):
    game = play(
        "turn: 2; active: SV; stage: combat.declare; available: 2; hue: 3 sv_division, nv_division; saigon: ranger, vc"
    )
    assert rows(ask(game, "hue"), "Hits on NV") == hits("NV", 25 / 36, 10 / 36, 1 / 36)


def test_vc_are_taken_to_defend(play):
    """S.6 Without Rangers NV could keep its VC out: two dice, not one."""
    game = play(SV_ATTACKS + "hue: sv_division, nv_division, vc; saigon: ranger, vc")
    found = ask(game, "hue")
    assert "all VC battalions there defend" in found.assuming
    assert rows(found, "Hits on SV") == hits("SV", 4 / 9, 4 / 9, 1 / 9)
    game.choose("hue").choose("all").choose("end")
    assert game.decision.name == "combat.vc"
    assert rows(ask(game, "0"), "Hits on SV") == hits("SV", 2 / 3, 1 / 3)
    assert rows(ask(game, "1"), "Hits on SV") == hits("SV", 4 / 9, 4 / 9, 1 / 9)


def test_s_6c_a_bonus_die_that_is_asked_about_counts_and_its_marker_may_be_lost(play):
    game = play(SV_ATTACKS + "air: 2; hue: sv_division, nv_division", ["hue", "all"])
    assert game.decision.name == "combat.bonus"
    assert rows(ask(game, "none")) == close(ONE_EACH)
    found = ask(game, "air")
    assert rows(found, "Hits on NV") == hits("NV", 25 / 36, 10 / 36, 1 / 36)
    assert rows(found, "Air") == close(AIR_ONE)


def test_s_7_two_markers(play):
    game = play(SV_ATTACKS + "air: 2; hue: 2 sv_division, nv_division", ["hue", "all", "air"])
    title = "Air Support markers lost"
    assert rows(ask(game, "air"), "Air") == close([(title, "0", 4 / 9), (title, "1", 4 / 9), (title, "2", 1 / 9)])


def test_a_second_combat_is_looked_at_by_itself(play):
    position = SV_ATTACKS + "saigon: ranger, 3 vc; hue: sv_division, nv_division; da_nang: sv_division, nv_division"
    game = play(position, ["saigon", "all"])
    assert game.decision.name == "combat.declare"
    assert rows(ask(game, "hue")) == close(ONE_EACH)
    found = ask(game, "end")
    assert {x.title for x in found.outcomes} == {
        "Hits on SV in Saigon", "Hits on NV in Saigon", "Retreats from Saigon",
    }  # fmt: skip
    assert rows(found, "Hits on SV") == hits("SV", 8 / 27, 12 / 27, 6 / 27, 1 / 27, space="Saigon")


def test_a_second_combat_is_looked_at_by_itself_when_its_units_are_chosen(play):
    position = SV_ATTACKS + "saigon: ranger, 3 vc; hue: sv_division, marine, nv_division"
    game = play(position, ["saigon", "all", "hue", "marine"])
    assert game.decision.name == "combat.units"
    assert rows(ask(game, "done")) == close(ONE_EACH)


def test_the_next_combat_is_not_looked_at(play):
    """A blank die in the first combat and the second follows without a question: still there are only three ways."""
    position = NV_ATTACKS + "hue: nv_division, ranger~; saigon: nv_division, ranger~; da_nang: nv_division, ranger"
    game = play(position, ["hue", "all", "saigon", "all"])
    assert game.decision.name == "combat.declare"
    found = odds(game, "end", "NV", game.messages, limit=3)
    title = "Retreats from Hue"
    assert rows(found) == [
        *hits("SV", 2 / 3, 1 / 3), *hits("NV", 1.0), *close([(title, "none", 2 / 3), (title, "SV: 1", 1 / 3)]),
    ]  # fmt: skip
    assert found.exact


def test_s_10_one_die_again_the_others_stand(play):
    """NV rolled blank and X, SV blank. The blank again: X with 1/3, so two X in all."""
    game = play(NV_ATTACKS + "momentum: 1; hue: 2 nv_division, ranger", ["hue", "all", "none"], dice="blank X blank")
    assert game.decision.name == "combat.reroll"
    found = ask(game, "nv/blank")
    title = "Retreats from Hue"
    assert rows(found) == [
        *close([("Hits on SV in Hue", "1", 2 / 3), ("Hits on SV in Hue", "2", 1 / 3), ("Hits on NV in Hue", "0", 1.0)]),
        *close([(title, "none", 2 / 3), (title, "SV: 1", 1 / 3)]),
    ]
    assert rows(ask(game, "none")) == []


# --- the other dice ------------------------------------------------------------------------------------------


def test_s_4_rangers_that_fly_may_cost_the_marker(play):
    game = play("turn: 2; active: SV; stage: movement; available: 5; air: 1; hue: ranger; saigon: sv_division")
    game.choose("hue/ranger")
    assert rows(ask(game, "saigon")) == close(AIR_ONE)
    assert rows(ask(game, "da_nang")) == []


def test_e_03_two_dice_on_nv_units(play):
    game = play("turn: 2; active: SV; stage: event; event: E-03; hue: 2 nv_division; saigon: vc; deck:")
    title = "Retreats from Hue"
    assert rows(ask(game, "hue")) == [
        *hits("NV", 25 / 36, 10 / 36, 1 / 36),
        *close([(title, "NV: 2", 1 / 9), (title, "NV: 1", 4 / 9), (title, "none", 4 / 9)]),
    ]


def test_e_07_how_many_combats(play):
    game = play("turn: 2; active: NV; stage: event.play; nv_hand: E-07, E-09, E-16")
    assert rows(ask(game, "E-07")) == close([("Combats possible", str(n), 1 / 3) for n in range(3)])
    assert rows(ask(game, "E-09")) == []


def test_s_10_the_activation_die_again(play):
    """The column of turn 2 has 4 to 9."""
    game = play("turn: 2; active: NV; stage: availability; momentum: 1", dice="1")
    assert rows(ask(game, "reroll")) == close([("Activations", str(n), 1 / 6) for n in range(4, 10)])
    assert rows(ask(game, "end")) == []


# --- all of them ---------------------------------------------------------------------------------------------

# For each question of ODDS a position where an answer leads to dice: position, choices, dice so far, the answer.
FIGHT = "hue: 2 sv_division, nv_division, vc; saigon: ranger, vc"
STATED = {
    "combat.declare": (SV_ATTACKS + FIGHT, [], None, "hue"),
    "combat.units": (SV_ATTACKS + FIGHT, ["hue"], None, "all"),
    "combat.vc": (SV_ATTACKS + FIGHT, ["hue", "all", "done"], None, "1"),
    "combat.bonus": (SV_ATTACKS + "air: 2; " + FIGHT, ["hue", "all", "done"], None, "air"),
    "combat.reroll": (NV_ATTACKS + "momentum: 1; hue: nv_division, ranger", ["hue", "all", "none"], "R R", "nv/R"),
    "combat.intelligence": (
        SV_ATTACKS + "event: E-05; event_left: 1; hue: sv_division, nv_division", ["hue", "all"], "R R", "sv/R",
    ),
    "event.province": ("active: SV; stage: event; event: E-03; hue: nv_division; saigon: vc", [], None, "hue"),
    "event.play": ("active: NV; stage: event.play; nv_hand: E-07, E-09", [], None, "E-07"),
    "availability.extra": ("active: NV; stage: availability; momentum: 1", [], "1", "reroll"),
    "move.to": ("active: SV; stage: movement; available: 5; air: 1; hue: ranger", ["hue/ranger"], None, "saigon"),
}  # fmt: skip


@pytest.mark.parametrize("name", ODDS)
def test_every_question_with_odds_leads_to_dice_somewhere(play, name):
    position, choices, dice, key = STATED[name]
    game = play(position, choices, dice)
    assert game.decision.name == name
    found = ask(game, key)
    assert len(found.outcomes) > 1 and found.exact


def test_whatever_is_assumed_has_its_words():
    assumed = {name for between in ODDS.values() for name, answer in between.items() if answer != ROLLED}
    worded = {key.removeprefix("odds.assume.") for key in ENGLISH if key.startswith("odds.assume.")}
    assert assumed | {AS_MANY} == worded


def test_in_french():
    game = indochina.position("saigon75", NV_ATTACKS + "momentum: 1; hue: nv_division, ranger; saigon: vc, ranger")
    game.speak("fr")
    found = ask(game, "hue")
    assert found.assuming.startswith("On suppose : autant d’unités que possible attaquent")
    assert {x.title for x in found.outcomes} == {"X contre SV (Hué)", "X contre NV (Hué)", "Retraites (Hué)"}


def test_cards_and_dice_that_a_seat_cannot_know_make_no_difference():
    text = SV_ATTACKS + "sv_hand: E-01, E-02; air: 1; hue: 2 sv_division, nv_division, vc; saigon: ranger, vc; "
    one = indochina.position("saigon75", text + "nv_hand: E-09, E-16; seed: 1")
    two = indochina.position("saigon75", text + "nv_hand: E-10, E-11; seed: 2")
    assert one.hash() != two.hash()
    assert ask(one, "hue") == ask(two, "hue")
