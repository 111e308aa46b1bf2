"""5 The frame of Events: dual use, Capabilities, Momentum, free Operations."""

import pytest
from procedures import ask, drive

from indochina.fitl import events
from indochina.fitl.board import CENTRAL_LAOS, DA_NANG, FISHHOOK, HUE, SPACE
from indochina.fitl.cards import CAPABILITIES, CARDS, MOMENTUM
from indochina.fitl.components.pieces import NVA, TYPE, VC
from indochina.fitl.events import EVENTS, execute, playable, why_not_event
from indochina.fitl.events.free import free_activity, free_operation, granted
from indochina.fitl.operations.executing import add
from indochina.fitl.operations.operation import Operation, Terms
from indochina.fitl.operations.rally import Rally
from indochina.fitl.special_activities import possible
from indochina.fitl.state import coin

CAPABILITY_OF = {number: card.capability for number, card in CARDS.items() if card.capability}
MOMENTUM_OF = {(number, side): name for number, card in CARDS.items() for side, name in card.momentum.items()}


def test_5_2_a_capability_may_be_executed_on_either_side_by_anybody(at):
    assert playable(at(), 4) == ["unshaded", "shaded"]


def test_5_1_every_text_of_every_event_card_has_a_procedure(at):
    expected = {(n, side) for n, card in CARDS.items() if card.kind != "coup" for side in card.sides}
    assert set(EVENTS) == expected


def test_5_2_both_texts_are_offered_and_a_single_text_is_the_event(at):
    assert playable(at(), 5) == ["unshaded", "shaded"]
    assert playable(at(), 115) == ["event"]


@pytest.mark.parametrize("number", CAPABILITY_OF)
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_5_3_a_capability_goes_into_the_box_on_its_side(at, number, side):
    s = at()
    drive(execute(s, "VC", number, side))
    assert getattr(s, side) == {CAPABILITY_OF[number]}
    assert not (s.shaded & s.unshaded)


def test_5_3_one_side_replaces_the_other(at):
    s = at("shaded: cords, abrams")
    drive(execute(s, "US", 19, "unshaded"))
    assert s.unshaded == {"cords"} and s.shaded == {"abrams"}


def test_5_3_unshaded_top_gun_removes_shaded_migs(at):
    s = at("shaded: migs, aaa")
    drive(execute(s, "US", 4, "unshaded"))
    assert s.shaded == {"aaa"} and s.unshaded == {"top_gun"}


def test_5_3_shaded_top_gun_leaves_migs_alone(at):
    s = at("shaded: migs")
    drive(execute(s, "NVA", 4, "shaded"))
    assert s.shaded == {"migs", "top_gun"}


def test_5_3_unshaded_top_gun_blocks_shaded_migs(at):
    s = at("unshaded: top_gun")
    assert playable(s, 33) == ["unshaded"]
    assert why_not_event(s, 33)["shaded"].key == "why.event.top_gun"


@pytest.mark.parametrize("number, side", MOMENTUM_OF)
def test_5_4_every_momentum_text_can_be_executed_and_lasts(at, number, side):
    s = at("trail: 2")
    answers = ["saigon", "hue"] if number == 41 else []
    drive(execute(s, "US", number, side), " ".join(answers))
    assert s.momentum == {MOMENTUM_OF[number, side]}


def test_5_every_capability_and_momentum_has_a_procedure():
    assert {CAPABILITY_OF[n] for n, _ in EVENTS if n in CAPABILITY_OF} == set(CAPABILITIES)
    assert {MOMENTUM_OF[key] for key in EVENTS if key in MOMENTUM_OF} == set(MOMENTUM)
    assert all(side in CARDS[number].sides for number, side in EVENTS)


@pytest.mark.parametrize("number, side", [(15, "shaded"), (17, "unshaded"), (115, "single")])
def test_2_3_6_some_events_leave_the_executing_faction_eligible(at, number, side):
    s = at()
    drive(execute(s, "ARVN", number, side))
    assert s.stays_eligible == {"ARVN"}


def test_card_10_shaded_takes_5_arvn_resources(at):
    s = at("arvn_resources: 7")
    drive(execute(s, "VC", 10, "shaded"))
    assert s.resources["ARVN"] == 2


def test_card_16_unshaded_adds_10_aid(at):
    s = at("aid: 70")
    drive(execute(s, "US", 16, "unshaded"))
    assert s.aid == 75


def test_card_22_shaded_removes_support_within_one_space_of_da_nang(at):
    s = at("da-nang: active_support; quang-nam: passive_support; quang-tin: passive_opposition; hue: active_support")
    drive(execute(s, "VC", 22, "shaded"))
    assert [s.support[x] for x in (DA_NANG, SPACE["quang-nam"], SPACE["quang-tin"], HUE)] == [0, 0, -1, 2]


