"""6.6, 6.8 What a player is told before an answer is what the log tells after it, if all is as assumed."""

import pytest

import indochina
from indochina.cli.boards.tonkin.fights import foretell, percent
from indochina.core.decision import CHANCE
from indochina.core.game import Game
from indochina.odds import odds
from indochina.tonkin.foresight.combat_preview import combat_preview
from indochina.tonkin.foresight.forecast import forecast, forecasts
from indochina.tonkin.state import hex_of

from .build import at, state, units

FEF_SD = ("", "fef-sd-1")


def after(s, answers):
    """A game from this position, after these answers; dice are asked for."""
    game = Game(indochina.rules("tonkin"), s).clone(chance="person")
    for answer in answers.split():
        game.choose(answer)
    return game


def moving(position, answers):
    """In the French Movement Phase."""
    return after(state(position, stage="fef.move", active="FEF", air=2, air_left=2), answers)


def attacking(position, answers, **fields):
    """The FEF spend their last Operation Point on an attack or barrage."""
    fields = {"spending": FEF_SD, "active": "FEF", "ops": [0, 1], "impulse": 1, "airstrike": 7} | fields
    return after(state(position, stage="operation.point", **fields), answers)


def told(game, key):
    assert key in forecasts(game)
    return forecast(game, key, game.messages)


def chances(found, title):
    return {o["text"]: o["probability"] for o in found["outcomes"] if o["title"] == title}


def drm_told(game, key):
    """The DRM items of a forecast, named as in the log."""
    items = [(item["text"], item["value"]) for item in told(game, key)["items"]]
    return items[1:]  # the first are strengths and odds


def drm_logged(game, answers):
    """Those of the log after these answers; dice show 3."""
    for answer in answers.split():
        game.choose(answer)
    fought = []
    while not fought:
        if game.decision.seat == CHANCE:
            game.choose("3")
        fought = [note.values for _, note in game.notes() if note.key in ("log.combat", "log.barrage")]
    items = [item.rpartition("/") for item in fought[0]["items"] if item != "drm.none"]
    return [*((game.messages.name(name), value) for name, _, value in items), ("total DRM", fought[0]["drm"])]


# --- 3.6, 6.4 overruns -------------------------------------------------------------------------------------------

AFLOAT = {"V15": "dna-1 10-bpcp fef-sd-1", "V11": "tieu-doan-1!", "R22": "tieu-doan-2!"}
NO_SD = ("no SD within 3 hexes", "-2")


@pytest.mark.parametrize(
    ("how", "key", "answers", "no_sd"),
    [
        ("V15 dna-1 10-bpcp river overrun", "V11", "10-bpcp 10-bpcp", True),  # joins, leads
        ("V15 dna-1 fef-sd-1 overrun", "V11", "", False),                      # the SD comes along
        ("V15 dna-1 fef-sd-1 overrun R22", "S21", "", False),
    ],
)  # fmt: skip
def test_an_overrun_by_dna_is_foretold_from_where_it_comes(how, key, answers, no_sd):
    """3.6, 6.4 Only the boats pay; they and an SD aboard have come to the hex next to the defender by then."""
    game = moving(AFLOAT, how)
    foretold = drm_told(game, key)
    assert (NO_SD in foretold) is no_sd
    assert foretold == drm_logged(game, f"{key} {answers}")


def test_passengers_that_are_dg_do_not_join():
    """3.6, 6.14 Nor are they counted."""
    game = moving(AFLOAT | {"V15": "dna-1 10-bpcp! fef-sd-1"}, "V15 dna-1 10-bpcp river overrun")
    found = told(game, "V11")
    assert found["items"][0] == {"text": "2 against 1", "value": "2-1"}
    assert "all who can take part" not in found["assuming"]


def test_where_an_overrun_comes_from_is_said_if_there_is_a_choice():
    """6.4"""
    game = moving(AFLOAT, "V15 dna-1 10-bpcp river overrun")
    assert "the overrun comes from" not in told(game, "V11")["assuming"]
    assert "the overrun comes from Thanh Hoa, all who can take part" in told(game, "R22")["assuming"]
    assert [line.plain.partition(":")[0] for line in foretell(game, game.decision)] == [
        "  Tuyen Quang",
        "  R22 (from Thanh Hoa)",
    ]


def test_the_terminal_foretells_the_only_overrun_by_dna():
    game = moving({"V15": "dna-1 10-bpcp fef-sd-1", "V11": "tieu-doan-1!"}, "V15 dna-1 10-bpcp river")
    (line,) = foretell(game, game.decision)
    assert "5 against 1, 5-1; DRM +3" in line.plain and "no SD within 3 hexes -2" in line.plain


# --- 6.10 leading units ------------------------------------------------------------------------------------------

LED = {"W14": "gm-1 bmi-1 fef-sd-1", "X13": "45-351 88-308:1 102-308"}


def test_who_leads_the_attack_is_told_against_the_best_morale():
    """6.10 88/308 with one step left is the first of the defenders, but not the best. It is said what is assumed."""
    game = attacking(LED, "attack all no")
    assert game.decision.name == "combat.attack_leader"
    s = at("W14: gm-1, bmi-1, fef-sd-1; X13: 45-351, 88-308:1, 102-308")
    best = combat_preview(s, units(s, "gm-1 bmi-1"), hex_of(s, "X13"))
    assert best["defence_leader"] == "102-308"
    found = told(game, "gm-1")
    assert found["assuming"] == "Assuming: the best morale leads the defence."
    assert sorted(chances(found, found["outcomes"][0]["title"]).values()) == pytest.approx(
        sorted(p for p in best["outcomes"].values() if p), abs=1e-4
    )
    assert drm_told(game, "gm-1") == drm_logged(game.clone(), "gm-1 102-308")
    assert drm_told(game, "bmi-1") == drm_logged(game, "bmi-1 102-308")


