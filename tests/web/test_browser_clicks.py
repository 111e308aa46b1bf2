"""How many clicks an action takes: answer by answer, and by pointing, dragging and typing. Both come to the same."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import indochina

pytest_plugins = "browser"

ATTACK = (
    "turn: 2; stage: combat.declare; active: NV; available: 3; pleiku: 3 nv_division!, vc, ranger, militia; "
    "kontum: nv_division!, ranger, militia"
)
SWEEP = (
    "current: 26; next: 30; saigon: 2 us_troop, us_base, 4 arvn_police; kontum: 2 us_troop, arvn_police; "
    "da-nang: 2 us_troop, arvn_police; quang-tri: us_troop, vc_base, 2 vc_guerrilla_u; quang-duc: 2 vc_guerrilla_u; "
    "pleiku: 2 vc_guerrilla_u; quang-nam: vc_guerrilla_u"
)
MARCH = (
    "current: 26; next: 30; eligible: NVA; nva_resources: 10; quang-tri: 4 nva_guerrilla_u, 5 arvn_troop; "
    "central-laos: 6 nva_troop, 2 nva_guerrilla_u; north-vietnam: 2 nva_troop; quang-duc: nva_guerrilla_u; "
    "tay-ninh: 2 nva_guerrilla_u; saigon: us_troop"
)
MOVE = (
    "scenario: na_san; stage: fef.move; air: 5; V15: fef-hq, fef-sd-1, gm-7; V14: 2-2-rei, 2-13-dble, 3-13-dble; "
    "U12: vm-hq, vm-sd-1; R11: 141-312, 165-312; seed: 5"
)
ATTACK_BY_TWO = (
    "scenario: na_san; stage: operation.point; active: VM; vm_ops: 3; fef_ops: 3; impulse: 2; vm_spending: vm-sd-1; "
    "V12: vm-hq, vm-sd-1; V13: 88-308, 102-308, 36-308; U14: 141-312, 165-312; W13: 98-316; V14: gm-1, 2-2-rei; "
    "U15: gm-4; V15: fef-hq, fef-sd-1, gm-7; seed: 5"
)
SWEEPS = (("saigon", "quang-duc"), ("kontum", "pleiku"), ("da-nang", "quang-nam"))


class Hand:
    """Somebody's mouse and keyboard: counts what is clicked, dragged and pressed."""

    def __init__(self, person):
        self.person, self.mouse = person, person.page.mouse
        self.done = 0

    def answered(self, version):
        person = self.person
        person.until(lambda: person.version != version, "an answer")
        person.asked()

    def plain(self, *keys):
        """Answer by answer, each by a click."""
        for key in keys:
            version = self.person.version
            self.rest()
            self.person.click(key)
            self.done += 1
            self.answered(version)

    def rest(self):
        """What is told of the thing under the pointer covers others."""
        self.mouse.move(1, 1)
        expect(self.person.find(".tip:not([hidden])")).to_have_count(0)

    def click(self, word, *held, answered=True, rests=True):
        """Click something drawn, with a key held down."""
        if rests:
            self.rest()
        version, point = self.person.version, self.person.at(word)
        assert point, f"{word} is not to be seen"
        for key in held:
            self.person.page.keyboard.down(key)
        self.mouse.click(point["x"], point["y"])
        for key in held:
            self.person.page.keyboard.up(key)
        self.done += 1
        if answered:
            self.answered(version)

    def fan(self, hex):
        """Point at a stack until it fans out."""
        self.rest()
        stack = self.person.find(f"#board .stack[data-word='{hex}']")
        if "open" not in stack.get_attribute("class").split():
            self.mouse.move(**self.person.at(stack.locator(".counter").last.get_attribute("data-word")))
            expect(stack).to_have_class(re.compile(r"\bopen\b"))

    def counter(self, word, *held):
        """Click a counter of a stack."""
        self.fan(word.split("/")[0])
        self.click(word, *held, rests=False)

    def drag(self, thing, place, typed="", answered=True, rests=True, held=""):
        if rests:
            self.rest()
        version, start = self.person.version, self.person.at(thing)
        assert start, f"{thing} is not to be seen"
        end = self.person.at(place)
        self.mouse.move(**start)
        if held:
            self.person.page.keyboard.down(held)
        self.mouse.down()
        if held:
            self.person.page.keyboard.up(held)
        self.mouse.move((start["x"] + end["x"]) / 2, (start["y"] + end["y"]) / 2)
        if typed:
            self.person.page.keyboard.press(typed)
            expect(self.person.find(".carried b")).to_have_text(typed)
            self.done += 1
        self.mouse.move(**end)
        self.mouse.up()
        self.done += 1
        if answered:
            self.answered(version)

    def press(self, key, answered=True):
        version = self.person.version
        self.person.page.keyboard.press(key)
        self.done += 1
        if answered:
            self.answered(version)

    def button(self, key):
        """Press a button without waiting for what follows."""
        self.person.button(key).click()
        self.done += 1

    def over(self):
        """How many clicks that were; the next is counted from one."""
        done, self.done = self.done, 0
        return done


