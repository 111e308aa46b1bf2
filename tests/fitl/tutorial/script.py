"""The whole play, in its order."""

from .coup import COUP
from .coup_redeploy import COUP_REDEPLOY
from .start import DECK, SETUP
from .step import Statement, Step
from .turn_1 import TURN_1
from .turn_2 import TURN_2
from .turn_3 import TURN_3
from .turn_4 import TURN_4
from .turn_5 import TURN_5
from .turn_6 import TURN_6
from .turn_7 import TURN_7

SCENARIO = "full"
TURNS = [*TURN_1, *TURN_2, *TURN_3, *TURN_4, *TURN_5, *TURN_6, *TURN_7]
SCRIPT: list[Step] = [*SETUP, *TURNS, *COUP, *COUP_REDEPLOY]
DICE = " ".join(step.dice for step in SCRIPT if step.dice)

PARAGRAPHS = {"setup": 12, "1": 23, "2": 14, "3": 14, "4": 17, "5": 6, "6": 16, "7": 8, "coup": 26}
"""How many each part of the text has, captions and headings left out."""
NOTHING_SAID = ("setup.1", "setup.10", "setup.12", "coup.1", "coup.26")
"""Paragraphs that say nothing of the play: welcome, the overflow boxes, the foldouts, the aid sheet, farewell."""

__all__ = ["DECK", "DICE", "NOTHING_SAID", "PARAGRAPHS", "SCENARIO", "SCRIPT", "Statement", "Step"]
