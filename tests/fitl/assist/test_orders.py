"""Orders are complete: what is written, done by hand in its order, leads from one position to the other."""

import random
import re

import pytest

import indochina
from indochina.fitl.assist.orders import LEVEL_WORDS, Orders, changes, markers, name_of, place_name
from indochina.fitl.assist.run import Dice, Run
from indochina.fitl.board import IDS, NAMES, SPACE
from indochina.fitl.cards import CAPABILITIES, MOMENTUM
from indochina.fitl.components.control import victory_total
from indochina.fitl.components.pieces import FACTIONS, KIND, KIND_NAMES, TURNED, TYPE_NAMES, TYPE_OF
from indochina.fitl.state import BOXES, State, adjust_control, put

BOTS = {faction.lower(): "nonplayer" for faction in FACTIONS}
PLACE = {place_name(place): place for place in (*IDS, *BOXES)}
NAME_KIND = {name_of(name): kind for kind, name in enumerate(KIND_NAMES)}
NAME_TYPE = {name_of(name): t for t, name in enumerate(TYPE_NAMES)}
LEVEL = {words: level for level, words in LEVEL_WORDS.items()}
BOX = {
    "Pass": "pass", "Operation only": "op", "Operation and Special Activity": "op_sa", "Limited Operation": "limop",
    "Event": "event",
}  # fmt: skip
SETS = {
    "Capability in force, shaded": ("shaded", True), "Capability off, shaded": ("shaded", False),
    "Capability in force, unshaded": ("unshaded", True), "Capability off, unshaded": ("unshaded", False),
    "Momentum in force": ("momentum", True), "Momentum over": ("momentum", False),
    "Stays Eligible after this card": ("stays_eligible", True), "No longer stays Eligible": ("stays_eligible", False),
    "Ineligible through the next card": ("made_ineligible", True),
    "No longer Ineligible through the next card": ("made_ineligible", False),
    "Has no Pivotal Event any more": ("pivotal", False),
}  # fmt: skip
WORDS = {name_of(word): word for word in (*CAPABILITIES, *MOMENTUM, *FACTIONS)}
TRACKS = {"Aid": "aid", "Patronage": "patronage", "Total Econ": "econ", "Trail": "trail"}


