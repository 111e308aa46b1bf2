"""What the fights of a question would bring, a line each for a terminal: odds, DRM item by item, chances.

1.5 Only what the seat can see is counted: of hidden counters it is told how many there are.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from indochina.core.decision import Decision
from indochina.core.game import Game

from .combat import able_to_attack
from .forecast import CHOOSING, Fight, attack, fight_of, forecasts, overrun
from .movement import legs_of
from .overrunning import victims
from .view import visible

WORDS: dict[str, dict[str, str]] = {
    "en": {"colon": ": ", "from": "from {hex}", "dg": "DG: attacker {0}, defender {1}", "hidden": "without {n} hidden"},
    "fr": {
        "colon": "\u00a0: ", "from": "depuis {hex}", "dg": "DG\u00a0: attaquant {0}, défenseur {1}",
        "hidden": "sans compter {n} cachées",
    },
}  # fmt: skip


def fights(game: Game, decision: Decision) -> list[Text]:
    """A line for each fight an answer may lead to; while units are chosen, for those so far and for all."""
    found = {key: fight for key in forecasts(game) if (fight := fight_of(game, key)) is not None}
    found |= straight(game, decision)
    return [line(game, decision, key, target, preview) for key, (target, preview, _) in found.items()]


def straight(game: Game, decision: Decision) -> dict[str, Fight]:
    """Fights an answer may start at once, because there is only one hex to attack or overrun."""
    s, seat = game.state, decision.seat
    if decision.name == "operation.option" and "attack" in decision.keys:
        targets = list(able_to_attack(s, seat).items())
        if len(targets) == 1:
            h, units = targets[0]
            return {"attack": attack(s, seat, units, h)}
    if decision.name == "move.to" and decision.rule == "3.1" and "overrun" in decision.keys:
        start, units = s.hex(decision.values["hex"]), [s.board.unit[key] for key in decision.values["units"]]
        prey = victims(s, units, start, {u: legs_of(s, u, start) for u in units})
        ways = [(h, halt) for h, halts in prey.items() for halt in halts]
        if len(ways) == 1:
            return {"overrun": overrun(s, seat, units, *ways[0])}
    return {}


def line(game: Game, decision: Decision, key: str, target: int, preview: dict[str, Any]) -> Text:
    """`Vinh Yen: 12 against 6, 2-1; DRM +1 (trench -1, ...); Ex 20 %, 2xDL 31 %`."""
    words, name, say = WORDS.get(game.language, WORDS["en"]), game.messages.name, game.messages.text
    title = name(game.state.key(target))
    if decision.name in CHOOSING or key in ("attack", "overrun"):
        title += f" ({game.messages.label(decision, key)})"
    elif decision.name == "move.overrun_from":
        title += f" ({words['from'].format(hex=name(key))})"
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
    if "dg" in preview:
        parts.append(words["dg"].format(*(percent(chance) for chance in preview["dg"])))
    hidden = len(game.state.units_in(target)) - len(visible(game.state, target, decision.seat))
    if hidden:
        parts.append(words["hidden"].format(n=hidden))
    return Text("  ").append(title, "bold").append(words["colon"] + "; ".join(parts), "not bold")


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}\u00a0%"
