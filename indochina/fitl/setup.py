"""2.1 Set-up: pieces, markers and deck of a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from indochina.core.dice import DECK, below, seeded, shuffled
from indochina.core.errors import Error

from .board import SPACE
from .cards import CARDS, EVENTS
from .components.control import lone_player
from .components.pieces import (
    ARVN,
    COIN_FACTIONS,
    FACTIONS,
    INSURGENT_FACTIONS,
    NVA,
    PLACED_AS,
    POOL_OF,
    TURNED,
    TYPE,
    US,
    VC,
)
from .deception import prepare
from .scenarios import BY_NAME, MEDIUM, Scenario
from .settings import LONE_OPTIONS, OPTIONS
from .state import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    AVAILABLE,
    NEUTRAL,
    OUT_OF_PLAY,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    State,
    place,
    set_support,
    shift_box,
)

LEVEL = {"++": ACTIVE_SUPPORT, "+": PASSIVE_SUPPORT, "0": NEUTRAL, "-": PASSIVE_OPPOSITION, "--": ACTIVE_OPPOSITION}
PAIRED = {frozenset(INSURGENT_FACTIONS): "sovereignty", frozenset(COIN_FACTIONS): "politburo"}
"""8.9 What makes one player of the other two factions, by who are Non-players."""


def setup(
    scenario: str, settings: Mapping[str, str], seed: int | str, deck: Sequence[str] = (), board: Any = None
) -> State:
    """2.1 Pieces, markers and deck of a scenario. 2.2 The first card is then turned by the stage `next_card`."""
    if scenario not in BY_NAME:
        raise Error(f"unknown scenario {scenario!r}: there is {', '.join(BY_NAME)}")
    given = BY_NAME[scenario]
    s = State()
    s.scenario = scenario
    s.streams = seeded(seed)
    s.options = frozenset(name for name in OPTIONS if settings.get(name) == "yes")
    s.nonplayers = frozenset(f for f in FACTIONS if settings.get(f.lower()) == "nonplayer")
    if s.nonplayers in PAIRED and settings.get("together") != "no":
        s.options |= {PAIRED[s.nonplayers]}
    if not lone_player(s):
        s.options -= set(LONE_OPTIONS)
    s.available[:] = bytes(POOL_OF)
    for name, n in given.out_of_play.items():
        shift_box(s, PLACED_AS[TYPE[name]], AVAILABLE, OUT_OF_PLAY, n)
    for name, row in given.map.items():
        stand(s, SPACE[name], row)
    s.aid, s.patronage, s.trail = given.aid, given.patronage, given.trail
    s.resources = {f: given.resources[f] for f in (ARVN, NVA, VC)}
    s.leader_box = given.leader_box
    s.pivotal = frozenset(FACTIONS if given.pivotals else ())
    s.policy = given.policy if US in s.nonplayers else ""
    shaded, unshaded = capabilities(s, given)
    s.shaded = frozenset(CARDS[number].capability for number in shaded)
    s.unshaded = frozenset(CARDS[number].capability for number in unshaded)
    build_deck(s, given, deck, (*shaded, *unshaded))
    if settings.get("deception") == "on":
        prepare(s, [settings.get(name, "none") for name in ("handicap", "handicap_next")])
    return s


def capabilities(s: State, given: Scenario) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """2.1 Capabilities in force at start, shaded and unshaded: those of the scenario, if Period Events is used.

    8.9 Difficulty A: instead those of the Medium scenario that are against a lone player, and only those.
    """
    if "difficulty_a" in s.options:
        coin = lone_player(s)[0] in COIN_FACTIONS
        return (MEDIUM.shaded, ()) if coin else ((), MEDIUM.unshaded)
    return (given.shaded, given.unshaded) if "period_events" in s.options else ((), ())


def stand(s: State, space: int, row: str) -> None:
    """2.1 One row of the table: its level and its pieces, in the order of the force pool."""
    level, *columns = row.split()
    set_support(s, space, LEVEL[level])
    for kind, column in zip(PLACED_AS, columns):
        if column == "t":
            place(s, TURNED[kind], space)
        elif column != ".":
            place(s, kind, space, int(column))


def build_deck(s: State, given: Scenario, top: Sequence[str], set_out: tuple[int, ...]) -> None:
    """2.1 Piles of Event cards, one Coup card shuffled into each, stacked; the other Event cards are set aside.

    Cards set out as Capabilities are not dealt. Named cards lie on top, in place of the topmost Events dealt.
    """
    stated = read_deck(top, given.coups)
    out = {*stated, *set_out}
    events = shuffled(s.streams, DECK, [number for number in EVENTS if number not in out])
    coups = shuffled(s.streams, DECK, list(given.coups))
    piles: list[int] = []
    for period, coup in zip(given.periods, coups):
        fitting = [n for n in events if CARDS[n].period == period] if "period_events" in s.options else events
        pile = fitting[: given.pile]
        events = [number for number in events if number not in pile]
        high = 5 if "political_rhythm" in s.options else len(pile) + 1
        pile.insert(len(pile) - below(s.streams, DECK, high), coup)
        piles += pile
    dealt = [number for number in piles if number not in stated]
    spare = [number for number in dealt if number in EVENTS][: sum(number in EVENTS for number in stated)]
    s.next, *rest = (*stated, *(number for number in dealt if number not in spare))
    s.deck = tuple(rest)
    s.aside = tuple(sorted((*events, *spare)))


def read_deck(cards: Sequence[str], coups: Sequence[int]) -> tuple[int, ...]:
    """Cards by number, from the top: Events, and the Coup cards of the scenario."""
    numbers = []
    for word in cards:
        if not str(word).isdigit() or int(word) not in {*EVENTS, *coups}:
            known = ", ".join(str(number) for number in coups)
            raise Error(f"deck: no card {word!r} in this scenario: Events are 1 to 120, its Coup cards {known}")
        numbers.append(int(word))
    if len(set(numbers)) != len(numbers):
        raise Error("deck: a card is named twice")
    return tuple(numbers)
