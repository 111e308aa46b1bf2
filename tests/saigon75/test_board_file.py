"""An owner's board file replaces printed data, and is checked."""

import pytest

import indochina
from indochina import Error, saigon75
from indochina.saigon75 import tables
from indochina.saigon75.board import PRINTED, read
from indochina.saigon75.units import SPACE

GOOD = """
coastal = ["quang_tri", "hue", "da_nang", "quang_ngai", "binh_dinh", "phu_yen", "khanh_hoa", "binh_thuan", "xuan_loc"]

[names]
hue = "Thua Thien"

[pieces]
nv_division = 16

[nv_activation]
2 = [4, 5, 6, 7, 8, 9, 10, 12]

[dice]
air = ["aircraft", "blank", "blank", "blank", "blank", "blank"]
"""


def test_the_tables_of_a_file_are_played_and_saved_with_the_game(tmp_path):
    path = tmp_path / "board.toml"
    path.write_text(GOOD)
    game = indochina.new("saigon75", seed=1, board=path)
    assert game.state.board.pieces["nv_division"] == 16 and not game.state.board.coastal[15]
    assert game.choose("Thua Thien").log[-1].text == "SV places Rangers in Thua Thien."
    game.play({"NV": "solo", "SV": "random"}, until=50)
    again = indochina.load(game.save(tmp_path / "a.save"))
    assert again.state.board.names["hue"] == "Thua Thien" and again.hash() == game.hash()
    assert indochina.position("saigon75", str(game.position())).hash() == game.hash()


def test_every_reconstructed_table_can_be_replaced():
    assert set(tables.default()) == {
        "names", "adjacency", "arrows", "coastal", "pieces", "setup", "suggested", "nv_activation", "sv_activation",
        "desertion", "dice",
    }  # fmt: skip
    same = read(tables.default())
    for name in ("adjacent", "border", "arrows", "coastal", "setup", "activation", "limit", "desertion", "dice"):
        assert getattr(same, name) == getattr(PRINTED, name)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("coast = []", "unknown table 'coast'; a board file may hold names, adjacency"),
        ("coastal = ['hanoi']", "coastal: unknown province 'hanoi'"),
        ("[coastal]\na = 1", "coastal must be a list"),
        ("[adjacency]\nhue = ['quang_tri']", "adjacency: da_nang lists hue, but hue does not list da_nang"),
        ("[adjacency]\nhue = ['atlantis']", "adjacency: hue has an unknown neighbour 'atlantis'"),
        ("[adjacency]\nhue = ['hue', 'quang_tri', 'da_nang', 'laos']", "adjacency: hue cannot be its own neighbour"),
        ("arrows = ['hanoi']", "arrows: unknown province 'hanoi'"),
        ("arrows = ['saigon']", "arrows: saigon does not border on north_vietnam, laos, cambodia"),
        ("arrows = []", "arrows: at least one province must be entered from the reserve"),
        ("arrows = 'hue'", "arrows must be a list"),
        ("arrows = [3]", "arrows: unknown province 3"),
        ("[names]\nhue = 'DA NẴNG'", "names: hue and da_nang have the same name"),
        ("[names]\nhue = 'Sông Bé'\nda_nang = 'Song Be'", "names: hue and da_nang have the same name"),
        ("[adjacency]\nhue = 3", "adjacency: hue must list its neighbours"),
        ("[pieces]\nnv_division = 0", "pieces: nv_division must be a number from 1 to 40"),
        ("[pieces]\ntank = 3", "pieces: unknown piece 'tank'"),
        ("[nv_activation]\n1 = [1, 2]", "nv_activation: row '1' must be 8 numbers"),
        ("[sv_activation]\n7 = [1, 2, 3, 4, 5, 6, 7, 8]", "sv_activation: unknown row '7'"),
        ("[desertion]\n0-20 = [1, 2]", "desertion: row '0-20' must be 6 numbers"),
        ("[desertion]\n0-4 = [0, 0, 0, 0, 0, 0]", "desertion: 5 provinces must stand in exactly one row, not 0"),
        ("[desertion]\nmany = [0, 0, 0, 0, 0, 0]", "desertion: rows are named like '3-4'"),
        ("[dice]\nnv = ['X', 'Y', 'R', 'R', 'R', 'R']", "dice: nv must have six faces out of X, R, blank"),
        ("[dice]\nd20 = []", "dice: unknown die 'd20'"),
        ("[setup]\nhue = '11 sv_division, 7 mechanized'", "setup: 0 ranger in all, there must be 3"),
        ("[setup]\nhue = 'marine'", "setup: 0 sv_division in all"),
        ("[suggested]\nhue = '3 ranger, 4 marine, 3 paratrooper, 2 river_patrol'", "River"),
        ("[names]\nhue = 3", "names: hue must be a name"),
        ("[[[", "not a TOML file"),
    ],
)
def test_what_is_wrong_with_a_board_file_is_named(tmp_path, text, message):
    path = tmp_path / "board.toml"
    path.write_text(text)
    with pytest.raises(Error) as caught:
        indochina.new("saigon75", board=path)
    assert message.lower() in str(caught.value).lower() and str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_s_2_the_north_enters_by_the_arrows_of_the_board():
    """S.2 From the reserve only where an arrow leads; S.4 back to it from any border province."""
    position = "turn: 2; active: NV; stage: movement; available: 3; hue: nv_division"
    fields = dict(part.split(": ") for part in position.split("; "))
    game = indochina.position("saigon75", {**fields, "board": {"arrows": ["kon_tum", "pleiku"]}})
    game.choose("reserve/nv_division")
    assert game.decision.keys == ["kon_tum", "pleiku"]
    assert "no arrow leads there from the reserve [S.2]" in game.why_not("hue")[0]
    assert "only border provinces" in game.why_not("saigon")[0]
    game.undo().choose("hue/nv_division")
    assert "reserve" in game.decision.keys


def test_arrows_follow_the_borders_unless_they_are_stated():
    """S.2 RECONSTRUCTED: an arrow into every border province; a board that moves a border moves its arrow."""
    changes = {
        "adjacency": {"hue": ["quang_tri", "da_nang"], "quang_ngai": ["da_nang", "kon_tum", "binh_dinh", "laos"]}
    }
    board = read(changes)
    assert board.arrows == board.border_provinces and PRINTED.arrows == PRINTED.border_provinces
    assert SPACE["hue"] not in board.arrows and SPACE["quang_ngai"] in board.arrows


def test_the_arrows_are_told_to_be_reconstructed():
    assert "the arrows that lead into the South" in tables.RECONSTRUCTED


def test_a_board_file_that_is_not_there():
    with pytest.raises(Error, match=r"nowhere\.toml: cannot read the board file"):
        indochina.new("saigon75", board="nowhere.toml")


def test_a_viewer_is_told_which_provinces_are_adjacent():
    """As printed to all; where an owner's file moves a border, the view of that game says so."""
    assert saigon75.NEIGHBOURS["hue"] == ["quang_tri", "da_nang", "reserve"]
    assert indochina.new("saigon75", seed=1).view()["view"]["adjacent"] is None
    apart = {"adjacency": {"hue": ["quang_tri", "laos"], "da_nang": ["quang_ngai", "kon_tum", "laos"]}}
    told = indochina.new("saigon75", seed=1, board=apart).view()["view"]["adjacent"]
    assert (told["hue"], "hue" in told["da_nang"]) == (["quang_tri", "reserve"], False)
    assert told["saigon"] == saigon75.NEIGHBOURS["saigon"]
