"""3.1, 4.1 What all Operations share: selecting spaces, paying, Limited Operations, the Special Activity alongside."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence

from indochina.core.decision import Blocked, Decision, choose

from ..board import IDS, SPACE
from ..components.control import can_pay, pay
from ..components.pieces import FRIEND
from ..components.transfers import TRANSFERS, transfer, transfers
from ..state import State
from .moving import Arrivals

Steps = Generator[Decision, str, None]
Cost = int | Callable[[int], int]


class Operation:
    """One Operation while it is executed. Lives in the running stage only: a replay builds it again.

    `free`: pays nothing. `limited`: one space, no Special Activity (2.3.5). `special`: a Special Activity may still be
    added, before, during or after (4.1). `only`: an Event restricts it to these spaces. `most`: at most so many spaces.
    `every`: an Event names all these spaces, so it goes on as long as it can (5.1.3).
    `after`: another one that could not occur any more (2.3.4); its Special Activity is now this one's.
    """

    def __init__(
        self,
        s: State,
        faction: str,
        name: str,
        *,
        free: bool = False,
        limited: bool = False,
        special: bool = False,
        only: Collection[int] | None = None,
        most: int | None = None,
        every: bool = False,
        after: Operation | None = None,
    ) -> None:
        self.s = s
        self.faction = faction
        self.name = name
        self.free = free
        self.limited = limited
        self.special = special and not limited
        self.only = only
        self.most = 1 if limited else most
        self.every = every
        self.spaces: list[int] = []
        """Spaces selected so far, in order."""
        self.arrivals = Arrivals()
        """What Patrol or Sweep has moved, wherever an Air Lift or Transport takes it from there."""
        self.activity: str = after.activity if after else ""
        """The Special Activity that was added."""
        self.activity_spaces: list[int] = after.activity_spaces if after else []
        """Where it took place (4.2.1, 4.3.1: not where there is Training); of a Transport, its destinations."""

    @property
    def occurred(self) -> bool:
        """2.3.4 It counts as executed once it occurs in a space; a Patrol always does."""
        return self.name == "patrol" or bool(self.spaces)

    def cost(self, cost: Cost, space: int) -> int:
        if self.free:
            return 0
        return cost if isinstance(cost, int) else cost(space)

    def selectable(self, candidates: Sequence[int], cost: Cost) -> list[int]:
        """3.1 Of the candidates: not selected yet, within the Event's limits, and paid for."""
        if self.most is not None and len(self.spaces) >= self.most:
            return []
        return [
            x
            for x in candidates
            if x not in self.spaces
            and (self.only is None or x in self.only)
            and can_pay(self.s, self.faction, self.cost(cost, x))
        ]

    def select_space(
        self,
        candidates: Callable[[], Sequence[int]],
        cost: Cost,
        rule: str,
        why_not: Callable[[], Blocked] | None = None,
        more: Callable[[], list[str]] | None = None,
    ) -> Generator[Decision, str, int | str | None]:
        """3.1 The next space, paid for; None when done; or one of the `more` keys the Operation itself understands.

        Offered at the same time: the Special Activities that may accompany it (4.1) and transfers (1.5.2). `candidates`
        is called anew after each of them, because they change the map and the purse.
        """

        def keys() -> list[str]:
            spaces = self.selectable(candidates(), cost)
            others = more() if more else []
            found = [IDS[x] for x in spaces] + others + self.activities() + self.transfers()
            must = spaces if self.free else [*spaces, *others]
            if not must or (self.occurred and not self.every):  # 2.3.4 it must occur, if it can
                found.append("done")
            return found

        while True:
            key = yield choose(
                self.faction, f"{self.name}.space", rule, keys, lambda: (why_not() if why_not else {}) | self.blocked(),
                chosen=[IDS[x] for x in self.spaces], friend=FRIEND[self.faction],
            )  # fmt: skip
            if key == "done":
                return None
            if key in TRANSFERS:
                yield from self.transfer(key)
                continue
            if self.is_activity(key):
                yield from self.add(key)
                continue
            if key not in SPACE:
                return key
            space = SPACE[key]
            pay(self.s, self.faction, self.cost(cost, space))
            self.spaces.append(space)
            return space

    def transfers(self) -> list[str]:
        """1.5.2 NVA and VC may give each other Resources between two spaces, each once with the whole action.

        Not with an Event's Operations, and not before the first space: there it is asked with the action itself.
        """
        begun = self.occurred or self.activity
        if self.s.stage != "operation" or not begun or (self.most is not None and len(self.spaces) >= self.most):
            return []
        return transfers(self.s, self.faction, self.s.transferred)

    def transfer(self, key: str) -> Steps:
        """1.5.2 One of them."""
        self.s.transferred |= {key}
        yield from transfer(self.s, self.faction, key)

    def activities(self) -> list[str]:
        """4.1 Special Activities that may be added now."""
        from ..special_activities import possible

        return possible(self) if self.special else []

    @staticmethod
    def is_activity(key: str) -> bool:
        from ..special_activities import ACTIVITIES

        return key in ACTIVITIES

    def blocked(self) -> Blocked:
        """4.1 Why the other Special Activities may not be added now."""
        from ..special_activities import no_activities

        return no_activities(self)

    def add(self, name: str) -> Steps:
        """4.1 Execute the one Special Activity that accompanies the Operation."""
        from ..special_activities import ACTIVITIES

        self.special = False
        self.activity = name
        yield from ACTIVITIES[name](self.s, self.faction, self)

    def finish(self) -> Steps:
        """4.1 When the Operation is over the Special Activity may still be added."""
        activities = self.activities()
        if activities:
            key = yield choose(
                self.faction, "special.after", "4.1", [*activities, "done"], self.blocked, operation=self.name
            )
            if key != "done":
                yield from self.add(key)
