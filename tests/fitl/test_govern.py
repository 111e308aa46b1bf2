"""4.3.1 Govern."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.operations.train import Train
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.govern import govern

HUE = "hue: active_support, 2 arvn_police;"
CAN_THO = "can-tho: passive_support, arvn_troop;"


def op(s, name="patrol", spaces=()):
    made = OPERATIONS[name](s, "ARVN", Terms(special=True))
    made.spaces += spaces
    return made


def test_it_accompanies_train_and_patrol_only(at):
    s = at(HUE)
    assert [name for name in ("train", "patrol", "sweep", "assault") if "govern" in possible(op(s, name))] == [
        "train",
        "patrol",
    ]


def test_coin_control_and_support_but_not_saigon(at):
    s = at(HUE + CAN_THO + "saigon: active_support, arvn_troop; da-nang: arvn_troop; kontum: passive_support")
    decision = ask(govern(op(s)))
    assert decision.keys == ["hue", "can-tho"]
    keys = {name: decision.blocked[name].key for name in ("saigon", "da-nang", "kontum")}
    assert keys == {"saigon": "why.saigon", "da-nang": "why.no_support", "kontum": "why.no_coin_control"}


def test_not_where_training_is_and_no_training_where_it_was(at):
    s = at(HUE)
    assert "govern" not in possible(op(s, "train", [b.HUE]))
    decision = ask(Train(s, "ARVN", Terms(special=True)).execute(), "govern")
    assert "hue" not in decision.keys and decision.blocked["hue"].key == "why.activity_there"


def test_three_times_the_population_in_aid(at):
    s = at(HUE + CAN_THO + "aid: 70")
    drive(govern(op(s)), "hue aid can-tho aid")
    assert s.aid == 75
    s = at(HUE)
    drive(govern(op(s)))
    assert s.aid == 6


def test_or_the_population_from_aid_to_patronage_and_a_level_less_support(at):
    s = at(HUE + "aid: 10; patronage: 5")
    drive(govern(op(s)), "patronage")
    assert s.aid == 8 and s.patronage == 7 and s.support[b.HUE] == 1


def test_4_3_1_governing_a_passive_space_for_patronage_leaves_it_neutral(at):
    """4.3.1 One level toward Neutral; it may be governed only with Support."""
    s = at(CAN_THO + "aid: 9")
    drive(govern(op(s)), "patronage")
    assert s.support[b.CAN_THO] == 0 and s.aid == 8 and s.patronage == 1
    assert "govern" not in possible(op(s))


def test_no_more_patronage_than_there_is_aid(at):
    s = at(HUE + "aid: 1")
    drive(govern(op(s)), "patronage")
    assert s.aid == 0 and s.patronage == 1
    assert drive(govern(op(at(HUE)))) is None  # no Aid: only Aid to gain


def test_patronage_takes_more_arvn_cubes_than_us_troops(at):
    s = at("hue: active_support, 2 arvn_police, 2 us_troop; aid: 10")
    drive(govern(op(s)))
    assert s.aid == 16 and s.patronage == 0


def test_young_turks_add_2_patronage_for_the_activity_not_for_each_space(at):
    s = at(HUE + CAN_THO + "leader_box: 126")
    drive(govern(op(s)), "hue can-tho aid")
    assert s.patronage == 2


def test_mandate_of_heaven_unshaded_once_without_losing_support(at):
    s = at(HUE + CAN_THO + "aid: 10; unshaded: mandate_of_heaven")
    drive(govern(op(s)), "hue patronage_unshifted can-tho patronage")
    assert s.support[b.HUE] == 2 and s.support[b.CAN_THO] == 0 and s.patronage == 3


def test_mandate_of_heaven_shaded_and_typhoon_kate_one_space(at):
    for text in ("shaded: mandate_of_heaven", "momentum: typhoon_kate"):
        s = at(HUE + CAN_THO + text)
        made = op(s)
        drive(govern(made), "hue")
        assert made.activity_spaces == [b.HUE]
