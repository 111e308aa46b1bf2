"""The boards in the terminal, a module a game."""
