"""8 Non-players."""

from __future__ import annotations

NONPLAYERS: dict[str, str] = {
    "8.1": "Les Non-joueurs suivent toutes les règles sauf celles-ci. Quand une Faction d’un joueur est la 1re "
    "éligible, ils jouent aussitôt un Événement charnière jouable [8.4.6]. Où l’ordre du jeu leur donne une "
    "Opération limitée, ils en exécutent une complète avec Activité spéciale ; une Opération limitée donnée par un "
    "Événement le reste. Ils ne prennent aucun Événement sans effet et, si un Coup d’État suit, aucun Élan qui ne "
    "ferait rien maintenant ni dans la manche. Sinon leurs organigrammes choisissent [8.1.4].",
    "8.1.1": "Les Événements s’exécutent selon [8.4.1] et ce qui suit, les Opérations et Activités spéciales selon "
    "l’organigramme de la Faction. Tout ce qui s’applique se fait autant que possible : dans le plus d’espaces, avec "
    "le plus de pièces, tant qu’il y a pièces et Ressources. Coûts et conditions sont ceux des joueurs.",
    "8.1.2": "Ils placent leurs Bases et retirent celles de l’ennemi d’abord, puis Guérillas ou Forces spéciales, "
    "puis Troupes et Police à parts égales, en commençant par les moins nombreuses (Troupes à égalité), la dernière "
    "Police en dernier ; chez l’ennemi les clandestines d’abord, et US avant ARVN ou VC avant NVA. Leurs pièces "
    "partent dans l’ordre inverse. Jamais deux Bases COIN dans un espace, pas de Base ARVN en Ville. US et ARVN "
    "prennent hors jeu, puis dans les Pertes, puis aux Disponibles ; des deux premiers dans l’ordre Bases, Rangers, "
    "Troupes, Irréguliers. Ce qui doit être remplacé part même sans remplaçant. Jamais de don de Ressources [1.5.2].",
    "8.1.3": "Pour chaque priorité tour à tour, prenez des espaces jusqu’à ce qu’aucun ne convienne plus ou que sa "
    "propre limite soit atteinte, puis passez à la suivante, jusqu’à la limite de toute l’action ou à la fin des "
    "Ressources. Les candidats que rien ne distingue se prennent au hasard [8.2].",
    "8.1.4": "Les priorités numérotées se suivent, chacune faite autant que possible ; celles aux numéros blancs "
    "sont des étapes d’une autre. Celles à lettre ne font que départager : chacune resserre les candidats restants.",
    "8.2": "Deux dés, d’abord les dizaines puis les unités, désignent un espace sur la carte des espaces au "
    "hasard ; s’il n’est pas candidat, suivez les flèches jusqu’au premier qui l’est. Faites-y tout ce qui est "
    "possible avant d’en tirer un autre. Les LdC ont leur propre ordre [8.3].",
    "8.3": "Les LdC viennent après les Provinces et Villes candidates égales. Entre LdC : la plus haute Écon, puis "
    "une qui touche une Ville au hasard [8.2], puis un dé à chances égales. On ne sabote que des LdC sans Sabotage.",
    "8.4.1": "Un fusil sous le symbole de la Faction sur la carte : elle refuse l’Événement et exécute une "
    "Opération avec Activité spéciale. Un halo : il y a une instruction pour elle, à suivre d’abord. Un Non-joueur à "
    "qui l’Événement d’un autre donne des actions gratuites suit sa propre instruction pour cet Événement, s’il en a "
    "une.",
    "8.4.2": "NVA et VC Non-joueurs emploient le texte ombré, US et ARVN le texte non ombré, sauf si une "
    "instruction dit autre chose [8.4.1].",
    "8.4.3": "Les Événements placent, retirent et déplacent autant de pièces que le permettent le texte, la réserve "
    "[1.4.1] et l’empilement [1.4.2], dans l’ordre de [8.1.2]. US et ARVN prennent d’abord hors jeu, puis dans les "
    "Pertes, puis aux Disponibles.",
    "8.4.4": "Les bénéfices vont à lui-même, puis à son ami, puis à un ennemi au hasard, Non-joueurs d’abord. US et "
    "ARVN augmentent l’Aide et les Ressources ARVN, NVA et VC les diminuent ; l’ARVN augmente le Patronage, les "
    "autres le diminuent. Les actions gratuites suivent l’organigramme de la Faction qui agit, sans ses cases "
    "d’Événement et de Passe ; de plusieurs à la suite, les priorités de la première comptent. Espaces : pour les "
    "décalages selon [8.4.5], puis où le plus de Bases, puis d’autres pièces sont touchées, puis au hasard [8.2]. "
    "S’il faut perdre des amis, ceux de l’autre Faction d’abord.",
    "8.4.5": "Espaces pour les décalages. VC : le plus grand gain d’Opposition totale, puis la plus grande perte de "
    "Soutien total. NVA : la plus grande perte de Soutien, puis le moindre gain d’Opposition. ARVN : la plus grande "
    "perte d’Opposition, puis le moindre gain de Soutien. US : le plus grand gain de Soutien, puis la plus grande "
    "perte d’Opposition. Voir [1.6.2].",
    "8.4.6": "Un Non-joueur joue son Événement charnière dès qu’il le peut [2.3.8] et qu’une Faction d’un joueur "
    "est la 1re éligible, même sur un Événement charnière d’un joueur qu’il supplante. Plusieurs à la fois se "
    "supplantent comme d’habitude.",
    "8.4.7": "Tout choix dans un Événement que rien de ce qui précède ne règle se fait au hasard.",
    "8.5.1": "Terreur [3.3.4] si le VC peut la payer, sans taxer, dans un espace en Soutien, ou si ce qu’il peut "
    "payer décale une Population d’au moins deux dés. Partout où un décalage est possible, la plus haute Population "
    "d’abord, mais en gardant la dernière Guérilla clandestine à une Base VC sans Soutien ; puis sur les LdC, avec "
    "12 Ressources ou plus et l’Aide sous 30. À 0, il taxe d’abord. Ensuite, s’il n’a pas taxé, il taxe avec au plus "
    "9 Ressources : LdC d’Écon 2, de 1, espaces en Soutien actif ; s’il reste à 0, Opposition active, puis d’autres. "
    "Sinon il subvertit jusqu’à 2 espaces : pour ôter le Contrôle COIN, puis le plus de cubes ; il ne remplace qu’un "
    "cube seul.",
    "8.5.2": "Sans Terreur [8.5.1] : si une Capacité VC suit, que la carte en cours n’en est pas une (ou a été "
    "jouée) et qu’un dé dépasse le nombre de cartes de Coup d’État dans la case du Dirigeant, le VC passe, et prend "
    "cet Événement à la carte suivante sans autre dé. Une Capacité en cours se joue si un dé, maintenant ou alors, "
    "dépasse ce nombre. Si ni l’une ni l’autre carte n’est une Capacité, il joue l’Événement sauf s’il est sans "
    "effet [8.1].",
    "8.5.3": "Rallier [3.3.1] s’il placerait deux Bases VC, si trois dés font moins que les Guérillas VC "
    "Disponibles, ou si aucune Attaque n’était possible. Jusqu’à 6 espaces : des Bases où il y a 4 Guérillas VC ; "
    "une Guérilla dans 2 espaces au plus qui n’en ont pas, avec des cubes ARVN, puis peuplés ; aux Bases VC avec "
    "moins de 4 clandestines ; où il y en a 1 à 3 ; d’autres espaces du Sud. À égalité : ôter le Contrôle COIN, puis "
    "celui d’une NVA joueuse. À 0 Ressource, taxer d’abord. Puis Taxer, sinon Subvertir [8.5.1]. À défaut : Marche "
    "[8.5.4], Attaque [8.5.5], Passer.",
    "8.5.4": "Marche [3.3.2] hors Mousson, en laissant 2 Guérillas à chaque Base VC et 1 dans les autres espaces du "
    "Sud, sans donner de Contrôle à personne : une Guérilla clandestine sur chacune de 3 LdC au plus qui ont une "
    "Écon ; puis vers la Population, le plus de clandestines où l’on n’est pas en Opposition active, puis où il y a "
    "place pour une Base, puis pour ôter le Contrôle COIN ; puis pour ôter celui d’une NVA joueuse. Embuscade dans 2 "
    "espaces au plus, depuis des LdC si possible, les US d’abord : pour ouvrir la voie vers une Base, Bases, Forces "
    "spéciales, cubes. Sinon Taxer ou Subvertir [8.5.1]. À défaut : Attaque [8.5.5], Rallier [8.5.3], Passer.",
    "8.5.5": "Attaque [3.3.3] avec au moins 1 Ressource, sinon Rallier [8.5.3]. D’abord des Embuscades dans 2 "
    "espaces au plus comme après une Marche [8.5.4] ; puis partout où il y a 3 Guérillas VC actives ou plus et "
    "aucune clandestine, d’abord où une Base peut tomber, puis des Forces spéciales, puis des cubes ; US avant ARVN. "
    "Sans Embuscade il taxe [8.5.1]. À défaut : Marche, Rallier, Passer.",
    "8.5.6": "Il agite [6.3.2] autant qu’il peut : le plus grand décalage total d’abord, puis où il y a du Soutien, "
    "puis sans Terreur, puis au hasard. Il n’ôte la Terreur que si un décalage suit.",
    "8.6.1": "Attaque [3.3.3] si Embuscades et Troupes peuvent retirer une Base COIN ou autant de pièces qu’un dé "
    "le dit. D’abord Embuscade [4.4.3] dans un ou deux espaces avec 3 Troupes NVA au plus : pour les Bases, puis "
    "d’autres, Laos et Cambodge d’abord, depuis des LdC, dernières pièces, Forces spéciales, US. Avec 4 Ressources "
    "et une seule pièce à prendre, ou sans Embuscade, Bombarder [4.4.2] : avec des pièces NVA, puis adjacents ; "
    "Bases, US. Puis Attaque où les Troupes en retirent 2 ou plus, avec 4 Guérillas ou plus, où les Troupes en "
    "retirent 1 ; à égalité : Laos et Cambodge, Bases, Forces spéciales, US.",
    "8.6.2": "Sans Attaque [8.6.1] : si une Capacité NVA suit, que la carte en cours n’en est pas une (ou a été "
    "jouée) et qu’un dé dépasse le nombre de cartes de Coup d’État dans la case du Dirigeant, la NVA passe, et prend "
    "cet Événement à la carte suivante sans autre dé. Une Capacité en cours se joue si un dé, maintenant ou alors, "
    "dépasse ce nombre. Si aucune n’en est une, elle joue l’Événement sauf s’il est sans effet [8.1]. À 0 Ressource "
    "elle passe.",
    "8.6.3": "Terreur [3.3.4] si elle peut se faire en Soutien pour une Population totale d’au moins un dé : dans "
    "chacun de ces espaces, la plus haute Population d’abord si les Ressources manquent. Puis Bombarder [8.6.1].",
    "8.6.4": "Rallier [3.3.1] si la Piste est à 0 ou 1, si un espace avec Base NVA a moins de 2 unités NVA, si plus "
    "de Guérillas sont Disponibles que n’en montrent deux dés (selon l’organigramme), si une Base serait placée, ou "
    "si aucune Marche n’était possible. Jusqu’à 3 espaces (un avec AAA non ombré, pour la Piste) : une Base à 4 "
    "unités insurgées dont 2 Guérillas NVA ; où le COIN contrôle au Laos ou au Cambodge ; aux Bases, les plus "
    "faibles d’abord ; d’autres. Puis la Piste, avec 3 Ressources (à 3 : avec 9). Puis Infiltrer [4.4.1] si cela "
    "amène une Base ou 4 Troupes : Bases VC, puis Troupes où il y a le plus de Guérillas, en en gardant 2. Sinon "
    "Bombarder [8.6.1]. À défaut : Marche [8.6.5], Passer.",
    "8.6.5": "Marche [3.3.2] hors Mousson, en gardant le Contrôle NVA et 2 unités à chaque Base, par plusieurs "
    "espaces seulement à Piste 4 ou gratuite : 4 unités dont 2 Guérillas dans un espace du Laos ou du Cambodge avec "
    "de la place, si une Base est Disponible ; une Guérilla clandestine sur une LdC, Hue-Da Nang d’abord ; le "
    "Contrôle de 3 espaces au plus, plus haute Population, un seul groupe, pas de Base US, Base VC ; le plus de "
    "Troupes à côté du Contrôle COIN. Embuscade seulement pour retirer une Base, sinon Infiltrer [8.6.4], sinon "
    "Bombarder [8.6.1]. À défaut : Rallier [8.6.4], Passer.",
    "8.6.6": "Se redéploie [6.4.3] sans perdre de Contrôle NVA ni donner de Contrôle COIN. Sauf à la dernière "
    "manche, 2 unités NVA restent ou viennent dans chaque espace avec Base. Puis elle ajoute le plus de Contrôle NVA "
    "sans plus de Troupes qu’il n’en faut ; puis elle ôte du Contrôle COIN ; puis elle amène le plus de Troupes à "
    "côté du Contrôle COIN, dans un seul espace, au Sud d’abord.",
    "8.7.1": "Si une Capacité ARVN suit, que la carte en cours n’en est pas une (ou a été jouée) et qu’un dé "
    "dépasse le nombre de cartes de Coup d’État dans la case du Dirigeant, l’ARVN passe, et prend cet Événement à la "
    "carte suivante sans autre dé. Une Capacité en cours se joue si un dé, maintenant ou alors, dépasse ce nombre. "
    "Si aucune n’en est une, elle joue l’Événement sauf s’il est sans effet [8.1]. Avec moins de 3 Ressources elle "
    "passe.",
    "8.7.2": "Entraîner [3.2.1] avec 12 pièces ARVN Disponibles, si une Base serait placée, ou si aucune Patrouille "
    "n’était possible. Jusqu’à 3 espaces reçoivent 6 cubes, ou des Rangers : pour ajouter du Contrôle COIN, puis le "
    "type qui manque. Puis Gouverner : des US joueurs au-delà de 50, le Patronage de la plus haute Population ; "
    "sinon le plus de Patronage sans rendre Neutre ; puis l’Aide. Ou Transporter jusqu’à 6 : du Laos et du Cambodge, "
    "puis d’où il y en a le plus de reste, vers de la Police sans Troupes ou pour changer le Contrôle. Puis une Base "
    "à 5 unités COIN dont 3 cubes ARVN, sinon Pacifier [8.7.6], une fois. À défaut : Passer.",
    "8.7.3": "Patrouiller [3.2.2] si des ennemis sont sur une LdC qui touche Saigon ou barrent la route de là à une "
    "Ville, ou si aucun Assaut n’était possible. La Police, puis les Troupes vont sur chaque LdC disputée, les plus "
    "proches de Saigon d’abord, 3 ou le double des ennemis si c’est possible ; puis dans les Villes pour le Contrôle "
    "COIN et 3 unités avec Troupes et Police. Les Provinces gardent le Contrôle, 3 unités et la dernière de chaque "
    "sorte. Puis l’Assaut qui retire le plus. Puis Gouverner ou Transporter. À défaut : Entraîner [8.7.2].",
    "8.7.4": "Assaut [3.2.4] si à lui seul il change un Contrôle, retire des Troupes NVA, ou frappe une Base sans "
    "Guérillas clandestines, ou si aucun Ratissage n’était possible. D’abord Raid [4.3.3] s’il retire une pièce : "
    "Bases, Contrôle, Guérillas clandestines ; on ne laisse derrière soi aucun Contrôle COIN perdu ; sinon "
    "Transporter [8.7.2]. Puis 3 espaces au plus : Bases et Tunnels, le plus de Contrôle changé en Population, "
    "derniers ennemis, puis 2 pièces ou plus. À défaut : Patrouiller [8.7.3], Entraîner [8.7.2].",
    "8.7.5": "Ratisser [3.2.3] hors Mousson, 3 espaces au plus. D’abord Raid [8.7.4]. Espaces avec des forces ARVN "
    "et des Guérillas clandestines : Soutien, VC, Population. Des Troupes y vont, en laissant le Contrôle COIN et 3 "
    "unités derrière elles : pour en activer le plus, puis pour ajouter du Contrôle COIN, là et dans d’autres "
    "espaces, Bases d’abord. Sans Raid, Transporter [8.7.2] pour en activer davantage. Les VC sont activées avant "
    "les NVA. À défaut : Assaut [8.7.4].",
    "8.7.6": "Pacifie où elle peut, mais vers le Soutien actif seulement tant que le compte des US reste à 45 au "
    "plus [7.2]. D’abord sans Terreur, puis où il y a de l’Opposition, puis le plus grand décalage. La Terreur n’est "
    "ôtée que si un décalage suit [6.3.1].",
    "8.7.7": "Se redéploie [6.4.2]. Les Troupes qui doivent partir, et d’autres de reste, ajoutent du Contrôle COIN "
    "et ôtent du Contrôle NVA ; puis portent à 3 cubes COIN les Villes sans Contrôle NVA ; le reste va dans un "
    "espace au hasard. Puis la Police, d’abord des LdC disputées, jamais la dernière, ni sous 3 cubes, ni en perdant "
    "le Contrôle : exactement 3 sur la Route 13/14 depuis Saigon si elle est libre d’ennemis ; pour garder le "
    "Contrôle d’où des Troupes sont parties ; une dans chaque Province sous Contrôle COIN ; une dans chaque Ville.",
    "8.8.1": "Les US suivent JFK, LBJ ou Nixon ; le scénario dit lequel d’abord. À chaque phase d’Engagement, une "
    "fois replacées les Pertes qui reviennent, si leur compte est de 45 au plus [7.2], un dé est comparé aux cartes "
    "de Coup d’État dans la case du Dirigeant : égal JFK, plus LBJ, moins Nixon. La Politique guide l’Engagement "
    "[8.8.9] et la suite.",
    "8.8.2": "Si une Capacité US suit, que la carte en cours n’en est pas une et qu’un dé dépasse le nombre de "
    "cartes de Coup d’État dans la case du Dirigeant, les US passent, et prennent cet Événement à la carte suivante "
    "sans autre dé. Une Capacité en cours se joue si un dé, maintenant ou alors, dépasse ce nombre.",
    "8.8.3": "Assaut [3.2.4] si à lui seul il peut retirer une Base, ou si des Troupes NVA sont avec des Troupes ou "
    "Bases US. D’abord les espaces où tous les ennemis actifs partent, puis plus de la moitié, puis quelques-uns ; à "
    "égalité : Contrôle NVA, Base ou Tunnel, Base US, Population. L’ARVN s’ajoute où cela sert. Avec Cobras ou "
    "Abrams ombré, 2 espaces au plus. Entre-temps : Pont aérien [4.2.2] de Troupes inutiles sur place depuis 3 "
    "espaces au plus (Mousson 1), pour l’Assaut ou le Ratissage, puis vers de la Police sans Soutien actif ; Laos et "
    "Cambodge pour Nixon seul. Sinon Frappe aérienne [4.2.3] après lui : Piste, Contrôle NVA, LdC, Bases, le plus de "
    "pièces. À défaut : Ratisser [8.8.5].",
    "8.8.4": "À la Mousson, Patrouiller [3.2.2] ramène toutes les Troupes US du Laos et du Cambodge dans le moins "
    "d’espaces du Sud possible, Villes sans Soutien actif d’abord ; sans de telles Troupes, Entraîner [8.8.7]. LBJ "
    "fait alors une Frappe aérienne [8.8.3] ; sinon Conseiller [4.2.1] dans 2 espaces au plus : Assaut, puis Forces "
    "spéciales, pour changer un Contrôle, pour les Bases, pour le plus de pièces ; puis Ratisser ; 6 d’Aide si "
    "l’Aide est à 30 au plus. Sinon Pont aérien.",
    "8.8.5": "Ratisser [3.2.3] hors Mousson si une Guérilla clandestine est en Soutien, ou si Entraîner ou Assaut "
    "était impossible. Espaces avec des Guérillas clandestines : tous ceux avec des pièces US, 2 au plus sans ; "
    "Soutien, Bases, Population. Des Troupes viennent, du Laos et du Cambodge d’abord, où il y a au plus 2 Troupes "
    "NVA, sans changer de Contrôle et en laissant 3 unités COIN en Soutien : pour les activer toutes, plus de la "
    "moitié, puis pour le Contrôle COIN. Hors du Sud pour Nixon seul. JFK et Nixon : Pont aérien, LBJ : Frappe "
    "aérienne [8.8.3]. VC avant NVA. À défaut : Entraîner [8.8.7], Passer.",
    "8.8.6": "S’ils n’ont ni joué une Capacité, ni passé, ni fait Assaut, Ratissage ou Patrouille, les US jouent "
    "l’Événement s’ils le peuvent, sauf s’il est sans effet [8.1].",
    "8.8.7": "Entraîner [3.2.1] : un Irrégulier (JFK deux) dans les espaces sans Base US, Provinces d’abord, où il "
    "n’y en a pas ; puis à une Base US 6 cubes ARVN, sinon des Rangers (Nixon l’inverse), pour le Contrôle ; puis à "
    "Saigon le Patronage d’une ARVN joueuse au-dessus de 22 ; si rien n’a été pris, Pacifier [8.8.8] où cela fait le "
    "plus. Puis LBJ fait une Frappe aérienne [8.8.3], sinon Conseiller [8.8.4]. À défaut : Ratisser [8.8.5], Passer.",
    "8.8.8": "Pacifient autant que possible ; à l’Entraînement d’abord où il n’y a pas de Police ; puis le plus "
    "grand décalage, puis sans Terreur, puis au hasard. La Terreur n’est ôtée que si un décalage suit dans les "
    "limites de l’Écon [1.8.1].",
    "8.8.9": "Après les Pertes et la Politique [8.8.1], les Bases bougent, puis les Troupes [6.5]. JFK : 2 Bases "
    "entrent, puis aussi près que possible de 15 Troupes Disponibles. LBJ : 2 Bases entrent, 5 Troupes. Nixon : 2 "
    "Bases sortent, mais une reste à Saigon, 25 Troupes. Les Bases vont où il y a Contrôle COIN et pas de Base COIN. "
    "Les Troupes se répartissent également entre les Bases US, à défaut à Saigon ; elles quittent d’abord les "
    "espaces sans Base US, sauf Saigon.",
    "8.9": "Un joueur seul mène US et ARVN, ou NVA et VC, ou une Faction ; la plus basse marge compte [7.3], et il "
    "ne gagne jamais dans une phase de Victoire. Si un Non-joueur y gagne, il a perdu. À la fin, sa marge doit être "
    "la plus haute : 1 à 5 d’avance est une impasse, 6 ou plus une victoire. Facile : les Opérations limitées des "
    "Non-joueurs le restent. Plus dur : des Capacités contre lui valent dès le début ; ou, dès le deuxième Coup "
    "d’État, il ne doit être derrière aucun Non-joueur.",
}
