"""8.4.1 The special Event instructions, one Faction and card after another."""

import pytest

import indochina
from indochina.fitl.board import IDS, POP, POPULATED, SPACE
from indochina.fitl.components.control import coin_population
from indochina.fitl.components.pieces import KIND, KIND_NAMES
from indochina.fitl.events.event import EVENT_CARDS
from indochina.fitl.nonplayer import NONPLAYERS
from indochina.fitl.nonplayer.events.instructed import SPECIAL, giap_order
from indochina.fitl.state import count

from .events import execute, looked_at, picked, without
from .positions import start

# The sheet, group by group.
IF_US_PLAYER = {"ARVN": (1, 2, 16, 19, 20, 40, 46, 72, 83, 95, 106, 110)}
IF_NVA_PLAYER = {"VC": (1, 2, 6, 17, 40, 46, 49, 56, 57, 59, 73, 90, 98, 117)}
IF_VC_PLAYER = {"NVA": (48, 83, 84, 87, 96, 105, 107, 109)}
IF_ARVN_PLAYER = {"US": (78, 86, 88)}
IF_ARVN_NONPLAYER = {"NVA": (64, 85), "VC": (88, 89)}
IF_US_NONPLAYER = {"ARVN": (119,)}
UNLESS_NIXON = {"US": (2, 42, 49, 74, 75, 77, 80, 81, 84, 100, 117, 118)}
IF_NIXON = {"US": (22, 23, 44, 93, 102)}
IF_JFK = {"US": (9, 21)}
IF_US_INELIGIBLE = {"NVA": (37, 54, 103), "VC": (37, 54, 103)}
NO_IRREGULARS = {"NVA": (26, 29, 68)}
UNLESS_BASE = {"ARVN": (6, 24, 27, 58, 100), "US": (6, 24, 27, 29, 36, 59)}
UNLESS_COIN_CONTROL = {"ARVN": (29, 30, 36, 48, 49, 53, 56, 59, 68, 84, 112, 113, 117, 120)}
UNLESS_NVA_CONTROL = {"NVA": (59, 71)}
SHADED = {"ARVN": (63, 85, 105)}
SHADED_IF_US_PLAYER = {"ARVN": (78, 79, 87)}
PATRONAGE = {"US": (63, 64, 66, 97)}
RESOURCES = {"ARVN": (43, 50, 82)}
SINGLE_ONES = {
    "US": (3, 26, 43, 50, 56, 62, 67, 69, 70, 82, 91, 98, 121),
    "ARVN": (70, 123),
    "NVA": (36, 56, 77, 92, 94, 102, 110, 122),
    "VC": (36, 67, 92, 94, 96, 99, 102, 110, 114, 124),
}
GROUPS = (
    IF_US_PLAYER,
    IF_NVA_PLAYER,
    IF_VC_PLAYER,
    IF_ARVN_PLAYER,
    IF_ARVN_NONPLAYER,
    IF_US_NONPLAYER,
    UNLESS_NIXON,
    IF_NIXON,
    IF_JFK,
    IF_US_INELIGIBLE,
    NO_IRREGULARS,
    UNLESS_BASE,
    UNLESS_COIN_CONTROL,
    UNLESS_NVA_CONTROL,
    SHADED,
    SHADED_IF_US_PLAYER,
    PATRONAGE,
    RESOURCES,
    SINGLE_ONES,
)


def pairs(group):
    return [(card, faction) for faction, cards in group.items() for card in cards]


def n(game, space, kind):
    return count(game.state, KIND[kind], SPACE[space])


def test_every_halo_has_an_instruction_and_a_test_here():
    halos = {(number, faction) for number, card in EVENT_CARDS.items() for faction in card.instructions}
    rifles = {(number, faction) for number, card in EVENT_CARDS.items() for faction in card.rifles}
    assert halos == {pair for group in GROUPS for pair in pairs(group)}
    assert len(halos) == 143 and len({card for card, _ in halos}) == 88
    assert len(rifles) == 105 and not halos & rifles


