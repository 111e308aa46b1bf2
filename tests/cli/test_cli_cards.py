"""`indochina cards` and `settings`, the card in the prompt of `play`, and `fuzz --events`."""

from __future__ import annotations

import pytest

import indochina
from indochina.cli.boards.fitl.card import preview
from indochina.fitl.cards import CARDS
from indochina.sim.coverage import card_coverage


@pytest.mark.parametrize("name", ["68", "card-68", "Green Berets", "green berets"])
def test_a_card_is_found_by_number_and_title(run, name):
    result = run(["cards", "fitl", name])
    assert result.exit_code == 0, result.output
    for words in ("68 Green Berets", "ARVN US VC NVA, 1964", "unshaded Event:", "shaded Event:", "Irregulars"):
        assert words in result.output


def test_an_event_of_saigon_75_is_a_card_too(run):
    assert "Air Strikes" in run("cards saigon75 E-03").output


@pytest.mark.parametrize("name", ["131", "0", "Napoleon"])
def test_an_unknown_card_is_refused_in_a_sentence(run, name):
    result = run(f"cards fitl {name}")
    assert result.exit_code == 2 and f"has no card '{name}'" in result.output + result.stderr


def test_all_cards_are_listed(run):
    output = run("cards fitl").output
    assert all(f" {number} " in output for number in range(1, 131))


def test_every_text_of_every_card_has_its_tests(run):
    result = run("cards fitl --tests")
    assert result.exit_code == 0 and "every text has its tests" in result.output
    assert len(card_coverage("fitl")) == sum(len(card.sides) for card in CARDS.values())


def test_a_text_without_a_test_is_named_and_fails(run, monkeypatch):
    monkeypatch.setitem(indochina.rules("fitl").CATALOGUES["en"], "card.card-131.single", "Nothing.")
    monkeypatch.setitem(indochina.rules("fitl").CATALOGUES["en"], "name.card-131", "131 Unicorns")
    result = run("cards fitl --tests")
    assert result.exit_code == 1 and "131 Unicorns single" in " ".join(result.output.split())


def test_the_settings_are_listed_with_their_values(run):
    output = run("settings fitl").output
    assert "period_events" in output and "medium" in output


ACTION = "stage: action; next: 50; eligible: US; "


def test_the_prompt_shows_both_texts_and_what_they_would_offer_now(run, tmp_path):
    path = tmp_path / "p.txt"
    path.write_text(ACTION + "current: 97; patronage: 9; hue: vc_guerrilla, passive_support")
    game = indochina.position("fitl", path.read_text())
    assert preview(game, "unshaded").startswith("US: 97 Brinks Hotel: which one?")
    assert "Hue is now at Passive Opposition" in preview(game, "shaded")


def test_a_preview_never_tells_what_the_dice_or_the_deck_hold(run):
    game = indochina.position("fitl", ACTION + "current: 42; nva_resources: 9; hue: 9 nva_troop")
    shown = preview(game, "unshaded")
    assert "a die" in shown and "removed" not in shown
    game = indochina.position("fitl", ACTION + "current: 79; acted: VC op_sa; deck: 12, 13, 14")
    assert preview(game, "unshaded") == "Aid +20."


def test_fuzz_reports_how_often_each_text_was_executed(run):
    result = run("fuzz fitl --scenario short --games 2 --deep 0 --events --jobs 1")
    assert result.exit_code == 0, result.output
    assert "did nothing" in result.output and "68 Green Berets" in result.output and "Events executed" in result.output
    counts = [line for line in result.output.splitlines() if "Nguyen Khanh" in line]
    assert not counts, "Coup cards are not executed"
