"""The story of a game: every change of the state belongs to exactly one entry, every entry to an action of a chapter.

The effects of the entries, carried out one after another, lead from each snapshot to the next. `make soak` follows 50
bot games of every scenario.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import indochina
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.rules import EVERYTHING
from indochina.core.story import Retold, effect_text, heading, headline, story, tells, written
from indochina.core.table import AT, Became, Cells, Counted, Effect, Moved, carry_out
from indochina.core.view import board_then, plain_words
from indochina.sim.fuzzing import options_for
from indochina.sim.secrets import recent

SOAK = int(os.environ.get("SOAK", "0"))
GAMES = 50 if SOAK else 1
MOST = {"fitl": 250, "saigon75": 1_000, "tonkin": 150}
"""So many choices of a game are followed; with SOAK all of them."""
SCENARIOS = [(name, scenario) for name in indochina.GAMES for scenario in indochina.rules(name).SCENARIOS]
HEARD = 1 if SOAK else 8
"""After one choice of so many it is asked what a seat has been told."""
RECORDED = Path(__file__).parents[1] / "games"

CARRIED = {
    "fitl": {("action", "acted"), ("end_of_card", "acted"), ("end_of_card", "eligible")}
    | {("end_of_card", "stays_eligible"), ("end_of_card", "made_ineligible")},
    "saigon75": {("combat", "activated"), ("combat", "frozen"), ("combat", "event")},
    "tonkin": {("operation.point", "ops"), ("operation.more", "ops"), ("scenario.end", "turn"), ("turn", "heroes")}
    | {(stage, "place") for stage in ("vm.mobilization", "vm.objectives")},
}  # fmt: skip
"""What a stage leaves for the first entry of the next to tell: a phase ends, and its markers are put back."""
UNCOUNTED = {"na_san": {"vp"}}
"""9.0 In the training scenario of Tonkin nobody counts VP, and no entry tells of them."""
EVERYWHERE = ("log.coup.reset", "log.rangers_underground", "log.suggested", "log.vm_set_up", "log.reconstitute")
"""Entries that tell what happens to all of a kind, wherever they are; or always in the Reserve."""


def flat(game: Game, state: Any) -> Cells:
    found: Cells = {}
    for layout in tells(game).table(state, EVERYTHING).layouts:
        cells = layout.cells(layout.read(state))
        assert not found.keys() & cells.keys(), "a cell has one place"
        assert layout.value(cells) == layout.read(state), "what is laid out can be read back"
        found |= cells
    return found


def bots(name: str, scenario: str, seed: int) -> Game:
    rules = indochina.rules(name)
    seats = dict.fromkeys(rules.SEATS, "solo")
    game = indochina.new(name, scenario, seats=seats, seed=seed)
    return game.play(until=None if SOAK else MOST[name])


def at_random(name: str, scenario: str, seed: int) -> Game:
    game = indochina.new(name, scenario, options_for(name, seed, scenario), seed=seed)
    rng = Random(f"story/{seed}")
    while game.decision is not None and game.made < MOST[name]:
        game.choose(rng.choice(game.decision.keys))
    return game


def played(name: str, scenario: str) -> Iterator[Game]:
    for seed in range(GAMES):
        yield bots(name, scenario, seed)
        yield at_random(name, scenario, seed)


def follow(game: Game) -> None:
    """From snapshot to snapshot by nothing but the effects of entries."""
    rules = tells(game)
    before, cells = game.start, flat(game, game.start)
    for past in reversed(list(game.past())):
        entries, left = written(game.stages, past)
        assert [entry.note for entry in entries] == past.notes, "the log is the same when it is written again"
        for entry in entries:
            effects = rules.table(entry.state, EVERYTHING).effects(before, entry.state)
            carry_out(cells, effects)
            assert cells == flat(game, entry.state), entry.note
            named(game, entry.note, effects)
            before = entry.state
        stage = past.snapshot.stage
        layouts = rules.table(left, EVERYTHING).layouts
        late = {part.part for part in layouts if part.read(before) != part.read(left)}
        if past.snapshot is not game.moment[0]:
            now = {
                (stage, part) for part in late - UNCOUNTED.get(left.scenario if "scenario" in left.parts else "", set())
            }
            # what was carried into a stage that tells nothing is carried on
            assert now <= CARRIED[game.rules.NAME] or not entries, (stage, late)
    if game.over:
        assert cells == flat(game, game.state), "a finished game has told everything"


def named(game: Game, note: Any, effects: list[Effect]) -> None:
    """An entry names the pieces or the places of what it changed."""
    if note.key in EVERYWHERE:
        return
    words = {word for value in note.values.values() for word in plain_words(value)}
    words |= {part for word in words for part in word.split("/")}
    for effect in effects:
        if isinstance(effect, Moved):
            at = {
                place
                for place in (effect.start, effect.at)
                if (game.rules.target(place) or {}).keys() & {"space", "hex"}
            }
            assert not at or not words.isdisjoint({*at, effect.piece}), (note, effect)
        elif isinstance(effect, Counted):
            assert effect.at in words, (note, effect)


@pytest.mark.parametrize("name", indochina.GAMES)
def test_a_part_of_the_state_lies_on_the_table_or_is_said_not_to(name: str) -> None:
    game = indochina.new(name, seed=1)
    rules = tells(game)
    on_the_table = [layout.part for layout in rules.table(game.state, EVERYTHING).layouts]
    assert sorted([*on_the_table, *rules.BOOKKEEPING]) == sorted(type(game.state).parts), "each once"
    assert all(rules.BOOKKEEPING.values())


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_the_effects_of_entries_lead_from_each_snapshot_to_the_next(name: str, scenario: str) -> None:
    for game in played(name, scenario):
        follow(game)


@pytest.mark.parametrize("path", sorted(RECORDED.glob("*.save")), ids=lambda path: path.stem)
def test_recorded_games_are_told_whole(path: Path) -> None:
    """No entry is outside an action, or told twice; all is worded in both languages."""
    game = indochina.load(path)
    follow(game)
    told = story(game)
    assert [one.entry.n for one in told.entries] == [n for n, note in game.notes() if note.but is None]
    for language in game.rules.CATALOGUES:
        game.speak(language)
        for chapter in told.chapters:
            assert heading(chapter, game.messages) and chapter.actions
            for action in chapter.actions:
                assert headline(tells(game), action, game.messages) and action.entries
                assert all(effect_text(e, game.messages) for one in action.entries for e in one.effects)


def headlines(path: str, language: str, seat: str | None = EVERYTHING) -> list[str]:
    game = indochina.load(RECORDED / path)
    game.speak(language)
    found = story(game, seat).chapters[-2]
    return [heading(found, game.messages), *(headline(tells(game), action, game.messages) for action in found.actions)]


def test_an_action_of_fire_in_the_lake_has_a_headline_in_both_languages() -> None:
    english = headlines("fitl-bots-short-arvn.save", "en")
    assert english == [
        "106 Binh Duong",
        "The card: 106 Binh Duong, Monsoon",
        "VC: 106 Binh Duong (Event), Support or Opposition changes in 2 spaces, 2 pieces placed",
        "ARVN: Patrol, Raid Quang Tri-Thua Thien, Underground Ranger moved to Quang Tri-Thua Thien, 2 pieces removed; "
        "ARVN Resources -3",
    ]
    french = headlines("fitl-bots-short-arvn.save", "fr", None)
    assert french[2] == (
        "VC\u00a0: 106 Binh Duong (Événement), Soutien ou Opposition changés dans 2 espaces, 2 pièces placées"
    )


def every_effect(game: Game, seat: str | None) -> list[Effect]:
    return [effect for told in story(game, seat).entries for effect in told.effects]


def test_in_fire_in_the_lake_nobody_is_told_what_lies_in_the_deck() -> None:
    game = indochina.new("fitl", "short", seed=3)
    rng = Random("deck")
    while game.made < 60:
        game.choose(rng.choice(game.decision.keys if game.decision else []))
    for seat in (None, *game.rules.SEATS):
        decks = [effect for effect in every_effect(game, seat) if isinstance(effect, Became) and effect.what == "deck"]
        assert decks and all(isinstance(effect.after, int) and not effect.at for effect in decks)


def test_in_saigon_75_a_hand_is_told_to_its_owner_only() -> None:
    game = indochina.load(RECORDED / "saigon75-solo-solo-hand3-dealt-sv.save")
    for seat, shown in (("NV", tuple), ("SV", int), (None, int)):
        hands = [e for e in every_effect(game, seat) if isinstance(e, Became) and e.what == "nv_hand"]
        assert hands and all(isinstance(effect.after, shown) for effect in hands)


def test_in_tonkin_france_is_told_how_many_hidden_units_move_and_not_which() -> None:
    game = indochina.new("tonkin", "na_san", seed=5)
    rng = Random("hidden")
    while game.made < 120 and game.decision is not None:
        game.choose(rng.choice(game.decision.keys))
    entries = story(game, "FEF").entries
    assert not {told.entry.key for told in entries} & {"log.vm_placed", "log.objective_real"}
    hidden = [e for told in entries for e in told.effects if isinstance(e, Moved | Counted) and e.piece == "vm_hidden"]
    assert hidden, "they are counted"
    own = [e for told in story(game, "VM").entries for e in told.effects]
    assert not any(isinstance(e, Moved | Counted) and e.piece == "vm_hidden" for e in own)
    assert not any(isinstance(e, Became) and e.what == AT for e in own), "VM sees all of its units all the time"


def last_told(game: Game, seat: str | None) -> list[Any]:
    """What a seat is told of the stage in which the game is: entries, effects, dice, and the board at each."""
    retold = Retold(game, seat, game.made - recent(game))
    told = [
        (one.entry.text, one.effects, one.made, [(die.name, key) for die, key in one.dice], board_then(game, s, seat))
        for one, s in retold
    ]
    return [*told, retold.untold()]


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_a_story_does_not_depend_on_what_is_hidden_from_who_hears_it(name: str, scenario: str) -> None:
    """All secrets dealt anew, a seat is told the same of what has just happened; so is a spectator."""
    for seed in range(GAMES):
        game = indochina.new(name, scenario, options_for(name, seed, scenario), seed=seed)
        rng = Random(f"hidden/{seed}")
        while game.decision is not None and game.made < MOST[name]:
            game.choose(rng.choice(game.decision.keys))
            seat = rng.choice(list(game.rules.SEATS))
            if rng.below(HEARD):
                continue
            other = game.determinize(seat, rng)
            for viewer in (seat, None):
                assert last_told(other, viewer) == last_told(game, viewer), (viewer, game.made)
