"""7.3 Victory Deception and Handicap: hidden markers, two for each player.

A player who runs two factions (1.5) draws once; the markers are written under the first of the two.
Stage: `deception` lets inexperienced players select, then all others draw blindly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any

from indochina.core import position as notation
from indochina.core.decision import Decision, Procedure, choose, shown
from indochina.core.dice import DECK, Random, shuffled
from indochina.core.errors import Error

from .components.control import players
from .components.pieces import DECEPTION_KINDS, DECEPTION_MIX, FACTIONS, HIDDEN_AGENDA, HIDDEN_ASSET, Deception
from .state import State

OPTION = "deception"
EACH = 2  # 7.3 markers for each player
ALL_MARKERS = tuple(kind for kind, n in DECEPTION_MIX.items() for _ in range(n))


def in_use(s: State) -> bool:
    return OPTION in s.options


# --- who holds what -----------------------------------------------------------------------------------------------


def holders(s: State) -> list[str]:
    """7.3 Players draw, Non-players do not: each player by his first faction."""
    found = [factions[0] for factions in players(s) if factions[0] not in s.nonplayers]
    return [faction for faction in FACTIONS if faction in found]


def holder_of(s: State, faction: str) -> str:
    """1.5 The faction under which the markers of this one's player are written."""
    return next(factions[0] for factions in players(s) if faction in factions)


def own_markers(s: State, faction: str) -> list[str]:
    """The markers that the player of a faction still hides."""
    if not in_use(s):
        return []
    holder = holder_of(s, faction)
    return [kind for who, kind in s.deception.held if who == holder]


def shown_markers(s: State, holder: str) -> list[str]:
    return [kind for who, kind in s.deception.shown if who == holder]


# --- set-up ---------------------------------------------------------------------------------------------------------


def prepare(s: State, handicap: Sequence[str]) -> None:
    """7.3 All twelve are face down; who is inexperienced selects first. A Non-player is never inexperienced."""
    s.options |= {OPTION}
    inexperienced = [holder_of(s, f) for f in handicap if f in FACTIONS and f not in s.nonplayers]
    s.deception = Deception(aside=ALL_MARKERS, handicap=tuple(dict.fromkeys(inexperienced)))
    s.stage = "deception"


def pairs(markers: Sequence[str]) -> list[str]:
    """What can be selected from these markers: two of them, in any order."""
    left = Counter(markers)
    kinds = combinations_with_replacement(DECEPTION_KINDS, EACH)
    return [f"{a}+{b}" for a, b in kinds if left[a] > (a == b) and left[b] > 0]


def deception(s: State) -> Procedure:
    """7.3 Handicap: the next inexperienced player secretly selects two; after them all others draw blindly."""
    for holder in s.deception.handicap:
        if not own_markers(s, holder):
            chosen = yield choose(holder, "deception.select", "7.3", pairs(s.deception.aside))
            give(s, holder, chosen.split("+"))
            return "deception"  # what was chosen is part of the state before anybody else is asked
    draw_blindly(s)
    return "next_card"


def draw_blindly(s: State) -> None:
    """7.3 Two markers for each player who has none, from those left; the rest may not be inspected."""
    pile = shuffled(s.streams, DECK, list(s.deception.aside))
    for holder in holders(s):
        if not own_markers(s, holder):
            give(s, holder, [pile.pop() for _ in range(EACH)])


def give(s: State, holder: str, markers: list[str]) -> None:
    """From those set aside to a player; only he may read which."""
    old = s.deception
    aside = list(old.aside)
    for kind in markers:
        aside.remove(kind)
    held = sorted((*old.held, *((holder, kind) for kind in markers)))
    s.deception = old._replace(held=tuple(held), aside=tuple(aside))
    for faction in next(factions for factions in players(s) if holder in factions):
        s.note("log.deception.own", "7.3", only=faction, faction=holder, markers=sorted(markers))


# --- use ------------------------------------------------------------------------------------------------------------


def spend_asset(s: State, faction: str) -> None:
    """7.3 A Hidden Asset is revealed and has done its work."""
    marker = (holder_of(s, faction), HIDDEN_ASSET)
    held = list(s.deception.held)
    held.remove(marker)
    s.deception = s.deception._replace(held=tuple(held), shown=tuple(sorted((*s.deception.shown, marker))))
    s.note("log.deception.asset", "7.3", actor=faction, faction=faction)


