"""The finished stages of a game, each knowing the one before it. All clones of a game share them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from .journal import Answer, Note, choices


class Past:
    """A finished stage: its snapshot, the answers given in it and the notes it wrote.

    `count`, `made` and `noted` count the answers, choices and notes up to its end; `written` how many notes it had
    before each of its choices.
    """

    __slots__ = ("answers", "before", "count", "made", "noted", "notes", "snapshot", "written")

    def __init__(
        self, before: Past | None, snapshot: Any, answers: list[Answer], notes: list[Note], written: list[int]
    ) -> None:
        self.before = before
        self.snapshot = snapshot
        self.answers = answers
        self.notes = notes
        self.written = written
        self.count: int = (before.count if before else 0) + len(answers)
        self.made: int = (before.made if before else 0) + choices(answers)
        self.noted: int = (before.noted if before else 0) + len(notes)

    def back(self) -> Iterator[Past]:
        """This stage and those before it, the latest first."""
        stage: Past | None = self
        while stage is not None:
            yield stage
            stage = stage.before

    def since(self, noted: int) -> list[tuple[int, Note]]:
        """The notes with their numbers, from number `noted` on."""
        found: list[list[Note]] = []
        first = self.noted
        for stage in self.back():
            if first <= noted:
                break
            found.append(stage.notes)
            first -= len(stage.notes)
        notes = [note for stage in found[::-1] for note in stage]
        return list(enumerate(notes, first))[max(0, noted - first) :]

    def when(self, noted: int) -> list[int]:
        """After how many choices each note was written, from number `noted` on."""
        found: list[list[int]] = []
        first = self.noted
        for stage in self.back():
            if first <= noted:
                break
            begun = stage.before.made if stage.before else 0
            found.append([begun + bisect_right(stage.written, i) for i in range(len(stage.notes))])
            first -= len(stage.notes)
        made = [number for stage in found[::-1] for number in stage]
        return made[max(0, noted - first) :]

    def choice(self, number: int) -> tuple[Past, int]:
        """Where choice `number` (the first is 0) was made: its stage, and how many answers came before it there.

        One that is still to be made comes after all answers.
        """
        if number >= self.made:
            return self, len(self.answers)
        stage = next(stage for stage in self.back() if stage.before is None or stage.before.made <= number)
        chosen = [i for i, answer in enumerate(stage.answers) if answer.chosen]
        return stage, chosen[number - (stage.before.made if stage.before else 0)]
