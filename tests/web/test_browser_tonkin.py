"""Tonkin in a browser: the first month of Na San by clicking, as each side against the bot; what France may not see."""

from __future__ import annotations

import re

from browser import NA_SAN_VM, play_on
from playwright.sync_api import expect
from server import merge

from indochina.tonkin.components.units import VM
from indochina.tonkin.view import known

pytest_plugins = "browser"

SEED = 1
SMALL = {"width": 1200, "height": 640}  # a long game is drawn faster on it, with the panels still beside the map
STACKS = """() => Object.fromEntries([...document.querySelectorAll("#board .stack")].map((stack) => {
  const units = [...stack.querySelectorAll(".counter[data-word]")].map((it) => it.dataset.word.split("/")[1]).sort();
  return [stack.dataset.word, {units, hidden: stack.querySelectorAll(".counter:not([data-word])").length}];
}))"""
SHOWN = ("log.attack", "log.overrun", "log.shown")  # 6.8 in combat both show their stacks


def start(visit, me, name):
    """From the lobby: Tonkin, Na San, one side, the bot as the other."""
    ann = visit("/", viewport=SMALL)
    ann.seed(SEED)
    ann.find("#game-tonkin").check()
    ann.find("input[name=scenario][value=na_san]").check()
    for side in ("VM", "FEF"):
        ann.find(f"input[name=seat-{side}][value={'me' if side == me else 'solo'}]").check()
    expect(ann.find("form .hint")).to_have_text(f"You play {name}.")
    ann.find("#start").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.find(".you")).to_have_text(name)
    return ann


def answer(person, name, key, where):
    """Answer the question that is open now, on the board or by its button."""
    assert person.asked()["name"] == name
    assert key in person.keys
    assert person.choose(key) == where, key


def label(person, key):
    """What an answer is called."""
    return next(option["label"] for option in person.ask["options"] if option["key"] == key)


def standing(person, hex):
    """The units one sees in a hex."""
    return person.page.evaluate(STACKS).get(hex, {}).get("units", [])


def month(person):
    """The month in the panel, and that of the turn that is marked among all."""
    panel = person.find(".dock [data-panel=now]").text_content()
    pawn = person.find(".dock [data-panel=turns] .here").text_content()
    return re.search(r"\w{3} 19\d\d · turn \d+", panel)[0], pawn


def held(person):
    """9.0 How many goals of Na San the marker says VM holds."""
    return int(person.find(".dock [data-panel=decides] .band.here b").text_content())


def row(person, side, text):
    """What a row of the panel says of a side."""
    found = person.find(f".dock [data-panel=forces] .{side} [aria-label^='{text}: ']").get_attribute("aria-label")
    return found.removeprefix(f"{text}: ")


def in_order(log, *patterns):
    """Lines that match these stand in the log, one after the other."""
    rest = iter(log)
    for pattern in patterns:
        assert any(re.match(pattern, line) for line in rest), f"not in the log, or not there: {pattern}"


def as_told(person):
    """Every counter the server tells of is drawn where it stands, those face down by number; and nothing else."""
    told = {
        hex: {"units": sorted(unit["unit"] for unit in here["units"]), "hidden": here["hidden"]}
        for hex, here in person.view["hexes"].items()
        if here["units"] or here["hidden"]
    }
    assert person.page.evaluate(STACKS) == told
    assert held(person) == sum(goal in person.view["friendly"]["VM"] for goal in ("R12", "N14", "V11"))


