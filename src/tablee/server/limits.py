"""How much is too much: messages of a socket, guesses of an address, sockets of a person."""

import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from tablee.server.addresses import is_loopback
from tablee.server.answers import Denied
from tablee.server.settings import ServerSettings

Clock = Callable[[], float]

HOUSES = 4
"""As many households of one street as may try their all in the same minute."""


class Bucket:
    """So many at once, and so many more every second; knows how deep in debt the asker is."""

    def __init__(
        self,
        size: int,
        seconds: float,
        clock: Clock = time.monotonic,
        *,
        debt: float | None = None,
    ) -> None:
        self._size = size
        self._rate = size / seconds
        self._debt = size if debt is None else debt
        """The most that is held against an asker: what is taken beyond it is forgotten."""
        self._clock = clock
        self._left = float(size)
        self._seen = clock()

    def take(self) -> float:
        """What is left after one more; below zero it is too much."""
        now = self._clock()
        left = min(self._left + (now - self._seen) * self._rate, self._size)
        self._left = max(left, -self._debt) - 1
        self._seen = now
        return self._left


class Tries:
    """Counts by asker within a minute, then forgets them all: no address is kept longer.

    Whoever is refused is not counted, so nobody can spend what is left to others; when all of them
    together have tried too often, each still has one try.
    """

    def __init__(self, each: int, together: int, clock: Clock = time.monotonic) -> None:
        self._each = each
        self._together = together
        self._clock = clock
        self._began = clock()
        self._counts: Counter[str] = Counter()
        self._total = 0

    def note(self, who: str) -> None:
        self._turn_page()
        self._add(who, 1)

    def forgive(self, who: str) -> None:
        """It was none after all."""
        if self._counts[who]:
            self._add(who, -1)

    def are_spent(self, who: str) -> bool:
        self._turn_page()
        if self._counts[_street(who)] >= self._each * HOUSES:
            return True
        return self._counts[who] >= (self._each if self._total < self._together else 1)

    def _add(self, who: str, change: int) -> None:
        self._total += change
        for counted in (who, _street(who)):
            self._counts[counted] += change

    def _turn_page(self) -> None:
        if self._clock() - self._began >= 60:
            self._began = self._clock()
            self._counts.clear()
            self._total = 0


def _street(address: str) -> str:
    """The 65,536 IPv6 households that one customer may rent together; an IPv4 address stands alone."""
    is_household = address.count(":") == 3
    return f"street {address[:14] if is_household else address}"


class Crowd:
    """The sockets that are open now: in all, by address and by person."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._counts: Counter[Hashable] = Counter()
        self.size = 0

    @contextmanager
    def room_for(self, address: str, person: Hashable) -> Iterator[None]:
        """Counts one socket as long as it is open, or denies it."""
        self._check(address, person)
        self._add(address, person, 1)
        try:
            yield
        finally:
            self._add(address, person, -1)

    def _check(self, address: str, person: Hashable) -> None:
        if self.size >= self._settings.max_sockets:
            raise Denied(503, "server_full")
        if self._counts[address] >= self._settings.sockets_per_address:
            raise Denied(429, "too_many_sockets")
        if self._counts[person] >= self._settings.sockets_per_person:
            raise Denied(429, "too_many_sockets")

    def _add(self, address: str, person: Hashable, change: int) -> None:
        self.size += change
        for counted in (address, person):
            self._counts[counted] += change
            if not self._counts[counted]:
                del self._counts[counted]


def address_of(asking: HTTPConnection) -> str:
    """Whom limits count together: an IPv4 address, or the network an IPv6 household has to itself."""
    host = asking.client.host if asking.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return address.exploded[:19]
    return str(getattr(address, "ipv4_mapped", None) or address)


def is_from_here(asking: HTTPConnection) -> bool:
    """From this machine itself, not through a proxy on it."""
    if asking.client is None or "x-forwarded-for" in asking.headers:
        return False
    return is_loopback(asking.client.host)
