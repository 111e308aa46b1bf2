"""Positions for the Non-player ARVN: the Event is taken, and only the ARVN pieces named are Available."""

import re

import indochina
from indochina.core.journal import Answer
from indochina.fitl.check import check
from indochina.fitl.components.pieces import POOL
from indochina.fitl.nonplayer import NONPLAYERS

from .bots import answer, scripted, start, turn

TYPES = ("arvn_troop", "arvn_police", "arvn_ranger", "arvn_base")


def scarce(text, troops=0, police=0, rangers=0, bases=0):
    """The position with so many ARVN pieces Available; the rest is out of play."""
    left = {name: POOL[name] for name in TYPES}
    for n, name in re.findall(r"(\d*) ?(arvn_(?:troop|police|ranger|base))", text):
        left[name] -= int(n or 1)
    box = dict(zip(TYPES, (troops, police, rangers, bases)))
    out = ", ".join(f"{left[name] - box[name]} {name}" for name in TYPES if left[name] > box[name])
    return f"{text}; out_of_play: {out}"


def play(text, dice="", box=(), nonplayers="US, ARVN, NVA, VC", game_dice=None, **fields):
    """ARVN's whole action after an Event; `box`: Troops, Police, Rangers and Bases Available."""
    fields = {"acted": "US event", "eligible": "US, ARVN"} | fields
    return turn("ARVN", scarce(text, *box), dice, nonplayers, game_dice, **fields)


def execute(operation, text, dice="", box=(), nonplayers="US, ARVN, NVA, VC", game_dice=None, **fields):
    """ARVN executes this Operation, whatever the flowchart says; Thieu is in power."""
    data = {
        "scenario": "full", "stage": "operation", "current": "68", "next": "67", "acted": "US event, ARVN op_sa",
        "nonplayers": nonplayers, "leader_box": "128",
    } | fields  # fmt: skip
    head = "; ".join(f"{name}: {value}" for name, value in data.items())
    game = indochina.position("fitl", f"{head}; {scarce(text, *box)}", dice=game_dice)
    if game.decision is not None and game.decision.name == "operation":
        game.choose(operation)
    script = scripted("ARVN", dice)
    said = []
    while game.decision is not None and game.state.stage == "operation":
        who = script.bot if game.decision.seat == "ARVN" else NONPLAYERS[game.decision.seat]
        key, reason = who.choose(game)
        if game.decision.seat == "ARVN":
            said.append(Answer("ARVN", game.decision.name, key, "", False, reason))
        game.choose(key, reason)
        check(game.state)
    assert not script.left, f"dice not rolled: {script.left}"
    return game, said


def chosen(text, box=(), **fields):
    """The Operation that ARVN announces, or pass; with the conditions it tested."""
    fields = {"acted": "US event", "eligible": "US, ARVN"} | fields
    game = start("ARVN", scarce(text, *box), **fields)
    key, reason = answer(game)
    tests = {step["test"]: step["holds"] for step in reason.values["trace"] if "test" in step}
    return reason.values.get("operation", key), tests


def given(said, *names):
    """The keys given to some questions."""
    return [a.key for a in said if a.name in names]


def coup(stage, text, dice="", card=125):
    """ARVN's answers in a phase of the Coup Round; other factions answer as Non-players, or are not asked."""
    game = indochina.position("fitl", f"scenario: full; stage: {stage}; current: {card}; next: 1; {text}")
    script = scripted("ARVN", dice)
    said = []
    while game.decision is not None and game.state.stage == stage:
        who = script.bot if game.decision.seat == "ARVN" else NONPLAYERS[game.decision.seat]
        if game.decision.seat == "ARVN":
            key, reason = who.choose(game)
            said.append((game.decision.name, key))
            game.choose(key, reason)
        else:
            game.choose("done")
    assert not script.left
    return game, said
