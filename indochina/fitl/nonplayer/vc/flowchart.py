"""8.5 The Non-player VC: its flowchart, Terror and Attack. March, Rally and Special Activities have own modules."""

from __future__ import annotations

from ...board import IDS, LOCS, POP
from ...components.pieces import COIN_BASES, OWNER, SPECIAL_FORCES, US, VC, VC_BASES, VC_GUERRILLA_U, VC_GUERRILLAS
from ...operations.operation import Terms
from ...operations.rally import rally_spaces
from ...operations.table import can_operate
from ...operations.terror import terror_spaces
from ...sequence.sequence import LIMOP, OP, OP_SA
from ...special_activities.ambush import ambush_limit, ban_on_ambush, victims
from ...state import ACTIVE_OPPOSITION, ALL, State, available, count, markers_left, spaces_with, total
from ..order import attack_plan
from ..turn import Answered, Turn, where
from .activities import POPULATION, Ambushes, large_group, units, would_tax
from .march import may_march
from .rally import VCRally, bases_to_rally, rallying

SABOTAGE_RESOURCES = 12
SABOTAGE_AID = 30
IF_NONE = {
    "terror": ("rally", "march", "attack"),
    "rally": ("rally", "march", "attack"),   # 8.5.3
    "march": ("march", "attack", "rally"),   # 8.5.4
    "attack": ("attack", "march", "rally"),  # 8.5.5
}  # fmt: skip


# --- 8.5.1 Terror -------------------------------------------------------------------------------------------------


def shiftable(s: State, spaces: list[int]) -> list[int]:
    """8.5.1 Terror would shift it, and does not Activate the last Underground one at a VC Base without Support."""
    return [
        x
        for x in spaces
        if POP[x]
        and s.support[x] > ACTIVE_OPPOSITION
        and (s.support[x] > 0 or not total(s, VC_BASES, x) or count(s, VC_GUERRILLA_U, x) > 1)
    ]


def shifted_population(s: State, purse: int) -> int:
    """8.5.1 The most Population that Terror alone could shift."""
    return sum(sorted((POP[x] for x in shiftable(s, terror_spaces(s, VC))), reverse=True)[:purse])


# --- 8.5.5 Attack -------------------------------------------------------------------------------------------------


def ambushable(s: State, spaces: list[int]) -> list[int]:
    """4.4.3 Where an Underground Guerrilla has a target."""
    return [x for x in spaces if count(s, VC_GUERRILLA_U, x) and victims(s, x)]


def may_attack(s: State, special: bool) -> bool:
    """8.5.5 Somewhere VC would Ambush or Attack."""
    spaces = spaces_with(s, VC_GUERRILLAS)
    if special and ban_on_ambush(s) is None and ambushable(s, spaces):
        return True
    return any(large_group(s, x) for x in spaces)


def attacking(s: State, spaces: list[int]) -> tuple[str, list[int]]:
    """8.5.5 The first priority that has candidates: to remove Bases, Special Forces, Troops and Police."""
    found = [x for x in spaces if large_group(s, x)]
    steps = (
        ("np.vc.attack.base", [x for x in found if total(s, COIN_BASES, x) and units(s, x) <= 1]),
        ("np.vc.attack.special_forces", [x for x in found if total(s, SPECIAL_FORCES, x)]),
        ("np.vc.attack.cubes", found),
    )
    return next(((word, some) for word, some in steps if some), ("", []))


