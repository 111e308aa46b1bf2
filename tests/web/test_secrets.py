"""Nobody gets to know what their seat may not know: not over REST, socket, export or time travel.

Two games that differ only in what a seat cannot know are put on two servers, under the same id. Everything that seat
can get from the one must be byte for byte what it gets from the other.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from dataclasses import dataclass, field
from itertools import combinations, count

import pytest
from server import WHEN, Browser, Server, random_game

import indochina
import indochina.fitl.deception
from indochina.core import loading, saves
from indochina.core.dice import Random
from indochina.fitl.cards import COUPS
from indochina.players import player
from indochina.saigon75.cards import CARDS
from indochina.sim.secrets import answers_served
from indochina.tonkin.components.units import VM
from indochina.tonkin.view import known
from indochina.web.messages import encode
from indochina.web.seats import live_card
from indochina.web.store import Seat, TableRow
from indochina.web.table import read
from indochina.web.telling import Telling
from indochina.web.tokens import hashed
from indochina.web.viewer import Refused, Viewer

SEED = 987_654_321_987_654_321
number = count()


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    running = [Server(tmp_path_factory.mktemp("secrets") / f"{name}.db") for name in ("one", "other")]
    yield running
    for server in reversed(running):
        server.stop()


# --- two games that differ only in secrets --------------------------------------------------------------------


@dataclass
class Twins:
    """A game, and one that a seat cannot tell from it. `unknown`: cards it has never seen, and which stand for them."""

    game: indochina.Game
    other: indochina.Game
    unknown: dict[str, str] = field(default_factory=dict)


def rewritten(game, made, start, key):
    """The same record up to choice `made`, from another start and with other words for cards."""
    head, *rest = json.loads(json.dumps(list(saves.lines(game))))
    head["start"] = start(head["start"])
    head["seed"] = SEED + 1
    head["then"] = [[name, key(name, word), how] for name, word, how in head["then"]]
    choices = [line for line in rest if "choice" in line][:made]
    for line in choices:
        line["choice"] = key(line["decision"], line["choice"])
        line["then"] = [[name, key(name, word), how] for name, word, how in line["then"]]
        del line["hash"]
    raw = b"\n".join(encode(line) for line in (head, *choices))
    found = loading.game_of(raw, "the twin", indochina.rules)
    assert (found.made, found.lost_history) == (made, "")
    return found


def other_streams(start, rng):
    """Other cards to be shuffled, other dice to be rolled; ties are broken as before."""
    deck, dice, ties = start["streams"]
    return [*(f"{rng.getrandbits(64):016x}" for _ in (deck, dice)), ties]


def shuffled(words, rng):
    """Each of these words for another."""
    turned = sorted(words)
    rng.shuffle(turned)
    return dict(zip(turned, turned[1:] + turned[:1]))


def saigon_twins(game, made, seat, rng, same_dice):
    """Cards that the seat has not seen up to the end of `game` change places: hand, deck and cards set aside."""
    seen = set()
    for n in range(game.made + 1):
        view = game.rules.view(game.at(n).state, seat)
        seen |= {*view["hand"], *view["discard"], view["event"]}
    unknown = shuffled(set(CARDS) - seen, rng)

    def start(old):
        new = {**old, "streams": old["streams"] if same_dice else other_streams(old, rng)}
        for place in ("nv_hand", "sv_hand", "deck", "aside"):
            new[place] = [unknown.get(card, card) for card in old[place]]
        return new

    other = rewritten(game, made, start, lambda name, word: unknown.get(word, word))
    assert len(unknown) < 2 or other.hash() != game.at(made).hash()
    return Twins(game.at(made), other, unknown)


def fitl_twins(game, made, seat, rng, same_dice):
    """Events that have not come up change places; with Deception the other players hold other markers."""
    named = {answer.key for answer in game.answers}
    to_come = (*game.state.deck[8:], *game.state.aside)  # the next few may be turned up before we are done
    left = {n for n in to_come if n not in COUPS and f"card-{n}" not in named}
    unknown = shuffled(left, rng)
    deception = "deception" in game.state.options
    own = game.at(made).view(seat)["view"].get("deception")
    held = game.at(made).state.deception.held
    for _ in range(300):

        def start(old):
            streams = other_streams(old, rng)
            new = {**old, "deck": [unknown.get(n, n) for n in old["deck"]]}
            new["aside"] = [unknown.get(n, n) for n in old["aside"]]
            dice = old["streams"][1] if same_dice else streams[1]
            new["streams"] = [streams[0] if deception else old["streams"][0], dice, old["streams"][2]]
            return new

        def key(name, word):
            return rng.choice(PAIRS) if name == "deception.select" and seat != SELECTS else word

        try:
            other = rewritten(game, made, start, key)
        except indochina.Error:
            continue  # such a pair cannot be selected
        if not deception or (other.view(seat)["view"]["deception"] == own and other.state.deception.held != held):
            return Twins(game.at(made), other, {f"card-{a}": f"card-{b}" for a, b in unknown.items()})
    raise AssertionError("no twin was found")


STACKS = (
    "scenario: hanoi; stage: {stage}; until: hanoi; air: 2; trucks: 1; airstrike: 3; vm_rp: 6; fef_rp: 6;"
    "Thai Nguyen: vm-hq, vm-sd-1; T15: tieu-doan-1, 36-308, 98-316; U13: tieu-doan-2, 88-308, 174-316, 9-304;"
    "W13: tieu-doan-3, 141-312, 57-304:2, 45-351; R13: tieu-doan-4, 102-308, 176-316; AA13: tieu-doan-5, 48-320;"
    "Hanoi: fef-hq, fef-sd-1, gm-1, gm-2; Haiphong: fef-sd-2, gm-3, 1-rcc; W15: gm-4, 2-2-rei; Lang Son: 10-bpcp;"
    "objective: Lang Son; rumour: Haiphong; seed: {seed}"
)
UNIT = re.compile(r"[^:!?@]+")


def tonkin_game(seed, stage, choices):
    """Some choices from a position with stacks; VM moves few of its units, so that much stays hidden."""
    game = indochina.position("tonkin", STACKS.format(stage=stage, seed=seed), seats={"VM": "human", "FEF": "human"})
    rng = random.Random(seed)
    for _ in range(choices):
        keys = game.decision.keys
        quiet = [key for key in ("end", "done", "keep", "none", "pass") if key in keys]
        game.choose(quiet[0] if game.decision.seat == VM and quiet and rng.random() < 0.8 else rng.choice(keys))
    return game


def tonkin_twins(game, made, seat, rng, same_dice):
    """VM units that nobody but VM has heard of up to the end of `game`, alike in every number, change places under the
    tops of their stacks, and the other Political Objective-Marker is the real one."""
    told = json.dumps([game.at(n).view(None) for n in range(game.made + 1)])
    alike = {}
    for u in game.state.board.units:
        if u.side == VM and u.regiment and game.start.place[u.index] >= 0 and f'"{u.key}"' not in told:
            steps = game.start.steps[u.index]
            alike.setdefault((u.kind, u.move, u.motorized, u.values, steps), []).append(u.key)
    unknown = {}
    for group in alike.values():
        if len(group) > 1:
            unknown |= shuffled(group, rng)

    def start(old):
        def turned(words):
            return [UNIT.sub(lambda m: unknown.get(m[0], m[0]), word, count=1) for word in words]

        new = {name: turned(value) if isinstance(value, list) else value for name, value in old.items()}
        new |= {"objective": old["rumour"], "rumour": old["objective"]}
        return new | {"streams": old["streams"] if same_dice else other_streams(old, rng)}

    other = rewritten(game, made, start, lambda name, word: unknown.get(word, word))
    assert known(other.state, "FEF") == known(game.at(made).state, "FEF"), "another unit lies on top"
    return Twins(game.at(made), other, unknown)


PAIRS = indochina.fitl.deception.pairs(indochina.fitl.deception.ALL_MARKERS)
SELECTS = "US"

LOOKS = [
    *(("reach", at) for at in ("T15", "U13", "W15", "V15")),
    *(("there", at) for at in ("U14", "T15", "S16")),
    *((name, "") for name in ("question", "supply", "danger")),
]
"""What can be looked up in Tonkin; in other games it is refused."""

# --- everything somebody can get ------------------------------------------------------------------------------


def everything(browser, id, seat):
    """All that a seat (or a spectator) can get of a table: name of the request -> bytes."""
    got = {}
    for language in ("en", "fr"):
        got["card", language] = browser.get(f"/api/tables/{id}?language={language}").content
        got["list", language] = browser.get(f"/api/tables?language={language}").content
    got["save"] = browser.get(f"/api/tables/{id}/save").content
    got["report"] = browser.post(f"/api/tables/{id}/report", json={"text": "odd"}).content
    line = browser.sit(id, seat)
    got["hello"] = "\n".join(line.heard).encode()

    def ask(kind, /, *rest, **request):
        line.heard.clear()
        line.request(kind, *rest, **request)
        return "\n".join(line.heard).encode()

    got["state"] = ask("state")
    got["why"] = ask("why")
    for option in (line.ask or {"options": [{"key": "done"}]})["options"][:6]:
        for kind in ("odds", "ahead"):
            got[kind, option["key"]] = ask(kind, key=option["key"])
            if not line.ask:
                line.until("state")
    for name, at in LOOKS:
        got["look", name, at] = ask("look", name=name, at=at)
    got["refused"] = ask("choose", "refused", version=line.version, key="nonsense", confirm=True)
    if not line.ask:
        line.until("state")
    made = line.made
    for n in sorted({0, 1, made // 3, made // 2, made - 1, made}):
        got["moment", n] = ask("moment", made=n)
    got["steps"] = ask("steps", **{"from": 0, "to": made})
    got["in French"] = ask("sit", "state", seat=seat, language="fr")
    ask("sit", "state", seat=seat, language="en")
    return got, line


def cookie(id, seat):
    return f"{id}-{seat}" if seat else None


def put_both(servers, twins, seats):
    """Both games on the same table, each seat held by its own browser."""
    id = f"table-{next(number):08}"
    holders = {seat: [cookie(id, seat)] for seat in seats}
    for server, game in zip(servers, (twins.game, twins.other)):
        server.put(game, holders, id)
    return id


def equal(one, other):
    for name, content in one.items():
        assert content == other[name], f"{name} tells something"
    assert one.keys() == other.keys()


def new_answers(game, key):
    """What a choice leads to by itself."""
    after = game.clone().choose(key)
    return [(a.seat, a.name, a.key) for a in list(after.answers_back())[: after.version - game.version]]


def check_twins(servers, twins, seat, seats, ahead):
    """The seat gets the same from both; also after some more choices, made by whoever is asked."""
    id = put_both(servers, twins, seats)
    browsers = [Browser(server, cookie(id, seat)) for server in servers]
    all_got, lines = zip(*(everything(browser, id, seat) for browser in browsers))
    equal(*all_got)
    people = [{who: Browser(server, cookie(id, who)) for who in seats} for server in servers]
    game, other = twins.game.clone(), twins.other.clone()
    checked = 0
    for key in ahead:
        asked = game.decision.seat
        if asked not in seats:
            break
        keys = (key, twins.unknown.get(key, key))
        turned = [(who, name, twins.unknown.get(word, word)) for who, name, word in new_answers(game, key)]
        if turned != new_answers(other, keys[1]):
            break  # other dice
        game.choose(key)
        other.choose(keys[1])
        heard = []
        for line, server_people, its_key in zip(lines, people, keys):
            chooser = server_people[asked].sit(id, asked)
            line.heard.clear()
            told = chooser.choose(its_key, confirm=True)
            if told["type"] == "confirm":
                line.heard += [json.dumps(told)] if asked == seat else []
                told = chooser.choose(its_key, confirm=True, sure=True)
            assert told["type"] == "update"
            line.until("update")
            while line.last["waiting_for"] and line.last["waiting_for"][0] not in seats:
                line.until("update")
            chooser.close()
            line.request("state")
            line.request("moment", made=line.made)
            heard.append([raw for raw in line.heard if '"type":"online"' not in raw])
        assert heard[0] == heard[1]
        checked += 1
    for browser in (*browsers, *(one for each in people for one in each.values())):
        browser.close()
    return all_got[0], checked


def no_secret_in(got, game, hidden=()):
    """Neither seed nor streams nor the order of a deck, nor the names of cards that this seat cannot know."""
    streams = game.rules.to_json(game.state)["streams"] + game.rules.to_json(game.start)["streams"]
    for name, content in got.items():
        for word in ("streams", "seed", str(SEED), *streams, '"deck":[', '"aside":[', "nv_hand", "sv_hand"):
            assert word.encode() not in content, f"{name} has {word}"
        if name != "why":  # which names every card that is not in one's own hand
            for card in hidden:
                assert f'"{card}"'.encode() not in content, f"{name} has {card}"


CASES = [
    ("saigon75", {"hand": "3", "momentum": "hidden"}),
    ("saigon75", {"hand": "8", "momentum": "hidden"}),
    ("saigon75", {"hand": "3", "momentum": "open"}),
]


@pytest.mark.parametrize("seat", ["NV", "SV", None])
@pytest.mark.parametrize(
    "name, options", CASES, ids=lambda value: "-".join(value.values()) if value != "saigon75" else ""
)
def test_saigon_75_shows_nobody_the_cards_of_others(servers, name, options, seat):
    rng = random.Random(f"{options}{seat}")
    followed = 0
    for seed, made, same_dice in ((0, 3, True), (1, 30, False), (2, 70, True), (3, 120, True), (4, 180, False)):
        game = random_game(name, SEED + seed, made + 8, options=options)
        made = min(made, game.made - 4)
        twins = saigon_twins(game, made, seat, rng, same_dice)
        ahead = [turn[0].key for turn in game.turns_back()][::-1][made:]
        got, checked = check_twins(servers, twins, seat, ("NV", "SV"), ahead)
        assert not same_dice or checked == len(ahead)
        followed += checked
        no_secret_in(got, twins.game, twins.unknown)
        assert len(twins.unknown) >= 3
    assert followed > 12


@pytest.mark.parametrize("seat", ["US", None])
def test_fire_in_the_lake_shows_nobody_the_deck(servers, seat):
    """Also with bots: what they do, and why, does not depend on cards to come."""
    rng = random.Random(f"deck{seat}")
    for seed, made, same_dice, players in (
        (0, 2, True, ("US", "ARVN", "NVA", "VC")),
        (1, 60, False, ("US", "ARVN", "NVA", "VC")),
        (2, 160, True, ("US", "ARVN", "NVA", "VC")),
        (3, 40, True, ("US", "VC")),
    ):
        seats = {who: "human" if who in players else "solo" for who in indochina.rules("fitl").SEATS}
        game = random_game("fitl", SEED + seed, made + 6, seats)
        while game.at(made).decision.seat not in players:
            made -= 1
        twins = fitl_twins(game, made, seat, rng, same_dice)
        ahead = [turn[0].key for turn in game.turns_back()][::-1][made:]
        if len(players) < 4:
            ahead = ahead[:1]  # the bots go on by themselves
        got, checked = check_twins(servers, twins, seat, players, ahead)
        assert not same_dice or checked == len(ahead)
        no_secret_in(got, twins.game, twins.unknown)
        assert len(twins.unknown) > 50


@pytest.mark.parametrize("seat", ["US", "ARVN", "NVA", "VC", None])
@pytest.mark.parametrize("handicap", ["none", SELECTS])
def test_fire_in_the_lake_shows_nobody_the_markers_of_others(servers, seat, handicap):
    rng = random.Random(f"deception{seat}{handicap}")
    options = {"deception": "on", "handicap": handicap}
    for seed, made, same_dice in ((0, 2, True), (1, 50, False), (2, 120, True)):
        game = random_game("fitl", SEED + seed, made + 6, options=options)
        twins = fitl_twins(game, made, seat, rng, same_dice)
        ahead = [turn[0].key for turn in game.turns_back()][::-1][made:]
        got, _ = check_twins(servers, twins, seat, game.rules.SEATS, ahead)
        no_secret_in(got, twins.game, twins.unknown)


@pytest.mark.parametrize("seat", ["FEF", None])
def test_tonkin_shows_france_neither_what_stacks_hide_nor_the_real_objective(servers, seat):
    """1.5, 1.9 Over the phases of a month; VM itself gets other bytes from the two."""
    rng = random.Random(f"stacks{seat}")
    followed = 0
    for seed, stage, made, same_dice in (
        (0, "vm.supplies", 6, True),
        (1, "vm.move", 12, True),
        (2, "fef.reinforcements", 4, True),
        (3, "fef.move", 30, False),
        (4, "operation", 20, True),
    ):
        game = tonkin_game(SEED + seed, stage, made + 8)
        twins = tonkin_twins(game, made, seat, rng, same_dice)
        assert len(twins.unknown) >= 4
        ahead = [turn[0].key for turn in game.turns_back()][::-1][made:]
        got, checked = check_twins(servers, twins, seat, ("VM", "FEF"), ahead)
        assert not same_dice or checked == len(ahead)
        followed += checked
        no_secret_in(got, twins.game, twins.unknown)
        own = [
            everything(Browser(server, cookie(id, "VM")), id, "VM")[0]
            for id in [put_both(servers, twins, ("VM", "FEF"))]
            for server in servers
        ]
        assert own[0]["state"] != own[1]["state"] and own[0]["moment", made] != own[1]["moment", made]
    assert followed > 20


def test_what_one_selects_in_secret_is_told_to_nobody_else(servers):
    """Told live: the same for a spectator whatever is selected, and for a player whose own markers are the same."""
    game = random_game("fitl", SEED, 0, options={"deception": "on", "handicap": SELECTS})
    assert game.decision.name == "deception.select" and game.decision.seat == SELECTS
    own = {}
    for pair in game.decision.keys:
        after = game.clone().choose(pair)
        own[pair] = {seat: after.view(seat)["view"]["deception"] for seat in (*game.rules.SEATS, None)}
    for seat in ("ARVN", "NVA", "VC", None):
        alike = next(both for both in combinations(own, 2) if own[both[0]][seat] == own[both[1]][seat])
        id = put_both(servers, Twins(game, game), game.rules.SEATS)
        heard = []
        for server, pair in zip(servers, alike):
            chooser, viewer = Browser(server, cookie(id, SELECTS)), Browser(server, cookie(id, seat))
            watching, choosing = viewer.sit(id, seat), chooser.sit(id, SELECTS)
            assert choosing.choose(pair)["by"]["key"] == pair
            watching.until("update")
            watching.request("steps", **{"from": 0, "to": 1})
            heard.append([raw for raw in watching.heard if '"type":"online"' not in raw])
            chooser.close()
            viewer.close()
        assert heard[0] == heard[1]
        assert '"key":null' in heard[0][-2]


# --- many moments, without a server ---------------------------------------------------------------------------


def answers_of(game, seat):
    """What a table tells a seat of the game as it stands."""
    row = TableRow(
        id="t" * 24,
        game=game.rules.NAME,
        title="A table",
        scenario=str(game.meta.get("scenario", "")),
        maker=hashed("maker"),
        lines=0,
        made=0,
        over=False,
        waiting_for="",
        updated=WHEN,
        created=WHEN,
        seats=tuple(Seat(one, "person", True) for one in game.rules.SEATS),
        holders={one: frozenset([hashed(one)]) for one in game.rules.SEATS},
    )
    viewer = Viewer(seat, "en", hashed(seat or "nobody"), None, None)
    telling = Telling(game, people=len(game.rules.SEATS))
    card = encode(live_card(row, game, viewer.browser, "fr"))
    told = {"state": telling.state(viewer), "why": telling.why(viewer), "card": card}
    told["asked for"] = answers_served(game, seat, game.decision.keys[:8] if game.decision else [])
    if game.rules.NAME == "tonkin":
        told["look"] = telling.look_up(viewer, *LOOKS[game.made % len(LOOKS)])
    return told


@pytest.mark.parametrize(
    "name, options, seed",
    [
        ("saigon75", {"hand": "3", "momentum": "hidden"}, 1),
        ("saigon75", {"hand": "8", "momentum": "hidden"}, 2),
        ("saigon75", {"hand": "3", "momentum": "open"}, 3),
        ("fitl", {}, 4),
        ("fitl", {"deception": "on"}, 5),
        ("fitl", {"deception": "on", "handicap": "NVA", "handicap_next": "US"}, 6),
        ("tonkin", {}, 7),
        ("tonkin", {"hero": "yes"}, 8),
    ],
)
def test_every_moment_is_the_same_whatever_the_others_hold(name, options, seed):
    """Also whether a choice needs confirming: it must not tell what another would be asked."""
    whole = random_game(name, SEED + seed, 260, options=options)
    rng, dealt = random.Random(seed), 0
    for made in sorted(rng.sample(range(whole.made), 25)):
        game = whole.at(made)
        for seat in game.rules.SEATS:
            other = game.determinize(seat, Random(f"{made}{seat}"))
            dealt += other.hash() != game.hash()
            for who in (seat, None):
                equal(answers_of(game, who), answers_of(other, who))
    assert dealt > 40


@pytest.mark.parametrize(
    "name, seats", [("saigon75", ("NV", "SV")), ("fitl", ("US", "ARVN", "NVA", "VC")), ("tonkin", ("VM", "FEF"))]
)
def test_bots_do_not_look_at_what_they_may_not_know(name, seats):
    """Neither their answers nor their reasons depend on it."""
    game = random_game(name, SEED, 0, dict.fromkeys(seats, "solo"))
    asked = 0
    for n in range(240):
        if game.decision is None:
            break
        bot = player(game, game.decision.seat, "solo")
        answer = bot.choose(game)
        if n % 4 == 0:
            other = game.determinize(game.decision.seat, Random(f"bot{n}"))
            assert player(other, game.decision.seat, "solo").choose(other) == answer
            asked += 1
        game.choose(*answer) if isinstance(answer, tuple) else game.choose(answer)
    assert asked > 30


def test_the_reasons_of_a_bot_name_no_card_of_its_hand(servers):
    """A bot's reasons are shown to everybody, so they are about what everybody sees."""
    server = servers[0]
    game = random_game("saigon75", SEED, 260, {"NV": "human", "SV": "solo"})
    while game.decision.seat != "NV":
        game = game.at(game.made - 1)
    for made in (game.made, game.made // 2):
        then = game.at(made)
        while then.decision.seat != "NV":
            then = game.at(then.made - 1)
        id = f"reasons-{next(number):08}"
        server.put(then, {"NV": [cookie(id, "NV")]}, id)
        eve = Browser(server)
        got, line = everything(eve, id, None)
        got.pop("save")
        got.pop("report")
        hidden = {*then.state.hands[1], *then.state.hands[0], *then.state.deck, *then.state.aside}
        assert hidden
        no_secret_in(got, then, hidden)
        line.close()
        eve.close()


# --- records that cannot be read --------------------------------------------------------------------------------


def with_answer(game, number, key, snapshot=True):
    """The lines of a table in whose record a choice is another one."""
    rows = [row for row in saves.lines(game) if snapshot or "snapshot" not in row]
    changed = [{**row, "choice": key} if row.get("n") == number and "choice" in row else row for row in rows]
    return [encode(row) for row in changed]


def test_what_a_table_has_lost_names_no_answer():
    """Everybody at the table is told of it: that a choice cannot be made again, not which it was."""
    game = random_game("saigon75", SEED, 40)
    number = next(n for n, turn in enumerate(reversed(list(game.turns_back())), 1) if turn[0].name == "event.play")
    secrets = [card for card in CARDS if card not in game.at(number - 1).decision.keys][:3]
    told = {asyncio.run(read(with_answer(game, number, card))).lost_history for card in secrets}
    assert len(told) == 1 and f"choice {number} cannot be made any more" in told.pop()


def test_why_a_table_cannot_be_read_is_told_to_nobody():
    game = random_game("saigon75", SEED, 40)
    with pytest.raises(Refused, match=r"^the game of this table cannot be read any more: please report the problem$"):
        asyncio.run(read(with_answer(game, 1, "a-secret", snapshot=False)))


def test_a_report_names_no_question_that_another_is_asked(servers):
    game = random_game("saigon75", SEED, 30)
    asked, other = game.decision.seat, next(seat for seat in game.rules.SEATS if seat != game.decision.seat)
    id = put_both(servers, Twins(game, game), game.rules.SEATS)
    for seat, told in ((asked, game.decision.name), (other, None), (None, None)):
        browser = Browser(servers[0], cookie(id, seat))
        assert browser.post(f"/api/tables/{id}/report", json={"text": "odd"}).json()["question"] == told
        browser.close()


# --- the comparison itself ------------------------------------------------------------------------------------


def test_a_leak_would_be_found(servers, monkeypatch):
    """Shown one card of the other hand, or the dice to come, or a marker: the tests above would say so."""
    rng = random.Random(1)
    game = random_game("saigon75", SEED, 40)
    twins = saigon_twins(game, 36, "NV", rng, same_dice=False)
    rules = game.rules
    honest = rules.view
    for leak in (lambda s: sorted(s.hands[1]), lambda s: s.deck, lambda s: s.streams, lambda s: s.aside[:1]):
        with monkeypatch.context() as patch, pytest.raises(AssertionError, match="tells something"):
            patch.setattr(rules, "view", lambda s, seat, leak=leak: {**honest(s, seat), "extra": leak(s)})
            check_twins(servers, twins, "NV", ("NV", "SV"), [])


def test_a_leak_of_tonkin_would_be_found(servers, monkeypatch):
    """Shown who is in a stack, or which marker is real: the test above would say so."""
    twins = tonkin_twins(tonkin_game(SEED, "fef.move", 6), 4, "FEF", random.Random(1), same_dice=True)
    rules = twins.game.rules
    honest = rules.view
    for leak in (lambda s: s.place, lambda s: s.objective):
        with monkeypatch.context() as patch, pytest.raises(AssertionError, match="tells something"):
            patch.setattr(rules, "view", lambda s, seat, leak=leak: {**honest(s, seat), "extra": leak(s)})
            check_twins(servers, twins, "FEF", ("VM", "FEF"), [])
