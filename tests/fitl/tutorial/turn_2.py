"""Game turn 2: Trucks. The NVA takes the Event away from the US and gathers its strength."""

from .step import NVA, US, Step

TURN_2 = [
    Step(
        told="2.1",
        does="The NVA, which Passed, is the first.",
        holds=[
            ("the NVA is asked", "asked", NVA),
            ("as the first", "question", "action.first"),
        ],
    ),
    Step(
        told="2.2",
        does="The unshaded text would hurt the NVA.",
        where="central-laos southern-laos parrots-beak",
        holds=[
            ("it may be executed", "offered unshaded", True),
            ("the Trail is at 1", "trail", 1),
            ("it would fall to 0", "unshaded -> trail", 0),
            ("four pieces would go at a time", "unshaded -> question left", 4),
            ("eight are in Laos", "laos nva", 8),
            ("four would go there", "unshaded central-laos/nva_guerrilla_u all central-laos/nva_base -> laos nva", 4),
            ("four are in Cambodia", "cambodia nva", 4),
            ("all would go", "unshaded central-laos/nva_guerrilla_u all central-laos/nva_base -> cambodia nva", 0),
        ],
    ),
    Step(
        told="2.3-2.4",
        who=NVA,
        does="The NVA executes an Operation only, which leaves no Event to the US.",
        given=[
            ("an Operation only is open to the first", "offered op", True),
            ("after a Pass the US would be asked", "pass -> asked", US),
            ("and could execute that text", "pass -> offered unshaded", True),
        ],
        choices="action.first: op; operation: rally",
        holds=[
            ("the NVA stands in its box", "acted", "NVA op"),
            ("no Special Activity goes with it", "refused infiltrate", "why.activity.none"),
        ],
    ),
    Step(
        told="2.5-2.7",
        who=NVA,
        does="The NVA Rallies at two Bases and in two Provinces of the Delta.",
        where="north-vietnam parrots-beak kien-phong kien-giang",
        given=[
            ("the NVA has 11", "nva_resources", 11),
            ("no Support in the North", "north-vietnam level", "neutral"),
            ("nor in the Parrot's Beak", "parrots-beak level", "neutral"),
            ("Support would forbid it", "refused saigon", "why.rally.support"),
            ("a Base in the North", "north-vietnam nva_base", 1),
            ("a Base in the Parrot's Beak", "parrots-beak nva_base", 1),
            ("up to two Guerrillas at a Base", "north-vietnam -> offered", "1 2 base"),
            ("the same in the Parrot's Beak", "parrots-beak -> offered", "1 2 base"),
            ("three Guerrillas are in the North", "north-vietnam nva_guerrilla", 3),
            ("three in the Parrot's Beak", "parrots-beak nva_guerrilla", 3),
            ("Kien Phong is at Active Opposition", "kien-phong level", "active_opposition"),
            ("so is Kien Giang", "kien-giang level", "active_opposition"),
            ("no NVA Base in Kien Phong", "kien-phong nva_base", 0),
            ("nor in Kien Giang", "kien-giang nva_base", 0),
        ],
        choices=(
            "rally.space: north-vietnam; rally.action: 2; rally.space: parrots-beak; rally.action: 2; "
            "rally.space: kien-phong; rally.space: kien-giang"
        ),
        holds=[
            ("four spaces cost 4", "nva_resources", 7),
            ("two more in the North, all Underground", "north-vietnam nva_guerrilla_u", 5),
            ("two more in the Parrot's Beak, all Underground", "parrots-beak nva_guerrilla_u", 5),
            ("one in Kien Phong, Underground", "kien-phong nva_guerrilla_u", 1),
            ("one in Kien Giang, Underground", "kien-giang nva_guerrilla_u", 1),
        ],
    ),
    Step(
        told="2.8",
        does="As many VC as NVA: no Control of the Delta.",
        where="kien-phong kien-giang",
        holds=[
            ("no COIN piece in Kien Phong", "kien-phong us arvn", 0),
            ("nor in Kien Giang", "kien-giang us arvn", 0),
            ("two Insurgents in Kien Phong", "kien-phong nva vc", 2),
            ("two in Kien Giang", "kien-giang nva vc", 2),
            ("one of them VC in Kien Phong", "kien-phong vc", 1),
            ("and in Kien Giang", "kien-giang vc", 1),
            ("nobody Controls Kien Phong", "kien-phong control", "none"),
            ("nor Kien Giang", "kien-giang control", "none"),
        ],
    ),
    Step(
        told="2.9",
        who=NVA,
        does="The Rally ends with an improved Trail.",
        given=[("the Trail is at 1", "trail", 1)],
        choices="rally.space: improve_trail",
        holds=[
            ("one box more", "trail", 2),
            ("for 2 Resources", "nva_resources", 5),
            ("no Special Activity: the NVA is done", "asked", US),
        ],
    ),
    Step(
        told="2.10",
        who=US,
        does="The VC are Ineligible, so the US is the second, with a Limited Operation.",
        given=[
            ("the VC are left out", "eligible", "US NVA"),
            ("the US is the second", "question", "action.second"),
            ("a Limited Operation, or Pass", "offered", "limop pass"),
            ("the unshaded text is blocked", "refused unshaded", "why.box.op"),
            ("the shaded text too", "refused shaded", "why.box.op"),
        ],
        choices="action.second: limop; operation: sweep",
        holds=[
            ("the US stands in its box", "acted", "NVA op, US limop"),
            ("no Special Activity goes with it", "refused air_strike", "why.activity.limited"),
        ],
    ),
    Step(
        told="2.11-2.12",
        who=US,
        does="The US Sweeps Quang Tri with what is there.",
        where="quang-tri",
        given=[
            ("no US Resources are kept", "us_resources", None),
            ("one Irregular is there", "quang-tri us_irregular", 1),
            ("and one Troop", "quang-tri us_troop", 1),
            ("two VC Guerrillas are Underground", "quang-tri vc_guerrilla_u", 2),
            ("it is Highland", "quang-tri terrain", "highland"),
            ("nobody need move", "quang-tri -> offered done", True),
        ],
        choices="sweep.space: quang-tri; sweep.origin: done",
        holds=[
            ("the Sweep is over after one space", "question", "action.first"),
            ("and cost nothing", "arvn_resources", 24),
            ("nobody has come", "quang-tri us_troop", 1),
            ("both Guerrillas are Active", "quang-tri vc_guerrilla_a", 2),
        ],
    ),
    Step(
        told="2.13",
        does="The VC Base lies open.",
        where="quang-tri",
        holds=[
            ("a VC Base is there", "quang-tri vc_base", 1),
            ("and nobody Underground", "quang-tri vc_guerrilla_u nva_guerrilla_u", 0),
        ],
    ),
    Step(
        told="2.14",
        does="Two have acted: Green Berets is played, Gulf of Tonkin shown.",
        holds=[
            ("NVA and US are Ineligible", "eligible", "ARVN VC"),
            ("the card", "card", 68),
            ("the card to come", "next", 1),
        ],
    ),
]
