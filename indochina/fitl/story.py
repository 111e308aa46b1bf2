"""The story of a game: what lies on the table, and how entries of the log come to actions and headlines."""

from __future__ import annotations

from indochina.core.journal import Entry
from indochina.core.rules import EVERYTHING, Deed
from indochina.core.table import Layout, Marks, Members, Pairs, Pieces, Pile, Seen, Table, Track, Tracks

from .board import IDS
from .components.pieces import KIND_NAMES, TYPE_NAMES, TYPE_OF
from .events import CARDS
from .events.tracks import LEVELS
from .position import CONTROL_NAMES
from .state import ACTIVE_OPPOSITION, BOXES, State

BOOKKEEPING = {
    "scenario": "agreed on before the game",
    "options": "agreed on before the game",
    "nonplayers": "agreed on before the game",
    "forces": "sums of the pieces, kept so that nobody has to count",
    "control_held": "whether Control is adjusted at once: a rule of the phase, no marker",
    "transferred": "what was tried with an Operation that is being executed",
    "stage": "where the procedure is",
    "streams": "what the dice will show",
    "notes": "the log itself",
}

CARD_NAMES = {number: f"card-{number}" for number in CARDS}
OPEN: tuple[Layout, ...] = (
    Pieces("pieces", IDS, KIND_NAMES),
    *(Pieces(box, (box,), TYPE_NAMES) for box in BOXES),
    Marks("support", IDS, "support", dict(enumerate(LEVELS, ACTIVE_OPPOSITION))),
    Marks("terror", IDS, "terror", kind=bytearray),
    Marks("control", IDS, "control", {n: f"control_{name}" for n, name in CONTROL_NAMES.items()}, bytearray),
    Tracks("resources", {faction: f"{faction.lower()}_resources" for faction in ("ARVN", "NVA", "VC")}),
    *(Track(name) for name in ("aid", "patronage", "econ", "trail", "policy", "peace_talks", "leader_flipped")),
    *(Members(name) for name in ("eligible", "stays_eligible", "made_ineligible", "shaded", "unshaded", "momentum")),
    Members("pivotal"),
    Pairs("acted"),
    Track("current", CARD_NAMES | {0: None}),
    Track("next", CARD_NAMES | {0: None}),
    Pile("leader_box", CARD_NAMES),
    Pile("played", CARD_NAMES),
    Track("winner"),
    Track("ended"),
)
"""What everybody sees."""
TYPES = {kind: TYPE_NAMES[type_] for kind, type_ in zip(KIND_NAMES, TYPE_OF)}
WHOLE = Table((*OPEN, Pile("deck", CARD_NAMES, top=True), Pile("aside", CARD_NAMES), Track("deception")), TYPES)
SEEN = Table(
    (*OPEN, Seen(lambda s: {("", "deck"): len(s.deck)}), Seen(lambda s: {("", "deception"): s.deception.shown})), TYPES
)


def table(state: object, seat: str | None) -> Table:
    """2.2, 7.3 All is open but the deck, the cards set aside, and Deception markers that nobody has shown."""
    return WHOLE if seat == EVERYTHING else SEEN


def held(s: State) -> dict[str, str]:
    """1.7 Who Controls each space."""
    return {space: f"control_{CONTROL_NAMES[control]}" for space, control in zip(IDS, s.control)}


CHAPTERS = {"log.card": "story.chapter.card"}
FIGURES = ("arvn_resources", "nva_resources", "vc_resources", "aid", "patronage", "trail")
PHASES = {
    "deception": "deception",
    "next_card": "card",
    "card": "pivotal",
    "coup": "coup.card",
    "coup.victory": "coup.victory",
    "coup.resources": "coup.resources",
    "coup.pacification": "coup.support",
    "coup.agitation": "coup.support",
    "coup.redeploy_troops": "coup.redeploy",
    "coup.redeploy_police": "coup.redeploy",
    "coup.redeploy_nva": "coup.redeploy",
    "coup.commitment": "coup.commitment",
    "coup.reset": "coup.reset",
}
"""2.0, 6.0 What is nobody's action, by stage."""


def action(entry: Entry, stage: str) -> str:
    """2.3.4 A Faction acts once on a card, and all that it does then is one action."""
    return "action" if entry.actor else PHASES[stage]


# --- headlines ----------------------------------------------------------------------------------------------------

IN_SPACES = {
    "log.train": "train", "log.pacify": "pacify", "log.coup.pacify": "pacify", "log.coup.agitate": "agitate",
    "log.sweep": "sweep", "log.assault": "assault",
    "log.rally.guerrillas": "rally", "log.rally.base": "rally", "log.rally.flip": "rally",
    "log.march": "march", "log.march_by": "march",
    "log.attack.die": "attack", "log.attack.miss": "attack", "log.attack.troops": "attack",
    "log.terror": "terror", "log.sabotage": "terror", "log.terror.no_marker": "terror",
    "log.advise": "advise", "log.govern_aid": "govern", "log.govern_patronage": "govern", "log.raid": "raid",
    "log.infiltrate.troops": "infiltrate", "log.infiltrate.guerrillas": "infiltrate",
    "log.infiltrate.shift": "infiltrate", "log.infiltrate.take_over": "infiltrate",
    "log.bombard": "bombard", "log.ambush": "ambush", "log.tax": "tax",
    "log.event.support": "support", "log.event.terror": "terror_markers",
    "log.coup.withdrawal": "withdrawal",
}  # fmt: skip
"""3, 4 What is done in one space after another."""
COUNTED = {
    "log.removed": "removed", "log.event.removed": "removed", "log.attack.remove": "removed",
    "log.place": "placed", "log.event.placed": "placed",
    "log.attrition": "attrition", "log.subvert.remove": "subvert", "log.subvert.replace": "subvert",
    "log.move": "moved", "log.move_by": "moved",
}  # fmt: skip
"""What is told by the number of pieces."""
COUNTED_N = {
    "log.coup.desertion": "desertion", "log.coup.leave": "leave", "log.coup.redeploy": "redeploy",
    "log.coup.commit": "commit", "log.coup.casualties_return": "casualties_return", "log.coup.rotation": "rotation",
    "log.transfer": "transfer",
}  # fmt: skip
ONCE = {
    "log.card": "card", "log.monsoon": "monsoon", "log.pivotal": "pivotal", "log.pass": "pass", "log.event": "event",
    "log.event.nothing": "nothing", "log.capability": "capability", "log.momentum": "momentum",
    "log.patrol": "patrol", "log.air_strike": "air_strike", "log.coup.leader": "leader",
    "log.coup.no_coup_round": "no_coup_round", "log.coup.control": "control", "log.coup.policy": "policy",
    "log.coup.reset": "reset", "log.won.victory": "won", "log.won.final": "won", "log.deception.own": "deception",
}  # fmt: skip
MOVES = {"4.2.2": "air_lift", "4.3.2": "transport"}
"""Special Activities that are nothing but moves, by their rule."""


def deed(entry: Entry) -> Deed | None:
    """What an entry comes to in a headline."""
    key = entry.key
    if key in ("log.move", "log.move_by") and entry.rule in MOVES:
        return Deed(MOVES[entry.rule], "")
    if key in IN_SPACES:
        return Deed(IN_SPACES[key])
    if key in COUNTED:
        return Deed(COUNTED[key], "")
    if key in COUNTED_N:
        return Deed(COUNTED_N[key], "", "n")
    return Deed(ONCE[key], "") if key in ONCE else None
