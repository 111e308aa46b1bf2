"""Tonkin in French: each paragraph of the rulebook in our own short words; [3.2] leads to another."""

RULES: dict[str, str] = {
    "1.1": "VM désigne le Viet Minh avec le Pathet Lao ; FEF, toutes les unités du camp français. ZoC : zone de "
    "contrôle [1.3]. DG : désorganisé [6.14]. OoS : hors ravitaillement [7.5]. SD : dépôt de ravitaillement. QG : "
    "quartier général. pm : point de mouvement. PV : point de victoire [1.9]. Modificateur : ce qui s’ajoute à un jet "
    "de dés ou s’en retranche. Hexagone à PV : hexagone ombré portant une localité et un nombre de PV.",
    "1.2": "Un pion indique le mouvement (en rouge : motorisé), la valeur de combat (sur gris : valeur de barrage), "
    "le moral [6.10], les points d’empilement [1.5] et, pour un renfort, le numéro de son tour d’arrivée. Bandes VM : "
    "blanche pour les Tieu Doan, noire pour le Pathet Lao, grise pour les régiments indépendants, aucune pour les "
    "régiments divisionnaires ; ces deux dernières sortes sont des régiments. Bandes FEF : bleue pour les "
    "parachutistes, sable pour l’armée vietnamienne, grise pour l’armée laotienne, brune pour les Thaïs, verte pour "
    "les GCMA, aucune pour les troupes coloniales.",
    "1.3": "La ZoC d’une unité est formée des six hexagones qui l’entourent. Elle compte pour le double mouvement "
    "[3.2], pour les pistes et les parachutages [3.5] [4.0] et pour savoir de qui une localité est amie [1.8] ; elle "
    "ne coupe aucun tracé [1.4]. Aucune ZoC ne s’étend en Chine, et aucune ZoC FEF en forêt ou en montagne. Une unité "
    "DG n’a pas de ZoC [6.14], ni un QG, un dépôt (SD), la frappe aérienne ou la Marine ; un QG ou un dépôt tient "
    "pourtant son propre hexagone.",
    "1.4": "Être à portée d’un QG, d’un dépôt (SD) ou d’un centre de ravitaillement, ou y être relié par route ou par "
    "cours d’eau, demande un tracé, compté de la source vers l’unité. Aucun de ses hexagones, premier et dernier "
    "compris, ne peut être infranchissable ni tenu par l’ennemi, et aucun côté infranchissable ; pour la France, "
    "toute la Chine compte comme tenue. Les ZoC ennemies n’y font rien. Deux exceptions : un Tieu Doan peut être "
    "placé à 2 hexagones au plus d’un centre de mobilisation même si des unités FEF l’occupent ou sont entre les deux "
    "[2.4] [9.0], et elles ne gênent pas le décompte autour de Thai Binh [2.2].",
    "1.5": "Un hexagone contient au plus 13 points d’empilement ; une unité sans valeur imprimée compte pour 1, QG et "
    "dépôts (SD) aussi. La limite s’applique à la fin de chaque phase et de chaque point d’opération : le "
    "propriétaire retire des pas jusqu’à n’avoir plus que 13 points. De haut en bas : QG, objectif politique, dépôt, "
    "retranchement, unités. Le VM peut regarder toutes les piles FEF ; la France ne voit d’une pile VM que ce qui est "
    "au-dessus de sa première unité ayant une valeur de combat ou de barrage, et cette unité.",
    "1.6": "Le terrain d’un hexagone (dégagé, accidenté, forêt, montagne) est le plus cher de ceux qu’il contient ; "
    "cours d’eau, routes et localités ne sont pas du terrain. Les centres de ravitaillement sont cerclés de rouge "
    "(VM) ou de bleu (FEF) et ne servent pas tant que l’ennemi s’y trouve. Les étoiles rouges sont des centres de "
    "mobilisation. Grandes villes, villes et villages sont des localités [1.8]. A24 (Vientiane) et Saïgon sont des "
    "ports ; les îles entre Haïphong et Tien Yen font partie de la côte. Hautes terres : tous les hexagones de "
    "montagne ou accidentés du Vietnam et du Laos, boisés ou non ; delta : le reste du Vietnam.",
    "1.7": "De juin à septembre, chaque hexagone coûte 1 pm de plus [3.1], il n’y a pas de frappe aérienne [6.6], "
    "l’attaquant a un modificateur de combat de -1 [6.8], et une unité que la phase de ravitaillement trouve hors "
    "ravitaillement perd aussitôt un pas [7.1].",
    "1.8": "Une localité est amie du camp qui l’occupe. Si l’ennemi ne l’occupe pas, elle est amie du VM quand elle "
    "est dans une ZoC VM [1.3] ; une ZoC FEF n’a pas cet effet. Si personne ne l’occupe et qu’aucune ZoC VM ne la "
    "couvre, la couleur de son nom décide : bleu pour la France, rouge pour le VM.",
    "1.9": "Les PV comptent aussitôt : ajoutés pour la France, déduits pour le VM. Hexagone à PV qui change de camp : "
    "ses PV. VM ayant 10 localités amies dans le delta ou 20 dans les hautes terres : -10 chaque fois, +10 quand cela "
    "cesse. Dix pas de régiments VM perdus : +5. Unité FEF perdue [6.13] ou amenée [2.5] : -1 ou -2 ; retrait manqué "
    "[2.7] : -3. Vrai objectif politique, secret du VM, en fin de scénario : -5 si son hexagone est ami du VM, sinon "
    "+5. Les deux marqueurs vont sur des hexagones à PV amis FEF, à 4 hexagones ou plus des régiments VM ou tenus par "
    "4 pas FEF ou plus [9.0] ; en phase [2.0] le VM peut les replacer pour +5. VM à Hanoï ou QG VM perdu : fin "
    "immédiate ; sinon [8.0].",
    "1.10": "Six phases dans cet ordre : remplacements et renforts [2.0], mouvement VM puis mouvement FEF [3.0], "
    "attrition [5.0], opérations [6.0], ravitaillement [7.0]. Puis vient le mois suivant ; après le dernier mois du "
    "scénario ou de la campagne, on joue à la place la séquence de fin de partie [8.0].",
    "2.0": "Dans cet ordre. VM : renforts, si le niveau de PV est assez bas [2.1] ; dépôts (SD) et points de "
    "remplacement [2.2] ; Tieu Doan absorbés par des régiments [2.3] ; mobilisation [2.4]. France : renforts, contre "
    "des PV ou plus tard [2.5] ; dépôts et points de remplacement [2.6] ; retraits [2.7].",
    "2.1": "Les unités VM dont le mois est venu n’arrivent que si le niveau de PV ne dépasse pas le nombre VM en "
    "vigueur, le dernier imprimé sur la piste des tours ; sinon elles attendent un tour où il ne le dépasse pas. Les "
    "unités motorisées arrivent dans un centre de ravitaillement VM en Chine, les autres régiments dans n’importe "
    "quel centre de ravitaillement VM ; les Tieu Doan vont dans la case 2 [2.4]. Camions et points de remplacement du "
    "tableau viennent quel que soit le niveau de PV.",
    "2.2": "Le VM prend 2 dépôts (SD), ou 2 points et 1 dépôt, ou 4 points ; dépôts dans ses centres de "
    "ravitaillement, 9 au plus sur la carte. En plus : +2 points par dépôt FEF pris, +1 pour une avance après Ex-DL "
    "ou 2xDL [6.15], +1 avec au moins 4 hexagones tenus à 3 au plus de Thai Binh, -1 (ou un pas d’une unité) avec 1 "
    "ou 0. On en garde 8 au plus pour le tour suivant. Un pas coûte 1, motorisé 2 ; 2 au plus par régiment, Tieu Doan "
    "compris [2.3]. Il ne doit pas être OoS et doit être à 3 hexagones au plus du QG ou d’un centre VM ; motorisé, "
    "aussi sur une route intacte venant d’un centre en Chine, ou à côté. Reconstitution : 4, motorisé 8 ; retour "
    "complet dans 3 tours [2.1].",
    "2.3": "Un régiment non motorisé, au Vietnam ou à un hexagone hors du Vietnam, peut remplacer un pas en retirant "
    "un Tieu Doan à 2 hexagones au plus, dans la limite de 2 pas à la fois [2.2]. Un Tieu Doan DG ne désorganise pas "
    "le régiment, et un Tieu Doan qui ne l’est pas ne le débarrasse pas de son DG. Le Tieu Doan va dans la case 1 "
    "[2.4].",
    "2.4": "Le VM peut mobiliser des Tieu Doan de la case 2, quel que soit le niveau de PV : la moitié, arrondie au "
    "supérieur, du nombre d’hexagones à PV du Vietnam amis du VM. Chacun est placé au Vietnam à 2 hexagones au plus "
    "d’un centre de mobilisation du Vietnam, un centre différent pour chacun [1.4]. Puis le VM peut placer 1 Pathet "
    "Lao de la case 2 sur un centre de mobilisation du Laos ami du VM, s’il y a plus de ces centres que de Pathet Lao "
    "sur la carte ; ceux de la carte y restent de toute façon. À la fin, la case 1 est vidée dans la case 2.",
    "2.5": "Parmi les unités dont le mois est venu, la France amène celles qu’elle veut : 1 PV déduit par unité de 1 "
    "ou 2 points d’empilement, 2 PV pour 3 ou 4, 2 PV pour la Marine après un retrait [2.7]. Frappe aérienne et "
    "transports aériens doivent venir, gratuitement. Lieux : Thaïs, village bleu ami FEF des hautes terres du "
    "Vietnam, sur le fleuve Rouge ou à l’ouest ; GCMA, à 2 hexagones au plus d’une localité amie FEF des hautes "
    "terres, une par GCMA ; Laotiens, centre de ravitaillement FEF au Laos ; BVN, un centre au Vietnam ; autres, tout "
    "port. Une unité qui ne vient pas ou n’a pas de place attend 6 tours.",
    "2.6": "La France prend 2 points et 2 dépôts (SD), ou 4 et 1, ou 6 points ; dépôts dans ses centres de "
    "ravitaillement, 9 au plus sur la carte ; elle garde 8 points au plus. Un pas coûte 1, motorisé 2. L’unité ne "
    "doit pas être OoS et doit être à 3 hexagones au plus d’un centre FEF, ou du QG FEF s’il est à 3 d’un centre ou "
    "ravitaillé par voie d’eau [7.4]. Sinon le QG reçoit par air : sur une piste hors ZoC d’artillerie ou "
    "d’antiaérien VM ou, pour les seuls paras, hors forêt et montagne. Un transport aérien [3.5] apporte 6 pas, un "
    "motorisé comptant 3. Reconstitution : 2 (1-2 points d’empilement) ou 8 ; retour contre PV [2.5] dans 1 tour, 2 "
    "si moral 4 ou 5.",
    "2.7": "Les mois marqués W, la France doit retirer une unité du type que donne le tableau : quelconque, ou par "
    "exemple para, REI ou Marine. Elle doit être à pleine force et à 3 hexagones au plus d’un centre de "
    "ravitaillement FEF. Elle va 6 tours plus loin sur la piste des tours et pourra revenir en renfort, contre des PV "
    "[2.5]. Faute de quoi 3 PV sont déduits.",
    "3.0": "D’abord le VM, puis la France a une phase de mouvement. Toutes les unités du camp peuvent se déplacer, "
    "par elles-mêmes [3.1] ou par transport [3.3], et faire des percées [6.4]. Camions VM et transports aériens FEF "
    "sont limités : chaque usage est déduit.",
    "3.1": "Pour chaque hexagone où elle entre, une unité paie le terrain le plus cher et un cours d’eau, dans la "
    "limite de son mouvement. Elle peut toujours avancer d’un hexagone, mais les dépôts FEF [3.3] et les motorisés "
    "OoS [7.5] seulement par transport. Par route : 1 pm en terrain dégagé, 2 ailleurs, cours d’eau compris. Un cours "
    "d’eau ne coûte rien par route ou en le longeant ; de plusieurs autres on n’en paie qu’un, le fleuve avant la "
    "rivière. Le long d’un cours d’eau, hors terrain dégagé, le terrain coûte 1 de moins, jamais moins de 2. Pluie : "
    "+1 [1.7]. Nul n’entre dans un hexagone ennemi, sauf paras qui sautent [6.4] ou s’il n’y a que QG et dépôts.",
    "3.2": "Dans une phase de mouvement ou d’opérations, une unité ou un transport peut doubler ses points de "
    "mouvement. Pas si elle est DG ou porte un marqueur OoS, si elle part d’une ZoC ennemie ou doit y entrer [1.3], "
    "ni si elle fait une percée [6.4].",
    "3.3": "Toute unité sauf une DNA peut être transportée au lieu de se déplacer ; les dépôts FEF ne bougent "
    "qu’ainsi. À bord, dépôts et unités motorisées comptent trois fois leurs points d’empilement. Les unités d’une "
    "pile peuvent prendre des moyens différents. En phase de mouvement, la charge d’un transport peut venir de "
    "plusieurs hexagones (sauf d’une DNA [3.6]) ; pour un point d’opération, d’un seul. Elle peut toujours finir en "
    "plusieurs. Nulle unité ne combine deux transports dans une phase de mouvement ou un point d’opération. Camions "
    "VM [3.4] et transports aériens [3.5] reviennent à chaque tour et ne s’épargnent pas.",
    "3.4": "Un camion VM déplace un dépôt (SD) ou jusqu’à 3 points d’empilement avec 14 pm motorisés. Des routes "
    "intactes ou des marqueurs Route doivent mener d’un centre de ravitaillement VM en Chine à la charge ou à côté "
    "d’elle. Le VM n’emploie qu’un camion par phase de mouvement ou point d’opération. La France ne compte pas les "
    "siens : toute unité ou tout dépôt qui part d’un centre de ravitaillement FEF, du QG FEF s’il est à 3 hexagones "
    "au plus d’un tel centre, ou d’à côté, peut se déplacer avec 14 pm motorisés.",
    "3.5": "Un transport aérien mène un dépôt (SD) ou jusqu’à 3 points d’empilement d’une piste amie FEF à une autre, "
    "ou parachute des paras ou un dépôt ; un seul par phase de mouvement ou point d’opération. Les pistes doivent "
    "être occupées par FEF et hors ZoC de l’artillerie et de l’unité antiaérienne VM ; pas de parachutage en forêt ni "
    "en montagne. Sur l’unité antiaérienne ou dans sa ZoC, il coûte 2 transports aériens, et un dépôt parachuté dans "
    "sa ZoC est perdu sur 5 ou 6 : 2 points au VM [2.2]. Tout cela suppose que le VM déclare ces pièces : gardées "
    "secrètes, elles n’ont aucun effet.",
    "3.6": "Une DNA se déplace, recule et attaque seulement le long des fleuves et des hexagones côtiers, pour 1 pm "
    "par hexagone. Elle porte jusqu’à 3 points d’empilement avec 14 pm, même après un pas perdu ; les passagers "
    "partent de son hexagone et peuvent débarquer en chemin. Elle peut traverser un hexagone côtier où sont des "
    "unités VM, sans s’y arrêter. Elle peut faire une percée en transportant, et les passagers peuvent s’y joindre "
    "[6.4]. Elle n’est jamais transportée. Elle aide aussi au ravitaillement [7.4].",
    "3.7": "La France peut transporter par bateau 12 points d’empilement entre deux ports amis FEF. Entre Vientiane "
    "(A24) et un port de la côte, dans un sens ou dans l’autre, le bateau va d’abord à Saïgon ; un autre transport "
    "pourra ensuite y prendre les unités. Saïgon n’a pas de limite d’empilement [1.5].",
    "3.8": "Seuls les régiments et dépôts VM vont partout. Les autres n’attaquent et ne finissent leur mouvement "
    "que : Tieu Doan et armée vietnamienne, au Vietnam ou au Laos contre la frontière ; Pathet Lao et armée "
    "laotienne, au Laos ou au Vietnam contre cette frontière ; GCMA et Thaïs, dans les hautes terres. Les autres "
    "unités et dépôts FEF restent, et sautent, au Vietnam et au Laos. Reculs, percées et barrages sont liés aussi. "
    "Nul ne combat ni ne tire à travers la frontière chinoise, que le VM peut franchir en mouvement ou en recul. Une "
    "unité qui finit là où elle n’a pas le droit d’être est éliminée.",
    "4.0": "1 REC : cours d’eau gratuits, terrain dégagé seulement. Avec lui ou une DNA à l’attaque, pas de "
    "modificateur de cours d’eau [6.9]. Un char (1 RCC, RICM) ou une DNA qui combat sans être DG donne +1 de moral, "
    "une fois, aux autres de sa pile ; il subit le second coup d’Ex-DL ou 2xDL en défense, d’Ex-AL ou 2xAL à "
    "l’attaque, même après le premier en tête, s’il est seul de son genre. GCMA : [6.5] [6.11] [6.14]. Antiaérien non "
    "DG : [3.5], et -2 aux frappes sur lui ou dans sa ZoC ; comme le génie, il n’a de valeur de combat qu’en défense. "
    "Génie : au lieu de bouger, un marqueur Route sous lui ; y entrer, ou de là sur une route imprimée, coûte 3 pm. "
    "Il répare aussi à côté de lui [6.3].",
    "5.0": "Chaque unité portant un marqueur OoS perd un pas, sauf si elle peut maintenant tracer son ravitaillement "
    "[7.0]. Les deux camps vérifient avant toute perte. Seules les unités marquées vérifient, et aucun marqueur n’est "
    "retiré pendant cette phase, même si un tracé existe.",
    "6.0": "Chaque point d’opération fait une chose : déplacer, combattre, creuser, réparer, etc. [6.3]. Avant que "
    "les points soient dépensés à tour de rôle [6.1], chaque camp décide s’il dépense un dépôt (SD), ce qui permet "
    "davantage [6.2].",
    "6.1": "Les deux camps reçoivent 10 points d’opération. Le VM lance un dé : la moitié, arrondie au supérieur, est "
    "le nombre de points qu’il peut dépenser de suite ; il doit en dépenser au moins un. Puis la France fait de même, "
    "puis de nouveau le VM, et ainsi de suite. Quand un camp n’en a plus, l’autre dépense tout le reste de suite. "
    "Ici, un point peut aussi être dépensé sans rien faire [6.3].",
    "6.2": "Une fois les 10 points reçus et avant d’en dépenser, le VM puis la France décident de dépenser ou non un "
    "dépôt (SD), le seul du tour. Il est retourné et reste sur la carte jusqu’à la fin de la phase d’opérations, ou "
    "jusqu’à ce qu’une unité ennemie y entre. Si le VM n’en dépense pas, il peut à la place mettre un de ses dépôts, "
    "où qu’il soit, dans l’hexagone du QG VM. Si aucun camp n’en dépense, tous les points sont perdus et la phase de "
    "ravitaillement suit aussitôt [7.0].",
    "6.3": "Un point, une option. a : retirer jusqu’à 3 marqueurs DG ou route détruite là où l’on a des unités ; 3 DG "
    "peuvent devenir 6 au plus si les hexagones forment une chaîne. b : consommer un dépôt (SD) non dépensé pour 1 à "
    "3 retranchements, d’une seule manière : à 3 hexagones au plus de lui ; d’un centre VM, à 3 de n’importe lequel ; "
    "d’une piste (FEF), sur des pistes, pour 1 transport aérien ; d’un centre FEF du delta, dans le delta, si "
    "ravitaillé. DNA, dépôt ou QG seuls n’en tiennent pas. c : déplacer les unités d’un hexagone [3.0]. d : frappe "
    "aérienne ou Marine [6.6]. e : routes [6.7]. Seulement avec un dépôt dépensé sur la carte, à 3 hexagones au "
    "plus : F : artillerie [6.6]. G : attaque [6.8].",
    "6.4": "Des unités ni DG ni OoS, restées empilées depuis le départ, peuvent faire une percée en se déplaçant, "
    "chaque hexagone coûtant à toutes ce qu’il coûte à celle qui paie le plus. Au contact, elles doivent pouvoir "
    "payer l’hexagone ennemi, sans routes, et 2 pm de plus, sauf si elles partaient déjà de là. Puis combat [6.8], à "
    "-2 sans dépôt (SD) ami à 3 hexagones. Hexagone libéré : toutes doivent entrer et peuvent poursuivre ; sinon "
    "arrêt. Les autres de la pile bougent d’abord. Des paras peuvent sauter sur le VM : percée, toujours à -2 ; s’il "
    "tient, ils reculent d’un hexagone ou sont perdus. Dépôt ou QG seul : ni combat ni 2 pm, routes permises ; le QG "
    "VM peut d’abord reculer [6.5].",
    "6.5": "Tieu Doan, Pathet Lao, GCMA et QG VM, s’ils ne sont ni DG ni OoS, peuvent reculer d’un hexagone avant le "
    "combat quand ils défendent, mais pas devant un barrage. L’attaquant peut alors avancer, ou recompte le rapport "
    "contre ceux qui restent. Tieu Doan et Pathet Lao ne peuvent à la fois reculer ainsi et tendre une embuscade "
    "[6.11]. Face à une pile qui tente contre elle plusieurs percées dans une phase de mouvement ou un point "
    "d’opération [6.4], une unité ne le fait qu’une fois.",
    "6.6": "Un hexagone ennemi subit le barrage, option d ou F [6.3] : artillerie adjacente ; frappe aérienne et "
    "Marine si une unité FEF est adjacente. On additionne les valeurs de barrage ; 2 dés, modificateurs cumulés : "
    "manqué ; DG pour tous, dépôts (SD) et QG compris ; ou DG & DL, et l’un d’eux perd un pas, au choix du défenseur. "
    "Un 2 naturel manque, un 12 est DG & DL. Dépôts et QG seuls sont tous retirés par DG & DL. La frappe aérienne (3, "
    "puis 5, 7, 9) ne vole pas sous la pluie [1.7] et a -2 sur l’unité antiaérienne ou dans sa ZoC [4.0]. La Marine "
    "tire sur la côte ou à côté.",
    "6.7": "Aucun camp ne peut utiliser la route d’un hexagone portant un marqueur route détruite ; l’option a le "
    "retire [6.3]. Par l’option e, le VM marque jusqu’à 3 hexagones : n’importe lesquels dans le delta, même sous des "
    "unités FEF, et dans les hautes terres ceux qu’il occupe. La France tente un hexagone par une frappe aérienne, "
    "hors de Chine, près d’unités FEF ou non ; sauf si la table de barrage donne manqué, la route est détruite [6.6]. "
    "Les unités de l’hexagone ne sont pas touchées.",
    "6.8": "Par l’option G [6.3], des unités adjacentes attaquent un hexagone ennemi. Étapes : déclarer et montrer "
    "les piles ; recul avant combat [6.5] ; embuscade [6.11] ; unités de tête [6.10] ; esprit bolchevique [6.12] ; 2 "
    "dés ; tests de DG [6.14] ; reculer ou tenir [6.15] ; pertes [6.13]. Valeurs de combat des attaquants, moitié si "
    "OoS, contre valeurs de combat et de barrage des défenseurs ; rapport arrondi à l’inférieur. Sous 1-2 : cette "
    "ligne à -1 ; au-dessus de 5-1 : cette ligne à +1. Moral, esprit bolchevique, terrain et autres s’additionnent, "
    "entre -3 et +3. Dépôts (SD) et QG seuls : on avance et on les retire, sans jet.",
    "6.9": "Un cours d’eau dans l’hexagone du défenseur modifie le jet de combat et le test de DG de l’attaquant "
    "[6.14]. Pas si l’attaque vient le long de ce cours d’eau, côté de sa source compris, des airs, des deux rives, "
    "ou avec une DNA ou le 1 REC parmi les attaquants [4.0]. Là où des cours d’eau se rejoignent, on se demande : "
    "reste-t-il une partie de l’hexagone qu’aucun attaquant n’atteint sans en franchir un ? Alors ce cours d’eau "
    "compte encore.",
    "6.10": "L’attaquant, puis le défenseur choisit une unité de tête. La différence de moral entre elles, une fois "
    "modifié, est un modificateur pour le camp au moral le plus haut, et chaque unité de tête subit le premier pas "
    "perdu de son camp. En attaque, artillerie, génie et antiaérien ne sont jamais en tête, Tieu Doan, Pathet Lao et "
    "GCMA seulement à défaut d’autres ; en défense, les six seulement à défaut d’autres. D’octobre 1950 à mai 1952, "
    "le modificateur de combat est de -1 quand FEF attaque et de +1 quand il défend, mais pas aux barrages [6.6].",
    "6.11": "Avant le choix des unités de tête, une pile VM qui défend peut tendre une embuscade, par une unité ni DG "
    "ni OoS. Cible au choix du VM : une unité FEF attaquante, à pleine force si possible, jamais DNA, GCMA ou "
    "parachutée ; pas après un recul avant combat [6.5], et seulement à la première percée des mêmes attaquants "
    "contre elle dans une phase de mouvement ou un point d’opération. Un dé non modifié qui atteint le moral de la "
    "cible lui coûte un pas et la rend DG : elle attaque quand même, mais quitte une percée [6.14]. Sur 6, l’embusqué "
    "perd aussi un pas ; si l’hexagone est alors vide, les attaquants peuvent avancer.",
    "6.12": "Quand les deux unités de tête sont choisies et avant les dés de combat, le VM qui attaque peut déclarer "
    "l’esprit bolchevique, si son unité de tête a au moins 3 pas. Un dé est lancé et ajouté comme modificateur ; le "
    "total ne peut toujours pas dépasser +3 [6.8]. L’unité de tête perd un pas de plus que le résultat du combat, "
    "avant toute avance [6.15].",
    "6.13": "Pas perdus par l’attaquant et le défenseur : 2xAL 2 et 0, Ex-AL 2 et 1, Ex 1 et 1, Ex-DL 1 et 2, 2xDL 0 "
    "et 2, par les seules unités engagées. Tieu Doan, Pathet Lao, Thaïs, détachements BCL et GCMA ont 1 pas et ne "
    "coûtent aucun PV ; les autres unités de 1 ou 2 points d’empilement ont 2 pas, celles de 3 ou 4 en ont 4 : la "
    "première et la troisième perte ôtent 1 au combat ou barrage, au moral et à l’empilement, la deuxième retourne le "
    "pion. Une unité FEF de 2 pas éliminée coûte 1 PV, de 4 pas 2 PV. Tieu Doan et Pathet Lao vont en case 2 [2.4]. "
    "Tous les 10 pas de régiments VM : +5 PV [1.9].",
    "6.14": "Après chaque jet de combat, les deux camps lancent un dé modifié contre le nombre sous le résultat ; qui "
    "l’atteint est DG : toutes les unités engagées, en défense dépôts (SD) et QG aussi. Terrain du défenseur : forêt "
    "+2, sauf VM et GCMA ; retranchement -1 pour son défenseur ; fleuve +1 pour l’attaquant [6.9]. Une unité DG n’a "
    "pas de ZoC ; son moral est divisé par deux en dernier, arrondi à l’inférieur ; elle n’a droit ni à la percée, ni "
    "au double mouvement, ni au recul avant combat, ni à l’embuscade ; paie 1 pm de plus par hexagone ; donne +1 aux "
    "barrages subis ; perd 1 de valeur de barrage. L’option a retire le DG [6.3].",
    "6.15": "Après les tests de DG, le défenseur peut reculer d’un hexagone au lieu de perdre un pas ; alors toutes "
    "les unités qui le peuvent doivent partir, vers des hexagones différents si elles veulent. Un dépôt (SD) ne "
    "recule jamais, et nul devant un barrage. Puis viennent les pertes. Dans l’hexagone libéré, l’attaquant peut "
    "avancer avec les unités de son choix, en percée il le doit avec toutes [6.4] ; artillerie (sauf GM/35 RALP) et "
    "dépôts seulement en percée. Avancer élimine dépôts et retranchements ennemis. Un défenseur qui tient perd un pas "
    "de plus si le résultat lui en coûte un, si certains des siens sont DG et si aucun attaquant ne l’est.",
    "6.16": "Facultatif. Un officier de grade 1 à 4 rejoint un bataillon para FEF ou un régiment divisionnaire VM ; "
    "grade 1 à Cao Bang et Hanoï, 2 à Hoa Binh, 3 ensuite. Cité si son unité attaque avec 10 modifié ou plus, ou "
    "défend contre 4 ou moins ; dès le grade 3, pour l’une de trois unités, 9 ou plus et hexagone pris, ou 5 ou moins "
    "sans recul. Huit citations : grade suivant. Si son unité est en tête, il peut mener en première ligne : +1 en "
    "attaque, -1 en défense [6.8] ; 2 dés le tuent alors sur 12, ou 11 si elle a perdu un pas. Au tour suivant : "
    "autre unité, ou s’il est mort, grade 1 de nouveau.",
    "7.0": "Les deux camps tracent leur ravitaillement depuis leurs centres de ravitaillement et leurs dépôts (SD), "
    "ou l’ont dans un retranchement ; il y a en outre des moyens propres au VM [7.2] et à FEF [7.3] [7.4]. Toutes les "
    "unités vérifient [7.1] ; celles qui n’en ont pas sont hors ravitaillement [7.5].",
    "7.1": "Toutes les unités des deux camps vérifient pendant cette phase. Qui est ravitaillé le reste jusqu’à la "
    "prochaine phase de ravitaillement. Qui ne l’est pas reçoit un marqueur OoS [7.5], reste hors ravitaillement "
    "jusque-là et peut subir l’attrition avant [5.0]. En saison des pluies, l’unité perd en outre aussitôt un pas "
    "[1.7].",
    "7.2": "Une unité VM est ravitaillée dans un retranchement, ou à 3 hexagones au plus d’un centre de "
    "ravitaillement ou d’un dépôt (SD) VM [1.4] ; le dépôt dépensé n’y est plus [6.2]. Pathet Lao, Tieu Doan, "
    "régiments indépendants et QG VM le sont toujours.",
    "7.3": "Une unité FEF est ravitaillée dans un retranchement, à 3 hexagones au plus d’un centre de ravitaillement "
    "ou d’un dépôt (SD) FEF [1.4], le dépôt dépensé n’y étant plus [6.2], ou par voie d’eau [7.4]. Les GCMA le sont "
    "toujours. Les Thaïs aussi à 3 hexagones au plus d’une localité bleue amie FEF des hautes terres du Vietnam, les "
    "unités laotiennes à 3 hexagones au plus d’une localité amie FEF du Laos.",
    "7.4": "Les unités FEF peuvent aussi tracer leur ravitaillement jusqu’à 5 hexagones d’un centre de ravitaillement "
    "ou d’un dépôt (SD) FEF, le long des fleuves et des hexagones côtiers. Une DNA doit être à la source, avec "
    "l’unité, ou sur le tracé entre les deux ; une DNA peut servir plusieurs hexagones, et n’a pas besoin d’une autre "
    "pour elle-même. Sur un fleuve, seul un régiment VM dans un de ses hexagones coupe le tracé ; Tieu Doan, QG et "
    "dépôts non. Le long de la côte, aucune unité VM ne le coupe.",
    "7.5": "À la vérification, une unité sans ravitaillement est marquée OoS ou garde son marqueur ; celle qui peut "
    "tracer le perd. Une unité OoS attaque avec la moitié de sa valeur de combat ou de barrage, arrondie à "
    "l’inférieur, et à 0 seulement avec d’autres ; n’a droit ni à la percée, ni au double mouvement, ni au recul "
    "avant combat, ni à l’embuscade ; motorisée, elle ne bouge que par transport, mais peut reculer et avancer après "
    "combat ; perd un pas à la phase d’attrition, sauf si elle peut alors tracer [5.0] ; en saison des pluies, en "
    "perd un aussitôt [7.1].",
    "8.0": "Après le dernier tour, chaque unité portant un marqueur OoS perd un pas. Puis le VM, et après lui FEF, a "
    "encore une phase de mouvement, sans transports ; la percée est le seul combat [6.4]. Puis une phase d’attrition "
    "[5.0]. Les PV continuent de compter [1.9]. À la fin, l’échelle du scénario par lequel on termine donne le "
    "résultat : partie nulle, ou victoire marginale, substantielle ou stratégique.",
    "9.0": "On joue un scénario, ou une campagne jusqu’à la fin d’un scénario ultérieur, dont l’échelle décide alors "
    "[8.0]. Mise en place, selon [3.8] : renforts sur la piste des tours ; unités FEF et retranchements ; régiments "
    "VM, Pathet Lao et marqueurs ; Tieu Doan, un par centre de mobilisation du Vietnam, dessus ou à 2 hexagones au "
    "plus, ceux qui restent en case 1 ; marqueurs d’objectif politique, l’un sur l’hexagone de la fiche [1.9] ; GCMA "
    "dans les hautes terres, à 2 hexagones au plus d’une localité amie FEF qui s’y trouve, une par GCMA ; puis les "
    "pistes. Na San, pour apprendre, a ses propres règles.",
}
