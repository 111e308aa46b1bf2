"""The menu: overlays apart from places, and what one sets for oneself, remembered and there before the first paint."""

from __future__ import annotations

import base64
import json
import re

import pytest
from browser import DESK, FITL_US, NA_SAN_VM, PHONE, brought_to, first_of, play_on
from playwright.sync_api import expect
from test_browser_access import sound

pytest_plugins = "browser"

SAIGON_SV = {"game": "saigon75", "seats": {"NV": "solo", "SV": "me"}, "seed": 3}
GAMES = {"fitl": {**FITL_US, "seed": 3}, "saigon75": SAIGON_SV, "tonkin": NA_SAN_VM}
TABLET = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}
NAMES = {
    "fitl": ".province-name, .city-name, .town-name",
    "saigon75": ".name, .zone-name, .pool-title",
    "tonkin": ".names .name",
}
# of each name in sight: in how many of the points it covers it stands out from what is drawn there, halo and all
CONTRAST = """async ([picture, boxes]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const ink = new OffscreenCanvas(image.width, image.height).getContext("2d");
  ink.drawImage(image, 0, 0);
  const channels = (text) => text.match(/[\\d.]+/g).map(Number);
  const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  return boxes.map(({ name, x, y, width, height, fill, halo, strength }) => {
    const own = light(channels(fill));
    let [good, all] = [0, 0];
    for (let i = 1; i < 12; i++) for (let j = 1; j < 5; j++) {
      const at = ink.getImageData(x + width * i / 12, y + height * j / 5, 1, 1).data;
      const under = light(channels(halo).map((value, c) => value * strength + at[c] * (1 - strength)));
      const [low, high] = [own, under].sort((a, b) => a - b);
      all += 1;
      if ((high + 0.05) / (low + 0.05) >= 4.5) good += 1;
    }
    return [name, good / all];
  });
}"""
BOXES = """kinds => {
  const [view, bar] = [".stage-view", ".stage-bar"].map((it) => document.querySelector(it).getBoundingClientRect());
  return [...document.querySelectorAll(kinds)].filter((it) => it.closest("#board")).flatMap((it) => {
    const { x, y, width, height, right, bottom } = it.getBoundingClientRect();
    if (x < view.x || y < view.y || right > view.right || bottom > bar.top) return [];
    const { fill, stroke, strokeOpacity } = getComputedStyle(it);
    const halo = stroke === "none" ? fill : stroke;
    const strength = stroke === "none" ? 0 : Number(strokeOpacity);
    return [{ name: it.textContent, x, y, width, height, fill, halo, strength }];
  });
}"""


def opened(person):
    """The menu, open."""
    menu = person.find("#menu")
    if not menu.is_visible():
        person.find("#menu-button").click()
    expect(menu).to_be_visible()
    return menu


def chosen(person, name, value):
    """Set something in the menu."""
    opened(person).locator(f"[data-setting={name}] input[value='{value}']").check()
    assert person.page.evaluate(f"localStorage['indochina.{name}']") == value


def styled(locator, name):
    return locator.evaluate(f"it => getComputedStyle(it).{name}")


@pytest.fixture
def ann(visit):
    """At a table of Fire in the Lake, asked by the US."""
    ann = visit(None)
    ann.make(**FITL_US, seed=3)
    ann.asked()
    return ann


# --- the menu


def test_the_menu_opens_by_click_and_key_and_gives_the_focus_back(ann):
    button, menu = ann.find("#menu-button"), ann.find("#menu")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(menu).to_be_hidden()
    button.click()
    expect(menu).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    button.click()
    expect(menu).to_be_hidden()
    button.focus()
    ann.page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    ann.page.keyboard.press("Tab")
    expect(menu.locator("input").first).to_be_focused()
    said, made = ann.says(), ann.made
    ann.page.keyboard.press("1")  # means nothing while the menu is open
    ann.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(button).to_be_focused()
    assert (ann.says(), ann.made) == (said, made)
    ann.page.keyboard.press("m")
    expect(menu.locator("input").first).to_be_focused()
    ann.page.mouse.click(700, 400)  # whatever one does elsewhere
    expect(menu).to_be_hidden()
    assert opened(ann).get_by_role("link", name="To the lobby").get_attribute("href") == "/"


