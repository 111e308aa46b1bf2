"""The save file: text, one JSON object a line.

The first line is the header with the starting position; then one line per choice, holding the dice and forced
answers that followed it and mostly a hash of the state it led to; now and then a snapshot. Appending a line is the
whole of an autosave, so a killed program loses nothing, and a torn last line is simply not a choice yet.
`core.loading` makes a game of it again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .decision import Why
from .errors import Error
from .journal import Answer

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1


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
    lines = [choice_line(made + n, turn, None) for n, turn in enumerate(reversed(turns), start=1)]
    if lines and hashed:
        lines[-1]["hash"] = game.hash()
    return lines


def write_lines(path: Path, lines: Iterable[Mapping[str, Any]]) -> None:
    """Write a whole save beside its place and move it there in one step."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("w", encoding="utf-8") as out:
            for line in lines:
                out.write(json.dumps(line, ensure_ascii=False) + "\n")
            out.flush()
            os.fsync(out.fileno())
        os.replace(beside, path)
    except OSError as fault:
        beside.unlink(missing_ok=True)
        raise Error(f"{path}: cannot write the save ({fault.strerror})") from None


def append_lines(path: Path, lines: Iterable[Mapping[str, Any]]) -> None:
    """Append lines and see them on the disk."""
    try:
        with path.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
            out.flush()
            os.fsync(out.fileno())
    except OSError as fault:
        raise Error(f"{path}: cannot write the save ({fault.strerror})") from None


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise Error(f"{path}: no such file") from None
    except OSError as fault:
        raise Error(f"{path}: cannot read the file ({fault.strerror})") from None


def read_lines(raw: bytes, path: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The header and the lines of a save, with undone choices taken out. A torn last line is left out."""
    lines: list[dict[str, Any]] = []
    rows = raw.split(b"\n")
    for number, row in enumerate(rows, start=1):
        if not row.strip():
            continue
        try:
            line = json.loads(row)
        except (UnicodeDecodeError, json.JSONDecodeError):
            line = None
        if not isinstance(line, dict):
            if number == len(rows) and lines:
                break
            what = "not a saved game of indochina" if not lines else "the save is damaged"
            raise Error(f"{path}: line {number}: {what}")
        if not lines:
            _check_header(path, line)
        if "undo" in line:
            keep = line["undo"]
            lines[1:] = [x for x in lines[1:] if x.get("n", x.get("snapshot", 0)) <= keep]
        else:
            lines.append(line)
    if not lines:
        raise Error(f"{path}: the file is empty, not a saved game of indochina")
    return lines[0], lines[1:]


def _check_header(path: str, header: dict[str, Any]) -> None:
    if "indochina" not in header:
        raise Error(f"{path}: line 1: not a saved game of indochina")
    if header["indochina"] != FORMAT:
        raise Error(
            f"{path}: line 1: saved in format {header['indochina']}, this version reads format {FORMAT}: "
            "use the version of indochina that wrote it"
        )
    for field, kind in (("game", str), ("rules", int), ("start", dict), ("then", list)):
        if not isinstance(header.get(field), kind):
            raise Error(f"{path}: line 1: the save is damaged: no {field!r} in the header")


def keep_foreign_file(path: Path) -> None:
    """Refuse to write over a file that is not a saved game."""
    if path.exists():
        try:
            read_lines(read_file(path), str(path))
        except Error as fault:
            raise Error(f"not overwritten: {fault}") from None
