"""1.8 Communities: whose they are, and the VP that follow [1.9]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..board import DELTA, HIGHLANDS
from ..state import NA_SAN, State, holder
from .units import FEF, VM
from .zoc import in_zoc

DELTA_COMMUNITIES, HIGHLANDS_COMMUNITIES, THRESHOLD_VP = 10, 20, 10


def friend_of(s: State, h: int) -> str:
    """The side a community is friendly to: its occupant's, else VM's if in VM ZoC, else that of its colour."""
    occupant = holder(s, h)
    if occupant:
        return occupant
    return VM if in_zoc(s, h, VM) else s.board.community[h].side


def friendly(s: State, h: int, side: str) -> bool:
    """Is the community in a hex friendly to a side? False if there is none."""
    return h in s.board.community and (h in s.vm_friendly) == (side == VM)


def settle(s: State, hexes: Iterable[int] | None = None) -> None:
    """After units came, went or changed: see whose communities are now, and move the VP-Marker at once.

    `hexes` are those where something changed; none given: look at all. 1.9 A VP-Hex that becomes FEF-friendly adds its
    VP, one that becomes VM-friendly deducts them. 10 VP for 10 communities in the Delta, and for 20 in the Highlands.
    """
    board = s.board
    if hexes is None:
        near: Iterable[int] = board.community
    else:
        near = {c for h in hexes if 0 <= h < len(board.ids) for c in board.near_communities[h]}
    changed = False
    for h in sorted(near):
        side = friend_of(s, h)
        if (h in s.vm_friendly) == (side == VM):
            continue
        changed = True
        s.vm_friendly = s.vm_friendly | {h} if side == VM else s.vm_friendly - {h}
        vp = board.community[h].vp
        if vp:
            s.vp += vp if side == FEF else -vp
            if s.scenario == NA_SAN:
                s.note("log.changed_sides", "1.8", side=side, hex=board.ids[h])
            else:
                s.note("log.vp_hex", "1.9", side=side, hex=board.ids[h], vp=vp if side == FEF else -vp, level=s.vp)
    if changed:
        thresholds(s)


def counted(s: State, region: str) -> int:
    """VM-friendly communities of a region."""
    return sum(s.board.community[h].region == region for h in s.vm_friendly)


def enough(s: State, region: str) -> bool:
    """1.9 B Are so many communities of a region VM-friendly that it costs the FEF VP?"""
    return counted(s, region) >= (DELTA_COMMUNITIES if region == DELTA else HIGHLANDS_COMMUNITIES)


def thresholds(s: State) -> None:
    """1.9 B The 10 VP for each region, deducted while VM has enough communities there."""
    delta, highlands = enough(s, DELTA), enough(s, HIGHLANDS)
    for region, now, before in ((DELTA, delta, s.delta), (HIGHLANDS, highlands, s.highlands)):
        if now != before:
            change = -THRESHOLD_VP if now else THRESHOLD_VP
            s.vp += change
            if s.scenario != NA_SAN:
                s.note("log.threshold", "1.9", region=region, vp=change, level=s.vp)
    s.delta, s.highlands = delta, highlands


def territory(s: State) -> int:
    """The part of the VP-Level that communities make, recounted: VP-Hexes of the FEF, less the two thresholds."""
    held = sum(c.vp for c in s.board.communities if c.hex not in s.vm_friendly)
    return held - THRESHOLD_VP * (s.delta + s.highlands)


def award(s: State, vp: int, key: str, rule: str, **values: Any) -> None:
    """1.9 Add (or with a minus deduct) VP for anything but communities, at once. 9.0 In Na San nobody counts them."""
    s.vp += vp
    s.awards += vp
    if s.scenario != NA_SAN:
        s.note(key, rule, vp=vp, level=s.vp, **values)
