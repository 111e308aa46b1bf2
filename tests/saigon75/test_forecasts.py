"""What is told beside a question: the chance to take a province, units that would be lost.

NV: X X R R and two blanks; SV: X R R and three blanks.
"""

from __future__ import annotations

import pytest

from indochina.saigon75.forecasts import forecast, forecasts

NV_ATTACKS = "turn: 2; active: NV; stage: combat.declare; available: 9; infiltration: 0; "
SV_ATTACKS = "turn: 2; active: SV; stage: combat.declare; available: 9; "


@pytest.fixture
def told(play):
    """The items told of an answer, as text and value."""

    def read(position, key, choices=(), language="en"):
        game = play(position, choices)
        game.speak(language)
        found = forecast(game, key, game.messages)
        return [(item["text"], item["value"]) for item in found["items"]]

    return read


# --- the chance to take a province -------------------------------------------------------------------------------


def test_a_single_unit_is_removed_by_one_x(told):
    """S.6a, S.8 One NV die against a Ranger: X with 1/3; an R leaves the last unit where it is."""
    assert told(NV_ATTACKS + "hue: nv_division, ranger", "hue") == [("NV takes Hue", "33 %")]


def test_a_full_division_is_not_removed_by_one_x(told):
    """S.6a It takes two X, and one die rolls only one."""
    assert told(NV_ATTACKS + "hue: nv_division, sv_division", "hue") == [("NV takes Hue", "0 %")]
    assert told(NV_ATTACKS + "hue: 2 nv_division, sv_division", "hue") == [("NV takes Hue", "11 %")]


def test_an_attacker_that_is_removed_takes_nothing(told):
    """S.6a Results are simultaneous: VC against Rangers, X with 1/3, and no X of the Rangers with 5/6."""
    assert told(NV_ATTACKS + "hue: vc, ranger", "hue") == [("NV takes Hue", "28 %")]


def test_with_and_without_air_dice(told):
    """S.6c A Ranger removes a VC battalion with one X: on one die 1/6, on two 11/36. The last unit need not retreat."""
    assert told(SV_ATTACKS + "air: 2; hue: ranger, vc", "hue") == [
        ("SV drives the enemy out of Hue", "17 %"),
        ("SV drives the enemy out of Hue (Air dice added: 1)", "31 %"),
    ]


def test_who_controls_the_province_already_drives_the_enemy_out(told):
    """S.8 Without militia SV controls a province in which both have units: one X of two dice removes the battalion."""
    assert told(SV_ATTACKS + "hue: 2 sv_division, ranger, vc", "hue") == [
        ("SV drives the enemy out of Hue", f"{round(100 * (1 - (5 / 6) ** 3))} %")
    ]


def test_in_saigon_as_many_units_are_enough(told):
    """S.8 Exception: one division takes Saigon from one under militia, unless two X remove it: 8/9."""
    assert told(
        "turn: 2; active: SV; stage: combat.declare; available: 1; saigon: sv_division, nv_division, militia", "saigon"
    ) == [("SV takes Saigon", "89 %")]


def test_units_held_or_kept_out_are_not_engaged(told):
    """E-20 The unit held stays, so NV cannot take the province."""
    assert told(NV_ATTACKS + "event: E-20; pleiku: 5 nv_division, ranger~, ranger", "pleiku") == [
        ("NV takes Pleiku", "0 %")
    ]


def held_on(game):
    """The answers of owners that hold on as best they can."""
    name, keys = game.decision.name, game.decision.keys
    if name in ("combat.loss", "combat.retreat"):
        return next((key for key in keys if key.endswith("_division")), keys[0])
    if name == "retreat.to":
        return next((key for key in ("stay", "reduce") if key in keys), keys[0])
    return "done"


def fought(game, province):
    """The chance that the attacker controls the province after the combat: every way the dice can fall, played out."""
    attacker = game.state.active
    game = game.clone("person").choose(province)
    while game.decision.seat != "chance":
        game.choose(next(key for key in ("all", "done", "none", game.decision.keys[-1]) if key in game.decision.keys))
    ways, chance = [(game, 1.0)], 0.0
    while ways:
        game, weight = ways.pop()
        if game.state.stage != "combat":
            chance += weight * (game.view()["view"]["spaces"][province]["control"] == attacker)
        elif game.decision.seat == "chance":
            ways += [(game.clone().choose(face), weight * p) for face, p in game.decision.probabilities.items() if p]
        else:
            ways.append((game.choose(held_on(game)), weight))
    return chance


