"""The core through one game: clone, undo, redo, chance, why not, names."""

import pytest

import indochina
from indochina import Error
from indochina.core.decision import Choice, choose
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.journal import Answer, choices


def midgame(seed=5, choices=60, **more):
    game = indochina.new("saigon75", seed=seed, **more)
    return game.play({"NV": f"random:{seed}", "SV": f"random:{seed}x"}, until=choices)


def test_a_choice_that_is_not_offered_is_refused_with_the_reason_and_changes_nothing():
    game = indochina.position("saigon75", "stage: movement; active: SV; available: 2; hue: sv_division")
    game.choose("hue/sv_division")
    before = game.hash(), game.version
    with pytest.raises(Error, match=r"move\.to: 'Saigon' is not an option \(it is not adjacent \[S\.4\]\); offered: "):
        game.choose("Saigon")
    with pytest.raises(Error, match="'Hanoi' is not an option; offered"):
        game.choose("Hanoi")
    assert (game.hash(), game.version) == before


@pytest.mark.parametrize("name", ["da_nang", "Da Nang", "Đà Nẵng", "DA NANG", "danang"])
def test_every_space_is_addressed_by_its_plain_name(name):
    game = indochina.new("saigon75", seed=1).choose(name)
    assert "SV places Rangers in Da Nang." in [entry.text for entry in game.log]


def test_clone_is_equal_and_independent():
    game = midgame()
    twin = game.clone()
    assert twin.hash() == game.hash() and twin.decision.keys == game.decision.keys and twin.log == game.log
    twin.choose(twin.decision.keys[0])
    assert twin.version > game.version
    assert twin.position() != game.position()


def test_a_clone_rolls_the_same_dice_as_the_game_it_was_made_from():
    game = midgame(choices=25)
    twin = game.clone()
    players = {"NV": "random:1", "SV": "random:2"}
    assert game.play(players).hash() == twin.play(players).hash()


def test_undo_takes_back_one_choice_and_redo_makes_it_again():
    game = indochina.new("saigon75", seed=2)
    hashes = [game.hash()]
    for key in ("saigon", "hue", "kon_tum"):
        hashes.append(game.choose(key).hash())
    for expected in reversed(hashes[:-1]):
        assert game.undo().hash() == expected
    for expected in hashes[1:]:
        assert game.redo().hash() == expected
    with pytest.raises(Error, match="nothing to redo"):
        game.redo()


def test_a_new_choice_after_undo_forgets_what_was_undone():
    game = indochina.new("saigon75", seed=2).choose("saigon").undo().choose("hue")
    with pytest.raises(Error, match="nothing to redo"):
        game.redo()


def test_undo_stops_at_the_start_and_at_dice():
    game = indochina.new("saigon75", seed=2)
    with pytest.raises(Error, match="no choice has been made"):
        game.undo()
    game.choose("suggested")
    while game.decision.name == "setup.place":
        game.choose(game.decision.keys[0])
    assert game.decision.seat == "NV", "the activation die has been rolled"
    with pytest.raises(Error, match="dice have been rolled"):
        game.undo()


def test_a_card_that_was_shown_is_taken_back_by_nobody():
    game = indochina.position("saigon75", "stage: event.play; active: NV; nv_hand: E-02, E-17; hand: 8; available: 0")
    game.choose("E-02")
    assert "E-02" in game.state.discard
    for seat in ("NV", "SV", None):
        with pytest.raises(Error, match="cannot undo: NV has shown or seen something hidden"):
            game.undo(seat)


def test_a_choice_that_leads_to_the_only_card_of_a_hand_is_not_taken_back():
    text = "stage: availability; active: NV; turn: 2; momentum: 1; hand: 8; nv_hand: {}"
    for hand, shown in (("E-02", True), ("E-02, E-17", False)):
        game = indochina.position("saigon75", text.format(hand), dice="3").choose("end")
        assert ("E-02" in game.state.discard) is shown
        if shown:
            with pytest.raises(Error, match="shown or seen something hidden"):
                game.undo()
        else:
            assert game.undo().decision.name == "availability.extra"


def test_the_wish_to_exchange_a_card_shows_none():
    text = "stage: event.play; active: NV; nv_hand: E-02, E-17; hand: 8; momentum: 1; aside: E-05"
    assert indochina.position("saigon75", text).choose("exchange").undo().decision.name == "event.play"


def test_dice_can_be_scripted_by_face_or_by_number():
    game = indochina.position("saigon75", "stage: availability; active: NV; turn: 1", dice="5")
    assert game.state.base == 7
    text = "stage: combat; active: NV; pleiku: 2 nv_division!, sv_division, ranger; combats: pleiku 0 0 0 0 0 0 0 2 0 0"
    game = indochina.position("saigon75", text + "; infiltration: 0", dice="X,1,blank,6")
    assert "NV attacks with X, X, SV defends with Ø, Ø" in game.log[0].text


