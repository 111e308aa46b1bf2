"""The names this server answers to, and whose pages may act on it.

A page from elsewhere can make its own name point at this machine (DNS rebinding): what it then asks for comes with that
name, so a request is for us only if it names us. Nobody can make a number point elsewhere: the address that a
connection came in by is always ours.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.types import Scope

from indochina.core.errors import Error

NAMES_VARIABLE, PUBLIC_VARIABLE, FRIENDS_VARIABLE = "INDOCHINA_NAMES", "INDOCHINA_PUBLIC_URL", "INDOCHINA_FRIENDS"
LOCAL = ("localhost", "127.0.0.1", "::1")
EVERY_ADDRESS = ("0.0.0.0", "::", "")


class Names:
    """What a request may name: the names given, those of this machine to itself, and the public address.

    `friends` is the origin at which others in the same network reach the server; empty if it hears only this machine,
    None if whoever started it did not say.
    """

    def __init__(self, names: Iterable[str] = (), public: str = "", friends: str | None = None) -> None:
        self.public = public_origin(public) if public else ""
        self.friends = friends
        self.names = {plain(name) for name in (*LOCAL, *names)}
        if self.public:
            self.names.add(hostname(self.public.partition("//")[2]))

    @classmethod
    def from_environment(cls) -> Names:
        """As `indochina serve` leaves them for its processes."""
        names, public = os.environ.get(NAMES_VARIABLE, "").split(), os.environ.get(PUBLIC_VARIABLE, "")
        return cls(names, public, os.environ.get(FRIENDS_VARIABLE))

    def ours(self, scope: Scope) -> bool:
        """Does a request name this server?"""
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1:
            return False
        named = hostname(hosts[0].decode("latin-1"))
        server = scope.get("server")
        return named in self.names or (bool(named) and server is not None and named == plain(server[0]))

    @property
    def only_here(self) -> bool:
        """Does the server hear nobody but this machine?"""
        return self.friends == "" and not self.public

    def for_friends(self, scope: Scope) -> str:
        """The origin of a link that is sent to somebody: empty if it is the one that who asks came by."""
        if self.public:
            return self.public
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        return (self.friends or "") if hostname(host) in LOCAL else ""

    def own_page(self, scope: Scope) -> bool:
        """Does the page that asks come from this server? Programs that are no browsers name no origin."""
        headers = dict(scope["headers"])
        origin: bytes | None = headers.get(b"origin")
        if origin is None:
            return True
        here: bytes = headers.get(b"host", b"")
        return origin.partition(b"//")[2] == here or (bool(self.public) and origin.decode("latin-1") == self.public)


def names_of(host: str) -> list[str]:
    """The names of a server that listens on this host: the host, or those of the machine if it is every address."""
    if host not in EVERY_ADDRESS:
        return [host]
    machine = socket.gethostname()
    return [machine, f"{machine.partition('.')[0]}.local", *addresses()]


def addresses() -> list[str]:
    """The addresses of this machine in its networks, first the one by which it reaches others."""
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("203.0.113.1", 9))  # an address that is nobody's (RFC 5737); nothing is sent by this
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(about[4][0]) for about in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not useless(address)]


def useless(address: str) -> bool:
    """Is an address no way to this machine for others?"""
    number = ip_address(address)
    return number.is_loopback or number.is_unspecified


def friends_origin(host: str, port: int) -> str:
    """Where others in the same network reach a server that listens on this host; empty if they do not."""
    if host in EVERY_ADDRESS:
        return next((origin(address, port) for address in addresses()), "")
    return "" if plain(host) in LOCAL or plain(host).startswith("127.") else origin(host, port)


def origin(host: str, port: int) -> str:
    """`http://192.168.1.5:8765`."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def public_origin(url: str) -> str:
    """The origin of a public address: `https://games.example`."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        good = good and not (parts.query or parts.fragment or parts.username) and (parts.port or 1) > 0
    except ValueError:
        good = False
    if not good:
        raise Error(f"a public address is written https://games.example, without a path, not {url!r}")
    standard = {"http": ":80", "https": ":443"}[parts.scheme]
    return f"{parts.scheme}://{parts.netloc.lower().removesuffix(standard)}"


def hostname(host: str) -> str:
    """The name in `name:port` or `[address]:port`; empty if it is neither."""
    if host.startswith("["):
        name, bracket, port = host[1:].partition("]")
        return plain(name) if bracket and (not port or port.startswith(":")) else ""
    return plain(host.partition(":")[0])


def plain(name: str) -> str:
    """A name in small letters, an address in its usual form."""
    try:
        address = ip_address(name)
    except ValueError:
        return name.lower()
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)