def test_the_first_month_as_the_viet_minh(visit):
    ann = start(visit, "VM", "Viet Minh")
    answer(ann, "setup.vm_unit", "suggested", "button")
    ann.asked()
    assert month(ann) == ("Oct 1952 · turn 25", "25 Oct 1952") and held(ann) == 1
    assert row(ann, "VM", "Replacements") == "2"

    before = standing(ann, "S11")
    answer(ann, "supplies.hex", "S11", "board")
    ann.asked()
    (dump,) = set(standing(ann, "S11")) - set(before)
    assert dump.startswith("vm-sd-") and "Viet Minh places an SD in S11." in ann.log()

    # a whole stack, and one unit of another
    moved = standing(ann, "U12")
    assert moved == ["vm-hq", "vm-sd-1"]
    answer(ann, "move.hex", "U12", "board")
    answer(ann, "move.vm_units", "all", "button")
    answer(ann, "move.to", "R11", "board")
    ann.asked()
    assert not standing(ann, "U12") and set(standing(ann, "R11")) >= set(moved)
    answer(ann, "move.hex", "X11", "board")
    answer(ann, "move.vm_units", "174-316", "board")
    answer(ann, "move.vm_units", "go", "button")
    answer(ann, "move.to", "T11", "board")
    ann.asked()
    assert standing(ann, "T11") == ["174-316"] and len(standing(ann, "X11")) == 2
    in_order(
        ann.log(),
        r"Phu Doan → R11 .*, \d+ mp: VM HQ, VM SD 1\.$",
        r"Thai Nguyen → T11 .*, \d+ mp: 174/316\.$",
    )
    answer(ann, "move.hex", "end", "button")

    # the bot has moved; now operations
    play_on(ann, lambda: ann.ask["name"] == "operation.spend")
    # what it did for one reason is told together
    told = ann.tab("reasons").locator("ol > li")
    expect(told.locator("> button").nth(1)).to_be_visible()
    ann.until(lambda: "steps" in [it["type"] for it in ann.heard], "the reasons of earlier steps")
    ann.still()
    assert 0 < told.count() < told.locator("> button").count()
    ann.tab("log")
    assert ann.find(".dock [data-panel=now]").text_content().count("Operations") == 1
    answer(ann, "operation.spend", "S11", "board")
    assert ann.asked()["name"] == "operation.option"
    assert row(ann, "VM", "Spending dump") == "S11" and row(ann, "VM", "Operations") == "10"
    in_a_row = f"In a row: {ann.view['tracks']['impulse']}"  # of whoever is at it, so in no side's column
    expect(ann.find(".dock [data-panel=now]")).to_contain_text(in_a_row)
    expect(ann.find(".dock [data-panel=forces]")).not_to_contain_text("In a row")
    play_on(ann, lambda: ann.ask["name"] == "attack.vm_units", operation_option=["attack"])
    # units of several stacks: all of them are to be seen, and one takes the lead
    units = [option["key"] for option in ann.ask["options"] if option["target"]]
    assert len(units) >= 3 and [unit for unit in units if not ann.on_board(unit)] == []
    weighed(ann, "All units with a Combat Value")
    answer(ann, "attack.vm_units", "all", "button")
    given = play_on(ann, lambda: ann.view["turn"] == 26)
    assert ("combat.attack_leader", "board") in [(name, where) for name, _, where in given]
    log = ann.log()
    in_order(
        log,
        r"Viet Minh spends the SD in S11\.",
        r"Viet Minh attacks [\w ]+: .+\.",
        r"The VM show their stack in [\w ]+: .+\.",
        r"[\w ]+: \d+ against \d+ is \d-\d; dice \d and \d, DRM [+-]\d",
        r"DG check of France: die \d",
        r"Viet Minh: the spent SD in S11 is removed\.",
        r"France: .* supply",
        r"Game Turn 26: November 1952, dry season\.",
    )
    assert dump not in standing(ann, "S11")
    assert month(ann) == ("Nov 1952 · turn 26", "26 Nov 1952")
    assert not any("VP" in line for line in log), "which do not count here"
    as_told(ann)


def weighed(person, title):
    """What an answer would bring is told beside the question: strengths, odds, DRM and what may follow."""
    weigh = person.find("details.weigh")
    expect(weigh.locator("h4").first).to_have_text(title)
    assert re.fullmatch(r"\d+ against \d+", weigh.locator("dt").first.inner_text())
    assert re.fullmatch(r"\d-\d", weigh.locator("dd").first.inner_text())
    drm = [int(text) for text in weigh.locator("dd").all_inner_texts()[1:]]
    assert drm[-1] == max(-3, min(3, sum(drm[:-1])))  # 6.8
    shares = [float(text.rstrip(" %")) for text in weigh.locator("ul").first.locator("b").all_inner_texts()]
    assert len(shares) >= 2 and abs(sum(shares) - 100) < 1


