"""A second reading of 1.4, 2.3.5, 3.3, 4.4, 4.5 and of the lasting Events that touch them: one doubt, one test."""

import random

import pytest
from procedures import play

from indochina.core.catalogue import Messages
from indochina.fitl import board as b
from indochina.fitl.cards import CAPABILITIES, MOMENTUM
from indochina.fitl.check import check
from indochina.fitl.components import pieces as p
from indochina.fitl.components.pieces import NVA, VC
from indochina.fitl.operations.attack import Attack
from indochina.fitl.operations.executing import add
from indochina.fitl.operations.march import March
from indochina.fitl.operations.operation import INSURGENT_OPERATIONS, Operation, Terms
from indochina.fitl.operations.rally import Rally
from indochina.fitl.operations.table import OPERATIONS, can_operate, why_not_operate
from indochina.fitl.operations.terror import Terror
from indochina.fitl.setup import setup
from indochina.fitl.special_activities import ACTIVITIES, possible
from indochina.fitl.special_activities.ambush import targets
from indochina.fitl.special_activities.infiltrate import infiltrate
from indochina.fitl.state import available, count, total
from indochina.fitl.words.en import ENGLISH

from .drive import ask, drive


def activity(s, faction, name=""):
    return OPERATIONS.get(name, Operation)(s, faction, Terms(special=True))


# --- 1.4 forces


def test_available_pieces_go_first_then_those_elsewhere(at):
    """1.4.1 Pieces on the map may be taken only once none of their type is Available."""
    s = at("nva_resources: 1; trail: 4; central-laos: nva_base; pleiku: 18 nva_guerrilla_a")
    decision = ask(Rally(s, NVA).execute(), "central-laos 5")
    assert decision.name == "place.take" and decision.keys == ["pleiku/nva_guerrilla_a", "done"]
    assert available(s, p.NVA_GUERRILLA_U) == 0 and count(s, p.NVA_GUERRILLA_U, b.CENTRAL_LAOS) == 2


def test_a_tunneled_base_taken_from_the_map_loses_its_marker(at):
    """1.4.1, 1.4.4 The Base that Rally needs may be a Tunneled one from elsewhere; it arrives without its Tunnel."""
    bases = "; ".join(f"{x}: 2 vc_base" for x in ("hue", "da-nang", "kontum", "saigon"))
    s = at(f"vc_resources: 1; {bases}; tay-ninh: vc_tunnel; pleiku: 2 vc_guerrilla")
    drive(Rally(s, VC).execute(), "pleiku base tay-ninh/vc_tunnel")
    assert count(s, p.VC_BASE, b.PLEIKU) == 1 and not total(s, p.VC_BASES, b.TAY_NINH)


def test_marching_keeps_active_and_underground(at):
    """1.4.3 Moving does not turn anybody over, where nobody notices the group."""
    s = at("vc_resources: 1; tay-ninh: 2 vc_guerrilla_a, vc_guerrilla_u")
    drive(March(s, VC).execute(), "kien-phong all")
    assert (count(s, p.VC_GUERRILLA_A, b.KIEN_PHONG), count(s, p.VC_GUERRILLA_U, b.KIEN_PHONG)) == (2, 1)


# --- 3.3.1 Rally


def test_rally_at_a_base_may_place_fewer_or_build_another(at):
    """3.3.1 At a Base the larger number is a limit; two Guerrillas may still become a second Base."""
    s = at("vc_resources: 1; kien-phong: vc_base, 2 vc_guerrilla_u")
    assert ask(Rally(s, VC).execute(), "kien-phong").keys == ["1", "2", "3", "base"]


def test_trail_value_counts_only_at_a_base(at):
    """3.3.1 Without a Base one Guerrilla, whatever the Trail."""
    s = at("nva_resources: 1; trail: 4")
    drive(Rally(s, NVA).execute(), "central-laos")
    assert count(s, p.NVA_GUERRILLA_U, b.CENTRAL_LAOS) == 1


def test_the_trail_comes_after_the_spaces(at):
    """3.3.1 Once the Trail is improved no further space is selected, and it is improved once."""
    s = at("nva_resources: 9; trail: 0")
    op = Rally(s, NVA)
    drive(op.execute(), "hue improve_trail")
    assert op.spaces == [b.HUE] and (s.trail, s.resources[NVA]) == (1, 6)


def test_sa_2s_shaded_stops_at_four(at):
    """6.7 Two boxes with SA-2s, but the Trail ends at 4; ADSID counts that as one change."""
    s = at("nva_resources: 9; trail: 3; shaded: sa_2s; momentum: adsid")
    drive(Rally(s, NVA).execute(), "improve_trail")
    assert (s.trail, s.resources[NVA]) == (4, 1)


