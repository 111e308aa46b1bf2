"""French beside English: the same keys and placeholders, French typography, nothing untranslated in play."""

import random
import re
import string

import indochina
from indochina import fitl
from indochina.fitl.messages_en import ENGLISH
from indochina.fitl.messages_fr import FRENCH

NO_BREAK = "\u00a0"
FRENCH_ONLY = FRENCH.keys() - ENGLISH.keys()
SIDES = (".unshaded", ".shaded", ".single")
# A key that shows instead of its words: nva_troop, card-68, log.event, {space}.
RAW = re.compile(r"\w_\w|\bcard-\d|\b(?:name|log|prompt|why|reason|option|card|np|event)\.\w|[{}]|None")
ENGLISH_WORDS = re.compile(
    r"\b(?:the|which|with|from|choose|remove|still|left|there|pieces?|[Tt]roops?|[Gg]uerrillas?|Underground|Active|"
    r"Resources?|Aid|Support|Control|Trail|Casualty|Casualties|Available|Sweep|March|Attack|Rally|Train|shaded)\b"
)


def placeholders(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


# --- the catalogues side by side -----------------------------------------------------------------------------


def test_every_english_text_has_a_french_one():
    assert sorted(ENGLISH.keys() - FRENCH.keys()) == []


def test_french_has_more_only_in_names():
    """A word without a name shows as its key, which may do in English."""
    assert [key for key in FRENCH_ONLY if not key.startswith("name.")] == []


def test_both_texts_have_the_same_placeholders():
    assert [key for key in ENGLISH if placeholders(FRENCH[key]) != placeholders(ENGLISH[key])] == []


def test_no_text_is_empty():
    assert [key for key, text in FRENCH.items() if not text or text != text.strip() or "  " in text] == []


def test_sentences_are_translated():
    sentences = [key for key in ENGLISH if key.startswith(("prompt.", "log.", "why.")) or key.endswith(SIDES)]
    assert len(sentences) > 600
    assert [key for key in sentences if FRENCH[key] == ENGLISH[key]] == []


def test_titles_of_cards_stay_as_printed():
    titles = [key for key in ENGLISH if key.startswith(("name.card-", "option.card.reveal."))]
    assert len(titles) == 260
    assert all(FRENCH[key] == ENGLISH[key] for key in titles)


def test_french_typography():
    """A no-break space before : ; ! ? » and after «; typographic apostrophes."""
    own = {key: text for key, text in FRENCH.items() if not key.startswith(("name.card-", "option.card.reveal."))}
    assert [key for key, text in own.items() if re.search(f"(?<!{NO_BREAK})[:;!?»]|«(?!{NO_BREAK})", text)] == []
    assert [key for key, text in own.items() if "'" in text or '"' in text] == []


def test_every_word_of_the_game_has_its_own_name():
    """A player may type a name instead of a key."""
    names = [FRENCH[f"name.{word}"].casefold() for word in fitl.WORDS]
    assert sorted({name for name in names if names.count(name) > 1}) == []


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
