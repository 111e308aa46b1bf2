"""The addresses of the server: games, tables, files, pages. What all of them ask of a request is here."""

from __future__ import annotations

from fastapi import Request, Response

from ..limits import address_of
from ..purses import Purse, Purses
from ..seats import holds, people
from ..table import Table
from ..tables import Tables
from ..tokens import COOKIE, cookie_in, hashed, new_cookie, signed

YEAR = 365 * 24 * 3600


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def table_of(request: Request, id: str) -> Table:
    return await tables_of(request).table(id, address_of(request.scope))


def purse_of(request: Request, table: Table) -> Purse:
    """What who asks may still look up at a table."""
    purses: Purses = request.app.state.purses
    browser = browser_of(request)
    seat = next((seat for seat in people(table.row) if holds(table.row, browser, seat)), None)
    return purses.of(address_of(request.scope), browser, table.row.id, seat)


def browser_of(request: Request) -> bytes | None:
    token = cookie_in(request.scope["headers"])
    return hashed(token) if token else None


async def known_browser(request: Request, response: Response) -> bytes:
    """Who asks, by a cookie that we gave; anybody else gets one."""
    store, secret = tables_of(request).store, tables_of(request).secret
    token = cookie_in(request.scope["headers"])
    if token and (signed(secret, token) or await store.tables_of(hashed(token), limit=1)):
        return hashed(token)
    token = new_cookie(secret)
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=request.url.scheme == "https"
    )
    return hashed(token)
