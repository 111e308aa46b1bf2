"""Pieces, Support and Control of Fire in the Lake as letters and signs."""

from __future__ import annotations

from rich.text import Text

from indochina.fitl.components.pieces import ARVN, KIND, KINDS_OF, NVA, US, VC

# Small letters are Underground, capitals Active.
LETTERS = {
    "us_troop": "T", "us_base": "B", "us_irregular_u": "i", "us_irregular_a": "I",
    "arvn_troop": "T", "arvn_police": "P", "arvn_ranger_u": "r", "arvn_ranger_a": "R", "arvn_base": "B",
    "nva_troop": "T", "nva_guerrilla_u": "g", "nva_guerrilla_a": "G", "nva_base": "B", "nva_tunnel": "Ḇ",
    "vc_guerrilla_u": "g", "vc_guerrilla_a": "G", "vc_base": "B", "vc_tunnel": "Ḇ",
}  # fmt: skip
INK = {US: "green", ARVN: "yellow", NVA: "red", VC: "bright_blue"}
LEVELS = {2: ("++", "bold green"), 1: ("+", "green"), 0: ("·", "dim"), -1: ("-", "red"), -2: ("--", "bold red")}
CONTROL = {"coin": ("C", "green"), "nva": ("N", "red"), "none": (" ", "dim")}


def counted(n: int, letter: str) -> str:
    return letter if n == 1 else f"{n}{letter}"


def pieces_text(pieces: dict[str, int], faction: str) -> Text:
    """A faction's pieces in a space: `3T B 2i`."""
    words = [counted(n, LETTERS[kind]) for kind, n in pieces.items() if KIND[kind] in KINDS_OF[faction]]
    return Text(" ".join(words), style=INK[faction])
