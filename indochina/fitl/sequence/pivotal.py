"""2.3.8, 5.1.4 Pivotal Events: preconditions, pre-emption of the card, trumping."""

from __future__ import annotations

from indochina.core.decision import Why, choose, why

from ..board import SOUTH
from ..cards import PIVOTALS, SINGLE, pivotal_of
from ..components.control import victory_total
from ..components.pieces import ARVN, NVA, NVA_TROOP, US, US_TROOP, VC, VC_GUERRILLAS
from ..events import execute
from ..operations.operation import Steps
from ..state import State, on_map, spaces_with, total
from .deck import leader_cards, monsoon

TRUMPING = (US, NVA, ARVN, VC)
"""2.3.8 Each may trump those before it. Asked in this order, everybody has seen what there is to trump."""
LEADER_CARDS = 2


def vc_guerrillas_in_south(s: State) -> int:
    """Card 124: on all spaces of South Vietnam, LoCs too."""
    return sum(total(s, VC_GUERRILLAS, x) for x in spaces_with(s, VC_GUERRILLAS, SOUTH))


def precondition(s: State, faction: str) -> Why | None:
    """2.3.8 What is missing of a Pivotal Event's precondition; None if it is met."""
    if leader_cards(s) < LEADER_CARDS:
        return why("why.pivotal.leaders", "2.3.8", n=leader_cards(s))
    if faction == US:
        need = 25 if s.peace_talks else 40
        if victory_total(s, US) <= need:
            return why("why.pivotal.US", "2.3.8", n=victory_total(s, US), need=need)
    elif faction == NVA:
        if on_map(s, (NVA_TROOP,)) <= on_map(s, (US_TROOP,)):
            return why("why.pivotal.NVA", "2.3.8", n=on_map(s, (NVA_TROOP,)), us=on_map(s, (US_TROOP,)))
    elif faction == ARVN:
        if on_map(s, (US_TROOP,)) >= 20:
            return why("why.pivotal.ARVN", "2.3.8", n=on_map(s, (US_TROOP,)))
    elif vc_guerrillas_in_south(s) <= 20:
        return why("why.pivotal.VC", "2.3.8", n=vc_guerrillas_in_south(s))
    return None


def why_not_pivotal(s: State, faction: str) -> Why | None:
    """2.3.8 Why a faction may not play its Pivotal Event on this card now; None if it may."""
    if faction not in s.pivotal:
        return why("why.pivotal.none", "2.3.8", faction=faction)
    if faction not in s.eligible:
        return why("why.ineligible", "2.3.8", faction=faction)
    if s.acted or s.current in PIVOTALS:
        return why("why.pivotal.late", "2.3.8")
    if monsoon(s):
        return why("why.pivotal.monsoon", "2.3.9")
    return precondition(s, faction)


def pivotal_events(s: State) -> Steps:
    """2.3.8 Before the 1st Eligible does anything, each faction that may lays its Pivotal Event, trumping the last.

    The trumped card goes back to its owner. The top one cancels the card played, Faction order and all, and is
    executed: its owner has then executed the Event.
    """
    top = ""
    for faction in TRUMPING:
        if why_not_pivotal(s, faction) is not None:
            continue
        event = f"card-{pivotal_of(faction)}"
        prompt, trumped = ("pivotal.trump", f"card-{pivotal_of(top)}") if top else ("pivotal", "")
        key = yield choose(faction, prompt, "2.3.8", ["hold", "play"], event=event, card=trumped or f"card-{s.current}")
        if key == "play":
            s.note("log.pivotal", "2.3.8", faction=faction, card=event)
            if top:
                s.note("log.trumped", "2.3.8", faction=top, card=trumped)
            top = faction
    if top:
        lay_pivotal(s, top)
        s.acted = ((top, "event"),)
        yield from execute(s, top, s.current, SINGLE)


def lay_pivotal(s: State, faction: str) -> None:
    """2.3.8 The Pivotal Event lies on the played card from now on, and stays in that pile."""
    s.played = (*s.played, s.current)
    s.current = pivotal_of(faction)
    s.pivotal -= {faction}
