"""Fire in the Lake in English: reasons of the Non-players, those of all of them (8.0)."""

COMMON: dict[str, str] = {
    "reason.nonplayer": "{what}",
    "reason.routine": "{what}",
    "explain.dice": "{word}: {rolled} = {n}",
    "explain.holds": "{word}: yes",
    "explain.fails": "{word}: no",
    "explain.priority": "{word}: {found}",
    "explain.candidates": "candidates: {spaces}",
    "explain.narrowed": "{by}: {spaces}",
    "explain.rolled": "dice {rolled}: {found}",
    # what conditions count
    "name.spaces": "spaces",
    "name.enemies": "enemies",
    "name.population": "Population",
    "name.bases": "Bases",
    # 8.1-8.4 what all do alike
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
