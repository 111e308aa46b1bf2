"""9.0 Setting up: VM places regiments near their hexes and Tieu Doan near Mobilization Centers, the FEF its GCMA.

Places with one possibility are taken by the game. `suggested` takes the rest of a player's placements at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from indochina.core.decision import Blocked, Procedure, choose, why
from indochina.core.dice import seeded
from indochina.core.errors import Error

from .board import HIGHLANDS, VIETNAM, Board
from .components.political_objective import place_objectives
from .components.tracing import within_range
from .components.units import FEF, VM
from .movement.limits import may_enter
from .movement.reach import held_by
from .replacements.fef_reinforcements import POSTPONED
from .scenarios import (
    CAMPAIGN,
    Placement,
    away,
    count_communities,
    deploy,
    french,
    gcma,
    markers,
    placements,
    reserves,
    tieu_doan,
    turn_track,
)
from .state import (
    BOX_1,
    BOX_2,
    FULL_STACK,
    NA_SAN,
    OUT,
    TRACK,
    State,
    enemy,
    hex_key,
    hex_keys,
    hex_of,
    holder,
    stacking_points,
)
from .victory import stake

REACH = 2
"""9.0 Hexes from a Mobilization Center, or for GCMA from a community."""
THREATENED = 8
"""Our choice for GCMA: hexes from VM units, about what a regiment on foot covers in a turn."""


# --- what needs no choice ------------------------------------------------------------------------------------------


def setup(scenario: str, settings: Mapping[str, str], seed: int | str, deck: Sequence[str], board: Board) -> State:
    """9.0 Everything that needs no choice: Turn Track, FEF units, VM units with a hex of their own, markers."""
    if deck:
        raise Error("Tonkin has no deck")
    s = State(board)
    s.streams = seeded(seed)
    s.scenario, s.final = scenario, last_scenario(scenario, settings["until"])
    s.options = frozenset(name for name, value in settings.items() if value == "yes")
    card = board.scenarios[scenario]
    s.turn = card["start_turn"]
    s.air = s.air_left = card["air_transports"]
    s.trucks = s.truck_left = card["vm_trucks"]
    s.airstrike = card["airstrike"]
    s.vp = card["vp_level"] or 0
    french(s, card)
    for placement in placements(s):
        if not placement.within:
            deploy(s, placement.unit, placement.hex)
    markers(s, card)
    if scenario != NA_SAN:  # which has no reinforcements, and an empty Box 2
        for unit in reserves(board, card):
            away(s, unit, BOX_2)
        turn_track(s, card)
    count_communities(s)
    s.active = VM
    s.stage = "setup.regiments"
    return s


def last_scenario(scenario: str, until: str) -> str:
    """9.0 A game ends with the scenario it starts with, or with a later one."""
    if until in ("same", scenario):
        return scenario
    if scenario == NA_SAN:
        raise Error("until: Na San is played by itself, not as part of a campaign")
    if CAMPAIGN.index(until) < CAMPAIGN.index(scenario):
        raise Error(f"until: {until} ends before {scenario} begins; a campaign goes on to a later scenario")
    return until


# --- what both players share -------------------------------------------------------------------------------------


def free(s: State, unit: int, h: int) -> bool:
    """May a unit be set up here: 3.8 allows it, no enemy, SD or HQ is there, and the stack is not full [1.5]."""
    u = s.board.units[unit]
    if holder(s, h) == enemy(u.side) or may_enter(s, unit, h):
        return False
    return stacking_points(s, h) + u.values[u.steps].stacking <= FULL_STACK


def or_suggested(s: State, hexes: Sequence[int]) -> list[str]:
    """The hexes, and our choice for the rest; a single hex is no question."""
    return [*hex_keys(s, hexes), "suggested"] if len(hexes) > 1 else hex_keys(s, hexes)


# --- (3) regiments, SD, HQ, Pathet Lao --------------------------------------------------------------------------


def to_place(s: State) -> list[Placement]:
    """VM units that are still to be set up."""
    return [p for p in placements(s) if s.place[p.unit] == OUT]


def places(s: State, p: Placement) -> list[int]:
    """The hexes for a unit; the nearest others if all of them are taken."""
    within = p.within
    while True:
        found = [h for h in s.board.within(p.hex, within) if free(s, p.unit, h)]
        if found:
            return found
        within += 1


def regiments(s: State) -> Procedure:
    """9.0 (3) VM sets up its regiments one by one, each in a hex of its own choice in range of the printed one."""
    waiting = to_place(s)
    if not waiting:
        return "setup.steps"
    first = waiting[0]
    unit = s.board.units[first.unit].key
    key = yield choose(
        VM,
        "setup.vm_unit",
        "9.0",
        lambda: or_suggested(s, places(s, first)),
        lambda: no_place(s, first),
        unit=unit,
        hex=hex_key(s, first.hex),
        within=first.within,
    )
    if key == "suggested":
        for p in waiting:
            deploy(s, p.unit, nearest(s, p.hex, places(s, p)))
        suggested_losses(s)
        suggested_tieu_doan(s)
        count_communities(s)
        s.note("log.suggested", "9.0", side=VM)
        return "setup.objectives"
    deploy(s, first.unit, hex_of(s, key))
    count_communities(s)
    s.note("log.vm_placed", "9.0", only=VM, unit=unit, hex=key)
    return "setup.regiments"


def no_place(s: State, p: Placement) -> Blocked:
    """Why hexes in range are not offered."""
    blocked: Blocked = {}
    for h in s.board.within(p.hex, p.within):
        if reason := may_enter(s, p.unit, h):
            blocked[hex_key(s, h)] = reason
        elif holder(s, h) == FEF:
            blocked[hex_key(s, h)] = why("why.enemy_there", "3.1", hex=hex_key(s, h))
        elif not free(s, p.unit, h):
            blocked[hex_key(s, h)] = why("why.stack_full", "1.5", limit=FULL_STACK)
    return blocked


def nearest(s: State, home: int, hexes: Iterable[int]) -> int:
    """Our choice: as near as possible, there in the roughest terrain."""
    return min(hexes, key=lambda h: (s.board.distance(home, h), -s.board.terrain[h], h))


# --- (3) steps lost before --------------------------------------------------------------------------------------


def owed(s: State) -> tuple[int, list[int]]:
    """Steps a group of VM units has yet to lose, and those of its units that can; nothing owed: 0."""
    card = s.board.scenarios[s.scenario]
    units = s.board.units
    for n, group in enumerate(card["VM"]):
        if group["steps_lost"]:
            members = [p.unit for p in placements(s) if p.group == n]
            left = group["steps_lost"] - sum(units[u].steps - s.steps[u] for u in members)
            able = [u for u in members if s.steps[u] > 1]
            if left and able:
                return left, able
    return 0, []


def lost_steps(s: State) -> Procedure:
    """9.0 (3) Steps a unit or division lost before: VM chooses from which unit. No VP, the level has them."""
    left, able = owed(s)
    if not left:
        return "setup.tieu_doan"
    key = yield choose(VM, "setup.vm_step", "9.0", [s.board.units[u].key for u in able], left=left)
    s.steps[s.board.unit[key]] -= 1
    s.note("log.vm_reduced", "9.0", only=VM, unit=key)
    return "setup.steps"


def suggested_losses(s: State) -> None:
    """Our choice: spread them."""
    while owed(s)[0]:
        weakest = max(owed(s)[1], key=lambda u: s.steps[u])
        s.steps[weakest] -= 1


# --- each one near a place of its own: Tieu Doan and GCMA -------------------------------------------------------


Reach = dict[int, list[int]]
"""Centers, and the hexes near each."""


def matched(hexes: Sequence[int], reach: Reach) -> dict[int, int]:
    """Give each of these hexes a center of its own: center -> place in `hexes`."""
    owner: dict[int, int] = {}

    def find(i: int, tried: set[int]) -> bool:
        for center, near in reach.items():
            if hexes[i] in near and center not in tried:
                tried.add(center)
                if center not in owner or find(owner[center], tried):
                    owner[center] = i
                    return True
        return False

    for i in range(len(hexes)):
        find(i, set())
    return owner


def room(hexes: Sequence[int], reach: Reach) -> list[int]:
    """Where one more can go: near a center that is free, or that can be freed by giving those placed other centers."""
    owner = matched(hexes, reach)
    free_centers = {center for center in reach if center not in owner}
    while True:
        more = {
            c for c, i in owner.items() if c not in free_centers and any(hexes[i] in reach[f] for f in free_centers)
        }
        if not more:
            return sorted({h for center in free_centers for h in reach[center]})
        free_centers |= more


def tieu_doan_reach(s: State, unit: int) -> Reach:
    """9.0 (3) Mobilization Centers in Vietnam and the hexes up to 2 away, even across the FEF [1.4]."""
    board = s.board
    return {
        center: [h for h in board.within(center, REACH) if free(s, unit, h)]
        for center in range(len(board.ids))
        if board.mobilization[center] and board.country[center] == VIETNAM
    }


def gcma_reach(s: State, unit: int) -> Reach:
    """9.0 (4) FEF-friendly communities in the Highlands and the Highlands hexes within 2 of each."""
    board = s.board
    return {
        c.hex: sorted(
            h for h in within_range(s, [c.hex], FEF, REACH) if board.region[h] == HIGHLANDS and free(s, unit, h)
        )
        for c in sorted(board.communities, key=lambda c: (-c.vp, c.hex))
        if c.region == HIGHLANDS and c.hex not in s.vm_friendly
    }


def on_map(s: State, units: Iterable[int]) -> list[int]:
    """Where those of the units stand that are on the map."""
    return [s.place[u] for u in units if s.place[u] >= 0]


def tieu_doans(s: State) -> Procedure:
    """9.0 (3) Each Tieu Doan on a Mobilization Center of its own or 1 or 2 hexes away; those left over go to Box 1."""
    units = tieu_doan(s)
    waiting = [u for u in units if s.place[u] == OUT]
    if not waiting:
        return "setup.objectives"
    open_to = room(on_map(s, units), tieu_doan_reach(s, waiting[0]))
    if not open_to:
        for unit in waiting:
            away(s, unit, BOX_1)
        s.note("log.left_over", "9.0", count=len(waiting))
        return "setup.objectives"
    key = yield choose(VM, "setup.vm_tieu_doan", "9.0", or_suggested(s, open_to), left=len(waiting))
    if key == "suggested":
        suggested_tieu_doan(s)
        s.note("log.suggested", "9.0", side=VM)
    else:
        deploy(s, waiting[0], hex_of(s, key))
        s.note("log.vm_placed", "9.0", only=VM, unit=s.board.units[waiting[0]].key, hex=key)
    count_communities(s)
    return "setup.tieu_doan"


def suggested_tieu_doan(s: State) -> None:
    """Our choice: on the center, or as near as can be."""
    units = tieu_doan(s)
    for unit in [u for u in units if s.place[u] == OUT]:
        h = suggestion(s, on_map(s, units), tieu_doan_reach(s, unit))
        if h < 0:
            away(s, unit, BOX_1)
        else:
            deploy(s, unit, h)


def suggestion(s: State, hexes: Sequence[int], reach: Reach) -> int:
    """Near the first center nobody has yet; -1 if there is none."""
    owner = matched(hexes, reach)
    return next((nearest(s, center, near) for center, near in reach.items() if near and center not in owner), -1)


# --- (3) Political Objective, (4) GCMA, (5) the start -----------------------------------------------------------


def objectives(s: State) -> Procedure:
    """9.0 (3), 1.9 A One marker on the VP-Hex of the card, the other by the rules; VM alone knows which is real."""
    card = s.board.scenarios[s.scenario]
    s.note("log.vm_set_up", "9.0")
    if card["political_objective"]:
        yield from place_objectives(s, hex_of(s, card["political_objective"]))
    return "setup.gcma"


def gcmas(s: State) -> Procedure:
    """9.0 (4) The FEF set up GCMA in the Highlands, each near a friendly community of its own.

    One that cannot be placed is used elsewhere, like a reinforcement [2.5].
    """
    s.active = FEF
    units = gcma(s)
    waiting = [u for u in units if s.place[u] == OUT]
    if not waiting:
        return "setup.end"
    reach = gcma_reach(s, waiting[0])
    open_to = room(on_map(s, units), reach)
    if not open_to:
        away(s, waiting[0], TRACK, s.turn + POSTPONED)
        return "setup.gcma"
    key = yield choose(FEF, "setup.gcma", "9.0", or_suggested(s, open_to), left=len(waiting))
    if key == "suggested":
        for unit in waiting:
            h = suggested_gcma(s, on_map(s, units), unit)
            if h < 0:
                break
            deploy(s, unit, h)
        s.note("log.suggested", "9.0", side=FEF)
    else:
        deploy(s, waiting[0], hex_of(s, key))
        s.note("log.placed", "9.0", unit=s.board.units[waiting[0]].key, hex=key)
    count_communities(s)
    return "setup.gcma"


def suggested_gcma(s: State, placed: list[int], unit: int) -> int:
    """Our choice: in a friendly community that VM could soon take; -1 if there is no room.

    Those first that count most for victory, then those nobody holds yet, then the nearest to VM. There a GCMA keeps VM
    from taking the place by its ZoC alone [1.8].
    """

    def order(h: int) -> tuple[bool, bool, int, bool, int, int]:
        away = min((s.board.distance(h, other) for other in held_by(s, VM)), default=0)
        taken = h not in s.board.community or h in placed
        return taken, away > THREATENED, -stake(s, h), holder(s, h) == FEF, away, h

    return min(room(placed, gcma_reach(s, unit)), key=order, default=-1)


def begin(s: State) -> Procedure:
    """9.0 (5) The tracks stand at their start: whose communities are is counted, and the first month begins."""
    yield from ()
    count_communities(s)
    s.active = VM
    return "turn"
