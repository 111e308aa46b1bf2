"""4.4.1 Infiltrate."""

import pytest
from procedures import ask, drive

from indochina.fitl.board import BINH_DINH, CENTRAL_LAOS, FISHHOOK, PLEIKU, TAY_NINH
from indochina.fitl.components.pieces import (
    NVA,
    NVA_BASE,
    NVA_BASES,
    NVA_GUERRILLA_A,
    NVA_GUERRILLA_U,
    NVA_TROOP,
    NVA_TUNNEL,
    VC,
    VC_BASE,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
    VC_TUNNEL,
)
from indochina.fitl.operations.operation import Operation, Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.infiltrate import infiltrate, possible_infiltrate
from indochina.fitl.state import available, count, of, total


def start(s, name="rally"):
    return OPERATIONS[name](s, NVA, Terms(special=True))


def run(s, keys="", name="rally"):
    return drive(infiltrate(start(s, name)), keys)


def test_troops_up_to_the_trail_and_the_bases(at):
    """4.4.1 At NVA Bases: Troops up to the Trail value and the number of NVA Bases there."""
    position = "trail: 2; central-laos: nva_base, nva_tunnel"
    assert ask(infiltrate(start(at(position)))).keys == ["0", "1", "2", "3", "4"]
    s = at(position)
    run(s, "4")
    assert count(s, NVA_TROOP, CENTRAL_LAOS) == 4


def test_then_guerrillas_become_troops(at):
    """4.4.1 Then any Guerrillas desired are replaced one for one."""
    s = at("trail: 1; central-laos: nva_base, 2 nva_guerrilla_u, nva_guerrilla_a")
    run(s, "2 central-laos/nva_guerrilla_a central-laos/nva_guerrilla_u done")
    assert (count(s, NVA_TROOP, CENTRAL_LAOS), count(s, NVA_GUERRILLA_U, CENTRAL_LAOS)) == (4, 1)
    s = at("trail: 1; central-laos: nva_base, 2 nva_guerrilla_u, nva_guerrilla_a")
    run(s, "2 all")
    assert (count(s, NVA_TROOP, CENTRAL_LAOS), of(s, NVA, CENTRAL_LAOS)) == (5, 6)


def test_no_guerrilla_leaves_without_its_troop(at):
    """4.4.1 Only as long as there are Troops."""
    s = at("central-laos: nva_base, 3 nva_guerrilla, 40 nva_troop; binh-dinh: nva_base")
    assert not possible_infiltrate(start(at("central-laos: nva_base, 3 nva_guerrilla, 40 nva_troop")))
    run(s, "0")
    assert count(s, NVA_GUERRILLA_U, CENTRAL_LAOS) == 3


def test_take_over_shifts_opposition_and_replaces_a_piece(at):
    """4.4.1 Where NVA outnumbers VC: one level toward Neutral, then one VC piece becomes NVA, Underground."""
    s = at("binh-dinh: active_opposition, 3 nva_troop, vc_guerrilla_a, vc_base")
    run(s, "binh-dinh/vc_guerrilla_a")
    assert s.support[BINH_DINH] == -1
    assert count(s, VC_GUERRILLA_A, BINH_DINH) == 0 and count(s, NVA_GUERRILLA_U, BINH_DINH) == 1


def test_take_over_may_leave_the_vc_alone(at):
    """4.4.1 Any one VC piece desired: or none."""
    s = at("binh-dinh: passive_opposition, 3 nva_troop, vc_guerrilla")
    run(s, "none")
    assert s.support[BINH_DINH] == 0 and count(s, VC_GUERRILLA_U, BINH_DINH) == 1


def test_take_over_of_a_tunneled_base(at):
    """4.4.1 The Tunnel marker is turned to NVA."""
    s = at("binh-dinh: 3 nva_troop, vc_tunnel, vc_base")
    run(s, "binh-dinh/vc_tunnel")
    assert count(s, NVA_TUNNEL, BINH_DINH) == 1 and count(s, VC_TUNNEL, BINH_DINH) == 0


def test_the_counterpart_must_be_or_be_made_available(at):
    """4.4.1 With no NVA Base Available one is taken from the map first."""
    bases = "; ".join(f"{x}: 2 nva_base" for x in ("north-vietnam", "central-laos", "southern-laos", "ne-cambodia"))
    s = at(f"{bases}; fishhook: nva_base; binh-dinh: 3 nva_troop, vc_base")
    run(s, "binh-dinh binh-dinh/vc_base fishhook/nva_base done")
    assert count(s, NVA_BASE, BINH_DINH) == 1 and count(s, VC_BASE, BINH_DINH) == 0


