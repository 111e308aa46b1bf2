"""What a viewer may still ask for: messages, and time to look things up. Each draws on its own and its address's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

from .limits import Allowance, Allowances, Limits
from .viewer import Refused


class Purse:
    """That of one viewer."""

    def __init__(self, messages: list[Allowance], looking: list[Allowance], turn: asyncio.Lock) -> None:
        self._messages = messages
        self._looking = looking
        self.turn = turn
        """For one address one thing at a time is worked out beside the loop; the others wait for it."""

    def message(self) -> None:
        """One more message has come."""
        for allowance in self._messages:
            if not allowance.take():
                raise Refused(429, "too many messages: slow down")

    def may_look(self) -> None:
        if any(allowance.left <= 0 for allowance in self._looking):
            raise Refused(429, "too much has been looked up lately: wait a minute")

    def pay(self, seconds: float) -> None:
        for allowance in self._looking:
            allowance.pay(seconds)

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Look something up here and now, and pay for it."""
        self.may_look()
        start = time.perf_counter()
        try:
            yield
        finally:
            self.pay(time.perf_counter() - start)


class Purses:
    """Those of all viewers, players and spectators apart."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._messages = [Allowances(most, 1) for most in limits.messages_a_second]
        self._looking = [Allowances(most, 60) for most in limits.looking_a_minute]
        self._address_messages = [Allowances(most, 1) for most in limits.address_messages_a_second]
        self._address_looking = [Allowances(most, 60) for most in limits.address_looking_a_minute]
        self._sockets = Allowances(limits.sockets_a_minute, 60)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._open: dict[str, int] = {}

    def of(self, address: str, browser: bytes | None, table: str, seat: str | None) -> Purse:
        """The purse of who looks at a table from a seat. A browser without a cookie is known by its address."""
        watching = seat is None
        viewer = (browser or address, table, seat)
        turn = self._turns.get(address) or self._turns.setdefault(address, asyncio.Lock())
        messages = [self._messages[watching].of(viewer), self._address_messages[watching].of(address)]
        looking = [self._looking[watching].of(viewer), self._address_looking[watching].of(address)]
        return Purse(messages, looking, turn)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """A socket is open meanwhile; False if this address has opened too many."""
        open = self._open.get(address, 0)
        if open >= self.limits.sockets or not self._sockets.take(address):
            yield False
            return
        self._open[address] = open + 1
        try:
            yield True
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
