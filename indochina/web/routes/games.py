"""The games one can play, and their boards."""

from __future__ import annotations

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


@router.get(
    "/api/games/{game}/board",
    summary="What does not change during a game: layout, names, cards",
    responses={304: {"description": "Not changed since the If-None-Match."}},
)
def board(request: Request, game: Annotated[str, Path(max_length=40)], language: Language = "en") -> Response:
    if game not in indochina.GAMES:
        raise Refused(404, f"there is no game {game!r}: there is {', '.join(indochina.GAMES)}")
    data, tag = lobby.board(game, language)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)
