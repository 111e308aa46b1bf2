"""The package as the core sees it: words, targets, whole games, the board on a terminal."""

import re
import string
from pathlib import Path

import pytest
from rich.console import Console

import indochina
from indochina import fitl
from indochina.cli.boards.fitl import AREAS, Board, legend, notice
from indochina.core.dice import Random
from indochina.core.errors import Error
from indochina.fitl.board import IDS
from indochina.fitl.cards import CAPABILITIES, MOMENTUM
from indochina.fitl.events import EVENTS
from indochina.fitl.words.en import ENGLISH
from indochina.sim import checks

SOURCE = Path(fitl.__file__).parent


def play(scenario, seed, stop=None, **options):
    game = indochina.new("fitl", scenario, options, seed=seed)
    rng = Random(f"game/{seed}")
    while game.decision is not None and (stop is None or not stop(game)):
        checks.check_decision(game)
        game.choose(rng.choice(game.decision.keys))
    return game


@pytest.mark.parametrize("scenario", ["short", "medium", "full"])
def test_a_random_game_reaches_its_end(scenario):
    game = play(scenario, 1)
    assert game.over and game.result["winner"] in fitl.SEATS
    checks.check_decision(game)


def test_a_random_game_stands_the_deep_checks_at_some_decisions(tmp_path):
    game = indochina.new("fitl", "short", seed=4)
    rng = Random("deep")
    for n in range(240):
        if game.decision is None:
            break
        if n % 40 == 0:
            checks.check_deeply(game, tmp_path)
        game.choose(rng.choice(game.decision.keys))


def test_a_card_that_shows_can_be_stacked_and_dice_can_be_scripted():
    game = indochina.new("fitl", "short", seed=1, deck="68 4 127", dice="6 6 6")
    assert (game.state.current, game.state.next) == (68, 4)
    assert game.decision.seat == "ARVN" and game.decision.name == "action.first"


def test_2_3_7_at_a_table_with_real_cards_a_person_turns_them():
    game = indochina.new("fitl", "short", seed=1, chance="person")
    assert game.decision.seat == "chance" and game.decision.name == "card.reveal"
    game.choose("68" if game.state.next != 68 else "69")
    assert game.state.next in (68, 69)


def test_undo_leads_back_to_the_start_of_a_faction_s_action():
    game = indochina.new("fitl", "full", seed=3, deck="68 4")
    game.choose("op").choose("train")
    game.undo().undo()
    assert game.decision.name == "action.first"


def test_what_an_option_points_at():
    assert fitl.target("hue") == {"space": "hue"}
    assert fitl.target("hue/us_troop") == {"unit": "hue/us_troop", "space": "hue", "kind": "us_troop"}
    assert fitl.target("available/us_base") == {"unit": "available/us_base", "box": "available", "kind": "us_base"}
    assert fitl.target("card-68") == {"card": "card-68"}
    assert fitl.target("casualties") == {"box": "casualties"}
    assert fitl.target("arvn_ranger") == {"kind": "arvn_ranger"}
    assert fitl.target("pass") is None and fitl.target("3") is None


def test_there_is_no_board_file():
    with pytest.raises(Error, match="takes no board file"):
        fitl.read_board("board.toml")
    assert fitl.read_board(None) is None


def test_8_0_every_faction_has_its_nonplayer():
    assert [fitl.nonplayer(seat).faction for seat in fitl.SEATS] == list(fitl.SEATS)
    with pytest.raises(Error, match="no Non-player for 'UN'"):
        fitl.nonplayer("UN")


def test_8_0_who_sits_where_decides_who_is_a_nonplayer():
    game = indochina.new("fitl", seats={"US": "human", "ARVN": "random", "NVA": "solo"}, seed=1)
    assert game.state.nonplayers == {"NVA"}
    assert game.seats == {"US": "human", "ARVN": "random", "NVA": "solo"}
    assert game.meta["options"]["nva"] == "nonplayer" and game.meta["options"]["us"] == "player"


def test_8_0_a_faction_set_to_be_a_nonplayer_is_played_by_it():
    game = indochina.new("fitl", options={"nva": "nonplayer", "vc": "nonplayer"}, seed=1)
    assert game.seats == {"NVA": "solo", "VC": "solo"}
    again = indochina.position("fitl", game.position())
    assert again.seats == game.seats


@pytest.mark.parametrize("options, seats", [({"us": "nonplayer"}, {"US": "human"}), ({"us": "player"}, {"US": "solo"})])
def test_8_0_settings_and_seats_must_agree(options, seats):
    with pytest.raises(Error, match=r"option us=.* contradicts the seats"):
        indochina.new("fitl", options=options, seats=seats, seed=1)


def test_8_0_a_players_faction_cannot_be_left_to_a_nonplayer_later():
    game = indochina.new("fitl", seed=1)
    with pytest.raises(Error, match="seat US is a player's in this game"):
        game.play({"US": "solo"})


def test_every_word_has_a_name_of_its_own():
    names = {}
    for word in fitl.WORDS:
        name = ENGLISH.get(f"name.{word}") or ENGLISH.get(f"option.{word}")
        assert name, word
        assert name not in names, f"{word} and {names[name]} are both {name}"
        names[name] = word


def test_every_message_is_a_sentence_with_plain_placeholders():
    for key, text in ENGLISH.items():
        assert text and text == text.strip() and "  " not in text, key
        for _, name, spec, conversion in string.Formatter().parse(text):
            assert name is None or (name.isidentifier() and not spec and not conversion), key


@pytest.mark.pure
def test_every_capability_and_momentum_is_consulted_by_some_rule():
    """5.3, 5.4 A lasting effect that no rule asks for would do nothing."""
    files = [p for p in SOURCE.rglob("*.py") if p.name != "cards.py" and p.relative_to(SOURCE).parts[0] != "words"]
    text = "\n".join(p.read_text() for p in files)
    cards = (SOURCE / "cards.py").read_text()
    for name in (*CAPABILITIES, *MOMENTUM):
        constant = "DA_NANG_EVENT" if name == "da_nang_event" else name.upper()
        assert constant in cards
        asked = rf"\b{constant} (not )?in (self\.)?(op\.)?s\.|\b{constant}: \"card"
        assert re.search(asked, text), f"{constant} is consulted nowhere"


def test_every_text_of_every_card_has_our_own_words():
    for number, side in EVENTS:
        words = ENGLISH[f"card.card-{number}.{side}"]
        assert len(words) > 5 and words in ENGLISH[f"card.card-{number}"], (number, side)
    assert ENGLISH["card.card-4"].startswith("US NVA ARVN VC, 1968, US Capability.")


def test_the_terminal_groups_every_city_and_province_once():
    shown = " ".join(AREAS.values()).split()
    assert sorted(shown) == sorted(x for x in IDS if not x.startswith("loc-"))


@pytest.mark.parametrize("width", [80, 160])
def test_the_board_fits_the_terminal(width):
    game = play("full", 2, stop=lambda game: game.version > 300)
    console = Console(width=width, record=True, force_terminal=False, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(Board(game, None))
    console.print(legend(game))
    text = console.export_text()
    assert all(len(line.rstrip()) <= width for line in text.splitlines())
    for word in ("Saigon", "I Corps", "Available", "Resources", "RVN Leader", "Eligible", "Victory"):
        assert word in text
    assert notice(game) == ""
