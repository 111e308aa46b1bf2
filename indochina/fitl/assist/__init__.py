"""The table assistant: the real game lies on a table, the program runs its Non-players and says what to move.

`edits` changes the position as somebody types it, `orders` puts what changed into words, `run` lets the engine and the
Non-players act, `session` remembers every step.
"""
