"""Tonkin at the command line: what a person types and sees, and what goes wrong in one clear sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import indochina
from indochina.cli.screen import how_it_ended
from indochina.core.dice import Random

VM_SIDE = "play tonkin --seed 3 --seat VM=human --seat FEF=random --save game.save"
FEF_SIDE = "play tonkin --seed 3 --seat VM=solo --seat FEF=human --save game.save"
HOT_SEAT = "play tonkin --seed 3 --seat VM=human --seat FEF=human --save game.save"
TO_MOVEMENT = "suggested\nthai nguyen\n"


def chosen(path):
    return [a.key for a in indochina.load(path).answers if a.how == "" and a.seat == "VM"]


def test_hexes_have_id_and_name_and_units_their_name_alone(run):
    output = run(VM_SIDE, f"{TO_MOVEMENT}V11\nquit\n").output
    assert "V11 Tuyen Quang" in output and "1 88/308" in output
    assert "88/308:" not in output


def test_what_wins_is_told_before_the_first_board_and_when_asked(run):
    """9.0"""
    output = " ".join(run(VM_SIDE, "goal\nquit\n").output.split())
    assert output.count("What wins: how many of Nghia Lo, Na San, Tuyen Quang") == 2
    assert output.index("What wins") < output.index("Set-up: where does")


def test_a_long_list_of_hexes_names_communities_and_gives_the_rest_in_rows(run, tmp_path):
    output = " ".join(run(VM_SIDE, f"{TO_MOVEMENT}R11\nall\nq7\nquit\n").output.split())
    assert "S12 Yen Bay" in output
    assert re.search(r"the id of one of \d+ other hexes: [A-Z]+5–[A-Z]+5, [A-Z]+6", output)
    assert chosen(tmp_path / "game.save")[-1] == "Q7", "whatever is not numbered can be typed"


def test_a_number_beyond_the_list_is_the_beginning_of_a_name(run, tmp_path):
    output = run(VM_SIDE, f"{TO_MOVEMENT}X11\n174\nquit\n").output
    assert chosen(tmp_path / "game.save")[-1] == "174-316"
    assert "chosen: 174/316" in output


def test_a_fight_is_foretold_with_every_modifier(run):
    """6.4, 6.8 Before an overrun is ordered: odds, DRM item by item, chances."""
    output = " ".join(run(VM_SIDE, f"{TO_MOVEMENT}R11\nall\noverrun\nquit\n").output.split())
    assert "Tu Le: 18 against 2, 5-1; DRM +0 (morale of the leaders +1, no SD within 3 hexes -2" in output
    assert "Nghia Lo (from S11): 18 against 2, 5-1; DRM +1 (morale of the leaders +1, trench -1" in output
    assert "DG: attacker" in output


def test_map_hex_reach_supply_and_why(run):
    output = run(
        VM_SIDE, f"{TO_MOVEMENT}map na san\nhex V15\nreach 141/312\nreach gm 1\nsupply\nwhy V15\nquit\n"
    ).output
    assert "N14∩" in output and "F2*" in output, "Na San lies in rough terrain, two counters in a trench"
    output = " ".join(output.split())  # lines end where the screen does
    assert "VM wins by entering" in output and "road to W15, V16, U16, V14" in output and "10 BPCP 3-9-5" in output
    assert "by land, 4 mp: R10, S10, S11" in output and "overrun, 4 mp: Q12 Tu Le, R12 Nghia Lo" in output
    assert "GM 1 is not a unit of yours on the map" in output
    assert "Viet Minh, out of supply if it were checked now (4): 141/312 (R11)" in output
    assert "why V15 no units of yours are there [3.0]" in output


def test_help_names_the_commands_of_this_game_and_there_are_no_cards(run):
    output = run(VM_SIDE, "?\ncard 7\nhex\nhex Z99\nreach\nodds\nquit\n").output
    assert "map [V15]" in output and "reach 88/308" in output and "odds [NAME]" in output
    assert "what a card does" not in output
    assert "Tonkin has no cards" in output and "there is no hex 'Z99'" in output
    assert "hex what?" in output and "reach what?" in output and "no dice follow" in output


def test_buttons_that_are_not_offered_tell_why(run):
    """6.3 Which options an Operation Point has not, with the reason."""
    position = (
        "month: Oct-52; stage: operation.point; active: FEF; fef_ops: 9; impulse: 2; V15: gm-1, fef-hq; X11: vm-hq"
    )
    output = run(["position", "tonkin", position]).output
    assert "✗ G) attack: no SD is being spent [6.3]" in output


def test_the_fef_see_neither_hidden_units_nor_why_vm_chose_them(run):
    """1.5 A solo VM's reasons for its secret answers are not told; the number of units moved is."""
    output = run(FEF_SIDE, "suggested\nlog why\nlog 100\nhex R11\nmap R11\nquit\n").output
    game = indochina.load("game.save")
    secret = [
        a for a in game.answers if a.name in game.rules.SECRET_ANSWERS and a.key not in ("all", "go", "suggested")
    ]
    assert secret and "+2 hidden" in output
    before, _, _ = output.partition("attacks") if "attacks" in output else output.partition("overruns")
    for answer in secret[:3]:
        assert f"VM → {game.messages.name(answer.key)}" not in before


