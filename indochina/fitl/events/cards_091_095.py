"""Cards 91 to 95."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..board import (
    ADJACENT,
    CAMBODIA,
    CAN_THO,
    CITIES,
    IDS,
    LAND,
    LOCS,
    POP,
    PROVINCES,
    SPACE,
    SPACES,
    TAY_NINH,
)
from ..components.control import coin_control
from ..components.pieces import (
    ARVN,
    CUBES_OF,
    IRREGULAR_U,
    KINDS_OF,
    NVA,
    NVA_BASE,
    NVA_GUERRILLA_U,
    NVA_GUERRILLAS,
    POLICE,
    TUNNELS,
    US,
    US_BASE,
    US_KINDS,
    US_TROOP,
    VC,
    VC_BASE,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
)
from ..operations.assault_space import no_enemies
from ..operations.moving import kind_of, piece_key
from ..operations.sweep_space import sweepers
from ..state import (
    ACTIVE_OPPOSITION,
    ALL,
    AVAILABLE,
    CASUALTIES,
    OUT_OF_PLAY,
    State,
    count,
    insurgents,
    room,
    spaces_with,
    total,
    tunnel,
    tunnels_left,
)
from .asking import TO_MOVE_FROM, TO_MOVE_TO, TO_OPERATE, TO_OPPOSITION, TO_TUNNEL
from .event import Event, Steps
from .instruction import (
    IF_NIXON,
    MOST_AVAILABLE,
    TUNNELS_94,
    US_PLAYS,
    Instruction,
)

US_PIECES = (US_TROOP, US_BASE, IRREGULAR_U)


def ways_to_fight(event: Event, faction: str, space: int) -> list[str]:
    """3.2.3, 3.2.4 Whether a faction could Sweep in place, or Assault, and there is an enemy."""
    s = event.s
    ways = []
    if space not in LOCS and insurgents(s, space) and total(s, sweepers(faction), space):
        ways.append("sweep")
    if no_enemies(s, CUBES_OF[faction], space) is None:
        ways.append("assault")
    return ways


def sweep_or_assault(event: Event, faction: str, among: Iterable[int], **how: Any) -> Steps:
    """5.5 In each of these spaces a faction free Sweeps in place or Assaults: it says which, then executes both."""
    chosen: dict[str, list[int]] = {"sweep": [], "assault": []}
    for x in among:
        ways = ways_to_fight(event, faction, x)
        if ways:
            chosen[(yield from event.ask("fight", ways, faction, space=IDS[x]))].append(x)
    sweeps, assaults = chosen["sweep"], chosen["assault"]
    if sweeps:
        yield from event.operation(faction, "sweep", only=sweeps, most=len(sweeps), every=True, moves=False)
    if assaults:
        yield from event.operation(faction, "assault", only=assaults, most=len(assaults), every=True, **how)


class BobHope(Event):
    number, title, order, period = 91, "Bob Hope", (VC, US, NVA, ARVN), 1968
    rifles = (ARVN,)
    instructions = {US: MOST_AVAILABLE}

    def unshaded(self) -> Steps:
        """Move any number of US Troops from 1 Province to 1 City under COIN Control. For every 2 that moved, rounded
        down, 1 US piece of any kind from Casualties to Available."""
        cities = [x for x in CITIES if coin_control(self.s, x)]
        provinces = spaces_with(self.s, (US_TROOP,), PROVINCES) if cities else []
        start = yield from self.space(provinces, TO_MOVE_FROM, pieces=self.counted((US_TROOP,)))
        if start is None:
            return
        end = yield from self.space(cities, TO_MOVE_TO)
        assert end is not None
        n = yield from self.number_of(US_TROOP, start, count(self.s, US_TROOP, start))
        self.shift_pieces(US_TROOP, start, end, n)
        yield from self.transfer(US_PIECES, n // 2, CASUALTIES, AVAILABLE)

    def shaded(self) -> Steps:
        """The executing Faction names NVA or VC, who moves as many as 3 US Troops out of Provinces into Cities and
        places a Guerrilla, NVA or VC, where each of them was."""
        provinces = spaces_with(self.s, (US_TROOP,), PROVINCES)
        if not provinces:
            return
        who = yield from self.either(NVA, VC)
        kinds = (NVA_GUERRILLA_U,) if "ruling_card_91" in self.s.options else (NVA_GUERRILLA_U, VC_GUERRILLA_U)
        moved = yield from self.move((US_TROOP,), 3, provinces, CITIES, least=0, who=who)
        for (x, _), n in moved.items():
            yield from self.place(kinds, n, [x], who=who)


UPSTREAM = (*CAMBODIA, TAY_NINH)


def landings(s: State, kind: int) -> list[int]:
    """Card 92: Provinces around Can Tho with room."""
    return [x for x in ADJACENT[CAN_THO] if x in LAND and room(s, kind, x)]


def fleet(s: State) -> bool:
    """Card 92 NVA: 2 Bases and 2 Guerrillas can go to 2 spaces."""
    bases = sum(count(s, NVA_BASE, x) for x in UPSTREAM)
    guerrillas = sum(total(s, NVA_GUERRILLAS, x) for x in UPSTREAM)
    return bases >= 2 and guerrillas >= 2 and len(landings(s, NVA_BASE)) >= 2


def convoys(s: State) -> dict[int, int]:
    """Card 92 VC: spaces around Can Tho with Support, and how many VC pieces can go there."""
    guerrillas = sum(total(s, VC_GUERRILLAS, x) for x in UPSTREAM)
    bases = sum(count(s, VC_BASE, x) for x in UPSTREAM)
    ends = [x for x in ADJACENT[CAN_THO] if s.support[x] > 0]
    return {x: guerrillas + min(bases, room(s, VC_BASE, x)) for x in ends}


class Sealords(Event):
    number, title, order, period = 92, "SEALORDS", (VC, US, NVA, ARVN), 1968
    instructions = {
        NVA: Instruction("np.card.92.nva", declines=lambda s, _: not fleet(s), choices="fleet"),
        VC: Instruction(
            "np.card.92.vc", declines=lambda s, _: max(convoys(s).values(), default=0) <= 3, choices="convoy"
        ),
    }

    def unshaded(self) -> Steps:
        """First ARVN, then the US, free Sweeps in place or Assaults in every space next to Can Tho, LoCs too; each
        says in which space it does what. LoCs are not Swept."""
        for faction in (ARVN, US):
            yield from sweep_or_assault(self, faction, ADJACENT[CAN_THO])

    def shaded(self) -> Steps:
        """The executing Faction names NVA or VC, who moves any of its pieces, Bases without Tunnels too, from Cambodia
        and Tay Ninh into spaces next to Can Tho."""
        able = [faction for faction in (NVA, VC) if self.movable(faction)]
        if able:
            who = yield from self.either(*able)
            yield from self.move(self.boats(who), ALL, UPSTREAM, ADJACENT[CAN_THO], least=1, who=who)

    def boats(self, faction: str) -> list[int]:
        """1.4.4 All its pieces but Tunneled Bases."""
        return [kind for kind in KINDS_OF[faction] if kind not in TUNNELS]

    def movable(self, faction: str) -> bool:
        return any(
            spaces_with(self.s, (kind,), UPSTREAM) and any(room(self.s, kind, x) for x in ADJACENT[CAN_THO])
            for kind in self.boats(faction)
        )


class SenatorFulbright(Event):
    number, title, order, period = 93, "Senator Fulbright", (VC, US, NVA, ARVN), 1964
    rifles = (ARVN, NVA)
    instructions = {US: IF_NIXON}

    def unshaded(self) -> Steps:
        """The US moves 4 US pieces, Bases too, from the map to Available."""
        yield from self.remove(US_KINDS, 4, SPACES, AVAILABLE, who=US)

    def shaded(self) -> Steps:
        """1 Available US Base goes out of play. Aid -9."""
        yield from ()
        self.rebox(US_BASE, 1, AVAILABLE, OUT_OF_PLAY)
        self.aid(-9)


class TunnelRats(Event):
    number, title, order, period = 94, "Tunnel Rats", (VC, US, NVA, ARVN), 1968
    instructions = {NVA: TUNNELS_94, VC: TUNNELS_94}

    def single(self) -> Steps:
        """Choose one: a Tunnel marker on an NVA or VC Base without one in each of 2 Provinces; or a Tunneled Base
        where US Troops are is removed."""
        provinces = spaces_with(self.s, (NVA_BASE, VC_BASE), PROVINCES) if tunnels_left(self.s) else []
        tunneled = [
            piece_key(x, kind) for x in spaces_with(self.s, (US_TROOP,)) for kind in TUNNELS if count(self.s, kind, x)
        ]
        keys = [*(["tunnels"] if provinces else []), *(["tunneled_base"] if tunneled else [])]
        if not keys:
            return
        gains = {"tunnels": {NVA: 1, VC: 1}, "tunneled_base": {NVA: -1, VC: -1}}
        if (yield from self.either(*keys, gains=gains)) == "tunneled_base":
            key = yield from self.ask("remove", tunneled, left=1)
            self.take(kind_of(key), SPACE[key.partition("/")[0]], 1)
            return
        for x in (yield from self.spaces(provinces, min(2, tunnels_left(self.s)), TO_TUNNEL)):
            bases = [piece_key(x, kind) for kind in (NVA_BASE, VC_BASE) if count(self.s, kind, x)]
            key = yield from self.ask("tunnel", bases, space=IDS[x])
            tunnel(self.s, kind_of(key), x)
            self.s.note("log.event.tunnel", self.rule, space=IDS[x], piece=key.partition("/")[2])


class Westmoreland(Event):
    number, title, order, period = 95, "Westmoreland", (VC, US, NVA, ARVN), 1965
    rifles = (NVA,)
    instructions = {ARVN: US_PLAYS}

    def unshaded(self) -> Steps:
        """The US free Air Lifts; then free Sweeps in place or Assaults, without ARVN, in 2 spaces, in each as it likes;
        then free Air Strikes."""
        yield from self.activity(US, "air_lift")
        able = [x for x in SPACES if ways_to_fight(self, US, x)]
        chosen = yield from self.spaces(able, 2, TO_OPERATE, who=US)
        yield from sweep_or_assault(self, US, chosen, arvn=False)
        yield from self.activity(US, "air_strike")

    def shaded(self) -> Steps:
        """3 Provinces without Police shift 2 levels each toward Active Opposition."""
        s = self.s
        open_to = [x for x in PROVINCES if POP[x] and not count(s, POLICE, x) and s.support[x] > ACTIVE_OPPOSITION]
        for x in (yield from self.spaces(open_to, 3, TO_OPPOSITION, shift=-2)):
            self.shift(x, 2, ACTIVE_OPPOSITION)
