"""Play the same games of opponents with two builds of the package and compare how each one ends.

Usage: equal_games.py PURE COMPILED [GAMES], the two being `indochina` commands.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

SERIES = {"saigon75": "", "fitl": "full", "tonkin": "na_san"}
"""The games, and the scenario of each that is played."""


def played(program: str, game: str, scenario: str, games: int, folder: Path) -> dict[int, dict[str, object]]:
    """How each game ended, by its seed, its choices and the hash of its last position among it."""
    out = folder / f"{game}.jsonl"
    command = [program, "simulate", game, "--games", str(games), "--out", str(out)]
    subprocess.run([*command, *(["--scenario", scenario] if scenario else [])], check=True, stdout=subprocess.DEVNULL)
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    return {row["seed"]: {key: row[key] for key in row if key != "seconds"} for row in rows if "seed" in row}


def builds(programs: list[str]) -> list[str]:
    """What each program says of itself."""
    return [subprocess.run([p, "--version"], check=True, capture_output=True, text=True).stdout for p in programs]


def main(pure: str, compiled: str, games: int) -> int:
    first, second = builds([pure, compiled])
    if "pure Python" not in first or "compiled" not in second:
        print(f"these are not a pure and a compiled build:\n{first}{second}")
        return 2
    different = 0
    for game, scenario in SERIES.items():
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            ends = played(pure, game, scenario, games, Path(one))
            again = played(compiled, game, scenario, games, Path(other))
        unlike = [seed for seed in ends if ends[seed] != again.get(seed)]
        print(f"{game} {scenario}: {len(ends)} games, {len(unlike)} different {unlike[:10] or ''}".rstrip(), flush=True)
        different += len(unlike) + abs(len(ends) - games)
    return 1 if different else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 100))
