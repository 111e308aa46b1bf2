"""6.14 Disorganized: do the units of either side keep their order in a combat?"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from indochina.core.decision import Decision, chance
from indochina.core.dice import D6, DICE

from ...board import TERRAIN
from ...components.communities import settle
from ...components.units import ARTILLERY, FEF, GCMA
from ...state import State, units_in
from .battle import Battle
from .drm import drm_table, terrain_drm
from .rivers_in_combat import RIVER, river_of
from .strength import morale

GOOD_MORALE = 4
MORALE = "any own unit in the stack has morale 4 or more"
GUNS = "defender hex holds artillery (attacker roll)"
GUERRILLAS = "GCMA"


def dg_drms(s: State, b: Battle, unit: int, attacking: bool) -> list[tuple[str, int]]:
    """The DRM for one unit, each with its name. Morale counts in its own stack only, terrain is the defender's.

    No forest for VM and GCMA; the trench helps the defender only, a major river hinders the attacker only.
    """
    board = s.board
    table = drm_table(board, "dg_drm")
    kind = board.units[unit].kind
    stack = b.stack(s, unit)
    items = []
    if any(morale(s, u, stack) >= GOOD_MORALE for u in stack):
        items.append(("good_morale", table[MORALE]))
    if attacking and any(board.units[u].kind == ARTILLERY for u in b.defenders):
        items.append(("artillery", table[GUNS]))
    if kind == GCMA:
        items.append(("gcma", table[GUERRILLAS]))
    terrain = TERRAIN[board.terrain[b.target]]
    exempt = "dg_exempt" in board.tables["terrain_effects"][terrain] and (board.units[unit].side != FEF or kind == GCMA)
    if terrain != "sea" and not exempt:
        items.append((terrain, terrain_drm(board, terrain, "dg_drm")))
    if attacking and (river := river_of(s, b)):
        items.append((RIVER[river], terrain_drm(board, RIVER[river], "dg_drm_attacker")))
    if not attacking and b.target in s.trenches:
        items.append(("trench", terrain_drm(board, "trench", "dg_drm_defender")))
    return [(key, value) for key, value in items if value]


def struck(s: State, b: Battle, units: Iterable[int], attacking: bool, number: int, die: int) -> list[int]:
    """Units for which the die with their DRM reaches the number."""
    return [u for u in units if die + sum(value for _, value in dg_drms(s, b, u, attacking)) >= number]


def check_dg(s: State, b: Battle) -> Generator[Decision, str, None]:
    """6.14 Both roll a die against the number under the combat result; who reaches it becomes DG.

    Defending SD and HQ share the fate of their stack.
    """
    numbers = s.board.tables["dg_numbers"]
    column = numbers["columns"].index(b.result)
    for role, side in (("attacker", b.side), ("defender", b.defender)):
        attacking = side == b.side
        units = b.attackers if attacking else list(units_in(s, b.target))
        number = numbers[role][column]
        die = int((yield chance(DICE, f"dice.dg_{role}", "6.14", D6)))
        hit = struck(s, b, units, attacking, number, die)
        items = {u: tuple(f"drm.{k}/{v:+}" for k, v in dg_drms(s, b, u, attacking)) for u in units}
        shared = set(items.values())
        for u in hit:
            s.dg[u] = 1
        s.note(
            "log.dg_roll",
            "6.14",
            side=side,
            die=die,
            number=number,
            items=list(shared.pop()) or ["drm.none"] if len(shared) == 1 else ["drm.each"],
            units=[s.board.units[u].key for u in hit] or ["nobody"],
        )
        settle(s, {s.place[u] for u in hit})
