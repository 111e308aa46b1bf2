"""1.5 What a seat may see, and a fair guess at what it may not."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import Any

from indochina.core.dice import Random
from indochina.core.journal import Note
from indochina.core.rules import OVER
from indochina.core.view import plain_words

from .board import DELTA, HIGHLANDS
from .components.communities import counted
from .components.units import ANTI_AIRCRAFT, ARTILLERY, FEF, HQ, SD, SIDES, VM
from .components.zoc import controls, zone
from .state import (
    AT_SEA,
    BOX_1,
    BOX_2,
    ELIMINATED,
    FULL_STACK,
    NA_SAN,
    OUT,
    TRACK,
    State,
    enemy,
    hex_key,
    hex_keys,
    holder,
    month_of,
    on_map,
    put,
    rain_season,
    stacking_points,
    units_at,
    units_in,
    values_of,
)
from .supply.in_supply import as_spent, out_of_supply
from .victory import NA_SAN_GOALS, NA_SAN_SCALE, na_san_held

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
FIGHTS = ("log.attack", "log.overrun")
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


def as_known(s: State, side: str, known: Collection[int]) -> State:
    """The position without those units of a side that are not known."""
    twin = s.copy()
    for unit in on_map(s, side):
        if unit.index not in known:
            put(twin, unit.index, OUT)
    return twin


def as_seen(s: State, seat: str | None) -> State:
    """1.5 The position as a seat sees it. Who of the VM has moved is seen by where they are, and not before.

    1.3 Whether a stack has a ZoC everybody knows, also if it has it by units below a DG one.
    """
    if sees_all(s, seat):
        return s
    twin = as_known(s, VM, known(s, seat))
    for h in s.stacks:
        if holder(s, h) == VM and controls(s, h) and not controls(twin, h):
            twin.dg[next(u for u in units_in(twin, h) if s.board.units[u].battle)] = 0
    for unit in on_map(s, VM):
        twin.moved[unit.index] = twin.ran[unit.index] = 0
    return twin


# --- the view --------------------------------------------------------------------------------------------------


def view(s: State, seat: str | None) -> dict[str, Any]:
    """All is open but VM stacks below their top unit and which Political Objective-Marker is real [1.5, 1.9].

    1.3 Which stacks have a ZoC everybody knows; how far it goes, as far as the seat sees.
    What makes VP is left out where they do not count [9.0].
    6.16 Whose unit an officer is with is known to his own side.
    """
    card = s.board.scenarios[s.final]
    units = s.board.units
    seen = as_seen(s, seat)
    return {
        "scenario": s.scenario,
        "until": s.final,
        "last_turn": card["end_turn"],
        "scale": card.get("vp_scale") or [],
        "goals": goals(s),
        "turn": s.turn,
        "month": month_of(s),
        "rain": rain_season(s),
        "phase": s.stage,
        "active": s.active,
        "hexes": hexes(s, seat),
        "zoc": {side: hex_keys(s, zone(seen, side)) for side in SIDES},
        "full_stack": FULL_STACK,
        "own_map": "map" in s.board.changes,
        "boxes": {
            **{name: [counter(s, u) for u in units_at(s, place)] for name, place in BOXES.items()},
            "track": [
                {"unit": units[u].key, "due": s.due[u]} for u in sorted(units_at(s, TRACK), key=lambda u: (s.due[u], u))
            ],
        },
        "roads": {"destroyed": hex_keys(s, s.destroyed), "markers": [hex_key(s, h) for h in s.road_markers]},
        "tracks": {
            "vp": s.vp if s.scenario != NA_SAN else None,
            "vm_rp": s.rp[0],
            "fef_rp": s.rp[1],
            "vm_ops": s.ops[0],
            "fef_ops": s.ops[1],
            "impulse": s.impulse,
            "losses": s.losses if s.scenario != NA_SAN else None,
            "air": s.air,
            "air_left": s.air_left,
            "trucks": s.trucks,
            "truck_left": s.truck_left,
            "airstrike": s.airstrike,
            "delta": counted(s, DELTA) if s.scenario != NA_SAN else None,
            "highlands": counted(s, HIGHLANDS) if s.scenario != NA_SAN else None,
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


def goals(s: State) -> dict[str, Any] | None:
    """9.0 What decides the training scenario in place of VP: three hexes, how many VM holds, what each number means."""
    if s.scenario != NA_SAN:
        return None
    return {"hexes": list(NA_SAN_GOALS), "held": na_san_held(s), "scale": [f"{a} {b}" for a, b in NA_SAN_SCALE]}


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
    """Every hex in which something lies: units, how many are hidden below them, trench, Political Objective.

    1.5 The Stacking Points of a stack, and those left, are told where all of it is seen.
    7.0 `cut`: the seat's own units that the Supply Check Phase would find out of supply, as far as it sees.
    """
    found: dict[str, dict[str, Any]] = {}
    cut = out_of_supply(as_spent(as_seen(s, seat)), seat) if seat in SIDES else ()
    for h in sorted({*s.stacks, *s.trenches, *(m for m in (s.objective, s.rumour) if m >= 0)}):
        seen = visible(s, h, seat)
        units = [counter(s, u) | ({"cut": True} if u in cut else {}) for u in seen]
        here: dict[str, Any] = {"units": units, "hidden": len(units_in(s, h)) - len(seen)}
        if seen and not here["hidden"] and h != s.board.saigon:
            here["stacking"] = stacking_points(s, h)
            here["left"] = max(0, FULL_STACK - here["stacking"])
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


def determinize(s: State, seat: str, rng: Random, now: State | None = None) -> dict[str, str]:
    """1.5, 1.9 Deal anew what a seat cannot know: dice to come, whose officer the enemy's is [6.16]; for the FEF hidden
    VM units and the real objective.

    `now` is the position some answers later in the same stage. Where VM may have named units since, only such change
    places as nobody could tell from each other, and the answers that name one are said to name the other. Where the
    real marker has just scored nothing about it is hidden.
    """
    called: dict[str, str] = {}
    if seat != VM and s.stage != OVER:
        if s.stage in QUIET:
            deal(s, rng, now or s)
            deal_dg(s, rng)
        elif now is not None:
            called = deal(s, rng, now, twins=True)
        if s.stage != "scenario.end" and rng.below(2):
            s.objective, s.rumour = s.rumour, s.objective
    if s.stage != OVER:
        deal_officer(s, enemy(seat), rng, now or s)
    s.streams = [rng.below(1 << 32) << 32 | rng.below(1 << 32) for _ in s.streams[:2]] + s.streams[2:]
    return called


def below_the_top(s: State) -> list[int]:
    """1.5 The VM units on the map that France does not see."""
    return [u for h in sorted(s.stacks) if holder(s, h) == VM for u in pile(s, h)[len(visible(s, h, FEF)) :]]


def told(s: State, seat: str | None, notes: Iterable[Note]) -> set[int]:
    """The units that a seat reads of in the log."""
    words = {word for note in notes if note.told(seat) for value in note.values.values() for word in plain_words(value)}
    return {s.board.unit[word] for word in words if word in s.board.unit}


def deal(s: State, rng: Random, now: State, twins: bool = False) -> dict[str, str]:
    """Hidden VM units of a kind, alike in all the FEF could notice, change places; what lies on top stays on top.

    Only such as are hidden in `now` too, and have not been told of. With `twins` only such as are alike in all that is
    printed on them. Returns who stands for whom.
    """
    after = now.copy()
    seen = {u for hero in s.heroes for u in (hero.unit, *hero.others)} | told(s, FEF, now.notes)
    still = {*below_the_top(now)} - seen
    alike: dict[tuple[Any, ...], list[int]] = {}
    for u in below_the_top(s):
        if u in still:
            values = s.board.units[u].values if twins else ()
            alike.setdefault((likeness(s, u), likeness(now, u), values), []).append(u)
    called: dict[str, str] = {}
    for group in alike.values():
        dealt = group[:]
        for i in range(len(dealt)):
            j = i + rng.below(len(dealt) - i)
            if exchange(s, after, dealt[i], dealt[j]):
                dealt[i], dealt[j] = dealt[j], dealt[i]
        keys = [[s.board.units[u].key for u in units] for units in (group, dealt)]
        called |= {a: b for a, b in zip(*keys) if a != b}
    return called


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


def exchange(s: State, now: State, a: int, b: int) -> bool:
    """Two units change places, before and now, unless another unit would then lie on top of a stack. Have they?"""
    both = (s, s.place[a], s.place[b]), (now, now.place[a], now.place[b])
    tops = [(visible(t, here, FEF), visible(t, there, FEF)) for t, here, there in both]
    for t, here, there in both:
        put(t, a, there)
        put(t, b, here)
    if [(visible(t, here, FEF), visible(t, there, FEF)) for t, here, there in both] == tops:
        return True
    for t, here, there in both:
        put(t, a, here)
        put(t, b, there)
    return False


def deal_dg(s: State, rng: Random) -> None:
    """Hidden VM units are DG instead of others. Which stacks have a ZoC France knows by where it may go [1.3]."""
    hidden = rng.shuffled(below_the_top(s))
    for a, b in pairwise(hidden):
        places = s.place[a], s.place[b]
        zones = [controls(s, h) for h in places]
        s.dg[a], s.dg[b] = s.dg[b], s.dg[a]
        if [controls(s, h) for h in places] != zones:
            s.dg[a], s.dg[b] = s.dg[b], s.dg[a]


def deal_officer(s: State, side: str, rng: Random, now: State) -> None:
    """6.16 The officer of a side is with another unit of the kind, unless he was placed or somebody fought since."""
    index = SIDES.index(side)
    hero = s.heroes[index]
    if hero.unit < 0 or now.heroes != s.heroes or any(note.key in FIGHTS for note in now.notes):
        return
    kind = s.board.units[hero.unit].kind
    able = [u.index for u in on_map(s, side) if u.kind == kind and u.index not in hero.others]
    if hero.unit in able:
        dealt = hero._replace(unit=rng.choice(able))
        s.heroes = (dealt, s.heroes[1]) if index == 0 else (s.heroes[0], dealt)
