"""What a player asks the board in a terminal: the map around a hex, a hex, how far a unit gets, who lacks supply.

1.5 Everything is drawn from the view of the seat that asks.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.tonkin.board import COUNTRY, SIDES_OF_HEX, TERRAIN
from indochina.tonkin.components.units import FEF, VM
from indochina.tonkin.foresight.look import reach_view, supply_view
from indochina.tonkin.state import FULL_STACK, NA_SAN, hex_key, index_of, on_map
from indochina.tonkin.supply.in_supply import as_spent
from indochina.tonkin.view import as_seen, known

PAPER = {
    "clear": "black on #cfe0b0", "rough": "black on #dcc9a0", "forest": "black on #9cc28f",
    "mountain": "black on #c0a98e", "sea": "black on #b5d3e7",
}  # fmt: skip
SIGN = {"clear": "", "rough": "∩", "forest": "♣", "mountain": "▲", "sea": "~"}
INK = {VM: "bold white on red", FEF: "bold white on blue"}
NAME_INK = {VM: "bold red", FEF: "bold blue"}
LETTER = {VM: "V", FEF: "F"}
CELL, HIGH = 5, 6
"""Signs a hex is wide; rows above and below the middle."""

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "colon": ": ",
        "clear": "clear", "rough": "rough", "forest": "forest", "mountain": "mountain", "sea": "sea",
        "vietnam": "Vietnam", "laos": "Laos", "china": "China", "delta": "Delta", "highlands": "Highlands",
        "city": "city", "town": "town", "village": "village", "vp": "{vp} VP", "win": "VM wins by entering",
        "airstrip": "airstrip", "harbor": "harbor", "mobilization": "Mobilization Center",
        "center": "Supply Center of {side}", "coastal": "coast", "friend": "friendly to {side}",
        "road": "road to {hexes}",
        "cut": "road destroyed", "marker": "Road-Marker", "major": "major river", "minor": "minor river",
        "river": "{kind} {name} towards {hexes}", "trench": "trench", "objective": "Political Objective-Marker",
        "stacking": "Stacking Points: {used} of {most}, {left} left",
        "hidden": "+{n} hidden", "nobody": "no units", "steps": "steps: {left} of {full}", "dg": "DG", "oos": "OoS",
        "which_hex": "hex what? For example: hex V15", "which_unit": "reach what? For example: reach {unit}",
        "unknown_hex": "there is no hex {key!r}", "not_yours": "{unit} is not a unit of yours on the map",
        "stays": "{unit} cannot move now", "walk": "by land", "truck": "by truck", "air": "by air",
        "river_way": "by river", "ship": "by ship", "overrun": "overrun", "mp": "mp",
        "values": "combat-movement-morale", "supply_all": "{side}: all units seen are in supply now",
        "supply_out": "{side}, out of supply if it were checked now ({count}): {units}",
        "supply_marked": "{side}, with an OoS-Marker since the last Supply Check ({count}): {units}",
        "supply_spent": "without the SD in {hex}, which is being spent and gone by then",
        "map": "F3 V2: French, Viet Minh counters seen  + more hidden  * trench  ∩ rough  ♣ forest  ▲ mountain  ~ sea  "
               "= road  ≈ river",
    },
    "fr": {
        "colon": " : ",
        "clear": "dégagé", "rough": "accidenté", "forest": "forêt", "mountain": "montagne", "sea": "mer",
        "vietnam": "Vietnam", "laos": "Laos", "china": "Chine", "delta": "delta", "highlands": "hautes terres",
        "city": "ville", "town": "bourg", "village": "village", "vp": "{vp} PV", "win": "le VM gagne en y entrant",
        "airstrip": "piste d’aviation", "harbor": "port", "mobilization": "centre de mobilisation",
        "center": "centre de ravitaillement ({side})", "coastal": "côte", "friend": "localité amie ({side})",
        "road": "route vers {hexes}", "cut": "route détruite", "marker": "marqueur Route", "major": "fleuve",
        "minor": "rivière", "river": "{kind} {name} vers {hexes}", "trench": "retranchement",
        "objective": "marqueur d’objectif politique",
        "stacking": "points d’empilement : {used} sur {most}, reste {left}",
        "hidden": "cachées : {n}", "nobody": "aucune unité",
        "steps": "pas : {left} sur {full}", "dg": "DG", "oos": "OoS", "which_hex": "hex quoi ? Par exemple : hex V15",
        "which_unit": "reach quoi ? Par exemple : reach {unit}", "unknown_hex": "il n’y a pas d’hexagone {key!r}",
        "not_yours": "{unit} n’est pas une de vos unités sur la carte", "stays": "{unit} ne peut pas bouger maintenant",
        "walk": "par voie de terre", "truck": "par camion", "air": "par avion", "river_way": "par voie fluviale",
        "ship": "par bateau", "overrun": "percée", "mp": "pm", "values": "combat-mouvement-moral",
        "supply_all": "{side} : toutes les unités visibles sont ravitaillées à présent",
        "supply_out": "{side}, hors ravitaillement si l’on vérifiait maintenant ({count}) : {units}",
        "supply_marked": "{side}, avec un marqueur OoS depuis la dernière vérification ({count}) : {units}",
        "supply_spent": "sans le dépôt (SD) à {hex}, en cours de dépense et retiré d’ici là",
        "map": "F3 V2 : pions français, Viet Minh visibles  + d’autres cachés  * retranchement  ∩ accidenté  ♣ forêt  "
               "▲ montagne  ~ mer  = route  ≈ cours d’eau",
    },
}  # fmt: skip


def words(game: Game) -> dict[str, str]:
    return WORDS.get(game.language, WORDS["en"])


def hex_of(game: Game, text: str) -> int:
    """A hex by id or name, as people write them."""
    board = game.state.board
    key = game.messages.find(list(board.ids), text)
    if key is None:
        raise Error(words(game)["unknown_hex"].format(key=text))
    return int(board.index[key])


# --- the map ---------------------------------------------------------------------------------------------------


class Map:
    """As much of the map around a hex as the screen is wide."""

    def __init__(self, game: Game, seat: str | None, middle: int) -> None:
        self.board = game.state.board
        self.view: dict[str, Any] = game.rules.view(game.state, seat)
        self.name = game.messages.name
        self.middle = middle
        self.legend = words(game)["map"]
        self.at = {place: h for h, place in enumerate(self.board.axial)}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        q, r = self.board.axial[self.middle]
        width = (options.max_width - CELL) // CELL
        rows = {y for _, y in self.board.axial}
        first = max(min(rows), min(r - HIGH, max(rows) - 2 * HIGH))
        left = 2 * q + r - width
        for y in range(first, first + 2 * HIGH + 1):
            yield from self.row(y, left, width)
        yield Text(self.legend, "dim")

    def row(self, y: int, left: int, width: int) -> tuple[Text, Text]:
        """Two lines: ids, and what is there. A row lies half a hex further right than the one above it."""
        shift = (left + y) % 2
        start = (left - y + shift) // 2
        upper, lower = Text(" " * (CELL * shift // 2)), Text(" " * (CELL * shift // 2))
        for q in range(start, start + width):
            h = self.at.get((q, y), -1)
            if h < 0:
                upper.append(" " * CELL)
                lower.append(" " * CELL)
            else:
                terrain = TERRAIN[self.board.terrain[h]]
                sign = SIGN[terrain] if len(self.board.ids[h]) < CELL - 1 else ""
                upper.append(f"{self.board.ids[h]}{sign}".ljust(CELL), PAPER[terrain] + " reverse" * (h == self.middle))
                lower.append_text(self.below(h, terrain))
        return upper, lower

    def below(self, h: int, terrain: str) -> Text:
        """The stack of a hex, else its community, else its road and river."""
        key = self.board.ids[h]
        here = self.view["hexes"].get(key)
        if here and here["units"]:
            side = self.board.units[self.board.unit[here["units"][0]["unit"]]].side
            text = f"{LETTER[side]}{len(here['units'])}" + "+" * bool(here["hidden"]) + "*" * ("trench" in here)
            return Text(text, INK[side]).append(" " * (CELL - len(text)), PAPER[terrain])
        if h in self.board.community:
            side = VM if key in self.view["friendly"][VM] else FEF
            name = self.name(key).replace(" ", "")[: CELL - 1]
            return Text(name.ljust(CELL), f"{NAME_INK[side]} {PAPER[terrain].partition(' ')[2]}")
        ways = "=" * bool(self.board.roads[h]) + "≈" * bool(self.board.rivers[h])
        return Text(ways.ljust(CELL), PAPER[terrain])


def map_around(game: Game, seat: str | None, rest: str) -> RenderableType:
    """`map V15`; without a hex around what the question is about, or Hanoi."""
    if rest:
        return Map(game, seat, hex_of(game, rest))
    asked = game.decision.values.get("hex") if game.decision else None
    board = game.state.board
    return Map(game, seat, board.index.get(str(asked), board.hanoi))


# --- a hex -----------------------------------------------------------------------------------------------------


def about_hex(game: Game, seat: str | None, rest: str) -> RenderableType:
    """`hex V15`: terrain, roads, rivers and symbols of a hex, and the units one sees there with their values."""
    say = words(game)
    if not rest:
        raise Error(say["which_hex"])
    h = hex_of(game, rest)
    board, key = game.state.board, game.state.board.ids[h]
    view = game.rules.view(game.state, seat)
    name = game.messages.name
    title = Text(key, "bold").append(f" {name(key)}" if name(key) != key else "")
    facts = [say[TERRAIN[board.terrain[h]]]]
    if board.country[h] < len(COUNTRY) - 1:
        facts.append(say[COUNTRY[board.country[h]]])
    facts += [say[board.region[h]]] if board.region[h] else []
    facts += [say[word] for word in ("coastal", "airstrip", "harbor", "mobilization") if getattr(board, word)[h]]
    if board.supply_center[h]:
        facts.append(say["center"].format(side=name(board.supply_center[h])))
    if community := board.community.get(h):
        facts.append(say[community.kind])
        if community.vp and game.state.scenario != NA_SAN:
            facts.append(say["vp"].format(vp=community.vp))
        facts += [say["win"]] if h == board.hanoi else []
        facts.append(say["friend"].format(side=name(VM if key in view["friendly"][VM] else FEF)))
    lines = [title.append("  " + ", ".join(facts), "not bold")]
    ways = []
    if board.roads[h]:
        ways.append(say["road"].format(hexes=_beyond(board, h, board.roads[h])))
    ways += [say["cut"]] if key in view["roads"]["destroyed"] else []
    ways += [say["marker"]] if key in view["roads"]["markers"] else []
    for river in board.rivers[h]:
        kind = say["major" if river.major else "minor"]
        ways.append(say["river"].format(kind=kind, name=river.name, hexes=_beyond(board, h, river.sides)))
    lines += [Text("  " + "; ".join(ways))] if ways else []
    return Group(*lines, *_stack(game, view, key))


def _beyond(board: Any, h: int, sides: frozenset[int]) -> str:
    """The hexes beyond sides of a hex; the side itself where the map ends."""
    return ", ".join(
        board.ids[board.beside[h][side]] if board.beside[h][side] >= 0 else SIDES_OF_HEX[side] for side in sorted(sides)
    )


def _stack(game: Game, view: dict[str, Any], key: str) -> list[Text]:
    """The units of a hex, each with combat (or barrage), movement and morale as it now is."""
    say, board = words(game), game.state.board
    here = view["hexes"].get(key, {"units": [], "hidden": 0})
    marks = [say[word] for word in ("trench", "objective") if word in here]
    if here.get("stacking"):
        used = here["stacking"]
        marks.append(say["stacking"].format(used=used, most=FULL_STACK, left=max(0, FULL_STACK - used)))
    lines = [Text("  " + ", ".join(marks))] if marks else []
    for shown in here["units"]:
        unit = board.units[board.unit[shown["unit"]]]
        lines.append(
            Text(f"  {game.messages.name(unit.key)}  {values(unit, shown['steps'])}  ").append(
                ", ".join(
                    [
                        *([say["steps"].format(left=shown["steps"], full=unit.steps)] if unit.steps > 1 else []),
                        *(say[mark] for mark in ("dg", "oos") if shown[mark]),
                    ]
                ),
                "dim",
            )
        )
    if here["hidden"]:
        lines.append(Text("  " + say["hidden"].format(n=here["hidden"])))
    if not here["units"]:
        lines.append(Text("  " + say["nobody"], "dim"))
    elif any(board.units[board.unit[shown["unit"]]].battle for shown in here["units"]):
        lines.append(Text(f"  ({say['values']})", "dim"))
    return lines


def values(unit: Any, steps: int) -> str:
    """`6-10-4`; a barrage value in brackets; (m) for a motorized unit."""
    now = unit.values[steps]
    if not unit.battle:
        return f"-{unit.move}-" if unit.move else ""
    force = f"({now.barrage})" if now.barrage and not now.combat else f"{now.combat}"
    force += f"({now.barrage})" if now.barrage and now.combat else ""
    return f"{force}-{unit.move}{'m' if unit.motorized else ''}-{now.morale}"


# --- reach and supply ------------------------------------------------------------------------------------------


def how_far(game: Game, seat: str | None, rest: str) -> RenderableType:
    """`reach 88/308`: the hexes a unit of one's own gets to, by cost."""
    say, board = words(game), game.state.board
    if not rest:
        own = next((u.key for u in on_map(game.state, seat or VM)), "gm-1")
        raise Error(say["which_unit"].format(unit=game.messages.name(own)))
    key = game.messages.find(list(board.unit), rest)
    if (
        key is None
        or seat is None
        or seat != board.units[board.unit[key]].side
        or game.state.place[board.unit[key]] < 0
    ):
        raise Error(say["not_yours"].format(unit=game.messages.name(key) if key else rest))
    found = reach_view(as_seen(game.state, seat), seat, key)["hexes"]
    if not found:
        raise Error(say["stays"].format(unit=game.messages.name(key)))
    groups: dict[tuple[str, int], list[str]] = {}
    for place, way in found.items():
        groups.setdefault((way["kind"], way["cost"]), []).append(place)
    lines = []
    for kind, cost in sorted(groups):
        title = say["river_way" if kind == "river" else kind] + (f", {cost} {say['mp']}" if cost else "")
        places = [
            place if game.messages.name(place) == place else f"{place} {game.messages.name(place)}"
            for place in groups[kind, cost]
        ]
        lines.append(Text(f"  {title}{say['colon']}", "bold").append(", ".join(places), "not bold"))
    return Group(*lines)


