"""docs/rulings.md: other readings than ours, each behind a setting; without it ours is played."""

import re
from pathlib import Path

import pytest
from procedures import ask, drive, over

import indochina
from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.coup.commitment import commitment_phase
from indochina.fitl.coup.support import pacification_cost
from indochina.fitl.events import execute
from indochina.fitl.nonplayer import SHEETS
from indochina.fitl.nonplayer.random_spaces import draw_space
from indochina.fitl.nonplayer.turn import Turn
from indochina.fitl.operations.assault import Assault
from indochina.fitl.operations.attack_space import guerrilla_attack
from indochina.fitl.operations.operation import Operation
from indochina.fitl.settings import OPTIONS, RULINGS, SETTINGS
from indochina.fitl.setup import setup
from indochina.fitl.special_activities.transport import transport, transport_reach
from indochina.fitl.state import available, count, of, on_map

from .event import event
from .nonplayer.positions import start

TROOP = p.TYPE_OF[p.US_TROOP]


def with_and_without(ruling):
    """Run a test with the setting, and without it."""
    return pytest.mark.parametrize("options", [f"options: {ruling}; ", ""], ids=[ruling, "ours"])


def test_every_ruling_is_a_setting_that_is_off_unless_asked_for():
    assert len(RULINGS) == 16 and all(name.startswith("ruling_") for name in RULINGS)
    assert all(SETTINGS[name].values == ("no", "yes") and name in OPTIONS for name in RULINGS)
    assert not set(RULINGS) & setup("short", {}, 1).options
    game = indochina.new("fitl", "short", {"ruling_ky": "yes"}, seed=1)
    assert set(RULINGS) & game.state.options == {"ruling_ky"}


def test_every_ruling_is_named_in_the_list_of_rulings():
    listed = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert set(re.findall(r"switch `(\w+)`", listed, re.IGNORECASE)) == set(RULINGS)


# --- single cards -------------------------------------------------------------------------------------------------


@with_and_without("ruling_card_6")
def test_card_6_who_decides_the_strike(at, options):
    s = at(f"{options}trail: 3; central-laos: 2 nva_troop; fishhook: nva_troop")
    asked = ask(execute(s.copy(), "VC", 6, "unshaded"))
    assert asked.seat == ("US" if options else "VC")
    event(s, 6, "unshaded", "VC", "central-laos/nva_troop done")
    assert count(s, p.NVA_TROOP, b.CENTRAL_LAOS) == 1 and s.trail == 1


@with_and_without("ruling_card_9")
def test_card_9_one_way_for_all_three_or_each_its_own(at, options):
    s = at(f"{options}out_of_play: 5 us_troop; hue: 9 us_troop")
    more = "" if options else " map_to_available 1 done done"
    event(s, 9, "unshaded", "US", f"oop_to_available 1{more}")
    assert s.out_of_play[TROOP] == 4 and available(s, p.US_TROOP) == 26 + (1 if options else 2)


def test_card_9_one_way_may_lead_to_several_spaces(at):
    s = at("options: ruling_card_9; out_of_play: 5 us_troop")
    event(s, 9, "unshaded", "US", "oop_to_south hue/us_troop 1 saigon/us_troop 1 done")
    assert count(s, p.US_TROOP, b.HUE) == 1 and count(s, p.US_TROOP, b.SAIGON) == 1 and s.out_of_play[TROOP] == 3


@with_and_without("ruling_card_16")
def test_card_16_whose_troops_count(at, options):
    s = at(f"{options}hue: us_troop, arvn_police; saigon: arvn_troop, arvn_police; kien-hoa: nva_troop, arvn_police")
    keys = ask(execute(s, "VC", 16, "shaded")).keys
    assert keys == (["saigon", "hue"] if options else ["saigon", "hue", "kien-hoa"])


@with_and_without("ruling_card_56")
def test_card_56_a_single_guerrilla(at, options):
    s = at(f"{options}hue: 2 vc_guerrilla; kontum: nva_guerrilla_a")
    event(s, 56, "unshaded", "US")
    assert of(s, "VC", b.HUE) == 0 and count(s, p.NVA_TROOP, b.HUE) == 1
    assert count(s, p.NVA_TROOP, b.KONTUM) == (1 if options else 0)
    assert count(s, p.NVA_GUERRILLA_A, b.KONTUM) == (0 if options else 1)


