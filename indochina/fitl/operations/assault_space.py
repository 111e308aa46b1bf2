"""3.2.4 An Assault in one space: how many it hits, in which order they go, and what that brings."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence

from indochina.core.decision import Blocked, Decision, Why, choose, why

from ..board import CITIES, HIGHLAND, IDS, LOCS, LOWLAND, PROVINCES, SPACE
from ..cards import (
    ABRAMS,
    ARMORED_CAVALRY,
    BODY_COUNT,
    COBRAS,
    M_48_PATTON,
    SEARCH_AND_DESTROY,
)
from ..components.pieces import (
    ACTIVE_GUERRILLAS,
    ARVN,
    ARVN_CUBES,
    ARVN_TROOP,
    BASES_OF,
    COIN_CUBES,
    CUBES_OF,
    GUERRILLAS,
    INSURGENT_BASES,
    INSURGENT_FACTIONS,
    KIND_NAMES,
    NVA,
    NVA_TROOP,
    OWNER,
    POLICE,
    TUNNELS,
    UNDERGROUND_GUERRILLAS,
    US,
    US_BASE,
    US_TROOP,
)
from ..dice import die
from ..state import State, add_aid, collapse, count, insurgents, of, remove, shift_support, spaces_with, total
from .moving import Group, kind_of, piece_key
from .operation import Operation, Steps

RULE = "3.2.4"


class Uses:
    """What Capabilities add to one US Assault Operation: card 14 unshaded in two spaces, card 11 unshaded in one."""

    def __init__(self, s: State) -> None:
        self.patton = 2 if M_48_PATTON in s.unshaded else 0
        self.abrams = 1 if ABRAMS in s.unshaded else 0

    def on(self, s: State) -> Uses:
        """The same in a copy of the state."""
        found = Uses(s)
        found.patton, found.abrams = self.patton, self.abrams
        return found


# --- where and how hard ---------------------------------------------------------------------------------------------


def no_enemies(s: State, cubes: tuple[int, ...], space: int) -> Why | None:
    """3.2.4 It takes the Faction's cubes and Insurgents, NVA or VC."""
    if not total(s, cubes, space):
        return why("why.no_cubes", RULE)
    return None if insurgents(s, space) else why("why.no_insurgents", RULE)


def battlefields(s: State, faction: str, only: Collection[int] | None = None) -> list[int]:
    """3.2.4 Where a faction could Assault."""
    cubes = CUBES_OF[faction]
    return [x for x in spaces_with(s, cubes) if (only is None or x in only) and no_enemies(s, cubes, x) is None]


def needs_cubes(op: Operation) -> bool:
    """4.1 An Assault that Air Lift or Transport must first make possible."""
    return op.name == "assault" and not op.spaces and not battlefields(op.s, op.faction, op.terms.only)


def arvn_hits(s: State, space: int) -> int:
    """3.2.4 An enemy for every two ARVN cubes, three in Highland; Police count in Cities and on LoCs only."""
    cubes = count(s, ARVN_TROOP, space)
    if space in CITIES or space in LOCS:
        cubes += count(s, POLICE, space)
    return cubes // 3 if space in HIGHLAND else cubes // 2


def us_hits(s: State, space: int, as_us: bool = False, counted: tuple[int, ...] = COIN_CUBES) -> int:
    """3.2.4 Two enemies for each US Troop at a US Base; elsewhere in Highland one for two; otherwise one each."""
    troops = total(s, counted, space) if as_us else count(s, US_TROOP, space)
    if count(s, US_BASE, space):
        return 2 * troops
    return troops // 2 if space in HIGHLAND else troops


# --- one space ------------------------------------------------------------------------------------------------------


def assault_in(
    s: State,
    seat: str,
    faction: str,
    space: int,
    *,
    uses: Uses | None = None,
    targets: Sequence[str] = (),
    as_us: bool = False,
    counted: tuple[int, ...] = COIN_CUBES,
    shifts: bool = True,
    tunnels: bool = True,
) -> Steps:
    """3.2.4 The Assault of one faction in one space; `seat` decides (the US, when it adds or Advises ARVN).

    ARVN: 6 Aid for each Base. Card 72: 3 Aid for each Guerrilla. Card 28 shaded: a Province shifts toward Opposition.
    Card 13 shaded: a US Assault space may cost a US Troop.
    """
    us = as_us or faction == US
    hits = us_hits(s, space, as_us, counted) if us else arvn_hits(s, space)
    hidden = us and SEARCH_AND_DESTROY in s.unshaded
    if us and uses and uses.patton and space not in LOWLAND and insurgents(s, space) > hits:
        name, more = "assault.patton", ["yes", "no"]
        if (yield choose(seat, name, "card 14", more, space=IDS[space], hits=hits, left=uses.patton)) == "yes":
            uses.patton -= 1
            hits += 2
    chosen = targets or (yield from choose_targets(s, seat, space, hits, hidden))
    s.note("log.assault", RULE, faction=faction, space=IDS[space], hits=hits)
    removed: Group = {}
    if us and uses and uses.abrams and hits:
        base = yield from base_first(s, seat, space, chosen, tunnels)
        if base is not None:
            uses.abrams -= 1
            hits -= take(s, base, space, 1, removed)
    yield from remove_enemies(s, seat, space, hits, chosen, removed, hidden=hidden, tunnels=tunnels)
    rewards(s, faction if not as_us else US, space, removed)
    if shifts and SEARCH_AND_DESTROY in s.shaded and space in PROVINCES:
        if shift_support(s, space, -1):
            s.note("log.crossfire", "card 28", space=IDS[space])
    if us and COBRAS in s.shaded and count(s, US_TROOP, space):
        if (yield from die("assault.cobras", "card 13", space=IDS[space])) <= 3:
            remove(s, US_TROOP, space)
            s.note("log.cobras_loss", "card 13", space=IDS[space])


