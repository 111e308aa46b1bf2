"""5, 6, 7 Events, Coup Rounds, victory."""

from __future__ import annotations

COUP: dict[str, str] = {
    "5.1": "Le texte d’un Événement s’exécute tel quel et dans son ordre. Qui l’exécute décide de tout ce qui est "
    "ouvert, mais une Faction désignée ou choisie pour agir décide elle-même des détails de son action. Les textes "
    "des Dirigeants RVN suivent les mêmes règles [2.4.1].",
    "5.1.1": "Où un Événement et les règles diffèrent, l’Événement l’emporte, avec ces limites : l’empilement tient "
    "[1.4.2] ; on ne place que des pièces et marqueurs Disponibles, sauf s’il nomme les Pertes ou le hors-jeu ; une "
    "pièce qu’on ne peut remplacer est retirée ; une Base avec Tunnel ne part que si le texte nomme de telles Bases, "
    "ou si son propriétaire le choisit [1.4.4] ; rien ne dépasse 75.",
    "5.1.2": "Où deux Événements diffèrent, celui qu’on joue à l’instant l’emporte.",
    "5.1.3": "Tout ce qui peut être fait du texte d’un Événement doit l’être ; le reste est laissé de côté.",
    "5.1.4": "Un Événement charnière est un Événement avec une condition, qui prend la place de la carte en cours "
    "et de son ordre [2.3.8]. Qui le joue doit l’exécuter.",
    "5.2": "Beaucoup d’Événements ont un texte non ombré et un texte ombré. Qui exécute l’Événement choisit l’un "
    "des deux, quelle que soit sa Faction.",
    "5.3": "Un Événement marqué Capacité met un marqueur, du côté choisi, dans la case et vaut jusqu’à la fin de la "
    "partie.",
    "5.4": "Un Événement marqué Élan vaut jusqu’à la prochaine phase de Remise en place [6.6]. Il peut y en avoir "
    "autant qu’on veut en vigueur.",
    "5.5": "Un Événement peut donner aussitôt une Opération ou une Activité spéciale, le plus souvent gratuite : ni "
    "Ressources, ni effet sur l’éligibilité [3.1.2]. Tout le reste vaut, sauf si le texte dit autre chose. La "
    "Pacification, l’Agitation et l’amélioration de la Piste se paient toujours. Une Embuscade gratuite se joue "
    "comme une Attaque dans cet espace [4.4.3].",
    "6.0": "Une carte de Coup d’État amène une manche : Victoire [6.1], Ressources [6.2], Soutien [6.3], "
    "Redéploiement [6.4], Engagement [6.5], Remise en place [6.6]. De Coups d’État qui se suivent sans Événement "
    "entre eux, seul le premier amène une manche ; les autres n’amènent que leur Dirigeant et leur effet, et le "
    "dernier de la partie y met fin [7.3].",
    "6.1": "Si une Faction remplit sa condition [7.2], la partie s’arrête aussitôt et l’on établit le classement "
    "[7.1]. Il y a des exceptions pour qui mène deux Factions [1.5] et pour un joueur seul [8.9].",
    "6.2": "Dans cet ordre : Sabotage [6.2.1], la Piste [6.2.2], l’ARVN [6.2.3], puis la NVA et le VC gagnent "
    "[6.2.4], les Pertes réduisent l’Aide [6.2.5]. Personne ne dépasse 75.",
    "6.2.1": "Chaque LdC sans Sabotage en reçoit un si les Guérillas NVA et VC y sont plus nombreuses que les "
    "pièces US et ARVN, ou si elle touche une Ville sans Contrôle COIN. Si les marqueurs manquent, le VC choisit les "
    "LdC [3.3.4].",
    "6.2.2": "Si le COIN contrôle un espace du Laos ou du Cambodge, la Piste se dégrade d’une case [6.7].",
    "6.2.3": "L’ARVN gagne l’Aide plus l’Écon totale : 15 moins l’Écon des LdC sabotées. Le marqueur Écon est mis "
    "sur ce nombre et borne ce que les US peuvent dépenser jusqu’au prochain Coup d’État [1.8.1].",
    "6.2.4": "Le VC gagne 1 par Base VC sur le plateau. La NVA gagne 1 par Base NVA au Laos et au Cambodge, et deux "
    "fois la Piste [6.7].",
    "6.2.5": "L’Aide baisse de 3 par pièce dans la case des Pertes [3.3.3].",
    "6.3": "Les US d’abord, puis l’ARVN peuvent pacifier [6.3.1] ; le VC peut agiter [6.3.2].",
    "6.3.1": "Les US puis l’ARVN peuvent pacifier quatre espaces en tout, chacun avec Contrôle COIN, Police et "
    "Troupes de la Faction qui pacifie. 3 Ressources ARVN ôtent un marqueur de Terreur ou, quand il n’y en a plus, "
    "décalent d’un niveau vers le Soutien actif ; au plus 2 niveaux par espace dans une phase de Soutien, les deux "
    "Factions ensemble. Les US sont tenus par l’Écon [1.8.1].",
    "6.3.2": "Le VC peut agiter jusqu’à quatre espaces avec des pièces VC et sans Contrôle COIN. 1 Ressource ôte un "
    "marqueur de Terreur ou, quand il n’y en a plus, décale d’un niveau vers l’Opposition active ; au plus 2 niveaux "
    "par espace.",
    "6.4": "Dans cet ordre : le COIN quitte le Laos et le Cambodge [6.4.1], l’ARVN [6.4.2], la NVA [6.4.3]. Le "
    "Contrôle reste tel quel jusqu’à ce que tous aient bougé [6.4.4].",
    "6.4.1": "Le Laos et le Cambodge sont vidés du COIN : les Troupes US vont hors jeu, toutes les autres pièces US "
    "et ARVN aux Disponibles.",
    "6.4.2": "L’ARVN doit retirer ses Troupes des LdC et des Provinces sans Base US ni ARVN, et peut en déplacer "
    "d’autres : vers des Villes sans Contrôle NVA, vers des Bases US ou ARVN, ou à Saigon. Puis elle peut déplacer "
    "de la Police vers des LdC ou des espaces du Sud sous Contrôle COIN. Les pièces US restent.",
    "6.4.3": "La NVA peut déplacer de ses Troupes, et rien d’autre, vers des espaces avec des Bases NVA, même sous "
    "Contrôle COIN.",
    "6.4.4": "On recalcule maintenant le Contrôle [1.7].",
    "6.4.5": "Si c’était la dernière manche de Coup d’État, la partie s’arrête ici [7.3].",
    "6.5": "Parmi les Pertes US, une Troupe sur trois (arrondi vers le bas) et toutes les Bases vont hors jeu, les "
    "Irréguliers aux Disponibles ; les US doivent mettre les autres Troupes dans des espaces sous Contrôle COIN, sur "
    "des LdC ou à Saigon. Puis ils peuvent déplacer des Troupes, jusqu’à 10 moins celles qu’ils viennent d’y mettre, "
    "et jusqu’à 2 Bases, entre les Disponibles et de tels espaces ou entre ceux-ci. Pour 2 pièces US passées du "
    "plateau aux Disponibles, le VC peut décaler 1 de Population d’un niveau vers l’Opposition, aucun espace de plus "
    "d’un niveau. Contrôle et totaux sont recalculés à la fin.",
    "6.6": "Une Piste à 0 passe à 1, à 4 elle passe à 3 [6.7]. Toute Terreur et tout Sabotage s’en vont. Toutes les "
    "Guérillas et Forces spéciales deviennent clandestines. L’Élan prend fin [5.4]. Toutes les Factions sont "
    "éligibles. On joue la carte suivante [2.3.7].",
    "6.7": "La Piste va de 0 à 4. Elle s’ajoute au Ralliement [3.3.1], à la Marche [3.3.2], à l’Infiltration "
    "[4.4.1] et aux gains [6.2.4] de la NVA. Un Ralliement peut l’améliorer ; les Frappes aériennes [4.2.3] et le "
    "Contrôle COIN au Laos ou au Cambodge [6.2.2] la dégradent ; la Remise en place [6.6] et des Événements font "
    "l’un ou l’autre.",
    "7.1": "Si un Non-joueur remplit sa condition dans une phase de Victoire, tous les joueurs perdent également. "
    "Sinon la plus haute marge [7.3] est première, la suivante deuxième, etc. À égalité, les Non-joueurs passent "
    "devant, puis VC, ARVN, NVA, US.",
    "7.2": "Conditions, vérifiées au début de chaque manche de Coup d’État. US : Soutien total plus Troupes et "
    "Bases US Disponibles, plus de 50. NVA : Population sous Contrôle NVA plus Bases NVA sur le plateau, plus de 18. "
    "ARVN : Population sous Contrôle COIN plus Patronage, plus de 50. VC : Opposition totale plus Bases VC sur le "
    "plateau, plus de 35.",
    "7.3": "Après la dernière manche de Coup d’État, la plus haute marge gagne : ce qu’a une Faction moins le "
    "nombre de sa condition, 50 pour US et ARVN, 18 pour NVA, 35 pour VC [7.2]. Option à 3 ou 4 joueurs : chacun "
    "tire deux marqueurs de Duperie secrets. Menace en l’air ne fait rien ; Dessein caché ajoute 1 à la marge pour "
    "de bon ; Atout caché change une Opération limitée en Opération complète avec Activité spéciale. Les joueurs "
    "moins expérimentés peuvent choisir les leurs d’abord.",
}
