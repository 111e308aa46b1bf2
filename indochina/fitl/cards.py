"""5.0 What is printed on a card, and the names of what lasts.

A card is one class: its facts, its texts, and what it tells a Non-player stand together in `events`, ten cards to a
module. Its French text is the only other place that knows of it.

The Events use the rules (Operations, Coup Round, deck), so the rules cannot import them. What the rules need lies here:
`CARDS`, which each class enters when it is defined and rules ask when they run; and the names of Capabilities and
Momentum, which rules look for in the state. Whoever reads `CARDS` while modules are loading takes it from `events`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

UNSHADED, SHADED, SINGLE = "unshaded", "shaded", "single"
EVENT, CAPABILITY, PIVOTAL, COUP = "event", "capability", "pivotal", "coup"

EVENTS = range(1, 121)
PIVOTALS = range(121, 125)
COUPS = range(125, 131)
FAILED_ATTEMPTS = (129, 130)
MINH = "minh"  # 2.4.1 printed in the box, not a card

CARDS: dict[int, type[Card]] = {}
"""All cards by their numbers."""


class Card:
    """One card. The classes of the cards are never copied or changed: they are what is printed."""

    number: ClassVar[int]
    title: ClassVar[str]
    order: ClassVar[tuple[str, ...]] = ()
    """2.3.2 The Factions, from left to right."""
    period: ClassVar[int] = 0
    """2.1 The first of the years it belongs to."""
    kind: ClassVar[str]
    owner: ClassVar[str] = ""
    """5.3, 2.3.8 Of a Capability or a Pivotal Event."""
    sides: ClassVar[tuple[str, ...]]
    """5.2 Its texts: `unshaded` and `shaded`, or `single`."""
    words: ClassVar[Mapping[str, str]]
    """What they do, in our words."""
    capability: ClassVar[str] = ""
    """5.3 The name under which it stands in `State.shaded` or `State.unshaded`."""
    momentum: ClassVar[Mapping[str, str]] = {}
    """5.4 The texts that last until the next Coup, and the names under which they stand in `State.momentum`."""
    leader: ClassVar[str] = ""
    """2.4.1 The RVN Leader on a Coup card."""

    def __init_subclass__(cls) -> None:
        if "number" in vars(cls):
            CARDS[cls.number] = cls
            cls.sides = tuple(cls.words)
            if cls.kind in (CAPABILITY, PIVOTAL):
                cls.owner = cls.order[0]

    @classmethod
    def lasts(cls, side: str) -> bool:
        """5.3, 5.4 Its effect goes on after the card."""
        return bool(cls.capability) or side in cls.momentum


def in_our_words(docstring: str | None) -> str:
    """A docstring as players read it, on one line."""
    return " ".join((docstring or "").split())


def pivotal_of(faction: str) -> int:
    """2.3.8 The Pivotal Event of a Faction."""
    return next(number for number in PIVOTALS if CARDS[number].owner == faction)


# 5.3 Capabilities, in the order of their numbers.
TOP_GUN = "top_gun"
ARC_LIGHT = "arc_light"
ABRAMS = "abrams"
COBRAS = "cobras"
M_48_PATTON = "m_48_patton"
COMBINED_ACTION_PLATOONS = "combined_action_platoons"
CORDS = "cords"
LASER_GUIDED_BOMBS = "laser_guided_bombs"
SEARCH_AND_DESTROY = "search_and_destroy"
AAA = "aaa"
LONG_RANGE_GUNS = "long_range_guns"
MIGS = "migs"
SA_2S = "sa_2s"
PT_76 = "pt_76"
ARMORED_CAVALRY = "armored_cavalry"
MANDATE_OF_HEAVEN = "mandate_of_heaven"
BOOBY_TRAPS = "booby_traps"
MAIN_FORCE_BNS = "main_force_bns"
CADRES = "cadres"
CAPABILITIES = (
    TOP_GUN,
    ARC_LIGHT,
    ABRAMS,
    COBRAS,
    M_48_PATTON,
    COMBINED_ACTION_PLATOONS,
    CORDS,
    LASER_GUIDED_BOMBS,
    SEARCH_AND_DESTROY,
    AAA,
    LONG_RANGE_GUNS,
    MIGS,
    SA_2S,
    PT_76,
    ARMORED_CAVALRY,
    MANDATE_OF_HEAVEN,
    BOOBY_TRAPS,
    MAIN_FORCE_BNS,
    CADRES,
)

# 5.4 Momentum. Medevac has two lasting texts.
WILD_WEASELS = "wild_weasels"
ADSID = "adsid"
ROLLING_THUNDER = "rolling_thunder"
MEDEVAC_UNSHADED = "medevac_unshaded"
MEDEVAC_SHADED = "medevac_shaded"
BLOWTORCH_KOMER = "blowtorch_komer"
CLAYMORES = "claymores"
DA_NANG_EVENT = "da_nang_event"
MCNAMARA_LINE = "mcnamara_line"
ORISKANY = "oriskany"
BOMBING_PAUSE = "bombing_pause"
TRANSPORT_GRP_559 = "transport_grp_559"
BODY_COUNT = "body_count"
GENERAL_LANSDALE = "general_lansdale"
TYPHOON_KATE = "typhoon_kate"
MOMENTUM = (
    WILD_WEASELS,
    ADSID,
    ROLLING_THUNDER,
    MEDEVAC_UNSHADED,
    MEDEVAC_SHADED,
    BLOWTORCH_KOMER,
    CLAYMORES,
    DA_NANG_EVENT,
    MCNAMARA_LINE,
    ORISKANY,
    BOMBING_PAUSE,
    TRANSPORT_GRP_559,
    BODY_COUNT,
    GENERAL_LANSDALE,
    TYPHOON_KATE,
)
