"""`indochina replay --story`: chapters, a headline for each action, its entries and what each changed."""

from pathlib import Path

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
