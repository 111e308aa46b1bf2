"""In French: no English sentence is left to be seen or to be read out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from browser import NA_SAN_VM, brought_to, first_of
from playwright.sync_api import expect
from test_browser_clicks import ATTACK_BY_TWO

import indochina

pytest_plugins = "browser"

WORDS = Path(indochina.__file__).parent / "web" / "client" / "words"
# words that no French sentence has
ENGLISH = re.compile(
    r"\b(the|of|and|with|your|you|which|what|from|each|has|have|by|not|this|that|are|is|to|for|where|may|choose)\b",
    re.I,
)
# what is to be read on the page, but for names of towns, and what is said of it
TEXTS = """() => {
  const seen = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const {parentElement: around, textContent} = walker.currentNode;
    if (around.checkVisibility() && !around.closest("noscript, [lang=en], .names")) seen.push(textContent);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const it of document.querySelectorAll(`[${name}]`)) seen.push(it.getAttribute(name));
  return [...new Set([document.title, ...seen].map((text) => text.trim().replace(/\\s+/g, " ")))];
}"""


def client_words():
    """The client's sentences in English that French says otherwise, as patterns."""
    found = {}
    for part in ("lobby", "table", "fitl", "saigon75", "tonkin"):
        english, french = (json.loads((WORDS / f"{part}.{speech}.json").read_text()) for speech in ("en", "fr"))
        for key, text in english.items():
            # one word alone may be a name, or a part of a French sentence
            if text != french[key] and len(re.findall(r"\b[A-Za-z]{3,}", re.sub(r"\{\w+\}", "", text))) > 1:
                found[key] = re.compile(re.sub(r"\\\{\w+\\\}", ".+", re.escape(text)))
    assert len(found) > 100
    return found


@pytest.fixture
def ann(visit):
    ann = visit("/", language="fr")
    ann.words = client_words()
    caller = ann.caller()
    # names of games, scenarios, cards and places are names
    ann.names = {"Fire in the Lake", "Indochina", "Saigon 75"}
    for game in caller.get("/api/games?language=fr").json()["games"]:
        ann.names |= {game["title"], *(scenario["title"] for scenario in game["scenarios"])}
        board = caller.get(f"/api/games/{game['name']}/board?language=fr").json()
        ann.names |= {card["title"] for card in board["cards"].values()} | set(board["names"].values())
        ann.names |= {town["name"] for town in board["layout"].get("towns", {}).values()}
    caller.close()
    return ann


def all_french(person):
    assert person.page.evaluate("document.documentElement.lang") == "fr"
    texts = person.page.evaluate(TEXTS)
    assert texts
    left = []
    for text in texts:
        bare = text
        for name in sorted(person.names, key=len, reverse=True):
            bare = bare.replace(name, "·")
        if ENGLISH.search(bare):
            left.append(text)
        left += [f"{key}: {text}" for key, pattern in person.words.items() if pattern.fullmatch(text)]
    assert not left, "\n".join(left)


def test_no_line_begins_with_a_sign():
    """In French a space that does not break stands before : ; ! ? and within quotation marks."""
    for file in WORDS.glob("*.fr.json"):
        for key, text in json.loads(file.read_text()).items():
            assert not re.search(r" [:;!?»%]|« ", text), f"{file.name}: {key}"


def test_the_lobby(ann):
    all_french(ann)
    ann.find("#game-fitl").check()
    ann.find("form details summary").click()
    all_french(ann)
    for game in ("saigon75", "tonkin"):
        ann.find(f"#game-{game}").check()
        ann.find("form details summary").click()
        all_french(ann)
    ann.find("#foot button").click()
    all_french(ann)
    ann.page.keyboard.press("Escape")
    # both ways, at once
    ann.find("#language-en").check()
    expect(ann.find("h1")).to_have_text("Thirty years of war, one table")
    ann.find("#language-fr").check()
    expect(ann.find("h1")).not_to_have_text("Thirty years of war, one table")
    all_french(ann)


def test_tables_and_links_that_are_gone(ann, visit):
    bob = visit(None)
    table = bob.make(seats={"NV": "me", "SV": "open"})
    ann.go(table["links"]["SV"])
    ann.go("/")
    expect(ann.find(".table.panel h3")).to_contain_text("Saigon 75 : ")  # named by the server, in French
    all_french(ann)
    eve = visit(None, language="fr")
    eve.words, eve.names = ann.words, ann.names
    eve.forgiven = ann.forgiven = "403|404|422"
    eve.go(table["links"]["SV"])
    expect(eve.find(".alert")).to_contain_text("Ce lien n’est plus valable")
    for path in ("/table/no-such-table-at-all", "/table/short"):
        eve.page.goto(path)
        expect(eve.find("h1")).to_have_text("Cette table n’existe pas.")
        all_french(eve)


def test_a_table_of_fire_in_the_lake(ann):
    seats = {"US": "human", "ARVN": "solo", "NVA": "solo", "VC": "solo"}
    asked_again = lambda game: game.made > 30 and game.decision.seat == "US"  # noqa: E731
    game = brought_to(asked_again, "fitl", seats, first_of("pass", "end", "done"), seed=3, scenario="short")
    ann.sit(game, "US")
    ann.asked()
    all_french(ann)
    for name in ("log", "reasons", "card", "table"):
        ann.tab(name)
        if name == "reasons":
            expect(ann.find("#panel-reasons .because").first).to_be_visible()
        all_french(ann)
    ann.find("#time").fill("5")
    expect(ann.find("#prompt .says")).to_contain_text("vous regardez le passé")
    all_french(ann)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    all_french(ann)
    ann.page.keyboard.press("Escape")
    assert re.search(r"\b(que|quel|quelle|allez-vous|voulez-vous|choisissez)\b", ann.says(), re.I), ann.says()
    ann.tab("log")
    assert any(re.search(r"\b(la carte|dans|place|en)\b", text) for text in ann.log())


def test_a_table_of_saigon_75(ann):
    ann.make(seats={"NV": "solo", "SV": "me"}, seed=3, language="fr")
    ann.asked()
    all_french(ann)  # with the table's name, which the server has given it
    ann.choose("suggested")
    ann.asked()
    ann.find(".dock").evaluate("it => { for (const panel of it.querySelectorAll('details')) panel.open = true; }")
    all_french(ann)
    for name in ("log", "reasons", "card", "table"):
        ann.tab(name)
        all_french(ann)


def test_a_table_of_tonkin(ann):
    ann.make("suggested", "S11", **NA_SAN_VM, language="fr")
    ann.asked()
    point = ann.at("V14/gm-1")
    ann.page.mouse.move(point["x"], point["y"])
    expect(ann.find("#board .stack.open[data-word='V14']")).to_be_visible()
    expect(ann.find(".tip")).to_be_visible()
    all_french(ann)
    for key in ("U12", "all", "R11"):
        ann.asked()
        all_french(ann)
        ann.choose(key)
    ann.asked()
    all_french(ann)
    assert "oct. 1952 · tour 25" in ann.find(".dock [data-panel=now]").text_content()
    ann.sit(indochina.position("tonkin", ATTACK_BY_TWO), "VM")
    for key in ("attack", "V14", "88-308", "36-308"):
        ann.asked()
        all_french(ann)
        ann.choose(key)
    ann.asked()
    assert ann.ask["name"] == "attack.vm_units"
    expect(ann.find("details.weigh h4").first).to_be_visible()
    for name in ("log", "reasons", "table"):
        ann.tab(name)
        all_french(ann)
