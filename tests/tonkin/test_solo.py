"""The opponents: they answer every question, keep the rules, see no more than their seat, and play soundly."""

from __future__ import annotations

import re
from random import Random

import pytest

from indochina.core.build import COMPILED
from indochina.core.decision import CHANCE, Decision, choose
from indochina.core.dice import Random as Dice
from indochina.core.errors import Error
from indochina.tonkin.board import printed
from indochina.tonkin.components.stacking import eliminate_excess
from indochina.tonkin.components.units import FEF, SIDES, VM
from indochina.tonkin.components.zoc import controls
from indochina.tonkin.movement.phase import move_phase_stage
from indochina.tonkin.operations.phase import point
from indochina.tonkin.scenarios import SCENARIOS
from indochina.tonkin.setup import setup
from indochina.tonkin.solo import ANSWERS, opponent
from indochina.tonkin.solo.eyes import hidden_units, seen
from indochina.tonkin.solo.fights import fight
from indochina.tonkin.solo.outlook import Outlook
from indochina.tonkin.solo.plans import Group, airdrop, best_order, goal_of, rate, worth_flying
from indochina.tonkin.solo.secrets import OPEN
from indochina.tonkin.stages import STAGES
from indochina.tonkin.state import State, hex_key, hex_of, put, stacking_points
from indochina.tonkin.view import determinize, view, visible
from indochina.tonkin.words.en import ENGLISH
from indochina.tonkin.words.en.opponents import OPPONENTS
from indochina.tonkin.words.fr.opponents import OPPONENTS as OPPONENTS_FR

from .build import at, state
from .test_scenarios import DEFAULTS

pytestmark = pytest.mark.pure  # a table is stood in for the game

PUBLIC = ("reason.shell", "reason.ambush_target")
"""6.6, 6.11 Chances anybody at the table can work out: points and morale are told."""


class Table:
    """As much of a game as an opponent asks for."""

    def __init__(self, s: State, decision: Decision) -> None:
        self.state, self.decision = s, decision


def ask(s: State, procedure, seat: str) -> tuple[str, str]:
    """The answer of an opponent to the first question of a procedure, and the key of its reason."""
    decision = next(procedure)
    assert decision.seat == seat
    key, reason = opponent(seat).choose(Table(s, decision))
    assert key in decision.keys
    return key, reason.key


def play(s: State, rng: Random, seats: dict[str, object], stop: int = 100_000):
    """A game between opponents (others answer at random); yields every question an opponent is asked, answered."""
    count = 0
    while s.stage != "over":
        procedure = STAGES[s.stage](s)
        try:
            decision = next(procedure)
            while True:
                key = rng.choice(decision.keys)
                if decision.seat != CHANCE and decision.seat in seats and len(decision.keys) > 1:
                    key, reason = seats[decision.seat].choose(Table(s, decision))
                    assert key in decision.keys, decision
                    yield decision, key, reason
                    count += 1
                    if count >= stop:
                        return
                decision = procedure.send(key)
        except StopIteration as end:
            s.stage = end.value


def questions() -> set[str]:
    """All that the game can ask: what is rolled or turned up is asked of nobody."""
    names = {key.removeprefix("prompt.") for key in ENGLISH if key.startswith("prompt.")}
    return {name for name in names if not name.startswith("dice.") and name != "combat.shown"}


NEVER_ASKED = {
    VM: {
        "barrage.road": "6.7 VM has no aircraft",
        "reinforcements.unit": "2.5 VM has no choice of what comes",
        "reinforcements.hex": "2.5",
        "reinforcements.community": "2.5",
        "replacements.air": "2.6 supply from the air",
        "withdrawal.unit": "2.7 only the FEF withdraws units",
    },
    FEF: {
        "combat.ambush": "6.11 only VM ambushes",
        "combat.ambush_target": "6.11",
        "combat.bolshevik": "6.12 Bolshevik Spirit is of VM",
        "mobilization.center": "2.4 Tieu Doan and Pathet Lao rise for VM",
        "mobilization.hex": "2.4",
        "mobilization.pathet_lao": "2.4",
        "objective.hex": "1.9 A VM places the markers",
        "objective.move": "1.9 A",
        "operation.bring": "6.2 only VM brings an SD to its HQ",
        "road.from": "4.0 the engineer is of VM",
        "road.hex": "6.7 the FEF destroys roads from the air",
    },
}
"""What a side is not asked, and why; nor is the FEF asked what has `vm_` in its name."""


@pytest.mark.parametrize("seat", SIDES)
def test_every_question_a_side_can_be_asked_is_in_its_table(seat):
    """They leave nothing to a lot; a question that has been renamed is missed here."""
    other = {name for name in questions() if "vm_" in name} if seat == FEF else set()
    assert questions() - NEVER_ASKED[seat].keys() - other <= ANSWERS[seat].keys()
    assert NEVER_ASKED[seat].keys() <= questions() - ANSWERS[seat].keys(), "it is answered"
    assert ANSWERS[seat].keys() <= questions(), "nobody asks that"


