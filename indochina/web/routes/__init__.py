"""The addresses of the server: games, tables, files, pages. What all of them ask of a request is here."""

from __future__ import annotations

from fastapi import Request, Response

from ..tables import Tables
from ..tokens import COOKIE, hashed, new_token

YEAR = 365 * 24 * 3600


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
