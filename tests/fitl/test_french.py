"""French beside English: sentences translated, titles as printed, nothing untranslated in play.

Keys, placeholders and typography are tested for all games in tests/conformance/test_catalogues.py.
"""

import random
import re

import indochina
from indochina import fitl
from indochina.fitl.words.en import ENGLISH
from indochina.fitl.words.fr import FRENCH

FRENCH_ONLY = FRENCH.keys() - ENGLISH.keys()
SIDES = (".unshaded", ".shaded", ".single")
# A key that shows instead of its words: nva_troop, card-68, log.event, {space}.
RAW = re.compile(r"\w_\w|\bcard-\d|\b(?:name|log|prompt|why|reason|option|card|np|event)\.\w|[{}]|None")
ENGLISH_WORDS = re.compile(
    r"\b(?:the|which|with|from|choose|remove|still|left|there|pieces?|[Tt]roops?|[Gg]uerrillas?|Underground|Active|"
    r"Resources?|Aid|Support|Control|Trail|Casualty|Casualties|Available|Sweep|March|Attack|Rally|Train|shaded)\b"
)


# --- the catalogues side by side -----------------------------------------------------------------------------


def test_sentences_are_translated():
    sentences = [key for key in ENGLISH if key.startswith(("prompt.", "log.", "why.")) or key.endswith(SIDES)]
    assert len(sentences) > 600
    assert [key for key in sentences if FRENCH[key] == ENGLISH[key]] == []


def test_titles_of_cards_stay_as_printed():
    titles = [key for key in ENGLISH if key.startswith(("name.card-", "option.card.reveal."))]
    assert len(titles) == 260
    assert all(FRENCH[key] == ENGLISH[key] for key in titles)


def test_every_word_of_the_game_has_a_name():
    assert [word for word in fitl.WORDS if f"name.{word}" not in FRENCH] == []


def test_names_and_prompts_are_short_enough_for_a_line_or_two():
    names = {key: len(text) for key, text in FRENCH.items() if key.startswith("name.") and key not in FRENCH_ONLY}
    assert max(n for key, n in names.items() if not key.startswith("name.np.")) <= 40
    assert max(n for key, n in names.items() if key.startswith("name.np.")) <= 100
    assert max(len(text) for key, text in FRENCH.items() if key.startswith("prompt.")) <= 160


# --- in play -------------------------------------------------------------------------------------------------


def titles():
    """What stays English: titles of cards, and of Capabilities and Momentum after them; longest first."""
    found = {card.title for card in fitl.CARDS.values()} | {
        FRENCH[f"name.{word}"] for word in (*fitl.CAPABILITIES, *fitl.MOMENTUM)
    }
    return re.compile("|".join(re.escape(title) for title in sorted(found, key=len, reverse=True)))


TITLES = titles()


def faults(texts):
    """Texts that show a key or an English word."""
    return [text for text in texts if RAW.search(text) or ENGLISH_WORDS.search(TITLES.sub("", text))]


def asked(game):
    """All that a player can read about the question: prompt, labels, reasons why not."""
    decision = game.decision
    yield decision.prompt
    yield from (option.label for option in decision.options)
    yield from (re.sub(r" \[card \d+\]$", "", game.messages.why(reason)) for reason in decision.blocked.values())


def test_a_random_game_shows_no_english():
    rng = random.Random(68)
    for seed, options in enumerate(({}, {"deception": "on"})):
        game = indochina.new("fitl", "full", seed=seed, options=options, language="fr")
        for _ in range(300):
            if game.over:
                break
            assert faults(asked(game)) == []
            game.choose(rng.choice([option.key for option in game.decision.options]))
        assert faults(entry.text for entry in game.log) == []


def test_the_reasons_of_nonplayers_show_no_english():
    seats = {"US": "solo", "ARVN": "solo", "NVA": "solo", "VC": "solo"}
    game = indochina.new("fitl", "medium", seed=2, seats=seats, language="fr")
    for _ in range(300):
        key, reason = fitl.nonplayer(game.decision.seat).choose(game)
        words = [game.messages.text(reason.key, reason.values), *fitl.explain(game.messages, reason)]
        assert faults(words) == []
        game.choose(key, reason)


def test_the_texts_of_cards_hold_no_english_words():
    texts = {key: text for key, text in FRENCH.items() if key.endswith(SIDES)}
    assert faults(texts.values()) == []
