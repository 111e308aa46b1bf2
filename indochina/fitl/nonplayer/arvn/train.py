"""8.7.2 Train by the Non-player ARVN: cubes or Rangers, then a Base or Pacification."""

from __future__ import annotations

from collections.abc import Sequence

from indochina.core.decision import Choice

from ...board import CITIES, IDS, LAND, OUTSIDE_SOUTH, PROVINCES, SPACE
from ...components.control import coin_control
from ...components.pieces import (
    ARVN,
    ARVN_BASE,
    ARVN_CUBES,
    ARVN_TROOP,
    COIN_BASES,
    COIN_TROOPS,
    KIND,
    KIND_NAMES,
    POLICE,
    RANGER_U,
)
from ...operations.train import COST, not_trainable, pacification_cost
from ...sequence.sequence import OP_SA
from ...state import State, available, coin, count, insurgents, room, total
from ..order import even_cubes, units
from ..turn import Answers, Turn, spaces_in, values_of, where
from .limits import MOST_SPACES, affordable, remove_own
from .pacify import can_pacify, levels, pick_training
from .special import answer_activity, civil_activity

RULE = "8.7.2"
CUBES, RANGERS = 6, 2
PLACE, BASE, PACIFY, NOTHING = "place", "base", "pacify", "nothing"


def placeable(s: State) -> dict[int, int]:
    """8.7.2 What goes into the next space: exactly six cubes, or up to two Rangers once there are fewer."""
    if available(s, ARVN_TROOP) + available(s, POLICE) >= CUBES:
        return dict.fromkeys(ARVN_CUBES, CUBES)
    n = min(RANGERS, available(s, RANGER_U))
    return {RANGER_U: n} if n else {}


def to_place(s: State, space: int) -> dict[int, int]:
    """8.1.2, 8.7.2 Six cubes as even as possible, beginning with what is fewest there; or Rangers."""
    if RANGER_U in (kinds := placeable(s)) or not kinds:
        return kinds
    troops = sum(
        even_cubes(
            total(s, COIN_TROOPS, space), count(s, POLICE, space), CUBES, available(s, ARVN_TROOP), available(s, POLICE)
        )
    )
    return {ARVN_TROOP: troops, POLICE: CUBES - troops}


def placement_spaces(s: State) -> list[int]:
    """8.7.2 Cities, and Provinces with a US or ARVN Base."""
    return [x for x in LAND if not_trainable(s, ARVN, x) is None and (x in CITIES or total(s, COIN_BASES, x))]


def placements(s: State, budget: int) -> int:
    """8.7.2 In how many spaces pieces would be placed."""
    cubes = available(s, ARVN_TROOP) + available(s, POLICE)
    supplied = cubes // CUBES + -(-available(s, RANGER_U) // RANGERS)
    return min(MOST_SPACES, budget, supplied, len(placement_spaces(s)))


def base_sites(s: State) -> list[int]:
    """8.7.2 Provinces of the South without COIN Base, with five US and ARVN units, three of them ARVN cubes."""
    if not available(s, ARVN_BASE):
        return []
    return [
        x
        for x in PROVINCES
        if x not in OUTSIDE_SOUTH
        and not_trainable(s, ARVN, x) is None
        and not total(s, COIN_BASES, x)
        and room(s, ARVN_BASE, x)
        and total(s, ARVN_CUBES, x) >= 3
        and units(s, x) >= 5
    ]


def would_build(s: State, budget: int) -> list[int]:
    """8.7.2 Where Training alone would place a Base: pieces go into no more than two spaces, and it can be paid."""
    placed = placements(s, budget)
    return base_sites(s) if placed < MOST_SPACES and placed < budget else []


def pick_placement(t: Turn, spaces: Sequence[int]) -> int | None:
    """8.7.2 For new COIN Control, then where Police or ARVN Troops are missing altogether."""
    s = t.s
    kinds = placeable(s)
    if not kinds:
        t.note("np.arvn.train.few", RULE, n=available(s, ARVN_TROOP) + available(s, POLICE))
        return None
    n = CUBES if ARVN_TROOP in kinds else kinds[RANGER_U]

    def new_type(x: int) -> bool:
        return any(not count(s, kind, x) and to_place(s, x).get(kind) for kind in ARVN_CUBES)

    return t.pick(
        "np.arvn.train.place",
        RULE,
        spaces,
        where("np.arvn.adds_control", lambda x: not coin_control(s, x) and coin(s, x) + n > insurgents(s, x)),
        where("np.arvn.new_type", new_type),
    )


# --- the questions of Training ----------------------------------------------------------------------------------------


def can_train(t: Turn) -> bool:
    """8.7.2 It can place pieces or a Base, Pacify, Govern or Transport."""
    s, budget = t.s, affordable(t, COST)
    if placements(s, budget) or (budget and base_sites(s)):
        return True
    able = [x for x in LAND if not_trainable(s, ARVN, x) is None and can_pacify(s, x)]
    return pick_training(t.dry(), able) is not None or (OP_SA in t.keys and civil_activity(t) != "")


def purposes_of(t: Turn) -> list[str]:
    """What each selected space was selected for, the latest first."""
    return [values_of(answer).get("train", PLACE) for answer in t.said("train.space") if answer.key in SPACE]