@pytest.fixture
def ann(visit):
    return visit(None)


def board(person):
    """The position, and that nothing is half done."""
    game = person.server.table(person.page.url.rsplit("/", 1)[1]).game
    return game.hash(), game.decision.name


def back(person):
    """All that was done since is taken back."""
    person.find("#reset").click()
    person.until(lambda: person.made == 0 or not person.last["undo"], "the beginning")


def again(person, keys):
    """To where the action begins."""
    person.asked()
    for key in keys:
        if key in person.keys:
            person.choose(key)
            person.asked()


def us_operation():
    """The US is first to act, with Troops beside three spaces to Sweep."""
    return indochina.position("fitl", SWEEP).choose("op")


def test_a_sweep_of_three_spaces(ann):
    """3.2.3 Troops move into three spaces: 13 clicks by answers, 8 by clicks on pieces, 5 by dragging."""
    ann.sit(us_operation(), "US")
    again(ann, ["sweep"])
    hand, results, counts = Hand(ann), [], []

    for origin, space in SWEEPS:
        hand.plain(space, origin, "2", "done")
    results.append(board(ann))
    hand.button("end")
    expect(ann.find("#sure")).to_be_visible()
    counts.append(hand.over())
    ann.find("#unsure").click()
    back(ann)

    again(ann, ["op", "sweep"])
    for origin, space in SWEEPS:
        hand.click(space)
        hand.click(f"{origin}/us_troop", "Shift")
    hand.press("Enter")
    results.append(board(ann))
    hand.button("end")
    expect(ann.find("#sure")).to_be_visible()
    counts.append(hand.over())
    ann.find("#unsure").click()
    back(ann)

    again(ann, ["op", "sweep"])
    for origin, space in SWEEPS:
        hand.drag(f"{origin}/us_troop", space)
    hand.press("Enter")
    results.append(board(ann))
    hand.button("end")
    expect(ann.find("#sure")).to_be_visible()
    counts.append(hand.over())
    assert counts == [13, 8, 5]
    assert len(set(results)) == 1 and results[0][1] == "sweep.space"


