"""3.0 Who moves, how and where: in the Movement Phase, for an Operation Point, and on the way to an overrun."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision

from ..components.units import VM
from ..movement.choosing import unmoved
from ..state import battle_units, hex_key, hex_of, holder, hq_of
from .opponent import Answers, because
from .outlook import Outlook
from .plans import Group, Order, best_order, order_by, rate

WAYS = {"3.1": "walk", "3.4": "truck", "3.5": "air", "3.6": "walk", "3.7": "ship"}
"""The way of moving of a question where to go, by its rule."""


def transports(look: Outlook) -> bool:
    return not look.last


def best_hex(look: Outlook, keys: list[str]) -> tuple[str, Order] | None:
    """The hex with the best order; the strongest stacks are looked at first, in the last phase all."""
    best: tuple[str, Order] | None = None
    for key in keys:
        order = best_order(look, hex_of(look.s, key), transports(look))
        if order and (best is None or order.worth > best[1].worth):
            best = key, order
    return best


def move_hex(look: Outlook, d: Decision) -> Choice:
    """The first hex, strongest stacks first, whose units have something to do elsewhere."""
    s = look.s
    home = s.place[hq_of(s, VM)]
    keys = sorted(
        (key for key in d.keys if key not in STOPS),
        key=lambda key: (hex_of(s, key) != home, -look.power.get(hex_of(s, key), 0)),
    )
    for key in keys:
        order = best_order(look, hex_of(s, key), transports(look))
        if order:
            return Choice(key, order.reason)
    return Choice(d.stop, because("nothing_better", d.rule))


def operation_hex(look: Outlook, d: Decision) -> Choice:
    best = best_hex(look, d.keys)
    return Choice(best[0], best[1].reason) if best else Choice(d.keys[0], because("nothing_better", d.rule))


def move_units(look: Outlook, d: Decision) -> Choice:
    """The units of the best order, one after the other."""
    s = look.s
    units = s.board.units
    h = hex_of(s, d.values["hex"])
    order = best_order(look, h, transports(look))
    chosen = d.values["chosen"]
    if order is None:
        key = next((key for key in (*STOPS, "go") if key in d.keys), d.keys[0])
        return Choice(key, because("nothing_better", d.rule))
    wanted = [units[u].key for u in order.units]
    if "all" in d.keys and sorted(order.units) == sorted(unmoved(s, look.side, h)):
        return Choice("all", order.reason)
    for key in wanted:
        if key not in chosen and key in d.keys:
            return Choice(key, order.reason)
    key = next((key for key in ("go", *STOPS) if key in d.keys), d.keys[0])
    return Choice(key, order.reason)


def ordered(look: Outlook, d: Decision) -> tuple[tuple[int, ...], int]:
    units = tuple(sorted(look.s.board.unit[key] for key in d.values["units"]))
    return units, hex_of(look.s, d.values["hex"])


def move_how(look: Outlook, d: Decision) -> Choice:
    units, h = ordered(look, d)
    order = best_order(look, h, transports(look), units)
    if order and order.way in d.keys:
        return Choice(order.way, order.reason)
    return Choice(d.keys[0], because("nothing_better", d.rule))


def move_to(look: Outlook, d: Decision) -> Choice:
    """Where the best order for these units leads; where it cannot be followed, the best of the hexes offered."""
    s = look.s
    units, h = ordered(look, d)
    order = order_by(look, h, units, WAYS[d.rule])
    if order and (key := "overrun" if order.start >= 0 else hex_key(s, order.to)) in d.keys:
        return Choice(key, order.reason)
    group = Group(look, h, units)
    best_key, best, reason = "", -999.0, because("nothing_better", d.rule)
    for key in d.keys:
        if key in ("overrun", "drop"):
            continue
        worth, why_there = (0.0, reason) if key == "stay" else rate(group, hex_of(s, key))
        if worth > best:
            best_key, best, reason = key, worth, why_there
    return Choice(best_key, reason) if best_key else Choice(d.keys[0], because("decisive", d.rule))


def decisive(look: Outlook, h: int) -> bool:
    """Is an enemy HQ, SD or Hanoi next to us, undefended?"""
    s = look.s
    if h >= len(s.board.ids):
        return False
    return any(holder(s, n) == look.foe and not battle_units(s, n) for n in s.board.adjacent[h]) or (
        look.side == VM and s.board.hanoi in s.board.adjacent[h] and not battle_units(s, s.board.hanoi)
    )


def move_continue(look: Outlook, d: Decision) -> Choice:
    """6.4 After an overrun they go on only to what lies open next to them."""
    h = hex_of(look.s, d.values["hex"])
    if decisive(look, h):
        key = next((key for key in ("all", "go") if key in d.keys), next((k for k in d.keys if k not in STOPS), ""))
        if key:
            return Choice(key, because("decisive", d.rule))
    return Choice(next((key for key in (*STOPS, "go") if key in d.keys), d.keys[0]), because("stay_here", d.rule))


def move_overrun(look: Outlook, d: Decision) -> Choice:
    s = look.s
    units, h = ordered(look, d)
    order = best_order(look, h, False, units)
    if order and order.start >= 0 and hex_key(s, order.to) in d.keys:
        return Choice(hex_key(s, order.to), order.reason)
    key = max(d.keys, key=lambda key: look.goals.get(hex_of(s, key), 0.0) - look.resistance.get(hex_of(s, key), 0.0))
    return Choice(key, because("decisive", d.rule))


def move_overrun_from(look: Outlook, d: Decision) -> Choice:
    """From the side that no river bars: the best preview; else the first."""
    s = look.s
    river = s.board.rivers[hex_of(s, d.values["hex"])]
    target = hex_of(s, d.values["hex"])

    def along(key: str) -> int:
        side = s.board.side_to(target, hex_of(s, key))
        return sum(side in r.sides for r in river)

    return Choice(max(d.keys, key=along), because("best_side", "6.9"))


def move_drop(look: Outlook, d: Decision) -> Choice:
    return Choice(d.keys[0], because("only", d.rule))


def move_drop_at(look: Outlook, d: Decision) -> Choice:
    unit = look.s.board.unit[d.values["unit"]]
    group = Group(look, look.s.place[unit], (unit,))
    key = max(d.keys, key=lambda key: rate(group, hex_of(look.s, key))[0])
    return Choice(key, because("arrive", d.rule, hex=key))


def move_join(look: Outlook, d: Decision) -> Choice:
    return Choice("all" if "all" in d.keys else d.keys[0], because("all_in", d.rule))


ANSWERS: Answers = {
    "move.hex": move_hex,
    "operation.hex": operation_hex,
    "move.units": move_units,
    "move.vm_units": move_units,
    "move.how": move_how,
    "move.to": move_to,
    "move.continue": move_continue,
    "move.vm_continue": move_continue,
    "move.overrun": move_overrun,
    "move.overrun_from": move_overrun_from,
    "move.drop": move_drop,
    "move.drop_at": move_drop_at,
    "move.join": move_join,
}
