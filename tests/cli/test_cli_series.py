"""simulate, fuzz, bench and position as commands."""

from __future__ import annotations

import json

import indochina

RANDOM = "--seat NV=random --seat SV=random"


def test_simulate_shows_rates_and_keeps_results(run, tmp_path):
    result = run(f"simulate saigon75 --games 6 --jobs 2 {RANDOM} --out r.jsonl")
    assert result.exit_code == 0, result.output
    assert "95 % interval" in result.output and "6 games" in result.output
    records = [json.loads(line) for line in (tmp_path / "r.jsonl").read_text().splitlines()]
    assert [record["seed"] for record in records] == [1, 2, 3, 4, 5, 6]
    assert set(records[0]) == {"setup", "seed", "winner", "turn", "choices", "end", "seconds"}


def test_simulate_does_not_play_a_seed_twice_and_mends_a_torn_line(run, tmp_path):
    command = f"simulate saigon75 --jobs 1 --seed 10 {RANDOM} --out r.jsonl --json --games"
    run(f"{command} 2")
    path = tmp_path / "r.jsonl"
    first = path.read_text().splitlines()[0]
    path.write_text(first + "\n" + first[:30])
    result = run(f"{command} 3")
    assert json.loads(result.stdout)["games"] == 3
    lines = path.read_text().splitlines()
    assert lines[0] == first and [json.loads(line)["seed"] for line in lines] == [10, 11, 12]
    other = run("simulate saigon75 --games 1 --seat NV=random --out r.jsonl")
    assert other.exit_code == 2 and "results of other games" in other.stderr
    assert path.read_text().splitlines() == lines


def test_simulate_gives_the_same_games_with_any_number_of_jobs(run):
    def played(jobs):
        figures = json.loads(run(f"simulate saigon75 --games 4 {RANDOM} --option hand=8 --jobs {jobs} --json").stdout)
        return {name: figures[name] for name in ("wins", "turns", "choices")}

    assert played(1) == played(2)


def test_fuzz_finds_nothing_and_says_so(run):
    result = run("fuzz saigon75 --games 2 --seed 7 --deep 90 --jobs 1")
    assert result.exit_code == 0, result.output
    assert "games 2, decisions " in result.output
    assert "dead ends 0, crashes 0, invariant breaks 0" in result.output


def test_fuzz_tells_the_one_command_that_repeats_a_failure(run, tmp_path, monkeypatch):
    def broken(state):
        assert state.turn < 3, "turn 3 must not come"

    monkeypatch.setattr("indochina.saigon75.check", broken)
    result = run("fuzz saigon75 --games 1 --seed 123 --deep 0 --jobs 1")
    assert result.exit_code == 1
    assert "turn 3 must not come" in result.stderr
    assert "indochina fuzz saigon75 --games 1 --seed 123" in result.stderr
    report = json.loads((tmp_path / "saigon75-123-crash.json").read_text())
    assert report["kind"] == "invariant break" and report["choices"] and report["position"]["turn"] == 3
    again = indochina.new("saigon75", options=report["options"], seed=report["seed"])
    for key in report["choices"]:
        again.choose(key)
    assert again.position() == report["position"]


def test_bench_prints_machine_and_figures(run):
    result = run("bench saigon75 --repeat 1 --players random --json")
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    assert [measure["name"] for measure in figures["measures"]] == [
        "random choices",
        "clone where a stage begins",
        "clone at each decision of a game",
        "clone after 8 answers in a stage",
        "reference loop, a turn",
    ]
    assert all(measure["median"] > 0 for measure in figures["measures"])
    assert figures["machine"]["cores"] >= 1


def test_position_shows_and_gives_back(run, tmp_path):
    text = "turn: 2; active: SV; stage: movement; saigon: 2 ranger; available: 3"
    result = run(["position", "saigon75", text])
    assert result.exit_code == 0, result.output
    assert "Movement: choose a unit" in result.output and "saigon: 2 ranger" in result.output
    whole = run(["position", "saigon75", text, "--json"]).stdout
    (tmp_path / "p.json").write_text(whole)
    assert run("position saigon75 p.json --json").stdout == whole
    assert run("position saigon75 -", str(indochina.position("saigon75", text).position())).exit_code == 0
    assert "sound: move.unit for SV" in run("position saigon75 p.json --check").output
