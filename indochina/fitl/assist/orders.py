"""What changed between two positions, as orders for the hands of a player: numbered lines in the words of the board.

`changes` finds the elementary changes from one state to the next; `Orders` takes them up in the order they happened and
puts those that belong together on one line. Done by hand in their order, the lines lead from one position to the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ..board import IDS, LOCS, NAMES, SPACE, SPACES
from ..cards import CARDS
from ..components.control import victory_total
from ..components.pieces import (
    FACTIONS,
    KIND_NAMES,
    KINDS,
    KINDS_OF_TYPE,
    PLACED_AS,
    TUNNELS,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
)
from ..position import CONTROL_NAMES
from ..state import AVAILABLE, BOXES, State
from ..words.en import ENGLISH

LEVEL_WORDS = {
    2: "Active Support",
    1: "Passive Support",
    0: "Neutral",
    -1: "Passive Opposition",
    -2: "Active Opposition",
}
BOX_WORDS = {
    "pass": "Pass",
    "op": "Operation only",
    "op_sa": "Operation and Special Activity",
    "limop": "Limited Operation",
    "event": "Event",
}
TRACK_WORDS = {"aid": "Aid", "patronage": "Patronage", "econ": "Total Econ", "trail": "Trail"}
SET_WORDS = {
    "shaded": ("Capability in force, shaded", "Capability off, shaded"),
    "unshaded": ("Capability in force, unshaded", "Capability off, unshaded"),
    "momentum": ("Momentum in force", "Momentum over"),
    "stays_eligible": ("Stays Eligible after this card", "No longer stays Eligible"),
    "made_ineligible": ("Ineligible through the next card", "No longer Ineligible through the next card"),
    "pivotal": ("Takes its Pivotal Event back", "Has no Pivotal Event any more"),
    "nonplayers": ("Non-player from now on", "A player's from now on"),
}
SEQUENCE = ("acted", "eligible", "stays_eligible", "made_ineligible", "nonplayers")
"""Values about whose turn it is: told last."""
OTHERS = (
    *TRACK_WORDS,
    "shaded",
    "unshaded",
    "momentum",
    "leader_box",
    "leader_flipped",
    "peace_talks",
    "pivotal",
    "policy",
    "current",
    "next",
    *SEQUENCE,
)


def name_of(word: str) -> str:
    """A word's name as the game says it; one without a name is written like one."""
    return ENGLISH.get(f"name.{word}") or word.replace("_", " ").capitalize()


def counted(n: int, kind: int, called: str = "") -> str:
    """`2 US Troops`, `1 Police`."""
    name = name_of(called or KIND_NAMES[kind])
    return f"{n} {name}" if n == 1 or name == "Police" else f"{n} {name}s"


# --- elementary changes ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pieces:
    """Some pieces of one kind go from a space or box to another, or stay and are turned over."""

    n: int
    kind: int
    start: str
    end: str
    new: int

    @property
    def line(self) -> tuple[str, ...]:
        """What it shares a line with: all that happens in one space, or all that goes one way."""
        if self.start == self.end or (self.start in BOXES and self.end not in BOXES):
            return ("at", self.end)
        return ("at", self.start) if self.end in BOXES and self.start not in BOXES else ("move", self.start, self.end)

    @property
    def takes(self) -> set[tuple[str, Any]]:
        """What must be there for it, so that it cannot be done before it was."""
        return {(self.start, TYPE_OF[self.kind] if self.start in BOXES else KIND_NAMES[self.kind])}

    @property
    def gives(self) -> set[tuple[str, Any]]:
        return {(self.end, TYPE_OF[self.new] if self.end in BOXES else KIND_NAMES[self.new])}

    def joined(self, later: Change) -> Change | None:
        """Both in one, if they are the same but for the number."""
        if isinstance(later, Pieces) and replace(later, n=self.n) == self:
            return replace(self, n=self.n + later.n)
        return None

    @property
    def phrase(self) -> tuple[str, str, str]:
        """What is done, with what, and whereto: `("remove ", "2 US Troops", " to Casualties")`."""
        turned = ""
        if self.kind in TUNNELS or self.new in TUNNELS:
            turned = "Tunneled" if self.new in TUNNELS else "without Tunnel"
        elif self.new != self.kind:
            turned = "Active" if KIND_NAMES[self.new].endswith("_a") else "Underground"
        if self.start == self.end:
            return "turn ", counted(self.n, self.kind), f" {turned}"
        if self.start in BOXES and self.end in BOXES:
            return "", counted(self.n, self.kind, TYPE_NAMES[TYPE_OF[self.kind]]), ""
        if self.line[0] == "move":
            return "", counted(self.n, self.kind) + (f" (turned {turned})" if self.new != self.kind else ""), ""
        if self.start in BOXES:
            tail = "" if self.start == AVAILABLE else f" from {name_of(self.start)}"
            return "place ", counted(self.n, self.new), tail
        return "remove ", counted(self.n, self.kind), f" to {name_of(self.end)}"


