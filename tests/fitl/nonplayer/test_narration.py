"""8.5-8.8 The glass box: whatever the rulebook's procedure would narrate of a turn, the reasons tell, step by step.

Twelve turns, three of each Faction, each with the narration that the paragraphs of chapter 8 give of it in this
position: the bullets in their order, those without candidates too, tie-breaks that do not narrow, checks that do not
apply, how many and why, the cell of the Random Spaces map. `narration.py` tells the notation.
"""

from .narration import untold
from .positions import arvn_turn, turn, vc_operation

TAKEN = {"acted": "US event"}
"""The Event is taken: US has played it."""


def told(narration, said):
    """All of it is told, in this order."""
    assert untold(narration, said) == []


def test_8_5_the_vc_tells_terror_with_a_tax_for_want_of_resources():
    text = (
        "vc_resources: 1; aid: 20; hue: 2 vc_guerrilla_u, passive_support; quang-tri: vc_guerrilla_u, vc_base; "
        "loc-saigon-can-tho: vc_guerrilla_u"
    )
    _, said = turn("VC", text, "", **TAKEN, eligible="US, VC")
    narration = """
8.5.1#1 terror.at_support yes vc_resources=1 spaces=hue
8.5.1#2 terror.bare spaces=quang-tri
8.5.1#2 terror.shift > hue < hue
8.5.1#1 broke yes vc_resources=0
8.5.1 would_tax yes vc_resources=0
8.5.1/tax#1 tax.loc > loc-saigon-can-tho < loc-saigon-can-tho
8.5.1/tax#1 tax.loc -
8.5.1/tax#2 tax.support -
8.5.1/tax#3 tax.want no vc_resources=2
8.5.1#2 terror.bare spaces=quang-tri
8.5.1#2 terror.shift -
8.5.1#3 terror.rich no vc_resources=2 aid=20
8.5.1 taxed
"""
    told(narration, said)


def test_8_5_the_vc_tells_rally_for_two_bases_with_a_tax():
    text = (
        "vc_resources: 3; kien-hoa: 4 vc_guerrilla_a; tay-ninh: 5 vc_guerrilla_a; pleiku: arvn_police; "
        "quang-nam: 2 arvn_troop, arvn_police, vc_guerrilla_u"
    )
    _, said = turn("VC", text, "6 6 4 5 5 1", **TAKEN, eligible="US, VC")
    narration = """
8.5.1#1 terror.at_support no vc_resources=3
8.5.1#2 terror.dice 6 6
8.5.1#2 terror.shifts no population=1
8.5.2#1 capability.next no leader_cards=0
8.5.2#2 capability.here no leader_cards=0
8.5.2#3 event.open no event_by=US
8.5.3#1 rally.bases yes vc_base=2
8.5.3 rally.possible yes
8.5.3#2 rally.base > tay-ninh < tay-ninh, kien-hoa
  removes_coin_control: all False
  8.2 45 phu-bon > tay-ninh
8.5.3#2 rally.replaces n=5
8.5.3#2 rally.base > kien-hoa < kien-hoa
8.5.3#2 rally.replaces n=4
8.5.3#2 rally.base -
8.5.3#3 rally.new_cubes > pleiku < pleiku
3.3.1 rally.places available=24 n=1
8.5.1#1 broke yes vc_resources=0
8.5.1 would_tax yes vc_resources=0
8.5.3#2 rally.base -
8.5.3#3 rally.new_cubes -
8.5.3#3 rally.new_populated > khanh-hoa < 18 candidates
  removes_coin_control: all False
  8.2 51 fishhook > khanh-hoa
3.3.1 rally.places available=23 n=1
8.5.3#3 rally.new_used n=2
8.5.3#2 rally.base -
8.5.3#4 rally.at_base -
8.5.3#5 rally.few > quang-nam < quang-nam
3.3.1 rally.places available=22 n=1
"""
    told(narration, said)


