"""Game turn 4: Gulf of Tonkin. The US bombs and lands, the NVA Marches south and Infiltrates."""

from .step import NVA, US, Step

TURN_4 = [
    Step(
        told="4.1",
        who=US,
        does="The US executes the unshaded Event.",
        given=[
            ("the US stands first", "order 1", "US NVA ARVN VC"),
            ("and is asked", "asked", US),
        ],
        choices="action.first: unshaded",
        dice="5",
        holds=[("the US stands in the Event box", "acted", "US event")],
    ),
    Step(
        told="4.2",
        does="Only in Quang Tri is anything exposed to the free Air Strike.",
        where="quang-tri quang-tin quang-duc binh-tuy",
        holds=[
            ("all there is to hit", "offered", "quang-tri/vc_guerrilla_a trail end"),
            ("an Irregular is in Quang Tri", "quang-tri us_irregular", 1),
            ("and a Troop", "quang-tri us_troop", 1),
            ("an Active Guerrilla in Quang Tin", "quang-tin vc_guerrilla_a", 1),
            ("one in Quang Duc", "quang-duc vc_guerrilla_a", 1),
            ("one in Binh Tuy", "binh-tuy vc_guerrilla_a", 1),
            ("nobody there to call for a strike", "quang-tin+quang-duc+binh-tuy us arvn", 0),
            ("so not in Quang Tin", "refused quang-tin", "why.no_coin_piece"),
            ("not in Quang Duc", "refused quang-duc", "why.no_coin_piece"),
            ("not in Binh Tuy", "refused binh-tuy", "why.no_coin_piece"),
            ("nothing exposed in Pleiku", "refused pleiku", "why.none_exposed"),
            ("nor in Binh Dinh", "refused binh-dinh", "why.none_exposed"),
            ("nor in Hue", "refused hue", "why.none_exposed"),
        ],
    ),
    Step(
        told="4.13",
        does="Nor can the North be struck, where no COIN piece may ever be.",
        where="north-vietnam",
        holds=[("not in the North", "refused north-vietnam", "why.no_coin_piece")],
    ),
    Step(
        told="4.3",
        who=US,
        does="Two hits remove two Guerrillas in Quang Tri.",
        where="quang-tri",
        given=[
            ("the die shows 5", "log.air_strike hits", 5),
            ("so many hits", "question left", 5),
            ("two Active Guerrillas", "quang-tri vc_guerrilla_a", 2),
            ("Quang Tri is Neutral", "quang-tri level", "neutral"),
            ("the VC are at 23", "VC marker", 23),
            ("eight VC Guerrillas are Available", "available vc_guerrilla", 8),
        ],
        choices="airstrike.hit: quang-tri/vc_guerrilla_a; airstrike.hit: quang-tri/vc_guerrilla_a",
        holds=[
            ("both are gone", "quang-tri vc_guerrilla_a", 0),
            ("to Available", "available vc_guerrilla", 10),
            ("two hits are spent", "question left", 3),
        ],
    ),
    Step(
        told="4.3-4.4",
        who=US,
        does="Two more hits Degrade the Trail; the last one is lost.",
        where="quang-tri",
        given=[("the Trail is at 2", "trail", 2)],
        choices="airstrike.hit: trail",
        holds=[
            ("one box less", "trail", 1),
            ("nothing is left to hit", "question", "event.place"),
            ("the strike drives Quang Tri to Passive Opposition", "quang-tri level", "passive_opposition"),
            ("the VC gain 2", "VC marker", 25),
        ],
    ),
    Step(
        told="4.5-4.6",
        who=US,
        does="Five Troops and a Base come from out of play to Saigon and Hue.",
        where="saigon hue",
        given=[
            ("six pieces", "question left", 6),
            ("into any City", "offered can-tho/us_troop", True),
            ("a Base may be among them", "offered hue/us_base", True),
            ("ten Troops are out of play", "out_of_play us_troop", 10),
            ("and two Bases", "out_of_play us_base", 2),
            ("two US Troops are in Saigon", "saigon us_troop", 2),
            ("no US piece is in Hue", "hue us", 0),
            ("the US is at 42", "US marker", 42),
            ("its Troops at home", "available us_troop", 21),
        ],
        choices=(
            "event.place: saigon/us_troop; event.count: 2; event.place: hue/us_troop; event.count: 3; "
            "event.place: hue/us_base"
        ),
        holds=[
            ("two Troops more in Saigon", "saigon us_troop", 4),
            ("three Troops in Hue", "hue us_troop", 3),
            ("a Base in Hue", "hue us_base", 1),
            ("five Troops stay out of play", "out_of_play us_troop", 5),
            ("and one Base", "out_of_play us_base", 1),
            ("Police are in Hue", "hue arvn_police", 2),
            ("COIN Controls Hue", "hue control", "coin"),
            ("the US stays at 42", "US marker", 42),
            ("as many Troops are at home", "available us_troop", 21),
        ],
    ),
    Step(
        told="4.7",
        who=NVA,
        does="The NVA is the second.",
        given=[("the NVA is asked", "asked", NVA)],
        choices="action.second: op_sa; operation: march",
        holds=[("the NVA stands in its box", "acted", "US event, NVA op_sa")],
    ),
    Step(
        told="4.8-4.10",
        who=NVA,
        does="Guerrillas of the Parrot's Beak March into the Delta.",
        where="parrots-beak kien-phong kien-giang",
        given=[
            ("the NVA has 5", "nva_resources", 5),
            ("the NVA is at 4", "NVA marker", 4),
            ("Kien Phong counts 2", "kien-phong population", 2),
            ("so does Kien Giang", "kien-giang population", 2),
        ],
        choices=(
            "march.space: kien-phong; march.from: parrots-beak; march.piece: parrots-beak/nva_guerrilla_u; "
            "march.count: 2; march.piece: done; march.from: done; "
            "march.space: kien-giang; march.from: parrots-beak; march.piece: parrots-beak/nva_guerrilla_u; "
            "march.count: 2; march.piece: done; march.from: done"
        ),
        holds=[
            ("each Province costs 1", "nva_resources", 3),
            ("four have left the Parrot's Beak", "parrots-beak nva_guerrilla", 1),
            ("three NVA in Kien Phong, Underground", "kien-phong nva_guerrilla_u", 3),
            ("none of them Active", "kien-phong nva_guerrilla_a", 0),
            ("against one other", "kien-phong us arvn vc", 1),
            ("who is VC", "kien-phong vc", 1),
            ("three NVA in Kien Giang, Underground", "kien-giang nva_guerrilla_u", 3),
            ("none of these Active", "kien-giang nva_guerrilla_a", 0),
            ("against one other there", "kien-giang us arvn vc", 1),
            ("NVA Control of Kien Phong", "kien-phong control", "nva"),
            ("and of Kien Giang", "kien-giang control", "nva"),
            ("the NVA gains 4", "NVA marker", 8),
        ],
    ),
    Step(
        told="4.11-4.12",
        who=NVA,
        does="Seven Guerrillas March into Quang Tri from two sides.",
        where="central-laos north-vietnam quang-tri",
        given=[
            ("three are in Central Laos", "central-laos nva_guerrilla", 3),
            ("five in the North", "north-vietnam nva_guerrilla", 5),
            ("nobody supports there", "quang-tri level", "passive_opposition"),
        ],
        choices=(
            "march.space: quang-tri; march.from: central-laos; march.piece: central-laos/nva_guerrilla_u; "
            "march.count: 2; march.piece: done; march.from: north-vietnam; march.count: all"
        ),
        holds=[
            ("the one Province costs 1", "nva_resources", 2),
            ("one is left in Central Laos", "central-laos nva_guerrilla", 1),
            ("none in the North", "north-vietnam nva_guerrilla", 0),
            ("seven in Quang Tri, Underground", "quang-tri nva_guerrilla_u", 7),
            ("none of them Active", "quang-tri nva_guerrilla_a", 0),
            ("four VC", "quang-tri vc", 4),
            ("and two US pieces", "quang-tri us", 2),
            ("are fewer: NVA Control", "quang-tri control", "nva"),
            ("the NVA gains 2", "NVA marker", 10),
        ],
    ),
    Step(
        told="4.13",
        does="The Base in the North is left alone.",
        where="north-vietnam",
        holds=[
            ("a Base", "north-vietnam nva_base", 1),
            ("and nobody else", "north-vietnam us arvn nva vc", 1),
        ],
    ),
    Step(
        told="4.14",
        who=NVA,
        does="The NVA adds an Infiltrate to its March.",
        given=[
            ("no NVA Troops on the map", "map nva_troop", 0),
            ("so no Bombard", "refused bombard", "why.activity.nowhere"),
            ("Infiltrate goes with a March", "offered infiltrate", True),
        ],
        choices="march.space: infiltrate",
        holds=[
            ("two spaces at most", "question left", 2),
            ("Southern Laos may be one", "offered southern-laos", True),
            ("Kien Giang another", "offered kien-giang", True),
            ("Kien Phong would do too", "offered kien-phong", True),
        ],
    ),
    Step(
        told="4.16",
        does="Quang Tri would do for a take-over of the VC Base.",
        where="quang-tri",
        holds=[
            ("Quang Tri may be chosen", "offered quang-tri", True),
            ("the Base may be replaced", "quang-tri -> offered quang-tri/vc_base", True),
            ("or a Guerrilla", "quang-tri -> offered quang-tri/vc_guerrilla_u", True),
        ],
    ),
    Step(
        told="4.15",
        who=NVA,
        does="Troops come to Southern Laos, and the Guerrillas there become Troops.",
        where="southern-laos",
        given=[
            ("a Base is there", "southern-laos nva_base", 1),
            ("with three Guerrillas", "southern-laos nva_guerrilla", 3),
            ("up to two Troops, for Trail and Base", "southern-laos -> offered", "0 1 2"),
            ("after two there are two", "southern-laos 2 -> southern-laos nva_troop", 2),
        ],
        choices="infiltrate.space: southern-laos; infiltrate.count: 2; infiltrate.replace: all",
        holds=[
            ("five Troops in all", "southern-laos nva_troop", 5),
            ("no Guerrilla any more", "southern-laos nva_guerrilla", 0),
            ("the Base stays", "southern-laos nva_base", 1),
        ],
    ),
    Step(
        told="4.16",
        who=NVA,
        does="The NVA takes Kien Giang over from the VC.",
        where="kien-giang",
        given=[
            ("NVA outnumber VC there", "kien-giang nva", 3),
            ("of whom there is one", "kien-giang vc", 1),
            ("Active Opposition", "kien-giang level", "active_opposition"),
            ("the VC are at 25", "VC marker", 25),
        ],
        choices="infiltrate.space: kien-giang; infiltrate.take_over: kien-giang/vc_guerrilla_u",
        holds=[
            ("Passive Opposition", "kien-giang level", "passive_opposition"),
            ("the VC lose 2", "VC marker", 23),
            ("the fourth Guerrilla is NVA", "kien-giang nva_guerrilla", 4),
            ("nobody else is there", "kien-giang us arvn vc", 0),
            ("NVA Control stays", "kien-giang control", "nva"),
        ],
    ),
    Step(
        told="4.14",
        who=NVA,
        does="A third space may not be Infiltrated.",
        given=[("that Special Activity is over", "refused infiltrate", "why.activity.one")],
        choices="march.space: end",
        holds=[("the March is over", "question", "action.first")],
    ),
    Step(
        told="4.17",
        does="Brinks Hotel is played, Henry Cabot Lodge shown.",
        holds=[
            ("US and NVA are Ineligible", "eligible", "ARVN VC"),
            ("the card", "card", 97),
            ("the card to come", "next", 79),
        ],
    ),
]
