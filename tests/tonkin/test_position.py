"""Position notation of Tonkin."""

from __future__ import annotations

import json

import pytest

from indochina import tonkin
from indochina.core import position as notation
from indochina.core.dice import Random
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.tonkin.position import from_json, to_json
from indochina.tonkin.state import Hero, State, hex_of

from .build import is_dg, state, steps, where


def read(text):
    return from_json(notation.parse(text))


def same(a, b):
    """All of two states but notes and board, which they share."""
    names = [name for name in State.parts if name not in ("notes", "board")]
    return [name for name in names if getattr(a, name) != getattr(b, name)] == []


def both_ways(s):
    data = notation.Position(to_json(s))
    return [from_json(notation.parse(str(data))), from_json(json.loads(json.dumps(data)))]


def test_a_position_in_one_line():
    """1.2 Units by hex with steps left and DG; month, stage, trench."""
    s = read("month: Oct-52; stage: fef.move; V14: gm-1, 2-2-rei:1, 10-bpcp!; X11: 88-308?; trenches: V14 FEF")
    assert (s.turn, s.stage, s.active, s.rp) == (25, "fef.move", "FEF", [0, 0])
    assert where(s, "gm-1") == where(s, "2-2-rei") == "V14"
    assert (steps(s, "gm-1"), steps(s, "2-2-rei")) == (4, 1)
    assert is_dg(s, "10-bpcp") and s.oos[s.board.unit["88-308"]]
    assert s.trenches == {hex_of(s, "V14"): "FEF"}
    assert where(s, "gm-3") == "out"


def test_names_as_people_type_them():
    """1.6 A hex by its community, a unit by what is printed on it."""
    s = read("Dien Bien Phu: GM 1, 2/2 REI:1; hanoi: FEF HQ; trenches: Dien Bien Phu; destroyed: Hanoi")
    assert where(s, "gm-1") == where(s, "2-2-rei") == "J13"
    assert where(s, "fef-hq") == "V15"
    assert s.trenches == {hex_of(s, "J13"): "FEF"} and s.destroyed == {hex_of(s, "V15")}


def test_boxes_and_the_turn_track():
    """2.1 Units that are due; 6.13 units that are lost."""
    s = read("track: gm-5@31; eliminated: 8-bpc; box_1: tieu-doan-1; box_2: tieu-doan-2; at_sea: navy; saigon: gm-2")
    assert where(s, "gm-5") == "track" and s.due[s.board.unit["gm-5"]] == 31 and steps(s, "gm-5") == 4
    assert steps(s, "8-bpc") == steps(s, "tieu-doan-1") == 0
    assert where(s, "navy") == "at_sea" and where(s, "gm-2") == "saigon"


def test_the_vp_level_follows_from_the_communities():
    """1.9 Without a level it is what the communities make; the rest of a stated one are awards."""
    s = read("V15: gm-1")
    assert s.awards == 0
    t = read(f"V15: gm-1; vp: {s.vp - 7}")
    assert t.awards == -7 and t.vm_friendly == s.vm_friendly


def test_transports_that_are_not_counted_are_all_left():
    """3.3"""
    s = read("air: 4; trucks: 2")
    assert (s.air_left, s.truck_left) == (4, 2)
    assert read("air: 4; air_left: 1").air_left == 1


def test_everything_comes_back():
    """1.2 A state is exactly what it was after its notation as text and as JSON."""
    s = state(
        {
            "V15": "gm-1:3! 10-bpcp fef-sd-1 T",
            "X11": "88-308? 36-308:2 vm-sd-2 vm-hq",
            "saigon": "gm-2",
            "eliminated": "8-bpc:0",
            "box_2": "tieu-doan-1:0",
            "track": "gm-5",
            "V14": "D",
        },
        spending=("vm-sd-2", "fef-sd-1"),
        rp=[1, 9],
        ops=[4, 10],
        impulse=2,
        used=1 << 20 | 3,
        losses=9,
        airstrike=5,
        air=3,
        air_left=2,
        trucks=1,
        truck_left=0,
        stage="operation.point",
        active="FEF",
        heroes=(Hero(0, 3, 2, (1, 2)), Hero(-1, 1, 0, ())),
    )
    s.due[s.board.unit["gm-5"]] = 30
    s.moved[s.board.unit["88-308"]], s.moved[s.board.unit["gm-1"]], s.ran[s.board.unit["36-308"]] = 2, 1, 1
    s.objective, s.rumour = hex_of(s, "AB12"), hex_of(s, "V18")
    s.road_markers = (hex_of(s, "N12"), hex_of(s, "M11"))
    s.options = frozenset({"hero"})
    s.vp, s.awards = s.vp - 4, -4
    s.streams = [1, 2, 3]
    for back in both_ways(s):
        assert same(back, s)


