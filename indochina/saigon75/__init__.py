"""Saigon 75: Chronicle of a Death Foretold (1973-75). Rule numbers: C set-up, S sequence of play, E events,
T8 special rules for turn 8, V victory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from indochina.core.catalogue import Messages
from indochina.core.decision import Why

from .board import read as read_board
from .cards import CARDS
from .check import check
from .odds import ODDS, foresee, outcomes
from .position import from_json, to_json
from .rulebook import RULEBOOK
from .scenarios import SCENARIOS
from .settings import SETTINGS
from .setup import setup
from .solo import opponent as nonplayer
from .stages import STAGES
from .state import State
from .units import FOREIGN_ZONES, KIND_NAMES, NV, SPACE, SPACE_IDS, SV, UNIT
from .victory import result
from .view import determinize, view
from .words.en import ENGLISH
from .words.fr import FRENCH
from .words.fr.settings import HELP_FR

NAME = "saigon75"
TITLE = "Saigon 75"
VERSION = 1
SEATS = (NV, SV)
CARD_SIDES = ()
"""Every card has one text."""
CATALOGUES = {"en": ENGLISH, "fr": FRENCH}
TRACKS = ("plus1", "momentum", "air", "infiltration", "militia")
WORDS = [*SEATS, *SPACE_IDS, *FOREIGN_ZONES, *KIND_NAMES, *CARDS, *TRACKS, *UNIT, "reconstitute", "reroll", "done"]
HELP = {"fr": HELP_FR}
SECRET_ANSWERS = ()


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


def nonplayers(state: State) -> None:
    """The rules are the same for people and opponents."""


def seat_options(seats: Mapping[str, Any]) -> Mapping[str, str]:
    return {}


def explain(messages: Messages, reason: Why) -> list[str]:
    """An opponent's reason is a sentence."""
    return []


__all__ = [
    "CARD_SIDES",
    "CATALOGUES",
    "HELP",
    "NAME",
    "ODDS",
    "RULEBOOK",
    "SCENARIOS",
    "SEATS",
    "SECRET_ANSWERS",
    "SETTINGS",
    "STAGES",
    "State",
    "TITLE",
    "VERSION",
    "WORDS",
    "check",
    "determinize",
    "explain",
    "foresee",
    "from_json",
    "hidden",
    "names",
    "nonplayer",
    "nonplayers",
    "outcomes",
    "read_board",
    "result",
    "seat_options",
    "setup",
    "target",
    "to_json",
    "view",
]
