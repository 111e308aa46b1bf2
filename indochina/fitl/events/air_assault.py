"""5.5 Events by which the US flies into a space and fights there (cards 23 and 44)."""

from __future__ import annotations

from ..board import LAND
from ..components.pieces import IRREGULARS, US, US_TROOP
from ..operations.assault import Assault
from ..operations.operation import Operation
from ..special_activities.air_lift import air_lift, lifted
from ..state import on_map, total
from .event import Event, Steps
from .free import granted


class AirAssault(Event):
    """The US Air Lifts into a space, Sweeps and Assaults there, all free: each with something if it can (5.1.3)."""

    def fly_and_fight(self, space: int, tunnels: bool = True) -> Steps:
        """5.1.3 It has to be able to Assault, so US Troops come first where there are none yet."""
        s = self.s
        op = (Assault if on_map(s, (US_TROOP,)) else Operation)(s, US, granted([space]))
        if self.may_lift(space):
            s.note("log.free_activity", "5.5", faction=US, activity="air_lift")
            yield from air_lift(op, into=[space])
        yield from self.operation(US, "sweep", only=[space])
        yield from self.operation(US, "assault", only=[space], tunnels=tunnels)

    def may_lift(self, space: int) -> bool:
        """4.2.2 Something elsewhere that Air Lift can bring there."""
        return on_map(self.s, lifted(self.s)) > total(self.s, lifted(self.s), space)

    def parts(self, space: int) -> int:
        """5.1.3 How many of Air Lift, Sweep and Assault could take place."""
        sweep = space in LAND and on_map(self.s, (US_TROOP, *IRREGULARS)) > 0
        return self.may_lift(space) + sweep + (on_map(self.s, (US_TROOP,)) > 0)
