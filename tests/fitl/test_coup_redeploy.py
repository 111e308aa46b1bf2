"""6.4 Redeploy Phase."""

from procedures import ask, drive, over

from indochina.fitl.board import HUE, PLEIKU, SPACE
from indochina.fitl.components.pieces import ARVN_TROOP, NVA_TROOP, POLICE, TYPE
from indochina.fitl.coup.redeploy import redeploy_nva, redeploy_police, redeploy_troops
from indochina.fitl.state import COIN_CONTROL, NVA_CONTROL, count, release_control


def test_6_4_1_coin_pieces_leave_laos_and_cambodia_us_troops_out_of_play_all_others_to_available(at):
    s = at(
        "stage: coup.redeploy_troops; central-laos: 2 us_troop, us_irregular, arvn_troop, arvn_ranger, nva_base;"
        "fishhook: us_base, arvn_police; quang-tri: us_troop"
    )
    before = s.available[:]
    drive(redeploy_troops(s))
    assert s.out_of_play[TYPE["us_troop"]] == 2 and sum(s.out_of_play) == 2 and not any(s.casualties)
    for name in ("us_irregular", "arvn_troop", "arvn_ranger", "us_base", "arvn_police"):
        assert s.available[TYPE[name]] == before[TYPE[name]] + 1
    s.control_held = False
    s.control[SPACE["central-laos"]] = NVA_CONTROL
    s.control[SPACE["fishhook"]] = 0


def test_6_4_2_arvn_troops_must_leave_locs_and_provinces_without_coin_bases(at):
    s = at("stage: coup.redeploy_troops; pleiku: 2 arvn_troop; loc-hue-da-nang: arvn_troop; hue: arvn_troop")
    first = ask(redeploy_troops(s.copy()))
    assert first.seat == "ARVN" and first.keys == ["hue", "pleiku", "loc-hue-da-nang"]
    assert first.blocked["end"].key == "why.coup.must_redeploy"
    after = ask(redeploy_troops(s), "pleiku saigon 2 loc-hue-da-nang saigon")
    assert after.keys == ["hue", "end"]


def test_6_4_2_troops_at_coin_bases_and_in_cities_may_stay_or_move(at):
    s = at("stage: coup.redeploy_troops; pleiku: 2 arvn_troop, us_base; hue: arvn_troop")
    assert drive(redeploy_troops(s.copy()), "done") == "coup.redeploy_police"
    s = at("stage: coup.redeploy_troops; pleiku: 2 arvn_troop, us_base; hue: arvn_troop")
    drive(redeploy_troops(s), "pleiku hue 1 done")
    assert count(s, ARVN_TROOP, PLEIKU) == 1 and count(s, ARVN_TROOP, HUE) == 2


def test_6_4_2_troops_go_to_cities_without_nva_control_coin_bases_or_saigon(at):
    s = at(
        "stage: coup.redeploy_troops; loc-hue-da-nang: arvn_troop; hue: nva_troop; saigon: nva_troop;"
        "pleiku: us_base, 5 nva_troop; binh-dinh: us_troop"
    )
    assert ask(redeploy_troops(s)).keys == [
        "saigon",
        "da-nang",
        "kontum",
        "qui-nhon",
        "cam-ranh",
        "an-loc",
        "can-tho",
        "pleiku",
    ]


def test_6_4_2_each_piece_moves_once(at):
    s = at("stage: coup.redeploy_troops; saigon: arvn_troop; hue: arvn_troop")
    decision = ask(redeploy_troops(s), "saigon hue")
    assert decision.keys == ["hue", "end"]  # the one that was there before
    t = at("stage: coup.redeploy_troops; saigon: arvn_troop")
    assert over(redeploy_troops(t), "saigon hue")


def test_6_4_4_control_waits_until_the_end_of_the_phase(at):
    s = at("stage: coup.redeploy_troops; pleiku: 2 arvn_troop, vc_guerrilla; hue: 2 vc_guerrilla, arvn_troop")
    drive(redeploy_troops(s), "pleiku hue 2 done")
    assert s.control[PLEIKU] == COIN_CONTROL and s.control[HUE] == 0
    drive(redeploy_police(s))
    drive(redeploy_nva(s))
    assert s.control[PLEIKU] == 0 and s.control[HUE] == COIN_CONTROL


