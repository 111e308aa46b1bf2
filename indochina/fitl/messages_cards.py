"""What lasting Events do, in our own short words: Capabilities (5.3), Momentum (5.4) and RVN Leaders (2.4.1)."""

from __future__ import annotations

from .cards import CARDS

#    card: unshaded text, shaded text
CAPABILITY_TEXTS: dict[int, tuple[str, str]] = {
    4: ("Shaded MiGs are cancelled. An Air Strike Degrades the Trail by 2 boxes.",
        "An Air Strike that spends 2 hits on the Trail Degrades it only on a roll of 4 to 6."),
    8: ("An Air Strike may hit 1 Province where COIN has no pieces.",
        "Spaces in which an Air Strike removes more than 1 piece shift 2 levels toward Active Opposition."),
    11: ("In 1 space of a US Assault 1 unTunneled Base may be removed first.",
         "A US Assault selects at most 2 spaces."),
    13: ("In 2 Sweep spaces 1 Active unTunneled enemy is removed: Troops first, Bases last.",
         "In each US Assault space a US Troop becomes a Casualty on a roll of 1 to 3."),
    14: ("In 2 US Assault spaces outside Lowland 2 more enemies are removed.",
         "After a US or ARVN Patrol the NVA removes up to 2 cubes that moved."),
    18: ("US Training adds 1 Police in a space with US Troops.", "A US Sweep selects at most 2 spaces."),
    19: ("US Training may Pacify in 2 spaces.", "US Training Pacifies to Passive Support only."),
    20: ("An Air Strike shifts no space in which it removes only 1 piece.", "An Air Strike removes at most 2 pieces."),
    28: ("In every US Assault space 1 Guerrilla may fall although it is Underground.",
         "Each Province of a US or ARVN Assault shifts 1 level toward Active Opposition."),
    31: ("A Rally that Improves the Trail selects at most 1 space.",
         "An Air Strike does not Degrade the Trail below 2."),
    32: ("Bombard is in at most 1 space.", "Bombard is in up to 3 spaces."),
    33: ("The NVA loses 6 Resources at each Reset.",
         "An Air Strike that Degrades the Trail costs the US an Available Troop, unless Top Gun is unshaded."),
    34: ("An Air Strike that Degrades the Trail removes an NVA piece outside the South.",
         "Rally Improves the Trail by 2 boxes."),
    45: ("In each NVA Attack space first 1 NVA Troop is removed.",
         "In 1 NVA Attack space 1 enemy is removed for each Troop."),
    61: ("In 1 Transport destination ARVN may Assault free after the Operation.", "Transport moves only Rangers."),
    86: ("In 1 Govern space Patronage may grow without a shift.", "ARVN Governs and Pacifies in at most 1 space."),
    101: ("Ambush is in at most 1 space.",
          "After each Sweep space VC removes a Troop that swept on a roll of 1 to 3."),
    104: ("March into Support or a LoC Activates if the group and COIN pieces but Bases are more than 1.",
          "In 1 VC Ambush space 2 enemies may be removed."),
    116: ("VC Terror and Agitation cost 2 VC Guerrillas in each space.",
          "In 1 Rally space that had a VC Base VC may Agitate, even under COIN Control."),
}  # fmt: skip

MOMENTUM_TEXTS: dict[tuple[int, str], str] = {
    (5, "shaded"): "An Air Strike either Degrades the Trail or removes 1 piece.",
    (7, "unshaded"): "Each change of the Trail costs the NVA 6 Resources.",
    (10, "shaded"): "ARVN loses 5 Resources at once. No Air Strike.",
    (15, "unshaded"): "In the next Commitment Phase all Troop Casualties become Available.",
    (15, "shaded"): "The faction stays Eligible. No Air Lift.",
    (16, "unshaded"): "10 Aid at once. In the next Support Phase Pacification costs 1 Resource a step.",
    (17, "unshaded"): "The faction stays Eligible. No Ambush; each marching group that Activates loses a Guerrilla.",
    (22, "shaded"): "Da Nang and its neighbours lose all Support at once. No Air Strike.",
    (38, "single"): "COIN pieces leave Laos and Cambodia for COIN-Controlled Cities, ARVN loses 12 Resources at once. "
    "No Infiltrate, and no Rally Improves the Trail.",
    (39, "shaded"): "An Available US Troop goes out of play at once. The Trail is not Degraded.",
    (41, "single"): "2 spaces go to Passive Support and Patronage rises by 2 at once. No Air Strike.",
    (46, "unshaded"): "The Trail is Degraded by 2 boxes at once. Infiltrate is in at most 1 space.",
    (72, "unshaded"): "Assault and Patrol cost nothing and bring 3 Aid for each Guerrilla removed.",
    (78, "shaded"): "Patronage rises by 3 at once. No US Assault.",
    (115, "single"): "The faction stays Eligible. No Air Lift, Transport or Bombard; all other Special Activities are "
    "in at most 1 space.",
}

LEADER_TEXTS: dict[int, str] = {
    125: "Transport uses at most 1 LoC.",
    126: "Each Govern adds 2 Patronage.",
    127: "Pacification costs 4 Resources a step.",
    128: "No effect.",
    129: "One in three ARVN cubes in each space deserts; the card goes beneath the leader.",
    130: "One in three ARVN cubes in each space deserts; the card goes beneath the leader.",
}


def card_text(number: int) -> str:
    """Order and years of a card, and what its lasting texts do."""
    card = CARDS[number]
    if number in LEADER_TEXTS:
        return f"Coup. {LEADER_TEXTS[number]}"
    texts = [" ".join(card.order) + (f", {card.period}." if card.period else ".")]
    if number in CAPABILITY_TEXTS:
        unshaded, shaded = CAPABILITY_TEXTS[number]
        texts.append(f"{card.owner} Capability. Unshaded: {unshaded} Shaded: {shaded}")
    for side in card.momentum:
        name = "" if side == "single" else f"{side.capitalize()}: "
        texts.append(f"{name}{MOMENTUM_TEXTS[number, side]} (Momentum)")
    return " ".join(texts)


CARD_TEXTS = {f"card.card-{number}": card_text(number) for number in CARDS}
