"""The pictures in docs/. With PICTURES=1 they are taken anew; else they must be there, and pages must show them."""

from __future__ import annotations

import os
import random
import struct
from pathlib import Path

import pytest
from browser import PHONE, brought_to, first_of
from palette import with_palette
from playwright.sync_api import expect

pytest_plugins = "browser"

HOME = Path(__file__).parents[2]
DOCS = HOME / "docs"
LARGEST, TOGETHER = 1_000_000, 6_000_000
SCREENS = [(1440, 900), (1920, 1080), (1366, 768), (1024, 768), (844, 390), (390, 844)]
TOUCH = 1100  # up to so wide a screen is touched
WIDE, TALL = (1504, 940), (780, 1688)
SIZES = {
    "board-fitl.png": WIDE,
    "board-saigon75.png": WIDE,
    "board-tonkin.png": WIDE,
    "board-phone.png": TALL,
    "board-tonkin-phone.png": TALL,
    "lobby.png": WIDE,
}
GAMES = ("fitl", "saigon75", "tonkin")
EVERY = {f"pictures/{game}-{w}x{h}.png": (game, (w, h)) for game in GAMES for w, h in SCREENS}
SEED = 14
SCREEN = {"viewport": {"width": WIDE[0], "height": WIDE[1]}}
SOLO_US = {"US": "human", "ARVN": "solo", "NVA": "solo", "VC": "solo"}


@pytest.mark.parametrize("name", SIZES)
def test_the_picture(name, request):
    if os.environ.get("PICTURES") == "1":
        (DOCS / name).write_bytes(taken(SCENES[name](request.getfixturevalue("visit"))))
    whole(name, SIZES[name])


@pytest.mark.parametrize("name", EVERY)
def test_a_game_on_every_screen(name, request):
    game, (width, height) = EVERY[name]
    if os.environ.get("PICTURES") == "1":
        screen = {"viewport": {"width": width, "height": height}, "has_touch": width < TOUCH}
        person = BOARDS[game](request.getfixturevalue("visit"), **screen)
        (DOCS / name).write_bytes(with_palette(taken(person)))
    whole(name, (width, height))


def taken(person):
    """The page once everything stands still and nothing has the pointer."""
    person.page.mouse.move(0, 0)
    expect(person.find(".changed")).to_have_count(0)
    return person.page.screenshot()


def whole(name, size):
    content = (DOCS / name).read_bytes()
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == size
    assert len(content) <= LARGEST


def test_a_page_shows_all_screens():
    text = (DOCS / "pictures.md").read_text()
    assert [name for name in EVERY if f"]({name})" not in text] == []
    assert sum((DOCS / name).stat().st_size for name in EVERY) <= TOGETHER


def test_the_readme_shows_one():
    assert "](docs/board-fitl.png)" in (HOME / "README.md").read_text()


def fitl(visit, **screen):
    """The US about to Train, after the bots have fought for a while."""
    rng = random.Random(SEED)

    def answer(decision):
        if decision.name.startswith("action."):
            return first_of("op_sa", "unshaded", "event", "limop")(decision)
        return rng.choice(decision.keys)

    def asked(game):
        return game.made > 220 and game.decision.name == "train.space" and game.decision.seat == "US"

    ann = visit(None, **screen)
    game = brought_to(asked, "fitl", SOLO_US, answer, seed=SEED, scenario="full")
    ann.sit(game, "US", title="Fire in the Lake")
    ann.asked()
    return ann


def saigon75(visit, **screen):
    """The South about to move, with the North in half of the country."""

    def asked(game):
        return game.made > 60 and game.decision.name == "move.unit" and game.decision.seat == "SV"

    ann = visit(None, **screen)
    game = brought_to(asked, "saigon75", {"NV": "solo", "SV": "human"}, first_of("suggested", "end", "done"), seed=5)
    ann.sit(game, "SV", title="Saigon 75")
    ann.asked()
    return ann


def tonkin(visit, **screen):
    """The Viet Minh about to move, after a month of war in the highlands."""

    def asked(game):
        return game.state.turn == 26 and game.decision.name == "move.hex" and game.decision.seat == "VM"

    ann = visit(None, **screen)
    game = brought_to(asked, "tonkin", {"VM": "solo", "FEF": "solo"}, None, seed=SEED, scenario="na_san")
    ann.sit(game, "VM", title="Tonkin: Na San")
    ann.asked()
    return ann


BOARDS = {"fitl": fitl, "saigon75": saigon75, "tonkin": tonkin}
SCENES = {
    "board-fitl.png": lambda visit: fitl(visit, **SCREEN),
    "board-saigon75.png": lambda visit: saigon75(visit, **SCREEN),
    "board-phone.png": lambda visit: fitl(visit, **PHONE),
    "board-tonkin.png": lambda visit: tonkin(visit, **SCREEN),
    "board-tonkin-phone.png": lambda visit: tonkin(visit, **PHONE),
    "lobby.png": lambda visit: visit("/", **SCREEN),
}
