"""What one looks up most: how each wins, the order of play, costs and limits."""

from __future__ import annotations

from indochina.core.rules import Sheet

SHEET: Sheet = (
    (
        "How one wins",
        (
            "US: Total Support + US Troops and Bases Available over 50 [7.2]",
            "ARVN: Population under COIN Control + Patronage over 50 [7.2]",
            "NVA: Population under NVA Control + NVA Bases on the map over 18 [7.2]",
            "VC: Total Opposition + VC Bases on the map over 35 [7.2]",
            "Checked at the start of each Coup Round [6.1]; after the last one the highest margin wins [7.3]",
            "Ties: Non-players, VC, ARVN, NVA, US [7.1]",
        ),
    ),
    (
        "An Event card",
        (
            "Eligible factions in the card's order; two may act [2.3.2]",
            "1st: Operation (with Special Activity or not) or Event [2.3.4]",
            "2nd: after Operation alone, Limited Operation; after Operation with Special Activity, Limited Operation "
            "or Event; after Event, Operation with Special Activity or not [2.3.4]",
            "Pass: NVA, VC +1; US, ARVN +3 ARVN Resources; stays Eligible [2.3.3]",
            "Who has acted is Ineligible on the next card [2.3.6]",
            "Monsoon, with a Coup next: no Sweep, no March, no Pivotal Event; Air Lift and Air Strike 2 spaces [2.3.9]",
        ),
    ),
    (
        "A Coup Round",
        (
            "Victory: has anybody won? [6.1]",
            "Resources: Sabotage, Trail, ARVN gains Aid + Econ, VC its Bases, NVA its Bases in Laos and Cambodia + "
            "twice the Trail, Aid falls by 3 for each Casualty [6.2]",
            "Support: US then ARVN Pacify (4 spaces in all, 3 a step), VC Agitates (4 spaces, 1 a step), 2 levels a "
            "space [6.3]",
            "Redeploy: COIN leaves Laos and Cambodia; ARVN Troops and Police; NVA Troops [6.4]",
            "Commitment: Casualties; US moves 10 Troops and 2 Bases [6.5]",
            "Reset: Trail 0 to 1, 4 to 3; markers off; all Underground; all Eligible [6.6]",
        ),
    ),
    (
        "Operations of US and ARVN",
        (
            "Train: 3 a space where ARVN pieces are placed; Pacify 3 a step; Base 3 [3.2.1]",
            "Patrol: ARVN 3 in all, US 0 [3.2.2]",
            "Sweep: ARVN 3 a space, US 0; Jungle halves [3.2.3]",
            "Assault: ARVN 3 a space; US 0, +3 to add ARVN in one space [3.2.4]",
            "Assault, pieces removed: ARVN 1 for 2 cubes (Highland 3); US 2 a Troop at a US Base, else 1 (Highland 1 "
            "for 2) [3.2.4]",
            "The US spends ARVN Resources above Econ only [1.8.1]",
        ),
    ),
    (
        "Operations of NVA and VC",
        (
            "Rally: 1 a space without Support; NVA +2 to Improve the Trail [3.3.1]",
            "March: 1 a Province or City, LoCs 0; NVA at Trail 4: Laos and Cambodia 0 [3.3.2]",
            "March Activates: LoC or Support, and group + COIN cubes and Special Forces over 3 [3.3.2]",
            "Attack: 1 a space; die of at most the Guerrillas removes 2; NVA Troops 1 for 2 [3.3.3]",
            "Terror: 1 a Province or City, LoCs 0 [3.3.4]",
        ),
    ),
    (
        "Special Activities",
        (
            "US: Advise 2 spaces, with Train or Patrol [4.2.1]; Air Lift 4 [4.2.2]; Air Strike 6 [4.2.3]",
            "ARVN: Govern 2, with Train or Patrol [4.3.1]; Transport 6 pieces [4.3.2]; Raid 2, with Patrol, Sweep or "
            "Assault [4.3.3]",
            "NVA: Infiltrate 2, with Rally or March [4.4.1]; Bombard 2 [4.4.2]; Ambush 2, with March or Attack [4.4.3]",
            "VC: Tax 4 [4.5.1]; Subvert 2, with Rally, March or Terror [4.5.2]; Ambush 2, with March or Attack [4.5.3]",
        ),
    ),
    (
        "Limits",
        (
            "2 Bases a Province or City, none on LoCs [1.4.2]",
            "Resources, Aid, Patronage 0 to 75 [1.8]; Trail 0 to 4 [6.7]",
            "15 markers for Terror and Sabotage together [3.3.4]",
            "No US or ARVN piece in North Vietnam [1.3.5]",
        ),
    ),
)
