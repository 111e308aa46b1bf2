"""Position notation and views."""

import json
import random

import pytest

from indochina.core.dice import Random
from indochina.core.errors import Error
from indochina.core.position import Position, parse
from indochina.fitl import board as b
from indochina.fitl import state as st
from indochina.fitl.cards import CARDS, COUPS, EVENTS
from indochina.fitl.check import check
from indochina.fitl.components import pieces as p
from indochina.fitl.position import from_json, to_json
from indochina.fitl.scenarios import BY_NAME
from indochina.fitl.sequence.deck import next_card
from indochina.fitl.setup import setup
from indochina.fitl.view import determinize, view


def shaken(seed):
    """A position far from any set-up."""
    rng = random.Random(seed)
    settings = {"period_events": rng.choice(["no", "yes"]), "vc": rng.choice(["player", "nonplayer"])}
    s = setup(rng.choice(list(BY_NAME)), settings, seed)
    for _ in range(rng.randrange(20)):
        next_card(s)
    for _ in range(200):
        kind, x, y = rng.randrange(p.KINDS), rng.choice(b.SPACES), rng.choice(b.SPACES)
        st.move(s, kind, x, y, 2)
        st.remove(s, kind, y)
        st.place(s, kind, y, 2)
        st.place_terror(s, x)
        st.shift_support(s, y, rng.choice((-1, 1)))
        if kind in p.GUERRILLAS:
            st.flip(s, kind, y, 1)
    s.acted, s.transferred = (("US", "op_sa"), ("VC", "pass")), frozenset({"give"})
    s.eligible, s.made_ineligible, s.stays_eligible = frozenset({"US", "VC"}), frozenset({"NVA"}), frozenset({"US"})
    s.momentum, s.peace_talks, s.policy = frozenset({"adsid"}), True, "Nixon"
    s.econ, s.trail, s.winner, s.stage = 11, 4, "VC", "over"
    if seed % 2:
        st.hold_control(s)
        st.move(s, p.US_TROOP, b.SAIGON, b.HUE, 9)
    return s


@pytest.mark.parametrize("name", BY_NAME)
def test_a_set_up_survives_the_round_trip(name):
    s = setup(name, {"period_events": "yes", "us": "nonplayer"}, seed=4)
    assert from_json(json.loads(json.dumps(to_json(s)))) == s


@pytest.mark.parametrize("seed", range(12))
def test_any_position_survives_the_round_trip_as_json_and_as_text(seed):
    s = shaken(seed)
    check(s)
    assert from_json(json.loads(json.dumps(to_json(s)))) == s
    assert from_json(parse(str(Position(to_json(s))))) == s


def test_no_slot_is_forgotten_by_the_notation():
    words = set(to_json(shaken(1)))
    for name in st.State.parts:
        assert name in words | {
            "pieces",
            "forces",
            "available",
            "support",
            "terror",
            "control_held",
            "notes",
            "resources",
            "deception",
        }, name


def test_a_line_states_a_position(at):
    s = at("saigon: active_support, 3 us_troop, vc_guerrilla, 2 terror; loc-saigon-can-tho: sabotage; vc_resources: 3")
    assert s.support[b.SAIGON] == st.ACTIVE_SUPPORT and s.terror[b.SAIGON] == 2
    assert st.count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1 and s.control[b.SAIGON] == st.COIN_CONTROL
    assert s.terror[b.LOC_SAIGON_CAN_THO] == 1 and s.resources == {"ARVN": 0, "NVA": 0, "VC": 3}


