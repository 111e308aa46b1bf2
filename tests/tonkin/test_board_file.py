"""An owner's board file."""

import json

import pytest

from indochina.core.errors import Error
from indochina.tonkin.board_file.file import read


def fault(changes):
    with pytest.raises(Error) as caught:
        read(changes)
    return str(caught.value)


def test_a_field_of_a_hex_is_replaced_and_null_takes_it_away():
    board = read({"map": {"V14": {"airstrip": True, "mobilization_center": None, "vp": 3}}})
    h = board.index["V14"]
    assert board.airstrip[h] and not board.mobilization[h] and board.community[h].vp == 3
    assert not read(None).airstrip[h], "the printed board is not touched"


def test_the_inner_name_may_be_given_as_in_the_data():
    board = read({"map": {"hexes": {"V14": {"airstrip": True}}}})
    assert board.airstrip[board.index["V14"]]


def test_values_of_a_unit_are_replaced():
    board = read({"units": {"GM 1": {"combat": 10}}})
    assert board.units[board.unit["gm-1"]].values[4].combat == 10


def test_tables_are_replaced_entry_by_entry():
    board = read({"tables": {"terrain_effects": {"rough": {"mp_motorized": {"value": 4}}}}})
    rough = board.tables["terrain_effects"]["rough"]
    assert (rough["mp_motorized"]["value"], rough["mp_vm_foot"]["value"]) == (4, 2)


def test_a_turn_is_named_by_number_or_month():
    board = read({"reinforcements": {"9": {"vm_number": 51}, "Oct-52": {"vm_number": 44}}})
    assert board.turns[8]["vm_number"] == 51 and board.turns[24]["vm_number"] == 44


def test_a_set_up_from_the_card_is_no_longer_called_reconstructed():
    before = read(None).reconstructed["hoa_binh"]
    board = read({"scenarios": {"hoa_binh": {"vp_level": 52, "political_objective": "S17"}}})
    assert "vp" in before and "vp" not in board.reconstructed["hoa_binh"] and "setup" in board.reconstructed["hoa_binh"]


def test_the_file_is_named_in_an_error(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"map": {"ZZ99": {}}}))
    assert fault(path) == f"{path}: map: unknown hex 'ZZ99'"


