"""Cards 1 to 60 in French, in our own short words: what each text does, without the mark of Momentum (Élan)."""

from __future__ import annotations

CARDS_001_060: dict[str, str] = {
    "card.card-1.unshaded": "Les US effectuent une Frappe aérienne gratuite, puis déplacent 6 pièces US, Bases "
    "comprises, de hors jeu vers n’importe quelles Villes.",
    "card.card-1.shaded": "L’Aide baisse de 1 par pièce US dans les Pertes ; toutes vont hors jeu.",
    "card.card-2.unshaded": "Lancez un dé : retirez autant de pièces NVA et VC en tout du Laos et du Cambodge, mais "
    "aucune Base avec Tunnel.",
    "card.card-2.shaded": "La NVA place 2 de ses pièces au Cambodge. Les US mettent 2 Troupes US hors jeu, chacune "
    "prise sur la carte, aux Pertes ou aux Disponibles. Aide -6.",
    "card.card-3.unshaded": "Ressources NVA -9. Désormais, Linebacker II n’exige qu’un total Soutien et Disponibles "
    "supérieur à 25.",
    "card.card-3.shaded": "Ressources NVA +9. Une Piste en dessous de 3 est améliorée à 3.",
    "card.card-4.unshaded": "MiGs ombré est annulé. Une Frappe aérienne dégrade la Piste de 2 cases.",
    "card.card-4.shaded": "Une Frappe aérienne qui consacre 2 coups à la Piste ne la dégrade que sur un jet de 4 à 6.",
    "card.card-5.unshaded": "SA-2s ombré est retiré. S’il n’est pas en vigueur : la Piste se dégrade de 2 cases, "
    "Ressources NVA -9.",
    "card.card-5.shaded": "Jusqu’à la prochaine Remise en place, une Frappe aérienne soit dégrade la Piste, soit "
    "retire au plus 1 pièce.",
    "card.card-6.unshaded": "Une Frappe aérienne gratuite, décidée par la Faction exécutante : 6 coups, tous sur des "
    "pièces, dans 1 espace hors du Sud, avec ou sans pièces COIN sur place. La Piste se dégrade de 2 cases.",
    "card.card-6.shaded": "2 Troupes US Disponibles vont aux Pertes. La Piste s’améliore de 2 cases.",
    "card.card-7.unshaded": "Chaque changement de la Piste, quelle qu’en soit la cause, coûte 6 Ressources à la NVA, "
    "jusqu’à la prochaine Remise en place incluse.",
    "card.card-7.shaded": "La Piste s’améliore de 1 case, mais de 0 à 2. Ressources ARVN -9.",
    "card.card-8.unshaded": "Une Frappe aérienne peut inclure 1 Province, même à l’étranger, où COIN n’a aucune pièce.",
    "card.card-8.shaded": "Là où une Frappe aérienne retire 2 pièces ou plus, l’espace se décale de 2 niveaux vers "
    "l’Opposition active.",
    "card.card-9.unshaded": "Les US déplacent jusqu’à 3 Troupes US, chacune d’une de ces façons : de hors jeu vers "
    "les Disponibles, de hors jeu vers n’importe quel espace du Sud, de la carte vers les Disponibles.",
    "card.card-9.shaded": "3 Troupes US vont de la carte hors jeu ; les US disent lesquelles.",
    "card.card-10.unshaded": "La Piste baisse de 2 cases ; la NVA perd 9 Ressources et est inéligible jusqu’à la "
    "carte suivante incluse.",
    "card.card-10.shaded": "Ressources ARVN -5. Jusqu’à la prochaine Remise en place, aucune Frappe aérienne.",
    "card.card-11.unshaded": "Dans 1 espace d’un Assaut US, 1 Base ennemie sans Tunnel peut être retirée en premier "
    "au lieu d’en dernier.",
    "card.card-11.shaded": "Un Assaut US choisit au plus 2 espaces.",
    "card.card-12.unshaded": "Hors du Sud, toutes les Guérillas NVA et VC deviennent actives et 1 Base NVA est "
    "retirée, mais pas une Base avec Tunnel.",
    "card.card-12.shaded": "Placez 1 Base NVA hors du Sud dans une Province sous Contrôle NVA, puis rendez "
    "clandestines 3 Guérillas NVA actives de votre choix, n’importe où sur la carte.",
    "card.card-13.unshaded": "Dans chacun de 2 espaces d’un Ratissage US ou ARVN, 1 ennemi actif sans Tunnel est "
    "retiré : Troupes d’abord, Bases en dernier.",
    "card.card-13.shaded": "Dans chaque espace d’Assaut US, une Troupe US va aux Pertes sur un jet de 1 à 3.",
    "card.card-14.unshaded": "Dans chacun de 2 espaces d’Assaut US hors Plaine, 2 pièces ennemies de plus sont "
    "retirées.",
    "card.card-14.shaded": "Après une Patrouille US ou ARVN, la NVA peut retirer 1 ou 2 des cubes qui se sont "
    "déplacés, les cubes US vers les Pertes.",
    "card.card-15.unshaded": "Jusqu’à la prochaine Remise en place, une phase d’Engagement rend Disponibles toutes "
    "les Troupes US des Pertes.",
    "card.card-15.shaded": "La Faction exécutante reste éligible. Aucun Pont aérien jusqu’à la prochaine Remise en "
    "place.",
    "card.card-16.unshaded": "Aide +10. À la prochaine phase de Soutien, la Pacification coûte 1 Ressource par "
    "marqueur de Terreur ou par niveau.",
    "card.card-16.shaded": "Aide -10. Décalez de 1 niveau vers l’Opposition active 1 espace avec de la Police et des "
    "Troupes, quelles qu’elles soient.",
    "card.card-17.unshaded": "La Faction exécutante reste éligible. Jusqu’à la prochaine Remise en place, aucune "
    "Embuscade, et chaque groupe en Marche qui devient actif perd 1 Guérilla.",
    "card.card-17.shaded": "Dans 1 espace qui a les deux, retirez 1 Base US ou ARVN et 1 Guérilla clandestine ; une "
    "Base US va aux Pertes.",
    "card.card-18.unshaded": "L’Entraînement US place ou déplace 1 cube de Police de plus, gratuitement, dans 1 "
    "espace quelconque avec des Troupes US.",
    "card.card-18.shaded": "Un Ratissage US choisit au plus 2 espaces.",
    "card.card-19.unshaded": "Les US peuvent Pacifier dans 2 de leurs espaces d’Entraînement.",
    "card.card-19.shaded": "La Pacification lors de l’Entraînement US ne dépasse pas le Soutien passif.",
    "card.card-20.unshaded": "Une Frappe aérienne ne décale aucun espace où elle ne retire que 1 pièce.",
    "card.card-20.shaded": "Une Frappe aérienne retire au plus 2 pièces.",
    "card.card-21.unshaded": "Les US choisissent 1 espace ou les Disponibles et y déplacent jusqu’à 2 Troupes US de "
    "la carte et jusqu’à 2 de hors jeu.",
    "card.card-21.shaded": "1 ou 2 Provinces qui contiennent des Troupes US perdent 1 pièce VC chacune ; elles "
    "passent à l’Opposition active. Les Provinces qui peuvent changer viennent d’abord.",
    "card.card-22.unshaded": "Da Nang reçoit jusqu’à 6 Troupes US, comme les US en décident : des Disponibles, et "
    "jusqu’à 3 de hors jeu.",
    "card.card-22.shaded": "Da Nang et les espaces adjacents perdent tout Soutien. Aucune Frappe aérienne jusqu’à la "
    "prochaine Remise en place.",
    "card.card-23.unshaded": "Les US choisissent un espace avec un Tunnel, y mènent un Pont aérien, un Ratissage puis "
    "un Assaut, tous gratuits et chacun avec quelque chose si c’est possible. Lors de l’Assaut, "
    "les Tunnels ne protègent pas les Bases.",
    "card.card-23.shaded": "Choisissez un espace avec un Tunnel et lancez un dé : autant de Troupes US qui s’y "
    "trouvent ou lui sont adjacentes vont aux Pertes.",
    "card.card-24.unshaded": "Toutes les pièces VC, mais pas les Bases avec Tunnel, sont retirées de 1 Province "
    "côtière avec des Troupes US sur place ou dans un espace adjacent.",
    "card.card-24.shaded": "Dans 3 Provinces au plus, toutes les Guérillas VC deviennent clandestines. La Faction "
    "exécutante reste éligible.",
    "card.card-25.unshaded": "Toutes les pièces NVA et VC sont retirées des LdC du Mékong. Puis les US ou l’ARVN, au "
    "choix de la Faction exécutante, Ratissent vers ou dans chaque Plaine bordant le Mékong, puis mènent un Assaut "
    "dans chacune, gratuitement.",
    "card.card-25.shaded": "2 Guérillas VC sont placées sur chacune des 3 LdC du Mékong. Celles qui ont plus de "
    "pièces VC que de pièces US et ARVN subissent un Sabotage.",
    "card.card-26.unshaded": "Les US placent 3 Irréguliers au Laos et au Cambodge, puis effectuent une Frappe "
    "aérienne gratuite.",
    "card.card-26.shaded": "3 Irréguliers de la carte vont aux Pertes. Chaque espace qu’ils quittent se décale de 1 "
    "niveau vers l’Opposition active.",
    "card.card-27.unshaded": "3 pièces VC en tout sont retirées d’espaces sous Contrôle COIN, mais pas les Bases avec "
    "Tunnel.",
    "card.card-27.shaded": "2 espaces avec des pièces VC sous Contrôle COIN, sauf Saigon, reçoivent chacun un "
    "marqueur de Terreur, même un deuxième, et passent à l’Opposition active. Les espaces qui peuvent changer "
    "viennent d’abord.",
    "card.card-28.unshaded": "Dans chaque espace d’Assaut US, 1 Guérilla peut être retirée bien qu’elle soit "
    "clandestine.",
    "card.card-28.shaded": "Chaque Province d’un Assaut US ou ARVN se décale de 1 niveau vers l’Opposition active.",
    "card.card-29.unshaded": "4 pièces NVA et VC en tout sont retirées d’espaces avec des Irréguliers, mais pas les "
    "Bases avec Tunnel.",
    "card.card-29.shaded": "Tous les Irréguliers de la carte sont remplacés par des Guérillas VC et deviennent "
    "Disponibles. 1 Province Neutre de Hauts-Plateaux passe à l’Opposition active. Le Patronage baisse de 3.",
    "card.card-30.unshaded": "Les US ou l’ARVN, au choix de la Faction exécutante, effectuent une Frappe aérienne "
    "gratuite sur 1 à 3 espaces côtiers, même sans pièces US ou ARVN : jusqu’à 2 pièces dans chacun, sans dé, sans "
    "effet sur la Piste.",
    "card.card-30.shaded": "2 Provinces de la côte où se trouvent des Troupes US se décalent de 2 niveaux chacune "
    "vers l’Opposition active.",
    "card.card-31.unshaded": "Un Ralliement NVA qui améliore la Piste choisit au plus 1 espace.",
    "card.card-31.shaded": "Une Frappe aérienne ne dégrade pas la Piste en dessous de 2.",
    "card.card-32.unshaded": "La NVA Bombarde au plus 1 espace.",
    "card.card-32.shaded": "La NVA Bombarde jusqu’à 3 espaces.",
    "card.card-33.unshaded": "La NVA perd 6 Ressources à chaque Remise en place.",
    "card.card-33.shaded": "Chaque Frappe aérienne qui dégrade la Piste envoie aux Pertes une Troupe US Disponible, "
    "sauf si Top Gun est non ombré.",
    "card.card-34.unshaded": "Quand une Frappe aérienne dégrade la Piste, les US retirent une pièce NVA hors du Sud, "
    "mais pas une Base avec Tunnel.",
    "card.card-34.shaded": "Un Ralliement NVA améliore la Piste de 2 cases. Wild Weasels, exécuté non ombré, retire "
    "cette Capacité.",
    "card.card-35.unshaded": "La Piste se dégrade de 3 cases.",
    "card.card-35.shaded": "La Piste s’améliore de 1 case. Puis les Ressources NVA augmentent de trois fois sa valeur.",
    "card.card-36.unshaded": "4 Troupes US de n’importe quels espaces vont dans 1 Province de Hauts-Plateaux. 1 Base "
    "NVA ou VC y est retirée, même avec Tunnel. Les Hauts-Plateaux qui ont une telle Base viennent d’abord.",
    "card.card-36.shaded": "Une Base NVA ou VC dans une Province de Hauts-Plateaux reçoit un Tunnel. 3 Troupes US qui "
    "s’y trouvent vont aux Pertes. Les Hauts-Plateaux où les deux sont possibles viennent d’abord.",
    "card.card-37.unshaded": "Choisissez une Base US avec des Troupes US : 10 Troupes NVA dans son espace ou "
    "adjacentes à lui sont retirées.",
    "card.card-37.shaded": "Choisissez un espace qui contient des Troupes US et des pièces NVA : jusqu’à 3 de ces "
    "Troupes vont aux Pertes. Les US sont inéligibles jusqu’à la carte suivante incluse.",
    "card.card-38.single": "Toutes les pièces US et ARVN du Laos et du Cambodge vont dans des Villes sous Contrôle "
    "COIN, au choix de la Faction exécutante. L’ARVN perd 12 Ressources. Jusqu’à la prochaine Remise en place, pas "
    "d’Infiltration, et aucun Ralliement n’améliore la Piste.",
    "card.card-39.unshaded": "4 pièces de n’importe quelles Factions, mais pas les Bases avec Tunnel, sont retirées "
    "du Nord-Vietnam ou, quand il n’y en a plus, du Laos ; les pièces US deviennent Disponibles. La Piste se dégrade "
    "de 2 cases.",
    "card.card-39.shaded": "1 Troupe US Disponible va hors jeu. Jusqu’au prochain Coup d’État inclus, la Piste ne se "
    "dégrade pas.",
    "card.card-40.unshaded": "Une Frappe aérienne gratuite décidée par la Faction exécutante. 2 Troupes US vont des "
    "Pertes aux Disponibles.",
    "card.card-40.shaded": "3 Troupes US Disponibles vont aux Pertes.",
    "card.card-41.single": "2 espaces à tout autre niveau passent au Soutien passif. Patronage +2. Jusqu’à la "
    "prochaine Remise en place, personne n’effectue de Frappe aérienne.",
    "card.card-42.unshaded": "Ressources NVA -10. Lancez un dé : la NVA retire autant de ses Troupes de la carte.",
    "card.card-42.shaded": "Ressources NVA +10. Ressources VC + la valeur de la Piste.",
    "card.card-43.unshaded": "2 Bases hors jeu, toutes deux ARVN ou toutes deux US, deviennent Disponibles. Puis l’un "
    "des deux : 6 Ressources pour l’ARVN, ou 12 d’Aide en plus.",
    "card.card-43.shaded": "La Piste monte de 1 case. Puis l’un des deux : une case de plus, ou 10 Ressources pour la "
    "NVA.",
    "card.card-44.unshaded": "Les US choisissent 1 espace qui contient des pièces NVA, y mènent un Pont aérien, puis "
    "y Ratissent et y mènent un Assaut : tout gratuit, et chacun avec un effet si possible. Ils décident de tout. La "
    "Mousson n’empêche pas le Ratissage.",
    "card.card-44.shaded": "Choisissez 1 Province où se trouvent des Troupes NVA et lancez un dé : autant de Troupes "
    "US qui y sont ou lui sont adjacentes vont aux Pertes.",
    "card.card-45.unshaded": "Chaque espace où la NVA mène une Attaque ou une Embuscade, avec n’importe quelles "
    "pièces, lui coûte d’abord 1 Troupe sur place.",
    "card.card-45.shaded": "Dans 1 espace d’une Attaque avec des Troupes, la NVA retire 1 ennemi pour chacune "
    "d’elles, et non pour deux.",
    "card.card-46.unshaded": "La Piste baisse de 2 cases. Jusqu’à la prochaine Remise en place, chaque Infiltration "
    "est limitée à 1 espace.",
    "card.card-46.shaded": "La NVA Infiltre gratuitement. Puis Ressources NVA + 3 fois et Ressources VC + 2 fois la "
    "valeur de la Piste.",
    "card.card-47.unshaded": "Dans un espace avec des pièces ARVN et NVA, ajoutez autant de Troupes ARVN qu’il y a de "
    "pièces ARVN. Puis les Troupes et la Police ARVN mènent un Assaut gratuit, contre la NVA seulement, dans chaque "
    "espace avec des pièces NVA actives.",
    "card.card-47.shaded": "0 à 10 Troupes NVA arrivent au Nord-Vietnam et dans les espaces qui lui sont adjacents, "
    "LdC comprise.",
    "card.card-48.unshaded": "Dans une Province avec une Base US ou ARVN, retirez jusqu’à 3 Guérillas et mettez-la au "
    "Soutien actif.",
    "card.card-48.shaded": "Retirez une Base US ou ARVN (US vers les Pertes) d’une Province avec au plus 2 cubes US "
    "et ARVN et mettez-la à l’Opposition active.",
    "card.card-49.unshaded": "6 pièces ARVN de tout type, Bases comprises, arrivent dans n’importe quels espaces du "
    "Sud-Vietnam.",
    "card.card-49.shaded": "La NVA choisit 3 espaces et place dans chacun autant de Troupes NVA qu’il en contient "
    "déjà. Puis elle Bombarde gratuitement.",
    "card.card-50.unshaded": "Soit 4 Troupes US vont de hors jeu vers n’importe quels espaces du Sud-Vietnam, soit "
    "Ressources ARVN +9. Puis l’ARVN exécute 2 Opérations limitées gratuites de son choix, l’une après l’autre.",
    "card.card-50.shaded": "Le VC, puis la NVA, exécutent chacun 3 Opérations limitées gratuites de leur choix, l’une "
    "après l’autre.",
    "card.card-51.unshaded": "Retirez 6 Troupes NVA, Guérillas NVA ou Guérillas VC hors du Sud-Vietnam.",
    "card.card-51.shaded": "Améliorez la Piste de 2 cases. Ressources NVA + un jet de dé.",
    "card.card-52.unshaded": "Retournez 1 Capacité US de l’ombré au non ombré.",
    "card.card-52.shaded": "Retournez 1 Capacité US du non ombré à l’ombré.",
    "card.card-53.unshaded": "Dans 0 à 3 espaces du Sud-Vietnam, 2 Troupes NVA sont retirées de chacun, ou la seule "
    "présente. La Faction exécutante reste éligible.",
    "card.card-53.shaded": "Les Provinces, pas les Villes, perdent en tout 0 ou 1 Base US, vers les Pertes, et 0 à 2 "
    "Bases ARVN.",
    "card.card-54.unshaded": "2 Troupes US vont des Pertes aux Disponibles. La NVA est inéligible jusqu’à la carte "
    "suivante incluse. Les US sont éligibles, où que soit leur cylindre.",
    "card.card-54.shaded": "2 pièces US quelconques vont des Pertes hors jeu. Les US sont inéligibles jusqu’à la "
    "carte suivante incluse.",
    "card.card-55.unshaded": "Dégradez la Piste de 2 cases. La NVA retire 4 de ses pièces du Laos et 4 du Cambodge, y "
    "compris des Bases si elle le veut.",
    "card.card-55.shaded": "Ressources NVA et Ressources VC : chacune + deux fois la valeur de la Piste. La NVA peut "
    "déplacer n’importe lesquelles de ses Bases sans Tunnel du Laos et du Cambodge vers d’autres espaces de ces pays.",
    "card.card-56.unshaded": "Dans 3 espaces avec au moins 2 Guérillas, NVA ou VC, 2 d’entre elles, au choix, cèdent "
    "chaque fois la place à 1 Troupe NVA.",
    "card.card-56.shaded": "La NVA effectue une Marche gratuite vers 3 espaces au plus, même pendant la Mousson. "
    "Puis, dans chacun d’eux, elle peut exécuter 1 Opération ou Activité spéciale gratuite.",
    "card.card-57.unshaded": "2 pièces US quelconques vont des Pertes aux Disponibles.",
    "card.card-57.shaded": "2 Troupes US vont des Disponibles hors jeu. Ressources NVA + un jet de dé.",
    "card.card-58.unshaded": "La NVA retire 6 de ses pièces en tout, y compris des Bases si elle le veut, du "
    "Nord-Vietnam et du Laos.",
    "card.card-58.shaded": "Sans cubes US ou ARVN au Laos, améliorez la Piste de 2 cases. Sinon, ils le quittent : "
    "les US déplacent leurs Troupes vers n’importe quels espaces du Sud-Vietnam ; l’ARVN, ses Troupes vers Saigon, "
    "vers d’autres Villes non sous Contrôle NVA ou vers des Bases US et ARVN du Sud-Vietnam, et sa Police vers des "
    "LdC ou des espaces sous Contrôle COIN du Sud-Vietnam.",
    "card.card-59.unshaded": "3 pièces NVA de tout type sont retirées de 1 espace qui contient une Base US ou ARVN ou "
    "qui est adjacent à une telle Base.",
    "card.card-59.shaded": "La NVA effectue une Marche gratuite depuis n’importe quels espaces hors du Sud-Vietnam, "
    "même pendant la Mousson. Puis elle mène une Attaque gratuite dans 1 espace, ou une Embuscade dans 1 espace avec "
    "une Guérilla NVA, même active.",
    "card.card-60.unshaded": "3 pièces US quelconques vont de hors jeu aux Disponibles.",
    "card.card-60.shaded": "La NVA place 6 Troupes hors du Sud-Vietnam. Ressources NVA +6. Si la NVA exécute "
    "l’Événement, elle reste éligible.",
}
