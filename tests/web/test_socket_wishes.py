"""Pointing at pieces and places over the socket: a wish is read as the answers it stands for, whole or not at all."""

from __future__ import annotations

import time

import pytest
from server import Browser, Server, as_the_engine_says, pass_on, refused

import indochina
from indochina.web import wishes
from indochina.web.messages import Wish
from indochina.web.telling import asked_after
from indochina.web.viewer import Refused

MOVES = (
    "turn: 2; stage: movement; active: SV; available: 5; saigon: 3 sv_division, ranger, marine; can_tho: river_patrol"
)
ATTACK_BY_TWO = (
    "scenario: na_san; stage: operation.point; active: VM; vm_ops: 3; fef_ops: 3; impulse: 2; vm_spending: vm-sd-1; "
    "V12: vm-hq, vm-sd-1; V13: 88-308, 102-308, 36-308; U14: 141-312, 165-312; W13: 98-316; V14: gm-1, 2-2-rei; "
    "U15: gm-4; V15: fef-hq, fef-sd-1, gm-7; seed: 5"
)
ATTACK = (
    "turn: 2; stage: combat.declare; active: NV; available: 3; pleiku: 3 nv_division!, vc, ranger; saigon: vc, ranger"
)


def asked(name, scenario, seat, question, seed=4, **wanted):
    """A game brought to a question; others pass."""
    game = indochina.new(name, scenario, seed=seed, **wanted)
    while not (game.decision.seat == seat and game.decision.name == question):
        keys = game.decision.keys
        mine = ("op",) if game.decision.seat == seat else ()
        game.choose(next((key for key in (*mine, "pass", "suggested", "done") if key in keys), keys[0]))
    return game


@pytest.fixture(scope="module")
def operation():
    return asked("fitl", "full", "US", "operation")


@pytest.fixture
def sweep(operation):
    return operation.clone().choose("sweep")


@pytest.fixture(scope="module")
def hanoi():
    """France moves in the training scenario."""
    return asked("tonkin", "na_san", "FEF", "move.hex")


def answers(game, language="en", **wish):
    """The answers a wish stands for; they leave the game as it was."""
    version = game.version
    found = wishes.read(game, Wish(version, **wish), game.messages, language)
    assert game.version == version
    return found


def against(game, **wish):
    with pytest.raises(Refused) as fault:
        answers(game, **wish)
    assert fault.value.status == 422
    return str(fault.value)


def after(game, *keys):
    for key in keys:
        game.choose(key)
    return game


# --- how a wish is read ---------------------------------------------------------------------------------------


def test_a_stack_dragged_to_its_destination_is_a_whole_sweep_of_a_space(sweep):
    assert answers(sweep, things=["saigon/us_troop"], to="quang-duc", count="all") == ["quang-duc", "saigon", "2"]
    assert answers(sweep, things=["saigon/us_troop"], to="quang-duc", count="1") == ["quang-duc", "saigon", "1"]


def test_the_next_stack_closes_what_is_open_by_itself(sweep):
    after(sweep, "quang-duc", "saigon", "2")
    assert sweep.decision.name == "sweep.origin" and "pleiku" in sweep.decision.keys
    keys = answers(sweep, things=["kontum/us_troop"], to="pleiku", count="all")
    assert keys == ["done", "pleiku", "kontum", "2"], "pleiku is where they go, though troops could come from there"
    # to where one is moving already, nothing is closed
    assert answers(sweep, things=["kontum/us_troop"], to="quang-duc", count="1") == ["kontum", "1"]


def test_a_click_on_a_piece_means_that_piece_and_a_second_all_like_it(sweep):
    after(sweep, "quang-duc")
    assert answers(sweep, things=["saigon/us_troop"]) == ["saigon"], "how many stays open: a number may be typed"
    after(sweep, "saigon")
    assert sweep.decision.name == "sweep.count"
    assert answers(sweep, things=["saigon/us_troop"]) == ["2"]
    # who goes on to something else meant that one piece
    assert answers(sweep, things=["kontum/us_troop"]) == ["1", "kontum"]
    assert answers(sweep, to="quang-nam") == ["1", "done", "quang-nam"]


