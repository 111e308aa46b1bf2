"""2.2, 2.3.7, 2.3.9, 2.4.1 The cards in play: turning the next one, Monsoon, the final Coup, the RVN Leader."""

from __future__ import annotations

from itertools import pairwise

from ..cards import CARDS, COUPS, FAILED_ATTEMPTS, MINH, Card
from ..state import State


def card(s: State) -> type[Card]:
    """The card being played."""
    return CARDS[s.current]


def next_card(s: State, revealed: int = 0) -> int:
    """2.3.7 The next card is played and the top of the deck is revealed. Returns the card played; 0 if none is left.

    A table with real cards may name the card it reveals: it changes places with the one that lay on top.
    """
    if s.current:
        s.played = (*s.played, s.current)
    s.current = s.next
    if revealed and s.deck and s.deck[0] != revealed:
        top = s.deck[0]
        swap = {top: revealed, revealed: top}
        s.deck = tuple(swap.get(number, number) for number in s.deck)
        s.aside = tuple(swap.get(number, number) for number in s.aside)
    s.next, s.deck = (s.deck[0], s.deck[1:]) if s.deck else (0, ())
    return s.current


def monsoon(s: State) -> bool:
    """2.3.9 A Coup card shows as the next one."""
    return s.next in COUPS


def coups_to_come(s: State) -> int:
    """Coup cards after the current card: how many are left is open knowledge, where they lie is not."""
    return sum(number in COUPS for number in (s.next, *s.deck))


def final_coup(s: State) -> bool:
    """2.4.2 The current card is the last Coup card."""
    return s.current in COUPS and not coups_to_come(s)


def coup_follows_coup(s: State) -> bool:
    """6.0 The card played just before was a Coup card too: no second Coup Round."""
    return s.current in COUPS and s.played[-1:] != () and s.played[-1] in COUPS


def coup_rounds(s: State) -> int:
    """6.0 Coup Rounds of this game so far, with the one that is being played: none for a Coup right after another."""
    cards = (0, *s.played, s.current)
    return sum(this in COUPS and before not in COUPS for before, this in pairwise(cards))


def leader(s: State) -> str:
    """2.4.1 The RVN Leader whose text counts: minh, khanh, young_turks, ky, thieu, or none.

    Minh is in force as long as no Coup card lies in the box; a flipped leader's text is ignored (card 97).
    """
    if not s.leader_box:
        return MINH
    return "" if s.leader_flipped else CARDS[s.leader_box[-1]].leader


def leader_cards(s: State) -> int:
    """2.4.1 Cards in the RVN Leader box: Failed Attempts and a flipped leader count, Minh does not."""
    return len(s.leader_box)


def seat_leader(s: State, coup: int) -> None:
    """2.4.1 A Coup card into the RVN Leader box: a Failed Attempt beneath all others, a leader on top of them."""
    if coup in FAILED_ATTEMPTS:
        s.leader_box = (coup, *s.leader_box)
    else:
        s.leader_box = (*s.leader_box, coup)
        s.leader_flipped = False
