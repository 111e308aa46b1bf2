"""Tonkin in English: how one wins, the order of play, costs and limits, what the markers mean."""

SHEET: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "How one wins",
        (
            "At once, a strategic victory: VM by occupying Hanoi, France by eliminating the VM HQ [1.9].",
            "Otherwise the VP-Level decides, after the last month and the End of the Game Sequence [8.0]: VM lowers "
            "it, France raises it. Scales and first levels are reconstructed.",
            "Cao Bang, October to December 1950, begins at 65: VM strategic to 29, substantial 30-37, marginal 38-45; "
            "draw 46-52; France marginal 53-60, substantial 61-68, strategic from 69. Objective: Lang Son.",
            "Hanoi, January to June 1951, begins at 46: VM strategic to 27, substantial 28-34, marginal 35-41; draw "
            "42-47; France marginal 48-54, substantial 55-61, strategic from 62. Objective: Nam Dinh.",
            "Hoa Binh, December 1951 to February 1952, begins at 50: VM strategic to 33, substantial 34-39, marginal "
            "40-45; draw 46-50; France marginal 51-56, substantial 57-62, strategic from 63. Objective: Hoa Binh.",
            "Plaine des Jarres, October 1952 to May 1953, begins at 48: VM strategic to 33, substantial 34-38, "
            "marginal 39-43; draw 44-47; France marginal 48-52, substantial 53-57, strategic from 58. Objective: Na "
            "San.",
            "Dien Bien Phu, November 1953 to July 1954, begins at 45: VM strategic to 32, substantial 33-36, marginal "
            "37-40; draw 41-43; France marginal 44-47, substantial 48-51, strategic from 52. Objective: Dien Bien "
            "Phu.",
            "Na San (training), October to December 1952: no VP; of Nghia Lo, Na San and Tuyen Quang VM-friendly at "
            "the end: 3 VM complete, 2 VM marginal, 1 France marginal, 0 France complete.",
            "Na San each turn: VM 2 points, besides those for SD taken and advances but not for Thai Binh [2.2], and "
            "1 SD on a road joined to Thai Nguyen; France 4 points and 1 SD in Hanoi; at most 2 Tieu Doan back; no "
            "reinforcements, rebuilding or withdrawals [9.0].",
            "A campaign is decided on the scale of its last scenario; at the end of each one reached the real "
            "Political Objective scores, and VM places both markers anew for free [1.9] [9.0].",
        ),
    ),
    (
        "Victory Points",
        (
            "VP-Hex becoming FEF-friendly: + its VP; VM-friendly: - its VP [1.8].",
            "10 VM-friendly communities in the Delta: -10; 20 in the Highlands: -10; back when fewer.",
            "Every 10 steps of VM regiments lost: +5 [6.13].",
            "FEF unit lost: -1 with 2 steps, -2 with 4; none for Thai, GCMA and BCL detachments [6.13].",
            "FEF reinforcement brought in: -1 with 1 or 2 Stacking Points, -2 with 3 or 4 and for the Navy [2.5].",
            "Withdrawal not made: -3 [2.7].",
            "Real Political Objective at the end of a scenario: -5 if VM-friendly, else +5; VM moving both markers: "
            "+5 [1.9].",
        ),
    ),
    (
        "Order of play",
        (
            "Replacement and Reinforcement Phase [2.0]: VM reinforcements, SD and points, absorption, mobilization; "
            "French reinforcements, SD and points, withdrawals.",
            "VM Movement Phase, FEF Movement Phase: move, transports, overruns [3.0].",
            "Attrition Phase: units with OoS-Markers that cannot trace supply lose a step [5.0].",
            "Operation Phase: VM, then France may spend an SD; then points in turn, VM first [6.0].",
            "Supply Check Phase: spent SD are removed, OoS-Markers come and go [7.0].",
            "After the last month: OoS losses, two Movement Phases without transports, Attrition Phase [8.0].",
            "Rain, June to September: +1 mp per hex, no airstrikes, -1 to attacks, a step lost at once when OoS [1.7].",
        ),
    ),
    (
        "Operation Points",
        (
            "10 a side; half a die, rounded up, in a row: 1 to 3 [6.1]. Without any SD spent there are no operations "
            "[6.2].",
            "a: remove 3 DG or Destroyed Road-Markers; up to 6 DG in a chain [6.3].",
            "b: an SD for 1 to 3 trenches [6.3].",
            "c: move the units of a hex, with overruns [3.1] [6.4].",
            "d: barrage by Airstrike or Navy (France) [6.6].",
            "e: destroy roads: VM 3 hexes, France one by airstrike [6.7].",
            "F: artillery barrage; G: attack; both only with a spending SD, by units within 3 hexes of it [6.6] [6.8].",
        ),
    ),
    (
        "Replacements",
        (
            "VM each turn: 2 SD, or 2 points and 1 SD, or 4 points [2.2]. France: 2 points and 2 SD, or 4 points and "
            "1 SD, or 6 points [2.6].",
            "VM besides: +2 per FEF SD taken, +1 per advance after Ex-DL or 2xDL, +1 with 4 or more hexes within 3 of "
            "Thai Binh, -1 with 1 or 0 [2.2].",
            "A step: 1 point, motorized 2. Rebuilding: VM 4, motorized 8, back in 3 turns; France 2 (1 or 2 Stacking "
            "Points) or 8 (3 or 4), back in 1 turn, with morale 4 or 5 in 2.",
            "At most 8 points kept, 9 SD on the map, 2 steps per VM regiment and turn.",
            "Tieu Doan: half the VM-friendly VP-Hexes in Vietnam, rounded up; 1 Pathet Lao if VM has more friendly "
            "centers in Laos than Pathet Lao on the map [2.4].",
        ),
    ),
    (
        "Movement costs",
        (
            "Clear: 1 mp, motorized 2 [3.1].",
            "Rough: VM 2, FEF 3, motorized 5 (reconstructed).",
            "Forest: VM 3 (reconstructed), FEF 4, motorized 7.",
            "Mountain: 6, motorized 10 (reconstructed).",
            "Minor river +1, motorized +2; major river +2, motorized +3; along a river -1, not in clear, never below "
            "2.",
            "Road: clear 1, else 2; Road-Marker 3 [4.0]. DNA: 1 per hex [3.6].",
            "Rain +1, DG +1 per hex; overrun +2 besides the hex [6.4]. Double-Move: twice the points [3.2].",
        ),
    ),
    (
        "Transports and limits",
        (
            "Truck (VM, from China by road): an SD or 3 Stacking Points, 14 motorized mp, one per Movement Phase or "
            "point; France without limit near its centers [3.4].",
            "Air Transport: an SD or 3 Stacking Points, one per Movement Phase or point; a drop near the "
            "Anti-Aircraft unit takes 2 [3.5].",
            "DNA: 3 Stacking Points, 14 mp [3.6]. Ship: 12 Stacking Points between harbors [3.7].",
            "SD and motorized units count three times on a transport [3.3].",
            "Stacking: 13 points in a hex [1.5].",
            "Ranges: supply, spending SD, HQ and replacements 3 hexes; river supply 5 [7.4]; Tieu Doan taken in or "
            "mobilized 2.",
        ),
    ),
    (
        "Combat, two dice",
        (
            "Odds 1-2: 2xAL 0-5, Ex-AL 6-8, Ex 9-10, Ex-DL 11-13, 2xDL 14-15.",
            "Odds 1-1: 2xAL 0-3, Ex-AL 4-6, Ex 7-9, Ex-DL 10-12, 2xDL 13-15.",
            "Odds 2-1: 2xAL 0-2, Ex-AL 3-5, Ex 6-9, Ex-DL 10-11, 2xDL 12-15.",
            "Odds 3-1: 2xAL 0-1, Ex-AL 2-4, Ex 5-7, Ex-DL 8-11, 2xDL 12-15.",
            "Odds 4-1: 2xAL 0, Ex-AL 1-3, Ex 4-6, Ex-DL 7-10, 2xDL 11-15.",
            "Odds 5-1: Ex-AL 0-2, Ex 3-5, Ex-DL 6-9, 2xDL 10-15. All rows are reconstructed from public reports.",
            "DRM, in all from -3 to +3 [6.8]: difference of leaders' morale [6.10]; Bolshevik Spirit +1 die [6.12]; "
            "forest -1; mountain -2, minor river -1, major river -2, trench -1 (reconstructed); rain -1.",
            "DRM besides: until May 1952 FEF attacking -1, defending +1 [6.10]; overrun without SD within 3 hexes -2, "
            "airdrop on VM -2 [6.4]; odds below 1-2 -1, above 5-1 +1; officer at the front +1 or -1 [6.16].",
            "Steps lost, attacker and defender: 2xAL 2 and 0, Ex-AL 2 and 1, Ex 1 and 1, Ex-DL 1 and 2, 2xDL 0 and 2 "
            "[6.13]; a retreat saves one [6.15].",
            "Ambush: a die of the target's morale or more; 6 costs the ambusher a step too [6.11].",
        ),
    ),
    (
        "DG rolls, one die",
        (
            "DG on this or more, attacker: 2xAL 2, Ex-AL 3, Ex 4, Ex-DL 5, 2xDL 6; defender: 2xAL 6, Ex-AL 5, Ex 4, "
            "Ex-DL 3, 2xDL 2 (reconstructed but Ex-DL) [6.14].",
            "DRM: a unit of morale 4 or more in the stack -1; artillery in the defender's hex +1 for the attacker; "
            "forest +2, not for VM and GCMA; major river +1 for the attacker; trench -1 for the defender; GCMA -1 "
            "(reconstructed).",
        ),
    ),
    (
        "Barrage, two dice",
        (
            "Value 1-2: DG 9-11, DG & DL from 12.",
            "Value 3-4: DG 8-10, DG & DL from 11.",
            "Value 5-6: DG 7-9, DG & DL from 10.",
            "Value 7-8: DG 6-8, DG & DL from 9.",
            "Value 9-10: DG 5-7, DG & DL from 8.",
            "Value 11 and more: DG 4-6, DG & DL from 7. All rows are reconstructed; an unmodified 2 misses, 12 is DG "
            "& DL [6.6].",
            "DRM: a defender of morale 5 -1; forest, mountain -1; trench -1; 6 or more Stacking Points +1; target DG "
            "+1; airstrike near the Anti-Aircraft unit -2.",
        ),
    ),
    (
        "What the markers mean",
        (
            "DG: disorganized; no ZoC, half morale, dearer movement [6.14].",
            "OoS: out of supply; half value in attack, a step lost in the Attrition Phase [7.5].",
            "SD: Supply Dump, source of supply; turned over while it is being spent [6.2].",
            "Trench: supplies its units and helps them in defence; removed when no unit but DNA, SD or HQ holds it "
            "[6.3] [7.2] [7.3].",
            "Road-Marker: a road built by the VM engineer; when all are placed one of them is moved [4.0]. Destroyed "
            "Road: nobody uses the road in that hex [6.7].",
            "Political Objective: two, one real and one a rumour [1.9].",
            "Boxes 1 and 2: Tieu Doan and Pathet Lao waiting to be mobilized, from Box 2 only [2.4].",
        ),
    ),
)
