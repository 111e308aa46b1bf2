"""8.4 Non-players and Events: whether to play one, which text, and what they choose in it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from indochina.core.game import Game

from ...board import CITIES, IDS, POP, SPACE, SPACES
from ...cards import (
    ADSID,
    BLOWTORCH_KOMER,
    CAPABILITY_OF,
    CARDS,
    MEDEVAC_UNSHADED,
    MOMENTUM_OF,
    ORISKANY,
    SHADED,
    SINGLE,
)
from ...components.control import coin_control
from ...components.pieces import (
    ARVN,
    BASES,
    COIN_BASES,
    COIN_FACTIONS,
    ENEMIES,
    FACTIONS,
    FRIEND,
    INSURGENT_BASES,
    KIND,
    KIND_NAMES,
    NVA,
    NVA_TROOP,
    OWNER,
    POLICE,
    TROOPS,
    TUNNELS,
    TYPE_OF,
    UNDERGROUND_GUERRILLAS,
    US,
    US_TROOP,
    VC,
)
from ...coup.resources import degrade_by_incursion, insurgent_earnings
from ...events import event_key
from ...events.event import TO_OPERATE, TO_REMOVE
from ...operations.assault_space import arvn_hits, us_hits
from ...operations.moving import kind_of, piece_key
from ...sequence.deck import coups_to_come, monsoon
from ...state import ALL, AVAILABLE, CASUALTIES, OUT_OF_PLAY, State, coin, count, insurgents, total
from ...trail import degrade_trail, improve_trail
from ..nonplayer import EVENT_KEYS, Nonplayer
from ..order import box_rank, even_cubes, group, kept_apart, removal_plan
from ..turn import Answered, Criterion, Turn, most, where
from .instructions import INSTRUCTIONS, Instruction
from .marks import RIFLES
from .rehearsal import Rehearsal, changed
from .worth import (
    PIECE_SHIFTS,
    SHIFTS,
    added,
    by_pieces,
    by_shift,
    corps_pair,
    either_way,
    enemy_order,
    executing,
    first_ones,
    friendly_order,
    hunted,
    in_event,
    offered_pieces,
    reverse_box_order,
)

CLAYMORES_EVENT, BINH_DUONG, CORPS_COMMANDERS = 17, 106, 117
IN_COUP_ROUND = (MEDEVAC_UNSHADED, BLOWTORCH_KOMER, ORISKANY)
"""8.1 Momentum that still counts in the Coup Round that comes next; ADSID if the Trail will change, Medevac if there
is a Commitment Phase."""


# --- 8.1, 8.4.1, 8.4.2 whether to play it -------------------------------------------------------------------------


def choose_event(bot: Nonplayer, t: Turn, rule: str) -> Answered | None:
    """8.1, 8.4.1, 8.4.2 The text to be executed; None if it is declined or Ineffective."""
    s, faction = t.s, bot.faction
    if not any(key in t.keys for key in EVENT_KEYS):
        return None
    mark = s.current, faction
    if t.test("np.event.rifle", "8.4.1", mark in RIFLES):
        return None
    instruction = INSTRUCTIONS.get(mark)
    if instruction is not None and instruction.declines is not None:
        if t.test(instruction.word, "8.4.1", instruction.declines(s, faction)):
            return None
    side = text_of(bot, t, instruction)
    if event_key(side) not in t.keys or not works(bot, t, side, instruction):
        return None
    return t.answer(event_key(side), "np.event.play", rule)


def text_of(bot: Nonplayer, t: Turn, instruction: Instruction | None) -> str:
    """8.4.2 The only text; else shaded for NVA and VC, unshaded for US and ARVN, unless instructions say otherwise."""
    if CARDS[t.s.current].sides == (SINGLE,):
        return SINGLE
    if instruction is not None and instruction.shaded is not None:
        if t.test(instruction.word, "8.4.1", instruction.shaded(t.s, bot.faction)):
            return SHADED
    return bot.side


def works(bot: Nonplayer, t: Turn, side: str, instruction: Instruction | None) -> bool:
    """8.1 It would have an effect, and the one that the instruction wants. Tried out on a copy if need be."""
    s = t.s
    if CARDS[s.current].kind == "capability":
        showing = s.shaded if side == SHADED else s.unshaded
        return t.test("np.event.effect", "8.1", CAPABILITY_OF[s.current] not in showing)
    trial = Rehearsal(t.game, bot.faction, s.current, side)
    after = trial.play_out()
    if not t.test("np.event.effect", "8.1", effective(s.current, side, trial.before, after)):
        return False
    if instruction is None or instruction.wants is None:
        return True
    return t.test(instruction.word, "8.4.1", instruction.wants(trial.before, after))


def effective(number: int, side: str, before: State, after: State) -> bool:
    """8.1 Something happens; with a Coup card next a Momentum Event counts only for what it does at once or then."""
    name = MOMENTUM_OF.get((number, side))
    if name is None or not monsoon(before):
        return changed(before, after)
    if changed(before, after, but=("momentum", "stays_eligible")):
        return True
    if name in before.momentum:
        return False
    if name == ADSID:
        return trail_will_cost(after)
    if name == MEDEVAC_UNSHADED and coups_to_come(before) <= 1:  # 6.4.5 no Commitment Phase any more
        return False
    return name in IN_COUP_ROUND


def trail_will_cost(s: State) -> bool:
    """6.2.2, 6.6 The Coup Round moves the Trail, while the NVA has Resources to lose: at the Reset also what it has
    earned until then (6.2.4). 6.4.5 There is no Reset after the final Coup card."""
    coup = s.copy()
    degrade_by_incursion(coup)
    if coup.resources[NVA] < s.resources[NVA]:
        return True
    if coups_to_come(s) <= 1:
        return False
    insurgent_earnings(coup)
    earned = coup.resources[NVA]
    if coup.trail == 0:
        improve_trail(coup)
    elif coup.trail == 4:
        degrade_trail(coup)
    return coup.resources[NVA] < earned


# --- 8.4.4 who benefits -------------------------------------------------------------------------------------------

WANTED: dict[str, tuple[str, ...]] = {
    US: (
        "us_bases", "aid_12", "us_troops_4", "us_to_south", "aid_plus_10", "patronage_minus_5", "irregulars",
        "us_then_arvn", "patronage_minus_3", "patronage_to_resources", "domino_us", "domino_money", "tunneled_base",
        "oop_to_available", "oop_to_south", "map_to_available",
    ),
    ARVN: (
        "arvn_bases", "arvn_resources_6", "arvn_resources_9", "patronage_plus_4", "aid_plus_10", "patronage_plus_3",
        "us_to_south", "neither", "rangers", "us_then_arvn", "domino_arvn", "arvn_resources_plus_2", "aid_plus_2",
        "patronage_plus_2", "done", "patronage_up", "tunneled_base",
    ),
    NVA: (
        "aid_minus_10", "patronage_minus_5", "nva_then_vc", "arvn_resources_minus_2", "aid_minus_2",
        "patronage_minus_2", "done", "patronage_minus_4", "patronage_down", "tunnels",
    ),
    VC: (
        "vc_resources_plus_4", "aid_minus_10", "patronage_minus_5", "nva_then_vc", "arvn_resources_minus_2",
        "aid_minus_2", "patronage_minus_2", "done", "patronage_minus_4", "patronage_down", "tunnels",
    ),
}  # fmt: skip
"""8.4.4 What each Faction takes when a text offers alternatives: benefits for itself, then for its friend; Aid and ARVN
Resources up for US and ARVN, down for NVA and VC; Patronage up for ARVN, down for all others."""


class EventChoices(Nonplayer):
    """8.4.3-8.4.7 How a Non-player answers the questions of an Event."""

    def choose(self, game: Game) -> Answered:
        """8.4.1 The Faction's special instruction for the Event goes first, in free Operations too."""
        assert game.decision is not None
        instruction = INSTRUCTIONS.get((executing(game.state), self.faction))
        if instruction is not None and game.decision.name in instruction.choices:
            t = Turn(game, self.faction, self.roll)
            answer = instruction.choices[game.decision.name](self, t)
            if answer is not None:
                return answer
        return super().choose(game)

    def of_event(self, t: Turn, *names: str) -> dict[str, Any]:
        """What was written down with the last answer to one of these questions, or to any, of this very Event.

        Answers that the engine gave itself, for want of a choice, are passed over.
        """
        for answer in reversed(in_event(t)):
            asked = answer.name in names if names else answer.name.startswith("event.")
            if asked and answer.reason is not None:
                return dict(answer.reason.values)
        return {}

    def benefits(self, t: Turn, factions: Collection[str]) -> str:
        """8.4.4 Who of these gets the benefit: itself, its friend, a random enemy, Non-players first."""
        for faction in (self.faction, FRIEND[self.faction]):
            if faction in factions:
                return faction
        enemies = [faction for faction in ENEMIES[self.faction] if faction in factions]
        found = t.pick_key(
            "np.event.enemy", "8.4.4", enemies, where("np.event.nonplayer", lambda f: f in t.s.nonplayers)
        )
        assert found is not None
        return found

    # --- 8.4.4 alternatives -----------------------------------------------------------------------------------------

    def event_either(self, t: Turn) -> Answered | None:
        """8.4.4 The alternative that benefits the Faction, or its friend."""
        named = [key for key in t.keys if key in FACTIONS]
        if named:
            return t.answer(self.benefits(t, named), "np.event.benefit", "8.4.4")
        if "all_vc" in t.keys:
            return self.most_removed(t)
        if t.keys == ["attack", "ambush"]:
            return self.attack_or_ambush(t)
        for key in WANTED[self.faction]:
            if key in t.keys:
                return t.answer(key, "np.event.benefit", "8.4.4")
        return None

    def most_removed(self, t: Turn) -> Answered:
        """Card 100: the enemy that loses more Bases, then more pieces; VC before NVA (8.1.2)."""
        place = next(answer.key for answer in in_event(t) if answer.name == "event.space")
        found = hunted(t.s, SPACE[place])
        return t.answer(max(t.keys, key=lambda key: found[key]), "np.event.pieces", "8.4.4")

    def attack_or_ambush(self, t: Turn) -> Answered:
        """8.6.1 Attack if Troops remove 2 or more somewhere, otherwise Ambush."""
        s = t.s
        strong = any(count(s, NVA_TROOP, x) >= 4 and coin(s, x) >= 2 for x in range(len(IDS)))
        return t.answer("attack" if strong else "ambush", "np.event.fight", "8.6.1")

    def event_direction(self, t: Turn) -> Answered:
        """8.4.5 Card 106: the direction that is the better shift for the Faction."""
        level = t.s.support[SPACE[t.d.values["space"]]]
        key = "shift_support" if either_way(self.faction)(level) > level else "shift_opposition"
        return t.answer(key, "np.event.shift", "8.4.5")

    def event_tunnel(self, t: Turn) -> Answered:
        """8.4.4 Tunnels for its own Bases first."""
        owner = self.benefits(t, {OWNER[kind_of(key)] for key in t.keys})
        key = next(key for key in t.keys if OWNER[kind_of(key)] == owner)
        return t.answer(key, "np.event.benefit", "8.4.4")

    def event_fight(self, t: Turn) -> Answered:
        """8.4.4 Sweep or Assault in a space, as the Faction's flowchart would decide."""
        if len(t.keys) == 2 and not self.would_assault(t.s, SPACE[t.d.values["space"]]):
            return t.answer("sweep", "np.event.sweep", "8.4.4")
        return t.answer("assault" if "assault" in t.keys else "sweep", "np.event.fight", "8.4.4")

    def would_assault(self, s: State, space: int) -> bool:
        """8.8.3 US: to remove a Base, or if there are NVA Troops. 8.7.4 ARVN: also to change Control."""
        hits = us_hits(s, space) if self.faction == US else arvn_hits(s, space)
        exposed = insurgents(s, space) - total(s, UNDERGROUND_GUERRILLAS, space)
        hidden = total(s, UNDERGROUND_GUERRILLAS, space) > 0
        based = total(s, INSURGENT_BASES, space)
        if hits and count(s, NVA_TROOP, space):
            return True
        if self.faction == US:
            return based > 0 and not hidden and hits > exposed - based
        removed = min(hits, exposed - (based if hidden else 0))
        return (hits > 0 and based > 0 and not hidden) or added(s, space, removed) > 0

    # --- 8.4.4, 8.4.5 spaces ----------------------------------------------------------------------------------------

    def event_space(self, t: Turn) -> Answered | None:
        """8.4.5 By the shift; 8.4.4 then for the most Bases and pieces; else by lot."""
        pair = executing(t.s) == CORPS_COMMANDERS and t.d.values["purpose"] == TO_REMOVE
        first = corps_pair(t.s) if pair and not any(a.name == "event.space" for a in in_event(t)) else ()
        return self.pick_space(t, "np.event.space", "8.4.4", t.spaces, *first)

    def pick_space(
        self, t: Turn, word: str, rule: str, spaces: Iterable[int], *first: Criterion[int], **memory: Any
    ) -> Answered | None:
        """8.4.4, 8.4.5 One of these spaces; `first`: what an instruction wants before anything else."""
        s, purpose = t.s, t.d.values["purpose"]
        card = executing(s)
        level = either_way(self.faction) if card == BINH_DUONG else SHIFTS.get((card, purpose))
        nested = [*first, *(by_shift(s, self.faction, level) if level else ()), *by_pieces(s, card, purpose)]
        if purpose == TO_OPERATE:
            nested += self.to_operate(s)
        if card == CLAYMORES_EVENT:
            nested.append(where("np.event.others", lambda x: self.others_lose(s, x)))
        x = t.pick(word, rule, spaces, *nested)
        return None if x is None else t.answer(IDS[x], word, rule, at=IDS[x], **memory)

    def others_lose(self, s: State, space: int) -> bool:
        """8.4.4 Card 17: the Guerrilla can be the other Faction's."""
        return any(OWNER[kind] == FRIEND[self.faction] and count(s, kind, space) for kind in UNDERGROUND_GUERRILLAS)

    def to_operate(self, s: State) -> list[Criterion[int]]:
        """8.4.4 Where a free Operation takes place: 8.8.5 as for a US Sweep; 8.6.1 as for an NVA Attack."""
        if self.faction in COIN_FACTIONS:
            return [
                where("np.event.underground", lambda x: total(s, UNDERGROUND_GUERRILLAS, x) > 0),
                where("np.event.support", lambda x: s.support[x] > 0),
                where("np.event.any_base", lambda x: total(s, BASES, x) > 0),
                most("np.event.population", lambda x: POP[x]),
            ]
        return [most("np.event.pieces", lambda x: min(count(s, NVA_TROOP, x) // 2, coin(s, x)))]

    # --- 8.4.3, 8.1.2 pieces ----------------------------------------------------------------------------------------

    def going_on(self, t: Turn, name: str) -> Answered | None:
        """What is left of a plan for the pieces in a space."""
        before = self.of_event(t, name)
        rest = [(key, n) for key, n in before.get("rest", ()) if key in t.keys]
        return self.next_piece(t, before["said"], before["order"], before["at"], rest) if rest else None

    def next_piece(self, t: Turn, word: str, rule: str, at: str, plan: Sequence[tuple[str, int]]) -> Answered:
        """The first kind of a plan, with how many; the rest is remembered."""
        (key, n), *rest = plan
        left = [list(step) for step in rest]
        return t.answer(
            key, word, rule, at=at, piece=key, n=n, rest=left, said=word, order=rule
        )  # fmt: skip

    def same_space(self, t: Turn, name: str) -> Criterion[int]:
        """8.2 As much as possible in the space reached, before another is rolled for."""
        at = self.of_event(t, name).get("at", "")
        return where("np.event.same_space", lambda x: IDS[x] == at)

    def piece_shifts(self, t: Turn, name: str) -> tuple[Criterion[int], ...]:
        """8.4.5 Cards that shift each space where pieces are placed or removed, once."""
        level = PIECE_SHIFTS.get((executing(t.s), name))
        if level is None:
            return ()
        done = [SPACE[a.key.partition("/")[0]] for a in in_event(t) if a.name == name and "/" in a.key]
        return by_shift(t.s, self.faction, level, done)

    def event_place(self, t: Turn) -> Answered | None:
        """8.4.3, 8.1.2 Bases, then Guerrillas and Special Forces, then cubes evenly; own pieces before others."""
        return self.going_on(t, "event.place") or self.place_in(t, "np.event.place", "8.4.3", self.placeable(t))

    def placeable(self, t: Turn, only: Collection[int] = SPACES) -> dict[int, list[int]]:
        """8.1.2, 8.4.4 Spaces and the kinds to be placed there first: of whoever benefits, COIN Bases apart."""
        pairs = [(x, kind) for x, kind in offered_pieces(t) if x in only]
        pairs = [(x, kind) for x, kind in pairs if kept_apart(t.s, kind, x, CITIES) and self.in_box(t, kind)]
        if not pairs:
            return {}
        owner = self.benefits(t, {OWNER[kind] for _, kind in pairs})
        rank = self.placing_order(t)
        best = min(rank(kind) for _, kind in pairs if OWNER[kind] == owner)
        found: dict[int, list[int]] = {}
        for x, kind in pairs:
            if OWNER[kind] == owner and rank(kind) == best:
                found.setdefault(x, []).append(kind)
        return found

    def in_box(self, t: Turn, kind: int) -> bool:
        """8.1.2 It does not take its pieces off the map to place them."""
        box: bytearray = getattr(t.s, t.d.values["source"])
        return box[TYPE_OF[kind]] > 0

    def placing_order(self, t: Turn) -> Callable[[int], int]:
        """8.1.2 Another order for pieces that come from out of play or Casualties."""
        return group if t.d.values["source"] == AVAILABLE else lambda kind: box_rank(KIND_NAMES[kind])

    def place_in(
        self, t: Turn, word: str, rule: str, spaces: dict[int, list[int]], *first: Criterion[int], n: int | None = None
    ) -> Answered | None:
        """8.4.4 Place in one of these spaces up to n pieces of the kinds given with it."""
        nested = [*first, *self.piece_shifts(t, "event.place"), self.same_space(t, "event.place")]
        x = t.pick(word, rule, spaces, *nested)
        if x is None:
            return None
        n = t.d.values["left"] if n is None else min(n, t.d.values["left"])
        return self.next_piece(t, word, rule, IDS[x], self.placing_plan(t, x, spaces[x], n))

    def placing_plan(self, t: Turn, space: int, kinds: list[int], n: int) -> list[tuple[str, int]]:
        """8.1.2 How many of each kind: Troops and Police evenly, one COIN Base."""
        s, box = t.s, getattr(t.s, t.d.values["source"])
        if len(kinds) == 2 and POLICE in kinds:
            troop = next(kind for kind in kinds if kind != POLICE)
            troops = total(s, TROOPS, space)
            cubes = even_cubes(troops, count(s, POLICE, space), n, box[TYPE_OF[troop]], box[TYPE_OF[POLICE]])
            plan = {troop: sum(cubes), POLICE: len(cubes) - sum(cubes)}
            return [(piece_key(space, kind), k) for kind, k in plan.items() if k]
        kind = kinds[0]
        return [(piece_key(space, kind), 1 if kind in COIN_BASES else min(n, box[TYPE_OF[kind]]))]

    def event_count(self, t: Turn) -> Answered:
        """8.4.3 As many as were planned with the piece; else all. 8.1.2 One COIN Base in a space."""
        before, piece = self.of_event(t), t.d.values["piece"]
        if KIND[piece] in COIN_BASES:
            return self.number(t, 1)
        planned = before.get("piece") in (f"{t.d.values['space']}/{piece}", f"/{piece}")
        return self.number(t, before["n"] if planned else len(t.keys))

    def number(self, t: Turn, n: int) -> Answered:
        return t.answer("all" if n >= len(t.keys) else str(n), "np.event.count", "8.4.3")

    def event_box_count(self, t: Turn) -> Answered:
        return t.answer("all", "np.event.count", "8.4.3")

    def event_box(self, t: Turn) -> Answered:
        """8.1.2 From out of play or Casualties: Bases, Rangers, Troops, Irregulars; the reverse to there. An enemy's
        Bases go first in any case."""
        types = [key for key in t.keys if key != "done"]
        loses = t.d.values["end"] in (OUT_OF_PLAY, CASUALTIES)
        own = self.faction in COIN_FACTIONS
        key = min(types, key=lambda key: -box_rank(key) if loses and own else box_rank(key))
        return t.answer(key, "np.event.box", "8.1.2")

    # --- removing ---------------------------------------------------------------------------------------------------

    def event_remove(self, t: Turn) -> Answered | None:
        """8.4.4, 8.1.2 Enemies first; among friendly pieces the other Faction's first, in reverse order."""
        if (answer := self.going_on(t, "event.remove")) is not None:
            return answer
        for box in (CASUALTIES, AVAILABLE):
            key = f"{box}/{KIND_NAMES[US_TROOP]}"
            if key in t.keys:
                return t.answer(key, "np.event.box", "8.1.2")
        pairs = offered_pieces(t)
        enemies = [(x, kind) for x, kind in pairs if OWNER[kind] in ENEMIES[self.faction]]
        if enemies:
            return self.remove_in(t, "np.event.remove_enemy", first_ones(enemies, enemy_order))
        others = [(x, kind) for x, kind in pairs if OWNER[kind] == FRIEND[self.faction]]
        if others:
            return self.remove_in(t, "np.event.others", first_ones(others, friendly_order), friendly=True)
        own = [(x, kind) for x, kind in pairs if kind not in TUNNELS] or ([] if "done" in t.keys else pairs)
        boxed = t.d.values.get("to") in (OUT_OF_PLAY, CASUALTIES) and self.faction in COIN_FACTIONS
        return self.remove_in(
            t, "np.event.remove_own", first_ones(own, reverse_box_order if boxed else friendly_order), friendly=True
        )

    def remove_in(
        self,
        t: Turn,
        word: str,
        spaces: dict[int, list[int]],
        *first: Criterion[int],
        friendly: bool = False,
        n: int | None = None,
    ) -> Answered | None:
        """8.4.4 Remove up to n pieces of the kinds given with one of these spaces."""
        s = t.s
        nested = [*first, *self.piece_shifts(t, "event.remove"), self.same_space(t, "event.remove")]
        x = t.pick(word, "8.4.4", spaces, *nested)
        if x is None:
            return None
        n = t.d.values["left"] if n is None else min(n, t.d.values["left"])
        plan: dict[str, int] = {}
        for kind in removal_plan(s, x, n, spaces[x], friendly):
            key = piece_key(x, kind)
            plan[key] = plan.get(key, 0) + 1
        return self.next_piece(t, word, "8.1.2", IDS[x], list(plan.items()))

    # --- moving -----------------------------------------------------------------------------------------------------

    def event_move(self, t: Turn) -> Answered | None:
        """8.4.3 As many as possible, from and to spaces by lot; or as an instruction has planned it."""
        before = self.of_event(t, "event.move")
        if "moves" in before:
            return self.next_move(t, before["said"], before["moves"])
        pieces: dict[int, list[int]] = {}
        for space, kind in offered_pieces(t):
            pieces.setdefault(space, []).append(kind)
        x = t.pick("np.event.move", "8.4.3", pieces, self.same_space(t, "event.move"))
        if x is None:
            return None
        key = piece_key(x, min(pieces[x], key=group))
        return t.answer(key, "np.event.move", "8.4.3", at=IDS[x])

    def next_move(self, t: Turn, word: str, moves: Iterable[Sequence[Any]]) -> Answered | None:
        """The next of planned moves, each a piece, where it goes ("" if there is only one way) and how many."""
        rest = [list(move) for move in moves]
        while rest:
            key, end, n = rest.pop(0)
            if key in t.keys:
                piece = f"{end}/{key.partition('/')[2]}"
                return t.answer(
                    key, word, "8.4.1", to=end, piece=piece, n=n, moves=rest, said=word
                )  # fmt: skip
        return None

    def event_move_to(self, t: Turn) -> Answered | None:
        """8.4.3 Where it was planned to go; else by lot, on to where others went. COIN Bases apart (8.1.2)."""
        s, kind = t.s, KIND[t.d.values["piece"]]
        before = self.of_event(t, "event.move")
        if before.get("to") in t.keys:
            return self.move_on(t, before["to"], before["n"], "8.4.1")
        ends = [SPACE[key] for key in t.keys]
        ends = [x for x in ends if kept_apart(s, kind, x, CITIES)] or ends
        x = t.pick("np.event.move", "8.4.3", ends, self.same_space(t, "event.move_to"))
        assert x is not None
        return self.move_on(t, IDS[x], ALL, "8.4.3")

    def move_on(self, t: Turn, end: str, n: int, rule: str) -> Answered:
        """The end of a move, with how many go there."""
        piece = f"{end}/{t.d.values['piece']}"
        return t.answer(end, "np.event.move", rule, at=end, piece=piece, n=n)

    def event_anywhere(self, t: Turn) -> Answered | None:
        """8.4.3 Card 90: from out of play, then from Available, Bases first where one may stand; not from the map."""
        s = t.s
        ground = [x for x in range(len(IDS)) if coin_control(s, x)]
        for box in (OUT_OF_PLAY, AVAILABLE):
            rank = box_rank if box == OUT_OF_PLAY else lambda name: group(KIND[name])
            names = [key.partition("/")[2] for key in t.keys if key.startswith(f"{box}/")]
            names = [name for name in names if any(kept_apart(s, KIND[name], x, CITIES) for x in ground)]
            if names:
                return t.answer(f"{box}/{min(names, key=rank)}", "np.event.place", "8.4.3")
        return None

    # --- 5.5 pieces of both COIN Factions in a free Sweep (card 99) ---------------------------------------------------

    def sweep_piece(self, t: Turn) -> Answered | None:
        """Its own Troops before its friend's."""
        key = min(t.keys, key=lambda key: "/" not in key or OWNER[kind_of(key)] != self.faction)
        return t.answer(key, "np.event.own_first", "8.4.4")

    sweep_piece_by = sweep_piece

    # --- 4.2.3 Air Strikes that an Event gives to whoever executes it -------------------------------------------------

    def airstrike_hit(self, t: Turn) -> Answered | None:
        """8.4.4 The Trail, then pieces by 8.1.2 in spaces by lot (cards 30 and 40, ARVN)."""
        if "trail" in t.keys:
            return t.answer("trail", "np.event.strike", "8.4.4")
        pairs = offered_pieces(t)
        return self.hit_in(t, first_ones(pairs, enemy_order))

    def hit_in(self, t: Turn, spaces: dict[int, list[int]], *first: Criterion[int]) -> Answered | None:
        x = t.pick("np.event.strike", "8.4.4", spaces, *first)
        if x is None:
            return None
        return t.answer(piece_key(x, min(spaces[x], key=enemy_order)), "np.event.strike", "8.4.4")
