"""Where SD, the VM HQ and the guns serve best."""

from __future__ import annotations

from ..components.units import FEF, VM
from ..operations.combat.strength import defence_value
from ..state import dumps_of, hq_of, units_in
from .outlook import Outlook, distances


def dump_worth(look: Outlook, d: int, origin: int = -1) -> float:
    """What an SD that is now at `origin` (-1: off the map) is worth in a hex; looked at only once."""
    if (d, origin) not in look.dump_worth:
        look.dump_worth[d, origin] = serves(look, d, origin)
    return look.dump_worth[d, origin]


def serves(look: Outlook, d: int, origin: int) -> float:
    """Units an SD supplies that nothing else does, and goals it brings within reach."""
    s, board, units = look.s, look.s.board, look.s.board.units
    if d >= len(board.ids):
        return 0.2
    places = [s.place[u] for u in dumps_of(s, look.side)]
    if origin in places:
        places.remove(origin)
    others = [distances(board, x) for x in places if x != board.saigon]
    far = distances(board, d)
    total = 0.0
    for h in look.own:
        if far[h] <= 3:
            total += feeds(look, h, others)
    if any(x[d] <= 2 for x in others):
        total *= 0.25
    for t, prize in look.goals.items():
        if far[t] <= 4 and look.power_near(t) > look.resistance.get(t, 0.0):
            total += 0.05 * min(prize, 25)
    if look.side == FEF and d == board.hanoi and d not in places:
        total += 1.5  # from there the Delta is fought for
    company = [u for u in units_in(s, d) if units[u].battle]
    if not company:
        total -= 0.5 + 0.1 * look.threat(d)
    else:
        total -= 1.0 * (1 - look.holds(d, look.defence(d)))
    return total


def feeds(look: Outlook, h: int, others: list[bytes]) -> float:
    """What an SD near a stack does for it; `others` are the distances from the other SD."""
    s, units = look.s, look.s.board.units
    needy = sum(units[u].battle and not look.center_supplies(u, h) for u in units_in(s, h))
    if any(x[h] <= 3 for x in others):
        needy = 0
    return 0.5 * needy + 0.02 * look.power.get(h, 0)


def hq_worth(look: Outlook, d: int) -> float:
    """The VM HQ: among regiments, far from the French, near worn regiments."""
    s, units = look.s, look.s.board.units
    company = [u for u in units_in(s, d) if units[u].regiment]
    defence = look.defence(d)
    total = -0.25 * min(20.0, look.threat(d)) + 4 * look.holds(d, defence) if company else -0.6 * look.threat(d)
    total += 3.0 if len(company) > 1 else 2.0 if company else -2.0 if look.threat(d) < 1 else -4.0
    far = distances(s.board, d)
    nearest = min((far[x] for x in look.enemies), default=9)
    total += 0.3 * min(nearest, 6)
    if look.crowded(d, [hq_of(s, VM)]):
        total -= 9
    return total


def guns_worth(look: Outlook, guns: tuple[int, ...], h: int, d: int) -> float:
    """Artillery, engineer and Anti-Aircraft: with others, near what is to be attacked."""
    s, units = look.s, look.s.board.units
    company = [u for u in units_in(s, d) if u not in guns and units[u].battle]
    total = 1.0 + 0.03 * sum(defence_value(s, u) for u in company) if company else -0.8 - 0.1 * look.threat(d)
    if not look.in_supply(guns[0], d):
        total -= 1.5
    far = distances(s.board, d)
    pulls = [
        0.04 * min(prize, 20) * (8 - far[t])
        for t, prize in look.goals.items()
        if far[t] < 8 and look.resistance.get(t) and look.power_near(t) > look.resistance[t]
    ]
    return total + max(pulls, default=0.0)
