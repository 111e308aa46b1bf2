"""8.6.4 The Non-player NVA's Rally, and the Trail."""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.decision import Choice

from ...board import IDS, LAND, SPACE, TRAIL_COUNTRY
from ...cards import AAA, MCNAMARA_LINE
from ...components.control import coin_control
from ...components.pieces import GUERRILLAS, NVA, NVA_BASE, NVA_BASES, NVA_GUERRILLA_U, NVA_GUERRILLAS, NVA_TROOP
from ...operations.moving import kind_of
from ...operations.rally import IMPROVE_TRAIL, no_trail
from ...state import State, available, room, spaces_with, total
from ..order import friendly_rank
from ..turn import Answers, Turn
from .attack_plan import is_free
from .redeploy import UNITS
from .special import special_after

RALLY_SPACES = 3


def base_sites(s: State) -> list[int]:
    """8.6.4 Room for an NVA Base, 4 NVA or VC units, 2 NVA Guerrillas among them; no Support (3.3.1)."""
    if not available(s, NVA_BASE):
        return []
    return [
        x
        for x in spaces_with(s, NVA_GUERRILLAS, LAND)
        if s.support[x] <= 0
        and total(s, NVA_GUERRILLAS, x) >= 2
        and total(s, (NVA_TROOP, *GUERRILLAS), x) >= 4
        and room(s, NVA_BASE, x)
    ]


def lone_bases(s: State) -> list[int]:
    """8.6.4 Spaces with NVA Bases and fewer than 2 NVA units."""
    return [x for x in spaces_with(s, NVA_BASES) if total(s, UNITS, x) < 2]


def wants_trail(s: State, spaces: int = 0) -> bool:
    """8.6.4 After Rally in so many spaces NVA pays for the Trail: 3 Resources are left, 9 with the Trail at 3."""
    return no_trail(s, spaces) is None and s.resources[NVA] >= (9 if s.trail == 3 else 3)


def trail_after(s: State, spaces: int) -> bool:
    """8.6.4 Would the Trail be improved once so many more spaces are paid for?"""
    after = s.copy()
    after.resources[NVA] -= 0 if is_free(s) else min(spaces, s.resources[NVA])
    return wants_trail(after, spaces)


def rally_limit(s: State) -> int:
    """8.6.4 Three spaces; AAA unshaded: one, if the Trail will be improved."""
    return 1 if AAA in s.unshaded and trail_after(s, 1) else RALLY_SPACES


Priority = tuple[str, Callable[[State, int], bool]]
RALLY: tuple[Priority, ...] = (
    ("np.nva.rally.coin", lambda s, x: x in TRAIL_COUNTRY and coin_control(s, x)),
    ("np.nva.rally.lone", lambda s, x: total(s, NVA_BASES, x) > 0 and total(s, UNITS, x) < 2),
    ("np.nva.rally.bases", lambda s, x: total(s, NVA_BASES, x) > 0),
    ("np.nva.rally.other", lambda s, x: True),
)
"""8.6.4 Where Guerrillas are placed, one priority after another."""


def can_rally_well(s: State) -> bool:
    """8.6.4 There is something to place, or the Trail to improve."""
    if wants_trail(s):
        return True
    if not s.resources[NVA]:
        return False
    return bool(base_sites(s)) or (available(s, NVA_GUERRILLA_U) > 0 and any(s.support[x] <= 0 for x in LAND))


def rally_space(t: Turn) -> Choice | None:
    """8.6.4 Bases, then Guerrillas, in up to 3 spaces; then the Trail; then Infiltrate or Bombard."""
    s = t.s
    if any(answer.key in ("infiltrate", "bombard") for answer in t.said("rally.space")):
        return None
    chosen = t.d.values["chosen"]
    limit = t.told("rally.space").get("limit", RALLY_SPACES) if chosen else rally_limit(s)
    if AAA in s.unshaded and not chosen:
        t.note("np.nva.rally.aaa", "8.6.4", n=limit)
    if len(chosen) < limit and not is_free(s):
        t.note("np.nva.rally.may", "8.6.4", n=limit - len(chosen), nva_resources=s.resources[NVA])
    if len(chosen) < limit and (answer := rally_somewhere(t, limit)) is not None:
        return answer
    if len(chosen) >= limit:
        t.note("np.nva.rally.most", "8.6.4", n=limit)
    if MCNAMARA_LINE in s.momentum:
        t.note("np.nva.mcnamara", "5.4")
    pays = IMPROVE_TRAIL in t.keys and wants_trail(s, len(chosen))
    if t.test("np.nva.trail.pays", "8.6.4", pays, trail=s.trail, nva_resources=s.resources[NVA]):
        return t.answer(IMPROVE_TRAIL, "np.nva.trail", "8.6.4")
    if not chosen and not t.d.stop:  # an Event's Rally must take place
        return None
    return special_after(t)


def rally_somewhere(t: Turn, limit: int) -> Choice | None:
    s, spaces = t.s, t.spaces
    x = t.pick("np.nva.rally.base", "8.6.4", [x for x in base_sites(s) if x in spaces])
    if x is not None:
        return t.answer(IDS[x], "np.nva.rally.base", "8.6.4", limit=limit)
    if not available(s, NVA_GUERRILLA_U):
        t.note("np.nva.rally.none", "8.6.4")
        return None
    if not spaces and not is_free(s) and not s.resources[NVA]:
        t.note("np.nva.rally.unpaid", "8.6.4")
        return None
    for word, wanted in RALLY:
        x = t.pick(word, "8.6.4", [x for x in spaces if wanted(s, x)])
        if x is not None:
            return t.answer(IDS[x], word, "8.6.4", limit=limit)
    return None


def rally_action(t: Turn) -> Choice | None:
    """8.6.4 A Base where one may be placed; else all Guerrillas that are Available."""
    if "base" in t.keys and SPACE[t.d.values["space"]] in base_sites(t.s):
        return t.answer("base", "np.nva.rally.base", "8.6.4")
    able = [key for key in t.keys if key.isdigit() and int(key) <= available(t.s, NVA_GUERRILLA_U)]
    if able:
        n = max(able, key=int)
        t.note("np.nva.rally.places", "3.3.1", n=int(n), available=available(t.s, NVA_GUERRILLA_U))
        return t.answer(n, "np.nva.rally.guerrillas", "8.6.4")
    return None


def rally_replace(t: Turn) -> Choice | None:
    """8.1.2 Active Guerrillas go before Underground ones."""
    key = min(t.keys, key=lambda key: friendly_rank(kind_of(key)))
    return t.answer(key, "np.nva.active_first", "8.1.2")


ANSWERS: Answers = {
    "rally.action": rally_action,
    "rally.replace": rally_replace,
    "rally.space": rally_space,
}
