"""8.8.3 The Non-player US's Assault."""

import pytest
from bots import keys

from .positions import answer, start, turn
from .us_turns import NO_LIFT, said_of, spaces, there


def assaults(text, dice="", **fields):
    fields.setdefault("momentum", f"{NO_LIFT}, rolling_thunder")
    game, said = turn("US", text, dice, **fields)
    return game, said, spaces(said, "assault.space")


def test_8_8_3_first_where_all_active_enemies_can_be_removed():
    text = "phu-bon: us_troop, vc_base; kien-phong: 4 us_troop, 5 vc_guerrilla_a; ba-xuyen: us_troop, 3 vc_guerrilla_a"
    _, said, order = assaults(text, shaded="cobras", game_dice="6 6")
    assert order == ["phu-bon", "kien-phong"]
    assert [a.reason.values["what"] for a in said if a.name == "assault.space"][:2] == [
        "np.us.assault.all",
        "np.us.assault.most",
    ]


def test_8_8_3_then_more_than_half_then_any():
    text = (
        "phu-bon: us_troop, vc_base; kien-giang: 1 us_troop, 3 vc_guerrilla_a; "
        "ba-xuyen: 2 us_troop, 3 vc_guerrilla_a; kien-hoa: 1 us_troop, 2 vc_guerrilla_a"
    )
    game = start("US", text, momentum=f"{NO_LIFT}, rolling_thunder")
    order, seen = [], []
    while game.decision is not None and len(order) < 4:
        key, reason = answer(game, "")
        if game.decision.name == "assault.space":
            order.append(key)
            seen.append(reason.values["what"].rpartition(".")[2])
        game.choose(key, reason)
    assert order[:2] == ["phu-bon", "ba-xuyen"] and set(order[2:]) == {"kien-giang", "kien-hoa"}
    assert seen == ["all", "most", "any", "any"]


@pytest.mark.parametrize(
    "better, worse",
    [
        # removes NVA Control at Population 1+, even if the other has a Base and a US Base
        (
            "ba-xuyen: 2 us_troop, 2 nva_troop, nva_guerrilla_u",
            "kien-hoa: us_base, 3 us_troop, vc_guerrilla_a, vc_base",
        ),
        # removes a Base
        ("ba-xuyen: us_troop, vc_base", "kien-hoa: us_base, 3 us_troop, 3 vc_guerrilla_a"),
        # rolls for a Tunnel
        ("ba-xuyen: us_troop, vc_tunnel", "kien-hoa: us_base, 3 us_troop, 3 vc_guerrilla_a"),
        # at a US Base
        ("ba-xuyen: us_base, us_troop, vc_guerrilla_a", "kien-hoa: 3 us_troop, 3 vc_guerrilla_a"),
        # highest Population
        ("kien-hoa: us_troop, vc_guerrilla_a", "ba-xuyen: 3 us_troop, 3 vc_guerrilla_a"),
        # the most enemies
        ("kien-hoa: 3 us_troop, 3 vc_guerrilla_a", "kien-giang: us_troop, vc_guerrilla_a"),
    ],
)
def test_8_8_3_order_of_assaults(better, worse):
    text = f"{worse}; {better}; phu-bon: us_base, nva_troop"
    game = start("US", text, momentum=f"{NO_LIFT}, rolling_thunder")
    for _ in range(2):
        key, reason = answer(game)
        game.choose(key, reason)
    assert answer(game)[0] == better.partition(":")[0]


@pytest.mark.parametrize("card", ["cobras", "abrams"])
def test_8_8_3_stops_after_two_spaces_with_card_11_or_13_shaded(card):
    text = "phu-bon: us_troop, vc_base; ba-xuyen: us_troop, vc_base; kien-hoa: us_troop, vc_base"
    order = assaults(text, shaded=card, game_dice="6 6")[2]
    assert len(order) == 2 and order[0] == "kien-hoa"
    assert len(assaults(text)[2]) == 3


