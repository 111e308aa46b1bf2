"""Units of Saigon 75 as letters."""

from __future__ import annotations

from rich.text import Text

from indochina.saigon75.units import KIND_NAMES, NV, SV

LETTERS = dict(zip(KIND_NAMES, "DdRMPBTNnV"))
NV_UNITS = ("nv_division", "nv_reduced", "vc")
COLOUR = {SV: "black on yellow", NV: "bright_white on red"}
INK = {SV: "yellow", NV: "red"}


def units_text(units: dict[str, dict[str, int]], side: str | None = None) -> Text:
    """Units as coloured tokens: `2D R*` is two divisions and Rangers that are activated; `~` held by an event."""
    tokens = []
    for kind, found in units.items():
        owner = NV if kind in NV_UNITS else SV
        if side not in (None, owner):
            continue
        count, done, held = found["count"], found["activated"], found["frozen"]
        token = (str(count) if count > 1 else "") + LETTERS[kind]
        for mark, number in (("*", done), ("~", held)):
            if number:
                token += mark if number == count else f"{mark}{number}"
        tokens.append(Text(token, style=INK[owner] if done + held == count else COLOUR[owner]))
    return Text(" ").join(tokens)