def test_8_5_the_vc_tells_march_and_ambush():
    text = (
        "vc_resources: 1; an-loc: 5 vc_guerrilla_u, vc_base, active_opposition; kien-hoa: 2 vc_guerrilla_u; "
        "can-tho: us_troop, arvn_police; sihanoukville: 3 vc_guerrilla_a; quang-duc: us_troop"
    )
    _, said = vc_operation("march", text, "", **TAKEN, eligible="US, VC")
    narration = """
8.5.4#3 march.loc > loc-saigon-can-tho < loc-saigon-an-loc-ban-me-thuot, loc-saigon-can-tho, loc-can-tho-long-phu
  8.3 econ
8.5.4#3 march.from > kien-hoa < kien-hoa
8.5.4#1 march.leaving n=1 of=2 space=kien-hoa stay=1
8.5.4#3 march.loc > loc-saigon-an-loc-ban-me-thuot < loc-saigon-an-loc-ban-me-thuot
8.5.4#3 march.from > an-loc < an-loc
8.5.4#1 march.leaving n=1 of=5 space=an-loc stay=2
8.5.4#3 march.loc -
8.5.4#4 march.population > tay-ninh < tay-ninh, kien-giang
  march.underground: tay-ninh
8.5.4#1 march.leaving n=2 of=4 space=an-loc stay=2
8.5.4#3 march.loc -
8.5.4#4 march.population -
8.5.4#5 march.nva_player no
8.5.4/ambush#3 ambush.opens -
8.5.4/ambush#4 ambush.base -
8.5.4/ambush#5 ambush.special_forces -
8.5.4/ambush#6 ambush.cubes > loc-saigon-can-tho < loc-saigon-an-loc-ban-me-thuot, loc-saigon-can-tho
  ambush.from_loc: all True
  ambush.us: all True
  8.3 econ
8.5.4 ambush.target > can-tho < can-tho
8.1.2#1 order pieces=us_troop police=1 troops=1
8.5.4/ambush#3 ambush.opens -
8.5.4/ambush#4 ambush.base -
8.5.4/ambush#5 ambush.special_forces -
8.5.4/ambush#6 ambush.cubes > loc-saigon-an-loc-ban-me-thuot < loc-saigon-an-loc-ban-me-thuot
8.5.4 ambush.target > quang-duc < quang-duc
8.5.4 over
"""
    told(narration, said)


def test_8_6_the_nva_tells_attack_bombarding_rather_than_ambushing_one_piece():
    text = (
        "nva_resources: 4; quang-tri: 5 nva_troop, us_troop, 2 arvn_troop, arvn_police; "
        "kontum: nva_guerrilla_u, arvn_ranger_u; pleiku: 4 nva_guerrilla_a, arvn_troop; "
        "central-laos: 3 nva_troop, us_irregular_u; hue: 4 nva_troop, 3 us_troop, nva_guerrilla_u; "
        "da-nang: 9 arvn_police, 3 nva_troop; saigon: 3 nva_troop, arvn_police"
    )
    _, said = turn("NVA", text, "6 1 5", **TAKEN, eligible="US, NVA")
    narration = """
8.6.1 attack.base no
8.6.1 attack.die 6
8.6.1 attack.enemies yes enemies=6 ambushes=2 figures=saigon:1,hue:2,da-nang:1,central-laos:1,quang-tri:2
8.6.1 ambush.many_troops spaces=hue
8.6.1 ambush.one yes nva_resources=4
8.6.1/bombard#1 bombard.here > quang-tri < hue, quang-tri
  coin_base: all False
  us_troop: all True
  8.2 15 can-tho > quang-tri
8.6.1/bombard#1 bombard.here > hue < hue
8.6.1#1 attack.troops > hue < hue, quang-tri
  laos_cambodia: all False
  base_falls: all False
  special_forces: all False
  us_piece: hue
8.6.1 attack.hits n=2 of=2
8.6.1#1 attack.troops > quang-tri < quang-tri
8.6.1 attack.hits n=2 of=3
8.1.2#1 order pieces=arvn_troop,arvn_troop police=1 troops=2
8.6.1#1 attack.troops -
8.6.1#2 attack.guerrillas > pleiku < pleiku
8.6.1 attack.hits n=1 of=1
8.6.1#1 attack.troops -
8.6.1#2 attack.guerrillas -
8.6.1#3 attack.one > central-laos < saigon, da-nang, central-laos
  laos_cambodia: central-laos
8.6.1 attack.hits n=1 of=1
"""
    told(narration, said)


