"""What the play loop says itself, by language. What a game says is in its own catalogue."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "colon": ": ",
        "chosen": "chosen: ",
        "which_game": "Which game?",
        "which_scenario": "Which scenario?",
        "which_side": "Which side do you play?",
        "which_sides": "Which side do you play? For several, type 1 2. Solo opponents play the others.",
        "both": "both, at one keyboard",
        "all": "all, at one keyboard",
        "autosave": "Every choice is saved in {path}",
        "unfinished": "An unfinished game is waiting: {command}",
        "resume": "Saved. Go on with: {command}",
        "resumed": "Game resumed after {n} choices.",
        "hint": "Type a number, a name or its beginning; ? for help.",
        "since": "Since then:",
        "ambiguous": "{typed!r} could be: {names}",
        "no_option": "no option begins with {typed!r}",
        "offered": "{name} is offered.",
        "no_reason": "no reason to show yet",
        "saved": "Saved in {path}",
        "exists": "{path} exists already and is left as it is; choose another name",
        "unknown_card": "unknown card {card!r}",
        "no_cards": "{game} has no cards",
        "no_odds": "no dice follow from this question",
        "which": "{command} what? For example: {example}",
        "whole": "(the whole position, with all that is hidden)",
        "undone": "Taken back.",
        "redone": "Done again.",
        "pass": "Pass the keyboard to {seat}, then press Enter.",
        "top": "Enter: the top of the pile; or type the card that was drawn.",
        "wins": "{winner} wins",
        "draw": "A draw",
        "choices": "Choices",
        "kept": "Saved in",
        "watch": "Watch it again",
        "lost_history": "Note: {what}; the old file is kept as it is.",
        "help": "number, key, name or its beginning   answer the question\n"
        "why NAME      why is it not offered?      undo, redo    take back your last choice, make it again\n"
        "log [N]       what happened               log why [N]   the reasons of the opponent\n"
        "odds [NAME]   what the dice may bring     board         draw the board\n"
        "save [FILE]   keep a copy                 quit          save and leave\n"
        "position      the notation of the position, with all that is hidden",
        "help_card": "card {card:<9}what a card does",
    },
    "fr": {
        "colon": " : ",
        "chosen": "déjà choisi : ",
        "which_game": "Quel jeu ?",
        "which_scenario": "Quel scénario ?",
        "which_side": "Quel camp jouez-vous ?",
        "which_sides": "Quel camp jouez-vous ? Plusieurs : 1 2. Le jeu mène les autres.",
        "both": "les deux, au même clavier",
        "all": "tous, au même clavier",
        "autosave": "Chaque choix est sauvé dans {path}",
        "unfinished": "Une partie inachevée attend : {command}",
        "resume": "Partie sauvée. Pour continuer : {command}",
        "resumed": "Partie reprise après {n} choix.",
        "hint": "Tapez un numéro, un nom ou son début ; ? pour l'aide.",
        "since": "Depuis :",
        "ambiguous": "{typed!r} peut être : {names}",
        "no_option": "aucune option ne commence par {typed!r}",
        "offered": "{name} est proposé.",
        "no_reason": "pas encore de raison à montrer",
        "saved": "Sauvé dans {path}",
        "exists": "{path} existe déjà et reste tel quel ; choisissez un autre nom",
        "unknown_card": "carte inconnue {card!r}",
        "no_cards": "{game} n'a pas de cartes",
        "no_odds": "aucun dé ne suit cette question",
        "which": "{command} quoi ? Par exemple : {example}",
        "whole": "(la position entière, avec tout ce qui est caché)",
        "undone": "Choix repris.",
        "redone": "Choix refait.",
        "pass": "Passez le clavier à {seat}, puis appuyez sur Entrée.",
        "top": "Entrée : le dessus de la pioche ; ou tapez la carte tirée.",
        "draw": "Partie nulle",
        "wins": "Victoire : {winner}",
        "choices": "Choix",
        "kept": "Sauvé dans",
        "watch": "Revoir la partie",
        "lost_history": "Attention : {what} ; l'ancien fichier reste tel quel.",
        "help": "numéro, clé, nom ou son début   répondre à la question\n"
        "why NOM       pourquoi pas proposé ?      undo, redo    reprendre son dernier choix, le refaire\n"
        "log [N]       ce qui s’est passé          log why [N]   les raisons de l’adversaire\n"
        "odds [NOM]    ce que peuvent les dés      board         dessiner le plateau\n"
        "save [FICHIER]  garder une copie          quit          sauver et quitter\n"
        "position      la notation de la position, avec tout ce qui est caché",
        "help_card": "card {card:<9}l’effet d’une carte",
    },
}


def words(language: str) -> dict[str, str]:
    return WORDS.get(language, WORDS["en"])
