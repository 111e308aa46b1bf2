"""1.5, 1.9 Tonkin: what France is told, and what its opponent does, does not depend on what lies hidden.

`determinize` deals hidden VM units anew only where no answer of the running stage names one. Here they are dealt anew
whenever VM has not answered in it: in the middle of French moves and Operation Points too.
"""

import os

import pytest

import indochina
from indochina.core.decision import CHANCE
from indochina.core.dice import Random
from indochina.sim import checks
from indochina.sim.fuzzing import options_for
from indochina.sim.secrets import answers_served
from indochina.slices import whole
from indochina.tonkin import from_json, to_json
from indochina.tonkin.components.units import FEF, SIDES, VM
from indochina.tonkin.foresight.forecast import attack, barrage, overrun
from indochina.tonkin.foresight.look import look
from indochina.tonkin.state import battle_units, hex_key, holder, on_map
from indochina.tonkin.view import deal, deal_dg
from indochina.web.telling import Telling

SCENARIOS = list(indochina.rules("tonkin").SCENARIOS)
SOAK = bool(os.environ.get("SOAK"))
SEEDS = range(20 if SOAK else 1)
EVERY, EVERY_SHOWN, EVERY_ASKED = (1, 2, 8) if SOAK else (4, 30, 40)


def anew(game, rng):
    """The game and its twin, both from their positions: hidden units and the objective dealt anew in the other.

    Nothing if VM has answered since the stage began, or if no unit is dealt otherwise.
    """
    snapshot, answers = game.moment
    if any(answer.seat == VM or answer.name == "combat.shown" for answer in answers):
        return None  # what lay hidden has been named or shown since
    position = game.position()
    state = from_json(to_json(snapshot))
    deal(state, rng, state)
    if not any(answer.seat == CHANCE for answer in answers):  # a barrage tells whether anybody was DG
        deal_dg(state, rng)
    if game.state.stage != "scenario.end":
        state.objective, state.rumour = state.rumour, state.objective
    if (state.place, state.dg) == (snapshot.place, snapshot.dg):
        return None
    dealt = {**to_json(state), "choices": position.get("choices", [])}
    return tuple(indochina.position("tonkin", where, chance=game.chance) for where in (position, dealt))


def stacked(game, rng):
    """VM puts its units together now and then, so that there is something to hide."""
    keys = game.decision.keys
    if game.decision.seat == VM and rng.below(2):
        for key in ("all", "done", "suggested"):
            if key in keys:
                return key
    return rng.choice(keys)


def previews(game, rng):
    """What France can ask the board: how far, who is in supply, how fights would go."""
    s = game.state
    unit = rng.choice([u.index for u in on_map(s, FEF) if u.battle])
    start, question = s.place[unit], game.decision if game.decision.seat == FEF else None
    told = [look(s, question, FEF, "reach", hex_key(s, h)) for h in (start, rng.choice(sorted(s.stacks)))]
    told += [look(s, question, FEF, name, "") for name in ("question", "supply", "danger")]
    told += [look(s, None, seat, "there", rng.choice(list(s.board.ids))) for seat in (FEF, None)]
    told += [look(s, None, None, name, "") for name in ("supply", "danger")]  # who watches looks at the active side
    for h in s.board.adjacent[start] if start < s.board.saigon else ():
        if holder(s, h) == VM and battle_units(s, h):
            told.append(overrun(s, FEF, [unit], h, start) if rng.below(2) else attack(s, FEF, [unit], h))
            told.append(barrage(s, FEF, ["airstrike"], h))
    return told