def test_all_like_it_at_once(sweep):
    after(sweep, "quang-duc")
    assert answers(sweep, things=["saigon/us_troop"], count="all") == ["saigon", "2"]


def test_a_click_on_a_piece_that_cannot_be_meant_is_one_on_its_place(sweep):
    assert answers(sweep, things=["quang-tri/vc_base"]) == ["quang-tri"]


def test_the_next_space_closes_the_question_on_the_way(sweep):
    after(sweep, "quang-duc", "saigon", "1")
    assert answers(sweep, to="quang-nam") == ["done", "quang-nam"]


def test_no_number_is_answered_that_moves_no_pieces():
    """Of the Viet Cong none is kept out of a combat because somebody clicks elsewhere."""
    game = indochina.position(
        "saigon75",
        "turn: 2; stage: combat.declare; active: SV; available: 3; "
        "pleiku: 2 sv_division!, nv_division, 2 vc; saigon: vc",
    )
    after(game, "pleiku", "all")
    assert game.decision.name == "combat.vc" and game.decision.seat == "NV"
    for wish in ({"to": "saigon"}, {"things": ["saigon/vc"]}, {"things": ["pleiku/nv_division"]}):
        against(game, **wish)


def test_a_march_of_three_groups():
    seats = {"US": "solo", "ARVN": "solo", "NVA": "human", "VC": "solo"}
    game = indochina.new("fitl", "short", seed=4, seats=seats)
    while not (game.decision.seat == "NVA" and game.decision.name == "operation" and "march" in game.decision.keys):
        if game.decision.seat != "NVA":
            game.play({seat: who for seat, who in seats.items() if who == "solo"})
        else:
            game.choose(next(key for key in ("op", "pass", game.decision.keys[0]) if key in game.decision.keys))
    game.choose("march")
    first = answers(game, things=["quang-tri/nva_guerrilla_u"], to="hue", count="all")
    assert first == ["hue", "4"]
    second = answers(after(game, *first), things=["central-laos/nva_troop"], to="quang-tri", count="3")
    assert second == ["quang-tri", "central-laos", "central-laos/nva_troop", "3"]
    third = answers(after(game, *second), things=["quang-duc/nva_guerrilla_u"], to="saigon", count="all")
    assert third == ["done", "done", "saigon", "quang-duc"]
    assert "3.3.2" in against(game, things=["north-vietnam/nva_troop"], to="can-tho", count="all")


def test_units_of_tonkin_and_where_to(hanoi):
    assert answers(hanoi, things=["V15/2-bpc"]) == ["V15", "2-bpc"]
    one = after(hanoi.clone(), "V15", "2-bpc")
    assert answers(one, things=["V15/6-bpc"]) == ["6-bpc"]
    assert answers(one, to="N14", by="air") == ["go", "air", "N14"]
    both = answers(hanoi, things=["V15/2-bpc", "V15/6-bpc"], to="N14", by="air")
    assert both == ["V15", "2-bpc", "6-bpc", "go", "air", "N14"]
    assert answers(hanoi, things=["V14"], to="T14", count="all", by="truck") == ["V14", "all", "truck", "T14"]


def stack(game, hex):
    """All units of a hex, as a stack that is dragged."""
    units = game.view(game.decision.seat)["view"]["hexes"][hex]["units"]
    return [f"{hex}/{unit['unit']}" for unit in units]


def test_a_stack_of_tonkin_goes_together_or_not_at_all(hanoi):
    """Of ways that come to the same the first is taken: by truck or on foot, they stand there and have moved."""
    vinh_yen = stack(hanoi, "V14")
    assert len(vinh_yen) == 5
    assert answers(hanoi, things=vinh_yen, to="T14", count="all") == ["V14", "all", "walk", "T14"]
    assert answers(hanoi, things=vinh_yen, count="all") == ["V14", "all"]
    assert answers(hanoi, things=vinh_yen, to="T14", count="2") == ["V14", "gm-1", "gm-4", "go", "T14"]
    # SD do not go on foot, nor does a part of a stack stand for all of it
    assert "together" in against(hanoi, things=stack(hanoi, "V15"), to="T14", count="all")
    assert "together" in against(hanoi, things=vinh_yen[:2], to="T14", count="all")
    some = after(hanoi.clone(), "V14", "2-2-rei", "2-13-dble")
    assert answers(some, things=["V14/2-2-rei"], to="U14", count="all") == ["go", "walk", "U14"], "who was chosen"
    assert answers(some, things=vinh_yen, count="all") == ["all"]


