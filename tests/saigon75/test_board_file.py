"""An owner's board file replaces printed data, and is checked."""

import pytest

import indochina
from indochina import Error
from indochina.saigon75 import tables
from indochina.saigon75.board import PRINTED, read

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
        "names", "adjacency", "coastal", "pieces", "setup", "suggested", "nv_activation", "sv_activation", "desertion",
        "dice",
    }  # fmt: skip
    same = read(tables.default())
    for name in ("adjacent", "border", "coastal", "setup", "activation", "limit", "desertion", "dice"):
        assert getattr(same, name) == getattr(PRINTED, name)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("coast = []", "unknown table 'coast'; a board file may hold names, adjacency"),
        ("coastal = ['hanoi']", "coastal: unknown province 'hanoi'"),
        ("[coastal]\na = 1", "coastal must be a list"),
        ("[adjacency]\nhue = ['quang_tri']", "adjacency: da_nang lists hue, but hue does not list da_nang"),
        ("[adjacency]\nhue = ['atlantis']", "adjacency: hue has an unknown neighbour 'atlantis'"),
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


def test_a_board_file_that_is_not_there():
    with pytest.raises(Error, match=r"nowhere\.toml: cannot read the board file"):
        indochina.new("saigon75", board="nowhere.toml")
