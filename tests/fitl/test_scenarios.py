"""2.1 Set-up: the three scenarios."""

from collections import Counter

import pytest

from indochina.core.errors import Error
from indochina.fitl.board import IDS, LAND, LOCS, SPACE
from indochina.fitl.cards import CARDS, COUPS, EVENTS, FAILED_ATTEMPTS
from indochina.fitl.check import check
from indochina.fitl.components.control import victory_total
from indochina.fitl.components.pieces import GUERRILLAS, KINDS, KINDS_OF_TYPE, POOL_OF, SPECIAL_FORCES, VC_TUNNEL
from indochina.fitl.position import CONTROL_NAMES
from indochina.fitl.scenarios import BY_NAME
from indochina.fitl.sequence.deck import leader, leader_cards, next_card
from indochina.fitl.setup import setup
from indochina.fitl.state import on_map, spaces_with

NAMES = ("short", "medium", "full")

# Printed Control of each scenario (2.1): spaces not named are uncontrolled.
COIN = {
    "short": "da-nang kontum saigon can-tho quang-nam quang-tin binh-dinh khanh-hoa hue kien-hoa ba-xuyen an-loc "
    "qui-nhon cam-ranh",
    "medium": "quang-tri hue da-nang qui-nhon cam-ranh quang-tin kontum binh-dinh pleiku khanh-hoa phu-bon binh-tuy "
    "saigon quang-duc tay-ninh an-loc can-tho kien-giang",
    "full": "saigon hue qui-nhon cam-ranh an-loc can-tho da-nang kontum quang-nam phu-bon khanh-hoa kien-hoa ba-xuyen",
}
NVA = {
    "short": "quang-tri north-vietnam southern-laos central-laos fishhook parrots-beak",
    "medium": "north-vietnam central-laos southern-laos ne-cambodia fishhook parrots-beak sihanoukville",
    "full": "north-vietnam central-laos southern-laos parrots-beak",
}


@pytest.fixture(params=NAMES)
def scenario(request):
    return request.param


@pytest.mark.parametrize(
    ("name", "us", "arvn", "vc", "nva"), [("short", 38, 41, 23, 10), ("medium", 37, 44, 23, 8), ("full", 38, 35, 27, 4)]
)
def test_computed_totals_are_the_printed_ones(name, us, arvn, vc, nva):
    s = setup(name, {}, seed=1)
    assert [victory_total(s, f) for f in ("US", "ARVN", "VC", "NVA")] == [us, arvn, vc, nva]
    assert BY_NAME[name].totals == (us, arvn, vc, nva)


def test_computed_control_is_the_printed_one_in_every_space(scenario):
    s = setup(scenario, {}, seed=1)
    coin, nva = COIN[scenario].split(), NVA[scenario].split()
    for x in LAND:
        printed = "coin" if IDS[x] in coin else "nva" if IDS[x] in nva else "none"
        assert CONTROL_NAMES[s.control[x]] == printed, IDS[x]


@pytest.mark.parametrize(
    #          US           ARVN            NVA          VC
    #          T   B  I     T   P  R  B     T   G  B     G  B
    ("name", "on_the_map", "left"),
    [
        ("short", (22, 4, 3, 12, 19, 3, 1, 12, 14, 8, 14, 5), (12, 2, 3, 8, 11, 0, 2, 28, 6, 1, 16, 4)),
        ("medium", (30, 6, 6, 20, 26, 3, 1, 18, 18, 8, 23, 8), (5, 0, 0, 0, 4, 0, 2, 22, 2, 1, 7, 1)),
        ("full", (9, 2, 3, 12, 20, 1, 0, 0, 12, 4, 16, 7), (21, 2, 3, 8, 10, 2, 1, 40, 8, 5, 14, 2)),
    ],
)
def test_pieces_on_the_map_and_available(name, on_the_map, left):
    s = setup(name, {}, seed=1)
    assert tuple(on_map(s, kinds) for kinds in KINDS_OF_TYPE) == on_the_map
    assert tuple(s.available) == left


def test_every_position_is_sound_with_all_pieces_accounted_for(scenario):
    s = setup(scenario, {}, seed=1)
    check(s)
    assert not any(s.casualties) and not any(s.terror)
    assert sum(s.pieces) + sum(s.available) + sum(s.out_of_play) == sum(POOL_OF) == 229


def test_guerrillas_and_special_forces_start_underground_and_locs_empty(scenario):
    s = setup(scenario, {}, seed=1)
    assert on_map(s, GUERRILLAS[1::2]) == 0 and on_map(s, SPECIAL_FORCES[1::2]) == 0
    assert not spaces_with(s, range(KINDS), LOCS)


def test_the_vc_base_in_tay_ninh_is_tunneled(scenario):
    assert spaces_with(setup(scenario, {}, seed=1), (VC_TUNNEL,)) == [SPACE["tay-ninh"]]


@pytest.mark.parametrize(
    ("name", "aid", "patronage", "trail", "vc", "nva", "arvn"),
    [("short", 15, 18, 2, 10, 15, 30), ("medium", 30, 15, 3, 15, 20, 30), ("full", 15, 15, 1, 5, 10, 30)],
)
def test_tracks(name, aid, patronage, trail, vc, nva, arvn):
    s = setup(name, {}, seed=1)
    assert (s.aid, s.patronage, s.trail, s.econ) == (aid, patronage, trail, 15)
    assert s.resources == {"VC": vc, "NVA": nva, "ARVN": arvn}
    assert s.eligible == {"US", "ARVN", "NVA", "VC"}