def test_a_march_of_three_groups(ann):
    """3.3.2 Three groups to three destinations: 12 clicks by answers, 6 by dragging, of which one types a number."""
    ann.sit(indochina.position("fitl", MARCH).choose("op"), "NVA")
    again(ann, ["march"])
    hand = Hand(ann)
    groups = (("hue", "4"), ("quang-tri", "central-laos", "central-laos/nva_troop", "3", "done", "done"))
    for keys in (*groups, ("saigon", "quang-duc", "done")):
        hand.plain(*keys)
    plain = board(ann)
    hand.button("end")
    expect(ann.find("#sure")).to_be_visible()
    assert hand.over() == 12
    ann.find("#unsure").click()
    back(ann)

    again(ann, ["op", "march"])
    hand.drag("quang-tri/nva_guerrilla_u", "hue")
    hand.drag("central-laos/nva_troop", "quang-tri", typed="3")
    hand.drag("quang-duc/nva_guerrilla_u", "saigon")
    hand.press("Enter")
    assert board(ann) == plain
    hand.button("end")
    expect(ann.find("#sure")).to_be_visible()
    assert hand.over() == 6
    # what cannot be is refused whole, with the reason
    ann.find("#unsure").click()
    ann.asked()
    hand.drag("north-vietnam/nva_troop", "can-tho", answered=False)
    expect(ann.find("#prompt .refused")).to_contain_text("[3.3.2]")
    assert board(ann) == plain


def test_an_attack_of_saigon_75(ann):
    """S.6 An attack with four units: 5 clicks by answers, 2 by pointing at units; Undo goes back click by click."""
    ann.sit(indochina.position("saigon75", ATTACK), "NV")
    ann.asked()
    hand = Hand(ann)
    hand.plain("pleiku", "nv_division", "nv_division", "nv_division", "vc")
    first = board(ann)
    assert hand.over() == 5
    back(ann)
    ann.asked()
    hand.click("pleiku/nv_division", "Shift")
    hand.click("pleiku/vc")
    assert board(ann) == first
    assert hand.over() == 2
    ann.find("#undo").click()
    ann.until(lambda: ann.made == 4, "the last click taken back")
    ann.asked()
    ann.find("#undo").click()
    ann.until(lambda: ann.made == 0, "all that one click did")
    ann.asked()
    ann.find("#redo").click()
    ann.until(lambda: ann.made == 4, "it is done again at once")


def counted(hand, *ways):
    """How many clicks each way of doing the same takes; all begin where nothing is done yet."""
    results, counts = [], []
    for way in ways:
        hand.person.asked()
        way()
        results.append(board(hand.person))
        counts.append(hand.over())
        back(hand.person)
    assert len(set(results)) == 1
    return counts


def test_a_unit_of_tonkin_moves_three_hexes(ann):
    """3.1 One unit of a stack: 5 clicks by answers, 2 by one on it and one on the hex, 1 by dragging it."""
    ann.sit(indochina.position("tonkin", MOVE), "FEF")
    hand = Hand(ann)

    def by_clicks():
        hand.counter("V14/2-2-rei")
        assert ann.ask["name"] == "move.units" and "2-2-rei" not in ann.keys
        # where it gets to is shown, though no hex is an answer yet
        expect(ann.find("#board [data-overlay=question] [data-way$=' S14']")).to_have_count(1)
        hand.click("S14")
        assert ann.ask["name"] == "move.hex"

    def by_dragging():
        hand.fan("V14")
        hand.drag("V14/2-2-rei", "S14", rests=False)

    plain = lambda: hand.plain("V14", "2-2-rei", "go", "walk", "S14")  # noqa: E731
    assert counted(hand, plain, by_clicks, by_dragging) == [5, 2, 1]
    # what cannot be is refused whole, with the reason
    ann.asked()
    hand.drag("V14/2-13-dble", "R11", answered=False)
    expect(ann.find("#prompt .refused")).to_contain_text("[3.1]")
    assert ann.made == 0


def test_a_stack_of_tonkin_moves_together(ann):
    """3.0 Three units: 4 clicks by answers; 2 with Shift, or on one of them, again, and on the hex 3; 1 by dragging."""
    ann.sit(indochina.position("tonkin", MOVE), "FEF")
    hand = Hand(ann)

    def with_shift():
        hand.counter("V14/2-13-dble", "Shift")
        assert ann.ask["name"] == "move.how"
        hand.click("S14")

    def again():
        hand.counter("V14/2-13-dble")
        hand.click("V14/2-13-dble")
        hand.click("S14")

    plain = lambda: hand.plain("V14", "all", "walk", "S14")  # noqa: E731
    assert counted(hand, plain, with_shift, again, lambda: hand.drag("V14/2-2-rei", "S14")) == [4, 2, 3, 1]


