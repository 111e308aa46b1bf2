"""What one looks up most: how each wins, the order of play, costs and limits."""

from __future__ import annotations

from indochina.core.rules import Sheet

SHEET: Sheet = (
    (
        "Comment on gagne",
        (
            "US : Soutien total + Troupes et Bases US Disponibles, plus de 50 [7.2]",
            "ARVN : Population sous Contrôle COIN + Patronage, plus de 50 [7.2]",
            "NVA : Population sous Contrôle NVA + Bases NVA sur le plateau, plus de 18 [7.2]",
            "VC : Opposition totale + Bases VC sur le plateau, plus de 35 [7.2]",
            "Vérifié au début de chaque manche de Coup d’État [6.1] ; après la dernière, la plus haute marge gagne "
            "[7.3]",
            "À égalité : Non-joueurs, VC, ARVN, NVA, US [7.1]",
        ),
    ),
    (
        "Une carte Événement",
        (
            "Les Factions éligibles dans l’ordre de la carte ; deux peuvent agir [2.3.2]",
            "1re : Opération (avec Activité spéciale ou non) ou Événement [2.3.4]",
            "2e : après une Opération seule, Opération limitée ; après Opération et Activité spéciale, Opération "
            "limitée ou Événement ; après l’Événement, Opération avec Activité spéciale ou non [2.3.4]",
            "Passer : NVA, VC +1 ; US, ARVN +3 Ressources ARVN ; on reste éligible [2.3.3]",
            "Qui a agi est inéligible à la carte suivante [2.3.6]",
            "Mousson, si un Coup d’État suit : ni Ratisser, ni Marche, ni Événement charnière ; Pont aérien et "
            "Frappe aérienne 2 espaces [2.3.9]",
        ),
    ),
    (
        "Une manche de Coup d’État",
        (
            "Victoire : quelqu’un a-t-il gagné ? [6.1]",
            "Ressources : Sabotage, Piste, l’ARVN gagne Aide + Écon, le VC ses Bases, la NVA ses Bases au Laos et au "
            "Cambodge + deux fois la Piste, l’Aide baisse de 3 par Perte [6.2]",
            "Soutien : US puis ARVN pacifient (4 espaces en tout, 3 par cran), le VC agite (4 espaces, 1 par cran), "
            "2 niveaux par espace [6.3]",
            "Redéploiement : le COIN quitte le Laos et le Cambodge ; Troupes et Police ARVN ; Troupes NVA [6.4]",
            "Engagement : les Pertes ; les US déplacent 10 Troupes et 2 Bases [6.5]",
            "Remise en place : Piste de 0 à 1, de 4 à 3 ; marqueurs ôtés ; tous clandestins ; tous éligibles [6.6]",
        ),
    ),
    (
        "Opérations des US et de l’ARVN",
        (
            "Entraîner : 3 par espace où des pièces ARVN sont placées ; Pacifier 3 par cran ; Base 3 [3.2.1]",
            "Patrouiller : ARVN 3 en tout, US 0 [3.2.2]",
            "Ratisser : ARVN 3 par espace, US 0 ; moitié en Jungle [3.2.3]",
            "Assaut : ARVN 3 par espace ; US 0, +3 pour ajouter l’ARVN dans un espace [3.2.4]",
            "Assaut, pièces retirées : ARVN 1 pour 2 cubes (Hauts-Plateaux 3) ; US 2 par Troupe à une Base US, sinon "
            "1 (Hauts-Plateaux 1 pour 2) [3.2.4]",
            "Les US ne dépensent que des Ressources ARVN au-dessus de l’Écon [1.8.1]",
        ),
    ),
    (
        "Opérations de la NVA et du VC",
        (
            "Rallier : 1 par espace sans Soutien ; NVA +2 pour améliorer la Piste [3.3.1]",
            "Marche : 1 par Province ou Ville, LdC 0 ; NVA à Piste 4 : Laos et Cambodge 0 [3.3.2]",
            "La Marche active : LdC ou Soutien, et groupe + cubes et Forces spéciales COIN au-dessus de 3 [3.3.2]",
            "Attaque : 1 par espace ; un dé au plus égal aux Guérillas en retire 2 ; Troupes NVA 1 pour 2 [3.3.3]",
            "Terreur : 1 par Province ou Ville, LdC 0 [3.3.4]",
        ),
    ),
    (
        "Activités spéciales",
        (
            "US : Conseiller 2 espaces, avec Entraîner ou Patrouiller [4.2.1] ; Pont aérien 4 [4.2.2] ; Frappe "
            "aérienne 6 [4.2.3]",
            "ARVN : Gouverner 2, avec Entraîner ou Patrouiller [4.3.1] ; Transporter 6 pièces [4.3.2] ; Raid 2, avec "
            "Patrouiller, Ratisser ou Assaut [4.3.3]",
            "NVA : Infiltrer 2, avec Rallier ou Marche [4.4.1] ; Bombarder 2 [4.4.2] ; Embuscade 2, avec Marche ou "
            "Attaque [4.4.3]",
            "VC : Taxer 4 [4.5.1] ; Subvertir 2, avec Rallier, Marche ou Terreur [4.5.2] ; Embuscade 2, avec Marche "
            "ou Attaque [4.5.3]",
        ),
    ),
    (
        "Limites",
        (
            "2 Bases par Province ou Ville, aucune sur les LdC [1.4.2]",
            "Ressources, Aide, Patronage de 0 à 75 [1.8] ; Piste de 0 à 4 [6.7]",
            "15 marqueurs pour Terreur et Sabotage ensemble [3.3.4]",
            "Aucune pièce US ou ARVN au Nord-Vietnam [1.3.5]",
        ),
    ),
)
