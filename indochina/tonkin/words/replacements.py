"""2.0 Replacements and reinforcements in words: English and French."""

from __future__ import annotations

EN: dict[str, str] = {
    "prompt.reinforcements.vm_hex": "Choose the Supply Center where {unit} arrives.",
    "prompt.supplies.mix": "Choose what to receive (now: {total} Replacement Points, {dumps} SD on the map).",
    "option.supplies.mix.sd2": "2 SD",
    "option.supplies.mix.rp2_sd1": "2 Replacement Points and 1 SD",
    "option.supplies.mix.rp4": "4 Replacement Points",
    "option.supplies.mix.rp2_sd2": "2 Replacement Points and 2 SD",
    "option.supplies.mix.rp4_sd1": "4 Replacement Points and 1 SD",
    "option.supplies.mix.rp6": "6 Replacement Points",
    "prompt.supplies.hex": "Choose a hex for the new SD ({left} to place).",
    "prompt.thai_binh.vm_loss": (
        "Hexes you hold near Thai Binh: {held}. Lose 1 of your {total} Replacement Points, or a step of a unit."
    ),
    "option.thai_binh.vm_loss.point": "1 Replacement Point",
    "prompt.replacements.vm_unit": (
        "Choose a regiment: a step costs 1 of {total} points (motorized 2), rebuilding one 4 (motorized 8)."
    ),
    "option.replacements.vm_unit.done": "No more replacements",
    "prompt.absorption.vm_regiment": "Choose a regiment that takes in a Tieu Doan to replace a step.",
    "option.absorption.vm_regiment.done": "No more absorption",
    "prompt.absorption.vm_tieu_doan": "Choose the Tieu Doan that {unit} takes in.",
    "prompt.mobilization.center": (
        "Choose a Mobilization Center for a Tieu Doan (still {left}, each at another center)."
    ),
    "option.mobilization.center.done": "No more Tieu Doan",
    "prompt.mobilization.hex": "Choose a hex within 2 of {hex} for the Tieu Doan.",
    "prompt.mobilization.pathet_lao": "Choose a Mobilization Center in Laos for a Pathet Lao.",
    "option.mobilization.pathet_lao.done": "No Pathet Lao",
    "prompt.reinforcements.unit": (
        "Choose a unit to bring in (1 VP; 2 VP with 3 or 4 Stacking Points and for the Navy; VP-Level "
        "{level}). Waiting: {count}; those not brought in are postponed by {turns} turns."
    ),
    "option.reinforcements.unit.done": "Postpone the others",
    "prompt.reinforcements.community": "Choose the community near which {unit} arrives ({vp} VP).",
    "prompt.reinforcements.hex": "Choose the hex where {unit} arrives ({vp} VP).",
    "prompt.replacements.unit": (
        "Choose a unit: a step costs 1 of {total} points (motorized 2), rebuilding a unit 2 (large 8); {air} "
        "Air Transports left."
    ),
    "option.replacements.unit.done": "No more replacements",
    "prompt.replacements.air": "Points reach {unit} only by air: deduct Air Transports ({need})?",
    "option.replacements.air.fly": "Deduct {need}",
    "option.replacements.air.stay": "Do not send it",
    "prompt.withdrawal.unit": "Choose the unit to withdraw ({type}); it may return in {turns} turns.",
    "name.fly": "by air",
    "name.withdraw_any": "any unit",
    "name.withdraw_para": "a para unit",
    "name.withdraw_REI": "a REI battalion",
    "name.withdraw_Navy": "the Navy",
    "log.rp_lost": "{side} can save only {total} Replacement Points: {points} lost.",
    "log.rp_chart": "{side} receives {points} Replacement Points as reinforcement and has {total}.",
    "log.rp_received": "{side} receives {points} Replacement Points and has {total}.",
    "log.trucks": "Truck Transports of VM now: {count}.",
    "log.vm_postponed": "VM reinforcements wait ({count}): the VP-Level {level} is above the VM-Number {number}.",
    "log.vm_to_box": "{unit} arrives in Box 2.",
    "log.vm_no_center": "{unit} waits: no Supply Center is free for it.",
    "log.vm_arrived": "{unit} arrives in {hex}.",
    "log.vm_arrived_seen": "A VM unit arrives in {hex}.",
    "log.sd_received": "{side} places an SD in {hex}.",
    "log.sd_lost": "{side} cannot place any more SD: {count} lost.",
    "log.thai_binh_gain": (
        "Hexes of VM near Thai Binh: {held}; it receives {points} Replacement Point: {total} in all."
    ),
    "log.thai_binh_loss": "Hexes of VM near Thai Binh: {held}; Replacement Points {points}: {total} in all.",
    "log.rebuilt": (
        "{side} rebuilds {unit} for {points} Replacement Points: turns until it returns, at least: {turns}."
    ),
    "log.vm_step_back": "{unit} in {hex} replaces a step (Replacement Points: {points}) and has {left}.",
    "log.vm_step_back_seen": "VM replaces a step (Replacement Points: {points}).",
    "log.absorbed": "{unit} takes in {other} of {hex} and has {left} steps.",
    "log.absorbed_seen": "A VM regiment takes in a Tieu Doan.",
    "log.tieu_doan_mobilized": "A Tieu Doan is mobilized in {hex}.",
    "log.pathet_lao_mobilized": "A Pathet Lao is mobilized in {hex}.",
    "log.air_transports": "Air Transports of the FEF now: {count}.",
    "log.airstrike_grows": "The Airstrike now has a Barrage Value of {value}.",
    "log.navy_back": "The Navy returns: {vp} VP, VP-Level {level}.",
    "log.fef_arrived": "{unit} arrives in {hex}: {vp} VP, VP-Level {level}.",
    "log.fef_postponed": "{unit} is postponed by {turns} turns.",
    "log.flown": "Replacements by air: Air Transports deducted {count}, left {left}.",
    "log.step_back": "{unit} in {hex} replaces a step (Replacement Points: {points}) and has {left}.",
    "log.withdrawn": "{unit} is withdrawn for {turns} turns.",
    "log.not_withdrawn": "France cannot withdraw {type}: {vp} VP, VP-Level {level}.",
    "why.center_held": "The enemy occupies this Supply Center.",
    "why.china_only": "Motorized units arrive in China.",
    "why.dumps_full": "No more than {most} SD may be on the map.",
    "why.no_center": "No Supply Center is free for an SD.",
    "why.out_of_supply": "The unit has an OoS-Marker.",
    "why.far_from_vm_source": "The unit is more than {range} hexes from the HQ and from every Supply Center.",
    "why.far_from_fef_source": (
        "The unit is more than {range} hexes from every Supply Center and from an HQ that gets replacements."
    ),
    "why.two_steps": "The regiment has replaced {most} steps in this phase.",
    "why.no_rp": "This costs {cost} Replacement Points; there are {total}.",
    "why.no_road_from_china": "No undestroyed road leads from a Supply Center in China to the unit.",
    "why.no_rebuilding": "There are no reinforcements in this scenario, so nothing is rebuilt.",
    "why.motorized_absorbs": "Motorized regiments do not take in Tieu Doan.",
    "why.outside_vietnam": "The regiment is more than 1 hex outside Vietnam.",
    "why.no_tieu_doan": "No Tieu Doan is within {range} hexes.",
    "why.center_used": "A Tieu Doan has been mobilized at this center.",
    "why.center_surrounded": "There is no room for a Tieu Doan near this center.",
    "why.fef_there": "FEF units are in this hex.",
    "why.no_arrival": "The unit has no place to arrive and is postponed by {turns} turns.",
    "why.no_air_transport": "This takes {need} Air Transports; {left} are left.",
    "why.not_full": "The unit has lost steps.",
    "why.far_from_center": "The unit is more than {range} hexes from every FEF Supply Center.",
}

