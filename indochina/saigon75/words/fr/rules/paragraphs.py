"""Saigon 75 in French: each paragraph of the rulebook in our own short words; [S.6] leads to another."""

RULES: dict[str, str] = {
    "C.1": "SV a 11 divisions et autant de divisions réduites (cubes), 6 Rangers, 4 Marines, 3 Parachutistes, 2 "
    "Patrouilles fluviales, 7 régiments mécanisés, 12 marqueurs d’Appui aérien, 2 marqueurs d’Activation +1, 5 dés de "
    "combat et 2 dés d’attrition aérienne. NV a des divisions, complètes et réduites, des bataillons VC, des "
    "marqueurs de milice, 5 marqueurs d’Infiltration [C.4], 3 marqueurs d’Activation +1 [S.2] et 5 dés de combat. Un "
    "dé à six faces et le marqueur de tour sont communs. Le livret ne dit pas combien NV a de divisions et de "
    "bataillons VC : ici 15 et 6, reconstitués.",
    "C.2": "Les unités SV commencent là où le plateau les montre. Les 3 jetons Momentum [S.10] sont placés au hasard, "
    "un à Quang Tri, un à Da Nang et un à Binh Dinh ; ici face cachée, sauf si la partie est réglée avec des jetons "
    "visibles. Chaque camp pose ses marqueurs d’Activation +1 près de sa table d’activation [S.2].",
    "C.3": "En outre, SV place 3 Rangers, 4 Marines, 3 Parachutistes et 2 Patrouilles fluviales dans les provinces de "
    "son choix ; les Patrouilles fluviales seulement à Ca Mau, Can Tho, Kien Giang ou Long An. La limite d’empilement "
    "vaut ici aussi [S.5].",
    "C.4": "Toutes les divisions NV, tous les bataillons VC et les 5 marqueurs d’Infiltration [S.6c] commencent dans "
    "la Réserve NV. Les marqueurs de milice Quyết Thắng [S.8] attendent dans leur case, au-dessous.",
    "C.5": "Le dé à six faces est à portée des deux joueurs, les dés de combat devant leur propriétaire. Les "
    "divisions réduites des deux camps et les marqueurs d’Appui aérien sont d’abord hors du plateau : SV doit acheter "
    "ces marqueurs avant de les utiliser [S.2]. SV prend aussi les 2 dés d’attrition aérienne [S.7].",
    "C.6": "Le marqueur de tour commence sur la case 1 de la piste des tours, été 1973 [S.1].",
    "C.7": "Pour les premières parties, chaque joueur reçoit 3 cartes Événement et en pioche une à la fin de sa "
    "sous-phase d’événement, de façon à commencer chaque tour avec 3 cartes tant qu’il y en a [S.3]. Les joueurs qui "
    "connaissent le jeu en reçoivent 8 et ne piochent pas. Dans les deux cas, 4 des 20 cartes sont mises de côté, "
    "inconnues de tous.",
    "S.1": "Huit tours au plus, chacun fait d’une phase NV puis d’une phase SV. Dans chacune : disponibilité [S.2], "
    "carte Événement [S.3], mouvement [S.4], combat [S.6], contrôle [S.8]. La phase SV se poursuit par la désertion "
    "[S.9], aux tours 3, 5 et 7 par les jetons Momentum [S.10], et par le contrôle de la victoire [V]. Le joueur dont "
    "c’est la phase est le joueur actif.",
    "S.2": "Le joueur actif lance 1D6 sur sa table d’activation. NV : autant de divisions, complètes ou réduites, au "
    "Sud ou venant de la Réserve par les flèches, et jusqu’à 2 VC en plus. SV : autant d’unités et de marqueurs "
    "d’Appui aérien achetés, ensemble, 5 marqueurs au plus dans les cases ; s’en servir ensuite est gratuit. Une "
    "unité activée peut se déplacer, attaquer ou les deux. Un marqueur d’Activation +1 (NV 3, SV 2 ; ici dépensé) ou, "
    "pour NV, un jeton Momentum [S.10] en ajoute une, plusieurs si l’on veut, jamais au-delà de la limite du tour. "
    "Les activations ne se gardent pas ; les marqueurs aériens si. La milice n’est pas une unité.",
    "S.3": "Il y a 20 cartes Événement : 6 favorables à SV, 12 à NV, 2 neutres. Dans sa phase, le joueur actif doit "
    "jouer une des siennes, et l’événement vaut pendant cette phase, quel que soit le camp favorisé. Elle est "
    "défaussée quand l’événement est accompli, ou à la fin de la phase ; Crise à Saïgon jouée par NV reste jusqu’à la "
    "désertion [E-14]. Avec des mains de trois cartes, il en pioche ensuite une nouvelle [C.7].",
    "S.4": "Une unité peut se déplacer une fois par tour, dans sa sous-phase : d’une province par une frontière "
    "commune, de deux pour les mécanisés SV. Toutes s’arrêtent en entrant là où l’ennemi a le contrôle ; les "
    "mécanisés aussi en montagne (Kon Tum, Pleiku, Dak Lak, Dak Nong). On quitte librement l’ennemi. Seul NV entre au "
    "Cambodge, au Laos et au Nord-Vietnam et en sort. Au lieu d’un mouvement normal, les Marines vont d’une province "
    "côtière à une autre, les Parachutistes partout, les Rangers de même avec chacun un marqueur aérien, qui teste "
    "l’attrition [S.7]. Les Patrouilles fluviales restent sur le Mékong (Ca Mau, Can Tho, Kien Giang, Long An). La "
    "milice ne bouge pas. Empilement : [S.5].",
    "S.5": "Une province contient au plus cinq unités d’un camp, réduites ou non. Milice et marqueurs d’Appui aérien "
    "ne comptent pas. Les unités en trop à la fin du mouvement ou du combat sont éliminées, au choix de leur "
    "propriétaire. Le Cambodge, le Laos et le Nord-Vietnam n’ont pas de limite.",
    "S.6": "Une fois tous les mouvements faits, le joueur actif dit où il attaque, avec quelles unités activées et "
    "dans quel ordre ; ce n’est jamais obligatoire, sauf par [T8]. Un combat par province, un seul round, un combat "
    "par unité et par phase. Les unités qu’il n’engage pas ne sont pas touchées ; toutes les unités ennemies "
    "présentes doivent défendre. Exception : les VC ne peuvent être attaqués que si des Rangers ou une Patrouille "
    "fluviale participent ; sinon NV peut tenir ses VC à l’écart. Des VC qui attaquent subissent tous les résultats. "
    "Les résultats sont simultanés. Déroulement : [S.6a].",
    "S.6a": "L’attaquant annonce ses unités et ses dés de bonus, puis le défenseur ses dés de bonus [S.6c]. Chacun "
    "lance un dé de combat par unité engagée, plus les dés de bonus, jamais plus de 5. Le défenseur applique ses "
    "pertes, puis ses reculs ; ensuite l’attaquant. Ø : rien. X : une division ennemie est réduite ; une division "
    "réduite ou toute autre unité quitte la partie. R : on compare les R des deux camps, et pour chaque R de plus "
    "chez l’adversaire, une unité doit reculer [S.6b]. La milice n’est pas touchée.",
    "S.6b": "Une unité recule dans une province adjacente sous contrôle ami, où les amis sont plus nombreux que les "
    "ennemis ; à défaut elle est réduite, donc peut-être éliminée ; si elle devait dépasser l’empilement, elle est "
    "éliminée. Des Marines sur la côte peuvent gagner toute autre province côtière sous contrôle SV. NV peut reculer "
    "au-delà de la frontière, dans la Réserve, où à tout moment deux divisions réduites peuvent en refaire une "
    "complète. Une division NV peut être réduite au lieu de reculer ; les unités SV peuvent aussi reculer librement "
    "après le combat. Les R en trop sont sans effet. Si toutes les unités d’un camp devaient partir, la dernière peut "
    "rester.",
    "S.6c": "NV : un pour un marqueur d’Infiltration, en attaquant dans une province qui touche le Cambodge, le Laos "
    "ou le Nord-Vietnam ; un marqueur par combat, défaussé après usage. Un en défendant avec la milice [S.8] ; elle "
    "est retirée s’il ne reste que des unités SV. SV : un par marqueur d’Appui aérien, un marqueur au plus par unité "
    "engagée, gratuit, mais soumis à l’attrition [S.7] ; pas avant la phase SV du tour 1. Des événements peuvent "
    "donner des dés, et chaque jeton Momentum un [S.10]. Tous sont annoncés avant le jet, par l’attaquant d’abord, "
    "sans retour. Jamais plus de 5 dés en tout ; ici les malus s’ôtent de ceux-là.",
    "S.7": "À chaque combat, SV lance un dé d’attrition aérienne par marqueur d’Appui aérien employé, et un pour "
    "chaque vol de Rangers [S.4]. Chaque avion obtenu élimine un de ces marqueurs pour le reste de la partie. Les "
    "autres retournent aussitôt dans leurs cases et sont de nouveau disponibles.",
    "S.8": "Vérifié après chaque combat et après la désertion [S.9]. Les unités d’un seul camp contrôlent une "
    "province ; avec les deux camps, ou personne, c’est NV si son marqueur de milice y est, sinon SV. Au début, SV "
    "contrôle tout. Après chaque phase de combat, NV met un marqueur de milice, jamais plus d’un, dans chaque "
    "province qu’il contrôle ; il donne un dé en défense [S.6c]. Une unité SV qui entre là où la milice est seule la "
    "retire et s’arrête. Après un combat, la milice restée seule demeure ; elle est retirée si SV y a plus d’unités "
    "que NV, à Saïgon autant.",
    "S.9": "SV compte les provinces contrôlées par NV [S.8] et lance un dé sur la table de désertion : autant "
    "d’unités désertent. Une division complète compte pour deux ; la réduire compte pour une. SV les retire dans cet "
    "ordre : des provinces qui touchent le Cambodge, le Laos ou le Nord-Vietnam et où sont les deux camps ; des "
    "autres provinces frontalières ; des provinces où sont les deux camps, sauf Saïgon ; de partout ailleurs.",
    "S.10": "À la fin des tours 3, 5 et 7, le jeton de ce numéro va à NV si NV contrôle sa province [S.8] ; sinon il "
    "quitte la partie. NV peut dépenser un jeton à son tour pour l’un de ces effets : une activation de plus [S.2] ; "
    "relancer un de ses dés, de disponibilité ou de combat [S.6] ; échanger une carte contre une des 4 mises de côté "
    "[C.7] ; au début du mouvement, déplacer 2 unités n’importe où sur la carte : elles comptent comme activées et "
    "peuvent combattre, hors limite. Il peut aussi donner un dé de combat [S.6c]. Un jeton utilisé est retiré du jeu.",
    "T8": "Si des unités des deux camps sont à Saïgon au dernier tour, les unités SV ne peuvent pas en partir et "
    "doivent y attaquer ; elles sont donc activées avant toutes les autres [S.2]. S’il y a trop peu d’activations, "
    "seules les unités activées combattent, mais les résultats contre SV touchent toutes ses unités présentes, "
    "activées ou non [S.6a].",
    "V": "NV gagne à la fin de tout tour où il contrôle Saïgon, c’est-à-dire qu’un marqueur de milice s’y trouve "
    "[S.8]. Si ce n’est pas arrivé à la fin du tour 8, SV gagne, même sans aucune unité à Saïgon.",
    "E-01": "SV a un dé de combat de bonus dans un combat de cette phase, annoncé avant le jet [S.6c].",
    "E-02": "NV doit lancer un dé de combat de moins dans chaque combat de cette phase ; s’il n’en reste aucun, il ne "
    "lance pas [S.6a].",
    "E-03": "SV choisit une province et lance aussitôt 2 dés de combat ; les résultats frappent les unités NV de son "
    "choix qui s’y trouvent, les X selon [S.6a] et les R selon [S.6b]. Aucun marqueur d’Appui aérien n’est requis, et "
    "il n’y a pas d’attrition aérienne.",
    "E-04": "SV peut placer jusqu’à 5 unités n’importe où au Sud-Vietnam, sans égard aux limites du mouvement ; les "
    "Patrouilles fluviales restent sur le Mékong. En phase SV, ces unités comptent comme activées et déplacées mais "
    "peuvent combattre, et ne comptent pas dans les activations du tour [S.2]. Ici, elles ne peuvent quitter une "
    "Saïgon disputée au tour 8 [T8].",
    "E-05": "Une fois dans les combats de cette phase, SV peut relancer un de ses dés de combat, ou faire relancer un "
    "des siens à NV [S.6a].",
    "E-06": "Dans un combat de cette phase, désigné après le jet, SV ignore tous les R contre ses unités engagées "
    "[S.6b].",
    "E-07": "Lancez un dé. Sur 1 ou 2, il n’y a aucun combat dans cette phase, sur 3 ou 4 un seul, sur 5 ou 6 deux au "
    "plus [S.6].",
    "E-08": "Les deux camps doivent lancer un dé de combat de moins dans chaque combat de cette phase ; qui n’en a "
    "plus ne lance pas [S.6a].",
    "E-09": "Dans un combat de cette phase, au choix de NV, SV subit un X de plus ; NV l’annonce une fois le combat "
    "résolu [S.6a].",
    "E-10": "Jouée en phase SV : les unités mécanisées SV ne peuvent pas se déplacer dans cette sous-phase de "
    "mouvement, mais peuvent reculer [S.6b]. Jouée en phase NV : elles ne donnent aucun dé dans ses combats [S.6a].",
    "E-11": "Jouée en phase SV : la disponibilité SV, hors marqueurs d’Activation +1, est divisée par deux, arrondie "
    "à l’inférieur, pour cette phase [S.2]. Jouée en phase NV : dans un combat, choisi par NV après le jet, les R qui "
    "restent après comparaison deviennent des X ; ici ceux contre SV [S.6a].",
    "E-12": "Jouée par NV : 1 est ajouté à son dé d’activation, au tour 8 un autre dé ; ici au jet déjà fait, et la "
    "limite du tour vaut toujours [S.2]. Jouée par SV, elle est sans effet.",
    "E-13": "Jouée en phase SV : NV choisit jusqu’à 4 unités SV qui ne peuvent ni se déplacer ni attaquer jusqu’à la "
    "fin de la phase ; au tour 8, aucune à Saïgon, et s’il n’y en a pas d’autres, elle est ignorée. Jouée en phase "
    "NV : dans un combat au choix de NV, tous les X contre les unités NV deviennent des R [S.6a].",
    "E-14": "À la prochaine désertion SV, NV compte comme contrôlant une province de plus [S.9]. Jouée par NV, la "
    "carte reste sur le plateau jusque-là.",
    "E-15": "NV choisit une unité SV ; SV la déplace aussitôt dans une province adjacente sous contrôle SV. Si c’est "
    "impossible, ou si elle devait y dépasser l’empilement, elle est éliminée [S.5].",
    "E-16": "NV choisit une province autre que Saïgon ; SV doit aussitôt en faire reculer 2 unités, selon les règles "
    "du recul et de l’empilement [S.6b] [S.5].",
    "E-17": "SV lance un dé de combat de moins, dés de bonus compris, dans chaque combat de cette phase ; s’il n’en "
    "reste aucun, il ne lance pas [S.6a].",
    "E-18": "NV peut aussitôt placer un bataillon VC dans n’importe quelle province, pris dans la Réserve ou sur la "
    "carte. Il peut toujours activer 2 VC comme d’habitude [S.2].",
    "E-19": "NV peut ajouter un dé de combat dans chacun de 2 combats de cette phase, annoncé avant chacun [S.6c].",
    "E-20": "Au début de la phase, NV désigne une unité SV dans une province montagneuse [S.4] : dans cette phase, "
    "elle ne peut ni se déplacer ni combattre, même en défense. Ici, les combats ne la touchent alors pas non plus "
    "[S.6].",
}
