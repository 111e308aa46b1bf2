"""Before one commits, in a browser: marks on the map, lines beside the answers, costs so far, what is not possible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import indochina

pytest_plugins = "browser"

SWEEP = (
    "stage: operation; current: 68; next: 2; acted: ARVN op; arvn_resources: 12; eligible: VC, NVA;"
    "hue: 2 arvn_troop, 3 vc_guerrilla; quang-tri: 4 arvn_troop, 2 vc_guerrilla, vc_base; saigon: arvn_troop"
)
MONSOON = "stage: operation; current: 68; next: 125; acted: US op; hue: 3 us_troop, 3 vc_guerrilla_a; da-nang: us_troop"
MARCHES = (
    "scenario: hanoi; stage: fef.move; until: hanoi; air: 2; trucks: 1; airstrike: 3; vm_rp: 6; fef_rp: 6;"
    "Thai Nguyen: vm-hq, vm-sd-1; T15: tieu-doan-1, 36-308; X15: gm-5, gm-7, gm-9; Hanoi: fef-hq, fef-sd-1, gm-1;"
    "Haiphong: fef-sd-2, gm-3; W15: gm-4, 2-2-rei; objective: Lang Son; rumour: Haiphong"
)
MOVES = (
    "turn: 2; active: SV; stage: movement; available: 5; hue: 5 sv_division; da_nang: sv_division, ranger;"
    "quang_tri: nv_division; kon_tum: militia; saigon: 2 sv_division"
)


def sit(visit, name, text, *choices, language="en", **settings):
    """At a table with this position, after these choices, in every seat."""
    game = indochina.position(name, text)
    for key in choices:
        game.choose(key)
    ann = visit(None, language=language, **settings)
    ann.sit(game, game.decision.seat)
    ann.asked()
    return ann


def point(ann, key):
    """Rest on an answer, on the board or on its button, until the server has told what it would change."""
    heard = len(ann.heard)
    spot = ann.on_board(key)
    if spot:
        ann.page.mouse.move(spot["x"] - 3, spot["y"])
        ann.page.mouse.move(spot["x"], spot["y"])
    else:
        ann.button(key).hover()
    foreseen(ann, heard, key)


def foreseen(ann, heard, key):
    """The server tells what this answer would change, after so many messages."""
    told = {"type": "ahead", "key": key}
    ann.until(lambda: [it for it in ann.heard[heard:] if it.items() >= told.items()], f"a look ahead at {key}")


def ghost(ann, place):
    return ann.find(f".ahead .ghost[data-at='{place}']")


def overlap(one, other):
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def test_a_sweep_shows_on_the_map_whom_it_will_activate(visit):
    """3.2.3 Pointing at a space: two Guerrillas turn Active; the note has the costs. Leaving takes both away."""
    ann = sit(visit, "fitl", SWEEP, "sweep")
    point(ann, "hue")
    expect(ghost(ann, "hue").locator("span")).to_have_text("→2")
    expect(ghost(ann, "hue").locator("svg")).to_have_count(2)  # an Underground Guerrilla and an Active one
    expect(ann.find(".tip .foreseen")).to_contain_text("VC Guerrilla, turning Active: 2")
    expect(ann.find(".tip .foreseen")).to_contain_text("ARVN Resources: 12 → 9")
    assert ann.find("#prompt .so-far").is_hidden(), "nothing has been spent yet"
    ann.page.mouse.move(720, 2)
    expect(ghost(ann, "hue")).to_have_count(0)
    expect(ann.find(".tip")).to_be_hidden()


def test_a_number_of_troops_and_the_end_of_the_sweep_show_what_they_do(visit):
    """The marks lie apart from each other, the note covers neither the map's marks nor the answers."""
    ann = sit(visit, "fitl", SWEEP, "sweep", "hue", "quang-tri")
    expect(ann.find("#prompt .so-far")).to_have_text("So farARVN Resources: 12 → 9")
    point(ann, "2")
    expect(ghost(ann, "hue")).to_contain_text("+2")
    expect(ghost(ann, "hue")).to_have_class(re.compile(r"\boff\b"))  # out of sight: its mark is at the rim, by name
    expect(ghost(ann, "hue")).to_contain_text("Hue")
    expect(ghost(ann, "quang-tri")).to_contain_text("−2")
    expect(ann.find(".tip .foreseen")).to_contain_text("turning Active: 3")
    boxes = [ghost(ann, place).bounding_box() for place in ("hue", "quang-tri")]
    boxes += [ann.find(".tip").bounding_box(), ann.find("#prompt .answers .picks").bounding_box()]
    assert not [1 for i, one in enumerate(boxes) for other in boxes[:i] if overlap(one, other)], boxes
    for key in ("2", "done"):
        ann.choose(key)
        ann.asked()
    point(ann, "end")
    expect(ghost(ann, "hue").locator("span")).to_have_text("→3")


