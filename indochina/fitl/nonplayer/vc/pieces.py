"""8.1.2 Which single pieces the Non-player VC removes, of others and of its own."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Choice

from ...board import SPACE
from ...components.pieces import KIND_NAMES, US_TROOP, VC_GUERRILLA_A, VC_GUERRILLA_U
from ...operations.moving import piece_key
from ...state import count
from ..order import COIN_UNITS, tell_order
from ..turn import Answers, Turn


def next_removed(
    t: Turn, space: int, plan: list[int], rule: str, kinds: Collection[int] = COIN_UNITS, **memory: object
) -> Choice:
    """8.1.2 The next of several pieces to remove from a space: what was planned with the first of them goes on."""
    then = t.told(t.d.name).get("then", ()) if t.d.values["left"] == 1 else ()
    if then and then[0] in t.keys:
        return t.answer(then[0], "np.vc.remove", rule, **memory)
    keys = [piece_key(space, kind) for kind in plan]
    tell_order(t, space, plan, kinds)
    return t.answer(keys[0], "np.vc.remove", rule, then=keys[1:], **memory)


def lose_guerrilla(t: Turn) -> Choice:
    """8.1.2 Of its own it removes Active Guerrillas first."""
    space = SPACE[t.d.values["space"]]
    kind = VC_GUERRILLA_A if count(t.s, VC_GUERRILLA_A, space) else VC_GUERRILLA_U
    return t.answer(piece_key(space, kind), "np.vc.lose", "8.1.2")


def cadres_underground(t: Turn) -> Choice:
    """8.1.2 As few Underground Guerrillas as possible."""
    return t.answer(min(t.keys, key=int), "np.vc.lose", "8.1.2")


def sweep_loss(t: Turn) -> Choice:
    """Card 101, 8.1.2 A US Troop before an ARVN one."""
    key = min(t.keys, key=lambda key: not key.endswith(f"/{KIND_NAMES[US_TROOP]}"))
    return t.answer(key, "np.vc.remove", "8.1.2")


ANSWERS: Answers = {
    "cadres.underground": cadres_underground,
    "rally.replace": lose_guerrilla,
    "sweep.loss": sweep_loss,
    "terror.cadres": lose_guerrilla,
}
