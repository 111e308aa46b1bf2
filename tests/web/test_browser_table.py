"""Around the board: taking back, confirming, time travel, coming back, saves and reports."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace

import pytest
from browser import FITL_US
from playwright.sync_api import expect

from indochina.sim.web_load import Server as Process
from indochina.sim.web_load import free_port

pytest_plugins = "browser"

SEED = 3
TRAIN = ("op", "train", "saigon", "arvn_police", "1", "done")


@pytest.fixture
def ann(visit):
    """Ann, who has trained in Saigon and is asked where else."""
    ann = visit(None)
    ann.table = ann.make(*TRAIN, **FITL_US, seed=SEED, title="Ann’s war")
    ann.asked()
    return ann


def turned(person, button, made):
    """Press one of the buttons that turn back, and wait for the board to follow."""
    person.find(button).click()
    person.until(lambda: person.made == made, f"choice {made} after {button}")
    person.asked()


def picture(person):
    """All pieces on the map, as they are drawn."""
    return person.page.eval_on_selector_all(
        "#board .unit", "units => units.map((it) => it.ariaLabel + it.innerHTML).sort()"
    )


def test_undo_redo_and_reset(ann):
    made, question, pieces, log = ann.made, ann.says(), picture(ann), ann.log()
    for back in (1, 2):
        turned(ann, "#undo", made - back)
    assert ann.says() != question and picture(ann) != pieces
    earlier = ann.log()  # a choice may have written more than one line
    assert earlier == log[: len(earlier)] and log[len(earlier)] == "US places 1 × Police in Saigon."
    for back in (1, 0):
        turned(ann, "#redo", made - back)
    assert (ann.says(), picture(ann), ann.log()) == (question, pieces, log)
    expect(ann.find("#redo")).to_be_disabled()
    turned(ann, "#reset", 0)
    expect(ann.find("#undo")).to_be_disabled()
    assert picture(ann) != pieces and "op" in ann.keys
    for n in range(made):
        turned(ann, "#redo", n + 1)
    assert (ann.says(), picture(ann)) == (question, pieces)


def test_the_end_of_a_turn_is_confirmed(ann):
    made = ann.made
    ann.choose("done")  # no more spaces; what follows training
    ann.asked()
    assert ann.ask["name"] == "train.then"
    ann.choose("end", sure=False)
    expect(ann.find("#sure")).to_be_focused()
    expect(ann.find("#board .lit, .dock .lit")).to_have_count(0)
    assert ann.made == made + 1
    ann.find("#unsure").click()
    ann.asked()
    ann.choose("end", sure=False)
    ann.find("#prompt input[type=checkbox]").check()
    ann.find("#sure").click()
    ann.until(lambda: ann.made > made + 1, "the end of the turn")
    ann.asked()
    expect(ann.find("#menu [data-setting=confirm] input[value=no]")).to_be_checked()
    assert ann.page.evaluate("localStorage['indochina.confirm']") == "no"
    # and now nothing is asked any more
    heard = len(ann.heard)
    while "pass" not in ann.keys:
        ann.choose(next((key for key in ("end", "done") if key in ann.keys), ann.keys[0]))
        ann.asked()
    ann.choose("pass")
    assert not [message for message in ann.heard[heard:] if message["type"] == "confirm"]


def test_time_travel(ann):
    made, question, pieces, log = ann.made, ann.says(), picture(ann), ann.log()
    says = ann.find("#prompt .says")
    ann.find("#time").fill("3")
    expect(says).to_have_text(f"Choice 3 of {made}: you are looking at the past.")
    assert not ann.lit() and picture(ann) != pieces
    assert ann.log() == log and 0 < ann.find("#log .later").count() < len(log), "what came after is set apart"
    ann.find("[data-time=next]").click()
    expect(says).to_contain_text(f"Choice 4 of {made}:")
    ann.find("[data-time=first]").click()
    expect(says).to_contain_text(f"Choice 0 of {made}:")
    ann.find("[data-time=next]").click()
    expect(says).to_contain_text(f"Choice 1 of {made}:")
    ann.find("[data-time=prev]").click()
    expect(says).to_contain_text(f"Choice 0 of {made}:")
    # played, it comes back to now by itself
    ann.find("[data-time=play]").click()
    expect(says).to_have_text(question)
    assert (picture(ann), ann.log()) == (pieces, log)
    ann.asked()
    ann.find("[data-time=first]").click()
    expect(says).to_contain_text("Choice 0")
    ann.find("#to-now").click()
    expect(says).to_have_text(question)
    ann.find("[data-time=prev]").click()
    expect(says).to_contain_text(f"Choice {made - 1}")
    ann.page.keyboard.press("Escape")
    expect(says).to_have_text(question)
    ann.asked()
    ann.choose("da-nang")
    assert ann.made == made + 1


def test_a_reload_in_the_middle_of_a_turn(ann):
    made, question, pieces, log = ann.made, ann.says(), picture(ann), ann.log()
    ann.reload()
    ann.asked()
    assert (ann.made, ann.says(), picture(ann), ann.log()) == (made, question, pieces, log)
    turned(ann, "#undo", made - 1)
    ann.reload()
    ann.asked()
    turned(ann, "#redo", made)
    assert (ann.says(), picture(ann)) == (question, pieces)


def test_the_server_is_killed_and_comes_back(visit, tmp_path):
    port = free_port()
    where = SimpleNamespace(url=f"http://127.0.0.1:{port}", host=f"127.0.0.1:{port}")
    process = Process(str(tmp_path / "killed.db"), port)
    try:
        ann = visit(None, at=where)
        ann.make(*TRAIN, **FITL_US, seed=SEED)
        ann.asked()
        made, question, pieces = ann.made, ann.says(), picture(ann)
        ann.forgiven = "WebSocket|ERR_CONNECTION"
        ann.last = None
        process.kill()
        expect(ann.find("#line")).to_have_text("Connection lost: reconnecting …")
        # what is chosen meanwhile is not lost in silence
        point = ann.on_board("da-nang")
        ann.page.mouse.click(point["x"], point["y"])
        expect(ann.find(".refused")).to_contain_text("did not reach the server")
        process = Process(str(tmp_path / "killed.db"), port)
        ann.until(lambda: ann.last, "the line again")
        expect(ann.find("#line")).to_be_hidden()
        expect(ann.find(".refused")).to_be_hidden()
        ann.asked()
        assert (ann.made, ann.says(), picture(ann)) == (made, question, pieces)
        ann.choose("da-nang")
        ann.asked()
        assert ann.made == made + 1
    finally:
        process.kill()


def test_what_changed_since_my_turn(visit):
    ann = visit(None, speed="instant")
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    ann.choose("pass")
    ann.asked()
    since = ann.find("#since")
    expect(since).to_be_enabled()
    question = ann.says()
    since.click()
    page = ann.find("dialog.since")
    expect(page).to_contain_text("Changed hands" if ann.heard[-1].get("held") else "Margins")
    expect(page.locator(".margins tr")).to_have_count(4)
    assert any(line.startswith(("ARVN: ", "NVA: ", "VC: ")) for line in page.locator(".doing").all_inner_texts())
    ann.find("#since-replay").click()
    expect(ann.find("#prompt .says")).to_have_text("Looking back at what happened.")
    expect(ann.find("#caption .what")).to_be_visible()
    ann.find("#next-step").click()
    ann.find("#to-now").click()
    expect(ann.find("#prompt .says")).to_have_text(question)
    ann.asked()


def test_what_happened_while_away(visit):
    ann, bob = visit(None), visit(None)
    table = ann.make()
    bob.go(table["links"]["SV"])
    ann.until(lambda: ann.heard[-1]["type"] in ("online", "table"), "Bob")
    address = ann.page.url.removeprefix(ann.server.url)
    ann.go("/")
    bob.asked()
    bob.choose("suggested")
    ann.go(address)
    ann.asked()
    news = ann.find("#news")
    expect(news).to_contain_text("See what happened while you were away (1)")
    news.click()
    expect(ann.find("#caption .what")).to_contain_text("SV")
    expect(ann.find("#news")).to_have_count(0)
    ann.asked()


def test_export_import_and_delete(ann):
    made, pieces, id = ann.made, picture(ann), ann.table["id"]
    with ann.page.expect_download() as saved:
        ann.tab("table").locator("#save").click()
    expect(ann.find(".people .status")).to_contain_text("Saved as")
    on_table = saved.value.path().read_bytes()
    ann.go("/")
    expect(ann.find(".table.panel")).to_have_count(1)
    with ann.page.expect_download() as saved:
        ann.find(f"#save-{id}").click()
    path = saved.value.path()
    assert path.read_bytes() == on_table
    ann.find(f"#delete-{id}").click()
    ann.find("dialog[open] button", has_text="Cancel").click()
    expect(ann.find(".table.panel")).to_have_count(1)
    ann.find(f"#delete-{id}").click()
    ann.find("dialog[open] button.primary").click()
    expect(ann.find(".table.panel")).to_have_count(0)

    ann.last = None
    ann.find("#import").set_input_files(path)
    ann.page.wait_for_url("**/table/*")
    assert id not in ann.page.url
    ann.until(lambda: ann.last, "the imported table")
    ann.asked()
    assert (ann.made, picture(ann)) == (made, pieces)
    ann.choose("da-nang")
    assert ann.made == made + 1


def test_a_foreign_file_is_refused(visit, tmp_path):
    ann = visit("/")
    ann.forgiven = "400|422"
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    ann.find("#import").set_input_files(file)
    expect(ann.find("#error .alert span")).not_to_be_empty()
    assert ann.page.url.endswith("/")


def test_a_record_is_not_called_a_save(visit):
    """Among several people the export is what one saw: nothing promises that the game can go on from it."""
    ann = visit(None)
    id = ann.make(seats={"NV": "me", "SV": "open"}, title="Ours")["id"]
    expect(ann.tab("table").locator("#save")).to_have_text("Export record")
    ann.go("/")
    export = ann.find(f"#save-{id}")
    expect(export).to_have_text("Export record")
    with ann.page.expect_download() as saved:
        export.click()
    assert saved.value.suggested_filename.endswith(".record")
    ann.find("#import").set_input_files(saved.value.path())
    expect(ann.find("#error .alert span")).to_contain_text("a record of a game as one seat saw it, not a save")
    ann.find(f"#delete-{id}").click()
    expect(ann.find("dialog[open]")).to_contain_text("It cannot be brought back")
    ann.find("dialog[open] button.primary").click()
    expect(ann.find(".table.panel")).to_have_count(0)


def test_a_used_invitation(visit):
    """Who sits there already is led to the table; a stranger is told, until the line is closed."""
    ann, bob, eve = visit(None), visit(None), visit(None)
    ann.forgiven = bob.forgiven = eve.forgiven = "403|422"
    table = ann.make(seats={"NV": "me", "SV": "open"})
    link, address = table["links"]["SV"], f"/table/{table['id']}"
    bob.go(link)
    expect(bob.find(".you")).to_have_text("SV")
    bob.page.goto("about:blank")
    bob.go(link)
    expect(bob.find(".you")).to_have_text("SV")
    expect(bob.find(".alert")).to_have_count(0)
    for wrong in (link, f"{address}#seat=nonsense"):
        eve.page.goto("about:blank")
        eve.go(wrong)
        expect(eve.find(".alert")).to_contain_text("This link is no longer valid: ask for a new one.")
        eve.find(".alert button").click()
        expect(eve.find(".alert")).to_have_count(0)


def test_the_file_control_stays_hidden(visit):
    """The label stands for it, and shows the focus."""
    ann = visit("/")
    button = ann.find("label[for=import]")
    plain = button.evaluate("it => getComputedStyle(it).outlineStyle")
    ann.find("#import").focus()
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Tab")
    expect(ann.find("#import")).to_be_focused()
    assert ann.find("#import").bounding_box()["width"] <= 1
    assert (plain, button.evaluate("it => getComputedStyle(it).outlineStyle")) == ("none", "solid")


def test_a_deleted_table_says_so(ann, visit):
    bob = visit(f"/table/{ann.table['id']}")
    caller = ann.caller()
    assert caller.delete(f"/api/tables/{ann.table['id']}").status_code == 204
    caller.close()
    for person in (ann, bob):
        expect(person.find("h1")).to_have_text("This table has been deleted.")


def test_a_problem_report(ann):
    panel = ann.tab("table")
    panel.get_by_text("Report a problem").click()
    panel.locator("textarea").fill("Training in Saigon costs too much")
    with ann.page.expect_download() as saved:
        panel.locator("#report").click()
    report = json.loads(saved.value.path().read_text())
    assert saved.value.suggested_filename.endswith(".json")
    assert report["text"] == "Training in Saigon costs too much"
    assert report["indochina"] and report["rules"] and report["made"] == ann.made
    assert report["client"]["viewer"] == "US" and report["client"]["made"] == ann.made
    lines = report["save"]
    assert [line["choice"] for line in lines if "choice" in line] == list(TRAIN)
    assert any("snapshot" in line for line in lines)


def test_links_of_the_table(ann):
    panel = ann.tab("table")
    panel.locator("[data-link=US]").click()
    expect(panel.locator(".link input")).to_have_value(re.compile(rf"^{re.escape(ann.page.url)}#seat=.{{22,}}"))


def test_speed_and_language_are_kept(ann):
    ann.find("#menu-button").click()
    panel = ann.find("#menu")
    panel.locator("#speed").select_option("slow")
    assert ann.page.evaluate("localStorage['indochina.speed']") == "slow"
    ann.last = None
    panel.locator("#language").select_option("fr")
    ann.until(lambda: ann.last, "the table in French")
    ann.asked()
    assert ann.page.evaluate("document.documentElement.lang") == "fr"
    expect(ann.find("#tab-log")).to_have_text("Journal")
    expect(ann.find("#speed")).to_have_value("slow")
