"""The solo opponents play soundly and say why."""

import pytest

import indochina
from indochina.saigon75.solo.north import North
from indochina.saigon75.solo.south import South


@pytest.mark.parametrize(("nv", "sv", "winner"), [("solo", "random", "NV"), ("random", "solo", "SV")])
def test_each_beats_a_random_player(nv, sv, winner):
    """At least 95 of 100; here 40 games, of which 38 make 95 %."""
    wins = 0
    for seed in range(40):
        game = indochina.new("saigon75", seed=f"solo/{seed}", options={"hand": 8 if seed % 2 else 3})
        wins += game.play({"NV": nv, "SV": sv}).result["winner"] == winner
    assert wins >= 38


def test_north_storms_saigon_first():
    game = indochina.position(
        "saigon75",
        "turn: 8; active: NV; stage: combat.declare; saigon: sv_division, 3 nv_division!; an_loc: ranger, nv_division!",
    )
    key, reason = North().choose(game)
    assert (key, reason.key, list(reason.values["by"])) == ("saigon", "reason.priorities", ["by.saigon"])


def test_north_takes_a_province_that_nobody_defends():
    game = indochina.position("saigon75", "turn: 1; active: NV; stage: movement; available: 1; saigon: 5 sv_division")
    key, reason = North().choose(game)
    assert key == "reserve/vc" and reason.key == "reason.take_open"


def test_south_fills_saigon_before_all_else():
    game = indochina.position("saigon75", "turn: 4; active: SV; stage: movement; available: 1; hue: paratrooper")
    key, reason = South().choose(game)
    assert key == "hue/paratrooper" and reason.key == "reason.fill_saigon" and reason.values["to"] == "saigon"


def test_south_walks_into_a_province_that_only_militia_holds():
    text = (
        "turn: 4; active: SV; stage: movement; available: 1; saigon: 5 sv_division; hue: 2 ranger; quang_tri: militia"
    )
    key, reason = South().choose(indochina.position("saigon75", text))
    assert key == "hue/ranger" and reason.key == "reason.liberate"


def test_south_lets_divisions_be_reduced_before_units_desert_and_spares_saigon():
    text = "turn: 4; active: SV; stage: desertion; saigon: 2 sv_division; can_tho: sv_division, ranger; {}"
    nv = "; ".join(f"{p}: militia" for p in ("quang_tri", "hue", "da_nang", "kon_tum"))
    game = indochina.position("saigon75", text.format(nv), dice="3")
    assert game.decision.name == "desertion.unit"
    assert South().choose(game)[0] == "can_tho/sv_division"
