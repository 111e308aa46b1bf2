"""The lobby over HTTP: tables, seats and their links, saves and reports; who may do what."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from server import SAIGON, Browser, random_game, two_browsers

import indochina
from indochina.core import loading, saves
from indochina.web.routes.pages import CLIENT
from indochina.web.tokens import COOKIE, hashed


def refused(answer, status):
    """A refusal is one sentence."""
    assert answer.status_code == status, answer.text
    assert list(answer.json()) == ["error"]
    assert answer.json()["error"].strip()
    return answer.json()["error"]


# --- games ----------------------------------------------------------------------------------------------------


def test_the_games_one_can_play(browser):
    games = {game["name"]: game for game in browser().get("/api/games").json()["games"]}
    assert set(games) == set(indochina.GAMES)
    fitl = games["fitl"]
    assert fitl["title"] == "Fire in the Lake"
    assert [seat["id"] for seat in fitl["seats"]] == list(indochina.rules("fitl").SEATS)
    assert {scenario["name"] for scenario in fitl["scenarios"]} == set(indochina.rules("fitl").SCENARIOS)
    assert fitl["languages"] == ["en", "fr"]
    assert all(setting["values"] and setting["help"] for setting in fitl["settings"])


def test_settings_that_follow_from_the_seats_are_left_out(browser):
    games = {game["name"]: game for game in browser().get("/api/games").json()["games"]}
    named = {setting["name"] for setting in games["fitl"]["settings"]}
    assert not named & {"us", "arvn", "nva", "vc"}
    assert named == set(indochina.rules("fitl").SETTINGS) - {"us", "arvn", "nva", "vc"}
    settings = {"hand", "momentum", "ruling_held_unit", "ruling_second_combat"}
    assert {setting["name"] for setting in games["saigon75"]["settings"]} == settings


@pytest.mark.parametrize("game", indochina.GAMES)
def test_the_board_is_there_in_both_languages(browser, game):
    boards = {}
    for language in ("en", "fr"):
        answer = browser().get(f"/api/games/{game}/board", params={"language": language})
        assert answer.status_code == 200
        assert set(answer.json()) == {"game", "language", "layout", "names", "cards", "adjacent"}
        boards[language] = answer
    english, french = boards["en"].json(), boards["fr"].json()
    assert english["names"].keys() <= french["names"].keys()
    assert english["cards"].keys() == french["cards"].keys()
    assert english["names"] != french["names"]
    assert boards["en"].headers["etag"] != boards["fr"].headers["etag"]
    for card in english["cards"].values():
        assert card["title"] and all(text["text"] for text in card["texts"])


def test_a_board_tells_which_spaces_are_adjacent(browser):
    adjacent = browser().get("/api/games/fitl/board").json()["adjacent"]
    assert "kien-phong" in adjacent["saigon"] and "hue" not in adjacent["saigon"]
    assert all(space in adjacent[other] for space, near in adjacent.items() for other in near)


def test_an_unchanged_board_is_not_sent_again(browser):
    first = browser().get("/api/games/saigon75/board")
    tag = first.headers["etag"]
    again = browser().get("/api/games/saigon75/board", headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    # a proxy that compresses weakens the tag
    assert browser().get("/api/games/saigon75/board", headers={"if-none-match": f"W/{tag}"}).status_code == 304
    other = browser().get("/api/games/saigon75/board?language=fr", headers={"if-none-match": tag})
    assert other.status_code == 200 and other.content


@pytest.mark.parametrize("game", indochina.GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_are_there_with_what_refers_to_what(browser, game, language):
    answer = browser().get(f"/api/games/{game}/rules", params={"language": language})
    assert answer.status_code == 200
    told = answer.json()
    assert (told["game"], told["language"]) == (game, language)
    rules = {paragraph["rule"]: paragraph for paragraph in told["rules"]}
    assert list(rules) == list(indochina.rules(game).RULEBOOK)
    assert all(paragraph["heading"] for paragraph in told["rules"])
    for number, paragraph in rules.items():
        assert all(f"[{other}]" in paragraph["text"] and number in rules[other]["from"] for other in paragraph["to"])
        assert all(number in rules[other]["to"] for other in paragraph["from"])


def test_the_rules_of_fire_in_the_lake_in_our_words(browser):
    english, french = (browser().get(f"/api/games/fitl/rules?language={one}").json() for one in ("en", "fr"))
    assert [one["rule"] for one in english["rules"]] == [one["rule"] for one in french["rules"]]
    assert all(one["text"] for one in english["rules"]) and all(one["text"] for one in french["rules"])
    assert [len(part["lines"]) for part in english["sheet"]] == [len(part["lines"]) for part in french["sheet"]]
    assert english["sheet"][0]["title"] != french["sheet"][0]["title"]


def test_unchanged_rules_are_not_sent_again(browser):
    first = browser().get("/api/games/fitl/rules")
    again = browser().get("/api/games/fitl/rules", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = browser().get("/api/games/fitl/rules?language=fr", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200 and other.headers["etag"] != first.headers["etag"]


def test_the_rules_of_no_game_are_refused(browser):
    assert "chess" in refused(browser().get("/api/games/chess/rules"), 404)


# --- making, listing, deleting --------------------------------------------------------------------------------


def test_a_table_with_each_kind_of_seat(browser):
    table = browser().make(game="fitl", scenario="short", seats={"US": "me", "VC": "open", "NVA": "solo"})
    assert {seat: about["player"] for seat, about in table["seats"].items()} == {
        "US": "you",
        "ARVN": "solo",
        "NVA": "solo",
        "VC": "open",
    }
    assert (table["game"], table["scenario"], table["made"], table["over"], table["mine"]) == (
        "fitl",
        "short",
        0,
        False,
        True,
    )
    assert set(table["links"]) == {"VC"}
    assert len(table["waiting_for"]) == 1


def test_a_table_has_a_title(browser):
    ann = browser()
    assert ann.make(title="  Thursday night ")["title"] == "Thursday night"
    assert "Saigon 75" in ann.make()["title"]


def test_options_reach_the_game(browser, server):
    options = {"hand": "8", "momentum": "open", "ruling_held_unit": "no", "ruling_second_combat": "yes"}
    id = browser().make(options=options)["id"]
    assert server.table(id).game.meta["options"] == options
    assert server.table(id).game.state.hand_size == 8


def test_a_browser_lists_its_own_tables_latest_first(browser):
    ann, bob = browser(), browser()
    assert ann.get("/api/tables").json() == {"tables": []}
    tables = [ann.make(title=f"table {n}") for n in range(3)]
    bob.join(tables[0]["links"]["SV"])
    listed = ann.get("/api/tables").json()["tables"]
    assert {table["id"] for table in listed} == {table["id"] for table in tables}
    assert [table["updated"] for table in listed] == sorted((table["updated"] for table in listed), reverse=True)
    assert all(table["mine"] and table["links"] is None for table in listed)
    (his,) = bob.get("/api/tables").json()["tables"]
    assert (his["id"], his["mine"], his["seats"]["SV"]["player"], his["seats"]["NV"]["player"]) == (
        tables[0]["id"],
        False,
        "you",
        "taken",
    )


def test_the_list_tells_how_a_finished_game_ended(browser, server):
    game = random_game("saigon75", 5, 100_000)
    ann = browser("a" * 40)
    id = server.put(game, {"NV": ["a" * 40], "SV": ["b" * 40]}, id="over" * 6)
    (listed,) = ann.get("/api/tables").json()["tables"]
    assert (listed["id"], listed["over"], listed["result"], listed["waiting_for"]) == (id, True, game.result, [])


def test_only_who_made_a_table_may_delete_it(browser, server):
    ann, bob, id = two_browsers(server)
    before = server.hash(id)
    refused(bob.delete(f"/api/tables/{id}"), 403)
    refused(browser().delete(f"/api/tables/{id}"), 403)
    refused(browser("wrong" * 8).delete(f"/api/tables/{id}"), 403)
    assert server.hash(id) == before
    answer = ann.delete(f"/api/tables/{id}")
    assert (answer.status_code, answer.content) == (204, b"")
    refused(ann.get(f"/api/tables/{id}"), 404)
    refused(ann.delete(f"/api/tables/{id}"), 404)
    assert ann.get("/api/tables").json() == {"tables": []}


def test_a_seed_only_without_other_players(browser, server):
    ann = browser()
    sentence = refused(ann.post("/api/tables", json={**SAIGON, "seed": 7}), 422)
    assert "seed" in sentence
    solo = ann.make(seats={"NV": "me", "SV": "solo"}, seed=7)
    assert server.table(solo["id"]).game.meta["seed"] == 7
    assert server.table(solo["id"]).game.hash() == indochina.new("saigon75", seed=7).hash()


def test_a_seed_nobody_chose_cannot_be_tried_out(browser, server):
    """With few seeds, whoever knows his own cards could try them all and know the others'."""
    seeds = [server.table(browser().make()["id"]).game.meta["seed"] for _ in range(8)]
    assert len(set(seeds)) == 8
    assert max(seeds) > 10**15


