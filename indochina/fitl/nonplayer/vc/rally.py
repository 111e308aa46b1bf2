"""8.5.3 The Non-player VC's Rally: Bases, new spaces, recruits at Bases and elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from indochina.core.decision import Choice

from ...board import IDS, OUTSIDE_SOUTH, POP, SPACE
from ...components.control import control_of
from ...components.pieces import ARVN_CUBES, NVA, VC, VC_BASE, VC_BASES, VC_GUERRILLA_A, VC_GUERRILLA_U, VC_GUERRILLAS
from ...operations.rally import guerrillas_to_rally, rally_spaces
from ...sequence.sequence import OP_SA
from ...special_activities.tax import tax_in, tax_limit, taxable, worth
from ...state import COIN_CONTROL, NVA_CONTROL, State, available, coin, count, of, room, total
from ..turn import Answers, Criterion, Turn, first_found, where
from .coup import agitation
from .special import over, tax_or_subvert, tax_when_broke
from .tax import FOR_WANT, tax_priority

RALLY_SPACES = 6
NEW_SPACES = 2
BASE_GUERRILLAS = 4
NEW_AT_CUBES, NEW_WITH_PEOPLE = "np.vc.rally.new_cubes", "np.vc.rally.new_populated"
"""8.5.3 The two steps of the bullet on spaces without VC Guerrillas."""


def base_spaces(s: State, spaces: list[int]) -> list[int]:
    """8.5.3 Room for a Base and 4 or more VC Guerrillas, if a Base is Available."""
    if not available(s, VC_BASE):
        return []
    return [x for x in spaces if total(s, VC_GUERRILLAS, x) >= BASE_GUERRILLAS and room(s, VC_BASE, x)]


def short_of_underground(s: State, space: int) -> bool:
    """8.5.3 A VC Base with fewer than 4 Underground Guerrillas."""
    return total(s, VC_BASES, space) > 0 and count(s, VC_GUERRILLA_U, space) < BASE_GUERRILLAS


def recruits(s: State, space: int) -> str:
    """3.3.1 As many Guerrillas as may be placed; if none is Available those at a Base go Underground; else nothing."""
    n = min(guerrillas_to_rally(s, VC, space), available(s, VC_GUERRILLA_U))
    if n:
        return str(n)
    return "flip" if total(s, VC_BASES, space) and count(s, VC_GUERRILLA_A, space) else ""


def rally_steps(s: State, spaces: list[int], new: int = 0) -> Iterator[tuple[str, dict[int, str]]]:
    """8.5.3 The priorities with their candidates among these spaces, each with what is done there.

    `new`: spaces without VC Guerrillas used up; only those with ARVN cubes count, then those with Population.
    """
    yield "np.vc.rally.base", dict.fromkeys(base_spaces(s, spaces), "base")
    able = {x: key for x in spaces if (key := recruits(s, x))}
    if new < NEW_SPACES:
        fresh = [x for x in able if not total(s, VC_GUERRILLAS, x)] if available(s, VC_GUERRILLA_U) else []
        yield NEW_AT_CUBES, {x: "1" for x in fresh if total(s, ARVN_CUBES, x)}
        yield NEW_WITH_PEOPLE, {x: "1" for x in fresh if POP[x]}
    yield "np.vc.rally.at_base", {x: key for x, key in able.items() if short_of_underground(s, x)}
    few = {x: key for x, key in able.items() if 0 < total(s, VC_GUERRILLAS, x) < BASE_GUERRILLAS}
    yield "np.vc.rally.few", few
    yield "np.vc.rally.other", {x: key for x, key in able.items() if x not in OUTSIDE_SOUTH}


def rallying(s: State, spaces: list[int]) -> dict[int, str]:
    """8.5.3 The candidates of the first priority that has any (8.1.4: one without is skipped)."""
    return first_found(rally_steps(s, spaces))[1]


def takes_control(s: State, space: int, key: str, control: int) -> bool:
    """1.7, 8.5.3 This Rally would remove a Control where there is Population."""
    if s.control[space] != control or not POP[space]:
        return False
    gain = -1 if key == "base" else 0 if key == "flip" else int(key)
    return control_of(coin(s, space), of(s, NVA, space), of(s, VC, space) + gain) != control


def taxed(s: State) -> State:
    """8.5.1 A copy after VC has Taxed; among equal spaces the first."""
    after, word = s.copy(), ""
    done: list[int] = []
    while len(done) < tax_limit(after):
        poor = not after.resources[VC] or word in FOR_WANT
        word, found = tax_priority(after, [x for x in taxable(after) if x not in done], poor)
        if not found:
            break
        done.append(max(found, key=worth))
        tax_in(after, done[-1])
    return after


def bases_to_rally(s: State, purse: int, special: bool) -> int:
    """8.5.3 How many Bases a Rally would place; at 0 Resources it Taxes first, which may shift spaces to Support."""
    spaces = base_spaces(s, rally_spaces(s, VC))
    n = min(len(spaces), available(s, VC_BASE), RALLY_SPACES)
    paid = min(n, purse)
    if paid == n or not special:
        return paid
    broke = s.copy()
    broke.resources[VC] = 0
    after = taxed(broke)
    return max(paid, min(n, purse + after.resources[VC], sum(after.support[x] <= 0 for x in spaces)))


# --- the questions of a Rally -----------------------------------------------------------------------------------------


def rally_space(t: Turn) -> Choice | None:
    """8.5.3 In up to 6 spaces; at 0 Resources it Taxes before it goes on."""
    if over(t):
        return None
    s, chosen = t.s, t.d.values["chosen"]
    new = t.told("rally.space").get("new", 0) if chosen else 0
    if answer := tax_when_broke(t, new=new):
        return answer
    if len(chosen) < RALLY_SPACES:
        if new >= NEW_SPACES:
            t.note("np.vc.rally.new_used", "8.5.3", n=new)
        word, actions = t.first("8.5.3", rally_steps(s, t.spaces, new))
        x = t.pick(word, "8.5.3", actions, *control_first(s, actions))
        if x is not None:
            new += word in (NEW_AT_CUBES, NEW_WITH_PEOPLE)
            tell_recruits(t, x, actions[x])
            key = IDS[x]
            return t.answer(key, word, "8.5.3", action=actions[x], new=new, chosen=[*chosen, key])
    else:
        t.note("np.vc.rally.most", "8.5.3", n=RALLY_SPACES)
    return tax_or_subvert(t)


def tell_recruits(t: Turn, space: int, key: str) -> None:
    """3.3.1, 8.5.3 Write down what a Rally places, and what there is to place."""
    if key == "base":
        t.note("np.vc.rally.replaces", "8.5.3", n=total(t.s, VC_GUERRILLAS, space))
    elif key == "flip":
        t.note("np.vc.rally.flips", "3.3.1")
    else:
        t.note("np.vc.rally.places", "3.3.1", n=int(key), available=available(t.s, VC_GUERRILLA_U))


def control_first(s: State, actions: dict[int, str]) -> list[Criterion[int]]:
    """8.5.3 Among equal candidates to remove COIN Control, then a player's NVA Control."""
    found: list[Criterion[int]] = [
        where("np.vc.removes_coin_control", lambda x: takes_control(s, x, actions[x], COIN_CONTROL))
    ]
    if NVA not in s.nonplayers:
        found.append(where("np.vc.removes_nva_control", lambda x: takes_control(s, x, actions[x], NVA_CONTROL)))
    return found


