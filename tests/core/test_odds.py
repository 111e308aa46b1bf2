"""The look ahead at dice: exact, fair, and without a trace; and that no question with dice is forgotten."""

from collections import Counter

import pytest

import indochina
from indochina import odds as look
from indochina.core.decision import CHANCE, TOP
from indochina.core.dice import Random
from indochina.core.errors import Error
from indochina.core.rules import ROLLED
from indochina.odds import odds

SV_ATTACKS = "turn: 2; active: SV; stage: combat.declare; available: 5; "
SMALL = SV_ATTACKS + "hue: 2 sv_division, 2 nv_division"
AIR = SV_ATTACKS + "air: 2; hue: 2 sv_division, nv_division"
LARGE = SV_ATTACKS + "air: 2; hue: 3 sv_division, 5 nv_division"
ATTACK = "stage: operation; current: 68; next: 2; acted: VC op; vc_resources: 9; hue: 3 vc_guerrilla, 2 arvn_police"


def at(text, *choices, game="saigon75", dice=None):
    found = indochina.position(game, text, dice=dice)
    for key in choices:
        found.choose(key)
    return found


def ask(game, key, **limit):
    return odds(game, key, game.decision.seat, game.messages, **limit)


def table(found):
    return {(x.title, x.text): x.probability for x in found.outcomes}


def sums(found):
    total = Counter()
    for x in found.outcomes:
        total[x.title] += x.probability
    return total


def every_order(game, key, dice):
    """The tree without any merging: each of so many dice with each face."""
    before = game.clone(chance="person")
    open_games = [(before.clone().choose(key), 1.0, [])]
    for _ in range(dice):
        open_games = [
            (after.clone().choose(face), weight * p, [*names, after.decision.name])
            for after, weight, names in open_games
            for face, p in after.decision.probabilities.items()
        ]
    found = Counter()
    for after, weight, names in open_games:
        notes = [note for _, note in after.notes(before.noted)]
        lines = game.rules.outcomes(before.state, names, notes, lambda key, **values: game.messages.text(key, values))
        for title, _, text in lines:
            found[title, text] += weight
    return found


# --- exact ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "choices", "key", "dice"),
    [
        (SMALL, ["hue"], "all", 4),
        (SMALL, ["hue", "sv_division"], "done", 3),
        (AIR, ["hue", "all", "air"], "air", 7),
    ],
)
def test_equal_dice_are_followed_in_one_order_with_the_weight_of_all(text, choices, key, dice):
    game = at(text, *choices)
    found = ask(game, key)
    assert table(found) == pytest.approx(every_order(game, key, dice)) and found.exact


def test_more_ways_than_the_limit_are_sampled():
    """The largest fight: five dice each and two Air markers, 21 x 21 x 3 ways."""
    game = at(LARGE, "hue", "all", "air")
    exact, rough = ask(game, "air", limit=1323), ask(game, "air", limit=1322)
    assert exact.exact and not rough.exact
    assert rough == ask(game, "air", limit=1322), "the same question has the same answer"
    for found in (exact, rough):
        assert sums(found) == pytest.approx(dict.fromkeys(sums(found), 1.0))
    known, guess = table(exact), table(rough)
    assert guess.keys() <= known.keys()
    assert all(abs(guess.get(row, 0.0) - p) < 0.08 for row, p in known.items())


def test_the_rows_of_a_title_are_in_order():
    rows = [x.text for x in ask(at(SMALL), "hue").outcomes if x.title.startswith("Retreats")]
    assert rows == ["NV: 2", "NV: 1", "none", "SV: 1", "SV: 2"]


# --- without a trace, and fair -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "key"),
    [
        (at(AIR, "hue", "all", "air"), "none"),
        (at(ATTACK + "; saigon: us_troop, vc_guerrilla", "attack", game="fitl"), "hue"),
    ],
)
def test_asking_changes_nothing(game, key):
    unasked = game.clone()
    was = game.hash(), game.version, game.position(), game.decision.keys
    assert ask(game, key).outcomes
    assert (game.hash(), game.version, game.position(), game.decision.keys) == was
    game.choose(key), unasked.choose(key)
    assert game.answers == unasked.answers and game.hash() == unasked.hash()


def test_dice_that_are_scripted_are_neither_seen_nor_used_up():
    free, scripted = at(SMALL, "hue"), at(SMALL, "hue", dice="X X X X")
    assert ask(scripted, "all") == ask(free, "all")
    scripted.choose("all")
    assert [answer.key for answer in scripted.answers if answer.seat == CHANCE] == ["X"] * 4


