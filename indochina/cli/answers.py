"""What a person means by what he types."""

from __future__ import annotations

import re
from collections.abc import Callable

from indochina.core.catalogue import Messages, plain
from indochina.core.decision import STOPS, Decision
from indochina.core.errors import Error
from indochina.core.game import Game

from .words import words


def meant(messages: Messages, decision: Decision, typed: str) -> list[str]:
    """The options somebody may mean: one if it is clear, several if not, none if nothing fits.

    A key counts before a number (a die shows `4`), a number of the list before a name (`174/316`), a letter by which
    the rules call an option before all names, whole names before beginnings, the name of a whole option before that of
    a part of it (`saigon` in `saigon/ranger`), and all of these before beginnings of several words of a name.
    """
    keys = decision.keys
    if typed in keys:
        return [typed]
    if typed in STOPS and decision.stop:  # who says done where it is the end, or the other way round, means it
        return [decision.stop]
    if decision.whole and messages.says_all(typed):
        return [decision.whole]
    if typed.isdecimal() and not all(key.isdigit() for key in keys) and 1 <= int(typed) <= len(keys):
        return [keys[int(typed) - 1]]
    if key := lettered(messages, decision, typed):
        return [key] if key in keys else []
    wanted = plain(typed)
    if not wanted:
        return []
    wholes = {key: _forms(messages, key) | {plain(messages.label(decision, key))} for key in keys}
    parts = {key: {form for part in key.split("/") for form in _forms(messages, part)} for key in keys}
    tests: tuple[Callable[[str], bool], ...] = (lambda form: form == wanted, lambda form: form.startswith(wanted))
    for forms in (wholes, parts):
        for fits in tests:
            found = [key for key in keys if any(fits(form) for form in forms[key])]
            if found:
                return found
    begun = typed.split()
    return [key for key in keys if len(begun) > 1 and begins(begun, messages.label(decision, key))]


def begins(begun: list[str], label: str) -> bool:
    """Is every word typed the beginning of a word of a label: `saigon div` of `Saigon · SV division`?"""
    said = [plain(word) for word in re.split(r"[^\w]+", label)]
    return all((start := plain(word)) and any(one.startswith(start) for one in said) for word in begun)


def reason_against(game: Game, typed: str) -> str:
    """Why what was typed cannot be chosen: the rules' reason if it names something, else that nothing fits."""
    try:
        reasons = why_not(game, typed)
    except Error:
        reasons = []
    return "; ".join(reasons) or words(game.language)["no_option"].format(typed=typed)


def why_not(game: Game, typed: str) -> list[str]:
    """The rules' reasons against what is called by its letter or its name."""
    decision = game.decision
    letter = lettered(game.messages, decision, typed) if decision else ""
    return game.why_not(letter or typed)


def lettered(messages: Messages, decision: Decision, typed: str) -> str:
    """The option of this letter, offered or not, where labels have letters such as `b) dig trenches`; else nothing."""
    if len(typed) != 1 or not typed.isalpha():
        return ""
    mark = f"{typed.casefold()}) "
    known = [*decision.keys, *decision.blocked]
    return next((key for key in known if messages.label(decision, key).casefold().startswith(mark)), "")


def _forms(messages: Messages, word: str) -> set[str]:
    return {plain(word), plain(messages.name(word))}