# --- seats and links ------------------------------------------------------------------------------------------


def test_an_invitation_works_once(browser, server):
    ann, bob, eve = browser(), browser(), browser()
    table = ann.make()
    link = table["links"]["SV"]
    joined = bob.join(link)
    assert joined.status_code == 200
    assert joined.json()["seats"]["SV"]["player"] == "you"
    assert joined.json()["links"] is None
    refused(eve.join(link), 403)
    assert eve.get(f"/api/tables/{table['id']}").json()["seats"]["SV"]["player"] == "taken"


def test_a_token_of_one_table_opens_no_other(browser):
    ann, eve = browser(), browser()
    one, other = ann.make(), ann.make()
    token = one["links"]["SV"].partition("#seat=")[2]
    refused(eve.post(f"/api/tables/{other['id']}/join", json={"token": token}), 403)
    refused(eve.post(f"/api/tables/{one['id']}/join", json={"token": token[:-1] + "~"}), 403)
    refused(eve.post(f"/api/tables/{one['id']}/join", json={"token": hashed(token).hex()}), 403)


def test_a_new_link_ends_the_old_one(browser):
    ann, bob, eve = browser(), browser(), browser()
    table = ann.make()
    new = ann.post(f"/api/tables/{table['id']}/seats/SV/link").json()["link"]
    refused(eve.join(table["links"]["SV"]), 403)
    assert bob.join(new).status_code == 200


