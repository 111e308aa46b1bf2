"""Saigon 75 in French: questions, and their answers where these are not on the board."""

QUESTIONS: dict[str, str] = {
    # C Set-up
    "prompt.setup.place": "Mise en place : placez une unité ({unit}, encore {left}).",
    # S.2 Availability
    "prompt.availability.extra": "Activations de cette phase : {points} (limite : {limit} ; marqueurs +1 restants : "
    "{markers}, jetons Momentum : {tokens}). En ajouter ?",
    "prompt.availability.extra.SV": "Activations de cette phase : {points} (limite : {limit} ; marqueurs +1 restants : "
    "{markers}). En ajouter ?",
    # S.3 Event Cards
    "prompt.event.play": "Jouez une carte Événement.",
    "prompt.event.discard": "Momentum : quelle carte échangez-vous ?",
    "prompt.event.province": "{card} : choisissez une province.",
    "prompt.event.hit": "Frappes aériennes ({space}) : quelle unité NV subit le X (X restants : {left}) ?",
    "prompt.event.push": "Frappes aériennes ({space}) : quelle unité NV doit reculer (R restants : {left}) ?",
    "prompt.event.redeploy": "Redéploiement stratégique : choisissez une unité (encore {left}) ou terminez.",
    "prompt.event.to": "Événement, {unit} ({space}) : quelle destination ?",
    "prompt.event.freeze": "{card} : choisissez une unité SV qui ne pourra pas agir pendant cette phase (encore "
    "{left}) ou terminez.",
    "prompt.event.divert": "Diversion : choisissez l’unité SV qui doit se déplacer.",
    "prompt.event.vc": "Infiltration Viêt-cong : choisissez un bataillon VC à placer ou terminez.",
    # T8 Turn 8
    "prompt.turn8.activate": "Saïgon est disputée : ses unités sont activées en priorité (activations restantes : "
    "{points}).",
    # S.10 Momentum Tokens
    "prompt.momentum.strategic": "Jetons Momentum restants : {tokens}. En "
    "dépenser un pour déplacer deux unités n’importe où ?",
    "prompt.momentum.unit": "Mouvement stratégique : choisissez une unité (encore {left}){rest}.",
    "prompt.momentum.to": "Mouvement stratégique, {unit} ({space}) : quelle destination ?",
    # S.4, S.5 Movement and stacking
    "prompt.move.unit": "Mouvement : choisissez une unité (activations restantes : {points}, VC : {vc}) ou terminez.",
    "prompt.move.unit.SV": "Mouvement : choisissez une unité (activations restantes : {points}) ou terminez.",
    "prompt.move.to": "Mouvement, {unit} ({space}) : quelle destination ?",
    "prompt.move.count": "Mouvement, {unit}, {space} → {to} : combien d’unités ?",
    "prompt.stacking.remove": "Empilement dépassé ({space}) : choisissez une unité à éliminer (en trop : {excess}).",
    # S.6 Combat
    "prompt.combat.declare": "Combat : choisissez une province où attaquer, dans l’ordre des combats (activations "
    "restantes : {points}{limit}){rest}.",
    "prompt.combat.units": "Attaque ({space}) : ajoutez des unités (engagées : {chosen}, activations restantes : "
    "{points}){rest}.",
    "prompt.combat.vc": "Défense ({space}) : combien de bataillons VC y participent ?",
    "prompt.combat.bonus": "Combat ({space}), dés de combat : {dice} (au plus {most} ; marqueurs d’Infiltration "
    "restants : {infiltration}, jetons Momentum : {tokens}). Ajouter un dé de bonus ?",
    "prompt.combat.bonus.SV": "Combat ({space}), dés de combat : {dice} (au plus {most} ; marqueurs d’Appui aérien "
    "restants : {air}). Ajouter un dé de bonus ?",
    "prompt.combat.reroll": "Résultats NV : {nv} ; SV : {sv}. Dépenser un jeton Momentum pour relancer un dé "
    "(jetons restants : {tokens}) ?",
    "prompt.combat.intelligence": "Résultats NV : {nv} ; SV : {sv}. Renseignements : faire relancer un dé ?",
    "prompt.combat.corruption": "Corruption : changer en R les X subis par NV ({count}) ?",
    "prompt.combat.paralysed": "Commandement paralysé : changer en X les reculs de SV ({count}) ?",
    "prompt.combat.stubborn": "Résistance acharnée : ignorer les reculs de SV ({count}) ?",
    "prompt.combat.armoured": "Appui blindé : infliger un X supplémentaire à SV ({space}) ?",
    "prompt.combat.loss": "Pertes ({space}) : choisissez une unité à réduire (X restants : {left}).",
    "prompt.combat.retreat": "Recul ({space}) : choisissez une unité (encore {left}).",
    "prompt.retreat.to": "Recul, {unit} ({space}) : quelle destination ?",
    "prompt.combat.withdraw": "Après le combat ({space}) : faites reculer d’autres unités si vous le souhaitez, ou "
    "terminez.",
    "prompt.withdraw.to": "Recul volontaire, {unit} ({space}) : quelle destination ?",
    # S.9 Desertion
    "prompt.desertion.unit": "Désertion : choisissez une unité (encore {left} ; une division complète est d’abord "
    "réduite).",
    # Dice and draws
    "prompt.dice.activation": "Activation : quel est le résultat du dé ?",
    "prompt.dice.desertion": "Désertion : quel est le résultat du dé ?",
    "prompt.dice.event": "Événement : quel est le résultat du dé ?",
    "prompt.dice.nv": "Quel est le résultat du dé de combat NV ?",
    "prompt.dice.sv": "Quel est le résultat du dé de combat SV ?",
    "prompt.dice.air": "Quel est le résultat du dé d’attrition aérienne ?",
    "prompt.setup.deal": "Première main de {side} : quelle carte est donnée (il en reste {left}) ?",
    "prompt.event.draw": "Quelle carte est piochée ?",
    "prompt.event.replacement": "Laquelle des cartes mises de côté est piochée ?",
    "prompt.momentum.reveal": "Révélez les jetons Momentum : où se trouve le numéro {turn} ?",
    # What is chosen that is not on the board
    "option.availability.extra.end": "Continuer (activations : {points})",
    "option.move.unit.end": "Terminer le mouvement",
    "option.momentum.strategic.end": "Terminer le mouvement stratégique",
    "option.momentum.unit.done": "Pas de deuxième unité",
    "option.combat.declare.end": "Terminer la déclaration des combats",
    "option.combat.units.done": "Plus d’autre unité ({space})",
    "option.combat.withdraw.done": "Aucune autre unité ne se replie",
    "option.event.redeploy.end": "Terminer le redéploiement",
    "option.event.freeze.end": "Terminer : aucune autre unité",
    "option.event.vc.end": "N’en placer aucun",
    "option.none": "Non",
    "option.yes": "Oui",
    "option.no": "Non",
    "option.whole.said": "tout tous toutes",
    "option.whole": "La totalité ({there})",
    "option.most": "{most} (le maximum, sur {there})",
    "option.all": "Toutes les unités",
    "option.suggested": "La mise en place conseillée (reconstituée)",
    "option.plus1": "Utiliser un marqueur d’Activation +1",
    "option.momentum": "Utiliser un jeton Momentum",
    "option.reroll": "Relancer le dé (jeton Momentum)",
    "option.exchange": "Échanger une carte (jeton Momentum)",
    "option.strategic": "Mouvement stratégique",
    "option.air": "Marqueur d’Appui aérien",
    "option.reconstitute": "Reconstituer une division avec deux divisions réduites",
    "option.infiltration": "Marqueur d’Infiltration",
    "option.uprising": "Soulèvement",
    "option.counter_attack": "Contre-attaque",
    "option.reduce": "Réduire plutôt que reculer",
    "option.eliminate": "Élimination : plus de place pour reculer",
    "option.stay": "Rester : c’est la dernière unité",
    "option.X": "X",
    "option.R": "R",
    "option.blank": "Ø",
    "option.aircraft": "Avion",
}
