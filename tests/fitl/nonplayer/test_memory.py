"""8.1 Non-players remember by the reasons they gave, and can go on where these are missing."""

from pathlib import Path

import pytest
from bots import ask, play

import indochina
from indochina.core.journal import Answer
from indochina.fitl.check import check
from indochina.fitl.nonplayer import NONPLAYERS
from indochina.fitl.nonplayer.turn import ACTION, EVENT, OPERATION, Turn

from .positions import start, turn, turned

UNFINISHED = Path(__file__).parents[2] / "games" / "fitl-unfinished-medium.save"
RALLY = "vc_resources: 9; hue: 4 vc_guerrilla; kien-hoa: 4 vc_guerrilla; saigon: arvn_troop"


def test_a_story_goes_back_to_the_question_that_opened_it():
    game, _ = turn("VC", RALLY, nonplayers="US, ARVN, NVA, VC")
    t = turned(game, "VC")
    back = list(game.answers_back())
    assert list(t.story()) == [answer for answer in back if answer.seat == "VC"]
    assert list(t.story(anyone=True)) == back
    for since in (ACTION, EVENT, OPERATION):
        told = list(t.story(since))
        assert told and told[-1].name.startswith(since)
        assert not any(answer.name.startswith(since) for answer in told[:-1])


def test_what_was_said_and_told_is_found_again():
    game, said = turn("VC", RALLY)
    t = turned(game, "VC")
    assert [a.key for a in t.said("rally.space")] == [a.key for a in reversed(said) if a.name == "rally.space"]
    assert t.told("action") == said[0].reason.values
    assert t.told("march.space") == {}
    assert t.told_just_now(said[-1].name) == said[-1].reason.values and t.told_just_now("march.space") == {}
    first = next(a for a in said if a.name == "rally.space")
    assert list(t.notes("new"))[-1] == first.reason.values["new"]
    assert t.recall("no such thing") is None


def test_a_look_ahead_leaves_no_trace_and_rolls_no_dice():
    t = turned(start("VC", RALLY), "VC", dice="6")
    twin = t.dry()
    twin.dice(3, "np.lot", "8.1")
    assert not t.trace and t.dice(1, "np.lot", "8.1") == 6


def without_reasons(monkeypatch):
    """As in a game that was saved before a reason was written down."""
    story = Turn.story

    def forgotten(self, since=(), anyone=False):
        return (Answer(*answer.held()[:-1], None) for answer in story(self, since, anyone))

    monkeypatch.setattr(Turn, "story", forgotten)


def test_a_nonplayer_goes_on_wherever_its_reasons_are_missing(monkeypatch):
    game = indochina.new("fitl", "short", {faction.lower(): "nonplayer" for faction in NONPLAYERS}, seed=4)
    while game.decision is not None:
        with monkeypatch.context() as patch:
            without_reasons(patch)
            ask(game, NONPLAYERS)
        game.choose(*NONPLAYERS[game.decision.seat].choose(game))


@pytest.mark.parametrize("missing", [False, True])
def test_a_game_left_in_mid_turn_by_older_rules_is_played_on_by_nonplayers(missing, monkeypatch):
    game = indochina.load(UNFINISHED)
    if missing:
        without_reasons(monkeypatch)
    begun = game.version
    play(game, NONPLAYERS, lambda: game.version > begun + 150, check)
    assert game.version > begun