def rewards(s: State, faction: str, space: int, removed: Group) -> None:
    """3.2.4 ARVN Assault: 6 Aid for each Base removed. Card 72: 3 Aid for each Guerrilla."""
    bases = sum(n for kind, n in removed.items() if kind in INSURGENT_BASES)
    guerrillas = sum(n for kind, n in removed.items() if kind in GUERRILLAS)
    if faction == ARVN and bases:
        s.note("log.aid", RULE, count=add_aid(s, 6 * bases))
    if BODY_COUNT in s.momentum and guerrillas:
        s.note("log.aid", "card 72", count=add_aid(s, 3 * guerrillas))


def choose_targets(s: State, seat: str, space: int, hits: int, hidden: bool) -> Generator[Decision, str, Sequence[str]]:
    """3.1 It may strike both enemies, or one and ignore the other; but not VC behind NVA Troops."""
    shield = troops_first(s, space)
    open_to = [enemy for enemy in INSURGENT_FACTIONS if reached(s, space, enemy, hits, hidden)]
    if not open_to or (len(open_to) == 1 and not bares_bases(s, space, hits, open_to[0])):
        return INSURGENT_FACTIONS
    alone = [enemy for enemy in open_to if enemy == NVA or not (shield and hits)]
    behind: Blocked = {enemy: why("why.troops_first", RULE) for enemy in open_to if enemy not in alone}
    key = yield choose(seat, "assault.target", "3.1", ["both", *alone], behind.copy, space=IDS[space], hits=hits)
    return INSURGENT_FACTIONS if key == "both" else (key,)


def troops_first(s: State, space: int) -> int:
    """3.2.4, 4.2.3 NVA Troops that must go before any Guerrilla, whoever is ignored (setting `ruling_ignored_troops`:
    who ignores the NVA passes its Troops by)."""
    return 0 if "ruling_ignored_troops" in s.options else count(s, NVA_TROOP, space)


def reached(s: State, space: int, enemy: str, hits: int, hidden: bool) -> bool:
    """3.2.4 Whether so many hits can come to a piece of one enemy; card 28 unshaded (`hidden`): to an Underground one,
    too, even without a hit."""
    shield = 0 if enemy == NVA else troops_first(s, space)
    if hits > shield and exposed(s, space, (enemy,)):
        return True
    return hidden and (not hits or hits > shield) and bool(underground(s, space, (enemy,)))


def bares_bases(s: State, space: int, hits: int, enemy: str) -> bool:
    """3.2.4 Would the hits, when they have removed all of one enemy in the open, reach Bases of the other?"""
    others = insurgents(s, space) - of(s, enemy, space)
    mobile = of(s, enemy, space) - total(s, BASES_OF[enemy], space)
    hidden = total(s, UNDERGROUND_GUERRILLAS, space)
    return others > 0 and not hidden and hits > mobile > 0


def exposed(s: State, space: int, targets: Sequence[str] = INSURGENT_FACTIONS) -> list[int]:
    """3.2.4 What may be removed next: NVA Troops, then Active Guerrillas; Bases only once no other piece is there, not
    even an Underground one or one of the other faction. `choose_targets` lets nobody pass NVA Troops by."""
    if NVA in targets and count(s, NVA_TROOP, space):
        return [NVA_TROOP]
    guerrillas = [kind for kind in ACTIVE_GUERRILLAS if OWNER[kind] in targets and count(s, kind, space)]
    if guerrillas:
        return guerrillas
    if insurgents(s, space) > total(s, INSURGENT_BASES, space):
        return []
    return [kind for kind in INSURGENT_BASES if OWNER[kind] in targets and count(s, kind, space)]


def underground(s: State, space: int, targets: Sequence[str]) -> list[int]:
    return [kind for kind in UNDERGROUND_GUERRILLAS if OWNER[kind] in targets and count(s, kind, space)]


def take(s: State, kind: int, space: int, n: int, removed: Group) -> int:
    n = remove(s, kind, space, n)
    removed[kind] = removed.get(kind, 0) + n
    s.note("log.removed", RULE, piece=KIND_NAMES[kind], count=n, space=IDS[space])
    return n


