"""8.4.1 The special Event instructions that a single card has."""

import pytest

from indochina.fitl.board import SPACE
from indochina.fitl.components.pieces import KIND, KIND_NAMES
from indochina.fitl.nonplayer.events.instructed import giap_order

from .events import by_lot, execute, looked_at, n, picked, without
from .positions import start

# --- single cards: declining ----------------------------------------------------------------------------------------


def test_3_not_in_the_short_scenario_nor_after_linebacker():
    assert looked_at("US", 3, "nva_resources: 9")[0] == "unshaded"
    assert looked_at("US", 3, "nva_resources: 9", scenario="short")[0] == ""
    assert looked_at("US", 3, "nva_resources: 9; played: 121; pivotal: VC")[0] == ""


def test_26_irregulars_to_nva_bases_without_underground_guerrillas():
    sites = "central-laos: nva_base, nva_guerrilla; southern-laos: nva_base, nva_guerrilla_a, 2 nva_troop"
    game, _ = execute("US", 26, "unshaded", sites)
    assert n(game, "southern-laos", "us_irregular_u") == 3
    assert looked_at("US", 26, sites)[0] == "unshaded"
    assert looked_at("US", 26, "central-laos: nva_base, nva_guerrilla")[0] == ""


def test_56_the_us_selects_bases_with_exactly_2_guerrillas():
    sites = (
        "hue: vc_base, 2 vc_guerrilla; kontum: 3 vc_guerrilla; pleiku: 2 vc_guerrilla; an-loc: nva_base, 3 vc_guerrilla"
    )
    _, said = execute("US", 56, "unshaded", sites)
    assert picked(said, "event.space")[0] == "hue"
    assert looked_at("US", 56, sites)[0] == "unshaded"
    assert looked_at("US", 56, "central-laos: nva_base, 2 nva_guerrilla; hue: vc_base, 3 vc_guerrilla")[0] == ""


@pytest.mark.parametrize(("card", "faction"), [(94, "NVA"), (94, "VC"), (102, "NVA"), (102, "VC")])
def test_94_the_most_tunnels_of_its_own_in_the_south(card, faction):
    own, other = ("nva", "vc") if faction == "NVA" else ("vc", "nva")
    key = "event" if card == 94 else "shaded"
    assert looked_at(faction, card, f"pleiku: {other}_base; central-laos: {own}_base")[0] == ""
    position = (
        f"pleiku: {own}_base; phu-bon: 2 {other}_base; binh-dinh: 2 {own}_base; khanh-hoa: {own}_base, {other}_base"
    )
    assert looked_at(faction, card, position)[0] == key
    _, said = execute(faction, card, key, position)
    assert picked(said, "event.space")[0] == "binh-dinh"
    if card == 94:
        game, said = execute(faction, card, key, f"pleiku: {own}_base, {other}_base; phu-bon: 2 {other}_base")
        assert n(game, "pleiku", f"{own}_tunnel") == 1 and n(game, "phu-bon", f"{other}_tunnel") == 1


@pytest.mark.parametrize("faction", ["NVA", "VC"])
def test_110_not_in_monsoon_nor_without_own_active_guerrillas(faction):
    own, other = ("nva", "vc") if faction == "NVA" else ("vc", "nva")
    assert looked_at(faction, 110, f"hue: {own}_guerrilla_a")[0] == "shaded"
    assert looked_at(faction, 110, f"hue: {own}_guerrilla_u, {other}_guerrilla_a")[0] == ""
    assert looked_at(faction, 110, f"hue: {own}_guerrilla_a", next="125")[0] == ""


def test_114_not_against_a_nonplayer_us_with_all_three_cities_at_active_support():
    loyal = "hue: active_support; da-nang: active_support; saigon: active_support"
    assert looked_at("VC", 114, loyal)[0] == ""
    assert looked_at("VC", 114, loyal, nonplayers=without("US"))[0] == "shaded"
    assert looked_at("VC", 114, loyal.replace("saigon: active", "saigon: passive"))[0] == "shaded"


# --- single cards: choosing ---------------------------------------------------------------------------------------


