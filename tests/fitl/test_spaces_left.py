"""2.3.5, 5.3, 5.5 A question for a space says how many are left, wherever their number is limited."""

import indochina

OPERATION = "scenario: full; stage: operation; current: 68; next: 67; arvn_resources: 30; econ: 15; "
SWEEP = "saigon: 3 us_troop, vc_guerrilla_u; hue: 2 us_troop, vc_guerrilla_u; da-nang: us_troop, vc_guerrilla_u"


def asked(text, *answers, language="en"):
    game = indochina.position("fitl", text, language=language)
    for answer in answers:
        game.choose(answer)
    return game.messages.prompt(game.decision)


def test_5_3_combined_action_platoons_let_the_us_sweep_two_spaces_and_the_question_counts_them_down():
    text = f"{OPERATION}acted: US op; shaded: combined_action_platoons; {SWEEP}"
    assert asked(text, "sweep").endswith("(Spaces left: 2.)")
    assert asked(text, "sweep", "saigon").endswith("(Spaces left: 1.)")
    assert asked(text, "sweep", language="fr").endswith("(Espaces restants\xa0: 2.)")


def test_3_2_3_without_a_limit_nothing_is_counted():
    assert "left" not in asked(f"{OPERATION}acted: US op; {SWEEP}", "sweep")


def test_2_3_5_a_limited_operation_has_one_space():
    assert asked(f"{OPERATION}acted: US limop; {SWEEP}", "sweep").endswith("(Spaces left: 1.)")


def test_5_5_an_event_that_lets_vc_march_into_three_spaces_counts_them_down():
    text = (
        "scenario: full; stage: action; current: 99; next: 67; eligible: VC; "
        "pleiku: 4 vc_guerrilla_u; binh-dinh: us_troop; phu-bon: arvn_troop; kontum: arvn_police"
    )
    game = indochina.position("fitl", text).choose("shaded")
    assert game.decision.name == "march.space"
    assert game.messages.prompt(game.decision).endswith("(Spaces left: 3.)")


def test_5_3_m_48_patton_says_in_how_many_of_its_two_spaces_it_may_still_be_used():
    text = (
        f"{OPERATION}acted: US op; unshaded: m_48_patton; saigon: us_troop, 5 vc_guerrilla_a; "
        "hue: us_troop, 5 vc_guerrilla_a"
    )
    assert "left of two per Assault: 2" in asked(text, "assault", "saigon")
    assert "left of two per Assault: 1" in asked(text, "assault", "saigon", "yes", "hue")
    assert "sur deux par Assaut\xa0: 2" in asked(text, "assault", "saigon", language="fr")
