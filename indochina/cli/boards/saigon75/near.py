"""What a player asks the board of Saigon 75 in a terminal: the map, what is near a province, how far a unit gets."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.saigon75.movement import destinations
from indochina.saigon75.tables import STACKING_LIMIT
from indochina.saigon75.units import KIND_NAMES, KINDS, NV, PROVINCE_IDS, RESERVE, SPACE, SPACE_IDS, SV, UNIT

from ...answers import begins
from .units import NV_UNITS, units_text

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "colon": ": ", "mountain": "mountain", "coastal": "coast", "mekong": "Mekong", "border": "border",
        "arrow": "an arrow leads here from the NV reserve", "held": "control {side}", "militia": "militia",
        "stack": "{side} {used} of {most}, {left} left", "stacking": "stacking", "adjacent": "adjacent",
        "which": "{command} what? For example: {command} {example}", "unknown": "there is no province {typed!r}",
        "no_unit": "there is no such unit: say where it is and what, such as reach saigon ranger",
        "reach": "{unit} gets to (in brackets: room to stack)", "full": "full",
        "goal": "North Vietnam wins when it controls Saigon at the end of a turn. If it does not to the end of turn 8, "
                "South Vietnam has won.",
        "commands": "map           which provinces touch       near hue      a province, its neighbours, stacking\n"
                    "reach saigon ranger   how far a unit gets goal          what wins",
    },
    "fr": {
        "colon": " : ", "mountain": "montagne", "coastal": "côte", "mekong": "Mékong", "border": "frontière",
        "arrow": "une flèche y mène de la réserve NV", "held": "contrôle {side}", "militia": "milice",
        "stack": "{side} {used} sur {most}, reste {left}", "stacking": "empilement", "adjacent": "voisines",
        "which": "{command} quoi ? Par exemple : {command} {example}", "unknown": "il n’y a pas de province {typed!r}",
        "no_unit": "il n’y a pas cette unité : dites où et laquelle, par exemple reach saigon ranger",
        "reach": "{unit} peut aller à (entre parenthèses : la place)", "full": "plein",
        "goal": "Le Nord gagne s’il contrôle Saigon à la fin d’un tour. S’il n’y parvient pas jusqu’à la fin du tour "
                "8, le Sud a gagné.",
        "commands": "map           provinces qui se touchent   near hue      une province, ses voisines, la place\n"
                    "reach saigon ranger   portée d’une unité  goal          ce qui fait gagner",
    },
}  # fmt: skip
AREAS = ("mountain", "coastal", "mekong", "border")


def words(game: Game) -> dict[str, str]:
    return WORDS.get(game.language, WORDS["en"])


def goal(game: Game) -> str:
    """V What wins."""
    return words(game)["goal"]


def neighbours(game: Game, p: int) -> list[str]:
    """Provinces that touch this one; of a border province the NV reserve too."""
    board = game.state.board
    return [PROVINCE_IDS[q] for q in board.adjacent[p]] + ["reserve"] * board.border[p]


def whole_map(game: Game, seat: str | None, rest: str) -> RenderableType:
    """`map`: every province with its terrain and those it touches; `map hue` is `near hue`."""
    if rest:
        return near(game, seat, rest)
    name, say = game.messages.name, words(game)
    lines = []
    for p, province in enumerate(PROVINCE_IDS):
        kinds = terrain(game, p)
        line = Text(name(province), "bold").append(f" ({', '.join(kinds)})" if kinds else "", "not bold dim")
        lines.append(line.append(say["colon"] + ", ".join(map(name, neighbours(game, p))), "not bold"))
    return Group(*lines)


def near(game: Game, seat: str | None, rest: str) -> RenderableType:
    """`near hue`: a province and those it touches, with control, units and room to stack (S.5)."""
    say = words(game)
    if not rest:
        raise Error(say["which"].format(command="near", example="hue"))
    province = game.messages.find(list(PROVINCE_IDS), rest)
    if province is None:
        raise Error(say["unknown"].format(typed=rest))
    p, view = SPACE[province], game.rules.view(game.state, seat)
    facts = [*terrain(game, p), *([say["arrow"]] if p in game.state.board.arrows else [])]
    around = [line_of(game, view, key) for key in neighbours(game, p)]
    return Group(
        line_of(game, view, province),
        *([Text("  " + ", ".join(facts))] if facts else []),
        Text(f"{say['adjacent']}{say['colon'].rstrip()}", "dim"),
        *(Text("  ").append_text(line) for line in around),
    )


def terrain(game: Game, p: int) -> list[str]:
    say, board = words(game), game.state.board
    return [say[kind] for kind in AREAS if getattr(board, kind)[p]]


def line_of(game: Game, view: dict[str, Any], key: str) -> Text:
    """`Hue  control SV  2D R ┊ N  stacking: SV 3 of 5, 2 left; NV 1 of 5, 4 left`."""
    say, text = words(game), Text(game.messages.name(key), "bold")
    if key == "reserve":
        return text.append("  ").append_text(units_text(view["reserve"]))
    found = view["spaces"][key]
    text.append(f"  {say['held'].format(side=found['control'])}  ", "not bold")
    text.append_text(units_text(found["units"]))
    if found["militia"]:
        text.append(f" {say['militia']}", "not bold red")
    room = "; ".join(stack(say, side, used(found["units"], side)) for side in (SV, NV))
    return text.append(f"  {say['stacking']}{say['colon']}{room}", "not bold dim")


def used(units: dict[str, dict[str, int]], side: str) -> int:
    """S.5 Units of a side that count against the limit."""
    return sum(found["count"] for kind, found in units.items() if (kind in NV_UNITS) == (side == NV))


def stack(say: dict[str, str], side: str, used: int) -> str:
    return say["stack"].format(side=side, used=used, most=STACKING_LIMIT, left=max(0, STACKING_LIMIT - used))


def reach(game: Game, seat: str | None, rest: str) -> RenderableType:
    """`reach saigon ranger`: where one move can take a unit (S.4), and what room is left there."""
    say = words(game)
    if not rest:
        raise Error(say["which"].format(command="reach", example="saigon ranger"))
    key = unit_meant(game, rest)
    if key is None:
        if game.messages.find(list(PROVINCE_IDS), rest) is not None:
            return near(game, seat, rest)
        raise Error(say["no_unit"])
    view = game.rules.view(game.state, seat)
    side = NV if key.partition("/")[2] in NV_UNITS else SV
    places = []
    for p in destinations(game.state, UNIT[key]):
        left = STACKING_LIMIT - used(view["spaces"][SPACE_IDS[p]]["units"], side) if p != RESERVE else STACKING_LIMIT
        room = "" if p == RESERVE else f" ({left if left > 0 else say['full']})"
        places.append(f"{game.messages.name(SPACE_IDS[p])}{room}")
    unit = f"{game.messages.name(key.partition('/')[2])}, {game.messages.name(key.partition('/')[0])}"
    return Text(f"{say['reach'].format(unit=unit)}{say['colon']}{', '.join(places)}")


def unit_meant(game: Game, typed: str) -> str | None:
    """A unit on the map by its place and kind, in the words of the key or in those of the language."""
    there = [
        f"{space}/{kind}"
        for p, space in enumerate(SPACE_IDS)
        for k, kind in enumerate(KIND_NAMES)
        if game.state.units[p * KINDS + k]
    ]
    name = game.messages.name
    spoken = {" ".join(map(name, key.split("/"))): key for key in there}
    found = game.messages.find(there, typed)
    said = game.messages.find(list(spoken), typed)
    if found is None and said is None:
        starts = [key for text, key in spoken.items() if begins(typed.split(), text)]
        return starts[0] if len(starts) == 1 else None
    return found or spoken[said or ""]


COMMANDS = {"map": whole_map, "near": near, "reach": reach, "goal": lambda game, seat, rest: Text(goal(game))}
