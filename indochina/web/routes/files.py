"""A game as a file: the save, the record of what one seat saw, a problem report."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

import indochina
from indochina.core import saves

from ..messages import encode
from ..models import Report, TableId
from ..seats import holds, people
from ..table import Table
from . import browser_of, tables_of

router = APIRouter()
FILE = "application/octet-stream"
A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A file", "content": {FILE: {"schema": {"type": "string", "format": "binary"}}}}
}


def export(table: Table, browser: bytes | None) -> tuple[list[dict[str, Any]], str]:
    """The save, if it tells this browser nothing it may not know; else the record as its seat saw it."""
    held = [seat for seat in people(table.row) if holds(table.row, browser, seat)]
    if table.game.over or (held and held == people(table.row)):
        return list(saves.lines(table.game)), "save"
    return table.telling.record(held[0] if held else None), "record"


def download(data: bytes, name: str) -> Response:
    return Response(data, media_type=FILE, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get(
    "/api/tables/{id}/save",
    summary="The save file, or the record as this browser saw it",
    response_class=Response,
    responses=A_FILE,
)
async def save(id: TableId, request: Request) -> Response:
    found = await tables_of(request).table(id)
    async with found.turn():
        lines, kind = export(found, browser_of(request))
    name = f"{found.row.game}-{id[:6]}.{kind}"
    return download(b"".join(encode(line) + b"\n" for line in lines), name)


@router.post("/api/tables/{id}/report", summary="A problem report as a file", response_class=Response, responses=A_FILE)
async def report(id: TableId, asked: Report, request: Request) -> Response:
    found = await tables_of(request).table(id)
    async with found.turn():
        lines, kind = export(found, browser_of(request))
        about = {
            "indochina": indochina.__version__,
            "game": found.row.game,
            "rules": found.game.rules.VERSION,
            "table": id,
            "version": found.game.version,
            "made": found.game.made,
            "question": found.game.decision.name if found.game.decision else None,
            "text": asked.text,
            "client": asked.client,
            kind: lines,
        }
    return download(encode(about), f"{found.row.game}-{id[:6]}-problem.json")
