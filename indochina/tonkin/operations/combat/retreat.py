"""6.15 Retreat and advance after combat."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from indochina.core.decision import Blocked, Decision, choose, why

from ...components.communities import settle
from ...components.units import ARTILLERY, SD, VM
from ...movement.limits import ends, may_enter, may_retreat
from ...replacements.replacement_points import gain_rp
from ...state import State, battle_units, hex_key, hex_keys, hex_of, put, units_in
from .battle import Battle
from .capture import enter, remove_entered
from .losses import eliminate

ADVANCE_RP = 1
"""2.2 A Replacement Points for VM that advance after Ex-DL or 2xDL."""
WON = ("Ex-DL", "2xDL")


# --- retreat ---------------------------------------------------------------------------------------------------


def refuges(s: State, unit: int, h: int) -> list[int]:
    """The hexes next to `h` a unit may retreat to: no enemy there, and a hex it may be in. An SD never retreats."""
    if s.board.units[unit].kind == SD:
        return []
    return [n for n in sorted(s.board.adjacent[h]) if may_retreat(s, unit, h, n)]


def leavers(s: State, units: Iterable[int], h: int) -> dict[int, list[int]]:
    """Those of the units that can retreat, with where to."""
    return {u: found for u in units if (found := refuges(s, u, h))}


def common(ways: dict[int, list[int]]) -> list[int]:
    """Hexes to which all of them can go."""
    first, *others = ways.values()
    return [h for h in first if all(h in more for more in others)]


def ways_out(s: State, ways: dict[int, list[int]]) -> list[str]:
    """All to one hex, or each its own way."""
    keys = hex_keys(s, common(ways))
    if len(ways) > 1 and (not keys or any(len(found) > 1 for found in ways.values())):
        keys.append("apart")
    return keys


def go(
    s: State, ways: dict[int, list[int]], key: str, b: Battle, side: str, rule: str
) -> Generator[Decision, str, None]:
    """The retreat itself from the hex that was fought over: all to the hex chosen, or unit by unit."""
    units = s.board.units
    for u, found in ways.items():
        to = key
        if key == "apart":
            to = yield choose(side, "combat.retreat_to", rule, hex_keys(s, found), unit=units[u].key)
        left, reached = s.place[u], hex_of(s, to)
        put(s, u, reached)
        s.note("log.retreat", rule, unit=units[u].key, hex=hex_key(s, b.target), to=to)
        settle(s, (left, reached))
        remove_entered(s, reached, side)  # 6.3 an enemy Trench
        if s.over:  # 1.9 in Hanoi
            return


def retreat_or_stand(s: State, b: Battle, hits: int) -> Generator[Decision, str, None]:
    """6.15 A defender who is to lose a step may retreat one hex instead. All that can retreat then do, HQ too."""
    if not hits:
        return
    ways = leavers(s, units_in(s, b.target), b.target)
    if not any(u in ways for u in b.defenders):
        return
    key = yield choose(
        b.defender,
        "combat.retreat",
        "6.15",
        ["stand", *ways_out(s, ways)],
        lambda: no_refuge(s, list(ways), b.target),
        hex=hex_key(s, b.target),
        result=b.result,
        rest=hits - 1,
        cost=hits + stands_badly(s, b),
    )
    if key == "stand":
        s.note("log.stands", "6.15", side=b.defender, hex=hex_key(s, b.target))
        return
    b.retreated = True
    yield from go(s, ways, key, b, b.defender, "6.15")


def no_refuge(s: State, units: list[int], h: int) -> Blocked:
    """Why nobody can retreat to the hexes around."""
    blocked: Blocked = {}
    for n in s.board.adjacent[h]:
        if not any(may_retreat(s, u, h, n) for u in units):
            blocked[hex_key(s, n)] = may_enter(s, units[0], n) or why("why.no_retreat", "6.15")
    return blocked


def stands_badly(s: State, b: Battle) -> bool:
    """6.15 DG defenders facing attackers of whom none is DG lose one more step if they stand fast."""
    return not any(s.dg[u] for u in b.attackers) and any(s.dg[u] for u in b.defenders)


# --- advance ---------------------------------------------------------------------------------------------------


def vacated(s: State, b: Battle) -> bool:
    """Nobody with a combat or barrage value is left in the defender's hex."""
    return not any(s.board.units[u].side == b.defender for u in battle_units(s, b.target))


def may_advance(s: State, unit: int, h: int) -> bool:
    """6.15 Artillery and SD do not advance after an attack (GM/35 RALP does), nor does who may not be there [3.8]."""
    u = s.board.units[unit]
    if not u.battle or (u.kind == ARTILLERY and "may_advance" not in u.tags):
        return False
    return bool(ends(s.board)[unit][h])


def advance(s: State, b: Battle) -> Generator[Decision, str, bool]:
    """6.15, 6.4 Into a vacated hex the attacker may advance with any of his units; in an overrun all of them must.

    Returns whether any did. 2.2 A After Ex-DL or 2xDL an advance brings the VM a Replacement Point.
    """
    if not vacated(s, b):
        if b.airdrop:
            yield from driven_off(s, b)
        return False
    units = s.board.units
    if b.overrun:
        moving = b.attackers + (b.company if b.attackers else [])
        if not b.result:  # 6.11 the hex fell without a fight: whom the ambush made DG goes along
            moving = b.attackers + b.dropped + (b.company if b.attackers or b.dropped else [])
        if moving:
            move_in(s, b, moving)
        return bool(moving)
    left = [u for u in b.attackers if may_advance(s, u, b.target)]
    advanced = False
    while left:
        keys = [units[u].key for u in left]
        if len(left) > 1:
            keys.append("all")
        key = yield choose(
            b.side,
            "combat.advance",
            "6.15",
            [*keys, "done"],
            lambda: {
                units[u].key: why("why.no_advance", "6.15") for u in b.attackers if not may_advance(s, u, b.target)
            },
            hex=hex_key(s, b.target),
        )
        if key == "done":
            break
        moving = left if key == "all" else [s.board.unit[key]]
        move_in(s, b, moving)
        advanced = True
        left = [u for u in left if u not in moving]
        if s.over:
            break
    return advanced


def move_in(s: State, b: Battle, moving: list[int]) -> None:
    """Units advance; the first of the VM after a won combat bring a Replacement Point."""
    first = not any(s.place[u] == b.target for u in b.attackers)
    names = [s.board.units[u].key for u in moving]
    enter(
        s, moving, b.target, lambda: s.note("log.advance", "6.15", side=b.side, units=names, hex=hex_key(s, b.target))
    )
    if first and b.side == VM and b.result in WON:
        gain_rp(s, VM, ADVANCE_RP, "log.advance_rp", "2.2", hex=hex_key(s, b.target))


def driven_off(s: State, b: Battle) -> Generator[Decision, str, None]:
    """6.4 Paratroopers that did not clear the hex they jumped on must retreat one hex, or are eliminated."""
    ways = leavers(s, b.attackers, b.target)
    for u in b.attackers:
        if u not in ways:
            eliminate(s, u, "6.4")
    if ways:
        key = yield choose(b.side, "combat.driven_off", "6.4", ways_out(s, ways), hex=hex_key(s, b.target))
        yield from go(s, ways, key, b, b.side, "6.4")
