"""7.3 Deception markers in any language."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement

from ..components.pieces import DECEPTION_KINDS


def marker_names(markers: Mapping[str, str]) -> dict[str, str]:
    return {f"name.{kind}": name for kind, name in markers.items()}


def marker_options(markers: Mapping[str, str], two: str) -> dict[str, str]:
    """The pairs one may select; `two` names a pair of the same kind."""
    return {
        f"option.deception.select.{a}+{b}": two.format(markers[a]) if a == b else f"{markers[a]}, {markers[b]}"
        for a, b in combinations_with_replacement(DECEPTION_KINDS, 2)
    }
