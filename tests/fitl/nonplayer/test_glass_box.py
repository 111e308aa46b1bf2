"""8.0 The glass box: what a Non-player tells besides its priorities, and how that reads: in layers, with bullets."""

import pathlib
import re

import pytest

import indochina
from indochina import fitl
from indochina.core import view
from indochina.core.catalogue import Messages
from indochina.core.decision import Why
from indochina.fitl import CATALOGUES
from indochina.fitl.nonplayer import nonplayer
from indochina.fitl.nonplayer.bullets import BULLETS, CONDITIONS
from indochina.fitl.nonplayer.explain import cite, explain

from .events import execute
from .narration import narrated, step_lines, untold
from .positions import ALL, answer, played, start

ENGLISH = Messages(CATALOGUES["en"], lambda key: None)


def lines_of(step):
    return explain(ENGLISH, Why("reason.nonplayer", "8.1", {"what": "np.done", "trace": [step]}))


def looked(faction, text, dice="", **fields):
    """What is told with the choice of an action."""
    key, reason = answer(start(faction, text, **fields), dice)
    return key, [line for step in reason.values["trace"] for line in step_lines(step)]


# --- 8.1.3, 8.1.4 bullets and tie-breaks ------------------------------------------------------------------------------


def test_8_1_4_a_tie_break_that_does_not_narrow_is_told():
    step = {
        "priority": "np.vc.subvert", "rule": "8.5.1", "candidates": ["hue", "kontum", "quang-nam"], "found": "hue",
        "steps": [
            {"by": "np.vc.removes_coin_control", "all": False},
            {"by": "np.vc.population", "all": 2},
            {"by": "np.vc.cubes", "left": ["hue"], "figures": [2, 1, 1]},
        ],
    }  # fmt: skip
    assert lines_of(step) == [
        "Subvert: Hue [8.5.1]",
        "    candidates: Hue, Kontum, Quang Nam",
        "  removes COIN Control: none of them, does not narrow",
        "  highest Population: 2 for all, does not narrow",
        "  most cubes removed: Hue",
        "    Hue 2, Kontum 1, Quang Nam 1",
    ]


def test_8_1_3_a_bullet_without_candidates_is_told_with_its_place():
    assert lines_of({"skipped": ["np.vc.tax.loc", "np.vc.tax.support"], "rule": "8.5.1"}) == [
        "Tax LoCs: no candidate [8.5.1 Tax, bullet 1]",
        "Tax at Active Support: no candidate [8.5.1 Tax, bullet 2]",
    ]


def test_the_one_line_names_the_bullet_too():
    reason = Why("reason.nonplayer", "8.6.5", {"what": "np.nva.march.control"})
    assert cite(ENGLISH, reason) == "8.6.5, bullet 5"
    told = view.reason(fitl, reason, ENGLISH)
    assert told == {"text": "March to add NVA Control", "rule": "8.6.5, bullet 5", "lines": []}


def test_reasons_of_earlier_saves_are_told_as_they_were():
    """They know no figures, and nothing of tie-breaks that did not narrow."""
    step = {"priority": "np.lot", "rule": "8.4.4", "candidates": ["hue", "kontum", "saigon"], "found": "hue"}
    step |= {"steps": [{"by": "np.event.population", "left": ["hue", "saigon"]}], "rolled": [3, 3]}
    assert lines_of(step)[-2:] == ["  highest Population: Hue, Saigon", "  Random Spaces 33: Hue"]


# --- 8.2, 8.3 the lot -------------------------------------------------------------------------------------------------


def lot(candidates, found, rolled, **more):
    step = {"priority": "np.lot", "rule": "8.4.4", "candidates": candidates.split(), "found": found}
    return lines_of(step | {"rolled": rolled} | more)[2:]


def test_8_2_the_cell_and_the_arrows_are_told():
    assert lot("hue kontum", "hue", [2, 5]) == [
        "  Random Spaces 25, Southern Laos; the arrows lead to Hue",
        "    Southern Laos → Quang Tri-Thua Thien → Central Laos → North Vietnam → Hue",
    ]
    assert lot("qui-nhon hue", "qui-nhon", [5, 3], exchanged=True) == ["  Random Spaces 53: Qui Nhon"]


