"""By keyboard alone: no mouse event reaches the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import indochina

pytest_plugins = "browser"

POINTERS = """
if (window === top) for (const kind of ["pointerdown", "mousedown", "mousemove", "touchstart"])
  addEventListener(kind, () => console.error(`a pointer was used: ${kind}`), true);
"""
HERE = "([wanted, text]) => document.activeElement.matches(wanted) && document.activeElement.textContent.includes(text)"
# an outline, maybe on the label; in a drawing, strokes that those beside it have not
SEEN = """() => {
  const here = document.activeElement;
  const strokes = (it) => [it, ...it.querySelectorAll("*")].map((part) => {
    const {stroke, strokeWidth} = getComputedStyle(part);
    return stroke + strokeWidth;
  });
  if (here instanceof SVGElement) {
    const other = [...document.querySelectorAll(`#board ${here.tagName}.lit`)].find((it) => it !== here);
    return !other || strokes(here).some((stroke) => !strokes(other).includes(stroke));
  }
  return [here, here.closest("label")].some((it) => it && getComputedStyle(it).outlineStyle !== "none");
}"""


@pytest.fixture
def ann(visit):
    ann = visit(None)
    ann.context.add_init_script(POINTERS)
    ann.go("/")
    ann.seed(3)
    return ann


def tab_to(person, selector, text="", most=120):
    """Go on with Tab until something has the focus; it must be seen to have it."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(HERE, [selector, text]):
            assert person.page.evaluate(SEEN), f"the focus on {selector} is not seen"
            return
    raise AssertionError(f"Tab never comes to {selector} {text}")


