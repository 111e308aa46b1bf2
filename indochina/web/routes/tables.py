"""Tables: making, listing and deleting them, and taking seats."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from indochina.core import saves
from indochina.core.game import Game

from ..forking import fork_row, forked
from ..limits import Allowances, address_of
from ..making import imported, new_table, seat_link
from ..messages import encode
from ..models import Fork, Join, Language, Link, NewTable, TableCard, TableCards, TableId
from ..seats import holds, live_card, people, table_card
from ..store import TableRow
from ..tokens import GIVEN, hashed, new_token
from ..viewer import Refused
from . import browser_of, known_browser, purse_of, table_of, tables_of

router = APIRouter()
SeatName = Annotated[str, Path(max_length=20)]
Give = Annotated[bool, Query(description="To give the seat away: whoever held it does not once the link is opened.")]


def may_make(request: Request) -> None:
    made_lately: Allowances = request.app.state.made_lately
    if not made_lately.take(address_of(request.scope)):
        raise Refused(429, f"too many new tables: at most {made_lately.most:g} a minute")


@router.post("/api/tables", status_code=201, summary="Make a table")
async def make(asked: NewTable, request: Request, response: Response) -> TableCard:
    may_make(request)
    game, row, links = new_table(asked, await known_browser(request, response))
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
    found = await tables_of(request).imports.read(raw, address_of(request.scope))
    row = imported(found, await known_browser(request, response))
    await tables_of(request).store.create(row, found.lines)
    told = {"result": found.about.result, "hidden": found.about.hidden}
    return TableCard(**{**table_card(row, row.maker, language), **told}, links={})


@router.post("/api/tables/{id}/fork", status_code=201, summary="What if: a table of one's own from a moment of a game")
async def fork(id: TableId, asked: Fork, request: Request, response: Response, language: Language = "en") -> TableCard:
    """Of a finished game by anybody; of an open one by who holds the seat, as far as it is known there."""
    found = await table_of(request, id)
    browser = browser_of(request)
    held = [seat for seat in people(found.row) if holds(found.row, browser, seat)]
    async with found.turn():
        over = found.game.over
        if not over and asked.seat not in held:
            raise Refused(403, "the game goes on: only who holds the seat may try what if")
        may_make(request)
        with purse_of(request, found).looking():
            game = forked(found.game, asked.made, asked.seat, over or held == people(found.row))
    row = fork_row(game, found.row, asked.made, await known_browser(request, response))
    await tables_of(request).store.create(row, [encode(line) for line in saves.lines(game)])
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
    found = await table_of(request, id)
    async with found.turn():
        return TableCard(**live_card(found.row, found.game, browser_of(request), language))


@router.delete("/api/tables/{id}", status_code=204, summary="Delete a table: only who made it")
async def delete(id: TableId, request: Request) -> None:
    found = await table_of(request, id)
    if browser_of(request) != found.row.maker:
        raise Refused(403, "only the player who made the table may delete it")
    await tables_of(request).delete(id)


@router.post("/api/browser", status_code=204, summary="Be known: a browser that has no cookie of ours gets one")
async def hello(request: Request, response: Response) -> None:
    """Asked before a seat is taken: should the answer to that be lost, who asks again is known to be the same."""
    await known_browser(request, response)


@router.post(
    "/api/tables/{id}/join",
    summary="Take the seat whose link this is; who sits there already stays, however often he asks",
)
async def join(id: TableId, asked: Join, request: Request, response: Response, language: Language = "en") -> TableCard:
    found = await table_of(request, id)
    browser = await known_browser(request, response)
    seat = await found.store.take_seat(id, hashed(asked.token), browser)
    if seat is not None and asked.token.startswith(GIVEN):
        await found.store.only_holder(id, seat, browser)
    await found.seats_changed()
    if seat is None and not any(holds(found.row, browser, mine) for mine in people(found.row)):
        raise Refused(403, "this link is not valid any more: ask for a new one")
    return TableCard(**live_card(found.row, found.game, browser, language))


@router.post("/api/tables/{id}/seats/{seat}/link", summary="A new link for a seat; earlier ones end")
async def link(id: TableId, seat: SeatName, request: Request, give: Give = False) -> Link:
    found = await table_of(request, id)
    browser = browser_of(request)
    chair = next((chair for chair in found.row.seats if chair.seat == seat), None)
    if chair is None or chair.player != "person":
        raise Refused(404, "there is no such seat for a person")
    if not (holds(found.row, browser, seat) or (browser == found.row.maker and not chair.taken)):
        raise Refused(
            403, "only the player who holds the seat may make its link; of an open seat the one who made the table"
        )
    await found.arrived(browser)  # who makes a link of his own seat is there
    token = GIVEN * give + new_token()
    await found.store.set_link(id, seat, hashed(token))
    await found.seats_changed()
    return Link(link=seat_link(id, token))


@router.delete(
    "/api/tables/{id}/seats/{seat}/others", status_code=204, summary="Hold a seat alone: other devices and its link end"
)
async def alone(id: TableId, seat: SeatName, request: Request) -> None:
    found = await tables_of(request).table(id)
    browser = browser_of(request)
    if browser is None or not holds(found.row, browser, seat):
        raise Refused(403, "only the player who holds the seat may do that")
    await found.store.only_holder(id, seat, browser)
    await found.seats_changed()


def made_card(row: TableRow, game: Game, language: str, links: dict[str, str]) -> TableCard:
    """The answer that makes a table: the only one with the links of its open seats."""
    return TableCard(**live_card(row, game, row.maker, language), links=links)
