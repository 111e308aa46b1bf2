"""3.3.1 Rally: Guerrillas and Bases arrive, VC go Underground, NVA improves the Trail."""

from __future__ import annotations

from indochina.core.decision import Blocked, Why, choose, numbers, why

from .. import trail
from ..board import IDS, LAND, LOCS, POP
from ..cards import AAA, CADRES, MCNAMARA_LINE, SA_2S
from ..components.control import dearth, pay
from ..components.pieces import (
    BASES_OF,
    GUERRILLAS_OF,
    KIND_NAMES,
    NVA,
    PLACED_AS,
    TYPE_OF,
    UNDERGROUND_OF,
    VC,
    VC_BASES,
    VC_GUERRILLA_A,
)
from ..components.placing import place_own, supply
from ..coup.support import agitate_in, why_not_agitate
from ..state import State, available, count, flip, remove, total
from .executing import finish, no_insurgent_space, select_space, tax_first
from .moving import kind_of, piece_key
from .operation import Operation, Steps

RULE = "3.3.1"
SPACE_COST = 1
TRAIL_COST = 2
IMPROVE_TRAIL = "improve_trail"


class Rally(Operation):
    """3.3.1 Provinces and Cities without Support, 1 Resource each. At the end NVA may pay 2 to improve the Trail.

    The Trail may be improved after a Limited Operation too, or without any space, and is never free.
    """

    name = "rally"
    rule = RULE
    improved_trail = False
    agitated = False

    def on(self, state: State) -> Rally:
        op = Rally(state, self.faction, self.terms)
        self.hand_over(op)
        op.improved_trail, op.agitated = self.improved_trail, self.agitated
        return op

    def prepare(self) -> Steps:
        yield from tax_first(self)

    def proceed(self) -> Steps:
        while isinstance(space := (yield from select_space(self)), int):
            yield from rally_in(self, space)
        if space == IMPROVE_TRAIL:
            improve_trail(self.s)
            self.improved_trail = True
            yield from finish(self)

    def why_not(self) -> Why | None:
        """3.1 No space can be selected, nor the Trail improved."""
        return None if self.more() else no_insurgent_space(self, "why.rally.nowhere")

    @property
    def occurred(self) -> bool:
        """2.3.4 Improving the Trail is enough."""
        return bool(self.spaces) or self.improved_trail

    def candidates(self) -> list[int]:
        return rally_spaces(self.s, self.faction)

    def no_candidate(self, space: int) -> Why | None:
        if space in LOCS:
            return why("why.loc", RULE)
        if self.s.support[space] > 0:
            return why("why.rally.support", RULE)
        return None if rally_actions(self.s, self.faction, space) else why("why.rally.nothing", "1.4.1")

    def price(self, space: int) -> int:
        return SPACE_COST

    def more(self) -> list[str]:
        return [IMPROVE_TRAIL] if self.faction == NVA and no_trail(self.s, len(self.spaces)) is None else []

    def not_selectable(self) -> Blocked:
        blocked = super().not_selectable()
        if self.faction == NVA and (reason := no_trail(self.s, len(self.spaces))):
            blocked[IMPROVE_TRAIL] = reason
        return blocked


# --- 3.3.1 in a space -------------------------------------------------------------------------------------------


def rally_spaces(s: State, faction: str) -> list[int]:
    """3.3.1 Provinces and Cities without Support in which something can be done."""
    spaces = [x for x in LAND if s.support[x] <= 0]
    if available(s, UNDERGROUND_OF[faction]):
        return spaces
    return [x for x in spaces if rally_actions(s, faction, x)]


def guerrillas_to_rally(s: State, faction: str, space: int) -> int:
    """3.3.1 One Guerrilla; at its Base as many as its Bases there and the Trail (NVA) or the Population (VC)."""
    bases = total(s, BASES_OF[faction], space)
    return bases + (s.trail if faction == NVA else POP[space]) if bases else 1


def base_of(faction: str) -> int:
    """The kind as which a faction's Base is placed."""
    return PLACED_AS[TYPE_OF[BASES_OF[faction][0]]]