def test_an_opponent_says_which_question_it_cannot_answer():
    s = at("V15: gm-1")
    with pytest.raises(Error, match=r"the opponent for FEF has no answer to move\.where"):
        opponent(FEF).choose(Table(s, choose(FEF, "move.where", "3.0", ["V15"])))


# The compiled build plays them all; pure Python takes a minute for each.
PLAYED = list(SCENARIOS) if COMPILED else ["na_san", "dien_bien_phu"]


@pytest.mark.parametrize("scenario", PLAYED)
def test_they_play_every_scenario_by_the_rules(scenario):
    """8.0 Two turns or so of each scenario; every answer is one of those offered, every reason can be said."""
    s = setup(scenario, DEFAULTS, 3, (), printed())
    for _, _, reason in play(s, Random(3), {seat: opponent(seat) for seat in SIDES}, 250):
        text = OPPONENTS[reason.key]
        assert set(re.findall(r"{(\w+)}", text)) <= set(reason.values), reason
        assert set(re.findall(r"{(\w+)}", OPPONENTS_FR[reason.key])) <= set(reason.values)


def test_same_position_same_answer():
    """They have no memory: another opponent of the side, fresh at the table, answers the same."""
    s = setup("na_san", DEFAULTS, 5, (), printed())
    seats = {seat: opponent(seat) for seat in SIDES}
    for n, (decision, key, _) in enumerate(play(s, Random(5), seats, 120)):
        if n % 10 == 0:
            assert opponent(decision.seat).choose(Table(s, decision))[0] == key


def looks(s: State, *places: int) -> list[tuple[list[int], bool]]:
    """1.3, 1.5 What France sees of stacks: their top, and whether they have a ZoC."""
    return [(visible(s, h, FEF), controls(s, h)) for h in places]


def dealt(s: State, rng: Random) -> State:
    """1.5, 1.9 The same position to French eyes: hidden VM units change places and steps, the markers are swapped.

    1.3 Whether a stack has a ZoC everybody knows.
    """
    twin = s.copy()
    below = [u for units in hidden_units(s).values() for u in units]
    for u, other in [(rng.choice(below), rng.choice(below)) for _ in range(3 * len(below))]:
        here, there = twin.place[u], twin.place[other]
        tops, steps = looks(twin, here, there), twin.steps[u]
        put(twin, u, there)
        put(twin, other, here)
        twin.steps[u] = rng.choice((steps, s.board.units[u].steps, rng.randint(1, s.board.units[u].steps)))
        if looks(twin, here, there) != tops:
            put(twin, u, here)
            put(twin, other, there)
            twin.steps[u] = steps
        twin.moved[u] = twin.ran[u] = rng.randint(0, 1)
    twin.objective, twin.rumour = s.rumour, s.objective
    assert view(twin, FEF) == view(s, FEF)
    return twin


def test_france_sees_the_top_of_a_stack_only():
    """1.5 What France looks at is the same whoever lies below."""
    s = at("R11: 141-312, 165-312, tieu-doan-1; U12: 88-308, rgt-148, vm-hq; V15: gm-1")
    twin = s.copy()
    put(twin, s.board.unit["141-312"], hex_of(s, "U12"))
    put(twin, s.board.unit["88-308"], hex_of(s, "R11"))
    assert s.stacks != twin.stacks and seen(s, FEF).stacks == seen(twin, FEF).stacks
    assert seen(s, VM).stacks == s.stacks


def test_france_does_not_know_the_real_objective():
    """1.9 A"""
    s = state({"V15": "gm-1"}, objective=5, rumour=9)
    twin = state({"V15": "gm-1"}, objective=9, rumour=5)
    assert Outlook(seen(s, FEF), FEF).worth == Outlook(seen(twin, FEF), FEF).worth


@pytest.mark.parametrize(
    ("scenario", "answers"),
    [("na_san", 600), ("hanoi", 300), ("dien_bien_phu", 250)] if COMPILED else [("na_san", 300)],
)
def test_french_answers_do_not_depend_on_what_is_hidden(scenario, answers):
    """1.5, 1.9 All through a game: where France cannot tell positions apart its answer and reason are the same."""
    s = setup(scenario, DEFAULTS, 7, (), printed())
    rng = Random(1)
    compared: dict[str, int] = {}
    for n, (decision, key, reason) in enumerate(play(s, Random(7), {seat: opponent(seat) for seat in SIDES}, answers)):
        if decision.seat != FEF or (n % 4 and decision.name.startswith("move.")):
            continue
        twin = dealt(s, rng)
        if twin.place != s.place:
            assert opponent(FEF).choose(Table(twin, decision)) == (key, reason), decision
            mind, other = opponent(FEF).look(s).s, opponent(FEF).look(twin).s
            assert (mind.stacks, mind.steps, mind.dg, mind.oos) == (other.stacks, other.steps, other.dg, other.oos)
            assert (mind.objective, mind.rumour) == (other.objective, other.rumour)
            compared[decision.name] = compared.get(decision.name, 0) + 1
    assert sum(compared.values()) > 20 and len(compared) > 5, compared


