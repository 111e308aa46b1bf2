"""Saigon 75 in French: how one wins, the order of play, costs and limits, what the markers mean."""

SHEET: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Comment on gagne",
        (
            "NV gagne s’il contrôle Saïgon, avec un marqueur de milice, à la fin d’un tour quelconque [V] [S.8].",
            "SV gagne si NV ne contrôle pas Saïgon à la fin du tour 8, même sans une unité sur place [V].",
            "Unités des deux camps dans une province : NV la contrôle si sa milice y est, sinon SV ; de même si elle "
            "est vide [S.8].",
            "Saïgon sous milice revient à SV après un combat avec autant d’unités que NV ; ailleurs il en faut plus "
            "[S.8].",
        ),
    ),
    (
        "Ordre du jeu",
        (
            "Huit tours, de l’été 1973 au printemps 1975 [S.1].",
            "Phase NV : disponibilité [S.2], carte Événement [S.3], mouvement [S.4], combat [S.6], contrôle [S.8].",
            "Phase SV : de même, puis désertion [S.9], jetons Momentum aux tours 3, 5 et 7 [S.10], victoire [V].",
            "Tour 8 : les unités SV d’une Saïgon disputée sont activées d’abord, ne peuvent partir et doivent "
            "attaquer [T8].",
            "Cartes Événement : E-01 à E-06 pour SV, E-07 et E-08 neutres, E-09 à E-20 pour NV ; on doit en jouer une "
            "par phase [S.3].",
        ),
    ),
    (
        "Activations",
        (
            "NV : dé + 2 au tour 1, + 3 au tour 2 et ainsi de suite jusqu’à + 9 au tour 8 ; limite de 8 au tour 1 à "
            "15 au tour 8 ; 2 VC en plus [S.2].",
            "SV : dé + 3 aux tours 1 à 4, limite 9 ; dé + 2 aux tours 5 à 8, limite 8 [S.2].",
            "Les deux tables sont reconstituées ; seul le dé 5 de NV au tour 1, qui donne 7, est confirmé.",
            "Une activation : une unité se déplace, attaque ou les deux ; ou SV achète un marqueur d’Appui aérien, 5 "
            "au plus dans les cases.",
            "Marqueurs d’Activation +1 : NV 3, SV 2 ; un jeton Momentum en ajoute une à NV ; jamais au-delà de la "
            "limite.",
        ),
    ),
    (
        "Mouvement et empilement",
        (
            "Une province, deux pour les mécanisés SV ; arrêt là où l’ennemi a le contrôle, pour les mécanisés aussi "
            "en montagne [S.4].",
            "Marines d’une côte à l’autre ; Parachutistes partout ; Rangers partout avec un marqueur aérien, testé "
            "[S.7] ; Patrouilles fluviales sur le Mékong.",
            "NV entre provinces frontalières et Réserve ; deux divisions réduites y en font une complète [S.6b].",
            "Cinq unités par camp et par province ; l’excédent est éliminé [S.5].",
        ),
    ),
    (
        "Combat",
        (
            "Un dé par unité engagée et des dés de bonus, 5 au plus ; un seul round ; le défenseur applique d’abord "
            "[S.6a].",
            "Dé NV : 2 X, 2 R, 2 Ø. Dé SV : 1 X, 2 R, 3 Ø. Dé d’attrition aérienne : 2 avions sur 6 faces "
            "(reconstitué) [S.7].",
            "X : une division est réduite, toute autre unité retirée. R : la différence recule [S.6b].",
            "Dés de bonus NV : 1 marqueur d’Infiltration en attaquant dans une province frontalière ; 1 en défendant "
            "avec la milice ; jetons Momentum [S.6c].",
            "Dés de bonus SV : 1 marqueur d’Appui aérien par unité engagée [S.6c].",
            "Les VC ne sont attaqués qu’avec des Rangers ou une Patrouille fluviale ; sinon NV peut les tenir à "
            "l’écart [S.6].",
        ),
    ),
    (
        "Désertion, selon le dé de 1 à 6",
        (
            "0-2 provinces NV : 0, 0, 0, 0, 0, 0 unité.",
            "3-4 provinces NV : 0, 0, 1, 1, 2, 2 unités.",
            "5-6 provinces NV : 1, 1, 2, 2, 3, 3 unités.",
            "7-8 provinces NV : 1, 2, 3, 3, 4, 4 unités.",
            "9-10 provinces NV : 2, 3, 3, 4, 4, 5 unités.",
            "11-12 provinces NV : 3, 3, 4, 5, 5, 6 unités.",
            "13-14 provinces NV : 3, 4, 5, 6, 6, 7 unités.",
            "15-20 provinces NV : 4, 5, 6, 7, 7, 8 unités.",
            "La table est reconstituée. Une division complète compte pour deux unités ; provinces frontalières "
            "disputées d’abord, puis la frontière, puis les provinces disputées sauf Saïgon, puis toutes [S.9].",
        ),
    ),
    (
        "Ce que veulent dire les marqueurs",
        (
            "Milice Quyết Thắng : NV contrôle la province ; un dé en défense ; pas une unité, ne bouge jamais [S.8].",
            "Appui aérien : un dé de combat, ou un vol de Rangers ; 12 en tout, gardés tant qu’ils ne sont pas perdus "
            "[S.7].",
            "Infiltration : un dé de combat pour une attaque NV sur la frontière ; 5, chacun une fois [S.6c].",
            "Momentum 3, 5, 7 : gagné par NV s’il contrôle la province à la fin de ce tour ; chacun sert une fois "
            "[S.10].",
            "Activation +1 : une activation de plus ; ici chacun une fois [S.2].",
        ),
    ),
)
