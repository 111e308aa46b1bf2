"""8.4.1, 8.4.6 The special instructions of the Pivotal Events."""

import pytest

import indochina
from indochina.fitl.components.control import coin_population
from indochina.fitl.nonplayer import NONPLAYERS

from .events import n


def pivotal(faction, text, nonplayers=""):
    """A faction's Pivotal Event, executed if a player's faction is 1st Eligible."""
    others = [f for f in ("US", "ARVN", "NVA", "VC") if f != faction]
    data = (
        f"scenario: full; stage: card; current: {68 if faction == 'NVA' else 31}; next: 66; leader_box: 125, 126; "
        f"nonplayers: {nonplayers or faction}; pivotal: {faction}; {text}"
    )
    game = indochina.position("fitl", data)
    said = []
    while game.decision is not None and not game.decision.name.startswith("action"):
        d = game.decision
        assert d.seat == faction or d.seat in others
        key, reason = NONPLAYERS[d.seat].choose(game)
        said.append((d.name, key))
        game.choose(key, reason)
    return game, said


def test_121_three_us_pieces_to_available():
    game, said = pivotal("US", "saigon: active_support; casualties: 2 us_base, 4 us_troop; central-laos: nva_base")
    assert ("pivotal", "play") in said
    assert sum(game.state.casualties) == 3 and game.state.casualties[1] == 0


def test_122_the_nva_marches_to_a_us_base():
    game, said = pivotal("NVA", "southern-laos: 9 nva_troop; binh-dinh: us_base; saigon: 20 arvn_troop; trail: 1")
    assert ("pivotal", "play") in said
    assert n(game, "binh-dinh", "nva_troop") > 0 and n(game, "binh-dinh", "us_base") == 0


def test_123_troops_before_police_for_the_most_population():
    game, said = pivotal("ARVN", "saigon: vc_guerrilla; hue: 3 vc_guerrilla; out_of_play: 4 arvn_troop")
    assert ("pivotal", "play") in said
    assert n(game, "saigon", "arvn_troop") == 2 and coin_population(game.state) == 6 + 2 + 2


def test_124_saigon_hue_and_four_random_cities():
    _, said = pivotal("VC", "tay-ninh: 21 vc_guerrilla_a")
    places = [key for name, key in said if name == "event.place"]
    assert places[:2] == ["saigon/vc_guerrilla_u", "hue/vc_guerrilla_u"] and len(places) == 6


def test_124_bases_when_the_guerrillas_run_out():
    _, said = pivotal("VC", "tay-ninh: 29 vc_guerrilla_a")
    places = [key for name, key in said if name == "event.place"]
    assert places[:2] == ["saigon/vc_guerrilla_u", "hue/vc_base"]


@pytest.mark.parametrize(
    ("faction", "text"),
    [
        ("US", "saigon: active_support"),
        ("NVA", "southern-laos: 9 nva_troop"),
        ("ARVN", "trail: 0"),
        ("VC", "tay-ninh: 21 vc_guerrilla_a"),
    ],
)
def test_8_4_6_pivotal_events_wait_for_a_player_to_be_1st_eligible(faction, text):
    assert pivotal(faction, text, "US, ARVN, NVA, VC")[1] == [("pivotal", "hold")]
    assert pivotal(faction, text)[1][0] == ("pivotal", "play")
