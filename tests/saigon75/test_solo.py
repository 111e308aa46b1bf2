"""The solo opponents play soundly and say why."""

import pytest

import indochina
from indochina.core.decision import CHANCE
from indochina.core.dice import Random
from indochina.saigon75.solo import OPPONENTS


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
    key, reason = OPPONENTS["NV"].choose(game)
    assert (key, reason.key, list(reason.values["by"])) == ("saigon", "reason.priorities", ["by.saigon"])


def test_north_takes_a_province_that_nobody_defends():
    game = indochina.position("saigon75", "turn: 1; active: NV; stage: movement; available: 1; saigon: 5 sv_division")
    key, reason = OPPONENTS["NV"].choose(game)
    assert key == "reserve/vc" and reason.key == "reason.take_open"


def test_south_fills_saigon_before_all_else():
    game = indochina.position("saigon75", "turn: 4; active: SV; stage: movement; available: 1; hue: paratrooper")
    key, reason = OPPONENTS["SV"].choose(game)
    assert key == "hue/paratrooper" and reason.key == "reason.fill_saigon" and reason.values["to"] == "saigon"


def test_south_walks_into_a_province_that_only_militia_holds():
    text = (
        "turn: 4; active: SV; stage: movement; available: 1; saigon: 5 sv_division; hue: 2 ranger; quang_tri: militia"
    )
    key, reason = OPPONENTS["SV"].choose(indochina.position("saigon75", text))
    assert key == "hue/ranger" and reason.key == "reason.liberate"


def test_south_lets_divisions_be_reduced_before_units_desert_and_spares_saigon():
    text = "turn: 4; active: SV; stage: desertion; saigon: 2 sv_division; can_tho: sv_division, ranger; {}"
    nv = "; ".join(f"{p}: militia" for p in ("quang_tri", "hue", "da_nang", "kon_tum"))
    game = indochina.position("saigon75", text.format(nv), dice="3")
    assert game.decision.name == "desertion.unit"
    assert OPPONENTS["SV"].choose(game)[0] == "can_tho/sv_division"


# --- every question has its answer ------------------------------------------------------------------------------

NEVER_ASKED = {
    "NV": {
        "setup.place": "C.3 SV places its units",
        "event.hit": "E-03 Air Strikes are the SV player's",
        "event.push": "E-03",
        "event.redeploy": "E-04 Strategic Redeployment is of SV units",
        "turn8.activate": "T8 SV units in Saigon are activated first",
        "combat.intelligence": "E-05 for SV",
        "combat.stubborn": "E-06 for SV",
        "combat.withdraw": "S.6b only SV units retreat of their own will",
        "withdraw.to": "S.6b",
        "desertion.unit": "S.9 SV units desert",
    },
    "SV": {
        "event.freeze": "E-17, E-20 NV names the SV units that may not act",
        "event.divert": "E-15 NV names the SV unit that must move",
        "event.vc": "E-18 for NV",
        "momentum.strategic": "S.10 Momentum Tokens are the North's",
        "momentum.unit": "S.10",
        "momentum.to": "S.10",
        "combat.vc": "S.6 Viet Cong are the North's",
        "combat.reroll": "S.10",
        "combat.corruption": "E-13 for NV",
        "combat.paralysed": "E-11 for NV",
        "combat.armoured": "E-09 for NV",
    },
}
"""Questions of the other seat, by the rule that makes them so."""
FORTUNE = {
    "dice.activation", "dice.desertion", "dice.event", "dice.nv", "dice.sv", "dice.air", "event.draw",
    "event.replacement", "momentum.reveal",
}  # fmt: skip
"""Asked of nobody: dice and draws."""


def questions():
    """The names of all questions: each has a prompt, some one of their own for a seat."""
    prompts = [key.removeprefix("prompt.") for key in indochina.rules("saigon75").CATALOGUES["en"] if "prompt." in key]
    return {prompt.removesuffix(".SV").removesuffix(".NV") for prompt in prompts}


@pytest.mark.parametrize("seat", OPPONENTS)
def test_every_question_a_seat_can_be_asked_is_in_its_table(seat):
    """Nothing is left to a lot: there is an answer for each, and none for questions of the other seat."""
    assert set(OPPONENTS[seat].answers) == questions() - FORTUNE - set(NEVER_ASKED[seat])


def test_nobody_is_asked_what_is_never_asked_of_him():
    for seed in range(20):
        game = indochina.new("saigon75", seed=f"asked/{seed}", chance="person", options={"hand": 8 if seed % 2 else 3})
        rng = Random(seed)
        while (decision := game.decision) is not None:
            assert (decision.seat == CHANCE) == (decision.name in FORTUNE)
            assert decision.name not in NEVER_ASKED.get(decision.seat, ())
            game.choose(rng.choice(decision.keys))


def test_a_question_in_no_table_is_named():
    game = indochina.position("saigon75", "turn: 4; active: SV; stage: movement; available: 1; hue: paratrooper")
    with pytest.raises(LookupError, match=r"the opponent for NV has no answer to desertion\.unit"):
        game.decision.name = "desertion.unit"
        OPPONENTS["NV"].choose(game)
