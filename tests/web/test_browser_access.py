"""axe finds no serious or critical violation, whatever is on the page."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser import FITL_US, NA_SAN_VM, PHONE, an_attack, brought_to, first_of
from playwright.sync_api import expect

pytest_plugins = "browser"

# besides axe's usual rules: who speaks to the page says what they see
RULES = {"label-content-name-mismatch": {"enabled": True}, "target-size": {"enabled": True}}
SAIGON_SV = {"game": "saigon75", "seats": {"NV": "solo", "SV": "me"}, "seed": 3}


def sound(person, what="", board=True):
    """`board=False`: but for the board, which has been looked at and takes long."""
    away = None if board else {"exclude": [["#board"]]}
    # to fetch the styles anew axe would write some into the page, which the page forbids
    found = (
        Axe()
        .run(person.page, away, {"rules": RULES, "preload": False, "resultTypes": ["violations"], "selectors": False})
        .response["violations"]
    )
    serious = [
        f"{what} {one['id']} ({one['impact']}): {one['help']}\n"
        + "\n".join(f"    {node['html'][:160]} {node['failureSummary'][:300]}" for node in one["nodes"][:4])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not serious, "\n".join(serious)


def over(game, seats, **how):
    """A game that is over."""
    return brought_to(lambda game: game.over, game, seats, first_of("suggested", "pass", "end", "done"), seed=3, **how)


@pytest.mark.parametrize("screen", [{}, PHONE, {"color_scheme": "dark"}], ids=["desk", "phone", "dark"])
def test_the_lobby(visit, screen):
    ann = visit("/", **screen)
    sound(ann)
    ann.find("#game-fitl").check()
    ann.find("form details summary").click()
    sound(ann, "options")
    ann.find("#foot button").click()
    sound(ann, "keys")
    ann.page.keyboard.press("Escape")
    ann.get("button", name="As North Vietnam, against a friend").click()
    ann.find("dialog.invitations").wait_for()
    sound(ann, "invitations")
    ann.page.keyboard.press("Escape")
    ann.find("[id^=delete-]").click()
    sound(ann, "deleting")
    ann.page.keyboard.press("Escape")
    sound(ann, "my games")


@pytest.mark.parametrize("screen", [{}, PHONE, {"color_scheme": "dark"}], ids=["desk", "phone", "dark"])
def test_a_table_of_fire_in_the_lake(visit, screen):
    ann = visit(None, **screen)
    ann.make("op", "train", **FITL_US, seed=3)
    ann.asked()
    assert ann.lit()
    # axe takes the page's colour, which is dark, for what lies behind the words of the drawing
    sound(ann, "a question", board="color_scheme" not in screen)
    for name in ("log", "card", "table", "reasons"):
        ann.tab(name)
        sound(ann, name, board=False)
        if screen is PHONE:
            ann.find(f"#tab-{name}").click()
    ann.page.keyboard.press("?")
    sound(ann, "keys", board=False)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("b")
    ann.find("#rulebook .wording").wait_for()
    sound(ann, "a rule", board=False)
    ann.find("#rulebook").get_by_role("button", name="Sheet").click()
    sound(ann, "the sheet", board=False)
    ann.page.keyboard.press("Escape")
    if screen is PHONE:
        ann.find("#clock").click()
    ann.find("[data-time=first]").click()
    expect(ann.find("#to-now")).to_be_visible()
    sound(ann, "the past", board=False)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_table_of_saigon_75(visit, screen):
    ann = visit(None, **screen)
    ann.make(**SAIGON_SV)
    ann.asked()
    sound(ann, "the set-up")
    ann.choose("suggested")
    ann.asked()
    sound(ann, "the turn")
    ann.find(".dock").evaluate("it => { for (const panel of it.querySelectorAll('details')) panel.open = true; }")
    for name in ("log", "reasons", "card", "table", *(["board"] if screen is PHONE else [])):
        ann.tab(name)
        sound(ann, name, board=False)
        if screen is PHONE:
            ann.find(f"#tab-{name}").click()


@pytest.mark.parametrize("question", ["event.play", "move.unit"])
def test_cards_and_units_of_saigon_75(visit, question):
    def asked(game):
        return game.decision.name == question and game.decision.seat == "SV"

    ann = visit(None)
    ann.sit(
        brought_to(asked, "saigon75", {"NV": "solo", "SV": "human"}, first_of("suggested", "end", "done"), seed=5), "SV"
    )
    ann.asked()
    assert ann.lit()
    sound(ann)


def test_playback_waiting_and_odds(visit):
    ann = visit(None, speed="step")
    ann.make(**FITL_US, seed=3)
    ann.asked()
    ann.choose("pass", sure=False)
    sound(ann, "confirming", board=False)
    ann.find("#sure").click()
    expect(ann.find("#next-step")).to_be_visible()
    sound(ann, "playback", board=False)
    bob = visit(None)
    bob.make(seats={"NV": "me", "SV": "open"}, game="saigon75")
    expect(bob.find("#prompt .says")).to_contain_text("Waiting for")
    sound(bob, "waiting", board=False)
    carol = visit(None)
    carol.sit(an_attack(), "VC")
    carol.asked()
    carol.find("details.weigh summary").click()
    expect(carol.find("details.weigh h4").first).to_be_visible()
    sound(carol, "odds", board=False)


def test_the_curtain(visit):
    ann = visit(None)
    ann.make(seats={"NV": "me", "SV": "me"}, game="saigon75", seed=3)
    expect(ann.find("#curtain")).to_be_visible()
    sound(ann)


def test_a_game_that_is_over(visit):
    ann = visit(None)
    ann.sit(over("saigon75", {"NV": "solo", "SV": "human"}), "SV")
    expect(ann.find("#prompt .says")).to_contain_text("wins")
    sound(ann, "Saigon 75")
    ann.sit(over("fitl", {"US": "human", "ARVN": "solo", "NVA": "solo", "VC": "solo"}, scenario="short"), "US")
    expect(ann.find("#prompt .says")).to_contain_text("wins")
    sound(ann, "Fire in the Lake", board=False)
    ann.page.set_viewport_size(PHONE["viewport"])
    sound(ann, "on a phone", board=False)


def test_a_table_that_is_not_there(visit):
    ann = visit(None)
    ann.forgiven = "404"
    ann.page.goto("/table/no-such-table-at-all")
    expect(ann.find("h1")).to_be_visible()
    sound(ann)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_table_of_tonkin(visit, screen):
    ann = visit(None, **screen)
    ann.make("suggested", "S11", **NA_SAN_VM)
    ann.asked()
    ann.choose("V11")
    ann.asked()
    assert ann.lit()
    sound(ann, "which units")
    for name in ("log", "reasons", "table"):
        ann.tab(name)
        sound(ann, name, board=False)
        if screen is PHONE:
            ann.find(f"#tab-{name}").click()
