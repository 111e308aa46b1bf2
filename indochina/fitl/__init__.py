"""Fire in the Lake, second edition. Files follow the chapters of the rulebook; rule numbers are its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from .account import EVENTS, GOAL, fortunes, loss, margins
from .ahead import changes, figures
from .battles import battle, capped
from .board import ADJACENT, IDS, SPACE
from .board import read as read_board
from .cards import CAPABILITIES, MOMENTUM
from .check import check
from .components.pieces import DECEPTION_KINDS, FACTIONS, KIND, KIND_NAMES, TYPE, TYPE_NAMES
from .components.transfers import TRANSFERS
from .deception import in_use
from .events import CARDS
from .nonplayer import nonplayer
from .nonplayer.explain import cite, explain
from .odds import ODDS, foresee, outcomes
from .operations.operation import COIN_OPERATIONS, INSURGENT_OPERATIONS
from .position import from_json, to_json
from .rulebook import RULEBOOK
from .scenarios import SCENARIOS
from .settings import SETTINGS
from .setup import setup
from .special_activities import ACTIVITIES
from .stages import ACTION_OVER, ACTION_QUESTIONS, ACTION_STAGES, STAGES
from .state import BOXES, State
from .story import BOOKKEEPING, CHAPTERS, FIGURES, action, deed, held, table
from .tally import CARD_SIDES, EVENT_KEYS, EVENT_TEXTS, executed
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

NAME = "fitl"
TITLE = "Fire in the Lake"
VERSION = 3
SEATS = FACTIONS
CATALOGUES = {"en": ENGLISH, "fr": FRENCH}
NEIGHBOURS = {IDS[x]: [IDS[there] for there in near] for x, near in enumerate(ADJACENT)}
HEADINGS = {"en": RULEBOOK, "fr": FRENCH_HEADINGS}
RULES = {"en": ENGLISH_RULES, "fr": FRENCH_RULES}
SHEETS = {"en": ENGLISH_SHEET, "fr": FRENCH_SHEET}
TRACKS = ("arvn_resources", "nva_resources", "vc_resources", "aid", "patronage", "econ", "trail")
BUTTONS = ("pass", "op", "op_sa", "limop", "event", "shaded", "unshaded", "give", "ask", "play", "hold", "done", "end")
CARD_WORDS = {f"card-{number}": number for number in CARDS}
WORDS = list(
    dict.fromkeys(
        [
            *SEATS,
            *IDS,
            *KIND_NAMES,
            *TYPE_NAMES,
            *BOXES,
            *CARD_WORDS,
            *TRACKS,
            *CAPABILITIES,
            *MOMENTUM,
            *COIN_OPERATIONS,
            *INSURGENT_OPERATIONS,
            *ACTIVITIES,
            *BUTTONS,
            *DECEPTION_KINDS,
        ]
    )
)


HELP = {"fr": HELP_FR}
SECRET_ANSWERS = ("deception.select",)
ASIDES = TRANSFERS
FOREIGN = ("why.activity.other",)
"""4.1 Special Activities of other Factions."""


def hidden(state: State) -> bool:
    """7.3 Only Deception markers are secret; all else that anybody knows, everybody knows."""
    return in_use(state)


def target(key: str) -> dict[str, str] | None:
    """What an option points at on the board."""
    if key in SPACE:
        return {"space": key}
    if key in CARD_WORDS:
        return {"card": key}
    if key in BOXES:
        return {"box": key}
    if key in KIND or key in TYPE:
        return {"kind": key}
    place, slash, kind = key.partition("/")
    if slash and kind in KIND and place in SPACE:
        return {"unit": key, "space": place, "kind": kind}
    if slash and kind in KIND and place in BOXES:
        return {"unit": key, "box": place, "kind": kind}
    return None


def names(state: State) -> Mapping[str, str]:
    """Everything has its name in the catalogue."""
    return {}


def nonplayers(state: State) -> Collection[str]:
    """8.0 Who is a Non-player is a matter of the rules (7.1, 8.1, 8.9)."""
    return state.nonplayers


def seat_options(seats: Mapping[str, Any]) -> Mapping[str, str]:
    """8.0 Settings that follow from who sits where: `solo` is a Non-player, whoever else is a player."""
    return {seat.lower(): "nonplayer" if who == "solo" else "player" for seat, who in seats.items()}