def test_8_8_3_search_and_destroy_shaded_keeps_out_of_provinces_at_support():
    text = (
        "phu-bon: passive_support, us_troop, vc_base; ba-xuyen: passive_support, us_troop, vc_guerrilla_a; "
        "kien-hoa: passive_support, us_troop, nva_troop; hue: passive_support, us_troop, vc_guerrilla_a; "
        "kien-giang: us_troop, vc_guerrilla_a"
    )
    order = assaults(text, shaded="search_and_destroy")[2]
    assert set(order) == {"phu-bon", "kien-hoa", "hue", "kien-giang"}


def test_8_8_3_search_and_destroy_shaded_a_tunnel_is_no_base():
    text = "phu-bon: us_troop, vc_base; ba-xuyen: passive_support, us_troop, vc_tunnel"
    assert assaults(text, shaded="search_and_destroy")[2] == ["phu-bon"]


def test_8_8_3_adds_arvn_in_the_first_space_where_it_removes_more():
    """In Phu Bon the US needs no help; in Kien Hoa ARVN removes the third; in Kien Phong it would, but is used up."""
    text = (
        "arvn_resources: 24; phu-bon: 2 arvn_troop, us_troop, vc_base; "
        "kien-hoa: 2 us_troop, 2 arvn_troop, 3 vc_guerrilla_a; kien-phong: us_troop, 2 arvn_troop, 3 vc_guerrilla_a"
    )
    game, said, _ = assaults(text)
    assert said_of(said, "assault.space")[:4] == ["phu-bon", "kien-hoa", "arvn", "kien-phong"]
    assert not there(game, "kien-hoa", "vc_guerrilla_a")
    assert there(game, "kien-phong", "vc_guerrilla_a") == 2
    assert game.state.resources["ARVN"] == 21


def test_8_8_3_does_not_add_arvn_below_econ():
    text = "arvn_resources: 17; phu-bon: us_troop, vc_base; kien-hoa: 2 us_troop, 2 arvn_troop, 3 vc_guerrilla_a"
    assert "arvn" not in keys(assaults(text)[1])


def test_8_8_3_air_strikes_after_the_assault_if_no_air_lift_is_possible():
    text = "trail: 2; phu-bon: us_troop, vc_base; kien-hoa: us_troop, 3 vc_guerrilla_a"
    _, said = turn("US", text, momentum=NO_LIFT, game_dice="6")
    assert said_of(said, "assault.space")[:3] == ["phu-bon", "kien-hoa", "air_strike"]


def test_8_8_3_assault_air_lifts_whatever_the_policy():
    text = "phu-bon: us_troop, vc_base; saigon: active_support, 8 us_troop; kien-hoa: arvn_police"
    for policy in ("JFK", "LBJ", "Nixon"):
        _, said = turn("US", text, policy=policy)
        assert said_of(said, "assault.space")[:2] == ["phu-bon", "air_lift"]


def test_8_1_2_removes_vc_before_nva_and_underground_first():
    text = "phu-bon: us_troop, vc_base; kien-hoa: 1 us_troop, nva_guerrilla_a, vc_guerrilla_a, nva_guerrilla_u, vc_base"
    game, _, _ = assaults(text)
    assert there(game, "kien-hoa", "nva_guerrilla_a") and not there(game, "kien-hoa", "vc_guerrilla_a")
    game, _, _ = assaults(text, unshaded="search_and_destroy")
    assert not there(game, "kien-hoa", "nva_guerrilla_u")


def test_8_1_2_uses_patton_where_it_removes_more():
    text = "unshaded: m_48_patton; saigon: us_troop, vc_base; qui-nhon: us_troop, 3 vc_guerrilla_a, vc_guerrilla"
    game, said, _ = assaults(text)
    assert said_of(said, "assault.patton") == ["yes"]
    assert not there(game, "qui-nhon", "vc_guerrilla_a")
    text = "unshaded: m_48_patton; saigon: us_troop, vc_base; qui-nhon: us_troop, vc_guerrilla_a, 2 vc_guerrilla"
    assert said_of(assaults(text)[1], "assault.patton") == ["no"]


def test_8_1_2_uses_abrams_on_a_base():
    text = "unshaded: abrams; phu-bon: us_troop, vc_guerrilla, vc_base, nva_base"
    _, said, _ = assaults(text)
    assert said_of(said, "assault.abrams") == ["phu-bon/vc_base"]