def test_what_an_operation_point_is_for_is_read_from_where_units_go():
    """6.3 Onto the enemy: an attack, which stays open; elsewhere: a move. It is asked where both are possible."""
    game = indochina.position("tonkin", ATTACK_BY_TWO)
    assert game.decision.name == "operation.option"
    assert answers(game, things=stack(game, "U14"), to="T14", count="all") == ["move", "U14", "all", "T14"]
    first = answers(game, things=stack(game, "V13"), to="V14", count="all")
    assert first == ["attack", "V14", "36-308", "88-308", "102-308"]
    after(game, *first)
    for wish in ({"to": "V14"}, {}):
        assert answers(game, things=stack(game, "U14"), count="all", **wish) == ["141-312", "165-312"]
    assert "together" in against(game, things=stack(game, "U14"), to="U15", count="all"), "V14 is attacked"
    # what is answered by now is not followed by a point for something else
    game = indochina.position("tonkin", ATTACK_BY_TWO)
    reading = wishes.Reading(game, Wish(0, things=["U14/141-312"], to="T14"))
    begun = wishes.Node(game, (), ("U14/141-312",), "T14")
    assert list(reading.further(begun)) and not list(reading.further(begun._replace(keys=("88-308",))))
    which = answers(indochina.position("tonkin", ATTACK_BY_TWO), to="V14")
    assert isinstance(which, wishes.Which) and which.manners == ["roads", "attack"]


def test_which_questions_pieces_may_be_dragged_at_is_told(hanoi):
    """`from`: pieces in the places that are lit may be meant; `to`: a place may."""
    game = hanoi.clone()
    told = []
    for key in ("V14", "2-2-rei", "go", "walk"):
        told.append((game.decision.name, wishes.carries(game.messages, game.decision)))
        game.choose(key)
    told.append((game.decision.name, wishes.carries(game.messages, game.decision)))
    assert told == [("move.hex", "from"), *2 * [("move.units", "from")], ("move.how", "to"), ("move.to", True)]


def test_of_several_ways_somebody_is_asked_and_the_only_one_is_taken(hanoi):
    which = answers(hanoi, things=["V15/2-bpc"], to="N14")
    assert isinstance(which, wishes.Which) and which.manners == ["truck", "air"], "not on foot"
    for to in hanoi.clone().choose("V15").choose("2-bpc").choose("go").choose("walk").decision.keys:
        found = answers(hanoi, things=["V15/2-bpc"], to=to)
        if not isinstance(found, wishes.Which):
            assert found == ["V15", "2-bpc", "go", "walk", to]
            return
    raise AssertionError("every hex is reached in several ways")


def test_units_of_saigon_75_move_and_attack():
    game = indochina.position("saigon75", MOVES)
    assert answers(game, things=["saigon/sv_division"], to="long_an", count="all") == [
        *("saigon/sv_division", "long_an", "3"),
    ]
    assert answers(game, things=["saigon/ranger"], to="an_loc", count="all") == ["saigon/ranger", "an_loc"]
    game = indochina.position("saigon75", ATTACK)
    assert answers(game, things=["pleiku/vc"]) == ["pleiku", "vc"]
    assert answers(game, things=["pleiku/nv_division"], count="2") == ["pleiku", "nv_division", "nv_division"]
    assert answers(game, things=["pleiku/nv_division"], count="all") == ["pleiku", *3 * ["nv_division"]]
    after(game, "pleiku", "vc")
    assert answers(game, to="saigon") == ["done", "saigon"]


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"things": ["saigon/us_troop"], "to": "quang-tri", "count": "all"}, "[3.2.3]"),
        ({"things": ["saigon/us_troop"], "to": "nowhere", "count": "all"}, "no answer"),
        ({"things": ["nowhere/nothing"]}, "no answer"),
        ({"things": ["saigon/us_troop"], "to": "quang-duc", "count": "9"}, "no answer"),
        ({"things": ["quang-tri/us_troop"], "to": "hue", "count": "2"}, "no answer"),
        ({}, "no answer"),
    ],
)
def test_what_does_not_hold_is_refused_with_the_reason(sweep, wish, told):
    assert told in against(sweep, **wish)