def test_card_38_coin_pieces_outside_vietnam_go_to_coin_controlled_cities(at):
    s = at(
        "arvn_resources: 20; central-laos: 2 us_troop, arvn_ranger; fishhook: us_base;"
        "hue: arvn_police; kontum: us_troop"
    )
    first = ask(execute(s.copy(), "VC", 38, "single"))
    assert first.seat == "VC" and first.keys == ["hue", "kontum"]
    drive(execute(s, "VC", 38, "single"), "hue 1 kontum hue kontum")
    assert not coin(s, CENTRAL_LAOS) and not coin(s, FISHHOOK)
    assert coin(s, HUE) == 3 and coin(s, SPACE["kontum"]) == 3
    assert s.resources["ARVN"] == 8


def test_card_38_without_a_coin_controlled_city_they_stay(at):
    s = at("central-laos: 2 us_troop")
    drive(execute(s, "VC", 38, "single"))
    assert coin(s, CENTRAL_LAOS) == 2


def test_card_39_shaded_sends_an_available_us_troop_out_of_play(at):
    s = at()
    drive(execute(s, "NVA", 39, "shaded"))
    assert s.out_of_play[TYPE["us_troop"]] == 1 and s.available[TYPE["us_troop"]] == 39


def test_card_41_sets_two_spaces_to_passive_support_and_adds_2_patronage(at):
    s = at("hue: active_opposition; saigon: active_support")
    drive(execute(s, "ARVN", 41, "single"), "hue saigon")
    assert (s.support[HUE], s.support[0], s.patronage) == (1, 1, 2)


def test_card_46_unshaded_degrades_the_trail_even_with_oriskany(at):
    s = at("trail: 3; momentum: oriskany")
    drive(execute(s, "US", 46, "unshaded"))
    assert s.trail == 1


def test_card_78_shaded_adds_3_patronage(at):
    s = at("patronage: 1")
    drive(execute(s, "NVA", 78, "shaded"))
    assert s.patronage == 4


@pytest.fixture
def stand_in(monkeypatch):
    """Operations that note how they were called."""
    from indochina.fitl.events import free

    calls = []

    class Executed(Operation):
        def execute(self):
            yield from ()
            calls.append((self.name, self.faction, self.terms.free, self.terms.only))

    names = ("march", "terror", "sweep")
    monkeypatch.setattr(free, "OPERATIONS", {name: type(name, (Executed,), {"name": name}) for name in names})
    monkeypatch.setattr(free, "can_operate", lambda s, faction, name, terms: name != "terror")
    return calls


@pytest.mark.pure
def test_5_5_a_free_operation_by_any_faction_costs_nothing_and_leaves_eligibility_alone(at, stand_in):
    s = at()
    assert (
        drive(free_operation(s, "NVA", ("march", "terror"), granted([HUE]), may_decline=True), "march").name == "march"
    )
    assert stand_in == [("march", "NVA", True, [HUE])]
    assert s.acted == () and s.eligible == {"US", "ARVN", "NVA", "VC"}


@pytest.mark.pure
def test_5_1_the_faction_that_executes_the_operation_decides(at, stand_in):
    decision = ask(free_operation(at(), "NVA", ("march", "terror"), may_decline=True))
    assert decision.seat == "NVA" and decision.keys == ["march", "end"]


def test_5_1_3_what_cannot_be_done_is_left_out(at, stand_in):
    assert drive(free_operation(at(), "VC", ("terror",))) is None
    assert events.EVENTS is EVENTS


def test_5_5_a_free_special_activity_needs_no_operation(at):
    s = at("vc_resources: 1; tay-ninh: 2 vc_guerrilla, active_opposition")
    decision = ask(free_activity(s.copy(), "VC", ("tax", "subvert"), may_decline=True))
    assert decision.seat == "VC" and decision.keys == ["tax", "end"]
    assert drive(free_activity(s.copy(), "VC", ("tax",), may_decline=True), "end") is None
    assert drive(free_activity(s, "VC", ("tax",))).activity == "tax"
    assert s.resources["VC"] > 1 and s.acted == ()


def test_5_1_2_an_event_that_names_an_activity_goes_before_the_momentum_against_it(at):
    s = at("momentum: typhoon_kate; hue: us_troop; saigon: us_troop")
    assert ask(free_activity(s, "US", ("air_lift",), may_decline=True)).keys == ["air_lift", "end"]
    assert drive(free_activity(at(), "US", ("advise",))) is None


@pytest.mark.parametrize(
    ("momentum", "faction", "name", "position", "keys"),
    [
        ("mcnamara_line", NVA, "infiltrate", "central-laos: nva_base", "2"),
        ("typhoon_kate", NVA, "bombard", "hue: 3 nva_troop, 3 arvn_troop", ""),
        ("claymores", VC, "ambush", "hue: vc_guerrilla_u, arvn_police", ""),
    ],
)
def test_5_1_2_a_later_event_goes_before_momentum(at, momentum, faction, name, position, keys):
    """5.1.2 As with MACV and Air Lift: an Event that grants a Special Activity overrides an earlier ban on it."""
    s = at(f"trail: 1; {position}; momentum: {momentum}")
    op = Operation(s, faction, Terms(special=True))
    assert name in possible(op, by_event=True) and name not in possible(op)
    assert name not in possible(Rally(s, faction, Terms(special=True)))
    before = bytes(s.pieces)
    drive(add(op, name), keys)
    assert bytes(s.pieces) != before and op.activity_spaces