def test_8_3_locs_are_told_to_come_last_by_econ_then_by_a_city_then_by_chance():
    assert lot("hue loc-saigon-can-tho", "hue", []) == ["  LoCs come last"]
    told = lot("loc-hue-khe-sanh loc-saigon-can-tho", "loc-saigon-can-tho", [])
    assert told == ["  highest Econ 2: Saigon - Can Tho"]
    told = lot("loc-hue-khe-sanh loc-kontum-dak-to", "loc-kontum-dak-to", [4, 6])
    assert told[-1] == "  Random Spaces 46: Kontum"


def test_8_4_7_an_equal_chance_is_told():
    assert lot("NVA VC", "VC", [4]) == ["  equal chance among 2, dice 4: VC"]


# --- 8.5.2, 8.6.2, 8.7.1, 8.8.2 Capabilities; 8.1, 8.4 Events --------------------------------------------------------


@pytest.mark.parametrize(("faction", "rule"), [("VC", "8.5.2"), ("NVA", "8.6.2"), ("ARVN", "8.7.1"), ("US", "8.8.2")])
def test_the_capability_check_is_told_with_its_count_even_where_it_does_not_apply(faction, rule):
    _, told = looked(faction, "leader_box: 125, 126; vc_resources: 3; nva_resources: 3; arvn_resources: 9")
    assert f"{rule}#1 capability.next no leader_cards=2" in told
    assert f"{rule}#2 capability.here no leader_cards=2" in told


def test_8_4_why_an_event_is_not_played_is_told_and_which_text_it_would_be():
    assert "8.4.1 event.rifle yes" in looked("US", "trail: 3", current="46")[1]
    assert "8.8.6 event.open no event_by=VC" in looked("US", "", acted="VC event", eligible="VC, US")[1]
    told = looked("VC", "vc_resources: 5", "6 6 1 1 1", current="17")[1]
    first = told.index("8.4.2 event.text side=shaded")
    assert told[first + 1 : first + 3] == ["8.1#4 event.effect no", "8.1#4 event.nothing"]


def test_8_1_what_an_event_would_change_is_told():
    told = looked("NVA", "nva_resources: 5", current="43")[1]
    assert "8.1#4 event.effect yes changes=part.resources,part.trail" in told


def test_8_1_a_momentum_event_before_a_coup_is_told_to_be_ineffective():
    told = looked("ARVN", "arvn_resources: 9", current="17", next="126")[1]
    first = told.index("8.4.2 event.text side=unshaded")
    assert told[first + 1 : first + 3] == [
        "8.1#4 event.effect no changes=part.eligible,part.momentum",
        "8.1#4 event.momentum",
    ]


# --- 8.4.4 free Special Activities ------------------------------------------------------------------------------------


def test_8_4_4_a_free_special_activity_is_told_like_one_that_was_chosen():
    text = "policy: JFK; arvn_resources: 9; hue: 2 arvn_troop, passive_support, vc_guerrilla_u; can-tho: 3 arvn_troop"
    _, said = execute("ARVN", 69, "event", f"{text}, active_support; quang-tri: 2 us_troop, 2 vc_guerrilla_a")
    narration = """
8.8.1 policy policy=JFK
8.8.4/advise#1 advise.control -
8.8.4/advise#1 advise.base -
8.8.4/advise#1 advise.pieces -
8.8.4/advise#2 advise.sweep > hue < hue
8.7.2#1 train.if_available yes available=64
8.7.2 train.possible yes
8.4.4 activity_of what=train
8.7.2 govern.able yes
8.7.2/govern#1 govern.us_winning no total=48
8.7.2/govern#2 govern.patronage > can-tho < can-tho
"""
    assert untold(narration, said) == [], "\n".join(narrated(said))


# --- 8.6.6, 8.7.7 Redeploy --------------------------------------------------------------------------------------------


def redeployed(stage, faction, text, dice=""):
    head = f"scenario: full; stage: coup.{stage}; current: 125; next: 1; nonplayers: {ALL}; "
    game = indochina.position("fitl", head + text)
    return played(game, faction, dice, lambda: game.decision is None or game.decision.seat != faction)