def test_a_limited_rally_may_improve_the_trail_alone(at):
    """2.3.5, 3.3.1 A Limited Operation may select no space and only improve the Trail."""
    s = at("nva_resources: 2")
    op = Rally(s, NVA, Terms(limited=True))
    drive(op.execute(), "improve_trail")
    assert op.spaces == [] and s.trail == 1


def test_cadres_shaded_once_and_only_if_wanted(at):
    """Cadres, shaded: one space may Agitate; declining in one leaves it for the next."""
    s = at("vc_resources: 9; shaded: cadres; binh-dinh: vc_base; kien-phong: vc_base; tay-ninh: vc_base")
    drive(Rally(s, VC).execute(), "binh-dinh 1 done kien-phong 1 agitate 2 tay-ninh 1 done")
    assert [s.support[x] for x in (b.BINH_DINH, b.KIEN_PHONG, b.TAY_NINH)] == [0, -2, 0]


# --- 3.3.2 March


def test_a_limited_march_is_over_with_its_destination(at):
    """2.3.5 One destination: once the player is done with it there is nothing more to ask."""
    s = at("vc_resources: 9; saigon: vc_guerrilla; tay-ninh: vc_guerrilla")
    op = March(s, VC, Terms(limited=True))
    drive(op.execute(), "kien-phong saigon done")
    assert op.spaces == [b.KIEN_PHONG] and count(s, p.VC_GUERRILLA_U, b.TAY_NINH) == 1


def test_nva_and_vc_pieces_do_not_count_at_the_destination(at):
    """3.3.2 The group and US and ARVN cubes and Special Forces; no Bases, no Insurgents who are there."""
    s = at(
        "vc_resources: 1; tay-ninh: 3 vc_guerrilla_u; "
        "kien-phong: active_support, 4 nva_troop, 2 vc_guerrilla_u, us_base, arvn_base"
    )
    drive(March(s, VC).execute(), "kien-phong all done")
    assert count(s, p.VC_GUERRILLA_U, b.KIEN_PHONG) == 5


def test_only_the_marching_guerrillas_become_active(at):
    """3.3.2 Guerrillas of the moving group; who stood there stays Underground."""
    s = at("tay-ninh: 4 vc_guerrilla_u; loc-saigon-an-loc-ban-me-thuot: 2 vc_guerrilla_u")
    drive(March(s, VC).execute(), "loc-saigon-an-loc-ban-me-thuot all done")
    loc = b.LOC_SAIGON_AN_LOC_BAN_ME_THUOT
    assert (count(s, p.VC_GUERRILLA_U, loc), count(s, p.VC_GUERRILLA_A, loc)) == (2, 4)


def test_a_coin_province_on_the_way_does_not_let_nva_move_on(at):
    """3.3.2 Only from Laos and Cambodia: who entered the South stays."""
    s = at("nva_resources: 9; trail: 4; southern-laos: nva_troop")
    drive(March(s, NVA).execute(), "pleiku")
    assert count(s, p.NVA_TROOP, b.PLEIKU) == 1


def test_the_way_and_its_price_are_shown(at):
    """3.3.2 The question names the spaces on the way and what the move costs; the log names the way."""
    s = at("nva_resources: 9; trail: 1; north-vietnam: 6 nva_troop")
    decision = ask(March(s, NVA).execute(), "pleiku")
    assert (decision.values["by"], decision.values["cost"]) == (["central-laos", "southern-laos"], 3)
    drive(March(s, NVA).execute(), "pleiku all")
    assert any(note.key == "log.march_by" for note in s.notes)


def test_claymores_and_main_force_bns(at):
    """Cards 17 and 104 together: a lone Guerrilla next to one Police is noticed and lost."""
    s = at(
        "vc_resources: 1; tay-ninh: vc_guerrilla_u; kien-phong: passive_support, arvn_police; "
        "momentum: claymores; unshaded: main_force_bns"
    )
    drive(March(s, VC).execute(), "kien-phong")
    assert total(s, p.VC_GUERRILLAS, b.KIEN_PHONG) == 0


# --- 3.3.3 Attack


def test_a_vc_attack_leaves_nva_guerrillas_alone(at):
    """3.3.3 Only the executing faction's Guerrillas become Active and count."""
    s = at("vc_resources: 1; hue: 2 vc_guerrilla_u, 3 nva_guerrilla_u, 2 arvn_police")
    drive(Attack(s, VC).execute(), dice="3")
    assert count(s, p.NVA_GUERRILLA_U, b.HUE) == 3 and count(s, p.POLICE, b.HUE) == 2


