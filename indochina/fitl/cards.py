"""5.0 The 130 cards: number, title, Faction order, period and kind. What they do is in `events`.

The order is read from left to right: U is the US, A the ARVN, N the NVA, V the VC. Titles and numbers are facts.
"""

from __future__ import annotations

from typing import NamedTuple

from .components.pieces import ARVN, NVA, US, VC

UNSHADED, SHADED, SINGLE = "unshaded", "shaded", "single"

# `single`: one text instead of two (5.2). `capability`: whose (5.3). `momentum`: which texts last until Coup (5.4).
#    no.  title                              order   period  kind
TABLE: tuple[tuple[int, str, str, int, str], ...] = (
    (  1, "Gulf of Tonkin",                  "UNAV", 1964, ""),
    (  2, "Kissinger",                       "UNAV", 1968, ""),
    (  3, "Peace Talks",                     "UNAV", 1968, ""),
    (  4, "Top Gun",                         "UNAV", 1968, "capability US"),
    (  5, "Wild Weasels",                    "UNAV", 1965, "momentum shaded"),
    (  6, "Aces",                            "UNVA", 1965, ""),
    (  7, "ADSID",                           "UNVA", 1965, "momentum unshaded"),
    (  8, "Arc Light",                       "UNVA", 1965, "capability US"),
    (  9, "Psychedelic Cookie",              "UNVA", 1968, ""),
    ( 10, "Rolling Thunder",                 "UNVA", 1965, "momentum shaded"),
    ( 11, "Abrams",                          "UANV", 1968, "capability US"),
    ( 12, "Capt Buck Adams",                 "UANV", 1968, ""),
    ( 13, "Cobras",                          "UANV", 1968, "capability US"),
    ( 14, "M-48 Patton",                     "UANV", 1965, "capability US"),
    ( 15, "Medevac",                         "UANV", 1964, "momentum unshaded shaded"),
    ( 16, "Blowtorch Komer",                 "UAVN", 1968, "momentum unshaded"),
    ( 17, "Claymores",                       "UAVN", 1964, "momentum unshaded"),
    ( 18, "Combined Action Platoons",        "UAVN", 1965, "capability US"),
    ( 19, "CORDS",                           "UAVN", 1968, "capability US"),
    ( 20, "Laser Guided Bombs",              "UAVN", 1968, "capability US"),
    ( 21, "Americal",                        "UVNA", 1968, ""),
    ( 22, "Da Nang",                         "UVNA", 1965, "momentum shaded"),
    ( 23, "Operation Attleboro",             "UVNA", 1965, ""),
    ( 24, "Operation Starlite",              "UVNA", 1965, ""),
    ( 25, "TF-116 Riverines",                "UVNA", 1965, ""),
    ( 26, "LRRP",                            "UVAN", 1964, ""),
    ( 27, "Phoenix Program",                 "UVAN", 1968, ""),
    ( 28, "Search and Destroy",              "UVAN", 1965, "capability US"),
    ( 29, "Tribesmen",                       "UVAN", 1964, ""),
    ( 30, "USS New Jersey",                  "UVAN", 1968, ""),
    ( 31, "AAA",                             "NUAV", 1964, "capability NVA"),
    ( 32, "Long Range Guns",                 "NUAV", 1968, "capability NVA"),
    ( 33, "MiGs",                            "NUAV", 1968, "capability NVA"),
    ( 34, "SA-2s",                           "NUAV", 1965, "capability NVA"),
    ( 35, "Thanh Hoa",                       "NUAV", 1968, ""),
    ( 36, "Hamburger Hill",                  "NUVA", 1968, ""),
    ( 37, "Khe Sanh",                        "NUVA", 1968, ""),
    ( 38, "McNamara Line",                   "NUVA", 1965, "single momentum"),
    ( 39, "Oriskany",                        "NUVA", 1965, "momentum shaded"),
    ( 40, "PoWs",                            "NUVA", 1968, ""),
    ( 41, "Bombing Pause",                   "NAUV", 1968, "single momentum"),
    ( 42, "Chou En Lai",                     "NAUV", 1968, ""),
    ( 43, "Economic Aid",                    "NAUV", 1964, ""),
    ( 44, "Ia Drang",                        "NAUV", 1965, ""),
    ( 45, "PT-76",                           "NAUV", 1968, "capability NVA"),
    ( 46, "559th Transport Grp",             "NAVU", 1965, "momentum unshaded"),
    ( 47, "Chu Luc",                         "NAVU", 1965, ""),
    ( 48, "Nam Dong",                        "NAVU", 1964, ""),
    ( 49, "Russian Arms",                    "NAVU", 1968, ""),
    ( 50, "Uncle Ho",                        "NAVU", 1964, ""),
    ( 51, "301st Supply Bn",                 "NVUA", 1964, ""),
    ( 52, "RAND",                            "NVUA", 1968, ""),
    ( 53, "Sappers",                         "NVUA", 1965, ""),
    ( 54, "Son Tay",                         "NVUA", 1968, ""),
    ( 55, "Trucks",                          "NVUA", 1964, ""),
    ( 56, "Vo Nguyen Giap",                  "NVAU", 1965, ""),
    ( 57, "International Unrest",            "NVAU", 1968, ""),
    ( 58, "Pathet Lao",                      "NVAU", 1968, ""),
    ( 59, "Plei Mei",                        "NVAU", 1965, ""),
    ( 60, "War Photographer",                "NVAU", 1968, ""),
    ( 61, "Armored Cavalry",                 "AUNV", 1968, "capability ARVN"),
    ( 62, "Cambodian Civil War",             "AUNV", 1968, ""),
    ( 63, "Fact Finding",                    "AUNV", 1964, ""),
    ( 64, "Honolulu Conference",             "AUNV", 1965, "single"),
    ( 65, "International Forces",            "AUNV", 1968, ""),
    ( 66, "Ambassador Taylor",               "AUVN", 1964, ""),
    ( 67, "Amphib Landing",                  "AUVN", 1965, ""),
    ( 68, "Green Berets",                    "AUVN", 1964, ""),
    ( 69, "MACV",                            "AUVN", 1965, "single"),
    ( 70, "ROKs",                            "AUVN", 1965, ""),
    ( 71, "An Loc",                          "ANUV", 1968, ""),
    ( 72, "Body Count",                      "ANUV", 1965, "momentum unshaded"),
    ( 73, "Great Society",                   "ANUV", 1965, ""),
    ( 74, "Lam Son 719",                     "ANUV", 1968, ""),
    ( 75, "Sihanouk",                        "ANUV", 1964, ""),
    ( 76, "Annam",                           "ANVU", 1965, ""),
    ( 77, "Détente",                         "ANVU", 1968, ""),
    ( 78, "General Lansdale",                "ANVU", 1965, "momentum shaded"),
    ( 79, "Henry Cabot Lodge",               "ANVU", 1964, ""),
    ( 80, "Light at the End of the Tunnel",  "ANVU", 1968, "single"),
    ( 81, "CIDG",                            "AVUN", 1965, ""),
    ( 82, "Domino Theory",                   "AVUN", 1965, ""),
    ( 83, "Election",                        "AVUN", 1965, ""),
    ( 84, "To Quoc",                         "AVUN", 1968, ""),
    ( 85, "USAID",                           "AVUN", 1965, ""),
    ( 86, "Mandate of Heaven",               "AVNU", 1965, "capability ARVN"),
    ( 87, "Nguyen Chanh Thi",                "AVNU", 1965, ""),
    ( 88, "Phan Quang Dan",                  "AVNU", 1968, ""),
    ( 89, "Tam Chau",                        "AVNU", 1965, ""),
    ( 90, "Walt Rostow",                     "AVNU", 1965, ""),
    ( 91, "Bob Hope",                        "VUNA", 1968, ""),
    ( 92, "SEALORDS",                        "VUNA", 1968, ""),
    ( 93, "Senator Fulbright",               "VUNA", 1964, ""),
    ( 94, "Tunnel Rats",                     "VUNA", 1968, "single"),
    ( 95, "Westmoreland",                    "VUNA", 1965, ""),
    ( 96, "APC",                             "VUAN", 1968, ""),
    ( 97, "Brinks Hotel",                    "VUAN", 1964, ""),
    ( 98, "Long Tan",                        "VUAN", 1965, ""),
    ( 99, "Masher/White Wing",               "VUAN", 1965, ""),
    (100, "Rach Ba Rai",                     "VUAN", 1965, ""),
    (101, "Booby Traps",                     "VNUA", 1964, "capability VC"),
    (102, "Cu Chi",                          "VNUA", 1965, ""),
    (103, "Kent State",                      "VNUA", 1968, ""),
    (104, "Main Force Bns",                  "VNUA", 1965, "capability VC"),
    (105, "Rural Pressure",                  "VNUA", 1965, ""),
    (106, "Binh Duong",                      "VNAU", 1965, "single"),
    (107, "Burning Bonze",                   "VNAU", 1964, ""),
    (108, "Draft Dodgers",                   "VNAU", 1965, ""),
    (109, "Nguyen Huu Tho",                  "VNAU", 1965, ""),
    (110, "No Contact",                      "VNAU", 1964, ""),
    (111, "Agent Orange",                    "VAUN", 1968, ""),
    (112, "Colonel Chau",                    "VAUN", 1964, ""),
    (113, "Ruff Puff",                       "VAUN", 1968, ""),
    (114, "Tri Quang",                       "VAUN", 1965, ""),
    (115, "Typhoon Kate",                    "VAUN", 1968, "single momentum"),
    (116, "Cadres",                          "VANU", 1964, "capability VC"),
    (117, "Corps Commanders",                "VANU", 1968, ""),
    (118, "Korean War Arms",                 "VANU", 1964, ""),
    (119, "My Lai",                          "VANU", 1968, ""),
    (120, "US Press Corps",                  "VANU", 1968, ""),
    (121, "Linebacker II",                   "UAVN",    0, "pivotal US"),
    (122, "Easter Offensive",                "NVAU",    0, "pivotal NVA"),
    (123, "Vietnamization",                  "AUNV",    0, "pivotal ARVN"),
    (124, "Tet Offensive",                   "VNUA",    0, "pivotal VC"),
    (125, "Nguyen Khanh",                    "",        0, "coup leader"),
    (126, "Young Turks",                     "",        0, "coup leader"),
    (127, "Nguyen Cao Ky",                   "",        0, "coup leader"),
    (128, "Nguyen Van Thieu",                "",        0, "coup leader"),
    (129, "Failed Attempt",                  "",        0, "coup failed"),
    (130, "Failed Attempt",                  "",        0, "coup failed"),
)  # fmt: skip


