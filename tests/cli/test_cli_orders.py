"""Several answers in one line: they are read as the questions come, and given whole or not at all."""

from __future__ import annotations

import pytest

import indochina
from indochina import Error
from indochina.cli.autosaves import Autosave
from indochina.cli.orders import answers_of
from indochina.cli.table import Table

MOVES = (
    "turn: 2; stage: movement; active: SV; available: 5; saigon: 3 sv_division, ranger, marine; can_tho: river_patrol"
)
POINT = (
    "month: Oct-52; stage: operation.point; active: FEF; fef_ops: 9; vm_ops: 4; impulse: 2; airstrike: 5; "
    "V15: gm-1, fef-hq, fef-sd-1; V14: gm-2; U15: gm-7; X11: vm-hq; O18: rgt-148"
)


@pytest.fixture(scope="module")
def sweep():
    """The US is asked for its Operation."""
    game = indochina.new("fitl", "full", seed=4)
    while not (game.decision.seat == "US" and game.decision.name == "operation"):
        keys = game.decision.keys
        game.choose("op" if game.decision.seat == "US" and "op" in keys else "pass" if "pass" in keys else keys[0])
    return game


@pytest.fixture(scope="module")
def hanoi():
    """France moves in the training scenario."""
    game = indochina.new("tonkin", "na_san", seed=4)
    while not (game.decision.seat == "FEF" and game.decision.name == "move.hex"):
        keys = game.decision.keys
        game.choose(next((key for key in ("suggested", "done") if key in keys), keys[0]))
    return game


@pytest.fixture
def saigon():
    return indochina.position("saigon75", MOVES)


def test_a_sweep_in_one_line(sweep):
    """After a comma a word is rather the next space than one more origin: questions on the way are closed."""
    keys = answers_of(sweep, "sweep quang duc from saigon 1, pleiku from kontum 1")
    assert keys == ["sweep", "quang-duc", "saigon", "1", "done", "pleiku", "kontum", "1"]
    made, version = sweep.made, sweep.version
    after = sweep.clone()
    for key in keys:
        after.choose(key)
    assert (sweep.made, sweep.version) == (made, version), "reading an order changes nothing"
    assert after.decision.name == "sweep.origin"


def test_a_march_by_air_in_one_line(hanoi):
    assert answers_of(hanoi, "V15: 2 BPC, 6 BPC air N14") == ["V15", "2-bpc", "6-bpc", "go", "air", "N14"]
    assert answers_of(hanoi, "Hanoi 2 BPC 6 BPC by air Na San") == ["V15", "2-bpc", "6-bpc", "go", "air", "N14"]


def test_several_moves_in_one_line(saigon):
    keys = answers_of(saigon, "saigon division to long an 2, saigon ranger an loc, can tho river kien giang")
    assert keys == [
        *("saigon/sv_division", "long_an", "2"),
        *("saigon/ranger", "an_loc"),
        *("can_tho/river_patrol", "kien_giang"),
    ]


@pytest.mark.parametrize("typed", ["2 3", "2,3", "2, 3"])
def test_numbers_are_those_of_the_list_one_sees(typed):
    """Although the list is shorter once the first is chosen."""
    game = indochina.position("tonkin", POINT)
    game.choose("trenches").choose("delta")
    assert game.decision.name == "trench.hex" and len(game.decision.keys) >= 3
    wanted = game.decision.keys[1:3]
    assert answers_of(game, typed) == wanted


def test_a_number_after_a_name_is_so_many(saigon):
    assert answers_of(saigon, "1 long an 2") == ["saigon/sv_division", "long_an", "2"]
    assert answers_of(saigon, "saigon ranger an loc 1") == ["saigon/ranger", "an_loc"], "one alone is not counted"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("V15: 2 BPC, 7 BPC air N14", ["7 BPC", "not a unit in Hanoi", "[3.0]", "which units move together?"]),
        ("V15: 2 BPC, 6 BPC air AB3", ["AB3", "[3.5]", "where to?"]),
        ("V15: 2 BPC, 6 BPC N14", ["N14", "how do they move?", "By land"]),
    ],
)
def test_a_refused_order_names_the_word_the_question_and_the_reason(hanoi, typed, told):
    with pytest.raises(Error) as fault:
        answers_of(hanoi, typed)
    for part in [*told, "Nothing of the order has been done."]:
        assert part in str(fault.value)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("sweep from saigon to quang-duc 1", "where it ends, not where it begins"),
        ("sweep quang duc to saigon 1", "can only be read as where something ends"),
        ("sweep quang duc from saigon 99", "how many?"),
        ("sweep nowhere", "'nowhere'"),
        ("nothing of this", "'nothing of this'"),
    ],
)
def test_what_cannot_be_read_is_told(sweep, typed, told):
    with pytest.raises(Error, match=told.replace("?", r"\?")):
        answers_of(sweep, typed)


def test_what_stands_before_from_is_not_taken_for_an_origin(sweep):
    """Although Troops could come from Pleiku too, and no comma says that it is the next space."""
    assert "pleiku" in sweep.clone().choose("sweep").choose("quang-duc").decision.keys
    keys = answers_of(sweep, "sweep quang duc from saigon 1 pleiku from kontum 1")
    assert keys == ["sweep", "quang-duc", "saigon", "1", "done", "pleiku", "kontum", "1"]
    with pytest.raises(Error, match="the name before it can only be read as where something begins"):
        answers_of(sweep.clone().choose("sweep").choose("quang-duc"), "pleiku from hue")


def test_no_order_reads_past_dice():
    """Who is refused what would come after them would know what they show."""
    game = indochina.position(
        "saigon75", "turn: 2; stage: combat.declare; active: NV; available: 3; pleiku: 3 nv_division!, ranger, militia"
    )
    with pytest.raises(Error, match="dice, cards or something hidden"):
        answers_of(game, "pleiku all none done")


@pytest.fixture
def table(saigon, tmp_path):
    return Table(saigon, ["NV", "SV"], {}, Autosave(saigon, tmp_path / "order.save"))


def test_a_whole_order_is_played_and_saved_and_each_answer_can_be_taken_back(table, saigon, tmp_path):
    table.answer(saigon.decision, "saigon division long an 2, saigon ranger an loc")
    assert saigon.made == 5 == indochina.load(tmp_path / "order.save").made
    assert "long_an: 2 sv_division!" in str(saigon.position())
    for _ in range(5):
        table.undo("")
    assert saigon.made == 0 and saigon.decision.name == "move.unit"


def test_a_wrong_order_leaves_the_game_as_it_was(table, saigon):
    """Although its first move could be made."""
    with pytest.raises(Error, match="Nothing of the order has been done"):
        table.answer(saigon.decision, "saigon division long an 2, saigon ranger nowhere")
    assert saigon.made == 0


def test_one_answer_of_several_words_is_no_order(table, saigon):
    table.answer(saigon.decision, "saigon rangers")
    assert saigon.made == 1 and saigon.decision.name == "move.to"