@dataclass(frozen=True)
class Value:
    """A marker, a track or a list goes from one value to another; `place` is the space it is in, or empty."""

    name: str
    place: str
    before: Any
    after: Any

    @property
    def line(self) -> tuple[str, ...]:
        return ("at", self.place) if self.place else (self.name,)

    @property
    def takes(self) -> set[tuple[str, Any]]:
        return {(self.place, self.name)}

    gives = takes

    def joined(self, later: Change) -> Change | None:
        if isinstance(later, Value) and (later.name, later.place) == (self.name, self.place):
            return replace(self, after=later.after)
        return None

    @property
    def phrase(self) -> tuple[str, str, str]:
        if self.name == "support":
            return "shift to ", LEVEL_WORDS[self.after], ""
        if self.name == "terror":
            n = self.after - self.before
            what = "Sabotage" if SPACE[self.place] in LOCS else "Terror"
            return "place " if n > 0 else "remove ", f"{abs(n)} {what} marker{'s' * (abs(n) > 1)}", ""
        return "", " ".join(value_sentences(self)), ""


Change = Pieces | Value


def value_sentences(change: Value) -> Iterator[str]:
    """A track, list or flag of the whole game in sentences."""
    name, before, after = change.name, change.before, change.after
    if name.endswith("_resources"):
        yield f"{'Add' if after > before else 'Pay'} {abs(after - before)} {name_of(name)} ({before} → {after})."
    elif name in TRACK_WORDS:
        yield f"{TRACK_WORDS[name]}: {before} → {after}."
    elif name in SET_WORDS:
        for wording, words in zip(SET_WORDS[name], (after - before, before - after)):
            if words:
                yield f"{wording}: {', '.join(name_of(word) for word in sorted(words))}."
    elif name == "acted":
        yield from acted_sentences(before, after)
    elif name == "eligible":
        out = [faction for faction in FACTIONS if faction not in after]
        yield f"Eligible: {', '.join(f for f in FACTIONS if f in after) or 'nobody'}."
        if out:
            yield f"Ineligible: {', '.join(out)}."
    else:
        yield SENTENCES[name](after)


def acted_sentences(before: Any, after: Any) -> Iterator[str]:
    """Cylinders that leave the boxes of the Sequence of Play, and those that go there."""
    stayed = before if before == after[: len(before)] or dict(before).keys() == dict(after).keys() else ()
    if before and not stayed:
        yield f"Out of the boxes: {', '.join(faction for faction, _ in before)}."
    for faction, box in after:
        if (faction, box) not in stayed:
            yield f"{faction} cylinder: to {BOX_WORDS[box]}."


def card_name(number: int) -> str:
    return f"{number} {CARDS[number].title}" if number else "none"


SENTENCES: dict[str, Callable[[Any], str]] = {
    "leader_box": lambda box: f"RVN Leader box, from the bottom: {', '.join(card_name(n) for n in box) or 'empty'}.",
    "leader_flipped": lambda down: f"Turn the RVN Leader's card face {'down' if down else 'up'}.",
    "peace_talks": lambda on: (
        "Put the Peace Talks marker on Linebacker II." if on else "Take the Peace Talks marker away."
    ),
    "policy": lambda policy: f"US Policy: {policy or 'none'}.",
    "current": lambda number: f"Card played: {card_name(number)}.",
    "next": lambda number: f"Next card: {card_name(number)}.",
}
"""What is told of a value by itself, whatever it was before."""


def changes(before: State, after: State) -> list[Change]:
    """Everything a player has to do to make one position the other, markers of Control and Victory left out."""
    found: list[Change] = []
    for faction, n in before.resources.items():
        if n != after.resources[faction]:
            found.append(Value(f"{faction.lower()}_resources", "", n, after.resources[faction]))
    if before.pieces != after.pieces or any(getattr(before, box) != getattr(after, box) for box in BOXES):
        for t in range(TYPES):
            found += _pieces(before, after, t)
    for x in SPACES:
        if before.terror[x] != after.terror[x]:
            found.append(Value("terror", IDS[x], before.terror[x], after.terror[x]))
        if before.support[x] != after.support[x]:
            found.append(Value("support", IDS[x], before.support[x], after.support[x]))
    for name in OTHERS:
        if getattr(before, name) != getattr(after, name):
            found.append(Value(name, "", getattr(before, name), getattr(after, name)))
    return found


