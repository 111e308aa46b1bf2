"""8.8.8, 8.8.9 The Non-player US in the Coup Round: Pacification, returning Casualties and Commitment."""

from __future__ import annotations

from collections.abc import Mapping

from ...board import IDS, LAND, POP, SAIGON, SPACE
from ...components.control import coin_control, spendable
from ...components.pieces import COIN_BASES, KIND_NAMES, TYPE_OF, US, US_BASE, US_TROOP
from ...coup.commitment import JFK, LBJ, NIXON
from ...state import ACTIVE_SUPPORT, AVAILABLE, State, available, count, room, spaces_with, total
from ..events.choices import EventChoices
from ..turn import Answered, Turn, fewest, most, where

RULE = "8.8.9"
AT_HOME = {JFK: 15, LBJ: 5, NIXON: 25}
"""8.8.9 How many Troops each Policy wants Available."""


def policy(s: State) -> str:
    """8.8.1 The US Policy; LBJ where a position states none."""
    return s.policy or LBJ


def pacify_steps(s: State, space: int, cost: int, levels: int, money: int) -> tuple[int, int]:
    """8.8.8 Steps that can be paid for in a space, and the total shift they bring: none, if it is only Terror."""
    terror = s.terror[space]
    steps = terror + (levels if POP[space] else 0)
    if cost:
        steps = min(steps, money // cost)
    return steps, POP[space] * max(0, steps - terror)


def level_up(held: Mapping[int, int], space: int, n: int) -> int:
    """8.8.9 How many of n Troops go to a space that has fewest: up to the level all could reach, or one of the rest.

    >>> level_up({0: 1, 1: 3}, 0, 4), level_up({0: 4, 1: 4}, 0, 1), level_up({0: 1, 1: 9}, 0, 3)
    (3, 1, 3)
    """
    level = held[space]
    while sum(max(0, level + 1 - there) for there in held.values()) <= n:
        level += 1
    return max(1, level - held[space])


def level_down(held: Mapping[int, int], space: int, n: int) -> int:
    """8.8.9 How many of n Troops leave a space that has most: down to the level all would be left with.

    >>> level_down({0: 5, 1: 3}, 0, 4), level_down({0: 4, 1: 4}, 0, 1), level_down({0: 2, 1: 0}, 0, 9)
    (3, 1, 2)
    """
    level = held[space]
    while level and sum(max(0, there - level + 1) for there in held.values()) <= n:
        level -= 1
    return max(1, held[space] - level)


def us_bases(s: State) -> list[int]:
    """6.5 Spaces with a US Base that take part in Commitment: with COIN Control, or Saigon."""
    return [x for x in spaces_with(s, (US_BASE,), LAND) if x == SAIGON or coin_control(s, x)]


def quarters(s: State) -> dict[int, int]:
    """8.8.9 Where new Troops may go, and the Troops there: US Bases, or Saigon if there is none."""
    return {x: count(s, US_TROOP, x) for x in us_bases(s) or [SAIGON]}


def base_sites(s: State) -> list[int]:
    """8.8.9 Cities and Provinces with COIN Control, without US or ARVN Base."""
    return [x for x in LAND if coin_control(s, x) and not total(s, COIN_BASES, x) and room(s, US_BASE, x)]


def starts_of(keys: list[str], kind: int) -> list[str]:
    """6.5 Where pieces of a kind may be moved from: spaces, or Available."""
    return [start for start, _, name in (key.partition("/") for key in keys) if name == KIND_NAMES[kind]]


def to_withdraw(s: State) -> int:
    """8.8.9 How many Troops are missing in Available; negative: are too many."""
    return AT_HOME[policy(s)] - available(s, US_TROOP)


class UsCommitment(EventChoices):
    """8.8.8, 8.8.9 What the US does in a Coup Round."""

    faction = US

    # --- 8.8.8 Pacification in the Support Phase -------------------------------------------------------------------

    def coup_pacify(self, t: Turn) -> Answered | None:
        """8.8.8 Where most shifts in all, without Terror before with it; never just to remove Terror."""
        s, cost, levels = t.s, t.d.values["cost"], t.d.values.get("levels", 2)
        money = spendable(s, US)
        shift = {
            x: pacify_steps(s, x, cost, min(levels, ACTIVE_SUPPORT - s.support[x]), money)[1]
            for x in LAND
            if IDS[x] in t.keys
        }
        space = t.pick(
            "np.us.pacify", "8.8.8", [x for x in shift if shift[x]],
            most("np.us.total_shift", lambda x: shift[x]), where("np.us.no_terror", lambda x: not s.terror[x]),
        )  # fmt: skip
        return None if space is None else t.answer(IDS[space], "np.us.pacify", "8.8.8")

    def coup_pacify_steps(self, t: Turn) -> Answered | None:
        """8.8.8 To the maximum extent."""
        return t.answer(max(t.keys, key=int), "np.us.maximum", "8.8.8")

    # --- 8.8.9 returning Casualties ----------------------------------------------------------------------------------

    def quarter(self, t: Turn) -> Answered:
        """8.8.9 New Troops go to the US Base that has fewest, or to Saigon if they can go to none."""
        held = quarters(t.s)
        space = t.pick("np.us.even", RULE, held, fewest("np.us.fewest_troops", lambda x: held[x]))
        assert space is not None
        return t.answer(IDS[space], "np.us.even", RULE)

    coup_casualties = quarter

    def coup_casualties_count(self, t: Turn) -> Answered | None:
        """8.8.9 As many as keep the Bases even."""
        return self.quartered(t, t.s.casualties[TYPE_OF[US_TROOP]])

    def quartered(self, t: Turn, n: int) -> Answered:
        held, space = quarters(t.s), SPACE[t.d.values["space"]]
        n = level_up(held, space, n) if space in held else n
        return t.answer(str(min(n, max(map(int, t.keys)))), "np.us.even", RULE)

    # --- 8.8.9 Commitment: Bases, then Troops ------------------------------------------------------------------------

    def coup_commit(self, t: Turn) -> Answered | None:
        return self.commit_base(t) or self.commit_troops(t)

    def commit_base(self, t: Turn) -> Answered | None:
        """8.8.9 JFK and LBJ add 2 Bases. Nixon withdraws 2, but leaves one in Saigon."""
        starts = starts_of(t.keys, US_BASE)
        if policy(t.s) != NIXON:
            if AVAILABLE in starts and base_sites(t.s):
                return t.answer(f"{AVAILABLE}/us_base", "np.us.add_base", RULE)
            return None
        outside = [SPACE[start] for start in starts if start not in (AVAILABLE, IDS[SAIGON])]
        space = t.pick("np.us.withdraw_base", RULE, outside)
        if space is None and IDS[SAIGON] in starts and count(t.s, US_BASE, SAIGON) > 1:
            space = SAIGON
        return None if space is None else t.answer(f"{IDS[space]}/us_base", "np.us.withdraw_base", RULE)

    def commit_troops(self, t: Turn) -> Answered | None:
        """8.8.9 As close as possible to the Troops the Policy wants Available.

        Those withdrawn come from where there is no US Base, then from the Bases that have most; last from Saigon
        without a Base.
        """
        s, starts, wanted = t.s, starts_of(t.keys, US_TROOP), to_withdraw(t.s)
        if wanted < 0 and AVAILABLE in starts:
            return t.answer(f"{AVAILABLE}/us_troop", "np.us.add_troops", RULE)
        if wanted <= 0:
            return None
        held = {SPACE[start]: count(s, US_TROOP, SPACE[start]) for start in starts if start != AVAILABLE}
        space = t.pick(
            "np.us.withdraw_troops", RULE, held,
            where("np.us.no_us_base", lambda x: x != SAIGON and not count(s, US_BASE, x)),
            most("np.us.most_troops", lambda x: held[x] if count(s, US_BASE, x) else 0),
        )  # fmt: skip
        return None if space is None else t.answer(f"{IDS[space]}/us_troop", "np.us.withdraw_troops", RULE)

    def coup_commit_to(self, t: Turn) -> Answered | None:
        """8.8.9 The US moves nothing between spaces: from Available to a Base or a place for one, or home."""
        if t.d.values["space"] != AVAILABLE:
            return t.answer(AVAILABLE, "np.us.home", RULE)
        if t.d.values["piece"] != "us_base":
            return self.quarter(t)
        space = t.pick("np.us.add_base", RULE, [x for x in base_sites(t.s) if IDS[x] in t.keys])
        return None if space is None else t.answer(IDS[space], "np.us.add_base", RULE)

    def coup_commit_count(self, t: Turn) -> Answered | None:
        s, start, wanted = t.s, t.d.values["start"], to_withdraw(t.s)
        if start == AVAILABLE:
            return self.quartered(t, min(-wanted, max(map(int, t.keys))))
        n = min(wanted, max(map(int, t.keys)))
        if count(s, US_BASE, SPACE[start]):
            n = level_down({x: count(s, US_TROOP, x) for x in us_bases(s)}, SPACE[start], n)
        return t.answer(str(max(1, n)), "np.us.withdraw_troops", RULE)
