"""Random play of the COIN Operations: no dead end, every question, option, reason and log entry has its words."""

import random

import pytest
from procedures import play

from indochina.core.catalogue import Messages
from indochina.fitl.cards import CAPABILITIES, MOMENTUM
from indochina.fitl.check import check
from indochina.fitl.operations.operation import COIN_OPERATIONS, Terms
from indochina.fitl.operations.table import OPERATIONS, can_operate, why_not_operate
from indochina.fitl.setup import setup
from indochina.fitl.words.en import ENGLISH

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