def test_8_6_the_nva_tells_rally_and_infiltrate():
    text = (
        "nva_resources: 5; trail: 1; central-laos: 2 nva_guerrilla_a, 2 nva_troop; "
        "north-vietnam: nva_base, nva_guerrilla_u; southern-laos: 3 nva_guerrilla_u, nva_base; "
        "quang-nam: vc_base, 2 nva_troop"
    )
    _, said = turn("NVA", text, "6 6", **TAKEN, eligible="US, NVA")
    narration = """
8.6.1 attack.base no
8.6.1 attack.enemies no enemies=0 nva_resources=5 ambushes=2
8.6.2#1 capability.next no leader_cards=0
8.6.2#2 capability.here no leader_cards=0
8.6.2#3 event.open no event_by=US
8.6.2#4 broke no nva_resources=5
8.6.3 terror.population no population=0
8.6.4#3 rally.dice 6 6
8.6.4#3 rally.available yes guerrillas=14
8.6.4 rally.possible yes
8.6.4#1 rally.base > central-laos < central-laos
8.6.4#1 rally.base -
8.6.4#2 rally.coin -
8.6.4#3 rally.lone > north-vietnam < north-vietnam
3.3.1 rally.places available=16 n=2
8.6.4#1 rally.base -
8.6.4#2 rally.coin -
8.6.4#3 rally.lone -
8.6.4#3 rally.bases > southern-laos < southern-laos
3.3.1 rally.places available=14 n=2
8.6.4 rally.most n=3
8.6.4 trail.pays no trail=1 nva_resources=2
8.6.4 infiltrate yes bases=1 troops=8
8.6.4/infiltrate#1 infiltrate.base > quang-nam < quang-nam
8.6.4/infiltrate#1 infiltrate.base -
8.6.4/infiltrate#2 infiltrate.troops > southern-laos < north-vietnam, central-laos, southern-laos
  guerrillas: southern-laos
4.4.1 infiltrate.places available=36 bases=1 trail=1
8.6.4/infiltrate#3 infiltrate.kept n=2 of=5
8.6.4/infiltrate#3 infiltrate.kept n=2 of=4
8.6.4/infiltrate#3 infiltrate.kept n=2 of=3
8.6.4/infiltrate#3 infiltrate.kept n=2 of=2
"""
    told(narration, said)


def test_8_6_the_nva_tells_march_and_infiltrate():
    text = (
        "nva_resources: 8; trail: 3; north-vietnam: nva_base, 9 nva_troop; "
        "central-laos: 2 nva_base, 2 nva_guerrilla_u, 9 nva_troop; "
        "kontum: 8 nva_guerrilla_a, passive_support, 9 us_troop; hue: us_troop; quang-tri: us_base, us_troop; "
        "quang-nam: vc_guerrilla_u; saigon: arvn_troop"
    )
    _, said = turn("NVA", text, "6 6 5 1", **TAKEN, eligible="US, NVA")
    narration = """
8.6.1 attack.base no
8.6.1 attack.enemies no enemies=0 nva_resources=8 ambushes=2
8.6.2#1 capability.next no leader_cards=0
8.6.2#2 capability.here no leader_cards=0
8.6.2#3 event.open no event_by=US
8.6.2#4 broke no nva_resources=8
8.6.3 terror.population no population=0
8.6.4#3 rally.dice 6 6
8.6.4#3 rally.available no guerrillas=10
8.6.4#4 rally.base no
8.6.4#1 rally.trail no trail=3
8.6.4#2 rally.lone no
8.6.5 march.possible yes
8.6.5#2 march.near trail=3
8.6.5#3 march.base_available yes bases=6
8.6.5#3 march.base > southern-laos < southern-laos
8.6.5 march.from > central-laos < central-laos
8.6.5 march.from > central-laos < central-laos
8.6.5#1 march.leaving n=4 of=11 space=central-laos
8.6.5#1 march.not_needed n=7 space=central-laos
8.6.5 march.most n=1 what=march.base
8.6.5#4 march.loc -
8.6.5#5 march.control > binh-dinh < quang-tri, quang-nam, binh-dinh, pleiku, phu-bon
  population: quang-tri, binh-dinh
  one_group: all True
  no_us_base: binh-dinh
8.6.5 march.from > kontum < kontum
1.7 march.needs n=1 space=binh-dinh
8.6.5#1 march.leaving n=1 of=8 space=kontum
8.6.5#1 march.not_needed n=7 space=kontum
8.6.5#5 march.control > quang-tri < quang-tri, quang-nam
  population: quang-tri
8.6.5 march.from > central-laos < north-vietnam, central-laos
  march.enough: all 3
  8.2 51 fishhook > central-laos
1.7 march.needs n=3 space=quang-tri
8.6.5#1 march.leaving n=5 of=7 space=central-laos
8.6.5#1 march.guards n=2 space=central-laos
8.6.5#5 march.control -
8.6.5#6 march.front > quang-tri < quang-tri, loc-hue-khe-sanh
  troops: all 7
  8.3 locs_last
8.6.5#1 march.leaving n=7 of=9 space=north-vietnam
8.6.5#1 march.guards n=2 space=north-vietnam
8.6.5 march.most n=1 what=march.front
8.6.5 ambush.after_march no
8.6.4 infiltrate yes bases=0 troops=9
8.6.4/infiltrate#1 infiltrate.base -
8.6.4/infiltrate#2 infiltrate.troops > central-laos < north-vietnam, central-laos
  guerrillas: all 0
  two_bases: central-laos
4.4.1 infiltrate.places available=22 bases=2 trail=3
8.6.4/infiltrate#1 infiltrate.base -
8.6.4/infiltrate#2 infiltrate.troops > north-vietnam < north-vietnam
4.4.1 infiltrate.places available=17 bases=1 trail=3
"""
    told(narration, said)


