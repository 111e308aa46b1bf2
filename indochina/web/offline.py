"""A game as one HTML file that replays it by itself: the client's own modules, styles and words, put into the page.

Modules find each other by an import map; what they would fetch is in the page. Nothing is asked of any network.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from html import escape
from importlib import resources
from pathlib import Path, PurePosixPath
from typing import Any

from indochina.account import accounting
from indochina.core import view
from indochina.core.game import Game
from indochina.core.rules import EVERYTHING
from indochina.plot import plot
from indochina.slices import Work, whole

from .lobby import board
from .messages import patch

CLIENT = Path(str(resources.files("indochina.web") / "client"))
STYLES = ("style.css", "stage.css", "overlays.css", "night.css", "ending.css", "offline.css")
WORDS = ("table", "ending")
MODULE = re.compile(r"""^((?:import|export)\b[^;"]*")(\.[^"]+)(";)""", re.MULTILINE)
STYLE = re.compile(r"""^@import "([^"]+)";$""", re.MULTILINE)
FETCH = """
const files = JSON.parse(document.getElementById("files").textContent);
window.fetch = async (path) => new Response(files[path], { status: path in files ? 200 : 404 });
"""
"""What modules fetch is in the page."""


def page(game: Game) -> str:
    """The file, in the language of the game; as a spectator sees it."""
    return whole(making(game))


def making(game: Game) -> Work[str]:
    """The same, with a rest after each choice."""
    played = yield from replay(game)
    return as_page(game, played)


def as_page(game: Game, played: dict[str, Any]) -> str:
    name, language = game.rules.NAME, game.language
    entry = f'import {{ makeBoard }} from "client/boards/{name}/board.js";\n'
    entry += 'import { play } from "client/offline.js";\nplay(makeBoard);\n'
    modules = dict(collected(f"boards/{name}/board.js", "offline.js"))
    imports = {f"client/{path}": data_url(text) for path, text in modules.items()}
    styles = "\n".join(styled(PurePosixPath(path)) for path in (*STYLES, f"boards/{name}/board.css"))
    drawings = {f"/static/boards/{name}/{file.name}": read(file) for file in (CLIENT / "boards" / name).glob("*.svg")}
    words = {
        f"/static/words/{part}.{language}.json": read(CLIENT / "words" / f"{part}.{language}.json")
        for part in (*WORDS, name)
    }
    return f"""<!doctype html>
<html lang="{language}" data-language="{language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(game.rules.TITLE)}</title>
<style>{styles}</style>
<script type="application/json" id="files">{held({**drawings, **words})}</script>
<script type="application/json" id="replay">{held(played)}</script>
<script>{FETCH}</script>
<script type="importmap">{held({"imports": imports})}</script>
</head>
<body class="offline"><main id="offline"></main>
<script type="module">{entry}</script>
</body>
</html>
"""


def replay(game: Game) -> Work[dict[str, Any]]:
    """What is played: the board, the first view, each choice as a change of it, and the account of the game."""
    told = yield from accounting(game, EVERYTHING if game.over else None)
    made = []
    for step in steps(game):
        made.append(step)
        yield
    return {
        "board": json.loads(board(game.rules.NAME, game.language)[0]),
        "seats": {seat: game.messages.name(seat) for seat in game.rules.SEATS},
        "view": view.board(game.at(0), None),
        "steps": made,
        "account": {**asdict(told), "plot": plot(told)},
    }


def steps(game: Game) -> Iterator[dict[str, Any]]:
    """Every choice as a spectator saw it."""
    then, words = game.at(0), game.messages
    before = view.board(then, None)
    for turn in reversed(list(game.turns_back())):
        decision, noted = then.decision, then.noted
        assert decision is not None
        then.feed(turn)
        told = view.step(then, view.Step(decision, turn[0], then.rolled), None, turn[0].reason is not None, words)
        after = view.board(then, None)
        yield {
            **told,
            "reason": told["reason"]["text"] if told["reason"] else "",
            "patch": patch(before, after),
            "log": [entry["text"] for entry in view.log(then.notes(noted), None, words)],
        }
        before = after


# --- putting the client into a page -----------------------------------------------------------------------------


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def collected(*names: str) -> Iterator[tuple[str, str]]:
    """Modules and all that they import, with imports by the names of the import map."""
    waiting, found = [PurePosixPath(name) for name in names], set()
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        text = read(CLIENT / path)
        waiting += [beside(path, other) for _, other, _ in MODULE.findall(text)]
        yield str(path), MODULE.sub(partial(named, path), text)


def named(path: PurePosixPath, match: re.Match[str]) -> str:
    return f"{match[1]}client/{beside(path, match[2])}{match[3]}"


def beside(path: PurePosixPath, other: str) -> PurePosixPath:
    """A file named from another one."""
    return PurePosixPath((CLIENT / path.parent / other).resolve().relative_to(CLIENT.resolve()).as_posix())


def styled(path: PurePosixPath) -> str:
    """A style sheet with those it imports."""
    return STYLE.sub(lambda match: styled(beside(path, match[1])), read(CLIENT / path))


def data_url(text: str) -> str:
    return f"data:text/javascript;base64,{base64.b64encode(text.encode()).decode()}"


def held(data: Any) -> str:
    """JSON that may stand in a script element."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
