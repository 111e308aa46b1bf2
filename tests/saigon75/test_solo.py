"""The solo opponents play soundly and say why."""

import pytest

import indochina
from indochina.core.decision import CHANCE
from indochina.core.dice import Random
from indochina.saigon75.solo import OPPONENTS
from indochina.saigon75.units import PROVINCE_IDS


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


def answer(seat, position, choices=()):
    """What the opponent answers in a position, after these choices."""
    game = indochina.position("saigon75", position)
    for key in choices:
        game.choose(game.decision.now_called(key))
    assert game.decision.seat == seat
    return OPPONENTS[seat].choose(game)


# --- taking over ----------------------------------------------------------------------------------------------


MOVING = "turn: 4; stage: movement; available: 6; "
BEGUN = [
    ("NV", MOVING + "active: NV; hue: nv_division; saigon: ranger", ["hue/nv_division"]),
    ("NV", MOVING + "active: NV; saigon: ranger", ["reserve/vc", "kien_giang"]),
    ("NV", "stage: movement.start; momentum: 1; saigon: nv_division, ranger", ["strategic", "saigon/nv_division"]),
    ("SV", MOVING + "active: SV; ca_mau: ranger; saigon: 5 sv_division", ["ca_mau/ranger"]),
    ("SV", MOVING + "active: SV; hue: 2 ranger; saigon: 5 sv_division", ["hue/ranger", "da_nang"]),
]


@pytest.mark.parametrize(("seat", "position", "choices"), BEGUN)
def test_it_goes_on_with_a_move_that_it_would_not_have_begun(seat, position, choices):
    """S.4, S.10 `play --resume FILE --seat NV=solo` after a unit was picked."""
    game = indochina.position("saigon75", position)
    for key in choices:
        game.choose(game.decision.now_called(key))
    assert game.decision.name in ("move.to", "move.count", "momentum.to")
    assert game.play({seat: "solo"}, until=1).made == len(choices) + 1


# --- what they spend ------------------------------------------------------------------------------------------


def test_south_spends_no_marker_when_there_is_no_work_for_it():
    """S.2 All units are in Saigon, the Air Support spaces are full, and an attack would be folly."""
    position = "turn: 7; active: SV; stage: availability; air: 5; saigon: ranger, 5 nv_division"
    game = indochina.position("saigon75", position, dice="2")
    key, reason = OPPONENTS["SV"].choose(game)
    assert (key, reason.key) == ("end", "reason.enough_activations")


def test_south_spends_a_marker_when_saigon_is_besieged_and_help_can_come():
    position = "turn: 7; active: SV; stage: availability; saigon: ranger, 5 nv_division; long_an: 4 sv_division"
    game = indochina.position("saigon75", position, dice="1")
    key, reason = OPPONENTS["SV"].choose(game)
    assert (key, reason.key) == ("plus1", "reason.more_activations") and reason.values["count"] > 3


def test_north_spends_no_marker_when_there_is_no_work_for_it():
    """S.2 Two divisions are left, and a roll of ten."""
    position = "turn: 7; active: NV; stage: availability; reserve: 2 nv_division; saigon: 5 sv_division"
    game = indochina.position("saigon75", position, dice="2")
    assert OPPONENTS["NV"].choose(game)[0] == "end"


def test_south_buys_air_support_with_activations_that_would_be_idle():
    """S.2 They cannot be carried over; besieged, a fifth marker is worth more than nothing."""
    key, reason = answer(
        "SV", "turn: 5; active: SV; stage: movement; available: 2; air: 4; saigon: 5 sv_division, nv_division"
    )
    assert (key, reason.key) == ("air", "reason.buy_air")


