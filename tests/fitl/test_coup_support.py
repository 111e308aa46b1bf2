"""6.3 Support Phase."""

import pytest
from procedures import ask, drive, over

from indochina.fitl.board import HUE, SAIGON, SPACE
from indochina.fitl.components.pieces import VC_GUERRILLA_A, VC_GUERRILLA_U
from indochina.fitl.coup.support import agitation, pacification, pacification_cost
from indochina.fitl.state import count

FIVE = "; ".join(
    f"{x}: us_troop, arvn_troop, arvn_police" for x in ("hue", "da-nang", "kontum", "qui-nhon", "cam-ranh")
)


def test_6_3_1_pacification_needs_control_police_and_the_factions_own_troops(at):
    s = at(
        "stage: coup.pacification; arvn_resources: 50; saigon: us_troop, arvn_police; hue: arvn_troop, arvn_police;"
        "da-nang: us_troop, arvn_troop; kontum: us_troop, arvn_police, 2 vc_guerrilla"
    )
    us = ask(pacification(s.copy()))
    assert (us.seat, us.keys) == ("US", ["saigon", "end"])
    assert {k: us.blocked[k].key for k in ("hue", "da-nang", "kontum")} == {
        "hue": "why.coup.no_troops",
        "da-nang": "why.coup.no_police",
        "kontum": "why.coup.no_coin_control",
    }
    arvn = ask(pacification(s), "end")
    assert (arvn.seat, arvn.keys) == ("ARVN", ["hue", "end"])


def test_6_3_1_three_resources_for_each_terror_marker_and_then_level(at):
    s = at("stage: coup.pacification; arvn_resources: 40; hue: us_troop, arvn_police, 2 terror")
    assert ask(pacification(s.copy()), "hue").keys == ["1", "2", "3", "4"]
    assert drive(pacification(s), "hue 3") == "coup.agitation"
    assert (s.terror[HUE], s.support[HUE], s.resources["ARVN"]) == (0, 1, 31)


def test_6_3_1_terror_goes_first(at):
    s = at("stage: coup.pacification; arvn_resources: 40; hue: us_troop, arvn_police, terror")
    drive(pacification(s), "hue 1")
    assert (s.terror[HUE], s.support[HUE]) == (0, 0)


def test_6_3_1_two_levels_for_each_space_in_a_phase_not_for_each_faction(at):
    s = at("stage: coup.pacification; arvn_resources: 50; hue: us_troop, arvn_troop, arvn_police, passive_opposition")
    drive(pacification(s), "hue 1 hue")
    assert s.support[HUE] == 1
    t = at("stage: coup.pacification; arvn_resources: 50; hue: us_troop, arvn_troop, arvn_police, passive_opposition")
    assert over(pacification(t), "hue 2")  # ARVN finds nothing more to do there
    assert t.support[HUE] == 1


def test_6_3_1_example_us_in_3_spaces_leaves_arvn_1(at):
    s = at(f"stage: coup.pacification; arvn_resources: 75; {FIVE}")
    assert over(pacification(s), "hue 2 da-nang 2 kontum 2 done qui-nhon 2")


def test_6_3_1_example_us_in_4_spaces_leaves_arvn_none(at):
    s = at(f"stage: coup.pacification; arvn_resources: 75; {FIVE}")
    us = ["hue", "2", "da-nang", "2", "kontum", "2", "qui-nhon", "2"]
    assert over(pacification(s), " ".join(us))
    assert s.support[SPACE["cam-ranh"]] == 0


def test_6_3_1_the_us_may_not_spend_below_total_econ(at):
    s = at(
        "stage: coup.pacification; econ: 15; arvn_resources: 19;"
        "hue: us_troop, arvn_troop, arvn_police, active_opposition"
    )
    us = ask(pacification(s.copy()), "hue")
    assert us is not None and us.seat == "ARVN"  # one step was all it could pay: it answered itself
    t = at("stage: coup.pacification; econ: 15; arvn_resources: 17; hue: us_troop, arvn_troop, arvn_police")
    assert ask(pacification(t)).seat == "ARVN"


def test_6_3_1_a_space_of_both_factions_counts_for_each(at):
    """The example: after 4 spaces of the US there is none for ARVN, whatever could still be shifted there."""
    s = at(f"stage: coup.pacification; arvn_resources: 75; {FIVE}")
    us = ["hue", "1", "da-nang", "1", "kontum", "1"]
    assert over(pacification(s.copy()), f"{' '.join(us)} qui-nhon 1")
    assert over(pacification(s.copy()), f"{' '.join(us)} done hue")
    t = s.copy()
    drive(pacification(t), f"{' '.join(us)} done hue")  # ARVN's one space may be one of theirs: 1 level is left there
    assert t.support[HUE] == 2


@pytest.mark.parametrize(
    "text, cost",
    [
        ("", 3),
        ("leader_box: 127", 4),
        ("leader_box: 127, 128", 3),
        ("leader_box: 129, 127", 4),
        ("leader_box: 127; leader_flipped: 1", 3),
        ("momentum: blowtorch_komer", 1),
        ("leader_box: 127; momentum: blowtorch_komer; current: 128; played: 1", 1),
        ("leader_box: 127; momentum: blowtorch_komer; current: 127; played: 1", 4),
    ],
)
def test_6_3_1_price_under_ky_and_with_blowtorch_komer(at, text, cost):
    assert pacification_cost(at(text)) == cost