@pytest.mark.parametrize(
    "position",
    [
        SV_ATTACKS + "hue: 2 sv_division, ranger, nv_division, vc, militia; da_nang: marine",
        SV_ATTACKS + "hue: 2 ranger, nv_division, militia; da_nang: marine",
        SV_ATTACKS + "hue: 3 ranger, nv_reduced, vc, militia; da_nang: marine",
        NV_ATTACKS + "hue: 2 nv_division, vc, sv_reduced, ranger; da_nang: marine",
        NV_ATTACKS + "hue: 3 nv_division, ranger, mechanized; da_nang: marine",
    ],
)
def test_the_chance_is_that_of_every_way_the_dice_can_fall(told, play, position):
    """S.6a, S.6b, S.8 As the engine plays it, with owners who hold on."""
    [(_, value)] = told(position, "hue")
    assert value == f"{round(100 * fought(play(position), 'hue'))} %"


def test_what_is_assumed_is_said(play):
    game = play(NV_ATTACKS + "hue: nv_division, ranger; da_nang: nv_division, ranger")
    assert forecasts(game) == ["hue", "da_nang"]
    assert forecast(game, "hue", game.messages)["assuming"] == (
        "Assuming: as many units as possible attack, no other combat comes first, "
        "each side holds on as best it can, and no event changes the results."
    )


def test_while_units_are_chosen_for_those_so_far_and_for_all(told, play):
    game = play(NV_ATTACKS + "hue: 2 nv_division, ranger; da_nang: nv_division, ranger", ["hue", "nv_division"])
    values = {key: forecast(game, key, game.messages)["items"][0]["value"] for key in forecasts(game)}
    assert values == {"all": f"{round(100 * 5 / 9)} %", "done": "33 %"}


def test_of_each_bonus_die(play):
    """S.6c Asked for Air Support in defence: without, and with one more die, which may also drive the attacker back."""
    game = play(NV_ATTACKS + "air: 1; hue: vc, ranger", ["hue", "all"])
    assert game.decision.name == "combat.bonus" and game.decision.seat == "SV"
    values = {key: forecast(game, key, game.messages)["items"][0]["value"] for key in forecasts(game)}
    assert values == {"air": f"{round(100 * 25 / 108)} %", "none": f"{round(100 * 5 / 18)} %"}


def test_in_french(told):
    assert told(NV_ATTACKS + "hue: nv_division, ranger", "hue", language="fr") == [
        ("NV prend la province (Hué)", "33 %")
    ]


# --- units that would be lost ------------------------------------------------------------------------------------


def test_a_diverted_unit_that_has_nowhere_to_go_would_be_lost(told, play):
    """E-15 Quang Tri has one neighbour, Hue: full, or NV's."""
    diversion = "active: NV; stage: event; event: E-15; quang_tri: ranger; hue: "
    assert told(diversion + "5 sv_division", "quang_tri/ranger") == [
        ("Quang Tri · Rangers: nowhere to go, it would be lost", "")
    ]
    assert forecasts(play(diversion + "nv_division; da_nang: marine")) == ["quang_tri/ranger"]
    assert forecasts(play(diversion + "marine")) == []


def test_overstacking_is_said_before_a_unit_moves_and_before_movement_ends(told, play):
    """S.5 The excess is eliminated when movement ends."""
    position = (
        "turn: 2; active: SV; stage: movement; available: 5; hue: 5 sv_division; quang_tri: ranger; da_nang: ranger"
    )
    full = "Hue: units too many, eliminated when movement ends"
    assert told(position, "hue", ["da_nang/ranger"]) == [(full, "1")]
    assert forecasts(play(position)) == []
    moved = ["quang_tri/ranger"]  # there is nowhere else to go
    assert told(position, "end", moved) == [(full, "1")]
    assert told(position, "end", [*moved, "da_nang/ranger", "hue"]) == [(full, "2")]
    assert forecasts(play(position, [*moved, "hue/sv_division", "da_nang", "1"])) == []
