"""Driving a procedure by hand: `run(pacification(s), "hue", "2", "done")`."""

from indochina.core.decision import CHANCE


class Open(Exception):
    """The procedure asks something no answer was given for."""


def run(procedure, *answers):
    """Answer a procedure to its end: what has a single option answers itself. Returns what the procedure returns.

    A last `done` may be given whether or not it is still asked for.
    """
    left = list(answers)
    try:
        decision = next(procedure)
        while True:
            keys = decision.keys
            if len(keys) == 1:
                key = keys[0]
            elif decision.seat == CHANCE and decision.top and not left:
                key = decision.top
            elif left:
                key = left.pop(0)
                assert key in keys, f"{decision.name}: {key!r} is not among {keys}"
            else:
                raise Open(f"{decision!r} is open")
            decision = procedure.send(key)
    except StopIteration as end:
        assert set(left) <= {"done"}, f"answers left over: {left}"
        return end.value


def ask(procedure, *answers):
    """The question that is open after these answers; None if the procedure is over."""
    left = list(answers)
    try:
        decision = next(procedure)
        while True:
            keys = decision.keys
            if len(keys) == 1:
                key = keys[0]
            elif left:
                key = left.pop(0)
                assert key in keys, f"{decision.name}: {key!r} is not among {keys}"
            else:
                return decision
            decision = procedure.send(key)
    except StopIteration:
        return None
