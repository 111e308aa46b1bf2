"""Where tests of Non-players begin: a stated position, the Faction's own dice and the game's dice scripted.

    game, said = turn("VC", "vc_resources: 3; hue: 2 vc_guerrilla, passive_support", dice="3 4")
    assert keys(said) == ["op_sa", "terror", "hue", ...]

`turn` plays the faction's whole action, from the choice of Event, Operation or Pass to its end; `answer` gives the one
answer to the open question of a position; the others begin in an Operation, or in a phase of the Coup Round.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from bots import Script, ask, of, values
from bots import play as drive

import indochina
from indochina.core.decision import STOPS
from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.fitl.board import SPACE
from indochina.fitl.check import check
from indochina.fitl.components.pieces import KIND, POOL
from indochina.fitl.nonplayer import NONPLAYERS, SHEETS
from indochina.fitl.nonplayer.explain import explain
from indochina.fitl.nonplayer.player import Nonplayer
from indochina.fitl.nonplayer.turn import Turn
from indochina.fitl.nonplayer.us.advise import advise_possible
from indochina.fitl.nonplayer.us.air_strike import air_strike_possible
from indochina.fitl.nonplayer.us.train import train_possible
from indochina.fitl.state import count

ALL = "US, ARVN, NVA, VC"
ANY = "any"
"""Dice as the game's lot has them."""
# A card that nobody's Capability check looks at (68), no Monsoon, only the faction Eligible.
START = "scenario: full; stage: action; current: 68; next: 67; eligible: {faction}; nonplayers: {nonplayers}; {text}"
US_OPERATION = (
    "scenario: full; stage: operation; acted: US op_sa; current: 68; next: 67; econ: 15; "
    "momentum: medevac_shaded; {text}"
)
"""Without Air Lift (card 15 shaded)."""


# --- any Faction ------------------------------------------------------------------------------------------------------


def start(faction: str, text: str, nonplayers: str = ALL, game_dice: str | None = None, **fields: str) -> Game:
    """A game at the question which action the faction takes. Fields of the position may replace the defaults."""
    data = START.format(faction=faction, nonplayers=nonplayers, text=text)
    for name, value in fields.items():
        parts = [part for part in data.split("; ") if not part.startswith(f"{name}:")]
        data = "; ".join([*parts, f"{name}: {value}"])
    return indochina.position("fitl", data, dice=game_dice)


def turned(game: Game, faction: str, dice: str = "") -> Turn:
    """The open question as a Faction's Non-player sees it, whoever is asked."""
    return Nonplayer(faction, SHEETS, Script(dice) if dice else None).turn(game)


def answer(game: Game, dice: str = "") -> tuple[str, object]:
    """The answer of the Non-player that is asked, with its reason."""
    assert game.decision is not None
    return Nonplayer(game.decision.seat, SHEETS, Script(dice) if dice else None).choose(game)


def played(game: Game, faction: str, dice: str, until: Callable[[], bool]) -> list[Answer]:
    """All answer as Non-players, this Faction with exactly these dice ("": by the game's lot); its own answers.

    Every reason can be told in words.
    """
    script = Script(dice)
    bots = NONPLAYERS | {faction: Nonplayer(faction, SHEETS, script if dice else None)}
    said = of(drive(game, bots, until, check), faction)
    script.used_up()
    for given in said:
        assert given.reason is not None
        lines = (*explain(game.messages, given.reason), game.messages.why(given.reason))
        assert not any("np." in line for line in lines)
    return said


def turn(
    faction: str, text: str, dice: str = "", nonplayers: str = ALL, game_dice: str | None = None, **fields: str
) -> tuple[Game, list[Answer]]:
    """A faction's whole action; the game then stands at the next question, and all its own answers are returned."""
    game = start(faction, text, nonplayers, game_dice, **fields)
    assert game.decision is not None and game.decision.name.startswith("action") and game.decision.seat == faction
    card, version = game.state.current, game.version

    def over() -> bool:
        acts = game.decision is not None and game.decision.name.startswith("action")
        return game.state.current != card or (acts and game.version > version)

    return game, played(game, faction, dice, over)


def words(said: Iterable[Answer]) -> Iterator[str]:
    """What was written down as the reasons, in a word each."""
    return (values(given)["what"] for given in said if given.reason is not None)


def tests_of(reason: object) -> dict[str, bool]:
    """The conditions that a reason tells of, and whether they hold."""
    return {step["test"]: step["holds"] for step in reason.values["trace"] if "test" in step}  # type: ignore[attr-defined]


def merged(text: str) -> str:
    """A position in which a later statement of a name replaces an earlier one."""
    parts = (part.strip().partition(":") for part in text.split(";") if part.strip())
    return "; ".join(f"{name}: {value}" for name, value in {name: value for name, _, value in parts}.items())


def held(game: Game, space: str, piece: str) -> int:
    return count(game.state, KIND[piece], SPACE[space])


# --- ARVN: the Event is taken, and only the ARVN pieces named are Available -------------------------------------------

ARVN_TYPES = ("arvn_troop", "arvn_police", "arvn_ranger", "arvn_base")


def scarce(text: str, troops: int = 0, police: int = 0, rangers: int = 0, bases: int = 0) -> str:
    """The position with so many ARVN pieces Available; the rest is out of play."""
    left = {name: POOL[name] for name in ARVN_TYPES}
    for n, name in re.findall(r"(\d*) ?(arvn_(?:troop|police|ranger|base))", text):
        left[name] -= int(n or 1)
    box = dict(zip(ARVN_TYPES, (troops, police, rangers, bases)))
    out = ", ".join(f"{left[name] - box[name]} {name}" for name in ARVN_TYPES if left[name] > box[name])
    return f"{text}; out_of_play: {out}"