def test_9_lbj_brings_troops_to_a_space_nixon_to_available():
    position = "out_of_play: 2 us_troop; saigon: 5 us_troop"
    game, said = execute("US", 9, "unshaded", f"policy: LBJ; {position}")
    assert picked(said, "event.either") == ["oop_to_south", "end"]
    assert sum(game.state.pieces[KIND["us_troop"] :: len(KIND_NAMES)]) == 7
    game, said = execute("US", 9, "unshaded", f"policy: Nixon; {position}")
    assert (
        picked(said, "event.either") == ["oop_to_available", "map_to_available"] and n(game, "saigon", "us_troop") == 4
    )


def test_21_lbj_moves_troops_to_a_space_nixon_to_available():
    position = "out_of_play: 3 us_troop; saigon: 5 us_troop"
    game, said = execute("US", 21, "unshaded", f"policy: LBJ; {position}")
    assert n(game, picked(said, "event.space")[0], "us_troop") == 4 and n(game, "saigon", "us_troop") == 3
    game, said = execute("US", 21, "unshaded", f"policy: Nixon; {position}")
    assert picked(said, "event.space") == ["available"] and n(game, "saigon", "us_troop") == 3


@pytest.mark.parametrize("faction", ["NVA", "VC"])
def test_36_the_most_us_troops_then_an_own_tunnel(faction):
    own, other = ("nva", "vc") if faction == "NVA" else ("vc", "nva")
    game, _ = execute(faction, 36, "shaded", f"pleiku: {other}_base, 3 us_troop; binh-dinh: {own}_base, 2 us_troop")
    assert n(game, "pleiku", f"{other}_tunnel") == 1 and n(game, "pleiku", "us_troop") == 0
    game, _ = execute(
        faction,
        36,
        "shaded",
        f"pleiku: {other}_base, 4 us_troop; binh-dinh: {own}_base, {other}_base, 3 us_troop",
    )
    assert n(game, "binh-dinh", f"{own}_tunnel") == 1


def test_56_the_nva_marches_to_us_bases_and_attacks():
    _, said = execute("NVA", 56, "shaded", "southern-laos: 12 nva_troop; binh-dinh: us_base, 2 us_troop; trail: 2")
    assert picked(said, "march.space")[0] == "binh-dinh"
    assert picked(said, "event.action") == ["attack"]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pleiku: 2 nva_guerrilla, us_troop", "ambush"),
        ("pleiku: nva_base, 3 nva_guerrilla", "infiltrate"),
        ("pleiku: nva_guerrilla, passive_support", "terror"),
        ("pleiku: nva_guerrilla", "rally"),
    ],
)
def test_56_then_ambush_infiltrate_terror_rally(text, action):
    s = start("NVA", text).state
    offered = {
        "ambush": "pleiku" in text and "us_troop" in text,
        "infiltrate": "nva_base" in text,
        "terror": True,
        "rally": True,
    }
    assert next(name for name in giap_order(s, SPACE["pleiku"]) if offered.get(name)) == action


def test_62_just_enough_troops_to_one_space_of_cambodia():
    game, _ = execute(
        "US", 62, "unshaded", "saigon: 8 us_troop; fishhook: 2 nva_guerrilla; parrots-beak: nva_guerrilla"
    )
    assert n(game, "fishhook", "us_troop") == 4 and n(game, "fishhook", "nva_guerrilla_a") == 2
    assert n(game, "parrots-beak", "us_troop") == 0


def test_62_from_where_most_troops_can_be_spared():
    game, _ = execute(
        "US", 62, "unshaded", "saigon: 9 us_troop, 2 arvn_troop; hue: 5 us_troop; fishhook: 2 nva_guerrilla"
    )
    assert n(game, "fishhook", "us_troop") == 4 and n(game, "hue", "us_troop") == 5
    assert n(game, "saigon", "arvn_troop") == 2


def test_62_the_last_3_cubes_stay():
    game, _ = execute("US", 62, "unshaded", "saigon: 5 us_troop; fishhook: 4 nva_guerrilla")
    assert n(game, "saigon", "us_troop") == 3 and n(game, "fishhook", "nva_guerrilla_a") == 1


def test_67_the_us_lands_just_enough_troops():
    game, _ = execute("US", 67, "unshaded", "saigon: 8 us_troop; hue: 3 vc_guerrilla; da-nang: vc_guerrilla")
    assert (
        n(game, "hue", "us_troop") == 3
        and n(game, "hue", "vc_guerrilla_u") == 0
        and n(game, "da-nang", "us_troop") == 0
    )


