"""The board of Tonkin for a terminal: stacks by region beside the tracks, in 80 columns and in more."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from indochina.core.game import Game
from indochina.tonkin.board import CHINA, COUNTRY, DELTA, LAOS
from indochina.tonkin.components.communities import DELTA_COMMUNITIES, HIGHLANDS_COMMUNITIES, THRESHOLD_VP
from indochina.tonkin.components.units import FEF, VM
from indochina.tonkin.operations.combat.losses import HITS
from indochina.tonkin.operations.phase import POINTS
from indochina.tonkin.replacements.replacement_points import SAVED
from indochina.tonkin.state import FULL_STACK
from indochina.tonkin.victory import goal as what_wins
from indochina.tonkin.victory import stake
from indochina.tonkin.view import phase

from ..facts import short
from .fights import foretell
from .hexes import listed, summed_up, unlisted
from .map import COMMANDS as MAP_COMMANDS

REGIONS = ("delta", "highlands", "laos", "china", "sea")
COLOUR = {FEF: "bright_white on blue", VM: "bright_white on red"}
INK = {FEF: "blue", VM: "red"}
OWN_SCREEN = (VM,)
"""1.5 VM sees its stacks, the FEF may not."""
NEARLY_FULL = FULL_STACK - 3
"""1.5 Stacking Points from which on a stack is shown with them."""
DUE_SOON = 3
"""Turns ahead for which arriving units are named."""

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "turn": "Turn {turn} of {last}", "rain": "rain", "dry": "dry", "delta": "Delta", "highlands": "Highlands",
        "laos": "Laos", "china": "China", "sea": "Sea", "vp": "VP-Level", "scale": "Scale", "points": "Replacement",
        "ops": "Operations", "row": "{n} in a row", "losses": "VM losses", "steps": "{n} of {most} steps",
        "air": "Air Transp.", "trucks": "Trucks", "airstrike": "Airstrike", "vp_hexes": "VM VP-Hexes",
        "in_delta": "VM in Delta", "in_highlands": "VM in Highl.",
        "threshold": "{held} (from {enough}: -{vp} VP)",
        "goals": "Goals", "now": "If over now",
        "roads": "Roads cut", "markers": "Road-Mark.", "eliminated": "Eliminated", "box_1": "Box 1", "box_2": "Box 2",
        "track": "Due (turn)", "navy": "Navy", "at_sea": "at sea", "none": "none", "hidden": "+{n} hidden",
        "commands": "map [V15]     the map around a hex        hex V15       its terrain, roads, units\n"
                    "reach 88/308  how far a unit gets         supply        who is out of supply\n"
                    "goal          what wins",
        "units": "(3) steps left of a unit with losses, ! DG, ? OoS, +2 hidden: two counters that cannot be seen\n"
                 "[12/13] Stacking Points used of a stack that is nearly full",
        "signs": "⊓ trench  ◎ Political Objective-Marker (◉ real, ○ rumour)  ★ VP-Hex, goal  $ SD being spent",
        "everywhere": "In every scenario: most of the map and of the counters, part of the tables and of the "
                      "reinforcements.",
        "owner": "An owner can put them right with --board FILE (docs/boards.md).",
        "corrected": "Your board file is in use.",
    },
    "fr": {
        "turn": "Tour {turn} sur {last}", "rain": "pluies", "dry": "saison sèche", "delta": "Delta",
        "highlands": "Hautes terres", "laos": "Laos", "china": "Chine", "sea": "Mer", "vp": "Niveau de PV",
        "scale": "Échelle", "points": "Remplacem.", "ops": "Opérations", "row": "{n} de suite", "losses": "Pertes VM",
        "steps": "{n} pas sur {most}", "air": "Tr. aérien", "trucks": "Camions", "airstrike": "Frappe aér.",
        "vp_hexes": "Hex. PV VM", "in_delta": "VM, delta", "in_highlands": "VM, h. terr.",
        "threshold": "{held} (dès {enough} : -{vp} PV)", "goals": "Enjeux",
        "now": "Si c’est fini", "roads": "Routes dét.", "markers": "Marq. route",
        "eliminated": "Éliminés", "box_1": "Case 1", "box_2": "Case 2", "track": "Arr. (tour)", "navy": "Marine",
        "at_sea": "en mer", "none": "–", "hidden": "cachées : {n}",
        "commands": "map [V15]     la carte autour             hex V15       son terrain, ses routes, ses unités\n"
                    "reach 88/308  portée d’une unité          supply        qui est hors ravitaillement\n"
                    "goal          ce qui fait gagner",
        "units": "(3) pas restants d’une unité qui a subi des pertes, ! DG, ? OoS, cachées : 2, deux pions invisibles\n"
                 "[12/13] points d’empilement d’une pile presque pleine",
        "signs": "⊓ retranchement  ◎ objectif politique (◉ vrai, ○ rumeur)  ★ hexagone à PV, enjeu  $ dépôt dépensé",
        "everywhere": "Dans tous les scénarios : la plus grande partie de la carte et des pions, une partie des "
                      "tables et des renforts.",
        "owner": "Le propriétaire du jeu corrige avec --board FICHIER (docs/boards.md).",
        "corrected": "Votre fichier de corrections est utilisé.",
    },
}  # fmt: skip
OBJECTIVE = {"?": "◎", "real": "◉", "rumour": "○"}


def words(game: Game) -> dict[str, str]:
    return WORDS.get(game.language, WORDS["en"])


def notice(game: Game) -> str:
    """What of the scenario and of the rest is reconstructed: what an owner's board has replaced no longer is."""
    state, say = game.state, words(game)
    what = [f"data.{part}" for part in state.board.reconstructed[state.scenario]]
    scenario = [game.messages.text("notice.reconstructed", {"scenario": state.scenario, "what": what})] if what else []
    return " ".join([*scenario, say["everywhere"], say["corrected" if state.board.changes else "owner"]])