def test_special_choices_are_those_that_cards_name():
    named = {given.choices for card in EVENT_CARDS.values() for given in card.instructions.values()}
    assert named - {""} == set(SPECIAL)


# --- who plays what -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "faction"), pairs(IF_US_PLAYER))
def test_not_if_the_us_is_played(card, faction):
    assert looked_at(faction, card, nonplayers=without("US")) == ("", {"np.event.rifle": False, "np.plays.us": True})
    assert looked_at(faction, card)[1]["np.plays.us"] is False


@pytest.mark.parametrize(("card", "faction"), pairs(IF_NVA_PLAYER))
def test_not_if_the_nva_is_played(card, faction):
    assert looked_at(faction, card, nonplayers=without("NVA")) == ("", {"np.event.rifle": False, "np.plays.nva": True})
    assert looked_at(faction, card)[1]["np.plays.nva"] is False


@pytest.mark.parametrize(("card", "faction"), pairs(IF_VC_PLAYER))
def test_not_if_the_vc_are_played(card, faction):
    assert looked_at(faction, card, nonplayers=without("VC")) == ("", {"np.event.rifle": False, "np.plays.vc": True})
    assert looked_at(faction, card)[1]["np.plays.vc"] is False


@pytest.mark.parametrize(("card", "faction"), pairs(IF_ARVN_PLAYER))
def test_not_if_the_arvn_is_played(card, faction):
    assert looked_at(faction, card, nonplayers=without("ARVN"))[0] == ""
    assert looked_at(faction, card, "saigon: us_troop; hue: us_troop")[0] == "unshaded"


@pytest.mark.parametrize(("card", "faction"), pairs(IF_ARVN_NONPLAYER))
def test_not_if_the_arvn_is_a_nonplayer(card, faction):
    position = "aid: 20; patronage: 20; arvn_resources: 20"
    assert looked_at(faction, card, position) == ("", {"np.event.rifle": False, "np.nonplayer.arvn": True})
    assert looked_at(faction, card, position, nonplayers=without("ARVN"))[0] == ("event" if card == 64 else "shaded")


def test_119_not_unless_the_us_is_played():
    assert looked_at("ARVN", 119)[0] == ""
    assert looked_at("ARVN", 119, nonplayers=without("US"))[0] == "unshaded"


@pytest.mark.parametrize(("card", "faction"), pairs(UNLESS_NIXON))
def test_only_under_nixon(card, faction):
    for policy in ("JFK", "LBJ"):
        assert looked_at(faction, card, f"policy: {policy}")[1] == {
            "np.event.rifle": False,
            "np.policy.not_nixon": True,
        }
    assert looked_at(faction, card, "policy: Nixon")[1]["np.policy.not_nixon"] is False


@pytest.mark.parametrize(("card", "faction"), pairs(IF_NIXON))
def test_not_under_nixon(card, faction):
    assert looked_at(faction, card, "policy: Nixon")[1] == {"np.event.rifle": False, "np.policy.nixon": True}
    assert looked_at(faction, card, "policy: LBJ")[1]["np.policy.nixon"] is False


@pytest.mark.parametrize(("card", "faction"), pairs(IF_JFK))
def test_not_under_jfk(card, faction):
    troops = "out_of_play: 6 us_troop; saigon: 6 us_troop"
    assert looked_at(faction, card, f"policy: JFK; {troops}")[0] == ""
    assert looked_at(faction, card, f"policy: LBJ; {troops}")[0] == "unshaded"


@pytest.mark.parametrize(("card", "faction"), pairs(IF_US_INELIGIBLE))
def test_not_if_the_us_is_ineligible(card, faction):
    assert looked_at(faction, card)[1] == {"np.event.rifle": False, "np.us_ineligible": True}
    assert looked_at(faction, card, "acted: US op_sa", eligible=f"US, {faction}")[1]["np.us_ineligible"] is False


