"""What a page of the client loads is small, comes from this server alone, and has its words in every language.

Scripts are short and typed, and the boards of the three games are made of files of the same names.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
from server import PATIENCE, Server

import indochina
from indochina.core.rules import OVER
from indochina.saigon75.stages import STAGES

CLIENT = Path(indochina.__file__).parent / "web" / "client"
SCRIPT_AND_STYLE = 130_000  # bytes over the wire, compressed as the server does it
WHOLE_PAGE = 250_000  # with words, names, cards and the drawing of the board
STORY_TOO = 15_000  # scripts and styles that show what happened
LONGEST_SCRIPT = 400  # lines
ALIKE = ("board.js", "map.js", "panels.js", "pieces.js", "types.js", "board.css", "layout.json")
BOARDS = [folder.name for folder in sorted((CLIENT / "boards").iterdir()) if folder.is_dir()]
LANGUAGES = ["en", "fr"]
PARTS = sorted({file.name.split(".")[0] for file in (CLIENT / "words").iterdir()})

COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
TYPE = re.compile(r"@(?:param|type|typedef|property|returns|template|callback) (\{[^@]*\})")
IMPORT = re.compile(r"""^(?:import|export)\b[^;"]*"(\.[^"]+)";|^@import "([^"]+)";""", re.MULTILINE)


def code(file: Path) -> str:
    """A file without its comments, where types name files that are not loaded."""
    return COMMENT.sub("", file.read_text(encoding="utf-8"))


def loaded(*names: str) -> set[Path]:
    """Files and all that they import."""
    found: set[Path] = set()
    waiting = [CLIENT / name for name in names]
    while waiting:
        file = waiting.pop().resolve()
        if file not in found:
            found.add(file)
            waiting += [file.parent / (script or style) for script, style in IMPORT.findall(code(file))]
    return found


def page(html: str, *more: str) -> set[Path]:
    text = (CLIENT / html).read_text(encoding="utf-8")
    return loaded(*re.findall(r'(?:src|href)="/static/([^"]+\.(?:js|css))"', text), *more)


def board(game: str) -> set[Path]:
    return page("table.html", f"boards/{game}/board.js", f"boards/{game}/board.css")


PAGES = {"lobby": page("index.html"), "ending": page("ending.html"), **{game: board(game) for game in BOARDS}}
IN_FILES = loaded("offline.js", "offline.css")
"""What is put into the file of a game that replays by itself."""


LATER = loaded("rulebook.js", "rulebook.css")
STORY = loaded("telling.js", "summary.js", "story.css")
"""What a page loads when it is wanted."""
RULES_TOO = 60_000  # bytes over the wire, for the rulebook with all its texts


def words(part: str, language: str) -> dict[str, str]:
    text = (CLIENT / "words" / f"{part}.{language}.json").read_text(encoding="utf-8")

    def no_key_twice(pairs: list[tuple[str, str]]) -> dict[str, str]:
        assert len({key for key, _ in pairs}) == len(pairs), "a key comes twice"
        return dict(pairs)

    found: dict[str, str] = json.loads(text, object_pairs_hook=no_key_twice)
    return found


def places(sentence: str) -> list[str]:
    return sorted(re.findall(r"\{\w*\}", sentence))


def test_imports_are_followed() -> None:
    names = {file.name for file in PAGES["fitl"]}
    assert {"table.js", "dom.js", "pen.js", "board.js", "map.js", "style.css", "pen.css", "board.css"} <= names
    assert "types.js" not in names and "lobby.js" not in names


def sent(server: Server, path: str) -> int:
    """How many bytes an answer has on its way to a browser."""
    how = {"accept-encoding": "gzip"}
    with httpx.stream("GET", f"{server.url}{path}", headers=how, timeout=PATIENCE) as answer:
        assert answer.status_code == 200, path
        return sum(len(part) for part in answer.iter_raw())


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_small(name: str, server: Server) -> None:
    static = {file: sent(server, f"/static/{file.relative_to(CLIENT)}") for file in PAGES[name]}
    assert sum(static.values()) <= SCRIPT_AND_STYLE, sorted(static.items(), key=lambda item: -item[1])
    parts = ["table", name] if name in BOARDS else [name]
    more = [f"/static/words/{part}.fr.json" for part in parts]
    if name in BOARDS:
        more += [f"/static/{file.relative_to(CLIENT)}" for file in (CLIENT / "boards" / name).glob("*.svg")]
        more += [f"/api/games/{name}/board?language=fr"]
    else:
        more += [f"/static/{file.relative_to(CLIENT)}" for file in CLIENT.glob("vignettes/*.svg")]
    assert sum(static.values()) + sum(sent(server, path) for path in more) <= WHOLE_PAGE


