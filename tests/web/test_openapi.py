"""The description at /api/openapi.json is true: whatever it allows to be sent, no fault comes of it."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import sampled_from
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server import SAIGON, Browser

from indochina.web.app import create
from indochina.web.tokens import COOKIE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(create("unused").openapi()).get_all_operations()]
FEW = settings(max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def ann(server):
    browser = Browser(server)
    browser.make()
    yield browser
    browser.close()


def sentence(response):
    """A refusal is one sentence."""
    if response.status_code >= 400:
        assert list(response.json()) == ["error"]
        assert response.json()["error"].strip()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_whatever_is_sent(server, operation):
    as_described = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    otherwise = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    def check(case):
        sentence(case.call_and_validate(server.url, checks=CHECKS))

    FEW(given(as_described)(check))()
    if operation.path not in ("/api/tables/import", "/api/browser", "/api/address"):  # any text, and nothing
        FEW(given(otherwise)(check))()


@pytest.mark.parametrize("operation", [one for one in OPERATIONS if "{id}" in one.path], ids=lambda one: one.label)
def test_whatever_is_sent_to_a_table_by_who_made_it(server, ann, operation):
    @FEW
    @given(operation.as_strategy(), sampled_from(["NV", "SV", "XX"]))
    def check(case, seat):
        tables = ann.get("/api/tables").json()["tables"]
        case.path_parameters["id"] = tables[0]["id"] if tables else ann.make()["id"]
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = seat
        if operation.path.endswith("/fork"):
            case.body = {"made": 0, "seat": seat}
        answer = case.call_and_validate(server.url, checks=CHECKS, cookies={COOKIE: ann.cookie})
        sentence(answer)
        statuses.add(answer.status_code)

    statuses = set()
    check()
    # it is really answered, but for a token that would have to be guessed, and what is for the end of a game
    refused = {"/join": 403, "/replay": 409}.get(operation.path.removeprefix("/api/tables/{id}"))
    assert min(statuses) < 300 or refused in statuses


def test_everything_there_is_is_described(server, ann):
    described = ann.get("/api/openapi.json").json()["paths"]
    assert set(described) == {
        "/api/address",
        "/api/browser",
        "/api/games",
        "/api/games/{game}/board",
        "/api/games/{game}/rules",
        "/api/qr",
        "/api/tables",
        "/api/tables/import",
        "/api/tables/{id}",
        "/api/tables/{id}/join",
        "/api/tables/{id}/seats/{seat}/link",
        "/api/tables/{id}/seats/{seat}/others",
        "/api/tables/{id}/save",
        "/api/tables/{id}/account",
        "/api/tables/{id}/replay",
        "/api/tables/{id}/fork",
        "/api/tables/{id}/report",
    }
    for operations in described.values():
        for operation in operations.values():
            assert operation["summary"]
            assert {"400", "403", "404", "409", "413", "421", "422", "429", "431", "503"} <= set(operation["responses"])
    assert ann.post("/api/tables", json=SAIGON).status_code == 201
