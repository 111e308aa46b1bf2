"""1.0 What the game is made of.

1.2   units
1.3   zoc
1.4   tracing
1.5   stacking
1.6   board.py
1.7   state.py (rain)
1.8   communities
1.9   political_objective, victory.py
1.10  game_turn, stages.py
"""
