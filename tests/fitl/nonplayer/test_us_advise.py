"""8.8.4 The Advise of the Non-player US."""

import pytest
from bots import keys

from indochina.fitl.board import SPACE

from .positions import held, us_operation, us_possible, words


def advise(text, dice="", **fields):
    """An Advise with a Training of the US in Da Nang."""
    game, said = us_operation(
        "train", f"out_of_play: 5 us_irregular; da-nang: us_irregular_a; {text}", dice, activity="advise", **fields
    )
    return game, [answer for answer in said if answer.name.startswith(("advise", "strike"))]


def test_8_8_4_advise_first_changes_control():
    _, said = advise(
        "hue: arvn_ranger_u, 2 vc_guerrilla_a; can-tho: 6 arvn_troop, 3 vc_guerrilla_a, vc_base; "
        "saigon: 6 arvn_troop, vc_guerrilla_a, vc_base"
    )
    assert keys(said)[:2] == ["hue", "hue/arvn_ranger_u"]
    assert keys(said, "advise.space") == ["hue", "saigon"]
    assert next(words(said)) == "np.us.advise.control"


def test_8_8_4_advise_removes_nva_control_even_without_population():
    game, said = advise(
        "phuoc-long: arvn_ranger_u, 2 nva_guerrilla_u, vc_guerrilla_u, nva_troop; saigon: 6 arvn_troop, vc_base"
    )
    assert keys(said, "advise.space") == ["phuoc-long", "saigon"]
    game, said = advise("phuoc-long: arvn_ranger_u, 3 nva_guerrilla_u, vc_guerrilla_u; saigon: 6 arvn_troop, vc_base")
    assert keys(said, "advise.space") == ["phuoc-long", "saigon"]
    assert keys(said, "strike.piece") == ["phuoc-long/nva_guerrilla_u"] * 2
    assert game.state.control[SPACE["phuoc-long"]] == 0


def test_8_8_4_an_assault_takes_nva_guerrillas_first_if_that_ends_nva_control():
    """The single hit ends NVA Control of Hue only if it falls on the NVA."""
    text = "hue: 2 arvn_troop, 4 nva_guerrilla_a, vc_guerrilla_a; saigon: 6 arvn_troop, vc_base"
    game, said = advise(text)
    assert keys(said, "advise.space") == ["hue", "saigon"] and next(words(said)) == "np.us.advise.control"
    assert (held(game, "hue", "nva_guerrilla_a"), held(game, "hue", "vc_guerrilla_a")) == (3, 1)


def test_8_8_4_where_control_does_not_hang_on_it_an_assault_takes_vc_first():
    game, _ = advise("hue: 2 arvn_troop, 9 nva_guerrilla_a, vc_guerrilla_a")
    assert (held(game, "hue", "nva_guerrilla_a"), held(game, "hue", "vc_guerrilla_a")) == (9, 0)


@pytest.mark.parametrize("elsewhere", ["", "; saigon: arvn_ranger_u, vc_guerrilla_u"])
def test_8_8_4_a_strike_does_not_give_nva_control_back(elsewhere):
    """5 NVA against 4 others: one of the NVA ends its Control, but then a VC piece would restore it."""
    _, said = advise(f"hue: arvn_ranger_u, 2 us_troop, vc_guerrilla_u, 5 nva_guerrilla_u{elsewhere}")
    assert keys(said, "strike.piece")[:2] == ["hue/nva_guerrilla_u"] * 2


def test_8_8_4_only_as_many_nva_go_first_as_end_its_control():
    """9 NVA against 8 others, three hits: two NVA pieces, then a VC."""
    game, _ = advise("hue: 6 arvn_troop, 9 nva_guerrilla_a, 2 vc_guerrilla_a")
    assert (held(game, "hue", "nva_guerrilla_a"), held(game, "hue", "vc_guerrilla_a")) == (7, 1)
    assert game.state.control[SPACE["hue"]] == 0


def test_8_8_4_then_bases_then_the_most_pieces():
    _, said = advise(
        "hue: 9 arvn_troop, 3 vc_guerrilla_a; can-tho: 2 arvn_troop, vc_base; saigon: 9 arvn_troop, 2 vc_guerrilla_a"
    )
    assert keys(said, "advise.space") == ["can-tho", "hue"]
    assert next(words(said)) == "np.us.advise.base"


