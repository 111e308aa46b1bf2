"""One way to say how many: from the least to the whole, by its number or by `all`, whatever the question."""

import json

import pytest
from procedures import ask

import indochina
from indochina.cli.answers import meant
from indochina.core.errors import Error
from indochina.fitl.board import SPACE
from indochina.fitl.components.transfers import transfer
from indochina.fitl.coup.support import agitation
from indochina.fitl.operations.operation import Operation
from indochina.fitl.special_activities.air_lift import air_lift
from indochina.fitl.special_activities.infiltrate import bring_troops

POSITION = "stage: operation; current: 1; acted: VC op; vc_resources: 5; kien-phong: 3 vc_guerrilla"


def marching(language="en"):
    """3.3.2 Three Guerrillas may March to Saigon: how many?"""
    game = indochina.position("fitl", POSITION).choose("march").choose("saigon")
    game.speak(language)
    assert game.decision.name == "march.count"
    return game


def test_every_question_of_how_many_counts_up_from_the_least_to_the_whole(at):
    s = at("vc_resources: 9; nva_resources: 6; trail: 1; hue: vc_guerrilla, terror, active_support; kontum: nva_base")
    assert ask(agitation(s.copy()), "hue").keys == ["1", "2", "3"]
    assert ask(transfer(s.copy(), "NVA", "give")).keys == ["0", "1", "2", "3"]
    assert ask(bring_troops(s.copy(), SPACE["kontum"])).keys == ["0", "1", "2"]
    assert marching().decision.keys == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "3"), ("en", "all"), ("en", "All 3"), ("fr", "3"), ("fr", "tous"), ("fr", "all")]
)
def test_the_whole_is_said_by_its_number_or_by_all(language, said):
    game = marching(language)
    assert meant(game.messages, game.decision, said) == ["3"]
    game.choose(said)
    assert [note.values["count"] for _, note in game.notes() if note.key == "log.march"] == [3]


def test_another_question_knows_no_all():
    game = indochina.position("fitl", POSITION)
    assert meant(game.messages, game.decision, "all") == []
    with pytest.raises(Error, match="'all' is not an option"):
        game.choose("all")


def test_all_is_all_that_are_there_else_it_says_of_how_many(at):
    """4.2.2 Of the others than US Troops four may go."""
    labels = [option.label for option in marching().decision.options]
    assert labels == ["1", "2", "All 3"]
    s = at("saigon: 6 arvn_troop, us_troop; hue: us_troop")
    lifting = ask(air_lift(Operation(s, "US")), "saigon hue saigon/arvn_troop")
    words = indochina.new("fitl").messages
    assert [words.label(lifting, key) for key in lifting.keys] == ["1", "2", "3", "4 (the most, of 6)"]


def test_a_record_of_an_earlier_version_that_says_all_is_read(tmp_path):
    path = marching().choose("3").save(tmp_path / "march.save")
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    said = next(line for line in lines if line.get("decision") == "march.count")
    assert said["choice"] == "3"
    said["choice"] = "all"
    for line in lines:
        line["then"] = [[name, "all" if name == "march.count" else key, how] for name, key, how in line["then"]]
    path.write_text("\n".join(json.dumps(line) for line in lines))
    game = indochina.load(path)
    assert not game.lost_history and "3" in [answer.key for answer in game.answers]