ROAD = {"roads": [{"name": "new", "side": "NE"}]}
RIVER = {"rivers": [{"name": "Brook", "class": "minor", "sides": ["NE"]}]}
CARD = {"hex": "V15", "units": ["FEF HQ"], "trench": False}
THAI = {"hex": "U19", "units": ["Thai"], "trench": False}
TIRED = {"hex": "W12", "units": ["VM HQ", "36/308", "88/308", "102/308", "VM SD"], "within": 0, "steps_lost": 13}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"maps": {}}, "unknown table 'maps'"),
        ({"map": []}, "map must be an object"),
        ({"map": {"V99": {}}}, "map: unknown hex 'V99'"),
        ({"map": {"V14": 3}}, "V14 must be an object"),
        ({"map": {"V14": {"airport": True}}}, "V14: unknown field 'airport'"),
        ({"map": {"V14": {"terrain": "swamp"}}}, "V14: terrain must be clear or rough or forest or mountain or sea"),
        ({"map": {"V14": {"airstrip": "yes"}}}, "V14: airstrip must be true or false, not 'yes'"),
        ({"map": {"V14": {"terrain": None}}}, "V14: terrain must be"),
        ({"map": {"W14": ROAD}}, "W14: a road leads NE to X13, but X13 has none back over SW"),
        ({"map": {"L1": ROAD}}, "L1: a road leads NE off the map"),
        ({"map": {"W14": {"roads": [{"side": "E", "to": "V14"}]}}}, "W14: the road over E leads to X14, not to V14"),
        ({"map": {"W14": RIVER}}, "W14: Brook crosses NE but does not go on in X13"),
        ({"map": {"W14": {"rivers": [{"name": "x", "class": "minor", "sides": ["N"]}]}}}, "unknown side 'N'"),
        ({"map": {"W14": {"rivers": [{"name": "x", "class": "big", "sides": []}]}}}, "class must be major or minor"),
        ({"map": {"W14": {"vp": 5}}}, "W14: vp without a community"),
        ({"map": {"V15": {"vp": 5}}}, 'exactly one hex (Hanoi) has vp "W"'),
        ({"units": {"GM 1": {"combat": "nine"}}}, "units: GM 1: combat must be a number or null, not 'nine'"),
        ({"units": {"GM 1": {"steps": 3}}}, "GM 1: steps must be 1 or 2 or 4"),
        ({"units": {"GM 99": {"side": "FEF"}}}, "there is no unit 'GM 99'; a new one must be given whole, with kind"),
        ({"units": {"Thai": {"steps": 2}}}, "Thai: a unit with 2 steps needs its reduced side"),
        ({"units": {"GM 1": None}}, "scenarios: cao_bang: FEF: V15: unknown unit 'GM 1'"),
        ({"units": {"Navy": None}}, "units: Navy is missing"),
        ({"tables": {"weather": {}}}, "tables: unknown entry 'weather'"),
        ({"tables": {"terrain_effects": {"rough": {"dg_drm": {"value": "1"}}}}}, "value must be a number, not '1'"),
        ({"reinforcements": {"Aug-60": {}}}, "reinforcements: unknown turn 'Aug-60'"),
        ({"reinforcements": {"9": {"rain": 1}}}, "reinforcements: 9: rain must be true or false"),
        ({"reinforcements": {"9": {"FEF": [{"unit": "GM 77"}]}}}, "Jun-51: unknown unit 'GM 77'"),
        ({"scenarios": {"saigon": {}}}, "scenarios: unknown scenario 'saigon'"),
        ({"scenarios": {"hanoi": {"vp_level": "46"}}}, "hanoi: vp_level must be a number or null"),
        ({"scenarios": {"hanoi": {"FEF": [CARD | {"units": ["GM 1"] * 2}]}}}, "2 GM 1 are set up, but there"),
        ({"scenarios": {"hanoi": {"FEF": [CARD | {"units": ["88/308"]}]}}}, "88/308 is a unit of the other side"),
        ({"scenarios": {"hanoi": {"FEF": [CARD | {"hex": "V99"}]}}}, "hanoi: FEF: unknown hex 'V99'"),
        ({"scenarios": {"hanoi": {"FEF": [CARD | {"units": ["GM 1"]}]}}}, "FEF HQ is missing in the set-up"),
        ({"scenarios": {"hanoi": {"FEF": [CARD, CARD | {"hex": "X11", "units": ["GM 1"]}]}}}, "X11 is held by the FEF"),
        ({"scenarios": {"hanoi": {"political_objective": "V99"}}}, "hanoi: unknown hex 'V99'"),
        ({"scenarios": {"hanoi": {"tieu_doan": 15}}}, "15 Tieu Doan are set up, but there are only 14"),
        ({"scenarios": {"hanoi": {"end_turn": 2}}}, "start_turn and end_turn must lie between 1 and 46"),
        ({"scenarios": {"hanoi": {"vp_scale": [["VM", None, 40], ["FEF", 42, None]]}}}, "FEF must begin one above"),
        ({"scenarios": {"hanoi": {"pathet_lao": [["M17"]]}}}, "each entry is a hex and a number"),
        ({"scenarios": {"hanoi": {"pathet_lao": [["V18", 1]]}}}, "hanoi: Pathet Lao may not be in V18"),
        ({"scenarios": {"hanoi": {"FEF": [CARD, THAI]}}}, "hanoi: FEF: Thai may not be in U19"),
        ({"scenarios": {"hanoi": {"FEF": [CARD, THAI | {"hex": "AC19"}]}}}, "Thai may not be in AC19"),
        ({"scenarios": {"hanoi": {"FEF": [CARD | {"hex": "saigon", "trench": True}]}}}, "there is no trench in Saigon"),
        ({"scenarios": {"hanoi": {"VM": [TIRED]}}}, "VM: W12: 13 steps are too many to have lost"),
        ({"scenarios": {"hanoi": {"political_objective": "U19"}}}, "hanoi: political_objective: U19 is no VP-Hex"),
        ({"scenarios": {"hanoi": {"destroyed_roads": ["AA2"]}}}, "hanoi: destroyed_roads: AA2 has no road"),
        ({"scenarios": {"hanoi": {"vm_trenches": ["V15"]}}}, "hanoi: vm_trenches: V15 is held by the FEF"),
        ({"scenarios": {"hanoi": {"tieu_doan": -1}}}, "hanoi: tieu_doan must lie between 0 and 99, not -1"),
        ({"scenarios": {"hanoi": {"start": "Feb-51"}}}, "hanoi: it starts in Feb-51, but turn 4 is Jan-51"),
        ({"scenarios": {"hanoi": {"end_turn": 8}}}, "hanoi: it ends in Jun-51, but turn 8 is May-51"),
        ({"scenarios": {"hanoi": {"vp_scale": []}}}, "hanoi: vp_scale: the scale is missing"),
        ({"scenarios": {"hanoi": {"vp_scale": [["VM big", None, None]]}}}, "vp_scale: 'VM big' is no result"),
        ({"scenarios": {"hanoi": {"vp_scale": [["Draw", 0, None]]}}}, "vp_scale: the first band has no lowest level"),
        ({"reinforcements": {"9": {"withdraw": "tanks"}}}, "9: withdraw must be any or para or REI or Navy or null"),
        ({"reinforcements": {"9": {"FEF": [{"unitt": "GM 2"}]}}}, "Jun-51: FEF: unknown field 'unitt'"),
        ({"reinforcements": {"9": {"VM": [{"truck": "1"}]}}}, "Jun-51: VM: truck must be a number, not '1'"),
        ({"reinforcements": {"9": {"VM": [{"unit": "GM 2"}]}}}, "Jun-51: GM 2 is a unit of the other side"),
        ({"units": {"VM HQ": {"count": 2}}}, "units: VM HQ: there is only one"),
        ({"units": {"GM 1": {"kind": "robot"}}}, "units: GM 1: kind must be one of para, groupe_mobile"),
        ({"tables": {"terrain_effects": {"road_marker": {"count": {"value": 0}}}}}, "count must lie between 1 and 99"),
    ],
)  # fmt: skip
def test_mistakes_are_told_in_one_clear_sentence(changes, words):
    assert words in fault(changes)


