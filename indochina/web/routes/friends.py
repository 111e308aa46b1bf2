"""How friends come: the address they reach this server by, and links as QR codes."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..limits import Allowances, address_of
from ..models import Address, Code
from ..names import Names
from ..qr import svg
from ..viewer import Refused

router = APIRouter()


@router.get("/api/address", summary="The address for friends, and whether they can reach it")
def address(request: Request) -> Address:
    names: Names = request.app.state.names
    return Address(friends=names.for_friends(request.scope), only_here=names.only_here)


@router.post(
    "/api/qr",
    summary="The link of a table or seat as a QR code",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
def code(asked: Code, request: Request) -> Response:
    """Sent as a body: the link of a seat is a secret, and addresses are written into logs."""
    drawn_lately: Allowances = request.app.state.drawn_lately
    if not drawn_lately.take(address_of(request.scope)):
        raise Refused(429, f"too many QR codes: at most {drawn_lately.most:g} a minute")
    return Response(svg(asked.link), media_type="image/svg+xml", headers={"cache-control": "no-store"})
