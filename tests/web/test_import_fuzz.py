"""Saves of all games, changed at random: each is refused in a sentence or loads; none takes long, none opens a file.

A hundred or so by default, thousands with SOAK=1.
"""

from __future__ import annotations

import json
import os
import random
import sys
import sysconfig
import time
from pathlib import Path

import pytest
from server import random_game

import indochina
from indochina.core import loading, saves
from indochina.web.making import read_save
from indochina.web.viewer import Refused

TIMES = 2_000 if os.environ.get("SOAK") else 40
"""Mutations of the saves of each game."""
STUCK = 20.0
"""CPU seconds; what is read here takes a tenth of one."""
OWN = (str(Path(indochina.__file__).parent), sysconfig.get_path("stdlib"), sysconfig.get_path("purelib"))
"""Where files are that the program itself needs."""
ODD = [
    None, True, -1, 0, 1, 2, 10**15, 10**30, 10**50, 1.5, float("inf"), float("nan"), "", "x", "\ud800", "\0",
    "x" * 900, "x" * 2_000, "/etc/passwd", "/dev/zero", "1" * 4_000, [], [[]], [None] * 50, {}, {"a": 1}, {"": {}},
    "saigon", "hue", "V14", "gm-1", "E-01", "over", "stream", "script", "person", "*", ["auto"] * 3, [["", "", ""]],
]  # fmt: skip
BOARDS = {
    "saigon75": {"names": {"hue": "Thua Thien"}, "pieces": {"vc": 7}},
    "tonkin": {"units": {"1/2 REI": {"combat": 2}}, "map": {"N14": {"vp": 10}}},
    "fitl": None,
}
opened: list[str] | None = None


def watch(event, arguments):
    if event == "open" and opened is not None and isinstance(arguments[0], str | bytes):
        path = os.fsdecode(arguments[0])
        if not path.startswith(OWN):
            opened.append(path)


sys.addaudithook(watch)


def lines_of(game):
    return [json.loads(json.dumps(line)) for line in saves.lines(game)]


@pytest.fixture(scope="module", params=indochina.GAMES)
def bases(request):
    """Saves of one game: people, bots with their reasons, an owner's board."""
    name = request.param
    seats = indochina.rules(name).SEATS
    half = {seat: "solo" if n % 2 else "human" for n, seat in enumerate(seats)}
    games = [random_game(name, 11, 30), random_game(name, 12, 30, half), random_game(name, 13, 12, board=BOARDS[name])]
    return [lines_of(game) for game in games]


# --- mutations ------------------------------------------------------------------------------------------------


def places(value, path=()):
    """Every place inside a line."""
    yield path
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(part, (*path, key))


def changed(value, path, new):
    """The value with something else at a place, or nothing (`...`)."""
    if not path:
        return new
    copied = value.copy()
    if len(path) == 1 and new is ...:
        del copied[path[0]]
    else:
        copied[path[0]] = changed(value[path[0]], path[1:], new)
    return copied


def odd_anywhere(rng, lines):
    n = rng.choice([0, 0, len(lines) - 1, rng.randrange(len(lines))])
    path = rng.choice(list(places(lines[n]))[1:])
    lines[n] = changed(lines[n], path, rng.choice([*ODD, ...]))


def from_elsewhere(rng, lines):
    """What stands in one place of the save, put in another."""
    n, m = rng.randrange(len(lines)), rng.randrange(len(lines))
    value = lines[m]
    for key in rng.choice(list(places(lines[m]))[1:]):
        value = value[key]
    lines[n] = changed(lines[n], rng.choice(list(places(lines[n]))[1:]), value)


def another_board(rng, lines):
    board = rng.choice([*ODD, *BOARDS.values(), {rng.choice(["names", "map", "units", "tables"]): rng.choice(ODD)}])
    for line in lines:
        for field in ("start", "state"):
            if field in line:
                line[field] = {**line[field], "board": board}


def taken_back(rng, lines):
    for _ in range(rng.randrange(1, 30)):
        lines.insert(rng.randrange(1, len(lines) + 1), {"undo": rng.choice([0, 1, 5, 29, 10**9, -1])})


def in_disorder(rng, lines):
    n = rng.randrange(len(lines))
    lines.insert(rng.randrange(len(lines)), rng.choice([lines.pop(n), lines[n - 1]]))


def wrong_hashes(rng, lines):
    for line in lines:
        if "hash" in line and rng.random() < 0.5:
            line["hash"] = "0" * 12


MUTATIONS = [odd_anywhere, odd_anywhere, from_elsewhere, another_board, taken_back, in_disorder, wrong_hashes]


def mutated(rng, lines):
    lines = [dict(line) for line in lines]
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        rng.choice(MUTATIONS)(rng, lines)
    raw = bytearray(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    if rng.random() < 0.15:
        raw[rng.randrange(len(raw))] = rng.randrange(256)
    if rng.random() < 0.05:
        del raw[rng.randrange(len(raw)) :]
    return bytes(raw)


def look(save):
    """What is taken can be looked at by everybody, in every language."""
    game = loading.game_of(b"\n".join(save.lines), "the save", indochina.rules)
    for language in game.rules.CATALOGUES:
        game.speak(language)
        for seat in (None, *game.rules.SEATS):
            json.dumps(game.view(seat))


def test_a_changed_save_is_refused_or_loads(bases):
    global opened
    for lines in bases:
        look(read_save(b"".join(json.dumps(line).encode() + b"\n" for line in lines)))
    loaded = refused = 0
    for n in range(TIMES):
        rng = random.Random(n)
        raw = mutated(rng, rng.choice(bases))
        opened, before = [], time.process_time()
        try:
            save = read_save(raw)
        except Refused as fault:
            refused += 1
            assert 400 <= fault.status < 500
            sentence = str(fault)
            assert sentence.strip() and "\n" not in sentence and len(sentence) <= 400, n
        else:
            loaded += 1
            look(save)
        finally:
            found, opened = opened, None
        assert not found, f"mutation {n} opens {found}"
        assert time.process_time() - before < STUCK, n
    assert loaded > TIMES // 20 and refused > TIMES // 20


def test_the_watch_would_see_a_file_opened(tmp_path):
    global opened
    opened = []
    (tmp_path / "it").write_text("")
    found, opened = opened, None
    assert found == [str(tmp_path / "it")]
