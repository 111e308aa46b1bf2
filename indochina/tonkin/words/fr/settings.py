"""Tonkin in French: scenarios and settings."""

HELP_FR: dict[str, str] = {
    "scenario.na_san": "Na San, octobre à décembre 1952 : le scénario d’apprentissage",
    "scenario.cao_bang": "Cao Bang, octobre à décembre 1950",
    "scenario.hanoi": "Hanoï, janvier à juin 1951",
    "scenario.hoa_binh": "Hoa Binh, décembre 1951 à février 1952",
    "scenario.plaine_des_jarres": "Plaine des Jarres, octobre 1952 à mai 1953",
    "scenario.dien_bien_phu": "Diên Biên Phu, novembre 1953 à juillet 1954",
    "setting.until": "9.0 campagne : continuer jusqu’à la fin d’un scénario ultérieur",
    "setting.hero": "6.16 chaque joueur commande un officier qui peut être promu, ou tué",
}
