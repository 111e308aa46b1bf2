"""Tonkin in French: why something cannot be chosen."""

WHY_NOT: dict[str, str] = {
    # Any question
    "why.over": "la partie est terminée",
    "why.other_question": "pas parmi les réponses à la question posée : {prompt}",
    # 9 Set-up
    "why.stack_full": "plus de place : {limit} points d’empilement au plus",
    # 1.9 Political Objective
    "why.not_fef_friendly": "pas ami du FEF",
    "why.not_qualified": "un régiment VM est à moins de 4 hexagones, et moins de 4 pas FEF s’y trouvent",
    # 2 Replacements and reinforcements
    "why.center_held": "l’ennemi occupe ce centre de ravitaillement",
    "why.china_only": "les unités motorisées arrivent en Chine",
    "why.dumps_full": "pas plus de {most} dépôts (SD) sur la carte",
    "why.no_center": "aucun centre de ravitaillement n’est libre pour un dépôt (SD)",
    "why.out_of_supply": "l’unité est hors ravitaillement (OoS)",
    "why.far_from_vm_source": "l’unité est à plus de {range} hexagones du QG et de tout centre de ravitaillement",
    "why.far_from_fef_source": (
        "l’unité est à plus de {range} hexagones de tout centre de ravitaillement et d’un QG qui reçoit des "
        "remplacements"
    ),
    "why.two_steps": "le régiment a déjà remplacé {most} pas pendant cette phase",
    "why.no_rp": "points de remplacement nécessaires : {cost} ; restants : {total}",
    "why.no_road_from_china": "aucune route intacte ne mène d’un centre de ravitaillement en Chine à l’unité",
    "why.no_rebuilding": "ce scénario est sans renforts : rien n’est reconstitué",
    "why.motorized_absorbs": "les régiments motorisés n’absorbent pas de Tieu Doan",
    "why.outside_vietnam": "le régiment est à plus de 1 hexagone hors du Vietnam",
    "why.no_tieu_doan": "aucun Tieu Doan à {range} hexagones au plus",
    "why.center_used": "un Tieu Doan a déjà été mobilisé dans ce centre",
    "why.center_surrounded": "il n’y a pas de place pour un Tieu Doan près de ce centre",
    "why.fef_there": "des unités FEF sont dans cet hexagone",
    "why.no_arrival": "l’unité n’a nulle part où arriver et est reportée de {turns} tours",
    "why.no_air_transport": "transports aériens nécessaires : {need} ; restants : {left}",
    "why.not_full": "l’unité a perdu des pas",
    "why.far_from_center": "l’unité est à plus de {range} hexagones de tout centre de ravitaillement FEF",
    # 3, 4 Movement and transports
    "why.by_saigon": "entre Vientiane et la côte, un bateau passe d’abord par Saïgon",
    "why.overrun_far": (
        "trop loin : il faut payer un hexagone adjacent, son terrain sans les routes et 2 points de plus"
    ),
    "why.chosen": "elle est déjà choisie",
    "why.not_together": "elle ne peut pas bouger avec celles déjà choisies",
    "why.enemy_there": "l’ennemi tient l’hexagone ({hex})",
    "why.sea": "la mer est interdite à cette unité ({unit})",
    "why.limit_anywhere": "cette unité ne peut pas s’y trouver ({unit})",
    "why.limit_vietnam": "cette unité reste au Vietnam ou contre sa frontière ({unit})",
    "why.limit_laos": "cette unité reste au Laos ou contre sa frontière ({unit})",
    "why.limit_highlands": "cette unité reste dans les hautes terres ({unit})",
    "why.limit_indochina": "cette unité reste au Vietnam et au Laos ({unit})",
    "why.limit_clear": "cette unité ne se déplace qu’en terrain dégagé ({unit})",
    "why.limit_river_and_coast": "cette unité suit les grands fleuves et la côte ({unit})",
    "why.chinese_border": "personne ne combat à travers la frontière chinoise",
    "why.all_moved": "toutes les unités s’y sont déjà déplacées",
    "why.nobody_can_move": "aucune unité ne peut s’y déplacer",
    "why.moved": "elle s’est déjà déplacée",
    "why.nowhere": "il n’y a nulle part où aller",
    "why.too_far": "toutes les unités ne peuvent pas aller si loin",
    "why.motorized_oos": "unité motorisée hors ravitaillement (OoS), elle ne bouge que par transport ({unit})",
    "why.transport_only": "cette unité ne bouge que par transport ({unit})",
    "why.by_ship_only": "seuls les bateaux quittent Saïgon",
    "why.no_transports": "il n’y a plus de transports à la fin de la partie",
    "why.dna_aboard": "une DNA ne peut pas être transportée",
    "why.no_room": "charge trop forte, points d’empilement : {need}, place pour {left}",
    "why.drives": "ces unités roulent aussi loin par elles-mêmes",
    "why.no_trucks": "il ne reste aucun transport par camion ce tour",
    "why.no_truck_road": "aucune route libre ne mène ici depuis un centre de ravitaillement en Chine",
    "why.no_trucks_here": "les camions sont dans un centre de ravitaillement ou à côté, ou près du QG voisin d’un "
    "centre",
    "why.fef_only": "seul FEF dispose de ce transport",
    "why.no_airstrip": "il n’y a pas de piste d’aviation",
    "why.strip_closed": "les pièces VM ferment la piste d’aviation ({hex})",
    "why.no_air": "il ne reste aucun transport aérien ce tour",
    "why.no_drop_zone": "aucun parachutage sur la forêt ou la montagne",
    "why.not_dropped": "seuls les parachutistes et les dépôts (SD) sont parachutés, les autres se posent sur une "
    "piste occupée par FEF",
    "why.two_air": "un parachutage près de l’unité antiaérienne coûte deux transports aériens",
    "why.no_dna": "une DNA doit se déplacer avec des passagers de sa pile",
    "why.no_harbor": "elle n’est pas dans un port",
    "why.engineer_only": "seul le génie, sans autre unité, construit des routes",
    "why.road_there": "il y a déjà un marqueur Route",
    # 6.1-6.3 Operation Points
    "why.hq_there": "le QG s’y trouve déjà",
    "why.no_markers": "aucun marqueur DG ou route détruite à retirer",
    "why.no_sd_to_dig": "aucun dépôt (SD) non dépensé n’a d’unités à retrancher à portée",
    "why.nobody": "aucune unité à déplacer",
    "why.vm_no_air": "seule la France a la frappe aérienne et la Marine",
    "why.no_target": "rien à attaquer ainsi depuis la position des unités",
    "why.no_road_left": "plus de route à détruire",
    "why.no_airstrike_in_rain": "aucune frappe aérienne, ou aucune pendant les pluies",
    "why.no_spending_sd": "aucun dépôt (SD) n’est dépensé",
    # 6.3 Markers, trenches, roads
    "why.no_chain": "plus de 3 seulement si tous leurs hexagones forment une chaîne",
    "why.dug": "il y a déjà un retranchement",
    "why.sd_spending": "ce dépôt (SD) est en cours de dépense",
    "why.no_trench_site": "aucune unité à retrancher à portée de ce dépôt (SD)",
    "why.no_road": "pas de route ici",
    "why.road_destroyed": "la route est déjà détruite",
    "why.road_not_held": "hors du delta, seulement là où VM se trouve dans les hautes terres",
    # 6.4-6.16 Combat and barrage
    "why.not_adjacent": "aucune de vos unités capables d’y prendre part n’est adjacente",
    "why.no_barrage": "pas de frappe aérienne à présent, et la Marine ne l’atteint pas",
    "why.never_leads": "l’artillerie, le génie et l’unité antiaérienne ne sont jamais en tête d’une attaque",
    "why.leads_last": "elle n’est en tête que si aucune autre unité ne peut l’être",
    "why.ambush_dg": "une unité désorganisée (DG) ne tend pas d’embuscade",
    "why.ambush_oos": "une unité hors ravitaillement (OoS) ne tend pas d’embuscade",
    "why.ambush_once": "elle a déjà reculé devant ces attaquants ou subi leur percée",
    "why.ambush_never": "DNA et GCMA ne tombent pas dans les embuscades",
    "why.ambush_full": "il faut choisir une unité à pleine force",
    "why.no_retreat": "aucune unité ici ne peut y reculer",
    "why.no_advance": "l’artillerie n’avance pas après un combat, ni une unité qui n’a pas le droit de s’y trouver",
    "why.does_not_run": "seuls les Tieu Doan, les Pathet Lao, les GCMA et le QG VM reculent avant un combat",
    "why.runs_dg": "une unité désorganisée (DG) ne recule pas avant un combat",
    "why.runs_oos": "une unité hors ravitaillement (OoS) ne recule pas avant un combat",
    "why.runs_once": "elle a déjà reculé devant ces attaquants",
    "why.no_way_out": "il n’y a aucun hexagone où reculer",
    "why.beyond_sd": "pas à 3 hexagones ou moins du dépôt (SD) dépensé",
    "why.too_weak": "aucune unité ici ne peut mener une attaque, ou la valeur de combat est nulle",
    "why.para_only": "seuls des parachutistes sautent sur l’ennemi",
    "why.no_guns": "aucune artillerie adjacente n’est à 3 hexagones ou moins du dépôt (SD) dépensé",
    "why.navy_coast": "la Marine ne tire que sur la côte ou à côté, et à côté d’une unité FEF",
    "why.no_airstrike": "aucune frappe aérienne n’est disponible, ou aucune unité FEF n’est adjacente",
    "why.airstrike_rain": "aucune frappe aérienne pendant la saison des pluies",
    # What a question does not offer, where nothing more is to be said of it
    "why.else.setup.vm_unit": "trop loin : {unit} commence à {hex} ou tout près (hexagones au plus : {within})",
    "why.else.setup.vm_step": "pas une unité de cette division à qui il reste plus d’un pas",
    "why.else.setup.vm_tieu_doan": (
        "pas à 2 hexagones au plus d’un centre de mobilisation du Vietnam encore sans Tieu Doan, ou tenu par FEF, "
        "plein ou interdit aux Tieu Doan"
    ),
    "why.else.setup.gcma": (
        "pas dans les hautes terres à 2 hexagones au plus d’une localité amie encore sans GCMA, ou tenu par le VM, "
        "ou plein"
    ),
    "why.else.stacking.vm_step": "pas dans cet hexagone ({hex})",
    "why.else.stacking.step": "pas dans cet hexagone ({hex})",
    "why.else.barrage.loss": "pas dans cet hexagone ({hex})",
    "why.else.barrage.vm_loss": "pas dans cet hexagone ({hex})",
    "why.else.combat.retreat_before": "pas dans cet hexagone ({hex})",
    "why.else.objective.hex": "pas un hexagone à PV, ou un marqueur s’y trouve déjà",
    "why.else.objective.vm_real": "aucun marqueur d’objectif politique ne s’y trouve",
    "why.else.reinforcements.vm_hex": "pas un centre de ravitaillement VM",
    "why.else.supplies.hex": "un nouveau dépôt (SD) n’arrive que dans {where}",
    "why.else.thai_binh.vm_loss": "pas une unité VM sur la carte qui ait des pas à perdre",
    "why.else.replacements.vm_unit": (
        "pas un régiment VM qui ait perdu un pas ; seuls les régiments reçoivent des points"
    ),
    "why.else.replacements.unit": (
        "pas une unité FEF qui ait perdu un pas ; dépôts (SD) et Marine ne reçoivent pas de points"
    ),
    "why.else.absorption.vm_regiment": "pas un régiment VM sur la carte qui ait perdu un pas",
    "why.else.absorption.vm_tieu_doan": "pas un Tieu Doan à 2 hexagones au plus ({unit})",
    "why.else.mobilization.center": "pas un centre de mobilisation du Vietnam",
    "why.else.mobilization.hex": "pas au Vietnam à 2 hexagones au plus ({hex})",
    "why.else.mobilization.pathet_lao": "pas un centre de mobilisation du Laos ami du VM",
    "why.else.reinforcements.unit": "pas un renfort attendu ce tour",
    "why.else.reinforcements.community": (
        "pas une localité amie des hautes terres qui puisse encore recevoir un GCMA pendant cette phase"
    ),
    "why.else.reinforcements.hex": "cette unité ({unit}) n’arrive que dans {where}",
    "why.else.withdrawal.unit": "pas sur la carte, ou pas ce qui est demandé ({type})",
    "why.else.move.hex": "aucune de vos unités ne s’y trouve",
    "why.else.operation.hex": "aucune de vos unités ne s’y trouve",
    "why.else.move.units": "pas une unité de cet hexagone ({hex}) qui puisse encore bouger avec celles choisies",
    "why.else.move.vm_units": "pas une unité de cet hexagone ({hex}) qui puisse encore bouger avec celles choisies",
    "why.else.move.continue": (
        "pas une unité de cet hexagone ({hex}) à qui il reste des points pour poursuivre avec celles choisies"
    ),
    "why.else.move.vm_continue": (
        "pas une unité de cet hexagone ({hex}) à qui il reste des points pour poursuivre avec celles choisies"
    ),
    "why.else.move.to": "toutes ces unités ne peuvent pas y arriver de cette manière",
    "why.else.move.overrun": "aucun ennemi ne s’y trouve",
    "why.else.move.overrun_from": (
        "pas un hexagone adjacent ({hex}) que ces unités atteignent avec assez de points pour la percée"
    ),
    "why.else.move.drop": "pas un passager de la DNA ({hex})",
    "why.else.move.drop_at": "la DNA ne peut pas l’y amener ({unit})",
    "why.else.move.join": "pas un passager qui puisse encore se joindre à la percée ({hex}) : à bord, ni DG ni OoS",
    "why.else.air.vm_declare": (
        "pas une de vos pièces à portée qui compte là ({hex}) : ni DG, dans l’hexagone ou avec une ZoC dedans"
    ),
    "why.else.road.from": "aucun marqueur Route ne s’y trouve",
    "why.else.operation.spend": "aucun de vos dépôts (SD) ne s’y trouve",
    "why.else.operation.bring": "aucun de vos dépôts (SD) ne s’y trouve, à amener à {hq}",
    "why.else.markers.dg": "aucune de vos unités n’y est désorganisée (DG)",
    "why.else.markers.road": (
        "pas de route détruite que puisse réparer une de vos unités dans l’hexagone, ou le génie à côté"
    ),
    "why.else.trench.sd": "aucun de vos dépôts (SD) ne s’y trouve",
    "why.else.trench.hex": (
        "hors de portée de la manière choisie, ou aucune de vos unités n’y peut tenir un retranchement"
    ),
    "why.else.road.hex": "il n’y a pas de route",
    "why.else.barrage.road": "il n’y a pas de route",
    "why.else.attack.target": "aucun ennemi ne s’y trouve",
    "why.else.barrage.target": "aucun ennemi ne s’y trouve",
    "why.else.attack.units": "pas une de vos unités adjacentes ({hex}) encore à choisir",
    "why.else.attack.vm_units": "pas une de vos unités adjacentes ({hex}) encore à choisir",
    "why.else.barrage.units": "pas une de vos pièces adjacentes ({hex}) encore à choisir",
    "why.else.barrage.vm_units": "pas une de vos pièces adjacentes ({hex}) encore à choisir",
    "why.else.combat.retreat_before_to": (
        "{unit} ne peut pas y reculer : il faut un hexagone adjacent, libre d’ennemis et permis"
    ),
    "why.else.combat.ambush": "pas parmi les défenseurs ({hex})",
    "why.else.combat.ambush_target": "pas parmi les attaquants",
    "why.else.combat.attack_leader": "pas engagée dans cette attaque ({hex})",
    "why.else.combat.defence_leader": "pas engagée dans cette défense ({hex})",
    "why.else.combat.retreat": "pas un hexagone adjacent ({hex}) où toutes puissent reculer",
    "why.else.combat.driven_off": "pas un hexagone adjacent ({hex}) où tous puissent reculer",
    "why.else.combat.retreat_to": (
        "{unit} ne peut pas y reculer : il faut un hexagone adjacent, libre d’ennemis et permis"
    ),
    "why.else.combat.loss": "pas engagée dans ce combat, ou cette perte revient à un char ou une DNA",
    "why.else.combat.advance": "pas engagée dans cette attaque ({hex}), ou déjà avancée",
    "why.else.hero.unit": "pas un bataillon parachutiste sur la carte que votre officier puisse commander",
    "why.else.hero.vm_unit": "pas un régiment divisionnaire sur la carte que votre officier puisse commander",
    "why.else.hero.others": "pas un autre bataillon parachutiste sur la carte",
}
