"""The account of a game: how it ended, margins, turning points, losses, luck, Events, diary."""

from __future__ import annotations

from pathlib import Path

import pytest

import indochina
from indochina.account import TURNING_POINTS, Account, account
from indochina.core.decision import chance
from indochina.core.dice import DICE
from indochina.core.game import Game
from indochina.core.reckoning import Fortune, Loss, Reckons

RECORDED = Path(__file__).parents[1] / "games"
FINISHED = [
    "fitl-bots-version3-short-us", "fitl-events-medium-vc", "saigon75-solo-solo-hand3-nv",
    "tonkin-solo-solo-na_san-gcma-vm", "tonkin-random-random-hoa_binh-draw",
]  # fmt: skip
D6 = [str(n) for n in range(1, 7)]


def recorded(name: str, language: str = "en") -> Game:
    game = indochina.load(RECORDED / f"{name}.save")
    game.speak(language)
    return game


def margins(game: Game) -> list[int]:
    assert isinstance(game.rules, Reckons)
    return list(game.rules.margins(game.state).values())


@pytest.mark.parametrize("name", FINISHED)
def test_an_account_agrees_with_the_moments_it_names(name: str) -> None:
    game = recorded(name)
    told = account(game)
    assert told.ended == game.log[-1].text and told.rule == game.log[-1].rule
    assert list(told.points[0].values) == margins(game.at(0))
    assert list(told.points[-1].values) == margins(game)
    assert [point.at for point in told.points] == sorted(point.at for point in told.points)
    assert told.points[-1].at == len(told.diary), "a chapter is as long as another"
    assert 0 < len(told.swings) <= TURNING_POINTS
    assert [swing.made for swing in told.swings] == sorted(swing.made for swing in told.swings)
    assert all(any(swing.by) and len(swing.by) == len(told.lines) for swing in told.swings)
    for before, page in zip(told.diary, told.diary[1:]):
        assert before.after == page.before and before.made <= page.made <= game.made
    assert all(page.heading and page.text for page in told.diary[1:])


@pytest.mark.parametrize("name", FINISHED)
def test_all_of_it_is_said_in_both_languages(name: str) -> None:
    english, french = (account(recorded(name, language)) for language in ("en", "fr"))
    assert english.ended != french.ended and english.lost != french.lost
    assert [page.made for page in english.diary] == [page.made for page in french.diary]
    assert all(a.text != b.text for a, b in zip(english.swings, french.swings))
    assert {luck.what for luck in english.luck}.isdisjoint(luck.what for luck in french.luck)


def saigon() -> Account:
    return account(recorded("saigon75-solo-solo-hand3-nv"))


def test_the_largest_swings_are_told_with_their_moments_and_what_bots_thought() -> None:
    first, _, third, *_ = saigon().swings
    assert (first.made, first.heading, list(first.by)) == (30, "Turn 1, Summer 1973", [3])
    assert first.text.startswith("NV: attacks in 4 provinces, 4 units eliminated")
    assert [thought.seat for thought in first.thoughts] == ["NV", "NV"]
    assert list(third.by) == [-3] and third.text.startswith("SV: ")
    game = recorded("saigon75-solo-solo-hand3-nv")
    assert margins(game.at(third.made)) == [5], "what the swing led to"


def test_losses_are_told_by_side_and_cause() -> None:
    lost = [(row.side, row.cause, row.count) for row in saigon().losses]
    assert ("SV", "SV forces desertion", 15) in lost and ("SV", "Procedure of combat", 26) in lost
    log = recorded("saigon75-solo-solo-hand3-nv").log
    assert sum(entry.key == "log.deserted" for entry in log) == 15
    assert [side for side, _, _ in lost] == sorted(side for side, _, _ in lost), "one side after the other"


def test_every_event_played_is_told_with_its_moment() -> None:
    game = recorded("fitl-events-medium-vc")
    told = account(game).events
    assert [event.text for event in told] == [entry.text for entry in game.log if entry.key == "log.event"]
    assert [event.made for event in told] == [
        made for (_, note), made in zip(game.notes(), game.when()) if note.key == "log.event"
    ]


def test_luck_is_what_the_dice_came_to_against_what_was_to_be_expected() -> None:
    """S.2 In turn 1 a six is the most that NV can roll: the table has 4 to 6, and 6 for a six."""
    told = {}
    for face in ("1", "6"):
        game = indochina.new("saigon75", seed=1, dice=face)
        game.choose("suggested")
        row = next(luck for luck in account(game).luck if luck.what == "activations rolled")
        points = next(entry.values["points"] for entry in game.log if entry.key == "log.availability")
        assert (row.side, row.rolled, row.got) == ("NV", 1, points)
        told[face] = row
    assert told["1"].got < told["1"].expected == told["6"].expected < told["6"].got


def test_an_attack_by_guerrillas_hopes_for_a_die_that_does_not_exceed_them() -> None:
    """3.3.3"""
    game = indochina.new("fitl", "short", seed=1)
    assert isinstance(game.rules, Reckons)
    die = chance(DICE, "dice.attack", "3.3.3", D6, space="hue", guerrillas=2)
    (hoped,) = game.rules.fortunes(die, game.state)
    assert hoped == Fortune(game.state.acting(), "attack", {"1": 1, "2": 1, "3": 0, "4": 0, "5": 0, "6": 0})


def test_a_check_of_disorganization_is_the_hope_of_the_enemy() -> None:
    """6.14 Who reaches the number becomes DG, so a high die of the defender is good for who attacks."""
    game = recorded("tonkin-solo-solo-na_san-gcma-vm")
    assert isinstance(game.rules, Reckons)
    state = game.at(20).state
    sides = [
        game.rules.fortunes(chance(DICE, f"dice.dg_{role}", "6.14", D6), state)[0].side
        for role in ("attacker", "defender")
    ]
    assert sides == [{"VM": "FEF", "FEF": "VM"}[state.acting()], state.acting()]


def test_guerrillas_that_become_a_base_are_no_loss() -> None:
    """3.3.1"""
    game = recorded("fitl-events-medium-vc")
    assert isinstance(game.rules, Reckons)
    found = {
        (entry.key, entry.rule): game.rules.loss(entry, game.state) for entry in game.log if entry.key == "log.removed"
    }
    assert found.pop(("log.removed", "3.3.1"), None) is None
    assert found and all(isinstance(loss, Loss) for loss in found.values())


def test_an_open_game_is_told_as_a_seat_knows_it() -> None:
    """3.1 in Saigon 75 nobody is told which cards the other drew; 1.5 in Tonkin not which VM unit stands where."""
    game = indochina.new("tonkin", "na_san", seed=5, seats={"VM": "solo", "FEF": "solo"}).play(until=60)
    hidden = {
        game.messages.name(note.values["unit"])
        for _, note in game.notes()
        if note.only == "VM" and "unit" in note.values
    }
    told = account(game, "FEF")
    assert not told.ended and told.diary and told.points[-1].made
    shown = {entry.text for entry in game.entries("FEF")}
    for unit in hidden:
        if not any(unit in text for text in shown):
            assert not any(unit in page.text for page in told.diary)
            assert not any(unit in swing.text for swing in told.swings)
