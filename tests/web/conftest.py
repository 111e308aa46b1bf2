"""What the web tests share: both kinds of store."""

from __future__ import annotations

import os

import postgres
import pytest


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server():
    """One PostgreSQL server for all tests of a test process."""
    programs = postgres.binaries()
    if programs is None:
        say = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        say("PostgreSQL's server is not installed (Debian's package: postgresql)")
    server = postgres.Server(programs)
    yield server
    server.remove()


@pytest.fixture
def database(postgres_server):
    """The URL of an empty PostgreSQL database."""
    return postgres_server.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request, tmp_path):
    """An empty store of either kind."""
    return str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("database")
