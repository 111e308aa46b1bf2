"""8.1 Every question that a Non-player can be asked is in its table, or left to the lot by name: never by accident."""

import ast
import pathlib
from random import Random

import pytest

import indochina
from indochina import fitl
from indochina.core.answers import table
from indochina.core.decision import CHANCE
from indochina.fitl import CATALOGUES
from indochina.fitl.components.pieces import ARVN, FACTIONS, NVA, US, VC
from indochina.fitl.nonplayer import NONPLAYERS, SHEETS, shared
from indochina.fitl.nonplayer.player import Nonplayer
from indochina.fitl.nonplayer.turn import Sheet

from .positions import start

COIN, INSURGENTS = (US, ARVN), (NVA, VC)
QUESTIONS = {key.removeprefix("prompt.") for key in CATALOGUES["en"] if key.startswith("prompt.")}
DICE = {
    "airstrike.die", "airstrike.trail_die", "assault.cobras", "assault.tunnel", "card.reveal", "coup.policy",
    "deception.shown", "dice.attack", "event.die", "sweep.booby_traps",
}  # fmt: skip
"""Questions to fortune."""
ONLY = {
    "activate.": COIN,  # 3.2.3
    "advise.": (US,),  # 4.2.1
    "airlift.": (US,),  # 4.2.2
    "airstrike.sa_2s": (US,),  # card 34: the US chooses
    "ambush.": INSURGENTS,  # 4.4.3, 4.5.3
    "assault.": COIN,  # 3.2.4
    "assault.arvn": (US,),  # 3.2.4: the US adds it
    "attack.": INSURGENTS,  # 3.3.3
    "bombard.": (NVA,),  # 4.4.2
    "cadres.": (VC,),  # card 116
    "coup.agitate": (VC,),  # 6.3.2
    "coup.casualties": (US,),  # 6.5
    "coup.commit": (US,),  # 6.5
    "coup.desertion": (ARVN,),  # 2.4
    "coup.pacify": COIN,  # 6.3.1
    "coup.sabotage": (VC,),  # 6.2.1
    "coup.withdrawal": (VC,),  # 6.5
    "event.action": (NVA,),  # card 56: the NVA does it, whoever executes the Event
    "govern.": (ARVN,),  # 4.3.1
    "infiltrate.": (NVA,),  # 4.4.1
    "march.": INSURGENTS,  # 3.3.2
    "march.count_by": (NVA,),  # 3.3.2: only the NVA goes by the Trail
    "patrol.": COIN,  # 3.2.2
    "patrol.piece": (ARVN,),  # 3.2.2: the US has only Troops to move
    "patrol.rpg": (NVA,),  # card 14
    "raid.": (ARVN,),  # 4.3.3
    "rally.": INSURGENTS,  # 3.3.1
    "rally.agitate": (VC,),  # card 116
    "redeploy.arvn": (ARVN,),  # 6.4.2
    "redeploy.nva": (NVA,),  # 6.4.3
    "strike.": COIN,  # 4.2.1, 4.3.3
    "subvert.": (VC,),  # 4.5.2
    "sweep.": COIN,  # 3.2.3
    "sweep.loss": (VC,),  # card 101
    "tax.": (VC,),  # 4.5.1
    "terror.": INSURGENTS,  # 3.3.4
    "terror.cadres": (VC,),  # card 116
    "train.": COIN,  # 3.2.1
    "train.base_space": (ARVN,),  # 3.2.1: the US has no Bases to train
    "train.cubes": (ARVN,),  # 3.2.1: as the Base
    "train.patronage": (US,),  # 3.2.1
    "train.police": (US,),  # card 18
    "transfer": INSURGENTS,  # 1.5.2
    "transport.": (ARVN,),  # 4.3.2
}
"""Beginnings of questions that not all Factions are asked, and who is; the longest that fits counts."""


def seats_of(question: str) -> tuple[str, ...]:
    """Whom a question can be put to."""
    fits = [beginning for beginning in ONLY if question.startswith(beginning)]
    return ONLY[max(fits, key=len)] if fits else tuple(FACTIONS)


ASKED = {faction: {q for q in QUESTIONS - DICE if faction in seats_of(q)} for faction in FACTIONS}


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_question_is_answered_or_left_to_the_lot_by_name(faction):
    sheet = SHEETS[faction]
    assert ASKED[faction] - sheet.answers.keys() == sheet.by_lot.keys()


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_answer_is_to_a_question_that_there_is(faction):
    assert sheet_names(faction) <= QUESTIONS - DICE
    assert sheet_names(faction) - shared.ANSWERS.keys() <= ASKED[faction]


def sheet_names(faction):
    return {*SHEETS[faction].answers, *SHEETS[faction].by_lot}


def test_what_is_said_of_seats_fits_questions():
    assert all(any(question.startswith(beginning) for question in QUESTIONS) for beginning in ONLY)
    assert DICE <= QUESTIONS


def test_questions_that_the_rules_put_to_one_faction_are_known_to_be_its_own():
    """`choose(VC, "coup.agitate", ...)` in the rules: the seat and the name as they stand there."""
    found = 0
    for path in pathlib.Path(fitl.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("choose", "how_many")
            ):
                seat, name = node.args[:2]
                if isinstance(seat, ast.Name) and seat.id in FACTIONS and isinstance(name, ast.Constant):
                    found += 1
                    assert seats_of(name.value) == (seat.id,), name.value
    assert found > 20


@pytest.mark.parametrize(("scenario", "seed"), [("short", 1), ("medium", 2), ("full", 3)])
@pytest.mark.parametrize("answering", ["at random", "by bots"])
def test_nothing_else_is_asked_in_games(scenario, seed, answering):
    game = indochina.new("fitl", scenario, seed=seed)
    rng = Random(seed)
    for _ in range(1200 if answering == "at random" else 500):
        if game.decision is None:
            break
        seat, name = game.decision.seat, game.decision.name
        assert seat != CHANCE and name in ASKED[seat], f"{name} is asked of {seat}"
        if answering == "at random":
            game.choose(rng.choice(game.decision.keys))
        else:
            game.choose(*NONPLAYERS[seat].choose(game))


def test_a_question_in_no_table_is_a_fault():
    """A renamed question does not fall to the lot."""
    game = start("VC", "hue: vc_guerrilla")
    sheet = SHEETS[VC]
    answers = {name: answer for name, answer in sheet.answers.items() if name != game.decision.name}
    poorer = Nonplayer(VC, SHEETS | {VC: sheet._replace(answers=answers)})
    with pytest.raises(LookupError, match=r"the Non-player VC neither answers action\.\w+ nor leaves it to the lot"):
        poorer.choose(game)
    by_lot = Nonplayer(VC, SHEETS | {VC: Sheet(answers, {game.decision.name: "8.4.7"}, sheet.to_operate)})
    assert by_lot.choose(game).key in game.decision.keys


def test_an_answer_that_two_parts_give_is_a_fault():
    part = {"rally.space": lambda t: None}
    with pytest.raises(ValueError, match=r"answered in two parts: rally\.space"):
        table(shared.ANSWERS, part, part)
