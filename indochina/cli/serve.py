"""`indochina serve`: the web board."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
import webbrowser
from ipaddress import ip_network
from typing import Annotated
from urllib.request import urlopen

import typer
from rich.text import Text

from indochina.core.errors import Error

from .autosaves import folder
from .screen import console

PORT = 8765


def serve(
    lan: Annotated[
        bool, typer.Option("--lan", help="For friends on the same network: show the address they open, and a QR code.")
    ] = False,
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 127.0.0.1, only this machine, if none.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help=f"Port to listen on; by default the first free one from {PORT} up."),
    ] = None,
    store: Annotated[
        str, typer.Option(help="Where games are kept: a file, or postgresql://... for several servers.")
    ] = "",
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="The address players use, such as https://games.example, if another.")
    ] = "",
    behind_proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="A proxy that is believed who calls. Repeatable.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Server processes; more than one needs PostgreSQL.")] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the lobby in a browser.")] = False,
    idle: Annotated[float, typer.Option(hidden=True, min=0.1)] = 600.0,
) -> None:
    """Run the web board: play in a browser, alone against the bots or with friends by link.

    Example: [bold]indochina serve --open[/bold]
    """
    from indochina.web import names  # the server takes a moment to load, which no other command needs
    from indochina.web.app import IDLE_VARIABLE, STORE_VARIABLE
    from indochina.web.lanes import SERVERS_VARIABLE

    host = host_of(host, lan)
    proxies = proxies_of(behind_proxy or [])
    public = names.public_origin(public_url) if public_url else ""
    where = store or str(folder() / "games.db")
    if workers > 1 and "://" not in where:
        raise Error("several server processes need a store they can share: --store postgresql://...")
    number = free_port(host, port)
    friends = names.friends_origin(host, number)
    if lan and not (friends or public):
        raise Error("this machine has no address in a network; connect it to one, or name an address with --host")
    asyncio.run(try_out(where))
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{number}/"
    os.environ.update({STORE_VARIABLE: where, IDLE_VARIABLE: str(idle), SERVERS_VARIABLE: str(workers)})
    os.environ.update({names.NAMES_VARIABLE: " ".join(names.names_of(host)), names.PUBLIC_VARIABLE: public})
    os.environ[names.FRIENDS_VARIABLE] = friends
    welcome(public or address, where)
    if lan:
        welcome_friends(public or friends)
    if open_browser:
        threading.Thread(target=show, args=(address,), daemon=True).start()
    listen(host, number, workers, proxies)


def listen(host: str, port: int, workers: int, proxies: list[str]) -> None:
    """Run the server until it is ended."""
    import uvicorn  # as above

    from indochina.web.connections import OPTIONS

    uvicorn.run(
        "indochina.web.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        timeout_graceful_shutdown=3,
        **{**OPTIONS, "proxy_headers": bool(proxies), "forwarded_allow_ips": ",".join(proxies)},
    )


def welcome(address: str, store: str) -> None:
    console.print(f"Indochina is at {address} (Ctrl+C ends it)", style="bold")
    if "://" not in store:
        console.print(f"Games are kept in {store}", style="dim")


def host_of(host: str | None, lan: bool) -> str:
    """The address to listen on."""
    if lan and host is not None:
        raise Error("--lan listens on every address of this machine: leave out --host, or --lan")
    return "0.0.0.0" if lan else host or "127.0.0.1"


def welcome_friends(address: str) -> None:
    """Where friends come to, for those who type and for those who have a camera."""
    from indochina.web.qr import blocks  # only now is there something to draw

    console.print(f"Friends on the same network open {address}/", style="bold")
    if console.is_terminal and console.encoding.startswith("utf"):
        for line in blocks(f"{address}/"):
            console.print(Text(line, style="black on bright_white"))
    console.print("If it does not open there: does the firewall of this machine let them in?", style="dim")


def proxies_of(given: list[str]) -> list[str]:
    """The addresses of proxies, or networks of them."""
    for text in given:
        try:
            ip_network(text)
        except ValueError:
            raise Error(f"--behind-proxy is an address such as 127.0.0.1 or 10.0.0.0/8, not {text!r}") from None
    return given


async def try_out(where: str) -> None:
    """Open the store once, so that what is wrong with it is told in a sentence before a server is started."""
    from indochina.web.store import open_store  # loads the server, which no other command needs

    store = await open_store(where)
    await store.close()


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
