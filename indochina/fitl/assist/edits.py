"""Changing the position by what somebody types: spaces, pieces, tracks, cards, who is Eligible.

    hue: 2 us_troop, 3 nva troops, passive support      what the space holds; what is not named stays
    +2 nva troop hue     -1 police saigon     move 2 us troops saigon hue     flip 1 vc guerrilla hue
    aid 20     vc resources 7     trail +1     card 68     next 12     eligible US, VC     shaded cadres     no cadres

Names are forgiven as in play: capitals, spaces, accents, plurals, and a beginning that fits only one. An edit gives a
sound position (`check`) or an Error that says in a sentence what is wrong; the position given is never changed.
"""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.catalogue import plain
from indochina.core.errors import Error

from ..board import IDS, SPACE
from ..cards import CAPABILITIES, CARDS, COUPS, EVENTS, MOMENTUM
from ..check import check
from ..components.pieces import (
    FACTIONS,
    KIND,
    KIND_NAMES,
    KINDS,
    KINDS_OF_TYPE,
    PLACED_AS,
    TURNED,
    TYPE,
    TYPE_NAMES,
    TYPE_OF,
    US,
)
from ..position import FACTION_SETS, KNOWN, LEVEL, NAME_SETS, from_json, to_json
from ..state import AVAILABLE, BOXES, CASUALTIES, State, adjust_control, put
from .names import EMPTY, MARKS, PIECES, PLACES, TRACKS, leading_number, matches, meant, split
from .orders import card_name, name_of, place_name

# --- pieces -----------------------------------------------------------------------------------------------------------


def standing(s: State, piece: str, place: str, n: int) -> list[tuple[int, int]]:
    """Which kinds are meant by n pieces that stand in a place: a type may be there Underground and Active."""
    if place in BOXES:
        t = TYPE_OF[KIND[piece]] if piece in KIND else TYPE[piece]
        there = getattr(s, place)[t]
        if there < n:
            raise Error(f"{name_of(TYPE_NAMES[t])}: only {there} in {name_of(place)}")
        return [(PLACED_AS[t], n)]
    kinds = [KIND[piece]] if piece in KIND else list(KINDS_OF_TYPE[TYPE[piece]])
    here = [(kind, s.pieces[SPACE[place] * KINDS + kind]) for kind in kinds]
    here = [(kind, count) for kind, count in here if count]
    total = sum(count for _, count in here)
    if total < n:
        raise Error(f"{name_of(piece)}: only {total} in {place_name(place)}")
    if total == n:
        return here
    if len(here) > 1:
        raise Error(f"which? Say {' or '.join(KIND_NAMES[kind] for kind, _ in here)}")
    return [(here[0][0], n)]


def shift(s: State, kind: int, new: int, n: int, start: str, end: str) -> None:
    """Take pieces out of one place and put them, perhaps turned over, into another."""
    for place, which, sign in ((start, kind, -1), (end, new, 1)):
        if place in BOXES:
            box: bytearray = getattr(s, place)
            box[TYPE_OF[which]] += sign * n
        else:
            put(s, which, SPACE[place], sign * n)
            adjust_control(s, SPACE[place])


def move_pieces(s: State, piece: str, n: int, start: str, end: str) -> None:
    for kind, count in standing(s, piece, start, n):
        new = KIND[piece] if start in BOXES and piece in KIND else kind
        shift(s, kind, new, count, start, end)


def add(s: State, words: list[str]) -> None:
    """`+2 nva troop hue`, from Available; `+1 us troop hue casualties`, from another box."""
    n, words = leading_number(words)
    words, box = _box_at_end(words, AVAILABLE)
    piece, place = split(words, ("piece", PIECES), ("space", IDS))
    move_pieces(s, piece, n, box, place)


def take(s: State, words: list[str]) -> None:
    """`-1 police saigon`, to Available; US pieces to Casualties (1.4.1), unless another box is named."""
    n, words = leading_number(words)
    words, box = _box_at_end(words, "")
    piece, place = split(words, ("piece", PIECES), ("space", IDS))
    move_pieces(s, piece, n, place, box or (CASUALTIES if piece.startswith(US.lower()) else AVAILABLE))


def _box_at_end(words: list[str], default: str) -> tuple[list[str], str]:
    for i in (1, 2, 3):
        exact, found = matches(" ".join(words[-i:]), BOXES)
        if exact and len(words) > i:
            return words[:-i], found[0]
    return words, default


def move(s: State, words: list[str]) -> None:
    """`move 2 us troops saigon hue`; a place may be a box."""
    n, words = leading_number(words)
    piece, start, end = split(words, ("piece", PIECES), ("space or box", PLACES), ("space or box", PLACES))
    if start == end:
        raise Error(f"from {place_name(start)} to itself: nothing to move")
    move_pieces(s, piece, n, start, end)


