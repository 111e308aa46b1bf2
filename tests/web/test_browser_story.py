"""What others did is told by its effects: headlines, pieces on their way, battles, what happened since one's turn."""

from __future__ import annotations

import time

from browser import ENOUGH, FITL_US, brought_to, first_of
from playwright.sync_api import expect

import indochina

pytest_plugins = "browser"

SEED = 3
OVERRUN = (
    "scenario: hanoi; stage: fef.move; until: hanoi; air: 2; airstrike: 3; vm_rp: 6; fef_rp: 6;"
    "Thai Nguyen: vm-hq, vm-sd-1; T15: tieu-doan-1; U13: tieu-doan-2, 88-308; AA13: tieu-doan-5, 48-320;"
    "Hanoi: fef-hq, fef-sd-1, gm-1; Haiphong: fef-sd-2, 1-rcc; W15: gm-4, 2-2-rei; V13: gm-2; Lang Son: 10-bpcp;"
    "objective: Lang Son; rumour: Haiphong; seed: 3"
)
# Every step of an action as it was shown: its headline, and which step of how many.
WATCH = """() => {
  window.steps = [];
  window.ghosts = 0;
  new MutationObserver(() => {
    const line = document.querySelector("#caption .headline");
    const step = line && `${line.textContent} ${line.dataset.step}`;
    if (step && step !== window.steps.at(-1)) window.steps.push(step);
    window.ghosts = Math.max(window.ghosts, document.querySelectorAll(".ghost").length);
  }).observe(document.body, {childList: true, subtree: true});
}"""


def stories(person):
    return [message for message in person.heard if message["type"] == "story"]


def effects(message):
    return [effect for action in message["actions"] for entry in action["entries"] for effect in entry["effects"]]


def test_bots_are_told_action_by_action_and_effect_by_effect(visit):
    ann = visit(None, speed="normal", reduced_motion="no-preference")
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    ann.page.evaluate(WATCH)
    ann.choose("pass")
    start = time.monotonic()
    ann.until(lambda: stories(ann), "a story")
    expect(ann.find("#caption .headline b")).not_to_be_empty()
    ann.asked()
    took = time.monotonic() - start
    assert took < 30, "a card is told in 12 s, beside other work"
    shown = ann.page.evaluate("window.steps")
    told = stories(ann)
    headlines = {action["headline"] for message in told for action in message["actions"]}
    assert shown and {line.rsplit(" ", 1)[0] for line in shown} <= {
        action["headline"] for message in told for action in message["actions"]
    }
    assert len(shown) <= sum(len(effects(message)) for message in told)
    assert any(headline.startswith(("ARVN: ", "NVA: ", "VC: ")) for headline in headlines)
    assert ann.page.evaluate("window.ghosts") > 0, "pieces travel"


def test_with_reduced_motion_nothing_travels(visit):
    ann = visit(None, speed="fast")
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    ann.page.evaluate(WATCH)
    ann.choose("pass")
    ann.asked()
    assert ann.page.evaluate("window.steps")
    assert ann.page.evaluate("window.ghosts") == 0


# --- battles ------------------------------------------------------------------------------------------------------


def fight(person, over):
    """Answer until `over`, and see at each step that the dice lie there once they have fallen."""
    seen = []
    while person.asked() and not over():
        if person.find("#battle").is_visible():
            seen.append(person.find("#battle .die").count())
        key = next((key for key in ENOUGH if key in person.keys), person.keys[0])
        person.choose(key)
        assert len(seen) < 60
    return seen


def test_a_battle_of_saigon_75_is_a_scene(visit):
    """S.6 Both sides with their units, dice of each that stay while losses and retreats are chosen."""

    def asked(game):
        return game.decision.name == "combat.units" and len(game.decision.keys) > 2

    def answer(decision):
        if decision.name in ("move.unit", "combat.declare"):
            return decision.keys[0]
        wanted = ("suggested", "end", "done")
        return decision.keys[-1] if decision.name == "move.count" else first_of(*wanted)(decision)

    ann = visit(None)
    ann.sit(brought_to(asked, "saigon75", {"NV": "human", "SV": "solo"}, answer, seed=3), "NV")
    ann.asked()
    ann.choose(next(option["key"] for option in ann.ask["options"] if option["target"]))
    fight(ann, lambda: ann.find("#battle").is_visible())
    battle = ann.find("#battle")
    expect(battle).to_be_visible()
    expect(battle.locator(".side")).to_have_count(2)
    expect(battle.locator(".side .seat").first).to_have_text("NV")
    assert battle.locator(".units svg").count() >= 2
    assert battle.locator(".die").count() >= 2
    assert battle.locator("li").count() >= 1
    ann.find("#battle-go").click()
    expect(battle).to_be_hidden()


def test_an_overrun_in_tonkin_is_a_scene(visit):
    """6.4, 6.8, 6.11 The units that overrun and those in sight; ambush, combat and DG dice, each with who cast it."""
    ann = visit(None)
    ann.sit(indochina.position("tonkin", OVERRUN), "FEF")
    for key in ("V13", "overrun", "U13"):
        ann.asked()
        assert key in ann.keys, ann.keys
        ann.choose(key)
    battle = ann.find("#battle")
    ann.until(lambda: len(stories(ann)) > 1, "the end of the battle")
    expect(battle).to_contain_text("France advances into U13")
    expect(battle).to_contain_text("9 against 7 is 1-1")
    assert battle.locator(".side").nth(0).locator(".die").count() >= 2, "of who attacks"
    assert battle.locator(".side").nth(1).locator(".die").count() >= 2, "the ambush and the DG check of VM"
    expect(battle.locator(".side")).to_have_count(2)
    expect(battle).to_contain_text("overruns U13")
    expect(battle).to_contain_text("DRM")