def test_south_does_not_strip_the_neighbours_of_saigon_while_nobody_threatens_it():
    """Turn 1: no NV unit can be in Saigon next turn, so its neighbours keep the divisions they have."""
    start = indochina.new("saigon75", seed=1).choose("suggested")
    moving = {**start.rules.to_json(start.state), "active": "SV", "stage": "movement", "available": 6}
    game = indochina.position("saigon75", moving)
    game.play({"SV": "solo"}, until=lambda game: game.decision.seat != "SV" or game.state.stage != "movement")
    divisions = [game.rules.to_json(game.state)[p].get("sv_division", 0) for p in ("an_loc", "xuan_loc", "long_an")]
    assert all(divisions), "each still has the one it began with"


def test_north_sends_to_saigon_as_many_as_it_holds():
    """Turn 7: two divisions outnumber a Ranger, but five dice are better than two."""
    saigon = "saigon: ranger, 2 nv_division; an_loc: 3 nv_division, militia"
    key, reason = answer("NV", f"turn: 7; active: NV; stage: movement; available: 6; {saigon}")
    assert (key, reason.values["to"]) == ("an_loc/nv_division", "saigon")


ELSEWHERE = "; ".join(
    f"{province}: militia" for province in PROVINCE_IDS if province not in ("saigon", "an_loc", "can_tho", "long_an")
)


def test_north_relieves_reduced_divisions_in_saigon_with_activations_that_would_be_idle():
    """Turn 7: a reduced division that leaves takes the activation it would have fought with."""
    held = "saigon: 3 sv_division, 5 nv_reduced; an_loc: 3 nv_division, militia; can_tho: militia; long_an: militia"
    position = f"turn: 7; active: NV; stage: movement; available: 9; {held}; {ELSEWHERE}"
    key, reason = answer("NV", position)
    assert (key, reason.key) == ("saigon/nv_reduced", "reason.make_room")
    game = indochina.position("saigon75", position).play({"NV": "solo"}, until="combat.declare")
    assert game.rules.to_json(game.state)["saigon"] == {"sv_division": 3, "nv_division!": 3, "nv_reduced": 2}


def test_north_sends_full_divisions_into_saigon_before_reduced_ones():
    """The one in An Loc, though a reduced one stands as near."""
    held = "saigon: sv_division, 4 nv_reduced; an_loc: nv_division, militia; can_tho: militia"
    held += "; long_an: nv_reduced, militia"
    key, reason = answer("NV", f"turn: 7; active: NV; stage: movement; available: 5; {held}; {ELSEWHERE}")
    assert (key, reason.values["to"]) == ("an_loc/nv_division", "saigon")


@pytest.mark.parametrize(("turn", "reason"), [(7, "reason.no_more_orders"), (8, "reason.attack")])
def test_north_attacks_with_whoever_can_come_on_the_last_turn(turn, reason):
    """Three steps want four units; one division goes alone only when there is no tomorrow."""
    held = "saigon: 5 sv_division; an_loc: militia; can_tho: sv_division, ranger; long_an: nv_division, militia"
    position = f"turn: {turn}; active: NV; stage: movement; available: 6; reserve: 0 vc; {held}; {ELSEWHERE}"
    assert answer("NV", position)[1].key == reason


BESIEGED = "active: SV; stage: movement; available: 3; air: 5; saigon: 5 sv_reduced, 5 nv_division; ca_mau: sv_division"


def test_south_hurries_to_a_besieged_saigon_with_activations_that_would_be_idle():
    """Turn 5: from Ca Mau a division can be in Saigon on turn 7."""
    key, reason = answer("SV", f"turn: 5; {BESIEGED}")
    assert (key, reason.key) == ("ca_mau/sv_division", "reason.hurry")


def test_south_does_not_set_out_for_saigon_when_it_would_come_too_late():
    """Turn 7: from Ca Mau it takes three turns."""
    key, reason = answer("SV", f"turn: 7; {BESIEGED}")
    assert (key, reason.key) == ("end", "reason.no_more_orders")


def test_south_takes_provinces_back_though_no_air_marker_is_left_to_buy():
    """S.2 All twelve are lost: activations would be idle, and five units come to take Da Nang back."""
    position = "air: 0; air_lost: 12; saigon: 5 sv_division; hue: 3 ranger, 2 marine; da_nang: nv_reduced, militia"
    assert answer("SV", f"turn: 4; active: SV; stage: movement; available: 6; {position}")[1].key == "reason.reclaim"


