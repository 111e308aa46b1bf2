"""Tonkin: the First Indochina War 1950-54."""

from __future__ import annotations

from collections.abc import Mapping

from indochina.core.catalogue import Messages
from indochina.core.players_alike import explain, nonplayers, seat_options

from .account import EVENTS, GOAL, fortunes, loss, margins
from .ahead import changes, figures, guises
from .battles import battle, capped
from .board import Board, per_board, printed
from .board_file.file import read as read_board
from .check import check
from .components.units import FEF, VM
from .foresight.forecast import forecast, forecasts
from .foresight.look import look
from .foresight.warnings import warnings
from .odds import ODDS, foresee, outcomes
from .position import from_json, to_json
from .rulebook import RULEBOOK
from .scenarios import SCENARIOS
from .settings import SETTINGS
from .setup import setup
from .shown import shown
from .solo import opponent as nonplayer
from .stages import STAGES
from .state import State
from .story import BOOKKEEPING, CHAPTERS, FIGURES, action, deed, held, table
from .times import MARKS, TIMED, times
from .victory import goal, result
from .view import BOXES, determinize, view
from .words.en import ENGLISH
from .words.en.names import unit_name
from .words.en.rules import RULES as ENGLISH_RULES
from .words.en.rules import SHEET as ENGLISH_SHEET
from .words.fr import FRENCH
from .words.fr.rules import HEADINGS as FRENCH_HEADINGS
from .words.fr.rules import RULES as FRENCH_RULES
from .words.fr.rules import SHEET as FRENCH_SHEET
from .words.fr.settings import HELP_FR

NAME = "tonkin"
TITLE = "Tonkin"
VERSION = 3
SEATS = (VM, FEF)
CATALOGUES = {"en": ENGLISH, "fr": FRENCH}
HEADINGS = {"en": RULEBOOK, "fr": FRENCH_HEADINGS}
RULES = {"en": ENGLISH_RULES, "fr": FRENCH_RULES}
SHEETS = {"en": ENGLISH_SHEET, "fr": FRENCH_SHEET}
HELP = {"fr": HELP_FR}
NEIGHBOURS = {id: [printed().ids[n] for n in near] for id, near in zip(printed().ids, printed().adjacent)}
WORDS = [*SEATS, *printed().ids, "saigon", *printed().unit, *BOXES, "track"]
SECRET_ANSWERS = (
    "absorption.vm_regiment", "absorption.vm_tieu_doan", "air.vm_declare", "attack.vm_units", "barrage.vm_loss",
    "barrage.vm_units", "hero.others", "hero.unit", "hero.vm_unit", "move.vm_continue", "move.vm_units",
    "objective.vm_real", "reinforcements.vm_hex", "replacements.vm_unit", "setup.vm_step", "setup.vm_tieu_doan",
    "setup.vm_unit", "stacking.vm_step", "thai_binh.vm_loss",
)  # fmt: skip
"""1.5 Answers that name VM units below the top of their stacks; 1.9 which objective is real; 6.16 officers."""


def hidden(state: State) -> bool:
    """1.5 VM stacks are hidden below their top unit."""
    return True


def target(key: str) -> dict[str, str] | None:
    """What an option points at on the board. A counter is a kind of its own: it is drawn as what it is."""
    board = printed()
    if key in board.index or key == "saigon":
        return {"hex": key}
    if key in board.unit:
        return {"unit": key, "kind": key}
    if key in BOXES or key == "track":
        return {"box": key}
    return None


def names(state: State) -> Mapping[str, str]:
    """Names an owner's board file gives to communities and units."""
    return owners_names(state.board) if state.board.changes else {}


@per_board
def owners_names(board: Board) -> Mapping[str, str]:
    found = {board.ids[c.hex]: c.name for c in board.communities} | {u.key: unit_name(u) for u in board.units}
    return {word: name for word, name in found.items() if ENGLISH.get(f"name.{word}") != name}


def notice(messages: Messages, scenario: str, state: State | None = None) -> str:
    """What wins; what of a scenario is reconstructed, of a game by its own board; whether its map is drawn as it is."""
    board, scenario = (state.board, state.scenario) if state else (printed(), scenario)
    told = [goal(messages, board, scenario, state.final if state else "")] if scenario in board.scenarios else []
    what = [f"data.{part}" for part in board.reconstructed.get(scenario, ())]
    told += [messages.text("notice.reconstructed", {"scenario": scenario, "what": what})] if what else []
    if "map" in board.changes:
        told.append(messages.text("notice.own_map", {}))
    return " ".join(told)
