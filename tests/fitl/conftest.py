"""Positions in one line: `at("saigon: 3 us_troop, vc_guerrilla; trail: 2")`."""

import pytest

from indochina.core.position import parse
from indochina.fitl.check import check
from indochina.fitl.position import from_json


@pytest.fixture
def at():
    """A state from its notation; whatever a test did to it must leave the invariants intact."""
    states = []

    def make(text=""):
        states.append(from_json(parse(text)))
        return states[-1]

    yield make
    for s in states:
        check(s)
