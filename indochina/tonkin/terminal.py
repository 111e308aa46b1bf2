"""The board of Tonkin for a terminal: stacks by region beside the tracks, in 80 columns and in more."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from indochina.core.game import Game

from .board import CHINA, COUNTRY, DELTA, LAOS
from .communities import DELTA_COMMUNITIES, HIGHLANDS_COMMUNITIES
from .losses import HITS
from .operation import POINTS
from .replacement_points import SAVED
from .units import FEF, VM
from .view import phase

REGIONS = ("delta", "highlands", "laos", "china", "sea")
COLOUR = {FEF: "bright_white on blue", VM: "bright_white on red"}
INK = {FEF: "blue", VM: "red"}
DUE_SOON = 3
"""Turns ahead for which arriving units are named."""

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "turn": "Turn {turn} of {last}", "rain": "rain", "dry": "dry", "delta": "Delta", "highlands": "Highlands",
        "laos": "Laos", "china": "China", "sea": "Sea", "vp": "VP-Level", "scale": "Scale", "points": "Replacement",
        "ops": "Operations", "row": "{n} in a row", "losses": "VM steps", "air": "Air Transp.", "trucks": "Trucks",
        "airstrike": "Airstrike", "held": "VM-friendly", "vp_hexes": "VM VP-Hexes", "spending": "Spending",
        "roads": "Roads cut", "markers": "Road-Mark.", "eliminated": "Eliminated", "box_1": "Box 1", "box_2": "Box 2",
        "track": "Arriving", "navy": "Navy", "at_sea": "at sea", "none": "none", "hidden": "+{n} hidden",
        "units": "(3) steps left of a unit with losses, ! DG, ? OoS, +2 hidden: two counters that cannot be seen",
        "signs": "⊓ trench  ◎ Political Objective-Marker (◉ real, ○ rumour)  ★ VP-Hex  $ SD being spent",
        "reconstructed": "Reconstructed for {scenario}, not seen in print: {what}. "
                         "An owner can put them right with --board FILE.",
    },
    "fr": {
        "turn": "Tour {turn} sur {last}", "rain": "pluies", "dry": "saison sèche", "delta": "Delta",
        "highlands": "Hautes terres", "laos": "Laos", "china": "Chine", "sea": "Mer", "vp": "Niveau de PV",
        "scale": "Échelle", "points": "Remplacem.", "ops": "Opérations", "row": "{n} de suite", "losses": "Pas VM",
        "air": "Tr. aérien", "trucks": "Camions", "airstrike": "Frappe aér.", "held": "Amies de VM",
        "vp_hexes": "Hex. PV VM", "spending": "Dépensé", "roads": "Routes dét.", "markers": "Marq. route",
        "eliminated": "Éliminés", "box_1": "Case 1", "box_2": "Case 2", "track": "Arrivées", "navy": "Marine",
        "at_sea": "en mer", "none": "–", "hidden": "+{n} cachées",
        "units": "(3) pas restants d’une unité qui a subi des pertes, ! DG, ? HR, +2 cachées : deux pions invisibles",
        "signs": "⊓ retranchement  ◎ objectif politique (◉ vrai, ○ rumeur)  ★ hexagone à PV  $ dépôt dépensé",
        "reconstructed": "Reconstitué pour {scenario}, non vu sur l’original : {what}. "
                         "Le propriétaire du jeu corrige avec --board FICHIER.",
    },
}  # fmt: skip
OBJECTIVE = {"?": "◎", "real": "◉", "rumour": "○"}


def words(game: Game) -> dict[str, str]:
    return WORDS.get(game.language, WORDS["en"])


def notice(game: Game) -> str:
    """What of the scenario is reconstructed; empty if nothing is, or if an owner's board is in use."""
    state = game.state
    parts = state.board.reconstructed[state.scenario]
    if state.board.changes or not parts:
        return ""
    what = ", ".join(game.messages.name(f"data.{part}") for part in parts)
    return words(game)["reconstructed"].format(scenario=game.messages.name(state.scenario), what=what)


def legend(game: Game) -> RenderableType:
    """What the signs on the board mean."""
    return Text(words(game)["units"] + "\n" + words(game)["signs"], style="dim")


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
            yield columns(width, short(facts[0::2]), short(facts[1::2]))
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
        community = self.board.community.get(self.board.index.get(key, -1))
        signs = ("★" if community and community.vp else "") + ("⊓" if "trench" in here else "")
        text.append(signs + OBJECTIVE.get(here.get("objective", ""), ""), "bold not dim magenta")
        units = [self.counter(unit) for unit in here["units"]]
        if here["hidden"]:
            units.append(self.words["hidden"].format(n=here["hidden"]))
        if units:
            text.append(" " + ", ".join(units), "not dim")
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
        return short(self.facts_list())

    def facts_list(self) -> list[tuple[str, Text]]:
        """Tracks, then markers, then boxes, each with its name."""
        view, tracks, say = self.view, self.view["tracks"], self.words
        facts = [
            (say["vp"], Text(str(tracks["vp"]), "bold")),
            (say["points"], Text(f"VM {tracks['vm_rp']}, FEF {tracks['fef_rp']} ({SAVED})")),
            (say["losses"], Text(f"{tracks['losses']}/{HITS}")),
            (say["air"], Text(f"{tracks['air_left']}/{tracks['air']}")),
            (say["trucks"], Text(f"{tracks['truck_left']}/{tracks['trucks']}")),
            (say["airstrike"], Text(str(tracks["airstrike"] or say["none"]))),
            (say["delta"], Text(f"{tracks['delta']}/{DELTA_COMMUNITIES} VM")),
            (say["highlands"], Text(f"{tracks['highlands']}/{HIGHLANDS_COMMUNITIES} VM")),
        ]
        if tracks["vm_ops"] or tracks["fef_ops"]:
            text = f"VM {tracks['vm_ops']}/{POINTS}, FEF {tracks['fef_ops']}/{POINTS}"
            if tracks["impulse"]:
                text += f", {say['row'].format(n=tracks['impulse'])}"
            facts.append((say["ops"], Text(text, "bold")))
        if view["scale"]:
            facts.append((say["scale"], self.scale()))
        held = [c for c in self.board.communities if c.vp and self.board.ids[c.hex] in view["friendly"][VM]]
        facts.append((say["vp_hexes"], Text(", ".join(f"{self.name(self.board.ids[c.hex])} {c.vp}" for c in held))))
        for name, keys in (("roads", view["roads"]["destroyed"]), ("markers", view["roads"]["markers"])):
            if keys:
                facts.append((say[name], Text(", ".join(self.name(key) for key in keys))))
        facts += self.boxes()
        return facts

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
            names = ", ".join(f"{self.name(unit['unit'])} {unit['due']}" for unit in soon)
            found.append((self.words["track"], Text(names)))
        return found


def short(facts: list[tuple[str, Text]]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(width=12, style="dim", no_wrap=True, overflow="ellipsis")
    table.add_column(ratio=1)
    for name, value in facts:
        table.add_row(name, value)
    return table


def columns(width: int, *parts: RenderableType) -> Table:
    """Parts side by side, of one width."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in parts:
        table.add_column(width=(width - 2 * (len(parts) - 1)) // len(parts))
    table.add_row(*parts)
    return table
