"""8.5-8.8 The glass box against narrations that were written before the Non-player was asked.

Twelve turns of games among four Non-players, three of each Faction. For each, a referee with chapter 8 wrote down from
the position alone what is to be told: conditions in their order, bullets without a candidate, candidates, tie-breaks,
how many and why, standing limits, lots. In `blind/` stand the positions and, a line each, the words in which the
reasons tell it. Two turns hang on a die and have it scripted.
"""

from pathlib import Path

import pytest
from bots import Script

import indochina
from indochina.fitl.nonplayer import NONPLAYERS, SHEETS
from indochina.fitl.nonplayer.explain import explain
from indochina.fitl.nonplayer.player import Nonplayer

TURNS = sorted((Path(__file__).parent / "blind").glob("*.txt"))


def told_in(game, bots, stage):
    """All that is told until the action, or the Faction's part of the phase, is over."""
    lines, first = [], True
    while game.decision is not None:
        decision = game.decision
        if not first and (decision.name.startswith("action") if stage == "action" else game.state.stage != stage):
            break
        first = False
        key, reason = bots[decision.seat].choose(game)
        lines += [game.messages.why(reason), *explain(game.messages, reason)]
        game.choose(key, reason)
        if stage == "action" and game.state.stage not in ("action", "operation", "event"):
            break
    return "\n".join(lines)


@pytest.mark.parametrize("turn", TURNS, ids=lambda path: path.stem)
def test_8_1_all_that_was_written_down_beforehand_is_told(turn):
    head, position, narration = turn.read_text().split("\n\n")
    fields = dict(line.split(": ") for line in head.splitlines())
    bots, faction = dict(NONPLAYERS), fields["faction"]
    if "dice" in fields:
        bots[faction] = Nonplayer(faction, SHEETS, Script(fields["dice"]))
    game = indochina.position("fitl", position)
    assert game.decision.seat == faction
    told = told_in(game, bots, fields["stage"])
    assert [line for line in narration.splitlines() if line not in told] == []


def test_8_1_three_turns_of_each_faction_are_narrated():
    factions = [turn.read_text().partition("\n")[0].removeprefix("faction: ") for turn in TURNS]
    assert sorted(factions) == sorted(3 * ["US", "ARVN", "NVA", "VC"])
