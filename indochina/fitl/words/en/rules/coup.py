"""5, 6, 7 Events, Coup Rounds, victory."""

from __future__ import annotations

COUP: dict[str, str] = {
    "5.1": "An Event's text is carried out as it stands and in its order. Who executes it decides all that is open, "
    "but a faction that is told or picked to act decides the details of its action itself. The texts of RVN Leaders "
    "follow the same rules [2.4.1].",
    "5.1.1": "Where an Event and the rules differ, the Event holds, with these limits: no stacking broken [1.4.2]; "
    "only Available pieces and markers are placed, unless it names Casualties or out of play; a piece that cannot be "
    "replaced is removed instead; a Tunneled Base goes only if the text names such Bases, or by its owner's choice "
    "[1.4.4]; nothing rises above 75.",
    "5.1.2": "Where two Events differ, the one being played now holds.",
    "5.1.3": "Whatever of an Event's text can be done must be done; the rest is left out.",
    "5.1.4": "A Pivotal Event is an Event with a precondition that takes the place of the current card and of its "
    "order [2.3.8]. Who plays it must execute it.",
    "5.2": "Many Events have an unshaded and a shaded text. Who executes the Event picks one of them, whichever "
    "faction it is.",
    "5.3": "An Event marked as a Capability puts a marker, on the side chosen, into the box and holds to the end of "
    "the game.",
    "5.4": "An Event marked as Momentum holds until the next Reset Phase [6.6]. Any number of them may be in force.",
    "5.5": "An Event may grant an Operation or Special Activity at once, mostly free: no Resources, no effect on "
    "Eligibility [3.1.2]. All else about it holds unless the text says otherwise. Pacification, Agitation and "
    "Improving the Trail are always paid. A free Ambush is played as an Attack in that space [4.4.3].",
    "6.0": "A Coup card brings a Coup Round: Victory [6.1], Resources [6.2], Support [6.3], Redeploy [6.4], "
    "Commitment [6.5], Reset [6.6]. Of Coup cards that follow one another without an Event between them only the "
    "first brings a Round; the others just bring their Leader and effect, and the last Coup of the game ends it "
    "[7.3].",
    "6.1": "If a faction meets its condition [7.2] the game ends at once and all are ranked [7.1]. For a player "
    "with two factions [1.5] and for a lone player [8.9] there are exceptions.",
    "6.2": "In this order: Sabotage [6.2.1], the Trail [6.2.2], ARVN [6.2.3], then NVA and VC earn [6.2.4], "
    "Casualties cut Aid [6.2.5]. Nobody gets above 75.",
    "6.2.1": "Each LoC without Sabotage gets it if NVA and VC Guerrillas there outnumber US and ARVN pieces, or if "
    "it lies next to a City without COIN Control. If markers run short, VC picks the LoCs [3.3.4].",
    "6.2.2": "If COIN Controls any space of Laos or Cambodia, the Trail is Degraded by one box [6.7].",
    "6.2.3": "ARVN gains Aid plus Total Econ: 15 less the Econ of Sabotaged LoCs. The Econ marker is set to that "
    "number and bounds what the US may spend until the next Coup [1.8.1].",
    "6.2.4": "VC gains 1 for each of its Bases on the map. NVA gains 1 for each of its Bases in Laos and Cambodia, "
    "and twice the Trail [6.7].",
    "6.2.5": "Aid falls by 3 for each piece in the Casualties box [3.3.3].",
    "6.3": "First the US, then the ARVN may Pacify [6.3.1]; VC may Agitate [6.3.2].",
    "6.3.1": "US and then ARVN may Pacify in four spaces in all, each with COIN Control, Police and Troops of the "
    "faction that Pacifies. 3 ARVN Resources take off a Terror marker or, when none is left, shift a level towards "
    "Active Support; at most 2 levels a space in one Support Phase, both factions together. The US is bound by Econ "
    "[1.8.1].",
    "6.3.2": "VC may Agitate in up to four spaces with VC pieces and without COIN Control. 1 Resource takes off a "
    "Terror marker or, when none is left, shifts a level towards Active Opposition; at most 2 levels a space.",
    "6.4": "In this order: COIN leaves Laos and Cambodia [6.4.1], ARVN [6.4.2], NVA [6.4.3]. Control stays as it "
    "was until all have moved [6.4.4].",
    "6.4.1": "Laos and Cambodia are cleared of COIN: US Troops go out of play, all other US and ARVN pieces to "
    "Available.",
    "6.4.2": "ARVN must move its Troops off LoCs and out of Provinces without a US or ARVN Base, and may move any "
    "others: to Cities without NVA Control, to US or ARVN Bases, or to Saigon. Then it may move any Police to LoCs "
    "or to spaces of the South under COIN Control. US pieces stay.",
    "6.4.3": "NVA may move any of its Troops, and nothing else, to spaces with NVA Bases, even under COIN Control.",
    "6.4.4": "Now Control is reckoned anew [1.7].",
    "6.4.5": "If this was the final Coup Round, the game ends here [7.3].",
    "6.5": "Of the US Casualties every third Troop (rounded down) and all Bases go out of play, Irregulars to "
    "Available; the US must put the other Troops into spaces with COIN Control, on LoCs or in Saigon. Then it may "
    "move Troops, up to 10 less those just put there, and up to 2 Bases, between Available and such spaces or among "
    "these. For every 2 US pieces that went from the map to Available VC may shift 1 Population a level towards "
    "Opposition, no space by more than one level. Control and totals are reckoned anew at the end.",
    "6.6": "A Trail of 0 becomes 1, one of 4 becomes 3 [6.7]. All Terror and Sabotage goes. All Guerrillas and "
    "Special Forces turn Underground. Momentum ends [5.4]. All factions are Eligible. The next card is played "
    "[2.3.7].",
    "6.7": "The Trail runs from 0 to 4. It adds to NVA Rally [3.3.1], March [3.3.2], Infiltration [4.4.1] and "
    "earnings [6.2.4]. A Rally may Improve it; Air Strikes [4.2.3] and COIN Control in Laos or Cambodia [6.2.2] "
    "Degrade it; the Reset [6.6] and Events may do either.",
    "7.1": "If a Non-player meets its condition in a Victory Phase, all players lose alike. Otherwise the highest "
    "margin [7.3] comes first, the next second and so forth. Of equal ones Non-players are ahead, then VC, ARVN, "
    "NVA, US.",
    "7.2": "Conditions, checked at the start of each Coup Round. US: Total Support plus US Troops and Bases "
    "Available over 50. NVA: Population under NVA Control plus NVA Bases on the map over 18. ARVN: Population under "
    "COIN Control plus Patronage over 50. VC: Total Opposition plus VC Bases on the map over 35.",
    "7.3": "After the final Coup Round the highest margin wins: what a faction has less its condition's number, 50 "
    "for US and ARVN, 18 for NVA, 35 for VC [7.2]. Option for 3 or 4 players: each draws two secret Deception "
    "markers. Empty Threat does nothing; Hidden Agenda adds 1 to the margin for good; Hidden Asset turns one Limited "
    "Operation into a full Operation with Special Activity. Less experienced players may choose theirs first.",
}
