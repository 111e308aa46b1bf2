"""Tonkin in French: questions, and their answers where these are not on the board."""

QUESTIONS: dict[str, str] = {
    # 9 Set-up
    "prompt.setup.vm_unit": (
        "Mise en place : où commence {unit} ? Distance de {hex} : {within} au plus ; pas sur des unités FEF."
    ),
    "prompt.setup.vm_step": "Mise en place : quelle unité de la division a déjà perdu un pas ({left} à choisir) ?",
    "prompt.setup.vm_tieu_doan": (
        "Mise en place : placer un Tieu Doan sur un centre de mobilisation ou à 2 hexagones au plus, un seul par "
        "centre (reste {left})."
    ),
    "prompt.setup.gcma": (
        "Mise en place : placer un GCMA dans les hautes terres, à 2 hexagones au plus d’une localité amie, une "
        "par GCMA (reste {left})."
    ),
    "option.suggested": "Prendre la mise en place proposée pour le reste",
    # 1.5 Stacking
    "prompt.stacking.vm_step": "{hex} : limite d’empilement dépassée de {excess}. Quelle unité perd un pas ?",
    "prompt.stacking.step": "{hex} : limite d’empilement dépassée de {excess}. Quelle unité perd un pas ?",
    # 1.9 Political Objective
    "prompt.objective.hex": "Où va un marqueur d’objectif politique ({left} à placer) ?",
    "prompt.objective.vm_real": "Lequel des deux marqueurs est le vrai objectif politique ? L’autre est la rumeur.",
    "prompt.objective.move": (
        "Garder les marqueurs d’objectif politique, ou les replacer tous deux pour {vp} PV à la France ?"
    ),
    "option.objective.move.keep": "Les laisser où ils sont",
    "option.objective.move.move": "Les replacer : ajouter {vp} PV",
    # 2 Replacements and reinforcements
    "prompt.reinforcements.vm_hex": "Choisissez le centre de ravitaillement où arrive {unit}.",
    "prompt.supplies.mix": (
        "Choisissez ce que vous recevez. Points de remplacement : {total} ; dépôts (SD) sur la carte : {dumps} (9 "
        "au plus)."
    ),
    "option.supplies.mix.sd2": "2 dépôts (SD)",
    "option.supplies.mix.rp2_sd1": "2 points de remplacement et 1 dépôt (SD)",
    "option.supplies.mix.rp4": "4 points de remplacement",
    "option.supplies.mix.rp2_sd2": "2 points de remplacement et 2 dépôts (SD)",
    "option.supplies.mix.rp4_sd1": "4 points de remplacement et 1 dépôt (SD)",
    "option.supplies.mix.rp6": "6 points de remplacement",
    "prompt.supplies.hex": "Choisissez où va le nouveau dépôt (SD), à placer encore : {left} ; {where}.",
    "prompt.thai_binh.vm_loss": (
        "Hexagones que vous tenez près de Thai Binh : {held}. Perdre 1 point de remplacement (vous en avez : "
        "{total}), ou un pas d’une unité."
    ),
    "option.thai_binh.vm_loss.point": "1 point de remplacement",
    "prompt.replacements.vm_unit": (
        "Choisissez un régiment. Points de remplacement restants : {total}. Un pas coûte 1 (motorisé : 2), le "
        "reconstituer 4 (motorisé : 8)."
    ),
    "option.replacements.vm_unit.end": "Terminer les remplacements",
    "prompt.absorption.vm_regiment": "Choisissez un régiment qui absorbe un Tieu Doan pour remplacer un pas.",
    "option.absorption.vm_regiment.end": "Terminer l’absorption",
    "prompt.absorption.vm_tieu_doan": "Choisissez le Tieu Doan absorbé par {unit}.",
    "prompt.mobilization.center": (
        "Choisissez un centre de mobilisation pour un Tieu Doan (encore {left}, chacun dans un autre centre)."
    ),
    "option.mobilization.center.end": "Terminer la mobilisation des Tieu Doan",
    "prompt.mobilization.hex": "Choisissez un hexagone à 2 au plus de {hex} pour le Tieu Doan.",
    "prompt.mobilization.pathet_lao": "Choisissez un centre de mobilisation au Laos pour un Pathet Lao.",
    "option.mobilization.pathet_lao.done": "Pas de Pathet Lao",
    "prompt.reinforcements.unit": (
        "Choisissez une unité à faire venir, pour 1 PV (2 PV avec 3 ou 4 points d’empilement et pour la Marine) ; "
        "niveau de PV : {level}. En attente : {count} ; celles qui ne viennent pas sont reportées de {turns} tours."
    ),
    "option.reinforcements.unit.end": "Terminer les renforts : reporter les autres",
    "prompt.reinforcements.community": "Choisissez la localité près de laquelle arrive {unit} ({vp} PV).",
    "prompt.reinforcements.hex": "Choisissez l’hexagone où arrive {unit} ({vp} PV).",
    "prompt.replacements.unit": (
        "Choisissez une unité. Points de remplacement restants : {total} ; transports aériens restants : {air}. Un "
        "pas coûte 1 (motorisé : 2), reconstituer 2 (grande : 8)."
    ),
    "option.replacements.unit.end": "Terminer les remplacements",
    "prompt.replacements.air": "Les points n’atteignent {unit} que par air : déduire des transports aériens ({need}) ?",
    "option.replacements.air.fly": "En déduire {need}",
    "option.replacements.air.stay": "Ne pas l’envoyer",
    "prompt.withdrawal.unit": "Choisissez l’unité à retirer ({type}) ; elle pourra revenir dans {turns} tours.",
    # 3, 4 Movement and transports
    "prompt.move.hex": "Mouvement : choisissez un hexagone dont les unités se déplacent, ou terminez la phase.",
    "prompt.move.units": "{hex} : quelles unités {task} ?",
    "prompt.move.vm_units": "{hex} : quelles unités {task} ?",
    "prompt.move.continue": "Hexagone pris ({hex}) : qui poursuit avec les points restants ?",
    "prompt.move.vm_continue": "Hexagone pris ({hex}) : qui poursuit avec les points restants ?",
    "prompt.move.how": "{units} ({hex}) : quel moyen de déplacement ?",
    "prompt.move.to": "{units} ({hex}) : quelle destination ?",
    "prompt.move.overrun": "{units} ({hex}) : percée dans quel hexagone (son coût et 2 points de plus{rest}) ?",
    "prompt.move.overrun_from": "Percée ({hex}) : depuis quel hexagone ?",
    "prompt.move.drop": "{hex} : quel passager débarque en chemin ?",
    "prompt.move.drop_at": "{unit} : débarquer où ?",
    "prompt.move.join": "Percée ({hex}) : quels passagers se joignent à la DNA ?",
    "prompt.air.vm_declare": "Vol FEF vers ou depuis {hex} : déclarer une pièce à portée, ou ne rien dire ?",
    "prompt.road.from": "Tous les marqueurs Route sont utilisés ({count}) : lequel est déplacé ({hex}) ?",
    "prompt.dice.sd_drop": "Dépôt (SD) parachuté sous le feu (perdu sur 5 ou 6) : quel est le résultat du dé ?",
    "option.move.hex.end": "Terminer la phase de mouvement",
    "option.move.units.all": "Toutes les unités",
    "option.move.units.go": "Ces unités",
    "option.move.units.end": "Terminer le mouvement : aucune autre unité",
    "option.move.vm_units.all": "Toutes les unités",
    "option.move.vm_units.go": "Ces unités",
    "option.move.vm_units.end": "Terminer le mouvement : aucune autre unité",
    "option.move.continue.all": "Toutes les unités",
    "option.move.continue.go": "Ces unités",
    "option.move.continue.done": "Rester ici",
    "option.move.vm_continue.all": "Toutes les unités",
    "option.move.vm_continue.go": "Ces unités",
    "option.move.vm_continue.done": "Rester ici",
    "option.move.join.all": "Tous les passagers",
    "option.move.join.go": "Personne d’autre",
    "option.move.how.walk": "Par voie de terre",
    "option.move.how.truck": "Transport par camion (restants ce tour : {trucks})",
    "option.move.how.air": "Transport aérien (restants ce tour : {air})",
    "option.move.how.river": "Transport fluvial (DNA)",
    "option.move.how.ship": "Transport maritime",
    "option.move.how.road": "Construire une route au lieu de se déplacer",
    "option.move.to.overrun": "Percée dans un hexagone ennemi",
    "option.move.to.drop": "Débarquer un passager en chemin",
    "option.move.to.stay": "Ne pas aller plus loin",
    "option.air.vm_declare.no": "Ne rien dire",
    "option.air.vm_declare.none": "Aucune pièce ne l’atteint",
    # 6.1-6.3 Operation Points
    "prompt.operation.spend": (
        "Dépenser un dépôt (SD) pour cette phase d’opérations ? Il permet attaques et barrages d’artillerie à 3 "
        "hexagones au plus."
    ),
    "option.operation.spend.none": "N’en dépenser aucun",
    "prompt.operation.bring": "Amener un dépôt (SD) au QG à {hq} ?",
    "option.operation.bring.none": "N’en amener aucun",
    "prompt.operation.option": "Que fait ce point d’opération ? Restants : {points} de suite, {left} en tout.",
    "option.operation.option.remove_markers": "a) retirer jusqu’à 3 marqueurs DG ou route détruite",
    "option.operation.option.trenches": "b) consommer un dépôt (SD) pour 3 retranchements au plus",
    "option.operation.option.move": "c) déplacer les unités d’un hexagone",
    "option.operation.option.barrage": "d) barrage par frappe aérienne ou Marine",
    "option.operation.option.roads": "e) détruire des routes",
    "option.operation.option.artillery": "F) barrage d’artillerie",
    "option.operation.option.attack": "G) attaquer",
    "option.operation.option.pass": "Ne rien faire de ce point",
    "option.operation.option.pass_all": "Ne plus rien faire (points restants : {left})",
    "option.operation.option.stop": "S’arrêter là ; à l’adversaire",
    "prompt.operation.hex": "Les unités de quel hexagone se déplacent ?",
    "prompt.dice.operation": (
        "{side} : combien de points d’opération de suite ? La moitié du dé, arrondie au supérieur."
    ),
    # 6.3 Markers, trenches, roads
    "prompt.markers.dg": "Quel marqueur DG retirer ? Marqueurs restants : {left}{chain}.",
    "prompt.markers.road": "Quelle route détruite réparer ? Marqueurs restants : {left}.",
    "option.markers.dg.road": "Plutôt un marqueur route détruite",
    "option.markers.dg.end": "Terminer : ne plus rien retirer",
    "option.markers.road.end": "Terminer : ne plus rien réparer",
    "prompt.trench.sd": "Quel dépôt (SD) consommer pour des retranchements ?",
    "prompt.trench.way": "Dépôt à {hex} : où creuser ? Tous les retranchements d’une seule manière.",
    "option.trench.way.near": "À 3 hexagones au plus du dépôt",
    "option.trench.way.centers": "À 3 hexagones au plus de centres de ravitaillement VM",
    "option.trench.way.airstrips": "Sur des pistes, pour 1 transport aérien",
    "option.trench.way.delta": "Dans le delta, là où les unités sont ravitaillées",
    "prompt.trench.hex": "Où creuser un retranchement ? Reste {left}.",
    "option.trench.hex.end": "Terminer : ne plus creuser",
    "prompt.road.hex": "Où détruire la route ? Reste {left}.",
    "option.road.hex.end": "Terminer : plus d’autre route",
    # 6.4-6.16 Combat and barrage
    "prompt.attack.target": "Attaque : choisissez l’hexagone ennemi à attaquer.",
    "prompt.attack.units": (
        "Attaque ({hex}) : ajoutez des unités (engagées : {count}, valeur de combat : {total}){rest}."
    ),
    "prompt.attack.vm_units": (
        "Attaque ({hex}) : ajoutez des unités (engagées : {count}, valeur de combat : {total}){rest}."
    ),
    "prompt.combat.retreat_before": "Attaque ennemie ({hex}) : choisissez une unité qui recule d’un hexagone avant le "
    "combat, {rest}.",
    "prompt.combat.retreat_before_to": "Recul avant combat, {unit} : quelle destination ?",
    "prompt.combat.ambush": "Attaque ennemie ({hex}) : choisissez une unité qui tend une embuscade (un 6 lui coûte un "
    "pas), ou aucune.",
    "prompt.combat.ambush_target": "Embuscade ({unit}) : choisissez la cible (touchée si le dé atteint son moral : "
    "{morale}).",
    "prompt.combat.attack_leader": "Attaque ({hex}) : choisissez l’unité de tête, qui subit la première perte "
    "(moral : {morale}).",
    "prompt.combat.defence_leader": "Défense ({hex}) : choisissez l’unité de tête, qui subit la première perte "
    "(moral : {morale}).",
    "prompt.combat.bolshevik": "Esprit bolchevique ({hex}, modificateur {drm}) : lancer un dé de bonus "
    "au prix d’un pas ({unit}) ?",
    "prompt.combat.front": "{unit} est en tête ({hex}) : votre officier mène-t-il en première ligne (modificateur "
    "de 1), au péril de sa vie ?",
    "prompt.combat.retreat": (
        "{hex}, {result} : reculer d’un hexagone (pas encore à perdre : {rest}) ou tenir la position (pas à "
        "perdre : {cost}) ?"
    ),
    "prompt.combat.retreat_to": "Recul, {unit} : quelle destination ?",
    "prompt.combat.driven_off": "L’ennemi tient toujours ({hex}) : choisissez où reculent les parachutistes.",
    "prompt.combat.loss": "Choisissez l’unité qui perd un pas (encore à perdre : {left}).",
    "prompt.combat.advance": "Hexagone libéré ({hex}) : choisissez les unités qui avancent, ou terminez.",
    "prompt.barrage.target": "Barrage : choisissez l’hexagone visé.",
    "prompt.barrage.units": "Barrage ({hex}) : choisissez ce qui tire (valeur de barrage : {total}).",
    "prompt.barrage.vm_units": "Barrage ({hex}) : choisissez ce qui tire (valeur de barrage : {total}).",
    "prompt.barrage.loss": "Barrage ({hex}) : choisissez l’unité qui perd un pas.",
    "prompt.barrage.vm_loss": "Barrage ({hex}) : choisissez l’unité qui perd un pas.",
    "prompt.barrage.road": "Frappe aérienne : choisissez l’hexagone dont la route est à détruire.",
    "prompt.combat.shown": "Le VM montre la pile attaquée.",
    "prompt.dice.combat": "Quel est le résultat du dé de combat ?",
    "prompt.dice.dg_attacker": "Quel est le résultat du dé de désorganisation de l’attaquant ?",
    "prompt.dice.dg_defender": "Quel est le résultat du dé de désorganisation du défenseur ?",
    "prompt.dice.ambush": "Quel est le résultat du dé d’embuscade ?",
    "prompt.dice.bolshevik": "Quel est le résultat du dé d’esprit bolchevique ?",
    "prompt.dice.barrage": "Quel est le résultat du dé de barrage ?",
    "prompt.dice.hero": "Quel est le résultat du dé pour le sort de votre officier ?",
    "option.attack.units.all": "Toutes les unités ayant une valeur de combat",
    "option.attack.units.go": "Attaquer",
    "option.attack.vm_units.all": "Toutes les unités ayant une valeur de combat",
    "option.attack.vm_units.go": "Attaquer",
    "option.combat.retreat_before.stay": "Aucun (autre) recul",
    "option.combat.ambush.no": "Pas d’embuscade",
    "option.combat.bolshevik.yes": "Esprit bolchevique",
    "option.combat.bolshevik.no": "Pas d’esprit bolchevique",
    "option.combat.front.yes": "Mener en première ligne",
    "option.combat.front.no": "Pas en première ligne",
    "option.combat.retreat.stand": "Tenir la position",
    "option.combat.retreat.apart": "Reculer unité par unité",
    "option.combat.driven_off.apart": "Reculer unité par unité",
    "option.combat.advance.all": "Toutes les unités avancent",
    "option.combat.advance.done": "Aucune (autre) avance",
    "option.barrage.units.all": "Tout tire",
    "option.barrage.units.go": "Tirer",
    "option.barrage.vm_units.all": "Tout tire",
    "option.barrage.vm_units.go": "Tirer",
    # 6.16 Heroes
    "prompt.hero.unit": "Choisissez le bataillon parachutiste de votre officier (grade {rank}).",
    "prompt.hero.vm_unit": "Choisissez le régiment de votre officier (grade {rank}).",
    "prompt.hero.others": "Votre officier commande d’autres parachutistes : choisissez un bataillon (encore {left}).",
}
