"""The odds of Tonkin's dice: combat [6.8], DG [6.14], ambush [6.11] and barrage [6.6].

1.5 The FEF are told odds only of fights in which VM has shown its stack, so of none of the questions before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from indochina.core.journal import Note
from indochina.core.rules import FIRST, MOST, ROLLED

from .foresight.combat_preview import order_words
from .foresight.forecast import under_way
from .operations.combat.ambush import OWN_LOSS
from .operations.combat.combat_results import HITS
from .state import State, hex_of, holder, units_in

COMBAT: Mapping[str, str] = {
    "attack.vm_units": "go",
    "combat.retreat_before": "stay",
    "combat.ambush": "no",
    "combat.ambush_target": FIRST,
    "combat.attack_leader": MOST + "morale",
    "combat.defence_leader": MOST + "morale",
    "combat.bolshevik": "no",
    "combat.front": "no",
    "dice.ambush": ROLLED,
    "dice.bolshevik": ROLLED,
    "dice.combat": ROLLED,
    "dice.dg_attacker": ROLLED,
    "dice.dg_defender": ROLLED,
}
ODDS: Mapping[str, Mapping[str, str]] = {
    **dict.fromkeys((
        "attack.vm_units", "combat.ambush", "combat.ambush_target", "combat.attack_leader", "combat.defence_leader",
        "combat.bolshevik", "combat.front",
    ), COMBAT),
    "barrage.vm_units": {"barrage.vm_units": "go", "dice.barrage": ROLLED},
}  # fmt: skip
BARRAGE = ("miss", "DG", "DG&DL")

Say = Callable[..., str]
Line = tuple[str, int, str]
"""Title, place among the rows of that title, text."""


def foresee(s: State, name: str, key: str) -> None:
    """Nothing is rolled before these dice."""


def outcomes(before: State, dice: Sequence[str], notes: Sequence[Note], say: Say) -> list[Line]:
    """What the dice did, as the rules noted it."""
    return [line for note in notes for line in lines(before, note, dice, notes, say)]


def lines(before: State, note: Note, dice: Sequence[str], notes: Sequence[Note], say: Say) -> Iterator[Line]:
    values = note.values
    if note.key == "log.combat" and "dice.combat" in dice:
        result = values["result"]
        yield say("odds.result", hex=values["hex"]), list(HITS).index(result), say(f"odds.{result}")
    elif note.key == "log.dg_roll" and "dice.combat" in dice:
        now = rolling(before, values["side"], notes)
        words = order_words(list(now.values()))
        struck = any(unit in values["units"] for unit, dg in now.items() if not dg)
        yield say("odds.dg", side=values["side"]), struck, say(f"odds.{words[struck]}")
    elif note.key == "log.barrage":
        yield say("odds.barrage", hex=values["hex"]), BARRAGE.index(values["result"]), say(f"odds.{values['result']}")
    elif note.key == "log.ambush" and "dice.ambush" in dice:
        hit, lost = values["die"] >= values["needed"], values["die"] == OWN_LOSS
        place = {(False, False): 0, (True, False): 1, (True, True): 2, (False, True): 3}[hit, lost]
        yield say("odds.ambush"), place, say(f"odds.ambush_{place}", unit=values["unit"], victim=values["victim"])


def rolling(before: State, side: str, notes: Sequence[Note]) -> dict[str, bool]:
    """6.14 The units of a side that can be struck by DG in the fight of these notes, and whether they are DG already.

    6.11 An ambush may have made one so.
    """
    target = hex_of(before, next(note.values["hex"] for note in notes if note.key == "log.combat"))
    attackers, _, _ = under_way(before, [*before.notes, *notes])
    ambushed = [unit for note in notes if note.key == "log.dg" for unit in note.values["units"]]
    units = units_in(before, target) if holder(before, target) == side else attackers
    keys = {u: before.board.units[u].key for u in units}
    return {key: bool(before.dg[u]) or key in ambushed for u, key in keys.items()}
