"""Fire in the Lake in French: what happened."""

LOG: dict[str, str] = {
    # 1, 2 Sequence of play
    "log.take": "{faction} prend une pièce ailleurs : {piece}, {start} → {space}.",
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
    # 3.1, 4.1 All Operations and Special Activities
    "log.instead": "L’Opération ne peut plus avoir lieu ({operation}) : {faction} en exécute une autre, {other}.",
    "log.nowhere": "L’Opération ne peut plus avoir lieu ({operation}), et {faction} ne peut en exécuter aucune autre.",
    "log.move": "Déplacement : {count} × {piece}, {start} → {space}.",
    "log.move_by": "Déplacement : {count} × {piece}, {start} → {space} par {by}.",
    # 3.2.1 Train
    "log.train": "{faction} : Entraîner ({space}).",
    "log.minh": "Duong Van Minh, Aide : +{count}.",
    "log.place": "{faction} place {count} × {piece} ({space}).",
    "log.pacify": "{faction} : Pacifier ({space}), coût : {cost}, Terreur retirée : {terror}, niveaux gagnés : "
    "{levels}.",
    "log.base": "Une Base ARVN remplace 3 cubes ({space}), Troupes : {troops}, Police : {police}.",
    "log.patronage_to_resources": "Patronage changé en Ressources ARVN : {count}.",
    "log.platoon": "Combined Action Platoons : une Police, {start} → {space}.",
    # 3.2.2 Patrol
    "log.patrol": "{faction} : Patrouiller.",
    "log.rpg": "RPGs, pièce retirée : {piece} ({space}).",
    # 3.2.3 Sweep
    "log.sweep": "{faction} : Ratisser ({space}).",
    "log.paid": "{faction} paie pour {space} (Ressources : {count}).",
    "log.activated": "Activation ({space}) : {count} × {piece}.",
    "log.booby_traps": "Booby Traps, pièce retirée : {piece} ({space}).",
    # 3.2.4 Assault
    "log.assault": "{faction} : Assaut ({space}), coups : {hits}.",
    "log.assault_arvn": "L’ARVN poursuit l’Assaut ({space}).",
    "log.removed": "{space}, pièces retirées : {count} × {piece}.",
    "log.aid": "Aide : +{count}.",
    "log.crossfire": "Search and Destroy : décalage vers l’Opposition active ({space}).",
    "log.cobras_loss": "Cobras : une Troupe US rejoint les Pertes ({space}).",
    "log.tunnel_collapsed": "Le Tunnel est retiré ({space}) ; la Base reste.",
    "log.tunnel_holds": "Le Tunnel tient ({space}).",
    # 3.3.1 Rally
    "log.rally.guerrillas": "{faction} : Rallier ({space}), Guérillas placées : {count}.",
    "log.rally.base": "{faction} : Rallier ({space}), une Base contre 2 Guérillas.",
    "log.rally.flip": "VC : Rallier ({space}), Guérillas devenues clandestines : {count}.",
    # 3.3.2 March
    "log.march": "Marche : {count} × {piece}, {start} → {space}.",
    "log.march_by": "Marche : {count} × {piece}, {start} → {space} par {by}.",
    "log.march.active": "Guérillas {faction} devenues actives ({space}) : {count}.",
    "log.claymores": "Claymores : {faction} perd une Guérilla ({space}).",
    # 3.3.3 Attack
    "log.attack.die": "{faction} : Attaque ({space}), Guérillas : {guerrillas}, dé : {die}.",
    "log.attack.miss": "{faction} : Attaque sans Guérillas ({space}), sans effet.",
    "log.attack.troops": "Attaque des Troupes NVA ({space}), coups : {hits}.",
    "log.attack.remove": "{faction} retire une pièce : {piece} ({space}).",
    "log.attrition": "Attrition ({space}), pièces retirées : {count} × {piece}.",
    "log.light_armor": "PT-76 : une Troupe NVA est d’abord retirée ({space}).",
    # 3.3.4 Terror
    "log.terror": "{faction} : Terreur ({space}), marqueurs posés : {marker}, niveaux décalés : {levels}.",
    "log.sabotage": "{faction} : Sabotage ({space}).",
    "log.terror.no_marker": "{faction} : Terreur ({space}), aucun marqueur à poser.",
    "log.cadres": "Cadres : 2 Guérillas VC sont retirées ({space}).",
    # 4.2.1 Advise
    "log.advise": "US : Conseiller ({space}), {action}.",
    # 4.2.3 Air Strike
    "log.air_strike": "Frappe aérienne, coups : {hits}.",
    "log.opposition": "{space}, niveaux décalés vers l’Opposition active : {count}.",
    "log.trail_missed": "La frappe sur la Piste échoue.",
    "log.migs": "MiGs : une Troupe US Disponible rejoint les Pertes.",
    # 4.3.1 Govern
    "log.govern_aid": "ARVN : Gouverner ({space}), Aide : +{count}.",
    "log.govern_patronage": "ARVN : Gouverner ({space}), de l’Aide au Patronage : {count}.",
    "log.less_support": "Décalage d’un niveau vers Neutre ({space}).",
    "log.young_turks": "Young Turks, Patronage : +{count}.",
    # 4.3.2 Transport
    "log.rangers_underground": "Tous les Rangers deviennent clandestins (retournés : {count}).",
    # 4.3.3 Raid
    "log.raid": "ARVN : Raid ({space}).",
    # 4.4.1 Infiltrate
    "log.infiltrate.troops": "NVA : Infiltrer ({space}), Troupes placées : {count}.",
    "log.infiltrate.guerrillas": "NVA : Infiltrer ({space}), Guérillas devenues Troupes : {count}.",
    "log.infiltrate.shift": "NVA : Infiltrer ({space}), 1 niveau vers Neutre.",
    "log.infiltrate.take_over": "NVA : Infiltrer ({space}), pièce VC passée à la NVA : {piece}.",
    # 4.4.2 Bombard
    "log.bombard": "NVA : Bombarder ({space}), pièce retirée : {piece}.",
    # 4.4.3, 4.5.3 Ambush
    "log.ambush": "{faction} : Embuscade ({space}), pièce retirée : {piece} ({target}).",
    # 4.5.1 Tax
    "log.tax": "VC : Taxer ({space}), Ressources : +{earned}, niveaux vers le Soutien actif : {levels}.",
    # 4.5.2 Subvert
    "log.subvert.remove": "VC : Subvertir ({space}), pièce retirée : {piece}.",
    "log.subvert.replace": "VC : Subvertir ({space}), pièce remplacée par une Guérilla VC : {piece}.",
    "log.subvert.patronage": "Pièces ARVN subverties : {count}. Le Patronage baisse de {drop}.",
    # 5 Events
    "log.event": "{faction} exécute « {card} » : {side}.",
    "log.capability": "Capacité en vigueur : {capability} ({side}).",
    "log.capability_off": "Capacité annulée : {capability}.",
    "log.momentum": "Élan jusqu’à la prochaine Remise en place : {momentum}.",
    "log.free_operation": "{faction}, Opération gratuite : {operation}.",
    "log.free_activity": "{faction}, Activité spéciale gratuite : {activity}.",
    "log.event.nothing": "{card} : sans effet.",
    "log.event.removed": "{space}, pièces retirées : {count} × {piece}.",
    "log.event.placed": "{space}, pièces placées : {count} × {piece}.",
    "log.event.box": "{count} × {piece}, {start} → {space}.",
    "log.event.flipped": "{space}, pièces retournées : {count} × {piece}.",
    "log.event.support": "{space} est maintenant au niveau {level}.",
    "log.event.terror": "{space} : un marqueur de Terreur.",
    "log.event.track": "{track} : {n}.",
    "log.event.eligible": "{faction} est éligible.",
    "log.event.ineligible": "{faction} est inéligible jusqu’à la fin de la prochaine carte.",
    "log.event.peace_talks": "Linebacker II exige maintenant plus de 25 en Soutien et Disponibles.",
    "log.event.returned": "« {event} » revient à {faction}.",
    "log.event.leader_flipped": "« {event} » est retournée : son texte ne compte plus.",
    "log.event.tunnel": "{space} : un marqueur Tunnel ({piece}).",
    # 2.4, 6 Coup Rounds
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
    "log.coup.control": "Contrôle ajusté : {spaces}.",
    "log.coup.medevac": "Medevac, Troupes passant des Pertes aux Disponibles : {n}.",
    "log.coup.rotation": "Troupes des Pertes mises hors jeu : {n}.",
    "log.coup.casualties_return": "Troupes revenant des Pertes ({space}) : {n}.",
    "log.coup.policy": "Politique US : {policy} (dé : {n}, cartes de Dirigeant RVN : {cards}).",
    "log.coup.commit": "Engagement : {n} × {piece}, {start} → {space}.",
    "log.coup.withdrawal": "Retrait US : décalage vers l’Opposition ({space}).",
    "log.coup.migs": "MiGs, Ressources perdues par la NVA : {n}.",
    "log.coup.reset": "Remise en place : marqueurs et Élan retirés, tous clandestins, tous éligibles.",
    # 7 Victory
    "log.deception.own": "{faction} détient ces marqueurs de Duperie : {markers}.",
    "log.deception.asset": "{faction} révèle un Atout caché : son Opération limitée devient complète.",
    "log.deception.shown": "{faction} révèle ses marqueurs de Duperie : {markers}.",
    "log.won.victory": "{faction} remplit sa condition de victoire et gagne avec une marge de {n}.",
    "log.won.final": "Le dernier Coup d’État est passé : {faction} gagne avec la plus grande marge, {n}.",
    # 8.9 The lone player
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
}