@with_and_without("ruling_card_91")
def test_card_91_whose_guerrillas(at, options):
    s = at(f"{options}pleiku: us_troop")
    event(s, 91, "shaded", "US", f"VC pleiku/us_troop hue{'' if options else ' pleiku/vc_guerrilla_u'}")
    assert count(s, p.NVA_GUERRILLA_U, b.PLEIKU) == (1 if options else 0)
    assert count(s, p.VC_GUERRILLA_U, b.PLEIKU) == (0 if options else 1)


@with_and_without("ruling_tet_cadres")
def test_card_124_terror_of_a_single_guerrilla_with_unshaded_cadres(at, options):
    s = at(f"{options}unshaded: cadres; hue: 3 vc_guerrilla; kontum: vc_guerrilla")
    event(s, 124, "single", "VC", "hue/vc_guerrilla_u hue/vc_guerrilla_a saigon/vc_guerrilla_u all")
    assert s.terror[b.HUE] == 1 and of(s, "VC", b.HUE) == 1  # two of three, as usual
    assert s.terror[b.KONTUM] == (1 if options else 0) and of(s, "VC", b.KONTUM) == (0 if options else 1)


# --- Claymores against Events ---------------------------------------------------------------------------------------


@with_and_without("ruling_claymores")
def test_claymores_against_an_ambush_that_macv_grants(at, options):
    s = at(f"{options}momentum: claymores; hue: nva_guerrilla, us_base")
    event(s, 69, "single", "NVA")
    assert count(s, p.US_BASE, b.HUE) == (1 if options else 0) and s.stays_eligible == {"NVA"}
    assert count(s, p.NVA_GUERRILLA_U, b.HUE) == (1 if options else 0)


@with_and_without("ruling_claymores")
def test_claymores_against_an_ambush_beside_other_activities_that_macv_grants(at, options):
    s = at(f"{options}momentum: claymores; fishhook: nva_base; hue: nva_guerrilla, us_base")
    asked = ask(execute(s, "NVA", 69, "single"))
    assert asked.name == ("infiltrate.count" if options else "event.activity") and asked.seat == "NVA"


@with_and_without("ruling_claymores")
def test_claymores_against_an_ambush_that_giap_grants(at, options):
    s = at(f"{options}momentum: claymores; quang-tri: nva_guerrilla; hue: us_troop")
    asked = ask(execute(s, "NVA", 56, "shaded"), "march hue hue")
    assert ("ambush" in asked.keys) == (not options) and "attack" in asked.keys


def test_claymores_do_not_stop_an_ambush_that_the_event_names(at):
    s = at("options: ruling_claymores; momentum: claymores; hue: nva_guerrilla, us_troop")
    event(s, 59, "shaded", "NVA", "ambush")
    assert on_map(s, (p.US_TROOP,)) == 0


def test_without_claymores_macv_grants_an_ambush(at):
    s = at("options: ruling_claymores; hue: nva_guerrilla, us_base")
    event(s, 69, "single", "NVA")
    assert count(s, p.US_BASE, b.HUE) == 0


# --- 5.1.3 spaces where more of a text can be done ------------------------------------------------------------------


@pytest.mark.parametrize(
    "number, side, text, better, less",
    [
        (36, "unshaded", "saigon: us_troop; pleiku: vc_base; quang-tri: nva_base", "pleiku quang-tri",
         " ".join(b.IDS[x] for x in b.HIGHLAND if b.IDS[x] not in ("north-vietnam", "pleiku", "quang-tri"))),
        (36, "shaded", "pleiku: vc_base, us_troop; quang-tri: nva_base, us_troop; binh-dinh: nva_base",
         "pleiku quang-tri", "binh-dinh"),
        (44, "unshaded", "saigon: us_troop; hue: nva_troop; pleiku: nva_troop; loc-hue-da-nang: nva_troop",
         "hue pleiku", "loc-hue-da-nang"),
        (48, "unshaded", "tay-ninh: us_base, vc_guerrilla; pleiku: us_base, vc_guerrilla; kien-hoa: us_base",
         "tay-ninh pleiku", "kien-hoa"),
        (48, "shaded", "tay-ninh: us_base; pleiku: us_base; phuoc-long: us_base", "tay-ninh pleiku", "phuoc-long"),
        (68, "shaded", "tay-ninh: us_irregular; pleiku: us_irregular; phuoc-long: us_irregular",
         "tay-ninh pleiku", "phuoc-long"),
        (71, "unshaded", "hue: arvn_troop, nva_troop; saigon: arvn_troop, nva_troop; kontum: arvn_police",
         "hue saigon", "kontum"),
        (78, "unshaded", "hue: us_troop; kontum: us_troop; phuoc-long: us_troop", "hue kontum", "phuoc-long"),
        (97, "shaded", "hue: vc_guerrilla; kontum: vc_base; saigon: vc_guerrilla, active_opposition",
         "hue kontum", "saigon"),
        (98, "shaded", "tay-ninh: 2 vc_guerrilla, us_troop, us_base; quang-duc: 2 vc_guerrilla, us_troop, us_base;"
         "phuoc-long: 2 vc_guerrilla, us_troop", "tay-ninh quang-duc", "phuoc-long"),
        (100, "shaded", "kien-hoa: vc_base, us_troop; kien-phong: vc_base, us_troop; ba-xuyen: vc_base",
         "kien-hoa kien-phong", "ba-xuyen"),
        (102, "shaded", "kien-hoa: vc_base; kien-phong: vc_base", "kien-hoa kien-phong",
         " ".join(b.IDS[x] for x in b.PROVINCES if b.IDS[x] not in ("kien-hoa", "kien-phong"))),
        (119, "shaded", "kien-hoa: us_troop; kien-phong: us_troop; phuoc-long: us_troop",
         "kien-hoa kien-phong", "phuoc-long"),
    ],
)  # fmt: skip
@with_and_without("ruling_free_space")
def test_spaces_where_less_of_the_text_can_be_done(at, number, side, text, better, less, options):
    asked = ask(execute(at(options + text), "US", number, side))
    wanted = f"{better} {less}" if options else better
    assert asked.name == "event.space" and set(asked.keys) == set(wanted.split())


