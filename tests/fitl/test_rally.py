"""3.3.1 Rally."""

import pytest
from procedures import ask, drive

from indochina.fitl.board import BINH_DINH, CENTRAL_LAOS, HUE, KIEN_PHONG, NORTH_VIETNAM, PLEIKU, SAIGON, TAY_NINH
from indochina.fitl.components.pieces import (
    NVA,
    NVA_BASE,
    NVA_GUERRILLA_A,
    NVA_GUERRILLA_U,
    VC,
    VC_BASE,
    VC_BASES,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
)
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.rally import Rally
from indochina.fitl.state import available, count, total


def test_each_space_costs_one_and_gets_one_guerrilla(at):
    """3.3.1 Any Province or City without Support, with or without own pieces there."""
    s = at("vc_resources: 3; kien-phong: passive_opposition")
    op = Rally(s, VC)
    drive(op.execute(), "kien-phong pleiku done")
    assert op.spaces == [KIEN_PHONG, PLEIKU]
    assert count(s, VC_GUERRILLA_U, KIEN_PHONG) == count(s, VC_GUERRILLA_U, PLEIKU) == 1
    assert s.resources[VC] == 1


def test_spaces_at_support_and_locs_are_not_offered(at):
    """3.3.1 Not where there is any Support; never on LoCs."""
    s = at("vc_resources: 3; saigon: passive_support, 2 vc_guerrilla")
    decision = ask(Rally(s, VC).execute())
    assert "saigon" not in decision.keys and not any(key.startswith("loc") for key in decision.keys)
    assert decision.blocked["saigon"].key == "why.rally.support"


def test_rally_ends_when_resources_end(at):
    """3.1 Each space must be paid for."""
    s = at("vc_resources: 1")
    op = Rally(s, VC)
    drive(op.execute(), "hue")
    assert op.spaces == [HUE]
    assert s.resources[VC] == 0


def test_two_guerrillas_make_way_for_a_base(at):
    """3.3.1 A Base replaces two Guerrillas; the faction chooses which."""
    s = at("vc_resources: 1; tay-ninh: 2 vc_guerrilla_u, vc_guerrilla_a")
    drive(Rally(s, VC).execute(), "tay-ninh base tay-ninh/vc_guerrilla_a")
    assert (count(s, VC_BASE, TAY_NINH), count(s, VC_GUERRILLA_U, TAY_NINH), count(s, VC_GUERRILLA_A, TAY_NINH)) == (
        1,
        1,
        0,
    )


def test_no_base_beyond_two(at):
    """1.4.2 Two Bases of any factions fill a space."""
    s = at("vc_resources: 1; tay-ninh: 2 vc_guerrilla, vc_base, nva_base")
    assert ask(Rally(s, VC).execute(), "tay-ninh").keys == ["1", "2", "3"]


def test_nva_at_its_base_places_trail_plus_bases(at):
    """3.3.1 NVA with a Base there: up to the Trail value and its Bases."""
    position = "nva_resources: 1; trail: 3; central-laos: nva_base, nva_tunnel"
    assert ask(Rally(at(position), NVA).execute(), "central-laos").keys == ["1", "2", "3", "4", "5"]
    s = at(position)
    drive(Rally(s, NVA).execute(), "central-laos 5")
    assert count(s, NVA_GUERRILLA_U, CENTRAL_LAOS) == 5


def test_3_3_1_the_trail_value_counts_only_at_a_base(at):
    """3.3.1 Without a Base one Guerrilla, whatever the Trail."""
    s = at("nva_resources: 1; trail: 4")
    drive(Rally(s, NVA).execute(), "central-laos")
    assert count(s, NVA_GUERRILLA_U, CENTRAL_LAOS) == 1


def test_vc_at_its_base_places_population_plus_bases(at):
    """3.3.1 VC with a Base there: up to the Population and its Bases."""
    s = at("vc_resources: 1; binh-dinh: vc_base, vc_tunnel")
    drive(Rally(s, VC).execute(), "binh-dinh 4")
    assert count(s, VC_GUERRILLA_U, BINH_DINH) == 4


