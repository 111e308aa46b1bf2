"""8.4 Non-players and Events."""
