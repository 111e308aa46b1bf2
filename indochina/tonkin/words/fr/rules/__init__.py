"""The rulebook of Tonkin in our own words, in French."""

from __future__ import annotations

from .headings import HEADINGS
from .paragraphs import RULES
from .sheet import SHEET

__all__ = ["HEADINGS", "RULES", "SHEET"]
