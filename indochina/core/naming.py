"""What a person means by a name, and why it is not offered."""

from __future__ import annotations

from .catalogue import Messages
from .decision import CHANCE, Decision, Why
from .errors import Error
from .rules import Rules


def meant(rules: Rules, messages: Messages, decision: Decision, name: str) -> str:
    """The answer a person names by its key, the name of its target, its label, or the face of a die."""
    if decision.seat == CHANCE and name.isdigit():
        return decision.face(name)
    found = messages.find(decision.keys, name)
    if found is None and decision.whole and messages.says_all(name):
        found = decision.whole
    if found is None:
        labels = {messages.label(decision, key): key for key in decision.keys}
        label = messages.find(list(labels), name)
        found = labels[label] if label else None
    if found is not None:
        return found
    known = messages.find(list(rules.WORDS), name) is not None
    reasons = why_not(rules, messages, decision, name) if known else []
    offered = ", ".join(decision.keys[:12]) + (" ..." if len(decision.keys) > 12 else "")
    because = f" ({reasons[0]})" if reasons else ""
    raise Error(f"{decision.name}: {name!r} is not an option{because}; offered: {offered}")


def why_not(rules: Rules, messages: Messages, decision: Decision | None, target: str) -> list[str]:
    """Why is this target not offered? One sentence with its rule for each reason; [] if it is offered."""
    if decision is None:
        return [messages.why(Why("why.over", "", {}))]
    if messages.find(decision.keys, target) is not None:
        return []
    blocked = decision.blocked
    word = messages.find(list(blocked), target)
    if word is not None:
        return [messages.why(blocked[word])]
    wanted = messages.find(list(rules.WORDS), target)
    if wanted is None:
        raise Error(f"unknown name {target!r}: {rules.TITLE} has no such seat, space, piece, track or card")
    inside = [w for w in blocked if speaks_of(w, wanted)]
    if inside:
        return [f"{messages.name(w)}: {messages.why(blocked[w])}" for w in inside]
    if any(speaks_of(key, wanted) for key in decision.keys):
        return []
    if general := in_general(rules, messages, decision, wanted):
        return [messages.why(general)]
    return [messages.why(Why("why.other_question", decision.rule, {"prompt": messages.prompt(decision)}))]


def speaks_of(key: str, word: str) -> bool:
    """Whether a key is about a word: `saigon/vc_guerrilla_u` about `saigon`, `vc_guerrilla_u` and `vc_guerrilla`."""
    return any(part == word or part.startswith(f"{word}_") for part in key.split("/"))


def in_general(rules: Rules, messages: Messages, decision: Decision, word: str) -> Why | None:
    """The reason against all that a question about such things does not offer, where it says no more of this one."""
    kinds = {kind for key in decision.keys for kind in rules.target(key) or ()}
    return messages.otherwise(decision) if kinds & {*(rules.target(word) or ())} else None
