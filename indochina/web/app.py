"""The application: pages, REST for lobby and saves, the socket. See docs/web.md."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import indochina
from indochina import garbage
from indochina.core.errors import Error

from .headers import Headers, OwnPages
from .limits import Allowances, BodyLimit, Limits
from .models import Problem
from .names import Names
from .purses import Purses
from .routes import files, friends, games, pages, tables
from .socket import Socket, Sockets
from .store import Unavailable, open_store
from .tables import Tables
from .viewer import Refused

STORE_VARIABLE, IDLE_VARIABLE = "INDOCHINA_STORE", "INDOCHINA_IDLE"
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 408, 409, 413, 421, 422, 429, 431, 500, 503)
}


def create(store_url: str | None = None, idle: float | None = None, limits: Limits = Limits()) -> FastAPI:
    """The application on a store: a file, or a PostgreSQL URL. Tables are forgotten after so many idle seconds."""
    url = store_url or os.environ[STORE_VARIABLE]
    seconds = idle or float(os.environ.get(IDLE_VARIABLE, 600))
    purses = Purses(limits)
    socket = Socket(purses)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        garbage.seldom()  # a long pause is felt at every table
        sys.setswitchinterval(0.001)  # the store's thread asks for Python's lock several times for each write
        live = Tables(await open_store(url), seconds, limits)
        await live.start()
        app.state.tables = live
        socket.tables = live
        yield
        await live.stop()
        gc.collect()  # what is left of the processes: a server that is told to end has no other chance

    app = FastAPI(
        title="indochina",
        version=indochina.__version__,
        lifespan=lifespan,
        responses=REFUSALS,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(OwnPages)
    app.add_middleware(BodyLimit)
    app.add_middleware(Headers)  # outermost for pages: every answer carries the headers
    app.add_middleware(Sockets, socket=socket)
    app.state.names = Names.from_environment()
    app.state.made_lately = Allowances(limits.tables_a_minute, 60)
    app.state.drawn_lately = Allowances(limits.codes_a_minute, 60)
    app.state.purses = purses
    for routes in (games, tables, files, friends, pages):
        app.include_router(routes.router)
    app.mount("/static", pages.Client(directory=pages.CLIENT))
    app.exception_handler(Error)(refused)
    app.exception_handler(HTTPException)(http_error)
    app.exception_handler(RequestValidationError)(invalid)
    return app


def refused(_: Request, fault: Error) -> JSONResponse:
    if isinstance(fault, Unavailable):
        return problem(503, str(fault))
    return problem(fault.status if isinstance(fault, Refused) else 400, str(fault))


def http_error(_: Request, fault: HTTPException) -> JSONResponse:
    sentence = {404: "there is no such page", 405: "this address does not do that"}
    return problem(fault.status_code, sentence.get(fault.status_code, str(fault.detail)), fault.headers)


def invalid(_: Request, fault: RequestValidationError) -> JSONResponse:
    first = fault.errors()[0]
    if first["type"] == "json_invalid":
        return problem(422, "the body cannot be read: it is not JSON")
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return problem(422, f"{where}: {first['msg']}" if where else str(first["msg"]))


def problem(status: int, sentence: str, headers: Any = None) -> JSONResponse:
    return JSONResponse({"error": sentence}, status, headers)
