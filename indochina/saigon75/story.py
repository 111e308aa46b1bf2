"""The story of a game: what lies on the table, and how entries of the log come to actions and headlines."""

from __future__ import annotations

from functools import cache, partial

from indochina.core.journal import Entry
from indochina.core.rules import EVERYTHING, Deed
from indochina.core.table import Cells, Layout, Marks, Pieces, Pile, Seen, Table, Track, Tracks

from .control import control
from .momentum import SITES
from .state import State
from .units import KIND_NAMES, NV, PROVINCE_IDS, PROVINCES, SPACE_IDS, SV, UNIT_KEYS

BOOKKEEPING = {
    "board": "agreed on before the game",
    "rulings": "agreed on before the game",
    "hand_size": "agreed on before the game",
    "active": "whose phase it is: each entry says so itself",
    "die": "rolled for this phase; its entry shows it",
    "base": "activations of this phase; its entry shows them",
    "plus": "activations of this phase; its entry shows them",
    "spent": "activations used in this phase",
    "vc_spent": "activations used in this phase",
    "event_left": "how often the card in effect may still be used",
    "combat_limit": "combats that are still allowed in this phase",
    "combats": "combats announced in this phase and not yet fought",
    "crisis": "that a card played before counts at the next desertion",
    "stage": "where the procedure is",
    "streams": "what the dice will show",
    "notes": "the log itself",
}

SITE_IDS = [SPACE_IDS[space] for space in SITES]
OPEN: tuple[Layout, ...] = (
    Pieces("units", SPACE_IDS, KIND_NAMES),
    Pieces("lost", ("lost",), KIND_NAMES),
    Marks("militia", PROVINCE_IDS, "militia", kind=bytearray),
    Marks("activated", UNIT_KEYS, "activated", kind=bytearray),
    Marks("frozen", UNIT_KEYS, "frozen", kind=bytearray),
    Marks("sites", SITE_IDS, "token", kind=tuple),
    *(Track(name) for name in ("turn", "air", "air_lost", "infiltration", "momentum")),
    Tracks("plus1", {0: "nv_plus1", 1: "sv_plus1"}, tuple),
    Track("event"),
    Pile("discard"),
    Track("winner"),
)
"""What everybody sees: a token that lies face down has no number yet."""
TYPES = {"sv_reduced": "sv_division", "nv_reduced": "nv_division"}
HANDS = {NV: "nv_hand", SV: "sv_hand"}
SECRET: tuple[Layout, ...] = (
    Tracks("hands", dict(enumerate(HANDS.values())), tuple),
    Pile("deck", top=True),
    Pile("aside"),
)


def table(state: object, seat: str | None) -> Table:
    return _table(seat)


@cache
def _table(seat: str | None) -> Table:
    """A hand is known to its owner only; the deck and the cards set aside to nobody: they are counted."""
    if seat == EVERYTHING:
        return Table((*OPEN, *SECRET), TYPES)
    return Table((*OPEN, Seen(partial(_seen, seat))), TYPES)


def _seen(seat: str | None, s: State) -> Cells:
    hands = {HANDS[side]: cards if side == seat else len(cards) for side, cards in zip((NV, SV), s.hands)}
    return {("", name): shown for name, shown in (hands | {"deck": len(s.deck), "aside": len(s.aside)}).items()}


def held(s: State) -> dict[str, str]:
    """S.8 Who controls each province."""
    return {SPACE_IDS[p]: control(s, p) for p in PROVINCES}


CHAPTERS = {"log.turn": "story.chapter.turn"}
FIGURES = ("air", "infiltration", "momentum", "nv_plus1", "sv_plus1")
PHASES = {
    "setup": "setup",
    "setup.deal": "setup",
    "availability": "availability",
    "event.play": "event",
    "event": "event",
    "movement.start": "movement",
    "movement": "movement",
    "stacking": "movement",
    "combat.declare": "combat",
    "combat": "combat",
    "desertion": "desertion",
    "momentum": "momentum",
}
"""S.1 The phases of a turn, by stage."""


def action(entry: Entry, stage: str) -> str:
    return "turn" if entry.key in CHAPTERS else PHASES[stage]


DEEDS = {
    "log.turn": Deed("turn", ""), "log.place": Deed("place", ""), "log.suggested": Deed("suggested", ""),
    "log.dealt": Deed("dealt", ""), "log.availability": Deed("availability", ""), "log.event": Deed("event", ""),
    "log.no_effect": Deed("no_effect", ""), "log.strike_hit": Deed("strike_hit", ""),
    "log.redeployed": Deed("redeployed", ""), "log.frozen": Deed("frozen", ""), "log.diverted": Deed("diverted", ""),
    "log.infiltrated": Deed("infiltrated", ""), "log.move": Deed("move", "to"), "log.strategic": Deed("move", "to"),
    "log.overstacked": Deed("overstacked", ""), "log.declared": Deed("attack"), "log.reduced": Deed("reduced", ""),
    "log.no_retreat": Deed("reduced", ""), "log.eliminated": Deed("eliminated", ""),
    "log.retreat_overstacked": Deed("eliminated", ""), "log.diverted_lost": Deed("eliminated", ""),
    "log.retreat": Deed("retreat", ""), "log.withdraw": Deed("retreat", ""),
    "log.militia_placed": Deed("militia_placed"), "log.militia_removed": Deed("militia_removed"),
    "log.deserted": Deed("deserted", ""), "log.momentum_won": Deed("momentum_won"),
    "log.momentum_gone": Deed("momentum_gone"), "log.nv_wins": Deed("nv_wins", ""), "log.sv_wins": Deed("sv_wins", ""),
}  # fmt: skip


def deed(entry: Entry) -> Deed | None:
    """What an entry comes to in a headline."""
    return DEEDS.get(entry.key)
