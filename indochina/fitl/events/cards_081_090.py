"""Cards 81 to 90."""

from __future__ import annotations

from collections.abc import Iterable

from indochina.core.decision import END

from ..board import ADJACENT, CITIES, HIGHLAND, HUE, IDS, LAND, POP, PROVINCES, SAIGON, SOUTH, SPACE, SPACES
from ..cards import MANDATE_OF_HEAVEN
from ..components.control import coin_control
from ..components.pieces import (
    ARVN,
    ARVN_BASE,
    ARVN_KINDS,
    ARVN_TROOP,
    IRREGULAR_U,
    IRREGULARS,
    KIND_NAMES,
    NVA,
    NVA_GUERRILLA_U,
    NVA_KINDS,
    PLACED_AS,
    POLICE,
    RANGER_U,
    RANGERS,
    TYPE_OF,
    US,
    US_BASE,
    US_TROOP,
    VC,
    VC_BASE,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
)
from ..coup.redeploy import redeploy_arvn_troops
from ..coup.round import desertion
from ..operations.moving import kind_of, piece_key
from ..state import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    AVAILABLE,
    NEUTRAL,
    OUT_OF_PLAY,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    TRACK,
    count,
    room,
    spaces_with,
)
from .asking import TO_OPPOSITION, TO_REPLACE, TO_SUPPORT
from .event import Capability, Event, Steps
from .instruction import (
    ARVN_IS_NONPLAYER,
    ARVN_PLAYS,
    COIN_CONTROL,
    NOT_NIXON,
    NVA_PLAYS,
    SHADED_AGAINST_US,
    US_PLAYS,
    USE_SHADED,
    VC_PLAYS,
    Instruction,
    either_or,
    is_lbj,
    takes_resources,
)

US_PIECES = (US_TROOP, US_BASE, IRREGULAR_U)
ARVN_PIECES = (ARVN_TROOP, POLICE, RANGER_U, ARVN_BASE)
VC_PIECES = (VC_GUERRILLA_U, VC_BASE)


def within(space: int, steps: int) -> list[int]:
    """1.3.6 The spaces at most so many steps away, LoCs among them, with the space itself."""
    near = {space}
    for _ in range(steps):
        near |= {y for x in near for y in ADJACENT[x]}
    return sorted(near)


def replace_pieces(event: Event, kinds: Iterable[int], n: int, among: Iterable[int], new: Iterable[int]) -> Steps:
    """5.1.1 Replace n pieces, or all there are, each by one of the new kinds; what has no replacement is just removed.

    1.4.1 The executing faction may take its own replacements from the map if none is Available.
    """
    gone = yield from event.remove(kinds, n, among)
    for (x, _), removed in gone.items():
        yield from event.place(new, removed, [x])


class CIDG(Event):
    number, title, order, period = 81, "CIDG", (ARVN, VC, US, NVA), 1965
    rifles = (NVA,)
    instructions = {US: NOT_NIXON}

    def unshaded(self) -> Steps:
        """Roll a die: replace so many VC Guerrillas in South Vietnam by Rangers, Irregulars or Police, in any mix."""
        n = yield from self.die()
        yield from replace_pieces(self, VC_GUERRILLAS, n, SOUTH, (POLICE, RANGER_U, IRREGULAR_U))

    def shaded(self) -> Steps:
        """In 1 Highland Province all Rangers, Police and Irregulars become Available; 2 VC Guerrillas replace them."""
        leaving = (POLICE, *RANGERS, *IRREGULARS)
        x = yield from self.space(spaces_with(self.s, leaving, HIGHLAND), TO_REPLACE, pieces=self.counted(leaving))
        if x is not None:
            self.remove_all(leaving, [x])
            yield from self.place((VC_GUERRILLA_U,), 2 - self.put(VC_GUERRILLA_U, x, 2), [x])


class DominoTheory(Event):
    number, title, order, period = 82, "Domino Theory", (ARVN, VC, US, NVA), 1965
    instructions = {
        US: Instruction("np.card.82", takes=either_or("np.card.82", is_lbj, "domino_us", "domino_money")),
        ARVN: takes_resources("domino_money"),
    }

    def unshaded(self) -> Steps:
        """Choose one: up to 3 US pieces from out of play to Available; or up to 6 ARVN pieces; or 9 more ARVN Resources
        and 9 more Aid. Pieces may be Bases."""
        s = self.s
        able = {
            "domino_us": any(s.out_of_play[TYPE_OF[kind]] for kind in US_PIECES),
            "domino_arvn": any(s.out_of_play[TYPE_OF[kind]] for kind in ARVN_PIECES),
            "domino_money": s.resources[ARVN] < TRACK or s.aid < TRACK,
        }
        keys = [key for key, can in able.items() if can]
        if not keys:
            return
        gains = {"domino_us": {US: 3}, "domino_arvn": {ARVN: 6}, "domino_money": {"arvn_resources": 9, "aid": 9}}
        key = yield from self.either(*keys, gains=gains)
        if key == "domino_money":
            self.resources(ARVN, 9)
            self.aid(9)
        else:
            kinds, n = (US_PIECES, 3) if key == "domino_us" else (ARVN_PIECES, 6)
            yield from self.transfer(kinds, n, OUT_OF_PLAY, AVAILABLE, least=0)

    def shaded(self) -> Steps:
        """3 Available US Troops go out of play. Aid -9."""
        yield from ()
        self.rebox(US_TROOP, 3, AVAILABLE, OUT_OF_PLAY)
        self.aid(-9)


