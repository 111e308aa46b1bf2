"""2.4.1 Cards 125 to 130: the Coup cards. A leader's text is in force while it lies on top of its box."""

from __future__ import annotations

from .event import Coup


class NguyenKhanh(Coup):
    """RVN Leader: Transport uses at most 1 LoC."""

    number, title, leader = 125, "Nguyen Khanh", "khanh"


class YoungTurks(Coup):
    """RVN Leader: each Govern adds 2 Patronage, in however many spaces."""

    number, title, leader = 126, "Young Turks", "young_turks"


class NguyenCaoKy(Coup):
    """RVN Leader: Pacification costs 4 Resources for each Terror marker or level."""

    number, title, leader = 127, "Nguyen Cao Ky", "ky"


class NguyenVanThieu(Coup):
    """RVN Leader: no effect."""

    number, title, leader = 128, "Nguyen Van Thieu", "thieu"
    effect = False


class FailedAttempt(Coup):
    """In each space 1 in 3 ARVN cubes, rounded down, desert: ARVN says which. The card goes beneath the leader."""

    number, title = 129, "Failed Attempt"


class AnotherFailedAttempt(Coup):
    __doc__ = FailedAttempt.__doc__

    number, title = 130, FailedAttempt.title
