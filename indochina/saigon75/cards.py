"""The 20 Event Cards: numbers and whom they favour (facts). What they do is in `events`."""

from __future__ import annotations

from .units import NV, SV

(
    COUNTER_ATTACK, AMMO_SHORTAGE, AIR_STRIKES, STRATEGIC_REDEPLOYMENT, INTELLIGENCE, STUBBORN_RESISTANCE,
    LIMITED_OFFENSIVE, TROPICAL_RAINSTORM,
    ARMOURED_SUPPORT, VIET_CONG_ATTACK, PARALYSED_LEADERSHIP, HO_CHI_MINH_DIRECTIVE, CORRUPTION, CRISIS_IN_SAIGON,
    DIVERSION, EVACUATION, POOR_MORALE, VIET_CONG_INFILTRATION, UPRISING, MOUNTAINEERS_REVOLT,
) = CARDS = tuple(f"E-{number:02}" for number in range(1, 21))  # fmt: skip

FAVOURS = {card: SV if n < 6 else "" if n < 8 else NV for n, card in enumerate(CARDS)}

# How many combats of the phase the event may be used in.
USES = {
    COUNTER_ATTACK: 1, INTELLIGENCE: 1, STUBBORN_RESISTANCE: 1, ARMOURED_SUPPORT: 1, PARALYSED_LEADERSHIP: 1,
    CORRUPTION: 1, UPRISING: 2,
}  # fmt: skip
