"""4.4.2 Bombard."""

import pytest
from procedures import drive

from indochina.fitl.board import DA_NANG, HUE, QUANG_TRI
from indochina.fitl.components.pieces import ARVN_TROOP, NVA, TYPE, US_TROOP
from indochina.fitl.operations.attack import Attack
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.bombard import bombard, bombardable, possible_bombard
from indochina.fitl.state import count


def start(s, name="rally"):
    return OPERATIONS[name](s, NVA, Terms(special=True))


def run(s, keys=""):
    return drive(bombard(start(s)), keys)


def test_removes_one_troop_us_to_casualties(at):
    """4.4.2 One US or ARVN Troop, of the NVA's choice; a US one is a Casualty."""
    s = at("quang-tri: 3 nva_troop; hue: 2 us_troop, arvn_troop")
    run(s, "hue/us_troop")
    assert count(s, US_TROOP, HUE) == 1 and s.casualties[TYPE["us_troop"]] == 1
    run(s := at("quang-tri: 3 nva_troop; hue: 2 us_troop, arvn_troop"), "hue/arvn_troop")
    assert count(s, ARVN_TROOP, HUE) == 0


@pytest.mark.parametrize(
    ("there", "may"),
    [
        ("3 arvn_troop", True),
        ("2 us_troop, arvn_troop", True),
        ("2 arvn_troop, 5 arvn_police, us_irregular_u", False),
        ("arvn_troop, us_base", True),
        ("us_base, arvn_police", False),
    ],
)
def test_three_troops_or_a_base(at, there, may):
    """4.4.2 Three US and ARVN Troops, not Police or Special Forces, or any Base; and a Troop to remove."""
    assert bool(bombardable(at(f"quang-tri: 3 nva_troop; hue: {there}"))) is may


@pytest.mark.parametrize(
    ("nva", "may"),
    [
        ("hue: 3 nva_troop, 3 arvn_troop", True),
        ("quang-tri: 3 nva_troop; hue: 3 arvn_troop", True),
        ("quang-tri: 2 nva_troop; hue: nva_troop, 3 arvn_troop", False),
        ("quang-tri: 2 nva_troop, 5 nva_guerrilla; hue: 3 arvn_troop", False),
        ("quang-nam: 3 nva_troop; hue: 3 arvn_troop", False),
    ],
)
def test_three_nva_troops_there_or_adjacent(at, nva, may):
    """4.4.2 Three NVA Troops in one space: there or next to it."""
    assert bool(bombardable(at(nva))) is may


SPACES = (
    "quang-tri: 3 nva_troop, 3 arvn_troop; hue: 3 arvn_troop; quang-nam: 3 nva_troop, 3 arvn_troop; da-nang: 3 us_troop"
)


def test_one_or_two_spaces(at):
    """4.4.2 Two at most; after one it may stop."""
    s = at(SPACES)
    run(s, "hue da-nang")
    assert count(s, ARVN_TROOP, HUE) == 2 and count(s, US_TROOP, DA_NANG) == 2
    run(at(SPACES), "hue done")


def test_long_range_guns_unshaded_one(at):
    """Long Range Guns, unshaded: one space."""
    run(at(f"{SPACES}; unshaded: long_range_guns"), "hue")


def test_long_range_guns_shaded_three(at):
    """Long Range Guns, shaded: three spaces."""
    s = at(f"{SPACES}; shaded: long_range_guns")
    run(s, "hue da-nang quang-tri")
    assert count(s, ARVN_TROOP, QUANG_TRI) == 2


def test_typhoon_kate_none(at):
    """Typhoon Kate: no Bombard."""
    assert not possible_bombard(start(at(f"{SPACES}; momentum: typhoon_kate")))


def test_accompanies_any_operation(at):
    """4.1.1 Nothing restricts which."""
    s = at(SPACES)
    assert all("bombard" in possible(start(s, name)) for name in ("rally", "march", "attack", "terror"))


def test_before_an_attack(at):
    """4.1 Immediately before the Attack: one defender fewer."""
    s = at("nva_resources: 1; hue: 4 nva_troop, 3 arvn_troop")
    op = Attack(s, NVA, Terms(special=True))
    drive(op.execute(), "bombard")
    assert op.activity == "bombard" and count(s, ARVN_TROOP, HUE) == 0


def test_not_before_an_attack_that_only_ambush_makes_possible(at):
    """2.3.4, 4.1 The Operation must take place: used to Bombard, the Special Activity could not Ambush from the LoC."""
    s = at("nva_resources: 1; loc-hue-da-nang: nva_guerrilla; hue: 3 arvn_troop; quang-tri: 3 nva_troop")
    op = Attack(s, NVA, Terms(special=True))
    drive(op.execute())
    assert op.activity == "ambush" and count(s, ARVN_TROOP, HUE) == 2