def test_the_menu_leads_to_rules_and_keys(ann):
    opened(ann).get_by_role("button", name="Rules and sheet").click()
    expect(ann.find("#rulebook")).to_be_visible()
    ann.page.keyboard.press("Escape")
    opened(ann).get_by_role("button", name="Keyboard").click()
    expect(ann.find("dialog.keys")).to_be_visible()
    expect(ann.find("#menu")).to_be_hidden()


# --- overlays


def test_control_and_support_are_shown_over_the_map(ann):
    board = ann.find("#board .drawing")
    places = ann.find(".stage-places button").all_inner_texts()
    held = ann.find("#board .edge[data-control=coin]:not(.way)").first
    before = styled(held, "fill")
    opened(ann).locator("[data-look=control]").check()
    expect(board).to_have_class(re.compile(r"\bshow-control\b"))
    expect(held).not_to_have_css("fill", before)
    controls = {id: space["control"] for id, space in ann.view["spaces"].items()}
    for control in ("coin", "nva"):
        drawn = ann.page.evaluate(f"document.querySelectorAll('#board .edge[data-control={control}]').length")
        assert drawn == sum(it == control for it in controls.values())
    ann.page.keyboard.press("Escape")
    chip = ann.find(".looks .look")
    expect(chip).to_have_text("Control ×")
    assert ann.find(".stage-places button").all_inner_texts() == places, "places to go to stand apart"
    chip.click()
    expect(board).not_to_have_class(re.compile(r"\bshow-control\b"))
    expect(opened(ann).locator("[data-look=control]")).not_to_be_checked()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("s")
    expect(board).to_have_class(re.compile(r"\bshow-support\b"))
    ends = ann.find("#board .edge:is([data-support='2'], [data-support='1'], [data-support='-2'])").all()
    colours = {(it.get_attribute("data-support"), styled(it, "fill")) for it in ends}
    assert len(colours) == len({colour for _, colour in colours}) >= 2, "Support and Opposition differ"


@pytest.mark.parametrize("game, place", [("fitl", "quang-nam"), ("saigon75", "hue")])
def test_what_is_next_to_what_one_points_at(visit, game, place):
    ann = visit(None)
    ann.make(**GAMES[game])
    ann.asked()
    near = "#board .near"
    point = ann.at(place)
    ann.page.mouse.move(point["x"], point["y"])
    assert ann.find(near).count() == 0, "only when it is wanted"
    ann.page.mouse.move(2, 2)
    ann.page.keyboard.press("a")
    ann.page.mouse.move(point["x"], point["y"])
    expect(ann.find(near).first).to_be_attached()
    caller = ann.caller()
    adjacent = caller.get(f"/api/games/{game}/board").json()["adjacent"][place]
    caller.close()
    expect(ann.find(near)).to_have_count(len(adjacent))
    ann.page.mouse.move(2, 2)
    expect(ann.find(near)).to_have_count(0)


@pytest.mark.parametrize(
    "game, side, own, other",
    [
        ("fitl", "VC", ".unit[data-word*='/vc_']", ".unit[data-word*='/us_']"),
        ("saigon75", "SV", ".unit > .piece.sv", ".unit > .piece.nv"),
        ("tonkin", "FEF", ".counter.FEF", ".counter.VM"),
    ],
)
def test_pieces_of_a_side_are_taken_out_of_sight(visit, game, side, own, other):
    ann = visit(None)
    seats = {"NV": "me", "SV": "solo"} if game == "saigon75" else GAMES[game]["seats"]
    ann.make(**{**GAMES[game], "seats": seats})
    ann.asked()
    menu = opened(ann)
    texts = menu.locator(".sides label").all_inner_texts()
    assert len(texts) == len(seats)
    menu.locator(f"[data-side={side}]").uncheck()
    assert {styled(it, "opacity") for it in ann.find(f"#board {own}:not(.lit, .lit *)").all()} == {"0.08"}
    assert "0.08" not in {styled(it, "opacity") for it in ann.find(f"#board {other}").all()}
    menu.locator(f"[data-side={side}]").check()
    assert "0.08" not in {styled(it, "opacity") for it in ann.find(f"#board {own}").all()}


