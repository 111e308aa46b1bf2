"""4.2.1 Advise."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.operations.train import Train
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.advise import advise
from indochina.fitl.state import count


def op(s, name="patrol", spaces=()):
    made = OPERATIONS[name](s, "US", Terms(special=True))
    made.spaces += spaces
    return made


def test_it_accompanies_train_and_patrol_only(at):
    s = at("pleiku: 2 arvn_troop, vc_guerrilla_a")
    assert [name for name in ("train", "patrol", "sweep", "assault") if "advise" in possible(op(s, name))] == [
        "train",
        "patrol",
    ]


def test_not_where_training_takes_place_and_no_training_where_it_took_place(at):
    s = at("pleiku: 2 arvn_troop, us_troop, vc_guerrilla_a; hue: arvn_troop, us_troop")
    decision = ask(advise(op(s, "train", [b.HUE])), "")
    assert decision.name == "advise.action" and decision.values["space"] == "pleiku"
    s = at("pleiku: 2 arvn_troop, us_troop, vc_guerrilla_a; hue: us_troop")
    training = Train(s, "US", Terms(special=True))
    drive(training.execute(), "advise assault yes done")
    assert training.spaces == [b.HUE]


def test_arvn_sweeps_in_place(at):
    s = at("kien-hoa: arvn_troop, arvn_police, us_troop, 3 vc_guerrilla_u")
    drive(advise(op(s)), "sweep no")
    assert count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 2 and s.aid == 0


def test_4_1_an_advised_sweep_may_search_for_one_enemy_and_ignore_the_other(at):
    """3.1, 4.1 As with a Sweep of its own."""
    s = at("hue: 2 arvn_police, vc_guerrilla, nva_guerrilla")
    drive(advise(op(s)), "sweep NVA no")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 1 and count(s, p.NVA_GUERRILLA_A, b.HUE) == 1


def test_no_sweep_by_advise_in_monsoon(at):
    s = at("kien-hoa: 2 arvn_troop, vc_guerrilla_u, vc_guerrilla_a; next: 125")
    drive(advise(op(s)), "no")
    assert count(s, p.VC_GUERRILLA_U, b.KIEN_HOA) == 1 and count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 0


def test_4_2_1_special_forces_strike_and_arvn_assaults_in_monsoon(at):
    """2.3.9, 4.2.1 Only its Sweep is barred."""
    s = at("next: 125; kien-hoa: 2 arvn_troop, us_irregular_u, 3 vc_guerrilla_u; hue: 3 arvn_troop")
    decision = ask(advise(op(s)))
    assert decision.keys == ["assault", "kien-hoa/us_irregular_u"]


def test_arvn_assaults_and_earns_aid_for_bases_at_no_cost(at):
    s = at("saigon: 2 arvn_police, vc_base; arvn_resources: 1")
    drive(advise(op(s)), "assault yes")
    assert s.aid == 12 and s.resources["ARVN"] == 1


def test_an_underground_irregular_or_ranger_removes_any_two_pieces(at):
    s = at("kien-hoa: us_irregular_u, nva_troop, vc_guerrilla_u, vc_base")
    drive(advise(op(s)), "kien-hoa/vc_guerrilla_u done yes")
    assert count(s, p.IRREGULAR_A, b.KIEN_HOA) == 1 and count(s, p.VC_GUERRILLA_U, b.KIEN_HOA) == 0
    assert count(s, p.NVA_TROOP, b.KIEN_HOA) == 1 and s.aid == 6


def test_4_2_1_it_removes_two_where_two_are_even_in_laos(at):
    """4.2.1 Any space but the North; both pieces go if the one struck has them."""
    s = at("central-laos: us_irregular_u, 3 nva_troop")
    drive(advise(op(s)), "no")
    assert count(s, p.NVA_TROOP, b.CENTRAL_LAOS) == 1 and count(s, p.IRREGULAR_A, b.CENTRAL_LAOS) == 1


def test_bases_only_when_nothing_else_is_there_and_never_tunneled_ones(at):
    s = at("kien-hoa: arvn_ranger_u, vc_guerrilla_u, vc_base")
    drive(advise(op(s)), "kien-hoa/arvn_ranger_u yes")
    assert count(s, p.VC_BASE, b.KIEN_HOA) == 0 and count(s, p.VC_GUERRILLA_U, b.KIEN_HOA) == 0
    s = at("kien-hoa: us_irregular_u, vc_tunnel; hue: us_irregular_a, vc_guerrilla_u")
    assert "advise" not in possible(op(s))


def test_two_spaces_at_most_and_typhoon_kate_one(at):
    text = "kien-hoa: arvn_troop; hue: arvn_troop; saigon: arvn_troop"
    s = at(text)
    made = op(s)
    drive(advise(made), "hue saigon no")
    assert made.activity_spaces == [b.HUE, b.SAIGON]
    s = at(text + "; momentum: typhoon_kate")
    made = op(s)
    drive(advise(made), "hue no")
    assert made.activity_spaces == [b.HUE]


def test_six_aid_once_if_wanted_up_to_75(at):
    s = at("kien-hoa: arvn_troop; hue: arvn_troop; aid: 72")
    drive(advise(op(s)), "hue kien-hoa yes")
    assert s.aid == 75


def test_general_lansdale_does_not_stop_it(at):
    s = at("saigon: 2 arvn_police, vc_base; momentum: general_lansdale")
    assert "assault" in ask(advise(op(s))).keys


def test_card_72_body_count_pays_for_advised_assaults(at):
    """Card 72 speaks of any Assault."""
    s = at("momentum: body_count; hue: 2 arvn_police, vc_guerrilla_a")
    drive(advise(op(s)), "assault no")
    assert s.aid == 3


def test_cobras_and_booby_traps_work_in_its_sweeps_too(at):
    s = at("saigon: arvn_troop, 2 vc_guerrilla_u; unshaded: cobras; shaded: booby_traps")
    drive(advise(op(s)), "sweep saigon no", dice="1")
    assert count(s, p.VC_GUERRILLA_A, b.SAIGON) == 0 and count(s, p.ARVN_TROOP, b.SAIGON) == 0
    assert count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1


def test_never_in_the_north(at):
    s = at("hue: arvn_troop; da-nang: arvn_troop; north-vietnam: nva_troop")
    assert ask(advise(op(s))).blocked["north-vietnam"].rule == "1.4.2"
