"""3.1, 4.1 Whatever the Operation: an offer or a reason, no dead end, and words for all that a player reads."""

import random

import pytest
from procedures import play

from indochina.core.catalogue import Messages
from indochina.fitl.board import IDS
from indochina.fitl.cards import CAPABILITIES, MOMENTUM
from indochina.fitl.check import check
from indochina.fitl.components.pieces import NVA, VC
from indochina.fitl.operations.operation import COIN_OPERATIONS, INSURGENT_OPERATIONS, Terms
from indochina.fitl.operations.table import OPERATIONS, can_operate, why_not_operate
from indochina.fitl.setup import setup
from indochina.fitl.special_activities import ACTIVITIES
from indochina.fitl.words.en import ENGLISH


def test_4_1_every_activity_is_offered_or_has_its_reason(at):
    """4.1 With each Operation, for both factions, in any mode: an offer or a reason."""
    position = "nva_resources: 9; vc_resources: 9; trail: 1; central-laos: nva_base, 3 nva_troop; "
    position += "hue: 2 vc_guerrilla, nva_guerrilla, arvn_police, us_troop"
    for faction in (NVA, VC):
        for name in INSURGENT_OPERATIONS:
            for mode in ({"special": True}, {"limited": True}, {}):
                decision = next(OPERATIONS[name](at(position), faction, Terms(**mode)).execute())
                assert set(ACTIVITIES) <= {*decision.keys, *decision.blocked}, (faction, name, mode)
                assert not set(decision.keys) & set(decision.blocked)


def test_3_1_every_space_is_offered_or_has_its_reason(at):
    """3.1 Asked for the first space, an Operation explains all the others."""
    position = "nva_resources: 9; vc_resources: 9; central-laos: nva_base, 3 nva_troop; "
    position += "hue: 2 vc_guerrilla, nva_guerrilla, arvn_police, us_troop; saigon: passive_support"
    for faction in (NVA, VC):
        for name in INSURGENT_OPERATIONS:
            decision = next(OPERATIONS[name](at(position), faction).execute())
            assert set(IDS) <= {*decision.keys, *decision.blocked}, (faction, name)


# --- random play


WORDS = Messages(ENGLISH, lambda key: None)


def read(decision):
    """The question, its options and why others are not offered: everything has its words."""
    WORDS.prompt(decision)
    for key in decision.keys:
        WORDS.label(decision, key)
    for reason in decision.blocked.values():
        WORDS.why(reason)


@pytest.mark.parametrize("seed", range(40))
def test_random_operations_of_us_and_arvn(seed):
    rng = random.Random(seed)
    s = setup(rng.choice(["short", "medium", "full"]), {}, seed)
    for faction in ("ARVN", "NVA", "VC"):
        s.resources[faction] = rng.choice([0, 3, 20, 45])
    s.aid, s.patronage, s.trail = rng.choice([0, 20]), rng.choice([0, 20]), rng.choice([0, 2, 4])
    for name in CAPABILITIES:
        side = rng.choice(["", "", "shaded", "unshaded"])
        if side:
            setattr(s, side, getattr(s, side) | {name})
    s.momentum = frozenset(name for name in MOMENTUM if rng.random() < 0.08)
    s.leader_box = rng.choice([(), (125,), (126,), (127,), (128,)])
    s.next, s.deck, s.aside, s.played = rng.choice([1, 2, 3, 130]), (), (), ()
    for _ in range(12):
        faction = rng.choice(["US", "ARVN"])
        limited, special = rng.choice([(True, False), (False, False), (False, True), (False, True)])
        names = [name for name in COIN_OPERATIONS if can_operate(s, faction, name, Terms(special=special))]
        for name in COIN_OPERATIONS:
            if (reason := why_not_operate(s, faction, name, Terms(special=special))) is not None:
                WORDS.why(reason)
        assert names
        op = OPERATIONS[rng.choice(names)](s, faction, Terms(limited=limited, special=special))
        play(op.execute(), rng, read)
        assert op.faction == faction
        assert not (limited and op.activity)
        assert op.spaces or op.activity or op.name == "patrol", "2.3.4 it occurs in at least one space"
        check(s)
        for note in s.notes:
            WORDS.text(note.key, note.values)
        s.notes.clear()
        for name in ("ARVN", "NVA", "VC"):
            s.resources[name] = max(s.resources[name], rng.choice([0, 6, 30]))


@pytest.mark.parametrize("seed", range(40))
def test_random_operations_of_nva_and_vc(seed):
    """3.3, 4.4, 4.5 under any Capabilities and Momentum: no dead end, no broken invariant, no missing word."""
    rng = random.Random(seed)
    s = setup(rng.choice(["short", "medium", "full"]), {}, seed)
    s.trail = rng.choice([0, 1, 2, 3, 4])
    for name in CAPABILITIES:
        side = rng.choice(["", "", "shaded", "unshaded"])
        if side:
            setattr(s, side, getattr(s, side) | {name})
    s.momentum = frozenset(name for name in MOMENTUM if rng.random() < 0.08)
    s.next, s.deck, s.aside, s.played = rng.choice([1, 2, 3, 130]), (), (), ()
    for _ in range(12):
        faction = rng.choice([NVA, VC])
        s.resources[faction] = rng.choice([0, 1, 2, 4, 8])
        limited, special = rng.choice([(True, False), (False, False), (False, True), (False, True)])
        names = [name for name in INSURGENT_OPERATIONS if can_operate(s, faction, name, Terms(special=special))]
        for name in INSURGENT_OPERATIONS:
            if (reason := why_not_operate(s, faction, name, Terms(special=special))) is not None:
                WORDS.why(reason)
        if not names:
            continue
        op = OPERATIONS[rng.choice(names)](s, faction, Terms(limited=limited, special=special))
        play(op.execute(), rng, read)
        assert not (limited and op.activity) and not (limited and len(op.spaces) > 1)
        assert op.spaces or getattr(op, "improved_trail", False), "2.3.4 it occurs in a space or improves the Trail"
        check(s)
        for note in s.notes:
            WORDS.text(note.key, note.values)
        s.notes.clear()
