"""Tonkin in French.

Names are inserted as they stand, so sentences avoid agreement and elision: « Recul : {unit}, {hex} → {to}. »
Colons, question marks and the like follow a no-break space (U+00A0).
"""

from __future__ import annotations

from indochina.core.catalogue import catalogue
from indochina.core.words.fr import TOLD

from .log import LOG
from .names import NAMES
from .odds import ODDS
from .opponents import OPPONENTS
from .questions import QUESTIONS
from .story import STORY
from .why_not import WHY_NOT

FRENCH = catalogue(STORY, NAMES, QUESTIONS, LOG, WHY_NOT, ODDS, OPPONENTS, TOLD)
