"""Game turn 5: Brinks Hotel. Terror in Hue."""

from .step import ARVN, VC, Step

TURN_5 = [
    Step(
        told="5.1-5.2",
        who=VC,
        does="The VC execute the shaded Event in Hue.",
        where="hue",
        given=[
            ("the VC are the first", "asked", VC),
            ("a VC Guerrilla is in Hue", "hue vc_guerrilla", 1),
            ("Hue is Neutral", "hue level", "neutral"),
            ("Hue counts 2", "hue population", 2),
            ("no Terror yet", "hue terror", 0),
            ("the VC are at 23", "VC marker", 23),
        ],
        choices="action.first: shaded",
        holds=[
            ("the VC stand in the Event box", "acted", "VC event"),
            ("Active Opposition", "hue level", "active_opposition"),
            ("the VC gain 4", "VC marker", 27),
            ("a Terror marker", "hue terror", 1),
            ("COIN still Controls Hue", "hue control", "coin"),
        ],
    ),
    Step(
        told="5.3",
        does="It is an Event, not a Terror Operation: nobody is turned over.",
        where="hue",
        holds=[
            ("the Guerrilla is Underground", "hue vc_guerrilla_u", 1),
            ("not Active", "hue vc_guerrilla_a", 0),
        ],
    ),
    Step(
        told="5.4-5.5",
        who=ARVN,
        does="The ARVN Passes.",
        given=[
            ("the VC are done", "asked", ARVN),
            ("the ARVN is the second", "question", "action.second"),
            ("with 24", "arvn_resources", 24),
        ],
        choices="action.second: pass",
        holds=[("Passing brings 3", "arvn_resources", 27)],
    ),
    Step(
        told="5.6",
        does="Nobody is left: Henry Cabot Lodge is played, Booby Traps shown.",
        holds=[
            ("only the VC are Ineligible", "eligible", "US ARVN NVA"),
            ("the card", "card", 79),
            ("the card to come", "next", 101),
        ],
    ),
]
