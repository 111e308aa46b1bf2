"""3.1 An Operation: on what terms it is executed, and what it has come to while it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from indochina.core.decision import END, Blocked, Decision, Procedure, Why, why

from ..board import IDS, SPACES
from ..components.control import dearth, spendable
from ..state import State
from .moving import Arrivals

Steps = Generator[Decision, str, None]
COIN_OPERATIONS = ("train", "patrol", "sweep", "assault")
INSURGENT_OPERATIONS = ("rally", "march", "attack", "terror")


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms an Operation is executed; a Special Activity that an Event grants knows `only`, `most`, `every`.

    `free`: pays nothing. `limited`: one space, no Special Activity (2.3.5). `special`: a Special Activity may be added,
    before, during or after (4.1). `only`: an Event restricts it to these spaces. `most`: at most so many spaces.
    `every`: an Event names all these spaces, so it goes on as long as it can (5.1.3). `by_event`: an Event names the
    Operation, which overrides Monsoon and Momentum (5.1.1, 5.1.2). `after`: another one that could not occur any more
    (2.3.4); its Special Activity is now this one's.
    """

    free: bool = False
    limited: bool = False
    special: bool = False
    only: Collection[int] | None = None
    most: int | None = None
    every: bool = False
    by_event: bool = False
    after: Operation | None = None

    def allow(self, space: int) -> bool:
        """5.1 The Event, if any, does not leave the space out."""
        return self.only is None or space in self.only


PLAIN = Terms()


class Operation:
    """One Operation while it is executed. Lives in the running stage only: a replay builds it again.

    As it is, without a name, it stands for none at all: an Event grants a Special Activity alone (5.5).
    Whatever it has come to between two of its spaces stands in its attributes, so that it can be taken up there.
    """

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def __init__(self, s: State, faction: str, terms: Terms = PLAIN) -> None:
        self.s = s
        self.faction = faction
        self.terms = terms
        self.rest: Callable[[Operation], Procedure] | None = None
        """How the stage goes on with it, if it is the stage's own and not an Event's."""
        self.special = terms.special and not terms.limited
        """A Special Activity may still be added."""
        self.most = 1 if terms.limited else terms.most
        self.spaces: list[int] = []
        """Spaces selected so far, in order."""
        self.arrivals = Arrivals()
        """What Patrol or Sweep has moved, wherever an Air Lift or Transport takes it from there."""
        self.activity: str = terms.after.activity if terms.after else ""
        """The Special Activity that was added."""
        self.activity_spaces: list[int] = terms.after.activity_spaces if terms.after else []
        """Where it took place (4.2.1, 4.3.1: not where there is Training); of a Transport, its destinations."""

    def execute(self) -> Steps:
        """3.2, 3.3 The Operation from beginning to end."""
        yield from self.prepare()
        yield from self.proceed()

    def prepare(self) -> Steps:
        """What comes before its first space."""
        yield from ()

    def proceed(self) -> Steps:
        """Its spaces, one after another, and what comes after the last."""
        yield from ()

    @property
    def work(self) -> Operation | None:
        """Between two spaces the stage may be taken up again with it."""
        return self if self.rest else None

    def on(self, state: State) -> Operation:
        """The same in a copy of the state."""
        op = type(self)(state, self.faction, self.terms)
        self.hand_over(op)
        return op

    def hand_over(self, op: Operation) -> None:
        """To a copy: what all Operations have come to."""
        op.rest = self.rest
        op.special = self.special
        op.most = self.most
        op.spaces = self.spaces[:]
        op.arrivals = self.arrivals.copy()
        op.activity = self.activity
        op.activity_spaces = self.activity_spaces[:]

    def resume(self) -> Procedure:
        """The rest of the stage, from the next space on."""
        assert self.rest is not None, "an Event's Operation is not taken up alone"
        return self.rest(self)

    def why_not(self) -> Why | None:
        """3.1 Why it cannot be executed; None if it can."""
        return None

    def possible_in(self, s: State) -> bool:
        """4.1 Could it be executed in another position, without a Special Activity?"""
        return type(self)(s, self.faction, replace(self.terms, special=False)).why_not() is None

    @property
    def occurred(self) -> bool:
        """2.3.4 It counts as executed once it occurs in a space."""
        return bool(self.spaces)

    @property
    def full(self) -> bool:
        """2.3.5, 5.1 No further space may be selected."""
        return self.most is not None and len(self.spaces) >= self.most

    @property
    def told(self) -> dict[str, Any]:
        """2.3.5, 5.3, 5.5 What a question for a space says of a limit on their number, if there is one."""
        return {} if self.most is None else {"spaces_left": self.most - len(self.spaces)}

    def may_add(self) -> bool:
        """4.1 Whether a Special Activity may be named now."""
        return self.special

    def arrived_at(self, space: int, kind: int) -> int:
        """How many of a kind in a space have moved there by this Operation."""
        return self.arrivals.count(self.s, kind, space)

    # --- 3.1 its spaces -------------------------------------------------------------------------------------------

    def candidates(self) -> Sequence[int]:
        """Where it could be executed, if it is paid for."""
        return ()

    def no_candidate(self, space: int) -> Why | None:
        """Why a space is none of them."""
        return None

    def price(self, space: int) -> int:
        """What a space costs, unless the Operation is free."""
        return 0

    def cost(self, space: int) -> int:
        return 0 if self.terms.free else self.price(space)

    def selectable(self) -> list[int]:
        """3.1 Of the candidates: not selected yet, within the Event's limits, and paid for."""
        if self.full:
            return []
        chosen, allow, purse = self.spaces, self.terms.allow, spendable(self.s, self.faction)
        return [x for x in self.candidates() if x not in chosen and allow(x) and self.cost(x) <= purse]

    @property
    def closing(self) -> str:
        """The answer after which no more spaces are selected: it ends the Operation, unless more of it is to come."""
        return END

    def more(self) -> list[str]:
        """Other keys that the Operation itself understands."""
        return []

    def not_selectable(self) -> Blocked:
        """3.1 Why spaces are not offered."""
        reasons = {IDS[x]: self._not_selectable(x) for x in SPACES}
        return {name: reason for name, reason in reasons.items() if reason is not None}

    def _not_selectable(self, space: int) -> Why | None:
        if space in self.spaces:
            return why("why.selected", "3.1")
        if not self.terms.allow(space):
            return why("why.event_spaces", "5.1")
        reason = self.no_candidate(space)
        if reason is not None:
            return reason
        return self.no_more() if self.full else dearth(self.s, self.faction, self.cost(space), self.rule)

    def no_more(self) -> Why:
        """2.3.5, 5.3 The Operation has all the spaces that it may have."""
        return why("why.limited", "2.3.5") if self.terms.limited else why("why.most_spaces", "5.3", count=self.most)