def _pieces(before: State, after: State, t: int) -> Iterator[Pieces]:
    """Where the pieces of one type went: turned over where they stand, moved on the map, off it and onto it."""
    gone: list[tuple[str, int, int]] = []  # place, kind, how many
    come: list[tuple[str, int, int]] = []
    for x in SPACES:
        for kind in KINDS_OF_TYPE[t]:
            n = after.pieces[x * KINDS + kind] - before.pieces[x * KINDS + kind]
            if n:
                (come if n > 0 else gone).append((IDS[x], kind, abs(n)))
    for box in BOXES:
        n = getattr(after, box)[t] - getattr(before, box)[t]
        if n:
            (come if n > 0 else gone).append((box, PLACED_AS[t], abs(n)))
    tests = (
        lambda a, b: a[0] == b[0],  # turned over
        lambda a, b: a[0] not in BOXES and b[0] not in BOXES and a[1] == b[1],  # moved
        lambda a, b: a[0] not in BOXES and b[0] not in BOXES,  # moved and turned over
        lambda a, b: True,
    )
    for fits in tests:
        for i, a in enumerate(gone):
            for j, b in enumerate(come):
                n = min(gone[i][2], come[j][2])
                if n and fits(a, b):
                    gone[i], come[j] = (*a[:2], gone[i][2] - n), (*b[:2], come[j][2] - n)
                    new = b[1] if b[0] not in BOXES else a[1]
                    yield Pieces(n, a[1] if a[0] not in BOXES else new, a[0], b[0], new)


# --- lines ------------------------------------------------------------------------------------------------------------


@dataclass
class Line:
    key: tuple[str, ...]
    changes: list[Change] = field(default_factory=list)

    def gives(self, change: Change) -> bool:
        """Does the change need what this line brings?"""
        return any(mine.gives & change.takes for mine in self.changes)

    def add(self, change: Change) -> None:
        """Join it with the same change before it, unless it needs what came between."""
        for i in range(len(self.changes) - 1, -1, -1):
            joined = self.changes[i].joined(change)
            if joined is not None:
                self.changes[i] = joined
                if isinstance(joined, Value) and joined.before == joined.after:
                    del self.changes[i]
                return
            if self.changes[i].gives & change.takes:
                break
        self.changes.append(change)

    @property
    def text(self) -> str:
        phrases: list[tuple[str, list[str], str]] = []
        for change in self.changes:
            verb, what, tail = change.phrase
            if phrases and (phrases[-1][0], phrases[-1][2]) == (verb, tail):
                phrases[-1][1].append(what)
            else:
                phrases.append((verb, [what], tail))
        words = ", ".join(f"{verb}{' and '.join(what)}{tail}" for verb, what, tail in phrases)
        if self.key[0] == "at":
            return f"{NAMES[SPACE[self.key[1]]]}: {words}."
        if self.key[0] == "move":
            return f"Move {words} from {place_name(self.key[1])} to {place_name(self.key[2])}."
        return words


def place_name(place: str) -> str:
    return NAMES[SPACE[place]] if place in SPACE else name_of(place)


class Orders:
    """Changes as they happen, gathered into lines."""

    def __init__(self, found: Iterable[Change] = ()) -> None:
        self.lines: list[Line] = []
        for change in found:
            self.add(change)

    def add(self, change: Change) -> None:
        """To the last line it belongs to, unless it needs what a line after that brought; else a new line."""
        for line in reversed(self.lines):
            if line.key == change.line:
                line.add(change)
                return
            if line.gives(change):
                break
        self.lines.append(Line(change.line, [change]))

    @property
    def texts(self) -> list[str]:
        told = [line for line in self.lines if line.changes]
        last = [line for line in told if line.key[0] in SEQUENCE]
        return [text for line in (*(x for x in told if x not in last), *last) if (text := line.text)]


def markers(before: State, after: State) -> list[str]:
    """Markers that follow from the pieces: Control, and the four totals on the edge of the board."""
    lines = []
    control = [f"{NAMES[x]} {_control(after.control[x])}" for x in SPACES if before.control[x] != after.control[x]]
    if control:
        lines.append(f"Control: {', '.join(control)}.")
    totals = [(f, victory_total(before, f), victory_total(after, f)) for f in FACTIONS]
    if moved := [f"{faction} {was} → {now}" for faction, was, now in totals if was != now]:
        lines.append(f"Victory markers: {', '.join(moved)}.")
    return lines


def _control(control: int) -> str:
    return {"coin": "COIN", "nva": "NVA", "none": "nobody"}[CONTROL_NAMES[control]]