def test_a_link_to_go_on_with_another_device(browser, server):
    _, bob, id = two_browsers(server)
    telephone = browser()
    link = bob.post(f"/api/tables/{id}/seats/SV/link").json()["link"]
    assert telephone.join(link).json()["seats"]["SV"]["player"] == "you"
    # both hold the seat now, and the one who gave it still does
    for one in (bob, telephone):
        line = one.sit(id, "SV")
        assert line.seat == "SV"
        line.close()


def test_who_may_make_a_link(browser, server):
    ann, eve = browser(), browser()
    table = ann.make(game="fitl", seats={"US": "me", "VC": "open", "NVA": "solo"})
    path = f"/api/tables/{table['id']}/seats"
    refused(eve.post(f"{path}/VC/link"), 403)
    refused(eve.post(f"{path}/US/link"), 403)
    refused(ann.post(f"{path}/NVA/link"), 404)
    refused(ann.post(f"{path}/XX/link"), 404)
    bob = browser()
    assert bob.join(table["links"]["VC"]).status_code == 200
    bob.sit(table["id"], "VC")
    refused(ann.post(f"{path}/VC/link"), 403)
    refused(bob.post(f"{path}/US/link"), 403)


def test_anybody_with_the_address_may_watch(browser, server):
    _, _, id = two_browsers(server)
    eve = browser()
    assert {seat["player"] for seat in eve.get(f"/api/tables/{id}").json()["seats"].values()} == {"taken"}
    assert eve.cookie is None
    line = eve.sit(id)
    assert (line.seat, line.ask, line.view["hand"]) == (None, None, [])
    refused(eve.get("/api/tables/" + "x" * 24), 404)


# --- saves ----------------------------------------------------------------------------------------------------


