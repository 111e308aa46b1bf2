"""What wins, and the map with what lies around a space, in the terminal, for all three games."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import indochina
from indochina import Error
from indochina.cli.drawing import aim, drawing, own_commands

MOVING = "turn: 2; stage: movement; active: SV; available: 3"


def told(game, line, seat=None):
    """What a command shows, as plain text."""
    console = Console(width=200, record=True, file=StringIO())
    name, _, rest = line.partition(" ")
    console.print(own_commands(game)[name](game, seat, rest))
    return console.export_text()


@pytest.mark.parametrize("game", indochina.GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_wins_is_on_the_first_screen(run, game, language):
    result = run(f"play {game} --lang {language} --seed 1 --seat {indochina.rules(game).SEATS[0]}=human", "quit\n")
    assert result.exit_code == 0
    seats = dict.fromkeys(indochina.rules(game).SEATS, "solo") | {indochina.rules(game).SEATS[0]: "human"}
    wins = aim(indochina.new(game, seats=seats, seed=1, language=language))
    assert wins and " ".join(wins.split()) in " ".join(result.output.split())


@pytest.mark.parametrize("game", indochina.GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_has_a_map_and_reach_and_tells_so(game, language):
    begun = indochina.new(game, seed=1, language=language)
    assert {"map", "reach", "goal"} <= set(own_commands(begun))
    console = Console(width=200, record=True, file=StringIO())
    console.print(drawing(begun).legend(begun))
    text = console.export_text()
    assert all(command in text for command in ("map", "reach", "goal"))
    assert told(begun, "map")


def test_the_conditions_of_fire_in_the_lake():
    """7.2 The four conditions; 8.9 alone one has to lead by six."""
    goal = aim(indochina.new("fitl", seats=dict.fromkeys(indochina.rules("fitl").SEATS, "human"), seed=1))
    assert all(part in goal for part in ("Support", "above 50", "Patronage", "above 18", "above 35", "Opposition"))
    assert "bot" not in goal
    seats = {"US": "human", "ARVN": "solo", "NVA": "solo", "VC": "solo"}
    assert "by 6 to win" in aim(indochina.new("fitl", seats=seats, seed=1))


def test_a_space_of_fire_in_the_lake_with_its_neighbours():
    game = indochina.new("fitl", "full", seed=1)
    text = told(game, "near hue")
    assert "Hue  City, coast, Population 2" in text and "Quang Tri-Thua Thien" in text
    assert "Hue - Khe Sanh  LoC, Highway" in text and "Saigon" not in text
    assert "Saigon - Can Tho  LoC, Highway, Mekong, Econ 2" in told(game, "near can tho")
    assert told(game, "reach hue") == told(game, "map hue") == text


def test_a_province_of_saigon_75_with_room_to_stack():
    """S.5 Five units of a side."""
    game = indochina.position(
        "saigon75", "turn: 2; stage: movement; active: SV; available: 3; hue: 3 sv_division, ranger"
    )
    text = told(game, "near quang tri")
    assert "Hue  control SV  3D R  stacking: SV 4 of 5, 1 left; NV 0 of 5, 5 left" in text
    assert "NV Reserve" in text
    assert "Ca Mau" not in text


def test_how_far_a_unit_of_saigon_75_gets():
    """S.4 One province; marines from coast to coast."""
    game = indochina.position(
        "saigon75",
        "turn: 2; stage: movement; active: SV; available: 3; hue: marine, sv_division; ca_mau: 5 sv_division",
    )
    assert "Ca Mau (full)" in told(game, "reach hue marine")
    assert "Ca Mau" not in told(game, "reach hue/sv_division") and "Da Nang (5)" in told(game, "reach hue div")


@pytest.mark.parametrize(
    ("game", "line"),
    [("fitl", "near"), ("fitl", "near x"), ("saigon75", "near"), ("saigon75", "reach x"), ("saigon75", "near x")],
)
def test_what_is_asked_wrongly_is_told_in_a_sentence(game, line):
    with pytest.raises(Error):
        told(indochina.new(game, seed=1), line)


def test_the_map_of_tonkin_shows_roads_and_rivers():
    text = told(indochina.new("tonkin", "na_san", seed=1), "map V15")
    assert "=≈" in text and "= road" in text