def test_vm_is_told_of_its_own_moves_once(run):
    """1.5 What the FEF may know of a move is not said beside what VM knows of it."""
    output = run(VM_SIDE, f"{TO_MOVEMENT}S11\nR10\nlog\nquit\n").output
    assert "S11 → R10 by land, 4 mp: Rgt 148." in output
    assert "VM units: 1" not in output


def test_nothing_is_told_twice_after_a_resume_and_an_undo(run):
    run(VM_SIDE, f"{TO_MOVEMENT}S11\nR10\nV11\n88\n")
    output = run("play --resume game.save", "undo\nall\nquit\n").output
    assert "Taken back." in output and "S11 → R10" not in output


def test_a_draw_is_called_so(run):
    position = "month: Dec-50; scenario: cao_bang; stage: over; winner: draw; vp: 49; V15: fef-hq; X11: vm-hq"
    game = indochina.position("tonkin", position)
    assert how_it_ended(game) == "A draw"


def test_two_people_at_one_keyboard_vm_has_the_screen_for_itself(run):
    """1.5"""
    output = run(HOT_SEAT, "\nsuggested\nquit\n").output
    before, _, after = output.partition("Pass the keyboard to Viet Minh")
    assert "88/308" not in before and "V11 Tuyen Quang★ 88/308, 102/308" in after
    assert "GCMA" in after, "France is asked next"
    french = after[after.rindex("VM has set up") :]
    assert "102/308" not in french and "+2 hidden" in french


def test_french_screens(run):
    output = run([*VM_SIDE.split(), "--lang", "fr"], f"{TO_MOVEMENT}?\nhex V15\nS11\nR10\nquit\n").output
    output = " ".join(output.split())
    assert "Reconstitué pour Na San" in output and "carte autour" in output
    assert "le VM gagne en y entrant" in output and "par voie de terre" in output


@pytest.mark.parametrize(("scenario", "seed"), [("na_san", 5), ("cao_bang", 6)])
def test_a_whole_game_is_played_at_one_keyboard(run, scenario, seed):
    """People who type one number after another come to the end of the game; every question can be shown."""
    rng = Random(seed)
    typed = "".join(f"{rng.choice([1, 1, 2, 2, 3, 3, 4, 5, 6, 8])}\n" for _ in range(9000))
    result = run(f"play tonkin --scenario {scenario} --seed {seed} --seat VM=human --seat FEF=human", typed)
    assert result.exit_code == 0, result.output[-500:]
    assert "Watch it again" in result.output


# --- other commands --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play tonkin --scenario tet", "unknown scenario 'tet'"),
        ("simulate tonkin --scenario tet", "unknown scenario 'tet'"),
        ("fuzz tonkin --scenario tet", "unknown scenario 'tet'"),
        ("fuzz tonkin --events", "Tonkin has no Event cards"),
        ("play tonkin --option hero=maybe", "option 'hero' is no or yes"),
        ("position tonkin Z99:gm-1", "unknown name 'Z99'"),
        ("position tonkin V15:gm-99", "unknown unit 'gm-99'"),
        ("cards tonkin", "Tonkin has no cards"),
        ("assist tonkin", "Tonkin has none"),
        ("play tonkin --board nowhere.json", "nowhere.json: cannot read the board file"),
    ],
)
def test_one_clear_line_and_exit_2(run, tmp_path, command, told):
    result = run(command)
    assert result.exit_code == 2, result.output
    assert told in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert not list(tmp_path.glob("*.json"))


