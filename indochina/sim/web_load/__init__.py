"""The web board under load: one process plays many tables over real sockets against a real server.

Each table has a socket for every seat, all of one browser. The seat that is asked answers at random. What is measured
is the time from a choice being sent until every viewer of its table has the update, and the CPU time of the server.
"""

from .figures import figures
from .load import GAME, PHASES, Load, measure
from .server import Server, free_port

__all__ = ["GAME", "PHASES", "Load", "Server", "figures", "free_port", "measure"]
