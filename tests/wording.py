"""What sentences of every game are looked at for."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

SPOKEN = ("prompt.", "option.", "log.", "why.", "reason.", "odds.")


def called_as_many(catalogue: Mapping[str, str], many: re.Pattern[str], never_one: Collection[str]) -> dict[str, str]:
    """The sentences that call one thing as if it were many, with all their numbers set to 1 but those `never_one`."""
    said = {
        key: text.format_map({name: 7 if name in never_one else 1 for name in re.findall(r"{(\w+)", text)})
        for key, text in catalogue.items()
        if key.startswith(SPOKEN)
    }
    return {key: text for key, text in said.items() if many.search(text)}
