"""8.7.4 The Non-player ARVN's Raid."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from indochina.core.decision import STOPS, Choice

from ...board import ADJACENT, IDS, SPACE
from ...components.control import coin_control
from ...components.pieces import IS_BASE, RANGER_A, RANGER_U, RANGERS
from ...operations.moving import kind_of, piece_key
from ...special_activities.raid import raidable, strikeable
from ...special_activities.selecting import at_most
from ...state import ALL, State, coin, count, flip, insurgents, move, remove
from ..order import enemy_rank
from ..turn import Answers, Turn, most, where
from .assault_plan import control_shift, hidden
from .limits import spare

RULE = "8.7.4"
Rangers = list[tuple[int, int]]
"""Rangers that move in, one by one: origin and kind."""


class Raided(NamedTuple):
    """Who moves in, and the map afterwards."""

    moves: Rangers
    after: State
    bases: int
    control: int | None
    """The Population whose Control changes; None if none does."""
    hidden: int


def movers(s: State, space: int, stuck: Collection[int]) -> Rangers:
    """8.7.4 Adjacent Rangers that may come without loss of COIN Control, Underground ones first. `stuck`: they stay."""
    found: Rangers = []
    for start in ADJACENT[space]:
        if start not in stuck:
            here = [(start, kind) for kind in RANGERS for _ in range(count(s, kind, start))]
            found += here[: spare(s, start)] if spare(s, start) < ALL else here
    return sorted(found, key=lambda ranger: ranger[1] == RANGER_A)


def strike(s: State, space: int) -> None:
    """4.3.3 A Ranger becomes Active for two enemies, in the order of 8.1.2 as far as the rule leaves a choice."""
    flip(s, RANGER_U, space, 1)
    for _ in range(2):
        kinds = strikeable(s, space)
        if kinds:
            remove(s, min(kinds, key=enemy_rank), space)


def raided(s: State, space: int, stuck: Collection[int] = ()) -> Raided | None:
    """8.7.4 A Raid there; None if it removes nothing. One Ranger moves in if none is there Underground, and more only
    if they and nothing less add COIN Control."""
    if not strikeable(s, space):
        return None
    able = movers(s, space, stuck)
    moves: Rangers = []
    if not count(s, RANGER_U, space):
        if not able or able[0][1] != RANGER_U:
            return None
        moves = [able.pop(0)]
    w = s.copy()
    for start, kind in moves:
        move(w, kind, start, space)
    before = hidden(w, space), bases(w, space)
    strike(w, space)
    needed = insurgents(w, space) - coin(w, space) + 1
    if not coin_control(s, space) and 0 < needed <= len(able):
        for start, kind in able[:needed]:
            move(w, kind, start, space)
            moves.append((start, kind))
    return Raided(moves, w, before[1] - bases(w, space), control_shift(s, w, space), before[0] - hidden(w, space))


def bases(s: State, space: int) -> int:
    return sum(count(s, kind, space) for kind, base in enumerate(IS_BASE) if base)


def pick_raid(t: Turn, s: State, spaces: Collection[int], stuck: Collection[int] = ()) -> tuple[int, Raided] | None:
    """8.7.4 To remove Bases, then to change Control, of the most Population (0 counts, too), then the most Underground
    Guerrillas."""
    found = {x: raid for x in spaces if (raid := raided(s, x, stuck)) is not None}
    space = t.pick(
        "np.arvn.raid.target",
        RULE,
        found,
        where("np.arvn.base_removed", lambda x: found[x].bases > 0),
        where("np.arvn.control_changes", lambda x: found[x].control is not None),
        most("np.arvn.control_shift", lambda x: found[x].control or 0),
        most("np.arvn.underground_removed", lambda x: found[x].hidden),
    )
    return None if space is None else (space, found[space])


# --- the questions of Raid --------------------------------------------------------------------------------------------


def can_raid(t: Turn) -> bool:
    """At least one enemy piece will be removed."""
    return at_most(t.s, 2) > 0 and pick_raid(t.dry(), t.s, raidable(t.s)) is not None


def raid_space(t: Turn) -> Choice | None:
    found = pick_raid(t, t.s, t.spaces, moved_into(t))
    if found is not None:
        space, raid = found
        t.note("np.arvn.raid.removes", RULE, n=insurgents(t.s, space) - insurgents(raid.after, space))
        t.note("np.arvn.raid.rangers", RULE, n=len(raid.moves))
    return None if found is None else t.answer(IDS[found[0]], "np.arvn.raid", RULE)


def moved_into(t: Turn) -> list[int]:
    """Raid spaces into which Rangers have moved: they do not move on."""
    found: list[int] = []
    moved = False
    for answer in t.story():
        if answer.name == "raid.move" and answer.key not in STOPS:
            moved = True
        elif answer.name == "raid.space" and answer.key in SPACE:
            found += [SPACE[answer.key]] if moved else []
            moved = False
        elif not answer.name.startswith(("raid.", "strike.")):
            break
    return found


def raid_move(t: Turn) -> Choice | None:
    """The next Ranger that this Raid wants."""
    raid = raided(t.s, SPACE[t.d.values["space"]], moved_into(t))
    keys = [piece_key(start, kind) for start, kind in raid.moves] if raid is not None else []
    return t.answer(keys[0], "np.arvn.raid", RULE) if keys and keys[0] in t.keys else None


def raid_strike(t: Turn) -> Choice:
    return t.answer("yes", "np.arvn.raid", RULE)


def by_rank(t: Turn) -> Choice | None:
    """8.1.2 Which enemy piece: in the order for targets."""
    pieces = [key for key in t.keys if "/" in key]
    if not pieces:
        return None
    return t.answer(min(pieces, key=lambda key: enemy_rank(kind_of(key))), "np.arvn.removes", "8.1.2")


ANSWERS: Answers = {
    "assault.abrams": by_rank,
    "assault.base": by_rank,
    "assault.piece": by_rank,
    "assault.underground": by_rank,
    "raid.move": raid_move,
    "raid.space": raid_space,
    "raid.strike": raid_strike,
    "strike.piece": by_rank,
    "sweep.cobras_piece": by_rank,
}