class Card(NamedTuple):
    """What is printed on a card, without its text."""

    number: int
    title: str
    order: tuple[str, ...]
    period: int
    kind: str  # event, capability, pivotal, coup
    owner: str  # of a Capability or a Pivotal Event
    sides: tuple[str, ...]
    momentum: tuple[str, ...]  # the sides that last until the next Coup


def _card(number: int, title: str, order: str, period: int, words: str) -> Card:
    kind, owner = "event", ""
    sides: tuple[str, ...] = (UNSHADED, SHADED)
    momentum: tuple[str, ...] = ()
    match words.split():
        case ["capability", who]:
            kind, owner = "capability", who
        case ["pivotal", who]:
            kind, owner, sides = "pivotal", who, (SINGLE,)
        case ["coup", _]:
            kind, sides = "coup", (SINGLE,)
        case ["single"]:
            sides = (SINGLE,)
        case ["single", "momentum"]:
            sides = momentum = (SINGLE,)
        case ["momentum", *texts]:
            momentum = tuple(texts)
    return Card(number, title, tuple(_LETTERS[letter] for letter in order), period, kind, owner, sides, momentum)


_LETTERS = {"U": US, "A": ARVN, "N": NVA, "V": VC}
CARDS: dict[int, Card] = {row[0]: _card(*row) for row in TABLE}
EVENTS = range(1, 121)
PIVOTALS = range(121, 125)
COUPS = range(125, 131)
FAILED_ATTEMPTS = (129, 130)
PIVOTAL_OF = {CARDS[number].owner: number for number in PIVOTALS}
LEADERS = {125: "khanh", 126: "young_turks", 127: "ky", 128: "thieu"}
MINH = "minh"  # 2.4.1 printed in the box, not a card