@pytest.mark.parametrize(
    ("name", "who", "cards", "pivotals"),
    [("short", "young_turks", 2, 0), ("medium", "ky", 3, 4), ("full", "minh", 0, 4)],
)
def test_leader_and_pivotal_events(name, who, cards, pivotals):
    s = setup(name, {}, seed=1)
    assert (leader(s), leader_cards(s), len(s.pivotal)) == (who, cards, pivotals)


@pytest.mark.parametrize(("name", "us", "policy"), [("short", "nonplayer", "LBJ"), ("full", "nonplayer", "JFK")])
def test_us_policy_is_marked_only_for_a_nonplayer_us(name, us, policy):
    assert setup(name, {"us": us}, seed=1).policy == policy
    assert setup(name, {"vc": "nonplayer"}, seed=1).policy == ""


# --- decks --------------------------------------------------------------------------------------------------------


def piles(s):
    deck = [s.next, *s.deck]
    size = BY_NAME[s.scenario].pile + 1
    return [deck[i : i + size] for i in range(0, len(deck), size)]


@pytest.mark.parametrize(("name", "number", "events"), [("short", 3, 8), ("medium", 3, 12), ("full", 6, 12)])
@pytest.mark.parametrize("settings", [{}, {"period_events": "yes"}, {"political_rhythm": "yes"}])
def test_each_pile_holds_its_events_and_one_coup_card(name, number, events, settings):
    for seed in range(20):
        s = setup(name, settings, seed)
        check(s)
        assert len(piles(s)) == number and s.current == 0
        for pile in piles(s):
            assert sum(card in EVENTS for card in pile) == events
            assert sum(card in COUPS for card in pile) == 1


@pytest.mark.parametrize(
    ("name", "coups"),
    [("short", {127, 128, "failed"}), ("medium", {128, 129, 130}), ("full", {125, 126, 127, 128, 129, 130})],
)
def test_coup_cards_of_each_scenario(name, coups):
    s = setup(name, {}, seed=5)
    found = {c for c in (s.next, *s.deck) if c in COUPS}
    if name == "short":
        found = {"failed" if c in FAILED_ATTEMPTS else c for c in found}
    assert found == coups


def test_coup_cards_come_in_any_order_anywhere_in_their_pile():
    orders, places = Counter(), Counter()
    for seed in range(200):
        s = setup("short", {}, seed)
        orders[tuple(c for c in (s.next, *s.deck) if c in COUPS)] += 1
        places.update(i for pile in piles(s) for i, card in enumerate(pile) if card in COUPS)
    assert len(orders) == 6 and set(places) == set(range(9))


def test_political_rhythm_keeps_coups_among_the_bottom_four_events():
    places = Counter()
    for seed in range(100):
        s = setup("medium", {"political_rhythm": "yes"}, seed)
        places.update(i for pile in piles(s) for i, card in enumerate(pile) if card in COUPS)
    assert set(places) == {8, 9, 10, 11, 12}


@pytest.mark.parametrize(
    ("name", "years"),
    [("short", [1965] * 3), ("medium", [1968] * 3), ("full", [1964, 1965, 1965, 1968, 1968, 1968])],
)
def test_period_events_deal_only_cards_of_the_years(name, years):
    s = setup(name, {"period_events": "yes"}, seed=2)
    for pile, year in zip(piles(s), years):
        assert {CARDS[card].period for card in pile if card in EVENTS} == {year}


def test_without_period_events_all_years_are_mixed():
    s = setup("short", {}, seed=2)
    assert len({CARDS[card].period for card in s.deck if card in EVENTS}) > 1


def test_other_events_are_set_aside_unseen(scenario):
    s = setup(scenario, {}, seed=1)
    assert sorted((*s.aside, *(c for c in (s.next, *s.deck) if c in EVENTS))) == list(EVENTS)


def test_period_events_set_out_the_capabilities_of_the_scenario():
    yes = {"period_events": "yes"}
    assert setup("short", yes, 1).shaded == {"aaa"} and setup("short", {}, 1).shaded == frozenset()
    s = setup("medium", yes, 1)
    assert s.shaded == {"aaa", "main_force_bns", "sa_2s", "search_and_destroy"}
    assert s.unshaded == {"arc_light", "m_48_patton"}
    assert not {31, 104, 34, 28, 8, 14} & {*s.aside, *s.deck, s.next}
    assert not setup("full", yes, 1).shaded


def test_the_seed_decides_the_deck(scenario):
    assert setup(scenario, {}, 1) == setup(scenario, {}, 1)
    assert setup(scenario, {}, 1).deck != setup(scenario, {}, 2).deck


def test_named_cards_lie_on_top_and_the_deck_keeps_its_length():
    s = setup("short", {}, 1, deck=["68", "127", "17"])
    assert (s.next, *s.deck[:2]) == (68, 127, 17) and len(s.deck) == 26
    assert sum(c in COUPS for c in s.deck) == 3
    check(s)


@pytest.mark.parametrize("deck", [["68", "68"], ["124"], ["130"], ["green berets"]])
def test_a_deck_that_cannot_be_is_refused(deck):
    with pytest.raises(Error, match="deck"):
        setup("short", {}, 1, deck=deck)


def test_a_card_revealed_from_those_set_aside_changes_places_with_the_top_of_the_deck():
    s = setup("short", {}, 1)
    top, unseen = s.deck[0], s.aside[0]
    next_card(s, unseen)
    assert s.next == unseen and top in s.aside and len(s.deck) == 25
    check(s)