def rally_actions(s: State, faction: str, space: int) -> list[str]:
    """3.3.1 So many Guerrillas, or a Base for two of them, or VC at its Base go Underground."""
    most = min(guerrillas_to_rally(s, faction, space), supply(s, faction, UNDERGROUND_OF[faction], space))
    keys = numbers(most)
    if total(s, GUERRILLAS_OF[faction], space) >= 2 and supply(s, faction, base_of(faction), space):
        keys.append("base")
    if faction == VC and total(s, VC_BASES, space) and count(s, VC_GUERRILLA_A, space):
        keys.append("flip")
    return keys


def rally_in(op: Rally, space: int) -> Steps:
    """3.3.1 One Rally space. Cadres (shaded): where VC already had a Base, once a Rally, VC may also Agitate."""
    s, faction, name = op.s, op.faction, IDS[space]
    had_base = total(s, BASES_OF[faction], space) > 0
    keys = rally_actions(s, faction, space)
    most = sum(key.isdigit() for key in keys)
    key = yield choose(faction, "rally.action", RULE, keys, space=name, most=most, there=most)
    if key == "base":
        yield from build_base(s, faction, space)
    elif key == "flip":
        n = flip(s, VC_GUERRILLA_A, space)
        s.note("log.rally.flip", RULE, space=name, count=n)
    else:
        n = yield from place_own(s, faction, UNDERGROUND_OF[faction], space, int(key), RULE)
        s.note("log.rally.guerrillas", RULE, faction=faction, space=name, count=n)
    if faction == VC and CADRES in s.shaded and had_base and not op.agitated:
        yield from agitate_with_cadres(op, space)


def build_base(s: State, faction: str, space: int) -> Steps:
    """3.3.1 A Base replaces two of the faction's Guerrillas, of its choice."""
    if not (yield from place_own(s, faction, base_of(faction), space, 1, RULE)):
        return
    yield from lose_guerrillas(s, faction, space, 2, "rally.replace", RULE)
    s.note("log.rally.base", RULE, faction=faction, space=IDS[space])


def lose_guerrillas(s: State, faction: str, space: int, n: int, question: str, rule: str) -> Steps:
    """A faction removes n of its Guerrillas from a space and chooses which, where there is a choice."""
    for left in range(n, 0, -1):
        keys = [piece_key(space, k) for k in GUERRILLAS_OF[faction] if count(s, k, space)]
        if left >= total(s, GUERRILLAS_OF[faction], space):
            key = keys[0]
        else:
            key = yield choose(faction, question, rule, keys, space=IDS[space], left=left)
        remove(s, kind_of(key), space)
        s.note("log.removed", rule, piece=KIND_NAMES[kind_of(key)], count=1, space=IDS[space])


def agitate_with_cadres(op: Rally, space: int) -> Steps:
    """Cadres (shaded), 6.3.2 VC may Agitate even under COIN Control; it costs Resources even in a free Rally."""
    if why_not_agitate(op.s, space, "card 116", coin_control_allowed=True):
        return
    key = yield choose(VC, "rally.agitate", "card 116", ["agitate", "done"], space=IDS[space])
    if key == "agitate":
        op.agitated = True
        yield from agitate_in(op.s, space, "card 116")


# --- 3.3.1, 6.7 the Trail ---------------------------------------------------------------------------------------


def no_trail(s: State, spaces: int = 0) -> Why | None:
    """3.3.1 Why NVA cannot improve the Trail with a Rally in so many spaces; None if it can.

    McNamara Line: not at all. AAA (unshaded): only a Rally in at most one space.
    """
    if MCNAMARA_LINE in s.momentum:
        return why("why.rally.mcnamara", "card 38")
    if AAA in s.unshaded and spaces > 1:
        return why("why.rally.aaa", "card 31")
    if s.trail == 4:
        return why("why.rally.trail_full", "6.7")
    return dearth(s, NVA, TRAIL_COST, RULE)


def improve_trail(s: State) -> None:
    """3.3.1 Two Resources, even if the Rally is free; one box, two with SA-2s (shaded)."""
    pay(s, NVA, TRAIL_COST)
    trail.improve_trail(s, 2 if SA_2S in s.shaded else 1, RULE)
