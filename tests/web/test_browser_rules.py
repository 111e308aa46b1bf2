"""The rules in a browser: every number opens our wording of its paragraph, with search, sheet and the way back."""

from __future__ import annotations

import re

import pytest
from browser import DESK, FITL_US, PHONE, WORD, play_on
from playwright.sync_api import expect

pytest_plugins = "browser"

US = {**FITL_US, "seed": 3}


@pytest.fixture
def ann(visit):
    person = visit(None)
    person.make(**US)
    person.asked()
    return person


def book(person):
    return person.find("#rulebook")


def heading(person, text):
    expect(book(person).locator("h2").first).to_have_text(re.compile(text))


def test_the_rule_of_a_question_is_read_with_what_it_refers_to(ann):
    ann.find("#prompt .rule").click()
    heading(ann, "2.3.4 Options for Eligible Factions")
    words = book(ann).locator(".wording")
    expect(words).to_contain_text("The 1st Eligible executes an Operation")
    words.get_by_role("button", name="Rule 2.3.5").click()
    heading(ann, "2.3.5 Limited Operation")
    expect(book(ann).get_by_role("heading", name="Referred to by")).to_be_visible()
    book(ann).locator("section", has_text="Referred to by").get_by_role("button", name="2.3.4 ").click()
    heading(ann, "2.3.4")
    back = book(ann).get_by_role("button", name="Back")
    back.click()
    heading(ann, "2.3.5")
    back.click()
    heading(ann, "2.3.4")
    expect(back).to_be_disabled()
    ann.page.keyboard.press("Escape")
    expect(book(ann)).to_be_hidden()


def test_the_rules_are_searched(ann):
    ann.find("#prompt .rule").click()
    search = book(ann).get_by_role("searchbox")
    search.fill("infiltr tunnel")
    found = book(ann).locator(".paragraphs button")
    expect(found.filter(has_text=re.compile("^4.4.1 Infiltrate$"))).to_have_count(1)
    search.fill("6.2")
    expect(found).to_have_text([re.compile(rf"^{number} ") for number in ("6.2", *(f"6.2.{n}" for n in range(1, 6)))])
    found.nth(1).click()
    heading(ann, "6.2.1 Sabotage")
    book(ann).get_by_role("button", name="Back").click()
    expect(search).to_have_value("6.2")
    search.fill("")
    heading(ann, "2.3.4")


def test_keys_open_the_rule_of_the_question_and_close_it(ann):
    ann.page.keyboard.press("b")
    heading(ann, "2.3.4")
    book(ann).get_by_role("button", name="Sheet").press("Enter")
    expect(book(ann).locator(".sheet").first).to_contain_text("US: Total Support")
    expect(book(ann).get_by_role("heading", name="All paragraphs")).to_be_attached()
    ann.page.keyboard.press("Escape")
    expect(book(ann)).to_be_hidden()


def test_an_entry_of_the_log_opens_its_rule_and_a_card(ann):
    """The rule of an Event is its card; pressing it does not look for the entry on the board."""
    ann.find("#log .rule").first.click()
    expect(book(ann)).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.evaluate("""() => {
      const number = document.querySelector("#log .rule");
      number.dataset.rule = "card 68";
      number.click();
    }""")
    expect(book(ann).locator(".card h3")).to_have_text("Green Berets")


def test_a_number_without_a_paragraph_leads_to_the_nearest(ann):
    for cited, found in (("3.0", "3.1"), ("8.5", "8.5.1"), ("2.3.4.1", "2.3.4")):
        ann.page.evaluate("rule => { document.querySelector('#log .rule').dataset.rule = rule }", cited)
        ann.find("#log .rule").first.dispatch_event("click")
        heading(ann, rf"^{re.escape(found)} ")
        expect(book(ann)).to_contain_text(f"{cited} is part of this.")
        ann.page.keyboard.press("Escape")


def test_the_rule_in_a_note_beside_something_can_be_pressed(ann):
    """The note waits for the pointer to come to it."""
    ann.choose("op")
    ann.asked()
    ann.choose("train")
    ask = ann.asked()
    assert ask["name"] == "train.space"
    offered = {option["key"] for option in ask["options"]}
    shut = [place for place in ann.view["spaces"] if place not in offered and not place.startswith("loc-")]
    ann.still()
    ann.page.mouse.move(**next(point for place in shut if (point := ann.page.evaluate(WORD, place))))
    tip = ann.find(".tip .rule")
    expect(tip).to_be_visible()
    tip.hover()
    tip.click()
    expect(book(ann)).to_be_visible()


@pytest.mark.parametrize("settings", [{"viewport": DESK}, PHONE], ids=["desk", "phone"])
def test_the_panel_fits_the_screen(visit, settings):
    person = visit(None, language="fr", **settings)
    person.make(**US)
    person.asked()
    person.find("#prompt .rule").click()
    heading(person, "2.3.4 Choix des Factions éligibles")
    box = book(person).bounding_box()
    width, height = (settings["viewport"][side] for side in ("width", "height"))
    assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    inner = book(person).evaluate("it => it.querySelector('.page').scrollWidth - it.querySelector('.page').clientWidth")
    assert inner <= 0
    book(person).get_by_role("button", name="Aide-mémoire").click()
    expect(book(person).locator(".sheet").first).to_contain_text("Soutien total")


def test_the_rule_of_an_option_is_read_before_a_game_is_made(visit):
    person = visit("/")
    person.find("#game-fitl").check()
    person.find("form details summary").click()
    person.find("#option-transfers-help .rule").click()
    heading(person, "1.5.2 Transfer of Resources")
    expect(book(person).locator(".wording")).to_contain_text("up to half of its Resources")


def test_cards_are_browsed_played_in_effect_and_still_to_come(ann):
    panel = ann.tab("card")
    expect(panel.locator(".in-effect .card h3")).to_have_text(["Young Turks"])
    unseen = panel.locator("[data-list=unseen]")
    expect(unseen.locator("summary")).to_have_text(f"May still come ({len(ann.view['cards']['unseen'])})")
    unseen.locator("summary").click()
    expect(unseen.locator("button")).to_have_count(len(ann.view["cards"]["unseen"]))
    unseen.get_by_role("button", name="68 Green Berets").click()
    expect(panel.locator(".wanted .card h3")).to_have_text("Green Berets")
    expect(unseen).to_have_attribute("open", "")
    assert panel.locator("[data-list=played]").count() == 0
    ann.choose("pass")
    play_on(ann, lambda: ann.view["cards"]["played"])
    expect(panel.locator("[data-list=played] summary")).to_have_text(re.compile(r"Played \(\d+\)"))


def test_in_saigon_75_a_hand_is_read_and_what_may_come_is_all_the_others(visit):
    person = visit(None)
    person.make(game="saigon75", scenario="standard", seats={"NV": "me", "SV": "solo"}, seed=1)
    person.asked()
    panel = person.tab("card")
    hand = len(person.view["hand"])
    assert hand
    expect(panel.locator("section .card")).to_have_count(hand + bool(person.view["event"]))
    rest = 20 - hand - len(person.view["discard"]) - bool(person.view["event"])
    expect(panel.locator("[data-list=unseen] summary")).to_have_text(f"May still come ({rest})")
