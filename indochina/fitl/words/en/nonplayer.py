"""The words of the Non-players' reasons (8.0); those of each faction and of Events have own files."""

from __future__ import annotations

NONPLAYER_MESSAGES: dict[str, str] = {
    "reason.nonplayer": "{what}",
    "reason.routine": "{what}",
    "explain.dice": "{word}: {rolled} = {n}",
    "explain.holds": "{word}: yes",
    "explain.fails": "{word}: no",
    "explain.priority": "{word}: {found}",
    "explain.candidates": "candidates: {spaces}",
    "explain.narrowed": "{by}: {spaces}",
    "explain.rolled": "dice {rolled}: {found}",
    "name.np.done": "nothing more to do",
    "name.np.lot": "by lot",
    "name.np.operation": "the Operation decided on",
    "name.np.capability": "die against RVN Leader cards",
    "name.np.capability.wait": "Pass, waiting for its own Capability",
    "name.np.capability.waited": "it has waited for this Capability",
    "name.np.capability.play": "play the Capability",
    "name.np.pivotal": "a player's Faction is 1st Eligible",
    "name.np.pivotal.play": "play the Pivotal Event at once",
    "name.np.pivotal.trump": "trump the Pivotal Event",
    "name.np.pivotal.hold": "hold the Pivotal Event",
}