def test_3_3_1_at_a_base_fewer_may_be_placed_or_another_built(at):
    """3.3.1 At a Base the larger number is a limit; two Guerrillas may still become a second Base."""
    s = at("vc_resources: 1; kien-phong: vc_base, 2 vc_guerrilla_u")
    assert ask(Rally(s, VC).execute(), "kien-phong").keys == ["1", "2", "3", "base"]


def test_vc_at_its_base_may_go_underground_instead(at):
    """3.3.1 VC with a Base there may turn all its Guerrillas Underground."""
    s = at("vc_resources: 1; binh-dinh: vc_base, 3 vc_guerrilla_a")
    drive(Rally(s, VC).execute(), "binh-dinh flip")
    assert count(s, VC_GUERRILLA_U, BINH_DINH) == 3 and count(s, VC_GUERRILLA_A, BINH_DINH) == 0


def test_vc_without_base_cannot_go_underground(at):
    """3.3.1 Turning Underground needs a Base."""
    s = at("vc_resources: 1; pleiku: 2 vc_guerrilla_a")
    assert ask(Rally(s, VC).execute(), "pleiku").keys == ["1", "base"]


def test_nva_never_goes_underground_by_rally(at):
    """3.3.1 Only VC recovers its Guerrillas."""
    s = at("nva_resources: 1; pleiku: nva_base, nva_guerrilla_a; trail: 1")
    assert ask(Rally(s, NVA).execute(), "pleiku").keys == ["1", "2"]


def test_guerrillas_from_the_map_when_none_is_available(at):
    """1.4.1 NVA without Available Guerrillas may take some of its own, and place them Underground."""
    s = at("nva_resources: 1; pleiku: 20 nva_guerrilla_a")
    assert not available(s, NVA_GUERRILLA_U)
    drive(Rally(s, NVA).execute(), "hue pleiku/nva_guerrilla_a")
    assert count(s, NVA_GUERRILLA_U, HUE) == 1 and count(s, NVA_GUERRILLA_A, PLEIKU) == 19


def test_1_4_1_available_guerrillas_go_first_then_those_elsewhere(at):
    """1.4.1 Pieces on the map may be taken only once none of their type is Available."""
    s = at("nva_resources: 1; trail: 4; central-laos: nva_base; pleiku: 18 nva_guerrilla_a")
    decision = ask(Rally(s, NVA).execute(), "central-laos 5")
    assert decision.name == "place.take" and decision.keys == ["pleiku/nva_guerrilla_a", "done"]
    assert available(s, NVA_GUERRILLA_U) == 0 and count(s, NVA_GUERRILLA_U, CENTRAL_LAOS) == 2


def test_1_4_4_a_tunneled_base_taken_from_the_map_loses_its_marker(at):
    """1.4.1, 1.4.4 The Base that Rally needs may be a Tunneled one from elsewhere; it arrives without its Tunnel."""
    bases = "; ".join(f"{x}: 2 vc_base" for x in ("hue", "da-nang", "kontum", "saigon"))
    s = at(f"vc_resources: 1; {bases}; tay-ninh: vc_tunnel; pleiku: 2 vc_guerrilla")
    drive(Rally(s, VC).execute(), "pleiku base tay-ninh/vc_tunnel")
    assert count(s, VC_BASE, PLEIKU) == 1 and not total(s, VC_BASES, TAY_NINH)


def test_limited_operation_is_one_space(at):
    """2.3.5 One space only."""
    s = at("vc_resources: 5")
    op = Rally(s, VC, Terms(limited=True))
    drive(op.execute(), "hue")
    assert op.spaces == [HUE]
    assert s.resources[VC] == 4


# --- the Trail


def test_then_nva_may_improve_the_trail_for_two(at):
    """3.3.1 After the spaces, 2 more Resources: one box."""
    s = at("nva_resources: 5; trail: 1")
    op = Rally(s, NVA)
    drive(op.execute(), "north-vietnam improve_trail")
    assert op.improved_trail and (s.trail, s.resources[NVA]) == (2, 2)
    assert count(s, NVA_GUERRILLA_U, NORTH_VIETNAM) == 1


