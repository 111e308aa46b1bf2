"""Fire in the Lake in French: names, and the words of chapters 1, 2, 5, 6 and 7; the rest has own files.

Names are inserted as they stand, so sentences avoid agreement and elision: « {piece}, {start} → {space}. »
Colons, question marks and the like follow a no-break space (U+00A0). Titles of cards stay as they are printed.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from ...components.pieces import DECEPTION_KINDS, EMPTY_THREAT, HIDDEN_AGENDA, HIDDEN_ASSET
from ..en.frame import CARD_NAMES, CARD_OPTIONS, SPACE_NAMES
from .cards import CARDS_FR
from .coin import COIN_FRENCH
from .events import EVENTS_FRENCH
from .insurgent import INSURGENT_FRENCH
from .nonplayer import NONPLAYER_FRENCH
from .nonplayer_arvn import ARVN_NONPLAYER_FRENCH
from .nonplayer_events import EVENTS_NONPLAYER_FRENCH
from .nonplayer_nva import NVA_NONPLAYER_FRENCH
from .nonplayer_us import US_NONPLAYER_FRENCH
from .nonplayer_vc import VC_NONPLAYER_FRENCH

FOREIGN_SPACES: dict[str, str] = {
    "name.north-vietnam": "Nord-Vietnam",
    "name.central-laos": "Laos central",
    "name.southern-laos": "Laos méridional",
    "name.ne-cambodia": "Cambodge du Nord-Est",
    "name.fishhook": "L’Hameçon",
    "name.parrots-beak": "Le Bec de canard",
}

MARKERS_FR = {EMPTY_THREAT: "Menace en l’air", HIDDEN_AGENDA: "Dessein caché", HIDDEN_ASSET: "Atout caché"}
MARKER_OPTIONS_FR = {
    f"option.deception.select.{a}+{b}": f"2 × {MARKERS_FR[a]}" if a == b else f"{MARKERS_FR[a]}, {MARKERS_FR[b]}"
    for a, b in combinations_with_replacement(DECEPTION_KINDS, 2)
}

# English shows these words of a Non-player's reasons by their keys.
EITHER_NAMES = {
    f"name.{key.rpartition('.')[2]}": text
    for key, text in EVENTS_FRENCH.items()
    if key.startswith("option.event.either.")
}

COMMON_FR: dict[str, str] = {
    # --- names
    "name.chance": "Dés",
    "name.US": "US",
    "name.ARVN": "ARVN",
    "name.NVA": "NVA",
    "name.VC": "VC",
    "name.us_troop": "Troupe US",
    "name.us_base": "Base US",
    "name.us_irregular": "Irrégulier",
    "name.us_irregular_u": "Irrégulier clandestin",
    "name.us_irregular_a": "Irrégulier actif",
    "name.arvn_troop": "Troupe ARVN",
    "name.arvn_police": "Police",
    "name.arvn_ranger": "Ranger",
    "name.arvn_ranger_u": "Ranger clandestin",
    "name.arvn_ranger_a": "Ranger actif",
    "name.arvn_base": "Base ARVN",
    "name.nva_troop": "Troupe NVA",
    "name.nva_guerrilla": "Guérilla NVA",
    "name.nva_guerrilla_u": "Guérilla NVA clandestine",
    "name.nva_guerrilla_a": "Guérilla NVA active",
    "name.nva_base": "Base NVA",
    "name.nva_tunnel": "Base NVA avec Tunnel",
    "name.vc_guerrilla": "Guérilla VC",
    "name.vc_guerrilla_u": "Guérilla VC clandestine",
    "name.vc_guerrilla_a": "Guérilla VC active",
    "name.vc_base": "Base VC",
    "name.vc_tunnel": "Base VC avec Tunnel",
    "name.available": "Disponibles",
    "name.casualties": "Pertes",
    "name.out_of_play": "Hors jeu",
    "name.arvn_resources": "Ressources ARVN",
    "name.nva_resources": "Ressources NVA",
    "name.vc_resources": "Ressources VC",
    "name.aid": "Aide",
    "name.patronage": "Patronage",
    "name.econ": "Écon totale",
    "name.trail": "Piste",
    "name.minh": "Duong Van Minh",
    "name.khanh": "Nguyen Khanh",
    "name.young_turks": "Young Turks",
    "name.ky": "Nguyen Cao Ky",
    "name.thieu": "Nguyen Van Thieu",
    "name.no_leader": "sans effet durable",
    "name.top_gun": "Top Gun",
    "name.arc_light": "Arc Light",
    "name.abrams": "Abrams",
    "name.cobras": "Cobras",
    "name.m_48_patton": "M-48 Patton",
    "name.combined_action_platoons": "Combined Action Platoons",
    "name.cords": "CORDS",
    "name.laser_guided_bombs": "Laser Guided Bombs",
    "name.search_and_destroy": "Search and Destroy",
    "name.aaa": "AAA",
    "name.long_range_guns": "Long Range Guns",
    "name.migs": "MiGs",
    "name.sa_2s": "SA-2s",
    "name.pt_76": "PT-76",
    "name.armored_cavalry": "Armored Cavalry",
    "name.mandate_of_heaven": "Mandate of Heaven",
    "name.booby_traps": "Booby Traps",
    "name.main_force_bns": "Main Force Bns",
    "name.cadres": "Cadres",
    "name.wild_weasels": "Wild Weasels",
    "name.adsid": "ADSID",
    "name.rolling_thunder": "Rolling Thunder",
    "name.medevac_unshaded": "Medevac (non ombré)",
    "name.medevac_shaded": "Medevac (ombré)",
    "name.blowtorch_komer": "Blowtorch Komer",
    "name.claymores": "Claymores",
    "name.da_nang_event": "Da Nang (carte)",
    "name.mcnamara_line": "McNamara Line",
    "name.oriskany": "Oriskany",
    "name.bombing_pause": "Bombing Pause",
    "name.transport_grp_559": "559th Transport Grp",
    "name.body_count": "Body Count",
    "name.general_lansdale": "General Lansdale",
    "name.typhoon_kate": "Typhoon Kate",
    "name.train": "Entraîner",
    "name.patrol": "Patrouiller",
    "name.sweep": "Ratisser",
    "name.assault": "Assaut",
    "name.rally": "Rallier",
    "name.march": "Marche",
    "name.attack": "Attaque",
    "name.terror": "Terreur",
    "name.op": "Opération",
    "name.op_sa": "Opération avec Activité spéciale",
    "name.limop": "Opération limitée",
    "name.pass": "Passer",
    "name.event": "Événement",
    "name.shaded": "Événement ombré",
    "name.unshaded": "Événement non ombré",
    "name.single": "Événement",
    "name.done": "Terminer",
    "name.give": "donner des Ressources",
    "name.ask": "demander des Ressources",
    "name.play": "jouer",
    "name.hold": "garder en réserve",
    **{f"name.{kind}": name for kind, name in MARKERS_FR.items()},
    # --- options
    "option.done": "Terminer",
    "option.pass": "Passer",
    "option.op": "Opération seule",
    "option.op_sa": "Opération et Activité spéciale",
    "option.limop": "Opération limitée (OpLim)",
    "option.event": "Événement",
    "option.shaded": "Événement, texte ombré",
    "option.unshaded": "Événement, texte non ombré",
    "option.give": "Donner des Ressources à {friend}",
    "option.ask": "Demander des Ressources à {friend}",
    "option.play": "Jouer « {event} »",
    "option.hold": "Garder la carte en réserve",
    "option.hidden_asset": "Révéler un Atout caché : Opération et Activité spéciale",
    # --- 1 and 2: sequence of play
    "prompt.place.take": "Aucune pièce Disponible ({piece}) : prenez-en une ailleurs pour {space} (encore {left}) ou "
    "arrêtez.",
    "log.take": "{faction} prend une pièce ailleurs : {piece}, {start} → {space}.",
    "prompt.special.after": "Opération terminée ({operation}) : ajoutez une Activité spéciale ou terminez.",
    "prompt.card.reveal": "Retournez la première carte de la pioche (cartes restantes : {left}).",
    "prompt.pivotal": "Jouer votre Événement charnière « {event} » à la place de « {card} » ?",
    "prompt.pivotal.trump": "« {card} » est sur la table : supplanter cette carte par votre Événement charnière "
    "« {event} » ?",
    "prompt.action.first": "1re Faction éligible, « {card} » : que voulez-vous exécuter ?",
    "prompt.action.second": "2e Faction éligible, « {card} » : que voulez-vous exécuter ?",
    "prompt.operation": "{box} : laquelle choisissez-vous ?",
    "prompt.transfer": "Transfert à {faction} : combien de Ressources donnez-vous ?",
    "log.card": "Carte en cours : {card}.",
    "log.monsoon": "Mousson : la prochaine carte est « {card} ».",
    "log.pivotal": "{faction} joue son Événement charnière : {card}.",
    "log.trumped": "Carte supplantée : « {card} » revient à {faction}.",
    "log.pass": "{faction} passe, Ressources : +{n}.",
    "log.operation": "{faction} : {operation} ({box}).",
    "log.no_activity": "Faute d’Activité spéciale, {faction} n’a exécuté qu’une Opération.",
    "log.transfer": "{faction} donne des Ressources à {friend} : {n}.",
    "log.trail": "La Piste est maintenant à {trail}.",
    "log.adsid": "ADSID, Ressources perdues par la NVA : {n}.",
    "why.other_question": "ce n’est pas la question posée : {prompt}",
    "why.ineligible": "{faction} n’est pas éligible pour cette carte",
    "why.box.first": "seule la 2e Faction éligible a droit à une Opération limitée",
    "why.box.op": "après une Opération sans Activité spéciale, la 2e Faction éligible n’a droit qu’à une Opération "
    "limitée",
    "why.box.op_sa": "après une Opération avec Activité spéciale, la 2e Faction éligible a droit à une Opération "
    "limitée ou à l’Événement",
    "why.box.nonplayer": "un Non-joueur a droit à une Opération complète avec Activité spéciale au lieu d’une "
    "Opération limitée",
    "why.box.event": "l’Événement a été exécuté : la 2e Faction éligible a droit à une Opération",
    "why.no_operation": "{faction} ne peut exécuter aucune Opération, nulle part",
    "why.transferred": "des Ressources ont été transférées pour une Opération ou l’Événement : l’un des deux doit "
    "être exécuté",
    "why.pivotal.none": "{faction} n’a pas d’Événement charnière",
    "why.pivotal.late": "la 1re Faction éligible a déjà agi",
    "why.pivotal.monsoon": "pas d’Événement charnière quand la prochaine carte est un Coup d’État",
    "why.pivotal.leaders": "cartes dans la case du Dirigeant RVN : {n}, il en faut 2",
    "why.pivotal.US": "Soutien et Disponibles font {n} ensemble, il faut plus de {need}",
    "why.pivotal.NVA": "les Troupes NVA sur le plateau ({n}) ne sont pas plus nombreuses que les Troupes US ({us})",
    "why.pivotal.ARVN": "Troupes US sur le plateau : {n}, il en faut moins de 20",
    "why.pivotal.VC": "Guérillas VC au Sud : {n}, il en faut plus de 20",
    # --- 5: events
    "log.event": "{faction} exécute « {card} » : {side}.",
    "log.capability": "Capacité en vigueur : {capability} ({side}).",
    "log.capability_off": "Capacité annulée : {capability}.",
    "log.momentum": "Élan jusqu’à la prochaine Remise en place : {momentum}.",
    "log.free_operation": "{faction}, Opération gratuite : {operation}.",
    "log.free_activity": "{faction}, Activité spéciale gratuite : {activity}.",
    "why.event.top_gun": "Top Gun (non ombré) interdit MiGs (ombré)",
    # --- 2.4, 6: coup rounds
    "prompt.coup.desertion": "{space}, cubes ARVN qui désertent : {n}. Combien de Troupes parmi eux (le reste en "
    "Police) ?",
    "prompt.coup.sabotage": "Marqueurs de Sabotage restants : {left}. Quelle LdC est sabotée ?",
    "prompt.coup.pacify": "Pacifier ({cost} Ressources par marqueur de Terreur ou niveau) : quel espace ?",
    "prompt.coup.pacify_steps": "{space} : combien de marqueurs de Terreur et de niveaux, à {cost} Ressources chacun ?",
    "prompt.coup.agitate": "Agiter (1 Ressource par marqueur de Terreur ou niveau) : quel espace (encore {left}) ?",
    "prompt.coup.agitate_steps": "{space} : combien de marqueurs de Terreur et de niveaux, à 1 Ressource chacun ?",
    "prompt.cadres.underground": "Cadres ({space}) : des 2 Guérillas retirées, combien sont clandestines ?",
    "prompt.redeploy.arvn_troop.from": "Redéployer des Troupes ARVN : depuis quel espace ?",
    "prompt.redeploy.arvn_troop.to": "Troupes ARVN ({space}) : vers quel espace ?",
    "prompt.redeploy.arvn_troop.count": "Troupes ARVN, {start} → {space} : combien ?",
    "prompt.redeploy.arvn_police.from": "Redéployer de la Police : depuis quel espace ?",
    "prompt.redeploy.arvn_police.to": "Police ({space}) : vers quel espace ?",
    "prompt.redeploy.arvn_police.count": "Police, {start} → {space} : combien ?",
    "prompt.redeploy.nva_troop.from": "Redéployer des Troupes NVA : depuis quel espace ?",
    "prompt.redeploy.nva_troop.to": "Troupes NVA ({space}) : vers quelle Base ?",
    "prompt.redeploy.nva_troop.count": "Troupes NVA, {start} → {space} : combien ?",
    "prompt.coup.casualties": "Des Troupes reviennent des Pertes sur le plateau (encore {left}) : dans quel espace ?",
    "prompt.coup.casualties_count": "Troupes revenant des Pertes ({space}) : combien ?",
    "prompt.coup.policy": "Politique US : un dé contre les cartes de la case du Dirigeant RVN.",
    "prompt.coup.commit": "Engagement, mouvements restants (Troupes : {troops}, Bases : {bases}) : quelle pièce ?",
    "prompt.coup.commit_to": "{piece} ({space}) : quelle destination ?",
    "prompt.coup.commit_count": "Troupes US, {start} → {space} : combien ?",
    "prompt.coup.withdrawal": "Retrait US : décaler un espace vers l’Opposition (Population restante : {left}) ?",
    "log.coup.leader": "Dirigeant RVN : {leader}.",
    "log.coup.no_coup_round": "Deux cartes Coup d’État de suite : pas de tour de Coup d’État.",
    "log.coup.desertion": "Cubes ARVN qui désertent ({space}) : {n}.",
    "log.coup.sabotage": "Sabotage : {spaces}.",
    "log.coup.earnings.arvn": "Revenus ARVN (Aide : {aid}, Écon : {econ}), Ressources : {n}.",
    "log.coup.earnings": "Revenus {faction} : {earned}, Ressources : {n}.",
    "log.coup.casualties_aid": "Pièces dans les Pertes : {pieces}. L’Aide tombe à {aid}.",
    "log.coup.pacify": "{faction} : Pacifier ({space}), étapes : {n}, coût en Ressources : {cost}.",
    "log.coup.agitate": "VC : Agiter ({space}), étapes : {n}.",
    "log.coup.cadres": "Cadres : 2 Guérillas VC sont retirées ({space}).",
    "log.coup.leave": "Pièces US et ARVN qui partent ({space}) : {n}.",
    "log.coup.redeploy": "Redéploiement : {n} × {piece}, {start} → {space}.",
    "log.coup.medevac": "Medevac, Troupes passant des Pertes aux Disponibles : {n}.",
    "log.coup.rotation": "Troupes des Pertes mises hors jeu : {n}.",
    "log.coup.casualties_return": "Troupes revenant des Pertes ({space}) : {n}.",
    "log.coup.policy": "Politique US : {policy} (dé : {n}, cartes de Dirigeant RVN : {cards}).",
    "log.coup.commit": "Engagement : {n} × {piece}, {start} → {space}.",
    "log.coup.withdrawal": "Retrait US : décalage vers l’Opposition ({space}).",
    "log.coup.migs": "MiGs, Ressources perdues par la NVA : {n}.",
    "log.coup.reset": "Remise en place : marqueurs et Élan retirés, tous clandestins, tous éligibles.",
    "why.coup.no_coin_control": "pas de Contrôle COIN",
    "why.coup.coin_control": "sous Contrôle COIN",
    "why.coup.no_police": "pas de Police sur place",
    "why.coup.no_troops": "pas de Troupes {faction} sur place",
    "why.coup.nothing_to_pacify": "pas de Terreur sur place et plus aucun niveau à décaler",
    "why.coup.nothing_to_agitate": "pas de Terreur sur place et plus aucun niveau à décaler",
    "why.coup.resources": "pas assez de Ressources à dépenser : il en faut {cost}",
    "why.coup.once": "déjà choisi pendant cette phase",
    "why.coup.four_spaces": "plus aucun espace : pas plus de {n} pendant cette phase",
    "why.coup.no_vc": "pas de pièce VC sur place",
    "why.coup.cadres": "Cadres : moins de 2 Guérillas VC à retirer sur place",
    "why.coup.has_moved": "les pièces sur place se sont déjà redéployées",
    "why.coup.must_redeploy": "ces Troupes doivent se redéployer : {space}",
    "why.coup.commitment_full": "plus aucune pièce de ce genre ne peut se déplacer pendant cette phase",
    "why.coup.no_population": "pas de Population",
    "why.coup.population": "sa Population est de {n}, on ne peut plus en décaler que {left}",
    "why.coup.active_opposition": "déjà en Opposition active",
    # --- 7: victory
    "prompt.deception.select": "Choisissez deux marqueurs de Duperie ; les autres ne verront pas lesquels.",
    "log.deception.own": "{faction} détient ces marqueurs de Duperie : {markers}.",
    "log.deception.asset": "{faction} révèle un Atout caché : son Opération limitée devient complète.",
    "log.deception.shown": "{faction} révèle ses marqueurs de Duperie : {markers}.",
    "why.asset.none": "vous n’avez pas d’Atout caché",
    "why.asset.limop": "un Atout caché ne sert que si vous avez le choix entre une Opération limitée et autre chose",
    "log.won.victory": "{faction} remplit sa condition de victoire et gagne avec une marge de {n}.",
    "log.won.final": "Le dernier Coup d’État est passé : {faction} gagne avec la plus grande marge, {n}.",
    # --- 8.9: the lone player
    "log.behind": "{faction}, à {n}, vous devance dans cette phase de Victoire.",
    "log.maoist_revolution": "Révolution maoïste ! {faction} gagne, à {n} : qui tient les villages prend les villes.",
    "log.mechanized_reunification": "Réunification mécanisée ! {faction} gagne, à {n} : ses chars se passent de "
    "soulèvement.",
    "log.mandarin_redux": "Retour des mandarins ! {faction} gagne, à {n} : une poignée de gens de Saigon s’est "
    "approprié le pays.",
    "log.mcnamara_redemption": "Rédemption de McNamara ! {faction} gagne, à {n} : retour au pays, et le Sud tient.",
    "log.soldiering_on": "La guerre continue ! {faction} finit avec {lead} d’avance : match nul, la guerre survit à "
    "la partie.",
    "log.communism_contained": "Communisme endigué ! {faction} finit avec {lead} d’avance, une victoire : le Sud "
    "tiendra.",
    "log.national_liberation": "Libération nationale ! {faction} finit avec {lead} d’avance, une victoire : bientôt "
    "un seul pays.",
    "name.maoist_revolution": "Révolution maoïste",
    "name.mechanized_reunification": "Réunification mécanisée",
    "name.mandarin_redux": "Retour des mandarins",
    "name.mcnamara_redemption": "Rédemption de McNamara",
    "name.soldiering_on": "La guerre continue",
    "name.communism_contained": "Communisme endigué",
    "name.national_liberation": "Libération nationale",
}

FRENCH: dict[str, str] = {
    **EITHER_NAMES, **SPACE_NAMES, **FOREIGN_SPACES, **CARD_NAMES, **CARD_OPTIONS, **MARKER_OPTIONS_FR, **CARDS_FR,
    **COIN_FRENCH, **INSURGENT_FRENCH, **EVENTS_FRENCH, **NONPLAYER_FRENCH, **EVENTS_NONPLAYER_FRENCH,
    **VC_NONPLAYER_FRENCH, **NVA_NONPLAYER_FRENCH, **ARVN_NONPLAYER_FRENCH, **US_NONPLAYER_FRENCH, **COMMON_FR,
}  # fmt: skip
