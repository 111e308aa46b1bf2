"""Saigon 75 in English: each paragraph of the rulebook in our own short words; [S.6] leads to another."""

RULES: dict[str, str] = {
    "C.1": "SV has 11 divisions and as many reduced ones (cubes), 6 Rangers, 4 Marines, 3 Paratroopers, 2 River "
    "Patrols, 7 mechanised regiments, 12 Air Support markers, 2 Activation Markers +1, 5 battle dice and 2 air dice. "
    "NV has divisions and reduced ones, VC battalions, militia markers, 5 Infiltration markers [C.4], 3 Activation "
    "Markers +1 [S.2] and 5 battle dice. Both share a six-sided die and the turn marker. How many divisions and VC "
    "battalions NV has is not in the rulebook: here 15 and 6, reconstructed.",
    "C.2": "SV units begin where the board shows them. The 3 Momentum Tokens [S.10] are laid out at random, one each "
    "in Quang Tri, Da Nang and Binh Dinh; here face down, unless the game is set up with open tokens. Each side puts "
    "its Activation Markers +1 beside its activation table [S.2].",
    "C.3": "Besides, SV places 3 Rangers, 4 Marines, 3 Paratroopers and 2 River Patrols in provinces of its choice; "
    "River Patrols only in Ca Mau, Can Tho, Kien Giang or Long An. The stacking limit holds here too [S.5].",
    "C.4": "All NV divisions, all VC battalions and the 5 Infiltration markers [S.6c] begin in the NV Reserve. The "
    "Quyet Thang militia markers [S.8] lie ready in their space below it.",
    "C.5": "The six-sided die lies within reach of both, the battle dice before their owners. Reduced divisions of "
    "both sides and the Air Support markers are off the board at first: SV must buy the markers before it can use "
    "them [S.2]. SV also takes the 2 air dice [S.7].",
    "C.6": "The turn marker begins on space 1 of the Turn Record Track, Summer 1973 [S.1].",
    "C.7": "For the first games each player gets 3 Event Cards and draws a new one at the end of his event sub-phase, "
    "so that he begins each turn with 3 while there are cards [S.3]. Players who know the game get 8 each and draw "
    "none. In both cases 4 of the 20 cards are set aside, unknown to all.",
    "S.1": "At most eight turns, each an NV phase and then an SV phase. In each: availability [S.2], an Event Card "
    "[S.3], movement [S.4], combat [S.6], control [S.8]. The SV phase goes on with desertion [S.9], on turns 3, 5 and "
    "7 Momentum Tokens [S.10], and the check for victory [V]. The player whose phase it is is the active player.",
    "S.2": "The active player rolls 1D6 on his activation table. NV: so many divisions, full or reduced, in the South "
    "or from the Reserve along the arrows, and up to 2 VC besides. SV: so many units and Air Support markers bought "
    "together, at most 5 markers in the spaces; using one later is free. An activated unit may move, attack or both. "
    "An Activation Marker +1 (NV 3, SV 2; here used up) or, for NV, a Momentum Token [S.10] adds one each, several if "
    "wanted, but never beyond the limit of the turn. Activations are not kept; Air Support markers are. Militia is no "
    "unit.",
    "S.3": "There are 20 Event Cards: 6 that favour SV, 12 that favour NV, 2 neutral. In his phase the active player "
    "must play one of his, and its event holds during that phase, whomever it favours. It is discarded when the event "
    "is done, or at the end of the phase; Crisis in Saigon played by NV stays until desertion [E-14]. With hands of "
    "three he then draws a new card [C.7].",
    "S.4": "A unit may move once a turn, in its movement sub-phase: one province across a common border, SV "
    "mechanised units two. All stop on entering an enemy controlled province; mechanised units also in mountains (Kon "
    "Tum, Pleiku, Dak Lak, Dak Nong). Leaving enemies is free. Only NV units cross to and from Cambodia, Laos and "
    "North Vietnam. Instead of a normal move Marines may go from one coastal province to any other, Paratroopers to "
    "any province, Rangers so too with an Air Support marker each, which tests for attrition [S.7]. River Patrols "
    "stay on the Mekong (Ca Mau, Can Tho, Kien Giang, Long An). Militia never moves. Stacking: [S.5].",
    "S.5": "A province may hold at most five units of a side, reduced or not. Militia and Air Support markers do not "
    "count. Units beyond five at the end of movement or of combat are eliminated, by their owner's choice. Cambodia, "
    "Laos and North Vietnam have no limit.",
    "S.6": "When all movement is done the active player says where he attacks, with which activated units, and in "
    "what order; he never has to, except by [T8]. One combat per province, one round, one combat per unit and phase. "
    "Units that he leaves out are not affected; all enemy units there must defend. Exception: VC may be attacked only "
    "if Rangers or a River Patrol take part; without these NV may keep its VC out. VC that attack suffer all results. "
    "Results are simultaneous. How it is fought: [S.6a].",
    "S.6a": "The attacker announces his units and bonus dice, then the defender his bonus dice [S.6c]. Each rolls a "
    "battle die per unit engaged plus bonus dice, never more than 5. The defender applies his losses, then his "
    "retreats; after him the attacker. Ø: nothing. X: an enemy division is reduced; a reduced one or any other unit "
    "leaves the game. R: the R of both sides are compared, and for each one more of the other side a unit must "
    "retreat [S.6b]. Militia is not affected.",
    "S.6b": "A unit retreats to an adjacent province under friendly control with more friendly than enemy units; if "
    "there is none it is reduced, which may eliminate it; if it would overstack it is eliminated. Marines on the "
    "coast may go to any other SV controlled coastal province. NV may retreat across the border, into the Reserve, "
    "where at any time two reduced divisions may be made into a full one. An NV division may be reduced instead of "
    "retreating; SV units may also retreat freely after combat. R beyond the units are ignored. If all units of a "
    "side would have to leave, the last may stay.",
    "S.6c": "NV: one for an Infiltration marker, when attacking in a province that borders Cambodia, Laos or North "
    "Vietnam; one marker per combat, discarded after use. One when defending with militia [S.8]; militia is removed "
    "if only SV units are left. SV: one for each Air Support marker, at most one marker per unit engaged, free, but "
    "tested for attrition [S.7]; not before the SV phase of turn 1. Events may give dice, and each Momentum Token one "
    "[S.10]. All are declared before rolling, by the attacker first, for good. Never more than 5 dice in all; here "
    "penalties come off those.",
    "S.7": "For each combat SV rolls one air die per Air Support marker used in it, and one for each flight of "
    "Rangers [S.4]. Each aircraft rolled eliminates one of those markers for the rest of the game. The others go back "
    "to their spaces at once and may be used again.",
    "S.8": "Checked after each combat and after desertion [S.9]. Units of one side alone control a province; with "
    "both sides, or nobody, NV does if its militia marker is there, else SV. At first SV controls all. After each "
    "Combat Phase NV puts a militia marker, never more than one, into each province it controls; it gives a die in "
    "defence [S.6c]. An SV unit that enters a province with militia alone removes it and stops. After a combat "
    "militia left alone stays; it is removed if SV has more units there than NV, in Saigon as many.",
    "S.9": "SV counts the NV controlled provinces [S.8] and rolls a die on the Desertion Table: so many units desert. "
    "A full division counts as two; to reduce it is one. SV removes them in this order: from provinces that border "
    "Cambodia, Laos or North Vietnam and hold units of both sides; from other such border provinces; from provinces "
    "with both sides, except Saigon; from anywhere.",
    "S.10": "At the end of turns 3, 5 and 7 the token with that number goes to NV if NV controls its province [S.8]; "
    "otherwise it leaves the game. NV may spend a token in its own turn for one of these: one more activation [S.2]; "
    "rolling one of its dice again, for availability or in combat [S.6]; exchanging a card for one of the 4 set aside "
    "[C.7]; at the start of movement, moving 2 units anywhere on the map: they count as activated and may fight, but "
    "not against the limit. It may also give a battle die [S.6c]. A token is gone once used.",
    "T8": "If units of both sides are in Saigon on the last turn, SV units may not leave it and must attack there; so "
    "they are activated before all others [S.2]. If there are too few activations, only the activated ones fight, but "
    "results against SV apply to all of its units there, activated or not [S.6a].",
    "V": "NV wins at the end of any turn in which it controls Saigon, that is, a militia marker is there [S.8]. If "
    "that has not happened by the end of turn 8, SV wins, even without a unit left in Saigon.",
    "E-01": "SV gets one bonus battle die in one combat of this phase, announced before the dice are rolled [S.6c].",
    "E-02": "NV must roll one battle die less in each combat of this phase; if none is left, it rolls none [S.6a].",
    "E-03": "SV chooses a province and at once rolls 2 battle dice; results hit NV units there of SV's choice, X by "
    "[S.6a] and R by [S.6b]. No Air Support marker is needed, and there is no air attrition.",
    "E-04": "SV may put up to 5 units anywhere in South Vietnam, without regard to the limits of movement; River "
    "Patrols stay on the Mekong. In the SV phase these units count as activated and moved but may fight, and do not "
    "count against the activations of the turn [S.2]. Here they may not leave a contested Saigon on turn 8 [T8].",
    "E-05": "Once in this phase's combats SV may roll one of its battle dice again, or make NV roll one of its own "
    "again [S.6a].",
    "E-06": "In one combat of this phase, named after the roll, SV ignores all R against its units in it [S.6b].",
    "E-07": "Roll a die. On 1 or 2 there is no combat in this phase, on 3 or 4 only one, on 5 or 6 two at most [S.6].",
    "E-08": "Both sides must roll one battle die less in each combat of this phase; who has none left rolls none "
    "[S.6a].",
    "E-09": "In one combat of this phase, of NV's choice, SV suffers one more X; NV announces it after the combat is "
    "resolved [S.6a].",
    "E-10": "Played in the SV phase, it keeps mechanised units from moving in this movement sub-phase; they may "
    "retreat [S.6b]. Played in the NV phase, it takes from them their battle dice in its combats [S.6a].",
    "E-11": "Played in the SV phase: SV's availability, without Activation Markers +1, is halved, rounded down, for "
    "that phase [S.2]. Played in the NV phase: in one combat, chosen by NV after the roll, the R that remain after "
    "comparing become X; here those against SV [S.6a].",
    "E-12": "Played by NV: 1 is added to its activation die, on turn 8 a further die; here to the roll already made, "
    "and the limit of the turn still holds [S.2]. Played by SV it has no effect.",
    "E-13": "Played in the SV phase: NV chooses up to 4 SV units that may neither move nor attack for the rest of the "
    "phase; on turn 8 none in Saigon, and if there are no others it is ignored. Played in the NV phase: in one combat "
    "of NV's choice all X against NV units become R [S.6a].",
    "E-14": "At the next SV desertion NV counts as controlling one province more [S.9]. Played by NV, the card stays "
    "on the board until then.",
    "E-15": "NV chooses an SV unit; SV at once moves it to an adjacent SV controlled province. If it cannot, or would "
    "overstack there, it is eliminated [S.5].",
    "E-16": "NV chooses a province other than Saigon; SV must at once retreat 2 units out of it, by the rules of "
    "retreat and of stacking [S.6b] [S.5].",
    "E-17": "SV rolls one battle die less, bonus dice included, in every combat of this phase; if none is left, it "
    "rolls none [S.6a].",
    "E-18": "NV may at once put one VC battalion into any province, from the Reserve or from the map. It may still "
    "activate 2 VC as usual [S.2].",
    "E-19": "NV may add one battle die in each of 2 combats of this phase, declared before each of them [S.6c].",
    "E-20": "At the beginning of the phase NV names an SV unit in a mountain province [S.4]: in this phase it may "
    "neither move nor fight, not even in defence. Here it is then not affected by combats either [S.6].",
}