FR: dict[str, str] = {
    "prompt.reinforcements.vm_hex": "Choisissez le centre de ravitaillement où arrive {unit}.",
    "prompt.supplies.mix": (
        "Choisissez ce que vous recevez (points de remplacement : {total} ; dépôts (SD) sur la carte : {dumps})."
    ),
    "option.supplies.mix.sd2": "2 dépôts (SD)",
    "option.supplies.mix.rp2_sd1": "2 points de remplacement et 1 dépôt (SD)",
    "option.supplies.mix.rp4": "4 points de remplacement",
    "option.supplies.mix.rp2_sd2": "2 points de remplacement et 2 dépôts (SD)",
    "option.supplies.mix.rp4_sd1": "4 points de remplacement et 1 dépôt (SD)",
    "option.supplies.mix.rp6": "6 points de remplacement",
    "prompt.supplies.hex": "Choisissez un hexagone pour le nouveau dépôt (SD), {left} à placer.",
    "prompt.thai_binh.vm_loss": (
        "Hexagones que vous tenez près de Thai Binh : {held}. Perdre 1 de vos {total} points de remplacement, ou "
        "un pas d’une unité."
    ),
    "option.thai_binh.vm_loss.point": "1 point de remplacement",
    "prompt.replacements.vm_unit": (
        "Choisissez un régiment : un pas coûte 1 des {total} points (motorisé : 2), le reconstituer 4 (motorisé : 8)."
    ),
    "option.replacements.vm_unit.done": "Plus de remplacements",
    "prompt.absorption.vm_regiment": "Choisissez un régiment qui absorbe un Tieu Doan pour remplacer un pas.",
    "option.absorption.vm_regiment.done": "Plus d’absorption",
    "prompt.absorption.vm_tieu_doan": "Choisissez le Tieu Doan absorbé par {unit}.",
    "prompt.mobilization.center": (
        "Choisissez un centre de mobilisation pour un Tieu Doan (encore {left}, chacun dans un autre centre)."
    ),
    "option.mobilization.center.done": "Plus de Tieu Doan",
    "prompt.mobilization.hex": "Choisissez un hexagone à 2 au plus de {hex} pour le Tieu Doan.",
    "prompt.mobilization.pathet_lao": "Choisissez un centre de mobilisation au Laos pour un Pathet Lao.",
    "option.mobilization.pathet_lao.done": "Pas de Pathet Lao",
    "prompt.reinforcements.unit": (
        "Choisissez une unité à faire venir, pour 1 PV (2 PV avec 3 ou 4 points d’empilement et pour la Marine) ; "
        "niveau de PV : {level}. En attente : {count} ; celles qui ne viennent pas sont reportées de {turns} tours."
    ),
    "option.reinforcements.unit.done": "Reporter les autres",
    "prompt.reinforcements.community": "Choisissez la localité près de laquelle arrive {unit} ({vp} PV).",
    "prompt.reinforcements.hex": "Choisissez l’hexagone où arrive {unit} ({vp} PV).",
    "prompt.replacements.unit": (
        "Choisissez une unité : un pas coûte 1 des {total} points (motorisé : 2), reconstituer une unité 2 "
        "(grande : 8) ; transports aériens restants : {air}."
    ),
    "option.replacements.unit.done": "Plus de remplacements",
    "prompt.replacements.air": "Les points n’atteignent {unit} que par air : déduire des transports aériens ({need}) ?",
    "option.replacements.air.fly": "En déduire {need}",
    "option.replacements.air.stay": "Ne pas l’envoyer",
    "prompt.withdrawal.unit": "Choisissez l’unité à retirer ({type}) ; elle pourra revenir dans {turns} tours.",
    "name.fly": "par avion",
    "name.withdraw_any": "une unité quelconque",
    "name.withdraw_para": "une unité para",
    "name.withdraw_REI": "un bataillon REI",
    "name.withdraw_Navy": "la Marine",
    "log.rp_lost": "{side} ne peut garder que {total} points de remplacement ; perdus : {points}.",
    "log.rp_chart": "{side} reçoit {points} points de remplacement en renfort ; total : {total}.",
    "log.rp_received": "{side} reçoit {points} points de remplacement ; total : {total}.",
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
        "{side} reconstitue {unit} pour {points} points de remplacement : tours avant son retour, au moins : {turns}."
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
    "why.center_held": "L’ennemi occupe ce centre de ravitaillement.",
    "why.china_only": "Les unités motorisées arrivent en Chine.",
    "why.dumps_full": "Pas plus de {most} dépôts (SD) sur la carte.",
    "why.no_center": "Aucun centre de ravitaillement n’est libre pour un dépôt (SD).",
    "why.out_of_supply": "L’unité est hors ravitaillement (OoS).",
    "why.far_from_vm_source": "L’unité est à plus de {range} hexagones du QG et de tout centre de ravitaillement.",
    "why.far_from_fef_source": (
        "L’unité est à plus de {range} hexagones de tout centre de ravitaillement et d’un QG qui reçoit des "
        "remplacements."
    ),
    "why.two_steps": "Le régiment a déjà remplacé {most} pas pendant cette phase.",
    "why.no_rp": "Cela coûte {cost} points de remplacement ; il y en a {total}.",
    "why.no_road_from_china": "Aucune route intacte ne mène d’un centre de ravitaillement en Chine à l’unité.",
    "why.no_rebuilding": "Ce scénario est sans renforts : rien n’est reconstitué.",
    "why.motorized_absorbs": "Les régiments motorisés n’absorbent pas de Tieu Doan.",
    "why.outside_vietnam": "Le régiment est à plus de 1 hexagone hors du Vietnam.",
    "why.no_tieu_doan": "Aucun Tieu Doan à {range} hexagones au plus.",
    "why.center_used": "Un Tieu Doan a déjà été mobilisé dans ce centre.",
    "why.center_surrounded": "Il n’y a pas de place pour un Tieu Doan près de ce centre.",
    "why.fef_there": "Des unités FEF sont dans cet hexagone.",
    "why.no_arrival": "L’unité n’a nulle part où arriver et est reportée de {turns} tours.",
    "why.no_air_transport": "Cela demande {need} transports aériens ; il en reste {left}.",
    "why.not_full": "L’unité a perdu des pas.",
    "why.far_from_center": "L’unité est à plus de {range} hexagones de tout centre de ravitaillement FEF.",
}
