"""What tests of the Non-player US have in common."""

from indochina.fitl.board import SPACE
from indochina.fitl.components.pieces import KIND
from indochina.fitl.state import count

from .positions import answer, start

NO_EVENT = "VC event"  # the Event has been played: there is only an Operation or Pass
MONSOON = "125"
NO_LIFT = "medevac_shaded"


def decided(text, dice="", **fields):
    """The action, the Operation with it, and the reason in a word."""
    game = start("US", text, **fields)
    key, reason = answer(game, dice)
    return key, reason.values.get("operation", ""), reason.values["what"]


NO_CAPABILITY = [("np.capability.next", False), ("np.capability.here", False)]
"""8.8.2 What is looked at first."""


def conditions(text, dice="", **fields):
    """The conditions tested and whether each holds, in order."""
    _, reason = answer(start("US", text, **fields), dice)
    return [(step["test"], step["holds"]) for step in reason.values["trace"] if "test" in step]


def there(game, space, kind):
    return count(game.state, KIND[kind], SPACE[space])


def spaces(said, name):
    return [a.key for a in said if a.name == name and a.key in SPACE]


def said_of(said, name):
    return [a.key for a in said if a.name == name]
