"""Game turn 7: Booby Traps, in the Monsoon. The VC lay traps, the NVA Ambushes."""

from .step import NVA, VC, Step

TURN_7 = [
    Step(
        told="7.1",
        does="A Coup card shows: Monsoon. Only the Insurgents are Eligible.",
        holds=[
            ("it is Monsoon", "monsoon", True),
            ("US and ARVN are Ineligible", "eligible", "NVA VC"),
        ],
    ),
    Step(
        told="7.2-7.3",
        who=VC,
        does="The VC execute the shaded Event, a Capability.",
        given=[("the VC are the first", "asked", VC)],
        choices="action.first: shaded",
        holds=[
            ("the Capability is in force, shaded", "shaded", "booby_traps"),
            ("it is no Momentum", "momentum", ""),
            ("the VC gain nothing now", "VC marker", 27),
            ("the VC are done", "asked", NVA),
        ],
    ),
    Step(
        told="7.4",
        who=NVA,
        does="The NVA Attacks in Quang Tri.",
        where="quang-tri",
        given=[
            ("an Operation with a Special Activity is open", "offered op_sa", True),
            ("no March in the Monsoon", "op_sa -> refused march", "why.monsoon"),
            ("the NVA has 3", "nva_resources", 3),
        ],
        choices="action.second: op_sa; operation: attack; attack.space: quang-tri",
        holds=[("the space costs 1", "nva_resources", 2)],
    ),
    Step(
        told="7.5",
        does="A common Attack would be likely to succeed, and costly.",
        where="quang-tri",
        holds=[
            ("by Guerrillas, or by Ambush", "offered", "guerrillas ambush"),
            ("five Guerrillas", "quang-tri nva_guerrilla", 5),
            ("against three COIN pieces", "quang-tri us arvn", 3),
            ("all five would be Active", "guerrillas 5 -> quang-tri nva_guerrilla_a", 5),
            ("a 5 removes two", "guerrillas 5 -> question left", 2),
            ("a 6 none", "guerrillas 6 -> quang-tri us arvn", 3),
            (
                "of any of the three",
                "guerrillas 5 -> offered",
                "quang-tri/us_troop quang-tri/us_irregular_u quang-tri/arvn_ranger_a",
            ),
            (
                "the US Troop would cost a Guerrilla",
                "guerrillas 5 quang-tri/us_troop quang-tri/us_irregular_u -> quang-tri nva_guerrilla",
                4,
            ),
            (
                "the others would not",
                "guerrillas 5 quang-tri/us_irregular_u quang-tri/arvn_ranger_a -> quang-tri nva_guerrilla",
                5,
            ),
        ],
    ),
    Step(
        told="7.6",
        who=NVA,
        does="So the NVA Ambushes the US Troop.",
        where="quang-tri",
        given=[
            ("no die is rolled", "ambush -> question", "ambush.remove"),
            ("the US Troop is within reach", "ambush -> offered quang-tri/us_troop", True),
        ],
        choices="attack.action: ambush; ambush.remove: quang-tri/us_troop",
        holds=[
            ("one Guerrilla is Active", "quang-tri nva_guerrilla_a", 1),
            ("no Guerrilla is lost", "quang-tri nva_guerrilla", 5),
            ("the US Troop is gone", "quang-tri us_troop", 0),
            ("it is a Casualty", "casualties us_troop", 1),
        ],
    ),
    Step(
        told="7.7",
        does="Nobody gains Control by it.",
        where="quang-tri",
        holds=[("nobody Controls Quang Tri", "quang-tri control", "none")],
    ),
]
