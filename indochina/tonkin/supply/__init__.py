"""7.0 Supply Check Phase.

7.1, 7.5  phase
7.2, 7.3  in_supply
7.4       river_supply
"""
