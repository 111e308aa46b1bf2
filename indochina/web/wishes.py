"""Read a wish: what somebody has clicked or dragged on the board, as the answers it stands for.

The client says only what was meant: pieces, where to, how many. The answers are looked for here among what the engine
offers, question after question, on clones. A wish is carried out whole or not at all; it is never read past dice, a
card drawn or something hidden that comes to light, since to refuse it would tell of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from indochina.core import naming
from indochina.core.catalogue import Messages
from indochina.core.decision import ALL, CHANCE, DONE, Decision
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.core.view import plain_words

from .messages import Wish
from .viewer import Refused

MOST_TRIES = 60
"""Answers that are tried for one wish."""
MOST_CLOSED = 3
"""Questions on the way that are closed for one wish, one inside the other."""
CLOSING = (DONE, "go")
ENDS, STARTS = ("space", "to", "destination", "move_to", "target"), ("from", "origin")
"""How the names of questions end whose answer is where something ends, or begins."""
HOW, WHAT_FOR = MANNERS = ("how", "option")
"""Questions that end so ask in which way, or for what; they are answered if only one answer leads to what is wished."""
COUNTED = ("piece", "unit")
"""A question of how many that names one of these counts pieces."""
SAYS = {
    "en": {
        "none": "That is no answer to what is asked.",
        "several": "That can be read in several ways.",
        "together": "Not all of these can do that together.",
    },
    "fr": {
        "none": "Ce n’est pas une réponse à la question.",
        "several": "Cela peut se lire de plusieurs façons.",
        "together": "Toutes ces pièces ne le peuvent pas ensemble.",
    },
}


class Which(NamedTuple):
    """The wish can be read in several ways, which differ in the manner."""

    manners: list[str]
    decision: Decision


class Node(NamedTuple):
    """How far a reading has come."""

    game: Game
    keys: tuple[str, ...]
    left: tuple[str, ...]
    """Pieces and stacks that are not said yet."""
    to: str
    """Where to, if that is not said yet."""
    counting: bool = False
    """Something has just been named, and how many of it may be asked."""
    closed: int = 0
    manners: tuple[tuple[Decision, str], ...] = ()
    """The questions of the manner that were asked, with the answers."""
    named_at: str = ""
    """The question at which one of the pieces was named last."""
    numbered: bool = False
    """So many as were wished have been taken."""


def read(game: Game, wish: Wish, words: Messages, language: str) -> list[str] | Which:
    """The answers a wish stands for; Refused with the reason if there are none, or more than one reading."""
    reading = Reading(game, wish)
    found = reading.found()
    if not found and (place := reading.place()):
        return [place]
    says = SAYS.get(language, SAYS["en"])
    if not found:
        raise Refused(422, reading.reason(words) or says["together" if reading.pile else "none"])
    least = min(node.closed for node in found)
    best = apart([node for node in found if node.closed == least])
    if len(best) == 1:
        return list(best[0].keys)
    if which := differing(best):
        return which
    raise Refused(422, says["several"])


def apart(nodes: list[Node]) -> list[Node]:
    """The readings that come to different things: of those that leave the game alike the first."""
    kept: list[Node] = []
    for node in nodes:
        if not any(alike(node.game, other.game) for other in kept):
            kept.append(node)
    return kept


def alike(one: Game, other: Game) -> bool:
    """Does it make no difference which of the two is played on?"""
    asked = [game.decision and (game.decision.name, game.decision.values, game.decision.keys) for game in (one, other)]
    return bool(one.state == other.state) and asked[0] == asked[1]


def differing(nodes: list[Node]) -> Which | None:
    """The first question of the manner that readings answer differently, if nothing else tells them apart."""
    ways = [tuple(key for _, key in node.manners) for node in nodes]
    if len({*ways}) < len(nodes):
        return None
    for asked in zip(*(node.manners for node in nodes)):
        keys = list(dict.fromkeys(key for _, key in asked))
        if len(keys) > 1:
            return Which(keys, asked[0][0])
    return None


class Reading:
    def __init__(self, game: Game, wish: Wish) -> None:
        assert game.decision is not None
        self.game, self.wish = game, wish
        self.seat = game.decision.seat
        places = {thing.partition("/")[0] for thing in wish.things}
        several = len(wish.things) > 1 and len(places) == 1 and wish.count != ""
        self.pile = next(iter(places)) if several else ""
        """Where several pieces stand of which those are meant that can be, all or so many."""
        self.tries = 0
        self.seen: list[Node] = []

    def found(self) -> list[Node]:
        """All complete readings."""
        found: list[Node] = []
        open_nodes = [Node(self.game, (), tuple(self.wish.things), self.wish.to)]
        while open_nodes:
            node = open_nodes.pop(0)
            if node.keys and self.complete(node):
                if node.numbered or self.wish.count in ("", "1", ALL):
                    found.append(node)
            else:
                open_nodes += self.further(node)
                self.seen.append(node)
        return found

    def place(self) -> str:
        """A click on a piece that cannot be meant is one on its place."""
        assert self.game.decision is not None
        if self.wish.to or not (self.pile or len(self.wish.things) == 1):
            return ""
        place = self.wish.things[0].partition("/")[0]
        return place if place in self.game.decision.keys else ""

    def complete(self, node: Node) -> bool:
        if node.left or node.to:
            return False
        decision = node.game.decision
        if not node.counting or decision is None or decision.seat != self.seat:
            return True
        return not self.wish.count or not (decision.whole or (ALL in decision.keys and self.stack))

    @property
    def stack(self) -> bool:
        """Is all that stands in one place meant, whatever it is?"""
        return self.wish.count == ALL and len(self.wish.things) == 1 and "/" not in self.wish.things[0]

    def further(self, node: Node) -> Iterator[Node]:
        """The reading with one answer more, in each way there is."""
        decision = node.game.decision
        if decision is None or decision.seat != self.seat:
            return
        if decision.whole:
            yield from self.counted(node, decision)
            return
        if node.counting and self.stack and ALL in decision.keys:
            yield from self.after(node._replace(counting=False), ALL)
            return
        if self.pile and node.left and (taken := self.of_the_pile(node, decision)) is not None:
            yield from taken
            return
        yield from self.said(node, decision)
        role = decision.name.rpartition(".")[2]
        if node.to and node.to in decision.keys and role not in STARTS:
            yield from self.after(node._replace(to=""), node.to)
        if role in MANNERS:
            yield from self.in_each_way(node, decision)
        if node.closed < MOST_CLOSED and (key := next((key for key in CLOSING if key in decision.keys), None)):
            yield from self.closing(node, key)

    def closing(self, node: Node, key: str) -> Iterator[Node]:
        """A question on the way is closed. What comes of that is not what was wished, unless it moves pieces there."""
        for found in self.after(node._replace(closed=node.closed + 1), key):
            if node.to or (node.left and node.left == found.left):
                yield found

    def said(self, node: Node, decision: Decision) -> list[Node]:
        """The first piece that can be said: the others come after it."""
        return next(filter(None, (list(self.named(node, decision, thing)) for thing in node.left)), [])

    def of_the_pile(self, node: Node, decision: Decision) -> list[Node] | None:
        """All of the pile at once, or one more of it, or no more can be named; None: here it is not asked for."""
        if self.wish.count == ALL and speaks_of(decision, self.pile):
            return list(self.after(node._replace(left=()), ALL)) if self.holds_all(decision) else []
        if node.named_at != decision.name:
            return None
        return self.said(node, decision) or [node._replace(left=(), numbered=self.wish.count == ALL)]

    def counted(self, node: Node, decision: Decision) -> Iterator[Node]:
        """How many: as wished; all of what is clicked once more; one, of what was clicked before this."""
        about = next((thing for thing in node.left if speaks_of(decision, thing)), "")
        if not node.keys and about and not node.to:
            left = tuple(thing for thing in node.left if thing != about)
            yield from self.after(node._replace(left=left, numbered=True), self.number(decision) or decision.whole)
        elif not node.keys and any(name in decision.values for name in COUNTED):
            yield from self.after(node, decision.keys[0])
        elif node.keys:
            number = self.number(decision) or decision.keys[0]
            yield from self.after(node._replace(counting=False, numbered=True), number)

    def number(self, decision: Decision) -> str:
        return decision.whole if self.wish.count == ALL else self.wish.count

    def named(self, node: Node, decision: Decision, thing: str) -> Iterator[Node]:
        """A piece by itself or by its kind where its place is known; else its place, from which it may be named."""
        place, _, kind = thing.partition("/")
        left = tuple(other for other in node.left if other != thing)
        if thing in decision.keys:
            yield from self.after(node._replace(left=left, counting=True), thing)
        elif kind and kind in decision.keys and speaks_of(decision, place):
            yield from self.after(self.taken(node, decision, left), kind)
        elif kind and kind in decision.keys and self.alone(kind):
            to = "" if node.to in spoken(decision) else node.to
            yield from self.after(self.taken(node, decision, left)._replace(to=to), kind)
        elif thing == node.left[0] and place in decision.keys and place not in node.keys:
            if decision.name.rpartition(".")[2] not in ENDS:
                yield from self.after(node, place)

    def alone(self, kind: str) -> bool:
        """Is there only one piece of the kind, wherever it stands?"""
        return (self.game.rules.target(kind) or {}).get("unit") == kind

    def holds_all(self, decision: Decision) -> bool:
        """Are all that may be named together, and are these the pile that is wished?"""
        kinds = {thing.partition("/")[2] for thing in self.wish.things}
        return ALL in decision.keys and all(key in kinds for key in decision.keys if self.alone(key))

    def taken(self, node: Node, decision: Decision, left: tuple[str, ...]) -> Node:
        """The reading when one more piece is named: of a pile perhaps the last that is wished."""
        node = node._replace(left=left, counting=True, named_at=decision.name)
        if self.pile and self.wish.count != ALL and len(self.wish.things) - len(left) == int(self.wish.count):
            return node._replace(left=(), numbered=True)
        return node

    def in_each_way(self, node: Node, decision: Decision) -> Iterator[Node]:
        if decision.name.endswith(WHAT_FOR) and node.keys:
            return  # no wish goes on to something else to do
        if any(asked.name == decision.name for asked, _ in node.manners):
            return
        said = self.wish.by.split()
        for key in [key for key in decision.keys if key in said] or decision.keys:
            yield from self.after(node._replace(manners=(*node.manners, (decision, key))), key)

    def after(self, node: Node, key: str) -> Iterator[Node]:
        """The reading after an answer, unless it has gone wrong: past dice, or pieces moved to another place."""
        game = node.game.clone()
        noted, before = game.noted, game.decision
        if before is None or key not in before.keys:
            return
        node = node._replace(game=game, keys=(*node.keys, key))
        self.choose(game, key)
        if any(key in (thing, thing.partition("/")[2]) for thing in self.wish.things):
            node = self.again(node, key, before)
        if shows(game):  # what came to light says nothing
            if self.complete(node):
                yield node
        elif (moved := self.moved(node, noted)) is not None:
            yield moved

    def again(self, node: Node, key: str, before: Decision) -> Node:
        """Where pieces are named one by one, as many of them as are wished."""
        times = MOST_TRIES if self.wish.count == ALL else int(self.wish.count or 1)
        for taken in range(2, times + 1):
            decision = node.game.decision
            if decision is None or (decision.seat, decision.name) != (self.seat, before.name):
                break
            if key not in decision.keys or shows(node.game):
                break
            self.choose(node.game, key)
            node = node._replace(keys=(*node.keys, key), numbered=taken == times)
        return node

    def choose(self, game: Game, key: str) -> None:
        self.tries += 1
        if self.tries > MOST_TRIES:
            raise Refused(422, "this takes too long to read")
        game.choose(key)

    def moved(self, node: Node, noted: int) -> Node | None:
        """What has been said by what followed by itself: a single kind is not asked for, nor one piece counted.

        None: pieces have moved, or are about to, and not to where they should.
        """
        told = [set(plain_words(list(note.values.values()))) for _, note in node.game.notes(noted)]
        decision = node.game.decision
        if decision is not None and decision.whole and decision.seat == self.seat:
            told.append(spoken(decision))
        for thing in self.wish.things:
            here = next((words for words in told if words >= set(thing.split("/"))), None)
            if here is None or "/" not in thing:
                continue
            if node.to and node.to not in here:
                return None
            left = tuple(other for other in node.left if other != thing)
            node = node._replace(left=left, to="", counting=node.counting or thing in node.left)
        return node

    def reason(self, words: Messages) -> str:
        """The rules' reason against a word, where a reading came furthest; not that something else is asked there."""
        seen = [node for node in self.seen if not (self.pile and node.left)]  # why all of them not would take long
        for node in sorted(seen, key=lambda node: (len(node.left) + bool(node.to), node.closed, -len(node.keys))):
            decision = node.game.decision
            if decision is None or decision.seat != self.seat:
                continue
            for word in unsaid(node, decision):
                try:
                    reasons = naming.why_not(self.game.rules, words, decision, word)
                except Error:
                    continue
                if reasons and words.prompt(decision) not in reasons[0]:
                    return "; ".join(reasons)
        return ""


