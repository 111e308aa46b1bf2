"""1.6-1.9 Control, totals, Joint Operations."""

import random

import pytest

from indochina.fitl import board as b
from indochina.fitl import state as st
from indochina.fitl.check import check
from indochina.fitl.components import control as c
from indochina.fitl.components import pieces as p
from indochina.fitl.setup import setup


@pytest.mark.parametrize(
    ("pieces", "control"),
    [
        ("us_troop", st.COIN_CONTROL),
        ("us_troop, arvn_police, nva_troop", st.COIN_CONTROL),  # US and ARVN count together
        ("us_troop, arvn_police, nva_troop, vc_base", st.UNCONTROLLED),  # more, not as many
        ("2 nva_troop, vc_guerrilla", st.NVA_CONTROL),
        ("2 nva_troop, vc_guerrilla, arvn_police", st.UNCONTROLLED),  # VC count against the NVA
        ("5 vc_guerrilla", st.UNCONTROLLED),  # VC never Control
        ("nva_tunnel, nva_troop, us_base", st.NVA_CONTROL),  # bases are pieces
        ("", st.UNCONTROLLED),
    ],
)
def test_1_7_control(at, pieces, control):
    s = at(f"hue: {pieces}")
    assert s.control[b.HUE] == c.recount(s, b.HUE) == control
    assert c.coin_control(s, b.HUE) == (control == st.COIN_CONTROL)
    assert c.nva_control(s, b.HUE) == (control == st.NVA_CONTROL)
    assert c.uncontrolled(s, b.HUE) == (control == st.UNCONTROLLED)


def test_1_7_locs_have_no_control(at):
    s = at("loc-hue-da-nang: 3 us_troop")
    assert c.uncontrolled(s, b.LOC_HUE_DA_NANG)


def test_1_7_control_follows_each_placement_removal_and_move(at):
    s = at("hue: us_troop")
    st.place(s, p.NVA_TROOP, b.HUE, 2)
    assert c.nva_control(s, b.HUE)
    st.move(s, p.NVA_TROOP, b.HUE, b.QUANG_TRI, 2)
    assert c.coin_control(s, b.HUE) and c.nva_control(s, b.QUANG_TRI)
    st.remove(s, p.US_TROOP, b.HUE)
    assert c.uncontrolled(s, b.HUE)
    st.replace(s, p.NVA_TROOP, b.QUANG_TRI, p.VC_GUERRILLA_U)
    assert c.uncontrolled(s, b.QUANG_TRI)


def test_6_4_control_waits_for_the_end_of_the_phase(at):
    s = at("hue: us_troop, nva_troop")
    st.hold_control(s)
    st.move(s, p.US_TROOP, b.HUE, b.SAIGON)
    assert c.uncontrolled(s, b.HUE) and c.uncontrolled(s, b.SAIGON) and c.recount(s, b.HUE) == st.NVA_CONTROL
    st.release_control(s)
    assert c.nva_control(s, b.HUE) and c.coin_control(s, b.SAIGON)


def test_any_sequence_of_verbs_keeps_all_invariants():
    rng = random.Random(7)
    s = setup("medium", {}, seed=3)
    for step in range(3000):
        kind, x, y, n = rng.randrange(p.KINDS), rng.choice(b.SPACES), rng.choice(b.SPACES), rng.randint(0, 4)
        match rng.randrange(9):
            case 0:
                st.place(s, kind, x, n)
            case 1:
                st.remove(s, kind, x, n)
            case 2:
                st.move(s, kind, x, y, n)
            case 3:
                st.replace(s, kind, x, rng.randrange(p.KINDS), n)
            case 4 if kind in p.GUERRILLAS or kind in p.SPECIAL_FORCES or kind in p.TUNNELS:
                st.flip(s, kind, x, n)
            case 5:
                st.place_terror(s, x, second=n > 2)
            case 6:
                st.shift_support(s, x, n - 2)
            case 7:
                st.tunnel(s, rng.choice((p.NVA_BASE, p.VC_BASE)), x, n)
            case 8:
                st.add_resources(s, rng.choice(p.FACTIONS), 10 * (n - 2))
        if step % 50 == 0:
            check(s)


# --- totals -------------------------------------------------------------------------------------------------------


def test_1_6_2_active_levels_count_population_twice(at):
    s = at("saigon: active_support; hue: passive_support; tay-ninh: active_opposition; kien-hoa: passive_opposition")
    assert c.total_support(s) == 12 + 2
    assert c.total_opposition(s) == 4 + 2


def test_1_9_the_four_totals(at):
    s = at(
        "saigon: active_support, us_troop; hue: 2 nva_base, vc_guerrilla; tay-ninh: passive_opposition, vc_tunnel;"
        "north-vietnam: nva_tunnel; out_of_play: 30 us_troop, us_base; casualties: us_base; patronage: 11"
    )
    assert c.victory_total(s, "US") == 12 + 9 + 4
    assert c.victory_total(s, "ARVN") == 6 + 11
    assert c.victory_total(s, "NVA") == 2 + 3
    assert c.victory_total(s, "VC") == 2 + 1
    assert [c.margin(s, f) for f in p.FACTIONS] == [-25, -33, -13, -32]


# --- resources ----------------------------------------------------------------------------------------------------


def test_1_8_1_the_us_spends_only_arvn_resources_above_econ(at):
    s = at("arvn_resources: 18; econ: 15")
    assert c.spendable(s, "US") == 3 and c.spendable(s, "ARVN") == 18
    assert c.can_pay(s, "US", 3) and not c.can_pay(s, "US", 4) and c.can_pay(s, "ARVN", 18)
    c.pay(s, "US", 3)
    assert s.resources["ARVN"] == 15 and c.spendable(s, "US") == 0
    with pytest.raises(AssertionError):
        c.pay(s, "US", 1)


def test_1_8_1_below_econ_the_us_has_nothing_to_spend_but_may_still_pay_nothing(at):
    s = at("arvn_resources: 4")
    assert c.spendable(s, "US") == 0 and c.can_pay(s, "US", 0)


def test_6_2_3_total_econ_is_15_less_the_sabotaged_locs(at):
    s = at("loc-saigon-can-tho: sabotage; loc-hue-da-nang: sabotage; loc-can-tho-bac-lieu: sabotage; hue: terror")
    assert c.unsabotaged_econ(s) == 12
    assert c.sabotaged(s, b.LOC_SAIGON_CAN_THO) and not c.sabotaged(s, b.HUE)
    assert s.econ == 15, "the marker waits for the Resources Phase"
