"""The Coup Round, first half: Nguyen Khanh takes over, everybody earns, US and ARVN Pacify, the VC Agitate."""

from .step import ARVN, NVA, US, VC, Step

AGITATED = "quang-tri+quang-tin+quang-duc+binh-tuy"

COUP = [
    Step(
        told="7.8",
        who=NVA,
        does="The turn ends, and with it the Monsoon. The Coup Round begins, with all its earnings.",
        given=[
            ("the ARVN has 18", "arvn_resources", 18),
            ("the VC have 10", "vc_resources", 10),
            ("the NVA has 2", "nva_resources", 2),
            ("Aid is at 14", "aid", 14),
        ],
        choices="attack.space: end",
        holds=[
            ("the Coup card is played", "card", 125),
            ("the card to come", "next", 75),
            ("the Monsoon is over", "monsoon", False),
        ],
    ),
    Step(
        told="coup.2",
        does="Khanh takes Minh's place.",
        holds=[
            ("Khanh leads", "leader", "khanh"),
            ("his card lies in the box", "leader_box", [125]),
        ],
    ),
    Step(
        told="coup.3",
        does="Nobody has won.",
        holds=[
            ("the US is 8 short", "US margin", -8),
            ("the ARVN is 12 short", "ARVN margin", -12),
            ("the NVA is 10 short", "NVA margin", -10),
            ("the VC are 8 short", "VC margin", -8),
            ("the game goes on", "over", False),
        ],
    ),
    Step(
        told="coup.4",
        does="No road is Sabotaged.",
        holds=[
            ("no Insurgent on a LoC", "locs nva vc", 0),
            ("COIN Controls every City", "cities control", "coin"),
            ("no Sabotage", "locs terror", 0),
            ("Econ is at 15", "econ", 15),
        ],
    ),
    Step(
        told="coup.5",
        does="Nobody troubles the Trail.",
        holds=[
            ("in Laos there is NVA Control", "laos control", "nva"),
            ("in Cambodia that or none", "cambodia control", ["none", "nva"]),
            ("the Trail stays", "trail", 1),
        ],
    ),
    Step(
        told="coup.6",
        does="The ARVN earns Aid and Econ.",
        holds=[
            ("its Aid", "log.coup.earnings.arvn aid", 14),
            ("its Econ", "log.coup.earnings.arvn econ", 15),
            ("29 more", "arvn_resources", 47),
        ],
    ),
    Step(
        told="coup.7",
        does="The Insurgents earn by their Bases, the NVA by the Trail too.",
        holds=[
            ("the VC have seven Bases", "map vc_base vc_tunnel", 7),
            ("a Tunneled one among them", "map vc_tunnel", 1),
            ("the VC earn 7", "vc_resources", 17),
            ("three NVA Bases in Laos and Cambodia", "central-laos+southern-laos+parrots-beak nva_base", 3),
            ("another in the North does not count", "north-vietnam nva_base", 1),
            ("the NVA earns 3 and twice 1", "log.coup.earnings earned", 5),
            ("and has 7", "nva_resources", 7),
        ],
    ),
    Step(
        told="coup.8",
        does="A Casualty costs Aid.",
        holds=[
            ("one Troop is a Casualty", "casualties us_troop", 1),
            ("Aid falls by 3", "aid", 11),
        ],
    ),
    Step(
        told="coup.9",
        does="The US may Pacify first.",
        holds=[
            ("the US is asked", "asked", US),
            ("to Pacify", "question", "coup.pacify"),
            ("up to 2 levels", "question levels", 2),
            ("where COIN is in Control", "refused quang-tri", "why.coup.no_coin_control"),
            ("with Police", "refused pleiku", "why.coup.no_police"),
            ("with its own Troops", "refused can-tho", "why.coup.no_troops"),
        ],
    ),
    Step(
        told="coup.10",
        who=US,
        does="The US Pacifies Hue.",
        where="hue",
        given=[
            ("Hue may be Pacified", "offered hue", True),
            ("Terror is there", "hue terror", 1),
            ("and Active Opposition", "hue level", "active_opposition"),
            ("Terror goes first", "hue 1 -> hue terror", 0),
            ("which shifts nothing", "hue 1 -> hue level", "active_opposition"),
            ("for 3", "hue 1 -> arvn_resources", 44),
            ("the VC are at 27", "VC marker", 27),
            ("the US is at 42", "US marker", 42),
        ],
        choices="coup.pacify: hue; coup.pacify_steps: 3",
        holds=[
            ("two levels cost 6 more", "arvn_resources", 38),
            ("no Terror", "hue terror", 0),
            ("Hue is Neutral", "hue level", "neutral"),
            ("the VC lose 4", "VC marker", 23),
            ("the US gains nothing", "US marker", 42),
        ],
    ),
    Step(
        told="coup.11",
        who=US,
        does="The US Pacifies Saigon.",
        where="saigon",
        given=[
            ("Passive Support", "saigon level", "passive_support"),
            ("Saigon counts 6", "saigon population", 6),
        ],
        choices="coup.pacify: saigon",
        holds=[
            ("one level costs 3", "arvn_resources", 35),
            ("Active Support", "saigon level", "active_support"),
            ("the US gains 6", "US marker", 48),
            ("it must pass 50", "US goal", 50),
        ],
    ),
    Step(
        told="coup.12",
        who=US,
        does="The US leaves it at two spaces.",
        given=[
            ("it could go on in two more", "offered", "da-nang kontum end"),
        ],
        choices="coup.pacify: end",
        holds=[
            ("now the ARVN is asked", "asked", ARVN),
            ("to Pacify", "question", "coup.pacify"),
            ("two spaces are left to it", "cam-ranh an-loc -> asked", VC),
        ],
    ),
    Step(
        told="coup.12",
        who=ARVN,
        does="The ARVN saves its money.",
        choices="coup.pacify: end",
        holds=[("nothing is spent", "arvn_resources", 35)],
    ),
    Step(
        told="coup.13",
        who=VC,
        does="The VC Agitate in four Provinces.",
        where="quang-tri quang-tin quang-duc binh-tuy",
        given=[
            ("the VC are asked", "asked", VC),
            ("for four spaces", "question left", 4),
            ("a VC Guerrilla is in Hue", "hue vc_guerrilla", 1),
            ("but COIN Controls it", "refused hue", "why.coup.coin_control"),
            ("the four are at Passive Opposition", f"{AGITATED} level", "passive_opposition"),
            ("Quang Tri counts 2", "quang-tri population", 2),
            ("Quang Tin counts 2", "quang-tin population", 2),
            ("Quang Duc counts 1", "quang-duc population", 1),
            ("Binh Tuy counts 1", "binh-tuy population", 1),
            ("the VC have 17", "vc_resources", 17),
            ("the VC are at 23", "VC marker", 23),
        ],
        choices=("coup.agitate: quang-tri; coup.agitate: quang-tin; coup.agitate: quang-duc; coup.agitate: binh-tuy"),
        holds=[
            ("each level costs 1", "vc_resources", 13),
            ("Active Opposition in Quang Tri", "quang-tri level", "active_opposition"),
            ("and in Quang Tin", "quang-tin level", "active_opposition"),
            ("and in Quang Duc", "quang-duc level", "active_opposition"),
            ("and in Binh Tuy", "binh-tuy level", "active_opposition"),
            ("the VC gain 6", "VC marker", 29),
        ],
    ),
]
