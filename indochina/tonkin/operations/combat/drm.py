"""6.8 Dice roll modifiers: all that helps or hinders an attack."""

from __future__ import annotations

from ...board import TERRAIN, Board, per_board
from ...components.tracing import within_range
from ...components.units import FEF
from ...state import State, dumps_of, rain_season
from ..heroes import FRONT_DRM
from .battle import Battle
from .combat_results import odds_of
from .rivers_in_combat import RIVER, river_of
from .strength import morale, strengths


@per_board
def drm_table(board: Board, name: str) -> dict[str, int]:
    """A list of DRM from the tables, by what each is for; one that has to be worked out is left out."""
    return {row["when"]: row["drm"] for row in board.tables[name] if isinstance(row["drm"], int)}


def terrain_drm(board: Board, row: str, column: str) -> int:
    """A DRM of the Terrain Effect Chart; 0 where the row has no such column."""
    cell = board.tables["terrain_effects"][row].get(column)
    return int(cell["value"]) if cell else 0


SD_RANGE = 3
EARLY_YEARS = 20
"""6.10 Until May 1952 the FEF are badly equipped: the turns from October 1950."""
RAIN = "rain season, attacker"
EARLY_ATTACK, EARLY_DEFENCE = "FEF attacks, Oct-50 to May-52", "FEF defends, Oct-50 to May-52"
NO_SD = "overrun without friendly SD within 3 hexes, or airdrop on VM"


def near_sd(s: State, h: int, side: str) -> bool:
    """6.4 Is the hex within 3 hexes of any SD of this side?"""
    return h in within_range(s, [s.place[u] for u in dumps_of(s, side)], side, SD_RANGE)


def drms(s: State, b: Battle) -> list[tuple[str, int]]:
    """6.8 All that modifies the combat roll, item by item, before the total is held within its limits."""
    board = s.board
    table = drm_table(board, "combat_drm")
    terrain = TERRAIN[board.terrain[b.target]]
    odds = odds_of(s, *strengths(s, b))
    items = [
        ("morale", morale(s, b.leader, b.stack(s, b.leader)) - morale(s, b.defence_leader, b.defenders)),
        ("bolshevik", b.bolshevik),
        (terrain, terrain_drm(board, terrain, "combat_drm") if terrain != "sea" else 0),
    ]
    if river := river_of(s, b):
        items.append((RIVER[river], terrain_drm(board, RIVER[river], "combat_drm")))
    if b.target in s.trenches:
        items.append(("trench", terrain_drm(board, "trench", "combat_drm")))
    if rain_season(s):
        items.append(("rain", table[RAIN]))
    if s.turn <= EARLY_YEARS:
        items.append(("early_years", table[EARLY_ATTACK if b.side == FEF else EARLY_DEFENCE]))
    if b.airdrop:
        items.append(("airdrop", table[NO_SD]))
    elif b.overrun and not near_sd(s, b.start, b.side):
        items.append(("no_sd", table[NO_SD]))
    items.append((odds.item, odds.drm))
    items += [("hero", FRONT_DRM if side == b.side else -FRONT_DRM) for side in b.fronts]
    return [(key, value) for key, value in items if value]


def capped(s: State, items: list[tuple[str, int]]) -> int:
    """6.8 DRM add up, but to no more than +3 and no less than -3."""
    cap = s.board.tables["combat_results"]["drm_cap"]
    return int(max(-cap, min(cap, sum(value for _, value in items))))