def test_8_7_7_the_candidates_for_troops_are_told_with_what_they_need():
    text = "saigon: 6 arvn_troop, 3 arvn_police; an-loc: nva_guerrilla_a; tay-ninh: 3 arvn_troop, arvn_police; "
    text += "hue: arvn_police, 2 vc_guerrilla_a; quang-tri: arvn_base, arvn_troop, 2 nva_troop"
    said = redeployed("redeploy_troops", "ARVN", text, "6 6")
    needed = "hue:2,da-nang:1,kontum:1,qui-nhon:1,cam-ranh:1,can-tho:1,quang-tri:1"
    narration = f"""
8.7.7#2 redeploy.needs figures={needed} n=9 what=redeploy.control
8.7.7#2 redeploy.control > hue < hue
8.7.7#1 redeploy.from > tay-ninh < tay-ninh
8.7.7 redeploy.moves end=hue n=2 of=3 space=tay-ninh
8.7.7#3 redeploy.city > cam-ranh < da-nang, kontum, qui-nhon, cam-ranh, can-tho
  8.2 66 pleiku > cam-ranh
8.7.7#3 redeploy.city -
"""
    assert untold(narration, said) == [], "\n".join(narrated(said))
    assert {given.reason.values["what"] for given in said} >= {"np.arvn.redeploy.control", "np.arvn.redeploy.city"}


def test_8_7_7_police_are_told_bullet_by_bullet():
    text = "saigon: 6 arvn_troop, 6 arvn_police; an-loc: arvn_troop; tay-ninh: 3 arvn_troop; "
    text += "hue: arvn_police, 2 vc_guerrilla_a; loc-hue-da-nang: arvn_police, vc_guerrilla_a"
    narration = """
8.7.7#3 redeploy.city > an-loc < an-loc
8.7.7#5 redeploy.police_from > loc-hue-da-nang < loc-hue-da-nang
8.7.7#6 redeploy.route > loc-saigon-an-loc-ban-me-thuot < loc-saigon-an-loc-ban-me-thuot
8.7.7 redeploy.moves end=loc-saigon-an-loc-ban-me-thuot n=3 of=5 space=saigon
8.7.7#7 redeploy.keep -
8.7.7#7 redeploy.province > tay-ninh < tay-ninh
8.7.7#7 redeploy.police -
"""
    said = redeployed("redeploy_police", "ARVN", text)
    assert untold(narration, said) == [], "\n".join(narrated(said))


def test_8_6_6_the_nva_tells_its_candidates_and_what_may_move():
    text = "north-vietnam: nva_base, 9 nva_troop; central-laos: nva_base; quang-tri: nva_base, us_troop, arvn_troop; "
    text += "southern-laos: 4 nva_troop; hue: arvn_troop"
    said = redeployed("redeploy_nva", "NVA", text, "6 6 4 6")
    narration = """
8.6.6#2 redeploy.final no
8.6.6#2 redeploy.guard > quang-tri < central-laos, quang-tri
  8.2 66 pleiku > quang-tri
8.6.6#1 redeploy.from > north-vietnam < north-vietnam, southern-laos
  spare: north-vietnam
8.6.6#1 redeploy.moves end=quang-tri n=2 of=9 space=north-vietnam
8.6.6#2 redeploy.guard > central-laos < central-laos
8.6.6#2 redeploy.guard -
8.6.6#3 redeploy.control -
8.6.6#4 redeploy.remove -
8.6.6#5 redeploy.forward > quang-tri < quang-tri
"""
    assert untold(narration, said) == [], "\n".join(narrated(said))


# --- the words --------------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_every_word_at_a_bullet_is_one_that_the_nonplayers_say():
    folder = pathlib.Path(fitl.__file__).parent / "nonplayer"
    text = "".join(path.read_text() for path in folder.rglob("*.py") if path.name != "bullets.py")
    said = set(re.findall(r'"(np\.[a-z_.]+)"', text)) | {f"np.us.assault.{word}" for word in ("all", "most", "any")}
    said |= {f"np.us.{name}" for name in ("air_lift.able", "air_lift")}
    assert sorted({word for _, word in (*BULLETS, *CONDITIONS)} - said) == []


def test_a_look_ahead_tells_nothing():
    game = start("VC", "vc_resources: 5; hue: 2 vc_guerrilla_u, passive_support")
    look = nonplayer("VC").turn(game).dry()
    assert look.pick("np.lot", "8.1", []) is None and look.test("np.lot", "8.1", True)
    look.note("np.vc.over", "8.5.1")
    assert look.trace == []