def test_supply_and_danger_of_tonkin_are_in_the_menu(visit):
    ann = visit(None)
    ann.make("suggested", **NA_SAN_VM)
    ann.asked()
    menu = opened(ann)
    assert [it.get_attribute("data-look") for it in menu.locator("[data-look]").all()] == ["supply", "danger"]
    menu.locator("[data-look=supply]").check()
    expect(ann.find("[data-overlay=supply] .reach").first).to_be_attached()
    ann.page.keyboard.press("Escape")
    ann.find(".looks .look").click()
    expect(ann.find("[data-overlay=supply]")).to_have_count(0)
    ann.page.keyboard.press("d")
    expect(ann.find("[data-overlay=danger]")).to_be_attached()
    expect(ann.find(".looks .look")).to_have_text(re.compile("Danger"))


# --- looks


def test_the_theme_is_kept_and_there_before_the_first_paint(ann):
    root = ann.find("html")
    expect(root).to_have_attribute("data-theme", "light")
    chosen(ann, "theme", "dark")
    expect(root).to_have_attribute("data-theme", "dark")
    dark = styled(ann.find("body"), "backgroundColor")
    # nothing but the page and its styles: no module has run
    ann.forgiven = "table.js"
    ann.page.route("**/static/table.js", lambda route: route.abort())
    ann.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    assert styled(ann.find("body"), "backgroundColor") == dark
    ann.page.unroute("**/static/table.js")
    ann.go("/")
    expect(root).to_have_attribute("data-theme", "dark")
    ann.find("#looks-button").click()
    ann.find("#looks [data-setting=theme] input[value=light]").check()
    expect(root).to_have_attribute("data-theme", "light")


def test_the_system_may_choose_the_theme(visit):
    ann = visit("/", color_scheme="dark")
    root = ann.find("html")
    expect(root).to_have_attribute("data-theme", "dark")
    ann.page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    ann.find("#looks-button").click()
    ann.find("#looks [data-setting=theme] input[value=dark]").check()
    expect(root).to_have_attribute("data-theme", "dark")
    ann.find("#looks [data-setting=theme] input[value=system]").check()
    expect(root).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_names_on_the_map_stand_out(visit, game, theme):
    """At least 4.5 to 1 against what is drawn under them, in both dresses."""
    ann = visit(None, color_scheme=theme)
    ann.make(**GAMES[game])
    ann.asked()
    ann.still()
    boxes = ann.page.evaluate(BOXES, NAMES[game])
    assert len(boxes) > 10
    # pieces and signs beside a name are no ground, and words are what is measured
    hidden = "#board :is(text, .units, .unit, .stack, .counter, .support, .control, .terror, .flag, .print, .pointer)"
    ann.page.evaluate(
        "kinds => { for (const it of document.querySelectorAll(kinds)) it.style.visibility = 'hidden'; }", hidden
    )
    picture = base64.b64encode(ann.page.screenshot()).decode()
    shares = ann.page.evaluate(CONTRAST, [picture, boxes])
    assert not [one for one in shares if one[1] < 0.9], shares


