"""Tables: making, listing and deleting them, and taking seats."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from indochina.core import saves
from indochina.core.game import Game

from ..limits import TABLES_A_MINUTE, Allowances
from ..making import imported, new_table, read_save, seat_link
from ..messages import encode
from ..models import Join, Language, Link, NewTable, TableCard, TableCards, TableId
from ..seats import holds, live_card, table_card
from ..store import TableRow
from ..tokens import hashed, new_token
from ..viewer import Refused
from . import browser_of, known_browser, tables_of

router = APIRouter()


def may_make(request: Request) -> None:
    made_lately: Allowances = request.app.state.made_lately
    if not made_lately.take(request.client.host if request.client else ""):
        raise Refused(429, f"too many new tables: at most {TABLES_A_MINUTE} a minute")


@router.post("/api/tables", status_code=201, summary="Make a table")
async def make(asked: NewTable, request: Request, response: Response) -> TableCard:
    may_make(request)
    game, row, links = new_table(asked, known_browser(request, response))
    await tables_of(request).store.create(row, [encode(line) for line in saves.lines(game)])
    return made_card(row, game, asked.language, links)


@router.post(
    "/api/tables/import",
    status_code=201,
    summary="Make a table of a save file",
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def import_save(request: Request, response: Response, language: Language = "en") -> TableCard:
    may_make(request)
    raw = await request.body()
    game, lines = await asyncio.to_thread(read_save, raw)
    row = imported(game, known_browser(request, response))
    await tables_of(request).store.create(row, lines)
    return made_card(row, game, language, {})


@router.get("/api/tables", summary="The tables of this browser, latest first")
async def mine(request: Request, language: Language = "en") -> TableCards:
    browser = browser_of(request)
    rows = await tables_of(request).store.tables_of(browser) if browser else []
    cards = [table_card(row, browser, language) for row in rows]
    for row, about in zip(rows, cards):
        if row.over:
            about["result"] = await tables_of(request).result(row)
    return TableCards(tables=[TableCard(**about) for about in cards])


@router.get("/api/tables/{id}", summary="One table")
async def table(id: TableId, request: Request, language: Language = "en") -> TableCard:
    found = await tables_of(request).table(id)
    async with found.turn():
        return TableCard(**live_card(found.row, found.game, browser_of(request), language))


@router.delete("/api/tables/{id}", status_code=204, summary="Delete a table: only who made it")
async def delete(id: TableId, request: Request) -> None:
    found = await tables_of(request).table(id)
    if browser_of(request) != found.row.maker:
        raise Refused(403, "only the player who made the table may delete it")
    await tables_of(request).delete(id)


@router.post("/api/tables/{id}/join", summary="Take the seat whose link this is")
async def join(id: TableId, asked: Join, request: Request, response: Response, language: Language = "en") -> TableCard:
    found = await tables_of(request).table(id)
    browser = known_browser(request, response)
    seat = await found.store.take_seat(id, hashed(asked.token), browser)
    if seat is None:
        raise Refused(403, "this link is not valid any more: ask for a new one")
    await found.seats_changed()
    return TableCard(**live_card(found.row, found.game, browser, language))


@router.post("/api/tables/{id}/seats/{seat}/link", summary="A new link for a seat; earlier ones end")
async def link(id: TableId, seat: Annotated[str, Path(max_length=20)], request: Request) -> Link:
    found = await tables_of(request).table(id)
    browser = browser_of(request)
    chair = next((chair for chair in found.row.seats if chair.seat == seat), None)
    if chair is None or chair.player != "person":
        raise Refused(404, "there is no such seat for a person")
    if not (holds(found.row, browser, seat) or (browser == found.row.maker and not chair.taken)):
        raise Refused(
            403, "only the player who holds the seat may make its link; of an open seat the one who made the table"
        )
    token = new_token()
    await found.store.set_link(id, seat, hashed(token))
    await found.seats_changed()
    return Link(link=seat_link(id, token))


def made_card(row: TableRow, game: Game, language: str, links: dict[str, str]) -> TableCard:
    """The answer that makes a table: the only one with the links of its open seats."""
    return TableCard(**live_card(row, game, row.maker, language), links=links)
