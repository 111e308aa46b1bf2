"""The rulebook of Tonkin in our own words, in English."""

from __future__ import annotations

from .paragraphs import RULES
from .sheet import SHEET

__all__ = ["RULES", "SHEET"]