def flip(s: State, words: list[str]) -> None:
    """`flip 2 vc guerrillas hue`: Underground to Active or back; a Base gets or loses its Tunnel."""
    n, words = leading_number(words)
    piece, place = split(words, ("piece", PIECES), ("space", IDS))
    for kind, count in standing(s, piece, place, n):
        if TURNED[kind] == kind:
            raise Error(f"{name_of(piece)} has no other side")
        shift(s, kind, TURNED[kind], count, place, place)


def set_space(s: State, space: str, value: str) -> None:
    """`hue: 2 us troops, active support, terror`: pieces, if any is named, replace all; level and Terror if named."""
    pieces: list[tuple[int, int]] | None = None
    for item in filter(None, (item.strip() for item in value.split(","))):
        n, words = leading_number(item.split())
        if words[:1] == ["no"]:
            n, words = 0, words[1:]
        word = meant(" ".join(words), (*PIECES, *LEVEL, *MARKS, *EMPTY), "piece or level")
        if word in LEVEL:
            s.support[SPACE[space]] = LEVEL[word]
        elif word in MARKS:
            s.terror[SPACE[space]] = n
        else:
            pieces = pieces or []
            if word not in EMPTY:
                pieces.append((KIND[word] if word in KIND else PLACED_AS[TYPE[word]], n))
    if pieces is None:
        return
    for kind in range(KINDS):
        shift(s, kind, kind, s.pieces[SPACE[space] * KINDS + kind], space, AVAILABLE)
    for kind, n in pieces:
        move_pieces(s, KIND_NAMES[kind], n, AVAILABLE, space)


def set_box(s: State, box: str, value: str) -> None:
    """`casualties: 3 us troops`: what lies in the box; all else of it is Available."""
    if box == AVAILABLE:
        raise Error("Available is whatever lies nowhere else: change spaces, Casualties or out of play")
    held: bytearray = getattr(s, box)
    for t in range(len(held)):
        shift(s, PLACED_AS[t], PLACED_AS[t], held[t], box, AVAILABLE)
    for item in filter(None, (item.strip() for item in value.split(","))):
        n, words = leading_number(item.split())
        word = meant(" ".join(words), (*TYPE_NAMES, *EMPTY), "piece")
        if word not in EMPTY:
            move_pieces(s, word, n, AVAILABLE, box)


# --- cards and lists -------------------------------------------------------------------------------------------------


def read_card(word: str) -> int:
    """A card by number, or by its title."""
    number = word.strip().removeprefix("card-")
    if number.isdecimal() and int(number) in CARDS:
        return int(number)
    titles = [n for n, card in CARDS.items() if plain(word) and plain(card.title).startswith(plain(word))]
    if len(titles) == 1:
        return titles[0]
    if titles:
        raise Error(f"{word.strip()!r} could be: {', '.join(card_name(n) for n in titles[:8])}")
    raise Error(f"unknown card {word.strip()!r}: cards are 1 to {max(CARDS)}")


def put_card(s: State, where: str, number: int) -> None:
    """A card becomes the one played or the next one; it changes places with the card that was there."""
    old = getattr(s, where)
    if number == old:
        return
    if number not in {*EVENTS, *COUPS} and where == "next":
        raise Error(f"{card_name(number)} is never in the deck")
    other = {"current": "next", "next": "current"}[where]
    if number == getattr(s, other):
        raise Error(f"{card_name(number)} is the {'next card' if other == 'next' else 'card played'} already")
    for pile in ("deck", "aside", "played"):
        cards: tuple[int, ...] = getattr(s, pile)
        setattr(s, pile, tuple(old if n == number else n for n in cards if old or n != number))
    setattr(s, where, number)


def card(s: State, words: list[str]) -> None:
    """The card played; between two cards, the one that is played now."""
    put_card(s, "next" if s.stage == "next_card" else "current", read_card(" ".join(words)))


def next_card(s: State, words: list[str]) -> None:
    put_card(s, "next", read_card(" ".join(words)))


def factions(words: list[str]) -> frozenset[str]:
    named = " ".join(words).replace(",", " ").split()
    return frozenset(meant(word, FACTIONS, "faction") for word in named if word not in EMPTY)


def eligible(s: State, words: list[str]) -> None:
    s.eligible = factions(words)


def ineligible(s: State, words: list[str]) -> None:
    s.eligible = frozenset(FACTIONS) - factions(words)


def nonplayers(s: State, words: list[str]) -> None:
    s.nonplayers = factions(words)


def shaded(s: State, words: list[str]) -> None:
    name = meant(" ".join(words), CAPABILITIES, "Capability")
    s.shaded, s.unshaded = s.shaded | {name}, s.unshaded - {name}


def unshaded(s: State, words: list[str]) -> None:
    name = meant(" ".join(words), CAPABILITIES, "Capability")
    s.shaded, s.unshaded = s.shaded - {name}, s.unshaded | {name}


def momentum(s: State, words: list[str]) -> None:
    s.momentum |= {meant(" ".join(words), MOMENTUM, "Momentum card")}


