"""Saigon 75 in English: how one wins, the order of play, costs and limits, what the markers mean."""

SHEET: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "How one wins",
        (
            "NV wins if it controls Saigon, with a militia marker there, at the end of any turn [V] [S.8].",
            "SV wins if NV does not control Saigon at the end of turn 8, even without a unit in it [V].",
            "Units of both sides in a province: NV controls it if its militia is there, else SV; empty provinces too "
            "[S.8].",
            "Saigon under militia goes back to SV after a combat with as many units as NV; elsewhere it takes more "
            "[S.8].",
        ),
    ),
    (
        "Order of play",
        (
            "Eight turns, Summer 1973 to Spring 1975 [S.1].",
            "NV phase: availability [S.2], Event Card [S.3], movement [S.4], combat [S.6], control [S.8].",
            "SV phase: the same, then desertion [S.9], Momentum Tokens on turns 3, 5 and 7 [S.10], victory [V].",
            "Turn 8: SV units in a contested Saigon are activated first, may not leave and must attack [T8].",
            "Event Cards: E-01 to E-06 favour SV, E-07 and E-08 nobody, E-09 to E-20 NV; one must be played each "
            "phase [S.3].",
        ),
    ),
    (
        "Activations",
        (
            "NV: die + 2 on turn 1, + 3 on turn 2 and so on to + 9 on turn 8; limit 8 on turn 1 to 15 on turn 8; 2 VC "
            "besides [S.2].",
            "SV: die + 3 on turns 1 to 4, limit 9; die + 2 on turns 5 to 8, limit 8 [S.2].",
            "Both tables are reconstructed; only NV die 5 on turn 1, which gives 7, is confirmed.",
            "One activation: a unit moves, attacks or both; or SV buys an Air Support marker, at most 5 in the spaces.",
            "Activation Markers +1: NV 3, SV 2; a Momentum Token adds one for NV; never beyond the limit.",
        ),
    ),
    (
        "Movement and stacking",
        (
            "One province, SV mechanised units two; stop where the enemy controls, mechanised units also in mountains "
            "[S.4].",
            "Marines coast to coast; Paratroopers anywhere; Rangers anywhere with an Air Support marker, tested "
            "[S.7]; River Patrols on the Mekong.",
            "NV between border provinces and the Reserve; two reduced divisions there make a full one [S.6b].",
            "Five units of a side in a province; the excess is eliminated [S.5].",
        ),
    ),
    (
        "Combat",
        (
            "A die per unit engaged and bonus dice, at most 5; one round; the defender applies results first [S.6a].",
            "NV die: 2 X, 2 R, 2 Ø. SV die: 1 X, 2 R, 3 Ø. Air die: 2 aircraft of 6 faces (reconstructed) [S.7].",
            "X: a division is reduced, anything else removed. R: the balance retreats [S.6b].",
            "NV bonus dice: 1 Infiltration marker attacking in a border province; 1 defending with militia; Momentum "
            "Tokens [S.6c].",
            "SV bonus dice: 1 Air Support marker per unit engaged [S.6c].",
            "VC are attacked only with Rangers or a River Patrol; else NV may keep them out [S.6].",
        ),
    ),
    (
        "Desertion, by the die 1 to 6",
        (
            "0-2 NV provinces: 0, 0, 0, 0, 0, 0 units.",
            "3-4 NV provinces: 0, 0, 1, 1, 2, 2 units.",
            "5-6 NV provinces: 1, 1, 2, 2, 3, 3 units.",
            "7-8 NV provinces: 1, 2, 3, 3, 4, 4 units.",
            "9-10 NV provinces: 2, 3, 3, 4, 4, 5 units.",
            "11-12 NV provinces: 3, 3, 4, 5, 5, 6 units.",
            "13-14 NV provinces: 3, 4, 5, 6, 6, 7 units.",
            "15-20 NV provinces: 4, 5, 6, 7, 7, 8 units.",
            "The table is reconstructed. A full division counts as two units; contested border provinces first, then "
            "the border, then contested ones except Saigon, then all [S.9].",
        ),
    ),
    (
        "What the markers mean",
        (
            "Quyet Thang militia: NV controls the province; a die in defence; no unit, never moves [S.8].",
            "Air Support: a battle die, or a flight of Rangers; 12 in the game, kept until lost [S.7].",
            "Infiltration: a battle die for an NV attack on the border; 5, each once [S.6c].",
            "Momentum 3, 5, 7: won by NV if it controls the province at the end of that turn; each used once [S.10].",
            "Activation +1: one activation more; here each once [S.2].",
        ),
    ),
)
