"""A game as a file: the save, the record of what one seat saw, a problem report."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

import indochina
from indochina.core.rules import EVERYTHING

from ..looking import worked_out
from ..models import AccountOfGame, Language, Report, TableId
from ..seats import bots, holds, people
from ..table import Table
from ..tasks import Record, Recount, Replay, Save
from ..viewer import Eyes, Refused
from . import browser_of, purse_of, table_of

router = APIRouter()
FILE = "application/octet-stream"
A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A file", "content": {FILE: {"schema": {"type": "string", "format": "binary"}}}}
}


def held_by(table: Table, browser: bytes | None) -> list[str]:
    """The seats of the table that this browser holds."""
    return [seat for seat in people(table.row) if holds(table.row, browser, seat)]


async def export(table: Table, request: Request, report: dict[str, Any] | None = None) -> tuple[bytes, str]:
    """The save, if it tells this browser nothing it may not know; else the record as its seat saw it.

    By itself, or as the part of a report. Whoever has the save of a game that goes on can know its dice: `told` says so
    to whoever joins it later.
    """
    held = held_by(table, browser_of(request))
    task: Save | Record = Record(held[0] if held else None, bots(table.row), report)
    async with table.turn():
        if table.game.over or (held and held == people(table.row)):
            task = Save(report)
    answer = await worked_out(table, purse_of(request, table), task, lambda: not table.ended)
    if answer is None:
        raise Refused(404, "there is no such table")
    await told(table, task.KIND)
    return answer.value, task.KIND


async def told(table: Table, kind: str) -> None:
    """A file goes out."""
    if kind == "save" and not table.game.over and not table.row.foreseen:
        await table.store.foresee(table.row.id)
        await table.seats_changed()


def download(data: bytes, name: str) -> Response:
    return Response(data, media_type=FILE, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get(
    "/api/tables/{id}/save",
    summary="The save file, or the record as this browser saw it",
    response_class=Response,
    responses=A_FILE,
)
async def save(id: TableId, request: Request) -> Response:
    found = await table_of(request, id)
    data, kind = await export(found, request)
    return download(data, f"{found.row.game}-{id[:6]}.{kind}")


@router.get("/api/tables/{id}/account", summary="How the game went, as far as this browser may know it")
async def recount(id: TableId, request: Request, language: Language = "en") -> AccountOfGame:
    found = await table_of(request, id)
    held = held_by(found, browser_of(request))
    async with found.turn():
        seat = EVERYTHING if found.game.over else held[0] if len(held) == 1 else None
    answer = await worked_out(found, purse_of(request, found), Recount(Eyes(seat, language)), lambda: not found.ended)
    if answer is None:
        raise Refused(404, "there is no such table")
    return AccountOfGame(**answer.value)


@router.get(
    "/api/tables/{id}/replay",
    summary="A finished game as one HTML file that replays it",
    response_class=Response,
    responses=A_FILE,
)
async def replay(id: TableId, request: Request, language: Language = "en") -> Response:
    found = await table_of(request, id)
    async with found.turn():
        if not found.game.over:
            raise Refused(409, "the game goes on: its replay is for the end")
    answer = await worked_out(found, purse_of(request, found), Replay(language), lambda: not found.ended)
    if answer is None:
        raise Refused(404, "there is no such table")
    return download(answer.value, f"{found.row.game}-{id[:6]}.html")


@router.post("/api/tables/{id}/report", summary="A problem report as a file", response_class=Response, responses=A_FILE)
async def report(id: TableId, asked: Report, request: Request) -> Response:
    found = await table_of(request, id)
    async with found.turn():
        decision, held = found.game.decision, held_by(found, browser_of(request))
        about = {
            "indochina": indochina.__version__,
            "game": found.row.game,
            "rules": found.game.rules.VERSION,
            "table": id,
            "version": found.game.version,
            "made": found.game.made,
            "question": decision.name if decision and decision.seat in held else None,
            "text": asked.text,
            "client": asked.client,
        }
    data, _ = await export(found, request, about)
    return download(data, f"{found.row.game}-{id[:6]}-problem.json")
