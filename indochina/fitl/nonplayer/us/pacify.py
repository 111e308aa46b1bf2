"""8.8.8 Where and how far the Non-player US Pacifies: in Training and in the Support Phase."""

from __future__ import annotations

from collections.abc import Iterable

from indochina.core.decision import Choice

from ...board import IDS, LAND, POP, SPACE
from ...components.control import spendable
from ...components.pieces import ARVN, POLICE, US
from ...operations.train import no_pacification, pacification_cost, pacification_limit
from ...state import ACTIVE_SUPPORT, State, count
from ..turn import Answers, Criterion, Turn, most, where


def pacify_steps(s: State, space: int, cost: int, levels: int, money: int) -> tuple[int, int]:
    """8.8.8 Steps that can be paid for in a space, and the total shift they bring: none, if it is only Terror."""
    terror = s.terror[space]
    steps = terror + (levels if POP[space] else 0)
    if cost:
        steps = min(steps, money // cost)
    return steps, POP[space] * max(0, steps - terror)


class Pacification:
    """8.8.8 What Pacifying in each space would bring, with so many Resources."""

    def __init__(self, s: State, spaces: Iterable[int], money: int) -> None:
        self.s = s
        self.cost = pacification_cost(s)
        self.shift: dict[int, int] = {}
        self.paid: dict[int, int] = {}
        limit = pacification_limit(s, US)
        for x in spaces:
            if no_pacification(s, US, x) is None:
                levels = min(2, max(0, limit - s.support[x]))
                steps, shift = pacify_steps(s, x, self.cost, levels, money)
                if shift:
                    self.shift[x], self.paid[x] = shift, steps * self.cost

    def nested(self) -> tuple[Criterion[int], ...]:
        """8.8.8 Where no Police, the greatest total shift, where no Terror."""
        s = self.s
        return (
            where("np.us.no_police", lambda x: not count(s, POLICE, x)),
            most("np.us.total_shift", lambda x: self.shift[x]),
            where("np.us.no_terror", lambda x: not s.terror[x]),
        )

    def best(self) -> list[int]:
        """All that are equally good."""
        scores = {x: tuple(criterion.score(x) for criterion in self.nested()) for x in self.shift}
        top = max(scores.values(), default=())
        return [x for x, score in scores.items() if score == top]


def train_pacify_space(t: Turn) -> Choice | None:
    pacification = Pacification(t.s, [SPACE[key] for key in t.keys], spendable(t.s, US))
    space = t.pick("np.us.pacify", "8.8.8", pacification.shift, *pacification.nested())
    return None if space is None else t.answer(IDS[space], "np.us.pacify", "8.8.8")


def tell_money(t: Turn) -> None:
    """1.8.1 Write down what the US may spend: ARVN Resources above Econ."""
    t.note("np.us.money", "1.8.1", n=spendable(t.s, US), resources=t.s.resources[ARVN], econ=t.s.econ)


def steps(t: Turn) -> Choice:
    """8.8.8 To the maximum extent, written down with its price."""
    key = max(t.keys, key=int)
    terror = t.s.terror[SPACE[t.d.values["space"]]]
    t.note(
        "np.us.pacify.steps",
        "8.8.8",
        n=max(0, int(key) - terror),
        terror=min(terror, int(key)),
        cost=t.d.values["cost"],
    )
    tell_money(t)
    return t.answer(key, "np.us.maximum", "8.8.8")


def coup_pacify(t: Turn) -> Choice | None:
    """8.8.8 Where most shifts in all, without Terror before with it; never just to remove Terror."""
    s, cost, levels = t.s, t.d.values["cost"], t.d.values.get("levels", 2)
    money = spendable(s, US)
    shift = {
        x: pacify_steps(s, x, cost, min(levels, ACTIVE_SUPPORT - s.support[x]), money)[1]
        for x in LAND
        if IDS[x] in t.keys
    }
    space = t.pick(
        "np.us.pacify",
        "8.8.8",
        [x for x in shift if shift[x]],
        most("np.us.total_shift", lambda x: shift[x]),
        where("np.us.no_terror", lambda x: not s.terror[x]),
    )
    return None if space is None else t.answer(IDS[space], "np.us.pacify", "8.8.8")


ANSWERS: Answers = {
    "coup.pacify": coup_pacify,
    "coup.pacify_steps": steps,
    "train.pacify_space": train_pacify_space,
    "train.steps": steps,
}
