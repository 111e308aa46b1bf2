"""Plans of movement: what each group of units could do from its hex, and what that is worth.

A group is worth most where it takes or holds communities, then on the way to the goal it can reach with enough
strength. Supply and danger are costs. Nothing is remembered: each question is answered by looking again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from indochina.core.decision import Why, why

from ..components.units import ANTI_AIRCRAFT, ARTILLERY, DNA, ENGINEER, FEF, GARRISON, HQ, SD, VM
from ..movement.air_transport import destinations, no_flight
from ..movement.choosing import unmoved
from ..movement.limits import ends
from ..movement.reach import can_walk, legs_of
from ..movement.ship_transport import harbors, no_ship
from ..movement.truck_transport import no_truck
from ..operations.combat.overrun import unready, victims
from ..operations.combat.strength import attack_value
from ..state import hex_key, holder, values_of
from .fights import fight, fight_reason
from .outlook import Outlook, distances
from .services import dump_worth, guns_worth, hq_worth

GUNS = (ARTILLERY, ENGINEER, ANTI_AIRCRAFT)
"""They fight beside others, never alone."""
STAY = 0.25
"""Less than this is not worth a move."""
OVERRUN = {VM: 0.5, FEF: 0.8}
"""Less than this is not worth the risk of an overrun."""
HOPELESS = 0.8
"""With less than this part of the defence nobody thinks of an overrun."""
DROP_GOAL = 3.0
"""Paras fly only to what is worth so many VP."""
DROP_AGAINST = 4.0
"""They are dropped on VM units with no more defence than this."""
STEP_TO_GOAL = 0.05
"""A hex nearer to a goal is worth this part of it."""
LEFT_TO_OTHERS = {VM: 0.0, FEF: 1.0}
"""What lies open is left to others the more of them are nearer: the French garrisons stay, the VM comes in numbers."""
MOST_PULL = {VM: 2.5, FEF: 0.6}
"""No goal draws a group away from more than this."""
FLEETING = {VM: 0.35, FEF: 0.1}
"""A hex that will be lost again is worth this part of what it would be for good."""
ENOUGH_ODDS = 0.5
"""Below so much of the threat a stack may lose steps."""
NOT_SUPPLIED = {VM: 0.9, FEF: 1.4}
"""What it costs to leave supply, each unit."""


class Order(NamedTuple):
    """Move units of one hex somewhere, or overrun it from `start`; why, and what it is worth in VP."""

    worth: float
    reason: Why
    units: tuple[int, ...]
    way: str
    to: int
    start: int = -1


class Goal(NamedTuple):
    hex: int
    prize: float
    chance: float


def goal_of(look: Outlook, group: Iterable[int], h: int) -> Goal | None:
    """The goal a group can do most about, with the help of those who are near it."""
    s, board = look.s, look.s.board
    group = tuple(group)
    power = sum(attack_value(s, u) for u in group)
    masks = [ends(board)[u] for u in group]
    best, best_appeal = None, 0.0
    if h >= len(board.ids):
        return None
    far, rate_of_march = distances(board, h), 0.3 if look.side == VM else 0.45
    here = look.power.get(h, 0.0)
    for t, prize in look.goals.items():
        away = far[t]
        if prize * 0.8 - rate_of_march * away <= best_appeal or not all(mask[t] for mask in masks):
            continue
        defence = look.resistance.get(t, 0.0)
        others = look.power_near(t) - (here if away <= 3 else 0)
        if not defence:
            chance = 0.4 if others > 2 else 1 / (1 + LEFT_TO_OTHERS[look.side] * look.nearer(t, away))
        else:
            alone = max(0.0, min(1.0, (0.7 * others / defence - 1) / 2))
            chance = max(0.0, min(1.0, ((power + 0.7 * others) / defence - 1) / 2)) - 0.6 * alone
            if not power:
                chance = 0.0
        appeal = prize * chance * 0.8 - rate_of_march * away
        if chance > 0.05 and appeal > best_appeal:
            best, best_appeal = Goal(t, prize, chance), appeal
    return best


# --- where a group does best --------------------------------------------------------------------------------------


class Group:
    """Units that move together from a hex, and what their going away costs."""

    def __init__(self, look: Outlook, h: int, units: Iterable[int]) -> None:
        s = look.s
        self.look, self.h, self.units = look, h, tuple(units)
        self.battle = tuple(u for u in self.units if s.board.units[u].battle)
        self.zoc = any(not s.dg[u] for u in self.battle)
        self.carries = any(s.board.units[u].kind == SD for u in self.units)
        self.guns = all(s.board.units[u].kind in GUNS for u in self.units)
        self.leaving = self.left_behind()
        self.goal = goal_of(look, self.battle, h) if self.battle else None
        self.value = sum(look.step_worth(u) * s.steps[u] for u in self.battle)
        self.hungry = sum(not look.in_supply(u, h) for u in self.battle)
        self.peril = self.danger(h) if self.battle and h < len(s.board.ids) else 0.0

    def left_behind(self) -> float:
        """Communities lost at once, and how much less safe what stays is."""
        look, s = self.look, self.look.s
        if self.h >= len(s.board.ids):
            return 0.0
        lost = sum(
            look.worth[c]
            for c in s.board.near_communities[self.h]
            if look.mine(c) and not look.friend_without(c, self.units)
        )
        if look.last and look.side == FEF:
            return lost
        worth = look.worth.get(self.h, 0.0) if look.mine(self.h) else 0.0
        burden = look.burden(self.h, self.units)
        worth += burden
        if worth > 0.3 and (lost < worth or burden):
            before = look.holds(self.h, look.defence(self.h))
            after = look.holds(self.h, look.defence(self.h, without=self.units))
            lost += worth * (before - after)
        return lost

    def gains(self, d: int) -> float:
        """Communities that become ours, and how much safer a hex of ours becomes."""
        look, s = self.look, self.look.s
        if d >= len(s.board.ids):
            return 0.0
        if look.side == VM:
            near = s.board.near_communities[d] if self.zoc else ((d,) if d in look.worth else ())
        else:
            near = (d,) if d in look.worth else ()
        total = 0.0
        for c in near:
            if holder(s, c) != look.foe and not look.friend_without(c, self.units):
                sure = 1.0 if look.last else look.holds(c, look.defence(d, self.units, self.battle))
                total += look.worth[c] * (FLEETING[look.side] + (1 - FLEETING[look.side]) * sure)
        if not (look.last and look.side == FEF):
            worth = look.worth.get(d, 0.0) if look.mine(d) and holder(s, d) != look.foe else 0.0
            worth += look.burden(d)
            if worth > 0.3:
                before = look.holds(d, look.defence(d))
                total += worth * (look.holds(d, look.defence(d, more=self.battle)) - before)
        return total

    def score(self, d: int) -> tuple[float, Why]:
        """What it is worth that the group goes to a hex, and the main reason."""
        look, s, board = self.look, self.look.s, self.look.s.board
        gains = self.gains(d)
        total = gains - self.leaving
        reason = why("reason.hold", "1.8", hex=hex_key(s, d), vp=round(gains, 1))
        if not self.battle:
            return total, reason
        if d == board.saigon:
            return total - 1, reason
        if self.goal and not look.last:  # 8.0 nobody arrives later
            far = distances(board, self.goal.hex)
            nearer = far[self.h] - far[d]
            pull = STEP_TO_GOAL * self.goal.prize * self.goal.chance * nearer
            pull = max(-1.5, min(pull, MOST_PULL[look.side]))
            total += pull
            if pull > gains:
                reason = why(
                    "reason.advance",
                    "3.1",
                    hex=hex_key(s, self.goal.hex),
                    vp=round(self.goal.prize, 1),
                    chance=round(100 * self.goal.chance),
                    distance=far[d],
                )
        if not look.last:
            if not self.carries:
                hungry = sum(not look.in_supply(u, d) for u in self.battle)
                total -= NOT_SUPPLIED[look.side] * (hungry - 0.8 * self.hungry)
            total -= self.danger(d) - self.peril
        return total, reason

    def danger(self, d: int) -> float:
        """Steps that may be lost there."""
        look = self.look
        defence = look.defence(d, self.units, self.battle)
        threat = look.threat(d)
        if threat < 2 or not defence:
            return 0.0
        return 0.12 * self.value * max(0.0, min(2.0, ENOUGH_ODDS * threat / defence - 1))


def interesting(group: Group, hexes: Iterable[int]) -> list[int]:
    """Of many hexes those worth a look: communities and what lies next to them, own stacks, the way to the goal."""
    look, board = group.look, group.look.s.board
    if not group.battle or group.guns:
        return [d for d in hexes if look.s.stacks.get(d)]
    goal = group.goal.hex if group.goal else -1
    far = distances(board, goal) if goal >= 0 else b""
    found = []
    near: list[tuple[int, int]] = []
    for d in hexes:
        if d >= len(board.ids):
            found.append(d)
            continue
        close = board.near_communities[d] if look.side == VM else ((d,) if d in look.worth else ())
        if look.s.stacks.get(d) or any(look.worth[c] >= 0.3 for c in close):
            found.append(d)
        elif goal >= 0:
            near.append((far[d], d))
    if near:
        nearest = min(near)[0]
        found += [d for away, d in near if away <= nearest + 1][:8]
    return found


# --- orders -----------------------------------------------------------------------------------------------------


def groups_of(look: Outlook, h: int) -> list[tuple[int, ...]]:
    """Groups of units of a hex that could move together: the mass of it, less those who stay, and each by itself."""
    s, units = look.s, look.s.board.units
    ready = [u for u in unmoved(s, look.side, h) if units[u].kind != DNA]
    fighters = [u for u in ready if units[u].battle and units[u].kind not in (GARRISON, ARTILLERY)]
    if look.side == VM:
        fighters = [u for u in fighters if units[u].regiment and not units[u].defence_only]
    fighters.sort(key=lambda u: (-attack_value(s, u), u))
    found: list[tuple[int, ...]] = []
    for n in sorted({len(fighters), len(fighters) - 1, (len(fighters) + 1) // 2}, reverse=True):
        if n > 1:
            found.append(tuple(sorted(fighters[:n])))
    if look.side == VM and fighters:
        dumps = [u for u in ready if units[u].kind == SD]
        if dumps:
            found.append(tuple(sorted([*fighters, dumps[0]])))
    else:
        for part in ([u for u in fighters if units[u].motorized], [u for u in fighters if not units[u].motorized]):
            if 1 < len(part) < len(fighters):
                found.append(tuple(sorted(part)))
    alike: set[tuple[object, ...]] = set()
    for u in ready:
        look_alike = (units[u].kind, values_of(s, u), s.dg[u], s.oos[u], units[u].move)
        if look_alike not in alike:
            alike.add(look_alike)
            found.append((u,))
    return list(dict.fromkeys(found))


def best_order(look: Outlook, h: int, transports: bool, only: tuple[int, ...] | None = None) -> Order | None:
    """The best that units of a hex can do; None if all may as well stay. `only`: for exactly these units."""
    key = h, transports, only
    if key in look.orders:
        return cast("Order | None", look.orders[key])
    best: Order | None = None
    for units in [only] if only else groups_of(look, h):
        for order in orders(look, h, units, transports):
            if best is None or order.worth > best.worth:
                best = order
    look.orders[key] = best
    return best


def order_by(look: Outlook, h: int, units: tuple[int, ...], way: str) -> Order | None:
    """The best that these units can do in one way of moving."""
    found = [order for order in orders(look, h, units, way != "walk") if order.way == way]
    return max(found, key=lambda order: order.worth, default=None)


def orders(look: Outlook, h: int, units: tuple[int, ...], transports: bool) -> list[Order]:
    """The best order for a group by each way of moving."""
    s = look.s
    kinds = {s.board.units[u].kind for u in units}
    group = Group(look, h, units)
    found: list[Order] = []
    for way, hexes in destinations_of(look, h, units, transports, kinds):
        best: Order | None = None
        for d in interesting(group, hexes):
            if way == "air" and holder(s, d) == VM:
                order = airdrop(group, d)
            else:
                order = Order(*rate(group, d), units, way, d)
            if order and (best is None or order.worth > best.worth):
                best = order
        if best and best.worth >= STAY:
            found.append(best)
    if group.battle and h < len(s.board.ids):
        found += overruns(group)
    return found


def rate(group: Group, d: int) -> tuple[float, Why]:
    """What a hex is worth to a group, by its kind."""
    look, s = group.look, group.look.s
    unit = s.board.units[group.units[0]]
    if look.crowded(d, group.units):
        return -99.0, why("reason.no_room", "1.5")
    if len(group.units) == 1:
        if unit.kind == SD:
            worth = dump_worth(look, d, group.h) - dump_worth(look, group.h, group.h)
            return worth, why("reason.sd", "7.0", hex=hex_key(s, d))
        if unit.kind == HQ:
            return hq_worth(look, d) - hq_worth(look, group.h), why("reason.hq_safe", "1.9", hex=hex_key(s, d))
        if group.guns:
            worth = guns_worth(look, group.units, group.h, d) - guns_worth(look, group.units, group.h, group.h)
            return worth - group.leaving, why("reason.guns", "6.6", hex=hex_key(s, d))
    return group.score(d)


def destinations_of(
    look: Outlook, h: int, units: tuple[int, ...], transports: bool, kinds: set[str]
) -> list[tuple[str, list[int]]]:
    """By each way of moving, the hexes these units can go to."""
    s = look.s
    group = list(units)
    found: list[tuple[str, list[int]]] = []
    if h < len(s.board.ids) and all(can_walk(s, u) for u in group) and not (look.side == FEF and HQ in kinds):
        found.append(("walk", list(look.reach(group, h))))
    if not transports:
        return found
    if (SD in kinds or look.side == FEF) and HQ not in kinds and no_truck(s, group, h) is None:
        found.append(("truck", list(look.reach(group, h, True))))
    if look.side == FEF:
        if h == s.board.saigon or SD in kinds:
            if no_ship(s, group, h) is None:
                found.append(("ship", list(harbors(s, group, h))))
        if (kinds == {SD} or all(s.board.units[u].para for u in group)) and no_flight(s, group, h) is None:
            hexes = [d for d in destinations(s, group, h) if worth_flying(look, d)]
            if hexes:
                found.append(("air", hexes))
    return found


def worth_flying(look: Outlook, d: int) -> bool:
    """Flights go to own units and to communities that count; onto VM only where little defends what is to be won."""
    if holder(look.s, d) == VM:
        return look.goals.get(d, 0.0) >= DROP_GOAL and look.resistance[d] <= DROP_AGAINST
    return holder(look.s, d) == FEF or look.worth.get(d, 0) >= DROP_GOAL


def airdrop(group: Group, target: int) -> Order | None:
    """6.4 Paras dropped on VM units: nobody ambushes them, but who does not win must find a way out."""
    look = group.look
    option = fight(look, list(group.units), target, True, group.h, airdrop=True)
    if option is None:
        return None
    worth = option.worth - group.leaving
    if not look.in_supply(group.battle[0], target):
        worth -= 0.5 * NOT_SUPPLIED[look.side] * len(group.battle)
    return Order(worth, fight_reason(look, option, worth, "reason.overrun", "6.4"), group.units, "air", target)


def overruns(group: Group) -> list[Order]:
    """6.4 The best overrun of a group."""
    look, s = group.look, group.look.s
    units = list(group.units)
    if unready(s, units) or any(not can_walk(s, u) for u in units):
        return []
    best: Order | None = None
    power = sum(attack_value(s, u) for u in units)
    for target, starts in victims(s, units, group.h, {u: legs_of(s, u, group.h) for u in units}).items():
        if power < HOPELESS * look.resistance[target]:
            continue
        for start in sorted(starts, key=lambda a: starts[a])[:2]:
            option = fight(look, units, target, True, start)
            if option is None:
                continue
            worth = option.worth - group.leaving * max(0.5, option.taken)
            if not look.last and not look.in_supply(group.battle[0], target):
                worth -= 0.5 * NOT_SUPPLIED[look.side] * len(group.battle) * option.taken
            if worth >= OVERRUN[look.side] and (best is None or worth > best.worth):
                best = Order(
                    worth,
                    fight_reason(look, option, worth, "reason.overrun", "6.4"),
                    group.units,
                    "walk",
                    target,
                    start,
                )
    return [best] if best else []
