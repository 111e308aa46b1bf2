"""The board of Tonkin in a terminal, and the names the package exports."""

from __future__ import annotations

import pytest
from rich.console import Console

from indochina import tonkin
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.core.odds import odds
from indochina.players import has_opponents
from indochina.tonkin.terminal import Board, legend, notice

from .build import state


def game_of(s, language="en"):
    return Game(tonkin, s, language=language)


def drawn(game, seat, width=80, hand=True):
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as captured:
        console.print(Board(game, seat, hand))
    return captured.get()


UNITS = {
    "V15": "fef-hq gm-1:3! 10-bpcp? T", "V14": "2-2-rei", "X11": "vm-hq vm-sd-1 tieu-doan-1 36-308 88-308",
    "AB12": "rgt-148", "J22": "pathet-lao-1", "saigon": "gm-2", "eliminated": "8-bpc:0", "at_sea": "navy",
}  # fmt: skip


@pytest.fixture
def game():
    s = state(UNITS, stage="fef.move", active="FEF", spending=("vm-sd-1", ""), rp=[3, 5], air=4, air_left=2)
    s.objective, s.rumour = s.hex("V18"), s.hex("AB12")
    return game_of(s)


@pytest.mark.parametrize("width", [60, 80, 120, 180])
def test_it_fits(game, width):
    assert all(len(line.rstrip()) <= width for line in drawn(game, "VM", width).splitlines())


def test_heading_stacks_and_tracks(game):
    """1.10, 1.5 Month, phase, stacks with steps and markers, tracks."""
    text = drawn(game, "FEF", 200)
    assert "October 1952  Turn 25 of 32  dry   France  FEF Movement" in text
    assert "V15 Hanoi⊓ FEF HQ, 10 BPCP?, GM 1(3)!" in text
    assert "X11 Thai Nguyen★ VM HQ, VM SD 1$, Tieu Doan 1, +2 hidden" in text
    assert "saigon Saigon GM 2" in text
    assert "VM 3, FEF 5 (8)" in text and "2/4" in text
    assert "Eliminated   8 BPC" in text and "at sea" in text
    for region in ("Delta", "Highlands", "Laos", "Sea"):
        assert region in text


def test_only_vm_sees_its_stacks_and_the_real_objective(game):
    """1.5, 1.9"""
    assert "36/308" not in drawn(game, "FEF", 200) and "V18 Nam Dinh★◎" in drawn(game, "FEF", 200)
    assert "36/308, 88/308" in drawn(game, "VM", 200) and "V18 Nam Dinh★◉" in drawn(game, "VM", 200)
    assert "36/308" not in drawn(game, "VM", 200, hand=False)


def test_operation_points_are_shown_while_there_are_any():
    """6.1"""
    s = state(UNITS, stage="operation.point", active="VM", ops=[10, 8], impulse=2, spending=("vm-sd-1", ""))
    assert "VM 10/10, FEF 8/10, 2 in a row" in drawn(game_of(s), "VM", 200)


def test_it_speaks_french(game):
    game.speak("fr")
    text = drawn(game, "FEF", 200)
    assert "octobre 1952" in text and "V15 Hanoï⊓ QG FEF" in text and "+2 cachées" in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_notice_says_what_is_reconstructed_for_the_scenario(language):
    """9.0"""
    wanted = {"en": "Dien Bien Phu, not seen in print: first month", "fr": "Diên Biên Phu, non vu sur l’original"}
    s = state(UNITS, stage="vm.move")
    s.scenario = s.final = "dien_bien_phu"
    assert wanted[language] in notice(game_of(s, language))
    assert "DG" in str(legend(game_of(s, language)))


def test_no_notice_with_an_owners_board():
    """9.0"""
    board = tonkin.read_board({"map": {"V15": {"community": {"name": "Ha Noi", "kind": "city", "color": "blue"}}}})
    game = game_of(tonkin.setup("na_san", {"until": "same", "hero": "no"}, 1, (), board))
    assert notice(game) == ""
    assert "Ha Noi" in drawn(game, "VM", 200)


# --- what the package exports ----------------------------------------------------------------------------------


def test_targets():
    """Hexes, units and boxes are on the board; words are buttons."""
    assert tonkin.target("V14") == {"hex": "V14"} and tonkin.target("saigon") == {"hex": "saigon"}
    assert tonkin.target("gm-1")["unit"] == "gm-1"
    assert tonkin.target("box_2") == {"box": "box_2"}
    assert tonkin.target("done") is None and tonkin.target("3") is None


def test_every_scenario_and_setting_has_french_help():
    wanted = {f"scenario.{name}" for name in tonkin.SCENARIOS} | {f"setting.{name}" for name in tonkin.SETTINGS}
    assert set(tonkin.HELP["fr"]) == wanted


def test_seats_and_opponents(game):
    assert tonkin.SEATS == ("VM", "FEF") and tonkin.hidden(game.state)
    assert tonkin.nonplayers(game.state) is None and tonkin.seat_options({}) == {}
    if not has_opponents(tonkin):
        with pytest.raises(Error, match="no solo opponent"):
            tonkin.nonplayer("VM")


# --- odds ------------------------------------------------------------------------------------------------------

FIGHT = {"V13": "36-308 88-308 vm-sd-1", "V14": "2-2-rei", "V12": "45-351", "X11": "vm-hq", "V15": "fef-hq gm-1"}


def fight(answers):
    s = state(FIGHT, stage="operation.point", active="VM", ops=[10, 10], impulse=2, spending=("vm-sd-1", ""))
    game = game_of(s)
    for key in answers.split():
        game.choose(key)
    return game


def chances(found, title):
    return {o.text: o.probability for o in found.outcomes if o.title == title}


def test_odds_of_an_attack():
    """6.8, 6.14 The table's results and DG of both sides, before the attack is ordered."""
    game = fight("attack 36-308")
    found = odds(game, "go", "VM", game.messages)
    assert found.exact
    results = chances(found, "Combat in Vinh Yen")
    assert sum(results.values()) == pytest.approx(1) and set(results) <= {
        "2xAL: attacker loses 2 steps", "Ex-AL: attacker loses 2 steps, defender 1", "Ex: both lose 1 step",
        "Ex-DL: attacker loses 1 step, defender 2", "2xDL: defender loses 2 steps",
    }  # fmt: skip
    for side in ("Viet Minh", "France"):
        assert sum(chances(found, f"DG of {side}").values()) == pytest.approx(1)
    assert "no Bolshevik Spirit" in found.assuming


def test_odds_of_a_barrage():
    """6.6"""
    s = state(FIGHT | {"V13": "45-351 675-351 vm-sd-1", "V12": "88-308"}, stage="operation.point", ops=[10, 10],
              impulse=2, spending=("vm-sd-1", ""))  # fmt: skip
    game = game_of(s).choose("artillery")
    assert game.decision.name == "barrage.vm_units"
    found = odds(game, "45-351", "VM", game.messages)
    assert sum(chances(found, "Barrage of Vinh Yen").values()) == pytest.approx(1)


def test_the_fef_get_no_odds_from_what_they_cannot_see():
    """1.5 Questions that the FEF answer before VM has shown its stack have none."""
    assert not {"attack.target", "attack.units", "barrage.target", "barrage.units", "move.overrun"} & set(tonkin.ODDS)