def test_the_first_month_as_france(visit):
    ann = start(visit, "FEF", "France")
    assert ann.asked()["name"] == "setup.gcma" and unseen(ann)[-1] >= 3
    answer(ann, "setup.gcma", "suggested", "button")
    play_on(ann, lambda: ann.ask["name"] == "move.hex")
    assert month(ann)[0] == "Oct 1952 · turn 25"
    as_told(ann)

    # a battalion by air to Na San, a stack by road
    answer(ann, "move.hex", "V15", "board")
    answer(ann, "move.units", "10-bpcp", "board")
    answer(ann, "move.units", "go", "button")
    answer(ann, "move.how", "air", "button")
    assert ann.asked()["name"] == "move.to"
    landing = "N14" if "N14" in ann.keys else ann.keys[0]
    airstrip = label(ann, landing)
    answer(ann, "move.to", landing, "board")
    ann.asked()
    assert "10-bpcp" in standing(ann, landing) and "10-bpcp" not in standing(ann, "V15")
    assert row(ann, "FEF", "Air transports") == "4 / 5"
    moved = standing(ann, "V14")
    assert len(moved) == 5
    answer(ann, "move.hex", "V14", "board")
    answer(ann, "move.units", "all", "button")
    answer(ann, "move.how", "truck", "button")
    answer(ann, "move.to", "T14", "board")
    ann.asked()
    assert standing(ann, "T14") == moved and not standing(ann, "V14")
    in_order(
        ann.log(),
        rf"Hanoi → {airstrip} by air.*: 10 BPCP\.$",
        r"Vinh Yen → Phu Tho by truck, \d+ mp: GM 1, GM 4, 2/2 REI, 2/13 DBLE, 3/13 DBLE\.$",
    )
    answer(ann, "move.hex", "end", "button")

    play_on(ann, lambda: ann.ask["name"] == "operation.spend")
    answer(ann, "operation.spend", "V15", "board")
    given = play_on(ann, lambda: ann.view["turn"] == 26, operation_option=["barrage", "move"])
    assert ("operation.option", "barrage", "button") in given
    log = ann.log()
    in_order(
        log,
        r"France spends the SD in Hanoi\.",
        r"France, Operation Point: air or naval barrage\.",
        r"France barrages .*: Airstrike\.",
        r"Barrage of .* with \d+: dice \d and \d, DRM [+-]\d",
        r"France: the spent SD in Hanoi is removed\.",
        r"Viet Minh: .* supply",
        r"Game Turn 26: November 1952, dry season\.",
    )
    assert month(ann) == ("Nov 1952 · turn 26", "26 Nov 1952")
    assert not any("VP" in line for line in log), "which do not count here"
    as_told(ann)
    unseen(ann)


def unseen(person):
    """1.5 France is told of the units it may see; nothing names to it one that neither lay on top nor fought.

    Returns how many such units there were after each choice.
    """
    game = person.server.table(person.page.url.rsplit("/", 1)[1]).game
    units = game.state.board.units
    fought = [(n, note.values["units"]) for n, note in game.notes() if note.key in SHOWN]
    seen, visible, secret = set(), [], []
    for made in range(game.made + 1):
        then = game.at(made)
        visible.append({units[u].key for u in known(then.state, "FEF")})
        seen |= visible[-1] | {unit.key for unit in units if then.state.place[unit.index] < 0}
        seen |= {key for n, keys in fought if n < then.noted for key in keys}
        secret.append([unit for unit in units if unit.side == VM and unit.key not in seen])
    view, made = {}, 0
    for message, text in zip(person.heard, person.frames):
        if message["type"] in ("state", "update"):
            view = message["view"] if message["type"] == "state" else merge(view, message["patch"])
            made = message["made"]
            told = {unit["unit"] for here in view["hexes"].values() for unit in here["units"]}
            assert told == visible[made]
        assert not named(text, secret[made])
    assert view == person.view
    assert not named(person.page.content(), secret[-1])
    return [len(units) for units in secret]