def test_unstated_pieces_are_available_and_unstated_cards_in_the_deck(at):
    s = at("hue: 2 us_troop; casualties: us_troop; out_of_play: 7 us_troop; current: 68; leader_box: 125")
    assert st.available(s, p.US_TROOP) == 30
    assert s.stage == "card" and s.current == 68 and s.next == 1
    assert {s.next, *s.deck} == {*EVENTS, *COUPS} - {68, 125}
    assert s.deck[-1] in COUPS and not any(a in COUPS and c in COUPS for a, c in zip(s.deck, s.deck[1:]))
    assert s.eligible == set(p.FACTIONS) == s.pivotal


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("atlantis: us_troop", "unknown name 'atlantis'"),
        ("hue: us_tank", "unknown word 'us_tank'"),
        ("hue: 41 us_troop", "1 us_troop more than the game has"),
        ("hue: 3 vc_base", "more than two bases in hue"),
        ("loc-hue-da-nang: vc_base", "a base on loc-hue-da-nang"),
        ("north-vietnam: us_troop", "in North Vietnam"),
        ("phuoc-long: active_support", "no Population"),
        ("hue: 16 terror", "more than 15"),
        ("loc-hue-da-nang: 2 sabotage", "sabotaged twice"),
        ("casualties: vc_guerrilla", "among the Casualties"),
        ("trail: 5", "trail must be a number from 0 to 4"),
        ("vc_resources: 76", "0 to 75"),
        ("current: 131", "unknown card"),
        ("current: 5; next: 5; deck: 6", "two places"),
        ("shaded: aaa; unshaded: aaa", "both sides"),
        ("momentum: aaa", "momentum must be"),
        ("eligible: USA", "eligible must be"),
        ("game: saigon75", "not of fitl"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(text, says):
    with pytest.raises(Error, match=says):
        from_json(parse(text))


# --- views --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_2_2_nobody_sees_the_order_of_the_deck_nor_the_cards_set_aside(seed):
    s = shaken(seed)
    t = s.copy()
    determinize(t, "US", Random(seed))
    check(t)
    assert len(t.deck) == len(s.deck) and (t.current, t.next, t.played) == (s.current, s.next, s.played)
    assert t.deck != s.deck or len(s.deck) < 3
    for seat in (*p.FACTIONS, None):
        assert view(s, seat) == view(t, seat)
    json.dumps(view(s, "VC"))


@pytest.mark.parametrize("settings", [{}, {"period_events": "yes"}, {"political_rhythm": "yes"}])
def test_a_guess_at_the_deck_keeps_what_all_players_know_of_it(settings):
    for seed in range(20):
        s = setup("full", settings, seed)
        for _ in range(seed):
            next_card(s)
        t = s.copy()
        determinize(t, "VC", Random(seed))
        ends = range(len(s.deck), 0, -13)
        for end in ends:
            before, after = s.deck[max(0, end - 13) : end], t.deck[max(0, end - 13) : end]
            assert sum(c in COUPS for c in before) == sum(c in COUPS for c in after)
            if "period_events" in settings:
                years = [sorted(CARDS[c].period for c in pile if c in EVENTS) for pile in (before, after)]
                assert years[0] == years[1]
            if "political_rhythm" in settings and len(after) >= 5:
                assert not any(c in COUPS for c in after[:-5])
        assert sorted((*s.deck, *s.aside)) == sorted((*t.deck, *t.aside))


def test_the_view_shows_totals_control_and_markers(at):
    s = at("saigon: active_support, us_troop, terror; current: 5; next: 126; deck: 6")
    seen = view(s, None)
    assert seen["spaces"]["saigon"] == {
        "pieces": {"us_troop": 1},
        "support": 2,
        "population": 6,
        "control": "coin",
        "terror": 1,
    }
    assert seen["totals"]["US"] == {"total": 57, "margin": 7} and seen["cards"]["monsoon"]


def test_2_2_cards_that_may_still_come_are_those_nobody_has_seen(at):
    """Those set aside are among them: nobody knows which they are."""
    s = setup("short", {}, 3)
    for _ in range(5):
        next_card(s)
    seen = view(s, None)["cards"]
    known = {s.current, s.next, *s.played}
    assert set(seen["unseen"]) == (set(EVENTS) | {c for c in s.deck if c in COUPS}) - known
    assert set(s.deck) <= set(seen["unseen"]) and set(s.aside) <= set(seen["unseen"])
    assert seen["unseen"] == sorted(seen["unseen"])


def test_2_1_with_period_events_only_those_of_the_years_to_come_may_come(at):
    s = setup("full", {"period_events": "yes"}, 3)
    assert {CARDS[c].period for c in view(s, None)["cards"]["unseen"] if c in EVENTS} == {1964, 1965, 1968}
    while len(s.deck) > 3 * 13:
        next_card(s)
    assert {CARDS[c].period for c in view(s, None)["cards"]["unseen"] if c in EVENTS} == {1968}


def test_2_4_1_5_3_5_4_the_view_names_the_cards_in_effect(at):
    s = at("shaded: aaa; unshaded: cords; momentum: claymores; leader_box: 125, 127")
    assert view(s, None)["cards"]["in_effect"] == [[127, "single"], [17, "unshaded"], [19, "unshaded"], [31, "shaded"]]


def test_2_3_8_the_view_names_the_pivotal_events_that_are_held(at):
    assert view(at("pivotal: US, VC"), None)["cards"]["pivotal"] == [121, 124]
    assert view(at(), None)["cards"]["in_effect"] == []
