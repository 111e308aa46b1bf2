"""8.4.1 What the sheet of special Event instructions tells a Non-player, as data that stands on the cards.

The rules know nothing of their opponents: an instruction is made of conditions on the position, of options and spaces
that it names, and of a word (`choices`) under which Non-players find what else they choose in a special way. Here are
the instructions that several cards share ("same as" on the sheet); one that a single card has stands on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..board import PROVINCES, SOUTH, TRAIL_COUNTRY
from ..components.control import coin_population, nva_population
from ..components.pieces import (
    ARVN,
    BASE_OF,
    INSURGENT_BASES,
    IRREGULARS,
    NVA,
    US,
    VC,
)
from ..coup.commitment import JFK, LBJ, NIXON
from ..state import State, on_map, spaces_with, tunnels_left

Condition = Callable[[State, str], bool]
"""Of the position and the Faction that would execute the Event."""


class Options(NamedTuple):
    """What to take when the text offers several things: the first of these that is offered, and in what word."""

    word: str
    keys: tuple[str, ...]


Taking = Callable[[State], Options | None]


class Instruction(NamedTuple):
    """8.4.1 What the sheet tells one Faction about one Event."""

    word: str
    declines: Condition | None = None
    """Operation and Special Activity instead."""
    wants: Callable[[State, State], bool] | None = None
    """What executing it must bring about, from before to after; else Operation and Special Activity instead."""
    shaded: Condition | None = None
    """US and ARVN use the shaded text."""
    takes: Taking | None = None
    """What it takes when the text offers several things."""
    sites: Callable[[State], list[int]] | None = None
    """Spaces that it names: they are chosen, and placed in, first."""
    choices: str = ""
    """Questions answered in a special way: the word under which Non-players find them."""
    setting: str = ""
    """It counts only in a game with this setting (docs/rulings.md)."""


# --- conditions ---------------------------------------------------------------------------------------------------


def played_by_a_player(faction: str) -> Condition:
    return lambda s, _: faction not in s.nonplayers


def us_policy(s: State) -> str:
    """8.8.1 The US Policy; LBJ where a position states none."""
    return s.policy or LBJ


def policy(*names: str) -> Condition:
    """8.8.1 US Policy is one of these."""
    return lambda s, _: us_policy(s) in names


def is_lbj(s: State) -> bool:
    return us_policy(s) == LBJ


def us_ineligible(s: State, faction: str) -> bool:
    return US not in s.eligible or US in s.made_ineligible


def no_irregulars_abroad(s: State, faction: str) -> bool:
    return not spaces_with(s, IRREGULARS, TRAIL_COUNTRY)


def no_tunnel(s: State, faction: str) -> bool:
    """No Tunnel marker can go onto a Base of its own in a Province of the South."""
    return not tunnels_left(s) or not any(x in SOUTH for x in spaces_with(s, (BASE_OF[faction],), PROVINCES))


def removes_base(before: State, after: State) -> bool:
    """An enemy Base leaves the map."""
    return on_map(after, INSURGENT_BASES) < on_map(before, INSURGENT_BASES)


def adds_coin_control(before: State, after: State) -> bool:
    """2 or more Population come under COIN Control."""
    return coin_population(after) - coin_population(before) >= 2


def adds_nva_control(before: State, after: State) -> bool:
    """Any Population comes under NVA Control."""
    return nva_population(after) > nva_population(before)


# --- options ------------------------------------------------------------------------------------------------------


def always(word: str, *keys: str) -> Taking:
    """The first of these that is offered, whatever the position."""
    return lambda s: Options(word, keys)


def either_or(word: str, holds: Callable[[State], bool], key: str, other: str) -> Taking:
    """One option if something holds, otherwise the other."""
    return lambda s: Options(word, (key if holds(s) else other,))


def takes_resources(key: str) -> Instruction:
    """Card 43: ARVN takes the Resources."""
    return Instruction("np.card.43", takes=always("np.card.43", key))


def cuts_patronage(cut: str, *otherwise: str) -> Instruction:
    """Card 63: less Patronage against an ARVN player, the other option for a Non-player ARVN."""
    return Instruction(
        "np.card.63", takes=lambda s: Options("np.card.63", otherwise if ARVN in s.nonplayers else (cut,))
    )


# --- instructions that several cards share ------------------------------------------------------------------------

US_PLAYS = Instruction("np.plays.us", declines=played_by_a_player(US))
NVA_PLAYS = Instruction("np.plays.nva", declines=played_by_a_player(NVA))
VC_PLAYS = Instruction("np.plays.vc", declines=played_by_a_player(VC))
ARVN_PLAYS = Instruction("np.plays.arvn", declines=played_by_a_player(ARVN))
ARVN_IS_NONPLAYER = Instruction("np.nonplayer.arvn", declines=lambda s, _: ARVN in s.nonplayers)
US_IS_NONPLAYER = Instruction("np.nonplayer.us", declines=lambda s, _: US in s.nonplayers)
NOT_NIXON = Instruction("np.policy.not_nixon", declines=policy(JFK, LBJ))
IF_NIXON = Instruction("np.policy.nixon", declines=policy(NIXON))
US_INELIGIBLE = Instruction("np.us_ineligible", declines=us_ineligible)
NO_IRREGULARS = Instruction("np.no_irregulars", declines=no_irregulars_abroad)
BASE = Instruction("np.removes_base", wants=removes_base)
COIN_CONTROL = Instruction("np.adds_coin_control", wants=adds_coin_control, choices="coin_control")
NVA_CONTROL = Instruction("np.adds_nva_control", wants=adds_nva_control)  # where to March: see that of the NVA
USE_SHADED = Instruction("np.shaded", shaded=lambda s, _: True)
SHADED_AGAINST_US = Instruction("np.shaded", shaded=played_by_a_player(US))
SEARCH = Instruction("np.card.62", choices="search")
TUNNELS_94 = Instruction("np.card.94", declines=no_tunnel, choices="tunnels")
UPRISING = Instruction("np.card.124", choices="uprising")
MOST_AVAILABLE = Instruction("np.card.91")  # as many as possible anyway (8.4.3)