def results(*spans):
    return {"tables": {"combat_results": {"rows": {"1-1": list(spans)}}}}


def barrage(*rows):
    return {"tables": {"barrage_table": {"rows": list(rows)}}}


def terrain(row, **cells):
    return {"tables": {"terrain_effects": {row: {column: {"value": value} for column, value in cells.items()}}}}


def card(**fields):
    return {"scenarios": {"hanoi": fields}}


def turn(**fields):
    return {"reinforcements": {"9": fields}}


BARRAGE = {"min": 1, "max": 99, "miss": [-9, 5], "DG": [6, 8], "DG&DL": [9, 99]}
FORT = {"hex": "X11", "units": ["VM HQ", "VM SD"], "within": 0, "steps_lost": 0}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (results([0, 3], [4, 6]), "tables: combat_results: rows: 1-1 must have 5 entries, not 2"),
        (results([0, 3], [5, 6], [7, 9], [10, 12], [13, 15]), "rows: 1-1: Ex-AL must begin at 4, not at 5"),
        (results([0, 3], [3, 6], [7, 9], [10, 12], [13, 15]), "rows: 1-1: Ex-AL must begin at 4, not at 3"),
        (results([3, 0], [4, 6], [7, 9], [10, 12], [13, 15]), "rows: 1-1: 2xAL begins at 3, above its end 0"),
        (results([1, 3], [4, 6], [7, 9], [10, 12], [13, 15]), "rows: 1-1: 2xAL must begin at 0 or below, not at 1"),
        (results([0, 3], [4, 6], [7, 9], [10, 12], [13, 13]), "1-1: 15 can come up, but the last entry ends at 13"),
        (results([0, 3], [4, 6], 7, [8, 12], [13, 15]), "1-1: Ex must be a lowest and a highest number, not 7"),
        (results(None, None, None, None, None), "1-1: 15 can come up, but the last entry ends at null"),
        ({"tables": {"combat_results": {"drm_cap": 4}}}, "rows: 1-2: 16 can come up, but the last entry ends at 15"),
        ({"tables": {"combat_results": {"drm_cap": -1}}}, "drm_cap must lie between 0 and 9, not -1"),
        ({"tables": {"combat_results": {"columns": ["Ex"]}}}, "combat_results: columns must stay"),
        ({"tables": {"combat_results": {"above_5-1": {"row": "6-1"}}}}, "above_5-1: row must be 1-2 or 1-1"),
        ({"tables": {"dg_numbers": {"attacker": [2, 3]}}}, "dg_numbers: attacker must be 5 numbers, not [2, 3]"),
        ({"tables": {"dg_numbers": {"defender": [6, 5, 4, 3, 0]}}}, "defender: 2xDL must lie between 1 and 99, not 0"),
        (barrage(BARRAGE | {"max": 2}), "barrage_table: rows: 24 can come up, but the last entry ends at 2"),
        (barrage(BARRAGE | {"min": 2}), "barrage_table: rows: row 1 must begin at 1 or below, not at 2"),
        (barrage(BARRAGE | {"DG": [7, 8]}), "barrage_table: rows: 1: DG must begin at 6, not at 7"),
        (barrage({"min": 1, "max": 99}), "barrage_table: rows: 1: miss is missing"),
        ({"tables": {"barrage_drm": []}}, "barrage_drm: 'a defender has morale 5' is missing"),
        ({"tables": {"dg_drm": [{"when": "GCMA", "drm": "-1"}]}}, "dg_drm: 'GCMA': drm must be a number, not '-1'"),
        (terrain("rough", mp_vm_foot=0), "terrain_effects: rough: mp_vm_foot must lie between 1 and 99, not 0"),
        (terrain("rain", mp_add=-1), "terrain_effects: rain: mp_add must lie between 0 and 99, not -1"),
        (terrain("trench", combat_drm=-50), "trench: combat_drm must lie between -9 and 9, not -50"),
        ({"map": {"N14": None}}, "map: N14 must be an object, not null"),
        ({"map": {"V14": {"q": 3}}}, "V14: unknown field 'q'"),
        ({"map": {"V14": {"vp": -5}}}, "V14: vp must lie between 1 and 99, not -5"),
        ({"map": {"V14": {"terrain": "sea"}}}, "V14: terrain and country must both be sea, or neither"),
        ({"map": {"V24": {"airstrip": True}}}, "V24: airstrip in the sea"),
        ({"map": {"L1": {"supply_center": "FEF"}}}, "L1: supply_center: the FEF may not be in China"),
        ({"units": {"GM 1": {"move": -3}}}, "units: GM 1: move must lie between 0 and 99, not -3"),
        ({"units": {"GM 1": {"morale": -1}}}, "units: GM 1: morale must lie between 0 and 9, not -1"),
        ({"units": {"GM 1": {"stacking": 14}}}, "units: GM 1: stacking must lie between 0 and 4, not 14"),
        ({"units": {"GM 1": {"reduced": {"combat": -4, "stacking": 2}}}}, "GM 1: reduced: combat must lie between 0"),
        ({"units": {"GM 1": {"tags": [["para"]]}}}, 'GM 1: tags must hold texts, not ["para"]'),
        ({"units": {"GM 99": None}}, "units: there is no unit 'GM 99' to take away"),
        ({"units": {"GM 1": {"kind": "regiment_div"}}}, "units: GM 1: kind must be one of para, groupe_mobile"),
        ({"units": {"Tieu Doan": {"kind": "regiment_ind"}}}, "units: Tieu Doan: kind must be tieu_doan"),
        ({"units": {"Thai": {"kind": "gcma"}}}, "units: Thai: kind must be another, gcma is GCMA"),
        ({"units": {"FEF SD": {"count": 10}}}, "units: FEF SD: count must lie between 1 and 9, not 10"),
        (turn(turn=10), "reinforcements: Jun-51: it is turn 9, and must stay so"),
        (turn(VM=[{"truck": -1}]), "Jun-51: VM: truck must lie between 0 and 99, not -1"),
        (turn(VM=[{}]), "Jun-51: VM: each entry is one of unit or truck or replacement_points, not {}"),
        (turn(FEF=[{"unit": "FEF HQ"}]), "Jun-51: FEF HQ is no reinforcement"),
        (card(FEF=[CARD | {"units": ["FEF HQ", "Navy"]}]), "Navy is set up by navy, not in a list of units"),
        (card(FEF=[CARD | {"units": [["FEF HQ"]]}]), 'FEF: V15 must hold texts, not ["FEF HQ"]'),
        (card(FEF=[CARD | {"units": ["FEF HQ", "GM 1", "GM 2", "GM 3", "GM 4"]}]), "more than 13 Stacking Points"),
        (card(FEF=[CARD | {"hex": "V14"}]), "FEF: nobody is in V15 (Hanoi), where VM would have won"),
        (card(VM=[FORT | {"within": -1}]), "VM: X11: within must lie between 0 and 99, not -1"),
        (card(VM=[FORT], vm_trenches=["W12"]), "vm_trenches: W12 is not held by VM"),
        (card(not_deployed=["88/308"]), "not_deployed: 88/308 is a unit of the other side"),
        (card(pathet_lao=[["M17", -1]]), "pathet_lao: M17 must lie between 0 and 99, not -1"),
        (card(vp_level=None), "hanoi: vp_level must be a number, not null"),
        (card(vp_scale=[["Draw", None, 9], ["FEF marginal", 10, 5], ["Draw", 6, None]]), "begins at 10, above its end"),
    ],
)  # fmt: skip
def test_what_the_rules_could_not_use_is_refused_before_the_game_begins(changes, words):
    assert words in fault(changes)


def test_a_new_unit_given_whole_is_taken():
    whole = {
        "side": "FEF",
        "kind": "infantry",
        "combat": 2,
        "barrage": None,
        "move": 7,
        "motorized": False,
        "morale": 3,
        "stacking": 1,
        "steps": 1,
        "count": 1,
        "reinforcement_number": None,
        "reduced": None,
    }
    board = read({"units": {"9 BT": whole}, "reinforcements": {"9": {"FEF": [{"unit": "9 BT"}]}}})
    assert board.units[board.unit["9-bt"]].move == 7
    for name in ("gm-1", "All"):
        assert "name" in fault({"units": {name: whole}})


def test_a_river_may_begin_at_a_hexside_if_the_file_says_so():
    """3.1, 6.9 Some rivers have their source on a hexside."""
    river = {"rivers": [RIVER["rivers"][0] | {"source": "NE"}]}
    board = read({"map": {"W14": river}})
    assert board.rivers[board.index["W14"]][0].name == "Brook"


def test_a_road_and_its_way_back_together_are_fine():
    back = {"roads": [{"name": "new", "side": "SW"}]}
    board = read({"map": {"W14": ROAD, "X13": back}})
    assert board.roads[board.index["W14"]] and board.roads[board.index["X13"]]