def test_6_4_2_police_may_go_to_locs_and_to_coin_controlled_spaces_of_the_south(at):
    s = at(
        "stage: coup.redeploy_police; hue: 2 arvn_police; pleiku: us_troop; saigon: vc_guerrilla; fishhook: us_troop"
    )
    keys = ask(redeploy_police(s.copy()), "hue").keys
    assert keys[0] == "pleiku" and len(keys) == 18 and all(k.startswith("loc-") for k in keys[1:])
    assert drive(redeploy_police(s), "hue loc-hue-da-nang 1 done") == "coup.redeploy_nva"
    assert count(s, POLICE, SPACE["loc-hue-da-nang"]) == 1


def test_6_4_2_police_need_not_move(at):
    s = at("stage: coup.redeploy_police; fishhook: nva_troop; pleiku: 3 arvn_police")
    assert drive(redeploy_police(s), "done") == "coup.redeploy_nva"
    assert count(s, POLICE, PLEIKU) == 3


def test_6_4_3_nva_troops_may_go_to_any_nva_base_even_under_coin_control(at):
    s = at(
        "stage: coup.redeploy_nva; current: 127; north-vietnam: 9 nva_troop, nva_base; hue: nva_base, 3 us_troop;"
        "tay-ninh: nva_tunnel; fishhook: 2 nva_troop, 2 nva_guerrilla; saigon: vc_base"
    )
    assert ask(redeploy_nva(s.copy()), "fishhook").keys == ["hue", "north-vietnam", "tay-ninh"]
    assert drive(redeploy_nva(s), "north-vietnam hue 4 done") == "coup.commitment"
    assert count(s, NVA_TROOP, HUE) == 4 and s.control[HUE] == NVA_CONTROL


def test_6_4_3_without_a_base_nobody_moves(at):
    assert over(redeploy_nva(at("stage: coup.redeploy_nva; current: 127; fishhook: 2 nva_troop")))


def test_6_4_5_the_final_round_ends_here(at):
    s = at("stage: coup.redeploy_nva; current: 128; next: 0; deck: ; leader_box: 128; patronage: 49")
    assert drive(redeploy_nva(s)) == "over"
    assert (s.winner, s.ended) == ("ARVN", "final")


def test_6_4_2_nva_controlled_saigon_is_still_a_refuge(at):
    s = at("stage: coup.redeploy_troops; loc-hue-da-nang: arvn_troop; saigon: 3 nva_troop")
    assert ask(redeploy_troops(s)).keys[0] == "saigon"


def test_6_4_2_troops_in_a_province_without_a_coin_base_must_leave_even_if_none_is_on_a_loc(at):
    s = at("stage: coup.redeploy_troops; pleiku: arvn_troop, nva_base, arvn_police; hue: arvn_troop")
    first = ask(redeploy_troops(s))
    assert first.keys == ["hue", "pleiku"]
    assert first.blocked["end"].values["space"] == "pleiku"


def test_6_4_2_what_has_redeployed_is_told_apart(at):
    s = at("stage: coup.redeploy_troops; saigon: arvn_troop; pleiku: us_base, arvn_troop")
    blocked = ask(redeploy_troops(s), "saigon hue").blocked
    others = {reason.key for key, reason in blocked.items() if key != "hue"}
    assert blocked["hue"].key == "why.coup.has_moved" and others == {"why.coup.none_to_redeploy"}


def test_6_4_3_troops_at_the_only_base_stay(at):
    s = at("stage: coup.redeploy_nva; current: 127; fishhook: 2 nva_troop, nva_base; hue: nva_troop")
    assert ask(redeploy_nva(s)).keys == ["hue", "end"]


def test_6_4_the_log_tells_who_left_and_who_redeployed(at):
    s = at("stage: coup.redeploy_troops; central-laos: us_troop, arvn_troop; pleiku: 2 arvn_troop")
    drive(redeploy_troops(s), "saigon 2")
    assert [(note.key, note.values) for note in s.notes] == [
        ("log.coup.leave", {"space": "central-laos", "n": 2}),
        ("log.coup.redeploy", {"piece": "arvn_troop", "n": 2, "start": "pleiku", "space": "saigon"}),
    ]
    release_control(s)