def test_8_8_4_assault_before_irregulars_before_rangers_where_they_do_the_same():
    text = "hue: {} arvn_troop, {} us_irregular_u, arvn_ranger_u, 2 vc_guerrilla_a; out_of_play: 4 us_irregular"
    assert keys(advise(text.format(4, 1))[1], "advise.action") == ["assault"]
    assert keys(advise(text.format(3, 1))[1], "advise.action") == ["hue/us_irregular_u"]
    assert keys(advise(text.format(3, 0))[1], "advise.action") == ["hue/arvn_ranger_u"]


def test_8_8_4_then_sweeps_to_activate_the_most_guerrillas():
    _, said = advise(
        "hue: 3 arvn_troop, 2 vc_guerrilla_u; can-tho: 5 arvn_troop, 4 vc_guerrilla_u; "
        "saigon: 6 arvn_troop, 3 vc_guerrilla_u"
    )
    assert keys(said, "advise.space") == ["can-tho", "saigon"]
    assert keys(said, "advise.action") == ["sweep", "sweep"]
    assert next(words(said)) == "np.us.advise.sweep"


def test_8_8_4_removes_before_it_sweeps():
    _, said = advise("hue: 4 arvn_troop, vc_guerrilla_a; can-tho: 5 arvn_troop, 4 vc_guerrilla_u")
    assert keys(said, "advise.space") == ["hue", "can-tho"]
    assert keys(said, "advise.action") == ["assault", "sweep"]


def test_8_8_4_shaded_search_and_destroy_no_assault_in_provinces_with_support():
    both = "4 arvn_troop, vc_guerrilla_a, passive_support"
    text = f"{{}}tay-ninh: {both}; can-tho: {both}"
    assert len(keys(advise(text.format(""), "1 1")[1], "advise.space")) == 2
    _, said = advise(text.format("shaded: search_and_destroy; "))
    assert keys(said, "advise.space") == ["can-tho", "end"]


@pytest.mark.parametrize(("three", "two"), [("hue", "saigon"), ("saigon", "hue")])
def test_8_8_4_the_most_pieces_first(three, two):
    _, said = advise(f"{three}: 9 arvn_troop, 3 vc_guerrilla_a; {two}: 9 arvn_troop, 2 vc_guerrilla_a")
    assert keys(said, "advise.space") == [three, two]


@pytest.mark.parametrize(("three", "two"), [("hue", "saigon"), ("saigon", "hue")])
def test_8_8_4_the_sweep_that_activates_most_first(three, two):
    _, said = advise(f"{three}: 9 arvn_troop, 3 vc_guerrilla_u; {two}: 9 arvn_troop, 2 vc_guerrilla_u")
    assert keys(said, "advise.space") == [three, two]


@pytest.mark.parametrize(("aid", "answer"), [(30, "yes"), (31, "no")])
def test_8_8_4_adds_aid_at_30_or_less(aid, answer):
    game, said = advise(f"aid: {aid}; can-tho: 4 arvn_troop, vc_guerrilla_a")
    assert keys(said, "advise.aid") == [answer]
    assert game.state.aid == (36 if aid == 30 else 31)


def test_8_8_4_special_forces_strike_in_the_order_of_8_1_2():
    _, said = advise(
        "out_of_play: 4 us_irregular; "
        "phuoc-long: us_irregular_u, 9 us_troop, nva_troop, nva_guerrilla_u, vc_guerrilla_u, vc_guerrilla_a"
    )
    assert keys(said, "strike.piece") == ["phuoc-long/vc_guerrilla_u", "phuoc-long/nva_guerrilla_u"]


def test_8_8_4_advise_is_possible_if_it_could_remove_or_activate_somebody():
    here = "da-nang: us_troop; "
    assert not us_possible(here + "saigon: 6 arvn_troop", "advise")
    assert us_possible(here + "saigon: 2 arvn_troop, vc_guerrilla_a", "advise")
    assert not us_possible(here + "tay-ninh: arvn_troop, vc_guerrilla_a", "advise")
    assert us_possible(here + "saigon: arvn_troop, vc_guerrilla_u", "advise")
    assert not us_possible(here + "saigon: arvn_troop, vc_guerrilla_u; next: 126", "advise")
    assert us_possible(here + "saigon: arvn_ranger_u, vc_guerrilla_u; next: 126", "advise")
    assert not us_possible(here + "saigon: 6 arvn_troop, vc_tunnel; next: 126", "advise")
