"""What REST takes and gives, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

SEEDS = 10**18

Language = Annotated[Literal["en", "fr"], Query(description="Language of names and texts.")]
TableId = Annotated[str, Path(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Problem(BaseModel):
    """What went wrong, in one sentence."""

    error: str


class NewTable(BaseModel):
    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=40, examples=["fitl"])
    scenario: str | None = Field(default=None, max_length=40, examples=["short"])
    options: dict[str, str] = Field(default_factory=dict, max_length=100)
    seats: dict[str, Literal["me", "open", "solo"]] = Field(default_factory=dict, max_length=10)
    title: str = Field(default="", max_length=80)
    language: Literal["en", "fr"] = "en"
    seed: Annotated[int, Field(ge=0, lt=SEEDS)] | None = None


class Join(BaseModel):
    model_config = ConfigDict(extra="forbid")
    token: str = Field(min_length=16, max_length=128)


class Report(BaseModel):
    model_config = ConfigDict(extra="forbid")
    text: str = Field(default="", max_length=8000)
    client: dict[str, Any] = Field(default_factory=dict)


class SeatCard(BaseModel):
    player: Literal["you", "taken", "open", "solo"]
    name: str
    arrived: bool = Field(default=False, description="Whether somebody who holds it has come to the table.")
    others: int = Field(default=0, description="How many other browsers hold this seat, if it is yours.")


class Origin(BaseModel):
    """A moment of a table."""

    table: str
    made: int


class Fork(BaseModel):
    model_config = ConfigDict(extra="forbid")
    made: int = Field(ge=0, lt=1_000_000, description="After how many choices.")
    seat: str = Field(max_length=20, description="The seat one wants to play.")


class TableCard(BaseModel):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: str
    scenario: str
    made: int
    over: bool
    result: dict[str, Any] | None
    mine: bool
    waiting_for: list[str]
    updated: str
    hidden: bool
    foreseen: bool = Field(description="Whether somebody can know what dice and cards will bring.")
    seats: dict[str, SeatCard]
    playable: list[str] = Field(default=[], description="The seats that are no Non-player's by the rules.")
    links: dict[str, str] | None = None
    fork: Origin | None = Field(default=None, description="If it was taken from a moment of another table.")


class TableCards(BaseModel):
    tables: list[TableCard]


class AccountOfGame(BaseModel):
    """How a game went: see `indochina/account.py`."""

    title: str
    made: int
    ended: str = Field(description="How it ended, in one sentence; empty while it goes on.")
    rule: str
    goal: int | None = Field(description="What a margin is to exceed; null if the margins are mere counts.")
    lines: list[dict[str, str]]
    points: list[dict[str, Any]]
    swings: list[dict[str, Any]]
    losses: list[dict[str, Any]]
    lost: str = Field(description="What is counted as lost.")
    luck: list[dict[str, Any]]
    events: list[dict[str, Any]]
    diary: list[dict[str, Any]]
    plot: str = Field(description="The margins over time, as SVG.")
    picture: str = Field(description="The same with title and outcome, to be shown by itself.")


class Link(BaseModel):
    link: str


class Address(BaseModel):
    """How friends reach this server."""

    friends: str = Field(description="The origin of links for friends; empty: the one this page came from.")
    only_here: bool = Field(description="Whether the server hears nobody but the machine it runs on.")


class Code(BaseModel):
    model_config = ConfigDict(extra="forbid")
    link: str = Field(max_length=400, pattern=r"^https?://[^/\s]+/table/[A-Za-z0-9_-]+(#seat=[A-Za-z0-9_-]+)?$")