def rally_action(t: Turn) -> Choice | None:
    """8.5.3 What was decided with the space."""
    space = SPACE[t.d.values["space"]]
    key = t.told("rally.space").get("action") or rallying(t.s, [space]).get(space, "")
    return t.answer(key, "np.vc.rally.action", "8.5.3") if key in t.keys else None


def rally_agitate(t: Turn) -> Choice:
    """8.5.3, 8.5.6 Shaded Cadres: Agitate in the Rally space with the greatest shift, with Resources that the Rally
    does not need any more."""
    s, purse = t.s, t.s.resources[VC]
    here = SPACE[t.d.values["space"]]
    chosen = t.told("rally.space").get("chosen", [IDS[here]])
    left = RALLY_SPACES - len(chosen)
    free = s.stage != "operation"
    spare = purse if free or tax_to_come(t) else max(0, purse - left)
    others = [x for x in rally_spaces(s, VC) if IDS[x] not in chosen and total(s, VC_BASES, x)]
    others = [x for x in others if short_of_underground(s, x) or x in base_spaces(s, [x])] if left else []
    shift = agitation(s, here, spare)
    better = [x for x in others if agitation(s, x, spare) > shift]
    if shift and t.test("np.vc.agitate.best", "8.5.6", not better, population=shift, spaces=[IDS[x] for x in better]):
        return t.answer("agitate", "np.vc.agitate", "8.5.6", spare=spare)
    return t.answer(t.d.stop, "np.vc.agitate.not_here", "8.5.6")


def tax_to_come(t: Turn) -> bool:
    """8.5.3 It can still Tax when it hits 0 Resources."""
    if t.s.acted[-1:] != ((VC, OP_SA),) or t.said("tax.space"):
        return False
    return bool(tax_priority(t.s, taxable(t.s), True)[1])


ANSWERS: Answers = {
    "rally.action": rally_action,
    "rally.agitate": rally_agitate,
    "rally.space": rally_space,
}
