"""What the play loop says itself, by language. What a game says is in its own catalogue."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "colon": ": ",
        "chosen": "chosen: ",
        "besides": "besides: ",
        "which_game": "Which game?",
        "which_scenario": "Which scenario?",
        "which_side": "Which side do you play?",
        "which_sides": "Which side do you play? For several, type 1 2. Solo opponents play the others.",
        "both": "both, at one keyboard",
        "all": "all, at one keyboard",
        "autosave": "Every choice is saved in {path}",
        "unfinished": "An unfinished game is waiting: {command}",
        "resume": "Saved. Go on with: {command}",
        "behind": "The last choice is not saved. Go on before it with: {command}",
        "try_again": "Nothing else can be chosen until this is saved: Enter tries again, save FILE makes a copy "
        "elsewhere, quit leaves without the last choice.",
        "resumed": "Game resumed after {n} choices.",
        "hint": "Type a number, a name or its beginning, or several in a line; ? for help.",
        "since": "Since then:",
        "ambiguous": "{typed!r} could be: {names}",
        "no_option": "no option begins with {typed!r}",
        "order_refused": "{word}: {reason}. Nothing of the order has been done.",
        "order_asked": "{reason} (asked: {prompt})",
        "order_offered": "{reason}; offered: {names}",
        "order_over": "by then somebody else is asked",
        "order_dice": "dice, cards or something hidden come before it; order it when they are known",
        "order_from": "asked here is where it ends, not where it begins",
        "order_to": "asked here is where it begins, not where it ends",
        "order_begun": "the name before it can only be read as where something begins",
        "order_ended": "the name before it can only be read as where something ends",
        "order_long": "this order can be read in too many ways: give it in parts",
        "offered": "{name} is offered.",
        "nothing_since": "nothing has happened since you last played",
        "held": "Changed hands",
        "no_reason": "no reason to show yet",
        "saved": "Saved in {path}",
        "exists": "{path} exists already and is left as it is; choose another name",
        "unknown_card": "unknown card {card!r}",
        "no_cards": "{game} has no cards",
        "unknown_rule": "no rule {rule!r}",
        "no_rules": "the rules of {game} are not in our words yet",
        "cited_in": "Referred to by: ",
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
        "1 3  or  hue 2, da nang 1            several answers in a line: all are given, or none\n"
        "why NAME      why is it not offered?      undo, redo    take back your last choice, make it again\n"
        "since         what the others did since you last played, as one page\n"
        "log [N]       what happened               log why [N]   the reasons of the opponent, step by step\n"
        "                                          log why more [N]  with the candidates of each step\n"
        "odds [NAME]   what the dice may bring     board         draw the board\n"
        "rule [N]      a rule in our words         sheet         how one wins, order of play, costs\n"
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
        "behind": "Le dernier choix n'est pas sauvé. Pour reprendre avant lui : {command}",
        "try_again": "Rien d'autre ne peut être choisi avant que ceci soit sauvé : Entrée essaie encore, save FICHIER "
        "garde une copie ailleurs, quit part sans le dernier choix.",
        "resumed": "Partie reprise après {n} choix.",
        "hint": "Tapez un numéro, un nom ou son début, ou plusieurs sur une ligne ; ? pour l'aide.",
        "since": "Depuis :",
        "ambiguous": "{typed!r} peut être : {names}",
        "no_option": "aucune option ne commence par {typed!r}",
        "order_refused": "{word} : {reason}. Rien de l’ordre n’a été fait.",
        "order_asked": "{reason} (question : {prompt})",
        "order_offered": "{reason} ; proposés : {names}",
        "order_over": "c’est alors à un autre de répondre",
        "order_dice": "des dés, des cartes ou quelque chose de caché viennent avant ; ordonnez-le quand on les connaît",
        "order_from": "on demande ici où cela finit, non d’où cela part",
        "order_to": "on demande ici d’où cela part, non où cela finit",
        "order_begun": "le nom qui précède ne peut être lu que comme un départ",
        "order_ended": "le nom qui précède ne peut être lu que comme une arrivée",
        "order_long": "cet ordre peut se lire de trop de façons : donnez-le par morceaux",
        "offered": "{name} est proposé.",
        "nothing_since": "rien ne s’est passé depuis que vous avez joué",
        "held": "Changés de mains",
        "no_reason": "pas encore de raison à montrer",
        "saved": "Sauvé dans {path}",
        "exists": "{path} existe déjà et reste tel quel ; choisissez un autre nom",
        "unknown_card": "carte inconnue {card!r}",
        "no_cards": "{game} n'a pas de cartes",
        "unknown_rule": "aucune règle {rule!r}",
        "no_rules": "les règles de {game} ne sont pas encore dans nos mots",
        "cited_in": "Cité par : ",
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
        "1 3  ou  hue 2, da nang 1       plusieurs réponses sur une ligne : toutes, ou aucune\n"
        "why NOM       pourquoi pas proposé ?      undo, redo    reprendre son dernier choix, le refaire\n"
        "since         ce que les autres ont fait depuis que vous avez joué, en une page\n"
        "log [N]       ce qui s’est passé          log why [N]   les raisons de l’adversaire, par étapes\n"
        "                                          log why more [N]  avec les candidats de chaque étape\n"
        "odds [NOM]    ce que peuvent les dés      board         dessiner le plateau\n"
        "rule [N]      une règle en nos mots       sheet         comment on gagne, ordre, coûts\n"
        "save [FICHIER]  garder une copie          quit          sauver et quitter\n"
        "position      la notation de la position, avec tout ce qui est caché",
        "help_card": "card {card:<9}l’effet d’une carte",
    },
}


def words(language: str) -> dict[str, str]:
    return WORDS.get(language, WORDS["en"])
