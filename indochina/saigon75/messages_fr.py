"""Saigon 75 in French."""

from __future__ import annotations

from .messages_en import ENGLISH

FRENCH: dict[str, str] = dict(ENGLISH)
