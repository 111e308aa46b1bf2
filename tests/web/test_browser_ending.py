"""The end of a game in the browser: how it went as a page, its moments by link, and the game as a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import indochina
from indochina.account import account
from indochina.web.offline import page as file_of

pytest_plugins = "browser"

GAMES = Path(__file__).parents[1] / "games"
SAVED = "saigon75-solo-solo-hand3-nv"
PHONE = {"viewport": {"width": 390, "height": 844}}


@pytest.fixture(scope="module")
def finished():
    return indochina.load(GAMES / f"{SAVED}.save")


@pytest.fixture
def ended(server, finished):
    """A table whose game is over; nobody here has ever sat at it."""
    id = "finished-game"
    if server.do(server.app.state.tables.store.table(id)) is None:
        server.put(finished.clone(), {}, id)
    return id


@pytest.mark.parametrize(("language", "size"), [("en", {}), ("fr", PHONE)])
def test_the_end_of_a_game_is_a_page(visit, ended, finished, language, size):
    """From the table to how it went, and from a turning point to its moment; nothing is wider than the window."""
    ann = visit(f"/table/{ended}", language=language, **size)
    ann.find("#how-it-went").click()
    told_in = finished.clone()
    told_in.speak(language)
    told = account(told_in)
    expect(ann.find(".ended")).to_have_text(f"{told.ended} [{told.rule}]")
    expect(ann.page.locator("ol.turning li")).to_have_count(len(told.swings))
    expect(ann.page.locator(".plot polyline")).to_have_count(1)
    expect(ann.page.locator(".ending-diary article")).to_have_count(len(told.diary))
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with ann.page.expect_download() as picture:
        ann.find("#ending-picture").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    ann.page.locator("ol.turning a").nth(1).click()
    ann.page.wait_for_url(f"**/table/{ended}?at={told.swings[1].made}")
    expect(ann.find("#time")).to_have_value(str(told.swings[1].made))


def test_a_stranger_sees_the_moment_of_a_link_as_a_spectator(visit, server, finished):
    """An open game, with a hand that only its owner may see."""
    ann = visit("/")
    game = finished.at(200)
    server.put(game, {"NV": ann.cookie}, "open-game-200")
    stranger = visit("/table/open-game-200?at=120")
    expect(stranger.find("#time")).to_have_value("120")
    stranger.until(lambda: [m for m in stranger.heard if m["type"] == "moment"], "the moment")
    moment = [m for m in stranger.heard if m["type"] == "moment"][-1]
    assert moment["made"] == 120 and moment["view"] == finished.rules.view(finished.at(120).state, None)
    stranger.find("#moment-link").click()
    expect(stranger.find("#moment-link")).to_have_text("Copied.")


def test_what_if_makes_a_table_of_ones_own_and_compares_the_margins(visit, ended, finished):
    ann = visit(f"/table/{ended}?at=100")
    expect(ann.find("#time")).to_have_value("100")
    ann.find("[data-fork=SV]").click()
    ann.page.wait_for_url(lambda url: ended not in url)
    ann.until(lambda: ann.last and ann.last["made"] < 100, "the fork")
    fork = ann.page.url.rpartition("/")[2]
    assert ann.last["view"]["hand"] == finished.rules.view(finished.at(100).state, "SV")["hand"]
    ann.page.goto(f"{ann.server.url}/table/{fork}/account")
    rows = ann.page.locator(".ending-forks tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(0).locator("a")).to_have_attribute("href", f"/table/{ended}/account")
    parting = finished.rules.margins(finished.at(100).state)["nv_provinces"]
    expect(rows.nth(1).locator("td").last).to_contain_text(f"{parting} → ")


def test_a_game_in_a_file_replays_without_any_server(chromium, finished, tmp_path):
    file = tmp_path / "game.html"
    file.write_text(file_of(finished), encoding="utf-8")
    context = chromium.new_context(offline=True)
    page, faults, asked = context.new_page(), [], []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{file.as_uri()}#30")
    expect(page.locator(".timebar output")).to_have_text("30 of 366")
    first = page.locator("#board svg").inner_html()
    page.locator("[data-time=last]").click()
    expect(page.locator(".timebar output")).to_have_text("366 of 366")
    assert page.locator("#board svg").inner_html() != first
    page.locator("ol.turning a").first.click()
    expect(page.locator(".timebar output")).to_have_text("30 of 366")
    context.close()
    assert not faults
    assert all(url.startswith(("file:", "data:")) for url in asked)
