"""4.3.3 Raid."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.raid import raid
from indochina.fitl.state import count, tunnels_left


def op(s, name="patrol"):
    return OPERATIONS[name](s, "ARVN", Terms(special=True))


def test_it_accompanies_patrol_sweep_and_assault(at):
    s = at("hue: arvn_ranger, arvn_troop, vc_guerrilla")
    names = [name for name in ("train", "patrol", "sweep", "assault") if "raid" in possible(op(s, name))]
    assert names == ["patrol", "sweep", "assault"]


def test_spaces_with_rangers_or_next_to_them_but_not_the_north(at):
    s = at("quang-tri: arvn_ranger_a")
    decision = ask(raid(op(s)))
    assert "quang-tri" in decision.keys and "hue" in decision.keys and "saigon" not in decision.keys
    assert "north-vietnam" not in decision.keys and decision.blocked["saigon"].key == "why.no_rangers_near"


def test_adjacent_rangers_move_in_as_they_are(at):
    s = at("hue: arvn_ranger_u, arvn_ranger_a; quang-nam: arvn_ranger_u; quang-tri: 3 vc_guerrilla_u")
    drive(raid(op(s)), "quang-tri hue/arvn_ranger_a done done")
    assert count(s, p.RANGER_A, b.QUANG_TRI) == 1 and count(s, p.RANGER_U, b.HUE) == 1


def test_then_an_underground_ranger_may_remove_two_enemies_of_any_kind(at):
    s = at("hue: arvn_ranger_u; quang-tri: 2 vc_guerrilla_u, nva_troop")
    drive(raid(op(s)), "quang-tri hue/arvn_ranger_u yes quang-tri/vc_guerrilla_u quang-tri/nva_troop done")
    assert count(s, p.VC_GUERRILLA_U, b.QUANG_TRI) == 1 and count(s, p.NVA_TROOP, b.QUANG_TRI) == 0
    assert count(s, p.RANGER_A, b.QUANG_TRI) == 1


def test_4_3_3_one_ranger_strikes_in_each_space(at):
    """4.3.3 Two pieces for one Ranger, however many are there."""
    s = at("hue: 3 arvn_ranger_u, 5 vc_guerrilla_u")
    drive(raid(op(s)), "hue yes done")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 3 and count(s, p.RANGER_U, b.HUE) == 2


def test_it_need_not_strike(at):
    s = at("hue: arvn_ranger_u, vc_guerrilla_u")
    drive(raid(op(s)), "hue no done")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 1 and count(s, p.RANGER_U, b.HUE) == 1


def test_active_rangers_do_not_strike(at):
    s = at("hue: arvn_ranger_a, vc_guerrilla_u")
    drive(raid(op(s)), "hue done")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 1


def test_bases_only_when_nothing_else_is_there_never_tunneled_ones(at):
    s = at("hue: arvn_ranger_u, vc_guerrilla_u, vc_base")
    drive(raid(op(s)), "hue yes done")
    assert count(s, p.VC_BASE, b.HUE) == 0
    s = at("hue: arvn_ranger_u, vc_guerrilla_u, vc_tunnel")
    drive(raid(op(s)), "hue yes done")
    assert tunnels_left(s) == 5


def test_the_other_enemy_may_be_ignored(at):
    s = at("hue: arvn_ranger_u, vc_guerrilla_u, nva_guerrilla_u")
    drive(raid(op(s)), "hue yes hue/nva_guerrilla_u done done")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 1


def test_two_spaces_and_typhoon_kate_one(at):
    text = "hue: arvn_ranger_u; saigon: arvn_ranger_u"
    s = at(text)
    made = op(s)
    drive(raid(made), "hue saigon")
    assert made.activity_spaces == [b.HUE, b.SAIGON]
    s = at(text + "; momentum: typhoon_kate")
    made = op(s)
    drive(raid(made), "hue")
    assert made.activity_spaces == [b.HUE]


def test_a_ranger_that_moved_in_moves_no_further(at):
    s = at("hue: arvn_ranger_u")
    drive(raid(op(s)), "quang-tri hue/arvn_ranger_u quang-nam")
    assert count(s, p.RANGER_U, b.QUANG_TRI) == 1


def test_4_3_3_a_ranger_that_moved_in_and_struck_does_not_move_on(at):
    """4.3.3 Rangers move into a Raid space and strike there; turning Active gives no second move."""
    s = at("hue: arvn_ranger_u; quang-tri: 4 vc_guerrilla; quang-nam: vc_guerrilla")
    drive(raid(op(s)), "quang-tri hue/arvn_ranger_u yes quang-nam")
    assert count(s, p.RANGER_A, b.QUANG_TRI) == 1 and count(s, p.RANGER_A, b.QUANG_NAM) == 0


def test_4_3_3_of_two_rangers_the_one_that_stood_there_strikes_so_that_none_is_moved_twice(at):
    """4.3.3 With one that was there and one that came, one may still go on to the second space."""
    s = at("hue: arvn_ranger_u; quang-tri: arvn_ranger_u, 4 vc_guerrilla; quang-nam: vc_guerrilla")
    decision = ask(raid(op(s)), "quang-tri hue/arvn_ranger_u yes quang-nam")
    assert decision.name == "raid.move" and decision.keys == ["quang-tri/arvn_ranger_a", "done"]
