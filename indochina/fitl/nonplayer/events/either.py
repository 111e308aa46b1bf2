"""8.4.4 Which of the alternatives of an Event a Non-player takes, and who benefits."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Choice

from ...board import IDS, SPACE
from ...components.pieces import (
    ARVN,
    COIN_FACTIONS,
    ENEMIES,
    FACTIONS,
    FRIEND,
    INSURGENT_BASES,
    NVA_TROOP,
    OWNER,
    UNDERGROUND_GUERRILLAS,
    US,
)
from ...operations.assault_space import arvn_hits, us_hits
from ...operations.moving import kind_of
from ...state import coin, count, insurgents, total
from ..turn import Answers, Turn, where
from .worth import added, either_way


def benefit(faction: str, brings: str) -> int:
    """8.4.4 Whether more for a Faction, or more on a track, is good for this one: most of all for itself, then for its
    friend; Aid and ARVN Resources up for US and ARVN, down for NVA and VC; Patronage up for ARVN, down for all others.
    """
    if brings in FACTIONS:
        return 2 if brings == faction else 1 if brings == FRIEND[faction] else -1
    if brings == "patronage":
        return 1 if faction == ARVN else -1
    return 1 if faction in COIN_FACTIONS else -1


def worth(t: Turn, key: str) -> int:
    """8.4.4 How good an option is for the Faction, by what the question tells that it brings; stopping is neither."""
    brings: dict[str, int] = t.d.values["gains"].get(key, {})
    return sum(benefit(t.faction, what) * (1 if n > 0 else -1) for what, n in brings.items())


def benefits(t: Turn, factions: Collection[str]) -> str:
    """8.4.4 Who of these gets the benefit: itself, its friend, a random enemy, Non-players first."""
    for faction in (t.faction, FRIEND[t.faction]):
        if faction in factions:
            return faction
    enemies = [faction for faction in ENEMIES[t.faction] if faction in factions]
    found = t.pick_key("np.event.enemy", "8.4.4", enemies, where("np.event.nonplayer", lambda f: f in t.s.nonplayers))
    assert found is not None
    return found


def event_either(t: Turn) -> Choice | None:
    """8.4.4 The alternative that benefits the Faction, or its friend."""
    named = [key for key in t.keys if key in FACTIONS]
    if named:
        return t.answer(benefits(t, named), "np.event.benefit", "8.4.4")
    if "pieces" in t.d.values:
        return most_removed(t)
    if t.keys == ["attack", "ambush"]:
        return attack_or_ambush(t)
    if "gains" in t.d.values:
        key = max(t.keys, key=lambda key: worth(t, key))
        return t.answer(key, "np.event.benefit", "8.4.4") if worth(t, key) >= 0 else None
    return None


def most_removed(t: Turn) -> Choice:
    """The enemy that loses more Bases, then more pieces; VC before NVA (8.1.2)."""
    pieces = t.d.values["pieces"]
    return t.answer(max(t.keys, key=lambda key: pieces[key]), "np.event.pieces", "8.4.4")


def attack_or_ambush(t: Turn) -> Choice:
    """8.6.1 Attack if Troops remove 2 or more somewhere, otherwise Ambush."""
    s = t.s
    strong = any(count(s, NVA_TROOP, x) >= 4 and coin(s, x) >= 2 for x in range(len(IDS)))
    return t.answer("attack" if strong else "ambush", "np.event.fight", "8.6.1")


def event_direction(t: Turn) -> Choice:
    """8.4.5 Card 106: the direction that is the better shift for the Faction."""
    level = t.s.support[SPACE[t.d.values["space"]]]
    key = "shift_support" if either_way(t.faction)(level) > level else "shift_opposition"
    return t.answer(key, "np.event.shift", "8.4.5")


def event_tunnel(t: Turn) -> Choice:
    """8.4.4 Tunnels for its own Bases first."""
    owner = benefits(t, {OWNER[kind_of(key)] for key in t.keys})
    key = next(key for key in t.keys if OWNER[kind_of(key)] == owner)
    return t.answer(key, "np.event.benefit", "8.4.4")


def event_fight(t: Turn) -> Choice:
    """8.4.4 Sweep or Assault in a space, as the Faction's flowchart would decide."""
    if len(t.keys) == 2 and not would_assault(t, SPACE[t.d.values["space"]]):
        return t.answer("sweep", "np.event.sweep", "8.4.4")
    return t.answer("assault" if "assault" in t.keys else "sweep", "np.event.fight", "8.4.4")


def would_assault(t: Turn, space: int) -> bool:
    """8.8.3 US: to remove a Base, or if there are NVA Troops. 8.7.4 ARVN: also to change Control."""
    s = t.s
    hits = us_hits(s, space) if t.faction == US else arvn_hits(s, space)
    exposed = insurgents(s, space) - total(s, UNDERGROUND_GUERRILLAS, space)
    hidden = total(s, UNDERGROUND_GUERRILLAS, space) > 0
    based = total(s, INSURGENT_BASES, space)
    if hits and count(s, NVA_TROOP, space):
        return True
    if t.faction == US:
        return based > 0 and not hidden and hits > exposed - based
    removed = min(hits, exposed - (based if hidden else 0))
    return (hits > 0 and based > 0 and not hidden) or added(s, space, removed) > 0


ANSWERS: Answers = {
    "event.direction": event_direction,
    "event.either": event_either,
    "event.fight": event_fight,
    "event.tunnel": event_tunnel,
}
