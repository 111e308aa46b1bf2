"""Saigon 75 in French: what the cards do, in our own short words."""

CARD_TEXTS: dict[str, str] = {
    "card.E-01": "SV : un dé de combat de plus dans un combat de cette phase, à annoncer avant le jet.",
    "card.E-02": "NV lance un dé de combat de moins dans tous les combats de cette phase.",
    "card.E-03": "SV désigne une province et lance aussitôt 2 dés de combat SV ; les résultats frappent les unités NV "
    "de son choix dans cette province. Aucun marqueur aérien n’est requis ni perdu.",
    "card.E-04": "SV peut placer jusqu’à 5 unités n’importe où au Sud (Patrouilles fluviales : sur le Mékong "
    "seulement). En phase SV, elles sont considérées comme activées et déplacées, hors limite, et peuvent combattre.",
    "card.E-05": "SV peut faire relancer un dé de combat, de l’un ou l’autre camp, au cours de cette phase.",
    "card.E-06": "SV ignore ses reculs dans un combat de cette phase, désigné après le jet.",
    "card.E-07": "Lancez un dé : 1-2, aucun combat dans cette phase ; 3-4, un seul ; 5-6, deux.",
    "card.E-08": "Les deux camps lancent un dé de combat de moins dans tous les combats de cette phase.",
    "card.E-09": "Dans un combat de cette phase, une fois résolu, NV inflige un X supplémentaire à SV.",
    "card.E-10": "Phase SV : les unités mécanisées ne peuvent pas se déplacer. Phase NV : elles n’apportent aucun dé "
    "de combat.",
    "card.E-11": "Phase SV : la disponibilité SV est divisée par deux (hors marqueurs d’Activation +1). Phase NV : "
    "dans un combat désigné après le jet, les reculs imposés à SV deviennent des X.",
    "card.E-12": "NV : +1 au dé d’activation (tour 8 : +1D6). Sans effet si SV joue la carte.",
    "card.E-13": "Phase SV : NV désigne jusqu’à 4 unités SV qui ne peuvent ni se déplacer ni attaquer (tour 8 : aucune "
    "à Saïgon). Phase NV : dans un combat, les X subis par NV deviennent des R.",
    "card.E-14": "NV compte une province de plus lors de la prochaine désertion.",
    "card.E-15": "NV désigne une unité SV ; SV doit la déplacer dans une province adjacente sous contrôle SV, faute de "
    "quoi elle est perdue.",
    "card.E-16": "NV désigne une province autre que Saïgon ; SV doit en faire reculer 2 unités.",
    "card.E-17": "SV lance un dé de combat de moins dans tous les combats de cette phase.",
    "card.E-18": "NV peut placer un bataillon VC, pris dans la Réserve ou sur la carte, dans la province de son choix.",
    "card.E-19": "NV : un dé de combat de plus dans deux combats de cette phase, à annoncer avant chaque jet.",
    "card.E-20": "NV désigne une unité SV dans une province montagneuse : elle ne peut ni se déplacer ni combattre "
    "pendant cette phase.",
}
