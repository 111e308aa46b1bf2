"""2.3.4 An Operation must occur somewhere to count: another one takes its place if its own Special Activity ends it."""

from procedures import ask, drive

from indochina.fitl.board import SPACE
from indochina.fitl.components.pieces import RANGER_U, VC_GUERRILLA_A
from indochina.fitl.sequence.sequence import operation
from indochina.fitl.state import count, on_map

US_TURN = "stage: operation; current: 4; acted: US op_sa"
ARVN_TURN = "stage: operation; current: 68; acted: ARVN op_sa"
NVA_TURN = "stage: operation; current: 1; acted: NVA op_sa"
VC_TURN = "stage: operation; current: 1; acted: VC op_sa"


def notes(s):
    return [note.key for note in s.notes]


# --- US


def test_2_3_4_an_air_strike_that_leaves_no_enemy_to_assault_accompanies_another_operation(at):
    s = at(f"{US_TURN}; saigon: 3 us_troop, vc_guerrilla_a")
    decision = ask(operation(s), "assault air_strike saigon/vc_guerrilla_a", "1")
    assert decision.name == "operation.instead" and decision.seat == "US"
    assert decision.keys == ["train", "patrol", "sweep"]
    assert decision.blocked["assault"].key == "why.nowhere"


def test_2_3_4_the_other_operation_is_executed_without_a_second_special_activity(at):
    s = at(f"{US_TURN}; saigon: 3 us_troop, vc_guerrilla_a; hue: us_troop")
    go = "assault air_strike saigon/vc_guerrilla_a train"
    decision = ask(operation(s.copy()), go, "1")
    assert decision.keys == ["saigon", "hue"] and decision.blocked["air_lift"].key == "why.activity.one"
    assert drive(operation(s), f"{go} saigon us_irregular_u 1 done", "1") == "action"
    assert s.acted == (("US", "op_sa"),)
    assert [n for n in notes(s) if n in ("log.operation", "log.instead", "log.assault", "log.train")] == [
        "log.operation",
        "log.instead",
        "log.train",
    ]


def test_2_3_4_an_air_strike_that_leaves_an_enemy_leaves_the_assault(at):
    s = at(f"{US_TURN}; saigon: 3 us_troop, 2 vc_guerrilla_a")
    decision = ask(operation(s.copy()), "assault")
    assert decision.keys == ["saigon", "air_lift", "air_strike"]  # it may not be left out
    drive(operation(s), "assault air_strike saigon/vc_guerrilla_a", "1")
    assert not on_map(s, (VC_GUERRILLA_A,)) and "log.instead" not in notes(s)


# --- ARVN


def test_4_1_1_only_operations_that_the_special_activity_may_accompany(at):
    """4.3.3 Raid does not accompany Training."""
    s = at(f"{ARVN_TURN}; arvn_resources: 30; saigon: arvn_troop, arvn_ranger, vc_guerrilla_a")
    decision = ask(operation(s), "assault raid saigon yes done")
    assert decision.name == "operation.instead" and decision.keys == ["patrol", "sweep"]
    assert decision.blocked["train"].key == "why.activity.operation"


def test_2_3_4_a_raid_that_removes_the_last_enemy_before_an_assault(at):
    """Nothing was paid for the Assault that did not occur; the Sweep costs 3."""
    s = at(f"{ARVN_TURN}; arvn_resources: 30; saigon: arvn_troop, arvn_ranger, vc_guerrilla_a")
    drive(operation(s), "assault raid saigon yes done sweep saigon done")
    assert s.resources["ARVN"] == 27 and s.acted == (("ARVN", "op_sa"),)
    assert not on_map(s, (VC_GUERRILLA_A,)) and "log.sweep" in notes(s)


def test_2_3_4_a_transport_that_takes_the_only_force_away_from_a_sweep(at):
    """Rangers do not move in a Sweep: from a LoC there is nobody to Sweep with."""
    s = at(f"{ARVN_TURN}; arvn_resources: 30; saigon: arvn_ranger")
    go = "sweep transport saigon loc-saigon-can-tho"
    decision = ask(operation(s.copy()), go)
    assert decision.name == "operation.instead" and decision.keys == ["train", "patrol"]
    drive(operation(s), f"{go} patrol")
    assert s.resources["ARVN"] == 27 and count(s, RANGER_U, SPACE["loc-saigon-can-tho"]) == 1


def test_2_3_4_transported_troops_can_still_sweep(at):
    s = at(f"{ARVN_TURN}; arvn_resources: 30; saigon: arvn_troop")
    decision = ask(operation(s), "sweep transport saigon loc-saigon-can-tho")
    assert decision.name == "sweep.space" and "done" not in decision.keys


