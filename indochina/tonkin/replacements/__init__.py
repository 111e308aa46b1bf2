"""2.0 Replacement and Reinforcement Phase."""
