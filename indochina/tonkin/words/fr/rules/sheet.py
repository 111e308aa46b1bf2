"""Tonkin in French: how one wins, the order of play, costs and limits, what the markers mean."""

SHEET: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Comment on gagne",
        (
            "Aussitôt, victoire stratégique : le VM en occupant Hanoï, la France en éliminant le QG VM [1.9].",
            "Sinon le niveau de PV décide, après le dernier mois et la séquence de fin de partie [8.0] : le VM le "
            "baisse, la France le relève. Échelles et niveaux de départ sont reconstitués.",
            "Cao Bang, octobre à décembre 1950, commence à 65 : VM stratégique jusqu’à 29, substantielle 30-37, "
            "marginale 38-45 ; nulle 46-52 ; France marginale 53-60, substantielle 61-68, stratégique dès 69. "
            "Objectif : Lang Son.",
            "Hanoï, janvier à juin 1951, commence à 46 : VM stratégique jusqu’à 27, substantielle 28-34, marginale "
            "35-41 ; nulle 42-47 ; France marginale 48-54, substantielle 55-61, stratégique dès 62. Objectif : Nam "
            "Dinh.",
            "Hoa Binh, décembre 1951 à février 1952, commence à 50 : VM stratégique jusqu’à 33, substantielle 34-39, "
            "marginale 40-45 ; nulle 46-50 ; France marginale 51-56, substantielle 57-62, stratégique dès 63. "
            "Objectif : Hoa Binh.",
            "Plaine des Jarres, octobre 1952 à mai 1953, commence à 48 : VM stratégique jusqu’à 33, substantielle "
            "34-38, marginale 39-43 ; nulle 44-47 ; France marginale 48-52, substantielle 53-57, stratégique dès 58. "
            "Objectif : Na San.",
            "Diên Biên Phu, novembre 1953 à juillet 1954, commence à 45 : VM stratégique jusqu’à 32, substantielle "
            "33-36, marginale 37-40 ; nulle 41-43 ; France marginale 44-47, substantielle 48-51, stratégique dès 52. "
            "Objectif : Diên Biên Phu.",
            "Na San (apprentissage), octobre à décembre 1952 : pas de PV ; de Nghia Lo, Na San et Tuyen Quang, amis "
            "du VM à la fin : 3 VM complète, 2 VM marginale, 1 France marginale, 0 France complète.",
            "Na San à chaque tour : VM 2 points, outre ceux des dépôts (SD) pris et des avances mais non de Thai Binh "
            "[2.2], et 1 dépôt sur une route reliée à Thai Nguyen ; France 4 points et 1 dépôt à Hanoï ; 2 Tieu Doan "
            "au plus reviennent ; ni renforts, ni reconstitution, ni retraits [9.0].",
            "Une campagne se décide sur l’échelle de son dernier scénario ; à la fin de chacun de ceux atteints, le "
            "vrai objectif politique compte, et le VM replace les deux marqueurs gratuitement [1.9] [9.0].",
        ),
    ),
    (
        "Points de victoire",
        (
            "Hexagone à PV devenant ami FEF : + ses PV ; ami du VM : - ses PV [1.8].",
            "10 localités amies du VM dans le delta : -10 ; 20 dans les hautes terres : -10 ; rendus quand il y en a "
            "moins.",
            "Tous les 10 pas de régiments VM perdus : +5 [6.13].",
            "Unité FEF perdue : -1 à 2 pas, -2 à 4 ; rien pour Thaïs, GCMA et détachements BCL [6.13].",
            "Renfort FEF amené : -1 pour 1 ou 2 points d’empilement, -2 pour 3 ou 4 et pour la Marine [2.5].",
            "Retrait manqué : -3 [2.7].",
            "Vrai objectif politique en fin de scénario : -5 s’il est ami du VM, sinon +5 ; VM déplaçant les deux "
            "marqueurs : +5 [1.9].",
        ),
    ),
    (
        "Ordre du jeu",
        (
            "Phase de remplacements et de renforts [2.0] : renforts VM, dépôts (SD) et points, absorption, "
            "mobilisation ; renforts français, dépôts et points, retraits.",
            "Phase de mouvement VM, phase de mouvement FEF : mouvements, transports, percées [3.0].",
            "Phase d’attrition : les unités marquées OoS qui ne peuvent tracer de ravitaillement perdent un pas [5.0].",
            "Phase d’opérations : le VM, puis la France peut dépenser un dépôt (SD) ; puis les points à tour de rôle, "
            "VM d’abord [6.0].",
            "Phase de ravitaillement : les dépôts dépensés sont retirés, les marqueurs OoS sont posés et ôtés [7.0].",
            "Après le dernier mois : pertes OoS, deux phases de mouvement sans transports, phase d’attrition [8.0].",
            "Pluies, de juin à septembre : +1 pm par hexagone, pas de frappe aérienne, -1 aux attaques, un pas perdu "
            "aussitôt si OoS [1.7].",
        ),
    ),
    (
        "Points d’opération",
        (
            "10 par camp ; la moitié d’un dé, arrondie au supérieur, de suite : 1 à 3 [6.1]. Si aucun dépôt (SD) "
            "n’est dépensé, pas d’opérations [6.2].",
            "a : retirer 3 marqueurs DG ou route détruite ; jusqu’à 6 DG en chaîne [6.3].",
            "b : un dépôt pour 1 à 3 retranchements [6.3].",
            "c : déplacer les unités d’un hexagone, avec percées [3.1] [6.4].",
            "d : barrage par frappe aérienne ou Marine (France) [6.6].",
            "e : détruire des routes : VM 3 hexagones, France un par frappe aérienne [6.7].",
            "F : barrage d’artillerie ; G : attaque ; tous deux seulement avec un dépôt dépensé, par des unités à 3 "
            "hexagones au plus [6.6] [6.8].",
        ),
    ),
    (
        "Remplacements",
        (
            "VM à chaque tour : 2 dépôts (SD), ou 2 points et 1 dépôt, ou 4 points [2.2]. France : 2 points et 2 "
            "dépôts, ou 4 points et 1 dépôt, ou 6 points [2.6].",
            "VM en plus : +2 par dépôt FEF pris, +1 par avance après Ex-DL ou 2xDL, +1 avec 4 hexagones ou plus à 3 "
            "au plus de Thai Binh, -1 avec 1 ou 0 [2.2].",
            "Un pas : 1 point, motorisé 2. Reconstitution : VM 4, motorisé 8, retour dans 3 tours ; France 2 (1 ou 2 "
            "points d’empilement) ou 8 (3 ou 4), retour dans 1 tour, 2 si moral 4 ou 5.",
            "Au plus 8 points gardés, 9 dépôts sur la carte, 2 pas par régiment VM et par tour.",
            "Tieu Doan : la moitié des hexagones à PV du Vietnam amis du VM, arrondie au supérieur ; 1 Pathet Lao si "
            "le VM a plus de centres amis au Laos que de Pathet Lao sur la carte [2.4].",
        ),
    ),
    (
        "Coûts de mouvement",
        (
            "Terrain dégagé : 1 pm, motorisé 2 [3.1].",
            "Terrain accidenté : VM 2, FEF 3, motorisé 5 (reconstitué).",
            "Forêt : VM 3 (reconstitué), FEF 4, motorisé 7.",
            "Montagne : 6, motorisé 10 (reconstitué).",
            "Rivière +1, motorisé +2 ; fleuve +2, motorisé +3 ; le long d’un cours d’eau -1, pas en terrain dégagé, "
            "jamais moins de 2.",
            "Route : dégagé 1, sinon 2 ; marqueur Route 3 [4.0]. DNA : 1 par hexagone [3.6].",
            "Pluie +1, DG +1 par hexagone ; percée +2 en plus de l’hexagone [6.4]. Double mouvement : deux fois les "
            "points [3.2].",
        ),
    ),
    (
        "Transports et limites",
        (
            "Camion (VM, depuis la Chine par la route) : un dépôt (SD) ou 3 points d’empilement, 14 pm motorisés, un "
            "par phase de mouvement ou par point ; France sans limite près de ses centres [3.4].",
            "Transport aérien : un dépôt ou 3 points d’empilement, un par phase de mouvement ou par point ; un "
            "parachutage près de l’unité antiaérienne en coûte 2 [3.5].",
            "DNA : 3 points d’empilement, 14 pm [3.6]. Bateau : 12 points d’empilement entre ports [3.7].",
            "Dépôts et unités motorisées comptent triple à bord [3.3].",
            "Empilement : 13 points par hexagone [1.5].",
            "Portées : ravitaillement, dépôt dépensé, QG et remplacements 3 hexagones ; voie d’eau 5 [7.4] ; Tieu "
            "Doan absorbés ou mobilisés 2.",
        ),
    ),
    (
        "Combat, deux dés",
        (
            "Rapport 1-2 : 2xAL 0-5, Ex-AL 6-8, Ex 9-10, Ex-DL 11-13, 2xDL 14-15.",
            "Rapport 1-1 : 2xAL 0-3, Ex-AL 4-6, Ex 7-9, Ex-DL 10-12, 2xDL 13-15.",
            "Rapport 2-1 : 2xAL 0-2, Ex-AL 3-5, Ex 6-9, Ex-DL 10-11, 2xDL 12-15.",
            "Rapport 3-1 : 2xAL 0-1, Ex-AL 2-4, Ex 5-7, Ex-DL 8-11, 2xDL 12-15.",
            "Rapport 4-1 : 2xAL 0, Ex-AL 1-3, Ex 4-6, Ex-DL 7-10, 2xDL 11-15.",
            "Rapport 5-1 : Ex-AL 0-2, Ex 3-5, Ex-DL 6-9, 2xDL 10-15. Toutes les lignes sont reconstituées d’après des "
            "comptes rendus publics.",
            "Modificateurs, en tout de -3 à +3 [6.8] : différence de moral des unités de tête [6.10] ; esprit "
            "bolchevique +1 dé [6.12] ; forêt -1 ; montagne -2, rivière -1, fleuve -2, retranchement -1 "
            "(reconstitués) ; pluie -1.",
            "Modificateurs encore : jusqu’en mai 1952 FEF attaquant -1, défendant +1 [6.10] ; percée sans dépôt (SD) "
            "à 3 hexagones -2, saut sur le VM -2 [6.4] ; rapport sous 1-2 -1, au-dessus de 5-1 +1 ; officier en "
            "première ligne +1 ou -1 [6.16].",
            "Pas perdus, attaquant et défenseur : 2xAL 2 et 0, Ex-AL 2 et 1, Ex 1 et 1, Ex-DL 1 et 2, 2xDL 0 et 2 "
            "[6.13] ; un recul en épargne un [6.15].",
            "Embuscade : un dé égal ou supérieur au moral de la cible ; 6 coûte aussi un pas à l’embusqué [6.11].",
        ),
    ),
    (
        "Tests de DG, un dé",
        (
            "DG à partir de, attaquant : 2xAL 2, Ex-AL 3, Ex 4, Ex-DL 5, 2xDL 6 ; défenseur : 2xAL 6, Ex-AL 5, Ex 4, "
            "Ex-DL 3, 2xDL 2 (reconstitué sauf Ex-DL) [6.14].",
            "Modificateurs : une unité de moral 4 ou plus dans la pile -1 ; artillerie chez le défenseur +1 pour "
            "l’attaquant ; forêt +2, sauf VM et GCMA ; fleuve +1 pour l’attaquant ; retranchement -1 pour le "
            "défenseur ; GCMA -1 (reconstitué).",
        ),
    ),
    (
        "Barrage, deux dés",
        (
            "Valeur 1-2 : DG 9-11, DG & DL dès 12.",
            "Valeur 3-4 : DG 8-10, DG & DL dès 11.",
            "Valeur 5-6 : DG 7-9, DG & DL dès 10.",
            "Valeur 7-8 : DG 6-8, DG & DL dès 9.",
            "Valeur 9-10 : DG 5-7, DG & DL dès 8.",
            "Valeur 11 et plus : DG 4-6, DG & DL dès 7. Toutes les lignes sont reconstituées ; un 2 naturel manque, "
            "un 12 est DG & DL [6.6].",
            "Modificateurs : un défenseur de moral 5 -1 ; forêt, montagne -1 ; retranchement -1 ; 6 points "
            "d’empilement ou plus +1 ; cible DG +1 ; frappe près de l’unité antiaérienne -2.",
        ),
    ),
    (
        "Ce que veulent dire les marqueurs",
        (
            "DG : désorganisé ; pas de ZoC, moral de moitié, mouvement plus cher [6.14].",
            "OoS : hors ravitaillement ; valeur de moitié en attaque, un pas perdu à la phase d’attrition [7.5].",
            "SD : dépôt, source de ravitaillement ; retourné tant qu’il est dépensé [6.2].",
            "Retranchement : ravitaille ses unités et les aide en défense ; retiré quand seuls DNA, dépôt ou QG le "
            "tiennent [6.3] [7.2] [7.3].",
            "Marqueur Route : route construite par le génie VM ; quand tous sont posés, on en déplace un [4.0]. Route "
            "détruite : personne n’emploie la route de cet hexagone [6.7].",
            "Objectif politique : deux marqueurs, un vrai et une rumeur [1.9].",
            "Cases 1 et 2 : Tieu Doan et Pathet Lao qui attendent d’être mobilisés, de la case 2 seulement [2.4].",
        ),
    ),
)
