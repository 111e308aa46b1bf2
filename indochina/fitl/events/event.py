"""5.1 What Event cards are made of: one class a card, and the verbs their texts share.

A card has a method for each of its texts, `unshaded` and `shaded` or `single`, whose docstring is the wording that
players read. An instance lives while its text is executed; whatever the text leaves open is decided by `faction`, who
executes it, unless a verb is told `who` (5.1). What can be done must be done (5.1.3): a verb asks only as long as
there is something to do, and offers to stop early only when the text says "up to" (`least`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable
from typing import Any, ClassVar

from indochina.core.decision import Decision, choose

from ..board import IDS, SPACE, SPACES
from ..cards import CAPABILITY_OF, MOMENTUM_OF
from ..components.pieces import IS_BASE, KIND_NAMES, OWNER, PLACED_AS, TUNNELS, TYPE, TYPE_NAMES, TYPE_OF, US
from ..components.placing import place_own, takeable
from ..dice import die
from ..operations.moving import how_many, kind_of, piece_key
from ..operations.operation import Operation, Terms
from ..special_activities.air_strike import air_strike
from ..state import (
    AVAILABLE,
    NEUTRAL,
    OUT_OF_PLAY,
    State,
    add_aid,
    add_patronage,
    add_resources,
    available,
    count,
    flip,
    move,
    place,
    place_terror,
    remove,
    room,
    set_support,
    shift_box,
    shift_toward,
)
from ..trail import degrade_trail, improve_trail
from .capabilities import set_capability
from .free import free_activity, free_operation, granted

Steps = Generator[Decision, str, None]
Pieces = Counter[tuple[int, int]]
"""Space and kind: how many."""

CARDS: dict[int, type[Event]] = {}
"""All Events by their card numbers."""

LEVELS = ("active_opposition", "passive_opposition", "neutral", "passive_support", "active_support")

# What a space is asked for, as players read it.
(
    TO_SUPPORT, TO_OPPOSITION, TO_NEUTRAL, TO_SHIFT, TO_REMOVE, TO_PLACE, TO_REPLACE, TO_MOVE_FROM, TO_MOVE_TO,
    TO_OPERATE, TO_TERROR, TO_FLIP, TO_TUNNEL, TO_REMOVE_NEAR,
) = PURPOSES = (
    "to_support", "to_opposition", "to_neutral", "to_shift", "to_remove", "to_place", "to_replace", "to_move_from",
    "to_move_to", "to_operate", "to_terror", "to_flip", "to_tunnel",
    "to_remove_near",
)  # fmt: skip


class Event:
    """One Event card while it is executed."""

    number: ClassVar[int]

    def __init_subclass__(cls) -> None:
        if hasattr(cls, "number"):
            CARDS[cls.number] = cls

    def __init__(self, s: State, faction: str) -> None:
        self.s = s
        self.faction = faction
        self.rule = f"card {self.number}"
        self.card = f"card-{self.number}"

    # --- asking ---------------------------------------------------------------------------------------------------

    def ask(self, name: str, keys: list[str], who: str = "", **values: Any) -> Generator[Decision, str, str]:
        """A question of this card."""
        key = yield choose(who or self.faction, f"event.{name}", self.rule, keys, card=self.card, **values)
        return key

    def either(self, *keys: str, who: str = "") -> Generator[Decision, str, str]:
        """One of several things the text offers: name only those that can be done, if any can."""
        return (yield from self.ask("either", list(keys), who))

    def die(self) -> Generator[Decision, str, int]:
        return (yield from die("event.die", self.rule, card=self.card))

    def space(self, among: Iterable[int], purpose: str, who: str = "") -> Generator[Decision, str, int | None]:
        """One of these spaces; None if there is none."""
        keys = [IDS[x] for x in among]
        if not keys:
            return None
        return SPACE[(yield from self.ask("space", keys, who, purpose=purpose, left=1))]

    def spaces(
        self, among: Iterable[int], n: int, purpose: str, least: int | None = None, who: str = ""
    ) -> Generator[Decision, str, list[int]]:
        """n different ones of these spaces, or all if there are no more; `least`: "up to" n, but so many at least."""
        left = list(among)
        least = n if least is None else least
        if len(left) <= min(n, least):
            return left
        chosen: list[int] = []
        while left and len(chosen) < n:
            keys = [IDS[x] for x in left] + (["done"] if len(chosen) >= least else [])
            key = yield from self.ask("space", keys, who, purpose=purpose, left=n - len(chosen))
            if key == "done":
                break
            left.remove(SPACE[key])
            chosen.append(SPACE[key])
        return chosen

    def best(
        self, among: Iterable[int], n: int, purpose: str, worth: Callable[[int], int], who: str = ""
    ) -> Generator[Decision, str, list[int]]:
        """5.1.3 n of these spaces; first those where more of the text can be done (card 21), as `worth` tells."""
        left = {x: 0 if self.free_space else worth(x) for x in among}
        chosen: list[int] = []
        for value in sorted(set(left.values()), reverse=True):
            equal = [x for x in left if left[x] == value]
            chosen += yield from self.spaces(equal, n - len(chosen), purpose, who=who)
        return chosen

    def prefer(self, better: list[int], others: list[int]) -> list[int]:
        """5.1.3 The spaces where more of the text can be done, if there are any."""
        return others if self.free_space else better or others

    @property
    def free_space(self) -> bool:
        """Setting: any of the spaces that fit may be chosen, even where less of the text can be done."""
        return "ruling_free_space" in self.s.options

    def number_of(self, kind: int, space: int, n: int, who: str = "") -> Generator[Decision, str, int]:
        """How many of a kind, up to n."""
        key = yield from self.ask("count", how_many(n), who, piece=KIND_NAMES[kind], space=IDS[space])
        return n if key == "all" else int(key)

    # --- pieces -----------------------------------------------------------------------------------------------------

    def removable(self, kinds: Iterable[int], among: Iterable[int], who: str = "") -> list[tuple[int, int]]:
        """5.1.1 Spaces and kinds of pieces that can be removed: of Tunneled Bases only one's own."""
        who = who or self.faction
        kinds = [kind for kind in kinds if kind not in TUNNELS or OWNER[kind] == who]
        return [(x, kind) for x in among for kind in kinds if count(self.s, kind, x)]

    def take(self, kind: int, space: int, n: int, to: str = AVAILABLE) -> int:
        """1.4.1 Remove pieces: US ones to the box the text names, others to Available unless it names out of play."""
        n = remove(self.s, kind, space, n, to if OWNER[kind] == US or to == OUT_OF_PLAY else AVAILABLE)
        if n:
            self.s.note("log.event.removed", self.rule, count=n, piece=KIND_NAMES[kind], space=IDS[space])
        return n

    def remove(
        self,
        kinds: Iterable[int],
        n: int,
        among: Iterable[int] = SPACES,
        to: str = AVAILABLE,
        least: int | None = None,
        who: str = "",
    ) -> Generator[Decision, str, Pieces]:
        """5.1 Remove n pieces of these kinds from these spaces, or all there are; `to`: where US pieces go.

        `least`: "up to" n, but so many at least. 5.1.1 Never a Tunneled Base, unless `who` removes its own by choice.
        """
        kinds, among = list(kinds), list(among)
        who = who or self.faction
        least = n if least is None else least
        gone: Pieces = Counter()
        while (left := n - gone.total()) > 0:
            there = self.removable(kinds, among, who)
            bare = [(x, kind) for x, kind in there if kind not in TUNNELS]
            if not there:
                break
            if least >= n and there == bare and sum(count(self.s, kind, x) for x, kind in bare) <= left:
                for x, kind in bare:
                    gone[x, kind] += self.take(kind, x, left, to)
                break
            keys = [piece_key(x, kind) for x, kind in there]
            if gone.total() >= least or not bare:
                keys.append("done")
            key = yield from self.ask("remove", keys, who, left=left, to=to)
            if key == "done":
                break
            x, kind = SPACE[key.partition("/")[0]], kind_of(key)
            m = min(left, count(self.s, kind, x))
            if len(keys) > 1 or least < n:
                m = yield from self.number_of(kind, x, m, who)
            gone[x, kind] += self.take(kind, x, m, to)
        return gone

    def remove_all(self, kinds: Iterable[int], among: Iterable[int], to: str = AVAILABLE) -> int:
        """5.1 Remove all pieces of these kinds from these spaces; 5.1.1 not the Tunneled Bases."""
        kinds = [kind for kind in kinds if kind not in TUNNELS]
        return sum(self.take(kind, x, count(self.s, kind, x), to) for x in among for kind in kinds)

    def placeable(self, kinds: Iterable[int], among: Iterable[int], source: str = AVAILABLE) -> list[tuple[int, int]]:
        """1.4.1, 1.4.2 Spaces and kinds of which a piece lies in the box and may stack."""
        box: bytearray = getattr(self.s, source)
        kinds = [kind for kind in kinds if box[TYPE_OF[kind]]]
        return [(x, kind) for x in among for kind in kinds if room(self.s, kind, x)]

    def takeable(self, kinds: Iterable[int], among: Iterable[int], who: str) -> list[tuple[int, int]]:
        """1.4.1 Spaces and kinds of own pieces of which none is Available, but some are elsewhere on the map."""
        return [
            (x, kind)
            for kind in kinds
            for x in among
            if room(self.s, kind, x) and takeable(self.s, who, kind, x)
        ]  # fmt: skip

    def put(self, kind: int, space: int, n: int = 1, source: str = AVAILABLE) -> int:
        """1.4.1 Place up to n pieces from a box, within stacking."""
        n = place(self.s, kind, space, n, source)
        if n:
            self.s.note("log.event.placed", self.rule, count=n, piece=KIND_NAMES[kind], space=IDS[space])
        return n

    def place(
        self,
        kinds: Iterable[int],
        n: int,
        among: Iterable[int],
        source: str = AVAILABLE,
        least: int | None = None,
        who: str = "",
    ) -> Generator[Decision, str, Pieces]:
        """5.1 Place n pieces of these kinds (as they enter: underground, without Tunnel) in these spaces.

        `least`: "up to" n, but so many at least. 1.4.1 What is not Available `who` may take from the map, if its own.
        """
        kinds, among = list(kinds), list(among)
        who = who or self.faction
        least = n if least is None else least
        there: Pieces = Counter()
        while (left := n - there.total()) > 0:
            ready = self.placeable(kinds, among, source)
            more = self.takeable(kinds, among, who) if source == AVAILABLE else []
            if not ready and not more:
                break
            keys = [piece_key(x, kind) for x, kind in ready + more]
            if there.total() >= least or not ready:
                keys.append("done")
            key = yield from self.ask("place", keys, who, left=left, source=source, how=f"from_{source}")
            if key == "done":
                break
            x, kind = SPACE[key.partition("/")[0]], kind_of(key)
            if (x, kind) in more:
                there[x, kind] += yield from place_own(self.s, who, kind, x, 1, self.rule)
                continue
            box: bytearray = getattr(self.s, source)
            m = min(left, box[TYPE_OF[kind]], room(self.s, kind, x))
            if len(keys) > 1 or least < n:
                m = yield from self.number_of(kind, x, m, who)
            there[x, kind] += self.put(kind, x, m, source)
        return there

    def can_place(self, kinds: Iterable[int], space: int, who: str = "") -> bool:
        """1.4.1, 1.4.2 Whether a piece of these kinds can be placed there: Available, or own ones from elsewhere."""
        kinds = list(kinds)
        return bool(self.placeable(kinds, [space]) or self.takeable(kinds, [space], who or self.faction))

    def place_each(self, kinds: Iterable[int], n: int, among: Iterable[int], who: str = "") -> Steps:
        """5.1 Place one piece of these kinds in each of n different ones of these spaces, or as many as there can be.

        1.4.1 When none is Available any more, `who` may go on with its own pieces from elsewhere on the map.
        """
        kinds, left = list(kinds), list(among)
        for more in range(n, 0, -1):
            able = [x for x in left if self.can_place(kinds, x, who)]
            if not able:
                break
            plenty = sum(available(self.s, kind) for kind in kinds if not IS_BASE[kind])
            if len(able) <= min(more, plenty):  # one in each, in whatever order
                for x in able:
                    yield from self.place(kinds, 1, [x], who=who)
                break
            done = [] if self.placeable(kinds, able) else ["done"]
            key = yield from self.ask("space", [IDS[x] for x in able] + done, who, purpose=TO_PLACE, left=more)
            if key == "done":
                break
            left.remove(SPACE[key])
            yield from self.place(kinds, 1, [SPACE[key]], who=who)

    def move(
        self,
        kinds: Iterable[int],
        n: int,
        origins: Iterable[int],
        ends: Iterable[int],
        least: int | None = None,
        who: str = "",
    ) -> Generator[Decision, str, Pieces]:
        """5.1 Move n pieces of these kinds from these spaces to those, each once. Returns what left which spaces.

        A piece does not move within a space; Tunneled Bases do not move (1.4.4) unless their kind is named.
        """
        kinds, origins, ends = list(kinds), list(origins), list(ends)
        least = n if least is None else least
        moved: Pieces = Counter()
        arrived: Pieces = Counter()
        while (left := n - moved.total()) > 0:
            able = {
                (x, kind): ways
                for x in origins
                for kind in kinds
                if count(self.s, kind, x) > arrived[x, kind]
                and (ways := [y for y in ends if y != x and room(self.s, kind, y)])
            }
            if not able:
                break
            if least >= n and len(ends) == 1 and self._movable(able, arrived) <= min(left, self._room(able, ends[0])):
                for x, kind in able:  # all must go, and there is only one place to go to
                    moved[x, kind] += self.shift_pieces(kind, x, ends[0], count(self.s, kind, x) - arrived[x, kind])
                break
            keys = [piece_key(x, kind) for x, kind in able]
            done = ["done"] if moved.total() >= least else []
            key = yield from self.ask("move", keys + done, who, left=min(left, self._movable(able, arrived)))
            if key == "done":
                break
            x, kind = SPACE[key.partition("/")[0]], kind_of(key)
            names = [IDS[y] for y in able[x, kind]]
            end = SPACE[(yield from self.ask("move_to", names, who, piece=KIND_NAMES[kind], start=IDS[x]))]
            m = min(left, count(self.s, kind, x) - arrived[x, kind], room(self.s, kind, end))
            if len(keys) > 1 or len(names) > 1 or least < n:
                m = yield from self.number_of(kind, end, m, who)
            m = self.shift_pieces(kind, x, end, m)
            moved[x, kind] += m
            arrived[end, kind] += m
        return moved

    def _movable(self, able: Iterable[tuple[int, int]], arrived: Pieces) -> int:
        return sum(count(self.s, kind, x) - arrived[x, kind] for x, kind in able)

    def _room(self, able: Iterable[tuple[int, int]], end: int) -> int:
        return min(room(self.s, kind, end) for _, kind in able)

    def shift_pieces(self, kind: int, start: int, end: int, n: int) -> int:
        """1.4.2 Move pieces to another space, within stacking."""
        n = move(self.s, kind, start, end, n)
        self.s.note("log.move", self.rule, piece=KIND_NAMES[kind], count=n, start=IDS[start], space=IDS[end], by=[])
        return n

    def transfer(
        self, kinds: Iterable[int], n: int, start: str, end: str, least: int | None = None, who: str = ""
    ) -> Generator[Decision, str, int]:
        """5.1 Move n pieces of the types of these kinds from one box to another. Returns how many."""
        types = list(dict.fromkeys(TYPE_OF[kind] for kind in kinds))
        least = n if least is None else least
        done = 0
        while done < n:
            box: bytearray = getattr(self.s, start)
            held = [t for t in types if box[t]]
            if not held:
                break
            if least >= n and sum(box[t] for t in held) <= n - done:
                done += sum(self.rebox(PLACED_AS[t], box[t], start, end) for t in held)
                break
            keys = [TYPE_NAMES[t] for t in held] + (["done"] if done >= least else [])
            key = yield from self.ask("box", keys, who, start=start, end=end, left=n - done)
            if key == "done":
                break
            most = min(n - done, box[TYPE[key]])
            asked = yield from self.ask("box_count", how_many(most), who, piece=key, start=start, end=end)
            done += self.rebox(PLACED_AS[TYPE[key]], most if asked == "all" else int(asked), start, end)
        return done

    def rebox(self, kind: int, n: int, start: str, end: str) -> int:
        """5.1 Move up to n pieces of one type from one box to another."""
        n = shift_box(self.s, kind, start, end, n)
        if n:
            piece = TYPE_NAMES[TYPE_OF[kind]]
            self.s.note("log.event.box", self.rule, count=n, piece=piece, start=start, space=end)
        return n

    def replace(self, kind: int, space: int, new: int, n: int = 1) -> int:
        """5.1.1 Replace pieces by Available ones; those without replacement are just removed. Returns the new ones."""
        return self.put(new, space, self.take(kind, space, n))

    def flip(self, kinds: Iterable[int], among: Iterable[int]) -> int:
        """1.4.3 Turn over all pieces of these kinds in these spaces."""
        n = 0
        for x in among:
            for kind in kinds:
                turned = flip(self.s, kind, x)
                n += turned
                if turned:
                    self.s.note("log.event.flipped", self.rule, count=turned, piece=KIND_NAMES[kind], space=IDS[x])
        return n

    def place_in(self, kind: int, space: int, n: int) -> Steps:
        """1.4.1 Place n pieces in one space: Available ones, then the faction's own from the map if it wants."""
        n -= self.put(kind, space, n)
        if n:
            yield from place_own(self.s, self.faction, kind, space, n, self.rule)

    # --- support, markers, tracks ---------------------------------------------------------------------------------

    def shift(self, space: int, levels: int, toward: int) -> int:
        """1.6.1 Shift a space so many levels toward a level, never past it. Returns how many it moved."""
        return self._shifted(space, shift_toward(self.s, space, toward, levels))

    def set_to(self, space: int, level: int) -> int:
        """1.6.1 Set a space to a level. Returns how many levels it moved."""
        return self._shifted(space, abs(set_support(self.s, space, level)))

    def remove_support(self, space: int) -> int:
        """1.6.2 A space with Support becomes Neutral."""
        return self.set_to(space, NEUTRAL) if self.s.support[space] > NEUTRAL else 0

    def _shifted(self, space: int, levels: int) -> int:
        if levels:
            level = LEVELS[self.s.support[space] + 2]
            self.s.note("log.event.support", self.rule, space=IDS[space], level=level)
        return levels

    def add_terror(self, space: int) -> bool:
        """3.3.4 A Terror marker although one may be there already; Sabotage on a LoC only once."""
        placed = place_terror(self.s, space, second=True)
        if placed:
            self.s.note("log.event.terror", self.rule, space=IDS[space])
        return placed

    def resources(self, faction: str, n: int) -> int:
        """1.8 Resources up or down. Returns the change."""
        return self._track(f"{faction.lower()}_resources", add_resources(self.s, faction, n))

    def aid(self, n: int) -> int:
        return self._track("aid", add_aid(self.s, n))

    def patronage(self, n: int) -> int:
        return self._track("patronage", add_patronage(self.s, n))

    def _track(self, track: str, change: int) -> int:
        if change:
            self.s.note("log.event.track", self.rule, track=track, n=f"{change:+d}")
        return change

    def improve(self, boxes: int) -> int:
        """6.7 Improve the Trail."""
        return improve_trail(self.s, boxes, self.rule)

    def degrade(self, boxes: int) -> int:
        """6.7 Degrade the Trail; 5.1.2 whatever Oriskany says."""
        return degrade_trail(self.s, boxes, self.rule, event=True)

    # --- eligibility ------------------------------------------------------------------------------------------------

    def stay_eligible(self) -> None:
        """2.3.6 The executing faction remains Eligible."""
        self.s.stays_eligible |= {self.faction}
        self.s.note("log.event.eligible", self.rule, faction=self.faction)

    def ineligible(self, faction: str) -> None:
        """2.3.6 A faction is Ineligible through the next card."""
        self.s.made_ineligible |= {faction}
        self.s.note("log.event.ineligible", self.rule, faction=faction)

    def eligible(self, faction: str) -> None:
        """2.3.6 A faction's cylinder goes to the Eligible ones, wherever it is. It still acts but once on a card."""
        self.s.eligible |= {faction}
        if any(faction == acted for acted, _ in self.s.acted):
            self.s.stays_eligible |= {faction}
        self.s.note("log.event.eligible", self.rule, faction=faction)

    # --- free Operations, lasting effects ---------------------------------------------------------------------------

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

    def momentum(self, side: str) -> None:
        """5.4 This text lasts until the next Reset."""
        name = MOMENTUM_OF[self.number, side]
        self.s.momentum |= {name}
        self.s.note("log.momentum", "5.4", momentum=name)


class Capability(Event):
    """5.3 A card whose texts last for the rest of the game: the docstrings say what the rules read elsewhere."""

    def mark(self, side: str) -> Steps:
        """5.3 The marker goes into the box on one side."""
        yield from ()
        set_capability(self.s, CAPABILITY_OF[self.number], side)
        self.s.note("log.capability", "5.3", capability=CAPABILITY_OF[self.number], side=side)
