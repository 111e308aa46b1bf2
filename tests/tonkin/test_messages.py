"""The catalogues of Tonkin (what holds for every game: tests/conformance/test_catalogues.py)."""

from __future__ import annotations

import re
from random import Random

import pytest

from indochina import tonkin
from indochina.core.catalogue import Messages
from indochina.core.game import Game
from indochina.tonkin.board import printed
from indochina.tonkin.words import combat as messages_combat
from indochina.tonkin.words import frame as messages_frame
from indochina.tonkin.words import movement as messages_movement
from indochina.tonkin.words import replacements as messages_replacements
from indochina.tonkin.words import solo as messages_solo
from indochina.tonkin.words.en.messages import ENGLISH
from indochina.tonkin.words.fr.messages import FRENCH
from indochina.tonkin.words.names import WORDS

CATALOGUES = {"en": ENGLISH, "fr": FRENCH}
LANGUAGES = sorted(CATALOGUES)


def test_no_message_is_written_by_two_parts() -> None:
    parts = (
        messages_movement,
        messages_combat,
        messages_replacements,
        messages_frame,
        messages_solo,
    )
    keys = [key for part in parts for key in part.EN]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


def test_sentences_are_translated() -> None:
    """Only proper names, numbers and signs may be the same in both languages."""
    same = {key for key, text in ENGLISH.items() if FRENCH.get(key) == text}
    board = printed()
    shared = {f"name.{word}" for word in (*board.ids, *board.unit, "VM", "FEF", "pathet_lao", "gcma", "dna", "DG&DL")}
    shared |= {f"name.{name}" for name in board.scenarios} | {"name.drm.gcma"}
    assert sorted(same - shared) == []


def test_secret_answers_are_questions_of_the_game() -> None:
    """1.5 All questions whose last part begins with vm_ have secret answers; officers of the FEF are secret too."""
    asked = {key.removeprefix("prompt.") for key in ENGLISH if key.startswith("prompt.")}
    assert set(tonkin.SECRET_ANSWERS) <= asked
    secret = {name for name in asked if name.rpartition(".")[2].startswith("vm_")}
    assert secret | {"hero.unit", "hero.others"} == set(tonkin.SECRET_ANSWERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_has_a_name(language: str) -> None:
    board = printed()
    catalogue = CATALOGUES[language]
    plain = [w for w in tonkin.WORDS if w not in board.index]
    assert [w for w in plain if f"name.{w}" not in catalogue] == []
    assert [board.ids[c.hex] for c in board.communities if f"name.{board.ids[c.hex]}" not in catalogue] == []
    assert [w for w in WORDS if f"name.{w}" not in catalogue] == []
    parts = {part for parts in board.reconstructed.values() for part in parts}
    assert [part for part in sorted(parts) if f"name.data.{part}" not in catalogue] == []


# --- the catalogues in play ----------------------------------------------------------------------------------

# A key that shows instead of its name: log.turn, vm_move, rgt-148, {unit}.
RAW = re.compile(
    r"\w_\w|\b(?:name|log|prompt|why|reason|option|drm|phase)\.\w|[{}]|None|\b(?:rgt|tieu-doan|vm-sd|fef-sd)-\d"
)


def same_in_every_language(key: str) -> bool:
    """Numbers, and hexes without a community, are shown as they are."""
    return key.isdigit() or key in printed().index


def told(scenario: str, seed: int, language: str, hero: str) -> Game:
    state = tonkin.setup(scenario, {"until": "same", "hero": hero}, seed, (), tonkin.read_board(None))
    return Game(tonkin, state, meta={"seed": seed}, language=language, chance="person" if seed % 2 else "stream")


@pytest.mark.parametrize("scenario", list(tonkin.SCENARIOS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_game_is_told_in_words(language: str, scenario: str) -> None:
    """Prompts and labels, reasons at some questions, every log entry. Every other game asks for the dice as well."""
    seed = list(tonkin.SCENARIOS).index(scenario)
    game = told(scenario, seed, language, "yes" if seed % 3 == 0 else "no")
    random = Random(seed)
    while (asked := game.decision) is not None and game.version < 800:
        if random.randrange(4) == 0:
            assert not RAW.search(asked.prompt), (asked.name, asked.prompt)
            for option in asked.options:
                assert option.label != option.key or same_in_every_language(option.key), (asked.name, option)
                assert not RAW.search(option.label), (asked.name, option)
        if random.randrange(20) == 0:
            for word, reason in asked.blocked.items():
                assert not RAW.search(game.messages.text(reason.key, reason.values)), (asked.name, word, reason)
        game.choose(random.choice(asked.keys))
    log = game.log
    assert len(log) > 50
    for entry in log:
        assert not RAW.search(entry.text), entry


def test_decimals_are_written_as_each_language_does():
    def said(language):
        return Messages(tonkin.CATALOGUES[language], tonkin.target).text("odds.assuming", {"what": [1.5, 2]})

    assert (said("en"), said("fr")) == ("Assuming: 1.5, 2.", "On suppose\u00a0: 1,5, 2.")
