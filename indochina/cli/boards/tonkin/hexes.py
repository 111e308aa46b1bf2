"""Hexes in a list of options: by id and name; where there are too many, those without a name in one line."""

from __future__ import annotations

from rich.text import Text

from indochina.core.decision import Option

MANY = 36
"""Hexes that are listed one by one."""
WORDS = {
    "en": "Type its name, or the id of one of {n} other hexes: ",
    "fr": "Tapez un nom, ou l'un des {n} autres hexagones : ",
}


def listed(option: Option) -> str:
    """A hex has id and name, whatever else there is its label."""
    is_hex = "hex" in (option.target or {})
    return f"{option.key} {option.label}" if is_hex and option.label != option.key else option.label


def unlisted(options: list[Option]) -> list[str]:
    """The hexes called by nothing but their ids, if there are too many hexes to list them one by one."""
    hexes = [option for option in options if "hex" in (option.target or {})]
    return [option.key for option in hexes if option.label == option.key] if len(hexes) > MANY else []


def summed_up(keys: list[str], language: str) -> Text:
    return Text(WORDS.get(language, WORDS["en"]).format(n=len(keys)), "dim").append(runs(keys), "not dim")


def runs(hexes: list[str]) -> str:
    """Hexes in board order, those side by side in a row as one.

    >>> runs(["Y3", "Z3", "AA3", "V4"])
    'Y3–AA3, V4'
    """
    found: list[list[str]] = []
    for key in hexes:
        if found and _next_to(found[-1][-1], key):
            found[-1].append(key)
        else:
            found.append([key])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)


def _next_to(a: str, b: str) -> bool:
    """Is the second hex the next one of its row? Columns are A to Z, then AA to AZ."""
    (column, row), (other, same) = (_place(key) for key in (a, b))
    return row == same and other == column + 1


def _place(key: str) -> tuple[int, str]:
    letters = key.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - ord("A") + 1
    return column, key[len(letters) :]
