"""3.0 Movement Phase, 4.0 special units.

    3.0       phase, choosing        the Phase; which units of a hex move together
    3.1       costs, reach, journey  what a hex costs; how far units get; on their way
    3.2       double_move
    3.3       transports, ways       what transports carry; all ways in which units can move
    3.4-3.7   truck_transport, air_transport, river_transport, ship_transport
    3.8       limits                 where units may move and attack
    4.0       engineer               roads; the 1 REC, tanks and DNA stand where each of their rules applies

Overruns [6.4] are in operations/combat/overrun.py.
"""
