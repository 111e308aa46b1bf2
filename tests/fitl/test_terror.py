"""3.3.4 Terror."""

from procedures import ask, drive

from indochina.fitl.board import (
    BINH_DINH,
    DA_NANG,
    HUE,
    IDS,
    LOC_HUE_DA_NANG,
    NORTH_VIETNAM,
    PHUOC_LONG,
    PLEIKU,
    QUANG_DUC,
    QUANG_TRI,
    SAIGON,
)
from indochina.fitl.components.pieces import (
    NVA,
    NVA_GUERRILLA_A,
    NVA_GUERRILLA_U,
    NVA_TROOP,
    VC,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
)
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.terror import Terror
from indochina.fitl.state import count, total

MARKED = (*range(SAIGON, HUE), *range(DA_NANG, NORTH_VIETNAM), *range(QUANG_TRI, QUANG_DUC))
FULL = "; ".join(f"{IDS[x]}: terror" for x in MARKED)
"""All 15 markers on the map."""


def test_underground_guerrilla_and_one_resource_locs_free(at):
    """3.3.4 Spaces with an Underground Guerrilla; Provinces and Cities cost 1 Resource, LoCs nothing."""
    s = at("vc_resources: 1; hue: vc_guerrilla; loc-hue-da-nang: vc_guerrilla; pleiku: vc_guerrilla_a")
    decision = ask(Terror(s, VC).execute())
    assert decision.keys == ["hue", "loc-hue-da-nang"]
    assert decision.blocked["pleiku"].key == "why.underground"
    drive(Terror(s, VC).execute(), "hue loc-hue-da-nang")
    assert s.resources[VC] == 0 and s.terror[HUE] == 1 and s.terror[LOC_HUE_DA_NANG] == 1


def test_one_guerrilla_activates(at):
    """3.3.4 One Underground Guerrilla in each selected space becomes Active."""
    s = at("vc_resources: 1; hue: 3 vc_guerrilla")
    drive(Terror(s, VC).execute())
    assert (count(s, VC_GUERRILLA_U, HUE), count(s, VC_GUERRILLA_A, HUE)) == (2, 1)


def test_vc_shifts_toward_active_opposition(at):
    """3.3.4 VC: a marker and one level toward Active Opposition."""
    s = at("vc_resources: 1; hue: passive_opposition, vc_guerrilla")
    drive(Terror(s, VC).execute())
    assert s.support[HUE] == -2 and s.terror[HUE] == 1


def test_nva_shifts_support_toward_neutral_only(at):
    """3.3.4 NVA: any Support one level toward Neutral; Opposition stays."""
    s = at("nva_resources: 2; hue: active_support, nva_guerrilla; pleiku: passive_opposition, nva_guerrilla")
    drive(Terror(s, NVA).execute(), "hue pleiku")
    assert s.support[HUE] == 1 and s.support[PLEIKU] == -1


def test_nva_troops_suffice(at):
    """3.3.4 An NVA Troop does; but an Underground Guerrilla, if there is one, becomes Active."""
    s = at("nva_resources: 1; hue: nva_troop")
    drive(Terror(s, NVA).execute())
    assert s.terror[HUE] == 1 and count(s, NVA_TROOP, HUE) == 1
    s = at("nva_resources: 1; hue: nva_troop, nva_guerrilla")
    drive(Terror(s, NVA).execute())
    assert count(s, NVA_GUERRILLA_A, HUE) == 1 and count(s, NVA_GUERRILLA_U, HUE) == 0


def test_no_second_marker_but_the_shift(at):
    """3.3.4 A marked space gets no second marker; it shifts all the same."""
    s = at("vc_resources: 1; hue: terror, vc_guerrilla")
    drive(Terror(s, VC).execute())
    assert s.terror[HUE] == 1 and s.support[HUE] == -1


def test_3_3_4_where_nobody_lives_there_is_a_marker_but_no_level(at):
    """3.3.4 A Province without Population takes a marker but no level."""
    s = at("vc_resources: 1; phuoc-long: vc_guerrilla_u")
    drive(Terror(s, VC).execute())
    assert s.terror[PHUOC_LONG] == 1 and s.support[PHUOC_LONG] == 0


def test_3_3_4_at_active_opposition_it_still_marks(at):
    """3.3.4 The last level stays; the marker comes."""
    s = at("vc_resources: 1; hue: active_opposition, vc_guerrilla_u")
    drive(Terror(s, VC).execute())
    assert s.support[HUE] == -2 and s.terror[HUE] == 1


def test_sabotage_once(at):
    """3.3.4 A Sabotaged LoC gets no second marker."""
    s = at("loc-hue-da-nang: sabotage, vc_guerrilla")
    drive(Terror(s, VC).execute())
    assert s.terror[LOC_HUE_DA_NANG] == 1 and count(s, VC_GUERRILLA_A, LOC_HUE_DA_NANG) == 1


def test_no_marker_when_all_fifteen_are_on_the_map(at):
    """3.3.4 Fifteen markers."""
    s = at(f"vc_resources: 1; hue: vc_guerrilla; {FULL}")
    drive(Terror(s, VC).execute())
    assert s.terror[HUE] == 0 and s.support[HUE] == -1


def test_limited_terror_is_one_space(at):
    """2.3.5 One space."""
    s = at("vc_resources: 9; hue: vc_guerrilla; pleiku: vc_guerrilla")
    op = Terror(s, VC, Terms(limited=True))
    drive(op.execute(), "hue")
    assert op.spaces == [HUE]


def test_cadres_unshaded_costs_two_guerrillas(at):
    """Cadres, unshaded: VC removes two of its Guerrillas in each Terror space, of its choice."""
    s = at("vc_resources: 1; unshaded: cadres; binh-dinh: 2 vc_guerrilla_u, 2 vc_guerrilla_a")
    drive(Terror(s, VC).execute(), "binh-dinh/vc_guerrilla_a binh-dinh/vc_guerrilla_a")
    assert total(s, VC_GUERRILLAS, BINH_DINH) == 2 and count(s, VC_GUERRILLA_A, BINH_DINH) == 1
    assert s.terror[BINH_DINH] == 1


def test_cadres_unshaded_needs_two_guerrillas(at):
    """Cadres, unshaded: with fewer than two Guerrillas no Terror there; NVA is not concerned."""
    pieces = "hue: vc_guerrilla, nva_guerrilla; pleiku: 3 vc_guerrilla"
    s = at(f"vc_resources: 1; nva_resources: 1; unshaded: cadres; {pieces}")
    decision = ask(Terror(s, VC, Terms(special=True)).execute())
    assert "hue" not in decision.keys and decision.blocked["hue"].key == "why.terror.cadres"
    drive(Terror(s, NVA).execute())
    assert s.terror[HUE] == 1


def test_subvert_may_accompany_terror(at):
    """4.5.2 VC may Subvert before the Terror."""
    s = at("vc_resources: 1; patronage: 5; hue: vc_guerrilla, 2 arvn_police")
    op = Terror(s, VC, Terms(special=True))
    drive(op.execute(), "subvert remove")
    assert op.activity == "subvert" and s.patronage == 4


def test_why_not(at):
    """3.1 Nobody to do it, or nothing to pay with."""
    assert Terror(at("vc_resources: 1; hue: vc_guerrilla_a"), VC).why_not().key == "why.terror.nowhere"
    assert Terror(at("hue: vc_guerrilla"), VC).why_not().key == "why.resources"
    assert Terror(at("loc-hue-da-nang: vc_guerrilla"), VC).why_not() is None
