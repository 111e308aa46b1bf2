"""4.5.2 Subvert."""

from procedures import ask, drive

from indochina.fitl.board import HUE, PLEIKU
from indochina.fitl.components.pieces import ARVN_TROOP, POLICE, VC, VC_GUERRILLA_U
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.subvert import subvert
from indochina.fitl.state import count


def start(s, name="rally"):
    return OPERATIONS[name](s, VC, Terms(special=True))


def run(s, keys=""):
    return drive(subvert(start(s)), keys)


def test_remove_two_cubes(at):
    """4.5.2 Any two ARVN cubes; Patronage falls by one; the Guerrilla stays Underground."""
    s = at("patronage: 9; hue: vc_guerrilla, 2 arvn_troop, arvn_police")
    run(s, "remove hue/arvn_police")
    assert (count(s, ARVN_TROOP, HUE), count(s, POLICE, HUE), count(s, VC_GUERRILLA_U, HUE)) == (1, 0, 1)
    assert s.patronage == 8


def test_replace_one_cube(at):
    """4.5.2 Or one becomes a VC Guerrilla; a single piece does not touch Patronage."""
    s = at("patronage: 9; hue: vc_guerrilla, arvn_police")
    run(s, "replace")
    assert count(s, POLICE, HUE) == 0 and count(s, VC_GUERRILLA_U, HUE) == 2 and s.patronage == 9


def test_patronage_counts_both_spaces_together(at):
    """4.5.2 One for every two ARVN pieces in all, rounded down."""
    s = at("patronage: 9; hue: vc_guerrilla, arvn_police; pleiku: vc_guerrilla, arvn_police")
    run(s, "hue replace pleiku replace")
    assert s.patronage == 8
    s = at("patronage: 9; hue: vc_guerrilla, arvn_police; pleiku: vc_guerrilla, 2 arvn_police")
    run(s, "hue replace pleiku remove")
    assert s.patronage == 8


def test_a_single_cube_may_be_removed(at):
    """3.1 As many as possible, if there is only one."""
    s = at("patronage: 9; hue: vc_guerrilla, arvn_police")
    run(s, "remove")
    assert count(s, POLICE, HUE) == 0 and s.patronage == 9


def test_underground_guerrilla_and_arvn_cubes(at):
    """4.5.2 Both are needed; Rangers, Bases and US Troops are not cubes of the ARVN."""
    s = at(
        "hue: vc_guerrilla_a, arvn_police; pleiku: vc_guerrilla, arvn_ranger_u, us_troop; "
        "saigon: vc_guerrilla, arvn_troop; da-nang: vc_guerrilla, arvn_police"
    )
    decision = ask(subvert(start(s)))
    assert decision.keys == ["saigon", "da-nang"]
    assert decision.blocked["pleiku"].key == "why.subvert.no_cubes" and decision.blocked["hue"].key == "why.underground"


def test_one_or_two_spaces(at):
    """4.5.2 Two at most."""
    s = at("; ".join(f"{x}: vc_guerrilla, 2 arvn_police" for x in ("hue", "pleiku", "saigon")))
    run(s, "hue remove pleiku remove")
    assert count(s, POLICE, PLEIKU) == 0


def test_typhoon_kate_one_space(at):
    """Typhoon Kate: one space at most."""
    s = at("hue: vc_guerrilla, 2 arvn_police; pleiku: vc_guerrilla, 2 arvn_police; momentum: typhoon_kate")
    run(s, "hue remove")
    assert count(s, POLICE, PLEIKU) == 2


def test_a_guerrilla_from_the_map_when_none_is_available(at):
    """1.4.1 With none Available VC takes one of its own from elsewhere."""
    s = at("hue: vc_guerrilla, arvn_police; pleiku: 29 vc_guerrilla_a")
    run(s, "replace")
    assert count(s, VC_GUERRILLA_U, HUE) == 2 and count(s, POLICE, HUE) == 0


def test_accompanies_rally_march_terror(at):
    """4.5.2 Not Attack."""
    s = at("hue: vc_guerrilla, arvn_police")
    names = [name for name in ("rally", "march", "attack", "terror") if "subvert" in possible(start(s, name))]
    assert names == ["rally", "march", "terror"]
