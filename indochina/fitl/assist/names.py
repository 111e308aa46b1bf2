"""What somebody means who types a name: capitals, spaces, accents, plurals, and a beginning that fits only one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from indochina.core.catalogue import plain
from indochina.core.errors import Error

from ..board import IDS
from ..cards import CAPABILITIES, MOMENTUM
from ..components.pieces import FACTIONS, KIND_NAMES, TYPE_NAMES
from ..position import KNOWN, LEVEL, NUMBERS
from ..state import BOXES
from .orders import name_of, place_name

PLACES = (*IDS, *BOXES)
PIECES = tuple(dict.fromkeys((*TYPE_NAMES, *KIND_NAMES)))
TRACKS = ("arvn_resources", "nva_resources", "vc_resources", *NUMBERS)
FILLERS = ("from", "to", "in", "at", "into")
MARKS = ("terror", "sabotage")
EMPTY = ("empty", "nothing", "none")


def forms_of(word: str) -> set[str]:
    """The ways a word is written: by key and by name, in the singular or plural."""
    forms = {plain(word), plain(name_of(word)), plain(place_name(word)) if word in PLACES else plain(word)}
    return {singular(form) for form in forms}


def singular(form: str) -> str:
    return form.removesuffix("s") if len(form) > 3 else form


FORMS = {
    word: forms_of(word)
    for word in (*PLACES, *PIECES, *TRACKS, *LEVEL, *MARKS, *EMPTY, *FACTIONS, *CAPABILITIES, *MOMENTUM, *KNOWN)
}


def matches(typed: str, words: Sequence[str]) -> tuple[bool, list[str]]:
    """Whether a name is meant exactly, and the words it may mean."""
    wanted = singular(plain(typed))
    if not wanted:
        return False, []
    tests: tuple[Callable[[str], bool], ...] = (
        lambda form: form == wanted,
        lambda form: form.startswith(wanted),
        lambda form: len(wanted) > 3 and wanted in form,
    )
    for exact, fits in zip((True, False, False), tests):
        found = [word for word in words if any(fits(form) for form in FORMS[word])]
        if found:
            return exact, found
    return False, []


def meant(typed: str, words: Sequence[str], what: str) -> str:
    """The one word a person means, or an Error."""
    found = matches(typed, words)[1]
    if not found:
        raise Error(f"unknown {what} {typed.strip()!r}")
    if len(found) > 1:
        raise Error(f"{typed.strip()!r} could be: {', '.join(place_name(word) for word in found[:8])}")
    return found[0]


def split(words: list[str], *groups: tuple[str, Sequence[str]]) -> list[str]:
    """Names of several words written one after the other: `vc guerrilla quang tri` is a piece and a place.

    Of all ways to cut the words, those count that have the most exact names.
    """
    words = [word for word in words if word.casefold() not in FILLERS]
    best: list[list[str]] = []
    most = -1
    for parts in cuts(words, len(groups)):
        found = [matches(" ".join(part), known) for part, (_, known) in zip(parts, groups)]
        exact = sum(is_exact for is_exact, _ in found)
        if all(len(names) == 1 for _, names in found) and exact >= most:
            reading = [names[0] for _, names in found]
            best = [*best, reading] if exact == most else [reading]
            most = exact
    if len(best) == 1:
        return best[0]
    if best:
        raise Error(f"{' '.join(words)!r} could be: {'; '.join(', '.join(map(place_name, one)) for one in best[:4])}")
    if len(words) == len(groups):
        return [meant(word, known, what) for word, (what, known) in zip(words, groups)]
    raise Error(f"{' '.join(words)!r} does not name clearly: {', '.join(what for what, _ in groups)}")


def cuts(words: list[str], parts: int) -> Iterator[list[list[str]]]:
    if parts == 1:
        if words:
            yield [words]
        return
    for i in range(1, len(words)):
        for rest in cuts(words[i:], parts - 1):
            yield [words[:i], *rest]


def leading_number(words: list[str]) -> tuple[int, list[str]]:
    """`2 us troops`: the number in front, 1 if there is none."""
    if words and words[0].isdecimal():
        return int(words[0]), words[1:]
    return 1, words
