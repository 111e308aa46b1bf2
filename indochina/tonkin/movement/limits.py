"""3.8 Where units may move and attack."""

from __future__ import annotations

from indochina.core.decision import Why, why

from ..board import CHINA, CLEAR, HIGHLANDS, LAOS, SEA, VIETNAM, Board, other_side, per_board
from ..components.units import DNA, GCMA, PATHET_LAO, THAI, TIEU_DOAN, VM, Unit
from ..state import State, battle_units, enemy, hex_key, holder

ANYWHERE, TO_VIETNAM, TO_LAOS, TO_HIGHLANDS, INDOCHINA, CLEAR_ONLY, RIVER_AND_COAST = (
    "anywhere", "vietnam", "laos", "highlands", "indochina", "clear", "river_and_coast",
)  # fmt: skip


def limit_of(unit: Unit) -> str:
    """Which limitation a unit is under.

    VM regiments, SD and HQ go anywhere. Tieu Doan and Vietnamese units stay in or next to Vietnam, Pathet Lao and
    Laotian units in or next to Laos, GCMA and Thai in the Highlands, other FEF units in Vietnam and Laos. 4.0 The 1 REC
    keeps to clear terrain; 3.6 a DNA to major rivers and the coast.
    """
    if unit.kind == TIEU_DOAN or "vietnamese" in unit.tags:
        return TO_VIETNAM
    if unit.kind == PATHET_LAO or "laotian" in unit.tags:
        return TO_LAOS
    if unit.side == VM:
        return ANYWHERE
    if unit.kind in (GCMA, THAI):
        return TO_HIGHLANDS
    if unit.kind == DNA:
        return RIVER_AND_COAST
    return CLEAR_ONLY if "rec" in unit.tags else INDOCHINA


def inside(board: Board, limit: str, h: int) -> bool:
    """May a unit under this limitation end its movement in a hex?"""
    country = board.country[h]
    if limit == RIVER_AND_COAST:
        return country != CHINA and (board.coastal[h] or any(river.major for river in board.rivers[h]))
    if board.terrain[h] == SEA:
        return False
    near = {board.country[n] for n in board.adjacent[h]}
    if limit == TO_VIETNAM:
        return country == VIETNAM or (country == LAOS and VIETNAM in near)
    if limit == TO_LAOS:
        return country == LAOS or (country == VIETNAM and LAOS in near)
    if limit == TO_HIGHLANDS:
        return board.region[h] == HIGHLANDS
    if limit == CLEAR_ONLY:
        return country != CHINA and board.terrain[h] == CLEAR
    return limit == ANYWHERE or country != CHINA


@per_board
def ends(board: Board) -> tuple[bytes, ...]:
    """By unit, then by hex (Saigon is the last): may it end its movement there?

    Saigon lies in Vietnam; only FEF ships go there [3.7].
    """
    limits = [limit_of(unit) for unit in board.units]
    hexes = range(len(board.ids))
    masks = {
        limit: bytes([*(inside(board, limit, h) for h in hexes), limit in (TO_VIETNAM, INDOCHINA, CLEAR_ONLY)])
        for limit in set(limits)
    }
    return tuple(masks[limit] for limit in limits)


def may_enter(s: State, unit: int, h: int) -> Why | None:
    """Why a unit may not enter a hex and stay there; None if it may.

    3.1 No unit enters a hex with enemy units, unless these are only HQ and SD. An overrun is another matter [6.4].
    """
    board = s.board
    if not ends(board)[unit][h]:
        return outside(board, unit, h)
    if holder(s, h) == enemy(board.units[unit].side) and battle_units(s, h):
        return why("why.enemy_there", "3.1", hex=hex_key(s, h))
    return None


def may_retreat(s: State, unit: int, a: int, h: int) -> bool:
    """May a unit retreat from hex `a` to the neighbouring `h`? 3.1 Not where any enemy is; 3.6 a DNA only by water."""
    board = s.board
    if holder(s, h) == enemy(board.units[unit].side) or not ends(board)[unit][h]:
        return False
    return not board.units[unit].dna or h in water_links(board)[a]


def outside(board: Board, unit: int, h: int) -> Why:
    """Why a unit may not be in a hex, whoever else is there."""
    u = board.units[unit]
    limit = limit_of(u)
    if h < len(board.ids) and board.terrain[h] == SEA and limit != RIVER_AND_COAST:
        return why("why.sea", "3.1", unit=u.key)
    rule = {CLEAR_ONLY: "4.0", RIVER_AND_COAST: "3.6"}.get(limit, "3.8")
    return why(f"why.limit_{limit}", rule, unit=u.key)


def across_china(board: Board, a: int, b: int) -> bool:
    """Does the Chinese border run between two hexes? No combat, overrun or barrage crosses it."""
    return (board.country[a] == CHINA) != (board.country[b] == CHINA)


def may_attack(s: State, unit: int, a: int, h: int) -> Why | None:
    """Why a unit in hex `a` may not attack the neighbouring hex `h`; None if 3.8 lets it.

    3.6 A DNA attacks along a major river or the coast only. 4.0 The 1 REC may attack where it cannot move to.
    """
    board = s.board
    amphibious = limit_of(board.units[unit]) == CLEAR_ONLY and board.country[h] != CHINA
    if not ends(board)[unit][h] and not amphibious:
        return outside(board, unit, h)
    if across_china(board, a, h):
        return why("why.chinese_border", "3.8")
    if board.units[unit].dna and h not in water_links(board)[a]:
        return why("why.limit_river_and_coast", "3.6", unit=board.units[unit].key)
    return None


@per_board
def water_links(board: Board) -> tuple[tuple[int, ...], ...]:
    """3.6 For each hex the neighbours a DNA can go to: along a major river, or from coast to coast."""
    links: list[tuple[int, ...]] = []
    for a, beside in enumerate(board.beside):
        found = [b for b in beside if b >= 0 and board.coastal[a] and board.coastal[b]]
        for side, b in enumerate(beside):
            if b >= 0 and b not in found and major(board, a, side) and major(board, b, other_side(side)):
                found.append(b)
        links.append(tuple(sorted(found)))
    return tuple(links)


def major(board: Board, h: int, side: int) -> bool:
    """Does a major river leave the hex over this side?"""
    return any(river.major and side in river.sides for river in board.rivers[h])
