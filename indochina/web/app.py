"""The application: pages, REST for lobby and saves, the socket. See docs/web.md."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Request, Response
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import indochina
from indochina.core import loading, saves
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.players import player

from . import lobby
from .headers import Headers, OwnPages
from .limits import TABLES_A_MINUTE, Allowances, BodyLimit
from .messages import encode
from .socket import Socket, Sockets
from .store import Seat, TableRow, Unavailable, open_store
from .table import Refused, Table, table_card
from .tables import Tables
from .tokens import COOKIE, hashed, new_id, new_token

CLIENT = Path(str(resources.files("indochina.web") / "client"))
STORE_VARIABLE, IDLE_VARIABLE = "INDOCHINA_STORE", "INDOCHINA_IDLE"
YEAR = 365 * 24 * 3600
SEEDS = 10**18

Language = Annotated[Literal["en", "fr"], Query(description="Language of names and texts.")]
TableId = Annotated[str, InPath(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


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
    seats: dict[str, SeatCard]
    links: dict[str, str] | None = None


class TableCards(BaseModel):
    tables: list[TableCard]


class Link(BaseModel):
    link: str


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}

FILE = "application/octet-stream"
A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A file", "content": {FILE: {"schema": {"type": "string", "format": "binary"}}}}
}


def create(store_url: str | None = None, idle: float | None = None) -> FastAPI:
    """The application on a store: a file, or a PostgreSQL URL. Tables are forgotten after so many idle seconds."""
    url = store_url or os.environ[STORE_VARIABLE]
    idle = idle or float(os.environ.get(IDLE_VARIABLE, 600))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        gc.freeze()  # rules, catalogues and cards stay: no collection needs to look at them again
        gc.set_threshold(5_000, 200, 50)  # games make few cycles, and a long pause is felt at every table
        tables = Tables(await open_store(url), idle)
        await tables.start()
        app.state.tables = tables
        socket.tables = tables
        yield
        await tables.stop()

    app = FastAPI(
        title="indochina", version=indochina.__version__, lifespan=lifespan, responses=REFUSALS,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
    )  # fmt: skip
    socket = Socket()
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(OwnPages)
    app.add_middleware(BodyLimit)
    app.add_middleware(Headers)  # outermost for pages: every answer carries the headers
    app.add_middleware(Sockets, socket=socket)
    made_lately = Allowances(TABLES_A_MINUTE, 60)

    def tables_of(request: Request) -> Tables:
        tables: Tables = request.app.state.tables
        return tables

    def browser_of(request: Request) -> bytes | None:
        token = request.cookies.get(COOKIE)
        return hashed(token) if token else None

    def known_browser(request: Request, response: Response) -> bytes:
        """Who asks; a browser we have not seen gets its cookie."""
        browser = browser_of(request)
        if browser is not None:
            return browser
        token = new_token()
        response.set_cookie(
            COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=request.url.scheme == "https"
        )
        return hashed(token)

    def may_make(request: Request) -> None:
        if not made_lately.take(request.client.host if request.client else ""):
            raise Refused(429, f"too many new tables: at most {TABLES_A_MINUTE} a minute")

    # --- games ------------------------------------------------------------------------------------------------

    @app.get("/api/games", summary="The games one can play")
    def games(language: Language = "en") -> dict[str, list[dict[str, Any]]]:
        return {"games": lobby.games(language)}

    @app.get(
        "/api/games/{game}/board", summary="What does not change during a game: layout, names, cards",
        responses={304: {"description": "Not changed since the If-None-Match."}},
    )  # fmt: skip
    def board(request: Request, game: Annotated[str, InPath(max_length=40)], language: Language = "en") -> Response:
        if game not in indochina.GAMES:
            raise Refused(404, f"there is no game {game!r}: there is {', '.join(indochina.GAMES)}")
        data, tag = lobby.board(game, language)
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
            return Response(status_code=304, headers=headers)
        return Response(data, media_type="application/json", headers=headers)

    # --- tables -----------------------------------------------------------------------------------------------

    @app.post("/api/tables", status_code=201, summary="Make a table")
    async def make(asked: NewTable, request: Request, response: Response) -> TableCard:
        may_make(request)
        game, row, links = new_table(asked, known_browser(request, response))
        await tables_of(request).store.create(row, [encode(line) for line in saves.lines(game)])
        return card(row, game, row.maker, asked.language, links)

    @app.post(
        "/api/tables/import", status_code=201, summary="Make a table of a save file",
        openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
    )  # fmt: skip
    async def import_save(request: Request, response: Response, language: Language = "en") -> TableCard:
        may_make(request)
        raw = await request.body()
        game, lines = await asyncio.to_thread(read_save, raw)
        row = imported(game, known_browser(request, response))
        await tables_of(request).store.create(row, lines)
        return card(row, game, row.maker, language, {})

    @app.get("/api/tables", summary="The tables of this browser, latest first")
    async def mine(request: Request, language: Language = "en") -> TableCards:
        browser = browser_of(request)
        rows = await tables_of(request).store.tables_of(browser) if browser else []
        cards = [table_card(row, browser, language) for row in rows]
        for row, about in zip(rows, cards):
            if row.over:
                about["result"] = await tables_of(request).result(row)
        return TableCards(tables=[TableCard(**about) for about in cards])

    @app.get("/api/tables/{id}", summary="One table")
    async def table(id: TableId, request: Request, language: Language = "en") -> TableCard:
        found = await tables_of(request).table(id)
        async with found.turn():
            return TableCard(**found.card(browser_of(request), language))

    @app.delete("/api/tables/{id}", status_code=204, summary="Delete a table: only who made it")
    async def delete(id: TableId, request: Request) -> None:
        found = await tables_of(request).table(id)
        if browser_of(request) != found.row.maker:
            raise Refused(403, "only who made the table may delete it")
        await tables_of(request).delete(id)

    @app.post("/api/tables/{id}/join", summary="Take the seat whose link this is")
    async def join(
        id: TableId, asked: Join, request: Request, response: Response, language: Language = "en"
    ) -> TableCard:
        found = await tables_of(request).table(id)
        browser = known_browser(request, response)
        seat = await found.store.take_seat(id, hashed(asked.token), browser)
        if seat is None:
            raise Refused(403, "this link is not valid any more: ask for a new one")
        await found.seats_changed()
        return TableCard(**found.card(browser, language))

    @app.post("/api/tables/{id}/seats/{seat}/link", summary="A new link for a seat; earlier ones end")
    async def link(id: TableId, seat: Annotated[str, InPath(max_length=20)], request: Request) -> Link:
        found = await tables_of(request).table(id)
        browser = browser_of(request)
        chair = next((chair for chair in found.row.seats if chair.seat == seat), None)
        if chair is None or chair.player != "person":
            raise Refused(404, "there is no such seat for a person")
        if not (found.holds(browser, seat) or (browser == found.row.maker and not chair.taken)):
            raise Refused(403, "only who holds the seat, or who made the table while it is open, may make its link")
        token = new_token()
        await found.store.set_link(id, seat, hashed(token))
        await found.seats_changed()
        return Link(link=seat_link(id, token))

    @app.get(
        "/api/tables/{id}/save", summary="The save file, or the record as this browser saw it",
        response_class=Response, responses=A_FILE,
    )  # fmt: skip
    async def save(id: TableId, request: Request) -> Response:
        found = await tables_of(request).table(id)
        async with found.turn():
            lines, kind = export(found, browser_of(request))
        name = f"{found.row.game}-{id[:6]}.{kind}"
        return download(b"".join(encode(line) + b"\n" for line in lines), name)

    @app.post(
        "/api/tables/{id}/report", summary="A problem report as a file", response_class=Response, responses=A_FILE
    )
    async def report(id: TableId, asked: Report, request: Request) -> Response:
        found = await tables_of(request).table(id)
        async with found.turn():
            lines, kind = export(found, browser_of(request))
            about = {
                "indochina": indochina.__version__, "game": found.row.game, "rules": found.game.rules.VERSION,
                "table": id, "version": found.game.version, "made": found.game.made,
                "question": found.game.decision.name if found.game.decision else None,
                "text": asked.text, "client": asked.client, kind: lines,
            }  # fmt: skip
        return download(encode(about), f"{found.row.game}-{id[:6]}-problem.json")

    # --- pages ------------------------------------------------------------------------------------------------

    @app.get("/", include_in_schema=False)
    def home() -> FileResponse:
        return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})

    @app.get("/table/{id}", include_in_schema=False)
    def table_page(id: str) -> FileResponse:
        return FileResponse(CLIENT / "table.html", headers={"cache-control": "no-cache"})

    app.mount("/static", Client(directory=CLIENT))

    # --- errors -----------------------------------------------------------------------------------------------

    @app.exception_handler(Error)
    def refused(_: Request, fault: Error) -> JSONResponse:
        if isinstance(fault, Unavailable):
            return problem(503, str(fault))
        return problem(fault.status if isinstance(fault, Refused) else 400, str(fault))

    @app.exception_handler(HTTPException)
    def http_error(_: Request, fault: HTTPException) -> JSONResponse:
        sentence = {404: "there is no such page", 405: "this address does not do that"}
        return problem(fault.status_code, sentence.get(fault.status_code, str(fault.detail)), fault.headers)

    @app.exception_handler(RequestValidationError)
    def invalid(_: Request, fault: RequestValidationError) -> JSONResponse:
        first = fault.errors()[0]
        if first["type"] == "json_invalid":
            return problem(422, "the body cannot be read: it is not JSON")
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return problem(422, f"{where}: {first['msg']}" if where else str(first["msg"]))

    return app


class Client(StaticFiles):
    """The client's files: a browser asks each time whether they have changed."""

    def file_response(self, *args: Any, **named: Any) -> Response:
        response = super().file_response(*args, **named)
        response.headers["cache-control"] = "no-cache"
        return response


