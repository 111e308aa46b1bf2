"""The games one can play, and their boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

import indochina

from .. import lobby
from ..models import Language
from ..viewer import Refused

router = APIRouter()


@router.get("/api/games", summary="The games one can play")
def games(language: Language = "en") -> dict[str, list[dict[str, Any]]]:
    return {"games": lobby.games(language)}


GameName = Annotated[str, Path(max_length=40)]
NOT_CHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "Not changed since the If-None-Match."}}


@router.get(
    "/api/games/{game}/board",
    summary="What does not change during a game: layout, names, cards",
    responses=NOT_CHANGED,
)
def board(request: Request, game: GameName, language: Language = "en") -> Response:
    return unless_known(request, game, language, lobby.board)


@router.get(
    "/api/games/{game}/rules",
    summary="The rules in our own words: paragraphs with what refers to what, and a sheet",
    responses=NOT_CHANGED,
)
def rules(request: Request, game: GameName, language: Language = "en") -> Response:
    return unless_known(request, game, language, lobby.rulebook)


def unless_known(request: Request, game: str, language: str, made: Callable[[str, str], tuple[bytes, str]]) -> Response:
    """What is the same for everybody; only that it is the same to who has it already."""
    if game not in indochina.GAMES:
        raise Refused(404, f"there is no game {game!r}: there is {', '.join(indochina.GAMES)}")
    data, tag = made(game, language)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)
