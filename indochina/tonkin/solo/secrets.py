"""1.5, 1.9 What France reads of the reasons of the VM opponent."""

from __future__ import annotations

from indochina.core.decision import Choice, Decision, Why

from ..components.units import VM

OPEN = {
    "reason.advance": ("reason.march",), "reason.attack": ("reason.attack_open", "hex"),
    "reason.attack_bare": ("reason.attack_open", "hex"), "reason.overrun_bare": ("reason.overrun_open", "hex"),
    "reason.guns": ("reason.march",), "reason.hold": ("reason.hold_open", "hex"),
    "reason.mix": ("reason.mix_open", "dumps"), "reason.no_spirit": ("reason.no_spirit_open", "hex", "drm"),
    "reason.overrun": ("reason.overrun_open", "hex"), "reason.spend": ("reason.spend_open",),
    "reason.spirit": ("reason.spirit_open", "hex", "drm"), "reason.stand": ("reason.stand_open", "steps"),
    "reason.take": ("reason.take_open", "hex"),
}  # fmt: skip
"""What France reads in place of a reason, and the values it keeps.

Nothing of guns, strength and losses, which lie hidden, nor of goals and worths: they would tell the real objective.
"""


def told(d: Decision, choice: Choice) -> Choice:
    """The answer; where France hears it the reason keeps the secrets of VM."""
    reason = choice.reason
    if d.seat != VM or "vm_" in d.name or reason is None or reason.key not in OPEN:
        return choice
    name, *kept = OPEN[reason.key]
    return Choice(choice.key, Why(name, d.rule, {value: reason.values[value] for value in kept}))
