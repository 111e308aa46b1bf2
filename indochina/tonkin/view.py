"""1.5 What a seat may see, and a fair guess at what it may not."""

from __future__ import annotations

from typing import Any

from indochina.core.dice import Random
from indochina.core.rules import OVER

from .board import DELTA, HIGHLANDS
from .components.communities import counted
from .components.units import ANTI_AIRCRAFT, ARTILLERY, HQ, SD, SIDES, VM
from .state import (
    AT_SEA,
    BOX_1,
    BOX_2,
    ELIMINATED,
    TRACK,
    State,
    hex_key,
    hex_keys,
    holder,
    month_of,
    put,
    rain_season,
    units_at,
    units_in,
    values_of,
)

PHASES = {
    "setup": "setup", "vm.move": "vm_move", "fef.move": "fef_move", "attrition": "attrition",
    "operation": "operation", "supply": "supply", "scenario": "supply", "end": "end", "victory": "end", OVER: "over",
}  # fmt: skip
"""1.10 The phase a stage belongs to, by its name or the first part of it; all others are of the first phase."""
ON_TOP = (HQ, SD)
"""1.5 What lies above the units of a stack."""
GUNS = (ARTILLERY, ANTI_AIRCRAFT)
"""3.5 What VM may keep secret from aircraft."""
QUIET = ("setup.gcma", "fef.reinforcements", "fef.supplies")
"""Stages in which VM neither answers nor fights, so that nothing that happens in them names a hidden unit."""
BOXES = {"eliminated": ELIMINATED, "box_1": BOX_1, "box_2": BOX_2, "at_sea": AT_SEA}


# --- stacks ----------------------------------------------------------------------------------------------------


def strength(s: State, unit: int) -> int:
    """What a unit is worth to who looks at it: its Combat and Barrage Value."""
    values = values_of(s, unit)
    return values.combat + values.barrage


def pile(s: State, h: int) -> list[int]:
    """1.5 A stack from top to bottom: HQ, SD, units. VM shows as little as it can: its weakest unit lies on top.

    3.5 But not a gun, which it may keep secret, if anything else can lie there.
    """
    units = s.board.units

    def order(u: int) -> tuple[int, bool, int, int]:
        kind = units[u].kind
        above = ON_TOP.index(kind) if kind in ON_TOP else len(ON_TOP)
        if units[u].side != VM:
            return above, False, 0, u
        return above, kind in GUNS, strength(s, u), u

    return sorted(units_in(s, h), key=order)


def sees_all(s: State, seat: str | None) -> bool:
    """1.5 VM sees every stack; so does everybody when the game is over."""
    return seat == VM or s.stage == OVER


def visible(s: State, h: int, seat: str | None) -> list[int]:
    """1.5 The units of a stack a seat may see: of a VM stack down to the first with a combat or barrage value."""
    stack = pile(s, h)
    if holder(s, h) != VM or sees_all(s, seat):
        return stack
    first = next((i for i, u in enumerate(stack) if s.board.units[u].battle), len(stack) - 1)
    return stack[: first + 1]


def known(s: State, seat: str | None) -> set[int]:
    """All units on the map a seat may see."""
    return {u for h in s.stacks for u in visible(s, h, seat)}


# --- the view --------------------------------------------------------------------------------------------------


def view(s: State, seat: str | None) -> dict[str, Any]:
    """All is open but VM stacks below their top unit and which Political Objective-Marker is real [1.5, 1.9].

    6.16 Whose unit an officer is with is known to his own side.
    """
    card = s.board.scenarios[s.final]
    units = s.board.units
    return {
        "scenario": s.scenario,
        "until": s.final,
        "last_turn": card["end_turn"],
        "scale": card.get("vp_scale", []),
        "turn": s.turn,
        "month": month_of(s),
        "rain": rain_season(s),
        "phase": s.stage,
        "active": s.active,
        "hexes": hexes(s, seat),
        "boxes": {
            **{name: [counter(s, u) for u in units_at(s, place)] for name, place in BOXES.items()},
            "track": [
                {"unit": units[u].key, "due": s.due[u]} for u in sorted(units_at(s, TRACK), key=lambda u: (s.due[u], u))
            ],
        },
        "roads": {"destroyed": hex_keys(s, s.destroyed), "markers": [hex_key(s, h) for h in s.road_markers]},
        "tracks": {
            "vp": s.vp,
            "vm_rp": s.rp[0],
            "fef_rp": s.rp[1],
            "vm_ops": s.ops[0],
            "fef_ops": s.ops[1],
            "impulse": s.impulse,
            "losses": s.losses,
            "air": s.air,
            "air_left": s.air_left,
            "trucks": s.trucks,
            "truck_left": s.truck_left,
            "airstrike": s.airstrike,
            "delta": counted(s, DELTA),
            "highlands": counted(s, HIGHLANDS),
        },
        "spending": {side: units[u].key if u >= 0 else None for side, u in zip(SIDES, s.spending)},
        "friendly": {VM: hex_keys(s, s.vm_friendly)},
        "heroes": {
            side: hero_view(s, index, side == seat or s.stage == OVER)
            for index, side in enumerate(SIDES)
            if s.heroes[index].rank
        },
        "reconstructed": list(s.board.reconstructed[s.scenario]),
    }


