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
    "why.econ": (
        "les US doivent laisser aux Ressources ARVN l’Écon totale ({econ}) : il en faut {cost}, à dépenser : {have}"
    ),
    "why.north_vietnam": "pas de pièce US ni ARVN au Nord-Vietnam",
    "why.not_its_operation": "n’est pas une Opération de cette Faction : {faction}",
    "why.underground": "pas de Guérilla {faction} clandestine sur place",
    "why.not_adjacent": "pas adjacent à cet espace : {space}",
    "why.there_already": "déjà sur place",
    "why.stacking": "empilement : 2 Bases au plus par espace, aucune sur les LdC, ni US ni ARVN au Nord-Vietnam",
    "why.first_to_enemies": "des cubes doivent d’abord rejoindre des NVA ou VC, sinon aucun Assaut ne suivrait",
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
    "why.train.not_there": "pas d’Entraînement sur place",
    "why.train.pacified": "déjà pacifié",
    # 3.2.2 Patrol
    "why.moved": "les cubes sur place se sont déjà déplacés",
    "why.no_way": "aucune LdC ni Ville où aller à partir de là",
    "why.not_reached": "hors d’atteinte : trop loin, ou des NVA ou VC barrent la route",
    "why.off_road": "ni LdC ni Ville",
    "why.one_destination": "une Opération limitée n’a qu’une destination",
    "why.patrol.one_end": "la destination de cette Opération limitée est hors d’atteinte à partir de là",
    "why.patrol.event_ends": "aucune LdC ni Ville que nomme l’Événement n’est à portée à partir de là",
    "why.patrol.not_loc": "pas une LdC",
    # 3.2.3 Sweep
    "why.no_troops_near": "aucune force sur place ni Troupe qui puisse y aller",
    "why.sweep.far": "ni adjacent à cet espace, ni relié à lui par une LdC sans NVA ni VC : {space}",
    "why.sweep.nobody": "aucune de ces pièces sur place : {pieces}",
    "why.sweep.moved": "les Troupes sur place se sont déjà déplacées",
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
    "why.march.group": "d’un espace à un autre un seul groupe Marche, et c’est fait",
    "why.march.other_way": "ce qui pourrait venir par là a un chemin plus court ou moins cher",
    "why.march.marched": "les pièces sur place ont déjà Marché",
    "why.march.nobody": "aucune pièce sur place qui puisse Marcher",
    "why.march.in_group": "déjà choisi pour ce groupe",
    "why.march.not_by": "les pièces sur place ne viennent pas par là : {start}",
    # 3.3.3 Attack
    "why.attack.nowhere": "aucun espace avec des pièces amies et ennemies",
    "why.attack.no_enemy": "aucune pièce US ni ARVN à attaquer",
    "why.attack.way": "aucune façon d’Attaquer que permet l’Événement n’y est possible",
    # 3.3.4 Terror
    "why.terror.nowhere": "aucun espace avec une pièce capable de Terreur",
    "why.terror.cadres": "Cadres : moins de 2 Guérillas VC à retirer sur place",
    "why.terror.nva": "ni Guérilla NVA clandestine ni Troupe NVA sur place",
    # 4.2.1 Advise
    "why.training_there": "l’Entraînement y a lieu",
    "why.training_needs_it": "l’Entraînement doit avoir lieu quelque part, et ne le peut que là",
    "why.nobody_to_advise": "personne sur place pour Ratisser, donner l’Assaut ou frapper",
    # 4.2.2 Air Lift
    "why.nothing_to_lift": "rien à transporter par les airs sur place",
    "why.lift.nowhere": "nulle part où l’emmener par les airs",
    # 4.2.3 Air Strike
    "why.no_coin_piece": "pas de pièce US ni ARVN sur place",
    "why.troops_first": "il faut d’abord retirer les Troupes NVA sur place",
    "why.none_exposed": "aucune pièce exposée sur place",
    "why.strike.enough": "on n’y retire plus aucune pièce (au plus : {count})",
    "why.strike.no_more": "la Frappe aérienne ne retire plus aucune pièce",
    # 4.3.1 Govern
    "why.saigon": "pas à Saigon",
    "why.no_support": "pas en Soutien",
    # 4.3.2 Transport
    "why.nothing_to_transport": "rien à transporter sur place",
    "why.transport.nowhere": "nulle part où le Transporter",
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
    "why.event.less": "le texte peut être mieux exécuté ailleurs",
    "why.event.kind": "pas le genre de pièce dont il s’agit",
    "why.event.none_there": "aucune des pièces dont il s’agit n’est sur place",
    "why.event.tunnel": "un Événement ne retire pas les Bases à Tunnel des autres Factions",
    "why.event.box_empty": "il n’en reste plus : {box}",
    "why.event.no_place": "aucune pièce ne peut y être placée : il n’en reste plus, ou il n’y a pas de place",
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
    "why.coup.none_to_redeploy": "aucune pièce de ce genre sur place : {piece}",
    "why.coup.no_other_place": "il n’y a pas d’autre endroit où aller",
    "why.coup.none_to_commit": "ni Troupe US ni Base US sur place",
    # 7 Victory
    "why.asset.none": "vous n’avez pas d’Atout caché",
    "why.asset.limop": "un Atout caché ne sert que si vous avez le choix entre une Opération limitée et autre chose",
    # What a question about pieces or spaces offers, where nothing more is said of one it does not
    "why.else.place.take": "seules des pièces de ce type prises ailleurs conviennent : {piece} (pas dans {space})",
    "why.else.train.piece": (
        "l’Entraînement place des Irréguliers (US), ou des Rangers, ou des cubes ARVN ; un seul genre par espace"
    ),
    "why.else.train.base_space": (
        "seulement où a lieu l’Entraînement, avec 3 cubes ARVN, une Base, de la place et les Ressources"
    ),
    "why.else.train.police_space": "pas de Troupes US sur place",
    "why.else.train.police_from": "seulement de la Police Disponible, ou prise dans un autre espace ({space})",
    "why.else.patrol.piece": "seulement des cubes de cet espace qui ne se sont pas encore déplacés : {start}",
    "why.else.patrol.piece_by": "seulement des cubes de cet espace qui ne se sont pas encore déplacés : {start}",
    "why.else.patrol.rpg": "seulement des cubes déplacés par cette Patrouille",
    "why.else.sweep.piece": "seulement des Troupes de cet espace qui ne se sont pas encore déplacées : {start}",
    "why.else.sweep.piece_by": "seulement des Troupes de cet espace qui ne se sont pas encore déplacées : {start}",
    "why.else.sweep.cobras": (
        "seulement des espaces du Ratissage avec une pièce ennemie exposée sans Tunnel, chacun une fois"
    ),
    "why.else.sweep.cobras_piece": "seulement des pièces ennemies exposées sans Tunnel de cet espace : {space}",
    "why.else.sweep.loss": "seulement des Troupes du Ratissage de cet espace : {space}",
    "why.else.activate.piece": "seulement des Guérillas clandestines recherchées de cet espace : {space}",
    "why.else.assault.arvn": "seulement où les US ont donné l’Assaut, avec des cubes ARVN et encore des NVA ou VC",
    "why.else.assault.piece": (
        "seulement les pièces visées par l’Assaut : {space} ; Troupes NVA, puis Guérillas actives, Bases en dernier"
    ),
    "why.else.assault.base": "seulement les Bases visées par l’Assaut : {space}",
    "why.else.assault.abrams": "seulement les Bases sans Tunnel visées par l’Assaut : {space}",
    "why.else.assault.underground": "seulement les Guérillas clandestines visées par l’Assaut : {space}",
    "why.else.transport.assault": "seulement des destinations du Transport avec des cubes ARVN et des NVA ou VC",
    "why.else.rally.replace": "seulement vos Guérillas de cet espace : {space}",
    "why.else.march.piece": (
        "seulement vos Guérillas et Troupes qui peuvent encore venir par {start} (destination : {space})"
    ),
    "why.else.attack.remove": (
        "seulement les pièces US et ARVN de cet espace, Bases quand il ne reste rien d’autre : {space}"
    ),
    "why.else.terror.cadres": "seulement vos Guérillas de cet espace : {space}",
    "why.else.advise.action": (
        "seulement des Irréguliers et Rangers clandestins de cet espace, s’ils peuvent y retirer un ennemi : {space}"
    ),
    "why.else.strike.piece": (
        "seulement les pièces NVA et VC : {space} ; Bases quand il ne reste rien d’autre, pas de Tunnels"
    ),
    "why.else.airlift.piece": (
        "seulement des Troupes US, et en tout quelques Troupes ARVN, Rangers et Irréguliers, de cet espace : {start}"
    ),
    "why.else.airstrike.hit": (
        "seulement des pièces exposées : Troupes NVA, puis Guérillas actives, Bases en dernier, pas de Tunnels"
    ),
    "why.else.airstrike.sa_2s": "seulement des pièces NVA hors du Sud, pas de Tunnels",
    "why.else.transport.piece": "seulement des Troupes ARVN et Rangers transportables de cet espace : {start}",
    "why.else.transport.piece_by": "seulement des Troupes ARVN et Rangers transportables de cet espace : {start}",
    "why.else.raid.move": "seulement des Rangers adjacents qui ne se sont pas déplacés par ce Raid : {space}",
    "why.else.infiltrate.replace": "seulement des Guérillas NVA de cet espace : {space}",
    "why.else.infiltrate.take_over": (
        "seulement des pièces VC de cet espace pour lesquelles il y a une pièce NVA à placer : {space}"
    ),
    "why.else.bombard.remove": "seulement des Troupes US et ARVN de cet espace : {space}",
    "why.else.ambush.remove": (
        "seulement des pièces US et ARVN à portée de l’Embuscade : {space} ; Bases quand il ne reste rien d’autre"
    ),
    "why.else.subvert.cube": "seulement des cubes ARVN de cet espace : {space}",
    "why.else.event.space": "le texte ne le nomme pas, ou ne pourrait rien y faire, ou moins qu’ailleurs",
    "why.else.event.remove": "pas une pièce que le texte retire",
    "why.else.event.place": "rien de ce que place le texte ne peut y être placé",
    "why.else.event.move": "pas une pièce que le texte peut encore déplacer",
    "why.else.event.move_to": "le texte ne peut pas l’y déplacer",
    "why.else.event.box": "pas un genre de pièce que déplace le texte, ou il n’en reste plus : {start}",
    "why.else.event.anywhere": "pas une pièce ARVN que le texte peut placer",
    "why.else.event.tunnel": "pas une Base sans Tunnel que nomme le texte",
    "why.else.redeploy.arvn_troop.to": "ni Saigon, ni Ville sans Contrôle NVA, ni Base US ou ARVN qui compte",
    "why.else.redeploy.arvn_police.to": "ni LdC, ni espace du Sud-Vietnam sous Contrôle COIN",
    "why.else.redeploy.nva_troop.to": "pas de Base NVA sur place",
    "why.else.coup.sabotage": (
        "seulement des LdC sans Sabotage : plus de Guérillas que de COIN, ou près d’une Ville sans Contrôle COIN"
    ),
    "why.else.coup.commit": (
        "seulement des Troupes et Bases US, Disponibles, sous Contrôle COIN, sur les LdC et à Saigon"
    ),
    "why.else.coup.commit_to": "seulement Disponibles, les LdC, Saigon et les espaces sous Contrôle COIN",
}
