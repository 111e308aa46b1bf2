"""8.6 The Non-player NVA: its flowchart, Terror and Rally; the rest of its instructions have files of their own."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ...board import IDS, LAND, POP, SPACE, TRAIL_COUNTRY
from ...cards import AAA
from ...components.control import coin_control
from ...components.pieces import GUERRILLAS, NVA, NVA_BASE, NVA_BASES, NVA_GUERRILLA_U, NVA_GUERRILLAS, NVA_TROOP
from ...operations.moving import kind_of
from ...operations.rally import IMPROVE_TRAIL, no_trail
from ...sequence.sequence import OP_SA, OPERATION_BOXES
from ...state import State, available, room, spaces_with, total
from ..order import friendly_rank
from ..turn import Answered, Turn, most
from .march import EASTER_OFFENSIVE, NvaMarch
from .marching import can_march_well, loc_troops_can_help
from .redeploy import UNITS, NvaRedeploy
from .strength import ENOUGH, ambushes_allowed, can_remove_base, in_operation, is_free, most_removed

RALLY_SPACES = 3


# --- 8.6.3 Terror ---------------------------------------------------------------------------------------------------


def terror_spaces(s: State) -> list[int]:
    """8.6.3 At Support, with NVA Troops or an Underground NVA Guerrilla; the highest Population first."""
    spaces = [x for x in spaces_with(s, (NVA_TROOP, NVA_GUERRILLA_U), LAND) if s.support[x] > 0]
    return sorted(spaces, key=lambda x: -POP[x])


def terror_population(s: State) -> int:
    """8.6.3 Population at Support that Terror can reach with the Resources there are."""
    return sum(POP[x] for x in terror_spaces(s)[: s.resources[NVA]])


# --- 8.6.4 Rally ----------------------------------------------------------------------------------------------------


def base_sites(s: State) -> list[int]:
    """8.6.4 Room for an NVA Base, 4 NVA or VC units, 2 NVA Guerrillas among them; no Support (3.3.1)."""
    if not available(s, NVA_BASE):
        return []
    return [
        x
        for x in spaces_with(s, NVA_GUERRILLAS, LAND)
        if s.support[x] <= 0
        and total(s, NVA_GUERRILLAS, x) >= 2
        and total(s, (NVA_TROOP, *GUERRILLAS), x) >= 4
        and room(s, NVA_BASE, x)
    ]


def lone_bases(s: State) -> list[int]:
    """8.6.4 Spaces with NVA Bases and fewer than 2 NVA units."""
    return [x for x in spaces_with(s, NVA_BASES) if total(s, UNITS, x) < 2]


def wants_trail(s: State, spaces: int = 0) -> bool:
    """8.6.4 After Rally in so many spaces NVA pays for the Trail: 3 Resources are left, 9 with the Trail at 3."""
    return no_trail(s, spaces) is None and s.resources[NVA] >= (9 if s.trail == 3 else 3)


def trail_after(s: State, spaces: int) -> bool:
    """8.6.4 Would the Trail be improved once so many more spaces are paid for?"""
    after = s.copy()
    after.resources[NVA] -= 0 if is_free(s) else min(spaces, s.resources[NVA])
    return wants_trail(after, spaces)


def rally_limit(s: State) -> int:
    """8.6.4 Three spaces; AAA unshaded: one, if the Trail will be improved."""
    return 1 if AAA in s.unshaded and trail_after(s, 1) else RALLY_SPACES


Priority = tuple[str, Callable[[State, int], bool]]
RALLY: tuple[Priority, ...] = (
    ("np.nva.rally.coin", lambda s, x: x in TRAIL_COUNTRY and coin_control(s, x)),
    ("np.nva.rally.lone", lambda s, x: total(s, NVA_BASES, x) > 0 and total(s, UNITS, x) < 2),
    ("np.nva.rally.bases", lambda s, x: total(s, NVA_BASES, x) > 0),
    ("np.nva.rally.other", lambda s, x: True),
)
"""8.6.4 Where Guerrillas are placed, one priority after another."""


def can_rally_well(s: State) -> bool:
    """8.6.4 There is something to place, or the Trail to improve."""
    if wants_trail(s):
        return True
    if not s.resources[NVA]:
        return False
    return bool(base_sites(s)) or (available(s, NVA_GUERRILLA_U) > 0 and any(s.support[x] <= 0 for x in LAND))


def named(spaces: list[int]) -> dict[str, list[str]]:
    """Spaces for an explanation, if there are any."""
    return {"spaces": [IDS[x] for x in spaces]} if spaces else {}


class NonplayerNVA(NvaMarch, NvaRedeploy):
    """8.6 The NVA as a Non-player."""

    faction = NVA

    # --- the flowchart ----------------------------------------------------------------------------------------------

    def flowchart(self, t: Turn) -> Answered | None:
        s = t.s
        may_operate = any(box in t.keys for box in OPERATION_BOXES)
        if may_operate and self.wants_attack(t, s, ambushes_allowed(s) if OP_SA in t.keys else 0):
            return self.operate(t, "attack", "np.nva.attack", "8.6.1")
        if (answer := self.event_or_pass(t)) is not None:
            return answer
        if may_operate and (found := self.next_operation(t, s)) is not None:
            return self.operate(t, *found)
        return self.pass_card(t, "np.nva.nothing", "8.6.4")

    def wants_attack(self, t: Turn, s: State, ambushes: int) -> bool:
        """8.6.1 Troop Attacks and Ambushes can remove a Base, or as many enemies as a die shows."""
        if t.test("np.nva.attack.base", "8.6.1", can_remove_base(s, ambushes)):
            return True
        enemies = most_removed(s, ambushes) if s.resources[NVA] else 0
        if not enemies:
            return t.test("np.nva.attack.enemies", "8.6.1", False, enemies=0)
        holds = enemies >= t.dice(1, "np.nva.attack.die", "8.6.1")
        return t.test("np.nva.attack.enemies", "8.6.1", holds, enemies=enemies)

    def event_or_pass(self, t: Turn) -> Answered | None:
        """8.6.2 Wait for a Capability, play the Event, or Pass without Resources."""
        s = t.s
        if (answer := self.capability(t, "8.6.2")) is not None:
            return answer
        if not self.capability_near(s) and (answer := self.event(t, "8.6.2")) is not None:
            return answer
        if t.test("np.nva.broke", "8.6.2", not s.resources[NVA]):
            return self.pass_card(t, "np.nva.broke", "8.6.2")
        return None

    def next_operation(
        self, t: Turn, s: State, names: Collection[str] = ("terror", "rally", "march"), free: bool = False
    ) -> tuple[str, str, str] | None:
        """8.6.3-8.6.5 Terror; Rally or, if that is impossible, March, or the other way round: with word and rule."""
        if "terror" in names and self.wants_terror(t, s):
            return "terror", "np.nva.terror", "8.6.3"
        rally = self.wants_rally(t, s) if "rally" in names else False
        for name in ("rally", "march") if rally else ("march", "rally"):
            able = name in names and (can_rally_well(s) if name == "rally" else can_march_well(s, free))
            rule = "8.6.4" if name == "rally" else "8.6.5"
            if t.test(f"np.nva.{name}.possible", rule, able):
                return name, f"np.nva.{name}", rule
        return None

    def wants_terror(self, t: Turn, s: State) -> bool:
        """8.6.3 As much Population at Support as a die shows."""
        population = terror_population(s)
        if not population:
            return t.test("np.nva.terror.population", "8.6.3", False, population=0)
        holds = population >= t.dice(1, "np.nva.terror.die", "8.6.3")
        return t.test("np.nva.terror.population", "8.6.3", holds, population=population)

    def wants_rally(self, t: Turn, s: State) -> bool:
        """8.6.4 Many Guerrillas Available, a Base to be placed, the Trail below 2, or a Base hardly guarded."""
        free, sites, lone = available(s, NVA_GUERRILLA_U), base_sites(s), lone_bases(s)
        roll = t.dice(2, "np.nva.rally.dice", "8.6.4")
        return (
            t.test("np.nva.rally.available", "8.6.4", free > roll, guerrillas=free)
            or t.test("np.nva.rally.base", "8.6.4", bool(sites), **named(sites))
            or t.test("np.nva.rally.trail", "8.6.4", s.trail < 2, trail=s.trail)
            or t.test("np.nva.rally.lone", "8.6.4", bool(lone), **named(lone))
        )

    def operation(self, t: Turn) -> Answered | None:
        """The Operation decided on; in a stated position the one of the flowchart."""
        if (answer := super().operation(t)) is not None:
            return answer
        allowed = ambushes_allowed(t.s) if t.d.values["box"] == OP_SA else 0
        return self._of_flowchart(t, t.s, allowed)

    def event_operation(self, t: Turn) -> Answered | None:
        """8.4.4 A free Operation of its choice: by the flowchart, without Special Activity."""
        s = t.s.copy()
        if s.current == EASTER_OFFENSIVE and "done" in t.keys and not loc_troops_can_help(s):
            return None
        s.resources[NVA] = ENOUGH
        return self._of_flowchart(t, s, 0, free=True)

    def _of_flowchart(self, t: Turn, s: State, ambushes: int, free: bool = False) -> Answered | None:
        """The first Operation offered that the flowchart leads to."""
        if "attack" in t.keys and self.wants_attack(t, s, ambushes):
            return t.answer("attack", "np.nva.attack", "8.6.1")
        found = self.next_operation(t, s, t.keys, free)
        return t.answer(*found) if found else None

    def event_activity(self, t: Turn) -> Answered | None:
        """8.4.4 A free Special Activity of its choice: the one of the Operation that the flowchart leads to."""
        s = t.s
        if self.wants_attack(t, s, ambushes_allowed(s)):
            return t.answer("ambush", "np.nva.ambush", "8.6.1") if "ambush" in t.keys else self.bombard_now(t)
        found = self.next_operation(t, s)
        if found is not None and found[0] == "terror":
            return self.bombard_now(t)
        return self.special_after(t)

    # --- 8.6.3 Terror -----------------------------------------------------------------------------------------------

    def terror_space(self, t: Turn) -> Answered | None:
        """8.6.3 Wherever there is Support, the highest Population first; then Bombard."""
        spaces = t.spaces
        able = [x for x in terror_spaces(t.s) if x in spaces]
        x = t.pick("np.nva.terror", "8.6.3", able, most("np.nva.population", lambda x: POP[x]))
        if x is None and "done" not in t.keys:  # an Event wants Terror where there is no Support
            x = t.pick("np.nva.terror.any", "8.4.4", spaces)
        if x is not None:
            return t.answer(IDS[x], "np.nva.terror", "8.6.3")
        return self.bombard_now(t)

    # --- 8.6.4 Rally ------------------------------------------------------------------------------------------------

    def rally_space(self, t: Turn) -> Answered | None:
        """8.6.4 Bases, then Guerrillas, in up to 3 spaces; then the Trail; then Infiltrate or Bombard."""
        s = t.s
        before = list(in_operation(t))
        if any(a.name == "rally.space" and a.key in ("infiltrate", "bombard") for a in before):
            return None
        chosen = t.d.values["chosen"]
        limit = t.memory("rally.space").get("limit", RALLY_SPACES) if chosen else rally_limit(s)
        if len(chosen) < limit and (answer := self._rally_somewhere(t, limit)) is not None:
            return answer
        if IMPROVE_TRAIL in t.keys and wants_trail(s, len(chosen)):
            return t.answer(IMPROVE_TRAIL, "np.nva.trail", "8.6.4")
        if not chosen and "done" not in t.keys:  # an Event's Rally must take place
            return None
        return self.special_after(t)

    def _rally_somewhere(self, t: Turn, limit: int) -> Answered | None:
        s, spaces = t.s, t.spaces
        x = t.pick("np.nva.rally.base", "8.6.4", [x for x in base_sites(s) if x in spaces])
        if x is not None:
            return t.answer(IDS[x], "np.nva.rally.base", "8.6.4", limit=limit)
        if not available(s, NVA_GUERRILLA_U):
            return None
        for word, wanted in RALLY:
            x = t.pick(word, "8.6.4", [x for x in spaces if wanted(s, x)])
            if x is not None:
                return t.answer(IDS[x], word, "8.6.4", limit=limit)
        return None

    def rally_action(self, t: Turn) -> Answered | None:
        """8.6.4 A Base where one may be placed; else all Guerrillas that are Available."""
        if "base" in t.keys and SPACE[t.d.values["space"]] in base_sites(t.s):
            return t.answer("base", "np.nva.rally.base", "8.6.4")
        able = [key for key in t.keys if key.isdigit() and int(key) <= available(t.s, NVA_GUERRILLA_U)]
        if able:
            return t.answer(max(able, key=int), "np.nva.rally.guerrillas", "8.6.4")
        return None

    def rally_replace(self, t: Turn) -> Answered | None:
        """8.1.2 Active Guerrillas go before Underground ones."""
        key = min(t.keys, key=lambda key: friendly_rank(kind_of(key)))
        return t.answer(key, "np.nva.active_first", "8.1.2")

    def special_after(self, t: Turn) -> Answered | None:
        """8.6.4 After a Rally: Infiltrate, or Bombard."""
        return self.infiltrate_or(t) or self.bombard_now(t)