@pytest.mark.parametrize(("card", "faction"), pairs(NO_IRREGULARS))
def test_not_without_irregulars_in_laos_or_cambodia(card, faction):
    assert looked_at(faction, card, "hue: us_irregular")[0] == ""
    assert looked_at(faction, card, "fishhook: us_irregular")[0] == "shaded"


# --- what it must bring about -------------------------------------------------------------------------------------

BASES = {
    6: ("central-laos: nva_base", "central-laos: nva_troop; trail: 3"),
    24: ("phu-bon: us_troop, vc_base", "phu-bon: us_troop, vc_guerrilla"),
    27: ("hue: 5 arvn_troop, vc_base", "hue: 5 arvn_troop, vc_guerrilla"),
    29: ("pleiku: us_irregular, vc_base", "pleiku: us_irregular, vc_guerrilla"),
    36: ("saigon: 6 us_troop; pleiku: vc_base", "saigon: 6 us_troop; pleiku: vc_guerrilla"),
    58: ("north-vietnam: nva_base", "north-vietnam: nva_base, 8 nva_troop"),
    59: ("pleiku: us_base; kontum: nva_base", "pleiku: us_base; kontum: nva_troop"),
    100: ("kien-hoa: us_troop, vc_base", "kien-hoa: us_troop, vc_guerrilla"),
}


@pytest.mark.parametrize(("card", "faction"), pairs(UNLESS_BASE))
def test_only_to_remove_a_base(card, faction):
    removed, kept = BASES[card]
    assert looked_at(faction, card, removed)[0] == "unshaded"
    key, tested = looked_at(faction, card, kept)
    assert (key, tested["np.event.effect"], tested["np.removes_base"]) == ("", True, False)


HELD = "; ".join(
    f"{IDS[x]}: vc_guerrilla, {'2 ' if POP[x] > 1 else ''}nva_troop" for x in POPULATED
)  # it takes 4 pieces to Control a space of Population 2 or more, 3 otherwise
COIN_CONTROL = {
    29: ("binh-dinh: us_irregular, 2 vc_guerrilla", "pleiku: us_irregular, 2 vc_guerrilla"),
    30: ("binh-dinh: arvn_troop, vc_guerrilla_a", "phu-bon: arvn_troop, vc_guerrilla_a"),
    36: ("saigon: 6 us_troop; binh-dinh: vc_base", "saigon: 6 us_troop; pleiku: vc_base"),
    48: ("binh-dinh: arvn_base, 2 vc_guerrilla", "pleiku: arvn_base, 2 vc_guerrilla"),
    49: ("trail: 0", f"{HELD}; out_of_play: 30 arvn_troop, 29 arvn_police, 6 arvn_ranger, 3 arvn_base"),
    53: ("binh-dinh: 2 nva_troop, arvn_troop", "pleiku: 2 nva_troop, arvn_troop"),
    56: ("binh-dinh: 2 vc_guerrilla, 2 arvn_troop", "pleiku: 2 vc_guerrilla, 2 arvn_troop"),
    59: ("binh-dinh: us_base, nva_troop", "pleiku: us_base, nva_troop"),
    68: ("trail: 0", "out_of_play: 6 arvn_ranger, 6 us_irregular"),
    84: ("binh-dinh: nva_guerrilla", "pleiku: nva_guerrilla"),
    112: ("trail: 0", HELD),
    113: ("trail: 0", f"{HELD}; out_of_play: 29 arvn_police"),
    117: ("trail: 0", HELD),
    120: ("out_of_play: 4 us_troop", f"{HELD}; out_of_play: 4 us_troop; leader_box: 125, 126, 127"),
}


