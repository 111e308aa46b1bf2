"""8.5.1 The Non-player VC's Subvert."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Choice

from ...board import IDS, POP, SPACE
from ...components.control import coin_control, control_of
from ...components.pieces import ARVN_CUBES, NVA, VC, VC_GUERRILLA_U
from ...state import COIN_CONTROL, State, available, coin, of, total
from ..order import removal_plan
from ..turn import Answers, Turn, most, where
from .pieces import next_removed


class Subversion(NamedTuple):
    """4.5.2, 8.5.1 What VC would do in a space: how many cubes leave, whether one is replaced, COIN Control removed."""

    cubes: int
    replaces: bool
    removes_control: bool


def subversion(s: State, space: int) -> Subversion:
    """8.5.1 SUBVERT: two cubes are removed; the only one is replaced, if a Guerrilla is Available."""
    cubes = min(2, total(s, ARVN_CUBES, space))
    replaces = cubes == 1 and available(s, VC_GUERRILLA_U) > 0
    after = control_of(coin(s, space) - cubes, of(s, NVA, space), of(s, VC, space) + replaces)
    return Subversion(cubes, replaces, coin_control(s, space) and after != COIN_CONTROL)


def subvert_space(t: Turn) -> Choice | None:
    """8.5.1 SUBVERT: to remove COIN Control from most Population, then to remove most cubes."""
    done = {x: subversion(t.s, x) for x in t.spaces}
    x = t.pick(
        "np.vc.subvert",
        "8.5.1",
        done,
        where("np.vc.removes_coin_control", lambda x: done[x].removes_control),
        most("np.vc.population", lambda x: POP[x] if done[x].removes_control else 0),
        most("np.vc.cubes", lambda x: done[x].cubes),
    )
    return None if x is None else t.answer(IDS[x], "np.vc.subvert", "8.5.1")


def subvert_action(t: Turn) -> Choice:
    """8.5.1 Replace only where there is just one ARVN cube."""
    found = subversion(t.s, SPACE[t.d.values["space"]])
    t.note("np.vc.subvert.cubes", "8.5.1", n=total(t.s, ARVN_CUBES, SPACE[t.d.values["space"]]))
    if found.replaces:
        return t.answer("replace", "np.vc.subvert.replace", "8.5.1")
    return t.answer("remove", "np.vc.subvert.remove", "8.5.1")


def subvert_cube(t: Turn) -> Choice:
    """8.5.1 Troops and Police evenly."""
    space = SPACE[t.d.values["space"]]
    return next_removed(t, space, removal_plan(t.s, space, t.d.values["left"], ARVN_CUBES), "8.5.1", ARVN_CUBES)


ANSWERS: Answers = {
    "subvert.action": subvert_action,
    "subvert.cube": subvert_cube,
    "subvert.space": subvert_space,
}