def test_2_3_4_a_patrol_occurs_even_if_nothing_moves(at):
    s = at(f"{ARVN_TURN}; arvn_resources: 30; saigon: arvn_ranger")
    drive(operation(s), "patrol raid saigon done")
    assert s.acted == (("ARVN", "op_sa"),) and s.resources["ARVN"] == 27 and "log.instead" not in notes(s)


def test_2_3_4_only_what_can_be_executed_now_is_offered_instead(at):
    """Card 72: Assault and Patrol cost nothing. A Sweep still does."""
    s = at(f"{ARVN_TURN}; momentum: body_count; saigon: arvn_troop, vc_guerrilla_a; hue: arvn_police")
    decision = ask(operation(s), "assault transport saigon loc-saigon-can-tho")
    assert decision.keys == ["train", "patrol"] and decision.blocked["sweep"].key == "why.resources"


def everywhere_but(*names):
    """NVA Controls all other Provinces and Cities."""
    land = [name for name in SPACE if not name.startswith("loc-") and name not in names]
    return "; ".join(f"{name}: nva_troop" for name in land)


GOVERNED = (
    f"{ARVN_TURN}; aid: 10; {everywhere_but('hue', 'da-nang')}; hue: passive_support, 2 arvn_troop;"
    " da-nang: passive_support, 2 arvn_troop"
)


def test_4_3_1_training_is_still_barred_where_arvn_governed(at):
    """All spaces in which ARVN could Train were Governed: the Patrol is all that is left."""
    s = at(f"{GOVERNED}; arvn_resources: 30")
    drive(operation(s), "train govern hue aid da-nang aid done")
    assert s.acted == (("ARVN", "op_sa"),) and s.resources["ARVN"] == 27
    assert "log.instead" in notes(s) and "log.train" not in notes(s)


def test_2_3_4_with_no_operation_left_at_all_the_special_activity_stands(at):
    """The same without the Resources for a Patrol."""
    s = at(f"{GOVERNED}; arvn_resources: 2")
    assert drive(operation(s), "govern hue aid da-nang aid") == "action"
    assert s.acted == (("ARVN", "op_sa"),) and "log.nowhere" in notes(s) and s.aid == 19


def test_card_61_the_assault_comes_after_the_operation_that_occurs_and_once(at):
    """The only Ranger leaves the Sweep for a LoC with Police and an enemy."""
    s = at(
        f"{ARVN_TURN}; arvn_resources: 30; unshaded: armored_cavalry; saigon: arvn_ranger;"
        " loc-saigon-can-tho: 2 arvn_police, vc_guerrilla_a"
    )
    go = "sweep transport saigon loc-saigon-can-tho"
    assert ask(operation(s.copy()), go).name == "operation.instead"
    drive(operation(s), f"{go} train saigon done done loc-saigon-can-tho")
    assert notes(s).count("log.assault") == 1 and not on_map(s, (VC_GUERRILLA_A,))


# --- NVA


def test_2_3_4_a_bombarded_space_still_has_somebody_to_attack(at):
    """4.4.2 Two of three Troops stay, or a Base does: Bombard alone never ends an Attack."""
    for held in ("3 us_troop", "arvn_troop, arvn_base"):
        s = at(f"{NVA_TURN}; nva_resources: 5; quang-tri: 3 nva_troop, {held}")
        drive(operation(s), "attack bombard")
        assert "log.bombard" in notes(s) and "log.attack.troops" in notes(s) and "log.instead" not in notes(s)


def test_2_3_4_a_rally_that_can_only_improve_the_trail_does(at):
    """`done` would execute nothing at all."""
    s = at(f"{NVA_TURN}; nva_resources: 5; trail: 1; out_of_play: 20 nva_guerrilla")
    assert drive(operation(s)) == "action"
    assert s.trail == 2 and s.resources["NVA"] == 3 and s.acted == (("NVA", "op"),)


def test_2_3_4_infiltrate_may_use_up_what_alone_could_march(at):
    """Without Resources only the Guerrilla beside a LoC could March; taken for the VC piece elsewhere (1.4.1) it is
    gone, and for a Rally NVA cannot pay."""
    s = at(f"{NVA_TURN}; ne-cambodia: 19 nva_guerrilla, vc_guerrilla; hue: nva_guerrilla")
    assert drive(operation(s), "infiltrate ne-cambodia/vc_guerrilla_u") == "action"
    assert s.acted == (("NVA", "op_sa"),) and "log.nowhere" in notes(s)


# --- VC


def test_4_5_1_tax_never_leaves_the_operation_without_a_space(at):
    """The last Underground Guerrilla is needed for Terror."""
    s = at(f"{VC_TURN}; vc_resources: 5; hue: vc_guerrilla; an-loc: vc_guerrilla_a")
    drive(operation(s), "terror")
    assert "log.terror" in notes(s) and "log.tax" not in notes(s)
