"""3.2.4 Assault: cubes remove what stands in the open, Troops first and Bases last."""

from __future__ import annotations

from collections.abc import Sequence

from indochina.core.decision import Why, choose, why

from ..board import IDS, SPACE
from ..cards import ABRAMS, BODY_COUNT
from ..components.control import can_pay, dearth, pay
from ..components.pieces import ARVN, ARVN_CUBES, COIN_CUBES, CUBES_OF, US
from ..special_activities import brings_assault, possible
from ..state import State, spaces_with
from .assault_space import RULE, Uses, armored_cavalry, assault_in, battlefields, needs_cubes, no_enemies
from .executing import activities, add, select_space
from .operation import PLAIN, Operation, Steps, Terms

COST = 3
ADD_ARVN = "arvn"


class Assault(Operation):
    """3.2.4 Select spaces with own cubes and Insurgents; ARVN pays 3 for each. The US may add an ARVN Assault in one
    space where it has just Assaulted, for 3 ARVN Resources.

    `targets`: an Event lets it strike these factions only. `arvn=False`: no ARVN Assault added. `as_us`: fought by the
    US rules with all COIN cubes as US Troops (card 70), or only those `counted` (card 99). `tunnels=False`: Tunnels do
    not protect (card 23). Card 11 shaded: two spaces at most, unless an Event's `most` says otherwise.
    """

    name, rule = "assault", RULE

    def __init__(
        self,
        s: State,
        faction: str,
        terms: Terms = PLAIN,
        *,
        targets: Sequence[str] = (),
        arvn: bool = True,
        as_us: bool = False,
        counted: tuple[int, ...] = COIN_CUBES,
        tunnels: bool = True,
    ) -> None:
        super().__init__(s, faction, terms)
        if self.most is None and (as_us or faction == US) and ABRAMS in s.shaded:
            self.most = 2
        self.targets = targets
        self.as_us = as_us
        self.counted = counted
        self.tunnels = tunnels
        self.cubes = counted if as_us else CUBES_OF[faction]
        self.may_follow = arvn and faction == US and not as_us
        """An ARVN Assault may still be added."""
        self.uses = Uses(s)

    def on(self, state: State) -> Assault:
        op = Assault(state, self.faction, self.terms)
        self.hand_over(op)
        op.may_follow = self.may_follow
        op.uses = self.uses.on(state)
        return op

    def prepare(self) -> Steps:
        yield from bring_cubes(self)

    def proceed(self) -> Steps:
        while (key := (yield from select_space(self))) is not None:
            if isinstance(key, int):
                yield from assault_in(
                    self.s,
                    self.faction,
                    self.faction,
                    key,
                    uses=self.uses,
                    targets=self.targets,
                    as_us=self.as_us,
                    counted=self.counted,
                    tunnels=self.tunnels,
                )
            else:
                yield from self.follow_up()
        yield from armored_cavalry(self)

    def why_not(self) -> Why | None:
        """3.2.4 No cubes at enemies, unless a Special Activity executed first may bring them there (4.1)."""
        if not battlefields(self.s, self.faction, self.terms.only):
            alongside = possible(self) if self.special else []
            if not any(brings_assault(self.s, name, self.terms.only) for name in alongside):
                return why("why.no_enemies_at_cubes", RULE)
        return None if self.terms.free else dearth(self.s, self.faction, assault_cost(self.s, self.faction), RULE)

    def candidates(self) -> list[int]:
        return [x for x in spaces_with(self.s, self.cubes) if no_enemies(self.s, self.cubes, x) is None]

    def no_candidate(self, space: int) -> Why | None:
        return no_enemies(self.s, self.cubes, space)

    def price(self, space: int) -> int:
        return assault_cost(self.s, self.faction)

    def more(self) -> list[str]:
        return [ADD_ARVN] if self.follow_ups() else []

    def follow_ups(self) -> list[int]:
        """3.2.4 Where the US has Assaulted and could add ARVN."""
        if not self.may_follow or not (self.terms.free or can_pay(self.s, US, assault_cost(self.s, ARVN))):
            return []
        return [x for x in self.spaces if no_enemies(self.s, ARVN_CUBES, x) is None]

    def follow_up(self) -> Steps:
        """3.2.4 ARVN's cubes Assault in one of these spaces, too."""
        space = yield choose(US, "assault.arvn", RULE, [IDS[x] for x in self.follow_ups()])
        self.may_follow = False
        if not self.terms.free:
            pay(self.s, US, assault_cost(self.s, ARVN))
        self.s.note("log.assault_arvn", RULE, space=space)
        yield from assault_in(self.s, US, ARVN, SPACE[space], targets=self.targets, shifts=False, tunnels=self.tunnels)


def assault_cost(s: State, faction: str) -> int:
    """3.2.4 ARVN pays 3 for a space, the US nothing. Card 72: nothing."""
    return COST if faction == ARVN and BODY_COUNT not in s.momentum else 0


def bring_cubes(op: Assault) -> Steps:
    """4.1 Where no Assault is possible yet, the Air Lift or Transport that brings cubes to enemies comes first."""
    if needs_cubes(op):
        for name in activities(op):
            if brings_assault(op.s, name, op.terms.only):
                yield from add(op, name)
                return