def test_a_save_comes_back_as_an_equal_table(browser, server):
    ann = browser()
    made = ann.make(seats={"NV": "me", "SV": "me"})
    line = ann.sit(made["id"], "SV")
    for _ in range(5):
        line.choose(line.ask["options"][0]["key"])
    save = ann.get(f"/api/tables/{made['id']}/save")
    assert save.status_code == 200
    assert re.fullmatch(r'attachment; filename="saigon75-[\w-]{6}\.save"', save.headers["content-disposition"])
    bob = browser()
    answer = bob.post("/api/tables/import", content=save.content)
    assert answer.status_code == 201, answer.text
    copy = answer.json()
    assert copy["id"] != made["id"] and copy["made"] == 5 and copy["mine"]
    assert {seat["player"] for seat in copy["seats"].values()} == {"you"}
    assert server.hash(copy["id"]) == server.hash(made["id"])
    # and it goes on
    again = bob.sit(copy["id"], "SV")
    assert again.view == line.view
    assert again.log == line.log
    assert again.choose(again.ask["options"][0]["key"])["made"] == 6


def test_bots_of_a_save_go_on_as_bots(browser, server):
    game = random_game("fitl", 3, 40, {"US": "human", "ARVN": "solo", "NVA": "solo", "VC": "solo"})
    text = b"".join(json.dumps(line).encode() + b"\n" for line in saves.lines(game))
    copy = browser().post("/api/tables/import", content=text).json()
    players = {seat: about["player"] for seat, about in copy["seats"].items()}
    assert players == {"US": "you", "ARVN": "solo", "NVA": "solo", "VC": "solo"}


def test_a_save_of_who_holds_not_every_seat_is_what_he_saw(browser, server):
    ann, bob, id = two_browsers(server)
    for one, seat in ((ann, "NV"), (bob, "SV"), (browser(), None)):
        answer = one.get(f"/api/tables/{id}/save")
        assert answer.headers["content-disposition"].endswith('.record"')
        first = json.loads(answer.content.splitlines()[0])
        assert (first["indochina-record"], first["viewer"]) == (1, seat)
        sentence = refused(one.post("/api/tables/import", content=answer.content), 400)
        assert sentence == "this is a record of a game as one seat saw it, not a save"


def test_an_open_seat_is_somebody_elses(browser):
    ann = browser()
    id = ann.make()["id"]
    assert ann.get(f"/api/tables/{id}/save").headers["content-disposition"].endswith('.record"')


def test_the_save_of_a_finished_game_is_for_everybody(browser, server):
    game = random_game("saigon75", 6, 100_000)
    id = server.put(game, {"NV": ["a" * 40], "SV": ["b" * 40]}, id="done" * 6)
    answer = browser().get(f"/api/tables/{id}/save")
    assert loading.game_of(answer.content, "it", indochina.rules).hash() == game.hash()


def test_a_report_has_versions_snapshot_and_choices(browser, server):
    ann = browser()
    id = ann.make(seats={"NV": "me", "SV": "me"})["id"]
    line = ann.sit(id, "SV")
    for _ in range(3):
        line.choose(line.ask["options"][0]["key"])
    answer = ann.post(f"/api/tables/{id}/report", json={"text": "It is odd.", "client": {"screen": [390, 844]}})
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith('-problem.json"')
    report = answer.json()
    rules = indochina.rules("saigon75")
    assert (report["indochina"], report["game"], report["rules"]) == (indochina.__version__, "saigon75", rules.VERSION)
    assert (report["text"], report["client"], report["made"]) == ("It is odd.", {"screen": [390, 844]}, 3)
    assert (report["version"], report["question"]) == (line.version, line.ask["name"])
    assert [row["choice"] for row in report["save"] if "choice" in row] and "snapshot" in report["save"][-1]
    save = b"\n".join(json.dumps(row).encode() for row in report["save"])
    assert loading.game_of(save, "the report", indochina.rules).hash() == server.hash(id)


def test_a_report_of_who_holds_not_every_seat(browser, server):
    ann, _, id = two_browsers(server)
    report = ann.post(f"/api/tables/{id}/report", json={}).json()
    assert "save" not in report
    assert report["record"][0]["viewer"] == "NV"


# --- who is who -----------------------------------------------------------------------------------------------


def test_the_cookie_is_for_the_server_alone(browser):
    answer = browser().post("/api/tables", json=SAIGON)
    cookie = answer.headers["set-cookie"]
    assert re.match(rf"{COOKIE}=[\w-]{{43}};", cookie)
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= parts
    assert COOKIE.encode() not in answer.content
    again = Browser(browser().server, answer.cookies[COOKIE])
    assert "set-cookie" not in again.post("/api/tables", json=SAIGON).headers
    again.close()


