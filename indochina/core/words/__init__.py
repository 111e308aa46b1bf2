"""What every game says alike, in each language."""