def test_an_open_game_of_dice_read_by_people():
    game = indochina.position("saigon75", SMALL, chance="person").choose("hue")
    assert table(ask(game, "all")) == table(ask(at(SMALL, "hue"), "all"))


def test_only_who_is_asked_may_ask_and_only_about_an_option():
    game = at(SMALL)
    with pytest.raises(Error, match="nothing is asked of NV now"):
        odds(game, "hue", "NV", game.messages)
    with pytest.raises(Error, match="'saigon' is not an option"):
        odds(game, "saigon", "SV", game.messages)
    over = indochina.position("saigon75", "stage: over; winner: NV")
    with pytest.raises(Error, match="nothing is asked of SV now"):
        odds(over, "hue", "SV", over.messages)


def test_a_question_without_dice_has_no_odds():
    game = indochina.new("saigon75", seed=1)
    assert game.decision.name == "setup.place"
    assert ask(game, game.decision.keys[0]) == look.Odds([], True)


# --- in random games -----------------------------------------------------------------------------------------

# Dice that are not looked at: they fall whatever is answered, and nothing can be made of them but one in six.
UNTOLD = {
    "saigon75": {
        "dice.activation",  # S.2 a phase begins
        "dice.desertion",  # S.9
        "momentum.reveal",  # S.10
    },
    "fitl": {
        "event.die",  # the text of the card says what so many pieces or Resources are
        "sweep.booby_traps",  # card 101: in each space alike
        "coup.policy",  # 8.8.1
    },
    "tonkin": {
        "dice.operation",  # 6.1 how many points in a row
        "dice.sd_drop",  # 3.5 an SD without a crew
        "dice.hero",  # 6.16 after the combat
    },
}
# Beginnings of questions after which dice may come without another question, but not on account of the answer.
ANYWAY = {
    # The last question of a combat; the next combat has been declared and follows.
    "saigon75": {
        "combat.armoured", "combat.corruption", "combat.loss", "combat.paralysed", "combat.retreat", "combat.stubborn",
        "combat.withdraw", "retreat.to", "withdraw.to",
    },
    # The end of what comes before the only Attack or Assault that is left: another one, a transfer, a Special Activity.
    "fitl": {"attack.remove", "transfer", "ambush.", "bombard.", "tax.", "airlift.", "raid.", "transport."},
    # Before the stacks are shown [1.5, 6.8]: the board's preview tells what can be known, exact odds would tell more.
    "tonkin": {
        "attack.", "barrage.road", "barrage.target", "barrage.units", "combat.retreat_before", "move.", "operation.",
    },
}  # fmt: skip
# Stages of an Event: from any of its questions it may go on to the only Attack, Assault or Air Strike it allows.
EVENTS = {"saigon75": (), "fitl": ("card", "action"), "tonkin": ()}
DECISIONS = 300
KEYS = 4
# Of how many of them the odds are asked: a combat of Tonkin has 756 ways to fall, deep in a stage.
ASKED = {"saigon75": KEYS, "fitl": KEYS, "tonkin": 1}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", indochina.GAMES)
def test_no_question_that_leads_to_dice_is_forgotten_and_secrets_do_not_matter(name, seed):
    """At some hundred decisions: dice after an answer are those of `ODDS`, or named above; odds add up to 1 and are the
    same when all that the seat cannot know is dealt anew."""
    rules = indochina.rules(name)
    scenarios = list(rules.SCENARIOS)
    game = indochina.new(name, scenarios[seed % len(scenarios)], seed=seed)
    rng = Random(f"odds/{seed}")
    for _ in range(DECISIONS):
        if (asked := game.decision) is None:
            break
        assumed, left = rules.ODDS.get(asked.name, {}), ASKED[name]
        for key in rng.shuffled(asked.keys)[:KEYS]:
            after = game.clone(chance="person").choose(key)
            look.assume(after, assumed)
            die = after.decision
            if die is None or die.seat != CHANCE or die.stream == TOP:
                continue
            told = assumed.get(die.name) == ROLLED
            anyway = asked.name.startswith(tuple(ANYWAY[name])) or game.state.stage in EVENTS[name]
            assert told or die.name in UNTOLD[name] or anyway, f"{asked.name} = {key} leads to {die.name}"
            if told and left:
                left -= 1
                found = ask(game, key)
                assert sums(found) == pytest.approx(dict.fromkeys(sums(found), 1.0))
                assert found == ask(game.determinize(asked.seat, Random("anew")), key)
        game.choose(rng.choice(asked.keys))
