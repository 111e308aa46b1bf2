"""Headers: those every page carries (nothing from elsewhere, no inline script, no framing, no sniffing), and what is
asked of those of a request."""

from __future__ import annotations

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .names import Names

HEADERS_SIZE = 16 * 1024
"""All headers of a request together; ours are a tenth of it. What is beyond 64 kB is not even read (`serve.py`)."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Headers:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers)


class OwnPages:
    """Nobody is heard who calls this server by another's name, and no page from elsewhere may act for this browser."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = refusal(scope) if scope["type"] == "http" else None
        await (self.app if answer is None else answer)(scope, receive, send)


def refusal(scope: Scope) -> JSONResponse | None:
    """Why a request is not heard, by its headers alone."""
    names: Names = scope["app"].state.names
    if too_long(scope):
        return JSONResponse({"error": f"the headers are longer than {HEADERS_SIZE // 1024} kB"}, 431)
    if not names.ours(scope):
        sentence = "this server does not go by the name it was called by; whoever runs it can add --public-url"
        return JSONResponse({"error": sentence}, 421)
    if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not names.own_page(scope):
        return JSONResponse({"error": "the request comes from another site"}, 403)
    return None


def may_connect(scope: Scope) -> bool:
    """May a socket be opened, by its headers alone?"""
    names: Names = scope["app"].state.names
    return not too_long(scope) and names.ours(scope) and names.own_page(scope)


def too_long(scope: Scope) -> bool:
    return sum(len(name) + len(value) for name, value in scope["headers"]) > HEADERS_SIZE