def test_french_answers_are_the_same_after_determinize():
    """1.5, 1.9 Where the game itself deals hidden units and objectives anew, France answers as before."""
    s = setup("cao_bang", DEFAULTS, 4, (), printed())
    compared = 0
    for decision, key, reason in play(s, Random(4), {FEF: opponent(FEF)}, 100):
        twin = s.copy()
        determinize(twin, FEF, Dice(compared))
        compared += 1
        assert opponent(FEF).choose(Table(twin, decision)) == (key, reason)
    assert compared > 20


def test_vm_reasons_that_france_reads_keep_secrets():
    """1.5, 1.9 Open answers say nothing of worths, strength, losses and goals: only what France sees in the answer."""
    s = setup("cao_bang", DEFAULTS, 2, (), printed())
    said = set()
    told = {name for name, *_ in OPEN.values()}
    for decision, _, reason in play(s, Random(2), {VM: opponent(VM)}, 250):
        if "vm_" not in decision.name:
            said.add(reason.key)
            assert reason.key not in told or reason.rule == decision.rule  # 6.6 would tell guns from other units
            assert not {"vp", "chance", "odds", "distance"} & set(reason.values) or reason.key in PUBLIC, reason
            assert reason.key not in ("reason.guns", "reason.advance", "reason.mix"), decision
    assert {"reason.march", "reason.hold_open", "reason.mix_open"} <= said
    assert OPEN["reason.guns"] == OPEN["reason.advance"]  # told alike


def test_vm_walks_into_an_empty_hanoi():
    """1.9 C"""
    s = at("V14: 88-308; X11: vm-hq, 102-308; Y16: gm-1")
    order = best_order(Outlook(s, VM), hex_of(s, "V14"), True)
    assert order is not None and hex_key(s, order.to) == "V15"


def test_france_never_empties_hanoi():
    """1.9 C The last unit stays in Hanoi, whatever else there is to win."""
    s = at("V15: gm-1, fef-hq, fef-sd-1; V14: tieu-doan-1; X11: 88-308, 102-308, vm-hq")
    order = best_order(Outlook(seen(s, FEF), FEF), hex_of(s, "V15"), True)
    assert order is None or s.board.unit["gm-1"] not in order.units


@pytest.mark.parametrize(("unit", "reason"), [("fef-hq", "reason.hq_safe"), ("2-rac", "reason.guns")])
def test_hq_and_guns_in_saigon_can_be_thought_about(unit, reason):
    """3.7 Ships may have brought them there, whoever played before."""
    s = state({"saigon": f"{unit} gm-3", "V15": "gm-1 fef-sd-1", "X11": "88-308 vm-hq"})
    group = Group(Outlook(seen(s, FEF), FEF), s.board.saigon, (s.board.unit[unit],))
    assert rate(group, hex_of(s, "V15"))[1].key == reason
    assert rate(group, s.board.saigon)[0] <= 0


def test_france_takes_an_hq_that_stands_alone():
    """1.9 C, 6.4"""
    s = at("V14: gm-1; V13: vm-hq; V15: gm-3, 10-bpcp, 8-bpc, 2-bpc, 1-bep, 3-bpc, fef-sd-1")
    assert ask(s, move_phase_stage(s, FEF, "attrition"), FEF)[1] == "reason.overrun_bare"


def test_france_drops_paras_on_a_weak_unit_that_holds_a_vp_hex():
    """6.4 Three battalions fly from Hanoi onto the Pathet Lao that walked into Dien Bien Phu; not onto regiments."""
    garrison = {"V15": "gm-1 gm-3 10-bpcp 8-bpc 2-bpc fef-sd-1 T", "X5": "vm-hq 88-308"}
    for there, taken in (("pathet-lao-1", True), ("102-308 36-308", False)):
        s = state({**garrison, "J13": there}, air_left=2)
        look = Outlook(seen(s, FEF), FEF)
        paras = tuple(sorted(s.board.unit[key] for key in ("10-bpcp", "8-bpc", "2-bpc")))
        order = airdrop(Group(look, hex_of(s, "V15"), paras), hex_of(s, "J13"))
        assert order is not None and order.reason.key == "reason.overrun"
        assert worth_flying(look, hex_of(s, "J13")) == (order.worth > 2) == taken


