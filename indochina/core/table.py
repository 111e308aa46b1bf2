"""What lies on the table, as named cells, and what changed on it from one moment to another, as effects.

A game lays out the parts of its flat state by place and thing (`Pieces`, `Marks`, `Track` ...). Two states then differ
in some cells; those that count pieces are paired into moves and turns, whatever is left over is told as it is. So
nothing that differs is ever lost, and no rule has to say a second time what it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

Cell = tuple[str, str]
"""A place and a thing there: `("saigon", "us_troop")`, `("hue", "support")`, `("", "aid")` for the whole game."""
Cells = dict[Cell, Any]
AT = "at"
"""The thing of a cell that says where a single unit is: `("308", "at")`."""


# --- effects ----------------------------------------------------------------------------------------------------


class Moved(NamedTuple):
    """So many pieces went from a place (a space, a box) to another, or turned over where they were.

    `piece` is what they were, `into` what they are: the same, unless they turned over on the way.
    """

    piece: str
    into: str
    start: str
    at: str
    n: int


class Counted(NamedTuple):
    """More or fewer of a piece in a place, and nothing that could tell where they came from or went."""

    piece: str
    at: str
    by: int


class Became(NamedTuple):
    """A marker or a track that shows something else; None: there was none, or is none now."""

    what: str
    at: str
    before: Any
    after: Any


Effect = Moved | Counted | Became


# --- how a part of the state lies on the table --------------------------------------------------------------------


class Layout:
    """One part of a state as cells, and back."""

    pieces = False
    """Do the cells count or place pieces, which come from somewhere and go somewhere?"""

    def __init__(self, part: str) -> None:
        self.part = part

    def read(self, state: Any) -> Any:
        return getattr(state, self.part)

    def cells(self, value: Any) -> Cells:
        raise NotImplementedError

    def value(self, cells: Cells) -> Any:
        """What the part is, by its own cells."""
        raise NotImplementedError


class Pieces(Layout):
    """Pieces counted by `place * kinds + kind`."""

    pieces = True

    def __init__(self, part: str, places: Sequence[str], kinds: Sequence[str]) -> None:
        super().__init__(part)
        self.names = [(place, kind) for place in places for kind in kinds]

    def cells(self, value: Any) -> Cells:
        return dict(zip(self.names, value))

    def value(self, cells: Cells) -> Any:
        return bytearray(cells[name] for name in self.names)


class Whereabouts(Layout):
    """Single units, each with the place where it is."""

    pieces = True

    def __init__(self, part: str, units: Sequence[str], places: Mapping[int, str]) -> None:
        super().__init__(part)
        self.names, self.places, self.number = [(unit, AT) for unit in units], places, turned_round(places)

    def cells(self, value: Any) -> Cells:
        return dict(zip(self.names, [self.places[place] for place in value]))

    def value(self, cells: Cells) -> Any:
        return [self.number[cells[name]] for name in self.names]


class Marks(Layout):
    """A marker in each place, by its number or by what the numbers are `called`; `kind` of sequence it is kept in."""

    def __init__(
        self, part: str, places: Sequence[str], thing: str, called: Mapping[int, str] | None = None, kind: Any = list
    ) -> None:
        super().__init__(part)
        self.names = [(place, thing) for place in places]
        self.called, self.number, self.kind = called, turned_round(called or {}), kind

    def cells(self, value: Any) -> Cells:
        called = self.called
        return dict(zip(self.names, value if called is None else [called[number] for number in value]))

    def value(self, cells: Cells) -> Any:
        values = [cells[name] for name in self.names]
        return self.kind(values if self.called is None else [self.number[value] for value in values])


class Track(Layout):
    """One value for the whole game, by what it is `called`; no cell if that is nothing."""

    def __init__(self, part: str, called: Mapping[Any, Any] | None = None) -> None:
        super().__init__(part)
        self.called, self.number = called, turned_round(called or {})

    def cells(self, value: Any) -> Cells:
        shown = value if self.called is None else self.called[value]
        return {} if shown is None else {("", self.part): shown}

    def value(self, cells: Cells) -> Any:
        shown = cells.get(("", self.part))
        return shown if self.called is None else self.number[shown]


class Tracks(Layout):
    """Several values, each with a name of its own on the table; `kind` of mapping or sequence they are kept in."""

    def __init__(
        self, part: str, names: Mapping[Any, str], kind: Any = dict, called: Mapping[Any, Any] | None = None
    ) -> None:
        super().__init__(part)
        self.names, self.kind, self.called, self.number = names, kind, called, turned_round(called or {})

    def cells(self, value: Any) -> Cells:
        shown = {
            name: value[key] if self.called is None else self.called[value[key]] for key, name in self.names.items()
        }
        return {("", name): given for name, given in shown.items() if given is not None}

    def value(self, cells: Cells) -> Any:
        shown = {key: cells.get(("", name)) for key, name in self.names.items()}
        found = shown if self.called is None else {key: self.number[given] for key, given in shown.items()}
        return found if self.kind is dict else self.kind(found.values())


class Members(Layout):
    """A set: what is in it has the marker."""

    def __init__(self, part: str, called: Mapping[Any, str] | None = None) -> None:
        super().__init__(part)
        self.called, self.number = called, turned_round(called or {})

    def cells(self, value: Any) -> Cells:
        names = value if self.called is None else [self.called[number] for number in value]
        return {(name, self.part): True for name in sorted(names)}

    def value(self, cells: Cells) -> Any:
        return frozenset(name if self.called is None else self.number[name] for name, _ in cells)


class Pairs(Layout):
    """Each with what it is given: a row of pairs in their order, or a mapping."""

    def __init__(self, part: str, kind: Any = tuple, called: Mapping[Any, str] | None = None) -> None:
        super().__init__(part)
        self.kind, self.called, self.number = kind, called, turned_round(called or {})

    def cells(self, value: Any) -> Cells:
        pairs = value.items() if self.kind is dict else value
        return {(name if self.called is None else self.called[name], self.part): given for name, given in pairs}

    def value(self, cells: Cells) -> Any:
        return self.kind(
            (name if self.called is None else self.number[name], given) for (name, _), given in cells.items()
        )


class Pile(Layout):
    """Cards in their order, each with its place: one that comes or goes on top leaves the others where they are.

    `top`: does the pile give and take at its beginning? Else it does at its end.
    """

    def __init__(self, part: str, called: Mapping[Any, str] | None = None, top: bool = False) -> None:
        super().__init__(part)
        self.called, self.number, self.top = called, turned_round(called or {}), top

    def cells(self, value: Any) -> Cells:
        names = value if self.called is None else [self.called[card] for card in value]
        return {(name, self.part): place for place, name in enumerate(reversed(names) if self.top else names, 1)}

    def value(self, cells: Cells) -> Any:
        names = [name for name, _ in sorted(cells, key=lambda cell: cells[cell], reverse=self.top)]
        return tuple(names if self.called is None else [self.number[name] for name in names])


class Seen(Layout):
    """What a seat can see where not all is open: worked out from the whole state, and no way back."""

    def __init__(self, look: Callable[[Any], Cells], pieces: bool = False) -> None:
        super().__init__("")
        self.look, self.pieces = look, pieces

    def read(self, state: Any) -> Cells:
        return self.look(state)

    def cells(self, value: Any) -> Cells:
        return dict(value)


def turned_round(names: Mapping[Any, Any]) -> dict[Any, Any]:
    return {name: key for key, name in names.items()}


class Table(NamedTuple):
    """All that lies on the table of a game: its parts, and what a piece is, whichever side it shows."""

    layouts: Sequence[Layout]
    types: Mapping[str, str] = {}

    def effects(self, before: Any, after: Any) -> list[Effect]:
        """What differs between two states: pieces first, then markers and tracks in the order of the table."""
        counts: dict[Cell, int] = {}
        moved: list[Effect] = []
        marked: list[Effect] = []
        for layout in self.layouts:
            was, now = layout.read(before), layout.read(after)
            if was == now:
                continue
            for cell, old, new in different(layout.cells(was), layout.cells(now)):
                if not layout.pieces or (cell[1] == AT and (old is None or new is None)):
                    marked.append(Became(cell[1], cell[0], old, new))
                elif cell[1] == AT:
                    moved.append(Moved(cell[0], cell[0], old, new, 1))
                else:
                    counts[cell] = (new or 0) - (old or 0)
        return [*paired(counts, self.types), *moved, *marked]


def different(was: Cells, now: Cells) -> list[tuple[Cell, Any, Any]]:
    """The cells that differ, those of before first."""
    found = [(cell, old, now.get(cell)) for cell, old in was.items() if now.get(cell) != old]
    return found + [(cell, None, new) for cell, new in now.items() if cell not in was]


# --- pairing ------------------------------------------------------------------------------------------------------


def paired(counts: dict[Cell, int], types: Mapping[str, str]) -> list[Effect]:
    """What turned over where it was, what moved as it is, what moved and turned over; then what is left.

    >>> paired({("hue", "troop"): -2, ("", "troop"): 0, ("saigon", "troop"): 3}, {})
    [Moved(piece='troop', into='troop', start='hue', at='saigon', n=2), Counted(piece='troop', at='saigon', by=1)]
    """
    left = {cell: by for cell, by in counts.items() if by}
    found: list[Effect] = []
    for same in (_turned, _moved, _either):
        gone = [cell for cell, by in left.items() if by < 0]
        come = [cell for cell, by in left.items() if by > 0]
        for start in gone:
            for end in come:
                count = min(-left[start], left[end])
                if count > 0 and same(start, end, types):
                    left[start] += count
                    left[end] -= count
                    found.append(Moved(start[1], end[1], start[0], end[0], count))
    return found + [Counted(piece, at, by) for (at, piece), by in left.items() if by]


def _turned(start: Cell, end: Cell, types: Mapping[str, str]) -> bool:
    return start[0] == end[0] and _either(start, end, types)


def _moved(start: Cell, end: Cell, types: Mapping[str, str]) -> bool:
    return start[1] == end[1]


def _either(start: Cell, end: Cell, types: Mapping[str, str]) -> bool:
    return types.get(start[1], start[1]) == types.get(end[1], end[1])


# --- carrying out -------------------------------------------------------------------------------------------------


def carry_out(cells: Cells, effects: Iterable[Effect]) -> None:
    """Do to the cells what the effects tell, and nothing else."""
    for effect in effects:
        if isinstance(effect, Moved) and (effect.piece, AT) in cells:
            cells[effect.piece, AT] = effect.at
        elif isinstance(effect, Moved):
            cells[effect.start, effect.piece] -= effect.n
            cells[effect.at, effect.into] += effect.n
        elif isinstance(effect, Counted):
            cells[effect.at, effect.piece] += effect.by
        elif effect.after is None:
            del cells[effect.at, effect.what]
        else:
            cells[effect.at, effect.what] = effect.after
