"""The board of Saigon 75 for a terminal: a Rich renderable that fits 80 columns and uses more where there are more."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from indochina.core.decision import Decision
from indochina.core.game import Game
from indochina.saigon75.forecasts import forecast, forecasts
from indochina.saigon75.tables import AIR_SPACES, MOMENTUM_TURNS, RECONSTRUCTED, TURNS, VC_ACTIVATIONS
from indochina.saigon75.units import NV, PROVINCE_IDS, SV

from ..facts import short
from .near import COMMANDS, goal
from .near import words as near_words
from .units import COLOUR, INK, LETTERS, NV_UNITS, units_text

CORPS = {
    "I":   "quang_tri hue da_nang quang_ngai",
    "II":  "kon_tum binh_dinh pleiku phu_yen dak_lak khanh_hoa dak_nong binh_thuan",
    "III": "phuoc_binh an_loc xuan_loc saigon",
    "IV":  "long_an can_tho kien_giang ca_mau",
}  # fmt: skip

STAGE_WORDS = {
    "setup": "setup", "availability": "availability", "event": "event_stage", "movement": "movement",
    "stacking": "stacking", "combat": "combat", "desertion": "desertion_stage", "momentum": "end", "over": "over",
}  # fmt: skip

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "colon": ": ",
        "turn": "Turn", "corps": "Corps", "reserve": "NV reserve", "lost": "Lost",
        "activations": "Activations", "left": "{left}/{all} left", "die": "die", "air": "Air Support",
        "air_lost": "{n} lost", "plus1": "+1 markers", "held": "NV holds", "momentum": "momentum {n}", "event": "Event",
        "combats": "Combats", "more": "{n} more allowed", "desertion": "Desertion",
        "outlook": "{n} provinces: {row}", "cards": "Cards", "deck": "deck", "aside": "aside",
        "hand": "Hand", "none": "none", "infiltration": "infiltration {n}",
        "setup": "set-up", "availability": "availability", "event_stage": "event", "movement": "movement",
        "stacking": "stacking", "combat": "combat", "desertion_stage": "desertion", "end": "end of turn",
        "over": "over",
        "units": "D division, d reduced, R Rangers, M Marines, P Paratroopers, B River Patrol, T mechanised; "
                 "N NV division, n reduced, V VC battalion; * activated or has fought, ~ held by an event",
        "signs": "▲ mountain  ≈ coast  ∿ Mekong  ‡ border  ★ capital  ⚑ militia  ■ NV control  □ SV control  "
                 "m momentum token",
        "reconstructed": "Reconstructed, not seen in print: {what}. An owner can put them right with --board FILE.",
    },
    "fr": {
        "colon": "\u00a0: ",
        "turn": "Tour", "corps": "Corps", "reserve": "Réserve NV", "lost": "Pertes",
        "activations": "Activations", "left": "reste {left}/{all}", "die": "dé", "air": "Aviation",
        "air_lost": "{n} perdus", "plus1": "Pions +1", "held": "NV détient", "momentum": "élan {n}",
        "event": "Événement",
        "combats": "Combats", "more": "encore {n} permis", "desertion": "Désertion",
        "outlook": "{n} provinces : {row}", "cards": "Cartes", "deck": "pioche", "aside": "écart",
        "hand": "Main", "none": "–", "infiltration": "infiltration {n}",
        "setup": "mise en place", "availability": "disponibilité", "event_stage": "événement", "movement": "mouvement",
        "stacking": "empilement", "combat": "combat", "desertion_stage": "désertion", "end": "fin du tour",
        "over": "terminé",
        "units": "D division, d réduite, R Rangers, M Marines, P parachutistes, B patrouille fluviale, T mécanisé ; "
                 "N division NV, n réduite, V bataillon VC ; * activée ou a combattu, ~ retenue par un événement",
        "signs": "▲ montagne  ≈ côte  ∿ Mékong  ‡ frontière  ★ capitale  ⚑ milice  ■ contrôle NV  □ contrôle SV  "
                 "m pion Élan",
        "reconstructed": "Reconstitué, non vu sur l'original : cinq noms de province, la plupart des frontières, les "
                         "flèches d'entrée dans le Sud, les provinces côtières, la mise en place imprimée, les "
                         "divisions NV et les bataillons VC, les tables d'activation après le tour 1, la table de "
                         "désertion, le dé aérien. Le propriétaire du jeu corrige avec --board FICHIER.",
    },
}  # fmt: skip


def words(game: Game) -> dict[str, str]:
    return WORDS.get(game.language, WORDS["en"])


def notice(game: Game) -> str:
    """Which printed data are reconstructed; empty if an owner's board is in use."""
    if game.state.board.changes:
        return ""
    return words(game)["reconstructed"].format(what=", ".join(RECONSTRUCTED))


