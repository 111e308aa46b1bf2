"""Who is who: unguessable tokens, of which the server keeps only hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

COOKIE = "indochina"


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The id of a table: 144 random bits."""
    return secrets.token_urlsafe(18)


def hashed(token: str) -> bytes:
    """What is stored of a token. It is random already: no salt is needed."""
    return sha256(token.encode()).digest()