@pytest.mark.parametrize("game", BOARDS)
def test_the_rulebook_is_loaded_when_it_is_wanted_and_small(game: str, server: Server) -> None:
    more = LATER - PAGES[game]
    assert {file.name for file in more} == {"rulebook.js", "rulebook.css"} | (
        {"card.js"} if game == "tonkin" else set()
    )
    paths = [f"/static/{file.relative_to(CLIENT)}" for file in more]
    paths += ["/static/words/rules.fr.json", f"/api/games/{game}/rules?language=fr"]
    assert sum(sent(server, path) for path in paths) <= RULES_TOO


@pytest.mark.parametrize("game", BOARDS)
def test_what_tells_the_story_is_loaded_when_there_is_one_and_small(game: str, server: Server) -> None:
    more = STORY - PAGES[game]
    assert {file.name for file in more} >= {"telling.js", "motion.js", "story.css"}
    assert sum(sent(server, f"/static/{file.relative_to(CLIENT)}") for file in more) <= STORY_TOO


@pytest.mark.parametrize("file", sorted(CLIENT.rglob("*.js")), ids=lambda file: str(file.relative_to(CLIENT)))
def test_a_script_is_short_and_its_types_say_what_they_are(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST_SCRIPT
    types = TYPE.findall(text)
    assert not [one for one in types if re.search(r"\bany\b", one)], "a type that may be anything"


def test_the_same_thing_has_the_same_name_for_every_board() -> None:
    for game in BOARDS:
        assert {*ALIKE} <= {file.name for file in (CLIENT / "boards" / game).iterdir()}, game


def test_every_script_and_style_belongs_to_a_page() -> None:
    types = {file for file in CLIENT.rglob("*types.js") if "Nothing runs here." in file.read_text(encoding="utf-8")}
    files = {file.resolve() for ending in ("js", "css") for file in CLIENT.rglob(f"*.{ending}")}
    assert files - (LATER | STORY).union(IN_FILES, *PAGES.values()) == {file.resolve() for file in types}


@pytest.mark.parametrize("file", sorted(CLIENT.rglob("*.*")), ids=lambda file: file.name)
def test_nothing_comes_from_elsewhere(file: Path) -> None:
    text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"""\b(?:https?|wss?)://|["'(]//\w""", text)


@pytest.mark.parametrize("part", PARTS)
def test_words_are_the_same_in_every_language(part: str) -> None:
    english = words(part, "en")
    for language in LANGUAGES:
        said = words(part, language)
        assert list(said) == list(english), language
        for key, sentence in said.items():
            assert sentence, key
            assert places(sentence) == places(english[key]), f"{language}: {key}"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_the_words_it_uses(name: str) -> None:
    later = set() if name == "ending" else LATER  # it cites no rules to be read
    scripts = {file: code(file) for file in PAGES[name] | later if file.suffix == ".js"}
    known = {key for text in scripts.values() for key in re.findall(r'^ *(?:speak\(\{)?.*?"([\w.]+)": "', text, re.M)}
    for text in scripts.values():
        for part in re.findall(r'\blearn\(\s*"(\w+)"\)', text):
            known |= words(part, "en").keys()
    for file, text in scripts.items():
        for key in re.findall(r"""\bt\(\s*"([\w.-]+)"[,)]""", text):
            assert key in known, f"{file.name}: {key}"
        for start in re.findall(r"\bt\(\s*`([\w.-]+)\$\{", text):
            assert any(key.startswith(start) for key in known), f"{file.name}: {start}..."


@pytest.mark.parametrize("part", PARTS)
def test_no_words_are_left_over(part: str) -> None:
    """Every word is asked for by its name, or by the beginning of it."""
    text = "".join(code(file) for file in CLIENT.rglob("*.js"))
    layouts = "".join(file.read_text(encoding="utf-8") for file in CLIENT.glob("boards/*/layout.json"))
    quoted = {*re.findall(r'"([\w.-]+)"', text + layouts), *STAGES, OVER}
    starts = tuple(start for start in re.findall(r"`([\w.-]+)\$\{", text) if start not in ("", f"{part}."))
    for key in words(part, "en"):
        named = key in quoted or key.removeprefix(f"{part}.") in quoted
        assert named or key.startswith(starts), key
