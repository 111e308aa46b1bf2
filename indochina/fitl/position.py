"""Position notation of Fire in the Lake: a state as JSON data with plain names, and back.

    saigon: active_support, 3 us_troop, arvn_police, vc_guerrilla_u; loc-saigon-can-tho: sabotage; vc_resources: 3

A space holds counted pieces, its level (`passive_opposition` ...), `terror` or `sabotage`. `vc_guerrilla` without
more is underground. Left out: pieces are Available, tracks are 0 (econ 15), all factions are eligible, cards are in
the deck, with the Coup cards spread among them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from indochina.core import position as notation
from indochina.core.errors import Error
from indochina.core.rules import OVER

from .board import IDS, LOCS, SPACE, SPACES
from .cards import CAPABILITIES, CARDS, COUPS, EVENTS, MOMENTUM
from .check import check
from .components.pieces import (
    ARVN,
    FACTIONS,
    KIND,
    KIND_NAMES,
    KINDS,
    NVA,
    PLACED_AS,
    POOL_OF,
    TYPE,
    TYPE_NAMES,
    TYPE_OF,
    VC,
)
from .components.transfers import TRANSFERS
from .deception import read_markers, written_markers
from .scenarios import BY_NAME
from .settings import OPTIONS
from .stages import STAGES
from .state import COIN_CONTROL, NVA_CONTROL, TRACK, UNCONTROLLED, State, put, release_control

LEVEL_NAMES = {2: "active_support", 1: "passive_support", -1: "passive_opposition", -2: "active_opposition"}
LEVEL = {name: level for level, name in LEVEL_NAMES.items()} | {"neutral": 0}
CONTROL_NAMES = {UNCONTROLLED: "none", COIN_CONTROL: "coin", NVA_CONTROL: "nva"}
CONTROL = {name: control for control, name in CONTROL_NAMES.items()}

NUMBERS = {"aid": TRACK, "patronage": TRACK, "econ": 15, "trail": 4}
FACTION_SETS = ("eligible", "stays_eligible", "made_ineligible", "pivotal", "nonplayers")
NAME_SETS = {"shaded": CAPABILITIES, "unshaded": CAPABILITIES, "momentum": MOMENTUM, "options": OPTIONS}
PILES = ("leader_box", "played", "deck", "aside")
ACTIONS = ("pass", "op", "op_sa", "limop", "event")
KNOWN = {
    "game",
    "scenario",
    "stage",
    "current",
    "next",
    *NUMBERS,
    "arvn_resources",
    "nva_resources",
    "vc_resources",
    *IDS,
    "casualties",
    "out_of_play",
    "control",
    *FACTION_SETS,
    *NAME_SETS,
    "acted",
    "transferred",
    "leader_flipped",
    "peace_talks",
    *PILES,
    "deception_held",
    "deception_shown",
    "deception_aside",
    "handicap",
    "policy",
    "winner",
    "ended",
    "streams",
    "seed",
}


def to_json(s: State) -> dict[str, Any]:
    """Everything the state is, by plain names."""
    data: dict[str, Any] = {"game": "fitl", "scenario": s.scenario, "stage": s.stage}
    data |= {"current": s.current, "next": s.next}
    for faction, n in s.resources.items():
        data[f"{faction.lower()}_resources"] = n
    for name in NUMBERS:
        data[name] = getattr(s, name)
    for space in SPACES:
        if words := words_of(s, space):
            data[IDS[space]] = words
    for name in ("casualties", "out_of_play"):
        data[name] = {TYPE_NAMES[t]: n for t, n in enumerate(getattr(s, name)) if n}
    if s.control_held:
        data["control"] = [f"{IDS[x]} {CONTROL_NAMES[n]}" for x, n in enumerate(list(s.control)) if n]
    for name in FACTION_SETS:
        data[name] = [faction for faction in FACTIONS if faction in getattr(s, name)]
    for name in NAME_SETS:
        data[name] = sorted(getattr(s, name))
    data["acted"] = [f"{faction} {action}" for faction, action in s.acted]
    if s.transferred:
        data["transferred"] = sorted(s.transferred)
    data |= {"leader_flipped": int(s.leader_flipped), "peace_talks": int(s.peace_talks)}
    data |= {name: list(getattr(s, name)) for name in PILES}
    data |= {"policy": s.policy, "winner": s.winner, "ended": s.ended, "streams": [f"{x:x}" for x in s.streams]}
    return data | written_markers(s)


def words_of(s: State, space: int) -> dict[str, int]:
    """What a space holds, as counted words."""
    words = {LEVEL_NAMES[s.support[space]]: 1} if s.support[space] else {}
    held = s.pieces[space * KINDS : space * KINDS + KINDS]
    if any(held):
        words |= {KIND_NAMES[kind]: n for kind, n in enumerate(list(held)) if n}
    if s.terror[space]:
        words["sabotage" if space in LOCS else "terror"] = s.terror[space]
    return words


def from_json(data: Mapping[str, Any]) -> State:
    """A state from its notation; whatever is wrong is named."""
    if data.get("game", "fitl") != "fitl":
        raise Error(f"position: this is a position of {data['game']!r}, not of fitl")
    for name in data:
        if name not in KNOWN:
            raise Error(f"position: unknown name {name!r}")
    s = State()
    s.scenario = _one_of("scenario", data.get("scenario", "full"), tuple(BY_NAME))
    stage = data.get("stage", "card" if data.get("current") else "next_card")
    s.stage = _one_of("stage", stage, (*STAGES, OVER))
    for faction in (ARVN, NVA, VC):
        name = f"{faction.lower()}_resources"
        s.resources[faction] = notation.number(name, data.get(name, 0), 0, TRACK)
    for name, high in NUMBERS.items():
        setattr(s, name, notation.number(name, data.get(name, getattr(s, name)), 0, high))
    s.pivotal = frozenset(FACTIONS if BY_NAME[s.scenario].pivotals else ())
    for name in FACTION_SETS:
        if name in data:
            setattr(s, name, _names(name, data[name], FACTIONS))
    for name, known in NAME_SETS.items():
        setattr(s, name, _names(name, data.get(name), known))
    s.acted = tuple(_read_acted(text) for text in notation.words(data.get("acted")))
    s.transferred = _names("transferred", data.get("transferred"), TRANSFERS)
    s.leader_flipped = bool(notation.number("leader_flipped", data.get("leader_flipped", 0), 0, 1))
    s.peace_talks = bool(notation.number("peace_talks", data.get("peace_talks", 0), 0, 1))
    s.policy = _one_of("policy", data.get("policy") or "", ("", "JFK", "LBJ", "Nixon"))
    s.winner = _one_of("winner", data.get("winner") or "", ("", *FACTIONS))
    s.ended = _one_of("ended", data.get("ended") or "", ("", "victory", "final"))
    _read_pieces(s, data)
    _read_cards(s, data)
    read_markers(s, data)
    s.streams = notation.streams(data)
    return notation.checked(s, check)


def _one_of(name: str, value: Any, known: tuple[str, ...]) -> str:
    if value not in known:
        raise Error(f"position: {name} must be {' or '.join(k or 'empty' for k in known)}, not {value!r}")
    return str(value)


def _names(name: str, value: Any, known: tuple[str, ...]) -> frozenset[str]:
    return frozenset(_one_of(name, word, known) for word in notation.words(value))


def _read_acted(text: str) -> tuple[str, str]:
    faction, _, action = text.partition(" ")
    return _one_of("acted", faction, FACTIONS), _one_of("acted", action, ACTIONS)


def _read_pieces(s: State, data: Mapping[str, Any]) -> None:
    left = list(POOL_OF)
    for name in IDS:
        for word, n in notation.counts(name, data.get(name, {})).items():
            _read_word(s, left, name, word, n)
    for box in ("casualties", "out_of_play"):
        for word, n in notation.counts(box, data.get(box, {})).items():
            if word not in TYPE:
                raise Error(f"position: {box}: unknown piece {word!r}; pieces are {', '.join(TYPE_NAMES)}")
            getattr(s, box)[TYPE[word]] += n
            left[TYPE[word]] -= n
    for t, n in enumerate(left):
        if n < 0:
            raise Error(f"position: {-n} {TYPE_NAMES[t]} more than the game has")
    s.available[:] = bytes(left)
    release_control(s)
    if "control" in data:  # 6.4, 6.5 markers that wait for the end of the phase
        _read_control(s, data["control"])


def _read_word(s: State, left: list[int], name: str, word: str, n: int) -> None:
    """One word of a space: its level, its markers, or pieces, which are taken from those `left`."""
    space = SPACE[name]
    kind = PLACED_AS[TYPE[word]] if word in TYPE else KIND.get(word, -1)
    if word in LEVEL:
        s.support[space] = LEVEL[word]
    elif word == ("sabotage" if space in LOCS else "terror"):
        s.terror[space] = n
    elif kind >= 0:
        put(s, kind, space, n)
        left[TYPE_OF[kind]] -= n
    else:
        raise Error(f"position: {name}: unknown word {word!r}; pieces are {', '.join(KIND_NAMES)}")


def _read_control(s: State, stated: Any) -> None:
    s.control_held = True
    s.control[:] = bytes(len(SPACES))
    for text in notation.words(stated):
        name, _, control = text.partition(" ")
        s.control[SPACE[_one_of("control", name, IDS)]] = CONTROL[_one_of("control", control, tuple(CONTROL))]


def _read_cards(s: State, data: Mapping[str, Any]) -> None:
    for name in ("current", "next"):
        setattr(s, name, _card(name, data.get(name) or 0))
    for name in PILES:
        setattr(s, name, tuple(_card(name, word) for word in notation.words(data.get(name))))
    if "deck" not in data:
        stated = {s.current, s.next, *s.played, *s.leader_box, *s.aside}
        s.deck = spread([n for n in EVENTS if n not in stated], [n for n in COUPS if n not in stated])
        if not s.next and "next" not in data:
            s.next, s.deck = s.deck[0], s.deck[1:]


def _card(name: str, word: Any) -> int:
    if not str(word).isdigit() or int(word) not in {0, *CARDS}:
        raise Error(f"position: {name}: unknown card {word!r}: cards are 1 to 130")
    return int(word)


def spread(events: list[int], coups: list[int]) -> tuple[int, ...]:
    """A deck nobody shuffled: Event cards in their order, a Coup card at the end of each equal pile."""
    size = -(-len(events) // len(coups)) if coups else len(events)
    cards: list[int] = []
    for i, coup in enumerate(coups):
        cards += [*events[i * size : (i + 1) * size], coup]
    return tuple(cards or events)
