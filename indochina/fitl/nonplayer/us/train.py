"""8.8.7 The Non-player US's Train."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Choice

from ...board import IDS, LAND, PROVINCES, SAIGON, SPACE
from ...cards import CORDS
from ...components.control import control_of, spendable
from ...components.pieces import (
    ARVN,
    ARVN_TROOP,
    COIN_TROOPS,
    IRREGULAR_U,
    IRREGULARS,
    KIND_NAMES,
    NVA,
    POLICE,
    RANGER_U,
    US,
    US_BASE,
    VC,
)
from ...coup.commitment import JFK, NIXON
from ...operations.train import COST, not_trainable, pacification_steps, platoon_spaces
from ...special_activities import ACTIVITIES
from ...state import State, available, coin, count, of, total
from ..order import even_cubes
from ..turn import OPERATION, Answers, Criterion, Turn, fewest, values_of, where
from .advise import gains_control, training_spaces
from .pacify import Pacification, tell_money
from .policy import policy
from .special import train_activity

RULE = "8.8.7"
IRREGULARS_THERE, ARVN_THERE, NOBODY = "irregulars", "arvn", "nobody"


class Training(NamedTuple):
    """The next space to Train in, what to place there, and why."""

    space: int
    place: str
    word: str


# --- what is there to place -------------------------------------------------------------------------------------------


def arvn_pieces(s: State, space: int) -> dict[int, int]:
    """8.8.7 What a US Base gets: 6 ARVN cubes as even as possible, 2 Rangers if there are none; Nixon the reverse."""
    rangers = min(2, available(s, RANGER_U))
    troops, police = available(s, ARVN_TROOP), available(s, POLICE)
    if rangers and (policy(s) == NIXON or not troops + police):
        return {RANGER_U: rangers}
    plan = even_cubes(total(s, COIN_TROOPS, space), count(s, POLICE, space), 6, troops, police)
    found = {ARVN_TROOP: sum(plan), POLICE: len(plan) - sum(plan)}
    return {kind: n for kind, n in found.items() if n}


def shifts_control(s: State, space: int, n: int) -> bool:
    """8.8.7 Would n more COIN pieces remove NVA Control or add COIN Control?"""
    return gains_control(s, space, control_of(coin(s, space) + n, of(s, NVA, space), of(s, VC, space)))


def corrupt(s: State) -> bool:
    """8.8.7 ARVN is a player with Patronage above 22."""
    return ARVN not in s.nonplayers and s.patronage > 22


def fewest_police(s: State) -> Criterion[int]:
    return fewest("np.us.fewest_police", lambda x: count(s, POLICE, x))


def platoons(s: State) -> bool:
    """8.8.7 Unshaded Combined Action Platoons would add a Police; 8.1.2 an Available one."""
    return available(s, POLICE) > 0 and bool(platoon_spaces(s))


def reinforced(s: State, spaces: list[int]) -> dict[int, int]:
    """8.8.7 US Bases where ARVN pieces can be placed and paid for, and how many they are."""
    if spendable(s, US) < COST:
        return {}
    found = {x: sum(arvn_pieces(s, x).values()) for x in spaces if count(s, US_BASE, x)}
    return {x: n for x, n in found.items() if n}


# --- where to Train ---------------------------------------------------------------------------------------------------


def train_possible(t: Turn) -> bool:
    """8.8.7 There is something to place, to transfer or to Pacify."""
    s, spaces = t.s, [x for x in LAND if not_trainable(t.s, US, x) is None]
    return bool(spaces) and (
        available(s, IRREGULAR_U) > 0
        or bool(reinforced(s, spaces))
        or (corrupt(s) and SAIGON in spaces)
        or bool(Pacification(s, spaces, spendable(s, US)).shift)
        or platoons(s)
    )


def tell_no_training(t: Turn) -> None:
    """8.8.7 Write down that there is nothing to place, to transfer or to Pacify."""
    s = t.s
    t.skip(RULE, "np.us.train.irregulars", "np.us.train.arvn")
    t.test("np.us.corrupt", RULE, corrupt(s), patronage=s.patronage)
    t.skip(RULE, "np.us.train.police", "np.us.train.pacify")
    tell_money(t)


def train_space(t: Turn) -> Choice | None:
    chosen = [SPACE[key] for key in t.d.values["chosen"]]
    spaces = t.spaces
    if activity_done(t):
        return None
    found = training(t, chosen, spaces)
    if found is None and not t.d.stop:  # 2.3.4 it has been announced
        space = t.pick("np.us.train.anywhere", "8.2", spaces)
        found = None if space is None else Training(space, NOBODY, "np.us.train.anywhere")
    if found is not None:
        return t.answer(IDS[found.space], found.word, RULE, place=found.place)
    return None if more_to_come(t.s, chosen) else train_activity(t)


def training(t: Turn, chosen: list[int], spaces: list[int]) -> Training | None:
    """8.8.7 Irregulars; ARVN pieces at one US Base; Saigon for its Patronage; wherever it helps to Pacify.

    A Police of Combined Action Platoons is worth a Training of its own.
    """
    s = t.s
    if available(s, IRREGULAR_U):
        word = "np.us.train.irregulars"
        space = t.pick(
            word,
            RULE,
            spaces,
            where("np.us.no_us_base", lambda x: not count(s, US_BASE, x)),
            where("np.us.province", lambda x: x in PROVINCES),
            where("np.us.no_irregulars", lambda x: not total(s, IRREGULARS, x)),
        )
        if space is not None:
            return Training(space, IRREGULARS_THERE, word)
    else:
        t.skip(RULE, "np.us.train.irregulars")
    if not placed_arvn(t, chosen):
        word, bases = "np.us.train.arvn", reinforced(s, spaces)
        space = t.pick(word, RULE, bases, where("np.us.changes_control", lambda x: shifts_control(s, x, bases[x])))
        if space is not None:
            return Training(space, ARVN_THERE, word)
    if t.test("np.us.corrupt", RULE, corrupt(s), patronage=s.patronage) and SAIGON in {*chosen, *spaces}:
        return None if SAIGON in chosen else Training(SAIGON, NOBODY, "np.us.train.patronage")
    if not platoons(s):
        t.skip(RULE, "np.us.train.police")
    space = to_pacify(t, chosen, spaces)
    if space is not None:
        return Training(space, NOBODY, "np.us.train.pacify")
    if not chosen and platoons(s):
        space = t.pick("np.us.train.police", RULE, spaces, fewest_police(s))
        return None if space is None else Training(space, NOBODY, "np.us.train.police")
    return None


def activity_done(t: Turn) -> bool:
    """8.8.7 The Special Activity, which comes after Training, has been executed: no more spaces."""
    return bool(t.d.values["chosen"]) and any(answer.key in ACTIVITIES for answer in t.said("train.space")[:1])


def placed_arvn(t: Turn, chosen: list[int]) -> bool:
    """8.8.7 ARVN pieces have been placed at a US Base in this Training."""
    selected = [answer for answer in t.said("train.space") if answer.key in SPACE][: len(chosen)]
    return any(values_of(answer).get("place") == ARVN_THERE for answer in selected)


def to_pacify(t: Turn, chosen: list[int], spaces: list[int]) -> int | None:
    """8.8.7 The space, beyond those selected, in which to Pacify; unshaded CORDS: the first or second one."""
    s, money, pool = t.s, spendable(t.s, US), [*chosen, *spaces]
    for _ in range(2 if CORDS in s.unshaded else 1):
        pacification = Pacification(s, pool, money)
        equal = pacification.best()
        have = [x for x in equal if x in chosen]
        if not have:
            return t.pick("np.us.train.pacify", "8.8.8", pacification.shift, *pacification.nested())
        t.note("np.us.train.pacifies", "8.8.8", spaces=[IDS[x] for x in have])
        money -= pacification.paid[have[0]]
        pool.remove(have[0])
    return None


def more_to_come(s: State, chosen: list[int]) -> bool:
    """3.2.1 Will it be asked what to do in one of these spaces? Else now is the time for the Special Activity."""
    return (
        any(pacification_steps(s, US, x) for x in chosen)
        or (SAIGON in chosen and s.patronage > 0)
        or bool(platoon_spaces(s))
    )


# --- what to place ----------------------------------------------------------------------------------------------------


def train_piece(t: Turn) -> Choice | None:
    """8.8.7 One Irregular, two with JFK; or ARVN pieces. Nobody is taken from the map for it (8.1.2)."""
    s, space = t.s, SPACE[t.d.values["space"]]
    if not t.said("train.piece", since=(*OPERATION, "train.space")):  # the first
        place = t.told("train.space").get("place") or usual_place(s, space)
        if place == NOBODY:
            return None
        if place == IRREGULARS_THERE:
            n = min(2 if policy(s) == JFK else 1, available(s, IRREGULAR_U))
            t.note("np.us.train.number", RULE, n=n, policy=policy(s), available=available(s, IRREGULAR_U))
            return t.answer(KIND_NAMES[IRREGULAR_U], "np.us.train.irregulars", RULE, n=n) if n else None
        plan = {KIND_NAMES[kind]: n for kind, n in arvn_pieces(s, space).items()}
        if plan:
            there = {"troops": total(s, COIN_TROOPS, space), "police": count(s, POLICE, space)}
            t.note("np.us.train.pieces", RULE, policy=policy(s), **there, figures=dict(plan))
    else:
        plan = dict(t.told("train.piece").get("then", {}))
    if not plan or t.d.values["left"] < sum(plan.values()):
        return None
    name = next(iter(plan))
    if name not in t.keys:
        return None
    return t.answer(name, "np.us.train.arvn", RULE, n=plan.pop(name), then=plan)


def usual_place(s: State, space: int) -> str:
    """8.8.7 What would be placed in a space that was the only one."""
    if available(s, IRREGULAR_U):
        return IRREGULARS_THERE
    return ARVN_THERE if count(s, US_BASE, space) else NOBODY


def train_count(t: Turn) -> Choice | None:
    n = str(t.told("train.piece").get("n", 1))
    return t.answer(n if n in t.keys else t.keys[-1], "np.us.number", RULE)


# --- then -------------------------------------------------------------------------------------------------------------


def train_then(t: Turn) -> Choice | None:
    """8.8.7 Patronage; a Police of Combined Action Platoons; Pacify; then the Special Activity."""
    s = t.s
    if "patronage" in t.keys and t.test("np.us.corrupt", RULE, corrupt(s)):
        return t.answer("patronage", "np.us.train.patronage", RULE)
    if "police" in t.keys and platoons(s):
        return t.answer("police", "np.us.train.police", RULE)
    if "pacify" in t.keys and Pacification(s, pacifiable(t), spendable(s, US)).shift:
        return t.answer("pacify", "np.us.pacify", "8.8.8")
    return train_activity(t)


def pacifiable(t: Turn) -> list[int]:
    """3.2.1 Training spaces not Pacified yet."""
    spaces = training_spaces(t)
    for answer in t.said("train.pacify_space", since=("train.space",)):
        spaces.remove(SPACE[answer.key])
    return spaces


def train_patronage(t: Turn) -> Choice | None:
    """8.8.7 Up to 3."""
    return t.answer(t.keys[-1], "np.us.maximum", RULE)


def train_police_space(t: Turn) -> Choice | None:
    """8.8.7 Where the fewest Police are."""
    spaces = [SPACE[key] for key in t.keys]
    space = t.pick("np.us.train.police", RULE, spaces, fewest_police(t.s))
    return None if space is None else t.answer(IDS[space], "np.us.train.police", RULE)


def train_police_from(t: Turn) -> Choice | None:
    """8.1.2 From Available."""
    return t.answer("available", "np.us.train.police", "8.1.2") if "available" in t.keys else None


ANSWERS: Answers = {
    "train.count": train_count,
    "train.patronage": train_patronage,
    "train.piece": train_piece,
    "train.police_from": train_police_from,
    "train.police_space": train_police_space,
    "train.space": train_space,
    "train.then": train_then,
}
