"""The Coup Round, second half: Troops and Police redeploy, the US commits, all is reset."""

from .step import ARVN, NVA, US, Step

DELTA_LOC = "loc-saigon-can-tho"
COIN = (
    "saigon hue da-nang kontum qui-nhon cam-ranh an-loc can-tho quang-nam binh-dinh pleiku phu-bon khanh-hoa kien-hoa "
    "ba-xuyen"
)

COUP_REDEPLOY = [
    Step(
        told="coup.14",
        does="No COIN piece has to leave Laos or Cambodia.",
        holds=[
            ("none in Laos", "laos us arvn", 0),
            ("none in Cambodia", "cambodia us arvn", 0),
        ],
    ),
    Step(
        told="coup.15",
        who=ARVN,
        does="The ARVN's Troops leave Binh Dinh for two Cities.",
        where="binh-dinh qui-nhon da-nang",
        given=[
            ("the ARVN is asked", "asked", ARVN),
            ("two Troops are in Binh Dinh", "binh-dinh arvn_troop", 2),
            ("without a Base", "binh-dinh us_base arvn_base", 0),
            ("they must go", "refused end", "why.coup.must_redeploy"),
            ("to a City", "binh-dinh -> offered qui-nhon", True),
            ("to Saigon", "binh-dinh -> offered saigon", True),
            ("or to a Base", "binh-dinh -> offered pleiku", True),
            ("not to a Province without", "binh-dinh -> offered phu-bon", False),
            ("a US Base is in Pleiku", "pleiku us_base", 1),
            ("from where Troops may go too", "offered pleiku", True),
        ],
        choices=(
            "redeploy.arvn_troop.from: binh-dinh; redeploy.arvn_troop.to: qui-nhon; redeploy.arvn_troop.count: 1; "
            "redeploy.arvn_troop.from: binh-dinh; redeploy.arvn_troop.to: da-nang"
        ),
        holds=[
            ("no ARVN Troop in Binh Dinh", "binh-dinh arvn_troop", 0),
            ("one in Qui Nhon", "qui-nhon arvn_troop", 1),
            ("one in Da Nang", "da-nang arvn_troop", 1),
            ("the others may stay", "offered end", True),
        ],
    ),
    Step(
        told="coup.15-coup.16",
        who=ARVN,
        does="All others stay.",
        where="pleiku quang-tri",
        choices="redeploy.arvn_troop.from: end",
        holds=[
            ("six Troops in Pleiku", "pleiku arvn_troop", 6),
            ("the Ranger in Quang Tri", "quang-tri arvn_ranger", 1),
        ],
    ),
    Step(
        told="coup.17",
        who=ARVN,
        does="One Police goes from Saigon to guard the road to Can Tho.",
        where="saigon",
        given=[
            ("three Police are in Saigon", "saigon arvn_police", 3),
            ("the road has an Econ of 2", f"{DELTA_LOC} econ", 2),
            ("Police may go to a LoC", f"saigon -> offered {DELTA_LOC}", True),
            ("or under COIN Control", "saigon -> offered binh-dinh", True),
            ("nowhere else", "saigon -> offered quang-tri", False),
        ],
        choices=(
            f"redeploy.arvn_police.from: saigon; redeploy.arvn_police.to: {DELTA_LOC}; redeploy.arvn_police.count: 1"
        ),
        holds=[
            ("two Police stay in Saigon", "saigon arvn_police", 2),
            ("one is on the road", f"{DELTA_LOC} arvn_police", 1),
        ],
    ),
    Step(
        told="coup.18",
        who=ARVN,
        does="Pleiku gets none, though the US would like it.",
        where="pleiku",
        given=[("Police might go there", "saigon -> offered pleiku", True)],
        choices="redeploy.arvn_police.from: end",
        holds=[("no Police in Pleiku", "pleiku arvn_police", 0)],
    ),
    Step(
        told="coup.19",
        who=NVA,
        does="Four NVA Troops go from Southern Laos to the North.",
        where="southern-laos north-vietnam",
        given=[
            ("the NVA is asked", "asked", NVA),
            ("Troops only", "offered", "southern-laos end"),
            ("five are in Southern Laos", "southern-laos nva_troop", 5),
            ("to its Bases only", "southern-laos -> offered", "north-vietnam central-laos parrots-beak"),
        ],
        choices=(
            "redeploy.nva_troop.from: southern-laos; redeploy.nva_troop.to: north-vietnam; "
            "redeploy.nva_troop.count: 4; redeploy.nva_troop.from: end"
        ),
        holds=[
            ("one stays", "southern-laos nva_troop", 1),
            ("four are in the North", "north-vietnam nva_troop", 4),
        ],
    ),
    Step(
        told="coup.20",
        does="No Control has changed.",
        holds=[
            ("what COIN Controls", "coin_controlled", COIN),
            (
                "what the NVA Controls",
                "nva_controlled",
                "north-vietnam central-laos southern-laos parrots-beak kien-phong kien-giang",
            ),
            ("the ARVN stays", "ARVN marker", 38),
            ("the NVA stays", "NVA marker", 8),
        ],
    ),
    Step(
        told="coup.21",
        does="It is not the last Coup.",
        holds=[
            ("five are to come", "coups_to_come", 5),
            ("the game goes on", "over", False),
        ],
    ),
    Step(
        told="coup.22",
        who=US,
        does="The one Casualty comes back, to An Loc.",
        where="an-loc",
        given=[
            ("the US is asked", "asked", US),
            ("one Casualty", "casualties us_troop", 1),
            ("a third of it, rounded down, is none", "out_of_play us_troop", 5),
            ("no US Troop in An Loc", "an-loc us_troop", 0),
        ],
        choices="coup.casualties: an-loc",
        holds=[
            ("no Casualty is left", "casualties us_troop us_base us_irregular", 0),
            ("one Troop in An Loc", "an-loc us_troop", 1),
            ("none has gone out of play", "out_of_play us_troop", 5),
        ],
    ),
    Step(
        told="coup.23",
        does="The US may move nine Troops more, and two Bases.",
        holds=[
            ("nine Troops", "question troops", 9),
            ("two Bases", "question bases", 2),
            ("into a space with COIN Control", "available/us_troop -> offered hue", True),
            ("onto a LoC", f"available/us_troop -> offered {DELTA_LOC}", True),
            ("to Saigon", "available/us_troop -> offered saigon", True),
            ("not to Quang Tri", "available/us_troop -> offered quang-tri", False),
            ("or home", "saigon/us_troop -> offered available", True),
            ("one sent out costs a point", "available/us_troop saigon 1 -> US marker", 47),
            ("one brought home is a point", "saigon/us_troop available 1 -> US marker", 49),
        ],
    ),
    Step(
        told="coup.24",
        who=US,
        does="Three Troops change places.",
        where="binh-dinh qui-nhon saigon can-tho cam-ranh",
        given=[
            ("one Troop is in Binh Dinh", "binh-dinh us_troop", 1),
            ("four are in Saigon", "saigon us_troop", 4),
            ("the US is at 48", "US marker", 48),
        ],
        choices=(
            "coup.commit: binh-dinh/us_troop; coup.commit_to: qui-nhon; "
            "coup.commit: saigon/us_troop; coup.commit_to: can-tho; coup.commit_count: 1; "
            "coup.commit: saigon/us_troop; coup.commit_to: cam-ranh; coup.commit_count: 1"
        ),
        holds=[
            ("none in Binh Dinh", "binh-dinh us_troop", 0),
            ("one in Qui Nhon", "qui-nhon us_troop", 1),
            ("two stay in Saigon", "saigon us_troop", 2),
            ("one in Can Tho", "can-tho us_troop", 1),
            ("one in Cam Ranh", "cam-ranh us_troop", 1),
            ("as many at home as before", "available us_troop", 21),
            ("the US stays at 48", "US marker", 48),
        ],
    ),
    Step(
        told="coup.25",
        who=US,
        does="That is all; the table is set for Sihanouk.",
        choices="coup.commit: end",
        holds=[
            ("the Trail stays", "trail", 1),
            ("no Terror and no Sabotage", "map terror", 0),
            ("no Guerrilla is Active", "map vc_guerrilla_a nva_guerrilla_a", 0),
            ("no Irregular or Ranger", "map us_irregular_a arvn_ranger_a", 0),
            ("no Momentum", "momentum", ""),
            ("Booby Traps stay in force", "shaded", "booby_traps"),
            ("all are Eligible", "eligible", "US ARVN NVA VC"),
            ("the card", "card", 75),
            ("the card to come", "next", 17),
        ],
    ),
    Step(
        told="coup.2",
        does="Khanh lets a Transport use one LoC, no more.",
        where="saigon",
        holds=[
            ("from Saigon to Cam Ranh by one", "op_sa sweep transport saigon -> offered cam-ranh", True),
            ("to Qui Nhon it would take two", "op_sa sweep transport saigon -> refused qui-nhon", "why.not_reached"),
        ],
    ),
    Step(
        told="7.3",
        does="From now on every Sweep is trapped with even chances.",
        where="pleiku",
        holds=[
            ("six ARVN Troops in Pleiku", "pleiku arvn_troop", 6),
            ("a 3 kills one who Sweeps", "op sweep pleiku done end 3 -> pleiku arvn_troop", 5),
            ("a 4 none", "op sweep pleiku done end 4 -> pleiku arvn_troop", 6),
        ],
    ),
    Step(
        told="setup.8",
        does="Nobody has been able to play a Pivotal Event.",
        holds=[("all four hold theirs", "pivotal", "US ARVN NVA VC")],
    ),
]
