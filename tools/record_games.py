"""Record random games of Fire in the Lake for tests/games, one for each winner: `python tools/record_games.py`.

To be run when a change of the rules is meant to change games; old records of the game are replaced.
"""

from pathlib import Path

import indochina

FOLDER = Path(__file__).parent.parent / "tests" / "games"
WANTED = {"US": "full", "ARVN": "short", "NVA": "medium", "VC": "full"}


def record() -> None:
    for old in FOLDER.glob("fitl-random-*.save"):
        old.unlink()
    seats = dict.fromkeys(indochina.rules("fitl").SEATS, "random")
    for winner, scenario in WANTED.items():
        for seed in range(1000):
            game = indochina.new("fitl", scenario, seed=seed, seats=seats).play()
            if game.result is not None and game.result["winner"] == winner:
                print(game.save(FOLDER / f"fitl-random-{scenario}-{winner.lower()}.save"), game.result["reason"], seed)
                break


if __name__ == "__main__":
    record()
