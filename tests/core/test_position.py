"""Position notation: any reachable position goes out and comes in again."""

import json

import pytest

import indochina
from indochina import Error
from indochina.core.position import counts, parse


def test_text_and_json_give_the_same_game_back_at_every_decision():
    for seed in range(4):
        game = indochina.new("saigon75", seed=seed, options={"hand": 8 if seed % 2 else 3})
        player = {"NV": f"random:{seed}", "SV": f"random:{seed + 100}"}
        while not game.over:
            position = game.position()
            assert indochina.position("saigon75", json.loads(json.dumps(position))).hash() == game.hash()
            again = indochina.position("saigon75", str(position))
            assert again.hash() == game.hash() and again.decision.keys == game.decision.keys
            game.play(player, until=1)


def test_counted_words():
    assert counts("saigon", "2 sv_division, ranger, militia") == {"sv_division": 2, "ranger": 1, "militia": 1}
    assert counts("saigon", {"ranger": 2}) == {"ranger": 2}
    assert parse("turn: 3 # third\n\nhue: ranger; saigon:") == {"turn": "3", "hue": "ranger", "saigon": ""}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn 3", "'turn 3' is not of the form 'name: value'"),
        ("turn: 3; turn: 4", "'turn' is stated twice"),
        ("turn: 9", "turn must be a number from 1 to 8, not '9'"),
        ("turn: x", "turn must be a number from 1 to 8, not 'x'"),
        ("hanoi: ranger", "unknown name 'hanoi'"),
        ("hue: dragon", "hue: unknown unit 'dragon'"),
        ("hue: 12 sv_division", "1 sv_division more than the game has"),
        ("nv_hand: E-21", "unknown card 'E-21'"),
        ("nv_hand: E-02; sv_hand: E-02", "a card is in two places"),
        ("stage: lunch", "stage must be"),
        ("active: US", "active must be NV or SV, not 'US'"),
        ("tokens: hue 3", "'hue' is no momentum site"),
        ("tokens: quang_tri 4", "quang_tri has ? or 3, 5, 7, not '4'"),
        ("combats: hue 1", "is not a province and 10 numbers"),
        ("hue: 6 sv_division", "SV overstacked in hue"),
        ("stage: movement; choices: nowhere", "the recorded answer 'nowhere' is no option of move.unit"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(text, message):
    with pytest.raises(Error) as caught:
        indochina.position("saigon75", text)
    assert message in str(caught.value)


def test_what_is_left_out_has_its_default():
    position = indochina.position("saigon75", "hue: ranger; kon_tum: 3 nv_division").position()
    assert position["reserve"] == {"nv_division": 12, "vc": 6}
    assert position["lost"]["ranger"] == 5
    assert len(position["deck"]) == 20


def test_names_may_be_written_as_people_write_them():
    plainly = "Da Nang: 2 SV divisions, Rangers, mechanised; Kon Tum: 3 NV division!, Quyet Thang militia"
    plainly += "; nv hand: Air Strikes"
    exactly = "da_nang: 2 sv_division, ranger, mechanized; kon_tum: 3 nv_division!, militia; nv_hand: E-03"
    assert indochina.position("saigon75", plainly).hash() == indochina.position("saigon75", exactly).hash()


@pytest.mark.parametrize("game", ["saigon75", "fitl", "tonkin"])
@pytest.mark.parametrize("streams", [["1"], ["dice"] * 5])
def test_streams_that_are_none_are_refused(game, streams):
    data = {**indochina.new(game, seed=1).position(), "streams": streams}
    with pytest.raises(Error, match="hexadecimal"):
        indochina.position(game, data)