class Election(Event):
    number, title, order, period = 83, "Election", (ARVN, VC, US, NVA), 1965
    instructions = {ARVN: US_PLAYS, NVA: VC_PLAYS}

    def unshaded(self) -> Steps:
        """3 spaces at Passive Support go to Active Support. Aid +10."""
        passive = [x for x in LAND if self.s.support[x] == PASSIVE_SUPPORT]
        for x in (yield from self.spaces(passive, 3, TO_SUPPORT, set_to=ACTIVE_SUPPORT)):
            self.set_to(x, ACTIVE_SUPPORT)
        self.aid(10)

    def shaded(self) -> Steps:
        """2 Cities shift 1 level toward Active Opposition. Aid -15."""
        cities = [x for x in CITIES if self.s.support[x] > ACTIVE_OPPOSITION]
        for x in (yield from self.spaces(cities, 2, TO_OPPOSITION, shift=-1)):
            self.shift(x, 1, ACTIVE_OPPOSITION)
        self.aid(-15)


class ToQuoc(Event):
    number, title, order, period = 84, "To Quoc", (ARVN, VC, US, NVA), 1968
    instructions = {US: NOT_NIXON, ARVN: COIN_CONTROL, NVA: VC_PLAYS}

    def unshaded(self) -> Steps:
        """Each space in the South with NVA pieces, LoCs too, receives a Police and an ARVN Troop."""
        spaces = spaces_with(self.s, NVA_KINDS, SOUTH)
        for kind in (ARVN_TROOP, POLICE):
            yield from self.place_each((kind,), len(spaces), spaces)

    def shaded(self) -> Steps:
        """In each space one third of the ARVN cubes, rounded down, is removed; ARVN says which. 3 of these
        spaces receive a VC Guerrilla; the executing Faction says which."""
        spaces = yield from desertion(self.s, self.rule)
        yield from self.place_each((VC_GUERRILLA_U,), 3, spaces)


class USAID(Event):
    number, title, order, period = 85, "USAID", (ARVN, VC, US, NVA), 1965
    instructions = {ARVN: USE_SHADED, NVA: ARVN_IS_NONPLAYER}

    def unshaded(self) -> Steps:
        """3 spaces under COIN Control shift 1 level toward Active Support."""
        s = self.s
        spaces = [x for x in LAND if POP[x] and coin_control(s, x) and s.support[x] < ACTIVE_SUPPORT]
        for x in (yield from self.spaces(spaces, 3, TO_SUPPORT, shift=1)):
            self.shift(x, 1, ACTIVE_SUPPORT)

    def shaded(self) -> Steps:
        """Aid, Patronage, ARVN Resources: 2 up or 2 down, one of them at least, each as the executing Faction likes."""
        left = ["arvn_resources", "aid", "patronage"]
        while left:
            held = {"arvn_resources": self.s.resources[ARVN], "aid": self.s.aid, "patronage": self.s.patronage}
            up = [f"{track}_plus_2" for track in left if held[track] < TRACK]
            down = [f"{track}_minus_2" for track in left if held[track]]
            gains = {f"{track}_plus_2": {track: 2} for track in left} | {
                f"{track}_minus_2": {track: -2} for track in left
            }
            key = yield from self.either(*up, *down, *(() if len(left) == 3 else (END,)), gains=gains)
            if key == END:
                break
            track, n = key.rsplit("_", 2)[0], 2 if "plus" in key else -2
            left.remove(track)
            if track == "arvn_resources":
                self.resources(ARVN, n)
            elif track == "aid":
                self.aid(n)
            else:
                self.patronage(n)


class MandateOfHeaven(Capability):
    number, title, order, period = 86, "Mandate of Heaven", (ARVN, VC, NVA, US), 1965
    capability = MANDATE_OF_HEAVEN
    instructions = {US: ARVN_PLAYS}
    unshaded = "In 1 space of each Govern ARVN may move Aid to Patronage without the shift of Support."
    shaded = "ARVN Governs in at most 1 space and Pacifies in at most 1 space."