@pytest.mark.parametrize(("card", "faction"), pairs(UNLESS_COIN_CONTROL))
def test_only_to_add_2_coin_controlled_population(card, faction):
    adds, adds_not = COIN_CONTROL[card]
    assert looked_at(faction, card, adds)[0] == "unshaded"
    key, tested = looked_at(faction, card, adds_not)
    assert (key, tested["np.event.effect"], tested["np.adds_coin_control"]) == ("", True, False)


STRAFED = (
    "phu-bon: arvn_troop, vc_guerrilla_a; binh-dinh: arvn_troop, vc_guerrilla_a; kien-hoa: arvn_troop, vc_guerrilla_a; "
    "hue: 3 vc_guerrilla_a; da-nang: 3 vc_guerrilla_a; quang-tri: 3 vc_guerrilla_a; quang-nam: 3 vc_guerrilla_a"
)


@pytest.mark.parametrize(
    ("card", "text", "gain"),
    [
        (29, "kontum: us_irregular, 4 vc_guerrilla; binh-dinh: us_irregular, 4 vc_guerrilla_a", 2),
        (
            29,
            "pleiku: us_irregular, 2 vc_guerrilla; khanh-hoa: us_irregular, 2 vc_guerrilla; hue: us_irregular, vc_base",
            3,
        ),
        (30, STRAFED, 5),
        (36, "saigon: 3 us_troop, 2 vc_guerrilla; kontum: 5 us_troop; binh-dinh: vc_base; pleiku: vc_base", 2),
        (36, "saigon: 3 us_troop, 2 vc_guerrilla; kontum: 5 us_troop; binh-dinh: vc_base", 2),
        (48, "binh-dinh: arvn_base, 2 vc_guerrilla; pleiku: arvn_base, 3 vc_guerrilla", 2),
        (49, HELD, 6),
        (53, "pleiku: 2 nva_troop, arvn_troop; binh-dinh: 2 nva_troop, arvn_troop; hue: 9 nva_troop", 3),
        (
            56,
            "binh-dinh: 2 vc_guerrilla, 2 arvn_troop; hue: 4 vc_guerrilla; an-loc: 4 vc_guerrilla; kontum: vc_base",
            2,
        ),
        (59, "binh-dinh: us_base, 3 nva_troop; phu-bon: 3 nva_troop; kontum: 3 nva_troop", 2),
        (68, "pleiku: vc_guerrilla; binh-dinh: 5 vc_guerrilla", 2),
        (112, f"{HELD}".replace("binh-dinh: vc_guerrilla, 2 nva_troop", "trail: 1"), 2),
        (113, HELD, 8),
        (117, "saigon: 2 vc_guerrilla; hue: 2 vc_guerrilla", 6),
        (120, "saigon: 2 vc_guerrilla; out_of_play: 4 us_troop", 8),
    ],
)
def test_spaces_and_pieces_are_chosen_for_coin_controlled_population(card, text, gain):
    game, said = execute("ARVN", card, "unshaded", text)
    assert coin_population(game.state) - coin_population(game.start) == gain, said


# --- which text, which alternative --------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "faction"), pairs(UNLESS_NVA_CONTROL))
def test_only_to_add_nva_control(card, faction):
    adds = {59: "southern-laos: 12 nva_troop; binh-dinh: us_base", 71: "fishhook: 12 nva_troop; an-loc: us_base"}
    adds_not = {59: "binh-dinh: 2 nva_troop, 3 us_troop", 71: "an-loc: 9 nva_troop, us_base"}
    assert looked_at(faction, card, adds[card])[0] == "shaded"
    key, tested = looked_at(faction, card, adds_not[card])
    assert (key, tested["np.event.effect"], tested["np.adds_nva_control"]) == ("", True, False)


@pytest.mark.parametrize(("card", "faction"), pairs(SHADED))
def test_the_shaded_text(card, faction):
    assert looked_at(faction, card, "aid: 9; patronage: 9")[0] == "shaded"


