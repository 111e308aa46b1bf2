"""6.1-6.3 The SD that is spent, and what an Operation Point does."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision, Why

from ..components.units import HQ
from ..operations.combat.strength import defence_value
from ..operations.phase import dumps_by_hex
from ..state import dumps_of, hex_key, hex_of, index_of, units_in
from .fights import attacks, fight_reason, shellings
from .moves import best_hex
from .opponent import Answers, because
from .outlook import DECISIVE, Outlook
from .roads import roads_worth
from .trenches import digging

POINT = 0.12
"""An Operation Point is kept for later rather than spent on less than this."""
SPEND = 0.5
"""An SD is spent if the fights it allows promise more than this."""

Use = tuple[float, str, Why]
"""What a point can do: its worth in VP, the option, why."""


def operation_spend(look: Outlook, d: Decision) -> Choice:
    """6.2 The SD that allows the best fights, less what its loss leaves without supply."""
    s = look.s
    best_key, best, where = "none", SPEND, ""
    for key, dump in dumps_by_hex(s, look.side).items():
        worth, target = promise(look, dump)
        if key in d.keys and worth > best:
            best_key, best, where = key, worth, target
    if best_key == "none":
        return Choice("none", because("keep_sd", d.rule))
    return Choice(best_key, because("spend", d.rule, hex=where, vp=round(best, 1)))


def promise(look: Outlook, dump: int) -> tuple[float, str]:
    """What spending an SD promises: attacks now, stacks that could come near enough, supply that goes."""
    s, units = look.s, look.s.board.units
    h = s.place[dump]
    if h >= len(s.board.ids):
        return -9.0, ""
    spent = s.copy()
    spent.spending[index_of(look.side)] = dump
    found = attacks(Outlook(spent, look.side))
    worth = sum(max(0.0, f.worth) for f in found[:3])
    target, most = (found[0].target if found else h), 0.0
    for t, prize in look.goals.items():
        if s.board.distance(h, t) <= 4 and look.resistance.get(t) and t not in [f.target for f in found]:
            force = look.power_near(t)
            chance = max(0.0, min(1.0, (force / look.resistance[t] - 1) / 2))
            hope = 0.2 * chance * min(prize, 15)
            worth += hope
            if not found and hope > most:
                target, most = t, hope
    others = [x for x in dumps_of(s, look.side) if x != dump]
    if not any(s.board.distance(s.place[x], h) <= 1 for x in others if s.place[x] < len(s.board.ids)):
        near = [x for x in look.own if s.board.distance(x, h) <= 3]
        worth -= 0.5 * sum(units[u].battle and not look.center_supplies(u, x) for x in near for u in units_in(s, x))
    return worth - 0.25 * (len(others) < 2), hex_key(s, target)


def operation_option(look: Outlook, d: Decision) -> Choice:
    """The option worth most; a point that nothing is worth is kept, or let go."""
    options = [*fights_for(look, d), *works_for(look, d)]
    if "move" in d.keys and max((o[0] for o in options), default=0) < DECISIVE / 3:
        hexes = [hex_key(look.s, h) for h in look.own if h < len(look.s.board.ids)]
        if best := best_hex(look, hexes):
            options.append((best[1].worth, "move", best[1].reason))
    worth, key, reason = max(options, key=lambda o: o[0], default=(0.0, "pass", because("nothing_better", d.rule)))
    if worth >= POINT:
        return Choice(key, reason)
    for key in ("stop", "pass_all", "pass"):
        if key in d.keys:
            return Choice(key, because("keep_points" if key == "stop" else "nothing_better", d.rule))
    return Choice(key, reason)


def fights_for(look: Outlook, d: Decision) -> list[Use]:
    """The best attack, airstrike and barrage."""
    s = look.s
    options: list[Use] = []
    if "attack" in d.keys and (found := attacks(look)):
        f = found[0]
        options.append((f.worth, "attack", fight_reason(look, f, f.worth, "reason.attack", "6.8")))
    for key in ("barrage", "artillery"):
        if key in d.keys and (shots := shellings(look, key == "artillery")):
            shot = shots[0]
            reason = because(
                "shell", "6.6", hex=hex_key(s, shot.target), points=shot.points, chance=round(100 * shot.hit)
            )
            options.append((shot.worth + (0.01 if key == "barrage" else 0), key, reason))
    return options


def works_for(look: Outlook, d: Decision) -> list[Use]:
    """Markers to remove, trenches to dig, roads to destroy."""
    options: list[Use] = []
    if "remove_markers" in d.keys:
        worth = sum(sorted((order_worth(look, h) for h in look.own), reverse=True)[:3])
        options.append((worth, "remove_markers", because("reorganize", "6.3")))
    if "trenches" in d.keys and (dug := digging(look)):
        options.append((dug[0], "trenches", because("dig", "6.3", hex=hex_key(look.s, dug[3][0]))))
    if "roads" in d.keys:
        options.append((roads_worth(look), "roads", because("roads", "6.7")))
    return options


def order_worth(look: Outlook, h: int) -> float:
    """What removing the DG-Marker of a stack is worth."""
    s = look.s
    if not any(s.dg[u] for u in units_in(s, h)):
        return 0.0
    worth = 0.05 + 0.02 * sum(defence_value(s, u) for u in units_in(s, h) if s.dg[u])
    worth += 0.04 * min(12.0, look.threat(h)) * (0.5 + (look.worth.get(h, 0) >= 3))
    if any(s.board.units[u].kind == HQ for u in units_in(s, h)):
        worth += 1.5
    if look.s.ops[index_of(look.side)] <= 3:
        worth *= 1.5
    return worth


def markers_dg(look: Outlook, d: Decision) -> Choice:
    keys = [key for key in d.keys if key != "road" and key not in STOPS]
    key = max(keys, key=lambda key: order_worth(look, hex_of(look.s, key))) if keys else d.keys[0]
    return Choice(key, because("reorganize", d.rule))


def markers_road(look: Outlook, d: Decision) -> Choice:
    return Choice(d.keys[0], because("repair", d.rule))


ANSWERS: Answers = {
    "operation.spend": operation_spend,
    "operation.option": operation_option,
    "markers.dg": markers_dg,
    "markers.road": markers_road,
}
