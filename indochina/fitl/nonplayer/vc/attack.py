"""8.5.5 The Non-player VC's Attack, with the Ambushes that go first."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...board import IDS, SPACE
from ...components.pieces import COIN_BASES, OWNER, SPECIAL_FORCES, US, VC, VC_GUERRILLA_U, VC_GUERRILLAS
from ...sequence.sequence import OP_SA
from ...special_activities.ambush import ambush_limit, ban_on_ambush, victims
from ...state import State, count, spaces_with, total
from ..order import attack_plan, units
from ..turn import Answers, Turn, where
from .ambush import Ambushes, ambush_removes, large_group, pick_ambush
from .pieces import next_removed
from .special import over, tax_after


def ambushable(s: State, spaces: list[int]) -> list[int]:
    """4.4.3 Where an Underground Guerrilla has a target."""
    return [x for x in spaces if count(s, VC_GUERRILLA_U, x) and victims(s, x)]


def may_attack(s: State, special: bool) -> bool:
    """8.5.5 Somewhere VC would Ambush or Attack."""
    spaces = spaces_with(s, VC_GUERRILLAS)
    if special and ban_on_ambush(s) is None and ambushable(s, spaces):
        return True
    return any(large_group(s, x) for x in spaces)


def attacking(s: State, spaces: list[int]) -> list[tuple[str, list[int]]]:
    """8.5.5 The priorities with their candidates: to remove Bases, Special Forces, Troops and Police."""
    found = [x for x in spaces if large_group(s, x)]
    return [
        ("np.vc.attack.base", [x for x in found if total(s, COIN_BASES, x) and units(s, x) <= 1]),
        ("np.vc.attack.special_forces", [x for x in found if total(s, SPECIAL_FORCES, x)]),
        ("np.vc.attack.cubes", found),
    ]


def attack_space(t: Turn) -> Choice | None:
    """8.5.5 First Ambushes, then Attacks with large groups; Tax if there was no Ambush."""
    if over(t):
        return None
    s, spaces = t.s, t.spaces
    left = ambushes_left(t)
    if left > 0:
        more = s.resources[VC] > 1 or s.stage != "operation"
        ambushes = Ambushes(ambushable(s, spaces), ambush_removes(t), left if more else 1, more)
        if found := pick_ambush(t, ambushes, "8.5.5"):
            space, target, word = found
            opened = word == "np.vc.ambush.opens"
            return t.answer(IDS[space], word, "8.5.5", way="ambush", target=IDS[target], opened=opened)
    elif s.stage == "operation":
        t.note("np.vc.attack.ambushed", "8.5.5")
    word, some = t.first("8.5.5", attacking(s, spaces))
    x = t.pick(
        word,
        "8.5.5",
        some,
        where("np.vc.ambush.us", lambda x: any(OWNER[kind] == US for kind in attack_plan(s, x, 2))),
    )
    if x is not None:
        return t.answer(IDS[x], word, "8.5.5", way="guerrillas")
    return tax_after(t)


def ambushes_left(t: Turn) -> int:
    """4.4.3 How many spaces of this Attack may still be Ambushes."""
    s = t.s
    if s.stage != "operation" or s.acted[-1:] != ((VC, OP_SA),) or ban_on_ambush(s) is not None:
        return 0
    return ambush_limit(s) - sum(answer.key == "ambush" for answer in t.said("attack.action"))


def attack_action(t: Turn) -> Choice | None:
    """8.5.5 As decided with the space; an Ambush if there was no choice of spaces."""
    ways = (t.told("attack.space").get("way", "ambush"), "guerrillas")
    way = next((way for way in ways if way in t.keys), None)
    return None if way is None else t.answer(way, "np.vc.attack.way", "8.5.5")


def attack_remove(t: Turn) -> Choice:
    """8.5.5, 8.1.2 Special Forces, then Troops and Police evenly, Bases when nothing else is left."""
    space = SPACE[t.d.values["space"]]
    return next_removed(t, space, attack_plan(t.s, space, t.d.values["left"]), "8.5.5")


ANSWERS: Answers = {
    "attack.action": attack_action,
    "attack.remove": attack_remove,
    "attack.space": attack_space,
}