def named(text, units):
    words = "|".join(re.escape(word) for unit in units for word in (unit.key, unit.name))
    return words and re.findall(rf"(?<![\w-])({words})(?!\w)", text)


def test_undo_redo_and_the_past(visit):
    ann = visit(None)
    ann.make("suggested", "S11", **NA_SAN_VM)
    ann.asked()
    before, then = ann.page.evaluate(STACKS), ann.made
    for key in ("V11", "all", "R10"):
        ann.asked()
        ann.choose(key)
    ann.asked()
    after = ann.page.evaluate(STACKS)
    assert len(before["V11"]["units"]) == 3 and "V11" not in after and after["R10"] == before["V11"]
    made = ann.made

    # to the moment before the move, and back
    ann.find("#time").fill(str(then))
    expect(ann.find("#prompt .says")).to_contain_text("looking at the past")
    ann.until(lambda: ann.page.evaluate(STACKS) == before, "the stacks as they were")
    assert not ann.lit()
    expect(ann.find("#log li", has_text="Tuyen Quang →")).to_have_class(re.compile("later"))
    ann.find("#time").fill("0")
    ann.until(lambda: standing(ann, "R11") == [], "the board before the set-up")
    ann.find("#to-now").click()
    ann.asked()
    assert ann.page.evaluate(STACKS) == after and ann.made == made

    ann.find("#undo").click()
    ann.until(lambda: ann.made == made - 1, "a step back")
    ann.asked()
    assert ann.page.evaluate(STACKS) == before and "R10" in ann.lit()
    expect(ann.find("#log")).not_to_contain_text("Tuyen Quang →")
    ann.find("#redo").click()
    ann.until(lambda: ann.made == made, "a step forward")
    ann.asked()
    assert ann.page.evaluate(STACKS) == after
    ann.find("#reset").click()
    ann.until(lambda: ann.made < made, "back to the beginning of the turn")
    ann.asked()
    assert "R10" not in ann.page.evaluate(STACKS)


def test_stacks_fan_out_and_say_what_they_are(visit):
    ann = visit(None)
    ann.make("suggested", "S11", **NA_SAN_VM)
    ann.asked()
    stack = ann.find("#board .stack[data-word='V14']")
    expect(stack).not_to_have_class(re.compile("open"))
    point = ann.at("V14/gm-1")
    ann.page.mouse.move(point["x"], point["y"])
    expect(stack).to_have_class(re.compile("open"))
    boxes = [counter.bounding_box() for counter in stack.locator(".counter").all()]
    assert len(boxes) == 5 and not any(meet(a, b) for a in boxes for b in boxes if a is not b)
    gm = stack.locator("[data-word='V14/gm-1']").get_attribute("aria-label")
    assert gm == "GM 1, mobile group, combat 9, movement 14, motorized, morale 4, stacking 4, steps: 4 of 4"
    # and why they are not offered
    expect(ann.find(".tip")).to_be_visible()
    point = ann.at("V19")
    ann.page.mouse.move(point["x"], point["y"])
    expect(stack).not_to_have_class(re.compile("open"))


def test_a_move_covers_no_neighbours(visit):
    """A stack that comes to lie under the pointer stays closed, until one points at it."""
    ann = visit(None)
    ann.make("suggested", "S11", **NA_SAN_VM)
    for key in ("V11", "all", "R10"):
        ann.asked()
        ann.choose(key)
    ann.asked()
    ann.page.wait_for_timeout(500)  # longer than a pointer rests before a stack fans out
    expect(ann.find("#board .stack.open")).to_have_count(0)
    for word in ("V19", "R10/88-308"):
        point = ann.at(word) or ann.at(word.split("/")[0])
        ann.page.mouse.move(point["x"], point["y"])
    expect(ann.find("#board .stack[data-word='R10']")).to_have_class(re.compile("open"))


