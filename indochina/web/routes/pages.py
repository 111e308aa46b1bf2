"""The pages, and the files of the client."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles

CLIENT = Path(str(resources.files("indochina.web") / "client"))
router = APIRouter(include_in_schema=False)


@router.get("/")
def home() -> FileResponse:
    return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})


@router.get("/table/{id}")
def table_page(id: str) -> FileResponse:
    return FileResponse(CLIENT / "table.html", headers={"cache-control": "no-cache"})


@router.get("/table/{id}/account")
def account_page(id: str) -> FileResponse:
    return FileResponse(CLIENT / "ending.html", headers={"cache-control": "no-cache"})


class Client(StaticFiles):
    """The client's files: a browser asks each time whether they have changed."""

    def file_response(self, *args: Any, **named: Any) -> Response:
        response = super().file_response(*args, **named)
        response.headers["cache-control"] = "no-cache"
        return response
