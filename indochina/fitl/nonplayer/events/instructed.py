"""8.4.1 What the special Event instructions tell Non-players to choose, and how they find it."""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.decision import Choice

from ...board import (
    CITIES,
    HUE,
    IDS,
    LAND,
    SAIGON,
    SOUTH,
    SPACE,
)
from ...components.pieces import (
    BASE_OF,
    NVA_BASE,
    NVA_GUERRILLAS,
    NVA_TROOP,
    US_TROOP,
    VC_BASE,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
)
from ...coup.commitment import NIXON
from ...events.event import EVENT_CARDS
from ...events.instruction import Taking, us_policy
from ...operations.moving import piece_key
from ...state import AVAILABLE, State, available, coin, count, total
from ..turn import Criterion, Turn, most, where
from . import control, roks, sealords, search
from .move import next_move
from .pieces import next_piece
from .place import place_in, placeable
from .spaces import pick_space
from .taking import RULE, Instructed, take
from .worth import executing, offered_pieces

# --- card 56 ------------------------------------------------------------------------------------------------------


def giap_order(s: State, space: int) -> list[str]:
    """Card 56: Attack or Ambush, then Infiltrate, then Terror if there is Support, finally Rally."""
    troops, enemies = count(s, NVA_TROOP, space), coin(s, space)
    strong = enemies > 1 and troops >= 4
    fit = enemies > 0 and (troops >= 2 or total(s, NVA_GUERRILLAS, space) >= 4)
    fights = ["attack", "ambush"] if strong else ["ambush", "attack"] if fit else ["ambush"]
    return [*fights, "infiltrate", *(["terror"] if s.support[space] > 0 else []), "rally"]


def giap_space(t: Turn) -> Choice | None:
    """Card 56: the next space where it does something."""
    actions = t.d.values["actions"]
    able = [x for x in t.spaces if set(giap_order(t.s, x)) & set(actions[IDS[x]])]
    return pick_space(t, "np.card.56.nva", RULE, able) or take(t, "np.card.56.nva", t.d.stop)


def giap_action(t: Turn) -> Choice | None:
    """Card 56: what it does there."""
    return take(t, "np.card.56.nva", *giap_order(t.s, SPACE[t.d.values["space"]]))


# --- spaces -------------------------------------------------------------------------------------------------------


def americal_space(t: Turn) -> Choice | None:
    """Card 21: LBJ moves Troops to a space, Nixon to Available."""
    if us_policy(t.s) == NIXON:
        return take(t, "np.policy.nixon", AVAILABLE)
    return pick_space(t, "np.policy.lbj", RULE, t.spaces)


def hill_space(t: Turn) -> Choice | None:
    """Card 36: the most US Troops, then a Base of its own to tunnel."""
    troops: Criterion[int] = most("np.event.us_troops", lambda x: min(3, count(t.s, US_TROOP, x)))
    base: Criterion[int] = where("np.event.own_tunnel", lambda x: count(t.s, BASE_OF[t.faction], x) > 0)
    return pick_space(t, "np.card.36", RULE, t.spaces, troops, base)


def tunnel_space(t: Turn) -> Choice | None:
    """Cards 94, 102: the most Tunnels of its own in the South, then of either Faction."""
    own: Criterion[int] = most("np.event.own_tunnel", lambda x: count(t.s, BASE_OF[t.faction], x) if x in SOUTH else 0)
    either: Criterion[int] = most("np.event.tunnels", lambda x: total(t.s, (NVA_BASE, VC_BASE), x))
    return pick_space(t, "np.card.94", RULE, t.spaces, own, either)


# --- cards 124, 67 ------------------------------------------------------------------------------------------------


