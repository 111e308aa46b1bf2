"""Tonkin's books: in random games no step and no Victory Point comes or goes but by an entry of the log.

6.13 steps are lost one by one, 2.2, 2.3, 2.6 come back one by one, and units come whole; 1.9 the VP-Level moves by what
the log says, and awards are what losses make: 5 for ten steps of VM regiments, 1 or 2 for a FEF unit. 9.0 In Na San VP
do not count, and the log says nothing of them.
"""

import os

import pytest

import indochina
from indochina.core.dice import Random
from indochina.sim.fuzzing import options_for
from indochina.tonkin.components.units import FEF, SD
from indochina.tonkin.operations.combat.losses import HITS, HITS_VP
from indochina.tonkin.state import ELIMINATED, NA_SAN

SCENARIOS = list(indochina.rules("tonkin").SCENARIOS)
GAMES_EACH = 60 if os.environ.get("SOAK") else 2
LOST = {"log.step_lost", "log.eliminated", "log.absorbed"}
BACK = {"log.vm_step_back", "log.step_back", "log.absorbed"}


class Books:
    """What has been lost since the game began, counted from the board; and what the log says of it."""

    def __init__(self, game):
        self.game = game
        self.before = game.state.copy()
        self.noted = game.noted
        self.regiment_steps = self.regiment_vp = self.fef_vp = self.fef_vp_logged = 0

    def close(self):
        """After a choice and all that followed it by itself."""
        old, new = self.before, self.game.state
        notes = [note for _, note in self.game.notes(self.noted)]
        told = sum(note.values.get("vp", 0) for note in notes)
        if new.scenario == NA_SAN:
            assert not any("vp" in note.values for note in notes), "VP, where they do not count"
        else:
            assert new.vp - old.vp == told, "VP without an entry"
        lost, back = {}, {}
        for note in notes:
            named = note.values.get("other" if note.key == "log.absorbed" else "unit")
            if note.key in LOST:
                lost[named] = lost.get(named, 0) + 1
            if note.key in BACK:
                back[note.values["unit"]] = back.get(note.values["unit"], 0) + 1
            self.regiment_vp += note.values["vp"] if note.key == "log.regiment_hits" else 0
            self.fef_vp_logged -= note.values["vp"] if note.key == "log.unit_vp" else 0
        for u, was, now in zip(new.board.units, old.steps, new.steps):
            stayed = old.place[u.index] >= 0 and new.place[u.index] >= 0
            gone = old.place[u.index] >= 0 and new.place[u.index] == ELIMINATED
            if stayed and was != now:
                assert now - was == back.get(u.key, 0) - lost.get(u.key, 0), f"{u.key}: {was} steps, then {now}"
            elif gone and u.kind != SD:
                assert lost.get(u.key), f"{u.key} is gone"
            if u.regiment and (stayed or gone):
                self.regiment_steps += was - now + back.get(u.key, 0)
            if gone and u.side == FEF:
                self.fef_vp += u.vp
        if new.scenario == NA_SAN:
            assert self.regiment_steps % HITS == new.losses, "steps of regiments"
        else:
            assert self.regiment_steps == HITS * self.regiment_vp // HITS_VP + new.losses, "steps of regiments, and VP"
            assert self.fef_vp == self.fef_vp_logged, "VP of FEF units"
        self.before, self.noted = new.copy(), self.game.noted


def play(scenario, seed):
    game = indochina.new("tonkin", scenario, options_for("tonkin", seed, scenario), seed=seed)
    rng = Random(f"books/{seed}")
    while game.decision is not None and game.state.stage.startswith("setup."):
        game.choose(rng.choice(game.decision.keys))
    books = Books(game)
    while game.decision is not None:
        game.choose(rng.choice(game.decision.keys))
        books.close()
    return books


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_1_9_6_13_the_log_accounts_for_every_step_and_every_vp(scenario):
    books = [play(scenario, seed) for seed in range(GAMES_EACH)]
    assert sum(book.regiment_steps for book in books) > HITS, "too little was lost, so too little was tested"
    assert any(book.fef_vp for book in books)