def problem(status: int, sentence: str, headers: Any = None) -> JSONResponse:
    return JSONResponse({"error": sentence}, status, headers)


def download(data: bytes, name: str) -> Response:
    return Response(data, media_type=FILE, headers={"content-disposition": f'attachment; filename="{name}"'})


def seat_link(id: str, token: str) -> str:
    return f"/table/{id}#seat={token}"


def new_table(asked: NewTable, browser: bytes) -> tuple[Game, TableRow, dict[str, str]]:
    """A new game, its table, and the links of the seats that are open."""
    rules = indochina.rules(asked.game)
    wanted = {seat: asked.seats.get(seat, "solo") for seat in rules.SEATS}
    unknown = next((seat for seat in asked.seats if seat not in rules.SEATS), None)
    if unknown is not None:
        raise Refused(422, f"unknown seat {unknown[:40]!r}: {rules.TITLE} has {', '.join(rules.SEATS)}")
    if asked.seed is not None and "open" in wanted.values():
        raise Refused(422, "a seed tells who chose it all dice and cards: only for games without other players")
    players = {seat: "solo" if who == "solo" else "human" for seat, who in wanted.items()}
    # of few seeds, who knows his own cards could try them all and so learn the others'
    seed = secrets.randbelow(SEEDS) if asked.seed is None else asked.seed
    game = indochina.new(asked.game, asked.scenario, asked.options, players, seed, language=asked.language)
    id, links = new_id(), {}
    seats = []
    for seat, who in wanted.items():
        token = new_token() if who == "open" else None
        if token:
            links[seat] = seat_link(id, token)
        player = "solo" if who == "solo" else "person"
        seats.append(Seat(seat, player, taken=who == "me", token=hashed(token) if token else None))
    holders = {seat: frozenset([browser]) for seat, who in wanted.items() if who == "me"}
    return game, table_row(id, asked.title.strip(), game, browser, seats, holders), links


