"""1 The map, the pieces, the factions, what is counted."""

from __future__ import annotations

COMPONENTS: dict[str, str] = {
    "1.2": "The map has spaces [1.3.1] and tracks [1.8]. The deck has 130 cards: 120 Events [5.1], 4 Pivotal Events "
    "[2.3.8] and 6 Coups [2.4]. There are 229 pieces [1.4.1]; markers for Support, Opposition, Control, Tunnels and "
    "the like; 15 that serve for Terror and Sabotage alike [3.3.4]; and three dice.",
    "1.3.1": "A space is a Province, a City or a Line of Communication (LoC: a highway or the Mekong). Pieces can "
    "be in any of them. A town is no space: it only parts LoCs [1.3.6].",
    "1.3.2": "A Province has a Population of 0, 1 or 2, which counts for Support and Opposition [1.6.2] and for "
    "Control [1.7]. Its terrain is Highland, Lowland or Jungle: Jungle hinders Sweeps [3.2.3], Highland hinders "
    "Assaults [3.2.4].",
    "1.3.3": "A City has a Population of 1 or 2; Saigon has 6. It counts as that of a Province does [1.3.2].",
    "1.3.4": "A LoC has an Econ value of 0, 1 or 2 and no Population. Econ that is not Sabotaged feeds the ARVN "
    "[6.2.3]; VC may Tax it [4.5.1]. A LoC holds pieces, but no Bases [1.4.2], and nobody Controls it [1.7].",
    "1.3.5": "North Vietnam, Laos and Cambodia are foreign; all else, LoCs too, is South Vietnam. No US or ARVN "
    "piece enters North Vietnam [1.4.2]. They may enter Laos and Cambodia, but whatever is there at the next "
    "Redeploy Phase is removed [6.4.1].",
    "1.3.6": "Two spaces are adjacent if they touch, if they are Provinces with nothing but a LoC between them, or "
    "if they are LoCs or Provinces that meet at a town.",
    "1.3.7": "A space is coastal if it touches the sea, or would but for a LoC. Only some Events ask for that [5.1].",
    "1.4.1": "A piece placed comes from the Available ones; a piece removed from the map goes back there, but US "
    "pieces may become Casualties [3.3.3], and some pieces are out of play. While a faction places its own pieces by "
    "an Operation, Special Activity or Event it may take a type of which none is Available from elsewhere on the "
    "map; a Base then loses its Tunnel. The US may do so with Irregulars and ARVN pieces only, never with US Troops "
    "or US Bases. If the piece that would replace another is missing, the other is just removed; Infiltration is the "
    "exception [4.4.1].",
    "1.4.2": "At most two Bases, whosoever they are, fit into a Province or City, and none on a LoC. Only NVA and "
    "VC pieces may be in North Vietnam. Neither placing nor moving may ever break these limits, and no Event does "
    "[5.1.1].",
    "1.4.3": "Guerrillas and Special Forces (Irregulars, Rangers) are Underground or Active; all other pieces are "
    "always Active. New ones come Underground, also as replacements. To Activate one that is Active already is "
    "allowed and changes nothing, unless an Underground one is asked for. Moving turns nobody over unless a rule "
    "says so.",
    "1.4.4": "Set-up [2.1] and Events [5.1] give some NVA and VC Bases a Tunnel, never more than one to a Base. "
    "Such a Base survives an Assault, which may only take the marker off [3.2.4], as well as Air Strikes [4.2.3], "
    "Advise [4.2.1], Raids [4.3.3] and Events that do not name it [5.1.1]. If the Base goes, the Tunnel goes with "
    "it. NVA that takes over such a VC Base takes over its Tunnel [4.4.1].",
    "1.5": "Four factions: US, ARVN, NVA and VC. Those without a player are Non-players [8.1], or with two or three "
    "players one player runs NVA and VC, or US and ARVN. Politburo: who runs NVA and VC counts the higher of their "
    "margins in Coup Rounds, and wins there if either meets its condition [7.2], but the lower one after the final "
    "Coup [7.3]. Sovereignty: who runs US and ARVN always counts the lower, and ends the game early only if both "
    "meet theirs.",
    "1.5.1": "US and ARVN (COIN) are friends, and so are NVA and VC (Insurgents). Each faction of one pair is an "
    "enemy of both of the other.",
    "1.5.2": "Players may agree on whatever the rules allow, openly; nobody is bound by it. Whenever NVA or VC "
    "executes something, each may give the other up to half of its Resources [1.8].",
    "1.6.1": "Every Province or City with Population has one of five levels: Neutral between Passive and Active "
    "Support on one side, Passive and Active Opposition on the other. A shift moves it a step along this row. "
    "Without Population, and on LoCs, it is always Neutral.",
    "1.6.2": "Total Support is the Population at Passive Support plus twice that at Active Support; Total "
    "Opposition likewise. They count for the victory of the US and of VC [7.2].",
    "1.7": "COIN Controls a Province or City where US and ARVN pieces together outnumber NVA and VC pieces "
    "together. NVA Controls it where its own pieces outnumber all others, those of VC included. VC never Controls. "
    "Control changes as soon as pieces come or go, except during Redeployment [6.4.4] and Commitment [6.5].",
    "1.8": "ARVN, NVA and VC pay for Operations with Resources [3.1]. Aid is added to ARVN Resources in each Coup "
    "Round [6.2.3]; Patronage counts for ARVN victory [7.2]. Each of these runs from 0 to 75.",
    "1.8.1": "The US has no Resources. Where it pays (ARVN pieces in Training, Pacification, an added ARVN Assault) "
    "it spends those of the ARVN, and only what lies above the marked Total Econ [6.2.3]. The ARVN itself may spend "
    "all.",
    "1.9": "The edge track shows what each faction has towards victory [7.2]. US: Total Support plus Troops and "
    "Bases Available. NVA: Population under NVA Control plus NVA Bases on the map. ARVN: Population under COIN "
    "Control plus Patronage. VC: Total Opposition plus VC Bases on the map.",
}
