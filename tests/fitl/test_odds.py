"""The odds of Fire in the Lake's dice, computed by hand."""

import pytest

import indochina
from indochina.ahead import AS_MANY
from indochina.core.rules import ROLLED
from indochina.fitl import ODDS
from indochina.fitl.words.en import ENGLISH
from indochina.odds import odds

BOX = "stage: operation; current: 68; next: 2; nva_resources: 9; vc_resources: 9; arvn_resources: 30; acted: "
VC, NVA, US = (BOX + f"{faction} op; " for faction in ("VC", "NVA", "US"))
US_SA, ARVN_SA = (BOX + f"{faction} op_sa; " for faction in ("US", "ARVN"))

HITS = [("Air Strike", f"hits: {n}", 1 / 6) for n in range(1, 7)]
TRAIL = [("Trail", "enough hits to Degrade it", 5 / 6), ("Trail", "too few hits to Degrade it", 1 / 6)]
COBRAS = [("Cobras", "a US Troop is lost", 1 / 2), ("Cobras", "no US Troop is lost", 1 / 2)]


def attack(pieces, chance, space="Hue"):
    rows = [(f"success, enemy pieces removed: {pieces}", chance), ("no effect", 1 - chance)]
    return [(f"Attack in {space}", text, p) for text, p in rows if p]


def tunnel(space="Hue"):
    return [(f"Tunnel in {space}", text, 1 / 2) for text in ("the marker goes, the Base stays", "the Tunnel holds")]


def at(text, choices="", dice=None):
    game = indochina.position("fitl", text, dice=dice)
    for key in choices.split():
        game.choose(key)
    return game


def ask(game, key):
    return odds(game, key, game.decision.seat, game.messages)


def rows(found):
    return [(x.title, x.text, x.probability) for x in found.outcomes]


def close(expected):
    return [(title, text, pytest.approx(p)) for title, text, p in expected]


