"""4.5.1 Tax."""

from procedures import ask, drive

from indochina.fitl.board import HUE, LOC_SAIGON_CAN_THO, PHUOC_LONG, SAIGON, TAY_NINH
from indochina.fitl.components.pieces import VC, VC_GUERRILLA_A, VC_GUERRILLA_U
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.tax import possible_tax, tax
from indochina.fitl.state import count


def start(s, name="rally"):
    return OPERATIONS[name](s, VC, Terms(special=True))


def run(s, keys=""):
    return drive(tax(start(s)), keys)


def test_twice_the_population_one_guerrilla_one_level(at):
    """4.5.1 One Guerrilla becomes Active, twice the Population, one level toward Active Support."""
    s = at("tay-ninh: active_opposition, 2 vc_guerrilla")
    run(s)
    assert s.resources[VC] == 4 and s.support[TAY_NINH] == -1
    assert (count(s, VC_GUERRILLA_U, TAY_NINH), count(s, VC_GUERRILLA_A, TAY_NINH)) == (1, 1)


def test_a_loc_gives_its_econ_even_sabotaged_and_outnumbered(at):
    """4.5.1 LoCs have no Control; Sabotage does not matter."""
    s = at("loc-saigon-can-tho: sabotage, vc_guerrilla, 5 arvn_police")
    run(s)
    assert s.resources[VC] == 2 and count(s, VC_GUERRILLA_A, LOC_SAIGON_CAN_THO) == 1


def test_not_under_coin_control_nor_without_underground_guerrillas(at):
    """4.5.1 Underground VC Guerrillas and no COIN Control."""
    s = at("saigon: vc_guerrilla, 2 arvn_police; hue: vc_guerrilla_a; tay-ninh: vc_guerrilla; pleiku: vc_guerrilla")
    decision = ask(tax(start(s)))
    assert decision.keys == ["pleiku", "tay-ninh"]
    assert decision.blocked["saigon"].key == "why.tax.control" and decision.blocked["hue"].key == "why.underground"


def test_up_to_four_spaces(at):
    """4.5.1 Four at most."""
    s = at("; ".join(f"{x}: vc_guerrilla" for x in ("hue", "pleiku", "tay-ninh", "saigon", "binh-dinh")))
    run(s, "hue pleiku tay-ninh saigon")
    assert s.resources[VC] == 4 + 2 + 4 + 12
    assert s.support[HUE] == 1 and s.support[SAIGON] == 1


def test_nva_control_does_not_matter(at):
    """4.5.1 Only COIN Control forbids it."""
    s = at("hue: vc_guerrilla, 3 nva_troop")
    run(s)
    assert s.resources[VC] == 4


def test_where_nobody_lives(at):
    """4.5.1 Without Population there is nothing to gain and nothing to shift."""
    s = at("vc_resources: 1; phuoc-long: vc_guerrilla")
    run(s)
    assert s.resources[VC] == 1 and s.support[PHUOC_LONG] == 0 and count(s, VC_GUERRILLA_A, PHUOC_LONG) == 1


def test_typhoon_kate_one_space(at):
    """Typhoon Kate: one space at most."""
    s = at("hue: vc_guerrilla; pleiku: vc_guerrilla; momentum: typhoon_kate")
    run(s, "hue")
    assert s.resources[VC] == 4


def test_accompanies_any_operation(at):
    """4.1.1 Nothing restricts which."""
    s = at("hue: 2 vc_guerrilla, arvn_police")
    assert all("tax" in possible(start(s, name)) for name in ("rally", "march", "attack", "terror"))


def test_before_an_operation_it_cannot_pay_it_must_earn(at):
    """3.1, 4.1 Without Resources Tax comes first only if it brings some."""
    assert not possible_tax(start(at("phuoc-long: vc_guerrilla")))
    assert possible_tax(start(at("hue: vc_guerrilla")))


def test_before_an_operation_it_must_leave_the_operation_possible(at):
    """2.3.4, 4.1 The Operation must take place: a lone Underground Guerrilla cannot Tax and then Terrorize."""
    assert not possible_tax(start(at("vc_resources: 5; hue: vc_guerrilla"), "terror"))
    s = at("vc_resources: 5; hue: 2 vc_guerrilla; pleiku: vc_guerrilla_a")
    drive(tax(start(s, "terror")))
    assert s.resources[VC] == 9 and count(s, VC_GUERRILLA_U, HUE) == 1
