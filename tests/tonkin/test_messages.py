"""The catalogues of Tonkin (what holds for every game: tests/conformance/test_catalogues.py)."""

from __future__ import annotations

import re
from random import Random

import pytest
from wording import called_as_many

from indochina import tonkin
from indochina.core.catalogue import Messages
from indochina.core.game import Game
from indochina.tonkin.board import printed
from indochina.tonkin.words.en import ENGLISH
from indochina.tonkin.words.fr import FRENCH

CATALOGUES = {"en": ENGLISH, "fr": FRENCH}
LANGUAGES = sorted(CATALOGUES)


def test_sentences_are_translated() -> None:
    """Only proper names, numbers and signs may be the same in both languages."""
    filled = {"story.deed.card", "story.deed.event", "story.deed.turn", "story.track"}  # nothing but what is filled in
    same = {key for key, text in ENGLISH.items() if FRENCH.get(key) == text} - filled
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


# --- one and many ----------------------------------------------------------------------------------------------

ONE = re.compile(
    r"\b1 (?:(?!of|sur|de|pas|à|in|and|et)\w+ )?(?:points|units|turns|steps|hexes|Points|Transports|counters|markers|"
    r"Markers|cachées|pions|unités|tours|hexagones|marqueurs|transports|régiments)\b|\ball 1\b|\b[Ll]es 1\b"
)
"""One of something that is called as if it were many."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_called_as_if_it_were_many(language: str) -> None:
    """Every sentence with its numbers set to 1, where it can be 1: no `1 points`, no `all 1 left`."""
    never_one = {"most", "limit", "range", "turns", "vp"}  # 9, 13, 2 or 3, 6, 5 or 10: never 1
    assert called_as_many(CATALOGUES[language], ONE, never_one) == {}


@pytest.mark.parametrize("scenario", list(tonkin.SCENARIOS))
def test_nobody_is_told_of_an_end_that_is_not_offered(scenario: str) -> None:
    """A question that says `or ...` has a button for it."""
    seed = 10 + list(tonkin.SCENARIOS).index(scenario)
    game = told(scenario, seed, "en", "no")
    random = Random(seed)
    ways = {
        "or attack": "go",
        "or end the phase": "end",
        "or end the advance": "done",
        "or none": "no",
        "or stay": "stay",
    }
    while (asked := game.decision) is not None and game.version < 700:
        for words, key in ways.items():
            assert words not in asked.prompt or key in asked.keys, (asked.name, asked.prompt)
        game.choose(random.choice(asked.keys))


def test_before_anybody_is_chosen_nobody_can_attack() -> None:
    """6.8 And it is not said that one can."""
    from .build import state

    s = state(
        {"V13": "36-308 88-308 vm-sd-1", "V14": "2-2-rei", "X11": "vm-hq", "V15": "fef-hq gm-1"},
        stage="operation.point", active="VM", ops=[10, 10], impulse=2, spending=("vm-sd-1", ""),
    )  # fmt: skip
    game = Game(tonkin, s).choose("attack")
    assert game.decision.prompt == "Attack on Vinh Yen: add units (so far 0, Combat Value 0)."
    game.choose("36-308")
    assert game.decision.prompt == "Attack on Vinh Yen: add units (so far 1, Combat Value 6), or attack with these."
