"""The catalogue and the code: whatever the rules say has words, and no words are left over."""

import re
from pathlib import Path

import pytest

from indochina import fitl
from indochina.fitl.components.pieces import FACTIONS
from indochina.fitl.words.en import ENGLISH

FITL = Path(fitl.__file__).parent
# The assistant puts its own questions, in its own words.
SOURCES = [p for p in FITL.rglob("*.py") if p.relative_to(FITL).parts[0] not in ("words", "assist")]
TEXT = "\n".join(p.read_text() for p in SOURCES)
LITERALS = set(re.findall(r'"((?:log|why)\.[\w.]+)"', TEXT))
# What f-strings in the code make.
MADE = {
    *(f"why.box.{box}" for box in ("op", "op_sa", "event")),
    *(f"log.won.{how}" for how in ("victory", "final")),
    "why.other_question",  # asked for by the core
    *(key.replace("prompt.", "why.else.") for key in ENGLISH if key.startswith("prompt.")),  # so are these
}


@pytest.mark.parametrize("key", sorted(LITERALS))
def test_every_log_entry_and_reason_has_words(key):
    assert key in ENGLISH


def test_no_log_entry_or_reason_is_left_over():
    stems = tuple(re.findall(r'f"((?:log|why)\.[\w.]*)\{', TEXT))
    unused = [k for k in ENGLISH if k.startswith(("log.", "why.")) and k not in LITERALS | MADE]
    assert [k for k in unused if not k.startswith(stems)] == []


def test_every_question_has_words():
    asked = set(re.findall(r'(?:choose|draw|chance|die)\(\s*(?:[\w.\[\]]+,\s*)?(?:[\w.]+,\s*)?"([\w.]+)"', TEXT))
    assert len(asked) > 60
    assert sorted(n for n in asked if not n[0].isdigit() and f"prompt.{n}" not in ENGLISH) == []


def test_every_precondition_of_a_pivotal_event_has_its_reason():
    assert all(f"why.pivotal.{faction}" in ENGLISH for faction in FACTIONS)


def test_names_and_prompts_are_short_enough_for_a_line_or_two():
    names = {key: len(text) for key, text in ENGLISH.items() if key.startswith("name.")}
    assert max(n for key, n in names.items() if not key.startswith("name.np.")) <= 40
    assert max(n for key, n in names.items() if key.startswith("name.np.")) <= 100  # a Non-player's reasons
    assert max(len(text) for key, text in ENGLISH.items() if key.startswith("prompt.")) <= 160
