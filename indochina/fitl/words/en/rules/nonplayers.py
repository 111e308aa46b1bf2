"""8 Non-players."""

from __future__ import annotations

NONPLAYERS: dict[str, str] = {
    "8.1": "Non-players keep to all rules but these. When a player's faction is 1st Eligible, they play a Pivotal "
    "Event that is playable at once [8.4.6]. Where the order of play gives them a Limited Operation, they execute a "
    "full one with a Special Activity; a Limited Operation granted by an Event stays one. They take no Event that "
    "would do nothing, and with a Coup next no Momentum that would do nothing now or in the Coup Round. Otherwise "
    "their flowcharts choose [8.1.4].",
    "8.1.1": "Events are executed by [8.4.1] and what follows it, Operations and Special Activities by the "
    "faction's own flowchart. Whatever applies is done as far as possible: in the most spaces, with the most pieces, "
    "as long as pieces and Resources last. Costs and conditions are those of players.",
    "8.1.2": "They place own and remove enemy Bases first, then Guerrillas or Special Forces, then Troops and "
    "Police evenly, beginning with the fewest (Troops if equal), the last Police last; of enemies the Underground "
    "first, and US before ARVN or VC before NVA. Own pieces go in reverse order. Never two COIN Bases in one space, "
    "no ARVN Base in a City. US and ARVN take pieces from out of play, then Casualties, then Available; from the "
    "first two in the order Bases, Rangers, Troops, Irregulars. What is to be replaced goes even if nothing can "
    "replace it. Resources are never given away [1.5.2].",
    "8.1.3": "For each priority in turn take spaces until none is left that fits or its own limit is reached, then "
    "go on to the next, until the limit of the whole action is reached or Resources run out. Candidates that nothing "
    "tells apart are taken at random [8.2].",
    "8.1.4": "Numbered priorities follow one another, each done as far as possible; those with white numbers are "
    "steps within one. Lettered ones only break ties: each narrows down the candidates that are left.",
    "8.2": "Two dice, first tens then ones, name a space on the Random Spaces map; if it is no candidate, follow "
    "the arrows to the first that is. Do all that is possible there before another space is rolled for. LoCs have "
    "their own order [8.3].",
    "8.3": "LoCs come after Provinces and Cities that are equal candidates. Among LoCs: the highest Econ, then one "
    "next to a random City [8.2], then by an even die. Only LoCs without Sabotage are Sabotaged.",
    "8.4.1": "A rifle below the faction's symbol on the card: it declines the Event and executes an Operation with "
    "a Special Activity. A halo: there is an instruction for it, to be followed first. A Non-player that is given "
    "free actions by another's Event follows its own instruction for that Event, if it has one.",
    "8.4.2": "Non-player NVA and VC use the shaded text, US and ARVN the unshaded one, unless an instruction says "
    "otherwise [8.4.1].",
    "8.4.3": "Events place, remove and move as many pieces as text, stock [1.4.1] and stacking [1.4.2] allow, in "
    "the order of [8.1.2]. US and ARVN take from out of play first, then Casualties, then Available.",
    "8.4.4": "Benefits go to itself, then its friend, then a random enemy, Non-players first. US and ARVN raise Aid "
    "and ARVN Resources, NVA and VC lower them; ARVN raises Patronage, the others lower it. Free actions follow the "
    "acting faction's own flowchart without its Event and Pass boxes; of several in a row the first one's priorities "
    "count. Spaces: for shifts by [8.4.5], then where the most Bases, then other pieces are affected, then at random "
    "[8.2]. If friends must go, the other faction's go first.",
    "8.4.5": "Spaces for shifts. VC: the greatest gain of Total Opposition, then the greatest loss of Total "
    "Support. NVA: the greatest loss of Support, then the least gain of Opposition. ARVN: the greatest loss of "
    "Opposition, then the least gain of Support. US: the greatest gain of Support, then the greatest loss of "
    "Opposition. See [1.6.2].",
    "8.4.6": "A Non-player plays its Pivotal Event as soon as it may [2.3.8] and a player's faction is 1st "
    "Eligible, also over a player's Pivotal Event that it trumps. Several at once trump each other as usual.",
    "8.4.7": "Any choice in an Event that nothing above settles is made at random.",
    "8.5.1": "Terror [3.3.4] if VC can pay for it, without Taxing, in a space at Support, or if what it can pay for "
    "shifts Population of at least two dice. It goes wherever a shift is possible, highest Population first, but "
    "keeps the last Underground Guerrilla at a VC Base without Support; then LoCs, with 12 Resources or more and Aid "
    "below 30. At 0 it Taxes first. Then, unless it has Taxed, it Taxes with at most 9 Resources: LoCs of Econ 2, of "
    "1, spaces at Active Support; if still at 0 Active Opposition, then others. Else it Subverts up to 2 spaces: to "
    "end COIN Control, then the most cubes; it replaces only a lone cube.",
    "8.5.2": "Without Terror [8.5.1]: if a VC Capability comes next, the current one is none (or has been played), "
    "and a die beats the number of Coup cards in the Leader box, VC Passes, and takes that Event on the next card "
    "without another die. A current Capability is played if a die, now or then, beats that number. If neither card "
    "is a Capability, it plays the Event unless that does nothing [8.1].",
    "8.5.3": "Rally [3.3.1] if it would place two VC Bases, if three dice show less than the VC Guerrillas "
    "Available, or if no Attack was possible. Up to 6 spaces: Bases where there are 4 VC Guerrillas; one Guerrilla "
    "in up to 2 spaces without any, with ARVN cubes, then with Population; at VC Bases with fewer than 4 "
    "Underground; where there are 1-3; other spaces of the South. Ties: end COIN Control, then a player NVA's. At 0 "
    "Resources Tax first. Then Tax, else Subvert [8.5.1]. If none: March [8.5.4], Attack [8.5.5], Pass.",
    "8.5.4": "March [3.3.2] outside Monsoon, leaving 2 Guerrillas at each VC Base and 1 in other spaces of the "
    "South, giving nobody Control: one Underground Guerrilla to each of up to 3 LoCs with Econ; then into "
    "Population, most Underground where not yet at Active Opposition, then with room for a Base, then to end COIN "
    "Control; then to end a player NVA's Control. Ambush in up to 2 spaces, from LoCs if possible, US first: to open "
    "the way to a Base, at Bases, Special Forces, cubes. Else Tax or Subvert [8.5.1]. If none: Attack [8.5.5], Rally "
    "[8.5.3], Pass.",
    "8.5.5": "Attack [3.3.3] with at least 1 Resource, else Rally [8.5.3]. First Ambushes in up to 2 spaces as "
    "after a March [8.5.4]; then wherever 3 or more Active and no Underground VC Guerrillas are, first where a Base "
    "can fall, then Special Forces, then cubes; US before ARVN. Without an Ambush it Taxes [8.5.1]. If none: March, "
    "Rally, Pass.",
    "8.5.6": "Agitates [6.3.2] as much as it can: the greatest total shift first, then where there is Support, then "
    "without Terror, then at random. It removes Terror only if a shift follows.",
    "8.6.1": "Attack [3.3.3] if Ambushes and Troops can remove a COIN Base or as many pieces as a die shows. First "
    "Ambush [4.4.3] in one or two spaces with 3 NVA Troops at most: for Bases, then others, Laos and Cambodia first, "
    "from LoCs, last pieces, Special Forces, US. With 4 Resources and only one piece to be had, or no Ambush, "
    "Bombard [4.4.2]: with NVA pieces, then adjacent; Bases, US. Then Attack where Troops remove 2 or more, with 4 "
    "or more Guerrillas, where Troops remove 1; ties: Laos and Cambodia, Bases, Special Forces, US.",
    "8.6.2": "Without an Attack [8.6.1]: if an NVA Capability comes next, the current one is none (or has been "
    "played), and a die beats the number of Coup cards in the Leader box, NVA Passes, and takes that Event on the "
    "next card without another die. A current Capability is played if a die, now or then, beats that number. If "
    "neither is one, it plays the Event unless that does nothing [8.1]. At 0 Resources it Passes.",
    "8.6.3": "Terror [3.3.4] if it can be made at Support with a total Population of at least one die: in every "
    "such space, highest Population first if Resources are short. Then Bombard [8.6.1].",
    "8.6.4": "Rally [3.3.1] if the Trail is 0 or 1, an NVA Base space has fewer than 2 NVA units, more Guerrillas "
    "are Available than two dice show (so the chart), a Base would be placed, or no March was possible. Up to 3 "
    "spaces (with unshaded AAA one, if the Trail is Improved): a Base at 4 Insurgent units with 2 NVA Guerrillas; at "
    "COIN Control in Laos or Cambodia; at Bases, weakest first; others. Then the Trail, with 3 Resources (at 3: with "
    "9). Then Infiltrate [4.4.1] if that brings a Base or 4 Troops: VC Bases, then Troops where the most Guerrillas "
    "are, keeping 2. Else Bombard [8.6.1]. If none: March [8.6.5], Pass.",
    "8.6.5": "March [3.3.2] outside Monsoon, keeping NVA Control and 2 units at each Base, over several spaces only "
    "at Trail 4 or free: 4 units with 2 Guerrillas to a space in Laos or Cambodia with room, if a Base is Available; "
    "one Underground Guerrilla to a LoC, Hue-Da Nang first; Control of up to 3 spaces, highest Population, one "
    "group, no US Base, VC Base; most Troops next to COIN Control. Ambush only to remove a Base, else Infiltrate "
    "[8.6.4], else Bombard [8.6.1]. If none: Rally [8.6.4], Pass.",
    "8.6.6": "Redeploys [6.4.3] without losing NVA Control or giving COIN Control. Except in the final Round 2 NVA "
    "units stay at, or come to, each Base space. Then it adds the most NVA Control with no more Troops than needed; "
    "then it removes COIN Control; then it brings the most Troops next to COIN Control, into one space, in the South "
    "first.",
    "8.7.1": "If an ARVN Capability comes next, the current one is none (or has been played), and a die beats the "
    "number of Coup cards in the Leader box, ARVN Passes, and takes that Event on the next card without another die. "
    "A current Capability is played if a die, now or then, beats that number. If neither is one, it plays the Event "
    "unless that does nothing [8.1]. With fewer than 3 Resources it Passes.",
    "8.7.2": "Train [3.2.1] with 12 ARVN pieces Available, if it would place a Base, or if no Patrol was possible. "
    "Up to 3 spaces get 6 cubes, or Rangers: to add COIN Control, then the missing type. Then Govern: a player US "
    "beyond 50, Patronage from the highest Population; else the most Patronage without making Neutral; then Aid. Or "
    "Transport up to 6: from Laos and Cambodia, then the most to spare, to Police without Troops or to change "
    "Control. Then a Base at 5 COIN units with 3 ARVN cubes, else Pacify [8.7.6], once. If none: Pass.",
    "8.7.3": "Patrol [3.2.2] if enemies are on a LoC next to Saigon or block the way from it to a City, or if no "
    "Assault was possible. Police, then Troops go to each contested LoC, nearest to Saigon first, 3 or twice the "
    "enemies if reachable; then to Cities for COIN Control and 3 units with Troops and Police. Provinces keep "
    "Control, 3 units and the last of each kind. Then the Assault that removes most. Then Govern or Transport. If "
    "none: Train [8.7.2].",
    "8.7.4": "Assault [3.2.4] if by itself it changes Control, removes NVA Troops, or strikes at a Base without "
    "Underground Guerrillas, or if no Sweep was possible. First Raid [4.3.3] if that removes a piece: Bases, "
    "Control, Underground Guerrillas; no COIN Control is left behind; else Transport [8.7.2]. Then up to 3 spaces: "
    "Bases and Tunnels, most Control changed by Population, last enemies, then 2 or more pieces. If none: Patrol "
    "[8.7.3], Train [8.7.2].",
    "8.7.5": "Sweep [3.2.3] outside Monsoon, up to 3 spaces. First Raid [8.7.4]. Spaces with ARVN forces and "
    "Underground Guerrillas: Support, VC, Population. Troops move in, keeping COIN Control and 3 units behind: to "
    "Activate most, then to add COIN Control, there and in further spaces, Bases first. Without a Raid Transport "
    "[8.7.2] to Activate more. VC are Activated before NVA. If none: Assault [8.7.4].",
    "8.7.6": "Pacifies where it can, but to Active Support only while the US score stays at 45 or less [7.2]. First "
    "without Terror, then where there is Opposition, then the greatest shift. Terror is removed only if a shift "
    "follows [6.3.1].",
    "8.7.7": "Redeploys [6.4.2]. Troops that must go, and others to spare, add COIN Control and remove NVA Control; "
    "then bring Cities without NVA Control to 3 COIN cubes; the rest goes to one random space. Then Police, first "
    "off contested LoCs, never the last, nor below 3 cubes, nor losing Control: exactly 3 to Route 13/14 from Saigon "
    "if it is free of enemies; to keep Control where Troops left; one to each Province under COIN Control; one to "
    "each City.",
    "8.8.1": "The US follows JFK, LBJ or Nixon; the scenario says which first. In each Commitment Phase, after "
    "returning Casualties are placed, if its score is 45 or less [7.2], a die is compared with the Coup cards in the "
    "Leader box: equal JFK, more LBJ, less Nixon. The Policy guides Commitment [8.8.9] and what follows.",
    "8.8.2": "If a US Capability comes next, the current one is none, and a die beats the number of Coup cards in "
    "the Leader box, the US Passes, and takes that Event on the next card without another die. A current Capability "
    "is played if a die, now or then, beats that number.",
    "8.8.3": "Assault [3.2.4] if by itself it can remove a Base, or if NVA Troops are with US Troops or Bases. "
    "First spaces where all Active enemies go, then more than half, then any; ties: NVA Control, Base or Tunnel, US "
    "Base, Population. ARVN adds where it helps. With shaded Cobras or Abrams 2 spaces at most. Between: Air Lift "
    "[4.2.2] of Troops not needed from up to 3 spaces (Monsoon 1), to Assault or Sweep, then to Police without "
    "Active Support; Laos and Cambodia for Nixon only. Else Air Strike [4.2.3] after it: Trail, NVA Control, LoCs, "
    "Bases, most pieces. If none: Sweep [8.8.5].",
    "8.8.4": "In Monsoon Patrol [3.2.2] brings all US Troops of Laos and Cambodia to as few spaces of the South as "
    "possible, Cities without Active Support first; without such Troops Train [8.8.7]. LBJ then Air Strikes [8.8.3]; "
    "else Advise [4.2.1] in up to 2 spaces: Assault, then Special Forces, to change Control, for Bases, for most "
    "pieces; then Sweep; 6 Aid if Aid is at most 30. Else Air Lift.",
    "8.8.5": "Sweep [3.2.3] outside Monsoon if an Underground Guerrilla is at Support, or if Train or Assault was "
    "impossible. Spaces with Underground Guerrillas: all with US pieces, up to 2 without; Support, Bases, "
    "Population. Troops come, Laos and Cambodia first, where at most 2 NVA Troops are, changing no Control and "
    "leaving 3 COIN units at Support: to Activate all, more than half, then for COIN Control. Outside the South for "
    "Nixon only. JFK and Nixon Air Lift, LBJ Air Strikes [8.8.3]. VC before NVA. If none: Train [8.8.7], Pass.",
    "8.8.6": "If it neither played a Capability nor Passed, Assaulted, Swept or Patrolled, the US plays the Event "
    "if it may, unless that does nothing [8.1].",
    "8.8.7": "Train [3.2.1]: an Irregular (JFK two) in spaces without a US Base, Provinces first, where none is; "
    "then at one US Base 6 ARVN cubes, else Rangers (Nixon the other way round), for Control; then in Saigon "
    "Patronage of a player ARVN above 22; if none was moved Pacify [8.8.8] wherever it does most. Then LBJ Air "
    "Strikes [8.8.3], else Advise [8.8.4]. If none: Sweep [8.8.5], Pass.",
    "8.8.8": "Pacifies as much as possible; in Training first where there are no Police; then the greatest shift, "
    "then without Terror, then at random. Terror is removed only if a shift follows within Econ [1.8.1].",
    "8.8.9": "After Casualties and Policy [8.8.1] Bases move, then Troops [6.5]. JFK: 2 Bases in, then as near to "
    "15 Troops Available as possible. LBJ: 2 Bases in, 5 Troops. Nixon: 2 Bases out, but one stays in Saigon, 25 "
    "Troops. Bases come to COIN Control without a COIN Base. Troops are spread evenly over US Bases, else Saigon; "
    "they leave spaces without a US Base first, Saigon excepted.",
    "8.9": "A lone player runs US and ARVN, or NVA and VC, or one faction; the lower margin counts [7.3], and he "
    "never wins in a Victory Phase. If a Non-player does, he has lost. At the end his margin must be the highest: "
    "ahead by 1 to 5 is a stalemate, by 6 or more a victory. Easy: Non-players' Limited Operations stay limited. "
    "Harder: Capabilities against him are in force at the start; or from the second Coup on he must not be behind "
    "any Non-player.",
}