def test_arvn_and_special_forces_cost_no_attacker(at):
    """3.3.3 Attrition for US Troops and Bases only, not for Irregulars or ARVN pieces."""
    s = at("nva_resources: 1; hue: 4 nva_troop, us_irregular_a, arvn_base")
    drive(Attack(s, NVA).execute(), "hue/arvn_base")
    assert count(s, p.NVA_TROOP, b.HUE) == 4 and not count(s, p.ARVN_BASE, b.HUE)


def test_ambush_is_missing_for_a_reason(at):
    """4.1 Why an Attack cannot be an Ambush: nobody Underground, no more spaces, over, forbidden, not granted."""
    attackers = "hue: vc_guerrilla, nva_troop, arvn_police; pleiku: vc_guerrilla, arvn_police; "
    attackers += "saigon: vc_guerrilla, arvn_police; nva_resources: 9; vc_resources: 9"

    def reason(position, keys="", dice="", **limits):
        run = Attack(at(f"{attackers}{position}"), VC, Terms(**limits)).execute()
        return ask(run, keys, dice).blocked["ambush"].key

    assert reason("", special=True) == "why.activity.attack"
    assert reason("; momentum: claymores", special=True) == "why.momentum"
    assert reason("") == "why.activity.none" and reason("", limited=True) == "why.activity.limited"


# --- 3.3.4 Terror


def test_terror_reads_the_rule_where_nobody_lives(at):
    """3.3.4 A Province without Population takes a marker but no level."""
    s = at("vc_resources: 1; phuoc-long: vc_guerrilla_u")
    drive(Terror(s, VC).execute())
    assert s.terror[b.PHUOC_LONG] == 1 and s.support[b.PHUOC_LONG] == 0


def test_terror_at_active_opposition_still_marks(at):
    """3.3.4 The last level stays; the marker comes."""
    s = at("vc_resources: 1; hue: active_opposition, vc_guerrilla_u")
    drive(Terror(s, VC).execute())
    assert s.support[b.HUE] == -2 and s.terror[b.HUE] == 1


# --- 4.1, 5.1.2 Special Activities


@pytest.mark.parametrize(
    ("momentum", "faction", "name", "position"),
    [
        ("mcnamara_line", NVA, "infiltrate", "central-laos: nva_base"),
        ("typhoon_kate", NVA, "bombard", "hue: 3 nva_troop, 3 arvn_troop"),
        ("claymores", VC, "ambush", "hue: vc_guerrilla_u, arvn_police"),
    ],
)
def test_a_later_event_goes_before_momentum(at, momentum, faction, name, position):
    """5.1.2 As with MACV and Air Lift: an Event that grants a Special Activity overrides an earlier ban on it."""
    s = at(f"trail: 1; {position}; momentum: {momentum}")
    assert name in possible(activity(s, faction), by_event=True)
    assert name not in possible(activity(s, faction)) and name not in possible(activity(s, faction, "rally"))
    before = bytes(s.pieces)
    op = activity(s, faction)
    run = add(op, name)
    decision = next(run)
    try:
        while True:
            decision = run.send(decision.keys[0])
    except StopIteration:
        pass
    assert bytes(s.pieces) != before and op.activity_spaces


def test_typhoon_kate_still_limits_a_granted_activity(at):
    """Card 115: one space at most does not contradict an Event that grants the activity."""
    s = at("trail: 0; central-laos: nva_base; southern-laos: nva_base; momentum: typhoon_kate")
    drive(infiltrate(activity(s, NVA)), "central-laos 1")
    assert count(s, p.NVA_TROOP, b.CENTRAL_LAOS) == 1


def test_every_activity_is_offered_or_has_its_reason(at):
    """4.1 With each Operation, for both factions, in any mode: an offer or a reason."""
    position = "nva_resources: 9; vc_resources: 9; trail: 1; central-laos: nva_base, 3 nva_troop; "
    position += "hue: 2 vc_guerrilla, nva_guerrilla, arvn_police, us_troop"
    for faction in (NVA, VC):
        for name in INSURGENT_OPERATIONS:
            for mode in ({"special": True}, {"limited": True}, {}):
                decision = next(OPERATIONS[name](at(position), faction, Terms(**mode)).execute())
                assert set(ACTIVITIES) <= {*decision.keys, *decision.blocked}, (faction, name, mode)
                assert not set(decision.keys) & set(decision.blocked)