# --- how they fight -------------------------------------------------------------------------------------------


def test_south_attacks_where_it_is_likely_to_take_a_province_back():
    """S.8 Three Rangers against a battalion under militia."""
    key, _ = answer("SV", "turn: 4; active: SV; stage: combat.declare; available: 6; hue: 3 ranger, vc, militia")
    assert key == "hue"


def test_south_brings_units_together_against_a_single_one_when_nothing_else_is_to_be_done():
    """Saigon and the Air Support spaces are full: two Rangers and Marines come from Hue to take Da Nang back."""
    position = "air: 5; saigon: 5 sv_division; hue: 2 ranger, marine; da_nang: nv_reduced, militia"
    game = indochina.position("saigon75", f"turn: 4; active: SV; stage: movement; available: 6; {position}")
    assert OPPONENTS["SV"].choose(game)[1].key == "reason.reclaim"
    game.play({"SV": "solo"}, until="combat")
    assert [note.values["space"] for _, note in game.notes() if note.key == "log.declared"] == ["da_nang"]


def test_south_does_not_attack_where_the_dice_are_against_it():
    key, reason = answer("SV", "turn: 4; active: SV; stage: combat.declare; available: 6; hue: 2 ranger, 4 nv_division")
    assert (key, reason.key) == ("end", "reason.no_good_attack")


NOWHERE = "; ".join(f"{province}: militia" for province in ("an_loc", "long_an", "phuoc_binh", "xuan_loc"))
STUCK = {
    "NV": ("active: SV; binh_thuan: 2 ranger, nv_division, nv_reduced", "binh_thuan/nv_division"),
    "SV": (f"active: NV; infiltration: 0; saigon: sv_division, ranger, 3 nv_division; {NOWHERE}", "saigon/sv_division"),
}


@pytest.mark.parametrize("seat", STUCK)
def test_a_division_is_reduced_before_a_unit_with_nowhere_to_go_is_removed(seat):
    """S.6b Without a refuge a full division is reduced, any other unit is lost."""
    position, chosen = STUCK[seat]
    text = f"turn: 4; stage: combat.declare; available: 9; {position}"
    game = indochina.position("saigon75", text, dice="R blank blank blank blank")
    while game.decision.name != "combat.retreat":
        game.choose(next(key for key in ("all", "binh_thuan", "saigon", "none") if key in game.decision.keys))
    assert OPPONENTS[seat].choose(game)[0] == chosen


# --- what their reasons tell ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "card", "others"), [("NV", "E-20", ("E-17", "E-12")), ("SV", "E-11", ("E-16", "E-04"))]
)
def test_the_reason_for_a_card_does_not_tell_what_else_is_held(seat, card, others):
    """S.3 Hands are secret: whatever else is in the hand, or if nothing is, the reason is the same."""
    reasons = []
    for hand in ([card, other] for other in others):
        position = (
            f"turn: 4; active: {seat}; stage: event.play; {seat.lower()}_hand: {', '.join(hand)}; saigon: 2 ranger"
        )
        key, reason = answer(seat, position)
        assert key == card
        reasons.append(reason)
    assert reasons[0] == reasons[1]
    game = indochina.new("saigon75")
    text = game.messages.why(reasons[0])
    assert not any(word in text for word in ("least", "best", "good", "hurts"))


def test_a_loss_that_is_no_division_is_not_called_one():
    position = (
        "turn: 4; active: NV; stage: combat.declare; available: 9; infiltration: 0; hue: ranger, marine, 2 nv_division"
    )
    game = indochina.position("saigon75", position, dice="X blank blank blank")
    game.choose("hue").choose("all")
    assert game.decision.name == "combat.loss"
    assert OPPONENTS["SV"].choose(game)[1].key == "reason.least_missed"


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
    "event.replacement", "momentum.reveal", "setup.deal",
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