class Hands:
    """A reader of orders who knows nothing but the words: every piece it takes must be there."""

    def __init__(self, s: State) -> None:
        self.s = s.copy()

    def put(self, place: str, kind: int, n: int) -> None:
        s = self.s
        if place in BOXES:
            getattr(s, place)[TYPE_OF[kind]] += n  # a negative number of pieces is a ValueError
        else:
            put(s, kind, SPACE[place], n)
            adjust_control(s, SPACE[place])

    def pieces(self, words: str) -> list[tuple[int, int, str]]:
        """`2 US Troops and 1 Police (turned Active)`: number, kind, how turned."""
        found = []
        for item in words.split(" and "):
            n, name, turned = re.fullmatch(r"(\d+) (.*?)(?: \(turned (.*)\))?", item).groups()
            name = name if name in NAME_KIND or name in NAME_TYPE else name.removesuffix("s")
            kind = NAME_KIND[name] if name in NAME_KIND else KIND.get(f"{TYPE_NAMES[NAME_TYPE[name]]}_u", -1)
            assert kind >= 0, name
            found.append((int(n), kind, turned))
        return found

    def do(self, line: str) -> None:
        if found := re.fullmatch(r"Move (.*) from (.*) to (.*)\.", line):
            start, end = PLACE[found[2]], PLACE[found[3]]
            for n, kind, turned in self.pieces(found[1]):
                self.put(start, kind, -n)
                self.put(end, TURNED[kind] if turned else kind, n)
            return
        place, _, rest = line.partition(": ")
        if place in NAMES:
            for clause in re.split(r", (?=turn |place |remove |shift )", rest.removesuffix(".")):
                self.at(IDS[NAMES.index(place)], clause)
        else:
            for sentence in re.split(r"(?<=[.)])\s(?=[A-Z])", line):
                self.sentence(sentence)

    def at(self, space: str, clause: str) -> None:
        s, x = self.s, SPACE[space]
        if found := re.fullmatch(r"shift to (.*)", clause):
            s.support[x] = LEVEL[found[1]]
        elif found := re.fullmatch(r"(place|remove) (.* and )?(\d+) (?:Terror|Sabotage) markers?( and .*)?", clause):
            s.terror[x] += int(found[3]) * (1 if found[1] == "place" else -1)
            for more in (found[2], found[4]):
                if more:
                    self.at(space, f"{found[1]} {more.removesuffix(' and ').removeprefix(' and ')}")
        elif found := re.fullmatch(r"turn (.*) (?:Active|Underground|Tunneled|without Tunnel)", clause):
            for n, kind, _ in self.pieces(found[1]):
                self.put(space, kind, -n)
                self.put(space, TURNED[kind], n)
        elif found := re.fullmatch(r"place (.*?)(?: from (.*))?", clause):
            for n, kind, _ in self.pieces(found[1]):
                self.put(PLACE[found[2] or "Available"], kind, -n)
                self.put(space, kind, n)
        elif found := re.fullmatch(r"remove (.*) to (.*)", clause):
            for n, kind, _ in self.pieces(found[1]):
                self.put(space, kind, -n)
                self.put(PLACE[found[2]], kind, n)
        else:
            raise AssertionError(f"cannot read {clause!r}")

    def sentence(self, text: str) -> None:
        s = self.s
        if found := re.fullmatch(r"(Pay|Add) (\d+) (\w+) Resources \((\d+) → (\d+)\)\.", text):
            assert s.resources[found[3]] == int(found[4])
            s.resources[found[3]] += int(found[2]) * (1 if found[1] == "Add" else -1)
            assert s.resources[found[3]] == int(found[5])
        elif found := re.fullmatch(r"(\w+) cylinder: to (.*)\.", text):
            s.acted = (*(one for one in s.acted if one[0] != found[1]), (found[1], BOX[found[2]]))
        elif text.startswith("Out of the boxes: "):
            s.acted = ()
        elif found := re.fullmatch(r"Eligible: (.*)\.", text):
            s.eligible = frozenset(found[1].split(", ")) - {"nobody"}
        elif text.startswith("Ineligible: "):
            assert not s.eligible & set(text.removeprefix("Ineligible: ").removesuffix(".").split(", "))
        elif found := re.fullmatch(r"(.*): (\d+) → (\d+)\.", text):
            assert getattr(s, TRACKS[found[1]]) == int(found[2])
            setattr(s, TRACKS[found[1]], int(found[3]))
        elif found := re.fullmatch(r"(Card played|Next card): (?:(\d+) .*|none)\.", text):
            setattr(s, "current" if found[1] == "Card played" else "next", int(found[2] or 0))
        elif found := re.fullmatch(r"RVN Leader box, from the bottom: (.*)\.", text):
            s.leader_box = tuple(int(n) for n in re.findall(r"\d+", found[1]))
        elif found := re.fullmatch(r"Turn the RVN Leader's card face (down|up)\.", text):
            s.leader_flipped = found[1] == "down"
        elif text == "Put the Peace Talks marker on Linebacker II.":
            s.peace_talks = True
        elif found := re.fullmatch(r"US Policy: (.*)\.", text):
            s.policy = found[1]
        else:
            wording, _, words = text.removesuffix(".").partition(": ")
            name, adds = SETS[wording]
            named = {WORDS[word] for word in words.split(", ")}
            setattr(s, name, getattr(s, name) | named if adds else getattr(s, name) - named)


COMPARED = [
    name for name in State.parts
    if name not in ("notes", "streams", "stage", "deck", "aside", "played", "control", "control_held", "transferred",
                    "winner", "ended", "deception")
]  # fmt: skip


