"""English words: those of all parts, and names."""

from __future__ import annotations

from .. import combat as messages_combat
from .. import frame as messages_frame
from .. import movement as messages_movement
from .. import replacements as messages_replacements
from .. import solo as messages_solo
from ..names import english

FACE: dict[str, str] = {
    "decimal": ".",
    "why.over": "the game is over",
    "why.other_question": "not among the answers to what is asked: {prompt}",
    "notice.reconstructed": "Reconstructed for {scenario}, not seen in print: {what}.",
    "notice.own_map": "The rules follow your board file; the map is drawn as it comes with the program.",
    # --- odds
    "odds.assuming": "Assuming: {what}.",
    "odds.assume.attack.vm_units": "the units chosen so far attack",
    "odds.assume.barrage.vm_units": "the units chosen so far fire",
    "odds.assume.combat.retreat_before": "nobody retreats before combat",
    "odds.assume.combat.ambush": "no ambush",
    "odds.assume.combat.ambush_target": "the first unit is ambushed",
    "odds.assume.combat.attack_leader": "the best morale leads the attack",
    "odds.assume.combat.defence_leader": "the best morale leads the defence",
    "odds.assume.combat.bolshevik": "no Bolshevik Spirit",
    "odds.assume.combat.front": "officers stay behind",
    "odds.result": "Combat in {hex}",
    "odds.2xAL": "2xAL: attacker loses 2 steps",
    "odds.Ex-AL": "Ex-AL: attacker loses 2 steps, defender 1",
    "odds.Ex": "Ex: both lose 1 step",
    "odds.Ex-DL": "Ex-DL: attacker loses 1 step, defender 2",
    "odds.2xDL": "2xDL: defender loses 2 steps",
    "odds.dg": "DG of {side}",
    "odds.dg_all": "disorganized",
    "odds.dg_none": "in good order",
    "odds.dg_same": "nobody else",
    "odds.dg_more": "others too",
    "odds.dg_already": "all disorganized already",
    "odds.barrage": "Barrage of {hex}",
    "odds.miss": "miss",
    "odds.DG": "DG: all disorganized",
    "odds.DG&DL": "DG & DL: all disorganized, 1 step lost",
    "odds.strengths": "{attack} against {defence}",
    "odds.points": "Barrage Value",
    "odds.drm": "DRM in all",
    "odds.none": "nobody seen there fights",
    "odds.no_leader": "no unit that can lead",
    "odds.all": "all who can take part",
    "odds.leaders": "the best morale leads on both sides",
    "odds.from": "the overrun comes from {hex}",
    "odds.no_flak": "no hidden anti-aircraft unit near",
    "odds.in_sight": "only the counters in sight are there",
    "odds.ambush": "Ambush",
    "odds.ambush_0": "no effect",
    "odds.ambush_1": "{victim} loses a step",
    "odds.ambush_2": "both lose a step",
    "odds.ambush_3": "{unit} loses a step",
}

ENGLISH: dict[str, str] = {
    **english(),
    **messages_movement.EN,
    **messages_combat.EN,
    **messages_replacements.EN,
    **messages_frame.EN,
    **messages_solo.EN,
    **FACE,
}
