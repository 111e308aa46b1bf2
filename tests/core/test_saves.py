"""Saves: what was written is read; what cannot be read is refused in one sentence and left alone."""

import json

import pytest

import indochina
from indochina import Error
from indochina.cli.autosaves import Autosave
from indochina.core.saves import lines


def played(seed=4, choices=80, **more):
    game = indochina.new("saigon75", seed=seed, **more)
    return game.play({"NV": "solo", "SV": f"random:{seed}"}, until=choices)


def test_a_loaded_game_is_the_game_that_was_saved(tmp_path):
    game = played()
    again = indochina.load(game.save(tmp_path / "a.save"))
    assert again.hash() == game.hash() and again.log == game.log and again.answers == game.answers
    assert again.meta == game.meta
    players = {"NV": "random:1", "SV": "random:2"}
    assert again.play(players).hash() == game.play(players).hash(), "and rolls on as it would have"


def test_the_whole_game_is_replayed_from_its_choices_with_a_hash_after_each(tmp_path):
    game = played(choices=10_000)
    assert game.over
    path = game.save(tmp_path / "a.save")
    rows = [json.loads(row) for row in path.read_text().splitlines()]
    choices = [row for row in rows if "choice" in row]
    assert len(choices) == len([a for a in game.answers if a.how == ""])
    assert choices[-1]["hash"] == game.hash()
    assert indochina.load(path).result == game.result


def test_one_changed_answer_is_noticed(tmp_path):
    game = played()
    rows = [json.loads(row) for row in game.save(tmp_path / "a.save").read_text().splitlines()]
    die = next(row for row in rows if any(then[0] == "dice.activation" for then in row.get("then", [])))
    then = next(then for then in die["then"] if then[0] == "dice.activation")
    then[1] = "1" if then[1] != "1" else "2"
    bad = tmp_path / "b.save"
    bad.write_text("\n".join(json.dumps(row) for row in rows) + "\n")
    again = indochina.load(bad)
    assert "cannot be replayed" in again.lost_history and again.hash() == game.hash(), "the snapshot saves the game"
    bad.write_text("\n".join(json.dumps(row) for row in rows if "snapshot" not in row) + "\n")
    with pytest.raises(Error, match=r"the save cannot be read: choice \d+ leads to another position than it did"):
        indochina.load(bad)


def left_in_a_stage(tmp_path):
    """A save whose last stage has choices already, and its lines."""
    game = indochina.new("saigon75", seed=3)
    while len([a for a in game.moment[1] if a.how == ""]) < 3 or len(game.answers) < 40:
        game.choose(game.decision.keys[0])
    return game, [json.loads(row) for row in game.save(tmp_path / "a.save").read_text().splitlines()]


def reload(tmp_path, rows):
    path = tmp_path / "b.save"
    path.write_text("\n".join(json.dumps(row) for row in rows) + "\n")
    return indochina.load(path)


def test_a_save_by_older_rules_is_replayed_if_it_leads_to_the_same_position(tmp_path, monkeypatch):
    """What a position looked like on the way may have changed; where it ended may not."""
    game, rows = left_in_a_stage(tmp_path)
    monkeypatch.setattr(game.rules, "VERSION", game.rules.VERSION + 1)
    choices = [row for row in rows if "choice" in row]
    choices[2]["hash"] = "before"
    assert not reload(tmp_path, rows).lost_history
    choices[-1]["hash"] = "before"
    assert reload(tmp_path, rows).lost_history.endswith(
        f"(saved by version {rows[0]['rules']} of the rules, this is version {game.rules.VERSION}:"
        f" choice {len(choices)} leads to another position than it did)"
    )


def test_choices_after_the_snapshot_are_kept_as_far_as_they_can_be_made(tmp_path):
    game, rows = left_in_a_stage(tmp_path)
    snapshot = rows.pop()
    made, asked = snapshot["snapshot"], game.decision.name
    more = []
    for _ in range(2):
        game.choose(game.decision.keys[0])
        more.append(game.save(tmp_path / "c.save").read_text().splitlines()[-2])
    rows += [snapshot, *(json.loads(row) for row in more)]
    rows[1]["hash"] = rows[-1]["hash"] = "before"
    again = reload(tmp_path, rows)
    assert f"choices {made + 2} to {made + 2} must be made again" in again.lost_history
    assert again.answers[-1].name == asked
    rows[-2]["choice"] = "nothing"
    assert f"choices {made + 1} to {made + 2} must be made again" in reload(tmp_path, rows).lost_history


def test_what_was_lost_is_told_without_the_answer(tmp_path):
    """It is told to everybody who looks at the game, and the answer may be a card in a hand."""
    _, rows = left_in_a_stage(tmp_path)
    first = next(row for row in rows if "choice" in row)
    first["choice"] = "a-secret"
    lost = reload(tmp_path, rows).lost_history
    assert f"choice {first['n']} cannot be made any more" in lost and "a-secret" not in lost
    rows[0]["start"]["nv_hand"] = ["a-secret"]
    lost = reload(tmp_path, rows).lost_history
    assert "cannot be replayed" in lost and "a-secret" not in lost


