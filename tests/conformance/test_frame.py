"""The frame of a game package: the same thing has the same file and the same name in every game."""

from importlib import import_module

import pytest

from indochina.core.rules import Setting
from indochina.games import GAMES, rules

FRAME = {
    "ahead": ["changes", "figures"],
    "check": ["check"],
    "odds": ["ODDS", "foresee", "outcomes"],
    "position": ["from_json", "to_json"],
    "rulebook": ["RULEBOOK"],
    "scenarios": ["SCENARIOS"],
    "settings": ["SETTINGS"],
    "setup": ["setup"],
    "stages": ["STAGES"],
    "state": ["State"],
    "story": ["BOOKKEEPING", "CHAPTERS", "FIGURES", "action", "deed", "table"],
    "victory": ["result"],
    "view": ["determinize", "view"],
}
"""What a package exports, by the module it stands in."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("module", FRAME)
def test_what_every_game_exports_stands_in_the_same_module(game, module):
    found = import_module(f"{GAMES[game]}.{module}")
    for name in FRAME[module]:
        assert getattr(found, name) is getattr(rules(game), name)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_reads_an_owners_board_where_its_board_is(game):
    """In `board.py`, or where there is much to check in the folder `board_file`."""
    read = rules(game).read_board
    assert (read.__name__, read.__module__.split(".")[2]) in {("read", "board"), ("read", "board_file")}


@pytest.mark.parametrize("game", GAMES)
def test_settings_are_of_one_kind(game):
    assert all(isinstance(setting, Setting) for setting in rules(game).SETTINGS.values())