# For each question of ODDS a position where an answer leads to dice: position, choices, the answer, what it leads to.
OTHER = "saigon: us_troop, vc_guerrilla_a"  # so that there is a second space to choose
STATED = {
    "operation": (VC + "hue: 3 vc_guerrilla, 2 arvn_police", "", "attack", attack(2, 1 / 2)),
    "attack.space": (VC + f"hue: 3 vc_guerrilla, 2 arvn_police; {OTHER}", "attack", "hue", attack(2, 1 / 2)),
    "attack.action": (
        NVA + "hue: 2 nva_guerrilla, nva_troop, arvn_police; saigon: nva_guerrilla, us_troop",
        "attack hue", "guerrillas", attack(1, 1 / 3),
    ),
    "assault.space": (US + f"hue: 2 us_troop, vc_tunnel; {OTHER}", "assault", "hue", tunnel()),
    "assault.arvn": (
        US + "hue: us_troop, 4 arvn_troop, vc_guerrilla_a, vc_tunnel; saigon: us_troop, 2 arvn_troop, 2 vc_guerrilla_a",
        "assault hue saigon arvn", "hue", tunnel(),
    ),
    "assault.patton": (
        US + f"unshaded: m_48_patton; pleiku: 2 us_troop, vc_guerrilla_a, vc_tunnel; {OTHER}",
        "assault pleiku", "yes", tunnel("Pleiku-Darlac"),
    ),
    "assault.target": (
        US + f"hue: 3 us_troop, vc_guerrilla_a, vc_tunnel, nva_guerrilla_a; {OTHER}", "assault hue", "both", tunnel(),
    ),
    "assault.abrams": (
        US + f"unshaded: abrams; hue: 3 us_troop, vc_guerrilla_a, vc_base, vc_tunnel; {OTHER}",
        "assault hue", "no", tunnel(),
    ),
    "assault.underground": (
        US + f"unshaded: search_and_destroy; shaded: cobras; hue: us_troop, vc_guerrilla_u; {OTHER}",
        "assault hue", "no", COBRAS,
    ),
    "assault.piece": (
        US + f"shaded: cobras; hue: us_troop, vc_guerrilla_a, nva_guerrilla_a; {OTHER}",
        "assault hue both", "hue/vc_guerrilla_a", COBRAS,
    ),
    "assault.base": (US + f"hue: us_troop, vc_base, vc_tunnel; {OTHER}", "assault hue", "hue/vc_tunnel", tunnel()),
    "patrol.assault": (
        US + "shaded: cobras; loc-hue-da-nang: us_troop, vc_guerrilla_a", "patrol done", "loc-hue-da-nang", COBRAS,
    ),
    "advise.space": (
        US_SA + "hue: 4 arvn_police, vc_tunnel; saigon: 2 arvn_troop, us_troop, vc_guerrilla_a",
        "patrol advise", "hue", tunnel(),
    ),
    "advise.action": (
        US_SA + "hue: 4 arvn_troop, vc_tunnel; saigon: us_troop", "patrol advise", "assault", tunnel(),
    ),
    "transport.assault": (
        ARVN_SA + "unshaded: armored_cavalry; hue: 6 arvn_troop; quang-tri: vc_tunnel; saigon: arvn_police",
        "patrol transport hue quang-tri all end", "quang-tri", tunnel("Quang Tri-Thua Thien"),
    ),
    "train.space": (US_SA + "trail: 2; saigon: us_base, arvn_police", "train", "air_strike", HITS + TRAIL),
    "train.then": (
        US_SA + "trail: 2; patronage: 5; saigon: us_base, arvn_police",
        "train saigon done done", "air_strike", HITS + TRAIL,
    ),
    "patrol.origin": (US_SA + "trail: 2; saigon: us_troop", "patrol", "air_strike", HITS + TRAIL),
    "sweep.space": (US_SA + f"hue: us_troop; {OTHER}", "sweep", "air_strike", HITS),  # the Trail is at 0
    "special.after": (
        US_SA + "trail: 2; saigon: us_troop; hue: us_troop", "sweep hue end", "air_strike", HITS + TRAIL,
    ),
    "airstrike.hit": (
        US_SA + "shaded: top_gun; trail: 2; saigon: us_troop; hue: us_troop", "sweep air_strike", "trail",
        [("Trail", "it is Degraded", 1 / 2), ("Trail", "it stays, the hits are spent", 1 / 2)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ODDS)
def test_every_question_with_odds_leads_to_dice_somewhere(name):
    text, choices, key, expected = STATED[name]
    game = at(text, choices, dice="6" if name == "airstrike.hit" else None)
    assert game.decision.name == name
    found = ask(game, key)
    assert rows(found) == close(expected) and found.exact


@pytest.mark.parametrize(("guerrillas", "chance"), [(1, 1 / 6), (3, 1 / 2), (5, 5 / 6), (6, 1), (8, 1)])
def test_3_3_3_an_attack_succeeds_if_the_die_does_not_exceed_the_guerrillas(guerrillas, chance):
    game = at(VC + f"hue: {guerrillas} vc_guerrilla, 2 arvn_police; {OTHER}", "attack")
    assert rows(ask(game, "hue")) == close(attack(2, chance))


def test_3_3_3_no_more_enemies_go_than_there_are():
    game = at(VC + f"hue: 3 vc_guerrilla, us_base; {OTHER}", "attack")
    assert rows(ask(game, "hue")) == close(attack(1, 1 / 2))


def test_3_3_3_an_earlier_attack_of_the_same_operation_is_not_told_again():
    game = at(
        VC + f"hue: 3 vc_guerrilla, 2 arvn_police; {OTHER}; can-tho: us_troop, vc_guerrilla", "attack hue", dice="6"
    )
    assert game.decision.name == "attack.space"
    assert rows(ask(game, "saigon")) == close(attack(1, 1 / 6, "Saigon"))


def test_3_3_3_troops_and_ambush_roll_no_die():
    game = at(NVA + "hue: nva_guerrilla, 2 nva_troop, arvn_police; saigon: nva_guerrilla, us_troop", "attack hue")
    assert rows(ask(game, "troops")) == []
    game = at(BOX + f"VC op_sa; hue: vc_guerrilla_u, arvn_police; {OTHER}", "attack hue")
    assert rows(ask(game, "ambush")) == [] and rows(ask(game, "guerrillas")) == close(attack(1, 1 / 6))


def test_what_is_taken_for_granted_is_said():
    game = at(NVA + "hue: nva_guerrilla, 2 nva_troop, arvn_police; saigon: nva_guerrilla, us_troop", "attack")
    found = ask(game, "hue")
    assert rows(found) == close(attack(1, 1 / 6)) and found.assuming == "Assuming: the Guerrillas Attack."
    assert ask(game, "saigon").assuming == ""


def test_whatever_is_assumed_has_its_words():
    assumed = {name for between in ODDS.values() for name, answer in between.items() if answer != ROLLED}
    worded = {key.removeprefix("odds.assume.") for key in ENGLISH if key.startswith("odds.assume.")}
    assert assumed | {AS_MANY} == worded


def test_3_2_4_enough_guerrillas_before_the_tunnel_and_no_die_is_rolled():
    game = at(US + f"hue: 2 us_troop, 2 vc_guerrilla_a, vc_tunnel; {OTHER}", "assault")
    assert rows(ask(game, "hue")) == []


def test_3_2_4_a_tunnel_and_card_13_each_have_their_die():
    game = at(US + f"shaded: cobras; hue: us_troop, vc_tunnel; {OTHER}", "assault")
    assert rows(ask(game, "hue")) == close(tunnel() + COBRAS)


def test_4_2_3_what_follows_an_air_strike_by_itself_is_not_looked_at():
    """One hit has nothing to strike, and the only Assault follows at once; more, and the Trail is asked about."""
    game = at(US_SA + "trail: 2; hue: us_troop, vc_tunnel", "assault")
    assert game.decision.name == "assault.space"
    assert rows(ask(game, "air_strike")) == close(HITS + TRAIL)


def test_card_101_dice_that_follow_whatever_is_answered_are_left_alone():
    game = at(US + "shaded: booby_traps; saigon: us_troop; hue: us_troop", "sweep hue")
    assert (game.decision.name, rows(ask(game, "end"))) == ("sweep.space", [])


def test_the_order_of_the_deck_and_the_dice_to_come_make_no_difference():
    text = VC + f"hue: 2 vc_guerrilla, 2 arvn_police; {OTHER}; deck: "
    one = at(text + "1, 3, 125, 4; seed: 1", "attack")
    two = at(text + "4, 125, 1, 3; seed: 2", "attack")
    assert one.hash() != two.hash()
    assert ask(one, "hue") == ask(two, "hue")
