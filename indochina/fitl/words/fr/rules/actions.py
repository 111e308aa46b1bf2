"""3, 4 Operations and Special Activities."""

from __future__ import annotations

ACTIONS: dict[str, str] = {
    "3.1": "Choisissez une des quatre Opérations de votre camp et ses espaces, chacun une seule fois. Il faut "
    "pouvoir payer chaque espace choisi ; l’Aide et le Patronage ne paient rien. Qui l’exécute décide de l’ordre des "
    "espaces, des ennemis frappés et des amis employés, sans demander leur accord à leurs propriétaires. On peut "
    "épargner une Faction ennemie, mais celle qu’on frappe subit tout ce qui est possible. Les US paient, s’il le "
    "faut, en Ressources ARVN au-dessus de l’Écon [1.8.1].",
    "3.1.2": "Une Opération ou Activité spéciale qu’un Événement donne gratuitement ne coûte rien, et laisse telle "
    "quelle l’éligibilité d’une Faction autre que celle qui joue l’Événement. La Pacification, l’Agitation et "
    "l’amélioration de la Piste se paient tout de même. Toutes les autres conditions valent, sauf si l’Événement les "
    "change [5.5].",
    "3.2.1": "US : Provinces ou Villes avec des pièces US ; dans chacune un ou deux Irréguliers ou, à une Base US, "
    "jusqu’à 6 cubes ARVN ou un ou deux Rangers. ARVN : celles sans Contrôle NVA ; dans chacune qui est une Ville ou "
    "a une Base US ou ARVN, les mêmes cubes ou Rangers. 3 Ressources ARVN par espace où des pièces ARVN sont "
    "placées. Puis dans un de ces espaces une de ces actions : Pacifier jusqu’à 2 niveaux, 3 par marqueur de Terreur "
    "et par niveau (Contrôle COIN ; pour l’ARVN aussi ses Troupes et sa Police) ; l’ARVN change 3 cubes en une Base, "
    "pour 3 sauf si elle a déjà payé là ; les US à Saigon passent jusqu’à 3 de Patronage en Ressources ARVN.",
    "3.2.2": "L’ARVN paie 3 en tout, les US rien. Les cubes de la Faction peuvent suivre des LdC et des Villes "
    "adjacentes jusqu’à s’arrêter ou entrer dans un espace avec une pièce NVA ou VC. Puis sur chaque LdC chacun de "
    "ses cubes active une Guérilla ennemie. Puis elle peut faire un Assaut sur une LdC sans frais [3.2.4], les US "
    "sans l’aide de l’ARVN. En Opération limitée : une destination, et l’Assaut là seulement.",
    "3.2.3": "Choisissez des Provinces ou des Villes, pas le Nord-Vietnam, et pas à la Mousson [2.3.9] ; l’ARVN "
    "paie 3 pour chacune, les US rien. Ses Troupes peuvent venir des espaces adjacents, ou par une LdC sans pièce "
    "NVA ni VC ; qui bouge doit atteindre un espace choisi. Puis dans chacun une Guérilla est activée par cube et "
    "Force spéciale de la Faction sur place ; en Jungle une pour deux seulement, arrondi vers le bas.",
    "3.2.4": "Choisissez des espaces avec vos cubes et des ennemis. ARVN : 3 Ressources par espace ; une pièce "
    "ennemie pour 2 cubes, pour 3 en Hauts-Plateaux ; la Police ne compte qu’en Ville et sur LdC ; +6 d’Aide par "
    "Base retirée. US : gratuit ; deux pièces par Troupe où il y a une Base US, sinon une, en Hauts-Plateaux sans "
    "Base US une pour 2 ; dans un de leurs espaces ils peuvent ajouter un Assaut ARVN pour 3. On arrondit vers le "
    "bas. Les Troupes NVA d’abord, puis les Guérillas actives, jamais les clandestines ; les Bases seulement quand "
    "il ne reste aucune Guérilla. Si vient une Base avec Tunnel, arrêtez et lancez le dé : 4-6 ôte seulement le "
    "marqueur.",
    "3.3.1": "Choisissez des Provinces ou des Villes sans Soutien, 1 Ressource chacune. Dans chacune, placez une "
    "Guérilla ou remplacez-en deux par une Base [1.4.2]. Où l’on a déjà une Base, on peut plutôt en placer "
    "davantage : la NVA jusqu’à la Piste [6.7] plus ses Bases sur place, le VC jusqu’à la Population plus ses Bases "
    "sur place ; ou le VC y rend clandestines toutes ses Guérillas. Ensuite la NVA peut payer 2 pour améliorer la "
    "Piste d’un cran, même si le Ralliement est limité ou gratuit ou n’a choisi aucun espace.",
    "3.3.2": "Des Guérillas et des Troupes NVA vont dans des espaces adjacents ; 1 Ressource par Province ou Ville "
    "où l’on entre, LdC gratuites ; pas à la Mousson [2.3.9]. Celles qui vont d’un espace à un autre forment un "
    "groupe : ses Guérillas deviennent actives sur une LdC ou en Soutien, si le groupe plus les cubes et Forces "
    "spéciales US et ARVN de la destination dépassent 3. Avec une Piste de 1 ou plus, les pièces NVA peuvent "
    "continuer depuis le Laos et le Cambodge, mais pas en Opération limitée ; à 4, y entrer ou en sortir ne coûte "
    "rien à la NVA [6.7].",
    "3.3.3": "Choisissez des espaces avec vos pièces et des ennemis, 1 Ressource chacun. Toutes vos Guérillas y "
    "deviennent actives ; un dé au plus égal à leur nombre retire jusqu’à 2 pièces ennemies. La NVA peut employer "
    "ses Troupes à la place : une pièce pour deux, sans dé, personne n’est activé. Des Forces spéciales clandestines "
    "peuvent être touchées ; les Bases ne partent qu’après toutes les autres pièces US et ARVN sur place. Les pièces "
    "US deviennent des Pertes. Pour chaque Troupe ou Base US retirée, l’attaquant perd une pièce du type qui a "
    "attaqué.",
    "3.3.4": "Choisissez des espaces avec une de vos Guérillas clandestines ou, pour la NVA, de ses Troupes ; 1 "
    "Ressource par Province ou Ville, LdC gratuites. Une Guérilla clandestine, s’il y en a, devient active. Dans une "
    "Province ou une Ville, placez un marqueur de Terreur s’il n’y en a pas ; le VC décale d’un niveau vers "
    "l’Opposition active, la NVA décale le Soutien d’un niveau vers Neutre. Sur une LdC, placez un Sabotage s’il n’y "
    "en a pas. 15 marqueurs en tout pour les deux ; s’il n’en reste pas, on n’en place pas. Chez nous le décalage a "
    "lieu même où il y a déjà un marqueur.",
    "4.1": "Avec une Opération qui n’est pas limitée [2.3.5], une Faction peut exécuter une sorte de ses Activités "
    "spéciales, sans frais, une fois : juste avant, pendant ou juste après l’Opération. Elle choisit espaces (chacun "
    "une fois), cibles et ordre comme dans une Opération. Cela ouvre l’Événement à la 2e éligible [2.3.4].",
    "4.1.1": "Certaines Activités spéciales n’accompagnent que certaines Opérations, et certaines doivent, ou ne "
    "doivent pas, avoir lieu où a lieu l’Opération ; chacune le dit. Toutes les autres vont avec toute Opération, "
    "dans tout espace qui convient.",
    "4.2.1": "US, avec Entraîner ou Patrouiller ; un ou deux espaces non choisis pour l’Entraînement, jamais le "
    "Nord-Vietnam. Dans chacun, ou bien les forces ARVN sur place ratissent sans bouger [3.2.3] (pas à la Mousson), "
    "ou l’ARVN fait un Assaut [3.2.4], ou un Irrégulier ou Ranger clandestin devient actif pour retirer 2 pièces "
    "ennemies, même clandestines, les Bases en dernier et aucune avec Tunnel. Puis les US peuvent ajouter 6 d’Aide, "
    "une fois.",
    "4.2.2": "US, avec toute Opération : toutes les Troupes US voulues, et jusqu’à 4 pièces parmi Troupes ARVN, "
    "Rangers et Irréguliers, se déplacent librement entre quatre espaces, deux à la Mousson [2.3.9] ; pas au "
    "Nord-Vietnam.",
    "4.2.3": "US, avec toute Opération : jusqu’à six espaces avec des pièces US ou ARVN, deux à la Mousson. Le dé "
    "donne le nombre de coups. Deux coups dégradent la Piste d’une case, une fois au plus [6.7] ; un coup retire une "
    "pièce ennemie active. Les Troupes NVA partent avant les Guérillas ; les Bases seulement où il ne reste aucun "
    "autre ennemi ; Guérillas clandestines et Bases avec Tunnel sont à l’abri. Chaque espace peuplé où une pièce a "
    "été retirée se décale d’un niveau vers l’Opposition active.",
    "4.3.1": "ARVN, avec Entraîner ou Patrouiller ; un ou deux espaces avec Contrôle COIN et Soutien, pas Saigon, "
    "aucun choisi pour l’Entraînement. Dans chacun, ou bien ajoutez trois fois sa Population à l’Aide ; ou passez sa "
    "Population de l’Aide au Patronage et décalez-le d’un niveau vers Neutre, seulement si les cubes ARVN y sont "
    "plus nombreux que les Troupes US.",
    "4.3.2": "ARVN, avec toute Opération : jusqu’à 6 Troupes et Rangers ARVN d’un espace vont sur une LdC "
    "adjacente, plus loin par des LdC et des Villes si l’on veut, puis dans un espace adjacent ; ou droit dans un "
    "espace voisin du leur. Ils s’arrêtent aux pièces NVA ou VC et n’entrent jamais au Nord-Vietnam. Puis tous les "
    "Rangers du plateau deviennent clandestins.",
    "4.3.3": "ARVN, avec Patrouiller, Ratisser ou Assaut ; un ou deux espaces. Des Rangers adjacents peuvent y "
    "entrer, chacun restant comme il est. Puis dans chacun un Ranger clandestin peut devenir actif pour retirer 2 "
    "pièces ennemies, même clandestines ; les Bases seulement quand il ne reste rien d’autre à l’ennemi, aucune avec "
    "Tunnel.",
    "4.4.1": "NVA, avec Rallier ou Marche ; un ou deux espaces, dans chacun une de ces actions. Avec une Base NVA : "
    "placez des Troupes jusqu’à la Piste [6.7] plus les Bases NVA, puis échangez à volonté des Guérillas NVA contre "
    "des Troupes. Avec plus de pièces NVA que VC : décalez l’Opposition d’un niveau vers Neutre, puis une pièce VC "
    "peut être remplacée par son équivalent NVA, qui doit être Disponible ou rendu tel [1.4.1] ; un Tunnel suit sa "
    "Base.",
    "4.4.2": "NVA, avec toute Opération ; un ou deux espaces avec au moins 3 Troupes US et ARVN ensemble, ou avec "
    "une Base US ou ARVN, et au moins 3 Troupes NVA sur place ou dans un espace adjacent. Chacun perd une Troupe US "
    "ou ARVN, au choix de la NVA ; une Troupe US devient une Perte.",
    "4.4.3": "NVA, avec Marche ou Attaque ; un ou deux espaces choisis pour elle, avec une Guérilla NVA clandestine "
    "qui vient d’y marcher ou va y attaquer. C’est une Attaque [3.3.3] qui y réussit sans dé : une Guérilla devient "
    "active, une pièce ennemie est retirée, les Bases en dernier, et l’attaquant ne perd personne. Depuis une LdC, "
    "la pièce peut être prise dans un espace adjacent, donc aucun ennemi n’est requis sur la LdC ; deux Embuscades "
    "peuvent frapper le même espace. Elle remplace l’Attaque ordinaire sur place.",
    "4.5.1": "VC, avec toute Opération ; jusqu’à quatre espaces avec une Guérilla VC clandestine et sans Contrôle "
    "COIN ; une LdC n’a pas de Contrôle, on peut donc toujours la taxer, sabotée ou non. Dans chacun une Guérilla "
    "devient active, et le VC gagne deux fois la Population, ou l’Écon. Une Province ou une Ville se décale d’un "
    "niveau vers le Soutien actif.",
    "4.5.2": "VC, avec Rallier, Marche ou Terreur ; un ou deux espaces avec une Guérilla VC clandestine et des "
    "cubes ARVN. Dans chacun retirez deux cubes, ou remplacez-en un par une Guérilla VC. Le Patronage baisse de 1 "
    "pour deux cubes ARVN partis en tout, arrondi vers le bas. Personne n’est activé.",
    "4.5.3": "Le VC tend des Embuscades comme la NVA [4.4.3], avec ses propres Guérillas.",
}
