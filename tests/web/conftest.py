"""What the web tests share: a server, browsers that call it, and both kinds of store."""

from __future__ import annotations

import os

import postgres
import pytest
from server import Browser, Server, two_browsers


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


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server for the tests of a module."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.db")
    yield running
    running.stop()


@pytest.fixture
def browser(server):
    """Makes new browsers, and closes them."""
    made = []

    def new(cookie=None):
        made.append(Browser(server, cookie))
        return made[-1]

    yield new
    for one in made:
        one.close()


@pytest.fixture
def people(server):
    """Ann (NV) and Bob (SV) at a table of Saigon 75, and Eve who watches: their lines."""
    ann, bob, id = two_browsers(server)
    eve = Browser(server)
    yield ann.sit(id, "NV"), bob.sit(id, "SV"), eve.sit(id), id
    for one in (ann, bob, eve):
        one.close()
