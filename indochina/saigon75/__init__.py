"""Saigon 75: Chronicle of a Death Foretold (1973-75). Rule numbers: C set-up, S sequence of play, E events,
T8 special rules for turn 8, V victory."""

from __future__ import annotations

from collections.abc import Mapping

from indochina.core.players_alike import explain, nonplayers, seat_options

from .account import EVENTS, GOAL, fortunes, loss, margins
from .ahead import changes, figures
from .battles import battle, capped
from .board import PRINTED, neighbours
from .board import read as read_board
from .cards import CARDS
from .check import check
from .forecasts import forecast, forecasts
from .odds import ODDS, foresee, outcomes
from .position import from_json, to_json
from .rulebook import RULEBOOK
from .scenarios import SCENARIOS
from .settings import SETTINGS
from .setup import setup
from .solo import opponent as nonplayer
from .stages import STAGES
from .state import State
from .story import BOOKKEEPING, CHAPTERS, FIGURES, action, deed, held, table
from .units import FOREIGN_ZONES, KIND_NAMES, NV, SPACE, SPACE_IDS, SV, UNIT
from .unused import warnings
from .victory import result
from .view import determinize, view
from .words.en import ENGLISH
from .words.en.rules import RULES as ENGLISH_RULES
from .words.en.rules import SHEET as ENGLISH_SHEET
from .words.fr import FRENCH
from .words.fr.rules import HEADINGS as FRENCH_HEADINGS
from .words.fr.rules import RULES as FRENCH_RULES
from .words.fr.rules import SHEET as FRENCH_SHEET
from .words.fr.settings import HELP_FR

NAME = "saigon75"
TITLE = "Saigon 75"
VERSION = 2
SEATS = (NV, SV)
CARD_SIDES = ()
"""Every card has one text."""
CATALOGUES = {"en": ENGLISH, "fr": FRENCH}
HEADINGS = {"en": RULEBOOK, "fr": FRENCH_HEADINGS}
RULES = {"en": ENGLISH_RULES, "fr": FRENCH_RULES}
SHEETS = {"en": ENGLISH_SHEET, "fr": FRENCH_SHEET}
NEIGHBOURS = neighbours(PRINTED)
TRACKS = ("plus1", "momentum", "air", "infiltration", "militia")
WORDS = [*SEATS, *SPACE_IDS, *FOREIGN_ZONES, *KIND_NAMES, *CARDS, *TRACKS, *UNIT, "reconstitute", "reroll"]
WORDS += ["done", "end"]
HELP = {"fr": HELP_FR}
SECRET_ANSWERS = ()
FOREIGN = ("why.nv_only",)
"""S.2 What only the NV player has."""


def hidden(state: State) -> bool:
    """S.3 Cards in hand are secret."""
    return True


def target(key: str) -> dict[str, str] | None:
    """What an option points at on the board."""
    if key in SPACE:
        return {"space": key}
    if key in UNIT:
        space, _, kind = key.partition("/")
        return {"unit": key, "space": space, "kind": kind}
    if key in CARDS:
        return {"card": key}
    if key in KIND_NAMES:
        return {"kind": key}
    return None


def names(state: State) -> Mapping[str, str]:
    """Names an owner's board file gives to provinces."""
    return state.board.names
