"""2.0 Sequence of play."""
