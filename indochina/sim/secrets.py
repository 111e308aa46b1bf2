"""Nobody is served a secret, and who has been shown one cannot have it taken back.

All that a seat cannot know is dealt anew (`Game.determinize`): from the other game it must get the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from indochina.core.dice import Random
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.core.journal import choices
from indochina.slices import whole
from indochina.web.retelling import page_since, retelling
from indochina.web.telling import Telling, fed
from indochina.web.viewer import Viewer

from .requiring import require

SOME = 4
"""So many answers to a question are looked at, and so many of the last choices."""


def check_secrets(game: Game, since: int = 0) -> None:
    """What a seat is served (its log from entry `since` on) does not depend on what it may not know.

    Neither does what a spectator is. He and the last step are looked at with one of the seats, each time another.
    """
    rng = Random(game.hash())
    spectator = rng.choice(list(game.rules.SEATS))
    for seat in game.rules.SEATS:
        other = game.determinize(seat, rng)
        game.rules.check(other.state)
        for viewer in (seat, None) if seat == spectator else (seat,):
            same = served(other, viewer, since) == served(game, viewer, since)
            same &= seat != spectator or last_step(other, viewer) == last_step(game, viewer)
            require(same, f"the view of {viewer or 'a spectator'} shows a secret")


def served(game: Game, seat: str | None, since: int) -> list[str]:
    """What a table sends a seat of the game as it stands: board, log, question, and what is not offered."""
    telling, viewer = Telling(game), looking(game, seat)
    return [telling.state(viewer, since), telling.why(viewer)]


def last_step(game: Game, seat: str | None) -> str:
    """What a table sends a seat of the last choice, if there is one and nothing came between."""
    return whole(Telling(game).steps(looking(game, seat), game.made - min(1, recent(game)), game.made))


def recent(game: Game) -> int:
    """How many choices have been made since the stage began, where the other game parts from this.

    If nothing has been answered since, the choice that led to it counts.
    """
    answers = game.moment[1]
    return choices(answers) if answers else min(1, game.made)


def looking(game: Game, seat: str | None) -> Viewer:
    return Viewer(seat, game.language, None, print, print)


# --- what a table answers when it is asked ----------------------------------------------------------------------


def check_answers_served(game: Game) -> None:
    """Neither odds, looks ahead, confirmations, updates nor looking back tell anybody more."""
    rng = Random(f"answers/{game.hash()}")
    keys = some(game.decision.keys, rng) if game.decision else []
    for seat in game.rules.SEATS:
        other = game.determinize(seat, rng)
        for viewer in (seat, None):
            require(
                answers_served(other, viewer, keys) == answers_served(game, viewer, keys),
                f"{viewer or 'a spectator'} gets a secret by asking",
            )


def answers_served(game: Game, seat: str | None, keys: Sequence[str]) -> list[str]:
    """What a table sends a seat that asks for more; `keys` are answers to its question."""
    telling, viewer = Telling(game), looking(game, seat)
    first = game.made - min(SOME, recent(game))
    sent = [whole(telling.steps(viewer, first, game.made)), *last_update(game, viewer)]
    sent += [whole(told(game, seat, telling.words("en"), first, game.made)) for told in (retelling, page_since)]
    if recent(game):
        sent.append(telling.moment(viewer, game.made))
    if telling.asked(seat):
        sent += [telling.odds(viewer, key) for key in keys]
        sent += [telling.ahead(viewer, key) for key in keys]
        sent += [str(telling.next_asked(key)) for key in keys]
    return sent


def last_update(game: Game, viewer: Viewer) -> list[str]:
    """What a table sent of the last choice when it was made, if that was in this stage."""
    if not choices(game.moment[1]):
        return []
    telling = Telling(game.at(game.made - 1))
    telling.look_again([viewer])
    version, noted = telling.game.version, telling.game.noted
    telling.chosen(fed(telling.game, next(game.turns_back())).decision)
    return [message for _, message in telling.updates([viewer], version, noted)]


# --- what cannot be taken back ----------------------------------------------------------------------------------


def check_shown(game: Game, most: int = SOME) -> None:
    """An answer after which somebody sees what he could not know before is not taken back; `most` are tried."""
    decision = game.decision
    if decision is None:
        return
    rng = Random(f"shown/{game.hash()}")
    others = {seat: game.determinize(seat, rng) for seat in game.rules.SEATS}
    for key in some(decision.keys, rng, most):
        after = game.clone().choose(key)
        try:
            after.undo()
        except Error:
            continue
        for seat, other in others.items():
            require(
                not shows(game, other, key, seat),
                f"{decision.name} = {key} can be taken back, though it has shown {seat} something hidden",
            )


def shows(game: Game, other: Game, key: str, seat: str) -> bool:
    """Does a seat that cannot tell the two games from each other do so after this answer in the one?

    Who does not know the answer cannot tell it from any other answer in the other game that looks the same.
    """
    decision, there = game.decision, other.decision
    assert decision is not None
    if there is None:
        return True
    known = seat == decision.seat or decision.name not in game.rules.SECRET_ANSWERS
    keys = [key] if known else [key, *(one for one in there.keys if one != key)]
    seen = sees(game, key, seat)
    return all(sees(other, one, seat) != seen for one in keys if one in there.keys)


def sees(game: Game, key: str, seat: str) -> str:
    """What a seat is sent after an answer."""
    decision, noted = game.decision, game.noted
    assert decision is not None
    telling = Telling(game.clone().choose(key))
    telling.chosen(decision)
    return telling.state(looking(game, seat), noted)


def some(keys: Sequence[str], rng: Random, most: int = SOME) -> list[str]:
    return rng.shuffled(list(keys))[:most]
