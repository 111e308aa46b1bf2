"""8.8.5 The Non-player US's Sweep."""

from __future__ import annotations

from typing import Any

from indochina.core.decision import Choice

from ...board import IDS, SPACE
from ...components.pieces import BASES, VC_GUERRILLA_U
from ...coup.commitment import LBJ
from ...operations.moving import kind_of, piece_key
from ...operations.sweep_space import cobra_targets
from ...special_activities.air_lift import no_air_lift
from ...state import total
from ..events.as_us import event_cubes
from ..order import enemy_rank
from ..turn import OPERATION, Answers, Criterion, Turn, where
from .air_lift_plan import Lift
from .policy import policy
from .sweep_plan import FORCES, Marching, Move, found, hidden, nested, read_moves, select, so_many, write_moves


def sweep_possible(t: Turn, special: bool) -> bool:
    """8.8.5 A space selected has US forces, or gets them by the Sweep or the Air Lift with it; whether they Activate
    anybody is not asked."""
    dry = t.dry()
    selected = select(dry)
    if Marching(dry, selected).takes_place():
        return True
    if not special or policy(t.s) == LBJ or no_air_lift(t.s) is not None:
        return False
    lift = Lift(dry, selected=selected)
    return any(total(lift.w, FORCES, x) for x in selected)


def plan_of(t: Turn) -> dict[str, Any]:
    """8.8.5 Spaces and moves as decided with the first space; now, if this is the first."""
    last = next(t.story(OPERATION), None)
    lifted = last is not None and (last.name.startswith("airlift") or last.key == "air_lift")
    plan = t.recall("sweep") if t.d.values["chosen"] or lifted else None
    if plan is not None:
        return dict(plan)
    t.note("np.us.policy", "8.8.1", policy=policy(t.s))
    selected = select(t, None if t.s.stage == "operation" else t.spaces)
    marching = Marching(t, selected, event_cubes(t))
    return {"spaces": [IDS[x] for x in selected], "moves": write_moves(marching.moves)}


def selected(t: Turn) -> list[int]:
    """8.8.5 The spaces selected for the Sweep."""
    plan = t.recall("sweep") or {"spaces": t.d.values.get("chosen", [])}
    return [SPACE[x] for x in plan["spaces"]]


def sweep_space(t: Turn) -> Choice | None:
    """8.8.5 The selected spaces with US forces or Troops moving in; Air Lift; those it has reached."""
    plan = plan_of(t)
    entered = {end for _, end, *_ in plan["moves"]}
    for key in plan["spaces"]:
        if key in t.keys and (key in entered or total(t.s, (*FORCES, *event_cubes(t)), SPACE[key])):
            return t.answer(key, "np.us.sweep.space", "8.8.5", sweep=plan)
    if "air_lift" in t.keys and not t.test("np.us.lbj", "8.8.1", policy(t.s) == LBJ, policy=policy(t.s)):
        moves = Lift(t, selected=[SPACE[x] for x in plan["spaces"]]).moves
        if t.test("np.us.air_lift.able", "8.8.3", bool(moves)):
            return t.answer("air_lift", "np.us.air_lift", "8.8.5", sweep=plan, lift=write_moves(moves))
    if not t.d.stop:
        return sweep_anywhere(t, plan)
    tell_activated(t)
    return None


def tell_activated(t: Turn) -> None:
    """8.8.5 Write down how many Guerrillas the Sweep will Activate in each space, now that all moves are made."""
    if t.tells and (spaces := [SPACE[key] for key in t.d.values["chosen"]]):
        figures = {IDS[x]: f"{found(t.s, x, event_cubes(t))} ({hidden(t.s, x)})" for x in spaces}
        t.note("np.us.sweep.activates", "8.8.5", figures=figures)


def sweep_anywhere(t: Turn, plan: dict[str, Any]) -> Choice | None:
    """2.3.4, 5.1.3 A Sweep that must take place, or an Event's in every space."""
    word, rule = ("np.event.every", "5.1.3") if t.d.values["chosen"] else ("np.us.instead", "8.8")
    if (x := t.pick(word, rule, t.spaces, *nested(t.s))) is not None:
        return t.answer(IDS[x], word, rule, sweep=plan)
    return None


def sweep_move(t: Turn, end: str, start: str = "") -> Move | None:
    """The next move into a space, as decided with the first space."""
    moves = read_moves((t.recall("sweep") or {"moves": []})["moves"])
    some = (m for m in moves if IDS[m.end] == end and start in ("", IDS[m.start]))
    return next((m for m in some if not m.done(t.s)), None)


def sweep_origin(t: Turn) -> Choice | None:
    move = sweep_move(t, t.d.values["space"])
    if move is None or IDS[move.start] not in t.keys:
        return None
    return t.answer(IDS[move.start], "np.us.sweep.move", "8.8.5")


def sweep_piece(t: Turn) -> Choice | None:
    """Card 99: which cubes."""
    move = sweep_move(t, t.d.values["end"], t.d.values["start"])
    key = piece_key(move.start, move.kind) if move else ""
    return t.answer(key, "np.us.sweep.move", "8.8.5") if key in t.keys else None


def sweep_count(t: Turn) -> Choice:
    move = sweep_move(t, t.d.values["end"], t.d.values["start"])
    return so_many(t, move, "np.us.sweep.move", "8.8.5")


def activate_target(t: Turn) -> Choice:
    return t.answer("both", "np.us.sweep.vc", "8.8.5")


def activate_piece(t: Turn) -> Choice:
    """8.8.5 VC Guerrillas before NVA ones."""
    key = next((key for key in t.keys if kind_of(key) == VC_GUERRILLA_U), t.keys[0])
    return t.answer(key, "np.us.sweep.vc", "8.8.5")


def sweep_cobras(t: Turn) -> Choice | None:
    """Card 13 unshaded: where a Base falls, then as spaces are selected."""
    bases: Criterion[int] = where("np.us.sweep.cobras_base", lambda x: cobra_targets(t.s, x)[0] in BASES)
    x = t.pick("np.us.sweep.cobras", "card 13", t.spaces, bases, *nested(t.s))
    return None if x is None else t.answer(IDS[x], "np.us.sweep.cobras", "card 13")


def sweep_cobras_piece(t: Turn) -> Choice:
    key = min(t.keys, key=lambda key: enemy_rank(kind_of(key)))
    return t.answer(key, "np.us.assault.enemies", "8.1.2")


ANSWERS: Answers = {
    "activate.piece": activate_piece,
    "activate.target": activate_target,
    "sweep.cobras": sweep_cobras,
    "sweep.cobras_piece": sweep_cobras_piece,
    "sweep.count": sweep_count,
    "sweep.count_by": sweep_count,
    "sweep.origin": sweep_origin,
    "sweep.space": sweep_space,
}
INSTEAD: Answers = {
    "sweep.piece": sweep_piece,
    "sweep.piece_by": sweep_piece,
}