def test_5_3_shaded_mandate_of_heaven_leaves_arvn_one_space(at):
    s = at(f"stage: coup.pacification; arvn_resources: 75; {FIVE}; shaded: mandate_of_heaven")
    assert over(pacification(s.copy()), "done hue 1")
    assert ask(pacification(s), "hue 1 da-nang 1").seat == "US"


def test_5_3_shaded_cords_does_not_touch_the_support_phase(at):
    s = at("stage: coup.pacification; arvn_resources: 40; hue: us_troop, arvn_police; shaded: cords")
    drive(pacification(s), "hue 2")
    assert s.support[HUE] == 2


def test_6_3_2_agitation_needs_vc_pieces_and_no_coin_control(at):
    s = at("stage: coup.agitation; vc_resources: 9; hue: vc_guerrilla; saigon: vc_base, 2 us_troop; kontum: nva_troop")
    vc = ask(agitation(s))
    assert (vc.seat, vc.keys) == ("VC", ["hue", "end"])
    assert vc.blocked["saigon"].key == "why.coup.coin_control" and vc.blocked["kontum"].key == "why.coup.no_vc"


def test_6_3_2_one_resource_for_terror_or_level_two_levels_at_most(at):
    s = at("stage: coup.agitation; vc_resources: 9; hue: vc_guerrilla, terror, active_support")
    assert ask(agitation(s.copy()), "hue").keys == ["1", "2", "3"]
    assert drive(agitation(s), "hue 3") == "coup.redeploy_troops"
    assert (s.terror[HUE], s.support[HUE], s.resources["VC"]) == (0, 0, 6)


def test_6_3_2_four_spaces_at_most(at):
    names = ("saigon", "hue", "da-nang", "kontum", "qui-nhon")
    s = at("stage: coup.agitation; vc_resources: 20; " + "; ".join(f"{x}: vc_guerrilla" for x in names))
    assert over(agitation(s), "saigon 1 hue 1 da-nang 1 kontum 1")


def test_6_3_2_not_without_resources(at):
    assert over(agitation(at("stage: coup.agitation; hue: vc_guerrilla")))


def test_6_3_2_ky_does_not_touch_agitation(at):
    s = at("stage: coup.agitation; vc_resources: 2; hue: vc_guerrilla; leader_box: 127")
    drive(agitation(s), "hue 2")
    assert s.support[HUE] == -2


def test_5_3_unshaded_cadres_removes_two_guerrillas_for_each_space(at):
    s = at(
        "stage: coup.agitation; vc_resources: 9; unshaded: cadres; hue: vc_guerrilla, vc_base;"
        "saigon: 2 vc_guerrilla_u, vc_guerrilla_a"
    )
    vc = ask(agitation(s.copy()))
    assert vc.keys == ["saigon", "end"] and vc.blocked["hue"].key == "why.coup.cadres"
    drive(agitation(s), "saigon 1 2")
    assert (count(s, VC_GUERRILLA_U, SAIGON), count(s, VC_GUERRILLA_A, SAIGON)) == (1, 0)
    assert s.support[SAIGON] == -2


def test_6_3_1_exactly_enough_resources_are_enough(at):
    s = at("stage: coup.pacification; econ: 15; arvn_resources: 18; hue: us_troop, arvn_police")
    drive(pacification(s), "hue")
    assert (s.support[HUE], s.resources["ARVN"]) == (1, 15)
    assert [(note.key, note.values["n"], note.values["cost"]) for note in s.notes] == [("log.coup.pacify", 1, 3)]


@pytest.mark.parametrize("terror, steps", [("", []), ("2 terror", ["1", "2"])])
def test_6_3_without_population_there_is_only_terror_to_remove(at, terror, steps):
    s = at(f"stage: coup.pacification; arvn_resources: 40; phuoc-long: us_troop, arvn_police, {terror}")
    assert ask(pacification(s), "phuoc-long").keys == steps if steps else over(pacification(s))
    t = at(f"stage: coup.agitation; vc_resources: 9; phuoc-long: vc_base, {terror}")
    assert ask(agitation(t), "phuoc-long").keys == steps if steps else over(agitation(t))


@pytest.mark.parametrize(
    "under, active, splits, left",
    [(2, 0, None, (0, 0)), (3, 0, None, (1, 0)), (0, 3, None, (0, 1)), (1, 3, ["0", "1"], (0, 2))],
)
def test_5_3_unshaded_cadres_takes_two_guerrillas_and_vc_says_which(at, under, active, splits, left):
    s = at(
        "stage: coup.agitation; vc_resources: 1; unshaded: cadres;"
        f"hue: {under} vc_guerrilla_u, {active} vc_guerrilla_a, 2 vc_base"
    )
    if splits:
        assert ask(agitation(s.copy()), "hue").keys == splits
    drive(agitation(s), f"hue {' '.join(splits[-1:] if splits else ())}")
    assert (count(s, VC_GUERRILLA_U, HUE), count(s, VC_GUERRILLA_A, HUE)) == left
    assert s.support[HUE] == -1
