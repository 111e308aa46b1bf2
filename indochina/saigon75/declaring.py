"""S.6 Declaring combats: where the active player attacks, and with which units."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from indochina.core.decision import DONE, END, Blocked, Decision, Procedure, choose, why

from .availability import points_left
from .state import State, both_sides, fresh, only_vc
from .tables import VC_ACTIVATIONS
from .turn8 import RULE as TURN8
from .turn8 import saigon_contested
from .units import (
    KIND_NAMES,
    KINDS,
    KINDS_OF,
    NV_DIVISION,
    PROVINCES,
    RANGER,
    RIVER_PATROL,
    SAIGON,
    SPACE,
    SPACE_IDS,
    SV,
    UNIT,
    VC,
    Units,
)
from .unoffered import no_place


def left_with(s: State, p: int, chosen: Units) -> tuple[int, int]:
    """S.2 Activations, and those of VC, that are left when these units attack."""
    points, vc = points_left(s), VC_ACTIVATIONS - s.vc_spent
    for k in KINDS_OF[s.active]:
        new = max(0, chosen[k] - s.activated[p * KINDS + k])
        if k == VC:
            vc -= new
        else:
            points -= new
    return points, vc


def affordable(s: State, p: int, chosen: Units) -> list[int]:
    """Kinds of which one more unit in the province can attack: activated already, or activated now [S.2]."""
    points, vc = left_with(s, p, chosen)
    kinds = []
    for k in KINDS_OF[s.active]:
        slot = p * KINDS + k
        if chosen[k] < s.activated[slot] or (
            chosen[k] < s.activated[slot] + fresh(s, slot) and (vc if k == VC else points) > 0
        ):
            kinds.append(k)
    return kinds


def no_attack(s: State, p: int) -> Blocked | None:
    """Why the active player cannot attack in a province; None if he can."""
    if not both_sides(s, p):
        reason = why("why.no_enemy", "S.6")
    elif any(province == p for province, _ in s.combats):
        reason = why("why.one_combat", "S.6")
    elif s.combat_limit == 0:
        reason = why("why.combat_limit", "S.3", card=s.event)
    else:
        kinds = affordable(s, p, [0] * KINDS)
        if not kinds:
            reason = why("why.no_attackers", "S.2")
        elif s.active == SV and only_vc(s, p) and RANGER not in kinds and RIVER_PATROL not in kinds:
            reason = why("why.vc_exception", "S.6")
        elif s.combat_limit == 1 and p != SAIGON and must_attack_saigon(s):
            reason = why("why.saigon_first", TURN8)
        else:
            return None
    return {SPACE_IDS[p]: reason}


def must_attack_saigon(s: State) -> bool:
    """T8 SV units in a contested Saigon must attack, if an attack is possible at all."""
    if s.active != SV or not saigon_contested(s) or s.combat_limit == 0:
        return False
    if any(province == SAIGON for province, _ in s.combats):
        return False
    i = SAIGON * KINDS
    if only_vc(s, SAIGON):
        return bool(s.activated[i + RANGER] or s.activated[i + RIVER_PATROL])
    return any(s.activated[i : i + NV_DIVISION])


def battlefields(s: State) -> list[str]:
    keys = [SPACE_IDS[p] for p in PROVINCES if both_sides(s, p) and no_attack(s, p) is None]
    if not must_attack_saigon(s):
        keys.append(END)
    return keys


def not_battlefields(s: State) -> Blocked:
    blocked: Blocked = no_place("S.6")
    for p in PROVINCES:
        blocked.update(no_attack(s, p) or {})
    if must_attack_saigon(s):
        blocked[END] = why("why.must_attack", TURN8)
    return blocked


def declare_combat(s: State) -> Procedure:
    """S.6 All combats are declared, in the order in which they will be fought, when movement is over.

    The attacker chooses a province with units of both sides and the units that attack; others there take no part.
    """
    side = s.active
    key = yield choose(
        side,
        "combat.declare",
        "S.6",
        lambda: battlefields(s),
        lambda: not_battlefields(s),
        points=points_left(s),
        limit="" if s.combat_limit < 0 else f"combats.{s.combat_limit}",
        rest="" if must_attack_saigon(s) else "or_done",
    )
    if key == END:
        return "combat"
    p = SPACE[key]
    if side == SV and p == SAIGON and saigon_contested(s):
        chosen = [s.activated[p * KINDS + k] if k < NV_DIVISION else 0 for k in range(KINDS)]
    else:
        chosen = yield from choose_attackers(s, p)
    s.combats = (*s.combats, (p, tuple(chosen)))
    if s.combat_limit > 0:
        s.combat_limit -= 1
    s.note("log.declared", "S.6", side=side, space=key, count=sum(chosen))
    return "combat.declare"


def choose_attackers(s: State, p: int) -> Generator[Decision, str, Units]:
    """S.6 Any activated units, or units activated now for the attack. S.6 Rangers or River Patrols come first where
    only Viet Cong defend."""
    chosen = [0] * KINDS
    hunters = (RANGER, RIVER_PATROL)
    while kinds := affordable(s, p, chosen):
        if s.active == SV and only_vc(s, p) and not any(chosen[k] for k in hunters):
            keys = [KIND_NAMES[k] for k in kinds if k in hunters]
        else:
            keys = [KIND_NAMES[k] for k in kinds]
        everyone = all_attackers(s, p)
        if everyone:
            keys.append("all")
        if any(chosen):
            keys.append(DONE)
        points, vc = left_with(s, p, chosen)
        idle = partial(not_attackers, s, p, chosen, keys)
        key = yield choose(
            s.active,
            "combat.units",
            "S.6",
            keys,
            idle,
            space=SPACE_IDS[p],
            chosen=sum(chosen),
            points=points,
            vc=vc,
            rest="or_done" if any(chosen) else "",
        )
        if key == DONE:
            break
        if key == "all":
            chosen = everyone or chosen
            break
        chosen[UNIT[f"{SPACE_IDS[p]}/{key}"] % KINDS] += 1
    for k in KINDS_OF[s.active]:
        slot = p * KINDS + k
        new = max(0, chosen[k] - s.activated[slot])
        s.activated[slot] += new
        if k == VC:
            s.vc_spent += new
        else:
            s.spent += new
    return chosen


def not_attackers(s: State, p: int, chosen: Units, keys: list[str]) -> Blocked:
    """Why no (further) unit of the other kinds can attack here."""
    kinds = affordable(s, p, chosen)
    blocked: Blocked = {}
    for k, name in enumerate(KIND_NAMES):
        slot = p * KINDS + k
        if name in keys:
            continue
        if k not in KINDS_OF[s.active] or not s.units[slot]:
            reason = why("why.not_there", "S.6", space=SPACE_IDS[p])
        elif k in kinds:
            reason = why("why.hunters_first", "S.6")
        elif s.units[slot] == s.frozen[slot]:
            reason = why("why.frozen", "S.3", card=s.event)
        elif chosen[k] >= s.units[slot] - s.frozen[slot]:
            reason = why("why.all_chosen", "S.6")
        elif k == VC:
            reason = why("why.vc_limit", "S.2", limit=VC_ACTIVATIONS)
        else:
            reason = why("why.no_points", "S.2")
        blocked[name] = reason
    if "all" not in keys:
        blocked["all"] = why("why.not_for_all", "S.2")
    return blocked


def all_attackers(s: State, p: int) -> Units | None:
    """Every unit that could attack here, if there are activations for all of them."""
    everyone = [0] * KINDS
    vc, other_units = 0, 0
    for k in KINDS_OF[s.active]:
        slot = p * KINDS + k
        everyone[k] = s.activated[slot] + fresh(s, slot)
        if k == VC:
            vc += fresh(s, slot)
        else:
            other_units += fresh(s, slot)
    if vc > VC_ACTIVATIONS - s.vc_spent or other_units > points_left(s):
        return None
    return everyone
