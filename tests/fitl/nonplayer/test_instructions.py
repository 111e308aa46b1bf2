"""8.4.1 The special Event instructions, one Faction and card after another."""

import pytest

from indochina.fitl.board import IDS, POP, POPULATED
from indochina.fitl.components.control import coin_population
from indochina.fitl.events.event import EVENT_CARDS
from indochina.fitl.nonplayer.events.instructed import SPECIAL

from .events import execute, looked_at, picked, without

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
