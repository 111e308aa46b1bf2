"""7.0 Victory: checks during Coup Rounds, margins after the final Coup, ranking and ties.

With the Deception option the hidden markers count in every check; they are shown when the game ends.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from indochina.core.rules import OVER

from .control import TIES, margin, players
from .deception import agendas, reveal_all
from .pieces import NVA, VC
from .state import State

VICTORY, FINAL = "victory", "final"


class Place(NamedTuple):
    """A player's place: the factions it runs, the one whose margin counts, and that margin."""

    factions: tuple[str, ...]
    faction: str
    margin: int


def tie_order(s: State) -> list[str]:
    """7.1 Ties go to Non-players, then VC, ARVN, NVA, US."""
    return sorted(TIES, key=lambda faction: (faction not in s.nonplayers, TIES.index(faction)))


def counted(s: State, factions: tuple[str, ...], final: bool) -> Place:
    """1.5 The margin that counts: Politburo the higher in Coup Rounds and the lower at the end; Sovereignty the lower.

    If both margins of a player are equal, the faction that wins ties stands for it. 7.3 Hidden Agendas are added.
    """
    in_order = [faction for faction in tie_order(s) if faction in factions]
    margins = [margin(s, faction) for faction in in_order]
    best = max(margins) if factions == (NVA, VC) and not final else min(margins)
    return Place(factions, in_order[margins.index(best)], best + agendas(s, factions))


def ranking(s: State, final: bool) -> list[Place]:
    """7.1 All players and Non-players from the highest margin to the lowest, ties broken."""
    order = tie_order(s)
    places = [counted(s, factions, final) for factions in players(s)]
    return sorted(places, key=lambda place: (-place.margin, order.index(place.faction)))


def victory_check(s: State) -> bool:
    """7.2 Has anybody met its condition? Then the game ends.

    7.1 If a Non-player has, all players lose and the best of the Non-players that passed wins; else the highest margin.
    """
    places = ranking(s, final=False)
    passed = [place for place in places if place.margin > 0]
    if not passed:
        return False
    machines = [place for place in passed if place.faction in s.nonplayers]
    conclude(s, (machines or places)[0], VICTORY)
    return True


def final_victory(s: State) -> str:
    """7.3 After the final Coup the highest margin wins. Returns the stage: the game is over."""
    conclude(s, ranking(s, final=True)[0], FINAL)
    return OVER


def conclude(s: State, first: Place, how: str) -> None:
    s.winner, s.ended = first.faction, how
    reveal_all(s)
    rule = "7.2" if how == VICTORY else "7.3"
    s.note(f"log.won.{how}", rule, faction=first.faction, n=first.margin)


def result(s: State) -> dict[str, Any] | None:
    """7.1 Winner, how the game ended, and everybody's place; None while it goes on."""
    if not s.winner:
        return None
    places = ranking(s, s.ended == FINAL)
    return {
        "winner": s.winner,
        "reason": s.ended,
        "ranking": [{"factions": list(p.factions), "faction": p.faction, "margin": p.margin} for p in places],
        "players_lose": s.ended == VICTORY and s.winner in s.nonplayers,
    }
