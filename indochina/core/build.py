"""Which build is running: the sources as they stand, or compiled (`make fast`)."""

from __future__ import annotations

COMPILED = not __file__.endswith((".py", ".pyc"))
BUILD = "compiled" if COMPILED else "pure Python"
