"""What a player asks the board of Fire in the Lake in a terminal: the map, what lies around a space, what wins."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.fitl.board import ADJACENT, ADJACENT_LAND, ADJACENT_LOCS, COASTAL, ECON, IDS, LAND, LOCS, SPACE, TABLE
from indochina.fitl.components.control import THRESHOLD, lone_player
from indochina.fitl.components.pieces import ARVN, FACTIONS, NVA, US, VC
from indochina.fitl.victory import VICTORY_LEAD

from .pieces import CONTROL, LEVELS, pieces_text

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "colon": ": ", "city": "City", "province": "Province", "loc": "LoC", "highland": "Highland",
        "lowland": "Lowland", "jungle": "Jungle", "highway": "Highway", "mekong": "Mekong", "both": "Highway, Mekong",
        "coast": "coast", "population": "Population {n}", "econ": "Econ {n}", "coin": "COIN Control",
        "nva": "NVA Control", "none": "no Control", "terror": "Terror {n}", "sabotage": "Sabotage",
        "land": "Cities and Provinces", "locs": "LoCs", "empty": "empty",
        "which": "{command} what? For example: {command} hue", "unknown": "there is no space {typed!r}",
        "aim_US": "US: Support and Available US Troops and Bases above {n}",
        "aim_ARVN": "ARVN: Population under COIN Control and Patronage above {n}",
        "aim_NVA": "NVA: Population under NVA Control and NVA Bases above {n}",
        "aim_VC": "VC: Opposition and VC Bases above {n}",
        "goal": "Who is beyond the condition in a Coup Round wins; after the last one the best margin does. {aims}.",
        "goal_bots": "If a bot is beyond it, all players lose.",
        "goal_alone": "You lose if a bot is beyond its condition in a Coup Round. After the last one your margin (the "
                      "lower, if you play two) must lead the best bot's by {lead} to win. {aims}.",
        "commands": "map           which spaces touch          near hue      a space and its neighbours (also: reach)\n"
                    "goal          what wins",
    },
    "fr": {
        "colon": " : ", "city": "Ville", "province": "Province", "loc": "LdC", "highland": "Hauts plateaux",
        "lowland": "Plaine", "jungle": "Jungle", "highway": "Route", "mekong": "Mékong", "both": "Route, Mékong",
        "coast": "côte", "population": "Population {n}", "econ": "Écon {n}", "coin": "Contrôle COIN",
        "nva": "Contrôle NVA", "none": "sans Contrôle", "terror": "Terreur {n}", "sabotage": "Sabotage",
        "land": "Villes et Provinces", "locs": "LdC", "empty": "vide",
        "which": "{command} quoi ? Par exemple : {command} hue", "unknown": "il n’y a pas d’espace {typed!r}",
        "aim_US": "US : Soutien et Troupes et Bases US disponibles au-dessus de {n}",
        "aim_ARVN": "ARVN : Population sous Contrôle COIN et Patronage au-dessus de {n}",
        "aim_NVA": "NVA : Population sous Contrôle NVA et Bases NVA au-dessus de {n}",
        "aim_VC": "VC : Opposition et Bases VC au-dessus de {n}",
        "goal": "Qui dépasse sa condition lors d’un Coup gagne ; après le dernier, la meilleure marge. {aims}.",
        "goal_bots": "Si un automate la dépasse, tous les joueurs perdent.",
        "goal_alone": "Vous perdez si un automate dépasse sa condition lors d’un Coup. Après le dernier, votre marge "
                      "(la plus basse, si vous en jouez deux) doit dépasser de {lead} celle du meilleur automate. "
                      "{aims}.",
        "commands": "map           espaces qui se touchent     near hue      un espace et ses voisins (ou : reach)\n"
                    "goal          ce qui fait gagner",
    },
}  # fmt: skip


def words(game: Game) -> dict[str, str]:
    return WORDS.get(game.language, WORDS["en"])


def goal(game: Game) -> str:
    """7.2, 7.3 What wins; 8.9 for somebody who plays alone. The scenarios differ in how many Coup Rounds there are."""
    say = words(game)
    aims = "; ".join(say[f"aim_{faction}"].format(n=THRESHOLD[faction]) for faction in (US, ARVN, NVA, VC))
    if lone_player(game.state):
        return say["goal_alone"].format(aims=aims, lead=VICTORY_LEAD)
    told = say["goal"].format(aims=aims)
    return f"{told} {say['goal_bots']}" if game.state.nonplayers else told


def kind_of(game: Game, space: int) -> str:
    """`Province, Highland, coast, Population 2`."""
    say = words(game)
    _, _, kind, population, _, terrain, _, _ = TABLE[space]
    facts = [say[kind], *([say[terrain]] if terrain else []), *([say["coast"]] if space in COASTAL else [])]
    facts += [say["population"].format(n=population)] if population else []
    facts += [say["econ"].format(n=ECON[space])] if space in LOCS else []
    return ", ".join(facts)


def line_of(game: Game, view: dict[str, Any], space: int) -> Text:
    """`Hue  City, coast, Population 2; + COIN Control  T 2P`."""
    say, found = words(game), view["spaces"][IDS[space]]
    text = Text(game.messages.name(IDS[space]), "bold").append(f"  {kind_of(game, space)}", "not bold dim")
    if space in LAND and found["population"]:
        sign, style = LEVELS[found["support"]]
        text.append(f"  {sign}", f"not bold {style}")
    if space in LAND:
        text.append(f"  {say[found['control']]}", f"not bold {CONTROL[found['control']][1]}")
    if found["terror"]:
        mark = say["sabotage"] if space in LOCS else say["terror"].format(n=found["terror"])
        text.append(f"  {mark}", "not bold magenta")
    pieces = [
        Text(f"{faction} ", "dim").append_text(some)
        for faction in FACTIONS
        if (some := pieces_text(found["pieces"], faction))
    ]
    return text.append("  ", "not bold").append_text(Text("  ").join(pieces) if pieces else Text(say["empty"], "dim"))


def near(game: Game, seat: str | None, rest: str) -> RenderableType:
    """`near hue`: a space and all that are adjacent to it (1.3.6), with their kind and what stands there."""
    say = words(game)
    if not rest:
        raise Error(say["which"].format(command="near"))
    key = game.messages.find(list(IDS), rest)
    if key is None:
        raise Error(say["unknown"].format(typed=rest))
    space, view = SPACE[key], game.rules.view(game.state, seat)
    lines = [line_of(game, view, space)]
    for title, around in (("land", ADJACENT_LAND[space]), ("locs", ADJACENT_LOCS[space])):
        if around:
            lines.append(Text(f"{say[title]}{say['colon'].rstrip()}", "dim"))
            lines += [Text("  ").append_text(line_of(game, view, there)) for there in around]
    return Group(*lines)


def whole_map(game: Game, seat: str | None, rest: str) -> RenderableType:
    """`map`: every City and Province with what is adjacent, LoCs last; `map hue` is `near hue`."""
    if rest:
        return near(game, seat, rest)
    say, name = words(game), game.messages.name
    lines = []
    for space in (*LAND, *LOCS):
        around = ", ".join(name(IDS[there]) for there in ADJACENT[space])
        line = Text(name(IDS[space]), "bold").append(f" ({kind_of(game, space)})", "not bold dim")
        lines.append(line.append(f"{say['colon']}{around}", "not bold"))
    return Group(*lines)


COMMANDS = {"map": whole_map, "near": near, "reach": near, "goal": lambda game, seat, rest: Text(goal(game))}
