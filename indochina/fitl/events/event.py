"""5.1 What Event cards are made of: one class a card, with all that is printed on it.

A card has a method for each of its texts, `unshaded` and `shaded` or `single`, whose docstring is the wording that
players read; the texts of a Capability are their wording alone. An instance lives while its text is executed. The verbs
that texts share are in `asking`, `pieces` and `tracks`, and here for what goes beyond the card: free Operations and
lasting effects.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping
from typing import Any, ClassVar

from indochina.core.decision import Decision

from ..cards import CAPABILITY, COUP, EVENT, PIVOTAL, SHADED, SINGLE, UNSHADED, Card, in_our_words
from ..operations.operation import Operation, Terms
from ..special_activities.air_strike import air_strike
from ..state import State
from .capabilities import set_capability
from .free import free_activity, free_operation, granted
from .instruction import Instruction
from .pieces import Handling, Steps
from .tracks import Tracks

__all__ = ["EVENT_CARDS", "Capability", "Coup", "Event", "Pivotal", "Steps"]

EVENT_CARDS: dict[int, type[Event]] = {}
"""The cards that are executed, by their numbers: all but the Coup cards."""


class Event(Handling, Tracks, Card):
    """One Event card; an instance of it while it is executed."""

    kind = EVENT
    rifles: ClassVar[tuple[str, ...]] = ()
    """8.4.1 The Non-players that never play it. Most rifles rest on a single source, some on inference from the rest:
    the cards themselves were not at hand."""
    instructions: ClassVar[Mapping[str, Instruction]] = {}
    """8.4.1 The special instructions of those with a halo."""

    def __init_subclass__(cls) -> None:
        if "number" in vars(cls):
            EVENT_CARDS[cls.number] = cls
            cls.words = {side: cls.wording(side) for side in (UNSHADED, SHADED, SINGLE) if side in vars(cls)}
        super().__init_subclass__()

    def __init__(self, s: State, faction: str) -> None:
        self.s = s
        self.faction = faction
        self.rule = f"card {self.number}"
        self.card = f"card-{self.number}"

    @classmethod
    def wording(cls, side: str) -> str:
        """5.2 What players read of one of its texts."""
        return in_our_words(vars(cls)[side].__doc__)

    def execute(self, side: str) -> Steps:
        """5.1 One of its texts."""
        yield from vars(type(self))[side](self)

    # --- 5.5 free Operations ------------------------------------------------------------------------------------------

    def operation(
        self,
        faction: str,
        *names: str,
        only: Collection[int] | None = None,
        most: int | None = None,
        limited: bool = False,
        every: bool = False,
        may_decline: bool = False,
        **how: Any,
    ) -> Generator[Decision, str, Operation | None]:
        """5.5 A free Operation of a faction, which decides it: see `free_operation`."""
        terms = granted(only, most, limited, every)
        return (yield from free_operation(self.s, faction, names, terms, self.rule, may_decline, **how))

    def activity(
        self,
        faction: str,
        *names: str,
        only: Collection[int] | None = None,
        most: int | None = None,
        may_decline: bool = False,
        **how: Any,
    ) -> Generator[Decision, str, Operation | None]:
        """5.5 A free Special Activity of a faction, which decides it: see `free_activity`."""
        terms = Terms(only=only, most=most)
        return (yield from free_activity(self.s, faction, names, terms, self.rule, may_decline, **how))

    def strike(self, who: str, only: Collection[int] | None = None, most: int | None = None, **how: Any) -> Steps:
        """5.5 A free Air Strike that any faction may decide (cards 6, 30 and 40)."""
        self.s.note("log.free_activity", "5.5", faction=who, activity="air_strike")
        yield from air_strike(Operation(self.s, who), Terms(only=only, most=most), **how)

    # --- 5.4 lasting texts ------------------------------------------------------------------------------------------

    def persist(self, side: str) -> None:
        """5.4 This text lasts until the next Reset."""
        name = self.momentum[side]
        self.s.momentum |= {name}
        self.s.note("log.momentum", "5.4", momentum=name)


class Capability(Event):
    """5.3 A card whose texts last for the rest of the game: they say what the rules read elsewhere."""

    kind = CAPABILITY
    unshaded: ClassVar[str]
    shaded: ClassVar[str]

    @classmethod
    def wording(cls, side: str) -> str:
        return str(vars(cls)[side])

    def execute(self, side: str) -> Steps:
        """5.3 The marker goes into the box on one side."""
        yield from ()
        set_capability(self.s, self.capability, side)
        self.s.note("log.capability", "5.3", capability=self.capability, side=side)


class Pivotal(Event):
    """2.3.8, 5.1.4 A card that lies before its owner, who alone executes it."""

    kind = PIVOTAL


class Coup(Card):
    """2.4.1 A Coup card: its docstring says what its leader does, which the rules read elsewhere."""

    kind = COUP
    effect: ClassVar[bool] = True
    """Its leader does something."""

    def __init_subclass__(cls) -> None:
        cls.words = {SINGLE: in_our_words(cls.__doc__)}
        super().__init_subclass__()

    @classmethod
    def lasts(cls, side: str) -> bool:
        """2.4.1 The leader rules until the next one comes."""
        return bool(cls.leader) and cls.effect