def test_a_scripted_die_that_has_no_such_face_is_refused():
    with pytest.raises(Error, match=r"dice\.activation: '7' is no face of this die; its faces: 1, 2, 3, 4, 5, 6"):
        indochina.position("saigon75", "stage: availability", dice="7")


def test_a_person_may_read_the_cards_and_the_dice():
    game = indochina.new("saigon75", seed=1, chance="person")
    game.choose("suggested")
    for card in ("E-07", "E-01", "E-20", "E-02", "E-03", "E-04"):
        assert (game.decision.seat, game.decision.name) == ("chance", "setup.deal")
        game.choose(card)
    assert game.state.hands == (("E-07", "E-01", "E-20"), ("E-02", "E-03", "E-04"))
    assert (game.decision.seat, game.decision.name) == ("chance", "dice.activation")
    game.choose("5")
    assert game.state.base == 7


def test_chance_can_be_enumerated_with_probabilities():
    game = indochina.position(
        "saigon75",
        "stage: combat; active: NV; hue: 2 nv_division!, ranger; combats: hue 0 0 0 0 0 0 0 2 0 0; infiltration: 0",
        chance="person",
    )
    outcomes = {}

    def walk(game, probability):
        if game.decision is None or game.decision.seat != "chance":
            text = next(entry.text for entry in game.log if entry.key == "log.dice")
            outcomes[text] = outcomes.get(text, 0) + probability
            return
        for option in game.decision.options:
            walk(game.clone().choose(option.key), probability * option.probability)

    walk(game, 1.0)
    assert len(outcomes) == 27
    assert sum(outcomes.values()) == pytest.approx(1)
    double_x = sum(p for text, p in outcomes.items() if "with X, X," in text)
    assert double_x == pytest.approx(1 / 9), "NV dice show X on two faces of six"


def test_the_streams_are_the_same_on_every_machine():
    rng = Random(1)
    assert [rng.below(6) for _ in range(12)] == [1, 0, 5, 3, 1, 1, 1, 0, 3, 3, 2, 0]


def test_why_not_names_the_reason_and_the_rule():
    game = indochina.position("saigon75", "stage: movement; active: SV; available: 1; saigon: ranger!, sv_division")
    assert game.why_not("saigon/ranger") == ["it has been activated already and moves only once a turn [S.4]"]
    assert game.why_not("saigon/sv_division") == []
    assert game.why_not("Saigon") == [
        "Saigon · Rangers: it has been activated already and moves only once a turn [S.4]"
    ]
    assert game.why_not("E-07")[0].startswith("that is not what is asked now")
    with pytest.raises(Error, match="unknown name 'Hanoi'"):
        game.why_not("Hanoi")


def test_play_until_a_number_of_choices_a_stage_or_a_test():
    players = {"NV": "random:1", "SV": "random:2"}
    game = indochina.new("saigon75", seed=9).play(players, until=3)
    assert len([a for a in game.answers if a.how == ""]) == 3
    assert game.play(players, until="movement").state.stage == "movement"
    assert game.play(players, until=lambda g: g.state.turn == 2).state.turn == 2
    assert game.play(players).over and game.result["winner"] in ("NV", "SV")
    with pytest.raises(Error, match="the game is over"):
        game.choose("end")


def test_play_stops_at_the_seat_of_a_person():
    game = indochina.new("saigon75", seed=9, seats={"NV": "solo", "SV": "human"})
    game.choose("suggested").play()
    assert game.decision.seat == "SV"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: indochina.new("chess"), "unknown game 'chess': there is saigon75"),
        (lambda: indochina.new("saigon75", scenario="long"), "unknown scenario 'long': Saigon 75 has standard"),
        (
            lambda: indochina.new("saigon75", options={"hands": 3}),
            "unknown option 'hands': Saigon 75 has hand, momentum",
        ),
        (lambda: indochina.new("saigon75", options={"hand": 4}), "option 'hand' is 3 or 8, not '4'"),
        (lambda: indochina.new("saigon75", seats={"US": "solo"}), "unknown seat 'US': Saigon 75 has NV, SV"),
        (lambda: indochina.new("saigon75", language="de"), "unknown language 'de': Saigon 75 speaks en, fr"),
        (lambda: indochina.new("saigon75").play({"NV": "hal"}), "unknown player 'hal' for seat NV"),
        (lambda: indochina.new("saigon75").play({"UN": "solo"}), "unknown seat 'UN'"),
        (lambda: indochina.new("saigon75").view("UN"), "unknown seat 'UN'"),
        (lambda: indochina.new("saigon75", deck="E-99"), "deck: unknown card 'E-99'"),
    ],
)
def test_wrong_names_get_one_clear_sentence(call, message):
    with pytest.raises(Error) as caught:
        call()
    assert message in str(caught.value) and "\n" not in str(caught.value)


