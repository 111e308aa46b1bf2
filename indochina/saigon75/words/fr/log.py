"""Saigon 75 in French: what happened."""

LOG: dict[str, str] = {
    # S.1 Turns
    "log.turn": "Tour {turn}, {season}.",
    # C Set-up
    "log.place": "Mise en place SV : {unit}, {to}.",
    "log.suggested": "SV place ses unités libres selon la mise en place conseillée.",
    "log.dealt": "Votre première main : {cards}.",
    # S.2 Availability
    "log.availability": "Disponibilité {side} : dé {die}, activations : {points}.",
    "log.plus1": "{side} utilise un marqueur d’Activation +1, activations : {points}.",
    "log.momentum_activation": "NV dépense un jeton Momentum, activations : {points}.",
    "log.momentum_reroll": "NV dépense un jeton Momentum et relance : dé {die}, activations : {points}.",
    # S.3 Event Cards
    "log.event": "{side} joue « {card} ».",
    "log.exchange": "NV dépense un jeton Momentum et échange « {card} ».",
    "log.drawn": "Vous piochez « {card} ».",
    "log.no_effect": "{card} : sans effet.",
    "log.strike": "Frappes aériennes ({space}) : {faces}.",
    "log.strike_hit": "Frappes aériennes, unité touchée : {unit} ({space}).",
    "log.redeployed": "Redéploiement : {unit}, {space} → {to}.",
    "log.limited": "Offensive limitée : dé {die}, combats possibles : {count}.",
    "log.halved": "Commandement paralysé, activations restantes pour SV : {points}.",
    "log.directive": "Directive Hô Chi Minh : +{count} au dé, activations : {points}.",
    "log.frozen": "Ne peut pas agir pendant cette phase : {unit} ({space}).",
    "log.diverted": "Diversion : {unit}, {space} → {to}.",
    "log.diverted_lost": "Diversion sans issue, unité éliminée : {unit} ({space}).",
    "log.infiltrated": "Infiltration d’un bataillon VC : {space} → {to}.",
    # T8 Turn 8
    "log.turn8": "Saïgon est disputée : ses unités sont activées en priorité et doivent attaquer.",
    # S.4, S.5 Movement and stacking
    "log.strategic": "Mouvement stratégique : {unit}, {space} → {to}.",
    "log.air_bought": "SV achète un marqueur d’Appui aérien (disponibles : {air}).",
    "log.air_lost": "Un marqueur d’Appui aérien est perdu (disponibles : {air}).",
    "log.reconstitute": "NV reconstitue une division dans la Réserve.",
    "log.move": "{side} : {count} × {unit}, {space} → {to}.",
    "log.overstacked": "Empilement dépassé, {side} élimine une unité : {unit} ({space}).",
    # S.6 Combat
    "log.declared": "{side} attaque ({space}), unités engagées : {count}.",
    "log.bonus": "{side} ajoute un dé ({space}) : {bonus}.",
    "log.dice": "{space} : attaque {attacker} ({first}), défense {defender} ({second}).",
    "log.reroll": "Dé {side} relancé : {face} → {new}.",
    "log.corruption": "Corruption : les X subis par NV deviennent des R.",
    "log.paralysed": "Commandement paralysé : les reculs de SV deviennent des X.",
    "log.stubborn": "Résistance acharnée : SV ignore ses reculs.",
    "log.armoured": "Appui blindé : un X supplémentaire infligé à SV ({space}).",
    "log.reduced": "{side}, réduction : {unit} ({space}).",
    "log.eliminated": "{side}, élimination : {unit} ({space}).",
    "log.retreat": "Recul : {unit}, {space} → {to}.",
    "log.no_retreat": "Réduction au lieu d’un recul : {unit} ({space}).",
    "log.retreat_overstacked": "Recul impossible faute de place, unité éliminée : {unit} ({space}).",
    "log.stays": "La dernière unité n’est pas tenue de reculer et reste sur place : {unit} ({space}).",
    "log.withdraw": "Recul volontaire : {unit}, {space} → {to}.",
    # S.8 Control
    "log.militia_placed": "NV contrôle {space} : marqueur de milice posé.",
    "log.militia_removed": "Marqueur de milice retiré : {space}.",
    # S.9 Desertion
    "log.desertion": "Désertion (provinces NV : {provinces}, dé : {die}), unités qui désertent : {count}.",
    "log.deserted": "Désertion : {unit} ({space}).",
    # S.10 Momentum Tokens
    "log.momentum_won": "Jeton Momentum {number} ({space}) : pris par NV.",
    "log.momentum_gone": "Jeton Momentum {number} ({space}) : retiré du jeu.",
    # V Victory
    "log.nv_wins": "NV contrôle Saïgon à la fin du tour {turn} : victoire NV.",
    "log.sv_wins": "Saïgon tient jusqu’au bout : victoire SV.",
}