def foretell(game: Game, decision: Decision) -> list[Text]:
    """What answers would bring, a line each: the chance to take a province, units that would be lost."""
    lines, assuming = [], ""
    for key in forecasts(game):
        found = forecast(game, key, game.messages)
        if found is None:
            continue
        told = "; ".join(f"{item['text']} {item['value']}".strip() for item in found["items"])
        own = decision.name in ("combat.units", "combat.bonus", "combat.vc")
        lines.append(
            Text(f"  {game.messages.label(decision, key)}{words(game)['colon']}{told}" if own else f"  {told}")
        )
        assuming = found["assuming"]
    return [*lines, Text(f"  {assuming}", "dim")] if assuming else lines


def legend(game: Game) -> RenderableType:
    """The commands only this game has, and what the letters and signs on the board mean."""
    signs = Text(words(game)["units"] + "\n" + words(game)["signs"], style="dim")
    return Group(Text(near_words(game)["commands"]), signs)


class Board:
    """What one seat sees. `hand=False` keeps its cards covered: two people may share one screen."""

    def __init__(self, game: Game, seat: str | None, hand: bool = True) -> None:
        self.game = game
        self.view: dict[str, Any] = game.rules.view(game.state, seat)
        self.seat = seat
        self.cards: list[str] = self.view["hand"] if hand else []
        self.words = words(game)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self.heading(width)
        north, south = self.corps("I", "II"), self.corps("III", "IV")
        facts = self.facts()
        if width >= 112:
            table = Table.grid(padding=(0, 2, 0, 0))
            for share in (38, 38, width - 80):
                table.add_column(width=share)
            table.add_row(north, Group(south, Text(), short(facts[:2], 11)), short(facts[2:], 11))
            yield table
            yield self.hand()
        elif width >= 76:
            half = (width - 2) // 2
            yield side_by_side(half, north, Group(south, Text(), short(facts[:2], 11)))
            rest = facts[2:]
            yield side_by_side(half, short(rest[0::2], 11), short(rest[1::2], 11))
            yield self.hand(brief=True)
        else:
            yield Group(north, south, short(facts, 11), self.hand())

    def heading(self, width: int) -> Text:
        view = self.view
        text = Text(f"{self.words['turn']} ", style="bold")
        for turn in range(1, TURNS + 1):
            mark = f"{turn}m" if turn in MOMENTUM_TURNS else str(turn)
            text.append(
                f"[{mark}]" if turn == view["turn"] else f" {mark} ", "bold cyan" if turn == view["turn"] else "dim"
            )
        text.append(f"  {self.game.messages.name('season.' + str(view['turn']))}  ", style="bold")
        text.append(f" {view['active']} ", style=COLOUR[view["active"]])
        text.append(f" {self.words[STAGE_WORDS[view['stage'].split('.')[0]]]}")
        return text

    def corps(self, *areas: str) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(width=1)
        table.add_column(width=10, no_wrap=True, overflow="ellipsis")
        table.add_column(width=3)
        table.add_column(ratio=12, justify="right")
        table.add_column(width=1, style="dim")
        table.add_column(ratio=9)
        for area in areas:
            title = f"{area} {self.words['corps']}"
            table.add_row("", Text(title, style="bold cyan"), "", Text(SV, style="dim"), "┊", Text(NV, style="dim"))
            for province in CORPS[area].split():
                table.add_row(*self.row(province))
        return table

    def row(self, province: str) -> list[Text]:
        found = self.view["spaces"][province]
        owner = found["control"]
        tail = units_text(found["units"], NV)
        for sign in ("⚑" if found["militia"] else "", self.token(province)):
            if sign:
                tail.append((" " if tail else "") + sign, style="bold magenta" if sign != "⚑" else "bold red")
        return [
            Text("■" if owner == NV else "□", style=INK[owner]),
            Text(self.game.messages.name(province), style=f"bold {INK[owner]}" if owner == NV else "bold"),
            Text(self.signs(province), style="dim"),
            units_text(found["units"], SV),
            Text("┊"),
            tail,
        ]

    def token(self, province: str) -> str:
        number = self.view["tokens"].get(province)
        return "" if number is None else f"m{number}"

    def signs(self, province: str) -> str:
        board, p = self.game.state.board, PROVINCE_IDS.index(province)
        return "".join(
            sign
            for sign, holds in (
                ("★", province == "saigon"), ("▲", board.mountain[p]), ("≈", board.coastal[p]),
                ("∿", board.mekong[p]), ("‡", board.border[p]),
            )
            if holds
        )  # fmt: skip

    def facts(self) -> list[tuple[str, Text]]:
        """Reserve and losses, then tracks, markers, event, combats, desertion and cards, each with its name."""
        view, tracks, say = self.view, self.view["tracks"], self.words
        lost = Text(" ").join(
            Text(f"{n if n > 1 else ''}{LETTERS[kind]}", INK[NV if kind in NV_UNITS else SV])
            for kind, n in view["lost"].items()
        )
        facts = [
            (say["reserve"], units_text(view["reserve"]) if view["reserve"] else Text(say["none"], "dim")),
            (say["lost"], lost if lost else Text(say["none"], "dim")),
        ]
        if tracks["available"]:
            text = Text(say["left"].format(left=tracks["left"], all=tracks["available"]), "bold")
            if tracks["die"]:
                text.append(f", {say['die']} {tracks['die']}", "not bold")
            if view["active"] == NV:
                text.append(f", VC {tracks['vc_activated']}/{VC_ACTIVATIONS}", "not bold")
            facts.append((say["activations"], text))
        air = Text("■" * tracks["air"] + "□" * (AIR_SPACES - tracks["air"]), "cyan")
        if tracks["air_lost"]:
            air.append(f" {say['air_lost'].format(n=tracks['air_lost'])}", "dim")
        facts.append((say["air"], air))
        facts.append((say["plus1"], Text(f"NV {tracks['nv_plus1']}, SV {tracks['sv_plus1']}")))
        held = [say[name].format(n=tracks[name]) for name in ("infiltration", "momentum")]
        facts.append((say["held"], Text(", ".join(held))))
        facts.append((say["event"], self.event()))
        if view["combats"] or view["combat_limit"] is not None:
            names = ", ".join(self.game.messages.name(combat["space"]) for combat in view["combats"])
            if view["combat_limit"] is not None:
                names = f"{names or say['none']} ({say['more'].format(n=view['combat_limit'])})"
            facts.append((say["combats"], Text(names, "bold")))
        provinces = tracks["nv_provinces"] + (1 if view["crisis"] else 0)
        row = " ".join(str(n) for n in self.game.state.board.desertion[provinces])
        facts.append((say["desertion"], Text(say["outlook"].format(n=provinces, row=row))))
        cards = view["cards"]
        counts = f"NV {cards['NV']} SV {cards['SV']} {say['deck']} {cards['deck']} {say['aside']} {cards['aside']}"
        facts.append((say["cards"], Text(counts)))
        return facts

    def event(self) -> Text:
        card = self.view["event"]
        if not card:
            return Text(self.words["none"], "dim")
        text = Text(f"{card} {self.game.messages.name(card)}", "bold magenta")
        if self.view["event_left"]:
            text.append(f" ×{self.view['event_left']}", "not bold")
        return text

    def hand(self, brief: bool = False) -> RenderableType:
        """The cards of the viewer, with our wording where there is room."""
        if not self.cards:
            return Text(end="")
        messages = self.game.messages
        title = Text(f"{self.words['hand']} {self.seat}", COLOUR.get(self.seat or "", ""))
        if brief:
            names = (Text(f"{card} {messages.name(card)}", "default") for card in self.cards)
            return Text("  ").join([title, *names])
        table = Table.grid(padding=(0, 1, 0, 0))
        for card in self.cards:
            text = Text(f"{messages.name(card)}. ", "bold").append(messages.text(f"card.{card}", {}), "not bold dim")
            table.add_row(Text(card, "magenta"), text)
        return Group(title, table)


def side_by_side(half: int, left: RenderableType, right: RenderableType) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=half)
    table.add_column(width=half)
    table.add_row(left, right)
    return table


__all__ = ["COMMANDS", "Board", "foretell", "goal", "legend", "notice"]
