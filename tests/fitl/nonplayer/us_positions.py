"""Positions for the Non-player US: an Operation or a phase of a Coup Round that it plays, with its dice scripted."""

import indochina
from indochina.core.journal import Answer
from indochina.fitl.board import SPACE
from indochina.fitl.check import check
from indochina.fitl.components.pieces import KIND
from indochina.fitl.nonplayer import NONPLAYERS
from indochina.fitl.nonplayer.explain import explain
from indochina.fitl.nonplayer.turn import Turn
from indochina.fitl.state import count

from .bots import scripted

OPERATION = (
    "scenario: full; stage: operation; acted: US op_sa; current: 68; next: 67; econ: 15; "
    "momentum: medevac_shaded; {text}"
)
"""Without Air Lift (card 15 shaded)."""


def merged(text):
    """A position in which a later statement of a name replaces an earlier one."""
    parts = (part.strip().partition(":") for part in text.split(";") if part.strip())
    return "; ".join(f"{name}: {value}" for name, value in {name: value for name, _, value in parts}.items())


def held(game, space, piece):
    return count(game.state, KIND[piece], SPACE[space])


def operation(
    name, text, dice="", game_dice=None, policy="LBJ", nonplayers="US, ARVN, NVA, VC", activity="", before=()
):
    """The US executes an Operation, from its first question to its end; its answers.

    `activity`: the test begins it with the Operation instead of leaving it to the Non-player. `before`: answers given
    for the US first.
    """
    data = OPERATION.format(text=f"policy: {policy}; nonplayers: {nonplayers}; {text}")
    game = indochina.position("fitl", merged(data), dice=game_dice)
    if game.decision.name == "operation":
        game.choose(name)
    for key in (*before, *([activity] if activity else [])):
        game.choose(key)
    return game, play(game, dice)


def coup(stage, text, dice="", game_dice=None, policy="LBJ"):
    data = f"scenario: full; stage: coup.{stage}; current: 125; next: 67; policy: {policy}; econ: 15; "
    game = indochina.position("fitl", merged(f"{data}nonplayers: US, ARVN, NVA, VC; {text}"), dice=game_dice)
    return game, play(game, dice)


def play(game, dice=""):
    """The Non-player US answers to the end of the stage; the others as Non-players. Every reason can be told."""
    script, said, stage = scripted("US", dice), [], game.state.stage
    while game.decision is not None and game.state.stage == stage:
        seat = game.decision.seat
        key, reason = (script.bot if seat == "US" else NONPLAYERS[seat]).choose(game)
        lines = explain(game.messages, reason)
        assert not any("np." in line for line in (*lines, game.messages.why(reason)))
        if seat == "US":
            said.append(Answer(seat, game.decision.name, key, "", False, reason))
        game.choose(key, reason)
        check(game.state)
    assert not script.left, f"dice not rolled: {script.left}"
    return said


def answers(said, name):
    return [answer.key for answer in said if answer.name == name]


def possible(text, name):
    """What the Non-player US thinks of an Air Strike, Advise or Train."""
    data = OPERATION.format(text=f"policy: LBJ; nonplayers: US; {text}")
    game = indochina.position("fitl", merged(data))
    return getattr(NONPLAYERS["US"], f"{name}_possible")(Turn(game, "US"))