def by_hand(before: State, after: State, orders: list[str]) -> None:
    hands = Hands(before)
    for line in orders:
        hands.do(line)
    for name in COMPARED:
        assert getattr(hands.s, name) == getattr(after, name), (name, orders)


def told_markers(before: State, after: State) -> None:
    """The lines on markers name exactly the Control and the totals that changed."""
    told = " ".join(markers(before, after))
    for x, name in enumerate(NAMES):
        assert (f" {name} " in told) == (before.control[x] != after.control[x]), (name, told)
    for faction in FACTIONS:
        was, now = victory_total(before, faction), victory_total(after, faction)
        assert (f"{faction} {was} → {now}" in told) == (was != now)


def answer_all(run: Run, rng: random.Random) -> None:
    """Roll what is rolled and choose at random what players choose."""
    while run.question is not None:
        if isinstance(run.question, Dice):
            for _ in range(run.question.n):
                run.answer(str(rng.randint(1, 6)))
        else:
            run.answer(rng.choice(run.question.keys))


@pytest.mark.parametrize("scenario", ["short", "medium", "full"])
@pytest.mark.parametrize("seed", range(4))
def test_the_orders_of_whole_games_lead_from_position_to_position(scenario, seed):
    options = BOTS if seed < 2 else {"nva": "nonplayer", "vc": "nonplayer"}  # players' choices at random, too
    s = indochina.new("fitl", scenario, options, seed=seed, chance="person").start.copy()
    rng = random.Random(seed)
    waits, lines = {}, 0
    while s.stage != "over":
        run = Run(s, waits=waits)
        answer_all(run, rng)
        by_hand(s, run.after, run.orders.texts)
        told_markers(s, run.after)
        lines += len(run.orders.texts)
        s, waits = run.after.copy(), run.waits
    assert lines > 100


def test_changes_that_belong_together_share_a_line(at):
    before = at("vc_resources: 7; hue: 2 vc_guerrilla, passive_support; tay-ninh: 3 vc_guerrilla")
    after = at(
        "vc_resources: 4; hue: vc_guerrilla_u, vc_guerrilla_a, terror; tay-ninh: vc_guerrilla; saigon: 2 vc_guerrilla"
    )
    assert Orders(changes(before, after)).texts == [
        "Pay 3 VC Resources (7 → 4).",
        "Hue: turn 1 Underground VC Guerrilla Active, place 1 Terror marker, shift to Neutral.",
        "Move 2 Underground VC Guerrillas from Tay Ninh to Saigon.",
    ]


def test_lines_are_not_joined_over_what_they_need(at):
    """The Troops that leave Hue at last arrived there in between: the second line to Saigon stays the third."""
    first = at("hue: us_troop; saigon: us_base; da-nang: us_troop")
    second = at("saigon: us_base, us_troop; da-nang: us_troop")
    third = at("saigon: us_base, us_troop; hue: us_troop")
    fourth = at("saigon: us_base, 2 us_troop")
    orders = Orders([*changes(first, second), *changes(second, third), *changes(third, fourth)])
    assert orders.texts == [
        "Move 1 US Troop from Hue to Saigon.",
        "Move 1 US Troop from Da Nang to Hue.",
        "Move 1 US Troop from Hue to Saigon.",
    ]


def test_what_cancels_out_is_not_told(at):
    first, second = at("vc_resources: 5"), at("vc_resources: 7")
    assert Orders([*changes(first, second), *changes(second, first)]).texts == []


def test_us_losses_and_boxes_are_named(at):
    before = at("hue: 2 us_troop; casualties: us_troop")
    after = at("hue: us_troop; casualties: us_troop; out_of_play: us_troop")
    assert Orders(changes(before, after)).texts == ["Hue: remove 1 US Troop to out of play."]
    after = at("hue: 2 us_troop; out_of_play: us_troop")
    assert Orders(changes(before, after)).texts == ["Move 1 US Troop from Casualties to out of play."]