@pytest.mark.parametrize(("card", "faction"), pairs(SHADED_IF_US_PLAYER))
def test_the_shaded_text_against_a_us_player(card, faction):
    position = "aid: 9; patronage: 9; hue: 2 arvn_troop"
    assert looked_at(faction, card, position)[0] == "unshaded"
    assert looked_at(faction, card, position, nonplayers=without("US"))[0] == "shaded"


@pytest.mark.parametrize(
    ("card", "side", "cut", "other"),
    [
        (63, "unshaded", "patronage_to_resources", "us_to_south"),
        (64, "event", "patronage_minus_5", "patronage_plus_3"),
        (66, "unshaded", "patronage_minus_3", "us_to_south"),
        (97, "unshaded", "patronage_4_to_resources", "aid_plus_10"),
    ],
)
def test_the_us_cuts_the_patronage_of_an_arvn_player_only(card, side, cut, other):
    position = "patronage: 9; aid: 9; out_of_play: 3 us_troop"
    _, said = execute("US", card, side, position, nonplayers=without("ARVN"))
    assert picked(said, "event.either")[-1] == cut
    _, said = execute("US", card, side, position)
    assert picked(said, "event.either")[-1] == other


def test_66_no_cut_for_want_of_pieces():
    _, said = execute("US", 66, "unshaded", "patronage: 9")
    assert picked(said, "event.either") == ["neither"]


@pytest.mark.parametrize(("card", "key"), [(43, "arvn_resources_6"), (50, "arvn_resources_9"), (82, "domino_money")])
def test_the_arvn_adds_resources(card, key):
    _, said = execute("ARVN", card, "unshaded", "out_of_play: 2 us_troop, 2 arvn_troop, arvn_base; saigon: us_troop")
    assert picked(said, "event.either")[-1] == key


def test_43_the_us_adds_aid_unless_the_next_coup_is_the_last():
    _, said = execute("US", 43, "unshaded", "deck: 125, 3, 126")
    assert picked(said, "event.either") == ["aid_12"]
    _, said = execute("US", 43, "unshaded", "deck: 4, 3, 126")
    assert picked(said, "event.either") == ["arvn_resources_6"]


def test_50_the_us_moves_its_pieces_that_are_out_of_play():
    _, said = execute("US", 50, "unshaded", "out_of_play: 2 us_troop")
    assert picked(said, "event.either") == ["us_troops_4"]


@pytest.mark.parametrize(("resources", "key"), [(19, "nva_resources_plus_9"), (20, "free_infiltrate")])
def test_77_the_nva_takes_resources_below_20(resources, key):
    _, said = execute("NVA", 77, "shaded", f"nva_resources: {resources}; central-laos: nva_base; trail: 2")
    assert picked(said, "event.either") == [key]


@pytest.mark.parametrize(("policy", "key"), [("JFK", "domino_money"), ("Nixon", "domino_money"), ("LBJ", "domino_us")])
def test_82_the_us_takes_pieces_under_lbj(policy, key):
    _, said = execute("US", 82, "unshaded", f"policy: {policy}; out_of_play: 2 us_troop, 2 arvn_troop")
    assert picked(said, "event.either") == [key]


@pytest.mark.parametrize(
    ("policy", "key"),
    [("JFK", "long_tan_guerrillas"), ("Nixon", "long_tan_guerrillas"), ("LBJ", "long_tan_troops")],
)
def test_98_the_us_does_only_what_its_policy_says(policy, key):
    both = f"policy: {policy}; out_of_play: 2 us_troop; tay-ninh: us_troop, vc_guerrilla"
    _, said = execute("US", 98, "unshaded", both)
    assert picked(said, "event.either") == [key]
    other = "out_of_play: 2 us_troop" if policy != "LBJ" else "tay-ninh: us_troop, vc_guerrilla"
    assert looked_at("US", 98, f"policy: {policy}; {other}")[0] == ""
    assert looked_at("US", 98, both)[0] == "unshaded"


