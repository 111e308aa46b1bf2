"""2.1 Tournament options, and settings that change play."""

import pytest
from procedures import drive

from indochina.fitl.board import HUE, PLEIKU
from indochina.fitl.cards import COUPS
from indochina.fitl.components.pieces import ARVN_TROOP, IRREGULAR_U, RANGER_U, US_TROOP
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.setup import setup
from indochina.fitl.special_activities.air_lift import AirLift, air_lift, possible_air_lift
from indochina.fitl.state import count


def lift(s):
    op = OPERATIONS["patrol"](s, "US", Terms(special=True))
    return set(AirLift(op, Terms(most=2)).liftable(HUE))


@pytest.mark.parametrize(
    "options, coming, kinds",
    [
        ("high_winds", 125, {US_TROOP, IRREGULAR_U}),
        ("high_winds", 4, {US_TROOP, IRREGULAR_U, ARVN_TROOP, RANGER_U}),
        ("", 125, {US_TROOP, IRREGULAR_U, ARVN_TROOP, RANGER_U}),
    ],
)
def test_high_winds_in_monsoon_air_lift_moves_us_pieces_only(at, options, coming, kinds):
    s = at(f"current: 68; next: {coming}; options: {options}; hue: us_troop, us_irregular, arvn_troop, arvn_ranger")
    assert lift(s) == kinds


def test_high_winds_no_air_lift_where_only_arvn_could_fly(at):
    s = at("current: 68; next: 125; options: high_winds; hue: arvn_troop")
    assert not possible_air_lift(OPERATIONS["patrol"](s, "US", Terms(special=True)))


def test_high_winds_all_of_the_us_pieces_go_at_once(at):
    """2.1 High Winds: in Monsoon US pieces only; ARVN left behind does not spoil `all`."""
    s = at("options: high_winds; next: 125; hue: 2 us_troop, us_irregular, 6 arvn_troop")
    drive(air_lift(OPERATIONS["patrol"](s, "US", Terms(special=True))), "pleiku all done")
    assert count(s, US_TROOP, PLEIKU) == 2 and count(s, IRREGULAR_U, PLEIKU) == 1
    assert count(s, ARVN_TROOP, HUE) == 6


@pytest.mark.parametrize("scenario, pile", [("short", 9), ("medium", 13), ("full", 13)])
def test_political_rhythm_each_coup_card_is_among_the_bottom_five_cards_of_its_pile(scenario, pile):
    for seed in range(20):
        s = setup(scenario, {"political_rhythm": "yes"}, seed)
        deck = [s.next, *s.deck]
        for i in range(0, len(deck), pile):
            (place,) = [n for n, card in enumerate(deck[i : i + pile]) if card in COUPS]
            assert place >= pile - 5
