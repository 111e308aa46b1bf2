"""Cards 61 to 130 in French, in our own short words: what each text does, without the mark of Momentum (Élan)."""

from __future__ import annotations

CARDS_061_130: dict[str, str] = {
    "card.card-61.unshaded": "Quand un Transport et son Opération sont terminés, l’ARVN peut mener un Assaut gratuit "
    "dans 1 espace vers lequel elle a Transporté.",
    "card.card-61.shaded": "Le Transport ne déplace que des Rangers.",
    "card.card-62.unshaded": "Les US mènent un Pont aérien gratuit vers le Cambodge. Puis les US ou l’ARVN Ratissent "
    "gratuitement à l’intérieur du Cambodge, les Troupes n’allant que de l’un de ses espaces à un autre. 2 Bases NVA "
    "ou VC du Cambodge sont retirées, mais aucune avec Tunnel.",
    "card.card-62.shaded": "La NVA place 12 Troupes et Guérillas, en toute combinaison, au Cambodge.",
    "card.card-63.unshaded": "Soit placez au Sud 2 pièces US prises hors jeu, soit transférez un jet de dé du "
    "Patronage aux Ressources ARVN. Dans les deux cas, Aide +6.",
    "card.card-63.shaded": "1 Ville sous Contrôle COIN, sauf Saigon, perd tout Soutien. Patronage +4 ou Ressources VC "
    "+4.",
    "card.card-64.single": "L’Aide augmente ou baisse de 10. Le Patronage augmente de 3 ou baisse de 5. Si les US ou "
    "l’ARVN exécutent cet Événement, la Faction exécutante peut, seule, Pacifier comme en phase de Soutien, au coût "
    "habituel, dans 4 espaces au plus ; si c’est la NVA ou le VC, elle reste éligible.",
    "card.card-65.unshaded": "4 pièces US vont de hors jeu vers n’importe quels espaces de la carte.",
    "card.card-65.shaded": "Lancez un dé : autant de pièces US de la carte vont hors jeu ; les US disent lesquelles.",
    "card.card-66.unshaded": "Aide +9 et Ressources ARVN +9. Puis placez au Sud 1 ou 2 pièces US prises hors jeu, ou "
    "Patronage -3, ou ni l’un ni l’autre.",
    "card.card-66.shaded": "3 espaces autres que Saigon perdent tout Soutien. Patronage -3.",
    "card.card-67.unshaded": "Les US ou l’ARVN déplacent autant de leurs Troupes qu’ils le veulent d’espaces côtiers "
    "vers d’autres. Puis la même Faction mène un Ratissage et un Assaut gratuits dans 1 espace côtier : un où elle "
    "peut faire les deux, s’il y en a.",
    "card.card-67.shaded": "Le VC déplace jusqu’à 3 de ses pièces de 1 espace côtier vers n’importe quels espaces ; "
    "un Tunnel suit sa Base. Les US et l’ARVN sont inéligibles jusqu’à la carte suivante incluse.",
    "card.card-68.unshaded": "3 Irréguliers, ou bien 3 Rangers, arrivent dans 1 Province sans Contrôle NVA, qui est "
    "mise au Soutien actif : une Province qui peut l’être, s’il y en a.",
    "card.card-68.shaded": "1 Province avec des Irréguliers passe à l’Opposition active, et 3 Irréguliers vont aux "
    "Disponibles : 1 de cette Province, les autres de n’importe où.",
    "card.card-69.single": "Soit les US puis l’ARVN, soit la NVA puis le VC, exécutent 1 Activité spéciale chacun, "
    "gratuite, même une que l’Élan interdit. La Faction exécutante reste éligible.",
    "card.card-70.unshaded": "Les US ou l’ARVN Ratissent gratuitement vers et dans Phu Bon et chaque espace adjacent "
    "où ils le peuvent, puis y mènent un Assaut gratuit (LdC : Assaut seulement). Le tout selon les règles US, tous "
    "les cubes ARVN comptant comme des Troupes US.",
    "card.card-70.shaded": "Qui Nhon, Phu Bon et Khanh Hoa se décalent de 1 niveau chacune vers l’Opposition active.",
    "card.card-71.unshaded": "Choisissez un espace du Sud avec des pièces ARVN, et avec des Troupes NVA s’il y en a "
    "un : toutes les Troupes NVA en sont retirées, 3 Troupes ARVN y arrivent.",
    "card.card-71.shaded": "La NVA effectue une Marche gratuite de Troupes vers 1 Ville, une avec des pièces US ou "
    "ARVN si elle le peut, puis y mène deux Attaques gratuites.",
    "card.card-72.unshaded": "Jusqu’à la prochaine Remise en place, l’Assaut et la Patrouille ne coûtent rien et "
    "rapportent 3 d’Aide par Guérilla retirée.",
    "card.card-72.shaded": "1 Guérilla VC arrive dans chaque espace à l’Opposition active, 2 Troupes NVA dans chaque "
    "espace du Laos et du Cambodge ; s’il y en a trop peu, la Faction exécutante dit où.",
    "card.card-73.unshaded": "Effectuez maintenant une phase d’Engagement. Medevac non ombré s’y applique et reste en "
    "vigueur.",
    "card.card-73.shaded": "Les US mettent hors jeu 3 de leurs pièces Disponibles.",
    "card.card-74.unshaded": "0 à 6 Troupes ARVN arrivent dans 1 espace du Laos. L’ARVN y a une Opération limitée "
    "gratuite de son choix, mais pas de Ratissage pendant la Mousson. La Piste baisse de 2 cases.",
    "card.card-74.shaded": "Ressources NVA +6, et +1 par pièce ARVN au Laos.",
    "card.card-75.unshaded": "Les US ou l’ARVN Ratissent gratuitement vers et dans n’importe quels espaces du "
    "Cambodge, puis mènent un Assaut gratuit dans 1 d’entre eux.",
    "card.card-75.shaded": "Le VC Rallie gratuitement dans n’importe quels espaces du Cambodge, puis effectue une "
    "Marche gratuite depuis n’importe lesquels de ces espaces de Ralliement. Puis la NVA fait de même.",
    "card.card-76.unshaded": "La NVA et le VC perdent chacun 1 Ressource par espace contenant des pièces des deux. "
    "Patronage +2.",
    "card.card-76.shaded": "Hue, Da Nang et 1 Province adjacente à l’une ou l’autre perdent tout Soutien.",
    "card.card-77.unshaded": "Les Ressources NVA et VC sont divisées par deux, arrondies à l’inférieur. 5 Troupes NVA "
    "Disponibles vont hors jeu.",
    "card.card-77.shaded": "La NVA prend 9 Ressources ou Infiltre gratuitement, à son gré. Puis le VC Rallie "
    "gratuitement dans 1 à 6 espaces.",
    "card.card-78.unshaded": "Mettez 1 espace avec des pièces US ou ARVN, sauf Saigon, au Soutien actif et ajoutez-y "
    "un marqueur de Terreur, même un deuxième. Un espace qui peut y être mis vient d’abord. Patronage +1.",
    "card.card-78.shaded": "Patronage +3. Jusqu’à la prochaine Remise en place, aucun Assaut US.",
    "card.card-79.unshaded": "Aide +20.",
    "card.card-79.shaded": "0 à 3 pièces ARVN sont retirées, chacune pour Patronage +2. L’ARVN est inéligible jusqu’à "
    "la carte suivante incluse.",
    "card.card-80.single": "1 à 4 pièces US quittent la carte pour les Disponibles. Chacune apporte Patronage +2, un "
    "décalage de n’importe quel espace de 1 niveau vers l’Opposition active et 4 Troupes NVA hors du Sud. La Faction "
    "exécutante reste éligible.",
    "card.card-81.unshaded": "Lancez un dé : remplacez autant de Guérillas VC du Sud-Vietnam par des Rangers, des "
    "Irréguliers ou de la Police, en toute combinaison.",
    "card.card-81.shaded": "Dans 1 Province de Hauts-Plateaux, tous les Rangers, toute la Police et tous les "
    "Irréguliers deviennent Disponibles ; 2 Guérillas VC les remplacent.",
    "card.card-82.unshaded": "Au choix : jusqu’à 3 pièces US de hors jeu aux Disponibles ; ou jusqu’à 6 pièces ARVN ; "
    "ou 9 Ressources ARVN de plus et 9 d’Aide de plus. Les pièces peuvent être des Bases.",
    "card.card-82.shaded": "3 Troupes US Disponibles vont hors jeu. Aide -9.",
    "card.card-83.unshaded": "3 espaces au Soutien passif passent au Soutien actif. Aide +10.",
    "card.card-83.shaded": "2 Villes se décalent de 1 niveau vers l’Opposition active. Aide -15.",
    "card.card-84.unshaded": "Chaque espace du Sud avec des pièces NVA, LdC comprises, reçoit un cube de Police et "
    "une Troupe ARVN.",
    "card.card-84.shaded": "Dans chaque espace, un tiers des cubes ARVN, arrondi à l’inférieur, est retiré ; l’ARVN "
    "dit lesquels. 3 de ces espaces reçoivent une Guérilla VC ; la Faction exécutante dit lesquels.",
    "card.card-85.unshaded": "3 espaces sous Contrôle COIN se décalent de 1 niveau vers le Soutien actif.",
    "card.card-85.shaded": "Aide, Patronage, Ressources ARVN : 2 de plus ou 2 de moins, l’un d’eux au moins, chacun "
    "au gré de la Faction exécutante.",
    "card.card-86.unshaded": "Dans 1 espace de chaque Activité Gouverner, l’ARVN peut transférer de l’Aide au "
    "Patronage sans le décalage du Soutien.",
    "card.card-86.shaded": "L’ARVN Gouverne dans au plus 1 espace et Pacifie dans au plus 1 espace.",
    "card.card-87.unshaded": "Placez 3 pièces ARVN, Bases comprises, à au plus 3 espaces de Hue. Chaque espace qui en "
    "reçoit se décale de 1 niveau vers le Soutien actif.",
    "card.card-87.shaded": "À au plus 2 espaces de Hue, remplacez 2 pièces ARVN quelconques par 2 pièces VC "
    "quelconques ; les Bases comptent des deux côtés. Le Patronage augmente ou baisse de 4, au gré de la Faction "
    "exécutante.",
    "card.card-88.unshaded": "Saigon se décale de 1 niveau vers le Soutien actif. Patronage +5.",
    "card.card-88.shaded": "Saigon se décale de 1 niveau vers Neutre. Patronage -5. L’ARVN est inéligible jusqu’à la "
    "carte suivante incluse.",
    "card.card-89.unshaded": "Saigon se décale de 1 niveau vers le Soutien passif, même depuis le Soutien actif. "
    "Patronage +6.",
    "card.card-89.shaded": "Placez une pièce VC, qui peut être une Base, à Saigon, qui se décale de 1 niveau vers "
    "l’Opposition passive, même depuis l’Opposition active. Patronage -6.",
    "card.card-90.unshaded": "Placez 2 pièces ARVN quelconques, Bases comprises, dans n’importe quels espaces sous "
    "Contrôle COIN : depuis les Disponibles, de hors jeu ou d’autres espaces de la carte.",
    "card.card-90.shaded": "Placez 1 Guérilla, NVA ou VC, dans chaque Province avec des pièces ARVN. Puis l’ARVN "
    "Redéploie ses Troupes comme s’il n’y avait pas de Bases : toutes quittent les Provinces et les LdC pour Saigon "
    "ou des Villes sans Contrôle NVA.",
    "card.card-91.unshaded": "Déplacez un nombre quelconque de Troupes US de 1 Province vers 1 Ville sous Contrôle "
    "COIN. Pour chaque groupe de 2 Troupes déplacées, arrondi à l’inférieur, 1 pièce US de tout type va des Pertes "
    "aux Disponibles.",
    "card.card-91.shaded": "La Faction exécutante désigne la NVA ou le VC, qui déplace jusqu’à 3 Troupes US de "
    "Provinces vers des Villes et place une Guérilla, NVA ou VC, là où se trouvait chacune d’elles.",
    "card.card-92.unshaded": "D’abord l’ARVN, puis les US, Ratissent sur place ou mènent un Assaut, gratuitement, "
    "dans chaque espace adjacent à Can Tho, LdC comprises ; chacun dit ce qu’il fait dans quel espace. On ne Ratisse "
    "pas les LdC.",
    "card.card-92.shaded": "La Faction exécutante désigne la NVA ou le VC, qui déplace n’importe lesquelles de ses "
    "pièces, Bases sans Tunnel comprises, du Cambodge et de Tay Ninh vers des espaces adjacents à Can Tho.",
    "card.card-93.unshaded": "Les US déplacent 4 pièces US, Bases comprises, de la carte aux Disponibles.",
    "card.card-93.shaded": "1 Base US Disponible va hors jeu. Aide -9.",
    "card.card-94.single": "Au choix : un marqueur Tunnel sur une Base NVA ou VC qui n’en a pas, dans chacune de 2 "
    "Provinces ; ou une Base avec Tunnel là où se trouvent des Troupes US est retirée.",
    "card.card-95.unshaded": "Les US mènent un Pont aérien gratuit ; puis un Ratissage sur place ou un Assaut "
    "gratuits, sans l’ARVN, dans 2 espaces, à leur gré dans chacun ; puis une Frappe aérienne gratuite.",
    "card.card-95.shaded": "3 Provinces sans Police se décalent de 2 niveaux chacune vers l’Opposition active.",
    "card.card-96.unshaded": "Les US, puis l’ARVN, Pacifient aussitôt comme en phase de Soutien, mais sans coût et "
    "d’au plus 1 niveau par espace. La Terreur est retirée d’abord, sans coût aussi.",
    "card.card-96.shaded": "Si Tet Offensive a été jouée, elle revient au VC. Sinon, le VC exécute son texte, sans la "
    "carte : celle-ci reste où elle est.",
    "card.card-97.unshaded": "10 d’Aide de plus, ou 4 de Patronage deviennent des Ressources ARVN. La carte du "
    "Dirigeant RVN en place est retournée : son texte ne compte plus ; Minh et les Failed Attempt restent.",
    "card.card-97.shaded": "Une Ville avec des pièces VC se décale de 2 niveaux vers l’Opposition active et reçoit un "
    "marqueur de Terreur, même un deuxième ; les Villes qui peuvent se décaler viennent d’abord.",
    "card.card-98.unshaded": "Au choix : placez dans 1 Province 2 Troupes US qui sont hors jeu ; ou toutes les "
    "Jungles avec des Troupes US perdent leurs Guérillas.",
    "card.card-98.shaded": "Dans une Jungle avec 2 Guérillas VC ou plus, 1 Base US et 1 Troupe US vont aux Pertes ; "
    "là où il y a les deux, si c’est le cas quelque part.",
    "card.card-99.unshaded": "La Faction exécutante désigne les US ou l’ARVN, qui Ratissent gratuitement, Troupes US "
    "et ARVN ensemble, 1 espace autre que Jungle, puis y mènent un Assaut gratuit selon les règles US, les Troupes "
    "ARVN comptant comme des Troupes US : là où se trouvent des pièces NVA ou VC, si possible.",
    "card.card-99.shaded": "La Faction exécutante désigne le VC ou la NVA, qui effectue une Marche gratuite de "
    "Guérillas vers 3 espaces au plus, puis mène une Embuscade gratuite dans chacun d’eux où c’est possible, avec "
    "n’importe lesquelles de ses Guérillas sur place, même actives.",
    "card.card-100.unshaded": "D’une Province de Plaine avec des Troupes US, retirez toutes les pièces VC, ou toutes "
    "les pièces NVA sauf les Troupes ; aucune Base avec Tunnel.",
    "card.card-100.shaded": "Dans une Province de Plaine avec des pièces VC, lancez un dé : retirez autant de cubes "
    "US et ARVN, les cubes US vers les Pertes. Placez-y 1 pièce VC, qui peut être une Base. Les Provinces avec de "
    "tels cubes viennent d’abord.",
    "card.card-101.unshaded": "La NVA et le VC mènent une Embuscade dans au plus 1 espace.",
    "card.card-101.shaded": "Après un Ratissage, lancez le dé pour chacun de ses espaces : sur 1 à 3, le VC retire "
    "une Troupe qui y a Ratissé, une Troupe US vers les Pertes.",
    "card.card-102.unshaded": "Un espace sous Contrôle COIN qui a une Base avec Tunnel perd toutes ses Guérillas.",
    "card.card-102.shaded": "Dans 1 Province, toutes les Bases NVA et VC reçoivent un marqueur Tunnel, là où il y en "
    "a sans ; une Guérilla VC et une Guérilla NVA y arrivent.",
    "card.card-103.unshaded": "2 pièces US quelconques des Pertes deviennent Disponibles. Les US exécutent une "
    "Opération limitée gratuite et sont éligibles.",
    "card.card-103.shaded": "Jusqu’à 3 Troupes US des Pertes vont hors jeu. Aide -6. Les US sont inéligibles jusqu’à "
    "la carte suivante incluse.",
    "card.card-104.unshaded": "Une Marche vers une LdC ou vers du Soutien rend son groupe actif si le groupe et les "
    "pièces US et ARVN sur place, Bases exclues, totalisent plus de 1, au lieu de plus de 3.",
    "card.card-104.shaded": "Dans 1 espace de chaque Embuscade VC, 2 pièces ennemies peuvent être retirées.",
    "card.card-105.unshaded": "Décalez 4 Provinces avec des pièces VC de 1 niveau chacune vers le Soutien actif.",
    "card.card-105.shaded": "Décalez 3 Provinces avec de la Police de 1 niveau chacune vers l’Opposition active. "
    "Patronage +6 ou -6, au gré de la Faction exécutante.",
    "card.card-106.single": "2 Provinces adjacentes à Saigon se décalent de 1 niveau chacune, vers le haut ou vers le "
    "bas, et reçoivent chacune un cube de Police ou une Guérilla VC.",
    "card.card-107.unshaded": "Patronage +3 ; +6 à la place si Saigon est au Soutien actif.",
    "card.card-107.shaded": "Saigon se décale de 1 niveau vers l’Opposition active. Aide -12.",
    "card.card-108.unshaded": "S’il y a moins de 3 pièces dans les Pertes, Bases comprises, 3 Troupes US vont de hors "
    "jeu aux Disponibles.",
    "card.card-108.shaded": "Pour chaque pièce dans les Pertes, Bases comprises, une Troupe US Disponible va hors "
    "jeu, mais au plus 3.",
    "card.card-109.unshaded": "Chaque Ville avec des pièces VC se décale de 1 niveau vers le Soutien actif.",
    "card.card-109.shaded": "Placez à Saigon une Base VC, si l’empilement le permet, et une Guérilla VC. La Faction "
    "exécutante reste éligible.",
    "card.card-110.unshaded": "Placez 2 pièces quelconques des Pertes dans n’importe quels espaces où l’empilement le "
    "permet. Tous les Rangers et les Irréguliers deviennent clandestins.",
    "card.card-110.shaded": "Toutes les Guérillas VC et NVA deviennent clandestines.",
    "card.card-111.unshaded": "Toutes les Guérillas en Jungle deviennent actives. Puis les US effectuent une Frappe "
    "aérienne gratuite dans 2 espaces de Jungle au plus, même sans pièces US ou ARVN, qui ne touche pas la Piste.",
    "card.card-111.shaded": "Chaque Province de Jungle et de Hauts-Plateaux avec des pièces NVA ou VC se décale de 1 "
    "niveau vers l’Opposition active.",
    "card.card-112.unshaded": "Placez 1 cube de Police dans chacune de 6 Provinces.",
    "card.card-112.shaded": "3 Provinces avec des pièces ARVN se décalent de 1 niveau vers l’Opposition active, "
    "d’abord celles qui le peuvent ; une Guérilla VC arrive dans chacune.",
    "card.card-113.unshaded": "Placez jusqu’à 8 cubes de Police au Sud-Vietnam, LdC comprises.",
    "card.card-113.shaded": "Remplacez 5 cubes de Police hors des Villes par une pièce VC chacun : des Guérillas, "
    "mais l’une d’elles peut être une Base.",
    "card.card-114.unshaded": "Mettez jusqu’à 3 Villes Neutres ou à l’Opposition au Soutien passif.",
    "card.card-114.shaded": "Hue, Da Nang et Saigon se décalent de 1 niveau vers l’Opposition active. Placez une "
    "Guérilla ou une Base VC à Saigon.",
    "card.card-115.single": "Jusqu’à la prochaine Remise en place, ni Pont aérien, ni Transport, ni Bombardement ; "
    "toutes les autres Activités spéciales dans au plus 1 espace. La Faction exécutante reste éligible.",
    "card.card-116.unshaded": "Le VC retire 2 de ses Guérillas dans chaque espace où il emploie Terreur ou Agite, et "
    "ne le peut pas là où il en a moins.",
    "card.card-116.shaded": "Dans 1 espace d’un Ralliement VC où le VC avait déjà une Base, il peut Agiter comme en "
    "phase de Soutien, même sous Contrôle COIN.",
    "card.card-117.unshaded": "L’ARVN place 3 de ses Troupes, hors jeu ou Disponibles, dans une Province ou une Ville "
    "ou dans deux qui sont adjacentes, et Ratisse gratuitement dans chacune d’elles.",
    "card.card-117.shaded": "Lancez un dé : retirez autant de pièces ARVN d’un espace ou, s’il en contient moins ou "
    "au gré de la Faction exécutante, de deux espaces adjacents. L’ARVN est inéligible jusqu’à la carte suivante "
    "incluse.",
    "card.card-118.unshaded": "Le VC retire 1 de ses Guérillas de chaque espace où il en a au moins 2 et où il n’y a "
    "pas de Base NVA.",
    "card.card-118.shaded": "Placez une Guérilla ou une Base VC dans chacun de 3 espaces.",
    "card.card-119.unshaded": "2 Troupes US Disponibles vont hors jeu. Patronage +2.",
    "card.card-119.shaded": "Une Province où se trouvent des Troupes US passe à l’Opposition active ; le VC y place "
    "une Base et une Guérilla. Aide -6.",
    "card.card-120.unshaded": "Placez sur la carte des pièces US prises hors jeu, Bases comprises : 4 s’il y a 0 à 2 "
    "cartes dans la case Dirigeant RVN, 2 s’il y en a 3 à 5.",
    "card.card-120.shaded": "Autant de Troupes US des Pertes qu’il y a de cartes dans la case Dirigeant RVN, et "
    "toutes les Bases US des Pertes, vont hors jeu.",
    "card.card-121.single": "La NVA retire 2 de ses Bases, perd la moitié de ses Ressources (la moitié est conservée, "
    "arrondie à l’inférieur) et est inéligible jusqu’à la carte suivante incluse. Puis les US déplacent 3 pièces des "
    "Pertes de leur choix, Bases comprises, aux Disponibles.",
    "card.card-122.single": "La NVA effectue une Marche gratuite, Guérillas comprises, le long de la Piste comme "
    "d’habitude. Puis ses Troupes sur des LdC sans pièces US ou ARVN peuvent avancer d’un espace de plus. Puis ses "
    "Troupes mènent une Attaque gratuite partout où il y a des ennemis ; pas les Guérillas.",
    "card.card-123.single": "12 Ressources ARVN de plus et 12 d’Aide de plus. Toutes les pièces ARVN hors jeu "
    "deviennent Disponibles. L’ARVN place 4 de ses cubes dans n’importe quels espaces.",
    "card.card-124.single": "Dans chaque espace avec une Guérilla VC clandestine, l’une d’elles exécute gratuitement "
    "Terreur ; si les marqueurs viennent à manquer, le VC dit où d’abord. Le VC place 6 de ses pièces dans n’importe "
    "quelles Villes. Puis les Guérillas VC et NVA, comptées ensemble, mènent une Attaque gratuite partout où il y a "
    "des ennemis ; le VC choisit ce qui est retiré et perd des Guérillas avant la NVA.",
    "card.card-125.single": "Dirigeant RVN : le Transport emprunte au plus 1 LdC.",
    "card.card-126.single": "Dirigeant RVN : chaque Activité Gouverner ajoute 2 de Patronage, quel que soit le nombre "
    "d’espaces.",
    "card.card-127.single": "Dirigeant RVN : la Pacification coûte 4 Ressources par marqueur de Terreur ou par niveau.",
    "card.card-128.single": "Dirigeant RVN : aucun effet.",
    "card.card-129.single": "Dans chaque espace, 1 cube ARVN sur 3, arrondi à l’inférieur, déserte : l’ARVN dit "
    "lesquels. La carte va sous le Dirigeant.",
    "card.card-130.single": "Dans chaque espace, 1 cube ARVN sur 3, arrondi à l’inférieur, déserte : l’ARVN dit "
    "lesquels. La carte va sous le Dirigeant.",
}
