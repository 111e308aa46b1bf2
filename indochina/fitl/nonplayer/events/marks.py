"""8.4.1 The marks on the Event cards that tell a Non-player what to do with them: rifles and halos.

Each entry is a card number and the Factions so marked: U is the US, A the ARVN, N the NVA, V the VC.
"""

from __future__ import annotations

from ...components.pieces import ARVN, NVA, US, VC

HALO_MARKS = """
    1 AV, 2 UAV, 3 U, 6 UAV, 9 U, 16 A, 17 V, 19 A, 20 A, 21 U, 22 U, 23 U, 24 UA, 26 UN, 27 UA, 29 UAN, 30 A,
    36 UANV, 37 NV, 40 AV, 42 U, 43 UA, 44 U, 46 AV, 48 AN, 49 UAV, 50 UA, 53 A, 54 NV, 56 UANV, 57 V, 58 A,
    59 UANV, 62 U, 63 UA, 64 UN, 66 U, 67 UV, 68 AN, 69 U, 70 UA, 71 N, 72 A, 73 V, 74 U, 75 U, 77 UN, 78 UA,
    79 A, 80 U, 81 U, 82 UA, 83 AN, 84 UAN, 85 AN, 86 U, 87 AN, 88 UV, 89 V, 90 V, 91 U, 92 NV, 93 U, 94 NV,
    95 A, 96 NV, 97 U, 98 UV, 99 V, 100 UA, 102 UNV, 103 NV, 105 AN, 106 A, 107 N, 109 N, 110 ANV, 112 A, 113 A,
    114 V, 117 UAV, 118 U, 119 A, 120 A, 121 U, 122 N, 123 A, 124 V
"""
"""Factions with a special instruction."""

# Most rifles rest on a single source, some on inference from the rest: the cards themselves were not at hand.
RIFLE_MARKS = """
    3 AV, 4 AV, 5 V, 7 V, 9 A, 10 V, 12 V, 15 ANV, 16 N, 17 N, 21 AN, 22 A, 23 A, 24 N, 25 N, 27 N, 30 N, 31 V,
    32 V, 33 V, 34 V, 35 V, 38 N, 39 V, 41 UANV, 43 V, 44 V, 45 V, 46 U, 47 UV, 51 UAV, 52 A, 54 A, 55 U, 57 A,
    58 UV, 60 AV, 62 V, 63 N, 65 A, 67 AN, 69 NV, 70 N, 71 UV, 72 U, 73 A, 74 V, 76 UN, 77 A, 78 NV, 79 UNV,
    80 N, 81 N, 89 U, 90 U, 91 A, 93 AN, 95 N, 96 A, 97 AN, 98 AN, 100 N, 102 A, 103 A, 106 N, 107 U, 108 AV,
    109 A, 111 N, 112 N, 113 N, 114 AN, 115 UAN, 116 N, 118 AN, 119 UN
"""
"""Factions that never play the Event."""

_LETTERS = {"U": US, "A": ARVN, "N": NVA, "V": VC}


def _read(marks: str) -> frozenset[tuple[int, str]]:
    pairs = (entry.split() for entry in marks.split(","))
    return frozenset((int(number), _LETTERS[letter]) for number, letters in pairs for letter in letters)


HALOS = _read(HALO_MARKS)
RIFLES = _read(RIFLE_MARKS)
"""Card number and Faction."""