def test_3_3_1_the_trail_comes_after_the_spaces(at):
    """3.3.1 Once the Trail is improved no further space is selected, and it is improved once."""
    s = at("nva_resources: 9; trail: 0")
    op = Rally(s, NVA)
    drive(op.execute(), "hue improve_trail")
    assert op.spaces == [HUE] and (s.trail, s.resources[NVA]) == (1, 6)


def test_trail_even_in_a_limited_operation(at):
    """3.3.1 Also after a Limited Operation."""
    s = at("nva_resources: 5; trail: 1")
    drive(Rally(s, NVA, Terms(limited=True)).execute(), "hue improve_trail")
    assert (s.trail, s.resources[NVA]) == (2, 2)


def test_trail_without_any_space(at):
    """3.3.1 Also with no space at all."""
    s = at("nva_resources: 2; trail: 0")
    op = Rally(s, NVA)
    drive(op.execute(), "improve_trail")
    assert op.spaces == [] and op.improved_trail and (s.trail, s.resources[NVA]) == (1, 0)


def test_2_3_5_a_limited_rally_may_improve_the_trail_alone(at):
    """2.3.5, 3.3.1 A Limited Operation may select no space and only improve the Trail."""
    s = at("nva_resources: 2")
    op = Rally(s, NVA, Terms(limited=True))
    drive(op.execute(), "improve_trail")
    assert op.spaces == [] and s.trail == 1


def test_trail_is_never_free(at):
    """3.1.2 A free Rally still pays 2 for the Trail."""
    s = at("nva_resources: 2; trail: 2")
    drive(Rally(s, NVA, Terms(free=True, only=[HUE])).execute(), "hue improve_trail")
    assert (s.trail, s.resources[NVA]) == (3, 0)


def test_trail_is_offered_only_if_it_can_be_paid_and_raised(at):
    """3.3.1, 6.7 Not without 2 Resources, not beyond 4, not by VC."""
    assert "improve_trail" not in ask(Rally(at("nva_resources: 1"), NVA).execute()).keys
    full = ask(Rally(at("nva_resources: 9; trail: 4"), NVA).execute())
    assert full.blocked["improve_trail"].key == "why.rally.trail_full"
    assert "improve_trail" not in ask(Rally(at("vc_resources: 9"), VC).execute()).keys


def test_sa_2s_shaded_two_boxes(at):
    """SA-2s, shaded: an NVA Rally improves the Trail two boxes."""
    s = at("nva_resources: 2; trail: 1; shaded: sa_2s")
    drive(Rally(s, NVA).execute(), "improve_trail")
    assert s.trail == 3


def test_6_7_sa_2s_shaded_stops_at_four(at):
    """6.7 Two boxes with SA-2s, but the Trail ends at 4; ADSID counts that as one change."""
    s = at("nva_resources: 9; trail: 3; shaded: sa_2s; momentum: adsid")
    drive(Rally(s, NVA).execute(), "improve_trail")
    assert (s.trail, s.resources[NVA]) == (4, 1)


def test_aaa_unshaded_one_space_with_the_trail(at):
    """AAA, unshaded: a Rally that improves the Trail is in one space at most."""
    s = at("nva_resources: 9; unshaded: aaa")
    assert "improve_trail" in ask(Rally(s, NVA).execute(), "hue").keys
    s = at("nva_resources: 9; unshaded: aaa")
    two = ask(Rally(s, NVA).execute(), "hue pleiku")
    assert "improve_trail" not in two.keys and two.blocked["improve_trail"].key == "why.rally.aaa"


def test_mcnamara_line_no_trail(at):
    """McNamara Line: no Trail improvement by Rally."""
    s = at("nva_resources: 9; momentum: mcnamara_line")
    assert "improve_trail" not in ask(Rally(s, NVA).execute()).keys


def test_adsid_costs_six(at):
    """ADSID: any change of the Trail costs NVA 6 Resources."""
    s = at("nva_resources: 9; trail: 1; momentum: adsid")
    drive(Rally(s, NVA).execute(), "improve_trail")
    assert s.resources[NVA] == 1


# --- Cadres


