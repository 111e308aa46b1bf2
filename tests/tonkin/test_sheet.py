"""What the sheet tells are the numbers the game is played with."""

from __future__ import annotations

import re

import pytest

from indochina.tonkin.board import printed
from indochina.tonkin.words.en.rules import SHEET as ENGLISH
from indochina.tonkin.words.fr.rules import SHEET as FRENCH

NAMES = {
    "cao_bang": ("Cao Bang,", "Cao Bang,"),
    "hanoi": ("Hanoi,", "Hanoï,"),
    "hoa_binh": ("Hoa Binh,", "Hoa Binh,"),
    "plaine_des_jarres": ("Plaine des Jarres,", "Plaine des Jarres,"),
    "dien_bien_phu": ("Dien Bien Phu,", "Diên Biên Phu,"),
}
SHEETS = pytest.mark.parametrize(("sheet", "language"), [(ENGLISH, 0), (FRENCH, 1)], ids=["en", "fr"])


def line(sheet, beginning: str) -> str:
    """The only line that begins so."""
    (found,) = [row for _, rows in sheet for row in rows if row.startswith(beginning)]
    return found


def numbers(text: str) -> list[int]:
    """All numbers of a line but those of paragraphs."""
    return [int(n) for n in re.findall(r"\d+", re.sub(r"\[[^\]]*\]", "", text))]


@SHEETS
@pytest.mark.parametrize("scenario", NAMES)
def test_the_scale_of_each_scenario_and_the_level_it_begins_with(sheet, language, scenario):
    card = printed().scenarios[scenario]
    scale = [n for _, low, high in card["vp_scale"] for n in (low, high) if n is not None]
    told = line(sheet, NAMES[scenario][language])
    assert [n for n in numbers(told) if n < 1000] == [card["vp_level"], *scale]
    objective = next(c.name for c in printed().communities if printed().ids[c.hex] == card["political_objective"])
    assert told.replace("ê", "e").replace("â", "a").endswith(f"{objective}.")


@SHEETS
def test_every_scenario_has_a_line(sheet, language):
    told = [row for row in sheet[0][1] if re.search(r"19\d\d", row)]
    assert len(told) == len(printed().scenarios)


@SHEETS
@pytest.mark.parametrize("odds", ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1"])
def test_6_8_rows_of_the_combat_results_table(sheet, language, odds):
    table = printed().tables["combat_results"]
    told = line(sheet, ("Odds ", "Rapport ")[language] + odds)
    spans = zip(table["columns"], table["rows"][odds])
    expected = [f"{name} {a}-{b}" if a != b else f"{name} {a}" for name, (a, b) in ((n, s) for n, s in spans if s)]
    assert ", ".join(expected) in told


@SHEETS
def test_6_14_dg_numbers(sheet, language):
    table = printed().tables["dg_numbers"]
    told = line(sheet, ("DG on this or more", "DG à partir de")[language])
    for side in ("attacker", "defender"):
        assert ", ".join(f"{name} {n}" for name, n in zip(table["columns"], table[side])) in told


@SHEETS
def test_6_6_rows_of_the_barrage_attack_table(sheet, language):
    rows = printed().tables["barrage_table"]["rows"]
    value = ("Value ", "Valeur ")[language]
    for row in rows:
        span = f"{row['min']}-{row['max']}" if row["max"] < 99 else f"{row['min']} "
        told = line(sheet, value + span)
        assert f"DG {row['DG'][0]}-{row['DG'][1]}, DG & DL {('from', 'dès')[language]} {row['DG&DL'][0]}." in told


@SHEETS
def test_3_1_movement_costs(sheet, language):
    effects = printed().tables["terrain_effects"]
    beginnings = {
        "clear": ("Clear", "Terrain dégagé"),
        "rough": ("Rough", "Terrain accidenté"),
        "forest": ("Forest", "Forêt"),
        "mountain": ("Mountain", "Montagne"),
    }
    for terrain, beginning in beginnings.items():
        costs = [effects[terrain][column]["value"] for column in ("mp_vm_foot", "mp_fef_foot", "mp_motorized")]
        assert numbers(line(sheet, beginning[language])) == list(dict.fromkeys(costs)), terrain
    rivers = [effects[r][c]["value"] for r in ("minor_river", "major_river") for c in ("mp_foot", "mp_motorized")]
    assert numbers(line(sheet, ("Minor river", "Rivière")[language]))[:4] == rivers
    roads = [effects["road"]["mp_clear"]["value"], effects["road"]["mp_elsewhere"]["value"]]
    assert numbers(line(sheet, ("Road: ", "Route\u00a0: ")[language]))[:3] == [
        *roads,
        effects["road_marker"]["mp"]["value"],
    ]


@SHEETS
def test_6_8_modifiers(sheet, language):
    effects = printed().tables["terrain_effects"]
    told = line(sheet, ("DRM, in all", "Modificateurs, en tout")[language])
    for row, name in {
        "forest": ("forest", "forêt"),
        "mountain": ("mountain", "montagne"),
        "minor_river": ("minor river", "rivière"),
        "major_river": ("major river", "fleuve"),
        "trench": ("trench", "retranchement"),
    }.items():
        assert f"{name[language]} {effects[row]['combat_drm']['value']:+}" in told, row