def base_first(
    s: State, seat: str, space: int, targets: Sequence[str], tunnels: bool
) -> Generator[Decision, str, int | None]:
    """Card 11 unshaded: in one space of a US Assault a Base without Tunnel may fall first instead of last."""
    kinds = [k for k in INSURGENT_BASES if not (tunnels and k in TUNNELS)]
    bases = [k for k in kinds if OWNER[k] in targets and count(s, k, space)]
    if not bases or not set(exposed(s, space, targets)).isdisjoint(bases):
        return None
    keys = [*(piece_key(space, kind) for kind in bases), "no"]
    key = yield choose(seat, "assault.abrams", "card 11", keys, space=IDS[space])
    return None if key == "no" else kind_of(key)


def remove_enemies(
    s: State,
    seat: str,
    space: int,
    hits: int,
    targets: Sequence[str],
    removed: Group,
    *,
    hidden: bool = False,
    tunnels: bool = True,
) -> Steps:
    """3.2.4 Remove as many as hits allow, in the fixed order; the Assaulting side chooses where it leaves a choice.

    Card 28 unshaded (`hidden`): one of them may be an Underground Guerrilla, or the only one if there is no hit.
    """
    buried = underground(s, space, targets) if hidden else []
    if hidden and buried and not hits and not removed:
        yield from dig_out(s, seat, space, buried, removed)
    while hits:
        kinds = exposed(s, space, targets)
        buried = underground(s, space, targets) if hidden else []
        held = total(s, tuple(kinds), space)
        if not kinds:
            if buried and (yield from dig_out(s, seat, space, buried, removed)):
                hits, hidden = hits - 1, False
                continue
            return
        if kinds[0] in INSURGENT_BASES:
            yield from remove_bases(s, seat, space, hits, kinds, removed, tunnels)
            return
        if kinds == [NVA_TROOP] or hits > held or (not buried and (hits == held or len(kinds) == 1)):
            for kind in kinds:
                hits -= take(s, kind, space, hits, removed)
        else:
            choice = kinds + buried
            key = yield choose(
                seat, "assault.piece", RULE, [piece_key(space, kind) for kind in choice], space=IDS[space], left=hits
            )
            hits -= take(s, kind_of(key), space, 1, removed)
            if kind_of(key) in buried:
                hidden = False


def dig_out(s: State, seat: str, space: int, buried: list[int], removed: Group) -> Generator[Decision, str, bool]:
    """Card 28 unshaded: an Underground Guerrilla, if wanted."""
    keys = [*(piece_key(space, kind) for kind in buried), "no"]
    key = yield choose(seat, "assault.underground", "card 28", keys, space=IDS[space])
    if key == "no":
        return False
    take(s, kind_of(key), space, 1, removed)
    return True


def remove_bases(
    s: State, seat: str, space: int, hits: int, kinds: list[int], removed: Group, tunnels: bool = True
) -> Steps:
    """3.2.4 Bases last. When the next one has a Tunnel removal stops: on a roll of 4 to 6 the marker goes."""
    while hits and (kinds := [kind for kind in kinds if count(s, kind, space)]):
        plain = [kind for kind in kinds if not tunnels or kind not in TUNNELS]
        spare = hits - total(s, tuple(plain), space)
        choice = plain[:1] if plain and (spare > 0 or (spare == 0 and plain == kinds)) else kinds
        key = yield choose(
            seat, "assault.base", RULE, [piece_key(space, kind) for kind in choice], space=IDS[space], left=hits
        )
        kind = kind_of(key)
        if tunnels and kind in TUNNELS:
            yield from search_tunnel(s, space, kind)
            return
        hits -= take(s, kind, space, 1, removed)


def search_tunnel(s: State, space: int, kind: int) -> Steps:
    """3.2.4 Tunnels: 4 to 6 removes the marker and leaves the Base."""
    if (yield from die("assault.tunnel", RULE, space=IDS[space])) >= 4:
        collapse(s, kind, space)
        s.note("log.tunnel_collapsed", RULE, space=IDS[space])
    else:
        s.note("log.tunnel_holds", RULE, space=IDS[space])


# --- Armored Cavalry --------------------------------------------------------------------------------------------------


def armored_cavalry(op: Operation) -> Steps:
    """Card 61 unshaded: when Transport and Operation are over, ARVN may Assault in one destination, free.

    An Operation without a name stands for none: an Event granted the Transport alone (5.5).
    """
    s = op.s
    if op.activity != "transport" or ARMORED_CAVALRY not in s.unshaded or (op.name and not op.occurred):
        return
    spaces = [IDS[x] for x in sorted(op.activity_spaces) if no_enemies(s, ARVN_CUBES, x) is None]
    if not spaces:
        return
    space = yield choose(ARVN, "transport.assault", "card 61", [*spaces, "done"])
    if space != "done":
        yield from assault_in(s, ARVN, ARVN, SPACE[space])