def test_tokens_have_at_least_128_bits_and_stand_in_the_fragment(browser):
    tokens, ids = set(), set()
    for _ in range(5):
        table = browser().make()
        link = urlsplit(table["links"]["SV"])
        assert (link.path, link.query, link.netloc) == (f"/table/{table['id']}", "", "")
        name, _, token = link.fragment.partition("=")
        assert name == "seat" and re.fullmatch(r"[\w-]{22,}", token)
        tokens.add(token)
        ids.add(table["id"])
        assert len(table["id"]) >= 22
    assert len(tokens) == len(ids) == 5


def test_the_store_has_only_hashes_of_tokens(browser, server, tmp_path):
    ann = browser()
    table = ann.make()
    token = table["links"]["SV"].partition("#seat=")[2]
    bob = browser()
    bob.join(table["links"]["SV"])
    second = bob.post(f"/api/tables/{table['id']}/seats/SV/link").json()["link"].partition("#seat=")[2]
    kept = b""
    for end in ("", "-wal", "-shm"):
        with open(server.store + end, "rb") as file:
            kept += file.read()
    for secret in (token, second, ann.cookie, bob.cookie):
        assert secret.encode() not in kept
    assert hashed(second) in kept and hashed(ann.cookie) in kept  # so the search would find it


@pytest.mark.parametrize("cookie", [None, "x", "é", "a" * 3000, "' OR 1=1 --"])
def test_nobody_sits_without_the_right_cookie(browser, server, cookie):
    _, _, id = two_browsers(server)
    eve = browser()
    if cookie:
        eve.http.headers["cookie"] = f"{COOKIE}={cookie}"
    table = eve.get(f"/api/tables/{id}").json()
    assert {seat["player"] for seat in table["seats"].values()} == {"taken"} and not table["mine"]
    refused(eve.post(f"/api/tables/{id}/seats/SV/link"), 403)
    refused(eve.delete(f"/api/tables/{id}"), 403)


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_may_not_act(browser, server, origin):
    ann = browser()
    id = ann.make()["id"]
    headers = {"origin": origin}
    refused(ann.post("/api/tables", json=SAIGON, headers=headers), 403)
    refused(ann.delete(f"/api/tables/{id}", headers=headers), 403)
    refused(ann.post(f"/api/tables/{id}/seats/SV/link", headers=headers), 403)
    assert ann.get(f"/api/tables/{id}").status_code == 200
    assert len(ann.get("/api/tables").json()["tables"]) == 1
    own = {"origin": server.url}
    assert ann.post(f"/api/tables/{id}/seats/SV/link", headers=own).status_code == 200


def test_nothing_is_offered_to_other_sites(browser):
    answer = browser().get("/api/games", headers={"origin": "http://elsewhere.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


# --- pages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/table/" + "x" * 24, "/static/style.css", "/static/lobby.js", "/nowhere"])
def test_every_answer_carries_the_policy(browser, path):
    answer = browser().get(path)
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_refused_page_carries_the_policy_too(browser):
    answer = browser().post("/api/tables", json=SAIGON, headers={"origin": "http://elsewhere.example"})
    assert answer.status_code == 403 and "content-security-policy" in answer.headers


@pytest.mark.parametrize("page", sorted(CLIENT.glob("*.html")), ids=lambda page: page.name)
def test_pages_have_no_inline_script_or_style(page):
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    assert not re.search(r"<style|\sstyle\s*=|\son\w+\s*=|javascript:", text)
    assert not re.search(r"""(src|href)=["']?(https?:)?//""", text)


def test_scripts_and_styles_load_nothing_from_elsewhere():
    files = [*CLIENT.rglob("*.js"), *CLIENT.rglob("*.css")]
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        found = re.findall(r"https?://[\w./]+", text)
        assert [one for one in found if not one.startswith("http://www.w3.org/")] == [], file
        assert not re.search(r"innerHTML|outerHTML|document\.write|\beval\(|new Function", text), file


def test_pages_are_served_as_they_are_and_asked_for_again(browser):
    answer = browser().get("/static/style.css")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/css")
    assert browser().get("/static/style.css", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    assert browser().get("/").headers["content-type"].startswith("text/html")
    assert browser().get("/static/table.js").headers["content-type"].startswith(("text/javascript", "application/java"))
