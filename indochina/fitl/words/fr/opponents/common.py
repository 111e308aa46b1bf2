"""Fire in the Lake in French: reasons of the Non-players, those of all of them (8.0)."""

COMMON: dict[str, str] = {
    "reason.nonplayer": "{what}",
    "reason.routine": "{what}",
    "explain.dice": "{word} : {rolled} = {n}",
    "explain.holds": "{word} : oui",
    "explain.fails": "{word} : non",
    "explain.priority": "{word} : {found}",
    "explain.candidates": "candidats : {spaces}",
    "explain.narrowed": "{by} : {spaces}",
    "explain.rolled": "dés {rolled} : {found}",
    # what conditions count
    "name.spaces": "espaces",
    "name.enemies": "ennemis",
    "name.population": "Population",
    "name.bases": "Bases",
    # English shows these by their keys
    "name.all": "tout",
    "name.yes": "oui",
    "name.no": "non",
    "name.none": "aucune",
    "name.guerrillas": "Guérillas",
    "name.troops": "Troupes",
    # 8.1-8.4 what all do alike
    "name.np.done": "plus rien à faire",
    "name.np.lot": "au sort",
    "name.np.operation": "l’Opération décidée",
    "name.np.capability": "un dé contre les cartes de Dirigeant RVN",
    "name.np.capability.wait": "Passer, pour attendre sa propre Capacité",
    "name.np.capability.waited": "il a attendu cette Capacité",
    "name.np.capability.play": "jouer la Capacité",
    "name.np.pivotal": "la Faction d’un joueur est la 1re éligible",
    "name.np.pivotal.play": "jouer aussitôt l’Événement charnière",
    "name.np.pivotal.trump": "supplanter l’Événement charnière",
    "name.np.pivotal.hold": "garder l’Événement charnière",
}
