"""One line that answers several questions: `sweep binh-dinh from qui-nhon 2, pleiku from saigon 6`.

Its words are read as answers to one question after the other, on a clone of the game. An order is carried out whole or
not at all, and never reads past dice, a card drawn or something hidden that comes to light: an order that is refused
would else tell of them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from indochina.core.decision import CHANCE, Decision
from indochina.core.errors import Error
from indochina.core.game import Game

from .answers import meant, reason_against
from .words import words

LONGEST_NAME = 6
"""Words of one name: `Saigon - An Loc - Ban Me Thuot`."""
FEW = 6
"""So many answers of a question are named when none of them was given."""
MOST_STEPS = 400
"""Answers that are tried for one order."""
CLOSING = ("done", "go")
"""Answers that close a question on the way; an order says them by going on to what is asked next."""
ENDS, STARTS = ("space", "to"), ("from", "origin")
LINKS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("from", "de", "depuis"), ENDS), **dict.fromkeys(("to", "into", "vers"), STARTS),
    **dict.fromkeys(("in", "by", "and", "with", "the", "en", "par", "et", "avec"), ()),
}  # fmt: skip
"""Words between names, each with the last part of the names of questions that what follows it cannot answer."""


class Word(NamedTuple):
    text: str
    first: bool
    """No name goes on over a comma or colon."""
    apart: bool
    """After a comma: rather to the question that was asked before, if this one can be closed."""


class Stuck(NamedTuple):
    """How far a reading came: the word that does not fit, the game that asks for another, what is in the way."""

    at: int
    game: Game
    sentence: str = ""


def several(typed: str) -> bool:
    """Does a line have more than one word?"""
    return len(split(typed)) > 1


def split(typed: str) -> list[Word]:
    """
    >>> [word.text for word in split("V15: 2 BPC, 6 BPC air N14")]
    ['V15', '2', 'BPC', '6', 'BPC', 'air', 'N14']
    """
    found, mark = [], ":"
    for text in re.findall(r"[^\s,;:]+|[,;:]", typed):
        if text in ",;:":
            mark = text
        else:
            found.append(Word(text, bool(mark), mark in (",", ";")))
            mark = ""
    return found


def answers_of(game: Game, typed: str) -> list[str]:
    """The answers an order stands for; if one does not hold, an Error that names the word, the question and why not."""
    reading = Reading(game, typed)
    found = reading.read(game, 0, (), [])
    if found is None:
        raise Error(reading.fault(typed))
    return found


class Reading:
    def __init__(self, game: Game, typed: str) -> None:
        assert game.decision is not None
        self.words = split(typed)
        self.seat = game.decision.seat
        self.shown: Decision = game.decision
        self.say = words(game.language)
        self.steps = 0
        self.stuck: list[Stuck] = []

    def read(self, game: Game, at: int, asked: tuple[str, ...], keys: list[str]) -> list[str] | None:
        """The answers so far and those of the words that are left; None if they do not fit."""
        if at == len(self.words):
            return keys
        decision = game.decision
        link = self.words[at].text.casefold() if at + 1 < len(self.words) else ""
        if link in LINKS and keys:
            return self.after_link(game, at, asked, keys, LINKS[link])
        if decision is None or decision.seat != self.seat:
            self.stuck.append(Stuck(at, game, self.say["order_over"]))
            return None
        self.stuck.append(Stuck(at, game))
        closed = self.closed(game, decision, asked, keys)
        if self.words[at].apart and closed and closed[0].decision and closed[0].decision.name in asked:
            found = self.read(closed[0], at, asked, closed[1])
            if found is not None:
                return found
        for key, after in self.named(game, decision, at):
            found = self.go_on(game, decision, key, after, asked, keys)
            if found is not None:
                return found
        if self.words[at].text == "1" and keys:  # one alone moves without being counted
            return self.read(game, at + 1, asked, keys)
        return self.read(closed[0], at, asked, closed[1]) if closed else None

    def after_link(
        self, game: Game, at: int, asked: tuple[str, ...], keys: list[str], never: tuple[str, ...]
    ) -> list[str] | None:
        """What follows `from` is no place where something ends, and what stands before it none where it begins."""
        decision = game.decision
        other = STARTS if never == ENDS else ENDS if never == STARTS else ()
        if asked and asked[-1].rpartition(".")[2] in other and not self.words[at].apart:
            self.stuck.append(Stuck(at, game, self.say["order_begun" if never == ENDS else "order_ended"]))
            return None
        if decision is not None and decision.name.rpartition(".")[2] in never and decision.seat == self.seat:
            closed = self.closed(game, decision, asked, keys)
            self.stuck.append(Stuck(at, game, self.say["order_from" if never == ENDS else "order_to"]))
            return self.read(closed[0], at, asked, closed[1]) if closed else None
        return self.read(game, at + 1, asked, keys)

    def closed(
        self, game: Game, decision: Decision, asked: tuple[str, ...], keys: list[str]
    ) -> tuple[Game, list[str]] | None:
        """The game once a question that has been answered is closed, if it can be and nothing else comes of it."""
        key = next((key for key in CLOSING if key in decision.keys), None)
        if key is None or decision.name not in asked:
            return None
        after = self.tried(game, key)
        return None if self.shows(after) else (after, [*keys, key])

    def named(self, game: Game, decision: Decision, at: int) -> list[tuple[str, int]]:
        """The answers that the next words name, the longest name first, each with where it ends."""
        end = at + 1
        while end < len(self.words) and end - at < LONGEST_NAME and not self.words[end].first:
            end += 1
        found = []
        for stop in range(end, at, -1):
            keys = self.meant(game, decision, at, stop)
            if len(keys) == 1:
                found.append((keys[0], stop))
        return found

    def meant(self, game: Game, decision: Decision, at: int, stop: int) -> list[str]:
        """A number with which an order begins is one of the list that was shown then; after a name it is so many."""
        text = self.phrase(at, stop)
        if not text.isdecimal() or text in decision.keys:
            return meant(game.messages, decision, text)
        shown = self.shown.keys
        begins = all(word.text.isdecimal() for word in self.words[:at]) and decision.name == self.shown.name
        if not begins or not 1 <= int(text) <= len(shown) or all(key.isdigit() for key in shown):
            return []
        key = shown[int(text) - 1]
        return [key] if key in decision.keys else []

    def go_on(
        self, game: Game, decision: Decision, key: str, after: int, asked: tuple[str, ...], keys: list[str]
    ) -> list[str] | None:
        answered = [*keys, key]
        if after == len(self.words):
            return answered
        then = self.tried(game, key)
        if self.shows(then):
            self.stuck.append(Stuck(after, then, self.say["order_dice"]))
            return None
        return self.read(then, after, (*asked, decision.name), answered)

    def tried(self, game: Game, key: str) -> Game:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Error(self.say["order_long"])
        return game.clone().choose(key)

    @staticmethod
    def shows(game: Game) -> bool:
        """Did the last choice bring dice, a card, or something hidden to light?"""
        return any(answer.seat == CHANCE for answer in next(game.turns_back())) or game.showed(game.made - 1)

    def phrase(self, at: int, stop: int) -> str:
        return " ".join(word.text for word in self.words[at:stop])

    # --- what is in the way ---------------------------------------------------------------------------------

    def fault(self, typed: str) -> str:
        """The word that does not fit where the reading came furthest, the question, and why not."""
        far = max(stuck.at for stuck in self.stuck)
        places = [stuck for stuck in self.stuck if stuck.at == far]
        told = [self.against(stuck) for stuck in places]
        word, reason, own = next((one for one in told if one[2]), told[-1])
        decision = places[told.index((word, reason, own))].game.decision
        if far == 0:
            return reason if own else self.with_offer(self.say["no_option"].format(typed=typed), decision)
        if decision is None or decision.seat != self.seat:
            return self.say["order_refused"].format(word=word, reason=reason)
        if decision.prompt not in reason:
            reason = self.say["order_asked"].format(reason=reason, prompt=decision.prompt)
        return self.say["order_refused"].format(word=word, reason=self.with_offer(reason, decision))

    def with_offer(self, reason: str, decision: Decision | None) -> str:
        """A reason, and what is offered if it is little."""
        if decision is None or len(decision.keys) > FEW:
            return reason
        names = ", ".join(option.label for option in decision.options)
        return self.say["order_offered"].format(reason=reason, names=names)

    def against(self, stuck: Stuck) -> tuple[str, str, bool]:
        """What was typed there, what is against it, and whether that is a reason of its own."""
        if stuck.sentence:
            return self.words[stuck.at].text, stuck.sentence, True
        prompt = stuck.game.decision.prompt if stuck.game.decision else ""
        for stop in range(min(len(self.words), stuck.at + LONGEST_NAME), stuck.at, -1):
            text = self.phrase(stuck.at, stop)
            if stuck.game.messages.find(list(stuck.game.rules.WORDS), text) is not None:
                reason = reason_against(stuck.game, text)
                return text, reason, prompt not in reason and reason != self.say["no_option"].format(typed=text)
        text = self.words[stuck.at].text
        decision = stuck.game.decision
        found = self.meant(stuck.game, decision, stuck.at, stuck.at + 1) if decision else []
        if len(found) > 1 and decision:
            names = ", ".join(stuck.game.messages.label(decision, key) for key in found[:8])
            return text, self.say["ambiguous"].format(typed=text, names=names), True
        return text, self.say["no_option"].format(typed=text), False