def start(person):
    """Start a game as the US."""
    tab_to(person, ".quick button", "as the US")
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/table/*")
    person.asked()


def press(person, key, made=None):
    person.page.keyboard.press(key)
    if made is not None:
        person.until(lambda: person.made == made, f"choice {made} after {key}")


def test_a_game_by_keys_alone(ann):
    start(ann)
    # a digit picks a button
    press(ann, str(ann.keys.index("op") + 1), made=1)
    ann.asked()
    tab_to(ann, "button[data-key='train']")
    press(ann, "Enter", made=2)
    ann.asked()
    # a lit space by Tab and Enter, another one by Space
    first = ann.lit()[0]
    tab_to(ann, f".lit[data-key='{first}']")
    press(ann, "Enter", made=3)
    ann.asked()
    assert ann.ask["name"] == "train.piece"
    press(ann, "Control+z", made=2)
    ann.asked()
    press(ann, "Control+Shift+Z", made=3)
    ann.asked()
    press(ann, "Control+Backspace", made=0)
    ann.asked()
    for made in (1, 2, 3):
        press(ann, "Control+y", made=made)
        ann.asked()
    # the filter of all choices
    press(ann, "/")
    expect(ann.find("details.all input")).to_be_focused()
    ann.page.keyboard.type(ann.ask["options"][0]["label"][:6])
    press(ann, "Enter", made=4)
    ann.asked()
    # a number
    assert ann.ask["name"] == "train.count"
    press(ann, "2", made=5)
    ann.asked()


def test_help_tabs_time_and_the_board(ann):
    start(ann)
    press(ann, "?")
    expect(ann.find("dialog.keys")).to_be_visible()
    press(ann, "Escape")
    expect(ann.find("dialog.keys")).to_have_count(0)
    for key, name in (("r", "reasons"), ("c", "card"), ("t", "table"), ("l", "log")):
        press(ann, key)
        expect(ann.find(f"#panel-{name}")).to_be_visible()
    tab_to(ann, "#tab-log")
    press(ann, "ArrowRight")
    expect(ann.find("#tab-reasons")).to_be_focused()
    press(ann, "1", made=1)
    ann.asked()
    tab_to(ann, "#time")
    press(ann, "ArrowLeft")
    expect(ann.find("#to-now")).to_be_visible()
    press(ann, "Escape")
    ann.asked()
    board = ann.find("#board svg").first
    seen = board.get_attribute("viewBox")
    tab_to(ann, "#board, #board .stage, #board svg")
    press(ann, "+")
    expect(board).not_to_have_attribute("viewBox", seen)
    expect(board).not_to_have_class(re.compile(r"\bwhole\b"))
    press(ann, "0")
    expect(board).to_have_class(re.compile(r"\bwhole\b"))


def test_the_end_of_a_turn_by_keys(ann):
    start(ann)
    press(ann, str(ann.keys.index("pass") + 1))
    expect(ann.find("#sure")).to_be_focused()
    press(ann, "Escape")
    ann.asked()
    press(ann, str(ann.keys.index("pass") + 1))
    expect(ann.find("#sure")).to_be_focused()
    press(ann, "Enter")
    ann.until(lambda: ann.made > 1, "the bots")
    ann.asked()
    # who plays by keys is taken to the new question
    assert ann.page.evaluate("document.activeElement.closest('#prompt') !== null")


def test_a_friend_is_invited_and_a_game_deleted_by_keys(ann):
    ann.page.unroute_all()  # a game with others has no seed of one's own
    tab_to(ann, ".quick button", "against a friend")
    ann.page.keyboard.press("Enter")
    expect(ann.find("dialog.invitations button").first).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.find(".table.panel")).to_have_count(1)
    tab_to(ann, "[id^=delete-]")
    ann.page.keyboard.press("Enter")
    tab_to(ann, "dialog button.primary")
    ann.page.keyboard.press("Enter")
    expect(ann.find(".table.panel")).to_have_count(0)


def by_filter(person, text, made):
    """Choose the first of all answers that has this in it."""
    press(person, "/")
    expect(person.find("details.all input")).to_be_focused()
    person.page.keyboard.type(text)
    press(person, "Enter", made=made)
    person.asked()


def test_a_move_of_tonkin_by_keys(ann):
    tab_to(ann, ".quick button", "Na San as the Viet Minh")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/table/*")
    ann.asked()
    press(ann, "1")  # the suggested set-up; then the bot's
    expect(ann.find("#sure")).to_be_focused()
    press(ann, "Enter")
    ann.until(lambda: ann.ask and ann.ask["name"] == "supplies.hex", "the first question of the month")
    ann.asked()
    made = ann.made
    by_filter(ann, "S11", made + 1)
    assert ann.ask["name"] == "move.hex"
    # a hex and a unit on the map, a button, and where to
    tab_to(ann, ".lit[data-key='V11']")
    press(ann, "Enter", made=made + 2)
    ann.asked()
    tab_to(ann, ".lit[data-key='88-308']")
    press(ann, " ", made=made + 3)
    ann.asked()
    buttons = [option["key"] for option in ann.ask["options"] if not option["target"]]
    press(ann, str(buttons.index("all") + 1), made=made + 4)  # the whole stack: that shows France nothing
    ann.asked()
    assert ann.ask["name"] == "move.to"
    by_filter(ann, "R10", made + 5)
    expect(ann.find("#board .counter[data-word='R10/88-308']")).to_have_count(1)
    press(ann, "Control+z", made=made + 4)
    expect(ann.find("#board .counter[data-word='V11/88-308']")).to_have_count(1)
    press(ann, "Control+y", made=made + 5)
    ann.asked()
    # from stack to stack by arrows; the one with the focus fans out
    tab_to(ann, ".stack")
    first = ann.page.evaluate("document.activeElement.dataset.word")
    press(ann, "ArrowDown")
    second = ann.page.evaluate("document.activeElement.dataset.word")
    assert second and second != first
    assert ann.made == made + 5


def named(person, key):
    """Choose an answer from the filter of all choices by its key."""
    by_filter(person, key, person.made + 1)
    assert person.last["by"]["key"] == key


def test_a_sweep_with_an_air_lift_by_keys(ann):
    """3.2.3, 4.2.2 Troops move into a space, others are flown, and the Sweep goes on; Enter closes what is open.

    What ends with something left to do is confirmed first.
    """
    troops = "saigon: 2 us_troop; da-nang: 2 us_troop; pleiku: us_troop, 2 vc_guerrilla_u; quang-duc: 2 vc_guerrilla_u"
    game = indochina.position("fitl", f"current: 26; next: 30; {troops}").choose("op_sa")
    ann.sit(game, "US")
    ann.asked()
    press(ann, str(ann.keys.index("sweep") + 1), made=game.made + 1)
    ann.asked()
    named(ann, "quang-duc")
    named(ann, "saigon")
    assert ann.ask["name"] == "sweep.count"
    press(ann, "Enter", made=ann.made + 1)  # one of them
    ann.asked()
    assert ann.ask["name"] == "sweep.origin" and ann.last["by"]["key"] == "1"
    press(ann, "Enter", made=ann.made + 1)  # that is all
    ann.asked()
    assert ann.ask["name"] == "sweep.space" and ann.last["by"]["key"] == "done"
    tab_to(ann, "button[data-key='air_lift']")
    press(ann, "Enter", made=ann.made + 1)
    ann.asked()
    named(ann, "da-nang")
    named(ann, "pleiku")
    if ann.ask["name"] == "airlift.piece":
        named(ann, "da-nang/us_troop")
    assert ann.ask["name"] == "airlift.count"
    press(ann, "2", made=ann.made + 1)
    ann.asked()
    assert ann.view["spaces"]["pleiku"]["pieces"]["us_troop"] == 3
    for asked in ("sweep.space", ""):  # the Air Lift, then the Sweep
        made = ann.made
        tab_to(ann, "button[data-key='end']")
        press(ann, "Enter")
        expect(ann.find("#sure")).to_be_focused()
        press(ann, "Enter", made=made + 1)
        if asked:
            ann.asked()
            assert ann.ask["name"] == asked
    assert ann.view["spaces"]["quang-duc"]["pieces"]["us_troop"] == 1


def test_an_attack_of_saigon_75_by_keys(ann):
    """S.6 Where and with which units; Shift means all of a kind."""
    position = (
        "turn: 2; stage: combat.declare; active: NV; available: 3; pleiku: 3 nv_division!, vc, ranger; saigon: vc"
    )
    ann.sit(indochina.position("saigon75", f"{position}, ranger"), "NV")
    ann.asked()
    tab_to(ann, ".lit[data-key='pleiku']")
    press(ann, "Enter", made=1)
    ann.asked()
    tab_to(ann, ".lit[data-key='nv_division']")
    press(ann, "Shift+Enter", made=4)
    ann.asked()
    assert "nv_division" not in ann.keys
    tab_to(ann, "button[data-key='done']")
    press(ann, "Enter", made=5)
    ann.asked()
    assert ann.ask["name"] == "combat.declare" and ann.view["combats"][0]["space"] == "pleiku"
    press(ann, "Control+z", made=4)
    press(ann, "Control+z", made=1)
    ann.asked()
    assert ann.ask["name"] == "combat.units"
