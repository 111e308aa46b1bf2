"""The French card texts against the English ones."""

import re
from collections import Counter

import pytest

from indochina.fitl.cards import CARDS
from indochina.fitl.words.en import ENGLISH
from indochina.fitl.words.fr.cards import CARD_TEXTS as CARDS_FR
from indochina.fitl.words.fr.cards import TEXTS as TEXTS_FR

CARD_TEXTS = {key: text for key, text in ENGLISH.items() if key.startswith("card.")}
# Factions and years read the same in both languages where no kind follows.
BARE_HEADS = {f"card.card-{number}.head" for number, card in CARDS.items() if card.kind == "event"}

# Patterns of the words of the game: a text has both or neither.
WORDS = {
    "US": "US",
    "ARVN": "ARVN",
    "NVA": "NVA",
    "VC": "VC",
    "COIN": "COIN",
    "RVN Leader": "Dirigeant RVN",
    "Saigon": "Saigon",
    "Hue": "Hue",
    "Da Nang": "Da Nang",
    "Can Tho": "Can Tho",
    "Phu Bon": "Phu Bon",
    "Qui Nhon": "Qui Nhon",
    "Khanh Hoa": "Khanh Hoa",
    "Tay Ninh": "Tay Ninh",
    "Laos": "Laos",
    "Cambodia": "Cambodge",
    "North Vietnam": "Nord-Vietnam",
    "South": "Sud",
    "Mekong": "Mékong",
    "Province": "Province",
    "Cit(y|ies)": "Ville",
    "LoC": "LdC",
    "Highland": "Hauts-Plateaux",
    "Lowland": "Plaine",
    "Jungle": "Jungle",
    "[Cc]oast": "côt[ei]",
    "Active Opposition": "Opposition active",
    "Passive Opposition": "Opposition passive",
    "Active Support": "Soutien actif",
    "Passive Support": "Soutien passif",
    "Neutral": "Neutre",
    "COIN.Control": "Contrôle COIN",
    "NVA Control": "Contrôle NVA",
    "Available": "Disponible",
    "Casualt": "Pertes",
    "out of play": "hors jeu",
    "Troop": "Troupe",
    "Police": "Police",
    "Ranger": "Ranger",
    "Irregular": "Irrégulier",
    "Guerrilla": "Guérilla",
    "Base": "Base",
    "Tunnel": "Tunnel",
    "Underground": "clandestin",
    "Resource": "Ressource",
    r"Aid\b": r"Aide\b",
    "Patronage": "Patronage",
    "Trail": "Piste",
    "Terror": "Terreur",
    "Sabotage": "Sabotage",
    "Eligible": r"\béligible",
    "Ineligible": "inéligible",
    "Reset": "Remise en place",
    "Monsoon": "Mousson",
    r"\(Momentum\)": r"\(Élan\)",
    "Limited Operation": "Opérations? limitée",
    "Special Activit": "Activités? spéciale",
    "Air Strike": "Frappe aérienne",
    "Air Lift": "Pont aérien",
    "Train": "Entraîne",
    "Patrol": "Patrouille",
    "Sweep|Swept|swept": "Ratiss",
    "Assault": "Assaut",
    "Rall": "Ralli",
    "March|march": "Marche",
    "Attack": "Attaque",
    "Ambush": "Embuscade",
    "Infiltrate": "Infiltr",
    "Bombard": "Bombard",
    "Transport": "Transport",
    "Govern": "Gouverne",
    "Pacif": "Pacifi",
    "Agitate": "Agite",
    "Degrade": "[Dd]égrad",
    "Improve": "[Aa]mélior",
    "free": "gratuit|sans coût",
    r"\b(may|can|cannot)\b": r"\bpeu(t|vent)\b|possible|permet",
    "[Uu]p to [0-9]|[Aa]t most|as many as 3": "[Jj]usqu’à [0-9]|au plus",
    r"\b(die|[Rr]oll)\b": r"\b(dé|jet)\b",
    "rounded down": "à l’inférieur",
    "next to|adjacent|neighbour": "adjacent",
}


def figures(text: str) -> Counter[str]:
    return Counter(re.findall(r"[+-]?\d+", text))


def test_the_same_keys_in_the_same_order():
    assert list(CARDS_FR) == list(CARD_TEXTS)


def test_no_text_is_left_over():
    assert set(TEXTS_FR) <= set(CARDS_FR)


@pytest.mark.parametrize("key", CARD_TEXTS)
def test_the_same_figures(key):
    assert figures(CARDS_FR[key]) == figures(CARD_TEXTS[key])


@pytest.mark.parametrize("key", CARD_TEXTS)
def test_nothing_is_left_in_english(key):
    assert (CARDS_FR[key] == CARD_TEXTS[key]) == (key in BARE_HEADS)


@pytest.mark.parametrize("key", TEXTS_FR)
def test_the_same_words_of_the_game(key):
    english, french = CARD_TEXTS[key], CARDS_FR[key]
    assert [en for en, fr in WORDS.items() if bool(re.search(en, english)) != bool(re.search(fr, french))] == []


@pytest.mark.parametrize("key", CARDS_FR)
def test_french_typography(key):
    assert re.findall(r"'|\"| [;:!?»]|« |(?<!\u00a0)[;:!?»]|  ", CARDS_FR[key]) == []
