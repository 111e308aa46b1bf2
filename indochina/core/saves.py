"""The save file: text, one JSON object a line.

The first line is the header with the starting position; then one line per choice, holding the dice and forced
answers that followed it and mostly a hash of the state it led to; now and then a snapshot. Appending a line is the
whole of an autosave, so a killed program loses nothing, and a torn last line is simply not a choice yet.
`core.files` writes it, `core.loading` makes a game of it again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .decision import Why
from .errors import Error
from .files import read_file, write_lines
from .journal import Answer
from .save_lines import FORMAT, check_header, check_line, parsed

if TYPE_CHECKING:
    from .game import Game


def save(game: Game, path: Path) -> Path:
    keep_foreign_file(path)
    write_lines(path, lines(game))
    return path


def lines(game: Game) -> Iterator[dict[str, Any]]:
    """The save, line by line: header, choices with hashes, the last snapshot."""
    replayed = game.at(0)
    yield header(game, replayed.answers)
    for n, turn in enumerate(list(game.turns_back())[::-1], start=1):
        replayed.feed(turn)
        yield choice_line(n, turn, replayed.hash())
    yield snapshot_line(game, game.made)


def header(game: Game, opening: list[Answer]) -> dict[str, Any]:
    return {
        "indochina": FORMAT,
        "game": game.rules.NAME,
        "rules": game.rules.VERSION,
        **game.meta,
        "seats": {seat: str(player) for seat, player in game.seats.items()},
        "chance": game.chance,
        "language": game.language,
        "start": game.rules.to_json(game.start),
        "then": _followed(opening),
    }


def choice_line(n: int, turn: list[Answer], state_hash: str | None) -> dict[str, Any]:
    choice = turn[0]
    line: dict[str, Any] = {"n": n, "seat": choice.seat, "decision": choice.name, "choice": choice.key}
    if choice.how:
        line["how"] = choice.how
    if choice.reason:
        line["reason"] = [choice.reason.key, choice.reason.rule, dict(choice.reason.values)]
    line["then"] = _followed(turn[1:])
    if state_hash is not None:
        line["hash"] = state_hash
    return line


def snapshot_line(game: Game, n: int) -> dict[str, Any]:
    """The position after choice `n`, from which the game can go on whatever happens to the rules."""
    state, answers = game.moment
    return {"snapshot": n, "state": game.rules.to_json(state), "then": _followed(answers)}


def _followed(answers: list[Answer]) -> list[list[str]]:
    return [[a.name, a.key, a.how] for a in answers]


def recorded(line: Mapping[str, Any]) -> list[Answer]:
    """The answers of one line of a save."""
    answers = [Answer("", name, key, how) for name, key, how in line["then"]]
    if "choice" in line:
        reason = Why(*line["reason"]) if "reason" in line else None
        answers.insert(0, Answer(line["seat"], line["decision"], line["choice"], line.get("how", ""), False, reason))
    return answers


def lines_since(game: Game, made: int, hashed: bool = True) -> list[dict[str, Any]]:
    """The lines that bring a record of `made` choices up to date: what was chosen since, or what was taken back."""
    now = game.made
    if now < made:
        return [{"undo": now}]
    turns = list(islice(game.turns_back(), now - made))
    lines = [choice_line(made + n, turn, None) for n, turn in enumerate(turns[::-1], start=1)]
    if lines and hashed:
        lines[-1]["hash"] = game.hash()
    return lines


def read_lines(raw: bytes, path: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The header and the lines of a save, with undone choices taken out. A torn last line is left out."""
    lines: list[dict[str, Any]] = []
    rows = raw.split(b"\n")
    for number, row in enumerate(rows, start=1):
        if not row.strip():
            continue
        line = parsed(row)
        if line is None:
            if number == len(rows) and lines:
                break
            what = "not a saved game of indochina" if not lines else "the save is damaged"
            raise Error(f"{path}: line {number}: {what}")
        if not lines:
            check_header(path, line)
            lines.append(line)
            continue
        check_line(path, number, line)
        if "undo" not in line:
            lines.append(line)
            continue
        while len(lines) > 1 and _reached(lines[-1]) > line["undo"]:
            lines.pop()
    if not lines:
        raise Error(f"{path}: the file is empty, not a saved game of indochina")
    return lines[0], lines[1:]


def _reached(line: Mapping[str, Any]) -> int:
    """How many choices have been made after this line."""
    made: int = line["n"] if "choice" in line else line["snapshot"]
    return made


def keep_foreign_file(path: Path) -> None:
    """Refuse to write over a file that is not a saved game."""
    if path.exists():
        try:
            read_lines(read_file(path), str(path))
        except Error as fault:
            raise Error(f"not overwritten: {fault}") from None