def agendas(s: State, factions: Sequence[str]) -> int:
    """7.3 What Hidden Agendas add to a player's margin, shown or not."""
    markers = (*s.deception.held, *s.deception.shown)
    return sum(who in factions and kind == HIDDEN_AGENDA for who, kind in markers)


def before_showing(s: State) -> Generator[Decision, str, None]:
    """7.3 The game ends, and markers are shown: nobody takes back the choice that led to it."""
    if s.deception.held:
        yield shown("deception.shown", "7.3")


def reveal_all(s: State) -> None:
    """7.3 At the end of the game everybody shows what he holds: Agendas as they count, Empty Threats too."""
    old = s.deception
    for holder in holders(s):
        if markers := own_markers(s, holder):
            s.note("log.deception.shown", "7.3", faction=holder, markers=markers)
    s.deception = old._replace(held=(), shown=tuple(sorted((*old.shown, *old.held))))


# --- what is known --------------------------------------------------------------------------------------------------


def markers_view(s: State, seat: str | None) -> dict[str, Any]:
    """7.3 One's own markers; of the others only how many, and what they have shown."""
    return {
        "own": own_markers(s, seat) if seat else [],
        "held": {holder: len(own_markers(s, holder)) for holder in holders(s)},
        "shown": {holder: shown_markers(s, holder) for holder in holders(s)},
        "aside": len(s.deception.aside),
    }


def redeal(s: State, seat: str, rng: Random) -> None:
    """Deal anew what a seat does not know. Who selected has seen what was left, so knows what went before him."""
    if not in_use(s):
        return
    old, own = s.deception, holder_of(s, seat)
    before = old.handicap[: old.handicap.index(own)] if own in old.handicap else ()
    gone = rng.shuffled(sorted(kind for who, kind in old.held if who in before))
    others = (kind for who, kind in old.held if who != own and who not in before)
    rest = rng.shuffled(sorted((*others, *old.aside)))
    held = [(who, kind) if who == own else (who, gone.pop() if who in before else rest.pop()) for who, kind in old.held]
    s.deception = old._replace(held=tuple(sorted(held)), aside=tuple(sorted(rest)))


# --- invariants and notation ----------------------------------------------------------------------------------------


def check_markers(s: State) -> None:
    """1.9 Twelve markers with the option, none without; 7.3 nobody has more than two."""
    held, shown, aside, handicap = s.deception
    markers = Counter([kind for _, kind in (*held, *shown)] + list(aside))
    expected = DECEPTION_MIX if in_use(s) else {}
    assert markers == expected, f"Deception markers {dict(markers)} where the game has {expected}"
    count = Counter(who for who, _ in (*held, *shown))
    assert set(count) | set(handicap) <= set(holders(s)), f"Deception markers of {sorted(count)}: not all are players"
    assert max(count.values(), default=0) <= EACH, "more than two Deception markers for a player"
    assert in_use(s) or not handicap, "a Handicap without Deception"


def written_markers(s: State) -> dict[str, Any]:
    """The markers in notation; nothing without the option."""
    if not in_use(s):
        return {}
    return {
        "deception_held": [f"{who} {kind}" for who, kind in s.deception.held],
        "deception_shown": [f"{who} {kind}" for who, kind in s.deception.shown],
        "deception_aside": list(s.deception.aside),
        "handicap": list(s.deception.handicap),
    }


def read_markers(s: State, data: Mapping[str, Any]) -> None:
    """Left out: with the option all markers not named elsewhere are set aside."""
    held, shown = (
        tuple(sorted(_read(name, text) for text in notation.words(data.get(name))))
        for name in ("deception_held", "deception_shown")
    )
    left = Counter(ALL_MARKERS if in_use(s) else ()) - Counter(kind for _, kind in (*held, *shown))
    aside = notation.words(data["deception_aside"]) if "deception_aside" in data else left.elements()
    handicap = tuple(notation.words(data.get("handicap")))
    s.deception = Deception(held, shown, tuple(sorted(aside)), handicap)


def _read(name: str, text: str) -> tuple[str, str]:
    faction, _, kind = text.partition(" ")
    if faction not in FACTIONS or kind not in DECEPTION_KINDS:
        raise Error(f"position: {name}: {text!r} is not a faction and one of {', '.join(DECEPTION_KINDS)}")
    return faction, kind
