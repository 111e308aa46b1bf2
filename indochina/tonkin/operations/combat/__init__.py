"""6.4-6.15 Combat.

6.3 G     attack                 whom to attack, and with which units
6.4       overrun, capture       overruns; what is found in a hex that is entered
6.5       retreat_before_combat
6.8       sequence, battle, strength, drm  the steps of a combat; one combat; values of units; modifiers
6.9       rivers_in_combat
6.10      leaders
6.11      ambush
6.12      bolshevik_spirit
6.13      combat_results, losses the table and who takes hits; steps lost
6.14      disorganized
6.15      retreat                and advance after combat
"""