def read_save(raw: bytes) -> tuple[Game, list[bytes]]:
    """The game of a save, and the lines to keep of it."""
    if raw.startswith(b'{"indochina-record"'):
        raise Refused(400, "this is a record of a game as one seat saw it, not a save")
    try:
        game = loading.game_of(raw, "the save", indochina.rules)
        game.rules.check(game.state)
        for seat, who in game.seats.items():
            player(game, seat, str(who))
        lines = [encode(line) for line in saves.lines(game)]
    except Error:
        raise
    except Exception:  # a file that somebody made or changed can fail the reader in any way
        raise Refused(422, "the save cannot be read: it is damaged") from None
    if game.chance != "stream":
        raise Refused(422, "this game is played with dice on a real table: go on with it there")
    return game, lines


def imported(game: Game, browser: bytes) -> TableRow:
    """A table of a save: bots go on as bots, every other seat is the importer's."""
    players = {seat: str(game.seats.get(seat, "human")) for seat in game.rules.SEATS}
    seats = [Seat(s, "person" if who == "human" else who, taken=who == "human") for s, who in players.items()]
    holders = {seat.seat: frozenset([browser]) for seat in seats if seat.player == "person"}
    return table_row(new_id(), "", game, browser, seats, holders)


def table_row(
    id: str, title: str, game: Game, browser: bytes, seats: list[Seat], holders: dict[str, frozenset[bytes]]
) -> TableRow:
    now = datetime.now(UTC)
    return TableRow(
        id=id, game=game.rules.NAME, title=title, scenario=str(game.meta.get("scenario", "")), maker=browser, lines=0,
        made=game.made, over=game.over, waiting_for=game.decision.seat if game.decision else "", updated=now,
        created=now, seats=tuple(seats), holders=holders,
    )  # fmt: skip


def card(row: TableRow, game: Game, browser: bytes, language: str, links: dict[str, str]) -> TableCard:
    """The answer that makes a table: the only one with the links of its open seats."""
    about = table_card(row, browser, language)
    about |= {"result": game.result, "hidden": game.rules.hidden(game.state)}
    return TableCard(**about, links=links)


def export(table: Table, browser: bytes | None) -> tuple[list[dict[str, Any]], str]:
    """The save, if it tells this browser nothing it may not know; else the record as its seat saw it."""
    people = [seat.seat for seat in table.row.seats if seat.player == "person"]
    held = [seat for seat in people if table.holds(browser, seat)]
    if table.game.over or (held and held == people):
        return list(saves.lines(table.game)), "save"
    return table.record(held[0] if held else None), "record"