def test_a_stage_that_cannot_be_replayed_is_begun_again(tmp_path):
    game, rows = left_in_a_stage(tmp_path)
    in_stage = len([a for a in game.moment[1] if a.how == ""])
    rows[1]["hash"] = "before"
    rows[-1]["then"][-1][1] = "nothing"
    again = reload(tmp_path, rows)
    made = rows[-1]["snapshot"]
    first = made - in_stage
    assert again.lost_history.startswith(
        f"choices 1 to {first} cannot be replayed and choices {first + 1} to {made} must be made again"
    )
    assert again.state.stage == game.state.stage and not [a for a in again.answers if a.how == ""]


def test_autosave_appends_each_choice_and_each_undo(tmp_path):
    game = indochina.new("saigon75", seed=3)
    auto = Autosave(game, tmp_path / "a.save")
    for key in ("saigon", "hue", "undo", "da_nang", "suggested"):
        if key == "undo":
            game.undo()
        elif key in game.decision.keys:
            game.choose(key)
        auto.keep(game)
        assert indochina.load(auto.path).hash() == game.hash()
    while not game.over and len(game.answers) < 150:
        game.choose(game.decision.keys[len(game.answers) % len(game.decision.keys)])
        auto.keep(game)
    again = indochina.load(auto.path)
    assert again.hash() == game.hash() and not again.lost_history


def test_autosave_keeps_the_dice_a_person_read(tmp_path):
    game = indochina.new("saigon75", seed=3, chance="person")
    auto = Autosave(game, tmp_path / "a.save")
    game.choose("suggested")
    auto.keep(game)
    for read in ("E-07", "E-01", "E-20", "E-02", "E-03", "E-04", "5"):
        game.choose(read)
        auto.keep(game)
    again = indochina.load(auto.path)
    assert again.state.base == 7 and again.hash() == game.hash() and again.chance == "person"


def test_a_torn_last_line_is_not_a_choice_yet(tmp_path):
    game = played(choices=20)
    path = game.save(tmp_path / "a.save")
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n": 21, "seat": "NV", "deci')
    assert indochina.load(path).hash() == game.hash()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "the file is empty"),
        (b"hello\nworld\n", "line 1: not a saved game of indochina"),
        (b'{"a": 1}\n', "line 1: not a saved game of indochina"),
        (b"\xff\xfe\x00\x01\n", "line 1: not a saved game of indochina"),
        (
            b'{"indochina": 99, "game": "saigon75", "rules": 1, "start": {}, "then": []}\n',
            "saved in format 99, this version reads",
        ),
        (
            b'{"indochina": 1, "game": "saigon75", "rules": 99, "start": {}, "then": []}\n',
            "saved by version 99 of the rules",
        ),
        (b'{"indochina": 1, "game": "chess", "rules": 1, "start": {}, "then": []}\n', "unknown game 'chess'"),
        (b'{"indochina": 1, "game": "saigon75"}\n', "the save is damaged: no 'rules' in the header"),
        (
            b'{"indochina": 1, "game": "saigon75", "rules": 1, "start": {"turn": 12}, "then": []}\n',
            "the save cannot be read",
        ),
        (b'{"indochina": 1, "game": "saigon75", "rules": "x", "start": []}\n', "the save is damaged"),
    ],
)
def test_a_broken_or_foreign_file_is_refused_and_never_overwritten(tmp_path, content, message):
    path = tmp_path / "a.save"
    path.write_bytes(content)
    with pytest.raises(Error) as caught:
        indochina.load(path)
    assert message in str(caught.value) and str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    if b'"indochina": 1' not in content:
        with pytest.raises(Error, match="not overwritten"):
            played(choices=3).save(path)
        assert path.read_bytes() == content


def test_damage_in_the_middle_names_the_line(tmp_path):
    path = played(choices=20).save(tmp_path / "a.save")
    rows = path.read_text().splitlines()
    rows[7] = rows[7][:10]
    path.write_text("\n".join(rows) + "\n")
    with pytest.raises(Error, match="line 8: the save is damaged"):
        indochina.load(path)


def test_a_save_to_a_place_that_cannot_be_written_says_so(tmp_path):
    with pytest.raises(Error, match="cannot write the save"):
        played(choices=3).save(tmp_path / "no" / "such" / "folder.save")


def test_the_reasons_of_the_opponents_are_saved(tmp_path):
    game = played()
    again = indochina.load(game.save(tmp_path / "a.save"))
    reasons = [a.reason for a in again.answers if a.reason]
    assert reasons and reasons == [a.reason for a in game.answers if a.reason]


def test_every_line_of_a_save_is_json():
    rows = list(lines(played(choices=30)))
    assert rows[0]["game"] == "saigon75" and "snapshot" in rows[-1]
    json.dumps(rows)