def test_67_the_us_sweeps_where_it_finds_the_most():
    position = "saigon: 8 us_troop; hue: 3 vc_guerrilla; da-nang: passive_support, us_troop, vc_guerrilla"
    game, _ = execute("US", 67, "unshaded", position)
    assert n(game, "hue", "vc_guerrilla_u") == 0 and n(game, "da-nang", "vc_guerrilla_u") == 1


def test_67_the_vc_move_guerrillas_from_opposition_to_support():
    opposed = "binh-dinh: active_opposition, vc_guerrilla, 4 vc_guerrilla_a, vc_base"
    position = f"phu-bon: 3 vc_guerrilla; kien-hoa: 3 vc_guerrilla; ba-xuyen: vc_base; {opposed}; hue: passive_support"
    game, _ = execute("VC", 67, "shaded", position)
    assert n(game, "hue", "vc_guerrilla_u") == 1 and n(game, "hue", "vc_guerrilla_a") == 2


@pytest.mark.parametrize("faction", ["ARVN", "US"])
def test_70_police_then_arvn_then_us_just_enough(faction):
    position = (
        "options: ruling_card_70; phu-bon: 3 vc_guerrilla; kontum: 2 arvn_police, 4 arvn_troop; qui-nhon: 9 us_troop"
    )
    game, _ = execute(faction, 70, "unshaded", position)
    assert n(game, "phu-bon", "vc_guerrilla_u") + n(game, "phu-bon", "vc_guerrilla_a") == 0
    assert n(game, "phu-bon", "arvn_police") == 2 and n(game, "phu-bon", "arvn_troop") == 1
    assert n(game, "phu-bon", "us_troop") == 0


@pytest.mark.parametrize("faction", ["ARVN", "US"])
def test_70_over_a_loc_too(faction):
    game, _ = execute(
        faction,
        70,
        "unshaded",
        "options: ruling_card_70; phu-bon: 3 vc_guerrilla; cam-ranh: 2 arvn_police, 4 arvn_troop, 9 us_troop",
    )
    assert n(game, "phu-bon", "vc_guerrilla_u") + n(game, "phu-bon", "vc_guerrilla_a") == 0
    assert (n(game, "phu-bon", "arvn_police"), n(game, "phu-bon", "arvn_troop"), n(game, "phu-bon", "us_troop")) == (
        2,
        1,
        0,
    )


@pytest.mark.parametrize("faction", ["ARVN", "US"])
def test_70_police_assault_as_us_troops(faction):
    game, _ = execute(
        faction,
        70,
        "unshaded",
        "options: ruling_card_70; phu-bon: 3 arvn_police, 3 vc_guerrilla; kontum: 2 arvn_police, 2 vc_guerrilla",
    )
    assert sum(game.state.pieces[KIND["vc_guerrilla_a"] :: len(KIND_NAMES)]) == 0


@pytest.mark.parametrize("faction", ["ARVN", "US"])
def test_70_no_coin_control_is_lost_and_3_units_stay_at_support(faction):
    position = (
        "options: ruling_card_70; phu-bon: 6 vc_guerrilla; qui-nhon: us_troop;"
        "kontum: 2 arvn_police, 2 arvn_troop, passive_support"
    )
    game, _ = execute(faction, 70, "unshaded", position)
    assert n(game, "kontum", "arvn_police") + n(game, "kontum", "arvn_troop") == 3
    assert n(game, "qui-nhon", "us_troop") == 1


@pytest.mark.parametrize("faction", ["ARVN", "US"])
def test_70_from_outside_even_where_enemies_are(faction):
    game, _ = execute(
        faction,
        70,
        "unshaded",
        "options: ruling_card_70; phu-bon: 3 vc_guerrilla; quang-duc: 6 arvn_troop, vc_guerrilla",
    )
    assert n(game, "phu-bon", "arvn_troop") == 3 and n(game, "quang-duc", "arvn_troop") == 3
    assert n(game, "phu-bon", "vc_guerrilla_u") + n(game, "phu-bon", "vc_guerrilla_a") == 0