def supply(game: Game, seat: str | None, rest: str) -> RenderableType:
    """`supply`: who has an OoS-Marker, as the log told; and who of those one sees would get one if it were checked now.

    7.2 An SD that is being spent is gone by then.
    """
    say, s = words(game), game.state
    seen = known(s, seat)
    lines = []
    for side in (VM, FEF):
        marked = [u.key for u in on_map(s, side) if s.oos[u.index] and u.index in seen]
        out = supply_view(as_spent(as_seen(s, seat)), side, seat)["out"]
        for word, keys in (("supply_marked", marked), ("supply_out" if out else "supply_all", out)):
            units = ", ".join(f"{game.messages.name(key)} ({_where(game, key)})" for key in keys)
            if keys or word == "supply_all":
                told = say[word].format(side=game.messages.name(side), units=units, count=len(keys))
                lines.append(Text(told))
        spent = s.spending[index_of(side)]
        if spent >= 0:
            lines.append(
                Text("  " + say["supply_spent"].format(hex=game.messages.name(hex_key(s, s.place[spent]))), "dim")
            )
    return Group(*lines)


def _where(game: Game, key: str) -> str:
    s = game.state
    return str(game.messages.name(hex_key(s, s.place[s.board.unit[key]])))


COMMANDS = {"map": map_around, "hex": about_hex, "reach": how_far, "supply": supply}
