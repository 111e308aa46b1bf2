"""8.7.5 Sweep by the Non-player ARVN: where it stands among hidden Guerrillas, then to add COIN Control."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from indochina.core.decision import Choice

from ...board import IDS, JUNGLE, LAND, POP, SPACE
from ...components.control import coin_control
from ...components.pieces import ARVN, ARVN_TROOP, BASES, IS_BASE, OWNER, VC, VC_GUERRILLA_U
from ...operations.moving import kind_of
from ...operations.sweep import COST, not_sweepable, origins
from ...operations.sweep_space import cobra_targets, movers, sweepers
from ...sequence.deck import monsoon
from ...state import NEUTRAL, State, coin, count, insurgents, move, total
from ..events.as_us import as_us
from ..order import units
from ..turn import OPERATION, Answers, Turn, most, spaces_in, where
from .assault import after_raid
from .assault_plan import hidden
from .limits import MOST_SPACES, affordable, amount, limited, most_spaces, spare
from .raid import can_raid
from .transport_plan import missing, plan_transport

RULE = "8.7.5"
KEPT = 3
"""8.7.5 US and ARVN cubes and Special Forces that stay in an origin space."""


def forces(t: Turn) -> tuple[int, ...]:
    """3.2.3 What Sweeps: its cubes and Rangers; by card 70 all COIN cubes and Irregulars."""
    return sweepers(ARVN, as_us(t))


def sweepable(s: State) -> list[int]:
    """3.2.3 Where ARVN may Sweep."""
    return [x for x in LAND if not_sweepable(s, sweepers(ARVN), movers(ARVN), x) is None]


class Planning:
    """8.7.5 A Sweep while it is made out, on a copy of the map."""

    def __init__(self, t: Turn, s: State, open_to: Collection[int], limit: int) -> None:
        self.t = t
        self.w = s.copy()
        self.forces = forces(t)
        self.open_to = open_to
        self.limit = limit
        self.moves: dict[int, dict[int, int]] = {}
        """Spaces selected, in order: how many Troops come from where."""
        self.arrived: dict[int, int] = {}

    def make(self) -> dict[int, dict[int, int]]:
        self.select()
        for space in sorted(self.moves, key=JUNGLE.__contains__):  # the most Guerrillas for the Troops
            self.uncover(space)
        self.control()
        return self.moves

    def select(self) -> None:
        """8.7.5 Where ARVN and Underground Guerrillas are: Support, then VC among them, then the highest Population."""
        w = self.w
        left = [x for x in self.open_to if total(w, self.forces, x) and hidden(w, x)]
        if not left:
            self.t.skip(RULE, "np.arvn.sweep.hidden")
        while left and len(self.moves) < self.limit:
            space = self.t.pick(
                "np.arvn.sweep.hidden",
                RULE,
                left,
                where("np.arvn.support", lambda x: w.support[x] > NEUTRAL),
                where("np.arvn.vc_hidden", lambda x: count(w, VC_GUERRILLA_U, x) > 0),
                most("np.arvn.population", lambda x: POP[x]),
            )
            assert space is not None
            self.moves[space] = {}
            left.remove(space)

    def leaving(self, start: int) -> int:
        """8.7.5 Troops that may leave: three units stay and COIN Control, and what its own Sweep needs."""
        w = self.w
        n = min(count(w, ARVN_TROOP, start) - self.arrived.get(start, 0), units(w, start) - KEPT, spare(w, start))
        return max(0, min(n, -missing(w, start, self.forces)) if start in self.moves else n)

    def able(self, space: int) -> dict[int, int]:
        """Troops that may come to a space, by origin."""
        return {start: n for start in origins(self.w, space) if (n := self.leaving(start))}

    def bring(self, space: int, n: int) -> None:
        """Move n Troops into a space, from origins by lot."""
        while n and (able := self.able(space)):
            start = self.t.pick("np.arvn.sweep.from", RULE, able)
            assert start is not None
            self.tell_leaving(start, space, min(n, able[start]))
            moved = move(self.w, ARVN_TROOP, start, space, min(n, able[start]))
            group = self.moves.setdefault(space, {})
            group[start] = group.get(start, 0) + moved
            self.arrived[space] = self.arrived.get(space, 0) + moved
            n -= moved

    def tell_leaving(self, start: int, end: int, n: int) -> None:
        """8.7.5 Write down how many Troops leave, of how many, and what keeps the others: three units, COIN Control."""
        w = self.w
        values = {"space": IDS[start], "end": IDS[end], "n": n, "of": count(w, ARVN_TROOP, start)}
        if n < self.leaving(start) or n == values["of"]:
            self.t.note("np.arvn.sweep.leaving", RULE, **values)
        elif units(w, start) - KEPT <= n:
            self.t.note("np.arvn.sweep.three", RULE, **values)
        else:
            self.t.note("np.arvn.sweep.keeps" if spare(w, start) <= n else "np.arvn.sweep.needed", RULE, **values)

    def uncover(self, space: int) -> None:
        """8.7.5 So many that the most Underground Guerrillas are Activated, and no more."""
        each = 2 if space in JUNGLE else 1
        here = total(self.w, self.forces, space)
        able = sum(self.able(space).values())
        found = min(hidden(self.w, space), (here + able) // each)
        needs = max(0, hidden(self.w, space) * each - here)
        self.t.note("np.arvn.sweep.uncover", RULE, space=IDS[space], n=needs, able=able, guerrillas=found)
        if found > here // each:
            self.bring(space, found * each - here)

    def to_control(self, space: int) -> int:
        """How many more it takes to Control a populated space; 0 if it is Controlled or they cannot come."""
        n = insurgents(self.w, space) - coin(self.w, space) + 1
        if not POP[space] or coin_control(self.w, space) or n > sum(self.able(space).values()):
            return 0
        return n

    def control(self) -> None:
        """8.7.5 To add the most COIN-Controlled Population: in the selected spaces, then in others, selecting them."""
        while self.add_control(list(self.moves)):
            pass
        while len(self.moves) < self.limit and self.add_control([x for x in self.open_to if x not in self.moves]):
            pass

    def add_control(self, spaces: Collection[int]) -> bool:
        needed = {x: n for x in spaces if (n := self.to_control(x))}
        space = self.t.pick(
            "np.arvn.sweep.control",
            RULE,
            needed,
            most("np.arvn.population", lambda x: POP[x]),
            where("np.arvn.any_base", lambda x: total(self.w, BASES, x) > 0),
        )
        if space is None:
            return False
        self.t.note("np.arvn.sweep.to_control", RULE, space=IDS[space], n=needed[space])
        self.bring(space, needed[space])
        return True


def written(moves: dict[int, dict[int, int]]) -> list[list[Any]]:
    """The plan as it is written down."""
    return [[IDS[x], [[IDS[start], n] for start, n in group.items()]] for x, group in moves.items()]


# --- the questions of Sweep -------------------------------------------------------------------------------------------


def can_sweep(t: Turn) -> bool:
    """8.7.5 Not in Monsoon, and after the Raid there is a space to select."""
    limit = min(MOST_SPACES, affordable(t, COST))
    free = not (t.s.stage == "operation" or t.d.name.startswith("action"))
    if not limit or (monsoon(t.s) and not free):
        return False
    w = after_raid(t)
    return bool(Planning(t.dry(), w, sweepable(w), limit).make())


def sweep_space(t: Turn) -> Choice | None:
    """8.7.5 Raid first if possible; then the spaces as planned; then Transport if there was no Raid."""
    s, chosen, open_to = t.s, t.d.values["chosen"], t.spaces
    if not chosen and "raid" in t.keys and t.test("np.arvn.raid.possible", "8.7.4", can_raid(t)):
        return t.answer("raid", "np.arvn.raid", RULE)
    plan = t.plan("sweep.space") if chosen else None
    if not chosen:
        limit = 1 if limited(t) else min(most_spaces(t, sweepable(s)), affordable(t, COST))
        moves = Planning(t, s, open_to, limit).make()
        plan = written(moves), 0
    if plan is not None and len(chosen) < len(plan[0]) and plan[0][len(chosen)][0] in t.keys:
        memory = {} if chosen else {"plan": plan[0], "card": s.current}
        return t.answer(plan[0][len(chosen)][0], "np.arvn.sweep", RULE, **memory)
    if "transport" in t.keys and plan_transport(t.dry(), s, "sweep", spaces_in(chosen)) is not None:
        return t.answer("transport", "np.arvn.transport", RULE)
    if t.d.stop:
        return None
    word, rule = ("np.event.every", "5.1.3") if chosen else ("np.arvn.must", "2.3.4")
    space = t.pick(word, rule, open_to)
    return None if space is None else t.answer(IDS[space], word, rule)


def sweep_origin(t: Turn) -> Choice | None:
    """The Troops that the plan brings into this space."""
    name = t.d.values["space"]
    plan = t.plan("sweep.space", "sweep.origin")
    done = [answer.key for answer in t.said("sweep.origin", since=(*OPERATION, "sweep.space"))]
    memory: dict[str, Any] = {}
    groups = dict(plan[0]) if plan is not None else {}
    if plan is None and not done:  # there was no choice of spaces
        made = written(Planning(t, t.s, [SPACE[name]], 1).make())
        groups, memory = dict(made), {"plan": made, "card": t.s.current}
    for start, n in groups.get(name, []):
        if start in t.keys and start not in done:
            return t.answer(start, "np.arvn.sweep.from", RULE, n=n, **memory)
    return None


def sweep_count(t: Turn) -> Choice:
    return amount(t, t.told("sweep.origin").get("n", 1), "np.arvn.sweep.from", RULE)


def activate_piece(t: Turn) -> Choice:
    """8.7.5 VC Guerrillas before NVA ones."""
    return t.answer(min(t.keys, key=lambda key: OWNER[kind_of(key)] != VC), "np.arvn.vc_first", RULE)


def sweep_cobras(t: Turn) -> Choice | None:
    """8.1.2 Card 13 unshaded: an enemy in two Sweep spaces, a Base if possible."""

    def base(x: int) -> bool:
        return any(IS_BASE[kind] for kind in cobra_targets(t.s, x))

    space = t.pick("np.arvn.cobras", "8.1.2", t.spaces, where("np.arvn.base_removed", base))
    return None if space is None else t.answer(IDS[space], "np.arvn.cobras", "8.1.2")


ANSWERS: Answers = {
    "activate.piece": activate_piece,
    "sweep.cobras": sweep_cobras,
    "sweep.count": sweep_count,
    "sweep.count_by": sweep_count,
    "sweep.origin": sweep_origin,
    "sweep.space": sweep_space,
}
