"""8.5-8.8 Which bullet of its section each condition and each priority stands at: `8.6.5, bullet 3`.

A section has a list of conditions, and for the Operation and each Special Activity a list of instructions: a row is a
list, its bullets in the rulebook's order, each with the words of the reasons that follow it.
"""

from __future__ import annotations

from typing import NamedTuple

Lists = dict[tuple[str, str], tuple[str, ...]]
"""Section and Special Activity ("" for the section itself): a string of words for each bullet."""

CAPABILITY = (
    "np.capability.next np.capability.wait",
    "np.capability.here np.capability.waited np.capability.play",
    "np.event.open np.event.play",
)
CONDITION_LISTS: Lists = {
    ("8.1", ""): ("", "", "", "np.event.effect np.event.showing np.event.nothing np.event.momentum"),
    ("8.5.1", ""): ("np.vc.terror.at_support", "np.vc.terror.dice np.vc.terror.shifts"),
    ("8.5.2", ""): CAPABILITY,
    ("8.5.3", ""): ("np.vc.rally.bases", "np.vc.rally.dice np.vc.rally.available"),
    ("8.6.2", ""): (*CAPABILITY, "np.nva.broke"),
    ("8.6.4", ""): (
        "np.nva.rally.trail", "np.nva.rally.lone", "np.nva.rally.dice np.nva.rally.available", "np.nva.rally.base",
    ),
    ("8.7.1", ""): (*CAPABILITY, "np.arvn.poor"),
    ("8.7.2", ""): ("np.arvn.train.if_available", "np.arvn.train.if_base"),
    ("8.7.3", ""): ("np.arvn.patrol.if_saigon", "np.arvn.patrol.if_blocked"),
    ("8.7.4", ""): ("np.arvn.assault.if_control", "np.arvn.assault.if_troops", "np.arvn.assault.if_base"),
    ("8.8.2", ""): CAPABILITY[:2],
    ("8.8.3", ""): ("np.us.assault.base_alone", "np.us.assault.troops"),
    ("8.8.5", ""): ("np.us.sweep.hidden", "np.us.sweep.instead"),
}  # fmt: skip
BULLET_LISTS: Lists = {
    ("8.1.2", ""): ("np.order",),
    ("8.5.1", ""): (
        "np.vc.broke np.vc.tax.broke", "np.vc.terror.shift np.vc.terror.bare",
        "np.vc.terror.rich np.vc.terror.sabotage",
    ),
    ("8.5.1", "tax"): (
        "np.vc.tax.loc", "np.vc.tax.support", "np.vc.tax.want np.vc.tax.opposition np.vc.tax.other",
    ),
    ("8.5.1", "subvert"): ("", "", "np.vc.subvert.cubes np.vc.subvert.replace np.vc.subvert.remove"),
    ("8.5.3", ""): (
        "", "np.vc.rally.base np.vc.rally.replaces",
        "np.vc.rally.new_cubes np.vc.rally.new_populated np.vc.rally.new_used",
        "np.vc.rally.at_base", "np.vc.rally.few", "np.vc.rally.other np.vc.rally.most",
    ),
    ("8.5.4", ""): (
        "np.vc.march.leaving", "np.vc.march.keeps", "np.vc.march.loc np.vc.march.locs_used np.vc.march.from",
        "np.vc.march.population", "np.vc.march.nva_player np.vc.march.nva_control",
    ),
    ("8.5.4", "ambush"): (
        "np.vc.ambush.main_force", "", "np.vc.ambush.opens", "np.vc.ambush.base", "np.vc.ambush.special_forces",
        "np.vc.ambush.cubes",
    ),
    ("8.5.5", ""): (
        "", "np.vc.ambush.opens np.vc.ambush.base np.vc.ambush.special_forces np.vc.ambush.cubes np.vc.attack.ambushed",
        "np.vc.attack.base np.vc.attack.special_forces np.vc.attack.cubes", "np.vc.remove",
    ),
    ("8.6.1", "ambush"): ("np.nva.ambush.base", "np.nva.ambush"),
    ("8.6.1", "bombard"): ("np.nva.bombard.here", "np.nva.bombard.adjacent"),
    ("8.6.1", ""): ("np.nva.attack.troops", "np.nva.attack.guerrillas", "np.nva.attack.one"),
    ("8.6.4", ""): (
        "np.nva.rally.base", "np.nva.rally.coin", "np.nva.rally.lone np.nva.rally.bases", "np.nva.rally.other",
    ),
    ("8.6.4", "infiltrate"): (
        "np.nva.infiltrate.base np.nva.infiltrate.take_over np.nva.take_base",
        "np.nva.infiltrate.troops np.nva.infiltrate.all", "np.nva.infiltrate.kept np.nva.infiltrate.replace",
    ),
    ("8.6.5", ""): (
        "np.nva.march.leaving np.nva.march.guards np.nva.march.keeps np.nva.march.marched np.nva.march.not_needed",
        "np.nva.march.near np.nva.march.none_left", "np.nva.march.base_available np.nva.march.base", "np.nva.march.loc",
        "np.nva.march.control", "np.nva.march.front",
    ),
    ("8.6.6", ""): (
        "np.nva.redeploy.moves np.nva.redeploy.from", "np.nva.redeploy.final np.nva.redeploy.guard",
        "np.nva.redeploy.needs np.nva.redeploy.control", "np.nva.redeploy.remove", "np.nva.redeploy.forward",
    ),
    ("8.7.2", ""): (
        "np.arvn.train.place np.arvn.train.pieces np.arvn.train.few", "", "np.arvn.train.base",
        "np.arvn.pacify",
    ),
    ("8.7.2", "govern"): ("np.arvn.govern.us_winning", "np.arvn.govern.patronage", "np.arvn.govern.aid"),
    ("8.7.2", "transport"): (
        "np.arvn.transport.from", "np.arvn.transport.load", "np.arvn.transport.police np.arvn.transport.control",
        "np.arvn.transport.assault", "np.arvn.transport.sweep", "np.arvn.assault.cavalry",
    ),
    ("8.7.3", ""): (
        "np.arvn.patrol.from np.arvn.patrol.leaving np.arvn.patrol.stay", "np.arvn.patrol.loc",
        "np.arvn.patrol.control np.arvn.patrol.city np.arvn.patrol.garrison", "np.arvn.patrol.assault",
    ),
    ("8.7.4", ""): (
        "np.arvn.assault.base", "np.arvn.assault.control", "np.arvn.assault.last", "np.arvn.assault.two",
    ),
    ("8.7.4", "raid"): ("", "np.arvn.raid.rangers", "np.arvn.raid.target", "np.arvn.raid.possible"),
    ("8.7.5", ""): (
        "np.arvn.sweep.hidden",
        "np.arvn.sweep.from np.arvn.sweep.leaving np.arvn.sweep.three np.arvn.sweep.keeps np.arvn.sweep.needed",
        "np.arvn.sweep.uncover", "np.arvn.sweep.control np.arvn.sweep.to_control", "np.arvn.transport",
        "np.arvn.vc_first",
    ),
    ("8.7.7", ""): (
        "np.arvn.redeploy.from np.arvn.redeploy.must", "np.arvn.redeploy.needs np.arvn.redeploy.control",
        "np.arvn.redeploy.city", "np.arvn.redeploy.rest", "np.arvn.redeploy.police_from", "np.arvn.redeploy.route",
        "np.arvn.redeploy.keep np.arvn.redeploy.province np.arvn.redeploy.police",
    ),
    ("8.8.3", ""): (
        "np.us.assault.all", "np.us.air_lift np.us.air_lift.able", "np.us.assault.most", "np.us.assault.any",
    ),
    ("8.8.3", "air_lift"): (
        "np.us.lift.exposed", "np.us.lift.not_needed np.us.lift.leaving",
        "np.us.sweep.all np.us.sweep.half np.us.sweep.control", "np.us.lift.assault", "np.us.lift.police",
        "np.us.lift.special_force",
    ),
    ("8.8.3", "air_strike"): (
        "np.us.strike.trail", "np.us.strike.arc_light", "np.us.strike.control", "np.us.strike.loc",
        "np.us.strike.base np.us.strike.pieces",
    ),
    ("8.8.4", "advise"): (
        "np.us.advise.control np.us.advise.base np.us.advise.pieces", "np.us.advise.sweep", "", "np.us.aid",
    ),
    ("8.8.5", ""): (
        "np.us.sweep.policy", "np.us.sweep.origin np.us.sweep.leaving", "np.us.sweep.all", "np.us.sweep.half",
        "np.us.sweep.control",
    ),
    ("8.8.7", ""): (
        "np.us.train.irregulars np.us.train.number", "np.us.train.arvn np.us.train.pieces",
        "np.us.corrupt np.us.train.patronage", "np.us.train.police", "np.us.train.pacify",
    ),
}  # fmt: skip


class Bullet(NamedTuple):
    """A Special Activity, "" for the section's own list, and the place in the list."""

    part: str
    n: int


def places(lists: Lists) -> dict[tuple[str, str], Bullet]:
    """By section and word."""
    return {
        (rule, word): Bullet(part, n)
        for (rule, part), bullets in lists.items()
        for n, words in enumerate(bullets, start=1)
        for word in words.split()
    }


CONDITIONS = places(CONDITION_LISTS)
BULLETS = places(BULLET_LISTS)
