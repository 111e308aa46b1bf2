"""Fire in the Lake in French: scenarios and settings."""

HELP_FR: dict[str, str] = {
    "scenario.full": "Complet : Nam, 1964-1972",
    "scenario.medium": "Moyen : A Better War, 1968-1972",
    "scenario.short": "Court : Westy’s War, 1965-1967",
    "setting.period_events": "2.1 ne distribuer que les cartes Événement des années du scénario",
    "setting.political_rhythm": "tournoi : chaque carte Coup d’État parmi les quatre derniers Événements de sa pile",
    "setting.high_winds": "tournoi : pendant la Mousson, le Pont aérien ne déplace que des pièces US",
    "setting.transfers": "1.5.2 NVA et VC peuvent se donner jusqu’à la moitié de leurs Ressources",
    "setting.politburo": (
        "1.5 un joueur mène NVA et VC : la plus haute marge compte aux Coups d’État, la plus basse à la fin"
    ),
    "setting.sovereignty": "1.5 un joueur mène US et ARVN : la plus basse marge compte, toujours",
    "setting.us": "8.0 qui mène les US",
    "setting.arvn": "8.0 qui mène l’ARVN",
    "setting.nva": "8.0 qui mène la NVA",
    "setting.vc": "8.0 qui mène le VC",
    "setting.together": (
        "8.9 contre deux Non-joueurs, US et ARVN (ou NVA et VC) sont menés par un joueur ; non : par deux"
    ),
    "setting.easy": "8.9 pour un joueur seul : les Opérations limitées des Non-joueurs le restent",
    "setting.difficulty_a": (
        "8.9 pour un joueur seul : les Capacités du scénario moyen qui lui nuisent valent dès le début"
    ),
    "setting.difficulty_b": (
        "8.9 pour un joueur seul : dès le 2e Coup d’État, il perd s’il est derrière à une phase de Victoire"
    ),
    "setting.handicap": "7.3 avec Duperie : le joueur le moins expérimenté, qui choisit deux marqueurs",
    "setting.handicap_next": "7.3 avec Duperie : un autre joueur peu expérimenté, qui choisit deux marqueurs ensuite",
    "setting.deception": (
        "7.3 pour 3 ou 4 joueurs : chacun a deux marqueurs cachés de trois sortes. RECONSTITUÉ : aucune source ne dit "
        "la répartition des douze ; ici quatre de chaque sorte"
    ),
    "setting.ruling_attack": (
        "3.3.3 une Attaque de Guérillas réussie retire 2 pièces ennemies, pas moins, si elle le peut"
    ),
    "setting.ruling_card_6": "carte 6 non ombrée : les US décident de la Frappe aérienne, quel que soit l’exécutant",
    "setting.ruling_card_9": "carte 9 non ombrée : une seule origine et une seule destination pour les 3 Troupes",
    "setting.ruling_card_16": "carte 16 ombrée : seules les Troupes US et ARVN comptent, pas celles de la NVA",
    "setting.ruling_card_56": "carte 56 non ombrée : un espace avec une seule Guérilla peut aussi être choisi",
    "setting.ruling_card_70": (
        "carte 70 non ombrée : US et ARVN Non-joueurs suivent l’instruction de la feuille (8.4.1)"
    ),
    "setting.ruling_card_91": "carte 91 ombrée : les Guérillas placées sont de la NVA",
    "setting.ruling_claymores": (
        "carte 17 non ombrée : arrête aussi une Embuscade que les cartes 56 et 69 accordent sans la nommer"
    ),
    "setting.ruling_free_space": (
        "5.1.3 Événements sauf la carte 21 : tout espace conforme au texte, même si l’on y fait moins"
    ),
    "setting.ruling_ignored_troops": (
        "3.1 qui ignore la NVA peut retirer des pièces VC alors que des Troupes NVA s’y trouvent"
    ),
    "setting.ruling_khanh": "4.3.2 sous Khanh, une LdC sur chaque trajet d’un Transport, et non une en tout",
    "setting.ruling_ky": "6.3.1 sous Ky, la Pacification coûte 4 même avec Blowtorch Komer (carte 16)",
    "setting.ruling_random_spaces": "8.2 espaces au hasard des Non-joueurs : Qui Nhon et Cam Ranh échangés",
    "setting.ruling_tet_cadres": (
        "carte 124 avec Cadres non ombrée : une seule Guérilla suffit pour la Terreur, et est retirée"
    ),
    "setting.ruling_transport": "4.3.2 le Transport peut traverser une Ville avant d’avoir emprunté une LdC",
    "setting.ruling_withdrawal": "6.5 Retrait : Troupes et Bases comptent ensemble dans le solde",
}