def test_a_game_that_is_over():
    """1.9 Winner and how; a draw has no winner."""
    for over in (("VM", "hanoi"), ("", "draw")):
        s = state({"V15": "gm-1"}, stage="over", over=over)
        assert all(same(back, s) for back in both_ways(s))


@pytest.mark.parametrize("scenario", list(tonkin.SCENARIOS))
def test_positions_of_a_random_game_come_back(scenario):
    """9.0 From the set-up on, in the middle of stages too."""
    game = Game(tonkin, tonkin.setup(scenario, {"until": "same", "hero": "yes"}, 5, (), tonkin.read_board(None)))
    rng = Random(5)
    for n in range(300):
        if game.decision is None:
            break
        if n % 25 == 0:
            assert all(same(back, game.state) for back in both_ways(game.state))
        game.choose(rng.choice(game.decision.keys))


def test_a_position_can_be_played():
    """3.0 A game goes on from a stated position."""
    game = Game(tonkin, read("stage: vm.move; X11: 88-308, vm-hq; V15: gm-1, fef-hq"))
    assert (game.decision.seat, game.decision.name) == ("VM", "move.hex")
    assert "X11" in game.decision.keys


def test_an_owners_board_goes_with_the_position():
    """1.6 What an owner has corrected is part of the position."""
    board = tonkin.read_board({"map": {"V15": {"community": {"name": "Ha Noi", "kind": "city", "color": "blue"}}}})
    s = tonkin.setup("na_san", {"until": "same", "hero": "no"}, 1, (), board)
    back = from_json(json.loads(json.dumps(to_json(s))))
    assert back.board.changes == board.changes
    assert tonkin.names(back)["V15"] == "Ha Noi"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("X99: gm-1", "unknown name 'X99': neither a hex nor a community, a box or a track"),
        ("V14: gm-99", "V14: unknown unit 'gm-99'; units are gm-1, 88-308"),
        ("V14: gm-1:5", "V14: steps of gm-1 must be a number from 0 to 4, not '5'"),
        ("V14: gm-1; V15: gm-1", "gm-1 is in V14 and in V15"),
        ("V14: gm-1; Vinh Yen: gm-2", "'V14' is stated twice"),
        ("V14: gm-1:0", "gm-1 in V14 has 0 steps"),
        ("V14: gm-1, 88-308", "units of both sides are in V14"),
        ("V14: gm-1:x", "'gm-1:x' is not of the form unit:steps!?@turn"),
        ("month: Oct-55", "month must be from Oct-50 to Jul-54, not 'Oct-55'"),
        ("stage: lunch", "stage must be setup.regiments"),
        ("scenario: verdun", "scenario must be na_san, cao_bang"),
        ("trenches: V14", "trenches: whoever digs in V14 must be VM, FEF, not ''"),
        ("trenches: V14 FEF; V14: 88-308", "a trench of FEF in V14 where the enemy is"),
        ("vm_ops: 11", "vm_ops must be a number from 0 to 10, not '11'"),
        ("destroyed: A1", "destroyed: 'A1' is no hex"),
        ("objective: Lang Son", "there is one Political Objective-Marker"),
        ("vm_spending: gm-1", "VM spends gm-1"),
        ("vm_hero: 88-308", "vm_hero is a unit (or none), a rank, mentions in despatches, and other units"),
        ("stage: over", "a game that is over has a winner: VM, FEF or draw"),
        ("track: gm-5", "gm-5 is on no turn of the Turn Track"),
        ("streams: 1, 2", "streams must be 3 hexadecimal numbers"),
        ("game: fitl", "this is a position of 'fitl', not of tonkin"),
    ],
)
def test_what_is_wrong_is_named(text, fault):
    """1.2 One sentence for each mistake."""
    with pytest.raises(Error, match="position: ") as caught:
        read(text)
    assert fault in str(caught.value)
