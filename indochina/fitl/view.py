"""What a seat may see, and a fair guess at what it may not: the deck, the cards set aside, Deception markers."""

from __future__ import annotations

from itertools import compress
from typing import Any

from indochina.core.dice import Random

from .board import IDS, POP, SPACES
from .cards import CARDS, COUPS, SHADED, SINGLE, UNSHADED, pivotal_of
from .components.control import THRESHOLD, total_opposition, total_support, victory_total
from .components.pieces import FACTIONS, KIND_NAMES, TYPE_NAMES
from .deception import in_use, markers_view, redeal
from .position import CONTROL_NAMES
from .scenarios import BY_NAME
from .sequence.deck import coups_to_come, leader, monsoon
from .state import BOXES, State, markers_left

SLOTS = [(IDS[x], kind) for x in SPACES for kind in KIND_NAMES]
"""Space and kind of each number in `State.pieces`."""


def view(s: State, seat: str | None) -> dict[str, Any]:
    """2.2 All is open but the deck below its top card and the cards set aside; these are only counted.

    7.3 So are Deception markers, but for one's own and those that were shown.
    """
    return {
        "scenario": s.scenario,
        "options": sorted(s.options),
        "stage": s.stage,
        "spaces": spaces(s),
        **{box: {TYPE_NAMES[t]: n for t, n in enumerate(getattr(s, box)) if n} for box in BOXES},
        "tracks": {
            **{f"{faction.lower()}_resources": n for faction, n in s.resources.items()},
            "aid": s.aid,
            "patronage": s.patronage,
            "econ": s.econ,
            "trail": s.trail,
            "support": total_support(s),
            "opposition": total_opposition(s),
            "terror_markers": markers_left(s),
        },
        "totals": totals(s),
        "cards": {
            "current": s.current,
            "next": s.next,
            "deck": len(s.deck),
            "played": list(s.played),
            "unseen": unseen(s),
            "pivotal": [pivotal_of(f) for f in FACTIONS if f in s.pivotal],
            "in_effect": [list(lasting) for lasting in in_effect(s)],
            "coups_to_come": coups_to_come(s),
            "monsoon": monsoon(s),
        },
        "leader": {"name": leader(s), "cards": list(s.leader_box), "flipped": s.leader_flipped},
        "shaded": sorted(s.shaded),
        "unshaded": sorted(s.unshaded),
        "momentum": sorted(s.momentum),
        "peace_talks": s.peace_talks,
        "pivotal": [f for f in FACTIONS if f in s.pivotal],
        "eligible": [f for f in FACTIONS if f in s.eligible],
        "stays_eligible": [f for f in FACTIONS if f in s.stays_eligible],
        "made_ineligible": [f for f in FACTIONS if f in s.made_ineligible],
        "acted": [list(step) for step in s.acted],
        "transferred": sorted(s.transferred),
        "nonplayers": [f for f in FACTIONS if f in s.nonplayers],
        "policy": s.policy,
        **({"deception": markers_view(s, seat)} if in_use(s) else {}),
    }


def spaces(s: State) -> dict[str, dict[str, Any]]:
    marked = zip(SPACES, s.support, s.control, s.terror)
    found: dict[str, dict[str, Any]] = {
        IDS[x]: {
            "pieces": {},
            "support": support,
            "population": POP[x],
            "control": CONTROL_NAMES[control],
            "terror": terror,
        }
        for x, support, control, terror in marked
    }
    for (space, kind), n in zip(compress(SLOTS, s.pieces), filter(None, s.pieces)):
        found[space]["pieces"][kind] = n
    return found


def totals(s: State) -> dict[str, dict[str, int]]:
    """7.2, 7.3 Each faction's total, and its margin beyond what it must exceed."""
    found = {faction: victory_total(s, faction) for faction in FACTIONS}
    return {faction: {"total": total, "margin": total - THRESHOLD[faction]} for faction, total in found.items()}


def unseen(s: State) -> list[int]:
    """2.1, 2.2 The cards that may lie in the deck, as everybody can tell: all that nobody has seen.

    With Period Events only those of the years that are still to come.
    """
    by_years = "period_events" in s.options
    years = {_years(number, by_years) for number in s.deck if number not in COUPS}
    aside = [number for number in s.aside if number not in COUPS and _years(number, by_years) in years]
    return sorted((*s.deck, *aside))


def in_effect(s: State) -> list[tuple[int, str]]:
    """2.4.1, 5.3, 5.4 Cards whose text lasts, and which text: the RVN Leader's, Capabilities, Momentum."""
    found = [(s.leader_box[-1], SINGLE)] if s.leader_box and leader(s) else []
    for number, card in CARDS.items():
        found += [(number, side) for side, on in ((UNSHADED, s.unshaded), (SHADED, s.shaded)) if card.capability in on]
        found += [(number, side) for side, name in card.momentum.items() if name in s.momentum]
    return found


def determinize(s: State, seat: str, rng: Random, now: State | None = None) -> dict[str, str]:
    """Deal anew what nobody knows: which Events lie where, and the place of each Coup card within its pile.

    2.1 That each pile holds one Coup card (and, with Period Events, which years it holds) is known, and stays so.
    """
    size = BY_NAME[s.scenario].pile + 1
    first = len(s.deck) % size  # the pile that is being drawn from
    piles = [s.deck[:first], *(s.deck[i : i + size] for i in range(first, len(s.deck), size))]
    unknown = sorted(number for number in (*s.deck, *s.aside) if number not in COUPS)
    coups = rng.shuffled(sorted(number for number in s.deck if number in COUPS))
    by_years = "period_events" in s.options
    events = {years: rng.shuffled([n for n in unknown if _years(n, by_years) == years]) for years in (0, 64, 65, 68)}
    deck: list[int] = []
    for pile in piles:
        dealt = [events[_years(number, by_years)].pop() for number in pile if number not in COUPS]
        for _ in range(len(pile) - len(dealt)):
            reach = 5 if "political_rhythm" in s.options else len(dealt) + 1
            dealt.insert(len(dealt) - rng.below(min(reach, len(dealt) + 1)), coups.pop())
        deck += dealt
    s.deck = tuple(deck)
    s.aside = tuple(sorted(number for pool in events.values() for number in pool))
    redeal(s, seat, rng)
    s.streams = [rng.below(1 << 32) << 32 | rng.below(1 << 32) for _ in s.streams[:2]] + s.streams[2:]
    return {}


def _years(number: int, by_years: bool) -> int:
    return CARDS[number].period % 100 if by_years else 0