@with_and_without("ruling_free_space")
def test_several_spaces_where_less_of_the_text_can_be_done(at, options):
    text = "hue: vc_guerrilla, 2 us_troop; kontum: vc_base, 2 us_troop; can-tho: vc_base, 2 us_troop, active_opposition"
    s = at(options + text)
    event(s, 27, "shaded", "VC", "can-tho hue" if options else "")
    assert (s.terror[b.HUE], s.terror[b.KONTUM], s.terror[b.CAN_THO]) == ((1, 0, 1) if options else (1, 1, 0))


@with_and_without("ruling_free_space")
def test_card_67_a_loc_can_only_be_assaulted(at, options):
    s = at(f"{options}loc-hue-da-nang: us_troop, vc_guerrilla_a; hue: us_troop, vc_base; saigon: us_troop, vc_base")
    asked = ask(execute(s, "US", 67, "unshaded"), "done")
    assert {"hue", "saigon"} <= set(asked.keys) and ("loc-hue-da-nang" in asked.keys) == bool(options)


@with_and_without("ruling_free_space")
def test_card_68_a_province_that_cannot_be_set(at, options):
    asked = ask(execute(at(options), "US", 68, "unshaded"), "irregulars")
    assert "tay-ninh" in asked.keys and ("phuoc-long" in asked.keys) == bool(options)


@with_and_without("ruling_free_space")
def test_card_71_a_city_without_enemies(at, options):
    s = at(f"{options}tay-ninh: 2 nva_troop; saigon: 2 arvn_troop")
    event(s, 71, "shaded", "NVA", "an-loc all" if options else "all")
    assert count(s, p.NVA_TROOP, b.AN_LOC) == (2 if options else 0)


@with_and_without("ruling_free_space")
def test_card_99_a_space_without_enemies(at, options):
    s = at(f"{options}hue: us_troop, vc_guerrilla; kontum: us_troop, vc_guerrilla; saigon: us_troop")
    asked = ask(execute(s, "US", 99, "unshaded"), "US")
    assert {"hue", "kontum"} <= set(asked.keys) and ("saigon" in asked.keys) == bool(options)


@with_and_without("ruling_free_space")
def test_card_21_its_tip_holds_in_any_case(at, options):
    s = at(f"{options}tay-ninh: us_troop, vc_base; pleiku: us_troop, vc_base; phuoc-long: us_troop, vc_base")
    assert set(ask(execute(s, "VC", 21, "shaded")).keys) == {"tay-ninh", "pleiku"}


# --- Coup rounds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, price",
    [
        ("leader_box: 127; momentum: blowtorch_komer; current: 128; played: 1", 4),
        ("leader_box: 127; momentum: blowtorch_komer; current: 127; played: 1", 4),
        ("leader_box: 127; current: 128; played: 1", 4),
        ("leader_box: 128; momentum: blowtorch_komer; current: 127; played: 1", 1),
    ],
)
def test_ky_and_blowtorch_komer_always_the_price_of_ky(at, text, price):
    assert pacification_cost(at(f"options: ruling_ky; {text}")) == price


