"""6.4-6.16 Random fights: no dead ends, nothing lost that should not be, and words for everything that is said."""

import random
import string

import pytest

from indochina.core.catalogue import Messages
from indochina.core.decision import CHANCE
from indochina.tonkin.components.communities import settle, territory
from indochina.tonkin.operations.barrage import barrage, barrage_road, can_barrage, roads_to_strike
from indochina.tonkin.operations.combat.attack import attack, can_attack
from indochina.tonkin.operations.combat.leaders import fit
from indochina.tonkin.operations.combat.overrun import overrun
from indochina.tonkin.state import AT_SEA, Hero, battle_units, dumps_of, hex_key, hex_of, holder, on_map, put, units_in
from indochina.tonkin.words.en import ENGLISH
from indochina.tonkin.words.fr import FRENCH

from .build import state

HEXES = ["X13", "W14", "X12", "Y12", "W13", "V17", "V16", "W17", "U17", "V18", "R12", "R13", "S12", "X15", "W15"]


def scattered(rng):
    """A random position in and around the Delta, each hex of one side."""
    s = state(month=rng.choice(["Oct-50", "Jul-51", "Oct-52", "Aug-53"]))
    units = [u for u in s.board.units if u.kind != "navy"]
    for key in HEXES:
        side = rng.choice(["VM", "FEF"])
        for unit in rng.sample([u for u in units if u.side == side], rng.randint(0, 4)):
            if s.place[unit.index] < 0:
                s.steps[unit.index] = rng.randint(1, unit.steps)
                s.dg[unit.index], s.oos[unit.index] = rng.random() < 0.2, rng.random() < 0.2
                put(s, unit.index, hex_of(s, key))
        if battle_units(s, hex_of(s, key)) and rng.random() < 0.2:
            s.trenches[hex_of(s, key)] = side
    navy = s.board.unit["navy"]
    put(s, navy, AT_SEA)
    s.steps[navy] = s.board.units[navy].steps
    s.airstrike = 5
    for i, side in enumerate(("VM", "FEF")):
        dumps = dumps_of(s, side)
        s.spending[i] = rng.choice(dumps) if dumps else -1
    vm = [u.index for u in on_map(s, "VM") if u.kind == "regiment_div"]
    fef = [u.index for u in on_map(s, "FEF") if u.kind == "para"]
    s.heroes = tuple(Hero(rng.choice(found), rng.randint(1, 4), 7) if found else Hero() for found in (vm, fef))
    settle(s)
    s.vp = territory(s)
    s.notes.clear()
    return s


def procedures(s, rng):
    """Everything that can be fought in a position."""
    for side in ("VM", "FEF"):
        if can_attack(s, side):
            yield attack(s, side)
        for artillery in (False, True):
            if can_barrage(s, side, artillery):
                yield barrage(s, side, artillery)
    if roads_to_strike(s):
        yield barrage_road(s)
    for h in list(s.stacks):
        ready = [u for u in units_in(s, h) if not s.dg[u] and not s.oos[u]]
        fighters = [u for u in ready if s.board.units[u].battle]
        prey = [n for n in s.board.adjacent[h] if ready and holder(s, n) not in ("", s.board.units[ready[0]].side)]
        if prey and fit(s, fighters):
            yield overrun(s, ready, h, rng.choice(prey))


@pytest.mark.parametrize("seed", range(60))
def test_random_fights_end_and_can_be_told(seed):
    """6.8 Every question has an answer, every unit is in one place, VP equal a recount."""
    rng = random.Random(seed)
    s = scattered(rng)
    said = [Messages(catalogue, lambda key: None) for catalogue in (ENGLISH, FRENCH)]
    for procedure in procedures(s, rng):
        if s.over:
            return
        reply = None
        try:
            while True:
                decision = procedure.send(reply)
                assert decision.keys, decision.name
                assert len(set(decision.keys)) == len(decision.keys)
                for messages in said:
                    assert messages.prompt(decision)
                    [messages.label(decision, key) for key in decision.keys]
                    if decision.seat != CHANCE:
                        [messages.why(why) for why in decision.blocked.values()]
                assert not set(decision.blocked) & set(decision.keys), decision.name
                reply = rng.choice(decision.keys)
        except StopIteration:
            pass
        for note in s.notes:
            for messages in said:
                assert messages.text(note.key, note.values)
        s.notes.clear()
        for h, stack in s.stacks.items():
            assert len({s.board.units[u].side for u in stack}) == 1, hex_key(s, h)
        for u, place in enumerate(s.place):
            if place >= 0:
                assert s.steps[u] and u in s.stacks[place]
        if not s.over:
            assert s.vp == territory(s) + s.awards


def test_both_languages_say_the_same():
    en, fr = ENGLISH, FRENCH
    assert list(en) == list(fr)

    def slots(text):
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    assert [key for key in en if slots(en[key]) != slots(fr[key])] == []
    for key, text in fr.items():
        assert not any(f" {mark}" in text for mark in ":;!?"), key
