"""`indochina serve`: the web board."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from typing import Annotated
from urllib.request import urlopen

import typer

from indochina.core.errors import Error

from .autosaves import folder
from .screen import console

PORT = 8765


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for friends on the same network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int | None, typer.Option(help=f"Port to listen on; by default the first free one from {PORT} up.")
    ] = None,
    store: Annotated[
        str, typer.Option(help="Where games are kept: a file, or postgresql://... for several servers.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, help="Server processes; more than one needs PostgreSQL.")] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the lobby in a browser.")] = False,
    idle: Annotated[float, typer.Option(hidden=True, min=0.1)] = 600.0,
) -> None:
    """Run the web board: play in a browser, alone against the bots or with friends by link.

    Example: [bold]indochina serve --open[/bold]
    """
    import uvicorn  # takes a moment to load, which no other command needs

    from indochina.web.app import IDLE_VARIABLE, STORE_VARIABLE

    where = store or str(folder() / "games.db")
    if workers > 1 and "://" not in where:
        raise Error("several server processes need a store they can share: --store postgresql://...")
    number = free_port(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{number}/"
    os.environ[STORE_VARIABLE], os.environ[IDLE_VARIABLE] = where, str(idle)
    console.print(f"Indochina is at [bold]{address}[/bold] (Ctrl+C ends it)")
    if "://" not in where:
        console.print(f"Games are kept in {where}", style="dim")
    if open_browser:
        threading.Thread(target=show, args=(address,), daemon=True).start()
    uvicorn.run(
        "indochina.web.app:create",
        factory=True,
        host=host,
        port=number,
        workers=workers,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=16 * 1024,
        ws_ping_interval=20,
        timeout_graceful_shutdown=3,
    )


def free_port(host: str, wanted: int | None) -> int:
    """The port asked for, or the first free one."""
    for port in [wanted] if wanted is not None else range(PORT, PORT + 50):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError as fault:
                if wanted is not None or fault.errno is None:
                    raise Error(f"cannot listen on {host}:{port} ({fault.strerror})") from None
                last = fault
            else:
                return port
    raise Error(f"cannot listen on {host} ({last.strerror})")


def show(address: str) -> None:
    """Open the lobby once the server answers."""
    for _ in range(100):
        try:
            with urlopen(address, timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    if not webbrowser.open(address):
        console.print(f"No browser found here: open {address} yourself.")
