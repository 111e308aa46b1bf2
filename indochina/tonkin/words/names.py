"""Names of hexes, units, kinds, months and phases in both languages. A hex without a community is called by its id."""

from __future__ import annotations

from ..board import printed
from ..components.units import Unit

MONTHS_EN = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
MONTHS_FR = (
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
    "décembre",
)  # fmt: skip
SHORT = [month[:3] for month in MONTHS_EN]
COMMUNITIES_FR = {"Hanoi": "Hanoï", "Haiphong": "Haïphong", "Dien Bien Phu": "Diên Biên Phu"}
WORDS_FR = {
    "VM HQ": "QG VM", "FEF HQ": "QG FEF", "VM SD": "Dépôt VM", "FEF SD": "Dépôt FEF", "Navy": "Marine",
    "Thai": "Thaï", "Det. BCL": "Dét. BCL",
}  # fmt: skip
"""Types of units whose French name is not what is printed."""

WORDS: dict[str, tuple[str, str]] = {
    "VM": ("Viet Minh", "Viet Minh"),
    "FEF": ("France", "France"),
    "chance": ("Dice", "Dés"),
    "saigon": ("Saigon", "Saïgon"),
    # kinds of units; a kind whose word is also that of an Operation Point or of a counter has no name of its own
    "regiment_div": ("divisional regiment", "régiment divisionnaire"),
    "regiment_ind": ("independent regiment", "régiment indépendant"),
    "tieu_doan": ("regional battalion", "bataillon régional"),
    "pathet_lao": ("Pathet Lao", "Pathet Lao"),
    "engineer": ("engineers", "génie"),
    "anti_aircraft": ("anti-aircraft", "antiaérien"),
    "hq": ("HQ", "QG"),
    "supply_dump": ("Supply Dump", "dépôt (SD)"),
    "infantry": ("infantry", "infanterie"),
    "para": ("paratroopers", "parachutistes"),
    "groupe_mobile": ("Groupe Mobile", "groupe mobile"),
    "tank": ("tanks", "chars"),
    "amphibious": ("amphibious", "amphibie"),
    "garrison": ("garrison", "garnison"),
    "thai": ("Thai battalion", "bataillon thaï"),
    "gcma": ("GCMA", "GCMA"),
    "dna": ("Dinassaut", "Dinassaut"),
    # places
    "track": ("Turn Track", "piste des tours"),
    "eliminated": ("Eliminated Box", "case des éliminés"),
    "box_1": ("Box 1", "case 1"),
    "box_2": ("Box 2", "case 2"),
    "at_sea": ("at sea", "en mer"),
    # 1.10 phases
    "phase.setup": ("Set-up", "Mise en place"),
    "phase.replacement": ("Replacement & Reinforcement", "Remplacements et renforts"),
    "phase.vm_move": ("VM Movement", "Mouvement VM"),
    "phase.fef_move": ("FEF Movement", "Mouvement FEF"),
    "phase.attrition": ("Attrition Phase", "Phase d’attrition"),
    "phase.operation": ("Operations", "Opérations"),
    "phase.supply": ("Supply Check", "Ravitaillement"),
    "phase.end": ("End of the Game", "Fin de partie"),
    "phase.over": ("Over", "Terminé"),
    # what is reconstructed of a scenario
    "data.start": ("first month", "premier mois"),
    "data.end": ("last month", "dernier mois"),
    "data.setup": ("set-up", "mise en place"),
    "data.vp": ("VP-Level and scale", "niveau et échelle de PV"),
    "data.political_objective": ("Political Objective", "objectif politique"),
    "data.rules": ("special rules", "règles spéciales"),
    "data.number": ("number", "numéro"),
    "data.length": ("length", "durée"),
}


def month_name(month: str, months: tuple[str, ...]) -> str:
    """`Oct-52` is October 1952."""
    short, _, year = month.partition("-")
    return f"{months[SHORT.index(short)]} 19{year}"


def unit_name(unit: Unit) -> str:
    """What is printed on the counter; a number alone is the name of an independent regiment."""
    return f"Rgt {unit.name}" if unit.name.isdigit() else unit.name


def french_unit(unit: Unit) -> str:
    return WORDS_FR[unit.type] + unit.name.removeprefix(unit.type) if unit.type in WORDS_FR else unit_name(unit)


def english() -> dict[str, str]:
    board = printed()
    names = {f"name.{word}": texts[0] for word, texts in WORDS.items()}
    names |= {f"name.{turn['month']}": month_name(turn["month"], MONTHS_EN) for turn in board.turns}
    names |= {f"name.{board.ids[c.hex]}": c.name for c in board.communities}
    return names | {f"name.{u.key}": unit_name(u) for u in board.units}


def french() -> dict[str, str]:
    board = printed()
    names = {f"name.{word}": texts[1] for word, texts in WORDS.items()}
    names |= {f"name.{turn['month']}": month_name(turn["month"], MONTHS_FR) for turn in board.turns}
    names |= {f"name.{board.ids[c.hex]}": COMMUNITIES_FR.get(c.name, c.name) for c in board.communities}
    return names | {f"name.{u.key}": french_unit(u) for u in board.units}
