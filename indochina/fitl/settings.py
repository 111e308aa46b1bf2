"""Settings of a game: options of the rulebook and of tournaments, who runs each faction, other readings of rulings."""

from __future__ import annotations

from indochina.core.rules import Setting

from .components.pieces import FACTIONS
from .deception import OPTION as DECEPTION

RULINGS = {
    "ruling_attack": "3.3.3 an Attack of Guerrillas that succeeds removes 2 enemy pieces, not fewer, if it can",
    "ruling_card_6": "card 6 unshaded: the US decides the Air Strike, whoever executes the Event",
    "ruling_card_9": "card 9 unshaded: one source and one destination for all 3 Troops",
    "ruling_card_16": "card 16 shaded: only US and ARVN Troops count, not those of the NVA",
    "ruling_card_56": "card 56 unshaded: a space with a single Guerrilla may be chosen too",
    "ruling_card_70": "card 70 unshaded: Non-player US and ARVN follow the instruction of the sheet (8.4.1)",
    "ruling_card_91": "card 91 shaded: the Guerrillas placed are NVA ones",
    "ruling_claymores": "card 17 unshaded: also stops an Ambush that cards 56 and 69 grant without naming it",
    "ruling_free_space": "5.1.3 Events except card 21: any space that fits the text, even where less of it can be done",
    "ruling_ignored_troops": "3.1 whoever ignores the NVA may remove VC pieces while NVA Troops stand there",
    "ruling_khanh": "4.3.2 under Khanh, one LoC on each way of a Transport, not one in all",
    "ruling_ky": "6.3.1 under Ky, Pacification costs 4 even with Blowtorch Komer (card 16)",
    "ruling_random_spaces": "8.2 Random Spaces of Non-players: Qui Nhon and Cam Ranh swapped",
    "ruling_tet_cadres": "card 124 with unshaded Cadres: a single Guerrilla is enough for Terror, and is removed",
    "ruling_transport": "4.3.2 Transport may pass through a City before it has used any LoC",
    "ruling_withdrawal": "6.5 Withdrawal: the balance of Troops and Bases together counts",
}
"""Other readings than ours (docs/rulings.md): what each makes of the card or rule."""

PLAYED_BY = ("player", "nonplayer")
NOBODY = ("none", *FACTIONS)
SETTINGS = {
    "period_events": Setting(("no", "yes"), "2.1 deal Event cards only from the years of the scenario"),
    "political_rhythm": Setting(("no", "yes"), "tournament: each Coup card among the bottom four Events of its pile"),
    "high_winds": Setting(("no", "yes"), "tournament: in Monsoon, Air Lift moves US pieces only"),
    "transfers": Setting(("yes", "no"), "1.5.2 NVA and VC may give each other up to half their Resources"),
    "politburo": Setting(
        ("no", "yes"), "1.5 one player runs NVA and VC: the higher margin counts in Coup Rounds, the lower at the end"
    ),
    "sovereignty": Setting(("no", "yes"), "1.5 one player runs US and ARVN: the lower margin always counts"),
    "us": Setting(PLAYED_BY, "8.0 who runs the US"),
    "arvn": Setting(PLAYED_BY, "8.0 who runs the ARVN"),
    "nva": Setting(PLAYED_BY, "8.0 who runs the NVA"),
    "vc": Setting(PLAYED_BY, "8.0 who runs the VC"),
    "together": Setting(
        ("yes", "no"), "8.9 against two Non-players, US and ARVN (or NVA and VC) are run by one player; no: by two"
    ),
    "easy": Setting(("no", "yes"), "8.9 for a lone player: Limited Operations of Non-players stay limited"),
    "difficulty_a": Setting(
        ("no", "yes"),
        "8.9 for a lone player: the Medium scenario's Capabilities against him are in force from the start",
    ),
    "difficulty_b": Setting(
        ("no", "yes"), "8.9 for a lone player: from the 2nd Coup Round on he loses if behind in a Victory Phase"
    ),
    "handicap": Setting(NOBODY, "7.3 with deception: the least experienced player, who picks two markers"),
    "handicap_next": Setting(NOBODY, "7.3 with deception: another inexperienced player, who picks two markers next"),
    "deception": Setting(
        ("off", "on"),
        "7.3 for 3 or 4 players: each has two hidden markers of three kinds. "
        "RECONSTRUCTED: no source gives the mix of the twelve; this game has four of each kind",
    ),
    **{name: Setting(("no", "yes"), told) for name, told in RULINGS.items()},
}
LONE_OPTIONS = ("easy", "difficulty_a", "difficulty_b")
OPTIONS = (
    "period_events",
    "political_rhythm",
    "high_winds",
    "transfers",
    "politburo",
    "sovereignty",
    *LONE_OPTIONS,
    DECEPTION,
    *RULINGS,
)
