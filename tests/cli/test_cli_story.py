"""`indochina replay --story`: chapters, a headline for each action, its entries and what each changed."""

import json
from pathlib import Path
from xml.etree import ElementTree

import indochina
from indochina.account import account

SAVED = Path(__file__).parents[1] / "games" / "fitl-bots-short-arvn.save"


def lines(result):
    assert result.exit_code == 0, result.output
    return [line.strip() for line in result.output.splitlines()]


def test_a_saved_game_is_told_by_its_effects(run):
    told = lines(run(["replay", str(SAVED), "--story"]))
    first = told.index("106 Binh Duong")
    assert told[first + 1] == "The card: 106 Binh Duong, Monsoon"
    event = told.index("VC executes 106 Binh Duong: Event. [5.1]", first)
    assert told[event + 1] == "VC: now acting (Event)"
    assert told[-1].endswith("choices replayed, all hashes equal")
    assert "1 × NVA Guerrilla: Quang Tri-Thua Thien → Available" in told[event:]


def test_the_story_ends_where_it_is_told_to_and_speaks_french(run):
    told = lines(run(["replay", str(SAVED), "--story", "--to", "3", "--lang", "fr"]))
    assert told[-1].startswith("3 ")
    assert any(line.startswith("La carte\u00a0: ") for line in told)


def test_what_the_others_did_since_one_last_played_is_one_page(run):
    """Who did what, the margins before and after; in both languages. Before anybody has played there is nothing."""
    seats = "--seat US=human --seat ARVN=solo --seat NVA=solo --seat VC=solo"
    game = f"play fitl --scenario short --seed 3 {seats} --save game.save"
    english = run(game, "since\npass\nsince\nquit\n")
    assert "nothing has happened since you last played" in english.output
    assert "VC: Terror in 3 spaces" in english.output
    assert "→" in english.output and "Pieces lost" in english.output
    french = run("play --resume game.save --lang fr", "since\nquit\n")
    assert "Terreur dans 3 espaces" in french.output


def test_margins_are_written_as_a_picture(run, tmp_path):
    """A line for each margin, a number for each turning point; what else is in a file stays."""
    file = tmp_path / "margins.svg"
    assert lines(run(["replay", str(SAVED), "--plot", str(file)]))[0].endswith("margins.svg")
    drawn = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    tag = "{http://www.w3.org/2000/svg}"
    game = indochina.load(SAVED)
    told = account(game)
    assert len(drawn.findall(f".//{tag}polyline")) == len(told.lines) == 4
    made = [point.get("data-made") for point in drawn.iter(f"{tag}g") if point.get("data-made")]
    assert made == [str(swing.made) for swing in told.swings]
    assert any(told.ended in (text.text or "") for text in drawn.iter(f"{tag}text"))
    copy = tmp_path / "game.save"
    copy.write_bytes(SAVED.read_bytes())
    refused = run(["replay", str(SAVED), "--plot", str(copy)])
    assert refused.exit_code and copy.read_bytes() == SAVED.read_bytes()


def test_a_replay_is_one_file_that_asks_nobody_for_anything(run, tmp_path):
    file = tmp_path / "game.html"
    lines(run(["replay", str(SAVED), "--html", str(file), "--lang", "fr"]))
    page = file.read_text(encoding="utf-8")
    assert (
        '<html lang="fr"' in page
        and "src=" not in page
        and "<link" not in page
        and "@import" not in page.split("</style>")[0]
    )
    held = json.loads(page.split('id="replay">')[1].split("</script>")[0])
    assert len(held["steps"]) == indochina.load(SAVED).made
    assert held["account"]["ended"] == "ARVN remplit sa condition de victoire et gagne avec une marge de 2."
