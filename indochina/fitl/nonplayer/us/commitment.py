"""8.8.9 The Non-player US in the Commitment Phase: Casualties that return, Bases, Troops."""

from __future__ import annotations

from collections.abc import Mapping

from indochina.core.decision import Choice

from ...board import IDS, LAND, SAIGON, SPACE
from ...components.control import coin_control, victory_total
from ...components.pieces import COIN_BASES, KIND_NAMES, TYPE_OF, US, US_BASE, US_TROOP
from ...coup.commitment import JFK, LBJ, NIXON, POLICY_CHECK
from ...state import AVAILABLE, State, available, count, room, spaces_with, total
from ..turn import ACTION, Answers, Turn, fewest, most, where
from .policy import policy

RULE = "8.8.9"
COUNTED = "coup.casualties_count"
AT_HOME = {JFK: 15, LBJ: 5, NIXON: 25}
"""8.8.9 How many Troops each Policy wants Available."""


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


# --- returning Casualties ---------------------------------------------------------------------------------------------


def quarter(t: Turn) -> Choice:
    """8.8.9 New Troops go to the US Base that has fewest, or to Saigon if they can go to none."""
    held = quarters(t.s)
    space = t.pick("np.us.even", RULE, held, fewest("np.us.fewest_troops", lambda x: held[x]))
    assert space is not None
    return t.answer(IDS[space], "np.us.even", RULE)


def coup_casualties_count(t: Turn) -> Choice | None:
    """8.8.9 As many as keep the Bases even."""
    return quartered(t, t.s.casualties[TYPE_OF[US_TROOP]])


def quartered(t: Turn, n: int) -> Choice:
    """8.8.9 The number of those offered that comes nearest: it may take over in the middle of another's move."""
    held, space = quarters(t.s), SPACE[t.d.values["space"]]
    n = level_up(held, space, n) if space in held else n
    return t.answer(min(t.keys, key=lambda key: abs(int(key) - n)), "np.us.even", RULE)


# --- Commitment: Bases, then Troops -----------------------------------------------------------------------------------


def coup_commit(t: Turn) -> Choice | None:
    return commit_base(t) or commit_troops(t)


def commit_base(t: Turn) -> Choice | None:
    """8.8.9 JFK and LBJ add 2 Bases. Nixon withdraws 2, but leaves one in Saigon."""
    starts = starts_of(t.keys, US_BASE)
    if not any(answer.name == "coup.commit" for answer in t.story(ACTION)):
        tell_check(t)
    t.note("np.us.policy", "8.8.1", policy=policy(t.s))
    if t.d.values["bases"]:
        t.note("np.us.bases_left", RULE, n=t.d.values["bases"], available=available(t.s, US_BASE))
    if policy(t.s) != NIXON:
        if AVAILABLE in starts and base_sites(t.s):
            return t.answer(f"{AVAILABLE}/us_base", "np.us.add_base", RULE)
        return None
    outside = [SPACE[start] for start in starts if start not in (AVAILABLE, IDS[SAIGON])]
    space = t.pick("np.us.withdraw_base", RULE, outside)
    if space is None and IDS[SAIGON] in starts and count(t.s, US_BASE, SAIGON) > 1:
        space = SAIGON
    return None if space is None else t.answer(f"{IDS[space]}/us_base", "np.us.withdraw_base", RULE)


def tell_check(t: Turn) -> None:
    """8.8.9, 8.8.1 Write down how many Casualties returned, and whether there was a die for the Policy."""
    returned = [int(answer.key) for answer in t.story(ACTION) if answer.name == COUNTED and answer.key.isdigit()]
    t.note("np.us.returned", RULE, n=sum(returned))
    score = victory_total(t.s, US)
    t.test("np.us.policy.check", "8.8.1", score <= POLICY_CHECK, total=score)


def commit_troops(t: Turn) -> Choice | None:
    """8.8.9 As close as possible to the Troops the Policy wants Available.

    Those withdrawn come from where there is no US Base, then from the Bases that have most; last from Saigon
    without a Base.
    """
    s, starts, wanted = t.s, starts_of(t.keys, US_TROOP), to_withdraw(t.s)
    t.note("np.us.wants", RULE, policy=policy(s), n=AT_HOME[policy(s)], available=available(s, US_TROOP))
    t.note("np.us.troops_left", RULE, n=t.d.values["troops"])
    if wanted < 0 and AVAILABLE in starts:
        return t.answer(f"{AVAILABLE}/us_troop", "np.us.add_troops", RULE)
    if wanted <= 0:
        return None
    held = {SPACE[start]: count(s, US_TROOP, SPACE[start]) for start in starts if start != AVAILABLE}
    space = t.pick(
        "np.us.withdraw_troops",
        RULE,
        held,
        where("np.us.no_us_base", lambda x: x != SAIGON and not count(s, US_BASE, x)),
        most("np.us.most_troops", lambda x: held[x] if count(s, US_BASE, x) else 0),
    )
    return None if space is None else t.answer(f"{IDS[space]}/us_troop", "np.us.withdraw_troops", RULE)


def coup_commit_to(t: Turn) -> Choice | None:
    """8.8.9 The US moves nothing between spaces: from Available to a Base or a place for one, or home."""
    if t.d.values["space"] != AVAILABLE:
        return t.answer(AVAILABLE, "np.us.home", RULE)
    if t.d.values["piece"] != "us_base":
        return quarter(t)
    space = t.pick("np.us.add_base", RULE, [x for x in base_sites(t.s) if IDS[x] in t.keys])
    return None if space is None else t.answer(IDS[space], "np.us.add_base", RULE)


def coup_commit_count(t: Turn) -> Choice | None:
    s, start, wanted = t.s, t.d.values["start"], to_withdraw(t.s)
    if start == AVAILABLE:
        return quartered(t, min(-wanted, max(map(int, t.keys))))
    n = min(wanted, max(map(int, t.keys)))
    if count(s, US_BASE, SPACE[start]):
        n = level_down({x: count(s, US_TROOP, x) for x in us_bases(s)}, SPACE[start], n)
    return t.answer(str(max(1, n)), "np.us.withdraw_troops", RULE)


ANSWERS: Answers = {
    "coup.casualties": quarter,
    COUNTED: coup_casualties_count,
    "coup.commit": coup_commit,
    "coup.commit_count": coup_commit_count,
    "coup.commit_to": coup_commit_to,
}
