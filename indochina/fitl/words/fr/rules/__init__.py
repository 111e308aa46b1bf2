"""Fire in the Lake's rulebook in our own words, in French."""

from __future__ import annotations

from indochina.core.catalogue import catalogue

from .actions import ACTIONS
from .components import COMPONENTS
from .coup import COUP
from .headings import HEADINGS
from .nonplayers import NONPLAYERS
from .sequence import SEQUENCE
from .sheet import SHEET

RULES = catalogue(COMPONENTS, SEQUENCE, ACTIONS, COUP, NONPLAYERS)

__all__ = ["HEADINGS", "RULES", "SHEET"]
