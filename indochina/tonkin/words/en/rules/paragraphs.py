"""Tonkin in English: each paragraph of the rulebook in our own short words; [3.2] leads to another."""

RULES: dict[str, str] = {
    "1.1": "VM is the Viet Minh with the Pathet Lao; FEF is every unit of the French side. ZoC: Zone of Control "
    "[1.3]. DG: disorganized [6.14]. OoS: out of supply [7.5]. SD: Supply Dump. HQ: headquarters. mp: movement point. "
    "VP: Victory Point [1.9]. DRM: what is added to a die roll or taken from it. VP-Hex: a shaded hex with a "
    "community and a number of VP.",
    "1.2": "A counter shows movement (in red: motorized), combat value (on grey: barrage value), morale [6.10], "
    "Stacking Points [1.5] and, for a reinforcement, the number of the Game Turn in which it comes. VM bars: white "
    "for Tieu Doan, black for Pathet Lao, grey for independent regiments, none for divisional regiments; both of the "
    "last are regiments. FEF bars: blue for paratroopers, sand for the Vietnamese army, grey for the Laotian army, "
    "brown for Thai, green for GCMA, none for colonial troops.",
    "1.3": "The ZoC of a unit is the six hexes around it. It counts for Double-Moves [3.2], for airstrips and drops "
    "[3.5] [4.0] and for whose a community is [1.8]; it cuts no trace [1.4]. No ZoC reaches into China, and none of "
    "the FEF into forest or mountain. Units that are DG have none [6.14], nor have HQ, SD, Airstrike and Navy; an HQ "
    "or SD does hold the hex it is in.",
    "1.4": "Being in range of an HQ, SD or Supply Center, or joined by road or river, takes a trace, counted from the "
    "source to the unit. None of its hexes, first and last included, may be impassable or held by the enemy, and no "
    "hexside impassable; to the FEF all of China counts as held. Enemy ZoC does not matter. Two exceptions: Tieu Doan "
    "may be placed up to 2 hexes from a Mobilization Center though FEF units are in it or in between [2.4] [9.0], and "
    "FEF units do not disturb the count around Thai Binh [2.2].",
    "1.5": "A hex may hold 13 Stacking Points at most; a unit without a printed value counts 1, HQ and SD too. "
    "Whenever a Phase or an Operation Point ends, the owner of a stack above that removes steps until 13 points are "
    "left. From top to bottom: HQ, Political Objective, SD, Trench, units. VM may look through FEF stacks; France "
    "sees of a VM stack only what lies above its top unit with a combat or barrage value, and that unit.",
    "1.6": "The terrain of a hex (clear, rough, forest, mountain) is the one in it that is dearest to enter; rivers, "
    "roads and communities are no terrain. Supply Centers are outlined in red (VM) or blue (FEF) and do not work "
    "while the enemy is in them. Red stars are Mobilization Centers. Cities, towns and villages are communities "
    "[1.8]. A24 (Vientiane) and Saigon are harbors; the islands between Haiphong and Tien Yen are coast. Highlands: "
    "all mountain and rough hexes of Vietnam and Laos, with forest or without; Delta: the rest of Vietnam.",
    "1.7": "From June to September every hex costs 1 mp more [3.1], there are no airstrikes [6.6], attackers have a "
    "combat DRM of -1 [6.8], and a unit that the Supply Check Phase finds out of supply loses a step at once [7.1].",
    "1.8": "A community is friendly to the side that occupies it. If no enemy occupies it, it is friendly to VM when "
    "in a VM ZoC [1.3]; a FEF ZoC has no such effect. If nobody occupies it and no VM ZoC covers it, the colour of "
    "its name decides: blue for France, red for VM.",
    "1.9": "VP count at once: added for France, deducted for VM. A VP-Hex that changes sides: its VP. VM with 10 "
    "friendly communities in the Delta or 20 in the Highlands: -10 each, +10 when no longer so. Ten VM regiment steps "
    "lost: +5. A FEF unit lost [6.13] or brought in [2.5]: -1 or -2; a withdrawal not made [2.7]: -3. VM's secret "
    "real Political Objective, at the end of a scenario: -5 if its VP-Hex is VM-friendly, else +5. Both markers go to "
    "FEF-friendly VP-Hexes at least 4 hexes from VM regiments or with at least 4 FEF steps [9.0]; in phase [2.0] VM "
    "may place them anew for +5. VM in Hanoi, or the VM HQ lost, ends the game at once; else see [8.0].",
    "1.10": "Six phases in this order: Replacement and Reinforcement [2.0], VM Movement and then FEF Movement [3.0], "
    "Attrition [5.0], Operation [6.0], Supply Check [7.0]. Then the next month begins; after the last month of the "
    "scenario or campaign the End of the Game Sequence is played instead [8.0].",
    "2.0": "In this order. VM: reinforcements, if the VP-Level is low enough [2.1]; SD and Replacement Points [2.2]; "
    "Tieu Doan taken in by regiments [2.3]; mobilization [2.4]. France: reinforcements, for VP or later [2.5]; SD and "
    "Replacement Points [2.6]; withdrawals [2.7].",
    "2.1": "VM units whose month has come arrive only if the VP-Level is not higher than the VM-Number in force, the "
    "last one printed on the Turn Track; else they wait for a turn in which it is not. Motorized units arrive in a VM "
    "Supply Center in China, other regiments in any VM Supply Center; Tieu Doan go to Box 2 [2.4]. Trucks and "
    "Replacement Points of the chart come whatever the VP-Level.",
    "2.2": "VM takes 2 SD, or 2 points and 1 SD, or 4 points; SD go to VM Supply Centers, at most 9 on the map. "
    "Besides: +2 points for each FEF SD taken, +1 for an advance after Ex-DL or 2xDL [6.15], +1 with at least 4 hexes "
    "held within 3 of Thai Binh, -1 (or a step of any unit) with 1 or 0. At most 8 are kept for the next turn. A step "
    "costs 1, motorized 2; at most 2 per regiment, Tieu Doan included [2.3]. It must not be OoS and must be within 3 "
    "hexes of the VM HQ or a VM Supply Center; if motorized, also on or next to an intact road from a center in "
    "China. Rebuilding: 4, motorized 8; back whole in 3 turns [2.1].",
    "2.3": "A regiment that is not motorized, in Vietnam or one hex outside it, may replace a step by removing a Tieu "
    "Doan no more than 2 hexes away, within the limit of 2 steps at a time [2.2]. A Tieu Doan that is DG does not "
    "make the regiment DG, and one that is not DG does not rid it of its DG. The Tieu Doan goes to Box 1 [2.4].",
    "2.4": "VM may mobilize Tieu Doan of Box 2, whatever the VP-Level: as many as half the VM-friendly VP-Hexes in "
    "Vietnam, rounded up. Each is placed in Vietnam within 2 hexes of a Mobilization Center in Vietnam, a different "
    "one for each [1.4]. If VM has more friendly Mobilization Centers in Laos than Pathet Lao on the map, it may then "
    "place 1 of Box 2 on such a center; those on the map stay in any case. At the end Box 1 is emptied into Box 2.",
    "2.5": "Of the units whose month has come France may bring in any: 1 VP is deducted for each with 1 or 2 Stacking "
    "Points, 2 VP with 3 or 4, 2 VP for the Navy after a withdrawal [2.7]. Airstrike and Air Transports must come and "
    "are free. Places: Thai, a FEF-friendly blue village of the Vietnamese Highlands, on the Red River or west of it; "
    "GCMA, up to 2 hexes from a FEF-friendly Highlands community, one each; Laotians, a FEF Supply Center in Laos; "
    "BVN, one in Vietnam; others, any harbor. A unit not brought in or without a place waits 6 Game Turns.",
    "2.6": "France takes 2 points and 2 SD, or 4 and 1, or 6 points; SD go to FEF Supply Centers, at most 9 on the "
    "map; at most 8 points are kept. A step costs 1, motorized 2. The unit must not be OoS and must stand within 3 "
    "hexes of a FEF center, or of the FEF HQ if that is within 3 of a center or traces River Supply [7.4]. Else "
    "points reach the HQ by air: on an airstrip out of the ZoC of VM artillery and Anti-Aircraft, or, for paras only, "
    "out of forest and mountain. Each Air Transport [3.5] brings 6 steps; a motorized one counts 3. Rebuilding: 2 "
    "(1-2 Stacking Points) or 8; back for VP [2.5] in 1 turn, with morale 4 or 5 in 2.",
    "2.7": "In months marked W France must withdraw a unit of the type the chart names: any, or for instance para, "
    "REI or Navy. It must be at full strength and at most 3 hexes from a Supply Center of the FEF. It goes 6 Game "
    "Turns ahead on the Turn Track and may come back as reinforcement, for VP [2.5]. If France fails, 3 VP are "
    "deducted.",
    "3.0": "First VM, then France has a Movement Phase. All units of the side may move, by themselves [3.1] or by "
    "transport [3.3], and may overrun [6.4]. VM trucks and FEF Air Transports are limited: each use is deducted.",
    "3.1": "For each hex entered a unit pays the dearest terrain in it and a river, up to its movement value. It may "
    "always move one hex, but FEF SD [3.3] and motorized units that are OoS [7.5] only by transport. Along a road a "
    "clear hex costs 1 mp, any other 2, rivers included. Rivers cost nothing to who moves by road or along them; of "
    "several others only one is paid, a major one before a minor. Along a river terrain other than clear costs 1 "
    "less, but not below 2. In the rain each hex costs 1 more [1.7]. No unit may enter a hex held by the enemy, "
    "except paras that drop on it [6.4], or if only HQ and SD are there.",
    "3.2": "A unit, or a transport, may spend twice its movement points, in a Movement Phase as in an Operation "
    "Phase. Not if it is DG or has an OoS-Marker, if it begins in an enemy ZoC or will enter one [1.3], or if it "
    "overruns [6.4].",
    "3.3": "Any unit except a DNA may be transported instead of moving; FEF SD move in no other way. On a transport "
    "SD and motorized units count three times their Stacking Points. Units of one stack may go different ways. In a "
    "Movement Phase the load of one transport may come from several hexes (not a DNA's [3.6]); for an Operation Point "
    "it comes from one. It may always end in several. No unit uses two kinds of transport in one Movement Phase or "
    "Operation Point. VM trucks [3.4] and Air Transports [3.5] are there anew each Game Turn and cannot be saved.",
    "3.4": "A VM truck moves one SD, or units of 3 Stacking Points at most, with 14 motorized mp. Undestroyed roads "
    "or Road-Markers must join the load, or a hex next to it, to a VM Supply Center in China. VM may use one truck in "
    "a Movement Phase or Operation Point. The FEF needs no count: any unit or SD that begins in or next to one of its "
    "Supply Centers, or its HQ while that is within 3 hexes of one, may move with 14 motorized mp.",
    "3.5": "An Air Transport takes one SD, or units of 3 Stacking Points at most, from one FEF-friendly airstrip to "
    "another, or drops paras or an SD; one per Movement Phase or Operation Point. Airstrips must be FEF-occupied and "
    "out of the ZoC of VM artillery and Anti-Aircraft; no drop on forest or mountain. A drop on the Anti-Aircraft "
    "unit or into its ZoC deducts 2 Air Transports, and an SD dropped in its ZoC is lost on a 5 or 6: VM gets 2 "
    "points [2.2]. All of this needs VM to declare those guns: kept secret, they change nothing.",
    "3.6": "A DNA moves, retreats and attacks only along major rivers and coastal hexes, for 1 mp a hex. It carries "
    "up to 3 Stacking Points with 14 mp, even after a step loss; passengers begin in its hex and may get off on the "
    "way. It may pass through a coastal hex with VM units but not stop there. It may overrun while carrying, and "
    "passengers may join in [6.4]. It cannot itself be transported. It also helps supply [7.4].",
    "3.7": "France may ship 12 Stacking Points from a FEF-friendly harbor to another. Between Vientiane (A24) and one "
    "on the coast, either way, a ship first goes to Saigon; another transport may later take the units on from there. "
    "Saigon has no stacking limit [1.5].",
    "3.8": "Only VM regiments and SD go anywhere. Others may attack and end their move only: Tieu Doan and Vietnamese "
    "army in Vietnam, or in Laos next to the border; Pathet Lao and Laotian army in Laos, or in Vietnam next to that "
    "border; GCMA and Thai in the Highlands. All other FEF units and SD stay, and drop, in Vietnam and Laos. "
    "Retreats, overruns and barrages are bound too. Nobody fights or fires across the Chinese border, though VM may "
    "move and retreat over it. A unit that ends where it may not be is eliminated.",
    "4.0": "1 REC: no cost for rivers, but clear terrain only. With it or a DNA attacking, no river DRM [6.9]. A tank "
    "(1 RCC, RICM) or DNA that fights and is not DG gives others of its stack +1 morale, once; it takes the second "
    "hit of Ex-DL or 2xDL in defence, Ex-AL or 2xAL in attack, even after the first as leader if no other of them is "
    "there. GCMA: [6.5] [6.11] [6.14]. Anti-Aircraft, if not DG: [3.5] and -2 to airstrikes on it or in its ZoC; like "
    "the engineer's, its Combat Value is for defence only. Engineer: instead of moving, a Road-Marker under it; to "
    "enter one, or from it a printed road, costs 3 mp. It also repairs next to itself [6.3].",
    "5.0": "Each unit with an OoS-Marker loses a step, unless it can now trace supply [7.0]. Both sides check before "
    "any loss is taken. Only units with the marker check, and no marker is removed in this phase, even if supply can "
    "be traced.",
    "6.0": "Each Operation Point does one thing: move, fight, dig, repair and so on [6.3]. Before the points are "
    "spent in turn [6.1], each side decides whether to spend an SD, which allows more [6.2].",
    "6.1": "Both sides receive 10 Operation Points. VM rolls a die: half of it, rounded up, is how many it may spend "
    "in a row; it must spend at least one. Then France does the same, then VM again, and so on. When a side has none "
    "left, the other spends all the rest in a row. Here a point may also be spent on nothing [6.3].",
    "6.2": "After the 10 points are received and before any is spent, VM and then France decide whether to spend an "
    "SD, the only one in the Game Turn. It is turned over and stays on the map until the Operation Phase ends or an "
    "enemy unit enters its hex. VM, if it spends none, may instead put any one of its SD into the hex of the VM HQ. "
    "If neither side spends one, all points are lost and the Supply Check Phase follows at once [7.0].",
    "6.3": "One point, one option. a: remove up to 3 DG or Destroyed Road-Markers where one has units; 3 that are DG "
    "may become up to 6 if all the hexes form a chain. b: use up an SD that is not being spent for 1 to 3 trenches, "
    "all in one way: within 3 hexes of it; from a VM center, within 3 of any of them; from an airstrip (FEF), on "
    "airstrips, for 1 Air Transport; from a FEF center in the Delta, in supply in the Delta. DNA, SD and HQ alone "
    "hold no trench. c: move units of a hex [3.0]. d: Airstrike or Navy [6.6]. e: roads [6.7]. Only with a spending "
    "SD on the map, and units within 3 hexes of it: F: artillery [6.6]. G: attack [6.8].",
    "6.4": "Units neither DG nor OoS that begin and stay stacked may overrun while moving, each hex costing all of "
    "them what it costs the one that pays most. Next to the enemy they must be able to pay his hex, without roads, "
    "and 2 mp more, unless they began there. Then combat [6.8], at -2 without a friendly SD within 3 hexes. If the "
    "hex is vacated all must enter and may go on; else they stop. Others of the stack move first. Paras may drop on "
    "VM units: an overrun, always at -2; if VM still holds, they retreat one hex or are lost. SD or HQ alone: no "
    "combat, roads count, no 2 mp; but the VM HQ may retreat first [6.5].",
    "6.5": "Tieu Doan, Pathet Lao, GCMA and the VM HQ, if neither DG nor OoS, may retreat one hex before combat when "
    "they defend, but not from a barrage. The attacker may then advance, or counts the odds anew against those who "
    "stay. Tieu Doan and Pathet Lao may not both retreat so and ambush [6.11]. Against a stack that overruns it more "
    "than once in a Movement Phase or Operation Point [6.4] a unit may do this only once.",
    "6.6": "One enemy hex is barraged, by option d or F [6.3]: artillery next to it; Airstrike and Navy if a FEF unit "
    "is next to it. Barrage Values are added; 2 dice, all DRM cumulative: miss; DG for everybody there, SD and HQ "
    "too; or DG & DL, when one also loses a step, by the defender's choice. An unmodified 2 misses, 12 is DG & DL. SD "
    "and HQ alone are all removed by DG & DL. The Airstrike (3, later 5, 7, 9) stays away in the rain [1.7] and has "
    "-2 on or in the ZoC of the Anti-Aircraft unit [4.0]. The Navy fires at hexes on or next to the coast.",
    "6.7": "Neither side may use the road in a hex with a Destroyed Road-Marker; option a removes it [6.3]. By option "
    "e VM marks up to 3 hexes: any in the Delta, even under FEF units, and any in the Highlands that VM occupies. "
    "France tries one hex with an airstrike, outside China, near FEF units or not; unless the Barrage Attack Table "
    "says miss, the road is destroyed [6.6]. Units in the hex are not affected.",
    "6.8": "By option G [6.3] units next to one enemy hex attack it. Steps: declare and show stacks; retreat before "
    "combat [6.5]; ambush [6.11]; leaders [6.10]; Bolshevik Spirit [6.12]; 2 dice; DG rolls [6.14]; retreat or stand "
    "fast [6.15]; losses [6.13]. Combat Values of the attackers, halved if OoS, against Combat and Barrage Values of "
    "the defenders; odds rounded down. Below 1-2: that row at -1; above 5-1: that row at +1. Morale, Bolshevik "
    "Spirit, terrain and other DRM add up, but never above +3 or below -3. SD and HQ alone: advance and remove them, "
    "no roll.",
    "6.9": "A river in the defender's hex modifies the combat roll and the attacker's DG roll [6.14]. It does not if "
    "the attack comes along that river, its source hexside included, from the air, from both banks, or with a DNA or "
    "the 1 REC taking part [4.0]. Where rivers fork one asks: is there a part of the hex that no attacker can reach "
    "without crossing a river? Then that river still counts.",
    "6.10": "First the attacker, then the defender chooses a leading unit. The difference of their Morale Values, as "
    "modified, is a DRM for the side with the higher, and each leader takes the first step loss of its side. In "
    "attack artillery, engineer and Anti-Aircraft never lead, Tieu Doan, Pathet Lao and GCMA only if nobody else can; "
    "in defence all six only if nobody else can. From October 1950 to May 1952 the combat DRM is -1 when the FEF "
    "attacks and +1 when it defends, not in barrages [6.6].",
    "6.11": "Before leaders are chosen a defending VM stack may ambush, by one unit neither DG nor OoS. VM picks as "
    "target an attacking FEF unit, at full strength if possible, never a DNA, a GCMA or who drops from the air; not "
    "after a retreat before combat [6.5], and only the first time the same attackers overrun it in a Movement Phase "
    "or Operation Point. An unmodified die that reaches the target's morale costs it a step and makes it DG: it still "
    "attacks, but leaves an overrun [6.14]. On a 6 the ambusher loses a step too; if the hex is then empty, the "
    "attackers may advance.",
    "6.12": "When both leaders are chosen and before the combat dice, an attacking VM may declare Bolshevik Spirit, "
    "if its leading unit has at least 3 steps. A die is rolled and added as a DRM; the total still may not exceed +3 "
    "[6.8]. The leading unit loses an extra step besides the combat result, before any advance [6.15].",
    "6.13": "Steps lost by attacker and defender: 2xAL 2 and 0, Ex-AL 2 and 1, Ex 1 and 1, Ex-DL 1 and 2, 2xDL 0 and "
    "2, only by units that took part. Tieu Doan, Pathet Lao, Thai, BCL detachments and GCMA have 1 step and cost no "
    "VP; other units with 1 or 2 Stacking Points have 2 steps, those with 3 or 4 have 4: the first and third loss "
    "take 1 off combat or barrage, morale and stacking, the second turns the counter. A FEF unit of 2 steps "
    "eliminated costs 1 VP, one of 4 steps 2 VP. Tieu Doan and Pathet Lao go to Box 2 [2.4]. Every 10 VM regiment "
    "steps: +5 VP [1.9].",
    "6.14": "After each combat roll both sides roll a die with DRM against the number under the result; who reaches "
    "it is DG: all units that took part, in defence SD and HQ too. The terrain is the defender's: forest +2, not for "
    "VM and GCMA; trench -1 for its defender; major river +1 for the attacker [6.9]. A DG unit is without ZoC; halves "
    "its morale last of all, rounded down; may not overrun, Double-Move, retreat before combat or ambush; pays 1 mp "
    "more per hex; gives +1 when barraged; loses 1 Barrage Value. Option a removes DG [6.3].",
    "6.15": "After the DG rolls the defender may retreat one hex instead of losing one step; then all units there "
    "that can must go, to different hexes if they like. SD never retreat, and nobody from a barrage. Then losses are "
    "taken. Into a vacated hex the attacker may advance with any units, in an overrun all must [6.4]; artillery "
    "(except GM/35 RALP) and SD only in an overrun. Advancing eliminates SD and enemy trenches. A defender who stands "
    "fast loses one more step if the result cost him one, some of his units are DG and no attacker is.",
    "6.16": "Optional. An officer of rank 1 to 4 joins a FEF para battalion or VM divisional regiment; he begins with "
    "1 in Cao Bang and Hanoi, 2 in Hoa Binh, 3 later. Mentioned if his unit attacks with a modified 10 or more, or "
    "defends against 4 or less; from rank 3, for any of three units, 9 or more and the hex taken, or 5 or less "
    "without retreat. Eight mentions: next rank. If his unit leads he may lead from the front: DRM +1 in attack, -1 "
    "in defence [6.8]; 2 dice then kill him on 12, or 11 if the unit lost a step. Next turn: another unit, or after "
    "his death rank 1 again.",
    "7.0": "Both sides trace supply from their Supply Centers and SD, or have it in a trench; besides there are ways "
    "of supply for VM [7.2] and for the FEF alone [7.3] [7.4]. All units check [7.1]; those without are out of supply "
    "[7.5].",
    "7.1": "All units of both sides check in this phase. Who is in supply stays so until the next Supply Check Phase. "
    "Who is not gets an OoS-Marker [7.5], is out of supply until then, and may suffer attrition before [5.0]. In the "
    "Rain Season it also loses a step at once [1.7].",
    "7.2": "A VM unit is in supply in a trench, or at most 3 hexes from an SD or Supply Center of its side [1.4]; the "
    "spending SD is gone by then [6.2]. Pathet Lao, Tieu Doan, independent regiments and the VM HQ always are.",
    "7.3": "A FEF unit is in supply in a trench, at most 3 hexes from an SD or Supply Center of its side [1.4], the "
    "spending SD being gone [6.2], or by river [7.4]. GCMA always are. Thai also are where the Vietnamese Highlands "
    "have a FEF-friendly blue community within 3 hexes, Laotian units where Laos has a FEF-friendly one within 3.",
    "7.4": "FEF units may besides trace supply along major rivers and coastal hexes, 5 hexes at most, from an SD or "
    "Supply Center of theirs. A DNA must be at the source, with the unit, or on the trace between; one DNA may serve "
    "several hexes, and a DNA needs no other for itself. On a river only a VM regiment in one of its hexes cuts the "
    "trace; Tieu Doan, HQ and SD do not. Along the coast no VM unit does.",
    "7.5": "At the check a unit without supply is marked OoS or keeps its marker; one that can trace supply loses it. "
    "A unit that is OoS attacks with half its Combat or Barrage Value, rounded down, and with 0 only together with "
    "others; may not overrun, Double-Move, retreat before combat or ambush; if motorized, moves only by transport, "
    "but may retreat and advance after combat; loses a step in the Attrition Phase unless it can then trace supply "
    "[5.0]; in the Rain Season loses one at once [7.1].",
    "8.0": "After the last Game Turn each unit with an OoS-Marker loses a step. Then VM and after it the FEF has one "
    "more Movement Phase, without transports; overrun is the only combat [6.4]. Then an Attrition Phase [5.0]. VP go "
    "on counting [1.9]. At the end the scale of the scenario one ends with tells the result: a draw, or a marginal, "
    "substantial or strategic victory.",
    "9.0": "A game is one scenario, or a campaign up to the end of a later one, whose scale then decides [8.0]. Set "
    "up, within [3.8]: reinforcements on the Turn Track; FEF units and trenches; VM regiments, Pathet Lao and "
    "markers; Tieu Doan, one per Mobilization Center in Vietnam, on it or up to 2 hexes away, those left over in Box "
    "1; the Political Objective-Markers, one on the hex of the card [1.9]; GCMA in the Highlands, up to 2 hexes from "
    "FEF-friendly communities there, one to each; then the tracks. Na San, for training, has rules of its own.",
}
