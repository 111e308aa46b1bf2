"""What tests ask of a look ahead."""

from indochina.ahead import ahead, worded


def look(game, key):
    return ahead(game, key, game.decision.seat, game.messages)


def told(game, key):
    """Each change in words, with its place."""
    found = [worded(change, game.messages) for change in look(game, key).changes]
    return [(one["at"], one["text"]) for one in found]