@pytest.mark.parametrize(("policy", "activity"), [("JFK", "advise"), ("LBJ", "air_strike"), ("Nixon", "air_strike")])
def test_69_the_us_advises_or_strikes(policy, activity):
    _, said = execute("US", 69, "event", f"policy: {policy}; trail: 2; hue: 3 arvn_troop, us_troop, vc_guerrilla_a")
    assert [a.key for a in said if a.name == "event.activity" and a.seat == "US"] == [activity]


@pytest.mark.parametrize(("card", "track"), [(64, "aid_minus_10 patronage_minus_5")])
def test_64_the_nva_decreases_all(card, track):
    _, said = execute("NVA", card, "event", "aid: 20; patronage: 20", nonplayers=without("ARVN"))
    assert picked(said, "event.either") == track.split()


def test_85_the_nva_decreases_all():
    _, said = execute("NVA", 85, "shaded", "aid: 9; patronage: 9; arvn_resources: 9", nonplayers=without("ARVN"))
    assert picked(said, "event.either") == ["arvn_resources_minus_2", "aid_minus_2", "patronage_minus_2"]


@pytest.mark.parametrize(("card", "key"), [(87, "patronage_minus_4"), (105, "patronage_down")])
def test_the_nva_reduces_patronage(card, key):
    _, said = execute("NVA", card, "shaded", "patronage: 20")
    assert picked(said, "event.either") == [key]


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
    assert picked(said, "event.either") == ["oop_to_south", "done"]
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
    position = "phu-bon: 3 vc_guerrilla; kontum: 2 arvn_police, 4 arvn_troop; qui-nhon: 9 us_troop"
    game, _ = execute(faction, 70, "unshaded", position)
    assert n(game, "phu-bon", "vc_guerrilla_u") + n(game, "phu-bon", "vc_guerrilla_a") == 0
    assert n(game, "phu-bon", "arvn_police") == 2 and n(game, "phu-bon", "arvn_troop") == 1
    assert n(game, "phu-bon", "us_troop") == 0


@pytest.mark.parametrize("faction", ["ARVN", "US"])
def test_70_over_a_loc_too(faction):
    game, _ = execute(
        faction, 70, "unshaded", "phu-bon: 3 vc_guerrilla; cam-ranh: 2 arvn_police, 4 arvn_troop, 9 us_troop"
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
        faction, 70, "unshaded", "phu-bon: 3 arvn_police, 3 vc_guerrilla; kontum: 2 arvn_police, 2 vc_guerrilla"
    )
    assert sum(game.state.pieces[KIND["vc_guerrilla_a"] :: len(KIND_NAMES)]) == 0


@pytest.mark.parametrize("faction", ["ARVN", "US"])
def test_70_no_coin_control_is_lost_and_3_units_stay_at_support(faction):
    position = "phu-bon: 6 vc_guerrilla; kontum: 2 arvn_police, 2 arvn_troop, passive_support; qui-nhon: us_troop"
    game, _ = execute(faction, 70, "unshaded", position)
    assert n(game, "kontum", "arvn_police") + n(game, "kontum", "arvn_troop") == 3
    assert n(game, "qui-nhon", "us_troop") == 1


@pytest.mark.parametrize("faction", ["ARVN", "US"])
def test_70_from_outside_even_where_enemies_are(faction):
    game, _ = execute(faction, 70, "unshaded", "phu-bon: 3 vc_guerrilla; quang-duc: 6 arvn_troop, vc_guerrilla")
    assert n(game, "phu-bon", "arvn_troop") == 3 and n(game, "quang-duc", "arvn_troop") == 3
    assert n(game, "phu-bon", "vc_guerrilla_u") + n(game, "phu-bon", "vc_guerrilla_a") == 0


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


# --- Pivotal Events -----------------------------------------------------------------------------------------------


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