def test_it_is_refused_in_ones_language(sweep):
    with pytest.raises(Refused, match="pas une réponse"):
        answers(sweep, "fr", to="nowhere")


def test_no_wish_is_read_past_dice():
    """Whoever were refused what comes after them would know what they show."""
    game = indochina.position(
        "saigon75", "turn: 2; stage: combat.declare; active: NV; available: 3; pleiku: nv_division!, vc!, ranger"
    )
    after(game, "pleiku", "all")
    assert game.decision.name == "combat.bonus" and not wishes.shows(game)
    reading, begun = wishes.Reading(game, Wish(0, to="saigon")), wishes.Node(game, (), (), "saigon")
    assert wishes.shows(game.clone().choose("none")), "the dice are rolled then"
    assert not list(reading.after(begun, "none"))
    assert list(reading.after(begun._replace(to=""), "none")), "but they may be the last thing that is done"


@pytest.mark.parametrize("second", ["blank X", "blank blank"])
def test_a_click_that_means_nothing_rolls_no_dice(second):
    """S.6b Who looks at another combat has not said that nobody withdraws here, whatever its dice would do there."""
    game = indochina.position(
        "saigon75",
        "turn: 2; stage: combat.declare; active: NV; available: 3; nv_plus1: 0; sv_plus1: 0; infiltration: 0; "
        "ca_mau: sv_division; can_tho: nv_division!, sv_division; pleiku: nv_division!, ranger",
        dice=f"blank blank {second} 1",
    )
    after(game, "can_tho", "all", "pleiku", "all")
    assert (game.decision.name, game.decision.keys) == ("combat.withdraw", ["can_tho/sv_division", "done"])
    assert wishes.shows(game.clone().choose("done"))
    assert "[S.6b]" in against(game, things=["pleiku/nv_division"])


def test_a_click_that_means_nothing_closes_nothing():
    """3.2.2 Who looks at a Guerrilla in a Patrol has not said that nobody moves any more: then it is found."""
    game = indochina.position(
        "fitl",
        "stage: operation; current: 1; acted: ARVN op; arvn_resources: 9; loc-saigon-can-tho: arvn_police, "
        "vc_guerrilla_u",
    )
    after(game, "patrol")
    assert game.decision.keys == ["loc-saigon-can-tho", "done"]
    found = game.clone().choose("done").log[-1]
    assert (found.key, found.values["piece"]) == ("log.activated", "vc_guerrilla_u")
    assert answers(game, things=["loc-saigon-can-tho/vc_guerrilla_u"]) == ["loc-saigon-can-tho"], "its place"
    against(game, things=["loc-saigon-can-tho/vc_guerrilla_u"], count="2", to="saigon")
    after(game, "done")
    against(game)


def test_a_wish_answers_for_nobody_else():
    """7.3 The next player is asked the same, and has the same to choose from."""
    options = {"deception": "on", "handicap": "US", "handicap_next": "ARVN"}
    game = indochina.new("fitl", "short", options, seed=1)
    key = "hidden_asset+hidden_asset"
    twice = game.clone().choose(key).decision
    assert (twice.seat, twice.name) == ("ARVN", game.decision.name) and key in twice.keys
    for count in ("2", "all"):
        assert answers(game, things=[key], count=count) == [key]


def test_the_work_of_a_wish_is_bounded(hanoi, monkeypatch):
    monkeypatch.setattr(wishes, "MOST_TRIES", 3)
    assert "too long" in against(hanoi, things=["V15/2-bpc", "V15/6-bpc"], to="N14")


# --- over the socket ------------------------------------------------------------------------------------------


@pytest.fixture
def seated(server, browser):
    """SV (Bob) moves, NV (Ann) looks on: their lines, and the table."""
    id = server.put(indochina.position("saigon75", MOVES), {"NV": ["n" * 40], "SV": ["s" * 40]}, f"put{time.time_ns()}")
    return browser("s" * 40).sit(id, "SV"), browser("n" * 40).sit(id, "NV"), id


