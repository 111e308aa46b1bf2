"""What somebody types at the table, and what it makes of the position."""

import pytest

from indochina.core.errors import Error
from indochina.fitl.assist.edits import edit
from indochina.fitl.assist.orders import Orders, changes
from indochina.fitl.board import SPACE
from indochina.fitl.position import to_json, words_of

START = (
    "current: 68; next: 67; aid: 15; trail: 1; vc_resources: 5; arvn_resources: 20; "
    "hue: 2 us_troop, 2 arvn_police, active_support, terror; saigon: 3 us_troop, us_base, arvn_police; "
    "binh-dinh: 2 vc_guerrilla_u, vc_guerrilla_a, vc_base; casualties: 2 us_troop; leader_box: 125"
)


@pytest.mark.parametrize(("typed", "told"), [
    ("quang tri: 2 us_troop, 3 nva_troop, passive_support",
     ["Quang Tri-Thua Thien: place 2 US Troops and 3 NVA Troops, shift to Passive Support."]),
    ("hue: 2 us troops, 1 police", ["Hue: remove 1 Police to Available."]),
    ("hue: passive support, no terror", ["Hue: remove 1 Terror marker, shift to Passive Support."]),
    ("HUE: empty", ["Hue: remove 2 US Troops and 2 Police to Available."]),
    ("+2 nva_troop hue", ["Hue: place 2 NVA Troops."]),
    ("+ 2 NVA troops in Quang Tri", ["Quang Tri-Thua Thien: place 2 NVA Troops."]),
    ("+1 us troop hue casualties", ["Hue: place 1 US Troop from Casualties."]),
    ("-1 police saigon", ["Saigon: remove 1 Police to Available."]),
    ("-1 us troop saigon", ["Saigon: remove 1 US Troop to Casualties."]),
    ("-1 us troop saigon available", ["Saigon: remove 1 US Troop to Available."]),
    ("-1 vc_guerrilla_a binh dinh", ["Binh Dinh: remove 1 Active VC Guerrilla to Available."]),
    ("move 2 us_troop saigon hue", ["Move 2 US Troops from Saigon to Hue."]),
    ("move 2 us troops from casualties to out of play", ["Move 2 US Troops from Casualties to out of play."]),
    ("flip 2 vc_guerrilla_u binh dinh", ["Binh Dinh: turn 2 Underground VC Guerrillas Active."]),
    ("flip vc base binh dinh", ["Binh Dinh: turn 1 VC Base Tunneled."]),
    ("aid 20", ["Aid: 15 → 20."]),
    ("vc resources 7", ["Add 2 VC Resources (5 → 7)."]),
    ("arvn res -3", ["Pay 3 ARVN Resources (20 → 17)."]),
    ("trail +1", ["Trail: 1 → 2."]),
    ("card 12", ["Card played: 12 Capt Buck Adams."]),
    ("next cords", ["Next card: 19 CORDS."]),
    ("eligible us, vc", ["Eligible: US, VC. Ineligible: ARVN, NVA."]),
    ("shaded cadres", ["Capability in force, shaded: Cadres."]),
    ("momentum claym", ["Momentum in force: Claymores."]),
    ("leader 129 125", ["RVN Leader box, from the bottom: 129 Failed Attempt, 125 Nguyen Khanh."]),
    ("casualties: 1 us troop", ["Move 1 US Troop from Casualties to Available."]),
    ("out of play: 3 arvn troops", ["Move 3 ARVN Troops from Available to out of play."]),
    ("nonplayers nva vc", ["Non-player from now on: NVA, VC."]),
    ("policy: LBJ", ["US Policy: LBJ."]),
])  # fmt: skip
def test_an_edit_changes_what_it_says_and_nothing_else(at, typed, told):
    before = at(START)
    after = edit(before, typed)
    assert after is not None
    assert Orders(changes(before, after)).texts == told
    assert to_json(before) == to_json(at(START))


@pytest.mark.parametrize(("typed", "sentence"), [
    ("+1 troop hue", "'troop' could be: US Troop, ARVN Troop, NVA Troop"),
    ("+1 us_troop north vietnam", "not changed: US or ARVN pieces in North Vietnam"),
    ("+3 us_troop saigon casualties", "US Troop: only 2 in Casualties"),
    ("-1 vc guerrilla binh dinh", "which? Say vc_guerrilla_u or vc_guerrilla_a"),
    ("-4 police saigon", "Police: only 1 in Saigon"),
    ("flip police saigon", "Police has no other side"),
    ("move 1 us troop saigon saigon", "from Saigon to itself: nothing to move"),
    ("hue: 3 us_base", "not changed: more than two bases in hue"),
    ("hue: 2 elephants", "unknown piece or level 'elephants'"),
    ("phuoc long: active support", "not changed: phuoc-long has no Population to take sides"),
    ("trail 5", "trail must be a number from 0 to 4, not 5"),
    ("aid 99", "aid must be a number from 0 to 75, not 99"),
    ("card 131", "unknown card '131': cards are 1 to 130"),
    ("next 68", "68 Green Berets is the card played already"),
    ("next 121", "121 Linebacker II is never in the deck"),
    ("eligible us, france", "unknown faction 'france'"),
    ("atlantis: 2 us_troop", "unknown name 'atlantis'"),
    ("leader 68", "not changed: RVN Leader box"),
    ("move", "move what? For example: move 2 us troops saigon hue"),
])  # fmt: skip
def test_bad_input_is_one_sentence(at, typed, sentence):
    with pytest.raises(Error) as refused:
        edit(at(START), typed)
    assert str(refused.value) == sentence


def test_what_is_no_edit_is_none(at):
    assert edit(at(START), "what now") is None
    assert edit(at(START), "") is None


def test_a_card_named_changes_places_with_the_one_that_was_there(at):
    before = at("current: 68; next: 67; deck: 1, 2, 3")
    after = edit(before, "next 2")
    assert (after.next, after.deck) == (2, (1, 67, 3))


def test_between_two_cards_the_card_played_is_the_next(at):
    after = edit(at("stage: next_card; current: 68; next: 67; deck: 1, 2, 3"), "card 1")
    assert (after.current, after.next, after.deck) == (68, 1, (67, 2, 3))


def test_a_type_alone_comes_underground_and_all_of_it_may_leave(at):
    s = edit(at(START), "+1 vc guerrilla hue")
    assert words_of(s, SPACE["hue"])["vc_guerrilla_u"] == 1
    s = edit(s, "-3 vc guerrilla binh dinh")
    assert words_of(s, SPACE["binh-dinh"]) == {"vc_base": 1}


def test_an_off_capability_changes_sides_or_goes(at):
    s = edit(edit(at(START), "shaded abrams"), "unshaded abrams")
    assert (s.shaded, s.unshaded) == (frozenset(), {"abrams"})
    assert not edit(s, "no abrams").unshaded
