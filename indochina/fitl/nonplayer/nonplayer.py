"""8.1 What all four Non-players share: answering by the name of the question, Events or not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from indochina.core.game import Game

from ..board import IDS
from ..cards import CARDS
from ..components.pieces import COIN_FACTIONS
from ..sequence.deck import leader_cards
from ..sequence.sequence import EVENT, LIMOP, OP, OP_SA, PASS
from ..state import State
from .random_spaces import Roll
from .turn import Answered, Turn

EVENT_KEYS = ("unshaded", "shaded", EVENT)
Method = Callable[[Turn], "Answered | None"]


class Nonplayer(ABC):
    """8.1 A Non-player: a Player that answers each question by the method of its name, `rally.space` by `rally_space`.

    A method returns the answer with its reason, or None for nothing (more) to do: then it is `done`. Questions without
    a method are answered by lot (8.4.4, 8.4.7). It has no state of its own: see `Turn`.
    """

    faction: str
    roll: Roll | None = None
    """Where its dice come from, if not from the game: a person at a table."""

    def choose(self, game: Game) -> Answered:
        t = Turn(game, self.faction, self.roll)
        method: Method | None = getattr(self, t.d.name.replace(".", "_"), None)
        answer = method(t) if method else None
        if answer is not None:
            return answer
        if "done" in t.keys:
            return t.answer("done", "np.done", "8.1.3")
        return self.by_lot(t)

    def by_lot(self, t: Turn) -> Answered:
        """8.4.4 Spaces by 8.2 and 8.3, LoCs last; 8.4.7 whatever else it is with the same chance."""
        if len(t.spaces) == len(t.keys) and (x := t.pick("np.lot", "8.4.4", t.spaces)) is not None:
            return t.answer(IDS[x], "np.lot", "8.4.4")
        key = t.pick_key("np.lot", "8.4.7", t.keys)
        assert key is not None
        return t.answer(key, "np.lot", "8.4.7")

    # --- 2.3.4, 8.1 the action ------------------------------------------------------------------------------------

    def action_first(self, t: Turn) -> Answered | None:
        return self.flowchart(t)

    def action_second(self, t: Turn) -> Answered | None:
        return self.flowchart(t)

    @abstractmethod
    def flowchart(self, t: Turn) -> Answered | None:
        """8.5-8.8 Event, Operation or Pass: the faction's own flowchart."""

    def operate(self, t: Turn, operation: str, word: str, rule: str, **memory: Any) -> Answered:
        """8.1 Execute an Operation with a Special Activity, a full one even where a Limited one is granted.

        With the Easy option (8.9) it may have to be a Limited Operation.
        """
        box = next(box for box in (OP_SA, OP, LIMOP) if box in t.keys)
        return t.answer(box, word, rule, operation=operation, **memory)

    def operation(self, t: Turn) -> Answered | None:
        """The Operation decided on with the action."""
        name = t.memory("action").get("operation", "")
        if name in t.keys:
            return t.answer(name, "np.operation", "8.1")
        return None

    def pass_card(self, t: Turn, word: str, rule: str, **memory: Any) -> Answered:
        return t.answer(PASS, word, rule, **memory)

    # --- 8.5.2, 8.6.2, 8.7.1, 8.8.2 Capabilities -------------------------------------------------------------------

    def capability(self, t: Turn, rule: str) -> Answered | None:
        """8.5.2 Pass to wait for an own Capability, or play the Capability that is here; None: go on.

        A roll that exceeds the cards in the RVN Leader box decides; who has waited need not roll again.
        """
        s = t.s
        here = CARDS[s.current].kind == "capability" and any(key in t.keys for key in EVENT_KEYS)
        if self.awaits(s) and not here and PASS in t.keys:
            if t.test("np.capability.wait", rule, t.dice(1, "np.capability", rule) > leader_cards(s)):
                return self.pass_card(t, "np.capability.wait", rule, waits_for=s.next)
        elif here:
            waited = self.waited_for(t)
            if t.test("np.capability.waited", rule, waited) or t.test(
                "np.capability.play", rule, t.dice(1, "np.capability", rule) > leader_cards(s)
            ):
                return self.event(t, rule)
        return None

    def waited_for(self, t: Turn) -> bool:
        """8.5.2 It Passed on the previous card to play this one."""
        last = t.memory("action", within="")
        return bool(last.get("waits_for") == t.s.current)

    def event(self, t: Turn, rule: str) -> Answered | None:
        """8.4 Play the Event if possible, not declined (8.4.1) and not Ineffective (8.1); None if not."""
        from .events.choices import choose_event

        return choose_event(self, t, rule)

    def awaits(self, s: State) -> bool:
        """8.5.2 The next card is the faction's own Capability."""
        return s.next in CARDS and CARDS[s.next].kind == "capability" and CARDS[s.next].owner == self.faction

    def capability_near(self, s: State) -> bool:
        """8.5.2, 8.6.2, 8.7.1 The current card is a Capability, or the next is its own: no Event but by that die."""
        return self.awaits(s) or CARDS[s.current].kind == "capability"

    # --- 8.4.6 Pivotal Events ---------------------------------------------------------------------------------------

    def pivotal(self, t: Turn) -> Answered:
        """8.4.6 Play it the instant it is playable and a player's Faction is 1st Eligible; else hold it."""
        from ..sequence.sequence import next_eligible

        first = next_eligible(t.s)
        holds = t.test("np.pivotal", "8.4.6", first is not None and first not in t.s.nonplayers)
        return t.answer("play" if holds else "hold", "np.pivotal.play" if holds else "np.pivotal.hold", "8.4.6")

    def pivotal_trump(self, t: Turn) -> Answered:
        """8.4.6 Who has laid a Pivotal Event is 1st Eligible: trump it, be it a player's or a Non-player's over one."""
        return t.answer("play", "np.pivotal.trump", "8.4.6")

    # --- 1.4.1, 8.1.2 ------------------------------------------------------------------------------------------------

    def place_take(self, t: Turn) -> Answered | None:
        """8.1.2 A Non-player takes no piece of its own off the map to place it elsewhere (8.6.4 is the exception)."""
        return None

    @property
    def side(self) -> str:
        """8.4.2 US and ARVN use the unshaded text, NVA and VC the shaded."""
        return "unshaded" if self.faction in COIN_FACTIONS else "shaded"