@pytest.mark.parametrize("screen", [{"viewport": DESK}, PHONE], ids=["desk", "phone"])
def test_the_text_size_is_kept_and_nothing_runs_off_the_page(visit, screen):
    ann = visit(None, **screen)
    ann.make(**FITL_US, seed=3)
    ann.asked()
    was = float(styled(ann.find("html"), "fontSize").rstrip("px"))
    chosen(ann, "text", "130")
    assert float(styled(ann.find("html"), "fontSize").rstrip("px")) == pytest.approx(was * 1.3)
    ann.page.keyboard.press("Escape")
    ann.reload()
    ann.asked()
    assert float(styled(ann.find("html"), "fontSize").rstrip("px")) == pytest.approx(was * 1.3)
    wide = screen["viewport"]["width"]
    for kind in ("body", "#bar", "#prompt", ".tab-list"):
        inside = ann.find(kind).evaluate("it => [it.scrollWidth - it.clientWidth, it.getBoundingClientRect().right]")
        assert inside[0] <= 0 and inside[1] <= wide + 0.5, (kind, inside)
    last = ann.find("#bar .acts button:visible").last.bounding_box()
    assert last["x"] + last["width"] <= wide + 0.5


# --- what is asked, and the cue


def test_only_what_gives_something_up_is_asked_about(visit):
    ann = visit(None)
    ann.make(**FITL_US, seed=3)
    ann.asked()
    chosen(ann, "confirm", "warnings")
    ann.page.keyboard.press("Escape")
    made = ann.made
    ann.click("pass")  # ends the turn, gives nothing up
    ann.until(lambda: ann.made > made, "the pass, unasked")
    expect(ann.find("#sure")).to_have_count(0)
    # in Saigon 75 who ends a phase with activations left is asked
    stop = lambda game: game.decision.seat == "SV" and game.decision.name == "move.unit"  # noqa: E731
    answer = first_of("suggested", "end", "done")
    ann.sit(brought_to(stop, "saigon75", {"NV": "solo", "SV": "human"}, answer, seed=5), "SV")
    ann.asked()
    ann.click(next(key for key in ("end", "done", "stop") if key in ann.keys))
    expect(ann.find("#sure")).to_be_visible()


def test_a_quiet_cue_calls_only_who_wants_it(visit):
    ann = visit(None)
    ann.context.add_init_script(
        "window.rung = 0; const made = AudioContext.prototype.createOscillator;"
        "AudioContext.prototype.createOscillator = function () { window.rung += 1; return made.call(this); };"
    )
    ann.make(**FITL_US, seed=3)
    ann.asked()
    ann.choose("pass")
    ann.asked()
    assert ann.page.evaluate("rung") == 0, "off by default"
    chosen(ann, "sound", "on")
    ann.until(lambda: ann.page.evaluate("rung") == 2, "the cue, once when it is turned on")
    ann.page.keyboard.press("Escape")
    play_on(ann, lambda: "pass" in ann.keys)
    ann.choose("pass")
    ann.asked()
    ann.until(lambda: ann.page.evaluate("rung") >= 4, "the cue")


# --- the log and the slider


def test_the_log_keeps_its_marks_and_colours_after_a_reload(ann):
    ann.choose("pass")
    ann.asked()
    look = """() => [...document.querySelectorAll("#log li")].map((it) => [it.dataset.n, it.dataset.seat ?? "",
      it.querySelector(".mark")?.ariaLabel ?? "", getComputedStyle(it).borderLeftColor, it.innerText])"""
    before = ann.page.evaluate(look)
    assert {seat for _, seat, *_ in before} >= {"VC"} | {"US"}
    assert [mark for *_, mark, _, _ in before if mark.startswith("By the ")]
    assert len({colour for _, seat, _, colour, _ in before if seat}) == len({seat for _, seat, *_ in before if seat})
    ann.reload()
    ann.asked()
    assert ann.page.evaluate(look) == before


