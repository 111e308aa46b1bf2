"""Who is who: unguessable tokens, of which the server keeps only hashes; and the cookie a browser is known by.

A cookie is 128 random bits and as many of their signature, so that only those we gave are somebody's. Cookies from
before they were signed are those of whoever made a table or holds a seat.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256

COOKIE = "indochina"
LOOKS_OURS = re.compile(rb"[A-Za-z0-9_-]{1,128}")
GIVEN = "give-"
"""How the token of a seat that is given away begins; that of a link for another device does not."""


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The id of a table: 144 random bits."""
    return secrets.token_urlsafe(18)


def hashed(token: str) -> bytes:
    """What is stored of a token. It is random already: no salt is needed."""
    return sha256(token.encode()).digest()


def new_cookie(secret: bytes) -> str:
    random = secrets.token_bytes(16)
    return urlsafe_b64encode(random + _signature(secret, random)).decode().rstrip("=")


def signed(secret: bytes, cookie: str) -> bool:
    """Is it a cookie that was signed with this secret?"""
    if len(cookie) != 43:
        return False
    raw = urlsafe_b64decode(cookie + "=")
    return hmac.compare_digest(raw[16:], _signature(secret, raw[:16]))


def _signature(secret: bytes, random: bytes) -> bytes:
    return hmac.digest(secret, random, "sha256")[:16]


def cookie_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Our cookie among the headers of a request, if one looks like it.

    Read by ourselves: the standard library's reader takes quadratic time for some values.
    """
    for name, value in headers:
        if name != b"cookie":
            continue
        for part in value.split(b";"):
            key, _, token = part.strip().partition(b"=")
            if key == COOKIE.encode() and LOOKS_OURS.fullmatch(token):
                return token.decode()
    return None
