"""8.7.4 Assault and Raid by the Non-player ARVN."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ...board import ADJACENT, IDS, SPACE, SPACES
from ...components.control import coin_control
from ...components.pieces import ARVN, IS_BASE, NVA_TROOP, RANGER_A, RANGER_U, RANGERS
from ...operations.assault import assault_cost
from ...operations.assault_space import battlefields
from ...operations.moving import kind_of, piece_key
from ...sequence.sequence import OP_SA
from ...special_activities.raid import raidable, strikeable
from ...special_activities.selecting import at_most
from ...state import ALL, State, coin, count, flip, insurgents, move, remove
from ..order import enemy_rank
from ..turn import Answered, Turn, most, where
from .common import MOST_SPACES, Plans, dry, spaces_in, spare
from .strikes import WORDS, assault_rank, control_changes, exposed_base, hidden, pick_assault, struck
from .transport import can_transport, plan_transport, reinforced

RULE = "8.7.4"
Rangers = list[tuple[int, int]]
"""Rangers that move in, one by one: origin and kind."""


# --- Raid ---------------------------------------------------------------------------------------------------------


class Raided(NamedTuple):
    """Who moves in, and the map afterwards."""

    moves: Rangers
    after: State
    bases: int
    control: int
    hidden: int


def movers(s: State, space: int, stuck: Collection[int]) -> Rangers:
    """8.7.4 Adjacent Rangers that may come without loss of COIN Control, Underground ones first. `stuck`: they stay."""
    found: Rangers = []
    for start in ADJACENT[space]:
        if start not in stuck:
            here = [(start, kind) for kind in RANGERS for _ in range(count(s, kind, start))]
            found += here[: spare(s, start)] if spare(s, start) < ALL else here
    return sorted(found, key=lambda ranger: ranger[1] == RANGER_A)


def strike(s: State, space: int) -> None:
    """4.3.3 A Ranger becomes Active for two enemies, in the order of 8.1.2 as far as the rule leaves a choice."""
    flip(s, RANGER_U, space, 1)
    for _ in range(2):
        kinds = strikeable(s, space)
        if kinds:
            remove(s, min(kinds, key=enemy_rank), space)


def raided(s: State, space: int, stuck: Collection[int] = ()) -> Raided | None:
    """8.7.4 A Raid there; None if it removes nothing. One Ranger moves in if none is there Underground, and more only
    if they and nothing less add COIN Control."""
    if not strikeable(s, space):
        return None
    able = movers(s, space, stuck)
    moves: Rangers = []
    if not count(s, RANGER_U, space):
        if not able or able[0][1] != RANGER_U:
            return None
        moves = [able.pop(0)]
    w = s.copy()
    for start, kind in moves:
        move(w, kind, start, space)
    before = hidden(w, space), bases(w, space)
    strike(w, space)
    needed = insurgents(w, space) - coin(w, space) + 1
    if not coin_control(s, space) and 0 < needed <= len(able):
        for start, kind in able[:needed]:
            move(w, kind, start, space)
            moves.append((start, kind))
    return Raided(
        moves, w, before[1] - bases(w, space), control_changes(s, w, space), before[0] - hidden(w, space)
    )  # fmt: skip


def bases(s: State, space: int) -> int:
    return sum(count(s, kind, space) for kind, base in enumerate(IS_BASE) if base)


def pick_raid(t: Turn, s: State, spaces: Collection[int], stuck: Collection[int] = ()) -> tuple[int, Raided] | None:
    """8.7.4 To remove Bases, then for the most Control, then the most Underground Guerrillas."""
    found = {x: raid for x in spaces if (raid := raided(s, x, stuck)) is not None}
    space = t.pick(
        "np.arvn.raid",
        RULE,
        found,
        where("np.arvn.base_removed", lambda x: found[x].bases > 0),
        most("np.arvn.control_changed", lambda x: found[x].control),
        most("np.arvn.underground_removed", lambda x: found[x].hidden),
    )
    return None if space is None else (space, found[space])


class Raid(Plans):
    """8.7.4 The questions of Raid."""

    def can_raid(self, t: Turn) -> bool:
        """At least one enemy piece will be removed."""
        return at_most(t.s, 2) > 0 and pick_raid(dry(t), t.s, raidable(t.s)) is not None

    def raid_space(self, t: Turn) -> Answered | None:
        found = pick_raid(t, t.s, spaces_in(t.keys), self.moved_into(t))
        return None if found is None else t.answer(IDS[found[0]], "np.arvn.raid", RULE)

    def moved_into(self, t: Turn) -> list[int]:
        """Raid spaces into which Rangers have moved: they do not move on."""
        found: list[int] = []
        moved = False
        for answer in t.earlier():
            if answer.name == "raid.move" and answer.key != "done":
                moved = True
            elif answer.name == "raid.space" and answer.key in SPACE:
                found += [SPACE[answer.key]] if moved else []
                moved = False
            elif not answer.name.startswith(("raid.", "strike.")):
                break
        return found

    def raid_move(self, t: Turn) -> Answered | None:
        """The next Ranger that this Raid wants."""
        raid = raided(t.s, SPACE[t.d.values["space"]], self.moved_into(t))
        keys = [piece_key(start, kind) for start, kind in raid.moves] if raid is not None else []
        return t.answer(keys[0], "np.arvn.raid", RULE) if keys and keys[0] in t.keys else None

    def raid_strike(self, t: Turn) -> Answered:
        return t.answer("yes", "np.arvn.raid", RULE)

    def by_rank(self, t: Turn) -> Answered | None:
        """8.1.2 Which enemy piece: in the order for targets."""
        pieces = [key for key in t.keys if "/" in key]
        if not pieces:
            return None
        return t.answer(min(pieces, key=lambda key: enemy_rank(kind_of(key))), "np.arvn.removes", "8.1.2")

    strike_piece = by_rank
    assault_piece = by_rank
    assault_base = by_rank
    assault_abrams = by_rank
    assault_underground = by_rank
    sweep_cobras_piece = by_rank


# --- Assault --------------------------------------------------------------------------------------------------------


def assault_ranks(s: State, spaces: Collection[int] = SPACES) -> dict[int, tuple[int, int]]:
    """8.7.4 Spaces where an Assault would serve one of the priorities."""
    fields = battlefields(s, ARVN, spaces)
    return {x: rank for x in fields if (rank := assault_rank(s, x)) is not None}


class Assault(Raid):
    """8.7.4 The questions of Assault."""

    def assault_conditions(self, t: Turn) -> bool:
        """8.7.4 Assault alone would change Control, could remove NVA Troops, or anything at a Base in the open."""
        s = t.s
        fields = battlefields(s, ARVN) if self.budget(t, assault_cost(s, ARVN)) else []
        hits = {x: found for x in fields if (found := struck(s, x)) is not None}
        control = [x for x, found in hits.items() if control_changes(s, found.after, x) and assault_rank(s, x)]
        if t.test("np.arvn.assault.if_control", RULE, bool(control), spaces=[IDS[x] for x in control]):
            return True
        troops = [x for x in hits if count(s, NVA_TROOP, x)]
        if t.test("np.arvn.assault.if_troops", RULE, bool(troops), spaces=[IDS[x] for x in troops]):
            return True
        open_bases = [x for x in hits if exposed_base(s, x)]
        return t.test("np.arvn.assault.if_base", RULE, bool(open_bases), spaces=[IDS[x] for x in open_bases])

    def can_assault(self, t: Turn) -> bool:
        """8.7.4 After the Raid or Transport there is an Assault worth it."""
        s = t.s
        if not self.budget(t, assault_cost(s, ARVN)):
            return False
        return bool(assault_ranks(self.after_activity(t)))

    def after_raid(self, t: Turn) -> State:
        """8.7.4 The map after the Raid that would come first, if one is possible."""
        w, chosen, stuck, look = t.s, list[int](), list[int](), dry(t)
        limit = at_most(t.s, 2) if OP_SA in t.keys else 0
        while len(chosen) < limit:
            found = pick_raid(look, w, [x for x in raidable(w) if x not in chosen], stuck)
            if found is None:
                break
            chosen.append(found[0])
            stuck += [found[0]] if found[1].moves else []
            w = found[1].after
        return w

    def after_activity(self, t: Turn) -> State:
        """8.7.4 The map after the Raid that would come first, or else the Transport."""
        w = self.after_raid(t)
        if w is not t.s or OP_SA not in t.keys or not can_transport(t, "assault"):
            return w
        plan = plan_transport(dry(t), w, "assault")
        assert plan is not None
        return reinforced(w, plan.start, plan.moves[0][0], {kind: n for _, kind, n in plan.moves})

    def combat_activity(self, t: Turn, operation: str) -> str:
        """8.7.4 Raid or, if not possible, Transport; "" if neither."""
        if self.can_raid(t):
            return "raid"
        return "transport" if can_transport(t, operation) else ""

    def assault_space(self, t: Turn) -> Answered | None:
        s, chosen, open_to = t.s, spaces_in(t.d.values["chosen"]), spaces_in(t.keys)
        if not chosen:
            name = self.combat_activity(t, "assault")
            if name in t.keys:
                return t.answer(name, f"np.arvn.{name}", RULE)
        if len(chosen) < self.most_spaces(t, battlefields(s, ARVN)):
            ranks = assault_ranks(s, open_to)
            space = pick_assault(t, ranks)
            if space is not None:
                return t.answer(IDS[space], WORDS[ranks[space][0]], RULE)
        return None if "done" in t.keys else self.any_assault(t)

    def any_assault(self, t: Turn) -> Answered | None:
        """2.3.4 The Operation must occur somewhere, even where it serves no priority: where it removes most."""
        removed = {x: found.removed if (found := struck(t.s, x)) is not None else 0 for x in spaces_in(t.keys)}
        space = t.pick("np.arvn.must", "2.3.4", removed, most("np.arvn.enemies_removed", lambda x: removed[x]))
        return None if space is None else t.answer(IDS[space], "np.arvn.must", "2.3.4")

    def most_spaces(self, t: Turn, unrestricted: Collection[int]) -> int:
        """8.7.4, 8.7.5 Three; as many as an Event names, if it names some."""
        offered = {*spaces_in(t.keys), *spaces_in(t.d.values["chosen"])}
        named = t.s.stage != "operation" and any(x not in offered for x in unrestricted)
        return ALL if named else MOST_SPACES

    def assault_target(self, t: Turn) -> Answered:
        return t.answer("both", "np.arvn.both", RULE)

    def activate_target(self, t: Turn) -> Answered:
        return t.answer("both", "np.arvn.both", "8.7.5")

    def assault_patton(self, t: Turn) -> Answered:
        """8.1.1 As an Event's Assault by the US rules: to the maximum extent."""
        return t.answer("yes", "np.arvn.most", "8.1.1")
