"""Reading a save: the game goes on where it stood.

The choices are replayed from the start and every hash is checked; of a save by older rules, whose states may have
looked otherwise, only the last. Should the rules disagree, the game goes on from the last snapshot, with as many of the
choices after it as still lead where they led, and says what was lost. However wrong a save is, it is replayed a few
times at most, never once for each of its lines.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from .errors import Error
from .files import read_file
from .game import Game, Players, by_themselves
from .journal import Answer, choices
from .rules import Rules
from .saves import read_lines, recorded

Find = Callable[[str], Rules]
Step = tuple[int, list[Answer]]
"""How many choices have been made after it, and the answers it consists of."""
UNREADABLE = (Exception,)
"""A file that somebody made or changed can fail the rules in any way."""


class Differs(Error):
    """A choice does not lead where it led. `history` says so without the answer, which others may not know."""

    def __init__(self, choice: int, how: str = "", history: str = "") -> None:
        super().__init__(f"choice {choice}{how}")
        self.history = f"choice {choice}{history or how}"


ELSEWHERE = " leads to another position than it did"


def load(path: Path, find: Find, players: Players = by_themselves) -> Game:
    """Read a save. `find` gives the rules of a game by its name."""
    return game_of(read_file(path), str(path), find, players)


def game_of(raw: bytes, path: str, find: Find, players: Players = by_themselves) -> Game:
    """The game whose save this is. `path` names it in errors."""
    head, rest = read_lines(raw, path)
    try:
        rules = find(head["game"])
    except Error as fault:
        raise Error(f"{path}: line 1: {fault}") from None
    if head["rules"] > rules.VERSION:
        raise Error(
            f"{path}: line 1: saved by version {head['rules']} of the rules of {rules.TITLE}, "
            f"this is version {rules.VERSION}: update indochina"
        )
    meta = {k: head[k] for k in ("scenario", "options", "seed", "script") if k in head}
    common: dict[str, Any] = {"meta": meta, "seats": head.get("seats"), "players": players}
    common |= {k: head[k] for k in ("chance", "language") if k in head}
    chosen = [line for line in rest if "choice" in line]
    try:
        turns = [recorded(line) for line in chosen]
        scripted = sum(answer.how == "script" for answers in (recorded(head), *turns) for answer in answers)
        common["dice"] = head.get("script", [])[scripted:]
        game = Game(rules, rules.from_json(head["start"]), given=recorded(head), settled=True, **common)
        for line, turn in zip(chosen, turns):
            try:
                game.feed(turn)
            except Error as fault:
                raise Differs(line["n"], f": {fault}", " cannot be made any more") from None
            checked = "hash" in line and (head["rules"] == rules.VERSION or line is chosen[-1])
            if checked and game.hash() != line["hash"]:
                raise Differs(line["n"], ELSEWHERE)
        return game.settle()
    except UNREADABLE as fault:
        return _from_snapshot(path, rules, head["rules"], rest, fault, common)


def _from_snapshot(
    path: str, rules: Rules, version: int, rest: list[dict[str, Any]], fault: Exception, common: dict[str, Any]
) -> Game:
    """The rules have changed since: go on from the last snapshot, or from the start of its stage if need be."""
    hashes = {line["n"]: line.get("hash") for line in rest if "choice" in line}
    last = next((line for line in reversed(rest) if "snapshot" in line), None)
    if last is None:
        raise Error(f"{path}: the save cannot be read: {fault}")
    made, in_stage = last["snapshot"], recorded(last)
    steps: list[Step] = [(made - choices(in_stage), []), (made, in_stage)]
    steps += [(line["n"], recorded(line)) for line in rest if line.get("n", 0) > made]
    second: Exception = fault
    for count in _worth_trying(rules, last["state"], steps, hashes, common):
        reached = steps[count - 1][0]
        try:
            given = [answer for _, answers in steps[:count] for answer in answers]
            game = Game(rules, rules.from_json(last["state"]), given=given, **common)
            if count > 1 and hashes.get(reached) not in (None, game.hash()):
                raise Differs(reached, ELSEWHERE)
        except UNREADABLE as found:
            second = found
        else:
            known = fault.history if isinstance(fault, Differs) else "they cannot be read"
            because = _because(known, version, rules)
            game.lost_history = _lost(steps[0][0], reached, max(hashes, default=made), because)
            return game
    raise Error(f"{path}: the save cannot be read: {_because(str(second), version, rules)}")


def _worth_trying(
    rules: Rules, state: Any, steps: list[Step], hashes: dict[int, str | None], common: dict[str, Any]
) -> list[int]:
    """With how many of the steps the game may go on, the most first: a few at most, found by one walk over them.

    All that the rules still take; those up to the last one that led where it did; the snapshot; the start of its stage.
    """
    taken = right = 0
    with suppress(*UNREADABLE):  # what the rules do not take ends the walk
        game = Game(rules, rules.from_json(state), settled=True, **common)
        for reached, answers in steps:
            game.feed(answers)
            taken += 1
            expected = hashes.get(reached)
            if expected is None or expected == game.hash():
                right = taken
    return sorted({taken, right, 2, 1} - {0}, reverse=True)


def _because(fault: str, version: int, rules: Rules) -> str:
    if version == rules.VERSION:
        return fault
    return f"saved by version {version} of the rules, this is version {rules.VERSION}: {fault}"


def _lost(start: int, reached: int, made: int, because: str) -> str:
    """What is lost when a game that had `made` choices knows those after `start` and goes on after `reached`."""
    lost = [f"choices 1 to {start} cannot be replayed"] if start else []
    lost += [f"choices {reached + 1} to {made} must be made again"] if reached < made else []
    return f"{' and '.join(lost) or 'the log cannot be replayed'} ({because})"
