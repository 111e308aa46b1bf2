"""Fire in the Lake in English."""

from __future__ import annotations

from indochina.core.catalogue import catalogue
from indochina.core.words.en import TOLD

from .cards import CARD_TEXTS
from .log import LOG
from .names import NAMES
from .odds import ODDS
from .opponents import OPPONENTS
from .questions import QUESTIONS
from .story import STORY
from .why_not import WHY_NOT

ENGLISH = catalogue(NAMES, CARD_TEXTS, QUESTIONS, LOG, WHY_NOT, ODDS, STORY, OPPONENTS, TOLD)
