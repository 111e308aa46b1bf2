"""Fire in the Lake in French: why something cannot be chosen."""

WHY_NOT: dict[str, str] = {
    # 1, 2 Sequence of play
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
    # 3.1, 4.1 All Operations and Special Activities
    "why.nowhere": "elle ne peut plus avoir lieu nulle part",
    "why.selected": "déjà choisi",
    "why.event_spaces": "ne fait pas partie des espaces que nomme l’Événement",
    "why.limited": "une Opération limitée ne prend qu’un seul espace",
    "why.most_spaces": "nombre maximal d’espaces : {count}",
    "why.resources": "pas assez de Ressources : il en faut {cost}, il en reste {have}",
    "why.monsoon": "ni Ratissage ni Marche quand la prochaine carte est un Coup d’État",
    "why.momentum": "un Événement d’Élan l’interdit jusqu’au prochain Coup d’État",
    "why.loc": "pas sur une LdC",
    "why.no_pieces": "pas de pièce {faction} sur place",
    "why.activity.other": "n’est pas une Activité spéciale de cette Faction : {faction}",
    "why.activity.limited": "une Opération limitée n’a pas d’Activité spéciale",
    "why.activity.one": "une Opération n’a qu’une Activité spéciale, et elle est déjà exécutée",
    "why.activity.none": "cette Opération s’exécute sans Activité spéciale",
    "why.activity.operation": "ne peut pas accompagner cette Opération : {operation}",
    "why.activity.attack": "choisissez d’abord un espace d’Attaque : l’Attaque peut y être une Embuscade",
    "why.activity.nowhere": "nulle part pour l’instant",
    "why.econ": "les US doivent laisser {econ} Ressources ARVN (Écon totale) : il en faut {cost}, à dépenser : {have}",
    "why.north_vietnam": "pas de pièce US ni ARVN au Nord-Vietnam",
    "why.not_its_operation": "n’est pas une Opération de cette Faction : {faction}",
    "why.underground": "pas de Guérilla clandestine sur place",
    # 3.2.1 Train
    "why.activity_there": "une Activité spéciale y a déjà eu lieu ({activity})",
    "why.no_us_piece": "pas de pièce US sur place",
    "why.nva_control": "sous Contrôle NVA",
    "why.no_us_base": "pas de Base US sur place",
    "why.no_coin_base": "ni Ville, ni Base US ou ARVN sur place",
    "why.none_available": "aucune pièce Disponible ni à prendre sur le plateau : {piece}",
    "why.no_coin_control": "pas de Contrôle COIN",
    "why.no_troops_and_police": "il y faut des Troupes ARVN et de la Police",
    "why.no_more_support": "pas de Terreur sur place et plus aucun niveau à décaler",
    # 3.2.2 Patrol
    "why.moved": "les cubes sur place se sont déjà déplacés",
    "why.no_way": "aucune LdC ni Ville où aller à partir de là",
    "why.not_reached": "hors d’atteinte : trop loin, ou des NVA ou VC barrent la route",
    "why.off_road": "ni LdC ni Ville",
    "why.one_destination": "une Opération limitée n’a qu’une destination",
    # 3.2.3 Sweep
    "why.no_troops_near": "aucune force sur place ni Troupe qui puisse y aller",
    # 3.2.4 Assault
    "why.no_cubes": "pas de cube ami sur place",
    "why.no_insurgents": "ni NVA ni VC sur place",
    "why.no_enemies_at_cubes": "aucun espace avec des cubes amis et des NVA ou VC",
    "why.no_us_assault": "General Lansdale : pas d’Assaut US jusqu’au prochain Coup d’État",
    # 3.3.1 Rally
    "why.rally.support": "en Soutien",
    "why.rally.nothing": "aucune pièce ne peut y être placée",
    "why.rally.nowhere": "aucune Province ni Ville sans Soutien où placer une pièce",
    "why.rally.mcnamara": "McNamara Line : pas d’amélioration de la Piste par Ralliement jusqu’au Coup d’État",
    "why.rally.aaa": "AAA : un Ralliement qui améliore la Piste ne prend qu’un seul espace",
    "why.rally.trail_full": "la Piste est déjà à 4",
    # 3.3.2 March
    "why.march.nothing": "aucune pièce qui puisse se déplacer",
    "why.march.reach": "aucune pièce encore mobile ne peut l’atteindre",
    "why.march.way": "pas assez de Ressources pour tous les espaces du chemin",
    # 3.3.3 Attack
    "why.attack.nowhere": "aucun espace avec des pièces amies et ennemies",
    "why.attack.no_enemy": "aucune pièce US ni ARVN à attaquer",
    # 3.3.4 Terror
    "why.terror.nowhere": "aucun espace avec une pièce capable de Terreur",
    "why.terror.underground": "pas de Guérilla clandestine (ni de Troupe NVA) sur place",
    "why.terror.cadres": "Cadres : moins de 2 Guérillas VC à retirer sur place",
    # 4.2.1 Advise
    "why.training_there": "l’Entraînement y a lieu",
    "why.training_needs_it": "l’Entraînement doit avoir lieu quelque part, et ne le peut que là",
    "why.nobody_to_advise": "personne sur place pour Ratisser, donner l’Assaut ou frapper",
    # 4.2.2 Air Lift
    "why.nothing_to_lift": "rien à transporter par les airs sur place",
    # 4.2.3 Air Strike
    "why.no_coin_piece": "pas de pièce US ni ARVN sur place",
    "why.none_exposed": "aucune pièce exposée sur place",
    # 4.3.1 Govern
    "why.saigon": "pas à Saigon",
    "why.no_support": "pas en Soutien",
    # 4.3.2 Transport
    "why.nothing_to_transport": "rien à transporter sur place",
    # 4.3.3 Raid
    "why.no_rangers_near": "pas de Rangers sur place ni à côté",
    # 4.4.1 Infiltrate
    "why.infiltrate.no_troops": "pas de Troupes à placer, et rien dont s’emparer",
    "why.infiltrate.nothing": "pas de Base NVA, pas d’Opposition et aucune pièce VC à remplacer",
    "why.infiltrate.outnumbered": "pas de Base NVA, et les pièces NVA n’y sont pas plus nombreuses que les pièces VC",
    # 4.4.2 Bombard
    "why.bombard.few": "moins de 3 Troupes US et ARVN sur place, et aucune de leurs Bases",
    "why.bombard.no_troops": "aucune Troupe US ni ARVN à retirer sur place",
    "why.bombard.range": "pas 3 Troupes NVA ensemble, ni sur place ni dans un espace adjacent",
    # 4.4.3, 4.5.3 Ambush
    "why.ambush.not_marched": "aucune Guérilla clandestine n’y est entrée par cette Marche",
    "why.ambush.over": "une Attaque d’un autre genre a mis fin aux Embuscades : elles se font à la suite",
    "why.ambush.no_enemy": "aucune pièce ennemie à portée",
    # 4.5.1 Tax
    "why.tax.control": "sous Contrôle COIN",
    "why.tax.operation": "l’Opération ne pourrait plus être exécutée ensuite : {operation}",
    # 4.5.2 Subvert
    "why.subvert.no_cubes": "pas de cube ARVN sur place",
    # 5 Events
    "why.event.top_gun": "Top Gun (non ombré) interdit MiGs (ombré)",
    # 2.4, 6 Coup Rounds
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
    # 7 Victory
    "why.asset.none": "vous n’avez pas d’Atout caché",
    "why.asset.limop": "un Atout caché ne sert que si vous avez le choix entre une Opération limitée et autre chose",
}