def test_who_leads_the_defence_is_told_against_who_leads_the_attack():
    """6.10 Then nothing is open any more."""
    game = attacking(LED, "attack all no bmi-1")
    assert game.decision.name == "combat.defence_leader"
    for key in ("88-308", "102-308"):
        assert told(game, key)["assuming"] == ""
        assert drm_told(game, key) == drm_logged(game.clone(), key)
    assert drm_told(game, "88-308") != drm_told(game, "102-308")


def test_the_odds_of_the_dice_assume_the_best_morale_too():
    """6.10 The terminal tells the same as the board."""
    game = attacking(LED, "attack all no")
    enumerated = odds(game, "gm-1", "FEF", game.messages)
    assert enumerated.assuming == "Assuming: the best morale leads the defence."
    assert [(o.title, o.text) for o in enumerated.outcomes] == [
        (o["title"], o["text"]) for o in told(game, "gm-1")["outcomes"]
    ]
    assert [o.probability for o in enumerated.outcomes] == pytest.approx(
        [o["probability"] for o in told(game, "gm-1")["outcomes"]], abs=1e-4
    )


def test_bolshevik_spirit_is_assumed_away():
    """6.12 As long as VM may still declare it."""
    position = {"W14": "88-308 102-308:1 vm-sd-1", "X13": "gm-1 bmi-1"}
    game = attacking(position, "attack all", spending=("vm-sd-1", ""), active="VM", ops=[1, 0])
    assert game.decision.name == "combat.attack_leader"
    assert told(game, "88-308")["assuming"] == "Assuming: the best morale leads the defence, no Bolshevik Spirit."
    assert told(game, "102-308")["assuming"] == "Assuming: the best morale leads the defence."


def test_who_leads_an_overrun_after_an_ambush():
    """6.11 Who was made DG has dropped out, and the others are told their own strength."""
    game = moving({"V17": "gm-1 gm-2 bmi-1 fef-sd-1", "W17": "88-308 102-308"}, "V17 gm-1 gm-2 bmi-1 overrun")
    for answer in ("88-308", "gm-1", "5"):
        game.choose(answer)
    assert game.decision.name == "combat.attack_leader"
    foretold = told(game, "gm-2")["items"]
    assert drm_told(game, "gm-2") == drm_logged(game, "gm-2 88-308")
    (fought,) = [note.values for _, note in game.notes() if note.key == "log.combat"]
    assert foretold[0] == {"text": f"{fought['attack']} against {fought['defence']}", "value": fought["odds"]}


def test_who_leads_an_airdrop():
    """6.4 There is never an SD near enough."""
    game = moving({"V15": "10-bpcp 8-bpc:1 fef-sd-1", "V17": "88-308"}, "V15 10-bpcp 8-bpc go air V17")
    assert game.decision.name == "combat.attack_leader"
    foretold = drm_told(game, "8-bpc")
    assert ("airdrop", "-2") in foretold and foretold == drm_logged(game, "8-bpc")


# --- 6.14 DG -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("defenders", "words"),
    [
        ("88-308 102-308", ["in good order", "disorganized"]),
        ("88-308! 102-308", ["nobody else", "others too"]),
        ("88-308! 102-308!", ["all disorganized already"]),
    ],
)
def test_who_is_dg_already_is_not_promised_good_order(defenders, words):
    """6.14, 6.15 After a barrage all are DG: what matters is that they stay so. Told alike by the odds of the dice."""
    game = attacking({"W14": "gm-1 bmi-1 fef-sd-1", "X13": defenders}, "attack all")
    if game.decision.seat == "VM":
        game.choose("no")
    found = told(game, "gm-1")
    order = chances(found, "DG of Viet Minh")
    assert list(order) == words and sum(order.values()) == pytest.approx(1)
    assert list(chances(found, "DG of France")) == ["in good order", "disorganized"]
    enumerated = odds(game, "gm-1", "FEF", game.messages)
    rolled = {o.text: o.probability for o in enumerated.outcomes if o.title == "DG of Viet Minh"}
    assert rolled == pytest.approx(order, abs=1e-4)


def test_the_terminal_says_who_is_dg_already():
    game = attacking({"W14": "gm-1! bmi-1! fef-sd-1", "X13": "88-308"}, "attack")
    assert "DG: attacker already, defender " in foretell(game, game.decision)[0].plain


def test_shares_agree():
    """No 100 % beside something that can happen."""
    assert [percent(p) for p in (0, 0.0046, 0.278, 0.9954, 1)] == [
        "0\u00a0%",
        "<1\u00a0%",
        "28\u00a0%",
        ">99\u00a0%",
        "100\u00a0%",
    ]


# --- 6.6 barrage -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hidden", "assumed"), [("tieu-doan-1", False), ("tieu-doan-1 367-351", True), ("tieu-doan-1 88-308", True)]
)
def test_a_hidden_anti_aircraft_unit_may_be_near(hidden, assumed):
    """1.5, 4.0 Whatever lies hidden next to the target: the same is told."""
    position = {"W14": "racm fef-sd-1", "X13": "rgt-246", "X12": hidden}
    found = told(attacking(position, "artillery"), "all")
    assert ("no hidden anti-aircraft unit near" in found["assuming"]) is assumed
    assert "Anti-Aircraft unit" not in [item["text"] for item in found["items"]]