def test_8_7_the_arvn_tells_train_govern_and_pacify():
    text = (
        "arvn_resources: 12; aid: 10; saigon: 2 arvn_troop, arvn_police; hue: arvn_police, passive_support; "
        "can-tho: 2 arvn_troop, arvn_police, active_support; an-loc: vc_guerrilla_a; "
        "quang-nam: arvn_troop, us_base"
    )
    _, said = arvn_turn(text, "4 5 6 3 6 4 4 5", (10, 10, 0, 1))
    narration = """
8.7.1#1 capability.next no leader_cards=0
8.7.1#2 capability.here no leader_cards=0
8.7.1 capability no
8.7.1#3 event.open no event_by=US
8.7.1#4 poor no arvn_resources=12
8.7.2#1 train.if_available yes available=21
8.7.2 train.possible yes
8.7.2#1 train.place > kontum < 9 candidates
  adds_control: da-nang, kontum, qui-nhon, cam-ranh, an-loc
  new_type: all True
  8.2 45 phu-bon > kontum
8.7.2#1 train.pieces n=3 police=3 police_there=0 troops_there=0
8.7.2#1 train.place > qui-nhon < 8 candidates
  adds_control: da-nang, qui-nhon, cam-ranh, an-loc
  new_type: all True
  8.2 63 quang-duc > qui-nhon
8.7.2#1 train.pieces n=3 police=3 police_there=0 troops_there=0
8.7.2#1 train.place > da-nang < 7 candidates
  adds_control: da-nang, cam-ranh, an-loc
  new_type: all True
  8.2 64 kien-phong > da-nang
8.7.2#1 train.pieces n=3 police=3 police_there=0 troops_there=0
8.7.2 train.most arvn_resources=3 n=3
8.7.2 govern.able yes
8.7.2/govern#1 govern.us_winning no total=49
8.7.2/govern#2 govern.patronage > can-tho < can-tho
8.7.2/govern#1 govern.us_winning no total=48
8.7.2/govern#2 govern.patronage -
8.7.2 govern.for_aid yes spaces=1 aid=9
8.7.2/govern#3 govern.aid > hue < hue
8.7.2 train.most arvn_resources=3 n=3
8.7.2#3 train.base -
8.7.2 train.pacifies spaces=kontum,qui-nhon,da-nang
8.7.6 pacify > kontum < kontum, qui-nhon, da-nang
  enemy_base: all False
  no_terror: all True
  opposition: all False
  shift: all 1
  8.2 45 phu-bon > kontum
"""
    told(narration, said)


