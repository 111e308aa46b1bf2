"""Fire in the Lake in English: why the Non-players chose what they chose (8.0)."""

from __future__ import annotations

from indochina.core.catalogue import catalogue

from .arvn import ARVN
from .common import COMMON
from .events import EVENTS
from .nva import NVA
from .us import US
from .vc import VC

OPPONENTS = catalogue(COMMON, EVENTS, US, ARVN, NVA, VC)
