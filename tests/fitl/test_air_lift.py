"""4.2.2 Air Lift."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.air_lift import air_lift
from indochina.fitl.state import count


def op(s, name="sweep"):
    return OPERATIONS[name](s, "US", Terms(special=True))


def test_it_accompanies_any_operation(at):
    s = at("hue: us_troop, vc_guerrilla")
    assert all("air_lift" in possible(op(s, name)) for name in ("train", "patrol", "sweep", "assault"))


def test_any_us_troops_move_among_four_spaces(at):
    s = at("hue: 9 us_troop; saigon: us_troop")
    drive(air_lift(op(s)), "hue pleiku all saigon tay-ninh done")
    assert count(s, p.US_TROOP, b.PLEIKU) == 9 and count(s, p.US_TROOP, b.TAY_NINH) == 1


def test_four_spaces_origins_and_destinations_together(at):
    s = at("hue: us_troop; saigon: us_troop; can-tho: us_troop; da-nang: us_troop")
    assert ask(air_lift(op(s))).keys == ["saigon", "hue", "da-nang", "can-tho"]
    decision = ask(air_lift(op(s)), "da-nang can-tho saigon pleiku can-tho")
    assert decision.name == "airlift.destination" and set(decision.keys) == {"da-nang", "saigon", "pleiku"}
    assert decision.blocked["tay-ninh"].key == "why.most_spaces"


def test_4_2_2_an_origin_beyond_four_spaces_is_refused(at):
    """4.2.2 Four spaces in all."""
    s = at("hue: 4 us_troop; saigon: us_troop")
    decision = ask(air_lift(op(s)), "hue pleiku 1 hue tay-ninh 1 hue can-tho 1")
    assert "saigon" not in decision.keys and decision.blocked["saigon"].key == "why.most_spaces"


def test_two_spaces_in_monsoon(at):
    s = at("hue: us_troop; saigon: us_troop; next: 125")
    drive(air_lift(op(s)), "hue pleiku done")
    s = at("hue: us_troop; saigon: us_troop; next: 125")
    assert ask(air_lift(op(s)), "hue pleiku").keys == ["pleiku", "end"]


def test_four_others_in_all_arvn_troops_rangers_irregulars(at):
    s = at("hue: 3 arvn_troop, 2 arvn_ranger, us_irregular, arvn_police")
    assert "all" not in ask(air_lift(op(s)), "pleiku").keys
    drive(air_lift(op(s)), "pleiku hue/arvn_troop all hue pleiku hue/arvn_ranger_u")
    assert count(s, p.ARVN_TROOP, b.PLEIKU) == 3 and count(s, p.RANGER_U, b.PLEIKU) == 1
    assert count(s, p.POLICE, b.HUE) == 1


def test_special_forces_keep_their_side(at):
    s = at("hue: arvn_ranger_a, us_irregular_u")
    drive(air_lift(op(s)), "pleiku all done")
    assert count(s, p.RANGER_A, b.PLEIKU) == 1 and count(s, p.IRREGULAR_U, b.PLEIKU) == 1


def test_never_into_the_north(at):
    s = at("hue: us_troop")
    decision = ask(air_lift(op(s)))
    assert "north-vietnam" not in decision.keys and "loc-hue-da-nang" in decision.keys


def test_medevac_shaded_and_typhoon_kate_ground_it(at):
    for momentum in ("medevac_shaded", "typhoon_kate"):
        s = at(f"hue: us_troop; momentum: {momentum}")
        assert "air_lift" not in possible(op(s)) and "air_lift" in possible(op(s), by_event=True)
    assert "air_lift" in possible(op(at("hue: us_troop; momentum: medevac_unshaded")))


def test_an_event_may_name_the_destination(at):
    s = at("hue: 2 us_troop; saigon: us_troop")
    drive(air_lift(op(s), into=[b.TAY_NINH]), "hue all saigon")
    assert count(s, p.US_TROOP, b.TAY_NINH) == 3
