"""Tonkin in English: names of what is on the board and of words that stand in sentences.

A hex without a community is called by its id.
"""

from __future__ import annotations

from indochina.core.catalogue import catalogue

from ...board import printed
from ...components.units import Unit

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
SHORT = [month[:3] for month in MONTHS]
"""Months as the board has them."""

WORDS: dict[str, str] = {
    # Sides, the dice, Saigon
    "name.VM": "Viet Minh",
    "name.FEF": "France",
    "name.chance": "Dice",
    "name.saigon": "Saigon",
    # 1.2 Kinds of units; a kind whose word is also that of an Operation Point or of a counter has no name of its own
    "name.regiment_div": "divisional regiment",
    "name.regiment_ind": "independent regiment",
    "name.tieu_doan": "regional battalion",
    "name.pathet_lao": "Pathet Lao",
    "name.engineer": "engineers",
    "name.anti_aircraft": "anti-aircraft",
    "name.hq": "HQ",
    "name.supply_dump": "Supply Dump",
    "name.infantry": "infantry",
    "name.para": "paratroopers",
    "name.groupe_mobile": "Groupe Mobile",
    "name.tank": "tanks",
    "name.amphibious": "amphibious",
    "name.garrison": "garrison",
    "name.thai": "Thai battalion",
    "name.gcma": "GCMA",
    "name.dna": "Dinassaut",
    # Places
    "name.track": "Turn Track",
    "name.eliminated": "Eliminated Box",
    "name.box_1": "Box 1",
    "name.box_2": "Box 2",
    "name.at_sea": "at sea",
    # 1.10 Phases
    "name.phase.setup": "Set-up",
    "name.phase.replacement": "Replacement & Reinforcement",
    "name.phase.vm_move": "VM Movement",
    "name.phase.fef_move": "FEF Movement",
    "name.phase.attrition": "Attrition Phase",
    "name.phase.operation": "Operations",
    "name.phase.supply": "Supply Check",
    "name.phase.end": "End of the Game",
    "name.phase.over": "Over",
    # What is reconstructed of a scenario
    "name.data.start": "first month",
    "name.data.end": "last month",
    "name.data.setup": "set-up",
    "name.data.vp": "VP-Level and scale",
    "name.data.political_objective": "Political Objective",
    "name.data.rules": "special rules",
    "name.data.number": "number",
    "name.data.length": "length",
    # How numbers are written
    "decimal": ".",
    # 1.7 Seasons
    "name.rain": "rain season",
    "name.dry": "dry season",
    # 1.9 Regions, scenarios, degrees of victory
    "name.strategic": "strategic",
    "name.substantial": "substantial",
    "name.marginal": "marginal",
    "name.complete": "complete",
    "name.draw": "nobody (draw)",
    "name.delta": "the Delta",
    "name.highlands": "the Highlands",
    "name.na_san": "Na San",
    "name.cao_bang": "Cao Bang",
    "name.hanoi": "Hanoi",
    "name.hoa_binh": "Hoa Binh",
    "name.plaine_des_jarres": "Plaine des Jarres",
    "name.dien_bien_phu": "Dien Bien Phu",
    # 2 Replacements and reinforcements
    "name.lack.out_of_supply": "OoS",
    "name.lack.far_from_vm_source": "too far from HQ and Supply Centers",
    "name.lack.far_from_fef_source": "too far from Supply Centers and an HQ that gets replacements",
    "name.lack.two_steps": "2 steps replaced already",
    "name.lack.no_rp": "costs more than there is",
    "name.lack.no_road_from_china": "no road from China",
    "name.lack.no_rebuilding": "not rebuilt in this scenario",
    "name.lack.no_air_transport": "too few Air Transports left",
    "name.at_center": "a Supply Center of yours that no enemy occupies",
    "name.at_road": "a road hex joined to Thai Nguyen by roads that no enemy cuts, but not Hanoi",
    "name.at_village": (
        "a FEF-friendly village with a blue name in the Highlands of Vietnam, on or west of the Red River"
    ),
    "name.near_community": "the Highlands, within 2 hexes of the community chosen",
    "name.at_center_laos": "a FEF Supply Center in Laos that no enemy occupies",
    "name.at_center_vietnam": "a FEF Supply Center in Vietnam that no enemy occupies",
    "name.at_harbor": "a harbor that no enemy occupies and where it may be",
    "name.fly": "by air",
    "name.withdraw_any": "any unit",
    "name.withdraw_para": "a para unit",
    "name.withdraw_REI": "a REI battalion",
    "name.withdraw_Navy": "the Navy",
    # 3, 4 Parts of questions about movement
    "name.move_together": "move together",
    "name.overrun_too": "overrun too (the others here can no longer move)",
    "name.others_bound": "; the others here can then only overrun too",
    # 3.3 Transports
    "name.truck": "Truck Transport",
    "name.air": "Air Transport",
    "name.no_limit": "no limit",
    "name.by_walk": "by land",
    "name.by_truck": "by truck",
    "name.by_air": "by air",
    "name.by_drop": "by parachute",
    "name.by_river": "by river",
    "name.by_ship": "by ship",
    # 6.3 What an Operation Point does
    "name.chain_later": "; 3 more if all are DG and form one chain",
    "name.chain_now": ", all in one chain with those removed",
    "name.remove_markers": "remove markers",
    "name.trenches": "dig trenches",
    "name.move": "move",
    "name.barrage": "air or naval barrage",
    "name.roads": "destroy roads",
    "name.artillery": "artillery barrage",
    "name.attack": "attack",
    "name.pass": "nothing",
    "name.pass_all": "nothing more",
    # 6.4-6.16 Combat and barrage
    "name.or_attack": ", or attack with these",
    "name.airstrike": "Airstrike",
    "name.nobody": "nobody",
    "name.miss": "miss",
    "name.DG&DL": "DG & DL",
    # 6.5 Parts of the question about retreats
    "name.or_stay": "or stay",
    "name.or_stay_with_hq": "or stay; the HQ is here, and if it is lost, so is the game",
    # 6.6, 6.8 What modifies a die
    "name.drm.none": "no modifiers",
    "name.drm.each": "modifiers differ from unit to unit",
    "name.drm.morale": "morale of the leaders",
    "name.drm.bolshevik": "Bolshevik Spirit",
    "name.drm.clear": "clear",
    "name.drm.rough": "rough",
    "name.drm.forest": "forest",
    "name.drm.mountain": "mountain",
    "name.drm.minor_river": "minor river",
    "name.drm.major_river": "major river",
    "name.drm.trench": "trench",
    "name.drm.rain": "rain",
    "name.drm.early_years": "FEF before June 1952",
    "name.drm.airdrop": "airdrop",
    "name.drm.no_sd": "no SD within 3 hexes",
    "name.drm.odds_below": "odds below 1-2",
    "name.drm.odds_above": "odds above 5-1",
    "name.drm.hero": "officer at the front",
    "name.drm.good_morale": "morale 4 or more",
    "name.drm.artillery": "defending artillery",
    "name.drm.gcma": "GCMA",
    "name.drm.best_morale": "morale 5",
    "name.drm.crowded": "6 or more Stacking Points",
    "name.drm.target_dg": "target DG",
    "name.drm.flak": "Anti-Aircraft unit",
}


def month_name(month: str, months: tuple[str, ...]) -> str:
    """`Oct-52` is October 1952."""
    short, _, year = month.partition("-")
    return f"{months[SHORT.index(short)]} 19{year}"


def unit_name(unit: Unit) -> str:
    """What is printed on the counter; a number alone is the name of an independent regiment."""
    return f"Rgt {unit.name}" if unit.name.isdigit() else unit.name


NAMES = catalogue(
    WORDS,
    {f"name.{turn['month']}": month_name(turn["month"], MONTHS) for turn in printed().turns},
    {f"name.{printed().ids[c.hex]}": c.name for c in printed().communities},
    {f"name.{unit.key}": unit_name(unit) for unit in printed().units},
)