def test_a_garrison_knows_that_a_zoc_takes_what_it_leaves():
    """1.8 Luang Prabang falls to the regiment next to it as soon as the last battalion is gone."""
    s = at("C20: bcl-1; C21: rgt-50; V15: gm-1")
    look = Outlook(seen(s, FEF), FEF)
    gone = (s.board.unit["bcl-1"],)
    assert not look.friend_without(hex_of(s, "C20"), gone)
    assert Group(look, hex_of(s, "C20"), gone).leaving >= 10
    s.dg[s.board.unit["rgt-50"]] = 1  # 6.14 no ZoC
    assert Outlook(seen(s, FEF), FEF).friend_without(hex_of(s, "C20"), gone)


def test_nobody_drives_an_sd_into_a_full_hex():
    """1.5"""
    full = "gm-1 gm-3 gm-4 2-2-rei"
    s = state({"V18": full, "V17": "fef-sd-1 fef-sd-2", "V15": "gm-2"})
    assert stacking_points(s, hex_of(s, "V18")) == 13
    look = Outlook(seen(s, FEF), FEF)
    dump = Group(look, hex_of(s, "V17"), (s.board.unit["fef-sd-1"],))
    assert rate(dump, hex_of(s, "V18"))[1].key == "reason.no_room"
    assert rate(dump, hex_of(s, "V15"))[1].key == "reason.sd"


def test_too_full_a_hex_loses_what_frees_it_at_once():
    """1.5 Not a step of a battalion that keeps its Stacking Point, but the SD."""
    legion = "2-2-rei 1-2-rei 2-5-rei 1-3-rei 2-3-rei 3-3-rei 2-13-dble 3-13-dble 10-bpcp 8-bpc 2-bpc 1-bep 3-bpc"
    s = state({"V18": f"{legion} fef-sd-1", "V15": "gm-2"})
    assert ask(s, eliminate_excess(s, FEF), FEF)[0] == "fef-sd-1"


def test_to_come_back_into_supply_is_worth_something():
    """7.5"""
    s = at("V15: gm-1, fef-sd-1; N13: 2-2-rei?; N14: 1-2-rei; trenches: N14")
    look = Outlook(seen(s, FEF), FEF)
    unit = (s.board.unit["2-2-rei"],)
    assert not look.in_supply(unit[0], hex_of(s, "N13")) and look.in_supply(unit[0], hex_of(s, "N14"))
    away = Group(look, hex_of(s, "N13"), unit)
    assert away.score(hex_of(s, "N14"))[0] > 0.5


def test_open_goals_far_away_are_left_to_those_who_are_nearer():
    """A garrison of the Delta does not start for an open Cao Bang while others are on the way."""
    s = at("AB10: 1-bep, 3-4-rtm; U18: 3-13-dble; V15: gm-1")
    look = Outlook(seen(s, FEF), FEF)
    near = goal_of(look, [s.board.unit["1-bep"]], hex_of(s, "AB10"))
    assert near is not None and hex_key(s, near.hex) in ("AB8", "AB12") and near.chance == 1.0
    assert look.nearer(hex_of(s, "AB8"), s.board.distance(hex_of(s, "AB8"), hex_of(s, "U18"))) == 2
    far = goal_of(look, [s.board.unit["3-13-dble"]], hex_of(s, "U18"))
    assert far is None or hex_key(s, far.hex) != "AB8"


def test_better_odds_are_worth_more():
    """6.8"""
    s = at("R11: 141-312, 165-312, 209-312; R12: thai-1; trenches: R12")
    look = Outlook(s, VM)
    one = fight(look, [s.board.unit["141-312"]], hex_of(s, "R12"), True, hex_of(s, "R11"))
    three = fight(
        look, [s.board.unit[k] for k in ("141-312", "165-312", "209-312")], hex_of(s, "R12"), True, hex_of(s, "R11")
    )
    assert one is not None and three is not None and three.taken >= one.taken > 0


def test_an_attack_on_a_weak_post_uses_the_point():
    """6.3 G With three regiments and the spent SD beside it, VM attacks."""
    s = state(
        {"R11": "141-312 165-312 209-312 vm-sd-1", "R12": "thai-1 T", "V15": "gm-1"},
        spending=("vm-sd-1", ""),
        stage="operation.point",
        active=VM,
        ops=[10, 10],
        impulse=2,
    )
    assert ask(s, point(s), VM)[0] in ("attack", "move")


def test_messages_are_in_both_languages():
    """Same keys, same placeholders, no-break spaces before French punctuation."""
    assert OPPONENTS.keys() == OPPONENTS_FR.keys()
    for key, text in OPPONENTS.items():
        assert set(re.findall(r"{(\w+)}", text)) == set(re.findall(r"{(\w+)}", OPPONENTS_FR[key])), key
        assert not re.search(" [:;!?]", OPPONENTS_FR[key]), key
