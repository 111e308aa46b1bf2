"""Position notation of Saigon 75: a state as JSON data with plain names, and back.

Spaces hold counted units: fresh ones by their kind, activated ones with `!`, ones held by an event with `~`, and
`militia`. Left out: no SV units; NV units not stated are in the reserve (or lost, if `reserve` is stated); cards not
stated are in the deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from indochina.core import position as notation
from indochina.core.catalogue import plain
from indochina.core.errors import Error
from indochina.core.rules import OVER

from . import board as boards
from .cards import CARDS, USES
from .check import check
from .momentum import FACE_DOWN, GONE, SITES
from .settings import RULINGS
from .stages import STAGES
from .state import State
from .tables import AIR_SPACES, MOMENTUM_TURNS, TURNS
from .units import (
    DIVISION,
    KIND,
    KIND_NAMES,
    KINDS,
    NV,
    NV_DIVISION,
    NV_REDUCED,
    PROVINCE_IDS,
    RANGER,
    REDUCED,
    RESERVE,
    SPACE,
    SPACE_IDS,
    SV,
    VC,
)
from .words.en import ENGLISH

NUMBERS = ("die", "available", "plus", "spent", "vc_spent", "air", "air_lost", "infiltration", "momentum")
NAMED = {"available": "base"}
CARD_PLACES = ("nv_hand", "sv_hand", "deck", "aside", "discard")


def to_json(s: State) -> dict[str, Any]:
    """Everything the state is, by plain names."""
    data: dict[str, Any] = {"game": "saigon75"}
    if s.board.changes:
        data["board"] = s.board.changes
    data |= {"turn": s.turn, "active": s.active, "stage": s.stage}
    for name in NUMBERS:
        data[name] = getattr(s, NAMED.get(name, name))
    data |= {"nv_plus1": s.plus1[0], "sv_plus1": s.plus1[1]}
    for space, name in enumerate(SPACE_IDS):
        held = _held(s, space)
        if held or space == RESERVE:
            data[name] = held
    data["lost"] = {KIND_NAMES[k]: n for k, n in enumerate(list(s.lost)) if n}
    data["tokens"] = [
        f"{SPACE_IDS[SITES[i]]} {'?' if number == FACE_DOWN else number}" for i, number in enumerate(s.sites) if number
    ]
    data["hand"] = s.hand_size
    if s.rulings:
        data["rulings"] = sorted(s.rulings)
    for name, cards in zip(CARD_PLACES, (*s.hands, s.deck, s.aside, s.discard)):
        data[name] = list(cards)
    data |= {"event": s.event, "event_left": s.event_left, "combat_limit": s.combat_limit, "crisis": int(s.crisis)}
    data["combats"] = [f"{SPACE_IDS[p]} {' '.join(str(n) for n in units)}" for p, units in s.combats]
    data["winner"] = s.winner
    data["streams"] = [f"{x:x}" for x in s.streams]
    return data


def _held(s: State, space: int) -> dict[str, int]:
    held = {}
    start = space * KINDS
    if any(s.units[start : start + KINDS]):
        for slot in range(start, start + KINDS):
            if s.units[slot]:
                name, activated, frozen = KIND_NAMES[slot - start], s.activated[slot], s.frozen[slot]
                if s.units[slot] > activated + frozen:
                    held[name] = s.units[slot] - activated - frozen
                if activated:
                    held[name + "!"] = activated
                if frozen:
                    held[name + "~"] = frozen
    if space != RESERVE and s.militia[space]:
        held["militia"] = 1
    return held


def from_json(data: Mapping[str, Any]) -> State:
    """A state from its notation; whatever is wrong is named."""
    if data.get("game", "saigon75") != "saigon75":
        raise Error(f"position: this is a position of {data['game']!r}, not of saigon75")
    s = State(boards.of(data.get("board") or {}))
    data = _plain_names(data)
    s.turn = notation.number("turn", data.get("turn", 1), 1, TURNS)
    s.active = _one_of("active", data.get("active", NV), (NV, SV))
    s.stage = _one_of("stage", data.get("stage", "availability"), (*STAGES, OVER))
    for name in NUMBERS:
        attribute = NAMED.get(name, name)
        high = {"air": AIR_SPACES, "infiltration": s.board.pieces["infiltration"]}.get(name, 99)
        setattr(s, attribute, notation.number(name, data.get(name, getattr(s, attribute)), 0, high))
    s.plus1 = (
        notation.number("nv_plus1", data.get("nv_plus1", s.plus1[0]), 0, s.board.pieces["nv_plus1"]),
        notation.number("sv_plus1", data.get("sv_plus1", s.plus1[1]), 0, s.board.pieces["sv_plus1"]),
    )
    _read_units(s, data)
    _read_cards(s, data)
    _read_tokens(s, data)
    s.event_left = notation.number("event_left", data.get("event_left", s.event_left), 0, 2)
    s.combat_limit = notation.number("combat_limit", data.get("combat_limit", -1), -1, 2)
    s.crisis = bool(notation.number("crisis", data.get("crisis", 0), 0, 1))
    s.combats = tuple(_read_combat(text) for text in notation.words(data.get("combats")))
    s.winner = _one_of("winner", data.get("winner") or "", ("", NV, SV))
    s.rulings = frozenset(_one_of("rulings", name, tuple(RULINGS)) for name in notation.words(data.get("rulings")))
    s.streams = notation.streams(data)
    if (s.stage == OVER) != bool(s.winner):
        raise Error("position: a game is over when it has a winner")
    for p, units in s.combats:
        if any(n > s.activated[p * KINDS + k] for k, n in enumerate(list(units))):
            raise Error(f"position: combats: not so many activated units in {SPACE_IDS[p]}")
    return notation.checked(s, check)


FIELDS = (
    "game",
    "board",
    "turn",
    "active",
    "stage",
    *NUMBERS,
    "nv_plus1",
    "sv_plus1",
    *SPACE_IDS,
    "lost",
    "tokens",
    "hand",
    "rulings",
    *CARD_PLACES,
    "event",
    "event_left",
    "combat_limit",
    "crisis",
    "combats",
    "winner",
    "streams",
    "seed",
)


def _aliases(words: Iterable[str]) -> dict[str, str]:
    """Words by themselves and by their English names, as people type them: `Da Nang`, `Rangers`, `Air Strikes`."""
    return {plain(name): word for word in words for name in (ENGLISH.get(f"name.{word}", word), word)}


FIELD_ALIASES = _aliases(FIELDS)
ONE_UNIT = _aliases((*KIND_NAMES, "militia")) | {"mechanised": "mechanized"}
UNIT_ALIASES = ONE_UNIT | {f"{name}s": word for name, word in ONE_UNIT.items()}
CARD_ALIASES = _aliases(CARDS)


def _plain_names(data: Mapping[str, Any]) -> dict[str, Any]:
    return notation.fields(data, lambda name: name if name in FIELDS else FIELD_ALIASES.get(plain(name)))


def card_named(name: str, where: str = "position") -> str:
    """A card by number or title."""
    card = CARD_ALIASES.get(plain(name))
    if card is None:
        raise Error(f"{where}: unknown card {name!r}: cards are E-01 to E-20")
    return card


def _one_of(name: str, value: Any, known: tuple[str, ...]) -> str:
    if value not in known:
        raise Error(f"position: {name} must be {' or '.join(k or 'empty' for k in known)}, not {value!r}")
    return str(value)


def _read_units(s: State, data: Mapping[str, Any]) -> None:
    for name in SPACE_IDS:
        for word, number in notation.counts(name, data.get(name, {})).items():
            text, mark = (word[:-1], word[-1]) if word[-1:] in "!~" else (word, "")
            kind = UNIT_ALIASES.get(plain(text), "")
            if kind == "militia" and name in PROVINCE_IDS:
                s.militia[SPACE[name]] = 1
                continue
            if kind not in KIND:
                raise Error(f"position: {name}: unknown unit {word!r}; units are {', '.join(KIND_NAMES)}")
            slot = SPACE[name] * KINDS + KIND[kind]
            s.units[slot] += number
            if mark:
                (s.activated if mark == "!" else s.frozen)[slot] += number
    for word, number in notation.counts("lost", data.get("lost", {})).items():
        kind = UNIT_ALIASES.get(plain(word), "")
        if kind not in KIND:
            raise Error(f"position: lost: unknown unit {word!r}")
        s.lost[KIND[kind]] = number
    if "lost" not in data:
        _account(s, "reserve" in data)


def _account(s: State, reserve_stated: bool) -> None:
    """Units that are nowhere: NV ones are in the reserve unless it is stated; all others are lost."""
    pieces = s.board.pieces
    on_map = [sum(s.units[kind::KINDS]) for kind in range(KINDS)]
    missing = {
        DIVISION: pieces["sv_division"] - on_map[DIVISION] - on_map[REDUCED],
        NV_DIVISION: pieces["nv_division"] - on_map[NV_DIVISION] - on_map[NV_REDUCED],
        VC: pieces["vc"] - on_map[VC],
    } | {k: pieces[KIND_NAMES[k]] - on_map[k] for k in range(RANGER, NV_DIVISION) if s.stage != "setup"}
    for kind, number in missing.items():
        if number < 0:
            raise Error(f"position: {-number} {KIND_NAMES[kind]} more than the game has")
        if kind in (NV_DIVISION, VC) and not reserve_stated:
            s.units[RESERVE * KINDS + kind] += number
        else:
            s.lost[kind] = number


def _read_cards(s: State, data: Mapping[str, Any]) -> None:
    s.hand_size = notation.number("hand", data.get("hand", 3), 3, 8)
    if s.hand_size not in (3, 8):
        raise Error("position: hand must be 3 or 8")
    places = {name: [card_named(card) for card in notation.words(data.get(name))] for name in CARD_PLACES}
    s.event = card_named(data["event"]) if data.get("event") else ""
    if s.event:
        s.event_left = USES.get(s.event, 0)
        if not any(s.event in cards for cards in places.values()):
            places["discard"].append(s.event)
    stated = [card for cards in places.values() for card in cards]
    if "deck" not in data:
        places["deck"] = [card for card in CARDS if card not in stated]
    s.hands = (tuple(places["nv_hand"]), tuple(places["sv_hand"]))
    s.deck, s.aside, s.discard = (tuple(places[name]) for name in ("deck", "aside", "discard"))


def _read_tokens(s: State, data: Mapping[str, Any]) -> None:
    """`quang_tri ?, da_nang 5`: a token face down, one whose number is known; a site not named has none."""
    if "tokens" not in data:
        return
    sites = dict.fromkeys((SPACE_IDS[site] for site in SITES), GONE)
    for text in notation.words(data["tokens"]):
        site, _, number = text.partition(" ")
        if site not in sites:
            raise Error(f"position: tokens: {site!r} is no momentum site; they are {', '.join(sites)}")
        if number not in {"?", *(str(n) for n in MOMENTUM_TURNS)}:
            raise Error(f"position: tokens: {site} has ? or 3, 5, 7, not {number!r}")
        sites[site] = FACE_DOWN if number == "?" else int(number)
    s.sites = tuple(sites.values())


def _read_combat(text: str) -> tuple[int, tuple[int, ...]]:
    name, *numbers = text.split()
    if name not in PROVINCE_IDS or len(numbers) != KINDS or not all(n.isdigit() for n in numbers):
        raise Error(f"position: combats: {text!r} is not a province and {KINDS} numbers")
    return SPACE[name], tuple(int(n) for n in numbers)
