"""8.1, 8.4.1, 8.4.2 Whether a Non-player plays an Event, and which text of it."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...cards import (
    ADSID,
    BLOWTORCH_KOMER,
    CARDS,
    MEDEVAC_UNSHADED,
    ORISKANY,
    SHADED,
    SINGLE,
    UNSHADED,
)
from ...components.pieces import COIN_FACTIONS, NVA
from ...coup.resources import degrade_by_incursion, insurgent_earnings
from ...events import event_key
from ...events.event import EVENT_CARDS
from ...events.instruction import Instruction
from ...sequence.deck import coups_to_come, monsoon
from ...sequence.sequence import EVENT
from ...state import State
from ...trail import degrade_trail, improve_trail
from ..turn import Turn
from .rehearsal import changed, rehearse

PARTS = {
    "pieces": "np.part.pieces",
    "available": "np.part.available",
    "casualties": "np.part.casualties",
    "out_of_play": "np.part.out_of_play",
    "support": "np.part.support",
    "terror": "np.part.terror",
    "resources": "np.part.resources",
    "aid": "np.part.aid",
    "patronage": "np.part.patronage",
    "trail": "np.part.trail",
    "stays_eligible": "np.part.eligible",
    "made_ineligible": "np.part.eligible",
    "shaded": "np.part.capabilities",
    "unshaded": "np.part.capabilities",
    "momentum": "np.part.momentum",
    "leader_box": "np.part.leader",
    "leader_flipped": "np.part.leader",
}
"""8.1 What an Event may change, and its word."""
EVENT_KEYS = (UNSHADED, SHADED, EVENT)
IN_COUP_ROUND = (MEDEVAC_UNSHADED, BLOWTORCH_KOMER, ORISKANY)
"""8.1 Momentum that still counts in the Coup Round that comes next; ADSID if the Trail will change, Medevac if there
is a Commitment Phase."""


def choose_event(t: Turn, rule: str) -> Choice | None:
    """8.1, 8.4.1, 8.4.2 The text to be executed; None if it is declined or Ineffective."""
    s, faction = t.s, t.faction
    if not any(key in t.keys for key in EVENT_KEYS):
        done = {what: who for who, what in s.acted}
        t.test("np.event.open", rule, False, **({"event_by": done[EVENT]} if EVENT in done else {}))
        return None
    card = EVENT_CARDS[s.current]
    if t.test("np.event.rifle", "8.4.1", faction in card.rifles):
        return None
    instruction = card.instructions.get(faction)
    if instruction is not None and instruction.declines is not None:
        if t.test(instruction.word, "8.4.1", instruction.declines(s, faction)):
            return None
    side = text_of(t, instruction)
    t.note("np.event.text", "8.4.2", side=side)
    if event_key(side) not in t.keys or not works(t, side, instruction):
        return None
    return t.answer(event_key(side), "np.event.play", rule)


def text_of(t: Turn, instruction: Instruction | None) -> str:
    """8.4.2 The only text; else shaded for NVA and VC, unshaded for US and ARVN, unless instructions say otherwise."""
    if CARDS[t.s.current].sides == (SINGLE,):
        return SINGLE
    if instruction is not None and instruction.shaded is not None:
        if t.test(instruction.word, "8.4.1", instruction.shaded(t.s, t.faction)):
            return SHADED
    return UNSHADED if t.faction in COIN_FACTIONS else SHADED


def works(t: Turn, side: str, instruction: Instruction | None) -> bool:
    """8.1 It would have an effect, and the one that the instruction wants. Tried out on a copy if need be."""
    s = t.s
    if CARDS[s.current].kind == "capability":
        showing = s.shaded if side == SHADED else s.unshaded
        if showing_already := CARDS[s.current].capability in showing:
            t.note("np.event.showing", "8.1")
        return t.test("np.event.effect", "8.1", not showing_already)
    before, after = rehearse(t, s.current, side)
    if not t.test("np.event.effect", "8.1", effective(s.current, side, before, after), **happens(t, before, after)):
        t.note("np.event.momentum" if before.momentum != after.momentum else "np.event.nothing", "8.1")
        return False
    if instruction is None or instruction.wants is None:
        return True
    return t.test(instruction.word, "8.4.1", instruction.wants(before, after))


def happens(t: Turn, before: State, after: State) -> dict[str, list[str]]:
    """8.1 What would change, for the explanation."""
    changes = [word for name, word in PARTS.items() if getattr(before, name) != getattr(after, name)] if t.tells else []
    return {"changes": changes} if changes else {}


def effective(number: int, side: str, before: State, after: State) -> bool:
    """8.1 Something happens; with a Coup card next a Momentum Event counts only for what it does at once or then."""
    name = CARDS[number].momentum.get(side)
    if name is None or not monsoon(before):
        return changed(before, after)
    if changed(before, after, but=("momentum", "stays_eligible")):
        return True
    if name in before.momentum:
        return False
    if name == ADSID:
        return trail_will_cost(after)
    if name == MEDEVAC_UNSHADED and coups_to_come(before) <= 1:  # 6.4.5 no Commitment Phase any more
        return False
    return name in IN_COUP_ROUND


def trail_will_cost(s: State) -> bool:
    """6.2.2, 6.6 The Coup Round moves the Trail, while the NVA has Resources to lose: at the Reset also what it has
    earned until then (6.2.4). 6.4.5 There is no Reset after the final Coup card."""
    coup = s.copy()
    degrade_by_incursion(coup)
    if coup.resources[NVA] < s.resources[NVA]:
        return True
    if coups_to_come(s) <= 1:
        return False
    insurgent_earnings(coup)
    earned = coup.resources[NVA]
    if coup.trail == 0:
        improve_trail(coup)
    elif coup.trail == 4:
        degrade_trail(coup)
    return coup.resources[NVA] < earned