def test_marks_are_legible_and_shown_to_who_comes_by_keys(visit):
    ann = sit(visit, "fitl", SWEEP, "sweep", "hue", "quang-tri")
    heard = len(ann.heard)
    ann.page.keyboard.press("Tab")
    ann.button("1").focus()
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Tab")
    foreseen(ann, heard, "1")
    expect(ghost(ann, "hue")).to_contain_text("+1")
    size = ghost(ann, "hue").evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
    assert size >= 13
    icon = ghost(ann, "hue").locator("svg").first.bounding_box()
    assert icon["width"] >= 20 and icon["height"] >= 20


def test_a_tonkin_move_shows_who_will_be_overstacked_or_out_of_supply(visit):
    """1.5, 7.0"""
    ann = sit(visit, "tonkin", MARCHES, "W15", "all", "walk")
    point(ann, "X15")
    expect(ghost(ann, "X15")).to_contain_text("17/13")
    expect(ghost(ann, "W15")).to_contain_text("−2")
    expect(ann.find(".tip .foreseen")).to_contain_text("overstacked: Stacking Points 17, of which 13 may stay")


def test_a_saigon_75_move_shows_who_controls_then(visit):
    """S.5, S.8 in French."""
    ann = sit(visit, "saigon75", MOVES, "da_nang/sv_division", language="fr")
    point(ann, "kon_tum")
    expect(ghost(ann, "kon_tum")).to_contain_text("contrôle SV")
    expect(ann.find(".tip .foreseen")).to_contain_text(re.compile(r"activations restantes.*5 → 4"))


@pytest.mark.parametrize("language, why", [("en", "Coup card"), ("fr", "Coup d’État")])
def test_an_operation_that_monsoon_forbids_is_shown_disabled_with_its_reason(visit, language, why):
    """2.3.9 It can be reached by keys and asked, but it does nothing; its rule can be read."""
    ann = sit(visit, "fitl", MONSOON, language=language)
    sweep = ann.find("#prompt [data-denied='sweep']")
    expect(sweep).to_have_attribute("aria-disabled", "true")
    expect(sweep).to_contain_text(why)  # for who only hears it
    sweep.hover()
    expect(ann.find(".tip")).to_contain_text(why)
    expect(ann.find(".tip .rule")).to_have_text("2.3.9")
    version = ann.version
    sweep.click(force=True)  # it is disabled, and told so
    expect(ann.find(".tip")).to_contain_text(why)
    ann.page.mouse.move(720, 2)
    expect(ann.find(".tip")).to_be_hidden()
    ann.page.keyboard.press("Shift+Tab")
    sweep.focus()
    expect(ann.find(".tip")).to_contain_text(why)
    ann.page.keyboard.press("Enter")
    assert ann.version == version


def test_what_a_way_of_moving_lacks_is_shown_in_tonkin(visit):
    """3.3 Only an engineer builds a road; there is no Dinassaut in the stack."""
    ann = sit(visit, "tonkin", MARCHES, "W15", "all")
    assert ann.ask["name"] == "move.how"
    shown = ann.find("#prompt [data-denied]").evaluate_all("all => all.map((it) => it.dataset.denied)")
    assert {"river", "road"} <= set(shown)
    assert not set(shown) & set(ann.keys)
