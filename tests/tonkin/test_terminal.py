"""The board of Tonkin in a terminal, and the names the package exports."""

from __future__ import annotations

import pytest
from rich.console import Console

from indochina import tonkin
from indochina.cli.boards.tonkin import COMMANDS, Board, foretell, legend, notice
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.odds import odds
from indochina.players import has_opponents
from indochina.tonkin.state import hex_of

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
    s.objective, s.rumour = hex_of(s, "V18"), hex_of(s, "AB12")
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
    assert "octobre 1952" in text and "V15 Hanoï⊓ QG FEF" in text and "cachées : 2" in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_notice_says_what_is_reconstructed_for_the_scenario(language):
    """9.0"""
    wanted = {"en": "Dien Bien Phu, not seen in print: first month", "fr": "Diên Biên Phu, non vu sur l’original"}
    s = state(UNITS, stage="vm.move")
    s.scenario = s.final = "dien_bien_phu"
    assert wanted[language] in notice(game_of(s, language))
    console = Console(width=120, color_system=None)
    with console.capture() as captured:
        console.print(legend(game_of(s, language)))
    assert "DG" in captured.get() and "reach 88/308" in captured.get()


def test_the_notice_with_an_owners_board_names_what_is_still_reconstructed():
    """9.0"""
    board = tonkin.read_board({"map": {"V15": {"community": {"name": "Ha Noi", "kind": "city", "color": "blue"}}}})
    game = game_of(tonkin.setup("na_san", {"until": "same", "hero": "no"}, 1, (), board))
    assert "Na San, not seen in print: set-up" in notice(game) and "Your board file" in notice(game)
    assert "--board" not in notice(game)
    assert "Ha Noi" in drawn(game, "VM", 200)
    own_map = "the map is drawn as it comes"  # on the page; the terminal draws the owner's
    assert own_map in tonkin.notice(game.messages, "na_san", game.state) and own_map not in notice(game)
    assert own_map not in tonkin.notice(game.messages, "na_san")


# --- commands --------------------------------------------------------------------------------------------------


def said(game, command, seat, rest="", width=100):
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as captured:
        console.print(COMMANDS[command](game, seat, rest))
    return captured.get()


@pytest.mark.parametrize("width", [60, 80, 120, 180])
@pytest.mark.parametrize("middle", ["L1", "V15", "AB24", "AM1", "A24"])
def test_the_map_fits_and_has_its_middle(game, width, middle):
    lines = said(game, "map", "VM", middle, width).splitlines()
    assert all(len(line.rstrip()) <= width for line in lines)
    assert any(middle in line for line in lines)


def test_rows_of_the_map_lie_half_a_hex_apart(game):
    """1.6 V14 and W14 touch V15 from above, U16 and V16 from below."""
    lines = said(game, "map", "VM", "V15").splitlines()
    at = {key: next(line.index(key) for line in lines if key in line) for key in ("V14", "W14", "V15", "U16", "V16")}
    assert at["V14"] < at["V15"] < at["W14"] and at["U16"] < at["V15"] < at["V16"]
    assert at["V14"] == at["U16"] and at["W14"] - at["V14"] == 5


def test_map_and_hex_show_no_more_than_the_seat_may_see(game):
    """1.5"""
    assert "V3+" in said(game, "map", "FEF", "X11") and "V5" in said(game, "map", "VM", "X11")
    assert "36/308" not in said(game, "hex", "FEF", "X11") and "+2 hidden" in said(game, "hex", "FEF", "X11")
    assert "36/308  6-9-4" in said(game, "hex", "VM", "X11")
    assert "36/308" not in said(game, "hex", None, "X11")


def test_a_hex_with_losses_and_markers(game):
    """1.2 Values are those of the steps left."""
    text = said(game, "hex", "FEF", "hanoi")
    assert "GM 1" in text and "steps: 3 of 4, DG" in text and "steps: 2 of 2, OoS" in text


def test_supply_names_who_would_be_out():
    """7.0"""
    s = state({"X11": "vm-hq", "R18": "48-320", "V15": "fef-hq gm-1"}, stage="vm.move")
    assert "Viet Minh, out of supply if it were checked now (1): 48/320 (R18)" in said(game_of(s), "supply", "VM")
    assert "France: all units seen are in supply" in said(game_of(s), "supply", "VM")


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


def test_an_attack_is_foretold_for_the_units_so_far_or_for_all():
    """6.8 Odds and DRM item by item, before it is ordered."""
    everybody, one = fight("attack"), fight("attack 36-308")
    lines = [line.plain.strip() for game in (everybody, one) for line in foretell(game, game.decision)]
    assert lines[0].startswith("Vinh Yen (All units with a Combat Value): 12 against 3, 4-1; DRM")
    assert lines[1].startswith("Vinh Yen (Attack): 6 against 3, 2-1; DRM")
    assert len(lines) == 2
    at_once = fight("")
    assert (
        foretell(at_once, at_once.decision)[0].plain.strip().startswith("Vinh Yen (G) attack): 12 against 3, 4-1; DRM")
    )


def chances(found, title):
    return {o.text: o.probability for o in found.outcomes if o.title == title}


def test_odds_of_an_attack():
    """6.8, 6.14 The table's results and DG of both sides, before the attack is ordered."""
    game = fight("attack 36-308")
    found = odds(game, "go", "VM", game.messages)
    assert found.exact
    results = chances(found, "Combat in Vinh Yen")
    assert sum(results.values()) == pytest.approx(1) and set(results) <= {
        "2xAL: attacker loses 2 steps",
        "Ex-AL: attacker loses 2 steps, defender 1",
        "Ex: both lose 1 step",
        "Ex-DL: attacker loses 1 step, defender 2",
        "2xDL: defender loses 2 steps",
    }
    for side in ("Viet Minh", "France"):
        assert sum(chances(found, f"DG of {side}").values()) == pytest.approx(1)
    assert "no Bolshevik Spirit" in found.assuming


def test_odds_of_a_barrage():
    """6.6"""
    s = state(
        FIGHT | {"V13": "45-351 675-351 vm-sd-1", "V12": "88-308"},
        stage="operation.point",
        ops=[10, 10],
        impulse=2,
        spending=("vm-sd-1", ""),
    )
    game = game_of(s).choose("artillery")
    assert game.decision.name == "barrage.vm_units"
    found = odds(game, "45-351", "VM", game.messages)
    assert sum(chances(found, "Barrage of Vinh Yen").values()) == pytest.approx(1)


def test_the_fef_get_no_odds_from_what_they_cannot_see():
    """1.5 Questions that the FEF answer before VM has shown its stack have none."""
    assert not {"attack.target", "attack.units", "barrage.target", "barrage.units", "move.overrun"} & set(tonkin.ODDS)
