"""The rulebook's Example of Play: GM 1 and 1/2 REI come down the Red River to Hung Yen (V17) and overrun 246 and a
Tieu Doan in W17, all in one Operation Point. Every number of the example is asserted here."""

from procedures import Run

from indochina.tonkin.operations.phase import point
from indochina.tonkin.state import hex_of

from .build import at, cost, is_dg, notes, steps, where

TO_STEP_2 = "move V16 all walk overrun"
STEP_2 = "tieu-doan-1 W18"
STEP_3 = "1-2-rei X16"
STEP_4 = "1-2-rei go W16 gm-1 overrun W18 W17"
DICE_OF_STEP_3 = "4 4 1 1"


def position():
    """Before step 1: both FEF units stack in V16, one hex up the river; an SD in Hanoi is within 3 hexes [6.4]."""
    return at(
        "V16: gm-1, 1-2-rei; W17: rgt-246, tieu-doan-1; V15: fef-sd-1;"
        "stage: operation.point; active: FEF; fef_ops: 1; impulse: 1"
    )


def logged(s, key):
    return [note.values for note in s.notes if note.key == key]


def decided(run, name):
    return [d for d in run.asked if d.name == name]


def test_step_1_along_the_road_to_hung_yen_costs_1():
    """3.1 By road 1. Without it the minor river would cost 1 more (on foot), the major one nothing: they follow it."""
    s = position()
    assert cost(s, "gm-1", "V16", "V17") == cost(s, "1-2-rei", "V16", "V17") == 1
    clear = {"gm-1": 2, "1-2-rei": 1}
    assert cost(s, "1-2-rei", "V16", "V17", roads=False) == clear["1-2-rei"] + 1
    assert (
        cost(s, "gm-1", "V16", "V17", roads=False) == clear["gm-1"] + 2
    )  # step 4: a minor river is 2 for a motorized unit


def test_step_2_the_overrun_costs_both_5_so_far_and_the_tieu_doan_retreats_before_combat():
    """6.4, 6.5 1 for Hung Yen, 2 for clear terrain (motorized, along the minor river), 2 for the overrun itself."""
    s = position()
    run = Run(point(s), f"{TO_STEP_2} {STEP_2}")
    assert logged(s, "log.overrun_paid") == [{"side": "FEF", "hex": "V17", "to": "W17", "mp": 5}]
    assert decided(run, "combat.retreat_before")[0].keys == ["tieu-doan-1", "stay"]
    assert where(s, "tieu-doan-1") == "W18" and where(s, "rgt-246") == "W17"
    assert not decided(run, "combat.ambush"), "who retreats before combat does not ambush [6.5, 6.11]"
    assert run.open.name == "combat.attack_leader" and run.open.keys == ["gm-1", "1-2-rei"]


def test_step_3_two_to_one_an_8_becomes_9_an_exchange():
    """6.8, 6.10, 6.13-6.15 246 retreats instead of its loss, 1/2 REI takes its own, nobody is DG, both advance."""
    s = position()
    awards = s.awards
    run = Run(point(s), f"{TO_STEP_2} {STEP_2} {STEP_3}", DICE_OF_STEP_3)
    (fought,) = logged(s, "log.combat")
    assert (fought["attack"], fought["defence"], fought["odds"]) == (12, 5, "2-1")
    assert (fought["items"], fought["drm"], fought["modified"]) == (["drm.morale/+1"], "+1", 9)
    assert fought["result"] == "Ex"
    names = [note.key for note in s.notes if note.key in ("log.dg_roll", "log.retreat", "log.step_lost", "log.advance")]
    assert names == ["log.dg_roll", "log.dg_roll", "log.retreat", "log.step_lost", "log.advance"]
    assert (where(s, "gm-1"), where(s, "1-2-rei"), where(s, "rgt-246")) == ("W17", "W17", "X16")
    assert (steps(s, "1-2-rei"), steps(s, "gm-1"), steps(s, "rgt-246"), s.losses) == (1, 4, 4, 0)
    assert not any(is_dg(s, key) for key in ("gm-1", "1-2-rei", "rgt-246")) and s.awards == awards
    assert not decided(run, "combat.advance"), "in an overrun all must advance"
    assert run.open.name == "move.continue"


