"""2.3.2, 5.0 Facts of the cards; 2.3.7, 2.3.9, 2.4 cards in play."""

from collections import Counter

from indochina.fitl.cards import (
    CAPABILITIES,
    CARDS,
    COUPS,
    EVENTS,
    FAILED_ATTEMPTS,
    MOMENTUM,
    PIVOTALS,
    pivotal_of,
)
from indochina.fitl.components.pieces import FACTIONS
from indochina.fitl.sequence import deck


def test_there_are_120_events_4_pivotal_events_and_6_coup_cards():
    assert list(CARDS) == [*EVENTS, *PIVOTALS, *COUPS]
    assert Counter(card.kind for card in CARDS.values()) == {"event": 101, "capability": 19, "pivotal": 4, "coup": 6}


def test_2_1_there_are_24_cards_of_1964_and_48_each_of_1965_and_1968():
    assert Counter(CARDS[n].period for n in EVENTS) == {1964: 24, 1965: 48, 1968: 48}


def test_2_3_2_each_event_names_all_four_factions_and_each_order_occurs_five_times():
    orders = Counter(CARDS[n].order for n in EVENTS)
    assert all(len(set(order)) == 4 for order in orders)
    assert len(orders) == 24 and set(orders.values()) == {5}


def test_2_3_8_each_faction_has_its_pivotal_event_and_comes_first_on_it():
    assert {faction: pivotal_of(faction) for faction in FACTIONS} == {"US": 121, "NVA": 122, "ARVN": 123, "VC": 124}
    for faction in FACTIONS:
        assert CARDS[pivotal_of(faction)].order[0] == faction


def test_5_3_capabilities_are_dual_use_and_belong_to_a_faction():
    capabilities = [card for card in CARDS.values() if card.kind == "capability"]
    assert Counter(card.owner for card in capabilities) == {"US": 9, "NVA": 5, "VC": 3, "ARVN": 2}
    assert CARDS[116].capability == "cadres" and CARDS[4].capability == "top_gun"
    assert all(len(card.sides) == 2 for card in capabilities) and len(set(CAPABILITIES)) == 19


def test_5_3_5_4_each_name_of_what_lasts_stands_on_one_card_and_no_card_has_another():
    assert [card.capability for card in CARDS.values() if card.capability] == list(CAPABILITIES)
    assert all(card.kind == "capability" for card in CARDS.values() if card.capability)
    assert [name for card in CARDS.values() for name in card.momentum.values()] == list(MOMENTUM)
    assert all(set(card.momentum) <= set(card.sides) for card in CARDS.values())


def test_5_4_momentum_texts_have_names():
    assert CARDS[15].momentum == {"unshaded": "medevac_unshaded", "shaded": "medevac_shaded"}
    assert CARDS[115].momentum == {"single": "typhoon_kate"} and CARDS[22].momentum == {"shaded": "da_nang_event"}
    assert sum(len(card.momentum) for card in CARDS.values()) == len(set(MOMENTUM)) == 15


def test_2_4_1_coup_cards_bring_a_leader_or_are_failed_attempts():
    assert [CARDS[n].leader for n in COUPS] == ["khanh", "young_turks", "ky", "thieu", "", ""]
    assert [n for n in COUPS if not CARDS[n].leader] == list(FAILED_ATTEMPTS)
    assert [n for n in COUPS if CARDS[n].lasts("single")] == [125, 126, 127]


# --- the deck -----------------------------------------------------------------------------------------------------


def test_2_3_7_the_next_card_is_played_and_a_new_one_revealed(at):
    s = at("current: 5; next: 6; deck: 7, 8")
    assert deck.next_card(s) == 6
    assert (s.played, s.current, s.next, s.deck) == ((5,), 6, 7, (8,))
    deck.next_card(s)
    deck.next_card(s)
    assert (s.current, s.next, s.deck) == (8, 0, ()) and deck.card(s).title == "Arc Light"


def test_2_2_play_begins_by_turning_the_first_card(at):
    s = at("next: 6; deck: 7, 8")
    deck.next_card(s)
    assert (s.played, s.current, s.next) == ((), 6, 7)


def test_a_table_with_real_cards_names_the_card_it_reveals(at):
    s = at("next: 6; deck: 7, 8, 125; aside: 9")
    deck.next_card(s, revealed=8)
    assert (s.next, s.deck) == (8, (7, 125))
    deck.next_card(s, revealed=9)
    assert (s.next, s.deck, s.aside) == (9, (125,), (7,))


def test_2_3_9_monsoon_is_when_a_coup_shows_next(at):
    assert deck.monsoon(at("current: 5; next: 126; deck: 7"))
    assert not deck.monsoon(at("current: 5; next: 6; deck: 126"))


def test_2_4_2_the_last_coup_card_is_final(at):
    assert deck.final_coup(at("current: 126; next: 6; deck: 7"))
    assert not deck.final_coup(at("current: 126; next: 6; deck: 127"))
    assert not deck.final_coup(at("current: 5; next: 6; deck: 7"))


def test_6_0_a_coup_card_right_after_another(at):
    assert deck.coup_follows_coup(at("played: 5, 125; current: 126; next: 6; deck: 7"))
    assert not deck.coup_follows_coup(at("played: 125, 5; current: 126; next: 6; deck: 7"))


def test_2_4_1_minh_rules_while_the_box_is_empty_and_is_no_card(at):
    s = at()
    assert (deck.leader(s), deck.leader_cards(s)) == ("minh", 0)


def test_2_4_1_a_failed_attempt_cancels_minh_but_no_other_leader(at):
    s = at("current: 129; next: 5; deck: 6")
    deck.seat_leader(s, 129)
    assert (deck.leader(s), deck.leader_cards(s)) == ("", 1)
    deck.seat_leader(s, 127)
    deck.seat_leader(s, 130)
    assert (deck.leader(s), s.leader_box) == ("ky", (130, 129, 127))


def test_a_flipped_leader_has_no_text_until_another_leader_comes(at):
    s = at("leader_box: 125; leader_flipped: 1; deck: 5, 6")
    assert (deck.leader(s), deck.leader_cards(s)) == ("", 1)
    deck.seat_leader(s, 129)
    assert deck.leader(s) == "" and s.leader_flipped
    deck.seat_leader(s, 126)
    assert deck.leader(s) == "young_turks"
