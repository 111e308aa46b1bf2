"""Saigon 75 in English: what the cards do, in our own short words."""

CARD_TEXTS: dict[str, str] = {
    "card.E-01": "SV: one more battle die in one combat of this phase, named before the roll.",
    "card.E-02": "NV rolls one battle die less in every combat of this phase.",
    "card.E-03": "SV picks a province and rolls 2 SV battle dice at once; results hit NV units of SV's choice there. "
    "No air marker needed or lost.",
    "card.E-04": "SV may put up to 5 units anywhere in the South (River Patrols on the Mekong only). In the SV phase "
    "they count as activated and moved, free of the limit, and may fight.",
    "card.E-05": "SV may have one battle die of either side rolled again in this phase.",
    "card.E-06": "SV ignores its retreats in one combat of this phase, named after the roll.",
    "card.E-07": "Roll a die: 1-2 no combat this phase, 3-4 one combat, 5-6 two combats.",
    "card.E-08": "Both sides roll one battle die less in every combat of this phase.",
    "card.E-09": "In one combat of this phase, after it is resolved, NV inflicts one more X on SV.",
    "card.E-10": "SV phase: mechanised units may not move. NV phase: mechanised units give no battle dice.",
    "card.E-11": "SV phase: SV availability is halved (not +1 markers). NV phase: in one combat, named after the roll, "
    "the retreats SV must make become X.",
    "card.E-12": "NV: +1 to the activation die (turn 8: +1D6). No effect if SV plays it.",
    "card.E-13": "SV phase: NV names up to 4 SV units that may not move or attack (turn 8: none in Saigon). NV phase: "
    "in one combat the X against NV become R.",
    "card.E-14": "NV counts one more province at the next desertion.",
    "card.E-15": "NV picks an SV unit; SV must move it to an adjacent SV controlled province, or lose it.",
    "card.E-16": "NV picks a province except Saigon; SV must retreat 2 units out of it.",
    "card.E-17": "SV rolls one battle die less in every combat of this phase.",
    "card.E-18": "NV may put one VC battalion, from reserve or map, into any province.",
    "card.E-19": "NV: one more battle die in each of two combats of this phase, named before the roll.",
    "card.E-20": "NV picks an SV unit in a mountain province: it neither moves nor fights this phase.",
}
