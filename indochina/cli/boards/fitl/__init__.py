"""The board of Fire in the Lake for a terminal: it fits 80 columns and uses more where there are more."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from indochina.core.game import Game
from indochina.fitl.board import ECON, IDS, LOCS
from indochina.fitl.cards import CARDS
from indochina.fitl.components.pieces import ARVN, FACTIONS, NVA, TYPE_NAMES, US, VC

from .card import introduce
from .near import COMMANDS, goal
from .near import words as near_words
from .pieces import CONTROL, INK, LEVELS, counted, pieces_text

# Corps areas of the South from north to south, then the countries outside it.
AREAS = {
    "I Corps":   "hue da-nang quang-tri quang-nam quang-tin",
    "II Corps":  "kontum qui-nhon cam-ranh binh-dinh pleiku phu-bon khanh-hoa",
    "III Corps": "saigon an-loc phuoc-long quang-duc binh-tuy tay-ninh",
    "IV Corps":  "can-tho kien-phong kien-hoa ba-xuyen kien-giang",
    "outside":
        "north-vietnam central-laos southern-laos ne-cambodia fishhook parrots-beak sihanoukville",
}  # fmt: skip

BOX_LETTERS = {
    "us_troop": "T", "us_base": "B", "us_irregular": "I", "arvn_troop": "T", "arvn_police": "P", "arvn_ranger": "R",
    "arvn_base": "B", "nva_troop": "T", "nva_guerrilla": "G", "nva_base": "B", "vc_guerrilla": "G", "vc_base": "B",
}  # fmt: skip
COLOUR = {US: "black on green", ARVN: "black on yellow", NVA: "bright_white on red", VC: "bright_white on blue"}

NBSP = "\u00a0"
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "outside": "North, Laos, Cambodia", "next": "next", "none": "none", "locs": "LoCs",
        "deck": "deck {deck}, Coups to come {coups_to_come}", "monsoon": "MONSOON", "empty": "{n} more, empty",
        "victory": "Victory", "resources": "Resources", "tracks": "Tracks", "aid": "Aid", "patronage": "Patronage",
        "econ": "Econ", "trail": "Trail", "available": "Available", "casualties": "Casualties",
        "out_of_play": "Out of play", "leader": "RVN Leader", "cards": "{n} cards", "capabilities": "Capabilities",
        "shaded": "shaded", "unshaded": "unshaded", "momentum": "Momentum", "eligible": "Eligible",
        "nobody": "nobody", "pivotal": "Pivotal", "deception": "Deception", "yours": "yours: {kinds}",
        "hides": "{holder} hides {n}", "showed": "{holder} showed {kind}", "undrawn": "none drawn yet",
        "legend": "T Troops, P Police, B Base, Ḇ Tunneled Base; small letters Underground, capitals Active: "
                  "i I Irregulars, r R Rangers, g G Guerrillas\n"
                  "2++ Population 2 at Active Support, + Passive Support, · Neutral, - Passive, -- Active Opposition; "
                  "C COIN Control, N NVA Control; ! Terror or Sabotage; $ Econ of a LoC",
    },
    "fr": {
        "outside": "Nord, Laos, Cambodge", "next": "ensuite", "none": "aucune", "locs": "LdC",
        "deck": "pioche {deck}, Coups d’État à venir {coups_to_come}", "monsoon": "MOUSSON",
        "empty": "{n} autres, vides", "victory": "Victoire", "resources": "Ressources", "tracks": "Pistes",
        "aid": "Aide", "patronage": "Patronage", "econ": "Écon", "trail": "Piste", "available": "Disponibles",
        "casualties": "Pertes", "out_of_play": "Hors jeu", "leader": "Dirigeant", "cards": "{n} cartes",
        "capabilities": "Capacités", "shaded": "ombré", "unshaded": "non ombré", "momentum": "Élan",
        "eligible": "Éligibles", "nobody": "personne", "pivotal": "Charnière", "deception": "Duperie",
        "yours": f"à vous{NBSP}: {{kinds}}", "hides": "{holder} cache {n}", "showed": "{holder} a montré {kind}",
        "undrawn": "pas encore tirés",
        "legend": f"T Troupes, P Police, B Base, Ḇ Base avec Tunnel{NBSP}; minuscules clandestins, capitales actifs"
                  f"{NBSP}: i I Irréguliers, r R Rangers, g G Guérillas\n"
                  "2++ Population 2 au Soutien actif, + Soutien passif, · Neutre, - Opposition passive, -- active"
                  f"{NBSP}; C Contrôle COIN, N Contrôle NVA{NBSP}; ! Terreur ou Sabotage{NBSP}; $ Écon d’une LdC",
    },
}  # fmt: skip


def notice(game: Game) -> str:
    """Nothing printed is missing; which cards serve for Operations only is said where they are asked for."""
    return ""


def legend(game: Game) -> RenderableType:
    """The commands only this game has, and what the letters and signs on the board mean."""
    return Group(Text(near_words(game)["commands"]), Text(WORDS[game.language]["legend"], style="dim"))


class Board:
    """What a seat sees: only Deception markers are hidden, and without `hand` one's own are not shown either."""

    def __init__(self, game: Game, seat: str | None, hand: bool = True) -> None:
        self.game = game
        self.seat = seat
        self.say = WORDS[game.language]
        self.view: dict[str, Any] = game.rules.view(game.state, seat if hand else None)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self.heading()
        north = [self.area(name) for name in ("I Corps", "II Corps", "outside")]
        south = [self.area(name) for name in ("III Corps", "IV Corps")]
        facts = self.facts()
        if width >= 150:
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(width=width // 2 - 1)
            table.add_column(width=width // 2 - 1)
            table.add_row(Group(*north), Group(*south, self.locs(), Text(), facts))
            yield table
        else:
            yield Group(*(self.area(name) for name in AREAS), self.locs(), facts)

    # --- the card being played ------------------------------------------------------------------------------

    def heading(self) -> Text:
        cards = self.view["cards"]
        text = Text()
        if cards["current"]:
            text.append(self.title(cards["current"]), style="bold").append(" ")
            text.append_text(self.order(cards["current"]))
        text.append(("\n" if cards["current"] else "") + self.say["next"] + " ", style="dim")
        text.append(self.title(cards["next"]) if cards["next"] else self.say["none"])
        text.append("   " + self.say["deck"].format_map(cards), style="dim")
        if cards["monsoon"]:
            text.append("  " + self.say["monsoon"], style="bold cyan")
        return text

    @staticmethod
    def title(number: int) -> str:
        return f"{number} {CARDS[number].title}"

    def order(self, number: int) -> Text:
        """The factions in the order of the card: what each did, or whether it is Eligible."""
        acted = dict(tuple(step) for step in self.view["acted"])
        words = []
        for faction in CARDS[number].order:
            if faction in acted:
                words.append(Text(f"{faction}:{acted[faction]}", style=INK[faction]))
            elif faction in self.view["eligible"]:
                words.append(Text(f" {faction} ", style=COLOUR[faction]))
            else:
                words.append(Text(f"({faction})", style="dim"))
        return Text(" ").join(words)

    # --- the map --------------------------------------------------------------------------------------------

    def area(self, name: str) -> Table:
        table = self.table()
        heads = [Text(faction, style=f"dim {INK[faction]}") for faction in FACTIONS]
        table.add_row(Text(self.say.get(name, name), style="bold cyan"), "", "", "", *heads)
        for space in AREAS[name].split():
            table.add_row(*self.row(space))
        return table

    @staticmethod
    def table() -> Table:
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(width=21, no_wrap=True, overflow="ellipsis")
        table.add_column(width=3, no_wrap=True)
        table.add_column(width=1)
        table.add_column(width=2, no_wrap=True)
        for share in (10, 13, 13, 9):
            table.add_column(ratio=share)
        return table

    def row(self, space: str) -> list[Text]:
        found = self.view["spaces"][space]
        name = self.game.messages.name(space)
        pop = found["population"]
        sign, style = LEVELS[found["support"]]
        control, ink = CONTROL[found["control"]]
        terror = found["terror"]
        return [
            Text(name, style="bold" if pop else ""),
            Text(f"{pop}{sign}" if pop else " ", style=style),
            Text(control, style=f"bold {ink}"),
            Text("!" * terror if terror < 3 else f"!{terror}", style="bold magenta"),
            *(pieces_text(found["pieces"], faction) for faction in FACTIONS),
        ]

    def locs(self) -> RenderableType:
        """LoCs on which something stands, one a line; the others are only counted."""
        table = self.table()
        table.add_row(Text(self.say["locs"], style="bold cyan"), "", "", "", "", "", "", "")
        empty = 0
        for loc in LOCS:
            found = self.view["spaces"][IDS[loc]]
            if not found["pieces"] and not found["terror"]:
                empty += 1
                continue
            cells = self.row(IDS[loc])
            cells[1] = Text(f"{ECON[loc]}$" if ECON[loc] else " ", style="dim")
            table.add_row(*cells)
        if empty:
            table.add_row(Text(self.say["empty"].format(n=empty), style="dim"), "", "", "", "", "", "", "")
        return table

    # --- tracks and boxes -----------------------------------------------------------------------------------

    def facts(self) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(width=12, style="dim", no_wrap=True)
        table.add_column(ratio=1)
        tracks, totals = self.view["tracks"], self.view["totals"]
        goals = Text("   ").join(
            Text(f"{f} {totals[f]['total']} ({totals[f]['margin']:+})", style=INK[f]) for f in FACTIONS
        )
        table.add_row(self.say["victory"], goals)
        purses = Text("   ").join(
            Text(f"{f} {tracks[f'{f.lower()}_resources']}", style=INK[f]) for f in (ARVN, NVA, VC)
        )
        table.add_row(self.say["resources"], purses)
        values = (f"{self.say[name]} {tracks[name]}" for name in ("aid", "patronage", "econ", "trail"))
        table.add_row(self.say["tracks"], Text("   ".join(values)))
        for box in ("available", "casualties", "out_of_play"):
            table.add_row(self.say[box], self.box(self.view[box]))
        table.add_row(self.say["leader"], self.leader())
        name_of = self.game.messages.name
        capabilities = [f"{name_of(c)} ({self.say['shaded']})" for c in self.view["shaded"]]
        capabilities += [f"{name_of(c)} ({self.say['unshaded']})" for c in self.view["unshaded"]]
        if capabilities:
            table.add_row(self.say["capabilities"], Text(", ".join(capabilities)))
        if self.view["momentum"]:
            table.add_row(self.say["momentum"], Text(", ".join(name_of(m) for m in self.view["momentum"])))
        table.add_row(self.say["eligible"], Text(", ".join(self.view["eligible"]) or self.say["nobody"]))
        if self.view["pivotal"]:
            table.add_row(self.say["pivotal"], Text(", ".join(self.view["pivotal"])))
        if "deception" in self.view:
            table.add_row(self.say["deception"], self.markers(self.view["deception"]))
        return table

    def markers(self, found: dict[str, Any]) -> Text:
        """7.3 One's own markers, how many each player hides, and those that were shown."""
        name_of = self.game.messages.name
        words = [self.say["yours"].format(kinds=", ".join(map(name_of, found["own"])))] if found["own"] else []
        words += [self.say["hides"].format(holder=holder, n=n) for holder, n in found["held"].items() if n]
        words += [
            self.say["showed"].format(holder=holder, kind=name_of(kind))
            for holder, kinds in found["shown"].items()
            for kind in kinds
        ]
        return Text("; ".join(words) or self.say["undrawn"])

    def leader(self) -> Text:
        found = self.view["leader"]
        text = Text(self.game.messages.name(found["name"] or "no_leader"))
        return text.append(f"  ({self.say['cards'].format(n=len(found['cards']))})", style="dim")

    def box(self, held: dict[str, int]) -> Text:
        if not held:
            return Text(self.say["none"], style="dim")
        groups = []
        for faction in FACTIONS:
            words = [
                counted(held[name], BOX_LETTERS[name])
                for name in TYPE_NAMES
                if name in held and name.startswith(faction.lower())
            ]
            if words:
                groups.append(Text(f"{faction} {' '.join(words)}", style=INK[faction]))
        return Text("   ").join(groups)


__all__ = ["COMMANDS", "Board", "goal", "introduce", "legend", "notice"]