def carries(words: Messages, decision: Decision) -> bool | str:
    """Is a question one of several by which pieces move? The texts of cards ask for all sorts of things.

    `from`: the places it offers, if any, are not where pieces go: those that stand there may be meant. `to`: it is
    known who moves, and where to may be pointed at.
    """
    family, _, role = decision.name.rpartition(".")
    moves = [("origin",), ("to",), ("destination",), ("from", "space"), ("target", "units"), ("option", "hex")]
    if family == "event" or not any(all(words.asks(f"{family}.{each}") for each in roles) for roles in moves):
        return False
    return True if role in ENDS else "to" if role == HOW else "from"


def unsaid(node: Node, decision: Decision) -> list[str]:
    """The words to which a question might have been the place: not pieces, if it is about another place to go to."""
    role = decision.name.rpartition(".")[2]
    if node.to and node.to not in spoken(decision) and role in (*ENDS, *STARTS):
        return [node.to] if role in ENDS else []
    return [
        *(word for thing in node.left for word in (thing, thing.partition("/")[0])),
        *([node.to] if node.to and not node.left else []),
    ]


def spoken(decision: Decision) -> set[str]:
    return set(plain_words(list(decision.values.values())))


def speaks_of(decision: Decision, thing: str) -> bool:
    """Does a question name this piece and its place?"""
    return spoken(decision) >= set(thing.split("/"))


def shows(game: Game) -> bool:
    """Did the last choice bring dice, a card, or something hidden to light?"""
    return any(answer.seat == CHANCE for answer in next(game.turns_back())) or game.showed(game.made - 1)