def no(s: State, words: list[str]) -> None:
    """`no cadres`: a Capability or Momentum card is not in force."""
    gone = {meant(" ".join(words), (*CAPABILITIES, *MOMENTUM), "Capability or Momentum card")}
    s.shaded, s.unshaded, s.momentum = s.shaded - gone, s.unshaded - gone, s.momentum - gone


def leader(s: State, words: list[str]) -> None:
    """`leader 129 125`: the cards of the RVN Leader box from the bottom, in place of those there; `leader none`."""
    named = [word for word in " ".join(words).replace(",", " ").split() if word not in EMPTY]
    s.leader_box = tuple(read_card(word) for word in named)
    out = set(s.leader_box)
    s.deck = tuple(n for n in s.deck if n not in out)
    s.aside = tuple(n for n in s.aside if n not in out)
    known = {s.current, *s.played}
    s.played = (*(n for n in s.leader_box if n not in known), *s.played)


Verb = Callable[[State, list[str]], None]
VERBS: dict[str, Verb] = {
    "add": add,
    "place": add,
    "remove": take,
    "take": take,
    "move": move,
    "flip": flip,
    "card": card,
    "next": next_card,
    "eligible": eligible,
    "ineligible": ineligible,
    "nonplayers": nonplayers,
    "shaded": shaded,
    "unshaded": unshaded,
    "momentum": momentum,
    "no": no,
    "leader": leader,
}


# --- tracks and everything else --------------------------------------------------------------------------------------


def set_track(s: State, words: list[str]) -> State | None:
    """`aid 20`, `vc resources 7`, `trail +1`; None if it is no track."""
    number = words[-1]
    if len(words) < 2 or not number.lstrip("+-").isdecimal():
        return None
    found = matches(" ".join(words[:-1]), TRACKS)[1]
    if len(found) != 1:
        return None
    data = to_json(s)
    data[found[0]] = int(number) + (data[found[0]] if number[0] in "+-" else 0)
    return _read(data)


def set_name(s: State, name: str, value: str) -> State:
    """Any `name: value` of the position notation."""
    key = meant(name, sorted(KNOWN), "name")
    if key == "leader_box":
        new = s.copy()
        leader(new, [value])
        return new
    known = FACTIONS if key in FACTION_SETS else NAME_SETS.get(key)
    if known is not None:
        items = [item.strip() for item in value.split(",") if item.strip() and item.strip() not in EMPTY]
        return _read({**to_json(s), key: [meant(item, known, key) for item in items] if key != "options" else items})
    return _read({**to_json(s), key: value.strip()})


def _read(data: dict[str, object]) -> State:
    try:
        return from_json(data)
    except Error as fault:
        raise Error(str(fault).removeprefix("position: ")) from None


def set_named(s: State, name: str, value: str) -> State:
    """`hue: 2 us troops`, `casualties: 3 us troops`, `aid: 20`: a space, a box, or a name of the position notation."""
    exact, places = matches(name, PLACES)
    clear = exact and len(places) == 1
    if not places or (not clear and matches(name, sorted(KNOWN))[0]):
        return set_name(s, name, value)
    place = meant(name, PLACES, "space")
    new = s.copy()
    (set_box if place in BOXES else set_space)(new, place, value)
    return new


def by_verb(s: State, typed: str) -> State | None:
    """`+2 nva troop hue`, `trail +1`, `move 2 us troops saigon hue`; None if it is no edit."""
    words = typed.split()
    verb, new = words[0].casefold(), s.copy()
    if typed[0] in "+-":
        words = [word for word in [words[0][1:], *words[1:]] if word]
        (add if typed[0] == "+" else take)(new, words)
        return new
    if (track := set_track(s, words)) is not None:
        return track
    if verb not in VERBS:
        return None
    if len(words) == 1:
        raise Error(f"{verb} what? For example: {EXAMPLES[VERBS[verb]]}")
    VERBS[verb](new, words[1:])
    return new


def edit(s: State, typed: str) -> State | None:
    """The position after what was typed; None if that is no edit."""
    if not typed.split():
        return None
    name, colon, value = typed.partition(":")
    new = set_named(s, name, value) if colon else by_verb(s, typed)
    if new is None:
        return None
    try:
        check(new)
    except AssertionError as fault:
        raise Error(f"not changed: {fault}") from None
    return new


EXAMPLES: dict[Verb, str] = {
    add: "+2 nva troop hue",
    take: "-1 police saigon",
    move: "move 2 us troops saigon hue",
    flip: "flip 1 vc guerrilla hue",
    card: "card 68",
    next_card: "next 12",
    eligible: "eligible US, VC",
    ineligible: "ineligible NVA",
    nonplayers: "nonplayers NVA, VC",
    shaded: "shaded cadres",
    unshaded: "unshaded abrams",
    momentum: "momentum claymores",
    no: "no cadres",
    leader: "leader 129 125",
}