@pytest.mark.parametrize("way", ["click", "Enter"])
def test_an_entry_of_the_log_leads_to_its_moment_and_place(ann, way):
    ann.choose("pass")
    ann.asked()
    entries = [it for message in ann.heard if "log" in message for it in message["log"]]
    entry, place = next(
        (it, word) for it in entries if 0 < it["made"] < ann.made for word in it["words"] if word in ann.view["spaces"]
    )
    item = ann.find(f"#log li[data-n='{entry['n']}']")
    if way == "click":
        item.locator(".text").click()
    else:
        item.focus()
        ann.page.keyboard.press("Enter")
    expect(ann.find("#prompt .says")).to_contain_text(f"Choice {entry['made']} of {ann.made}")
    expect(item).not_to_have_class(re.compile("later"))
    later = [it for it in entries if it["made"] > entry["made"]]
    expect(ann.find(f"#log li[data-n='{later[-1]['n']}']")).to_have_class(re.compile("later"))
    expect(ann.find("#log [aria-current]")).to_have_count(1)
    moment = next(it for it in reversed(ann.heard) if it["type"] == "moment")
    assert moment["made"] == entry["made"] and entry["n"] < moment["log_to"]
    ann.still()
    box = ann.find(f"#board .target[data-word='{place}']").bounding_box()
    stage = ann.find(".stage-view").bounding_box()
    assert stage["x"] <= box["x"] + box["width"] / 2 <= stage["x"] + stage["width"]
    assert stage["y"] <= box["y"] + box["height"] / 2 <= stage["y"] + stage["height"]
    # from there to another, and back to now
    ann.find(f"#log li[data-n='{later[0]['n']}'] .text").click()
    expect(ann.find("#prompt .says")).to_contain_text(f"Choice {later[0]['made']} of {ann.made}")
    ann.find("#to-now").click()
    ann.asked()
    expect(ann.find("#log .later, #log [aria-current]")).to_have_count(0)


def test_the_slider_has_marks_of_cards_and_coups(visit):
    seats = {"US": "human", "ARVN": "solo", "NVA": "solo", "VC": "solo"}

    def coup_and_asked(game):
        reset = any(note.key == "log.coup.reset" for _, note in game.notes(max(0, game.noted - 40)))
        return reset and game.decision.seat == "US"

    game = brought_to(coup_and_asked, "fitl", seats, first_of("pass", "end", "done", "no"), seed=3, scenario="short")
    ann = visit(None)
    ann.sit(game, "US")
    ann.until(lambda: ann.last, "the state")
    heads = [it for it in ann.last["log"] if it["key"] == "log.card"]
    ticks = ann.find(".ticks .tick")
    expect(ticks).to_have_count(len(heads))
    assert [it.get_attribute("title") for it in ticks.all()] == [it["text"] for it in heads]
    expect(ann.find(".ticks .tick.coup").first).to_be_attached()
    third = heads[2]
    ticks.nth(2).click()
    expect(ann.find("#prompt .says")).to_contain_text(f"Choice {third['made']} of")
    ann.find("#time").focus()
    ann.page.keyboard.press("PageDown")
    expect(ann.find("#prompt .says")).to_contain_text(f"Choice {heads[1]['made']} of")
    ann.page.keyboard.press("PageUp")
    expect(ann.find("#prompt .says")).to_contain_text(f"Choice {third['made']} of")
    assert third["text"] in ann.find("#time").get_attribute("aria-valuetext")


@pytest.mark.parametrize("game", ["saigon75", "tonkin"])
def test_the_slider_has_marks_of_turns(visit, game):
    ann = visit(None)
    seats = GAMES[game]["seats"]
    people = {seat: "human" if who == "me" else who for seat, who in seats.items()}
    stop = lambda game: game.state.turn > began[0] + 1  # noqa: E731
    began = [1 if game == "saigon75" else 10**6]
    if game == "tonkin":
        stop = lambda game: sum(note.key == "log.turn" for _, note in game.notes()) > 1  # noqa: E731
    how = {"scenario": "na_san"} if game == "tonkin" else {}
    answer = first_of("suggested", "end", "done", "pass", "none")
    ann.sit(brought_to(stop, game, people, answer, seed=1, **how), next(it for it in people if people[it] == "human"))
    ann.until(lambda: ann.last, "the state")
    turns = [it["text"] for it in ann.last["log"] if it["key"] == "log.turn"]
    assert turns
    expect(ann.find(".ticks .tick.turn")).to_have_count(len(turns))


