"""What lies on the table as cells, and what changed on it as effects."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from indochina.core.table import (
    Became,
    Counted,
    Layout,
    Marks,
    Members,
    Moved,
    Pairs,
    Pieces,
    Pile,
    Table,
    Track,
    Tracks,
    Whereabouts,
    carry_out,
    paired,
)

TYPES = {"guerrilla_u": "guerrilla", "guerrilla_a": "guerrilla"}
LAID_OUT: list[tuple[Layout, Any]] = [
    (Pieces("a", ("hue", "saigon"), ("troop", "base")), bytearray((1, 0, 3, 2))),
    (Whereabouts("a", ("308", "316"), {-1: "track", 0: "hanoi"}), [0, -1]),
    (Marks("a", ("hue", "saigon"), "support", {-1: "opposition", 0: "neutral"}), [-1, 0]),
    (Marks("a", ("hue", "saigon"), "terror", kind=bytearray), bytearray((2, 0))),
    (Track("a"), 7),
    (Track("a"), None),
    (Track("a", {0: None, 5: "card-5"}), 0),
    (Track("a", {0: None, 5: "card-5"}), 5),
    (Tracks("a", {"VC": "vc_resources"}), {"VC": 3}),
    (Tracks("a", {0: "first", 1: "second"}, list, {-1: None, 3: "sd"}), [-1, 3]),
    (Members("a"), frozenset({"US", "VC"})),
    (Members("a", {4: "hanoi"}), frozenset({4})),
    (Pairs("a"), (("VC", "op"), ("US", "event"))),
    (Pairs("a", dict, {4: "hanoi"}), {4: "VM"}),
    (Pile("a"), ("E-07", "E-01")),
    (Pile("a", {1: "card-1", 9: "card-9"}, top=True), (9, 1)),
]


@pytest.mark.parametrize(("layout", "value"), LAID_OUT)
def test_what_is_laid_out_can_be_read_back(layout: Layout, value: Any) -> None:
    assert layout.value(layout.cells(value)) == value


def test_pieces_that_turned_over_are_not_told_as_going_and_coming() -> None:
    counts = {("hue", "guerrilla_u"): -2, ("hue", "guerrilla_a"): 1, ("available", "guerrilla"): 1}
    assert paired(counts, TYPES) == [
        Moved("guerrilla_u", "guerrilla_a", "hue", "hue", 1),
        Moved("guerrilla_u", "guerrilla", "hue", "available", 1),
    ]


def test_what_cannot_be_paired_is_told_as_it_is() -> None:
    assert paired({("hue", "troop"): 2, ("hue", "base"): -1}, {}) == [
        Counted("troop", "hue", 2),
        Counted("base", "hue", -1),
    ]


def test_a_card_drawn_from_the_top_leaves_the_others_where_they_are() -> None:
    table = Table([Pile("deck", top=True)])
    before, after = SimpleNamespace(deck=("E-03", "E-02", "E-01")), SimpleNamespace(deck=("E-02", "E-01"))
    assert table.effects(before, after) == [Became("deck", "E-03", 3, None)]


def test_effects_carry_a_table_from_one_state_to_the_other() -> None:
    places = Pieces("map", ("hue", "saigon"), ("guerrilla_u", "guerrilla_a"))
    table = Table([places, Pieces("box", ("available",), ("guerrilla",)), Track("aid"), Members("eligible")], TYPES)
    before = SimpleNamespace(map=bytearray((2, 0, 0, 1)), box=bytearray((5,)), aid=4, eligible=frozenset({"US"}))
    after = SimpleNamespace(map=bytearray((0, 1, 4, 0)), box=bytearray((3,)), aid=9, eligible=frozenset({"VC"}))
    cells, then = (
        {k: v for part in table.layouts for k, v in part.cells(part.read(s)).items()} for s in (before, after)
    )
    carry_out(cells, table.effects(before, after))
    assert cells == then
