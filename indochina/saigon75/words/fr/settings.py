"""Scenarios and settings in French."""

HELP_FR = {
    "scenario.standard": "Été 1973 au printemps 1975, huit tours",
    "setting.hand": "C.7 cartes en main : 3, et une nouvelle à chaque tour, ou 8 pour qui connaît le jeu",
    "setting.momentum": "C.2 numéros des jetons d’élan : cachés jusqu’à leur tour, ou visibles",
}
