"""5.1, 1.4 What the texts of Events do with pieces: remove, place, move, replace, turn over.

What can be done must be done (5.1.3): a verb asks only as long as there is something to do, and offers to stop early
only when the text says "up to" (`least`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Any

from indochina.core.decision import END, Decision, numbers

from ..board import ADJACENT, IDS, SPACE, SPACES
from ..components.pieces import (
    COIN,
    IS_BASE,
    KIND_NAMES,
    OWNER,
    PLACED_AS,
    TUNNELS,
    TYPE,
    TYPE_NAMES,
    TYPE_OF,
    US,
    VC_BASE,
)
from ..components.placing import place_own, takeable
from ..operations.moving import kind_of, piece_key
from ..state import (
    ALL,
    AVAILABLE,
    OUT_OF_PLAY,
    available,
    count,
    flip,
    move,
    place,
    remove,
    room,
    shift_box,
    total,
)
from .asking import TO_PLACE, Asking, effects
from .not_offered import no_more_placed, not_entered, not_placed, not_removed, not_there

Steps = Generator[Decision, str, None]
Pieces = Counter[tuple[int, int]]
"""Space and kind: how many."""


class Handling(Asking):
    """An Event while it is executed, as far as it handles pieces."""

    def removable(self, kinds: Iterable[int], among: Iterable[int], who: str = "") -> list[tuple[int, int]]:
        """5.1.1 Spaces and kinds of pieces that can be removed: of Tunneled Bases only one's own."""
        who = who or self.faction
        kinds = [kind for kind in kinds if kind not in TUNNELS or OWNER[kind] == who]
        return [(x, kind) for x in among for kind in kinds if count(self.s, kind, x)]

    def counted(self, kinds: Iterable[int], most: int = ALL, near: bool = False) -> Callable[[int], tuple[int, int]]:
        """How many Bases, and pieces in all up to `most`, of these kinds are in a space, or `near` in those next to it
        too; 5.1.1 Tunneled Bases do not count."""
        bare = tuple(kind for kind in kinds if kind not in TUNNELS)
        bases = tuple(kind for kind in bare if IS_BASE[kind])

        def numbers(space: int) -> tuple[int, int]:
            spaces = (space, *ADJACENT[space]) if near else (space,)
            n = sum(total(self.s, bare, x) for x in spaces)
            return sum(total(self.s, bases, x) for x in spaces), min(most, n)

        return numbers

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
        **does: Any,
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
                keys.append(END)
            why_not = partial(not_removed, self.s, kinds, among)
            key = yield from self.ask("remove", keys, who, why_not, left=left, to=to, **does)
            if key == END:
                break
            x, kind = SPACE[key.partition("/")[0]], kind_of(key)
            m = min(left, count(self.s, kind, x))
            if len(keys) > 1 or least < n:
                m = yield from self.number_of(kind, x, m, who, count(self.s, kind, x))
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
        return [(x, kind) for kind in kinds for x in among if room(self.s, kind, x) and takeable(self.s, who, kind, x)]

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
        **does: Any,
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
                keys.append(END)
            why_not = partial(not_placed, self.s, kinds, among, source)
            how = f"from_{source}"
            key = yield from self.ask("place", keys, who, why_not, left=left, source=source, how=how, **does)
            if key == END:
                break
            x, kind = SPACE[key.partition("/")[0]], kind_of(key)
            if (x, kind) in more:
                there[x, kind] += yield from place_own(self.s, who, kind, x, 1, self.rule)
                continue
            box: bytearray = getattr(self.s, source)
            m = min(left, box[TYPE_OF[kind]], room(self.s, kind, x))
            if len(keys) > 1 or least < n:
                m = yield from self.number_of(kind, x, m, who, box[TYPE_OF[kind]])
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
        kinds, among = list(kinds), list(among)
        left = among[:]
        for more in range(n, 0, -1):
            able = [x for x in left if self.can_place(kinds, x, who)]
            if not able:
                break
            plenty = sum(available(self.s, kind) for kind in kinds if not IS_BASE[kind])
            if len(able) <= min(more, plenty):  # one in each, in whatever order
                for x in able:
                    yield from self.place(kinds, 1, [x], who=who)
                break
            done = [] if self.placeable(kinds, able) else [END]
            keys = [IDS[x] for x in able] + done
            does = effects(keys, **self.placing(kinds))
            why_not = partial(no_more_placed, among, left, able)
            key = yield from self.ask("space", keys, who, why_not, purpose=TO_PLACE, left=more, **does)
            if key == END:
                break
            left.remove(SPACE[key])
            yield from self.place(kinds, 1, [SPACE[key]], who=who)

    def placing(self, kinds: list[int]) -> dict[str, Callable[[int], Any]]:
        """What placing a piece of these kinds does in a space: a Base may come, COIN grows by one."""
        does: dict[str, Callable[[int], Any]] = {}
        if any(IS_BASE[kind] for kind in kinds):
            does["pieces"] = self.base_placed
        if all(kind in COIN for kind in kinds):
            does["balance"] = lambda x: 1
        return does

    def base_placed(self, space: int) -> tuple[int, int]:
        """A VC Base, if it is Available and may stack there: Bases and pieces, as questions tell them."""
        n = len(self.placeable((VC_BASE,), [space]))
        return n, n

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
            done = [END] if moved.total() >= least else []
            why_not = partial(not_there, self.s, kinds, origins)
            some = min(left, self._movable(able, arrived))
            key = yield from self.ask("move", keys + done, who, why_not, left=some)
            if key == END:
                break
            x, kind = SPACE[key.partition("/")[0]], kind_of(key)
            names = [IDS[y] for y in able[x, kind]]
            told = {"piece": KIND_NAMES[kind], "start": IDS[x]}
            end = SPACE[(yield from self.ask("move_to", names, who, partial(not_entered, x, ends), **told))]
            m = min(left, count(self.s, kind, x) - arrived[x, kind], room(self.s, kind, end))
            if len(keys) > 1 or len(names) > 1 or least < n:
                m = yield from self.number_of(kind, end, m, who, count(self.s, kind, x))
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
            keys = [TYPE_NAMES[t] for t in held] + ([END] if done >= least else [])
            key = yield from self.ask("box", keys, who, start=start, end=end, left=n - done)
            if key == END:
                break
            most = min(n - done, box[TYPE[key]])
            done += yield from self.rebox_some(PLACED_AS[TYPE[key]], most, start, end, who)
        return done

    def rebox_some(self, kind: int, most: int, start: str, end: str, who: str) -> Generator[Decision, str, int]:
        """5.1 Move as many pieces of one type from one box to another as `who` says, up to `most`."""
        box: bytearray = getattr(self.s, start)
        values: dict[str, Any] = {"piece": TYPE_NAMES[TYPE_OF[kind]], "start": start, "end": end}
        amounts: dict[str, Any] = {"most": most, "there": box[TYPE_OF[kind]]}
        key = yield from self.ask("box_count", numbers(most), who, **values, **amounts)
        return self.rebox(kind, int(key), start, end)

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