@pytest.mark.parametrize("faction, moved", [("ARVN", (0, 0, 0)), ("US", (0, 0, 4))])
def test_70_by_its_own_priorities_as_in_the_example(faction, moved):
    """8.4.4 No halo: ARVN sends nobody where it is not (8.7.5), the US Troops to Activate all and for
    Control (8.8.5); no Police."""
    position = (
        "phu-bon: 3 vc_guerrilla; kontum: 2 arvn_police, 4 arvn_troop, 5 vc_guerrilla_a;"
        "qui-nhon: 9 us_troop; binh-dinh: us_base; pleiku: us_base; khanh-hoa: us_base"
    )
    game, said = execute(faction, 70, "unshaded", position)
    assert tuple(n(game, "phu-bon", kind) for kind in ("arvn_police", "arvn_troop", "us_troop")) == moved
    assert n(game, "kontum", "vc_guerrilla_a") == 0 and n(game, "kontum", "arvn_troop") == 4
    assert n(game, "phu-bon", "vc_guerrilla_u") == (3 if faction == "ARVN" else 0)
    swept = {note.values["space"] for _, note in game.notes() if note.key == "log.sweep"}
    assert swept == {"phu-bon", "kontum", "qui-nhon", "binh-dinh", "pleiku", "khanh-hoa"} and not by_lot(said)
    told = [game.messages.why(answer.reason) for answer in said if answer.reason is not None]
    assert any("the text names every space" in line for line in told)


@pytest.mark.parametrize("faction", ["ARVN", "US"])
def test_70_police_count_as_us_troops_by_its_own_priorities_too(faction):
    position = "phu-bon: 3 arvn_police, 3 vc_guerrilla; qui-nhon: arvn_police, vc_guerrilla"
    game, _ = execute(faction, 70, "unshaded", position)
    assert sum(game.state.pieces[KIND["vc_guerrilla_a"] :: len(KIND_NAMES)]) == 0
    assert sum(game.state.pieces[KIND["vc_guerrilla_u"] :: len(KIND_NAMES)]) == 0


def test_70_arvn_cubes_move_as_us_troops_by_the_us_priorities():
    """Card 70, 8.8.5 Three find all Guerrillas in Phu Bon, a fourth gives COIN Control there."""
    game, _ = execute("US", 70, "unshaded", "phu-bon: 3 vc_guerrilla; kontum: 9 arvn_troop")
    assert n(game, "phu-bon", "arvn_troop") == 4 and n(game, "phu-bon", "vc_guerrilla_u") == 0


def test_70_us_troops_search_for_arvn_whose_troops_may_then_leave():
    """Card 70, 8.7.5 Those in Phu Bon are not needed to find its Guerrillas: two go for COIN Control of Qui Nhon."""
    held = "; ".join(f"{x}: us_base" for x in ("kontum", "binh-dinh", "pleiku", "khanh-hoa"))
    position = f"phu-bon: 3 us_troop, 3 arvn_troop, 3 vc_guerrilla; qui-nhon: vc_guerrilla; {held}"
    game, _ = execute("ARVN", 70, "unshaded", position)
    assert n(game, "qui-nhon", "arvn_troop") == 2 and n(game, "phu-bon", "vc_guerrilla_u") == 0


def test_70_no_troops_leave_that_a_sweep_needs_for_a_space_that_is_only_named():
    """5.1.3, 8.7.5 All six in Phu Bon find a Guerrilla; Qui Nhon is Swept by nobody, because the text names it."""
    held = "; ".join(f"{x}: us_base" for x in ("kontum", "binh-dinh", "pleiku", "khanh-hoa"))
    position = f"phu-bon: 6 arvn_troop, 6 vc_guerrilla; qui-nhon: vc_guerrilla; {held}"
    game, _ = execute("ARVN", 70, "unshaded", position)
    assert n(game, "phu-bon", "arvn_troop") == 6 and n(game, "phu-bon", "vc_guerrilla_u") == 0


def test_91_the_province_with_the_most_troops():
    game, _ = execute(
        "US", 91, "unshaded", "hue: us_base; pleiku: 2 us_troop; binh-dinh: 4 us_troop; casualties: 3 us_troop"
    )
    assert n(game, "binh-dinh", "us_troop") == 0 and sum(game.state.casualties) == 1


