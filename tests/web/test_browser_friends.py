"""Friends by link: the page says whether they can come, and gives them an address they can open."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

pytest_plugins = "browser"

HOME = "http://192.168.1.5:8765"
DRAWN = "picture => picture.complete && picture.naturalWidth > 20"


@pytest.fixture
def named(server, monkeypatch):
    """The server is reached so and so from elsewhere."""
    return lambda friends: monkeypatch.setattr(server.app.state.names, "friends", friends)


def invite_a_friend(person):
    person.get("button", name="As North Vietnam, against a friend").click()
    return person.find("dialog.invitations")


def test_links_of_a_server_for_the_network_are_for_the_network(visit, named):
    """Whoever made the table plays on at the address of his own machine: there his browser is known."""
    named(HOME)
    ann = visit("/")
    dialog = invite_a_friend(ann)
    expect(dialog.locator("input")).to_have_value(re.compile(f"^{re.escape(HOME)}/table/"))
    expect(dialog.locator(".only-here")).to_have_count(0)
    picture = dialog.locator(".qr img")
    expect(picture).to_be_visible()
    ann.until(lambda: picture.evaluate(DRAWN), "the drawing of the link")
    dialog.locator("button.primary").click()
    ann.page.wait_for_url(f"{ann.server.url}/table/*")
    ann.until(lambda: ann.last, "the table")
    ann.find("[id^=invite-]").click()
    expect(ann.find("#prompt .link input")).to_have_value(re.compile(f"^{re.escape(HOME)}/table/.+#seat="))
    ann.find("#prompt .qr summary").click()
    expect(ann.find("#prompt .qr img")).to_be_visible()


@pytest.mark.parametrize(("language", "button"), [("en", "against a friend"), ("fr", "contre un ami")])
def test_a_server_that_hears_only_this_machine_says_so_and_what_to_do(visit, named, language, button):
    named("")
    ann = visit("/", language=language)
    ann.get("button", name=button).click()
    dialog = ann.find("dialog.invitations")
    expect(dialog.locator(".only-here")).to_contain_text("indochina serve --lan")
    expect(dialog.locator(".only-here")).to_contain_text("make play LAN=1")
    expect(dialog.locator(".qr")).to_have_count(0)
    dialog.locator("button.primary").click()
    ann.page.wait_for_url("**/table/*")
    ann.until(lambda: ann.last, "the table")
    expect(ann.find("#prompt .only-here")).to_contain_text("indochina serve --lan")
    expect(ann.tab("table").locator(".only-here")).to_be_visible()


def test_a_table_without_an_open_seat_says_nothing_of_it(visit, named):
    named("")
    ann = visit(None)
    ann.make(game="saigon75", seats={"NV": "solo", "SV": "me"})
    ann.asked()
    expect(ann.find(".only-here")).to_have_count(0)
