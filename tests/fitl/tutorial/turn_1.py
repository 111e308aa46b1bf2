"""Game turn 1: Burning Bonze. The VC burn Aid, the NVA waits, the ARVN mends what it can."""

from .step import ARVN, NVA, VC, Step

TURN_1 = [
    Step(
        told="1.1",
        does="The card names the factions in their order.",
        holds=[
            ("the order of the factions", "order 107", "VC NVA ARVN US"),
            ("all are Eligible at the start", "eligible", "US ARVN NVA VC"),
            ("the VC are first", "asked", VC),
        ],
    ),
    Step(
        told="1.2",
        does="The card has two texts, of which one may be executed.",
        holds=[
            ("the text for the Insurgents", "offered shaded", True),
            ("the text for the other side", "offered unshaded", True),
            ("after one of them the VC have no more to say", "shaded -> asked", NVA),
        ],
    ),
    Step(
        told="1.3-1.6",
        who=VC,
        does="The VC execute the shaded Event: Saigon loses heart and Washington its purse.",
        where="saigon",
        given=[
            ("Saigon is at Passive Support", "saigon level", "passive_support"),
            ("Saigon counts 6", "saigon population", 6),
            ("the US starts with 38", "US marker", 38),
            ("Aid starts at 15", "aid", 15),
            ("ARVN Resources start at 30", "arvn_resources", 30),
        ],
        choices="action.first: shaded",
        holds=[
            ("the VC stand in the Event box", "acted", "VC event"),
            ("Saigon is Neutral", "saigon level", "neutral"),
            ("the US falls by 6", "US marker", 32),
            ("Aid falls by 12", "aid", 3),
            ("ARVN Resources stay", "arvn_resources", 30),
        ],
    ),
    Step(
        told="1.7",
        does="An Event costs nothing.",
        holds=[
            ("VC Resources stay", "vc_resources", 5),
            ("the VC are done", "asked", NVA),
        ],
    ),
    Step(
        told="1.8",
        does="After an Event the second may execute an Operation and a Special Activity.",
        holds=[
            ("the NVA would be the second", "question", "action.second"),
            ("an Operation with a Special Activity is open", "offered op_sa", True),
            ("the shaded text is gone", "refused shaded", "why.box.event"),
            ("so is the other", "refused unshaded", "why.box.event"),
        ],
    ),
    Step(
        told="1.9",
        who=NVA,
        does="The NVA Passes: it will be the first on Trucks.",
        given=[
            ("Trucks comes next", "next", 55),
            ("there the NVA stands first", "order 55", "NVA VC US ARVN"),
            ("the NVA has 10", "nva_resources", 10),
            ("it may Pass", "offered pass", True),
        ],
        choices="action.second: pass",
        holds=[
            ("the NVA stands in the Pass box", "acted", "VC event, NVA pass"),
            ("Passing brings an Insurgent 1", "nva_resources", 11),
        ],
    ),
    Step(
        told="1.10",
        who=ARVN,
        does="The ARVN takes the place of the second.",
        given=[
            ("the ARVN is next in line", "asked", ARVN),
            ("Passing would bring it 3", "pass -> arvn_resources", 33),
        ],
        choices="action.second: op_sa; operation: train",
        holds=[
            ("the ARVN stands in its box", "acted", "VC event, NVA pass, ARVN op_sa"),
            ("the Special Activity might come first", "offered govern", True),
            ("or the Operation", "offered saigon", True),
            ("or the Special Activity in between", "saigon arvn_troop 6 -> offered govern", True),
        ],
    ),
    Step(
        told="1.12",
        does="Training might take place in more spaces.",
        holds=[
            ("in another City", "offered hue", True),
            ("in a Province nobody Controls", "offered quang-tri", True),
            ("in a Province with COIN Control", "offered quang-nam", True),
            ("not under NVA Control", "refused central-laos", "why.nva_control"),
            ("each would cost 3", "hue arvn_police 1 done saigon arvn_troop 1 done -> arvn_resources", 24),
        ],
    ),
    Step(
        told="1.11",
        who=ARVN,
        does="The ARVN Trains in Saigon alone.",
        where="saigon",
        given=[
            ("no Guerrilla is there yet", "saigon nva vc", 0),
            ("nobody there supports or opposes", "saigon level", "neutral"),
        ],
        choices="train.space: saigon",
        holds=[("what to place is asked", "question", "train.piece")],
    ),
    Step(
        told="1.13",
        who=ARVN,
        does="Six Troops come to Saigon.",
        where="saigon",
        given=[
            ("Rangers, or cubes of two kinds", "offered", "arvn_ranger_u arvn_troop arvn_police done"),
            ("one or two Rangers", "arvn_ranger_u -> offered", "1 2"),
            ("no cubes with them", "arvn_ranger_u 1 -> question", "train.space"),
            ("up to six Troops", "arvn_troop -> offered", "1 2 3 4 5 6"),
            ("or as many Police", "arvn_police -> offered", "1 2 3 4 5 6"),
            ("or some of each", "arvn_troop 4 arvn_police -> offered", "1 2"),
            ("two Troops are there", "saigon arvn_troop", 2),
            ("eight are Available", "available arvn_troop", 8),
        ],
        choices="train.piece: arvn_troop; train.count: 6",
        holds=[
            ("now there are eight", "saigon arvn_troop", 8),
            ("six fewer are Available", "available arvn_troop", 2),
        ],
    ),
    Step(
        told="1.11",
        who=ARVN,
        does="One space is paid for.",
        choices="train.space: done",
        holds=[("Training cost 3", "arvn_resources", 27)],
    ),
    Step(
        told="1.14",
        who=ARVN,
        does="The ARVN Pacifies too.",
        where="saigon",
        given=[
            ("Police are in Saigon", "saigon arvn_police", 3),
            ("COIN Controls it", "saigon control", "coin"),
            ("Training allows to Pacify", "offered pacify", True),
        ],
        choices="train.then: pacify",
        holds=[
            ("only Saigon was selected", "question space", "saigon"),
            ("it is not free", "question cost", 3),
        ],
    ),
    Step(
        told="1.16",
        does="A second level could be bought.",
        where="saigon",
        holds=[
            ("for 3 more", "2 -> arvn_resources", 21),
            ("it would be Active Support", "2 -> saigon level", "active_support"),
            ("the US would gain 6 more", "2 -> US marker", 44),
            ("it must pass 50", "US goal", 50),
        ],
    ),
    Step(
        told="1.15",
        who=ARVN,
        does="One level is enough.",
        where="saigon",
        given=[("the US is at 32", "US marker", 32)],
        choices="train.steps: 1",
        holds=[
            ("the level cost 3", "arvn_resources", 24),
            ("Passive Support again", "saigon level", "passive_support"),
            ("the US is back", "US marker", 38),
        ],
    ),
    Step(
        told="1.17",
        who=ARVN,
        does="The Special Activity is to Govern.",
        given=[
            ("Govern goes with Training", "offered govern", True),
            ("so does Transport", "offered transport", True),
            ("Raid does not", "refused raid", "why.activity.operation"),
        ],
        choices="special.after: govern",
        holds=[("where is asked", "question", "govern.space")],
    ),
    Step(
        told="1.18",
        who=ARVN,
        does="The ARVN Governs An Loc and Can Tho, for Aid.",
        where="an-loc can-tho",
        given=[
            ("two spaces at most", "question left", 2),
            ("An Loc counts 1", "an-loc population", 1),
            ("Can Tho counts 1", "can-tho population", 1),
            ("both are Cities with COIN Control", "an-loc+can-tho control", "coin"),
            ("An Loc may be Governed", "offered an-loc", True),
            ("so may Can Tho", "offered can-tho", True),
            ("never Saigon", "refused saigon", "why.saigon"),
            ("Hue counts 2", "hue population", 2),
            ("but is Neutral", "hue level", "neutral"),
            ("so it may not be Governed", "refused hue", "why.no_support"),
        ],
        choices="govern.space: an-loc; govern.action: aid; govern.space: can-tho; govern.action: aid",
        holds=[("a third space is not asked for", "asked", NVA)],
    ),
    Step(
        told="1.19-1.20",
        does="Aid recovers: by Governing first, then Minh adds his part when all is done.",
        holds=[("from 3 by 3 and 3 to 9, then by 5 to 14", "aid_course", [3, 6, 9, 14])],
    ),
    Step(
        told="1.20",
        does="Aid is nearly what it was.",
        holds=[("Aid is at 14", "aid", 14)],
    ),
    Step(
        told="1.21",
        does="A Special Activity costs nothing.",
        holds=[("ARVN Resources stay", "arvn_resources", 24)],
    ),
    Step(
        told="1.22",
        does="Two have executed something, so the turn is over before the US is asked.",
        holds=[
            ("who waited or Passed is Eligible", "eligible", "US NVA"),
            ("nobody has acted on the new card", "acted", ""),
        ],
    ),
    Step(
        told="1.23",
        does="Trucks is played, Green Berets shown.",
        holds=[
            ("the card", "card", 55),
            ("the card to come", "next", 68),
        ],
    ),
]
