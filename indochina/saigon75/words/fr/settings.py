"""Saigon 75 in French: scenarios and settings."""

HELP_FR: dict[str, str] = {
    "scenario.standard": "Été 1973 au printemps 1975, huit tours",
    "setting.hand": "C.7 cartes en main : 3, et une nouvelle à chaque tour, ou 8 pour qui connaît le jeu",
    "setting.momentum": "C.2 numéros des jetons d’élan : cachés jusqu’à leur tour, ou visibles",
    "setting.ruling_held_unit": "E-20 l’unité retenue peut être prise comme perte ou forcée à la retraite, sans donner "
    "de dé",
    "setting.ruling_second_combat": "S.6 un défenseur qui recule dans une province où un combat doit suivre y défend "
    "aussi",
}