def asked_for(game):
    """What France gets from a table by asking: odds, confirmations, looking back, and the record for a report."""
    keys = game.decision.keys[:4] if game.decision else []
    return [(answers_served(game, seat, keys), whole(Telling(game).record(seat))) for seat in (FEF, None)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_1_5_what_france_is_told_does_not_depend_on_what_is_hidden(scenario):
    dealt = 0
    for seed in SEEDS:
        game = indochina.new("tonkin", scenario, options_for("tonkin", seed, scenario), seed=seed)
        rng = Random(f"hidden/{seed}")
        while game.decision is not None:
            twins = anew(game, rng) if rng.below(EVERY) == 0 else None
            if twins is not None:
                dealt += 1
                known, other = twins
                for seat in (FEF, None):
                    assert other.view(seat) == known.view(seat), (seed, game.version, game.state.stage)
                draw = game.version
                if draw % EVERY_ASKED == 0:
                    assert asked_for(other) == asked_for(known), (seed, game.version)
                if any(u.battle for u in on_map(game.state, FEF)):
                    assert previews(other, Random(draw)) == previews(known, Random(draw)), (seed, game.version)
            game.choose(stacked(game, rng))
    assert dealt > 3, "nearly nothing was hidden"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_1_5_what_came_to_light_is_not_taken_back(scenario):
    """With VM in stacks, and by its opponents: what answers show is seen when all that is hidden is dealt anew."""
    refused = 0
    for seed, opponents in ((seed, by) for seed in SEEDS for by in (False, True)):
        game = indochina.new("tonkin", scenario, options_for("tonkin", seed, scenario), seed=seed)
        rng = Random(f"shown/{seed}")
        players = {seat: game.rules.nonplayer(seat) for seat in SIDES}
        for _ in range(4000 if SOAK else 300):
            if (asked := game.decision) is None:
                break
            if rng.below(EVERY_SHOWN) == 0:
                checks.check_shown(game)
            game.choose(*players[asked.seat].choose(game) if opponents else (stacked(game, rng),))
            refused += game.made > 0 and game.showed(game.made - 1)
    assert refused > 3, "nearly nothing was shown"


STACKS = (
    "scenario: hanoi; month: {month}; stage: {stage}; air: 2; trucks: 1; airstrike: 3; vm_rp: 6; fef_rp: 6;"
    "Thai Nguyen: vm-hq, vm-sd-1; T15: tieu-doan-1, {0}, {1}; U13: tieu-doan-2, {2}, {3}, {4}; P14: tieu-doan-3, {5};"
    "W13: tieu-doan-4, {6}, {7}:3, 45-351; R13: tieu-doan-5, {8}?, {9}; AA13: tieu-doan-6?, {10};"
    "X14: tieu-doan-7, {11}, {12};"
    "Hanoi: fef-hq, fef-sd-1, gm-1, gm-2; Haiphong: fef-sd-2, gm-3, 1-rcc; W15: gm-4, 2-2-rei; Lang Son: 10-bpcp;"
    "Na San: gm-5, 1-bep, fef-sd-3; T14: gm-7; W14: 6-bpc; objective: {13}; rumour: {14}; seed: {seed}"
)
ALIKE = ("36-308", "88-308", "102-308", "141-312", "165-312", "209-312")
OTHERS = ("98-316", "174-316", "176-316", "9-304", "57-304", "48-320", "52-320")
MARKERS = ("Lang Son", "Haiphong")


@pytest.mark.parametrize("stage", ["vm.supplies", "vm.move", "fef.supplies", "fef.move", "attrition", "operation"])
def test_1_5_units_alike_change_names_under_their_stacks_and_france_notices_nothing(stage):
    """Two games side by side, in which other regiments of the same values lie in the stacks, with the same dice: until
    one of them is seen, all that France reads is the same."""
    compared = 0
    for seed in range(120 if SOAK else 8):
        rng = Random(f"{stage}/{seed}")
        alike, others, markers = (rng.shuffled(list(words)) for words in (ALIKE, OTHERS, MARKERS))
        turned = dict(zip((*ALIKE, *OTHERS), (*alike, *others)))
        how = {"month": rng.choice(["Jan-51", "Jun-51"]), "stage": stage, "seed": seed}
        game = indochina.position("tonkin", STACKS.format(*ALIKE, *OTHERS, *MARKERS, **how))
        other = indochina.position("tonkin", STACKS.format(*alike, *others, *markers, **how))
        changed = {word for pair in turned.items() for word in pair if pair[0] != pair[1]}
        for _ in range(80):
            if game.decision is None or changed & (named(game) | named(other)):
                break
            for seat in (FEF, None):
                assert other.view(seat) == game.view(seat), (seed, game.version)
            compared += 1
            key = quiet(game, rng)
            game.choose(key)
            other.choose(turned.get(key, key))
    assert compared > 60


def named(game):
    """All words France has read: counters it sees, and what entries of the log name."""
    view = game.view(FEF)
    found = {counter["unit"] for at in view["view"]["hexes"].values() for counter in at["units"]}
    for entry in view["log"]:
        for value in entry["values"].values():
            found |= set(value) if isinstance(value, list) else {value}
    return found


def quiet(game, rng):
    """VM moves few of its units, so that much stays hidden."""
    keys = game.decision.keys
    still = [key for key in ("done", "keep", "none", "pass") if key in keys]
    return still[0] if game.decision.seat == VM and still and rng.below(5) else rng.choice(keys)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_1_5_the_french_opponent_does_not_look_under_stacks(scenario):
    dealt = 0
    for seed in SEEDS:
        game = indochina.new("tonkin", scenario, seed=seed)
        rng = Random(f"bots/{seed}")
        players = {seat: game.rules.nonplayer(seat) for seat in SIDES}
        for _ in range(4000 if SOAK else 200):
            if (asked := game.decision) is None:
                break
            answer = players[asked.seat].choose(game)
            twins = anew(game, rng) if asked.seat == FEF else None
            if twins is not None:
                dealt += 1
                known, other = twins
                assert players[FEF].choose(other) == players[FEF].choose(known), (seed, game.version, asked.name)
            game.choose(*answer)
    assert dealt > 3, "nearly nothing was hidden"