# 5.3 Capabilities by the names under which they stand in `State.shaded` and `State.unshaded`.
(
    TOP_GUN, ARC_LIGHT, ABRAMS, COBRAS, M_48_PATTON, COMBINED_ACTION_PLATOONS, CORDS, LASER_GUIDED_BOMBS,
    SEARCH_AND_DESTROY, AAA, LONG_RANGE_GUNS, MIGS, SA_2S, PT_76, ARMORED_CAVALRY, MANDATE_OF_HEAVEN, BOOBY_TRAPS,
    MAIN_FORCE_BNS, CADRES,
) = CAPABILITIES = (
    "top_gun", "arc_light", "abrams", "cobras", "m_48_patton", "combined_action_platoons", "cords",
    "laser_guided_bombs", "search_and_destroy", "aaa", "long_range_guns", "migs", "sa_2s", "pt_76", "armored_cavalry",
    "mandate_of_heaven", "booby_traps", "main_force_bns", "cadres",
)  # fmt: skip
CAPABILITY_OF = dict(zip((card.number for card in CARDS.values() if card.kind == "capability"), CAPABILITIES))
OWNER_OF_CAPABILITY = {name: CARDS[number].owner for number, name in CAPABILITY_OF.items()}

# 5.4 Momentum by the names under which it stands in `State.momentum`. Medevac has two lasting texts.
(
    WILD_WEASELS, ADSID, ROLLING_THUNDER, MEDEVAC_UNSHADED, MEDEVAC_SHADED, BLOWTORCH_KOMER, CLAYMORES, DA_NANG_EVENT,
    MCNAMARA_LINE, ORISKANY, BOMBING_PAUSE, TRANSPORT_GRP_559, BODY_COUNT, GENERAL_LANSDALE, TYPHOON_KATE,
) = MOMENTUM = (
    "wild_weasels", "adsid", "rolling_thunder", "medevac_unshaded", "medevac_shaded", "blowtorch_komer", "claymores",
    "da_nang_event", "mcnamara_line", "oriskany", "bombing_pause", "transport_grp_559", "body_count",
    "general_lansdale", "typhoon_kate",
)  # fmt: skip
MOMENTUM_OF = dict(
    zip(((card.number, side) for card in CARDS.values() for side in card.momentum), MOMENTUM)
)  # fmt: skip
"""Card number and side of a lasting text: its name."""