def test_8_7_the_arvn_tells_patrol():
    text = (
        "arvn_resources: 9; saigon: 4 arvn_troop, 4 arvn_police; loc-saigon-can-tho: vc_guerrilla_u; "
        "loc-hue-da-nang: 3 nva_guerrilla_a; da-nang: arvn_troop, vc_guerrilla_u, nva_guerrilla_u; "
        "can-tho: arvn_police; quang-tri: 4 arvn_troop, arvn_police, active_support"
    )
    _, said = arvn_turn(text, "4 5 1 1 3 5 5 6", ())
    narration = """
8.7.1#1 capability.next no leader_cards=0
8.7.1#2 capability.here no leader_cards=0
8.7.1 capability no
8.7.1#3 event.open no event_by=US
8.7.1#4 poor no arvn_resources=9
8.7.2#1 train.if_available no available=0
8.7.2#2 train.if_base no spaces=
8.7.3#1 patrol.if_saigon yes spaces=loc-saigon-can-tho
8.7.3 patrol.possible yes
8.7.3#2 patrol.loc > loc-saigon-can-tho < loc-hue-da-nang, loc-saigon-can-tho
  distance: loc-saigon-can-tho
8.7.3 patrol.needs able=10 n=3 space=loc-saigon-can-tho
8.7.3#1 patrol.from > saigon < saigon, can-tho
  cubes_able: saigon
8.7.3#1 patrol.leaving end=loc-saigon-can-tho n=3 of=4 piece=arvn_police space=saigon
8.7.3#2 patrol.loc > loc-hue-da-nang < loc-hue-da-nang
8.7.3 patrol.too_few able=3 n=6 space=loc-hue-da-nang
8.7.3#3 patrol.control > hue < hue, da-nang, kontum, qui-nhon, cam-ranh, an-loc
  population: hue
8.7.3 patrol.needs able=2 n=1 space=hue
8.7.3#1 patrol.from > quang-tri < quang-tri
8.7.3#1 patrol.leaving end=hue n=1 of=4 piece=arvn_troop space=quang-tri
8.7.3#3 patrol.control > kontum < da-nang, kontum, qui-nhon, cam-ranh, an-loc
  population: all 1
  8.2 45 phu-bon > kontum
8.7.3 patrol.needs able=2 n=1 space=kontum
8.7.3#1 patrol.from > saigon < saigon
8.7.3#1 patrol.leaving end=kontum n=1 of=4 piece=arvn_troop space=saigon
8.7.3#3 patrol.control > qui-nhon < da-nang, qui-nhon, cam-ranh, an-loc
  population: all 1
  8.2 11 saigon > qui-nhon
8.7.3 patrol.needs able=1 n=1 space=qui-nhon
8.7.3#1 patrol.from > saigon < saigon
8.7.3#1 patrol.leaving end=qui-nhon n=1 of=3 piece=arvn_troop space=saigon
8.7.3#1 patrol.stay n=2 space=saigon
8.7.3#3 patrol.control > da-nang < da-nang, cam-ranh, an-loc
  population: all 1
  8.2 35 hue > da-nang
8.7.3 patrol.too_few able=0 n=2 space=da-nang
8.7.3#3 patrol.control > an-loc < cam-ranh, an-loc
  population: all 1
  8.2 56 tay-ninh > an-loc
8.7.3 patrol.too_few able=0 n=1 space=an-loc
8.7.3#3 patrol.control > cam-ranh < cam-ranh
8.7.3 patrol.too_few able=0 n=1 space=cam-ranh
8.7.3#3 patrol.garrison > hue < hue
8.7.3#3 patrol.city n=2 police=1 space=hue troops=0
8.7.3#1 patrol.from > quang-tri < quang-tri
8.7.3#1 patrol.leaving end=hue n=1 of=3 piece=arvn_troop space=quang-tri
8.7.3#1 patrol.stay n=2 space=quang-tri
8.7.3#4 patrol.assault > loc-saigon-can-tho < loc-saigon-can-tho
8.7.2 govern.able yes
"""
    told(narration, said)


