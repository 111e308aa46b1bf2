"""3, 4 Operations and Special Activities."""

from __future__ import annotations

ACTIONS: dict[str, str] = {
    "3.1": "Choose one of the four Operations of one's side and the spaces for it, each only once. One must be able "
    "to pay for every space chosen; Aid and Patronage pay nothing. Who executes it decides the order of the spaces, "
    "which enemies are struck and which friends are used, and needs no leave from their owners. One enemy faction "
    "may be left alone, but one that is struck suffers as much as possible. The US pays, if at all, with ARVN "
    "Resources above Econ [1.8.1].",
    "3.1.2": "An Operation or Special Activity that an Event grants as free costs nothing, and it leaves the "
    "Eligibility of a faction other than the one playing the Event as it is. Pacification, Agitation and Improving "
    "the Trail are paid for all the same. All other conditions hold unless the Event changes them [5.5].",
    "3.2.1": "US: Provinces or Cities with US pieces; in each, one or two Irregulars, or at a US Base up to 6 ARVN "
    "cubes or one or two Rangers. ARVN: those without NVA Control; in each that is a City or has a US or ARVN Base, "
    "the same cubes or Rangers. 3 ARVN Resources for each space where ARVN pieces are placed. Then in one of the "
    "spaces one of these: Pacify up to 2 levels at 3 for each Terror marker and level (COIN Control; for ARVN also "
    "its Troops and Police); ARVN may turn 3 cubes into a Base, for 3 unless it has paid for that space; the US in "
    "Saigon may move up to 3 Patronage to ARVN Resources.",
    "3.2.2": "ARVN pays 3 in all, the US nothing. Any of the faction's own cubes may move along adjacent LoCs and "
    "Cities, until they stop or enter a space with an NVA or VC piece. Then on every LoC each of its cubes Activates "
    "one enemy Guerrilla. Then it may Assault on one LoC at no cost [3.2.4], the US without ARVN help. As a Limited "
    "Operation: one destination, and the Assault only there.",
    "3.2.3": "Choose Provinces or Cities, not North Vietnam, and not in Monsoon [2.3.9]; ARVN pays 3 for each, the "
    "US nothing. Own Troops may move in from adjacent spaces, or over one LoC without NVA or VC pieces; who moves "
    "must reach a space chosen. Then in each one Guerrilla is Activated for each of the faction's cubes and Special "
    "Forces there; in Jungle only one for every two, rounded down.",
    "3.2.4": "Choose spaces with own cubes and enemies. ARVN: 3 Resources a space; one enemy piece for every 2 "
    "cubes, in Highland every 3; Police count in Cities and on LoCs only; +6 Aid for each Base removed. US: free; "
    "two pieces for each Troop cube where there is a US Base, else one each, in Highland without a US Base one for "
    "every 2; in one of its spaces it may add an ARVN Assault for 3. Halves are rounded down. NVA Troops go first, "
    "then Active Guerrillas, never Underground ones; Bases only when no Guerrilla at all is left. If a Tunneled Base "
    "is next, stop and roll: 4-6 takes only the marker.",
    "3.3.1": "Choose Provinces or Cities without Support, 1 Resource each. In each, place one Guerrilla or replace "
    "two by a Base [1.4.2]. Where one has a Base already one may instead place more: NVA up to the Trail [6.7] plus "
    "its Bases there, VC up to the Population plus its Bases there; or VC turns all its Guerrillas there "
    "Underground. Afterwards NVA may pay 2 to Improve the Trail by one, even with a Limited or a free Rally or with "
    "no space chosen.",
    "3.3.2": "Guerrillas and NVA Troops move to adjacent spaces; 1 Resource for each Province or City entered, LoCs "
    "free; not in Monsoon [2.3.9]. Those that go from one space to another are a group: its Guerrillas turn Active "
    "on a LoC or at Support, if the group plus the US and ARVN cubes and Special Forces there come to more than 3. "
    "With a Trail of 1 or more NVA pieces may go on from spaces in Laos and Cambodia, but not in a Limited "
    "Operation; at 4 moves into and out of these cost NVA nothing [6.7].",
    "3.3.3": "Choose spaces with own pieces and enemies, 1 Resource each. All own Guerrillas there turn Active; a "
    "die of at most their number removes up to 2 enemy pieces. NVA may use its Troops instead: one piece for every "
    "two, no die, nobody turns Active. Underground Special Forces can be hit; Bases go only after all other US and "
    "ARVN pieces there. US pieces become Casualties. For each US Troop or US Base removed the attacker loses one "
    "piece of the kind that attacked.",
    "3.3.4": "Choose spaces with an own Underground Guerrilla, or for NVA with its Troops; 1 Resource for a "
    "Province or City, LoCs free. One Underground Guerrilla, if there is any, turns Active. In a Province or City "
    "place a Terror marker if it has none; VC shifts a level towards Active Opposition, NVA shifts Support a level "
    "towards Neutral. On a LoC place Sabotage if it has none. Both share 15 markers; none left, none placed. We let "
    "the shift happen where a marker is already.",
    "4.1": "With an Operation that is not Limited [2.3.5] a faction may execute one kind of its Special Activities, "
    "at no cost, once: right before, during or right after the Operation. It chooses spaces (each once), targets and "
    "order as in an Operation. It opens the Event to the 2nd Eligible [2.3.4].",
    "4.1.1": "Some Special Activities go only with certain Operations, and some must, or must not, take place where "
    "the Operation does; each says so. All others go with any Operation, in any space that fits.",
    "4.2.1": "US, with Train or Patrol; one or two spaces not chosen for Training, never North Vietnam. In each "
    "either ARVN forces in place Sweep without moving [3.2.3] (not in Monsoon), or ARVN Assaults [3.2.4], or one "
    "Underground Irregular or Ranger turns Active to remove 2 enemy pieces, Underground ones too, Bases last and no "
    "Tunneled ones. Then the US may add 6 Aid, once.",
    "4.2.2": "US, with any Operation: any US Troops, and up to 4 pieces out of ARVN Troops, Rangers and Irregulars, "
    "move freely among four spaces, two in Monsoon [2.3.9]; not North Vietnam.",
    "4.2.3": "US, with any Operation: up to six spaces with US or ARVN pieces, two in Monsoon. The die is the "
    "number of hits. Two hits Degrade the Trail by one box, once at most [6.7]; one hit removes one Active enemy "
    "piece. NVA Troops go before Guerrillas; Bases only where no other enemy is left; Underground Guerrillas and "
    "Tunneled Bases are safe. Each space with Population where a piece was removed shifts a level towards Active "
    "Opposition.",
    "4.3.1": "ARVN, with Train or Patrol; one or two spaces with COIN Control and Support, not Saigon, none chosen "
    "for Training. In each either add three times its Population to Aid; or move its Population from Aid to "
    "Patronage and shift it a level towards Neutral, only if ARVN cubes there outnumber US Troops.",
    "4.3.2": "ARVN, with any Operation: up to 6 ARVN Troops and Rangers of one space move to an adjacent LoC, on "
    "along LoCs and through Cities if wished, and then into an adjacent space; or straight to a space next to "
    "theirs. They stop at NVA or VC pieces, and never enter North Vietnam. Then all Rangers on the map turn "
    "Underground.",
    "4.3.3": "ARVN, with Patrol, Sweep or Assault; one or two spaces. Adjacent Rangers may move in, each staying as "
    "it is. Then in each an Underground Ranger may turn Active to remove 2 enemy pieces, Underground ones too; Bases "
    "only when nothing else of the enemy is left, no Tunneled ones.",
    "4.4.1": "NVA, with Rally or March; one or two spaces, in each one of these. With an NVA Base there: place "
    "Troops up to the Trail [6.7] plus the NVA Bases, then exchange NVA Guerrillas for Troops as wished. With more "
    "NVA than VC pieces: shift Opposition a level towards Neutral, then one VC piece may be replaced by its NVA "
    "like, which must be Available or made so [1.4.1]; a Tunnel passes on with its Base.",
    "4.4.2": "NVA, with any Operation; one or two spaces with at least 3 US and ARVN Troops together, or with a US "
    "or ARVN Base, and with at least 3 NVA Troops there or in one adjacent space. Each loses one US or ARVN Troop "
    "cube, as NVA chooses; a US one becomes a Casualty.",
    "4.4.3": "NVA, with March or Attack; one or two spaces that were chosen for it, with an Underground NVA "
    "Guerrilla that Marched in or is to Attack. It is an Attack [3.3.3] there that succeeds without a die: one "
    "Guerrilla turns Active, one enemy piece is removed, Bases last, and the attacker loses nobody. From a LoC the "
    "piece may be taken from any adjacent space instead, so no enemy need be on the LoC; two Ambushes may strike the "
    "same space. It takes the place of the ordinary Attack there.",
    "4.5.1": "VC, with any Operation; up to four spaces with an Underground VC Guerrilla and without COIN Control; "
    "a LoC has no Control, so it may always be Taxed, Sabotaged or not. In each one Guerrilla turns Active, and VC "
    "gains twice the Population or the Econ. A Province or City shifts a level towards Active Support.",
    "4.5.2": "VC, with Rally, March or Terror; one or two spaces with an Underground VC Guerrilla and ARVN cubes. "
    "In each remove two cubes, or replace one by a VC Guerrilla. Patronage falls by 1 for every two ARVN cubes gone "
    "in all, rounded down. Nobody turns Active.",
    "4.5.3": "VC ambushes as NVA does [4.4.3], with its own Guerrillas.",
}