def test_every_space_is_offered_or_has_its_reason(at):
    """3.1 Asked for the first space, an Operation explains all the others."""
    position = "nva_resources: 9; vc_resources: 9; central-laos: nva_base, 3 nva_troop; "
    position += "hue: 2 vc_guerrilla, nva_guerrilla, arvn_police, us_troop; saigon: passive_support"
    for faction in (NVA, VC):
        for name in INSURGENT_OPERATIONS:
            decision = next(OPERATIONS[name](at(position), faction).execute())
            assert set(b.IDS) <= {*decision.keys, *decision.blocked}, (faction, name)


def test_an_attack_between_ambushes_ends_them(at):
    """4.1 The Special Activity takes place at one time, and the game says so."""
    s = at(
        "vc_resources: 9; hue: vc_guerrilla, arvn_police; pleiku: vc_guerrilla, arvn_police; "
        "saigon: 2 vc_guerrilla, arvn_police"
    )
    op = Attack(s, VC, Terms(special=True)).execute()
    decision = next(op)
    for key in ("hue", "ambush", "hue/arvn_police", "pleiku", "guerrillas", "6", "saigon"):
        decision = op.send(key)
    assert decision.keys == ["guerrillas"] and decision.blocked["ambush"].key == "why.ambush.over"


def test_ambush_from_a_loc_looks_at_bases_space_by_space(at):
    """4.4.3 A Base goes last in its own space; pieces of other spaces do not protect it."""
    s = at("loc-hue-da-nang: vc_guerrilla_u; hue: arvn_base; da-nang: us_troop, us_base")
    assert targets(s, VC, b.LOC_HUE_DA_NANG) == ["hue/arvn_base", "da-nang/us_troop"]


def test_infiltrated_tunnel_from_a_tunnel(at):
    """4.4.1, 1.4.1 The only spare NVA Base is Tunneled: it loses that marker, the VC marker turns to NVA."""
    bases = "; ".join(f"{x}: 2 nva_base" for x in ("north-vietnam", "central-laos", "southern-laos", "ne-cambodia"))
    s = at(f"{bases}; fishhook: nva_tunnel; tay-ninh: 3 nva_troop, vc_tunnel")
    drive(infiltrate(activity(s, NVA)), "tay-ninh tay-ninh/vc_tunnel fishhook/nva_tunnel done")
    assert count(s, p.NVA_TUNNEL, b.TAY_NINH) == 1 and not total(s, p.NVA_BASES, b.FISHHOOK)
    assert available(s, p.VC_BASE) == 9


# --- the words


WORDS = Messages(ENGLISH, lambda key: None)


def read(decision):
    """The question, its options and why others are not offered: everything has its words."""
    WORDS.prompt(decision)
    for key in decision.keys:
        WORDS.label(decision, key)
    for reason in decision.blocked.values():
        WORDS.why(reason)


@pytest.mark.parametrize("seed", range(40))
def test_random_operations_of_nva_and_vc(seed):
    """3.3, 4.4, 4.5 under any Capabilities and Momentum: no dead end, no broken invariant, no missing word."""
    rng = random.Random(seed)
    s = setup(rng.choice(["short", "medium", "full"]), {}, seed)
    s.trail = rng.choice([0, 1, 2, 3, 4])
    for name in CAPABILITIES:
        side = rng.choice(["", "", "shaded", "unshaded"])
        if side:
            setattr(s, side, getattr(s, side) | {name})
    s.momentum = frozenset(name for name in MOMENTUM if rng.random() < 0.08)
    s.next, s.deck, s.aside, s.played = rng.choice([1, 2, 3, 130]), (), (), ()
    for _ in range(12):
        faction = rng.choice([NVA, VC])
        s.resources[faction] = rng.choice([0, 1, 2, 4, 8])
        limited, special = rng.choice([(True, False), (False, False), (False, True), (False, True)])
        names = [name for name in INSURGENT_OPERATIONS if can_operate(s, faction, name, Terms(special=special))]
        for name in INSURGENT_OPERATIONS:
            if (reason := why_not_operate(s, faction, name, Terms(special=special))) is not None:
                WORDS.why(reason)
        if not names:
            continue
        op = OPERATIONS[rng.choice(names)](s, faction, Terms(limited=limited, special=special))
        play(op.execute(), rng, read)
        assert not (limited and op.activity) and not (limited and len(op.spaces) > 1)
        assert op.spaces or getattr(op, "improved_trail", False), "2.3.4 it occurs in a space or improves the Trail"
        check(s)
        for note in s.notes:
            WORDS.text(note.key, note.values)
        s.notes.clear()
