"""1 The map, the pieces, the factions, what is counted."""

from __future__ import annotations

COMPONENTS: dict[str, str] = {
    "1.2": "Le plateau a des espaces [1.3.1] et des pistes de comptage [1.8]. La pioche a 130 cartes : 120 "
    "Événements [5.1], 4 Événements charnières [2.3.8] et 6 Coups d’État [2.4]. Il y a 229 pièces [1.4.1] ; des "
    "marqueurs de Soutien, d’Opposition, de Contrôle, de Tunnel, etc. ; 15 marqueurs communs à la Terreur et au "
    "Sabotage [3.3.4] ; et trois dés.",
    "1.3.1": "Un espace est une Province, une Ville ou une ligne de communication (LdC : une route ou le Mékong). "
    "Tous peuvent contenir des pièces. Un bourg n’est pas un espace : il ne fait que séparer des LdC [1.3.6].",
    "1.3.2": "Une Province a une Population de 0, 1 ou 2, qui compte pour le Soutien et l’Opposition [1.6.2] et "
    "pour le Contrôle [1.7]. Son terrain est Hauts-Plateaux, Plaine ou Jungle : la Jungle gêne le Ratissage [3.2.3], "
    "les Hauts-Plateaux gênent l’Assaut [3.2.4].",
    "1.3.3": "Une Ville a une Population de 1 ou 2 ; Saigon en a 6. Elle compte comme celle d’une Province [1.3.2].",
    "1.3.4": "Une LdC a une valeur Écon de 0, 1 ou 2 et pas de Population. L’Écon non sabotée nourrit l’ARVN "
    "[6.2.3] ; le VC peut la taxer [4.5.1]. Une LdC contient des pièces, mais pas de Bases [1.4.2], et personne ne "
    "la contrôle [1.7].",
    "1.3.5": "Le Nord-Vietnam, le Laos et le Cambodge sont à l’étranger ; tout le reste, LdC comprises, est le "
    "Sud-Vietnam. Aucune pièce US ou ARVN n’entre au Nord-Vietnam [1.4.2]. Elles peuvent entrer au Laos et au "
    "Cambodge, mais ce qui s’y trouve à la phase de Redéploiement suivante est retiré [6.4.1].",
    "1.3.6": "Deux espaces sont adjacents s’ils se touchent, si ce sont des Provinces que seule une LdC sépare, ou "
    "si ce sont des LdC ou des Provinces qui se rejoignent à un bourg.",
    "1.3.7": "Un espace est côtier s’il touche la mer, ou la toucherait sans une LdC. Seuls quelques Événements le "
    "demandent [5.1].",
    "1.4.1": "Une pièce placée vient des Disponibles ; une pièce retirée du plateau y retourne, mais des pièces US "
    "peuvent devenir des Pertes [3.3.3], et certaines pièces sont hors jeu. Quand une Faction place ses propres "
    "pièces par une Opération, une Activité spéciale ou un Événement, elle peut prendre ailleurs sur le plateau un "
    "type dont aucune n’est Disponible ; une Base y perd son Tunnel. Les US ne le peuvent qu’avec des Irréguliers et "
    "des pièces ARVN, jamais avec des Troupes ou des Bases US. Si la pièce de remplacement manque, l’autre est "
    "simplement retirée, sauf pour Infiltrer [4.4.1].",
    "1.4.2": "Une Province ou une Ville contient au plus deux Bases, quel qu’en soit le camp, une LdC aucune. "
    "Seules des pièces NVA et VC peuvent être au Nord-Vietnam. Ni placement ni déplacement n’enfreint jamais ces "
    "limites, pas même par un Événement [5.1.1].",
    "1.4.3": "Les Guérillas et les Forces spéciales (Irréguliers, Rangers) sont clandestines ou actives ; toutes "
    "les autres pièces sont toujours actives. Les nouvelles arrivent clandestines, même en remplacement. Activer une "
    "pièce déjà active est permis et ne change rien, sauf si une pièce clandestine est demandée. Se déplacer ne "
    "retourne personne, sauf si une règle le dit.",
    "1.4.4": "La mise en place [2.1] et des Événements [5.1] donnent un Tunnel à des Bases NVA et VC, jamais plus "
    "d’un par Base. Une telle Base résiste à l’Assaut, qui ne peut qu’ôter le marqueur [3.2.4], ainsi qu’aux Frappes "
    "aériennes [4.2.3], à Conseiller [4.2.1], aux Raids [4.3.3] et aux Événements qui ne la nomment pas [5.1.1]. Si "
    "la Base part, le Tunnel part avec elle. La NVA qui reprend une telle Base VC reprend son Tunnel [4.4.1].",
    "1.5": "Quatre Factions : US, ARVN, NVA et VC. Celles qui n’ont pas de joueur sont des Non-joueurs [8.1] ; ou "
    "bien, à deux ou trois, un joueur mène NVA et VC, ou US et ARVN. Politburo : qui mène NVA et VC compte la plus "
    "haute de leurs marges aux Coups d’État, et y gagne si l’une remplit sa condition [7.2], mais la plus basse "
    "après le dernier [7.3]. Souveraineté : qui mène US et ARVN compte toujours la plus basse, et ne met fin à la "
    "partie que si les deux remplissent la leur.",
    "1.5.1": "US et ARVN (COIN) sont amis, NVA et VC (Insurgés) aussi. Chaque Faction d’un camp est l’ennemie des "
    "deux de l’autre.",
    "1.5.2": "Les joueurs peuvent convenir de tout ce que permettent les règles, ouvertement ; personne n’y est "
    "tenu. Chaque fois que NVA ou VC exécute quelque chose, chacun peut donner à l’autre jusqu’à la moitié de ses "
    "Ressources [1.8].",
    "1.6.1": "Toute Province ou Ville peuplée est à l’un de cinq niveaux : Neutre, entre Soutien passif et actif "
    "d’un côté, Opposition passive et active de l’autre. Un décalage la déplace d’un cran dans cette rangée. Sans "
    "Population, et sur les LdC, on est toujours Neutre.",
    "1.6.2": "Le Soutien total est la Population en Soutien passif plus deux fois celle en Soutien actif ; de même "
    "pour l’Opposition totale. Ils comptent pour la victoire des US et du VC [7.2].",
    "1.7": "Le COIN contrôle une Province ou une Ville où les pièces US et ARVN ensemble sont plus nombreuses que "
    "les pièces NVA et VC ensemble. La NVA la contrôle où ses seules pièces sont plus nombreuses que toutes les "
    "autres, VC comprises. Le VC ne contrôle jamais. Le Contrôle change dès que des pièces vont ou viennent, sauf "
    "pendant le Redéploiement [6.4.4] et l’Engagement [6.5].",
    "1.8": "ARVN, NVA et VC paient leurs Opérations en Ressources [3.1]. L’Aide s’ajoute aux Ressources ARVN à "
    "chaque Coup d’État [6.2.3] ; le Patronage compte pour la victoire de l’ARVN [7.2]. Chacun va de 0 à 75.",
    "1.8.1": "Les US n’ont pas de Ressources. Où ils paient (pièces ARVN à l’Entraînement, Pacification, Assaut "
    "ARVN ajouté), ils dépensent celles de l’ARVN, et seulement ce qui dépasse l’Écon totale marquée [6.2.3]. L’ARVN "
    "elle-même peut tout dépenser.",
    "1.9": "La piste du bord montre ce que chacun a pour la victoire [7.2]. US : Soutien total plus Troupes et "
    "Bases US Disponibles. NVA : Population sous Contrôle NVA plus Bases NVA sur le plateau. ARVN : Population sous "
    "Contrôle COIN plus Patronage. VC : Opposition totale plus Bases VC sur le plateau.",
}