def arvn_turn(text, dice="", box=(), nonplayers=ALL, game_dice=None, **fields):
    """ARVN's whole action after an Event; `box`: Troops, Police, Rangers and Bases Available."""
    fields = {"acted": "US event", "eligible": "US, ARVN"} | fields
    return turn("ARVN", scarce(text, *box), dice, nonplayers, game_dice, **fields)


def arvn_operation(operation, text, dice="", box=(), nonplayers=ALL, game_dice=None, **fields):
    """ARVN executes this Operation, whatever the flowchart says; Thieu is in power."""
    data = {
        "scenario": "full",
        "stage": "operation",
        "current": "68",
        "next": "67",
        "acted": "US event, ARVN op_sa",
        "nonplayers": nonplayers,
        "leader_box": "128",
    } | fields
    head = "; ".join(f"{name}: {value}" for name, value in data.items())
    game = indochina.position("fitl", f"{head}; {scarce(text, *box)}", dice=game_dice)
    if game.decision is not None and game.decision.name == "operation":
        game.choose(operation)
    return game, played(game, "ARVN", dice, lambda: game.state.stage != "operation")


def arvn_choice(text, box=(), **fields):
    """The Operation that ARVN announces, or pass; with the conditions it tested."""
    fields = {"acted": "US event", "eligible": "US, ARVN"} | fields
    key, reason = answer(start("ARVN", scarce(text, *box), **fields))
    return reason.values.get("operation", key), tests_of(reason)


def arvn_coup(stage, text, dice="", card=125):
    """ARVN's answers in a phase of the Coup Round; what other factions are asked is done."""
    game = indochina.position("fitl", f"scenario: full; stage: {stage}; current: {card}; next: 1; {text}")
    script = Script(dice)
    bots = {"ARVN": Nonplayer("ARVN", SHEETS, script if dice else None)}
    said = []
    while game.decision is not None and game.state.stage == stage:
        if game.decision.seat == "ARVN":
            given = ask(game, bots)
            said.append((given.name, given.key))
            game.choose(given.key, given.reason)
        else:
            game.choose(game.decision.stop)
    script.used_up()
    return game, said


# --- US ---------------------------------------------------------------------------------------------------------------


def us_operation(name, text, dice="", game_dice=None, policy="LBJ", nonplayers=ALL, activity="", before=()):
    """The US executes an Operation, from its first question to its end; its answers.

    `activity`: the test begins it with the Operation instead of leaving it to the Non-player. `before`: answers given
    for the US first.
    """
    data = US_OPERATION.format(text=f"policy: {policy}; nonplayers: {nonplayers}; {text}")
    game = indochina.position("fitl", merged(data), dice=game_dice)
    if game.decision.name == "operation":
        game.choose(name)
    for key in (*before, *([activity] if activity else [])):
        game.choose(key)
    return game, us_stage(game, dice)


def us_coup(stage, text, dice="", game_dice=None, policy="LBJ"):
    """The US in a phase of the Coup Round."""
    data = f"scenario: full; stage: coup.{stage}; current: 125; next: 67; policy: {policy}; econ: 15; "
    game = indochina.position("fitl", merged(f"{data}nonplayers: {ALL}; {text}"), dice=game_dice)
    return game, us_stage(game, dice)


def us_stage(game, dice=""):
    """The Non-player US answers to the end of the stage."""
    stage = game.state.stage
    return played(game, "US", dice, lambda: game.state.stage != stage)


def us_possible(text, name):
    """What the Non-player US thinks of an Air Strike, Advise or Train."""
    data = US_OPERATION.format(text=f"policy: LBJ; nonplayers: US; {text}")
    game = indochina.position("fitl", merged(data))
    asked = {"air_strike": air_strike_possible, "advise": advise_possible, "train": train_possible}
    return asked[name](turned(game, "US"))


# --- VC ---------------------------------------------------------------------------------------------------------------


def vc_operation(
    operation: str,
    text: str,
    dice: str = "",
    *,
    game_dice: str | None = None,
    box: str = "op_sa",
    nonplayers: str = ALL,
    **fields: str,
) -> tuple[Game, list[Answer]]:
    """A whole Operation of this name, whatever the flowchart says; VC's answers in it. VC rolls exactly these dice;
    with ANY it rolls as it likes."""
    game = start("VC", text, nonplayers, game_dice, **fields)
    before = game.version + 2
    game.choose(box)
    if game.version < before:
        game.choose(operation)
    return game, vc_answers(game, dice, lambda: game.state.stage != "operation", before)


def vc_answers(game: Game, dice: str, over: Callable[[], bool], before: int) -> list[Answer]:
    """All factions answer as Non-players until it is over; VC's answers, those that were forced too, after the first
    so many of the game."""
    script = Script(dice.replace(ANY, ""))
    bots = NONPLAYERS | {"VC": Nonplayer("VC", SHEETS, None if dice == ANY else script)}
    drive(game, bots, over, check)
    script.used_up()
    return of(list(islice(game.answers_back(), game.version - before))[::-1], "VC")


def spaces(said: list[Answer], name: str) -> list[str]:
    """What was answered to a question, without the end."""
    return [given.key for given in said if given.name == name and given.key not in STOPS]


def conditions(game: Game, dice: str) -> dict[str, bool]:
    """The conditions tested at the open question, and whether they hold."""
    script = Script(dice)
    _, reason = Nonplayer("VC", SHEETS, script if dice else None).choose(game)
    script.used_up()
    return tests_of(reason)
