"""4.5.1 Tax: VC draws Resources from where its Underground Guerrillas live."""

from __future__ import annotations

from indochina.core.decision import Why, why

from ..board import ECON, IDS, LOCS, POP
from ..components.activating import become_active
from ..components.control import coin_control
from ..components.pieces import VC, VC_GUERRILLA_U
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..state import State, add_resources, count, shift_support, spaces_with
from .selecting import at_most, next_space

RULE = "4.5.1"


def tax(op: Operation, terms: Terms = PLAIN) -> Steps:
    """4.5.1 Up to four spaces with Underground VC Guerrillas and without COIN Control."""
    op.activity_spaces = []
    while True:
        spaces = [x for x in taxable(op.s) if leaves_operation(op, x)]
        space = yield from next_space(op, "tax", RULE, spaces, tax_limit(op.s), terms, lambda x: no_tax(op, x))
        if space is None:
            return
        tax_in(op.s, space)


def tax_limit(s: State) -> int:
    """4.5.1 Four spaces. Typhoon Kate: one."""
    return at_most(s, 4)


def worth(space: int) -> int:
    """4.5.1 A LoC is worth its Econ, a Province or City twice its Population."""
    return ECON[space] if space in LOCS else 2 * POP[space]


def taxable(s: State) -> list[int]:
    """4.5.1 An Underground VC Guerrilla and no COIN Control, which LoCs never have; Sabotage does not matter."""
    return [x for x in spaces_with(s, (VC_GUERRILLA_U,)) if not coin_control(s, x)]


def tax_in(s: State, space: int) -> None:
    """4.5.1 One Guerrilla becomes Active, VC earns, a Province or City shifts one level toward Active Support."""
    become_active(s, VC_GUERRILLA_U, space, RULE, 1)
    earned = add_resources(s, VC, worth(space))
    levels = shift_support(s, space, 1)
    s.note("log.tax", RULE, space=IDS[space], earned=earned, levels=levels)


def leaves_operation(op: Operation, space: int) -> bool:
    """3.1, 4.1 If VC Taxes here before the Operation, could it still execute that Operation, and pay for it?"""
    if op.spaces or not op.name:
        return True
    after = op.s.copy()
    tax_in(after, space)
    return op.possible_in(after)


def possible_tax(op: Operation) -> bool:
    """4.5.1 Somewhere VC can Tax. It may accompany any Operation."""
    return op.faction == VC and any(leaves_operation(op, x) for x in taxable(op.s))


def no_tax(op: Operation, space: int) -> Why | None:
    """Why a space cannot be Taxed."""
    s = op.s
    if not count(s, VC_GUERRILLA_U, space):
        return why("why.underground", RULE, faction=VC)
    if coin_control(s, space):
        return why("why.tax.control", RULE)
    return None if leaves_operation(op, space) else why("why.tax.operation", "3.1", operation=op.name)
