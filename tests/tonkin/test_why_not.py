"""Whoever asks why a hex or a unit is not offered is told the reason, at every question about hexes or units."""

from __future__ import annotations

import pytest

import indochina
from indochina import tonkin
from indochina.core.dice import Random
from indochina.sim.fuzzing import options_for
from indochina.tonkin.board import printed
from indochina.tonkin.words.en import ENGLISH

HEXES, UNITS = [*printed().ids], [*printed().unit]
NAMED = [printed().ids[c.hex] for c in printed().communities]
EVERY, ASKED = 5, 8


def kinds_of(decision) -> set[str]:
    return {kind for key in decision.keys for kind in tonkin.target(key) or ()}


def targets(decision, rng: Random) -> list[str]:
    """Some hexes and units that the question might offer, communities above all."""
    kinds = kinds_of(decision)
    found = [rng.choice(NAMED if n % 2 else HEXES) for n in range(ASKED)] if "hex" in kinds else []
    return found + ([rng.choice(UNITS) for _ in range(ASKED)] if "unit" in kinds else [])


@pytest.mark.parametrize("scenario", list(tonkin.SCENARIOS))
@pytest.mark.parametrize("opponents", [False, True], ids=["random", "opponents"])
def test_what_is_not_offered_has_a_reason_of_its_own(scenario: str, opponents: bool) -> None:
    """Not that something else is asked: it is not."""
    seed = list(tonkin.SCENARIOS).index(scenario)
    game = indochina.new("tonkin", scenario, options_for("tonkin", seed, scenario), seed=seed)
    rng = Random(f"why/{scenario}")
    players = {seat: tonkin.nonplayer(seat) for seat in tonkin.SEATS}
    told = 0
    while (asked := game.decision) is not None and game.version < 900:
        for word in targets(asked, rng) if rng.below(EVERY) == 0 else ():
            reasons = game.why_not(word)
            assert bool(reasons) != (word in asked.keys), (asked.name, word, reasons)
            assert not any(asked.prompt in reason for reason in reasons), (asked.name, word, reasons)
            told += bool(reasons)
        game.choose(*players[asked.seat].choose(game) if opponents else (rng.choice(asked.keys),))
    assert told > 100


def test_every_question_about_hexes_or_units_has_a_reason_in_general() -> None:
    """Those with buttons and dice only need none."""
    buttons = {
        "objective.move", "supplies.mix", "replacements.air", "move.how", "operation.option", "trench.way",
        "combat.bolshevik", "combat.front", "combat.shown",
    }  # fmt: skip
    questions = {key.removeprefix("prompt.") for key in ENGLISH if key.startswith("prompt.")}
    dice = {name for name in questions if name.startswith("dice.")}
    assert {name for name in questions if f"why.else.{name}" not in ENGLISH} == buttons | dice


def position(text: str):
    return indochina.position("tonkin", text)


OPERATION = (
    "month: Oct-52; stage: operation.point; active: FEF; fef_ops: 9; vm_ops: 4; impulse: 2; fef_spending: fef-sd-1; "
    "V15: gm-1, fef-hq, fef-sd-1; X11: vm-hq; V14: rgt-42; R18: rgt-148"
)


@pytest.mark.parametrize(
    ("answers", "word", "reason"),
    [
        ("attack", "V14", []),
        ("attack", "R18", ["no unit of yours that could take part is next to it [6.8]"]),
        ("attack", "Haiphong", ["no enemy is there [6.3]"]),
        ("move", "Haiphong", ["no units of yours are there [6.3]"]),
    ],
)
def test_a_target_is_told_its_own_reason(answers, word, reason) -> None:
    """6.3"""
    game = position(OPERATION.replace("V14: rgt-42", "V14: rgt-42; W14: rgt-246") + "; W15: gm-2")
    for key in answers.split():
        game.choose(key)
    assert game.why_not(word) == reason


def test_too_many_dg_markers_must_form_a_chain() -> None:
    """6.3 a A fourth marker only from a hex next to the others."""
    game = position(
        "month: Oct-52; stage: operation.point; active: FEF; fef_ops: 9; vm_ops: 4; impulse: 2; V15: gm-1!; "
        "V14: gm-2!; U15: gm-3!; U16: gm-4!; Haiphong: gm-5!; X11: vm-hq"
    )
    for key in ["remove_markers", "V15", "V14", "U15"]:
        game.choose(key)
    assert "U16" in game.decision.keys
    assert game.why_not("Haiphong") == ["more than 3 only if all their hexes form a chain [6.3]"]


def test_units_that_cannot_move_with_those_chosen() -> None:
    """3.3 One that was chosen is not said to be elsewhere."""
    game = position("month: Oct-52; stage: fef.move; active: FEF; V15: gm-1, gm-2, fef-sd-1, fef-hq; X11: vm-hq")
    game.choose("V15").choose("gm-1")
    assert game.why_not("gm-1") == ["it is chosen already [3.0]"]
    assert game.why_not("gm-3") == ["not a unit in Hanoi that can still move with those chosen [3.0]"]


def test_the_page_gets_the_reason_in_general_last() -> None:
    """As `*`, for all of which nothing more is said."""
    game = position(OPERATION)
    game.choose("move")
    blocked = game.view("FEF")["decision"]["blocked"]
    assert blocked[-1]["key"] == "*" and blocked[-1]["why"].startswith("not a unit in Hanoi that can still")