def test_92_the_nva_moves_2_bases_and_the_others_evenly():
    fleet = "fishhook: nva_base, 3 nva_guerrilla, 2 nva_troop; parrots-beak: nva_base, nva_guerrilla"
    game, said = execute("NVA", 92, "shaded", fleet)
    ends = set(picked(said, "event.move_to"))
    assert len(ends) == 2
    for end in ends:
        assert (n(game, end, "nva_base"), n(game, end, "nva_guerrilla_u"), n(game, end, "nva_troop")) == (1, 2, 1)
    game, said = execute("NVA", 92, "shaded", fleet.replace("2 nva_troop", "3 nva_troop").replace("3 nva_g", "4 nva_g"))
    for end in set(picked(said, "event.move_to")):
        assert n(game, end, "nva_guerrilla_u") + n(game, end, "nva_troop") == 4
    assert looked_at("NVA", 92, fleet)[0] == "shaded"
    assert looked_at("NVA", 92, "fishhook: nva_base, 3 nva_guerrilla")[0] == ""
    assert looked_at("NVA", 92, "fishhook: 2 nva_base, nva_guerrilla")[0] == ""


def test_92_the_vc_move_all_to_one_space_with_support():
    convoy = "fishhook: 3 vc_guerrilla; tay-ninh: vc_base; ba-xuyen: passive_support; kien-hoa: active_opposition"
    game, _ = execute("VC", 92, "shaded", convoy)
    assert n(game, "ba-xuyen", "vc_guerrilla_u") == 3 and n(game, "ba-xuyen", "vc_base") == 1
    game, _ = execute("VC", 92, "shaded", "fishhook: 4 vc_guerrilla; ba-xuyen: passive_support")
    assert n(game, "ba-xuyen", "vc_guerrilla_u") == 4
    loyal = "; ".join(f"{x}: passive_support" for x in ("ba-xuyen", "kien-hoa", "kien-phong", "kien-giang"))
    _, said = execute(
        "VC", 92, "shaded", f"fishhook: 3 vc_guerrilla, 2 vc_guerrilla_a; tay-ninh: 2 vc_guerrilla; {loyal}"
    )
    assert len(picked(said, "event.move_to")) == 3 and len(set(picked(said, "event.move_to"))) == 1
    assert looked_at("VC", 92, convoy)[0] == "shaded"
    assert looked_at("VC", 92, convoy.replace("tay-ninh: vc_base", "tay-ninh: vc_tunnel"))[0] == ""
    assert looked_at("VC", 92, convoy.replace("passive_support", "neutral"))[0] == ""


def test_8_4_1_instructions_hold_for_free_actions_that_others_grant():
    game, _ = execute("US", 117, "unshaded", "policy: Nixon; saigon: 2 vc_guerrilla; hue: 4 vc_guerrilla")
    assert n(game, "saigon", "arvn_troop") == 3


def uprising(said):
    return [a.key for a in said if a.name == "event.place"]


@pytest.mark.parametrize(("card", "side", "faction"), [(96, "shaded", "VC"), (96, "shaded", "NVA")])
def test_96_tet_as_on_its_card(card, side, faction):
    _, said = execute(faction, card, side)
    assert uprising(said)[:2] == ["saigon/vc_guerrilla_u", "hue/vc_guerrilla_u"] and len(uprising(said)) == 6


def test_99_the_vc_march_to_ambush():
    _, said = execute("VC", 99, "shaded", "binh-dinh: 3 vc_guerrilla, nva_guerrilla; kontum: us_troop")
    assert picked(said, "event.either") == ["VC"] and "kontum" in picked(said, "march.space")


def test_99_onto_a_loc_only_if_there_is_nobody_to_ambush_elsewhere():
    position = "tay-ninh: 3 vc_guerrilla; pleiku: us_troop"
    game, said = execute("VC", 99, "shaded", position)
    assert picked(said, "march.space")[0] == "loc-saigon-an-loc-ban-me-thuot" and n(game, "pleiku", "us_troop") == 0
    _, said = execute("VC", 99, "shaded", f"{position}; phuoc-long: us_troop")
    assert picked(said, "march.space")[0] == "phuoc-long"
