"""Tonkin in French: what happened."""

LOG: dict[str, str] = {
    # Before the game
    "notice.row_draw": "{span} partie nulle",
    "notice.goal": (
        "Pour gagner : le niveau de PV après {month} et la séquence de fin de partie ; le VM le baisse, la France "
        "le relève. {rows}. Il commence à {level}."
    ),
    "notice.goal_na_san": (
        "Pour gagner : combien de ces lieux sont amis du VM après {month} et la séquence de fin de partie "
        "({hexes}) : {rows}. Les points de victoire ne comptent pas ici."
    ),
    "notice.goal_at_once": "Aussitôt : le Viet Minh en occupant {hex}, la France en éliminant le QG VM.",
    "notice.row": "{span} {side}, victoire {degree}",
    "notice.reconstructed": "Reconstitué pour {scenario}, non vu sur l’original : {what}.",
    "notice.own_map": "Les règles suivent votre fichier ; la carte est dessinée telle qu’elle est fournie.",
    # 9 Set-up
    "log.suggested": "{side} prend la mise en place suggérée pour le reste.",
    "log.vm_placed": "{unit} commence à {hex}.",
    "log.placed": "{unit} commence à {hex}.",
    "log.vm_reduced": "{unit} commence avec un pas de moins.",
    "log.vm_set_up": "VM a mis ses unités en place.",
    "log.left_over": "Tieu Doan sans hexagone, dans la case 1 : {count}.",
    # 1.5 Stacking
    "log.overstacked": "{side} : pile trop haute à {hex}, un pas perdu.",
    # 1.10 Game Turns
    "log.turn": "Tour {turn} : {month}, {rain}.",
    "log.scenario_over": "{month} : fin d’un scénario ; la campagne continue.",
    "log.end_of_game": "Le dernier tour est terminé : séquence de fin de partie.",
    # 1.9 Political Objective
    "log.objectives": "VM place les marqueurs d’objectif politique : {hexes}.",
    "log.objective_real": "Le vrai objectif politique est {hex}.",
    "log.objectives_moved": "VM replace les deux marqueurs d’objectif politique : {vp:+} PV, niveau {level}.",
    "log.objective_scored": "Le vrai objectif politique était {hex} : {vp:+} PV, niveau {level}.",
    # 2 Replacements and reinforcements
    "log.no_points": "{side} n’a plus de points de remplacement : aucun pas n’est remplacé.",
    "log.nobody_hurt": "{side} garde ses points de remplacement ({total}) : aucune unité n’a perdu de pas.",
    "log.not_replaced": (
        "{side} garde ses points de remplacement ({total}) : aucune unité ne peut en recevoir. {units}."
    ),
    "log.rp_lost": "{side} ne peut garder tous ses points de remplacement ({total} au plus) ; perdus : {points}.",
    "log.rp_chart": "{side} reçoit des points de remplacement en renfort : {points} ; total : {total}.",
    "log.rp_received": "{side} reçoit des points de remplacement : {points} ; total : {total}.",
    "log.trucks": "Transports par camion du VM désormais : {count}.",
    "log.vm_postponed": "Des renforts VM attendent ({count}) : le niveau de PV {level} dépasse le nombre VM {number}.",
    "log.vm_to_box": "{unit} arrive dans la case 2.",
    "log.vm_no_center": "{unit} attend : aucun centre de ravitaillement n’est libre.",
    "log.vm_arrived": "{unit} arrive à {hex}.",
    "log.vm_arrived_seen": "Une unité VM arrive à {hex}.",
    "log.sd_received": "{side} place un dépôt (SD) à {hex}.",
    "log.sd_lost": "{side} ne peut plus placer de dépôt (SD) ; perdus : {count}.",
    "log.thai_binh_gain": (
        "Hexagones du VM près de Thai Binh : {held} ; il reçoit {points} point de remplacement ; total : {total}."
    ),
    "log.thai_binh_loss": (
        "Hexagones du VM près de Thai Binh : {held} ; points de remplacement {points} ; total : {total}."
    ),
    "log.rebuilt": (
        "{side} reconstitue {unit} (points de remplacement : {points}) ; tours avant son retour, au moins : {turns}."
    ),
    "log.vm_step_back": "{unit} à {hex} remplace un pas (points de remplacement : {points}) ; pas : {left}.",
    "log.vm_step_back_seen": "Le VM remplace un pas (points de remplacement : {points}).",
    "log.absorbed": "{unit} absorbe {other} de {hex} ; pas : {left}.",
    "log.absorbed_seen": "Un régiment VM absorbe un Tieu Doan.",
    "log.tieu_doan_mobilized": "Un Tieu Doan est mobilisé à {hex}.",
    "log.pathet_lao_mobilized": "Un Pathet Lao est mobilisé à {hex}.",
    "log.air_transports": "Transports aériens FEF désormais : {count}.",
    "log.airstrike_grows": "La frappe aérienne a désormais une valeur de barrage de {value}.",
    "log.navy_back": "La Marine revient : {vp} PV, niveau de PV {level}.",
    "log.fef_arrived": "{unit} arrive à {hex} : {vp} PV, niveau de PV {level}.",
    "log.fef_postponed": "{unit} est reporté de {turns} tours.",
    "log.flown": "Remplacements par air ; transports aériens déduits : {count}, restants : {left}.",
    "log.step_back": "{unit} à {hex} remplace un pas (points de remplacement : {points}) ; pas : {left}.",
    "log.withdrawn": "{unit} est retiré pour {turns} tours.",
    "log.not_withdrawn": "La France ne peut retirer {type} : {vp} PV, niveau de PV {level}.",
    # 3, 4 Movement and transports
    "log.may_still": "Sur place ({hex}) : {units}. Encore possible : {how}.",
    "log.may_not": "Sur place ({hex}) : {units}. Aucun autre moyen à présent.",
    "log.moved": "{hex} → {to} {how}, {mp} pm : {units}.",
    "log.carried": "{hex} → {to} {how} : {units}.",
    "log.moved_seen": "{hex} → {to} {how}, unités VM : {count}.",
    "log.dropped_off": "{unit} débarque ({hex}).",
    "log.overrun_paid": "{side} s’arrête ({hex}) pour une percée ({to}, {mp} pm en tout).",
    "log.gun_declared": "VM déclare {unit} ({hex}), à portée de {at}.",
    "log.strip_closed": (
        "Piste d’aviation fermée par les pièces VM ({hex}) : ni décollage ni atterrissage pendant cette phase ou "
        "ce point d’opération."
    ),
    "log.drop_called_off": "Parachutage annulé ({hex}) : il manque un second transport aérien.",
    "log.sd_grabbed": "Le dépôt (SD) parachuté tombe aux mains de VM ({hex}, dé : {die}).",
    "log.builds_road": "Le génie construit une route ({hex}).",
    "log.road_built": "Marqueur Route placé ({hex}).",
    "log.road_decays": "Marqueur Route retiré ({hex}).",
    # 5, 7 Attrition and supply
    "log.sd_spent": "{side} : le dépôt (SD) dépensé à {hex} est retiré.",
    "log.out_of_supply": "{side} : unités hors ravitaillement (OoS) : {count} ({hexes}).",
    "log.all_supplied": "{side} : toutes les unités sont ravitaillées.",
    "log.attrition": "Attrition : unités qui perdent un pas : {count} ({hexes}).",
    # 6.1-6.3 Operation Points
    "log.spend": "{side} dépense le dépôt (SD) à {hex}.",
    "log.spend_none": "{side} ne dépense pas de dépôt (SD).",
    "log.sd_to_hq": "VM amène le dépôt (SD) de {hex} à son QG à {to}.",
    "log.no_operations": "Aucun dépôt dépensé : pas de phase d’opérations.",
    "log.impulse": "{side} tire {die}. Points d’opération de suite : {points} ; restants en tout : {left}.",
    "log.last_points": "{side} dépense de suite ses derniers points d’opération : {points}.",
    "log.point": "{side}, point d’opération : {option}.",
    "log.stop": "{side} s’arrête ; points d’opération restants : {left}.",
    "log.pass_all": "{side} renonce à ses points d’opération : {points}.",
    # 6.3 Markers, trenches, roads
    "log.reorganized": "{side} : plus de DG à {hex}.",
    "log.road_repaired": "{side} répare la route à {hex}.",
    "log.sd_dug": "{side} consomme le dépôt (SD) à {hex} pour des retranchements.",
    "log.trench": "{side} se retranche à {hex}.",
    "log.trench_gone": "{side} : retranchement abandonné à {hex}.",
    "log.road_destroyed": "{side} détruit la route à {hex}.",
    # 6.4-6.16 Combat and barrage
    "log.attack": "{side} attaque ({hex}) : {units}.",
    "log.overrun": "{side} tente une percée ({hex}) : {units}.",
    "log.shown": "Le VM montre sa pile ({hex}) : {units}.",
    "log.retreat_before": "Recul avant combat : {unit}, {hex} → {to}.",
    "log.ambush": "Embuscade : {unit} contre {victim}, dé {die}, touché à partir de {needed}.",
    "log.dg": "Désorganisation (DG) : {units}.",
    "log.leads": "Unité de tête ({side}) : {unit} (moral {morale}).",
    "log.bolshevik": "Esprit bolchevique, {unit} : +{die}.",
    "log.front": "Un officier {side} mène en première ligne : {unit}.",
    "log.combat": "{hex} : {attack} contre {defence}, rapport {odds} ; dés {first} et {second}, modificateur {drm} "
    "({items}) : {modified}, {result}.",
    "log.dg_roll": "Test de désorganisation ({side}) : dé {die} ({items}) contre {number}. DG : {units}.",
    "log.stands": "{side} tient la position ({hex}).",
    "log.retreat": "Recul : {unit}, {hex} → {to}.",
    "log.extra_loss": "{side}, en désordre, perd un pas de plus ({hex}).",
    "log.advance": "{side} avance ({hex}) : {units}.",
    "log.advance_rp": "{side} prend {hex} : points de remplacement +{points} (total : {total}).",
    "log.sd_captured": "Dépôt (SD) pris par {side} ({hex}) : points de remplacement +{points} (total : {total}).",
    "log.trench_removed": "Retranchement ennemi retiré ({hex}).",
    "log.fires": "{side} tire un barrage ({hex}) : {units}.",
    "log.barrage": "Barrage ({hex}), valeur {points} : dés {first} et {second}, modificateur {drm} ({items}) : "
    "{result}.",
    "log.road_strike": "Frappe aérienne sur la route ({hex}), valeur {points} : dés {first} et {second}, modificateur "
    "{drm} ({items}) : {result}.",
    "log.hex_dg": "Toutes les unités {side} sont désorganisées ({hex}).",
    # 6.16 Heroes
    "log.hero": "Votre officier (grade {rank}) rejoint {unit}.",
    "log.hero_seen": "Un officier {side} (grade {rank}) entre en campagne.",
    "log.mentioned": "Officier {side} cité à l’ordre du jour ({count}).",
    "log.promoted": "Officier {side} promu au grade {rank}.",
    "log.hero_lives": "L’officier {side} survit ({first} et {second}).",
    "log.hero_killed": "L’officier {side} est tué ({first} et {second}).",
    # 1.9 Losses and Victory Points
    "log.changed_sides": "{hex} passe du côté {side}.",
    "log.step_lost": "{unit} à {hex} perd un pas ; reste {left}.",
    "log.step_lost_seen": "Une unité VM à {hex} perd un pas.",
    "log.eliminated": "{unit} : unité éliminée à {hex}.",
    "log.regiment_hits": "Dix pas de régiments VM perdus : {vp:+} PV, niveau {level}.",
    "log.unit_vp": "{unit} : unité perdue, {vp:+} PV, niveau {level}.",
    "log.vp_hex": "{hex} passe du côté {side} : {vp:+} PV, niveau {level}.",
    "log.threshold": "Localités ({region}) : {vp:+} PV, niveau {level}.",
    "log.hanoi": "VM a pris Hanoï : victoire stratégique.",
    "log.vm_hq": "Le QG VM est perdu : victoire stratégique de FEF.",
    "log.victory": "Victoire {degree} : {side}, à {level} PV.",
    "log.victory_na_san": "Victoire {degree} : {side}, le VM tenant {count} des lieux suivants : {hexes}.",
    "log.draw": "Partie nulle à {level} PV.",
}
