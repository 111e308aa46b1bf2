"""6.7 Which roads VM destroys, and what that is worth."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision

from ..board import CLEAR
from ..components.units import FEF
from ..operations.roads import destructible
from ..state import hex_of, holder, units_in, values_of
from .opponent import Answers, because
from .outlook import Outlook


def road_worth(look: Outlook, h: int) -> float:
    """Roads next to motorized French stacks, and those that lead to what VM holds."""
    s, units = look.s, look.s.board.units
    motors = sum(
        values_of(s, u).combat
        for n in (h, *s.board.adjacent[h])
        if holder(s, n) == look.foe
        for u in units_in(s, n)
        if units[u].motorized
    )
    ours = any(look.power.get(n) for n in (h, *s.board.adjacent[h]))
    return 0.01 * motors + (0.05 if ours and motors else 0) + (0.02 if s.board.terrain[h] != CLEAR else 0)


def roads_worth(look: Outlook) -> float:
    """Three roads: a use for a point that has no better. France has always better."""
    if look.side == FEF:
        return 0.0
    best = sorted((road_worth(look, h) for h in destructible(look.s)), reverse=True)[:3]
    return sum(best) * 0.6


def road_hex(look: Outlook, d: Decision) -> Choice:
    keys = [key for key in d.keys if key not in STOPS]
    key = max(keys, key=lambda key: road_worth(look, hex_of(look.s, key)))
    if d.stop and road_worth(look, hex_of(look.s, key)) < 0.02:
        return Choice(d.stop, because("nothing_better", d.rule))
    return Choice(key, because("roads", d.rule))


def road_from(look: Outlook, d: Decision) -> Choice:
    return Choice(d.keys[0], because("only", d.rule))


ANSWERS: Answers = {
    "road.hex": road_hex,
    "road.from": road_from,
}
