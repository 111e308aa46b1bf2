"""Messages: which text is taken for a question, and for a choice that was made."""

import pytest

import indochina
from indochina.core.catalogue import Messages
from indochina.core.decision import choose

WORDS = {
    "prompt.move": "Both move {n}.",
    "prompt.move.SV": "South moves.",
    "name.give": "the gift",
    "option.give": "Give",
    "option.more.give": "{n} more",
    "option.take": "Take",
    "option.more.take": "Take more",
}


@pytest.fixture
def words():
    return Messages(WORDS, lambda key: None)


def test_a_seat_may_have_a_question_of_its_own(words):
    assert words.prompt(choose("NV", "move", "1", ["a"], n=3)) == "Both move 3."
    assert words.prompt(choose("SV", "move", "1", ["a"], n=3)) == "South moves."


def test_a_past_choice_is_never_called_by_the_label_of_another_question(words):
    assert words.choice("more", "take") == "Take more"
    assert words.choice("other", "take") == "Take"
    assert words.choice("more", "give") == "the gift"  # its label had a number; that of `option.give` was not shown
    assert words.choice("other", "give") == "Give"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_south_is_not_told_of_vc_activations(language):
    """S.2 Saigon 75: only the North has VC."""
    rules = indochina.rules("saigon75")
    words = Messages(rules.CATALOGUES[language], rules.target)
    asked = {seat: words.prompt(choose(seat, "move.unit", "S.4", ["done"], points=6, vc=2)) for seat in rules.SEATS}
    assert "VC" in asked["NV"] and "VC" not in asked["SV"] and "6" in asked["SV"]
