"""8.8 The Non-player US: its flowchart, Assault, Patrol, Sweep, and when it adds which Special Activity."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from ...board import CITIES, IDS, SOUTH, SPACE, TRAIL_COUNTRY
from ...components.control import can_pay
from ...components.pieces import ARVN, BASES, COIN_TROOPS, KIND, NVA_KINDS, US, US_TROOP, VC_GUERRILLA_U
from ...coup.commitment import JFK, LBJ
from ...operations.assault import assault_cost
from ...operations.assault_space import Uses, battlefields
from ...operations.moving import kind_of, piece_key
from ...operations.operation import Terms
from ...operations.patrol import patrol_reach
from ...operations.sweep_space import cobra_targets
from ...operations.table import can_operate
from ...sequence.deck import monsoon
from ...sequence.sequence import LIMOP, OP, OP_SA
from ...special_activities.air_lift import no_air_lift
from ...state import ACTIVE_SUPPORT, State, spaces_with, total
from ..order import enemy_rank
from ..turn import Answered, Criterion, Turn, where
from .activities import UsActivities
from .advise import assault_removes
from .air_lift import ORDER, Lift
from .assault import (
    Fight,
    allowed,
    arvn_removes,
    base_in_reach,
    fight,
    fight_key,
    first_where,
    space_limit,
    troops_at_us,
)
from .commitment import policy
from .sweep import FORCES, Marching, Move, goes_to, guerrillas_at_support, nested, select

ATTLEBORO, IA_DRANG, MACV, MASHER = 23, 44, 69, 99
LIFT_INTO = (ATTLEBORO, IA_DRANG)
"""Events that let the US Air Lift into one space, to Sweep and Assault there. Card 62: by instruction (8.4.1)."""
BOUNDARIES = ("action", "operation", "pivotal", "event.")
"""Questions at which an Operation or Event begins: what was decided before them is over."""
BEFORE_ASSAULT = ("assault.space", "assault.arvn", "patrol.assault", "advise.space")
"""Questions after which an Assault takes place."""
OPERATIONS = ("assault", "sweep", "patrol", "train")
RULES = {"assault": "8.8.3", "patrol": "8.8.4", "sweep": "8.8.5", "train": "8.8.7"}


def ids(spaces: Sequence[int]) -> list[str]:
    return [IDS[x] for x in spaces]


def somewhere(t: Turn, word: str, rule: str, spaces: Sequence[int]) -> bool:
    """A condition that holds if there are such spaces."""
    return t.test(word, rule, True, spaces=ids(spaces)) if spaces else t.test(word, rule, False)


def read_moves(written: list[list[Any]]) -> list[Move]:
    return [Move(SPACE[start], SPACE[end], KIND[kind], n, had) for start, end, kind, n, had in written]


def write_moves(moves: Sequence[Move]) -> list[list[str | int]]:
    return [move.written() for move in moves]


def spaces_of(t: Turn) -> list[int]:
    """The spaces among the options."""
    return [SPACE[key] for key in t.keys if key in SPACE]


def fewest_ends(reach: dict[int, set[int]], ends: Sequence[int]) -> int:
    """8.8.4 How many of these spaces it takes so that each origin reaches one of them."""
    for n in range(len(ends) + 1):
        if any(all(reach[start] & set(some) for start in reach) for some in combinations(ends, n)):
            return n
    raise AssertionError("an origin reaches none of them")


class NonplayerUS(UsActivities):
    """8.8 The US as a Non-player."""

    # --- 8.8 the flowchart ------------------------------------------------------------------------------------------

    def flowchart(self, t: Turn) -> Answered:
        """8.8.2-8.8.7 A Capability, Assault, in Monsoon Patrol, otherwise Sweep, the Event (8.8.6), Train."""
        if answer := self.capability(t, "8.8.2"):
            return answer
        operates = any(box in t.keys for box in (OP_SA, OP, LIMOP))
        names = self.chart(t) if operates else [("event", "np.us.event")]
        for name, word in names:
            if name == "event":
                if answer := self.event(t, "8.8.6"):
                    return answer
            elif t.test(f"np.us.{name}.able", RULES[name], self.able(t, name, OP_SA in t.keys)):
                return self.operate(t, name, word, RULES[name])
        return self.pass_card(t, "np.us.pass", "8.8.7")

    def chart(self, t: Turn) -> Iterator[tuple[str, str]]:
        """8.8.3-8.8.7 Operations, and the Event, in the order in which they are considered, each with a reason."""
        s = t.s
        assault = self.assault_word(t)
        if assault:
            yield "assault", assault
        if t.test("np.us.monsoon", "8.8.4", monsoon(s)):
            yield "patrol", "np.us.patrol"
            yield "train", "np.us.train"
            return
        if assault or somewhere(t, "np.us.sweep.hidden", "8.8.5", guerrillas_at_support(s)):
            yield "sweep", "np.us.sweep.instead" if assault else "np.us.sweep.hidden"
            yield "train", "np.us.train"
        else:
            yield "event", "np.us.event"
            yield "train", "np.us.train"
            yield "sweep", "np.us.sweep.instead"

    def assault_word(self, t: Turn) -> str:
        """8.8.3 Assault alone can remove a Base, or NVA Troops are with US Troops or a US Base. A word, or none."""
        s = t.s
        uses = Uses(s)
        in_reach = base_in_reach(s, uses.patton, uses.abrams, can_pay(s, US, assault_cost(s, ARVN)))
        if somewhere(t, "np.us.assault.base_alone", "8.8.3", in_reach):
            return "np.us.assault.base_alone"
        if somewhere(t, "np.us.assault.troops", "8.8.3", troops_at_us(s)):
            return "np.us.assault.troops"
        return ""

    def able(self, t: Turn, name: str, special: bool) -> bool:
        """The Operation by its instructions takes place in at least one space."""
        if not can_operate(t.s, US, name, Terms(special=special)):
            return False
        if name == "assault":
            return self.assault_possible(t, special)
        if name == "patrol":
            return bool(self.patrol_ends(self.dry(t)))
        if name == "sweep":
            return self.sweep_possible(t, special)
        return self.train_possible(t)

    def operation(self, t: Turn) -> Answered | None:
        """The Operation decided on; in a stated position, the one of the flowchart."""
        if answer := super().operation(t):
            return answer
        return self.by_chart(t, t.d.values["box"] == OP_SA)

    def operation_instead(self, t: Turn) -> Answered | None:
        """2.3.4 The Special Activity left the Operation no space: the next one of the flowchart."""
        return self.by_chart(t, False)

    def event_operation(self, t: Turn) -> Answered | None:
        """8.4.4 A free Operation of its choice: by the flowchart."""
        return self.by_chart(t, False)

    def by_chart(self, t: Turn, special: bool) -> Answered | None:
        """8.4.4 The first Operation of the flowchart that is offered, without Event and Pass; otherwise Train, Sweep,
        Assault, Patrol, whichever is offered."""
        for name, word in self.chart(t):
            if name in t.keys and self.able(t, name, special):
                return t.answer(name, word, RULES[name])
        for name in ("train", "sweep", "assault", "patrol"):
            if name in t.keys:
                return t.answer(name, "np.us.instead", "8.8")
        return None

    # --- what was decided before --------------------------------------------------------------------------------------

    def recent(self, t: Turn) -> Iterator[Any]:
        """Its own answers since the Operation or Event began, the latest first."""
        for answer in t.game.answers_back():
            if answer.seat == US:
                yield answer
            if answer.name.startswith(BOUNDARIES):
                return

    def recall(self, t: Turn, name: str) -> Any:
        """What it wrote down under a name in the course of this Operation; None if it did not."""
        for answer in self.recent(t):
            if answer.reason is not None and name in answer.reason.values:
                return answer.reason.values[name]
        return None

    def said(self, t: Turn, name: str, key: str) -> int:
        """How often it gave an answer in the course of this Operation."""
        return sum(answer.name == name and answer.key == key for answer in self.recent(t))

    def current_operation(self, t: Turn) -> str:
        """The Operation that is being executed, as its own answers tell; "" for none."""
        for answer in self.recent(t):
            name = answer.key if answer.name in ("operation", "event.operation") else answer.name.partition(".")[0]
            if name in OPERATIONS:
                return str(name)
        return ""

    # --- 8.8.3-8.8.7 the Special Activity -----------------------------------------------------------------------------

    def special_after(self, t: Turn) -> Answered | None:
        """8.8.3-8.8.7 After Assault and Sweep only Air Strike is left; after Patrol it is as after Training."""
        name = t.d.values["operation"]
        return self.train_activity(t, RULES[name]) if name in ("patrol", "train") else self.strike_after(t)

    def strike_after(self, t: Turn) -> Answered | None:
        """8.8.3 No Air Lift could be executed, or LBJ has Swept: Air Strike if possible."""
        if "air_strike" not in t.keys or not t.test("np.us.air_strike", "8.8.3", self.air_strike_possible(t)):
            return None
        return t.answer("air_strike", "np.us.air_strike", "8.8.3")

    def event_activity(self, t: Turn) -> Answered | None:
        """8.4.4 A free Special Activity of its choice: the one that goes with the flowchart's Operation.

        Card 69: JFK Advises, the others Air Strike, or else Advise (8.4.1).
        """
        if t.s.current == MACV:
            struck = policy(t.s) != JFK and "air_strike" in t.keys and self.air_strike_possible(t)
            name = "air_strike" if struck else "advise"
            return t.answer(name, f"np.us.{name}", "8.4.1") if name in t.keys else None
        names = [name for name, _ in self.chart(t) if name in RULES and self.able(t, name, True)]
        if names[:1] in (["assault"], ["sweep"]):
            if "air_lift" in t.keys and (names[0] == "assault" or policy(t.s) != LBJ) and self.air_lift_possible(t):
                return t.answer("air_lift", "np.us.air_lift", "8.8.3")
            return self.strike_after(t)
        return self.train_activity(t)

    # --- 8.8.3 Assault ------------------------------------------------------------------------------------------------

    def uses_left(self, t: Turn) -> tuple[int, int]:
        """Cards 14 and 11 unshaded: how often they may still be used in this Assault."""
        uses = Uses(t.s)
        abrams = sum(answer.name == "assault.abrams" and answer.key != "no" for answer in self.recent(t))
        return max(0, uses.patton - self.said(t, "assault.patton", "yes")), max(0, uses.abrams - abrams)

    @staticmethod
    def by_event(s: State, number: int) -> bool:
        """5.5 The Operation is one that this Event gives."""
        return s.stage != "operation" and s.current == number

    def event_cubes(self, s: State) -> tuple[int, ...]:
        """Cubes that Sweep and Assault as US Troops: by card 99 ARVN Troops too. Card 70: by instruction (8.4.1)."""
        return COIN_TROOPS if self.by_event(s, MASHER) else (US_TROOP,)

    def fights(self, t: Turn, spaces: Sequence[int], uses: tuple[int, int], arvn: bool) -> dict[int, Fight]:
        """8.8.3 The Assaults that would remove something or search a Tunnel, within its limits."""
        cubes, tunnels = self.event_cubes(t.s), not self.by_event(t.s, ATTLEBORO)
        found = ((x, fight(t.s, x, *uses, arvn, cubes=cubes, tunnels=tunnels)) for x in spaces)
        return {x: f for x, f in found if f and (f.removed or f.tunnel) and allowed(t.s, x, f)}

    def assault_possible(self, t: Turn, special: bool) -> bool:
        """8.8.3 An Assault can remove enemies, if need be after Air Lift."""
        uses = Uses(t.s)
        arvn = can_pay(t.s, US, assault_cost(t.s, ARVN))
        fights = self.fights(t, battlefields(t.s, US), (uses.patton, uses.abrams), arvn)
        if any(f.removed for f in fights.values()):
            return True
        if not special or no_air_lift(t.s) is not None:
            return False
        return bool(Lift(self.dry(t), assaults=(), patton=uses.patton, abrams=uses.abrams).strikes)

    def assault_space(self, t: Turn) -> Answered | None:
        """8.8.3 Where all Active enemies can be removed; Air Lift; where more than half, then where any; Air Strike.

        An ARVN Assault is added in the first space where it removes more.
        """
        s, chosen = t.s, [SPACE[x] for x in t.d.values["chosen"]]
        if "arvn" in t.keys and chosen and (n := arvn_removes(s, chosen[-1])):
            return t.answer("arvn", "np.us.assault.arvn", "8.8.3", arvn=IDS[chosen[-1]], enemies=n)
        if len(chosen) < space_limit(s):
            fights = self.fights(t, spaces_of(t), self.uses_left(t), self.arvn_may_follow(t))
        else:
            fights = {}
        if not self.said(t, "assault.space", "air_lift"):
            if answer := self.assault_in(t, fights, [x for x, f in fights.items() if f.removes_all], "all"):
                return answer
            if "air_lift" in t.keys and (answer := self.lift_for_assault(t, chosen)):
                return answer
        for word, some in (
            ("most", [x for x, f in fights.items() if f.removes_most or f.removes_all]),
            ("any", [x for x, f in fights.items() if f.removed]),
        ):
            if answer := self.assault_in(t, fights, some, word):
                return answer
        if answer := self.strike_after(t):
            return answer
        if not chosen and "done" not in t.keys and (x := t.pick("np.us.instead", "8.8", spaces_of(t))) is not None:
            return t.answer(IDS[x], "np.us.instead", "8.8")
        return None

    def arvn_may_follow(self, t: Turn) -> bool:
        """3.2.4 An ARVN Assault can still be added and paid for; not where ARVN cubes fight as US Troops."""
        if self.said(t, "assault.space", "arvn") or self.event_cubes(t.s) != (US_TROOP,):
            return False
        return t.s.stage != "operation" or can_pay(t.s, US, assault_cost(t.s, ARVN))

    def assault_in(self, t: Turn, fights: dict[int, Fight], spaces: Sequence[int], word: str) -> Answered | None:
        x = t.pick(f"np.us.assault.{word}", "8.8.3", spaces, *first_where(t.s, fights))
        return None if x is None else t.answer(IDS[x], f"np.us.assault.{word}", "8.8.3")

    def assault_arvn(self, t: Turn) -> Answered | None:
        key = self.recall(t, "arvn")
        return t.answer(key, "np.us.assault.arvn", "8.8.3") if key in t.keys else None

    def within_assault(self, t: Turn) -> Answered:
        """8.1.2 Which enemies are removed, and what Capabilities add."""
        return t.answer(fight_key(t.s, t.d), "np.us.assault.enemies", "8.1.2")

    def assault_piece(self, t: Turn) -> Answered:
        """8.1.2 Which enemy is removed; by an Assault that it Advises, for Control the NVA's first (8.8.4)."""
        last = next((answer.name for answer in self.recent(t) if answer.name in BEFORE_ASSAULT), "")
        return self.advised_piece(t, assault_removes) if last == "advise.space" else self.within_assault(t)

    assault_target = assault_patton = assault_abrams = assault_underground = assault_base = within_assault

    # --- 8.8.3 Air Lift -----------------------------------------------------------------------------------------------

    def lift_for_assault(self, t: Turn, chosen: Sequence[int]) -> Answered | None:
        """8.8.3 Air Lift if it moves anything, with its moves worked out."""
        moves = self.lift_moves(t, "assault", chosen)
        if not t.test("np.us.air_lift.able", "8.8.3", bool(moves)):
            return None
        return t.answer("air_lift", "np.us.air_lift", "8.8.3", lift=write_moves(moves))

    def lift_moves(self, t: Turn, operation: str, chosen: Sequence[int] = ()) -> list[Move]:
        """8.8.3 The moves of an Air Lift with this Operation; an Assault must still find enemies after it."""
        if t.s.stage != "operation" and t.s.current in LIFT_INTO:
            return self.lift_into(t)
        if operation == "sweep":
            return Lift(t, selected=self.selected(t)).moves
        if operation != "assault" or len(chosen) >= space_limit(t.s):
            return Lift(t).moves
        patton, abrams = self.uses_left(t)
        lift = Lift(t, assaults=chosen, patton=patton, abrams=abrams)
        if not chosen and not lift.leaves_assault:
            lift = Lift(t, assaults=chosen, patton=patton, abrams=abrams, protect=True)
        return lift.moves

    def to_operate(self, s: State) -> list[Criterion[int]]:
        """8.8.3, 8.8.5 The space of an Event; for an Air Lift into it first where its Policy lets Troops go."""
        enters: Criterion[int] = where("np.us.enters", lambda x: goes_to(s, x))
        return [*([enters] if s.current in LIFT_INTO else []), *super().to_operate(s)]

    def lift_into(self, t: Turn) -> list[Move]:
        """8.4.4 An Event's Air Lift into the space chosen: as for a Sweep there, then as for an Assault.

        Where card 44 left no choice of a space, it is one with NVA pieces.
        """
        known = [t.d.values["end"]] if "end" in t.d.values else []
        for answer in t.game.answers_back():
            if known or answer.name.startswith(("action", "pivotal")):
                break
            if answer.name == "event.space":
                known = [answer.key]
        spaces = [SPACE[x] for x in known] or spaces_with(t.s, NVA_KINDS, SOUTH)
        tunnels = t.s.current != ATTLEBORO
        return Lift(t, selected=spaces, assaults=(), into=spaces, tunnels=tunnels).moves

    def lift_step(self, t: Turn, start: str = "") -> tuple[Move | None, dict[str, Any]]:
        """The next move of the Air Lift, from a space if one is given; worked out now, to be remembered, if it was not
        before."""
        written, memory = self.recall(t, "lift"), {}
        if written is None:
            written = write_moves(self.lift_moves(t, self.current_operation(t)))
            memory = {"lift": written}
        moves = (m for m in read_moves(written) if not m.done(t.s) and start in ("", IDS[m.start]))
        return next(moves, None), memory

    def airlift_origin(self, t: Turn) -> Answered | None:
        move, memory = self.lift_step(t)
        if move is None or IDS[move.start] not in t.keys:
            return None if "done" in t.keys else self.lift_anyway(t)
        return t.answer(IDS[move.start], "np.us.air_lift", "8.8.3", **memory)

    def lift_anyway(self, t: Turn) -> Answered | None:
        """5.1.3 An Event's Air Lift must take place though it has no use: 1 unit from the first potential origin."""
        x = next((x for x in Lift(t, into=()).origins if IDS[x] in t.keys), None)
        return None if x is None else t.answer(IDS[x], "np.us.air_lift", "8.8.3", lift=[])

    def airlift_destination(self, t: Turn) -> Answered | None:
        move, memory = self.lift_step(t, t.d.values["start"])
        if move is None or IDS[move.end] not in t.keys:
            return None
        return t.answer(IDS[move.end], "np.us.air_lift", "8.8.3", **memory)

    def airlift_piece(self, t: Turn) -> Answered | None:
        move, memory = self.lift_step(t, t.d.values["start"])
        start = SPACE[t.d.values["start"]]
        kinds = (move.kind,) if move else ORDER
        key = next((key for kind in kinds if (key := piece_key(start, kind)) in t.keys), None)
        return None if key is None else t.answer(key, "np.us.air_lift", "8.8.3", **memory)

    def airlift_count(self, t: Turn) -> Answered | None:
        move, memory = self.lift_step(t, t.d.values["start"])
        return self.so_many(t, move, "np.us.air_lift", "8.8.3", **memory)

    @staticmethod
    def so_many(t: Turn, move: Move | None, word: str, rule: str, **memory: Any) -> Answered:
        """The number of a move as an answer: `all` stands for the most. One, if it must move somebody without a use."""
        wanted = move.n if move else 1
        n = str(wanted) if wanted < t.d.values["most"] else "all"
        return t.answer(n, word, rule, **memory)

    # --- 8.8.4 Patrol -------------------------------------------------------------------------------------------------

    def patrol_ends(self, t: Turn) -> dict[int, int]:
        """8.8.4 Where the US Troops of each space in Laos and Cambodia go: the fewest Cities without Active Support,
        then other Cities, then LoCs."""
        s = t.s
        reach = {x: set(patrol_reach(s, x)) for x in spaces_with(s, (US_TROOP,), TRAIL_COUNTRY)}
        chosen: dict[int, int] = {}
        everywhere = sorted(set().union(*reach.values()))
        for word, ends in (
            ("np.us.patrol.city", [x for x in everywhere if x in CITIES and s.support[x] < ACTIVE_SUPPORT]),
            ("np.us.patrol.other", [x for x in everywhere if x in CITIES]),
            ("np.us.patrol.other", everywhere),
        ):
            left = {x: reach[x] & set(ends) for x in reach if x not in chosen and reach[x] & set(ends)}
            while left:
                needed = fewest_ends(left, ends)
                fit = [
                    x for x in ends if fewest_ends({o: r for o, r in left.items() if x not in r}, ends) == needed - 1
                ]  # fmt: skip
                end = t.pick(word, "8.8.4", fit)
                assert end is not None
                chosen |= {x: end for x, r in left.items() if end in r}
                left = {x: r for x, r in left.items() if end not in r}
        return chosen

    def patrol_origin(self, t: Turn) -> Answered | None:
        """8.8.4 All US Troops leave Laos and Cambodia."""
        ends = self.recall(t, "patrol")
        if ends is None:
            ends = {IDS[start]: IDS[end] for start, end in self.patrol_ends(t).items()}
        key = next((key for key in ends if key in t.keys), None)
        return None if key is None else t.answer(key, "np.us.patrol", "8.8.4", patrol=ends)

    def patrol_destination(self, t: Turn) -> Answered | None:
        end = (self.recall(t, "patrol") or {}).get(t.d.values["start"])
        return t.answer(end, "np.us.patrol", "8.8.4") if end in t.keys else None

    def patrol_count(self, t: Turn) -> Answered:
        return t.answer("all", "np.us.patrol", "8.8.4")

    patrol_count_by = patrol_count

    def patrol_assault(self, t: Turn) -> Answered | None:
        """8.8.4 On the LoC where most enemies are removed; then the Special Activity."""
        fights = self.fights(t, spaces_of(t), self.uses_left(t), False)
        best = max((f.removed for f in fights.values()), default=0)
        some = [x for x, f in fights.items() if f.removed == best > 0]
        x = t.pick("np.us.patrol.assault", "8.8.4", some)
        if x is not None:
            return t.answer(IDS[x], "np.us.patrol.assault", "8.8.4")
        return self.train_activity(t, "8.8.4")

    # --- 8.8.5 Sweep --------------------------------------------------------------------------------------------------

    def sweep_possible(self, t: Turn, special: bool) -> bool:
        """8.8.5 The Sweep, or the Air Lift with it, would Activate a Guerrilla."""
        dry = self.dry(t)
        selected = select(dry)
        if Marching(dry, selected).activates():
            return True
        if not special or policy(t.s) == LBJ or no_air_lift(t.s) is not None:
            return False
        return bool(Lift(dry, selected=selected).reached)

    def sweep_plan(self, t: Turn) -> dict[str, Any]:
        """8.8.5 Spaces and moves as decided with the first space; now, if this is the first."""
        last = next(self.recent(t), None)
        lifted = last is not None and (last.name.startswith("airlift") or last.key == "air_lift")
        plan = self.recall(t, "sweep") if t.d.values["chosen"] or lifted else None
        if plan is not None:
            return dict(plan)
        selected = select(t, None if t.s.stage == "operation" else spaces_of(t))
        marching = Marching(t, selected, self.event_cubes(t.s))
        return {"spaces": ids(selected), "moves": write_moves(marching.moves)}

    def selected(self, t: Turn) -> list[int]:
        """8.8.5 The spaces selected for the Sweep."""
        plan = self.recall(t, "sweep") or {"spaces": t.d.values.get("chosen", [])}
        return [SPACE[x] for x in plan["spaces"]]

    def sweep_space(self, t: Turn) -> Answered | None:
        """8.8.5 The selected spaces with US forces or Troops moving in; Air Lift; those it has reached."""
        plan = self.sweep_plan(t)
        entered = {end for _, end, *_ in plan["moves"]}
        for key in plan["spaces"]:
            if key in t.keys and (key in entered or total(t.s, (*FORCES, *self.event_cubes(t.s)), SPACE[key])):
                return t.answer(key, "np.us.sweep.space", "8.8.5", sweep=plan)
        if "air_lift" in t.keys and policy(t.s) != LBJ:
            moves = Lift(t, selected=[SPACE[x] for x in plan["spaces"]]).moves
            if t.test("np.us.air_lift.able", "8.8.3", bool(moves)):
                return t.answer("air_lift", "np.us.air_lift", "8.8.5", sweep=plan, lift=write_moves(moves))
        if "done" not in t.keys and (x := t.pick("np.us.instead", "8.8", spaces_of(t), *nested(t.s))) is not None:
            return t.answer(IDS[x], "np.us.instead", "8.8", sweep=plan)
        return None

    def sweep_move(self, t: Turn, end: str, start: str = "") -> Move | None:
        """The next move into a space, as decided with the first space."""
        moves = read_moves((self.recall(t, "sweep") or {"moves": []})["moves"])
        some = (m for m in moves if IDS[m.end] == end and start in ("", IDS[m.start]))
        return next((m for m in some if not m.done(t.s)), None)

    def sweep_origin(self, t: Turn) -> Answered | None:
        move = self.sweep_move(t, t.d.values["space"])
        if move is None or IDS[move.start] not in t.keys:
            return None
        return t.answer(IDS[move.start], "np.us.sweep.move", "8.8.5")

    def sweep_piece(self, t: Turn) -> Answered | None:
        """Card 99: which cubes."""
        move = self.sweep_move(t, t.d.values["end"], t.d.values["start"])
        key = piece_key(move.start, move.kind) if move else ""
        return t.answer(key, "np.us.sweep.move", "8.8.5") if key in t.keys else None

    def sweep_count(self, t: Turn) -> Answered:
        move = self.sweep_move(t, t.d.values["end"], t.d.values["start"])
        return self.so_many(t, move, "np.us.sweep.move", "8.8.5")

    sweep_piece_by, sweep_count_by = sweep_piece, sweep_count

    def activate_target(self, t: Turn) -> Answered:
        return t.answer("both", "np.us.sweep.vc", "8.8.5")

    def activate_piece(self, t: Turn) -> Answered:
        """8.8.5 VC Guerrillas before NVA ones."""
        key = next((key for key in t.keys if kind_of(key) == VC_GUERRILLA_U), t.keys[0])
        return t.answer(key, "np.us.sweep.vc", "8.8.5")

    def sweep_cobras(self, t: Turn) -> Answered | None:
        """Card 13 unshaded: where a Base falls, then as spaces are selected."""
        bases: Criterion[int] = where("np.us.sweep.cobras_base", lambda x: cobra_targets(t.s, x)[0] in BASES)
        x = t.pick("np.us.sweep.cobras", "card 13", spaces_of(t), bases, *nested(t.s))
        return None if x is None else t.answer(IDS[x], "np.us.sweep.cobras", "card 13")

    def sweep_cobras_piece(self, t: Turn) -> Answered:
        key = min(t.keys, key=lambda key: enemy_rank(kind_of(key)))
        return t.answer(key, "np.us.assault.enemies", "8.1.2")