# --- the stage


@pytest.mark.parametrize("screen", [TABLET, LYING, PHONE], ids=["tablet", "lying", "phone"])
@pytest.mark.parametrize("game", ["fitl", "saigon75"])
def test_the_bar_of_the_stage_does_not_hide_the_lower_edge_of_the_map(visit, game, screen):
    ann = visit(None, **screen)
    ann.make(**GAMES[game])
    ann.asked()
    lower = """() => {
      const svg = document.querySelector("#board .drawing");
      const { y, height } = svg.viewBox.baseVal;
      const box = svg.getBoundingClientRect();
      const layout = LAYOUT;
      return box.top + ((layout[1] + layout[3] - y) / height) * box.height;
    }"""
    caller = ann.caller()
    area = caller.get(f"/api/games/{game}/board").json()["layout"]["viewBox"]
    caller.close()
    bar = ann.find(".stage-bar").bounding_box()
    ann.see_all()
    ann.still()
    assert ann.page.evaluate(lower.replace("LAYOUT", json.dumps(area))) <= bar["y"] + 1
    ann.find(".stage-bar button", has_text="+").click()
    ann.find(".stage-bar button", has_text="+").click()
    ann.find("#board").focus()
    for _ in range(30):
        ann.page.keyboard.press("ArrowDown")
    ann.still()
    assert ann.page.evaluate(lower.replace("LAYOUT", json.dumps(area))) <= bar["y"] + 1


# --- the lobby


@pytest.mark.parametrize("language, card", [("en", "card 16"), ("fr", "carte 16")])
def test_rules_and_cards_of_the_options_can_be_read(visit, language, card):
    ann = visit("/", language=language)
    ann.find("#game-fitl").check()
    ann.find("form details summary").click()
    told = ann.find("#option-ruling_ky-help")
    assert told.locator("[data-rule]").evaluate_all("its => its.map((it) => it.dataset.rule)") == ["card 16", "6.3.1"]
    two = ann.find("#option-ruling_claymores-help [data-rule]")
    assert two.evaluate_all("its => its.map((it) => it.dataset.rule)") == ["card 17", "card 56", "card 69"]
    told.get_by_text(card, exact=True).click()
    expect(ann.find("#rulebook .card h3")).to_have_text("Blowtorch Komer")
    ann.page.keyboard.press("Escape")
    ann.find("#option-ruling_card_70-help [data-rule='8.4.1']").click()
    expect(ann.find("#rulebook .wording")).to_be_visible()
    # and no number is left as plain text
    plain = "its => its.map((it) => [...it.childNodes].filter((c) => c.nodeType === 3).map((c) => c.data).join(' '))"
    for text in ann.find("form .options .small").evaluate_all(plain):
        assert not re.search(r"\d+\.\d|\bcar[dt]\w* \d", text), text


# --- sound


@pytest.mark.parametrize(
    "theme, screen", [("light", {}), ("dark", {}), ("dark", PHONE)], ids=["light", "dark", "dark-phone"]
)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_in_either_dress(visit, game, theme, screen):
    """The menu; and the tabs in the dark, because test_browser_access looks at them by light."""
    ann = visit(None, color_scheme=theme, **screen)
    ann.make(**GAMES[game])
    ann.asked()
    opened(ann)
    sound(ann, "the menu", board=False)
    ann.page.keyboard.press("Escape")
    for name in ("log", "table") if theme == "dark" else ():
        ann.tab(name)
        sound(ann, name, board=False)
        if screen is PHONE:
            ann.find(f"#tab-{name}").click()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_lobby(visit, theme):
    ann = visit("/", color_scheme=theme)
    ann.find("#looks-button").click()
    sound(ann, "looks")
