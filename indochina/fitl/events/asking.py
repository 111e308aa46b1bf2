"""5.1 What the texts of Events ask: one of several things, a space, how many.

Whatever a text leaves open is decided by `faction`, who executes it, unless a verb is told `who`. A question for a
space carries what the text does in the space chosen (`does`), so that whoever weighs the spaces need not know the card:

- `set_to`: the level it is set to; `shift`: by how many levels it shifts, down if negative; `either_way`: by how many
  in a direction that is asked for next;
- `pieces`: how many Bases, and how many pieces in all, are placed, removed, replaced or turned there; a text that goes
  on to another space tells first what it does in both;
- `balance`: by how many pieces the balance changes for COIN, where that is not what `pieces` says;
- `losers`: whose pieces may be lost with those that are meant.

`pieces`, `balance` and `losers` may be given as functions of a space; the question then holds what they say of each.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable
from typing import Any

from indochina.core.decision import END, Blocked, Decision, choose, numbers, why

from ..board import IDS, SPACE
from ..components.pieces import KIND_NAMES
from ..dice import die
from ..state import State

# What a space is asked for, as players read it.
TO_SUPPORT, TO_OPPOSITION, TO_NEUTRAL, TO_SHIFT = "to_support", "to_opposition", "to_neutral", "to_shift"
TO_REMOVE, TO_REMOVE_NEAR, TO_PLACE, TO_REPLACE = "to_remove", "to_remove_near", "to_place", "to_replace"
TO_MOVE_FROM, TO_MOVE_TO, TO_OPERATE = "to_move_from", "to_move_to", "to_operate"
TO_TERROR, TO_FLIP, TO_TUNNEL = "to_terror", "to_flip", "to_tunnel"


def effects(keys: Iterable[str], **does: Any) -> dict[str, Any]:
    """What a text does, as values of a question: functions of a space are worked out for each that is offered."""
    return {
        name: {key: value(SPACE[key]) for key in keys if key in SPACE} if callable(value) else value
        for name, value in does.items()
    }


class Asking:
    """An Event while it is executed, as far as it asks."""

    s: State
    faction: str
    rule: str
    card: str

    def ask(
        self,
        name: str,
        keys: list[str],
        who: str = "",
        why_not: Callable[[], Blocked] | None = None,
        **values: Any,
    ) -> Generator[Decision, str, str]:
        """A question of this card."""

        def refused() -> Blocked:
            offered = {word for key in keys for word in key.split("/")}
            return {word: reason for word, reason in (why_not() if why_not else {}).items() if word not in offered}

        key = yield choose(who or self.faction, f"event.{name}", self.rule, keys, refused, card=self.card, **values)
        return key

    def either(self, *keys: str, who: str = "", **does: Any) -> Generator[Decision, str, str]:
        """One of several things the text offers: name only those that can be done, if any can.

        `gains`: what an option brings to a Faction, or by how much it moves Aid, Patronage or ARVN Resources.
        """
        return (yield from self.ask("either", list(keys), who, **does))

    def die(self) -> Generator[Decision, str, int]:
        return (yield from die("event.die", self.rule, card=self.card))

    def space(
        self, among: Iterable[int], purpose: str, who: str = "", left: int = 1, **does: Any
    ) -> Generator[Decision, str, int | None]:
        """One of these spaces; None if there is none."""
        keys = [IDS[x] for x in among]
        if not keys:
            return None
        return SPACE[(yield from self.ask("space", keys, who, purpose=purpose, left=left, **effects(keys, **does)))]

    def spaces(
        self,
        among: Iterable[int],
        n: int,
        purpose: str,
        least: int | None = None,
        who: str = "",
        lesser: Collection[int] = (),
        **does: Any,
    ) -> Generator[Decision, str, list[int]]:
        """n different ones of these spaces, or all if there are no more; `least`: "up to" n, but so many at least.

        `lesser`: spaces that fit, too, but where less of the text can be done.
        """
        left = list(among)
        least = n if least is None else least
        if len(left) <= min(n, least):
            return left
        chosen: list[int] = []

        def why_not() -> Blocked:
            less = {IDS[x]: why("why.event.less", "5.1.3") for x in lesser}
            return less | {IDS[x]: why("why.selected", "5.1") for x in chosen}

        while left and len(chosen) < n:
            keys = [IDS[x] for x in left] + ([END] if len(chosen) >= least else [])
            values = effects(keys, **does)
            key = yield from self.ask("space", keys, who, why_not, purpose=purpose, left=n - len(chosen), **values)
            if key == END:
                break
            left.remove(SPACE[key])
            chosen.append(SPACE[key])
        return chosen

    def best(
        self, among: Iterable[int], n: int, purpose: str, worth: Callable[[int], int], who: str = "", **does: Any
    ) -> Generator[Decision, str, list[int]]:
        """5.1.3 n of these spaces; first those where more of the text can be done (card 21), as `worth` tells."""
        left = {x: 0 if self.free_space else worth(x) for x in among}
        chosen: list[int] = []
        for value in sorted(set(left.values()), reverse=True):
            equal = [x for x in left if left[x] == value]
            less = [x for x in left if left[x] < value]
            chosen += yield from self.spaces(equal, n - len(chosen), purpose, who=who, lesser=less, **does)
        return chosen

    def prefer(self, better: list[int], others: list[int]) -> list[int]:
        """5.1.3 The spaces where more of the text can be done, if there are any."""
        return others if self.free_space else better or others

    @property
    def free_space(self) -> bool:
        """Setting: any of the spaces that fit may be chosen, even where less of the text can be done."""
        return "ruling_free_space" in self.s.options

    def number_of(
        self, kind: int, space: int, n: int, who: str = "", there: int | None = None
    ) -> Generator[Decision, str, int]:
        """How many of a kind, up to n; `there`: of how many, if there are more."""
        values: dict[str, Any] = {
            "piece": KIND_NAMES[kind],
            "space": IDS[space],
            "most": n,
            "there": n if there is None else there,
        }
        return int((yield from self.ask("count", numbers(n), who, **values)))