def test_a_fault_in_the_rules_leaves_the_game_as_it_was_and_reports_the_position(monkeypatch):
    from indochina.saigon75 import stages

    game = indochina.position("saigon75", "stage: movement; active: SV; available: 2; hue: sv_division")
    before = game.hash(), game.version

    def broken(state):
        raise ZeroDivisionError("a bug")
        yield

    with monkeypatch.context() as patch:
        patch.setitem(stages.STAGES, "stacking", broken)
        with pytest.raises(indochina.RulesFault, match=r"the rules failed after move\.unit = end") as caught:
            game.choose("end")
    assert (game.hash(), game.version) == before
    assert caught.value.report["position"]["hue"] == {"sv_division": 1}
    assert game.choose("end").decision is not None, "and can be played on"


def test_a_refused_die_of_the_script_is_not_used_up():
    game = indochina.new("saigon75", seed=1, dice="9")
    with pytest.raises(Error, match="'9' is no face of this die"):
        game.choose("suggested")
    with pytest.raises(Error, match="'9' is no face of this die"):
        game.choose("suggested")


def test_what_is_left_of_a_script_is_saved(tmp_path):
    game = indochina.new("saigon75", seed=1, dice="5,X,R").choose("suggested")
    again = indochina.load(game.save(tmp_path / "a.save"))
    players = {"NV": "solo", "SV": "solo"}
    assert again.play(players).hash() == game.play(players).hash()


def test_redo_keeps_the_reason_of_a_choice():
    game = indochina.new("saigon75", seed=1)
    game.choose(*indochina.rules("saigon75").nonplayer("SV").choose(game))
    text = "stage: movement; active: SV; available: 3; hue: 2 sv_division; saigon: 4 sv_division; an_loc: sv_division"
    game = indochina.position("saigon75", text).play({"SV": "solo"}, until=2)
    reasons = [a.reason for a in game.answers]
    assert all(reasons) and [a.reason for a in game.undo().redo().answers] == reasons


def test_a_change_of_language_reaches_the_open_question():
    game = indochina.new("saigon75", seed=1)
    english = game.decision.prompt
    game.speak("fr")
    assert game.decision.prompt != english and "Rangers" in game.decision.prompt


def test_a_draw_does_not_show_the_order_of_the_pile():
    text = "stage: event; active: NV; event: E-02; nv_hand: E-01, E-03; deck: E-20, E-07, E-11"
    game = indochina.position("saigon75", text, chance="person")
    assert game.decision.name == "event.draw" and game.decision.keys == ["E-07", "E-11", "E-20"]
    assert "E-20" in indochina.position("saigon75", text).state.hands[0], "the top card is drawn"


@pytest.mark.parametrize("name", indochina.GAMES)
@pytest.mark.parametrize("chance", ["stream", "person"])
def test_a_game_and_its_state_are_shown_as_lines_that_lead_there_again(name, chance):
    """Also in the middle of a stage, with dice still to come from a script."""
    rules = indochina.rules(name)
    game = indochina.new(name, seed=8, chance=chance, dice="1 2")
    rng = Random(name)
    for _ in range(120):
        shown = repr(game)
        again = eval(shown, {"indochina": indochina})
        assert (again.position(), again.hash(), repr(again)) == (game.position(), game.hash(), shown)
        assert again.decision.keys == game.decision.keys and "\n" not in shown
        assert eval(repr(game.state), {name: rules}) == game.state
        game.choose(rng.choice(game.decision.keys))


def test_a_trial_tries_out_other_stages_and_leaves_the_game_alone():
    game = midgame(dice="6 6 6 6 6 6 6 6 6")
    before = game.hash(), game.version

    def stage(state):
        state.note("log.passed", "S.2", seat=(yield choose("NV", "event.play", "S.3", ["E-01", "none"])))
        return "over"

    trial = game.trial(game.state.copy(), {game.state.stage: stage})
    assert (trial.decision.name, trial.version, trial.made, trial.answers) == ("event.play", 0, 0, [])
    twin = trial.clone()
    assert trial.choose("none").over and trial.decision is None
    assert twin.decision.name == "event.play", "a clone of a trial has its stages"
    assert (game.hash(), game.version) == before
    assert (trial.language, trial.seats, trial.rules) == (game.language, game.seats, game.rules)


def test_players_are_found_by_what_is_handed_in():
    asked = []

    class First:
        def choose(self, game):
            return Choice(game.decision.keys[0])

    def find(game, seat, who):
        asked.append((seat, who))
        return First() if who == "first" else None

    rules = indochina.rules("saigon75")
    state = indochina.new("saigon75", seed=1).start
    game = Game(rules, state, seats={"NV": "person", "SV": "first"}, players=find)
    assert game.clone().play().made > 0 and asked == [("NV", "person"), ("SV", "first")]
    assert Game(rules, state).play({"SV": "first"}).made == 0, "by itself the core knows no names"
    assert Game(rules, state).play({"SV": First()}, until=2).made == 2


def test_what_counts_as_a_choice():
    how = {"": True, "person": True, "auto": False, "stream": False, "script": False}
    answers = [Answer("NV", "move.unit", "done", one) for one in how]
    assert [answer.chosen for answer in answers] == list(how.values()) and choices(answers) == 2
