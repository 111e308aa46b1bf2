"""2.1 Set-up: the three scenarios, their decks and what stands on the map at start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from indochina.core.dice import DECK, below, seeded, shuffled
from indochina.core.errors import Error

from .board import SPACE
from .cards import CAPABILITY_OF, CARDS, EVENTS
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
from .deception import OPTION as DECEPTION
from .deception import prepare
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


@dataclass(frozen=True)
class Setting:
    values: tuple[str, ...]
    help: str


RULINGS = {
    "ruling_card_6": "card 6 unshaded: the US decides the Air Strike, whoever executes the Event",
    "ruling_card_9": "card 9 unshaded: one source and one destination for all 3 Troops",
    "ruling_card_16": "card 16 shaded: only US and ARVN Troops count, not those of the NVA",
    "ruling_card_56": "card 56 unshaded: a space with a single Guerrilla may be chosen too",
    "ruling_card_91": "card 91 shaded: the Guerrillas placed are NVA ones",
    "ruling_claymores": "card 17 unshaded: also stops an Ambush that cards 56 and 69 grant without naming it",
    "ruling_free_space": "5.1.3 Events except card 21: any space that fits the text, even if it can do less there",
    "ruling_ky": "6.3.1 under Ky, Pacification costs 4 even with Blowtorch Komer (card 16)",
    "ruling_random_spaces": "8.2 Random Spaces of Non-players: Qui Nhon and Cam Ranh swapped",
    "ruling_tet_cadres": "card 124 with unshaded Cadres: a single Guerrilla is enough for Terror, and is removed",
    "ruling_withdrawal": "6.5 Withdrawal: the balance of Troops and Bases together counts",
}
"""Other readings than ours (docs/rulings.md): what each makes of the card or rule."""

PLAYED_BY = ("player", "nonplayer")
NOBODY = ("none", *FACTIONS)
SETTINGS = {
    "period_events": Setting(("no", "yes"), "2.1 deal Event cards only from the years of the scenario"),
    "political_rhythm": Setting(("no", "yes"), "tournament: each Coup card among the bottom four Events of its pile"),
    "high_winds": Setting(("no", "yes"), "tournament: in Monsoon, Air Lift moves US pieces only"),
    "transfers": Setting(("yes", "no"), "1.5.2 NVA and VC may give each other up to half their Resources"),
    "politburo": Setting(
        ("no", "yes"), "1.5 one player runs NVA and VC: the higher margin counts in Coup Rounds, the lower at the end"
    ),
    "sovereignty": Setting(("no", "yes"), "1.5 one player runs US and ARVN: the lower margin always counts"),
    "us": Setting(PLAYED_BY, "8.0 who runs the US"),
    "arvn": Setting(PLAYED_BY, "8.0 who runs the ARVN"),
    "nva": Setting(PLAYED_BY, "8.0 who runs the NVA"),
    "vc": Setting(PLAYED_BY, "8.0 who runs the VC"),
    "together": Setting(
        ("yes", "no"), "8.9 against two Non-players, US and ARVN (or NVA and VC) are run by one player; no: by two"
    ),
    "easy": Setting(("no", "yes"), "8.9 for a lone player: Limited Operations of Non-players stay limited"),
    "difficulty_a": Setting(
        ("no", "yes"),
        "8.9 for a lone player: the Medium scenario's Capabilities against him are in force from the start",
    ),
    "difficulty_b": Setting(
        ("no", "yes"), "8.9 for a lone player: from the 2nd Coup Round on he loses if behind in a Victory Phase"
    ),
    "handicap": Setting(NOBODY, "7.3 with deception: the least experienced player, who picks two markers"),
    "handicap_next": Setting(NOBODY, "7.3 with deception: another inexperienced player, who picks two markers next"),
    "deception": Setting(
        ("off", "on"),
        "7.3 for 3 or 4 players: each has two hidden markers of three kinds. "
        "RECONSTRUCTED: no source gives the mix of the twelve; this game has four of each kind",
    ),
    **{name: Setting(("no", "yes"), told) for name, told in RULINGS.items()},
}
LONE_OPTIONS = ("easy", "difficulty_a", "difficulty_b")
OPTIONS = (
    "period_events", "political_rhythm", "high_winds", "transfers", "politburo", "sovereignty", *LONE_OPTIONS,
    DECEPTION, *RULINGS,
)  # fmt: skip
PAIRED = {frozenset(INSURGENT_FACTIONS): "sovereignty", frozenset(COIN_FACTIONS): "politburo"}
"""8.9 What makes one player of the other two factions, by who are Non-players."""

# What stands on the map. Level: ++ Active Support, + Passive Support, 0 Neutral, - Passive and -- Active Opposition.
# T Troops, B Bases (t: one Tunneled Base), Irr. Irregulars, P Police, R Rangers, G Guerrillas; all underground (1.4.3).
LEVEL = {"++": ACTIVE_SUPPORT, "+": PASSIVE_SUPPORT, "0": NEUTRAL, "-": PASSIVE_OPPOSITION, "--": ACTIVE_OPPOSITION}

# Short: Westy's War, 1965-1967
#                         US          ARVN         NVA         VC
SHORT_MAP: dict[str, str] = {
    # space         level T B Irr.    T P R B      T G B       G B
    "da-nang":        "++   3 . .       . 1 . .      . . .       . .",
    "kontum":         "++   3 . .       . 1 . .      . . .       . .",
    "saigon":         "++   3 1 .       4 2 1 .      . . .       . .",
    "can-tho":        "++   3 1 .       4 2 1 .      . . .       . .",
    "quang-tri":      "--   . . .       2 . . 1      . 4 1       . .",
    "quang-nam":      "0    . . .       . 1 1 .      . . .       . .",
    "quang-tin":      "0    2 . .       . 1 . .      . . .       . .",
    "binh-dinh":      "+    4 1 1       2 1 . .      . . .       2 1",
    "pleiku":         "0    1 1 1       . . . .      . . .       2 1",
    "khanh-hoa":      "0    1 . 1       . . . .      . . .       . .",
    "hue":            "0    . . .       . 2 . .      . . .       . .",
    "kien-hoa":       "0    . . .       . 2 . .      . . .       . .",
    "ba-xuyen":       "0    . . .       . 2 . .      . . .       . .",
    "an-loc":         "+    . . .       . 1 . .      . . .       . .",
    "qui-nhon":       "+    . . .       . 1 . .      . . .       . .",
    "cam-ranh":       "+    . . .       . 1 . .      . . .       . .",
    "binh-tuy":       "+    2 . .       . 1 . .      . . .       2 1",
    "quang-duc":      "--   . . .       . . . .      . 1 .       2 1",
    "tay-ninh":       "--   . . .       . . . .      . 1 .       2 t",
    "kien-phong":     "--   . . .       . . . .      . . .       2 .",
    "kien-giang":     "--   . . .       . . . .      . . .       2 .",
    "north-vietnam":  "0    . . .       . . . .      6 1 2       . .",
    "southern-laos":  "0    . . .       . . . .      6 1 2       . .",
    "central-laos":   "0    . . .       . . . .      . 2 1       . .",
    "fishhook":       "0    . . .       . . . .      . 2 1       . .",
    "parrots-beak":   "0    . . .       . . . .      . 2 1       . .",
}  # fmt: skip

# Medium: A Better War, 1968-1972
#                         US          ARVN         NVA         VC
MEDIUM_MAP: dict[str, str] = {
    # space         level T B Irr.    T P R B      T G B       G B
    "north-vietnam":  "0    . . .       . . . .      9 1 1       . .",
    "central-laos":   "0    . . .       . . . .      9 1 1       . .",
    "quang-tri":      "+    4 1 1       3 . . .      . 3 1       . .",
    "quang-nam":      "--   . . .       . . . .      . . .       2 1",
    "hue":            "+    1 . .       . 2 . .      . . .       . .",
    "da-nang":        "+    1 . .       . 2 . .      . . .       . .",
    "qui-nhon":       "+    1 . .       . 2 . .      . . .       . .",
    "cam-ranh":       "+    1 . .       . 2 . .      . . .       . .",
    "quang-tin":      "+    2 1 .       2 1 . .      . . .       . .",
    "kontum":         "+    1 1 1       . . . .      . . .       . .",
    "binh-dinh":      "++   2 . 1       . 1 . .      . . .       2 1",
    "pleiku":         "++   2 . 1       . 1 . .      . . .       2 1",
    "khanh-hoa":      "++   2 . 1       . 1 . .      . . .       2 1",
    "phu-bon":        "+    3 . .       2 2 . .      . . .       2 .",
    "binh-tuy":       "0    2 1 .       3 1 . .      . . .       2 1",
    "saigon":         "++   2 1 .       1 4 1 .      . . .       1 1",
    "quang-duc":      "0    . . .       2 1 . .      . . .       1 .",
    "phuoc-long":     "0    . . .       . . . .      . 1 .       2 1",
    "tay-ninh":       "--   3 1 .       2 . 1 .      . 2 .       3 t",
    "an-loc":         "0    . . .       1 2 . .      . . .       . .",
    "can-tho":        "+    3 . 1       2 1 . .      . . .       . .",
    "kien-phong":     "-    . . .       . 1 . .      . . .       1 .",
    "kien-hoa":       "-    . . .       . 1 . .      . . .       1 .",
    "ba-xuyen":       "-    . . .       . 1 . .      . . .       1 .",
    "kien-giang":     "--   . . .       2 . 1 1      . . .       1 .",
    "southern-laos":  "0    . . .       . . . .      . 2 1       . .",
    "ne-cambodia":    "0    . . .       . . . .      . 2 1       . .",
    "fishhook":       "0    . . .       . . . .      . 2 1       . .",
    "parrots-beak":   "0    . . .       . . . .      . 2 1       . .",
    "sihanoukville":  "0    . . .       . . . .      . 2 1       . .",
}  # fmt: skip

# Full: Nam, 1964-1972
#                         US          ARVN         NVA         VC
FULL_MAP: dict[str, str] = {
    # space         level T B Irr.    T P R B      T G B       G B
    "saigon":         "+    2 1 .       2 3 . .      . . .       . .",
    "hue":            "0    . . .       2 2 . .      . . .       . .",
    "qui-nhon":       "+    . . .       2 2 . .      . . .       . .",
    "cam-ranh":       "+    . . .       2 2 . .      . . .       . .",
    "an-loc":         "+    . . .       2 2 . .      . . .       . .",
    "can-tho":        "+    . . .       2 2 . .      . . .       . .",
    "da-nang":        "0    2 . .       . 1 . .      . . .       . .",
    "kontum":         "0    2 . .       . 1 . .      . . .       . .",
    "quang-tri":      "0    1 . 1       . . . .      . . .       2 1",
    "binh-dinh":      "0    1 . 1       . . . .      . . .       2 1",
    "quang-nam":      "0    . . .       . 1 1 .      . . .       . .",
    "pleiku":         "0    1 1 1       . . . .      . . .       2 1",
    "quang-tin":      "--   . . .       . . . .      . . .       2 1",
    "quang-duc":      "--   . . .       . . . .      . . .       2 1",
    "binh-tuy":       "--   . . .       . . . .      . . .       2 1",
    "tay-ninh":       "--   . . .       . . . .      . . .       2 t",
    "phu-bon":        "+    . . .       . 1 . .      . . .       . .",
    "khanh-hoa":      "+    . . .       . 1 . .      . . .       . .",
    "kien-hoa":       "+    . . .       . 1 . .      . . .       . .",
    "ba-xuyen":       "+    . . .       . 1 . .      . . .       . .",
    "kien-phong":     "--   . . .       . . . .      . . .       1 .",
    "kien-giang":     "--   . . .       . . . .      . . .       1 .",
    "north-vietnam":  "0    . . .       . . . .      . 3 1       . .",
    "central-laos":   "0    . . .       . . . .      . 3 1       . .",
    "southern-laos":  "0    . . .       . . . .      . 3 1       . .",
    "parrots-beak":   "0    . . .       . . . .      . 3 1       . .",
}  # fmt: skip


class Scenario(NamedTuple):
    """Everything a scenario states besides its map."""

    title: str
    map: dict[str, str]
    out_of_play: dict[str, int]
    aid: int
    patronage: int
    trail: int
    resources: dict[str, int]
    leader_box: tuple[int, ...]  # Coup cards already there, the undermost first
    coups: tuple[int, ...]  # shuffled into the piles, one each
    pile: int  # Event cards in a pile
    periods: tuple[int, ...]  # of the piles from the top, if Period Events is used
    shaded: tuple[int, ...]  # Capabilities in force at start, if Period Events is used
    unshaded: tuple[int, ...]
    pivotals: bool
    policy: str
    totals: tuple[int, int, int, int]  # printed markers: US, ARVN, VC, NVA


SHORT = Scenario(
    title="Short: Westy's War, 1965-1967",
    map=SHORT_MAP,
    out_of_play={"us_troop": 6, "arvn_troop": 10, "arvn_ranger": 3},
    aid=15, patronage=18, trail=2, resources={VC: 10, NVA: 15, ARVN: 30},
    leader_box=(125, 126), coups=(127, 128, 129),  # one Failed Attempt is removed; they are alike
    pile=8, periods=(1965, 1965, 1965), shaded=(31,), unshaded=(),
    pivotals=False, policy="LBJ", totals=(38, 41, 23, 10),
)  # fmt: skip
MEDIUM = Scenario(
    title="Medium: A Better War, 1968-1972",
    map=MEDIUM_MAP,
    out_of_play={"us_troop": 5, "arvn_troop": 10, "arvn_ranger": 3},
    aid=30, patronage=15, trail=3, resources={VC: 15, NVA: 20, ARVN: 30},
    leader_box=(125, 126, 127), coups=(128, 129, 130),
    pile=12, periods=(1968, 1968, 1968), shaded=(28, 31, 34, 104), unshaded=(8, 14),
    pivotals=True, policy="LBJ", totals=(37, 44, 23, 8),
)  # fmt: skip
FULL = Scenario(
    title="Full: Nam, 1964-1972",
    map=FULL_MAP,
    out_of_play={"us_troop": 10, "us_base": 2, "arvn_troop": 10, "arvn_ranger": 3, "arvn_base": 2},
    aid=15, patronage=15, trail=1, resources={VC: 5, NVA: 10, ARVN: 30},
    leader_box=(), coups=(125, 126, 127, 128, 129, 130),
    pile=12, periods=(1964, 1965, 1965, 1968, 1968, 1968), shaded=(), unshaded=(),
    pivotals=True, policy="JFK", totals=(38, 35, 27, 4),
)  # fmt: skip
BY_NAME = {"full": FULL, "medium": MEDIUM, "short": SHORT}
SCENARIOS = {name: scenario.title for name, scenario in BY_NAME.items()}


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
    s.shaded = frozenset(CAPABILITY_OF[number] for number in shaded)
    s.unshaded = frozenset(CAPABILITY_OF[number] for number in unshaded)
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
        if not str(word).isdigit() or int(word) not in (*EVENTS, *coups):
            known = ", ".join(str(number) for number in coups)
            raise Error(f"deck: no card {word!r} in this scenario: Events are 1 to 120, its Coup cards {known}")
        numbers.append(int(word))
    if len(set(numbers)) != len(numbers):
        raise Error("deck: a card is named twice")
    return tuple(numbers)
