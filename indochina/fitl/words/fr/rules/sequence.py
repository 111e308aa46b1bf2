"""2 Who acts when."""

from __future__ import annotations

SEQUENCE: dict[str, str] = {
    "2.1": "Choisissez un scénario, des options et qui mène chaque Faction [1.5]. La pioche est faite de piles "
    "égales d’Événements, un Coup d’État mélangé à chacune : trois piles de 8 Événements dans la partie courte, "
    "trois de 12 dans la moyenne, six de 12 dans la longue. Les Événements restants ne se voient pas. Avec l’option "
    "des périodes, on ne distribue que les Événements des années du scénario. Les Événements charnières ne servent "
    "que dans les parties moyenne et longue [2.3.8].",
    "2.2": "Deux cartes sont toujours ouvertes : celle qu’on joue et la suivante. Chacun peut consulter les cartes "
    "jouées et compter celles qui restent dans la pioche.",
    "2.3": "Sur une carte Événement, deux Factions au plus exécutent une Opération ou l’Événement : les éligibles, "
    "dans l’ordre imprimé sur la carte [2.3.2]. Les Factions inéligibles ne font rien.",
    "2.3.1": "Qui a exécuté une Opération ou l’Événement sur la dernière carte est inéligible sur celle-ci ; tous "
    "les autres sont éligibles. Tous le sont au début et après chaque Coup d’État [6.6]. Une Opération gratuite "
    "donnée par l’Événement d’un autre ne compte pas [3.1.2].",
    "2.3.2": "La Faction éligible la plus à gauche sur la carte est la 1re éligible, la suivante la 2e. Les halos "
    "et les fusils près des symboles ne concernent que les Non-joueurs [8.4.1].",
    "2.3.3": "La 1re ou la 2e éligible peut passer : elle reste éligible pour la carte suivante ; NVA ou VC gagne 1 "
    "Ressource, et si c’est US ou ARVN l’ARVN en gagne 3. L’éligible suivante prend sa place avec les mêmes choix. "
    "Quand la dernière a passé, on joue la carte suivante [2.3.7].",
    "2.3.4": "La 1re éligible exécute une Opération, à laquelle elle peut joindre une Activité spéciale [4.1], ou "
    "bien l’Événement. La 2e a ensuite : après une Opération seule, une Opération limitée [2.3.5] ; après une "
    "Opération avec Activité spéciale, une Opération limitée ou l’Événement ; après l’Événement, une Opération à "
    "laquelle elle peut joindre une Activité spéciale. Une Opération ne compte que si elle a lieu dans un espace, ou "
    "si c’est un Ralliement qui améliore la Piste [3.3.1] ; une Patrouille compte toujours.",
    "2.3.5": "Une Opération limitée a lieu dans un seul espace, sans Activité spéciale. Patrouiller [3.2.2], "
    "Ratisser [3.2.3] et Marche [3.3.2] peuvent amener des pièces de plusieurs espaces, mais vers une seule "
    "destination. Elle rend inéligible comme toute autre Opération.",
    "2.3.6": "Quand les deux ont agi (ou que tous ont passé), qui a exécuté une Opération, même limitée, ou "
    "l’Événement devient inéligible et tous les autres éligibles, sauf si un Événement a dit qu’une Faction reste "
    "éligible ou est rendue inéligible.",
    "2.3.7": "La carte suivante devient celle qu’on joue, et celle d’en dessous est retournée, même si la nouvelle "
    "est un Coup d’État [2.4].",
    "2.3.8": "Dans les parties moyenne et longue, chaque Faction a un Événement charnière. Elle peut le jouer sur "
    "la carte Événement en cours, annulée avec son ordre, si elle est éligible, si la condition imprimée est "
    "remplie, si personne n’a encore agi sur la carte et si aucun Coup d’État ne suit. Le VC peut supplanter avec le "
    "sien celui de n’importe qui, l’ARVN celui des US ou de la NVA, la NVA celui des US ; une carte supplantée "
    "revient à son propriétaire. L’ordre de la carte charnière vaut pour la suite.",
    "2.3.9": "Tant qu’un Coup d’État est la carte suivante, c’est la Mousson : pas de Ratissage [3.2.3], même par "
    "Conseiller, pas de Marche [3.3.2], Pont aérien et Frappe aérienne dans deux espaces au plus [4.2.2] [4.2.3], "
    "pas d’Événement charnière [2.3.8]. Ce qu’un Événement ordonne lui-même se fait tout de même [5.1.1].",
    "2.4": "Faites aussitôt ce que dit la carte de Coup d’État, mettez-la dans la case du Dirigeant RVN [2.4.1], "
    "puis jouez la manche de Coup d’État [6.0].",
    "2.4.1": "La dernière carte de Coup d’État est le Dirigeant RVN et son texte durable est en vigueur ; au début "
    "c’est Minh, imprimé sur le plateau, qui n’est pas une carte. Une tentative manquée (Failed Attempt) va sous les "
    "cartes déjà là et ne met fin qu’à Minh. Des Événements et les Non-joueurs comptent les cartes de la case. Ky "
    "agit sur la Pacification dès la manche qui l’amène [6.3.1].",
    "2.4.2": "Si personne n’a gagné à la fin de la manche du dernier Coup d’État, la partie s’arrête là et les "
    "marges décident [7.3].",
}
