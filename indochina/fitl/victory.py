"""7.0 Victory: checks during Coup Rounds, margins after the final Coup, ranking and ties. 8.9 The lone player.

With the Deception option the hidden markers count in every check; they are shown when the game ends.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from indochina.core.rules import OVER

from .components.control import TIES, lone_player, margin, players
from .components.pieces import ARVN, COIN_FACTIONS, NVA, US, VC
from .deception import agendas, reveal_all
from .sequence.deck import coup_rounds
from .state import State

VICTORY, FINAL = "victory", "final"

# 8.9 How a lone player's game ends: by the Non-player that wins, or by the lead over the best of them.
NONPLAYER_WINS = {
    VC: "maoist_revolution",
    NVA: "mechanized_reunification",
    ARVN: "mandarin_redux",
    US: "mcnamara_redemption",
}
STALEMATE, CONTAINED, LIBERATION = "soldiering_on", "communism_contained", "national_liberation"
VICTORY_LEAD = 6


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

    8.9 A lone player of two factions always has the lower.
    If both margins of a player are equal, the faction that wins ties stands for it. 7.3 Hidden Agendas are added.
    """
    in_order = [faction for faction in tie_order(s) if faction in factions]
    margins = [margin(s, faction) for faction in in_order]
    best = max(margins) if factions == (NVA, VC) and not final and not lone_player(s) else min(margins)
    return Place(factions, in_order[margins.index(best)], best + agendas(s, factions))


def ranking(s: State, final: bool) -> list[Place]:
    """7.1 All players and Non-players from the highest margin to the lowest, ties broken."""
    order = tie_order(s)
    places = [counted(s, factions, final) for factions in players(s)]
    return sorted(places, key=lambda place: (-place.margin, order.index(place.faction)))


def victory_check(s: State) -> bool:
    """7.2 Has anybody met its condition? Then the game ends. 8.9 A lone player does not win now, but may lose.

    7.1 If a Non-player has, all players lose and the best of the Non-players that passed wins; else the highest margin.
    """
    places = ranking(s, final=False)
    passed = [place for place in places if place.margin > 0]
    machines = [place for place in passed if place.faction in s.nonplayers]
    winners = machines or ([] if lone_player(s) else passed)
    if winners:
        conclude(s, winners[0], VICTORY)
    elif behind(s, places):
        s.note("log.behind", "8.9", faction=places[0].faction, n=places[0].margin)
        conclude(s, places[0], VICTORY)
    return bool(s.winner)


def behind(s: State, places: list[Place]) -> bool:
    """8.9 Difficulty B: from the 2nd Coup Round on, a lone player loses if a Non-player's margin exceeds one of his."""
    if "difficulty_b" not in s.options or not lone_player(s) or coup_rounds(s) < 2:
        return False
    own = next(place.margin for place in places if place.factions == lone_player(s))
    return places[0].margin > own


def final_victory(s: State) -> str:
    """7.3 After the final Coup the highest margin wins. Returns the stage: the game is over."""
    conclude(s, ranking(s, final=True)[0], FINAL)
    return OVER


def conclude(s: State, first: Place, how: str) -> None:
    s.winner, s.ended = first.faction, how
    reveal_all(s)
    if lone_player(s):
        s.note(f"log.{outcome(s)}", "8.9", faction=first.faction, n=first.margin, lead=abs(lead(s)))
        return
    rule = "7.2" if how == VICTORY else "7.3"
    s.note(f"log.won.{how}", rule, faction=first.faction, n=first.margin)


def lead(s: State) -> int:
    """8.9 The lone player's lowest margin less the highest of the Non-players."""
    places = ranking(s, s.ended == FINAL)
    own = next(place.margin for place in places if place.factions == lone_player(s))
    return own - max(place.margin for place in places if place.factions != lone_player(s))


def outcome(s: State) -> str:
    """8.9 What a lone player's game has come to: a Non-player's victory, a stalemate or his own victory."""
    if s.winner in s.nonplayers:
        return NONPLAYER_WINS[s.winner]
    if lead(s) < VICTORY_LEAD:
        return STALEMATE
    return CONTAINED if s.winner in COIN_FACTIONS else LIBERATION


def result(s: State) -> dict[str, Any] | None:
    """7.1 Winner, how the game ended and in which Coup Round, and everybody's place; None while it goes on.

    8.9 A lone player also learns the outcome; after a stalemate the winner is only the first in the ranking.
    """
    if not s.winner:
        return None
    places = ranking(s, s.ended == FINAL)
    return {
        "winner": s.winner,
        "reason": s.ended,
        "turn": coup_rounds(s),
        "ranking": [{"factions": list(p.factions), "faction": p.faction, "margin": p.margin} for p in places],
        "players_lose": s.winner in s.nonplayers and (s.ended == VICTORY or bool(lone_player(s))),
        **({"outcome": outcome(s), "lead": lead(s)} if lone_player(s) else {}),
    }