def test_ky_and_blowtorch_komer_ours(at):
    assert pacification_cost(at("leader_box: 127; momentum: blowtorch_komer; current: 128; played: 1")) == 1


BASES_HOME = "hue/us_base available saigon/us_base available"


@with_and_without("ruling_withdrawal")
def test_withdrawal_troops_sent_out_and_bases_brought_home(at, options):
    s = at(f"{options}stage: coup.commitment; saigon: us_base; hue: us_base")
    keys = f"{BASES_HOME} available/us_troop saigon 1 done"
    if options:
        assert over(commitment_phase(s), keys)
    else:
        asked = ask(commitment_phase(s), keys)
        assert (asked.seat, asked.values["left"]) == ("VC", 1)


def test_withdrawal_on_balance_of_both_together(at):
    s = at("options: ruling_withdrawal; stage: coup.commitment; saigon: us_base, 3 us_troop; hue: us_base")
    asked = ask(commitment_phase(s), f"{BASES_HOME} saigon/us_troop available 3 done")
    assert (asked.seat, asked.values["left"]) == ("VC", 2)


# --- Operations and Special Activities --------------------------------------------------------------------------------


@with_and_without("ruling_ignored_troops")
def test_3_1_vc_guerrillas_struck_while_nva_troops_stand_there(at, options):
    s = at(f"{options}kien-hoa: 3 us_troop, 2 nva_troop, 2 vc_guerrilla_a")
    assert ask(Assault(s.copy(), "US").execute()).keys == ["both", "NVA", *(["VC"] if options else [])]
    drive(Assault(s, "US").execute(), "VC" if options else "NVA")
    assert count(s, p.NVA_TROOP, b.KIEN_HOA) == (2 if options else 0)
    assert count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == (0 if options else 2)


@with_and_without("ruling_attack")
def test_3_3_3_one_piece_or_two_by_an_attack_of_guerrillas(at, options):
    s = at(f"{options}hue: 2 vc_guerrilla, 2 us_troop")
    drive(guerrilla_attack(s, ("VC",), b.HUE), "" if options else "done", dice="2")
    assert count(s, p.US_TROOP, b.HUE) == (0 if options else 1)


@with_and_without("ruling_khanh")
def test_4_3_2_khanh_one_loc_in_all_or_on_each_way(at, options):
    s = at(f"{options}saigon: 6 arvn_troop; leader_box: 125")
    after = ask(transport(Operation(s, "ARVN")), "saigon can-tho 2").keys
    assert ("cam-ranh" in after) == bool(options) and "loc-can-tho-chau-doc" not in after


@with_and_without("ruling_transport")
def test_4_3_2_transport_through_a_city_before_any_loc(at, options):
    s = at(f"{options}loc-da-nang-qui-nhon: vc_guerrilla; loc-da-nang-dak-to: vc_guerrilla; quang-tin: arvn_troop")
    reach = transport_reach(s, b.QUANG_TIN)
    assert b.DA_NANG in reach and (b.HUE in reach) == bool(options) and (b.LOC_HUE_DA_NANG in reach) == bool(options)


# --- 8.2 Random Spaces ----------------------------------------------------------------------------------------------


def rolls(*dice):
    left = list(dice)
    return lambda: left.pop(0)


@with_and_without("ruling_random_spaces")
@pytest.mark.parametrize(
    "dice, ours, other",
    [
        ((5, 1), b.CAM_RANH, b.QUI_NHON),  # The Fishhook: the next City
        ((2, 3), b.QUI_NHON, b.CAM_RANH),  # Binh Tuy
        ((5, 3), b.CAM_RANH, b.QUI_NHON),
        ((2, 5), b.HUE, b.HUE),
    ],
)
def test_random_spaces_with_qui_nhon_and_cam_ranh_exchanged(dice, ours, other, options):
    game = start("VC", options.rstrip("; ") or "trail: 1")
    found = Turn(game, "VC", SHEETS, rolls(*dice)).pick("np.vc.any", "8.2", b.CITIES)
    assert found == (other if options else ours)


def test_random_locs_follow_the_exchanged_city():
    locs = [b.LOC_KONTUM_QUI_NHON, b.LOC_CAM_RANH_DA_LAT]
    assert b.ECON[locs[0]] == b.ECON[locs[1]]
    assert draw_space(locs, rolls(5, 1)).space == b.LOC_CAM_RANH_DA_LAT
    assert draw_space(locs, rolls(5, 1), exchanged=True).space == b.LOC_KONTUM_QUI_NHON
