"""6.0 Operation Phase.

6.0-6.3   phase            points, activation, the options of a point
6.3 a, b  remove_markers, trenches
6.3 c     movement/phase.py
6.6       barrage          airstrike and artillery
6.7       roads
6.16      heroes
6.4-6.15  combat/
"""