def test_8_7_the_arvn_tells_raid_and_sweep():
    text = (
        "arvn_resources: 9; hue: 2 arvn_troop, passive_support, vc_guerrilla_u; "
        "quang-tri: 6 arvn_troop, passive_support, 2 nva_guerrilla_u, 2 vc_guerrilla_u; "
        "binh-dinh: 2 arvn_ranger_u; qui-nhon: arvn_police; phu-bon: vc_guerrilla_u, vc_base; "
        "da-nang: 5 arvn_troop, arvn_police; quang-nam: vc_guerrilla_a, 2 vc_guerrilla_u, arvn_police"
    )
    _, said = arvn_turn(text, "2 5 4 5", ())
    narration = """
8.7.1#1 capability.next no leader_cards=0
8.7.1#2 capability.here no leader_cards=0
8.7.1 capability no
8.7.1#3 event.open no event_by=US
8.7.1#4 poor no arvn_resources=9
8.7.2#1 train.if_available no available=0
8.7.2#2 train.if_base no spaces=
8.7.3#1 patrol.if_saigon no spaces=
8.7.3#2 patrol.if_blocked no spaces=
8.7.4#1 assault.if_control no spaces=
8.7.4#2 assault.if_troops no spaces=
8.7.4#3 assault.if_base no spaces=
8.7.5 sweep.possible yes
8.7.4/raid#4 raid.possible yes
8.7.4/raid#3 raid.target > phu-bon < phu-bon
8.7.4 raid.removes n=2
8.7.4/raid#2 raid.rangers n=1
8.7.4/raid#3 raid.target -
8.7.5#1 sweep.hidden > quang-tri < hue, quang-tri, quang-nam
  support: hue, quang-tri
  vc_hidden: all True
  population: all 2
  8.2 25 southern-laos > quang-tri
8.7.5#1 sweep.hidden > hue < hue, quang-nam
  support: hue
8.7.5#1 sweep.hidden > quang-nam < quang-nam
8.7.5#3 sweep.uncover able=3 guerrillas=4 n=0 space=quang-tri
8.7.5#3 sweep.uncover able=4 guerrillas=1 n=0 space=hue
8.7.5#3 sweep.uncover able=4 guerrillas=2 n=1 space=quang-nam
8.7.5#2 sweep.from > quang-tri < da-nang, quang-tri
  8.2 45 phu-bon > quang-tri
8.7.5#2 sweep.keeps end=quang-nam n=1 of=6 space=quang-tri
8.7.5#4 sweep.control > quang-nam < quang-nam
8.7.5#4 sweep.to_control n=2 space=quang-nam
8.7.5#2 sweep.from > da-nang < da-nang
8.7.5#2 sweep.leaving end=quang-nam n=2 of=5 space=da-nang
8.7.5#4 sweep.control -
"""
    told(narration, said)


def test_8_8_the_us_tells_sweep_and_air_lift():
    text = (
        "policy: JFK; arvn_resources: 30; hue: 2 us_troop, passive_support, vc_guerrilla_u; "
        "quang-tri: 6 us_troop, us_base, passive_support; "
        "quang-nam: 2 vc_guerrilla_u, arvn_police, passive_support; "
        "kontum: 3 nva_troop, nva_guerrilla_u, active_support; central-laos: us_irregular_u, 2 us_troop; "
        "saigon: 6 us_troop, arvn_police; can-tho: arvn_police"
    )
    _, said = turn("US", text, "4 5", acted="VC event", eligible="VC, US")
    narration = """
8.8.2#1 capability.next no leader_cards=0
8.8.2#2 capability.here no leader_cards=0
8.8.3#1 assault.base_alone no
8.8.3#2 assault.troops no
8.8.4 monsoon no
8.8.5#1 sweep.hidden yes spaces=hue,kontum,quang-nam
8.8.5 sweep.able yes
8.8.1 policy policy=JFK
8.8.5 sweep.ours > hue < hue
8.8.5 sweep.others > kontum < kontum, quang-nam
  sweep.support: all True
  sweep.bases: all False
  population: all 1
  8.2 45 phu-bon > kontum
8.8.5 sweep.others > quang-nam < quang-nam
8.8.5 sweep.nva_troops spaces=kontum
8.8.5 sweep.needs figures=quang-nam:2 spaces=quang-nam what=sweep.all
8.8.5 sweep.come figures=quang-nam:5
8.8.5#3 sweep.all > quang-nam < quang-nam
8.8.5#2 sweep.origin > central-laos < central-laos, quang-tri
  foreign: central-laos
8.8.5#2 sweep.leaving end=quang-nam n=2 of=2 space=central-laos
8.8.5#3 sweep.all -
8.8.5#4 sweep.half -
8.8.5#5 sweep.control -
8.8.1 lbj no policy=JFK
8.8.3 lift.most_origins n=3
8.8.3/air_lift#1 lift.exposed -
8.8.3/air_lift#2 lift.not_needed > saigon < saigon, quang-tri
  lift.most: saigon
8.8.3/air_lift#1 lift.exposed -
8.8.3/air_lift#2 lift.not_needed > quang-tri < quang-tri
8.8.3/air_lift#1 lift.exposed -
8.8.3/air_lift#2 lift.not_needed -
8.8.3/air_lift#3 sweep.all -
8.8.3/air_lift#3 sweep.half -
8.8.3/air_lift#3 sweep.control -
8.8.3/air_lift#5 lift.police > can-tho < can-tho
8.8.3 lift.needs n=1 space=can-tho
8.8.3/air_lift#2 lift.leaving end=can-tho n=1 of=6 piece=us_troop space=saigon
8.8.3/air_lift#5 lift.police -
8.8.3/air_lift#6 lift.special_force -
8.8.3#2 air_lift.able yes
"""
    told(narration, said)