class NonplayerVC(VCRally):
    """8.5 The VC as a Non-player."""

    # --- 8.5 the flowchart ------------------------------------------------------------------------------------------

    def flowchart(self, t: Turn) -> Answered:
        """8.5.1-8.5.5 Terror, Pass or Event, Rally, March, Attack."""
        purse = t.s.resources[VC]
        operates = any(box in t.keys for box in (OP_SA, OP, LIMOP))
        if operates and (word := self.terror_first(t, purse)):
            return self.operate(t, "terror", word, "8.5.1")
        answer = self.capability(t, "8.5.2")
        if answer is None and not self.capability_near(t.s):
            answer = self.event(t, "8.5.2")
        if answer is not None:
            return answer
        if operates and (found := self.next_operation(t, purse, OP_SA in t.keys)):
            name, word, rule = found
            return self.operate(t, name, word, rule)
        return self.pass_card(t, "np.vc.pass", "8.5.4")

    def terror_first(self, t: Turn, purse: int) -> str:
        """8.5.1 Terror is possible at Support, or alone shifts as much Population as two dice show. A word, or none."""
        s = t.s
        at_support = [IDS[x] for x in terror_spaces(s, VC) if s.support[x] > 0] if purse else []
        shown = {"spaces": at_support} if at_support else {}
        if t.test("np.vc.terror.at_support", "8.5.1", bool(at_support), **shown):
            return "np.vc.terror.at_support"
        population = shifted_population(s, purse)
        roll = t.dice(2, "np.vc.terror.dice", "8.5.1")
        shifts = t.test("np.vc.terror.shifts", "8.5.1", population >= roll, population=population)
        return "np.vc.terror.shifts" if shifts else ""

    def next_operation(
        self, t: Turn, purse: int, special: bool, names: list[str] | None = None
    ) -> tuple[str, str, str] | None:
        """8.5.3-8.5.5 Rally, March or Attack with its word and rule; if none is possible, nothing.

        `names`: an Event offers these, and they are free.
        """
        s = t.s
        bases, guerrillas = bases_to_rally(s, purse, special), available(s, VC_GUERRILLA_U)
        rally = t.test("np.vc.rally.bases", "8.5.3", bases >= 2, vc_base=bases) or t.test(
            "np.vc.rally.available", "8.5.3", t.dice(3, "np.vc.rally.dice", "8.5.3") < guerrillas, available=guerrillas
        )
        for name in IF_NONE["rally" if rally else "march"]:
            if names is None:
                able = can_operate(s, VC, name, Terms(special=special)) and self.would(s, name, purse, special)
            else:
                able = name in names and self.would(s, name, purse, special)
            rule = {"rally": "8.5.3", "march": "8.5.4", "attack": "8.5.5"}[name]
            if t.test(f"np.vc.{name}.possible", rule, able):
                return name, f"np.vc.{name}", rule
        return None

    @staticmethod
    def would(s: State, name: str, purse: int, special: bool) -> bool:
        """8.5.3-8.5.5 The Operation by its instructions takes place in at least one space."""
        if name == "rally":
            return bool(rallying(s, rally_spaces(s, VC)).actions) and (purse > 0 or (special and would_tax(s)))
        if name == "march":
            return may_march(s, purse)
        return purse > 0 and may_attack(s, special)

    def operation(self, t: Turn) -> Answered | None:
        """The Operation decided on; in a stated position, the one of the flowchart."""
        answer = super().operation(t)
        if answer is not None:
            return answer
        purse, special = t.s.resources[VC], t.d.values["box"] == OP_SA
        if "terror" in t.keys and (word := self.terror_first(t, purse)):
            return t.answer("terror", word, "8.5.1")
        found = self.next_operation(t, purse, special)
        return t.answer(*found) if found else None

    def operation_instead(self, t: Turn) -> Answered | None:
        """2.3.4 The next in the order of the IF NONE instructions."""
        for name in IF_NONE[t.d.values["operation"]]:
            if name in t.keys:
                return t.answer(name, "np.vc.instead", "8.5")
        return None

    def event_operation(self, t: Turn) -> Answered | None:
        """8.4.4 A free Operation of its choice: by the flowchart."""
        if "terror" in t.keys and (word := self.terror_first(t, ALL)):
            return t.answer("terror", word, "8.5.1")
        found = self.next_operation(t, ALL, False, t.keys)
        return t.answer(*found) if found else None

    def event_activity(self, t: Turn) -> Answered | None:
        """8.4.4 A free Special Activity of its choice: the one of the Operation that the flowchart leads to."""
        s = t.s
        operation = "terror"
        if not self.terror_first(t, s.resources[VC]):
            found = self.next_operation(t, s.resources[VC], True)
            operation = found[0] if found else ""
        if operation == "attack":
            if "ambush" in t.keys:
                return t.answer("ambush", "np.vc.ambush", "8.5.5")
            return self.tax_after(t)
        return self.tax_or_subvert(t)

    # --- 8.5.1 Terror -----------------------------------------------------------------------------------------------

    def terror_space(self, t: Turn) -> Answered | None:
        """8.5.1 Where it shifts, highest Population first; rich and with little Aid, on LoCs too."""
        if self.over(t):
            return None
        s = t.s
        if answer := self.tax_when_broke(t):
            return answer
        spaces = t.spaces
        x = t.pick("np.vc.terror.shift", "8.5.1", shiftable(s, spaces), POPULATION)
        if x is not None:
            return t.answer(IDS[x], "np.vc.terror.shift", "8.5.1")
        locs = [x for x in spaces if x in LOCS and not s.terror[x]] if markers_left(s) else []
        if locs and t.test(
            "np.vc.terror.rich", "8.5.1", s.resources[VC] >= SABOTAGE_RESOURCES and s.aid < SABOTAGE_AID,
            vc_resources=s.resources[VC], aid=s.aid,
        ):  # fmt: skip
            x = t.pick("np.vc.terror.sabotage", "8.5.1", locs)
            assert x is not None
            return t.answer(IDS[x], "np.vc.terror.sabotage", "8.5.1")
        return self.tax_or_subvert(t)

    # --- 8.5.5 Attack -----------------------------------------------------------------------------------------------

    def attack_space(self, t: Turn) -> Answered | None:
        """8.5.5 First Ambushes, then Attacks with large groups; Tax if there was no Ambush."""
        if self.over(t):
            return None
        s, spaces = t.s, t.spaces
        left = self.ambushes_left(t)
        if left > 0:
            more = s.resources[VC] > 1 or s.stage != "operation"
            ambushes = Ambushes(ambushable(s, spaces), self.ambush_removes(t), left if more else 1, more)
            if found := self.pick_ambush(t, ambushes, "8.5.5"):
                space, target, word = found
                opened = word == "np.vc.ambush.opens"
                return t.answer(IDS[space], word, "8.5.5", way="ambush", target=IDS[target], opened=opened)
        word, some = attacking(s, spaces)
        x = t.pick(
            word, "8.5.5", some,
            where("np.vc.ambush.us", lambda x: any(OWNER[kind] == US for kind in attack_plan(s, x, 2))),
        )  # fmt: skip
        if x is not None:
            return t.answer(IDS[x], word, "8.5.5", way="guerrillas")
        return self.tax_after(t)

    def ambushes_left(self, t: Turn) -> int:
        """4.4.3 How many spaces of this Attack may still be Ambushes."""
        s = t.s
        if s.stage != "operation" or s.acted[-1:] != ((VC, OP_SA),) or ban_on_ambush(s) is not None:
            return 0
        said = t.since("operation")
        return ambush_limit(s) - sum(answer.name == "attack.action" and answer.key == "ambush" for answer in said)

    def attack_action(self, t: Turn) -> Answered | None:
        """8.5.5 As decided with the space; an Ambush if there was no choice of spaces."""
        ways = (t.memory("attack.space").get("way", "ambush"), "guerrillas")
        way = next((way for way in ways if way in t.keys), None)
        return None if way is None else t.answer(way, "np.vc.attack.way", "8.5.5")
