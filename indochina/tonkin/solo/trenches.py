"""6.3 b Where to dig, and with which SD."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision

from ..operations.trenches import sites
from ..state import dumps_of, hex_key, hex_of, units_in
from .opponent import Answers, because
from .outlook import Outlook
from .services import dump_worth


def digging(look: Outlook) -> tuple[float, int, str, list[int]] | None:
    """The SD and way that dig in most of what is threatened, if an SD can be spared."""
    s = look.s
    dumps = [u for u in dumps_of(s, look.side) if u not in s.spending]
    if len(dumps) < 2:
        return None
    best: tuple[float, int, str, list[int]] | None = None
    seen_hexes: set[int] = set()
    for dump in dumps:
        if s.place[dump] in seen_hexes:
            continue
        seen_hexes.add(s.place[dump])
        for way in ("airstrips", "delta", "centers", "near"):
            spots = sorted(sites(s, look.side, dump, way), key=lambda h: -dug_worth(look, h))[:3]
            worth = (
                sum(dug_worth(look, h) for h in spots) - 1.2 - max(0.0, dump_worth(look, s.place[dump], s.place[dump]))
            )
            if spots and (best is None or worth > best[0]):
                best = worth, dump, way, spots
    return best


def dug_worth(look: Outlook, h: int) -> float:
    """What a trench is worth: the threat to what is held there."""
    defence = look.defence(h)
    if not defence:
        return 0.0
    worth = look.worth.get(h, 0.0) + 0.5 * sum(not look.in_supply(u, h) for u in units_in(look.s, h))
    return worth * (look.holds(h, defence * 1.3) - look.holds(h, defence))


def trench_sd(look: Outlook, d: Decision) -> Choice:
    best = digging(look)
    key = hex_key(look.s, look.s.place[best[1]]) if best else d.keys[0]
    return Choice(key if key in d.keys else d.keys[0], because("dig", d.rule, hex=key))


def trench_way(look: Outlook, d: Decision) -> Choice:
    best = digging(look)
    key = best[2] if best and best[2] in d.keys else d.keys[0]
    return Choice(key, because("dig", d.rule, hex=d.values["hex"]))


def trench_hex(look: Outlook, d: Decision) -> Choice:
    keys = [key for key in d.keys if key not in STOPS]
    key = max(keys, key=lambda key: dug_worth(look, hex_of(look.s, key)))
    return Choice(key, because("dig", d.rule, hex=key))


ANSWERS: Answers = {
    "trench.sd": trench_sd,
    "trench.way": trench_way,
    "trench.hex": trench_hex,
}