def test_8_8_the_us_tells_assault_and_air_lift():
    text = (
        "policy: LBJ; arvn_resources: 30; econ: 15; trail: 2; hue: 3 us_troop, 2 nva_troop; "
        "quang-tri: 3 us_troop, us_base, 3 nva_troop, nva_guerrilla_a; binh-dinh: 2 us_troop, 4 vc_guerrilla_a; "
        "kontum: arvn_troop, 2 nva_troop"
    )
    _, said = turn("US", text, "", acted="VC event", eligible="VC, US")
    narration = """
8.8.2#1 capability.next no leader_cards=0
8.8.2#2 capability.here no leader_cards=0
8.8.3#1 assault.base_alone no
8.8.3#2 assault.troops yes spaces=hue,quang-tri
8.8.3 assault.able yes
8.8.3#1 assault.all > quang-tri < hue, quang-tri
  assault.control: all False
  assault.base: all False
  assault.us_base: quang-tri
8.8.3 assault.removes n=4 of=4
8.8.3#1 assault.all > hue < hue
8.8.3 assault.removes n=2 of=2
8.8.3#1 assault.all -
8.8.3 lift.most_origins n=3
8.8.3/air_lift#1 lift.exposed > binh-dinh < binh-dinh
8.8.3/air_lift#1 lift.exposed -
8.8.3/air_lift#2 lift.not_needed > quang-tri < hue, kontum, quang-tri
  lift.most: quang-tri
8.8.3/air_lift#1 lift.exposed -
8.8.3/air_lift#2 lift.not_needed > hue < hue, kontum
  lift.most: hue
8.8.3/air_lift#4 lift.assault > kontum < kontum, binh-dinh
  assault.control: kontum
8.8.3 lift.needs n=2 space=kontum
8.8.3/air_lift#2 lift.leaving end=kontum n=2 of=2 piece=us_troop space=binh-dinh
8.8.3/air_lift#4 lift.assault -
8.8.3/air_lift#5 lift.police -
8.8.3/air_lift#6 lift.special_force -
8.8.3#2 air_lift.able yes
8.8.3#3 assault.most > kontum < kontum
8.8.3 assault.removes n=2 of=2
"""
    told(narration, said)


def test_8_8_the_us_tells_train_and_advise():
    text = (
        "policy: JFK; arvn_resources: 30; econ: 15; aid: 20; hue: 3 us_troop, us_base, arvn_troop, arvn_police; "
        "quang-nam: arvn_ranger_u, vc_guerrilla_a; saigon: us_troop, arvn_police, arvn_troop; "
        "binh-dinh: arvn_troop, vc_guerrilla_a"
    )
    _, said = turn("US", text, "", acted="VC event", eligible="VC, US")
    narration = """
8.8.2#1 capability.next no leader_cards=0
8.8.2#2 capability.here no leader_cards=0
8.8.3#1 assault.base_alone no
8.8.3#2 assault.troops no
8.8.4 monsoon no
8.8.5#1 sweep.hidden no
8.8.6 event.open no event_by=VC
8.8.7 train.able yes
8.8.7#1 train.irregulars > saigon < saigon, hue
  no_us_base: saigon
8.8.7#1 train.number available=6 n=2 policy=JFK
8.8.7#1 train.irregulars > hue < hue
8.8.7#1 train.number available=4 n=2 policy=JFK
8.8.7#1 train.irregulars -
8.8.7#2 train.arvn -
8.8.7#3 corrupt no patronage=0
8.8.8 train.pacifies spaces=saigon
8.8.8 pacify > saigon < saigon, hue
  no_police: all False
  total_shift: saigon
8.8.1 lbj no policy=JFK
8.8.7 advise yes
8.8.4/advise#1 advise.control > quang-nam < quang-nam
8.8.4 advise.by way=quang-nam/arvn_ranger_u
8.8.4/advise#1 advise.control -
8.8.4/advise#1 advise.base -
8.8.4/advise#1 advise.pieces -
8.8.4/advise#2 advise.sweep -
8.8.4/advise#4 aid yes aid=20
"""
    told(narration, said)