def wish(line, **rest):
    return line.request("wish", "update", "confirm", "which", **{"version": line.version, **rest})


def test_a_wish_is_told_as_one_change_and_kept_as_its_answers(server, seated):
    bob, ann, id = seated
    told = wish(bob, things=["saigon/sv_division"], to="long_an", count="all")
    assert (told["type"], told["from"], told["made"]) == ("update", 0, 3)
    assert (told["by"]["name"], told["by"]["key"]) == ("move.count", "3")
    pass_on([ann])
    as_the_engine_says(server, id, [bob, ann])
    record = server.table(id).game
    assert [answer.key for answer in record.answers if answer.how != "auto"] == ["saigon/sv_division", "long_an", "3"]


def test_a_wish_is_refused_whole(server, seated):
    bob, ann, id = seated
    before = server.hash(id)
    said = refused(wish(bob, things=["saigon/sv_division"], to="quang_tri", count="all"), 422)
    assert said.endswith("]"), "a sentence with its rule"
    refused(wish(ann, things=["saigon/ranger"], to="an_loc"), 409)
    refused(wish(bob, version=7, things=["saigon/ranger"], to="an_loc"), 409)
    for bad in ({"count": "many"}, {"count": "0"}, {"things": "saigon"}, {"things": ["x"] * 41}, {"key": "saigon"}):
        refused(wish(bob, **bad), 400)
    assert (server.hash(id), server.table(id).game.made) == (before, 0)


def test_what_was_done_at_once_is_taken_back_at_once_or_answer_by_answer(server, seated):
    bob, _, id = seated
    first = server.hash(id)
    wish(bob, things=["saigon/sv_division"], to="long_an", count="all")
    last = server.hash(id)
    undone = bob.request("undo", "update", version=bob.version, made=0)
    assert (undone["made"], undone["redo"], server.hash(id)) == (0, True, first)
    done = bob.request("redo", "update", version=bob.version, made=3)
    assert (done["made"], done["by"]["key"], server.hash(id)) == (3, "3", last)
    assert [bob.take("undo")["made"], bob.take("undo")["made"], bob.take("redo")["made"]] == [2, 1, 2]


def test_the_last_answer_of_a_wish_is_confirmed_like_any_other(server, browser):
    """The last unit of the set-up passes play on."""
    game = indochina.new("saigon75", seed=1)
    while not asked_after(game, game.decision.keys[0]):
        game.choose(game.decision.keys[0])
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, f"put{time.time_ns()}")
    line = browser("s" * 40).sit(id, "SV")
    key, before = game.decision.keys[0], server.hash(id)
    told = wish(line, to=key, confirm=True)
    assert (told["type"], told["key"], told["label"]) == ("confirm", key, game.messages.label(game.decision, key))
    assert server.hash(id) == before
    assert wish(line, to=key, confirm=True, sure=True)["type"] == "update"


def test_which_way_is_asked_in_words(server, browser, hanoi):
    id = server.put(hanoi, {"FEF": ["f" * 40], "VM": ["v" * 40]}, f"put{time.time_ns()}")
    line = browser("f" * 40).sit(id, "FEF")
    version = line.version
    which = wish(line, things=["V15/2-bpc"], to="N14")
    decision = hanoi.clone().choose("V15").choose("2-bpc").choose("go").decision
    labels = {key: hanoi.messages.label(decision, key) for key in ("truck", "air")}
    assert which["options"] == [{"key": key, "label": label} for key, label in labels.items()]
    assert which["version"] == version == line.version
    assert wish(line, things=["V15/2-bpc"], to="N14", by="air")["made"] == hanoi.made + 5


def test_wishes_are_paid_for_like_what_is_looked_up(tmp_path):
    server = Server(tmp_path / "tables.db", looking_a_minute=(1e-9, 1e-9))
    try:
        game = indochina.position("saigon75", MOVES)
        id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, "paid")
        bob = Browser(server, "s" * 40)
        line = bob.sit(id, "SV")
        wish(line, things=["saigon/ranger"], to="nowhere")
        refused(wish(line, things=["saigon/ranger"], to="an_loc"), 429)
        bob.close()
    finally:
        server.stop()