def phase(stage: str) -> str:
    """1.10 The phase of the Game Turn a stage belongs to."""
    return PHASES.get(stage) or PHASES.get(stage.partition(".")[0], "replacement")


def counter(s: State, unit: int) -> dict[str, Any]:
    return {
        "unit": s.board.units[unit].key,
        "steps": s.steps[unit],
        "dg": bool(s.dg[unit]),
        "oos": bool(s.oos[unit]),
    }


def hexes(s: State, seat: str | None) -> dict[str, dict[str, Any]]:
    """Every hex in which something lies: units, how many are hidden below them, trench, Political Objective."""
    found: dict[str, dict[str, Any]] = {}
    for h in sorted({*s.stacks, *s.trenches, *(m for m in (s.objective, s.rumour) if m >= 0)}):
        seen = visible(s, h, seat)
        here: dict[str, Any] = {"units": [counter(s, u) for u in seen], "hidden": len(units_in(s, h)) - len(seen)}
        if h in s.trenches:
            here["trench"] = s.trenches[h]
        if h in (s.objective, s.rumour):
            here["objective"] = ("real" if h == s.objective else "rumour") if sees_all(s, seat) else "?"
        found[hex_key(s, h)] = here
    return found


def hero_view(s: State, index: int, own: bool) -> dict[str, Any]:
    """6.16 An officer: his rank for all, where he is for his own side."""
    hero = s.heroes[index]
    shown: dict[str, Any] = {"rank": hero.rank, "mentions": hero.mentions}
    if own:
        keys = [s.board.units[u].key for u in (hero.unit, *hero.others) if u >= 0]
        shown |= {"unit": keys[0] if hero.unit >= 0 else None, "others": keys[1:] if hero.unit >= 0 else keys}
    return shown


# --- what a seat cannot know -----------------------------------------------------------------------------------


def determinize(s: State, seat: str, rng: Random) -> None:
    """1.5, 1.9 Deal anew what a seat cannot know: dice to come; for the FEF hidden VM units and the real objective.

    Answers already given in a stage name units and hexes as they are, so hidden units change places only in stages in
    which there are no such answers. Where the real marker has just scored nothing about it is hidden.
    """
    if seat != VM and s.stage != OVER:
        if s.stage in QUIET:
            deal(s, rng)
        if s.stage != "scenario.end" and rng.below(2):
            s.objective, s.rumour = s.rumour, s.objective
    s.streams = [rng.below(1 << 32) << 32 | rng.below(1 << 32) for _ in s.streams[:2]] + s.streams[2:]


def deal(s: State, rng: Random) -> None:
    """Hidden VM units of a kind, alike in all the FEF could notice, change places; what lies on top stays on top."""
    officers = {u for hero in s.heroes for u in (hero.unit, *hero.others)}
    alike: dict[tuple[Any, ...], list[int]] = {}
    for h in sorted(s.stacks):
        if holder(s, h) == VM:
            for u in pile(s, h)[len(visible(s, h, None)) :]:
                if u not in officers:
                    alike.setdefault(likeness(s, u), []).append(u)
    for group in alike.values():
        for i, u in enumerate(group):
            exchange(s, u, rng.choice(group[i:]))


def likeness(s: State, unit: int) -> tuple[Any, ...]:
    """What decides where a unit can be, how far it gets and what room it takes."""
    u = s.board.units[unit]
    return (
        u.kind,
        u.move,
        u.motorized,
        u.steps,
        s.steps[unit],
        values_of(s, unit).stacking,
        s.dg[unit],
        s.oos[unit],
        s.moved[unit],
        s.ran[unit],
    )


def exchange(s: State, a: int, b: int) -> None:
    """Two units change places, unless another unit would then lie on top of a stack."""
    here, there = s.place[a], s.place[b]
    if here == there:
        return
    tops = visible(s, here, None), visible(s, there, None)
    put(s, a, there)
    put(s, b, here)
    if (visible(s, here, None), visible(s, there, None)) != tops:
        put(s, a, here)
        put(s, b, there)
