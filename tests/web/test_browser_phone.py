"""On a phone: 390 pixels wide, fingers instead of a mouse."""

from __future__ import annotations

import pytest
from browser import FITL_US, NA_SAN_VM, PHONE, brought_to, first_of
from playwright.sync_api import expect

pytest_plugins = "browser"

# what sticks out to the right or left, but for what lies in something that scrolls or hides it by itself
STICKS_OUT = """() => {
  const own = (it) => getComputedStyle(it).overflowX !== "visible";
  const cut = (it) => it && it !== document.body && (own(it) || cut(it.parentElement));
  const wide = [...document.querySelectorAll("body *:not(svg *, .visually-hidden)")].filter((it) => {
    const {width, height, left, right} = it.getBoundingClientRect();
    return width && height && (right > innerWidth + 1 || left < -1) && !cut(it.parentElement);
  });
  const {scrollWidth} = document.documentElement;
  const page = scrollWidth > innerWidth ? [`the page: ${scrollWidth}`] : [];
  return [...page, ...wide.map((it) => `${it.tagName}#${it.id}.${it.className}`)];
}"""


def fits(person):
    assert person.page.evaluate("innerWidth") == PHONE["viewport"]["width"]
    assert person.page.evaluate(STICKS_OUT) == []


def press_long(person, point):
    """A finger rests on a point until something is said about it."""
    wire = person.context.new_cdp_session(person.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(person.find(".tip")).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_lobby_and_a_turn(visit):
    ann = visit("/", **PHONE)
    fits(ann)
    ann.get("button", name="Short game as the US, against the bots").tap()
    ann.page.wait_for_url("**/table/*")
    ann.asked()
    fits(ann)
    ann.find("#clock").tap()
    expect(ann.find("#time")).to_be_visible()
    fits(ann)
    ann.find("#clock").tap()
    for name in ("log", "reasons", "card", "table"):
        ann.find(f"#tab-{name}").tap()
        expect(ann.find(f"#panel-{name}")).to_be_visible()
        fits(ann)
        ann.find(f"#tab-{name}").tap()
        expect(ann.find(f"#panel-{name}")).to_be_hidden()


def test_an_operation_by_touch(visit):
    ann = visit(None, **PHONE)
    ann.make(**FITL_US, seed=3)
    places = []
    for key in ("op", "train", "saigon", "arvn_police", "1", "done", "quang-tin", "us_irregular_u", "1", "done"):
        ann.asked()
        fits(ann)
        places.append((key, ann.choose(key)))
    assert ("saigon", "board") in places and ("quang-tin", "board") in places
    ann.asked()
    ann.choose("end", sure=False)
    expect(ann.find("#sure")).to_be_visible()
    fits(ann)
    made = ann.made
    ann.find("#sure").tap()
    ann.until(lambda: ann.made > made + 1, "the bots")
    ann.asked()
    fits(ann)


def test_a_long_press_says_why_not(visit):
    ann = visit(None, **PHONE)
    ann.make("op", "train", **FITL_US, seed=3)
    ann.asked()
    made = ann.made
    press_long(ann, ann.at("hue"))
    expect(ann.find(".tip")).to_contain_text("Not offered:")
    fits(ann)
    assert ann.made == made, "a long press has chosen something"


def test_places_to_go_to_open_above_one_button(visit):
    """They would cover the map."""
    ann = visit(None, **PHONE)
    ann.make(**FITL_US, seed=3)
    ann.asked()
    places, more = ann.find(".stage-places"), ann.find(".stage-bar .more")
    expect(places).to_be_hidden()
    more.tap()
    expect(more).to_have_attribute("aria-expanded", "true")
    places.get_by_text("I–II Corps").tap()
    expect(places).to_be_hidden()


def test_zoom_by_two_fingers_and_by_buttons(visit):
    ann = visit(None, **PHONE)
    ann.make("op", "train", **FITL_US, seed=3)
    ann.asked()
    board = ann.find("#board svg").first
    ann.still()
    whole = board.get_attribute("viewBox")
    wire = ann.context.new_cdp_session(ann.page)
    for type, spread in (("touchStart", 20), ("touchMove", 60), ("touchMove", 120), ("touchEnd", None)):
        points = [{"x": 195 + side * spread, "y": 300, "id": n} for n, side in enumerate((-1, 1))] if spread else []
        wire.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})
    ann.page.wait_for_function(
        "whole => document.querySelector('#board svg').getAttribute('viewBox') !== whole", arg=whole
    )
    ann.still()
    assert float(board.get_attribute("viewBox").split()[2]) < float(whole.split()[2])
    assert ann.made == 2, "two fingers have chosen something"


@pytest.mark.parametrize("width, height", [(390, 844), (844, 390), (768, 1024), (3840, 2160)])
def test_saigon_75_fits_every_screen(visit, width, height):
    ann = visit(None, viewport={"width": width, "height": height})
    ann.make(seats={"NV": "solo", "SV": "me"}, seed=3)
    ann.asked()
    assert ann.page.evaluate(STICKS_OUT) == []
    assert ann.on_board("saigon"), "Saigon is not in sight"
    board, prompt = ann.find("#board").bounding_box(), ann.find("#prompt").bounding_box()
    assert board["height"] > 120 and prompt["height"] > 40


def test_a_stack_of_tonkin_by_touch(visit):
    ann = visit(None, **PHONE)
    ann.make("suggested", "S11", **NA_SAN_VM)
    ann.asked()
    fits(ann)
    # a stack that is none of the choices fans out, each counter large enough to be read
    point = ann.at("V14/gm-1")
    ann.page.touchscreen.tap(point["x"], point["y"])
    fan = ann.find("#board .stack.open[data-word='V14']")
    expect(fan.locator(".counter")).to_have_count(5)
    assert all(counter.bounding_box()["width"] > 35 for counter in fan.locator(".counter").all())
    assert ann.made == 3
    fits(ann)
    # two of three units move
    for key, where in (("V11", "board"), ("88-308", "board"), ("102-308", "board"), ("go", "button"), ("R10", "board")):
        ann.asked()
        fits(ann)
        assert ann.choose(key) == where, key
    ann.asked()
    fits(ann)
    expect(ann.find("#board .counter:is([data-word='R10/88-308'], [data-word='R10/102-308'])")).to_have_count(2)
    expect(ann.find("#board .counter[data-word='V11/tieu-doan-4']")).to_have_count(1)
    ann.find("#tab-log").tap()
    expect(ann.find("#log")).to_contain_text("Tuyen Quang → R10")
    fits(ann)


def test_reinforcements_of_tonkin_by_touch(visit):
    """2.5 Units that wait in their box are too small for a finger: each has a button, too."""
    asked = lambda game: game.decision.name == "reinforcements.unit"  # noqa: E731
    game = brought_to(asked, "tonkin", {"VM": "solo", "FEF": "human"}, first_of("suggested"), scenario="hanoi")
    ann = visit(None, **PHONE)
    ann.sit(game, "FEF")
    units = [option["key"] for option in ann.asked()["options"] if option["target"]]
    assert len(units) > 1 and all(ann.button(unit).is_visible() for unit in units)
    fits(ann)
    ann.button(units[0]).tap()
    ann.until(lambda: ann.ask and ann.ask["name"] != "reinforcements.unit", "where it arrives")
    ann.asked()
    fits(ann)