class NguyenChanhThi(Event):
    number, title, order, period = 87, "Nguyen Chanh Thi", (ARVN, VC, NVA, US), 1965
    instructions = {ARVN: SHADED_AGAINST_US, NVA: VC_PLAYS}

    def unshaded(self) -> Steps:
        """Place 3 ARVN pieces, Bases too, at most 3 spaces from Hue. Each space that receives any shifts 1 level toward
        Active Support."""
        placed = yield from self.place(ARVN_PIECES, 3, within(HUE, 3), shift=1)
        for x in sorted({x for (x, _), n in placed.items() if n}):
            self.shift(x, 1, ACTIVE_SUPPORT)

    def shaded(self) -> Steps:
        """At most 2 spaces from Hue replace any 2 ARVN pieces by any 2 VC pieces; Bases count on both sides. Patronage
        rises or falls by 4, as the executing Faction likes."""
        yield from replace_pieces(self, ARVN_KINDS, 2, within(HUE, 2), VC_PIECES)
        ways = ["patronage_plus_4"] if self.s.patronage < TRACK else []
        ways += ["patronage_minus_4"] if self.s.patronage else []
        gains = {"patronage_plus_4": {"patronage": 4}, "patronage_minus_4": {"patronage": -4}}
        key = yield from self.either(*ways, gains=gains)
        self.patronage(4 if key == "patronage_plus_4" else -4)


class PhanQuangDan(Event):
    number, title, order, period = 88, "Phan Quang Dan", (ARVN, VC, NVA, US), 1968
    instructions = {US: ARVN_PLAYS, VC: ARVN_IS_NONPLAYER}

    def unshaded(self) -> Steps:
        """Saigon shifts 1 level toward Active Support. Patronage +5."""
        yield from ()
        self.shift(SAIGON, 1, ACTIVE_SUPPORT)
        self.patronage(5)

    def shaded(self) -> Steps:
        """Saigon shifts 1 level toward Neutral. Patronage -5. ARVN is Ineligible through the next card."""
        yield from ()
        self.shift(SAIGON, 1, NEUTRAL)
        self.patronage(-5)
        self.ineligible(ARVN)


class TamChau(Event):
    number, title, order, period = 89, "Tam Chau", (ARVN, VC, NVA, US), 1965
    rifles = (US,)
    instructions = {VC: ARVN_IS_NONPLAYER}

    def unshaded(self) -> Steps:
        """Saigon shifts 1 level toward Passive Support, from Active Support too. Patronage +6."""
        yield from ()
        self.shift(SAIGON, 1, PASSIVE_SUPPORT)
        self.patronage(6)

    def shaded(self) -> Steps:
        """Place a VC piece, which may be a Base, in Saigon, which shifts 1 level toward Passive Opposition, from Active
        Opposition too. Patronage -6."""
        yield from self.place(VC_PIECES, 1, [SAIGON])
        self.shift(SAIGON, 1, PASSIVE_OPPOSITION)
        self.patronage(-6)


class WaltRostow(Event):
    number, title, order, period = 90, "Walt Rostow", (ARVN, VC, NVA, US), 1965
    rifles = (US,)
    instructions = {VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """Place any 2 ARVN pieces, Bases too, in any spaces under COIN Control: from Available, from out of play or
        from other spaces of the map."""
        placed = ""
        for left in (2, 1):
            keys = self.anywhere(placed)
            if not keys:
                break
            key = yield from self.ask("anywhere", keys, left=left)
            start, kind = key.partition("/")[0], kind_of(key)
            ends = [IDS[x] for x in self.ends(start, kind)]
            end = SPACE[(yield from self.ask("move_to", ends, piece=KIND_NAMES[kind], start=start))]
            if start in SPACE:
                self.take(kind, SPACE[start], 1)
                start = AVAILABLE
            kind = PLACED_AS[TYPE_OF[kind]]
            self.put(kind, end, 1, start)
            placed = piece_key(end, kind)

    def anywhere(self, placed: str) -> list[str]:
        """ARVN pieces in boxes and on the map for which there is a space; not the one just placed."""
        boxes = [
            f"{box}/{KIND_NAMES[kind]}"
            for box in (AVAILABLE, OUT_OF_PLAY)
            for kind in ARVN_PIECES
            if getattr(self.s, box)[TYPE_OF[kind]]
        ]
        held = {piece_key(x, kind): count(self.s, kind, x) for x in SPACES for kind in ARVN_KINDS}
        on_map = [key for key, n in held.items() if n > (key == placed)]
        return [key for key in boxes + on_map if self.ends(key.partition("/")[0], kind_of(key))]

    def ends(self, start: str, kind: int) -> list[int]:
        """1.4.2, 1.7 Spaces under COIN Control, within stacking; not where it stands."""
        return [x for x in LAND if IDS[x] != start and coin_control(self.s, x) and room(self.s, kind, x)]

    def shaded(self) -> Steps:
        """Place 1 Guerrilla, NVA or VC, in each Province with ARVN pieces. Then ARVN Redeploys its Troops as if there
        were no Bases: all leave Provinces and LoCs for Saigon or Cities without NVA Control."""
        provinces = spaces_with(self.s, ARVN_KINDS, PROVINCES)
        yield from self.place_each((NVA_GUERRILLA_U, VC_GUERRILLA_U), len(provinces), provinces)
        yield from redeploy_arvn_troops(self.s, ARVN, bases=False, rule=self.rule)