def test_step_4_1_2_rei_has_2_points_left_and_aborts_gm_1_pays_6():
    """6.4 1/2 REI moves one hex first. GM 1 pays 2 for clear terrain, 2 for the minor river, 2 for the overrun."""
    s = position()
    run = Run(point(s), f"{TO_STEP_2} {STEP_2} {STEP_3} 1-2-rei go", DICE_OF_STEP_3)
    assert run.open.name == "move.to" and "overrun" not in run.open.keys, "7 less 5 is too little"
    assert all(s.board.distance(hex_of(s, "W17"), hex_of(s, key)) <= 2 for key in run.open.keys)
    s = position()
    run = Run(point(s), f"{TO_STEP_2} {STEP_2} {STEP_3} {STEP_4}", DICE_OF_STEP_3)
    assert where(s, "1-2-rei") == "W16"
    assert [paid["mp"] for paid in logged(s, "log.overrun_paid")] == [5, 6]
    assert len(decided(run, "combat.retreat_before")) == 1, "no second retreat before the same attackers [6.5]"


def test_step_5_nine_to_one_is_5_1_with_plus_1_and_another_for_morale():
    """6.8, 6.10, 6.11 The Tieu Doan has retreated before combat: it may not ambush.

    The example does not speak of a DRM for the minor river that GM 1 pays for in step 4; by 6.9 there is one.
    """
    s = position()
    run = Run(point(s), f"{TO_STEP_2} {STEP_2} {STEP_3} {STEP_4} stand done", f"{DICE_OF_STEP_3} 6 6 1 1")
    assert not decided(run, "combat.ambush")
    fought = logged(s, "log.combat")[1]
    assert (fought["attack"], fought["defence"], fought["odds"]) == (9, 1, "5-1")
    assert sorted(fought["items"]) == ["drm.minor_river/-1", "drm.morale/+1", "drm.odds_above/+1"]
    assert where(s, "gm-1") == "W18" and where(s, "tieu-doan-1") == "box_2"


def test_step_5_the_ambush_made_anyway():
    """6.11 A 6 is more than the morale of 4: GM 1 loses a step, and so does the Tieu Doan, which is its last.

    GM 1 advances and may go on: 14 less 5 and 6 leaves it 3 points.
    """
    s = position()

    def as_if_first(procedure):
        """The book sets the rule aside: the second overrun is played as if it were the first."""
        answer = None
        try:
            while True:
                decision = procedure.send(answer)
                if decision.name == "move.overrun":
                    s.ran = bytearray(len(s.ran))
                answer = yield decision
        except StopIteration as end:
            return end.value

    run = Run(
        as_if_first(point(s)), f"{TO_STEP_2} {STEP_2} {STEP_3} {STEP_4} stay tieu-doan-1 done", f"{DICE_OF_STEP_3} 6"
    )
    assert logged(s, "log.ambush") == [{"unit": "tieu-doan-1", "victim": "gm-1", "die": 6, "needed": 4}]
    assert (steps(s, "gm-1"), is_dg(s, "gm-1"), where(s, "tieu-doan-1")) == (3, True, "box_2")
    assert where(s, "gm-1") == "W18" and len(logged(s, "log.combat")) == 1, "no dice are needed for an empty hex"
    paid = sum(values["mp"] for values in logged(s, "log.overrun_paid"))
    assert s.board.units[s.board.unit["gm-1"]].move - paid == 3
    assert run.asked[-1].name == "move.continue", "it could move on, but stays"
    assert s.ops == [0, 0] and notes(s).count("log.point") == 1
