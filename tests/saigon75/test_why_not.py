"""Whoever asks why a province, a unit or a card is not offered is told the reason, at every question about them."""

from __future__ import annotations

import pytest

import indochina
from indochina import saigon75
from indochina.core.dice import Random
from indochina.saigon75.cards import CARDS
from indochina.saigon75.units import KIND_NAMES, KINDS, KINDS_OF, SPACE, SPACE_IDS, UNIT, UNIT_KEYS
from indochina.saigon75.words.en import ENGLISH

NAMED = [*SPACE_IDS, *UNIT_KEYS, *KIND_NAMES, *CARDS]
EVERY, ASKED = 5, 40


def kinds_of(decision) -> set[str]:
    return {kind for key in decision.keys for kind in saigon75.target(key) or ()}


def own_reason(decision, state, word) -> bool:
    """A unit that stands on the map, of the side that is asked about and where it is asked for, is told more than that
    it is not there."""
    if word not in UNIT or not state.units[UNIT[word]] or not any(key in UNIT for key in decision.keys):
        return False
    sides = {
        side for side, kinds in KINDS_OF.items() for key in decision.keys if key in UNIT and UNIT[key] % KINDS in kinds
    }
    here = SPACE["saigon"] if decision.name == "turn8.activate" else SPACE.get(decision.values.get("space", ""), -1)
    if decision.name == "event.vc":
        return False
    return any(UNIT[word] % KINDS in KINDS_OF[side] for side in sides) and here in (-1, UNIT[word] // KINDS)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("opponents", [False, True], ids=["random", "opponents"])
def test_what_is_not_offered_has_a_reason_of_its_own(seed: int, opponents: bool) -> None:
    """Not that something else is asked: it is not. Every other game asks for dice and draws as well."""
    chance = "person" if seed % 2 else "stream"
    game = indochina.new("saigon75", options={"hand": 8 if seed % 4 > 1 else 3}, seed=seed, chance=chance)
    rng = Random(f"why/{seed}")
    players = {seat: saigon75.nonplayer(seat) for seat in saigon75.SEATS}
    told = 0
    while (asked := game.decision) is not None:
        kinds = kinds_of(asked)
        for word in (rng.choice(NAMED) for _ in range(ASKED if kinds and rng.below(EVERY) == 0 else 0)):
            if not kinds & {*(saigon75.target(word) or ())}:
                continue
            reasons = game.why_not(word)
            offered = any(word == key or word in key.split("/") for key in asked.keys)
            inside = any(word in key.split("/") for key in asked.blocked)
            assert bool(reasons) != offered or (offered and inside), (asked.name, word, reasons)
            assert not any(asked.prompt in reason for reason in reasons), (asked.name, word, reasons)
            if reasons and own_reason(asked, game.state, word):
                assert word in asked.blocked, (asked.name, word, reasons)
            told += bool(reasons)
        if opponents and asked.seat in players:
            game.choose(*players[asked.seat].choose(game))
        else:
            game.choose(rng.choice(asked.keys))
    assert told > 100


def test_every_question_about_places_or_units_has_a_reason_in_general() -> None:
    """Those with buttons, numbers and dice only need none; of a hand every card has its own."""
    buttons = {
        "availability.extra", "momentum.strategic", "move.count", "combat.vc", "combat.bonus", "combat.reroll",
        "combat.intelligence", "combat.corruption", "combat.paralysed", "combat.stubborn", "combat.armoured",
    }  # fmt: skip
    hands = {"event.play", "event.discard"}
    questions = {key.removeprefix("prompt.").removesuffix(".SV") for key in ENGLISH if key.startswith("prompt.")}
    dice = {name for name in questions if name.startswith("dice.")}
    assert {name for name in questions if f"why.else.{name}" not in ENGLISH} == buttons | hands | dice


NV_PLAYS = "turn: 3; stage: event; active: NV; event: "
SV_PLAYS = "turn: 3; stage: event; active: SV; event: "
LAST_TURN = "turn: 8; stage: event; active: SV; event: "
STRIKES = SV_PLAYS + "E-03; hue: 2 nv_division; kon_tum: nv_division; pleiku: ranger"
EVACUATION = NV_PLAYS + "E-16; saigon: ranger; hue: ranger; pleiku: ranger"
REDEPLOYED = SV_PLAYS + "E-04; hue: marine; ca_mau: river_patrol; pleiku: vc"
CORRUPTION = SV_PLAYS + "E-13; hue: marine, ranger; saigon: ranger"
DIVERSION = NV_PLAYS + "E-15; hue: 2 ranger; da_nang: marine; kon_tum: vc"
INFILTRATION = NV_PLAYS + "E-18; hue: vc, ranger; reserve: vc"


@pytest.mark.parametrize(
    ("text", "answers", "word", "reason"),
    [
        (STRIKES, "", "pleiku", "no NV unit is there [E-03]"),
        (STRIKES, "", "reserve", "it is no province of South Vietnam [E-03]"),
        (EVACUATION, "", "saigon", "Evacuation spares Saigon [E-16]"),
        (EVACUATION, "", "phu_yen", "no SV unit is there [E-16]"),
        (REDEPLOYED, "ca_mau/river_patrol", "hue", "River Patrols stay on the Mekong [E-04]"),
        (REDEPLOYED, "ca_mau/river_patrol", "ca_mau", "the unit is already there [E-04]"),
        (REDEPLOYED, "ca_mau/river_patrol", "reserve", "only NV units may go there [E-04]"),
        (REDEPLOYED, "hue/marine saigon", "saigon/marine", "it has been redeployed already [E-04]"),
        (REDEPLOYED, "", "pleiku/vc", "not an SV unit, or none is there [E-04]"),
        (
            LAST_TURN + "E-04; hue: marine; saigon: ranger, vc",
            "",
            "saigon/ranger",
            "no SV unit leaves Saigon while it is contested [T8]",
        ),
        (
            LAST_TURN + "E-13; hue: marine, ranger; saigon: ranger",
            "",
            "saigon/ranger",
            "Corruption spares Saigon [E-13]",
        ),
        (CORRUPTION, "hue/marine", "hue/marine", "Corruption keeps it from acting this phase [E-13]"),
        (
            NV_PLAYS + "E-20; kon_tum: marine, ranger; hue: ranger",
            "",
            "hue/ranger",
            "it is not in a mountain province [E-20]",
        ),
        (DIVERSION, "da_nang/marine", "kon_tum", "it is not under friendly control [E-15]"),
        (DIVERSION, "da_nang/marine", "saigon", "it is not adjacent [E-15]"),
        (INFILTRATION, "hue/vc", "reserve", "it is no province of South Vietnam [E-18]"),
        (INFILTRATION, "", "hue/ranger", "not a VC battalion, or none is there [E-18]"),
    ],
)
def test_targets_of_events(play, text, answers, word, reason) -> None:
    """S.3"""
    game = play(text, answers.split())
    assert game.why_not(word) == [reason]


FIGHT = "turn: 3; stage: combat.declare; active: SV; available: 2; "
CROWD = FIGHT + "hue: 3 ranger, marine, nv_division"
HUNT = FIGHT + "hue: ranger, river_patrol, marine, vc"


@pytest.mark.parametrize(
    ("text", "answers", "word", "reason"),
    [
        (FIGHT + "hue: 3 ranger, marine!, nv_division", "hue ranger ranger", "ranger", "no activations are left [S.2]"),
        (CROWD, "hue", "paratrooper", "no such unit of yours is in Hue [S.6]"),
        (CROWD, "hue", "nv_division", "no such unit of yours is in Hue [S.6]"),
        (CROWD, "hue", "all", "there are not enough activations for all units [S.2]"),
        (CROWD, "", "reserve", "it is no province of South Vietnam [S.6]"),
        (
            FIGHT + "hue: ranger, marine, nv_division",
            "hue ranger",
            "ranger",
            "all that can attack are chosen already [S.6]",
        ),
        (HUNT, "hue", "marine", "only Viet Cong are there: Rangers or a River Patrol come first [S.6]"),
    ],
)
def test_targets_of_an_attack(play, text, answers, word, reason) -> None:
    """S.2, S.6"""
    game = play(text, answers.split())
    assert game.decision.name in ("combat.units", "combat.declare")
    assert game.why_not(word) == [reason]


def test_units_that_take_no_part_suffer_no_loss() -> None:
    """S.6 Those not engaged are not affected."""
    units = "hue: 2 nv_division, nv_reduced, vc, 2 ranger"
    text = f"turn: 3; stage: combat.declare; active: NV; available: 4; reserve:; {units}"
    game = indochina.position("saigon75", text, dice="X X X X")
    for key in ("hue", "nv_division", "nv_reduced", "done"):
        game.choose(key)
    assert game.decision.name == "combat.bonus"
    game.choose("none")
    assert (game.decision.name, game.decision.seat) == ("combat.loss", "NV")
    assert game.why_not("hue/vc") == ["it takes no part in this combat [S.6]"]
    assert game.why_not("hue/ranger") == ["not a unit of yours in Hue [S.6a]"]


def test_marines_retreat_along_the_coast_only_to_provinces_of_their_own(play) -> None:
    """S.6b Not adjacent is no reason for them; enemy control is."""
    text = (
        "turn: 3; stage: event; active: NV; event: E-16; hue: 2 marine; da_nang: ranger; binh_dinh: vc; pleiku: ranger"
    )
    game = play(text, ["hue"])
    assert game.decision.name == "retreat.to"
    assert game.why_not("binh_dinh") == ["it is not under friendly control [S.6b]"]
    assert game.why_not("hue") == ["the unit is already there [S.6b]"]
    assert game.why_not("pleiku") == ["it is not adjacent, and Marines land only from coast to coast [S.6b]"]