ROADS = [{"name": "RC1", "side": "E", "to": "W15"}]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"map": {"Z99": {"terrain": "clear"}}}, "map: unknown hex 'Z99'"),
        ({"map": {"V15": {"roads": ROADS}}}, "a road leads SE to V15, but V15 has none back"),
        ({"units": {"VM HQ": None}}, "units: VM HQ is missing"),
        ({"units": {"GM 1": None}}, "unknown unit 'GM 1'"),
    ],
)
def test_a_board_file_with_a_mistake_starts_nothing(run, tmp_path, changes, told):
    """9.0"""
    (tmp_path / "mine.json").write_text(json.dumps(changes))
    for command in (f"{VM_SIDE} --board mine.json", "simulate tonkin --games 1 --board mine.json"):
        result = run(command)
        assert result.exit_code == 2 and told in result.stderr, result.output
    assert not (tmp_path / "game.save").exists()


def test_an_owner_moves_a_unit_of_the_set_up(run, tmp_path):
    """9.0 The set-up is then the owner's, no longer reconstructed, and stays with the save."""
    card = indochina.rules("tonkin").read_board(None).scenarios["na_san"]
    fef = [{**group, "hex": "P13"} if group["hex"] == "Q12" else group for group in card["FEF"]]
    (tmp_path / "mine.json").write_text(json.dumps({"scenarios": {"na_san": {"FEF": fef}}}))
    output = run(f"{VM_SIDE} --board mine.json", "quit\n").output
    assert "P13 Thai" in output and "Q12 Tu Le Thai" not in output
    assert (
        "not seen in print: VP-Level and scale." in " ".join(output.split()) and "Your board file is in use" in output
    )
    assert "P13 Thai" in run("play --resume game.save", "quit\n").output


def test_the_board_file_of_the_documentation_is_sound(run, tmp_path):
    """9.0 What docs/boards.md shows can be played with."""
    text = (Path(indochina.__file__).parent.parent / "docs" / "boards.md").read_text(encoding="utf-8")
    (tmp_path / "mine.json").write_text(text.partition("```json")[2].partition("```")[0])
    result = run(f"{VM_SIDE} --board mine.json", "hex na san\nhex U15\nquit\n")
    assert result.exit_code == 0, result.output
    assert "1/2 REI  2-" in result.output and "P13 Thai" in result.output
    assert "VP" not in result.output.partition("hex na san")[2], "which do not count in Na San"
    other = VM_SIDE.replace("game.save", "other.save").replace("tonkin", "tonkin --scenario plaine_des_jarres")
    assert "10 VP" in run(f"{other} --board mine.json", "hex na san\nquit\n").output


def test_the_position_of_the_documentation_is_sound(run):
    text = (Path(indochina.__file__).parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
    lines = [line.strip() for line in text.partition("## Tonkin")[2].splitlines() if line.startswith("    ")]
    result = run(["position", "tonkin", "--check", "; ".join(lines)])
    assert result.exit_code == 0 and "sound: operation.option for VM" in result.output, result.output


def test_simulate_counts_draws():
    from indochina.sim.summary import summary

    records = [
        {"seed": n, "winner": who, "turn": 3, "choices": 9, "seconds": 0.1} for n, who in enumerate(["VM", "draw"])
    ]
    figures = summary("x", ("VM", "FEF"), records)
    assert {seat: won["games"] for seat, won in figures["wins"].items()} == {"VM": 1, "FEF": 0, "draw": 1}


def test_bench_shows_what_its_figures_ought_to_keep_to(run):
    result = run("bench tonkin --repeat 1 --json")
    assert result.exit_code == 0, result.output
    measures = {one["name"]: one for one in json.loads(result.stdout)["measures"]}
    marks = {name: one["mark"] for name, one in measures.items() if one["mark"]}
    assert marks == {
        "random choices": "≥ 3,000", "clone where a stage begins": "≤ 30", "clone at each decision of a game": "≤ 30",
        "reachable hexes of a unit": "≤ 2", "reachable hexes, slowest unit": "≤ 2",
        "a bot's turn of Na San": "≤ 2", "a bot's turn of Na San, longest": "≤ 2",
    }  # fmt: skip
    assert all(one["low"] <= one["median"] <= one["high"] and one["loops"] > 0 for one in measures.values())
