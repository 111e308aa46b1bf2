"""What a person means by what he types."""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.catalogue import Messages, plain
from indochina.core.decision import Decision


def meant(messages: Messages, decision: Decision, typed: str) -> list[str]:
    """The options somebody may mean: one if it is clear, several if not, none if nothing fits.

    A key counts before a number (a die shows `4`), a number of the list before a name (`174/316`), whole names before
    beginnings, and the name of a whole option before that of a part of it (`saigon` in `saigon/ranger`).
    """
    keys = decision.keys
    if typed in keys:
        return [typed]
    if typed.isdecimal() and not all(key.isdigit() for key in keys) and 1 <= int(typed) <= len(keys):
        return [keys[int(typed) - 1]]
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
    return []


def _forms(messages: Messages, word: str) -> set[str]:
    return {plain(word), plain(messages.name(word))}
