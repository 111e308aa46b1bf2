"""What the fights of a question would bring, a line each for a terminal: odds, DRM item by item, chances.

1.5 Only what the seat can see is counted: of hidden counters it is told how many there are.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from indochina.core.decision import Decision
from indochina.core.game import Game
from indochina.tonkin.foresight.forecast import (
    CHOOSING,
    IN_SIGHT,
    LEADERS,
    Assumed,
    Fight,
    afloat,
    attack,
    fight_of,
    forecasts,
    next_keys,
    overrun,
)
from indochina.tonkin.foresight.memory import remembered
from indochina.tonkin.foresight.warnings import warning
from indochina.tonkin.operations.combat.attack import able_to_attack
from indochina.tonkin.state import hex_key, hex_of

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "colon": ": ",
        "from": "from {hex}",
        "dg": "DG: attacker {0}, defender {1}",
        "hidden": "without hidden counters ({n})",
        "already": "already",
    },
    "fr": {
        "colon": "\u00a0: ",
        "from": "depuis {hex}",
        "dg": "DG\u00a0: attaquant {0}, défenseur {1}",
        "hidden": "sans les pions cachés ({n})",
        "already": "déjà",
    },
}


def foretell(game: Game, decision: Decision) -> list[Text]:
    """A line for each fight an answer may lead to, and for what else one may cost; those alike in one line.

    While units are chosen it is told for those so far and for all.
    """
    keys = forecasts(game)
    found = {key: fight for key in keys if (fight := fight_of(game, key)) is not None}
    found |= straight(game, decision)
    lines: dict[tuple[int, str], list[str]] = {}
    for key, fight in found.items():
        title, told = line(game, decision, key, *fight)
        lines.setdefault((fight[0], told), []).append(title)
    for key in keys:
        for told, number in warning(game, key, game.messages) if key not in found else ():
            lines.setdefault((-1, f"{told} [{number}]"), []).append(game.messages.label(decision, key))
    colon = WORDS.get(game.language, WORDS["en"])["colon"]
    return [
        Text("  ").append(", ".join(titles), "bold").append(colon + told, "not bold")
        for (_, told), titles in lines.items()
    ]


def straight(game: Game, decision: Decision) -> dict[str, Fight]:
    """Fights an answer may start at once, because there is only one hex to attack or overrun."""
    s, seen = remembered(game, decision.seat)
    seat = decision.seat
    if decision.name == "operation.option" and "attack" in decision.keys:
        targets = list(able_to_attack(s, seat).items())
        if len(targets) == 1:
            h, units = targets[0]
            return {"attack": attack(s, seat, units, h, seen=seen)}
    if decision.name == "move.to" and "overrun" in decision.keys:
        units = [s.board.unit[key] for key in decision.values["units"]]
        ahead = next_keys(game, "overrun")
        halts = ahead.get("move.overrun_from", ())
        if len(halts) == 1:
            target, start = hex_of(s, ahead["move.overrun"][0]), hex_of(s, halts[0])
            return {"overrun": overrun(s, seat, units, target, start, boarded=afloat(game), seen=seen)}
    return {}


def line(
    game: Game, decision: Decision, key: str, target: int, preview: dict[str, Any], assumed: Assumed
) -> tuple[str, str]:
    """`Vinh Yen` and `12 against 6, 2-1; DRM +1 (trench -1, ...); Ex 20 %, 2xDL 31 %`."""
    words, name, say = WORDS.get(game.language, WORDS["en"]), game.messages.name, game.messages.text
    label, title = game.messages.label(decision, key), name(hex_key(game.state, target))
    if decision.name in LEADERS:  # the question says where
        title = label
    elif decision.name in CHOOSING or key in ("attack", "overrun"):
        title += f" ({label})"
    halts = [key] if decision.name == "move.overrun_from" else [v["hex"] for what, v in assumed if what == "odds.from"]
    for halt in halts:
        title += f" ({words['from'].format(hex=name(halt))})"
    parts = []
    if "points" in preview:
        parts.append(f"{say('odds.points', {})} {preview['points']}")
    elif preview.get("odds"):
        parts.append(f"{say('odds.strengths', preview)}, {preview['odds']}")
    else:
        parts.append(say("odds.none" if preview["possible"] else "odds.no_leader", {}))
    if preview.get("outcomes"):
        items = ", ".join(f"{name(f'drm.{item}')} {value:+}" for item, value in preview["drms"])
        parts.append(f"DRM {preview['drm']:+}" + (f" ({items})" if items else ""))
        parts.append(", ".join(f"{name(result)} {percent(p)}" for result, p in preview["outcomes"].items() if p))
    if "order" in preview:
        parts.append(words["dg"].format(*(disorder(order, words) for order in preview["order"])))
    hidden = dict(assumed).get(IN_SIGHT)
    if hidden:
        parts.append(words["hidden"].format(n=hidden["hidden"]))
    return title, "; ".join(parts)


def disorder(order: dict[str, float], words: dict[str, str]) -> str:
    """6.14 How likely units become DG, or that all are already."""
    return words["already"] if "dg_already" in order else percent(list(order.values())[1])


def percent(chance: float) -> str:
    """Whole percents; what is nearly nothing or nearly certain is told as such."""
    if 0 < chance < 0.01:
        return "<1\u00a0%"
    if 0.99 < chance < 1:
        return ">99\u00a0%"
    return f"{100 * chance:.0f}\u00a0%"