def uprising(t: Turn) -> Choice | None:
    """Card 124: Guerrillas, then Bases, in Saigon, in Hue and in four random Cities."""
    s, left = t.s, t.d.values["left"]
    kinds = [kind for kind in (VC_GUERRILLA_U, VC_BASE) if available(s, kind)]
    if not kinds:
        return None
    cities = [x for x in CITIES if piece_key(x, kinds[0]) in t.keys]
    named = {6: [SAIGON], 5: [HUE]}.get(left, cities)
    x = t.pick("np.card.124", RULE, [x for x in named if x in cities] or cities)
    if x is None:
        return None
    return next_piece(t, "np.card.124", RULE, IDS[x], [(piece_key(x, kinds[0]), 1)])


def amphib_from(t: Turn) -> Choice | None:
    """Card 67: Guerrillas from a space with Opposition."""
    s = t.s
    return pick_space(
        t,
        "np.card.67",
        RULE,
        t.spaces,
        where("np.event.opposition", lambda x: s.support[x] < 0),
        most("np.event.guerrillas", lambda x: min(3, total(s, VC_GUERRILLAS, x))),
    )


def amphib_move(t: Turn) -> Choice | None:
    """Card 67: Underground, then Active Guerrillas to one space with Support."""
    s, left = t.s, t.d.values["left"]
    if "moves" in t.of_event("event.move"):
        return None
    pieces = offered_pieces(t)
    start = pieces[0][0]
    end = t.pick("np.card.67", RULE, [x for x in LAND if s.support[x] > 0 and x != start])
    moves: list[tuple[str, str, int]] = []
    for kind in (VC_GUERRILLA_U, VC_GUERRILLA_A) if end is not None else ():
        n = min(left, count(s, kind, start))
        if n and end is not None:
            moves.append((piece_key(start, kind), IDS[end], n))
            left -= n
    return next_move(t, "np.card.67", moves) or take(t, "np.card.67", t.d.stop)


SPECIAL: dict[str, dict[str, Instructed]] = {
    "americal": {"event.space": americal_space},
    "amphib_landing": {"event.space": amphib_from, "event.move": amphib_move},
    "coin_control": control.CONTROL,
    "convoy": sealords.CONVOY,
    "corps_commanders": control.CORPS_COMMANDERS,
    "fleet": sealords.FLEET,
    "giap": {"event.space": giap_space, "event.action": giap_action},
    "hamburger_hill": control.HAMBURGER_HILL,
    "hill": {"event.space": hill_space},
    "roks": roks.CHOICES,
    "search": search.SEARCH,
    "tunnels": {"event.space": tunnel_space},
    "uprising": {"event.place": uprising},
    "vietnamization": control.VIETNAMIZATION,
}
"""The special choices by the words under which cards name them: question and answer."""


# --- the instruction of a card ------------------------------------------------------------------------------------


def special_answer(t: Turn) -> Instructed | None:
    """8.4.1 How the Event that is being executed tells the Faction to answer this question, if it does."""
    card = EVENT_CARDS.get(executing(t.s))
    given = card.instructions.get(t.faction) if card is not None else None
    if given is None or (given.setting and given.setting not in t.s.options):
        return None
    if given.takes is not None and t.d.name == "event.either":
        return option(given.takes)
    if given.sites is not None and t.d.name == "event.space":
        return space_among(given.sites)
    if given.sites is not None and t.d.name == "event.place":
        return place_at(given.sites)
    return SPECIAL[given.choices].get(t.d.name) if given.choices else None


def option(takes: Taking) -> Instructed:
    """The option that the instruction names."""

    def choose(t: Turn) -> Choice | None:
        found = takes(t.s)
        return None if found is None else take(t, found.word, *found.keys)

    return choose


def space_among(sites: Callable[[State], list[int]]) -> Instructed:
    """Spaces that the instruction names come first."""
    return lambda t: pick_space(t, "np.event.named", RULE, [x for x in sites(t.s) if IDS[x] in t.keys])


def place_at(sites: Callable[[State], list[int]]) -> Instructed:
    """Pieces go to spaces that the instruction names."""
    return lambda t: place_in(t, "np.event.named", RULE, placeable(t, sites(t.s)))
