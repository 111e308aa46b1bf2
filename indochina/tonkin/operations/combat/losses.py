"""6.13 Steps lost, units eliminated, and the VP that follow [1.9]."""

from __future__ import annotations

from ...components.communities import award, settle
from ...components.units import FEF, HQ, PATHET_LAO, SD, TIEU_DOAN, VM
from ...state import BOX_2, ELIMINATED, State, hex_key, put

HITS, HITS_VP = 10, 5
"""1.9 B So many steps of VM regiments are worth so many VP."""


def lose_step(s: State, unit: int, rule: str, shown: bool = False) -> None:
    """Take one step from a unit; with its last it is eliminated.

    1.5 Which VM unit lost it France hears only where the stack was shown, in combat. Who is eliminated lies open.
    """
    board = s.board
    u = board.units[unit]
    if u.kind in (HQ, SD):
        eliminate(s, unit, rule)
        return
    h = s.place[unit]
    s.steps[unit] -= 1
    s.losses += u.regiment
    if s.steps[unit]:
        hidden = u.side == VM and not shown
        s.note("log.step_lost", rule, VM if hidden else None, unit=u.key, hex=hex_key(s, h), left=s.steps[unit])
        if hidden:
            s.note("log.step_lost_seen", rule, but=VM, hex=hex_key(s, h))
    if s.losses == HITS:
        s.losses = 0
        award(s, HITS_VP, "log.regiment_hits", "1.9")
    if not s.steps[unit]:
        remove(s, unit, rule)


def eliminate(s: State, unit: int, rule: str) -> None:
    """A unit is lost with all the steps it has left."""
    if s.board.units[unit].kind in (HQ, SD):
        s.steps[unit] = 0
        remove(s, unit, rule)
        return
    while s.place[unit] >= 0:
        lose_step(s, unit, rule)


def remove(s: State, unit: int, rule: str) -> None:
    """6.13 To the Eliminated Box; Tieu Doan and Pathet Lao to Box 2. An SD may be received again later.

    1.9 C Without its HQ VM has lost.
    """
    u = s.board.units[unit]
    h = s.place[unit]
    put(s, unit, BOX_2 if u.kind in (TIEU_DOAN, PATHET_LAO) else ELIMINATED)
    s.dg[unit] = s.oos[unit] = s.moved[unit] = s.ran[unit] = 0
    if u.kind == SD and unit in s.spending:
        s.spending[s.spending.index(unit)] = -1
    s.note("log.eliminated", rule, unit=u.key, hex=hex_key(s, h))
    if u.vp:
        award(s, -u.vp, "log.unit_vp", "1.9", unit=u.key)
    settle(s, [h])
    if u.kind == HQ and u.side == VM:
        s.over = (FEF, "vm_hq")
        s.note("log.vm_hq", "1.9")
