"""8.8.3 The Non-player US's Assaults: what an Assault in a space would do, tried out on a copy of the state."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, NamedTuple

from indochina.core.decision import CHANCE, Decision

from ...board import POP, PROVINCES, SPACE, SPACES
from ...cards import ABRAMS, COBRAS, SEARCH_AND_DESTROY
from ...components.control import nva_control
from ...components.pieces import (
    ACTIVE_GUERRILLAS,
    ARVN,
    ARVN_CUBES,
    INSURGENT_BASES,
    NVA_BASE,
    NVA_TROOP,
    TUNNELS,
    UNDERGROUND_GUERRILLAS,
    US,
    US_BASE,
    US_TROOP,
    VC_BASE,
)
from ...events.cards_021_030 import OperationAttleboro
from ...operations.assault_space import Uses, assault_in, no_enemies
from ...operations.moving import kind_of
from ...state import State, adjust_control, count, insurgents, put, spaces_with, total
from ..events.as_us import by_event, event_cubes
from ..order import enemy_rank
from ..turn import OPERATION, Criterion, Turn, most, where

PLAIN_BASES = (NVA_BASE, VC_BASE)
ACTIVE = (NVA_TROOP, *ACTIVE_GUERRILLAS, *PLAIN_BASES)
"""1.4.3 Bases are Active too; those with a Tunnel are left out, no Assault removes them."""


class Fight(NamedTuple):
    """What an Assault in a space would do."""

    active: int
    """Active enemies before it."""
    left: int
    """Those of them still there after it."""
    removed: int
    base: bool
    """A Base would be removed."""
    tunnel: bool
    """A Tunnel would be rolled for."""
    troops: bool
    """NVA Troops would be removed."""
    control: bool
    """NVA Control would be removed from Population."""

    @property
    def removes_all(self) -> bool:
        return not self.left and bool(self.removed or self.tunnel)

    @property
    def removes_most(self) -> bool:
        return 2 * (self.active - self.left) > self.active


Fights = Mapping[int, Fight]


def fight(
    s: State,
    space: int,
    patton: int,
    abrams: int,
    arvn: bool = False,
    extra: int = 0,
    cubes: tuple[int, ...] = (US_TROOP,),
    tunnels: bool = True,
) -> Fight | None:
    """8.8.3 The US Assaults, with so many US Troops more, then ARVN if added; dice against Tunnels succeed.

    `patton`, `abrams`: how often these Capabilities may still be used. `cubes`: an Event lets all of these fight as US
    Troops. `tunnels=False`: Tunnels do not protect. None if no Assault is possible.
    """
    w = s.copy()
    if extra:
        put(w, US_TROOP, space, extra)
        adjust_control(w, space)
    if no_enemies(w, cubes, space) is not None:
        return None
    uses = Uses(w)
    uses.patton, uses.abrams = patton, abrams
    as_us = cubes != (US_TROOP,)
    play(w, assault_in(w, US, US, space, uses=uses, as_us=as_us, counted=cubes, tunnels=tunnels))
    if arvn and no_enemies(w, ARVN_CUBES, space) is None:
        play(w, assault_in(w, US, ARVN, space, shifts=False))
    active = ACTIVE if tunnels else (*ACTIVE, *TUNNELS)
    collapsed = total(s, TUNNELS, space) - total(w, TUNNELS, space) if tunnels else 0
    return Fight(
        active=total(s, active, space),
        left=max(0, total(w, active, space) - collapsed),
        removed=insurgents(s, space) - insurgents(w, space),
        base=total(w, INSURGENT_BASES, space) < total(s, INSURGENT_BASES, space),
        tunnel=collapsed > 0,
        troops=count(w, NVA_TROOP, space) < count(s, NVA_TROOP, space),
        control=bool(POP[space]) and nva_control(s, space) and not nva_control(w, space),
    )


def arvn_removes(s: State, space: int) -> int:
    """3.2.4 How many enemies an ARVN Assault would remove."""
    w = s.copy()
    play(w, assault_in(w, US, ARVN, space, shifts=False))
    return insurgents(s, space) - insurgents(w, space)


def play(s: State, procedure: Generator[Decision, str, Any]) -> None:
    """Run an Assault with the Non-player's choices; dice show 6."""
    try:
        d = next(procedure)
        while True:
            key = "6" if d.seat == CHANCE else d.keys[0] if len(d.keys) == 1 else fight_key(s, d)
            d = procedure.send(key)
    except StopIteration:
        return


