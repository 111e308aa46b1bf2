"""6.8 Combat: its steps in their order."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, chance, shown
from indochina.core.dice import D6, DICE

from ...components.units import FEF
from ...state import State, hex_key, is_over, units_in
from ...view import visible
from ..heroes import after_combat, lead_from_the_front
from .ambush import ambush, no_second_ambush
from .battle import Battle
from .bolshevik_spirit import bolshevik_spirit
from .combat_results import HITS, apply_losses, odds_of, result_of
from .disorganized import check_dg
from .drm import capped, drms
from .leaders import choose_leaders, fit
from .retreat import advance, retreat_or_stand
from .retreat_before_combat import retreat_before_combat
from .strength import strengths


def fight(s: State, b: Battle) -> Generator[Decision, str, bool]:
    """6.8 The steps of a combat or overrun, in their order. Returns whether attackers stand in the hex at the end."""
    if show(s, b):  # 1
        yield shown("combat.shown", "6.8")
    ran = yield from retreat_before_combat(s, b)  # 2
    if is_over(s):  # 1.9 a retreat into Hanoi
        return False
    if b.defenders and not ran:
        yield from ambush(s, b)  # 3
    if b.overrun:
        no_second_ambush(s, b)
    if b.defenders and fit(s, b.attackers):
        yield from choose_leaders(s, b)  # 4
        yield from bolshevik_spirit(s, b, capped(s, drms(s, b)))  # 5
        yield from lead_from_the_front(s, b)
        before = bytes(s.steps)
        yield from roll(s, b)  # 6
        yield from check_dg(s, b)  # 7
        hits = HITS[b.result][1]
        yield from retreat_or_stand(s, b, hits)  # 8
        if is_over(s):
            return False
        yield from apply_losses(s, b, hits)  # 9
        advanced = yield from advance(s, b)
        if not is_over(s):
            yield from after_combat(s, b, before)
        return advanced
    return (yield from advance(s, b))


def show(s: State, b: Battle) -> bool:
    """6.8 Both show the stacks that take part: of the VM all is seen now that was hidden below the top unit.

    Returns whether the attacker has seen something: then the attack cannot be taken back.
    """
    units = s.board.units
    s.note(
        "log.overrun" if b.overrun else "log.attack",
        "6.4" if b.overrun else "6.8",
        side=b.side,
        hex=hex_key(s, b.target),
        units=[units[u].key for u in b.attackers + b.company],
    )
    hidden = [b.target] if b.side == FEF else [] if b.overrun else b.origins(s)
    for h in hidden:
        s.note("log.shown", "6.8", hex=hex_key(s, h), units=[units[u].key for u in units_in(s, h)])
    return b.side == FEF and len(visible(s, b.target, FEF)) < len(units_in(s, b.target))


def roll(s: State, b: Battle) -> Generator[Decision, str, None]:
    """6.8 Two dice with the DRM, on the row of the odds. Less than 0 counts as 0."""
    attack, defence = strengths(s, b)
    odds = odds_of(s, attack, defence)
    items = drms(s, b)
    drm = capped(s, items)
    b.took_part = (*b.attackers, *b.defenders)
    first = yield chance(DICE, "dice.combat", "6.8", D6)
    second = yield chance(DICE, "dice.combat", "6.8", D6)
    b.modified = max(0, int(first) + int(second) + drm)
    b.result = result_of(s, odds.row, b.modified)
    s.note(
        "log.combat",
        "6.8",
        hex=hex_key(s, b.target),
        attack=attack,
        defence=defence,
        odds=odds.row,
        first=first,
        second=second,
        drm=f"{drm:+}",
        items=[f"drm.{key}/{value:+}" for key, value in items] or ["drm.none"],
        modified=b.modified,
        result=b.result,
    )
