"""Taking and giving seats on the page: an answer that is lost, other devices, who can know the dice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

pytest_plugins = "browser"


@pytest.fixture
def table(visit):
    """Ann plays both sides."""
    ann = visit(None)
    made = ann.make(seats={"NV": "me", "SV": "me"})
    raise_curtain(ann)
    return ann, made["id"]


def raise_curtain(person):
    person.get("button", name="I am SV").click()
    person.asked()


def link_of(person, button):
    panel = person.tab("table")
    panel.locator(button).click()
    expect(panel.locator(".link input")).to_have_value(re.compile("#seat=.+"))
    return panel.locator(".link input").input_value().removeprefix(person.server.url)


def test_a_seat_whose_answer_was_lost_is_taken_all_the_same(visit):
    ann, bob = visit(None), visit(None)
    link = ann.make(seats={"NV": "me", "SV": "open"})["links"]["SV"]
    bob.context.clear_cookies()  # a browser that has never been here
    bob.forgiven = "ERR_FAILED"
    lost = []

    def lose(route):
        if lost:
            return route.continue_()
        lost.append(route.fetch().status)  # the server has heard it
        return route.abort()

    bob.page.route("**/join?*", lose)
    bob.go(link)
    assert lost == [200]
    expect(bob.find(".you")).to_have_text("SV")
    expect(bob.find(".alert")).to_have_count(0)
    assert "#" not in bob.page.url


def test_where_nothing_answers_the_link_stays_in_the_address(visit):
    ann, bob = visit(None), visit(None)
    link = ann.make(seats={"NV": "me", "SV": "open"})["links"]["SV"]
    bob.forgiven = "ERR_FAILED"
    bob.page.route("**/join?*", lambda route: route.abort())
    bob.page.goto(link)
    expect(bob.find("h1")).to_contain_text("The server does not answer")
    assert bob.page.url.endswith(link)
    bob.page.unroute("**/join?*")
    bob.reload()
    expect(bob.find(".you")).to_have_text("SV")


def test_another_device_is_shown_and_can_be_sent_away(visit, table):
    ann, _ = table
    telephone = visit(None)
    telephone.go(link_of(ann, "[data-link=SV]"))
    for person in (ann, telephone):
        expect(person.tab("table").locator(".shared")).to_contain_text("One other device plays this seat too.")
    ann.tab("table").locator("[data-alone=SV]").click()
    expect(ann.tab("table").locator(".shared")).to_have_count(0)
    expect(telephone.tab("table")).to_contain_text("You are watching.")


def test_a_seat_is_given_away(visit, table):
    ann, id = table
    link = link_of(ann, "[data-give=SV]")
    expect(ann.tab("table").locator(".link small")).to_contain_text("you no longer do")
    bob = visit(None)
    bob.go(link)
    expect(bob.find(".you")).to_have_text("SV")
    expect(bob.find(".alert")).to_have_count(0)
    expect(bob.tab("table").locator(".foreseen")).to_have_count(0)
    expect(ann.tab("table").locator("[data-give=SV]")).to_have_count(0)
    expect(ann.tab("table").locator("[data-give=NV]")).to_have_count(1)
    caller = ann.caller()
    seats = caller.get(f"/api/tables/{id}").json()["seats"]
    assert (seats["SV"]["player"], seats["NV"]["player"]) == ("taken", "you")
    caller.close()


@pytest.mark.parametrize(("language", "words"), [("en", "can know what its dice"), ("fr", "ce que donneront ses dés")])
def test_who_joins_a_game_whose_dice_can_be_known_is_told(visit, language, words):
    ann = visit(None)
    ann.make(seats={"NV": "me", "SV": "me"}, seed=7)
    raise_curtain(ann)
    expect(ann.tab("table").locator(".foreseen")).to_have_count(0)
    link = link_of(ann, "[data-give=SV]")
    expect(ann.tab("table").locator(".link small")).to_contain_text("Whoever opens it is told that you can know")
    bob = visit(None, language=language)
    bob.go(link)
    expect(bob.find(".alert")).to_contain_text(words)
    bob.find(".alert button").click()
    expect(bob.find(".alert")).to_have_count(0)
    for person, told in ((bob, words), (ann, "can know what its dice")):
        expect(person.tab("table").locator(".foreseen")).to_contain_text(told)


def test_who_never_came_can_be_replaced(visit):
    ann, bob = visit(None), visit(None)
    table = ann.make(seats={"NV": "me", "SV": "open"})
    stranger = visit(None).caller()
    stranger.join(table["links"]["SV"])
    stranger.close()
    expect(ann.tab("table").locator("[data-link=SV]")).to_have_text("Invite")
    bob.go(link_of(ann, "[data-link=SV]"))
    expect(bob.find(".you")).to_have_text("SV")
    expect(ann.tab("table").locator("[data-link=SV]")).to_have_count(0)
