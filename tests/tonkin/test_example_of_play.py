"""The rulebook's Example of Play: GM 1 and 1/2 REI overrun 246 and a Tieu Doan south-east of Hung Yen (V17)."""

from indochina.tonkin.battle import Battle
from indochina.tonkin.combat import drms
from indochina.tonkin.combat_results import odds_of
from indochina.tonkin.overrun import overrun

from .build import Run, is_dg, state, steps, where


def position(**more):
    """After step 1: both FEF units have moved down to Hung Yen. Their SD is within 3 hexes."""
    return state({"V17": "gm-1 1-2-rei", "W17": "rgt-246 tieu-doan-1", "V15": "fef-sd-1", **more})


def units(s, words):
    return [s.board.unit[key] for key in words.split()]


def test_example_of_play():
    """6.4, 6.5, 6.8, 6.10, 6.13, 6.14, 6.15 Steps 2 to 5, with the dice of the example."""
    s = position()
    # 2) along the minor river into W17; the Tieu Doan retreats before combat and leaves the regiment alone
    # 3) 2-1 and +1, an 8 becomes 9: Ex. 246 retreats instead of losing a step, 1/2 REI takes its loss, nobody is DG
    first = Run(
        overrun(s, units(s, "gm-1 1-2-rei"), s.hex("V17"), s.hex("W17")),
        "tieu-doan-1 W18 1-2-rei X16",
        "4 4 1 1",
    )
    fought = next(n for n in s.notes if n.key == "log.combat").values
    assert (fought["attack"], fought["defence"], fought["odds"]) == (12, 5, "2-1")
    assert (fought["items"], fought["modified"], fought["result"]) == (["drm.morale/+1"], 9, "Ex")
    assert first.result is True
    assert (where(s, "gm-1"), where(s, "1-2-rei"), where(s, "rgt-246")) == ("W17", "W17", "X16")
    assert (steps(s, "1-2-rei"), steps(s, "gm-1"), steps(s, "rgt-246")) == (1, 4, 4)
    assert not any(is_dg(s, key) for key in ("gm-1", "1-2-rei", "rgt-246"))
    # 4) 1/2 REI moves one hex away; GM 1 goes on against the Tieu Doan, which has no second retreat and no ambush
    s.put(s.board.unit["1-2-rei"], s.hex("W16"))
    second = Run(overrun(s, units(s, "gm-1"), s.hex("W17"), s.hex("W18")))
    assert [d.name for d in second.asked] == ["combat.attack_leader", "combat.defence_leader"]


def test_the_odds_of_step_5():
    """6.8 9-1 becomes 5-1 with +1, and +1 for the better morale."""
    s = state({"W17": "gm-1", "V18": "tieu-doan-1", "V15": "fef-sd-1"})
    b = Battle(s, units(s, "gm-1"), s.hex("V18"), s.hex("W17"), overrun=True)
    b.leader, b.defence_leader = units(s, "gm-1 tieu-doan-1")
    assert odds_of(s, 9, 1) == ("5-1", "odds_above", 1)
    assert {("odds_above", 1), ("morale", 1)} <= set(drms(s, b))


def test_the_ambush_of_step_5():
    """6.11 If the Tieu Doan could ambush: a 6 costs GM 1 a step and kills the Tieu Doan; GM 1 advances."""
    s = state({"W17": "gm-1", "W18": "tieu-doan-1", "V15": "fef-sd-1"})
    run = Run(overrun(s, units(s, "gm-1"), s.hex("W17"), s.hex("W18")), "stay tieu-doan-1", "6")
    assert run.result is True and (where(s, "gm-1"), where(s, "tieu-doan-1")) == ("W18", "box_2")
    assert steps(s, "gm-1") == 3 and is_dg(s, "gm-1")
