"""The table before the first card is played."""

from .step import Step

DECK = "107 55 68 1 97 79 101 125 75 17 51 43 112"
"""From the top; the rest of the deck is never reached."""

SETUP = [
    Step(
        told="setup.2-setup.3",
        does="Four people play, with cards of 1964.",
        holds=[
            ("no faction is a Non-player", "nonplayers", ""),
            ("Burning Bonze is of 1964", "year 107", 1964),
            ("Trucks is of 1964", "year 55", 1964),
            ("Green Berets is of 1964", "year 68", 1964),
            ("Gulf of Tonkin is of 1964", "year 1", 1964),
            ("Brinks Hotel is of 1964", "year 97", 1964),
            ("Henry Cabot Lodge is of 1964", "year 79", 1964),
            ("Booby Traps is of 1964", "year 101", 1964),
            ("Sihanouk is of 1964", "year 75", 1964),
            ("Claymores is of 1964", "year 17", 1964),
            ("301st Supply Bn is of 1964", "year 51", 1964),
            ("Economic Aid is of 1964", "year 43", 1964),
            ("Colonel Chau is of 1964", "year 112", 1964),
        ],
    ),
    Step(
        told="setup.4",
        does="Thirteen cards are stacked.",
        holds=[
            ("they lie in this order", "stack", [107, 55, 68, 1, 97, 79, 101, 125, 75, 17, 51, 43, 112]),
            ("the name of card 107", "title 107", "Burning Bonze"),
            ("the name of card 55", "title 55", "Trucks"),
            ("the name of card 68", "title 68", "Green Berets"),
            ("the name of card 1", "title 1", "Gulf of Tonkin"),
            ("the name of card 97", "title 97", "Brinks Hotel"),
            ("the name of card 79", "title 79", "Henry Cabot Lodge"),
            ("the name of card 101", "title 101", "Booby Traps"),
            ("the name of the Coup card", "title 125", "Nguyen Khanh"),
            ("the name of card 75", "title 75", "Sihanouk"),
            ("the name of card 17", "title 17", "Claymores"),
            ("the name of card 51", "title 51", "301st Supply Bn"),
            ("the name of card 43", "title 43", "Economic Aid"),
            ("the name of card 112", "title 112", "Colonel Chau"),
        ],
    ),
    Step(
        told="setup.5",
        does="Twelve more Events of 1964 stay in the box.",
        holds=[("there are twice twelve", "cards_of_1964", 24)],
    ),
    Step(
        told="setup.6",
        does="The Full scenario is set up.",
        holds=[("it is the long one", "scenario", "full")],
    ),
    Step(
        told="setup.7",
        does="The NVA starts from the North and from three spaces of Laos and Cambodia.",
        where="north-vietnam central-laos southern-laos parrots-beak",
        holds=[
            ("NVA Control of the North", "north-vietnam control", "nva"),
            ("NVA Control of Central Laos", "central-laos control", "nva"),
            ("NVA Control of Southern Laos", "southern-laos control", "nva"),
            ("NVA Control of the Parrot's Beak", "parrots-beak control", "nva"),
            ("of nothing else", "nva_controlled", "north-vietnam central-laos southern-laos parrots-beak"),
            ("the three are Jungle", "central-laos+southern-laos+parrots-beak terrain", "jungle"),
            ("nobody to be counted in the North", "north-vietnam population", 0),
            ("nor in the three", "central-laos+southern-laos+parrots-beak population", 0),
            ("four NVA Bases", "map nva_base nva_tunnel", 4),
            ("which are all its points", "NVA marker", 4),
        ],
    ),
    Step(
        told="setup.8",
        does="Everybody has a Pivotal Event, and nobody can play it.",
        holds=[
            ("all four hold theirs", "pivotal", "US ARVN NVA VC"),
            ("nobody is asked for it", "question", "action.first"),
        ],
    ),
    Step(
        told="setup.9",
        does="Minh leads the Republic, as printed on the map.",
        holds=[
            ("Minh's text counts", "leader", "minh"),
            ("no card lies in his box", "leader_box", []),
        ],
    ),
    Step(
        told="setup.11",
        does="The first card is turned, the second shown.",
        holds=[
            ("the first card", "card", 107),
            ("the card to come", "next", 55),
        ],
    ),
]