def meet(a, b, within=1):
    """Do two boxes lie on each other?"""
    axes = (("x", "width"), ("y", "height"))
    return all(a[x] + within < b[x] + b[size] and b[x] + within < a[x] + a[size] for x, size in axes)


def test_where_a_stack_gets(visit):
    """3.1 A click on any stack shows how far it gets and at what cost; the question where to shows it, too."""
    ann = visit(None)
    ann.make("suggested", "S11", **NA_SAN_VM)
    ann.asked()
    costs = ann.find("#board [data-overlay=reach] .cost")
    point = ann.at("V14/gm-1")
    ann.page.mouse.click(point["x"], point["y"])
    expect(ann.find("#board [data-overlay=reach] .reach").nth(50)).to_be_attached()
    assert ann.made == 3, "a look has chosen something"
    assert all(re.fullmatch(r"\W?\d*", text) for text in costs.all_text_contents())
    # the way to where one points
    ways = ann.find("#board [data-overlay=reach] [data-way]").evaluate_all("ways => ways.map((it) => it.dataset.way)")
    point = next(filter(None, (ann.at(way.split()[-1]) for way in ways)))
    ann.page.mouse.move(point["x"], point["y"])
    expect(ann.find("#board .route path").first).to_be_attached()
    ann.page.keyboard.press("Escape")

    for key in ("V11", "all"):
        ann.asked()
        ann.choose(key)
    ann.asked()
    told = ann.find("#board [data-overlay=question] .cost text")
    expect(told).to_have_count(len([option for option in ann.ask["options"] if option["target"]]))
    point = ann.on_board("R10")
    ann.page.mouse.move(point["x"], point["y"])
    expect(ann.find("#board .route path").first).to_be_attached()
    way = ann.find("#board [data-overlay=question] [data-way$=' R10']")
    cost = int(way.locator("text").text_content())
    ann.choose("R10")
    ann.asked()
    in_order(ann.log(), rf"Tuyen Quang → R10 .*, {cost} mp: 88/308, 102/308, Tieu Doan 4\.$")


def test_supply_and_danger(visit):
    """7.0 What is in supply, and what would be cut off, from the menu and by its key."""
    ann = visit(None)
    ann.make("suggested", "S11", **NA_SAN_VM)
    ann.asked()
    ann.find("#menu-button").click()
    ann.find("#menu [data-look=supply]").check()
    ann.page.keyboard.press("Escape")
    supply = ann.get("button", name="Supply ×", exact=True)
    supply.hover()
    colour, ground = supply.evaluate("it => [getComputedStyle(it).color, getComputedStyle(it).backgroundColor]")
    assert "255" not in ground and colour != ground, "not to be read under the pointer"
    expect(ann.find("#board [data-overlay=supply] .reach").nth(100)).to_be_attached()
    # it stays on when the game goes on
    ann.choose("V11")
    ann.asked()
    expect(ann.find("#board [data-overlay=supply] .reach").nth(100)).to_be_attached()
    ann.page.keyboard.press("s")
    expect(supply).to_have_count(0)
    expect(ann.find("#board [data-overlay=supply]")).to_have_count(0)
    ann.page.keyboard.press("d")
    expect(ann.get("button", name="Danger ×", exact=True)).to_be_visible()
    expect(ann.find("#board [data-overlay=danger]")).to_have_count(1)


