"""Recorded games are replayed on every run: each choice leads where it led when it was recorded."""

from pathlib import Path

import pytest

import indochina

RECORDED = sorted(Path(__file__).parent.glob("*.save"))


def test_there_are_recorded_games_of_every_registered_game():
    assert {path.name.split("-")[0] for path in RECORDED} >= set(indochina.GAMES)


@pytest.mark.parametrize("path", RECORDED, ids=lambda p: p.stem)
def test_a_recorded_game_is_replayed_to_its_end(path):
    game = indochina.load(path)
    assert not game.lost_history, game.lost_history
    assert game.over and game.result["winner"] in path.stem.upper().split("-")