def test_4_4_1_a_tunnel_taken_over_by_a_base_from_another_tunnel(at):
    """4.4.1, 1.4.1 The only spare NVA Base is Tunneled: it loses that marker, the VC marker turns to NVA."""
    bases = "; ".join(f"{x}: 2 nva_base" for x in ("north-vietnam", "central-laos", "southern-laos", "ne-cambodia"))
    s = at(f"{bases}; fishhook: nva_tunnel; tay-ninh: 3 nva_troop, vc_tunnel")
    run(s, "tay-ninh tay-ninh/vc_tunnel fishhook/nva_tunnel done")
    assert count(s, NVA_TUNNEL, TAY_NINH) == 1 and not total(s, NVA_BASES, FISHHOOK)
    assert available(s, VC_BASE) == 9


def test_opposition_shifts_without_any_vc(at):
    """4.4.1 NVA outnumbers VC also where there is none."""
    s = at("binh-dinh: passive_opposition, nva_guerrilla")
    run(s)
    assert s.support[BINH_DINH] == 0


def test_support_does_not_shift(at):
    """4.4.1 Opposition only."""
    s = at("binh-dinh: passive_support, 2 nva_guerrilla, vc_guerrilla")
    run(s, "none")
    assert s.support[BINH_DINH] == 1


def test_either_or(at):
    """4.4.1 Each space one of the two."""
    s = at("trail: 1; binh-dinh: passive_opposition, nva_base, nva_troop, vc_guerrilla")
    assert ask(infiltrate(start(s))).keys == ["troops", "take_over"]
    run(s, "troops 2")
    assert s.support[BINH_DINH] == -1


def test_one_or_two_spaces(at):
    """4.4.1 Two at most, each once."""
    s = at("trail: 1; central-laos: nva_base; southern-laos: nva_base; ne-cambodia: nva_base")
    run(s, "central-laos 2 southern-laos 2")
    assert count(s, NVA_TROOP, CENTRAL_LAOS) == 2


def test_where_vc_is_not_outnumbered(at):
    """4.4.1 Not without a Base where VC has as many pieces."""
    s = at("pleiku: nva_guerrilla, vc_guerrilla; central-laos: nva_base; southern-laos: nva_base")
    assert ask(infiltrate(start(s))).blocked["pleiku"].key == "why.infiltrate.outnumbered"
    assert of(s, VC, PLEIKU) == 1


@pytest.mark.parametrize("momentum", ["transport_grp_559", "typhoon_kate"])
def test_one_space_only(at, momentum):
    """559th Transport Group, Typhoon Kate: one space at most."""
    s = at(f"trail: 1; central-laos: nva_base; southern-laos: nva_base; momentum: {momentum}")
    run(s, "central-laos 2")


def test_card_115_typhoon_kate_still_limits_an_infiltrate_that_an_event_grants(at):
    """Card 115: one space at most does not contradict an Event that grants the activity."""
    s = at("trail: 0; central-laos: nva_base; southern-laos: nva_base; momentum: typhoon_kate")
    drive(infiltrate(Operation(s, NVA, Terms(special=True))), "central-laos 1")
    assert count(s, NVA_TROOP, CENTRAL_LAOS) == 1


def test_mcnamara_line_none_at_all(at):
    """McNamara Line: no Infiltrate."""
    assert not possible_infiltrate(start(at("trail: 1; central-laos: nva_base; momentum: mcnamara_line")))


def test_accompanies_rally_and_march_only(at):
    """4.4.1 Not Attack or Terror."""
    s = at("trail: 1; central-laos: nva_base")
    assert [name for name in ("rally", "march", "attack", "terror") if "infiltrate" in possible(start(s, name))] == [
        "rally",
        "march",
    ]


def test_active_guerrilla_stays_active_if_not_replaced(at):
    """1.4.3 Infiltrate turns nobody over."""
    s = at("trail: 1; central-laos: nva_base, nva_guerrilla_a")
    run(s, "2 done")
    assert count(s, NVA_GUERRILLA_A, CENTRAL_LAOS) == 1
