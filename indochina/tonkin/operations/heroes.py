"""6.16 Heroes (optional): an officer for each player.

`State.heroes` holds one `Hero` for VM and one for the FEF; with the option `hero` they are attached at the start of the
first Game Turn.
"""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, chance, choose
from indochina.core.dice import D6, DICE

from ..components.units import DIVISIONAL, PARA, SIDES, VM
from ..state import Hero, State, hex_key, index_of
from .combat.battle import Battle

FRONT_DRM = 1
MENTIONS = 8
"""Mentions in despatches that make a promotion."""
SENIOR, HIGHEST = 3, 4
"""From the first of these ranks on he commands three units; there is none above the other."""
MORE_UNITS = 2
START_RANK = {
    "cao_bang": 1, "hanoi": 1, "hoa_binh": 2, "na_san": 3, "plaine_des_jarres": 3, "dien_bien_phu": 3,
}  # fmt: skip
ATTACK_ROLL, DEFENCE_ROLL = {False: 10, True: 9}, {False: 4, True: 5}
"""Modified rolls that get a junior (False) or senior officer mentioned: so much or more, so much or less."""
KILLED, KILLED_WITH_LOSS = 12, 11


def hero_of(s: State, side: str) -> Hero:
    return s.heroes[index_of(side)]


def set_hero(s: State, side: str, hero: Hero) -> None:
    s.heroes = (hero, s.heroes[1]) if side == VM else (s.heroes[0], hero)


def on_map(s: State, units: list[int]) -> list[int]:
    return [u for u in units if s.place[u] >= 0]


def commands(s: State, side: str) -> list[int]:
    """Units an officer can be placed on: para battalions of the FEF, divisional regiments of the VM."""
    kind = DIVISIONAL if side == VM else PARA
    return on_map(s, [u.index for u in s.board.units if u.kind == kind])


def attach_heroes(s: State) -> Generator[Decision, str, None]:
    """6.16 At the start of a Game Turn who has no officer on the map places him: on one of his three units if he
    commands three, else on any. The first starts with the rank of the scenario."""
    if "hero" not in s.options:
        return
    for side in SIDES:
        hero = hero_of(s, side)
        if hero.unit >= 0 and s.place[hero.unit] >= 0:
            continue
        mine = on_map(s, [hero.unit, *hero.others]) if hero.rank >= SENIOR and hero.unit >= 0 else []
        able = mine or commands(s, side)
        if not able:
            continue
        name = "hero.vm_unit" if side == VM else "hero.unit"
        rank = hero.rank or START_RANK[s.scenario]
        key = yield choose(side, name, "6.16", [s.board.units[u].key for u in able], rank=rank)
        unit = s.board.unit[key]
        others = tuple(u for u in (hero.unit, *hero.others) if u != unit) if mine else ()
        set_hero(s, side, Hero(unit, rank, hero.mentions, others))
        s.note("log.hero", "6.16", only=side, side=side, unit=key, rank=rank)
        s.note("log.hero_seen", "6.16", but=side, side=side, rank=rank)
        if rank >= SENIOR and not mine:
            yield from more_units(s, side)


def more_units(s: State, side: str) -> Generator[Decision, str, None]:
    """6.16 With rank 3 come two more units: of the VM the rest of the division, of the FEF paras of their choice."""
    hero = hero_of(s, side)
    units = s.board.units
    if side == VM:
        division = units[hero.unit].tags
        others = [u.index for u in units if u.kind == DIVISIONAL and u.tags == division and u.index != hero.unit]
    else:
        others = []
        for left in range(MORE_UNITS, 0, -1):
            able = [u for u in commands(s, side) if u != hero.unit and u not in others]
            if not able:
                break
            key = yield choose(side, "hero.others", "6.16", [units[u].key for u in able], left=left)
            others.append(s.board.unit[key])
    set_hero(s, side, hero._replace(others=tuple(others)))


def lead_from_the_front(s: State, b: Battle) -> Generator[Decision, str, None]:
    """6.16 An officer whose own unit leads the attack or defence may go to the front, for a DRM of 1 in his favour."""
    for side, leader in ((b.side, b.leader), (b.defender, b.defence_leader)):
        if hero_of(s, side).unit == leader:
            key = yield choose(
                side, "combat.front", "6.16", ["yes", "no"], unit=s.board.units[leader].key, hex=hex_key(s, b.target)
            )
            if key == "yes":
                b.fronts = (*b.fronts, side)
                s.note("log.front", "6.16", side=side, unit=s.board.units[leader].key)


def after_combat(s: State, b: Battle, before: bytes) -> Generator[Decision, str, None]:
    """6.16 After a combat officers may be mentioned in despatches; who led from the front may have been killed.

    `before` are the steps of all units before the combat dice.
    """
    for side in (b.side, b.defender):
        if deserves(s, b, side):
            yield from mention(s, side)
        if side in b.fronts:
            yield from survive(s, side, before)


def deserves(s: State, b: Battle, side: str) -> bool:
    """A bold attack or a firm defence, judged by the modified roll; of senior officers more is expected."""
    hero = hero_of(s, side)
    if hero.unit < 0:
        return False
    senior = hero.rank >= SENIOR
    mine = [u for u in ((hero.unit, *hero.others) if senior else (hero.unit,)) if u in b.took_part]
    if not mine:
        return False
    if side == b.side:
        entered = any(s.place[u] == b.target for u in mine)
        return b.modified >= ATTACK_ROLL[senior] and (entered or not senior)
    return b.modified <= DEFENCE_ROLL[senior] and not (senior and b.retreated)


def mention(s: State, side: str) -> Generator[Decision, str, None]:
    """6.16 Eight mentions are a promotion, while there is a higher rank."""
    hero = hero_of(s, side)
    hero = hero._replace(mentions=hero.mentions + 1)
    promoted = hero.mentions == MENTIONS and hero.rank < HIGHEST
    if promoted:
        hero = hero._replace(mentions=0, rank=hero.rank + 1)
    set_hero(s, side, hero)
    s.note("log.promoted" if promoted else "log.mentioned", "6.16", side=side, rank=hero.rank, count=hero.mentions)
    if promoted and hero.rank == SENIOR:
        yield from more_units(s, side)


def survive(s: State, side: str, before: bytes) -> Generator[Decision, str, None]:
    """6.16 Two dice: a 12 kills who led from the front, and so does an 11 if his unit has lost a step."""
    hero = hero_of(s, side)
    first = int((yield chance(DICE, "dice.hero", "6.16", D6)))
    second = int((yield chance(DICE, "dice.hero", "6.16", D6)))
    lost = s.steps[hero.unit] < before[hero.unit]
    killed = first + second >= (KILLED_WITH_LOSS if lost else KILLED)
    s.note("log.hero_killed" if killed else "log.hero_lives", "6.16", side=side, first=first, second=second)
    if killed:
        set_hero(s, side, Hero(-1, 1, 0, ()))
