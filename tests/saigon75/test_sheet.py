"""What the sheet tells are the numbers the game is played with."""

import re

import pytest

from indochina.saigon75.cards import CARDS, FAVOURS
from indochina.saigon75.tables import (
    AIR_DIE,
    DESERTION,
    NV_ACTIVATION,
    NV_DIE,
    PIECES,
    STACKING_LIMIT,
    SV_ACTIVATION,
    SV_DIE,
)
from indochina.saigon75.words.en.rules import RULES
from indochina.saigon75.words.en.rules import SHEET as ENGLISH
from indochina.saigon75.words.fr.rules import SHEET as FRENCH

SHEETS = pytest.mark.parametrize(("sheet", "language"), [(ENGLISH, 0), (FRENCH, 1)], ids=["en", "fr"])


def line(sheet, beginning):
    """The only line that begins so."""
    (found,) = [row for _, rows in sheet for row in rows if row.startswith(beginning)]
    return found


def numbers(text):
    """All numbers of a line but those of paragraphs."""
    return [int(n) for n in re.findall(r"\d+", re.sub(r"\[[^\]]*\]", "", text))]


@SHEETS
@pytest.mark.parametrize("provinces", DESERTION)
def test_s9_rows_of_the_desertion_table(sheet, language, provinces):
    told = line(sheet, f"{provinces} ")
    assert numbers(told)[2:] == DESERTION[provinces]


@SHEETS
def test_s2_activation_is_the_die_and_a_number_by_turn(sheet, language):
    """NV: die + 2 on turn 1, one more each turn; SV: die + 3, from turn 5 die + 2; the limit is what a 6 gives."""
    nv, sv = [turn + 2 for turn in range(8)], [3] * 4 + [2] * 4
    for table, plus in ((NV_ACTIVATION, nv), (SV_ACTIVATION, sv)):
        assert [table[str(die)] for die in range(1, 7)] == [[die + n for n in plus] for die in range(1, 7)]
        assert table["limit"] == table["6"]
    told = [line(sheet, ("NV: die", "NV\u00a0: dé")[language]), line(sheet, ("SV: die", "SV\u00a0: dé")[language])]
    assert numbers(told[0]) == [nv[0], 1, nv[1], 2, nv[7], 8, NV_ACTIVATION["limit"][0], 1, 15, 8, 2]
    assert numbers(told[1]) == [3, 1, 4, SV_ACTIVATION["limit"][0], 2, 5, 8, SV_ACTIVATION["limit"][7]]


@SHEETS
def test_s6a_faces_of_the_dice(sheet, language):
    told = numbers(line(sheet, ("NV die", "Dé NV")[language]))
    faces = [die.split().count(face) for die in (NV_DIE, SV_DIE) for face in ("X", "R", "blank")]
    assert told == [*faces, AIR_DIE.split().count("aircraft"), 6]


@SHEETS
def test_s3_whom_the_cards_favour(sheet, language):
    told = line(sheet, ("Event Cards", "Cartes Événement")[language])
    groups = [[card for card in CARDS if FAVOURS[card] == side] for side in ("SV", "", "NV")]
    assert re.findall(r"E-\d\d", told) == [card for group in groups for card in (group[0], group[-1])]


def test_c1_pieces_and_limits_in_the_texts():
    """11 divisions, 6 Rangers, 4 Marines and so on; of NV 15 divisions and 6 VC battalions, which are reconstructed."""
    kinds = ("sv_division", "ranger", "marine", "paratrooper", "river_patrol", "mechanized", "air", "sv_plus1")
    assert numbers(RULES["C.1"])[: len(kinds)] == [PIECES[kind] for kind in kinds]
    assert numbers(RULES["C.1"])[-2:] == [PIECES["nv_division"], PIECES["vc"]]
    assert "at most five units" in RULES["S.5"] and STACKING_LIMIT == 5