def train_space(t: Turn) -> Choice | None:
    """8.7.2 Spaces to place pieces in; then Govern or Transport; then one for a Base, or to Pacify in."""
    chosen, open_to = spaces_in(t.d.values["chosen"]), t.spaces
    purposes = purposes_of(t)[: len(chosen)]
    placed = purposes.count(PLACE)
    more = placed < MOST_SPACES and affordable(t, COST) > 0
    if more and placed == len(chosen):
        space = pick_placement(t, [x for x in placement_spaces(t.s) if x in open_to])
        if space is not None:
            tell_pieces(t, space)
            return t.answer(IDS[space], "np.arvn.train.place", RULE, train=PLACE)
    elif placed == len(chosen):
        t.note("np.arvn.train.most", RULE, n=placed, arvn_resources=t.s.resources[ARVN])
    if (activity := answer_activity(t, chosen)) is not None:
        return activity
    if BASE not in purposes and PACIFY not in purposes:
        if (choice := train_to_build(t, open_to if more else []) or train_to_pacify(t, chosen)) is not None:
            return choice
    if not chosen:
        space = t.pick("np.arvn.train.nothing", RULE, open_to)
        if space is not None:
            return t.answer(IDS[space], "np.arvn.train.nothing", RULE, train=NOTHING)
    return None


def tell_pieces(t: Turn, space: int) -> None:
    """8.1.2, 8.7.2 Write down what is placed, and how many Troops and Police are there already."""
    if not t.tells:
        return
    kinds = to_place(t.s, space)
    if RANGER_U in kinds:
        t.note("np.arvn.train.rangers", RULE, n=kinds[RANGER_U])
    else:
        there = total(t.s, COIN_TROOPS, space), count(t.s, POLICE, space)
        n, police = kinds[ARVN_TROOP], kinds[POLICE]
        t.note("np.arvn.train.pieces", RULE, n=n, police=police, troops_there=there[0], police_there=there[1])


def train_to_build(t: Turn, open_to: Sequence[int]) -> Choice | None:
    """8.7.2 One of these spaces, for a Base."""
    space = t.pick("np.arvn.train.base", RULE, [x for x in base_sites(t.s) if x in open_to])
    return None if space is None else t.answer(IDS[space], "np.arvn.train.base", RULE, train=BASE)


def train_to_pacify(t: Turn, chosen: Sequence[int]) -> Choice | None:
    """8.7.2 A space to Pacify in, if none of those selected will do."""
    here = [x for x in chosen if can_pacify(t.s, x)]
    able = [x for x in here if levels(t.s, x, pacification_cost(t.s))]
    if able:
        t.note("np.arvn.train.pacifies", RULE, spaces=[IDS[x] for x in able])
        if len(able) == 1:  # nobody will ask
            pick_training(t, here)
        return None
    space = pick_training(t, [x for x in t.spaces if can_pacify(t.s, x)])
    return None if space is None else t.answer(IDS[space], "np.arvn.pacify", RULE, train=PACIFY)


def train_piece(t: Turn) -> Choice | None:
    """8.7.2 Troops, then the Police that go with them; or Rangers. Only what is Available."""
    s, space = t.s, SPACE[t.d.values["space"]]
    if purposes_of(t)[:1] not in ([], [PLACE]):
        return None
    if t.d.values["left"] == CUBES:
        kinds = [kind for kind, n in to_place(s, space).items() if n]
    else:
        kinds = [POLICE] if available(s, POLICE) else []
    names = [KIND_NAMES[kind] for kind in kinds if KIND_NAMES[kind] in t.keys]
    return t.answer(names[0], "np.arvn.train.place", "8.1.2") if names else None


def train_count(t: Turn) -> Choice:
    s, space, kind = t.s, SPACE[t.d.values["space"]], KIND[t.d.values["piece"]]
    top = max(int(key) for key in t.keys)
    n = to_place(s, space).get(kind, top) if kind != POLICE else top
    return t.answer(str(max(1, min(n, top, available(s, kind)))), "np.arvn.train.place", "8.1.2")


def train_then(t: Turn) -> Choice | None:
    """8.7.2 The Base that a space was selected for, else Pacify in a Training space."""
    purposes = purposes_of(t)
    if BASE in purposes:
        return t.answer("base", "np.arvn.train.base", RULE) if "base" in t.keys else None
    chosen = spaces_in(answer.key for answer in t.said("train.space"))
    able = [x for x in chosen if can_pacify(t.s, x)]
    if "pacify" in t.keys and pick_training(t.dry(), able) is not None:
        return t.answer("pacify", "np.arvn.pacify", RULE)
    return None


def train_base_space(t: Turn) -> Choice | None:
    """The space selected for it."""
    space = t.pick("np.arvn.train.base", RULE, [x for x in base_sites(t.s) if IDS[x] in t.keys])
    return None if space is None else t.answer(IDS[space], "np.arvn.train.base", RULE)


def train_cubes(t: Turn) -> Choice:
    """8.1.2 The three cubes go evenly, beginning with what is most."""
    return remove_own(t, 3)


ANSWERS: Answers = {
    "train.base_space": train_base_space,
    "train.count": train_count,
    "train.cubes": train_cubes,
    "train.piece": train_piece,
    "train.space": train_space,
    "train.then": train_then,
}