def fight_key(s: State, d: Decision) -> str:
    """8.1.2 The choices within an Assault: as many enemies as possible, in the usual order, Tunnels after Bases."""
    if d.name == "assault.target":
        return "both"
    if d.name == "assault.patton":
        return "yes" if open_to_assault(s, SPACE[d.values["space"]]) > d.values["hits"] else "no"
    return min(
        (key for key in d.keys if "/" in key), key=lambda key: (kind_of(key) in TUNNELS, enemy_rank(kind_of(key)))
    )


def open_to_assault(s: State, space: int) -> int:
    """3.2.4 How many hits a US Assault could use: Bases and Tunnels count when no Guerrilla stays Underground."""
    hidden = total(s, UNDERGROUND_GUERRILLAS, space)
    dug_out = min(hidden, 1) if SEARCH_AND_DESTROY in s.unshaded else 0
    found = total(s, (NVA_TROOP, *ACTIVE_GUERRILLAS), space) + dug_out
    if hidden == dug_out:
        found += total(s, PLAIN_BASES, space) + (1 if total(s, TUNNELS, space) else 0)
    return found


def allowed(s: State, space: int, found: Fight) -> bool:
    """8.8.3 Card 28 shaded: a Province at Support only if a Base or NVA Troops are removed."""
    if SEARCH_AND_DESTROY in s.shaded and space in PROVINCES and s.support[space] > 0:
        return found.base or found.troops
    return True


def space_limit(s: State) -> int:
    """8.8.3 Cards 11 and 13 shaded: two spaces."""
    return 2 if {ABRAMS, COBRAS} & s.shaded else len(SPACES)


def base_in_reach(s: State, patton: int, abrams: int, arvn: bool) -> list[int]:
    """8.8.3 Where Assault alone can remove a Base."""
    spaces = [x for x in spaces_with(s, INSURGENT_BASES) if count(s, US_TROOP, x)]
    fights = ((x, fight(s, x, patton, abrams, arvn)) for x in spaces)
    return [x for x, found in fights if found and found.base]


def troops_at_us(s: State) -> list[int]:
    """8.8.3 NVA Troops with US Troops or a US Base."""
    return [x for x in spaces_with(s, (NVA_TROOP,)) if total(s, (US_TROOP, US_BASE), x)]


def first_where(s: State, fights: Fights) -> tuple[Criterion[int], ...]:
    """8.8.3 Which Assault comes first."""
    return (
        where("np.us.assault.control", lambda x: fights[x].control),
        where("np.us.assault.base", lambda x: fights[x].base or fights[x].tunnel),
        where("np.us.assault.us_base", lambda x: count(s, US_BASE, x) > 0),
        most("np.us.population", lambda x: POP[x]),
        most("np.us.assault.enemies_most", lambda x: fights[x].removed),
    )


# --- within an Operation or Event -------------------------------------------------------------------------------------


ATTLEBORO = OperationAttleboro.number
OPERATIONS = ("assault", "sweep", "patrol", "train")


def uses_left(t: Turn) -> tuple[int, int]:
    """Cards 14 and 11 unshaded: how often they may still be used in this Assault."""
    uses = Uses(t.s)
    patton = sum(answer.key == "yes" for answer in t.said("assault.patton"))
    abrams = sum(answer.key != "no" for answer in t.said("assault.abrams"))
    return max(0, uses.patton - patton), max(0, uses.abrams - abrams)


def fights_in(t: Turn, spaces: Sequence[int], uses: tuple[int, int], arvn: bool) -> dict[int, Fight]:
    """8.8.3 The Assaults that would remove something or search a Tunnel, within its limits."""
    cubes, tunnels = event_cubes(t), not by_event(t, ATTLEBORO)
    found = ((x, fight(t.s, x, *uses, arvn, cubes=cubes, tunnels=tunnels)) for x in spaces)
    return {x: f for x, f in found if f and (f.removed or f.tunnel) and allowed(t.s, x, f)}


def current_operation(t: Turn) -> str:
    """The Operation that is being executed, as its own answers tell; "" for none."""
    for answer in t.story(OPERATION):
        name = answer.key if answer.name in ("operation", "event.operation") else answer.name.partition(".")[0]
        if name in OPERATIONS:
            return str(name)
    return ""