def test_cadres_shaded_agitate_in_one_space(at):
    """Cadres, shaded: VC may Agitate in one Rally space where it had a Base, even under COIN Control; it pays."""
    s = at(
        "vc_resources: 9; shaded: cadres; "
        "binh-dinh: vc_base, 3 us_troop, terror; kien-phong: vc_base, passive_opposition"
    )
    drive(Rally(s, VC).execute(), "binh-dinh 1 agitate 3 kien-phong 1 done")
    assert s.support[BINH_DINH] == -2 and s.terror[BINH_DINH] == 0
    assert s.support[KIEN_PHONG] == -1
    assert s.resources[VC] == 9 - 2 - 3


def test_cadres_shaded_once_and_only_if_wanted(at):
    """Cadres, shaded: one space may Agitate; declining in one leaves it for the next."""
    s = at("vc_resources: 9; shaded: cadres; binh-dinh: vc_base; kien-phong: vc_base; tay-ninh: vc_base")
    drive(Rally(s, VC).execute(), "binh-dinh 1 done kien-phong 1 agitate 2 tay-ninh 1 done")
    assert [s.support[x] for x in (BINH_DINH, KIEN_PHONG, TAY_NINH)] == [0, -2, 0]


def test_cadres_shaded_needs_a_base_that_was_there_before(at):
    """Cadres, shaded: not where the Rally itself builds the Base."""
    s = at("vc_resources: 2; shaded: cadres; binh-dinh: 2 vc_guerrilla")
    drive(Rally(s, VC, Terms(limited=True)).execute(), "binh-dinh base")
    assert s.resources[VC] == 1 and s.support[BINH_DINH] == 0


# --- may it at all?


@pytest.mark.parametrize(
    ("position", "faction", "reason"),
    [
        ("vc_resources: 1", VC, None),
        ("", VC, "why.resources"),
        ("nva_resources: 2", NVA, None),
        ("", NVA, "why.resources"),
    ],
)
def test_can_rally(at, position, faction, reason):
    """3.1 There must be a space to pay for, or the Trail."""
    found = Rally(at(position), faction).why_not()
    assert (found.key if found else None) == reason


def test_can_rally_only_to_improve_the_trail(at):
    """3.3.1 NVA may Rally for the Trail alone, even where an Event leaves no space."""
    assert Rally(at("nva_resources: 2"), NVA, Terms(only=[])).why_not() is None
    assert Rally(at("nva_resources: 2; momentum: mcnamara_line"), NVA, Terms(only=[])).why_not() is not None
    assert Rally(at(""), VC, Terms(free=True)).why_not() is None


# --- with Special Activities


def test_vc_pauses_to_tax(at):
    """4.1 VC Rallies until it has no Resources, Taxes, and goes on Rallying."""
    s = at("vc_resources: 1; tay-ninh: 2 vc_guerrilla")
    op = Rally(s, VC, Terms(special=True))
    drive(op.execute(), "hue tax tay-ninh done pleiku done")
    assert op.activity == "tax" and op.spaces == [HUE, PLEIKU]
    assert s.resources[VC] == 1 - 1 + 4 - 1


def test_vc_without_resources_taxes_first(at):
    """4.1 The Special Activity may come immediately before: Tax pays for the Rally."""
    s = at("tay-ninh: vc_guerrilla")
    assert Rally(s, VC).why_not() is not None and (Rally(s, VC, Terms(special=True)).why_not() is None)
    op = Rally(s, VC, Terms(special=True))
    drive(op.execute(), "hue done")
    assert op.activity == "tax" and s.resources[VC] == 3 and count(s, VC_GUERRILLA_U, SAIGON) == 0


def test_special_activity_after_the_trail(at):
    """4.1 Immediately after the Operation: with the improved Trail one more Troop infiltrates."""
    s = at("nva_resources: 9; trail: 1; central-laos: nva_base")
    op = Rally(s, NVA, Terms(special=True))
    drive(op.execute(), "improve_trail infiltrate 3")
    assert op.activity == "infiltrate" and count(s, NVA_BASE, CENTRAL_LAOS) == 1