def goal(game: Game) -> str:
    """What wins the scenario or campaign that is played."""
    return what_wins(game.messages, game.state.board, game.state.scenario, game.state.final)


def legend(game: Game) -> RenderableType:
    """The commands only this game has, and what the signs on the board mean."""
    say = words(game)
    return Group(Text(say["commands"]), Text(say["units"] + "\n" + say["signs"], style="dim"))


class Board:
    """What one seat sees. `hand=False` hides what only this seat may see: two people may share one screen."""

    def __init__(self, game: Game, seat: str | None, hand: bool = True) -> None:
        self.game = game
        self.board = game.state.board
        self.view: dict[str, Any] = game.rules.view(game.state, seat if hand else None)
        self.words = words(game)
        self.name = game.messages.name

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self.heading()
        french, viet = self.stacks(FEF), self.stacks(VM)
        if width >= 112:
            yield columns(width, french, viet, self.facts())
        elif width >= 70:
            facts = self.facts_list()
            yield columns(width, french, viet)
            yield columns(width, short(facts[0::2], 12), short(facts[1::2], 12))
        else:
            yield Group(french, viet, self.facts())

    def heading(self) -> Text:
        view = self.view
        text = Text(f"{self.name(view['month'])}", style="bold")
        text.append(f"  {self.words['turn'].format(turn=view['turn'], last=view['last_turn'])}", "not bold")
        text.append(f"  {self.words['rain' if view['rain'] else 'dry']}  ", "bold cyan" if view["rain"] else "dim")
        text.append(f" {self.name(view['active'])} ", style=COLOUR[view["active"]])
        text.append(f" {self.name('phase.' + phase(view['phase']))}", "not bold")
        return text

    # --- stacks ---------------------------------------------------------------------------------------------------

    def region(self, key: str) -> str:
        """Where a hex belongs in the list: the Delta, the Highlands of Vietnam, Laos, China, or Saigon."""
        if key not in self.board.index:
            return "sea"
        h = self.board.index[key]
        country = self.board.country[h]
        if country in (LAOS, CHINA):
            return COUNTRY[country]
        return DELTA if self.board.region[h] == DELTA else "highlands"

    def side_of(self, key: str, here: dict[str, Any]) -> str:
        """In whose column a hex is listed: who is there, else to whom its trench or community belongs."""
        if here["units"]:
            return str(self.board.units[self.board.unit[here["units"][0]["unit"]]].side)
        return str(here.get("trench") or (VM if key in self.view["friendly"][VM] else FEF))

    def stacks(self, side: str) -> RenderableType:
        """The stacks of one side, region by region."""
        lines: dict[str, list[Text]] = {region: [] for region in REGIONS}
        for key, here in self.view["hexes"].items():
            if self.side_of(key, here) == side:
                lines[self.region(key)].append(self.stack(key, here, side))
        parts: list[RenderableType] = [Text(f" {self.name(side)} ", COLOUR[side])]
        for region in REGIONS:
            if lines[region]:
                parts += [Text(self.words[region], "bold cyan"), *lines[region]]
        return Group(*parts)

    def stack(self, key: str, here: dict[str, Any], side: str) -> Text:
        """`V14 Vinh Yen★⊓ GM 1, 2/2 REI(1), 10 BPCP!`."""
        text = Text(key, "dim")
        name = self.name(key)
        if name != key:
            text.append(f" {name}", f"bold not dim {INK[side]}")
        counts = key in self.board.index and stake(self.game.state, self.board.index[key])
        signs = ("★" if counts else "") + ("⊓" if "trench" in here else "")
        text.append(signs + OBJECTIVE.get(here.get("objective", ""), ""), "bold not dim magenta")
        units = [self.counter(unit) for unit in here["units"]]
        if here["hidden"]:
            units.append(self.words["hidden"].format(n=here["hidden"]))
        if units:
            text.append(" " + ", ".join(units), "not dim")
        if here.get("stacking", 0) >= NEARLY_FULL:
            style = "bold red" if here["stacking"] > FULL_STACK else ""
            text.append(f" [{here['stacking']}/{FULL_STACK}]", f"not dim {style}".strip())
        return text

    def counter(self, unit: dict[str, Any]) -> str:
        """A unit with its steps if it has lost any, and its markers."""
        full = self.board.units[self.board.unit[unit["unit"]]].steps
        text = str(self.name(unit["unit"]))
        if unit["steps"] < full:
            text += f"({unit['steps']})"
        if unit["unit"] in self.view["spending"].values():
            text += "$"
        return text + "!" * bool(unit["dg"]) + "?" * bool(unit["oos"])

    # --- tracks and boxes -----------------------------------------------------------------------------------------

    def facts(self) -> Table:
        return short(self.facts_list(), 12)

    def facts_list(self) -> list[tuple[str, Text]]:
        """Tracks, then markers, then boxes, each with its name."""
        view, tracks, say = self.view, self.view["tracks"], self.words
        facts = [
            *self.standing(),
            (say["points"], Text(f"VM {tracks['vm_rp']}, FEF {tracks['fef_rp']} ({SAVED})")),
            (say["air"], Text(f"{tracks['air_left']}/{tracks['air']}")),
            (say["trucks"], Text(f"{tracks['truck_left']}/{tracks['trucks']}")),
            (say["airstrike"], Text(str(tracks["airstrike"] or say["none"]))),
        ]
        if tracks["vm_ops"] or tracks["fef_ops"]:
            text = f"VM {tracks['vm_ops']}/{POINTS}, FEF {tracks['fef_ops']}/{POINTS}"
            if tracks["impulse"]:
                text += f", {say['row'].format(n=tracks['impulse'])}"
            facts.append((say["ops"], Text(text, "bold")))
        for name, keys in (("roads", view["roads"]["destroyed"]), ("markers", view["roads"]["markers"])):
            if keys:
                facts.append((say[name], Text(", ".join(self.name(key) for key in keys))))
        facts += self.boxes()
        return facts

    def standing(self) -> list[tuple[str, Text]]:
        """1.9 The VP-Level, the scale and what makes VP; 9.0 in the training scenario the goals instead."""
        view, tracks, say = self.view, self.view["tracks"], self.words
        if view["goals"]:
            friends = {key: VM if key in view["friendly"][VM] else FEF for key in view["goals"]["hexes"]}
            held = ", ".join(f"{self.name(key)} {side}" for key, side in friends.items())
            side, _, degree = view["goals"]["scale"][view["goals"]["held"]].partition(" ")
            return [(say["goals"], Text(held, "bold")), (say["now"], Text(f"{self.name(side)} {self.name(degree)}"))]
        taken = [c for c in self.board.communities if c.vp and self.board.ids[c.hex] in view["friendly"][VM]]
        return [
            (say["vp"], Text(str(tracks["vp"]), "bold")),
            *([(say["scale"], self.scale())] if view["scale"] else []),
            (say["losses"], Text(say["steps"].format(n=tracks["losses"], most=HITS))),
            (say["in_delta"], self.threshold(tracks["delta"], DELTA_COMMUNITIES)),
            (say["in_highlands"], self.threshold(tracks["highlands"], HIGHLANDS_COMMUNITIES)),
            (say["vp_hexes"], Text(", ".join(f"{self.name(self.board.ids[c.hex])} {c.vp}" for c in taken))),
        ]

    def threshold(self, held: int, enough: int) -> Text:
        """1.9 B VM-friendly communities of a region, and what they come to."""
        text = self.words["threshold"].format(held=held, enough=enough, vp=THRESHOLD_VP)
        return Text(text, "bold" if held >= enough else "")

    def scale(self) -> Text:
        """The Victory Point Scale, with the row of the present level marked."""
        level = self.view["tracks"]["vp"]
        rows = Text()
        for label, low, high in self.view["scale"]:
            here = (low is None or level >= low) and (high is None or level <= high)
            span = f"≤{high}" if low is None else f"≥{low}" if high is None else f"{low}–{high}"
            side, _, degree = label.partition(" ")
            shown = f"{side} {self.name(degree)}" if degree else self.name("draw")
            rows.append(f"{span} {shown}  ", "bold" if here else "dim")
        return rows

    def boxes(self) -> list[tuple[str, Text]]:
        found = []
        for box in ("eliminated", "box_1", "box_2"):
            units = self.view["boxes"][box]
            if units:
                found.append((self.words[box], Text(", ".join(self.name(unit["unit"]) for unit in units))))
        if self.view["boxes"]["at_sea"]:
            found.append((self.words["navy"], Text(self.words["at_sea"])))
        soon = [unit for unit in self.view["boxes"]["track"] if unit["due"] <= self.view["turn"] + DUE_SOON]
        if soon:
            names = ", ".join(f"{self.name(unit['unit'])} ({unit['due']})" for unit in soon)
            found.append((self.words["track"], Text(names)))
        return found


def columns(width: int, *parts: RenderableType) -> Table:
    """Parts side by side, of one width."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in parts:
        table.add_column(width=(width - 2 * (len(parts) - 1)) // len(parts))
    table.add_row(*parts)
    return table


COMMANDS = {**MAP_COMMANDS, "goal": lambda game, seat, rest: Text(goal(game))}

__all__ = ["COMMANDS", "OWN_SCREEN", "Board", "foretell", "goal", "legend", "listed", "notice", "summed_up", "unlisted"]