def test_9_0_what_decides_na_san_is_on_the_first_screen_and_vp_are_not(visit):
    """In place of the Victory Points: the three places, what each number of them means, and where VM stands."""
    ann = visit("")
    ann.make(**NA_SAN_VM)
    panel = ann.find(".dock [data-panel=decides]")
    expect(panel).to_contain_text(
        "how many of Nghia Lo, Na San, Tuyen Quang are friendly to the Viet Minh after Dec 1952"
    )
    expect(panel).to_contain_text("0 France, complete")
    expect(panel).not_to_contain_text("Victory Points")
    expect(panel.locator(".stands")).to_have_text("friendly to the Viet Minh now: 1")
    expect(panel.locator(".band.here")).to_have_text("1 France, marginal")
    expect(ann.find(".dock [data-panel=forces]")).not_to_contain_text("Regiment losses")
    expect(ann.find("#notice")).to_contain_text("What wins: how many of Nghia Lo, Na San, Tuyen Quang")
    assert "VP" not in ann.find("#board [data-word=V11]").first.locator("..").text_content()


def test_what_is_not_offered_has_its_reason_on_the_page_too(visit):
    """Of a hex that the question says nothing of: why none such is offered."""
    ann = visit("")
    ann.make("suggested", "X11", **NA_SAN_VM)
    assert ann.asked()["name"] == "move.hex"
    at = ann.at("Y16")
    ann.page.mouse.move(at["x"], at["y"])
    expect(ann.find(".tip")).to_contain_text("no units of yours are there")


def fanned(person, hex):
    """A stack that fans out under the pointer."""
    point = person.at(f"{hex}/{person.view['hexes'][hex]['units'][0]['unit']}")
    person.page.mouse.move(point["x"], point["y"])
    stack = person.find(f"#board .stack[data-word='{hex}']")
    expect(stack).to_have_class(re.compile("open"))
    return stack


def test_pointing_tells_what_a_hex_and_a_unit_are(visit):
    """Terrain, region, roads, rivers, whose it is, who stands there, ZoC, stacking, neighbours; each with its rule."""
    ann = visit(None)
    ann.make("suggested", "S11", **NA_SAN_VM)
    ann.asked()
    tip = ann.find(".tip")
    point = ann.at("U14")
    ann.page.mouse.move(point["x"], point["y"])
    expect(tip.locator("h3")).to_have_text("U14")
    for text in ("clear", "Delta", "Red River (major river)", "In the ZoC of: France 1.3", "Adjacent: ", "Vinh Yen"):
        expect(tip).to_contain_text(text)
    fanned(ann, "V14").locator("[data-word='V14/gm-1']").hover()
    expect(tip.locator("h3")).to_have_text("GM 1")
    for text in (
        "mobile group · combat 9",
        "steps: 4 of 4",
        "Vinh Yen (V14):",
        "Stacking Points: 11 of 13, 2 left 1.5",
    ):
        expect(tip).to_contain_text(text)
    # a track, by the pointer and by keys
    ann.find(".dock .FEF [data-word='track.air']").hover()
    expect(tip).to_contain_text("Air Transports left")
    ann.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    ann.find(".dock .VM [data-word='track.ops']").focus()
    ann.page.keyboard.press("Tab")
    expect(tip.locator("h3")).to_have_text("Replacements")


def test_what_is_clicked_is_pinned_and_its_rules_can_be_read(visit):
    ann = visit(None)
    ann.make("suggested", "S11", **NA_SAN_VM)
    ann.asked()
    point = ann.at("U14")
    ann.page.mouse.click(point["x"], point["y"])
    fanned(ann, "V14").locator("[data-word='V14/gm-1']").click()
    expect(ann.find(".pin h3")).to_have_text(["U14", "GM 1"])
    ann.find(".pin").first.locator("[data-rule='1.3']").click()
    expect(ann.find("dialog[open]")).to_contain_text("Zone of Control")


def test_1_5_pointing_at_a_viet_minh_stack_names_nobody_that_france_may_not_see(visit):
    ann = visit(None)
    ann.make(**{**NA_SAN_VM, "seats": {"VM": "solo", "FEF": "me"}})
    ann.asked()
    hidden = next(hex for hex, here in ann.view["hexes"].items() if here["hidden"])
    fanned(ann, hidden).locator(".counter[data-word]").first.hover()
    tip = ann.find(".tip")
    expect(tip).to_contain_text("face down")
    expect(tip).not_to_contain_text("Stacking Points:")
    unseen(ann)
