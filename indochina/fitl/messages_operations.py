"""What the Operations and Special Activities of both sides say alike (3.1, 4.1)."""

from __future__ import annotations

OPERATION_MESSAGES: dict[str, str] = {
    "prompt.operation.instead": "After the {activity} the {operation} has nowhere to occur: which Operation instead?",
    "log.instead": "The {operation} has nowhere to occur any more: {faction} executes {other} instead.",
    "log.nowhere": "The {operation} has nowhere to occur any more, and {faction} can execute no other.",
    "why.nowhere": "it has nowhere to occur any more",
    "why.selected": "already selected",
    "why.event_spaces": "not among the spaces the Event names",
    "why.limited": "a Limited Operation selects one space only",
    "why.most_spaces": "no more than {count} spaces",
    "why.resources": "not enough Resources: {cost} needed, {have} left",
    "why.monsoon": "no Sweep and no March while a Coup card shows as the next one",
    "why.momentum": "a Momentum Event forbids it until the next Coup",
    "why.loc": "not on a LoC",
    "why.no_pieces": "no {faction} pieces there",
    "why.activity.other": "not a Special Activity of {faction}",
    "why.activity.limited": "a Limited Operation has no Special Activity",
    "why.activity.one": "an Operation has only one Special Activity, and it has been executed",
    "why.activity.none": "this Operation is executed without a Special Activity",
    "why.activity.operation": "it may not accompany {operation}",
    "why.activity.attack": "choose an Attack space first: there the Attack may be an Ambush",
    "why.activity.nowhere": "nowhere at this moment",
}