def test_some_units_of_a_stack_of_tonkin(ann):
    """3.0 Two of three: 6 clicks by answers; one with Ctrl after the other and the hex 3; so many by a number typed."""
    ann.sit(indochina.position("tonkin", MOVE), "FEF")
    hand = Hand(ann)

    def with_ctrl():
        hand.counter("V14/2-2-rei", "Control")
        hand.click("V14/2-13-dble", "Control")
        hand.click("S14")

    plain = lambda: hand.plain("V14", "2-2-rei", "2-13-dble", "go", "walk", "S14")  # noqa: E731
    number = lambda: hand.drag("V14/2-2-rei", "S14", typed="2")  # noqa: E731
    assert counted(hand, plain, with_ctrl, number) == [6, 3, 2]


def test_an_attack_of_two_stacks_of_tonkin(ann):
    """6.3 G Five units of two stacks, not of a third: 8 clicks by answers, 5 with Shift, 3 by dragging; Enter goes."""
    ann.sit(indochina.position("tonkin", ATTACK_BY_TWO), "VM")
    hand = Hand(ann)

    def with_shift():
        hand.plain("attack", "V14")
        hand.counter("V13/88-308", "Shift")
        hand.counter("U14/141-312", "Shift")

    def by_dragging():
        hand.drag("V13/36-308", "V14")
        assert ann.ask["name"] == "attack.vm_units"
        hand.drag("U14/141-312", "V14", held="Shift")

    plain = lambda: hand.plain("attack", "V14", "36-308", "88-308", "102-308", "141-312", "165-312")  # noqa: E731
    chosen = counted(hand, plain, with_shift, by_dragging)
    ann.asked()
    by_dragging()
    hand.over()
    hand.press("Enter")
    assert ann.ask["name"] == "combat.attack_leader" and "98-316" not in ann.keys
    gone = hand.over()
    assert [count + gone for count in chosen] == [8, 5, 3]


def test_a_click_on_a_piece_and_how_many(ann):
    """A click names the piece, a second means all like it, a number so many, Enter or going on one."""
    ann.sit(us_operation(), "US")
    again(ann, ["sweep"])
    hand = Hand(ann)
    hand.click("quang-duc")
    for how, moved in (("again", "2"), ("1", "1"), ("2", "2"), ("Enter", "1")):
        hand.click("saigon/us_troop")
        assert ann.ask["name"] == "sweep.count"
        expect(ann.find("#prompt .gestures")).to_contain_text("again for all of them")
        if how == "again":
            hand.click("saigon/us_troop")
        else:
            hand.press(how)
        assert ann.last["by"]["key"] == moved
        for _ in range(2):
            made = ann.made
            ann.find("#undo").click()
            ann.until(lambda made=made: ann.made < made, "a step back")
            ann.asked()
    hand.click("saigon/us_troop")
    hand.click("quang-nam")
    assert ann.ask["name"] == "sweep.origin"
    assert ann.view["spaces"]["quang-duc"]["pieces"]["us_troop"] == 1
    # a click on what cannot be meant shows what it is, as ever
    made = ann.made
    hand.click("saigon/us_base", answered=False)
    expect(ann.find(".pin")).to_have_count(1)
    assert ann.made == made


def test_what_is_placed_is_placed_on_the_board(ann):
    """Card 26 LRRP: Irregulars come to spaces in which there are none yet; the spaces are lit for them."""
    game = indochina.position("fitl", "current: 26; next: 30; saigon: 3 us_troop, us_base").choose("unshaded")
    ann.sit(game, "US")
    assert ann.asked()["name"] == "event.place"
    places = [key for key in ann.keys if "/" in key]
    assert len(places) == 6
    assert set(places) <= set(ann.lit())
    assert ann.choose(places[0]) == "board"
