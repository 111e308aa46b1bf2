"""What an answer would cost without a fight: 1.5 steps lost by overstacking, 6.2 supply that goes with an SD.

1.5 All is worked out on the position as the seat sees it.
"""

from __future__ import annotations

from indochina.core.catalogue import Messages
from indochina.core.decision import END, Decision
from indochina.core.game import Game

from ..components.stacking import overstacked
from ..operations.phase import dumps_by_hex
from ..operations.trenches import usable_dumps
from ..state import FULL_STACK, OUT, State, enemy, hex_key, hex_of, holder, hq_of, put, stacking_points, values_of
from ..supply.in_supply import as_spent, out_of_supply
from ..view import as_seen

USES_SD = ("operation.spend", "operation.bring", "trench.sd")
ENDS_PHASE = {"move.hex": END, "move.units": END, "move.vm_units": END}
"""Questions before a Phase or Operation Point ends, and the answer that ends it."""
ONE_UNIT = (
    "move.drop_at", "combat.retreat_to", "combat.retreat_before_to", "reinforcements.hex", "reinforcements.vm_hex",
)  # fmt: skip
"""Questions of where a unit goes."""
ONE_POINT = ("supplies.hex", "mobilization.hex", "mobilization.pathet_lao", "setup.gcma", "setup.vm_tieu_doan")
"""Questions of where a new SD, Tieu Doan, Pathet Lao or GCMA goes: each has 1 Stacking Point."""

Warned = list[tuple[str, str]]
"""What is said, and the number beside it."""


def warned(game: Game) -> list[str]:
    """The answers to the open question of which there is something to say."""
    decision = game.decision
    if decision is None:
        return []
    if decision.name in USES_SD:
        return [key for key in decision.keys if key != "none"]
    if decision.name in ENDS_PHASE and overstacked(game.state, decision.seat):
        return [key for key in decision.keys if key == ENDS_PHASE[decision.name]]
    return list(crowded(game.state, decision))


def warning(game: Game, key: str, messages: Messages) -> Warned:
    """What an answer costs; nothing if it costs nothing."""
    s, decision = game.state, game.decision
    assert decision is not None
    if decision.name in USES_SD:
        lost = put_out_of_supply(s, decision, key) if key != "none" else []
        units = [f"{s.board.units[u].key}/{hex_key(s, s.place[u])}" for u in lost]
        told = messages.text("odds.supply_lost", {"units": units}) if lost else messages.text("odds.supply_kept", {})
        return [(told, str(len(lost)))] if key != "none" else []
    if key == ENDS_PHASE.get(decision.name):
        return [
            (messages.text("odds.overstacked", {"hex": hex_key(s, h)}), f"{stacking_points(s, h)}/{FULL_STACK}")
            for h in overstacked(s, decision.seat)
        ]
    after = crowded(s, decision).get(key)
    return [(messages.text("odds.crowded", {"hex": key}), f"{after}/{FULL_STACK}")] if after else []


def warnings(game: Game, key: str, messages: Messages) -> list[str]:
    """1.5 Stacks that would lose steps if the Phase or Operation Point ended now."""
    decision = game.decision
    if decision is None or key != END or decision.name not in ENDS_PHASE:
        return []
    return [f"{text} ({points})." for text, points in warning(game, key, messages)]


# --- supply ----------------------------------------------------------------------------------------------------


def put_out_of_supply(s: State, decision: Decision, key: str) -> list[int]:
    """7.0 Units of the seat that are in supply as all stands, and would not be without the SD in this hex.

    6.2 An SD that VM moves to its HQ supplies from there.
    """
    side, seen = decision.seat, as_spent(as_seen(s, decision.seat))
    if decision.name == "trench.sd":
        dump = next(u for u in usable_dumps(s, side) if hex_key(s, s.place[u]) == key)
    else:
        dump = dumps_by_hex(s, side)[key]
    without = seen.copy()
    put(without, dump, s.place[hq_of(s, side)] if decision.name == "operation.bring" else OUT)
    return sorted(out_of_supply(without, side) - out_of_supply(seen, side))


# --- stacking --------------------------------------------------------------------------------------------------


def arriving(s: State, decision: Decision) -> int:
    """1.5 The Stacking Points an answer brings to the hex it names; 0 if it brings none."""
    board, values = s.board, decision.values
    if decision.name == "move.to":
        return sum(values_of(s, board.unit[key]).stacking for key in values["units"])
    if decision.name in ONE_UNIT:
        unit = board.unit[values["unit"]]
        return board.units[unit].values[s.steps[unit] or board.units[unit].steps].stacking
    return int(decision.name in ONE_POINT)


def crowded(s: State, decision: Decision) -> dict[str, int]:
    """1.5 Hexes in which an answer would make more than 13 Stacking Points: the points then. 3.7 Saigon holds any."""
    more = arriving(s, decision)
    if not more:
        return {}
    hexes = [hex_of(s, key) for key in decision.keys if key in s.board.index]
    foe = enemy(decision.seat)
    after = {hex_key(s, h): more + stacking_points(s, h) for h in hexes if holder(s, h) != foe}
    return {key: points for key, points in after.items() if points > FULL_STACK}
